"""Circus player: bring seven artists into houses while two lion tamers freeze each other's troupe.

Usage: `python3 circus_bot.py [-v] [--talk] [--after FILE] [--work N] [--time-scale X]`, the contest
protocol. -v tells on stderr what it thought, --talk answers the last request of a transcript (as in
samples/circus), --after goes on from one, --work N visits N positions a move, whatever the time.

How it decides. The first moves come from a book. Then a search: iterative deepening, principal
variation, transposition table, killers, null move, late move reductions. A visit judges all
children in one numpy batch: moves are ordered and pruned by value, the last ply is free. The
judgement is a small network fitted to self-play. Where none of this can run, `rule_of_thumb`
answers. More in docs/thinking/circus.md.

Where to start reading. Bottom-up: `Position.moves`, `Rays.moves`, `Layout.judge`, `Search.search`.
Top-down: `main`, `converse`, `Player.answer`, `Search.think`. Strength: docs/strength.md.
"""

from __future__ import annotations

import binascii
import gc
import math
import os
import select
import sys
import time
import zlib
from types import SimpleNamespace

STARTED, START_CPU = time.monotonic(), time.process_time()

# ---------------- limits

MOVE_SECONDS = 0.5
SPARE_SECONDS = 0.15  # of each move, for a busy machine: there the search is cut off,
PAUSE_KEPT = 0.97  # and earlier by the longest pause seen: so much of it is feared next
WAITED = 0.002  # seconds for a line: then it was not there before
SET_UP_SHARE = 0.6  # of a move's time may go into setting up the search, then we answer without
TABLE_ENTRIES = 12_000  # 4 MB: of 128 MB numpy alone takes 101
MOVES_KEPT = 2000  # positions, their moves judged: 9 MB
NUMPY_SPACE = 112 << 20  # with less address space OpenBLAS may end the process: do without
OLDEST = 10  # seconds: what seems older has clocks that disagree
LONGEST_LINE = 4096
COMPLAINTS = 100  # lines on stderr, then silence


def load_numpy() -> None:
    """Bind `np`: 0.1 s, on a loaded judge 0.6 s, so it waits until the first answer, which is
    booked, is out. One thread: each further one takes 40 MB of address space."""
    global np
    if address_space() < NUMPY_SPACE:
        raise MemoryError("too little address space for numpy")
    for library in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[library] = "1"
    import numpy as np


def address_space() -> float:
    """Bytes that this process may use."""
    try:
        import resource
    except ImportError:  # not a Unix: there is no such limit
        return math.inf
    limit = resource.getrlimit(resource.RLIMIT_AS)[0]
    return math.inf if limit == resource.RLIM_INFINITY else limit


class BadInput(ValueError):
    """Input that cannot be accepted; the text says why."""


# ---------------- vocabulary and tables

# A square is an index into a 16 wide mailbox with two cells of wall around the 12 x 9 board, for
# jumps and pushes over the edge: A1 is 34, B1 is 35, A2 is 50.
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

# ---------------- rules


class Position:
    """A position with `side` to move."""

    __slots__ = ("cells", "board", "houses", "side", "ply", "settled", "value", "answers")

    def __init__(self, cells: tuple, board: bytearray, houses: int, side: int, ply: int,
                 settled: tuple) -> None:
        self.cells = cells  # the square of each of the 14 pieces, OFF when settled
        self.board = board  # 256 squares without the pieces: WALL, HOUSE (empty) or FREE
        self.houses = houses  # the empty ones, see house_set
        self.side = side
        self.ply = ply
        self.settled = settled  # (side 0, side 1)
        self.value = 0  # its worth for that side, and
        self.answers = None  # that of all its moves as bytes, where known: set by the search

    def key(self) -> int:
        return hash((self.cells, self.houses, self.side))

    def grid(self) -> bytearray:
        """The board with the pieces."""
        grid = self.board[:]
        for sq in self.cells:
            grid[sq] = PIECE
        grid[OFF] = WALL
        return grid

    def over(self) -> bool:
        return self.ply >= LAST_PLY or 7 in self.settled

    def zone_of(self, side: int) -> frozenset:
        """The squares around the trainer of `side`, dangerous to the other."""
        return ZONE[self.cells[piece_of(side, TRAINER)]]

    def can_wait(self) -> bool:
        """Whether a piece other than the trainer is free, so that the lock need not be given up."""
        zone, first = self.zone_of(1 - self.side), piece_of(self.side, 0)
        return any(sq != OFF and sq not in zone for sq in self.cells[first : first + TRAINER])

    def moves(self) -> Moves:
        """All legal moves, without numpy: for one position that takes a quarter of the time.

        The enemy's zone is walled off first: nothing may enter it, nothing in it may move, be
        pushed, be pushed into it or be swapped, so that one grid with more walls settles it.
        """
        cells, me, grid = self.cells, piece_of(self.side, 0), self.grid()
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
        return self.changed(moves.changes(i), moves.filled.get(i, OFF))

    def changed(self, changes: list, house: Square) -> Position:
        """With pieces on new squares and this house filled, the other side to move."""
        cells, board, houses, settled = list(self.cells), self.board, self.houses, self.settled
        for piece, sq in changes:
            cells[piece] = sq
        if house != OFF:
            board, houses = board[:], without_house(houses, house)
            board[house] = WALL
            settled = cells[:7].count(OFF), cells[7:].count(OFF)
        return Position(tuple(cells), board, houses, 1 - self.side, self.ply + 1, settled)


class Moves:
    """The legal moves of one position; a position without one has its pass here."""

    __slots__ = ("before", "pairs", "alone", "places", "squares", "filled", "values", "replies")

    def __init__(self, before: tuple) -> None:
        self.before = before  # the pieces' squares before the move
        self.pairs = []  # (start, to) of each move, PASS in a pass
        self.alone = 0  # so many, the first ones, move one piece; all others move two
        self.places = []  # 14 * move + piece of each changed square, two for pushes and swaps
        self.squares = []  # the piece's square after the move
        self.filled = {}  # number of a move -> the house that it fills
        self.values = None  # for the mover, filled in by the judgement
        # For the opponent: number of a move -> (value one ply deep, those of all answers as bytes).
        self.replies = {}

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
        first = i + max(0, i - self.alone)
        last = first + 1 + (i >= self.alone)
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
    board = bytearray(256)
    for sq in BOARD:
        board[sq] = HOUSE if sq in houses else FREE
    cells = tuple(square(name) for name in STARTS)
    return Position(cells, board, house_set(houses), 0, 0, (0, 0))


