"""The examples: each stands alone, plays without fault, and beats chance."""

import ast
import io
import json
import os
import subprocess
import sys
import tokenize
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
CIRCUS, DURAK, SET, SQUARES = EXAMPLES  # the names begin with the game
MODULES = {"collections", "itertools", "random", "sys"}

each_example = pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.stem)


def match(folder: Path, game: str, example: Path, games: int, *options: str) -> dict:
    """The summary of a match against chance, played from another directory."""
    command = [sys.executable, "-m", "arena", "match", game, str(example), "builtin:random",
               "--games", str(games), "--seed", "7", "--json", "total.json", *options]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads((folder / "total.json").read_text())


def answers(example: Path, *lines: str) -> str:
    """What a program writes in answer to these lines; it ends by itself and says nothing else."""
    text = "".join(line + "\n" for line in lines)
    command = [sys.executable, str(example)]
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def lines_of_code(source: str) -> int:
    """Lines that are not blank, comment or docstring."""
    layout = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT,
              tokenize.ENDMARKER}
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    code = {token.start[0] for token in tokens if token.type not in layout}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            code -= set(range(node.lineno, node.end_lineno + 1))
    return len(code)


@each_example
def test_stands_alone_on_a_page(example: Path) -> None:
    source = example.read_text()
    tree = ast.parse(source, feature_version=(3, 9))
    modules = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import)
               for alias in node.names]
    modules += [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert {name.split(".")[0] for name in modules} <= MODULES
    assert source.isascii()
    assert lines_of_code(source) <= 60


@pytest.mark.parametrize(("game", "example", "games", "options"), [
    ("durak", DURAK, 10, []),
    ("durak", DURAK, 10, ["--ask-empty", "--deal-order", "self-first"]),
    ("circus", CIRCUS, 4, []),
    ("squares", SQUARES, 2, ["--turns", "10"]),
    ("squares", SQUARES, 2, ["--turns", "14", "--setup", "folded"]),
], ids=["durak", "durak-asked", "circus", "squares", "squares-folded"])
def test_plays_without_fault_and_beats_chance(
    game: str, example: Path, games: int, options: list[str], tmp_path: Path
) -> None:
    total = match(tmp_path, game, example, games, *options)
    assert total["games"] == games
    assert sum(total["faults"]["a"].values()) == 0
    assert total["score"] > 0.7


@pytest.mark.parametrize("case", sorted((ROOT / "samples/set").glob("*.in")), ids=lambda c: c.stem)
def test_set_example_prints_the_samples(case: Path) -> None:
    assert answers(SET, case.read_text()) == case.with_suffix(".out").read_text()


def test_set_example_prints_an_empty_table() -> None:
    assert answers(SET) == "=\n"


def test_circus_example_carries_out_what_a_lenient_judge_allows() -> None:
    """A pass that was not forced, and a house (F4) entered diagonally from E3."""
    houses = "F4 G2 G8 H3 H6 I1 I9 J5 K3 K7 L1 L6 L9"
    moves = ["Z0-Z0", "A1-C3", "C3-E3", "E3-F4", "A4-B4"]
    assert answers(CIRCUS, houses, "1", *moves).count("\n") == len(moves)


def test_durak_example_answers_no_when_nothing_fits() -> None:
    """The sample of the statement up to its first command, with a hand that cannot throw in."""
    dealt = [f"give 1 {card}" for card in "8S 9S TS JS QS KS".split()]
    hidden = [f"give {player} ??" for player in "234" for _ in range(6)]
    asked = ["move 3 4 6C", "beat 4 7C", "ADD"]
    assert answers(DURAK, "trump S", *dealt, *hidden, *asked) == "NO\n"
