"""Games on other machines: a place like `here`, on the workers of a Dask cluster.

A task is a pair of games; a worker process with one thread is one slot, and hands the pair to its
judge (`arena.matches.slot`). The scheduler needs nothing of ours: a task is bytes and a function
that travels by value. What can go wrong, and what happens then:

- a worker dies: Dask gives its task to another; if a pair ends several workers, the match ends;
- a task runs twice: its records are known by their numbers and taken once;
- the scheduler goes away: everything that is not back yet is handed out again when it returns;
- a worker has another version of the arena: it is named once and gets no more tasks from us, until
  it is started again. Other clients may have just its version, so nothing is done to it.

Dask is imported where it is used: the rest of the arena does without. Read `run` first."""

import contextlib
import functools
import hashlib
import json
import math
import os
import pickle
import queue
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Callable, NamedTuple

import arena
from arena import games
from arena.matches.freeze import installed
from arena.matches.place import Place
from arena.matches.play import Job, Record
from arena.matches.slot import Work
from arena.matches.workers import WorkerDied
from arena.seats.bots import ROOT

PAIRS_A_SLOT = 2  # in flight: four games, so that a match that is decided wastes little
ATTEMPTS = 3  # at a pair whose workers die
CONNECT = 5.0  # seconds to find the scheduler at first
PATIENCE = 300.0  # seconds without scheduler or workers before a match gives up
LOOK = 1.0  # seconds between two looks at how many slots there are
# What Dask shall do otherwise than it does by itself: workers may have child processes, a slot has
# one task at a time, memory is the judge's affair (bots are children, which Dask does not count).
SETTINGS = {
    "distributed.worker.daemon": False,
    "distributed.scheduler.worker-saturation": 1.0,
    "distributed.worker.memory.spill": False,
    "distributed.worker.memory.pause": False,
    "distributed.worker.memory.terminate": False,
}
MACHINE = "ARENA_MACHINE"  # the environment variable with the name of a worker's machine


class NoDask(ImportError):
    """Dask is not installed."""


def has_dask() -> bool:
    try:
        import distributed  # noqa: F401
    except ImportError:
        return False
    return True


def need_dask() -> None:
    if not has_dask():
        raise NoDask("a cluster needs Dask, here and on each machine: "
                     f"{sys.executable} -m pip install -r requirements-dask.txt")


def there(address: str) -> Place:
    """The cluster whose scheduler is at `address`."""
    need_dask()
    return lambda todo, done: run(todo, address, done)


def slots(address: str) -> int:
    """How many games the cluster plays at a time now, at least 1."""
    need_dask()
    try:
        with _client(address, CONNECT) as client:
            return max(1, int(sum(client.nthreads().values())))
    except OSError as error:
        raise WorkerDied(f"no scheduler answers at {address}: {error}") from None


def version(game: str) -> str:
    """The hash of all of the arena's code and the game's: equal on machines that judge alike."""
    folders = [Path(arena.__file__).parent, games.folder(game)]
    digest = hashlib.sha256()
    for folder in folders:
        for file in sorted(folder.rglob("*.py")):
            digest.update(f"{file.relative_to(folder)}\0".encode() + file.read_bytes() + b"\0")
    return digest.hexdigest()


# ---------------------------------------------------------------------------------- the worker


def on_worker(payload: bytes, files: dict[str, bytes]) -> bytes:
    """What runs there. It travels by value and imports the arena there, so that the scheduler,
    which reads every task, does not need it."""
    from arena.matches import cluster

    return cluster.answer(payload, files)


def answer(payload: bytes, files: dict[str, bytes]) -> bytes:
    """Play a task's games; {"worker", "records"}, or {"address", "trouble"} when this process
    cannot. Bots' faults are in the records; only a judge that cannot play, or dies, raises."""
    from distributed import get_worker

    task = json.loads(payload[:payload.index(b"\n")])
    machine = _machine()
    ours = _loaded_version(task["game"])
    if ours != task["version"]:
        trouble = (f"{machine} has another version of the arena: {ours[:12]}, "
                   f"wanted {task['version'][:12]}")
        return json.dumps({"address": get_worker().address, "trouble": trouble}).encode()
    work = Work(pickle.loads(payload[payload.index(b"\n") + 1:]),
                {digest: files[digest] for digest in task["files"]}, task["python"])
    return b'{"worker":%s,"records":%s}' % (json.dumps(machine).encode(), _judge().play(work))


