"""The contract between the judge and a game.

A referee is one game as a state machine: given the answers so far, it knows whose answer is
wanted and every text that each program has been sent. It knows no processes and no clocks.
What a game declares about itself, its options and limits and how it is shown, stands in the
class variables of its referee.

A game is a folder (see `arena.games`) with these files, of which only the first is needed:

    referee.py      a subclass of `Referee`
    NAME_bot.py     the opponent `builtin:NAME`; without random_bot.py the judge plays
                    `builtin:random` itself, by `Referee.legal`
    person.py       how a person plays it: see `arena.person`
    trials.py       what `check` tries a program with: see `arena.trials`
    view.py, view.js, view.css
                    how it is drawn: see `arena.views` and arena/web/base.js
    show.py         files that `show` makes a page of: see arena/commands/show.py
"""

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Optional, Protocol

# Every way in which a seat can misbehave. `no_exit` is recorded and costs nothing.
FAULTS = ("illegal", "malformed", "late", "crash", "memory", "start", "no_exit")

# What chance and the options decided before the first message: plain JSON values, so that
# a logged game can be set up again exactly.
Setup = dict[str, Any]


class Position(Protocol):
    """Anything with legal answers."""

    def legal(self) -> list[str]: ...


class Malformed(ValueError):
    """The answer cannot be read at all."""


class Illegal(ValueError):
    """The answer can be read, but the rules forbid it."""


@dataclass(frozen=True)
class Result:
    """How a game ended, as seen by side 0 (the side of seat 0)."""

    score: float  # 1 win, 0.5 draw, 0 loss, for side 0
    reason: str  # one short sentence for people
    points: Optional[tuple[int, int]] = None  # (side 0, side 1) in games that count points


@dataclass(frozen=True)
class Option:
    """Something about a game that whoever plays it may choose: `--turns 100`.

    One of `values`; or, without them, a whole number above 0 if it is a `number`; or else a
    switch. It reaches `Referee.deal` under its `key` if it was given or has a `default`.
    """

    flag: str  # Example: "--deal-order"
    help: str
    values: tuple[str, ...] = ()
    number: bool = False
    default: Any = None

    @property
    def key(self) -> str:
        return self.flag.lstrip("-").replace("-", "_")


@dataclass(frozen=True)
class Tour:
    """How the tour of `./play.sh` shows a game."""

    options: Mapping[str, Any] = field(default_factory=dict)
    time_scale: float = 0.5
    answers_apart: int = 10  # between two pictures


class Referee(ABC):
    """One game under way.

    Invariants that the judge relies on:
    - `wanted` is the seat whose answer is awaited, or None exactly when `result` is set;
    - `sent[seat]` only ever grows; each entry is one message: a line without its line end when
      `persistent`, else the whole text of input.txt for one call;
    - `answer` either advances the game or raises `Malformed` / `Illegal` and changes nothing.
    """

    name: ClassVar[str]
    seats: ClassVar[int]
    # True: one process per seat for the whole game, over stdin/stdout.
    # False: a fresh process for each answer, input.txt -> output.txt.
    persistent: ClassVar[bool]
    # "answer": `allowance` is for the answer now wanted.
    # "game": it is what the seat may have used in all its answers together so far.
    clock: ClassVar[str]
    # True: what a program is sent tells its own answers too, or makes them unimportant, so that
    # a program can follow a game in which it would have answered otherwise.
    echoes: ClassVar[bool] = False
    memory_mb: ClassVar[int]
    # What may be chosen, and what the game is like when `check` wants a short one.
    options: ClassVar[tuple[Option, ...]] = ()
    short: ClassVar[Mapping[str, Any]] = {}
    tour: ClassVar[Tour] = Tour()
    # The key of the option by which points are divided in reports: "points per turn".
    points_per: ClassVar[str] = ""
    # What a win, a draw and a loss count in the standings of a tournament.
    table_points: ClassVar[tuple[float, float, float]] = (1.0, 0.5, 0.0)

    sent: list[list[str]]
    wanted: Optional[int]
    result: Optional[Result]

    @property
    def on_turn(self) -> int:
        """The wanted seat, while the game lasts."""
        assert self.wanted is not None, "the game is over"
        return self.wanted

    @classmethod
    @abstractmethod
    def deal(cls, rng: random.Random, options: dict[str, Any]) -> Setup:
        """Draw everything that chance decides; two games of a pair share one setup."""

    @abstractmethod
    def __init__(self, setup: Setup) -> None:
        """Start the game: `sent` and `wanted` are valid at once."""

    @abstractmethod
    def side(self, seat: int) -> int:
        """The side (0 or 1) that a seat plays for."""

    @abstractmethod
    def allowance(self) -> float:
        """Seconds for the wanted seat at time scale 1 (see `clock`)."""

    @abstractmethod
    def answer(self, text: str) -> None:
        """Take the wanted seat's answer (a line, or the whole of output.txt)."""

    @abstractmethod
    def fault(self, status: str) -> None:
        """Make the wanted seat pay for a fault: it loses the game, or the move is skipped."""

    @abstractmethod
    def legal(self) -> list[str]:
        """All legal answers of the wanted seat, sorted; those that can be listed, where there are
        far too many."""

    @abstractmethod
    def show(self) -> str:
        """The position as a few lines of text for people."""

    def view(self, seat: int) -> str:
        """The position as a person in that seat may see it."""
        return self.show()

    @classmethod
    @abstractmethod
    def from_text(cls, texts: list[str]) -> "Position":
        """The position that the texts describe; ValueError if none. One text may always be what
        a program was sent, with `> ANSWER` lines for its own answers (without `persistent`: the
        last input.txt); a game may take other forms as well."""
