"""`check`: what a strict judge would refuse is found, and nothing else."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from arena_house import ROOT

from arena.commands import check
from arena.games.circus import trials as circus
from arena.seats import source as source_of
from arena.seats.runner import run
from arena.seats.source import Refused
from arena.trials import Bad, Input

# A Squares program that does the least: fills with one colour, changes nothing of its own.
SQUARES = """\
import sys
try:
    lines = open("input.txt").read().split("\\n")[:30]
    if len(lines) != 30 or any(len(n) != 10 or set(n) - set("RGBYO.") for n in lines):
        raise ValueError("not two fields")
except (OSError, ValueError) as error:
    sys.exit(print(f"squares: {error}", file=sys.stderr) or 2)
with open("output.txt", "w") as file:
    for line in lines[15:] + lines[:15]:
        file.write((line.replace(".", "R") if file.tell() < 165 else line) + "\\n")
"""


def arena(*arguments: str) -> subprocess.CompletedProcess:
    return subprocess.run([sys.executable, "-m", "arena", *arguments], cwd=ROOT,
                          capture_output=True, text=True, timeout=300)


def bot_of(tmp_path: Path, source: str) -> Path:
    file = tmp_path / "squares_of_mine.py"
    file.write_text(source)
    return file


def trial_of(tmp_path: Path, source: str) -> check.Trial:
    return check.Trial(bot_of(tmp_path, source), "squares", "auto")


def sections(said: str) -> tuple[list[str], list[str], str]:
    """The lines on what the contest demands, those on our habits, and the last one."""
    first, *lines, last = said.splitlines()
    assert first == "What the contest demands"
    cut = next(number for number, line in enumerate(lines) if line.startswith("Our habits"))
    return lines[:cut], lines[cut + 1:], last


def test_a_good_program_is_taken(tmp_path: Path) -> None:
    """All checks of a game, the games against the builtins included."""
    bot = bot_of(tmp_path, SQUARES)
    result = arena("check", str(bot), "--house")
    assert result.returncode == 0, result.stdout
    contest, habits, last = sections(result.stdout)
    assert all(line.startswith("ok  ") for line in contest + habits)
    assert last == "squares_of_mine.py: the contest would take it"
    for lines, parts in ((contest, ("syntax", "imports", "address space", "sample",
                                    "game against builtin")),
                         (habits, ("size", "ASCII", "one thread", "bad input", "tidy"))):
        found = " ".join(line.split(":")[0] for line in lines)
        assert [part for part in parts if part not in found] == []
    games = [line for line in contest if "game against" in line]
    assert all(re.search(r": (won|lost|drawn) as side [01]: ", line) for line in games)


def test_the_set_simulator_has_its_own_list() -> None:
    result = arena("check", "set_sim.py", "--house")
    assert result.returncode == 0, result.stdout
    assert "sample przyklad1: exactly" in result.stdout


def test_what_fails_is_named(tmp_path: Path) -> None:
    """A program that needs what no judge has and speaks a foreign alphabet."""
    (tmp_path / "set_mine.py").write_text("# \u00fc\nfrom arena import games\nimport pytest\n")
    result = arena("check", str(tmp_path / "set_mine.py"))
    assert result.returncode == 1
    contest, habits, _ = sections(result.stdout)
    failed = [line for line in contest if line.startswith("FAIL")]
    assert any("not in the standard library: arena pytest" in line for line in failed)
    assert any(line.startswith("FAIL  sample") and "ModuleNotFoundError: No module named 'arena'"
               in line for line in failed)
    assert any(line.startswith("note  ASCII: line 1") for line in habits)
    assert any(line.startswith("note  bad input") for line in habits)


def test_habits_decide_for_the_house_alone(tmp_path: Path) -> None:
    """A stranger's program: a traceback at bad input, a foreign letter, an untidy game."""
    source = SQUARES.replace("except (OSError", "except (KeyError").replace("import sys", (
        "import sys  # \u00fc\nopen('cache', 'w').close()"))
    (tmp_path / "squares_of_mine.py").write_bytes(source.encode())
    for options, word, status in (([], "note", 0), (["--house"], "FAIL", 1)):
        result = arena("check", str(tmp_path / "squares_of_mine.py"), *options)
        assert result.returncode == status, result.stdout
        contest, habits, last = sections(result.stdout)
        assert all(line.startswith("ok  ") for line in contest)
        missed = [line[6:].split(":")[0] for line in habits if line.startswith(word)]
        assert {"ASCII", "bad input", "tidy in its games"} <= set(missed)
        assert f"{word}  tidy in its games: stray files: cache" in habits
        assert last.startswith("squares_of_mine.py: the contest would take it; habits not kept: ")


