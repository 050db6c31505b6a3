"""What a game's trials.py holds: inputs that `check` tries a program with. Each may be left out.

    BAD = [Bad(...), ...]       inputs that break the protocol
    ENDS = ["", ...]            standard inputs that end early and are no fault: exit status 0
    THINK = [Input(...), ...]   inputs that make a program think, numpy and search included
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Input:
    """What a program finds when it is started."""

    stdin: str = ""
    files: Mapping[str, str] = field(default_factory=dict)
    arguments: tuple[str, ...] = ()


@dataclass(frozen=True)
class Bad:
    """An input that breaks the rules of the protocol, and what the program should do: exit with
    `status`, and answer with one of `answers` or not at all."""

    name: str
    given: Input
    status: int = 2
    answers: tuple[str, ...] = ()
