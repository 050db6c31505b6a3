"""Games on a cluster: a scheduler and workers as a user starts them, each from a directory of its
own with its own copy of the arena, and what happens when they are killed."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from arena_house import PATIENCE, House
from nim_versions import source

from arena.matches import cluster
from arena.matches.freeze import freeze
from arena.matches.play import Conditions, Job
from arena.matches.slot import Work
from arena.seats import bots
from arena.seats.bots import Bot

with_dask = pytest.mark.skipif(
    not cluster.has_dask(), reason="Dask is not installed (requirements-dask.txt)")
SHARES = (0.0, 0.5, 1.0)


@pytest.fixture
def house(tmp_path: Path) -> House:
    (tmp_path / "client").mkdir()
    return House(tmp_path / "client")


class Cluster:
    """Processes of `./play.sh worker`."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.processes = folder, []
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.address = f"tcp://127.0.0.1:{free.getsockname()[1]}"

    def start(self, name: str, *options: str) -> subprocess.Popen:
        """A machine, in a directory of its own the first time."""
        folder = self.folder / name
        if not folder.exists():
            folder.mkdir()
            House(folder)
        process = subprocess.Popen(
            [sys.executable, "-m", "arena", "worker", self.address, "--name", name, *options],
            cwd=folder, stderr=subprocess.DEVNULL, start_new_session=True,
            env={**os.environ, "ARENA_GAMES": str(folder / "games"),
                 "TMPDIR": str(folder / "tmp"), "PYTHONDONTWRITEBYTECODE": "1"})
        self.processes.append(process)
        return process

    def scheduler(self) -> subprocess.Popen:
        """Dask's own, which knows nothing of the arena."""
        process = subprocess.Popen(
            [sys.executable, "-m", "distributed.cli.dask_scheduler", "--host", self.address,
             "--no-dashboard", "--no-show"], stderr=subprocess.DEVNULL, cwd=self.folder)
        self.processes.append(process)
        return process

    def wait_for_slots(self, count: int) -> None:
        from distributed import Client

        with Client(self.address, timeout=PATIENCE, set_as_default=False) as client:
            client.wait_for_workers(count, timeout=PATIENCE)

    def end(self) -> None:
        for process in reversed(self.processes):
            process.terminate()
        for process in self.processes:
            try:
                process.wait(60)
            except subprocess.TimeoutExpired:
                process.kill()
                raise


@pytest.fixture
def machines(tmp_path: Path) -> Iterator[Cluster]:
    cluster = Cluster(tmp_path)
    yield cluster
    cluster.end()


def versions(house: House) -> list[str]:
    return [house.write(f"v{number}.py", source(share)) for number, share in enumerate(SHARES)]


def tournament(house: House, name: str, *options: str) -> list[str]:
    return ["tournament", "nim", *versions(house), "--rounds", "3", "--seed", "4",
            "--log", f"{name}.jsonl", "--json", f"{name}.json", *options]


def table(house: House, name: str) -> dict:
    """All of the table but the times."""
    total = json.loads((house.folder / f"{name}.json").read_text())
    for row in total["rows"]:
        del row["time"]
    return total


def numbers(house: House, name: str) -> list[int]:
    return [json.loads(line)["index"] for line in (house.folder / f"{name}.jsonl").open()]


def wait_for_games(house: House, name: str, count: int) -> None:
    log, deadline = house.folder / f"{name}.jsonl", time.monotonic() + PATIENCE
    while not log.exists() or log.read_bytes().count(b"\n") < count:
        assert time.monotonic() < deadline, "no games come"
        time.sleep(0.02)


