"""The speeds of set_sim.py, each against what it is promised against (see arena/bench.py)."""

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
import set_sim  # noqa: E402

STARTS = 60
GAMES = 200_000
PLAIN_GAMES = 400


def milliseconds(command: list[str], deck: str) -> float:
    """Of one process, from start to exit."""
    with open(deck) as stdin:
        start = time.perf_counter()
        subprocess.run(command, stdin=stdin, stdout=subprocess.DEVNULL, check=True)
        return 1000 * (time.perf_counter() - start)


def start_times() -> tuple[float, float]:
    """set_sim on a full deck and Python on nothing, in turns; the best of each."""
    cards = random.Random(1).sample(set_sim.CARDS, 81)
    with tempfile.TemporaryDirectory() as directory:
        deck = os.path.join(directory, "deck.txt")
        Path(deck).write_text(" ".join(cards))
        ours, bare = [], []
        for _ in range(STARTS):
            ours.append(milliseconds([sys.executable, str(ROOT / "set_sim.py")], deck))
            bare.append(milliseconds([sys.executable, "-c", "pass"], deck))
    return min(ours), min(bare)


def plain_game(rng: random.Random, pick: str) -> int:
    """One game in plain Python by the contest's own scan, so the fairest that we can compare
    with; cards left."""
    cards = list(set_sim.TEXT)
    rng.shuffle(cards)
    table, deck = cards[:12], cards[12:]
    while True:
        found = set_sim.first_set(table) if pick == "first" else random_set(table, rng)
        if found:
            table = [card for card in table if card not in found]
        elif not deck:
            return len(table)
        if not found or len(table) < 12:
            table += deck[:3]
            deck = deck[3:]


def random_set(table: list[int], rng: random.Random) -> tuple[int, ...]:
    places = {card: place for place, card in enumerate(table)}
    sets = []
    for x, a in enumerate(table):
        for y in range(x + 1, len(table)):
            c = set_sim.third(a, table[y])
            if places.get(c, -1) > y:
                sets.append((a, table[y], c))
    return rng.choice(sets) if sets else ()


def odds_speeds(pick: str) -> tuple[float, float]:
    """Games a second of processor time, in lock-step and one by one."""
    set_sim.odds(1000, 1, pick)  # the first use of numpy's functions is not counted
    start = time.process_time()
    set_sim.odds(GAMES, 2, pick)
    middle = time.process_time()
    rng = random.Random(3)
    for _ in range(PLAIN_GAMES):
        plain_game(rng, pick)
    end = time.process_time()
    return GAMES / (middle - start), PLAIN_GAMES / (end - middle)


def main() -> None:
    ours, bare = start_times()
    rows = [("set_sim on a full deck, against bare python", ours, bare, "ms", "<= 1.5")]
    set_sim.load_numpy()
    for pick in ("first", "random"):
        rows.append((f"odds of SET, {pick}, against plain", *odds_speeds(pick), "games/s", ">= 50"))
    keys = ("name", "fast", "plain", "unit", "wanted")
    print(json.dumps([dict(zip(keys, row), ratio=row[1] / row[2]) for row in rows]))


if __name__ == "__main__":
    main()
