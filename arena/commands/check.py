"""`check`: would a strict judge take this program? One line for each answer, in two sections: what
the contest demands, and what is only our habit.

Everything but the games runs under 128 MB of address space, the strictest limit that we know of;
the games run at the real limits of their statement.
"""

import argparse
import tempfile
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Callable

from arena import games
from arena.commands import WrongArgument, add_sandbox, sandboxed, tell_sandbox
from arena.matches.outcome import score_of_a
from arena.matches.play import Conditions, Job, Record, play
from arena.matches.thoughts import plain
from arena.seats import bots, sandbox, source
from arena.seats.process import adopt_orphans
from arena.seats.runner import JUDGE_MB, NoAnswer, Run, last_line, talk
from arena.seats.runner import run as run_program
from arena.seats.source import Refused
from arena.trials import Bad, Input

HELP = "would a strict judge take this program?"
EXAMPLE = "./play.sh check durak_bot.py --house"

SAMPLES = Path(__file__).resolve().parent.parent.parent / "samples"
PATIENCE = 20.0  # seconds until a run counts as hanging
ANSWER_SECONDS = 2.0  # for an answer in a sample

# (name, what it is: returns what it found, or raises Refused)
Check = tuple[str, Callable[[], str]]


def arguments(parser: argparse.ArgumentParser, words: list[str]) -> None:
    parser.add_argument("bot", metavar="BOT.py")
    parser.add_argument("--game", help="default: told from the name of the file")
    parser.add_argument("--house", action="store_true", help=(
        "our habits decide as well: for the project's own programs"))
    add_sandbox(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print all checks."""
    file = Path(arguments.bot).resolve()
    if not file.is_file():
        raise WrongArgument(f"arena check: no such file: {arguments.bot}")
    game = arguments.game or next((name for name in tried() if file.name.startswith(name)), None)
    if game not in tried():
        raise WrongArgument(f"arena check: which game is {file.name} for? "
                            f"--game {'|'.join(tried())}")
    if game in games.names():
        games.referee(game)  # a game that is not in order says so before the program is tried
    trial = Trial(file, game, sandboxed(arguments))
    tell_sandbox(arguments)
    adopt_orphans()
    print("What the contest demands")
    if not say("syntax", partial(source.syntax, file)):
        print(f"{file.name}: the contest would not take it")
        return 1
    refused = sum(not say(*check) for check in trial.contest())
    print("Our habits" + ("" if arguments.house else ", which decide nothing without --house"))
    missed = sum(not say(*check, bad="FAIL" if arguments.house else "note")
                 for check in trial.habits())
    print(f"{file.name}: the contest would " + ("take it" if not refused else
          f"not take it: {refused} failed") + (f"; habits not kept: {missed}" if missed else ""))
    return 1 if refused or arguments.house and missed else 0


def say(label: str, check: Callable[[], str], bad: str = "FAIL") -> bool:
    """Print one check; whether it was passed."""
    try:
        word, found = "ok  ", check()
    except Refused as refused:
        word, found = bad, str(refused)
    print(plain(f"{word}  {label}: {' '.join(found.split())}"), flush=True)
    return word == "ok  "


def tried() -> list[str]:
    """All games; one without a referee has no opponents, one without trials only these."""
    return sorted({*games.names(), *(
        name for name in games.folders() if (games.folder(name) / "trials.py").is_file())})


class Trial:
    """A program and all that it is tried with."""

    def __init__(self, file: Path, game: str, walls: str) -> None:
        self.file, self.game, self.walls = file, game, walls
        trials = games.part(game, "trials")
        self.bad: Sequence[Bad] = getattr(trials, "BAD", ())
        self.ends: Sequence[str] = getattr(trials, "ENDS", ())
        self.think: Sequence[Input] = getattr(trials, "THINK", ())
        self.played: list[Record] = []

    def contest(self) -> Iterator[Check]:
        yield "imports", partial(source.imports, self.file)
        if self.think:
            yield "address space", self.address_space
        for sample in sorted((SAMPLES / self.game).glob("*")):
            check = {".talk": self.conversation, ".board": self.one_board,
                     ".in": self.exact}.get(sample.suffix)
            if check:
                yield f"sample {sample.stem}", partial(check, sample)
        if self.game in games.names():
            for index, other in enumerate(games.builtins(self.game)):
                yield f"game against builtin:{other}", partial(self.one_game, index, other)

    def habits(self) -> Iterator[Check]:
        yield "size", partial(source.size, self.file)
        yield "ASCII", partial(source.ascii_only, self.file)
        if self.think:
            yield "one thread", self.one_thread
        for case in self.bad:
            yield f"bad input: {case.name}", partial(self.bad_input, case)
        for text in self.ends:
            name = "end of input" + (" after the start" if text else "")
            yield name, partial(self.early_end, text)
        if self.played:
            yield "tidy in its games", self.tidy

    def start(self, given: Input) -> Run:
        return run_program(self.file, *given.arguments, stdin=given.stdin, files=given.files,
                           seconds=PATIENCE, walls=sandbox.chosen(self.walls))

    def address_space(self) -> str:
        for given in self.think:
            outcome = self.start(given)
            want_end(outcome)
            want(bool(outcome.stdout.strip() or outcome.files.get("output.txt")),
                 f"no answer; exit status {outcome.status}: {last_line(outcome.stderr)}")
        return f"answers within {JUDGE_MB} MB"

    def conversation(self, sample: Path) -> str:
        """A sample up to where the program answers otherwise; answers are legal."""
        referee, answered = games.referee(self.game), 0
        told: list[str] = []

        def judge(sent: list[str], shown: str, answer: str) -> None:
            nonlocal answered
            legal = referee.from_text(["\n".join(_merged(sent, told))]).legal()
            want(answer.strip() in legal, f"{answer!r} is illegal")
            told.append(f"> {answer}")
            answered += 1

        try:
            outcome = talk(self.file, sample.read_text().splitlines(), judge,
                           seconds=ANSWER_SECONDS, walls=sandbox.chosen(self.walls))
        except NoAnswer as error:
            raise Refused(str(error)) from None
        want(outcome.status is not None, "still runs after the end of its input")
        return f"{answered} answers, up to the first that is not the sample's"

    def one_board(self, sample: Path) -> str:
        outcome = self.start(Input(files={"input.txt": sample.read_text()}))
        want_exit(outcome, 0)
        want("output.txt" in outcome.files, "no output.txt")
        try:
            games.referee(self.game).from_text([sample.read_text(), outcome.files["output.txt"]])
        except ValueError as error:
            raise Refused(str(error)) from None
        return "legal"

    def exact(self, sample: Path) -> str:
        outcome = self.start(Input(sample.read_text()))
        want_exit(outcome, 0)
        want(outcome.stdout == sample.with_suffix(".out").read_text(), "another output")
        return "exactly"

    def one_game(self, index: int, other: str) -> str:
        """At real limits, without a fault."""
        conditions = Conditions(self.game, bots.parse(str(self.file), self.game),
                                bots.parse(f"builtin:{other}", self.game), 1,
                                dict(games.referee(self.game).short), sandbox=self.walls)
        with tempfile.TemporaryDirectory(prefix="arena-") as folder:
            record = play(Job(conditions, index), folder)
        self.played.append(record)
        mine = _seats(record)
        for fault in record["faults"]:
            want(fault["seat"] not in mine, f"{fault['status']}: {fault['detail']} "
                 + last_line(record["stderr"][fault["seat"]]))
        ended = {1.0: "won", 0.5: "drawn", 0.0: "lost"}[score_of_a(record)]
        slowest = max(record["time"][seat]["max"] for seat in mine)
        return (f"{ended} as side {index % 2}: {record['result']['reason']}; "
                f"at most {slowest:.0%} of the time")

    def one_thread(self) -> str:
        threads = max(self.start(given).threads for given in self.think)
        want(threads == 1, f"{threads} threads")
        return "yes"

    def bad_input(self, case: Bad) -> str:
        outcome = self.start(case.given)
        want_exit(outcome, case.status)
        answers = outcome.stdout.split()
        if case.answers:
            want(len(answers) == 1 and answers[0] in case.answers, f"answers {answers}")
        else:
            want(not answers and "output.txt" not in outcome.files, "answers all the same")
            want(outcome.stderr.count("\n") == 1, "stderr is not one clear line: "
                 + repr(outcome.stderr[:200]))
        return outcome.stderr.strip().split("\n")[0] or f"answers {answers[0]}"

    def early_end(self, text: str) -> str:
        want_exit(self.start(Input(text)), 0)
        return "status 0"

    def tidy(self) -> str:
        """No stray file or process, no changed input, exit status 0, no traceback."""
        for record in self.played:
            mine = _seats(record)
            for note in record["notes"]:
                want(note["seat"] not in (None, *mine), note["note"])
            for seat in mine:
                want(set(record["exits"][seat]) <= {0}, f"exit statuses {record['exits'][seat]}")
                want_no_traceback(record["stderr"][seat])
        return "yes"


def _seats(record: Record) -> list[int]:
    """Where the program sat."""
    return [seat for seat, name in enumerate(record["seats"]) if name == "a"]


def _merged(sent: list[str], told: list[str]) -> list[str]:
    """`told` is the conversation so far: add what was sent since the last answer."""
    known = sum(not line.startswith(">") for line in told)
    told += sent[known:]
    return told


def want(condition: bool, complaint: str) -> None:
    if not condition:
        raise Refused(complaint)


def want_end(outcome: Run) -> None:
    want(outcome.status is not None, f"still runs after {PATIENCE:g} s")


def want_no_traceback(stderr: str) -> None:
    want("Traceback" not in stderr, "a traceback: " + last_line(stderr))


def want_exit(outcome: Run, status: int) -> None:
    want_end(outcome)
    want_no_traceback(outcome.stderr)
    want(outcome.status == status, f"exit status {outcome.status}, not {status}: "
         + last_line(outcome.stderr))
