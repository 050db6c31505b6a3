"""`check`: what a strict judge would refuse is found, and nothing else."""

import subprocess
import sys
from pathlib import Path

import pytest
from arena_house import ROOT

from arena import check
from arena.bots import Bot

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


def bot_of(tmp_path: Path, source: str) -> Bot:
    file = tmp_path / "squares_of_mine.py"
    file.write_text(source)
    return Bot(str(file), (sys.executable, str(file)))


def test_a_good_program_is_taken(tmp_path: Path) -> None:
    """All checks of a game, the games against the builtins included."""
    bot = bot_of(tmp_path, SQUARES)
    result = arena("check", bot.spec)
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
    assert any("arena is not in the standard library" in line for line in failed)
    assert any(line.startswith("FAIL  sample") for line in failed)
    assert any(line.startswith("FAIL  bad input") for line in failed)


@pytest.mark.parametrize("function, source", [
    (check.size, "#" * 65537), (check.ascii_only, "x = '\u017c'"), (check.syntax, "x = ="),
    (check.syntax, "match x:\n  case 1: 2"), (check.imports, "import arena"),
    (check.imports, "import pytest"), (check.imports, "from . import x"),
    (check.imports, "import no_such_module"),
])
def test_sources_that_fail(tmp_path: Path, function, source: str) -> None:
    file = tmp_path / "bot.py"
    file.write_text(source)
    with pytest.raises(check.Failed):
        function(file)


@pytest.mark.parametrize("function, source", [
    (check.size, "#" * 65536), (check.ascii_only, "x = 1"), (check.syntax, "if (n := 1): pass"),
    (check.imports, "import os, sys, numpy.random\nfrom collections.abc import Iterable\n"),
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
    with pytest.raises(check.Failed, match=complaint):
        check.bad_input(bot_of(tmp_path, source), check.Bad("no input.txt"))


def test_threads_and_address_space_are_seen(tmp_path: Path) -> None:
    threads = ("import threading, time\n"
               "for _ in range(3): threading.Thread(target=time.sleep, args=(1,)).start()")
    with pytest.raises(check.Failed, match="threads"):
        check.one_thread(bot_of(tmp_path, threads), "squares")
    with pytest.raises(check.Failed, match="traceback"):
        check.address_space(bot_of(tmp_path, "x = bytearray(200 << 20)"), "squares")
