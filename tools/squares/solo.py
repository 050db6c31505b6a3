"""Solo games of Squares: a mover against a filler, with fixed work instead of time.

    python tools/squares/solo.py [--mover NAME] [--filler NAME] [--games N] [--turns T]
                                 [--width W] [--depth D] [--seed S]

Prints the points per turn after 30, 50, 65 and 100 moves of each game, then their means. This is
how the figures in squares_bot.py are tuned: a side's points depend on its own mover and on the
other side's filler alone, so one of the two is changed at a time. The movers `rows` and `columns`
are the bot's with one kind of line, `single` looks one move ahead, `thumb` is its rule of thumb,
`hasty` and `patient` the same with removals of 12 and 40 squares, `harvest` only removes.
"""

import argparse
import itertools
import random
import sys
from pathlib import Path
from typing import Callable

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

import squares_bot  # noqa: E402
from squares_bot import (  # noqa: E402
    CELLS,
    COLUMN_CELLS,
    HEIGHT,
    NEIGHBOURS,
    ROW_CELLS,
    UNKNOWN,
    WIDTH,
    Field,
    Search,
    components,
    fallen,
    plain_fill,
    rule_of_thumb,
)

MARKS = (30, 50, 65, 100)
EMPTY = [UNKNOWN] * CELLS
FOREVER = float("inf")
Filler = Callable[[Field, random.Random], Field]
Mover = Callable[[Field, int, int], Field]  # field, width, depth -> field after the move


def fill_balanced(field: Field, rng: random.Random) -> Field:
    """Of the colours that no neighbour has, the one that the field has least of."""
    field = field.copy()
    for cell in range(CELLS):
        if field[cell] == UNKNOWN:
            free = set(range(5)) - {field[near] for near in NEIGHBOURS[cell]}
            field[cell] = min(free, key=lambda k: (field.count(k), rng.random()))
    return field


def fill_two_colours(field: Field, rng: random.Random) -> Field:
    """By turns the two colours that suit a column: those it has, and its neighbours lack."""
    field = field.copy()
    for column, cells in enumerate(COLUMN_CELLS):
        near = [COLUMN_CELLS[x] for x in (column - 1, column + 1) if 0 <= x < WIDTH]
        beside = [field[cell] for line in near for cell in line]
        here = [field[cell] for cell in cells]
        cost = [2 * beside.count(k) - here.count(k) + rng.random() for k in range(5)]
        first, second = sorted(range(5), key=cost.__getitem__)[:2]
        for cell in cells:
            if field[cell] == UNKNOWN:
                again = cell % HEIGHT > 0 and field[cell - 1] == first
                field[cell] = second if again else first
    return field


def fill_random(field: Field, rng: random.Random) -> Field:
    return [rng.randrange(5) if colour == UNKNOWN else colour for colour in field]


def fill_diagonal(field: Field, rng: random.Random) -> Field:
    """The same pattern again and again: what is removed comes back as it was."""
    return [
        (2 * (cell // HEIGHT) + cell % HEIGHT) % 5 if colour == UNKNOWN else colour
        for cell, colour in enumerate(field)
    ]


def fill_cheapest(line_price: float) -> Filler:
    """No equal neighbours, then what costs least for each equal square of the row and column."""

    def fill(field: Field, rng: random.Random) -> Field:
        field = field.copy()
        for cell in range(CELLS):
            if field[cell] == UNKNOWN:
                column, level = divmod(cell, HEIGHT)
                lines = [field[near] for near in COLUMN_CELLS[column] + ROW_CELLS[level]]
                beside = [field[near] for near in NEIGHBOURS[cell]]
                prices = [
                    99 * beside.count(k) + line_price * lines.count(k) + rng.random()
                    for k in range(5)
                ]
                field[cell] = prices.index(min(prices))
        return field

    return fill


def fill_annealed(field: Field, rng: random.Random) -> Field:
    return squares_bot.top_up(field, FOREVER, rng, clock=lambda: 0.0)


def fill_own(field: Field, rng: random.Random) -> Field:
    return squares_bot.first_fill(rng) if field == EMPTY else fill_annealed(field, rng)


FILLERS: dict[str, Filler] = {
    "random": fill_random,
    "diagonal": fill_diagonal,
    "spread": fill_cheapest(1.0),
    "crowded": fill_cheapest(-0.5),
    "no-equal": plain_fill,
    "balanced": fill_balanced,
    "two-colours": fill_two_colours,
    "own": fill_own,
}


def move_own(field: Field, width: int, depth: int) -> Field:
    return Search(field, width, depth).think(FOREVER, lambda: 0.0) or field


def move_single(field: Field, width: int, depth: int) -> Field:
    return move_own(field, 1, 1)


def move_lines(length: int) -> Mover:
    """The bot's mover with lines of one length only."""
    sorted_lines = squares_bot.sorted_lines

    def sorted_these(lines: np.ndarray, pull: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        if lines.shape[1] == length:
            return sorted_lines(lines, pull)
        return sorted_lines(lines[:0], pull[:0])

    def move(field: Field, width: int, depth: int) -> Field:
        squares_bot.sorted_lines = sorted_these
        return move_own(field, width, depth)

    return move


def move_thumb(enough: int) -> Mover:
    """The rule of thumb; a component of `enough` squares is removed."""

    def move(field: Field, width: int, depth: int) -> Field:
        squares_bot.ENOUGH = enough
        return rule_of_thumb(field)

    return move


def move_harvest(field: Field, width: int, depth: int) -> Field:
    return fallen(field, max(components(field), key=len))


MOVERS: dict[str, Mover] = {
    "own": move_own,
    "single": move_single,
    "rows": move_lines(WIDTH),
    "columns": move_lines(HEIGHT),
    "thumb": move_thumb(squares_bot.ENOUGH),
    "hasty": move_thumb(12),
    "patient": move_thumb(40),
    "harvest": move_harvest,
}


def play(
    mover: Mover, filler: Filler, turns: int, width: int, depth: int, rng: random.Random,
    field: Field = EMPTY,
) -> list[int]:
    """The points made up to each turn; `field` is what the filler is given first."""
    points = []
    for _ in range(turns):
        field = mover(filler(field, rng), width, depth)
        points.append(field.count(UNKNOWN) ** 2)
    return list(itertools.accumulate(points))


def main() -> None:
    parser = argparse.ArgumentParser(description="Solo games of Squares.")
    parser.add_argument("--mover", choices=MOVERS, default="own")
    parser.add_argument("--filler", choices=FILLERS, default="own")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--turns", type=int, default=100)
    parser.add_argument("--width", type=int, default=60)
    parser.add_argument("--depth", type=int, default=squares_bot.DEPTH)
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    games = []
    for game in range(words.games):
        rng = random.Random(f"{words.seed} {game}")
        mover, filler = MOVERS[words.mover], FILLERS[words.filler]
        points = play(mover, filler, words.turns, words.width, words.depth, rng)
        games.append([points[mark - 1] / mark for mark in MARKS if mark <= words.turns])
        print(*(f"{rate:.1f}" for rate in games[-1]), flush=True)
    print("mean", *(f"{rate:.1f}" for rate in np.mean(games, axis=0)))


if __name__ == "__main__":
    main()
