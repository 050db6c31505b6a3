"""`legal`: print the legal answers in a position."""

import argparse
import os
import sys
from pathlib import Path

from arena import games
from arena.commands import WrongArgument, game_named, plainly

HELP = "print the legal answers in a position"
EXAMPLE = './play.sh legal circus "F4 G2 G8 H3 H6 I1 I9 J5 K3 K7 L1 L6 L9" "B2-C3 A6-B6"'


def arguments(parser: argparse.ArgumentParser, words: list[str]) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(games.names()))
    parser.add_argument("position", metavar="TEXT", nargs="*", help=(
        "a file, `-` for standard input, or the text itself: what the program was sent, with "
        "`> ANSWER` lines for its answers; or what else the game reads, see docs/rules"))


def run(arguments: argparse.Namespace) -> int:
    referee = game_named(arguments.game)
    try:
        position = referee.from_text([_content(word) for word in arguments.position])
    except (OSError, ValueError) as error:
        raise WrongArgument(f"arena legal: {plainly(error)}{_no_file(arguments.position)}"
                            ) from None
    for answer in position.legal():
        print(answer)
    return 0


def _content(word: str) -> str:
    if word == "-":
        return sys.stdin.read()
    if os.path.isfile(word):
        return Path(word).read_text(encoding="ascii", errors="replace")
    if os.path.exists(word):
        raise ValueError(f"{word} is not a file")
    return word


def _no_file(words: list[str]) -> str:
    """A hint where a text that could not be read may have been meant as a file."""
    names = [word for word in words if word != "-" and not os.path.exists(word)
             and len(word.split()) == 1]
    return f" (and there is no file {', '.join(names)})" if names else ""
