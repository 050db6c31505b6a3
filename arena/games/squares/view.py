"""Squares for the eye: both fields as drawing models (see view.js) and moves in words."""

import random
from typing import Any, Optional

from arena.game import Referee
from arena.games.squares import greedy_bot
from arena.games.squares.referee import (
    EMPTY,
    HEIGHT,
    WIDTH,
    Field,
    SquaresReferee,
    columns,
    component,
    split_lines,
)

Picture = dict[str, Any]

UNREADABLE = "gives an answer that cannot be read"


def picture(referee: Referee, eyes: Optional[int] = None) -> Picture:
    """Everything that lies open, which is all there is."""
    assert isinstance(referee, SquaresReferee)
    return {
        "status": _status(referee),
        "wanted": referee.wanted,
        "score": {"name": "points", "sides": list(referee.points)},
        "fields": [list(field) for field in referee.fields],
    }


def _status(referee: SquaresReferee) -> str:
    if referee.wanted is None:
        return f"over after {referee.turns} moves of each side"
    whose = ("first", "second")[referee.wanted]
    if referee.calls < 0:
        return f"set-up, {whose} side fills the other field"
    return f"move {referee.calls // 2 + 1} of {referee.turns}, {whose} side to move"


def step(before: Picture, answer: str, after: Picture) -> Picture:
    """What a legal answer did: the fill of the other field, and the own move.

    `falls` has one entry for each square of the own field that moved: [from row, column, rows].
    """
    own = before["wanted"]
    lines = split_lines(answer)
    fresh = [[row, column] for row in range(HEIGHT) for column in range(WIDTH)
             if before["fields"][1 - own][row][column] == "."]
    field, new = tuple(before["fields"][own]), tuple(after["fields"][own])
    done: Picture = {"side": own, "fresh": fresh, "points": 0, "events": []}
    if len(lines) == HEIGHT + 1 and field != EMPTY:
        row, column = map(int, lines[HEIGHT].split())
        removed = component(field, (row - 1, column - 1))
        done.update(removed=sorted(removed), colour=field[row - 1][column - 1],
                    falls=_falls(field, removed), points=len(removed) ** 2)
        done["events"] = [{"kind": "removal", "side": own, "text": (
            f"{len(removed)} squares removed for {len(removed) ** 2} points")}]
    elif len(lines) == 2 * HEIGHT:
        done["line"] = _line(field, new)
    return done


def _falls(field: Field, removed: set[tuple[int, int]]) -> list[list[int]]:
    """[row, column, rows] for each square that falls."""
    found = []
    for column in range(WIDTH):
        deep = 0
        for row in reversed(range(HEIGHT)):
            if (row, column) in removed:
                deep += 1
            elif deep and field[row][column] != ".":
                found.append([row, column, deep])
    return found


def _line(before: Field, after: Field) -> Optional[dict[str, Any]]:
    """The row or the column in which two fields differ, from 0; None when they are equal."""
    rows = [row for row in range(HEIGHT) if before[row] != after[row]]
    if not rows:
        return None
    if len(rows) == 1:
        return {"row": rows[0]}
    stacks = list(zip(columns(before), columns(after)))
    return {"column": next(place for place, (old, new) in enumerate(stacks) if old != new)}


def caption(referee: Referee, answer: str) -> str:
    """An answer in words: `removes 12 red squares at 3 4 for 144 points`."""
    assert isinstance(referee, SquaresReferee)
    own = referee.wanted
    lines = split_lines(answer)
    if own is None or len(lines) not in (HEIGHT, HEIGHT + 1, 2 * HEIGHT):
        return UNREADABLE
    if referee.calls < 0:
        return "fills the other field"
    field = referee.fields[own]
    if field == EMPTY:
        return "fills the other field; its own is not filled yet"
    if len(lines) == 2 * HEIGHT:
        return _permutation(field, tuple(lines[HEIGHT:]))
    try:
        row, column = map(int, lines[HEIGHT].split())
        count = len(component(field, (row - 1, column - 1)))
    except (ValueError, IndexError):
        return UNREADABLE
    return f"removes {count} at {row} {column} for {count * count} points"


def likely(referee: Referee, rng: random.Random) -> str:
    """An answer as a player gives it who makes groups and takes them when they are large."""
    assert isinstance(referee, SquaresReferee)
    own, other = (referee.fields[side] for side in (referee.on_turn, 1 - referee.on_turn))
    if referee.calls < 0:
        return "\n".join(greedy_bot.fill(EMPTY, rng)) + "\n"
    return "\n".join([*greedy_bot.fill(other, rng), greedy_bot.choose(own, rng)]) + "\n"


def _permutation(before: Field, after: Field) -> str:
    if [len(row) for row in after] != [WIDTH] * HEIGHT:
        return UNREADABLE
    line = _line(before, after)
    if line is None:
        return "leaves its field as it is"
    if "row" in line:
        return f"row {line['row'] + 1} becomes {after[line['row']]}"
    return f"column {line['column'] + 1} becomes {columns(after)[line['column']]}"

