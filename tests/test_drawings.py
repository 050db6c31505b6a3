"""What the pages draw is what the referee says, at every turn of a real game."""

import json
from collections import Counter
from pathlib import Path

import pytest
from browser import Browser, Page, browser, needs_browser  # noqa: F401
from test_pages import answers, game_of, written

from arena.games.squares.referee import HEIGHT, WIDTH
from arena.matches import replay
from arena.matches.play import Record
from arena.web import replay as pages


def opened(browser: Browser, record: Record, folder: Path, **how: bool) -> Page:  # noqa: F811
    page = browser.open(written(record, folder), calm=True, **how)
    page.wait("!!(window.ARENA && ARENA.player)")
    return page


def pictures(record: Record) -> list:
    return [turn["picture"] for turn in pages.data(record, "match.jsonl", 1000)["turns"]]


@needs_browser
@pytest.mark.parametrize("width", [1280, 390])
def test_circus(browser: Browser, tmp_path: Path, width: int) -> None:  # noqa: F811
    record, arrows = game_of("circus", tmp_path), Counter()
    page = opened(browser, record, tmp_path)
    page.resize(width, 800)
    for number, (turn, picture) in enumerate(zip(replay.positions(record), pictures(record))):
        position = turn.referee.position
        drawn = page.run(f"""(() => {{
            ARENA.player.go({number});
            const all = (name, what) =>
              [...document.querySelectorAll(".drawing " + name)].map(what);
            return {{
              pieces: all("[data-piece]", e => [e.dataset.cell, e.dataset.side,
                e.dataset.piece, !!e.querySelector(".frozen"),
                e.querySelector("title").textContent]),
              occupied: all(".house:not(.empty)", e => e.dataset.cell),
              empty: all(".house.empty", e => e.dataset.cell),
              zones: [0, 1].map(side => all(`.zone.side${{side}} rect`, e => 1).length),
              arrows: all(".last .arrow", e => 1).length}}; }})()""")
        frozen = {cell: cell in position.danger(piece.islower())
                  for cell, piece in position.pieces.items()}
        assert {cell: is_frozen for cell, _, _, is_frozen, _ in drawn["pieces"]} == frozen
        for cell, side, kind, is_frozen, title in drawn["pieces"]:
            assert kind[0] == position.pieces[cell].lower() and kind in title
            assert int(side) == position.pieces[cell].islower()
            assert ("frozen" in title) == is_frozen
        assert set(drawn["occupied"]) == set(position.occupied)
        assert set(drawn["empty"]) == set(position.empty_houses)
        assert drawn["zones"] == [len(position.danger(1)), len(position.danger(0))]
        assert drawn["arrows"] == len((picture.get("last") or {"arrows": []})["arrows"])
        what = (turn.caption.split() or ["start"])
        arrows[drawn["arrows"]] += "swaps" in what or "pushes" in what
    assert arrows[2] > 3 and arrows[0] == arrows[1] == 0  # a push, a swap: two arrows each
    assert page.errors == []
    page.close()


@needs_browser
def test_durak(browser: Browser, tmp_path: Path) -> None:  # noqa: F811
    record = game_of("durak", tmp_path)
    page = opened(browser, record, tmp_path)
    for number, turn in enumerate(replay.positions(record)):
        referee = turn.referee
        hands, pairs, text = page.run(f"""(() => {{
            ARENA.player.go({number});
            const cards = e => [...e.querySelectorAll("[data-card]")].map(e => e.dataset.card);
            return [[...document.querySelectorAll(".hand")].map(cards),
              [...document.querySelectorAll(".round:not(.swept)")].flatMap(cards),
              document.querySelector(".drawing").textContent]; }})()""")
        assert [sorted(hand) for hand in hands] == [sorted(hand) for hand in referee.hands]
        table = referee.table
        assert sorted(pairs) == sorted([*table.attacks, *table.defences])
        assert f"{len(referee.deck)}in the deck" in text
        if referee.wanted is not None:
            doing = {"MOVE": "to attack", "BEAT": "to beat", "ADD": "to throw in"}
            assert page.text(".seat.asked").startswith(f"Player {referee.wanted + 1}")
            assert doing[referee.command] in page.text(".seat.asked")
    page.close()


