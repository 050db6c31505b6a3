"""One game: a referee, its programs, and the record of everything that happened."""

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Callable, Optional

from arena import games
from arena.game import Illegal, Malformed, Referee
from arena.seats.bots import Bot
from arena.seats.chance import Chance
from arena.seats.human import Human
from arena.seats.program import Call, Limits, Lines, end_all
from arena.seats.seat import Answer, Said, Seat

# One game as plain JSON values: a line of the log. Its keys are those in `play`.
Record = dict[str, Any]
Event = dict[str, Any]

# The start of an interpreter does not get faster with a small --time-scale: so much of it,
# in seconds, is left out of the scaling. Without this no bot could start at a scale of 0.1.
START = 1.0


@dataclass(frozen=True)
class Conditions:
    """All that decides how the games of a match go; equal conditions, same match."""

    game: str
    a: Bot
    b: Bot
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    time_scale: float = 1.0
    strict_memory: bool = False
    thoughts: bool = False  # programs that can shall say what they think (`-v`)

    def limits(self) -> Limits:
        memory_mb = games.referee(self.game).memory_mb
        return Limits(memory_mb, self.strict_memory, self.time_scale, self.thoughts)

    def as_json(self) -> dict[str, Any]:
        bots = {name: {"spec": bot.spec, "sha256": bot.hashes()}
                for name, bot in (("a", self.a), ("b", self.b))}
        return {"game": self.game, "seed": self.seed, "bots": bots,
                "limits": self.limits().as_json(), "options": self.options}


@dataclass(frozen=True)
class Job:
    """One game to be played: all that a worker, here or elsewhere, has to be told."""

    conditions: Conditions
    index: int


def deal(conditions: Conditions, index: int) -> dict[str, Any]:
    """The setup of a game: games 2n and 2n+1 are a pair and share it."""
    rng = random.Random(f"{conditions.game} {conditions.seed} {index // 2}")
    return games.referee(conditions.game).deal(rng, conditions.options)


def news(referee: Referee, told: list[int]) -> Iterator[tuple[int, str]]:
    """(seat, message) for all that the referee has sent since `told`, which it updates."""
    for seat, messages in enumerate(referee.sent):
        for message in messages[told[seat]:]:
            yield seat, message
        told[seat] = len(messages)


def take(referee: Referee, answer: Answer) -> tuple[Optional[str], str]:
    """Give the answer to the referee; (status, detail) of the fault, or (None, "")."""
    status, detail = answer.status, answer.detail
    if status is None:
        try:
            referee.answer(answer.text)
        except Malformed as error:
            status, detail = "malformed", str(error)
        except Illegal as error:
            status, detail = "illegal", str(error)
    if status is not None:
        referee.fault(status)
    return status, detail


def _seated(bot: Bot, referee: Referee, seat: int, limits: Limits, seed: int,
            folder: str) -> Seat:
    if bot.human:
        return Human(referee, seat)
    if bot.chance:
        return Chance(referee, seed)
    kind = Lines if referee.persistent else Call
    return kind(bot, limits, seed, folder)


