"""Where games are played: in worker processes of this machine, several at a time.

Each of `jobs` worker processes plays one game at a time. They are processes, not threads, so
that the bookkeeping of one game never delays the clock of another, and so that everything
below a worker belongs to its one game and can be ended with it.

A judge that is N times slower (`Conditions.slow_judge`) is played by company: each worker, with
all its programs, keeps to one core, and N - 1 processes that do nothing but count keep to the same
one. Limits stay as they are, and the programs are not told.
"""

import multiprocessing
import os
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import RawValue
from typing import Any, Callable, NoReturn, Optional, Union

from arena.game import Referee
from arena.games import BadGame
from arena.matches import boards
from arena.matches.play import Job, Record, play
from arena.seats import proc
from arena.seats.process import Wake, adopt_orphans, come_first, end_all
from arena.seats.sweep import remove_tree

# fork: a worker starts at once, and this process has no threads that a fork could break.
FORK = multiprocessing.get_context("fork")
# Signals that end a match; the command line makes each of them `Interrupted`.
ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
LOOK = 0.5  # seconds between looks at workers that stand still
STILL = 3.0  # seconds for which a worker may be stopped
LIVES = 3  # workers that may die, or must be woken, in one game


class Interrupted(Exception):
    """One of the signals ENDING: the match shall end now."""


class WorkerDied(Exception):
    """Workers ended again and again in the same game: killed from outside, or by a bug."""


def run(todo: list[Job], slots: int, done: Callable[[Record], bool],
        folder: Optional[str] = None, live: Optional[str] = None) -> None:
    """Play the games `todo`, `slots` at a time; `done` gets each record as it comes and says
    whether to go on. A game whose worker was killed is played again. `folder` is where the
    workers have theirs; it is removed afterwards, even when this process is killed. `live` is
    where they show their games (`arena.matches.boards`)."""
    waiting = list(reversed(todo))
    deaths: Counter[int] = Counter()
    slow = max((job.conditions.slow_judge for job in todo), default=1)
    with _crew(min(slots, len(todo)), slow, folder, live) as crew:
        for worker in crew.values():
            worker.give(waiting.pop())
        while any(worker.job for worker in crew.values()):
            for pipe in wait([pipe for pipe, worker in crew.items() if worker.job], LOOK):
                assert isinstance(pipe, Connection)
                record = crew[pipe].take()
                if record is None:
                    worker = _replace(crew, crew.pop(pipe), deaths)
                    crew[worker.pipe] = worker
                    continue
                crew[pipe].job = None
                if not done(record):
                    waiting.clear()
                if waiting:
                    crew[pipe].give(waiting.pop())
            for worker in crew.values():
                worker.keep_going()


class _Worker:
    """A process that plays the games it is given, one by one."""

    def __init__(self, folder: str, number: int, slow: int, live: Optional[str]) -> None:
        self.folder, self.live = tempfile.mkdtemp(dir=folder), live
        self.number, self.slow = number, slow
        cores = sorted(os.sched_getaffinity(0))
        self.core = cores[number % len(cores)] if slow > 1 else None
        self.turn = RawValue("i", -1)  # the seat whose answer is awaited, told by the worker
        self.job: Optional[Job] = None
        self.stopped_at: Optional[float] = None
        self.woken = 0
        self.pipe, theirs = FORK.Pipe()
        self.process = FORK.Process(
            target=_work, args=(theirs, self.folder, live, self.turn, self.core, os.getpid()))
        self.process.start()
        theirs.close()
        self.company = [FORK.Process(target=_count, args=(self.core,)) for _ in range(slow - 1)]
        for process in self.company:
            process.start()

    def pids(self) -> set[int]:
        return {process.pid or 0 for process in (self.process, *self.company)}

    def give(self, job: Job) -> None:
        self.job, self.woken = job, 0
        with suppress(OSError):  # it was killed: `take` will tell
            self.pipe.send(job)

    def take(self) -> Optional[Record]:
        """The record of its game, or None when it has died. OSError if the world does not let it
        play: the disk is full, or there are too many open files; BadGame as of `play`."""
        try:
            told: Union[Record, Exception] = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if isinstance(told, Exception):
            raise told
        return told

    def keep_going(self) -> None:
        """Wake it when somebody has stopped it: it shall blame the seat on turn. Who stops it
        again and again ends it."""
        if not self.job or proc.state(self.process.pid or 0) not in ("T", "t"):
            self.stopped_at = None
            return
        now = time.monotonic()
        self.stopped_at = self.stopped_at or now
        if now - self.stopped_at > STILL:
            self.stopped_at = None
            self.woken += 1
            Wake.call(self.process.pid or 0,
                      signal.SIGKILL if self.woken > LIVES else signal.SIGUSR1)

    def bury(self) -> None:
        """Remove what a dead worker left, but for its orphans."""
        self.process.join()
        for process in self.company:
            process.kill()
            process.join()
        self.pipe.close()
        remove_tree(self.folder)


