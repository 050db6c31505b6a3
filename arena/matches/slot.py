"""The judge of one game slot of a cluster worker: `python -m arena.matches.slot`.

It is a process of its own, because a judge ends everything below it after each game and its clock
must not wait for the threads of the cluster. Work comes in through stdin, pickled; for each piece
one line of JSON goes out: the records, or a text, what is wrong with the game, or {"trouble": why
it cannot be played here}, after which it ends. It ends when stdin does, or with its parent."""

import hashlib
import json
import os
import pickle
import shutil
import signal
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple, NoReturn, Union

from arena.games import BadGame
from arena.matches.play import Job, Record, play
from arena.seats.bots import Bot
from arena.seats.process import adopt_orphans, end_all


class Work(NamedTuple):
    """Games that one slot plays one after the other."""

    jobs: list[Job]
    files: dict[str, bytes]  # of the bots, by their sha256
    python: str  # the interpreter in the bots' commands, which is another one here


Told = Union[list[Record], str, dict[str, str]]


def main() -> int:
    """Play until there is nothing more to come."""
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # whatever prints by mistake must not come between the records
    signal.signal(signal.SIGTERM, _stop)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches us too: our parent will tell
    adopt_orphans(end_with_parent=True)
    folder = tempfile.mkdtemp(prefix="arena-slot-")
    try:
        while True:
            try:
                work: Work = pickle.load(sys.stdin.buffer)
            except EOFError:
                return 0
            told = answer(work, folder)
            data = json.dumps(told).encode() + b"\n"
            while data:
                data = data[out.write(data):]
            if isinstance(told, dict):  # the next judge has a new folder
                return 1
    finally:
        end_all()
        shutil.rmtree(folder, ignore_errors=True)


def answer(work: Work, folder: str) -> Told:
    """What goes out for a piece of work."""
    records = []
    for job in work.jobs:
        try:
            here = unpacked(job, work, folder)
        except (ValueError, OSError) as error:
            return {"trouble": str(error)}
        try:
            records.append(play(here, folder))
        except BadGame as error:
            return str(error)
    return records


def _stop(number: int, frame: object) -> NoReturn:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise SystemExit(0)


def unpacked(job: Job, work: Work, folder: str) -> Job:
    """The same job with bots that are files here."""
    a, b = (_unpacked(bot, work, folder) for bot in (job.conditions.a, job.conditions.b))
    return replace(job, conditions=replace(job.conditions, a=a, b=b))


def _unpacked(bot: Bot, work: Work, folder: str) -> Bot:
    """Files that did not travel, like an installed compiler, must be here under their own name;
    everything is checked by its hash, each time."""
    here = {work.python: sys.executable}
    for file, (name, digest) in zip(bot.files, bot.sha256):
        here[file] = file
        if digest in work.files:
            home = Path(folder, "bots", digest)
            home.mkdir(parents=True, exist_ok=True)
            here[file] = str(home / name)
            if not os.path.exists(here[file]):
                Path(here[file]).write_bytes(work.files[digest])
                os.chmod(here[file], 0o755)
        if hashlib.sha256(Path(here[file]).read_bytes()).hexdigest() != digest:
            raise ValueError(f"{here[file]} is not the file that was sent: sha256 {digest[:16]}…")
    return replace(bot, command=tuple(here.get(word, word) for word in bot.command),
                   files=tuple(here[file] for file in bot.files))


if __name__ == "__main__":
    sys.exit(main())
