"""Squares 2014: one move a process, input.txt -> output.txt.

Your points depend on your mover and on the opponent's filler alone, so the two are apart here.
The mover (`best_move`) is a beam over sequences of own moves: lines are sorted against their
neighbours, components removed, and a board is worth what its components will bring.
The filler (`top_up`) chooses what lies badly for such a mover.

Read `Boards` for the data, `evaluate` for what a board is worth, `best_move` for the search.
"""

import os

for _name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ[_name] = "1"

import argparse
import itertools
import math
import random
import sys
import time

import numpy as np

LIMIT = 1.55  # seconds from the start of the process until the answer is written; 2 allowed

# ---------------------------------------------------------------- vocabulary and tables

WIDTH, HEIGHT, CELLS = 10, 15, 150
COLOURS = "RGBYO"
UNKNOWN = 5  # a square that the opponent has still to choose; an empty cell too
LETTERS = COLOURS + "."

# Boards: uint8 (column, level, board), level 0 is the bottom.
ORDERS = np.array([[*order, UNKNOWN] for order in itertools.permutations(range(5))], np.intp)


def _pairs():
    """For each order, the index of (set of colours below, colour) of its five bands."""
    index = np.zeros((120, 5), np.intp)
    for number, order in enumerate(itertools.permutations(range(5))):
        below = 0
        for place, colour in enumerate(order):
            index[number, place] = below * 5 + colour
            below |= 1 << colour
    return index


BANDS = _pairs()
SUBSETS = np.array([[s >> k & 1 for k in range(5)] for s in range(32)], np.intp)
# Orders that differ only in absent colours are one: absent ones come last, ascending.
DISTINCT = np.array(
    [
        [
            [k for k in order if not present >> k & 1]
            == sorted(k for k in range(5) if not present >> k & 1)
            and all(present >> k & 1 for k in order[: bin(present).count("1")])
            for order in itertools.permutations(range(5))
        ]
        for present in range(32)
    ]
)
WORTH = np.array(
    [0.7 * k * k if k <= 32 else 0.7 * 1024 + 0.35 * (k * k - 1024) for k in range(CELLS + 1)],
    np.float32,
)
PULL = np.array([k**0.3 for k in range(CELLS + 1)], np.float32)
LABELS = np.arange(1, CELLS + 1, dtype=np.uint8).reshape(WIDTH, HEIGHT, 1)


# ---------------------------------------------------------------- rules on batches


def components(boards):
    """(labels, counts): the label 1..150 of every cell's component, 0 where no square is;
    counts[board, label] is the size of a component."""
    square = boards < UNKNOWN
    up = ((boards[:, 1:] == boards[:, :-1]) & square[:, 1:]).view(np.uint8) * np.uint8(255)
    right = ((boards[1:] == boards[:-1]) & square[1:]).view(np.uint8) * np.uint8(255)
    labels = LABELS * square.view(np.uint8)
    while True:
        before = labels.copy()
        for level in range(1, HEIGHT):
            here = labels[:, level]
            np.maximum(here, labels[:, level - 1] & up[:, level - 1], out=here)
        for level in range(HEIGHT - 2, -1, -1):
            here = labels[:, level]
            np.maximum(here, labels[:, level + 1] & up[:, level], out=here)
        for column in range(1, WIDTH):
            here = labels[column]
            np.maximum(here, labels[column - 1] & right[column - 1], out=here)
        for column in range(WIDTH - 2, -1, -1):
            here = labels[column]
            np.maximum(here, labels[column + 1] & right[column], out=here)
        if np.array_equal(before, labels):
            break
    n = boards.shape[2]
    keys = labels.reshape(CELLS, n) + np.arange(0, n * 151, 151, dtype=np.int32)
    counts = np.bincount(keys.ravel(), minlength=n * 151).reshape(n, 151)
    counts[:, 0] = 0
    return labels, counts


