"""A logged game again: through the referee, which validates every answer anew."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Optional

from arena import views
from arena.game import Referee
from arena.matches.play import Event, Record, limit, news, repeat, set_up


class Differs(Exception):
    """The game does not go as the log says."""


@dataclass
class Turn:
    """A position, and the answer that led to it; turn 0 is the start of the game."""

    number: int  # of answers given so far
    referee: Referee  # after the answer; one and the same for all turns
    event: Optional[Event] = None  # the answer in the log
    caption: str = ""  # the answer in words
    spent: float = 0.0  # seconds that count against the limit: of this answer, or in all
    limit: float = 0.0
    sent: list[Event] = field(default_factory=list)  # to the programs, after the answer


def positions(record: Record) -> Iterator[Turn]:
    """The positions of a game; Differs as soon as the referee does not agree with the log. A game
    that was not finished, or in which somebody resigned, ends where its log does."""
    try:
        referee = set_up(record["game"], record["setup"])
    except ValueError as error:
        raise Differs(str(error)) from None
    log = iter(record["messages"])
    told = [0] * referee.seats
    clock = Clock(referee, record["limits"]["time_scale"])
    yield Turn(0, referee, sent=_messages(referee, told, log))
    number = 0
    left = record["result"] is None or "resigned" in record
    while referee.wanted is not None:
        number += 1
        event = next(log, None)
        if event is None and left:
            return
        if event is None or "from" not in event or event["seat"] != referee.wanted:
            raise Differs(f"an answer of seat {referee.wanted + 1} is wanted, not {event}")
        words = "" if event["from"] is None else views.caption(referee, event["from"])
        spent, limit = clock.take(event["used"])
        _answer(referee, event)
        yield Turn(number, referee, event, words, spent, limit, _messages(referee, told, log))
    if next(log, None) is not None:
        raise Differs("the game is over, but the log goes on")
    _same_result(referee, record)


def at(record: Record, turn: int) -> Referee:
    """The position after `turn` answers; ValueError if there is none."""
    for position in positions(record):
        if position.number == turn:
            return position.referee
    raise ValueError(f"game {record['index']} has no turn {turn}")


class Clock:
    """What was spent of the limits, as `arena.matches.play` counts it."""

    def __init__(self, referee: Referee, scale: float) -> None:
        self.referee, self.scale = referee, scale
        self.used = [0.0] * referee.seats
        self.asked = [False] * referee.seats

    def take(self, used: float) -> tuple[float, float]:
        """(spent, limit) for an answer of the wanted seat."""
        seat = self.referee.on_turn
        first, self.asked[seat] = not self.asked[seat], True
        self.used[seat] += used
        spent = self.used[seat] if self.referee.clock == "game" else used
        return spent, limit(self.referee, self.scale, first)


def _messages(referee: Referee, told: list[int], log: Iterator[Event]) -> list[Event]:
    return [_expect(log, {"seat": seat, "to": message}) for seat, message in news(referee, told)]


def _expect(log: Iterator[Event], wanted: Event) -> Event:
    event: Event = next(log, {})
    if any(event.get(key) != value for key, value in wanted.items()):
        raise Differs(f"the referee says {wanted}, the log {event}")
    return event


def _answer(referee: Referee, event: Event) -> None:
    """Take an answer; the rules must find the fault that was logged, and no other."""
    try:
        repeat(referee, event)
    except ValueError as error:
        raise Differs(str(error)) from None


def _same_result(referee: Referee, record: Record) -> None:
    result, logged = referee.result, record["result"]
    assert result is not None
    # A record that was not in a log yet has a tuple where the log has a list.
    if logged is None or (result.score, list(result.points or ())) != (
            logged["score"], list(logged["points"] or ())):
        raise Differs(f"the result is {result}, but logged as {logged}")
