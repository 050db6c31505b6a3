"""Squares 2014: the rules on tuples of rows, and the referee.

A field is 15 strings of 10 characters, top row first; `.` is an empty cell. A cell is a pair
(row, column) from 0; texts count from 1. `SquaresReferee` keeps both fields, the points and the
move number, none of which but the fields a program is told.
"""

import random
import re
from collections.abc import Sequence
from typing import Any, Optional

from arena.game import Illegal, Malformed, Option, Referee, Result, Setup, Tour

Field = tuple[str, ...]
Cell = tuple[int, int]

COLOURS = "RGBYO"
HEIGHT = 15
WIDTH = 10
CELLS = [(row, column) for row in range(HEIGHT) for column in range(WIDTH)]
EMPTY: Field = ("." * WIDTH,) * HEIGHT
# What the referee puts into a field whose filler failed in the set-up call.
DEFAULT_FILL: Field = tuple(
    "".join(COLOURS[(row + 2 * column) % 5] for column in range(WIDTH)) for row in range(HEIGHT)
)
TURNS = 30
SETUPS = ("statement", "folded")
FIELD_LINE = re.compile(r"[RGBYO.]{10}")
CELL_LINE = re.compile(r"([0-9]{1,9})[ \t]+([0-9]{1,9})")


# --- fields ---------------------------------------------------------------------------------


def columns(field: Field) -> list[str]:
    """The stacks from left to right, each from top to bottom."""
    return ["".join(stack) for stack in zip(*field)]


def from_columns(stacks: list[str]) -> Field:
    return tuple("".join(row) for row in zip(*stacks))


def has_hole(field: Field) -> bool:
    """Whether a square hangs above an empty cell."""
    return any("." in stack.lstrip(".") for stack in columns(field))


def component(field: Field, cell: Cell) -> set[Cell]:
    """The 4-connected squares of the colour of a cell; nothing for an empty cell."""
    colour = field[cell[0]][cell[1]]
    if colour == ".":
        return set()
    found = {cell}
    frontier = [cell]
    while frontier:
        row, column = frontier.pop()
        for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            inside = 0 <= near[0] < HEIGHT and 0 <= near[1] < WIDTH
            if inside and near not in found and field[near[0]][near[1]] == colour:
                found.add(near)
                frontier.append(near)
    return found


def components(field: Field) -> list[set[Cell]]:
    """All components, in reading order of their first cells."""
    found = []
    seen: set[Cell] = set()
    for cell in CELLS:
        if cell not in seen and field[cell[0]][cell[1]] != ".":
            found.append(component(field, cell))
            seen |= found[-1]
    return found


def remove(field: Field, cells: set[Cell]) -> Field:
    """The field without these squares: what was above them has fallen down."""
    stacks = []
    for column in range(WIDTH):
        kept = [field[row][column] for row in range(HEIGHT) if (row, column) not in cells]
        stacks.append("".join(kept).rjust(HEIGHT, "."))
    return from_columns(stacks)


def check_fill(before: Field, after: Field) -> None:
    """Illegal unless every square stayed and every empty cell was filled."""
    for row, column in CELLS:
        old, new = before[row][column], after[row][column]
        if new == ".":
            raise Illegal(f"opponent's field: {row + 1} {column + 1} is left empty")
        if old not in (".", new):
            raise Illegal(f"opponent's field: {row + 1} {column + 1} was {old} and is {new}")


def check_permutation(before: Field, after: Field) -> None:
    """Illegal unless one row or one column is permuted (or none) and nothing hangs in the air."""
    in_row = _one_line_permuted(before, after)
    in_column = _one_line_permuted(columns(before), columns(after))
    if not (in_row or in_column):
        raise Illegal("own field: not a permutation of one row or one column")
    if has_hole(after):
        raise Illegal("own field: a square above an empty cell")


def _one_line_permuted(before: Sequence[str], after: Sequence[str]) -> bool:
    changed = [(old, new) for old, new in zip(before, after) if old != new]
    return len(changed) <= 1 and all(sorted(old) == sorted(new) for old, new in changed)


# --- texts ----------------------------------------------------------------------------------


def split_lines(text: str) -> list[str]:
    """The lines without trailing blanks; blank lines at the end do not count."""
    return [line.rstrip() for line in text.rstrip().split("\n")]


def read_field(lines: list[str], what: str) -> Field:
    """The field that 15 lines describe; Malformed if they do not."""
    if len(lines) != HEIGHT:
        raise Malformed(f"{what}: {len(lines)} lines instead of {HEIGHT}")
    for number, line in enumerate(lines, 1):
        if not FIELD_LINE.fullmatch(line):
            raise Malformed(f"{what}, line {number}: {line[:40]!r} is no row of a field")
    return tuple(lines)


def input_text(own: Field, other: Field) -> str:
    return "\n".join([*own, *other]) + "\n"


def read_input(text: str) -> tuple[Field, Field]:
    """The own field and the opponent's of an input.txt; ValueError if it is not one."""
    lines = split_lines(text)
    own = read_field(lines[:HEIGHT], "own field")
    other = read_field(lines[HEIGHT:], "opponent's field")
    for field, what in ((own, "own field"), (other, "opponent's field")):
        if has_hole(field):
            raise ValueError(f"{what}: a square above an empty cell")
    return own, other


# --- referee --------------------------------------------------------------------------------


