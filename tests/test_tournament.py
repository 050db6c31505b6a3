"""Tournaments: who plays whom, one log that can be gone on with, standings and ratings."""

import json
import re
import signal
import time
from pathlib import Path

import pytest
from arena_house import House
from nim_versions import source

from arena.matches import standings, standings_text
from arena.matches.play import Conditions
from arena.matches.standings import Standings
from arena.matches.tournament import Tournament
from arena.seats.bots import Bot


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


@pytest.fixture
def versions(house: House) -> list[str]:
    return [house.write(f"v{number}.py", source(share))
            for number, share in enumerate((0.0, 0.5, 1.0))]


def game(index: int, a: str, b: str, score_of_a: float, points=None, faults=()) -> dict:
    """A record as far as standings look at it; `points` of a and b."""
    swapped = index % 2
    return {
        "index": index, "bots": {"a": {"spec": a}, "b": {"spec": b}},
        "seats": ["b", "a"] if swapped else ["a", "b"],
        "result": {"score": 1 - score_of_a if swapped else score_of_a,
                   "points": points and list(reversed(points) if swapped else points)},
        "time": [{"max": 0.5, "sum": 1.0, "count": 10}] * 2,
        "faults": [{"bot": bot, "status": "late"} for bot in faults],
    }


def order(table: Standings) -> list[str]:
    return [row.name for row in table.rows]


def test_table_points_come_first_and_then_the_difference() -> None:
    """2 wins and 2 losses make 6 of 3/1/0 points, 4 draws 4; by score both have a half."""
    records = [game(0, "x", "y", 1, (10, 9)), game(1, "x", "y", 0, (1, 9)),
               game(2, "z", "w", 0.5, (4, 4)), game(3, "z", "w", 0.5, (4, 4))]
    table = standings.standings(records, "wxyz", (3, 1, 0))
    assert order(table) == ["y", "x", "w", "z"]
    assert [(row.points, row.difference) for row in table.rows] == [(3, 7), (3, -7), (2, 0), (2, 0)]
    assert order(standings.standings(records, "wxyz", (1, 0.5, 0)))[1:3] == ["w", "z"]


def test_points_are_a_game_so_that_an_unfinished_table_is_fair() -> None:
    many = [game(index, "z", "y", 1 - index % 2) for index in range(2, 8)]
    records = [game(0, "x", "y", 1), *many]
    assert order(standings.standings(records, "xyz"))[0] == "x"


def test_faults_and_time_count_for_who_made_them() -> None:
    table = standings.standings([game(1, "x", "y", 0, faults="a")], "xy")
    by_name = {row.name: row for row in table.rows}
    assert by_name["x"].faults["late"] == 1 and not any(by_name["y"].faults.values())
    assert by_name["x"].mean_share == 0.1 and by_name["x"].longest == 0.5


def test_only_complete_pairs_are_rated_but_every_game_is_counted() -> None:
    records = [game(0, "x", "y", 1), game(1, "x", "y", 0.5), game(2, "x", "y", 0)]
    (pair,) = standings.pair_results(records)
    assert (pair.a, pair.b, pair.score) == ("x", "y", 0.75)
    assert standings.standings(records, "xy").rows[0].games == 3


def test_groups_without_games_between_them_are_not_comparable() -> None:
    records = [game(index, a, b, 1) for index, (a, b) in enumerate(["xy", "xy", "zw", "zw"])]
    said = standings_text.text(standings.standings(records, "xyzw", order="rating"))
    assert "not comparable" in said


