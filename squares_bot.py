"""Squares 2014: one move per process, input.txt -> output.txt.

Apart from skipped moves the game is two solo games: a side's points depend on its own mover and
on the other side's filler, so the two are written and tuned apart.

- The mover is a beam over sequences of own moves. Its candidates are made, not enumerated: a line
  (a row or a column) is sorted into bands of one colour, in the orders that fit its neighbours
  best, and the largest components are removed. Features of a board say what it will bring: its
  components, how far they may grow, how well its columns go together. Squares that the opponent
  has still to choose fit nothing.
- The filler anneals a price that says how easily columns and rows line up with one another: a
  mover plans over dozens of moves, and a fill that is worst for his next ones is not the worst.

Start reading at `best_move`, from there down to `children`, `sorted_lines` and `evaluate`; the
filler starts at `top_up`. Boards come in batches, uint8 of (column, level, board), level 0 at the
bottom; one field is (column, level).

Measured at real limits (docs/strength.md): 20 of 20 games at T = 30 won against the arena's greedy
bot, 294 points a turn against 129.
"""

import os

for _name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ[_name] = "1"  # each further thread takes 40 MB of the 128 MB of address space

import argparse
import itertools
import math
import random
import sys
import time
from typing import Callable, NamedTuple, Optional

import numpy as np

# Seconds from the start of the process. 2 are allowed; the rest is for a busy judge.
MOVED_BY = 1.45
# The filler's share of the time that is left once Python and numpy have started, and the least
# that it takes: a fill in no time lets even a simple mover make twice as many points.
FILLER_SHARE = 0.35
FILLER_LEAST = 0.1
# What the start of Python and numpy may have taken where the system does not tell.
START_ALLOWANCE = 0.4

# ---------------------------------------------------------------- vocabulary and tables

WIDTH, HEIGHT, CELLS = 10, 15, 150
UNKNOWN = 5  # not a colour: an empty cell, or a square that the opponent has still to choose
LETTERS = "RGBYO."  # of the colours 0..4 and of UNKNOWN

COLOUR = np.arange(5)
LABELS = np.arange(1, CELLS + 1, dtype=np.uint8).reshape(WIDTH, HEIGHT, 1)
NEIGHBOURS = [  # of each cell by its number, column * HEIGHT + level
    [
        near
        for near, inside in (
            (cell - HEIGHT, cell >= HEIGHT),
            (cell + HEIGHT, cell < CELLS - HEIGHT),
            (cell - 1, cell % HEIGHT > 0),
            (cell + 1, cell % HEIGHT < HEIGHT - 1),
        )
        if inside
    ]
    for cell in range(CELLS)
]
KEYS = np.random.RandomState(1).randint(1, 2**62, (CELLS, 1), dtype=np.int64)  # to tell boards

# A line sorted in an order: a band of each colour of ORDERS[order] in turn, then what is unknown.
# A band starts where the bands before it end, so its place depends on the *set* of colours before
# it: 32 sets x 5 colours give all the bands there are; BANDS[order] names the five of an order.
ORDERS = np.array([[*order, UNKNOWN] for order in itertools.permutations(range(5))])
BEFORE = (1 << ORDERS[:, :5]).cumsum(axis=1) - (1 << ORDERS[:, :5])
BANDS = BEFORE * 5 + ORDERS[:, :5]
SETS = np.arange(32)[:, None] >> COLOUR & 1  # (set, colour): 1 where the set has the colour
# Orders that differ only in colours which the line lacks are the same: keep the one that has the
# lacking colours at the end, ascending.
NAMED = np.array(
    [
        [order[5 - len(lack) : 5].tolist() == lack for order in ORDERS]
        for lack in ([k for k in range(5) if not have >> k & 1] for have in range(32))
    ]
)