def _machine() -> str:
    return os.environ.get(MACHINE) or socket.gethostname()


@functools.cache
def _loaded_version(game: str) -> str:
    """Taken once: later the files may have changed, and what runs is still the old code."""
    try:
        return version(game)
    except ValueError:
        return "no such game"


class _Judge:
    """The process that plays for this worker."""

    def __init__(self) -> None:
        self.process = subprocess.Popen([sys.executable, "-m", "arena.matches.slot"],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        env={**os.environ, "PYTHONPATH": str(ROOT)})

    def play(self, work: Work) -> bytes:
        """The records as a line of JSON, or a text: see there. RuntimeError if it cannot play."""
        assert self.process.stdin and self.process.stdout
        try:
            pickle.dump(work, self.process.stdin)
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except OSError:
            line = b""
        if not line.endswith(b"\n"):
            _judge.cache_clear()
            raise RuntimeError(f"the judge died with status {self.process.wait()}")
        if line.startswith(b"{"):  # another machine may have what is missing here
            _judge.cache_clear()
            self.process.wait()
            raise RuntimeError(f"{_machine()}: {json.loads(line)['trouble']}")
        return line.rstrip()


@functools.cache
def _judge() -> _Judge:
    return _Judge()


# ---------------------------------------------------------------------------------- the client


class _Pair:
    """Games that one worker plays one after the other: the two of a pair, or what is left."""

    def __init__(self, jobs: list[Job]) -> None:
        self.jobs = jobs
        self.attempts = 0
        self.workers: dict[str, int] = {}  # that may play it; if empty, all
        self.digests = sorted({digest for job in jobs for digest in _travelling(job)})

    def payload(self) -> bytes:
        game = self.jobs[0].conditions.game
        head = {"version": _version_now(game), "game": game, "files": self.digests,
                "python": sys.executable}
        return json.dumps(head).encode() + b"\n" + pickle.dumps(self.jobs)


def _pairs(todo: Iterable[Job]) -> Iterator[_Pair]:
    jobs: list[Job] = []
    for job in todo:
        if jobs and jobs[0].index // 2 != job.index // 2:
            yield _Pair(jobs)
            jobs = []
        jobs.append(job)
    if jobs:
        yield _Pair(jobs)


@functools.cache
def _version_now(game: str) -> str:
    return version(game)


def _travelling(job: Job) -> dict[str, str]:
    """sha256 -> file, of the files that the job's bots need and that are not installed programs."""
    return {digest: file for bot in (job.conditions.a, job.conditions.b)
            for file, (_, digest) in zip(bot.files, bot.sha256)
            if not (file == bot.command[0] and installed(file))}


def run(todo: list[Job], address: str, done: Callable[[Record], bool]) -> None:
    """Play the games `todo` on the cluster; `done` gets each record once, as it comes, and says
    whether to go on. Bots must be frozen. The contract is that of `workers.run`."""
    from distributed import CancelledError
    from distributed.comm import CommClosedError

    hands = _Hands(todo, done)
    seconds, lost = CONNECT, 0.0
    while hands.left():
        try:
            with _client(address, seconds) as client:
                seconds = PATIENCE  # it was there: a restart may take its time
                hands.out(client, address)
        except (OSError, CommClosedError, CancelledError) as error:
            now = time.monotonic()
            if seconds == CONNECT:
                raise WorkerDied(f"no scheduler answers at {address}: {error}") from None
            if now - lost > LOOK:
                print(f"lost the scheduler at {address}: waiting for it", file=sys.stderr,
                      flush=True)
            lost = now
            hands.take_back()
            time.sleep(LOOK)