def remove(boards, gone):
    """The boards without the cells `gone`; what was above has fallen, the tops are unknown."""
    kept = ~gone
    landing = np.cumsum(kept, axis=1, dtype=np.intp) - 1
    result = np.full_like(boards, UNKNOWN)
    column, level, board = np.nonzero(kept)
    result[column, landing[column, level, board], board] = boards[column, level, board]
    return result


# ---------------------------------------------------------------- the mover


def sorted_lines(lines, pull, many):
    """The `many` best orders in which to sort each line into bands of one colour.

    lines: (line, place); pull: (line, place, colour), what a colour is worth at a place.
    Returns (line numbers, arrangements).
    """
    count, length = lines.shape
    counts = (lines[:, :, None] == np.arange(5, dtype=np.uint8)).sum(axis=1)
    total = np.zeros((count, length + 1, 5), np.float32)
    np.cumsum(pull, axis=1, out=total[:, 1:])
    start = counts @ SUBSETS.T  # (line, set below)
    line = np.arange(count)[:, None, None]
    colour = np.arange(5)
    end = np.minimum(start[:, :, None] + counts[:, None, :], length)
    gain = total[line, end, colour] - total[line, start[:, :, None], colour]
    gain = gain.reshape(count, 160)
    value = sum(gain[:, BANDS[:, place]] for place in range(5))
    present = ((counts > 0) * (1 << colour)).sum(axis=1)
    value[~DISTINCT[present]] = -1
    best = np.argpartition(-value, many - 1, axis=1)[:, :many]
    chosen = value[np.arange(count)[:, None], best] >= 0
    number, which = np.nonzero(chosen)
    order = ORDERS[best[number, which]]
    ends = np.cumsum(counts[number[:, None], order[:, :5]], axis=1)
    band = (np.arange(length)[None, :, None] >= ends[:, None, :]).sum(axis=2)
    arrangements = order[np.arange(len(number))[:, None], band].astype(np.uint8)
    changed = (arrangements != lines[number]).any(axis=1)
    return number[changed], arrangements[changed]


def pulls(boards, sizes):
    """(column, level, board, colour): how much a square draws an equal neighbour."""
    pull = PULL[sizes]
    return (boards[..., None] == np.arange(5, dtype=np.uint8)) * pull[..., None]


ORDERS_KEPT = 4
POPS_KEPT = 8


def children(boards, fixed_rows):
    """All the boards one move on: (parents, boards, points)."""
    n = boards.shape[2]
    labels, counts = components(boards)
    sizes = counts[np.arange(n), labels]
    pull = pulls(boards, sizes)
    sideways = np.zeros_like(pull)
    sideways[1:] += pull[:-1]
    sideways[:-1] += pull[1:]
    upright = np.zeros_like(pull)
    upright[:, 1:] += pull[:, :-1]
    upright[:, :-1] += pull[:, 1:]
    # columns
    lines = boards.transpose(0, 2, 1).reshape(-1, HEIGHT)
    number, columns = sorted_lines(
        lines, sideways.transpose(0, 2, 1, 3).reshape(-1, HEIGHT, 5), ORDERS_KEPT
    )
    column, column_parent = np.divmod(number, n)
    # rows
    rows = np.nonzero(~fixed_rows)[0]
    lines = boards[:, rows].transpose(1, 2, 0).reshape(-1, WIDTH)
    number, levels = sorted_lines(
        lines, upright[:, rows].transpose(1, 2, 0, 3).reshape(-1, WIDTH, 5), ORDERS_KEPT
    )
    level, row_parent = np.divmod(number, n)
    level = rows[level]
    # pops
    biggest = np.argpartition(-counts, POPS_KEPT - 1, axis=1)[:, :POPS_KEPT]
    size = counts[np.arange(n)[:, None], biggest]
    pop_parent, which = np.nonzero(size > 0)
    gone = labels[:, :, pop_parent] == biggest[pop_parent, which].astype(np.uint8)
    a, b = len(column_parent), len(row_parent)
    parents = np.concatenate([column_parent, row_parent, pop_parent])
    result = boards[:, :, parents]
    result[column, :, np.arange(a)] = columns
    result[:, level, np.arange(a, a + b)] = levels.T
    result[:, :, a + b :] = remove(result[:, :, a + b :], gone)
    points = np.zeros(len(parents), np.float32)
    points[a + b :] = size[pop_parent, which].astype(np.float32) ** 2
    return parents, result, points


