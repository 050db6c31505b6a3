"""`worker`: lend this machine to a cluster."""

import argparse
import asyncio
import contextlib
import os
import socket
import sys
from typing import Any
from urllib.parse import urlsplit

from arena.commands import WrongArgument, whole_number
from arena.matches import cluster
from arena.matches.workers import ENDING

HELP = "lend this machine to a cluster: play the games that a scheduler hands out"
EXAMPLE = "./play.sh worker tcp://192.168.1.10:8786 --slots 4"
CLOSING = 10.0  # seconds for workers to end
PAUSE = 2.0  # seconds before the scheduler is looked for again


def arguments(parser: argparse.ArgumentParser, words: list[str]) -> None:
    parser.add_argument("address", metavar="ADDRESS", help="of the scheduler: tcp://HOST:8786")
    parser.add_argument("--slots", metavar="N", type=whole_number, help=(
        "games at a time (default: as many as cores)"))
    parser.add_argument("--name", metavar="NAME", default=socket.gethostname(), help=(
        "of this machine in reports (default: %(default)s)"))
    parser.add_argument("--scheduler", action="store_true", help=(
        "be the scheduler as well, at this address"))


def run(arguments: argparse.Namespace) -> int:
    try:
        cluster.need_dask()
    except cluster.NoDask as error:
        raise WrongArgument(f"arena worker: {error}") from None
    where = urlsplit(arguments.address)
    if where.scheme != "tcp" or not where.hostname or not where.port:
        raise WrongArgument(f"arena worker: an address is like tcp://HOST:8786, "
                            f"not {arguments.address}")
    slots = arguments.slots or len(os.sched_getaffinity(0))
    os.environ[cluster.MACHINE] = arguments.name
    import dask

    with dask.config.set(cluster.SETTINGS):
        try:
            asyncio.run(_serve(arguments.address, slots, arguments.name, arguments.scheduler))
        except OSError as error:  # the scheduler's address is taken, or not ours
            raise WrongArgument(f"arena worker: {arguments.address}: {error}") from None
    return 0


async def _serve(address: str, slots: int, name: str, scheduler: bool) -> None:
    """Until a signal says that it is enough."""
    enough = asyncio.Event()
    for number in ENDING:  # an exception from a handler could end up in any of Dask's callbacks
        asyncio.get_running_loop().add_signal_handler(number, enough.set)
    async with contextlib.AsyncExitStack() as stack:
        if scheduler:
            from distributed import Scheduler

            where = urlsplit(address)
            await stack.enter_async_context(
                Scheduler(host=where.hostname, port=where.port, dashboard=False))
        print(f"{name}: {slots} game{'s' * (slots > 1)} at a time for {address}; Ctrl-C ends it",
              file=sys.stderr, flush=True)
        tasks = [asyncio.ensure_future(_slot(address, f"{name}-{os.getpid()}-{number}"))
                 for number in range(slots)]
        await enough.wait()
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks, timeout=CLOSING)


async def _slot(address: str, name: str) -> None:
    """A worker process with one thread, started again whenever it ends: the scheduler may have
    been restarted."""
    from distributed import Nanny

    told = ""
    while True:
        try:
            async with Nanny(address, nthreads=1, name=name, memory_limit=0,
                             **_quiet()) as nanny:
                await nanny.finished()
        except (OSError, RuntimeError, asyncio.TimeoutError) as error:
            why = f"{name}: {error.__cause__ or error}: trying again"  # no scheduler yet, mostly
            if why != told:
                print(why, file=sys.stderr, flush=True)
            told = why
        await asyncio.sleep(PAUSE)


def _quiet() -> dict[str, Any]:
    return {"dashboard": False, "silence_logs": 50}
