"""Squares for a person: `remove 3 4`, `column 2 RRGGB...`, `row 7 ...`, `sort column 2`, `pass`,
and before it, if one likes, `fill 4 RGB;` for what falls into a stack of the other side. What is
not told is filled as `builtin:greedy` does: no two alike side by side."""

import itertools
import math
import random
import re
from typing import Any

from arena.game import Illegal, Malformed
from arena.games.squares.greedy_bot import fill as good_fill
from arena.games.squares.random_bot import COLUMNS, ROWS, rearranged, squares_of
from arena.games.squares.referee import (
    COLOURS,
    EMPTY,
    HEIGHT,
    WIDTH,
    Cell,
    Field,
    SquaresReferee,
    check_permutation,
    columns,
    component,
    components,
    split_lines,
)
from arena.person import Paint

PAINTS = {"R": "red", "G": "green", "B": "blue", "Y": "yellow", "O": "orange"}
LINE = re.compile(r"(sort\s+)?(row|column|col|r|c)\s+(\d+)\s*(.*)", re.IGNORECASE)
REMOVE = re.compile(r"(?:remove|rm|x)?\s*(\d+)[\s,]+(\d+)", re.IGNORECASE)
FILL = re.compile(r"fill\s+(\d+)\s+([rgbyo\s]+)", re.IGNORECASE)


def about() -> dict[str, Any]:
    return {"goal": "Remove large groups of one colour from your own field: K squares at once are "
                    "K \u00d7 K points. When the moves are over, more points win.",
            "words": [
                ["remove", "a group of squares of one colour that touch by their sides; what lies "
                           "above falls down"],
                ["sort", "or, instead, put the squares of one row or column into another order, "
                         "to make a larger group for later"],
                ["fill", "with each move you also refill the holes of the other side's field: "
                         "keep equal colours apart there"]]}


def draw(referee: SquaresReferee, seat: int, paint: Paint) -> str:
    own, other = referee.fields[seat], referee.fields[1 - seat]
    mine, theirs = referee.points[seat], referee.points[1 - seat]
    when = ("before the first move" if referee.calls < 0
            else f"move {min(referee.calls // 2 + 1, referee.turns)} of {referee.turns}")

    def squares(row: str) -> str:
        return " ".join(paint(c, "bold", PAINTS[c]) if c in PAINTS else paint("·", "dim")
                        for c in row)

    numbers = " ".join(str(column % 10) for column in range(1, WIDTH + 1))
    lines = [f" {when[:1].upper()}{when[1:]}",
             f"    {f'Your field: {mine} points':<26}Other side: {theirs} points",
             f"    {numbers}       {numbers}"]
    lines += [f" {number:2} {squares(left)}    {number:2} {squares(right)}"
              for number, (left, right) in enumerate(zip(own, other), 1)]
    if referee.calls >= 0 and referee.wanted == seat:
        best = sorted(components(own), key=len, reverse=True)[:3]
        found = [f"{len(group)} squares at {row + 1} {column + 1}"
                 for group in best if len(group) > 1 for row, column in [min(group)]]
        lines.append(" Largest groups: " + (", ".join(found) or "all squares stand alone"))
    return "\n".join(lines)


def read(referee: SquaresReferee, text: str) -> str:
    """A whole output.txt, from a line such as `fill 3 RGB; remove 3 4`."""
    parts = [part.strip() for part in text.split(";") if part.strip()]
    told = [part for part in parts if part.lower().startswith("fill")]
    moves = [part for part in parts if part not in told]
    seat = referee.on_turn
    before = EMPTY if referee.calls < 0 else referee.fields[1 - seat]
    filled = _filled(before, told)
    if referee.calls < 0:
        if moves:
            raise ValueError("the game has not begun: type fill, or say how, like fill 3 RGBYO")
        return "\n".join(filled) + "\n"
    if len(moves) != 1:
        raise ValueError("type one move: remove 3 4, column 2 RRGG..., row 7 ..., "
                         "sort column 2 or pass (? explains)")
    return "\n".join([*filled, _move(referee.fields[seat], moves[0])]) + "\n"


def _filled(field: Field, told: list[str]) -> Field:
    """The other side's field topped up: as told, bottom square first, the rest by itself."""
    for part in told:
        if part.lower() == "fill":
            continue
        words = FILL.fullmatch(part)
        if not words or not 1 <= int(words[1]) <= WIDTH:
            raise ValueError(f"{part!r}: type fill and a column from 1 to {WIDTH}, then colours "
                             f"of {COLOURS} from the bottom up, like fill 3 RGB")
        column, colours = int(words[1]) - 1, "".join(words[2].upper().split())
        holes = [(row, column) for row in reversed(range(HEIGHT)) if field[row][column] == "."]
        if len(colours) > len(holes):
            raise ValueError(f"column {column + 1} has room for {len(holes)} squares, "
                             f"not {len(colours)}")
        field = rearranged(field, holes, colours)
    return good_fill(field, random.Random("".join(field)))


