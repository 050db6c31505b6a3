"""Games that begin in the middle of a logged one: LOG:K:TURN is game K of a log after TURN
answers. A file with such lines is a set of positions to test with."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Optional

from arena import games
from arena.matches import log
from arena.matches.play import Record, Start, repeat, set_up
from arena.seats.bots import Bot

LONGEST = 200  # characters of what the rules say of an answer


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
    """The start that LOG:K:TURN or LOG:K names; it must be of that game, as its rules allow, and
    still to be played."""
    path, index, turn = parse(word)
    record = log.find(path, index)
    if record["game"] != game:
        raise ValueError(f"{word} is a game of {record['game']}, not {game}")
    answers = sum("from" in event for event in record["messages"])
    if record["result"] is not None and turn in (None, answers):
        raise ValueError(f"{word} is over: name a turn before {answers}, as in {path}:{index}:"
                         f"{answers // 2}")
    start = after(record, word, turn)
    try:
        _want_played(start, game)
    except ValueError as error:
        raise ValueError(f"{word}: {error}") from None
    return start


def _want_played(start: Start, game: str) -> None:
    """ValueError if the rules do not lead there, to a position that wants an answer."""
    referee = set_up(game, start.setup)
    for turn, event in enumerate(start.answers, 1):
        if event["seat"] != referee.wanted:
            raise ValueError(f"turn {turn} is not one of seat {event['seat'] + 1}")
        try:
            repeat(referee, event)
        except ValueError as error:
            raise ValueError(f"turn {turn}: {str(error)[:LONGEST]}") from None
    if referee.wanted is None:
        raise ValueError("the game is over there")


def want_able(players: Iterable[Bot], game: str) -> None:
    """ValueError if one of them cannot take a seat in the middle of a game."""
    for bot in players:
        if not bot.can_go_on(games.referee(game)):
            raise ValueError(f"{Path(bot.spec).name} cannot begin in the middle: {game} does not "
                             "tell a program its own answers, and it does not know --after FILE")


def find_all(words: list[str], game: str) -> list[Start]:
    """Those that the words name; a word may also be a file with one on each line."""
    starts = []
    for word in words:
        lines = [word]
        if os.path.isfile(word):
            lines = [line.split("#")[0].strip() for line in Path(word).read_text().splitlines()]
        starts += [find(line, game) for line in lines if line]
    return starts
