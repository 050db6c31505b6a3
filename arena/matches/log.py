"""The log: one game a line (JSON), only ever appended to (a line torn by an interruption is cut
off by the next game, not before). It is the result of a match, its state to resume from, and the
source of replays.

A line begins with the number of its game, `{"index":12,`, and ends with what is long, `"messages"`
first: so one game is found without parsing the others, and a summary of 10,000 games is made
without parsing a move. Lines of older logs have another order; they are parsed whole."""

import contextlib
import fcntl
import json
import os
import re
import stat
import time
from collections.abc import Iterator
from typing import Any, BinaryIO, NamedTuple, NoReturn, Optional

from arena.game import FAULTS
from arena.matches.play import Record

LONG = ("messages", "setup", "stderr")  # last in a line, in this order
BEGIN, LONG_BEGINS = re.compile(rb'\{"index":(\d{1,12}),'), b',"messages":['
SHARED = ("bots", "limits", "match", "options", "seats")  # often the same in all games of a log
KNOWN_BY = 4096  # bytes of a line, with its bots, times and result: no other line begins so
LARGEST = 1e12  # of a number in a log: what is beyond it is no time, score or count


class Maybe(NamedTuple):
    """A shape, or null."""

    shape: Any


class Given(NamedTuple):
    """A shape, where the key is there at all."""

    shape: Any


class Values(NamedTuple):
    """An object of any keys: the shape of its values."""

    shape: Any


NUMBER = (int, float)
# What every game has: a type, some types, [of all items], {of these keys}, or one of the above.
SHAPE = {
    "index": int, "game": str, "seed": int, "options": dict, "limits": {"time_scale": NUMBER},
    "bots": {name: {"spec": str, "sha256": Values(str)} for name in "ab"},
    "seats": [str], "notes": [{"note": str}],
    "faults": [{"seat": int, "bot": str, "status": str, "detail": str}],
    "time": [{"max": NUMBER, "sum": NUMBER, "count": int, "twentieths": Given([int])}],
    "figures": Given([Values([NUMBER])]), "delayed": Given([NUMBER]), "clock": Given(str),
    "starts": Given([str]), "lineup": Given([str]), "slow_judge": Given(int),
    "seconds": Given(NUMBER),
    "match": Given({"games": Given(int), "jobs": Given(int), "sprt": Given(Maybe([NUMBER]))}),
    "result": Maybe({"score": NUMBER, "reason": str, "points": Maybe([NUMBER])}),
}
LONG_SHAPE = {"messages": [{"seat": int, "t": NUMBER}], "setup": dict, "stderr": [str]}
# Of an answer, and of a message to a program.
ANSWER_SHAPE, MESSAGE_SHAPE = {"from": Maybe(str), "used": NUMBER}, {"to": str}


def lines(path: str, begin: int = 0, known: int = 0) -> Iterator[tuple[int, bytes]]:
    """The numbered lines of a log, from byte `begin` on, before which `known` lines stand. A torn
    last one, left by an interruption, is not a game; one that lacks only its newline is."""
    with _opened(path) as file:
        file.seek(begin)
        for number, line in enumerate(file, known + 1):
            if line.endswith(b"\n"):
                yield number, line
            elif _complete(line):
                yield number, line + b"\n"


def _without_waiting(path: str, flags: int) -> int:
    """A pipe would wait for who writes into it."""
    return os.open(path, flags | os.O_NONBLOCK)


def _complete(line: bytes) -> bool:
    """Whether a line without its newline has all that was to be written."""
    if not line.endswith(b"}"):
        return False
    try:
        _parsed(line)
    except (ValueError, RecursionError):
        return False
    return True


def _after_newline(fd: int) -> bytes:
    """What follows the last newline: nothing, a torn line, or one that lacks its newline."""
    size = os.fstat(fd).st_size
    tail, most = b"", 1 << 14
    while len(tail) < size and b"\n" not in tail:
        most = min(4 * most, size)
        tail = os.pread(fd, most, size - most)
    return tail[tail.rfind(b"\n") + 1:]


def torn(path: str) -> bool:
    """Whether the last line is left out, because its end was never written."""
    with open(path, "rb") as file:
        tail = _after_newline(file.fileno())
    return bool(tail) and not _complete(tail)


def want_usable(path: str, resume: bool) -> None:
    """ValueError or OSError unless a log can be begun here, or gone on with. What is there is
    only read: it may be no log at all."""
    if not os.path.isfile(path) or not os.path.getsize(path):
        return
    if not resume:
        raise ValueError(f"{path} exists: --resume, or another file")
    if next(heads(path), None) is None:
        raise ValueError(f"{path} has no game to go on with")


@contextlib.contextmanager
def _opened(path: str) -> Iterator[BinaryIO]:
    with open(path, "rb", opener=_without_waiting) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise ValueError(f"{path} is not a file")
        yield file


def read(path: str) -> Iterator[Record]:
    """The games of a log."""
    for number, line in lines(path):
        yield _whole(path, number, line)