def _replace(crew: "dict[Connection, _Worker]", dead: _Worker, deaths: "Counter[int]") -> _Worker:
    """A worker that plays the game of the dead one; WorkerDied if that happens too often."""
    assert dead.job
    index = dead.job.index
    deaths[index] += 1
    dead.bury()
    end_all(keep={pid for worker in crew.values() for pid in worker.pids()})
    if deaths[index] == LIVES:
        raise WorkerDied(f"game {index}: its worker process was killed {LIVES} times, at last "
                         f"when seat {dead.turn.value + 1} was to answer; a --log can be resumed")
    worker = _Worker(os.path.dirname(dead.folder), dead.number, dead.slow, dead.live)
    worker.give(dead.job)
    return worker


@contextmanager
def _crew(count: int, slow: int, home: Optional[str],
          live: Optional[str]) -> "Iterator[dict[Connection, _Worker]]":
    """`count` workers by their pipes; whatever happens, nothing of them is left afterwards."""
    adopt_orphans()
    folder = home or tempfile.mkdtemp(prefix="arena-")
    crew: dict[Connection, _Worker] = {}
    boards.clear(live)
    try:
        for number in range(count):
            worker = _Worker(folder, number, slow, live)
            crew[worker.pipe] = worker
        yield crew
    finally:
        # Nothing shall disturb the cleaning.
        handlers = {number: signal.signal(number, signal.SIG_IGN) for number in ENDING}
        for worker in crew.values():
            worker.process.terminate()
            Wake.call(worker.process.pid or 0)
        for worker in crew.values():
            worker.process.join(timeout=10)
        end_all()
        remove_tree(folder)
        boards.clear(live)
        for number, handler in handlers.items():
            signal.signal(number, handler)


def interrupt(number: int, frame: object) -> NoReturn:
    raise Interrupted(signal.Signals(number).name)


def _count(core: int) -> NoReturn:
    """Take a share of a core, as a session of its own: the system may share out by sessions, and
    every program is one."""
    for number in ENDING:
        signal.signal(number, signal.SIG_DFL)
    os.setsid()
    adopt_orphans(end_with_parent=True)
    os.sched_setaffinity(0, {core})
    while True:
        pass


def _work(pipe: Connection, folder: str, live: Optional[str], turn: Any, core: Optional[int],
          parent: int) -> None:
    """A worker: play the games that come through the pipe until SIGTERM."""
    signal.signal(signal.SIGTERM, _stop)
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, lambda *_: None)  # Ctrl-C reaches us too: our parent will tell
    Wake.listen()
    adopt_orphans(end_with_parent=True)
    come_first()
    if core is not None:
        os.sched_setaffinity(0, {core})
    if os.getppid() != parent:
        return

    board = boards.Board(live)

    def watch(referee: Referee) -> None:
        turn.value = -1 if referee.wanted is None else referee.wanted
        board.show(job, referee)

    try:
        while True:
            job = pipe.recv()
            try:
                told: Union[Record, Exception] = play(job, folder, watch)
            except (OSError, BadGame) as error:
                told = error
            pipe.send(told)
    finally:
        end_all()
        board.end()
        if os.getppid() != parent:
            remove_tree(os.path.dirname(folder))


def _stop(number: int, frame: object) -> NoReturn:
    signal.signal(signal.SIGTERM, lambda *_: None)
    raise SystemExit(0)
