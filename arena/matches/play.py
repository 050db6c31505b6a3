"""One game: a referee, its programs, and the record of everything that happened."""

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Callable, Optional

from arena import games
from arena.game import Illegal, Malformed, Referee, Setup
from arena.matches import figures, luck
from arena.seats import sandbox
from arena.seats.bots import Bot
from arena.seats.chance import Chance
from arena.seats.human import Person
from arena.seats.process import Limits, end_all
from arena.seats.program import Call, Lines
from arena.seats.seat import Answer, Said, Seat, talk_line

# One game as plain JSON values: a line of the log. Its keys are those in `play`.
Record = dict[str, Any]
Event = dict[str, Any]

# The start of an interpreter does not get faster with a small --time-scale: so much of it,
# in seconds, is left out of the scaling. Without this no bot could start at a scale of 0.1.
START = 1.0


@dataclass(frozen=True)
class Start:
    """Where a game begins that does not begin at the beginning: a setup, and the answers that were
    given from there on, as events of a log."""

    name: str  # Example: "lost.jsonl:3:57"
    setup: dict[str, Any]
    answers: tuple[Event, ...]


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
    sandbox: str = "auto"  # or on or off: see `arena.seats.sandbox`
    # Who sits where in even games, if the seats of a side are not all of one bot.
    lineup: tuple[Bot, ...] = ()
    slow_seed: bool = True  # see `arena.matches.luck`; not so in older logs
    # Where pairs begin, one start after the other and over again; none: at the beginning.
    starts: tuple[Start, ...] = ()
    slow_judge: int = 1  # how many times slower than this machine: see `arena.matches.workers`

    def limits(self) -> Limits:
        memory_mb = games.referee(self.game).memory_mb
        return Limits(memory_mb, self.strict_memory, self.time_scale, self.thoughts,
                      sandbox.chosen(self.sandbox), self.slow_judge)

    def as_json(self) -> dict[str, Any]:
        bots = {name: {"spec": bot.spec, "sha256": bot.hashes()}
                for name, bot in (("a", self.a), ("b", self.b))}
        told: dict[str, Any] = {}
        if self.lineup:
            told["lineup"] = [bot.spec for bot in self.lineup]
        if self.slow_seed:
            told["slow_seed"] = True
        if self.starts:
            told["starts"] = [start.name for start in self.starts]
        if self.slow_judge > 1:
            told["slow_judge"] = self.slow_judge
        return {"game": self.game, "seed": self.seed, "bots": bots,
                "limits": self.limits().as_json(), "options": self.options, **told}

    def as_logged(self, record: Record) -> "Conditions":
        """The same, with luck that comes as it did in a logged game of the match."""
        return replace(self, slow_seed=bool(record.get("slow_seed")))

    def start(self, index: int) -> Start:
        """Where a game begins; games 2n and 2n+1 are a pair and share it."""
        if self.starts:
            return self.starts[index // 2 % len(self.starts)]
        rng = luck.deals(self.game, self.seed, index // 2, self.slow_seed)
        return Start("", games.referee(self.game).deal(rng, self.options), ())

    def players(self, index: int, sides: list[int]) -> list[Bot]:
        """Who sits where in a game, given the side of each seat; in odd games the sides are
        exchanged."""
        if not self.lineup:
            return [(self.a, self.b)[side ^ index % 2] for side in sides]
        if index % 2 == 0:
            return list(self.lineup)
        bots_of = [[bot for bot, side in zip(self.lineup, sides) if side == own] for own in (1, 0)]
        return [bots_of[side].pop(0) for side in sides]


@dataclass(frozen=True)
class Job:
    """One game to be played: all that a worker, here or elsewhere, has to be told."""

    conditions: Conditions
    index: int


def set_up(game: str, setup: Setup) -> Referee:
    """The first position of a logged game; ValueError if the setup makes none."""
    try:
        return games.referee(game)(setup)
    except Exception as error:  # a game need not check what its own `deal` never gives it
        raise ValueError(f"the setup cannot be used: {type(error).__name__}: {error}") from None


def news(referee: Referee, told: list[int]) -> Iterator[tuple[int, str]]:
    """(seat, message) for all that the referee has sent since `told`, which it updates."""
    for seat, messages in enumerate(referee.sent):
        for message in messages[told[seat]:]:
            yield seat, message
        told[seat] = len(messages)


def take(referee: Referee, answer: Answer) -> tuple[Optional[str], str]:
    """Give the answer to the referee; (status, detail) of the fault, or (None, "")."""
    status, detail = answer.status, answer.detail
    if status is None and answer.text is not None:
        try:
            referee.answer(answer.text)
        except Malformed as error:
            status, detail = "malformed", str(error)
        except Illegal as error:
            status, detail = "illegal", str(error)
    if status is not None:
        referee.fault(status)
    return status, detail


def repeat(referee: Referee, event: Event) -> None:
    """Give a logged answer to the referee again; ValueError if the rules do not see the fault
    that was logged, or see another."""
    logged = event.get("fault")
    by_the_rules = event["from"] is not None and logged in (None, "illegal", "malformed")
    answer = Answer(0.0, event["from"], None if by_the_rules else logged)
    status, detail = take(referee, answer)
    if status != logged:
        raise ValueError(f"answer {event['from']!r}: {status or 'legal'} {detail}, but logged as "
                         f"{logged or 'legal'}")


def limit(referee: Referee, scale: float, first: bool) -> float:
    """Seconds for the wanted seat, for this answer or in all, as the game's clock goes; `first`:
    it has not answered yet."""
    with_start = first or not referee.persistent or referee.clock == "game"
    return referee.allowance() * scale + (START * max(0.0, 1 - scale) if with_start else 0.0)


def _seated(bot: Bot, referee: Referee, limits: Limits, seed: int, folder: str) -> Seat:
    if bot.human:
        return Person()
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
        self.delayed: list[float] = []  # seconds by which answers may have been over the limit
        self.answered: list[Optional[Event]] = [None] * referee.seats  # each one's last answer
        self.room = Said()
        sides = [referee.side(seat) for seat in range(referee.seats)]
        for seat, bot in enumerate(conditions.players(index, sides)):
            seed = luck.of_seat(conditions.seed, index, seat, conditions.slow_seed)
            self.programs.append(_seated(bot, referee, conditions.limits(), seed, folder))
        for own in self.programs:
            own.company = [other for other in self.programs if other is not own]

    def begin(self, answers: Iterable[Event] = ()) -> None:
        """Open the game. The answers are taken as given: the referee gets them, and each program
        is told all that was said to it and what it is supposed to have answered."""
        self._collect()
        for event in answers:
            seat = self.referee.on_turn
            repeat(self.referee, event)
            self.events.append({**event, "t": 0.0})
            self.inbox[seat].append(talk_line(event))
            self._collect()
        for seat, messages in enumerate(self.inbox):
            own = [number for number, message in enumerate(messages, 1) if message[:1] == ">"]
            if own:
                self.programs[seat].remember(messages[:own[-1]])
                del messages[:own[-1]]
        self._deliver()

    def relay(self) -> None:
        """Pass on what the referee says; the seat that is wanted gets it with the question."""
        self._collect()
        self._deliver()

    def _collect(self) -> None:
        for seat, message in news(self.referee, self.told):
            self.note(seat, to=message)
            self.inbox[seat].append(message)

    def _deliver(self) -> None:
        for seat, messages in enumerate(self.inbox):
            if messages and seat != self.referee.wanted:
                self.programs[seat].send(messages)
                self.inbox[seat] = []

    def turn(self) -> None:
        """One answer of the seat that is wanted."""
        self.accept(self.ask())

    def ask(self) -> Answer:
        """What the seat that is wanted answers."""
        seat, limit = self.referee.on_turn, self.limit()
        budget = limit - self.used[seat] if self.referee.clock == "game" else limit
        messages, self.inbox[seat] = self.inbox[seat], []
        self.listen(seat)
        return self.programs[seat].ask(messages, budget)

    def accept(self, answer: Answer) -> None:
        """The game goes on with an answer, whatever it is worth."""
        seat, limit = self.referee.on_turn, self.limit()
        self.used[seat] += answer.used
        spent = self.used[seat] if self.referee.clock == "game" else answer.used
        self.shares[seat].append(spent / limit)
        if answer.unknown:
            self.delayed.append(round(answer.unknown, 3))
        status, detail = take(self.referee, answer)
        self._answered(seat, answer, status)
        if status:
            self.blame(seat, status, detail)
        self.relay()

    def give(self, text: str, used: float) -> None:
        """A person's answer, who has no clock. One that is not legal is `Malformed` or `Illegal`,
        and nothing has happened."""
        seat = self.referee.on_turn
        self.referee.answer(text)
        self.inbox[seat] = []
        self._answered(seat, Answer(used, text), None)
        self.relay()

    def _answered(self, seat: int, answer: Answer, status: Optional[str]) -> None:
        self.note(seat, **{"from": answer.text}, used=round(answer.used, 6),
                  **({"fault": status} if status else {}))
        self.answered[seat] = self.events[-1]
        self.listen(seat)

    def listen(self, seat: int, last: bool = False) -> None:
        """What was said until now belongs to the last answer."""
        event = self.answered[seat]
        if event is not None:
            self.room.add(event, *self.programs[seat].said(last))

    def limit(self) -> float:
        return limit(self.referee, self.scale, not self.shares[self.referee.on_turn])

    def finish(self) -> None:
        """Let everybody go who has not failed already."""
        failed = {fault["seat"] for fault in self.faults} if self.referee.persistent else set()
        staying = [seat for seat in range(self.referee.seats) if seat not in failed]
        for seat in staying:
            self.programs[seat].hang_up()
        for seat in staying:
            fault = self.programs[seat].finish()
            if fault:
                self.blame(seat, *fault)

    def note(self, seat: int, **what: Any) -> None:
        self.events.append({"t": round(time.monotonic() - self.started, 6), "seat": seat, **what})

    def blame(self, seat: int, status: str, detail: str) -> None:
        self.faults.append({"seat": seat, "bot": self.names[seat], "status": status,
                            "detail": " ".join(detail.split())})

    def times(self) -> list[dict[str, Any]]:
        """Per seat, as shares of the limit; for a clock that runs over the whole game one
        share, the largest that it came to. `twentieths` counts the shares from 0 to 5%, 5 to 10%
        and so on; the last are those above the limit."""
        if self.referee.clock == "game":
            shares = [[max(each)] if each else [] for each in self.shares]
        else:
            shares = self.shares
        return [{"max": round(max(each, default=0.0), 4), "sum": round(sum(each), 4),
                 "count": len(each), "twentieths": figures.twentieths(each)} for each in shares]

    def end(self) -> int:
        """Leave nothing behind; how many processes there were that nobody knew of."""
        for seat, program in enumerate(self.programs):
            program.end()
            self.listen(seat, last=True)
        return end_all()

    def record(self, conditions: Conditions, index: int, setup: dict[str, Any],
               strays: int = 0) -> Record:
        """The game as it is now; a game that is not over has no result."""
        notes = [{"seat": seat, "note": note} for seat, program in enumerate(self.programs)
                 for note in program.notes]
        if strays:
            notes.append({"seat": None, "note": f"processes left behind: {strays}"})
        result = self.referee.result
        return figures.complete({
            **conditions.as_json(), "index": index, "setup": setup, "seats": self.names,
            "clock": self.referee.clock, "messages": self.events, "faults": self.faults,
            **({"delayed": self.delayed} if self.delayed else {}),
            "notes": notes,
            "stderr": [program.stderr.decode("utf-8", "replace") for program in self.programs],
            "exits": [program.exits for program in self.programs],
            "peak_mb": [round(program.peak_mb, 1) for program in self.programs],
            "time": self.times(), "seconds": round(time.monotonic() - self.started, 3),
            "result": None if result is None else
            {"score": result.score, "reason": result.reason, "points": result.points},
        })


def play(job: Job, folder: str,
         watch: Callable[[Referee], None] = lambda referee: None) -> Record:
    """Play one game; `folder` is for the programs' directories. The caller has called
    `adopt_orphans` and has no other children. `watch` sees every position. BadGame where the
    game's own code raises what it must not."""
    with games.blamed(job.conditions.game, f"game {job.index}: "):
        return _play(job, folder, watch)


def _play(job: Job, folder: str, watch: Callable[[Referee], None]) -> Record:
    conditions, index = job.conditions, job.index
    start = conditions.start(index)
    referee = games.referee(conditions.game)(start.setup)
    table = Table(conditions, index, referee, folder)
    strays = 0
    try:
        table.begin(start.answers)
        watch(referee)
        while referee.result is None:
            table.turn()
            watch(referee)
        table.finish()
    finally:
        strays = table.end()
    return table.record(conditions, index, start.setup, strays)
