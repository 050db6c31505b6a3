"""What a seat is: somebody who is sent messages and gives answers while a game lasts."""

from dataclasses import dataclass
from typing import Any, Optional

SAID_BYTES = 10 * 1024  # kept of what is said to one answer
SAID_BYTES_A_GAME = 1 << 20


@dataclass(frozen=True)
class Answer:
    """What came back: `text`, or else `status` (one of FAULTS) and `detail` for people."""

    used: float  # seconds on the clock
    text: Optional[str] = None
    status: Optional[str] = None
    detail: str = ""
    unknown: float = 0.0  # seconds by which it may have been over the limit: nobody can tell


def talk_line(event: dict[str, Any]) -> str:
    """An event of a log as it is said in the talk of its seat: a message, or after `> ` an answer,
    which is empty if there was none."""
    return event["to"] if "to" in event else f"> {event['from'] or ''}"


class Seat:
    """`send` and `ask` while the game lasts, `hang_up` and `finish` when it is over, and `end`
    in any case. Whoever has no process, says nothing and leaves nothing overrides `ask` alone."""

    def __init__(self) -> None:
        self.stderr = b""  # the end of all that it wrote there
        self.notes: list[str] = []  # what costs nothing but should be known
        self.exits: list[int] = []  # exit statuses, negative for a signal
        self.peak_mb = 0.0
        self.company: list[Seat] = []  # who else is at the table

    def guard(self) -> None:
        """End it if it breaks its limits while others think."""

    def ask(self, messages: list[str], seconds: float) -> Answer:
        """Send the messages and wait for the answer."""
        raise NotImplementedError

    def send(self, messages: list[str]) -> None:
        """Messages that want no answer."""

    def remember(self, talk: list[str]) -> None:
        """Before anything else: what was said in this seat, as in samples/*.talk: messages, and
        after `> ` the answers; an answer is the last of it. It sits here as if it had given
        them. Whoever keeps nothing between answers need not be told."""

    def said(self, last: bool = False) -> tuple[list[str], bool]:
        """The lines on stderr since this was last asked, and whether some were left out; a line
        that is not complete waits for its end, unless this is the `last` time."""
        return [], False

    def hang_up(self) -> None:
        """No more messages will come."""

    def finish(self) -> Optional[tuple[str, str]]:
        """Let it end by itself: None, or (status, detail) of a fault that costs nothing now."""
        return None

    def end(self) -> None:
        """Leave nothing behind."""


class Ear:
    """Hears the stderr of a program: keeps the end of it all, and the beginning of what is new."""

    def __init__(self) -> None:
        self.tail = bytearray()
        self.new = bytearray()
        self.cut = False

    def hear(self, data: bytes) -> None:
        self.tail += data
        del self.tail[:-SAID_BYTES]
        room = SAID_BYTES - len(self.new)
        self.cut |= len(data) > room
        self.new += data[:room]

    def last_line(self) -> str:
        return self.tail.decode("utf-8", "replace").rstrip("\n").rpartition("\n")[2]

    def lines(self, last: bool = False) -> tuple[list[str], bool]:
        """As `Seat.said`."""
        end = len(self.new) if last or self.cut else self.new.rfind(b"\n") + 1
        text, cut = self.new[:end].decode("utf-8", "replace"), self.cut
        del self.new[:end]
        self.cut = False
        return text.removesuffix("\n").split("\n") if text else [], cut


class Said:
    """Puts what was said beside the answers that it belongs to, within the limits of a log."""

    def __init__(self) -> None:
        self.room = SAID_BYTES_A_GAME

    def add(self, event: dict[str, Any], lines: list[str], cut: bool) -> None:
        kept: list[str] = event.get("said", [])
        room = min(self.room, SAID_BYTES - sum(len(line) + 1 for line in kept))
        for line in lines:
            cut |= len(line) + 1 > room
            if room > 1:
                kept = [*kept, line[:room - 1]]
                self.room -= min(len(line) + 1, room)
                room -= min(len(line) + 1, room)
        if kept:
            event["said"] = kept
        if cut:
            event["said_cut"] = True
