"""`check`: what a strict judge would refuse is found, and nothing else."""

import subprocess
import sys
from pathlib import Path

import pytest
from arena_house import ROOT

from arena.commands import check
from arena.games.squares import trials
from arena.seats import source as source_of
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


def test_a_good_program_is_taken(tmp_path: Path) -> None:
    """All checks of a game, the games against the builtins included."""
    bot = bot_of(tmp_path, SQUARES)
    result = arena("check", str(bot))
    assert result.returncode == 0, result.stdout
    lines = result.stdout.splitlines()
    assert all(line.startswith("ok  ") for line in lines[:-1])
    found = " ".join(line.split(":")[0] for line in lines)
    for part in ("size", "ASCII", "syntax", "imports", "address space", "one thread",
                 "sample", "bad input", "game against builtin"):
        assert part in found


def test_the_set_simulator_has_its_own_list() -> None:
    result = arena("check", "set_sim.py")
    assert result.returncode == 0, result.stdout
    assert "sample przyklad1: exactly" in result.stdout


def test_what_fails_is_named(tmp_path: Path) -> None:
    """A program that needs the arena, speaks a foreign alphabet and knows no bad input."""
    (tmp_path / "set_mine.py").write_text("# \u00fc\nfrom arena import games\nprint('=')\n")
    result = arena("check", str(tmp_path / "set_mine.py"))
    assert result.returncode == 1
    failed = [line for line in result.stdout.splitlines() if line.startswith("FAIL")]
    assert any(line.startswith("FAIL  ASCII: line 1") for line in failed)
    assert any("not in the standard library: arena" in line for line in failed)
    assert any(line.startswith("FAIL  sample") for line in failed)
    assert any(line.startswith("FAIL  bad input") for line in failed)


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
        check.bad_input(bot_of(tmp_path, source), Bad("no input.txt", Input()))


def test_threads_and_address_space_are_seen(tmp_path: Path) -> None:
    threads = ("import threading, time\n"
               "for _ in range(3): threading.Thread(target=time.sleep, args=(1,)).start()")
    with pytest.raises(Refused, match="threads"):
        check.one_thread(bot_of(tmp_path, threads), trials)
    with pytest.raises(Refused, match="traceback"):
        check.address_space(bot_of(tmp_path, "x = bytearray(200 << 20)"), trials)
