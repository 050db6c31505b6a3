"""Solo games of Squares: a mover against a filler, with fixed work instead of time.

    python tools/squares_solo.py [--mover NAME] [--filler NAME] [--games N] [--turns T]
                                 [--width W] [--depth D] [--seed S]

Prints the points per turn after 30, 50, 65 and 100 moves of each game, then their means. This is
how the figures in squares_bot.py are tuned: a side's points depend on its own mover and on the
other side's filler alone, so one of the two is changed at a time. The movers `rows` and `columns`
are the bot's with one kind of line, `single` looks one move ahead, `greedy` is the arena's.
"""

import argparse
import random
import sys
from pathlib import Path
from typing import Callable

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import squares_bot  # noqa: E402
from arena.builtin import squares_greedy  # noqa: E402
from arena.squares import components  # noqa: E402
from squares_bot import HEIGHT, LETTERS, UNKNOWN, WIDTH  # noqa: E402

MARKS = (30, 50, 65, 100)
FOREVER = float("inf")
Filler = Callable[[np.ndarray, random.Random], np.ndarray]
Mover = Callable[[np.ndarray, int, int], np.ndarray]  # field, width, depth -> field after the move


def neighbours(field: np.ndarray, column: int, level: int) -> set[int]:
    """The colours beside and below a cell, and above it."""
    cells = ((column - 1, level), (column + 1, level), (column, level - 1), (column, level + 1))
    return {int(field[x, y]) for x, y in cells if 0 <= x < WIDTH and 0 <= y < HEIGHT}


def fill_no_equal(field: np.ndarray, rng: random.Random) -> np.ndarray:
    """Any colour that no neighbour has."""
    field = field.copy()
    for column, level in np.argwhere(field == UNKNOWN):
        field[column, level] = rng.choice(sorted(set(range(5)) - neighbours(field, column, level)))
    return field


def fill_balanced(field: np.ndarray, rng: random.Random) -> np.ndarray:
    """Of the colours that no neighbour has, the one that the field has least of."""
    field = field.copy()
    for column, level in np.argwhere(field == UNKNOWN):
        free = set(range(5)) - neighbours(field, column, level)
        field[column, level] = min(free, key=lambda k: ((field == k).sum(), rng.random()))
    return field


def fill_two_colours(field: np.ndarray, rng: random.Random) -> np.ndarray:
    """By turns the two colours that suit a column: those it has, and its neighbours lack."""
    field = field.copy()
    for column in range(WIDTH):
        beside = field[[x for x in (column - 1, column + 1) if 0 <= x < WIDTH]]
        cost = [
            2 * (beside == k).sum() - (field[column] == k).sum() + rng.random() for k in range(5)
        ]
        first, second = np.argsort(cost)[:2]
        for level in np.flatnonzero(field[column] == UNKNOWN):
            again = level > 0 and field[column, level - 1] == first
            field[column, level] = second if again else first
    return field


def fill_own(field: np.ndarray, rng: random.Random) -> np.ndarray:
    return squares_bot.top_up(field, FOREVER, rng)


FILLERS: dict[str, Filler] = {
    "no-equal": fill_no_equal,
    "balanced": fill_balanced,
    "two-colours": fill_two_colours,
    "own": fill_own,
}


def move_own(field: np.ndarray, width: int, depth: int) -> np.ndarray:
    return squares_bot.best_move(field, FOREVER, width, depth, lambda: 0.0)


def move_single(field: np.ndarray, width: int, depth: int) -> np.ndarray:
    return move_own(field, 1, 1)


def move_lines(length: int) -> Mover:
    """The bot's mover with lines of one length only."""
    sorted_lines = squares_bot.sorted_lines

    def sorted_these(lines: np.ndarray, pull: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        if lines.shape[1] == length:
            return sorted_lines(lines, pull)
        return sorted_lines(lines[:0], pull[:0])

    def move(field: np.ndarray, width: int, depth: int) -> np.ndarray:
        squares_bot.sorted_lines = sorted_these
        return move_own(field, width, depth)

    return move


def move_greedy(field: np.ndarray, width: int, depth: int) -> np.ndarray:
    """The arena's greedy player."""
    rows = squares_bot.field_text(field).split()
    lines = squares_greedy.choose(tuple(rows), random.Random(1)).split("\n")
    if len(lines) == 1:
        row, column = (int(word) - 1 for word in lines[0].split())
        cells = next(cells for cells in components(tuple(rows)) if (row, column) in cells)
        rows = [
            "".join("." if (r, c) in cells else rows[r][c] for c in range(WIDTH))
            for r in range(HEIGHT)
        ]
        lines = rows
    after = np.array([[LETTERS.index(letter) for letter in row] for row in reversed(lines)])
    after = np.ascontiguousarray(after.T.astype(np.uint8))
    return squares_bot.without(after[:, :, None], (after == UNKNOWN)[:, :, None])[:, :, 0]


MOVERS: dict[str, Mover] = {
    "own": move_own,
    "single": move_single,
    "rows": move_lines(WIDTH),
    "columns": move_lines(HEIGHT),
    "greedy": move_greedy,
}


def play(
    mover: Mover, filler: Filler, turns: int, width: int, depth: int, rng: random.Random
) -> list[float]:
    """Points per turn at those of MARKS that the game reaches."""
    field = np.full((WIDTH, HEIGHT), UNKNOWN, np.uint8)
    points, rates = 0, []
    for turn in range(1, turns + 1):
        field = mover(filler(field, rng), width, depth)
        points += int((field == UNKNOWN).sum()) ** 2
        if turn in MARKS:
            rates.append(points / turn)
    return rates


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
        games.append(play(mover, filler, words.turns, words.width, words.depth, rng))
        print(*(f"{rate:.1f}" for rate in games[-1]), flush=True)
    print("mean", *(f"{rate:.1f}" for rate in np.mean(games, axis=0)))


if __name__ == "__main__":
    main()