def evaluate(boards):
    """What the components of each board will bring."""
    return WORTH[components(boards)[1]].sum(axis=1)


HASH = np.random.RandomState(1).randint(1, 2**62, CELLS).astype(np.uint64)


def best_move(board, deadline, width=100, depth=8, clock=time.monotonic):
    """The board after the best first move, and the squares removed (0 for a permutation)."""
    beam = board[:, :, None]
    fixed = (board == UNKNOWN).any(axis=0)
    first = None
    gained = np.zeros(1, np.float32)
    for step in range(depth):
        parents, boards, points = children(beam, fixed & (step == 0))
        if len(parents) == 0:
            break
        gained = gained[parents] + points
        value = gained + evaluate(boards)
        if first is None:
            options, first = boards, np.arange(len(parents))
        else:
            first = first[parents]
        best = np.argsort(-value, kind="stable")[: 3 * width]
        key = (boards[:, :, best].reshape(CELLS, -1) * HASH[:, None]).sum(axis=0)
        _, unique = np.unique(key, return_index=True)
        best = best[np.sort(unique)[:width]]
        beam, gained, first = boards[:, :, best], gained[best], first[best]
        if clock() > deadline:
            break
    return None if first is None else options[:, :, first[0]]


# ---------------------------------------------------------------- the filler

EQUAL_NEIGHBOURS = 1.0
COLUMNS_SHARE = (2.0, 0.5)  # a colour in neighbouring columns, in columns two apart
ROWS_SHARE = (2.0, 0.5)
BALANCE = 0.1
COLOURS_IN_COLUMN = 3.0
COLOURS_IN_ROW = -3.0
HOT, COLD = 4.0, 0.2


class Fill:
    """One way to top a field up: the colours, counted by column and by row."""

    def __init__(self, board):
        self.cell = [list(map(int, column)) for column in board]
        self.in_column = [[0] * 5 for _ in range(WIDTH + 4)]
        self.in_row = [[0] * 5 for _ in range(HEIGHT + 4)]
        self.number = [0] * 5

    def put(self, column, level, colour, times):
        self.in_column[column + 2][colour] += times
        self.in_row[level + 2][colour] += times
        self.number[colour] += times

    def price(self, column, level, colour):
        """What one more square of this colour costs here."""
        cell = self.cell
        price = BALANCE * (2 * self.number[colour] + 1)
        for lines, place, share, first in (
            (self.in_column, column + 2, COLUMNS_SHARE, COLOURS_IN_COLUMN),
            (self.in_row, level + 2, ROWS_SHARE, COLOURS_IN_ROW),
        ):
            here = lines[place][colour]
            if not here:
                price += first
            price += share[0] * (
                (lines[place - 1][colour] > here) + (lines[place + 1][colour] > here)
            )
            price += share[1] * (
                (lines[place - 2][colour] > here) + (lines[place + 2][colour] > here)
            )
        equal = (
            (column > 0 and cell[column - 1][level] == colour)
            + (column < WIDTH - 1 and cell[column + 1][level] == colour)
            + (level > 0 and cell[column][level - 1] == colour)
            + (level < HEIGHT - 1 and cell[column][level + 1] == colour)
        )
        return price + EQUAL_NEIGHBOURS * equal


