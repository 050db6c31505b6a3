"""Runs a bot's process under limits and a clock.

`Lines` is a process for a whole game (stdin/stdout), `Call` is one process for each answer
(input.txt -> output.txt). Both give an `Answer`: a text, or the status of a seat that failed.

How fair the clock is. It starts when the answer is wanted (for a new process: right before the
exec of the bot, which the launcher reports) and stops when the judge, asleep in `select` until
then, sees the answer. An answer that is there when the judge wakes is never late: a judge that
overslept cannot tell, and the bot gets the benefit. What remains is the machine: programs that
compete with a bot for a core (more jobs than cores) slow it down as they would anywhere.
"""

import contextlib
import ctypes
import os
import re
import resource
import selectors
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Optional

from arena.seats.bots import Bot
from arena.seats.seat import Answer, Ear, Seat

PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER = 1, 36
LAUNCHER = str(Path(__file__).with_name("launcher.py"))
GRACE = 2.0  # seconds to end by itself after the game
PATIENCE = 10.0  # seconds for an answer that does not count, in a rehearsal
AFTER, TALK = "--after", "before.talk"  # the option, and the file in a program's directory
TICK = 0.05  # seconds between looks at the memory of a program that thinks
LONGEST_ANSWER = 1 << 16
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

    def as_json(self) -> dict[str, Any]:
        """What decides a game, for its record."""
        return {"memory_mb": self.memory_mb, "strict_memory": self.strict_memory,
                "time_scale": self.time_scale}


class _Failed(Exception):
    """A seat failed: (status, detail)."""


class _Late(Exception):
    """No answer within the limit."""


def _late(seconds: float, starved: float) -> str:
    return f"no answer after {seconds:.3f} s, {starved:.3f} s of it waiting for a core"


def adopt_orphans(end_with_parent: bool = False) -> None:
    """Make this process the parent of every orphan below it, whatever group or session the
    orphan moved to: `end_all` then finds everything that a bot ever started. When this process
    is killed itself, its bots die with it (see launcher.py)."""
    libc = ctypes.CDLL(None)
    libc.prctl(PR_SET_CHILD_SUBREAPER, 1)
    if end_with_parent:
        libc.prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


def end_all() -> int:
    """Kill all descendants; return how many there were. Children of a killed child become
    ours, so killing children until there are none ends them all."""
    ended: set[int] = set()
    while True:
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            return len(ended)
        for child in _children():
            ended.add(child)
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)


def _children() -> list[int]:
    """Our child processes that are not dead already."""
    me, found = str(os.getpid()), []
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            with contextlib.suppress(OSError):
                state, parent = _read(f"/proc/{entry}/stat").rpartition(b")")[2].split()[:2]
                if parent == me.encode() and state != b"Z":
                    found.append(int(entry))
    return found


def _read(path: str) -> bytes:
    with open(path, "rb", buffering=0) as file:
        return file.read(1 << 16)


