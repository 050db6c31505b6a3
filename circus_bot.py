"""Circus player: bring seven artists into houses while two lion tamers freeze each other's troupe.

Usage: `python3 circus_bot.py [-v] [--talk] [--after FILE] [--work N] [--time-scale X]`, the contest
protocol. -v tells on stderr what it thought, --talk answers the last request of a transcript (as in
samples/circus), --after goes on from one, --work N visits N positions a move whatever the clock says.

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
PAUSE_KEPT = 0.97  # and earlier by the longest pause seen: so much of it is feared at the next move
WAITED = 0.002  # seconds for a line: then it was not there before
SET_UP_SHARE = 0.6  # of a move's time may go into setting up the search, then we answer without
TABLE_ENTRIES = 12_000  # 4 MB: of 128 MB numpy alone takes 101
MOVES_KEPT = 2000  # positions, their moves judged: 9 MB
NUMPY_SPACE = 112 << 20  # with less address space OpenBLAS may end the process: do without
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
FINE = 65536  # parts of a point: sums of whole numbers are exact
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
MIDDLE = 12  # bytes around it begin alike and pack better than those around 0


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
            return max(here, float(uptime.read().split()[0]) - ticks / os.sysconf("SC_CLK_TCK"))
    except (OSError, ValueError, IndexError):  # no such files: what the processor was busy for
        return here + 1.5 * START_CPU


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
eNpVkkmWBSEIBPd1G9B2WALe/0wNKOjf1EuDRAaLQMpH+qHGjSrXfZjS8yBzDcY1PkaaPKinUIvlPWBfdAGDoIOMhNDcPx4CL6jc
pSUQWGC1P4+49QjG3dUDtGOgF3A6Tt0jqLCPl0DLoDZ6gWZWBxbhsTCFOfQ7LtBWLTuBzgvuyMFDxFov0Fa9TADB04iOF3veQiad
3ABWpPHrWMOBLe1HxAteYGP2x2H13aFbzDIQAs9t8Y4ln5zDzGEmiFD2n7/DScd4jqLTnyxdAzUTe4R/lNuPHQ==
"""
WEIGHTS = """
07Wk`w#21FUcJnDO4F562oRGw&3%5T20~u860WwWg>iwQ>^n`hal10c0iCqLIM%$)5HqI!lt7n$>hMJxl1NBDAXEohN&`U62{S|o
cBOJP;H6bO9jMQ+GFVTjxv8=mbhZdbNnUyz@Vumob}^wLid5rIV6De=GdbN}vv@Tqi0q~?M|v;9?O7;9J(u{;SvB&|Z}Bq#VYq>R
x;oxb5f|HxlGndgV2M?qza~F9`fUlb*8Ttc4mQQbpQunbdPzdb*RnSQze(JfVcpHXiA5t`vA{x4za!&0Z+dXe#lmdF<O!!=Som4j
Nqr!%n~QM;Qm$;y=LcLG>vEhnKc;yx`d&V|sknTJt_OPxx|Jq}MHu97?Km(%+6TD=O^uVzs}Ie-(_eZFvz9tu#S)CvMPMukw}M@3
+o9%JyD#3g)I|tw>zfseM>BRTKc*MeHU?W*9zhj|%X^=8tokKVYS9=he?(=LRgXZT=i)CSHWHpM+8z%2j~8JFdrubz9sO)9JmP<7
N3$GW0YL2i8H^~qUFmAqJ68?ax-I?{mcMMDlzBsmL?+Z2X}bb+C5OFhL7>W3YF2u6x1L&oXt-CPofqw>heNv>ra@IsFv6^wzhfVM
7gb4?$eh*Pj&VSDx+!1h)_yivtg+SCh;3_@(cP2;nsBOYjgAJZ{3q&uD)4i<HA`a=%J-&dt=y(8p%(>jxP3h(xFm0_SmHP>D9g3t
{<-5BEW$xh#yB9-XOA;7+_@!1Q?z~HzNETm@Ai>XQ0vOY<RIvb91TUC!bVf@yzA6?Ki<D@^V5HO{U!>`#7u9oE(9zgU$Uj#TXlLB
dCz7+3|N}()TC?i@Sw2_niIeIYjI>#5&f}~dS}B`W>c9l|2}Kfa3Qf(w<t<W+JOSMupZq$d%5~GySi1JADP)bZ;7AvZ4B}WbMDaJ
O7j41pCDN4BZ-&evgEs(X|C+PIwOB!Ya&%&oXe{$E5@S$v?^NRxcK!gj(w&$W|DK4`7qI@g+E7|al-Z_PZfDl2g1W9x`5cRL8L+K
JgP#knKy4cMJ`5X)V%6v6h?Onyhj?1j9RN)P2>rx(<+<wD2<0%R_`AFDT5{rte}GtD;x|ZoaWO~KvoNeKa~^d+qarP&B<3FFa<xb
htqpL32>=xm?lxBJzY;<9&l|7SBw_#d;1_b#~|;4vY|$k6%>$i-b_ol$=2{|_p<F8qz@jM2fBX_8(F1YS4W;+_j>D9O#QN_9Kzf=
<NO+ku?{5#W8jZOd_bjuo2fO}h>)nc#}97qsk|r1gEtZ?MvLjah&OpyWL_{CEdn9G8c~FH|JEC7jYTD?5bC#aqKLwwVKU-^BlMLJ
)ZjZ6QwP8;H;a$7ki!$1>I8&`)V0Rb4#G{|<9i99k9|jFhol}eTTZwtq>zKJ+YTiP2(>os?)@Tjp8{Hem9DqU_1L*%I@pV?8yjjd
MpF&B80Ep7QyEfxC*mOTh$Szf4xP|;GO+$5RG{*?0`t|%7#fLK;<#8JX_Afe2P7Hd9L`J&@D9JJS(J<F&C?&r<@iKvt~7uH5L@re
$2858H=}?oPqwwMidia;8${-ZMM?_mw}h)s?0|?GJ8Ibpp@zHr*c0qG>OjvD^=dMaie2x5WeEl_)cX(v5kN<@bDjchM68t^xJf12
6+xNL=w&i;PI4@!Bl>=?=-mX7HQGhw#v^mr+n<zps;3#R7;vK*$Z9X8Aban~u!O{Z+H(s-ke;TiidJR`u<HM>!d-$oE>>y3mCqV7
u#bH^RkPWO{e=2*-#6!u72B@tkq=L1(QnbqqVEcgdjg8{JfeU8p%9seNpT2es%`rFJ=)|o8!~7=%>d~4Oho)qpwLF8HWDNg`c=C3
!2I9f+T^hU4&JKJW#QReE@2*EES-r0+jH@uz^7y7Frk3FOr2y;eY_3Nkz@D|7j0j@+e&D?#8%WM;PU1E-klTPY+(h+$kEc^o&Gcg
Hw1lU#~nX29^E96>u|sXD?dY-GMA*$Up``y#T-cj7I1)eEV3+BQMh`)8g;OebYymh)80FRCbX?U1OhLpP`N07nbAdwAdYwg1Jb0f
J=rUG*a9Mg5jLU|V8h=G@49?B>u&qXNW3TTa@yv<sP|KUH`-I@ueCCwM~`#`lt@a^!g8ga-61S`WYY;Eth9?BAS54r&QCybaMOI2
`t5<sD27kGZIAMkQN7vWJ#oS^p^b$Qvh#Fy8hCTj*hGO(x%W`zFr2SYGCwEe^W3_$wIQb!Rqyy{j{4{ggMx~*j1h0&G1?%NAE!hV
s(Hu$G{f<3$Tg4|S8MP4I3g2M)CXH-6@cRWdvIUup9x=%Av)j2rqjlJ=rJUm<J4Ncd8|6>L;&CW#Bu%x$qE26MFCL3p@812(8!D=
^<wTGFtV9o>cXaC7+(5NS%<B9{?3INN4a{cuEeoQA2o6mB3_bbcF4~<PomN*;*(Mr65(wfFZ(LXX3qQBu*<otOrAx2LU9`%KWC}x
9^$o_S85IC+w6#C<1d_0T<DV|$E=zf#5u9$^A)IZ5(az)e;4Qkb5u_Qg8Su%;qHK>iaUJJ$MksB)Jvs#p}SU&(~oN*sgQtClh#V!
c^Vo|U9j#-s&Sogpj37&-T9o2Ac@5B5)FOqTt;sjuW|3^hh)i3&*>8mw|F2^YP1#mw4ev7PLa?QKOUo-xMXy-a6vEEcR_pP-iKhc
MDhKO>?b8#dCO(iAO{sz`+$j}lGct$kt?Yn^s=7>5?XJfd9uEgHO{2Hvu+66tK%if$)m(j0^nNkg}Q4mfn!AWp%52{Y28}`yP<iR
4btid@}Zg7^dW_f2mPFr^V}82MDDnMz$@D{WU4pjsk%Cu)c-=@lR05rr%jTSt8DDjgk-S;GC||i5yg+&#eYv+ya(pCN3XCpFwwVG
AZGCBfck>Wgmk!a9OBUC%6=-)qCdn4Z>5#yrq2{Y5S++=u=>^nuyx0Xly5p-EtZ3p<M@XWx%<I<BRISZ1%w7b4VI%h2Bh>1tjM84
V;n%gRK-f!Gy01>Io2jSMsGd4_yFdPW82NWaXM--4I&_Zw#eHzz=;f)XeN^+m4PA_RxP^UrZAW0EAL_ExZIj&f(=UP5Yr@Y#V>D$
wttluL<F#pN@1;5K8byaarx<Ec#=@=CqSBm(jpJ>t;RiTk+#zuR9Tw8KWD_U_bOFUv&2$rL=&m5IW{?Fmpp#T6|dFYGfAZuMULd<
CMpaOrm!*`1ZkCeMF0K2G|O<rNR}(8ZKvn&CS4xPGM5(290d9sM%Kduzy@>(d$}{cC}*?{X}!F)_I538m<g!RB*jK}asci`$IEH{
KnuHoD&@|ncAUo~*7R5uHyAq2sc-yH#V}x=Isqg^@985v$=d{dHdSMEw44DpblYLe?sB3mk0uJF9qU}qR@B~ZQ<`n^J;d#e`5EKU
VD~mxXoi9r9dos=Od0Y-)`aPLP>R0-v&BO}raGE*C%isjPF8b%v6FfBW_CBCX=41la@Hk=5qC)sHnpX@vadYMJZmpC#>k88gP@-=
%weQ77lyvG0+or8iL6jN682IaWex`?SZ%n#;hH!SW(mPBEVCe!D=~69W4mB;d(PqPe*?M`oGLuxa5AWPSKd>tc2T-uo3!smA|pBl
p`jAq+B4zV{XciR+DoRZybF?#>cDw$u*b}7E;Y^o?oZJ-sX&^b#ve@?yB~EikoloybSH&KXt?tp-;&rT0r*uK<lN$;H=&Yj!Lx3l
Z1UWXupIjxm3MQ$Gl0nVAUQ8)bfUGR+0z>YSKgeatC-oAL$cpFb`-<2ft<4NO0Vk`!pGbfR)@D~$g5bOBJ=NJQy=CSK5!G!$^I3N
ckGA!f%m~LKN&RCkd6$)fTREEtBW;RiP8}XC5)4csZ}Jul0YkD8V_o=sijk2m-*KhVpyt0>H$i0lWsoACQwmK$6dowtX=I@1+NJr
V8!&>RQ&wxNQ^C^s2^@`D@k-!Y2w8p=tGdSwIB4ZR72uFtzl*6#5Jl%8whx1fzmm;gi*HJXSV5#wox@M1lwd)YCb%Z5=TLY{`B54
=$NyoPQu%)&wksSuoQS(DIH><c5a$r)hQCjU|Cd~3EBCB5+~7GHkAK!lbsCH`MhY#9BNq8`iv!Kl~>cTn2orvOPB>1ag`~?-sajF
Y1bngAm{&p;i&M_w)*i-Vxi09g01zEKn5(&=VQ+4k3i%T7UWm3I{+~m{9a78lz;<^$rqAT3!+B0t@8dW>ZcE94%W&+9%b=bul|4x
WNO&Ry8eo5*cD($1&wyQA`x#-rNH}h^%^clCPZcT*{M)s#aM1c_g9clmA}?5YuV}2m2`GM;F7ERO>ueL<*-s_tx?b!+EBye!O?^0
d?Ei3;lN4|9<lgDuuo%b-abyq8dx7*Y1Wx*><P$-v=vupUKx^TNwQ$o$L#gQeHNN_kUuKkv)B}wLA#N4sh&j#3M)iN%B6=&T!}R7
UFc6yQGjizqK{DuCNs3fp`)nw1gtpOw>16?jcKmf=th070w<$EHvF>SK0z_DGJul}h@}J&Os|*Hw_o^`uY{nHj@MQ~T6|J@a0rfo
5eAj}n}gNs=e~9_3uyrug6hVLrI6}#rX53DYlN;H(aQpS=E88!Eg?a63j9RcAC4fJQ9>B8|C8B48m7&)>4z+?2K8XD&NJp~S4KS=
()p&3?P30D)~o5#Fms<-j%GB(iJaQQ;r!GmUY|&d&N0KgNa77E4TpWJxM(roQdm$f-I-lAc<Fisq4^n9c?#)iY6yACbAi=q3*p&2
sPk1_8#(_pFY85d?=^7qkI9k?$Krh&fmb5QDrgq-85X+3w~+JX>p=w07|Jr2Vz&)X;+oL{jxs`=sKLMScBb=w*S1cxiQ3LiDNO7O
v$dB?fG9IA{kK)P`Vo;nAt`fROEd$hPnsz&HnzGR_qyswL)}prO>wo5fE7AH@iT?RXj$H=-t?puO&iwA`600v&MhD{MOL>KB4udw
)Ou6&r?ZL3MpK<+q|OtD7T_huBz1z+QNVG>*Nh2&0?6*RV~biD|GLgM9~*{<kJJj`F2p6GSDh@MK`|xiUyB+b`!W{z+gnQnGV32=
jx!Dy#$5e?g9ta@yV4Ewz-*ZRSg9x1%yby~jh|-dib6$BYbu{ijWJd2UK_=_K_S@%nrUfH)<4RsZh`SOZv5NRBR*B&lGP;=DGq+K
4Uc}K1MW6oM%sG)=YpY){vmjJo;6~ATrdc|0zy*DMLY_9vK>x?o(;i+iLKT1S%m*C0N_F+9UqUuT5JHTGyW&NDnF2c3cGxIb|9Qr
4O%tT-+T`<Zl_j6->6`q9PWk1=$#xjyVk*d3C#j~$v5gk(1+SUbI{Q&Pi!(|1Yyg*O1@sycq=DUV$4Ne1nYRmG~S*MD$52BFm?}%
(}Z?TY?hETz=|Wjtn%0Ii0|E2OzqNclE~j>2VK?Sb7f)hh!};0+mtmlJNzH@D%+#FO_kH3O{zUL%l5;EWa{s3-UCF6xFI6xg(U!7
fvOjj@qI^bknS)C3H(t<MEm+2m>=?nNWh3(_nPULYck6+Ja@s%i!K|D%plr}zRpQMW~B>YjQ8%&u2j%n#^$a>vFr3ws%D#Q1_#a`
&LAA(ckf{!@DHJjO~(_=nyUISxUdm#8lZzUlX)JUIZin8Z|Y^%4*3qjL}*4vBBPVaN)~A<+so6QM}pO0Xr|e>yZ6m5!G!+c2>;)3
TUQ6RXeckF%=t8@EsMgX`2-aa-K(DjbB4`^iEtLN8H&H-(;8G+>QB9BOru$Wq~)iD1(ZF~6Y;ochJ&GMOh+wko-_~v+Vz8SJih0#
V1Vz$jW;4W!o7c79xOt#owfPL|CKX|l-2oNheHem49ixGm==`PLlD)H4C2!RNwhyY_YA~jmJ!FK-PpYobc-!nbuycWa6<NSr6*T>
SDuP#ucX1G$c~yy0zG8qG2>^CJD~=a`C=tg#$LX=`<qFs>D<>Xci3kdlOKmw#hFgomf+^R%tH#85<m{}zh>`vwKoHGTv=*oV%3T;
Ffbz^w6Y3fg6YU{?t9h2y@DNMyC_mx2Kmj9Mz{LQ&ziv~_9Jg-M+^fz@iJMxY}}WW=?#ruFhs{0O&UIvxg<`zXub2%ok_T){3x3r
n;u{SJLIG_Q$V~jIV@XyyGllK?x_liB{{8{XLZ$ZK%8@SJfY#lu9(;bv5yG^QcyzNMCB@%!Avqm+N1KSscA+;1g=IqOXqWt@uyyG
k5sX|WY;IR@>(D!NHcCpP>GRe*JMFpEw~&Twg{tt^hDLJBW92F0=3(2L0Fr5?&)r2tijq-1Pvtq-&nkW$<CHB31%aU3Tn4P8glZl
c=lWbEUqJ6?0%K8A8gsN<ZDi@kD#X;x-QZvS<jKg`&EN^_|mSN8N*36u+~T$o^g0`5MDMOBR*vLoz}0%)Rx!cOJmGK5q&JgrDUL5
j2Xw)x+AEVc9;$<LjSK97bvPy#o&Q$M40&`eJ5Bw1QwCTvxtaA6jPT#G%5hxlpfD$LkLPk8dnPEG_UdUT1+ub6u0F*#iY+if$Ew<
(SZnlO=4hFaWP(%Oljf=Hw$`SnW5W343p$Zcd~=FV4<5OjPO#h_Qt?$ZgQj_6H(yZ&%Lyv1%58@tg!2pRItlq)4hYyLJ$9xWz}jJ
R;X$=3J<Z$=Qd~-b?6_o_Sf|;$2i=9cGvxDqIBN^q%Q+&;eV!GzCH~+*1+~(y^Fu$BLSnpIO;L1mth(PXv+iYQ%mN3vc)A1K@u}1
->b&0p#=UFwru7pA9RnAUu6)8Ez#aQ@7Giq%4hQ~+OB0Gh=l#NtQAB?$;rIQQfAd?>mk}bfZfQH+8C-uAr&C!OG`bl-a-mKyeiB1
Lma?t@$~f&-Yzr52#;;Kyb$q?0};v3(3a4NIpxx9GcP{q4828hYM@Qp0+`BH+2qtYLzHFt>$3|Hc^7WW<Qz4P&(Y^LH(}*yZJj0x
$dM@q`%Lc;U-Q^R0seLwGxkzTCi*s1q-1emYL5vDUXxev75;{N+`{$EA3J2IH8kt)f`z;PVUZcEc`RBZvcQ0gyKT<8h6x4xY~OZk
F72Ei{vseNz<%v#tZLsfjY@lvt^tej?WS?)$EIG)9O1yR@(&i21?mtQ^Lo@4iuG1J$*klR|A`ynYMyPCREa?U40&2eC%q{A@Zu(x
?Z~SFWxNI&9pd66>S(||Y|wpoCCmqh4R#U(mx)DH(F1J1kZZ~eK{BPtFfri7;S2k3bbOv6BPix+IR&1sWy}*#CX0t@P=#-)Tap)f
KM}t72H+X4d)=`&dG2+Vo!r>g9BC9n0+?5WZ_e}hRy?H#y=H{=gh2&HXwD&+ehR6){ByRJJf7P1#wM50VJrC&F1fLI=mhtp*lP8@
Jfhu;@jz|~o{OHE5p|RDd@iZH)@!tQ-@V3<*B${anX}acak-oPFS6P+#D8ccohR2-NRgX5Ij4^ftb$L;)9>iOj<MT)y4u;V`s2?#
?cuuI53l#Uj^HwozRS3P#R8i&V?T7T;#sING_4P#?(=O5dD9*^W;-xK?3@n~P|Kf__TJ4lfp?9yyKa4SIOe3aptd&(Uw!edFFojN
Io+O%o4RjeKW%)oOcq##JS)=Qh6s+9!O7k80fUOiN!h-Tuo0mg{E(X{lsM0q(%D84p#~;GD8)p>2+mjy2t~Y#eV&};Ogfe&5;XEt
&4Jg5fOR5CMrMAEN%$IqoxA3nhiq;O=d1zf>j+ZML*#R_mIo1zPD|vLn;!Ie>PbGRO5k;xB>1<0hoj^ZBOcG>gZX?d`8~;wMCs(&
v(Z*F^uinF_4MGMI23^EPE<&sTPUCU9`{MDt~FLPpR9dLXR1a8PuMDXb4LSxD01J7x<!API;4p1*8duGY)x-m<TT3G4+l51ReSL^
f8N9WULqG-XI1YN_0I>t<fU`LKzwug1urd)TIY^d;V0~Ag+G@jU87g%Q4x1_mmn{I2C#z^7q2+=at05XAbiwa4I3R&pq97H1pGvn
xLh?mp#=}N(Vllt1-*s1q-dVglBMjS-3O=B9mFHus;Q`A>7(-Ux&=eE_Isp?I10qzu?>A0B!rdH13vfcC%{eAOAlGBsDT;H4oUD)
L-_-)JtdJ8U(FP6t)ZVDGHw%urrr?VnMP_2E16t-53(aTiousC6?bVS(%mL2S71r%$BP7hDTew=o18<;$WbHf7S;KNkL?^<1L`d?
N{;lV2N)m)e@U@YzW&NOQ`8Lsl)q14=u82kI~X!@&`FduW+yf;9meBvk-;i8WkL*;y{jq!X>zcZ_XJre<Or^6#?Z6QB4o(&af-u)
vlf3HS3;bc5CpLVW~>sRUgA0$R552nJMZ)bg~P@<EwCqn9SiP3b78X;sGySk-w{Lt{5-kNE!HqL3_+yQCat}6>xBZ|OI7k%lK!@x
XSzmOp*|vkXr?LRj=$Q6(csG;e|}Tl?_or2Uipb5_&!k^9*M@Yqx>D{hlD*GJ)kzITOgi-7Ws?_yc-IZTfbsRq}WzQ@S=H<19doC
k{u!-Z3Wy3z&ic-duD(w8I7%I7r_DzHV?En9?bENwVn*huK4q{nHy|I)?b++fP{C#A(FllBgGXEus;5-PaSkg=-?<Iw~Shl2^$_S
t0vcs=-NNs)7ML4H5({%B(!JWB@OEZc-4m}^BX8yK&58+18i^u0>RAcFbvhU%}^Y^uGbgoP5c2OuE;%80L;CZND^E4@TJ;|mmHK%
#$G?ty0jij<DeR}(6JHYA4wh=J6^lZ(Pb)b?F-PwPw4`h3j^IuO5!93yMdV%2p5~Ia#N|nvOyw*g=rj)tqU)y^dWAy-&Ob@)*g@M
m&THSb_jSaGF_0!z63=*++wG6*M(S)cYXuSz7ldPQpD{_EVqbSyqWz(?l+l>>CUn;8O#Y@G<!iVcxL;$p_EEb0mOc%hE$s2$pTel
Uwd$m76&-QV^wFdWRNIHhxW&hSWaavKp}&9l_c|3n6V4McY(4I=0y1^xCKBuYJ8-iKk@7zkwcWwe194!S`7@1W#R`=4r)a-wa67l
E6OvR7Hxl;VE8he;&+WZm$U#G`54yBxV{JF(SXlm1OKj*Clm
"""

if __name__ == "__main__":
    sys.exit(main())
