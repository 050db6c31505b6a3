"""`check BOT.py`: would a strict judge take this program? One line for each answer.

Everything but the games runs under 128 MB of address space, the strictest limit that we know of;
the games run at the real limits of their statement.
"""

import ast
import contextlib
import importlib.util
import os
import subprocess
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Callable, Optional

from arena import bots, games
from arena.play import Conditions, play
from arena.program import Limits, Lines, adopt_orphans, end_all

SAMPLES = Path(__file__).resolve().parent.parent / "samples"
BYTES = 65536
ADDRESS_SPACE_MB = 128
FLOOR = (3, 9)  # the oldest Python of a judge
PATIENCE = 20.0  # seconds until a run counts as hanging
SHORT = {"squares": {"turns": 10}}  # a third of a game tells as much

HAND = "6S 7S 8S 9S TS JS".split()
DEAL = ["trump S", *(f"give 1 {card}" for card in HAND),
        *(f"give {player} ??" for player in (2, 3, 4) for _ in range(6))]
HOUSES = "F4 G2 G8 H3 H6 I1 I9 J5 K3 K7 L1 L6 L9"
FULL, EMPTY = "RGBYORGBYO\n" * 15, "..........\n" * 15


class Failed(Exception):
    """What a judge would not take."""


@dataclass(frozen=True)
class Bad:
    """An input that breaks the rules of the protocol, and what the program should do: exit with
    `status`, and answer with one of `answers` or not at all."""

    name: str
    stdin: str = ""
    board: Optional[str] = None  # input.txt
    status: int = 2
    answers: tuple[str, ...] = ()


BAD = {
    "durak": [
        Bad("lines of nonsense", "\n".join(["hello", "give", "give 9 ZZ", "trump X", *DEAL, "out",
                                            "beat 1 ??", "MOVE", ""]), status=0,
            answers=tuple(HAND)),
        Bad("ADD with nothing to throw in", "\n".join([*DEAL, "move 2 3 KD", "beat 3 AD", "ADD",
                                                       ""]), status=0, answers=("NO",)),
    ],
    "circus": [
        Bad("twelve houses", HOUSES[3:] + "\n0\n"),
        Bad("a house in column A", "A5" + HOUSES[2:] + "\n0\n"),
        Bad("side 2", HOUSES + "\n2\n"),
        Bad("an illegal move of the opponent", HOUSES + "\n1\nA1-L9\n"),
        Bad("a malformed move of the opponent", HOUSES + "\n1\nhello\n"),
    ],
    "squares": [
        Bad("no input.txt"),
        Bad("half an input.txt", board=FULL),
        Bad("an unknown colour", board=FULL.replace("R", "X") + EMPTY),
        Bad("a short line", board=FULL + EMPTY[1:]),
    ],
    "set": [
        Bad("a card of other digits", "1111 1112 4113\n"),
        Bad("a word", "1111 1112 hello\n"),
        Bad("the same card twice", "1111 1112 1111\n"),
        Bad("four cards", "1111 1112 1113 1121\n"),
    ],
}
# Inputs that end early and are no fault: the program exits with status 0.
ENDS = {
    "durak": ["", "\n".join(DEAL) + "\n"],
    "circus": ["", HOUSES + "\n1\n"],
    "squares": [],
    "set": [""],
}


@dataclass(frozen=True)
class Run:
    """One process from start to exit."""

    status: Optional[int]  # None when it hung
    stdout: str
    stderr: str
    files: dict[str, str]
    threads: int


def run(bot: bots.Bot, arguments: tuple[str, ...] = (), stdin: str = "",
        board: Optional[str] = None) -> Run:
    """In an empty directory, under 128 MB of address space."""
    with tempfile.TemporaryDirectory(prefix="arena-") as folder, contextlib.ExitStack() as files:
        inside = Path(folder, "inside")
        inside.mkdir()
        if board is not None:
            (inside / "input.txt").write_text(board)
        Path(folder, "stdin").write_text(stdin)
        streams = {name: files.enter_context(open(Path(folder, name), mode))
                   for name, mode in (("stdin", "rb"), ("stdout", "w+b"), ("stderr", "w+b"))}
        process = subprocess.Popen(
            ["/bin/sh", "-c", 'ulimit -v "$0" && exec "$@"', str(ADDRESS_SPACE_MB * 1024),
             *bot.command, *arguments],
            cwd=inside, env=bot.environment(0), start_new_session=True, **streams)
        threads, deadline = 1, time.monotonic() + PATIENCE
        try:
            while process.poll() is None and time.monotonic() < deadline:
                with contextlib.suppress(OSError):
                    threads = max(threads, len(os.listdir(f"/proc/{process.pid}/task")))
                time.sleep(0.005)
            status = process.poll()
        finally:
            end_all()
            process.returncode = 0  # a program that hung was reaped by end_all
        texts = {name: Path(folder, name).read_text(errors="replace") for name in streams}
        left = {path.name: path.read_text(errors="replace") for path in inside.iterdir()}
        return Run(status, texts["stdout"], texts["stderr"], left, threads)


