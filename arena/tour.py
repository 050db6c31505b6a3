"""`./play.sh` without arguments: in under a minute, what there is to see."""

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Callable

from arena import bots
from arena.game import Referee
from arena.play import Conditions, play
from arena.program import adopt_orphans

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 14.0  # of each game; then it is cut short
# game: (its options, time scale, how many answers lie between two pictures)
GAMES = {
    "durak": ({}, 0.5, 12),
    "circus": ({}, 0.3, 20),
    "squares": ({"turns": 15}, 0.2, 6),
}


class Enough(Exception):
    """The game has been shown for long enough."""


def main() -> int:
    began = time.monotonic()
    adopt_orphans()
    for game, (options, scale, step) in GAMES.items():
        ours = ROOT / f"{game}_bot.py"
        name = str(ours) if ours.exists() else "builtin:random"
        conditions = Conditions(game, bots.parse(name, game), bots.parse("builtin:greedy", game),
                                seed=1, options=options, time_scale=scale)
        print(f"== {game}: {Path(name).name} against builtin:greedy, limits x {scale:g}\n")
        show(conditions, step)
    show_set()
    print(f"\nThe tour took {time.monotonic() - began:.0f} s. What else: ./play.sh --help")
    return 0


def show(conditions: Conditions, step: int) -> None:
    """Play one game, printing every `step`-th position and the last one."""
    with tempfile.TemporaryDirectory(prefix="arena-") as folder:
        try:
            record = play(conditions, 0, folder, watcher(step))
        except Enough:
            print("... and so on: cut short for the tour.\n")
            return
    print(f"Result: {record['result']['reason']}.")
    for fault in record["faults"]:
        print(f"Fault: {fault['bot'].upper()}: {fault['status']}: {fault['detail']}")
    print()


def watcher(step: int) -> Callable[[Referee], None]:
    began, seen = time.monotonic(), 0

    def watch(referee: Referee) -> None:
        nonlocal seen
        if seen % step == 0 or referee.result:
            print(referee.show() + "\n", flush=True)
        seen += 1
        if time.monotonic() - began > SECONDS and not referee.result:
            raise Enough

    return watch


def show_set() -> None:
    """The first SET sample through the simulator."""
    program = ROOT / "set_sim.py"
    sample = next(iter(sorted((ROOT / "samples" / "set").glob("*.in"))), None)
    if sample is None or not program.exists():
        return
    print(f"== set: {program.name} < {sample.relative_to(ROOT)}\n")
    with open(sample) as cards:
        subprocess.run([sys.executable, str(program)], stdin=cards, check=False)
