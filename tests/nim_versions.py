"""Versions of a nim bot whose strength is known: the perfect move, but a share of random ones."""

from functools import cache

SOURCE = """import os, random, sys
rng = random.Random(int(os.environ["ARENA_SEED"]))
for line in sys.stdin:
    if line == "END\\n":
        break
    left = 21 - int(line)
    wild = rng.random() < {share}
    print(rng.randint(1, min(3, left)) if wild else left % 4 or 1, flush=True)
"""
GOAL, STARTS = 21, range(10)  # as in toys/nim


def source(share: float) -> str:
    return SOURCE.format(share=share)


@cache
def wins(left: int, mine: float, theirs: float) -> float:
    """How likely who is on turn wins, by all moves that both may make."""
    if left == 0:
        return 0.0
    moves = range(1, min(3, left) + 1)
    by_chance = sum(1 - wins(left - n, theirs, mine) for n in moves) / len(moves)
    return mine * by_chance + (1 - mine) * (1 - wins(left - (left % 4 or 1), theirs, mine))


def pair_score(mine: float, theirs: float) -> float:
    """Expected score of a pair of games: each side begins once."""
    return sum(wins(GOAL - start, mine, theirs) + 1 - wins(GOAL - start, theirs, mine)
               for start in STARTS) / (2 * len(STARTS))


