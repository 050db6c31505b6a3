"""Looks for fields that give a mover little in the first moves: FIRST_FILLS of squares_bot.py.

    python tools/squares/first.py [--games N] [--best K] [--seed S]

A race: each of N solo games goes to the field that may still turn out best, to a new annealed one,
or to a change of a good one; the mover is the bot's with a narrow beam, another width each time, so
that no field is made for one of them. Prints what it found so far now and then, and at the end the
K best as the bot has them, side by side. A game takes a second or two of a core.
"""

import argparse
import random
from math import sqrt

from solo import EMPTY, fill_annealed, move_own, play

import squares_bot
from squares_bot import CELLS, COLUMN_CELLS, HEIGHT, UNKNOWN, Field

BEAMS = ((6, 4), (7, 6), (8, 5), (10, 6), (12, 6), (16, 5))  # width, depth
TURNS = range(26, 35)  # a game is worth its mean rate after these: when a harvest falls counts less
USUAL, USUAL_GAMES = 165.0, 4.0  # what an annealed field gives a turn, worth so many games
SPREAD = 16.0  # of single games


class Runner:
    """A field in the race, and what movers made of it."""

    def __init__(self, field: Field, expected: float = USUAL) -> None:
        self.field, self.expected = field, expected
        self.rates: list[float] = []

    def mean(self) -> float:
        return (sum(self.rates) + USUAL_GAMES * self.expected) / (len(self.rates) + USUAL_GAMES)

    def hope(self) -> float:
        """How good it may still turn out to be."""
        return self.mean() - 1.2 * SPREAD / sqrt(len(self.rates) + USUAL_GAMES)

    def run(self, rng: random.Random) -> None:
        width, depth = rng.choice(BEAMS)
        points = play(move_own, fill_annealed, TURNS[-1], width, depth, rng, self.field)
        self.rates.append(sum(points[turn - 1] / turn for turn in TURNS) / len(TURNS))


def changed(field: Field, rng: random.Random) -> Field:
    """A few squares exchanged, or a part filled anew."""
    field, kind = field.copy(), rng.random()
    if kind < 0.4:
        for _ in range(rng.randint(1, 5)):
            one, other = rng.sample(range(CELLS), 2)
            field[one], field[other] = field[other], field[one]
        return field
    if kind < 0.7:
        part = [cell for cells in rng.sample(COLUMN_CELLS, rng.randint(1, 3)) for cell in cells]
    else:
        lowest = rng.randrange(HEIGHT - 3)
        part = [cell for cell in range(CELLS) if cell % HEIGHT >= lowest]
    for cell in part:
        field[cell] = UNKNOWN
    return fill_annealed(field, rng)


def next_runner(runners: list[Runner], rng: random.Random) -> Runner:
    chance = rng.random()
    if not runners or chance < 0.12:
        made = Runner(fill_annealed(EMPTY, rng))
    elif chance < 0.34:
        parent = rng.choice(sorted(runners, key=Runner.mean)[:8])
        made = Runner(changed(parent.field, rng), (parent.mean() + USUAL) / 2)
    else:
        return min(runners, key=lambda runner: runner.hope() + rng.uniform(0, 2))
    for runner in runners:
        if runner.field == made.field:  # annealed to the same again
            return runner
    runners.append(made)
    return made


def rows(field: Field) -> list[str]:
    return squares_bot.field_text(field).split()


def main() -> None:
    parser = argparse.ArgumentParser(description="First fills of Squares.")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--best", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    rng, runners = random.Random(words.seed), []
    for game in range(1, words.games + 1):
        next_runner(runners, rng).run(rng)
        if game % 50 == 0:
            best = sorted(runners, key=Runner.mean)[: words.best]
            print(game, *(f"{runner.mean():.1f}({len(runner.rates)})" for runner in best),
                  flush=True)
    best = sorted(runners, key=Runner.mean)[: words.best]
    for level in zip(*(rows(runner.field) for runner in best)):
        print(*level)


if __name__ == "__main__":
    main()
