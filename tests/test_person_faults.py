"""A person against a bot that misbehaves, in the terminal and on the page: the person is told what
it did, nothing of it reaches the terminal as it is, and the game is kept."""

import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Optional

import pytest
from browser import Browser, browser, needs_browser  # noqa: F401  (a fixture)
from test_serve import Server, alive, wait_for

from arena import games
from arena.game import Referee
from arena.games.squares.referee import DEFAULT_FILL
from arena.matches import log
from arena.person import Manners
from arena.web.table import key

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "examples" / "games"
PATIENCE = 60

# A bot answers whatever it is told.
TALKS = "import sys\nfor line in sys.stdin:\n    print({answer!r}, flush=True)\n"
WRITES = "open('output.txt', 'w').write({answer!r})\n"
# Fills what is empty, then removes below the lowest row; before the first move it only fills.
BELOW = """lines = open('input.txt').read().split()
filled = [row.replace('.', 'R') for row in lines[15:]]
first = not any(set(row) - {'.'} for row in lines)
open('output.txt', 'w').write('\\n'.join(filled + ([] if first else ['16 3'])) + '\\n')
"""
ANSWERS: dict[str, Optional[str]] = {"below": "16 3", "hello": "hello", "escape": "\x1b[2J\n",
                                     "gone": None}
# What a person types until the bot has been asked at least once.
CARDS = "\n".join(rank + suit for rank in "6789tjqka" for suit in "shcd")
TYPED = {"circus": "b2c3\n", "durak": f"{CARDS}\nno\n" * 3, "squares": "fill\npass\npass\n",
         "tictactoe": "1\n2\n3\n"}
OPTIONS = {"squares": {"turns": 2, "setup": "statement"}}


def bot(folder: Path, game: str, kind: str) -> str:
    """A bot that misbehaves in that way; its name."""
    answer = ANSWERS[kind]
    source = "" if answer is None else (WRITES if game == "squares" else TALKS).format(
        answer=answer)
    (folder / f"{kind}.py").write_text(BELOW if (game, kind) == ("squares", "below") else source)
    return f"{kind}.py"


def run(folder: Path, module: str, *words: str, typed: str = "",
        own: Path = EXAMPLES) -> subprocess.CompletedProcess:
    return subprocess.run(
        [sys.executable, "-m", module, *words], cwd=folder, input=typed, text=True,
        capture_output=True, timeout=PATIENCE,
        env={**os.environ, "PYTHONPATH": str(ROOT), "ARENA_GAMES": str(own)})


def sit(folder: Path, game: str, opponent: str, wishes: list[dict], own: Path = EXAMPLES,
        **order: object) -> tuple[list[dict], str]:
    """Play on the page's side of the table; all that it is told, and what went to stderr."""
    whole = {"game": game, "person": None, "partner": "builtin:random", "opponent": opponent,
             "second": False, "seed": 1, "options": OPTIONS.get(game, {}), "time_scale": 1.0,
             "start": None, "log": "page.jsonl", "why": False, **order}
    table = run(folder, "arena.web.table", own=own,
                typed="".join(json.dumps(each) + "\n" for each in (whole, *wishes)))
    assert table.returncode == 0, table.stderr
    return [json.loads(line) for line in table.stdout.splitlines()], table.stdout + table.stderr


@pytest.mark.parametrize("kind", ANSWERS)
@pytest.mark.parametrize("game", TYPED)
def test_in_the_terminal(tmp_path: Path, game: str, kind: str) -> None:
    options = ["--turns", "2"] if game == "squares" else []
    partner = ["--partner", "builtin:random"] if game == "durak" else []
    name = bot(tmp_path, game, kind)
    played = run(tmp_path, "arena", "human", game, name, *options, *partner, "--seed", "1",
                 "--log", "game.jsonl", typed=TYPED[game])
    assert (played.returncode, played.stderr) == (0, "")
    assert f"* {name} failed: " in played.stdout and "\x1b" not in played.stdout
    assert "Look at it again" in played.stdout
    replayed(tmp_path / "game.jsonl")


