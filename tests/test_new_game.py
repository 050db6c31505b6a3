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
from browser import Browser, browser, needs_browser  # noqa: F401  (a fixture)

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    shutil.copytree(ROOT / "examples" / "games" / "tictactoe", folder / "tictactoe",
                    ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def arena(games: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess:
    return subprocess.run(
        [sys.executable, "-m", "arena", *arguments], cwd=games, capture_output=True, text=True,
        input=typed,
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


def test_it_has_tournaments_leagues_and_pages(games: Path) -> None:
    for words in ("tournament tictactoe builtin:corner builtin:random --log cup.jsonl --html cup",
                  "league versions create tictactoe",
                  "league versions add builtin:corner --name corner",
                  "league versions add builtin:random --name random",
                  "league versions run --games 2",
                  "replay cup.jsonl --game 0 --html cup.html"):
        result = arena(games, *words.split())
        assert result.returncode == 0, result.stdout + result.stderr
    assert "corner" in arena(games, "league", "versions", "show").stdout
    assert "has three in a row" in (games / "cup.html").read_text()
    assert (games / "cup" / "index.html").exists()


OWN_EVENTS = """
def picture(referee, eyes=None):
    return {"status": "", "wanted": referee.wanted, "text": referee.show()}

def step(before, answer, after):
    kind = "corner" if answer in "1379" else "other"
    return {"events": [{"kind": kind, "side": before["wanted"], "text": f"takes {answer}"}]}

def caption(referee, answer):
    return answer
"""


@needs_browser
def test_its_events_have_signs_of_their_own(tmp_path: Path, browser: Browser) -> None:  # noqa: F811
    """One kind has a sign in view.js, the other is a dot with its name."""
    home = tmp_path / "tictactoe"
    shutil.copytree(ROOT / "examples" / "games" / "tictactoe", home)
    (home / "view.py").write_text(OWN_EVENTS)
    (home / "view.js").write_text('ARENA.kinds.corner = ["M1 1 V11 H11", "a corner"];\n')
    for words in ("match tictactoe builtin:corner builtin:random --games 2 --seed 1 --opening 5 "
                  "--log t.jsonl", "replay t.jsonl --game 0 --html t.html"):
        result = arena(tmp_path, *words.split())
        assert result.returncode == 0, result.stdout + result.stderr
    page = browser.open((tmp_path / "t.html").as_uri())
    page.wait("!!(window.ARENA && ARENA.player)")
    assert {"a corner", "other"} <= set(page.run(
        "[...document.querySelectorAll('.legend span')].map(one => one.textContent)"))
    for kind, path in (("corner", "M1 1 V11 H11"), ("other", "M6 1 a5 5")):
        drawn = page.run(f"document.querySelector('.mark.{kind} path').getAttribute('d')")
        assert drawn.startswith(path)
    assert page.errors == []
    page.close()


def test_it_is_played_by_a_person(games: Path) -> None:
    """Who tries every square twice comes to the end, whatever the opponent does."""
    assert "--opening" in arena(games, "human", "tictactoe", "--help").stdout
    game = arena(games, "human", "tictactoe", typed=2 * "9\n8\n7\n6\n5\n4\n3\n2\n1\n")
    assert game.returncode == 0, game.stderr
    assert "three in a row" in game.stdout or "the board is full" in game.stdout


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


def test_without_trials_a_program_still_plays_in_check(games: Path) -> None:
    bare = games / "bare" / "tictactoe"
    bare.mkdir(parents=True)
    shutil.copy(games / "tictactoe" / "referee.py", bare)
    shutil.copy(games / "tictactoe" / "corner_bot.py", games / "mine.py")
    result = arena(bare.parent, "check", "../mine.py", "--game", "tictactoe")
    assert result.returncode == 0, result.stdout + result.stderr
    assert "game against builtin:random" in result.stdout
    assert "bad input" not in result.stdout and "address space" not in result.stdout


BROKEN = {  # what referee.py holds: what is said of it
    "def x(:\n": "referee.py, line 1: SyntaxError: invalid syntax",
    "\n1/0\n": "referee.py, line 2: ZeroDivisionError: division by zero",
    "import nosuch\n": "referee.py, line 1: ModuleNotFoundError: No module named 'nosuch'",
    "x = 1\n": "referee.py has no Referee named 'broken'",
    "from arena.game import Referee\nclass B(Referee):\n    name, seats = 'broken', 2\n":
        "referee.py: B lacks __init__, allowance, answer, deal, fault, from_text, legal, show, "
        "side, persistent, clock, memory_mb",
}


@pytest.mark.parametrize("source", BROKEN)
def test_a_folder_that_is_not_in_order_gets_one_line(source: str, tmp_path: Path) -> None:
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "referee.py").write_text(source)
    (tmp_path / "mine.py").write_text("")
    for command in ("match broken mine.py mine.py", "match broken --help", "legal broken x",
                    "human broken", "check mine.py --game broken"):
        result = arena(tmp_path, *command.split())
        assert (result.returncode, result.stdout) == (2, "")
        assert BROKEN[source] in result.stderr and result.stderr.count("\n") == 1
    assert "--deal-order" in arena(tmp_path, "match", "durak", "--help").stdout  # undisturbed


def test_a_referee_that_raises_in_a_game_is_named_with_its_line(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "examples" / "games" / "tictactoe", tmp_path / "tictactoe",
                    ignore=shutil.ignore_patterns("__pycache__"))
    file = tmp_path / "tictactoe" / "referee.py"
    lines = file.read_text().splitlines()
    at = next(n for n, line in enumerate(lines) if "def answer(" in line)
    lines.insert(at + 1, "        if len(self.sent[0]) > 2: [].pop()")
    file.write_text("\n".join(lines) + "\n")
    told = f"{file}, line {at + 2}: IndexError: pop from empty list"
    for command in ("match tictactoe", "tournament tictactoe"):
        result = arena(tmp_path, *command.split(), "builtin:corner", "builtin:random")
        assert result.returncode == 2
        assert result.stderr.splitlines()[-1] == f"arena: game 0: {told}"
        assert "Traceback" not in result.stderr


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
