"""Strangers at Squares: how large a component grows before it goes, and how they fill.

    python tools/gauntlet/squares.py STYLE [NAME=VALUE...]

The mover gathers one colour as `builtin:greedy` does, in rows or columns or both, and removes it at
`enough` squares. The filler gives each empty cell the colour with the lowest price: `beside` for an
equal neighbour, `column` and `row` for each equal square of the line, `field` for those of all.
"""

import random
import sys

from styles import best, read_style

from arena.games.squares import greedy_bot
from arena.games.squares.greedy_bot import NEIGHBOURS
from arena.games.squares.random_bot import COLUMNS, ROWS, play, rearranged
from arena.games.squares.referee import CELLS, COLOURS, Field, components

STYLES = {
    # Many small removals; fills at random but for neighbours.
    "racing": {"enough": 12, "rows": 1, "columns": 1, "beside": 9},
    # One giant component.
    "hoarding": {"enough": 40, "rows": 1, "columns": 1, "beside": 9, "field": 0.1},
    # Columns alone, and columns of two colours for the other.
    "columns": {"enough": 28, "columns": 1, "beside": 9, "column": -0.5},
    # Rows alone, and rows of few colours for the other.
    "rows": {"enough": 25, "rows": 1, "beside": 9, "row": -0.5},
    # Fills that spread every colour over all lines.
    "balancing": {"enough": 28, "rows": 1, "columns": 1, "beside": 9, "column": 1, "row": 1,
                  "field": 0.2},
    # Gives the other one large component at once: is it taken, and is that all?
    "generous": {"enough": 28, "rows": 1, "columns": 1, "beside": -1},
    # Greedy with a fifth of the fills by chance.
    "careless": {"enough": 24, "rows": 1, "columns": 1, "beside": 9, "chance": 0.2},
}


def main() -> None:
    style = read_style(sys.argv[1:], STYLES)
    lines = ROWS * (style["rows"] > 0), COLUMNS * (style["columns"] > 0)
    greedy_bot.ROWS, greedy_bot.COLUMNS = lines if any(lines) else (ROWS, COLUMNS)
    greedy_bot.ENOUGH = round(style["enough"])

    def price(field: Field, row: int, column: int, colour: str) -> float:
        beside = sum(field[r][c] == colour for r, c in NEIGHBOURS[row, column])
        in_column = sum(line[column] == colour for line in field)
        in_all = sum(line.count(colour) for line in field)
        return (style["beside"] * beside + style["column"] * in_column
                + style["row"] * field[row].count(colour) + style["field"] * in_all)

    def fill(field: Field, rng: random.Random) -> Field:
        for row, column in CELLS:
            if field[row][column] == ".":
                values = {colour: -price(field, row, column, colour) for colour in COLOURS}
                field = rearranged(field, [(row, column)], best(values, style, rng))
        return field

    def choose(field: Field, rng: random.Random) -> str:
        return greedy_bot.choose(field, rng) if components(field) else "\n".join(field)

    play(fill, choose)


if __name__ == "__main__":
    main()
