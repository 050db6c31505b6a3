"""The speeds of set_sim.py, each against what it is promised against (see `bench --help`)."""

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
import set_sim  # noqa: E402

# Everything is measured in turns and in processor time, and the best turn counts: a machine
# that is busy with other things then disturbs both sides alike.
STARTS = 60
ROUNDS = 6
GAMES = 65_536  # a round, in lock-step
PLAIN_GAMES = 200  # a round, one by one


def milliseconds(command: list[str], deck: str) -> float:
    """Of one process, from start to exit."""
    with open(deck) as stdin:
        process = subprocess.Popen(command, stdin=stdin, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = status
    if status != 0:
        raise SystemExit(f"{command} failed")
    return 1000 * (used.ru_utime + used.ru_stime)


def start_times() -> tuple[float, float]:
    """set_sim on a full deck and Python on nothing."""
    cards = random.Random(1).sample(set_sim.CARDS, 81)
    with tempfile.TemporaryDirectory() as directory:
        deck = os.path.join(directory, "deck.txt")
        Path(deck).write_text(" ".join(cards))
        ours, bare = [], []
        for _ in range(STARTS):
            ours.append(milliseconds([sys.executable, str(ROOT / "set_sim.py")], deck))
            bare.append(milliseconds([sys.executable, "-c", "pass"], deck))
    return min(ours), min(bare)


class PlainOdds:
    """The same odds in plain Python, game by game with the contest's own scan: no easy rival."""

    def __init__(self, pick: str) -> None:
        self.pick = pick
        self.rng = random.Random(3)
        self.tables: dict[tuple[int, int], list[int]] = {}
        self.cards_left: Counter[int] = Counter()
        self.never_15 = 0

    def play(self) -> None:
        cards = list(set_sim.TEXT)
        self.rng.shuffle(cards)
        table, deck = cards[:12], cards[12:]
        largest = 12
        while True:
            first = self.pick == "first"
            found = set_sim.first_set(table) if first else random_set(table, self.rng)
            self.tables.setdefault((len(table), len(deck)), [0, 0])[not found] += 1
            if found:
                table = [card for card in table if card not in found]
            elif not deck:
                break
            if not found or len(table) < 12:
                table += deck[:3]
                deck = deck[3:]
            largest = max(largest, len(table))
        self.cards_left[len(table)] += 1
        self.never_15 += largest == 12


def random_set(table: list[int], rng: random.Random) -> list[int]:
    places = {card: place for place, card in enumerate(table)}
    sets = []
    for x, a in enumerate(table):
        for y in range(x + 1, len(table)):
            c = set_sim.third(a, table[y])
            if places.get(c, -1) > y:
                sets.append([a, table[y], c])
    return rng.choice(sets) if sets else []


def odds_speeds(pick: str) -> tuple[float, float]:
    """Games a second, in lock-step and one by one."""
    plain_odds = PlainOdds(pick)
    ours = plain = 0.0
    for seed in range(ROUNDS):
        start = time.process_time()
        set_sim.odds(GAMES, seed, pick)
        middle = time.process_time()
        for _ in range(PLAIN_GAMES):
            plain_odds.play()
        end = time.process_time()
        ours = max(ours, GAMES / (middle - start))
        plain = max(plain, PLAIN_GAMES / (end - middle))
    return ours, plain


def jobs_speeds() -> tuple[float, float]:
    """Games a second with two processes and with one, for each second that a core has to work:
    what the parent takes and half of what its two workers take."""
    best = {2: 0.0, 1: 0.0}
    for seed in range(ROUNDS):
        for jobs in best:
            before = os.times()
            set_sim.odds(4 * GAMES, seed, "first", jobs)
            parent, workers = (
                sum(after - start for after, start in zip(os.times()[part], before[part]))
                for part in (slice(0, 2), slice(2, 4))
            )
            best[jobs] = max(best[jobs], 4 * GAMES / (parent + workers / 2))
    return best[2], best[1]


def main() -> None:
    ours, bare = start_times()
    rows = [("set_sim on a full deck, against bare python", ours, bare, "ms", "<= 1.5")]
    set_sim.load_numpy()
    for pick in ("first", "random"):
        rows.append((f"odds of SET, {pick}, against plain", *odds_speeds(pick), "games/s", ">= 50"))
    rows.append(("odds with 2 jobs / 1 job", *jobs_speeds(), "games/s", ">= 1.7"))
    keys = ("name", "fast", "plain", "unit", "wanted")
    print(json.dumps([dict(zip(keys, row), ratio=row[1] / row[2]) for row in rows]))


if __name__ == "__main__":
    main()
