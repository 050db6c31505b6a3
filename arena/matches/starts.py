"""Games that begin in the middle of a logged one: LOG:K:TURN is game K of a log after TURN
answers. A file with such lines is a set of positions to test with."""

import os
from pathlib import Path
from typing import Optional

from arena.matches import log
from arena.matches.play import Record, Start


def after(record: Record, name: str, turn: Optional[int] = None) -> Start:
    """A logged game up to a turn, or as far as it went; ValueError if it did not go so far."""
    answers = [event for event in record["messages"] if "from" in event]
    if turn is not None and not 0 <= turn <= len(answers):
        raise ValueError(f"{name}: that game has {len(answers)} turns")
    return Start(name, record["setup"], tuple(answers[:turn]))


def parse(word: str) -> tuple[str, int, Optional[int]]:
    """LOG:K:TURN or LOG:K; ValueError if it is neither."""
    parts = word.rsplit(":", 2)
    if len(parts) == 3 and parts[1].isdecimal() and parts[2].isdecimal():
        return parts[0], int(parts[1]), int(parts[2])
    path, _, index = word.rpartition(":")
    if path and index.isdecimal():
        return path, int(index), None
    raise ValueError(f"want LOG:GAME:TURN, not {word[:60]}")


def find(word: str, game: str) -> Start:
    """The start that LOG:K:TURN or LOG:K names; it must be of that game and still to be played."""
    path, index, turn = parse(word)
    record = log.find(path, index)
    if record["game"] != game:
        raise ValueError(f"{word} is a game of {record['game']}, not {game}")
    answers = sum("from" in event for event in record["messages"])
    if record["result"] is not None and turn in (None, answers):
        raise ValueError(f"{word} is over: name a turn before {answers}, as in {path}:{index}:"
                         f"{answers // 2}")
    return after(record, word, turn)


def find_all(words: list[str], game: str) -> list[Start]:
    """Those that the words name; a word may also be a file with one on each line."""
    starts = []
    for word in words:
        lines = [word]
        if os.path.isfile(word):
            lines = [line.split("#")[0].strip() for line in Path(word).read_text().splitlines()]
        starts += [find(line, game) for line in lines if line]
    return starts
