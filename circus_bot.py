"""Circus player: bring seven artists into houses while two lion tamers freeze each other's troupe.

Usage: `python3 circus_bot.py [-v] [--talk] [--work N] [--time-scale X]`, the contest protocol.
-v tells on stderr what it thought, --talk answers the last request of a transcript (as in
samples/circus), --work N visits N positions a move whatever the clock says.

How it decides. The first moves come from a book. Then a search: iterative deepening, principal
variation, transposition table, killers, null move, late move reductions. Every visited position
judges all its children in one numpy batch, so that moves are ordered and pruned by their value and
the last ply is free. The judgement is a small network fitted to self-play: each piece adds one row
for where it stands, and one for how near both trainers are and how far it has to go; in the last
160 plies it counts who can still settle how many. Where none of this can run (no numpy, no memory,
an error), `rule_of_thumb` answers. More in docs/thinking/circus.md.

Where to start reading. Bottom-up: `Position.moves` and `Rays.moves` (rules), `Layout.judge`
(judgement), `Search.search`. Top-down: `main`, `converse`, `Player.answer`, `Search.think`.

Measured at real limits: 28 wins, a draw and a loss in 30 games against a compiled alpha-beta with 4
to 6 million positions a second and a judgement by hand (docs/strength.md).
"""

from __future__ import annotations

import base64
import contextlib
import lzma
import math
import os
import re
import select
import sys
import time
from collections.abc import Callable
from types import SimpleNamespace

STARTED, START_CPU = time.monotonic(), time.process_time()

# ---------------------------------------------------------------- limits

MOVE_SECONDS = 0.5
SPARE_SECONDS = 0.15  # of each move, for a busy machine: there the search is cut off,
PAUSE_KEPT = 0.97  # and earlier by the longest pause seen: so much of it is feared at the next move
WAITED = 0.002  # seconds for a line: then it was not there before
SET_UP_SHARE = 0.6  # of a move's time may go into setting up the search, then we answer without
TABLE_ENTRIES = 40_000  # about 12 MB: the judge allows 128 MB, numpy alone takes 101
NUMPY_MB = 112  # with less address space OpenBLAS may end the process: do without
LONGEST_LINE = 4096
COMPLAINTS = 100  # lines on stderr, then silence

# ---------------------------------------------------------------- vocabulary and tables

# A square is an index into a 16 wide mailbox with two cells of wall around the 12 x 9 board, so
# that jumps and pushes over the edge meet a wall: A1 is 34, B1 is 35, A2 is 50.
Square = int
Pair = tuple  # (start, to) of a move as the protocol names it: (34, 35) is A1-B1
WIDTH = 16
OFF = 0  # the "square" of a settled piece (a wall far from the board); named Z0 in a pass
PASS = (OFF, OFF)
LAST_PLY = 300  # 150 moves of each side

# Pieces 0..6 are side 0, 7..13 side 1.
ACROBAT, CLOWN, CLOWN2, STRONGMAN, STRONGMAN2, MAGICIAN, TRAINER = range(7)
STARTS = "A1 A2 B1 A3 C1 B2 A4 A9 A8 B9 A7 C9 B8 A6".split()

# What a grid cell holds. A step or landing is possible when the cell shares a bit with the
# direction: empty houses are entered through their sides only.
WALL, HOUSE, FREE, PIECE = 0, 1, 3, 4
STEPS = (1, -1, WIDTH, -WIDTH, WIDTH + 1, WIDTH - 1, 1 - WIDTH, -1 - WIDTH)
STEP_BIT = (1, 1, 1, 1, 2, 2, 2, 2)

WIN = 20_000  # more settled pieces after the last move
MATE = 30_000  # all seven settled, minus the ply: the sooner the better
PROVEN = WIN - 500  # beyond any judgement of the network


def square(name: str) -> Square:
    """The square called `name`, such as "A1"; ValueError for anything else."""
    if len(name) != 2 or name[0] not in "ABCDEFGHIJKL" or name[1] not in "123456789":
        raise ValueError(f"not a cell: {quoted(name)}")
    return (ord(name[1]) - ord("1") + 2) * WIDTH + ord(name[0]) - ord("A") + 2


