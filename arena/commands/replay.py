"""`replay`: a logged game again, validated by the referee: as text or as a page."""

import argparse
import contextlib
import os
import sys
import termios
import tty
from collections.abc import Iterator
from pathlib import Path

from arena.commands import WrongArgument, plainly, some
from arena.matches import log, outcome, report, thoughts, workers
from arena.matches.play import Event, Record
from arena.matches.replay import Differs, Turn, positions
from arena.matches.thoughts import plain
from arena.web import replay as pages

HELP = "list the games of a log, or show one of them, validating it again"
EXAMPLE = "./play.sh replay match.jsonl --game 3 --html game3.html"

BETWEEN_PICTURES = 8  # answers
LEAST_SWING = 0.01  # of the chance to win: less cannot be seen in percent
MOST_SAID = 6  # lines of a bot that are printed with an answer; --protocol prints all
SIDES, DIM, RED, PLAIN = ("\033[1;33m", "\033[1;36m"), "\033[2m", "\033[31m", "\033[0m"


def arguments(parser: argparse.ArgumentParser, words: list[str]) -> None:
    parser.add_argument("file", metavar="FILE.jsonl")
    parser.add_argument("--game", metavar="K", type=int,
                        help="number of the game; without it the games are listed")
    parser.add_argument("--html", metavar="FILE.html", help="write the game as a page")
    parser.add_argument("--from", metavar="TURN", type=int, default=0, dest="first",
                        help="begin at this turn (turn 0 is the start)")
    parser.add_argument("--to", metavar="TURN", type=int, dest="last", help="end at this turn")
    parser.add_argument("--step", action="store_true",
                        help="wait for a key after each turn (q: stop)")
    parser.add_argument("--protocol", action="store_true",
                        help="print everything that was sent and answered, word by word")


def run(arguments: argparse.Namespace) -> int:
    try:
        if arguments.game is None:
            if (arguments.html or arguments.first or arguments.last is not None
                    or arguments.step or arguments.protocol):
                raise ValueError("which game? --game K says it")
            return list_games(arguments.file)
        record = log.find(arguments.file, arguments.game)
        report.want_games([record])
        if arguments.html:
            return write_page(record, arguments.file, Path(arguments.html))
        return show(record, arguments)
    except BrokenPipeError:  # of `... | head`
        raise
    except (OSError, ValueError) as error:
        raise WrongArgument(f"arena replay: {plainly(error)}") from None


def list_games(path: str) -> int:
    """A line a game, by their numbers; also of those before a line that is broken."""
    told: list[tuple[int, str]] = []
    try:
        for record in some(log.read(path), path):
            told.append((record["index"], _of_game(record)))
    finally:
        for index, line in sorted(told):
            print(f"game {index:>4}: {line}")
    return 0


def _of_game(record: Record) -> str:
    """Who won, how, faults, and the largest swing of a win chance."""
    swings = thoughts.swings(record["messages"])
    largest = max(swings, key=lambda swing: abs(swing.size), default=None)
    swing = "" if largest is None or abs(largest.size) < LEAST_SWING else (
        f"; largest swing: {record['seats'][largest.seat].upper()} from {largest.before:.0%}"
        f" to {largest.after:.0%} at turn {largest.noticed}")
    faults = "".join(f"; FAULT of {fault['bot'].upper()}: {fault['status']}"
                     for fault in record["faults"])
    return f"{outcome.in_words(record)}{faults}{swing}"


def write_page(record: Record, log_path: str, path: Path) -> int:
    try:
        pages.write(record, log_path, path)
    except Differs as error:
        print(f"replay differs from the log: {plain(str(error))}")
        return 1
    turn = pages.fault_turn(record)
    print(f"{path.resolve().as_uri()}{'' if turn is None else f'#turn={turn}'}")
    return 0


def show(record: Record, arguments: argparse.Namespace) -> int:
    """Print the game; 1 if the referee does not agree with the log."""
    end = sum("from" in event for event in record["messages"])
    first, last = arguments.first, end if arguments.last is None else arguments.last
    if not 0 <= first <= min(last, end):
        raise ValueError(f"no turns from {first} to {last}: the game has turns 0 to {end}")
    if arguments.step and not sys.stdin.isatty():
        raise ValueError("--step needs a terminal for its keys")
    print(f"game {record['index']} of {plain(record['game'])}, seed {record['seed']}: "
          + ", ".join(f"{name.upper()} = {plain(bot['spec'])}"
                      for name, bot in record["bots"].items()))
    colour = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    printer = Printer(record, arguments.protocol, colour, first)
    if arguments.step:
        print("(a key: the next turn; q: stop)")
    try:
        with _keys(arguments.step):
            for turn in positions(record):
                if first <= turn.number <= last:
                    printer.turn(turn)
                    if arguments.step and turn.number < min(last, end) and not _key():
                        return 0
    except Differs as error:
        print(f"replay differs from the log: {plain(str(error))}")
        return 1
    except workers.Interrupted:
        if not arguments.step:
            raise
        return 0  # Ctrl-C is a key to stop, too
    printer.end()
    return 0


