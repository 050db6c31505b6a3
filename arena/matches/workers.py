"""Where games are played: in worker processes of this machine, several at a time.

Each of `jobs` worker processes plays one game at a time. They are processes, not threads, so
that the bookkeeping of one game never delays the clock of another, and so that everything
below a worker belongs to its one game and can be ended with it.
"""

import multiprocessing
import os
import shutil
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from typing import Callable, NoReturn

from arena.matches.play import Job, Record, play
from arena.seats.program import adopt_orphans, end_all

# fork: a worker starts at once, and this process has no threads that a fork could break.
FORK = multiprocessing.get_context("fork")
# Signals that end a match; the command line makes each of them `Interrupted`.
ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Interrupted(Exception):
    """One of the signals ENDING: the match shall end now."""


class WorkerDied(Exception):
    """A worker ended: killed from outside, for example for want of memory, or by a bug."""


def run(todo: list[Job], slots: int, done: Callable[[Record], bool]) -> None:
    """Play the games `todo`, `slots` at a time; `done` gets each record as it comes and says
    whether to go on."""
    waiting = list(reversed(todo))
    with _workers(min(slots, len(todo))) as pipes:
        busy = set()
        for pipe in pipes:
            pipe.send(waiting.pop())
            busy.add(pipe)
        while busy:
            ready = wait(list(busy))
            for pipe in [each for each in busy if each in ready]:
                try:
                    record = pipe.recv()
                except EOFError:
                    raise WorkerDied("a worker process died; a --log can be resumed") from None
                if waiting:
                    pipe.send(waiting.pop())
                else:
                    busy.remove(pipe)
                if not done(record):
                    waiting.clear()


@contextmanager
def _workers(count: int) -> Iterator[list[Connection]]:
    """Pipes to `count` workers; whatever happens, nothing of them is left afterwards."""
    adopt_orphans()
    folder = tempfile.mkdtemp(prefix="arena-")
    processes, pipes = [], []
    try:
        for _ in range(count):
            ours, theirs = FORK.Pipe()
            process = FORK.Process(target=_work, args=(theirs, folder, os.getpid()))
            process.start()
            theirs.close()
            processes.append(process)
            pipes.append(ours)
        yield pipes
    finally:
        # Nothing shall disturb the cleaning.
        handlers = {number: signal.signal(number, signal.SIG_IGN) for number in ENDING}
        for process in processes:
            process.terminate()
        for process in processes:
            process.join(timeout=10)
        end_all()
        shutil.rmtree(folder, ignore_errors=True)
        for number, handler in handlers.items():
            signal.signal(number, handler)


def interrupt(number: int, frame: object) -> NoReturn:
    raise Interrupted(signal.Signals(number).name)


def _work(pipe: Connection, folder: str, parent: int) -> None:
    """A worker: play the games that come through the pipe until SIGTERM."""
    signal.signal(signal.SIGTERM, _stop)
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, lambda *_: None)  # Ctrl-C reaches us too: our parent will tell
    adopt_orphans(end_with_parent=True)
    if os.getppid() != parent:
        return
    try:
        while True:
            pipe.send(play(pipe.recv(), folder))
    finally:
        end_all()
        if os.getppid() != parent:
            shutil.rmtree(folder, ignore_errors=True)


def _stop(number: int, frame: object) -> NoReturn:
    signal.signal(signal.SIGTERM, lambda *_: None)
    raise SystemExit(0)
