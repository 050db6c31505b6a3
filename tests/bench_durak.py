"""Complete Durak games a second: the bot's batch engine against the plain rules, the same deals and
the same policy. Prints one JSON list (see arena/bench.py)."""
import json
import random
import sys
import time
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent.parent), str(Path(__file__).resolve().parent)]

from durak_games import PLAIN_POLICY, deal, play_batch  # noqa: E402
from durak_plain import Game, play_out  # noqa: E402

FAST, PLAIN = 4000, 60


def games_a_second(play, deals):
    start = time.process_time()
    play(deals)
    return len(deals) / (time.process_time() - start)


def main():
    rng = random.Random(1)
    deals = [deal(rng) for _ in range(FAST)]
    fast = games_a_second(play_batch, deals)
    plain = games_a_second(
        lambda some: [play_out(Game(*one), PLAIN_POLICY) for one in some], deals[:PLAIN])
    print(json.dumps([{"name": "durak: batch engine", "fast": round(fast), "plain": round(plain),
                       "unit": "games/s", "ratio": round(fast / plain, 1), "wanted": ">= 100"}]))


if __name__ == "__main__":
    main()
