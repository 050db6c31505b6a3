"""Copies of bots: a match plays them, so that nobody changes a bot by editing its files.

A bot's files are those that its command names; they are copied and hashed once. A program may
need what stands beside them (a module, weights, a library), so each copy is given the rest of its
directory: copied as well, up to FILES and BYTES; what is more than that, and what is hidden, is
there as a link. Programs that are installed (in PREFIX/bin with a PREFIX/lib beside it, like the
Python of a virtual environment) stay where they are, because they would not find their libraries.
"""

import hashlib
import os
import shutil
from dataclasses import dataclass, replace
from pathlib import Path

from arena.seats.bots import Bot

FILES, BYTES = 500, 32 << 20


@dataclass
class _Room:
    """How much may still be copied."""

    files: int = FILES
    bytes: int = BYTES

    def take(self, size: int) -> bool:
        if not self.files or size > self.bytes:
            return False
        self.files, self.bytes = self.files - 1, self.bytes - size
        return True


def freeze(bot: Bot, folder: str) -> Bot:
    """The same bot, played from copies in `folder`, which is its own and is made."""
    os.mkdir(folder)
    copies: dict[str, str] = {}  # path: path of the copy
    homes: dict[str, str] = {}  # directory: directory of the copies
    digests: list[tuple[str, str]] = []
    for file in bot.files:
        data = Path(file).read_bytes()
        digests.append((os.path.basename(file), hashlib.sha256(data).hexdigest()))
        if file == bot.command[0] and installed(file):
            continue
        home, name = os.path.split(file)
        if home not in homes:
            homes[home] = os.path.join(folder, str(len(homes)))
            os.mkdir(homes[home])
        copies[file] = os.path.join(homes[home], name)
        Path(copies[file]).write_bytes(data)
        shutil.copymode(file, copies[file])
    for home, copied in homes.items():
        _beside(home, copied, _Room())
    return replace(bot, command=tuple(copies.get(word, word) for word in bot.command),
                   files=tuple(copies.get(file, file) for file in bot.files),
                   sha256=tuple(digests))


def installed(file: str) -> bool:
    prefix, inside = os.path.split(os.path.dirname(file))
    return inside == "bin" and os.path.isdir(os.path.join(prefix, "lib"))


def _beside(home: str, copied: str, room: _Room) -> None:
    """Give `copied` all that `home` has and it has not; files before directories, so that room
    goes first to what is nearest."""
    with os.scandir(home) as found:
        entries = sorted(found, key=lambda entry: (entry.is_dir(), entry.name))
    for entry in entries:
        target = os.path.join(copied, entry.name)
        if os.path.lexists(target) or entry.name == "__pycache__":
            continue
        if entry.name.startswith(".") or entry.is_symlink() or not _copy(entry, target, room):
            os.symlink(os.path.abspath(entry.path), target)


def _copy(entry: "os.DirEntry[str]", target: str, room: _Room) -> bool:
    """Whether there was room for it."""
    try:
        if entry.is_file() and room.take(entry.stat().st_size):
            shutil.copy2(entry.path, target)
            return True
        if entry.is_dir() and room.take(0):
            os.mkdir(target)
            _beside(entry.path, target, room)
            return True
    except OSError:  # it cannot be read: the program could not either
        return os.path.lexists(target)
    return False
