"""The logs of the working folder, as the pages show them."""

import time
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from threading import Lock
from typing import Any, Optional

from arena import games, views
from arena.matches import boards, log, outcome, replay
from arena.matches.play import Record
from arena.seats.bots import short_name
from arena.web.guard import Refused
from arena.web.table import key

FRESH = 15.0  # seconds after its last game during which a log counts as growing
LISTED = 12  # games of a log, the last ones


class Logs:
    """The logs of the working folder, read on as they grow."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.seen: dict[Path, Summary] = {}
        self.lock = Lock()  # each open page asks in a thread of its own

    def path(self, name: str) -> Path:
        """The log with that key."""
        for path in self.paths():
            if key(path) == name:
                return path
        raise Refused(404, "no such log")

    def paths(self) -> list[Path]:
        return sorted(self.folder.glob("*.jsonl"), key=changed, reverse=True)

    def listing(self) -> list[dict[str, Any]]:
        return list(filter(None, map(self._told, self.paths())))

    def watched(self, name: str) -> dict[str, Any]:
        """A log, null once it is gone, and the games that will come to it."""
        path = next((path for path in self.paths() if key(path) == name), None)
        live = [{"index": game["index"], "game": game["game"], "picture": game["picture"],
                 "seats": [called(spec) for spec in game["seats"]]}
                for game in (boards.under_way(str(path)) if path else [])]
        return {"log": self._told(path) if path else None, "live": live}

    def _told(self, path: Path) -> Optional[dict[str, Any]]:
        """A log as it stands; None if the file is gone, or is no log."""
        try:
            status = path.stat()
        except OSError:
            return None
        live = boards.under_way(str(path))
        with self.lock:
            known = self._summary(path, (status.st_size, status.st_mtime_ns)).told()
        if not known and live:
            known = unheard(path, live[0]["game"])
        growing = bool(live) or time.time() - status.st_mtime < FRESH
        return {**known, "growing": growing} if known else None

    def _summary(self, path: Path, stamp: tuple[int, int]) -> "Summary":
        summary = self.seen.get(path)
        if summary is None or summary.stamp != stamp:
            if summary is None or not summary.goes_on():
                summary = self.seen[path] = Summary(path)
            summary.read_on(stamp)
        return summary


def changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


class Summary:
    """Who played in a log and how it stands, kept up as the log grows."""

    def __init__(self, path: Path) -> None:
        self.path, self.log = path, log.Growing(str(path))
        self.stamp = (0, 0)  # size and time of the file when it was read
        self.broken = False
        self.game, self.count = "", 0
        self.last: deque[dict[str, Any]] = deque(maxlen=LISTED)
        self.points: dict[str, list[float]] = {}  # by name: points, games

    def goes_on(self) -> bool:
        """Whether the file is still that which was read, perhaps with more at its end."""
        try:
            return not self.broken and self.log.is_what_it_was()
        except (ValueError, OSError):
            return False

    def read_on(self, stamp: tuple[int, int]) -> None:
        self.stamp = stamp
        try:
            for record in self.log.heads():
                self._take(record)
            for entry in self.last:
                if not entry["over"] and "turns" not in entry:  # it can be gone on with there
                    moves = log.find(str(self.path), entry["index"])["messages"]
                    entry["turns"] = sum("from" in event for event in moves)
        except (ValueError, OSError):
            self.broken = True

    def _take(self, record: Record) -> None:
        names, result = named(record), record["result"]
        self.game, self.count = record["game"], self.count + 1
        self.last.append({"index": record["index"], "names": [names["a"], names["b"]],
                          "over": result is not None, **ended(record)})
        if result is None:
            return
        score = outcome.score_of_a(record)
        for name, points in ((names["a"], score), (names["b"], 1 - score)):
            row = self.points.setdefault(name, [0.0, 0])
            row[0] += points
            row[1] += 1

    def told(self) -> dict[str, Any]:
        """For the pages; {} for a file that is no log."""
        if self.broken or self.game not in games.names():
            return {}
        standings = [[name, *self.points[name]]
                     for name in sorted(self.points, key=lambda name: -self.points[name][0])]
        return {"key": key(self.path), "name": self.path.name, "game": self.game,
                "count": self.count, "games": list(self.last), "standings": standings}


def unheard(path: Path, game: str) -> dict[str, Any]:
    """The summary of a log whose first game is being played."""
    return {"key": key(path), "name": path.name, "game": game, "count": 0, "games": [],
            "standings": []}


def pictures(record: Record) -> Iterator[tuple[int, views.Picture, str]]:
    """Each turn of a logged game: its number, what is to be seen, and what has led there."""
    picture: views.Picture = {}
    try:
        for found in replay.positions(record):
            legal = found.event is not None and "fault" not in found.event
            picture = (views.after(picture, found.event["from"], found.referee)
                       if legal and found.event else views.picture(found.referee))
            yield found.number, picture, found.caption
    except replay.Differs:
        raise Refused(409, "the log is not what the referee says") from None


def players(record: Record) -> dict[str, Any]:
    """Who plays in a logged game."""
    names = named(record)
    seats = [names[bot] for bot in record["seats"]]
    return {"game": record["game"], "seats": seats, "names": seats[:2], **ended(record)}


def called(spec: str) -> str:
    """A bot or a person, for people."""
    return "a person" if spec == "human" else short_name(spec)


def named(record: Record) -> dict[str, str]:
    """The bots of a game, for people."""
    return {bot: called(each["spec"]) for bot, each in record["bots"].items()}


def ended(record: Record) -> dict[str, Optional[str]]:
    """Who won and how, by the bots' names: `mine.py failed: late`."""
    names = named(record)
    return {"won": names.get(outcome.winner(record)), "reason": outcome.reason(record, names)}