@contextlib.contextmanager
def _client(address: str, seconds: float) -> Iterator[Any]:
    import logging

    from distributed import Client

    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # we say what matters ourselves
    client = Client(address, timeout=seconds, set_as_default=False)
    try:
        # Also for a scheduler that was started without our settings.
        client.run_on_scheduler(_saturate)
        yield client
    finally:
        with contextlib.suppress(Exception):  # the scheduler may be gone: nothing is lost by it
            client.close(timeout=2)


def _saturate(dask_scheduler: Any) -> None:
    """One task a slot at a time: the next waits at the scheduler, not at a worker that may die."""
    dask_scheduler.WORKER_SATURATION = 1.0


_saturate.__module__ = on_worker.__module__ = "__main__"  # pickled by value


class _Idle:
    """How long there has been nobody to play, said once, and when it is enough."""

    def __init__(self, address: str) -> None:
        self.address, self.since, self.told = address, time.monotonic(), False

    def look(self, ours: bool, others: bool) -> None:
        """Whether there are workers for us now, and whether there are any."""
        now = time.monotonic()
        if ours:
            self.since, self.told = now, False
        why = "no worker with this version of the arena" if others else "no workers"
        if now - self.since > PATIENCE:
            raise WorkerDied(f"{why} at {self.address} for {PATIENCE:g} s")
        if now - self.since > 5 * LOOK and not self.told:
            print(f"{why} yet, waiting: ./play.sh worker {self.address}", file=sys.stderr,
                  flush=True)
            self.told = True


class _Hands:
    """Pairs that wait, pairs that are out, and numbers of the games that are back."""

    def __init__(self, todo: list[Job], done: Callable[[Record], bool]) -> None:
        self.done = done
        self.waiting = deque(_pairs(todo))
        self.files = {digest: Path(file).read_bytes() for job in todo
                      for digest, file in _travelling(job).items()}
        self.flying: dict[str, tuple[Any, _Pair]] = {}  # by key: the future and its pair
        self.back: set[int] = set()
        self.workers: dict[str, int] = {}  # slots by address
        self.strangers: set[str] = set()  # addresses of workers with another version of the arena
        self.told: set[str] = set()  # what was said about them
        self.ready: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.token = os.urandom(4).hex()
        self.handed = 0

    def left(self) -> bool:
        return bool(self.waiting or self.flying)

    def out(self, client: Any, address: str) -> None:
        """Hand out and take in until nothing is left."""
        bots = client.submit(dict, self.files, key=f"bots-{self.token}-{time.monotonic_ns()}")
        looked, idle = -math.inf, _Idle(address)
        while self.left():
            if time.monotonic() - looked > LOOK:
                self.workers, looked = client.nthreads(), time.monotonic()
                self.call_off(client)
                idle.look(bool(self.ours()), bool(self.workers))
            while self.waiting and len(self.flying) < PAIRS_A_SLOT * sum(self.ours().values()):
                self.submit(client, bots, self.waiting.popleft())
            with contextlib.suppress(queue.Empty):
                self.take(client, self.ready.get(timeout=LOOK))
            if client.status != "running":
                raise OSError("the connection is lost")

    def ours(self) -> dict[str, int]:
        """Slots by address, of the workers that have our version, or have not been asked."""
        return {each: slots for each, slots in self.workers.items() if each not in self.strangers}

    def submit(self, client: Any, bots: Any, pair: _Pair) -> None:
        """To whichever worker is free; only if some must not get it the others are named, because
        the scheduler hands out tasks that name workers before these are free."""
        self.handed += 1
        key = f"games-{self.token}-{pair.jobs[0].index}-{self.handed}"
        pair.workers = self.ours() if len(self.ours()) < len(self.workers) else {}
        future = client.submit(on_worker, pair.payload(), bots, key=key, retries=2,
                               workers=list(pair.workers) or None)
        self.flying[key] = future, pair
        future.add_done_callback(lambda future: self.ready.put(future.key))

    def call_off(self, client: Any) -> None:
        """Take back pairs that wait for workers that are gone: another will do."""
        for key, (future, pair) in list(self.flying.items()):
            if pair.workers and not pair.workers.keys() & self.workers.keys():
                del self.flying[key]
                client.cancel([future])
                self.waiting.appendleft(pair)

    def take(self, client: Any, key: str) -> None:
        """A task has ended."""
        from distributed import CancelledError, KilledWorker

        if key not in self.flying:
            return
        future, pair = self.flying[key]
        try:
            reply = json.loads(future.result(timeout=PATIENCE))
        except CancelledError:
            raise
        except (KilledWorker, RuntimeError) as error:
            self.again(key, pair, error)
            return
        del self.flying[key]
        if "trouble" in reply:
            self.strangers.add(reply["address"])
            if reply["trouble"] not in self.told:  # once for all slots of a machine
                self.told.add(reply["trouble"])
                print(f"{reply['trouble']}: left out", file=sys.stderr, flush=True)
            self.waiting.appendleft(pair)
            return
        if isinstance(reply["records"], str):
            raise games.BadGame(reply["records"])
        for record in reply["records"]:
            if record["index"] not in self.back:
                self.back.add(record["index"])
                if not self.done({**record, "worker": reply["worker"]}):
                    self.stop(client)
                    return

    def again(self, key: str, pair: _Pair, error: Exception) -> None:
        del self.flying[key]
        pair.attempts += 1
        if pair.attempts == ATTEMPTS:
            raise WorkerDied(f"game {pair.jobs[0].index} could not be played, {ATTEMPTS} times: "
                             f"{str(error)[:200]}")
        self.waiting.appendleft(pair)

    def stop(self, client: Any) -> None:
        """The match is decided: what is out is given up."""
        client.cancel([future for future, _ in self.flying.values()])
        self.waiting.clear()
        self.flying.clear()

    def take_back(self) -> None:
        """The scheduler is gone, and all tasks with it; workers come back under any address."""
        self.strangers.clear()
        self.waiting.extendleft(pair for _, pair in self.flying.values())
        self.flying.clear()
        self.ready = queue.SimpleQueue()


