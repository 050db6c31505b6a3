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
SOFT = 0.8  # share of the rest after which no deeper iteration is begun
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


def load_numpy() -> None:
    """Bind `np` and the tables that are arrays.

    The import takes 0.1 s, on a loaded judge 0.6 s: it waits until the first answer, which is
    booked, has gone out. One thread: each further one takes 40 MB of address space.
    """
    global np, AROUND, RAY_PIECE, RAY_STEP, RAY_BIT, PUSH_STEP, PUSH_BIT, COUNT, ROW14, ROW256
    global IN_ZONE, ZONE0, ZONE1, PIECE_ROW, NEAR_ROW, FLOOR, CEILINGS
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

    IN_ZONE = np.zeros(256 * 256, np.int64)  # [256 * trainer + square]
    IN_ZONE[[256 * at + sq for at in BOARD for sq in around(at)]] = 1
    ZONE0, ZONE1 = IN_ZONE * 32, IN_ZONE * 64
    PIECE_ROW = 256 * COUNT[:14, None]
    NEAR_ROW = NEARNESS + 128 * COUNT[:14, None]
    FLOOR = np.array([-1e9] * LINEAR + [0] * (HIDDEN - LINEAR), np.float32)
    CEILINGS = np.array([1e9] * LINEAR + [CEILING] * (HIDDEN - LINEAR), np.float32)


def around(sq: int) -> list:
    """The squares of the board that touch this one."""
    return [sq + step for step in STEPS if sq + step in ON_BOARD]


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
        me, zone = 7 * self.side, int(self.cells[7 - 7 * self.side + TRAINER]) << 8
        others = self.cells[me : me + TRAINER].tolist()
        return any(sq != OFF and not IN_ZONE[zone + sq] for sq in others)

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
NEARNESS = 14 * 256  # where the second kind of rows begins, see Network


class Network:
    """The weights, laid out so that each piece finds its rows by addition.

    `rows[side]` serves positions with `side` to move: rows of piece p on square sq at
    256 * p + sq, then rows of (piece, distance to go, zones it stands in) at
    NEARNESS + 128 * p + distance + 32 in trainer 0's zone + 64 in trainer 1's.
    """

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
                at = NEARNESS + 128 * piece + 32 * zones
                rows[at : at + 16] = near[kind, status]
        return rows


SETTLED_ROW = 16  # a distance whose row is empty: the settled piece counts by its place alone
WAYS_KEPT = 150  # sets of empty houses whose tables are kept, 57 KB each
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
            steps = STEPS[:4] if sq == house else STEPS
            for to in [sq + step * k for step in steps for k in range(1, reach + 1)]:
                if to in ON_BOARD and to not in self.house_bit and to not in far:
                    far[to] = far[sq] + 1
                    queue.append(to)
        return np.array([far.get(sq, UNREACHABLE) for sq in range(256)], np.int64)

    def ways(self, houses):
        """([256 * piece + square] -> row of the network, and -> moves to the nearest house)."""
        known = self.known_ways.get(houses)
        if known is None:
            if len(self.known_ways) >= WAYS_KEPT:
                self.known_ways.clear()
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
    place, near, clock = np.split(matrix, [10 * 109, 10 * 109 + 10 * 64])
    place, near = place.reshape(10, 109, HIDDEN), near.reshape(10, 4, 16, HIDDEN)
    return place, near, clock, scale[HIDDEN:-1], scale[-1]


