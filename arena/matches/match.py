"""A match: games in pairs from one deal with the sides exchanged, logged one by one, resumable."""

import os
from dataclasses import dataclass, field
from typing import Callable, Optional

from arena.matches import log, workers
from arena.matches.play import Conditions, Job, Record
from arena.matches.ratings import Pairs, Sprt, pairs_of


def score_of_a(record: Record) -> float:
    """1, 1/2 or 0 for bot A."""
    score: float = record["result"]["score"]
    return 1 - score if record["index"] % 2 else score


def pairs(records: list[Record]) -> Pairs:
    """The complete pairs among the games."""
    scores = {record["index"]: score_of_a(record) for record in records}
    return pairs_of([(score, scores[index + 1]) for index, score in scores.items()
                     if index % 2 == 0 and index + 1 in scores])


class AnotherMatch(ValueError):
    """The log is not of this match."""


@dataclass
class Match:
    """Games 0 .. games-1 under the same conditions; `records` are those that are played. They
    lack their moves, which are in the log alone."""

    conditions: Conditions
    games: int
    log: str  # its path
    jobs: int = 1
    sprt: Optional[Sprt] = None
    records: list[Record] = field(default_factory=list)

    def resume(self) -> None:
        """Take the games that the log has; AnotherMatch if it is of another match."""
        log.repair(self.log)
        for record in map(log.without_play, log.read(self.log)):
            self.conditions = self.conditions.as_logged(record)
            trouble = log.difference(record, self.conditions.as_json())
            if trouble:
                raise AnotherMatch(f"{self.log} is from another match: {trouble}")
            if record["index"] < self.games:
                self.records.append(record)
        self.records.sort(key=lambda record: record["index"])

    def todo(self) -> list[Job]:
        known = {record["index"] for record in self.records}
        return [Job(self.conditions, index) for index in range(self.games) if index not in known]

    def decided(self) -> bool:
        """Whether the SPRT has its answer."""
        return bool(self.sprt and self.sprt.decision(pairs(self.records)))

    def play(self, seen: Callable[[Record], None]) -> None:
        """Play what is missing; `seen` gets every game when it is in the log."""
        def done(record: Record) -> bool:
            log.append(self.log, {**record, "jobs": self.jobs})
            self.records.append(log.without_play(record))
            seen(record)
            return not self.decided()

        todo = self.todo()
        if todo and not self.decided():
            workers.run(todo, self.jobs, done)
        self.records.sort(key=lambda record: record["index"])

    def faulty(self) -> bool:
        return any(record["faults"] for record in self.records)

    def forget(self) -> None:
        """Remove the log."""
        os.unlink(self.log)