# What a board is worth to the mover, in points (see `worth`). A regression of the points of the
# next 15 moves on such features over 60 solo games gave the first figures, solo games the last:
# 10% more points than 0.7 K^2 for each component.
SIZE = np.arange(CELLS + 1)
WORTH = (4.5 * SIZE**1.5 + 0.315 * SIZE**2 + 0.081 * SIZE**2.5).astype(np.float32)  # a component
LARGEST = -0.942  # the square of the largest component of each colour
GROWTH = 0.35  # the same times the number of squares of that colour: what it may become
ALIGNED = 8.0  # squares of a colour that neighbouring columns have in common
# Removing pays more than its points: the squares that replace the removed ones can be used. Not so
# for few squares: with the bonus for any removal a filler that gave back the same run of 9 again
# and again held the mover at 81 points a turn.
FRESH = 16.5  # for each square of a removal ...
RIPE = 16  # ... of at least so many squares
# Points of a move later count less: the game may end, and fresh squares are wanted early. Without
# it the spread of the points after 30 moves was twice as large, and their mean 7% less.
LATER = 0.96
# How much a square draws an equal one to its side, by the size of its component.
PULL = (SIZE**0.3).astype(np.float32)

# ---------------------------------------------------------------- rules, on batches of boards


def spread(labels: np.ndarray, up: np.ndarray, right: np.ndarray) -> None:
    """Carry the highest label along every straight run of linked cells, in place."""
    for here, there, link in [
        *((labels[:, y], labels[:, y - 1], up[:, y - 1]) for y in range(1, HEIGHT)),
        *((labels[:, y], labels[:, y + 1], up[:, y]) for y in range(HEIGHT - 2, -1, -1)),
        *((labels[x], labels[x - 1], right[x - 1]) for x in range(1, WIDTH)),
        *((labels[x], labels[x + 1], right[x]) for x in range(WIDTH - 2, -1, -1)),
    ]:
        np.maximum(here, there & link, out=here)


def component_labels(boards: np.ndarray) -> np.ndarray:
    """The label 1..150 of each cell's component, 0 where there is no square."""
    up = -(boards[:, 1:] == boards[:, :-1]).view(np.uint8)  # 255 where linked
    right = -(boards[1:] == boards[:-1]).view(np.uint8)
    labels = LABELS * (boards < UNKNOWN)  # unknown cells may link: they have the label 0
    for _ in range(3):  # enough for four boards of five
        spread(labels, up, right)
    todo, moving = np.arange(boards.shape[2]), labels
    while len(todo):
        before = moving.copy()
        spread(moving, up, right)
        changed = np.flatnonzero((before != moving).reshape(CELLS, -1).any(axis=0))
        if moving is not labels:
            labels[:, :, todo] = moving
        todo = todo[changed]
        moving, up, right = (part.take(changed, axis=2) for part in (moving, up, right))
    return labels


def component_sizes(labels: np.ndarray) -> np.ndarray:
    """(label - 1, board): the number of squares of each component, 0 for labels not in use.

    A component is labelled by its last cell, so this reads as (cell, board) as well.
    """
    number = labels.shape[2]
    keys = labels.reshape(CELLS, number).astype(np.intp) * number + np.arange(number)
    counts = np.bincount(keys.ravel(), minlength=(CELLS + 1) * number)
    return counts.reshape(CELLS + 1, number)[1:]


def without(boards: np.ndarray, gone: np.ndarray) -> np.ndarray:
    """The boards after the cells `gone` are removed: what was above falls, tops are unknown."""
    column, level, board = np.nonzero(~gone)
    landing = np.cumsum(~gone, axis=1, dtype=np.intp)[column, level, board] - 1
    result = np.full_like(boards, UNKNOWN)
    result[column, landing, board] = boards[column, level, board]
    return result


# ---------------------------------------------------------------- the mover

ORDERS_TRIED = 3  # of each line
REMOVALS_TRIED = 8  # of each board: the largest components
CHUNK = 16  # boards whose children are made together: numpy leaves 27 MB of the 128
DEPTH = 8  # own moves looked ahead
WIDEST = 400  # boards kept of each depth, if time allows
# A way promises about 300 a move. With less than this nothing is left to build, as in a field
# that nobody tops up: then the largest component is worth no more than its points.
STALLED = 50


