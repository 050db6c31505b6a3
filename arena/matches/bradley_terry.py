"""Ratings of many bots from their paired games: Bradley-Terry, as pure functions.

The model: bot i scores 1 / (1 + exp(r[j] - r[i])) against bot j. What is fitted are pair scores
(0, 1/4, 1/2, 3/4, 1), because luck of the deal cancels inside a pair; a pair counts as two games.
A small ridge keeps a bot that has won everything finite: each pairing also has virtual pairs, half
won and half lost, in sum `VIRTUAL` / 2 a bot.

Errors come from a Bayesian bootstrap over pairs: the fit is repeated with random weights of the
pairs (exponential, so that k equal pairs weigh a Gamma(k) together), the virtual ones included.
So even a bot that has won everything, whose pairs are all alike, gets an honest interval. Few pairs
say little about their own spread, so deviations are widened twice, as in a regression: by the
leverage of the ratings on the pairs, and by Student's quantile (`_widening`).

Read `rate` first.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Optional

from arena.matches.one_thread import np, npt
from arena.matches.ratings import VALUES, student_quantile

Floats = npt.NDArray[np.float64]

ELO = 400 / math.log(10)  # of one unit of r
VIRTUAL = 0.5  # pairs that two bots have beside their real ones, if they meet nobody else
ORIGIN = 2e-3  # pairs of each bot against an imagined one of rating 0: they say where 0 is
SAMPLES = 1000  # of the bootstrap: the ends of a 95% interval are then the 25th from outside
ROOM = 200000
STEPS = 30  # of Newton; six are enough unless a bot is thousands of Elo away
CLOSE = 1e-6
NORMAL = 1.959964  # what Student's quantile becomes with many degrees of freedom


@dataclass(frozen=True)
class PairResult:
    """A pair between two bots. Example: PairResult("v7", "v6", 0.75): a win and a draw for v7."""

    a: str
    b: str
    score: float  # of a: one of VALUES


@dataclass(frozen=True)
class Rating:
    """A row of the table, best first. Figures are in Elo, relative to the anchor."""

    name: str
    elo: float
    low: float  # of the 95% interval
    high: float
    pairs: int
    score: float  # mean over its pairs
    ranks: tuple[int, int]  # 95% interval of its rank in its group, from 1
    superior: Optional[float]  # how likely it is stronger than the next row of its group
    group: int  # rows of different groups are not comparable: no games connect them


def rate(results: Sequence[PairResult], names: Iterable[str] = (), anchor: str = "",
         seed: int = 1) -> list[Rating]:
    """The table, one group of connected bots after another, the anchor's (or the largest) first.

    `names` may add bots without games. In the anchor's group ratings count from the anchor, in
    others from their mean. The same results give the same table: `seed` is for the bootstrap.
    """
    players = sorted({*names, *(r.a for r in results), *(r.b for r in results)})
    if not players:
        return []
    number = {name: i for i, name in enumerate(players)}
    met = counts(results, number)
    ridged = met + ridge(met)
    fitted = fit(ridged[None])
    samples = np.concatenate([fitted, *_bootstrap(ridged, fitted, np.random.default_rng(seed))])
    table: list[Rating] = []
    for group, members in enumerate(_groups(met, number.get(anchor))):
        table += _rows(samples[:, members], [players[i] for i in members], met[members], anchor,
                       group)
    return table


def ridge(counts: Any) -> Floats:
    """(i, j, outcome): the virtual pairs, spread over a bot's opponents as its real ones."""
    met = counts.sum(axis=2)
    shares = met / np.maximum(1, met.sum(axis=1, keepdims=True))
    virtual = np.zeros(counts.shape)
    virtual[:, :, 0] = virtual[:, :, -1] = VIRTUAL / 4 * (shares + shares.T)
    return virtual


def fit(counts: Floats) -> Floats:
    """(sample, bot): the ratings r that make results most likely, by Newton's method.

    `counts[sample, i, j, outcome]` are weighted pairs of i against j, seen by i (each pair stands
    there twice, once for each side).
    """
    games, points = 2 * counts.sum(axis=3), 2 * (counts @ np.array(VALUES)).sum(axis=2)
    return _newton(games, points, np.zeros(points.shape))


def _newton(games: Floats, points: Floats, begin: Floats) -> Floats:
    """`fit` of games[sample, i, j] and of the points of each bot, from `begin` on."""
    ratings = begin.copy()
    diagonal = np.arange(ratings.shape[1])
    imagined = 2 * ORIGIN
    for _ in range(STEPS):
        expected = _logistic(ratings[:, :, None] - ratings[:, None, :])
        won = games * expected
        alone = _logistic(ratings)
        slope = points + ORIGIN - won.sum(axis=2) - imagined * alone
        hessian = won * (expected - 1)
        own = imagined * alone * (1 - alone) - hessian.sum(axis=2)
        hessian[:, diagonal, diagonal] = own
        step = np.linalg.solve(hessian, slope[..., None])[..., 0]
        # A long step overshoots where the curve is flat: at most one unit, 174 Elo, at a time.
        ratings += np.clip(step, -1, 1)
        if np.abs(step).max() < CLOSE:
            break
    return ratings


