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
    score,
    score_interval,
    student,
    student_quantile,
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
    (8/16 + 14/4 + 12*9/16 + 4)/40 = 14.75/40 = 0.36875; variance 0.36875 - 0.3025 = 0.06625.
    Spread 40*0.06625 + 1/2 = 3.15 of 40*0.55*0.45 + 1/2 = 10.4: 0.302885 of the widest.
    t(40) = 2.021075; width w = 2.021075^2 * 0.302885 / 40 = 0.0309299; the interval is
    (0.55 + w/2 +- sqrt(w*0.55*0.45 + w*w/4)) / (1 + w) = 0.5485 +- 0.0861846."""
    pairs = Pairs((2, 8, 14, 12, 4))
    assert pairs.mean == score(pairs) == pytest.approx(0.55)
    assert pairs.variance == pytest.approx(0.06625)
    assert score_interval(pairs) == pytest.approx((0.5485 - 0.0861846, 0.5485 + 0.0861846),
                                                  abs=1e-4)
    low, high = interval(pairs)
    assert (low, high) == pytest.approx(tuple(map(elo, score_interval(pairs))))
    assert elo_error(pairs) == pytest.approx((high - low) / 2)
    # 0.05 / sqrt(0.302885 / 4 / 40) = 1.14916, t(40): a table has 0.87 between 1.142 and 1.151
    assert los(pairs) == pytest.approx(0.871, abs=1e-3)


@pytest.mark.parametrize("freedom, quantile", [
    (1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980)])
def test_student_as_in_the_tables(freedom: int, quantile: float) -> None:
    assert student_quantile(freedom) == pytest.approx(quantile, abs=5e-4)
    assert student(quantile, freedom) == pytest.approx(0.975, abs=1e-4)
    assert student(0, freedom) == 0.5
    assert student(-1, freedom) == pytest.approx(1 - student(1, freedom))


def test_a_game_without_its_partner_counts_in_score_and_interval() -> None:
    """Three games, two won: once `score 0.6667, interval [0, 0]`."""
    pairs = pairs_of([(1, 0)], [1])
    assert pairs == Pairs((0, 0, 1, 0, 0), 1, 1)
    assert score(pairs) == pytest.approx(2 / 3)
    low, high = score_interval(pairs)
    assert low < 0.5 < 2 / 3 < high
    assert score_interval(pairs_of([], [1]))[0] < 0.05
    assert score_interval(pairs_of([(1, 1)] * 9, [0]))[1] < 1
    longer, shorter = pairs_of([(1, 0)] * 20, [1, 1]), pairs_of([(1, 0)] * 20)
    assert score_interval(longer)[1] > score_interval(shorter)[1]


def test_nothing_is_said_without_games() -> None:
    assert score(Pairs((0, 0, 0, 0, 0))) is None
    assert score_interval(Pairs((0, 0, 0, 0, 0))) == (0, 1)
    assert los(Pairs((0, 0, 0, 0, 0))) == 0.5


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


@pytest.mark.parametrize("counts, low, high", [
    ((0, 0, 5, 0, 0), 0.5, 0.5), ((1, 1, 1, 1, 1), 0.5, 0.5), ((0, 0, 0, 0, 1), 0.7, 0.8),
    ((0, 0, 0, 0, 2), 0.8, 0.9), ((0, 0, 0, 0, 5), 0.95, 0.99), ((2, 0, 0, 0, 0), 0.1, 0.2),
    ((0, 0, 0, 0, 20), 0.999, 0.99999)])
def test_los_grows_with_the_pairs(counts: tuple, low: float, high: float) -> None:
    """Two won pairs were once 1.0000."""
    assert low - 1e-12 <= los(Pairs(counts)) <= high + 1e-12


@pytest.mark.parametrize("counts", [(0, 0, 0, 0, 4), (0, 0, 0, 0, 6), (0, 2, 6, 9, 5),
                                    (3, 2, 6, 3, 6), (0, 0, 1, 5, 1), (7, 0, 1, 0, 1)])
def test_los_and_interval_agree(counts: tuple) -> None:
    low, high = score_interval(Pairs(counts))
    assert (los(Pairs(counts)) > 0.975) == (low > 0.5)
    assert (los(Pairs(counts)) < 0.025) == (high < 0.5)


def test_an_interval_that_reaches_the_end_has_no_width() -> None:
    assert elo_error(Pairs((0, 0, 0, 0, 3))) is None
    assert score_interval(Pairs((0, 0, 0, 0, 3)))[1] == 1
    assert elo_error(Pairs((0, 0, 1, 0, 3))) > 100
    assert elo_error(Pairs((0, 0, 3, 0, 0))) > 100


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


def worlds_of(score: float) -> list[tuple]:
    """Four kinds of opponents that this score is made against: games that know nothing of each
    other; a pair that one side wins whole; deals that decide; and many draws."""
    draws = min(0.5, 2 * (1 - score))
    win = score - draws / 2
    loss = 1 - draws - win
    return [((1 - score) ** 2, 0, 2 * score * (1 - score), 0, score ** 2),
            (1 - score, 0, 0, 0, score), (0, 0, 2 - 2 * score, 0, 2 * score - 1),
            (loss ** 2, 2 * loss * draws, 2 * loss * win + draws ** 2, 2 * win * draws, win ** 2)]


@pytest.mark.parametrize("number", [1, 2, 5, 20])
def test_intervals_are_honest_after_few_pairs(number: int) -> None:
    """At every score from 0.5 to 0.98, 400 matches (standard error 1.5% at 90%) in each of four
    worlds: never much below 90%, and 95% on average."""
    rng, shares = random.Random(4), []
    for score_in_truth in (0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98):
        for world in worlds_of(score_in_truth):
            seen = [score_interval(simulated(rng, world, number)) for _ in range(400)]
            shares.append(sum(low - 1e-9 <= score_in_truth <= high + 1e-9
                              for low, high in seen) / 400)
    assert min(shares) >= 0.87
    assert sum(shares) / len(shares) >= 0.95


def test_los_is_honest_after_few_pairs() -> None:
    """Bots of any strength, all alike: when the LOS says 90% or more, the bot is the stronger
    one in at least so many cases."""
    rng, sure, right = random.Random(5), 0, 0
    for _ in range(3000):
        truth = rng.random()
        world = (1 - truth) ** 2, 0.0, 2 * truth * (1 - truth), 0.0, truth ** 2
        if los(simulated(rng, world, rng.choice((1, 2, 3, 5)))) >= 0.9:
            sure += 1
            right += truth > 0.5
    assert sure > 300
    assert right / sure >= 0.9


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
