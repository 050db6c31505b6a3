"""`replay`: a logged game again, validated by the referee: as text or as a page."""

import argparse
from pathlib import Path

from arena.commands import WrongArgument
from arena.matches import log
from arena.matches.replay import Differs
from arena.web import replay as pages

HELP = "print a logged game, validating it again"
EXAMPLE = "./play.sh replay match.jsonl --game 3 --html game3.html"


def arguments(parser: argparse.ArgumentParser, words: list[str]) -> None:
    parser.add_argument("file", metavar="FILE.jsonl")
    parser.add_argument("--game", metavar="K", type=int, help="number of the game")
    parser.add_argument("--html", metavar="FILE.html", help="write the game as a page")


def run(arguments: argparse.Namespace) -> int:
    raise NotImplementedError
