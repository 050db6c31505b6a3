"""Pages in a real browser: a replay opens from disk, steps, and says what the log says."""

import json
import math
import random
import subprocess
import sys
from pathlib import Path

import pytest
from browser import Browser, browser, needs_browser  # noqa: F401

from arena import games
from arena.matches import log, outcome, thoughts
from arena.matches.play import Record
from arena.web import page as web_page
from arena.web import replay as pages

HOSTILE = [
    "</script><script>window.hacked = 1</script>", "<img src=x onerror='window.hacked = 2'>",
    "\u202eright to left\u202c \x1b[31mred\x07", "x" * 10_000,
    json.dumps({"value": 0.5, "candidates": [{"answer": "W" * 200, "value": 0.5, "share": 7}, 1],
                "line": ["Q" * 200], "plan": ["P" * 200], "depth": "d" * 200}),
    '{"value": "<b>no number</b>", "candidates": {"answer": 1}, "line": [[]], "belief": {"6H": 1}}',
]
TOO_WIDE = "(panel => panel.scrollWidth - panel.clientWidth)(document.querySelector('.panel'))"
OPTIONS = {"squares": ["--turns", "10"]}
ROOT = Path(__file__).parent.parent


def game_of(name: str, folder: Path, index: int = 0) -> Record:
    """A real game of the builtin bots. A process of its own plays it: the judge ends all children
    of its process, and the browser is one of ours."""
    path = folder / f"{name}.jsonl"
    if not path.exists():
        subprocess.run([sys.executable, "-m", "arena", "match", name, "builtin:greedy",
                        "builtin:random", "--games", "2", "--seed", "5", "--log", str(path),
                        *OPTIONS.get(name, [])], cwd=ROOT, check=True, stdout=subprocess.DEVNULL,
                       timeout=120)
    return log.find(str(path), index)


@pytest.fixture(scope="module", params=["circus", "durak", "squares"])
def record(request, tmp_path_factory) -> Record:
    return game_of(request.param, tmp_path_factory.mktemp("programs"))


def answers(record: Record) -> list:
    return [event for event in record["messages"] if "from" in event]


def written(record: Record, folder: Path) -> str:
    """The address of the game's page."""
    path = folder / "game.html"
    path.write_text(pages.html(record, None, "match.jsonl"), encoding="utf-8")
    return path.as_uri()


def shown(page) -> int:
    return int(page.text(".controls output").split("/")[0])


