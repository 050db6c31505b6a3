"""A bot in a seat. `Lines` is a process for a whole game (stdin/stdout), `Call` is one process for
each answer (input.txt -> output.txt). Both give an `Answer`: a text, or the status of a seat that
failed. What is fair on their clock stands in process.py."""

import contextlib
import os
import stat
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Optional

from arena.seats import proc
from arena.seats.bots import Bot
from arena.seats.process import STEADY, TICK, Failed, Limits, Process, Wake, end_all
from arena.seats.seat import Answer, Ear, Seat
from arena.seats.sweep import remove_tree

GRACE = 2.0  # seconds to end by itself after the game
PATIENCE = 10.0  # seconds for an answer that does not count, in a rehearsal
AFTER, TALK = "--after", "before.talk"  # the option, and the file in a program's directory
LONGEST_ANSWER = 1 << 16
LONGEST_WAIT = 10.0  # limits that an answer may take when others have the cores


class Program(Seat):
    """A bot in a directory of its own."""

    def __init__(self, bot: Bot, limits: Limits, seed: int, folder: str) -> None:
        super().__init__()
        self.bot, self.limits, self.seed = bot, limits, seed
        self.directory = tempfile.mkdtemp(dir=folder)
        self.ear = Ear()

    def said(self, last: bool = False) -> tuple[list[str], bool]:
        return self.ear.lines(last)

    def end(self) -> None:
        self.stderr = bytes(self.ear.tail)
        remove_tree(self.directory)

    def _note_strays(self, *expected: str) -> None:
        """Note what the program left in its directory."""
        with contextlib.suppress(OSError):  # it may have removed the directory
            stray = sorted(name if name.isprintable() else ascii(name)
                           for name in set(os.listdir(self.directory)) - set(expected))
            if stray:
                more = f" and {len(stray) - 10} more" if len(stray) > 10 else ""
                self.notes.append("stray files: " + " ".join(stray[:10]) + more)

    def _start(self, talks: bool) -> Process:
        return Process(self.bot, self.limits, self.directory, self.seed, talks, self.ear)

    def _close(self, process: Process) -> None:
        """End a process and remember what it told."""
        process.end()
        assert process.status is not None
        self.exits.append(process.status)
        self.peak_mb = max(self.peak_mb, process.peak_mb)


class _Clock:
    """The time for one answer of a process."""

    def __init__(self, process: Process, started: float, seconds: float) -> None:
        self.process, self.started, self.seconds = process, started, seconds
        self.before = process.times()
        self.deadline = started + seconds

    def check(self, now: float) -> None:
        """Failed if nothing has come in time: when the deadline has passed, it moves by what
        others took of the cores."""
        if Wake.heard():
            raise Failed("crash", "the judge was stopped when this seat was to answer")
        if now >= self.deadline:
            excused = self.process.excused(now - self.started, self.before)
            most = LONGEST_WAIT * self.seconds
            self.deadline = self.started + self.seconds + min(excused, most)
            if now >= self.deadline:
                raise Failed("late", self._late(now - self.started, excused))

    def used(self, now: float, told_at: Optional[float]) -> tuple[float, float]:
        """The time of an answer that was there at `now`, at the latest: what counts of it, and
        how far it may have been over the limit without our knowing. Failed if it is late."""
        wall = now - self.started
        if wall <= self.seconds:
            return wall, 0.0
        if told_at is not None and told_at < self.started - STEADY:
            told_at = None  # a file system that does not tell when a pipe was written
        if told_at is not None:
            wall = min(wall, max(0.0, told_at - self.started))
        excused = self.process.excused(wall, self.before) if wall > self.seconds else 0.0
        if wall - excused <= self.seconds:
            return wall - excused, 0.0
        if told_at is None:
            return self.seconds, wall - excused - self.seconds
        raise Failed("late", self._late(wall, excused))

    def _late(self, wall: float, excused: float) -> str:
        stopped = "; it is stopped" if proc.state(self.process.pid) == "T" else ""
        return (f"no answer after {self.seconds:.3f} s; {wall:.3f} s, "
                f"{excused:.3f} s of it waiting for a core{stopped}")


