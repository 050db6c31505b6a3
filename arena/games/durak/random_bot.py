"""Durak, random: answers every command with any of the legal answers, all equally likely.

The smallest program that plays: see greedy_bot.py for one that thinks.
"""

import os
import random
import sys

from arena.games.durak.referee import PlayerView


def main() -> None:
    rng = random.Random(os.environ.get("ARENA_SEED"))
    view = PlayerView()
    for line in sys.stdin:
        try:
            command = view.read(line)
        except ValueError as problem:
            print(problem, file=sys.stderr)
            continue
        if command:
            print(rng.choice(view.legal()), flush=True)


if __name__ == "__main__":
    main()