def _move(field: Field, text: str) -> str:
    """The second part of an answer."""
    if text.lower() == "pass":
        return "\n".join(field)
    cell = REMOVE.fullmatch(text)
    if cell:
        return _removal(field, int(cell[1]), int(cell[2]))
    words = LINE.fullmatch(text)
    if not words:
        raise ValueError(f"{text[:40]!r} is no move: remove 3 4, column 2 RRGG..., row 7 ..., "
                         "sort column 2 or pass")
    lines = ROWS if words[2].lower().startswith("r") else COLUMNS
    number = int(words[3])
    if not 1 <= number <= len(lines):
        raise ValueError(f"{words[2]}s are numbered from 1 to {len(lines)}")
    cells = squares_of(field, lines[number - 1])
    if words[1]:
        if words[4]:
            raise ValueError(f"sort {words[2]} {number} needs nothing more")
        return "\n".join(sorted_line(field, cells))
    return "\n".join(_arranged(field, cells, words[4]))


def _removal(field: Field, row: int, column: int) -> str:
    if not (1 <= row <= HEIGHT and 1 <= column <= WIDTH):
        raise ValueError(f"rows are numbered 1 to {HEIGHT} from the top, columns 1 to {WIDTH}: "
                         f"there is no {row} {column}")
    if not component(field, (row - 1, column - 1)):
        raise ValueError(f"there is no square in row {row}, column {column}")
    return f"{row} {column}"


def _arranged(field: Field, cells: list[Cell], text: str) -> Field:
    """The line with its squares in a new order."""
    new = "".join(text.upper().split()).replace(".", "")
    old = "".join(field[row][column] for row, column in cells)
    if sorted(new) != sorted(old):
        raise ValueError(f"that line holds {old}: type the same {len(old)} squares in another "
                         "order")
    after = rearranged(field, cells, new)
    try:
        check_permutation(field, after)
    except Illegal as error:
        raise ValueError(str(error)) from None
    return after


def sorted_line(field: Field, cells: list[Cell]) -> Field:
    """Each colour of the line in one block, in the order that makes the largest group."""
    old = "".join(field[row][column] for row, column in cells)
    found = [rearranged(field, cells, "".join(colour * old.count(colour) for colour in order))
             for order in itertools.permutations(sorted(set(old)))]
    return max(found, key=lambda after: sorted(map(len, components(after)), reverse=True)[:3])


def help(referee: SquaresReferee) -> str:
    if referee.calls < 0:
        return ("You fill the other side's field, then it is played in; it fills yours.\n"
                "Type fill: it is filled by itself, no two squares alike side by side.\n"
                "Or say what goes into a column, from the bottom up: fill 3 RGBYORGBYO; fill 4 RR")
    return ("In a move you do one thing to your own field; K squares removed are K x K points,\n"
            "so make large groups first. Rows are counted from the top, columns from the left.\n"
            "  remove 3 4            take the group to which row 3, column 4 belongs\n"
            "  column 2 RRGGB...     put the squares of column 2 into this order, top first\n"
            "  row 7 RRGGB...        the same with a row, from the left\n"
            "  sort column 2         the same, by colours, so that the largest group is made\n"
            "  pass                  leave your field as it is\n"
            "Holes of the other side's field are filled by themselves, or as you say before:\n"
            "  fill 4 RGB; remove 3 4")


def tell(referee: SquaresReferee, seat: int, answer: str) -> str:
    who = "You" if referee.wanted == seat else "The other side"
    if referee.calls < 0:
        return f"{who} {'fill the' if who == 'You' else 'fills your'} field"
    s = "" if who == "You" else "s"
    try:
        return f"{who} {_deed(referee, split_lines(answer)[HEIGHT:], s)}"
    except (Malformed, Illegal):
        return f"{who} {'try' if who == 'You' else 'tries'} what the rules forbid"


def _deed(referee: SquaresReferee, lines: list[str], s: str) -> str:
    """What the second part of an answer does, with the `s` of he, she, it; Malformed or Illegal if
    it may not."""
    field = referee.fields[referee.on_turn]
    after, points = referee.own_move(lines)
    if points:
        count = math.isqrt(points)
        many = "s" if count != 1 else ""
        return (f"remove{s} {count} square{many} at {' '.join(lines[0].split())}: "
                f"{points} point{many}")
    for name, old, new in (("row", field, after), ("column", columns(field), columns(after))):
        changed = [number for number, (a, b) in enumerate(zip(old, new), 1) if a != b]
        if len(changed) == 1:
            return f"rearrange{s} {name} {changed[0]}"
    return f"leave{s} the field as it is"


def choices(referee: SquaresReferee, seat: int) -> Any:
    """The groups with their points, and the holes of the other side's field by column."""
    other = EMPTY if referee.calls < 0 else referee.fields[1 - seat]
    holes = [stack.count(".") for stack in columns(other)]
    groups = [] if referee.calls < 0 else [
        {"cells": sorted([row + 1, column + 1] for row, column in group),
         "points": len(group) ** 2} for group in components(referee.fields[seat])]
    return {"fill_only": referee.calls < 0, "colours": COLOURS, "holes": holes, "groups": groups}
