"""Circus in plain Python, the oracle of circus_bot.py: the same rules and the same judgement,
one position at a time, with loops where the submission has tables and batches.

A cell is (column, row) from (0, 0) = A1; pieces are numbered as in circus_bot (0..6 side 0,
7..13 side 1); a settled piece stands on None.
"""

from collections import deque
from functools import cache
from operator import mul

from circus_bot import CELLS, FAR, HIDDEN, LATE, LINEAR, UNREACHABLE

COLUMNS, ROWS = 12, 9
DIRECTIONS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
ACROBAT, MAGICIAN, TRAINER = 0, 5, 6
STRONGMEN = (3, 4)
STARTS = "A1 A2 B1 A3 C1 B2 A4 A9 A8 B9 A7 C9 B8 A6".split()
KINDS = (0, 1, 1, 2, 2, 3, 4)


def cell(name):
    return "ABCDEFGHIJKL".index(name[0]), int(name[1]) - 1


def name(place):
    return "Z0" if place is None else "ABCDEFGHIJKL"[place[0]] + str(place[1] + 1)


def on_board(place):
    return 0 <= place[0] < COLUMNS and 0 <= place[1] < ROWS


def plus(place, direction, times=1):
    return place[0] + times * direction[0], place[1] + times * direction[1]


def adjacent(a, b):
    return (
        a is not None
        and b is not None
        and a != b
        and max(abs(a[0] - b[0]), abs(a[1] - b[1])) <= 1
    )


def ring_around(trainer, place):
    """0 beside the trainer or where he stands himself, then 1, 2, and 3 for all that is farther."""
    if trainer is None:
        return 3
    far = max(abs(trainer[0] - place[0]), abs(trainer[1] - place[1]))
    return min(max(far - 1, 0), 3)


@cache
def distances(houses, empty, reach):
    """Moves from each cell to the nearest empty house, all houses being walls."""
    far = {house: 0 for house in empty}
    queue = deque(empty)
    while queue:
        place = queue.popleft()
        for direction in DIRECTIONS:
            if place in empty and 0 not in direction:
                continue
            for to in [plus(place, direction, k) for k in range(1, reach + 1)]:
                if on_board(to) and to not in houses and to not in far:
                    far[to] = far[place] + 1
                    queue.append(to)
    return far


class Plain:
    """A position with `side` to move at `ply`."""

    def __init__(self, houses, pieces=None, empty=None, side=0, ply=0):
        self.houses = frozenset(houses)
        self.pieces = list(pieces or map(cell, STARTS))
        self.empty = frozenset(houses if empty is None else empty)
        self.side, self.ply = side, ply

    def settled(self, side):
        return self.pieces[7 * side : 7 * side + 7].count(None)

    def over(self):
        return self.ply >= 300 or 7 in (self.settled(0), self.settled(1))

    def enemy_zone(self, place, side):
        return adjacent(place, self.pieces[7 * (1 - side) + TRAINER])

    def may_land(self, place, direction):
        """On the board, out of the enemy's zone, and free or an empty house beside us."""
        if not on_board(place) or self.enemy_zone(place, self.side) or place in self.pieces:
            return False
        if place in self.houses:
            return place in self.empty and 0 in direction
        return True

    def targets(self, piece):
        """(cell written in the move, {piece: where it goes}) for each move of the piece."""
        start, kind = self.pieces[piece], piece % 7
        for direction in DIRECTIONS:
            to = plus(start, direction)
            if self.may_land(to, direction):
                yield to, {piece: to}
            elif kind in STRONGMEN and to in self.pieces and not self.enemy_zone(to, self.side):
                beyond = plus(to, direction)
                if self.may_land(beyond, direction):
                    yield to, {self.pieces.index(to): beyond, piece: to}
            if kind == ACROBAT and self.may_land(plus(start, direction, 2), direction):
                yield plus(start, direction, 2), {piece: plus(start, direction, 2)}
        if kind == MAGICIAN:
            foe = 7 * (1 - self.side)
            for other, place in enumerate(self.pieces):
                barred = other in (piece, foe + MAGICIAN, foe + TRAINER) or place is None
                if not barred and not self.enemy_zone(place, self.side):
                    yield place, {piece: place, other: start}

    def children(self):
        """Move as written -> the position after it."""
        found = {}
        for piece in range(7 * self.side, 7 * self.side + 7):
            start = self.pieces[piece]
            if start is not None and not self.enemy_zone(start, self.side):
                for to, changes in self.targets(piece):
                    found[name(start) + "-" + name(to)] = self.after(changes)
        return found or {"Z0-Z0": self.after({})}

    def after(self, changes):
        pieces, empty = list(self.pieces), self.empty
        for piece, place in changes.items():
            pieces[piece] = None if place in empty else place
            empty = empty - {place}
        return Plain(self.houses, pieces, empty, 1 - self.side, self.ply + 1)

    def value(self, weights, scale):
        """The judgement for the side to move, of a game that is not over."""
        place, near, ring, clock, ceiling, out, bias = weights
        hidden = [0.0] * HIDDEN

        def add(row):
            for j, weight in enumerate(row):
                hidden[j] += weight

        ways_of = [distances(self.houses, self.empty, reach) for reach in (1, 2)]
        ways = {0: [], 1: []}
        for piece, at in enumerate(self.pieces):
            side = piece // 7
            kind = KINDS[piece % 7] + (0 if side == self.side else 5)
            if at is None:
                add(place[kind][CELLS - 1])
                ways[side].append(0)
                continue
            row = at[1] if self.side == 0 else 8 - at[1]
            add(place[kind][12 * row + at[0]])
            frozen = self.enemy_zone(at, side)
            guarded = adjacent(at, self.pieces[7 * side + TRAINER])
            far = min(ways_of[piece % 7 == ACROBAT].get(at, UNREACHABLE), FAR - 1)
            add(near[kind][2 * frozen + guarded][far])
            trainers = [self.pieces[7 * owner + TRAINER] for owner in (1 - side, side)]
            feared, own = (ring_around(trainer, at) for trainer in trainers)
            add(ring[kind][feared][own])
            if not frozen:
                ways[side].append(far)

        left = 300 - self.ply
        late = [max(0.0, 1 - left / plies) for plies in LATE]
        lead = settleable(ways[self.side], (left + 1) // 2)
        lead -= settleable(ways[1 - self.side], left // 2)
        times = [1.0, left / 300, *late, *(lead * part for part in late),
                 late[2] * ((lead > 0) - (lead < 0))]
        add([round(sum(map(mul, times, unit))) for unit in zip(*clock)])
        units = [h if j < LINEAR else min(max(h, 0), round(top))
                 for j, (h, top) in enumerate(zip(hidden, ceiling))]
        return scale * (bias + sum(unit * weight for unit, weight in zip(units, out)))


def settleable(ways, moves):
    count = 0
    for way in sorted(ways):
        moves -= way
        count += moves >= 0
    return count