def sorted_lines(lines: np.ndarray, pull: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Each line sorted in the orders that fit best: (numbers of the lines, their new contents).

    lines: (line, place); pull: (line, place, colour), what a square of a colour gains there.
    """
    count, length = lines.shape
    has = (lines[:, :, None] == COLOUR).sum(axis=1)
    gain = np.zeros((count, length + 1, 5), np.float32)
    np.cumsum(pull, axis=1, out=gain[:, 1:])
    start = (has @ SETS.T)[:, :, None]
    end = np.minimum(start + has[:, None, :], length)  # cut off what no order contains
    line = np.arange(count)[:, None, None]
    band_gain = (gain[line, end, COLOUR] - gain[line, start, COLOUR]).reshape(count, 160)
    value = band_gain[:, BANDS[:, 0]]
    for place in range(1, 5):
        value += band_gain[:, BANDS[:, place]]
    value[~NAMED[((has > 0) << COLOUR).sum(axis=1)]] = -1
    best = np.argpartition(value, -ORDERS_TRIED, axis=1)[:, -ORDERS_TRIED:]
    number, which = np.nonzero(np.take_along_axis(value, best, axis=1) >= 0)
    order = ORDERS[best[number, which]]
    ends = np.take_along_axis(has[number], order[:, :5], axis=1).cumsum(axis=1)
    band = (np.arange(length)[:, None] >= ends[:, None, :]).sum(axis=2)
    contents = np.take_along_axis(order, band, axis=1).astype(np.uint8)
    changed = (contents != lines[number]).any(axis=1)
    return number[changed], contents[changed]


def children(boards: np.ndarray, fixed: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """(parents, boards, removed): the boards one move on, the number of the board that each comes
    from, and how many squares were removed. Levels that are `fixed` are not permuted as rows.
    """
    number = boards.shape[2]
    labels = component_labels(boards)
    sizes = component_sizes(labels)
    of_cell = np.concatenate([np.zeros_like(sizes[:1]), sizes])[labels, np.arange(number)]
    pull = (boards[..., None] == COLOUR) * PULL[of_cell][..., None]
    beside, above = np.zeros_like(pull), np.zeros_like(pull)
    beside[1:] += pull[:-1]
    beside[:-1] += pull[1:]
    above[:, 1:] += pull[:, :-1]
    above[:, :-1] += pull[:, 1:]

    line, columns = sorted_lines(
        boards.transpose(0, 2, 1).reshape(-1, HEIGHT),
        beside.transpose(0, 2, 1, 3).reshape(-1, HEIGHT, 5),
    )
    column, of_column = np.divmod(line, number)
    free = np.flatnonzero(~fixed)
    line, rows = sorted_lines(
        boards[:, free].transpose(1, 2, 0).reshape(-1, WIDTH),
        above[:, free].transpose(1, 2, 0, 3).reshape(-1, WIDTH, 5),
    )
    level, of_row = np.divmod(line, number)
    largest = np.argpartition(sizes, -REMOVALS_TRIED, axis=0)[-REMOVALS_TRIED:]
    which, of_removal = np.nonzero(np.take_along_axis(sizes, largest, axis=0))
    last_cell = largest[which, of_removal]

    parents = np.concatenate([of_column, of_row, of_removal])
    result = boards.take(parents, axis=2)
    first_row, first_removal = len(of_column), len(of_column) + len(of_row)
    result[column, :, np.arange(first_row)] = columns
    result[:, free[level], np.arange(first_row, first_removal)] = rows.T
    gone = labels.take(of_removal, axis=2) == (last_cell + 1).astype(np.uint8)
    result[:, :, first_removal:] = without(result[:, :, first_removal:], gone)
    removed = np.zeros(len(parents), np.float32)
    removed[first_removal:] = sizes[last_cell, of_removal]
    return parents, result, removed


def gain(removed: np.ndarray, later: int) -> np.ndarray:
    """What the removal of so many squares so many moves later brings: points, fresh squares."""
    return removed * (removed * LATER**later + FRESH * (removed >= RIPE))


def evaluate(boards: np.ndarray) -> np.ndarray:
    """What each board is worth."""
    labels = component_labels(boards)
    step = 400  # counting 1600 boards at once takes four times as long: it leaves the cache
    parts = [slice(start, start + step) for start in range(0, max(1, boards.shape[2]), step)]
    return np.concatenate([worth(boards[:, :, part], labels[:, :, part]) for part in parts])


def worth(boards: np.ndarray, labels: np.ndarray) -> np.ndarray:
    """`evaluate` for boards whose components are known."""
    sizes = component_sizes(labels)
    value = WORTH.take(sizes).sum(axis=0)
    sizes = sizes.astype(np.uint8).reshape(boards.shape)
    for colour in range(5):
        squares = (boards == colour).view(np.uint8)
        in_column = np.add.reduce(squares, axis=1, dtype=np.uint8)
        number = np.add.reduce(in_column, axis=0, dtype=np.float32)
        largest = (sizes * squares).max(axis=(0, 1)).astype(np.float32)
        value += largest * (LARGEST * largest + GROWTH * number)
        value += ALIGNED * np.minimum(in_column[1:], in_column[:-1]).sum(axis=0)
    return value


def without_twins(boards: np.ndarray, best: np.ndarray) -> np.ndarray:
    """The numbers in `best` without those of boards that came before."""
    keys = (boards.take(best, axis=2).reshape(CELLS, -1) * KEYS).sum(axis=0)
    return best[np.sort(np.unique(keys, return_index=True)[1])]


class Pace:
    """Says whether one more piece of work fits in, judging by the slowest so far: on a busy
    machine, with an old numpy, a chunk can take 0.1 s."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.now = clock()
        self.slowest = 0.0

    def fits(self, until: float) -> bool:
        """To be asked once before each piece."""
        before, self.now = self.now, self.clock()
        self.slowest = max(self.slowest, self.now - before)
        return self.now + self.slowest <= until


class Beam:
    """The best boards of one depth, best first."""

    def __init__(
        self, boards: np.ndarray, gained: np.ndarray, value: np.ndarray, first: np.ndarray
    ) -> None:
        self.boards = boards
        self.gained = gained  # by removals on the way
        self.value = value  # the same and what the board is worth
        self.first = first  # the number of the first move of the way

    def grown(self, later: int, width: int, pace: Pace, until: float) -> "Beam":
        """The beam one move on, of as many of these boards as there is time for."""
        free = np.zeros(HEIGHT, bool)
        parts = []
        for start in range(0, len(self.gained), CHUNK):
            if start and not pace.fits(until):
                break
            parents, boards, removed = children(self.boards[:, :, start : start + CHUNK], free)
            parents += start
            gained = self.gained[parents] + gain(removed, later)
            value = gained + evaluate(boards)
            best = np.argsort(-value, kind="stable")[:width]
            parts.append((boards.take(best, axis=2), gained[best], value[best], parents[best]))
        boards = np.concatenate([part[0] for part in parts], axis=2)
        gained, value, parents = (np.concatenate([p[i] for p in parts]) for i in (1, 2, 3))
        best = without_twins(boards, np.argsort(-value, kind="stable")[: 2 * width])[:width]
        first = self.first[parents[best]]
        return Beam(boards.take(best, axis=2), gained[best], value[best], first)


def best_move(
    field: np.ndarray,
    deadline: float,
    width: int = WIDEST,
    depth: int = DEPTH,
    clock: Callable[[], float] = time.monotonic,
) -> Optional[np.ndarray]:
    """The field after the first move of the way that promises most; None if none can be made."""
    pace = Pace(clock)
    empty = (field == UNKNOWN).any(axis=0)
    _, options, removed = children(field[:, :, None], empty)
    if not len(removed):
        return None
    gained = gain(removed, 0)
    value = gained + evaluate(options)
    order = np.argsort(-value, kind="stable")[:width]
    beam = Beam(options.take(order, axis=2), gained[order], value[order], order)
    looked = 1
    while looked < depth and pace.fits(deadline):
        until = pace.now + (deadline - pace.now) / (depth - looked)
        grown = beam.grown(looked, width, pace, until)
        if not len(grown.gained):  # every square is gone: the own field was nearly empty
            break
        beam, looked = grown, looked + 1
    promise = (beam.value[0] - evaluate(field[:, :, None])[0]) / looked
    return options[:, :, removed.argmax() if promise < STALLED else beam.first[0]]


# ---------------------------------------------------------------- the filler


class LinePrices(NamedTuple):
    """What a filler pays for a colour in columns, or in rows."""

    shared: tuple[float, float]  # for each square that lines 1 apart, 2 apart have in common
    has: float  # for each line with the colour
    crowd: float  # for the square of its number in a line


# A mover gains by what neighbouring lines share: a sort lines it up. So columns get few colours,
# rows many, and lines side by side not the same ones. Tuned by solo games against four kinds of
# movers: halving or doubling most of these matters little (2%), but with a BALANCE of 2 what is
# removed comes back in the same colour, already joined: 249 points a turn instead of 208.
COLUMNS = LinePrices(shared=(5.0, 0.34), has=2.6, crowd=0.12)
ROWS = LinePrices(shared=(3.0, 1.0), has=-3.3, crowd=0.11)
# The points of the components. With a price for equal squares side by side instead, of any number,
# a component of 17 went and came back turn by turn: 289 points each, without a move between.
POINTS = 0.5
BALANCE = 0.3  # the square of the number of squares of a colour: it bounds the components
HOT, COLD = 6.0, 0.2  # heat at the start and at the end of the annealing
ROUNDS = 400  # trials per empty cell


class Fill:
    """A field being topped up, its cells by number (see NEIGHBOURS), with its squares counted by
    line and colour."""

    def __init__(self, field: np.ndarray) -> None:
        self.cell = field.ravel().tolist()
        self.in_column = [[0] * 6 for _ in range(WIDTH + 4)]  # two lines of nothing at each end
        self.in_row = [[0] * 6 for _ in range(HEIGHT + 4)]
        self.in_all = [0] * 6
        for place in range(CELLS):
            self.count(place, 1)

    def count(self, place: int, times: int) -> None:
        colour = self.cell[place]
        column, level = divmod(place, HEIGHT)
        self.in_column[column + 2][colour] += times
        self.in_row[level + 2][colour] += times
        self.in_all[colour] += times

    def put(self, place: int, colour: int) -> None:
        self.count(place, -1)
        self.cell[place] = colour
        self.count(place, 1)

    def price(self, place: int, colour: int) -> float:
        """What one more square of this colour costs here, where none is now."""
        column, level = divmod(place, HEIGHT)
        price = BALANCE * (2 * self.in_all[colour] + 1)
        price += line_price(self.in_column, column + 2, colour, COLUMNS)
        price += line_price(self.in_row, level + 2, colour, ROWS)
        return price + POINTS * self.points(place, colour)

    def points(self, place: int, colour: int) -> int:
        """How many points more the components are worth with one more square of this colour."""
        joined: set = set()
        before = 0
        for near in NEIGHBOURS[place]:
            if self.cell[near] == colour and near not in joined:
                component = self.component(near)
                before += len(component) ** 2
                joined |= component
        return (1 + len(joined)) ** 2 - before

    def component(self, place: int) -> set:
        """The cells of the component of a square."""
        cell, colour = self.cell, self.cell[place]
        found, todo = {place}, [place]
        while todo:
            for near in NEIGHBOURS[todo.pop()]:
                if cell[near] == colour and near not in found:
                    found.add(near)
                    todo.append(near)
        return found


def line_price(counts: list, line: int, colour: int, prices: LinePrices) -> float:
    """What one more square of this colour costs in a line."""
    here = counts[line][colour]
    near = (counts[line - 1][colour] > here) + (counts[line + 1][colour] > here)
    far = (counts[line - 2][colour] > here) + (counts[line + 2][colour] > here)
    price = prices.shared[0] * near + prices.shared[1] * far + prices.crowd * (2 * here + 1)
    return price if here else price + prices.has


def top_up(
    field: np.ndarray,
    deadline: float,
    rng: random.Random,
    rounds: int = ROUNDS,
    clock: Callable[[], float] = time.monotonic,
) -> np.ndarray:
    """The field with every empty cell filled: simulated annealing of `Fill.price`."""
    fill = Fill(field)
    holes = np.flatnonzero(field == UNKNOWN).tolist()
    for place in holes:
        fill.put(place, rng.randrange(5))
    trials = rounds * len(holes)
    began = clock()
    for trial in range(trials):
        if trial % 64 == 0:  # cool down in time, also where few trials fit in
            done = max(trial / trials, (clock() - began) / max(deadline - began, 1e-9))
            if done >= 1:
                break
            heat = HOT * (COLD / HOT) ** done
        place = rng.choice(holes)
        old, new = fill.cell[place], rng.randrange(5)
        fill.put(place, UNKNOWN)
        worse = fill.price(place, new) - fill.price(place, old)
        accepted = worse <= 0 or rng.random() < math.exp(-worse / heat)
        fill.put(place, new if accepted else old)
    for place in holes:  # and downhill at the end
        fill.put(place, UNKNOWN)
        prices = [fill.price(place, colour) for colour in range(5)]
        fill.put(place, prices.index(min(prices)))
    return np.array(fill.cell, np.uint8).reshape(WIDTH, HEIGHT)


# ---------------------------------------------------------------- protocol


class BadInput(ValueError):
    """input.txt does not hold two fields."""


def read_field(lines: list, whose: str) -> np.ndarray:
    """The field of 15 lines, top row first."""
    for line in lines:
        if len(line) != WIDTH or set(line) - set(LETTERS):
            raise BadInput(f"input.txt, {whose} field: {line[:40]!r} is not 10 of {LETTERS}")
    rows = [[LETTERS.index(letter) for letter in line] for line in reversed(lines)]
    field = np.array(rows, np.uint8).T
    empty = field == UNKNOWN
    if (empty[:, :-1] & ~empty[:, 1:]).any():
        raise BadInput(f"input.txt, {whose} field: a square lies above an empty cell")
    return np.ascontiguousarray(field)


def read_input(text: str) -> tuple[np.ndarray, np.ndarray]:
    """(own field, opponent's field)."""
    lines = [line.rstrip() for line in text.rstrip().split("\n")]
    if len(lines) != 2 * HEIGHT:
        raise BadInput(f"input.txt: {len(lines)} lines instead of {2 * HEIGHT}")
    return read_field(lines[:HEIGHT], "own"), read_field(lines[HEIGHT:], "opponent's")


def field_text(field: np.ndarray) -> str:
    return "".join("".join(LETTERS[k] for k in row) + "\n" for row in field.T[::-1])


def move_text(before: np.ndarray, after: np.ndarray) -> str:
    """How the own field is changed: the field after a permutation, or a cell that is removed."""
    if (np.sort(before, axis=None) == np.sort(after, axis=None)).all():
        return field_text(after)
    # The lowest cell of a column to differ is one that is removed: another colour falls there.
    column, level = np.argwhere(before != after)[0]
    return f"{HEIGHT - level} {column + 1}\n"


def process_age() -> float:
    """Seconds since this process was started; START_ALLOWANCE where the system does not tell."""
    try:
        with open("/proc/self/stat") as file:
            started = int(file.read().rpartition(")")[2].split()[19]) / os.sysconf("SC_CLK_TCK")
        age = time.clock_gettime(time.CLOCK_BOOTTIME) - started
    except (OSError, AttributeError):
        return START_ALLOWANCE
    return age if 0 <= age < 2 else START_ALLOWANCE


def main() -> int:
    """One move: read input.txt, answer in output.txt."""
    started = time.monotonic() - process_age()
    parser = argparse.ArgumentParser(description="One move of Squares 2014.")
    parser.add_argument("--time-scale", type=float, default=1.0, help="of the limit of 2 s")
    scale = parser.parse_args().time_scale
    try:
        with open("input.txt", encoding="ascii", errors="replace") as file:
            own, other = read_input(file.read())
    except (OSError, BadInput) as error:
        print(error, file=sys.stderr)
        return 2
    deadline = started + MOVED_BY * scale
    now = time.monotonic()
    fill_time = max(FILLER_SHARE * (deadline - now), FILLER_LEAST)
    filled = top_up(other, now + fill_time, random.Random())  # never the same fill again and again
    moved = best_move(own, deadline)
    with open("output.txt", "w", encoding="ascii") as file:
        file.write(field_text(filled) + move_text(own, own if moved is None else moved))
    return 0


if __name__ == "__main__":
    sys.exit(main())
