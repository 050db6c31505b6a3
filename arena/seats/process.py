"""One process of a bot, from its launch to its last breath: its limits, its streams, its clock.

How fair the clock is. It starts when the answer is wanted (for a new process: right before the
exec of the bot, which the launcher reports) and stops when the judge, asleep in `select` until
then, sees the answer. Two things are not the bot's:
- the time in which it was ready to run but others had the cores (`excused`);
- the time that the judge overslept: a bot writes to a named pipe, whose inode tells when. What
  cannot be told (`unknown`) is counted in the record, never silently fine.
"""

import contextlib
import ctypes
import fcntl
import json
import os
import re
import resource
import selectors
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Optional

from arena.seats import proc, sandbox
from arena.seats.bots import Bot
from arena.seats.seat import Ear

PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER = 1, 36
LAUNCHER = str(Path(__file__).with_name("launcher.py"))
TICK = 0.05  # seconds between looks at a program that thinks
LONGEST_READ = 1 << 16
PROCESSES = 16  # of one program, itself included
TASKS = 500  # processes and threads, from where on the system itself says no
WRITTEN_MB = 64  # in its directory
FILES = 1000
STEADY = 0.02  # seconds by which the clocks may drift apart within an answer
# Last words of a program that ran out of address space (Python, C++, C, OpenBLAS).
OUT_OF_MEMORY = re.compile(
    rb"MemoryError|bad_alloc|[Cc]annot allocate memory|Memory allocation still failed")


@dataclass(frozen=True)
class Limits:
    """What holds for every program of a match."""

    memory_mb: int
    strict_memory: bool  # limit the address space instead of the resident memory
    time_scale: float
    thoughts: bool = False  # programs that can shall say what they think
    sandbox: bool = False
    slow_judge: int = 1  # that many share the core on purpose: see `arena.matches.workers`

    def as_json(self) -> dict[str, Any]:
        """What decides a game, for its record."""
        return {"memory_mb": self.memory_mb, "strict_memory": self.strict_memory,
                "time_scale": self.time_scale}


class Failed(Exception):
    """A seat failed: (status, detail)."""


def adopt_orphans(end_with_parent: bool = False) -> None:
    """Make this process the parent of every orphan below it, whatever group or session the
    orphan moved to: `end_all` then finds everything that a bot ever started. When this process
    is killed itself, its bots die with it (see launcher.py)."""
    libc = ctypes.CDLL(None)
    libc.prctl(PR_SET_CHILD_SUBREAPER, 1)
    if end_with_parent:
        libc.prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


def come_first(pid: int = 0) -> None:
    """Let a process, but not its children, have a core before all programs, where the system lets
    us (root): thousands of forks shall neither hide from the judge nor delay their own end."""
    with contextlib.suppress(OSError):
        os.sched_setscheduler(pid, os.SCHED_RR | os.SCHED_RESET_ON_FORK, os.sched_param(1))


def end_all(keep: Optional[set[int]] = None) -> int:
    """Kill all descendants but those of `keep`; return how many there were. Children of a killed
    child become ours, so killing children until there are none ends them all."""
    ended: set[int] = set()
    while True:
        others = [pid for pid in proc.born_of(os.getpid()) if pid not in (keep or ())]
        if not others:
            return len(ended)
        for pid in others:  # all of them before the first is waited for: some may be forking
            if proc.state(pid) not in ("", "Z"):
                ended.add(pid)
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        for pid in others:
            with contextlib.suppress(ChildProcessError):
                os.waitpid(pid, 0)


class Wake:
    """How a worker is told that it was stopped and has been woken: SIGUSR1, then SIGCONT."""

    rung = False

    @classmethod
    def listen(cls) -> None:
        signal.signal(signal.SIGUSR1, cls._ring)

    @classmethod
    def _ring(cls, number: int, frame: object) -> None:
        cls.rung = True

    @classmethod
    def heard(cls) -> bool:
        rung, cls.rung = cls.rung, False
        return rung

    @staticmethod
    def call(pid: int, *signals: int) -> None:
        for number in (*signals, signal.SIGCONT):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)


def _named_pipe(folder: str) -> tuple[int, int]:
    """Both ends of a pipe whose inode, unlike that of a plain one, tells when it was written."""
    path = os.path.join(tempfile.mkdtemp(dir=folder), "pipe")
    os.mkfifo(path)
    ends = os.open(path, os.O_RDONLY | os.O_NONBLOCK), os.open(path, os.O_WRONLY)
    os.unlink(path)
    os.rmdir(os.path.dirname(path))
    return ends


def _real_minus_monotonic() -> float:
    return (time.time_ns() - time.monotonic_ns()) / 1e9


