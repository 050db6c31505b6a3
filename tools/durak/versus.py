"""Paired games of two versions of durak_bot.py in one process, with fixed work or by the clock.

    versus.py A.py B.py [--games 400] [--work 4 | --clock 0.5] [--seed 1]

A pair is one deal played twice with the sides exchanged; the deals follow from the seed. --clock X
gives every seat X of the limits, counted in processor time within its own calls: what else the
machine does changes little, and a version that does more in the same time may show it.
"""
import argparse
import contextlib
import importlib.util
import random
import sys
from math import sqrt
from pathlib import Path
from time import process_time
from types import ModuleType
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))
from arena.games.durak.referee import DurakReferee  # noqa: E402


def load(name: str, path: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


class Seat:
    """A player of one version, told what the referee sends to a seat."""

    def __init__(self, bot: ModuleType, words: list[str], seed: int) -> None:
        options = bot.read_options(words)
        options.seed = seed
        self.bot, self.told, self.player = bot, 0, bot.Player(options)
        self.spent, self.since = 0.0, 0.0  # processor seconds: before, and when this call began
        self.player.used = lambda: self.spent + process_time() - self.since

    def answer(self, sent: list[str], command: str) -> str:
        self.since = process_time()
        answer = self.answered(sent, command)
        self.spent = self.player.used()
        return answer

    def answered(self, sent: list[str], command: str) -> str:
        for line in sent[self.told:]:
            if line not in self.bot.COMMANDS:
                with contextlib.suppress(self.bot.BadInput):
                    self.player.read(line)
        self.told = len(sent)
        return self.player.answer(command)


def play(setup: Any, teams: list[ModuleType], words: list[str], seed: int) -> float:
    """The first team's score, 0 to 1."""
    referee = DurakReferee(setup)
    seats = [Seat(teams[seat % 2], words, 4 * seed + seat) for seat in range(4)]
    while referee.result is None:
        referee.answer(seats[referee.wanted].answer(
            referee.sent[referee.wanted], referee.command))
    return referee.result.score


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--work", type=int, default=4)
    parser.add_argument("--clock", type=float)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    one, two = (load(f"bot{k}", path) for k, path in enumerate(options.bots))
    words = (["--time-scale", str(options.clock)] if options.clock else
             ["--work", str(options.work)])
    pairs = []
    for pair in range(options.games // 2):
        setup = DurakReferee.deal(random.Random(f"{options.seed} {pair}"), {})
        first = play(setup, [one, two], words, pair)
        pairs.append((first + 1 - play(setup, [two, one], words, pair)) / 2)
        mean = sum(pairs) / len(pairs)
        error = 1.96 * sqrt(sum((p - mean) ** 2 for p in pairs) / len(pairs) / len(pairs))
        print(f"{2 * len(pairs)} games: {100 * mean:.1f}% +- {100 * error:.1f}", flush=True)


if __name__ == "__main__":
    main()
