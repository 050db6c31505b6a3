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
ZONE = {at: ON_BOARD & {at + step for step in STEPS} for at in BOARD}
ZONE[OFF] = frozenset()


def load_numpy() -> None:
    """Bind `np` and the tables that are arrays.

    The import takes 0.1 s, on a loaded judge 0.6 s: it waits until the first answer, which is
    booked, has gone out. One thread: each further one takes 40 MB of address space.
    """
    global np, AROUND, RAY_PIECE, RAY_STEP, RAY_BIT, PUSH_STEP, PUSH_BIT, COUNT, ROW14, ROW256
    global RING0, RING1, PIECE_ROW, NEAR_ROW, FLOOR, CEILINGS
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
        self.cells = cells  # int64[14]: the square of each piece, OFF when settled
        self.grid = grid  # uint8[256]: WALL, HOUSE (empty), FREE or PIECE
        self.houses = houses  # bit i: house i of the layout is empty
        self.side = side
        self.ply = ply
        self.settled = settled  # (side 0, side 1)
        self.value = value

    def key(self) -> int:
        return hash((self.cells.tobytes(), self.houses, self.side))

    def over(self) -> bool:
        return self.ply >= LAST_PLY or 7 in self.settled

    def moves(self) -> "Moves":
        return legal_moves(self.cells[None, :], self.grid[None, :], self.side)

    def can_wait(self) -> bool:
        """Whether a piece other than the trainer is free, so that the lock need not be given up."""
        me, cells = 7 * self.side, self.cells.tolist()
        zone = ZONE[cells[7 - me + TRAINER]]
        return any(sq != OFF and sq not in zone for sq in cells[me : me + TRAINER])

    def passed(self) -> "Position":
        return Position(self.cells, self.grid, self.houses, 1 - self.side, self.ply + 1,
                        self.settled, -self.value)


class Moves:
    """All legal moves of a batch of positions with the same side to move, as arrays.

    A position without a move has its pass here. Moves of one position stand together.
    """

    __slots__ = ("parent", "start", "to", "cells", "house", "values")

    def __init__(self, parent, start, to, cells, house):
        self.parent = parent  # which position of the batch
        self.start, self.to = start, to  # squares as the protocol names them, OFF in a pass
        self.cells = cells  # int64[n, 14]: the pieces after each move
        self.house = house  # the house that the move fills, or OFF
        self.values = None  # for the mover, filled in by the judgement

    def pairs(self):
        return list(zip(self.start.tolist(), self.to.tolist()))


def start_position(layout: "Layout") -> Position:
    cells = np.array([square(name) for name in STARTS], np.int64)
    grid = np.full(256, WALL, np.uint8)
    grid[BOARD] = FREE
    grid[layout.houses] = HOUSE
    grid[cells] = PIECE
    return Position(cells, grid, (1 << len(layout.houses)) - 1, 0, 0, (0, 0))


