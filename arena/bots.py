"""What a bot is: from its name on the command line to a command, its files and their hashes."""

import hashlib
import os
import shlex
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Bot:
    """A program that can take a seat. Example: `circus_bot.py` is
    Bot("circus_bot.py", ("/usr/bin/python3", "/home/me/circus_bot.py"), submission=True)."""

    spec: str  # as the user wrote it
    command: tuple[str, ...]  # absolute paths, because a program runs in a directory of its own
    submission: bool = False  # takes `--time-scale X`
    builtin: bool = False  # may import the arena

    @property
    def human(self) -> bool:
        return self.spec == "human"

    def hashes(self) -> dict[str, str]:
        """sha256 of every file that the command names, the Python interpreter excepted."""
        files = [word for word in self.command if word != sys.executable and os.path.isfile(word)]
        return {os.path.basename(f): hashlib.sha256(Path(f).read_bytes()).hexdigest()
                for f in files}

    def argv(self, time_scale: float) -> list[str]:
        scale = ["--time-scale", f"{time_scale:g}"] if self.submission and time_scale != 1 else []
        return [*self.command, *scale]

    def environment(self, seed: int) -> dict[str, str]:
        """The user's, plus what makes a game of chance repeatable."""
        environment = {**os.environ, "ARENA_SEED": str(seed), "PYTHONHASHSEED": str(seed)}
        environment.pop("PYTHONPATH", None)  # play.sh sets it, for the arena alone
        if self.builtin:
            environment["PYTHONPATH"] = str(ROOT)
        return environment


def parse(spec: str, game: str) -> Bot:
    """`human`, `builtin:NAME`, a .py file or a command line; ValueError says what is wrong."""
    if spec == "human":
        return Bot(spec, ())
    if spec.startswith("builtin:"):
        file = ROOT / "arena" / "builtin" / f"{game}_{spec[len('builtin:'):]}.py"
        if not file.is_file():
            raise ValueError(f"no bot {spec!r} for {game}: choose builtin:random or builtin:greedy")
        return Bot(spec, (sys.executable, str(file)), builtin=True)
    if spec.endswith(".py") and (os.path.isfile(spec) or len(spec.split()) == 1):
        if not os.path.isfile(spec):
            raise ValueError(f"no such bot file: {spec}")
        return Bot(spec, (sys.executable, os.path.abspath(spec)), submission=True)
    return Bot(spec, _absolute(shlex.split(spec)))


def _absolute(words: list[str]) -> tuple[str, ...]:
    """The words of a command line, with every file that they name found now."""
    if not words:
        raise ValueError("a bot is a .py file, a command line in quotes, or builtin:random|greedy")
    program = os.path.abspath(words[0]) if os.sep in words[0] else shutil.which(words[0])
    rest = [os.path.abspath(word) if os.path.isfile(word) else word for word in words[1:]]
    return (program or words[0], *rest)  # one that is not there gets the status `start`
