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

import base64  # noqa: E402
import re  # noqa: E402
import zlib  # noqa: E402

import numpy as np  # noqa: E402

# ------------------------------------------------------------------------------ limits

MOVE_SECONDS = 0.5
SPARE_SECONDS = 0.09  # of each move, for a busy machine: there the search is cut off
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


# Made by tools/circus (fit, embed.py).
WEIGHTS = (
    "c-kbrSF>!#btahJY*$ssU4sjNB4u9`6VpFHza1|f(-9Lr4=uIKhy*DRz;)-Ga@(ZuZxu=568D(exmT|Bnaq``SVUbF<E"
    "+-&LdiLEEts^mI-yIgLO8=(YAjVI8@?q>lZ_jhd5c1KMX^w7tK6r^xNNmB(Kf?t+!|vw2Bu^cjX5r*Tbn5<s8+ORYl<}"
    "$scRCFRmF2mQ8wFH$%?Vu8k1UO45}pFniE?oT#8chp}Yp0RnfvaWm^+fi^5Y@I+VaOD?z9#bjYE#w$&O<Ei1P<B)nK<S"
    "!7;HF#_+$MJu_qB$R3yV_{npMswbZPbml?xa7vxm^71#YqrHKY7NX4AvFuBsj4(%WvCo4UpS(pxL^v=;*nRrF~mruP-K"
    ";@afx^!$i<i{O2bGS#V89UWaSxyVrw-u*W6g+VyjGxT%*Oiv0__ntRnV!ryK+RQj9ft`Ib)zOV_Cu6GESxbdn*Yp{zy9"
    "NlQ#=MVO2jCarl<O6a~<7SCgNV<E=QaV_V%1ZK9uJ0+9Y=HNuNylo|=C~68#Fy2WnkqxXMKwHuyM#d^WQYOchDlF+#o6"
    "iVyVv1Kx6cP%d!5=KkS}D6~LdcnEbrqO-jK8lKNW?S>ag<`Qm77paZlYJ>mIbX8D~jTh<swwph8sLL7yJmTR^Zu)Qr<k"
    "rlwx45BC!M)_;9w>l32<*x2$3cRkO$t<``owXQ4Inoa5)u(kR`yN|-LUI83AB98qpnc_Ff;Uy^}dh_%8CtI`V2@QE0Ht"
    "x{%*ti?mCP|_f-yoLIgB-~^UNIErd>nd8+O}EXNPNdkB6qF_{h}?L>r)nXQMTW7cD*}K&szz>BKFWql)W{NnV&GLG*Q&"
    "xqbH*?$oQqTijZGmv5cEx!fEq%KYLLPf{CdhIo*Lp`6TUg0BbO^C;>xbeYjkZBG&}Ql!TfQ7N91{4*Ni}Lo>D<(p^n{9"
    "g)7%<Xi|(C0jO$2Now6%L1iN^Q0EL~dCQQ5G-FCc#4m=-kN{2bwAR*^ZC+N1?=?IJ#oHmTmpNYYd?XA)IjD*>ML2TPn2"
    "NZD9Aj4rgDR>lrnIeF+b}CAZrOU@<Yn2G^LCCvqJ~;_tw;u}@fmLrmb9#G3yl|nQc88*N-SboC_j;m!+zIy8gn<#cq!K"
    "Q_xru?CM9`o3DJ1HEbDojFQE#CsFwNp{Q2wod^v|~5H@}{F}9t<an7seis3UcD^*L5cw@>{X@Vd{HGq|As0_j#!8Ileu"
    "PXSGg+*fG$MMZ5Rc!-O5qXJENeFOvgJ2*pV+dHu&Z~(a6MvPMDi#9(g8-;A$ONQa&B~P((}KJNkZ6vCvq)bFFavn?ws&"
    "sO6AByw5p3Ba@<%$wJHb(ygbReK7&AVUach*pFagsNMOCCRUTLRHZy3fU`IqyT=e00o2*%A*d4B!$%gbdxEfKXLc-7<G"
    ";mKNU4S>Ry(vAJYT{oG%La+c2pN|VGJ@}z_QE_#9GF}0t4+cQ;VKkdax+J_Yy<0|&Yf65qg(?eRq_c<r`=5L-8FE>!C^"
    "dnx0i#jH5>F*MLwTwo<OYZakgU@34M}E&MU|wY<O)D<GFm2z$2U2*Iu$1|M-oX@DWTTHJWFXUIj&3>HL_-ODXCLhDsMT"
    "e6+oLeg`pu<U`R|FU_}C(OEtZ&PKvah5Cgz5vX-z!Z8n;qsy6lBVr)qJWD-E1tA4hach4@S<JL8;7Nmvh0d5Kz1RUd0T"
    "klX|RQpAAh6T_LM~wtR3zU(F1?AODr;wHn+@pay+zVA)*_w_Zdr^Zo-Vy_Zt;w^MTp944iX49+F_>@)Z(&qL>f+e|SyA"
    "*{WO2%$iEFsm)*=7}<<V^!Z;8C_9V(#JgrsB_OcPkRuYj$LoWPedr|RTxP+m_ZZ%GAZywnolY?MV1MK9tu(^TTa`jD0x"
    "#VQpmX<ODctthiX^ce#(qe2*9TAnX4s9svFH{^5%dr<y@4B2+0^1g%K!P^yPYMV=Qn6phZaTU_orUKr*0t9%lMJslc0M"
    "II8wkV$1Ve)225QoGT)n^G=(nv{Y$r^qzXCN;_6}HOug-H(ZYxrN0K&>3Zg=EM92*{SwsFpU+sxmSuM+5?eRR<)EGeKv"
    "8S8cLd9}#7sfWiD@%Ebm?t(Y}~8dp}T&OljB;OA5jQ)Vn7Fh+um<h8396cAc+$B=B5bxm%~b+TxvmXv&F@v8VtrVUsMK"
    "b$~=$UMiYxoH`tbViDbR1!#DYs=Nx3&1O|S7@a!Vj<WPi7z@p>~XCC$r9uxk?~z4e#N{<2rbo+@d0I6p!S@Go`M4E5I="
    "bZGx*X6Fg-F0m4MVhc0o}94T8bTkInY|jpmSaD3J-F@iZ7UIg2j}2k>yt0xj(XfhVoq>m+h&&@9a=>41Ykd)FZnNR*_`"
    "D=8ucj>xN6lO^E8^BEhQoS|cp7deyY3>>lMn2ba-<|mHPD~X{)_yqMvTUR394m_DbdVqVVvT<_vNO3vT8L0q3Cix>#kX"
    "{+#a}w4o%y$8I4!PSof|(n0U*<~@dp`<4wi-b6&`SU<dR}8F`CZ=}M<PHJ0a^5lK=y90_~bJ3vEld6AZ}rt>l-kV9iN}"
    "SF7qppn6o+XG);%@;juFc$~9`vru)O2H^bvJ!2v*NwA1Olx?MNi_fyo_LH_{ZNH3?N$pt7zF)jEP4prBn?J;2xm`F(lR"
    "DgKVN>`M6OD0wTG*BDCfg(iwn*-HsP`(7}gs`H8d3!}@@oZ>_n%Us3MVz1qs{`$Dz%%p+WEviZxnZmP$|Dn$sR);;7s%"
    "<CQ+R>4M!Ct&?Iz4)N@<C35jty+DPyf8n#OdRt%fK#^hgd4qMGNF*nAA-I-@+mm%H6K3{vX^u}#u=clY#ezu$THP^yIb"
    "`1SJj<@FfT8Uv}m7|+MgACF;OV0Ls@%N>M+IBw^%Ma&w$M(TBi<YfZHj?jr_3^6Il!h`6Hp&Bb1q^hBBo#1OW^?(1+Wf"
    "-ql6okT$8ga3gnp}fwJ%j&?9eCXADQ$?;=Brw36jOK}%PDx7?=P+_7K#{L#?RNsss0%R(Cba?7wuO7S(e*S=3vh0Bo~v"
    "VFQ+2|JtE5)bh3T`$9mPe*fexai%4}*&q%tLoM)g)@R85wp}3m%=d=cMxum7WU$$c4tYjKNS6_aX_PTAe?d?4RdyvHs6"
    "ZGNSTaC;Mi;^<l0jlaA625HU1%ualuj`tf%H_1$n9i5-Wa|kg0^%%)J3FsUr`OE3ZNe1swX}0g<<p8EO!5MPs$<nY)gj"
    "ewT=T+`KW<mS%92x5%6v|zIn)@BCl!|K%lS24+pL0ylC`i%(hiBEz%XIU-5PeXoYNIZ*m-Nfsz{0#_Pe`-3?)9#d`&}d"
    "hSPBatA_Nyei^UVy9Q-c;T9J0AOG$_ISGV4|LN10(-Axq!z8w2Zp%sA&c5sP^hkdbx;}mQ>+Rz-=Q_he?LRdB3N#TmxA"
    "lGd+(Kg4w23d{%%3x4sTV)w*N?x>a#VXr3GuG#zXz;Y>HGqR_&GyoKz4Rtf4#ny7gL$fvEPq&c{>BTB6uVeIKGXqcHtb"
    "N7gpYrlQ8}H%XXtu_sUdQQQ=+Nel1&l4GCB<8^B$S$CMXop85uZ{W8nB#r`Si-9@9k+Oo^51KcfLF3aYE{=iIVkE{UM6"
    "zpAk6ms2W5dHbO?8F@~CbPU0b7^)I>5uh6-{~3f#k>nsW-S(fVUErJe0gT1y%NvsF`N7h;0|t{hdQwH8N8a!kgE)@5L^"
    "4Ky54jCG8m=ywwvr$j&BDC37;hB>;i!X(Q*0X|2_g73(@89w|a-N1+()(*|{sIkh$<xoCh_Fv-_%>=Wq7nQLt<2UW57j"
    "C)K@Pa=#|Ew)t}1d6u`?r%!(p0ek}hnByAHDB_1@15kBexKU9tnO&Cp>HXmQ0I_YPs7GtRDF8lbpwDG>h%48o3}?2sCB"
    "jLY5UZY4oSYInArQBR{$4<1rVE=VsK#WSHq-9I+rT08{YjqTUKvbaUu0}<hQm<DuM0efuB|T&{-W<ye+Q*Vz5-Yc!N_u"
    "ep4Z@%!fk?y<Lo2{V7!2y0;ra+m(uRpR%W9RDDNJP_zlUKEF4Nq`ak{YC%EDUQG*(Q#wgb`B9{v4;N13QeaRb?2@nu2M"
    "TEzGXVMst-~nWS<99!vW}Y_&U9D*qC+Yp}-8aZn2ox~v{r7L)egC^@XiI{qV_|yw>G%KgAAkImX{jhgn@=zQ@~`Ra@^*"
    "w2v-+QZA6!3<Gt_&hpiJ;kj)}<*;{x+V1-ZrWTF_ZC!+n7O0lqLEh`mi<F~0vsD`@csMTkcn<L-e&C79xis$2X0@pW6k"
    "fRF`o!zb|)cN{`I%K&+i^qkc0X%}n<8wayb>}jptfG!!5u{iVj^?XbT%m!<|!IqqU{=;+GfW}k~y1O=ic=IH8BZ!r4Y="
    "j(8gNLQ#V8WI6-`jb4dHMAOr`BkhsQ>yg{Oefd7PocKEd6?9!VVeouowt8^~--A&!5(1fSHnFDdB4SzxIl)@X!sE#MPl"
    "}58p~onp7AY-_yE`=-*^o8f?a{N!AU5+NT^r)m76U0R|<*&T_Vd6?2ZVRIwnk`2728_@Dd9fqtP)cx<6+*zAHQu+^q?R"
    "uw{vn2B>At{Ye%6$~#nvR-8k9AvqV9KuY|=s^C%)YlVtb%Z9M6@n(AJf+<%>#~p$l?3%=B@(ZqBJd|9kb`&Fa*{?s&=-"
    "MBVh}H0aMulj1t=E93{(eSt~{Ltm!p9_FS0sVs8m)Yitgrs0TrkeMf0r41Q$G@CB7OvB0hNb4nw3R4>&84A&Q+NIp5R^"
    ")Q{?EEdp~?q1Hu%@<r+L4muYl282VlcV1R*8&o(i6EAQt=G^Rl)IHBFFqmMbBjY_oE-{Q6GE%^(Im+V6GLH~J`%8!nq!"
    "zwo%OHIxt$`ATs+KS^1LSUi>W4uzaDl4N;EB~CGO&wbJ8j?rh!7J6M2B=xw6*}Y%;fzbVoK2U3^Ab(S<ldRC<`aj>2nN"
    "?SqC$)Ez5C*N_CjInDT#Ro4F(qxGpE;O*dNEuJxF&HDg-z>y~R=n!nZ={0^lA!4DY>g$dVGRVn(i0EA!>3j~N2tPw#ok"
    "XZ*yp3H_Is&k<NN<By+FtItKH(xq3cRF@ZPAhCsEQ;3cRPNZW@(ng*OM>jt0v3X-D;xY^SVRw_OhQ%*AK?uuzK6G>MQ8"
    "Xsr~s*HWPr$w_ulYDh)!>zjUYT(<?s;56KhR_dEIo~_9r;iO-ASmtzW_`&<Caf)?Vn9-#nBb^fd>-O<_nay#7=r*A7O9"
    "Aq*Mb5Gu6FB}h2a(&J&#LH!~m)d)aUhBanzlFFw2(23&MrdBwp3%rMe;^dpSLLcF=lFAgt1}t$FV=AGR9Pp!%HJ*L3n?"
    "a!!sQGz@P>d-M1#!`J8Iq0`qXpgyHDyxs>dw7{?ozrzd#ia}d633yHSJ*!WXC&a`zIv_gx~jO=XW&%L;+)V=erJNKqaJ"
    "xhdsQZB?sLPU5A0hbzTC@r$s4Tjti~0NVq;PFRO&Tg8nMG8ZYXyKr=w_WMCTxSAp{#t+X_l&J5G3U4IYte|u)he1#A30"
    "PfB|JZf5+%fMrjy6~PQueG2Q#ahmK6wqsGT0C%e-#d@7K^C`q${0om5x75~%C?Z=!lC()9#M&sl-&)iSxmjNiZ)A_x~-"
    "TAGr?o>)Gq7m^TJ@80lvUUdHnk8^L1I4*Ez!%xO%r6cK8SadTl7F-rarwoA-}*PY!Ah`1|vD&dLnazC$SCyriHt4O*jv"
    "<)p<Q)r8QnJ76s)Awg?EV%JdMglSoQim)02G)pV-0^+cu!ZoZNiWQYsx0tUQ*40XA0KjnFN?c?B@&GyzcJJX=W6tur&^"
    "j)rB2x%~g&<eZW`ez3;R|?xZNYn|aQb>VhSxO|sD_e<QR|vl#0_GmL_vE^T5LOoGQ~$^z@4!vl)7Cpo06|^Z<m+4uICl"
    "L5SU>1Hmqkxqyg03y4}0?!@b_aVQ~Ory7Fxe+u~^psR0qM*ZJe=%W<9~j}^w?-J$QyWrYOYWR(WmA_IkerA4klFqU{le"
    "bk&-fh|->1H6`Dv@ryJ0G4)q7ytbSL<2rqLyY2oTm~eOo)z*8A*Ph5Nn1>!#l#>Pi-2!x9KuYXMj-8MH>irALQ+{M7}I"
    "Dzz(uS(nd<RVjJ5<QqO|^!B(ESeMrB;7f_d|i75FoJ5nL1Dqd7F2fs{iMYMmQc5JYSXW&m#qQid)-X>xE<P#Q^TI_NYg"
    "AD#w)`M@X_qiE17R+IRL8f3RwEru4kkXF@B@c*EX)}rgJgR{X`ficQ}nQ09+Z+M7_%s@IhM%K0fTT4N-wITG(CWedA4v"
    "@$;U2;3)_f!u>0*#9_l)wTlEUj1B<jn{cumvxHJcn9<)$IrnZK|{)hKL0V<f2Une2jy3jL}SRqOy}6EvGve=R~V%g_T~"
    "a*Qy;NZOrJKwu4uL(*rcFs35`2{fdFf9wAjyIXfZlRkB4$*IA4MIsr3+5fFS-iD}bA4{=2HSShVh?ydD}zIu=MX#daJ0"
    "6@qPn>{VJ=He|ab`ob<;W$kNTo%!&Z1@iFqA^-#puNX5E65yK*3Og)*V8a_5UM(pjLE!+t*8|~8Pv`ilF9)7$!sGf3o5"
    "6gkaeU@p-P`=K?w@~4%MMBr4<z%#ZYM}ML=rIcq^oz6DsYBR1$(<s7^Cz)dJ3w+Gh^P6%Y&3gL4r=S_1>&>yX#HLg+{X"
    ">FZ#eHHit{L6URByB<@D5ra%b=XxNhL*@d;P!_aCRB7v@1|v=1GP^|^io?PYnhGJsQC1YzsHKC;ua?j8MvR7SwA_1JZ8"
    "D(xisIu?d59^b0Fx5=3zL)53`0!o+YRrk;jdZ;K$M^to6Rj6lCTn7XfzRLLnV{|XRh%dq)CL1z=UBM@$v@o5WS7kq)3^"
    "tdA$|6RxJziIv8XDhF(*2q(`mM++oN|)(zp6I>;^54tdPWjGB#b_XsH12h=X0#6Ymb?yw*DbVz0aFx>mDM-ny^zo9Mnz"
    "VpHeQi!Z=!0^0<Ih1e#_dx`+vc?sq3dBH&k@0QkK|H;l?7mZgA#Hn*##1M05fbEFVw%_M9Akts2Ks;lHw|Y3Qw`)2P3Y"
    "d6VRx7gdw$yr6vBdl`)S;@3JchtPv`mLFP|<i0;msLay-r3eENEV%BbWJ-oDxI-n{$ve%iz5(IV|(Ki<FDYv|qxd8_Ux"
    "NOXj{+Zjo5h5`|^UtVETX<vtS^pNz8mOe9Wd(+-lzO7Fq!wF_3AiXA9eH0tg$iV$FTCqpk1Bvh^^VR{&1>AUr7K@hv=s"
    "*^d1gQ$M4%D&K&;a&^qZ$AYnLAh{m>}9wMl!@1p-i;X-jJY)m%40?{06HX@*eu%vH(`%C3S#Qhv)DW0j6J|^{~(qEC<U"
    "X@}!AwLReNFfsMMKT<80P3K8XrH-7tOcQ=f0_C3{*f*`&gUtTYl=PzH5nMQazokP9=#^Ya>ks(Z*E~b;gfWvA36w0n5r"
    "D^k@QT$BSv>}XA0h7|QH5D$W&Bd03)t4_nY}z5op>1Ihq}mq|tUCio^I``%@PVIEX<HFPxynm|V3lDm{UcDiz>3tXBO5"
    "4Kr*sFeU;sH1sxGm*zcBA5WIw>w1OEid5_SGMwy`az3Uljx6CR|nuB(F2go-IMkQ^F8i^+pdf(CN*Paa594A?KS9$`u9"
    "Y)A-9awIVE4a5Q61$(tD9fDqi2%AQIDDxRctLgc5ULn1{mCACpZruh>0N55<PM543%m`nMaR3Aja=^BZBvTY_!v|LdlO"
    "vKqw(u&0_AJ!4qpghXnlxV9o@)ye68r_YgxP?OfF0UZ3nCUiLvLybCgfm)Ubp?Iy-rfh_^CbbJzu4P8SP2r)6PD|3B-j"
    "F)nVnj@5!nlP1l-s#3E4X+Msj>a~h<UqnLKPLmQz%Ryo{1btv`52ah?4clS^MtwP?9BeW(VkkD=LdWSR=u0sWw);B$w-"
    "h$J7=v{djr~Yp6(2eFa_V(*l!AYq42Y5oaN1}I#CI|=W5r$u{D~lV{5|Y>L`&?9V0C`w!GpNZ}CwFb59-a<}%-IV2LW}"
    "r?b(aCNJ4;o^%Nzt-p(D&9-6Ke1X0BUfu?of2mNUsgj@Of7N`(ig64+k&btM76d$IO`HtBg8KzK10DJ}z;`O4izQP+W?"
    "tw1;-h*UB5hV0x1@1)qoqE*lUq{R-}BWODy;M&pvpEXTDX36|cxPH;5o1^8O*LBzT6Ud<Kd|9oq)cZuZ4fpHsQU>C<j<"
    ")$LL-Ikn8+cpOQke{7LWR~;oT@{K>spNW&YRxMJX}Ct$V)w%ZY|M7r_`vZVa9Bbc96$6e{x<o=r&m2dvGiYIidiok1Og"
    "Ja!r;*4NDswWdUbG_k_>k`s=o`HpMlm8Q33^S-&peYK@9vdK}xvAc4fNM{q8s?)KgNPA+nR91b1Er<V&vC-4kzjy)f9n"
    "}NBF_i*CCABK`e4#zf3m0ihMhNyu!0aIIQ468Q96UhLCVaD$7Emc;6M2Q%Ex|jPmJ#{Ssnjk%|aQ$G>=M{KfB&_GJ=jv"
    "(>D5s4!aLqe6PLIRnK|qmOU-plfjN$Gr-(%Lhq_zaPjwme9@hbxTO8qSibzoHFi}p|ZVK?0mZ@&Lsh;p{v`rVF?b%Hg8"
    "4QTr3UqAl%%OC#df7Q7Ut!Vpi|MtsIKmGB?Ukhv)DdBf-zx&;H|M<K2AO61Sh$-j4`~J;8e*4|{SMLhDW|;<22fy#e{d"
    "Wp<4hoPNOeSNfz`41t%dJ_fAaya-j&G9IGI$HlDd3P~yIz$!uVra<E#M9hL5q;!mr_v{S{`)Mo=7mUx{AQBd9JHrIeI`"
    "S(yT)=L1z?9LZ(KhCuqDLxVwYi5FzIZvjNX_zJ7*Njk-V8ZG*d?@!4La1nsI)G&Xi;PJU3{J@&529(7J@3(R;T5-6AL0"
    "-*(~j$$jZefqC2QN}F%cK81N?(W0)usvW`!SwHb`wxHf*MIYO-%Ud*)HpD|{QeJr`uW$N&#x;KS>@M{FJDf}m)D4#)ox"
    "Ws3;~f*2*Z}tnu!phi16C5b&$1?9zH=Mtl%+ni~=5G6?%&ZHPct%!k>RwQvHlCEhW5!2tY*%4(5vbiF1uz)k$3WXX=DF"
    "@;T4B<0U%tp4Jj31!uUy6r~p+4zW9YR`*hm4cfR<lX|$?WJU<SeqQa$&4<uTp6)eo4Qvwz9%!v^U0-L=Z-@|6D}W?|vo"
    "1+5OXOGOpetIMWvExdR}F1YpmeVd3I{o{hb77vC@<KQ#PvX8pJ7-5R6SO4C{A*CE!u*SqkHd75{2=vCS?F^(#&qu$kw&"
    "W(|RIH5o=iI9lQ(}Lx80{wHb!eh2k|_Ks5PIsJ@3kUC5Uw*;A*Rp2QtAIw@q0pf?XIyqCM)$er2X%G2aw!a*Hz>5+^DG"
    "o743&6o55`5f0sqr5JMP7aRt2Az9_=(*0bERS&LcxF8>*Ozj+MzBfPGX6%Ub!59j{cPPREF9c;;t=;R^aeG<RI!(3_IJ"
    "Bwr{GI9Mu<$~d%P3Uz&Nva-xgj$bB9CG)MVF|q1dm*j)VSMetbS{VePsoNA~}jetpxkiqZ&q(W>sIU74UATv;%W)pT8v"
    "K>$qym<aeaT)tHgP$tmu19HK&!8};AEg`doweFFVtl}3PoNQee%#mf&#^30JmFxm(5AJcF>yY5dQ0J<zonuqI_OO58{W"
    "k9NHT$SXaR{QBhl8HvQ{O?g!vnp2d)IoYyG}1<(ET{L_zm(0GHT!X@sfF%M?ksh`jPkl1yg2nUuUkUuME+^?5>)c+g|)"
    "V0KIdrZl5>q$Aif4JCNJJ$A0Mj?k%5`n)bVchX!z0fk#f0w94CqSVcEV^)Nxo)WzaoQ$gr|_O!XsfVREaU1WW{2mV3~c"
    "#P#;Hyp3$rMIoR4=%Uo7dKRXRC*`n69`Rwf)0ZjtO`y&Koqsn$mOC<Xd8UD>%}_EXC9UGoyqBI`}1|W?5}WLPysACeaG"
    "5k^#j{|fvG;2$+bMelH#`wYH!JW)}6Z;KJr}q1;w2CRU_{k8#~PWz1FHwFT;hF_EBi%64x&&U!gYH_@~C^^J#~qPEh{U"
    "@Ma=4=t4Dg22&=KvogQJ;4KBo-->)m1iK2fU)qGvT~}mM^<vx<qi)Yh`GXPg46qci4SZ0_<C9iXlt9s!qv)?SQv-!<+%"
    "2w!bxBR@scJ-@r6)CF0Nsw(w5cJww<Dk=>zA22UmdrtKZWDhUoQ+2Uv2!|<NJ4yZ+`c!hl+HuvERP`@Zp=k`^WFd6KC3"
    "V|K*1t{`>#?`%fH2$+eEh>wo;`KmYvoD`H2EOOCyhl`mJYHH?+rZGq<nbDm?q?FT@9WT+BG-L)WD1x1soon~N~(N6N+P"
    "An$V^5R<gK)khjW|)U&;R4PZVInZ|zzQ1)w2tzz(K<kbBx6b+zI{COoqmQ*rvB@iVLaXN$fJ>^!ab#)c5aRW{#UQi5*J"
    "g#=YpW3`WUledb{6qpZ^USGVyFhgW6(U-csbWgxBEX;jOl>FI7UoCON0qCXOdd-DC<dzri)a$wErec7PE-?>~J1VWc<G"
    "<hJ<!dxyYob6fB$CiT<3VQ)Q{+F0sfbv-THkJ9b{j<K$Q4xlo14vjE5u!0d*R>Ku|h6xIQUb1FA{3kUqvIyZf?T+Sd2f"
    "LxDWyEA(voXeHBNMW<gN&}UJ^=>?Z^dP;$QmOmz^c)b3FDzJX_7UV!Z*CnwomrDq+|lr0>pcTFjj8WoTL=XY*@qS31>x"
    "Dff%`~Q0;1Jtfh|DmV{ro*1=Y~+W1QA#<3l&>n%)~UYJ8I!GvjsIdmkeopQ;_CN~f^2HPZFm<!p@K<?1nk01gorB9_#t"
    "B1O?y|EniCI%@jOjreRV)A<lpvLQMOb8T_ksTynZq{++sLG1|1>#r1&SVvMOkM3W<nU3c0{#{rKi$2;vpQ4|CZoACjD~"
    "c~l9!9fNk*${TDyr;r8Vli5wxw#2R%l}D5-LQ_y$oAg?4=);x%4~jmDq^rPgg?v?JHq4Z4-{7h$dUmAcDCc6~Qs23N=d"
    "u!*3qS$Kn{UIOv>npdR5=#>Pm0=rV345MAAd0jBoWi=8KAwewwcPxY?UzKn#81*rfwnCsB5Z*oSIy1sv!3gLW&Aw^4#J"
    "ODH#yIT(^?;zDP^f^@TzX}@M5hnB)YcLJYnpeF#Tp~)=4Lm(w9N)76Eoaztd@$>g8~Y>Xx65o#iEKpPgXQ7LgB>|96mJ"
    "}B6s>8exz2sQfm%Kf!B0Jh{5r&RJE~kQ%1Q2gj{w2l69qx5{yzCq7``9wa-B64~nN8nHD?WiEE~{YgIbFddM1TytBw2+"
    "8tCzSm%Y^NhG2*Y}ipd9!XZu8DvddVD?6@H)`_>=Y?mJl$2&ej59<Q=h~Gw)EFOk(CM_dwKE;22*O0d;#<I#hPjba&^e"
    "f_T6eWk(>Uk2I)G7<OFdagfPATKyT}ArBwA!?ox>Is?Nk}?F>)_MVUO-%O~@!A9UtB`2kon5hh)1~cGO)Hc6i+FV%iN_"
    "sczVL37HASgTj8ev+fuSv`yDddmV{|0B3`I6dn`5g2<}(gI%@+O4+D3!WpTGgoj=6z>ii%J<kg$NXx*f`LIf7ce_ekhY"
    "cZ4lJ{Nr;H2JA`As)~K}G7hclU0(<F{S1u7*-V15wb1lU9?4HWWZcZ+PZC^-C%Uc{&kcGlt~w`-lGi@NfV%L|(F7t|zc"
    "2bw?MwAQ9alAbm`ibY#tV$%GAq*O~|9%RF!MQb+A~`&%>p>&IVz{EwgJoUY(8sp8Y_?wdDn{39VfTxWTB|M1=4e)E2~8"
    "*2)-xC`=C>%rpViz=cmNDP$W7A#}%_{>%yQla)b>aw8qbI=s+7DzyBS>&i0Kon8eVuPO(LTD%}OYNZWCPhlwUe2@u4Cs"
    "KvYUO&KztWi%>gmHHrjGtiBC}7Dah*CkKS5p8O?p_+25b;zJD)#M`yucMCckdKru7&xSz67*)Ons;3~Av~W=u-e+=E)_"
    "+>R8e;+Enm;azAvsE%CnDb9&X+eDSShy70MBOZSVmzlG>!@GxXp1@e{WU_7Xc{`p%y*xvp(=n^~>C@%)^!a)|eGOT`Fa"
    "2g{GDP6O`jUy|JrowTveE`MS1?)?i3H>got{f(GTm17InY4EPS(NrPR`r^`hiZt-~}Yon%1cWL4$T#Q9l>Foavb?egjc"
    "r-YIx$>lG#xT#y%9tOT_bVVHw{Ny6Js12C%P5sFtS3!1{OX{afODH?Jv<QupZqQG_wLwye&)i9kbGZqO-N2Tz6X`I#2N"
    "EYm6D8F<SQ3@CeuN|l-uU0Xu!M$vwHSGz+r6j-sipY)(jNxa}*MKwHz>2iZ1Gg--fIL9vfvdsrjE?kJXFV<CiHel-uGb"
    "_l80AfGphsnd4TaxAS&J^LMOf-zf%X*0)zn!&VQ3vJ9&N_ao{Xdc5kWUl9Wq$L<-rQl@_D6I14cNBSD@`iNv-&Zd4qan"
    ")F&e~5*luot>j)DLo#CEz`>een^RlxmkuuiB)dY(^sUmi5$)HaoVP5I+xSUf``3s`1q>^9I|ZmW+O)!GwQR+M5eK+gg+"
    "V0{&-7>^{-JJ4q2nb2GtVPt2cC#8`E~$m1H>Q$jEEaA+9LyyFqj<LDAt+BPT?gR9rhB9{)?znOOFs8ZBD?V%^qf`CTIf"
    "&l!AkWp8<Kpv1I5d(Q#TBU#Rav)fvW^yc&2O+|Hoh8T?+w;6R<oSD{dlC6QdTI@2+c1XRQaah4X<@@jy3v>ZeFO#sL-b"
    "*W~#W=)H1DJecH_<jtGjv6sYd|jo*4*`(ZEB8*&<|_65!vGm69e#qg3t{MOhXScUI8D7Uma1H#nk*eUOL;{pQ8NSc$N<"
    ";q2p`I_L~-qIr!_YYd{=aK(*V@BMCZ&fc3Wse)+I7O9lv$yHQHC!w9PDXrPECo^~54*3*SX-sYQf(uvcmTR8&eD3KNfn"
    "MZCmjX$Ks$faHOfqmzQ70a+W23m~3m2!)2J$gMVv9r<_bLC~}`2h1fL13;5<LAEv(4XvI-fPo3PV_MRYH>G{+Scj}anc"
    "yvv@wD;VAT*V(5yT8din)V`ny;KXtMQpAkPz230kdc;!Xg_cuz+zLoCqy13OH4(p+Nx#0;yFI_?*&u{*n|TUm;TF98)^"
    "a@d|IpW$L|yg%+5)l>z;QG59}YI+|NWFUH~$w>6y3v~AAC!T=xZX+F)=AzwxRFuHLXB&}z#t*O!O?kBJAsecV3w_Pr$*"
    "RXv#e*Ac@NW!$eE^`9=g{^un3Er!+v_H;48DM)QX`{=8O6z8Hn9wj7%#!gnTJ1)ra#i8YIPnLN1hPOPJOM+Y-7x@Ep!P"
    "C4=77I4v74rTuW2NRFm=H=+4cBQ!n7JuimBaJ@+?HwMoVNHYN4=;zJ1GW`)(TWpWb>47lnB;e%k4A>T^YMqfE9E!MK<L"
    "O}%S*4QpDnD2ZB1VSV&C_WQv-3>};UnJKP%KX7yB6CFsF=hyY?PhX!I??-C>FXu0xzW({s>sMq-kYIxQr^B0X-aS0-dr"
    "rOfq8}d)@9*Bpr%tp?>v@uzBy_gY1Ks3pm6_5BHK8;e^us?Obj1i(;1lV14Rz4KYB4UOb@7)UcAI}f65ot3qlLms2TU<"
    "Fh+nAGB1^{&@j0LtycST3!$#3jy<2lc77~+1I|LL|0_qHJ1@TVX;)19pL+?vEyhmL;oK9CTnjS<OF~DGfx{MxHsV$pRX"
    "Fvl`(2xX8IRjjRC}X)DS1`oFaOeO}hKf<NGYDaR+q=Od3XqmgK;uca+>T0<+;4(9CaKd0vJf8+-ln=GKL*dAsb`J0$^a"
    "qoUxL#Toq#+7jW!5*Vk9D33HJqs28~9mxbiRUj<*EGSHJ<(8jC;aq)ep-FGxkfsK8}Y2|o(Ta8lyksquwQhyzyW@D!#7"
    "0Etm&fW83_(pfjKE9{)WAJnk`%}qynV0#eK$l#$BTku77JFaG_X~9ZuJU##bWr4w%b`aCdfPs==MLP}@l1X|97G|9+hW"
    "2ALK8fnjU=HvU=b()}okoKu(YMpO)Gx(<V6?_h6hP|G5LA<YD2fi=(fkWKTwJy61-TUbKCvYosFV$Z6-Yf!{Q@mgf}wu"
    "t=&}iO;<pomMdXzZ;Q?10YI(-2XzFx94bia|5P_w0?d>L3q1Nz?Nc&}&AgC=t4>F3{n;~K=weko>!MgPs(Pj-^G{r_Iz"
    "33x#!o*}Gf}(T0oB-r@GK%`RWi?KKo#~V{^+7@PAWU!ukYS2k7WL^;w>WLz5SuY)$QU@e#ws%{e$c@{iX{Xgx$jURW37"
    "T~0f12%kl-!$)+YlaN*P1FL52E{=qRP5%>hQ&1kh3tehXhDHqM5=Oox0J=3uRYPWU0D$l-+%6;rLLmXHRzu|T2IC`mei"
    "Py6I88zJfjJ)G%iBeJZZXviaA9wSKw-l#u|V1VjGQcnl$s-cv}jIvm6J!M8^I+Khamc-_~(asvJ(!?!9Mu+mDLjcDDxJ"
    "XChsjK;BBKA<F7H<nBMjt8lenf6lQ{N5ZQIt8vl+#R72v1zr5a>KR9RtPOwcd1{v4gd}!y|wSdgmwTPbg^05m4o}Ea&Z"
    "-sIvs<xX#PEZr3eSR{=h-TG%%0I!ErEpm-eoZs+t(Lt|E!>+$vV<q~E_$8Lp~zx@3BAAkCC3XmWaf!)L19UR{s2!T^ob"
    "#9u5-NElM;R0Fbt#{NhL>8OWDNz*cC7r*9uA;MfJlzhmBkGO%Lg+AgrsJbc(%lr&7{Cop7hvwzPYYPUn_zx`mUKwHfL0"
    "hCRl?^(a8gtWZ~^XgLY`JEC3X1*MoJm@2&_dWT8s!$S6j}I@{wXk|6pDOgfB>d+C`zaHI+7l%mWJ1nOckj529^*{2h|J"
    "r{;BxgnDgJ4!343B{xnt1aL{?CS*m5EfL|$@W36&uSbz)e3GaJY(cLQUm=93=pjUId%Tpppai<HqM@<~38^DZk{5+Ts<"
    "o-x;X}M82?6SpM<nSY06MJB3HBM$R5<<wjkl`Vmga!wRE}Y}(>yO;Y`nL5v(;Oh1=Ql#rcDi@p21w8UXG*~%hp}ZM5nX"
    "IZtNIF9+jt_{Yn=-G_4p+6`fmTcfbfnHg3{->PBSN8Gy+k^twhyEAUW?*B+8f*P-y>=aZl;Fhh=TR2&$N(&BA}tHV@Yy"
    "hFlDOsJ+EZ$PGR6Ng*djXc%o5WDKzN9KUr>K<mP*oWSNtD+^1CslF;aktKK_(Dviu4AbB(A3=y<e09oS@QxHDWX@b^B&"
    "4!e00ijmEn@oZHn^<d)b?;3ithUg;J%?Z<ozfi*|8@nZ0*NaR@K-;H>qm7fXZ@*#_PX$m>x}9e^8(geT9~5m|hg;NC#7"
    "d?y`b=1M}lTFv2kVDI334bzi5O>m|iD#``dn$f%6uz4V8x4WIDma+F*L3&Qct1;*aIV(x;tIg>Xok$HN8~|{Q)`hl&2f"
    ")XTWA~_<*Y%Et8g!`Z2<6lMb>%a_{-(gU#RC|VI>5N)%M1JjEFH6ZSV?cv1f^|*a?XL`SkH_%7h!kV!F^7<vMLOQnYGb"
    "<9c*b?29O^cQn~_Tpb&>0`xd$=&MtZ+H(^3b+@k*XBlH=h0Udeva$Cz-+`aOnqfJ0+a24Jd9-gJ^;fV)={>?Y$rF$4hz"
    "n1Hbveo3M9+~SC;z!F^%Nh2{TTQ2~jt!sPRXN9U^T?A%2_R1*Jh&SrHGr19bs=-*D_m79E{)3MkyvA1db%#5C0foXR|A"
    "~-<lQPnK#Dd<8oQ67Amnn!dlmdt=*B@@!wgUuo?!l|F;2mH4%4_!rhN*^2IB@OA@<y=4+aJRpFOj+z*AlvS;}n@Cs2l`"
    "ey3c|Bt1^tTQdzmrQzyd0gCl$1@Y6l1!YHxci&BNi>yENrF&|&@7mlS_~OQu`>NcCQrzH}z!qQQ%m%2lIWhmKwQi`+12"
    "=NmbnG|igiz!(r*rz0@^x;pgK~jczLpKPDY(D%ky|3*xPN@OS1?_YCrynwe*d(`w9z?wo)es<fN#_L{u?b<T9PMLgRaU"
    "z85w2D`^SUncfH7?r_-!;;JdfGH;0|Mr^XHzbJ}<(M&SRwBJ&;BIf4^0V4p|{Pw$8OJ3l_s&PGS~DU5F?AkW?7n^YhH`"
    "0>-vKmGAf|57g-RdY>0|M|xsfBpG#eZlNNO6c!C{O;}F{>?Xs`%YH}=zRR`H}C)PufBVG_>dOOLlV7n@DD=ml{8z%yCm"
    "8cm!@l71hIQ+FjL0m&2*`U<fsW6ll05X-0akwTbJvCU+K7q=-O#(1zq>iZIXBd8t)vay<0|z=$OO$`FH~P0nTK}m$G~4"
    "OmRba{#1$u+e_IGJ2&<nJR*Pt#Y)`%X<i|yLN?*Lt@3&*ud_I;9JY8jfs3O)Z(qtvea2HYqq?&^76_dj0T|1tc{z*vY$"
    "Va(<#^n->+$E;BL-XMWT!z4_YcGT@zTNc#5W&)^WAsv-u%`N7qcZ}fB);3%cn1Y`u&f8J|cH?`}q0%<>mGBmyh$(U;>("
    "lI8|;5OGR=6!NBzy91kteU6V1+fO(B9R<tHnV?`O$8HXUQ48&6K`+xl5dH(soU-(==C$^m6O4HT%8VIKo^_E(?>!WLc-"
    "_4Amai9892S&d=WZ|_LyxwOx452#+(9I#7n(B7*yZ%)o%#+l2d+R&t+3N~{-a)&Jor!EIbo-Av3}y!run7hn8K$8GZ@U"
    "e%PKSuu#>d$S(G7=`gVfUkQ9Ky4Cc3(3PZt`Tth?H=gIS=x-^3z#%F$8o)Tyss;q9(SW<3maa66EezS=LRxJq^ZRs$uk"
    "Awp|gP?ZT#g4MDCau4oS6t+02$pJu(?gTVgPnW`Qxj@y@H6*6YbP1Ggo-VrB)&+Ai=xDnRll275+C!Ttzor?<DG`$)js"
    "O0vGjhIoM+=Lc+6^6MEHArd5p0}xv}@mXo0G%-4$`2q)kE=}?KL6_19)8yijJ@ygJzqDooVMN-Qi91f~{fg7T(?Eu21s"
    "{=?0jjJ%^VQ9jm5OVeFdcbuInFV0gKnu4nj=J={&5kI$EqoPutzFKs(-(4A>H{*tu3p4r>WZt0*!$1TJ94_{hHhHe@Hg"
    "X&9T-N0nh&vmr@$bj=%>thLGbA96o6lbQEY{ghl+^(=dCR+sZ^a@cTQGc~`$0Sn~mKP(Jr;q6uWM8l_W0*2P0OXGCA!C"
    "f0A1d8I(v?f4=JlRjZ)3KKKJF6lg<sBjh-DCNsd{Bl>RIW2tcs4kvKE3ggIU7VMwJFTb<_LH%gY5QujFH2b^)P=N_>D4"
    "M6EoN$MIvYI04B5cF);maBs%~bDUbsz0t6_$vGf7WQuOZ52|d(6lfigbse<YG21{Jb^Z43`Nx-S-nqOwlh$8b+l|y7UD"
    "st*dNDVn>=$KdyE9ojo9NG0u3DQC+TfEez2HN_6y6`ElE=-`&LP$Q0&6Bx`pb1$vi2~A-&}>h8b3kZ+%fJ#vTk>8hh0A"
    "8v)7`#zk4sX@O;(dVYu_}Yy0y{4e%P{?wd(`*{Uri9}Wj-`qNn2HXPhru4i9V4osQ7&}mr_7(}X<J#`gAH^ort5-;)`D"
    "qolUm&Rf`m?Zb#9^_^ONQhU2j34ao4Od8&*6|33cefYwGk<)u-+d@d=HwyGlUh%4VWvQ<_Wj*3?&Xzw>f}pqV;S$+e!6"
    "?ma7}sBaLwT*Pvdm>zAVLyxYAWA9;GI^-J-SkcXv<FdKV4B0};nV-M{f-@uQ7mjeNe&9~b1Adi3NF!k4c>XAoQ5REIp&"
    "k8gXH?;X=G5nL{}hqvGS=C9uE@9u^R%X3<PI-P3Qb>Hrctp*%wbCN3G?!ST8>1h3=7|bbB$2WKn-DVl-rW00P>E^4Ezt"
    "SZoyxA1xBDuPI|Bz@mb_ES}TBesHW4)x~5VEYTu+P`+Sm?ktER;&((DQi)#j)#!#AlY{Znx_j+(4W&GOML@UT9%8!tZB"
    "&U6*SrpTl}8s%ik-j*gSe_GLTb;{r=Su1DS_pd8!{qrJdOTmwEFj>tpvTv`N>T<R$#jH=Yfw;yC(&-Hv-;OVpe=1#)$-"
    "akGJQ3}@ja@wLf{VB!@j`6E}`S|*uUw;1O<pP$Bn$_?AZUB0p<NWa|GATv~b{-jBt|L>UMvRQNQ_ylXuuO-r6P^N|?L*"
    "3qTB4@m^ZNh)aJe)=x7on^vm<~vDtP078N3-_!E`3GdIA5^-Bom~g3&Qkgg_syE|#`96%fBN!vy7zm3nm>EK}9RLvGN8"
    "M1)7MnD1N4bjr+4bSX{TIO%L<?SMedT;N~2J7X^>N?^CDfP8P0po@lj3#>R5fQ&VxqupBt`W_7&Km^RBrr__jUPYw44i"
    "B(~`ZpIS88^fBaRG_Gz*yjU5czAMOB0oFYNh)xsBgIA$azsAXA~{eL-)eTn5y|8$G$K+#Q`5`pr|eo@Gw2HqXQFl*(5M"
    "@V)ENu>580{Ok(6c(3#dg$bdr{CrUc#4^fts=*SzRRUAOmMrSH`(HCauS}G1fn_0FqWCL~3vW;#B;kWFBtuJtPbOcj<_"
    "%j`HSE}opB|lC3Wv26eR?Wi3H|2*ir7A}zyd1j&ogBoB`C<PwcFO5phamcWWOnRhY$(+O$c|;fr(X0=ng5Bz7?1|GR{R"
    "fzDG=Pi0?=)6624O;4R%Uw=vxs50zElsKX@|O#)Z?-Kw4_0JDSX9WwTt<K{15i7B#HR%2*TJWLM4B17ARJ7#tEf3+kVy"
    "79mcE*745Jk-nMtrFZx^Xx*$uw(w#`S?Hlmo1fYQ-KDmr(u|-rM;OLttZKbhv~w`iX*<Z06gXdo&KcrK$)!J4(|XSu3}"
    "_J|)Ae(xkj);4?8KnyWLJSZ0GQC~bE9jp;35s(nwK(?bI?WsxbzjJU=gZz<-x&R(SDF_8}eB=38RBdiLgR*th8TN%4T~"
    "6l6$s?I*v|y4`VnY0m!<GfN_@!Li5mno$7%9i0O(74k+v`0q^KCF-<o~RY5nw8A6-@l!h60fb|3!7EP5aw8#b{2F)f_N"
    "|!5Le-K2w<n(+=$RxTdkT0)CW}vSa55T$02G@>aE_yp5leD<)00n@-%yxw?s-)eU;=MzKx~+kTtlT@ueFR0^de;S`PH;"
    "i1jnq61{KX@W*9~r*E<I%|UY7_;rK#d{a*=<#hd>2U4_8_kMv4t~sO@$uW^q;(g&94azFyBO7(OvtoLMg6`RkV}#<D>t"
    "O@md=f;Z;d{Y{9SqLyt;G5{arVq1vwaXY@!O_$0gsQl&ndR<q;phn|wp6+%X6_U;<H6iY&hyB9@;lpE(Ocs}y^Z8T$`2"
    "5SyU!;IJxSn2~U%&pcoL&GM$n%GXQM+29`Oitx84Y1*1A>(RV7C@%+~_PBqsID5-Fm<%LyNhoTD%S@9^#Mp?6#A{C1BJ"
    "+d=&x%+Ro(t;ZE*aH6>B!S(V)o#VCZybbmv0GH?cl(xbe)r%Nh{jfB3PNTO>pXgj9w#!d`k*A-|4J^119=-eAa-KY(mK"
    "!>V>8v5=bna13TdNp*|f}u_k4}c4lgncyQM7Qm#QIEGZ+DAHih;e;-d7WP_Gb(y$ESq?G{_~fQpJrg4rM40N@b<$uzy0"
    "R^-2|D1C$ZtXhr?gpf7o>+Nz^9ikm0P{-DHp-mDU&OC<42kf5$%(RteUdRod$U;(+`VDxH_&Xlv2j_2Vdi+y7tx6iShF"
    "?p3Saz|8U53jz7lSLCUx)^^O7YL+f+W~(r28ZLxxsPiUz8F^<X<~)E(*b~4+N!yumWmmSsiMXyUn<3OP!$BI^#jP1%gT"
    "bffHAh<Z=<k5(Jj4uV)|*Mof&}GoF~aq>xYejZYdenJ)-uf4VYdSqXN|1z!%p{%np#B2R%N5gRV}Lk>2WxPg9uw=FoAR"
    "+wrtQB1~|NB_`OQUqYY*sq68(w2S(k#c(on%1r2!nR8vxTfhX6Ev0UlQV%LpcUNFDIDAXNtXXBODzvON&<$VSxlsPtGE"
    "5>k&b6t@M!26sEXn##9u8ZQy&_;<gw)YZMveJH@pz|w;2Miir9*prAF+d8G7dj&9_%(tY0_~dAs__W<@G(KFLyr6XKwg"
    "4dvA~;-t?L}>kuJ@1{nuK`HJm$hcyi!W(5uyVgEzoUF{t47o{q3>W<bS0kyC>arjwrP$t+(IKh~=pI(5i@REPVOwLL`A"
    "Z68*hGw~8Fyx?UN?et_Q%#pUQSX*n{2FzneHzG@WG}JE~kydnP1Q(;8s7Iw$-s3kN6=0wfU)?kW2B=-Nk*i;yGo5eALP"
    "00cCL78H(qW)&wT<y<#I$u6TEU9x0PRLQu95T-0CWacWV#;8n8mg;q^md1P{UfJTNXPbg&Imv{gp3Fz`^(e-8s`$b#0&"
    "quah{sLG~G+qS(4}H97;0$mJ?-w_wo5(pF4Mj?MxDRBNGYB_K}(SvNsf9NJlnxjLI9@8mA(c2O?^Cej#aq5yje!=fO7Y"
    "NA$J4nwVX_JOXLOVaoZu8h_78!QL4jnS6x)d0q~RlL@rqeCB6(j_|$6zvge%;#+3SM79#t(jcbp3}KTC*dstVc7uv6N8"
    "Rvcye0uHS&$xifStJy7X*yWn&=%>0RvTtmz!jbd{Z?ef_$gP>@iGM(Bx4m^WFugJ0qCK=Ko=z|y{5GPP|AV*-KO+g`4w"
    "jRwTH#PcV*tqyu0K;+l+wq9APboDswNZ#*;-gljLZl%p;Jx&%60VHvlvV28tTrSJYr{yJCUKK(;UzVEL$Cs7Pb(rn22M"
    "U|fR9f4UOYZxza}HVo5v@_kzRoeeJa6SX3%cp5)C-i_$J39mzycZS)7?l7o83S+2Ekjty}RGNJxmX<@2zZ+ZO<>iyq;f"
    "w{{7EKPA!5T|8PC$^Y!?=N@u9o#yhwTZq)Uw36OT+D(VC8G`NT)w@ay$bYl$NAA}5|a}66@d|u0%jAP4ujU%91LPnHY<"
    "UBvalW+n~PMrn&r~SR7%U`5P%+_-E{?3e?#@<3%W16oof$s7}YGk_c=6b!JVX%T!{MLeUKtOg6(>UCB)GA=}c=yel{oy"
    "x{jdp_#yQF14CHP!-U@}U%&6o3frR&-iM2g7cMCbSp-yH595uXePdiQSk)Q!8b0b>>a{qYZf`svSSYxYC#GUw0#`SIWX"
    "{oj6kjfIxnoBpd0fBQFo_YdE{xq~jD>#TR*eK-BXckk}IenatX65fJ(h3_zjv;&Y}Ke=)gjFL&gBgULIl)KoG&|%SR8!"
    "$9OJlEEzJ)fWd$NTc%{wZvQ4t9#p=$!KmWL2?Q*0$C{hCAvlBtQIEwG1#j&_g{n0>W8Jzi91%-c1`F=|&L;XfPJ4T4=h"
    "20e&RV&8(xgP^%27R;jf_=?)&U(560j5TDA^rT3<Xb0C>REy=2N1F9TK2EZWUljufN=zHfOMCmwHBM`tS95Hj@bpL>tY"
    "N1Pf7TW)Ur-~)f8IHm|Br5HM($c6kd}+7K7GU&Ep?mzbr!GfN7bsZSb>sraNTSXVZ5x*gV5s$=0kHZixrHX^luDIWbCt"
    "x1;In8?ofeh+l~%N8S~H`q^(^DUfYmIkLiaOO8hZiw@8B~`j)|IIH5k3rC=rH@nz&?Cf;Rd{bI{U09I~ccYHs&pGek97"
    "Rm=54VZaZ1SjZBQBP>hQ3Omy6s)bHK!1lw88oGl8#GBIALPP0LUmUx&s_4yt!UJ^+a9;+z_6#ju7Y)S^sDmF3FIO!`hu"
    "Jm>Z_{m>_JOJ20(KF$OYtb_kbTbwY6wKVssqN;;L^_VN=^gxyfn@()J}x#n<Wbst{g548Mkmp2YhLxmafo`ML}{{W)q$"
    "Rftzl%Ot%}ubDP|3p*05IETkIU0aP5_c@Y9$-axgINUa=h4LO9NY~Yxj=td>F76L+Zz4h>v^+LzwM20n@TipZPrls~(Y"
    "W;T$-KWB|2AeJ*s~ubc-Ej`-z*Hx14I4l|SVK<tZKpt6(v5CI-$1a`DAnj*;t*CYHoO$wPrq^4iwf6Ihhw?!HEm&A+Ar"
    "rV!6JYi6-Gk`T{EDsIVf-G=n|Q9Yh*%&!G2l{${IYE(bY#6?+jgw3>`!rHrBz9(A{AgWAt`2T}$-;UVvwayyB4q)KTe$"
    "Ybw!wD;@PWH>!Kc%0`!7fHMW;JMH{M7`p${(b<H^QAJU>Ue&9r{+;fbOvXt_MkT+va1)nBhJc9TE(nsnf-6@pvQi0dA|"
    "VSm;z|(2>~tZxa$?YpAi6P;kVs&N8Iv)S?&|L9?)vq7k1#Mj>8`4N_1?YbygK*XTuf7|M)?dJF2vdrnblS5wC$eBn+4_"
    "x11<dOw}9u)Z6CQ2ak9yk-Ui@xEr0;2NmDSd_+PychX}+%bgLA->dIo7t%K?Z$rVyEvG;bb+vQ6kq6wn{av{1`Oi^Uw2"
    "W5q(T9f4hhv2}ATS6ORW6``o-GJM6t0i26!#{rXI93Se8%#-pmM;z)dA6B1`*@(_Wu-wCvF=2Tt70)he|2TBa%gkK4n;"
    "CbgY^mj(x*?Rwo$yvCu3}hnt7(o78WtCzDn_NcQDd-)Px9-=ZKf1_h`)A_lTb*!mYAk)sz&RL_8`~D6jl%l%{EgQ?zJQ"
    "W}Aa_lv+1ELX@oaP_$!hI8z94n`Pzd>gLd+Xa{#~k<MJXZ!{k7=5W%;%SX>fqe(W)H2*aig<V_i_xgj?^+W4xY-1{*Yz"
    "#II4>tjk6!Og{ql0vR`eagfZLY(nPsaxb^U=s6sSp4ZedrB0Hr9_G6WG(A;?<3{^^Jaa*ykN#^WWZs`}c0&dzhxe@n+H"
    "b`|h1T@7}$=D=4J(T-7I@KlS2?vu949+B#gY8y7zJ!kOb+$F`0rd}6t#1Y=1dtw@7cP-^D<x(XcpD8!?>%_2}S7MVt**"
    "vLHa;rjuuZL<frf^3PsRbfj31T82&2=1WWNMv<LAwpj?w$4#^Dg!JPqT>?h=|C(285L^bDsLz<X*!CvD4e{O*omvu#U8"
    "Tq>kjG@ItD~M5M}vNpP_kFVSkJun*f@Z)VDM9N`>aybyM++5>HH=H+^I^c)B-y6u9AGTwfxxX%wf0iILihTQ{iqu-)MV"
    "B`p^OBgJWy<ehF%(NVx%pVy^$I3(#!dV_~e9Qwv(5t?3HyA9SHkr3TDmI8omxH{v05|iPHvC|dSwCd16R&1U{ky4@34N"
    "nbBh}fH+7fO;|gfX~4Cn>z+<8GtjrI7&-({*C<5I!!t%D7eg97C8=q{G@O$XPET_KPSIVF!xC_|{mOpLl`RSj4toP<Vy"
    "&F^bR>RcQVZU_0+O1rH%cTxxVIp&D@=IHJYTGC;H#>R0r2BE1Fylx~}UD_6=@*7v{=UO`75tuTzL6{T7MnO4KFY<n#l0"
    "BMc|CA<3i^7t4i{58ggN_V2O%7Xgopk6jh1#M*VnEiY75(%v@WI@rXhJ{_rra~GUQmDbU99Y(g?n*X6xCuJ0Vs`*!h|$"
    "Oz`Y}YNrwOQ`uAG*Z{h>k;6<;3RmUvlVmM#Y890LnWX|&!)l{hQPu&Koq2+>Pg7JA`Cu?RzT0NodMvJFja1TyHN(8dc3"
    "Z6=z+$QD?~T3u!xXcZR~*P!GSp@gHQ0}8*eP)sUA9YKT6BX3+du?ICegR(MeLSe2pMI2lwZch688W<snpv)YL_d;u?rI"
    "r)<q0#gUDn(Y{BLzi*XH6uiUSi$PZg9RV6(s`3Huv~d!NNyQTf2@V>}*hdgW%V?;+RR}J3*sTLD^&rp-Q^H)Hreob|K+"
    "Fd01(1%Sk$&IY%TXS@fz|nq?KLZA8tAH>=%F+;2f6JXie^DbomuDw*jT#KUHaz2kJIjIU{?i8{~bSvH%8i<0g=rdC=Dy"
    "PbZov(ooz@f2wW4>}n7BSUV&*=Rf(PY)KPT1|{<v6zh}N_0HDqu#fx)3rOIChe}Pa`0lYI8nxK*HCX{rjz}>{l|}$87o"
    "wm&FtTYj~+kSdpcK0K$F#r`(5R>;o91OQq(Hc%XY8dZBw>D!y|xJ+>Sauw07hQu~}^O4I3@+JWWwbZm0@JBkmlj5WWQ%"
    "zOr~d-cG%<Q#ay{=LKaI&?us&!i7ld%tw3*+wx|z^wIF~%J6m{ji2Baw^S)RirYfFap2VH8YCea6vT8M(dAfgW*g#MNs"
    "|n%4vPr5DzfFG5g*Y9!zdPdcmA^^!&2a^W`-!U>Duv^(n2%S1;$o7sy>|0vvM&bi5QswV#!vLG6v<EqAnfGK*tl8I5dK"
    "uCU=vQq%<&s<~joy!r~_gd|?+GOD&)wj%#!cstbB<)fMXqn?R385uPi1T0Gm;8b}}g{7KS#{Zg|3%4TxttGAPnfB7)^V"
    "}3UI@~_j$#jCF+$H$*0|LpyceEs>!<mjc7$&LFLlfgHyCZDC3lN&F6pKQH+{rv9xzyJ8|7ykCO3zv3U$M5gl`{>Bcj#="
    "N{T>iRq=bG8Ra^<a?=PrM@^V2)u?o2LB&VTTp*?zXTzFog@`R1Ef&z=7thHj;7"
)