class Growing:
    """A log that is read on as it grows: nothing that was read is read again."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.read_to = self.count = 0  # bytes, lines
        self.begin = b""  # of the last line that was read
        self.begins_at = 0
        self.before: Record = {}

    def is_what_it_was(self) -> bool:
        """Whether the last line stands where it stood: no other log has come in its place."""
        with _opened(self.path) as file:
            file.seek(self.begins_at)
            return file.read(len(self.begin)) == self.begin

    def heads(self) -> Iterator[Record]:
        """The games that were not read yet, without what is LONG."""
        for number, line in lines(self.path, self.read_to, self.count):
            self.begin, self.begins_at = line[:KNOWN_BY], self.read_to
            self.read_to, self.count = self.read_to + len(line), number
            record = _head(line) or without_play(_whole(self.path, number, line))
            _want_shape(self.path, number, record, SHAPE)
            for key in SHARED:  # what all games have in common takes memory once
                if key in record and self.before.get(key) == record[key]:
                    record[key] = self.before[key]
            self.before = record
            yield record


def heads(path: str) -> Iterator[Record]:
    """The games of a log without what is LONG: thousands of them are kept in memory. ValueError
    if one of them is there twice."""
    seen: set[int] = set()
    book = Growing(path)
    for record in book.heads():
        if record["index"] in seen:
            raise ValueError(f"{path}: line {book.count} has game {record['index']} again")
        seen.add(record["index"])
        yield record


def find(path: str, index: int) -> Record:
    """Game `index` of a log; ValueError when it is not there."""
    for number, line in lines(path):
        begin = BEGIN.match(line)
        if begin is None or int(begin[1]) == index:
            record = _whole(path, number, line)
            if record["index"] == index:
                return record
    raise ValueError(f"{path}: there is no game {index}")


def without_play(record: Record) -> Record:
    """What a summary needs of a game."""
    return {key: value for key, value in record.items() if key not in LONG}


def _whole(path: str, number: int, line: bytes) -> Record:
    try:
        record = _parsed(line)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"{path}: line {number} is not a game of a match: "
                         f"{str(error)[:80]}") from None
    _want_shape(path, number, record, {**SHAPE, **LONG_SHAPE})
    return record  # type: ignore[no-any-return]


def _head(line: bytes) -> Optional[Record]:
    """The game without what is LONG; None when the line is not ordered so."""
    end = line.find(LONG_BEGINS)
    if end < 0 or not BEGIN.match(line) or not line.endswith(b"}\n"):
        return None
    try:
        record: Record = _parsed(line[:end] + b"}")
    except (ValueError, RecursionError):
        return None
    return record


def _parsed(line: bytes) -> Any:
    return json.loads(line, parse_constant=_refuse)


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is not a number")


def _want_shape(path: str, number: int, record: Any, shape: Any) -> None:
    trouble = _misshapen(record, shape, "") or _impossible(record)
    if trouble:
        raise ValueError(f"{path}: line {number} is not a game of a match: {trouble}")


def _misshapen(value: Any, shape: Any, where: str) -> str:
    """What is not as in `shape`; "" if nothing."""
    if isinstance(shape, Maybe):
        return "" if value is None else _misshapen(value, shape.shape, where)
    if isinstance(shape, Given):
        return _misshapen(value, shape.shape, where)
    if isinstance(shape, Values):
        return _misshapen(value, dict.fromkeys(value, shape.shape), where) \
            if isinstance(value, dict) else f"{where} is not an object"
    if isinstance(shape, list):
        if not isinstance(value, list):
            return f"{where} is not a list"
        troubles = (_misshapen(each, shape[0], f"{where}[{n}]") for n, each in enumerate(value))
        return next(filter(None, troubles), "")
    if isinstance(shape, dict):
        if not isinstance(value, dict):
            return f"{where or 'it'} is not an object"
        troubles = (_misshapen(value[key], inner, f"{where}.{key}".lstrip("."))
                    if key in value else f"{where}.{key} is missing".lstrip(".")
                    for key, inner in shape.items()
                    if key in value or not isinstance(inner, Given))
        return next(filter(None, troubles), "")
    wrong = (not isinstance(value, shape) or isinstance(value, bool)
             or (isinstance(value, NUMBER) and not abs(value) < LARGEST))
    return f"{where} is {json.dumps(value)[:40]}" if wrong else ""


def _impossible(record: Record) -> str:
    """What is of the right type, but cannot be; "" if nothing."""
    seats, result = len(record["seats"]), record["result"] or {"score": 0, "points": None}
    for wrong, what in [
        (record["index"] < 0, "index"), (result["score"] not in (0, 0.5, 1), "score"),
        (not seats or set(record["seats"]) - set("ab"), "seats"),
        (len(record["time"]) != seats, "time"),
        (any(fault["bot"] not in ("a", "b") or not 0 <= fault["seat"] < seats
             or fault["status"] not in FAULTS for fault in record["faults"]), "faults"),
        (any(len(pair) != 2 for each in record.get("figures", ()) for pair in each.values()),
         "figures"),
        (len(record.get("match", {}).get("sprt") or (0, 1)) != 2, "match.sprt"),
        (len(result["points"] or "ab") != 2, "points"),
    ]:
        if wrong:
            return f"{what} cannot be so"
    return _impossible_event(record.get("messages", []), seats)


def _impossible_event(events: list[Record], seats: int) -> str:
    for number, event in enumerate(events):
        where = f"messages[{number}]"
        shape = ANSWER_SHAPE if "from" in event else MESSAGE_SHAPE
        trouble = _misshapen(event, shape, where) or _misshapen(
            event.get("said", []), [str], f"{where}.said")
        known = event.get("fault") in (None, *FAULTS)
        silent = event.get("from", "") is None and "fault" not in event
        if trouble or silent or not known or not 0 <= event["seat"] < seats:
            return trouble or f"{where} cannot be so"
    return ""


class Log:
    """A log that one match writes: nobody else may while it is open. ValueError or OSError if
    that cannot be."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.made = not os.path.lexists(path)  # by us
        flags = os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_NONBLOCK | os.O_CLOEXEC
        self.fd = os.open(path, flags, 0o644)
        try:
            if not stat.S_ISREG(os.fstat(self.fd).st_mode):
                raise ValueError(f"{path} is not a file that a log can be written to")
            fcntl.flock(self.fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self.fd)
            raise ValueError(f"{path} is being written by another match") from None
        except BaseException:
            os.close(self.fd)
            raise
        try:
            _try_writing(self.fd, path)
        except BaseException:
            if self.made:
                os.unlink(path)
            os.close(self.fd)
            raise
        # A worker must not keep the lock when this process is killed.
        _open_logs.add(self.fd)

    def empty(self) -> bool:
        return os.fstat(self.fd).st_size == 0

    def _begin_line(self) -> bytes:
        """Cut a torn last line off; what a whole one lacks."""
        tail = _after_newline(self.fd)
        if _complete(tail):
            return b"\n"
        if tail:
            os.ftruncate(self.fd, os.fstat(self.fd).st_size - len(tail))
        return b""

    def append(self, record: Record) -> None:
        """A whole line, or, when it cannot be written (OSError), nothing. Only now is a torn last
        line cut off: whoever adds a game has taken the file for a log."""
        data = self._begin_line() + line_of(record)
        size = os.fstat(self.fd).st_size
        try:
            while data:
                data = data[os.write(self.fd, data):]
        except BaseException as error:
            with contextlib.suppress(OSError):
                os.ftruncate(self.fd, size)
            if isinstance(error, OSError):
                raise OSError(error.errno, error.strerror, self.path) from None
            raise

    def close(self) -> None:
        if self.fd in _open_logs:
            _open_logs.remove(self.fd)
            os.close(self.fd)


