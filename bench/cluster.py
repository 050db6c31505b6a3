"""Games a second when games are empty, here and on a cluster of this machine, and how many tasks a
second the scheduler of Dask itself can hand out. Prints one JSON list
(see arena/commands/bench.py); without Dask only what is measured here."""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
SLOTS = 2
GAMES = 200
TASKS = 2000

REFEREE = '''
from arena.game import Referee, Result

class EmptyReferee(Referee):
    """Over after one answer."""
    name, seats, persistent, clock, memory_mb = "empty", 2, True, "answer", 128

    @classmethod
    def deal(cls, rng, options):
        return {}

    def __init__(self, setup):
        self.sent, self.wanted, self.result = [["go"], []], 0, None

    def answer(self, text):
        self.result, self.wanted = Result(0.5, "over"), None

    def side(self, seat):
        return seat

    def allowance(self):
        return 10.0

    def fault(self, status):
        self.answer("")

    def legal(self):
        return ["go"]

    def show(self):
        return ""

    @classmethod
    def from_text(cls, words):
        return cls({})
'''


def games_a_second(place, bot) -> float:
    """Of games that the judge plays against itself: no program is started."""
    from arena.matches.play import Conditions, Job

    jobs = [Job(Conditions("empty", bot, bot, 1), index) for index in range(GAMES + 20)]
    place(jobs[:20], lambda record: True)  # everything is running and imported
    began = time.perf_counter()
    place(jobs[20:], lambda record: True)
    return GAMES / (time.perf_counter() - began)


def tasks_a_second(address: str) -> float:
    """Empty tasks through the scheduler."""
    from distributed import Client

    with Client(address, set_as_default=False) as client:
        began = time.perf_counter()
        client.gather(client.map(abs, range(TASKS), pure=False))
        return TASKS / (time.perf_counter() - began)


def row(name: str, fast: float, plain: float, unit: str, wanted: str) -> dict:
    return {"name": name, "fast": round(fast, 1), "plain": round(plain, 1), "unit": unit,
            "ratio": round(fast / plain, 4), "wanted": wanted}


def on_cluster(here: float, bot) -> list[dict]:
    from arena.matches import cluster

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
    worker = subprocess.Popen(
        [sys.executable, "-m", "arena", "worker", address, "--scheduler", "--slots", str(SLOTS)],
        env={**os.environ, "PYTHONPATH": str(ROOT)}, stderr=subprocess.DEVNULL)
    try:
        while cluster.slots(address) < SLOTS:
            time.sleep(0.2)
        there = games_a_second(cluster.there(address), bot)
        tasks = tasks_a_second(address)
    finally:
        worker.terminate()
        worker.wait()
    # A slot whose games last a second each asks for half a task a second.
    return [row("cluster: empty games, against here", there, here, "games/s", ">= 0.05"),
            row("cluster: tasks for 1 s games, against 1 slot", tasks, 0.5, "tasks/s", ">= 200")]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "empty").mkdir()
        Path(folder, "empty", "referee.py").write_text(REFEREE)
        os.environ["ARENA_GAMES"] = folder
        from arena.matches import cluster
        from arena.matches.place import here
        from arena.seats import bots

        bot = bots.parse("builtin:random", "empty")
        one, two = (games_a_second(here(slots), bot) for slots in (1, SLOTS))
        rows = [row("here: empty games, 2 jobs against 1", two, one, "games/s", ">= 0.5")]
        if cluster.has_dask():
            rows += on_cluster(two, bot)
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
