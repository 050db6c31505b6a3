"""A match: games in pairs from one deal with the sides exchanged, logged one by one, resumable."""

import os
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Callable, Optional

from arena.matches import log
from arena.matches.log import Log
from arena.matches.outcome import score_of_a
from arena.matches.place import Place
from arena.matches.play import Conditions, Event, Job, Record
from arena.matches.ratings import Pairs, Sprt, pairs_of
from arena.matches.thoughts import plain

CRASHES = 3  # of one bot in the same way, in as many games running, end a match
# Last words of a program that was not even loaded (Python, the loader of libraries).
NO_START = re.compile(r"^(ModuleNotFoundError|ImportError|SyntaxError|IndentationError|TabError)\b"
                      r"|can't open file|error while loading shared libraries", re.MULTILINE)
# Last words of a program that misses what it wants to load.
NOT_FOUND = re.compile(r"ModuleNotFoundError|FileNotFoundError|loading shared libraries")


def pairs(records: list[Record]) -> Pairs:
    """The pairs among the games, and the games without a partner."""
    scores = {record["index"]: score_of_a(record) for record in records}
    return pairs_of([(score, scores[index + 1]) for index, score in scores.items()
                     if index % 2 == 0 and index + 1 in scores],
                    [score for index, score in scores.items() if index ^ 1 not in scores])


class AnotherMatch(ValueError):
    """The log is not of this match."""


class NotStarted(ValueError):
    """A bot cannot be started at all: no game was played."""


@dataclass
class Match:
    """Games 0 .. games-1 under the same conditions; `records` are those that are played. They
    lack their moves, which are in the log alone."""

    conditions: Conditions
    games: int
    log: Log
    jobs: int = 1
    sprt: Optional[Sprt] = None
    records: list[Record] = field(default_factory=list)
    stopped: str = ""  # why it ended before its time

    def resume(self, records: Iterable[Record]) -> None:
        """Take the games that the log has; AnotherMatch if it is of another match."""
        for record in records:
            if not self.records:
                self.conditions = self.conditions.as_logged(record)
                now = self.conditions.as_json()
            trouble = difference(record, now)
            if trouble:
                raise AnotherMatch(f"{self.log.path} is from another match: {trouble}")
            if record["index"] < self.games:
                self.records.append(record)
        self._sort()

    def todo(self) -> list[Job]:
        known = {record["index"] for record in self.records}
        return [Job(self.conditions, index) for index in range(self.games) if index not in known]

    def decided(self) -> bool:
        """Whether the SPRT has its answer."""
        return bool(self.sprt and self.sprt.decision(pairs(self.records)))

    def over(self) -> bool:
        return len(self.records) >= self.games or self.decided()

    def plan(self) -> dict[str, Any]:
        """What the log keeps beside the conditions, so that it is enough to go on."""
        return {"games": self.games, "jobs": self.jobs, "thoughts": self.conditions.thoughts,
                "sprt": [self.sprt.elo0, self.sprt.elo1] if self.sprt else None}

    def play(self, place: Place, seen: Callable[[Record], None]) -> None:
        """Play what is missing; `seen` gets every game when it is in the log."""
        crashes = Crashes()

        def done(record: Record) -> bool:
            if not self.records:
                _want_started(record)
            self.log.append({**record, "jobs": self.jobs, "match": self.plan()})
            self.records.append(log.without_play(record))
            seen(record)
            self.stopped = self.stopped or crashes.count(record)
            return not self.stopped and not self.decided()

        try:
            if not self.over():
                place(self.todo(), done)
        finally:
            self._sort()

    def _sort(self) -> None:
        self.records.sort(key=lambda record: record["index"])

    def faulty(self) -> bool:
        return any(record["faults"] for record in self.records)

    def forget(self) -> None:
        """Remove the log."""
        os.unlink(self.log.path)


class Crashes:
    """Looks for a bot that crashes in the same way in every game."""

    def __init__(self) -> None:
        self.last: dict[str, list[str]] = {"a": [], "b": []}

    def count(self, record: Record) -> str:
        """Why the match should stop, or ""."""
        for bot, last in self.last.items():
            crash = next((last_words(fault) for fault in record["faults"]
                          if fault["bot"] == bot and fault["status"] in ("crash", "start")), None)
            if crash is None or crash not in last:
                last.clear()
            if crash is not None:
                last.append(crash)
            if crash is not None and len(last) == CRASHES:
                return f"{bot.upper()} crashed in {CRASHES} games running, in the same way: {crash}"
        return ""


def last_words(fault: Event) -> str:
    """What is known of a fault, with the last line that the program wrote on stderr, as it can
    be printed."""
    words = fault.get("said")
    return plain(f"{fault['detail']}: {words}" if words else fault["detail"])


def _want_started(record: Record) -> None:
    """NotStarted if a bot did not so much as start in this game."""
    for fault in record["faults"]:
        asked = sum("from" in event for event in record["messages"]
                    if event["seat"] == fault["seat"])
        unloaded = (fault["status"] == "crash" and asked == 1
                    and NO_START.search(record["stderr"][fault["seat"]]))
        if fault["status"] == "start" or unloaded:
            spec: str = record["bots"][fault["bot"]]["spec"]
            raise NotStarted(f"{fault['bot'].upper()} = {spec} cannot start: "
                             f"{last_words(fault)}{_hint(spec, last_words(fault))}")


def _hint(spec: str, complaint: str) -> str:
    """A program of this directory is not found by its bare name, and a program does not find what
    lies outside its own directory."""
    words = spec.split()
    if words and os.sep not in words[0] and os.path.isfile(words[0]) and not spec.endswith(".py"):
        return f" (did you mean ./{spec}?)"
    if NOT_FOUND.search(complaint):
        return (" (a match plays a copy of the bot's own directory; in the sandbox nothing else "
                "of yours is there)")
    return ""


def difference(record: Record, now: dict[str, Any]) -> str:
    """In words, what a logged game was played under that is not as now; "" if nothing."""
    if record["game"] != now["game"]:
        return _was("game", record["game"], now["game"])
    for name, bot in now["bots"].items():
        then = record["bots"][name]
        if then["spec"] != bot["spec"]:
            return _was(name.upper(), then["spec"], bot["spec"])
        if bot["spec"].startswith("builtin:") and not {*then["sha256"]} & {*bot["sha256"]}:
            continue  # our own bots had other files in older logs; they play as they did
        for file in sorted({*then["sha256"], *bot["sha256"]}):
            was, is_now = then["sha256"].get(file), bot["sha256"].get(file)
            if was != is_now:
                return f"{name.upper()} changed: {file} {_short(was)} → {_short(is_now)}"
    for part in ("options", "limits"):
        for key in {**record[part], **now[part]}:
            # An older log has fewer limits.
            if record[part].get(key) != now[part].get(key) and (key in record[part]
                                                                or part == "options"):
                return _was(key, record[part].get(key), now[part].get(key))
    for key in ("seed", "starts", "lineup", "slow_seed", "slow_judge"):
        if record.get(key) != now.get(key):
            return _was(key, record.get(key), now.get(key))
    return ""


def _was(key: str, then: Any, now: Any) -> str:
    return plain(f"{key.replace('_', ' ')} was {'not set' if then is None else then}, "
                 f"is {'not set' if now is None else now}")


def _short(digest: Any) -> str:
    return f"{str(digest)[:4]}…" if digest else "(not there)"
