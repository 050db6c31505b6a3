"""`replay`: print a logged game, validating it again."""

import argparse

from arena.commands import WrongArgument
from arena.matches import log, replay

HELP = "print a logged game, validating it again"
EXAMPLE = "./play.sh replay match.jsonl --game 3"


def arguments(parser: argparse.ArgumentParser, words: list[str]) -> None:
    parser.add_argument("file", metavar="FILE.jsonl")
    parser.add_argument("--game", metavar="K", type=int, required=True, help="number of the game")


def run(arguments: argparse.Namespace) -> int:
    try:
        record = log.find(arguments.file, arguments.game)
    except (OSError, ValueError) as error:
        raise WrongArgument(f"arena replay: {error}") from None
    return replay.main(record)
