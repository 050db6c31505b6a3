"""`builtin:random` of a game that has no such program: any legal answer, all alike."""

import random

from arena.game import Referee
from arena.seats.program import Answer


class Chance:
    """Takes the place of a `Program`; the referee tells it the legal answers."""

    def __init__(self, referee: Referee, seed: int) -> None:
        self.referee, self.rng = referee, random.Random(seed)
        self.stderr = b""
        self.notes: list[str] = []
        self.exits: list[int] = []
        self.peak_mb = 0.0

    def send(self, messages: list[str]) -> None:
        """What it must know it asks the referee."""

    def ask(self, messages: list[str], seconds: float) -> Answer:
        return Answer(0.0, self.rng.choice(self.referee.legal()))

    def hang_up(self) -> None:
        """It has no process that waits for more."""

    def finish(self) -> None:
        """It has no process that could stay."""

    def end(self) -> None:
        """There is nothing to end."""
