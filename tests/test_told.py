"""What commands print: JSON alone on the standard output, few games, interruptions, faults, and
what is wrong with their words."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from arena_house import GOOD, ROOT, House

from arena import games
from arena.cli import main
from arena.commands import match as match_command
from arena.games.squares import person
from arena.matches import report, standings, standings_text, workers
from arena.matches.bradley_terry import Rating
from arena.matches.play import Record
from arena.seats.bots import short_name


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return House(tmp_path_factory.mktemp("house"))


@pytest.mark.parametrize("command", ["match", "tournament"])
def test_json_can_have_the_standard_output_for_itself(house: House, command: str) -> None:
    result = house.run(command, "nim", "builtin:random", house.good, "--json", "-", "--html", "out")
    assert json.loads(result.stdout)["game"] == "nim"
    assert "bot_good" in result.stderr  # the table
    assert not (house.folder / "-").exists()


def test_a_tournament_shows_that_it_lives_without_a_terminal(house: House) -> None:
    result = house.run("tournament", "nim", "builtin:random", house.good)
    assert "2/2 games, 0:00:00 to go\n" in result.stderr


def test_interrupted_pages_of_a_match_are_told_with_its_result(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture) -> None:
    def interrupted(*_: object) -> None:
        raise workers.Interrupted

    monkeypatch.chdir(tmp_path)
    words = ["match", "squares", "builtin:random", "builtin:random", "--games", "1", "--turns", "1"]
    with monkeypatch.context() as patched:
        patched.setattr(match_command.pages, "write_games", interrupted)
        assert main([*words, "--html", "out dir", "--log", "m.jsonl"]) == 130
    told = capsys.readouterr()
    assert "games 1:" in told.out
    (command,) = re.findall(r"pages are missing.*: \./play\.sh (.*)$", told.err, re.MULTILINE)
    assert command == "match --resume --log m.jsonl --html 'out dir'"
    assert main(command.split("'")[0].split() + ["out dir"]) == 0
    assert (tmp_path / "out dir" / "0.html").exists()


@pytest.mark.parametrize("words", [[], ["--html", "pages"]])
def test_an_interrupted_tournament_says_where_its_games_are(house: House,
                                                            words: list[str]) -> None:
    slow = house.write("slow.py", GOOD.replace("print", "__import__('time').sleep(0.1); print"))
    command = ["tournament", "nim", slow, house.good, "--rounds", "20", *words]
    process = house.start(*command, "--seed", "1")
    deadline = time.monotonic() + 60
    folder = house.folder / "pages" if words else house.temporary
    while not any(b"}\n" in path.read_bytes() for path in folder.glob("*.jsonl")):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert process.returncode == 130
    pages = " and to write the pages" if words else ""
    (log,) = re.findall(rf"^to go on{pages}: the same command with --resume --log (\S+)$", err,
                        re.MULTILINE)
    again = house.run(*command, "--rounds", "1", "--resume", "--log", log)
    assert again.returncode == 0, again.stderr


@pytest.mark.parametrize("pairs, told", [(0, False), (2, False), (3, True)])
def test_elo_of_a_match_wants_some_pairs(pairs: int, told: bool) -> None:
    records = [game(index) for index in range(2 * pairs)] or [game(0)]
    text = report.text(report.Series(records[0], records))
    assert ("95% interval" in text, "too few pairs for Elo" in text) == (told, not told)


@pytest.mark.parametrize("pairs, told", [(1, False), (3, True)])
def test_elo_in_a_table_wants_some_pairs(pairs: int, told: bool) -> None:
    rows = [standings.Row(name, rating=Rating(name, 140, -2746, 6121, pairs, 0.5, (1, 2), 0.5, 0))
            for name in "ab"]
    text = standings_text.text(standings.Standings(rows, {}, [], "points"))
    assert ("-2746" in text, "too few pairs" in text) == (told, not told)


def game(index: int, faults: int = 0) -> Record:
    bots = {bot: {"spec": f"{bot}.py", "sha256": {}} for bot in "ab"}
    return {
        "index": index, "game": "circus", "seed": 1, "options": {}, "bots": bots, "notes": [],
        "limits": {"time_scale": 1, "memory_mb": 128}, "seats": ["ab"[index % 2], "ba"[index % 2]],
        "time": [{"max": 0.1, "sum": 0.1, "count": 1}] * 2,
        "faults": [{"seat": 0, "bot": "a", "status": "late", "detail": f"move {number}"}
                   for number in range(faults)],
        "result": {"score": 0.5, "reason": "", "points": None}}


@pytest.mark.parametrize("faults, lines", [(0, 0), (1, 2), (4, 5), (30, 5)])
def test_a_game_full_of_faults_is_a_few_lines(faults: int, lines: int) -> None:
    told = report.fault_lines(game(7, faults), "m.jsonl")
    assert len(told) == lines
    assert sum("--game 7" in line for line in told) == bool(faults)
    if faults > lines:
        assert told[-2] == f"game 7: {faults - 3} faults more"


def test_a_tournament_on_a_terminal_of_unknown_width_drops_no_column(house: House) -> None:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "arena", "tournament", "nim", "builtin:random", house.good],
        cwd=house.folder, env={**house.environment(), "COLUMNS": "0"}, stdin=subprocess.DEVNULL,
        stdout=theirs, stderr=subprocess.DEVNULL)
    os.close(theirs)
    with os.fdopen(ours, "rb") as screen:
        head = screen.readline().decode()
    process.wait(timeout=60)
    assert head.split() == ("bot points games + = - score Elo 95% LOS rank time max faults").split()


@pytest.mark.parametrize("words, told", [
    (["match", "nim", "my.py 'unclosed", "builtin:random"], 'bot "my.py \'unclosed": No closing'),
    (["match", "nim", "", "builtin:random"], "bot '': a bot is"),
    (["match", "nim", "/tmp", "builtin:random"], "/tmp is a directory, not a bot"),
    (["match", "nim", "./plain.sh", "builtin:random"], "not executable: chmod +x ./plain.sh"),
    (["league", "plain.sh", "show"], "plain.sh is not a league, which is a directory"),
    (["league", "L"], "required: create|add|run|show|retire"),
    (["legal", "circus", "nofile"], "a house: 'nofile' (and there is no file nofile)"),
    (["legal", "circus", "/tmp"], "/tmp is not a file"),
    (["legal", "durak", "/dev/null"], "/dev/null is not a file"),
    (["show", "set", "odds.json", "--html", "x.html"], "(--odds FILE is for a file of odds)"),
    (["replay", "elsewhere.jsonl", "--game", "0"], "the game 'tictactoe' is not here"),
])
def test_wrong_words_say_what_is_wrong(house: House, words: list[str], told: str) -> None:
    (house.folder / "plain.sh").write_text("#!/bin/sh\n")
    (house.folder / "odds.json").write_text('{"games": 1}')
    record = {**game(0), "game": "tictactoe", "stderr": ["", ""], "setup": {}, "messages": []}
    (house.folder / "elsewhere.jsonl").write_text(json.dumps(record) + "\n")
    result = house.run(*words)
    assert (result.returncode, result.stderr.count("\n")) == (2, 1), result.stderr
    assert told in result.stderr
    assert "Errno" not in result.stderr and str(house.temporary) not in result.stderr


def test_help_names_every_word(house: House) -> None:
    assert house.run("compare", "--help").stdout.startswith(
        "usage: arena compare [-h] [--game K] [--html DIR] LOG_A LOG_B\n")
    assert "--odds FILE" in house.run("show", "--help").stdout


def test_a_missing_directory_of_games_is_told(tmp_path: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "arena", "--help"], cwd=ROOT, capture_output=True, text=True,
        env={**os.environ, "ARENA_GAMES": f"{tmp_path}{os.pathsep}{tmp_path}/nix"}, timeout=60)
    assert result.stderr == f"warning: ARENA_GAMES names {tmp_path}/nix, which is no directory\n"


@pytest.mark.parametrize("spec, told", [
    ("my.py", "my.py"), ("/home/me/my.py", "my.py"), ("'a dir/my bot.py'", "my bot.py"),
    ("bots/my.py --depth 3", "my.py --depth 3"), ("builtin:greedy", "builtin:greedy"),
    ("it's.py", "it's.py")])
def test_bots_have_short_names(spec: str, told: str) -> None:
    assert short_name(spec) == told


def test_a_move_of_squares_that_is_only_planned_is_not_told_as_done() -> None:
    referee = games.referee("squares")({"turns": 3, "setup": "statement"})
    told = []
    for words in ("fill", "fill", "remove 15 1", "sort column 2", "pass"):
        answer = person.read(referee, words)
        told.append([person.tell(referee, seat, answer) for seat in (0, 1)])
        referee.answer(answer)
    assert [mine for mine, _ in told[::2]] == [
        "You fill the field", "You remove 1 square at 15 1: 1 point",
        "You leave the field as it is"]
    assert [theirs for theirs, _ in told[1::2]] == [
        "The other side fills your field", "The other side rearranges column 2"]
