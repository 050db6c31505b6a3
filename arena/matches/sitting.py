"""A game that a person plays: one answer after the other, with a way back."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Optional

from arena import games
from arena.game import Result
from arena.matches.play import Conditions, Event, Record, Start, Table
from arena.matches.thoughts import plain
from arena.seats.bots import Bot
from arena.seats.seat import Answer

PERSON = Bot("human", ())


def against(game: str, opponent: Bot, partner: Bot, seed: int, options: dict[str, Any],
            time_scale: float, starts: tuple[Start, ...] = ()) -> Conditions:
    """A person in the first seat of side 0, the partner in its other seats, if it has any."""
    conditions = Conditions(game, PERSON, opponent, seed, options, time_scale, thoughts=True,
                            starts=starts)
    position = games.referee(game)(conditions.start(0).setup)
    sides = [position.side(seat) for seat in range(position.seats)]
    if sides.count(0) == 1:
        return conditions
    lineup = tuple(PERSON if seat == sides.index(0) else partner if side == 0 else opponent
                   for seat, side in enumerate(sides))
    return Conditions(**{**vars(conditions), "lineup": lineup})


class Sitting:
    """A game at which somebody looks, and in which one seat or none is a person's. What he
    answers comes through `give`; programs are asked one at a time by `ask` and `accept`.

    Going back means a new table: the programs are started anew and told of the game up to there.
    """

    def __init__(self, conditions: Conditions, index: int, folder: str) -> None:
        self.conditions, self.index, self.folder = conditions, index, folder
        self.start = conditions.start(index)
        self._sit_down(self.start.answers)

    def _sit_down(self, answers: Sequence[Event]) -> None:
        self.referee = games.referee(self.conditions.game)(self.start.setup)
        self.table = Table(self.conditions, self.index, self.referee, self.folder)
        sides = [self.referee.side(seat) for seat in range(self.referee.seats)]
        self.players = self.conditions.players(self.index, sides)
        people = [seat for seat, bot in enumerate(self.players) if bot.human]
        self.seat: Optional[int] = people[0] if people else None
        self.table.begin(answers)
        self.resigned = False
        self.thinking_since = time.monotonic()
        self.over = False

    @property
    def persons_turn(self) -> bool:
        return self.seat is not None and self.referee.wanted == self.seat

    def give(self, text: str) -> None:
        """The person's answer, which must be legal: Malformed or Illegal says why it is not, and
        nothing has happened."""
        self.table.give(text, time.monotonic() - self.thinking_since)

    def ask(self) -> Answer:
        """The answer of the program whose turn it is."""
        return self.table.ask()

    def accept(self, answer: Answer) -> str:
        """The game goes on with it; "" if it was legal, else who failed and how."""
        who = Path(self.players[self.referee.on_turn].spec).name
        before = len(self.table.faults)
        self.table.accept(answer)
        self.thinking_since = time.monotonic()
        return "".join(plain(f"{who} failed: {fault['status']}: {fault['detail']}")
                       for fault in self.table.faults[before:])

    def answers(self) -> list[Event]:
        """Those given so far."""
        return [event for event in self.table.events if "from" in event]

    def can_go_on(self) -> bool:
        """Whether its programs can be told of a game that they have not played."""
        return all(bot.can_go_on(type(self.referee)) for bot in self.players)

    def undo(self) -> str:
        """Back to before the person's last answer; "" if it was done, else why it cannot be."""
        given = self.answers()
        own = [turn for turn, event in enumerate(given) if event["seat"] == self.seat]
        if not own:
            return "There is no turn of yours to go back to."
        if not self.can_go_on():
            return "The bot cannot go back: it does not know --after FILE."
        self.table.end()
        self._sit_down(given[:own[-1]])
        return ""

    def resign(self) -> None:
        """The person gives the game up: his side has lost."""
        self.resigned = True

    def result(self) -> Optional[Result]:
        """By the rules, or because the person has resigned; None if the game is not over."""
        if self.referee.result is not None or not self.resigned or self.seat is None:
            return self.referee.result
        side = self.referee.side(self.seat)
        return Result(float(side), f"side {side} resigned")

    def in_words(self, reason: str) -> str:
        """How a game ended, as the person would say it: his side and the other one."""
        reason = plain(reason)
        if self.seat is None:
            return reason
        side = self.referee.side(self.seat)
        return (reason.replace(f"side {side}", "your side")
                .replace(f"side {1 - side}", "the other side"))

    def close(self) -> Record:
        """End the programs; the record, without a result if the game is not over."""
        strays = 0
        if not self.over:
            self.over = True
            try:
                if self.referee.result is not None:
                    self.table.finish()
            finally:
                strays = self.table.end()
        record = self.table.record(self.conditions, self.index, self.start.setup, strays)
        result = self.result()
        if record["result"] is None and result is not None:
            record.update(result={"score": result.score, "reason": result.reason, "points": None},
                          resigned=True)
        return record