# -------------------------------------------------------------------------------- the machines


class Machine(NamedTuple):
    """What the games on one machine were like."""

    name: str
    games: int
    late: int  # games with a late answer
    faults: int
    share: float  # mean of the time used, of the limit
    bad: bool  # late far more often than on the others


def machines(records: list[Record]) -> list[Machine]:
    """One row a machine of the cluster; games that were played here have none."""
    by_name: dict[str, list[Record]] = {}
    for record in records:
        if "worker" in record:
            by_name.setdefault(record["worker"], []).append(record)
    late = {name: sum(any(fault["status"] == "late" for fault in record["faults"])
                      for record in mine) for name, mine in by_name.items()}
    total, all_late = sum(map(len, by_name.values())), sum(late.values())
    return [Machine(name, len(mine), late[name], sum(len(record["faults"]) for record in mine),
                    _mean_share(mine), _suspicious(late[name], len(mine), all_late - late[name],
                                                   total - len(mine)))
            for name, mine in sorted(by_name.items())]


def _mean_share(records: list[Record]) -> float:
    times = [time for record in records for time in record["time"]]
    answers = sum(time["count"] for time in times)
    return sum(time["sum"] for time in times) / answers if answers else 0.0


def _suspicious(late: int, games: int, others_late: int, others: int) -> bool:
    """Whether so many late games would come by luck less than once in a thousand machines, if
    this one were like the others."""
    if not others or late < 3:
        return False
    rate = (others_late + 1) / (others + 2)
    fewer = sum(math.comb(games, k) * rate ** k * (1 - rate) ** (games - k) for k in range(late))
    return 1 - fewer < 0.001


def machines_text(records: list[Record]) -> str:
    """The table of the machines for people; "" if there was no cluster."""
    rows = machines(records)
    if not rows:
        return ""
    width = max(len(row.name) for row in rows) + 2
    lines = [f"{'machine':<{width}} {'games':>6} {'late':>5} {'faults':>7} {'mean time':>10}"]
    lines += [f"{row.name:<{width}} {row.games:>6} {row.late:>5} {row.faults:>7} "
              f"{row.share:>10.1%}" for row in rows]
    lines += [f"bots on {row.name} are late far more often than on the others: leave it out, or "
              "give it fewer slots" for row in rows if row.bad]
    return "\n".join(lines) + "\n"


