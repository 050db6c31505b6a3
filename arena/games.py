"""Which games there are: the game NAME is the file arena/NAME.py with a subclass of `Referee`."""

import functools
import importlib
import re
from pathlib import Path

from arena.game import Referee

HERE = Path(__file__).parent
A_REFEREE = re.compile(r"^class \w+\(\w*Referee\):", re.MULTILINE)


@functools.cache
def names() -> list[str]:
    """Told from the text of the files: a game that is not played is not imported either."""
    return sorted(file.stem for file in HERE.glob("*.py") if A_REFEREE.search(file.read_text()))


def referee(name: str) -> type[Referee]:
    """The referee of a game; ValueError when there is no such game."""
    if name not in names():
        raise ValueError(f"no game {name!r}: choose one of {', '.join(names())}")
    module = importlib.import_module(f"arena.{name}")
    for found in vars(module).values():
        if getattr(found, "name", None) == name and issubclass(found, Referee):
            return found
    raise ValueError(f"arena/{name}.py has no referee of that name")
