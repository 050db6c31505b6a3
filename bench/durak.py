"""Complete Durak games a second: the bot's batch engine against the plain rules, the same deals and
the same policy. Prints one JSON list (see arena/commands/bench.py)."""
import json
import random
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from durak_games import PLAIN_POLICY, batch, deal, play_batch  # noqa: E402
from durak_plain import Game, play_out  # noqa: E402

FAST, PLAIN, REPEATS = 10000, 30, 5


def play_plain(deals):
    return [play_out(Game(*one), PLAIN_POLICY) for one in deals]


def seconds(play, games):
    start = time.process_time()
    play(games)
    return time.process_time() - start


def main():
    rng = random.Random(1)
    deals = [deal(rng) for _ in range(FAST)]
    # In turns, the best of each: what the machine does besides falls on both.
    times = [(seconds(play_batch, batch(deals)), seconds(play_plain, deals[:PLAIN]))
             for _ in range(REPEATS)]
    fast = FAST / min(many for many, _ in times)
    plain = PLAIN / min(one for _, one in times)
    print(json.dumps([{"name": "durak: batch engine", "fast": round(fast), "plain": round(plain),
                       "unit": "games/s", "ratio": round(fast / plain, 1), "wanted": ">= 100"}]))


if __name__ == "__main__":
    main()
