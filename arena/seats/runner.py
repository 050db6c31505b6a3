"""Run a submission as a judge would: its own process, nothing of ours in its environment,
an empty directory, a time limit, and 128 MB of address space.

    run(program, stdin="1111 1112 1113\n").stdout    one call over stdin and stdout
    run(program, files={"input.txt": text}).files    one call over files
    talk(program, transcript, judge)                 a conversation, line by line

With `walls` it is in the sandbox. `check` and the tests run programs through this alone; matches,
which measure, have seats (`arena.seats.program`). Start reading at `Run`.
"""

import contextlib
import os
import queue
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable, Optional, Union

from arena.seats import proc, sandbox
from arena.seats.bots import Bot

JUDGE_MB = 128  # of address space, the strictest judge that we know
PATIENCE = 30.0  # seconds; a hang guard, not a time limit of any game


@dataclass(frozen=True)
class Run:
    """What came of one process."""

    status: Optional[int]  # exit status, negative signal number, or None when out of time
    stdout: str
    stderr: str
    files: dict[str, str] = field(default_factory=dict)  # what is in its directory afterwards
    threads: int = 1  # the most that were seen


def run(
    program: Path,
    *arguments: str,
    stdin: Union[str, bytes] = b"",
    files: Optional[Mapping[str, str]] = None,
    seconds: float = PATIENCE,
    address_space_mb: Optional[int] = JUDGE_MB,
    python: str = sys.executable,
    walls: bool = False,
) -> Run:
    """One call from start to exit, in an empty directory that holds `files`."""
    with tempfile.TemporaryDirectory(prefix="judge-") as directory:
        for name, text in (files or {}).items():
            (Path(directory) / name).write_bytes(text.encode())
        process = _start(program, arguments, directory, address_space_mb, python, walls)
        data = stdin.encode() if isinstance(stdin, str) else stdin
        threads = _ThreadCount(process.pid)
        try:
            stdout, stderr = process.communicate(data, timeout=seconds)
            status: Optional[int] = _status(process.returncode, walls)
        except subprocess.TimeoutExpired:
            _end(process)
            stdout, stderr = process.communicate()
            status = None
        left = {p.name: _text(p.read_bytes()) for p in Path(directory).iterdir() if p.is_file()}
    return Run(status, _text(stdout), _text(stderr), left, threads.most())


class _ThreadCount:
    """Looks at the threads of a process, and of those that it started, every few milliseconds
    until it has ended."""

    def __init__(self, pid: int) -> None:
        self.pid, self.seen = pid, 1
        self.ended = threading.Event()
        self.watcher = threading.Thread(target=self._watch, daemon=True)
        self.watcher.start()

    def _watch(self) -> None:
        while not self.ended.wait(0.005):
            with contextlib.suppress(OSError):
                for pid in proc.family(self.pid):
                    self.seen = max(self.seen, len(os.listdir(f"/proc/{pid}/task")))

    def most(self) -> int:
        self.ended.set()
        self.watcher.join()
        return self.seen


# judge(sent, shown, answer): all lines sent so far, what the transcript shows as the answer here,
# and what the program answered. It asserts what it wants. When the answer is not the one shown,
# the rest of the transcript no longer fits: the judge returns the lines to go on with, or None to
# end the conversation there.
Judge = Callable[[list[str], str, str], Optional[Iterable[str]]]


class NoAnswer(AssertionError):
    """The program did not answer when it was asked."""


def end_if_different(sent: list[str], shown: str, answer: str) -> None:
    """The judge of a transcript whose answers are free: wants one, and no more."""
    if not answer.strip():
        raise NoAnswer(f"an empty answer to {sent[-1]!r}")


def talk(
    program: Path,
    transcript: Iterable[str],
    judge: Judge = end_if_different,
    *arguments: str,
    seconds: float = PATIENCE,
    address_space_mb: Optional[int] = JUDGE_MB,
    python: str = sys.executable,
    walls: bool = False,
) -> Run:
    """Send the transcript's lines; at each `> ANSWER` line wait for one answer and judge it.

    Standard input is closed at the end; the Run's stdout is everything that was answered, also
    what came unasked. `seconds` is for each answer and for the exit.
    """
    with tempfile.TemporaryDirectory(prefix="judge-") as directory:
        talker = Talker(program, arguments, directory, seconds, address_space_mb, python, walls)
        try:
            lines = list(transcript)
            while lines:
                line = lines.pop(0)
                if not line.startswith(">"):
                    talker.send(line)
                    continue
                shown, answer = line[1:].strip(), talker.answer()
                instead = judge(talker.sent, shown, answer)
                if instead is not None:
                    lines = list(instead)
                elif answer != shown:
                    break
            return talker.finish()
        finally:
            talker.close()


