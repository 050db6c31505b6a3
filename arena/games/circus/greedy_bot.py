"""Circus, greedy: the move after which our pieces are nearest to houses of their own.

A side's cost is the number of moves that its pieces still need to reach distinct empty houses,
plus something for each piece not yet settled and for each one frozen. The best move leaves the
greatest difference between the opponent's cost and ours; ties are drawn by lot. Nothing is
looked at beyond the one move.
"""

import random
from functools import cache

from arena.games.circus.random_bot import play
from arena.games.circus.referee import AROUND, PIECES, STEP, STRAIGHT, Position, side_of

UNSETTLED = 15  # more than freezing the six others is worth
FROZEN = 2  # 1 scored 7 of 40 games against this, 4 scored 21
NO_HOUSE = 20  # moves, for a piece for which no house is left


@cache
def distances(house: str, houses: frozenset[str]) -> dict[str, int]:
    """The base moves from each cell into a house, when all houses are walls."""
    frontier = set(filter(None, (STEP[house][d] for d in STRAIGHT)))
    found: dict[str, int] = {}
    moves = 1
    while frontier:
        found.update(dict.fromkeys(frontier, moves))
        frontier = {near for cell in frontier for near in AROUND[cell]} - houses - found.keys()
        moves += 1
    return found


def cost(position: Position, side: int) -> int:
    """How far a side is from having settled all its pieces."""
    # A trainer whose fellows have all settled goes home too, whomever he sets free.
    trainer_stays = position.settled[1 - side] < PIECES - 1
    danger = position.danger(side) if trainer_stays else frozenset()
    ways = []
    total = 0
    for cell, piece in position.pieces.items():
        if side_of(piece) != side:
            continue
        total += UNSETTLED + NO_HOUSE + FROZEN * (cell in danger)
        for house in position.empty_houses:
            moves = distances(house, position.houses).get(cell, NO_HOUSE)
            ways.append(((moves + 1) // 2 if piece in "Aa" else moves, cell, house))
    used: set[str] = set()
    for moves, cell, house in sorted(ways):  # the nearest pair first, then what is left
        if cell not in used and house not in used:
            used |= {cell, house}
            total -= NO_HOUSE - moves
    return total


def choose(position: Position, rng: random.Random) -> str:
    side = position.turn
    values = {}
    for move in position.legal():
        after = position.after(move)
        values[move] = cost(after, 1 - side) - cost(after, side)
    best = max(values.values())
    return rng.choice([move for move, value in values.items() if value == best])


if __name__ == "__main__":
    play(choose)  # takes "--after" as well
