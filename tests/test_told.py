"""What commands print: JSON alone on the standard output, little games, interruptions, faults."""

import json
import re
import signal
import time
from pathlib import Path

import pytest
from arena_house import GOOD, House

from arena.cli import main
from arena.commands import match as match_command
from arena.matches import report, standings, standings_text, workers
from arena.matches.bradley_terry import Rating
from arena.matches.play import Record


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
    while not any(path.read_bytes() for path in folder.glob("*.jsonl")):
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
