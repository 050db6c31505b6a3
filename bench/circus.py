"""Positions judged per second: circus_bot's batches against plain Python, on the same positions.

Both generate all moves of each position and judge every child. Prints one JSON list.
"""

import json
import random
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

import circus_plain as plain  # noqa: E402
import numpy as np  # noqa: E402

import circus_bot as bot  # noqa: E402

HOUSES = "F4 G2 G8 H3 H6 I1 I9 J5 K3 K7 L1 L6 L9".split()
bot.load_numpy()
WEIGHTS = bot.load_weights()
RAYS = bot.Rays()


def games(count, plies):
    """Positions of random games, each as (circus_bot's, the plain one)."""
    layout = bot.Layout([bot.square(name) for name in HOUSES], bot.Network(WEIGHTS))
    for seed in range(count):
        rng = random.Random(seed)
        position = bot.start_position(layout.houses)
        slow = plain.Plain([plain.cell(name) for name in HOUSES])
        for _ in range(plies):
            yield layout, position, slow
            text = rng.choice(sorted(map(bot.move_text, position.moves().pairs)))
            position, slow = bot.play(position, text), slow.children()[text]


def fast_rate(cases):
    """As the search works: a position's moves, then all answers to the first 16 in one batch."""
    judged, begun = 0, time.process_time()
    for layout, position, _ in cases:
        moves = position.moves()
        layout.judge(moves, position.houses, position.side, position.ply)
        cells = moves.cells()[[i for i in range(len(moves.pairs)) if i not in moves.filled][:16]]
        answers = RAYS.moves(cells, np.frombuffer(position.board, np.uint8), 1 - position.side)
        layout.judge(answers, position.houses, 1 - position.side, position.ply + 1)
        judged += len(moves.pairs) + len(answers.parent)
    return judged / (time.process_time() - begun)


def plain_rate(cases):
    weights = tuple(part.tolist() for part in WEIGHTS)
    judged, begun = 0, time.process_time()
    for _, _, slow in cases:
        for after in slow.children().values():
            after.value(weights, bot.SCALE)
            judged += 1
    return judged / (time.process_time() - begun)


def main():
    cases = list(games(6, 60))
    rates = [(fast_rate(cases), plain_rate(cases[::12])) for _ in range(3)]
    fast, slow = max(rates)
    print(json.dumps([{
        "name": "circus: positions judged",
        "fast": round(fast),
        "plain": round(slow),
        "unit": "positions/s",
        "ratio": round(fast / slow, 1),
        "wanted": ">= 20",
    }]))  # fmt: skip


if __name__ == "__main__":
    main()