class Talker:
    """A program under way, spoken to line by line."""

    def __init__(
        self,
        program: Path,
        arguments: Iterable[str] = (),
        directory: Optional[str] = None,
        seconds: float = PATIENCE,
        address_space_mb: Optional[int] = JUDGE_MB,
        python: str = sys.executable,
        walls: bool = False,
    ) -> None:
        self.sent: list[str] = []
        self.seconds, self.walls = seconds, walls
        self._process = _start(program, arguments, directory, address_space_mb, python, walls)
        stdin, stdout, stderr = self._process.stdin, self._process.stdout, self._process.stderr
        assert stdin and stdout and stderr, "_start makes three pipes"
        self._stdin, self._stdout, self._stderr = stdin, stdout, stderr
        self._answers: queue.Queue[Optional[bytes]] = queue.Queue()  # None: end of output
        self._heard: list[bytes] = []
        self._errors: list[bytes] = []
        self._readers = [
            threading.Thread(target=self._read_answers, daemon=True),
            threading.Thread(target=self._read_errors, daemon=True),
        ]
        for reader in self._readers:
            reader.start()

    def send(self, line: str) -> None:
        """One line to the program; one that has exited reads nothing, as at a real judge."""
        self.sent.append(line)
        try:
            self._stdin.write(line.encode() + b"\n")
            self._stdin.flush()
        except BrokenPipeError:
            pass

    def answer(self) -> str:
        """The next line that the program writes, without its line end."""
        try:
            line = self._answers.get(timeout=self.seconds)
        except queue.Empty:
            raise NoAnswer(f"no answer to {self.sent[-1:]} in {self.seconds} s") from None
        if line is None:
            raise NoAnswer(f"the program ended at {self.sent[-1:]}: "
                           + last_line(self._error_text()))
        if not line.endswith(b"\n"):
            raise NoAnswer(f"half a line: {line!r}")
        return _text(line).rstrip("\r\n")

    def finish(self) -> Run:
        """Close its input and wait for it to exit by itself."""
        with contextlib.suppress(BrokenPipeError):
            self._stdin.close()
        deadline = time.monotonic() + self.seconds
        for reader in self._readers:
            reader.join(max(0.0, deadline - time.monotonic()))
        try:
            status: Optional[int] = _status(
                self._process.wait(max(0.0, deadline - time.monotonic())), self.walls)
        except subprocess.TimeoutExpired:
            status = None
        return Run(status, _text(b"".join(self._heard)), self._error_text())

    def close(self) -> None:
        """End the program, whatever it is doing."""
        _end(self._process)
        for reader in self._readers:
            reader.join()
        self._stdout.close()
        self._stderr.close()
        with contextlib.suppress(BrokenPipeError):
            self._stdin.close()

    def _read_answers(self) -> None:
        for line in self._stdout:
            self._heard.append(line)
            self._answers.put(line)
        self._answers.put(None)

    def _read_errors(self) -> None:
        for line in self._stderr:
            self._errors.append(line)

    def _error_text(self) -> str:
        return _text(b"".join(self._errors))


def _start(
    program: Path,
    arguments: Iterable[str],
    directory: Optional[str],
    address_space_mb: Optional[int],
    python: str,
    walls: bool = False,
) -> subprocess.Popen[bytes]:
    command = [python, str(program), *arguments]
    if walls:
        assert directory, "the one that it may write in"
        bot = Bot(str(program), (python, str(program)), (str(program),))
        command = [*sandbox.command(bot, directory, str(program)), *command]
    if address_space_mb is not None:
        # The shell sets the limit after the fork: preexec_fn can deadlock under threads.
        limit = str(address_space_mb * 1024)
        command = ["/bin/sh", "-c", 'ulimit -v "$0" && exec "$@"', limit, *command]
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=directory,
        env=_judge_environment(),
        start_new_session=True,
    )


def _judge_environment() -> dict[str, str]:
    """Ours without what a judge would not set: module paths and numbers of threads."""
    return {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("PYTHON") and not name.endswith("_NUM_THREADS")
    }


def _end(process: subprocess.Popen[bytes]) -> None:
    """End the program and everything that it started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _status(code: int, walls: bool) -> int:
    return sandbox.status(code) if walls else code


def last_line(text: str) -> str:
    """Where Python says what went wrong."""
    return (text.strip().splitlines() or [""])[-1][:200]


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")