@with_dask
def test_the_same_table_here_with_two_jobs_and_on_a_cluster(
        house: House, machines: Cluster) -> None:
    machines.start("one", "--scheduler", "--slots", "1")
    machines.start("two", "--slots", "1")
    for name, options in [("here", []), ("jobs", ["--jobs", "2"]),
                          ("there", ["--dask", machines.address])]:
        result = house.run(*tournament(house, name, *options))
        assert result.returncode == 0, result.stderr
    assert table(house, "here") == table(house, "jobs") == table(house, "there")
    assert sorted(numbers(house, "there")) == list(range(18))
    rows = re.findall(r"^(one|two) +(\d+) +0 +0 ", result.stdout, re.M)
    assert {name for name, _ in rows} == {"one", "two"}
    assert sum(int(games) for _, games in rows) == 18
    by_pair = {}
    for line in (house.folder / "there.jsonl").open():
        record = json.loads(line)
        by_pair.setdefault(record["index"] // 2, set()).add(record["worker"])
    assert all(len(workers) == 1 for workers in by_pair.values())
    one, two = versions(house)[:2]
    here, there = (house.match("nim", one, two, "--games", "6", *options)
                   for options in ([], ["--dask", machines.address]))
    assert here["pairs"] == there["pairs"]
    assert re.search(r"^machine +games", there["said"], re.M)
    house.run("league", "L", "create", "nim")
    for bot in versions(house):
        house.run("league", "L", "add", bot)
    result = house.run("league", "L", "run", "--games", "6", "--dask", machines.address)
    assert result.returncode == 0, result.stderr
    assert len((house.folder / "L" / "games.jsonl").read_bytes().splitlines()) == 6
    machines.end()
    house.assert_clean()
    for name in ("one", "two"):
        assert not list((machines.folder / name / "tmp").glob("arena-*"))


@with_dask
def test_kill_a_worker_then_the_client_then_the_scheduler(
        house: House, machines: Cluster) -> None:
    """No finished game is lost and none is doubled, and the table is that of an undisturbed
    tournament."""
    scheduler = machines.scheduler()
    machines.start("one", "--slots", "1")
    two = machines.start("two", "--slots", "1")
    words = tournament(house, "killed", "--rounds", "6", "--dask", machines.address)
    client = house.start(*words)
    wait_for_games(house, "killed", 6)
    os.killpg(two.pid, signal.SIGKILL)
    wait_for_games(house, "killed", 16)
    client.kill()
    client.communicate()
    kept = numbers(house, "killed")
    client = house.start(*words, "--resume")
    wait_for_games(house, "killed", len(kept) + 6)
    scheduler.kill()
    scheduler.wait()
    time.sleep(1)
    machines.scheduler()
    out, err = client.communicate(timeout=PATIENCE)
    assert client.returncode == 0, err
    assert "lost the scheduler" in err
    played = numbers(house, "killed")
    assert sorted(played) == list(range(36)) and played[:len(kept)] == kept
    assert house.run(*tournament(house, "quiet", "--rounds", "6", "--jobs", "2")).returncode == 0
    assert table(house, "killed") == table(house, "quiet")


@with_dask
def test_another_version_of_the_arena_is_named_and_left_out(
        house: House, machines: Cluster) -> None:
    """Said once, although it has two slots and takes the first tasks; who joins later plays."""
    machines.scheduler()
    (machines.folder / "old").mkdir()
    House(machines.folder / "old")
    (machines.folder / "old" / "arena" / "game.py").open("a").write("# another version\n")
    machines.start("old", "--slots", "2")
    machines.wait_for_slots(2)
    client = house.start(*tournament(house, "t", "--dask", machines.address))
    guard = threading.Timer(PATIENCE, client.kill)
    guard.start()
    said = ""
    while "no worker with this version" not in said:
        line = client.stderr.readline()
        assert line, said
        said += line
    guard.cancel()
    machines.start("good", "--slots", "1")
    _, rest = client.communicate(timeout=PATIENCE)
    assert client.returncode == 0, said + rest
    assert (said + rest).count("old has another version of the arena") == 1
    assert (said + rest).count("no worker with this version") == 1
    assert sorted(numbers(house, "t")) == list(range(18))
    assert {json.loads(line)["worker"] for line in (house.folder / "t.jsonl").open()} == {"good"}


@with_dask
def test_nobody_at_the_address_is_one_line(house: House) -> None:
    result = house.run(*tournament(house, "t", "--dask", "tcp://127.0.0.1:9"))
    assert result.returncode == 1
    assert "no scheduler answers at tcp://127.0.0.1:9" in result.stderr
    wrong = house.run("worker", "somewhere")
    assert wrong.returncode == 2 and "tcp://HOST:8786" in wrong.stderr


def test_without_dask_one_line_says_what_to_install(house: House) -> None:
    (house.folder / "distributed").mkdir()
    (house.folder / "distributed" / "__init__.py").write_text("raise ImportError('none')\n")
    for words in (tournament(house, "t", "--dask", "tcp://127.0.0.1:9"),
                  ["worker", "tcp://127.0.0.1:9"]):
        result = house.run(*words)
        assert result.returncode == 2 and "requirements-dask.txt" in result.stderr
        assert "Traceback" not in result.stderr


def test_a_judge_that_lacks_a_program_says_so(tmp_path: Path) -> None:
    """Another build is installed here, or none; the next judge plays."""
    here, gone = tmp_path / "here", tmp_path / "gone"
    here.write_text("this build")
    greedy = freeze(bots.parse("builtin:greedy", "circus"), str(tmp_path / "greedy"))
    sent = {digest: Path(file).read_bytes()
            for file, (_, digest) in zip(greedy.files, greedy.sha256)}
    for file, why in ((here, "is not the file that was sent"), (gone, "No such file")):
        other = Bot("other", (str(file),), (str(file),), sha256=((file.name, "0" * 64),))
        job = Job(Conditions("circus", greedy, other, 1), 0)
        with pytest.raises(RuntimeError, match=f"^{socket.gethostname()}: .*{why}"):
            cluster._judge().play(Work([job], sent, sys.executable))
    job = Job(Conditions("circus", greedy, greedy, 1), 0)
    judge = cluster._judge()
    (played,) = json.loads(judge.play(Work([job], sent, sys.executable)))
    assert played["result"] and not played["faults"]
    judge.process.stdin.close()
    assert judge.process.wait(20) == 0
    cluster._judge.cache_clear()


def record(worker: str, late: bool) -> dict:
    return {"worker": worker, "faults": [{"status": "late"}] if late else [],
            "time": [{"sum": 1.0, "count": 4}]}


def test_a_bad_machine_is_named() -> None:
    records = [record(name, late=name == "slow" and number % 5 == 0 or number == 0)
               for name in ("a", "b", "slow") for number in range(40)]
    rows = {row.name: row for row in cluster.machines(records)}
    assert [name for name, row in rows.items() if row.bad] == ["slow"]
    assert (rows["slow"].games, rows["slow"].late, rows["slow"].share) == (40, 8, 0.25)
    assert "bots on slow are late" in cluster.machines_text(records)
    same = [record(name, number % 5 == 0) for name in "abc" for number in range(40)]
    assert not any(row.bad for row in cluster.machines(same))
    assert cluster.machines_text([{"faults": []}]) == ""
