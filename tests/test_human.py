"""The terminal seat, as a person at a terminal meets it."""

import json
import os
import pty
import random
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Optional

import pytest

from arena import games
from arena.game import Referee
from arena.matches import log
from arena.matches.play import Conditions, repeat
from arena.person import ESCAPE, Manners, Paint, wrapped
from arena.seats import bots

ROOT = Path(__file__).resolve().parent.parent
PROMPT = "Your move: "
PATIENCE = 30


class Person:
    """Somebody at a terminal who plays by `./play.sh human ...`."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.folder = folder
        self.child, self.terminal = pty.fork()
        if self.child == 0:
            os.chdir(folder)
            os.environ.update(PYTHONPATH=str(ROOT), TERM="xterm")
            os.execv(sys.executable, [sys.executable, "-m", "arena", "human", *arguments])

    def type(self, text: str) -> str:
        """Answer the prompt; what came up to it."""
        seen = self.see(PROMPT)
        os.write(self.terminal, text.encode() + b"\n")
        return seen

    def see(self, text: str = "") -> str:
        """What comes until a text, or until the end."""
        seen, deadline = "", time.monotonic() + PATIENCE
        while not text or text not in seen:
            ready, _, _ = select.select([self.terminal], [], [], deadline - time.monotonic())
            assert ready, f"nothing more came after {seen!r}"
            try:
                seen += os.read(self.terminal, 1 << 16).decode()
            except OSError:
                assert not text, f"it ended with {seen!r}"
                break
        return seen

    def wait_for_input(self) -> None:
        """Until it sleeps: a Ctrl-C between the prompt and the sleep is lost in readline."""
        for _ in range(2):
            while Path(f"/proc/{self.child}/stat").read_text().rpartition(")")[2].split()[0] != "S":
                time.sleep(0.01)
            time.sleep(0.05)

    def leave(self) -> int:
        _, status = os.waitpid(self.child, 0)
        return os.waitstatus_to_exitcode(status)

    def record(self) -> dict:
        (path,) = self.folder.glob("*.jsonl")
        (record,) = log.read(str(path))
        return record


def test_a_wrong_answer_is_explained_and_asked_again(tmp_path: Path) -> None:
    person = Person(tmp_path, "circus", "builtin:random", "--seed", "1")
    first = person.type("")
    assert "⌂" in first and "\033[" in first and "CAPITALS" in first
    assert "acrobat" in person.type("what?")
    assert "for example b2-c3" in person.type("e5e6")
    assert "There is no piece on E5" in person.type("a9-a8")
    assert "is not yours" in person.type("a1b1")
    assert "cannot go to B1; from A1 it can go to" in person.type("pass")
    assert "only when you have no move" in person.type("b2c3")
    assert "The other side: " in person.type("QUIT")
    assert "Go on with it" in person.see()
    assert person.leave() == 0
    record = person.record()
    answers = [event["from"] for event in record["messages"] if "from" in event]
    assert answers[0] == "B2-C3" and len(answers) == 2
    assert record["result"] is None and not record["faults"]


def test_a_bot_that_cannot_go_on_is_not_in_the_command_that_does(tmp_path: Path) -> None:
    (tmp_path / "first.py").write_text("input()\nprint('B2-C3', flush=True)\ninput()\n")
    person = Person(tmp_path, "circus", "first.py", "--second", "--seed", "1")
    person.type("quit")
    said = person.see()
    assert "against another bot" in said and person.leave() == 0
    again = Person(tmp_path, *said[said.index("./play.sh human"):].split()[2:])
    assert "Moves played: 1" in again.type("quit")
    again.see()
    assert again.leave() == 0


def test_undo_goes_back_to_the_turn_before(tmp_path: Path) -> None:
    person = Person(tmp_path, "circus", "builtin:random", "--seed", "1")
    person.type("undo")
    assert "no turn of yours" in person.type("b2-c3")
    person.type("a2-b2")
    person.type("undo")
    assert "Moves played: 2" in person.type("undo")
    assert "Moves played: 0" in person.type("c1-c2")
    person.type("quit")
    person.see()
    answers = [event["from"] for event in person.record()["messages"] if "from" in event]
    assert person.leave() == 0 and answers[0] == "C1-C2" and len(answers) == 2


@pytest.mark.parametrize("leave", ["interrupt", "end of input"])
def test_an_unfinished_game_can_be_continued(tmp_path: Path, leave: str) -> None:
    person = Person(tmp_path, "durak", "builtin:greedy", "--partner", "builtin:random", "--seed",
                    "1")
    person.type("take")
    person.see(PROMPT)
    person.wait_for_input()
    os.write(person.terminal, b"\x03" if leave == "interrupt" else b"\x04")
    said = person.see()
    assert person.leave() == (130 if leave == "interrupt" else 0)
    record = person.record()
    command = said[said.index("./play.sh human"):].split()[2:]
    again = Person(tmp_path, *command, "--log", "more.jsonl")
    again.type("hint")
    assert "Hint of durak_bot.py" in again.type("quit")
    again.see()
    assert again.leave() == 0
    more = log.find(str(tmp_path / "more.jsonl"), 0)
    assert [e["from"] for e in more["messages"] if "from" in e] == [
        e["from"] for e in record["messages"] if "from" in e]


def test_only_one_seat_is_the_persons(tmp_path: Path) -> None:
    """In Durak there are three bots, one of them on the person's side."""
    person = Person(tmp_path, "durak", "builtin:greedy", "--partner", "builtin:random", "--seed",
                    "1", "--second")
    first = person.type("quit")
    assert "against builtin:greedy" in first and "with builtin:random" in first
    assert "give" not in first
    person.see()
    assert person.leave() == 0


