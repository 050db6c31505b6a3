"""The games of a match under way, for who watches: beside its log LOG the folder LOG.live has a
file for each worker, with the position of its game, written anew about twice a second. A worker
removes its own at the end; what killed ones left is read by nobody, and removed by the next match
with that log."""

import contextlib
import json
import os
import time
from pathlib import Path
from typing import Any, Optional

from arena import views
from arena.game import Referee
from arena.matches.play import Job
from arena.seats import proc

APART = 0.5  # seconds between two positions of a worker, on average
# After a pause some come at once: the answer of a fast bot is seen while a slow one thinks.
SAVED = 2.0
ENDING = ".board"
KEYS = {"index", "game", "seats", "picture"}


def folder_of(log_path: str) -> str:
    return f"{log_path}.live"


class Board:
    """What one worker shows of its games; without a folder, or on a full disk, nothing."""

    def __init__(self, folder: Optional[str]) -> None:
        self.folder = folder
        self.path = Path(folder or "", f"{os.getpid()}{ENDING}")
        self.due = 0.0

    def show(self, job: Job, referee: Referee) -> None:
        now = time.monotonic()
        if self.folder is None or now < self.due:
            return
        # Neither a full disk nor the drawing of a game may hurt the match.
        with contextlib.suppress(Exception):
            self._write(json.dumps(position(job, referee)))
        self.due = max(self.due, now - SAVED) + APART

    def _write(self, text: str) -> None:
        """Who reads sees the old position or the new one, never a part."""
        self.path.parent.mkdir(exist_ok=True)
        new = self.path.with_suffix(".new")
        new.write_text(text)
        os.replace(new, self.path)

    def end(self) -> None:
        if self.folder is not None:
            _remove(self.path.parent, self.path.stem)


def position(job: Job, referee: Referee) -> dict[str, Any]:
    conditions = job.conditions
    seated = conditions.players(job.index, [referee.side(seat) for seat in range(referee.seats)])
    return {"index": job.index, "game": conditions.game, "seats": [bot.spec for bot in seated],
            "picture": views.picture(referee)}


def clear(folder: Optional[str]) -> None:
    """Remove what workers left there."""
    if folder is not None:
        _remove(Path(folder), "*")


def _remove(folder: Path, stem: str) -> None:
    with contextlib.suppress(OSError):
        for ending in (ENDING, ".new"):
            for path in folder.glob(f"{stem}{ending}"):
                path.unlink()
        folder.rmdir()


def under_way(log_path: str) -> list[dict[str, Any]]:
    """The position of each game that is being played."""
    found = []
    for path in sorted(Path(folder_of(log_path)).glob(f"*{ENDING}")):
        if not path.stem.isdigit() or proc.state(int(path.stem)) in ("", "Z"):
            continue
        with contextlib.suppress(OSError, ValueError):
            game = json.loads(path.read_text())
            if isinstance(game, dict) and game.keys() >= KEYS:
                found.append(game)
    return found
