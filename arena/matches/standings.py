"""The table of many bots from the records of their games: pure functions, nothing is printed.

A bot is known by the `spec` of its records. Games 2n and 2n+1 are a pair between the same two
bots; ratings are fitted to complete pairs, everything else counts every game. Read `standings`
first; `standings_text` prints it.
"""

import math
import statistics
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Optional

from arena.game import FAULTS
from arena.matches.bradley_terry import PairResult, Rating, rate
from arena.matches.outcome import score_of_a, side_of_a
from arena.matches.play import Record
from arena.matches.ratings import expected_score

ANCHOR = "builtin:greedy"  # rating 0 where it plays
# How unlikely a result between two bots must be, given their ratings, to be called out; divided by
# the number of pairings, since among many some are unlikely by luck.
SURPRISING = 0.05


@dataclass
class Row:
    """A bot's games in sum."""

    name: str
    wins: int = 0
    draws: int = 0
    losses: int = 0
    points: float = 0.0  # what wins, draws and losses count in this game's table
    difference: int = 0  # own points minus the opponents', in games that count points
    faults: dict[str, int] = field(default_factory=lambda: dict.fromkeys(FAULTS, 0))
    longest: float = 0.0  # largest share of the limit
    shares: float = 0.0  # sum of the shares of the limit
    answers: int = 0
    rating: Optional[Rating] = None

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        return (self.wins + self.draws / 2) / self.games if self.games else 0.0

    @property
    def mean_share(self) -> float:
        return self.shares / self.answers if self.answers else 0.0


class Cell(NamedTuple):
    """One bot against another, seen by the first."""

    games: tuple[int, ...]  # their numbers
    wins: int
    draws: int
    losses: int

    @property
    def score(self) -> float:
        return (self.wins + self.draws / 2) / len(self.games)


class Surprise(NamedTuple):
    """A pairing that goes otherwise than the ratings say."""

    name: str
    other: str
    score: float  # of name, more than expected
    expected: float
    games: int


@dataclass(frozen=True)
class Standings:
    rows: list[Row]  # best first
    cells: dict[tuple[str, str], Cell]
    surprises: list[Surprise]
    rates: str  # how the table is ordered: "points" or "rating"


def pair_results(records: Iterable[Record]) -> list[PairResult]:
    """The complete pairs, each once, in the order of their numbers."""
    found: dict[int, dict[int, Record]] = defaultdict(dict)
    for record in records:
        found[record["index"] // 2][record["index"]] = record
    return [PairResult(*_names(games[2 * number]), sum(map(score_of_a, games.values())) / 2)
            for number, games in sorted(found.items())
            if len(games) == 2 and len({_names(game) for game in games.values()}) == 1]


def standings(records: Sequence[Record], names: Sequence[str],
              table_points: tuple[float, float, float] = (1.0, 0.5, 0.0),
              order: str = "points") -> Standings:
    """The table of the bots `names`, by points a game and then by difference (`order` "points"), or
    by rating."""
    rows = {name: Row(name) for name in names}
    cells: dict[tuple[str, str], list[tuple[int, float]]] = defaultdict(list)
    for record in records:
        a, b = _names(record)
        if a not in rows or b not in rows:
            continue
        _count(record, rows[a], rows[b], table_points)
        score = score_of_a(record)
        cells[a, b].append((record["index"], score))
        cells[b, a].append((record["index"], 1 - score))
    for rating in rate([pair for pair in pair_results(records) if pair.a in rows
                        and pair.b in rows], names, ANCHOR):
        rows[rating.name].rating = rating
    table = {key: _cell(sorted(found)) for key, found in cells.items()}
    return Standings(sorted(rows.values(), key=_by_points if order == "points" else _by_rating),
                     table, _surprises(rows, table), order)


def _names(record: Record) -> tuple[str, str]:
    return record["bots"]["a"]["spec"], record["bots"]["b"]["spec"]


def _count(record: Record, a: Row, b: Row, table_points: tuple[float, float, float]) -> None:
    points, score_a = record["result"]["points"], score_of_a(record)
    for number, (row, score) in enumerate(((a, score_a), (b, 1 - score_a))):
        row.wins += score == 1
        row.draws += score == 0.5
        row.losses += score == 0
        row.points += table_points[round(2 - 2 * score)]
        if points:
            side = side_of_a(record) ^ number
            row.difference += points[side] - points[1 - side]
    for name, time in zip(record["seats"], record["time"]):
        row = a if name == "a" else b
        row.longest = max(row.longest, time["max"])
        row.shares += time["sum"]
        row.answers += time["count"]
    for fault in record["faults"]:
        (a if fault["bot"] == "a" else b).faults[fault["status"]] += 1


def _cell(found: list[tuple[int, float]]) -> Cell:
    scores = [score for _, score in found]
    return Cell(tuple(index for index, _ in found), scores.count(1), scores.count(0.5),
                scores.count(0))


def _by_points(row: Row) -> tuple[float, float, str]:
    games = max(1, row.games)
    return -row.points / games, -row.difference / games, row.name


def _by_rating(row: Row) -> tuple[int, float, str]:
    assert row.rating
    return row.rating.group, -row.rating.elo, row.name


def _surprises(rows: dict[str, Row], cells: dict[tuple[str, str], Cell]) -> list[Surprise]:
    """Who beats whom beyond the ratings, the least likely first. Games are taken as independent:
    inside a pair luck cancels, so this is on the careful side."""
    bar = -statistics.NormalDist().inv_cdf(SURPRISING / max(1, len(cells)))
    found = []
    for (name, other), cell in cells.items():
        mine, theirs = rows[name].rating, rows[other].rating
        if not mine or not theirs or mine.group != theirs.group:
            continue
        expected = expected_score(mine.elo - theirs.elo)
        error = math.sqrt(expected * (1 - expected) / len(cell.games))
        if cell.score - expected > bar * error:
            found.append(((cell.score - expected) / error,
                          Surprise(name, other, cell.score, expected, len(cell.games))))
    return [surprise for _, surprise in sorted(found, reverse=True)]


def as_json(table: Standings) -> dict[str, Any]:
    """Plain JSON values."""
    def row(row: Row) -> dict[str, Any]:
        rating = row.rating
        return {
            "name": row.name, "games": row.games, "wins": row.wins, "draws": row.draws,
            "losses": row.losses, "points": row.points, "difference": row.difference,
            "score": row.score, "faults": row.faults,
            "time": {"max": row.longest, "mean": row.mean_share},
            **({} if rating is None else {
                "elo": rating.elo, "low": rating.low, "high": rating.high, "pairs": rating.pairs,
                "ranks": list(rating.ranks), "superior": rating.superior, "group": rating.group}),
        }

    return {
        "order": table.rates, "rows": [row(each) for each in table.rows],
        "cells": [{"name": name, "other": other, "wins": cell.wins, "draws": cell.draws,
                   "losses": cell.losses, "games": list(cell.games)}
                  for (name, other), cell in sorted(table.cells.items())],
        "beyond_ratings": [each._asdict() for each in table.surprises],
    }