class _Process:
    """One process of a bot, from its launch to its last breath."""

    def __init__(self, bot: Bot, limits: Limits, directory: str, seed: int, stdin: int,
                 ear: Ear) -> None:
        self.limits, self.ear = limits, ear
        self.closed = False  # its stdout
        self.status: Optional[int] = None  # as of subprocess: exit status or -signal
        self.peak_mb = 0.0
        address_mb = limits.memory_mb if limits.strict_memory else 0
        report, ready = os.pipe()
        self.popen = subprocess.Popen(
            [sys.executable, "-I", "-S", LAUNCHER, str(ready), str(os.getpid()), str(address_mb),
             directory, *bot.argv(limits.time_scale, limits.thoughts)],
            stdin=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0,
            pass_fds=[ready], env=bot.environment(seed))
        os.close(ready)
        assert self.popen.stdout and self.popen.stderr, "both are pipes"
        self.stdout, self.stderr = self.popen.stdout.fileno(), self.popen.stderr.fileno()
        self.pid = self.popen.pid
        self.pidfd = os.pidfd_open(self.pid)
        self.selector = selectors.DefaultSelector()
        for fd in (self.stdout, self.stderr):
            os.set_blocking(fd, False)
            self.selector.register(fd, selectors.EVENT_READ)
        self.selector.register(self.pidfd, selectors.EVENT_READ)
        with open(report, "rb") as lines:
            stamp, *trouble = lines.read().decode(errors="replace").splitlines() or ["0", "killed"]
        self.born = int(stamp) / 1e9
        self.trouble = trouble[0] if trouble else None

    def stdin(self) -> int:
        assert self.popen.stdin, "a pipe, for a program that is spoken to"
        return self.popen.stdin.fileno()

    def close_stdin(self) -> None:
        assert self.popen.stdin, "a pipe, for a program that is spoken to"
        self.popen.stdin.close()

    def read_stdout(self) -> bytes:
        return self._take(self.stdout)

    def drain_stderr(self) -> None:
        self.ear.hear(self._take(self.stderr))

    def _take(self, fd: int) -> bytes:
        """What can be read now; at the end of a stream the selector forgets it."""
        try:
            data = os.read(fd, LONGEST_ANSWER)
        except BlockingIOError:
            return b""
        if not data and fd in self.selector.get_map():
            self.selector.unregister(fd)
            self.closed |= fd == self.stdout
        return data

    def check_memory(self) -> None:
        """Raise _Failed when it is, or ever was, larger than the game allows."""
        with contextlib.suppress(OSError):
            text = _read(f"/proc/{self.pid}/status")
            at = text.find(b"VmHWM:")  # not there any more when it has ended
            if at >= 0:
                self.peak_mb = max(self.peak_mb, int(text[at + 6:].split(None, 1)[0]) / 1024)
        if not self.limits.strict_memory and self.peak_mb > self.limits.memory_mb:
            raise _Failed("memory", f"{self.peak_mb:.0f} MB of {self.limits.memory_mb} MB")

    def starved(self) -> float:
        """Seconds in which it was ready to run, but other programs had the cores."""
        with contextlib.suppress(OSError, IndexError):
            return int(_read(f"/proc/{self.pid}/schedstat").split()[1]) / 1e9
        return 0.0

    def reap(self) -> bool:
        """Whether it has ended; if so `status` is known."""
        if self.status is None:
            pid, status, usage = os.wait4(self.pid, os.WNOHANG)
            if pid:
                self.status = self.popen.returncode = os.waitstatus_to_exitcode(status)
                # It begins with what the judge held at the fork: only more is the bot's own.
                if usage.ru_maxrss > resource.getrusage(resource.RUSAGE_SELF).ru_maxrss:
                    self.peak_mb = max(self.peak_mb, usage.ru_maxrss / 1024)
        return self.status is not None

    def failure(self) -> _Failed:
        """Why it ended: `crash`; or `memory` when that can be told: from the largest size, or,
        when the address space is limited, from what it said."""
        self.drain_stderr()
        self.check_memory()
        if self.limits.strict_memory and OUT_OF_MEMORY.search(self.ear.tail):
            return _Failed("memory", f"out of {self.limits.memory_mb} MB of address space")
        if self.status is None:
            return _Failed("crash", "closed its output")
        if self.status < 0:
            return _Failed("crash", f"signal {-self.status}, {signal.strsignal(-self.status)}")
        return _Failed("crash", f"exit status {self.status}")

    def wait(self, seconds: float) -> bool:
        """Let it end by itself, throwing away what it still writes."""
        deadline = time.monotonic() + seconds
        while not self.reap() and time.monotonic() < deadline:
            self.selector.select(TICK)
            self.read_stdout()
            self.drain_stderr()
        return self.status is not None

    def end(self) -> None:
        """Kill it if it still runs, and give everything back."""
        if not self.reap():
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.pid, signal.SIGKILL)
            os.kill(self.pid, signal.SIGKILL)
            while not self.reap():
                self.selector.select(TICK)
        self.drain_stderr()
        self.selector.close()
        os.close(self.pidfd)
        for stream in (self.popen.stdin, self.popen.stdout, self.popen.stderr):
            if stream:
                stream.close()


