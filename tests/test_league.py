"""A league: what is kept, who plays next, and that nothing is lost or played twice."""

import json
import random
import signal
import time
from pathlib import Path

import numpy as np
import pytest
from arena_house import House
from nim_versions import pair_score, source

from arena.matches.bradley_terry import ELO, PairResult, fit, rate
from arena.matches.league import BATCH
from arena.matches.ratings import expected_score
from arena.matches.schedule import choose

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


def test_versions_close_together_are_not_drawn_apart_by_luck() -> None:
    """Twelve versions 30 Elo apart, five pairs each: opponents chosen by what is only luck would
    stretch the ratings by a quarter and more, and be worse than round robin."""
    truth = {f"v{number:02}": 30.0 * number for number in range(12)}
    leagues = [simulate(truth, 60, random.Random(seed), True) for seed in range(40)]
    stretched = np.mean([np.polyfit(list(truth.values()), ratings(results, truth), 1)[0]
                         for results in leagues])
    assert 0.85 < stretched < 1.15
    covered = [row.low <= truth[row.name] - np.mean(list(truth.values())) <= row.high
               for results in leagues for row in rate(results)]
    assert 0.92 < np.mean(covered) < 0.99, "95% intervals"


def test_intervals_from_an_anchor_cover_the_truth() -> None:
    """Four equal bots with three pairs each, seen from one of them: the hardest case."""
    truth = dict.fromkeys(("a", "b", "c", "d"), 0.0)
    covered = [row.low <= 0 <= row.high for seed in range(150)
               for row in rate(simulate(truth, 12, random.Random(seed), True), anchor="a")
               if row.name != "a"]
    assert 0.91 < np.mean(covered) < 0.99


def test_games_under_way_count_and_the_retired_do_not_play() -> None:
    results = [PairResult("a", "b", 0.5), PairResult("b", "c", 1.0)]
    chosen = choose(results, ["a", "c", "d"], [("a", "d")] * 20, 6)
    assert len(chosen) == 6 and all("b" not in pair for pair in chosen)
    assert set(chosen[0]) != {"a", "d"}
    assert choose([], ["a", "b"], [], 2) == [("a", "b")] * 2


# ---------------------------------------------------------------------------- the league


def test_six_versions_of_known_strength_are_ranked_right(house: House) -> None:
    """Truth: the ratings that the exact chances of all meetings make most likely."""
    begin(house)
    said = league(house, "run", "--games", "260", "--jobs", "2")
    assert "v0" in said
    meetings = [tuple(record["bots"][bot]["spec"] for bot in "ab") for record in games(house)]
    counts = np.zeros((1, 6, 6, 5))
    for a, b in meetings:
        i, j = int(a[1]), int(b[1])
        score = pair_score(SHARES[i], SHARES[j])
        counts[0, i, j, 4] += score / 2
        counts[0, i, j, 0] += (1 - score) / 2
        counts[0, j, i, 0] += score / 2
        counts[0, j, i, 4] += (1 - score) / 2
    truth = ELO * fit(counts)[0]
    truth -= truth.mean()
    scores = {record["index"]: abs(record["index"] % 2 - record["result"]["score"])
              for record in games(house)}
    results = [PairResult(*meetings[place], (scores[index] + scores[index + 1]) / 2)
               for place, index in enumerate(record["index"] for record in games(house))
               if index % 2 == 0]
    rows = {row.name: row for row in rate(results)}
    ranked = sorted(rows, key=lambda name: -rows[name].elo)
    assert ranked[0] == "v0" and ranked[-1] == "v5"
    covered = [rows[f"v{i}"].low <= truth[i] <= rows[f"v{i}"].high for i in range(6)]
    assert sum(covered) >= 5, (truth, rows)
    for i in range(6):  # nobody stands above one who is clearly stronger
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


def test_minutes(house: House) -> None:
    begin(house, (0.0, 1.0))
    began = time.monotonic()
    league(house, "run", "--minutes", "0.03")
    assert time.monotonic() - began < 30 and games(house)
