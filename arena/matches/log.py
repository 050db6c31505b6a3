"""The log: one game a line (JSON), only ever appended to (a line torn by an interruption is cut
off before). It is the result of a match, its state to resume from, and the source of replays."""

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from arena.matches.play import Record


def read(path: str) -> Iterator[Record]:
    """The games of a log. A torn last line, left by an interruption, is not a game."""
    with open(path, "rb") as file:
        for number, line in enumerate(file, 1):
            if not line.endswith(b"\n"):
                return
            try:
                record = json.loads(line)
                record["index"], record["messages"], record["result"]
            except (ValueError, KeyError, TypeError):
                raise ValueError(f"{path}: line {number} is not a game of a match") from None
            yield record


def without_play(record: Record) -> Record:
    """What a summary needs of a game: thousands of them are kept in memory."""
    return {key: value for key, value in record.items()
            if key not in ("messages", "stderr", "setup")}


def find(path: str, index: int) -> Record:
    """Game `index` of a log; ValueError when it is not there."""
    for record in read(path):
        if record["index"] == index:
            return record
    raise ValueError(f"{path}: there is no game {index}")


def repair(path: str) -> None:
    """Cut a torn last line off, so that the next game begins a line."""
    data = Path(path).read_bytes()
    os.truncate(path, data.rfind(b"\n") + 1)


def difference(record: Record, conditions: dict[str, Any]) -> str:
    """What a logged game was played under that is not as in `conditions`; "" if nothing."""
    for key, value in conditions.items():
        if record.get(key) != json.loads(json.dumps(value)):
            return f"{key} was {json.dumps(record.get(key))}, is {json.dumps(value)}"
    return ""


def append(path: str, record: Record) -> None:
    """One write for the whole line: an interruption tears at most the last one."""
    line = json.dumps(record, separators=(",", ":")) + "\n"
    fd = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    try:
        data = line.encode()
        while data:
            data = data[os.write(fd, data):]
    finally:
        os.close(fd)


def new(game: str, folder: str = ".") -> str:
    """A file that is not there yet. Example: circus-20260131-184507.jsonl"""
    stem = os.path.join(folder, f"{game}-{time.strftime('%Y%m%d-%H%M%S')}")
    path, number = f"{stem}.jsonl", 1
    while os.path.exists(path):
        number += 1
        path = f"{stem}-{number}.jsonl"
    return os.path.relpath(path)