def play(position: Position, text: str) -> Position:
    """The position after the move written as `text`.

    The judge's word is law: some accept passes at any time, pushes into danger zones, houses
    entered diagonally. What our rules forbid but the board allows is carried out.
    """
    moves = position.moves()
    for i, pair in enumerate(moves.pairs):
        if move_text(pair) == text:
            return position.after(moves, i)
    passed = text == move_text(PASS)
    after = position.changed([], OFF) if passed else carried_out(position, text)
    complain(f"move {position.ply + 1}: {text} is against the rules, carried out all the same")
    return after


def carried_out(position: Position, text: str) -> Position:
    """After a step, jump, push or swap, whatever the zones say; BadInput where there is none."""
    cells, grid, first = position.cells, position.grid(), piece_of(position.side, 0)
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
        self.row14 = 14 * np.arange(8192)
        self.row256 = 256 * np.arange(256)[:, None]

    @staticmethod
    def bits(side: int) -> list:
        """[ray] -> what the target cell must share a bit with."""
        swaps = [PIECE if piece in SWAPPED[side] else 0 for piece in range(14)]
        return [*STEP_BIT * 8, 0, *[PIECE] * 16, *swaps]

    def moves(self, cells: np.ndarray, boards: np.ndarray, side: int) -> MoveBatch:
        """Every legal move of `side` in each position, as `Position.moves` has them: cells
        int64[b, 14], boards uint8[b, 256], or [256] for the same in all."""
        me, trainer, row = 7 * side, piece_of(1 - side, TRAINER), self.row256[: len(cells)]
        pushes = slice(self.PUSHES, self.SWAPS)
        blocked = np.empty((len(cells), 256), np.uint8)
        blocked[:] = boards
        blocked = blocked.ravel()
        blocked[cells + row] = PIECE
        blocked[row + OFF] = WALL
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


# ---------------- judgement

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
GRAIN = 16  # weights are so much larger, so that the clock's can be rounded
UNREACHABLE = 60

# Where a piece finds its row in a table of the network: 256 * piece + square for where it stands;
# then, from NEARNESS on, 512 * piece + distance + 32 * ring around trainer 0 + 128 * ring around
# trainer 1. A settled piece has an empty row there: it counts by its place alone. From CLOCK on
# 15 * ply + 7 + lead.
PLACES = 14 * 256
NEARNESS, SETTLED = PLACES, FAR
CLOCK = NEARNESS + 14 * 512
FINE = 1 << 20  # parts of a point: sums of whole numbers are exact
FROZEN = 256  # moves that a frozen piece has to wait: for good, more than all others need
WAYS_KEPT = 120  # sets of empty houses whose table is kept, 28 KB each


