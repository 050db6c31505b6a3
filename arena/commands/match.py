"""`match`: let two bots play, then say how it went."""

import argparse
import json
import math
import os
import random
import tempfile
from typing import Optional

from arena import games
from arena.commands import (
    WrongArgument,
    add_game_options,
    add_sandbox,
    game_in,
    game_named,
    game_options,
    sandboxed,
    tell_sandbox,
    whole_number,
)
from arena.matches import report, starts
from arena.matches.match import Match
from arena.matches.play import Conditions, Record, Start
from arena.matches.ratings import Sprt
from arena.seats import bots

HELP = "let two bots play"
EXAMPLE = ("./play.sh match durak durak_bot.py builtin:greedy --games 100 --jobs 2 "
           "--log durak.jsonl")


def arguments(parser: argparse.ArgumentParser, words: list[str]) -> None:
    parser.add_argument("game", metavar="GAME", help=(
        f"{', '.join(games.names())}; `match GAME --help` also shows the options of the game"))
    for name in ("a", "b"):
        parser.add_argument(name, metavar=name.upper(), help=(
            "a .py file, a command line in quotes, builtin:random or builtin:greedy"))
    parser.add_argument("--games", metavar="N", type=whole_number, help=(
        "games come in pairs from one deal, sides exchanged (default 10)"))
    parser.add_argument("--from", metavar="LOG:K:TURN", nargs="+", default=[], dest="starts", help=(
        "begin in the middle of logged games, a pair from each (or as many as --games says); also "
        "a file of such lines. Clocks start anew; how a program learns of the game so far: "
        "docs/your-own-bot.md"))
    parser.add_argument("--seed", metavar="S", type=int, help="default: chosen and printed")
    parser.add_argument("--jobs", metavar="J", type=whole_number, default=1, help=(
        "games at a time (default 1); more than there are cores makes bots late"))
    parser.add_argument("--log", metavar="FILE.jsonl",
                        help="one game a line: result, replay, state")
    parser.add_argument("--resume", action="store_true",
                        help="play only what the log does not have")
    parser.add_argument("--sprt", metavar="ELO0,ELO1", help=(
        "stop as soon as one of two hypotheses is accepted; --sprt=-5,0 if the first is negative"))
    parser.add_argument("--json", metavar="FILE", help="write the summary as one object")
    parser.add_argument("--strict-memory", action="store_true",
                        help="limit the address space instead of the resident memory")
    add_sandbox(parser)
    parser.add_argument("--time-scale", metavar="X", type=float, default=1.0, help=(
        "scale the limits, for quick matches; bots that are .py files are told; one second "
        "for the start of a program is not scaled down"))
    add_game_options(parser, game_in(words))


def run(arguments: argparse.Namespace) -> int:
    conditions, sprt = _conditions(arguments), _sprt(arguments.sprt)
    match = _open(arguments, conditions, sprt)
    tell_sandbox(arguments)
    progress = report.Progress(match.games, len(match.records))
    if arguments.jobs > (os.cpu_count() or 1):
        progress.say(f"warning: {arguments.jobs} jobs on {os.cpu_count()} cores: "
                     "bots will wait for a core on their own clock")

    def seen(record: Record) -> None:
        for line in report.fault_lines(record, match.log):
            progress.say(line)
        progress.step(match.records)

    try:
        match.play(seen)
        progress.close()
    finally:
        if not arguments.log and not match.faulty():
            match.forget()
    print(report.text(match))
    if arguments.json:
        with open(arguments.json, "w") as file:
            json.dump(report.summary(match), file, indent=1, allow_nan=False)
            file.write("\n")
    return 1 if match.faulty() else 0


def _conditions(arguments: argparse.Namespace) -> Conditions:
    game = arguments.game
    game_named(game)
    try:
        a, b = bots.parse(arguments.a, game), bots.parse(arguments.b, game)
    except ValueError as error:
        raise WrongArgument(f"arena match: {error}") from None
    if arguments.json and not os.path.isdir(os.path.dirname(os.path.abspath(arguments.json))):
        raise WrongArgument(f"arena match: no folder for {arguments.json}")
    if not 0 < arguments.time_scale < math.inf:
        raise WrongArgument("arena match: --time-scale must be above 0")
    if a.human or b.human:
        raise WrongArgument(f"arena match: a person plays by ./play.sh human {game}, or on the "
                            "page of ./play.sh serve")
    begin = _starts(arguments, a, b)
    if arguments.games is None:
        arguments.games = 2 * len(begin) or 10
    seed = random.SystemRandom().getrandbits(32) if arguments.seed is None else arguments.seed
    return Conditions(game, a, b, seed, game_options(game, arguments), arguments.time_scale,
                      arguments.strict_memory, sandbox=sandboxed(arguments), starts=begin)


def _starts(arguments: argparse.Namespace, a: bots.Bot, b: bots.Bot) -> tuple[Start, ...]:
    try:
        found = starts.find_all(arguments.starts, arguments.game)
    except (OSError, ValueError) as error:
        raise WrongArgument(f"arena match: {error}") from None
    for bot in (a, b):
        if found and not bot.can_go_on(games.referee(arguments.game)):
            raise WrongArgument(f"arena match: {bot.spec} cannot begin in the middle: "
                                f"{arguments.game} does not tell a program its own answers, and it "
                                "does not know --after FILE")
    return tuple(found)


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


def _open(arguments: argparse.Namespace, conditions: Conditions, sprt: Optional[Sprt]) -> Match:
    """The match with its log, and the games that are in it already."""
    path = arguments.log
    if path is None:
        if arguments.resume:
            raise WrongArgument("arena match: --resume wants the --log to go on with")
        handle, path = tempfile.mkstemp(prefix="arena-", suffix=".jsonl")
        os.close(handle)
    match = Match(conditions, arguments.games, path, arguments.jobs, sprt)
    try:
        if not os.path.exists(path) or not os.path.getsize(path):
            open(path, "a").close()
        elif arguments.resume:
            match.resume()
        else:
            raise WrongArgument(f"arena match: {path} exists: --resume, or another file")
    except (OSError, ValueError) as error:
        raise WrongArgument(f"arena match: {error}") from None
    return match