def _logistic(x: Floats) -> Floats:
    result: Floats = 1 / (1 + np.exp(-x))
    return result


def counts(results: Sequence[PairResult], number: dict[str, int]) -> Any:
    """(i, j, outcome): pairs, each entered for both of its sides."""
    found = np.zeros((len(number), len(number), len(VALUES)), dtype=np.int64)
    for result in results:
        a, b, outcome = number[result.a], number[result.b], VALUES.index(result.score)
        found[a, b, outcome] += 1
        found[b, a, len(VALUES) - 1 - outcome] += 1
    return found


def _bootstrap(ridged: Floats, fitted: Floats, rng: np.random.Generator) -> Iterator[Floats]:
    """SAMPLES fits with random weights of the pairs, alike for both sides of a pair. They begin
    at the `fitted` ratings, which are near."""
    bots = len(ridged)
    first, second = np.nonzero(np.triu(ridged.sum(axis=2)))
    shapes = ridged[first, second]
    some = max(1, min(SAMPLES, ROOM // (bots * bots)))
    for begin in range(0, SAMPLES, some):
        count = min(some, SAMPLES - begin)
        drawn = 2 * rng.standard_gamma(np.broadcast_to(shapes, (count, *shapes.shape)))
        games, points = np.zeros((2, count, bots, bots))
        games[:, first, second] = games[:, second, first] = drawn.sum(axis=2)
        points[:, first, second] = drawn @ np.array(VALUES)
        points[:, second, first] = drawn @ np.array(VALUES[::-1])
        yield _newton(games, points.sum(axis=2), np.broadcast_to(fitted, (count, bots)))


def _groups(counts: Any, anchor: Optional[int]) -> list[list[int]]:
    """The bots that games connect, the anchor's group first, then the largest."""
    met = counts.sum(axis=2) > 0
    left, groups = set(range(len(counts))), []
    while left:
        group, frontier = set(), {min(left)}
        while frontier:
            group |= frontier
            frontier = {int(j) for i in frontier for j in np.nonzero(met[i])[0]} - group
        left -= group
        groups.append(sorted(group))
    return sorted(groups, key=lambda group: (anchor not in group, -len(group), group))


def _widening(counts: Any, anchor: Optional[int]) -> Floats:
    """For each bot of a group, by how much its deviations are too small.

    Each pair has pulled the ratings to itself: squared residuals are divided by one minus their
    leverage, here the mean one. And a spread that was seen in few pairs may be larger: degrees of
    freedom are the pairs beyond the ratings, but for a bot at most one more than the pairs that it,
    and the anchor, has played. (Without that, a bot with two to four pairs in an old league was
    covered 90 times in 100.)
    """
    bots = len(counts)
    pairs = counts.sum() / 2 + VIRTUAL / 2 * bots
    own = counts.sum(axis=(1, 2)) + 1
    if anchor is not None:
        own = np.minimum(own, own[anchor])
    beyond = pairs - (bots - 1)
    freedom = np.maximum(1, np.minimum(own, beyond)).astype(int)
    student = np.array([student_quantile(int(each)) for each in freedom])
    widening: Floats = math.sqrt(pairs / beyond) * student / NORMAL
    return widening


def _rows(samples: Floats, names: list[str], counts: Any, anchor: str,
          group: int) -> list[Rating]:
    """The rows of one group; samples[0] are the ratings themselves."""
    fixed = names.index(anchor) if anchor in names else None
    origin = samples.mean(axis=1) if fixed is None else samples[:, fixed]
    elo = ELO * (samples - origin[:, None])
    elo[1:] = elo[0] + (elo[1:] - elo[0]) * _widening(counts, fixed)
    low, high = np.quantile(elo[1:], [0.025, 0.975], axis=0)
    ranks = 1 + (elo[1:, :, None] < elo[1:, None, :]).sum(axis=2)
    best, worst = np.quantile(ranks, [0.025, 0.975], axis=0)
    order = sorted(range(len(names)), key=lambda i: (-elo[0, i], names[i]))
    rows = []
    for place, i in enumerate(order):
        following = order[place + 1] if place + 1 < len(order) else None
        superior = None if following is None else float(
            np.mean(elo[1:, i] > elo[1:, following]))
        pairs = int(counts[i].sum())
        score = float(counts[i].sum(axis=0) @ np.array(VALUES) / pairs) if pairs else 0.0
        rows.append(Rating(names[i], float(elo[0, i]), min(float(low[i]), float(elo[0, i])),
                           max(float(high[i]), float(elo[0, i])), pairs, score,
                           (int(best[i]), int(math.ceil(worst[i]))), superior, group))
    return rows
