"""The commands, one file each: `arena.cli` says what such a file has."""

import argparse
import json
import math
import os
import secrets
import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, redirect_stdout
from pathlib import Path
from typing import Any, Optional, TextIO

from arena import games
from arena.game import Option, Referee
from arena.matches import boards, cluster, log
from arena.matches.log import Log
from arena.matches.place import Place, here
from arena.matches.play import Record
from arena.matches.thoughts import plain
from arena.seats import sandbox


class WrongArgument(Exception):
    """The user asked for something that cannot be: one line, exit status 2."""


def plainly(error: Exception) -> str:
    """An error for people, without its number. Example: x.jsonl: Permission denied"""
    if isinstance(error, BlockingIOError) and not error.filename:  # of a fork
        return f"no more processes can be started: {error.strerror}"
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return str(error)


ALONE = "; - is the standard output, which then has nothing else"  # help of --json


def try_json(path: Optional[str]) -> None:
    """OSError if what --json was given cannot be written."""
    if path not in (None, "-"):
        log.try_target(path)


def beside_json(path: Optional[str]) -> AbstractContextManager[Any]:
    """All else that is printed goes to stderr where the JSON has the standard output."""
    return redirect_stdout(sys.stderr) if path == "-" else nullcontext()


def write_json(path: str, value: Any) -> None:
    """To a file, or to the standard output of the process, whatever `beside_json` has done."""
    text = json.dumps(value, indent=1, allow_nan=False) + "\n"
    if path != "-":
        Path(path).write_text(text)
    elif sys.__stdout__ is not None:
        print(text, end="", file=sys.__stdout__, flush=True)


def some(records: Iterable[Record], path: str) -> Iterator[Record]:
    """The games of a log that somebody names; ValueError if there are none. What is left out is
    told."""
    record = None
    for record in records:
        yield record
    if record is None:
        raise ValueError(f"{path} has no game")
    if log.torn(path):
        print(plain(f"{path}: its last line is torn, and left out"), file=sys.stderr)


def game_named(name: str) -> type[Referee]:
    try:
        return games.referee(name)
    except ValueError as error:
        raise WrongArgument(f"arena: {error}") from None


def game_in(words: list[str]) -> Optional[str]:
    """The first of the words that is the name of a game."""
    return next((word for word in words if word in games.names()), None)


def add_game_options(parser: argparse.ArgumentParser, game: Optional[str]) -> None:
    """The options that a game declares; none where no game is named."""
    if game is None:
        return
    group = parser.add_argument_group(f"options of {game}")
    for option in games.referee(game).options:
        if option.values:
            group.add_argument(option.flag, choices=option.values, help=option.help)
        elif option.number:
            group.add_argument(option.flag, metavar="N", type=whole_number, help=option.help)
        else:
            group.add_argument(option.flag, action="store_true", default=None, help=option.help)


def game_options(game: str, arguments: argparse.Namespace) -> dict[str, Any]:
    """What was chosen of a game's options, and the defaults that are always said."""
    def chosen(option: Option) -> Any:
        given = getattr(arguments, option.key)
        return option.default if given is None else given

    values = {option.key: chosen(option) for option in games.referee(game).options}
    return {key: value for key, value in values.items() if value is not None}


def whole_number(text: str) -> int:
    """The type of an argument that counts something."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"want a whole number of at least 1, not {text!r}")
    return int(text)


def scale(text: str) -> float:
    """The type of `--time-scale`."""
    try:
        factor = float(text)
    except ValueError:
        factor = 0.0
    if not 0 < factor < math.inf:
        raise argparse.ArgumentTypeError(f"want a number above 0, not {text!r}")
    return factor


def add_place(parser: argparse.ArgumentParser) -> None:
    """Where the games are played."""
    parser.add_argument("--jobs", metavar="J", type=whole_number, default=1, help=(
        "games at a time (default 1); more than there are cores makes bots late"))
    parser.add_argument("--dask", metavar="ADDRESS", help=(
        "play on the workers of this Dask scheduler, like tcp://host:8786 (docs/cluster.md)"))


def place(arguments: argparse.Namespace, log_path: Optional[str],
          folder: Optional[str] = None) -> Place:
    """What `add_place` was given; `folder` is as in `here`. While games are played they are shown
    beside the log that is kept, if one is."""
    if arguments.dask:
        try:
            return cluster.there(arguments.dask)
        except cluster.NoDask as error:
            raise WrongArgument(f"arena: {error}") from None
    cores = len(os.sched_getaffinity(0))
    if arguments.jobs > cores:
        print(f"warning: {arguments.jobs} jobs on {cores} cores: bots will wait for a core on "
              "their own clock", file=sys.stderr)
    return here(arguments.jobs, folder, boards.folder_of(log_path) if log_path else None)


@contextmanager
def open_log(arguments: argparse.Namespace, command: str,
             pages: Optional[str]) -> Iterator[Log]:
    """The log, open for one match or tournament alone: --log, else one in the folder of the
    `pages`, which name it, else a temporary one. A file that was made here does not stay without
    games; where a log with games is, the caller says."""
    if arguments.log is None and arguments.resume:
        raise WrongArgument(f"arena {command}: --resume wants the --log to go on with")
    if arguments.log is None and pages:
        arguments.log = log.new(arguments.game, pages)
    path = arguments.log or _temporary()
    try:
        log.want_usable(path, arguments.resume)
        book = Log(path)
    except (OSError, ValueError) as error:
        raise WrongArgument(f"arena {command}: {plainly(error)}") from None
    try:
        yield book
    finally:
        if book.made and book.empty():
            os.unlink(path)
        book.close()


def _temporary() -> str:
    """The name of a log that is not there yet; nobody guesses it before it is."""
    return os.path.join(tempfile.gettempdir(), f"arena-{secrets.token_hex(8)}.jsonl")


def add_sandbox(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--sandbox", choices=("auto", "on", "off"), default="auto", help=(
        "programs see neither each other nor the judge nor the network, by bubblewrap (bwrap); "
        "auto: where that works"))


def sandboxed(arguments: argparse.Namespace) -> str:
    """What `add_sandbox` was given, if that is possible here."""
    try:
        sandbox.chosen(arguments.sandbox)
    except ValueError as error:
        raise WrongArgument(f"arena: {error}") from None
    word: str = arguments.sandbox
    return word


def tell_sandbox(arguments: argparse.Namespace) -> None:
    """Say once, when all else is right, what protects from the programs."""
    print(sandbox.told(arguments.sandbox), file=sys.stderr, flush=True)


def columns(stream: TextIO) -> Optional[int]:
    """How wide a terminal is; None for one that does not know it and for a file, which has room
    for everything."""
    return shutil.get_terminal_size((0, 0)).columns or None if stream.isatty() else None
