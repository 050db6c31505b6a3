"""Squares, random: a random fill, then a column, a row or a removal, each kind alike."""

import os
import random
from collections.abc import Iterable
from pathlib import Path
from typing import Callable

from arena.games.squares.referee import (
    CELLS,
    COLOURS,
    HEIGHT,
    WIDTH,
    Cell,
    Field,
    components,
    read_input,
)

ROWS = [[(row, column) for column in range(WIDTH)] for row in range(HEIGHT)]
COLUMNS = [[(row, column) for row in range(HEIGHT)] for column in range(WIDTH)]

Choose = Callable[[Field, random.Random], str]
Fill = Callable[[Field, random.Random], Field]


def play(fill: Fill, choose: Choose) -> None:
    """Speak the protocol: one input.txt, one output.txt."""
    text = Path("input.txt").read_text(encoding="ascii")
    own, other = read_input(text)
    seed = os.environ.get("ARENA_SEED")
    # Started anew for every move, with the same seed: the board makes the difference.
    rng = random.Random(None if seed is None else seed + text)
    answer = [*fill(other, rng), choose(own, rng)]
    Path("output.txt").write_text("\n".join(answer) + "\n", encoding="ascii")


def rearranged(field: Field, cells: list[Cell], colours: Iterable[str]) -> Field:
    """The field with other colours on some of its cells."""
    new = [list(row) for row in field]
    for (row, column), colour in zip(cells, colours):
        new[row][column] = colour
    return tuple("".join(row) for row in new)


def squares_of(field: Field, cells: list[Cell]) -> list[Cell]:
    """Those of the cells that are not empty: permuting only them never leaves a hole."""
    return [(row, column) for row, column in cells if field[row][column] != "."]


def fill(field: Field, rng: random.Random) -> Field:
    holes = [cell for cell in CELLS if field[cell[0]][cell[1]] == "."]
    return rearranged(field, holes, rng.choices(COLOURS, k=len(holes)))


def choose(field: Field, rng: random.Random) -> str:
    groups = components(field)
    kind = rng.choice([ROWS, COLUMNS, None] if groups else [ROWS, COLUMNS])
    if kind is None:
        row, column = min(rng.choice(groups))
        return f"{row + 1} {column + 1}"
    cells = squares_of(field, rng.choice(kind))
    colours = [field[row][column] for row, column in cells]
    rng.shuffle(colours)
    return "\n".join(rearranged(field, cells, colours))


if __name__ == "__main__":
    play(fill, choose)
