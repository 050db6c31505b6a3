"""The server and its pages: who is refused, and games by clicks in a real browser."""

import http.client
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
import set_plain
from browser import Browser, Page, browser, needs_browser  # noqa: F401  (a fixture)

from arena.matches import log
from arena.web import logs
from arena.web.table import key

ROOT = Path(__file__).resolve().parent.parent
RANDOM = {"circus": 2, "durak": 2, "squares": 2}  # builtin:random among the bots on offer


class Server:
    """`./play.sh serve`, in a folder of its own."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.process = subprocess.Popen(
            [sys.executable, "-m", "arena", "serve", "--port", "0", *options], cwd=folder,
            stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(ROOT)})
        assert self.process.stdout
        self.address = self.process.stdout.readline().strip()
        self.base, self.token = self.address.split("/?token=")
        self.host = self.base[len("http://"):]

    def ask(self, path: str, wish: object = None, **headers: str) -> tuple[int, str]:
        connection = http.client.HTTPConnection(self.host, timeout=20)
        given = {"X-Token": self.token, **{name.replace("_", "-"): value
                                           for name, value in headers.items()}}
        body = None if wish is None else json.dumps(wish)
        connection.request("GET" if wish is None else "POST", path, body, given)
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return answer.status, text

    def page(self, path: str) -> str:
        return f"{self.base}{path}?token={self.token}"

    def order(self, game: str, **wish: object) -> str:
        status, text = self.ask("/api/play", {"game": game, "opponent": RANDOM[game], "partner":
                                              RANDOM[game], "seed": 1, **wish})
        assert status == 200, text
        return self.page("/play/" + json.loads(text)["id"])

    def below(self) -> list[int]:
        """The processes that the server has started, and theirs."""
        return descendants(self.process.pid)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(timeout=20)


def arena(folder: Path, *words: str) -> None:
    """A command of the arena, in a folder."""
    subprocess.run([sys.executable, "-m", "arena", *words], cwd=folder, check=True,
                   env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, timeout=60)


def descendants(pid: int) -> list[int]:
    parents = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                state, parent = (entry / "stat").read_text().rpartition(")")[2].split()[:2]
            except OSError:
                continue
            if state != "Z":
                parents[int(entry.name)] = int(parent)
    found, wave = [], [pid]
    while wave:
        wave = [child for child, parent in parents.items() if parent in wave]
        found += wave
    return found


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_for(condition, seconds: float = 15) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "never true"
        time.sleep(0.1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("serve"))
    yield started
    started.stop()


@pytest.mark.parametrize("path, headers, status", [
    ("/", {}, 200),
    ("/", {"X_Token": "wrong"}, 403),
    ("/", {"Host": "evil.example"}, 403),
    ("/", {"Host": "127.0.0.1"}, 403),
    ("/api/home", {"Origin": "http://evil.example"}, 403),
    ("/api/home", {"Origin": "null"}, 403),
    ("/api/home", {}, 200),
    ("/assets/base.js", {"X_Token": ""}, 200),
    ("/assets/..%2f..%2fREADME.md", {}, 404),
    ("/assets/server.py", {}, 404),
    ("/assets/circus/referee.py", {}, 404),
    ("/analyse/nosuchlog/0", {}, 404),
    ("/play/nosuchgame", {}, 404),
])
def test_who_is_refused(server: Server, path: str, headers: dict, status: int) -> None:
    assert server.ask(path, **headers)[0] == status


@pytest.mark.parametrize("wish, status", [
    ({"game": "circus", "opponent": "builtin:random"}, 400),
    ({"game": "circus", "opponent": 99}, 400),
    ({"game": "../circus"}, 400),
    ({"game": "circus", "person": "rm -rf x"}, 400),
    ({"game": "circus", "scale": 1e9}, 400),
    ({"start": {"log": "/etc/passwd", "index": 0, "turn": 0}}, 404),
    ([], 400),
    ({"game": "x" * 30_000}, 413),
    ({"game": "circus", "opponent": True}, 400),
])
def test_the_page_cannot_name_a_path_or_a_command(server: Server, wish: object,
                                                  status: int) -> None:
    assert server.ask("/api/play", wish)[0] == status
    assert server.below() == []


@pytest.mark.parametrize("body, status", [
    (b"[" * 19_000, 400), (b"\xff\xfe", 400), (b"null", 400), (b'{"give": {"a": 1}}', 409),
])
def test_bodies_that_are_no_wishes(server: Server, body: bytes, status: int) -> None:
    game = server.order("circus").split("/play/")[1].split("?")[0]
    connection = http.client.HTTPConnection(server.host, timeout=20)
    connection.request("POST", f"/api/tell/{game}", body, {"X-Token": server.token})
    answer = connection.getresponse()
    assert (answer.status, b"Traceback" in answer.read()) == (status, False)


def test_a_game_that_is_not_in_its_log(server: Server) -> None:
    arena(server.folder, "match", "circus", "builtin:random", "builtin:random", "--games", "1",
          "--log", "one.jsonl", "--seed", "3")
    one = key(Path("one.jsonl"))
    status, said = server.ask("/api/play", {"start": {"log": one, "index": 9, "turn": 0}})
    assert (status, said) == (404, "one.jsonl: there is no game 9")
    assert server.ask(f"/api/frames/{one}/9")[0] == 404
    shown = json.loads(server.ask(f"/api/frames/{one}/0")[1])
    (played,) = log.read(str(server.folder / "one.jsonl"))
    assert len(shown["frames"]) == 1 + sum("from" in event for event in played["messages"])


@pytest.mark.parametrize("headers", [{}, {"Origin": "http://evil.example"}])
def test_a_web_socket_is_refused(server: Server, headers: dict) -> None:
    status, _ = server.ask("/api/logs", X_Token="", Connection="Upgrade", Upgrade="websocket",
                           Sec_WebSocket_Version="13",
                           Sec_WebSocket_Key="dGhlIHNhbXBsZSBub25jZQ==", **headers)
    assert status == 403


def test_games_of_the_same_second_have_logs_of_their_own(server: Server) -> None:
    """Each game goes on from its own log, whatever was begun beside it."""
    games = [server.order("circus", seed=90 + n).split("/play/")[1].split("?")[0]
             for n in range(3)]
    for game in games:
        connection = http.client.HTTPConnection(server.host, timeout=20)
        connection.request("GET", f"/api/news/{game}", headers={"X-Token": server.token})
        answer = connection.getresponse()
        while b'"state"' not in answer.readline():
            pass
        server.ask(f"/api/tell/{game}", {"give": "b2c3"})
        while b"The other side" not in answer.readline():
            pass
        connection.close()
        answer.close()
    wait_for(lambda: server.below() == [])
    kept = [[record["seed"] for record in log.read(str(path))]
            for path in server.folder.glob("*.jsonl")]
    assert sorted(seeds for seeds in kept if seeds[0] in range(90, 93)) == [[90], [91], [92]]


def test_nothing_starts_without_the_token(server: Server) -> None:
    status, _ = server.ask("/api/play", {"game": "circus"}, X_Token="no")
    assert status == 403 and server.below() == []


# --- in a browser -------------------------------------------------------------------------------

YOURS = "document.body.dataset.yours === 'yes' || document.body.dataset.over"
CLICKS = {
    "circus": """(() => {
        const pass = document.querySelector("button.pass");
        if (pass) return [pass];
        const click = one => { const box = one.getBoundingClientRect(); one.dispatchEvent(
            new MouseEvent("click", {bubbles: true, clientX: box.x + box.width / 2,
                                     clientY: box.y + box.height / 2})); };
        const pieces = [...document.querySelectorAll("g.movable[data-piece]")];
        click(pieces[%d %% pieces.length]);
        const targets = [...document.querySelectorAll("rect.target")];
        return [targets.find(one => one.matches(".house-to")) || targets[%d %% targets.length]];
    })()""",
    "durak": """[document.querySelector(".playable") || document.querySelector(".refuse")]""",
}


def click_on(page: Page, game: str, number: int) -> None:
    script = CLICKS[game]
    found = f"({script % (number, number) if '%d' in script else script})[0]"
    box = page.run(f"""(() => {{ const one = {found}; one.scrollIntoView({{block: "center"}});
        const box = one.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2]; }})()""")
    for kind in ("mousePressed", "mouseReleased"):
        page.send("Input.dispatchMouseEvent", type=kind, x=box[0], y=box[1], button="left",
                  buttons=1, clickCount=1)


def play_on(page: Page, game: str, most: int = 10_000) -> int:
    """Click until the game is over, or so often; how often it was."""
    clicks = 0
    page.wait(YOURS)
    while not page.run("document.body.dataset.over") and clicks < most:
        turn = page.run("document.body.dataset.turn")
        click_on(page, game, clicks)
        clicks += 1
        page.wait(f"document.body.dataset.turn !== '{turn}' && ({YOURS})")
    return clicks


@needs_browser
@pytest.mark.parametrize("game, width", [("durak", 1280), ("durak", 390), ("circus", 1280)])
def test_a_game_by_clicks(server: Server, browser: Browser, game: str,  # noqa: F811
                          width: int) -> None:
    page = browser.open(server.order(game), width=width, height=800, calm=True)
    played = play_on(page, game)
    words = page.text(".panel .caption")
    assert played > 5 and words.startswith(("You win", "You lose", "A draw"))
    assert page.errors == []
    page.close()
    wait_for(lambda: server.below() == [])


def square(row: int, column: int, side: int = 0, kind: str = "square") -> str:
    return f".{kind}[data-side='{side}'][data-row='{row}'][data-column='{column}']"


def field(page: Page, side: int) -> list[str]:
    """The rows as the page draws them."""
    found: list[str] = page.run(f"""(() => {{
        const rows = Array.from({{length: 15}}, () => Array(10).fill("."));
        document.querySelectorAll(".square[data-side='{side}']").forEach(one =>
            rows[one.dataset.row - 1][one.dataset.column - 1] = one.dataset.letter);
        return rows.map(row => row.join("")); }})()""")
    return found


def after_turn(page: Page, turn: int) -> None:
    """Wait until the other side has answered, and the person is to play or the game is over."""
    page.wait(f"Number(document.body.dataset.turn) === {turn} && ({YOURS})")


@needs_browser
def test_squares_by_mouse_to_the_end(server: Server, browser: Browser) -> None:  # noqa: F811
    """Fill by the palette, drag a square, click on colours, remove by a click, undo, why."""
    arena(server.folder, "match", "squares", "builtin:random", "builtin:random", "--games", "1",
          "--turns", "5", "--log", "short.jsonl", "--seed", "3")
    page = browser.open(server.order("squares", start={
        "log": key(Path("short.jsonl")), "index": 0, "turn": 0}), calm=True)
    after_turn(page, 0)
    assert page.run("document.querySelector('button.undo').disabled")
    page.click("[data-colour='R']")
    page.click(square(14, 2, 1, "hole"))
    page.click("[data-colour='B']")
    page.click(square(15, 9, 1, "hole"))
    assert page.text(".filled").startswith("3 of 150 filled by you")
    page.click("button.fill")
    after_turn(page, 2)
    assert not page.run("document.querySelector('button.undo').disabled")
    theirs = field(page, 1)
    assert [theirs[13][1], theirs[14][1], theirs[14][8]] == ["R", "R", "B"]
    before = field(page, 0)
    page.drag(square(3, 2), square(3, 6))
    row = before[2]
    moved = row[0] + row[2:6] + row[1] + row[6:]
    assert field(page, 0) == [*before[:2], moved, *before[3:]] and moved != row
    page.click("button.order")
    after_turn(page, 4)
    assert field(page, 0)[2] == moved
    page.click("[data-mode='column']")
    page.click(square(1, 4))
    column = "".join(line[3] for line in field(page, 0))
    page.click("[data-block='G']")
    page.click("[data-block='O']")
    blocks = "".join(sorted(column, key=lambda colour: "GO".find(colour) % 3))
    assert "".join(line[3] for line in field(page, 0)) == blocks
    page.click("button.order")
    after_turn(page, 6)
    assert "".join(line[3] for line in field(page, 0)) == blocks
    page.click("button.undo")
    after_turn(page, 4)
    assert "".join(line[3] for line in field(page, 0)) == column
    page.click("button.ask")
    assert "squares_bot.py" in page.wait("document.querySelector('.why .caption') && "
                                         "document.querySelector('.why').textContent")
    points = 0
    for turn in (6, 8, 10, 12):
        page.hover(square(15, 5))
        lit = page.run("document.querySelectorAll('.lit').length")
        assert f": {lit * lit} point" in page.text(".points-here")
        points += lit * lit
        page.click(square(15, 5))
        after_turn(page, turn)
        assert page.text(".head.side0 .points") == str(points)
    assert page.run("document.body.dataset.over") and page.errors == []
    assert f"{points}:" in page.text(".panel .caption")
    page.close()
    wait_for(lambda: server.below() == [])


@needs_browser
def test_squares_by_finger_to_the_end(server: Server, browser: Browser) -> None:  # noqa: F811
    """On a phone: a first touch shows the points, a second one removes; a finger drags squares."""
    arena(server.folder, "match", "squares", "builtin:random", "builtin:random", "--games", "1",
          "--turns", "5", "--log", "finger.jsonl", "--seed", "4")
    page = browser.open(server.order("squares", start={
        "log": key(Path("finger.jsonl")), "index": 0, "turn": 0}), width=390, height=844, calm=True)
    after_turn(page, 0)
    page.tap("[data-colour='R']")
    page.tap(square(13, 2, 1, "hole"))
    assert page.text(".filled").startswith("3 of 150 filled by you")
    page.tap("button.fill")
    after_turn(page, 2)
    assert [line[1] for line in field(page, 1)[12:]] == ["R", "R", "R"]
    before = field(page, 0)
    page.swipe(square(9, 2), square(9, 6))
    row = before[8]
    moved = row[0] + row[2:6] + row[1] + row[6:]
    assert field(page, 0) == [*before[:8], moved, *before[9:]] and moved != row
    page.tap("button.back")
    page.tap("[data-mode='column']")
    page.tap(square(8, 4))
    colours = "".join(line[3] for line in before)
    page.tap("[data-block='G']")
    page.tap("button.order")
    after_turn(page, 4)
    assert "".join(line[3] for line in field(page, 0)).startswith("G" * colours.count("G"))
    points = 0
    for turn in (6, 8, 10, 12):
        page.tap(square(15, 5))
        lit = page.run("document.querySelectorAll('.lit').length")
        assert "Touch it again to remove it" in page.text(".points-here")
        assert page.run("document.body.dataset.turn") == str(turn - 2)  # nothing is removed yet
        points += lit * lit
        page.tap(square(15, 5))
        after_turn(page, turn)
        assert page.text(".head.side0 .points") == str(points)
    assert page.run("document.body.dataset.over") and page.errors == []
    assert page.run("document.documentElement.scrollWidth") <= 390
    page.close()
    wait_for(lambda: server.below() == [])


@needs_browser
def test_resigned_and_the_same_deal_again(server: Server, browser: Browser) -> None:  # noqa: F811
    page = browser.open(server.order("circus", seed=11), calm=True)
    play_on(page, "circus", 1)
    pieces = "document.querySelectorAll('[data-piece]').length"
    shown = page.run(pieces)
    page.click("button.resign")
    assert page.text("button.resign") == "Really resign?"
    page.click("button.resign")
    page.wait("document.body.dataset.over")
    assert page.text(".panel .caption") == "You lose: your side resigned"
    page.wait("Boolean(document.querySelector('.kept'))")
    lost = [record for path in server.folder.glob("*.jsonl") for record in log.read(str(path))
            if record["seed"] == 11]
    assert [record["result"]["score"] for record in lost] == [0]
    page.click("button.again")
    page.wait("document.body && document.body.dataset.turn >= 1 && !document.body.dataset.over")
    page.wait(YOURS)
    assert page.text(".story li:last-child") and page.run(pieces) == shown
    page.close()
    wait_for(lambda: server.below() == [])


@needs_browser
def test_a_closed_tab_ends_its_programs_and_keeps_the_game(server: Server,
                                                          browser: Browser) -> None:  # noqa: F811
    first = browser.open(server.order("circus", seed=7), calm=True)
    second = browser.open(server.order("durak", seed=7), calm=True)
    play_on(first, "circus", 6)
    play_on(second, "durak", 2)
    assert len(server.below()) >= 4
    first.close()
    second.close()
    wait_for(lambda: server.below() == [])
    kept = [record for path in server.folder.glob("*.jsonl") for record in log.read(str(path))
            if record["seed"] == 7]
    assert sorted(record["game"] for record in kept) == ["circus", "durak"]
    assert all(record["result"] is None for record in kept)


@needs_browser
def test_a_second_tab_takes_over_and_a_reload_goes_on(server: Server,
                                                      browser: Browser) -> None:  # noqa: F811
    address = server.order("circus", seed=21)
    first = browser.open(address, calm=True)
    play_on(first, "circus", 3)
    assert first.text(".sides .on-turn .name") == "You"
    assert first.text(".just").startswith("The other side")
    first.go(address)
    after_turn(first, 6)
    second = browser.open(address, calm=True)
    after_turn(second, 6)
    first.wait("document.querySelector('.panel .caption').textContent.includes('another tab')")
    play_on(second, "circus", 1)
    second.click("button.resign")
    second.click("button.resign")
    second.wait("Boolean(document.querySelector('.kept'))")
    second.go(address)  # the end is still there
    second.wait("Boolean(document.querySelector('.kept'))")
    assert second.text(".panel .caption").startswith("You lose") and first.errors == []
    first.close()
    second.close()
    wait_for(lambda: server.below() == [])


@needs_browser
def test_targets_are_marked_by_kind(server: Server, browser: Browser) -> None:  # noqa: F811
    page = browser.open(server.order("circus", seed=21), calm=True)
    page.wait(YOURS)
    assert "seven of your pieces into houses" in page.text(".about")
    assert page.run("document.querySelectorAll('.about dt svg.kind').length") == 5
    assert page.run("ARENA.legend('circus').matches('ul.signs')")  # as base.js says
    page.click("g.movable[data-piece='magician']")
    marks = page.run("[...document.querySelectorAll('.sign-at')].map(one => one.classList[1])")
    assert {"step", "swap"} <= set(marks) and page.text(".kinds") == "stepswap places"
    page.close()
    wait_for(lambda: server.below() == [])


@needs_browser
def test_a_board_takes_the_room_that_there_is(server: Server,
                                              browser: Browser) -> None:  # noqa: F811
    """Squares on a phone, on a narrow window, and on a wide one: drawn anew each time."""
    page = browser.open(server.order("squares", seed=21), width=390, calm=True)
    after_turn(page, 0)
    board = "document.querySelector('.stage svg').viewBox.baseVal"
    assert page.run(f"{board}.height > {board}.width")  # own field on top
    for width in (900, 1400):
        page.resize(width, 900)
        page.wait(f"{board}.height < {board}.width")
        share = page.run("""(function () {
            var stage = document.querySelector(".stage").getBoundingClientRect();
            var ground = [...document.querySelectorAll(".ground")].map(
                one => one.getBoundingClientRect());
            return ground.reduce((sum, one) => sum + one.width * one.height, 0) /
                (stage.width * stage.height);
        })()""")
        assert share > 0.55, (width, share)
    assert page.errors == []
    page.close()


@needs_browser
def test_a_growing_log_is_watched_to_its_end(server: Server,
                                             browser: Browser) -> None:  # noqa: F811
    arena(server.folder, "match", "circus", "builtin:random", "builtin:greedy", "--games", "2",
          "--log", "grows.jsonl", "--seed", "3", "--time-scale", "10")  # nobody is late
    page = browser.open(server.page(f"/watch/{key(Path('grows.jsonl'))}"), calm=True)
    page.wait("document.body.dataset.games === '2' && document.querySelectorAll('.boards .piece')"
              ".length > 10")
    more = subprocess.Popen(
        [sys.executable, "-m", "arena", "match", "--resume", "--log", "grows.jsonl", "--games",
         "6"], cwd=server.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": str(ROOT)})
    page.wait("document.body.dataset.games === '6'")
    assert more.wait(timeout=60) == 0
    page.wait("document.querySelectorAll('.boards section').length === 4")
    rows = page.text(".panel table")
    assert "builtin:greedy" in rows and page.errors == []
    page.close()


def test_a_log_tells_which_program_failed() -> None:
    bots = {"a": {"spec": "here/mine.py"}, "b": {"spec": "human"}}
    record = {"bots": bots, "seats": ["b", "a"],
              "result": {"score": 1.0, "reason": "side 1 failed: late"}}
    assert logs.ended(record) == {"won": "a person", "reason": "mine.py failed: late"}
    assert logs.ended({**record, "result": None}) == {"won": None, "reason": "not finished"}


def test_a_page_reads_only_what_is_new_in_a_log(tmp_path: Path, monkeypatch) -> None:
    """An open page looks every second, and takes no core from the match that it watches: a new
    game costs its own head, and no moves but those of a game that can be gone on with."""
    arena(tmp_path, "match", "circus", "builtin:random", "builtin:greedy", "--games", "3", "--seed",
          "3", "--time-scale", "10", "--log", "whole.jsonl")
    whole = (tmp_path / "whole.jsonl").read_bytes().splitlines(keepends=True)
    left = json.loads(whole[2])
    whole[2] = log.line_of({**left, "result": None})
    heads = [len(json.dumps(log.without_play(json.loads(line)))) for line in whole]
    path, parsed = tmp_path / "grows.jsonl", []
    loads = json.loads
    monkeypatch.setattr(log.json, "loads",
                        lambda text, **how: parsed.append(len(text)) or loads(text, **how))
    (tmp_path / "whole.jsonl").unlink()
    found = logs.Logs(tmp_path)
    assert found.listing() == []
    for number, line in enumerate(whole, 1):
        with path.open("ab") as file:
            file.write(line[:-9])
            file.flush()
            found.listing()
            parsed.clear()
            file.write(line[-9:])
        (shown,) = found.listing()
        assert shown == found.watched(key(Path("grows.jsonl")))["log"]
        assert [game["index"] for game in shown["games"]] == list(range(number))
        assert parsed[0] <= heads[number - 1] and len(parsed) == (2 if number == 3 else 1)
    assert shown["games"][2]["turns"] == sum("from" in event for event in left["messages"])
    assert shown["games"][2]["reason"] == "not finished"
    assert sum(games for _, _, games in shown["standings"]) == 4
    path.write_bytes(whole[2] + b" " * 50)  # another log in its place
    assert [game["index"] for game in found.listing()[0]["games"]] == [2]
    path.write_bytes(whole[0] + b"broken\n")
    assert found.listing() == []
    path.unlink()
    assert found.listing() == [] and found.watched(key(path))["log"] is None


@needs_browser
def test_a_logged_game_is_analysed_and_continued(server: Server,
                                                 browser: Browser) -> None:  # noqa: F811
    arena(server.folder, "match", "circus", "builtin:random", "builtin:greedy", "--games", "2",
          "--log", "match.jsonl", "--seed", "3")
    home = browser.open(server.address, calm=True)
    address = home.wait("""[...document.querySelectorAll("details")].filter(one =>
        one.textContent.includes("match.jsonl: 2 games")).map(one =>
        one.querySelector("a[href*=analyse]").href)[0]""")
    page = browser.open(address + "#turn=10", calm=True)
    page.wait("document.body.dataset.turn === '10'")
    page.click("button.ask")
    page.wait("Boolean(document.querySelector('.why .caption'))", 20)
    barred = "[...document.querySelectorAll('[name=opponent] option')].map(one => one.disabled)"
    assert page.run(barred) == [False, False, False]  # all of them can go on from here
    page.click("button.continue")
    page.wait("location.pathname.startsWith('/play/') && document.body && "
              "document.body.dataset.turn >= 10")
    assert page.errors == [] and home.errors == []
    page.close()
    home.close()
    wait_for(lambda: server.below() == [])


@needs_browser
@pytest.mark.parametrize("width", [1280, 390])
def test_set_is_found_by_clicks(server: Server, browser: Browser, width: int) -> None:  # noqa: F811
    """To the end of the deal, by what the plain rules find on the table that is shown."""
    page = browser.open(server.page("/solo/set") + "&seed=5", width=width, calm=True)
    table = "[...document.querySelectorAll('.card.can')].map(one => one.dataset.card)"
    page.wait(f"{table}.length === 12")
    page.click("button.more")
    page.wait("document.querySelector('.panel .caption').textContent.startsWith('There is a set')")
    assert "0 hints, 1 wrong" in page.text(".panel .turn")
    sets = 0
    while not page.run("document.body.dataset.over"):
        cards = page.run(table)
        turn = page.run("document.body.dataset.turn")
        found = set_plain.sets_on(cards)
        for card in found[-1] if found else ():
            page.click(f".card.can[data-card='{card}'] .sheet")
        if not found:
            page.click("button.more")
        sets += bool(found)
        page.wait(f"document.body.dataset.turn !== '{turn}'")
    assert f"Done: {sets} sets in " in page.text(".panel .caption")
    assert set_plain.sets_on(page.run(table)) == [] and page.errors == []
    assert page.run("document.documentElement.scrollWidth") <= width
    page.close()


@needs_browser
def test_set_explains_hints_and_goes_back(server: Server, browser: Browser) -> None:  # noqa: F811
    page = browser.open(server.page("/solo/set") + "&seed=5", calm=True)
    table = page.wait("(cards => cards.length === 12 && cards)([...document.querySelectorAll("
                      "'.card.can')].map(one => one.dataset.card))")
    wrong = next(three for three in combinations(table, 3) if not set_plain.is_set(*three))
    for card in wrong:
        page.click(f".card.can[data-card='{card}'] .sheet")
    page.wait("document.querySelector('.panel .caption').textContent.startsWith('Not a set by')")
    page.click("button.ask")
    third = page.wait("document.querySelector('.hint [data-card]')?.dataset.card")
    assert "1 hint, 1 wrong" in page.text(".panel .turn")
    chosen = page.run("[...document.querySelectorAll('.card.first')].map(one => one.dataset.card)")
    assert set_plain.is_set(*chosen, third) and third in table
    page.click(f".card.can[data-card='{third}'] .sheet")
    page.wait("document.body.dataset.found === '1'")
    page.click("button.undo")
    page.wait("document.body.dataset.found === '0'")
    assert page.run("document.querySelector('.clock').textContent").startswith("0:")
    assert page.errors == []
    page.close()


@pytest.mark.parametrize("wish, status", [
    ({"seed": 1, "plays": []}, 200), ({"seed": 1, "plays": ["x"]}, 200), ({"plays": []}, 400),
    ({"seed": 1, "plays": [["+"]]}, 400), ({"seed": 1, "plays": ["+"] * 200}, 400),
    ({"seed": 1, "plays": [], "chosen": []}, 200),
])
def test_wishes_of_a_person_alone(server: Server, wish: object, status: int) -> None:
    assert server.ask("/api/solo/set", wish)[0] == status
    assert server.ask("/api/solo/circus", wish)[0] == 404


def test_set_is_watched_and_its_odds_counted(server: Server) -> None:
    assert "<title>SET: deal 5</title>" in server.ask("/solo/set/watch?seed=5")[1]
    assert "<title>SET: the odds</title>" in server.ask("/solo/set/odds")[1]
    assert server.ask("/solo/set/nothing")[0] == 404


@needs_browser
def test_kill_leaves_no_bot(tmp_path: Path, browser: Browser) -> None:  # noqa: F811
    server = Server(tmp_path)
    page = browser.open(server.order("circus"), calm=True)
    play_on(page, "circus", 2)
    left = server.below()
    assert len(left) >= 2  # the game and its bot
    server.process.kill()
    server.process.wait()
    wait_for(lambda: not any(map(alive, left)))
    page.close()


def test_interrupt_ends_all(tmp_path: Path) -> None:
    server = Server(tmp_path)
    game = server.order("durak").split("/play/")[1].split("?")[0]
    connection = http.client.HTTPConnection(server.host, timeout=20)
    connection.request("GET", f"/api/news/{game}", headers={"X-Token": server.token})
    assert b"about" in connection.getresponse().read(100)
    wait_for(lambda: len(server.below()) >= 2)
    left = server.below()
    server.stop()
    wait_for(lambda: not any(map(alive, left)))