def want(condition: bool, complaint: str) -> None:
    if not condition:
        raise Failed(complaint)


def want_exit(outcome: Run, status: int) -> None:
    want(outcome.status is not None, f"still runs after {PATIENCE:g} s")
    want("Traceback" not in outcome.stderr, "a traceback")
    want(outcome.status == status, f"exit status {outcome.status}, not {status}: "
         + outcome.stderr.strip()[-200:])


# The checks: each returns what it found, or raises Failed.

def size(file: Path) -> str:
    length = file.stat().st_size
    want(length <= BYTES, f"{length} bytes, more than {BYTES}")
    return f"{length} bytes of {BYTES}"


def ascii_only(file: Path) -> str:
    for number, line in enumerate(file.read_bytes().splitlines(), 1):
        want(line.isascii(), f"line {number}")
    return "yes"


def syntax(file: Path) -> str:
    try:
        ast.parse(file.read_bytes(), feature_version=FLOOR)
    except (SyntaxError, ValueError) as error:
        raise Failed(str(error)) from None
    return "Python {}.{}".format(*FLOOR)


def imports(file: Path) -> str:
    """The standard library and NumPy are what every judge has."""
    names = set()
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            want(node.level == 0, "a relative import")
            names.add(node.module.split(".")[0])
    for name in sorted(names - {"numpy"}):
        want(_is_standard(name), f"{name} is not in the standard library")
    return " ".join(sorted(names))


def _is_standard(name: str) -> bool:
    spec = importlib.util.find_spec(name)
    if spec is None:
        return False
    library = sysconfig.get_paths()["stdlib"]
    origin = spec.origin or ""
    return origin in ("built-in", "frozen") or (
        origin.startswith(library) and "-packages" not in origin)


def conversation(bot: bots.Bot, game: str, sample: Path) -> str:
    """The statement's sample up to where the program answers otherwise; answers are legal."""
    referee = games.referee(game)
    limits = Limits(ADDRESS_SPACE_MB, True, 1.0)
    answered, told, news = 0, [], []
    with tempfile.TemporaryDirectory(prefix="arena-") as folder:
        program = Lines(bot, limits, 0, folder)
        try:
            for line in sample.read_text().splitlines():
                if not line.startswith(">"):
                    news.append(line)
                    told.append(line)
                    continue
                answer = program.ask(news, 0.5)
                want(answer.status is None, f"{answer.status}: {answer.detail}")
                want(answer.text.strip() in _legal(referee, told), f"{answer.text!r} is illegal")
                answered, news = answered + 1, []
                if answer.text.strip() != line[1:].strip():
                    break
                told.append(line if game == "durak" else line[1:].strip())
            program.hang_up()
            want(program.finish() is None, "does not exit at the end of the input")
        finally:
            program.end()
            end_all()
    want(program.exits == [0], f"exit status {program.exits[0]}")
    return f"{answered} answers, up to the first that is not the sample's"


def _legal(referee: type, told: list[str]) -> list[str]:
    if referee.name == "circus":
        return referee.from_text([told[0], " ".join(told[2:])]).legal()
    return referee.from_text(["\n".join(told)]).legal()


def one_board(bot: bots.Bot, sample: Path) -> str:
    board = sample.read_text()
    outcome = run(bot, board=board)
    want_exit(outcome, 0)
    want(outcome.files.get("input.txt") == board, "input.txt changed")
    want(set(outcome.files) == {"input.txt", "output.txt"}, f"files: {sorted(outcome.files)}")
    try:
        games.referee("squares").from_text([board, outcome.files["output.txt"]])
    except ValueError as error:
        raise Failed(str(error)) from None
    return "legal"


def exact(bot: bots.Bot, sample: Path) -> str:
    outcome = run(bot, stdin=sample.read_text())
    want_exit(outcome, 0)
    want(outcome.stdout == sample.with_suffix(".out").read_text(), "another output")
    return "exactly"