def square_name(sq: Square) -> str:
    return "Z0" if sq == OFF else "ABCDEFGHIJKL"[sq % WIDTH - 2] + "123456789"[sq // WIDTH - 2]


def move_text(move: Pair) -> str:
    return square_name(move[0]) + "-" + square_name(move[1])


def piece_of(side: int, kind: int) -> int:
    """The number of a side's piece, such as its TRAINER."""
    return 7 * side + kind


def house_set(squares: list) -> int:
    """Empty houses as one number: bit sq is set when square sq has one."""
    return sum(1 << sq for sq in squares)


def has_house(houses: int, sq: Square) -> bool:
    return houses >> sq & 1 == 1


def without_house(houses: int, sq: Square) -> int:
    return houses & ~(1 << sq)


BOARD = [square(column + row) for row in "123456789" for column in "ABCDEFGHIJKL"]
ON_BOARD = frozenset(BOARD)
STEPS_FROM, JUMPS_FROM = (
    {at: [(at + far * step, bit, (at, at + far * step)) for step, bit in zip(STEPS, STEP_BIT)
          if at + far * step in ON_BOARD] for at in BOARD}
    for far in (1, 2)
)  # [square] -> (target, bit that it must share, the move) for all directions
ZONE = {at: ON_BOARD & {at + step for step in STEPS} for at in BOARD}
ZONE[OFF] = frozenset()


def barred(side: int) -> tuple:
    """Whom the magician of `side` may not swap with: himself, the enemy's magician and trainer."""
    return piece_of(side, MAGICIAN), piece_of(1 - side, MAGICIAN), piece_of(1 - side, TRAINER)


SWAPPED = [[p for p in range(14) if p not in barred(side)] for side in (0, 1)]


def load_numpy() -> None:
    """Bind `np`. The import takes 0.1 s, on a loaded judge 0.6 s: it waits until the first answer,
    which is booked, has gone out. One thread: each further one takes 40 MB of address space."""
    global np
    room = address_space_mb()
    if room < NUMPY_MB:
        raise MemoryError(f"{room:.0f} MB of address space are too few for numpy")
    for library in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[library] = "1"
    import numpy as np


def address_space_mb() -> float:
    """What this process may have of it."""
    try:
        import resource
    except ImportError:  # not Unix: no such limit
        return math.inf
    limit = resource.getrlimit(resource.RLIMIT_AS)[0]
    return math.inf if limit == resource.RLIM_INFINITY else limit / (1 << 20)


# ---------------------------------------------------------------- rules


class BadInput(ValueError):
    """What came in breaks the protocol, or cannot be carried out; the text says how."""


class Position:
    """A position with `side` to move; `value` is its worth for that side, set by the search."""

    __slots__ = ("cells", "grid", "houses", "side", "ply", "settled", "value")

    def __init__(self, cells: tuple, grid: bytearray, houses: int, side: int, ply: int,
                 settled: tuple, value: int = 0) -> None:
        self.cells = cells  # the square of each of the 14 pieces, OFF when settled
        self.grid = grid  # 256 squares: WALL, HOUSE (empty), FREE or PIECE
        self.houses = houses  # the empty ones, see house_set
        self.side = side
        self.ply = ply
        self.settled = settled  # (side 0, side 1)
        self.value = value

    def key(self) -> int:
        return hash((self.cells, self.houses, self.side))

    def over(self) -> bool:
        return self.ply >= LAST_PLY or 7 in self.settled

    def zone_of(self, side: int) -> frozenset:
        """The squares around the trainer of `side`, dangerous to the other."""
        return ZONE[self.cells[piece_of(side, TRAINER)]]

    def can_wait(self) -> bool:
        """Whether a piece other than the trainer is free, so that the lock need not be given up."""
        zone, first = self.zone_of(1 - self.side), piece_of(self.side, 0)
        return any(sq != OFF and sq not in zone for sq in self.cells[first : first + TRAINER])

    def passed(self) -> Position:
        return Position(self.cells, self.grid, self.houses, 1 - self.side, self.ply + 1,
                        self.settled, -self.value)

    def moves(self) -> Moves:
        """All legal moves, without numpy: for one position that takes a quarter of the time.

        The enemy's zone is walled off first: nothing may enter it, nothing in it may move, be
        pushed, be pushed into it or be swapped, so that one blocked copy of the grid settles it.
        """
        cells, me, grid = self.cells, piece_of(self.side, 0), bytearray(self.grid)
        for sq in self.zone_of(1 - self.side):
            grid[sq] = WALL
        found = Moves(cells)
        free = [piece for piece in range(me, me + 7) if grid[cells[piece]]]
        for piece in free:
            found.steps(piece, STEPS_FROM[cells[piece]], grid)
        if me + ACROBAT in free:
            found.steps(me + ACROBAT, JUMPS_FROM[cells[me + ACROBAT]], grid)
        found.alone = len(found.pairs)
        for piece in (me + STRONGMAN, me + STRONGMAN2):
            if piece in free:
                found.pushes(piece, cells[piece], grid)
        if me + MAGICIAN in free:
            start = cells[me + MAGICIAN]
            for other in SWAPPED[self.side]:
                if grid[cells[other]]:
                    found.two(me + MAGICIAN, (start, cells[other]), other, start)
        if not found.pairs:
            found.pairs.append(PASS)
        return found

    def after(self, moves: Moves, i: int) -> Position:
        """The position after move `i` of `moves`."""
        value = 0 if moves.values is None else -int(moves.values[i])
        return self.changed(moves.changes(i), moves.filled.get(i, OFF), value)

    def changed(self, changes: list, house: Square, value: int = 0) -> Position:
        """With pieces on new squares and this house filled, the other side to move."""
        cells, grid = list(self.cells), bytearray(self.grid)
        houses, settled = self.houses, self.settled
        for piece, _ in changes:
            grid[cells[piece]] = FREE
        for piece, sq in changes:
            cells[piece] = sq
            grid[sq] = PIECE
        grid[OFF] = WALL
        if house != OFF:
            grid[house] = WALL
            houses = without_house(houses, house)
            settled = cells[:7].count(OFF), cells[7:].count(OFF)
        return Position(tuple(cells), grid, houses, 1 - self.side, self.ply + 1, settled, value)


class Moves:
    """The legal moves of one position; a position without one has its pass here."""

    __slots__ = ("before", "pairs", "alone", "places", "squares", "filled", "values")

    def __init__(self, before: tuple) -> None:
        self.before = before  # the pieces' squares before the move
        self.pairs = []  # (start, to) of each move, PASS in a pass
        self.alone = 0  # so many, the first ones, move one piece; all others move two
        self.places = []  # 14 * move + piece of each changed square, two for pushes and swaps
        self.squares = []  # the piece's square after the move
        self.filled = {}  # number of a move -> the house that it fills
        self.values = None  # for the mover, filled in by the judgement

    def steps(self, piece: int, ways: list, grid: bytearray) -> None:
        pairs, places, squares = self.pairs, self.places, self.squares
        for to, bit, pair in ways:
            what = grid[to]
            if what & bit:
                if what == HOUSE:
                    self.filled[len(pairs)] = to
                    to = OFF
                places.append(14 * len(pairs) + piece)
                squares.append(to)
                pairs.append(pair)

    def pushes(self, piece: int, start: Square, grid: bytearray) -> None:
        for to, bit, pair in STEPS_FROM[start]:
            if grid[to] == PIECE:
                beyond = 2 * to - start
                if grid[beyond] & bit:
                    if grid[beyond] == HOUSE:
                        self.filled[len(self.pairs)] = beyond
                        beyond = OFF
                    self.two(piece, pair, self.before.index(to), beyond)

    def two(self, piece: int, pair: Pair, other: int, at: Square) -> None:
        """A push or a swap: the other piece goes to `at`."""
        row = 14 * len(self.pairs)
        self.places += (row + piece, row + other)
        self.squares += (pair[1], at)
        self.pairs.append(pair)

    def changes(self, i: int) -> list:
        """(piece, its square after move `i`) for the pieces that it moves."""
        first = min(i, self.alone) + 2 * max(0, i - self.alone)
        last = first + 1 if i < self.alone else first + 2
        return [(place - 14 * i, sq) for place, sq in
                zip(self.places[first:last], self.squares[first:last])]

    def cells(self) -> np.ndarray:
        """int64[n, 14]: the pieces after each move."""
        cells = np.empty((len(self.pairs), 14), np.int64)
        cells[:] = self.before
        if self.places:
            cells.ravel()[self.places] = self.squares
        return cells


def start_position(houses: list) -> Position:
    cells = tuple(square(name) for name in STARTS)
    grid = bytearray(256)
    for squares, what in ((BOARD, FREE), (houses, HOUSE), (cells, PIECE)):
        for sq in squares:
            grid[sq] = what
    return Position(cells, grid, house_set(houses), 0, 0, (0, 0))


def play(position: Position, text: str) -> Position:
    """The position after the move written as `text`.

    The judge's word is law: some accept passes at any time, steps out of and pushes into danger
    zones, houses entered diagonally. What our rules forbid but the board allows is carried out.
    """
    moves = position.moves()
    for i, pair in enumerate(moves.pairs):
        if move_text(pair) == text:
            return position.after(moves, i)
    after = position.passed() if text == move_text(PASS) else carried_out(position, text)
    complain(f"move {position.ply + 1}: {text} is against the rules, carried out all the same")
    return after


def carried_out(position: Position, text: str) -> Position:
    """After a step, jump, push or swap, whatever the zones say; BadInput where there is none."""
    cells, grid, first = position.cells, position.grid, piece_of(position.side, 0)
    where = f"move {position.ply + 1}: {quoted(text)}"
    try:
        start, to = map(square, text.split("-"))
        piece = cells.index(start, first, first + 7)
    except ValueError:
        raise BadInput(f"{where} is not a move of that side's pieces") from None
    kind, beyond, near = piece % 7, 2 * to - start, to in ZONE[start]
    jump = kind == ACROBAT and (to - start) / 2 in STEPS
    other = cells.index(to) if grid[to] == PIECE else None
    if grid[to] in (FREE, HOUSE) and (near or jump):
        changes = [(piece, to)]
    elif other is not None and kind == MAGICIAN and other != piece:
        changes = [(piece, to), (other, start)]
    elif (other is not None and kind in (STRONGMAN, STRONGMAN2) and near
          and grid[beyond] in (FREE, HOUSE)):
        changes = [(piece, to), (other, beyond)]
    else:
        raise BadInput(f"{where} cannot be carried out")
    house = changes[-1][1] if grid[changes[-1][1]] == HOUSE else OFF
    return position.changed([(p, OFF if sq == house else sq) for p, sq in changes], house)


class MoveBatch:
    """All legal moves of a batch of positions with the same side to move, as arrays; those of one
    position stand together. A position without a move has its pass here."""

    __slots__ = ("parent", "after", "house", "values")

    def __init__(self, parent: np.ndarray, after: np.ndarray, house: np.ndarray) -> None:
        self.parent = parent  # which position of the batch
        self.after = after  # int64[n, 14]: the pieces after each move
        self.house = house  # the house that the move fills, or OFF
        self.values = None  # for the mover, filled in by the judgement

    def cells(self) -> np.ndarray:
        return self.after

    @property
    def filled(self) -> dict:
        moves = self.house.nonzero()[0]
        return dict(zip(moves.tolist(), self.house[moves].tolist()))


class Rays:
    """The moves of many positions at once.

    The rays of a side: 8 steps of each of the seven pieces, the acrobat's 8 jumps, a pass (the
    trainer goes to where he is), 8 pushes of each strongman, a swap of the magician with each of
    the 14 pieces.
    """

    PASS, PUSHES, SWAPS, COUNT = 64, 65, 81, 95  # where they begin, and how many rays there are

    def __init__(self) -> None:
        self.around = np.array(STEPS, np.int64)
        runs = [(piece, 8) for piece in (*range(7), ACROBAT)]
        runs += [(TRAINER, 1), (STRONGMAN, 8), (STRONGMAN2, 8), (MAGICIAN, 14)]
        self.piece = np.array([piece for piece, rays in runs for _ in range(rays)], np.int64)
        self.step = np.concatenate(
            [np.tile(self.around, 7), 2 * self.around, [0], np.tile(self.around, 2), [0] * 14])
        self.bit = np.array([self.bits(side) for side in (0, 1)], np.uint8)
        self.push_bit = np.array(STEP_BIT * 2, np.uint8)
        self.count = np.arange(8192, dtype=np.int64)
        self.row14, self.row256 = 14 * self.count, 256 * self.count[:256, None]

    @staticmethod
    def bits(side: int) -> list:
        """[ray] -> what the target cell must share a bit with."""
        swaps = [PIECE if piece in SWAPPED[side] else 0 for piece in range(14)]
        return [*STEP_BIT * 8, 0, *[PIECE] * 16, *swaps]

    def moves(self, cells: np.ndarray, grids: np.ndarray, side: int) -> MoveBatch:
        """Every legal move of `side` in each position: cells int64[b, 14], grids uint8[b, 256].

        As `Position.moves`, whole batches at once.
        """
        me, trainer, row = 7 * side, piece_of(1 - side, TRAINER), self.row256[: len(cells)]
        pushes = slice(self.PUSHES, self.SWAPS)
        blocked = grids.ravel().copy()
        blocked[cells[:, trainer, None] + row + self.around] = WALL
        start = cells[:, me : me + 7].take(self.piece, axis=1)
        to = start + self.step
        to[:, self.SWAPS :] = cells
        to += row
        fits = blocked.take(to, mode="wrap")
        fits &= self.bit[side]
        beyond = blocked.take(to[:, pushes] + self.step[pushes], mode="wrap")
        fits[:, pushes] *= beyond & self.push_bit
        fits *= blocked.take(start + row) >> 2  # 1 for a piece outside the zone, else 0
        fits[:, self.PASS] = ~fits.any(axis=1)
        hits = fits.ravel().nonzero()[0]
        parent = hits // self.COUNT
        after = cells.take(parent, axis=0)
        landing = self.move(after.ravel(), hits - self.COUNT * parent, me,
                            start.ravel().take(hits), to.ravel().take(hits) & 255)
        house = landing * (blocked.take(landing + (parent << 8)) == HOUSE)
        settling = house.nonzero()[0]
        if len(settling):
            pieces = after[settling]
            after[settling] = pieces * (pieces != house.take(settling)[:, None])
        return MoveBatch(parent, after, house)

    def move(self, cells: np.ndarray, ray: np.ndarray, me: int, start: np.ndarray,
             to: np.ndarray) -> np.ndarray:
        """Make each move in its 14 of the cells; returns where a piece may have entered a house."""
        landing = to.copy()
        special = (ray >= self.PUSHES).nonzero()[0]
        if len(special):
            kind = ray.take(special)
            swaps, pushes = special[kind >= self.SWAPS], special[kind < self.SWAPS]
            pushed = cells.reshape(-1, 14).take(pushes, axis=0) == to.take(pushes)[:, None]
            landing[pushes] += self.step.take(kind[kind < self.SWAPS])
            landing[swaps] = OFF
            cells[self.row14.take(pushes) + pushed.argmax(axis=1)] = landing.take(pushes)
            cells[self.row14.take(swaps) + ray.take(swaps) - self.SWAPS] = start.take(swaps)
        cells[self.row14[: len(ray)] + self.piece.take(ray) + me] = to
        return landing

    def grids_after(self, position: Position, cells: np.ndarray) -> np.ndarray:
        """The grids after moves that lead to `cells` and fill no house."""
        emptied = np.frombuffer(position.grid, np.uint8).copy()
        emptied[list(position.cells)] = FREE
        grids = np.empty((len(cells), 256), np.uint8)
        grids[:] = emptied
        grids.ravel()[cells + self.row256[: len(cells)]] = PIECE
        grids[:, OFF] = WALL
        return grids


def final_value(settled: tuple, ply: int) -> int:
    """The result of a finished game for side 0."""
    if 7 in settled:
        return MATE - ply if settled[0] == 7 else ply - MATE
    return WIN * ((settled[0] > settled[1]) - (settled[0] < settled[1]))


def distances(houses: list, walls: list, *ways: dict) -> dict:
    """Square -> moves to the nearest of `houses` over an empty board with these walls."""
    far, queue = dict.fromkeys(houses, 0), list(houses)
    for sq in queue:
        for to, bit, _ in [way for table in ways for way in table[sq]]:
            if to not in far and to not in walls and (far[sq] or bit == HOUSE):
                far[to] = far[sq] + 1
                queue.append(to)
    return far


# ---------------------------------------------------------------- judgement

# The network: rows for 10 kinds of pieces (5 own, 5 foreign), summed into HIDDEN units.
HIDDEN = 16
LINEAR = 2  # the first hidden units have no threshold
CEILING = 4.0  # where the other hidden units saturate
KINDS = (0, 1, 1, 2, 2, 3, 4)  # clowns are alike, strongmen are alike
CELLS = 109  # a row for each cell of the board and one for a settled piece,
ZONES, FAR = 4, 16  # for each combination of zones and each distance (the last: or farther),
RINGS = 4  # for how near both trainers are,
LATE = (160, 60, 20)  # and for the clock: how many can still settle matters so many plies before
CLOCKS = 3 + 2 * len(LATE)  # the end
PARTS = (10 * CELLS, 10 * ZONES * FAR, 10 * RINGS * RINGS, CLOCKS)  # rows of each sort
SCALE = 1000  # one unit of log odds of winning
UNREACHABLE = 60

# Where a piece finds its row in a table of the network: 256 * piece + square for where it stands;
# then, from NEARNESS on, 512 * piece + distance + 32 * ring around trainer 0 + 128 * ring around
# trainer 1. A settled piece has an empty row there: it counts by its place alone.
PLACES = 14 * 256
NEARNESS, SETTLED_ROW = PLACES, 16
FROZEN_MOVES = 300  # that a frozen piece has to wait: for good
WAYS_KEPT = 200  # sets of empty houses whose tables are kept, 29 KB each


class Network:
    """The weights, laid out so that each piece finds its rows by addition: `rows[side]` serves
    positions with `side` to move."""

    def __init__(self, weights: tuple) -> None:
        place, near, ring, self.clock, out, bias = weights
        self.out, self.bias = out * SCALE, bias * SCALE
        self.rows = [self.table(place, near, ring, side) for side in (0, 1)]
        thresholds = HIDDEN - LINEAR
        self.floor = np.array([-1e9] * LINEAR + [0] * thresholds, np.float32)
        self.ceiling = np.array([1e9] * LINEAR + [CEILING] * thresholds, np.float32)
        self.known_clock = {}

    def table(self, place: np.ndarray, near: np.ndarray, ring: np.ndarray, side: int) -> np.ndarray:
        rows = np.zeros((PLACES + 14 * 512, HIDDEN), np.float32)
        places, nearness = rows[:NEARNESS].reshape(14, 256, -1), rows[NEARNESS:]
        seen_from = np.arange(108).reshape(9, 12)[:: 1 - 2 * side].ravel()
        for piece in range(14):
            kind = KINDS[piece % 7] + 5 * (piece // 7 != side)
            places[piece, BOARD] = place[kind, seen_from]
            places[piece, OFF] = place[kind, 108]
            frozen, guarded = np.array([2, 0, 0, 0]), np.array([piece % 7 != TRAINER, 0, 0, 0])
            by_rings = near[kind, frozen[:, None] + guarded] + ring[kind, :, :, None]
            of_piece = nearness.reshape(14, 4, 4, 32, -1)[piece, :, :, :FAR]
            of_piece[:] = by_rings if piece < 7 else by_rings.swapaxes(0, 1)
        return rows

    def clock_rows(self, ply: int) -> np.ndarray:
        """[lead in pieces that can still settle + 7] -> what it adds after so many plies."""
        rows = self.known_clock.get(ply)
        if rows is None:
            left = LAST_PLY - ply
            late = [max(0.0, 1 - left / plies) for plies in LATE]
            leads = [[1, left / LAST_PLY, *late, *(lead * part for part in late),
                      ((lead > 0) - (lead < 0)) * late[-1]] for lead in range(-7, 8)]
            # Not by BLAS, whose buffers take 30 MB.
            rows = np.add.reduce(np.array(leads, np.float32)[:, :, None] * self.clock, axis=1)
            self.known_clock[ply] = rows
        return rows


class Layout:
    """The houses of this game: distances, and the judgement that depends on them."""

    def __init__(self, houses: list, network: Network) -> None:
        self.houses = houses
        self.network = network
        self.walker = [self.moves_to(sq, STEPS_FROM) for sq in houses]
        self.acrobat = [self.moves_to(sq, STEPS_FROM, JUMPS_FROM) for sq in houses]
        self.known_ways = {}  # set of empty houses -> where its tables begin in the next two
        self.near_rows = np.empty(WAYS_KEPT * PLACES, np.int32)
        self.moves_to_go = np.empty(WAYS_KEPT * PLACES, np.int32)
        self.piece_row = 256 * np.arange(14)[:, None]
        self.near_row = NEARNESS + 2 * self.piece_row
        self.ring0, self.ring1 = rings() * 32, rings() * 128
        self.frozen = np.array([FROZEN_MOVES, 0, 0, 0], np.int32)  # [ring] -> moves to wait

    def moves_to(self, house: Square, *ways: dict) -> np.ndarray:
        """[square] -> moves to the house."""
        far = distances([house], set(self.houses), *ways)
        return np.array([far.get(sq, UNREACHABLE) for sq in range(256)], np.int64)

    def ways(self, sets: list) -> list:
        """For each set of empty houses where its tables begin: [256 * piece + square] -> row of
        the network in `near_rows`, moves to the nearest house in `moves_to_go`."""
        new = {houses for houses in sets if houses not in self.known_ways}
        if len(self.known_ways) + len(new) > WAYS_KEPT:
            self.known_ways.clear()
            new = set(sets)
        for houses in new:
            begin = self.known_ways[houses] = len(self.known_ways) * PLACES
            free = [i for i, sq in enumerate(self.houses) if has_house(houses, sq)]
            nowhere = np.full(256, UNREACHABLE, np.int64)
            far = np.tile(np.minimum.reduce([nowhere] + [self.walker[i] for i in free]), (14, 1))
            far[[ACROBAT, 7 + ACROBAT]] = np.minimum.reduce(
                [nowhere] + [self.acrobat[i] for i in free])
            rows = np.minimum(far, FAR - 1) + self.near_row
            far[:, OFF] = 0
            rows[:, OFF] = SETTLED_ROW + self.near_row[:, 0]
            self.near_rows[begin : begin + PLACES] = rows.ravel()
            self.moves_to_go[begin : begin + PLACES] = far.ravel()
        return [self.known_ways[houses] for houses in sets]

    def judge(self, moves: Moves | MoveBatch, houses: int, side: int, ply: int) -> None:
        """Fill in `moves.values`: what each move of `side` at `ply` is worth for the mover."""
        cells, filled = moves.cells(), moves.filled
        emptied = [without_house(houses, sq) for sq in filled.values()]
        ways, *settling = self.ways([houses, *emptied])
        if filled:
            ways = np.full(len(cells), ways, np.int64)
            ways[list(filled)] = settling
        values = self.values(cells, ways, 1 - side, ply + 1)
        for i in range(len(cells)) if ply + 1 >= LAST_PLY else filled:
            home = (cells[i] == OFF).tolist()
            settled = sum(home[:7]), sum(home[7:])
            if 7 in settled or ply + 1 >= LAST_PLY:
                values[i] = final_value(settled, ply + 1) * (2 * side - 1)
        moves.values = -values

    def values(self, cells: np.ndarray, ways: np.ndarray, side: int, ply: int) -> np.ndarray:
        """The network's value for `side`, to move, of each row of pieces; `ways`: see there."""
        network, cells = self.network, cells.T.copy()
        index = np.empty((28, cells.shape[1]), np.int64)
        places, nearness = index[:14], index[14:]
        np.add(cells, self.piece_row, out=places)
        known = places + ways
        ring0 = self.ring0.take(cells + (cells[TRAINER] << 8))
        ring1 = self.ring1.take(cells + (cells[7 + TRAINER] << 8))
        np.add(ring0, ring1, out=nearness)
        nearness += self.near_rows.take(known)
        # Rows first: summing over the first axis is 13 times as fast as over the second.
        hidden = np.add.reduce(network.rows[side].take(index, axis=0), axis=0)
        if ply > LAST_PLY - LATE[0]:
            far = self.moves_to_go.take(known)
            far[:7] += self.frozen.take(ring1[:7] >> 7)
            far[7:] += self.frozen.take(ring0[7:] >> 5)
            hidden += network.clock_rows(ply).take(7 + lead(far, side, LAST_PLY - ply), axis=0)
        else:
            hidden += network.clock_rows(ply)[7]
        np.maximum(hidden, network.floor, out=hidden)
        np.minimum(hidden, network.ceiling, out=hidden)
        hidden *= network.out
        return (hidden.sum(axis=1) + network.bias).astype(np.int64)


def rings() -> np.ndarray:
    """[256 * trainer + square] -> 0 beside him (or himself), 1 and 2 further off, 3 elsewhere."""
    at = np.array(BOARD, np.int64)
    row, column = at // WIDTH, at % WIDTH
    far = np.maximum(abs(row[:, None] - row), abs(column[:, None] - column))
    ring = np.full((256, 256), 3, np.int64)
    ring[at[:, None], at] = np.clip(far - 1, 0, 3)
    return ring.ravel()


def lead(far: np.ndarray, side: int, left: int) -> np.ndarray:
    """How many pieces more than the enemy `side` can still settle, the nearest first."""
    far = np.sort(far.reshape(2, 7, -1), axis=1).cumsum(axis=1)
    mine = np.add.reduce(far[side] <= (left + 1) // 2, axis=0, dtype=np.int64)
    return mine - np.add.reduce(far[1 - side] <= left // 2, axis=0, dtype=np.int64)


def unpacked(text: str) -> bytes:
    """What tools/circus/embed.py packed; lc and lp suit numbers that stand column by column."""
    packing = {"id": lzma.FILTER_LZMA1, "dict_size": 1 << 16, "lc": 1, "lp": 0, "pb": 0}
    packed = base64.b85decode("".join(text.split()))
    return lzma.decompress(packed, lzma.FORMAT_RAW, None, [packing])


def load_weights() -> tuple:
    """(place, near, ring, clock, out, bias) from WEIGHTS: a scale for each unit, out and bias as
    floats, a bit for each row that is not zero, then these as int8, column by column."""
    floats, rows = 2 * HIDDEN + 1, sum(PARTS)
    blob = unpacked(WEIGHTS)
    scale, out, bias = np.split(np.frombuffer(blob, "<f4", floats), [HIDDEN, 2 * HIDDEN])
    bits, steps = np.split(np.frombuffer(blob, np.uint8, offset=4 * floats), [(rows + 7) // 8])
    used = np.unpackbits(bits)[:rows] == 1
    matrix = np.zeros((rows, HIDDEN), np.float32)
    matrix[used] = steps.view(np.int8).reshape(HIDDEN, -1).T.astype(np.float32) * scale
    place, near, ring, clock = np.split(matrix, np.cumsum(PARTS)[:3])
    place, near = place.reshape(10, CELLS, HIDDEN), near.reshape(10, ZONES, FAR, HIDDEN)
    return place, near, ring.reshape(10, RINGS, RINGS, HIDDEN), clock, out, bias[0]


def rule_of_thumb(position: Position) -> Pair:
    """The best move at sight, without numpy or search: where nothing else can run."""
    moves, side = position.moves(), position.side
    walls = {sq for sq in BOARD if position.grid[sq] in (WALL, HOUSE)}
    empty = [sq for sq in walls if has_house(position.houses, sq)]
    ways = [distances(empty, walls, STEPS_FROM, JUMPS_FROM), distances(empty, walls, STEPS_FROM)]

    def promise(i: int) -> int:
        after = position.after(moves, i)
        return by_hand(after, side, ways) - by_hand(after, 1 - side, ways)

    return moves.pairs[max(range(len(moves.pairs)), key=promise)]


def by_hand(position: Position, side: int, ways: list) -> int:
    """What a side has: a move is worth 1, a settled piece 3 more than a step from its house, a
    frozen piece 12 less, a frozen magician 20."""
    value, zone = 3 * position.settled[side], position.zone_of(1 - side)
    for kind in range(7):
        sq = position.cells[piece_of(side, kind)]
        if sq != OFF:
            value -= ways[kind != ACROBAT].get(sq, UNREACHABLE)
            value -= (sq in zone) * (20 if kind == MAGICIAN else 12)
    return value


# ---------------------------------------------------------------- search

EXACT, LOWER, UPPER = range(3)
MARGIN = 300  # what one ply can change without a freeze
KILLER = 300  # how much earlier a killer is tried
WIDTH_AT = {2: 12, 3: 24}  # moves tried with 2 or 3 plies to go: the best by value
NO_NULL = 270  # from this ply on a pass may be worth having
EXACT_PLY = 230  # from this ply on table entries hold for their own ply only
DEEPEST = 60


def reduction(depth: int, rank: int) -> int:
    """Plies by which a late move is searched less deeply."""
    if depth < 3 or rank < 2:
        return 0
    return min(int(0.5 + 0.3 * math.log2(depth) * math.log2(rank)), depth - 2)


REDUCTION = [[reduction(depth, rank) for rank in range(160)] for depth in range(DEEPEST + 1)]


class OutOfTime(Exception):
    """The hard deadline passed inside the search."""


class Search:
    """Best move of a position; keeps its table from move to move."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.rays = Rays()
        self.table = {}  # key -> (depth, bound, value, move, ply)
        self.killers = []
        self.visited = self.judged = self.depth = self.score = 0
        self.limit = self.deadline = math.inf
        self.pause = self.seen = 0.0  # longest time between two looks at the clock, the last look
        self.best = None
        self.tried = {}  # move -> [its value or a bound of it, positions visited for it]

    def think(self, position: Position, deadline: float, limit: float = math.inf) -> Pair:
        """The move for the side to move, decided by that monotonic time or after so many visits."""
        moves = position.moves()
        self.layout.judge(moves, position.houses, position.side, position.ply)
        self.best, self.score = moves.pairs[int(moves.values.argmax())], int(moves.values.max())
        self.tried = {pair: [value, 0] for pair, value in zip(moves.pairs, moves.values.tolist())}
        if len(self.table) > TABLE_ENTRIES // 2:
            self.table.clear()
        self.killers = [[None, None] for _ in range(DEEPEST + 2)]
        self.visited = self.judged = self.depth = 0
        self.deadline, self.limit = deadline, limit
        self.pause, self.seen = self.pause * PAUSE_KEPT, time.monotonic()
        with contextlib.suppress(OutOfTime):
            for depth in range(1, min(DEEPEST, LAST_PLY - position.ply) + 1):
                self.score = self.search(position, depth, -MATE, MATE, 0, False)
                self.depth = depth
                if self.score > PROVEN:
                    break
        return self.best

    def search(self, position: Position, depth: int, alpha: int, beta: int, height: int,
               may_pass: bool) -> int:
        """The value of `position` for its mover: exact inside (alpha, beta), else a bound."""
        if depth <= 0 or height > DEEPEST or position.over():
            return position.value
        key = position.key()
        known = self.table.get(key)
        first = None
        if known is not None:
            known_depth, bound, value, first, ply = known
            timeless = ply == position.ply or max(ply, position.ply) < EXACT_PLY
            if height and known_depth >= depth and timeless and (
                bound == EXACT or (bound == LOWER and value >= beta)
                or (bound == UPPER and value <= alpha)
            ):
                return value
        if beta - alpha == 1 and height and self.stands(position, depth, beta, height, may_pass):
            return beta
        self.visited += 1
        self.look_at_the_clock()
        moves = position.moves()
        self.layout.judge(moves, position.houses, position.side, position.ply)
        self.judged += len(moves.pairs)
        if depth == 1:
            i = int(moves.values.argmax())
            value, bound, move = int(moves.values[i]), EXACT, moves.pairs[i]
            if not height:
                self.best = move
        else:
            value, move = self.best_move(position, moves, first, depth, alpha, beta, height)
            bound = LOWER if value >= beta else UPPER if value <= alpha else EXACT
        if len(self.table) < TABLE_ENTRIES or known is not None:
            self.table[key] = depth, bound, value, move, position.ply
        return value

    def look_at_the_clock(self) -> None:
        """OutOfTime when it is near the deadline, or when the next pause might be too long."""
        now = time.monotonic()
        self.pause, self.seen = max(self.pause, now - self.seen), now
        if self.visited >= self.limit or now > self.deadline - self.pause:
            raise OutOfTime

    def stands(self, position: Position, depth: int, beta: int, height: int,
               may_pass: bool) -> bool:
        """Whether the mover is so well off that a full search would surely reach beta."""
        if position.value < beta:
            return False
        if depth <= 2 and position.value - MARGIN * depth >= beta and position.ply < LAST_PLY - 10:
            return True
        if not may_pass or depth < 2 or position.ply >= NO_NULL or not position.can_wait():
            return False
        shallow = max(0, depth - 3 - (depth > 6))
        value = -self.search(position.passed(), shallow, -beta, 1 - beta, height + 1, False)
        return beta <= value < PROVEN

    def best_move(self, position: Position, moves: Moves, first: Pair | None, depth: int,
                  alpha: int, beta: int, height: int) -> tuple:
        """(value, move) of the best of the moves, tried in the order of their promise."""
        values, pairs, killers = moves.values, moves.pairs, self.killers[height]
        best, best_move, replies = -MATE - 1, None, {}
        ranking = self.ranking(moves, first, killers, depth)
        for rank, i in enumerate(ranking):
            if depth == 2 and rank > 2 and values[i] + 3 * MARGIN <= alpha and alpha < PROVEN:
                break
            before = self.visited
            less = REDUCTION[depth][rank]
            value = None
            if rank and depth - 1 - less == 1 and i not in moves.filled:
                if i not in replies:
                    self.answer_batch(position, moves, ranking[rank:], alpha, replies)
                value = -replies[i]
            if value is None or value > alpha and less:
                after = position.after(moves, i)
                value = self.value_of(after, rank, depth - 1, less, alpha, beta, height)
            if not height:
                self.tried[pairs[i]] = [value, self.tried[pairs[i]][1] + self.visited - before]
            if value > best:
                best, best_move = value, pairs[i]
                if value > alpha:
                    alpha = value
                    if not height:
                        self.best = best_move
            if alpha >= beta:
                if killers[0] != best_move:
                    killers[1], killers[0] = killers[0], best_move
                break
        return best, best_move

    @staticmethod
    def ranking(moves: Moves, first: Pair | None, killers: list, depth: int) -> list:
        """The moves worth trying, the most promising first."""
        promise = moves.values.copy()
        for move, bonus in ((first, MATE), (killers[0], KILLER), (killers[1], KILLER)):
            if move in moves.pairs:
                promise[moves.pairs.index(move)] += bonus
        return (-promise).argsort(kind="stable")[: WIDTH_AT.get(depth)].tolist()

    def answer_batch(self, position: Position, moves: Moves, ranking: list, alpha: int,
                     replies: dict) -> None:
        """Put into `replies` the value for the opponent, one ply deep, of the next moves."""
        hopeless = alpha - MARGIN if position.ply < LAST_PLY - 10 else -MATE
        if moves.values[ranking[0]] <= hopeless:
            replies[ranking[0]] = -int(moves.values[ranking[0]])
            return
        batch = [i for i in ranking if i not in replies and i not in moves.filled
                 and moves.values[i] > hopeless][: 24 if replies else 8]
        cells, side = moves.cells()[batch], 1 - position.side
        answers = self.rays.moves(cells, self.rays.grids_after(position, cells), side)
        self.layout.judge(answers, position.houses, side, position.ply + 1)
        self.visited += len(batch)
        self.judged += len(answers.parent)
        first = answers.parent.searchsorted(self.rays.count[: len(batch)])
        replies.update(zip(batch, np.maximum.reduceat(answers.values, first).tolist()))

    def value_of(self, after: Position, rank: int, depth: int, less: int, alpha: int, beta: int,
                 height: int) -> int:
        """What a move leading to `after` is worth: late ones get a shallow look first."""
        if rank == 0:
            return -self.search(after, depth, -beta, -alpha, height + 1, True)
        value = -self.search(after, depth - less, -alpha - 1, -alpha, height + 1, True)
        if value > alpha and less:
            value = -self.search(after, depth, -alpha - 1, -alpha, height + 1, True)
        if alpha < value < beta:
            value = -self.search(after, depth, -beta, -alpha, height + 1, True)
        return value

    def thought(self, position: Position) -> dict:
        """What the last `think`, of this position, came to."""
        best = self.tried.pop(self.best)
        others = sorted(self.tried.items(), key=lambda item: -item[1][0])
        candidates = [
            {"answer": move_text(move), "value": chance(min(value, self.score)),
             "share": round(visits / max(1, self.visited), 3)}
            for move, (value, visits) in [(self.best, [self.score, best[1]]), *others[:7]]
        ]
        return {"value": chance(self.score), "candidates": candidates, "depth": self.depth,
                "positions": self.judged, "line": self.expected(position)}

    def expected(self, position: Position) -> list:
        """The moves of both sides that the search expects."""
        line, move = [], self.best
        while len(line) < 10 and not position.over():
            moves = position.moves()
            if move not in moves.pairs:
                break
            line.append(move_text(move))
            position = position.after(moves, moves.pairs.index(move))
            move = self.table.get(position.key(), (None,) * 4)[3]
        return line


def chance(value: int) -> float:
    """Of winning, 0..1."""
    if abs(value) > PROVEN:
        return float(value > 0)
    return round(1 / (1 + math.exp(-value / SCALE)), 4)


def read_book() -> dict:
    """Moves so far, such as ("B2-B9", "B8-B1") -> our move.

    The book is two trees "our move(reply our move...)...", one for each player.
    """
    book, line, before_replies, theirs = {}, (), [], False
    for token in re.findall(r"\n|[()]|[A-L1-9]{4}", unpacked(BOOK).decode()):
        if token == "(":
            before_replies.append(line)
            theirs = True
        elif token == ")":
            line = before_replies.pop()
        elif token == "\n":
            line = ()
        else:
            move = token[:2] + "-" + token[2:]
            if not theirs:
                book[line] = move
            line += (move,)
            theirs = False
    return book


# ---------------------------------------------------------------- protocol

complaints = 0


def complain(text: str) -> None:
    global complaints
    complaints += 1
    if complaints <= COMPLAINTS:
        tell("circus_bot: " + text)


def tell(text: str) -> None:
    """One line on stderr, straight to the descriptor: a broken or full one matters neither here
    nor when the interpreter flushes its streams at the end."""
    with contextlib.suppress(OSError, ValueError):
        if select.select([], [2], [], 0)[1]:
            os.write(2, (text + "\n").encode("ascii", "backslashreplace"))


def quoted(text: str) -> str:
    """Input as it may stand in a complaint."""
    return repr(text[:80])


class Disconnected(Exception):
    """Nobody reads our answers, or the input is broken."""


class Lines:
    """The input line by line, none longer than LONGEST_LINE: memory is short."""

    def __init__(self, descriptor: int) -> None:
        self.descriptor, self.rest = descriptor, b""

    def waiting(self) -> bool:
        return b"\n" in self.rest or bool(select.select([self.descriptor], [], [], 0)[0])

    def next(self) -> str | None:
        """Without its end; None at the end of the input."""
        while b"\n" not in self.rest:
            if len(self.rest) > LONGEST_LINE:
                raise BadInput(f"a line without an end: {quoted(self.rest.decode('latin-1'))}")
            try:
                more = os.read(self.descriptor, LONGEST_LINE)
            except OSError as error:
                raise Disconnected(f"no input: {error}") from None
            if not more and not self.rest:
                return None
            self.rest += more or b"\n"
        line, _, self.rest = self.rest.partition(b"\n")
        return line.decode("ascii", "replace").strip()


def say(text: str) -> None:
    try:
        os.write(1, text.encode() + b"\n")
    except OSError as error:
        raise Disconnected(f"cannot answer: {error}") from None


def read_houses(line: str) -> list:
    try:
        houses = [square(name) for name in line.split()]
    except ValueError as error:
        raise BadInput(f"houses: {error}") from None
    if len(houses) != 13 or len(set(houses)) != 13:
        raise BadInput(f"houses: 13 different cells wanted, got {quoted(line)}")
    if min(sq % WIDTH for sq in houses) < square("F1") % WIDTH:
        raise BadInput(f"houses: columns F to L wanted, got {quoted(line)}")
    return houses


def read_side(line: str) -> int:
    if line not in ("0", "1"):
        raise BadInput(f"side: 0 or 1 wanted, got {quoted(line)}")
    return int(line)


def process_age() -> float:
    """Seconds since this process was started."""
    here = time.monotonic() - STARTED
    try:
        with open("/proc/self/stat") as stat, open("/proc/uptime") as uptime:
            ticks = int(stat.read().rsplit(")", 1)[1].split()[19])
            return max(here, float(uptime.read().split()[0]) - ticks / os.sysconf("SC_CLK_TCK"))
    except (OSError, ValueError, IndexError):  # no such files: what the processor was busy for
        return here + 1.5 * START_CPU


class Pauses:
    """Finds no module: lets `pause` have its say, which may import too."""

    def __init__(self, pause: Callable[[], None]) -> None:
        self.pause, self.busy = pause, False

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if not self.busy:
            self.busy = True
            self.pause()
            self.busy = False


class Player:
    """One game: what was said so far, and what to say next."""

    def __init__(self, options: SimpleNamespace, lines: Lines) -> None:
        self.options, self.lines = options, lines
        seconds = MOVE_SECONDS * options.time_scale
        self.limit = max(seconds - SPARE_SECONDS, 0.3 * seconds)
        self.clock = time.monotonic() - process_age()  # when the time of our next answer began
        self.houses, self.mine, self.position = [], None, None
        self.line = ()  # the moves so far as written
        self.book, self.search, self.is_set_up = {}, None, False

    def read(self, line: str) -> None:
        """The houses, then our side, then moves."""
        if self.position is None:
            self.houses = read_houses(line)
            self.position = start_position(self.houses)
        elif self.mine is None:
            self.mine = read_side(line)
        else:
            self.position = play(self.position, line)
            self.line += (line,)

    def over(self) -> bool:
        return self.position is not None and self.position.over()

    def my_turn(self) -> bool:
        return self.mine is not None and self.mine == self.position.side and not self.over()

    def respond(self) -> None:
        """Say our move; the time of the next one begins."""
        text, thought = self.answer()
        if self.options.verbose:
            tell(thought_text(text, thought, time.monotonic() - self.clock))
        say(text)
        self.clock = time.monotonic()
        self.read(text)

    def answer(self) -> tuple:
        """(our move, what we thought of it)."""
        try:
            return self.considered()
        except Exception as error:  # whatever it is, the game goes on
            complain(f"{type(error).__name__}: {quoted(str(error))}, answered by rule of thumb")
            return move_text(rule_of_thumb(self.position)), {"by": "rule of thumb"}

    def considered(self) -> tuple:
        moves = [move_text(pair) for pair in self.position.moves().pairs]
        if len(moves) == 1:
            return moves[0], {"by": "no choice"}
        booked = self.booked()
        if booked in moves:  # a house may be in the way
            return booked, {"by": "book"}
        if self.search is None:
            return move_text(rule_of_thumb(self.position)), {"by": "rule of thumb"}
        deadline, work = self.clock + self.limit, math.inf
        if self.options.work:
            deadline, work = math.inf, self.options.work
        move = self.search.think(self.position, deadline, work)
        return move_text(move), self.search.thought(self.position) if self.options.verbose else {}

    def booked(self) -> str | None:
        if not self.book:
            self.book = read_book()
        return self.book.get(self.line)

    def set_up(self) -> None:
        """Make the search. It takes 0.2 s, more than a second on a very busy machine, and the
        opponent may move meanwhile: so it is done in small steps with `attend` between them."""
        if self.is_set_up:
            return
        self.is_set_up = True
        pauses = Pauses(self.attend)
        sys.meta_path.insert(0, pauses)
        try:
            load_numpy()
            self.attend()
            weights = load_weights()
            self.attend()
            network = Network(weights)
            self.attend()
            self.search = Search(Layout(self.houses, network))
        except (BadInput, Disconnected):
            raise
        except Exception as error:  # no numpy, no memory: the game goes on by rule of thumb
            complain(f"no search, {type(error).__name__}: {quoted(str(error))}")
        finally:
            sys.meta_path.remove(pauses)

    def attend(self) -> None:
        """If much of our time may be gone, answer without the search that is being set up."""
        if self.options.work or time.monotonic() - self.clock < SET_UP_SHARE * self.limit:
            return
        if not self.my_turn() and self.lines.waiting():
            line = self.lines.next()
            if line is not None:
                self.read(line)
        if self.my_turn():
            self.respond()


def thought_text(text: str, thought: dict, seconds: float) -> str:
    """A thought as one line of JSON; without a search nothing is known of the chances."""
    import json

    only = {"value": 0.5, "candidates": [{"answer": text, "value": 0.5, "share": 1.0}],
            "depth": 0, "positions": 0, "line": [text], "by": "search"}
    return json.dumps({"answer": text, **only, **thought, "seconds": round(seconds, 4)})


def converse(player: Player) -> None:
    """Play one game; returns at its end or at the end of the input."""
    while not player.over():
        if player.my_turn():
            if player.options.time_scale < 1 or player.booked() is None:
                player.set_up()  # a first answer that is booked need not wait for it
            if player.my_turn():
                player.respond()
            player.set_up()
        else:
            asked = time.monotonic()
            line = player.lines.next()
            if line is None:
                return
            if player.mine is not None and time.monotonic() - asked > WAITED:
                player.clock = time.monotonic()  # it has just come; else while we were busy
            player.read(line)


def talk(player: Player) -> None:
    """Answer the last request of a transcript, where "> MOVE" is our answer to one before."""
    asked = None
    for line in iter(player.lines.next, None):
        if not line.startswith(">"):
            player.read(line)
            continue
        if not player.my_turn():
            raise BadInput(f"not our turn to answer {quoted(line)}")
        asked = player.position, player.line
        if line[1:].strip():
            player.read(line[1:].strip())
    if asked and not player.my_turn():
        player.position, player.line = asked
    if player.my_turn():
        player.clock = math.inf  # nobody waits while the search is set up
        player.set_up()
        player.clock = time.monotonic()
        player.respond()


def read_options(words: list) -> SimpleNamespace:
    """The command line; argparse would be 10 ms of a judge's first move."""
    options = SimpleNamespace(verbose=False, talk=False, work=0, time_scale=1.0)
    numbers, words = {"--work": ("work", int), "--time-scale": ("time_scale", float)}, iter(words)
    for word in words:
        if word in ("-v", "--talk"):
            setattr(options, "verbose" if word == "-v" else "talk", True)
        elif word in numbers:
            name, kind = numbers[word]
            try:
                setattr(options, name, kind(next(words, "")))
            except ValueError:
                raise BadInput(f"{word}: a number wanted") from None
        else:
            raise BadInput(f"no such option: {quoted(word)} (-v --talk --work --time-scale)")
    return options


def main() -> int:
    try:
        player = Player(read_options(sys.argv[1:]), Lines(0))
        (talk if player.options.talk else converse)(player)
    except BadInput as error:
        complain(str(error))
        return 2
    except Disconnected as error:
        complain(str(error))
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


# ---------------------------------------------------------------- data
# Made by tools/circus/make.sh; nothing to read here.

BOOK = """
03eK{rG1eZFZ8It&0xQ>X=G?LprP;oqP`&3Q4lJ735ryPm+T9=ZBCp43qVogRhBxkZ(C;w9v!{b=;<i&QQI{c7MuY%%(|MWddzKj
wx^$tX_@)2Ns1|gW`;xKLFN^pi`B#GL*zQFL7KOTo|(&3Ra86>8hcccR=qSoCg}T*b;)MmO3psCraKtU1(spx>ZBnOYn+%_5JZfy
xs>r;Z-*Q2#Ki}hd~i}y8ohYS{_>PF@2SuG5p)waS1a?~#EEM7mpB{WYxCqs()e$TzWS5okp
"""
WEIGHTS = """
022>1!3lG$69<L#N6JG0p#aEa-b+BPbyO*Y*hKo{Ja05im1jg-!4D5d1uqCI5oN;gf_B1o0LQWNh@A~kU4{Ysk)0bJGIV#ccpkKi
Ney=A4LDEQRwHShm}5sp%~}gW0(aG?4NT_~L&4wx%hM=w#b5>8@Y>*vraSOPJ|yCZz=@GG7{pm^&p0*ue|Z480-O{g+j&i+=emVx
KEMz!WHTBJrc!}{JW8;TIlb%4#+SIvePxSmzfYh!SUA8H#p}x3T%s^YV1;T29kb)8WkPOrb0~Q(_z&721#=!S3A+pMcjc9RzTTN{
C4(N;Yc7&7?2?K?q%$*SWFOB%{QXxY59r{h3|S(Z42KFtVEpr)Ul4SPZ81urCi$LErMByFCrY`9V0kL?xrM6o-Aw=E;Ts6|&rK1T
tuf6n1cneIuYbGtwoJOgS0(5CUm#*kPQs9Gj7a4gfqbhSQp>JhH&~r?>_f@1?loR*!g(b2&<S~k{Q4&}Ao%PIk2up|`&NpX7endj
YfKaXU5tdS&fNwNs}_3KpD1}6?l4}k*&W|X<N6%0ZyUd<x{F&tzaEs~m2hWGbvqd;?GO>AZvXHe!|H5rLCuW(RHG`^5XGU1QL<vW
n0cV|@4oDaTNfJTaF?0@^AgM8Gss@mA>UBX%QEOJG-TnQMk>PS8!rfaF)J;C--O)a5FN<meLU%CJ~Kg=*JDG?FV{Z|(c)0~+$Y?E
bWh+E5Kd4$lkiWjhjLQQO>t!T`slE*+HHTK#3Z(J@3xCk>&7;!PcU>Jx9p;uxN1n5K{>f#OO&jjR9WE^pN`;NPCX$f!fqCX%5wo;
Kg|#il??Gxw5qi@u~i?qq-so>f*aCH3(hYnYg^VPa8_vc(#|sJATEu#QBr@vHd8QtUFI4Ewow(6l1>#-|JJUhEo`ed%Iu4nQlp0l
JiU9^bdO=$-tBc%{6XtHm~e9^*40_^yXH^FC?GZQ8-l`pum-5L2TNEY;eycZKdQxK4T}+7RS~kBijgj*0gYmzL}4Sg0oL+bk@PrF
`i6U?&}C9%GN5cD%&ox@8(;*oy4GdS(od&(fbmGRTU7o?yh95SCi4U%o-+^xAYO-jBoAWgsl7Ohp9H>Upskv4Y8^BpJ(FG54Cs}K
A>(H~Yh1XKy(^~lYOApER>ux+KKg`0ezW#tFK7`2K67?0NZn;rRpZXG!dUm9fd5JsS3a527C8YAT_UE90rnjhFm+xl=7PbQE2NxL
)|&NR#E8d(iv{kJ6P-|88M!P|5c9O5n`fNay|entPf`^XbfkMkl=Q?rFPx@U7%_A^47}cTIkg74x)=)dzG$w%_q`yZ4^_FE#Rq~Q
5j8`pFjgr+sh8J9;<w&ZgHN=P7|GXu|KChaa~(Q0j_MI^Gu-P5G5*iDl_U*xj5<yZh2c)ymFz;QoNA`p=ETN3!$)0TVHtDDVD5gS
3MFDT;OoU<q`YUTCfg~CHxF$v{#KI$hRw(eN6~B8IhgUU8%(e_qo3ubfEIOQX4V*?(|E-LL!KOaBx!Enp@fL2)>!|Vi*1p(2~a!u
x2JRqTzvf(W2S}M3CG5wS>IFY@WK--*zzS5yKL|2c96_DIGPt=rG8nIBpN!6Kr|R*U*nUG=*G9dPunPDdj%jPJ9nRCGH>{6vgE>(
!2D-jXLOs@$Fa&Kl_+avO1HH4v6RS{jiUX>8?VLhUUGRCc=?>iwGC=5^szAA`V_?YgH$lDe<Q<A^0Ijei}xH^6h-9cxB%&fdC+x>
<c%eG4?T*_vfo&SV|&17M7{0KG}5vZBMl^(DA3h0pPAFDB|+csc!shW${h|lT~%fJp&aA(1xrVa_GLobi5n%snM7csLU%o^_(72P
YA3b57H)wDUyn9@V5ql-tavhV-AgYt8BlS!#XIMBDeq$0vN&32DJRhJ>y1cg!ZvABO})`Av$Nv{K0aPui<`tI3NrdZc6wO}RFP+o
Zfikqk>t_2pMMqbQ5-w;I|=4>yOmbb|9J|WL%FjJ1c&TqgdSLes3S7mL5~gH>YBq5vDLu+fK}*`9HndqdD&D;=V5B$lpJz}tC`Rx
)RrMijQVhJsCPH@kjK?sFeA(`AFVnGE?6iMMt=Zp)>X;06`#)(qOAL#2PIXIW$Ep^J(KxGo*r*T0<%W=H?b)?+knDY1_<aRa@%}R
M?1E5Y|KX$_C0npT~-R&&4$&Ro9;>^X(gpQXQ+fC#-><Mk|;T(4q8d|O<)(1_O#B`w1|Fy`y#UhuBB`s$x~SLGbj#G<254cPOMGP
{ZCdQcODM2j(z+~E6?-Gp(&2``AiVIhQqSnGzPpVVV4X63Y7gcR~aPnz%EHKNXCG?M_vPTG@6AArM>C@=940WDP1dA3gd|}J)3^8
yhu7wKRdvNHOjA2+>`Q?uMJp6!RD)q<97X1F+X8VqELKe-g^olYg^~U5PS~zvX7_5{Gchu<df4X`B-|Jy!V=dv*hKeiP-ak#RvV5
Fs;oqRxwj}d5(`=Kn>A-Mpm8l4yg<)5m$(Df*XX%rW#GL$fD&Zm=9tE`sU(qYe3e@cZnDS%=kFsKIKwpfieZMzNm^SudR<=TR<-x
Sm$}a)6u$spZBG}sZ8mETlLx{^OT{Mob8C~J_-%1zX_TaDB=)K_nO@x?jwYJ6#~A+zX$?(=}vHmuHT9^6S8r6d7uzTlMkmFg`AB&
PpB<*MgA3_4uisZYQf^&Fa+<am?_Z=^HrFs`epdSw(0iV9%?3zSL?K{M18oJSH8)9A?6($D34;ydj@%_F^0aOQo(Xo+|07MjMzhd
<mkPVGPZBJ=UoJ`m-WY%1<G*8Na3jcP=fp%-`AszCg-LMAqiuh72V+Dy2C`&PVImx+qOjzZdsmWQ!ESY;dWLwP7(kBC`VoR1s7hx
VRK;UU9$DFB}+*pppBdXPFRDVTg!0_J;wfo2(v?SD_x}Sf=6>^aaH+cl8fXKi_EJ3)+Rw`3JIm91(4!TM3s5XmmaiIIbx<s9;_%#
vAYNr0;iiI$?q3YG-~yZUbie^kGa1@cA{e2?VGPGLyg6;^u1D%&f^m{F3;?QT7X<){0|O71DT4?-t(nVEtV%p=ou#4Mor`&VIXuE
wJ>Hiu|!7BHg}+SK6)V^FnT<@0q1VqyqMq&Ke4?hQZ6;eND6nWZ|KW#i-%4}X&x#-z?EHxLtiuifLlM)>L6%~jl4Y;C;-9R|E_Lx
L|{7!C5z}IrcNxir|<y3jqz0}xiC+|=J^H`hj&p$@n{m?>wp@baaotN;JZkk-FT-A$%pmwEDqriK&wMD;vsqFA>IqYm7MNs{Yhhg
Vl-@G^CxXjq56tov%x0l+(qvPxQ2F>Gm`;?28`t`^HkP}b%i3-Smqt0gtSF|?JvDDh^pTU8(7K}8vL9-nnoyI3bYf~5~nnMFtZv9
+y}&KjweM2#!WO0TavSVt>o(ihn7vx`R(Vk?o;*TDTeF}f`+<EcRd6iQNdfIubo%s0>6<Ohiz-<a1)ZcTEk7zeoL&Ls6nTP2J8vm
iyc8T8&d-yr0J2|PW9x<+&CRd_?qBKfj{yXy7TU{C(uQRk+q>rA;&eSHC&E__;N(NlG}0x!SoEFY-p1fOySg*tbx-K&Gpf5d=>qV
*a`xb@yt_V(CR_O+p(P3Qj0WNX<hxdYM$0*y7aT9rF`X7Cl}SEdtYptWu?nRzuB=`D(Fi8N0mP$A6Yb*ic(3ElAsO)lGH5(;@a!t
t~0PYtU4*%hTn|^Y=3aC0mXc~wL-<t0GN|{CZ9eSjFG{OH7&zE$Bk8<?jBpSRUJ-{t|ix8vt9QD$SuQq)guzq%tc{|Y-Cp{e$f_3
9cse(QjPBkkxD4*HbP1Ls<wh_6BBM$L~V*w3y6mOM%cEC(9h(7(O%`|$g_<dXGgY8Fw9o%H)jG=4`@r;78OXSu<S%3`;&DFZx~La
FkF&gr!GoJt15-2SB!^Ed>-Yc;`utk8Tq%V!j4wlPQ~KdJQpWz6H}asXW`WFb{(B{3OiTavy_XyPoTpIV&r_=qYSmEj;@FxacPhP
o2t@nr=n}=P%srqo<4@AL!*0Q=fMB(+_fCrbgRPzN^QZ^OZ30PSJbQ9SN;%~9YZ!p&VT&Vx`$M864bf=uLW}Kc+vBE4lb=W0JP>y
Y7;N&(RbL$>Mp7b$VWG<6y1YAFn`XhK#6HB1rn*heE1gr5}e#aNSS<~M#`Wd1U)K~qm?g=dmk{#X8*)f&THk_)xabos?MIyz5}M%
6bGR3E1cUIUwuR(O3AFne)&-=9iP~FiTt<dUfm@W$ykeZUyyHTL{PbQjqZs}?mvsZ`YbPwmyDT8s2CkEkt@THozYS&y6(x9Q7vK+
<GGji9-*bJC#uH3LO6W#hih%!4NfsHvf7jdP1VDT?#uUin(!jb;@JO&_`MB*bb<Y`MOJFb?i!lH$Bc5$!|ZLq!%Oy4fI&?#RmU}5
swM3HdWM|%uYDH0yg}&GfynvSpoBMKPOx*{hGiqZZJx@aU^-+)V>&>O(J^z5o|=>X$TM6)`t#k;tG-2Vrall?a-neK@-PATw`wJo
0l=u74C*oJa+nfquqT47f=|WXClnJGUVOaPFAHX6IeR_a<hps+{IY{sC&``4StLFGP1gztuOyyKb2a#)EwrTA7;BA=n@xp)L%5$&
Ihjqy;gO9W!q#@%qVRI1eI<pa6$UKD&&##4!e`V4S%9wC$qA)6HO2=MRWY)}NLZO1$a-C5Vdo86s`AGmrWZA!pxNS?T+l6R6GBOS
TiZiV=^>xx>@D?P%5g8nxp`hhaudATr{0I!HKtjaxd#sGc=BY%6n#_6iirLsik6Gvqs{|W)!R?^3KY;y3N4X#7>TUABqku0^JW^h
HO1f-@K}D;`oTaCF45=wPexu7G@L<lt4HOH-o1ruQ|Z*%>Wzys57!NgiB&|vPTPT4?%Ps3>#?|c4KE+jH9W6YfG}OU1A(j8<90a`
HZWd1TLYm9Qb{0!|NT`0Hpffdj`N-0-Vz#&U*yX}lOTU_<Z9S}y{l4r=5{kpQR+!evm(#yii}uPZxV<pIAcQss2|D%++XtbeForl
k?Tx4n`p$Vu%5hrePdccjx<-}nRpLOu!al<*6Ma5FOGqJV2vRoHGoyU5Q*8$D~`Hb4{yV3y;Zo}!{ltfdT?E5&VQSm!$7;W224~>
e}f?CM8YE2{o>Tf<Zto9qO^%y1`X^yzIiH4X(pma()~~2`f#O4Q%=6>DZesU(f>C%>&O)#B6wq>Np?0>5sk8q8`R$Z1oJr%-bVbc
m|>q<crFkvkA;$Fsr&{V!R)P4FQnR=%lbJA1J$(;fu=R*?hf=KuRB`u+S9?ks7wI>`18zO=4Y=JhX|o>?gbS3!PraAwgou*wDdkf
-i-xzsJKtlP3;kr7y1^O7xHy8&H-;cATrV&A*!B`ReLg!O?G6n(jl{1b%fzRFRfbjy2W$$A+}sKmnh0E_adr&TFafbgM3L3p|)kh
)su|85Z;Cl478Uc1B+{xc)U{W1F>;dRdRryL~vz&sY^RxvL%zNRE~|D|1ilmaj@Piu;t;md%jL<H*kgO{@$ytrD*n+UnhKst<c0A
s%rO$So<Oev3bkGm5Jz9^{nhYhY=n6z|f03++@u1ebN33Rd~~%!CTrfvq<mnE1rYKHcieqcXvB7F6nqbA4QR4mS{(kbyzLZ$V2>d
*iNko97j0;nh~5%-}yBijKfdy7upm4>j&^*6-V9?Akt&KMI~fJDumZEjQ!>;_zzqjW_M|_oZmFfuZ6L<QpSTHi2aldA!l);1NFSK
Dfw8q0=Mggyq~fIy9Cm0zem4qMcer{CAAN^#*I4kw~{+nN{FAeVJq0l#gFc97Ck@>$)Sa!B34SDQxRx|G3xWzQww5X7TGjsa+dRG
+Xxq?u*|4$5tp*sbP{Ywv)0Z~_Uv702|@f|B2|3Vc=1aSj&JNe;Y3w%HG!u#H{ukBSy09ii`0ZpeU#CBQorx_PCRXE&}$t3S>2QK
XnfDY8NB#IR#q_%_^uUAGZ}g-ow(3xWCy?ZLAKjA*(YN2U0ZQ?0!TZF8l{SyKJ-%gzWG?R$acTbipdfXdJHSyA2c8jzpIQ^Rd~71
C)shg!0c$9APUH`bE4~c)b5*Yqcf>e@Zg~}Bbin*7P6X+FO~>%CyJI)_?luRwKUL<bMR)~QgxaW6Tme`e#uy>qWA~EcvnyBa4Z63
8UD0G!vbx*5cGW0(d3@2p5#6CF5XrIRLHr~2T+x8q^?=en3bt>VmBjC8zc(BGnBMvn6W)*eoR)dl_{;J4`|g`A6BI;^kHxAJmXZ?
J=1u1fl4Y#W$qdL5|-Zdga^GMtHk)mVzCeEq^s{l$e`0ooZy4D{od!Kl7jdHTFsO3@NLL-xC6SR%DeRWIaExwt(Lrp;7XYRPpSVG
$PO^;vY4`=3?W<?XSs%E{a@WxAMAsn#HqZ-S4qf!$ybt=40DN+Qt#r9_CzKbulHZ1q|Q3flW2eYpIebO#noA{wbJK%`|lChOHOXA
*x9*^fH9ygFP&F|E5=Fgm>k@vm1#Q%64KyXA4~F%314lB{&iwY3{*T8iC69FiZ)>c`$~8FZ$;E<>aL2myD<fV(>V(=a*>u#H)LHs
aOR#?kIy_4z;j|9iITR#`r{AcMeB>Jm+LU!Y?Rbpn7D_XYp^3moW8(N07RFA_5%-WSg7lqU<KkzR&pw2Xl1enHR_Ae+kDC#QYZU;
;H{;UGQt#O$-kud;AFB$yZ$wHDLj+VCDA?U!j~?g_^JRv;4R6Tg~<U?jvs{){!e14wb0L-$CYvxbwf@C!z=Hc&!@i?^SW<60#EfN
lp_X4JTw*XwQY}dk<vbs<$Yd*2+vBh9CywBPPJ#KJKZ&Wx!g#ty@|NNr=E0;X@$4IixEUSuypdokg8Qq@Dz1fE!^;CCmOOvki`Cx
gfyLy0Z}aN{jqU_`3Xu_IvYR5lx)hX%qrEjQx&wv*gfroZS=fL$2Il%3gxmoXl@6Xuqnuo8Wij_uml^lHkq?YMqX7t)cx^qCoYg}
+q1Qm`l<?>k@tkqPb$2@_aG(mwz*-PP`U?FsBA~&jgq?FIjV(k-dirbR)5{2bJ_ogvVC`pcGR)Lbs)m5_Rwr;Ki2|?x9rE4LT}>?
d8mj<`~5I;L~F<Ft$|=;y%sw8jCB%VKit7z4vbN`j0E<QhFgLpj4K=s20O9My6<5W^0)8$O`$M9b5>%k<3!Qz2x)T4G~a%59ub??
oOfwA|Ap$9eCUr$@M8Cm(mD&aKy4KZwXKB{JTSF9saB=U%E%LY(R4|sgOS~hxetBSHBAZd++98ye%t}%V~3_?^$-8$$GUh(W~hq3
Jq|C`7m%Gys1us1ohWd9>sPVg9)zt2G{8nIEj`YCkiiG_>Q88=z2rN&N-^6|Ui5oUYjrv7uyZj3(#n6T;efvH3S*ZlVmvg250qgB
Dt%FN?QR^HH`B8Upr0_rg;ufA_OB#jsF@kfAia-D^~6M&1@==WARM^x^33zO^v%E}FzCk7JYBOpZn1VFWg4zuO>5x958b;FTSiC0
E8XY`F5<}PKwV3gUG+)`ZJ*;DNs^<uEd{adLSaDUhUXr}C?sY9Un;p~f*5lpTUr_15Nt?%C+(2aiMT`Y@#MIlH+1nl;xD$>VGp!B
MND#*+7i2V?j()XGNic>-K=-=BQcP`yEQyf``BPSnmAQUJpXDYE7n}`6;H6+iGeDtA>_yPD4ccZxH3q?mTHmka*#P=f~H8ufSRJ$
kdQ2LyZLac*}?SE!=nhHZMPThx1}$$!P3}?FyluFC&^F_VkM`}NAm+{aMYTCqv8kZweiQG6tLMXaX^0a+g4Imo`a75pB`<?2sr~}
M+^{dj5j6Rrb=K{9>wDEja_|cLjW&w(q!G`{!1cZqJ(0YB5)NB^c}EgwU2<iQIl2IHqJ)nH7_hs+^)&$U|3I}6N)Z4q*+ckWd_n~
m2BB3Rkw!j=&mx`2rGA#veW-SzDXfGW`Ek!$wgDhHlnHYmJH;>RqF<ppT>)WPR6qj2=%|or`tUZLxrf<!F^_M4UdGTQ3dd-%D@0$
hd=plk@+5F;Oj2@t6icmZ#bb6NrwA{M|RZAb%)0aT1IM!#n+8K0fTK93IH3IiUtMENK8cV_FqmTT|Kq4^IoP5?^ajql45cK7UihB
&opB+Liz-vTXZ)=Jdt4BEjq3~2XoG~Pr_k?@hUJU_a<laZmC5BL{<S}_>M#X9GpbLhN=0z^wCo}(w0rfjU$$uf#$Za^+(zsn(Qg4
LmAIV*wgb!(L29%Msh)sPC%urytthK<7cml7kKucEFV#4TVSB?h9d26+I_hr^qeIa3ZW}X-8Cktn1QpGmb9GL1u!WtdJD<F6x?`G
(~H&3T@rBvtY=x~R3(ZTN9<I!?U4gqSC{lv5(DGr3-Gxv4_k*J(H<y`i#Bb#B+9O!rzAF-Fo4~H0HpVnct>is7uPN>BJIyOVV#nF
_KBQDNlYauq?=Fl`b(zj=QGuwHZzu@B<?MUna7b3{A<zVlpJw0pfFsB>)n)z?-*$|@Yd?_{h(gXFwVow1=hKeySE>}VLezxf7@_)
Ddn6)A7jA^=Zn9>l2VVSlg&w&)4x3V8$O(_3jOWKX$FUGJ37wPb2MgVvhe-Zhtc3GO5}ohCGm7m+YbGTty1nWsuJQg91&G{-db7L
!19c*$tBCSx}yi!qs<+QI;o2Gk4}Cvw)-~pza&Axs}V;Hx<rw(L6h3H1AZotBh+BQ1h+Q^{h8Pws`rxgX1F}&CakZTm>$=9oaVsq
_=XXv%nyCsB;-=NZlCCc5EYrzzuE#<cx*lM@=E=oy6KE}1UG0nr@bcwXvF}|bsTIWW<M{a3eUI@U8ZH{x6`J}?U;CW6$JSU&s)Bz
!3;}uD4!$z1cLK`(sg$=Q+8pe4m;;u$lZaM<*+nRbnT3@mXPqO!u_^o(vmO((Mc6ar@$9lnQ}`JhscODnTLF*miIu|Y|rw4H%I0p
8=<okz^NGw8xf&bKa|?Nr@W#=;)-i(X6~y>l9u+hHn$0fe#ARCnOY>pa5sID5us`oASyJaahluz7D+J@iTx#;Nj0;VnOz>Ob@1R^
G09+?{CJs4=1t!oGq&^(;!jIp%Q*AZ3E2)ECvip*8=Ye*W^nR%vFti|%w8Cf&^&lc7_gmwrBu@)e*>ROePsMe%Bq!p<<U+%y_KXT
O=yDL<e}CeBYT75s2xqz80v|FLJ7(u4<6))zks;4tlZOdg7lVNH=)wTmlnh3HxX9+IJqLSp--6!M*V!>)neGZY6aHe5i5WiixbiM
UNyqwBWOL~eDJ?fuso=zn(yer@$1gn^*B1#w7ERNN1`OkX$-7@H<275wl!T$nWxU>8qaTTFj`6Upy02C=;a^qkZ&3tYv=6Td>0UP
4*d)~%V8k?Jj&n6-2-@OXr@M+CYVg+PpX>g=tX0o?#1}6r-StnXUZZ~=jal&Jhj1^sgVJLfMj)lOmokNK-8rLSX72&9PJ{sDJea5
tTtae$MnIeUj$n~KmM5K_fOINHPc@z+73$0vKpUw)q0+NeazY2XjeE?B~Vo^Nhvue|Dc>|x<g{<S1KO^0R2KF6n&kzRzi(Jjb~3i
>4}M}28?$)#tC=<bN6%YU7yz{)r-6cXx38^Sn4CK-cR%()BHW+_G_g)=!T)CEl}FZt$YLBJk+Yb9u?=Ry<p0WmJ2hYob7YQUg3@#
eW!eg8yo5~(iWLNT$8GEI{Xom>D*V5R$i1JhFiTsaGVH!xYnI>?vL1Y_Gw`vI>4uOJT>F+uB`e(mZeNU*Qwa`-yid0G;ju|g6A91
B`{cKuSiz#Gmu;A*P%0`?l@Awm<6AS8?RYZ{|{n)YuF*u`(}pGR(bi{3xoi95%98>9$)1fFsAB!k~7uijZ7#Y1SBC?efsi;xJd}&
(A(wB^G^qCuA{xmcN7RSd78Z3N!FR3%V5)hrc@#%__-vt){!!->1)djq-n?OICSpkCaRkN*yZai24xo+d=KW>zyP;F+ap(hSjno>
Ng=kw%7LKkjeZ#h>XJ%biX(!~UCPbP)tysW)f!A<+c&oX4XPM>l2z-V;DXzg%|&mLi2U#avVfC}t0md1Xb3}^QFIioAiS|@yW;!-
xU@{cpB{Jn%vry0*DkwsuN%b0vb=&2u-Y7RJ@5YK|G+PGC8e*S(1wSWp7-}kUp6;Q=01w~>HMiRo76;>DmoPlFMkshgaHbSAn4HB
BiJH7tpjkaZJI-)SBy#hN+$(a1Hb1lETz@#sI^EWM>IuD)mc?aS8ZTX=5V<+hdkY8mslSsyA>tU0N54LZOA1Tj!-zA_h<+vj={uE
{$m*<iyw1|SfNE!296I9M`^SN2v5_=I;pFYcs@od&Il-jeo0(j@YQ+o83H%?qT9*=)4Z7Kx*@3Q_BNh_ORw6{r>DH-P((ZgM;g)H
nzZ(nWeX}8zX85`WayG3);@=^h+jSfAsG1O5;_UQG{+MkuW^GE)-apPz6RETi}c7pc{{P-y>wV*mrpS}LF1?H@^aP=p~>+F=|O4T
e}ejb3(R}t#+`OqmY4p>!z7${%$wX7;0`L-ChX+o><L{Dhp!flXY!5}362X`A!<IyGCenTw4hZHC&P4M=BYpml3VZhL$3mQT(xpE
zFkK!+o+P#xp3F039Na<vl0&|)=KZxSbNhWi^&B&QX3E*uSxd+aVLrloBbDjjwFulSEExl(d`0HrcPmLV3O1%#tauZO_gPq;Kw`C
5dFa+x>)v}1diBrRM^sPjK5sd3Om|wB4`c!i02W+cXhzHGlfM^qq$*mW$OtsO6vdQ{Fw;
"""

if __name__ == "__main__":
    sys.exit(main())
