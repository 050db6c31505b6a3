"""Standings while the games are played: drawn anew in their place on a terminal, elsewhere a line
now and then."""

import shutil
import sys
import time
from datetime import timedelta
from typing import Callable, Optional

from arena.matches import standings_text
from arena.matches.report import LINES_APART
from arena.matches.standings import Standings

APART = 2.0  # seconds between two tables on a terminal
BUSY = 30  # times as long as a table takes to rate: the cores are for the games


class Live:
    """`step` after every game, `say` for a line that stays, `clear` at the end; all on stderr."""

    def __init__(self, table: Callable[[], Standings], total: Optional[int] = None) -> None:
        self.table, self.total = table, total
        self.terminal = sys.stderr.isatty()
        self.apart = APART if self.terminal else LINES_APART
        self.lines = 0  # of the table that is on the terminal
        self.played = 0
        self.started = self.shown = time.monotonic()

    def step(self) -> None:
        """A game has been played."""
        self.played += 1
        now = time.monotonic()
        last = not self.terminal and self.played == self.total
        if now - self.shown < self.apart and not last:
            return
        line = self._progress(now)
        if self.terminal:
            self._draw(line)
            self.apart = max(APART, BUSY * (time.monotonic() - now))
        else:
            print(line, file=sys.stderr, flush=True)
        self.shown = time.monotonic()

    def _progress(self, now: float) -> str:
        if self.total is None:
            return f"{self.played} games"
        left = (now - self.started) / self.played * (self.total - self.played)
        return f"{self.played}/{self.total} games, {timedelta(seconds=round(left))} to go"

    def _draw(self, line: str) -> None:
        size = shutil.get_terminal_size()
        rows = standings_text.text(self.table(), cross=False, columns=size.columns - 1).split("\n")
        room = max(2, size.lines - 2)  # what has scrolled away cannot be drawn over
        if len(rows) > room:
            rows = [*rows[:room - 1], f"    … {len(rows) - room + 1} more"]
        self.clear()
        shown = [each[:size.columns - 1] for each in [*rows, line]]
        print("\n".join(shown), file=sys.stderr, flush=True)
        self.lines = len(shown)

    def clear(self) -> None:
        if self.lines:  # from the left, where Ctrl-C has left its ^C
            print(f"\r\033[{self.lines}A\033[J", end="", file=sys.stderr, flush=True)
            self.lines = 0

    def say(self, line: str) -> None:
        self.clear()
        print(line, flush=True)
