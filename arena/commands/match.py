"""`match`: let two bots play, then say how it went."""

import argparse
import os
import random
import shlex
import sys
import tempfile
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import Any, Callable, Optional

from arena import games
from arena.commands import (
    ALONE,
    WrongArgument,
    add_game_options,
    add_place,
    add_sandbox,
    beside_json,
    game_in,
    game_named,
    game_options,
    open_log,
    place,
    plainly,
    sandboxed,
    scale,
    tell_sandbox,
    try_json,
    whole_number,
    write_json,
)
from arena.matches import log, outcome, report, starts, workers
from arena.matches.freeze import freeze
from arena.matches.log import Log
from arena.matches.match import Match, NotStarted
from arena.matches.place import Place
from arena.matches.play import Conditions, Record, Start
from arena.matches.ratings import Sprt
from arena.matches.standings import standings
from arena.matches.thoughts import plain
from arena.seats import bots
from arena.seats.bots import Bot
from arena.web import replay as pages
from arena.web import standings_page

HELP = "let two bots play"
EXAMPLE = ("./play.sh match durak durak_bot.py builtin:greedy --games 100 --jobs 2 "
           "--log durak.jsonl")
GAMES = 10


def arguments(parser: argparse.ArgumentParser, words: list[str]) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=(
        f"{', '.join(games.names())}; `match GAME --help` also shows the options of the game"))
    for name in ("a", "b"):
        parser.add_argument(name, metavar=name.upper(), nargs="?", help=(
            "a .py file, a command line in quotes, builtin:random or builtin:greedy"))
    parser.add_argument("--games", metavar="N", type=whole_number, help=(
        f"games come in pairs from one deal, sides exchanged (default {GAMES})"))
    parser.add_argument("--from", metavar="LOG:K:TURN", nargs="+", action="extend", default=[],
                        dest="starts", help=(
        "begin in the middle of logged games, a pair from each (or as many as --games says); also "
        "a file of such lines. Clocks start anew; a .py file with the option --after FILE reads "
        "there what was said so far"))
    parser.add_argument("--seed", metavar="S", type=int, help="default: chosen and printed")
    add_place(parser)
    parser.set_defaults(jobs=None)  # a resumed match goes on with as many as before
    parser.add_argument("--log", metavar="FILE.jsonl",
                        help="one game a line: result, replay, state")
    parser.add_argument("--resume", action="store_true", help=(
        "play only what the --log does not have; what is not given again (GAME, A, B, options) "
        "is taken from it"))
    parser.add_argument("--sprt", metavar="ELO0,ELO1", help=(
        "stop as soon as one of two hypotheses is accepted; --sprt=-5,0 if the first is negative"))
    parser.add_argument("--json", metavar="FILE", help=f"write the summary as one object{ALONE}")
    parser.add_argument("--thoughts", action="store_true", default=None, help=(
        "let bots that are .py files with the option -v say what they think; the log keeps it "
        "(with --html always)"))
    parser.add_argument("--html", metavar="DIR", help=(
        "write a page of each game into DIR; without --log the log goes there too"))
    parser.add_argument("--html-lost", metavar="DIR", help="as --html, of the games that A lost")
    parser.add_argument("--slow-judge", metavar="N", type=whole_number, help=(
        "play as on a judge N times slower: every game keeps to one core and shares it with N - 1 "
        "processes that only count; the limits stay as they are"))
    parser.add_argument("--strict-memory", action="store_true", default=None,
                        help="limit the address space instead of the resident memory")
    add_sandbox(parser)
    parser.add_argument("--time-scale", metavar="X", type=scale, help=(
        "scale the limits, for quick matches; bots that are .py files are told; one second "
        "for the start of a program is not scaled down"))
    add_game_options(parser, game_in(words))


def run(arguments: argparse.Namespace) -> int:
    _try_targets(arguments)
    with beside_json(arguments.json), \
            tempfile.TemporaryDirectory(prefix="arena-") as folder, _log(arguments) as book:
        try:
            match = _match(arguments, book, folder)
        except (OSError, ValueError) as error:
            raise WrongArgument(f"arena match: {plainly(error)}") from None
        where = place(arguments, arguments.log, folder)
        tell_sandbox(arguments)
        status = _play(arguments, match, where)
        if not arguments.log and not match.faulty():
            match.forget()
    return status


