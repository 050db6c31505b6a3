"""`show`: a file of a game as a page: what show.py of the game's folder can read.

Its `KINDS` are functions by name, (text, name of the file) -> Shown: FILE is read by the first,
`--NAME FILE` by the function of that name."""

import argparse
import itertools
import sys
from pathlib import Path
from typing import Callable, Optional

from arena import games
from arena.commands import WrongArgument, plainly
from arena.web import page

HELP = "make a page of a file: a deck of cards, the odds of a game"
EXAMPLE = "./play.sh show set samples/set/przyklad1.in --html deck.html"


def arguments(parser: argparse.ArgumentParser, words: list[str]) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(_shown()))
    parser.add_argument("file", metavar="FILE", nargs="?", help="`-` is standard input")
    parser.add_argument("--html", metavar="FILE.html", required=True, help="where the page goes")
    named = [word for word in words if word in _shown()][:1]
    others = (list(_kinds(game))[1:] for game in named or _shown())
    for name in dict.fromkeys(itertools.chain(*others)):
        parser.add_argument(f"--{name}", metavar="FILE", help=f"instead of FILE: a file of {name}")


def run(arguments: argparse.Namespace) -> int:
    kinds = list(_kinds(arguments.game))
    if not kinds:
        raise WrongArgument(f"arena show: nothing to show of {arguments.game!r}: choose one of "
                            f"{', '.join(_shown())}")
    given = {name: getattr(arguments, name) for name in kinds[1:]}
    chosen = {name: path for name, path in {kinds[0]: arguments.file, **given}.items() if path}
    if len(chosen) != 1:
        raise WrongArgument("arena show: name one file")
    [(kind, path)] = chosen.items()
    try:
        text, name = _content(path)
        shown: page.Shown = _kinds(arguments.game)[kind](text, name)
        target = Path(arguments.html)
        target.write_text(page.write(shown.title, shown.shell, arguments.game, shown.data),
                          encoding="utf-8")
    except (OSError, ValueError) as error:
        others = "".join(f" (--{name} FILE is for a file of {name})" for name in given
                         if name != kind)
        hint = others if isinstance(error, ValueError) else ""
        raise WrongArgument(f"arena show: {plainly(error)}{hint}") from None
    print(target.resolve().as_uri())
    return 0


def _content(path: str) -> tuple[str, str]:
    if path == "-":
        return sys.stdin.read(), "standard input"
    return Path(path).read_text(encoding="utf-8"), Path(path).name


def _shown() -> list[str]:
    return [name for name in games.folders() if (games.folder(name) / "show.py").is_file()]


def _kinds(game: Optional[str]) -> dict[str, Callable[[str, str], page.Shown]]:
    module = games.part(game, "show") if game in _shown() and game else None
    found: dict[str, Callable[[str, str], page.Shown]] = module.KINDS if module else {}
    return found
