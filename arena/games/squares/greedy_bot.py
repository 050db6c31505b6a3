"""Squares, greedy: gather one large component, then remove it.

The opponent's field is filled without neighbours of the same colour. In our own field the
largest component goes once it has 28 squares; before that, the row or column is permuted that
makes the largest component largest. When no permutation makes it larger, it goes as it is.
"""

import random

from arena.games.squares.random_bot import COLUMNS, ROWS, play, rearranged, squares_of
from arena.games.squares.referee import CELLS, COLOURS, HEIGHT, WIDTH, Cell, Field, components

ENOUGH = 28  # squares


def neighbours(cell: Cell) -> list[Cell]:
    row, column = cell
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [(r, c) for r, c in around if 0 <= r < HEIGHT and 0 <= c < WIDTH]


NEIGHBOURS = {cell: neighbours(cell) for cell in CELLS}


def fill(field: Field, rng: random.Random) -> Field:
    """Each empty cell gets a colour that none of its neighbours has: with four of them and
    five colours there always is one."""
    for cell in CELLS:
        if field[cell[0]][cell[1]] == ".":
            taken = {field[row][column] for row, column in NEIGHBOURS[cell]}
            free = [colour for colour in COLOURS if colour not in taken]
            field = rearranged(field, [cell], rng.choice(free))
    return field


def gather(
    cells: list[Cell], count: int, beside: dict[Cell, set[int]], sizes: list[int]
) -> tuple[int, list[Cell]]:
    """Place `count` squares of a colour on the cells of a line, so that they and the components
    of that colour `beside` the line (numbers into `sizes`) make up one large component.

    Returns its size and the cells. From each cell in turn it grows by the cell that adds most.
    """
    best: tuple[int, list[Cell]] = (0, [])
    for start in cells:
        placed, joined = [start], set(beside[start])
        while len(placed) < count:
            gains = [
                (sum(sizes[i] for i in beside[cell] - joined), cell)
                for cell in cells
                if cell not in placed
                and (beside[cell] & joined or any(near in placed for near in NEIGHBOURS[cell]))
            ]
            if not gains:
                break
            cell = max(gains)[1]
            placed.append(cell)
            joined |= beside[cell]
        size = len(placed) + sum(sizes[i] for i in joined)
        best = max(best, (size, placed))
    return best


def best_permutation(field: Field) -> tuple[int, Field]:
    """The largest component that permuting one line can make, and the field with it."""
    best = (0, field)
    for line in ROWS + COLUMNS:
        cells = squares_of(field, line)
        colours = [field[row][column] for row, column in cells]
        others = components(rearranged(field, cells, "." * len(cells)))
        sizes = [len(group) for group in others]
        number = {cell: i for i, group in enumerate(others) for cell in group}
        for colour in sorted(set(colours)):
            same = {cell for cell in number if field[cell[0]][cell[1]] == colour}
            beside = {
                cell: {number[near] for near in NEIGHBOURS[cell] if near in same} for cell in cells
            }
            size, placed = gather(cells, colours.count(colour), beside, sizes)
            if size > best[0]:
                best = (size, arrange(field, cells, colour, placed))
    return best


def arrange(field: Field, cells: list[Cell], colour: str, placed: list[Cell]) -> Field:
    """The field with `colour` on the placed cells and the other squares of the line behind."""
    colours = sorted((field[row][column] for row, column in cells), key=lambda c: c != colour)
    spare = [cell for cell in cells if cell not in placed]
    return rearranged(field, placed + spare, colours)


def choose(field: Field, rng: random.Random) -> str:
    largest = max(components(field), key=len, default=set())
    if len(largest) < ENOUGH:
        size, permuted = best_permutation(field)
        if size > len(largest) or not largest:
            return "\n".join(permuted)
    row, column = min(largest)
    return f"{row + 1} {column + 1}"


if __name__ == "__main__":
    play(fill, choose)
