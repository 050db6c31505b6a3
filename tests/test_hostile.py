"""Programs that attack the judge, its clock or each other. In the sandbox nothing of it works;
without it what the judge promises is that it notices. Either way nothing is left behind."""

import json
import os
import random
import shlex
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from arena_house import GOOD, PATIENCE, House

from arena.matches import luck
from arena.seats import sandbox
from arena.seats.sweep import remove_tree

WALLS = pytest.param("on", marks=pytest.mark.skipif(
    sandbox.trouble() is not None, reason=f"no sandbox here: {sandbox.trouble()}"))
BOTH = pytest.mark.parametrize("walls", [WALLS, "off"])
IN_SANDBOX = pytest.mark.parametrize("walls", [WALLS])

IMPORTS = "import os, signal, subprocess, sys, time\n"
ANSWER = "input(); print(1, flush=True)\n"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return House(tmp_path_factory.mktemp("house"))


def fight(house: House, name: str, source: str, walls: str, *options: str,
          game: str = "nim", other: str = "") -> dict:
    """A match of a hostile program against one that does nothing wrong."""
    bot = house.write(f"{name}.py", IMPORTS + source)
    other = other or (house.good if game == "nim" else house.good_files)
    total = house.match(game, bot, other, "--games", "1", "--sandbox", walls, *options)
    house.assert_clean()
    return total


def assert_only_fault(total: dict, status: str, words: str) -> None:
    """Of the hostile program; and a line tells why."""
    counted = {key: count for key, count in total["faults"]["a"].items() if count}
    assert counted == {status: 1}
    assert not any(total["faults"]["b"].values())
    assert any(f": {status}: " in line and words in line for line in total["said"].splitlines())


# name: (source, status, words)
NOTICED = {
    "answers_early": ("input(); print(1); print(1, flush=True); time.sleep(9)",
                      "malformed", "early: wrote '1\\n' before it was asked"),
    "big_child": ("if os.fork() == 0:\n    x = bytearray(100 << 20)\n    open('ready', 'w')\n"
                  "    time.sleep(60)\n"
                  "while not os.path.exists('ready'): time.sleep(0.01)\n" + ANSWER + "input()",
                  "memory", "of 64 MB"),
    "drips_over_a_big_child": (
        "input()\nif os.fork() == 0:\n    x = bytearray(100 << 20)\n    time.sleep(0.5)\n"
        "    os._exit(0)\nend = time.monotonic() + 0.7\n"
        "while time.monotonic() < end: os.write(2, b'.'); time.sleep(0.001)\nprint(1, flush=True)",
        "memory", "of 64 MB"),
    "calls_itself_small": (
        "open('/proc/self/comm', 'w').write('\\nVmHWM: 1 kB\\n')\nx = bytearray(100 << 20)\n"
        + ANSWER + "input()", "memory", "of 64 MB"),
    "hides_in_memory_files": (
        "for n in range(2):\n    fd = os.memfd_create('x')\n"
        "    for part in range(50): os.write(fd, bytes(1 << 20))\n" + ANSWER + "input()",
        "memory", "of 64 MB"),
    "hides_in_removed_files": (
        "files = []\nfor n in range(2):\n    files.append(open('f', 'wb', 0)); os.remove('f')\n"
        "    for part in range(40): files[n].write(b'x' * (1 << 20))\n" + ANSWER + "input()",
        "crash", "files, "),
    "bomb": ("input()\nfor n in range(9): os.fork()\nwhile True: pass",
             "crash", "more than 16 processes"),
    "status_200": (ANSWER + "os._exit(200)", "crash", "exit status 200"),
    "many_files": ("for n in range(1100): open(str(n), 'w')\n" + ANSWER + "input()",
                   "crash", "files, "),
    "big_file": (ANSWER + "f = open('f', 'wb', buffering=0)\nf.seek(65 << 20)\nf.write(b'x')",
                 "crash", "exit status 1"),
}


@BOTH
@pytest.mark.parametrize("name", NOTICED)
def test_breaking_a_limit_is_noticed(house: House, name: str, walls: str) -> None:
    source, status, words = NOTICED[name]
    assert_only_fault(fight(house, name, source, walls), status, words)


@BOTH
def test_breaking_a_limit_after_the_game_is_told(house: House, walls: str) -> None:
    """It costs nothing any more."""
    total = fight(house, "big_at_last", GOOD + "x = bytearray(100 << 20)\ntime.sleep(9)", walls)
    assert_only_fault(total, "memory", "seen after the game")
    assert total["score"] == fight(house, "small", GOOD, walls)["score"]


