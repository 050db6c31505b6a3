"""A seat for a person: `match GAME human BOT` on a terminal, without a time limit."""

import time
from typing import Optional

from arena.game import Referee
from arena.program import Answer

TERMINAL = "/dev/tty"


class Human:
    """Takes the place of a `Program`. `?` lists the legal answers."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.stderr, self.notes, self.exits = b"", [], []
        self.terminal_in, self.terminal_out = open(TERMINAL), open(TERMINAL, "w")

    def send(self, messages: list[str]) -> None:
        if self.referee.persistent:
            self._print("\n".join(messages))

    def ask(self, messages: list[str], seconds: float) -> Answer:
        started = time.monotonic()
        self.send(messages)
        self._print(self.referee.show())
        text = self._read()
        while text == "?":
            self._print("\n".join(self.referee.legal()))
            text = self._read()
        used = time.monotonic() - started
        if text is None:
            return Answer(used, status="crash", detail="the person left")
        return Answer(used, text)

    def _read(self) -> Optional[str]:
        """One line; or, for a whole output.txt, all lines up to an empty one."""
        self._print("your answer (? for the legal ones): ", end="")
        line = self.terminal_in.readline()
        text = line
        while line.strip() not in ("", "?") and not self.referee.persistent:
            line = self.terminal_in.readline()
            text += line
        return text.strip() if text else None

    def _print(self, text: str, end: str = "\n") -> None:
        print(text, end=end, file=self.terminal_out, flush=True)

    def hang_up(self) -> None:
        self._print(self.referee.show())
        if self.referee.result:
            self._print(self.referee.result.reason)

    def finish(self) -> None:
        """A person may stay."""

    def end(self) -> None:
        self.terminal_in.close()
        self.terminal_out.close()
