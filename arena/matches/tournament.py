"""A tournament: every bot against every other, or the first against all others, in rounds of one
pair of games a pairing. One log; the number of a game says who plays whom in it."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Callable

from arena import games
from arena.matches import log
from arena.matches.log import Log
from arena.matches.match import difference
from arena.matches.place import Place
from arena.matches.play import Conditions, Job, Record
from arena.matches.standings import Standings, standings
from arena.seats.bots import Bot


class AnotherTournament(ValueError):
    """The log is not of this tournament."""


@dataclass
class Tournament:
    """`records` are the games that are played; they lack their moves, which are in the log."""

    conditions: Conditions  # of all games, but for who plays
    bots: Sequence[Bot]
    rounds: int
    gauntlet: bool
    records: list[Record] = field(default_factory=list)

    @property
    def names(self) -> list[str]:
        return [bot.spec for bot in self.bots]

    def pairings(self) -> list[tuple[Bot, Bot]]:
        """Who meets whom in a round."""
        hosts = self.bots[:1] if self.gauntlet else self.bots
        return [(a, b) for number, a in enumerate(hosts) for b in self.bots[number + 1:]]

    @property
    def games(self) -> int:
        return 2 * self.rounds * len(self.pairings())

    def job(self, index: int) -> Job:
        """Games come round by round, in each round pairing by pairing, two games each."""
        pairings = self.pairings()
        a, b = pairings[index // 2 % len(pairings)]
        return Job(replace(self.conditions, a=a, b=b), index)

    def resume(self, path: str) -> None:
        """Take the games that the log has; AnotherTournament if it is of another one."""
        wanted: dict[int, dict[str, Any]] = {}  # by pairing: hashing is slow
        for record in log.heads(path):
            self.conditions = self.conditions.as_logged(record)
            pairing = record["index"] // 2 % len(self.pairings())
            if pairing not in wanted:
                wanted[pairing] = self.job(record["index"]).conditions.as_json()
            trouble = difference(record, wanted[pairing])
            if trouble:
                raise AnotherTournament(f"{path} is from another tournament: game "
                                        f"{record['index']}: {trouble}")
            if record["result"] is None:
                raise AnotherTournament(f"{path}: game {record['index']} was never finished")
            if record["index"] < self.games:
                self.records.append(record)

    def todo(self) -> list[Job]:
        known = {record["index"] for record in self.records}
        return [self.job(index) for index in range(self.games) if index not in known]

    def play(self, book: Log, place: Place, seen: Callable[[Record], None]) -> None:
        """Play what is missing; `seen` gets every game when it is in the log."""
        def done(record: Record) -> bool:
            book.append(record)
            self.records.append(log.without_play(record))
            seen(record)
            return True

        todo = self.todo()
        if todo:
            place(todo, done)

    def table(self) -> Standings:
        points = games.referee(self.conditions.game).table_points
        return standings(self.records, self.names, points)

    def faulty(self) -> bool:
        return any(record["faults"] for record in self.records)
