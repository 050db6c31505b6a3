"""Logs that were written before games had folders of their own are still read and resumed.
tests/old_circus.log is one: the builtin bots had other files, the seed was not hashed."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
OLD = Path(__file__).parent / "old_circus.log"
GAMES = 4


def arena(*arguments: object) -> str:
    result = subprocess.run([sys.executable, "-m", "arena", *map(str, arguments)], cwd=ROOT,
                            capture_output=True, text=True, timeout=120)
    assert result.returncode == 0, result.stderr
    return result.stdout


@pytest.mark.parametrize("game", range(GAMES))
def test_an_old_log_is_replayed(game: int) -> None:
    assert "settled all its pieces; the same as logged" in arena("replay", OLD, "--game", game)


def test_an_old_log_is_reported() -> None:
    said = arena("report", OLD)
    assert "games 4: A wins 0, draws 0, losses 4" in said
    assert "seed 5, time scale 1, resident memory 256 MB" in said


def test_an_old_match_goes_on_as_it_would_have(tmp_path: Path) -> None:
    """In the middle of a pair: what is played now has the same deals and the same answers."""
    log = tmp_path / "log.jsonl"
    log.write_text("".join(OLD.read_text().splitlines(keepends=True)[:1]))
    arena("match", "--resume", "--log", log, "--games", GAMES)
    assert "games in both: 4; the same to the end: 4; different: 0" in arena("compare", OLD, log)