class Program(Seat):
    """A bot in a seat, in a directory of its own."""

    def __init__(self, bot: Bot, limits: Limits, seed: int, folder: str) -> None:
        super().__init__()
        self.bot, self.limits, self.seed = bot, limits, seed
        self.directory = tempfile.mkdtemp(dir=folder)
        self.ear = Ear()

    def said(self, last: bool = False) -> tuple[list[str], bool]:
        return self.ear.lines(last)

    def end(self) -> None:
        self.stderr = bytes(self.ear.tail)
        shutil.rmtree(self.directory, ignore_errors=True)

    def _note_strays(self, *expected: str) -> None:
        """Note what the program left in its directory."""
        with contextlib.suppress(OSError):  # it may have removed the directory
            stray = sorted(set(os.listdir(self.directory)) - set(expected))
            if stray:
                self.notes.append("stray files: " + " ".join(stray))

    def _start(self, stdin: int) -> _Process:
        return _Process(self.bot, self.limits, self.directory, self.seed, stdin, self.ear)

    def _close(self, process: _Process) -> None:
        """End a process and remember what it told."""
        process.end()
        assert process.status is not None, "`end` has waited for it"
        self.exits.append(process.status)
        self.peak_mb = max(self.peak_mb, process.peak_mb)


class Lines(Program):
    """One process for the whole game, a line each way. It starts when its first answer is
    wanted. Nothing here blocks: what the bot does not read waits in `unsent`."""

    process: Optional[_Process] = None
    hanging_up = False  # when everything is sent

    def __init__(self, bot: Bot, limits: Limits, seed: int, folder: str) -> None:
        super().__init__(bot, limits, seed, folder)
        self.unsent = bytearray()
        self.unread = bytearray()
        self.rehearsal: list[str] = []  # what was said before, for a program that must be shown

    def remember(self, talk: list[str]) -> None:
        """A program that knows `--after FILE` reads it there. To any other it is said again as if
        it happened now, and its own answers are not listened to; `can_remember` tells where that
        will do."""
        if AFTER not in self.bot.options:
            self.rehearsal = talk
            return
        file = Path(self.directory, TALK)
        file.write_text("".join(line + "\n" for line in talk), encoding="ascii")
        self.bot = replace(self.bot, command=(*self.bot.command, AFTER, str(file)))

    def _rehearse(self, process: _Process) -> None:
        later, self.unsent = self.unsent, bytearray()
        for line in self.rehearsal:
            if line.startswith(">"):
                self._line(process, time.monotonic() + PATIENCE)
            else:
                self.send([line])
        self.unsent += later

    def send(self, messages: list[str]) -> None:
        self.unsent += "".join(message + "\n" for message in messages).encode()
        if self.process:
            self._write(self.process)

    def said(self, last: bool = False) -> tuple[list[str], bool]:
        if self.process:
            self.process.drain_stderr()
        return super().said(last)

    def ask(self, messages: list[str], seconds: float) -> Answer:
        started = time.monotonic()
        try:
            if not self.process:
                self.process = self._start(subprocess.PIPE)
                os.set_blocking(self.process.stdin(), False)
                started = self.process.born
                if self.process.trouble:
                    raise _Failed("start", self.process.trouble)
                if self.rehearsal:
                    self._rehearse(self.process)
                    started = time.monotonic()
            process, starved = self.process, self.process.starved()
            self.send(messages)
            line = self._line(process, started + seconds)
            used = time.monotonic() - started
            process.drain_stderr()
            process.check_memory()
            return Answer(used, line.decode("ascii", "replace"))
        except _Late:
            detail = _late(seconds, process.starved() - starved)
            return Answer(time.monotonic() - started, None, "late", detail)
        except _Failed as failed:
            return Answer(time.monotonic() - started, None, *failed.args)

    def ask_once(self, messages: list[str], seconds: float) -> Answer:
        """Send everything and hang up; the answer comes after the end of the input."""
        self.hanging_up = True
        return self.ask(messages, seconds)

    def _line(self, process: _Process, deadline: float) -> bytes:
        """The next line that it writes, without the line end; _Failed if there is none."""
        while True:
            ended = process.reap()
            self.unread += process.read_stdout()
            line, newline, rest = self.unread.partition(b"\n")
            if newline:
                self.unread = rest
                return bytes(line)
            if len(self.unread) > LONGEST_ANSWER:
                raise _Failed("malformed", f"more than {LONGEST_ANSWER} characters in a line")
            if ended or process.closed:
                process.wait(TICK)
                raise process.failure()
            now = time.monotonic()
            if now >= deadline:
                raise _Late
            if not process.selector.select(min(TICK, deadline - now)):
                process.check_memory()
            self._write(process)
            process.drain_stderr()

    def _write(self, process: _Process) -> None:
        """As much of `unsent` as the pipe takes."""
        try:
            while self.unsent:
                del self.unsent[:os.write(process.stdin(), self.unsent)]
            if self.hanging_up:
                process.close_stdin()
                self.hanging_up = False
        except BlockingIOError:
            pass
        except BrokenPipeError:
            self.unsent.clear()  # it closed its stdin: it will not know what it does not read

    def hang_up(self) -> None:
        if self.process:
            self._write(self.process)
            self.process.close_stdin()

    def finish(self) -> Optional[str]:
        if not self.process:
            return None
        if not self.process.wait(GRACE):
            return f"still runs {GRACE:g} s after the end of its input"
        if self.process.status:
            self.notes.append(f"exit status {self.process.status} after the game")
        return None

    def end(self) -> None:
        if self.process:
            self._close(self.process)
            self.process = None
        self._note_strays(TALK)
        super().end()


