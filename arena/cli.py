"""The command line: `python -m arena COMMAND ...`, the same as `./play.sh COMMAND ...`."""

import argparse
import json
import math
import os
import random
import signal
import sys
import tempfile
from typing import Any, NoReturn, Optional

from arena import bench, bots, check, games, log, match, replay, report, tour
from arena.human import TERMINAL
from arena.play import Conditions, Record
from arena.ratings import Sprt

# option of `match`: (its game, its key in the options of Referee.deal)
GAME_OPTIONS = {
    "ask_empty": "durak", "deal_order": "durak", "turns": "squares", "setup": "squares",
}
TURNS = 30


class WrongArgument(Exception):
    """The user asked for something that cannot be: one line, exit status 2."""


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise WrongArgument(f"{self.prog}: {message} (see {self.prog} --help)")


def main(argv: Optional[list[str]] = None) -> int:
    argv = sys.argv[1:] if argv is None else argv
    if not sys.platform.startswith("linux"):
        print("arena: needs Linux, whose /proc and process control it uses", file=sys.stderr)
        return 1
    for number in match.ENDING:
        signal.signal(number, match.interrupt)
    try:
        if not argv:
            return tour.main()
        if argv[0] == "bench":
            return bench.main(argv[1:])
        arguments = parser().parse_args(argv)
        return arguments.run(arguments)
    except WrongArgument as error:
        print(error, file=sys.stderr)
        return 2
    except match.WorkerDied as error:
        print(f"arena: {error}", file=sys.stderr)
        return 1
    except match.Interrupted:
        print("arena: interrupted", file=sys.stderr)
        return 130
    except BrokenPipeError:  # `... | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def parser() -> Parser:
    top = Parser(prog="arena", allow_abbrev=False,
                 description="A local judge for Durak, Circus and Squares. Without arguments: a "
                             "tour of under a minute.",
                 epilog="example: ./play.sh match circus circus_bot.py builtin:greedy")
    commands = top.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    _match_parser(commands)

    one = _command(commands, "check", check_bot, "would a strict judge take this program?",
                   "./play.sh check durak_bot.py")
    one.add_argument("bot", metavar="BOT.py")
    one.add_argument("--game", help="default: told from the name of the file")

    one = _command(commands, "replay", replay_game, "print a logged game, validating it again",
                   "./play.sh replay match.jsonl --game 3")
    one.add_argument("file", metavar="FILE.jsonl")
    one.add_argument("--game", metavar="K", type=int, required=True, help="number of the game")

    one = _command(commands, "legal", legal, "print the legal answers in a position",
                   './play.sh legal circus "F4 G2 G8 H3 H6 I1 I9 J5 K3 K7 L1 L6 L9" "B2-C3 A6-B6"')
    one.add_argument("game", metavar="GAME", help=", ".join(games.names()))
    one.add_argument("position", metavar="TEXT", nargs="*", help=(
        "circus: houses, then moves. durak: the lines that the program was sent, `> ANSWER` for "
        "its answers. squares: the text of input.txt, then of output.txt to be checked"))

    _command(commands, "bench", None, "measure every speed as a ratio", "./play.sh bench set")
    return top


def _command(commands: Any, name: str, run: Any, text: str, example: str) -> Parser:
    command = commands.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.",
                                  epilog=f"example: {example}", allow_abbrev=False)
    command.set_defaults(run=run)
    return command


def _match_parser(commands: Any) -> None:
    one = _command(commands, "match", play_match, "let two bots play",
                   "./play.sh match durak durak_bot.py builtin:greedy --games 100 --jobs 2 "
                   "--log durak.jsonl")
    one.add_argument("game", metavar="GAME", help=", ".join(games.names()))
    for name in ("a", "b"):
        one.add_argument(name, metavar=name.upper(), help=(
            "a .py file, a command line in quotes, builtin:random, builtin:greedy, or human"))
    one.add_argument("--games", metavar="N", type=int, default=10, help=(
        "games come in pairs from one deal, sides exchanged (default 10)"))
    one.add_argument("--seed", metavar="S", type=int, help="default: chosen and printed")
    one.add_argument("--jobs", metavar="J", type=int, default=1, help=(
        "games at a time (default 1); more than there are cores makes bots late"))
    one.add_argument("--log", metavar="FILE.jsonl", help="one game a line: result, replay, state")
    one.add_argument("--resume", action="store_true", help="play only what the log does not have")
    one.add_argument("--sprt", metavar="ELO0,ELO1", help=(
        "stop as soon as one of two hypotheses is accepted; --sprt=-5,0 if the first is negative"))
    one.add_argument("--json", metavar="FILE", help="write the summary as one object")
    one.add_argument("--strict-memory", action="store_true",
                     help="limit the address space instead of the resident memory")
    one.add_argument("--time-scale", metavar="X", type=float, default=1.0, help=(
        "scale the limits, for quick matches; bots that are .py files are told; one second "
        "for the start of a program is not scaled down"))
    one.add_argument("--ask-empty", action="store_true", default=None,
                     help="durak: ask ADD also of players who cannot throw in")
    one.add_argument("--deal-order", choices=("absolute", "self-first"),
                     help="durak: whose cards are dealt first (default absolute)")
    one.add_argument("--turns", metavar="T", type=int,
                     help=f"squares: moves of each side (default {TURNS})")
    one.add_argument("--setup", choices=("statement", "folded"),
                     help="squares: a call for the first fill, or in the first move")


