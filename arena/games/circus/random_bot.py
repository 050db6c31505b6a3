"""Circus, random: any legal move, all alike."""

import os
import random
import sys
from pathlib import Path
from typing import Callable

from arena.games.circus.referee import CircusReferee, Position


def play(choose: Callable[[Position, random.Random], str]) -> None:
    """Speak the protocol until the game or the input ends; `choose` decides the moves. With
    `--after FILE` the game so far is in a file, as in samples/circus/*.talk."""
    rng = random.Random(os.environ.get("ARENA_SEED"))
    before = Path(sys.argv[2]).read_text().splitlines() if sys.argv[1:2] == ["--after"] else []
    opening = before or [sys.stdin.readline() for _ in range(2)]
    houses, side = opening[0].split(), int(opening[1])
    game = CircusReferee({"houses": houses})
    for line in before[2:]:
        game.answer(line.lstrip("> "))
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
