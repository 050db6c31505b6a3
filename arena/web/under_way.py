"""Games of pages: each is played by a process of its own for as long as a page listens."""

import asyncio
import contextlib
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from typing import Any, Optional

from arena.matches import log
from arena.seats.bots import ROOT
from arena.web.guard import Refused
from arena.web.table import Order

GRACE = 5.0  # seconds for a game to end its programs by itself
# Logs of games, from when they are ordered. Nothing is ever taken out: a game writes its log only
# at its end, so until then no file tells that the name is taken.
PROMISED: set[str] = set()


def new_log(game: str) -> str:
    """Neither there yet nor ever promised to a game of this server."""
    path = log.new(game)
    stem, number = path[:-len(".jsonl")], 1
    while path in PROMISED:
        number += 1
        path = f"{stem}-{number}.jsonl"
    PROMISED.add(path)
    return path


class Game:
    """A game of a page: its order, and its process while a page listens."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.begin = order["start"]
        self.process: Optional[asyncio.subprocess.Process] = None
        self.told: dict[str, str] = {}  # the last news of each kind
        self.ended: set[asyncio.Task[None]] = set()

    async def news(self) -> AsyncIterator[str]:
        """Play it for as long as somebody listens. Who comes back goes on where he left; a second
        page takes the game over from the first."""
        if self.process is not None:
            self._leave(self.process)
        await asyncio.gather(*self.ended)  # until then the game may not be in its log
        if "kept" in self.told or "unkept" in self.told:
            for line in self.told.values():
                yield f"data: {line}\n\n"
            yield "event: end\ndata: {}\n\n"
            return
        if os.path.exists(self.order["log"]):
            self.order["start"] = f"{self.order['log']}:{int(self.order['second'])}"
            self.order["log"] = new_log(self.order["game"])
        self.process = process = await start(self.order)
        try:
            async for line in lines(process):
                if line:
                    self.told[next(iter(json.loads(line)))] = line
                yield f"data: {line}\n\n" if line else ": still here\n\n"
            yield f"event: {'end' if self.process is process else 'moved'}\ndata: {{}}\n\n"
        finally:
            self._leave(process)

    def _leave(self, process: asyncio.subprocess.Process) -> None:
        if self.process is process:
            self.process = None
            task = end(process)
            self.ended.add(task)
            task.add_done_callback(self.ended.discard)

    def tell(self, wish: dict[str, Any]) -> None:
        if self.process is None or self.process.stdin is None:
            raise Refused(409, "the game is over")
        self.process.stdin.write(json.dumps(wish).encode() + b"\n")


async def lines(process: asyncio.subprocess.Process) -> AsyncIterator[str]:
    """What a process says, to its end; "" after 5 silent seconds, so that a page that is gone is
    noticed when it is told."""
    assert process.stdout is not None
    while True:
        try:
            line = await asyncio.wait_for(process.stdout.readline(), 5)
        except asyncio.TimeoutError:
            yield ""
            continue
        if not line:
            return
        yield line.decode().rstrip()


async def start(order: Order) -> asyncio.subprocess.Process:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(
        filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "arena.web.table", stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE, env=environment, limit=1 << 24)
    assert process.stdin is not None
    process.stdin.write(json.dumps(order).encode() + b"\n")
    return process


def send(process: asyncio.subprocess.Process, number: int) -> None:
    """A signal to a process that has not ended. (`Process.terminate` would also reap it, of which
    asyncio, who waits for that too, complains on stderr.)"""
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process.pid, number)


ENDING: set["asyncio.Task[None]"] = set()


def end(process: asyncio.subprocess.Process) -> "asyncio.Task[None]":
    """Let it end its programs; be patient for GRACE seconds."""
    send(process, signal.SIGTERM)
    task = asyncio.ensure_future(_reap(process))
    ENDING.add(task)
    task.add_done_callback(ENDING.discard)
    return task


async def _reap(process: asyncio.subprocess.Process) -> None:
    try:
        await asyncio.wait_for(process.wait(), GRACE)
    except asyncio.TimeoutError:
        send(process, signal.SIGKILL)
        await process.wait()
