"""The pictures of the README: docs/pictures/GAME.png, from games that our programs play now.

    .venv/bin/python tools/pictures.py

For each game that two sides play: our program against `builtin:greedy`, the page of the game, the
turn that says most. For SET: a deck of samples/. It needs Chromium and takes about a minute."""

import json
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from browser import Browser  # noqa: E402

from arena import games  # noqa: E402
from arena.games.set import show  # noqa: E402
from arena.matches.play import Conditions, Job, Record, play  # noqa: E402
from arena.seats import bots  # noqa: E402
from arena.web import page, replay  # noqa: E402

WIDTH, HEIGHT = 1120, 800
LARGEST = 200_000  # bytes
SEED = 4
OPTIONS = {"squares": {"turns": 25}}


def game(name: str) -> Record:
    with tempfile.TemporaryDirectory() as folder:
        record = play(Job(Conditions(name, bots.parse(bots.own_program(name), name),
                                     bots.parse("builtin:greedy", name), SEED,
                                     OPTIONS.get(name, {}), thoughts=True), 0), folder)
    logged: Record = json.loads(json.dumps(record))
    return logged


def telling(record: Record) -> int:
    """The turn at which a bot has said most, when all is under way and little decided."""
    answers = [event for event in record["messages"] if "from" in event]
    said = [sum(map(len, event.get("said", []))) for event in answers]
    return max(range(len(answers) // 8, len(answers) // 2), key=lambda index: said[index]) + 1


def pages() -> dict[str, tuple[str, int]]:
    """The page and its turn, by the name of the picture."""
    found = {}
    for name in games.names():
        record = game(name)
        found[name] = (replay.html(record, None, f"{name}.jsonl"), telling(record))
    deck = ROOT / "samples/set/przyklad2.in"
    shown = show.deck(deck.read_text(), deck.name)
    found["set"] = (page.write(shown.title, shown.shell, "set", shown.data), 3)
    return found


def main() -> None:
    made = pages()  # before the browser starts: the judge ends all children of its process
    target = ROOT / "docs/pictures"
    target.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Browser() as browser:
        for name, (html, turn) in made.items():
            file = Path(folder) / f"{name}.html"
            file.write_text(html, encoding="utf-8")
            tab = browser.open(f"{file.as_uri()}#turn={turn}", WIDTH, HEIGHT, calm=True)
            tab.wait("!!(window.ARENA && ARENA.player)")
            picture = target / f"{name}.png"
            tab.screenshot(picture)
            assert picture.stat().st_size < LARGEST, picture
            print(picture, picture.stat().st_size)


if __name__ == "__main__":
    main()