def work(bot: bots.Bot, game: str) -> Run:
    """A run on an input that makes the program think."""
    return {
        "durak": lambda: run(bot, stdin="\n".join([*DEAL, "MOVE", ""])),
        "circus": lambda: run(bot, stdin=HOUSES + "\n0\n"),
        "squares": lambda: run(bot, board=FULL + EMPTY),
        "set": lambda: run(bot, ("--odds", "20000")),
    }[game]()


def address_space(bot: bots.Bot, game: str) -> str:
    want_exit(work(bot, game), 0)
    return f"works within {ADDRESS_SPACE_MB} MB"


def one_thread(bot: bots.Bot, game: str) -> str:
    threads = work(bot, game).threads
    want(threads == 1, f"{threads} threads")
    return "yes"


def bad_input(bot: bots.Bot, case: Bad) -> str:
    outcome = run(bot, stdin=case.stdin, board=case.board)
    want_exit(outcome, case.status)
    answers = outcome.stdout.split()
    if case.answers:
        want(len(answers) == 1 and answers[0] in case.answers, f"answers {answers}")
    else:
        want(not answers and "output.txt" not in outcome.files, "answers all the same")
        want(outcome.stderr.count("\n") == 1, "stderr is not one clear line: "
             + repr(outcome.stderr[:200]))
    return outcome.stderr.strip().split("\n")[0] or f"answers {answers[0]}"


def early_end(bot: bots.Bot, text: str) -> str:
    want_exit(run(bot, stdin=text), 0)
    return "status 0"


def one_game(bot: bots.Bot, game: str, index: int, other: str) -> str:
    """At real limits, without a fault or a stray file or process."""
    conditions = Conditions(game, bot, bots.parse(other, game), 1, SHORT.get(game, {}))
    with tempfile.TemporaryDirectory(prefix="arena-") as folder:
        record = play(conditions, index, folder)
    mine = [seat for seat, name in enumerate(record["seats"]) if name == "a"]
    for fault in record["faults"]:
        last_words = record["stderr"][fault["seat"]].strip().split("\n")[-1]
        want(fault["seat"] not in mine, f"{fault['status']}: {fault['detail']} {last_words}")
    for note in record["notes"]:
        want(note["seat"] not in (None, *mine), note["note"])
    for seat in mine:
        want(set(record["exits"][seat]) <= {0}, f"exit statuses {record['exits'][seat]}")
        want("Traceback" not in record["stderr"][seat], "a traceback on stderr")
    slowest = max(record["time"][seat]["max"] for seat in mine)
    return f"{record['result']['reason']}; at most {slowest:.0%} of the time"


def checks(file: Path, game: str) -> Iterator[tuple[str, Callable[[], str]]]:
    """(name, check) in the order in which they are printed."""
    bot = bots.parse(str(file), game)
    yield "size", lambda: size(file)
    yield "ASCII", lambda: ascii_only(file)
    yield "syntax", lambda: syntax(file)
    yield "imports", lambda: imports(file)
    yield "address space", lambda: address_space(bot, game)
    yield "one thread", lambda: one_thread(bot, game)
    for sample in sorted((SAMPLES / game).glob("*")):
        name = f"sample {sample.stem}"
        if sample.suffix == ".talk":
            yield name, lambda sample=sample: conversation(bot, game, sample)
        elif sample.suffix == ".board":
            yield name, lambda sample=sample: one_board(bot, sample)
        elif sample.suffix == ".in":
            yield name, lambda sample=sample: exact(bot, sample)
    for case in BAD[game]:
        yield f"bad input: {case.name}", lambda case=case: bad_input(bot, case)
    for text in ENDS[game]:
        name = "end of input" + (" after the start" if text else "")
        yield name, lambda text=text: early_end(bot, text)
    if game != "set":
        for index, other in enumerate(("builtin:random", "builtin:greedy")):
            name = f"game against {other}"
            yield name, lambda index=index, other=other: one_game(bot, game, index, other)


def main(name: str, game: Optional[str]) -> int:
    """Print all checks; ValueError when it cannot be told what to check."""
    file = Path(name).resolve()
    if not file.is_file():
        raise ValueError(f"no such file: {name}")
    game = game or next((known for known in BAD if file.name.startswith(known)), None)
    if game not in BAD:
        raise ValueError(f"which game is {file.name} for? --game {'|'.join(BAD)}")
    adopt_orphans()
    failures = 0
    for label, check in checks(file, game):
        try:
            word, found = "ok  ", check()
        except Failed as failed:
            word, found = "FAIL", str(failed)
            failures += 1
        print(f"{word}  {label}: {found}", flush=True)
    print(f"{file.name}: {f'{failures} failed' if failures else 'a strict judge would take it'}")
    return 1 if failures else 0
