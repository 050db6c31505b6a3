"""What bots say on stderr, beside their answers: objects of JSON are thoughts, all else is text.

Whatever a program says is hostile: it is read with limits, and shown with nothing in it that
could steer a terminal or turn a line around."""

import json
import math
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Optional

from arena.matches.play import Event

Thought = dict[str, Any]

SWING = 0.15  # of the chance to win: more is worth a mark
LEAST_FALL = 0.05  # of it: a move that took less did not lose the game
# What is kept of a thought.
LONGEST_TEXT = 200
MOST_ITEMS = 100
DEEPEST = 5


def plain(text: str) -> str:
    """The text with every control, format and private character written out: `<U+202E>`."""
    return "".join(sign if sign in "\n\t" or unicodedata.category(sign)[0] != "C"
                   else f"<U+{ord(sign):04X}>" for sign in text)


def thought(event: Event) -> Optional[Thought]:
    """The last object of JSON among the lines said to an answer, as far as it can be shown."""
    for line in reversed(event.get("said", [])):
        found = _object(line)
        if found is not None:
            return found
    return None


def other_lines(event: Event) -> list[str]:
    """What was said besides the thought."""
    return [line for line in event.get("said", []) if _object(line) is None]


def value(event: Event) -> Optional[float]:
    """The chance to win that the seat gave itself."""
    said = (thought(event) or {}).get("value")
    return float(said) if isinstance(said, (int, float)) and 0 <= said <= 1 else None


def _object(line: str) -> Optional[Thought]:
    if not line.lstrip().startswith("{"):
        return None
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    kept: Optional[Thought] = _kept(found, DEEPEST)
    return kept


def _kept(given: Any, depth: int) -> Any:
    """JSON within limits; what goes beyond them is left out."""
    if isinstance(given, str):
        return plain(given[:LONGEST_TEXT])
    if isinstance(given, (bool, type(None))):
        return given
    if isinstance(given, (int, float)):
        return given if abs(given) < 1e15 and math.isfinite(given) else None
    if not depth:
        return None
    if isinstance(given, list):
        return [_kept(item, depth - 1) for item in given[:MOST_ITEMS]]
    return {plain(key[:LONGEST_TEXT]): _kept(item, depth - 1)
            for key, item in list(given.items())[:MOST_ITEMS]}


@dataclass(frozen=True)
class Swing:
    """A seat's own chance to win changed between two of its answers."""

    seat: int
    answered: int  # the turn of the earlier answer, or of the choice that it only followed from
    noticed: int  # the turn of the later one
    before: float
    after: float

    @property
    def size(self) -> float:
        return self.after - self.before


def swings(events: Iterable[Event]) -> list[Swing]:
    """Between any two answers in a row of each seat, in the order of the game."""
    found = []
    last: dict[int, tuple[int, float]] = {}
    answers = (event for event in events if "from" in event)
    for turn, event in enumerate(answers, 1):
        now = value(event)
        if now is None:
            continue
        seat, chosen = event["seat"], turn
        if seat in last:
            answered, before = last[seat]
            found.append(Swing(seat, answered, turn, before, now))
            chosen = answered if now == before and _forced(event) else turn
        last[seat] = chosen, now
    return found


def _forced(event: Event) -> bool:
    """Whether the bot says that it had only one answer."""
    candidates = (thought(event) or {}).get("candidates")
    return isinstance(candidates, list) and len(candidates) == 1


def losing(found: list[Swing], seats: list[int]) -> Optional[Swing]:
    """Where the own chance of one of these seats fell most; None if it never really fell."""
    falls = [swing for swing in found if swing.seat in seats and swing.size <= -LEAST_FALL]
    return min(falls, key=lambda swing: swing.size, default=None)