def legal_moves(cells, grids, side) -> Moves:
    """Every legal move of `side` in each position: cells int64[b, 14], grids uint8[b, 256].

    The enemy's zone is walled off first: nothing may enter it, nothing in it may move, be pushed,
    be pushed into it or be swapped, so that one blocked copy of the grid settles all of that.
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
    moves = Moves(parent, start.ravel().take(hits), to, cells.take(parent, axis=0), None)
    moves.house = make_moves(moves, hits - RAYS * parent, me, blocked)
    return moves if len(cells) == 1 and len(hits) else with_passes(moves, cells)


def make_moves(moves, ray, me, blocked):
    """Move the pieces in `moves.cells`; returns the house that each move fills."""
    flat, rows = moves.cells.ravel(), ROW14[: len(ray)]
    landing = moves.to.copy()
    special = (ray >= PUSHES).nonzero()[0]
    if len(special):
        kind = ray.take(special)
        swaps, pushes = special[kind >= SWAPS], special[kind < SWAPS]
        pushed = (moves.cells.take(pushes, axis=0) == moves.to.take(pushes)[:, None]).argmax(axis=1)
        landing[pushes] += RAY_STEP.take(kind[kind < SWAPS])
        landing[swaps] = OFF
        flat[ROW14.take(pushes) + pushed] = landing.take(pushes)
        flat[ROW14.take(swaps) + ray.take(swaps) - SWAPS] = moves.start.take(swaps)
    flat[rows + RAY_PIECE.take(ray) + me] = moves.to
    house = landing * (blocked.take(landing + (moves.parent << 8)) == HOUSE)
    settling = house.nonzero()[0]
    if len(settling):
        after = moves.cells[settling]
        moves.cells[settling] = after * (after != house.take(settling)[:, None])
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
    after = np.concatenate([moves.cells, cells[stuck]])[order]
    return Moves(parent[order], start, to, after, house)


def child_grids(position: Position, cells, house):
    """The grids after moves that lead to `cells` and fill `house`."""
    emptied = position.grid.copy()
    emptied[position.cells] = FREE
    grids = np.empty((len(cells), 256), np.uint8)
    grids[:] = emptied
    flat, row = grids.ravel(), ROW256[: len(cells)]
    flat[cells + row] = PIECE
    flat[row[:, 0] + house] = WALL
    grids[:, OFF] = WALL
    return grids


def child(layout: "Layout", position: Position, moves: Moves, i: int) -> Position:
    """The position after move `i`."""
    cells, house = moves.cells[i], int(moves.house[i])
    grid = position.grid.copy()
    grid[position.cells] = FREE
    grid[cells] = PIECE
    grid[OFF] = WALL
    houses, settled = position.houses, position.settled
    if house:
        grid[house] = WALL
        houses &= ~layout.house_bit[house]
        settled = count_settled(cells)
    value = 0 if moves.values is None else -int(moves.values[i])
    return Position(cells, grid, houses, 1 - position.side, position.ply + 1, settled, value)


def count_settled(cells) -> tuple:
    home = (cells == OFF).tolist()
    return sum(home[:7]), sum(home[7:])


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
        self.house_bit = {sq: 1 << i for i, sq in enumerate(houses)}
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
                if to in ON_BOARD and to not in self.house_bit and to not in far:
                    far[to] = far[sq] + 1
                    queue.append(to)
        return np.array([far.get(sq, UNREACHABLE) for sq in range(256)], np.int64)

    def ways(self, sets):
        """For each set of empty houses where its tables begin: [256 * piece + square] -> row of
        the network in `near_rows`, moves to the nearest house in `moves_to_go`."""
        new = [houses for houses in sets if houses not in self.known_ways]
        if len(self.known_ways) + len(new) > WAYS_KEPT:
            self.known_ways.clear()
            new = sets
        for houses in new:
            begin = self.known_ways[houses] = len(self.known_ways) * SQUARES
            free = [i for i in range(len(self.houses)) if houses >> i & 1]
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
        filled = sorted(set(moves.house.tolist()) - {OFF})
        ways, *settling = self.ways([houses] + [houses & ~self.house_bit[sq] for sq in filled])
        if filled:
            ways = np.full(len(moves.house), ways, np.int64)
            for sq, begin in zip(filled, settling):
                ways[moves.house == sq] = begin
        values = self.values(moves.cells, ways, 1 - side, ply + 1)
        ended = range(len(values)) if ply + 1 >= LAST_PLY else moves.house.nonzero()[0].tolist()
        for i in ended:
            settled = count_settled(moves.cells[i])
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
            far[:7][ring1[:7] == 0] = UNREACHABLE * 9
            far[7:][ring0[7:] == 0] = UNREACHABLE * 9
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
    """(place, near, ring, clock, out, bias) from WEIGHTS: int8 columns, then a scale for each."""
    blob = zlib.decompress(base64.b85decode(WEIGHTS))
    rows = len(blob) // HIDDEN - 8
    scale = np.frombuffer(blob, "<f4", offset=rows * HIDDEN)
    matrix = np.frombuffer(blob, np.int8, rows * HIDDEN).reshape(HIDDEN, rows).T
    matrix = matrix.astype(np.float32) * scale[:HIDDEN]
    place, near, ring, clock = np.split(matrix, [1090, 1090 + 640, 1090 + 640 + 160])
    place, near = place.reshape(10, 109, HIDDEN), near.reshape(10, 4, 16, HIDDEN)
    return place, near, ring.reshape(10, 4, 4, HIDDEN), clock, scale[HIDDEN:-1], scale[-1]


# Made by tools/circus (fit, embed.py).
WEIGHTS = (
    "c-o!4NvveswjH$UwRRN|Cr*`l^A_*@=jUJ8LfFWK(AEDEGyuu6EQCbE79B&&9fV8=5DjR6TSlS>9SeyrO=uwf&&3roM("
    "AUGSFgBrR;P?=7pr8<$P;nSF&&io-n}=Y+Itmq%`wKBbIlz~ioMK2dd||+$7v^35R3)xge)u=<ph10k`P6SlCmtB>A4m"
    "7un5j%=3GdYj32q-MP$L$h;I%tNX=N!bqTyMe3NxO(|#O8D8;B0#t<XjgA0~q4n9OFbmAqj60#9Ysx&c{<0PX}dMZ(&C"
    "CSJn{9rhXnVY)NnfX#gN+~xig~<CU_E`uvXTp~_p&2~o!3Q-3#-))Wr-^5l6l0ppRI(2|D#KM`vV@3toyFTO`;i$Xq~j"
    "{%8p=kYc=TSR9F)U%rT4o5!y#E==b5vTJYx!%Mo)9VFi4{edV<cUR7@q%u`o^n-H?W{6oU{L$t;3Mg-I=h71^hfXnYN`"
    "(==tBL=KwqB%@0u3?V6{+7N~z?=Y-2E;I4C6++Y}s@|djktx?&A@wxIkgc9~9mAb5u0}1EimAv1<GQW1WHBV%Npy27Ip"
    "4BT6qA=-ZKlZ9Bjy>?%CzWnHZjJM7_*oFT&)h7u~Jkmqh~>8*noqz<UA=~WCKf*(=J7kdE${}40hnS6fY?Ro^xVF))E6"
    "1G=@sFJVzD<O~7sDgH@(VG^Vmc$8(lC3`{c&sMIm0khtQojEp~wqdzhjQ%WwQrdik7=Nx&!7)x|&#4m7Tl{JPkOk9g7r"
    "6>jVR_=;rrp93K!eJP?NDX5U${Sduwrs?8U}ETSlk*6p!wr=}4`i4GGn`wN3*MV5g$|dTiYn0wi+)D2jeQZ5R#EdPQX_"
    "79k$5nzG&#kp;;{q))4{xAFg#k1L25;T<tY|nBSO*K`;sy8v5~SA?$DYN17-vxon;<N!pbAN!w`FxN`XP+E<$bQB~=+i"
    "m~vrGXAE!*{cer6r!?faTlZ)zx{7P`+rDQ$!1QA7HyivyORTM_?^k!l2rgm#(GM}nx~fZ&<95aRR#~O$BFn@XR*8>27V"
    "7a2Ccr;=$)>5`l21NoyY%$)HpXeSi-U+CUSl$+GRouUVa#FQp@%;)_%x33@%PrpbwB#y;Wd|06fck8_ha@GE5|k^Kjb9"
    "B@dArZ6`uT99&TAR&M=|lV}DeHrwHZYb-x*|hcb<a&tEKA8aCtoI<SxWGceaSPhLwk*H1t1xD?OEPm9^p&wb%#@2DPrB"
    "_yvJHPy#2=%Ta46hFLdjNuw?;W$5VxY8MS7;!jor&u}O63!8BvoLdL9~KLol{$R>`hJ*bY4C?x-EQx1He))PL^N$z!?h"
    "o--&XZmC!0fa*mpMr*R#5r$&VU7tO5A#7;}Uh#oETd*f^yU;ei4z0)e>?Fv^%X`9AAhHH?0mXgTEk>{@AWeo;w<RiGHm"
    "7CxoKqA@r^$)d=q;5){^z0j;E4S)*C)@}xWSzs&W>Gfzv&>(3Szx{jvim5A=o#1`gGG!~vYav{Z@rEmbYlPPr3)^y5vp"
    "l8jWHd!}f^U1YUK-!v#&Lj`<h88eb{!B9Fs9)P;HY5TdYELxLZnrHCxI9Xfv*A@xv7k-0c2yzmgj)kgv}_dGj!Cj#4E*"
    "&kXG@A=`mbe&jG;Xh(t2g0Jj7a0xm6WV{k#|)dtgD^di+-!u|Y!fikso7T#aBPHCkki6sj6SnCQ-DGPKCR_WBpr>KHN^"
    "Q!{?lYF0R%v05-7}=nJZ`!2@cuhJ7VF_q*N_A7s=gp7+)$9i=xNd-OjJSs8N@7kW)}zJbIDl<6d0<2}0UC5x7*Bk+!t%"
    "g>yacLvxZ)U!tXwM-_ghvbx79W_LxzvZ@Y+cxS95$j+%h*eZh^J3Lqlp+VIA~-9k+|%fR=H$y+!|>RTaQ@b-iYzMiWNA"
    "y}JY0E1R(@{Lc4)Ad`JRj&IguF)cUQ^h2M9X|9TeF>!z*TP65alSQPJ0-%7!?r939RP2<sMjGmB^k{ahl9T?ufd>`~A("
    "TjZaPR|zg-r*r4pFM0QjIwrILjDtxU+G<XfVK4<m^mfEo`u8JPdlgAMqZ*9XFT?Sj#YC)z`wO2{UUv#+6OL8+Zm-xURB"
    "=t@j!W!sswrPQ<4!hNme`Wd}M_NfXH(6#+96{0#WEo1%c5$c0a`_z552L*jj$>`{Y5z-@y+1XEQK;|6Y+E7ck<A{qxqU"
    "@{kLp9ScHQYke-lT}r)y&6l^!+e1GYRE6<gJOKxP9A1^&->g1OGD`s^V@`lEn>D?ObeRO!3e;8!=!^lBPy<jxGf-WrZp"
    ";yJj4pz7JLtb5NcQt2u9G_sZfE)I4u449+s|j13$sRQP45~Zs!)-3|4lPZk9&DCMPakh1+S2zKsfWaJGd1z!KqgUFz8a"
    "%R&?$U5hWtxS7;ylD2ZJ+f005H<5Ew*ctQMoK{c#OXSaep>6CGpZdm`edbgLQ8jI?TsZ(t(n>Vxconz+DJFk(&C1Qj=H"
    "wBaZYQv<dD9-89M4*N%MZxFW-}0;#E<usxoUJ>9baE<Gv=mR%5;FzzUOf`I$@ZVf*rBL8(r6&cWiNNzz^>>zMXfoOZ{<"
    "BOGI|_)Zdq3c>4JY0^+Fyms7ZY2E{Njz{vJMCPWm2_xkvgm<PZBJ9cOj1-rk!d%S;R`LKg&9{Ouw*;$&$-=|SRwS?nqP"
    "`iFOPU$D-B}=UG^Z>r~d~w=#<~U!Quvx`zI&vGoTfMnL3lE?F^wQb!>gN4Aebn#)F1ghbjun&_bX#CKw>6fgR>=W-Nz6"
    "e#3A_d+=ViOwZM)VvU;~89hgOoUl?P~)Aol_Mk_F5JRufnkp9VlTrr`sQ!D&q)C9Et44yTM&{c5<u*Rd9bczQje8!GWW"
    "`ConYe~Sr<X9WSaMYB}D6~&brqag0N@BPm3*t1)1Px>t+Z_hFuh`vdqAGI9jEp7);N@WI>x@zEnUeFBP@HBWmP1JJk^e"
    "(ya#wMbdCIIjXv*>*g+`r>M7{vpyeai=+hK|iNZFtlMjH9?Ph*9?5WarDp2!~*|@7+`;XgSAMa5gaxD>bl6L$qe_>!9u"
    "yS;-bXTt~oWvHd+Oj!+nr(d+B$icL90!}^)tOc`W84}6%w9J*y2udM+YN~gx<WYv%5YG8c#0-Dyxd&o_Xi5Uj&oL@xlf"
    "XjFHdF+R+&KUV=J+jpnTrT(95iqv8yT4_A!^SiY{o9*K67oQy@$qcfS=Gstl=}L<pSDe9b!V?Rh*SU-sn@K@o82y+E%X"
    "4)0^|3&aXH_{32tIc{}?KEHFZ&b(9hG`*B+7{+Qx6+uCJ#nsAP^IS!2339)rzhPVeP-Z!+sH7VBQIX_sS(b!XeH*miJo"
    "cfK?CqU_R;SeIYOa1SHGFn%R=V}Hx6cVuBA<e!|d72D$PDsIY<Lyr}-y!|%LT*%X)R@t^TTpNsX<*O+a_`G&u1DroI5D"
    "qCSOo8C}hn3_L3`E27-$$%fJFsCY_p1^ra8nW!SfnyH911f{J5dIZCd^z^9gJce`Fn}MRmStUBdrMqipx$M)F?u0g$Sv"
    "_lNBn$bpcN6TU94HMkBJr&G;_+x`?@ifalCZSD!RKc{3Y^`#Y}3bh{qw?d>kvw3eHDvE7)NUdHW@zHGKozRGUi6*&RKG"
    "}p>+W|E{c$W~nO^D2ymuO{yKN<u(`RQ&Rvz1^-0$9PEgqSc!#c6JwX%i8fI{qp)<OFAxs<oS`k<qFbxDPPK&x~<1leeo"
    "i^O7Bvp`+0x2GY}mCllc8G-I~(#Eql$ktMx65E)E;czPRnTpoT#N@Q~>o5-*mz9>G|LV(q*dcnuAl`n9RrTuxr-w)aB7"
    "u(9maG!5V|rrnl#THmIfkw0npOJ00CfRc*=IA6Zdm!FI$a?2JOBR$3JpQ6k#T|Grs_QKix^o^a;&pwaQYBdG!4yw_n`^"
    "~O9J3^}kn>Mo}bd;63|KS%;@SMcNB&XfO%L}#JY^HM5n9a)?d`%Ar8CL2a#df<rUciX?a^5V@4sU#7t7djNKRJ9p`X9e"
    "}{mqZ>4>E1Na=-k?=IRIxzxc)EszuwEk3(9hRJVNk+kP@Ho__xQ?ak)tu7Tceo~hap>$a|4eZa=`I2fg`j#OavF6;(i!"
    "SQ}_`o((KJ<f-$>b9*f=7;&1Gz8apgnJ|XYO}gMjwkPbxc@#q%E7O%BV-vna-+@n*H>?T`1W`Mb=UqBSGD&KBc?ySaNQ"
    "ytRq-b+`1{yis*f8!C1B_!6xB=cW2r1$fwQH;>W9pf#bscwuc|O92C#)(+TH<;gqrD0n{*#GTG;+C)P-?dw1%h$+xF2j"
    "&BI10)`5!S=OJM+VZj?<TLuS9Wjb@tgjd~*?e*|>dUroOz21lE(Lbzz{bC{KNklbQ8(;;yXiu%2-zT(?tp<~S+-}XlxA"
    "Ag)C%g|E>({}a?&{?@e$Vd2_+sKGxvsZ62LLE9U(AL(VOeDNx^9FU;|Q*{aM}JOvC0;_ADUDkKx%#Bcdld>J7C$>rmM_"
    "|<vj|uncC~(>IynlhQjOCRym!z&hsl4zpcO<tWOCduo|~krRi?ioqpP0*^LHoe#6EkmujIZ1!sFZ0O{P~1rP~Bv7Hw;D"
    "Um0Wnm9mK;Lfy#Hkw^pHYNKMHbZVI4ehe=*HP$Ze&YI_t_EYxG(X*3Yi{dFwQeb=I25xfCwg{qn%Ao5qAx-l)y-5gU<k"
    "rW*QQGKwvUyX*BtP$-p00dvurE1(Fvoam&-hWot%w6ca7NA8=!C{Vg(5d#IvG;XTH1iAS>)nt#7VXJUulwug9sW;TOIr"
    "3-La)lRwt+DqXGJb$@+UwY?EnyZ5hC9G8ve=H30TzW-+-&rh|^!|Ll_Zg{So81wtpci*nUCZF5*-Tlqm*DO`9bUV4P-@"
    "F@MZyFa*>+gd1U`5w&((C*8eBt+7z;QT%@88jWV9qxlTshCdYw8v44{U^9)~VgT0!_E);63FWBU<rhoax(1INzxgzMg?"
    "<^6R(#&d=u{0t~}#+ZJ>zFWITmlVID`j>G8X_)E;=Y#Z4H3;yl0G9Xxs7p7@C&zkym!`~>0CFOS0Y|2iW^H|Gkfwk4m?"
    "OKcerjNSKRXYuOc0GEV{qnxiv*CK<R}E9=e)KoK$v$jFz8(Gv-$-vQT>jEdV_5akYnR>^U#0a%HM(-A<x)B|%thSJYMs"
    "Xz4ew4>d$$UX^<{yz3&YR-FwNtqro%ey!uRVsXS0i+EP{*8`fIj!p6`4us?B5zI;*cB$kPP07q@PX_2Zi0+95=NRp@YA"
    "Gq-QdElWcdr+T*IWjDQj8;3Nn<a|EgiD@gO>reSfVmH7X^m6*_pZCo_Q%x73mf7ZQJJxMgpZxTNE6jBIVsUZ$Y1ZA=-)"
    "P~^&Q2`*iQX}7&B?0^tHwzi4BF)<KVOJzk_fw#i_0^st|7W_qpO+|e&&baYP`vwLrH$Z-up*4y@#f;J$>p6&uUfKr*Fv"
    "RGgZ67w6<6>@!?CMxRVO3==g;?rhfOsamUkQ8GNSCk00MnpP*}t_5ju8&d!p2+yI@u4EM?O>hK0n^D^4U-(O$te6))b{"
    "QxH0o4376;s~Wl4>p&)IsAUPSp3!(%kzuF=U@G5mz&x0lh579Va1$})74Yx^<{jv0Uz}GDGb?RbNlr3rk-0E@U0jRP^i"
    "M|@9Yu16YbaQ*d97`FW0N9yYG*`KdHG0yK8pfKSS?hs7~gO8~&LBRc(JzrTvfI!+0Ot&%*A0^Ll#VTfF(~Y&mO>SezTy"
    "OMmC|!vMZrhhMF4-W;L)&wf6y_;<e!-+!E{jcl8FW8j#TP!n_!)Y5F$$hi}_gfT*r4{ZyTYio!bDXuox@0TatdUjgpIh"
    "5@|g;Mv)0>`eX+i<&@;L;@sTP;N1t%8t|7cr$FYBvrkh8`|Y$1yb06~6-&mg5vVIXt}{ZC04~zxgj;{N(<d?*sF+2?o{"
    "&_g1{*nFo$hno23$n8d6D5eJnO!a|)Fuo)i=v`S$j1IDzXIGo@K3Z6rviv11`#h)kuMjS?v6sFJ|)1dc~VwapkOK3O*x"
    "=mUZRq$JpNp1)!Bn&%(R!Hd??J9B2@cSrArLej+tFW5jM0QXC+Eh~EN?hXF0`yjKC>ut9gBYUN9lTG<=oETK*U*+jK;g"
    "^KIh=Nyz<6M266=r)3Zh0P6YVV<kpveyGb=5S1<gpz+kIFXix7M%X@(0j8CWS`NB9Eu6#wx3z8#ayIZ<&Au_}cYb`AhS"
    "a}?-Zr7i7|a}Mm6s#P#iEF}Rr<QlD1vOpjygE5tw$dRFFqNZKikfg4aiq@u4wCFgK)}rBh5gTd8qA|dtI9+Jl8C~L5Ez"
    "TH}V4@MOTMPnCA*QL)7%Gz}+SxAVio&v-hQ4lUF_kJnaTeMP`9uhs3vOuBFOh<9w6TiGw8BwDl<(t6kdv?hMFDC_-A}N"
    "2OB=f|4cLl<0*CK|eYixo!h~9=PBO_6qs&B6(iFN3ZNS6jQHX@XW}LQj6D{||WMwmkvQT7~MOe+eiWqjKyTXMvUSw^xf"
    "V3?YhE*74TOl!6m>smrsv5?RCW7?liYYRRz$k=-KBy55%?iKb8vXWK)m%EGq%TRBIqZ|dG%5;QM_TBhC}Vb}){(;iz~{"
    "B}7(Ek2(wqXO7<s|5JcY^%b4zxURF(~9$nZ7BKotQKz|2P4vGN%cgr!T%BZTB(?-&TMZmcii16m2Rl9)sMzz8f=7>0^U"
    "fPZtrOoXBap)Y!GouKX`dR?%rZ~;&j83rr>*vW*s#PYxmrzAttG?v;$+9SnWD(>;xTB9I4u}o+aQDTKpAT$_M31g*@H{"
    "M7^SAvfg>YLqCY<YaT;~7JFrdq)(w0WjO%(E?K+Tjm54dManc7unH%ty!Tj1#J2M<C;>u4MhFqf_YN<Q{K2#EAlPM-?V"
    "3r*&0V2e``C;Q!)yy)bO=?>4LV{sEjQe7)Ol?~khdd@)-t&Sr;A@@_VtpMF{$yL35&bHobM9~W!Hk}<4(@*1s`|3U<Dc"
    "#1+(OwWcBD;XAn8GINLS6kSRJPwee9iEhr`}%UfDj&zMHkzDKIo!jd0T%A)@VW3g<|)MkcEi=ft{%hjTsKWqwKFXavG4"
    "hO)-=ah@vs|LtKDY3eb}=e2G56(9%JVT21mi*kJ}bVkcOei9KEM2#0kD0j*=(HcUt7I478q8t_4AbG8kQt<rZ^PSR~Ij"
    "e2E@NID5ha!S|tEEkuHo%R$igG<iEt{|0^u!X123p#y9;Nlo65Kf4~iFx~fm_|;S}9%u-zp)Cc7;TF~kLte-}_sRupOc"
    "l$#hlg%8IB%3~N{Lr!4=|ob%&M|jg_eT0P}UwZ3O@pEZ368R3B&R*DblEHs<<saK<gX0W4IqQDd)hffd>Qtz`M|*hx@<"
    ");0w`6?#SUwz#K5qL;!n90n$%98(>bMK;KU?7K&DQmIIBb+;2dR05Yrqn2Cg<f)4^0z(q|_8EppVkb?dT&ny5vq?cu5j"
    "f{fY0hIx-hQWl(gRfT_lL=&`OdP_J3WUSLbE=++u)wH7^TDacQYPG0(<A`IV(u-h7@Ag$nAL1`0t`W3YNZ{9qe>RukQ;"
    "?AVB+xAlnkUcB^<<JH9;}>3KV)xi8}?WLt{wGdF;@k0313iOjmfzD_yr3EU<%+bEm;GCy@65ZX|2T>Uzk;n+UIqO|%S6"
    "$2*KhD~zowjH@gS^mZ~DR<HVo>zn}?U@yPfio$D5BgI}g1_C2VT!z^I0B6x)#$arPAOoz6cIyFbSo|esNyHGBj-C_U0U"
    "hFwTsDTD!!s1j8pf`wgek3b95fmHMgmIEQjiEK68@sVr|<)`z~_m<c)$!RjABj!s7KbuYQ-nOX^0*mOFPWQCBi!JErqY"
    "cq>4^t6HrPDj4{HElV<^IYtSgz5d9n03&h9z!rTK%YFIdk8Jr9NH~{egXDQV{Q-|+ZvII?`9t;&s2j9V<W=bf;0C~#&;"
    "&LJzn*w+>#;`=R1L`|X31G%&z;J#GTW(y1B~$`|BT(E9)OSt)QZ)u!WmpB1#nK=^@1(u)!u+PK2N1)=eFobgU`p2U0d~"
    "$_hw?7&H3r4PBUWO_(CmdxTDl<eTsI)=jRVn#LkcFlwykG2>uAAYEVtHf84p-b6^4clTTiW_oldsi71%cxk(f^*5&UJ$"
    "Nl5vb3d_&*iK|t8@>G=tC7x}7l0yOA(GM5tcQ6+J80%Yz+F`*Tp|hIXx)P7ETHFri&H14XJD_d~$CvEXRF0DE4%or1cB"
    ";xpp?H6Lb9H@leSP=f>aT8B_g7a}?~lJ<oL|0pvAjHBbNAWF^7G4=N7V=SC%|^~^IrY`{{v)|_0#c^?3q5cSWV(taPk>"
    "410^-(9>8uNHhi_vPCv%ONoGLMgag#>fIi?GkG}_AWNwZFQd@N83GDTtnS{)b{D_wzh9|N3<!o_&etEd!#V0Q>FV9{cc"
    "Q&q8S8v|Ez25E~bntG~uY7sj!R`w=O$lf8ar^ICLby%f^&rILcS{0BK<>p%!CA_4%2+}MTm$YeLH-z#C#bnVNmJrU7~%"
    "ue;`fsL4Th8$CR73SoKmVVN>Bjgn(!q>TY7La+3)-W7?_l^T-oE^$^Lr#6e{Ka@GB@2?HEj$Qyc>@mqAk}Hc&1f>>r#w"
    "s}Kwyqoa(SF!fjPYvrCY6M5dzVxGWt$`G-hb!?{$pF)sbm1?wkOG$tY=5@;2Io!Hw0LXrmrzvvf;JAYCcLRyU5aH8&+J"
    "GPQ_;rFu1#v35q(0>VK0Hx6CY&~#Jd>c=2J$Gc#{lO_xq@KwaFcLGaey0A<Zmj-MZBEg7?`ktIWTpIgF0!N)-?4buYhN"
    "0WDbx8QK6-Z4TbPk!&@c_9m13I)+D_Z9zWA0;>rd*A?s=;DaQ#+XP}H5Uc);=9)tZE;8+yIn<3n04xI#4!l`Cx@&sqDh"
    "}QGc?86G9Y?&YK<=|@50=)~{X|ARy>J>n5BK`=}EK>>~EW5<RCO4Q)TN2b-D$D}|B`nKx)=XZLwb>RJum-bGYMNEciez"
    "$`TP!K4^4`H+gX1r(%VsV*j1?GE<k!{8?e+p7#`oKIUJrq`0N9N<_ihd~PNa7Oai(jN$dxvH1m-zOwmM3eA^C^~dL1uZ"
    "hxSE}&)@{K7tTa}ClnmwMA-}A0TG_N6&N#0n%KJ9oh#W<W@?hfLrw+YBF%Zt=U_=&h}@DTc!=JGp#3N(ASOj1sx-s2R8"
    "Yiq!HcSu+DQjJI625XgN|7_1>QIzT3~0Mf~#c>+p9Idg?8d?<+gH5$rOTg0N~sLQfY%i>n4d1#u)L_tZER+Rz!nY!|z$"
    "0lWF14U><T^L{(!NTq6Wlo3M?vn6}KujGqV<K_l)e1CLPR<gE6ol6K~&ls1#;j6<V0!-g{E&@Q{1?#7`8E0d;SsRq1;d"
    "strA2&irFE)0=yp`UiUV1@+gjmaG_UJ5J|(wa}9{2=D3yT+W5FWHpl)bpsL$<t5_KnL_r&yt#$$FTO&_(&%RINJyeh#0"
    "`4V~wQ+K#x@wbD)F_lSFa@w3{hG#yiP97@N*B#=e3o9mDj@_nT+>Bvs;BMlu-KGbm1eg6e?MIK=WmIk*|bV;U1+lC%D}"
    "L9HCt{G)Kr0sJ2LdE6id8_xU9ga;_V<Py6*{31mGe&LU8xLCGrd-~$y0Pd&D<?`g^%i{*|@Z%r-qhI{f_y7FeAr^W6?b"
    "rX$)y=Uz3ro57yW~G^0~9Jy=cgO&LWXAvR#2qRb_L3)o~c?lJ6R}Y<6+AktX~RqcKnXe0mOVb4(Nsw33rd<=N9t?^uW!"
    "5%fM2#QRYZhWDzm?uzO7D)*|0O{(hj%b_J7vcq_K&i;K2-%#_m^u(lrj!{^$8J@fdu!7VJ7YSJIM|4vDn(5{h~w7_DZ0"
    "~-)bK-Ln$RG|m<5*&yObBBpfNqS<)Wq(5A10&-P|LkL|z#=WM787kTGEFCL04=}_xKJ1x;3o<C2tE-mMf-cdgAmw?&T`"
    "#-u)@RjXhuY;PfvUiEA-M-e9qcgV%zpypBPu2!AifFb(5`l1+f_YtW&KY-K08e&d*F4(@nos-1>U<%7oJA+q%A$XG!+G"
    "N7vTLb<vKJk|p{suG?aIO4s^MnA$-QU-)SIe!)()Gp9c9;<9$8FYrEPwpiNJn&<8P;2A$VzYuhYrA#55VYQces)otN(~"
    "Epti6zJkz-M#L&9<v1eZw42s*UEPOM(485!BgYepc4<M15jUPnM^?*<M{oF<;uxnyMCI9GZ%Ev-2I=rrz@t+SX*VlVR+"
    "eqC0VUSt;JgIea`YHn!FqZm#2*>9$Pzm3KG&CHy(2vi!X<t(vn>nDeLG5+R7~rOH)WyA_nT7jc)v>uK3c6DYp(l-Q~P@"
    "%8%CaIb1`($u}PY<t@*vN^kGtsAFmy7<|r)o?)~L)ST+zxQoZN3~v$-=u1O>0W_F!mM7*PJiYXYV)RN-|?aHSVt=l!+n"
    "!mwf(LiR{iUAa<PD(x>n%|=vlQ**BIZ=I(B7@^}ASh<vrlbcKz;6=ykr^MLT;p@xI@1w!XWp&c?HsmPq`4;GHWK7jQ$n"
    "U;1~V2Au_1&v$&fm(f(>Q@+}rU$|K^vu>CTcDMT{yEE=&zM~x|-<{oy20F;!gPP}YJ0r)n#p<p)Q?=~n-Nm?(br~l}+-"
    ">Axw{uaRoUxv_*Wn71S)4WJ{C;kftZSG<>o4AIt9CBtb6xkl81K3`QQ~~ROBElDYU=?gCN@Tgg>VC?PWf>=TBQg5CoZk"
    "n4Zcma*XpXkVE|}AH=y^o>2zGo*xbRI#M14=@`b9G?i>L6qG~FCVorPD=jn`(9owwdYtw*ciGI2G?rzL|7p7BQ$+g(@+"
    "ikmo&BiYjn{9LV&FwlZ+E0IW&cAg=k8j=f0$yw#D?16cn~T)TJku9VJI(6YZSplxEb7u<=PS{1_z7S2{kT@~uAf2J->i"
    "qXSISOJf4Li!Xq2z!(|!DnQC@!y9iuvM8GEY%m`m}S%_p{9s?){1`{d`FR*WwfGI#TfpP3nZ)tF_ci~Gria^KuyIEp+y"
    "`}v8?F7RN}{N(dW1^<5AsoI@>k<Q=lp!&9NIi>RiwpcoM`t0zDeg?H?s&P+I2-5l)lteXO)+e8R);~zQ_GF=zF~{$uS!"
    "^ohP9D>wnr>kpU41h@J8KusZ@fBOzfsDpA2pb}H@PjBmxneg5WR*!o<I8Ly=IXwKkXi{<n{IIuYdjZ#y;lVT)a3vug(u"
    "r^8CfiKlSs)#SzMbAK)R*@~6$mK?P)p|MqFDyGqYuv3=$HrzyvMdjE^3pP#~RxR&GL#1$6RxK3$(_<Y+(7WyB)J9PN!C"
    "h_#<j~-*SSkkOwx9O<*2ODQ6M^!xJK21As4|FPSRABYnqpW>(g4y|0ugn9u&d*<d@x{*;N98^AufMiU_y_qR&HAf<wA&"
    "1~j~n#=>UrMz&9J)v$h4?CUQWSeXSM>d<`oZvc(EwKRba@xrHpQPBcT^=#%iY7ySr7S9g11AWa!AAV1$Rw-g<v{D3{@O"
    "7x)+;QYk2?vseMddnMDDKtqIie+&9??^`Z*)}=ZOx6shI3aQhl*P|h8r=R}mW+uOVoeG84fZ{qcw?8#0RNWAjVFdzDXX"
    "s=QmMo#gpaq1871#kpXMwVdg-*4kVsQUtK;T&|DX?jvV3ew)BTAL=j-ogeBUK7zSs*4MUb4`PcHR`DvxuaBYUXrR=)55"
    "vW5RnTLIjnj(AnFPDQgURQ&x1|GVzS&0{cisD>ya-j<G)%1!1#~a2B7kgwRlQ%5vX>lDVawYLOrXRHcN<86vPUTHpokm"
    "IG6jQlj?|wUB-wci=?~tiJ+PuPG;s(M=Ua+UN`p?n)t93K&F2d25U=nKBk~4!9G=0)#4%5t`$^kUYllL<e9p<<u7pi=n"
    "+5kSqL&U{#n21-*|ia1tAi&W>Wd<356HG7aUZA&XVqx=@iJ@Q52|+MnmRLs8yK8X%e)*hq0)2&ZUUR%f)CYk}zjQEed1"
    "xI#;dHXRyHho47ZxWh;!7Nb%ezoc|n+$4b4p_!tRA;SC0y+zVFvk_voFb#x|D&~EpJUcqs<0z>>Q*b0F1p^5be&w(TO4"
    "R}HER+@qqr%8Z&J)ImM`D5KejN6Rc~Dw(aE4(PF$hXhS^|`|V6^K`C+3ndh1$Rk^XNC72c+Xe^t*k4B7@#R-!on$9X>4"
    ">LfYL=kRP(A@fUPRPA7`)(}@6?SVE%$E)Us2eJONsNYN=fA*2<2Z|C@g4%M0cd0kjD&|AUah6vtF2g?MbgGH464y&jB3"
    ");t3^fL+}GF#_JL0n3Ygeqp4QqLv0bj8$Ea5rvcq&!jD?8bL$+VL(4jkSV~`+-iwP?=p)pgiY^Q&_E1G^avjgSWb&&?y"
    "IC-aco6^9J3ltb{?rtP%skq?mpTU_Zt%I(Zi12Pk?>hoDQ&w1ea<?NdaGoWN!?g<oKw71XhgXqnvMZ=tZ?V#-<j^stY!"
    "?pZRaqI`*`8_Y>Qi$!9UQJg^^qJvQ0`w=<*US-%ooF3D3C_eW@l^LzIRmX$0%I?oa9-D-lq2G_^JZZIIwH)byFdgV;dv"
    "a*>NjIO*D|bx8+KjtlyScwV>?o%pOuOKZ8=&wTz;?-a{y3}%Q;bi8+v7AoqbhY(JNJyL*k@EF`;;j2<dAb6z-r^9kNsW"
    "f*5VrWanr$J#vb>eIV3CAO{tGiK2Fp07)z}z8c@~8{oQ1ZbWJ|aVc4v0ZtmV)9a6CG@9*w!?rz^6W7!uMi<is!ynPta^"
    "RAnnoi2}Ep2LL%pFQUvHGHsJcx2FINqInY&Jv3V{!h}<+9%COxUv8<FKoXHEV7r9vR()i<g>#*@*xfE!wHD8&uzz*S=g"
    "VQpeP{x23Dh|L+PQ=X?jHw#ndN?Y~nhJKfPYs@2_9|!>=^f8XbcL%3xt8%psZ@G#yT0g|_ywsQ39S_>-9Nbfj0+Sbq3E"
    "8eW{DtPEJF<ia@gC(BHG)tT~TXx|#{2#9PZ02skgq^NMAFe!x(aPgeT5#ef*q#-6xQslDGFwwpnyxe}bJ<&=BCP;WF+y"
    "mf5o<b6?;1;y`2Vh}@*_`yLf%n^Y75+7WW(3daKsH6di-d>U2eu2RjeW|-g3|+9DcUZ@y%lZL!=(xOH=T(kr%O>%4o6K"
    "HT^J-_B7h060`3PlohbN+Yr_jxl)*)_DgbTpIr{_o44&C`oG=&z=bQl*Np#k_z(*J-BKcnUblc&5nF{_6?_p@8o1z$^v"
    "-==Cy64f)s)JuGwpSg|7lKVmv<C3XKb%6XDUXXrhg<8KX1{?<3DQ_!phxgXfO{t@D{2X-aM>7Vlm%ET4Ifnpm70n*2Di"
    "jy{+i;26@EdHAhb7w@6bVEm<4UX)A2QcA1F+%R6`&IPirWmfvEw^Q;sdAk~wm>QBYu?L5)vIW!%|*C|IC%0o~yv%L6=q"
    "g?4H(+CtfG@L^~%1`8c>H6<HmbeNcf%a~k_zH7o*2Ot&Xv#Cu~8G|;^qm1A!pc9G`7Br<W;g^))1TGgS7VRoS<cbo5K!"
    "*U!tfoT(oVX_%t^=ANVaOOfm?0&z!K-T^3k)3K8?<Wm6wx??1&wK=1N79SqQrieGz0V-u@}r*6A7e`40Q@qrD~1&5R{4"
    "t&@L@yY+&Fb_-w)LVZI`a$@qO@1Aq?8IMEqkE)oXF(#{qmCWq<p`!ND7qZ}tnOw%EgDG{rI9mSm=;WVfW2y7=?74fbE0"
    "#7=Riryx!7s!(&L&4w?Q-}$GB_-uk5PPyiXQ9Ohhll~)-FY|<5O_cBp6wrxPwPt%R5X=+hP@}tX9>yCPacwNI;6#HN4R"
    "?U-lJ-*YC?+o@f_&Me9<f(?>7v)?QR$kGH$!WpS~X+H(0H4wK?8X;OE`>W9re>`*&|%|M=$3Aua0N58r<C>tFrqC?sEg"
    "`q|5u7iY_pql*0Ga{2k$QNwn1W#HUx`N-2M@HW*`>{Rv{veLoP=fyDupFe|IfDE~dLzs}%lRQSgNp+`0%1$1s4XoQXPd"
    "2RaZA#ueo+B0%WIK*mMTrr#`EXR>lwGjNkImVOg=2u(Rc+gL?UAZb)J#!o((0i-;D#>QW1nESi4L!R<nZm~BjFemlt4i"
    "(fm4C>DGzriG64^bP88}}WwFjD?-`_68NxGuw8srX3-a_IkdFeZR2gIc7Qq(Z-?C7ORN5E7p@c4p^`(K`?)j1N{q^L{S"
    "O2uMmUp?$o;E2l6YZ4X_{Tz|iLwx-Y9MhOi@Hxfj(S=MGZ3ypFa+yl-IL#9dDh4_O}gsQ4u>1}Lk%Jd&=Qo%EQaDKrx$"
    ";h)@GBzq;JOnRE49bUGYeDoe0TvqB0Vc!Mw@b!MjrR8?jTNvYb*-05m{tv4pyaDFqF%$O?*2>$bF0)O#aRJ2}wgui?cE"
    ")m4B1glnaB0IqMTghV8<<g4WzFJNU>P0=}`)sWl0+)E&%di;*MW3$!pT!rjYc(4e#)P@x*sG|9)r0i-|c9f63&zb`D0m"
    "qDVmaEqOgn8nui&~$33W%Y~P;IgGOjC}`AeA@KD^H}J<c4o;X(V)Nc0>mNS$T#bYhoiw5gBTkIyE)^DAj*}R4TKii8VC"
    "f7#QU+Sur;s9I~dOOBfqRY7XF*8x8TrO<z%NdBb<bWO+SQc2)uFT-6N4oYXHA8{hL@?K15+{MG<@O`4Tf>K$bp!>Ldba"
    "Xk?xRGKtn!{=?^0R}K8PIo1`XaG!QVy&!$rEL?vO}a2cS<aLv4xR6KMRrNnoBKwJre!T;ET|}{Q2ZBTwDqE9Y6cfyk~V"
    "F`kXXty^za3W&s@zw?sA7&bye>Lom2O%?j)r!!FP1+qPA402^^r}&Vc*_*qUT5E^h{)gvu^J+N&u<BN`}ydnkIUZgg79"
    "*2Ynm4i`G9y>=~S<$DR@n34wZ0DXdgb9xLsO>*M82CXArG1iph*K$5W4<=0s^a8))1E$2crIII>L+3-f^|xSgGut@GOw"
    "d#(rq&Wh4x12Eljk;8JP+_5p+s402opJ?bx~An_{K!hvw#&YZ87^41!2jd%KT%R560U<Ctjv-S}Ic0bq1qra#L0*pQu7"
    "Xe6zr^FtMC<lc=M`qEBp>nkjLeHyfAOn9`8k9c3UlM%#%F!At3dsait?WdMISp!~r<buc^1mw580f?~XQTC!o;JWGJ_e"
    "ix#sFYLpw$}o)JzDH%Zm~|Sy`xtvPHC1O>KKio|==}BZ_|Ft}K27-uwewPSP1{umC=j#L`DuPEX|cWj@rSqXU#|~Pd;R"
    "Y1yZ2Y?<0kIQm!B;^{psh+!(rC5%U9+%e)1R#B`2~kbn%fH$Sr)#)8H%D)ibEAq2ZrXlX3GrgL$7s;!1Z&6Eh7+_K}**"
    "#2Dicj}@oJ;@A9168KD0IF}zwcsWfPDpilM*l`G9NctH2hJ(C+q*D+HqN+h&9xk~!IXgW+Jv*MJ`f(f9>uGiM&BKUZ^|"
    "`+rhU0#*m?GOB7x~ByWZ*|n`*|RWB^EwqxP710h#qGul|*}@Jyy}6sr(>^lh>oa9iiO?09YN)!RChpI<Z)eMV9G63Mny"
    "2Q7X?iLceCnWD=h;M6CKkoIz577#02fj;fr%HR`9=+sA+1`VYUlUcJA5Tg=clHNXQbBlgYbm%BLY=rjf#*kr81MJEeN3"
    ";2L&b`3n|Qu14@SNr1h)lcKfG77_;Ur)<H^@~Zsfz7+_yGk@3v;DJ<b+3R;8}xFgw~d}xlvA6BaZ1(2LZ6iVepshp&KC"
    "1wXci&trmiYIWd3k*+iL6Ptshu4W@4@lI{G5!crU3s-Ptgd)6SocC5-ELOj@HGa{V!|o65)CCDcokJL5dB=2foW=wF3l"
    "W5?wyla<-t#;{S#vqcUg`yP~Fd#;vMWWLPcRb1DAbGTvl$=SR*w?&&6P3Wlf-5~TX%q!EL11`V;%H5iay6c4NzHpp3@?"
    "vp5R}1BKV{DCs2%C%R{KF)Ra|=dk!qv@W=g!u0O84A%wXSAv3wOQlYN5{;6$sce31d!;Hxtlt`I)U%^I2Q@Y5Iy^%Gh-"
    "fP;Y@DXRosI<0`)Iuew(+tmoH1-fyDkv&l(u{{|K=HjM|3+J&#zgIHc(x}l%0-fiyU_(dBx)As$F+dfx6hKm6L?d|Q&?"
    "Qeeqt#but7z#^wo#1aK=ctB7KHXL)!=jm8V!?b`WOAmZ-NMy3vuO@;E!fVn<gQG9@!3h0ySd7%vG7iw#&l!WV^|wbN8G"
    "-@zxsYPlzZY|eHvDAF1B>|;y2!}Uh}KX4G(<3H9os_bJJYT*<@V!jht&e|Gc{Q8|(AABWXHV)5lG%hfbVP()6^hsu^%~"
    ";G1E~V-WME2tVZPLs;m}-9yTHOSwdi`jh_c?bS~3(VXxy+vTeAwmvh)T(kPVtQt^B)m;nIhhg4gnk&}FGL%82?uE{cYJ"
    "pPt4$QpY)yjx#UUvc#VwI9DKfPQ)08U}pZr#0`;-A?4)9*GR_II03SLp{Rgp+AqLhi?D@X_&QJILw%AU7EjXFiu{l(Cx"
    "1!mVSd7a&lhi}rF<J7cOURWEF4PFU;GfFAR@4f7hJVzX8Gbd2Ml`{&pH=ocrh%KNnO<~}y_vrkW7oz#D9^P^cVW<UA-r"
    "4arPe<<BzK~YHl!__V{^ZMi`KR4>?N2OV`7cYK}FWq!S-JM>Z{;UEu>sl4-W&Mg@yzcKxf2)G%GW$(t9gk0CR%4#kX=I"
    ";&-leB`Q7e6>pT`<m+>PQaJ^;+wyj83Cn3mI?&RjQNK4u{M=F_x%JQwTQJgt~hi({Hh!pO6uY^&Y*tNF?N_}cXI`6>I2"
    "Bb4-z1*U61J0x$F+2zH>%g0Ql)Na0h?^ZX5K76{U7gn4dyZlGrZ}{xA`R!NrM;`Wxo44<us@VGSS=9IbcH2DNTb1wmvu"
    "aT-pmQU(>thWMRX3l^^!JY?C-`<Xt=0!@d=owB$1fi@q*EWW=c~hj`>r{exnmthb~oI?N+*B7#<cZu5Z@fr!ahB*(`xh"
    "j>X6%YHeatcgFBAzg?h0(OLxQJe9`N7-@Lth_wE=={xg5J>vz|i*I)aO8$T?|xl76ll}v%IAY}#F!67)JpoAt_S*npMM"
    "m4dj{PLIYR_F7%o}VmqyZn&bEglr;eg=IV;}qTuF6@%wiFWGz2=*(+6hM1`Eo{^GTh4tFK#Oi}&)3)Ee7EY;ZriJ;*P|"
    "J6`NhBVTW`Z|xb`VEwbdMk{?>nIcPo`fTx{C!i@7+Pz`xBcZEAF>6~5o#jk$f<&h(7~{Z+Osn=;c=FTk0rx~UaZ@NHK~"
    "9*Ji{29Dd>)>K*bPfpX+`yAPMpIzSVLM3bs-#feAOzUWEJ3qOE3K~J{RRvF7?*OL)tk_=abFJ<fcez?#*zSr?i$3~Od-"
    "@8vaW7Xw@VYu<8y-dOa~q{*e?E#bs+#~s1l!7YkRo*G!0FxFsZ5`6uK4JNkyoo)S=y?$Nh^2K+1Ls?7wlZmW@l#caw7`"
    "J(kVobVc~w8;J7-w6l~n2*YEv_kju>fw5KyLn^jU&eymx`sW3nzZ>!yo^`MaWk(A?rS397yfIc!gqYEC`Xg3pQpoJV_i"
    "<cc#uANswt~nh_2VAhg{Q{;w%W=4CTKng}8>dNJNyj06OLkCyi)Qh%I`vz{LUPNC3u#=;btRVF^7G#T-HOV$X7TwSuZj"
    "?*tBrX1>V(et%8{%3XTNpc3UC-Xn=NLqep7T``J4ArWhi&XeznNiwvg&nu*Qi7Z<*P!rN3i-dVrXWtnJk4#4v*S4&rox"
    "*h}xX8^BX>s%Qwu(pu(t%UQc67ieRn7O!?1l9jpYj3+hEWwvJb!I`RdN!yaynOsK8dw)MkHlOKKC(yop=e4dQEH;HcGw"
    "F0|HglbmAH7!v>tZ*CtrQEDI#&-<1aXsdp-*)01KXKqRxf7wbW!5Bah5L6cm`{t-2r85>jrUG?pj{SW!IBNTpMN0!n$!"
    "Rg7I3ohLY;1JD7TzcMCV}V*T2cmVsrZ(N3XDGh;=rH|t#j@wDyvsdUq+#Bkj6aB<#rzKmyPCR#l$WWbQw7wv4;sA%)2R"
    "=!{xHe>!~tEyJkrseHA<)KiS+zMJEY{z7!Hbojcc{W<nB-m*^R6DAt?B+|=E{*;6i_~hl6UBooor3~IHSWIsF$`JlCjZ"
    "^E`eqk%u(Fkw-~X`Nme61!-zRZ%MSDY*vsGE&+`q{uEmoY~t?nUQ>rY3Q%?>QC+<d;AckZ+*1&->LovQJE{WO-y*|S{S"
    "!u##!Su8U4Pe1?d2BXSzeaO3!Tw`FLWDxiH-FE%%h(^QB2&VqSqw1Si0t)*WoSlrJoYcp7r@bn4)PWyev(5d@563bQzj"
    "J9Uc<W7mfP#5-TF<-3STFa}{aD|x4#CG?uWnyQ|N5w!f9GclaAc~d^Knq&K~~S7LZ>@>7OTCyoQtQQ`}$dNE;d*JqhOy"
    "OP7Ebmo736m_?_`o=(cHI9z^%DYwJ(Xe)=ShO;kL}d3P*1A*-`09miidr%$T-#R30~nk9_UaeTgecfY&8-z*MPWwrWob"
    "9;3xv&q_vSD(N7y#D-fu=&-WeD(Qn&wuMkCw~2QU@zt8Kl|h6<4Ra?%XVQ{C(7xE3!u2rb_bZ5yrk-p9@2E^M^6>^MM`"
    "3JGN0eCclW#9NT;`-4fV7?rwap8hKovQ<)xAMM%U_WD@~`Kd{h~$mswNeJEH1S-;cAiu69%eVqbIp$%fAU*!9UJ@5+nI"
    "LPgp~I=e-I)yPu~r39m#yym=e)=A6up{BuVSySw=q)8WeCk{nXX)30nw1kePBdk=fKwzN;IBJZ5qsJDA%qnB(ASorRNT"
    "ojH?#Hsv^=N9UPn!1;xC*_avfgms+$ykTO2!eQ6?;?K7r`)8DqE+bMyVH6+0&){8Cv?TW}~1=0G0~!fve?x8F@pQ{*(@"
    "q0d7=jB2#35&URLYD>_uBL0y!kdKFY*KhkkS$}^&qepqmIi9l`ufN&Dze8Qrp#4W&ukU<t6fYZ`aF~Ah@iz?<RVi*CMn"
    "$Ahn`<hB<B<eAxGisseNUnqla7XD#oPxZ9a`mZpJjLpb$)yT39dvLr@kkGO7*tL%XL?YB5}Y|85T=ZZPNSdAK66J=Mh>"
    "@41$jxqZ|+-L)x6@uQoyC5T^fasHViOqn5Xi&PSFV;mI7s{Wv)MK*gEHH2phKFW5W>jC3PQ6GMjdc9O9fRZYnb{I*rF!"
    "2p}$sqQx+5qq7om2jZf#qD14!ddg&yChf~UL(x%qpAIxpoFDwg&@9OePJv-@w!~!lheI2RDq}Ov1jXS;ojLkP1&pcqkD"
    "!RY^^{r=4KUqsOLZ?IB{PXYBS9e~0W+5H#Nc3*o=@$J!QiiXN4qqXFGs<6dL9O+Q0F8g=0!=`CIxRP6yep8p0xqnpv_r"
    "~Yx)q!M|Ve`A)#{K7eJ=`KO)J=QrSZ~1W!fl#Yjm4TV63ZZz^t~W!_h7mwJEj3BOeIcT3fm3!Sp39WhFMWOSg`hKe3DA"
    "bi3yZ&=1sOd!`>HziWQ0wcrQ*t`9q4$NXPUOBHO?q#N6HywtJSes~4M=v<vM5^SBg@t}md5}!|hx?;RG0-}J!O_Dzq$>"
    "O3He=7}v~a=rB#KI?PJ&cxIYBmP4Dp{~RvPwHb$RhT!9|yxpFNI%hxojr1(_bj-4BHlrG>MRk9jYi>J#i9)0`%-D*dG7"
    "gQ7@$eJrQ%v^FvwH(?c3aPZ@?W<{kU*Wx}rrWsN3cx?}@cKcxCqbiHVZ(`nVw+EGZGhsB+5vuV+SeA6=BX>Zl-on!X8;"
    "2=8Pm8MRr@O1B>z<9@NEpLJ^N`}hydPuCk2RcUl)^xX8jopF%g#R5cAR{qgV)F4Y7Ena;VO?MGPJd}Iu=DvO*LOUsbhV"
    "=y1%=---d$`+~3_?UtL`vmG^Rac5?RFC*AS^T-(K>{^WdiY~SD$kYgW>_^7i!s)&7ojzUkqp<D@0={}Tk!6|=%l6+v<n"
    "H~hgDeZyc*wGJ^X-lCj_K?1G*zl!@FC4DfhqmbaJw<`RNAf-)kxEn)I!!D0SELFUqCnK$^Naz&Kl17I_GwXK_xh`O_wy"
    "G%QeLmZ+RlugS)=HHp&<Lp^pFrioBFbZeRc~ykcUzBB6$>H_YXgy#AJ|L1rH@DkA@-wnX6R9L-CS8wz$t5-Gc%>5J8cT"
    "r8E8tsKfVlf&_URI>A+8xac@IMOEQ$2*;JI%f62PLu!<x&@_Ao+owboaswa=MJBjL2F`B{<qJi!U%5{}rC284*P{lm(S"
    "bUO`*TVzj)F3Z;j}3;6>l4IvW&{oV-W2Abfuz__j>=J7+v#3U8PM4!!zX-V~JwCKGdM*YX7(aKqRFn3EH)vXsXdf4Gi6"
    "%JLUUqFnXvD#+ha<#SxB1(y?gD+#+kBLP1nFLlGeWa8PtPQ=&KlQW=S5!Gq@wO*PvWKjESDgkM?{DdM+q3W1yzMLhk;D"
    "DxJROGQmETeimEttb23=RZ@0Fv@rfFuNi5f)bwqK#2~;GIllLz92F*ye#Un&lTI3v)Cs@nEg%(IXhiGRJ~FZcLZc)il9"
    "k4XKg6dG{z4ZeIoD6hSBacjD*g+(HcQJ1<aI^%SzT7B!KLj&Whp<`60^;*jh1KD{`Nx4A7yo(7F&30nW?*$s&|sP3iHn"
    ">`$Om(iIKpKBWm<i1OMghY+&>8uQ^PAc^l&zoGpFz$pl-X~yI}OIGgF^NC;5`qPFshA4qa5I+@!;#6Rze3;gKlgge|0Z"
    "aB(Xeevm1BpE#D^d*-kZ8Woj;66w+_6yhnUR{7gr&w%>b25T2rTcPI--b2aH{XaD5PJBz5BpApfkPb4H<)QswPw=d#~t"
    ">&uDaTDenseft6DpL=l#9Wjr0`*02*!6G}Oo`x+i4@7aa2A`)?64wGEz;K{29)?n;1rF8GJAL*D4cn>6bhjy?(qBJaHo"
    "|R;<&o)5gzJ$ONmHSYl=P|7Z3*I_+JdLZ2we=AhSSHd0)q8}RJu*HCXHsGtJ#XRgk`7esV@YK)1X`cv@$!|TXC*zR1yM"
    "q{R@E`B2Vh%0Ry)ctC^|l{I{5a?o#l^*ktih%3%+VTvIz3DTdkhH-u2sOg&CX5RZoi^r)GKb464U|yWI@iL%FQYuHS6O"
    "M|o9O1lHAYPO7GB=a)~QcHFEt+wE>Rrj^nER-4CIIj+!BbmW0rEa&s?!W>oa+c!Ua_uV(Y{>7ouc=heqzxu_SV~yiiUw"
    "r!6t50A4^dY>yJp0+_uYTjj=Z_owRMjE6__0N#_xMT=h!f>ltZ6T_*h3Z*y^}vwp!<NInGlq!jw*4?7(S*keTe^iTE2v"
    "7g%Xk}$D8t>2)Or;%%b2L9WMc(0K*uaERXx_<p0n01i$<0??W(nIx)g0tS~B3Pgf6l?@@xM^CeVCDG?8#W8Z*ZxX}4P@"
    "&El()T$tD=2Y7q-YQ}3mwkB+I1XssGVNJb9QA1E1FA_%W6D_?A$2GZn~uWJ!xKvUQ1Nk}V2y^*Q+6^*xB%&gTkg|!Dd8"
    "&#a$%&Ds1#YE13HloL?q27MQ24Qw_CG4A>LP5DTZ1~&`2z#gpl@6_@DuykT^OUDHj=Dq(pkyQ6>OF6DYlfoGkN{^Sn=7"
    "W_y=Q#|+qqjM4(v5Col=F7yz$VoB|EGpb6-C0$K*bkYox*+b1aMVYZVY=!5uZk7cU6Fq7VE&@snQ%PljD8Uz(jK=C#w)"
    ";FfsyCsF0g1?PmQ47$I`c|+=hz$y2%c0BEXb|`MS~a5S(7F%6+u#=(t0@=S(#FR5tS;kZ5uE?cz4)|b+ROSf*un!Je>v"
    "bYN}u*sNRC6(v<A0Kqq_Ya1$N&DH1$J)#R0o*MpIiaYfd^sTvA&Y)xF!1ls2?PPUjlz*4PT#XZGOsPqUutgB3vI;}`KO"
    "qf5l&!N<GCWNR1?I;vF4!5s<SqRVb{-GOG^pGk~3QDlY4=8PxYUvOg*~>1_Dn%KUg>t79gu7FEny}uCwuVa!bw><F;cb"
    ")s1ONoDGjvcU!9QCnm4yxr0eTwO7Z#XF>D!ia;%Y&Ujw3Hm#zV(R)V_QM2wtRuJMgxUm649?>>mwDb}g;mry@v3MY;?#"
    "bQH{B?zNzrR0NfDAW2e=yRwwCPQ@~{PqDI8NQ2b;;0-B02i-}fOXw+=M6xiK<FKQX0EX{NqwLF?&8q-lXSM>99rwTuqe"
    ")t)Y2blVX-TRU6NZsd-ZMQ8ZQ7q~h*Y>GNJ{M|iD?Y*aR5M4f*!N0-Jban{zLB2>XkkT={<P#2vxItwxbEh|7?T!q^X~"
    "kClJm2Spv~^bAPwG*=*yndeqdfZ#T#9%o}4HyEwwjqEV@P`H1GLyPK=q_wRjstkJt$U9Inq@YMpi@#k1c5vI`2O#K8Z-"
    "v02-ci+7|Jpb(a+i$=9<#%t7<@slev*r2u<>_aKw5a*Zlg0A%@^J?fGw<52`{)eh{OmB4c`Dh7I)q}MmWT5H!js>ybmV"
    ">+@<RqO1cFiNaaXiJP))~_>yCN#_;3f>4WYd=CdbE`5b)qkKE`qZA@l^w1AbW0YWw&&hpi9Mulv=ZT9r>jk3Z96HL1m{"
    "omcLVBJSWBPn*YGi=C&_O2U1ls)hTcOkFx4vac~nxuB#=p~9(b1*gYuVFU&`L_!5A7-8dP6mjg;c01~45WC;R*jFv2Bl"
    "rT+jM0-PX_<n*)0G5mIun6UM6NRx_o7oBVaJ2dhx1;~uebg7M>gHB{>ESZAHKZ%Pygzd_V4_aFaN?{|NP58_aFc5FaPV"
    "m^tZm$|M}ni^56NJ&6oe-U;4u@|JpDAmoGnO|HYSo;p*(mKlKlO{^fu655M~IcmDhT?aQzK&Hw4kv%m7c|L*_#fBfse|"
    "M&m$U;MrQ;Owve{@?jipZvkU_pg2O2Y>rN>3;9;{x|>a@Bi6<```Gz_U(W92Y>Bv{oUXHkN&&=>-Yce-}pa&_q%_8_Iv"
    "-<-~1nc?|1**|LPC^=fC`ye)s<c<=3hf"
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


def book_move(book, line, position):
    """The booked move if there is one that this layout allows, else None."""
    move = book.get(line)
    return move if move in map(move_text, position.moves().pairs()) else None


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
        if len(moves.start) == 1:
            return moves.pairs()[0]
        self.layout.judge(moves, position.houses, position.side, position.ply)
        self.best = moves.pairs()[int(moves.values.argmax())]
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
        self.judged += len(moves.start)
        if depth == 1:
            i = int(moves.values.argmax())
            value, bound, move = int(moves.values[i]), EXACT, moves.pairs()[i]
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
        values, pairs, killers = moves.values, moves.pairs(), self.killers[height]
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
            if rank and depth - 1 - less == 1 and not moves.house[i]:
                if i not in replies:
                    self.answer_batch(position, moves, ranking[rank:], alpha, replies)
                value = -replies[i]
            if value is None or value > alpha and less:
                after = child(self.layout, position, moves, i)
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
        batch = [i for i in ranking if i not in replies and not moves.house[i]
                 and moves.values[i] > hopeless][: 24 if replies else 8]
        cells, side = moves.cells[batch], 1 - position.side
        answers = legal_moves(cells, child_grids(position, cells, moves.house[batch]), side)
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


def play(layout, position, text) -> Position:
    """The position after the move written as `text`; BadInput if it is not legal."""
    moves = position.moves()
    for i, pair in enumerate(moves.pairs()):
        if move_text(pair) == text:
            return child(layout, position, moves, i)
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
    """One game from our side; the board is set up when it is first needed, see `load_numpy`."""

    def __init__(self, houses, verbose, time_scale):
        self.houses, self.verbose = houses, verbose
        self.limit = max(MOVE_SECONDS * time_scale - SPARE_SECONDS, 0.3 * MOVE_SECONDS * time_scale)
        self.book = read_book()
        self.moves = []  # as written
        self.position = self.search = None

    def over(self) -> bool:
        return self.position is not None and self.position.over()

    def set_up(self) -> None:
        """Load numpy and play on the board what has been played without it."""
        load_numpy()
        layout = Layout(self.houses, Network(load_weights()))
        self.search, self.position = Search(layout, self.verbose), start_position(layout)
        for text in self.moves:
            self.position = play(layout, self.position, text)

    def play(self, text) -> None:
        if self.position is not None:
            self.position = play(self.search.layout, self.position, text)
        self.moves.append(text)

    def answer(self, clock) -> str:
        """Our move, within the time that began at `clock`."""
        line = tuple(self.moves)
        if self.position is None:
            if line in self.book:  # legal on every layout: no house is near yet
                return self.book[line]
            self.set_up()
        booked = book_move(self.book, line, self.position)
        if booked is not None:
            return booked
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
    while not game.over():
        if len(game.moves) % 2 == mine:
            text = game.answer(clock)
            print(text, file=answers, flush=True)
            clock = time.monotonic()
            game.play(text)
            if game.position is None:
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
