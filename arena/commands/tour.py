"""`tour`: in under a minute, what there is to see; also what runs without a command."""

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Callable

from arena import games
from arena.game import Referee
from arena.matches.outcome import winner
from arena.matches.play import Conditions, Job, Record, play
from arena.seats import bots
from arena.seats.bots import ROOT
from arena.seats.process import adopt_orphans

HELP = "see a game of each kind, in under a minute"
EXAMPLE = "./play.sh"

SECONDS = 18.0  # of each game; then it is cut short
SEED = 2
OPPONENT = "builtin:greedy"
SAMPLE_LINES = 9  # of what a program prints for a sample


class Enough(Exception):
    """The game has been shown for long enough."""


def arguments(parser: argparse.ArgumentParser, words: list[str]) -> None:
    """It takes none."""


def run(arguments: argparse.Namespace) -> int:
    began = time.monotonic()
    adopt_orphans()
    outcomes = [(game, show(game)) for game in games.names()]
    show_samples()
    print("\n== Who won (one game is mostly luck: docs/strength.md has hundreds)\n")
    for game, outcome in outcomes:
        print(f"{game + ':':<12}{outcome}")
    print(f"\nThe tour took {time.monotonic() - began:.0f} s. What else: ./play.sh --help")
    print("Play yourself, watch and ask why, in the browser: ./play.sh serve")
    return 0


def show(game: str) -> str:
    """Play one game, printing a position now and then and the last one; who won."""
    tour = games.referee(game).tour
    name = bots.own_program(game)
    other = OPPONENT if "greedy" in games.builtins(game) else "builtin:random"
    conditions = Conditions(game, bots.parse(name, game), bots.parse(other, game), seed=SEED,
                            options=dict(tour.options), time_scale=tour.time_scale)
    print(f"== {game}: {Path(name).name} against {other}, limits x {tour.time_scale:g}\n")
    with tempfile.TemporaryDirectory(prefix="arena-") as folder:
        try:
            record = play(Job(conditions, 0), folder, watcher(tour.answers_apart))
        except Enough:
            print("... and so on: cut short for the tour.\n")
            return "nobody yet: cut short for the tour"
    outcome = f"{who_won(record)}: {record['result']['reason']}"
    print(f"Result: {outcome}")
    for fault in record["faults"]:
        print(f"Fault: {fault['bot'].upper()}: {fault['status']}: {fault['detail']}")
    print()
    return outcome


def who_won(record: Record) -> str:
    won = winner(record)
    return f"{Path(record['bots'][won]['spec']).name} wins" if won else "nobody wins"


def watcher(step: int) -> Callable[[Referee], None]:
    began, seen, shown = time.monotonic(), 0, ""

    def watch(referee: Referee) -> None:
        nonlocal seen, shown
        if seen % step == 0 or referee.result:
            position = referee.show()
            if without_numbers(position) != without_numbers(shown):
                print(position + "\n", flush=True)
            shown = position
        seen += 1
        if time.monotonic() - began > SECONDS and not referee.result:
            raise Enough

    return watch


def without_numbers(position: str) -> str:
    """Two positions that differ only in the number of the move look the same."""
    return "".join(letter for letter in position if not letter.isdigit())


def show_samples() -> None:
    """The first sample of each program that plays against nobody."""
    for game in games.folders():
        program = ROOT / f"{game}_sim.py"
        sample = next(iter(sorted((ROOT / "samples" / game).glob("*.in"))), None)
        if sample and program.exists():
            print(f"== {game}: {program.name} < {sample.relative_to(ROOT)}\n")
            with open(sample) as given:
                ran = subprocess.run([sys.executable, str(program)], stdin=given, text=True,
                                     stdout=subprocess.PIPE, check=False)
            lines = ran.stdout.splitlines()
            if len(lines) > SAMPLE_LINES:
                lines[SAMPLE_LINES - 2:-2] = [f"... {len(lines) - SAMPLE_LINES} lines more ..."]
            print("\n".join(lines))
