"""Games that begin in the middle of logged ones."""

import json
import random
from pathlib import Path
from typing import Callable, Optional

import pytest
from arena_house import GOOD, TOYS, House

from arena.matches import log, starts
from arena.matches.play import Conditions, Job, play
from arena.matches.replay import positions
from arena.seats import bots
from arena.seats.process import adopt_orphans

# Counts up by one whatever it is asked, and remembers what it believes that it has answered.
STUBBORN = """import sys
answers = 0
for line in sys.stdin:
    if line == "END\\n":
        break
    answers += 1
    print(1, flush=True)
"""
# A Circus program: any legal move, but the first one that it can think of; knows no --after.
STRANGER = "import sys\nfor line in sys.stdin: pass\n"


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def answers(record: dict) -> list[str]:
    return [event["from"] for event in record["messages"] if "from" in event]


def logged(path: Path, game: str, options: Optional[dict] = None, seed: int = 5) -> dict:
    """A game of two builtins, in a log."""
    adopt_orphans()
    bot = bots.parse("builtin:random", game)
    record = play(Job(Conditions(game, bot, bot, seed, options or {}), 0), str(path.parent))
    log.append(str(path), record)
    return record


@pytest.mark.parametrize("game, options", [("circus", {}), ("durak", {}),
                                           ("squares", {"turns": 4})])
def test_a_match_from_a_turn(tmp_path: Path, game: str, options: dict) -> None:
    """The games begin with the logged answers and go on legally, sides exchanged."""
    record = logged(tmp_path / "first.jsonl", game, options)
    start = starts.find(f"{tmp_path}/first.jsonl:0:7", game)
    a, b = bots.parse("builtin:greedy", game), bots.parse("builtin:random", game)
    conditions = Conditions(game, a, b, 9, options, starts=(start,))
    for index in (0, 1):
        again = play(Job(conditions, index), str(tmp_path))
        assert answers(again)[:7] == answers(record)[:7]
        assert len(answers(again)) > 7 and not again["faults"]
        assert again["setup"] == record["setup"]
        assert again["seats"][0] == "ab"[index]
        assert again["starts"] == [start.name]
        list(positions(json.loads(json.dumps(again))))  # the referee agrees with all of it


def test_programs_are_told_what_they_answered(house: House) -> None:
    """nim: a program that is shown the game again, and whose answers are not listened to."""
    stubborn = house.write("stubborn.py", STUBBORN)
    record = house.run("match", "nim", "builtin:random", "builtin:random", "--games", "1",
                       "--seed", "3", "--log", "first.jsonl")
    assert record.returncode == 0, record.stderr
    first = log.find(str(house.folder / "first.jsonl"), 0)
    total = house.match("nim", stubborn, "builtin:random", "--from", "first.jsonl:0:4", "--log",
                        "second.jsonl")
    assert total["games"] == 2 and not sum(total["faults"]["a"].values())
    for game in log.read(str(house.folder / "second.jsonl")):
        seat = game["seats"].index("a")
        assert answers(game)[:4] == answers(first)[:4]
        own = [e["from"] for e in game["messages"] if "from" in e and e["seat"] == seat]
        assert own[2:] == ["1"] * len(own[2:]) and len(own) > 2
    house.assert_clean()


