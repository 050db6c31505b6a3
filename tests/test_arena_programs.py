"""Bots that misbehave: each gets exactly the right status, in time, and leaves nothing behind."""

import json
import sys
import time
from pathlib import Path

import pytest
from arena_house import GOOD, House

from arena.game import FAULTS
from arena.seats import bots
from arena.seats.seat import Said


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return House(tmp_path_factory.mktemp("house"))


ANSWER = "import os, sys, time\ninput()\n"

# name: (source, status of the seat, part of the detail)
LINE_BOTS = {
    "illegal": (ANSWER + "print(4)", "illegal", "+ 4"),
    "malformed": (ANSWER + "print('four')", "malformed", "four"),
    "not_text": (ANSWER + "sys.stdout.buffer.write(bytes([255, 0, 10]))", "malformed", ""),
    "empty_line": (ANSWER + "print()", "malformed", ""),
    "late": (ANSWER + "time.sleep(60)", "late", "1.000 s"),
    "half_a_line": (ANSWER + "print(1, end='', flush=True)\ntime.sleep(60)", "late", ""),
    "half_a_line_and_out": (ANSWER + "print(1, end='')", "crash", "exit status 0"),
    "exit_status": (ANSWER + "sys.exit(3)", "crash", "exit status 3"),
    "traceback": (ANSWER + "1 / 0", "crash", "exit status 1"),
    "signal": (ANSWER + "os.kill(os.getpid(), 11)", "crash", "signal 11"),
    "ends_without_answer": ("pass", "crash", "exit status 0"),
    "closes_output": (ANSWER + "os.close(1)\ntime.sleep(60)", "crash", "closed its output"),
    "closes_input": ("import os, time\nos.close(0)\ntime.sleep(60)", "late", ""),
    "never_reads": ("import time\ntime.sleep(60)", "late", ""),
    "hog": (ANSWER + "x = bytearray(100 << 20)\ntime.sleep(60)", "memory", "of 64 MB"),
    "hog_and_out": (ANSWER + "x = bytearray(100 << 20)\nsys.exit(1)", "memory", "of 64 MB"),
    "hog_that_answers": (ANSWER + "x = bytearray(100 << 20)\nprint(1, flush=True)\ninput()",
                         "memory", "of 64 MB"),
    "floods_a_line": (ANSWER + "while True: sys.stdout.write('1' * 10000)", "malformed", "65536"),
    "floods_lines": (ANSWER + "while True: print(4)", "illegal", "+ 4"),
    "floods_stderr": (ANSWER + "while True: sys.stderr.write('x' * 10000)", "late", ""),
    "ignores_sigterm": ("import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n" + ANSWER
                        + "time.sleep(60)", "late", ""),
    "forks_and_leaves": (ANSWER + "if os.fork(): os._exit(0)\nos.setsid()\n"
                         "if os.fork(): os._exit(0)\ntime.sleep(60)", "crash", "exit status 0"),
}


@pytest.mark.parametrize("name", LINE_BOTS)
def test_misbehaving_program_gets_its_status(house: House, name: str) -> None:
    source, status, detail = LINE_BOTS[name]
    bad = house.write(f"{name}.py", source)
    began = time.monotonic()
    total = house.match("nim", bad, house.good, "--games", "1")
    assert time.monotonic() - began < 20
    assert total["faults"]["a"] == {**dict.fromkeys(FAULTS, 0), status: 1}
    assert sum(total["faults"]["b"].values()) == 0
    assert (total["losses"], total["status"]) == (1, 1)
    line = next(line for line in total["said"].splitlines() if f": {status}: " in line)
    assert detail in line
    house.assert_clean()


FOREVER = "\nimport time\nwhile True: time.sleep(1)"


@pytest.mark.parametrize("name, source, faults, note", [
    ("never_exits", GOOD + FOREVER, 1, ""),
    ("child_lives_on", "import subprocess\nsubprocess.Popen(['sleep', '60'], "
     "start_new_session=True)\n" + GOOD, 0, "processes left behind: 1"),
    ("removes_directory", "import os\nos.rmdir(os.getcwd())\n" + GOOD, 0, ""),
    ("bad_exit", GOOD + "sys.exit(7)", 0, "exit status 7 after the game"),
    ("stray_files", "open('notes.txt', 'w').close()\n" + GOOD, 0, "stray files: notes.txt"),
])
def test_what_costs_nothing(house: House, name: str, source: str, faults: int, note: str) -> None:
    """Without the sandbox, in which nothing can be left behind or removed."""
    bot = house.write(f"{name}.py", source)
    total = house.match("nim", bot, house.good, "--games", "2", "--sandbox", "off")
    assert total["faults"]["a"] == {**dict.fromkeys(FAULTS, 0), "no_exit": 2 * faults}
    assert total["status"] == faults
    assert total["games"] == 2
    assert note in total["said"]
    house.assert_clean()