class SquaresReferee(Referee):
    """Seat 0 moves first; a fault skips the move.

    `setup["setup"]` says how the fields are first filled. "statement": before move 1 each program
    is called once with two empty fields, and only its fill counts; whoever fails there has the
    referee fill for it. "folded": no such call; the first moves find empty fields.
    """

    name = "squares"
    seats = 2
    persistent = False
    clock = "answer"
    memory_mb = 128
    options = (
        Option("--turns", f"moves of each side (default {TURNS})", number=True, default=TURNS),
        Option("--setup", "a call for the first fill, or in the first move", SETUPS),
    )
    short = {"turns": 10}  # a third of a game tells as much
    tour = Tour({"turns": 20}, time_scale=0.15, answers_apart=12)
    points_per = "turns"
    table_points = (3.0, 1.0, 0.0)

    @classmethod
    def deal(cls, rng: random.Random, options: dict[str, Any]) -> Setup:
        """Nothing is left to chance: the options `turns` and `setup` or their defaults."""
        return {"turns": options.get("turns", TURNS), "setup": options.get("setup", SETUPS[0])}

    def __init__(self, setup: Setup) -> None:
        if setup["setup"] not in SETUPS:
            raise ValueError(f"setup is one of {', '.join(SETUPS)}, not {setup['setup']!r}")
        if setup["turns"] < 1:
            raise ValueError(f"turns: want 1 or more, not {setup['turns']}")
        self.turns = setup["turns"]
        self.fields = [EMPTY, EMPTY]  # by owner
        self.points = [0, 0]
        # Calls taken so far, of both sides; the set-up calls are -2 and -1.
        self.calls = -2 if setup["setup"] == "statement" else 0
        self.sent = [[], []]
        self.result = None
        self.wanted: Optional[int] = 0
        self._call()

    def _call(self) -> None:
        own = self.on_turn
        fields = (EMPTY, EMPTY) if self.calls < 0 else (self.fields[own], self.fields[1 - own])
        self.sent[own].append(input_text(*fields))

    def side(self, seat: int) -> int:
        return seat

    def allowance(self) -> float:
        return 2.0

    def answer(self, text: str) -> None:
        own, other = self.on_turn, 1 - self.on_turn
        lines = split_lines(text)
        if self.calls >= 0 and len(lines) not in (HEIGHT + 1, 2 * HEIGHT):
            raise Malformed(f"{len(lines)} lines instead of {HEIGHT + 1} or {2 * HEIGHT}")
        filled = read_field(lines[:HEIGHT], "opponent's field")
        if self.calls < 0:
            check_fill(EMPTY, filled)
        else:
            field, points = self.own_move(lines[HEIGHT:])
            check_fill(self.fields[other], filled)
            self.fields[own] = field
            self.points[own] += points
        self.fields[other] = filled
        self._next()

    def own_move(self, lines: list[str]) -> tuple[Field, int]:
        """The wanted side's own field after the second part of an answer, and the points that
        brings; Malformed or Illegal if it may not be."""
        before = self.fields[self.on_turn]
        if len(lines) == HEIGHT:
            after = read_field(lines, "own field")
            check_permutation(before, after)
            return after, 0
        numbers = CELL_LINE.fullmatch("\n".join(lines))
        if not numbers:
            raise Malformed(f"not a row and a column: {' '.join(lines)[:40]!r}")
        row, column = int(numbers[1]), int(numbers[2])
        if not (1 <= row <= HEIGHT and 1 <= column <= WIDTH):
            raise Illegal(f"no such cell: {row} {column}")
        removed = component(before, (row - 1, column - 1))
        if not removed:
            raise Illegal(f"no square to remove at {row} {column}")
        return remove(before, removed), len(removed) ** 2

    def fault(self, status: str) -> None:
        if self.calls < 0:
            self.fields[1 - self.on_turn] = DEFAULT_FILL
        self._next()

    def _next(self) -> None:
        self.calls += 1
        if self.calls == 2 * self.turns:
            self.wanted = None
            first, second = self.points
            score = 0.5 + 0.5 * ((first > second) - (first < second))
            less, more = sorted((first, second))  # the winner's number first, as in sports
            reason = f"{more}:{less} points after {self.turns} moves of each side"
            self.result = Result(score, reason, (first, second))
        else:
            self.wanted = 1 - self.on_turn
            self._call()

    def legal(self) -> list[str]:
        """The removals, each component by its first cell in reading order, sorted as texts.

        Permutations, far too many to list, are always legal as well; in a set-up call there is
        nothing to remove.
        """
        if self.wanted is None or self.calls < 0:
            return []
        firsts = [min(cells) for cells in components(self.fields[self.wanted])]
        return sorted(f"{row + 1} {column + 1}" for row, column in firsts)

    def show(self) -> str:
        first, second = self.points
        head = f"{f'side 0: {first}':<14}{f'side 1: {second}':<14}"
        when = "set-up" if self.calls < 0 else f"move {self.calls} of {2 * self.turns}"
        rows = [f"{left:<14}{right}" for left, right in zip(*self.fields)]
        return "\n".join([head + when, *rows])

    @classmethod
    def from_text(cls, texts: list[str]) -> "SquaresReferee":
        """An input.txt, then the answers (output.txt) given to it by turns, each checked. So
        `legal squares input.txt` lists the removals for the own field, and `legal squares
        input.txt output.txt` says what is wrong with an answer, or lists the opponent's removals
        after it.
        """
        if not texts:
            raise ValueError("want an input.txt and maybe the answers to it")
        referee = cls({"turns": max(TURNS, len(texts)), "setup": "folded"})
        referee.fields = list(read_input(texts[0]))
        referee.sent = [[], []]
        referee._call()
        for number, text in enumerate(texts[1:], 1):
            try:
                referee.answer(text)
            except ValueError as error:
                raise ValueError(f"answer {number}: {error}") from None
        return referee