@BOTH
def test_a_program_that_has_itself_traced_is_late(house: House, walls: str) -> None:
    """Its signals stop it, and look to its parent as if it had ended."""
    source = ("import ctypes\ninput()\nctypes.CDLL(None).ptrace(0, 0, 0, 0)\n"
              "os.kill(os.getpid(), signal.SIGUSR1)\ntime.sleep(60)")
    faults = fight(house, "traced", source, walls)["faults"]["a"]
    assert faults["late"] + faults["crash"] == sum(faults.values()) == 1


# Works for 0.1 s of its own time, whatever others do.
WORKER = ("import sys, time\nfor line in sys.stdin:\n    if line == 'END\\n': break\n"
          "    began = time.process_time()\n"
          "    while time.process_time() < began + 0.1: pass\n    print(1, flush=True)\n")


@BOTH
def test_busy_processes_do_not_make_the_opponent_late(house: House, walls: str) -> None:
    """40 of them; they are noticed while the opponent thinks."""
    source = ("for n in range(40):\n    if os.fork() == 0:\n        while True: pass\n"
              "for line in sys.stdin: print(1, flush=True)")
    total = fight(house, "busy", source, walls, other=house.write("works.py", WORKER))
    assert_only_fault(total, "crash", "more than 16 processes")


@BOTH
def test_nested_directories_are_removed(house: House, walls: str) -> None:
    source = "for n in range(1500):\n    os.mkdir('d'); os.chdir('d')\nos.chmod('.', 0)\n" + GOOD
    assert_only_fault(fight(house, "nests", source, walls), "crash", "wrote 1001 files")


def test_a_tree_without_permissions_is_removed(tmp_path: Path) -> None:
    """And what its links lead to is not."""
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "kept").touch()
    deep = tmp_path / "tree" / "a" / "b"
    deep.mkdir(parents=True)
    (deep / "file").touch()
    (deep / "link").symlink_to(outside)
    deep.chmod(0)
    deep.parent.chmod(0)
    remove_tree(str(tmp_path / "tree"))
    assert sorted(tmp_path.rglob("*")) == [outside, outside / "kept"]


@BOTH
def test_nobody_can_plant_an_output_of_the_opponent(house: House, walls: str) -> None:
    source = ("for name in os.listdir('..'):\n    if name != os.path.basename(os.getcwd()):\n"
              "        os.mkdir(f'../{name}/output.txt')\n"
              "open('output.txt', 'w').write('1')")
    if walls == "on":  # else it would fail at its first attempt
        source = "try:\n    " + source.replace("\n", "\n    ") + "\nfinally: "
        source += "open('output.txt', 'w').write('1'); os._exit(0)"
    total = fight(house, "plants", source, walls, game="nimfiles")
    assert not any(total["faults"]["b"].values())


BURGLAR = """
import ctypes, signal, socket
def attempt(what, deed, *words):
    try: deed(*words)
    except OSError: return
    print("GOT", what, file=sys.stderr, flush=True)
strangers = [int(name) for name in os.listdir("/proc") if name.isdigit()
             and int(name) not in (1, os.getpid(), os.getppid())]
for pid in strangers:
    for number in (signal.SIGSTOP, signal.SIGKILL):
        attempt(f"a signal to {pid}", os.kill, pid, number)
for number in (signal.SIGSTOP, signal.SIGKILL):  # ignored by the first process of a sandbox
    os.kill(os.getppid(), number)
attempt("a connection", socket.create_connection, ("127.0.0.1", PORT), 1)
for folder in ("/", "/usr", "/etc", "/dev", "/proc"):
    attempt("to write in " + folder, open, folder + "/planted", "w")
for folder in (HOUSE, HOUSE + "/bots", HOUSE + "/tmp"):  # in its own /tmp, which others do not see
    if os.path.isdir(folder):
        open(folder + "/planted", "w")
attempt("to change itself", open, __file__, "a")
for path in (HOUSE + "/total.json", HOUSE + "/log.jsonl", GOOD_BOT, HOME + "/.bashrc",
             "/etc/shadow", "/proc/1/root/etc/shadow"):
    attempt("to read " + path, lambda path: open(path).read(), path)
CLONE_NEWUSER = 0x10000000
if CLOSED and ctypes.CDLL(None).unshare(CLONE_NEWUSER) == 0:
    print("GOT namespaces of its own", file=sys.stderr)
if len(os.listdir("..")) > 1:
    print("GOT to see", os.listdir(".."), file=sys.stderr)
seen = " ".join(open(f"/proc/{pid}/cmdline").read() for pid in (1, "self"))
if "--seed" in seen or "424242" in seen + str(os.environ):
    print("GOT the seed", file=sys.stderr)
open("own", "w").write("x"); os.remove("own")
open("/tmp/own", "w").write("x")
"""