def test_a_whole_game_to_its_end(tmp_path: Path) -> None:
    """Squares by its own words; the last lines say who won and how to see it again."""
    person = Person(tmp_path, "squares", "builtin:random", "--turns", "2", "--seed", "1")
    person.type("fill 3 rgb; fill 4 yyyy")
    person.type("sort column 2")
    person.type("remove 15 2")
    said = person.see()
    assert person.leave() == 0
    record = person.record()
    assert record["result"]["points"][0] > 1
    assert ("You win" if record["result"]["score"] == 1 else "You lose") in said
    assert "./play.sh replay squares-" in said and "--html" in said
    field = next(event["from"] for event in record["messages"] if "from" in event).split()
    assert [row[2] for row in field[:11:-1]] == ["R", "G", "B"]
    assert [row[3] for row in field[:10:-1]] == ["Y"] * 4


def test_not_a_terminal_but_a_pipe(tmp_path: Path) -> None:
    """No colours, and the end of the input is a way to leave."""
    result = subprocess.run(
        [sys.executable, "-m", "arena", "human", "circus", "builtin:random", "--seed", "1"],
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT)}, input="b2c3\n", text=True,
        capture_output=True, timeout=PATIENCE)
    assert (result.returncode, result.stderr) == (0, "")
    assert "\033" not in result.stdout and "is kept in" in result.stdout


def test_nothing_played_is_nothing_kept(tmp_path: Path) -> None:
    person = Person(tmp_path, "circus", "builtin:random", "--seed", "1")
    person.type("quit")
    assert "nothing is kept" in person.see() and person.leave() == 0
    assert not list(tmp_path.glob("*.jsonl"))


@pytest.mark.parametrize("game", ["circus", "durak", "squares"])
def test_a_narrow_terminal_breaks_lines_between_words(game: str) -> None:
    referee, manners = _start(game, random.Random(1)), Manners(game)
    for paint in (Paint(True), Paint(False)):
        text = manners.draw(referee, referee.on_turn, paint) + manners.help(referee)
        shown = wrapped(text, 60)
        assert all(len(ESCAPE.sub("", line)) <= 60 for line in shown.split("\n"))
        assert shown.split() == text.split()
    board = [line for line in text.split("\n") if len(line) <= 60]
    assert set(board) <= set(shown.split("\n"))