@needs_browser
def test_a_page_says_what_the_log_says(record: Record, browser: Browser,  # noqa: F811
                                       tmp_path: Path) -> None:
    url, end = written(record, tmp_path), len(answers(record))
    page = browser.open(url)
    page.wait("!!(window.ARENA && ARENA.player)")
    assert page.text(".controls output") == f"0 / {end}"
    page.press("ArrowRight", 3)
    assert shown(page) == 3
    page.press("ArrowLeft")
    assert shown(page) == 2
    page.press("End")
    assert shown(page) == end
    page.press("Home")
    assert shown(page) == 0
    for turn in (end // 2, end):
        page.run(f"(s => {{ s.value = {turn}; s.dispatchEvent(new Event('input')); }})"
                 "(document.querySelector('input[type=range]'))")
        assert shown(page) == turn
    page.press("Home")
    page.press("ArrowRight", end + 1)
    assert shown(page) == end
    result = record["result"]
    first = record["seats"][0].upper()
    winner = {1: f"{first} wins", 0: f"{'BA'['AB'.index(first)]} wins", 0.5: "A draw"}
    assert page.text(".verdict .reason") == f"{winner[result['score']]}: {outcome.reason(record)}"
    if result["points"]:
        points = page.run("[...document.querySelectorAll('.player .points')].map(e => "
                          "Number(e.textContent.replace(/,/g, '')))")
        assert points == result["points"]
    assert page.run("document.querySelectorAll('.drawing svg *').length") > 50
    assert (page.errors, page.requests) == ([], [url])
    page.close()


@needs_browser
def test_every_event_has_a_sign_of_its_game(record: Record, browser: Browser,  # noqa: F811
                                            tmp_path: Path) -> None:
    page = browser.open(written(record, tmp_path))
    page.wait("!!(window.ARENA && ARENA.player)")
    kinds = page.run("[...new Set(ARENA.player.games[0].marks.map(mark => mark.kind))]")
    assert kinds and page.run(f"{json.dumps(kinds)}.every(kind => ARENA.kinds[kind])")
    shell = (Path(web_page.HERE) / "player.js").read_text()
    assert not any(f"ARENA.kinds.{kind} " in shell for kind in kinds
                   if kind not in ("fault", "lost", "swing"))
    page.close()


@needs_browser
def test_the_address_names_the_turn(record: Record, browser: Browser,  # noqa: F811
                                    tmp_path: Path) -> None:
    page = browser.open(written(record, tmp_path) + "#turn=7")
    page.wait("!!(window.ARENA && ARENA.player)")
    assert shown(page) == 7
    page.press("ArrowRight")
    page.wait("location.hash === '#turn=8'")
    page.close()


@needs_browser
def test_space_plays_and_stops(browser: Browser, tmp_path: Path) -> None:  # noqa: F811
    page = browser.open(written(game_of("circus", tmp_path), tmp_path))
    page.wait("!!(window.ARENA && ARENA.player)")
    assert page.run("ARENA.player.speed") == 0.4
    page.press(" ")
    page.wait("ARENA.player.turn >= 2")
    page.press(" ")
    assert page.run("ARENA.player.timer") is None
    page.press("End")
    page.press(" ")  # from the end it begins anew
    page.wait("ARENA.player.turn === 1")
    page.close()


@needs_browser
def test_the_panel_has_all_of_a_turn(record: Record, browser: Browser,  # noqa: F811
                                     tmp_path: Path) -> None:
    page = browser.open(written(record, tmp_path) + "#turn=5")
    page.wait("!!(window.ARENA && ARENA.player)")
    turns = pages.data(record, "match.jsonl", 20_000)["turns"]
    for number, turn in enumerate(turns[:9]):
        page.run(f"ARENA.player.go({number})")
        told = page.run("[...document.querySelectorAll('.message pre')].map(e => e.textContent)")
        wanted = [text for seat, text in turn["sent"]
                  if seat != turn["picture"]["wanted"] or not number]
        if number:  # what was sent to the next player stands with his answer
            wanted += [text for seat, text in turns[number - 1]["sent"] if seat == turn["seat"]]
            wanted.append(turn["answer"])
        assert sorted(told) == sorted(wanted)
    assert "./play.sh replay match.jsonl --game 0" in page.text(".command code")
    facts = dict(pages.data(record, "match.jsonl", 1000)["facts"])
    assert facts["seed"] == "5" and facts["bot A"] == "builtin:greedy"
    assert page.run("[...document.querySelectorAll('.panel dt')].map(e => [e.textContent, "
                    "e.nextSibling.textContent])") == [list(fact) for fact in facts.items()]
    page.close()


@needs_browser
@pytest.mark.parametrize("width, dark", [(1280, False), (390, True)])
def test_nothing_sticks_out_of_the_screen(record: Record, browser: Browser,  # noqa: F811
                                          tmp_path: Path, width: int, dark: bool) -> None:
    page = browser.open(written(record, tmp_path) + "#turn=5", width=width, dark=dark, calm=True)
    page.wait("!!(window.ARENA && ARENA.player)")
    assert page.run("document.documentElement.scrollWidth") <= width
    assert page.run("document.documentElement.dataset.theme") == ("dark" if dark else "light")
    assert page.run("ARENA.player.motion()") == 0
    page.press("t")
    assert page.run("document.documentElement.dataset.theme") == ("light" if dark else "dark")
    page.close()


@needs_browser
def test_what_bots_say_is_text(record: Record, browser: Browser,  # noqa: F811
                               tmp_path: Path) -> None:
    hostile = json.loads(json.dumps(record))
    for event, line in zip(answers(hostile), HOSTILE):
        event["said"] = [line]
    url = written(hostile, tmp_path)
    page = browser.open(url)
    page.wait("!!(window.ARENA && ARENA.player)")
    for turn, line in enumerate(HOSTILE, 1):
        page.press("ArrowRight")
        assert page.run(TOO_WIDE) == 0
        said = page.text(".panel .said")
        if turn <= 2:
            assert said == line
        elif turn == 3:
            assert said == "<U+202E>right to left<U+202C> <U+001B>[31mred<U+0007>"
        elif turn == 4:
            assert said.startswith("x" * 1000)
    assert page.run("window.hacked") is None
    assert page.run("document.querySelectorAll('#page img, #page script').length") == 0
    assert (page.errors, page.requests) == ([], [url])
    page.close()


@needs_browser
def test_an_answer_without_an_end_stays_on_the_phone(browser: Browser,  # noqa: F811
                                                     tmp_path: Path) -> None:
    """A fault that ends the game stands in the head of the page too."""
    record = game_of("circus", tmp_path)
    places = [place for place, event in enumerate(record["messages"]) if "from" in event]
    fault = {**record["messages"][places[4]], "from": "</script>" + "z" * 500,
             "fault": "malformed"}
    messages = [*record["messages"][:places[4]], fault]
    page = browser.open(written({**record, "messages": messages, "result": {
        "score": 0.0, "points": None, "reason": "side 0 failed: malformed"}}, tmp_path),
        width=390, height=844)
    page.wait("!!(window.ARENA && ARENA.player)")
    assert page.text(".lost").endswith("z...")
    assert page.text(".verdict .reason") == "B wins: A failed: malformed"
    for key in ("Home", "End"):
        page.press(key)
        assert page.run("document.documentElement.scrollWidth") <= 390
    assert page.text(".panel .fault") == "Fault: malformed"
    assert page.errors == []
    page.close()


@needs_browser
def test_thoughts_make_curves_marks_and_the_move_that_lost(
        browser: Browser, tmp_path: Path) -> None:  # noqa: F811
    thinking = game_of("circus", tmp_path)
    loser = 1 if thinking["result"]["score"] == 1 else 0
    own = [event for event in answers(thinking) if event["seat"] == loser]
    for number, event in enumerate(own):
        event["said"] = [json.dumps({"answer": event["from"], "value": 0.9 if number < 3 else 0.1,
                                     "candidates": [{"answer": event["from"], "value": 0.9,
                                                     "share": 1.0}, {"answer": "another"}],
                                     "depth": 7})]
    page = browser.open(written(thinking, tmp_path))
    page.wait("!!(window.ARENA && ARENA.player)")
    assert "90% \u2192 10%" in page.text(".lost")
    assert page.run("document.querySelectorAll('.mark.swing').length") == 1
    page.click(".lost")
    turn = shown(page)
    assert answers(thinking)[turn - 1] is own[2]
    assert "depth" in page.text(".panel .extras")
    assert page.run("document.querySelectorAll('.panel tr.chosen').length") == 1
    page.close()


@needs_browser
@pytest.mark.parametrize("game, place", [("circus", "E5"), ("durak", "its own"),
                                         ("squares", "15 3")])
def test_a_bot_writes_on_the_board(browser: Browser, tmp_path: Path, game: str,  # noqa: F811
                                   place: str) -> None:
    said = game_of(game, tmp_path)
    answer = answers(said)[4 if game == "squares" else 0]
    place = answer["from"] if place == "its own" else place
    answer["said"] = [json.dumps({"marks": [
        [place, 0.4567], [place, "<b>bold</b> words"], ["nowhere' *", "x"], ["99 99", 1], 7, []]})]
    page = browser.open(written(said, tmp_path) + f"#turn={answers(said).index(answer) + 1}")
    page.wait("!!(window.ARENA && ARENA.player)")
    written_there = "[...document.querySelectorAll('.said-here text')].map(e => e.textContent)"
    assert page.run(written_there) == ["0.457", "<b>bol\u2026"]
    assert page.text(".said-here title") == f"the bot says of {place}: 0.457"
    assert page.errors == []
    page.close()


@needs_browser
def test_the_other_game_of_the_pair_stands_beside(browser: Browser,  # noqa: F811
                                                  tmp_path: Path) -> None:
    both = [game_of("circus", tmp_path, index) for index in (0, 1)]
    path = tmp_path / "pair.html"
    path.write_text(pages.html(both[0], both[1], "match.jsonl"), encoding="utf-8")
    page = browser.open(path.as_uri())
    page.wait("!!(window.ARENA && ARENA.player)")
    assert page.run("document.querySelectorAll('.game').length") == 1
    page.press("o")
    assert page.run("document.querySelectorAll('.game').length") == 2
    page.press("End")
    assert shown(page) == max(len(answers(each)) for each in both)
    assert page.errors == []
    page.close()


@needs_browser
def test_a_click_on_a_curve_or_near_a_mark_goes_there(record: Record, browser: Browser,  # noqa: F811
                                                      tmp_path: Path) -> None:
    page = browser.open(written(record, tmp_path), height=1000)
    page.wait("!!(window.ARENA && ARENA.player)")
    end = len(answers(record))
    for plot in (".plot.curves", ".plot.bars"):
        page.press("End")
        page.click(plot)
        assert shown(page) == pytest.approx(end / 2, abs=1)
    marks = page.run("ARENA.player.games[0].stops")
    page.press("Home")
    page.run("(e => { const b = e.getBoundingClientRect(); e.dispatchEvent(new PointerEvent("
             "'pointerdown', {clientX: b.x + b.width / 2, clientY: b.y + 2})); })"
             "(document.querySelector('.plot.marks'))")
    assert abs(shown(page) - end / 2) == min(abs(turn - end / 2) for turn in marks)
    page.press("Home")
    turns = []
    for key in "nn":
        page.press(key)
        turns.append(shown(page))
    assert turns == sorted(set(marks))[:2]
    page.press("p")
    assert shown(page) == min(marks)
    page.close()


@needs_browser
def test_the_keyboard_is_enough(browser: Browser, tmp_path: Path) -> None:  # noqa: F811
    both = [game_of("durak", tmp_path, index) for index in (0, 1)]
    path = tmp_path / "pair.html"
    path.write_text(pages.html(both[0], both[1], "match.jsonl"), encoding="utf-8")
    page = browser.open(path.as_uri() + "#turn=1")
    page.wait("!!(window.ARENA && ARENA.player)")
    reached = []
    while "keys" not in reached:
        page.press("Tab")
        assert page.run("getComputedStyle(document.activeElement).outlineStyle") == "solid"
        reached.append(page.run("(e => e.getAttribute('aria-label') || e.title || e.textContent)"
                                "(document.activeElement)"))
        assert len(reached) < 30, reached
    every = page.run("[...document.querySelectorAll('button:not(.mark), select, input, summary')]"
                     ".filter(e => e.checkVisibility()).length")
    assert len(set(reached)) == every
    page.press("e")
    assert page.run("document.querySelector('.eyes select').value") == "0"
    assert page.run("document.querySelectorAll('.card.back').length") > 12
    page.press("+")
    assert page.run("ARENA.player.speed") == 0.2
    page.press(" ")  # the button with the focus is what is meant: the list of keys
    assert page.run("document.querySelector('dialog').open") is True
    page.close()


@needs_browser
@pytest.mark.parametrize("dark", [False, True])
def test_text_stands_out(record: Record, browser: Browser, tmp_path: Path,  # noqa: F811
                         dark: bool) -> None:
    page = browser.open(written(record, tmp_path), height=1600, dark=dark, calm=True)
    page.wait("!!(window.ARENA && ARENA.player)")
    script = (Path(__file__).parent / "contrast.js").read_text().split("*/\n", 1)[1]
    for turn in (0, len(answers(record)) // 2, len(answers(record))):
        page.run(f"ARENA.player.go({turn})")
        assert page.run(script) == []
    page.close()


@needs_browser
def test_a_thumb_finds_what_it_wants(record: Record, browser: Browser,  # noqa: F811
                                     tmp_path: Path) -> None:
    page = browser.open(written(record, tmp_path) + "#turn=5", width=390, height=844)
    page.wait("!!(window.ARENA && ARENA.player)")
    small = page.run("[...document.querySelectorAll('button:not(.mark), select, input, summary')]"
                     ".filter(e => e.checkVisibility()).map(e => e.getBoundingClientRect())"
                     ".filter(b => b.width < 40 || b.height < 40).map(b => [b.width, b.height])")
    assert small == []
    assert page.text(".stage .now").startswith(record["seats"][answers(record)[4]["seat"]].upper())
    page.close()


def named(record: Record, name: str) -> Record:
    return {**record, "bots": {bot: {**each, "spec": name} for bot, each in
                               record["bots"].items()}}


@needs_browser
def test_nothing_moves_when_the_scores_grow(record: Record, browser: Browser,  # noqa: F811
                                            tmp_path: Path) -> None:
    page = browser.open(written(named(record, "mine.py --fast"), tmp_path), calm=True)
    page.wait("!!(window.ARENA && ARENA.player)")
    places = page.run("""ARENA.player.games[0].data.turns.map((_, turn) => {
        ARENA.player.go(turn);
        return [...document.querySelectorAll(".player, .stage, .players .verdict")].map(one =>
          Object.values(one.getBoundingClientRect().toJSON()).map(Math.round)).join(" ");
      })""")
    assert len(set(places)) == 1
    page.close()


@needs_browser
def test_a_name_does_not_run_into_its_points(browser: Browser, tmp_path: Path) -> None:  # noqa: F811
    page = browser.open(written(named(game_of("squares", tmp_path), "a name of 22 signs.py"),
                                tmp_path))
    page.wait("!!(window.ARENA && ARENA.player)")
    page.run("""(game => {
        game.data.turns[5].picture.score.sides = [12345, 67890];
        ARENA.player.go(5); })(ARENA.player.games[0])""")
    boxes = page.run("""[...document.querySelectorAll(".head")].map(head => [
        head.querySelector(".who").getBoundingClientRect().right,
        head.querySelector(".points").getBoundingClientRect().left])""")
    assert len(boxes) == 2 and all(name < points for name, points in boxes)
    page.close()


@needs_browser
@pytest.mark.parametrize("game, thought, told, figures", [
    ("durak", {"kind": {"like us": 0.3, "rule of thumb": 0.7, "new": 0.004}, "belief": {},
               "worlds": 400},
     ["opponents rule of thumb 70%, like us 30%", "knows where every card is"],
     "worlds 400"),
    ("squares", {"points": 246.4, "price": {"before": 2195, "after": 2048.4}, "depth": 8},
     ["expects 246 points a move", "price of the fill 2,195 \u2192 2,048"], "depth 8"),
    ("circus", {"line": ["A1-A2", "C8-C7", "A2-A3"], "depth": 7, "positions": 12345},
     ["expects C8-C7 A2-A3"], "depth 7positions 12,345"),
])
def test_what_only_the_bots_of_a_game_say(browser: Browser, tmp_path: Path,  # noqa: F811
                                          game: str, thought: dict, told: list,
                                          figures: str) -> None:
    record = game_of(game, tmp_path)
    answers(record)[0]["said"] = [json.dumps(thought)]
    page = browser.open(written(record, tmp_path) + "#turn=1")
    page.wait("!!(window.ARENA && ARENA.player)")
    own = page.text(".panel .own")
    assert all(text in own for text in told), own
    assert page.text(".panel .extras") == figures
    page.close()


@needs_browser
def test_the_arrows_of_a_swap_do_not_cover_each_other(browser: Browser,  # noqa: F811
                                                      tmp_path: Path) -> None:
    record = game_of("circus", tmp_path)
    page = browser.open(written(record, tmp_path))
    page.wait("!!(window.ARENA && ARENA.player)")
    turns = pages.data(record, "match.jsonl", 1000)["turns"]
    swaps = [number for number, turn in enumerate(turns) if "swaps" in turn.get("caption", "")]
    for turn in swaps[:5]:
        page.run(f"ARENA.player.go({turn})")
        apart = page.run("""(([one, two]) => {
            const dx = one[2] - one[0], dy = one[3] - one[1];
            return Math.abs((two[0] - one[0]) * dy - (two[1] - one[1]) * dx) / Math.hypot(dx, dy);
          })([...document.querySelectorAll(".stage .last .arrow line")].map(line =>
            ["x1", "y1", "x2", "y2"].map(name => Number(line.getAttribute(name)))))""")
        assert apart > 12
    page.close()


@needs_browser
def test_moves_to_and_fro_are_one_expected_arrow(browser: Browser, tmp_path: Path) -> None:  # noqa: F811
    record = game_of("circus", tmp_path)
    answers(record)[0]["said"] = [json.dumps(
        {"line": ["A1-A2", "C8-C7", "A2-A3", "C7-C8", "A3-A2", "C8-C7"]})]
    page = browser.open(written(record, tmp_path) + "#turn=1")
    page.wait("!!(window.ARENA && ARENA.player)")
    assert page.run("[...document.querySelectorAll('.stage .expected text')].map("
                    "one => one.textContent)") == ["2 4 6", "3 5"]
    page.close()


@needs_browser
def test_numbers_of_crossing_arrows_are_apart(browser: Browser, tmp_path: Path) -> None:  # noqa: F811
    record = game_of("circus", tmp_path)
    answers(record)[0]["said"] = [json.dumps({"line": ["A1-A2", "E5-F6", "E6-F5", "B8-B9"]})]
    page = browser.open(written(record, tmp_path) + "#turn=1")
    page.wait("!!(window.ARENA && ARENA.player)")
    left = page.run("""[...document.querySelectorAll(".stage .expected rect")].map(one =>
        ["x", "y", "width", "height"].map(name => Number(one.getAttribute(name))))""")
    assert len(left) == 3
    (x, y, wide, _), (other_x, other_y, *_) = left[:2]  # round
    assert math.hypot(x - other_x, y - other_y) >= wide
    page.close()


@needs_browser
@pytest.mark.parametrize("width", [1280, 1440])
def test_the_boards_of_a_pair_are_side_by_side(browser: Browser, tmp_path: Path,  # noqa: F811
                                               width: int) -> None:
    """Whatever is said above them."""
    both = [named(game_of("durak", tmp_path, index), "mine.py --fast") for index in (0, 1)]
    for number, event in enumerate(answers(both[1])):
        event["said"] = [json.dumps({"value": 0.9 if number < 20 else 0.2})]
    path = tmp_path / "pair.html"
    path.write_text(pages.html(both[0], both[1], "match.jsonl"), encoding="utf-8")
    page = browser.open(path.as_uri(), width=width)
    page.wait("!!(window.ARENA && ARENA.player)")
    page.press("o")
    tops = page.run("""[".stage", ".time", ".panel"].map(name => new Set(
        [...document.querySelectorAll(name)].map(one => one.getBoundingClientRect().top)).size)""")
    assert tops == [1, 1, 1]
    assert page.run("document.documentElement.scrollWidth") <= width
    page.close()


def test_a_fault_is_told_with_the_address_of_its_turn(tmp_path: Path) -> None:
    """Also in a game that counts points, whose record was not in the log yet."""
    record = game_of("squares", tmp_path)
    record["result"]["points"] = tuple(record["result"]["points"])
    assert pages.written(record, str(tmp_path), "match.jsonl") == (
        (tmp_path / f"{record['index']}.html").as_uri())


def test_the_page_has_the_command_that_plays_on(tmp_path: Path) -> None:
    record = game_of("circus", tmp_path)
    assert pages.data(record, "a log.jsonl", 1000)["onward"] == (
        "./play.sh match circus builtin:greedy builtin:random --from 'a log.jsonl:0:'")


def long_game() -> Record:
    """A circus game of chance as long as the rules let it be, of moves that settle nobody."""
    kind, rng = games.referee("circus"), random.Random(1)
    setup = kind.deal(rng, {})
    referee = kind(setup)
    messages: list = []
    told = [0] * referee.seats

    def tell() -> None:
        for seat, lines in enumerate(referee.sent):
            messages.extend({"t": 0.0, "seat": seat, "to": line} for line in lines[told[seat]:])
            told[seat] = len(lines)

    tell()
    while referee.wanted is not None:
        quiet = [move for move in referee.legal()
                 if move[-2:] not in referee.position.empty_houses] or referee.legal()
        move, seat = rng.choice(quiet), referee.wanted
        referee.answer(move)
        thought = {"answer": move, "value": rng.random(), "seconds": 1.0, "depth": 9,
                   "line": rng.choices(quiet, k=9), "candidates": [
                       {"answer": each, "value": rng.random(), "share": rng.random()}
                       for each in rng.choices(quiet, k=8)]}
        messages.append({"t": 0.0, "seat": seat, "from": move, "used": 1.0,
                         "said": [json.dumps(thought)]})
        tell()
    result = referee.result
    return {"game": "circus", "index": 0, "seed": 1, "setup": setup, "seats": ["a", "b"],
            "bots": {bot: {"spec": "bot.py", "sha256": {}} for bot in "ab"},
            "limits": {"time_scale": 1.0}, "options": {}, "messages": messages, "faults": [],
            "notes": [], "stderr": ["", ""], "seconds": 1.0,
            "result": {"score": result.score, "reason": result.reason,
                       "points": None if result.points is None else list(result.points)}}


@needs_browser
def test_a_long_game_is_a_small_page_and_soon_there(browser: Browser,  # noqa: F811
                                                    tmp_path: Path) -> None:
    long = long_game()
    assert len(answers(long)) >= 300
    path = tmp_path / "pair.html"
    path.write_text(pages.html(long, {**long, "index": 1}, "match.jsonl"), encoding="utf-8")
    assert path.stat().st_size < web_page.MOST
    url = path.as_uri()
    page = browser.open("about:blank")
    page.send("Performance.enable", timeDomain="threadTicks")
    page.go(url)
    page.wait("!!(window.ARENA && ARENA.player)")
    figures = {each["name"]: each["value"]
               for each in page.send("Performance.getMetrics")["metrics"]}
    # Seconds of a core until it answers keys: others on the machine do not count. 0.11 here; from
    # the start to there 0.4 s on a busy machine.
    assert figures["TaskDuration"] < 1.0
    page.press("End")
    assert shown(page) == len(answers(long))
    assert page.run("ARENA.player.games.length") == 2
    page.close()


@needs_browser
def test_bars_of_a_short_game_stay_in_their_plot(browser: Browser, tmp_path: Path) -> None:  # noqa: F811
    record = game_of("circus", tmp_path)
    places = [place for place, event in enumerate(record["messages"]) if "from" in event]
    for turns in (1, 2, 5, 30):
        page = browser.open(written({**record, "messages": record["messages"][:places[turns]],
                                     "result": None}, tmp_path))
        page.wait("!!(window.ARENA && ARENA.player)")
        for width in (390, 1280, 1920):
            page.resize(width, 800)
            left, right = page.run("""(() => {
                const plot = document.querySelector(".plot.bars").getBoundingClientRect();
                const bars = [...document.querySelectorAll(".plot.bars rect")].map(
                    one => one.getBoundingClientRect());
                return [Math.min(...bars.map(one => one.left)) - plot.left,
                        plot.right - Math.max(...bars.map(one => one.right))]; })()""")
            assert left >= 0 and right >= 0, (turns, width)
        page.close()


@needs_browser
def test_the_link_to_a_turn_is_copied(record: Record, browser: Browser,  # noqa: F811
                                      tmp_path: Path) -> None:
    url = written(record, tmp_path)
    page = browser.open(url)
    page.wait("!!(window.ARENA && ARENA.player)")
    page.run("""Object.defineProperty(navigator, "clipboard", {value: {
        writeText: text => { window.copied = text; return Promise.resolve(); }}})""")
    page.press("ArrowRight", 4)
    page.click("button[aria-label='copy the link to this turn']")
    assert page.wait("window.copied") == url + "#turn=4"
    assert page.wait("document.querySelector('.toast')?.textContent") == "link copied"
    page.press("ArrowRight")
    page.press("l")
    page.wait(f"window.copied === {json.dumps(url + '#turn=5')}")
    page.close()
    again = browser.open(url + "#turn=4")
    again.wait("!!(window.ARENA && ARENA.player)")
    assert shown(again) == 4 and again.errors == []
    again.close()


@needs_browser
def test_a_link_is_copied_where_the_page_has_no_clipboard(record: Record, browser: Browser,  # noqa: F811
                                                          tmp_path: Path) -> None:
    """As on a page from another machine: then by a selection, as a person would."""
    url = written(record, tmp_path)
    page = browser.open(url)
    page.wait("!!(window.ARENA && ARENA.player)")
    page.run("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    page.run("document.addEventListener('copy', () => window.copied = "
             "document.activeElement.value)")
    page.click("button[aria-label='copy the link to this turn']")
    assert page.wait("window.copied") == url + "#turn=0" and page.errors == []
    page.close()


def test_a_small_fall_lost_no_game() -> None:
    def said(value: float) -> dict:
        return {"seat": 0, "from": "a", "said": [json.dumps({"value": value})]}
    for values, turn in (((0.62, 0.60, 0.58), None), ((0.62, 0.55, 0.50, 0.49), 1),
                         ((0.5, 0.6), None), ((0.5, 0.44, 0.30), 2)):
        found = thoughts.losing(thoughts.swings([said(value) for value in values]), [0])
        assert (found and found.answered) == turn


def test_an_answer_without_a_choice_lost_no_game() -> None:
    """It repeats the chance of the choice before; one that changes it stands for itself."""
    def said(value: float, *answers: str) -> dict:
        return {"seat": 0, "from": answers[0], "said": [json.dumps(
            {"value": value, "candidates": [{"answer": each} for each in answers]})]}
    for events, turn in (
            ([said(0.9, "a", "b"), said(0.9, "c"), said(0.9, "d"), said(0.1, "e", "f")], 1),
            ([said(0.9, "a", "b"), said(0.9, "c", "d"), said(0.1, "e", "f")], 2),
            ([said(0.5, "a", "b"), said(0.9, "c"), said(0.1, "e")], 2)):
        found = thoughts.losing(thoughts.swings(events), [0])
        assert found and found.answered == turn