class Table:
    """The seats of a game under way, and the clock."""

    def __init__(self, conditions: Conditions, index: int, referee: Referee, folder: str) -> None:
        self.referee, self.scale = referee, conditions.time_scale
        self.started = time.monotonic()
        self.names = ["ab"[referee.side(seat) ^ index % 2] for seat in range(referee.seats)]
        self.programs: list[Seat] = []
        self.used = [0.0] * referee.seats
        self.shares: list[list[float]] = [[] for _ in range(referee.seats)]
        self.inbox: list[list[str]] = [[] for _ in range(referee.seats)]
        self.told = [0] * referee.seats
        self.events: list[Event] = []
        self.faults: list[Event] = []
        self.answered: list[Optional[Event]] = [None] * referee.seats  # each one's last answer
        self.room = Said()
        for seat, name in enumerate(self.names):
            bot = conditions.a if name == "a" else conditions.b
            seed = random.Random(f"{conditions.seed} {index} {seat}").getrandbits(32)
            self.programs.append(_seated(bot, referee, seat, conditions.limits(), seed, folder))

    def relay(self) -> None:
        """Pass on what the referee says; the seat that is wanted gets it with the question."""
        for seat, message in news(self.referee, self.told):
            self.note(seat, to=message)
            self.inbox[seat].append(message)
        for seat, messages in enumerate(self.inbox):
            if messages and seat != self.referee.wanted:
                self.programs[seat].send(messages)
                self.inbox[seat] = []

    def turn(self) -> None:
        """One answer of the seat that is wanted."""
        seat, limit = self.referee.wanted, self.limit()
        budget = limit - self.used[seat] if self.referee.clock == "game" else limit
        messages, self.inbox[seat] = self.inbox[seat], []
        self.listen(seat)
        answer = self.programs[seat].ask(messages, budget)
        self.used[seat] += answer.used
        spent = self.used[seat] if self.referee.clock == "game" else answer.used
        self.shares[seat].append(spent / limit)
        status, detail = take(self.referee, answer)
        self.note(seat, **{"from": answer.text}, used=round(answer.used, 6),
                  **({"fault": status} if status else {}))
        self.answered[seat] = self.events[-1]
        self.listen(seat)
        if status:
            self.blame(seat, status, detail)
        self.relay()

    def listen(self, seat: int, last: bool = False) -> None:
        """What was said until now belongs to the last answer."""
        event = self.answered[seat]
        if event is not None:
            self.room.add(event, *self.programs[seat].said(last))

    def limit(self) -> float:
        """Seconds for the wanted seat: for this answer or in all, as the game's clock goes."""
        seat = self.referee.wanted
        with_start = (not self.shares[seat] or not self.referee.persistent
                      or self.referee.clock == "game")
        extra = START * max(0.0, 1 - self.scale) if with_start else 0.0
        return self.referee.allowance() * self.scale + extra

    def finish(self) -> None:
        """Let everybody go who has not failed already."""
        failed = {fault["seat"] for fault in self.faults} if self.referee.persistent else set()
        staying = [seat for seat in range(self.referee.seats) if seat not in failed]
        for seat in staying:
            self.programs[seat].hang_up()
        for seat in staying:
            detail = self.programs[seat].finish()
            if detail:
                self.blame(seat, "no_exit", detail)

    def note(self, seat: int, **what: Any) -> None:
        self.events.append({"t": round(time.monotonic() - self.started, 6), "seat": seat, **what})

    def blame(self, seat: int, status: str, detail: str) -> None:
        self.faults.append({"seat": seat, "bot": self.names[seat], "status": status,
                            "detail": " ".join(detail.split())})

    def times(self) -> list[dict[str, float]]:
        """Per seat, as shares of the limit; for a clock that runs over the whole game one
        share, the largest that it came to."""
        if self.referee.clock == "game":
            shares = [[max(each)] if each else [] for each in self.shares]
        else:
            shares = self.shares
        return [{"max": round(max(each, default=0.0), 4), "sum": round(sum(each), 4),
                 "count": len(each)} for each in shares]

    def end(self) -> None:
        for seat, program in enumerate(self.programs):
            program.end()
            self.listen(seat, last=True)


def play(job: Job, folder: str,
         watch: Callable[[Referee], None] = lambda referee: None) -> Record:
    """Play one game; `folder` is for the programs' directories. The caller has called
    `adopt_orphans` and has no other children. `watch` sees every position."""
    conditions, index = job.conditions, job.index
    setup = deal(conditions, index)
    referee = games.referee(conditions.game)(setup)
    table = Table(conditions, index, referee, folder)
    try:
        table.relay()
        watch(referee)
        while referee.result is None:
            table.turn()
            watch(referee)
        table.finish()
    finally:
        table.end()
        strays = end_all()
    notes = [{"seat": seat, "note": note} for seat, program in enumerate(table.programs)
             for note in program.notes]
    if strays:
        notes.append({"seat": None, "note": f"processes left behind: {strays}"})
    result = referee.result
    return {
        **conditions.as_json(), "index": index, "setup": setup, "seats": table.names,
        "clock": referee.clock, "messages": table.events, "faults": table.faults,
        "notes": notes,
        "stderr": [program.stderr.decode("utf-8", "replace") for program in table.programs],
        "exits": [program.exits for program in table.programs],
        "peak_mb": [round(program.peak_mb, 1) for program in table.programs],
        "time": table.times(), "seconds": round(time.monotonic() - table.started, 3),
        "result": {"score": result.score, "reason": result.reason, "points": result.points},
    }