def line_of(record: Record) -> bytes:
    """A game as a line of the log."""
    ordered = {"index": record["index"], **without_play(record),
               **{key: record[key] for key in LONG}}
    return json.dumps(ordered, separators=(",", ":")).encode() + b"\n"


_open_logs: set[int] = set()


def _let_go() -> None:
    for fd in _open_logs:
        os.close(fd)
    _open_logs.clear()


os.register_at_fork(after_in_child=_let_go)


def _try_writing(fd: int, path: str) -> None:
    """OSError if nothing can be added to the file: the disk is full, or the file too large."""
    size = os.fstat(fd).st_size
    try:
        os.write(fd, b" ")
        os.fsync(fd)
    except OSError as error:
        raise OSError(error.errno, error.strerror, path) from None
    finally:
        os.ftruncate(fd, size)


def try_target(path: str) -> None:
    """OSError if nothing can be written to `path`, which stays as it is. To be asked before the
    first game, not after the last."""
    new = not os.path.lexists(path)
    fd = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_NONBLOCK | os.O_CLOEXEC, 0o644)
    try:
        if stat.S_ISREG(os.fstat(fd).st_mode):
            _try_writing(fd, path)
        else:
            os.write(fd, b"")  # /dev/full refuses even that
    finally:
        os.close(fd)
        if new:
            os.unlink(path)


def try_folder(path: str) -> None:
    """As `try_target`, for a directory that files shall be written to; it is made if missing."""
    os.makedirs(path, exist_ok=True)
    try_target(os.path.join(path, f".arena-{os.getpid()}"))


def append(path: str, record: Record) -> None:
    """One game more in a log that nobody else has open."""
    log = Log(path)
    try:
        log.append(record)
    finally:
        log.close()


def new(game: str, folder: str = ".") -> str:
    """A file that is not there yet. Example: circus-20260131-184507.jsonl"""
    stem = os.path.join(folder, f"{game}-{time.strftime('%Y%m%d-%H%M%S')}")
    path, number = f"{stem}.jsonl", 1
    while os.path.exists(path):
        number += 1
        path = f"{stem}-{number}.jsonl"
    return os.path.relpath(path)
