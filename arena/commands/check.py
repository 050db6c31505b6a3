"""`check`: would a strict judge take this program? One line for each answer.

Everything but the games runs under 128 MB of address space, the strictest limit that we know of;
the games run at the real limits of their statement.
"""

import argparse
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Callable, Optional

from arena import games
from arena.commands import WrongArgument
from arena.matches.play import Conditions, Job, play
from arena.seats import bots, source
from arena.seats.process import adopt_orphans
from arena.seats.runner import JUDGE_MB, NoAnswer, Run, talk
from arena.seats.runner import run as run_program
from arena.seats.source import Refused
from arena.trials import Bad, Input

HELP = "would a strict judge take this program?"
EXAMPLE = "./play.sh check durak_bot.py"

SAMPLES = Path(__file__).resolve().parent.parent.parent / "samples"
PATIENCE = 20.0  # seconds until a run counts as hanging
ANSWER_SECONDS = 2.0  # for an answer in a sample


def arguments(parser: argparse.ArgumentParser, words: list[str]) -> None:
    parser.add_argument("bot", metavar="BOT.py")
    parser.add_argument("--game", help="default: told from the name of the file")


def run(arguments: argparse.Namespace) -> int:
    """Print all checks."""
    file = Path(arguments.bot).resolve()
    if not file.is_file():
        raise WrongArgument(f"arena check: no such file: {arguments.bot}")
    game = arguments.game or next((name for name in tried() if file.name.startswith(name)), None)
    if game not in tried():
        raise WrongArgument(f"arena check: which game is {file.name} for? "
                            f"--game {'|'.join(tried())}")
    adopt_orphans()
    failures = 0
    for label, check in checks(file, game):
        try:
            word, found = "ok  ", check()
        except Refused as refused:
            word, found = "FAIL", str(refused)
            failures += 1
        print(f"{word}  {label}: {found}", flush=True)
    print(f"{file.name}: {f'{failures} failed' if failures else 'a strict judge would take it'}")
    return 1 if failures else 0


def tried() -> list[str]:
    """The games that say how to try a program; one without a referee has no opponents."""
    return [name for name in games.folders() if (games.folder(name) / "trials.py").is_file()]


def checks(file: Path, game: str) -> Iterator[tuple[str, Callable[[], str]]]:
    """(name, check) in the order in which they are printed; a check returns what it found, or
    raises Refused."""
    trials = games.part(game, "trials")
    assert trials is not None
    for name, look in (("size", source.size), ("ASCII", source.ascii_only),
                       ("syntax", source.syntax), ("imports", source.imports)):
        yield name, partial(look, file)
    yield "address space", partial(address_space, file, trials)
    yield "one thread", partial(one_thread, file, trials)
    for sample in sorted((SAMPLES / game).glob("*")):
        check = {".talk": conversation, ".board": one_board, ".in": exact}.get(sample.suffix)
        if check:
            yield f"sample {sample.stem}", partial(check, file, game, sample)
    for case in trials.BAD:
        yield f"bad input: {case.name}", partial(bad_input, file, case)
    for text in trials.ENDS:
        name = "end of input" + (" after the start" if text else "")
        yield name, partial(early_end, file, text)
    if game in games.names():
        for index, other in enumerate(games.builtins(game)):
            yield f"game against builtin:{other}", partial(one_game, file, game, index, other)


def start(file: Path, given: Input) -> Run:
    return run_program(file, *given.arguments, stdin=given.stdin, files=given.files,
                       seconds=PATIENCE)


def want(condition: bool, complaint: str) -> None:
    if not condition:
        raise Refused(complaint)


def want_exit(outcome: Run, status: int) -> None:
    want(outcome.status is not None, f"still runs after {PATIENCE:g} s")
    want("Traceback" not in outcome.stderr, "a traceback: " + _last_line(outcome.stderr))
    want(outcome.status == status, f"exit status {outcome.status}, not {status}: "
         + _last_line(outcome.stderr))


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or [""])[-1][:200]


