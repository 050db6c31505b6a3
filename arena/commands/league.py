"""`league`: all versions of a bot, kept and rated over weeks."""

import argparse
import math
import os
import sys
import time

from arena import games
from arena.commands import (
    WrongArgument,
    add_game_options,
    add_place,
    add_sandbox,
    columns,
    game_in,
    game_named,
    game_options,
    place,
    plainly,
    sandboxed,
    scale,
    tell_sandbox,
    whole_number,
)
from arena.matches import cluster, log, report, standings_text
from arena.matches.league import League, Trouble
from arena.matches.live import Live
from arena.matches.play import Record
from arena.seats import bots
from arena.web import standings_page

HELP = "keep all versions of a bot, let them play what tells most, and rate them"
EXAMPLE = ("./play.sh league mine create durak; ./play.sh league mine add durak_bot.py --name v1; "
           "./play.sh league mine run --minutes 60")
WHAT = "create|add|run|show|retire"
GAMES = 100  # of a run that is not told how many


def arguments(parser: argparse.ArgumentParser, words: list[str]) -> None:
    parser.add_argument("folder", metavar="DIR", help="where the league lives, in readable files")
    verbs = parser.add_subparsers(dest="verb", metavar=WHAT, required=True)
    create = verbs.add_parser("create", help="begin a league", allow_abbrev=False)
    create.add_argument("game", metavar="GAME", help=", ".join(games.names()))
    create.add_argument("--time-scale", metavar="X", type=scale, default=1.0,
                        help="scale the limits of all games")
    create.add_argument("--strict-memory", action="store_true",
                        help="limit the address space instead of the resident memory")
    add_game_options(create, game_in(words[1:]))
    add = verbs.add_parser("add", help="keep a copy of a bot and let it play", allow_abbrev=False)
    add.add_argument("bot", metavar="BOT", help=(
        "a .py file, a command line in quotes (the files that it names are kept), builtin:NAME"))
    add.add_argument("--name", metavar="NAME", help="default: that of the file")
    run = verbs.add_parser("run", allow_abbrev=False, help=(
        "play what tells most; any number of runs at once"))
    amount = run.add_mutually_exclusive_group()
    amount.add_argument("--games", metavar="N", type=whole_number, help=(
        f"games come in pairs from one deal, so an odd N may be one more (default {GAMES})"))
    amount.add_argument("--minutes", metavar="M", type=float, help="instead of --games")
    add_place(run)
    add_sandbox(run)
    show = verbs.add_parser("show", help="the table", allow_abbrev=False)
    show.add_argument("--html", metavar="FILE", help="write it as a page, with its games beside it")
    retire = verbs.add_parser("retire", help="let a bot play no more; its games stay",
                              allow_abbrev=False)
    retire.add_argument("name", metavar="NAME")


def run(arguments: argparse.Namespace) -> int:
    try:
        if arguments.verb == "create":
            return _create(arguments)
        league = League(arguments.folder)
        return {"add": _add, "run": _run, "show": _show, "retire": _retire}[arguments.verb](
            league, arguments)
    except (Trouble, OSError, ValueError) as error:
        raise WrongArgument(f"arena league: {plainly(error)}") from None


def _create(arguments: argparse.Namespace) -> int:
    game_named(arguments.game)
    League.create(arguments.folder, arguments.game, game_options(arguments.game, arguments),
                  arguments.time_scale, arguments.strict_memory)
    print(f"{arguments.folder}: a league of {arguments.game}; next: add two bots or more")
    return 0


def _add(league: League, arguments: argparse.Namespace) -> int:
    bot = bots.parse(arguments.bot, league.settings["game"])
    if bot.human:
        raise Trouble("people play in `human` and `serve`")
    name = arguments.name or standings_text.short_names([bot.spec])[bot.spec]
    league.add(bot, name)
    print(f"{name}: {', '.join(f'{file} {digest[:16]}' for file, digest in bot.hashes().items())}")
    return 0


def _run(league: League, arguments: argparse.Namespace) -> int:
    for name in league.playing():
        league.bot(name)  # as it was added?
    if arguments.minutes is not None and not 0 < arguments.minutes < math.inf:
        raise Trouble("--minutes must be above 0")
    league.sandbox = sandboxed(arguments)
    tell_sandbox(arguments)
    wanted = None if arguments.minutes else arguments.games or GAMES
    until = time.monotonic() + 60 * arguments.minutes if arguments.minutes else None
    live, faults = Live(league.table, wanted), 0

    def seen(record: Record) -> None:
        nonlocal faults
        faults += bool(record["faults"])
        for line in report.fault_lines(record, league.log, named=True):
            live.say(line)
        live.step()

    where = place(arguments, league.log)
    slots = cluster.slots(arguments.dask) if arguments.dask else arguments.jobs
    try:
        league.play(where, slots, wanted, until, seen)
    finally:
        live.clear()
        if league.records:
            _print(league)
    return 1 if faults else 0


def _print(league: League) -> None:
    print(standings_text.text(league.table(), columns=columns(sys.stdout)))
    print(cluster.machines_text(list(league.records.values())), end="")


def _show(league: League, arguments: argparse.Namespace) -> int:
    league.refresh()
    if arguments.html:
        log.try_target(arguments.html)
    _print(league)
    retired = [name for name in league.names if name not in league.playing()]
    if retired:
        print(f"retired: {', '.join(retired)}")
    if arguments.html:
        title = f"{league.settings['game']}: league {os.path.basename(league.folder)}"
        standings_page.write(arguments.html, title, league.settings["game"], league.table(),
                             list(league.records.values()), league.log, league.names, retired)
        print(f"page: {arguments.html}")
    return 0


def _retire(league: League, arguments: argparse.Namespace) -> int:
    league.retire(arguments.name)
    print(f"{arguments.name} plays no more; its games stay")
    return 0
