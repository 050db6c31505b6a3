"""The strangers of tools/gauntlet: every style answers legally, and the exploiter measures."""

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

from arena.games.circus.referee import CircusReferee
from arena.games.durak.referee import DurakReferee
from arena.games.squares.referee import SquaresReferee
from arena.seats.runner import run
from tests.harness import ROOT, SAMPLES

GAUNTLET = ROOT / "tools" / "gauntlet"
HOUSES = (SAMPLES / "circus" / "off_book_first.talk").read_text().splitlines()[0]
BOARD = (SAMPLES / "squares" / "both_partly_empty.board").read_text()
TALK = (SAMPLES / "durak" / "statement.talk").read_text().splitlines()


def styles(game: str) -> list[str]:
    sys.path.insert(0, str(GAUNTLET))
    try:
        return list(importlib.import_module(game).STYLES)
    finally:
        sys.path.remove(str(GAUNTLET))


@pytest.mark.parametrize("style", styles("circus"))
def test_circus_styles_move(style: str) -> None:
    done = run(GAUNTLET / "circus.py", style, stdin=f"{HOUSES}\n0\n")
    assert (done.status, done.stderr) == (0, "")
    assert done.stdout.strip() in CircusReferee({"houses": HOUSES.split()}).legal()


@pytest.mark.parametrize("style", styles("durak"))
def test_durak_styles_answer_every_question(style: str) -> None:
    lines = [line for line in TALK if not line.startswith(">")]
    asked = [i for i, line in enumerate(lines) if line in ("MOVE", "BEAT", "ADD")]
    done = run(GAUNTLET / "durak.py", style, stdin="".join(line + "\n" for line in lines))
    assert (done.status, done.stderr) == (0, "")
    for place, answer in zip(asked, done.stdout.split()):
        assert answer in DurakReferee.from_text(lines[: place + 1]).legal()
    assert len(done.stdout.split()) == len(asked)


@pytest.mark.parametrize("style", styles("squares"))
def test_squares_styles_fill_and_move(style: str) -> None:
    done = run(GAUNTLET / "squares.py", style, files={"input.txt": BOARD})
    assert (done.status, done.stderr) == (0, "")
    SquaresReferee.from_text([BOARD, done.files["output.txt"]])  # checks the answer


def test_an_unknown_style_is_named() -> None:
    done = run(GAUNTLET / "durak.py", "sleepy")
    assert done.status == 1 and "no style sleepy" in done.stderr


def test_the_exploiter_climbs_and_judges_on_fresh_games(tmp_path: Path) -> None:
    line = [sys.executable, str(GAUNTLET / "exploit.py"), "durak", "builtin:random", "--style",
            "careless", "--steps", "2", "--games", "4", "--verify", "4", "--seed", "3"]
    done = subprocess.run(line, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    first, *steps, found, command = done.stdout.splitlines()
    assert first.startswith("careless: ") and len(steps) == 2
    scores = [float(line.split(": ")[1].split()[0]) for line in [first, *steps]]
    assert float(found.split()[1]) == max(scores)
    assert "tools/gauntlet/durak.py" in command
