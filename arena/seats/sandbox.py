"""A sandbox around a program: bubblewrap (`bwrap`), where the machine has it and it works.

Inside there are no other processes, no network and no files but the system's, the interpreter's,
those that the bot's command names, and the bot's own directory, the only one that can be written
besides a small private /tmp. So neither the opponent nor the judge, nor the log with the deal,
can be seen.
"""

import functools
import os
import shutil
import signal
import site
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Optional

from arena import games
from arena.seats.bots import ROOT, Bot

SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/opt", "/nix", "/gnu")
IN_SYSTEM = ("/usr/", "/proc/", "/dev/")
# Not all of /etc: whoever judges as root would show his secrets.
SETTINGS = ("ld.so.cache", "ld.so.conf", "ld.so.conf.d", "alternatives", "localtime", "passwd",
            "group", "nsswitch.conf", "java*", "mono", "fonts")
BINARIES = ("bin", "shims")  # shims: of pyenv and its like
PARTS_OF_A_PREFIX = ("bin", "lib", "lib64", "libexec", "include", "share", "pyvenv.cfg",
                     "shims", "versions", "version", "plugins", "installs")
SCRATCH_BYTES = 16 << 20  # of /tmp and of /dev/shm: they are memory
PATIENCE = 20  # seconds for the try whether it works


@functools.cache
def trouble() -> Optional[str]:
    """None if it works here, else why not."""
    if not shutil.which("bwrap"):
        return "bubblewrap (bwrap) is not installed"
    complaint = _complaint(walls())
    return f"bubblewrap (bwrap) does not work here: {complaint}" if complaint else None


def _complaint(command: Iterable[str]) -> str:
    """What bwrap says against these walls; "" if they stand."""
    try:
        tried = subprocess.run([*command, *_system(), "--", "/bin/sh", "-c", ":"],
                               stdin=subprocess.DEVNULL, capture_output=True, text=True,
                               timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    return tried.stderr.strip()[:200] or "it fails" if tried.returncode else ""


def chosen(word: str) -> bool:
    """Whether programs run in the sandbox, by what `--sandbox` says (auto, on or off); ValueError
    if it is wanted and does not work."""
    if word == "on" and trouble():
        raise ValueError(f"--sandbox on: {trouble()}")
    return word != "off" and trouble() is None


def told(word: str) -> str:
    """The same as a line for people."""
    if chosen(word):
        return "sandbox: on: programs see neither each other nor the judge nor the network"
    why = "off" if word == "off" else f"none, {trouble()}"
    return f"sandbox: {why}: run only programs that you trust"


def status(code: int) -> int:
    """The exit status, or negative signal, of a program whose sandbox ended with `code`: it tells
    a signal as a shell does."""
    return 128 - code if 128 < code < 128 + signal.NSIG else code


def command(bot: Bot, directory: str, launcher: str, status_fd: Optional[int] = None) -> list[str]:
    """What to put before the command line that the launcher, or the bot itself, is started by."""
    status = [] if status_fd is None else ["--json-status-fd", str(status_fd)]
    return [*walls(), *status, *_system(), *_binds(bot, launcher),
            "--bind", directory, directory, "--chdir", directory, "--remount-ro", "/", "--"]


@functools.cache
def walls() -> tuple[str, ...]:
    """How bwrap is started, but for what is shown inside."""
    shelter = ("--size", str(SCRATCH_BYTES), "--tmpfs")
    words = (shutil.which("bwrap") or "bwrap",
             "--unshare-user", "--unshare-pid", "--unshare-net", "--unshare-ipc", "--unshare-uts",
             "--unshare-cgroup-try", "--die-with-parent", "--new-session", "--cap-drop", "ALL",
             "--hostname", "arena", "--proc", "/proc", "--dev", "/dev", *shelter, "/dev/shm",
             "--remount-ro", "/dev", *shelter, "/tmp", "--setenv", "TMPDIR", "/tmp")
    # With namespaces of its own a program could mount a /tmp of any size. Not every bwrap, and not
    # every machine, can forbid that.
    closed = (*words, "--disable-userns")
    return words if _complaint(closed) else closed


@functools.cache
def _system() -> tuple[str, ...]:
    words: list[str] = []
    for path in SYSTEM:
        if os.path.islink(path):
            words += ["--symlink", os.readlink(path), path]
        elif os.path.isdir(path):
            words += ["--ro-bind", path, path]
    for name in SETTINGS:
        for found in sorted(Path("/etc").glob(name)):
            words += ["--ro-bind", str(found), str(found)]
    return tuple(words)


@functools.cache
def _binds(bot: Bot, launcher: str) -> tuple[str, ...]:
    words: list[str] = []
    shown = [*IN_SYSTEM]
    needed = set(_needed(bot, launcher))
    needed |= set(map(os.path.realpath, needed))  # a link may lie in a directory that is shown
    for path in sorted(needed):  # a directory stands before what is in it
        if os.path.exists(path) and path not in ("/", "/usr") and not path.startswith(tuple(shown)):
            words += ["--ro-bind", os.path.realpath(path), path]
            shown.append(path + os.sep)
    return tuple(words)


def _needed(bot: Bot, launcher: str) -> Iterator[str]:
    """The paths that a bot and its launcher cannot do without."""
    yield launcher
    for program in (sys.executable, bot.command[0]):
        yield from _prefix(program)
    yield from (sys.base_prefix, site.getusersitepackages())
    for file in bot.files:  # copies stand with copies of what stood beside them
        yield os.path.dirname(file) if bot.sha256 else file
    for word in bot.command[1:]:
        path = word.rpartition("=")[2]
        if os.path.isabs(path):
            yield path
    if bot.builtin:
        yield str(ROOT / "arena")
        yield from games.__path__


def _prefix(program: str) -> Iterator[str]:
    """A program, what its links lead to, and, if it is PREFIX/bin/NAME, what it is installed
    with: but not PREFIX itself, which may be somebody's home."""
    for _ in range(40):  # links
        yield program
        where = os.path.dirname(program)
        if os.path.basename(where) in BINARIES:
            yield from (os.path.join(os.path.dirname(where), part) for part in PARTS_OF_A_PREFIX)
        if not os.path.islink(program):
            return
        program = os.path.normpath(os.path.join(where, os.readlink(program)))
