"""Circus player: bring seven artists into houses while two lion tamers freeze each other's troupe.

Usage: `python3 circus_bot.py [-v] [--time-scale X]`, speaking the contest protocol.

How it decides. The first moves come from a book. Then a search: iterative deepening, principal
variation, transposition table, killers, null move, late move reductions. Every visited position
judges all its children in one numpy batch, so that moves are ordered and pruned by their value and
the last ply is free; where one ply of answers is all that is asked of several moves, the answers to
all of them are one batch. The judgement is a small network fitted to self-play: each piece adds one
row for where it stands, and one for how near both trainers are and how far it has to go; in the
last 160 plies it counts who can still settle how many.

Where to start reading. Bottom-up: `Position.moves` and `legal_moves` (rules), `Layout.values`
(judgement), `Search.search`. Top-down: `main`, `Game.answer`, `Search.think`.

Measured at real limits: 28 wins, a draw and a loss in 30 games against a compiled alpha-beta with 4
to 6 million positions a second and a judgement by hand; all games against the arena's greedy player
(docs/strength.md).
"""

import base64
import math
import os
import re
import sys
import time
import zlib

STARTED = time.monotonic()

# ------------------------------------------------------------------------------ limits

MOVE_SECONDS = 0.5
SPARE_SECONDS = 0.15  # of each move, for a busy machine: there the search is cut off,
PAUSE_KEPT = 0.97  # and earlier by the longest pause seen: so much of it is feared at the next move
WAITED = 0.002  # seconds for a line: then it was not there before
TABLE_ENTRIES = 40_000  # about 12 MB: the judge allows 128 MB, numpy alone takes 101

# ------------------------------------------------------------------------------ vocabulary, tables

# A square is an index into a 16 wide mailbox with two cells of wall around the 12 x 9 board, so
# that jumps and pushes over the edge meet a wall: A1 is 34, B1 is 35, A2 is 50.
WIDTH = 16
OFF = 0  # the "square" of a settled piece (a wall far from the board); named Z0 in a pass
LAST_PLY = 300  # 150 moves of each side

# Pieces 0..6 are side 0, 7..13 side 1.
ACROBAT, CLOWN, CLOWN2, STRONGMAN, STRONGMAN2, MAGICIAN, TRAINER = range(7)
STARTS = "A1 A2 B1 A3 C1 B2 A4 A9 A8 B9 A7 C9 B8 A6".split()

# What a grid cell holds. A step or landing is possible when the cell shares a bit with the
# direction: empty houses are entered through their sides only.
WALL, HOUSE, FREE, PIECE = 0, 1, 3, 4
STEPS = (1, -1, WIDTH, -WIDTH, WIDTH + 1, WIDTH - 1, 1 - WIDTH, -1 - WIDTH)
STEP_BIT = (1, 1, 1, 1, 2, 2, 2, 2)
SWAPPED = tuple(
    [p for p in range(14) if p not in (5 + me, 12 - me, 13 - me)] for me in (0, 7)
)  # [side] -> whom the magician may swap with: not himself, the enemy's magician and trainer

# The rays of a side: 8 steps of each of the seven pieces, the acrobat's 8 jumps, 8 pushes of each
# strongman, then a swap of the magician with each of the 14 pieces.
PUSHES, SWAPS, RAYS = 64, 80, 94

WIN = 20_000  # more settled pieces after the last move
MATE = 30_000  # all seven settled, minus the ply: the sooner the better
PROVEN = WIN - 500  # beyond any judgement of the network


def square(name: str) -> int:
    """The square called `name`, such as "A1"; ValueError for anything else."""
    if len(name) != 2 or name[0] not in "ABCDEFGHIJKL" or name[1] not in "123456789":
        raise ValueError(f"not a cell: {name!r}")
    return (ord(name[1]) - ord("1") + 2) * WIDTH + ord(name[0]) - ord("A") + 2


