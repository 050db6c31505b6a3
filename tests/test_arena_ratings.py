"""Ratings against worked examples, and against simulated matches whose truth is known."""

import math
import random

import pytest

from arena.matches.ratings import (
    VALUES,
    Pairs,
    Sprt,
    elo,
    elo_error,
    expected_score,
    interval,
    los,
    pairs_of,
)


@pytest.mark.parametrize("score, difference", [
    (0.5, 0.0), (0.75, 190.848501888), (0.25, -190.848501888), (10 / 11, 400.0),
    (0.6, 70.436503622), (0.0, -math.inf), (1.0, math.inf), (-0.2, -math.inf), (1.1, math.inf),
])
def test_elo(score: float, difference: float) -> None:
    assert elo(score) == pytest.approx(difference)


@pytest.mark.parametrize("difference", [-800, -35, 0, 1, 250])
def test_expected_score_is_the_inverse_of_elo(difference: float) -> None:
    assert elo(expected_score(difference)) == pytest.approx(difference)


def test_pairs_are_counted_by_what_their_two_games_are_worth() -> None:
    scores = [(0, 0), (0, 0.5), (0.5, 0), (1, 0), (0.5, 0.5), (0, 1), (1, 0.5), (1, 1)]
    assert pairs_of(scores) == Pairs((1, 2, 3, 1, 1))


def test_worked_example() -> None:
    """40 pairs, by hand: mean (2*0 + 8/4 + 14/2 + 12*3/4 + 4)/40 = 22/40 = 0.55; squares
    (8/16 + 14/4 + 12*9/16 + 4)/40 = 14.75/40 = 0.36875; variance 0.36875 - 0.3025 = 0.06625;
    error sqrt(0.06625/40) = 0.0406971; interval 0.55 +- 0.0797663."""
    pairs = Pairs((2, 8, 14, 12, 4))
    assert pairs.mean == pytest.approx(0.55)
    assert pairs.variance == pytest.approx(0.06625)
    assert pairs.error == pytest.approx(0.0406971, abs=1e-7)
    low, high = interval(pairs)
    assert (low, high) == pytest.approx((elo(0.4702337), elo(0.6297663)), abs=1e-3)
    assert elo_error(pairs) == pytest.approx((high - low) / 2)
    assert los(pairs) == pytest.approx(0.89036, abs=1e-4)  # Phi(0.05 / 0.0406971 = 1.22859)


def test_sprt_worked_example() -> None:
    """The example above, H0 0 Elo, H1 20 Elo: s0 = 0.5, s1 = 0.5287505, no count is zero:
    LLR = 40 * 0.0287505 * (1.1 - 1.0287505) / (2 * 0.06625) = 0.61841."""
    sprt = Sprt(0, 20)
    assert sprt.llr(Pairs((2, 8, 14, 12, 4))) == pytest.approx(0.61841, abs=1e-4)
    assert (sprt.lower, sprt.upper) == pytest.approx((-2.944439, 2.944439))
    assert sprt.decision(Pairs((2, 8, 14, 12, 4))) is None
    assert sprt.decision(Pairs((20, 80, 140, 120, 40))) == "H1"
    assert sprt.decision(Pairs((40, 120, 140, 80, 20))) == "H0"
    assert sprt.decision(Pairs((0, 0, 0, 0, 0))) is None
    assert sprt.decision(Pairs((0, 0, 400, 0, 0))) == "H0"


@pytest.mark.parametrize("counts, sure", [((0, 0, 5, 0, 0), 0.5), ((0, 0, 0, 0, 5), 1.0),
                                          ((5, 0, 0, 0, 0), 0.0), ((1, 1, 1, 1, 1), 0.5)])
def test_los_without_variance(counts: tuple, sure: float) -> None:
    assert los(Pairs(counts)) == sure


def test_an_interval_that_reaches_the_end_has_no_width() -> None:
    assert elo_error(Pairs((0, 0, 0, 0, 3))) is None
    assert elo_error(Pairs((0, 0, 1, 0, 3))) is None
    assert elo_error(Pairs((0, 0, 3, 0, 0))) == 0


# Simulation. A world is the probabilities of the five outcomes of a pair.
WORLDS = [(0.05, 0.2, 0.5, 0.2, 0.05), (0.1, 0.15, 0.3, 0.25, 0.2), (0.3, 0.0, 0.4, 0.0, 0.3),
          (0.01, 0.04, 0.15, 0.3, 0.5)]


def simulated(rng: random.Random, world: tuple, number: int) -> Pairs:
    drawn = rng.choices(range(5), world, k=number)
    return Pairs(tuple(drawn.count(which) for which in range(5)))


@pytest.mark.parametrize("world", WORLDS)
def test_intervals_cover_the_truth_about_95_percent_of_the_time(world: tuple) -> None:
    """1500 matches of 200 pairs: the share that covers has a standard error of 0.56%."""
    rng = random.Random(1)
    truth = elo(sum(p * value for p, value in zip(world, VALUES)))
    matches, covered = 1500, 0
    for _ in range(matches):
        low, high = interval(simulated(rng, world, 200))
        covered += low <= truth <= high
    assert 0.93 <= covered / matches <= 0.97


def world_of(difference: float) -> tuple:
    """Outcomes around a mean that is worth `difference`: two like games that are independent."""
    win = expected_score(difference)
    return (1 - win) ** 2, 0.0, 2 * win * (1 - win), 0.0, win ** 2


@pytest.mark.parametrize("truth, wrong", [(0, "H1"), (30, "H0")])
def test_sprt_error_rates_hold(truth: float, wrong: str) -> None:
    """Each hypothesis true: the other is accepted in about 5% of 400 tests (standard error
    1.1%), and nearly every test ends."""
    rng, sprt, tests = random.Random(2), Sprt(0, 30), 400
    decisions = [decide(rng, sprt, world_of(truth)) for _ in range(tests)]
    assert decisions.count(wrong) / tests <= 0.05 + 3 * 0.011
    assert decisions.count(None) == 0


def decide(rng: random.Random, sprt: Sprt, world: tuple) -> str:
    counts = [0] * 5
    for _ in range(20_000):
        counts[rng.choices(range(5), world)[0]] += 1
        decision = sprt.decision(Pairs(tuple(counts)))
        if decision:
            return decision
    return None