@pytest.mark.parametrize("kind", ANSWERS)
@pytest.mark.parametrize("game", TYPED)
def test_on_the_page(tmp_path: Path, game: str, kind: str) -> None:
    name = bot(tmp_path, game, kind)
    news, said = sit(tmp_path, game, name, [{"give": text} for text in TYPED[game].split()])
    captions = [each["state"]["caption"] for each in news if "state" in each]
    assert any(words.startswith(f"{name} failed: ") for words in captions), captions
    assert "Traceback" not in said and "\\u001b" not in said and "\x1b" not in said
    assert news[-1]["kept"] == "page.jsonl"
    replayed(tmp_path / "page.jsonl")


def replayed(path: Path) -> None:
    """The log has the fault, and the referee agrees with it."""
    again = run(path.parent, "arena", "replay", path.name, "--game", "0")
    assert again.returncode == 0 and again.stderr == "", again.stdout + again.stderr
    assert "      FAULT " in again.stdout and "-- fault: B " in again.stdout


NOISE = ["", "hello", "16 3", "0 0", "\x1b[2J", "A1-A1", "B2-", "-", "AS", "10", "x\ny",
         *("\n".join([*DEFAULT_FILL, *rest]) for rest in (
             [], ["16 3"], ["0 3"], ["1 11"], ["9" * 5000 + " 1"], ["a b"], ["R"], ["R"] * 15,
             DEFAULT_FILL))]


@pytest.mark.parametrize("game", ["circus", "durak", "squares"])
def test_any_answer_is_told_in_words(game: str) -> None:
    """Be it legal or not, at the start of a game and when the fields of Squares are full."""
    kind, rng, manners = games.referee(game), random.Random(1), Manners(game)
    referee = kind(kind.deal(rng, {"turns": 10} if game == "squares" else {}))
    for _ in range(5):
        for text in NOISE:
            assert all(manners.tell(referee, seat, text) for seat in range(referee.seats))
        referee.answer(some_answer(referee, rng))
    if game == "squares":
        for text in NOISE:
            told = manners.tell(referee, referee.on_turn, text)
            assert told == "You try what the rules forbid", text


def some_answer(referee: Referee, rng: random.Random) -> str:
    return (rng.choice(referee.legal()) if referee.name != "squares"
            else Manners("squares").read(referee, "fill" if referee.calls < 0 else "pass"))


# As X in tic-tac-toe it takes the square 1, after where it stands and the first answer of O.
ONE = "input()\ninput()\nprint(1, flush=True)\ninput()\n"
# A person.py that does not know what to say of the square 3.
SPEECHLESS = """def draw(referee, seat, paint): return referee.show()
def read(referee, text): return text.strip()
def help(referee): return "a square"
def tell(referee, seat, answer): return ["", "one", "two"][int(answer)]
def choices(referee, seat): return None
"""


def test_a_game_that_breaks_is_named_and_kept(tmp_path: Path) -> None:
    """In the terminal and on the page; the person, who is O, plays the squares 2 and 3."""
    shutil.copytree(EXAMPLES / "tictactoe", tmp_path / "own" / "tictactoe",
                    ignore=shutil.ignore_patterns("__pycache__"))
    person = tmp_path / "own" / "tictactoe" / "person.py"
    person.write_text(SPEECHLESS)
    told = f"{person}, line 4: IndexError: list index out of range"
    (tmp_path / "one.py").write_text(ONE)
    played = run(tmp_path, "arena", "human", "tictactoe", "one.py", "--second", "--opening", "9",
                 "--log", "game.jsonl", typed="2\n3\n", own=tmp_path / "own")
    assert (played.returncode, played.stderr) == (2, f"arena: {told}\n")
    assert "The game is kept in game.jsonl" in played.stdout
    news, said = sit(tmp_path, "tictactoe", "one.py", [{"give": "2"}, {"give": "3"}],
                     own=tmp_path / "own", second=True, options={"opening": "9"})
    assert "Traceback" not in said and news[-2:] == [
        {"trouble": told}, {"kept": "page.jsonl", "key": key(Path("page.jsonl")), "index": 1}]
    for name in ("game.jsonl", "page.jsonl"):
        (record,) = log.read(str(tmp_path / name))
        assert [event["from"] for event in record["messages"] if "from" in event] == ["2", "1"]