@IN_SANDBOX
def test_a_burglar_gets_nothing(house: House, walls: str) -> None:
    """Signals, network, files of others, the seed: only its own directory and /tmp."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        names = {"PORT": listening.getsockname()[1], "HOUSE": str(house.folder),
                 "CLOSED": "--disable-userns" in sandbox.walls(),
                 "HOME": str(Path.home()), "GOOD_BOT": str(house.folder / house.good)}
        source = "".join(f"{name} = {value!r}\n" for name, value in names.items())
        bot = house.write("burglar.py", IMPORTS + source + BURGLAR + GOOD)
        result = house.run("match", "nim", bot, house.good, "--games", "2", "--seed", "424242",
                           "--sandbox", walls, "--log", "log.jsonl")
    records = [json.loads(line) for line in (house.folder / "log.jsonl").open()]
    assert [record["stderr"] for record in records] == [["", ""]] * 2
    assert (result.returncode, len(records)) == (0, 2), result.stdout
    assert not list(house.folder.rglob("planted"))
    house.assert_clean()


@IN_SANDBOX
def test_a_program_that_leads_to_another_is_found(house: House, walls: str,
                                                  monkeypatch: pytest.MonkeyPatch) -> None:
    """As the `python3` of pyenv does: a script in shims/ that starts what lies beside it."""
    prefix = house.folder / "prefix"
    for part in ("shims", "libexec"):
        (prefix / part).mkdir(parents=True)
    shim, tool = prefix / "shims/tool", prefix / "libexec/tool"
    shim.write_text(f'#!/bin/sh\nexec "{tool}"\n')
    tool.write_text("#!/bin/sh\nwhile read line; do [ $line = END ] || echo 1; done\n")
    for script in (shim, tool):
        script.chmod(0o755)
    monkeypatch.setenv("PATH", str(shim.parent), prepend=os.pathsep)
    total = house.match("nim", "tool", house.good, "--games", "2", "--sandbox", walls)
    assert total["status"] == 0, total["said"]


@pytest.mark.parametrize("seconds, fault", [(0.3, ""), (1.6, "late")])
def test_an_answer_is_timed_though_the_judge_sleeps(house: House, tmp_path: Path, seconds: float,
                                                    fault: str) -> None:
    """The judge is stopped from the question on until 2.2 s, the limit is 1 s: an answer in time
    is in time, one over the limit is late."""
    log = tmp_path / "log.jsonl"
    source = (f"input()\nif os.fork() == 0:\n    time.sleep(2.2)\n"
              f"    os.kill({{judge}}, signal.SIGCONT)\n    os._exit(0)\n"
              f"os.kill({{judge}}, signal.SIGSTOP)\ntime.sleep({seconds})\n"
              "print(1, flush=True)\n").format(judge="os.getppid()")
    source = "judge = os.getppid()\n" + source.replace("os.getppid()", "judge") + GOOD
    total = fight(house, "stops", source, "off", "--log", str(log))
    (record,) = [json.loads(line) for line in log.open()]
    first = next(event for event in record["messages"] if "used" in event)
    assert first.get("fault", "") == fault
    if not fault:
        assert first["used"] < 1.0 and total["status"] == 0
    assert "none seen" not in total["said"]


def test_what_cannot_be_told_is_counted(house: House) -> None:
    """A call that ended while the judge was stopped, past the limit of 2 s: nobody knows when."""
    source = ("judge = os.getppid()\nif os.fork() == 0:\n    os.setsid(); time.sleep(2.6)\n"
              "    os.kill(judge, signal.SIGCONT)\n    os._exit(0)\n"
              "open('output.txt', 'w').write('1')\n"
              "if open('input.txt').read() == FIRST: os.kill(judge, signal.SIGSTOP)\n")
    setup = luck.deals("nimfiles", 1, 0, slow=True).randrange(10)
    total = fight(house, "sleeps", f"FIRST = '{setup}\\n'\n" + source, "off", game="nimfiles")
    assert "1 answers over the limit while the judge was delayed; longest by 0." in total["said"]
    assert "faults: none;" not in total["said"] and "faults: none seen;" in total["said"]


def test_who_stops_the_judge_is_blamed(house: House) -> None:
    """And the match goes on."""
    bot = house.write("freezes.py", IMPORTS + "input(); os.kill(os.getppid(), signal.SIGSTOP)\n"
                      "time.sleep(60)\n")
    total = house.match("nim", bot, house.good, "--games", "2", "--jobs", "2", "--sandbox", "off")
    house.assert_clean()
    assert total["games"] == 2 and total["faults"]["a"]["crash"] == 2
    assert "the judge was stopped when this seat was to answer" in total["said"]


def test_a_game_whose_worker_was_killed_is_played_again(house: House) -> None:
    mark = house.folder / "mark"
    bot = house.write("kills_once.py", IMPORTS + (
        f"if not os.path.exists({str(mark)!r}):\n    open({str(mark)!r}, 'w')\n"
        "    os.kill(os.getppid(), 9); time.sleep(60)\n") + GOOD)
    total = house.match("nim", bot, house.good, "--games", "4", "--jobs", "2", "--sandbox", "off")
    house.assert_clean()
    assert mark.exists() and (total["games"], total["status"]) == (4, 0)


def test_a_worker_that_is_always_killed_ends_the_match_with_the_seat(house: House) -> None:
    bot = house.write("kills.py", IMPORTS + "input(); os.kill(os.getppid(), 9); time.sleep(60)\n")
    result = house.run("match", "nim", bot, house.good, "--games", "1", "--sandbox", "off")
    house.assert_clean()
    assert result.returncode == 1
    assert "game 0: its worker process was killed 3 times" in result.stderr
    assert "when seat 1 was to answer" in result.stderr


def test_control_characters_are_shown_escaped(house: House) -> None:
    source = ("open('\\x1b[2J', 'w')\nprint('\\x1b[31mred\\x07\\x9b1m', file=sys.stderr)\n"
              "input(); print('\\x1b]0;title\\x07')")
    bot = house.write("paints.py", IMPORTS + source)
    result = house.run("match", "nim", bot, house.good, "--games", "2", "--seed", "1")
    said = result.stdout + result.stderr
    assert "malformed" in said and "stray files" in said
    assert [char for char in said if not char.isprintable() and char != "\n"] == []
    house.assert_clean()


@BOTH
def test_a_small_limit_on_files_that_the_judge_was_given(house: House, walls: str) -> None:
    command = [sys.executable, "-m", "arena", "match", "nim", house.good, house.good, "--games",
               "2", "--sandbox", walls]
    result = subprocess.run(
        ["/bin/sh", "-c", f"ulimit -f 64; exec {shlex.join(command)}"], cwd=house.folder,
        text=True, capture_output=True, timeout=PATIENCE,
        env={**os.environ, "TMPDIR": str(house.temporary),
             "ARENA_GAMES": str(house.folder / "games")})
    assert result.returncode == 0, result.stderr
    house.assert_clean()


def test_seeds_cannot_be_tried_and_tell_nothing_of_each_other() -> None:
    began = time.process_time()
    luck.deals("nim", random.getrandbits(62), 0, slow=True)
    assert time.process_time() - began > 0.01
    programs = {luck.of_seat(7, index, seat, slow=True) for index in range(50) for seat in (0, 1)}
    assert len(programs) == 100
    assert luck.deals("nim", 7, 0, True).random() != luck.deals("nim", 7, 1, True).random()


def test_a_log_from_before_the_slow_seeds_goes_on_with_its_deals(house: House) -> None:
    path = house.folder / "old.jsonl"
    words = ["match", "nim", house.good, house.good, "--seed", "1", "--log", str(path)]
    assert house.run(*words, "--games", "1").returncode == 0
    record = json.loads(path.read_text())
    assert record.pop("slow_seed") is True
    path.write_text(json.dumps(record) + "\n")
    assert house.run(*words, "--games", "4", "--resume").returncode == 0
    totals = [json.loads(line)["setup"]["total"] for line in path.open()][1:]
    old = [random.Random(f"nim 1 {pair}").randrange(10) for pair in (0, 1)]
    assert totals == [old[0], old[1], old[1]]
    new = [luck.deals("nim", 1, pair, True).randrange(10) for pair in (0, 1)]
    assert old != new


@pytest.mark.parametrize("path", ["", "/nowhere"])
def test_on_refuses_without_a_sandbox_and_auto_says_so(house: House, path: str) -> None:
    """As on a machine without bwrap."""
    words = [sys.executable, "-m", "arena", "match", "nim", house.good, house.good, "--games", "2"]
    env = {**os.environ, "PATH": path, "TMPDIR": str(house.temporary),
           "ARENA_GAMES": str(house.folder / "games")}
    refused, auto = (subprocess.run([*words, "--sandbox", word], cwd=house.folder, text=True,
                                    capture_output=True, timeout=PATIENCE, env=env)
                     for word in ("on", "auto"))
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "bubblewrap (bwrap) is not installed" in refused.stderr
    assert auto.returncode == 0
    assert auto.stderr.count("sandbox: none, bubblewrap (bwrap) is not installed") == 1