def conversation(file: Path, game: str, sample: Path) -> str:
    """A sample up to where the program answers otherwise; answers are legal."""
    referee, answered = games.referee(game), 0
    told: list[str] = []

    def judge(sent: list[str], shown: str, answer: str) -> None:
        nonlocal answered
        legal = referee.from_text(["\n".join(_merged(sent, told))]).legal()
        want(answer.strip() in legal, f"{answer!r} is illegal")
        told.append(f"> {answer}")
        answered += 1

    try:
        outcome = talk(file, sample.read_text().splitlines(), judge, seconds=ANSWER_SECONDS)
    except NoAnswer as error:
        raise Refused(str(error)) from None
    want_exit(outcome, 0)
    return f"{answered} answers, up to the first that is not the sample's"


def _merged(sent: list[str], told: list[str]) -> list[str]:
    """`told` is the conversation so far: add what was sent since the last answer."""
    known = sum(not line.startswith(">") for line in told)
    told += sent[known:]
    return told


def one_board(file: Path, game: str, sample: Path) -> str:
    board = sample.read_text()
    outcome = start(file, Input(files={"input.txt": board}))
    want_exit(outcome, 0)
    want(outcome.files.get("input.txt") == board, "input.txt changed")
    want(set(outcome.files) == {"input.txt", "output.txt"}, f"files: {sorted(outcome.files)}")
    try:
        games.referee(game).from_text([board, outcome.files["output.txt"]])
    except ValueError as error:
        raise Refused(str(error)) from None
    return "legal"


def exact(file: Path, game: str, sample: Path) -> str:
    outcome = start(file, Input(sample.read_text()))
    want_exit(outcome, 0)
    want(outcome.stdout == sample.with_suffix(".out").read_text(), "another output")
    return "exactly"


def address_space(file: Path, trials: ModuleType) -> str:
    for given in trials.THINK:
        want_exit(start(file, given), 0)
    return f"works within {JUDGE_MB} MB"


def one_thread(file: Path, trials: ModuleType) -> str:
    threads = max(start(file, given).threads for given in trials.THINK)
    want(threads == 1, f"{threads} threads")
    return "yes"


def bad_input(file: Path, case: Bad) -> str:
    outcome = start(file, case.given)
    want_exit(outcome, case.status)
    answers = outcome.stdout.split()
    if case.answers:
        want(len(answers) == 1 and answers[0] in case.answers, f"answers {answers}")
    else:
        want(not answers and "output.txt" not in outcome.files, "answers all the same")
        want(outcome.stderr.count("\n") == 1, "stderr is not one clear line: "
             + repr(outcome.stderr[:200]))
    return outcome.stderr.strip().split("\n")[0] or f"answers {answers[0]}"


def early_end(file: Path, text: str) -> str:
    want_exit(start(file, Input(text)), 0)
    return "status 0"


def one_game(file: Path, game: str, index: int, other: str) -> str:
    """At real limits, without a fault or a stray file or process."""
    bot = bots.parse(str(file), game)
    conditions = Conditions(game, bot, bots.parse(f"builtin:{other}", game), 1,
                            dict(games.referee(game).short))
    with tempfile.TemporaryDirectory(prefix="arena-") as folder:
        record = play(Job(conditions, index), folder)
    mine = [seat for seat, name in enumerate(record["seats"]) if name == "a"]
    for fault in record["faults"]:
        last_words = _last_line(record["stderr"][fault["seat"]])
        want(fault["seat"] not in mine, f"{fault['status']}: {fault['detail']} {last_words}")
    for note in record["notes"]:
        want(note["seat"] not in (None, *mine), note["note"])
    for seat in mine:
        want(set(record["exits"][seat]) <= {0}, f"exit statuses {record['exits'][seat]}")
        want("Traceback" not in record["stderr"][seat], "a traceback on stderr")
    slowest = max(record["time"][seat]["max"] for seat in mine)
    return f"{_outcome(record['result']['score'], index)}: {record['result']['reason']}; " \
           f"at most {slowest:.0%} of the time"


def _outcome(score: float, index: int) -> str:
    mine: Optional[float] = 1 - score if index % 2 else score
    return {1.0: "won", 0.5: "drawn", 0.0: "lost"}[mine or 0.0]
