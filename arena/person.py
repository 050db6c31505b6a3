"""How a person plays a game: what person.py of a game's folder may have, and what happens
without it. A game needs none of it to be played, only to be played with pleasure.

    draw(referee, seat, paint) -> str     the position as the person in that seat may see it
    read(referee, text) -> str            the answer that a person means; ValueError explains
    help(referee) -> str                  what may be typed now
    tell(referee, seat, answer) -> str    what an answer is about to do, be it legal or not, in
                                          words for the person in that seat
    choices(referee, seat) -> Any         plain JSON: what the page lets a person click now
    about() -> dict                       {"goal": how one wins, "words": [[word, meaning], ...]}
    titles(seat) -> list[str]             what the person calls each seat
    ended(reason, seat) -> str            how the game ended, said to the person in that seat
"""

import os
import re
from types import ModuleType
from typing import Any, Optional, TextIO

from arena import games
from arena.game import Referee

ESCAPE = re.compile(r"\033\[[0-9;]*m")
CODES = {"bold": "1", "dim": "2", "red": "91", "green": "92", "yellow": "93", "blue": "94",
         "magenta": "95", "cyan": "96", "orange": "38;5;208", "reverse": "7"}


class Paint:
    """Colours a text where there are colours: paint("A", "bold", "red")."""

    def __init__(self, colours: bool) -> None:
        self.colours = colours

    def __call__(self, text: str, *names: str) -> str:
        if not self.colours or not names:
            return text
        return f"\033[{';'.join(CODES[name] for name in names)}m{text}\033[0m"


def paint_for(stream: TextIO) -> Paint:
    """Colours on a terminal that has them and whose owner wants them (no-color.org)."""
    return Paint(stream.isatty() and os.environ.get("TERM", "dumb") != "dumb"
                 and not os.environ.get("NO_COLOR"))


def wrapped(text: str, width: int) -> str:
    """Lines that are too long go on in the next one, between words; colours take no room."""
    found = []
    for line in text.split("\n"):
        first, *words = line.split(" ")
        room = width - len(ESCAPE.sub("", first))
        for word in words:
            length = len(ESCAPE.sub("", word)) + 1
            if length > room and first.strip():
                found.append(first)
                first, room = " " + word, width - length
            else:
                first, room = f"{first} {word}", room - length
        found.append(first)
    return "\n".join(found)


class Manners:
    """person.py of a game, or what does instead."""

    def __init__(self, game: str) -> None:
        self.module: Optional[ModuleType] = games.part(game, "person")

    def draw(self, referee: Referee, seat: int, paint: Paint) -> str:
        return self._call("draw", referee, seat, paint, default=referee.view(seat))

    def read(self, referee: Referee, text: str) -> str:
        return self._call("read", referee, text, default=text.strip())

    def help(self, referee: Referee) -> str:
        return self._call("help", referee, default="Legal: " + " ".join(referee.legal()))

    def tell(self, referee: Referee, seat: int, answer: str) -> str:
        who = f"Player {referee.on_turn + 1}"
        return self._call("tell", referee, seat, answer, default=f"{who}: {answer.strip()}")

    def choices(self, referee: Referee, seat: int) -> Any:
        if referee.wanted != seat:
            return None
        if self.module is None:
            return {"answers": referee.legal()}
        return self.module.choices(referee, seat)

    def about(self) -> dict[str, Any]:
        empty: dict[str, Any] = {"goal": "", "words": []}
        return getattr(self.module, "about", lambda: empty)()

    def titles(self, seat: Optional[int]) -> Optional[list[str]]:
        """None where the seats are called as in any game, by number or by who sits there."""
        if seat is None or not hasattr(self.module, "titles"):
            return None
        return self.module.titles(seat)  # type: ignore[union-attr, no-any-return]

    def ended(self, reason: str, seat: Optional[int]) -> str:
        if seat is None or not hasattr(self.module, "ended"):
            return reason
        return self._call("ended", reason, seat, default=reason)

    def _call(self, name: str, *arguments: Any, default: str) -> str:
        if self.module is None:
            return default
        text: str = getattr(self.module, name)(*arguments)
        return text
