"""Boards evaluated per second (components, worth): batches against plain flood fill."""

import json
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import numpy as np  # noqa: E402
import squares_plain  # noqa: E402

import squares_bot  # noqa: E402

BOARDS = 1600  # the children of a CHUNK of boards, as the search evaluates them
PLAIN = 100
ROUNDS = 7  # taken by turns, the best of each counts: other work disturbs both alike


def seconds(work) -> float:
    """Of the processor: what else runs on the machine does not count."""
    started = time.process_time()
    work()
    return time.process_time() - started


def sample(number: int) -> np.ndarray:
    """Boards as they occur: one move after random fields and after sorted ones."""
    rng = np.random.RandomState(1)
    fields = rng.randint(0, 5, (squares_bot.WIDTH, squares_bot.HEIGHT, 8)).astype(np.uint8)
    fields[:, :, 4:].sort(axis=1)
    boards = squares_bot.children(fields, np.zeros(squares_bot.HEIGHT, bool))[1]
    return boards.take(rng.randint(0, boards.shape[2], number), axis=2)


def main() -> None:
    boards = sample(BOARDS)
    plain = [boards[:, :, i].tolist() for i in range(PLAIN)]
    fast_best = plain_best = float("inf")
    for _ in range(ROUNDS):
        fast_best = min(fast_best, seconds(lambda: squares_bot.judge(boards)))
        plain_best = min(
            plain_best,
            seconds(lambda: [squares_plain.judge(field, squares_bot) for field in plain]),
        )
    fast, slow = BOARDS / fast_best, PLAIN / plain_best
    row = {
        "name": "squares: boards evaluated",
        "fast": round(fast),
        "plain": round(slow),
        "unit": "boards/s",
        "ratio": round(fast / slow, 1),
        "wanted": ">= 50",
    }
    print(json.dumps([row]))


if __name__ == "__main__":
    main()
