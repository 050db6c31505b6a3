"""Ratings of many bots: against `choix`, against simulation, and at the edges."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from arena.matches.bradley_terry import ELO, PairResult, Rating, rate
from arena.matches.ratings import expected_score

choix = pytest.importorskip("choix", reason="choix needs Python 3.10 or newer")
ROOT = Path(__file__).resolve().parent.parent


def simulated(truth: list[float], pairs: int, rng: random.Random) -> list[PairResult]:
    """A round robin of bots b0, b1, ... whose Elo is known."""
    def pair(lead: float) -> float:
        return sum(rng.random() < expected_score(lead) for _ in range(2)) / 2

    return [PairResult(f"b{i}", f"b{j}", pair(truth[i] - truth[j]))
            for i in range(len(truth)) for j in range(i) for _ in range(pairs)]


def by_name(rows: list[Rating]) -> dict[str, Rating]:
    return {row.name: row for row in rows}


@pytest.mark.parametrize("seed", range(5))
def test_the_same_as_choix_when_there_are_many_games(seed: int) -> None:
    rng = random.Random(seed)
    truth = [rng.uniform(-200, 200) for _ in range(6)]
    results = simulated(truth, 60, rng)
    wins = [(int(w[1:]), int(v[1:])) for r in results for w, v, share in
            ((r.a, r.b, r.score), (r.b, r.a, 1 - r.score)) for _ in range(round(2 * share))]
    theirs = ELO * choix.ilsr_pairwise(6, wins, alpha=0.0)
    ours = by_name(rate(results))
    mean = sum(theirs) / 6
    for i in range(6):
        assert ours[f"b{i}"].elo == pytest.approx(theirs[i] - mean, abs=3.0)  # the ridge


def test_intervals_cover_the_truth() -> None:
    """About 95% of them; rows of a table share the anchor's luck, hence the room."""
    rng, truth = random.Random(7), [0.0, 60.0, 120.0, 240.0]
    covered = seen = 0
    for _ in range(150):
        rows = by_name(rate(simulated(truth, 15, rng), anchor="b0"))
        assert rows["b0"].elo == rows["b0"].low == rows["b0"].high == 0
        for i in range(1, 4):
            seen += 1
            covered += rows[f"b{i}"].low <= truth[i] <= rows[f"b{i}"].high
    assert 0.90 <= covered / seen <= 0.99


def test_strength_is_transitive_through_opponents_in_common() -> None:
    """a beats b as often as b beats c; a and c never met."""
    results = [PairResult(x, y, score) for x, y in (("a", "b"), ("b", "c"))
               for score in (1.0, 0.75, 0.75, 0.5) * 20]
    rows = by_name(rate(results, anchor="c"))
    assert rows["a"].elo == pytest.approx(2 * rows["b"].elo, rel=0.05)
    assert rows["b"].elo > 100


def test_all_wins_stay_finite_with_a_wide_interval() -> None:
    few = by_name(rate([PairResult("a", "b", 1.0)] * 2, anchor="b"))["a"]
    many = by_name(rate([PairResult("a", "b", 1.0)] * 50, anchor="b"))["a"]
    assert 0 < few.elo < many.elo < 3000
    assert few.high - few.low > 200
    assert many.low > few.low
    assert many.superior is not None and many.superior > 0.99


def test_bots_that_no_games_connect_are_apart() -> None:
    results = [PairResult("a", "b", 0.75), PairResult("c", "d", 1.0), PairResult("d", "e", 0.5)]
    rows = rate(results, names=["idle"], anchor="a")
    groups = [[row.name for row in rows if row.group == group] for group in range(3)]
    assert [sorted(group) for group in groups] == [["a", "b"], ["c", "d", "e"], ["idle"]]
    assert rows[1].superior is None  # nobody follows in its group
    assert by_name(rows)["idle"].pairs == 0


def test_draws_and_no_games() -> None:
    rows = rate([PairResult("a", "b", 0.5)] * 10)
    assert [round(row.elo, 6) for row in rows] == [0, 0]
    assert rate([]) == []


def test_the_same_results_give_the_same_table() -> None:
    results = simulated([0, 100, 50], 10, random.Random(1))
    assert rate(results) == rate(list(reversed(results)))


def test_ten_thousand_games_are_quick() -> None:
    """Under a second on an idle machine; the bound is a hang guard."""
    results = simulated([10.0 * i for i in range(20)], 26, random.Random(2))  # 9880 games
    began = time.process_time()
    rate(results)
    assert time.process_time() - began < 10


def test_a_hundred_bots_are_rated_by_one_thread() -> None:
    """More threads only wait for each other; bots still get the environment as it was."""
    told = subprocess.run([sys.executable, "-c", ONE_THREAD], cwd=ROOT, text=True,
                          env={**os.environ, "MKL_NUM_THREADS": "7"}, capture_output=True)
    assert told.stdout.split() == ["True", "1"], told.stderr


ONE_THREAD = """
import os
before = dict(os.environ)
from arena.matches.bradley_terry import PairResult, rate
rate([PairResult(f"b{i}", f"b{(i + 1) % 100}", 0.5) for i in range(100)])
print(dict(os.environ) == before, len(os.listdir("/proc/self/task")))
"""
