"""Circus player: bring seven artists into houses while two lion tamers freeze each other's troupe.

Usage: `python3 circus_bot.py [-v] [--time-scale X]`, speaking the contest protocol.

How it decides. The first moves come from a book. Then a search: iterative deepening, principal
variation, transposition table, killers, null move, late move reductions. Every visited position
makes all its moves and judges all its children in one numpy batch, so that moves are ordered and
pruned by their value and the last ply is free; where one ply of answers is all that is asked of
several moves, the answers to all of them are one batch. The judgement is a small network fitted to
self-play: each piece adds one row for where it stands, and one for whose trainer's zone it is in
and how far it has to go; in the last 160 plies it counts who can still settle how many.

Where to start reading. Bottom-up: `Position` and `legal_moves` (rules), `Layout.values`
(judgement), `Search.search`. Top-down: `main`, `Game.answer`, `Search.think`.

Measured at real limits: 20 of 20 against the arena's greedy player, 4 of 4 against a compiled
alpha-beta with 4 million positions a second and a judgement by hand (few games, but see
docs/strength.md).
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
SPARE_SECONDS = 0.12  # of each move, for a busy machine: there the search is cut off,
PAUSE_KEPT = 0.9  # and earlier by the longest pause seen: so much of it is feared at the next move
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
        """All legal moves, without numpy: for one position that takes a third of the time.

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
        self.walker = [self.distances(sq, 1) for sq in houses]
        self.acrobat = [self.distances(sq, 2) for sq in houses]
        self.known_ways = {}  # set of empty houses -> where its tables begin in the next two
        self.near_rows = np.empty(WAYS_KEPT * SQUARES, np.int32)
        self.moves_to_go = np.empty(WAYS_KEPT * SQUARES, np.int32)

    def distances(self, house, reach):
        """[square] -> moves to the house over an empty board with all houses as walls."""
        far = {house: 0}
        queue = [house]
        for sq in queue:
            steps = STEPS[:4] if sq == house else STEPS
            for to in [sq + step * k for step in steps for k in range(1, reach + 1)]:
                if to in ON_BOARD and to not in self.houses and to not in far:
                    far[to] = far[sq] + 1
                    queue.append(to)
        return np.array([far.get(sq, UNREACHABLE) for sq in range(256)], np.int64)

    def ways(self, sets):
        """For each set of empty houses where its tables begin: [256 * piece + square] -> row of
        the network in `near_rows`, moves to the nearest house in `moves_to_go`."""
        if len(self.known_ways) + len(sets) > WAYS_KEPT:
            self.known_ways.clear()
        for houses in sets:
            if houses in self.known_ways:
                continue
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
    "c-rl~S*Yb(nkTg8;Xmx*j1h6i%F68OD!aOcYLV7UCHUf#O$)yGq6ms2zW0lQ4=uEUg3{2h3f6-U3W5rvWO5NHl(uP*wz"
    "H}-@6CJTMx2N<?&&|R(cgE<7c(0Q%gW43$W7)Y;>6kiz1FwB?>DSzN6XIww@uF7!(&apv@@@vN?wbcYptn?Hk70V>rLR"
    "?MQxIf+=`N7=0c36=)#z1eCk(RN#PG0Rx0OA^>P%EF~MwII-Qwon2;*lTVu?kq*smSMNBeU$2!4u6-u)hr>q%km9V7<n"
    "fb{tJf~WUN>*3Ne&Q94yb`P)o$A=TTKr;bQ%h}?3Tdf@ox0Pjg^4rGQ~aZpM6^T0g)*|5o>wUXLmQ5)m({%pN#vo?>#A"
    "nXv$)(hDhj3UW#uh?bC66_#l(`z<V<C;FyTVulwi|ETitq8ipx_-rOu*}##g}=`x9PC$lIX8OIb_~V~JHhrDWp;E5agr"
    "(Q<Ap&n;u78FkIVhRnEF7*9H|!eyOrIFqU}p%_|SY8*|jPBIllD<q54$&`%oXtlSJ$Esy1#jEN~vKX7lp14SJmRxMT$e"
    "LrIcnAd%PsVV!j0dN5!fys`dHKoq3wHY0=oHY{WV7IM$d8KWz6hf=o|%h(@X<D$5A{?LGQJTaWL0^xQu3Ued5{Rc%8|R"
    "u5W8`ZLe7$f*ez0s9A@Oqp~xwE%eb1-lk4#tNrkP#NEg;r9ZrS?{0Q->^Mt>fMr@4twQ{EhA@5g)t11LCOVp*#Tq8eSV"
    "Y24LOu|PCHTy|do2@!4(!EHI)q`*=jQOs1^}=)Imda*^#EkifL@&(XiDk9FSdghAi;b9BW-?AD%UP5v*R~3@D;11OL_="
    "LwydTqBi#AnJPS;TsJI2bT91D-fPSME9LuGZW%%?RMoJEnj93{uQjWD&AdE#Z^r7CxC3`?@RLK<sh{H4*tak-jOtWQav"
    "Hp9%LMB}93t|))ayyCnq=PXPst@KA+Gsk!kqDe2M)In#35wxw63`xz8#&KS2Y@(_Oh@gd(iKRSZ&}%^|oFTpCQ1)DvQz"
    "@HqtxAwmC@vz(vP&EZpyPH_Y<W<E#tZ3+krOqetE~VUP`1TvS#Nc|7^_ICE5II=k_r1sW|sK=O0lf8G?Ome%-+91?)E~"
    "sZB7E?n0uDzDA)lp=gh<~N>h}?khEE1h~qJ_00`g<3ZJ3Otx{}iF+3<xghqKDQ0>yD*6^A$pdli<OeqAXq6vV#5>Y^lk"
    "@)XVyi|TXQmkqoLp&Be8E%~L(weZAjO(gdOAx3<*W53v$~rcpm@W(LJC(J}3kE6VB=eiL)_}zKnHi;kRHgv=(lP^WftL"
    "o4ks$yQc|M6o=hb2mmcnOkbdXvGgX}g7JE)}~ADF+gwfsr=GbzzC=||xCw>SdDX6Llwo#wT(GL3px6t$dLMw&5nU@|Pn"
    "lTg!o$n2DT{;-BciNvl(p)DXW^MwI^7TY*hSPaw~t%dN`h+NB4hjbkU8t$~95jQHj5s?}w-vmAgsFn!Y!3h7jCSwecmj"
    "BOx`ltA0Li-wV9Df^)7!jh{ctJ=2d^A-V<cc*3$T1}VWmy2FysOoM=>%ImtGpD9JhLM@IBig3Ap)AzYC<Z^d|5;q5zb<"
    "w;Yg#Tcu2M8g3cgnUNp5X=crs{BO<Txt7=Y$%W~mRB%F1@gsS<j&YE*m&?lL_<YPr)gVofrNI5W8CXaHjEchzz6c9j)I"
    "zAJvl<Ue$7(h5vgB0S$h-&zVX9XLOo9SGmLy4h1@_j_r7*@qO9#m4RSCt3ntKNXF@#uL#%_|9hcM82^E;zPq0ex%lknQ"
    "+i7V}Y31TD&QR`;sZgr<ugzyOY!fqEnK0dEA-A*HT3yagk<0jx9YKz(9sQQeQMLL*=pQB+7>i%y~i7$S+k1Nl){DyLHi"
    "Ohz3ueMGgPzeVP}7@n_#0-Eay3|)ZSVvWHpLFB2VVo{$PCuB{rK@H>rs#|v!^$N(%a)^T0xB~rgVUGqC)}S&_@XW{p9<"
    "PlS+`j<v<cj*QYVCDgD`{y&?}V5xi>jf?AkGw%@B*n=0?Rx^bwGU>l&U<<6#xwYK^`N2Fou$#E8D^o-fp{?6o3$)2tno"
    "e$sGkcRJF+>9MQCF(SDO7p~``AIX4zjkhYB?0hIArs3k!Dgkd_MCFm2fMdU1>ON1|LCn3IEmf#Vt_0U@oq7H4;Y@?JvU"
    "yvBHoO{msB_ep_s7kcaU|6@1Dy_$$08w={6Yvv5Sp+Xy0kX<kGl>)i@Ut;6kQ+mJRsj9dX0Y$5doDZIAR(0App-M1e1m"
    "+dStal>@_?Jg30LG|5sPJE+0R#?FOAwl1puj8g#f7fA-?BJ%0e~eN)yOlv#9tPNKpZUM2!ouEp}Dn?~ntLx8Hz`Vn#<F"
    "5`HTw?=@r=03Thzb3uU+Iml6qWKB|`j!bT(u+AH>lRk<`CDi2{lC3$4w;iy%H(Xn7F&@b!1<g@Wndb&c4C+8LX3$!`!k"
    "~eh7q=+x%~@=Xf?|x&#<Ac76&_Lm!fS}SEvsg8hs>RA3bl1xNM8qx;d)uDM0+81)+3|Rwplw3>dXCRQVN=P1Y7|hN<|T"
    "h<o0r;`hhe<Jum<dKrHuOY8QGA`N%^qBk0+rOAM~f02UEP$?T(tKyOQZkfCOyT73n2gCs%|=O96<FA*e@$3p|z?X()(2"
    "8nz21l~eoA)+JEpwS<y$dAbB&5ZI1?eVMzwZ&UEJLG?{@{TB7aBvXDv^J(GskT<Qv;7QIkihy{4y<$&)S*r?LSM+<0}4"
    "3sG+Q$vExZz46jp|^OcB{J8@|jf-j3vvB4sO8IC-#TzYAZ8pzpF0H!l=?0U`*NLE!<pFgRHmydQyLS{@gCnhF>XPQpwB"
    "H$f~UOOfeC>p<+N5BT{)!qDJRVqTqTXdKU(_83x<PiG*SD%Gii-xLNNAw||}g-X|X(vS(Q-1s_|Mre^$W1y3^sLC$T=-"
    "|CzVK5mL5dbgorB=0|(Tj!7_(^ixyneWo!T)cS?H~RbojG)JMA2G!sy^jHGImg^5nz<a3*;iq%(IRn<imKNdyzgrXT2L"
    "aE2)tl&*&k=uSk9^&YkNtuDg=m4(T#B(}!gV7r+%WlRt2$!r%fV%tuxbKA{1;su7jikTR1Al}^$*i2!;7Nw_wJvWob{_"
    "lEip6NlmlU|O&Yo4au;-n;_S=!AL=K3Og;%$<u7VGT+_2&!`+58ETj5Lm!fULo}W#t@B=`p}U*r11)r1%6`_0KWqtSZA"
    "RY<^uo=04tW_VE_=00<L$kKu#AGRlJ+EGQijRrq?jC%L9r@Jz8%4ni18h-s@&(g!<Z9_yrIxltV$RfU_E{3ahM<5&+60"
    "iE)T$NU#=7o!~dw(uM&wvJo}enN*8S2L-W~IjZ2<{+OjI@d}aYp^|bnY>%<Wc<`4mx#HlHvoX#c@X%)x*>DJ%&sK3f4J"
    "E=5bl4QrO2}3e9TP`^SJ3PXiVCi=gutvsZLNl2QMMRYxa5P%@(4|k0rygKXaGP98XoaD2si_da(P71(MHmWNF9AZEx{Q"
    "s6GZVEST9?Aba1c*ymY|w?Ov0<C~I)*)=RT(G1Ms2H4G*AT5c3bKl34n8aat1OZs>@!I?%xGiM|R%+nGyV8cm2gM*;bL"
    "qW`;5!+&|!ie<<Lw<n1zrmP;7`6xU5zt5qq5)4_!IQHM(&HJw;j94d2?U5>5r3(t4w6Pe=uIRMV`E@nk#O8zdWLbVpl_"
    "s!L9DkZ7xWxbB;fJmIrIW-;fcUu4QXy19t-bm6e}A8T**$t<E9CQj#68|lye)m5mf<hmXU)m^vUhA6sG~wq(uhi3YW2<"
    "u~Ke8ldLpZ6u8zXp>}~ewkFtGFt%`Ef+(q}X`#KkET?4ApGD>k8UZpkz*H$0^R@$vL0Wphpg+9H7^?ZAQxO=cpf4Ywtr"
    "u_5^cA_>7>;m#5>ne-HfV58J<JZO6zmUB1uhwczfq`}jg!hv)1(SR{QUCLqZHLE$hEquJa<Qk5RsEJ!aL}y4|0MEgn$A"
    "zB>W3}C8=Y%V6dHp5k(xp<<kmQN`v!YFoDZHo>xd3&+P?Nu#)+4Z;%=iq;rOzyI9}jT_6-&-7_8)<R5EYHUvuWK#^u)4"
    "1seCzo6u(0C>dn8IX*M<}00yC2FZ4C#ZFpWeL2DCZVEIdPZT5rq^RFz_+=@XFoFL{Irn&9eTLJB+%qULuL6n_hp6ON!b"
    "AplEpAg3i-r5tZo8q;!WUoEjCgKUFsxTf!ga~B_PE4W&wDBZZQTxYE~kQ15gYS@eJh+EJ6Ggq?#I_X%SG8!TzKw2G&7;"
    "c<NUlL22C-O9`z#2PQP=gxh0GgM-?V`~hCXRHV<azVC!mgi-!&R%~94mwAyL=VxcPLWk6smnaedfRq#BlBY3giSjGeZ%"
    "|k&4ZEE1^a`@e&|EW6dMy{nHPaw!mS98b3~NyIR?_4dpdK(v1e6t76F?Atfav3|sb0Qbj*9rKoSy!wMdI6K0i**B@)Xf"
    "%h7p3P!bj3%3Iv3hfPEg|2Zf6ta&<ruo`si(H8G``h+8(0+zs)1(gKXZ&Y%_T1bxoLLx-Zyqz8AXXTf%W)>IQc#ln9<+"
    "u5im*eC04?I7oXe$!fu@L@FI9r&K8^FuMSLlznp$_#}OKup1w<d_~EWjuP$GOT1ZCseIgsBPZ_ATJ+LR}D;X632vc(G%"
    "*NkUU&g3=q%?pP3qD(i-|8;Xxgw%Lci9&Yl&*1Mv=8uhxuAGCNqLYfh+w4(uf5lXZcka{T%k*T&u8!KIXztIAeLFc0XR"
    "800sUhp{soV0Iufx8n*jui61rCQc-k9OP4i_YxWwwuTHp59tJ2NBIbr{3(KtWLzm07jUA+Xz=Qm6;vshwlpKuFTA9bX$"
    "Hig*#^W}Vgyp-=UY?=ep>HfQTa~rj%=8#{!s!gEAVEG;e%?71H=ti>QXieF`V^o6U*D`KDs|c0fIANh{ceR4UiwuGJKs"
    "~S(j?R5g__tVxQnS;Ai7Z)6R`tqsBl}Oii!{ad8{eZh({FCk)bvha?u^lu~<uXJ6Dz;?Y~d8+f?`@&s1EIK%sXM9yS+N"
    "=Q@KV{jSBR+g(#FES=nohudMYpgVn;k3`KN-H@G)hHNavB}KU&Q>3gs{k#NV$FoW@Zc!40u6zTFV4RLz8cu+L!s$T@hq"
    "S$@*OzJ(UJ8PXRxTu8w^&8ez`=+6=?WXrt%XxNN`o=T+{r85W`70b7CAy1m#h!_Yl3;QpE<NUzvN#$gK&wTm`6SEsg-?"
    "c?XUTu>TN|^M!=NuqLLIVNt^{u2s`>ulBI0K8XhIhYBpzh74tHP{64`7)$`MnzUb)h+iqDUr^k&SAC6700-ka%^$`Mgg"
    "ETDuoiWd)ZmUxEVsx*(+Ma~@xDc%J?MFj$N?)k{E(MO7}p~R0t!xReJnDb@P0%V&~KY#!q`~E4;6&|$(FTinm7l{%?<4"
    "GmMO0QCpP#fi6<&d6Y3J2?iZRGR;6j4CpDY3(@}0YQ6b@yY7pkrRu!-r%}3>9L~!IE3vB{{LX&mq8rq9IW1$0dAyf3SG"
    "6vW*q!Xn6kd<{SU94s&aB@Tq0x)RasT`q3BqUh{J@M8}r>uPwvvC;JWEPts{0?VItM##%b{?)CK<A$(t}_OkO>QkC(=V"
    "lT=ALG!Jk)^{t)dCzETNcB6D;C_zB=f=oLdg9&(9oRZ2>ch&%hx37+7Ni!j}N0#5z)VwxGMoEkI>3s3P+W4l4&IQa~{v"
    "Zj8Le08^(GZ>AE8aIA*Cu*EApqQYiplsd2`hGI;J!K=m38~_EWygjQGb>!cnSyzhb7ZdUU6me1_KEPl!V<9~OuB;1mO7"
    "7+b43VCY^UDef&a5FM@rFy7Zzu(gw`x1Pc{B4709IdQ0u8vBh}<ZN`6bi*1kHsD^6bqc;2M>jR0$`lPcUu}W?ozwM!|Z"
    "}{nCq)Ly!Mg>oN*cukQZvXs)}jPTl77&uY0|B(MkWL)lJ$y`UJIdY)DSSkhiCNc4FnF9=(}2?D^#C%aoaZ!Qdgc9A7yK"
    "bkDzf(>7zWBPc${>~J`M{zl=-x%gtH$xw%3)FVjVSp=>XT3|NLApX-t^f?szA`64Vohj2$vxjz?InK%Dv-7&mkEwUC2{"
    "dn>u0&9jZ)#F7-WHwCiw6j>s13OxkVmhSmMSReSvpgBO`gS_vHOP4os0N7DxGR#YvG#a26iHky0w=Ehn#o1Q8{?(~4Lo"
    "PFoha80v8g{&7AZ+71anuQe3u8%Wu3ZsvY-O!vJ*&5QQwT2(+QJD@u7C^0rLLhUiXYfSs)EacrK<nQ4;emK<ynQK-@TJ"
    "(xz$8rSp=c^Mzsk`qCw1VLLQdLszR1d^tq^jX^>#YVa?HPPXggggt3YrL08a5s7OQpLzkQgm&JVMkeJI({^%#fXWf99C"
    "!kNjODo0;kL{<_;+`<QOjMmLZbrz<y-y+BzT8k|HEU+B*QI)Nb)v!m$;=2J5tZ;`4{eX&`bKv^jAWnC&pF8T-+C^`@<0"
    ";>Uk@XsiIJh$=W()|FFrjO7d)*_#)j}|C;tHIzJO3WUI_o%l4gt0#d1DU0~bE12KynefGAToCOORd}vhHQUfi(1{~AD*"
    "?_(Rq9SsY|jy+8<o0=0=$I^>6vHk|9REK^Bu>tC>L_K#X4k&ldrajxyguC0$#17+RAIUZ3R|EKm$&C_tDh7OGlt8Zv1!"
    "X^PU#@K^2PAsCh!T1jPPmfV8G?IKUyiuV}G6GXN!hxA0UTj(@h0=720;}-xMR*d-S<2JMNC-+68&7(Bk;V%LgbjWvzmI"
    "hu-U{Oo{9_{jiW~>#6E_OxLQ8P1bph-+Hmp!+}8=0;le>-MY3W{(gioDFi^c?m*!4DH3d+xwh<Aj3nMu(+?5QQNrNvU4"
    "xX0#0eo~avRQz^?t%avUiZl&=9v*!MlHyn8XweQe>A@5%{0eYys)xxd3&cjwzsgLnq_1=2ZKX{rY2brMIMC3d|y~!j-)"
    "QY*!ewdN6_<NhR?lp?=L-2%6ZuKhm0@_(_AU~li9CERB2z#EHkvg`Oyb~PXRG|d)G`t2&1!3=k1fq&X9AMU9mxfcrXWd"
    "WJWA8w#+TMQ~@Y%ob->r>}*0}q>09WV^_4OK-t<#&wD}(-@)B?19%alEwE7+LGCiwYdRyk1qEAa$)emYj$(j;9obmIrS"
    "htXEe8yy)^x-(Uw1^|VD=BSMBVGM!)_JXF<8GDLC(8^8|dO?Y4I)Hwh<iYlec{S&+xs#7z@3bm|F4K5xm8I#x)bmugbA"
    "EKzKtx>Jy@dE&rSaGyAlCH{zxk4xcFeC^n+924-mA87l=LIS!UOcv{g$RT)_pq-_Xk+m?|gm`HL2)pzt7nXF9WT-mKV8"
    "^@6nQ5^;A)g)@-5<KtxvV?o?THKw9c|u{qIl2g`Q&abOd?7VO<KEzh$vfD1O(Y`7o`flfnU<$^@!v{njnG{Qf^8z74^{"
    "tc=FNEM!CCLC5Jv4R0k&ueG@?^k#8`TzCp-#-1(>vzBNbf+FZM_t^gPNFCCVJnwBwnxZ<i%U4u4xm)vXTC;w8)yuOOXy"
    "rPJaOq($h_E0NIQG?RDB<^5f4o^ZO#Rr-CV#^Ed{bWNx21XycE({iBZfk&d^EE3kfCC%9e$m;w$_iA2NrufVYMT0R97H"
    "e|kBS`iH86?*a+Z#G?#w4a1{gk42YMXlhg#2DlbII2U=0;KGMPgbv=2!z#dA*+B%gt`*4GZ*73ekOJu<&&r6@LV$S!>;"
    "Q`c{*+Nx)4&d|4L-9APmd6BIaw{wv~HuKxil!yD*K6SH5*ChU%=3vofLC_(t2!-fNI}NoOibk>?(^gx}?8=(tC+W0Fn{"
    "_e<EW>lc1&<#|ZcL4!L7na41c`=uA_=av3HNjT^`sx8Q>oLR*p<lgYL-tZg;gqTu02_*Q_UKzKZ;;f!T|Dbd!MlEy#-;"
    "bEDkAxLY`OdI-LX)YhK@F&|Z#n~Dpx566-kIK&KI6(vsBd=fgQCCyGf{S%V>9Y+N<n(Frs!mz1rfcA}5L-xkwHNNVhSq"
    "5Wq$F*7QF2|O^Wd{-LQ$58Oj1VqlBgBDDGm}005)}@kxN<AO5{v-xy)Dc*>2Ka39c8XR%qrcB+T)VtCsV_s7hG`P1@oE"
    "<r2=JfA(M=)`DN#JAD8=o}kAIa8E?Nx>D+_wR)o$_&n4uZNE6nnmwTo4O;?0yoWbP!jfs=_av1Z%wVEooh8SgZGw2ZhO"
    "tz`I&6?o0#y9sc7n(g5agw_;J3{ID3t)fsl;AOX%8kL0u2b%0tO`_lWh?ZGKP0x{#K(}K(AZqnNdK==^{Pq6~oCIEee7"
    "UI11q$IyBbM8_MKtQ^Qb}LZ~NQo&|)1HT$Yo=yWtc)6|QIOQm1Q6%3|Y48n^dnwqjvF@XXz+###y&`Yl9-g7VzBF`wQx"
    "j^B75)ETLZDIjT+<}XtG$yVpYh|57O}nR9k<5BwFpw3(V&d$yuOcUMbFgj5`KVhoP6Tm6HU<dMqd*61Q4P~2u#{)ezs}"
    "@mOQjhsh)qT-J?p~f4sQJsmZpiYCEAJ$4+v-lcOvA2t9pdzWTQgq=)BDp>|o%}eRU<%-VoVZt{Mn3pBo1m$SbG4XsC~$"
    "+MIyl07M|A<u}kJRW6G5R|TN<k>(uRQNM$hJEW2xdgL9%#a>G_B8R_$t;dt!4A#-Impz>+n)TVkB-2D`6Rwv^%O2aBc>"
    ">-rBJ9Z78Eo$uYrEGpF&e_ecym-p5CqPnXcX{v3ju^5#pX}KA316<*W(e)Gj^sd{dhVci*}H}Qv>hBPlr*saRMgH*HD_"
    "39lTKvNG(pvR0RIr2B=gZ;bK;_{#C4G4g)zsBS9`U<xrbV?^Fj+0&W|bHN3OcCI(t?VcH3YpC~k+1Ee4+wQL*CS_{!-3"
    "OlVz<XsG1Inh3XpLji9&S#a4*Sxl$K81qz1=>_H02Uvk;t`S+;yMFN>dwhpXTFOB8~FJREg0E)3-E?XN6?%FfFCPddo;"
    "?HCvPh(d6+35P<cn-&GUp7Z5bL(-KB&cCN*=DQ5xtP=n1R=xQZ|+ELb>fS|X)Yl0sYte}rs-VnqH{XoC7v%YjT0>B;2)"
    "Es(BwjopDJ5U3_H;czum{sE`mbRhXlMGxH*>7(Rjo6rUkQ*DhuR&hF5n)aX_7z(K)q0$ZQYshOWdLWtTCPn(S8#AY+(3"
    "KydKc$9krMlv*e~6$bjgmHc1rKu$CXs`-A4EM|%haD$;5U1o>tq$AhpvK;=M(|n6S_TZ73!7Esc@!%&u%4YJ!yD{rduG"
    "9a|j5G#aR{**)nIE-IuVi&~KyU=A#wOH;p6gWW9^rr8>hYEG0EbfxcSM8Hc@^7ZX4kKDOkaq6Rl`T95M<rXKK^F2ypzF"
    "3D{o17r1tOmzc+d2vjDGKdw&BHGhJZ=kXk)R0!^wZtc>Ipw1(6<vb-QPjuKgHPg-u{1nS^r|UE2NIJ2dB{J430kh>a!O"
    "qUJh-`Mw4w<>_Ey-UCrcAKQSdW6OBD6=W0+P|Xdx8ioJ?J_q&p}$J!_6!e8*`L09r@S4CEvD?Ha<yrd5NiB0MsU5*X9Q"
    "R2T)hOez^zL(wb<C*xDHEG1B(kd1v7PRa1@oOVVaZV;G`mbGq>7fS=iNF1(BsTqnmcv8&_exOL`hB_U=3>LY)ZmhBB@&"
    "@{w=Y!?O*vwnz3*yOUjH)8QPYHgjl!TmQ9Y(H60H+FlXK88=pgbE^W`L#<a3G>RpV1ptt3&i0D=1+!BzyUa2R8xaCEPV"
    "l_@Xl6K<mEnE5HqSFATcT&^nU#cF{DfCl03NevW#&Q&yZJoRuaMWTFBBSx^>y5ru$u2-pP!+YE4-;E|*<JgD{{aGLtaD"
    "_YeN0!dkmOuDRS-KDU#8&p*=tk>QoKnSz}t1?DB8w0I5ACPWEEi-;CCj60Yf+TGUuru&5c0h3;HBia;AtE(bnk!z|WSp"
    "kC(^C)WrK-50g)sD#H^6i_juT*NN(ga-4#EJ0u38AM)r>4Rix+4sqNutuBU-u8s#}EE-Z-d47p)aY6tG3x&Y-Kzm4mK="
    "Ot*Zb{v@$YIgTu!&=el{oaVyfp4L1OoG4<Q-~|?lx@Aqma9LpWT4Wc`<W@i%E10sm5>umB`c&^MbO`+0a%RA`k}dd92N"
    "9KJp_PuZc$((d&2o~$<O+J>zK5!Ysi66(Cr$|p<TU|F9E1w72#Y{MF5@GNd%+6Y1$lHT74@2@Dgpqk9ubBJV1xdOwErk"
    "~oG)2{MWv0X<-8FL&6!t-tbj-0Xa(Y=pTI|NXib;=IB@litad80)qSqCKVyX9uaOinOa#+*gw2ylYP~guGV<OPz=bgIH"
    "OvALItKGUo2*vgyCOjSRU$sjmV#zVnjc|?_9QMWxyP&Vnx)-$kaNHF<AKqB=cTX!Ydt^jfwJ>55h_3*-J|^r6vh&1IbE"
    "^=+`{cp?zu<q$+)|QFYy6&0wu$(p3XTWaqKoy`BQapLC+fmiI7}xj3+FFqZp9?BkguvFg6zW4XUU4P3aD_zrCi2;a{o@"
    ">m+DF5lIG7TmU5+kN>It;xZ1imM6&r!i$`U6>^vM>x3Ca2eneZ0DsNIk&?VCMu+yCpf;W3TFbCHR7e{LG}|%m^wOakiI"
    "aRXv}i2GnFa}J$9hpsw#)-$Ol7GX5RM=N+-9V$yc>Wh0EN~{M2PHQjv?d2I&=!HMAf2MBB_bPJa}j~wa=80%ZAvEm-x_"
    "g+Hmt^l+aFdDnS9Zex&$M@O<7=eT00{M#F%}19Uo`B@&=+qckrFyt8q>Z6yqyxY+l!tYgxX>{JU*Zbo48q@G5|%(YP3$"
    "OMJOcXPw2@;lHf*U@C!hPDyH1Mq3Xc<VIru*k5#+<^CI;Xt!$?v4a4dH)WLf_T^O0RYiKIF~#{!X5v-+Quf5&swfkV~D"
    ";Q3r!1a8wN$(F2iEsw`gzT7X5K~m{!6QT}9fWj8Z-TQIeMDYny4s?4+T@SAf@MNnFon-@<F13pvB&BAl**ODqDbY0E4Z"
    "&9T9_x71z8Wf{fbFdChyjfLoGAScfungIW_t)5t5m9*~81fS<d;pd!R;9qEu5NM++9nWYhD>Qt{o;DRiIh)1+@Ji~yM?"
    "s#1wC>u$??w3ASiTv62C&=){s$5E<3=&%nToLRU@Q0n=X7Ui%@1Nc^rrw+2Dhe`cI*VTOcqasP(0sBN|1O(tES4q-OvI"
    "OC++CY7473g13|FR8WnuTyH+CQCnzCw6c9<99Y7lvLP$dz$!<lHyzvyg>cIO(tY|(zzb#go9?AqJo|e{Nh@{>q;0-j5p"
    "e`8>p$-v1NRe$^Wr$4yCwY3-5%m&iyf)Idw0?tuBrj>X*UHdA45d1_%2QGE>NRZ?+1q<okGmRj^uT--${y_<YNFE*0x)"
    "4|9}KuGPaP$afUyz|ke?hz0cAleoW7%NYds39*24gSflOa$8=GdirDgYFpsj1fug1}~iX}_C3wS?xQ7Pn05}kpF1<b1p"
    "<kkYDhsUKA#R?g~Q7<q|;J@q@4}q;0lNe3!yQsjW=1l>Vb;NFH2EgTjKmo&ev=D2+lL^q7*Nk@V#Xu?vi9bLtX`XiJdH"
    "V=B#T3L-vB-;GfiEQxLneRT<tRz(C{nPX8xA)IAr@)>l02&NF)R7J<?Pp<z#mago|qDOd%Y`21YdebxW?D3iMHO820-J"
    "UXIdzG<P+!|njo`GdNb51B%l{~t3oeH9cl|61og9J3p*xD1QuxkF>;NDr}7^H<Bst0@OMx>^L_`%H6VY-3o3is_Y1?Bg"
    "*{$z0I$GfiyUA`HL@HCNL$29WnLX%E^9Qkt66p!mv+F<n^_*k;!hY5R9^5uiU0Sn;;UMBuh5#`cz5D_T>SuAuyF|E@dP"
    "{&^B+)|(QcWq4?dS7->6cGgYf)jPpX0qK~)J37!N{Lkr>iU@Sv0k!Eq2P@YXWg@0MuMsu|Un-CW*ABbE!Gg+#1aUXHM7"
    "2l)A-V;QA2AmL_e$d%D#U!m<<r9=Mk=Yb1m>j@o!9<)b}rQ&)dPJ%FT`^)8E(~GRO`2t3xsjImd^<fn5twpwok@jlH4K"
    "h3RV2zwdrZ`RLl6XV@k9VEw+SkyNrH2+oLLOLw-^3t+&yY|TgNBucTA$$s;CLVO^RXx4h7}cPO7NK}(E>E>l%y#SwjUm"
    ")KV_(%Qil%W2<k{b(D^x<BvpLYM;_@oLSl(^aF5*<wYSiAn;MsQ322MDC0onOc)^*Yg@ARuB0z;(R$Vg!NhjzZz34yeX"
    "#PR*Hq-ojGEdODDywRJL;ceaOH?DM&_nb~K64*SfdY_XjZX5CCNR$lHKd4dH91uHT?pg4XeU`{7smr?9;G`MExJKILY5"
    "A`%i#m?E}Gf$O#1=#gV88SQ8zHS7DyPuzS@TL4hkSHa^^2e^=g^`s?DyV1|Wu!=a8`uzs`J~=medgG#f^OB16Di`{?jH"
    ";G?K}*o7qDE>Rq5=Y@j~ffb=8>t$<s=~D(USl2{0dkxNdl4?O6;bFGT`~a`)(NBiX>xmU~%EQ?K=eWr5gfRe*T#c7>Yz"
    "US^3g`=~NSQJqplXR0;N@OIE@_m0rQ?$zFrBscCt3Ok;Rr$4J6iOGMir}wCp*|O!ER~KKc|H|d5ffRk;TTM@Bj>Lt5H8"
    "ZveN;?p8O1dohxns&9q^a=M_L@akLT4)j0xYGc2PI7Nw<AH+^~&^MTeFdPaIXTsMdvtP{Wn#!nyPqtx<_HcEg{S*_R5K"
    "pGTX7Dg+qsZ7T7@bheJz!ogs9vfO{fnjyD%2X42!aGf}9mE7Th%AFHt=cDusNBDQQGjhWn-{R}Guqh5Fhj+fJh#LMas`"
    "B@O$c&8&BnUSbn47R7RGEeZO49|qv8u~9tN<1fa&y1t*9Qp=<#MW$VI_|15b{SuM37|1c=a{IVqift2wxjg=}fzmg}$K"
    "cUWc4)l4T>fYc>NQSFs%;LcQxij6xb4^Bgrs=UB`h6zO$9fWmVrd6Hhm4+xnLHWt34L^?lOo+3Y*59ECLW;EGOd!LN5#"
    "OMf7{+>PB1R27x`GWjNeDcs#EC~}J)H-n1iTG934gcON{twa6K#|ei(}ya_ZW{6Nh9&Q3AFjR@G{uv^KRpTNPsEh8t^}"
    "f+=_TnU{ClVuSdujFa~n6YXL6?1uiEbi0=^JQp1}8(s01Y!B7Ka48KmbzG#D455}OvPLRCipetkzZNRa2J^H@D3zJ_2f"
    "71FM&2%BCv|lR2bs)|p@nQdohaQWK4H`88Z=vVu6dEX!bD9rELNyubJ#gvdIjsf(I}w$Jb{ZmD+t^GUy0x`gUcy1ZGMt"
    "cL;Rp{hT_{DTFH;ubkZMkL27uC*KiUUgXxokohxNC<mA-lNosFn}^+&#~>)qWC%FNOv-hTNhogJCx`?;(k9r7cDPgBHk"
    "Bj1&ytE)e1g7PkxKZvpUn#u7?3@B<l+LU&nS-X}23R8H;G`d>?P!U$Kg}tX8X3TjwrwIu$TFA`6E3GdeAOV9_TN<cbQ_"
    "kdMLhTSU6OdliAE+5xl}j`U_meN1hM`PHF91^)878ov-NK*mOb+e=z6%m%yHpRzzc>I_5Q9Qffd;k7+C-BVQ74R}lZ{3"
    "`!I(uqqo@$R2D%Im2mfcG<73<e=%lD=7l_m%l~<?2!_=+UNQqy!i(bEm8XjEybz?>AvVHjtZ1G`JUO{GD>bh)V$5J#JQ"
    "fjgge(eB4O?pc66jrG&-)2A>KAmVDjn3yCXoD&omIehvS2zg$KzqeJ<VRn0g7uMn>RZjCSqar`p{hc)XJ<w8t^i=aIhq"
    "u$J*!-=c;2t4Met)kzT|EBxXbC+9`T6dR$qV?z5~j6`5JIM8vBv*a*$$kJt#RXO)^9BJzID)BsOPBlT!(9Bx^cQ4qwno"
    "uVyJ42v4SCEpuq&OQtUVp~tApd7QK7+hp2zD0>vb@CLO*=#+Y-Cj^?bN}fO}w8ueBuII>~CfDuSkz8)N4m`hx?c0F<^<"
    "c$0tJ8(m`o#l;_o)--j;jyxsLeMZ;z9LSFwvd`djS(rPVNfcXz7tY-A>W@0Xl+9M3ZS9uO!obTpM-e)a8#c++g!jSM-R"
    "<?q)@ca(3Q{9!66q=nc>*OqXqH2ZaJO0|0B<InLTrJNR~m-xxJ*76)Cl#~D%vupsl1;J`<a<Y3z~U}6tFbB3p-!`gq6Q"
    "vJvj{qbFv`gmrqfE<?)>fgG<K*G;^$a1_tx|z}bT!f2u(KBWsZyC))m^gn~^YJa6VFc~LFxq`q=@uR3atY2t6Vo!7V>I"
    "6Z(`lhQBrG5u;6O?$OY1fi6DCtDI%OIjV#)VVU@)mYN(?w}9DITr*ydH$(-yUO`IJ=|o8e^<@e)*XeJ@Sft>tf+kUwe4"
    "@a;!s>*IEFB}3kJ#lL)0<w!z{juO(|#wDff#_<hsbSBMkX=sP>12c5;7J3(WNPg5v?G_Gjp*b*Fj*yPXJ_twnV`vAHX?"
    "u1mqsTKS@Y|W1pzrg5EQUe)bQNMkTH5V^n5AxYp@!Isy1&@x#xG8Nq+`Ce!Cc&P^)#-oE@7Wv0jj@+4?QA3t>RXJ)hz@"
    "-jv6+aku@)VssQ#_ZYs)D$|iwMczbM<gzOU1G#_y!^$csz+<}h&pp$_ApfW0+3)gyp6WcWp@U|VCm4elTL)FP}1eS#W0"
    ">N`xQxCa8c$xvZJGrCtqn2Kpvjgn>$=klr+CM8zw0bz0vca=Ha8+HWp7@Za&S<_DqJzgY_Uv*J;oPxsd53@P58s-jIlY"
    "gZzyCDWY$mru%EC{23@S%@Uq)E(L5Ozf=;YRPeb?}O?^w%v*jxa?UYykj!Tk|{R=eA)8<q9`FsIv>B|=Kjk_3C74qVfD"
    "5XlaUM-sr-#%h~D=b|xQhE|@LWg)7Sb+%hCrFD)e+UrS&`b#0MDCMWtFXzkC2an-%{@d~HJ9mHW%jqZoU8nevmb_Id*m"
    "GNVK}Q(SWz&R_juY?UQGlwmaZ_fq;lp^Iu4cmiImEqCaca%QRL0A;__G~6Gy5fbl{|o8YIe)en52iy=P_ciZ5S2Mdx-p"
    "gRp{){9OokRxQP5BkY`FcE%2D^m;5!m7cUwpQ{$Tt;YQEq&Rh5=U3~um%C}_(?uzcAaD6w`(x^GF6qI^#XM8NhfFZou("
    "ms+`<!MgMFWva_0n#4AgsC0PigQ{zO#wdS3>K<(#HUV6qc`ibn%Fi=ls;Ux0s;?#n_u?v@5Z!GBvbRU{tZ=*nZ<d@(by"
    "RJ-tc2=bQ5w|>2P9R$R~KPe$HV-rUml*Y2WD%*3yI1M$q$aXp=9Jt@JDdg7g@5u}PL!I?x_KdzvkHTE|yrx;kr=9RX@k"
    "HEB{HbtiR<Cifx7wW+L`{xN#?&-_(~@ib~@=DN~~g_8X;oyyuR)0*x_sRYGEp4(;cAlhX%hb{?aO`v1lX2@#i;Vld}d="
    "D*ooV#P6g3^+>UpY|7hS8ZJD9;8e`c%awWE|}(&5TYN{G!J{_=dZ!jK*JdQr7jNyw$9<!mT$`DKPFf`9?1lZV+h?T579"
    "w-W6}%yFyduW>j8-B~~lw-xgG{_nL!%+wCF3G{@#mb$E_huWw`76oGn5%X+ply&ui`7v29zJDW&(DBXa9*U>$kn-y%Zc"
    "k_c#O;}mcc-yj7(@cw0dD?mBg-^YI#TOyw=H^?nQR}kyWzn*kH~&a_x=EzzwuP&gx#3qDVj{Mi^BZmbpSSw&AIlEnuyL"
    "VaRN3ByGQ^TPv!tfi;wdEdYRd7<%&B@MAD{<bf-X0DjPNw_{)myED_`kRj5KFAu9pPizjk9~imUs%m8&FlW9F4pTHnsA"
    "<5?-<*Y%<eYur4tk(Rk%mGNq0g<cg}sfBA0Am8+J=)Yv=c^puW^T1;xW?97!9q8;db8W<w^vNw%J3S3_dUD|A)If_VHA"
    "b$rIh1sQnk`081>RNNFK|;a)k#lNE?OTXNp9#wF~e6wduKP$q_b$JsjrQH{6&v{YFDkkHb%QOojYx&^{baKL<3Z{Q{cB"
    "6eQCTf+%%i}3@xbZUc;MKy?R+#ZQuct*1D;---J>dP=WS}PM@~hQ)INXKeg7JW!<jEi8l+RvNP^7*mgZi23>E3(fNXo>"
    "w#eG&z=88K^M>yn8vv=uqz(@0XX+7I1>zWb9-)(k-WQrCU&Mk;XMDp-)>lyZBfUQl~J+wVl^AliROSpvW1<?`o!VW?Qk"
    "v<9JW#)-W+%n6?&=@ZJ}w0z<%NSVRL8i^5OCu{&1T92`z5=K|IV)+dK1cSFe=#M(6eE_}Gg6{tfNHftTB+-F?IRyVrE6"
    ">@{QS{PfVI?)EL6!}?K@oj=@f#p?aLb(QMJb9>hA@6Y@7?YmVq>g(zJYI}Eo_Tv0@|G~XgZ{b+%e5W@q4zSmj&J!$jH="
    "rnGcC7r&1wb>rI!%ukH|x76w)OU=JvIB&!{%=F?uLxkS7zz%ho{Z^&D)!+m2+RIxmkv%?c2?pn+x06ud3+P@pgT)d3}4"
    "`weCkezhK9^t2fQ-_t#zLzgA0YPIniR`|8mO*Stw(o%c5vroZ38#=ECqI03|A`rySNPS+pKs+3h_BfnnX$mzugZQ^mO>"
    "et83#Sbq|FFrgiOSw$yYrDSwN0;-}`Rm=0?o#=tZeRTP>~!_X`z7ZqrN0Q<s~=wMFTO3hT&@axtIp5v%;WZx-QmPv1b%"
    "y3UHxeNu(^2J4dR@qg}dgixmow)-EjQy=k9-+L%&*2t9W*K`FdB+kE`9f|8#$~^jDkxQ`wHaTdg+VyqvFJncG=hKU{qI"
    "8=LbV{iWqn`FG52=k5<aJ^%CvpPn|Kn9QJOs@Z;c^|THzzC{<~ZI|`?58d_SRoGme-DG|J=Z*ib-~Q<H>t-WLtAFsDI_"
    "9(6AN^>pYyjEc{5l=rKTaob*dm;mR&*&?a&%!`QCcWEzCQN8qXS+VSgz?(s#Uj6B3q-__N0WH`?Iqw$Bp8mNkVkH)$zk"
    "D^DMOf&g|U!bXh;rEWF~GT^+1n1<P8iVqdlHPEcX&SFc~ae)am9y(UvuQm=g!Jqt?^Jkq(1Uc>5CA1CFLog5v|l(Z&&t"
    "bN>$T-6dyec=4ax;^`P-P#{!qi$ca8h_dPFY{QOlhY_g?dQp=8ndQ-w#N8op5<yrJXnsi^%oamV0yedDyMIgb&5y2XY7"
    "~z)$d*h(Uhsne)poG%~emS$f8}1PuHGqOnTIem(-Rztet~Bd)yC3PBw9;8)tNw@%#SZYhFH*ZTrjC|E!#aHQQs1#bROM"
    "modcrd=ls0bqyDBcdA_OEN!XiH>rQ@_O{nwsOGenwDs<n{I#sgN(+0QA-+#@P*u=fn*EwCv{1-zA(~#Ojf_GB9wuEytC"
    "U*TB-P30QR?UyIu((XI?6mrm6``G>8yj4ij7*;=0Lk_x#lAmvv5a!>uZ{r@Q086Npm`Qm~&)G&05lNeKykKR%Gj;<B9*"
    "w1E3DlDY02{M0e5tIAyv_bgpzG*~mDbtd$DZUArbss+n|z_8F3BosEO;f_@{d7=e#3&eN#$qTkZ7gGHLnCe0>^N2Z$dz"
    "1B8Qb5@>p#YlacOM4?r{e|ZbPfv?ca(9+CdFkDv^X-v#mFXmha|;JHEg=Ec`#dWlVe!;a&@Dc$gp*P(WHz!|QfzWQt&B"
    "^G9d$M}_&P2f-k<6evYfy2nIAXK1~)u5AuVt4u>C9RHT>SpIh=>)lc($0f6lM=6d&Yxe3W{*Ip=Pzs%j%=N7~HebrZFm"
    "_9f)xRS2E!fPX)FU_k^c_662f>fPa%jx9JT+K;<F_mAUT%kX5C6<79*^-qU4TIV0No_+ait^ae!7mHcW8tyiXcXAFvq("
    "-z>tO5L{<gh4iY|&~(yHJA6CtZ0X4PTq2c=2(NYHTB`f(NaVOe6Ov_aJGXzAB-VLE2;gUeL`&k~W2mq8VT2Dvozi&rj#"
    "gC}doxEMo3NtzADabe{vVk}gUt;^#2^FKP<b88M(Y1+c_H0M1mExa!(v0tTwt0GnoEkpiPcVCcRgl(}3t3-C=evsET9!"
    "n7A@&^&9p#m>yqm}VLT9MUD@>MY3!hB*QUr<E<NE_P)#@bMQt{(@<#1}=IN4;5`P+15~brn|zOXtPKdUd2ys4F?BRV3r"
    "4-RZ4B0W^G-T;!rY+!Ic!wEM#OoB5T6zSQuK{q?!&j^O##UL~q@~m)Iq7GF{H$h3>eHY+#D6Pqh2i2>0{uKTLW|rN-is"
    "=h1UfXSy40hJihqX01)Rc`JcW&hffxI;G3gLc1}QOgXH2#?qTb03WPip<Q=ihSD;=cda<MroTWU6c)$)J`dB)*6Qq*da"
    "O+BP0hOv*z*@X{%>D>btdfmG70<g_0!$3yS%Bot=kjV>-YQHWh#lcTj_U9+uiP63bc84UDQ38`t<ZRR^f(r%ltiay955"
    "tS$b?Q^@~UDhu!|oNui(Jm9g*H>iuwfJ*X*uv%cojyL$O>wtRKunGcQQ>S$G#WlnTio~B7>+TX_O&l~}c?OtrI>&4!z&"
    "!6`1mecyJ?_YJ7k8aZ)9&X}(_5Nz}>g?>XxqP~Lcso69Z_n0O>+8qne0REkGoIR;)$01<!~6E?xV!sin)`41_Okoru|1"
    "#e@4g<3{$ka>>NfZ7rDBgi9%i}E&4uf4+H0fkZ<b&9`rinKyQ|X&?EOo(y>3i;Tn&3QyeyNwI)Bl%$6n31`R1yQFJ7I$"
    "TKBt8cl&qYi;X;PKH9uoH;K#r`$>JE_vas6zU<_{((pDk=QWg%KDu7Xl<tnVPs^t4pWMqAUPq&k$ME?!JdB@omrmp-bK"
    "K3MO<xFq{=rg3R!>VBSI0-oyY=B`-G9sUVc3hme;ID~XYIx`!za6CXaC_^Ot*h|eO|k#7ju~Eq37kRkJlgR%bWfW`J+5"
    "-^!V<R_Eq0M^rs=H`P|+={l%9rF66j*m!x>O$iw^1)kj?u6KX#m&&>Svo0|*q=Z*ir{`7-?Do^=$HdXzTKV1Cj;kx}eS"
    "9z(~@>gzxjgv2}<hJBm`Z1}<ZFWkkV<~kMiDffoI{X|V;HM8_jjOxqMi_mH!tNz6rFm$647oTZ$%juYRP*g+=92GcE^o"
    "f0v|aDikIUNanJi!aRujDrEYemd$@tLn%6|3w)$3QUKSRBj`13XSl6L8n(59oWg*^gyPeMV-m-u`vi*9=`mC=qUy8bsi"
    "PW$t#43Ka!WdPZ*0yvjw%Lean=)^AFk^-IU)RG;`5RgIgq-$T)^Tm<;$ml+Q*~D75bO}tROZ4@;2@nwyzd#q!B^bknrG"
    "~B&pJk;6(XE4kAC@ECEys<jRa$(s&40YXczM2_iPJGfYNQ;g#m^n1|H9GJfj-5Bk2IUWZC#WB93@WIMbf!<PWMD|Ug+D"
    "s=xm?Je1iOtbm0mRsFDnM{{9TSf9ib~Vtl1)vUDMNXiSR_*w8g@hs*`qzs_`1X3l!b1@Uu=yZU?wf5K0LtsO*htJuOaB"
    "eu(QuB4H4l|AR=t3=J!(<Si>IzX2pK_q87%R<+&Mk^5px~(e*NK3kL8BteCu*m6-<@)>;ZndG49dzj+ViD+2&a<UrwBB"
    "v!Tx%2s)JtDiR_Za*-L!PpUNAa<q6>l!{3S1r=d1aTTaPiq4;LT%1-+mnHxnH^wM&~bYj`~ABR(lBO&=ubGLIp#NXM#R"
    "B@t(c|5~PKvw<<(qFpu6^n;!~lBQv0gbRE=$qm!N*Q}Tj*z?Bjpfq_xOBdkK<>+*Xla6lDX&L%1kBN3cGjs_qlkRsAwa"
    "^tx%qPl+lIY8$IDN+zUEttO=B;kRZSwgKHW*ts<fE45Ague*nc%iLp57@VcG>8+=enxqc=sCiJ_KcVTgCLSHdk}z*QyS"
    "e_sGg|m9Ao_$oXaS7{wmryF$8@81CC)Vawv>j;;mBVRDa4k#lFxVytWA&t^}D?R~SQ`)^E`E=Rie$GSd;x)yL3sEY&jT"
    ";q8#Sq2@K$%u2Ll}3tnGpi^3sik`@&63VCc$vPEgua|Y#G*5uYvLj*UT3<Am(kU2|Nke9kR&`lU#*b;6a-x*9Veli@!&"
    "Gq|L6Ck|32r^q5sYFr<ffqYKe5|32K@r!BW=amcE0f;Li#Di6%W)6e`{YnjWM}jC4dvaU?y8BG`MS%uq1It~|$m08%^v"
    "GT?zr)uG%2R_K15V3GbRRcIUhCd==ciO=^1!9CJ9_|ci(qC%u&P;-XAYMv9?c)?U;bgYIxKLzuAEkTuZoeJ7b_XNp5zU"
    "qW?_{W8A4ODcsMWFjr=zdZdR6wZ|bc1X%$yPepA)mj0pbF#`-77?22$3rtF;jF48>g@EDRg<vQ2_9OCyKt@h_+zO&(|_"
    "OUu{&gS?De=MF-&GN<Lr8c0~J*6N^hr-(r{6G<C`VJA)<IK?LYBf62#FsdW05uG)FN2rM`{6Bghod07%Zuc0rgO!U=kR"
    "wX8blC;Kb7Wys-1uCLhBo(TmB*qX$x};skK&Ki)W`d5x0#HK%2vU6Mn*r!z>p{@BcA@Qb|2L;gj6o>qK3%Rshld><2h4"
    "O8BHeS3ai^2FbOy1~d3T0!QrXk#K{_dCCv!mjAA-o^nuGKfP2bh@5Li0Vo=&jINXP2nWd{~AU9=afMgU4U8M;e1K{ppV"
    "T_dV1phNT=&)w0NPV`7anR1d+EtM~UzVs14CaCOHc|PeTpKoHq`{~9gPHeRV*bVx^CaD!&x47h4^E%KW)aLoTUkJR=^}"
    "$Tg{W@8{Sg~a`$iY5Ux+kaMdN?3g)p`(01rPk8b+Ez=od+y*Ti<j%p$e{^XMj)n2yi{o#LgD+>7G6qq!RB386IARrMPj"
    "OkHMt0Jf`*I64!U1yc?Heis88JYB;HInDP67=(?w`x~L3r>sNp$^C(g-yc~kGzC<NwkN8yi`uO~{e)KIH1Rs0|beS98c"
    "+zx1v3S!s+Zks4zQkOLcz``Y$rwE)By<tuM7QvBNp}|g85oLRF#hR9>`)DJs&Z)3pW@?HQWh9$YcVe@k2ROqYhC7ExU!"
    "=72>F-47~5aFdDvZV4o^opef7`&z5nClpZ@*N|G{6nzWMwsn~yI)|9snj{>A5ifq(w@Z#LnJPo}!`y4*kbmEgbi!>jw!"
    "R2KSuEbD3c?&s^TTgTrf@qWDe4tx45|0ln1?9(pP$GW|WhrhY~z0dy6_x{b#{`SB6uYC4DefsLN|L#Bh{%7sq{VzUS|M"
    "&m-XaDw>FF*Tl|JVQhvw!QK|HIGt|MKsC_Fw&r-~R0T|H5}Z`@5^(|LouUTR;Bn`>X%vv%mf~|K9KZ$N%NO{=FCf&cFQ"
    "K<G=CmfA3xW`1}9E@4fi`fBmnmzWblu{HNdhJLiAnyZ_vO@*jNvcYg3celP#+fAGDF|M~ZS_diOT?|$*ue($?itH1UAe"
    "`)&bzx#g!?}3Q_"
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
    "c-qBSNs`<+47~d#(vhS}%aNoi=Knt$WG1+%x;^dF_~2+*0-?m7tP;z$l(U2!YFhGM_Pmv}l)WA$)wnKrQ_gxqDtozdT1"
    "||m9`3l*>%MS+dWWQZRY^mH;bBi!c*3M>g~7ApD+dhPpL<`befQqquhk@>gOpE7Kv0wP(jEP~_6<q)Y;yzv*zBFf{_|l"
    "kNY54FQaNQ%_7d#f@tt(mB;dRVxrE^x{AjVdx^IzsddOh#8NfScxG^C(l?5qoi$!#=2{Fifel@8`QqVpSRD73lHeXIf7"
    "kc*kKAATA#wG-k>QRFQ=u{TWV;}$&KwZpk$dSGs=7=PqkF@Oh-Gn`rO{F1;wE>BscY0I~_{$g^1u=lV9Y#=B>n|9;5EM"
    "IY&&>bDOvL=+H|h!R>02zybhtxlnbvEIedU1_N0TJzQCj=!#Uc>gO6>OHol46GzGB6&AjSwWFxj(w;$s<S480oREd)8D"
    "9G7fwaKPT07J{^PBhpLKv#NSq#-_K58ucKT3uQ(qFhf0bkh$STAerk{@vDc!{!R9Pk8g1T@Yt7bhE}Y$(A}wSCLOZJXC"
    "5q^c?N_2LfRw&=bheec|%<;WwQni9;+ZM_H64hfNNDqD?LI!%nGuFu0YgaFccvu@s?#A^_W_&+)G(GXUjM+=}{_{XVj`"
    "skdC0mJ`X8+7I?_92H`?aU-+Ej1A8`e>dPifK>Vy=Au;5xXDx^(U^AZR5rxX;*)BbPZurrU((=X=t30V}Wt%91g3eQP8"
    ")mDz+-i+U2ZBdMq=umD^%`#nIs$pLDZ1Y%%HB~`Ls1fNQW|D#SfJi-L>Dc1FwWtfhF<!x$JTEd#D3Ww0b+0|9bYkHJ`H"
    "m||6Gr#_VsxpG`)vMiVz-n?Y92)fr=sJ>9`iG7}LDwER<IFkDxKX#}h$qNLlQYJ!Jp553k9?Gp)98-)Wko0gJ@K#^~1L"
    "eR=m%sxW-KSrMKjtE+e5Gf2rLYjd8^n3tYSd%eXc+#c8OTT{yFlQrp3F3nx$xAaWgXZ3766l80x-l3SM(K3B;!`80nh8"
    "f6Lmvq9RG6r0$z-)h>zFm$}G2s0B**CtPrqms@Axui%i+CnNw2c7`%Tw(2T}eF)ExJD-g_)-3Z?QiebF{derDY+GEFfw"
    "e*@t(J$B$X?=*GG!TU*N(W9ogWaqn}IdiE!FJwH*CpLmRhzOL{&p^puH!9Jpd-O*~Td0Bd_tQA7b$KCP)M`W*C!ESTQX"
    "{t%=`$t!BYPjXvBU#dCwNGy&=QzBKUGG*<JA$LzQ;q8zYmfOcd;`nqNaKf>5Hoz+)r0%JvnF3|In=3t!F*3aJ~5@>t+o"
    ")8rF@KS_17i?3<`md^gp&dV(QsfK1Ln1tPVZIp!LVg5qM>Z4S?4mZ1b-5?P4e~cbMrgwnp2qH9A9S+-z*!^|6I)_lN;l"
    "G%T)~?TyLs$`ZilKr#a;jd6iHWwC-o5;&bnWHO+bx{}!2=z6Clu`jX*wylv1)g<eH0dn?WsCFS}yh=kBCrG#Dky$o$J7"
    "-xe&eGB?$k21oV@*x!j25Ev9E;>Ru^U7KyL2BlIrs|@z)7pv-3h!TV}g`mS%F^e^L=S2n{;S5+N;>ugH!H5$U?p*s#R2"
    "+s6kw3OfwYiBRbAI4hDfUUmSSs0MxhZku-EY*#m++pXkHs``!J&PpLj5`rc|gih8yKf_4j~#_#VyK6Hn-?{1$e#yjnqw"
    "npX=-502bTdPSgVV2(D=HG2jjKmKtBCWEVIs)8qV2|6yD}wo$5cpe{>?XpqGkfR=eu(a189k=ZE3NKRpXgdrn7iqH{d3"
    "7%m+S<kwR4$cVE!q(TYbdpSijq_BCSH2KI-b2wotq5K5O!??e4EN`Oq6Xbn9J_{cg$zeCrn$-O817-Oo$QTZ!efw|KTA"
    "*xD^C@CTJ+Vo>B<;!=V~-~1sH<9s*vyGC%{G%;W5eb_^+CPtf3PfCa1G=tw^L-kux#jC3!h`HbM{4Hwt_Gq|XJM4xFb4"
    "fe0w^5oI?aV+oubkNHewt0*dJAS=d)xQ{daQNDRvua4-71Gqp0keY{j(yN7*vGrh`b#?Z=Y(FFRZz|2H)u1wzRoR&hV%"
    "Regn4?r?z6(p?+o>2s&#Hp6S{qFn?DO%dlzYm7^r|JI+jz{5L4we?<w;C!_sqb29wLoO~eYcbuI1?<U%aWQWgt)YO+=F"
    "U&$6Qs~=i%jwA{@rlM`J*ylCt=8Jinb_fPk$#!{eKO?G=OpMu;m<sk%#uVS_A7tvKeBB7r>WE$vb3LNXj~WHnNAIRC1{"
    "zTr`xmIrQCk-iTa6j{q-+JnJyU"
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