# Made by tools/circus (fit, embed.py).
WEIGHTS = (
    "c-o!4Nvvc`nkHnk*_nK}Qw(p&mswLH3Yw-tl+dGc2@*mA38Y@KVSxl<&jvvYgjgXY7SIAj0~;1dNR*I3RPl;JK%*)eQC"
    "(G;Syef_DPF{lJGlFqY~=g>x_fxAY9jLGdvUM3pJT`D|G&ZPH*;S~nUoMbWya>1Q<Q>p#xgTf6jr1%Oo&;On3!gqacQ{"
    "V%&?q!<k}=zLMprz9fA~+m4MIAT(U4vOfu$~mRV$cmN7RMoq`uBu?qK^Q%v0DfDdKGa!6hk%Wwt3N>Pdn%R<hjBvynLW"
    "6YeRm7)}xX2(>N+*o7L{-V&7lnwJGl({4?1#Xs7z=eIr<DoIkL?7`$sYLw06ef951$Rn#@GPXvN#N2Rx6=48Hz~}@NVH"
    "z5oIL&$ljJ@Hj$1ID&`Z%Lx}w5UE(*`M8M?;^beH5gvq^BeJmVtysF<aPN`7LYFs|?nF|fo0<G3;BGUt?a!KEcy7wJJ6"
    "nl2e0%#;vi(Rq$&m%yV%Kl{LB!O$?gH||8{mBa7R!l@`-qq9YvW6(mjTH!WHCEkdp)%cW@Lb=vhiGGlDpG9jq6WcfyA>"
    "*R6Ohz;BCWk1H>>*)Xcu28e0Ba$H;n^|#5TmYC@j27TMkAF(=PI<>29X6WEimedVblbh6aIx>%_-oY!U9M9%q1d_7^`x"
    "Q2onql+lVsi%xx$NPk`2<FO<%SSsn#qF6M%kYGDMr1y99Aw$d9RLdwBL%{k&U=8yv~_<Q2`Tf{x^^aall1R{Z&5hL2R<"
    "63Y$c`6g$q0ludvmouL@mVSPoH4pWBMV$)v2f3EKaNJ@3JR}t9TC46buAH!h-E~8utF!a7jYPw#G}tDdX8@FDSQjlg^7"
    "_lt7Aa3&_n2=Ag73+pcJ8aF*@UiBqRDY8(cQAj#D>Eg<wIlVGOv$h|e?%xTa8?A<_{d0s+kvQcvemE1B{7#E?Y_%?WY0"
    "!&Q*rHjlf0W@-#2jeHn3J+c(<4)Zt<=u`|GpVB;yGolMU;b)AQXWY6vXBo$lF)b=QKb{lG-Y}C(z%@>P1e$;LBMT9ME8"
    "hL=<2X%cuU8n5zMqHepMFM+12MELhu8BI@u%WS9e&Qyj~*R-_*2`$Hrsie=BJ-AjtCV|PWKPlPdtUg$61<v@jRcJ&@L-"
    "v5(0d?+yC5jZKGwyC4YK-M5In^MCi)>&%?v`_F))?-SG7K^+FWi&zm8fKh@v+pD}5z&wl2zljpCaC90hDsCA;_=lvUyK"
    "wNP=^;7>NZmQz#vC9jWmTQjyKK7T<s?yEz^V5hVvC8JdT@g}-7je3U*4)UmUub27lG+|$f4$l4LQ=V?cK>tV-@SR5=Iy"
    "aJc-?est`W3PL$+wE_0l!6JG}mCGZa?ig3f(N_mw2HbD#XykDSvb8YBjohoOl;LuB#(`GF*01A%ZIWd>fPQ8+OHJ1sK>"
    "37e!G)gCnsxU3QyWM}{fOiD>PMi>fu^u@6hDa=Ojk7|$<ng?b<6w<k<k;Jw{PidSbk1T`47#Pd~fEeI1fm6NTI<OkU5O"
    "Gkb(4+7c87pO483mq^A}EjRaMO;KXN=;5bVVD)|7apUmjFG0mXfoG3RqGE0y881D-9e8U`dgqRKT#zcuX2xZi%k}P+$l"
    "x0MQyv34uExBA~?A=sKqc26kfiAPwat7YaO#D^WmI674s@0;ND|9Gq6<oHZWDjOZVZXtD-5gg57UP5=j>RHf)v#S>Qc1"
    "vy!QOMqgJ24X;B3HU&%TIpn!DEC1k4&*d>go&OclQzxcR$vUYvLXO^fR<=~@w;&x1Fj%2D#cHPCXfjr%i(Pwm|7s6(9Z"
    "$TDU=5_0%n1PozSYT7*7NQXnh$#3k0H|)lo@fNv|kHzhE8@r`SfLBY}BQK`hJ_(08m0&@SSFxynT90DgrI+v}c?W{g&)"
    "i2WA`DS?bD=s6a)P(+|E2naS|M0t-cL}Z2FvqS_bKwFF<$y|ZwwDR~5bP?CZxR?<)ly3#B=h08pe;C{hA%;6UjSy==bK"
    "q5I5F{l>lOc7aEV+W>NP=O|40Mx<%qB5&U4dLcVhN9Ez=mu_^kCGJNOOP&5s*MULtjDJDCi!j5CI{kJi-P;+_rcEU~py"
    "_#f{iP85SAKs2~)wM%F}*G|EtY=oSkQ<r!!zk`f@>u>_gXoyLeD1W-LABqub{<_ZuJ3Q*s;5+Sg%K!c&3D#){%U<+fKF"
    "hoij+amp})JfPSh7GN>(ivM>jJvKOD77&Qyc5XC77~<-AZ3W#Qab@zQzkEWL4g1F;5j3f4N{zehB<GWGpd^ZKUAg+IPe"
    "U6#f3KZ9E#BawzgHRkJQD8Gfz~ckZvaU!Vg>|WS#2Pn&a!+X<%kuwdHtG$ZId9I#HEHH$pGw!}S$9%hu-9qRnoCtk$lo"
    "pU}PEK0f-en?rtj-Czit+Ciy3{i0npS69`#=?>R>^Y}QMrf$|v`$1G@D6GpFHZ$+vqdK38ID6d>;o-c4YXh7^&Zu~#G6"
    "m(M_=&pZ2KpPS?{JOY^SIs3kEi=DTji%Y0-v9x0K!?ba_V27k)jap`EY%Re=+v+sR<V=L&6xE@JUO!c73%(haE3)KkPQ"
    "!2_OqL*+0*2`}TJ0{o!`(dRbLvGi?0(kNx-h2iP+tdH0830REERfkzNJMwbV>m63pH+L?YxqV{RSra1_IKgtMeqyfykv"
    "VHVUPAk0?BYBnpI_P&-wdo_V$QbREEkP2VuS?sV+1=7pq~h{J?4e!p3X;9g+V|1{D#nuf7}-EDFb{Blv(`Q{H9(PU9v#"
    "H<y@QM&Z9kMLg#p5Q)&UwC{4?H>rJN_@FsLP5;A0hHk`LexF8nx1!)6CqfOKb&+R(6&#IXU=a9qA@AiBoE=Svwk2mx2k"
    "LBg5IGQ(Z!p*I8Ih0jy$r+zyij-m-BWlCf|A;TGs@C2hYj=MO`Gn=OD#bbQ4eSiTRhN<7huO1%*`K{4E78nTtu9HZR(M"
    "Cv!HB+r}n{mnQv}~3g&y{~ny}wxjLZi9e#V}N0{&CvCB+u-R-`H^kM@vHl@{s=Q4fI2W$l7jy`t9!Z4n8!nT7NhC_<9F"
    "L#%`R+X*Z`)SFHW$<K63Sp7A2H?Mu}T=n;<b8((k?L0?9Ais_=nw-lF}eIYh)?gqmn0b?lJ@-bMPL61)00FN9ZfUvh;&"
    "y6Kj0@ux4Hx17>p4Z3$I9Ch92!*1AfgFy05{}JAyN4~`lbD^9m@z1(%Iq!<^Xq=Dc>>SolIL6RXQ@_9em73rM-Wd!=;R"
    "9@Mi%u>^Np+qG0MP)Vw1blW!9~V(_mqKB45^Nlrx0RIQ4L%bFvYGgJDpxMeNQu7-xt$2mluB;7wrFAQ!oO)9=ze%-lCA"
    "^;<bT?zTYEVXAW-rq_8GcWe=i^%#WMaf#<s`SBu%rmB;ZVNO?_gf!z`4ED}U3g9_>`KPb$9w&=iNcO#|8{SOyDCQ1B-f"
    "SO-*ATsvd|(g?L%MH@m2F*aa?ZPU6WPaW@w~s!{DHI(dVkRv9{QR+yk>7L$;AA?vVVAFX*rFXfjzsAa|Px^NF+92UaP7"
    "e!48&fq>y1*U_l|!;Dfy87z@SRWRji&Xv)HUFm)w6!&1W@9=3L+*BbVoy%h)_IATaY_R+=FasvqqrewF|uk$&!q|KZ6s"
    "H|N;;hz00NjtvhLLeXERpr4IOl-HCygu;)%w}iY6&(8M4qyM|m+x)~_nROE%l3ecD>ZD!zMQBkRHmU>9DewX?!N9H@^H"
    "dUCEQ}Uy1A&-Q>(6&ZkLz*CLU~sSby{Cn{U5--5(l|d;jA<m$zh9_kaHA#|YkT0WVNKh{`x$T({=jrJ2j~*S~vpKThWz"
    "n4&#*Wx%U;(eT=xTqhtV4$Y~Dex63?Sl=H;g%6vr9{PBCes3y#-hFa;kR!tm&!fV8e0@C+yWRb(AP#M`yRRR=mh5Cffj"
    "F%0Bwxs<J3jv6e)s0hZ8<v4hyLO^&v6dvsefd{guBt~*nssSa_F;GepvT~vAy5@*`k)M0w^JX!P~5Awa|PL9*uZJ)bA3"
    "qzQS1dlUFb_vo36|b7i8Kte11s^GZ~9@4|{&balDS)XDHh5dhf{$XA}11qpPzDe%OI1Yz7xtU~^a1_VD(c)u`6Q#{>NN"
    "`!%i(Slal!ieC_T>~21>gg4f@4^8QLsjbSP{lN+I8|NVWf-)~$UzEH-GcO#pSF3f?Sdznm|kj(gOwlz&?oD;(jh1~H29"
    "an)dixLBXS#SF&tjxJhQH9asU-V-+&mLpEy)4ay?$6XCTD4e9<o40^`vmdZ4Dg(Ou$jWl}UUI#J7LaV@nrs)Ch-XXL@?"
    "HrNQ6SKzN3Sk7!LpAvXGEG$uM#{Hskf>(<ilARk3y2cB;y9qFkT-V5X0WA%$rSlFFXyLk!k0Z^a6>q%do49#ZSb+18gM"
    "awS@5s_CmmkN6TQGoaJS>ub`1ua8<WwHx!|oR2v|Pe!@1{4y2Dm=j=CQ|+ZP@dH_fryvrcnV}k;xfsiXV!4^a4H<1I2{"
    "J%h2zz^}I<-h!d~IIf~{HCJ|0=4ev41yrrr_$7|N|EQ4)~m?$r~1R@4Cw`{@rSUNsUg5>`E29T?v3k(S8-nQiR1k6KK_"
    "sKvJ1Vxj<#==X%J!Q2Z$AgB(3NoaSCoE9^K>ZwP*3T6Lc?HL2W;sC2EFb3RcQE8MZ*=Ql^Bph|4_g`DOJ-=&p;Dt590$"
    "{y#4&0>*JA4=W5NTYT?Tfv$g!8oOV+`Bc$yr`ykQLjK4t@@q-lzRUDQo3CU4=;;L22zEzP6%Y?oo0oXkix2xsu3wgM6u"
    "7b;=k5Y$#Q?5k>Y3eN!7wT-IxFxWFQ3)a<Dsmh!(90+gwv@>SP@JH4Cw0t|88YAP_^e6{iBh;R+;J$1P9&eY|kbRYrRj"
    "t<T+A<d@XPaf+R5U%MSR<Ru%fxUo>C1Z2H8l3)`~XWz<1M$lKGW=YMXqe)g|%ng<U^^?v8HJ%CC|uB+V1jvLM_gstD!&"
    "L`T)%^lv%QTG<pfrW{jgS2UlPktJhV10{_R*c52zya&??=3r#5Y1dO(YiZPHh_UP&yV9uO;<ilpW8P&?R7uAzXyZ`2Gh"
    "~xbBFl*XY$VLqx&7U5!dAa=T`!6pqo*!n&{`jtsS}#`X#p;8wc!7~mXRcOfk>7V^d1uak15G||-|Js=@Gyn?KrT}r$}X"
    "M}L*i_Lcy<Twn5WJC<6VDux_=8C+U|lpd_K}ts)}b8b3$PCoKMFI*PR%KI2>Pfb;sxajSv3*U=v?FZ!KFMXGup6yT*qF"
    "JDBy`d;iVD?ZdP?y#CpGU7PJTkNxl=-De}1=h^m8zQ~N`4hfQw4m6JlwxYP)asfxLQn57Gt|b(Sf}P4t@?^mX$Vrf%wh"
    "kta=J2zW4&q*sToBen-WIaD$R1jz(0eM&OwbxrmNZWd)ueC-T2+a#Kt)K%aGn%J8Rt<FJH%WSCU}v>sLZvZDL6<<FMv_"
    "_x5%mjIReQzSPZ_TAm{}b3E07A*he8NzHbICMnQqnLI7F{Kg6@rMMUR}p(PGwA)|}sMg>}mNJ>h;je;w|)p7kOXc=%6^"
    "dl$Fn8T#BmQb)Ts}M3W3*b5KV~}CsUn7-3-;km-x<aHA4RIy$k5?@qzsBPgYMBOYCrQgUTG2XIh5Lm^Qwy*afET}#t`J"
    "G*QgTkn&_`N24Cn&LT_6B@%$SNpllfvWf;u^)Su0cG$X?UbkgY0tpn3=YKvO#yN&trg@`GHmvdaY;3S`DpS5+sN=1s_B"
    "g~Yb()x--eZ|&z}U^PN+@F+B}25qqz4ndQRGWSZrvZF1u!b*!f2ovrlq_9mh6bzRvB4Z6hx56I_9Rcx3E}s(m8GUGJH7"
    "rFCqNf=%Mr*K4tEdu<C(p$}j*y**B%~2U4#}yS!mQT3Hge)Lzm1VJxlOo>F`}i_Bg9Nn7;!;!eDLYeIi*1`2tm&SDke8"
    "DrXVmj#5B0YY-#yYR+3M6v1-{KX}HY-{V748cptb;kX#TRh6iH_=PFz(fFazE?U!q2+*FGF+z{@EYmklRirtME0mHQkh"
    "{lj`5v~d-4V}ayEo?zS;R6_X6F~lKE`{q_(rSdZK`LGuVUcVS;-Eko>H_LD2moDi4zuj?#AnzJL6d3FT?#l9XyrSbQA0"
    "qA27*ZWo}O1Dk;r0O!;77uq%8s$_Bzr<Ib{moYbT`cez^oq@#K?`9wXc=fa0E|DTmFuO^8CAV@;=Ph_iP;y9$hYF01=6"
    "Vyvfpfa{6YoRaWIC|uxiF&2yChh(#G&DFa($}sQ7q4!fb@MC0NrEuojn#wkdMY~)c*U~CgfyR%o-)%O#$J@8B@8+k^Y#"
    "*m_-tO+k19d*TTD8~LFK!kGa9>=kmKQe*We-&LqSF|RB9*ltL}duo>3l7W)`HJpj~;r{o>SQ_oKMA3*5Mk6qyv*UnxQ6"
    "-aiDH7%{c}i4$niy3ILvyt0Dve5ZhxLY^@YB?W8vNfWD<nJ;)V2X%hKe3tZzGTdfU+@ZJ?)qqEy}Qyts?xVhU7!^7k4!"
    "xOdj^Bnw1sjyinfP(}LRUb4zYc}6~(IYuwWx!atOreqh{MtY#qRj%@zr_8@607)BCd3A$G}KN@3;G4f0=fa8nF59CBDz"
    "w>J<ikm&73TeI7L13KYF=eGaPEjwJ@YaMFfz6=#`u&sB%S%Q2|#+1S?Thz{;qD@_Ip7nK4#iBCr^U6zL3ITO%6_t;lCs"
    "tE{MuAUY15jd@PBq?!2*@}C=IMaqROh*AYD(9xj7T$aRXm8sGA4bQZ~XOyif<spbACyyoAOl`DiQsI@vzojY>HxxyPn5"
    "o)BSv+x~fZhVvR7tb~0s`WeNLPERl&Jtg2)?pM8}J+a(g+}^zztB#w6Y?EFCM@VfP9UqK-tw4AdOoP|DL#`auxa;)Ff("
    "yN2`1d8d#XByTL$$2w?*{T4=EFfUppXA<6LO80=g(;8tU)ID<>rMnpJxnlrcZ^m|bOBWu+ot(T29E22&fpQ_ye*F>UTD"
    "v(K6$^kiulJE}PjHiV0!l2X01`fLh%~8-+Jbeu^<Z*W33GlthG=*nLD#$u$OH~R|))P2P5N08MB)q;Dpx5X9;;f^o2o8"
    "OOFmej5KzJ$(gjaI{GkVBmVC@8#hG8)jmlNk|s1dc%G4gI0Un&>jk=DXgV-yvTKx`Jxs|Z}!gBA?GhCPxX0SInd@!~bK"
    "nCDD)h^_=B016<Z=bZ$3s2FP-Q;VRh%Rao22)ZGr)nGtrN`Pn}vBwi-dMVmK22maqXb-3sHZcSRMp-v@;&GE{trnVyhJ"
    "5A;g2xnxq%d%mfJT)lVAvSIS#mZGy^PU=x-rpG=fj|b@qxewjfR>s0XR6YZ%TYKO@-hOuwI0jw>IvgV97KzY2cRNBkO9"
    "V8xgmjR`P7UV10g|ndaIcF49a2H6VCuwjCmJfy#DVq!oIKf`|tKA~ZA|2p)nMJ%if0ya&Z?tLyfRyJ{}4mS?Z~LQ7)<J"
    "91Y)Qel@!$2qkd(X<^v!5+YMy|zxP_TmJE8E}M)!~+!fGyb0AJ1VVRT{T_z$@K~9;X2i+?BVt8n^$k&e)ZaKpKkEwH*e"
    "qGzPi0VV*T>+*^BGXK6-Zj?8)fVpRO-Hd-=Wk(*u<`4&1EZ6|dz7QCW>a9?xwCX}a?=8Yp9b)_?bDcyEGM(yB3V#2naV"
    "p%s+Ak;gs;vI40K$mHNcAtfg-Ph2nXGL-$~4i{Z^&^1h-9;VP5f(#-YR@Y<<Fbw1C6BRC&%hlzloj&ycryqU%;`v7}ua"
    "CBF*na)`ySJ|&=IQB{<KyrcOV}RA_aPxMq~_g+%`n=czWD-~7J;QR2hGF8&^mT2N4cd1xt&51=2_h0^4pD^=Xnri2kH4"
    "z&)V8uNik~Jg`J2aEnrVoT296DTN3O`*==jq(*$ETPl6BP89ha}L=L1r*#Vl<W)(f#jZutKNVM9K^A2*h_l@__&sM<*#"
    "@Oo|cWfJyxi3M;3H_j)HO{s%Ki&@mTbdf05^5Ayp(%MAid@i&rvn2elXJy=%T@|+m`%7<zG`4W9S>rFUaf4}mtuyj!Fi"
    "K!N*borg(RmI$N}LA46L=Fby2=ZV&zN`8%C?3sp(_~VO}UF;7`CFuwNF^Xw_U|P~a8;80BgOeybpi-mpk~Jngcef+4e8"
    "v((0UXS=NWjZu2l)Ot2X_bneE@3(2V&?-5gVn1wd=gnp#nmA9x#I~$W5FSQAurtsG{FSQWev%zQJ=4mUXZN$vU6)to5`"
    "wxj<wkkdx{5t?X~Ej7>LVyWdEH*Z%s8UXv5M-uQMI*x#eP2gY}?ObL2G3{_RC$nBL7RZMn<HSt7g(D&fk}9rv=U2&ak8"
    "=CKyR2+WD$|W)_L_MO`%PSX^CLn;s^(t(<K|Q@FEuRAa|gg<I^R?`-!yb0KQ{eTG=^%Q4`Ez=qOR*RCTw?JcOl6yiSn5"
    "L{oi_7a+=Ufk48eE}=D5T)hMZ!E94s;%6ys%~{><nz)Gv1vuubr>~2S1wm|1G&V$;k_`XVQ+cQNVZ7pS_e0U(b?5ks&#"
    "9(DE597dbKR}Ic~p(%&M#Px?Sb#RNAI<O}&(>Z3efjDht)#EMO*F!`UTO9nO<mnusXi>|2W0Q09TH4GWFBx-4_?_p@qN"
    ">+7qF`)Rv1p!D?%HRV@#dBquofOTO3E@VH4YFbr(NV_J5p?CVy@CW2dnIT3UY~j5l6=#FZDGojRGS>O#&3;0nL#Ny8*m"
    "M)%jcqcw%dY0yUBcf&HK=I^<^funGS)p5i(@mD**5oV=Rx?3Dp@=UCzMONXQ5D~EZeB*Zp_e3K+C@aknDG>GuNO(^`5-"
    "8m6>19?|#1XIi1(~4fE`Ms%?9CPbEOHI-IIF8k(ITMSB2OL}_HbKB0NaGh9b?nt-fKYXfUeP^>CfYHq7={6uV$;&0v@U"
    "%y$uc>e68AN<2Df1<KqdHLy!&wk@KfAjDo+x_&5-~au;{nI~vlur|2Z(jeMKmT9;?DgCJKpjgUKUcfJO!y!wyX-{Y#WN"
    "}3{rUVW>;innS#jU$L40x!`m2}Emd^0`_CQX_LNZsEr^PHp62^M$j{;){Kd>wBEadX}<(lQ`OLpKEI2y;B>cp;jph=+k"
    "aDTYz)<c88d1&8Bi8McMciY{eEauDQr=NVhY}K*J^_6j1j<XL>3|(Dkc4H$y8PN;{*T{CIKFriI>FS4pz?JW795j$5=?"
    "*?k!Y@Gj7{ws~_hm4XUBH}hw{aDaUDTeL2xUGuAtI@w&d~9J#l>JZ19gCuRV)h90)6*Lg~3JaMbZdqWr|TtvVExr>IfJ"
    "HHpWUz8HEc`S+EQQh!}kEWi)FzR|9J$M()fERjGASpiRejvN2@LBJN*Gh871_I~XRn)iqh^uc@dIN#RqKka7@p9c)nu5"
    "l*LWRjKf)B5ZV`Dl<kgOp4dCcDjNk7zgkdo|fiVoGh+}8&P!xIHa`7i@>V<$h$Z+pb47F_-^3YHLb(#HM<Y6M2*zW7S>"
    "bsJZ!AT-&Z^i0y5uV=)|OExu}*8DqEppO#*cP>~aZQTPW}3YJ1rl+#T$0mofm)>jmTxsPc|x$7`m1Kx#FWTXJo7RB8;+"
    "R4`+Hj)vWOrb7>}!4f0{`geR3G9~!gY+Mj|oGkNdfK$p7%ml^^m^e<VhrxXSDfNMBdo%m~&bYN+v_x#IM?846l$QH*Pm"
    "=`ozNUA@il&LyJUiIqrLqq8w1hULUDyE0TLsU_vY+H4D};{^qx2F?jA(~RhmOLCz<#anYk(~@;$&#bAI{fP?N!a@pvN+"
    "}%yY-O37riit?BNw3gm`V0;7k4S7S*w<-y0`L1u}H6~~9@U}|#BMF~mkjU4NO2>Hy)(T8Y7hevyxWkF;BL#D=R1fqr=)"
    "Lc?ctbog{xm(DFR^?Ph%fAN9nVgd7goiC$NL!g$!FfO2j|qMk#IIT3&oFHub#&JYSo(RS(g5W1@}jo$3>(_B(jgqAtz_"
    "UcLLXrk5h!SIqbB~HA3asX%qEKs*HMaLE<FfE?%>za)D0eVfET7oa@b^HXdS3x>oS9)G6&dv#N2@P6W6aVnF0Ai+^w(c"
    "D-6?08C5N>>;m@OR1&`8>O!--5pImRYPm!PTV<eG8*{B8%cq?}2RMxV&{N%hu;d=T!Fvnq&QN?a&+nCeR0wo^w$@`6>("
    "03@X4~-k`E_$}9=y}Vm&lJFNv&`#dVV-u71r1}eO4veK-u2t%hlDvMHChM=H2R?@<{5e+WCO3l~WkMaDw7th||Q@_4?+"
    "?wmrW3?(4sJH9^%LpuVbaE-qy!$`d)<yj*?u>(8Dw>%;xFNNS!NY1{FGu(;BNZ5QX&<?207<gVPkIh()@yWQsQd;%9qR"
    "}id=19w4>&9i*>{9&G9-ESX%ak$22(!77OJ1tB>^FafZQEpC)bw;=ER_A7Dh4APL?~j`+fZ65#^swDU)#)`5e(n!zi!U"
    "xezS8Znc4ZqLcG33t<KdP+`vwN_^=>$>mHm1nil3*H=DQCwwQVay|9^jxX@;7rijlGV4OI}<wB7^qNq~Ckke`;e>1f8O"
    "ie7jJdP}r}2fw970-m7hj7%~Kr)UuZ*{UKl+7VJkn+uWReqWhSg$vLF91ELiVv%O<EzB&fwiKk3ku+t(t>CnuP1<A`2g"
    "?Fy6cZ7@b6RR!;G-rq7D$glh@d3giRSjj-ukMRCKy$u!h1^v3HvQtnQKl6rDw#Q;(_LVIDoQPhZ|c72bdusZ7r0XQiw&"
    "kT3cK-32G^mrYg>R#EhZ2X*?2Gk>);WYEK~)G9HQ+_SlTOajGq+%?JV3-2!YRZJa`S0s|v$v;+7!+Mh&xiVxv!=zA)Gz"
    "~eG>(hS(<PAJQ0)i9UDRf7H;vIK1?aO1cYG~JwN*{{c2s75+V4p%eL4vB%P#**VyaV9k^wt|s!7Un|)gHe_sB=iX54Hv"
    "5`Tr`S=Cz94+pi>U}{aAo1v)?8MY$q+kD=~)@_d$+6KxZZ{X-gRJ*}xr$Lfgk^vQ$cCwZh|>QVRSr_h3^En+(wa)Ww@>"
    "8$7M7MvT15AaZocOyxnMY$NTMqf(rLs3Mn1o1@TlPD@DmI2Dhgd(aKgIa&%d34KUEM|c(31@t+(0zFDI-il`SBBLEzXo"
    "C=W&J0=G(?lzRDAH65oVuoAka?bXr8veI@l=4((!zOy7tpg>TYx^tC8U-n(uxsHYV%?hMuBGF0`=CuvVkgeXnjclrx1X"
    ">MaOg6Xh37;IX9Z)`6}uYbPv!=<vJ@W0OpYvBXRfr{40nWPed!c=*|*VQAnt)HNzl-X)^a*z^*b`(FCJKj#xypfDGO*4"
    "&!}LMzu=TI*#}WO3WFTP)yTarQnhFiuNLabZLtu-H~=UA_b}Iii{Dk;AmGLr@^I7W3*brC{SsiDQ!SC8l7>z7AE=oHD)"
    "Qy=hT(vzJCwOr8dYyf2@$(2M)a1k&1LmIgMl!kH!AT?coIXjYgU@7_e|G{ueZ9d-5@8%^YJ2es?S`r+tY2<b!P2RL!DN"
    "<6&dfs$MP^wOOnWe7hYt{XB0TUmvVx+RRf3!ypd#3kZ9P7ur1ZK_z%#{`B6@^Lu3<b<;KV8TVIE-{!r7#saA3wsOa^7p"
    "j++{c%W^1`p^!H}+U;Up0-Y>vt2vF@zvwdvv|ghdJi*ZakZ&Yuoj4w;S@w)fGRvx_+~J`{w@b?Cp~}c)Y#4`|kC_x5tO"
    "Ly12Z2{`~4{Q9u1=-L96`tLyaav{si1BmmAIxK=iQ{e_0tnPJMxej61eeIS@s`>>p7=9$w@VosBFl1dwC{$5`qe<>kF@"
    "Y*_sphz^?4ImIYwzQ~Eg->|rKJuA2@Vhml{fW*+B8sO~{zCJ&v*xtA#wkBIl_@agpr|<qv!*CIDtHur-tU4ow384d2Bl"
    "n}m;sn*O=@Uyhjv9La?E0nVl_GcL|Nw(+JU<PeW_w0`IHSvhqw^95(l6t{vr&J1l9|QoanNV*9%T_P_#GE(weHHx)YXZ"
    "Q+2Iup$DMl62O*a`)WHhIV7t}?HXF25J9Sjsw_B166MNPD_Z*U9-7-(vjC70bI!7IozrAHi$Qb|BuO*@Z7kIa7_QX9)O"
    "ukXxM&H?Pqeg+lu=R!*U{FR8qW*(+{cx{`xTUk19b230bzKvY~UQx)p(4ib}e%aI=4!=S;Np{0Oj7+0HsBnjO}ddmLp4"
    "Dm8~K5(XcNtD8QNOX)%O$Ynswh1tZU;5uFiFi)d9@NV}x>>V*+<uZ=8iT~8hYN0|kqUDm=-iEPEx7N!qPqRDaCC#g%Lt"
    "FmM15oGU-UDW2ONJv9w7$~bmOrg<s1p5qw<?4lW;A4bX4Sj`>Y^#JTa$3=%-Rk7MseA`G?;}a3ifo)2QzEo3u2G10iFP"
    "g!p_!J}HLcMq9c!BZr3bAn;1IB>@I=nm@C6WBS~;_*8Vio)HFTDhjoHqGVZ72$`xP}bn8E+pBw{Iz<c_9#U~xcB=(sk3"
    "MRZ0$2|Q}4s5Z1jEko!eTv^lxT!!JVac==y&rl#b<r-S9U~J_saK|S`YiKbHnGz1TwO24sg3bo?mNH`re&+i<Mrm?YoJ"
    "Ud3v|@)CFnM3;f;>U6RYXTpJCJLhIjsR3Bv~4haiq)?Fm9J}3=A#ZpFlu2h9dDXJx;Xb=-IUGr}=Eg>tPt*D@9uXN$nZ"
    "cUEF-sy;s5Lr@rsU?Ze?3n++A?&(o1>Ubd^Y2K+4#t7C0*aq-c5y*^d=Z8w|y&EuQL!-U@hl_XBv-N}_TZBy56cdU85d"
    "~tJi^I3bs&9~ou`^#Va^6PJ3Pfu9=%fI}S|Lc$b@W)?m4h{I|`=5RK(XV{^y=RLj*LJh|?D_R4pDvGOn5%ZtD2%u&-G|"
    "MPIZ(qHx0}Yjzg7m+I48-Z<a=ABDby7@cp8oqlAN~cuwy+XO!Ax|mXBo}h<e*}^=SfD6Pj|!mw37$<T5|K-bvc^AM$+M"
    "V$DtM%yb%2I`tqF?)}5l0CdaM<>mGDX^g=aP@y8^H{)^7wrOR<jyFgJ83)5(ozJrV|JWkUr=R}q!8XZGb)G9gI?%96b7"
    "Q!lDeh{7DS*jX+A~(Dc)3r5q?K8>#~xOj?4ql=V6w9{q@OZDK1nH(M}^9pNWfXZBYWBcIH1QMz#vrb15<@2Iq^IO;52|"
    "xq<uOs139b40jjTL5LHx=LOMeGYTD^Vj0s~%=WdA57KK}8Zfu=uP!MaK2?;Ps8{-}Xw6f7l<`Npb-?bX4*pWy{B`pFxw"
    "6S|%VPPI3RTgJpl%W0F!uWfe;naa36$F0NZ3_ojbcT(LG;t{bFv50#7kaWS8GOJIuM*WKt9{GsCGAtlgV2kv1I6hwaW6"
    "H*C+$Q6_yDz}q4>%Q{0&>ycA%o76HSL!27L-G44b4oM=JuFwtmB(<gNk4v({E58vwf?h`qLMMCM^u60t@HY=EH(gwT@2"
    "HXs)E3F%7;4uTc}2;FT|3fqXr0cA}smzuk}Sz#C^6(d#SDmL!a%q5_fGQV#W=)-jsh0_2VRf&q2T;WlsMU)X1$0@43<B"
    "DYUq->4xEEythLc5rP!=<BN<ea3TN*=1midsN$2XO1UNME8I_Y26dNRZ=H4cU+d^u$ftG;HwE<$5V~-S7qj%gHT4^Nh2"
    "UP$QuR+nAa5Wf&xEYo|2O24SP<Fn|n`(ReC6WCq%L%FHQJvw0GZS4}8WM$UVYTTqbZQ~`-DtknZ8gBPldQ=l)dOooj{d"
    "IYD3RHgwghb9y>l{b0X<2TZjd`Uty#A3`vUs$%>Lol;7>ymC9^TQTiuv<6A2=cVG<c*>rOZRim8A^`oVz+pD&$n<<N=4"
    "ZZ5!}_xM$j&rKF#19T0(@yHHuHcf|%ufS`F%+@NWf^)xyKrXdBp6x3&%@)InfZYmur}c)jMVttUJY&sIeCh#(ET-i{MF"
    "&JsPdZ$+l9Kou|OF|Q~Vjp%z-(PH>l=({PE>b$r<zE}29Ef&{{=4>r()t(nL!bMC0owEMuxJ7#QGo(~JE}dL9OMw^_^5"
    "8m*>+0oVb>fXorMs#w$LjBS942(%$+fLlRol2`b*w5d?rLo$KTYWkcVB<?-RqxkkNeWTd-eLO*PH2nbFh*xuU}k#`n?y"
    "=F7#8YFF*Zg{ew>~+xAdKqH5BVGKLRa?71k==V#=F%zv-{REp`mLNtf|ad%!;Q{!orp6(8{@WIxNh3jfh^MyWz;UONXT"
    "HsP<QbDH)!i9sa&g@Zaj}w%}@b+EV$DHSfec0_z<Kv+}PECO5gYdq*I;w}&^Jg!fUtE85w0&Q{z27}<Z{Pgv_Gt!ldmr"
    "w${p-^tDW|haXp&ES&{|`${>v}!w{L#(sHZ_IUZ*W!a@@2x+AE|VQ(bH2REgy@Lr}XlsmGxysu>Cwr4BT|v23nh@`(y<"
    "WwB%5jElD&?RtH@zLsBiZb`b}>Y0sQ=@iwwgq5hpveAK-eWUl)&5A&M7J@qg>2>)yDmzVh!9f<X7;j#|4b;tbpOcW!cW"
    "zO2Mj}(t`(4qcysgDntf~k`jMJ_suV~B&BZm}wsF=u?DP*yR9Nmh#fgRdZ-)`pZs4qXJD(uJM(Y!T_w$3Jw8$OENVzFv"
    "y-+zYac1=j2SKnSjcCAGv*D>d*hIfKTYq#4)uJfYUhEC6zcDa%_ZLBY@1uN_LoL?+2F4~rDUo~ddbuGIG_Tz2NT_r;cP"
    "|9zdyIEbxLG%-hWfLx5+!SAd=jK&aJzq8El9$k;akpxd7usAmtINj1Xhimt?Ij=DF!c(d(LMWY2Q+=4SwH^iM_}!{H}?"
    "ZA{cUx=O}9IQ99O~S_+_|@6I*_?tny}e|Mqdq;#F1GP5A2e?Ziw!$SDr|;q5(Z+wpGNJuVr0#r~ln#x8ne_Y;iGSHRiD"
    "Of$#%O6J0w3ljMErPeK^Kh$HzybN||TFpzxX)pYo&0;w{Mzal~Z}dgW8B}<hwH?Sl-@%Jjvh}o9_Tp!oSL3}Ht))e@dI"
    "TfsVwVwYpmv|$*A>$%wt0*qi-oL9!$+vERdk6ha|dx~Vp-@VKGf?JXzQXwnwE#Y!2h$lb}aODwQ{*ps%5`=d;8UHgz<5"
    "oL1|mosnN)1VK#lkU*}mks=Ip#F>`;T#+m6bcFtw6vFu<a9oMz#3dGOwAWggA(XHJi--aO;UF)S`aoBLxXETG!KI{MD&"
    "tHABvLiEBEZ(wQxpFI~G~GuQw{32lkP%ZXgGD8-sd5wbF!TBWu+bT>M{f9XPWS%hs^O(AP9nXm7iM5Rd2(nKJI^+^Dzh"
    "KnvHY5=2ETp*&3!-FRr|5|bjj@WWg}Dj@kfA}^e3<L#ns~F;<J|hZ*Ti?efeyC`Mr*9H`ao_*H<qwuy@Z(8J=BrA8Q6?"
    "2P{+-#39?F-=HlW?JI*YDFZ#^JE--$_gvZK-@nfN85A#6_wpR{S1Y#tF161un&Un$ixA?&(dgNmuIZM|E+6jUrtX<sT%"
    "M@N+S0$_i?%x~&h)~~v+7P0Xm)vdvveYVb)>@3E<WLxr%AkFw|f|MwP=3uWb_`U=AwHxr{i%H>#O`YEmOaJ{RF<BeEjm"
    "WU%k4zym|ig`v3FQLu?k^Z(KJYbnp_C+QW7@pJ80Sd~yEz-QAqU)!8q;O%L~HKi=s4Fy?!?NXNCstM$$0^vk2ivHkq^5"
    "rQj}<K~0tm*d@OjMmy`e{bH@hqW?o*EeSMZoTt9Z^L%pc{LwTN6BIn?@lBB^5#nU&9_6pd1}?g5*a={zdG7xy=fOVzG6"
    "Z=-QX{O{^#G^{rJoKW8KX^@Q<#;yuIJP{$}$*6O5{T{^?)d{>2w}GmnjJC4-*a%$p`~9VFP%>j}Qd2<IXA^}QoZfe%T7"
    "#Trl#?I<>lgmJ8(&}OGfl&~djO=Lcp9YiB=b45F8c`Wv67ssb;g1b{mt>I4RFhG{eHB4Ro*bf_!yIC~Po$RMbhbuOvS`"
    "4+D1W2^L0BEF54ko#}s~01mYe44GwyS1LGi{D`&Q@%vV<ak}3CthvW}d1YgIV+}mod?{Ydi&?`yBlmGP;a%D9X+?97k~"
    "@?ds~ZbHYrx9H3*c?NVGWXULdfmPLpKKHGcWRtf@IO)*UyzK#{5>{la)sEsg}#xve|2PZPir*b6bBW(qMp$>lXR2&ZLk"
    "xP@(4%!hwY45${EW>v&&s8#$gR2@wE+;uFPiHiZyv{U->B^)W`|Rrh;+|DYx3AyPiRuRExPaQ%Y>uX0t|G)mX<b{nrn_"
    "c=7Zs~zbMb762Mz0{vN!8Xn1!YdkAwQ`vrAZrvJ>v2t}cI&*k5Kbh5hcrhW);>nTx1B&44UKZK@1+HPcCX3pdm52RZ}E"
    "7MGNPi^VWf4GyF8%OLh<gh;FGMpQ~Q9!jX*CPVh7q^g@tsA<PlB@$KY)PYTc7KFIpi_%ssIb2%Um6mmN$)IuYI4p&$0j"
    "pK;Va9XmN{p_-2<14sP%yl^xJ|0&bED;mXa$$FS~X@f3N_btXKKf5)fIM|U1>UrPmENIuXLl0mm7OmM=((}(YE~_DbQ9"
    "(2_YG5APlFL+=^66qZZDpF><@13cnh@e$11tLl@x^4W0dFVI%C?FimGLP7f2Ff;J3o*@e7f(1;g_;#n*f#x-@83SPTnT"
    "Yf3>FlJ+Q2fx_$FtIB1-qjNVVx}XEH0-A1a2-J~H)w<}xgf2CYa0l=ExWIWnzf#cde7{jy3F`+|4oJ?91DiFf7MfUaiq"
    "i0w%<MMm^O*$dpOw*ykR!7Y_xx*nP1xO!#Cr|1LIfGa6U#V^#E-+E=*5HeqFJvisyL7O|{hT*%QwCyNCGRK}_j<f&T}~"
    "7GxZ&)uC*`)V2%Zolj}z@aBGV`}lYuA2p|87jEC4USD)*nT=ICl}yrJ#1j-td7sC5JM{<b1o4*b_V%>P_y;eSZLKIKpU"
    "{2PJiEAQbn6cEJNKK%SNiMScRzo+z<2i#ukPP`)!+T{u*LVqg?2EO<8=Q)R0d4#&v%j;vv_Z&t-V^R#hGDQEW9|M$_z5"
    "=Y~?boj@P3TXr|&$8=S3!eqH$GaYD3ST~vz`UBY5X7FBb+=u~IbK2<jyCO~Vm;N@B^j>Y~9xpIfuR$|sScm3P9lR6f93"
    "=dzvef@fxk2}vUpFjWT*PdNnRfn^}Ui|Rp`ZsQVr9HaFH^Uf~^Wys2e2^5l?v_{LqwXL45uNqPXbMGCkSj5ziq6EKc^|"
    "<!)iptZ`xua3aKSBYrYm&19<B0MGFjx2bXwBt$YY+Eq}`)zWLsHit)-@_MF~eQNoLbjU&e1|p#)LcOh=(M4b7VY@L|mw"
    "O-IU2bat+;l+ilcKs9KEch>bPM5Pu@gRsw3<>#sj2x-A6hPFirquC(htZ1_*SftAV$R`nyS<nXd!l88ylu0g$4vtmDRA"
    "_CaB@4l{rZR?xN)#Nowf7}zBh{62ZDyn3g7y^a(&qrTrb=U&nzWc`)~Q2;ENK;)ds+aBZ1O`M(?kb6vK*<<1$GX9pEHl"
    "jDk>XL79aLhEzMyY>44fm+mF?h=r}=BobjRzv@x0I3ICN*=b4Tt86cLr9qea}iBY*LEwa#gVvhEeRk)@0yzMHs$t>=ss"
    "j8cXsVHP8jagw}jbWwIY1tx@K&uwkLf>41dTB3)(8j%J*e=QqpGbtS*c)3{qe{#Dp*@@zGx^NPl?5jxD42qWQN605%9f"
    "ZyvX1H-Xd^bA2?;>z6D}Z4%}b*-t2}M9hwuo6R=}VrwAHT3d`63<6U7W~<I_aFY-ka8N_0G+po29+o;=e{D(Ggz0HDZE"
    "4)7H`!q{6nCa+}nv^1(`m4`y7u_;)JIt5%4c1&_<d<%Vr9@5G|ktLcFE>y~axQ<&kAR<hFK-ix<2hnHfU|u=X3Rsqj=("
    "Q-?5|0rWbL63zk`*ln;KpbsQUU!k(m~NuI93mkDQp9zFj6ADOQb^wi>w5Nwo6n<+ql{-;B0w9H)`B7!4uB=sq2icO$EX"
    "-<tejC8p{(MG~fXBXriKRk(~}86$Dn5qP7c0n>=Zcr=vaY%yO^k1PxIG)PpQBq?G6gZ#qdk@qnI8mLy<62)9hpp^ifcv"
    "<I6*K1~6VA(LXFvpkXbE85l$ShBR(&DgK83Yuj)D^%c$y}#&@L%8MdRe|{P2{LQ7vDUKYKwgbA#<scAr+rqtFzvRd<0("
    "|!PC$#(C929A1Br1g`)I2gsym%rS%naayN99N9%iHjG=RB3?FVQo2X#=(MjtB{yXD2YZEA6(vitivJZx^idD@tD_Xa%}"
    "rp<7qUTsCDHHYcLjuW2z9L~@8=!gEj!w9Qo+wrs4m)DDOz8QNMcYrrhua0FKlOOvO=A#x^Spx%rK{`-TcFXH$%kJ6f^I"
    "@E3t`>{KMW=b_=iwc<8d!1Q$m%#_*)CSsm$U|dJXq`TtM9&h>s5W2MSlG5^_Rc=^6S&Syq7mGKmPdpFD{P<v^@Lhy87("
    "q*~!EDl<Ayw&`A9u-Paa>_r<FEtN+OCsg6x^4JL>)ZHxp@5tWrhYZ}0NI`M+#q@i1^qY(p6I7KT=bSSw_AOK}0^AsOcn"
    "MEK*hbyaUe{?skkF#cf<bfwqNhMweSQvqx@LL-HAn}A$(7Z%vcnh5$O6!)$Ml{RFN(BkAo}JPbxvS|cdxJZHbe%><76A"
    "mL?V?}@r3-qV9ss7Sa9mQ+6gL&GW$vIjAuQ?SUD|*O7%Tg|2!;;SDzw#*4vSD~88d>@;r<pnJ5x2KuEFsY(Xiw60ZH3l"
    "=|D<Hr+ws<@iw}|h9*Ww_(X2#MD#My23iGKPv^HXzyoNFjwJyPJE}<(6L5_xz<@+^oT!k27h57!5om(z7H)vb=kR|)ix"
    "*Vqm$b-f+NF`!^$qeU4+9m>WGYY>J>Nm+QJJI8eiHj5-!&D0&WVn$(Wa)I#Z;`TRHRSu43+oLvg4d$Hi>yNQ;9(&!FD@"
    "Jxoj=lZ%W~2e{e4y;ZDzNjRH<W{X$l7l{KG%=jMXbIv@aGnt|R1xI1t`XE|h0f=Gnr6&=e9jE;}E3?55{<YV*zQ<>>-O"
    "S`Wmrrp?7gF!pjXj?@PmL^H4UKUY`;bq<m82jw^Gbfgg*Q8_BA&{x|4=v*ui%3Utf=swz@KAKvOz`_M46>7m2}yc{?Qd"
    "&nK`}Xclb)$s2*Kk@qH`|jXnZIIDd=kyK-g6N3Rx%T{c!;_Qh{nHG1kOtG0Y(`Du|<FLOk1lMFR}F$_l{CXnQps!BsVK"
    "e>RAu-JPOzx&U-@Foo9fb%^w}4qT`GGW<S8R~0NGr*-JKbS<NUv#5@UJBRlm`I6Jix`8`4E~S|YTnwu<as`jLUp2rJW~"
    "vH7JU|CgS&6hYr|s^EjyKT@O$DIftRVI)h)75bTg{b4#!z{da{JtZ(T8YQP|3(2?aM!_GpYg)y@yFu;dEZNK;I{j-rEA"
    "~katcTPMc-YRuz2e@yI_!MM3&PWFDr(G*<@Pb($c9NYiv+#PO&qXB@<lJKYgYrSqxPv5uscH63Um-krfHsoV^1(I2RzZ"
    "rjzmJ0UB$7lMC$Je*`zQmh+Dh%_I!c+=J|?ds(R9fu1S^U%*{{d3npJid2YO4GK_&WiPy>zkW%tuXKU`^U}W?Zi)~mpp"
    "E_yVEwh>x;H-y36HtcciAv)yo%))0E}dZ|)!7zWru6c<KIr^YAd-pIqyD*)@xc%bTm419!k--8@^KR!3ib{g*%a>7V||"
    "&))2wM(ig)`Ln<K$A9-v|KiBL-~ZmPe)jzz{`wDp<L2hz(th*r`|MXf`QGzmg(N_iYVUL<KBW6ZnSc6)^1Ch2Jn#v?f*"
    "3csApZ0I01~^`oBMA?VUU=>YdYJU=VUzhkfD-}hCz}eU-$@lN8i^%hm_HGFF<0``vp}8WWf7^%6<1p2*sJ>JkUyCp~D<"
    "-3y=mKyv%5`J^`GFw7f#67R`BJLqsm688VvyMo_6^M$1x!t)XITqH~C883#cMnhCF{)QgJofk8;2vWFA;vJ_khmkk7lg"
    "$hi3D$zfk5SroNMsxs`A>i>L>|t^exrayxFH@oZ3=>bM`q9}Tpc76f9O3SQPMs&zMcYKNRShYJ%u?BNNJ}_}Ai4LnGuZ"
    "BTyf6YzS1sYQVjiLGHJvy^Ux<@bQJlWr0t}@!omw7fa}<!i*83u+MARub)GOowTxqI^L?v-PTIi_y0=SwIqY`bHi9*L^"
    "?9ULgds>u%7)|ZZauAXBS68l<^pK^Ztw&TN$_t&awJ$IUHFYBUBKVrV@`T8N$tmz!l!{Jy;3JX(%_K9%f|V_SsjlfeSm"
    "2SYqAvt!>5FKzv+(d#0YUYdw7|@$oJr7WBUHD7rzZ8Hw1fPZ3LU1BX#p-pPbab@s1pnjoh1gu0Id<(a-stKz3jiTMp#k"
    "+noe4y62>A71p2-*b+0+V$#}b^6Y=-w{!9A80t2V+Y0uw2gc*&m0x=p~f;K(~DjC|Jpr!&RsiQbtsMSQ|bkZZI;(hwYg"
    "9aJ^{vWEG%1TuTbbLP@NCx9vA{|PF$EE^d4lpLJ&2++gu{2{T8%0^-Bt0A*c|%8uk-<a{IBS(Hb0MWf+XU!Kl&A(qAba"
    "3(p(7OA%mZx|VS;$G#EJHD$PxJpla7ngm!9ChhEAqK)-gH?1Z|?DOMRqog`ipOD3P?_PcmJJG$`$_fr!}B7S^)YUtY|k"
    "p{)k=SaYOraia6TXzqNb(>@*_hTZu&7yYm~KO&H=o62<NyjXwTolhlg@9*z7+s84=V=?+PY=>SSS5E4Mv`yXChlA^B;#"
    "$;;cT}~xzrTHZe>bVaJ>s}|`}nXsxwchpOx3!@(e(-I>SpooWc<gwZ@>NK7r(e24#(ZzfBUnqzWMI;x5wk>m)&A<vA({"
    "3v3%l_MSXL#yjrc7_E<3ptqU>SEcAyRCrn?DG@S1vGw)UP)21R-&L<?(biTPkk&3~)b_ebn1)b$@;=2k#sx^w`SixAy+"
    "43`OLAxb^>}<%#%?0$O3GW6>B3^;lC;2hJ!Isna6cDNvKW%q@_D>h+A+!5&I2}Buszp~<l5aNYXp7sW;-@pHhY8G5Xja"
    ";MNcZLB?|;D(AO4L`{;SXb{Ga(ZKmY6h?mzeWfA>%Q^Pm4mcmKubfAzoow?F@DfA)`m{>wl3r$7Il|M9>7{KbF%Z+-q("
    "zW*<O{y+S+_2+-<U-&0J|NZ~--~0U6{*QnE^WXZN|Mv4g_=CUs+ZX@)AO27O(&Z0-^xJ>sumA3^{D<4${mE~A{Coew7c"
    "YMFFOL7|@BU~1SofpX|H{Amd;jx4```TTul>ir^Sl3={K;?s*T0c}`)~dyf9ps8`rr5)zxTiXJOAWw|G#Z9eKY"
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

    def think(self, position, soft, hard, limit=float("inf")):
        """The move (start, to) for the side to move, decided by the monotonic time `hard`."""
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
        self.deadline, self.limit = hard, limit
        self.pause, self.seen = self.pause * PAUSE_KEPT, time.monotonic()
        try:
            for depth in range(1, min(DEEPEST, LAST_PLY - position.ply) + 1):
                self.score = self.search(position, depth, -MATE, MATE, 0, False)
                self.depth = depth
                if self.score > PROVEN or time.monotonic() > soft:
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
        return move_text(
            self.search.think(self.position, clock + SOFT * self.limit, clock + self.limit))


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
