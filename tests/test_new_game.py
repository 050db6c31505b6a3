"""A game is one folder: examples/games/tictactoe, put into a directory that ARENA_GAMES names, is
played, checked, replayed and toured, and no other file knows of it."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    shutil.copytree(ROOT / "examples" / "games" / "tictactoe", folder / "tictactoe",
                    ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def arena(games: Path, *arguments: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        [sys.executable, "-m", "arena", *arguments], cwd=games, capture_output=True, text=True,
        env={**os.environ, "ARENA_GAMES": str(games), "PYTHONPATH": str(ROOT)}, timeout=120)


def test_it_is_played_replayed_and_reported(games: Path) -> None:
    """Against the random player that comes from `legal` alone."""
    result = arena(games, "match", "tictactoe", "builtin:corner", "builtin:random", "--games", "6",
                   "--seed", "1", "--log", "t.jsonl", "--json", "t.json", "--opening", "5")
    assert result.returncode == 0, result.stdout + result.stderr
    total = json.loads((games / "t.json").read_text())
    assert total["games"] == 6
    assert not any(count for faults in total["faults"].values() for count in faults.values())
    lines = [json.loads(line) for line in (games / "t.jsonl").read_text().splitlines()]
    assert {record["setup"]["opening"] for record in lines if "setup" in record} == {"5"}
    replayed = arena(games, "replay", "t.jsonl", "--game", "3")
    assert replayed.returncode == 0, replayed.stdout + replayed.stderr


def test_it_has_its_options_and_builtins_in_the_help(games: Path) -> None:
    assert "--opening" in arena(games, "match", "tictactoe", "--help").stdout
    wrong = arena(games, "match", "tictactoe", "builtin:best", "builtin:random")
    assert wrong.returncode == 2
    assert "builtin:corner or builtin:random" in wrong.stderr


def test_a_program_for_it_is_checked(games: Path) -> None:
    shutil.copy(games / "tictactoe" / "corner_bot.py", games / "tictactoe_corner.py")
    result = arena(games, "check", "tictactoe_corner.py")
    assert result.returncode == 0, result.stdout + result.stderr
    assert "bad input: no such square" in result.stdout
    assert "game against builtin:random" in result.stdout


def test_its_legal_answers_are_listed(games: Path) -> None:
    assert arena(games, "legal", "tictactoe", "O 5\n> 1\n2").stdout.split() == list("346789")


def test_it_is_in_the_tour(games: Path) -> None:
    # The whole tour takes most of a minute.
    script = "from arena.commands import tour; tour.adopt_orphans(); tour.show('tictactoe')"
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True,
                            cwd=games, timeout=60, env={**os.environ, "ARENA_GAMES": str(games),
                                                        "PYTHONPATH": str(ROOT)})
    assert result.returncode == 0, result.stderr
    assert "== tictactoe: builtin:random against builtin:random" in result.stdout
    assert "Result: " in result.stdout


def test_nothing_else_names_a_game() -> None:
    """`commands`, `matches`, `seats` and `web` know games only by what they declare; examples in
    help texts and docstrings may name one."""
    for part in ("commands", "matches", "seats", "web"):
        for file in (ROOT / "arena" / part).glob("**/*.py"):
            said = " ".join(words(ast.parse(file.read_text()))).lower()
            told = re.findall(r"circus|durak|squares|tictactoe", said)
            assert not told, f"{file} names {told}"


def words(tree: ast.Module) -> Iterator[str]:
    """Names and texts of a module, but for docstrings and the constant EXAMPLE."""
    spared = {id(each) for node in tree.body if isinstance(node, ast.Assign)
              and getattr(node.targets[0], "id", "") == "EXAMPLE" for each in ast.walk(node)}
    spared |= {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if id(node) in spared:
            continue
        if isinstance(node, ast.Constant):
            yield str(node.value)
        yield str(getattr(node, "id", "") or getattr(node, "attr", "") or getattr(node, "name", ""))
