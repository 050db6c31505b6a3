"""SET as pages: the game of a deck, and the odds."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest
import set_plain
from browser import Browser, browser, needs_browser  # noqa: F401

from arena import cli
from arena.games.set import show, table

ROOT = Path(__file__).parent.parent
SAMPLES = sorted((ROOT / "samples/set").glob("*.in"))


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_the_log_of_the_page_is_the_log_of_the_game(sample: Path) -> None:
    turns = show.deck(sample.read_text(), sample.name).data["turns"]
    assert [line for turn in turns for line in turn["log"]] == (
        sample.with_suffix(".out").read_text().splitlines())


def test_sets_of_a_table_are_those_of_three_loops() -> None:
    cards = SAMPLES[0].read_text().split()
    for size in (0, 3, 12, 21):
        assert table.sets(tuple(cards[:size])) == set_plain.sets_on(cards[:size])


@pytest.mark.parametrize("text, told", [
    ("1111 1112 4113", "card 3 is '4113'"), ("1111 1112 1111", "card 3, 1111, is there twice"),
    ("1111 1112", "2 cards"), ("<b>" * 99, "card 1 is '<b>"),
])
def test_a_wrong_deck_is_named(text: str, told: str, tmp_path: Path, capsys) -> None:
    deck = tmp_path / "deck"
    deck.write_text(text)
    assert cli.main(["show", "set", str(deck), "--html", str(tmp_path / "page.html")]) == 2
    assert told in capsys.readouterr().err
    assert not (tmp_path / "page.html").exists()


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"tables": 1}', "[" * 100_000,
                                  '{"games": -1, "tables": {}, "cards_left": {}}'])
def test_what_are_no_odds_is_refused(text: str, tmp_path: Path, monkeypatch, capsys) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert cli.main(["show", "set", "--odds", "-", "--html", str(tmp_path / "page.html")]) == 2
    assert "not what set_sim.py --odds N --json prints" in capsys.readouterr().err


def test_one_file_and_a_known_game(tmp_path: Path, capsys) -> None:
    page = str(tmp_path / "page.html")
    assert cli.main(["show", "set", "--html", page]) == 2
    assert cli.main(["show", "circus", "x", "--html", page]) == 2
    assert "choose one of set" in capsys.readouterr().err


@needs_browser
@pytest.mark.parametrize("width, dark", [(1280, False), (390, True)])
def test_a_deck_is_played_to_its_end(browser: Browser, tmp_path: Path,  # noqa: F811
                                     width: int, dark: bool) -> None:
    html = tmp_path / "deck.html"
    assert cli.main(["show", "set", str(SAMPLES[1]), "--html", str(html)]) == 0
    page = browser.open(html.as_uri(), width=width, dark=dark, calm=True)
    page.wait("!!(window.ARENA && ARENA.player)")
    log = SAMPLES[1].with_suffix(".out").read_text().splitlines()
    turns = show.deck(SAMPLES[1].read_text(), "").data["turns"]
    for number, turn in enumerate(turns):
        cards = page.run("[...document.querySelectorAll('.card[data-card]:not(.taken)')]"
                         ".map(e => e.dataset.card)")
        assert cards == turn["picture"]["table"]
        lifted = page.run("[...document.querySelectorAll('.card.first[data-card]')]"
                          ".map(e => e.dataset.card)")
        plain = set_plain.sets_on(cards)
        assert lifted == (list(plain[0]) if plain else [])
        assert page.text("li.now") in "\n".join(log)
        assert page.text(".controls output") == f"{number} / {len(turns) - 1}"
        page.press("ArrowRight")
    assert page.text(".verdict") == "25 sets taken, 6 cards left"
    assert page.run("document.documentElement.scrollWidth") <= width
    assert (page.errors, page.requests) == ([], [html.as_uri()])
    page.close()


@needs_browser
def test_the_odds_are_drawn(browser: Browser, tmp_path: Path) -> None:  # noqa: F811
    made = subprocess.run([sys.executable, "set_sim.py", "--odds", "20000", "--seed", "3",
                           "--json"], cwd=ROOT, capture_output=True, text=True, check=True)
    odds, html = tmp_path / "odds.json", tmp_path / "odds.html"
    odds.write_text(made.stdout)
    assert cli.main(["show", "set", "--odds", str(odds), "--html", str(html)]) == 0
    report = json.loads(made.stdout)
    page = browser.open(html.as_uri(), width=390, height=800)
    page.wait("document.querySelectorAll('.chart circle').length >= 48")
    bars = page.run("[...document.querySelectorAll('[data-left]')].map(e => "
                    "[e.dataset.left, e.lastChild.textContent])")
    assert [float(text[:-1]) for _, text in bars] == pytest.approx(
        [100 * share for share in report["cards_left"].values()], abs=0.06)
    having, without = report["tables"]["12"]["69"]
    first = page.text(".chart circle[data-deck='69'] title")
    assert first.startswith(f"69 cards in the deck: {without} of {having + without:,} tables")
    for width in (900, 1400, 390):  # words are as large as others at every width
        page.resize(width, 800)
        page.wait("[...document.querySelectorAll('.chart svg')].every(e => "
                  "Math.abs(e.viewBox.baseVal.width - e.getBoundingClientRect().width) < 2)")
    assert page.run("document.documentElement.scrollWidth") <= 390
    assert (page.errors, page.requests) == ([], [html.as_uri()])
    page.close()