def _try_targets(arguments: argparse.Namespace) -> None:
    """Say before the first game that something cannot be written."""
    try:
        try_json(arguments.json)
        for folder in filter(None, (arguments.html, arguments.html_lost)):
            log.try_folder(folder)
    except OSError as error:
        raise WrongArgument(f"arena match: {plainly(error)}") from None


def _log(arguments: argparse.Namespace) -> AbstractContextManager[Log]:
    path = arguments.log
    if path and arguments.resume and not os.path.exists(path):
        raise WrongArgument(f"arena match: {path} is not there")
    known = arguments.game in games.names()  # else it is told so, not by a log of that name
    return open_log(arguments, "match",
                    arguments.html or arguments.html_lost if known else None)


def _match(arguments: argparse.Namespace, book: Log, folder: str) -> Match:
    """The match as it was asked for, or as its log says, and the games that are in the log."""
    played = list(log.heads(book.path))
    logged = played[-1] if played else {}
    plan = logged.get("match", {})
    conditions = _conditions(arguments, logged, folder)
    arguments.jobs = arguments.jobs or plan.get("jobs", 1)
    wanted = arguments.games or plan.get("games") or 2 * len(conditions.starts) or GAMES
    match = Match(conditions, wanted, book, arguments.jobs, _sprt(arguments.sprt, plan))
    match.resume(played)
    return match


def _conditions(arguments: argparse.Namespace, logged: Record, folder: str) -> Conditions:
    """What is not given is as in the log, if there is one."""
    game, a, b = _who(arguments, logged)
    limits = {"time_scale": 1.0, "strict_memory": False, **logged.get("limits", {})}
    limits.update({key: value for key, value in vars(arguments).items()
                   if key in limits and value is not None})
    if limits["time_scale"] <= 0:
        raise ValueError("the time scale of the log is not above 0")
    seed = arguments.seed if arguments.seed is not None else logged.get("seed")
    if seed is None:
        seed = random.SystemRandom().getrandbits(32)
    return Conditions(
        game, freeze(a, os.path.join(folder, "a")), freeze(b, os.path.join(folder, "b")), seed,
        _options(game, arguments, logged), limits["time_scale"], limits["strict_memory"],
        thoughts=bool(arguments.thoughts or arguments.html or arguments.html_lost
                      or logged.get("match", {}).get("thoughts")),
        sandbox=sandboxed(arguments), slow_judge=_slow_judge(arguments, logged),
        starts=_starts(arguments.starts or logged.get("starts", []), game, (a, b)))


def _slow_judge(arguments: argparse.Namespace, logged: Record) -> int:
    factor: int = arguments.slow_judge or logged.get("slow_judge", 1)
    if factor > 1 and arguments.dask:
        raise ValueError("--slow-judge slows this machine down, not those of --dask")
    return factor


def _who(arguments: argparse.Namespace, logged: Record) -> tuple[str, Bot, Bot]:
    """The game and the two bots."""
    specs = [logged["bots"][bot]["spec"] if logged and getattr(arguments, bot) is None
             else getattr(arguments, bot) for bot in "ab"]
    game = arguments.game or logged.get("game")
    if None in specs or game is None:
        raise ValueError("want GAME A B" + (f": {arguments.log} has no game to go on from"
                                            if arguments.resume else " (see arena match --help)"))
    game_named(game)
    a, b = (bots.parse(spec, game) for spec in specs)
    if a.human or b.human:
        raise ValueError(f"a person plays by ./play.sh human {game}, or on the page of "
                         "./play.sh serve")
    return game, a, b


def _options(game: str, arguments: argparse.Namespace, logged: Record) -> dict[str, Any]:
    """Of the game: those that were given, those of the log, defaults."""
    chosen = game_options(game, arguments) if arguments.game else {}
    return {**chosen, **{key: value for key, value in logged.get("options", {}).items()
                         if getattr(arguments, key, None) is None}}


