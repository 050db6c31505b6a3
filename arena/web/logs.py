"""The logs of the working folder, as the pages show them."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Optional

from arena import games, views
from arena.matches import boards, log, replay
from arena.matches.play import Record
from arena.seats.bots import short_name
from arena.web.guard import Refused
from arena.web.table import key

FRESH = 15.0  # seconds after its last game during which a log counts as growing


class Logs:
    """The logs of the working folder, read on as they grow."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.seen: dict[Path, tuple[int, int, dict[str, Any]]] = {}

    def path(self, name: str) -> Path:
        """The log with that key."""
        for path in self.paths():
            if key(path) == name:
                return path
        raise Refused(404, "no such log")

    def paths(self) -> list[Path]:
        return sorted(self.folder.glob("*.jsonl"), key=changed, reverse=True)

    def listing(self) -> list[dict[str, Any]]:
        found = []
        for path in self.paths():
            try:
                status = path.stat()
            except OSError:  # gone since it was listed
                continue
            stamp = (status.st_size, status.st_mtime_ns)
            if self.seen.get(path, (0, 0, {}))[:2] != stamp:
                self.seen[path] = (*stamp, summary(path))
            live = boards.under_way(str(path))
            known = self.seen[path][2] or (unheard(path, live[0]["game"]) if live else {})
            if known:
                growing = bool(live) or time.time() - status.st_mtime < FRESH
                found.append({**known, "growing": growing})
        return found

    def watched(self, name: str) -> dict[str, Any]:
        """A log, null once it is gone, and the games that will come to it."""
        path = next((path for path in self.paths() if key(path) == name), None)
        live = [{"index": game["index"], "game": game["game"], "picture": game["picture"],
                 "seats": [called(spec) for spec in game["seats"]]}
                for game in (boards.under_way(str(path)) if path else [])]
        return {"log": next((each for each in self.listing() if each["key"] == name), None),
                "live": live}


def changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def summary(path: Path) -> dict[str, Any]:
    """Who played in a log and how it stands; {} for a file that is no log."""
    standing: dict[str, list[float]] = {}
    entries, game, last = [], "", None
    try:
        for record in log.read(str(path)):
            game, last = record["game"], record
            names = [called(record["bots"][bot]["spec"]) for bot in "ab"]
            answers = sum("from" in event for event in record["messages"])
            result = record["result"]
            entries.append({"index": record["index"], "names": names, "turns": answers,
                            "over": result is not None, "won": winner(record),
                            "reason": ending(record)})
            if result is not None:
                score = result["score"]
                first = score if record["seats"][0] == "a" else 1 - score
                for name, points in zip(names, (first, 1 - first)):
                    row = standing.setdefault(name, [0.0, 0])
                    row[0] += points
                    row[1] += 1
    except (ValueError, KeyError, TypeError, OSError):
        return {}
    if last is None or game not in games.names():
        return {}
    standings = [[name, *standing[name]]
                 for name in sorted(standing, key=lambda name: -standing[name][0])]
    return {"key": key(path), "name": path.name, "game": game, "count": len(entries),
            "games": entries[-12:], "standings": standings}


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
    names = {bot: called(each["spec"]) for bot, each in record["bots"].items()}
    seats = [names[bot] for bot in record["seats"]]
    return {"game": record["game"], "seats": seats, "names": seats[:2], "won": winner(record),
            "reason": ending(record)}


def called(spec: str) -> str:
    """A bot or a person, for people."""
    return "a person" if spec == "human" else short_name(spec)


def ending(record: Record) -> str:
    """How a game ended, with the bots' names in place of the sides: `mine.py failed: late`."""
    if record["result"] is None:
        return "not finished"
    words: str = record["result"]["reason"]
    for side, bot in enumerate(record["seats"][:2]):
        words = words.replace(f"side {side}", called(record["bots"][bot]["spec"]))
    return words


def winner(record: Record) -> Optional[str]:
    if record["result"] is None or record["result"]["score"] == 0.5:
        return None
    first = record["seats"][0]
    won = first if record["result"]["score"] == 1 else "ba"["ab".index(first)]
    return called(record["bots"][won]["spec"])
