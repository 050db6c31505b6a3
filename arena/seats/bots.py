"""What a bot is: from its name on the command line to a command, its files and their hashes."""

import hashlib
import os
import shlex
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from arena import games
from arena.game import Referee

ROOT = Path(__file__).resolve().parent.parent.parent
# What a .py file may be told: only where its text has the option in quotes, so that a program
# that knows nothing of it is not tripped.
OPTIONS = ("--time-scale", "-v", "--talk", "--after")


@dataclass(frozen=True)
class Bot:
    """A program that can take a seat. Example: `circus_bot.py` is Bot("circus_bot.py",
    ("/usr/bin/python3", "/home/me/circus_bot.py"), ("/home/me/circus_bot.py",))"""

    spec: str  # as the user wrote it
    command: tuple[str, ...]  # absolute paths, because a program runs in a directory of its own
    files: tuple[str, ...] = ()  # those of the command that make the bot what it is
    options: tuple[str, ...] = ()  # those of OPTIONS that its text mentions
    builtin: bool = False  # may import the arena
    sha256: tuple[tuple[str, str], ...] = ()  # of a bot that is frozen: (file, hash)

    @property
    def human(self) -> bool:
        return self.spec == "human"

    @property
    def chance(self) -> bool:
        """Whether the judge itself picks its answers, from the legal ones."""
        return self.builtin and not self.command

    def can_go_on(self, game: type[Referee]) -> bool:
        """Whether it can take a seat in the middle of a game: it must learn what was answered
        there before."""
        return (not game.persistent or game.echoes or self.human or self.chance
                or "--after" in self.options)

    def hashes(self) -> dict[str, str]:
        """sha256 of each of its files."""
        if self.sha256:
            return dict(self.sha256)
        return {os.path.basename(file): hashlib.sha256(Path(file).read_bytes()).hexdigest()
                for file in self.files}

    def argv(self, time_scale: float, thoughts: bool = False) -> list[str]:
        """Its command, with the options that it understands and that say something new."""
        scale = ["--time-scale", f"{time_scale:g}"] if time_scale != 1 else []
        aloud = ["-v"] if thoughts else []
        return [*self.command, *(scale if "--time-scale" in self.options else []),
                *(aloud if "-v" in self.options else [])]

    def environment(self, seed: int) -> dict[str, str]:
        """The user's, plus what makes a game of chance repeatable."""
        environment = {**os.environ, "ARENA_SEED": str(seed), "PYTHONHASHSEED": str(seed)}
        environment.pop("PYTHONPATH", None)  # play.sh sets it, for the arena alone
        if self.builtin:
            environment["PYTHONPATH"] = str(ROOT)
            environment["ARENA_GAMES"] = os.pathsep.join(games.__path__)
        return environment


def own_program(game: str, other: str = "builtin:random") -> str:
    """The project's program for a game; the other where it has none."""
    ours = ROOT / f"{game}_bot.py"
    return str(ours) if ours.exists() else other


def parse(spec: str, game: str) -> Bot:
    """`human`, `builtin:NAME`, a .py file with or without options, or a command line; ValueError
    says what is wrong."""
    if spec == "human":
        return Bot(spec, ())
    if spec.startswith("builtin:"):
        return _builtin(spec, game)
    if spec.endswith(".py") and (os.path.isfile(spec) or len(spec.split()) == 1):
        if not os.path.isfile(spec):
            raise ValueError(f"no such bot file: {spec}")
        return _python(spec, [spec])
    try:
        words = shlex.split(spec)
    except ValueError as error:
        raise ValueError(f"bot {spec!r}: {error}") from None
    if not words:
        raise ValueError(f"bot {spec!r}: a bot is a .py file, a command line in quotes, or "
                         "builtin:random|greedy")
    if words[0].endswith(".py") and os.path.isfile(words[0]):
        return _python(spec, words)
    return _command(spec, words)


def short_name(spec: str) -> str:
    """A bot for people, without folders. Example: `'my bots/a.py' -d 3` is `a.py -d 3`"""
    try:
        words = [spec] if os.path.isfile(spec) else shlex.split(spec)
    except ValueError:
        words = [spec]
    return " ".join(os.path.basename(word) for word in words)


def _python(spec: str, words: list[str]) -> Bot:
    """A .py file, maybe with options of the user's."""
    command, files = _found(words)
    return Bot(spec, (sys.executable, *command), files, options=_options(command[0]))


def _options(file: str) -> tuple[str, ...]:
    text = Path(file).read_bytes()
    return tuple(option for option in OPTIONS
                 if f'"{option}"'.encode() in text or f"'{option}'".encode() in text)


def _builtin(spec: str, game: str) -> Bot:
    name = spec[len("builtin:"):]
    if name not in games.builtins(game):
        have = " or ".join(f"builtin:{each}" for each in games.builtins(game))
        raise ValueError(f"no bot {spec!r} for {game}: choose {have}")
    file = str(games.folder(game) / f"{name}_bot.py")
    if not os.path.isfile(file):  # builtin:random of a game that has none of its own
        return Bot(spec, (), builtin=True)
    return Bot(spec, (sys.executable, file), (file,), builtin=True, options=_options(file))


def _command(spec: str, words: list[str]) -> Bot:
    """A command line: its program is looked for as a shell does."""
    if os.sep in words[0] and os.path.exists(words[0]):
        _want_executable(words[0])
    (program, *rest), files = _found(words)
    if os.sep not in words[0]:
        # A program that is not there is left as it is: it gets the status `start`.
        program, files = shutil.which(words[0]) or words[0], _found(words[1:])[1]
    return Bot(spec, (program, *rest), files)


def _want_executable(program: str) -> None:
    """ValueError that names the file of the user: a match starts a copy elsewhere."""
    if os.path.isdir(program):
        raise ValueError(f"{program} is a directory, not a bot")
    if not os.access(program, os.X_OK):
        raise ValueError(f"{program} is not executable: chmod +x {shlex.quote(program)}")


def _found(words: list[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The words with every file that they name found now, and those files."""
    files = {word: os.path.abspath(word) for word in words if os.path.isfile(word)}
    return tuple(files.get(word, word) for word in words), tuple(files.values())
