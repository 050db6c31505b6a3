"""Circus player: bring seven artists into houses while two lion tamers freeze each other's troupe.

Usage: `python3 circus_bot.py [-v] [--time-scale X]`, speaking the contest protocol.

How it decides. A search (iterative deepening, principal variation, transposition table, killers,
null move, late move reductions) over positions in which every visited position generates all its
moves and values all its children in one numpy batch. So children are ordered and pruned by their
true value, and the last ply costs nothing extra. The value of a position is a small network:
each piece adds one row for where it stands and one for how far it is from a free house and whose
trainer's zone it stands in; near the end it also counts who can still settle how many pieces.

Where to start reading. Bottom-up: `Position` and `legal_moves` (rules), `Layout.values`
(judgement), `Search.search`. Top-down: `main`, `Search.think`.
"""

import os
import sys
import time

STARTED = time.monotonic()
for _library in ("OPENBLAS", "OMP", "MKL"):  # one thread: each further one costs 40 MB
    os.environ[_library + "_NUM_THREADS"] = "1"

import argparse  # noqa: E402
import base64  # noqa: E402
import zlib  # noqa: E402

import numpy as np  # noqa: E402

# ------------------------------------------------------------------------------ limits

MOVE_SECONDS = 0.5
SPARE_SECONDS = 0.08  # of each move, for a busy machine: there the search is cut off
SOFT = 0.5  # share of the rest after which no deeper iteration is begun
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
STEPS = np.array([1, -1, WIDTH, -WIDTH, WIDTH + 1, WIDTH - 1, 1 - WIDTH, -1 - WIDTH], np.int64)
STEP_BIT = np.array([1] * 4 + [2] * 4, np.uint8)

# The rays of a side: 8 steps of each of the seven pieces, the acrobat's 8 jumps, 8 pushes of each
# strongman, then a swap of the magician with each of the 14 pieces.
JUMPS, PUSHES, SWAPS, RAYS = 56, 64, 80, 94
RAY_PIECE = np.array([0, 1, 2, 3, 4, 5, 6, ACROBAT, STRONGMAN, STRONGMAN2], np.int64).repeat(8)
RAY_PIECE = np.concatenate([RAY_PIECE, np.full(14, MAGICIAN, np.int64)])
RAY_STEP = np.concatenate([np.tile(STEPS, 7), 2 * STEPS, STEPS, STEPS, np.zeros(14, np.int64)])
PUSH_STEP, PUSH_BIT = np.tile(STEPS, 2), np.tile(STEP_BIT, 2)

COUNT = np.arange(8192, dtype=np.int64)
ROW14, ROW256 = 14 * COUNT, 256 * COUNT[:256, None]

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


def zone_table() -> np.ndarray:
    """[256 * trainer + square] -> 1 if the square is in the zone of a trainer standing there."""
    table = np.zeros((256, 256), np.int64)
    for trainer in BOARD:
        for sq in (trainer + STEPS).tolist():
            table[trainer, sq] = sq in ON_BOARD
    return table.ravel()


IN_ZONE = zone_table()


def ray_bits() -> np.ndarray:
    """[side, ray] -> what the target cell must share a bit with."""
    bits = np.concatenate([np.tile(STEP_BIT, 8), np.full(30, PIECE, np.uint8)])
    bits = np.tile(bits, (2, 1))
    for side in (0, 1):
        for piece in (7 * side + MAGICIAN, 7 - 7 * side + MAGICIAN, 7 - 7 * side + TRAINER):
            bits[side, SWAPS + piece] = 0
    return bits


RAY_BIT = ray_bits()

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
    blocked[cells[:, foe + TRAINER, None] + row + STEPS] = WALL
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