def test_who_beats_whom_beyond_the_ratings_is_named() -> None:
    """Rock, paper, scissors: equal ratings, and yet each always beats another."""
    records = [game(2 * number + half, "rps"[number % 3], "rps"[(number + 1) % 3], 1)
               for number in range(60) for half in (0, 1)]
    table = standings.standings(records, "rps")
    assert {(each.name, each.other) for each in table.surprises} == {
        ("r", "p"), ("p", "s"), ("s", "r")}
    fair = [game(index, "x", "y", (index // 2) % 2) for index in range(80)]
    assert standings.standings(fair, "xy").surprises == []


@pytest.mark.parametrize("gauntlet, met", [(False, {"ab", "ac", "bc"}), (True, {"ab", "ac"})])
def test_each_round_every_pairing_plays_a_pair(gauntlet: bool, met: set) -> None:
    bots = [Bot(name, ()) for name in "abc"]
    tournament = Tournament(Conditions("nim", bots[0], bots[1], 1), bots, 2, gauntlet)
    names = [job.conditions.a.spec + job.conditions.b.spec for job in tournament.todo()]
    assert len(names) == tournament.games == 4 * len(met)
    assert names[::2] == names[1::2] and set(names[:2 * len(met)]) == met
    assert names[:2 * len(met)] == names[2 * len(met):]


def test_a_tournament(house: House, versions: list[str]) -> None:
    result = house.run("tournament", "nim", *versions, "builtin:random", "--rounds", "6",
                       "--jobs", "2", "--seed", "1", "--log", "t.jsonl", "--json", "t.json")
    assert result.returncode == 0, result.stderr
    total = json.loads((house.folder / "t.json").read_text())
    assert [row["games"] for row in total["rows"]] == [36] * 4
    assert total["rows"][0]["name"] == versions[0] and total["rows"][0]["elo"] > 100
    assert sum(row["points"] for row in total["rows"]) == 72
    assert re.search(r"1 bot_v0 .*100%", result.stdout)
    games = [json.loads(line)["index"] for line in (house.folder / "t.jsonl").open()]
    assert sorted(games) == list(range(72))
    replayed = house.run("replay", "t.jsonl", "--game", "71")
    assert replayed.returncode == 0 and "builtin:random" in replayed.stdout
    house.assert_clean()


def test_greedy_is_the_anchor_where_it_plays(house: House) -> None:
    """Its rating is 0; nim has none of its own, so it gets one here."""
    (house.folder / "games" / "nim" / "greedy_bot.py").write_text(source(0.3))
    result = house.run("tournament", "nim", "builtin:random", "builtin:greedy", "--json", "t.json",
                       "--seed", "1", "--rounds", "3")
    assert result.returncode == 0, result.stderr
    total = json.loads((house.folder / "t.json").read_text())
    ratings = {row["name"]: row for row in total["rows"]}
    greedy = ratings["builtin:greedy"]
    assert greedy["elo"] == greedy["low"] == greedy["high"] == 0
    assert ratings["builtin:random"]["elo"] < 0


def test_a_killed_tournament_goes_on_and_comes_to_the_same_table(
        house: House, versions: list[str]) -> None:
    def play(name: str, *more: str) -> dict:
        result = house.run("tournament", "nim", *versions, "--rounds", "5", *more,
                           "--log", f"{name}.jsonl", "--json", f"{name}.json")
        assert result.returncode == 0, result.stderr
        total = json.loads((house.folder / f"{name}.json").read_text())
        for row in total["rows"]:
            del row["time"]
        return total

    process = house.start("tournament", "nim", *versions, "--rounds", "5", "--seed", "5",
                          "--log", "killed.jsonl")
    log = house.folder / "killed.jsonl"
    deadline = time.monotonic() + 60
    while (not log.exists() or log.read_bytes().count(b"\n") < 5) and time.monotonic() < deadline:
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    before = log.read_bytes().count(b"\n")
    assert 5 <= before < 30
    log.write_bytes(log.read_bytes() + b'{"index":29,"torn')
    refused = house.run("tournament", "nim", *versions, "--rounds", "5", "--log", "killed.jsonl")
    assert refused.returncode == 2 and "--resume" in refused.stderr
    assert play("killed", "--resume") == play("whole", "--seed", "5", "--jobs", "2")
    assert len((house.folder / "killed.jsonl").read_bytes().splitlines()) == 30


def test_an_interrupted_tournament_says_where_its_log_is(house: House,
                                                         versions: list[str]) -> None:
    """Without --log as well; a log without games does not stay."""
    words = ["tournament", "nim", *versions, "--rounds", "40"]
    for least in (0, 3):
        process = house.start(*words)
        assert "240 games" in process.stderr.readline()  # the log is open
        deadline = time.monotonic() + 60
        while sum(log.read_bytes().count(b"\n")
                  for log in house.temporary.glob("*.jsonl")) < least:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
        assert process.returncode == 130
        left = list(house.temporary.glob("*.jsonl"))
        named = re.findall(r"^to go on: the same command with --resume --log (.*)$", err, re.M)
        assert named == [str(log) for log in left] and bool(left) >= bool(least)
    resumed = house.run(*words[:-1], "1", "--resume", "--log", named[0])
    assert resumed.returncode == 0 and "seed" in resumed.stderr
    house.assert_clean()


def test_another_tournaments_log_is_refused_in_words(house: House, versions: list[str]) -> None:
    first = house.run("tournament", "nim", *versions, "--log", "t.jsonl", "--seed", "1")
    assert first.returncode == 0, first.stderr
    seed = house.run("tournament", "nim", *versions, "--log", "t.jsonl", "--resume", "--seed", "2")
    assert seed.returncode == 2 and "seed was 1, is 2" in seed.stderr
    house.write("v1.py", source(0.25))
    changed = house.run("tournament", "nim", *versions, "--log", "t.jsonl", "--resume")
    assert changed.returncode == 2
    assert re.search(r"B changed: bot_v1.py \w{4}… → \w{4}…", changed.stderr)


@pytest.mark.parametrize("words, why", [
    (["good"], "at least two"), (["good", "good"], "twice"),
    (["good", "human"], "people play in `human` and `serve`"),
    (["good", "nothing.py"], "no such bot file"), (["good", "builtin:no"], "no bot"),
    (["good", "builtin:random", "--json", "no/such/t.json"], "No such file"),
    (["good", "builtin:random", "--resume"], "--log"),
])
def test_wrong_arguments_are_one_line(house: House, words: list[str], why: str) -> None:
    words = [house.good if word == "good" else word for word in words]
    result = house.run("tournament", "nim", *words)
    assert result.returncode == 2 and why in result.stderr
    assert len(result.stderr.splitlines()) == 1