# ------------------------------------------------------------------------------ search


def read_book() -> dict:
    """Moves so far, such as "B2B9B8B1" -> our move, from trees "our move(reply our move...)..."."""
    book, line, before_replies, theirs = {}, "", [], False
    tree = zlib.decompress(base64.b85decode(BOOK)).decode()
    for token in re.findall(r"\n|[()]|[A-L1-9]{4}", tree):
        if token == "(":
            before_replies.append(line)
            theirs = True
        elif token == ")":
            line = before_replies.pop()
        elif token == "\n":  # the second tree is the second player's
            line = ""
        else:
            if not theirs:
                book[line] = token
            line += token
            theirs = False
    return book


def book_move(book, line, position):
    """The booked move if there is one that this layout allows, else None."""
    text = book.get(line)
    if text is None:
        return None
    move = square(text[:2]), square(text[2:])
    return move if move in position.moves().pairs() else None


# Made by tools/circus (book, embed.py).
BOOK = (
    "c-lRSu?@gL2m||{#FRjk4<%;*o#IcC!qUk;Gg#n5Z=W>LxUy}bFJ|A|I7^p0Feg3|#?+C2&7h+6cC+;YD&rDu"
)

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
    book, played = read_book(), ""
    while not position.over():
        if position.side == mine:
            move = book_move(book, played, position)
            if move is None:
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
        played += text.replace("-", "")


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