# What a bot may write to stderr beside a hint.
SAID = ["[" * 9000, '{"answer": "1", "candidates": null}', '{"answer": "1", "candidates": 7}',
        '{"answer": "1", "candidates": [null, 3, {"answer": "\\u001b[2J", "value": 0.25}]}',
        '{"answer": "1", "value": NaN}', "\x1b[2J"]


@pytest.mark.parametrize("said", SAID)
def test_a_hint_of_a_hostile_bot(tmp_path: Path, said: str) -> None:
    (tmp_path / "bot.py").write_text(
        f'import sys\n"--after", "-v"\nsys.stdin.readline()\nprint({said!r}, file=sys.stderr, '
        'flush=True)\nprint("\\x1b[2J1", flush=True)\nsys.stdin.read()\n')
    played = run(tmp_path, "arena", "human", "tictactoe", "bot.py", "--second", "--opening", "9",
                 typed="hint\nquit\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert "Hint of bot.py: Player 2: <U+001B>[2J1" in played.stdout
    assert "\x1b" not in played.stdout
    assert (" 25% to win with <U+001B>[2J" in played.stdout) == ("0.25" in said)


STRANGER = "import sys\nfor line in sys.stdin: pass\n"  # knows no --after


def test_why_there_is_no_way_back(tmp_path: Path) -> None:
    """On the page as in the terminal."""
    (tmp_path / "one.py").write_text(ONE)
    news, _ = sit(tmp_path, "tictactoe", "one.py", [{"undo": True}, {"give": "2"}, {"undo": True}],
                  second=True, options={"opening": "9"})
    assert [each["wrong"] for each in news if "wrong" in each] == [
        "There is no turn of yours to go back to.",
        "The bot cannot go back: it does not know --after FILE."]


def test_a_page_begins_no_game_that_cannot_be_played(tmp_path: Path) -> None:
    """With a bot that cannot go on, or from a log that the rules do not allow."""
    made = run(tmp_path, "arena", "match", "circus", "builtin:random", "builtin:random", "--games",
               "1", "--log", "first.jsonl", "--seed", "3")
    assert made.returncode == 0, made.stderr
    record = log.find(str(tmp_path / "first.jsonl"), 0)
    next(event for event in record["messages"] if "from" in event)["from"] = "A1-L9"
    log.append(str(tmp_path / "bad.jsonl"), record)
    (tmp_path / "stranger.py").write_text(STRANGER)
    (tmp_path / "removed.py").write_text(STRANGER)
    server = Server(tmp_path, "--bot", "circus=stranger.py", "--bot", "circus=removed.py")
    try:
        (tmp_path / "removed.py").unlink()
        shown = json.loads(server.ask(f"/api/game/{key(Path('first.jsonl'))}/0/4")[1])
        bots = shown["bots"]
        assert [bots[number] for number in shown["unable"]] == ["stranger.py", "removed.py"]
        for name, opponent, says in (("first.jsonl", "stranger.py", "does not know --after"),
                                     ("bad.jsonl", "builtin:random", "turn 1: answer 'A1-L9'")):
            status, said = server.ask("/api/play", {
                "opponent": bots.index(opponent),
                "start": {"log": key(Path(name)), "index": 0, "turn": 4}})
            assert status == 400 and says in said
    finally:
        server.stop()
    news, said = sit(tmp_path, "circus", "stranger.py", [], start="first.jsonl:0:4")
    assert len(news) == 1 and "does not know --after" in news[0]["trouble"]
    assert "Traceback" not in said and not (tmp_path / "page.jsonl").exists()


@needs_browser
def test_the_page_shows_hostile_thoughts(tmp_path: Path, browser: Browser) -> None:  # noqa: F811
    server = Server(tmp_path)
    page = browser.open(server.order("circus"), calm=True)
    page.wait("document.body.dataset.yours === 'yes'")
    shown = page.run("""(() => {
        const box = document.createElement("div");
        ARENA.why(box, "circus", {bot: "b", answer: "x", thought: {
            candidates: [null, 3, {answer: "B2-C3", value: 0.25}]}});
        return box.textContent; })()""")
    assert shown.endswith("B2-C325%") and page.errors == []
    page.close()
    left = server.below()
    server.stop()
    wait_for(lambda: not any(map(alive, left)))