@contextlib.contextmanager
def _keys(wanted: bool) -> Iterator[None]:
    """The terminal gives every key at once and does not print it."""
    if not wanted:
        yield
        return
    before = termios.tcgetattr(sys.stdin)
    try:
        tty.setcbreak(sys.stdin, termios.TCSANOW)  # keys that wait already are kept
        yield
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSANOW, before)


def _key() -> bool:
    """Wait for a key; whether it says to go on."""
    sys.stdout.flush()
    # All bytes at once: an arrow key sends three.
    return os.read(sys.stdin.fileno(), 16) not in (b"", b"q", b"\x04")


class Printer:
    """Turns as lines for people; colours where there is a terminal."""

    def __init__(self, record: Record, protocol: bool, colour: bool, first: int) -> None:
        self.record, self.protocol, self.colour, self.first = record, protocol, colour, first

    def paint(self, text: str, how: str) -> str:
        return f"{how}{text}{PLAIN}" if self.colour else text

    def turn(self, turn: Turn) -> None:
        if turn.event is not None:
            self.answer(turn, turn.event)
        if self.protocol:
            for event in turn.sent:
                text = f"      to {self.name(event['seat'])}: {_lines(event['to'])}"
                print(self.paint(text, DIM))
        if (turn.number % BETWEEN_PICTURES == 0 or turn.number == self.first
                or turn.referee.result):
            print(f"\n{turn.referee.show()}\n")

    def answer(self, turn: Turn, event: Event) -> None:
        """One line: turn, who, what, how long, what he thought of it; a fault on its own."""
        value = thoughts.value(event)
        chance = "" if value is None else f"  {value:.0%} to win"
        expected = _expected(event)
        words = plain(turn.caption) or "(nothing)"
        who = self.paint(self.name(event["seat"]), SIDES[turn.referee.side(event["seat"])])
        print(f"{turn.number:>4}  {who}: {words}"
              + self.paint(f"  [{event['used']:.3f} s]{chance}{expected}", DIM))
        if self.protocol and event["from"] is not None:
            print(f"      from {self.name(event['seat'])}: {_lines(event['from'])}")
        said = thoughts.other_lines(event)
        shown = said if self.protocol else said[:MOST_SAID]
        for line in shown:
            print(self.paint(f"      said: {plain(line)}", DIM))
        if len(shown) < len(said):
            print(self.paint(f"      said {len(said) - len(shown)} lines more (--protocol)", DIM))
        if "said_cut" in event:
            print(self.paint("      said more than is kept", DIM))
        if "fault" in event:
            print(self.paint(f"      FAULT {event['fault']}", RED))

    def name(self, seat: int) -> str:
        return f"{self.record['seats'][seat].upper()} (seat {seat + 1})"

    def end(self) -> None:
        record = self.record
        if not any("said" in event or "said_cut" in event for event in record["messages"]):
            for seat, text in enumerate(record["stderr"]):
                if text:  # a log of an earlier version, which did not know whose answer it was
                    print(f"-- stderr of seat {seat + 1}:\n{plain(text.rstrip())}")
        for note in record["notes"]:
            print(f"-- note: {plain(note['note'])}")
        for fault in record["faults"]:
            print(f"-- fault: {fault['bot'].upper()} in seat {fault['seat'] + 1}: "
                  f"{fault['status']}: {plain(fault['detail'])}")
        print(f"-- result: {outcome.in_words(record)}; the same as logged")


def _lines(text: str) -> str:
    """A text of several lines starts on a line of its own."""
    shown = plain(text.rstrip())
    return "\n" + shown if "\n" in shown else shown


def _expected(event: Event) -> str:
    """What the bot said that comes after its answer: a line of moves, or a plan of its own."""
    said = thoughts.thought(event) or {}
    line, plan = said.get("line"), said.get("plan")
    if isinstance(line, list):
        moves = [str(move) for move in line]
        if moves[:1] == [(event["from"] or "").strip()]:
            del moves[0]
        return "  expects " + " ".join(moves[:6]) if moves else ""
    steps = plan[1:4] if isinstance(plan, list) else []  # the first is the answer
    answers = [str(step["answer"]) for step in steps if isinstance(step, dict) and "answer" in step]
    return "  plans " + ", ".join(answers) if answers else ""