def _starts(words: list[str], game: str, players: tuple[Bot, Bot]) -> tuple[Start, ...]:
    found = starts.find_all(words, game)
    if found:
        starts.want_able(players, game)
    return tuple(found)


def _sprt(text: Optional[str], plan: Record) -> Optional[Sprt]:
    if text is None:
        return Sprt(*plan["sprt"]) if plan.get("sprt") else None
    try:
        elo0, elo1 = (float(word) for word in text.split(","))
    except ValueError:
        raise ValueError(f"--sprt wants ELO0,ELO1, not {text}") from None
    if not elo0 < elo1:
        raise ValueError("--sprt wants ELO0 below ELO1")
    return Sprt(elo0, elo1)


def _play(arguments: argparse.Namespace, match: Match, where: Place) -> int:
    """Play and tell; the exit status."""
    progress = report.Progress(match.games, len(match.records))

    def seen(record: Record) -> None:
        page = pages.written(record, _page_folder(arguments, record), match.log.path) \
            if record["faults"] else None
        for line in report.fault_lines(record, match.log.path, page):
            progress.say(line)
        progress.step(match.records)

    try:
        match.play(where, seen)
    except NotStarted as error:
        raise WrongArgument(f"arena match: {error}") from None
    except (workers.Interrupted, workers.WorkerDied, games.BadGame, OSError):
        progress.close()
        if match.records:
            print(report.text(report.of_match(match)), flush=True)
            print(f"to go on: {_go_on(match)}", file=sys.stderr)
        raise
    progress.close()
    written = _written("--json", partial(_write_json, arguments.json, match))
    # Before the pages, which may take minutes.
    print(report.text(report.of_match(match)), flush=True)
    if match.stopped:
        print(f"stopped: {match.stopped}\nto go on: {_go_on(match)}", file=sys.stderr)
    try:
        written &= _written("--html", partial(_write_pages, arguments, match))
    except workers.Interrupted:
        print(f"pages are missing, and the list of all games; to write them: {_go_on(match)}"
              + "".join(f" {flag} {shlex.quote(folder)}" for flag, folder in (
                  ("--html", arguments.html), ("--html-lost", arguments.html_lost)) if folder),
              file=sys.stderr)
        raise
    return 1 if match.faulty() or not written else 0


def _written(target: str, write: Callable[[], None]) -> bool:
    """Write what was asked for; a disk that is full by now costs nothing else."""
    try:
        write()
    except OSError as error:
        print(plain(f"arena match: {target}: {plainly(error)}"), file=sys.stderr)
        return False
    return True


def _page_folder(arguments: argparse.Namespace, record: Record) -> Optional[str]:
    """Where a game gets its page; None if it gets none."""
    folder: Optional[str] = arguments.html
    if folder is None and outcome.winner(record) == "b":
        folder = arguments.html_lost
    return folder


def _write_pages(arguments: argparse.Namespace, match: Match) -> None:
    """Pages of the games that were asked for, and an index of all games that links to them."""
    lost = {record["index"] for record in match.records if outcome.winner(record) == "b"}
    every = {record["index"] for record in match.records}
    for folder, chosen in ((arguments.html, every), (arguments.html_lost, lost)):
        if folder is None or not chosen:
            continue
        made = pages.write_games(Path(folder), chosen, match.log.path)
        told = match.conditions
        names = [told.a.spec, told.b.spec]
        if told.a.spec == told.b.spec:  # the table of a bot with itself says nothing
            print(f"pages: {len(made)} in {folder}")
            continue
        index = Path(folder, "index.html")
        table = standings(match.records, names, games.referee(told.game).table_points)
        standings_page.write(str(index), f"{told.game}: {' against '.join(names)}", told.game,
                             table, match.records, match.log.path, names, pages=made)
        print(f"pages: {len(made)}, all listed in {index.resolve().as_uri()}")


def _go_on(match: Match) -> str:
    return f"./play.sh match --resume --log {shlex.quote(match.log.path)}"


def _write_json(path: Optional[str], match: Match) -> None:
    if path is not None:
        write_json(path, report.summary(report.of_match(match)))