def test_strict_memory_limits_the_address_space(house: House) -> None:
    """Reserved, never touched: resident memory stays small."""
    reserves = house.write("reserves.py", "import mmap\nx = mmap.mmap(-1, 200 << 20)\n" + GOOD)
    allocates = house.write("allocates.py", "x = bytearray(200 << 20)\n")
    assert house.match("nim", reserves, house.good, "--games", "2")["status"] == 0
    for bot in (reserves, allocates):
        total = house.match("nim", bot, house.good, "--games", "1", "--strict-memory")
        assert total["faults"]["a"]["memory"] == 1
    house.assert_clean()


# name: (source, status of each of the two calls, part of what is printed)
FILE_BOTS = {
    "files_illegal": ("open('output.txt', 'w').write('4')", "illegal", ""),
    "files_malformed": ("open('output.txt', 'w').write('four')", "malformed", "four"),
    "files_none": ("pass", "malformed", "No such file"),
    "files_directory": ("import os; os.mkdir('output.txt')", "malformed", "not a file"),
    "files_link": ("import os; os.symlink('input.txt', 'output.txt')", "malformed", ""),
    "files_fifo": ("import os; os.mkfifo('output.txt')", "malformed", "not a file"),
    "files_huge": ("open('output.txt', 'w').write('1' * (1 << 20))", "malformed", "65536"),
    "files_no_directory": ("import os, shutil; shutil.rmtree(os.getcwd(), ignore_errors=True)",
                           "malformed", ""),
    "files_late": ("open('output.txt', 'w').write('1')\nimport time; time.sleep(60)", "late", ""),
    "files_crash": ("open('output.txt', 'w').write('1')\n1 / 0", "crash", "exit status 1"),
    "files_hog": ("open('output.txt', 'w').write('1')\nx = bytearray(100 << 20)", "memory", ""),
}


@pytest.mark.parametrize("name", FILE_BOTS)
def test_misbehaving_call_skips_the_move(house: House, name: str) -> None:
    source, status, detail = FILE_BOTS[name]
    bad = house.write(f"{name}.py", source)
    total = house.match("nimfiles", bad, house.good_files, "--games", "1")
    assert total["faults"]["a"] == {**dict.fromkeys(FAULTS, 0), status: 2}
    assert total["points"] == {"a": 0.0, "b": 2.0}
    assert detail in total["said"]
    house.assert_clean()


@pytest.mark.parametrize("name, source, note", [
    ("stray_file", "open('cache.bin', 'w').close()", "stray files: cache.bin"),
    ("changed_input", "open('input.txt', 'a').write('x')", "input.txt changed"),
    ("removed_input", "import os; os.unlink('input.txt')", "input.txt changed"),
    ("left_child", "import subprocess; subprocess.Popen(['sleep', '60'], start_new_session=True)",
     "processes left behind: 1"),
    ("remembers", "import os; assert os.listdir() == ['input.txt']", ""),
])
def test_calls_are_noted(house: House, name: str, source: str, note: str) -> None:
    """What a call does wrong beside its answer is recorded; each call finds a fresh directory."""
    answer = "open('output.txt', 'w').write('2')\n"
    bot = house.write(f"{name}.py", source + "\n" + answer)
    total = house.match("nimfiles", bot, house.good_files, "--games", "1", "--sandbox", "off")
    assert (total["status"], total["wins"]) == (0, 1)
    assert note in total["said"]
    house.assert_clean()


def test_the_clock_does_not_charge_for_the_arena(house: House, tmp_path: Path) -> None:
    """A referee that takes longer than the limit: an answer still costs what the bot used.
    The quickest of many is compared, so that a busy machine does not matter."""
    (house.folder / "games" / "slow").mkdir()
    (house.folder / "games" / "slow" / "referee.py").write_text(
        "import time\nfrom arena.games.nim.referee import NimReferee\n\n\n"
        "class SlowReferee(NimReferee):\n    name = 'slow'\n\n"
        "    def answer(self, text):\n        time.sleep(0.2)\n        super().answer(text)\n")
    log = tmp_path / "log.jsonl"
    house.match("slow", house.good, house.good, "--games", "1", "--log", str(log))
    (game,) = [json.loads(line) for line in log.read_text().splitlines()]
    assert min(event["used"] for event in game["messages"] if "used" in event) < 0.1