def play_match(arguments: argparse.Namespace) -> int:
    """`match`: play what is missing in the log, then say how it went."""
    conditions, sprt = _conditions(arguments), _sprt(arguments.sprt)
    path, records = _open_log(arguments, conditions)
    records = [record for record in records if record["index"] < arguments.games]
    known = {record["index"] for record in records}
    todo = [index for index in range(arguments.games) if index not in known]
    progress = report.Progress(arguments.games, len(known))
    if arguments.jobs > (os.cpu_count() or 1):
        progress.say(f"warning: {arguments.jobs} jobs on {os.cpu_count()} cores: "
                     "bots will wait for a core on their own clock")

    def done(record: Record) -> bool:
        log.append(path, {**record, "jobs": arguments.jobs})
        records.append(log.without_play(record))
        for line in report.fault_lines(record, path):
            progress.say(line)
        progress.step(records)
        return not (sprt and sprt.decision(report.pairs(records)))

    try:
        if todo and not (sprt and sprt.decision(report.pairs(records))):
            match.run(conditions, todo, arguments.jobs, done)
            progress.close()
    finally:
        faults = any(record["faults"] for record in records)
        if not arguments.log and not faults:
            os.unlink(path)
    records.sort(key=lambda record: record["index"])
    print(report.text(conditions, records, arguments.jobs, sprt))
    if arguments.json:
        with open(arguments.json, "w") as file:
            json.dump(report.summary(conditions, records), file, indent=1, allow_nan=False)
            file.write("\n")
    return 1 if faults else 0


def _conditions(arguments: argparse.Namespace) -> Conditions:
    game = arguments.game
    try:
        games.referee(game)
        a, b = bots.parse(arguments.a, game), bots.parse(arguments.b, game)
    except ValueError as error:
        raise WrongArgument(f"arena match: {error}") from None
    _at_least_one(arguments, "games", "jobs", "turns")
    if arguments.json and not os.path.isdir(os.path.dirname(os.path.abspath(arguments.json))):
        raise WrongArgument(f"arena match: no folder for {arguments.json}")
    if not 0 < arguments.time_scale < math.inf:
        raise WrongArgument("arena match: --time-scale must be above 0")
    if a.human or b.human:
        _person_is_there(arguments.jobs)
    seed = random.SystemRandom().getrandbits(32) if arguments.seed is None else arguments.seed
    return Conditions(game, a, b, seed, _game_options(arguments), arguments.time_scale,
                      arguments.strict_memory)


def _person_is_there(jobs: int) -> None:
    if jobs > 1:
        raise WrongArgument("arena match: a human plays one game at a time (--jobs 1)")
    try:
        os.close(os.open(TERMINAL, os.O_RDWR))
    except OSError as error:
        raise WrongArgument(f"arena match: a human needs a terminal: {error}") from None


def _at_least_one(arguments: argparse.Namespace, *names: str) -> None:
    for name in names:
        value = getattr(arguments, name)
        if value is not None and value < 1:
            raise WrongArgument(f"arena match: --{name} must be at least 1, not {value}")


def _game_options(arguments: argparse.Namespace) -> dict[str, Any]:
    given = {key: getattr(arguments, key) for key in GAME_OPTIONS
             if getattr(arguments, key) is not None}
    for key in given:
        if GAME_OPTIONS[key] != arguments.game:
            flag = "--" + key.replace("_", "-")
            raise WrongArgument(f"arena match: {flag} is for {GAME_OPTIONS[key]} only")
    if "deal_order" in given:
        given["deal_order"] = given["deal_order"].split("-")[0]
    if arguments.game == "squares":
        given.setdefault("turns", TURNS)
    return given


def _sprt(text: Optional[str]) -> Optional[Sprt]:
    if text is None:
        return None
    try:
        elo0, elo1 = (float(word) for word in text.split(","))
    except ValueError:
        raise WrongArgument(f"arena match: --sprt wants ELO0,ELO1, not {text}") from None
    if not elo0 < elo1:
        raise WrongArgument("arena match: --sprt wants ELO0 below ELO1")
    return Sprt(elo0, elo1)


def _open_log(arguments: argparse.Namespace, conditions: Conditions) -> tuple[str, list[Record]]:
    """The path of the log and the games that are in it already."""
    path = arguments.log
    if path is None:
        if arguments.resume:
            raise WrongArgument("arena match: --resume wants the --log to go on with")
        handle, path = tempfile.mkstemp(prefix="arena-", suffix=".jsonl")
        os.close(handle)
        return path, []
    try:
        if not os.path.exists(path) or not os.path.getsize(path):
            open(path, "a").close()
            return path, []
        if not arguments.resume:
            raise WrongArgument(f"arena match: {path} exists: --resume, or another file")
        log.repair(path)
        records = [log.without_play(record) for record in log.read(path)]
    except (OSError, ValueError) as error:
        raise WrongArgument(f"arena match: {error}") from None
    for record in records:
        trouble = log.difference(record, conditions.as_json())
        if trouble:
            raise WrongArgument(f"arena match: {path} is from another match: {trouble}")
    return path, records


def check_bot(arguments: argparse.Namespace) -> int:
    try:
        return check.main(arguments.bot, arguments.game)
    except ValueError as error:
        raise WrongArgument(f"arena check: {error}") from None


def replay_game(arguments: argparse.Namespace) -> int:
    try:
        record = log.find(arguments.file, arguments.game)
    except (OSError, ValueError) as error:
        raise WrongArgument(f"arena replay: {error}") from None
    return replay.main(record)


def legal(arguments: argparse.Namespace) -> int:
    try:
        position = games.referee(arguments.game).from_text(arguments.position)
    except ValueError as error:
        raise WrongArgument(f"arena legal: {error}") from None
    for answer in position.legal():
        print(answer)
    return 0