class Network:
    """The weights, laid out so that each piece finds its rows by addition.

    `rows[side]` serves positions with `side` to move: rows of piece p on square sq at
    256 * p + sq, then rows of (piece, distance to go, zones it stands in) at
    NEARNESS + 128 * p + distance + 32 in trainer 0's zone + 64 in trainer 1's.
    """

    NEARNESS = 14 * 256

    def __init__(self, raw):
        place, near, self.clock, out, bias = raw
        self.out, self.bias = out * SCALE, bias * SCALE
        self.rows = [self.table(place, near, side) for side in (0, 1)]

    def table(self, place, near, side):
        rows = np.zeros((14 * 256 + 14 * 128, HIDDEN), np.float32)
        seen_from = np.arange(108).reshape(9, 12)[:: 1 - 2 * side].ravel()
        for piece in range(14):
            kind = KINDS[piece % 7] + 5 * (piece // 7 != side)
            rows[256 * piece + np.array(BOARD)] = place[kind, seen_from]
            rows[256 * piece + OFF] = place[kind, 108]
            for zones in range(4):
                status = zones if piece < 7 else (0, 2, 1, 3)[zones]
                at = self.NEARNESS + 128 * piece + 32 * zones
                rows[at : at + 16] = near[kind, status]
        return rows


PIECE_ROW = np.arange(14, dtype=np.int64)[:, None] * 256
NEAR_ROW = Network.NEARNESS + np.arange(14, dtype=np.int64)[:, None] * 128
ZONE0, ZONE1 = IN_ZONE * 32, IN_ZONE * 64
SETTLED_ROW = 16  # a distance whose row is empty: the settled piece counts by its place alone
FLOOR = np.array([-1e9] * LINEAR + [0] * (HIDDEN - LINEAR), np.float32)
CEILINGS = np.array([1e9] * LINEAR + [CEILING] * (HIDDEN - LINEAR), np.float32)
END_PLIES = 160  # from here on it matters how many can still settle


class Layout:
    """The houses of this game: distances, and the judgement that depends on them."""

    def __init__(self, houses, network):
        self.houses = houses
        self.network = network
        self.house_bit = {sq: 1 << i for i, sq in enumerate(houses)}
        self.walker = [self.distances(sq, 1) for sq in houses]
        self.acrobat = [self.distances(sq, 2) for sq in houses]
        self.known_ways = {}
        self.known_clock = {}

    def distances(self, house, reach):
        """[square] -> moves to the house over an empty board with all houses as walls."""
        far = {house: 0}
        queue = [house]
        for sq in queue:
            steps = STEPS[:4].tolist() if sq == house else STEPS.tolist()
            for to in [sq + step * k for step in steps for k in range(1, reach + 1)]:
                if to in ON_BOARD and to not in self.house_bit and to not in far:
                    far[to] = far[sq] + 1
                    queue.append(to)
        return np.array([far.get(sq, UNREACHABLE) for sq in range(256)], np.int64)

    def ways(self, houses):
        """([256 * piece + square] -> row of the network, and -> moves to the nearest house)."""
        known = self.known_ways.get(houses)
        if known is None:
            free = [i for i in range(len(self.houses)) if houses >> i & 1]
            nowhere = np.full(256, UNREACHABLE, np.int64)
            far = np.tile(np.minimum.reduce([nowhere] + [self.walker[i] for i in free]), (14, 1))
            far[[ACROBAT, 7 + ACROBAT]] = np.minimum.reduce(
                [nowhere] + [self.acrobat[i] for i in free])
            rows = np.minimum(far, FAR) + NEAR_ROW
            far[:, OFF] = 0
            rows[:, OFF] = SETTLED_ROW + NEAR_ROW[:, 0]
            known = self.known_ways[houses] = rows.ravel(), far.ravel()
        return known

    def judge(self, moves, houses, side, ply):
        """Fill in `moves.values`: what each move of `side` at `ply` is worth for the mover."""
        values = self.values(moves.cells, houses, 1 - side, ply + 1)
        for house in set(moves.house.tolist()) - {OFF}:
            rows = (moves.house == house).nonzero()[0]
            left = houses & ~self.house_bit[house]
            values[rows] = self.values(moves.cells[rows], left, 1 - side, ply + 1)
            for i in rows.tolist():
                settled = count_settled(moves.cells[i])
                if 7 in settled:
                    values[i] = final_value(settled, ply + 1) * (2 * side - 1)
        if ply + 1 >= LAST_PLY:
            for i, cells in enumerate(moves.cells):
                values[i] = final_value(count_settled(cells), ply + 1) * (2 * side - 1)
        moves.values = -values

    def values(self, cells, houses, side, ply):
        """The network's value for `side`, to move, of each row of pieces."""
        network, cells = self.network, cells.T.copy()
        index = np.empty((28, cells.shape[1]), np.int64)
        places, nearness = index[:14], index[14:]
        np.add(cells, PIECE_ROW, out=places)
        rows, far = self.ways(houses)
        near0 = ZONE0.take(cells + (cells[TRAINER] << 8))
        near1 = ZONE1.take(cells + (cells[7 + TRAINER] << 8))
        np.add(rows.take(places), near0, out=nearness)
        nearness += near1
        # Rows first: summing over the first axis is 13 times as fast as over the second.
        hidden = np.add.reduce(network.rows[side].take(index, axis=0), axis=0)
        hidden += self.clock_row(ply)
        if ply > LAST_PLY - END_PLIES:
            ways = far.take(places)
            ways[:7] += near1[:7] << 3
            ways[7:] += near0[7:] << 3
            hidden += self.race_rows(ways, side, LAST_PLY - ply)
        np.maximum(hidden, FLOOR, out=hidden)
        np.minimum(hidden, CEILINGS, out=hidden)
        hidden *= network.out
        return (hidden.sum(axis=1) + network.bias).astype(np.int64)

    def clock_row(self, ply):
        """What the moves that remain add to the hidden units."""
        row = self.known_clock.get(ply)
        if row is None:
            left = LAST_PLY - ply
            row = weigh([1, left / 300, *late(left)], self.network.clock[:5])
            self.known_clock[ply] = row
        return row

    def race_rows(self, ways, side, left):
        """What the lead in pieces that can still settle adds; `ways` is huge for frozen pieces."""
        clock, phase = self.network.clock, late(left)
        mine, theirs = (ways[:7], ways[7:]) if side == 0 else (ways[7:], ways[:7])
        lead = settleable(mine, (left + 1) // 2) - settleable(theirs, left // 2)
        lead = lead.astype(np.float32)[:, None]
        return lead * weigh(phase, clock[5:8]) + np.sign(lead) * weigh(phase[2:], clock[8:])


def weigh(factors, rows):
    """The sum of the rows, each times its factor (not by BLAS, whose buffers take 30 MB)."""
    return np.add.reduce(np.array(factors, np.float32)[:, None] * rows, axis=0)


def late(left):
    """How much of the last 160, 60 and 20 plies has gone, each from 0 to 1."""
    return [max(0.0, 1 - left / plies) for plies in (END_PLIES, 60, 20)]


def settleable(ways, moves):
    """How many of the pieces can settle in so many moves, the nearest first."""
    return (np.sort(ways, axis=0).cumsum(axis=0) <= moves).sum(axis=0)


def load_weights():
    """(place, near, clock, out, bias) from WEIGHTS: int8 columns, then a float32 scale for each."""
    blob = zlib.decompress(base64.b85decode(WEIGHTS))
    rows = len(blob) // HIDDEN - 8
    scale = np.frombuffer(blob, "<f4", offset=rows * HIDDEN)
    matrix = np.frombuffer(blob, np.int8, rows * HIDDEN).reshape(HIDDEN, rows).T
    matrix = matrix.astype(np.float32) * scale[:HIDDEN]
    place = matrix[:1090].reshape(10, 109, HIDDEN)
    near = matrix[1090:1730].reshape(10, 4, 16, HIDDEN)
    return place, near, matrix[1730:], scale[HIDDEN:-1], scale[-1]


# Fitted to self-play games by tools/circus_fit.
WEIGHTS = (
    "c-j=ZSFB~(c_y~f&Uv4lZVr{JySkd)#SRQ2B}$@1WqCA)Vfn#^pZzpX1`Pu?48tD42F3&U#ezK6K+?=`s8Jv(F?6%ZCO"
    "cLRw{8w6r=7!E%j;I5fQxg_*?X`5|NbwWwJL=;dfH$)N!0`t$}&F1O`wsTgttg%nUs>Z+vH)=FQX7uvQC|4tGS-nt4`="
    "G&ZX|HMFs7rpbYG{&ZecrqIfP_?8Qz-ho><wqqDQ6>t`jUgezX}2&_*RM-@7>@8FAcG~J&{mDxbm+}QF5XTuj@ycXgz@"
    "&O$#xkvog`4W}WP|M;rcsZlkD#1)C=W%v=B~+5C(b@KUWNAcQJoiq9Zd+VJKP|{-z{n)+C_RBi`E=IrJ99d8Hl{~&tu("
    "?6JCQt_&g&F(TxhZ7a$LTY8f1B3v}XLJu6rG|7==5d^8saJgw%E;J5GDlJ5J?v|K(I!p6}64&?(#HBgWOhRR%2nVnBo3"
    "olCmjaZNaJvVMW*EucJ_pL;!P`ZQd@O&cp(eteeoqojTHG+UyyT4IGmHtZos0orr{Cg=gKOpEdyaK%#gm}bZcAGH-65`"
    "HZS<t$L75@%f&oLn$;QCT;b1j6)t()^-!RRS*$O@1_q%qnYO5+4Nnvs}Jq=1HI_?P3nfownKJ3qzvTZacTj@T{yyR4!j"
    "#RTrQ(gFip$8y{cweSdWhfBKL2H5%Ve^Z!0rrl)H9;!KfcvfT|EPLg^fkOdDX-i;f0tW%eUZuFYot0nBv8qsKXD$DJCr"
    "3wa9GK-`nlY-eSqH{T#hl|+-J7C3(v_bm9Jke&ExwtV6OL$~bDOY~j@qXNu_4*jM&u8GO?53G&t+GkFiL;e%Ras8V+Q{"
    "yuJ$4Ajai7;=wynpzQaLJ?M{QEEIoHDc<Y0azTc+w1$^<MX`T1$(w1oEQ@L91|p3^bu4^Nk~(MMjdqi-;nq2PU|X-Ocr"
    ";&K6NdmH+Knt<-*CmQu$<?dc*3F2vG-%eCbS)NAuVu7zT0jv+FVa8?&XR(jVejK!uV8yG?&r2Mf&o2}Y7~A_`b_5;Lc@"
    "Tg0#EOzmq$V#qXobwjrK;KbVuZ4pbC{}o>IH1NvJD(V#sdxIYe8>WM$R~zCHU5jJWcz%rpIBL+az~VmQyF7HQ)4|fMC#"
    "`@G5gL^<oNXZT4Y&apr}~P(B}Jb>6(t(4eGc_USy8mh*kL7@a(NuCKiumGLuj6#U|32R`@fAm9&<r^`Y$u^%svj)%vyf"
    "v-!fe3Yom^7B4hZoRhToAVE!9x^4}_R4I+jfbX9n-$=rmy;eWnOQQlXnI(KFQv1Z*5bZ-sv4u0hkJPjhj~RA+>i6}!HW"
    "+*cu_+&wII>h44YeptDha^KYIG%Ps6l0m^j^4wL+y8R+;8)rq_P)*`v|XFRDWw_S2ZS^P@%o;q&voCn;D&>7iG&HuKv4"
    "r2pWj`%jM3EG)V$@)``g_GWT%Yl3w7vyYA+-XDMPLTU?Q8;tw;N1vS^j^kf^QYul9Ek;+r{JU?xQ*#pZ;2(4uf&6RV`r"
    "Y5T_13R%G;y2_B%S=_KRx;Uy_Y}!V4Btd180l=cfR-M@BQ%MciumlcAX@WdfSua@q14`Ixs(I$UaZ!lo>qfxTKtnvb0?"
    "fsMe84QOhdpbS3XIzrDbkAvH^<H0l*odC@QHrgo~7)2z>rtx7apPpSi)$2v^UWy`qky?RsWYFvW=$K%Cx?G^i*{w(nU!"
    "j?i}cyu(KiPy*Vt5`D5&1%rUVBqCmi-l7cp<G(GI&W65MHRz$rCzwl-r0Hk=H1&jzqV_Hfkrg+!Rf{RNq}48kxY4|4A0"
    "M}sLzyAiK&Dngs*LHy}DH~Ten?V*PXy^tlnL%?%urd+A3V*rK5as|Ihx-FZK`5QmLoZ<%`94zx!wZ^4~xB^l$GUT*R)X"
    "B=wu$_|_kGJ2&s$969~1<)ZWI?Qh-Qdi~b#w|$ljQ~4hs94Rw5(Da^rR8#!iNC`=%)dE;nvvxMmU?Y33pEsBNIz(wStW"
    "UCe(V-Sb145$24F@E4oTJ`<*Vt%~({ABDd-jPU@nK`^II{7~Z-#1jJ4wO|(>}NDi=?rN$>h1-<@@f^-Bew55}p*E`^c{"
    "2(mbtGV^p<#h4`EG(R^K1msKf>)08i*yg%ie>R_@=<`@0Yowi;n%T7C=4eH3K)URBXI?JMTd3e9V=t6H9OCCU^GT5*>E"
    "xahZSG~M0n~VO>8|jc08(nTh8Y{IIwOQ@NXVp&rYgd%6(a^}GJvnVDs`u(6UlkmJU(`2vZ-dqA2SzCA^)n57BSnwHWPW"
    "6IuI=hZYJ-c~T)FPy6JvmEtr;ITT?{G&sbhAPu)@95vLjfcMNnrlg4f-(tW_R>W*{|vc|P6hTsQ00N9laT^$*uPyVb5B"
    "#hdE1ezkBkCRgP|s_gp9!u4&eW41)I)@PBPG@YGaXkL#OJydJ0tdb>O#@9~IR}4$5C^zeMd7iL~W{KqwmMZ8?M^|W8^e"
    "4g!L`VtB+3r|=Slco-DsScKQRJN~TW!5%&&%1GyL0Lhe#;sS_qf{vrn>pca@l`wjmI+3f-pTC#mNhZ9BvteWQ$YZNDD4"
    "47lVH~S%#K@Hfy`%C22Aw+q$>ASpkRX5Pe&+?d#VAKk({wX_;Dln8Rj0<1dWF-osX<mbEW*MV=GN`PoKZapWI6#eu}se"
    "z>Eu%2{1frhDrtM$2(Qd3=SaXcd)FQdccgDpEU)(hGG2Zn!eQ=<Y>X)1MJ98WYc29)(n6nd+j`;RQ>=*`s-4$+~qq9P#"
    "F=HE?#!EE<gBIC-rQ^4?g~Ge{#$EoJq_C~4bsV%0oxpFHu;v?*YuW;BQOPGu7|cUo=DyS5zePeOthnbYPZ-wESb^JGok"
    "q_UjV?6$_&V?AMjz9WIdZ2O8ebyO;z{I#vC$UKct2y*LEGw?&s%z`t`Zw1LtrmtF>>h=1_I<gMuduF^^sjX4tM#EXpQ@"
    "Ws)mfJaNJq<6)$QaO1JHzuwywWu2iEB<hsw9iuoxF!xUXCs*r3&k)TR72+nH)%((O&oZd9dU+Q38~QnN_w%8%Jv(W^}p"
    "KJv!M*T<(}drRPsPrMh)1+j_l=yd|=g)RjDX4UyAcds|WUtJX$X$nu)jUa>S?a`crqMr4j#m2LNe4i=$#vo%y@u$>3Gj"
    "Zvecd3u4IW$WjMLMge^N($+yaz^WVFU;1;BpdCl)E~%JSzDH~skRpljx41;muFTnG<D6o{+3@j#I@*z$94JC{4blEYs("
    "9y6i6P=BDqW@01f%|Z*KnzQh;-J`OEk`lySt^!ZuaYy;s{Xwq)7!H=S@c4wZ^~C)&7sZwonvRisjSviI3&zTJIITDw+e"
    "C#jXr==9LQnwCuqj<w($cgwD9@0zkECa7#Yx790eY=3=4es^u2?aqtj$<aT3^7E&`jXRyUin2=K&;RkS{_Vr}|I-I2nF"
    "Q~jlEFJ~fA!XH|H<nWX&Aa^bwLEb_KiRK%~yZ@tM^QXi%DD*Cr^&AzImtncKb``)%ivldwHv>PEj-ptFRnX7pc=>5e#T"
    "WCTPx}Yv<a+n9scgd!*EnD{r>CQPfHEVWXddfwXO9SY|U}b4yaL!-J<!2I$n8gtSW#(&*Xer++`G=TbhR<uaS`J6jvwT"
    "5VMh2hv8j?MrL5b@y7!b9#7ABMA8C#&^NXB$|O}Qf5*s{n>Hx@-IGl@ZF4IU`W>CmDlcUsK&CKKaZyluS{3(bXV_{bjJ"
    "X(w3zCx=fUHr89jRR`N_rFXwKzmILsga;M4IZ56vZ}#jJMy)}41(?s^lFl_}TNyWjZMAHRF=?d_G{FJfbq#{c^H-~aum"
    "KO8)L|LLh^%<S{U$3OYb-@QM(|KLRlD_65%d#AQxo{fK5E+XCZa!_@uMf5bCFsNSG-eO#+d8>&v8}?9jhYA91HyznqHb"
    "Sdel})y;YJqj_zmWb_rCm4qe#ImPhOAr*oUveTxQJGtP3N^as_A21S&$#?+Y6N-ZI&#Xvy=C37v~d<OZCL3{dNH6b05?"
    "XGtw#_SYWMZX)j+H*sBRw&tgrzR-0Vdhw)guaG$)f5)YqeGIaBFRXQo-$@UW9)iu_5HuW!pxiTyhOdkCrT1<vvFea>4q"
    "P#qL=5`t&=zcOiwYqX-7UkkcWw6`fiA1m0CG|;EZ$}B6R65liDZ)2cQeSDB?6AD^#@zrqWl4ZM`W0?#<)%vr8(o1X;e4"
    "-nyU7FUk8^Ra23z#!c<p@rDDga-jj`e>C&#h3KVLTHlh)&(ogZehw3ub(qs2$ju+N`D1D45;sJfAC&T+Use*Tb8wLC6t"
    "7-wvpvNx3HxIZlcJCeW8&7-hSPrcyd6Jiz%Ka46-N!+A7XT`W2Xp6NIX==jz=rq^R_3cVpB3g**;;;Tz>+uf{`JSRPbN"
    "d?>IyxQ3BP%GL|6TL^{X0;zYFJOJC!d5rX^k{RIIK+G8*|zp(n&n4+rtqODr{EU{xx4U-hQd+Gs!MDx4t@iej^B#GPlp"
    "(c=cwnH)GstM>oG`^&i203>M+|<_FeP!I7rQb?MtmXBh!~>&lu)i)a6QwDZ-jBn5h{HC_(!!8|m%<)_v0V{IcD%h5zjA"
    "1U3Nvv56D9Al~Bi88b`b%KU)FbRO2Eka47*|}8t)ssho030h!H<iYruL_ABeedmq#o2tSa5_osSb?K)pUkzjds;qae1A"
    "|i-Ew>P8Lpg)YrTkOUi@kMS#b1(kHAT|CPz1y?N8@-l_CVI3>EC<H68Qd#8_*}hrwHJ#c-P+p#Ti)eO_DBCg1IRLEhHR"
    "+ggl@s`ToM6*upjHLY=R|8Hj88U~DIrZhSmc?6j!9mAi*4QlE~WzLVGvyHGU##-vPLZjmw`N?xw<Vz2Jp+?Wr&%aQ|OG"
    "?62Nlp&MMA{kn^oM`>oGfU+f9UAFcLts0rC}pX){M@1HOi(ok*uMXZ#9>mD$k_EMRmEV0xK4_s&N1CRv8Tx+=Q%EcIP3"
    "m8D~)9<>}wA>`lC0Y}O}9Fp3V1tX4!XsW$)V6{w^dBw;mD<uBZQr7JIanK~-p|8#b-f`uEL7|Z^A;f2FkDb&n;D&>`v1"
    "$C%1MOwb5FLtVuY|EP?rJ_l%fRL-xpGe?}PFi8LW;qG?{V(`X8e!+DYK>1ceQNV=qRnaTB$6w=y{V2&X63AxaVSt=%Z("
    "n=QVGh?S>`iAO=RYR(ll^2!G1tV9iR)5Wn@)SJv$%A<C7`iSBhbB>>A_Q<L$fEddvk-Su9s2IA5uL`0!ZbIt^y5nuFA;"
    "CP%{_8WqV1DSK38!(W>7b1NzwM+yj`zwNJqqXG>vCPu{T#^#?t)K_O?oN5~uis6q>E^dDPPM3>CO2Y+_R^R=NH@~r?n%"
    "OYWOvtCZ>-*>b$N#=}!Gvc3lSL&TKL6k!j8u(>k0)wgwLbnB+MXqkSjsxaYziHD38k4D)iN_PA((4H!GT>Y(^yd=IL81"
    "}d=cRyWW@59y3MV%w=zQu9H!+mrF^g7T0zKRZrVtVe9RvF^0{=*fDx$jd<+DdR<u=|U><9ec&RU~UtXlvwKYuSQs#4N@"
    "N(?88hT5SX_RD6TB{l#1iyGbfrT&~i_r+^XM1~~r-w>C0@1nI{<BzL{nDL*+SCyRL%1=vS<A0Pf{j=L2e|i#o3p3S;9n"
    "0hmzga^Mf>8>^-tZZI-ZXQYbFQ}4oc1LM3RA1r)FFFXa8_;Bogqt%|@DZmQ9DNV66oYeXf?JizTG3<&C0Z)raAPNwyGw"
    "PYnFUw4D(#L)7&Lfm)1WuGYguP;OM1Sss=XpVQb%5r!AjLC%%fi;QI&lsq|``Kt5RM%7VMR%qSgJbJNgZEj0Z1Mjne9}"
    "O01nT(AvT-#8US0+zmkF#jfOh@D24qAlRsB&87JF|sfZTh;*43!19ZeL5ER<A5xU7eLR7!R}Rln*T<-j+LB)iA~z7E>I"
    "@s}Jk3vw1OdUq({xnp-uVWeZ-Hkz5bd=HyID=U_{zUAgmmX`JhDx5d^s);FE~hhX`0ON6xTMk9xC(hP%2n4Kdqw%_^i)"
    "Md^H>d;HQb<ok$m9nfY5-mtRzuI|QcjO>$Uk!IeCG4(S&9bB9D8JJUc%yvL`CEx5_G|817<pPczSY<WmF5VAofYqT&G%"
    "})L^-uTmTGJIackG#Ov_Sz!@8)A2IV7d^UE8x8^+X$*&qXO<;dlCqx=Y`K6jeUO%G?~rk|IyYb)qFL0N3tW;(Fjw9&0q"
    "Xz@ke>n824ws|eJPp%pG>~=%P15jKbi`7?DRl5?+qV2(Et#pj|!%xmWIJH^OrN9(C`pXeqnMw3Yaet9*zS3#m(au8x1F"
    "d%2X2!~)GJVk3_sqm{Ed1#|1<7*Q^YxV$IttD%uxYeB(G*4fzmK{T%q#ee?~M+;-EHUUD{}o%`bgR@PJR2W)(1%%KRqk"
    "H{dE6ANsMiU#D*_JBdyP6vD)gQ&z{kQrXjzTv9iQDi(^<>Daw_8eGZbOeLQ#T;b)~DjhETY3p7qGX}GpwFIV}sEDfdge"
    "5<hrGsjZ0rI|o}>M!oGUrn-4waWbDC9BnKZ=c!g0FQ<*TS@=yIB$nhSy@8A!L~B8ZqBS!i`z*Gf~465V<$p3R{dP#DPD"
    "85q1>quxoB4-y^<E=g%TxP8ajo&e%o};l)gbP-g;U-9G#Iq4$igu<MU79nH{O~xbT!F;Lc4j&34z!pS%pU*P=5(q_SGj"
    "tx>A2zD^s3H6)l&r;2$7t&eA(w{(hYZ6~B_i#X^M8{BrY0-atdba$?3TJ`L$)h%st!ydI4%1rvO1Gr{Ie*8Rt8qQu?6>"
    "7W7)u>c=OS0TDj+FWE=wh127SIh1?2==3)>suxV0XMH_v^DV$WE3(uYsdV_v6lbp}?4<{p!CT(`uK875qoLPn6Cl`CB{"
    "g?dutr7wk;g@Kt5^T8{<zhIO^=Hh!h2*SfyF-l=Wjoovid#~{pnqsKPL&jM_9^ltC<FTB*E%G!!oZmzxVo7vzfdbxL@O"
    "S+*(<;#bC9c(7G*RJ4qoV^DDDs$PQ;Vf(Is>vtcdrsIU1hY-Nh+rPCeC=1)C9W`*Sj&0yI$OJX<DZ$C0Cq*D!2&;b=e!"
    "Cp{A*wO&wj0eRFuM>=HMc72V}Gir!SJQdt-&nn-6Q-vN;}j?>ySw-Ii{A<;&N6Er%l|PoMDXYq8zlsJwdzv+j$Nqk|ue"
    "qo?jrLKmL498|9U#+JRdRc`sN=X7B)R%&mo?^rFZ^F~>8$*6eL|G{?-!d~~yt5+yDr{;ry`+xmt@9%%`-d{eNarJyN{h"
    "hDfd*{xpNS>w3Mw?2&{Lg>)U;MZK^;iG&Pgdf>m?F407!c3Ax^lz%W_(eRu&v4~Em$uLbr#6_1S7A|lm=+bE7ep8yxT|"
    "*ooX5%E~m<ziAjI^5VrxwdIiJz#7Ne=d`+VbkG7$#mzkeU#xK5Od>q$SOrK4yMMghkC!cjs$h<5<N{sT#`n8o!#ZdXfI"
    "nTgco~~JOrJ_PlHIh=M($m2({qe<<-s0sj(JHEbw*T3G`o;J6{`T?lVmw+#)7QUvbw%o&XVZ%ky3vKc1)VC4j=yN`i1c"
    "m6llk(qs=5F8{)0~*z&y3&^V8Gu=Rer{@Zo#U#=?r`aph|pu$Imj*->>tM|-z#{oe0y-M#TG)z=ir`u*=oFF(FG{n&c&"
    "*{q+t!|dq8$3J@b=l9?L<vu!3mVNsxZ*K2&E{1Y)5L>a?n(%O{QgbJ+Gs`>jV`H;V;$mKn=Y1Y*jb|0%o^n!lSWt}BRt"
    "2mVS6=tN^fmG?0VS~HifkYbB+4{QK!6j8ok(&Hg$5>AVF*a7On^=~4l|M2JrV14z_bDp!;&fD65s_^5RxD#1R}Mn*dw{"
    "LHBA9Xk)X(X99uR^94xFhMY_abnoFERsB@4|u0RBYdx8S*(3fQ*OCpvC2av}alyi&~P|6C+G#ThnVr7anAiNirB3Xu#!"
    "836iSlA-n`U=&!mH}Ew3xEh!6ouzZMLN`Sf|N3$GBWgvE>m$)2twrOI%W_GM>dWnS+=2q0ZI}@id5n73Z83OL3D6g9A3"
    "<XE5txzI4@`(=(=r9bhzMr$ww){0Lr$iiTfc_74K3dgiC^~gs6TY3~3=1vRq<QVtNglDpVojR8&S$R9cvvaw5QpP~l>("
    "X1Q3E1#?rfu#BO&9AFX$IAf_!@XODjr9(xNbx^8?TQO}z7ZntBHpOa?kxL4Z#6PNFf{;$c>JUd7&NM75mm4lzlA&me%C"
    "UG>VsaUaKep_e!YE57Q;#uTqPQjlg7~-Rg`6*-iqzDkWyvXU#3LXH<XWL|8_41>L^41n1eq#9#U+d|1R+YfUJk`75iB!"
    "H$0dLvEd-=2Aqz!1BaG&9n#(~RVlEW`sR~wd4zmK}TviZdDP&Yq3WYL~=V}S5WQw=R0)VB8IVrKK=g5MJsyh_OMS-9$i"
    "e*AJ6N*OwhKkNrM!CcziY20{h~=m#Y09x70maUE%1fO)$Sl&RTv$kzWR(&}(gV#xK<5>fP}QKWtZ`Ikfa^#himjKqk*A"
    "pF91tbXK*mJv3ClQDO)3@@i*6$jNn|<~NrW;)ln`r%LnW++Jcp)2GeAIwr7|vMIaehh0X<G>OgI#aDg@wpDq#)g%oOY8"
    "QCtYqARvSjh-d(4WEKLl22IpZ1_h)VN%I00S*pk-5Y1_uDMmC8O^HCP$a9V&z;Zydk_CFnaUuMhq$EfbQAsfj8O)f3Q%"
    "f%+E!S~mfZ%eQM5at91c4O5C>Q8b5LW<*V(PJ+VYn3NfjLzPNH~R3o{<PZ0c#346qref@c1R+NUH0G=fRZ0($GO#0^9b"
    "nf;q|n-~q*mMe|9L@Q^c$BLx(}Vn$&;7r|2C0v4>MsfJ?dp3xNcopVih>Z;SOB7qDFFe&43UQUY)g|Z3|V7w^Bn3e%e5"
    "s;x+qiUIo?fPz|2Gf!WPD?H7Ns?QwG69B^h5cE2a2Uo3QqqJ6d^j8|CX16{niS<ibg;8gHJja)j?u}O&LoPQilweqtCm"
    "h;L4=B55o1+V9AO=0(HDsnrC?E6;58EDQ}BY8v6vqLW}anf4vUE90*PERIAx`jD6*UgW=fC%J_&UJLKCTC_C&K8R|y1V"
    "I8M!6rPu*EHFUU~Oa;7{g>@#&RIwC54612jHVF}ss@6@Ji*;jN)1dH}goAk=46-CiiOBOT%h@7I;`xlBl1ZR66e??yWn"
    "zXT0~M*~`kEk2BF8c<MZtN$4C8qc<(bYi9HWFQVOd7ebcrHC1gcZfDw3i}G09}ka=zVjd!DyZH;^O}N=CtWI-bqPvzOy"
    "h4ket-hKqg>@n{kQaf1>pfT(Jzno8y>f=FnNC7z3+7r8UVKva<Gxrz`;E+=1v0>Y9U<uXDn6N`yVDGlFWD4-w73XoN-%"
    "Zg1|0mwoq49%c|jMAYKhBI7nn=Ta!09gwBCVEX$q?}XH12tVjAajYzN)Ca-A(1sACR_5UTo54xfI`iHF_KL|F&;fv5(3"
    "JEr>Q_7<{D9DAqpk~K$Ur#DKa<mLM=5(gA$b_xlrpWCxXQb&J$5|EN5sUu&$$uupG3ckjkkHQJ$x277C36LUn<V)?6(7"
    "Ovss#uVoRH3hoKElvJ9zRIr*#g?=MAU`rwsLB>cIH7cmeB^9U|j)*D<Wk$G2U<pGhVuB)}sEi^PDP|tD3ruG$cU47ONO"
    "_=Tu@oRv(ld=f2`#CQgpfc>60nUdRj-pw5NC!p)x-t@SP&E9a;QoeV&G!K66;DTicm<geg=isT~3sw*<vvmsU*(?qmh_"
    "txhf<ir{>}VNmm79TM!w{wy{>KRlh2`l4m2!6vF|0M<A#`SqZ36M1itglDRGj$IVrPT*|R%gT|GLX2}(S+0Z0;)mKbny"
    "Q0p@BS!%twM|j7{M&J!V_j&cj&mu8N(K<l1@p!(D;Gjx5w<;D&=w>}R&*)lrXV+2!;WAQL-19B3cY|L&PiO=xS%-GF!("
    "rzi4i2Zz;(vNU{JZveGrQfQUn6Ju^{(kp2<XEvLUMEB(j|9V&H@w5DKG|JU7%#7Ss<e$rI;16GX}*ofK+Dz)biCl&Jz_"
    "7>H5K3AbfcA~Iwd6)3V$aVhJ@rOJ9h^)c0jO_-P5WO8Zx63RH!^@3TV|58R3NHm*hj;6{IDul@r@?jT(yP;8N5-ap-kq"
    "8PAe4yaV@3K=dGZ4$^f`EwnK++W?_(K)HDh01Hsu)6^REp3Hm%?-ibd{PVG0`rZ6Rl7o5mSf?EL1<HSW&S(D>G3{!ONa"
    "b^9b^w6#8bSg_7ll_@KCegySRwxHJW|s~jSchy=qWE=w~BrG=D~FdYUe!az$@Vwx^Yh*%dSdQNgNIM~uOl>uQ-RUV6l3"
    "Hure8Ph1KA_d0_L17FEdt{L1B@X~0n?THRrWh0$C}T9Hf~i?5npM&)4g?A7mrjxug0Xq8scSWxXCxC$$kW^>%@v!0QuI"
    "-HG`uK90RhjZP!Z|A#Qb<sXo-M@j$=zugxWDxr)qjuwQgjRFkPN!R9bGgmQ}Knm_lTQGBCPiVt|B$fW>Sg3<V2?xt4^!"
    "DMs5>B)j6(-IXLGOBF)R_EpzzxCAGJa(TWSo=hLV2)xKjcqwboP6o&O!)H^VFtLadSdB)jv(a8{Hkq8s3<RyVzg2Cocx"
    "?(61<4fzG^g8ad7f0FR8^o@1dvE3%t@gwSrjs%Cae^$5=yd$63i}P%TryGgtx<>>JTLn`X;nIqKsYIFH{yH6$nC?v=VW"
    "cCs~!2!XU9ogx07?%B91L)Ig&D3b#zl5T2EhP%dPw(KXLDG-0|7D4bDJ6lG4*IJuaPjzy<4*_x$`D4vxi)CvRTg0)PeE"
    "OY~d1PVt3h_mXdSj8eZTpCKCh<w4)#dIO;5>}}2mr0n$Y%n}eNmd{uX?AN3-M19Vh1tVEX|=aER$J|LU(HKSgqfR-Cg+"
    "2TXcna$8WhGCle2Lij1~*wf%Qld`2y!qRjV?Mg&!(1iE&{BL}et7axNjH899VvoCt(Wv>B>JgylFBp%2Il3!}yUOp#9I"
    "LS#hxWG-D`ZuRln$}?8L!Fhh{vep26Y70Wqox|B9e&48)LE-9e3kTKQ*g`y>Wzi;IBrlg%B8*3^*nQ8ZgR*6|;TnJabZ"
    "1%FGDn#+IIle+E4w21WjpWY5o!SYd{j}W9s!y4KkXyx&8H&osM9dX{L-1s!v5iL^b$4LYa2pvg6GMBer>9u@1Hamy<j5"
    "3$-EO3_ijbgagIi`TB$5IdbO!5sl2u0$?9>lI|esKhGn+otr)N1Li7HhiE~3)#zQ-fYC?=xa|;m<on4s?!P&!!d9uDXr"
    "D*z+Z8gZrXiA?~$Jpvg)sgNW_MQ0IbVfJx&8%sg5cGKjlp<R;oMxRi>dr>XR4Q?#V13i<8@f8#4mLO2*@nAZq2o^!?Lf"
    "~G2JB=N9~Xfm*OqNd+x8wEe|0jy8!yj<cf$1LYgfczsGEzgUvu}a`O-4PD`mB(f}UK1Gq|^$ImZV8+eT_d<w3zv<x2BT"
    "^o%F?MhmXLp|R~nj_9g_@pb=M!ezC2dU4XexqGyly&|h`*mm>>qtj%&qExKtWhXDbuy$|LP98+wKflc+C_+tseP`KxxH"
    "`~X`)T&wzvKJ*ncod`N&j}onf-cWxeuiIFdXMCr+1~Tn3P(|(Gkz9q@^@s6sYBqI&apmkAdn9|0Hg$;!H|1F)xN+eS^P"
    "QIMYaZ(LTd9eKR@bG*%Af*#<3q^FoVjT-J8JqIR{AKYLDATr{nI6v4q^;pwbjTMc@Zr1Hy`D>bdCYAxkvV{v$5f%Yo8y"
    "^x7{y~3|vf4lo?5ZIYl-239a*lT$e-+!jBn(f!Oug>1d6PD>KueCd^J>*PYsJ7=nZ?D{mnm-`fHCfr<$J7rCwoG>1>J5"
    "J;4bDf&{j2x7?n=e&!^uxZ(suot3Eo^yD#X0vNbNf}Dz5~Rfm<7QSJq-2n1UFx`pQmCcV+b3%VT+U(`v0=kfszw^_`kM"
    "Pb$!T-?<^T4g?<!JFB})+3$9OUZMBLD_b7AQ(YbLpDbSQ1;E;^^h182_LS$tXV$vfyVtGS@bOAd(LLzZE4QH3w*9`N1?"
    "96^^AlH5hlA^@CAG)ztFkN^jcPvqG5zaj_kQO8b)8tc+<^z3!L@R~(W%RL<#_n%xEVUV6g1iC`N7eobtCxnMT`$_`*q^"
    "1Sfium+6#$PylQUXRHmT5p^#vERRUR2$#)W<lr%PA{&e~IPsIQ;$trh0F17rlhkjEY&L{h6=3!c6P$ViPHoFzKn#h);w"
    ";ufx*ZkuQIt!NQ&t58>Xl7*4P3e`)po{70VmfZr?<5B2YHnWlZ(VnrQz%k$lrkZ`*M(y*WYu*I$?Qk*sZlw7lDn}6s*J"
    "Qw>Ut1F>|E>lp{<-reEB=Z`mPAE-Q@^KLc^o0sK|6YqBFUQ=b%YkYjv>ryYTR^)Nx=9$nWjm+r9Pf?zYT5y)~uqckf<("
    "=hgq_n>)Y@lt|EO_Wb|*AO7cm{lU?a9_qw)W|Qm@d>TG_Y@N+SKFHLqYo0bP$}!89gooAZ7h@cpC<TgUf$Gl`(+<>#7g"
    "K;~TGAjig?|jNP`XX%fD}3ES{=t(XdoC|6nIk;UICii<83xGgpsI6%}Mwg!Di=limJ0@I;-uwcbTGOV^%SRRkb(&@Xbb"
    "jXZ6LSoHNCD@`DuC)y;R(g|CVk9FO#SLGhV#<e@aMPjxmsHt6g#w&pfhh92Ox@y;z{BYC^{+;!*@hjn>5ZrD*5C5ss<="
    "Srod{z5ynZSZNNp7Y6Edkpt5y07w3GoewP`)7;A?AfzgW=pxYOnv32ox8t&r=ABnaj2X4<jQY!uQk>Oba2v+luEFntZe"
    "VTJwJN`mNns{vc@)qy6JIaJLS$KKZA+J3KWm9vb`A7V6M-id1%48-QlQWPUguXQ*pE=&kEr)ayW;RdW+9jEk7!Fqlq1}"
    "zO-_!2UdHyZS@r=yy~_K>?q1AU#g`KnLA0_Pc|A+(NfnVLzTQVT5QfvRx6{Y?Sxvr{_^-rQr)|V&h3+Rw^v={gS1t#dQ"
    "+93_+6$p)H~0g?_Qgmsi&{XrLyezMDW8a_iRTBBzJ*;wR*<9Eyo-;MpVsf<xx6dZ?`MgcSIDgpJ=#@+vN`4GW0z4>keo"
    "&8asJSM(RUQy#Q4OnBy7HnDhFn{far;S^W>1LXDQR6-%q^s4lns#%8T)4vN{L;#;O-tbsH>^cLkS{+*PoQ18Pgd0pQ`@"
    "@r_OrixdG$`|fjFV-vF64&IV!`dYF0(v;#Fm^_1y*#jz{6tawb)z0{yf<H*t^2oH1z$t*GbP>CeOoJXJzB<E8hJ2Sa4h"
    "e}#h#L>dbew#7Hy*0I=VINR+?2h9X3z3pvUe8n^Muhuwt<-Q9E5XT2;VTXmgg#r+H7FB}c*#|HI!fXQfMxEIzAES8vxU"
    "hSxYwM~dVTt0UWFMwCJO|BXR|E9b>>m>;eXRM`w7k?KPBwx>E*U3YSJP^>Jg(MqE^m<L&Q4%?NcO?cy?<*xpZFX7emxv"
    "f4pIa2?py?Jss-M-_u9SBZ{NaCTt6ZFb}J|4W-&$Ob`;;rk;g)w)BSrlS)7Ih7!Gm3M??;TIaXH@ub6I|uIB=ZHm8YP>"
    "@$tM?Q?gWv9ydkelQ)3x{M#Z^ipI^h$AVq|YpErgLlvr^M$9kIYI&t30`jIj+rOm4=!6+`WmSSde!+w!3^o36~W5be;o"
    "?N)c;gS>wj!|YO*lS}yH?_f@;lOrL`ff`t23VW$)9Or`$G<Cs{`4ZM$XE3iSspGCk$73PLR()X3r|ZuO$ksk_q7_fteR"
    "B+LQpFNbEsdsU2{yc%34sz^mrb=xQL|wtG();iFjl2V6I3ytQJT*etv#B;_jAI+V<)1J)Ne9%h$3!!PVB|FPcqK(Y@)z"
    "0(+90)f-*oVO7<zsX5Sf;M#$6XpxCNc|i|WLb4wvXT|5WxHQw}QT*~O9y!CAngrhSqbDaXPfbtH&!rS7!*0pf6t#Qfw="
    "`qgZ?&_k`Q{hrtB0ziZ@Nh@+E|s5d|M**_MO^SPLEdBDonrX_?p|F$ZV4taOKOsUp-J-RycpfRIe=Of&o+s_N$%S8>YR"
    "VMJt%MYRc8tQCyy8Ws0xvCg-)(BSXoce!4!dH)y72#~-~6)xtMUiM#DJQ}g!qcfJ^*WH!$+txip{wR!E2YoKyWAuTKAb"
    "~YGVwz2-LUwQTQU6gwZ1FF;K*(gomJgAhpR_(ppyRp4$f=PX|MHcuPU-Rbl+6_{!DWtnhVpVVF#Vc!X-TitO1kwc=KC>"
    "Txd<cg@COk^eeYQoetle4#uO2aXROy4#-StSjUcA}WeSCsqIeB^b?BlR|?Tfd5yDI!`cK<v7>VN&;{_Xu|&+aQFG~E6l"
    "-}}m+zVr3XFK4rTf`c^L`Pw)B*?;w$zxk{8ZU)oyPOv&=rqQl!3x^6svQx_!>bfL?;PFWZaCI_Zy~JPBqFEv<aQVCz*r"
    "Nij=ixj6X5CGrXZjm;vsxN0YhKe1<_c1}jf~Q~?FYq@#5gvLWd0vN9Ib29!e}L#o3khP|J`5R$x*|EZ49{n*0rmC<<7>"
    "6`uMQ{ab<c<!gCSMTzP43NbL=}_i)NCKK<E`|J@M~F}Mz29%mmu{Xh4g|6rJDNyUBq`ptW<B^ICZMT{(c!Ti?5)jK51R"
    "L@Z?^~%ZQY<T$e@PeKcBoS^j?!P>J@AMy^XBWBF9C^#$H-6={wXf@NewLhm@)&`8xBlezAAIZ1t6y2!Z_L_s@Z;&DU+k"
    "ZL|Az<f?b(dY2S5Aa!@v32_s_ro4}WpKbZR5@_t!_+Sv)LQ_+;j&3$kvtWTJ8tH~=B{MSPNAXX^xCobOg1MoVUoGwk3*"
    "u4J}vPcPD&t#&Wi-+cJ(I3ybOEvX@Q@k)4JkrFvZ+lezXmdTh}D_612uSGd9)p|v)<%&1l(U6?@W;2U@d`fCL7|1KQhD"
    "K;w?shk8)`}+8s*?rq<w}c`OV>eIqN-k&<|{!O3&B)an_2l`pfF{1OLKQ>jiM>-*Lbs|Rm(;@Q{p;y8}*8>u8xgR<(}c"
    "Q!pfWjg|}Mm+nUD{7@nGXR<)eEn~g6{m-$^o#j<OU`Y+3Yzly08yna8M4xn1Y)tc^rIgl`u7rJjWpWSyS6%x0rjnXUT5"
    "pS+Fd$nHGUb5V-Hr7@u&HBNde`;X!m3CRPE=Ac@HOuYwT5CsVC9GB~EMcdoE&ArMs~4M?!!Mki&ttiO6-|-cK26F5K#`"
    "HNBAfL!y`kW(p3~0MX&lC~@K-&*EJ@wa<#x@rEhPt7r~2iWTV>+mCYMPkPi-#&6-lWPCbg{;^aDPHSv)an>Uw`TcdJM9"
    "ZKb_N%dW%giEa?JZ5KJ-&}1jZO^g4>GS^L8=lZtfQI#6!lI<tP8g96m){)Yvx~Vz5qiFDE)!E)ePT0O;T+5jaLP-7%b2"
    "L5)Jlbo*|K+$;Wj}mk<#wYg*SzCMAGEeLn5?==O|6ZAvFL?lwpNwZc@(Kuq5>WGlDJPZ1(s3S@+I9|)a;|~>UJv|D+?P"
    "BMog91?e;KUaU*SZRN+=xb=bw3d|^Aws;8fG&(=@86m%)m6H{sjS_i06LAA&N!G+|Ts--3~3CK|I#w!*1ye}chj&%bDL"
    "o+@8fjlu+2nJ|DyqSg-yWXa$M96V&+P)(tSc&%v_Phe8MnZ{7X$(4Jw9(auGY2jA-R_Fj(7{5o&xh6CEyuHZ=_JoJqr1"
    "~>H+^o+QfkTd%<}x2h<xJ)+HQ4yeW|9!#M2$yOccC5E8_|v64L9YDu?ESD{YVS>bZ4cFj`1ntKyFI!()9?&8T8^O&T+@"
    "GShWxuNm@M08?M9Dz4*E-X9Lrh0_Epnu(u&7A(LHPFz%?R4(mZrFwi!%hVenw~a{dZGyHe#qTNH>eq8=k{YQ{$}v`?w3"
    "#Ms>Ige1iA13FWA$p6DVmkdrv=2>(omR9bs(LmPj%an>*nRg=#d6maTzlhPP*E*Y|tqWGM#q7x|`)r>Qt1o9=vMY?D}h"
    "dNtWf9+71S^T6ZKPJ6GkJ^jxYg!D%r2<YEA{fgP2y?-=9J#lf<p&SpcNc0qjn^;fS}o4tEC+Z`)1N_Dg?Z8U+@Gi^hyE"
    "Jz9?`Sk4km!E(9B=_?qn}%l(P7a?2#~&Vkc0BO0G5OWo*LOB=x7QFohUFBi?UvqlyH1xDGPVmiOQM61UK~Ar@Q)vr(B-"
    "oJs0iktzxU(&htKG8Omppze&?;LJ6pGPWG(?eD%{srZrtfzU4Q#-qr?fe%U?c!__O`9_doutzkM%F0--1m&pv$c^yKG{"
    "4$56(E-_S-OS<x;_&^QKZ0XxflThO%?m4on7D=_iv804ki8rJX(uyLM{M5BQEHBFQDxnt_bExXtS&`@@F5v3^<H)E=VO"
    "}r7EEiJs_S>&^-+ePhf<lKyyd)iO<N9?f#i?MdctGU-F&zi8MjE^8+2Jymvyrr*>1^1ENH}Gyhc`Fg-MI0}wKse1b>w$"
    "Z2&x;cH!JsE-<_xJwxRR*li+L|yRQ3+E|i`u#^V=flUb-N7mlu_GFsWX{>oQh+x_O3u5Mb4+C>E$D{Hr4^UbZH4KcHR^"
    "x^X#{>4B2$T0jS3prnY_Ws{}_WykF?DG;=&TKMVzVWqpzw$fZy!)r$c(<xM1=lL=FIsoL{H?X$x~3HKFz;u|d4%;<!!E"
    "5-19})*k*$)TkYwGd5QwP6L10@B*9yBvhhm%p)v2b;&uakN{dU#5|LuPPwXXvN0i-!nil{Ji$V-kH6k4B3Il0^qKm<q="
    "88eIt;!;UTBPW0`Q{n+*T#{vw%nOb(24zKyNk*|sN>?f)SgL}Vmr9wZ5SEY-jH4VYB}xEA5T#hk;-bhd4-KeXPK(Pgyc"
    "vW*ghs-tiWS0A1rh~eks1mhE$IwF9WqwREEioRMJYZ245|Vtk5SH5^>U*C7fPZQWyEp=ODxA2aex8K1=S_8c$9)Lq+Fg"
    "j$#b3*2ugxhDK99AAx8xiwS;nRB8-p<k~AwBA~2CM$^j#s6N+KR@`O_nDR?P^6p1HEP@EM>c}dU`mkVOdb4m+cxUkE;@"
    "XI~*j9;F<K=}gk6mqd#Jtt}@th)?Vi(@Km2G(?0&UFM>sw<!%vW%E`9$Bo2NHRbwAzE4%P{X4Sfr{PB6A`(BO>9Apc$b"
    "@bf;o-S#2j6Iy&PUv9L88Es;n7=s0Gmo#8}l7C{w5x3RZ!osz}tChvH3bLp2N?VL8RmnMn;IK_~|4+qp&zF(_F4iWC}z"
    "NK-hF3Pm)`C>#wTNh(Wlxx)-xj0y~d_CQ7WKUH*5H84~t6fyz|8pP~!A4kR94i^Daip%2RY|fylafY*yL*W1-S`q;v30"
    "$Hf6;(mta-&nh86`SV2udwsOH86kF$Ez2#8cEfFHQAw-yG+NBN%a-Az`4DgmS^t5i2m!6^%m`3Ctyk3EM+tQpm7i29@Q"
    "@gE1w_MTMD;R8>4r34yqyArM?<KvFG9v`1J(An7u`JifsQO@U!Zm&ajHI0rnF71NZ(O+_Cd6s^c|w9Lb_(DmG8IWu`y;"
    "7F{88JC;D0#|uP3xF<nPfa9nS{B$8Ln|Q22oW7J44Fy{@vJ1dSYUd2C@Q_&xSNU(fh7=)m6<dx67jmK23RnX&SWeD3S_"
    "LHSTraTz{jNoV@W)I#yC%9fpRfgTw{`W9ms?fOduPgT#>{r#H}d2+)fwEOPEe@QHo!(65=u?Oo2(pZCo-emnr}Zl%+1-"
    "s7YCvM;s}fVg`62u9?PZ2~q_BPD_R6Ro4;~gat^L@ROp34cp~_U_(rVU;$Rf^B~GuIThoS3qH!qEY22bT!?l?q68XoJ="
    ">~!X2+$7QmD!{u&b`{?VK?TU^Wk?({WISNeN3L{9_a?qhKyNr<9j9W|raTwpH`Yj9@NPR70xf6Wx_1F(@F-=4TiE0Tm3"
    "QV4jHQKR<f(_;3<MED*DSf!l4>YVCTx>bg+iI&oA-Hk?}3R|Qb>g2|fe$%gAG%qm3-;Uz^trlB(9DocQX@#PUy0dhnH9"
    "ub!>&u3(q(UQuS=hXz{3?t`){|ZPTql&2tuu%*|hx0;0Ns%t69I`;n5G<)7e&B_|fFL{xi-8mvlqBKYiUcy50&YoymsN"
    "?|ip*dM)FjTQGz+68W~Jz@QY;1Wm0Vsx%uAMqib5`tq6pp~m_&tK>V!Bh7KWW*iUhPW8fR$?vde>0<Z>eqFd8Ib!U&RK"
    "rV=Jgm;d{PiHU?Mt!R4Ps<(VyF9czdf^aNA9Y>RS%$b~{G`QT&OlQ-OAdpZ%VU%4?xF%_07A0}X66gH#Y#mn-W<sEdKq"
    "nH60ss`$t8uv`g4Of#@??Z4b-p|kc5RA6P0%Jc02RZOmR(&fBNfCMRB6VrDqF$}m*!ZOl#&PPv`AG~XpIy}ms^Fi(h=8"
    "(hHh)BqDTyAf)fBRh3Y{GP@NjSOq|kkWl?P<o0?p4%!*E&0v0l&s-XyuwG7TfN-IQ{h!|5>WDh-#h>YaGaCt7c9VkqWn"
    "E{fRF`cR5k{Adj5;rrQD?+w&ZvOurd{>Mm*?Hbcm2=h2w{PdkacA?+29ZmVB28J8MH99xK``{>7Xb!j>%}h%!7yaN5e6"
    ")W2ip(~gU*CaN~E+aiR6+??(Xc&?(F30Fdc4AmBTs5=lZQ1UAJ!4Ip6<<uD^b$W8q6Q7Xh+dLYw*JUTPxA6amoW)Yx?c"
    "qm(68<3O(DLIXftufVMdP(chPWe(4cdam~BL^aYSP>p_si3J7CRGQ_99O~9|$*P>xEg@8}kW<A~IC8a8uopM_JQtNuuv"
    "i?4RF$D|PbRpb>aGN-WUMQaK#D`+WxBF4*bvagp5!^=T&&VGrc*8uQPq4+(TtdCb%<SEN#&U8xuQ^qIUp%yOCp7!*!%k"
    "?u{>mvaxPP>yPcpWoJfw0c3lIcKv>ZfV@V~~a4?Ffnr0G%f<UtcD8@xu0FfU-9_EnBT4oSKEtk|<)E$3QgY_cS*e8H$N"
    "Mjn0GyYDhBod;lW>h2MhKzVcO<l<gAw&WUM7a5y5D(qt!IEgs5*Vv~Q$e}FQ1CpJRw}@t8%Q~py@V5t^g@>N!y;Bw$Q#"
    "Up!$^^GZO$|ko)=D`O4URY3_>hL0hufj4K*y`Y-FJi*h)>3WvNr)8Z;zD5^_}XSSD%#DVqU85Y4PbWw1yDc@0C~(exz>"
    "xyDsZcCCt+EY<W_7Mw5Dt89h@k0_O3VLB^~in*a!9l|rEWP&PmLEZpaG?xq!(F&c@!p<lWqLzvhm-Wh!%t{xs!m`ZCgh"
    "1fRz>H-B1wpuntXPzQD170TIB5z(t}?vpDU!Hgi&TO-TDburdtHH30el;}09ZC)y21ycs+TtR#Klz+9cfENRJ9`Ki#!*"
    "UTjhGh6G>?Fs3=2I7)>@$X2KDr5t4kVy-~ng5mc3Aax3Ig3JDTsLNd6JlbW1Y*frLWQmZW6)HBc5W3^UP0%*cZg)oUJ0"
    "V))gj(mv2*{Y=qmYxZ*ydqx+t<24oN}>t~s6Nl#9EDR%Y~ep;pw7y;AS|{tL6c&MRt=nKeZA4Nh$%EaSEyJct+~A>>_W"
    "2gg{7z)O)7GZJ-p?C2+|aQjHWqODUwSm6P}>C*0PPdsbn=PF{P5arP6gSwClVFR5=5}1(&35*M$%Fq)hyrheZ|&8lt9|"
    "VG&>b^}6djW?dKtW@C+z+D6@!mDc8ZQLQ*Q>YpAzd3I_`xK+p%&7T}Uy8UqYtltk6nHE&p?d|q1>~wmr4yZvnw>R7Fxt"
    "*<R!CJmlg^SG;+g6)_Zkvjv#)T-<oUTMwb-10PEVmK@Y)Lf)<n3G#4PiOqg7i{22gcl#nksj7bt!zSjVwX5ZKx{Z9FRL"
    "P!49dw9E^okrkG@9j<Z5YZ@=$JEY%??%W37V`v!MiEglNyF{yCsfn#feX?aCtu~T3YM)T-+e!3u1QmDyfyny4wa52HH2"
    "<f1zd5-1MAmj@zq=2Q}(o{@GSQV5KScp3)MyJDJAJB;{{128VlTln{{o~<C7N?)*R?{>c!_;Uvvvo|;_3fSQ&F*?v@)9"
    "-9RPE{hD7t&__~c}|P*TB~r{kl$Pe$S3-pP_d;XPX`O9`S9=BUi6K#?SzyfBW!CYzk3>0GF<f($0JrNDT`3|>N92%A2I"
    "1{PFi$>H8u0Y4uOPgMDGYkT_9QDJFd>*a>nEvfWm$2W6zPR~TN?9Nc9VH&-YOGzpFRL)p;k#*Fw&s{t5m#u2c&@O>H#W"
    "T<iC=ph`<?5yNeYIk<mmGJSsjbfXdbvLpUUbvFVC<Z6kJ555GkEHp+ugcZq~Ju2&PI*axh*N(=xO9kv*#g69rd9{F2Kf"
    "a``QT;M&NvuC0?+#@i1FIW&HK1;aNvsYj)N0qfFbJ4F(kK5#4D_Uox9<*Z<R9Rwy@yx_T~%vW@2Ts~s8FhuyoMehgc|8"
    "(->b*2VdL#seU=o4mIuVrN>B^J;fX(n!l?A8yNz$h=nFl$2$6`^J{(n1z%d_-_4%hi&WWQ0Dn*-QDz^i^~4TkB_L^6+w"
    "9GOsIit*0~3l4IL!yeT|J4TXvJf+LOjlAFLHVX-+TpP_<KURjro3<c!?Cc0YH#YV(rgt=Iim(ax>wZ|!WGUD!EofoAKm"
    "H>qfXg`G0uYl;lm^n*VH4h^dQw0s1$^OtYfSDI)K4tMWeYSz@PtHb?@B^&<>9o9Fk;?ZD)o|<*ERvPhgM6#lJ<|1^<=_"
    "DWa&E?gszTKVQxj%)d<xktP@<<5}M*3~poIJX%bns6<CI9N-ne2Mu<IOt-j%fY1R!NE}Yo*ud;RKX5i*|D7IN9<ycKSo"
    "r9cuP{HjAIu^uk%QXJbbN<@Bt4COjTl(+djUvRX|e|M9(hae^8}cRTHUbdtq<X)KFI_wmhV=?}D}-3PkST~6kodotD)U"
    "yZ6<Cd+e`QP+nXAppwy!rU}Hqzu>K2n5TmD(}qf<j=qrHVcCKaM?2_HbRRU^VV|t4kpaZo+PMiyZg?yrC%h?c5D06*T;"
    "80?%S4bp5Evzw+6?aGpNumZ=)tlKj$;r+dgMt)gUuv?}cR4-)~F0nHY=2XlSl{6trpqw)jFlduMOFYxJBcm$x;iyp0*o"
    "SS{JD>ze+7#G^u=H5&I{8UE2;aq_C4F0Q!X(H}MD!OmhIC*wOIm0O{goFxis-1XS{WLp`utP05bU9u5vH9hn+FLqH2Um"
    "c@hF7=;WZC}Imjj*|ZDc*mU^vB>tFAg4jWRFp@za~H!7Oz(uYmYXsZEF6dZkm^7>YZ&}6HE&(p!hO`o#)qHboW(!VxGC"
    "O)nYGZaQ@S1zp=TodH&1}e+VxG>5^{;7Y9=LP#qel?Tcq`tg%PZX*P;j%h&+U?C?|=?gjv_z_Tw-8k=`^C?DiXS>$BZ2"
    "05J`YbctTStXLRp>KY<XU=M>*kW96Xqt5S%!|KHF`oN$n~XJTy>R_i?Q!esSAX^SFGtW^PTi0T)*nAi?t(_V(7YRK7o1"
    "w%c<P&Or2XZBUZ!<9_~O@o;Yu)6=<?V<+dgN_v#V#eu6{Lsnr<k2clZ2zE^tKt!=0m1bLT5Nmw#cCw`Ua!gcl@eO1d{%"
    "o8g(==2$%(NrQWL{}?jq!kHJY!;mC{AH4g6!=HWrqaW?{tu3`V@xJ=@tF`V|HXU-9q~*eVw)NJxzV;h`ZR?viuHE9x2l"
    "Imm)BESU-nG}Z;F+SfNO^lP*R4=QV1!T<>^jJF<666du+KNB?zVmUP@hy7PeA;BT`P*4twRPU8ey&JNZZp%=lU0}P9?{"
    "S4<bw1cD3lcf4m5x;ZeoVlEX6A(`S$W!b(HkkjJS#m0x?)8;56oH+>xWC9gvN^*7$^Z6|wbZS*iqYW85Z{P^R;{qQdi>"
    "Xj1tclV$4Km7cAhbJE-!j&jWd9A(K>?Z4z?B^`9PSE7~b6Yn_ePZXb7D5<zKcC-vJo@NQK1-gMbbU|S_?Rqb$D_mkXZ`"
    "tk(@pd1U;nLupjz?yzKB%j-2Iiew_kmE`<Gw;;x(X4oSi#;|LDV`AAI}c+r!(m+&Iu5{GU(0{geOk{txdRq4^+y#p~bP"
    "WP@;!kNQhF)Ozuv#$7yuvF8b;XE8Ynmhv#PHl#&%!WTU+FsJ4+NXEwb!6dAl9@(nrKUy2VGd-fPXZxjO_-tH^8@Y(TJS"
    "4S9D?+^LAg2)N<SEeWIMAtQ$R%_nUt}z!xeU~(f!mT|MFi)iBLmI!b>FdOPJ}_7$f;LiH_RAROj}2sKM#vgGG*d*LlGQ"
    "{8BitJgLQW!4v$Y$HSp^0bGm(!r&th?O$5K!%@pZ|S*tru2khm!CTsSFX^f1-oEBtFv+H_+`r$G+0$tVYK29|f%Nt-`%"
    "CC$=G!9Ng{+G3eErr6B%BJE%c#z3F+R%|M!R9lh2Gpq<x+EvdG({b=ryDhy5p9A@BFi>v^;ka56wAw*5iH{S1*tq=1sx"
    "YBEDncd4XYk8Uy8zn%WOiS9#(2+N){T`0+A<+G;xvy8iAr=njDUWjmr(GGU;eT6P}+y;kvw29AHDl`2=N=LajmFWU<UN"
    "I?yK;lu<?vN5qb7t?gHdD>c6M9g)+yX*ONP8@etMnQ3U6=fxg20LoIsY%BFXG<OVSrnUN-toWM6BvNm6+D)ycZ#M(g)_"
    "PFV&o&C-!7pE5{imj(nz-fW-tGzhHvyjvs&d(I>gqeR0VGJY#R8jhqt0s9l9uMwRdUq!6@VpK<7vYytVB0`&ISg{q2a0"
    "$$yX174w?-`1otJz)HO6))7M8;pk*N9pxL8ls5pl%cL8%eys(ziKyzWGOEZxHz%Y>8o~(lKSne9VI>7ae(}ktRwr3ENx"
    "N{sPey-Ns+SIJg@ieEoj-)bx^JkAjOLx$QWsEqG=8>d`#dHceRr<}EFWE}vnhx+jsl2jPmkKL3O9{?WRZE?PH3LVRiH#"
    "fb$T4(2G;2zS6eQM|tlNRL0dxjQIv-b?!M5kf(}||-3k<E*WRFbknc^;6Y7%Ik)Hk4R_*T$y6%&=lr_r$Dfl1VK85?TY"
    "!IG71FBi^18})j&WvN_eHBawZ#j=OkG|~K;NV{D#;8S+U+H=xTX0b7TGNbJjab&V0f)Ue+$B>-@%4bens!6t+HLdt$Po"
    "KfmK1yA7B(R@Xx`7BfI?*eAG-j#b%_p;iDi;CPBua5~m^qG8s`6Bo6CN^S$<0ZmR7;{{O{QWRrNvPbCfv_-BJ%<nI9vB"
    "5M`%L4AjmY;>n*)z6*!bCj<j5YYuha!RJek<hJ-|DDE{o><1sT6VrK-x+3{&O-`@tSH?(X;V&p4lcbje3Z#zS`pjcA<t"
    ">(506^%<|HL4=Z#^Lz(t)Ktw(^DZsAtZb<efIJE$p@c4tsofr(wW`$X6JlU<n~ilR&(yS9W^4BWT<ME#b}v<QGa^$+0#"
    "$%W0V53nda*7;PFrPhZ6_j)L(q#g{v2OwPv<3Mv%sebYbh2-5ZzAo^P?m1`z;%eEazR2lMxS^xf~>)=0B3%E{064u1a8"
    "y@NXv3aYf+J=YM}u3%!_3N=;a7RghRvI6-8DM_uiWEq9oq~K<d$VH)GtI#ShV>u0r+7b|rveB$EdK@XbAX^0>DutNmNu"
    "G#c2~vFJ`Bz%k)=D=EJ(8G}R$n)~3$f(JJOYf?)oHSnlM1)$7dy+M#Co63^Qk;7bSW#7QqN8IeE0ljW7og9nX60PJl8$"
    "5^Okh(jdqz^h??1H78T>r?zFbHLbrnT19iC6N{-U7S_mZ}UTf#d<+bgXu3Xv53Raq3=c2W<aryd74P@k1>3sa);o+?Zp"
    "9vjMDHn<0_|qTX{r=An=QDzJNtMwnSKfZ@OJBJ5%hxW+>JlYDy?MFy@|D+K+_=m=*Qu10uUc?*uTzK!Sc))KMhT*v!i7"
    "TNQqp|c<ckQFCgqT2vdt^QlYt<ZIw~sQoNu-DlYd}b{>HGNMLdq3pmyD<^^fY)S|y^Xw|RuArxeCkP2L2wJ?|9#T0vW;"
    "VaS#;)N8EQ2)*X;Q!m&oy`IAe#LrkpFbvij+qs&nGuJk1U3L_+v5s7AqlIN-bGG1Cb3U`3E-I$%S>o9KxpSMgo=x)zRI"
    "RSs^-#1(nE`4$QV=+mx~K<%>ByTK_5H~t#o*GptCgl5_-G>6dOK3Hl&h$W!?b2D9g^N_MiZ^+r<g<exp;7du+nKTvu%l"
    "}D@Bs))afM3{ajG6Y%S!DE#(UK<h9aYwG}vvu18d(=9~6Yc3)vyw|7Z5x8p?^xTW8#Z}{*T9^su1;^$lmja-nWGU4?WM"
    "Q`@UF+50OyRyP|KY6+c`8-lI`y@+GsJ?n=Gv(HvRSne|l!3K#(Xkw&tfjK)tX^}Ih?f??lj;@AOn(%x4MQ@e;Xc=LKRL"
    "<lwmo@xfG|MDLgm4$?_@3~N0XYi?Nzm&tJDKuZTb%1+L0`O%~maU*Swun<v2Ysz_knQ@uMia6m{V)YC3*L7ReR140l_u"
    ">Lc{RxsLk0DVxJxud&_@l+sO}{b34@(}>or#!mVV)vXsZjWvkk1H9%~@*FNK!%I@l8#da$#Z;7H0%|?K=O@cT3y1a2W}"
    "{msRRPsL#jaWLxujWnu;X?%TP?*+#!{*pV*&#`^R1b33KjjF#gwNDb);!%TpQhYB(oM~s#|w!dRA4~a2(Zg%rZ$&GJN5"
    "3>@$C=5?m^5N9dg*SY(bYO{@88A5mrh=vbH`?O8q81G&^=Jvr5VT?mO*bkqi^wX-#ufa<ocsWRW9kl9BGOtYXDAy)RyX"
    "PuV1w$x9;hB}<MV$n>)9UwgPGRswT9Ld&UF6EWc#i=@)M<^Mv4s6xc%85q<)xo)M0K+|?mXu)FOD{}a<C*o5V%etKn3l"
    "9+B$RyAXlJy@Rvl4+NxOQDte2)E0c*XO7VBA3wR*g{q{`g7KN|xuvtk3BKAOI_xV+^H8-RiJtZ<;j&1Maw8XZj4s8!nC"
    "8BL9Pe0Z_OGv6)(&^H@3kH$J%Sc}+Fn(2vyAu5h%QwBApU_~8_2X!*T`BD{I3g-2!VbarTTFtg{QsJV^)O?vtG&?Vss%"
    "+M5ySCobHEecyLyDb=9@Lb#E*QRw;KIx4(4>~O#$1!@z_5i)%c-ds(csnxpUVbXbeoC=I<uqkvja0Msw(5fB#*yz>B8p"
    "5*-I_YIFTvI?F(y;eX)c6-0<=!ek$bU(UZM<Kf3*wtd0wFYN4ag4j&c!-~ITABpUUHUwrNIxy{;{mTr}?qa4PY?!|7mi"
    "`rBQa5W>U6Mw!xxb?FqdrwEwlr_pEdbr<z^6qEfeZZKej`H7l>H5W9<CSh(IU=-BikGjgo$c*jeEqr{(zHK=lShv}y!F"
    "YC|NK9{`(va+;(Y#{<DVSdkAC`I-)OlNYHl`rCF@{4U4Gx2WXMEL-b`GjXC*P18hO!Ngk3evxZ(JO%O)sv<_~R}MW^}6"
    "(yR0S{&Ca*u+TER6yl?Y&mN~N#V)17FN;-r`L*-c*Spb3R{bRpifs3lOWn&;DtNG(Wc}H4@X6k@k!iP@-DPaWk}`OB=g"
    "HGao^&xuO_j@6+;eNsy|8&>>&9-5aaGT|TUW32Uj7?jpo+;2kKc=qPH)egR(rh;wV9&LPLGZcXA!F9W&=rbc=cR!<I>K"
    "BH@<xR1+hL+9<(oCzxwL##<??09uIW<?Y;l@=YRJ8hb^<KMC(HO?*7kD{^kGu)Av6~L(G<q%K64$`ITS$wcq~A+h4rs>"
    "G5i;=c{kXum94Gx3|s?Ql1U8Fjq{uZZ&FCgJ$J2bcBa7nmJmgNnFw-5NnKbm9e$i8j&@NPrXqes9v-%q>`;KF7xI1yT5"
    "(1`;DVnF`uKlwBt2G81?0ajrVC@Kwv863DlL=8gU9rYuaWm5wq*pE!+2WV?oSNs}Byin?_FJwAOFUQ4u#)=tCpMUF6O{"
    "3;FhRG^vVF6JjZHBU%AGOHNtGGiBGqL_rnvuNsX_cR&oYayMPq%mSVY3yl>2T*FH<9hbJxv<4-?oGde3vvd^~Y}`Dhwx"
    "t`ozE$UprUS!7w5K;8&D?o)NLz%frX^UvZxb!H>g~|Uh#{p#t*p!LNir76C?GDbqdY1(-&7UF3bbXBI<;=oG!$H$&BM|"
    "ZhLcpF9c4z1aQ}SWYB{4N$rP_%30h*Rgcr~hQ6rtG?h#S#1>C_hZPX)pN<*YMuHK#n(<fRARCV=Myajk)&dN#Y8%7-%5"
    "j~CwS#t$oD}Q<-DP3YLz?3-AJfKAnZqyI*g|DPWZQ&W&)2zz0R3U{MsNWgYBliBF5IQc=&Tiqw<|Hf@P;a&K3Jp&uv7E"
    "vXo0YRTNIl=1^W4t@FF0XC7U-dC5TfNECepU>jwYC_xeydP;7l+y7Q95|e*x*}V2~9Q4##)j_sWfRtCcn<MpSDjl~rFf"
    "xnF1o@r84P@+^0ag08Qd<=l)-*hJf<;9zD|KOZJRa-Aqx9H#4qREj{l=oYGeS~iP$e_!@gfVe#&ykX|9jFJq+HFf043J"
    "n$jj~l8lZecY$rw*Oc_0(YjP-u)|SLAEQNpj(z@@x~>;hYbjXi{q-)i}y2JrF6Ei$#x@m^#J0T+I)UHBYaXbOF@`oZr!"
    "xSk8oF5Va$x1gTDtXGpEI65y=ZG<7#>L=$)FmeO;z&b-MhiKWyrI{<4)hx(W@X;Zjsm!|{88Uu~XfQ=$uM!b-h(r~2A^"
    "J596Q8=J>t_)Q}n}?*OKWU`1I3@am8x5ZiGKKMb`pMdvE~zypfwvP7d9B$Z?%ClQSqluxHItd~$*{7uy+jK;o!MSKjZ6"
    ")rYH6z);591&{1nQSj4BPgqX-(l8Rx0vtU-N5=_p-rIh`4rVntCU_ex%<IqKIcahq7RTbV)T%VG(Y>J;WklkL)!sw#%%"
    "G%J=Ci_tbw7vqtP)cTIoVpV$BVpeC1<Y-iA$3yRNEG4Gi)Me>Hfq^(%S&yoT<JFwlDk)NOJ&u@+(c{IzlS~zEo2uFf(b"
    "FO>T&9^?o|w6sU3hutqP=;c4g@A6Np+{|8#|Y}&L*wP0GN(1P5V!tfxUaTmYPG$ijv{sQ-$k492_aSM^%1h_q_0##LyS"
    ">Jf0RDZf$P_&0WLBIHwk~mt2_*Palj=pT!fkBN>y!(SF$f-to`+!h=o2__-S!4b|>$rbfmq6RDk>ZGX4-+L`W^k}V^oC"
    "eh*e^k8uK!TWcus)LL1r}t0Bvqyuw&%_=$^SV00CA3<$ynRQ-IhPa-ia^NvtB2<cijQUBX}pYAkMpAiDP<=XT2FngP*4"
    "W5OquN;&j+zS$CZ&3dp5gu^zgoj=?Ntc6l7Suw!RD3-*}3mN^MRs4bN^|Jg+5Xpfg=j$y_?<KY9G*@#Kd~U)M4pP7d}S"
    "JQ~Q;;Z)Kyh?d5A<@s|L&hB1me&xARB~<GaTb)+-tvBovnH=cZql592#RutpM4Hy52-N<q;b3pL7^w;4ICF|^vb%X<=f"
    "*3)^x~@_EFt!cjkU8ctO<p*3kE&*;rqAV{g40s!JWlvvoy(R`+xt*fBpWw2S52hG4<3~CdF%)zx<WwzxCz6{^B>kuqb#"
    "qj$Z!7vv2<D*>7H|5fiI2O-dP;L8IwRIgsZ?sAN)A8o7x4zROq?p=zNRpsYlyuM*r2KnvKEQd!a^rgKU<2OqxESOS+Kv"
    "Z#_&gggjzA=68Vhy^H0MXLykFeLz2DCesly-Z12hR9q_kwQ>aAXst<F*c7>xyS(2bQyAiM^(>I#!IefQdzMIWmsld(x3"
    ">lq#${g2)Zfb3Mo}M%PXc*8KTv&^b$x_0vV2I8J1P73rhwlLlrFm2S}$0!<1z>haj&OGJ;G9O^GB-CC<te6eZUY;c(Rt"
    "hbdl7{zzz<6o{(|$5druh6;lNxH5x0T8(gFIV>_-Li+zZZ=jZ~+Aw&L>eP`LfI@o{VO%Tmk))VIn3hO<9Ei)55dn$@R1"
    "75%g$u-ldm=E*RaFL9!fBDN<{4#5lx8#mc)1!HKoYWQu2RdY;!=r-2gQjwL#D=njD#pi2$fkR7C<Eq<+3Igo-2l&iNE1"
    "wH3CSr$*Pr<J}RgJfUHVP7-gHSx}6x+4JJug&huPRIKogC_8V4}xU7;?t2gKM466z;O&EyvLdZxe+n0z^*a|{SB93Wk1"
    "OrgR;307dq8gH+EWeZG8r86~ItIfm1%N>$U;%j+O8_dEn?kA>QJ{|Uf+<xM8k#0<i4ufsL{eAnfdv*MUs_^44WUY`l$B"
    "*#=l}_XRB>6ztCl}5$t5ULaibv>x1>N?$UFlGA<j7v1iNY%6`m-|EL0LnAVO1Ul93W<RAG>-<*I{^Ae$vrO?b8%y~J`#"
    "NGhj*b44Kp$@5jSDi^M=KnlpCq|B;ZQ6(bLoXVPs$m&TtFBMbZ2a4sa^iq6hr7$XPnE=UItpc7Sx|B;9NCM`L#8!tu${"
    "`nN1!MxQLg^HU1(LE{*SG+;jS+~&#=(qLD&SRyjMbngEGZ}sOKmmjCY8mOB1wS01VntBuGzw7R2Zg3$sjIMRFowLDl8H"
    "Kno^ieMVZN&_ziHvs!WyWVumD>zyjMy6(Wddxw;w)g)@SaG+H$XtE?Eas+3k^7$m|lAZkh}VIZS&BuNsW6jiI<Pl?Yfm"
    ">~)U&}88l78+gkC^IAg#wuEg9mJFa%5$>J7o*`qSq(A~WlAepjQjaQe3`_dO2r4TTdyfK53eSOagsBn2S!t4D&#U1(VC"
    "&*U^eW}qOwwS69Sp$)A?i>irP;Q$x2iajp#MA76j{UB1#diOqAjIAd@S|Dbt6e!;|@9R;V1LoPaW04i|%ERfuCN%u2&`"
    "47=gDZnI%xP;iAywxuB`*)9~dD52SS+<$U>x|$WFLI`>M=+@KwqvL55BPbRy^%UPQYprIh+lnhdOX3*~<QR^jl^8=&{9"
    "KXkhVSbN<apKQrAx6ERY+7f&ILROg{$(%t1&g2pdQK*Wl+ipl$e}iv8kw}Ia&=DQDn%VDilfrQdY>hAcjg5!ZOV(Qliz"
    "EE^%nNB!iiSp@56H0f8CS($PvpMK!GE0>-&&nXd3x3Kx}GuFA6%yR?{OvLuLtkYb?6iv%olX*E-%(o9=Jf<$s&uuPFuM"
    ")+#@6A?_u#n<B~uc{)8SePR$j6#)Ey1-5nPeX-Lo~2k<msyxnfdDQppOtl!mee3BU|f7;_0Kv@MqxG$$E$uhSkh?0({e"
    "J8F_S88(4xu&I50Fk%oGBEA`lN&Befu0^?yn${x7OTA{dn=Ud?i1vI-O|0g#kTl*s(SlvhuG|8IWt=D&XNuipI4*Z<DV"
    "D}VP(H}`6t*WdXa{q-+^zkTz!{>9gCUMc_4%{PDjmDm5^@15TK>^I-IS#SKio4;88<C`z7{fC>EFTeWw8^8C@-)#Jo=D"
    "Xx~;alJOPk-?4mooXie~+Gf@8ABdjko^k?`ZFRbawZx?8d9_slQL&`@Q%(@BZL-t+&d*f9b6s{j>9Leb)N=dmsGf+i(6"
    "qi>zD?"
)


# ------------------------------------------------------------------------------ search

EXACT, LOWER, UPPER = range(3)
MARGIN = 300  # what one ply can change without a freeze
KILLER = 300  # how much earlier a killer is tried
WIDTH_AT = {2: 12, 3: 24}  # moves tried with 2 or 3 plies to go: the best by value
NO_NULL = 270  # from this ply on a pass may be worth having
EXACT_PLY = 230  # from this ply on table entries hold for their own ply only
DEEPEST = 60


def reductions() -> list:
    """[depth][rank] -> plies by which a late move is searched less deeply."""
    ranks, depths = np.log2(np.arange(1, 257)), np.log2(np.arange(1, DEEPEST + 2))
    table = (0.5 + 0.3 * np.outer(depths, ranks)).astype(int)
    table[:2] = 0
    table[:, :2] = 0
    return [[0] * 256] + table.tolist()


REDUCTION = reductions()


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
        self.best = None

    def think(self, position, soft, hard, limit=float("inf")):
        """The move (start, to) for the side to move, decided by the monotonic time `hard`."""
        begun = time.monotonic()
        moves = position.moves()
        self.best = moves.pairs()[0]
        if len(moves.start) == 1:
            return self.best
        if len(self.table) > TABLE_ENTRIES // 2:
            self.table.clear()
        self.killers = [[None, None] for _ in range(DEEPEST + 2)]
        self.visited = self.judged = self.depth = 0
        self.deadline, self.limit = hard, limit
        try:
            for depth in range(1, min(DEEPEST, LAST_PLY - position.ply) + 1):
                self.score = self.search(position, depth, -MATE, MATE, 0, False)
                self.depth = depth
                if abs(self.score) > PROVEN and depth > 2 or time.monotonic() > soft:
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
            if height and known_depth >= depth and (ply == position.ply or ply < EXACT_PLY) and (
                bound == EXACT or (bound == LOWER and value >= beta)
                or (bound == UPPER and value <= alpha)
            ):
                return value
        if beta - alpha == 1 and height and self.stands(position, depth, beta, height, may_pass):
            return beta
        self.visited += 1
        if self.visited >= self.limit or time.monotonic() > self.deadline:
            raise OutOfTime
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

    def stands(self, position, depth, beta, height, may_pass):
        """True if the mover is so well off that a full search would surely reach beta."""
        if position.value < beta:
            return False
        if depth <= 2 and position.value - MARGIN * depth >= beta and position.ply < LAST_PLY - 10:
            return True
        if not may_pass or depth < 2 or position.ply >= NO_NULL:
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
            less = min(REDUCTION[depth][rank], depth - 2)
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
                 and moves.values[i] > hopeless][: 16 if replies else 4]
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

PASS = (OFF, OFF)


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


def run(source, answers, verbose, time_scale):
    """Play one game; returns at its end or at the end of the input."""
    clock = process_start()
    limit = max(MOVE_SECONDS * time_scale - SPARE_SECONDS, 0.3 * MOVE_SECONDS * time_scale)
    line = source.readline()
    if not line:
        return
    layout = Layout(read_houses(line), Network(load_weights()))
    line = source.readline()
    if not line:
        return
    mine = read_side(line)
    position, search = start_position(layout), Search(layout, verbose)
    while not position.over():
        if position.side == mine:
            move = search.think(position, clock + SOFT * limit, clock + limit)
            text = move_text(move)
            print(text, file=answers, flush=True)
        else:
            asked = time.monotonic()
            text = source.readline().strip()
            if not text:
                return
            if time.monotonic() - asked > 0.002 or position.ply > 1:
                clock = time.monotonic()  # we waited for it, so that our time starts now
        position = play(layout, position, text)


def main() -> int:
    parser = argparse.ArgumentParser(description="Circus player, contest protocol on stdin/stdout")
    parser.add_argument("-v", action="store_true", dest="verbose", help="tell the depth on stderr")
    parser.add_argument("--time-scale", type=float, default=1.0, help="0.5 s a move times this")
    options = parser.parse_args()
    try:
        run(sys.stdin, sys.stdout, options.verbose, options.time_scale)
    except BadInput as error:
        print(f"circus_bot: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


if __name__ == "__main__":
    sys.exit(main())