@pytest.mark.parametrize("source, reason", [
    (b"x = 1\nx = =\n", "line 2: invalid syntax"), (b"x = 1\0\n", "null bytes"),
    (b"\xff\xfe", ""), (b"(" * 5000, ""),
])
def test_a_file_that_is_no_program_gets_one_line(tmp_path: Path, source: bytes,
                                                 reason: str) -> None:
    (tmp_path / "set_mine.py").write_bytes(source)
    result = arena("check", str(tmp_path / "set_mine.py"))
    assert (result.returncode, "Traceback" in result.stderr) == (1, False)
    _, line, last = result.stdout.splitlines()
    assert line.startswith("FAIL  syntax: ") and reason in line
    assert last == "set_mine.py: the contest would not take it"


def test_circus_thinks_beyond_its_book() -> None:
    """One of the inputs under 128 MB is answered by a search."""
    done = [run(ROOT / "circus_bot.py", "-v", "--work", "1000", stdin=given.stdin)
            for given in circus.THINK]
    assert all(each.status == 0 for each in done)
    thoughts = [json.loads(line) for each in done for line in each.stderr.splitlines()]
    assert max(thought["positions"] for thought in thoughts) >= 1000


@pytest.mark.parametrize("function, source", [
    (source_of.size, "#" * 65537), (source_of.ascii_only, "x = '\u017c'"),
    (source_of.syntax, "x = ="),
    (source_of.syntax, "match x:\n  case 1: 2"), (source_of.imports, "import arena"),
    (source_of.imports, "import pytest"), (source_of.imports, "from . import x"),
    (source_of.imports, "import no_such_module"),
])
def test_sources_that_fail(tmp_path: Path, function, source: str) -> None:
    file = tmp_path / "bot.py"
    file.write_text(source)
    with pytest.raises(Refused):
        function(file)


@pytest.mark.parametrize("function, source", [
    (source_of.size, "#" * 65536), (source_of.ascii_only, "x = 1"),
    (source_of.syntax, "if (n := 1): pass"),
    (source_of.imports, "import os, sys, numpy.random\nfrom collections.abc import Iterable\n"),
])
def test_sources_that_pass(tmp_path: Path, function, source: str) -> None:
    file = tmp_path / "bot.py"
    file.write_text(source)
    assert function(file)


@pytest.mark.parametrize("source, complaint", [
    ("open('input.txt')", "a traceback"),
    ("pass", "exit status 0"),
    ("exit(2)", "not one clear line"),
    ("import sys\nprint('no\\nno', file=sys.stderr)\nexit(2)", "not one clear line"),
    ("open('output.txt', 'w')\nexit(2)", "answers all the same"),
])
def test_bad_input_wants_one_line_and_status_2(tmp_path: Path, source: str,
                                               complaint: str) -> None:
    with pytest.raises(Refused, match=complaint):
        trial_of(tmp_path, source).bad_input(Bad("no input.txt", Input()))


def test_threads_and_address_space_are_seen(tmp_path: Path) -> None:
    threads = ("import threading, time\n"
               "for _ in range(3): threading.Thread(target=time.sleep, args=(1,)).start()")
    with pytest.raises(Refused, match="threads"):
        trial_of(tmp_path, threads).one_thread()
    with pytest.raises(Refused, match="no answer; exit status 1: MemoryError"):
        trial_of(tmp_path, "x = bytearray(200 << 20)").address_space()