class Network:
    """The weights, laid out so that each piece finds its rows by addition: `rows[side]` serves
    positions with `side` to move."""

    def __init__(self, weights: tuple) -> None:
        *tables, ceiling, out, bias = weights
        self.rows = [self.table(*tables, side) for side in (0, 1)]
        self.floor, self.ceiling = np.zeros(HIDDEN, np.int16), np.rint(ceiling).astype(np.int16)
        self.floor[:LINEAR], self.ceiling[:LINEAR] = -32767, 32767
        self.out = np.rint(FINE * SCALE * out).astype(np.int64)
        self.bias = round(FINE * SCALE * float(bias))

    def table(self, place: np.ndarray, near: np.ndarray, ring: np.ndarray, clock: np.ndarray,
              side: int) -> np.ndarray:
        rows = np.zeros((CLOCK + 15 * (LAST_PLY + 1), HIDDEN), np.int16)
        places = rows[:NEARNESS].reshape(14, 256, -1)
        nearness = rows[NEARNESS:CLOCK].reshape(14, 4, 4, 32, -1)
        rows[CLOCK:] = self.clock_rows(clock)
        seen_from = np.arange(108).reshape(9, 12)[:: 1 - 2 * side].ravel()
        for piece in range(14):
            kind = KINDS[piece % 7] + 5 * (piece // 7 != side)
            places[piece, BOARD] = place[kind, seen_from]
            places[piece, OFF] = place[kind, 108]
            frozen, guarded = np.array([2, 0, 0, 0]), np.array([piece % 7 != TRAINER, 0, 0, 0])
            by_rings = near[kind, frozen[:, None] + guarded] + ring[kind, :, :, None]
            of_piece = nearness[piece, :, :, :FAR]
            of_piece[:] = by_rings if piece < 7 else by_rings.swapaxes(0, 1)
        return rows

    @staticmethod
    def clock_rows(weights: np.ndarray) -> np.ndarray:
        """[15 * ply + lead in pieces that can still settle + 7] -> what it adds to the units."""
        left, lead = np.arange(LAST_PLY, -1.0, -1.0)[:, None], np.arange(-7.0, 8.0)
        late = [np.maximum(0, 1 - left / plies) for plies in LATE]
        parts = [1, left / LAST_PLY, *late, *(lead * part for part in late),
                 np.sign(lead) * late[-1]]
        rows = np.zeros((LAST_PLY + 1, 15, HIDDEN))
        for part, row in zip(parts, weights):  # not by BLAS, whose buffers take 30 MB
            rows += (part + 0 * lead)[..., None] * row
        return np.rint(rows).reshape(-1, HIDDEN)


class Layout:
    """The houses of this game: distances, and the judgement that depends on them."""

    def __init__(self, houses: list, network: Network) -> None:
        self.houses = houses
        self.network = network
        self.far = np.array([[self.moves_to(sq, *ways) for sq in houses]
                             for ways in ((STEPS_FROM,), (STEPS_FROM, JUMPS_FROM))])
        self.known_ways = {}  # set of empty houses -> where its table begins in the next one
        self.near_rows = np.empty(WAYS_KEPT * PLACES, np.int64)
        self.piece_row = 256 * np.arange(14)[:, None]
        self.ring0, self.ring1 = rings() * 32, rings() * 128
        self.burden = burdens()

    def moves_to(self, house: Square, *ways: dict) -> list:
        """[square] -> moves to the house."""
        far = distances([house], set(self.houses), *ways)
        return [far.get(sq, UNREACHABLE) for sq in range(256)]

    def ways(self, houses: int) -> int:
        """Where the table for these empty houses begins in `near_rows`: [256 * piece + square] ->
        row of the network, before the rings are added."""
        begin = self.known_ways.get(houses)
        if begin is None:
            begin = self.known_ways[houses] = len(self.known_ways) * PLACES
            empty, jumps = [has_house(houses, sq) for sq in self.houses], ([1] + 6 * [0]) * 2
            far = self.far[:, empty].min(axis=1, initial=FAR - 1)[jumps]
            far[:, OFF] = SETTLED
            far += NEARNESS + 2 * self.piece_row
            self.near_rows[begin : begin + PLACES] = far.ravel()
        return begin

    def judge(self, moves: Moves | MoveBatch, houses: int, side: int, ply: int) -> None:
        """Fill in `moves.values`: what each move of `side` at `ply` is worth for the mover."""
        cells, filled = moves.cells(), moves.filled
        if len(self.known_ways) > WAYS_KEPT - 14:  # one for now, one after each house
            self.known_ways.clear()
        ways = self.ways(houses)
        if filled:
            ways = np.full(len(cells), ways, np.int64)
            ways[list(filled)] = [self.ways(without_house(houses, sq)) for sq in filled.values()]
        values = self.values(cells, ways, 1 - side, ply + 1)
        last = ply + 1 >= LAST_PLY
        for i in range(len(cells)) if last else filled:
            row = cells[i].tolist()
            settled = row[:7].count(OFF), row[7:].count(OFF)
            if last or 7 in settled:
                values[i] = final_value(settled, ply + 1) * (2 * side - 1)
        moves.values = (-values).astype(np.int16)

    def values(self, cells: np.ndarray, ways: np.ndarray, side: int, ply: int) -> np.ndarray:
        """The network's value for `side`, to move, of each row of pieces; `ways`: see there."""
        network, cells = self.network, cells.T.copy()
        index = np.empty((29, cells.shape[1]), np.int64)
        places, nearness, clock = index[:14], index[14:28], index[28]
        np.add(cells, self.piece_row, out=places)
        np.add(self.ring0.take(cells + (cells[TRAINER] << 8)),
               self.ring1.take(cells + (cells[7 + TRAINER] << 8)), out=nearness)
        nearness += self.near_rows.take(places + ways)
        clock[:] = CLOCK + 15 * ply + 7
        if ply > LAST_PLY - LATE[0]:
            clock += lead(self.burden.take(nearness), side, LAST_PLY - ply)
        # Sums over the first axis are 13 times as fast as over the second, int16 twice as float32.
        hidden = np.add.reduce(network.rows[side].take(index, axis=0), axis=0, dtype=np.int16)
        np.maximum(hidden, network.floor, out=hidden)
        np.minimum(hidden, network.ceiling, out=hidden)
        return (hidden.astype(np.int64).dot(network.out) + network.bias) // FINE


def rings() -> np.ndarray:
    """[256 * trainer + square] -> 0 beside him (or himself), 1 and 2 further off, 3 elsewhere."""
    at = np.array(BOARD, np.int64)
    row, column = at // WIDTH, at % WIDTH
    far = np.maximum(abs(row[:, None] - row), abs(column[:, None] - column))
    ring = np.full((256, 256), 3, np.int64)
    ring[at[:, None], at] = np.clip(far - 1, 0, 3)
    return ring.ravel()


def burdens() -> np.ndarray:
    """[row of a piece's nearness] -> moves that it still needs, FROZEN for a frozen one."""
    table = np.zeros((2, 7, 4, 4, 32), np.int64)
    table[..., :FAR] = np.arange(FAR)
    table[0, :, 0, :, :FAR] = table[1, :, :, 0, :FAR] = FROZEN
    return np.append(np.zeros(NEARNESS, np.int64), table)


def lead(burdens: np.ndarray, side: int, left: int) -> np.ndarray:
    """How many pieces more than the enemy `side` can still settle, the nearest first."""
    burdens = burdens.reshape(2, 7, -1)
    total = np.add.reduce(burdens, axis=1)
    can, needed = 7 - total // FROZEN, total % FROZEN
    if needed.max() > left // 2:  # seldom: else there is time for all
        moves = np.array([[left + 1 - side], [left + side]]) // 2
        short = np.add.reduce(needed > moves, axis=0).nonzero()[0]
        far = np.sort(burdens[:, :, short], axis=1).cumsum(axis=1)
        can[:, short] = np.add.reduce(far <= moves[:, None], axis=1)
    return can[side] - can[1 - side]


PACKING = {"dict_size": 1 << 16, "lc": 0, "lp": 0, "pb": 0}  # of the weights
MIDDLE = 12  # bytes around it pack better than those around 0


def load_weights() -> tuple:
    """(place, near, ring, clock, ceiling, out, bias) from WEIGHTS: a scale for each unit, out and
    bias as floats, a bit for each row that is not zero, then these in bytes, MIDDLE for zero.
    Rows are whole numbers, exact and fast to add; ceiling and out fit them."""
    import base64  # with lzma 3 ms, which the first answer need not wait for
    import lzma

    packing = [{"id": lzma.FILTER_LZMA1, **PACKING}]
    packed = base64.b85decode("".join(WEIGHTS.split()))
    blob = lzma.decompress(packed, lzma.FORMAT_RAW, None, packing)
    floats, rows = 2 * HIDDEN + 1, sum(PARTS)
    scale, out, bias = np.split(np.frombuffer(blob, "<f4", floats), [HIDDEN, 2 * HIDDEN])
    bits, steps = np.split(np.frombuffer(blob, np.uint8, offset=4 * floats), [(rows + 7) // 8])
    used = np.unpackbits(bits)[:rows] == 1
    matrix = np.zeros((rows, HIDDEN), np.int16)
    matrix[used] = (steps - MIDDLE).view(np.int8).reshape(-1, HIDDEN)
    matrix, scale = matrix * GRAIN, scale / GRAIN
    place, near, ring, clock = np.split(matrix, np.cumsum(PARTS)[:3])
    place, near = place.reshape(10, CELLS, HIDDEN), near.reshape(10, ZONES, FAR, HIDDEN)
    ring = ring.reshape(10, RINGS, RINGS, HIDDEN)
    return place, near, ring, clock, CEILING / scale, out * scale, bias[0]


def rule_of_thumb(position: Position) -> Pair:
    """The best move at sight, without numpy or search: where nothing else can run."""
    moves, side = position.moves(), position.side
    walls = {sq for sq in BOARD if position.board[sq] != FREE}
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


# ---------------- search

MARGIN = 300  # what one ply can change without a freeze, and what a killer is ahead
TRIED = 12  # moves tried for each ply to go after them
BATCH = 32  # moves looked at together, one ply deep
NO_NULL = 270  # from this ply on a pass may be worth having
EXACT_PLY = 230  # from this ply on table entries hold for their own ply only
DEEPEST = 60


def reduction(depth: int, rank: int) -> int:
    """Plies by which a late move is searched less deeply."""
    if depth < 3 or rank < 2:
        return 0
    return min(int(0.5 + 0.3 * math.log2(depth) * math.log2(rank)), depth - 2)


REDUCTION = [[reduction(depth, rank) for rank in range(160)] for depth in range(DEEPEST + 1)]


def keep(store: dict, key: object, entry: object, most: int) -> None:
    """Store it; the oldest entry makes room."""
    if len(store) >= most and key not in store:
        del store[next(iter(store))]
    store[key] = entry


class OutOfTime(Exception):
    """The hard deadline passed inside the search."""


class Search:
    """Best move of a position; keeps its table from move to move."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.rays = Rays()
        self.table = {}  # key -> (depth, bounds of the value, move, ply)
        self.known = {}  # (key, ply) -> the judged moves
        self.killers = []
        self.visited = self.judged = self.depth = self.score = 0
        self.limit = self.deadline = math.inf
        self.pause = self.seen = 0.0  # longest time between two looks at the clock, the last look
        self.best = None
        self.tried = {}  # move -> [its value or a bound of it, positions visited for it]

    def think(self, position: Position, deadline: float, limit: float = math.inf) -> Pair:
        """The move for the side to move, decided by that monotonic time or after so many visits."""
        moves = self.moves_of(position, position.key())
        self.best, self.score = moves.pairs[int(moves.values.argmax())], int(moves.values.max())
        self.tried = {pair: [value, 0] for pair, value in zip(moves.pairs, moves.values.tolist())}
        self.killers = [[None, None] for _ in range(DEEPEST + 2)]
        self.visited = self.judged = self.depth = 0
        self.deadline, self.limit = deadline, limit
        self.pause, self.seen = self.pause * PAUSE_KEPT, time.monotonic()
        while self.depth < min(DEEPEST, LAST_PLY - position.ply) and self.score <= PROVEN:
            try:
                self.score = self.search(position, self.depth + 1, -MATE, MATE, 0, False)
            except OutOfTime:
                break
            self.depth += 1
        return self.best

    def search(self, position: Position, depth: int, alpha: int, beta: int, height: int,
               may_pass: bool) -> int:
        """The value of `position` for its mover: exact inside (alpha, beta), else a bound."""
        if depth <= 0 or height > DEEPEST or position.over():
            return position.value
        key = position.key()
        known_depth, low, high, first, ply = self.table.get(key, (0, 0, 0, None, 0))
        timeless = ply == position.ply or max(ply, position.ply) < EXACT_PLY
        if height and known_depth >= depth and timeless and (
                low >= beta or high <= alpha or low == high):
            return low if low >= beta else high
        if beta - alpha == 1 and height and self.stands(position, depth, beta, height, may_pass):
            return beta
        self.visited += 1
        self.look_at_the_clock()
        moves = self.moves_of(position, key)
        if depth == 1:
            i = int(moves.values.argmax())
            low = high = value = int(moves.values[i])
            move = moves.pairs[i]
            if not height:
                self.best = move
        else:
            value, move = self.best_move(position, moves, first, depth, alpha, beta, height)
            low, high = value if value > alpha else -MATE, value if value < beta else MATE
        keep(self.table, key, (depth, low, high, move, position.ply), TABLE_ENTRIES)
        return value

    def moves_of(self, position: Position, key: int) -> Moves:
        """Its judged moves: kept from an earlier visit, or their values from a batch."""
        moves = self.known.get((key, position.ply))
        if moves is None:
            moves = position.moves()
            if position.answers is None:
                self.layout.judge(moves, position.houses, position.side, position.ply)
                self.judged += len(moves.pairs)
            else:
                moves.values = np.frombuffer(position.answers, np.int16)
            keep(self.known, (key, position.ply), moves, MOVES_KEPT)
        return moves

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
        shallow = depth - 3 - (depth > 6)
        if shallow <= 0:
            return position.value < PROVEN
        passed = position.changed([], OFF)
        passed.value = -position.value
        value = -self.search(passed, shallow, -beta, 1 - beta, height + 1, False)
        return beta <= value < PROVEN

    def best_move(self, position: Position, moves: Moves, first: Pair | None, depth: int,
                  alpha: int, beta: int, height: int) -> tuple:
        """(value, move) of the best of the moves, tried in the order of their promise."""
        values, pairs, killers = moves.values.tolist(), moves.pairs, self.killers[height]
        best, best_move = -MATE - 1, None
        surprise = MARGIN if position.ply < LAST_PLY - 10 else 2 * MATE
        ranking = self.ranking(values, pairs, first, killers, depth)
        for rank, i in enumerate(ranking):
            before = self.visited
            less = REDUCTION[depth][rank]
            value = None
            if depth - 1 - less == 1 and i not in moves.filled:
                if values[i] + surprise <= alpha:
                    value = values[i]
                else:
                    if i not in moves.replies:
                        batch = [k for k in ranking[rank:] if values[k] + surprise > alpha
                                 and k not in moves.replies and k not in moves.filled]
                        self.answer_batch(position, moves, batch[:BATCH])
                    value = -moves.replies[i][0]
            if value is None or value > alpha and less:
                after = position.after(moves, i)
                after.value, after.answers = -values[i], moves.replies.get(i, (0, None))[1]
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
    def ranking(values: list, pairs: list, first: Pair | None, killers: list, depth: int) -> list:
        """The moves worth trying, the most promising first."""
        promise = values[:]
        for move, bonus in ((first, MATE), (killers[0], MARGIN), (killers[1], MARGIN)):
            if move in pairs:
                promise[pairs.index(move)] += bonus
        order = sorted(range(len(pairs)), key=promise.__getitem__, reverse=True)
        return order[: TRIED * (depth - 1)]

    def answer_batch(self, position: Position, moves: Moves, batch: list) -> None:
        """Fill in `moves.replies` for these moves, which fill no house."""
        side, board = 1 - position.side, np.frombuffer(position.board, np.uint8)
        answers = self.rays.moves(moves.cells()[batch], board, side)
        self.layout.judge(answers, position.houses, side, position.ply + 1)
        self.visited += len(batch)
        self.judged += len(answers.parent)
        ends = answers.parent.searchsorted(np.arange(len(batch) + 1))
        best = np.maximum.reduceat(answers.values, ends[:-1]).tolist()
        ends = ends.tolist()
        for i, value, begin, end in zip(batch, best, ends, ends[1:]):
            moves.replies[i] = value, answers.values[begin:end].tobytes()

    def value_of(self, after: Position, rank: int, depth: int, less: int, alpha: int, beta: int,
                 height: int) -> int:
        """What a move leading to `after` is worth: late ones get a shallow look first."""
        if rank:
            value = -self.search(after, depth - less, -alpha - 1, -alpha, height + 1, True)
            if value > alpha and less:
                value = -self.search(after, depth, -alpha - 1, -alpha, height + 1, True)
            if not alpha < value < beta:
                return value
        return -self.search(after, depth, -beta, -alpha, height + 1, True)

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
    """Moves so far, such as ("B2-B9", "B8-B1") -> our move. The book's lines end with our move."""
    book = {}
    for line in zlib.decompress(binascii.a2b_base64(BOOK)).decode().split():
        moves = [line[i : i + 2] + "-" + line[i + 2 : i + 4] for i in range(0, len(line), 4)]
        book[tuple(moves[:-1])] = moves[-1]
    return book


# ---------------- protocol

complaints = 0


def complain(text: str) -> None:
    global complaints
    complaints += 1
    if complaints <= COMPLAINTS:
        tell("circus_bot: " + text)


def tell(text: str) -> None:
    """One line on stderr, by descriptor: a broken or full one matters neither here nor at exit."""
    try:
        if select.select([], [2], [], 0)[1]:
            os.write(2, (text + "\n").encode("ascii", "backslashreplace"))
    except (OSError, ValueError):
        return


def quoted(text: str) -> str:
    """Input as it may stand in a complaint."""
    return repr(text[:80])


def described(error: Exception) -> str:
    return f"{type(error).__name__}: {quoted(str(error))}"


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
            age = float(uptime.read().split()[0]) - ticks / os.sysconf("SC_CLK_TCK")
            if age < OLDEST:
                return max(here, age)
    except (OSError, ValueError, IndexError):  # no such files
        pass
    return here + 1.5 * START_CPU  # what the processor was busy for


class Pauses:
    """Finds no module, but lets the player look at the clock before each import."""

    def __init__(self, player: Player) -> None:
        self.player, self.busy = player, False

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if not self.busy:
            self.busy = True
            self.player.attend()
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
        self.value = 0.5  # our chance, as -v told it last

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
            thought["value"] = self.value = thought.get("value", self.value)
            tell(thought_text(text, thought, time.monotonic() - self.clock))
        say(text)
        self.clock = time.monotonic()
        self.read(text)

    def answer(self) -> tuple:
        """(our move, what we thought of it)."""
        try:
            return self.considered()
        except Exception as error:  # whatever it is, the game goes on
            complain(f"{described(error)}, answered by rule of thumb")
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
        """Make the search. It takes 0.2 s, on a busy machine over 1 s, and the opponent may move
        meanwhile: so it is done in small steps with `attend` between them."""
        if self.is_set_up:
            return
        self.is_set_up = True
        pauses = Pauses(self)
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
            complain(f"{described(error)}, no search")
        finally:
            sys.meta_path.remove(pauses)

    def attend(self) -> None:
        """Answer without the search that is being set up, if much of our time may be gone."""
        if self.options.work or time.monotonic() - self.clock < SET_UP_SHARE * self.limit:
            return
        if not self.my_turn() and self.lines.waiting():
            line = self.lines.next()
            if line is not None:
                self.read(line)
        if self.my_turn():
            self.respond()


def thought_text(text: str, thought: dict, seconds: float) -> str:
    """A thought as one line of JSON; no word in it has a quote, and to import json takes 3 ms."""
    only = {"answer": text, "value": thought["value"], "share": 1.0}
    whole = {"answer": text, "value": 0, "candidates": [only], "depth": 0, "positions": 0,
             "line": [text], "by": "search", **thought, "seconds": round(seconds, 4)}
    whole["positions_a_second"] = round(whole["positions"] / max(seconds, 1e-4))
    return repr(whole).replace("'", '"')


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
    for line in filter(None, iter(player.lines.next, None)):
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
    if not player.my_turn():
        raise BadInput("no request in the transcript")
    player.clock = math.inf  # nobody waits while the search is set up
    player.set_up()
    player.clock = time.monotonic()
    player.respond()


def recall(player: Player, file: str) -> None:
    """Take in what was said before, our moves after a ">"."""
    for line in iter(Lines(os.open(file, os.O_RDONLY)).next, None):
        if line.strip("> "):
            player.read(line.strip("> "))


def read_options(words: list) -> SimpleNamespace:
    """The command line; argparse would be 10 ms of a judge's first move."""
    values = {"-v": False, "--talk": False, "--after": "", "--work": 0, "--time-scale": 1.0}
    rest = iter(words)
    for word in rest:
        if word not in values:
            raise BadInput(f"no such option: {quoted(word)} ({' '.join(values)})")
        kind = type(values[word])
        try:
            values[word] = True if kind is bool else kind(next(rest, ""))
        except ValueError:
            raise BadInput(f"{word}: a number wanted") from None
    verbose, talk, after, work, time_scale = values.values()
    return SimpleNamespace(verbose=verbose, talk=talk, after=after, work=work,
                           time_scale=time_scale)


def main() -> int:
    gc.disable()  # there are no cycles, and it takes up to 14 ms
    try:
        player = Player(read_options(sys.argv[1:]), Lines(0))
        if player.options.after:
            recall(player, player.options.after)
        (talk if player.options.talk else converse)(player)
    except (BadInput, OSError) as error:
        complain(str(error))
        return 2
    except Disconnected as error:
        complain(str(error))
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


# ---------------- data
# Made by tools/circus/make.sh; nothing to read here.

BOOK = """
eNptkssahCAIhfe9DWraLIGZ93+llICgZtN3/DlcJLFR3XB+sNPAeh/2eOjpkCiOAKhyo84BABdztNXCxcxtM3IDhm9JQHPHJpEe
hFQfGbQn2AVIkR6E5wbQnkBzC9crV8UrsnLn5D0CnwxsZvgb8WIB6EZA+5p4RTzXANefTwY2c+4bQLb6nqnQhw5cAqfgNZqsZN2P
rCz6Ti6zPAIlxTxm1pD8bHk5xc3o5nk3XC3wEHICBw2Otg==
"""
WEIGHTS = """
0B0D5$aMQ<?e7xGGk<*eVjWy$xx1G>aT(Rsd62wsY_W3oWyw-QEzX1#wfhdF*Et2YaOw5d(w!HNnybxxYm{O~kb0Fs+eA(dg#A|g
56_MKolgFZ&HmxUmc3<DYEZxCXEM@y@l4P9*j!+{oqhi-G%eJA$aLSRAG3PlT0r-FX*YZ<F0&2^9u%i{>gu0H6+HRI@|)Jh+`bSc
%oZEx#2XyXTC7M_xjm{7zi6FOSxlY4o+jpUeMU1R-DKHG9{B`U$-o^xm1o;8WmI?>>@;Zziluu?<&cXYCTpi~eE+XeKdgTb4ZK-k
WYKPbUiuHKr`+j>*zDlbC*z4M<8JdzZT&yZH(3OZW#k2>^+jlBuDZaGkcZ&*0lTGBW#LKrA@ZF|J}{NAzJz>GH(R+?so<-8B)SXC
hTt;K%6spl*1Tzoc1-tLE_t!U+}U78PV^mIR1l5CooL4sbRkjT*Rf1TQo~;jN>%yfO<O{Qpgv%EM?u1Y*nn>~YZHfA9qNHjR_`tm
X+9}H1?)GEBcB`U_1yViSUEmF7ZQlBHM8w@-$HYPE7gZwa|4qe%p&kq5wtKYZ|l60!ANm-g!pP$auuy&UzjAP@g>B(S*t;2q;vLV
I_^k7MENZb9F6|CbYFY?Ia#-N3?R3Ilg%z(W{Dh@$k-`F`f$)!5aBmYc8|$y-6GV_oq*{7$`)!liih*BDDnN5qH_NcenT6g@f9{M
&GqO)Q$o$AkI6vk_KcPmXZWvrTus_*V~!+Glzu1Kuz=A<VZj(LCVGexI(d(gWJcS-Q1+<bsVVuU8~bjs=A~POr^3j_^sfRhZeA-B
Yijat$w`RNU3lYjg8OCRXJThrfxH(w^(`g}ygF<YpgytfgQFL%(&?EZUB-y=Ae2B~DW0ffO`*2`J@ZYD=ad{;2SIM-eCvRLO^0{p
m&T>`i1kpxq+!=z99)vVH-TNGfvjOJ`qNqus9sGjs|puw0CXGp*U9u+=32oQA=Npv&hmpkf!~Z@BK3tXbJv9X*+W*}a0-B;#1vO(
5351NuhteI7r)!f-=o=XB&{?=(>ixHU>LmG$gUC5;Ri#9AunbkG-Z(@tNuDq=p3hba^7<7jDAts5?lfXlcYX4&TqL@7K*I}U+lJ;
Rux#2js{zi<l_I%9yJXa$5$dC_lRuo<g(K>jGi16SI1dI^eWSP5K8UlRIL}j+)sxoMA(4ej&_|bHdd{wM5P8CC`Fiy1XbzgDviQ3
scbsMVzlMOlJ~Zf{Eh^ahl~^JZZ|*Zh;7P|sp*JpBjgMZhcH$<I-8%yUHCUGD$9AEsk!$glzhKe`+DlgN|ZzvZt+p$9mc1siBoT-
Vb<p@yb~PZ>ceKGA}*q`$eXy=1NyN;G0YB~KJ!vwLXv5kAf8)XZO3m)Q)m+uzq?X;5f_z^tzMj!9fjCkj9GgN9V%0FG_;rrkdm|w
Z6e<oA$rW-VoeyAUNJ8j@O2F7WLWQAdHnOe+@>7El#;@&$W`1uu457A`_C|D;?%_h|C;2;UorRG8Z#YAFm>`SHEBJan2H37a@@8&
Aw6p>Y?lNVc@cza{tT{RDgV)XR1y`6-K$a^`6dnF+#DMtnk?(OoBLf4j7p}KU0;1Q;HM<L{k^W`sn{v$-84~W&DxxrwPGb5a5{>r
5$ZUuA^>ua1${7Ku<~Mjb#il`pg0}1HyqrWklM?CW&UC=5?8&nz>Ys2AHJLG-T`63UL8V^#HQnz*)3+VTRIWnCwZ`+Sl^PUT^XE!
fsBpy{&X8Y_1E9!F}T6I<p|#}?Io6ttWAL`1Uk^yrk`z<pW^;y(ndh&L!`65T!O(`4sPV}_C69*6c^*N_-+O>j-9Goz(9!>N{^@5
rafdO^cNerj$+cly66{#VrfriKQcWvUgK!G1a(j7Af+yq81`rlrvK2@dFo2Q1gHW2Fc;fjKsvG<MmtM74i$ST&L6Pp>h-xOQ<Is8
!qlDw%3o6U=p~etq{l_~AnyIhSV*N&K&T7W*5^a5p5aB}Q-X15H`ykgX?OM3^;X;+aQE>lvIWNeVF|j)nSKEF7Jl<}8Oa$b>tCUl
dDrCQNMRq5SX75VEY>wz2?9L@y`_X)<!292>gaYF&n{DcJ<;vmbBaQ*l4SkZXth0<Hbe}33|o|Mor4JmNzN4?j~joic%RN1;HnF(
QdIHsHgM=;Ah00`5su8z^EuoXv1s9|3nEk^dIInAoAW`F8J}b*WRqpga~7&v^j(X$l+U`z&v|%C9@l>j0jRp(_*4cRG2D`Xg|KN6
l<5_LL2E+v{Qv$FmA^2`**02a%`+p&RmT+jbMS-wV-g*kr^jX{96-4J_wSqY2d&cgWA0(AsWrsG?>j(m1CVm~HSD}ZK+>8~qbSq<
>=?&kJ0q^YRfGz{VgNjEwK2)dp*pyg{||!4L!6QiF99y}9d?g+12T%=jMKJXq^*#PkJjfZx-T=0sUQS3R3bC`rNRHk`Fk?W!p1<L
8}I=+BD+jxIf}t15nW&))3Lu%g}OD@Akcuf!nNRm0bvwSktE(<nAn(TaH<6sXbK<gnOJ9md+&Ln-ou+?Zj(K_e<fJ&YiD|8Y_lqz
GzGH*CkYxGiS5Xm#3T_N6Z+1bVYEyi#^Znf+Y-QD79Vj6O{OX#543WfHN#kdcpuO}K7Pa%-Poy>h7)>mLUVXh$$q{;)Zo|+990-%
*p|mKz@q7b#t`z}5MnVgV`rUQry6D^u%m#uai8)LCiLLvGG~=~{J3Y0!s6%Y9eWq}yx|}skWQB{E0VTxJ7}SM#ST}DYu=w`p8R~v
KC`C~-$XbZaG!Xav0r-OLf)8#w%!<s0@)S`N|F_zYkJ&75s2z8JLJ|CoL_V}_51nPT}(d~W;Wn(@8*fsx*6(*a_i$@FA6Zjr;)j`
){wTCe>Bw|yUCI>znV3oml59rHQ6|nctvBbD*7-T@?SpXmR26Z9Zm{n)a&3-z1(k8fD2IM8*_T)m?<6Yc#Yo|jn#Rrt68k(AN*BE
f+~|!AxMUo>-Ixz@Kefak?E}X{kGde*gqcf(Ae~er$e<su#`}r$?PWADs=+dX8ao;#g5Qaf+v(t+EYjnYPNu|N|j%uX-WDX67s^l
uJG{aIhcps^vO|Fii8t2?NyxkLsCMcc=@>i<P@uW3!WKghfN1knD8jm+g!%QL&3ysv0%lvjc|Kvv#O#Lk&&S@w6bhna{nnNB>=q6
^0a<6NOjXZ>r}=c=UY20e*vs1nt^N}h-BIP%CJsV9Z`ct3<?G|=CChqFi%<{ppUV7#ht6;l1p^Pgq&bL5i<F;M!Le+D{d^c90Zq?
|8IU`%p#+oc&^VDQ!kpuf+l%V&{{m!lpW3vP#^D2VcpZQBDH6}U=+!RaKYBQp#ttwwpZBSZzU{Xb0I$kBc5k=ICL;T{lbyEpu69%
;Xw@3Fp32MiZXY9^5}VK5I;yl_H6JL%sRGn=)uG)syoJ@bc?pZ=nIhU-CEXE!$nNv_+sa}{_1nGMa^{+oXd}8V#3CdbNa0$U~;ds
z|ggr-W5LImpy`00g<2L>iMWHN>VtvXohm<UNrB@l|QM{LKb}$&b2Cp+an1aPD;il?>Z>^xoZAOrta1s%!Z0{lyDOtC8WWpCzHW2
^Ttaz3XJ5~NSI%UJ#6o2yhTSpdNwgZkCBC~av7UB&)dce5`~*YHf6}XIT!l08jlH4h9aIMM*R)Kl?Fqe<|Y9dmZ|tvqKkyrif@#w
>-L9@huE15W?BPai_u%l-KHO@I(0_-k#FSozkT^Cj?j?i!VwIa62*O)etp{S_w3VH9n>XC=<mbe1T>ou+=G4RI`(xM;e{nJ@oYaP
;(o%U{ogs<hy8oO3{XwuhIrMR;f5uP)&lE)>w#YPun9}C+NJ4m3sqf`Jj%3Z@}!0hB$x7OEY+`JQC8NG@JQG_3n6**shplyjlqc1
`p|-FKF>x>Qjl({=7FA;1Xy^#mxkg1g2>1E)<dn3dFvT~)nAN|K*Fq=HhpF3r0)NfC{5u<@RZ5(PNcVLGDEGk$!VB-+rE^M!MQ(c
G$Ng<KD)*VHYwe?1`e5jvCIwtY_pK_m^}mCyWRWBQ7K7qye$xbr{8vWh|nHJ&F7J&!V;p>fCX8zUd)rfKAx2kA=Ad|L-qVvjbkUV
AdFT7sH_O-3-tDkTh}g}cEtrc61g_*Uj-Gg$mb}B4mTfBw=dph0y!!H;jpZV=Pj=VvKb2`lStP%TMuk7<{s6;ISQG|H;#XIc|pCs
GBuE6eJ^NgR<5t8B8n@YgXqMJOU32+LB|a8%VI_OTz9e`TdQr8UKQ+u9K#4yfT#rsdKO!B2>bKQ-efTze%iV7*BnZha>MAg?nk|$
_TZ9FC3Eonwhmk8ChFAI(2!FJS(6sFYA->zliyj<AQ-v+5rhq$myXI%OtpMzxL!non?fBPEA@ga2OY*&|3?a3*Sk;gKe%X9tc%MT
Z5VvGXT?xoX|AXk9#h^Xk22&mD{)`t`0_EElh2dm<FM{125`H?8PD39$b$#)&|)dnLkrw9$<BcD0XctZ>z`v>a7{+xY;1oBqv<nX
t!}ljARP1FmCq$4A$F_^1JDT^WhDXSVS&O<Mm*ZBgh&-t<1Ng`kWHt~CL2c6*}{V&v3#UryHL&gPeZt*2F10!uIwABslq<?ict~r
trt1gm*UPKill`niCOKzX8OZM+R-R$%2RGEAN54TTJS0&SwqO`H4FhJHP2J#nG<t2Ik2n#8oE?Q2khpWUYoezQ0OMkREGDqsCkqJ
2SlEzM-k6n-`&&Xs1~x?MKsuo@S0H}dtO@-kmH0Uw|bo#{SaIC?W`%+!00P<q{Dm@*cdRePmIu<4<n(+H<1}Cn)#7ltlp242gXB(
03|x*;oV~P^y=rL+9T}XFzE3jhGv`V!%zpbqBgzW*VN0>K_*@eIJkAy1f{GL4RQ<Sdj2)zx(y;Wtl?)kth9%ve!c9x^MN_doN`h~
=@c<WLMTwYL>n1&?m>+kZs5lt_jEmGURNCLL@y&DtupcN*3IuPPUJLR@_hX)k>g_&E!HeB1(EjW&>;E?6(nM-(UoXz^Vb4NwV_~%
ULtuQ?gC2?ld<L(?F+=9CJ0mpp)~!P)BGU@8TjS#kVHE?)cwBv>^P)cf~CtRn+vHDMBNO4UKoRL2I3abn`Vw6Nn@-(2=>de%jC$U
hN6ycOIXB=&$9D#Y(huprXjWI@Z@@yD$=ML)%$uFKHcbG=k3p+*~SXE?_QUMBN8K*>H@}B5|pGK+4P2!Ok~3X8P0=%swkB>bVX^{
jlI91etRXp<5fF5jIe)F7(Va1U;5E7=_^ZUir$9e)*={o0%DNqzJ4xEPLNOleAp|bhaoA8&G?I$H&Vw!<pfV)uo&F)QS`a!?a?G1
y=99n@d_Jib2B*?*Qd~?E@_4|Er#PnJF^K5O{jD2lN^8_ay@w1!Vrv4Ke^0pVHoXP^O?!2)ITjdPoPm;-XB{$$X#GO(Tgn`bEP&N
(bFRk;Ou@+r;7-S6KOc}Dc2;(_9#Raag2cNEoy#D<s>hVXrDziHfqe9*T_D|iP2z@A14k;k9+raTeQu8s!rwGS;xZIlvPS@3y&V<
J^G+-B95Dqxb!2es5E~vit@*cE8liWO39-#<liW-zz-((^NK8$yGXlB;{XqgbO&8RpFP3YR8EOR0p&?#Ics2_%{goYT`W0cwUMj-
X1I*GaG8ZjFkjEoMHoVQDa<H;HmDP7u}ktt<l9UgPKxY1H7p^5ahzWC<@FjPyYUBg^2=W>F9t^0!GQ%(Qk$?M_3VEKI-W7dGkIf)
B<!{r;L16x<-@t)Bg`On0ITEbA_w}q)49${jx-QAFrzPFk1VTU``AQ8^;RAyO1<iVZlnPN?|elwMV=oZy{NaeuV}e;#WPBIAyry4
4(E>1f#rWLD6g@gEXMAl#|@OcY~D3U1`;F2hkjJcp-93(oz7sfj#C3CQoiL8=?p@uLlr4{O%Yy{0Jg3#olX)<{5e0XF6egSt$7!$
^^zd{5WS;DA9(rbfhZgLcD#lk-QK7LC4cA&G96by`?9!TK*4;Ck<_SU^m*lagdnA{phaqO>KJNm2P*vvbGAz5T*~A{2(*q{7Yf?Z
{1qEL6y((uS)Z?rZF^wF)NTJ~?0Ebp`Xz29UZ%~%t=}Z;@0?db0<sX7VORfo;36uxnyxQw{T__k4o2^V!&qwJ33JMZn{>=ESIEOR
f2o~G5qh1x)1rypFY;&h`;Kymj<r(dPCAh-Zs)-4U-a%;KzHD<$MR*|R&y=$G#WOPN?}MUSqA1m=Kzsxs204MuB>nYthk_E_O@6(
O#5@|fg9gIpxy)6w;))`6Gl81H2o((wacIqZ*dKH^qv|Xg(FTQvvv-}>*-^7wbZ(F|1pa`_Vd7z?cS7Ca6&e{g8WflU@KBuVD?c9
pH=EZY&hsQ3|zf{IrRrCW>)t05fy3hGm&%h+#?Cn5N(T_O-rVW)Rla-_~e)g1elx{j992inW!D(DEfF5(36ox8B(`5cy3Jhj~cMk
JBsflM%MuQhsLvzG-s{I(S!Dgmhh`F5kQlpEMG<DM%LX|dIhG*FHD0jd&a2dAKTxa;deNbY38=hB>^1Xu}u>UO#{Z!wKDZH?Qf{6
=}QEa6j99($Fl0JaWWQ9+9e)Wtufygj@6n;0wzh&z+j(I$+EiMKUwAnxyKqnxztIw{a41l^x6;D$B!7nr{HClChr3LwbWjdjaK3A
)Y4+zb4%{AAiY!0v+Wm=Ma8=g^}27aCHpgW{W(8SVJej8?x$#P2mURCAy<V&2GtExol|>5i3YhDy1n1z@Ar?PwNsv|N!qz}&T%Rt
R6KL*Wt4;r&hV#mI@(b(w;$~9WfbS4dJM~C(MxG_j9hTU%l;V57~qzx!95pi3e3o@g7T$MKNbSeWc1n@6*v5ZR5lXLU1V(bN5Gg}
<dJzd&|UIm3Qx(NxecpRzBb7WM=K)-vuhmEp!lQceCa-Ds~I3_wdUFIfB+I(h{7F)|KIR&qzPC>?dc<ESA^Qd2Lkz)^xJ9r6Ih8&
(~v_U0AHn_<OnwRw0^ke@KLuZAlYfWO%q&3Q=rxNjb?Ut_6<_y7Nho`GeY(41Bj?xVGd3h`)&k^V8g4664NG#sZnH)!cZG&L5CwZ
Mf<zsxk1K&J(D>_-Q71eUE|AD0pU8h&FPxB;$XPAt3_ceDg9TaG>$uYdb}w}?O4f><I~R>sgy~Ts*r<t@&x@O7iWO!fCWqdJyA!J
+HBG&Fe=CdkD=uunCM@rXf09oq^Sz)$<e@BRJuUtaL30tNAEJ={koNlmZD1oKchRNk8K|5`86)M4n=s+^PqwCc6ri?OFD1y_IZwe
)@}~hHr!9vWaZ@2G_KzQKq!N9-v=H1rn0JOSD(~?HW*e_{zW(hD<F<*aeG2*Nz}^Bc7fVTCC?tn;Lylw%5Gfhwz_3~4*r|vh7a%9
_&`q71-N$M9dR-^&?#``k<X4;?ZO^bxJKHYmj<C=G2A)DdOv8uiw-EkE{QRdl>2B5*&%3c?A~#sgC4MGSly;?qei+R^_ISw3=Lrz
WlKlqtdi3uJ*tq|Io!n<Qf7okFJx<#xh`gy1U%KTVH0-47j2p{(0kbWl3P{Lr+JhjW;LGt#s5D2gvcWVYt|V77&-@e(b+Dm!e+nr
(gNh*plwfYFY+fqQr@}_lMr3TNYyH%5!opl4KrD7-ggj!#9eCxY$iwpVW^m~78#!12Jz?cNxV-eC}s9Jqq_*|8A<f6zUAdYjN{IY
dO@VUdKrLu)PFHM>7b&Q0rY1dnle1To~H|j0jeC%z{G3>USIIe;14)nt)Xq=xQ>RCd7Qh~XC-=)ZpF8SldlNZq<PdtCwo^?j3=Sm
qSo#9A4d#n9ne*LKfpm;yFq`$C;=hKhv?-MC7`O9@27hY(S+dkHF`rTW&Q6;aP|!zNf{Q!JD)e?A#T_S7H4W&<+KS|8`H)SAl66u
H5stJoNd!SF+Voo<ahpShT|CjFcrPKF4rQS{Ivhcz3U(&+x8-S4!_+Nz1zUxOOLXqy>1Lh*jMZJ7JA?Xywm(i!s-B`UvF#T3|i38
(9=70It*ZLy~w6^)~OCxRk@wivgox|s5yLM?zJ$2)%lVosQ3|rT&qSGlq$R7+q$Hp{e#-fRod2rSh?#rX^Xo7Cu;jC0IZ6j7Vz2?
%*VPNE!m#yn8Way`A+cdNM0An3>=lT&%<5^AMehR*1ommT%^aWxzhv|=WEz?gg|;$OYuueXZ}wyKD(Q%lsaI7*y`nC5xQ3xhlkdV
Q&up!j`MDRUJvw`-Yob%!zrGl2+iJx55Sg#X-&6Gn^~ENjwTu;0lZPld4xt{=oCIL**hdxumg^@Y4<1})6#Nz%sTpraHYWlbD2Zr
0!4pAsDg-vr=o5@{z+uGT4Fz@St0OD6|C=-sGh3_^*ap_I|6mqV=}?FM{;t+ltPIf_-Hg|fIapg;EKl$Srjm>)kD+-Q2jct1@^t*
A%O^^b$6d*pWW4PIWH*qoT*-45;$8oRj1UXoeFt{pm%F;%m<yt%VH2{_h^^rrJ4}SQjflmt>sC33p|~|O0tS`Qos|=lqxxmA3P++
QiR;<i_PcLjhY|a0|Jm>a2#W1g2wSE+Ve;h<Jujg5{yFUAO9B`$^Z
"""

if __name__ == "__main__":
    sys.exit(main())