def test_several_positions_and_a_file_of_them(house: House) -> None:
    house.run("match", "nim", "builtin:random", "builtin:random", "--games", "4", "--seed", "3",
              "--log", "first.jsonl")
    (house.folder / "lost.txt").write_text("# lost\nfirst.jsonl:1:2\nfirst.jsonl:2:3  # why?\n")
    total = house.match("nim", house.good, "builtin:random", "--from", "first.jsonl:0:1",
                        "--from", "lost.txt", "--log", "second.jsonl")
    assert total["games"] == 6
    games = list(log.read(str(house.folder / "second.jsonl")))
    before = [answers(log.find(str(house.folder / "first.jsonl"), k))[:turn]
              for k, turn in ((0, 1), (1, 2), (2, 3))]
    for game in games:
        told = before[game["index"] // 2]
        assert answers(game)[:len(told)] == told
    again = house.match("nim", house.good, "builtin:random", "--from", "first.jsonl:0:1",
                        "lost.txt", "--log", "second.jsonl", "--resume")
    assert again["games"] == 6


@pytest.mark.parametrize("word, says", [
    ("first.jsonl:0:999", "turns"), ("first.jsonl:7:1", "no game 7"), ("first.jsonl", "LOG"),
    ("first.jsonl:0", "is over"), ("nolog:0:1", "No such file")])
def test_a_start_that_is_none(house: House, word: str, says: str) -> None:
    house.run("match", "nim", "builtin:random", "builtin:random", "--games", "1", "--log",
              "first.jsonl")
    result = house.run("match", "nim", house.good, house.good, "--from", word)
    assert result.returncode == 2 and result.stderr.count("\n") == 1, result.stderr
    assert says in result.stderr and len(result.stderr) < 200


def other_answer(record: dict) -> None:
    next(event for event in record["messages"] if "from" in event)["from"] = "9"


def other_seat(record: dict) -> None:
    next(event for event in record["messages"] if "from" in event)["seat"] = 1


def other_setup(record: dict) -> None:
    record["setup"] = {}


def over_before(record: dict) -> None:
    """The log does not say so, but the rules do."""
    record["result"] = None


@pytest.mark.parametrize("change, turn, says", [
    (other_answer, ":3", "turn 1: answer '9': malformed"), (other_seat, ":3", "not one of seat 2"),
    (other_setup, ":3", "setup cannot be used"), (over_before, "", "is over there")])
@pytest.mark.parametrize("command", ["match nim builtin:random builtin:random", "human nim"])
def test_a_start_against_the_rules(house: House, change: Callable[[dict], None], turn: str,
                                   says: str, command: str) -> None:
    record = json.loads(json.dumps(logged_nim(house)))
    change(record)
    log.append(str(house.folder / "changed.jsonl"), record)
    result = house.run(*command.split(), "--from", f"changed.jsonl:0{turn}")
    assert result.returncode == 2 and result.stdout == ""
    assert result.stderr.count("\n") == 1 and says in result.stderr, result.stderr
    assert "changed.jsonl:0" in result.stderr


def logged_nim(house: House) -> dict:
    result = house.run("match", "nim", "builtin:random", "builtin:random", "--games", "1",
                       "--log", "first.jsonl")
    assert result.returncode == 0, result.stderr
    return log.find(str(house.folder / "first.jsonl"), 0)


# nim in which a fault does not lose the game, but the turn.
SKIPS = (TOYS / "nim" / "referee.py").read_text().replace('"nim"', '"skips"').replace(
    'self._end(1 - self.wanted, f"side {self.wanted}: {status}")', "self._next(False)")


# Wants its answers in the middle to be legal ones, but for what it is told of a fault.
READER = """import sys
"--after"
for line in open(sys.argv[2]):
    assert line[0] != ">" or line[2:-1] in ("1", "2", "3", "{told}"), line
""" + GOOD
NO_ASCII = "import os\nfor line in open(0):\n    os.write(1, bytes([233, 10]))\n"


@pytest.mark.parametrize("source, told", [("", ""), (NO_ASCII, "?")], ids=["none", "no ASCII"])
def test_what_was_no_answer_is_told_as_nothing_or_in_ascii(house: House, source: str,
                                                           told: str) -> None:
    (house.folder / "games" / "skips").mkdir()
    (house.folder / "games" / "skips" / "referee.py").write_text(SKIPS)
    result = house.run("match", "skips", house.write("faulty.py", source), "builtin:random",
                       "--games", "1", "--log", "first.jsonl")
    assert result.returncode == 1, result.stderr
    first = log.find(str(house.folder / "first.jsonl"), 0)
    assert [bool(each.get("fault")) for each in first["messages"] if "from" in each][:2] == [
        True, False]
    reader = house.write("reader.py", READER.format(told=told))
    total = house.match("skips", reader, reader, "--from", "first.jsonl:0:2")
    assert not any(count for each in total["faults"].values() for count in each.values())


@pytest.mark.parametrize("command", ["match circus builtin:random", "human circus"])
def test_a_program_that_cannot_be_told_is_refused(house: House, command: str) -> None:
    logged(house.folder / "first.jsonl", "circus")
    stranger = house.write("stranger.py", STRANGER)
    result = house.run(*command.split(), stranger, "--from", "first.jsonl:0:3")
    assert result.returncode == 2 and "does not know --after" in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_lined_up_circus_bot_knows_where_its_pieces_are(tmp_path: Path) -> None:
    """Random games of greedy bots begin at every turn of one: a bot that did not know its own
    earlier moves would make an illegal one at once."""
    record = logged(tmp_path / "first.jsonl", "circus")
    turns = random.Random(1).sample(range(1, len(answers(record)) - 1), 4)
    greedy = bots.parse("builtin:greedy", "circus")
    for turn in turns:
        start = starts.find(f"{tmp_path}/first.jsonl:0:{turn}", "circus")
        again = play(Job(Conditions("circus", greedy, greedy, 1, starts=(start,)), 1),
                     str(tmp_path))
        assert not again["faults"] and json.dumps(again["result"])