def square_name(sq: int) -> str:
    return "Z0" if sq == OFF else "ABCDEFGHIJKL"[sq % WIDTH - 2] + "123456789"[sq // WIDTH - 2]


BOARD = [square(column + row) for row in "123456789" for column in "ABCDEFGHIJKL"]
ON_BOARD = frozenset(BOARD)
STEPS_FROM, JUMPS_FROM = (
    {at: [(at + far * step, bit, (at, at + far * step)) for step, bit in zip(STEPS, STEP_BIT)
          if at + far * step in ON_BOARD] for at in BOARD}
    for far in (1, 2)
)  # [square] -> (target, bit that it must share, the move) for all directions
ZONE = {at: ON_BOARD & {at + step for step in STEPS} for at in BOARD}
ZONE[OFF] = frozenset()


def load_numpy() -> None:
    """Bind `np` and the tables that are arrays.

    The import takes 0.1 s, on a loaded judge 0.6 s: it waits until the first answer, which is
    booked, has gone out. One thread: each further one takes 40 MB of address space.
    """
    global np, AROUND, RAY_PIECE, RAY_STEP, RAY_BIT, PUSH_STEP, PUSH_BIT, COUNT, ROW14, ROW256
    global RING0, RING1, FROZEN, PIECE_ROW, NEAR_ROW, FLOOR, CEILINGS
    for library in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[library] = "1"
    import numpy as np

    AROUND = np.array(STEPS, np.int64)
    pieces = [0, 1, 2, 3, 4, 5, 6, ACROBAT, STRONGMAN, STRONGMAN2]
    RAY_PIECE = np.array([p for p in pieces for _ in STEPS] + [MAGICIAN] * 14, np.int64)
    RAY_STEP = np.concatenate([np.tile(AROUND, 7), 2 * AROUND, np.tile(AROUND, 2), [0] * 14])
    RAY_BIT = np.array([ray_bits(side) for side in (0, 1)], np.uint8)
    PUSH_STEP, PUSH_BIT = np.tile(AROUND, 2), np.array(STEP_BIT * 2, np.uint8)
    COUNT = np.arange(8192, dtype=np.int64)
    ROW14, ROW256 = 14 * COUNT, 256 * COUNT[:256, None]

    RING0, RING1 = rings() * 32, rings() * 128
    FROZEN = np.array([300, 0, 0, 0], np.int32)  # [ring] -> moves that a piece has to wait
    PIECE_ROW = 256 * COUNT[:14, None]
    NEAR_ROW = NEARNESS + 512 * COUNT[:14, None]
    FLOOR = np.array([-1e9] * LINEAR + [0] * (HIDDEN - LINEAR), np.float32)
    CEILINGS = np.array([1e9] * LINEAR + [CEILING] * (HIDDEN - LINEAR), np.float32)


def rings():
    """[256 * trainer + square] -> 0 beside him (or himself), 1 and 2 further off, 3 elsewhere."""
    at = np.array(BOARD, np.int64)
    row, column = at // WIDTH, at % WIDTH
    far = np.maximum(abs(row[:, None] - row), abs(column[:, None] - column))
    ring = np.full((256, 256), 3, np.int64)
    ring[at[:, None], at] = np.clip(far - 1, 0, 3)
    return ring.ravel()


def ray_bits(side: int) -> list:
    """[ray] -> what the target cell must share a bit with."""
    barred = (7 * side + MAGICIAN, 7 - 7 * side + MAGICIAN, 7 - 7 * side + TRAINER)
    swaps = [0 if piece in barred else PIECE for piece in range(14)]
    return list(STEP_BIT * 8) + [PIECE] * 16 + swaps


# ------------------------------------------------------------------------------ rules


class Position:
    """A position with `side` to move; `value` is its worth for that side, set by the search."""

    __slots__ = ("cells", "grid", "houses", "side", "ply", "settled", "value")

    def __init__(self, cells, grid, houses, side, ply, settled, value=0):
        self.cells = cells  # the square of each of the 14 pieces, OFF when settled
        self.grid = grid  # bytearray of 256 squares: WALL, HOUSE (empty), FREE or PIECE
        self.houses = houses  # bit sq: there is an empty house on square sq
        self.side = side
        self.ply = ply
        self.settled = settled  # (side 0, side 1)
        self.value = value

    def key(self) -> int:
        return hash((self.cells, self.houses, self.side))

    def over(self) -> bool:
        return self.ply >= LAST_PLY or 7 in self.settled

    def can_wait(self) -> bool:
        """Whether a piece other than the trainer is free, so that the lock need not be given up."""
        me, cells = 7 * self.side, self.cells
        zone = ZONE[cells[7 - me + TRAINER]]
        return any(sq != OFF and sq not in zone for sq in cells[me : me + TRAINER])

    def passed(self) -> "Position":
        return Position(self.cells, self.grid, self.houses, 1 - self.side, self.ply + 1,
                        self.settled, -self.value)

    def moves(self) -> "Moves":
        """All legal moves, without numpy: for one position that takes a quarter of the time.

        The enemy's zone is walled off first: nothing may enter it, nothing in it may move, be
        pushed, be pushed into it or be swapped, so that one blocked copy of the grid settles it.
        """
        cells, me, grid = self.cells, 7 * self.side, bytearray(self.grid)
        for sq in ZONE[cells[7 - me + TRAINER]]:
            grid[sq] = WALL
        found = Moves(cells)
        free = [piece for piece in range(me, me + 7) if grid[cells[piece]]]
        for piece in free:
            found.steps(piece, STEPS_FROM[cells[piece]], grid)
        if me in free:
            found.steps(me, JUMPS_FROM[cells[me]], grid)
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
            found.pairs.append((OFF, OFF))
        return found

    def after(self, moves, i) -> "Position":
        """The position after move `i` of `moves`."""
        cells, grid = list(self.cells), bytearray(self.grid)
        houses, settled = self.houses, self.settled
        changes = moves.changes(i)
        for piece, _ in changes:
            grid[cells[piece]] = FREE
        for piece, sq in changes:
            cells[piece] = sq
            grid[sq] = PIECE
        grid[OFF] = WALL
        if i in moves.filled:
            house = moves.filled[i]
            grid[house] = WALL
            houses &= ~(1 << house)
            settled = cells[:7].count(OFF), cells[7:].count(OFF)
        value = 0 if moves.values is None else -int(moves.values[i])
        return Position(tuple(cells), grid, houses, 1 - self.side, self.ply + 1, settled, value)


class Moves:
    """The legal moves of one position; a position without one has its pass here."""

    __slots__ = ("before", "pairs", "alone", "places", "squares", "filled", "values")

    def __init__(self, before):
        self.before = before  # the pieces' squares before the move
        self.pairs = []  # (start, to) of each move as the protocol names them, OFF in a pass
        self.alone = 0  # so many, the first ones, move one piece; all others move two
        self.places = []  # 14 * move + piece of each changed square, two for pushes and swaps
        self.squares = []  # the piece's square after the move
        self.filled = {}  # number of a move -> the house that it fills
        self.values = None  # for the mover, filled in by the judgement

    def steps(self, piece, ways, grid) -> None:
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

    def pushes(self, piece, start, grid) -> None:
        for to, bit, pair in STEPS_FROM[start]:
            if grid[to] == PIECE:
                beyond = 2 * to - start
                if grid[beyond] & bit:
                    if grid[beyond] == HOUSE:
                        self.filled[len(self.pairs)] = beyond
                        beyond = OFF
                    self.two(piece, pair, self.before.index(to), beyond)

    def two(self, piece, pair, other, at) -> None:
        """A push or a swap: the other piece goes to `at`."""
        row = 14 * len(self.pairs)
        self.places += (row + piece, row + other)
        self.squares += (pair[1], at)
        self.pairs.append(pair)

    def changes(self, i) -> list:
        """(piece, its square after move `i`) for the pieces that it moves."""
        first = min(i, self.alone) + 2 * max(0, i - self.alone)
        last = first + 1 if i < self.alone else first + 2
        return [(place - 14 * i, sq) for place, sq in
                zip(self.places[first:last], self.squares[first:last])]

    def cells(self):
        """int64[n, 14]: the pieces after each move."""
        cells = np.empty((len(self.pairs), 14), np.int64)
        cells[:] = self.before
        if self.places:
            cells.ravel()[self.places] = self.squares
        return cells


class Answers:
    """All legal moves of a batch of positions with the same side to move, as arrays.

    A position without a move has its pass here. Moves of one position stand together.
    """

    __slots__ = ("parent", "start", "to", "after", "house", "values")

    def __init__(self, parent, start, to, after, house):
        self.parent = parent  # which position of the batch
        self.start, self.to = start, to  # squares as the protocol names them, OFF in a pass
        self.after = after  # int64[n, 14]: the pieces after each move
        self.house = house  # the house that the move fills, or OFF
        self.values = None  # for the mover, filled in by the judgement

    def cells(self):
        return self.after

    @property
    def filled(self) -> dict:
        moves = self.house.nonzero()[0]
        return dict(zip(moves.tolist(), self.house[moves].tolist()))


def start_position(houses) -> Position:
    cells = tuple(square(name) for name in STARTS)
    grid = bytearray(256)
    for squares, what in ((BOARD, FREE), (houses, HOUSE), (cells, PIECE)):
        for sq in squares:
            grid[sq] = what
    return Position(cells, grid, sum(1 << sq for sq in houses), 0, 0, (0, 0))


def legal_moves(cells, grids, side) -> Answers:
    """Every legal move of `side` in each position: cells int64[b, 14], grids uint8[b, 256].

    As `Position.moves`, whole batches at once.
    """
    me, foe, row = 7 * side, 7 - 7 * side, ROW256[: len(cells)]
    blocked = grids.ravel().copy()
    blocked[cells[:, foe + TRAINER, None] + row + AROUND] = WALL
    start = cells[:, me : me + 7].take(RAY_PIECE, axis=1)
    to = start + RAY_STEP
    to[:, SWAPS:] = cells
    to += row
    fits = blocked.take(to, mode="wrap")
    fits &= RAY_BIT[side]
    fits[:, PUSHES:SWAPS] *= blocked.take(to[:, PUSHES:SWAPS] + PUSH_STEP, mode="wrap") & PUSH_BIT
    fits *= blocked.take(start + row) >> 2  # 1 for a piece outside the zone, else 0
    hits = fits.ravel().nonzero()[0]
    parent = hits // RAYS
    to = to.ravel().take(hits) & 255
    moves = Answers(parent, start.ravel().take(hits), to, cells.take(parent, axis=0), None)
    moves.house = make_moves(moves, hits - RAYS * parent, me, blocked)
    return with_passes(moves, cells)


def make_moves(moves, ray, me, blocked):
    """Move the pieces in `moves.after`; returns the house that each move fills."""
    flat, rows = moves.after.ravel(), ROW14[: len(ray)]
    landing = moves.to.copy()
    special = (ray >= PUSHES).nonzero()[0]
    if len(special):
        kind = ray.take(special)
        swaps, pushes = special[kind >= SWAPS], special[kind < SWAPS]
        pushed = (moves.after.take(pushes, axis=0) == moves.to.take(pushes)[:, None]).argmax(axis=1)
        landing[pushes] += RAY_STEP.take(kind[kind < SWAPS])
        landing[swaps] = OFF
        flat[ROW14.take(pushes) + pushed] = landing.take(pushes)
        flat[ROW14.take(swaps) + ray.take(swaps) - SWAPS] = moves.start.take(swaps)
    flat[rows + RAY_PIECE.take(ray) + me] = moves.to
    house = landing * (blocked.take(landing + (moves.parent << 8)) == HOUSE)
    settling = house.nonzero()[0]
    if len(settling):
        after = moves.after[settling]
        moves.after[settling] = after * (after != house.take(settling)[:, None])
    return house


def with_passes(moves, cells):
    """Give each position without a move its pass, in order."""
    stuck = (np.bincount(moves.parent, minlength=len(cells)) == 0).nonzero()[0]
    if not len(stuck):
        return moves
    parent = np.concatenate([moves.parent, stuck])
    order = parent.argsort(kind="stable")
    off = np.zeros(len(stuck), np.int64)
    start, to, house = (
        np.concatenate([part, off])[order] for part in (moves.start, moves.to, moves.house)
    )
    after = np.concatenate([moves.after, cells[stuck]])[order]
    return Answers(parent[order], start, to, after, house)


def child_grids(position: Position, cells):
    """The grids after moves that lead to `cells` and fill no house."""
    emptied = np.frombuffer(position.grid, np.uint8).copy()
    emptied[list(position.cells)] = FREE
    grids = np.empty((len(cells), 256), np.uint8)
    grids[:] = emptied
    grids.ravel()[cells + ROW256[: len(cells)]] = PIECE
    grids[:, OFF] = WALL
    return grids


def final_value(settled, ply) -> int:
    """The result of a finished game for side 0."""
    if 7 in settled:
        return MATE - ply if settled[0] == 7 else ply - MATE
    return WIN * ((settled[0] > settled[1]) - (settled[0] < settled[1]))


# ------------------------------------------------------------------------------ judgement

HIDDEN = 16
LINEAR = 2  # the first hidden units have no threshold
CEILING = 4.0  # where the other hidden units saturate
KINDS = (0, 1, 1, 2, 2, 3, 4)  # clowns are alike, strongmen are alike
FAR = 15  # distances are told apart up to here
UNREACHABLE = 60
SCALE = 1000  # one unit of log odds of winning
END_PLIES = 160  # from here on it matters how many can still settle
NEARNESS = 14 * 256  # where the second kind of rows begins, see Network


class Network:
    """The weights, laid out so that each piece finds its rows by addition.

    `rows[side]` serves positions with `side` to move: rows of piece p on square sq at
    256 * p + sq, then rows of (piece, distance to go, nearness of the trainers) at
    NEARNESS + 512 * p + distance + 32 * ring around trainer 0 + 128 * ring around trainer 1.
    """

    def __init__(self, raw):
        place, near, ring, self.clock, out, bias = raw
        self.out, self.bias = out * SCALE, bias * SCALE
        self.rows = [self.table(place, near, ring, side) for side in (0, 1)]
        self.known_clock = {}

    def table(self, place, near, ring, side):
        rows = np.zeros((14 * 256 + 14 * 512, HIDDEN), np.float32)
        places, nearness = rows[:NEARNESS].reshape(14, 256, -1), rows[NEARNESS:]
        seen_from = np.arange(108).reshape(9, 12)[:: 1 - 2 * side].ravel()
        for piece in range(14):
            kind = KINDS[piece % 7] + 5 * (piece // 7 != side)
            places[piece, BOARD] = place[kind, seen_from]
            places[piece, OFF] = place[kind, 108]
            frozen, guarded = np.array([2, 0, 0, 0]), np.array([piece % 7 != TRAINER, 0, 0, 0])
            by_rings = near[kind, frozen[:, None] + guarded] + ring[kind, :, :, None]
            of_piece = nearness.reshape(14, 4, 4, 32, -1)[piece, :, :, :16]
            of_piece[:] = by_rings if piece < 7 else by_rings.swapaxes(0, 1)
        return rows

    def clock_rows(self, ply):
        """[lead in pieces that can still settle + 7] -> what it adds after so many plies."""
        rows = self.known_clock.get(ply)
        if rows is None:
            left = LAST_PLY - ply
            late = [max(0.0, 1 - left / plies) for plies in (END_PLIES, 60, 20)]
            leads = [[1, left / 300, *late, *(lead * part for part in late),
                      ((lead > 0) - (lead < 0)) * late[2]] for lead in range(-7, 8)]
            # Not by BLAS, whose buffers take 30 MB.
            rows = np.add.reduce(np.array(leads, np.float32)[:, :, None] * self.clock, axis=1)
            self.known_clock[ply] = rows
        return rows


SETTLED_ROW = 16  # a distance whose row is empty: the settled piece counts by its place alone
SQUARES = 14 * 256  # of all pieces: the size of a table of ways
WAYS_KEPT = 200  # sets of empty houses whose tables are kept, 29 KB each


class Layout:
    """The houses of this game: distances, and the judgement that depends on them."""

    def __init__(self, houses, network):
        self.houses = houses
        self.network = network
        self.walker = [self.distances(sq, STEPS_FROM) for sq in houses]
        self.acrobat = [self.distances(sq, STEPS_FROM, JUMPS_FROM) for sq in houses]
        self.known_ways = {}  # set of empty houses -> where its tables begin in the next two
        self.near_rows = np.empty(WAYS_KEPT * SQUARES, np.int32)
        self.moves_to_go = np.empty(WAYS_KEPT * SQUARES, np.int32)

    def distances(self, house, *ways):
        """[square] -> moves to the house over an empty board with all houses as walls."""
        far, walls, queue = {house: 0}, set(self.houses), [house]
        for sq in queue:
            for to, bit, _ in [way for table in ways for way in table[sq]]:
                if to not in far and to not in walls and (sq != house or bit == HOUSE):
                    far[to] = far[sq] + 1
                    queue.append(to)
        return np.array([far.get(sq, UNREACHABLE) for sq in range(256)], np.int64)

    def ways(self, sets):
        """For each set of empty houses where its tables begin: [256 * piece + square] -> row of
        the network in `near_rows`, moves to the nearest house in `moves_to_go`."""
        new = {houses for houses in sets if houses not in self.known_ways}
        if len(self.known_ways) + len(new) > WAYS_KEPT:
            self.known_ways.clear()
            new = set(sets)
        for houses in new:
            begin = self.known_ways[houses] = len(self.known_ways) * SQUARES
            free = [i for i, sq in enumerate(self.houses) if houses >> sq & 1]
            nowhere = np.full(256, UNREACHABLE, np.int64)
            far = np.tile(np.minimum.reduce([nowhere] + [self.walker[i] for i in free]), (14, 1))
            far[[ACROBAT, 7 + ACROBAT]] = np.minimum.reduce(
                [nowhere] + [self.acrobat[i] for i in free])
            rows = np.minimum(far, FAR) + NEAR_ROW
            far[:, OFF] = 0
            rows[:, OFF] = SETTLED_ROW + NEAR_ROW[:, 0]
            self.near_rows[begin : begin + SQUARES] = rows.ravel()
            self.moves_to_go[begin : begin + SQUARES] = far.ravel()
        return [self.known_ways[houses] for houses in sets]

    def judge(self, moves, houses, side, ply):
        """Fill in `moves.values`: what each move of `side` at `ply` is worth for the mover."""
        cells, filled = moves.cells(), moves.filled
        sets = [houses & ~(1 << sq) for sq in filled.values()]
        ways, *settling = self.ways([houses] + sets)
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

    def values(self, cells, ways, side, ply):
        """The network's value for `side`, to move, of each row of pieces; `ways`: see there."""
        network, cells = self.network, cells.T.copy()
        index = np.empty((28, cells.shape[1]), np.int64)
        places, nearness = index[:14], index[14:]
        np.add(cells, PIECE_ROW, out=places)
        known = places + ways
        ring0 = RING0.take(cells + (cells[TRAINER] << 8))
        ring1 = RING1.take(cells + (cells[7 + TRAINER] << 8))
        np.add(ring0, ring1, out=nearness)
        nearness += self.near_rows.take(known)
        # Rows first: summing over the first axis is 13 times as fast as over the second.
        hidden = np.add.reduce(network.rows[side].take(index, axis=0), axis=0)
        if ply > LAST_PLY - END_PLIES:
            far = self.moves_to_go.take(known)
            far[:7] += FROZEN.take(ring1[:7] >> 7)
            far[7:] += FROZEN.take(ring0[7:] >> 5)
            hidden += network.clock_rows(ply).take(7 + lead(far, side, LAST_PLY - ply), axis=0)
        else:
            hidden += network.clock_rows(ply)[7]
        np.maximum(hidden, FLOOR, out=hidden)
        np.minimum(hidden, CEILINGS, out=hidden)
        hidden *= network.out
        return (hidden.sum(axis=1) + network.bias).astype(np.int64)


def lead(far, side, left):
    """How many pieces more than the enemy `side` can still settle, the nearest first."""
    far = np.sort(far.reshape(2, 7, -1), axis=1).cumsum(axis=1)
    mine = np.add.reduce(far[side] <= (left + 1) // 2, axis=0, dtype=np.int64)
    return mine - np.add.reduce(far[1 - side] <= left // 2, axis=0, dtype=np.int64)


def load_weights():
    """(place, near, ring, clock, out, bias) from WEIGHTS: int8 rows, then a scale for each unit."""
    blob = zlib.decompress(base64.b85decode(WEIGHTS))
    rows = len(blob) // HIDDEN - 8
    scale = np.frombuffer(blob, "<f4", offset=rows * HIDDEN)
    matrix = np.frombuffer(blob, np.int8, rows * HIDDEN).reshape(rows, HIDDEN)
    matrix = matrix.astype(np.float32) * scale[:HIDDEN]
    place, near, ring, clock = np.split(matrix, [1090, 1090 + 640, 1090 + 640 + 160])
    place, near = place.reshape(10, 109, HIDDEN), near.reshape(10, 4, 16, HIDDEN)
    return place, near, ring.reshape(10, 4, 4, HIDDEN), clock, scale[HIDDEN:-1], scale[-1]


# Made by tools/circus (fit, embed.py).
WEIGHTS = (
    "c-ri}$*-hYmM3)Qd%wxdp1sN4!y_XzvZ}gN1&vybkPv}tiC7@9Li`U10lVHJvFYA`5G#blk`)UCJ2nKggeYhvC{<HbWM"
    "*W#hfi;^@f+^U@4W0yS1d{;logdySx6D#{_L6Ed(Sz);Z9$)<uY*7q}&~!YHso{nY<J&SZc?@c<fUfa@LZsj4#3k(|8l"
    "P6Q!mqgqU+?l`&hzso!uVcze1kr3hKYP|qS&#<?qDWm0u56GD~solz=CA+&aksgW&><*i^M8zWf?z8KCLEo`YuWPa{E3"
    "lSfwvr$#EzwnAyU7{_c6Fs{xr3*SK#%e2NjGkA19?q|P6>H6N{3c}?oJTXbGsX0wN|g!=VlGZpyJbnt=WexPYT+uY+s9"
    "UAuFHdBe62+uHRn}vv6M7BTWcy+H1lAc$mbVbv6lyFq&kIA*uq-jER*be?d6q*i{l?w1!px0cNbK;7NyB?s=nx*h$_Am"
    "6$21iHW<;$OV62gXH&CqxpFQGV_Ah-nXKW7SD|aIx(HSh%R$FtC6k%;!tk)nCS{J_m#q;Z;FoibovFPI7;hKY9T#a%Qt"
    "*q0XU&Urh(fKIC!@Gq#+{Km3*H24sO^8DKiq$zbV*i*Yzsbo@=uDFA#-85;3AiP-z3v9e$I1A$e9fjK4B;m#)qfegq_s"
    "Im>g?UYA!V#r50z!ykA8j5XMK%^kbIu(i+C}$RC@H!N{m(D=7wQD9Z0NixhdZz@M^QT&FIbZ7|54%8Wf+m?|-7vS7#;{"
    "3AtG4$WgJCz+#gXn3<oX0ww+7Uos9oS&HOxsbck*Xx$4c40hJow}GODMjJParE@K2?f0^s^fvzqWx^LNU}uL8zxN+tSF"
    "XaskN<=^-Fxv77^mbUu9(7lqjjDBK+7R(L^Y76?Lw>jcb7niG1PA<9}SWTr&~l9<AoJ8nt(dB{{4L##(E8i4Y>fn?uUw"
    "Q<kUx5LlKT9aP*_*<W&pW;bQ1aqg6|FC_ZQ*{tgjUrHqw6IBsh_XrN9%47_eB6$^cja8`H7*<$jsA*P<%pCR3^{F0&mX"
    "D=u&Rdy_lv-6DqDA@R$4tk|S(I|nLZ^+as7RIt>Qk|XON9bw))&V&PUY=bFp52TUnCMSPM&93%4vg~)KWIHt6Y2QE=_f"
    "f5O#x4!Z!rRbMTTMBWjE3bXt_F8efGL2!woIVvPxf=i7>JcCUIV*gP<?YVrHB$`)gs@Ohy(mBnf#_bKTjEjog37Qh5U!"
    "<n~=%J!ds$-J9@dSfk9Ue47_mJhZ%V|7{s`+!)YV@h-wkM`axA=$B&SvANp)2m`+9y#hg1{pte_<An_ex^|ZK{bV^lzf"
    "!P7bO5&jQaopVr-<eUInAHM6z3}yfQKvfT)|<PI@Mc<?hzh!v2!ij2vLnEu!Qf$%O6)e46Hi5v5f!P1;kPAZUC>Y?;dF"
    "Vf8U8xm+A0J0mG?YVivabnCT}Of-onRJLAhXL)A9Q`#9LtZ|OjT6Ue{>WpeE&LH(8=O)?{*LiFj;74MfDKnvvBa*g$zr"
    "{d1dKV1?@^JMO_cpX|L=Mv*;_GHH#yU8Ta`PFLSG7hNS(BOcQ({_{Suw@?T(z6HWJ{Z5Em@+VT2wV(HYJr9HQLzCMi$S"
    "eStid-t<s}fxbT|IL9$$Bq*S%017@v|YF=AZuLkOvDWP=Oh2;f#<AU|Vh;t4gHk<HwDmGN|Ovs{=JA;Ns;P=ufqKD+Fv"
    "LP@Xaw-@E0gM-`%CesTc1x3hJhcUW3GguwHhQqgRssJrI5etH0USWQvvI(?*y*0h=(?&0RCASPISG-4s7#>9xvtIJvb0"
    "7`b*&W%Kn7^>Pg)e<2KaZ<dtD0p!^9eeg91oQm4#}pLpIBp`s_+Vd*Vd_Ybj)+mEcRsPP}F?k6{_ig!DY)Gepf%N&p`|"
    "GI7pJJhk{siO&_j0*Z}{=*xnkyF$5?1*(HVPZ-WO2CN(u1VRE3FtgFXq!e2V8mPUHLk~1SJ%hTJC_!oi^-`Ln;!%T-;{"
    "ZND0-W(>4j9+mLZy@fbmV$yb?%Ka7{UCB%jFtun%Yu;3<yHQnt~tj3}90y6t~f=sx!D0|Ebzaj?9(|R1YPzM%iY?Wal&"
    "WhjKBLhL7&35C8-hQ5}(L*`lBf4J~IQXDYRZ1V-C?8NA{W!z+u_ENRIgvoJ0gM9l)xT*64s7Y+C$K}%(osxrq7MgrgO5"
    "dA@`?gFKi7BzQ>+9jmQ1mU2;X9{K6;j2-eG5}F^)ghuM2qgpr5K*(zfoU{X5?=%uMjEg>;;&Tk9fvks(wd9bI<TPS7f2"
    "bdO4-stL^BT%EqLjyAYtSJ-6q1svYl=zNxj#ECrG41zpkH7_o!5`bHlEX|3Tm8AlL?DDGk!8L=SAsfN~+V6e<XNkKxRy"
    "-*^uJhEHf)g>**(B9{2v7McOLDhkvBcv#8>qyWrmtObh*eFOraMED$`KuY4jL?frcGNnz+t4SSIjc3f{3)F}7Glp7@)S"
    "nv!jnzEcNoA)usW&2tgziDt;G^Y$qz$HSndfUr;`KfH>5Z?YcWY1qp#iEIP>wOKtgL3R6GOV{Mh7I`aIr{^lAfhCpqdQ"
    "%45oMcJOgDA1L#7GTSoZ-^c%b>cVIw3RDobuQm5-8h0Ox>9ZyhpJMahVs=0?sK!I)26>_erGT91&kJ^4ggOsPU15Y@i="
    "C%d)Z67;irA7P9gm6`(Un<~y;duy^8Q&jn$|6?C&+P*`g@M=uPe6fa6d`hB8mPDyl72OU`Gs-_XF0Om&d5CwSpba4b;l"
    "hlN8(#LBvy3_)&k=aQ#wK1u*onVtt_>G?_|o*H|f*@kNXq*m0aXL3I1>`K+s5lnkZ8%ih!4_9Av*P6_tJp31jAa=z0(#"
    "iCCf=Z7?2)vC%W3vl*MrV_U0$8$q(HHfU5vCg_F&wN%6tgCXTnjL5*y4;Ki5&`RrURbG^~te5MS`Q$+K3HUFhxM`9dAg"
    "TeUnVb^vK!IogP7&-}^nw=o#+UE$^TnHoI~CkNDQy4ruj<T6cqoWBp34w2l#)(KNM{1Nf_9;RAr%NDpluWgg=qsV0}Wf"
    "$?g-k>jkcA?0YAIKJ2=eNO6B=tRkJ%8;l^%$4L-lY(3+`{!go`JV$_y<xd5J1xDdZ?uYsz95DPLT3zd<@)RkPbw5t@u#"
    ">dcov{2zjb?8(J5bVIGb?KKmclNa+<c$?-4csZMD-hD2I900#<Zvm#-KPq{r!}Ct^aULu42Y7TL;#O?2j)j8$rBYorE-"
    "k{A}@O+afwBY%taE=s1PY&HzC1*5h{L45Huq``V;hc(qRWeQYXV*vmzlK>bi#%uv~rAE%XUYfhd#2ctH}VnwcLmnu5Gp"
    "_AJsboKzNF<taQO%X}BlXzB%cO)rr#*ti9{Rs(C1masog&P9n^%~|g?$@YAJcp$2}x#q-7PZwicT2yv}v;waUGrRzRYJ"
    "$9gUac1FSegNfPAQ}VKNGk{!!DrZMRDm=vylhE`!mcN8W0^m<_TtSG6hA!AriS-7aD%RQ&x2Wce=tFHc}UnECvI`xjj>"
    "%7B?+Q@+|{ZpvY@*#b%ZpC)&+fiwd^{?VeYiRGSVei7&{lQUb<r1N{S6aLAqqrC5vx_#-3e7geV+<W7MSgA|7fPF6Gl%"
    "!}L(r1FAQD|`vhfI-qgJLuheC_KdV`UFh@OQ7(X;32+(YOm|6nwU&Y3{nKvLMGr3I)hYwYHJh0Cw$Hf9d4abN;a08tDc"
    "~uAlkM9rbXRCf8Z?<%}0o)?FJ~x)nm-6tWD{V@B}WQLA);D>~qo>_gX>(&R{4cEFw2)iy{TjAp4;8g*`T7QeuBnY+g0c"
    "C#)?T_ALsvg7jmhrKG3@q8`4UQ&XI)5ft6T83qojqXjqjMS$ng9xulYgAlgN^;Q8s^!o-Cf8luVVgc`Uu`q*rmZ_mmyL"
    "f+)fB*#=xljzKGtWqAMJaQI2G<%ck!OvP&?UfI!4Q2U1Mu9g9JIkwk35l$TZb189aOK2Ol1Xr>c&DNO0wNTvzZqej;p{"
    "16Sl#FUa=r}QqQ5#lFJ_UohNWBU=_RzC#+FbU=Xl8cigU+L-OU_-h$0h=FJv@$i;k=Jb=j@RJ&wwLon^N>k7&l<0EPy`"
    "KZw}fqF)k9s$RI2?d=21B4XmR8khDmRSWrOZW*Sk7q$s^AkuERi+Y&E{a1)PH6ZT=By7A^m|%i@FG=3s0fu|TizA;O@t"
    "lzma}dF1swdwfcH>(@{F{`*D1My2!K|ez#Nleo3MfYGNMla4dgC4V+h2Iz7=E$x=i_pf`KX$0g+np9vEx2=d~Fn8%k;9"
    "bB$}+!&tL!j8KxDz5wWU2x;>qm<<>veC!hn!7_w*+<bzzlT~HrJ`}}#AJ<4PjN9evo<n`C(hKCP0009qrO5NNSd2Xexm"
    "lB*PlpqL3vuQ!!We}apf`xA5e;lvfdZ~a*nw)`TCbqzD_L;<Y#YGEH0xAo`Y-SdCn;0Ce!CoWZ2w6q$KBtzrDnT$z&b2"
    "JND*Ve<f5K!0Q3$DpIU`svH_t&6hMe-4>Kuf+N?ol>C%qS?%)G%;8sLVN((e}02SCd3(w?T%cwyJ<zA6@x(9})6p%Zp8"
    "<?^A)F*RFT0^hpp4UY||8++Amr=sYVBi*&KUKFhJ|YP-G8={J(PWi^t7b-7l6=LddbG-(DY<n4wU~ea@{w}40cMIZQze"
    "jVL}jwD%^7}8>J|JNsH?6#tQ>ySFfJW(djp9F1pA1TRiqSpnm!W+RspgkLDCH5edVsTk+-l}D-<5$vj@UJ$Qmbm##TTa"
    "sPJ;;`fO0E#!Yg8ZfcX-j%#?0YNw0=gY+!fMf?kHQoxdw8q0`^$vQY`EHE#+G12@5^cqX(zDM-HFV+vRRwS<bC4salnK"
    "G1uh_YJ9kX&XAhb#=`jlV7BX=x(AS6~wX@y_fHIU;C+paVT{*t-$l+DdhepvI<~`To-Lx5>V`zYG{aNI00UBc(FXZh*z"
    "yWShHM-N%f42qyFi)(IQ}d4ZAc_yuS1Ur?SN<}-SGg%pMU%JKxEH)<I@SQq0o92tJB;nGTK8o_~6>;!S80fnvR!)heMB"
    "Mvj!48nFODd6QL>=_w6_=QxEeJAf40j+9N50IAQ31Ss^z%MdyYwt=kK`Ty`knMST6)6qz!YXM9;JtIVU@r2LQ$~(v=u="
    "(mP-~r`s$-U$Tfwb>l2-^;4y}Iy_`(Ox0|Y{mWbrco0?FbDA0_bKDg>mq7>@wi2D?x<MrBA+P_5g+jbl^+M}d5`*u&KL"
    "9n-UK;GC<NxA+up3{BQTy)5VRm2B2f=zC?BHi{138e`39+D?Gin?Tc>a6pSkAxF~>C6aVEz30RndXv*0g{wQJd8+9GOd"
    "!EWwyB7z8r_KBdJ0f+FsjI_50ER!AF0-D)IeYks)Sci+#<glkxVc~?@^2=a!)#Yt4uRP6h=~xP)tZu;3Los!UYVmKn9h"
    "yFb$P#8=$f%JmBCNWgS!FsA_?jwgm!}+N}+~;Q|W3p+Stgsf>*)kcWYSfixKxWfeI&OS48$n=SQ5$hx+KSYZXftW4G8O"
    "2I(rF`szy$E=KA(-dks7afBq6W8Vf-q<VTfo6~<3E69x1B0@Kz!-|Q(L_yi<>w9h+)d1M%XIySAioB{(KIQW-5{Y&Ujf"
    "m9l&HdvTmWA|3IeT3I_|QR33)5*0vS?TwNa9793R#ghy<^iiU8!mRM4VKW?RTIWuU*LCwj6=#GnQ+0Y?dNllKlvs4!(c"
    "aJgY@LJTYv|B|7)plSR>^IOn^8pO<KpbA8XPfEq;TeUz{A*}%%t4m1athzf0?kidK^+MVnBP>NcpqvK~EA+$ygz}K4xy"
    "8S0%_Br*SXXWu_-~eVT_ehn#wcl+&BZO78KVN#d=p9Fpy|<qu%K}k_ygd(q1k`I=H>|~B$Hocjt2%tY+{MRERc`O3~Gh"
    "Y2?H=Ru40NzI}%}X^YIru^J?|}*xr2oM=ZaX;CJLy4dB>)H_5#8`BmPCPKy3EfGOscxN!=&fWM-N_}M)UkfhhTs0HbrQ"
    "+IU8Wz!gSf%=ultIhA6LikaM`{6rOD{p~XEN>T@T8R_-BQ6J<Y;PU2wseFisFjrYiqV>y^$7E(LPVC61j*C9HDFO1aH<"
    "gMd+Sl4=>e*8jlxR-g%KM6Q`1N&559tDhHXph#>i_x%cX-EFZK~s$6p6VixX0w<^6_W93q=12KbUisZclI+FEJ8uPpb5"
    "tg4!)iy9f!(s}FHxogs~>lknStx7BQP_;~(W?8Mz@o{DOBv^mEmbC>PpMjUCK{+>I%l4E$46gh6BH6<gnEr5;el%713-"
    "IL*#2M0gh2l=|XIEfO&D_pG`{SD`a7|G}q9obKvqNFXSU&<~#U7;rv%zTYQwrDtrI$h$Q09*Z_RNcHXTi62@@L-ar8;|"
    "m0X7?s{6nXkxvK5q#pY<-qyL~T)qv=nZt1fi6BzU|N-3i5@Odn9t}zfAUZMg3tZe7w9k9N*b85X47*7%yh#t+Hsk5Pah"
    "RQ17Rp@`zD%l%gndL|dH%fri0esq$Fsbbs$gS>;0fM3M>}h$ZG94k<4wo2zv#9T!Xg&#BKCD}*H~aA3Dtlz6Ib7MKR`<"
    "&{m;Gio);xV-Gw(<JiyPV9E9E}^UJFJnETAEw164uH7Ep`T4ZD`l6Z+K@>-ymGEeK%9^u`9+xbR*T1(l#2MjSkrX(>fA"
    "EnThx(yyJ2G<|GnIT3aRW?h@Pb|5b6)g-L^0Ja^itlaL(4!L+@CZ1kEj;;^;x6Z&QYxVv!sIKj<`K~qkq||EsT}_kx;S"
    "J3kR^FV}yih87(5-<N4VGp!Qv*FRtD@&MO^tfHT{CN1XxAImYggTcMmk-fw^sp0&e%>uYdhj&h$&crc`Bqr6>tK03<F="
    "G?qQ9a*)*ltYTiMsY1G&RqgDE_e^ACf;X9sQHk!Nn@LfB!3kK%#Wfz6^>7#ZHtVG>!A<FF`e$pMjORXPz@^djAp~#EpW"
    "wbFu0-vH1`Z3utI5I4}%i8te(CHQQgpJL`O;|xo7QTVf1H9@LXKfFT1OXa|fF908m8#UtFpheezAH`_VIRG;c-LI^s)Z"
    "lor*mIsy_)=PXlxQjKmLv>s=puZz?jvUX7?rVvDve4K`e_?m%A4rie{&Gtg+uo*p-*4HaoKu*ZK~cZ5|l${b@Aue4oL0"
    "BGhJTPd8#PHjCk-P7I*CvQ?j2_-h0IY!;&}EPP*uUc;e)1D~LkAwguzD19jZ0BU6sPZlO&kQh&>h9fD3o{g?fBWlCIwH"
    "m*|=xuyG7$lZbFCShs-mKDiT48LASv~#!ZPB2$yT*jG%-09em1-9Te_fuyx4U&^(yzLH9G@Pch=1~r&!T2nrMh}ThSNR"
    ">U}Sj(X1+sle^dvQ;~BISA$q9_9`1EoOmM8~yU-pI>WRfBe(-FzR<|>)hD$M?I|qNo=2*@1{Coxg!&e5fN0e~z(9(nd1"
    "UT6MStiuVo+~@j`V6hSKyDjIKl<<YUh6ks{~!O-zY_kpZ+Cz6>13b2M&&)oPI+GEX(M8tyWK40<pt^$y@&2K;~N;-9$W"
    ")~2#+SmM}=~Mh#rSUN!i?wtbunm@?@iKQ=vDRD+uzCgVV4)4XpPq-l)|Iaw6quAuTk6LIo<O#tu;6D^XguFVaLKT7agL"
    "oOg5m{`xEWhh9lb3JjiJ8W}vC*C)vik>~7{Ksj3YKBXF06@0dspuJF%c_fUKC2SEVm#P?Si$9j14ycg<Fn5&~<si_}72"
    "8CFmL{Q4fq}HGP<4fm<-LErbEeR;ak(_Ii%=m&k!O@EGD746g-90=qU#fMz+bi=TjQbFwwZ+J9vujaAyL|B-iSKh7K<u"
    "20W39ZbQop8t()g!V!VUiYg>(Xiy2Z9E(xN3_QFKBhYz$p5N~xxmLvCI->gPZ4e%Gbb0lAXN%KIARyWQ0s$_Nr@_=yxt"
    "?C&b8Ez4l0ek{KRA?2DCJrf<>U-<q{JH}Rz`Lq*1M!;7IdYh&iN`k>9Ej3CM<+Fy>~am@Db123#Mn8B^>V93Bl#_UNgc"
    "U4uM*${g(FQxxr&QYX#o)ahIY;bbc!3*Bg70k{-Rh&u&Ttg@~xcW6+~V$NiuH!8ZzC$)A58JFOA-!nOCr_Pft>|oE=Z5"
    ")JZ|VSP+9+#;t4BeSxU#!Ncu?#Lw82tSjpVB1NqSD0yKN&_lvm76aLA*3bth4Vm>k>blpkh!{~QDE=78MHlACD{F|&CK"
    "rPmRyPUwF|8BqZB4D<H}{K#5<e;!frjh4Iux?M9@U=KR9Q!zQRaO`MkWg}VO6H(zbbWELG`b=D{!}N;7QL#Bgm+WjQGL"
    "^cLwT{88U9^r6;_PYsZku_yh+Df`QUI7##Rgbh0tuv1~orXlNuz&J+=O2_;iAe1yp5wu+X8q?LyZQ4#*KvMbadLeOXdK"
    "Z;Z<P&)V>nOakVqdg@6aqZ)KR1iFu@|UHwqE3*Yho=Ams4;3K1Jjk77(1Oa#4Q{O^pbl5^w<@zjr8IuR0jPuC-fWgN;d"
    "e`k);CZ%``24K^qZL1k?l|K=hEnjgWSy9cw~^B(m~?<|a^IPR;XuSIj9Zoq~nh1x+NNm)5l{umF{2HihgRmkoZ<q|S7p"
    "d5M@p8}sk)?+V;<+TO$Xca21`1oQ>t2V*tUYEC!WN9dO`tj4L&Ak-4?5z7Nc_g!NUU-n(HMhabBAiYxRQ!GuFlpLlPON"
    "HffYw&+e#)<`sA0UU^;B#W#5h(!!6i@h;9qqV)@oh7$JMwY`#<P+ZH~*5C8jYCi>71CD2bk+&Iz8&9>{88huXrO)`?F~"
    "02>`RaFi@g(>OslS{d%;z)+pYuD@|?7lAhOY5F)^yj{=fX=Nj93sO>N~+1n2O02l-t%2zP)Fq+6e-fV;;VFqx3UXev-t"
    "=mD=!L$(4h3!%EVjWVSCrQ&#|NQIedI3;Ox1x5RKL#LKjWi1vk;P9LXetVri06)#a&VB#p6!5Y68*^^f#b^McMJ6PnO2"
    "rj@=BkO`S9VW>|JZC0@ixyL=<2;gHwg8?hz2h7gdfaY7K&f>Mh6)O{%lPM8ljWSn0YrSTNc;r35mJc0!SzR#e6XiSL2z"
    "^?UrLi1buCa}4J#uc12;e^oNVw0)wwbNm_Fh62^~CB~nzN5wNVHN1Jo=z+1}Jngyi(+pmv4RRQ8C~_H*r=(VM*XSON1P"
    "2;?qF&7f_{_wn84)@#hDYuy)MEFD`lmfC;JN`dxm}b{qp~-_ELV{Gh&!ivXb?mNTQCA<JNqb=7|FPAA+sv?uv3iIa@-2"
    "Un8fr5M+2Xf8%O2p$_6^+h|;0S;pbHy?&J)A^VtA7rKZI}kl#lJv|jLMUt=G+<7%i5=$P1HHc25Yxucn$XiArmoP~FGr"
    "0ps$Uy87hCD?kJLoo_mQCFQT{h9Cs=CG;I8)entU4nbw0-69-c`vj;tQx#M!E$g~nnu0%1Fz{s6GJcsT*@(}My?G!J@h"
    "yDjyebIg^=#y1fz@1v-42``M{A;2rW&pa0p!hGn<w-28yxL5-eaDoCQ3WO;t`U4*Al&Mb$A&LpyOqQn1H06tc^!A;GRf"
    "eb`QkjpZwsX-7mjicDm|I}eG-#S|0|7<M$Gg?o`SLB`#M0s)u^mBrc>xcyxLW;xJxW|JWE0{IkxuZSuiRT4l-7Eky-D`"
    "xn1t)1Aa4Rt^4A;Ju_={j}PzB1u6We&hs4290j8=lGl>g+u2FVMAtjqV{r<f2(2BLrFBXf|AX*kDzejaERzoVbT8hx59"
    "w!A*q0GcAycuI8A7q#as{b|gC|lV%EXIFgOd9w2TLsyHxOZ}EH&Js1)Kg`@zyz{(W3Hw8dNBZ8iiHkS5OwKFZF)#Pnf2"
    "c{j3EkcnuHPHqa$c%#DHoPeiIF)V4iKBh~+NtEokidTPP}(*%rbXFAvggXr@p(T6N_FieO~4vaH8{pBf@V2r%OcbT7n!"
    "sw3<d_QQOFrFbr@gJ@JEed2EvH8K%Zs5qYY<K>ex|ni+mc20Y$H7k3sPc7$i0N-)A^$SR>eK8M0v;xV7SlM<|JmYFbYV"
    "nMeae^QfZXXZ(Oem_ftOwH#|8c3V;?JRTusFv|ET{4~nML)#=6OC|%5$oA=Z$%ZB}5+X|DFDnUkrAP6E;sG?+urb-t`W"
    "(QeeSUx82t*An6t`5)A0^c@z?QiNf_hjo>}vBQJKDA(8VxiR2t1F4w!P?v^c6Ga7412P^=YV{B~5{G$n(PIEb2mgc7MH"
    "vmE{2%xyS{0Yyt|QtT{`n&MgN5KuXf4FG`GqaOMu<GOuU@1>^5f%mI0)sh;7JPDCl5EOe=aY%^S~h=}1v<0B;dU@0x3Z"
    "Va#<0csd~&UMpjZW8pFgg`*EbgUfs<GY+{3+)A~ncU-x@w%qtmjHs_|8~R(WwsO^E=^q)l%IF=G9iIc4)JM=l&`E0Xq-"
    "j!C-j%uk$pt9P5{#54Tu4nyr`~a@bAk-<ynPht88<q7D|oQYb4=SGg!2ad?O2EQZ(DZ8BL^v++ZpUhX#^%uQ>bwEEXcb"
    ")w1^F4KnTRDnKNfZ2Z3C1YqYy6U+u+3mjFdl_noJoBRwr2d;dN(wLxZkXFEtY9)*v&6$~oL_ruvz&cIUn6C0hg?@BUd|"
    "A05rF2D{7KnbxHEkj8ZMLFOOwr{3FoJI*9FCx=I3WkxGX#M<A&NQhvl$a5UQ08V@JY}JDB`5%=fw(IYB|xYK@LcB^t1S"
    "<6$(_=2NbKeiq8S>TX?>Q7GpE0jlMt1P$mswgn}LktrWzV(!7^ImX&~5F4L}oO6Gh!waAZZ<CE-V(}=E}Xcw)7KjG4$3"
    "MASJnf<g35c;$|kn~=(bp@J7JlaN6iSbQ~`lWht3FuNG*hEt%R8Bjhm}G+17QU@ne{z7QCgW968azdqwg@``{s-ZUwL*"
    "UCDm&mcTWh_XC7nDFVX}(#7D%*3r)-_#K$2IxL<@eU+WS`MNsG(YCTU}tS`q4nm2Q|oa<e^C4Qzxsw-6=3e>f)%SqDcb"
    "Y5Bc9HW;H8P*1yMRD`mUKxJE7+8xo<(yUR#3ge%s$g5ljrTRf&{GqpLigg<^JK?heEy}C3r6EU7c>FRF2z6x|fG)tlhd"
    "~P9UuE=*7L8xv$5MVXK|jD(nE-nWl05X_2aH3eLl6X(gEPu$h_*H}<A)RN-SqgRZc4NY8cGAwGA3>gw7*8@&uCYiwAxI"
    "BheEE3wSWew66Ao5AbZBCh}w=8+$Y*3Dd^k>9TGv?EvkrCwshAcA6z)aPC~6<<kte}l)mGwCJ>iw3r}Am);g{)G<x{Fb"
    "r_Hiel0N@9T%aq3l>H+($;<8BTYx&0vlG~_%`5+60{xsvXj<Y=wJzr*GA3GMf>%40ND26&ZUg|5(~4CgXk`jM|cz<?V`"
    "^xu$ddca;-~ODX(dhkJZ$roM~@WMo?S_Y0qeuvev_lx>ZDfnkKPAL(MpySdJ|#Iy%@!1ppWJgfAkfEMO>%-dZgTxLWz8"
    "*49@8cz~!u>RJnZfuU&whkj`Q8B5uELyOh5xTrD8`a{Vr>m=$E-mcK5Di{Tb8;D}LpyQLQGHn<Lyu^s86d=yxXx$+0GO"
    "fR&%NSMQwaV}m$Vmws+!U1>NZ}|wIp;)2L{vkoO}UZ^qfNt7yu!zBJ1##zz+^=^wluRZn7!WP>%2`Xd{5i(s~&?$cna~"
    "zBJG$~NPH;{Fo)0tv@wl#Q5Qdz0Q#sQC*YL^wbOPAP<>is{81+(7qqhkC`kJyi}<-T-5#NzJ19gwKYg^IdI2GET|i7A0"
    "0}Tnq8V>#cO{EE=#3K^0hXkFF$tpqkaq@p7tY$%9!_KhC>f6M2kk6RJhZ!o>9AGddw%o&vvgbX;gzWNcR!ptn}<Jv4Q~"
    "dF&HfB{6w5!Yw3U})v~M!l`&XK10)2irDGr`HMQEU7QR9(Tb8_(m2pk?mF3@7uEXf;JR%Fq(Adq%8Kkt|N5Vcya@WIe0"
    "kZTblZ#fPC$Y<|m1tdfZ`w!-F5&~Z@My4(TunQG_(c6wSw78zZ@JS?QR=?Jpy*pmBvrSi3ZR#cB-PBb88^3@=zSjnXdx"
    "pPL5?qoK@U`ZAlA75>J4F<2_nRJCJv1Mr=*tS40F1fk&)bP<4FZBJZzr20@S*Y9RF&-mVnk<B+PSkBuau!4kw}s@xX?C"
    "vpx!u+v?R4a^{`Vf8kl#f?gMbik|d~$p1ChUX2>_b0<5<i(0+uO=Qa9IskZ@83F-tPPcINu&@g1+HB6g<($nkagh-5it"
    "!6PlYtR*#iXo6b&3X?(OM97|={U`N9dnX1AkMHBer^#ilrlr(ixogY)Hw1~N7!NOpt&q<sAn|i#ktoOY||x&)V8Kn^ho"
    "n=mV3N$bX`g>z@I>TC>ORy4(tv5MG>@d3ge;?*TkXZ^Lqfj4<MoIik?g%S<yZg0Xa|$O4w6V;YT}KB!~HfRUN_kV6;q&"
    "?88KpWu4N|4749szMr8LB3Qhkqe8*Wa9PX7i82tfWz)dpz@tJw9;8|_w`XY-0&x_ha|=o!AR#8&9ZI_yG;Ki_rR7M>7D"
    "Bg%TSe0z8JUjyHVPvP+E7BmW+3B|d7U936mcPhHSHP;s&OaAR?$Jv1l!UZ0ToUSNZ{<c6+q*?<#nT;cSY?0Had#f+Mc#"
    "A3fpJ`vs}(6+V#^ekX}gv!3#vK%8<#5mMLg=s}nwIYIK%uY}?T)49}0>#d4xK+?Gy5Xn)mW>=r@^S|B#ZvWH3hL@IBl<"
    "1qCasbgYB5ptR!h~f+-x5FRK;8Xa8yQcw^gI{f+zm=(xoN$9wr$dYhS%6*w%$RNxBtz*x-l8TKm*q8N_5zY``8Yet8#W"
    "@YjP~_F6|2I;1ds^a)8;z~N0QD-w~1K4Lia)X6x!X$Pr5#nFSIC`)#>Mvwi!TLgJJ8W{J21^9^v=t&?OY7f*%vGMoXgP"
    "1%$qp*}!0Qwr12jtVt<__Fr5<m2uz>(|kF#;@l{*lVyQl3ix?fz~ZWgaa+f*k`M`bkZx+!bve$%73Wt|R2+T+DIJjkiI"
    "@isecNcMy{KneO9gfM7H##AlnVNI<}m`!%KY3P#zxV6IvAjSVfj2TIz`elE6qKcI!Z(_yM)ryM+9KDq@2WQ0tkY*b!+K"
    "(A`~(J)S*iCQP9f#(W2<G;@0&o@trUcDi5~aEwo`geH)Dqpt79ZsD!ut2H|+o2faQU#8e$J_<FA^QmhnMr%%x9<PR!M2"
    "685zJgGg77(tI9O;4aGMms&pXjJaZ9xk>)h!)@_DDEiX{h_z{^HK+FBkj5ynP}uC^e}A@tr!L92&f9a3jMq-5qzB3txm"
    "KT{XC%x9`Ls15=H^uBV`u$u|||SbbMkKZVi|Nsz%-Hx4-v$>Dy0#xaIZl|G$05Hv5l%mLT*d@$T)9L*RV!AAA}davg90"
    "ts!>T@<W+y9e&n$*}zzQlS21hmGhgDFzP(mP|nbGs)Z7v6$t2GL+5>I?~1CO?-*@96V5@nk21*-=C^pk7a+gnv<nWkST"
    "pUuPC4p0q$O`qct9#rB0RvFWja5g&G(Pj*>oJEKO=`u_9~(cY&gis9(4}pk(5QrSFzCS`Q=H_LJ*{oR2#?(uy`UL8<B("
    "%Zh|)VqM&ke@Ve)mqU}iU(-{`AI5F21Z9Iy4fc}AE#P}mfVd-vr7~dah?}m3;ETfA*CBF#~dixG?bsW;AXJSzG*s-=0T"
    "6wPmbS<I<>7cSFKh0&6So$gH2)3LY*9GMx&XQ~!AtyLJ$>vvQ+KkSX61_8Yup!W{pkXaR3D6I#O#~=cv%RVs-y}-^?re"
    "bfZi~-Yi}<t|7g<lk=><yni=l)s9+M8|jiznZU$%O_eqVJuJN>z|EScKBIHK^+7j?Z9c?H{ab)R5b;NQGJj6&!}YE7M6"
    "SWquSmuWsAl^mBo-&S?~O$WcArr9TmjA+`Abjm^T@q>QeY^!Pu^-oh@w4M-uZ5-6xtjIb88#XIMM5Vr8Llmwt2wN6tkx"
    "pFzyRMuzFCXF8&ON(A8Naejtlu&fMzemQit1Q&SEr)NvAZ0iUN(Y-^#g=QG>|;OJ02G|F?dNe+_GM6oxb@Q1L_t)Q0-w"
    ">WcLnP!mJ4gxu#=V$X*7e9Kgq2g;msaoQ}~}M!90(QVNRXIZaUV+}1L>X_gI$OUiHpJTwi)QJ$LqB5}kwsLLhEcwD>Jk"
    "f*n%h|eCXH0O){f*H1zL4N*-FZIo|t{nO`o%<7tGCH+_-@kx2XeZi(Oy?HD@=eL(2jCx+U@91!9hBFe(K@6LkX_X?)$5"
    "i$&v$^In9ZPiL&vPx?3K-+E?O~WJhuW~%H<`+L?U$Vc#~%^p|>tYWk-H_TkYJ#{9Zmmz)$V?65Mhva=Lz$itX3Um&V7J"
    "eI9@E1X1&Jas3h=eY?u2hsr@=vd1Vx>KC_oh@>&R0WZ=1HFHBWo9_ygBtCu_!LJ2Y)d^!GZAYTri>e&RH3sM=-evA8w="
    "+$~r!tE&Gx9L^rj(%yzsNIH*_Un1u#-itXS_M}7aJV|@Z!APR|uTeeIZkN-6nT+$JK6HU*1UNt|aGQEK=^Xqz$Q#huj)"
    "pE3qogpSGL_=(|!>6yHI;0Jz)SGYIEnPbwU8!q^`H9h;esVI$Rq)f252sS!FYz@znTN6UV@?ui30DjgPrTS25?h{(tIh"
    "$KTr<hC43%fM$N({grCmQJ8Gs^1)?i_i@Cn0SpyJ9x*_NhiqM^s*`LGOrNd3fQD6M7qZTa5WC{`Ygi*a^dP8lr$W_9D|"
    ")d1i|lroB)1f`w^r)OV+TLfI}l*(2|emd>B!gQcqWR9k2U_^(Ye$15lsD4c~LV+V@9Yhfklq13w?0e7bv;P+t%jq1KP-"
    "Ea*6hRCO2IEMuFL7uE$Jx^Ov}lxfRw4M_~FG2MkPoo+zSpiJ6)PsWy0&iqCEU#_O>r{!z$_rl#z9{%;W<M-C1a^3}>FI"
    "Dn-YwFG$zl7v3`Y<A{`~U;3eD=11Szip4*fwu{DUDrH7y&=i&|XdKe7(-i<z89Ne#>4pjpvBOb>Re|t;Q_ob3`?{a7G2"
    "ma}*CfYQr?a(>%uHg})785kr&c(#`C*{57{%pEWu)u4z9Ds$4EZC!xV~b*o!sRnN5Mt)_kc!+?5j)f{@&0*36Rm~zq3o"
    "olr&O=7Rr(^R_Ow*G_9==O>_GPR!q90S~uOt6~WB}<GAqhXhgR@SUH8%VZIRwGTt1lT4$dfxuF$G@NQK1JHcx(q*+^;}"
    "qpzQnFcz8^F{##Z;Cq|U@McS7!#UN!jn3RD!UR8NOqcY)>BhCF7ecVow3-D+<Z8JIFV+V37^zA>Qz71-14&d`tP#?H4F"
    "*4U*A4bu|6g$dU1*HFv-Qo^QTvYkZ!jrX7D@p$%HD^DkGm@nD-=~UM)EGvnI(F#<67X=<bxNAS#vy0CMb|+zt9+TNyR)"
    "m$IoRTxsJnYvg(nc{l;Nl(_Uy(;_!SQWi%~<3mJS(kZL9@`osUP?inhWW+IvD$+1H-NYEnwDSnOpZuEq&qO(pFE!bv^R"
    "m!9u{PJ6m02K9&kuX(!b}v)k2b%uvpYrE6>;3Ht3Zvc^SsS4~<KvtHfDvMEBngxMNA{&hF2^$*?us1XZGD+Q{16lN3c$"
    "7?&7Sej<ubJ>NpV{K;~@A?-0K;`Aw8pmYpTj(|+ef$1P-N`ju^(8?2`1St<P=M!dR~N7%FG|C=#)u`jHT1P{f79xJc&t"
    "0re*=?hTg&!3=8@_h_1p{^W<9g(Ii-zVa<xi4Bwb%DEca%P@HFz_WNNc8wl=d|m{JeZI*{ufz>F~O>V5$p&;fV5tSpTD"
    "{j%O)mcqVtp)sX%e&TbNYkkS)7i+8SCK?9$lsnCAGnL<b|5dpN=ZQ<{k0QgxLQx%K;H_IGj=0T9pR_NkF*9wUQm5+1u4"
    "G`<9ALxDG3QaISn2YCl8k;@nj}+(KU^S~j6Tv87n!yZV<1(M``Dh_L>tk48kloWKXm+avvKCNgc@Hf#kreTuPz%WPP}1"
    "O1a3-#eTBo|x*zUKb>6U9JGgtjzJ+K8_Vc8aYN{QeNo&h<Lx+)bb?wC|La{P_?i)KK)%NqkJFlk%++Ro6t>{ol5goHSU"
    "rEuc+Q8%fb?ZMCsj4}wWI;+Ib|z|F6YJN@LDMFU-L0i_0NwSb3(l3cs6;zKx=T7k&=q+;TA3_suYhTy6YX(sfqHDK>xs"
    "#}=x_;d-Un`PA0}{#Q59s$Bz)c}upb-`Huw6W9IrmIr=$OUE#42K*e_4(NAq-7uatPB^Ljczw!n#ZQfu+9=uO()JN)?#"
    "t%UuG@eSMEw|RK@u7#8TCaSeNK5Xjd{^JH|{)?sG>izwu-Q0f~idJu?tK07Wezm>1JG^{w@;kT}JAKeYpH8e)Q)OZRV-"
    "-}E0TfYx)BW$xujXlY`LTa^lH109*Pe%Id{}*4-+i~z&b-lK*o}{?`|Zc~*R8d`l%Wmd)B5AZhxc3E*k4xJ>eJnDck%w"
    "yRoA(1czMB2_m>~L_aCqO&b?87Wl#58-+uRCxozI&a*+=oF2wq7M>Kl;!3iK9=FeWA#QFO5qDxuxyw5M!pY(k5x-C3j$"
    "olrQx%&3<eDkAe3FSKKx8~yZ&o9H()yKoBT=M!>T)cdHak~1+$2pf<t$rCcH^02zZGX3{V!5gHjlSGI$cN1r`}4?OMD}"
    "T1-Ttz_U)`RM6T1|_%VzbdeYfh*yZQY3uU-GRgIleA@3*%X?+<l*T<`k!r^k!f-)#1~a&_7?+tud%7xUFi^}&m)-S%f+"
    "ZnnSpo#j&TM{cfs`?FV<Uw-rYwEkRIW;eXp_2;*T^>Xt&y2`Q%t9L&(H~X8gy4~I-^D@$5SxBnLL_-%^{LtaQ`SA1q^|"
    "sp>DEM#wj!AiY_w#Qz+W6|^-Io%6=roOz^B}D7y<j3GG@WIxv`}=|eH<Fv#>tIjw82Q9@#iG6v9hesQh-mcFO!_<yc_U"
    "A^!xSnD)Mqty8Y>F?Pk2<uQZFVYOEKdbt~^!-|B_-kn|@3|M|DCzkU7f>o+(5W6B`)$_3uD7=qw1L{|4=fiG{vqMPWZM"
    "yMQRJF0rFL%cXJ+GhoMBiP7?efjpXbN{qj^YD_h@Y~jZnP=v#oJW}bVP34FomF&AoVKp>i(D<5J64v(G~25%aS-E9JM}"
    "Iai{5(u+aCY*)2~jduk%pa-K)ka9v&l|c5pR5T{kxI`lOhswJ&vELH-JMcRpLOn8ciEta0-^b9iMJ%J>s$-EUj}lWFZ-"
    "*xB;Ty)9=mFEJt~w2V)tYq>}}I9a)K%=0{~;;?J?Zl!;z-03J{7k}I1@7HB*xV@wcxlaq7cC4_y{VLIJrWlM64a$E_Qy"
    "rlK531<7QY)FHKI=S79orzerX}o2riC_i?}Rd%DIrvym8$&?KMzb-&*dVU6Z_P%G&0d2f22nvb57>@<f)okQHt^GWQ1H"
    "|U5|9|_c!kU%+XrTH$GMCXKMc_8qL*QtF&Qeg3ZcFI%uR!muA&YD#HiOQFPYENq0eikd}um+na5im08RKHyBD~Hy3%ar"
    "Jkc1E<P%)ee_8+Y?F;P=b3fyRjTy|Pk{Uc&=ZHNv<XXZ7o8tZwBOz)HD7AW>g;_gNe*Q;kaI<;9i1YGZ3$<sY(W16t2w"
    "qgpH~*Y#ZIy~Iu<tj0dSD&GAH4G>9UwFoJnrnHA@NaAQ=xYZKLV@`137tRvcHN{<Zu6?!4T|`E-&tf7n*LlFV(qs7KmF"
    "<!rNPIUY(#zEdF#mTsK>=7B8&R{xOui&pCW=|OYa03qy;hJg=H=Tho;vcj5MyQ%%*^hulYrnUU-=dBfg)9Qb5@uKB+!&"
    "oop5O`{2XZfm)0#zA;LfR({g20$Wo+n*-$MAELRIN>zB&s&hwP8W2B-1RLv)R!tBUwQUlv%iA_lcWCS70eEXQ+tRshIP"
    "ppv&&6!SDMEUu5zvkYF_|h5WyGu8JJ~I+B62C0nb-xiqvhgLA#i&M>;rqw4}xP?WP%%1=UD879$05wuZqQF7IVS<^mFt"
    "4;F4HkWDAJR7?88c64CH_xi5<(4URl~j~POmzHq<*FEiT|39dA3XllRt;IRR{2m|?{u*xah4mNW+U1xA}CJrQ&+>$DO="
    "3)i5FdRSLel8x|(=j6O^L^23%N|L_IG-g$TZ!R;I}{O`Hxb4(t>g<2?6M6F?PhjsAu1xJnFUn~K!->@?u<ulc1SkD1l6"
    "x|VC-NQk;9s6W~sT{{?4-hPyHE0!yK=sIE2<48|wkTL|nqNDU5f`}!f{$soDjXbA;i=!RHvFo}^sX|d{E)U^6KdqEV0K"
    "X$=a&If!ZKe6a^~1Z*e!k|`ze-%+eAqpX`|IzD?(6!*&2YDW@N<c*yO7Nevf!}4OCeJ~tG;K>A9tT(<!<h`yv3gn=iNu"
    "oYdrKf=K7Jl@o@Ms0tWWot!h59;c-5`KkF&H-Mkd(J-ga%{ku_Q;C@s2(W<QS;tOZ2%|Ww5_gs|po9_RyKZ*6Nc(FI@%"
    "iaEdIj`Tj;j`}Q!LHo-;VvBecb6BhH|xjddVlx$Y1(Z*^y?SH^<#5+I6r<E$L>SBez|>d-`t*#5ASE+zwi5-?)5`^HSH"
    "eW%|-vbA71y{`}Vf5$G7969&&f>h7ZjPEgs(g;C=}ZE|yRA@CAE%;kMVE&QF{9NuEBhOLKjBGxVp8@Soz{EgP?2Ufr%&"
    "yB|NCK7?Ov#cBQd=62mCCHEi4@|oIiUtQmJa^(5^KIqFjv(H{%_bTT5!~4U$DUUmKd()!c_34<uz6wvv=fh<q(?K5|Ja"
    "p7AM7zBWMP~El({VFCy4tUP<MX3h>gDvr|L>c4HxJ#$wBwftzgK^@QPab}xZ39R{mU^d>~Y28n=e)`_4S9#Z^S*DwraW"
    "i(Qv!&pW1m0a=bDh_kZWb&6S)lJ|rV|H+lNBdGT4-q`FJTaJqu9{QZlq6m;=C-5SN{cn8Zrbo}4`__M#4=kj+is`<ljf"
    "}0;-w69B*H<m4b@FAEqHMLQ+=ed@Cjxurs`3voz3tMD_eS*5vQl$XP{4&<Gx}P6~Rp%hwXjm!T!|*G?%M^r|zkq7!KV2"
    "t$+~df_$KNwjZT9MIy>KHq;@uxK+0Y?Lx*<<9B-n4=Zlb?^{q5^-_Ddv&(&b6Q;nChgI^tUkdtjoRq4TQ9VNVyNNXF^p"
    "P6i&=Qgd>2RGn8Dngx<D-@@nhXQ-cG^D1Z7>B8yK=o%HQ(o#AOHV4_UsOu_gd}UVU1ht)&vaytntVt)j%Sz8Jw6>+2wP"
    "WEj!gm1zTFr}?MWrj6<Ue~}PYQGiJCK2%kAzR6P4sXc&eOhVMmO=&iK(Iw<R7?55-`H)&eg~ZEIn)D^Fz8Cx_96t`SZ;"
    "g_zy6x)F7Up{efRAh8~49)0u8Md|DYjWQeW{q_dceO@r=3jIZetSsq5&x4MaeZ&>kggw%eyh6qljL`cD!>B$bvQO7kM?"
    "JB-uF6PuLx~LP)FDg4$#EK3XF3+|b17E76n+g|B=h3xbCS}H-PrlP74j2YHN=;8zdwvoN<f}B$taN#=szRPh#qZPo*oA"
    "Il&d{@T21Nb(0Xy9JT#AQDr`=VFp0yT%<-ll)2Y-H|3LU0EYS49`mG;czdkhnfl45E7#;4ebQuKmv_RS3IPdCAi>J%Bz"
    "S{b@FBbP;<5)0@*69z4=y<2KsqN{W-%9_rN#!8z9W>=H!KoK$`j=>g~2)Zv!Cr=kVl(HyI3&HfXk4ksl(j_o!^ogGKKr"
    "^^A5(1eUslEEwzf$PQ9*8$xpOEOPe8K3vrC`OL&3oPZ`_RTe-_U(4V?JwDMrqn_w}RR3c)rt`9iy=yu1r<!@zZx)csOB"
    "qxKPZVH|BOp{DrRPtA|wMxQRC*GNb)+@f5{VaL;?U;a)#>XV1dY%7dz4!r<G7Sj5un%b4h1=eXI`8bZ?yCGy_H=?0v5j"
    "uw9owLu;Bsfs;iAQHWz)0Xz1M<cd$N<x;<&a9rZkzJ*0@_f7qN*?R;85_EtvbZe88KH=h{0;ICn)?4gqw+|H($n*89GU"
    ";s=dY?l6>!?B&YpK&{}o@+N|#_KF@EjD|LVVABn%mCIYcAK=w-8P=qXLekmr-6iH=^;u4<+Y^0VTP$r!o@8{Um>=L`19"
    "D08F;!`&7;PbVYgUF36a3q4S!d{RO!h}cZWP*p4kt{nQE@3^5GOe#&UBYBypdzV$9LrrB)^!y7>5pr}na$wI_!q8PgQP"
    "895=q4(~=sZG^&yTbqq~Zi2o;~M0*D^7>hl4s<MWrkF=#5Fw7O((KS8Nsl_`2Z=zKWKiGd=UsE2-&fkId*Pgh?MIYDLO"
    "_cI^+R%jpEUGFkBb7%l-A6+Vg@SF%>S2!g58%x2%RTut0eD8rKKJi3fP7wwaxE%xVgLBo`n_-w*tj33<`7vTMQS?FF6f"
    "B?|g17<DV6M}RWbY0A;(!O{GFae0^z#QE>g5pnfPEE!T=v-8$8!!movyXImF%#2OLeYAbg-)W>eCG5(r%2D~Vsx=*K>Z"
    "=33|+vQ8C|AM58~6$cbPul4P7cdyJiuv|A=f-$P7D~Bj|A-@I`CDuU+UMwSMp{j;cc02h=QkJ_k54y6-$AmUR6|T~0;;"
    ";OGKldJY^yNY6*qKG0=Jr-(0J(*w?89;H%9y*WAg%*dciKByvUAe<}DcM*m{7xbfol=oTEDK0M2f4WdJF96_$9@;>&8I"
    "`cVXh)CI8lNAp^m<^+44|Y38E98jFU<Kgnrc>)!0@`hDf37-IH(gi5B!_+czRUK+$?lz^(0R8JjcM&X<KR>o<5(H;%`q"
    "P?0@7#YQ~##^wf&`x_+GF#i!r9J1?ga;_kAmVN~H^q<j0pQG2?eyVf_-wQIU<|A7dS*ZY9KC{fAKCVHILw?}$b2t9a*X"
    "3Hx-cxem@w4QXL2h9A^G`6=u?k7}pDdMA0(xAC$1G2uzBc0Ku`&u}vul%;-pYdWRgql-TV;leKzt1G>mle*{Vs0&mW2<"
    "jAruY@Ng%0gQ5&hk7&fSmSKJKnphuuNW-~Q1b|MAsV|M=@a`GXgCU%#>W_~PrYx9hKe^*?_pzW&p@Rr>bxDK9Hq9*(jX"
    "@(;ebzRLqEalH@a;_UzE>x&P)6L*1sny-JC?f->86Z7D9en$A3t33W||M0*0>R124zxUPaf8*c%>QC-}_p5*NKl~rR`q"
    "@ADufF=<|NH;$tAGDbfBMyb_MiMuU;Rh_&f%;7=O6upum1CY`(OU*KmJeu@T>pgzx?B`-u+wttN-DD`ES4aum8_K{r>_"
    "%0KWe|m>z+?0F`Dx&q0m8r#>UUHn<bNaxxG<Cw-Z|qpeau*v^E%^kBHYT6fRBZM4Wf-6s=22IHbXg_(fA6GBivyS=5a"
)


# ------------------------------------------------------------------------------ search


def read_book() -> dict:
    """Moves so far, such as ("B2-B9", "B8-B1") -> our move.

    The book is two trees "our move(reply our move...)...", one for each player.
    """
    book, line, before_replies, theirs = {}, (), [], False
    trees = zlib.decompress(base64.b85decode(BOOK)).decode()
    for token in re.findall(r"\n|[()]|[A-L1-9]{4}", trees):
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


# Made by tools/circus (book, embed.py).
BOOK = (
    "c-l>oITi#V2t@NaiH2y8O9*)XGYu4KPgalRTZK$o6E|u6$deOK?V)t8A!UvHNm6*q;GV2gZMNH-t%VZO0`(Ss?khtnyL"
    "zN+GafB+X5K|>8(1r9ctVMxq`q^TS525RPzravTlIm8qKs9rVEqwRd=mZ$wbyDG1<$PnPs=8|1&zEq`Tt$yb#FVbN4mV"
    "o0n7c|W#_PP8)Ia;>HyCHBW4`6$lZ{;!F0Ru2g=>xLn-%@s)akd7LyxP*#G<h=v8gS"
)

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

    def __init__(self, layout, verbose=False):
        self.layout = layout
        self.verbose = verbose
        self.table = {}  # key -> (depth, bound, value, move, ply)
        self.killers = []
        self.visited = self.judged = self.depth = self.score = 0
        self.limit = self.deadline = float("inf")
        self.pause = self.seen = 0.0  # longest time between two looks at the clock, the last look
        self.best = None

    def think(self, position, deadline, limit=float("inf")):
        """The move (start, to) for the side to move, decided by that monotonic time."""
        begun = time.monotonic()
        moves = position.moves()
        self.layout.judge(moves, position.houses, position.side, position.ply)
        self.best = moves.pairs[int(moves.values.argmax())]
        if len(self.table) > TABLE_ENTRIES // 2:
            self.table.clear()
        self.killers = [[None, None] for _ in range(DEEPEST + 2)]
        self.visited = self.judged = self.depth = 0
        self.deadline, self.limit = deadline, limit
        self.pause, self.seen = self.pause * PAUSE_KEPT, time.monotonic()
        try:
            for depth in range(1, min(DEEPEST, LAST_PLY - position.ply) + 1):
                self.score = self.search(position, depth, -MATE, MATE, 0, False)
                self.depth = depth
                if self.score > PROVEN:
                    break
        except OutOfTime:
            pass
        if self.verbose:
            rate = self.judged / (time.monotonic() - begun)
            print(f"depth {self.depth} value {self.score} visited {self.visited} "
                  f"positions/s {rate:.0f}", file=sys.stderr)
        return self.best

    def search(self, position, depth, alpha, beta, height, may_pass):
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

    def look_at_the_clock(self):
        """OutOfTime when it is near the deadline, or when the next pause might be too long."""
        now = time.monotonic()
        self.pause, self.seen = max(self.pause, now - self.seen), now
        if self.visited >= self.limit or now > self.deadline - self.pause:
            raise OutOfTime

    def stands(self, position, depth, beta, height, may_pass):
        """True if the mover is so well off that a full search would surely reach beta."""
        if position.value < beta:
            return False
        if depth <= 2 and position.value - MARGIN * depth >= beta and position.ply < LAST_PLY - 10:
            return True
        if not may_pass or depth < 2 or position.ply >= NO_NULL or not position.can_wait():
            return False
        shallow = max(0, depth - 3 - (depth > 6))
        value = -self.search(position.passed(), shallow, -beta, 1 - beta, height + 1, False)
        return beta <= value < PROVEN

    def best_move(self, position, moves, first, depth, alpha, beta, height):
        """(value, move) of the best of the moves, tried in the order of their promise."""
        values, pairs, killers = moves.values, moves.pairs, self.killers[height]
        promise = values.copy()
        for move, bonus in ((first, MATE), (killers[0], KILLER), (killers[1], KILLER)):
            if move in pairs:
                promise[pairs.index(move)] += bonus
        ranking = (-promise).argsort(kind="stable")[: WIDTH_AT.get(depth)].tolist()
        best, best_move, replies = -MATE - 1, None, {}
        for rank, i in enumerate(ranking):
            if depth == 2 and rank > 2 and values[i] + 3 * MARGIN <= alpha and alpha < PROVEN:
                break
            less = REDUCTION[depth][rank]
            value = None
            if rank and depth - 1 - less == 1 and i not in moves.filled:
                if i not in replies:
                    self.answer_batch(position, moves, ranking[rank:], alpha, replies)
                value = -replies[i]
            if value is None or value > alpha and less:
                after = position.after(moves, i)
                value = self.value_of(after, rank, depth - 1, less, alpha, beta, height)
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

    def answer_batch(self, position, moves, ranking, alpha, replies):
        """Put into `replies` the value for the opponent, one ply deep, of the next moves."""
        hopeless = alpha - MARGIN if position.ply < LAST_PLY - 10 else -MATE
        if moves.values[ranking[0]] <= hopeless:
            replies[ranking[0]] = -int(moves.values[ranking[0]])
            return
        batch = [i for i in ranking if i not in replies and i not in moves.filled
                 and moves.values[i] > hopeless][: 24 if replies else 8]
        cells, side = moves.cells()[batch], 1 - position.side
        answers = legal_moves(cells, child_grids(position, cells), side)
        self.layout.judge(answers, position.houses, side, position.ply + 1)
        self.visited += len(batch)
        self.judged += len(answers.start)
        first = answers.parent.searchsorted(COUNT[: len(batch)])
        replies.update(zip(batch, np.maximum.reduceat(answers.values, first).tolist()))

    def value_of(self, after, rank, depth, less, alpha, beta, height):
        """What a move leading to `after` is worth: late ones get a shallow look first."""
        if rank == 0:
            return -self.search(after, depth, -beta, -alpha, height + 1, True)
        value = -self.search(after, depth - less, -alpha - 1, -alpha, height + 1, True)
        if value > alpha and less:
            value = -self.search(after, depth, -alpha - 1, -alpha, height + 1, True)
        if alpha < value < beta:
            value = -self.search(after, depth, -beta, -alpha, height + 1, True)
        return value


# ------------------------------------------------------------------------------ protocol


class BadInput(Exception):
    """What came in breaks the rules or the protocol; the text says how."""


def read_houses(line: str) -> list:
    try:
        houses = [square(name) for name in line.split()]
    except ValueError as error:
        raise BadInput(f"houses: {error}") from None
    if len(houses) != 13 or len(set(houses)) != 13:
        raise BadInput(f"houses: 13 different cells wanted, got {line.strip()!r}")
    if min(sq % WIDTH for sq in houses) < square("F1") % WIDTH:
        raise BadInput(f"houses: columns F to L wanted, got {line.strip()!r}")
    return houses


def read_side(line: str) -> int:
    if line.strip() not in ("0", "1"):
        raise BadInput(f"side: 0 or 1 wanted, got {line.strip()!r}")
    return int(line)


def play(position, text) -> Position:
    """The position after the move written as `text`; BadInput if it is not legal."""
    moves = position.moves()
    for i, pair in enumerate(moves.pairs):
        if move_text(pair) == text:
            return position.after(moves, i)
    raise BadInput(f"move {position.ply + 1}: {text!r} is not legal")


def move_text(move) -> str:
    return square_name(move[0]) + "-" + square_name(move[1])


def process_start() -> float:
    """When this process began, on the monotonic clock (the interpreter's start counts too)."""
    try:
        with open("/proc/self/stat") as stat, open("/proc/uptime") as uptime:
            ticks = int(stat.read().rsplit(")", 1)[1].split()[19])
            age = float(uptime.read().split()[0]) - ticks / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError):  # no such files: assume a usual start
        age = time.monotonic() - STARTED + 0.1
    return min(STARTED, time.monotonic() - age)


class Game:
    """One game from our side. The judgement waits until the first booked answer has gone out."""

    def __init__(self, houses, verbose, time_scale):
        self.houses, self.verbose = houses, verbose
        self.limit = max(MOVE_SECONDS * time_scale - SPARE_SECONDS, 0.3 * MOVE_SECONDS * time_scale)
        self.book = read_book()
        self.line = ()  # the moves so far as written
        self.position, self.search = start_position(houses), None

    def set_up(self) -> None:
        load_numpy()
        self.search = Search(Layout(self.houses, Network(load_weights())), self.verbose)

    def play(self, text) -> None:
        self.position = play(self.position, text)
        self.line += (text,)

    def answer(self, clock) -> str:
        """Our move, within the time that began at `clock`."""
        moves = self.position.moves().pairs
        booked = self.book.get(self.line)
        if booked in map(move_text, moves):  # a house may be in the way
            return booked
        if len(moves) == 1:
            return move_text(moves[0])
        if self.search is None:
            self.set_up()
        return move_text(self.search.think(self.position, clock + self.limit))


def run(source, answers, verbose, time_scale) -> None:
    """Play one game; returns at its end or at the end of the input."""
    clock = process_start()
    line = source.readline()
    if not line:
        return
    game = Game(read_houses(line), verbose, time_scale)
    line = source.readline()
    if not line:
        return
    mine = read_side(line)
    if time_scale < 1:  # then the first answer is given a start that is not scaled: use it
        game.set_up()
    while not game.position.over():
        if game.position.side == mine:
            text = game.answer(clock)
            print(text, file=answers, flush=True)
            clock = time.monotonic()
            game.play(text)
            if game.search is None:
                game.set_up()
        else:
            asked = time.monotonic()
            line = source.readline()
            if not line:
                return
            if time.monotonic() - asked > WAITED:
                clock = time.monotonic()  # it has just come; else it came while we were busy
            game.play(line.strip())


def options(words) -> tuple:
    """(verbose, time scale) from the command line; argparse is 10 ms of a judge's first move."""
    if not words:
        return False, 1.0
    import argparse

    parser = argparse.ArgumentParser(description="Circus player, contest protocol on stdin/stdout")
    parser.add_argument("-v", action="store_true", dest="verbose", help="tell the depth on stderr")
    parser.add_argument("--time-scale", type=float, default=1.0, help="0.5 s a move times this")
    found = parser.parse_args(words)
    return found.verbose, found.time_scale


def main() -> int:
    sys.stdin.reconfigure(errors="replace")  # whatever comes in: no traceback
    try:
        run(sys.stdin, sys.stdout, *options(sys.argv[1:]))
    except BadInput as error:
        print(f"circus_bot: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # nobody listens any more: let the exit not complain either
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


if __name__ == "__main__":
    sys.exit(main())