@pytest.mark.parametrize("seat, reason, said", [
    (0, "players 1 and 3 are out", "you and your partner are out"),
    (1, "players 1 and 3 are out", "both opponents are out"),
    (3, "players 2 and 4 are out", "you and your partner are out"),
    (0, "300 rounds", "300 rounds"), (None, "players 1 and 3 are out", "players 1 and 3 are out"),
])
def test_how_durak_ended_is_said_to_the_person(seat: Optional[int], reason: str,
                                               said: str) -> None:
    assert Manners("durak").ended(reason, seat) == said


def test_killed_it_leaves_no_bot_behind(tmp_path: Path) -> None:
    bot = tmp_path / "sleeper.py"
    bot.write_text('import sys, time\n"--after"\nsys.stdin.readline()\ntime.sleep(60)\n')
    person = Person(tmp_path, "circus", "sleeper.py", "--second")
    deadline = time.monotonic() + PATIENCE
    while not _processes(bot) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert _processes(bot)
    os.kill(person.child, signal.SIGKILL)
    person.leave()
    while _processes(bot) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not _processes(bot)


def _processes(bot: Path) -> list[str]:
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit() and entry.name != str(os.getpid()):
            try:
                command = (entry / "cmdline").read_bytes().split(b"\0")
            except OSError:
                continue
            if str(bot).encode() in command:
                found.append(entry.name)
    return found


# What a person may type, in every position of games by chance


@pytest.mark.parametrize("game", ["circus", "durak", "squares"])
def test_whatever_is_typed_is_legal_or_explained(game: str) -> None:
    rng = random.Random(game)
    manners = Manners(game)
    referee = _start(game, rng)
    noise = ["", "x", "é", "9" * 50, "remove 99 1", "column 0 R", "row 99 R", "sort row 0", "7s",
             "10h", "no", "a1-a1", "A1B2", "pass", "fill 11 R", "fill 1 " + "R" * 16, "fill",
             "column 1 RRR", "sort column 1", "remove 15 1", "fill 1 R; fill 2 G; sort row 15",
             "remove 1 1; remove 2 2", ";;;", "\0", "K♥", "take"]
    for _ in range(60):
        if referee.result is not None:
            break
        seat = referee.on_turn
        json.dumps(manners.choices(referee, seat))
        assert manners.draw(referee, seat, Paint(True)) and manners.help(referee)
        for text in noise:
            try:
                answer = manners.read(referee, text)
            except ValueError as error:
                assert str(error) and "\n" not in str(error)
            else:
                _check(referee, answer)
        answer = _some_answer(referee, manners, rng)
        assert "\n" not in manners.tell(referee, 0, answer)
        referee.answer(answer)


def _start(game: str, rng: random.Random) -> Referee:
    referee = games.referee(game)
    return referee(referee.deal(rng, {"turns": 10} if game == "squares" else {}))


def _some_answer(referee: Referee, manners: Manners, rng: random.Random) -> str:
    if referee.name != "squares":
        return rng.choice(referee.legal())
    text = rng.choice(["sort column 3", "sort row 14", "remove 15 5", "remove 13 2", "pass"])
    return manners.read(referee, "fill" if referee.calls < 0 else text)


def _check(referee: Referee, answer: str) -> None:
    """The answer is legal, tried on a referee that is thrown away."""
    if referee.name == "squares":
        trial = type(referee)({"turns": referee.turns, "setup": "statement"})
        trial.fields, trial.calls, trial.wanted = (list(referee.fields), referee.calls,
                                                   referee.wanted)
        trial.answer(answer)
    else:
        assert answer in referee.legal()


def test_everybody_moves_to_the_other_side_in_odd_games() -> None:
    me, foe, friend = (bots.parse(name, "durak") for name in
                       ("human", "builtin:greedy", "builtin:random"))
    conditions = Conditions("durak", me, foe, 1, lineup=(me, foe, friend, foe))
    assert conditions.players(0, [0, 1, 0, 1]) == [me, foe, friend, foe]
    assert conditions.players(1, [0, 1, 0, 1]) == [foe, me, foe, friend]
    assert conditions.start(0) == conditions.start(1)
    with pytest.raises(ValueError, match="malformed .* but logged as illegal"):
        repeat(games.referee("durak")(conditions.start(0).setup),
               {"from": "nonsense", "fault": "illegal"})
