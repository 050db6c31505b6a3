"""A league: what is kept, who plays next, and that nothing is lost or played twice."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
from arena_house import House
from nim_versions import GOAL, STARTS, pair_score, source, wins

from arena.matches import log
from arena.matches.bradley_terry import ELO, PairResult, fit, rate
from arena.matches.league import BATCH, League
from arena.matches.play import Conditions
from arena.matches.ratings import expected_score
from arena.matches.schedule import choose
from arena.matches.standings import pair_results
from arena.seats import bots

SHARES = (0.0, 0.15, 0.3, 0.5, 0.7, 1.0)  # of random answers


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def league(house: House, *words: str, status: int = 0) -> str:
    result = house.run("league", "L", *words)
    assert result.returncode == status, result.stdout + result.stderr
    return result.stdout + result.stderr


def begin(house: House, shares=SHARES) -> None:
    league(house, "create", "nim")
    settings = house.folder / "L" / "league.json"
    settings.write_text(json.dumps({**json.loads(settings.read_text()), "seed": 1}))
    for number, share in enumerate(shares):
        league(house, "add", house.write("v.py", source(share)), "--name", f"v{number}")


def games(house: House) -> list[dict]:
    return [json.loads(line) for line in (house.folder / "L" / "games.jsonl").open()]


# ------------------------------------------------------------------------- who plays next


def simulate(truth: dict, pairs: int, rng: random.Random, scheduled: bool,
             known: tuple = ()) -> list[PairResult]:
    """The results of `pairs` pairs on top of `known`, as scheduled or round robin."""
    names = sorted(truth)
    everyone = [(a, b) for i, a in enumerate(names) for b in names[:i]]
    results = list(known)
    for number in range(0, pairs, BATCH):
        count = min(BATCH, pairs - number)
        meetings = (choose(results, names, [], count) if scheduled else
                    [everyone[each % len(everyone)] for each in range(number, number + count)])
        for a, b in meetings:
            lead = expected_score(truth[a] - truth[b])
            results.append(PairResult(a, b, sum(rng.random() < lead for _ in range(2)) / 2))
    return results


def ratings(results: list[PairResult], truth: dict) -> np.ndarray:
    """In the order of the names, seen from their mean."""
    names = sorted(truth)
    number = {name: i for i, name in enumerate(names)}
    counts = np.zeros((1, len(names), len(names), 5))
    for result in results:
        outcome = int(4 * result.score)
        counts[0, number[result.a], number[result.b], outcome] += 1
        counts[0, number[result.b], number[result.a], 4 - outcome] += 1
    found = ELO * fit(counts)[0]
    return found - found.mean()


def error(results: list[PairResult], truth: dict, which=None) -> float:
    """Mean square error of the ratings, both seen from their mean."""
    names = sorted(truth)
    true = np.array([truth[name] for name in names])
    off = ratings(results, truth) - (true - true.mean())
    chosen = [names.index(name) for name in which or names]
    return float(np.mean(off[chosen] ** 2))


def test_the_same_error_with_fewer_games_than_round_robin() -> None:
    """Twelve versions that gained 150 Elo each: four fifths of the pairs are enough. (With ten
    versions they are not: nine tenths were.)"""
    truth = {f"v{number:02}": 150.0 * number for number in range(12)}
    ours, round_robin = (
        np.mean([error(simulate(truth, pairs, random.Random(seed), scheduled), truth)
                 for seed in range(24)])
        for pairs, scheduled in ((211, True), (264, False)))
    assert ours < round_robin


def test_a_new_bot_plays_first_and_is_soon_known() -> None:
    truth = {f"v{number}": 50.0 * number for number in range(9)}
    known = tuple(simulate(truth, 36 * 6, random.Random(1), False))
    truth["z"] = 430.0
    fresh = simulate(truth, 15, random.Random(2), True, known)[len(known):]
    assert all("z" in (result.a, result.b) for result in fresh[:10])
    assert len({result.a for result in fresh} | {result.b for result in fresh}) >= 4
    ours, round_robin = (np.mean([error(simulate(truth, 15, random.Random(seed), how, known),
                                        truth, ["z"]) for seed in range(12)])
                         for how in (True, False))
    assert ours < round_robin / 2


def test_neighbours_meet_more_often_but_never_only_each_other() -> None:
    truth = {f"v{number}": 150.0 * number for number in range(8)}
    results = simulate(truth, 200, random.Random(3), True)
    apart = [abs(int(result.a[1]) - int(result.b[1])) for result in results]
    assert np.mean(apart) < 2.5  # 3 if everyone met everyone
    for name in truth:
        assert len({(result.a, result.b) for result in results if name in (result.a,
                                                                           result.b)}) >= 3


def test_bots_that_are_alike_play_in_the_order_of_their_names() -> None:
    """Not as rounding has it, which differs from one processor to the next."""
    assert choose([], list("abcdef"), [], 4) == [("a", "b"), ("c", "d"), ("e", "f"), ("a", "c")]


def test_versions_close_together_are_not_drawn_apart_by_luck(monkeypatch) -> None:
    """Twelve versions 30 Elo apart, five pairs each: opponents chosen by what is only luck would
    stretch the ratings by a quarter and more, and be worse than round robin."""
    truth = {f"v{number:02}": 30.0 * number for number in range(12)}

    def play(scheduled: bool) -> list[list[PairResult]]:
        return [simulate(truth, 60, random.Random(seed), scheduled) for seed in range(40)]

    def stretched(leagues: list[list[PairResult]]) -> float:
        return np.mean([np.polyfit(list(truth.values()), ratings(results, truth), 1)[0]
                        for results in leagues])

    leagues, round_robin = play(True), play(False)
    assert 0.85 < stretched(leagues) < 1.15
    ours, theirs = (np.mean([error(results, truth) for results in each])
                    for each in (leagues, round_robin))
    assert ours < theirs
    monkeypatch.setattr("arena.matches.schedule.DOUBT", 0.0)
    assert stretched(leagues) + 0.1 < stretched(play(True))
    covered = [row.low <= truth[row.name] - np.mean(list(truth.values())) <= row.high
               for results in leagues for row in rate(results)]
    assert 0.92 < np.mean(covered) < 0.99, "95% intervals"


def test_intervals_from_an_anchor_cover_the_truth() -> None:
    """Four equal bots with six pairs each, seen from one of them: the hardest case. With so few
    pairs intervals are rather too wide than too narrow."""
    truth = dict.fromkeys(("a", "b", "c", "d"), 0.0)
    rows = [row for seed in range(150)
            for row in rate(simulate(truth, 12, random.Random(seed), True), anchor="a")
            if row.name != "a"]
    assert np.mean([row.low <= 0 <= row.high for row in rows]) > 0.94
    assert np.mean([row.high - row.low for row in rows]) < 900


def test_games_under_way_count_and_the_retired_do_not_play() -> None:
    results = [PairResult("a", "b", 0.5), PairResult("b", "c", 1.0)]
    chosen = choose(results, ["a", "c", "d"], [("a", "d")] * 20, 6)
    assert len(chosen) == 6 and all("b" not in pair for pair in chosen)
    assert set(chosen[0]) != {"a", "d"}
    assert choose([], ["a", "b"], [], 2) == [("a", "b")] * 2


# ---------------------------------------------------------------------------- the league


def true_ratings(results: list[PairResult]) -> np.ndarray:
    """Those that the exact chances of all these meetings make most likely."""
    counts = np.zeros((1, 6, 6, 5))
    for result in results:
        i, j = int(result.a[1]), int(result.b[1])
        score = pair_score(SHARES[i], SHARES[j])
        for row, column, share in ((i, j, score), (j, i, 1 - score)):
            counts[0, row, column, 4] += share
            counts[0, row, column, 0] += 1 - share
    truth = ELO * fit(counts)[0]
    return truth - truth.mean()


def played(a: str, b: str, rng: random.Random) -> PairResult:
    """A pair of games of nim as the exact chances have it."""
    mine, theirs, left = SHARES[int(a[1])], SHARES[int(b[1])], GOAL - rng.choice(STARTS)
    won = rng.random() < wins(left, mine, theirs)
    return PairResult(a, b, (won + (rng.random() >= wins(left, theirs, mine))) / 2)


def test_six_versions_of_known_strength_are_ranked_right() -> None:
    """After 800 games all six stand in their true order (in 120 of 120 simulated leagues), and
    intervals cover about 95 of 100 true ratings."""
    names, covered = [f"v{number}" for number in range(6)], []
    for seed in range(8):
        rng, results = random.Random(seed), []
        while len(results) < 400:
            results += [played(a, b, rng) for a, b in choose(results, names, [], 8)]
        rows, truth = rate(results), true_ratings(results)
        assert [row.name for row in rows] == names
        covered += [row.low <= truth[int(row.name[1])] <= row.high for row in rows]
    assert sum(covered) >= 42, "of 48: fewer come less than once in a hundred times"


def test_a_league_of_six_real_versions(house: House) -> None:
    """The same with programs. In 300 simulated leagues of 140 games at least five intervals cover
    the truth in 98 of 100, and nobody stands above one who is 120 Elo stronger in 97."""
    begin(house)
    said = league(house, "run", "--games", "140", "--jobs", "2")
    assert "v0" in said
    records = games(house)
    results = pair_results(records)
    rows, truth = {row.name: row for row in rate(results)}, true_ratings(results)
    assert len(results) == 70
    covered = [rows[f"v{i}"].low <= truth[i] <= rows[f"v{i}"].high for i in range(6)]
    assert sum(covered) >= 5, (truth, rows)
    for i in range(6):
        for j in range(6):
            if truth[i] - truth[j] > 120:
                assert rows[f"v{i}"].elo > rows[f"v{j}"].elo
    shown = league(house, "show")
    assert shown.index(" v0 ") < shown.index(" v5 ")
    house.assert_clean()


def test_what_is_kept_is_a_copy(house: House) -> None:
    begin(house, (0.0, 1.0))
    (house.folder / "bots" / "bot_v.py").write_text("raise SystemExit(3)\n")
    league(house, "run", "--games", "4")
    assert len(games(house)) == 4
    settings = json.loads((house.folder / "L" / "league.json").read_text())
    assert list(settings["bots"]) == ["v0", "v1"]
    assert (house.folder / "L" / "bots" / "v0" / "bot_v.py").read_text() == source(0.0)
    again = league(house, "add", house.write("same.py", source(0.0)), "--name", "v0", status=2)
    assert "already" in again
    (house.folder / "L" / "bots" / "v0" / "bot_v.py").write_text(source(0.9))
    assert "v0 changed" in league(house, "run", "--games", "2", status=2)


def test_add_retire_and_builtins(house: House) -> None:
    begin(house, (0.0, 0.5))
    league(house, "add", "builtin:random")
    league(house, "run", "--games", "12")
    league(house, "retire", "v1")
    before = len(games(house))
    league(house, "run", "--games", "6")
    late = games(house)[before:]
    assert len(late) == 6
    assert {bot["spec"] for record in late for bot in record["bots"].values()} == {
        "v0", "builtin:random"}
    assert "retired: v1" in league(house, "show")
    assert "no bot 'v9'" in league(house, "retire", "v9", status=2)


@pytest.mark.parametrize("words, why", [
    (["show"], "not a league"), (["create", "chess"], "no game"),
    (["add", "nothing.py"], "not a league"), (["run"], "not a league"), (["dance"], "invalid")])
def test_wrong_words_are_one_line(house: House, words: list[str], why: str) -> None:
    assert why in league(house, *words, status=2)


def test_a_league_of_one_has_nobody_to_play(house: House) -> None:
    begin(house, (0.0,))
    assert "at least two" in league(house, "run", status=2)


def wait_for_games(house: House, count: int) -> None:
    deadline = time.monotonic() + 60
    while len((house.folder / "L" / "games.jsonl").read_bytes().splitlines()) < count:
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_kill_loses_only_games_under_way_and_two_runs_double_none(house: House) -> None:
    begin(house, (0.0, 0.5, 1.0))
    one = house.start("league", "L", "run", "--games", "200", "--jobs", "2")
    wait_for_games(house, 7)
    two = house.start("league", "L", "run", "--games", "24")
    wait_for_games(house, 15)
    one.send_signal(signal.SIGKILL)
    one.communicate()
    log = house.folder / "L" / "games.jsonl"
    out, err = two.communicate(timeout=100)
    assert two.returncode == 0, err
    assert len(games(house)) >= 7 + 24
    log.write_bytes(log.read_bytes() + b'{"index":3,"torn')
    league(house, "run", "--games", "6")
    numbers = [record["index"] for record in games(house)]
    assert len(numbers) == len(set(numbers))
    halves = {number for number in numbers if number ^ 1 not in numbers}
    assert not halves, "the pairs that the kill tore are complete"
    house.assert_clean()


def free(league: League) -> list[int]:
    """The pairs 0 to 9 that another run could claim. (A process does not lock out itself.)"""
    lock = os.path.join(league.folder, "lock")
    code = ("import fcntl, sys\nwith open(sys.argv[1], 'r+') as file:\n  for pair in range(10):\n"
            "    try: fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, pair + 1)\n"
            "    except OSError: continue\n    print(pair)")
    return [int(word) for word in subprocess.run(
        [sys.executable, "-c", code, lock], check=True, capture_output=True,
        text=True).stdout.split()]


def test_a_run_claims_only_the_pairs_that_it_plays(tmp_path: Path) -> None:
    """And leaves those that another run has played while it planned."""
    ours = League.create(str(tmp_path / "L"), "circus", {}, 1.0, False)
    for name in ("random", "greedy"):
        ours.add(bots.parse(f"builtin:{name}", "circus"), name)
    seen = Conditions("circus", ours.bot("random"), ours.bot("greedy"), 1).as_json()
    game = {**seen, "setup": {}, "seats": ["a", "b"], "messages": [], "faults": [], "notes": [],
            "stderr": [], "time": [{"max": 0, "sum": 0, "count": 0}] * 2,
            "result": {"score": 1.0, "reason": "", "points": None}}
    for pair in range(5):  # half done
        log.append(ours.log, {**game, "index": 2 * pair})
    ours.refresh()
    assert [job.index for job in ours.plan(2)] == [1, 3]
    assert free(ours) == [2, 3, 4, 5, 6, 7, 8, 9]
    for pair in (0, 1):
        ours.leave(pair)
    ours.refresh = lambda: League.refresh(ours) or ours.records.update(
        {index: {**game, "index": index} for index in (1, 5, 11)})
    assert [job.index for job in ours.plan(6)] == [3, 7, 9, 10]
    assert free(ours) == [0, 2, 6, 7, 8, 9]


def test_an_odd_number_of_games_is_one_more(house: House) -> None:
    begin(house, (0.0, 1.0))
    assert "an odd N" in " ".join(league(house, "run", "--help").split())
    league(house, "run", "--games", "1")
    assert len(games(house)) == 2


def test_a_game_that_is_there_twice_is_one_line(house: House) -> None:
    begin(house, (0.0, 1.0))
    league(house, "run", "--games", "2")
    log_of = house.folder / "L" / "games.jsonl"
    log_of.write_bytes(2 * log_of.read_bytes())
    said = league(house, "show", status=2)
    assert "is there twice" in said and len(said.splitlines()) == 1


def test_minutes(house: House) -> None:
    begin(house, (0.0, 1.0))
    began = time.monotonic()
    league(house, "run", "--minutes", "0.03")
    assert time.monotonic() - began < 30 and games(house)
