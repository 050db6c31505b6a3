"""`tournament`: many bots, everyone against everyone, or the first against all others."""

import argparse
import os
import random
import shlex
import sys
import tempfile
from typing import Optional

from arena import games
from arena.commands import (
    ALONE,
    WrongArgument,
    add_game_options,
    add_place,
    add_sandbox,
    beside_json,
    columns,
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
from arena.matches import log, report, standings, standings_text, workers
from arena.matches.cluster import machines_text
from arena.matches.freeze import freeze
from arena.matches.live import Live
from arena.matches.log import Log
from arena.matches.play import Conditions, Record
from arena.matches.tournament import Tournament
from arena.seats import bots
from arena.seats.bots import Bot
from arena.web import standings_page

HELP = "let many bots play: everyone against everyone, or the first against all others"
EXAMPLE = ("./play.sh tournament circus circus_bot.py builtin:greedy builtin:random --rounds 5 "
           "--log circus.jsonl --html circus")


def arguments(parser: argparse.ArgumentParser, words: list[str]) -> None:
    parser.add_argument("game", metavar="GAME", help=(
        f"{', '.join(games.names())}; `tournament GAME --help` also shows the options of the game"))
    parser.add_argument("bots", metavar="BOT", nargs="+", help=(
        "two or more: .py files, command lines in quotes, builtin:random, builtin:greedy"))
    parser.add_argument("--rounds", metavar="R", type=whole_number, default=1, help=(
        "in a round each pairing plays two games from one deal, sides exchanged (default 1)"))
    parser.add_argument("--gauntlet", action="store_true", help="the first bot against all others")
    parser.add_argument("--seed", metavar="S", type=int, help=(
        "default: that of the log to go on with, else chosen and printed"))
    add_place(parser)
    parser.add_argument("--log", metavar="FILE.jsonl", help="one game a line, for replay as well")
    parser.add_argument("--resume", action="store_true",
                        help="play only what the log does not have; more --rounds are welcome")
    parser.add_argument("--html", metavar="DIR", help=(
        "write DIR/index.html: standings, cross table, and a page for each game; without --log "
        "the log goes there too"))
    parser.add_argument("--json", metavar="FILE",
                        help=f"write the standings as one object{ALONE}")
    parser.add_argument("--strict-memory", action="store_true",
                        help="limit the address space instead of the resident memory")
    add_sandbox(parser)
    parser.add_argument("--time-scale", metavar="X", type=scale, default=1.0, help=(
        "scale the limits, for quick games; bots that are .py files and know it are told"))
    add_game_options(parser, game_in(words))


def run(arguments: argparse.Namespace) -> int:
    entrants = _entrants(arguments)
    _try_targets(arguments)
    with beside_json(arguments.json), \
            tempfile.TemporaryDirectory(prefix="arena-") as folder, \
            open_log(arguments, "tournament", arguments.html) as book:
        frozen = [freeze(bot, os.path.join(folder, str(number)))
                  for number, bot in enumerate(entrants)]
        tournament = Tournament(_conditions(arguments, frozen, book), frozen, arguments.rounds,
                                arguments.gauntlet)
        _resume(tournament, book)
        try:
            _play(arguments, tournament, book, folder)
            _tell(arguments, tournament, book)
        except (workers.Interrupted, workers.WorkerDied, games.BadGame, OSError):
            if not book.empty():
                pages = " and to write the pages" if arguments.html else ""
                print(f"to go on{pages}: the same command with --resume --log "
                      f"{shlex.quote(book.path)}", file=sys.stderr)
            raise
        if not arguments.log and not tournament.faulty():
            os.unlink(book.path)
    return 1 if tournament.faulty() else 0


def _entrants(arguments: argparse.Namespace) -> list[Bot]:
    game_named(arguments.game)
    try:
        entrants = [bots.parse(spec, arguments.game) for spec in arguments.bots]
    except ValueError as error:
        raise WrongArgument(f"arena tournament: {error}") from None
    if len(entrants) < 2:
        raise WrongArgument("arena tournament: needs at least two bots")
    for number, spec in enumerate(arguments.bots):
        if spec in arguments.bots[:number]:
            raise WrongArgument(f"arena tournament: {spec} is there twice")
        if entrants[number].human:
            raise WrongArgument("arena tournament: people play in `human` and `serve`")
    return entrants


def _try_targets(arguments: argparse.Namespace) -> None:
    """Say before the first game that something cannot be written."""
    try:
        try_json(arguments.json)
        if arguments.html:
            log.try_folder(arguments.html)
    except OSError as error:
        raise WrongArgument(f"arena tournament: {plainly(error)}") from None


def _conditions(arguments: argparse.Namespace, entrants: list[Bot], book: Log) -> Conditions:
    seed: Optional[int] = arguments.seed
    try:
        if seed is None and not book.empty():
            seed = next(log.heads(book.path))["seed"]
    except (OSError, ValueError) as error:
        raise WrongArgument(f"arena tournament: {plainly(error)}") from None
    if seed is None:
        seed = random.SystemRandom().getrandbits(32)
    return Conditions(arguments.game, entrants[0], entrants[1], seed,
                      game_options(arguments.game, arguments), arguments.time_scale,
                      arguments.strict_memory, thoughts=bool(arguments.html),
                      sandbox=sandboxed(arguments))


def _resume(tournament: Tournament, book: Log) -> None:
    try:
        tournament.resume(book.path)
    except (OSError, ValueError) as error:
        raise WrongArgument(f"arena tournament: {plainly(error)}") from None


def _play(arguments: argparse.Namespace, tournament: Tournament, book: Log,
          folder: str) -> None:
    conditions = tournament.conditions
    print(f"{conditions.game}: {len(tournament.bots)} bots, {tournament.games} games, "
          f"seed {conditions.seed}", file=sys.stderr, flush=True)
    tell_sandbox(arguments)
    live = Live(tournament.table, tournament.games - len(tournament.records))

    def seen(record: Record) -> None:
        for line in report.fault_lines(record, book.path, named=True):
            live.say(line)
        live.step()

    try:
        tournament.play(book, place(arguments, arguments.log, folder), seen)
    finally:
        live.clear()
        if tournament.records:
            print(standings_text.text(tournament.table(), columns=columns(sys.stdout)), flush=True)


def _tell(arguments: argparse.Namespace, tournament: Tournament, book: Log) -> None:
    table = tournament.table()
    print(machines_text(tournament.records), end="")
    if arguments.json:
        write_json(arguments.json, {
            "game": tournament.conditions.game, "seed": tournament.conditions.seed,
            "options": tournament.conditions.options, "rounds": tournament.rounds,
            "gauntlet": tournament.gauntlet, **standings.as_json(table)})
    if arguments.html:
        title = f"{tournament.conditions.game}: tournament of {len(tournament.bots)} bots"
        page = os.path.join(arguments.html, "index.html")
        standings_page.write(page, title, tournament.conditions.game, table,
                             tournament.records, book.path, tournament.names)
        print(f"page: {page}")
