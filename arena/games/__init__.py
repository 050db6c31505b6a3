"""Which games there are: the game NAME is a folder NAME with a referee.py in it, here or in one
of the directories that ARENA_GAMES names (as PATH does). A game is imported when it is played."""

import importlib
import os
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Optional

from arena.game import Referee

# What a referee's class declares, beside its methods.
DECLARED = ("seats", "persistent", "clock", "memory_mb")

ELSEWHERE = [path for path in os.environ.get("ARENA_GAMES", "").split(os.pathsep) if path]
# Folders of other directories are imported as if they stood here.
__path__ += map(os.path.abspath, ELSEWHERE)


class BadGame(ValueError):
    """There is such a game, but its folder is not in order: where, and why, in one line."""


def names() -> list[str]:
    """The games that have a referee."""
    return sorted({name for name, folder in _folders() if (folder / "referee.py").is_file()})


def missing() -> list[str]:
    """What ARENA_GAMES names and is no directory."""
    return [path for path in ELSEWHERE if not os.path.isdir(path)]


def folders() -> list[str]:
    """All folders of games; SET, for one, has no opponents and hence no referee."""
    return sorted({name for name, _ in _folders()})


def folder(name: str) -> Path:
    """Where a game lives; ValueError when there is no such game."""
    for known, path in _folders():
        if known == name:
            return path
    raise ValueError(f"no game {name!r}: choose one of {', '.join(names())}")


def referee(name: str) -> type[Referee]:
    """The referee of a game; ValueError when there is no such game or no whole referee."""
    module = part(name, "referee") if name in names() else None
    if module is None:
        raise ValueError(f"no game {name!r}: choose one of {', '.join(names())}")
    for found in vars(module).values():
        # Not issubclass: in Python 3.9 it does not take a list[str], which is a type there.
        if isinstance(found, type) and Referee in found.__mro__ and (
                getattr(found, "name", None) == name):
            lacks = sorted(getattr(found, "__abstractmethods__", ())) + [
                each for each in DECLARED if not hasattr(found, each)]
            if lacks:
                raise BadGame(f"{folder(name)}/referee.py: {found.__name__} lacks "
                              + ", ".join(lacks))
            return found
    raise BadGame(f"{folder(name)}/referee.py has no Referee named {name!r}")


def part(name: str, file: str) -> Optional[ModuleType]:
    """FILE.py of a game's folder, None when it has none."""
    path = folder(name) / f"{file}.py"
    if not path.is_file():
        return None
    try:
        return importlib.import_module(f"arena.games.{name}.{file}")
    except SyntaxError as error:
        line = f", line {error.lineno}" if error.lineno else ""
        raise BadGame(f"{error.filename or path}{line}: SyntaxError: {error.msg}") from None
    except Exception as error:  # whatever is wrong in somebody's file: he is told where
        where = own_line(name, error) or str(path)
        raise BadGame(f"{where}: {type(error).__name__}: {error}") from None


@contextmanager
def blamed(name: str, before: str = "") -> Iterator[None]:
    """What a game's own code raises in here, which it must not, is a BadGame with its line."""
    try:
        yield
    except Exception as error:
        where = own_line(name, error)
        if not where:
            raise
        raise BadGame(f"{before}{where}: {type(error).__name__}: {error}") from None


def own_line(name: str, error: Exception) -> str:
    """The last line of a game's folder that led to an error; "" if none did."""
    home = folder(name).resolve()
    own = [frame for frame in traceback.extract_tb(error.__traceback__)
           if Path(frame.filename).resolve().parent == home]
    return f"{own[-1].filename}, line {own[-1].lineno}" if own else ""


def builtins(name: str) -> list[str]:
    """The opponents of a game, by their names after `builtin:`."""
    own = {path.name[:-len("_bot.py")] for path in folder(name).glob("*_bot.py")}
    return sorted(own | {"random"})


def _folders() -> list[tuple[str, Path]]:
    return [(path.name, path) for place in __path__ for path in sorted(Path(place).glob("*"))
            if path.is_dir() and path.name.isidentifier() and path.name != "__pycache__"]
