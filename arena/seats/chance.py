"""`builtin:random` of a game that has no such program: any legal answer, all alike."""

import random

from arena.game import Referee
from arena.seats.seat import Answer, Seat


class Chance(Seat):
    """Takes the place of a `Program`; the referee tells it the legal answers."""

    def __init__(self, referee: Referee, seed: int) -> None:
        super().__init__()
        self.referee, self.rng = referee, random.Random(seed)

    def ask(self, messages: list[str], seconds: float) -> Answer:
        return Answer(0.0, self.rng.choice(self.referee.legal()))
