"""Games under way, shown beside their log while they are played."""

import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import Browser, browser, needs_browser  # noqa: F401  (a fixture)
from test_serve import Server, descendants, wait_for

from arena import games
from arena.matches import boards, log
from arena.matches.play import Conditions, Job
from arena.seats import bots
from arena.web.table import key

ROOT = Path(__file__).resolve().parent.parent


def match(folder: Path, *words: str) -> subprocess.Popen:
    return subprocess.Popen(
        [sys.executable, "-m", "arena", "match", *words], cwd=folder, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, env={**os.environ, "PYTHONPATH": str(ROOT)})


def start(folder: Path, *more: str) -> subprocess.Popen:
    """A match whose first game does not end: a bot that never answers has a minute to do so."""
    (folder / "still.py").write_text("import time\ntime.sleep(1000)\n")
    started = match(folder, "circus", "builtin:random", "python3 still.py", "--games", "2", "--log",
                    "slow.jsonl", "--time-scale", "200", "--seed", "3", *more)
    wait_for(lambda: boards.under_way(str(folder / "slow.jsonl")), 30)
    return started


@pytest.fixture
def under_way(tmp_path: Path) -> Iterator[subprocess.Popen]:
    started = start(tmp_path)
    yield started
    started.send_signal(signal.SIGINT)
    started.wait(timeout=30)


def job() -> Job:
    greedy = bots.parse("builtin:greedy", "circus")
    return Job(Conditions("circus", greedy, greedy, 1), 4)


def referee():
    return games.referee("circus")(job().conditions.start(4).setup)


def test_a_board_is_there_while_it_is_played(tmp_path: Path) -> None:
    path = str(tmp_path / "a.jsonl")
    board = boards.Board(boards.folder_of(path))
    board.show(job(), referee())
    (shown,) = boards.under_way(path)
    assert (shown["index"], shown["game"], shown["seats"]) == (4, "circus", ["builtin:greedy"] * 2)
    later = referee()
    later.answer(later.legal()[0])
    for _ in range(9):
        board.show(job(), referee())
    board.show(job(), later)
    assert boards.under_way(path) == [shown]  # not so soon
    board.due = 0.0
    board.show(job(), later)
    assert boards.under_way(path)[0]["picture"] != shown["picture"]
    board.end()
    assert list(tmp_path.iterdir()) == [] and boards.under_way(path) == []


def test_without_a_log_nothing_is_written(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    board = boards.Board(None)
    board.show(job(), referee())
    board.end()
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_cannot_be_written_hurts_nobody(tmp_path: Path) -> None:
    (tmp_path / "a.jsonl.live").write_text("a file of somebody")
    board = boards.Board(boards.folder_of(str(tmp_path / "a.jsonl")))
    board.show(job(), referee())
    board.end()
    assert (tmp_path / "a.jsonl.live").read_text() == "a file of somebody"


def test_a_full_disk_hurts_nobody(tmp_path: Path, monkeypatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")
    monkeypatch.setattr(Path, "write_text", full)
    path = str(tmp_path / "a.jsonl")
    board = boards.Board(boards.folder_of(path))
    board.show(job(), referee())
    assert boards.under_way(path) == []
    board.end()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("text", ["", "[]", "{}", "{\"index\": 1}", "\xff"])
def test_a_file_that_is_no_board_is_not_shown(tmp_path: Path, text: str) -> None:
    folder = tmp_path / "a.jsonl.live"
    folder.mkdir()
    (folder / f"{os.getpid()}.board").write_text(text, encoding="latin-1")
    (folder / "999999999.board").write_text(json.dumps(boards.position(job(), referee())))
    assert boards.under_way(str(tmp_path / "a.jsonl")) == []
    (folder / "mine.txt").write_text("not of a match")
    boards.clear(str(folder))
    assert [path.name for path in folder.iterdir()] == ["mine.txt"]


def test_ctrl_c_leaves_nothing(tmp_path: Path, under_way: subprocess.Popen) -> None:
    under_way.send_signal(signal.SIGINT)
    under_way.wait(timeout=30)
    assert not (tmp_path / "slow.jsonl.live").exists()


def test_kill_leaves_nothing(tmp_path: Path, under_way: subprocess.Popen) -> None:
    under_way.kill()
    under_way.wait()
    wait_for(lambda: not (tmp_path / "slow.jsonl.live").exists())


def send(number: signal.Signals, pids: set[int]) -> None:
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):  # its sandbox may have ended with it
            os.kill(pid, number)


def test_what_killed_workers_left_is_removed_by_the_next_match(tmp_path: Path) -> None:
    started = start(tmp_path)
    stopped: set[int] = set()
    while tree := {started.pid, *descendants(started.pid)} - stopped:  # some are born meanwhile
        send(signal.SIGSTOP, tree)  # stopped, none tidies up after another
        stopped |= tree
    send(signal.SIGKILL, stopped)
    started.wait()
    path = str(tmp_path / "slow.jsonl")
    assert list((tmp_path / "slow.jsonl.live").glob("*.board"))
    wait_for(lambda: boards.under_way(path) == [])
    again = match(tmp_path, "circus", "builtin:random", "builtin:greedy", "--games", "2", "--log",
                  path, "--resume")
    assert again.wait(timeout=60) == 0
    assert not (tmp_path / "slow.jsonl.live").exists() and len(list(log.read(path))) == 2


@needs_browser
def test_a_game_is_watched_while_it_is_played(tmp_path: Path, browser: Browser) -> None:  # noqa: F811
    server = Server(tmp_path)
    started = start(tmp_path)
    try:
        home = browser.open(server.address, calm=True)
        home.wait("document.body.textContent.includes('slow.jsonl: 0 games')")
        page = browser.open(server.page(f"/watch/{key(Path('slow.jsonl'))}"), calm=True)
        page.wait("document.querySelectorAll('.live .piece').length > 10")
        assert page.text(".live h2") == "Game 0: builtin:random against python3 still.py"
        assert page.text(".live .just")== "under way: move 1 of 150, second side to move"
        started.send_signal(signal.SIGINT)
        started.wait(timeout=30)
        page.wait("document.querySelectorAll('.live section').length === 0")
        assert page.text(".panel .caption") == "This log is gone."  # it had no game
        assert page.errors == home.errors == []
    finally:
        started.kill()
        started.wait()
        server.stop()