def test_standard_error_is_kept_with_the_game(house: House, tmp_path: Path) -> None:
    bot = house.write("talks.py", "import sys\nprint('x' * 20000 + 'the end', file=sys.stderr)\n"
                      + GOOD)
    log = tmp_path / "log.jsonl"
    house.match("nim", bot, house.good, "--games", "1", "--log", str(log))
    shown = house.run("replay", str(log), "--game", "0").stdout
    assert "said more than is kept" in shown
    assert 10_000 < shown.count("x") <= 10 * 1024


def events_of(house: House, log: Path, *match: str) -> list:
    house.match(*match, "--games", "1", "--log", str(log))
    (game,) = [json.loads(line) for line in log.read_text().splitlines()]
    return [event for event in game["messages"] if "used" in event and event["seat"] == 0]


def test_what_is_said_stands_beside_its_answer(house: House, tmp_path: Path) -> None:
    """Also what is written after the answer, and what has no end of line."""
    bot = house.write("thinks.py", """
import sys
def say(text): print(text, end="", file=sys.stderr, flush=True)
say("ready\\n")
for number, line in enumerate(sys.stdin):
    if line == "END\\n": say("bye")
    else:
        say(f"before {number}\\nhalf ")
        print(1, flush=True)
        say(f"a line {number}\\n")
""")
    events = events_of(house, tmp_path / "log.jsonl", "nim", bot, house.good)
    assert events[0]["said"] == ["ready", "before 0", "half a line 0"]
    assert events[1]["said"] == ["before 1", "half a line 1"]
    assert events[-1]["said"][-1] == "bye"
    assert not any("said_cut" in event for event in events)


def test_what_is_said_in_calls(house: House, tmp_path: Path) -> None:
    bot = house.write("files_think.py", "import sys\nprint('one\\ntwo', file=sys.stderr)\n"
                      "open('output.txt', 'w').write('2')\n")
    events = events_of(house, tmp_path / "log.jsonl", "nimfiles", bot, house.good_files)
    assert [event["said"] for event in events] == [["one", "two"]] * 2


def test_too_much_is_cut_and_that_is_said(house: House, tmp_path: Path) -> None:
    bot = house.write("talks_much.py", "import sys\nfor line in sys.stdin:\n"
                      "    print('y' * 30000, file=sys.stderr)\n"
                      "    if line != 'END\\n': print(1, flush=True)\n")
    events = events_of(house, tmp_path / "log.jsonl", "nim", bot, house.good)
    assert all(event["said_cut"] for event in events)
    assert all(10_000 < len(event["said"][0]) <= 10 * 1024 for event in events)


def test_a_game_keeps_a_megabyte_of_what_is_said() -> None:
    said, events = Said(), [{} for _ in range(150)]
    for event in events:
        said.add(event, ["z" * 10_000], False)
    kept = sum(len(line) for event in events for line in event.get("said", []))
    assert 1_040_000 < kept <= 1 << 20
    assert "said_cut" not in events[0]
    assert events[-1] == {"said_cut": True}


def test_only_a_program_that_knows_v_is_told(tmp_path: Path) -> None:
    for name, text, options in (("knows.py", 'add("-v")', ["-v"]), ("not.py", "# -v", [])):
        (tmp_path / name).write_text(text)
        bot = bots.parse(str(tmp_path / name), "circus")
        assert bot.argv(1.0, thoughts=True) == [sys.executable, str(tmp_path / name), *options]
        assert bot.argv(1.0) == [sys.executable, str(tmp_path / name)]


def test_a_python_file_may_have_options(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.py").write_text('"--time-scale"')
    Path("table.txt").touch()
    bot = bots.parse("mine.py --work 3 table.txt", "circus")
    mine, table = str(tmp_path / "mine.py"), str(tmp_path / "table.txt")
    assert bot.files == (mine, table)
    assert bot.argv(0.5) == [sys.executable, mine, "--work", "3", table, "--time-scale", "0.5"]
    with pytest.raises(ValueError, match="no such bot file"):
        bots.parse("none.py", "circus")
    assert bots.parse("none.py --work 3", "circus").command == ("none.py", "--work", "3")