class Process:
    """A bot that runs. `pid` is its first process; in a sandbox `root` is the parent of all."""

    def __init__(self, bot: Bot, limits: Limits, directory: str, seed: int, talks: bool,
                 ear: Ear) -> None:
        self.limits, self.directory, self.ear = limits, directory, ear
        self.closed = self.gone = False  # its stdout; everything of it
        self.status: Optional[int] = None  # as of subprocess: exit status or -signal
        self.peak_mb = 0.0
        self.root: Optional[int] = None
        self.written = 0  # bytes, to its stdin
        self.clocks = _real_minus_monotonic()
        self.checked = time.monotonic()
        stdin, self.stdin = os.pipe() if talks else (os.open(os.devnull, os.O_RDONLY), -1)
        self.stdout, stdout = _named_pipe(os.path.dirname(directory))
        self.exit, told = _named_pipe(os.path.dirname(directory))
        report, ready = os.pipe()
        walls = sandbox.command(bot, directory, LAUNCHER, told) if limits.sandbox else []
        parent = 0 if limits.sandbox else os.getpid()
        address_mb = limits.memory_mb if limits.strict_memory else 0
        self.popen = subprocess.Popen(
            [*walls, sys.executable, "-I", "-S", LAUNCHER, str(ready), str(stdin), str(stdout),
             str(parent), str(address_mb), str(proc.tasks_of_user() + TASKS),
             str(os.getpriority(os.PRIO_PROCESS, 0)), directory,
             *bot.argv(limits.time_scale, limits.thoughts)],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, bufsize=0,
            pass_fds=[ready, stdin, stdout, *([told] if limits.sandbox else [])],
            env=bot.environment(seed))
        for fd in (ready, stdin, stdout, told):
            os.close(fd)
        assert self.popen.stderr
        self.stderr = self.popen.stderr.fileno()
        self.pidfd = os.pidfd_open(self.popen.pid)
        self.selector = selectors.DefaultSelector()
        for fd in (self.stdout, self.stderr, self.pidfd):
            self.selector.register(fd, selectors.EVENT_READ)
        for fd in (self.stdin, self.stdout, self.stderr):
            if fd >= 0:
                os.set_blocking(fd, False)
        self._learn(report)

    def _learn(self, report: int) -> None:
        """When the bot began, or why it did not; and which process it is."""
        with open(report, "rb") as lines:
            stamp, *trouble = lines.read().decode(errors="replace").splitlines() or ["0", ""]
        self.born = int(stamp) / 1e9 or time.monotonic()
        self.trouble = trouble[0] if trouble else None
        self.pid = self.popen.pid
        if self.limits.sandbox:
            with contextlib.suppress(ValueError, BlockingIOError):
                first = os.read(self.exit, LONGEST_READ).splitlines() or [b""]
                self.root = int(json.loads(first[0])["child-pid"])
                self.pid = next(iter(proc.children(self.root)), self.root)
        if self.trouble == "":
            self.wait(TICK)
            self.trouble = self.ear.last_line() or "killed"

    def family(self) -> list[int]:
        """All of its processes, as far as can be told."""
        return (proc.family(self.root, PROCESSES + 1)[1:] if self.root
                else proc.family(self.pid, PROCESSES))

    def write(self, data: bytearray) -> None:
        """Take from `data` as much as the pipe takes."""
        try:
            while data:
                taken = os.write(self.stdin, data)
                self.written += taken
                del data[:taken]
        except BlockingIOError:
            pass
        except BrokenPipeError:
            data.clear()  # it closed its stdin: it will not know what it does not read

    def has_read(self) -> bool:
        """Whether it has taken anything of what was written to it."""
        if self.stdin < 0:
            return True
        left = fcntl.ioctl(self.stdin, termios.FIONREAD, bytes(4))
        return self.written > int(struct.unpack("i", left)[0])

    def close_stdin(self) -> None:
        if self.stdin >= 0:
            os.close(self.stdin)
            self.stdin = -1

    def read_stdout(self) -> bytes:
        return self._take(self.stdout)

    def drain_stderr(self) -> None:
        if not self.gone:
            self.ear.hear(self._take(self.stderr))

    def _take(self, fd: int) -> bytes:
        """What can be read now; at the end of a stream the selector forgets it."""
        try:
            data = os.read(fd, LONGEST_READ)
        except BlockingIOError:
            return b""
        if not data and fd in self.selector.get_map():
            self.selector.unregister(fd)
            self.closed |= fd == self.stdout
        return data

    def check(self) -> None:
        """Raise Failed when it is, or ever was, larger than the game allows, has too many
        processes or has written too much."""
        self.checked = time.monotonic()
        everybody = self.family()
        if len(everybody) > PROCESSES:
            raise Failed("crash", f"more than {PROCESSES} processes")
        in_memory, on_disk = proc.nameless_mb(everybody)
        self.peak_mb = max(self.peak_mb, proc.peak_mb(self.pid))
        if len(everybody) > 1 or in_memory:
            size = proc.size_mb(everybody, self.limits.memory_mb)
            self.peak_mb = max(self.peak_mb, size + in_memory)
        if self.too_large():
            raise Failed("memory", f"{self.peak_mb:.0f} MB of {self.limits.memory_mb} MB")
        files, written_mb = _written(self.directory)
        written_mb += on_disk
        if written_mb > WRITTEN_MB or files > FILES:
            raise Failed("crash", f"wrote {files} files, {written_mb:.0f} MB, more than "
                         f"{FILES} or {WRITTEN_MB} MB")

    def too_large(self) -> bool:
        """Whether it ever had more memory than it may; of address space the system sees to it."""
        return not self.limits.strict_memory and self.peak_mb > self.limits.memory_mb

    def rest(self, until: float) -> bool:
        """Sleep until something happens, TICK at most. Every TICK, however much happens, look
        whether it keeps its limits; whether it was time for that."""
        self.selector.select(max(0.0, min(TICK, until - time.monotonic())))
        due = time.monotonic() - self.checked >= TICK
        if due:
            self.check()
        return due

    def times(self) -> tuple[float, float]:
        """Seconds that it has waited for a core, and that it and its family have worked."""
        return proc.waited(self.pid), proc.worked(self.family())

    def excused(self, wall: float, before: tuple[float, float]) -> float:
        """How much of `wall` seconds it waited for a core: but not for one that its own threads
        or processes had, nor for what makes the judge slow, which takes N - 1 times as much."""
        waited, worked = (now - then for now, then in zip(self.times(), before))
        return max(0.0, min(waited, wall - worked) - (self.limits.slow_judge - 1) * worked)

    def told_at(self, fd: int) -> Optional[float]:
        """When a named pipe was last written, on our clock; None if that cannot be known."""
        clocks = _real_minus_monotonic()
        steady = abs(clocks - self.clocks) < STEADY
        return os.fstat(fd).st_ctime_ns / 1e9 - clocks if steady else None

    def reap(self) -> bool:
        """Whether it has ended; if so `status` is known."""
        if self.status is None:
            pid, status, usage = os.wait4(self.popen.pid, os.WNOHANG)
            if pid and not os.WIFSTOPPED(status):  # it may have made us its tracer
                code = os.waitstatus_to_exitcode(status)
                self.status = sandbox.status(code) if self.root else code
                self.popen.returncode = code
                # It begins with what the judge held at the fork: only more is the bot's own.
                largest = max(usage.ru_maxrss, self._bury())
                if largest > resource.getrusage(resource.RUSAGE_SELF).ru_maxrss:
                    self.peak_mb = max(self.peak_mb, largest / 1024)
        return self.status is not None

    def _bury(self) -> int:
        """End what is left in the sandbox; the largest size of any process in it, in KB."""
        if self.root:
            with contextlib.suppress(ProcessLookupError, ChildProcessError):
                os.kill(self.root, signal.SIGKILL)
                return os.wait4(self.root, 0)[2].ru_maxrss
        return 0

    def failure(self) -> Failed:
        """Why it ended: `crash`; or `memory` when that can be told: from the largest size, or,
        when the address space is limited, from what it said."""
        self.drain_stderr()
        self.check()
        if self.limits.strict_memory and OUT_OF_MEMORY.search(self.ear.tail):
            return Failed("memory", f"out of {self.limits.memory_mb} MB of address space")
        if self.status is None:
            return Failed("crash", "closed its output")
        if self.status < 0:
            return Failed("crash", f"signal {-self.status}, {signal.strsignal(-self.status)}")
        return Failed("crash", f"exit status {self.status}")

    def wait(self, seconds: float) -> bool:
        """Let it end by itself within its limits, throwing away what it still writes."""
        deadline = time.monotonic() + seconds
        while not self.reap() and time.monotonic() < deadline:
            self.rest(deadline)
            self.read_stdout()
            self.drain_stderr()
        return self.status is not None

    def end(self) -> None:
        """Kill it if it still runs, and give everything back."""
        if self.gone:
            return
        if not self.reap():
            if self.root:  # it must run to take its processes along
                come_first(self.root)
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.pid, signal.SIGKILL)
            for pid in (self.root or self.pid, self.popen.pid):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            while not self.reap():
                self.selector.select(TICK)
        self.drain_stderr()
        self.gone = True
        self.selector.close()
        self.close_stdin()
        for fd in (self.pidfd, self.stdout, self.exit):
            os.close(fd)
        assert self.popen.stderr
        self.popen.stderr.close()


def _written(directory: str) -> tuple[int, float]:
    """The number of files and directories below, and MB on the disk; what lies too deep to be
    looked at is not counted."""
    files, blocks, places = 0, 0, [directory]
    while places and files <= FILES:
        with contextlib.suppress(OSError), os.scandir(places.pop()) as entries:
            for entry in entries:
                files += 1
                blocks += entry.stat(follow_symlinks=False).st_blocks
                if entry.is_dir(follow_symlinks=False):
                    places.append(entry.path)
    return files, blocks * 512 / (1 << 20)
