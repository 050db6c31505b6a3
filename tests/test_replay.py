"""`replay` in the terminal: the list of a log, a game that a person can read, a key a move."""

import contextlib
import fcntl
import io
import json
import os
import pty
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from arena import cli
from arena.matches import log

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def circus(tmp_path_factory) -> str:
    """The log of a pair in which A has said something at its second and third answers."""
    path = tmp_path_factory.mktemp("replay") / "circus.jsonl"
    subprocess.run([sys.executable, "-m", "arena", "match", "circus", "builtin:greedy",
                    "builtin:random", "--games", "2", "--seed", "5", "--log", str(path)],
                   cwd=ROOT, check=True, stdout=subprocess.DEVNULL, timeout=120)
    lines = path.read_text().splitlines()
    for number, line in enumerate(lines):
        record = json.loads(line)
        if record.get("index") == 0 and "messages" in record:
            own = [event for event in record["messages"] if "from" in event][2]
            own["said"] = [*(f"line {each}" for each in range(20)), json.dumps(
                {"value": 0.25, "line": [own["from"], "A9-A8", "B2-B3"]})]
            third = [event for event in record["messages"] if "from" in event][4]
            third["said"] = ['{"value": 0.75, "plan": [{"answer": "a"}, {"answer": "b c"}, 7, '
                             '{"answer": "d"}]}']
            lines[number] = json.dumps(record)
    path.write_text("\n".join(lines) + "\n")
    return str(path)


def test_a_line_a_game(circus: str, capsys) -> None:
    assert cli.main(["replay", circus]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["game    0", "game    1"]
    for line in lines:
        assert line.split(": ")[1] in ("A wins", "B wins", "drawn")
        assert "side " not in line
    assert lines[0].endswith("; largest swing: A from 25% to 75% at turn 5")
    assert "swing" not in lines[1]


def test_a_swing_that_percent_do_not_show_is_none(circus: str, tmp_path: Path, capsys) -> None:
    for later, told in ((0.254, False), (0.27, True)):
        record = json.loads(json.dumps(log.find(circus, 0)).replace('0.75', str(later)))
        path = tmp_path / f"{later}.jsonl"
        path.write_text(json.dumps(record) + "\n")
        assert cli.main(["replay", str(path)]) == 0
        assert ("largest swing: A from 25% to 27%" in capsys.readouterr().out) == told


def test_a_game_is_read_by_a_person(circus: str, capsys) -> None:
    assert cli.main(["replay", circus, "--game", "0", "--from", "3", "--to", "4"]) == 0
    shown = capsys.readouterr().out
    third, fourth = (event["from"] for event in
                     [event for event in log.find(circus, 0)["messages"] if "from" in event][2:4])
    assert f"   3  A (seat 1): {third}" in shown and f"   4  B (seat 2): {fourth}" in shown
    assert "   2  " not in shown and "   5  " not in shown
    assert "25% to win  expects A9-A8 B2-B3\n" in shown
    assert shown.count("said: line") == 6 and "said 14 lines more (--protocol)" in shown
    assert shown.count("A B C D E F G H I J K L") == 1  # where it begins
    assert "\033" not in shown
    assert cli.main(["replay", circus, "--game", "0", "--from", "5", "--to", "5"]) == 0
    assert "75% to win  plans b c, d\n" in capsys.readouterr().out


def test_the_protocol_word_by_word(circus: str, capsys) -> None:
    assert cli.main(["replay", circus, "--game", "0", "--to", "3", "--protocol"]) == 0
    shown = capsys.readouterr().out
    record = log.find(circus, 0)
    assert f"to A (seat 1): {' '.join(record['setup']['houses'])}" in shown
    assert shown.count("said: line") == 20


@pytest.mark.parametrize("words, told", [
    (["--from", "5", "--to", "3"], "no turns from 5 to 3"), (["--from", "9999"], "no turns from"),
    (["--from", "-1"], "no turns from -1"), (["--step"], "--step needs a terminal"),
])
def test_turns_that_are_not_there(circus: str, words: list, told: str, monkeypatch,
                                  capsys) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO()))
    assert cli.main(["replay", circus, "--game", "0", *words]) == 2
    error = capsys.readouterr().err
    assert told in error and len(error.splitlines()) == 1


@pytest.mark.parametrize("words", [["--html", "x.html"], ["--from", "3"], ["--to", "0"],
                                   ["--step"], ["--protocol"]])
def test_what_is_of_one_game_wants_its_number(circus: str, words: list, tmp_path: Path, capsys,
                                              monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.main(["replay", circus, *words]) == 2
    assert capsys.readouterr().err == "arena replay: which game? --game K says it\n"
    assert not list(tmp_path.iterdir())


def test_who_reads_only_the_head_hears_of_no_pipe(circus: str) -> None:
    done = subprocess.run(f"{sys.executable} -m arena replay {circus} --game 0 | head -n 1",
                          shell=True, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.stdout.startswith("game 0 of circus") and done.stderr == ""


def test_a_missing_log_is_one_line(tmp_path: Path, capsys) -> None:
    assert cli.main(["replay", str(tmp_path / "none")]) == 2
    assert capsys.readouterr().err == (
        f"arena replay: {tmp_path / 'none'}: No such file or directory\n")


@pytest.mark.parametrize("leave", [b"q", b"\x04", b"\x03"])
def test_a_key_a_move_and_colour_on_a_terminal(circus: str, leave: bytes) -> None:
    """The right arrow is one key, though it sends three bytes; q, Ctrl-D and Ctrl-C stop."""
    master, terminal = pty.openpty()
    program = subprocess.Popen([sys.executable, "-m", "arena", "replay", circus, "--game", "0",
                                "--from", "1", "--step"], cwd=ROOT, stdin=terminal,
                               stdout=terminal, stderr=terminal, start_new_session=True,
                               preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
                               env={key: value for key, value in os.environ.items()
                                    if key != "NO_COLOR"})
    os.close(terminal)
    shown = b""

    def until(text: bytes) -> None:
        nonlocal shown
        while text not in shown:
            shown += os.read(master, 4096)

    until(b"\r\n   1  ")
    for number, key in ((2, b" "), (3, b"\033[C")):
        os.write(master, key)
        until(b"\r\n   %d  " % number)
    os.write(master, leave)
    assert program.wait(timeout=30) == 0
    with contextlib.suppress(OSError):  # at the end of what was printed
        until(b"interrupted")
    os.close(master)
    assert b"interrupted" not in shown and b"   4  " not in shown
    assert b"\033[1;33mA (seat 1)\033[0m" in shown
    assert b"\033[1;36mB (seat 2)\033[0m" in shown and b"q: stop" in shown
