"""Who plays next in a league, as a pure function.

The rule: the next pair of games goes to those two bots whose meeting is expected to shrink the
summed variance of all ratings most, counting the games under way as played and two bots as equal
as far as their distance is within its standard error.

A result tells most when it is open, so neighbours in rating meet more often; a bot with few games
has the largest variance, so it plays first; and what another meeting adds falls with each one, so
that no two bots meet only each other. Without the doubt about distances, luck in the first games
would choose the opponents of the next: twelve versions 30 Elo apart came out stretched by 46%
after 60 pairs instead of 14%, 118 Elo off instead of 91 (round robin: 127; 200 leagues).
"""

from collections.abc import Sequence
from typing import Any

from arena.matches.bradley_terry import VIRTUAL, Floats, PairResult, counts, fit, ridge
from arena.matches.one_thread import np

DOUBT = 1.0  # standard errors
TIED = 1e-9  # the share of the largest gain by which another one counts as equal


def choose(results: Sequence[PairResult], bots: Sequence[str], under_way: Sequence[tuple[str, str]],
           count: int) -> list[tuple[str, str]]:
    """The next `count` pairings among `bots`, at least two; bots that have left the league may be
    in the results."""
    names = sorted({*bots, *(r.a for r in results), *(r.b for r in results)})
    number = {name: i for i, name in enumerate(names)}
    playing = np.array(sorted(number[name] for name in bots))
    ratings = _ratings(results, number)
    leads = np.abs(ratings[:, None] - ratings[None, :])
    open_ = 2 * _openness(leads)  # information in a pair of games
    known = np.diag(2 * VIRTUAL * _openness(ratings))
    for a, b in [*((r.a, r.b) for r in results), *under_way]:
        _add(known, number[a], number[b], open_)
    errors = np.sqrt(_apart(np.linalg.inv(known)))
    open_ = 2 * _openness(np.maximum(0, leads - DOUBT * errors))
    chosen = []
    for _ in range(count):
        gains = _gains(np.linalg.inv(known), open_, playing)
        # The first of those that are equal but for rounding, which differs between machines.
        first = np.argmax(gains >= gains.max() * (1 - TIED))
        i, j = (int(each) for each in np.unravel_index(first, gains.shape))
        chosen.append((names[playing[i]], names[playing[j]]))
        _add(known, int(playing[i]), int(playing[j]), open_)
    return chosen


def _ratings(results: Sequence[PairResult], number: dict[str, int]) -> Floats:
    met = counts(results, number)
    ratings: Floats = fit((met + ridge(met))[None])[0]
    return ratings


def _openness(lead: Floats) -> Floats:
    """p (1 - p): how much the result of a game is worth knowing."""
    expected = 1 / (1 + np.exp(-lead))
    openness: Floats = expected * (1 - expected)
    return openness


def _add(known: Floats, a: int, b: int, open_: Floats) -> None:
    """Count a pair of games in the matrix of information."""
    known[[a, b], [a, b]] += open_[a, b]
    known[[a, b], [b, a]] -= open_[a, b]


def _apart(covariance: Any) -> Floats:
    """(i, j): the variance of the difference."""
    own = covariance.diagonal()
    apart: Floats = np.maximum(0, own[:, None] + own[None, :] - 2 * covariance)
    return apart


def _gains(covariance: Any, open_: Floats, playing: Any) -> Floats:
    """(i, j): by how much a pair between these two would shrink the sum of the variances of the
    bots that are playing, each measured from their mean."""
    inside = covariance[np.ix_(playing, playing)]
    centred = inside - inside.mean(axis=0, keepdims=True)
    spread = centred.T @ centred
    worth = open_[np.ix_(playing, playing)]
    gains: Floats = worth * _apart(spread) / (1 + worth * _apart(inside))
    np.fill_diagonal(gains, -1.0)
    return gains