def top_up(board, deadline, rng, rounds=60, clock=time.monotonic):
    """The field with every empty cell filled, by simulated annealing on `Fill.price`."""
    fill = Fill(board)
    holes = [tuple(map(int, hole)) for hole in np.argwhere(board == UNKNOWN)]
    for column, level in holes:
        fill.cell[column][level] = rng.randrange(5)
    for column in range(WIDTH):
        for level in range(HEIGHT):
            fill.put(column, level, fill.cell[column][level], 1)
    steps = rounds * len(holes)
    for step in range(steps):
        if step % 256 == 0 and clock() > deadline:
            break
        heat = HOT * (COLD / HOT) ** (step / steps)
        column, level = rng.choice(holes)
        old, new = fill.cell[column][level], rng.randrange(5)
        if old == new:
            continue
        fill.put(column, level, old, -1)
        worse = fill.price(column, level, new) - fill.price(column, level, old)
        if worse > 0 and rng.random() >= math.exp(-worse / heat):
            new = old
        fill.cell[column][level] = new
        fill.put(column, level, new, 1)
    return np.array(fill.cell, np.uint8)


# ---------------------------------------------------------------- protocol


class BadInput(ValueError):
    """input.txt does not hold two fields."""


def read_field(lines):
    """15 lines, top row first -> (column, level)."""
    for line in lines:
        if len(line) != WIDTH or not set(line) <= set(LETTERS):
            raise BadInput("input.txt: a row must be 10 of RGBYO and '.', found %r" % line[:40])
    rows = [[LETTERS.index(letter) for letter in line] for line in reversed(lines)]
    field = np.array(rows, np.uint8).T.copy()
    empty = field == UNKNOWN
    if (empty[:, :-1] & ~empty[:, 1:]).any():
        raise BadInput("input.txt: a square lies above an empty cell")
    return field


def read_input(text):
    lines = text.split("\n")
    lines = [line.rstrip() for line in lines]
    while lines and not lines[-1]:
        lines.pop()
    if len(lines) != 2 * HEIGHT:
        raise BadInput("input.txt: 30 rows wanted, found %d" % len(lines))
    return read_field(lines[:HEIGHT]), read_field(lines[HEIGHT:])


def field_text(field):
    return "".join("".join(LETTERS[k] for k in row) + "\n" for row in field.T[::-1])


def move_text(own, after):
    """The own move: the cell to remove, or the field after the permutation."""
    counts = [np.bincount(field.ravel(), minlength=6).tolist() for field in (own, after)]
    if counts[0] == counts[1]:
        return field_text(after)
    return "%d %d\n" % removed_cell(own, after)


def removed_cell(own, after):
    """(row, column), 1-based from the top left, of the lowest removed square of some column:
    the first difference from below."""
    column, level = np.argwhere(own != after)[0]
    return HEIGHT - int(level), int(column) + 1


def process_age():
    """Seconds since this process was started, as well as the system tells."""
    try:
        with open("/proc/self/stat") as stat:
            ticks = int(stat.read().rsplit(")", 1)[1].split()[19])
        return time.clock_gettime(time.CLOCK_BOOTTIME) - ticks / os.sysconf("SC_CLK_TCK")
    except (OSError, AttributeError, ValueError, IndexError):
        return 0.3


def main():
    parser = argparse.ArgumentParser(description="One move of Squares 2014.")
    parser.add_argument("--time-scale", type=float, default=1.0)
    scale = parser.parse_args().time_scale
    start = time.monotonic() - process_age()
    try:
        with open("input.txt") as file:
            own, other = read_input(file.read())
    except (OSError, BadInput, UnicodeDecodeError) as error:
        print(error, file=sys.stderr)
        return 2
    other = top_up(other, start + 0.4 * LIMIT * scale, random.Random())
    after = best_move(own, start + LIMIT * scale)
    with open("output.txt", "w") as file:
        file.write(field_text(other) + move_text(own, own if after is None else after))
    return 0


if __name__ == "__main__":
    sys.exit(main())
