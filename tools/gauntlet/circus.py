"""Strangers at Circus: one look ahead, and a taste.

    python tools/gauntlet/circus.py STYLE [NAME=VALUE...]

The value of a move is what the style pays for the position after it. All figures are differences,
ours less theirs, so that a style says only what it likes.
"""

import random
import sys

from styles import best, read_style

from arena.games.circus.greedy_bot import NO_HOUSE, distances
from arena.games.circus.random_bot import play
from arena.games.circus.referee import PASS, Position, side_of

STYLES = {
    # Home by the shortest way, whatever the others do.
    "racing": {"settled": 20, "near": 1, "mine": 1},
    # Freeze as much as can be, go home later.
    "aggressive": {"settled": 6, "near": 0.3, "freeze": 5, "hunt": 1},
    # Leave the others no move; a house is only the last resort.
    "locking": {"settled": 3, "near": 0.1, "freeze": 8, "moves": 0.3},
    # Stand as late as possible: settle only what cannot be kept out any more.
    "waiting": {"settled": -2, "near": 0.5, "freeze": 3, "still": 2},
    # Settle nobody before all are near: the houses of the others are taken in one rush.
    "hoarding": {"settled": 1, "near": 2, "freeze": 1},
    # The greedy rule with two moves of ten by chance.
    "careless": {"settled": 15, "near": 1, "freeze": 2, "chance": 0.2},
}


def nearness(position: Position, side: int) -> float:
    """Minus the moves that the pieces of a side need to their nearest houses."""
    total = 0.0
    for cell, piece in position.pieces.items():
        if side_of(piece) == side:
            ways = (distances(house, position.houses) for house in position.empty_houses)
            moves = min((way.get(cell, NO_HOUSE) for way in ways), default=NO_HOUSE)
            total -= (moves + 1) // 2 if piece in "Aa" else moves
    return total


def frozen(position: Position, side: int) -> int:
    """How many pieces of a side cannot move for the other's trainer."""
    zone = position.danger(side)
    return sum(side_of(piece) == side and cell in zone for cell, piece in position.pieces.items())


def hunting(position: Position, side: int) -> float:
    """Minus the steps from the trainer of a side to the nearest piece of the other."""
    cells = {piece: cell for cell, piece in position.pieces.items()}
    trainer = cells.get("Tt"[side])
    if trainer is None:
        return -NO_HOUSE
    prey = [c for c, piece in position.pieces.items() if side_of(piece) != side]
    steps = [max(abs(ord(a) - ord(b)) for a, b in zip(trainer, cell)) for cell in prey]
    return -float(min(steps, default=NO_HOUSE))


def choices(position: Position, side: int) -> int:
    """How many moves a side would have if it were on turn."""
    turned = position.copy()
    turned.turn = side
    return len([move for move in turned.legal() if move != PASS])


def value(position: Position, side: int, style: dict[str, float], steps: int) -> float:
    """What the style pays for a position after a move of so many steps."""
    other = 1 - side
    total = style["settled"] * (position.settled[side] - position.settled[other])
    total += style["near"] * nearness(position, side) - style["still"] * steps
    if not style["mine"]:
        total -= style["near"] * nearness(position, other)
    total += style["freeze"] * (frozen(position, other) - frozen(position, side))
    if style["hunt"]:
        total += style["hunt"] * hunting(position, side)
    if style["moves"]:
        total += style["moves"] * (choices(position, side) - choices(position, other))
    return total


def main() -> None:
    style = read_style(sys.argv[1:], STYLES)
    sys.argv[1:] = []  # what follows reads `--after` there

    def choose(position: Position, rng: random.Random) -> str:
        values = {}
        for move in position.legal():
            steps = max(abs(ord(a) - ord(b)) for a, b in zip(move[:2], move[3:]))
            values[move] = value(position.after(move), position.turn, style, steps)
        return best(values, style, rng)

    play(choose)


if __name__ == "__main__":
    main()
