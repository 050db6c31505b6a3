"""The command line: `python -m arena COMMAND ...`, the same as `./play.sh COMMAND ...`.

A command is a file of arena/commands with `HELP` and `EXAMPLE` (texts), `arguments` (adds its
arguments to a parser; it is given the words, since some depend on others) and `run`."""

import argparse
import importlib
import os
import signal
import sys
from pathlib import Path
from types import ModuleType
from typing import NoReturn, Optional

from arena import games
from arena.commands import WrongArgument, plainly
from arena.matches import workers
from arena.matches.thoughts import plain

COMMANDS = Path(__file__).parent / "commands"
TOUR = "tour"  # what runs without arguments


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise WrongArgument(f"{self.prog}: {message} (see {self.prog} --help)")


def main(argv: Optional[list[str]] = None) -> int:
    argv = sys.argv[1:] if argv is None else argv
    if not sys.platform.startswith("linux"):
        print("arena: needs Linux, whose /proc and process control it uses", file=sys.stderr)
        return 1
    for number in workers.ENDING:
        signal.signal(number, workers.interrupt)
    try:
        status = start(argv or [TOUR])
        sys.stdout.flush()
        return status
    except WrongArgument as error:
        print(plain(str(error)), file=sys.stderr)
        return 2
    except games.BadGame as error:
        print(f"arena: {plain(str(error))}", file=sys.stderr)
        return 2
    except workers.WorkerDied as error:
        print(f"arena: {error}", file=sys.stderr)
        return 1
    except workers.Interrupted:
        print("arena: interrupted", file=sys.stderr)
        return 130
    except OSError as error:  # a full disk; a broken pipe, as of `... | head`, is quiet
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            print(f"arena: {plain(plainly(error))}", file=sys.stderr)
        return 1


def start(argv: list[str]) -> int:
    """Find the command and run it."""
    for path in games.missing():
        print(plain(f"warning: ARENA_GAMES names {path}, which is no directory"), file=sys.stderr)
    name = argv[0]
    if name in ("-h", "--help"):
        overview().print_help()
        return 0
    if name not in names():
        overview().error(f"no command {name!r}: choose one of {', '.join(names())}")
    module = command(name)
    parser = Parser(prog=f"arena {name}", description=f"{module.HELP[0].upper()}{module.HELP[1:]}"
                    + ("" if module.HELP.endswith("?") else "."),
                    epilog=f"example: {module.EXAMPLE}", allow_abbrev=False)
    module.arguments(parser, argv[1:])
    status: int = module.run(parser.parse_args(argv[1:]))
    return status


def names() -> list[str]:
    return sorted(file.stem for file in COMMANDS.glob("*.py") if file.stem != "__init__")


def command(name: str) -> ModuleType:
    return importlib.import_module(f"arena.commands.{name}")


def overview() -> Parser:
    """Only its help is used: one line for each command."""
    top = Parser(prog="arena", description="A local judge for games between programs. Without "
                 "arguments: a tour of under a minute.",
                 epilog="example: ./play.sh match circus circus_bot.py builtin:greedy")
    commands = top.add_subparsers(metavar="COMMAND")
    for name in names():
        commands.add_parser(name, help=command(name).HELP)
    return top