@needs_browser
def test_a_belief_of_durak_has_a_ring_at_the_truth(browser: Browser,  # noqa: F811
                                                   tmp_path: Path) -> None:
    record = game_of("durak", tmp_path)
    start = replay.at(record, 0)
    own = start.wanted
    places = [start.hands[(own + step) % 4] for step in (1, 2, 3)] + [start.deck]
    unseen = [card for cards in places for card in cards]
    answers(record)[0]["said"] = [json.dumps(
        {"belief": {card: [0.1, 0.2, 0.3, 0.4] for card in unseen}})]
    page = opened(browser, record, tmp_path)
    page.press("ArrowRight")
    drawn = page.run("""[...document.querySelectorAll(".belief")].map(figure => {
        const cells = [...figure.querySelectorAll("rect")].map(e => e.getBoundingClientRect());
        const titles = [...figure.querySelectorAll("rect")].map(e => e.textContent);
        const rings = [...figure.querySelectorAll(".ring:not(.under)")].map(e => {
            const box = e.getBoundingClientRect(), x = box.x + box.width / 2,
                  y = box.y + box.height / 2;
            return titles[cells.findIndex(cell => cell.left < x && x < cell.right &&
                                                  cell.top < y && y < cell.bottom)]; });
        return [cells.length, rings.sort()]; })""")
    ranks = {"T": "10", "J": "jack", "Q": "queen", "K": "king", "A": "ace"}
    suits = {"H": "hearts", "S": "spades", "C": "clubs", "D": "diamonds"}
    for (cells, rings), cards, chance in zip(drawn, places, (10, 20, 30, 40)):
        assert cells == 36
        assert rings == sorted(f"{ranks.get(card[0], card[0])} of {suits[card[1]]}: {chance}%, "
                               "it is here" for card in cards)
    assert len(drawn) == 4 and page.errors == []
    page.close()


@needs_browser
def test_eyes_of_durak_see_their_cards_and_what_all_have_seen(browser: Browser,  # noqa: F811
                                                              tmp_path: Path) -> None:
    record = game_of("durak", tmp_path)
    page = opened(browser, record, tmp_path)
    for number, picture in enumerate(pictures(record)):
        page.run(f"ARENA.player.go({number})")
        for eyes in range(4):
            page.press("e")
            seen = page.run("[...document.querySelectorAll('.hand')].map(hand => [...hand."
                            "querySelectorAll('[data-card]')].map(e => e.dataset.card))")
            assert sorted(seen[eyes]) == sorted(picture["hands"][eyes])
            assert [sorted(cards) for cards in seen] == [
                sorted(card for card in cards if eyes in picture["known"][card])
                for cards in picture["hands"]]
        page.press("e")  # all cards again
        if number == 12:
            break
    page.close()


@needs_browser
def test_squares(browser: Browser, tmp_path: Path) -> None:  # noqa: F811
    record, seen = game_of("squares", tmp_path), Counter()
    page = opened(browser, record, tmp_path)
    for number, (turn, picture) in enumerate(zip(replay.positions(record), pictures(record))):
        drawn = page.run(f"""(() => {{
            ARENA.player.go({number});
            const fields = [0, 1].map(() => Array.from({{length: {HEIGHT}}},
                                                       () => Array({WIDTH}).fill(".")));
            document.querySelectorAll(".drawing .square").forEach(e => {{
              fields[e.dataset.side][e.dataset.row - 1][e.dataset.column - 1] =
                  e.querySelector("text").textContent; }});
            const count = name => document.querySelectorAll(".drawing " + name).length;
            return {{fields: fields.map(rows => rows.map(row => row.join(""))),
                     fresh: count("path.fresh"), band: count(".band"), removed: count(".removed"),
                     gain: (document.querySelector(".gain") || {{}}).textContent}}; }})()""")
        assert drawn["fields"] == [list(field) for field in turn.referee.fields]
        last = picture.get("last") or {}
        filled = 0 < len(last.get("fresh", ())) < HEIGHT * WIDTH
        assert drawn["fresh"] == (len(last["fresh"]) if filled else 0)
        assert bool(drawn["band"]) == bool(last.get("line"))
        assert bool(drawn["removed"]) == bool(last.get("removed"))
        assert drawn.get("gain") == (f"+{last['points']:,}" if last.get("points") else None)
        seen.update(kind for kind in ("fresh", "band", "removed") if drawn[kind])
    assert min(seen[kind] for kind in ("fresh", "band", "removed")) > 0
    assert page.errors == []
    page.close()


def test_squares_fall_where_the_next_position_has_them(tmp_path: Path) -> None:
    fallen = 0
    before = {}
    for picture in pictures(game_of("squares", tmp_path)):
        last = picture.get("last") or {}
        if "removed" in last:
            old, new = before["fields"][last["side"]], picture["fields"][last["side"]]
            gone = {tuple(cell) for cell in last["removed"]}
            assert {old[row][column] for row, column in gone} == {last["colour"]}
            for row, column, deep in last["falls"]:
                assert new[row + deep][column] == old[row][column] != "."
                fallen += 1
        before = picture
    assert fallen > 0
