"""Circus, random: any legal move, all alike."""

import os
import random
import sys
from typing import Callable

from arena.games.circus.referee import CircusReferee, Position


def play(choose: Callable[[Position, random.Random], str]) -> None:
    """Speak the protocol until the game or the input ends; `choose` decides the moves."""
    rng = random.Random(os.environ.get("ARENA_SEED"))
    houses = sys.stdin.readline().split()
    side = int(sys.stdin.readline())
    game = CircusReferee({"houses": houses})
    while game.wanted is not None:
        if game.wanted == side:
            move = choose(game.position, rng)
            print(move, flush=True)
        else:
            move = sys.stdin.readline()
            if not move:
                return
        game.answer(move)


def choose(position: Position, rng: random.Random) -> str:
    return rng.choice(position.legal())


if __name__ == "__main__":
    play(choose)