class Call(Program):
    """A fresh process in a fresh directory for each answer: input.txt -> output.txt."""

    def ask(self, messages: list[str], seconds: float) -> Answer:
        (text,) = messages
        given = Path(self.directory, "input.txt")
        given.write_text(text)
        self.seed = (self.seed + 1) % (1 << 32)  # a new process needs new chance
        process = self._start(subprocess.DEVNULL)
        try:
            self._wait(process, seconds)
            used = time.monotonic() - process.born
            answer = Answer(used, _output(Path(self.directory, "output.txt")))
        except _Failed as failed:
            answer = Answer(time.monotonic() - process.born, None, *failed.args)
        finally:
            self._close(process)
            strays = end_all()
        if strays:
            self.notes.append(f"processes left behind: {strays}")
        self._tidy(given, text)
        return answer

    def _wait(self, process: _Process, seconds: float) -> None:
        """Until it has ended with status 0, within the limits; else _Failed."""
        if process.trouble:
            raise _Failed("start", process.trouble)
        deadline = process.born + seconds
        while not process.reap():
            process.check_memory()
            now = time.monotonic()
            if now >= deadline:
                raise _Failed("late", _late(seconds, process.starved()))
            process.selector.select(min(TICK, deadline - now))
            process.read_stdout()
            process.drain_stderr()
        process.check_memory()
        if process.status != 0:
            raise process.failure()

    def _tidy(self, given: Path, text: str) -> None:
        """Note what the program should not have touched, and take a new directory."""
        self._note_strays("input.txt", "output.txt")
        if not given.is_file() or given.read_bytes() != text.encode():
            self.notes.append("input.txt changed")
        folder = os.path.dirname(self.directory)
        shutil.rmtree(self.directory, ignore_errors=True)
        self.directory = tempfile.mkdtemp(dir=folder)


def _output(path: Path) -> str:
    """The text of output.txt, which a bot may have made anything."""
    try:
        fd = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
    except OSError as error:
        raise _Failed("malformed", f"output.txt: {error.strerror}") from None
    try:
        if not stat.S_ISREG(os.fstat(fd).st_mode):
            raise _Failed("malformed", "output.txt is not a file")
        data = os.read(fd, LONGEST_ANSWER + 1)
    finally:
        os.close(fd)
    if len(data) > LONGEST_ANSWER:
        raise _Failed("malformed", f"output.txt has more than {LONGEST_ANSWER} characters")
    return data.decode("ascii", "replace")