class Lines(Program):
    """One process for the whole game, a line each way. It starts when its first answer is
    wanted. Nothing here blocks: what the bot does not read waits in `unsent`."""

    process: Optional[Process] = None
    failed: Optional[Failed] = None
    hanging_up = False  # when everything is sent

    def __init__(self, bot: Bot, limits: Limits, seed: int, folder: str) -> None:
        super().__init__(bot, limits, seed, folder)
        self.unsent = bytearray()
        self.unread = bytearray()
        self.rehearsal: list[str] = []  # what was said before, for a program that must be shown

    def remember(self, talk: list[str]) -> None:
        """A program that knows `--after FILE` reads it there. To any other it is said again as if
        it happened now, and its own answers are not listened to; `Bot.can_go_on` tells where
        that will do."""
        if AFTER not in self.bot.options:
            self.rehearsal = talk
            return
        file = Path(self.directory, TALK)
        file.write_text("".join(line + "\n" for line in talk), encoding="ascii",
                        errors="replace")  # what was no ASCII in an answer that was a fault
        self.bot = replace(self.bot, command=(*self.bot.command, AFTER, str(file)))

    def _rehearse(self, process: Process) -> None:
        later, self.unsent = self.unsent, bytearray()
        for line in self.rehearsal:
            if line.startswith(">"):
                self._line(process, _Clock(process, time.monotonic(), PATIENCE))
            else:
                self.send([line])
        self.unsent += later

    def send(self, messages: list[str]) -> None:
        self.unsent += "".join(message + "\n" for message in messages).encode()
        if self.process and not self.process.gone:
            self._write(self.process)

    def said(self, last: bool = False) -> tuple[list[str], bool]:
        if self.process:
            self.process.drain_stderr()
        return super().said(last)

    def guard(self) -> None:
        if self.process and not self.process.gone:
            try:
                self.process.check()
            except Failed as failed:
                self.failed = failed
                self.process.end()

    def ask(self, messages: list[str], seconds: float) -> Answer:
        self.guard()
        first, started = self.process is None, time.monotonic()
        try:
            if self.failed:
                raise self.failed
            if self.process:
                self._refuse_early()
            else:
                self.process = self._start(talks=True)
                started = self.process.born
                if self.process.trouble:
                    raise Failed("start", self.process.trouble)
                if self.rehearsal:
                    self._rehearse(self.process)
                    started = time.monotonic()
            clock = _Clock(self.process, started, seconds)
            self.send(messages)
            line = self._line(self.process, clock)
            now = time.monotonic()
            self.process.drain_stderr()
            used, unknown = clock.used(now, self.process.told_at(self.process.stdout))
            self.process.check()
            return Answer(used, line.decode("ascii", "replace"), unknown=unknown)
        except Failed as failed:
            return Answer(time.monotonic() - started, None, *self._not_started(first, failed).args)

    def _not_started(self, first: bool, failed: Failed) -> Failed:
        """A program that ends with a complaint before it has read a word has not started."""
        status, detail = failed.args
        process = self.process
        if first and status == "crash" and process and process.status and not process.has_read():
            return Failed("start", f"{detail} before it read anything")
        return failed

    def ask_once(self, messages: list[str], seconds: float) -> Answer:
        """Send everything and hang up; the answer comes after the end of the input."""
        self.hanging_up = True
        return self.ask(messages, seconds)

    def _refuse_early(self) -> None:
        """What stands there before the question is no answer to it."""
        assert self.process
        self.unread += self.process.read_stdout()
        if self.unread:
            text = self.unread[:40].decode("ascii", "replace")
            raise Failed("malformed", f"early: wrote {text!r} before it was asked")

    def _line(self, process: Process, clock: _Clock) -> bytes:
        """The next line that it writes, without the line end; Failed if there is none."""
        while True:
            now, ended = time.monotonic(), process.reap()
            self.unread += process.read_stdout()
            line, newline, rest = self.unread.partition(b"\n")
            if newline and not Wake.rung:
                self.unread = rest
                return bytes(line)
            if len(self.unread) > LONGEST_ANSWER:
                raise Failed("malformed", f"more than {LONGEST_ANSWER} characters in a line")
            if ended or process.closed:
                process.wait(TICK)
                raise process.failure()
            clock.check(now)
            if process.rest(clock.deadline):
                for other in self.company:
                    other.guard()
            self._write(process)
            process.drain_stderr()

    def _write(self, process: Process) -> None:
        """As much of `unsent` as the pipe takes."""
        process.write(self.unsent)
        if self.hanging_up and not self.unsent:
            process.close_stdin()
            self.hanging_up = False

    def hang_up(self) -> None:
        if self.process and not self.process.gone:
            self._write(self.process)
            self.process.close_stdin()

    def finish(self) -> Optional[tuple[str, str]]:
        process = self.process
        if not process or process.gone:
            return None
        try:
            if not process.wait(GRACE):
                return "no_exit", f"still runs {GRACE:g} s after the end of its input"
            process.check()
        except Failed as failed:
            status, detail = failed.args
            return status, f"{detail}, seen after the game"
        if process.status:
            self.notes.append(f"exit status {process.status} after the game")
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
        self._move()
        given = Path(self.directory, "input.txt")
        given.write_text(text)
        self.seed = (self.seed + 1) % (1 << 32)  # a new process needs new chance
        process = self._start(talks=False)
        try:
            clock = _Clock(process, process.born, seconds)
            now = self._wait(process, clock)
            output = Path(self.directory, "output.txt")
            used, unknown = clock.used(now, self._ended_at(process, output, clock))
            answer = Answer(used, _output(output), unknown=unknown)
        except Failed as failed:
            answer = Answer(time.monotonic() - process.born, None, *failed.args)
        finally:
            self._close(process)
            strays = end_all()
        if strays:
            self.notes.append(f"processes left behind: {strays}")
        self._tidy(given, text)
        return answer

    def _wait(self, process: Process, clock: _Clock) -> float:
        """Until it has ended with status 0, within the limits, and when; else Failed."""
        if process.trouble:
            raise Failed("start", process.trouble)
        now = time.monotonic()
        while not process.reap():
            clock.check(now)
            process.rest(clock.deadline)
            process.read_stdout()
            process.drain_stderr()
            now = time.monotonic()
        process.check()
        if process.status != 0:
            raise process.failure()
        return now

    def _ended_at(self, process: Process, output: Path, clock: _Clock) -> Optional[float]:
        """When it ended, where that can be told: a sandbox tells it. Without one a process that
        wrote its answer too late has ended too late."""
        if process.root:
            return process.told_at(process.exit)
        with contextlib.suppress(OSError):
            fd = os.open(output, os.O_PATH | os.O_NOFOLLOW)
            try:
                written = process.told_at(fd)
            finally:
                os.close(fd)
            if written is not None and written > clock.deadline:
                return written
        return None

    def _tidy(self, given: Path, text: str) -> None:
        """Note what the program should not have touched."""
        self._note_strays("input.txt", "output.txt")
        if not _is_text(given, text):
            self.notes.append("input.txt changed")

    def _move(self) -> None:
        """Take a new directory: nobody can have put anything there before the question."""
        folder = os.path.dirname(self.directory)
        remove_tree(self.directory)
        self.directory = tempfile.mkdtemp(dir=folder)


def _is_text(path: Path, text: str) -> bool:
    try:
        return _content(path) == text.encode()
    except (OSError, ValueError):
        return False


def _output(path: Path) -> str:
    """The text of output.txt, which a bot may have made anything."""
    try:
        data = _content(path)
    except OSError as error:
        raise Failed("malformed", f"output.txt: {error.strerror}") from None
    except ValueError as error:
        raise Failed("malformed", f"output.txt {error}") from None
    return data.decode("ascii", "replace")


def _content(path: Path) -> bytes:
    """Of a file, and of nothing else; ValueError if it is something else or too large."""
    fd = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
    try:
        if not stat.S_ISREG(os.fstat(fd).st_mode):
            raise ValueError("is not a file")
        data = os.read(fd, LONGEST_ANSWER + 1)
    finally:
        os.close(fd)
    if len(data) > LONGEST_ANSWER:
        raise ValueError(f"has more than {LONGEST_ANSWER} characters")
    return data
