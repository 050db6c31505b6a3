"""What would a bot do here, and why? It is asked about a position of a game that others play.

A program for input.txt gets that. One that talks all game long and knows `--talk` gets the whole
conversation of the seat, as in samples/*.talk, and answers its last request. Any other takes the
seat as if it had played so far. Programs that know `-v` say what they thought."""

import tempfile
from dataclasses import dataclass, replace
from typing import Any, Optional

from arena.game import Referee
from arena.seats import sandbox
from arena.seats.bots import Bot, own_program, parse
from arena.seats.chance import Chance
from arena.seats.process import Limits
from arena.seats.program import Call, Lines
from arena.seats.seat import Answer, Seat, talk_line

START = 1.0  # seconds: a program that is started for one answer has that much more


@dataclass(frozen=True)
class Advice:
    """What the bot would answer, or why it did not; and the lines that it said."""

    answer: Optional[str]
    trouble: str
    said: list[str]


def ask(bot: Bot, referee: Referee, talk: list[str]) -> Advice:
    """Let a bot answer for the wanted seat; `talk` is what was said in that seat until now. The
    caller owns no other child processes in games of input.txt."""
    if not bot.can_go_on(type(referee)) and "--talk" not in bot.options:
        return Advice(None, f"{bot.spec} cannot be asked in the middle of a game: it knows neither "
                      "--talk nor --after", [])
    limits = Limits(referee.memory_mb, False, 1.0, thoughts=True, sandbox=sandbox.chosen("auto"))
    with tempfile.TemporaryDirectory(prefix="arena-") as folder:
        seat = _seated(bot, referee, talk, limits, folder)
        try:
            answer = _asked(seat, referee, talk)
        finally:
            seat.end()
        said, _ = seat.said(last=True)
    return Advice(answer.text, f"{answer.status}: {answer.detail}" if answer.status else "", said)


def _seated(bot: Bot, referee: Referee, talk: list[str], limits: Limits, folder: str) -> Seat:
    if bot.chance:
        return Chance(referee, 0)
    if not referee.persistent:
        return Call(bot, limits, 0, folder)
    if "--talk" in bot.options:
        return Lines(replace(bot, command=(*bot.command, "--talk")), limits, 0, folder)
    return Lines(bot, limits, 0, folder)


def _asked(seat: Seat, referee: Referee, talk: list[str]) -> Answer:
    seconds = referee.allowance() + START
    if not referee.persistent:
        return seat.ask(talk[-1:], seconds)
    if isinstance(seat, Lines) and "--talk" in seat.bot.command:
        return seat.ask_once(talk, seconds)
    own = [number for number, line in enumerate(talk, 1) if line.startswith(">")]
    if own:
        seat.remember(talk[:own[-1]])
        talk = talk[own[-1]:]
    return seat.ask(talk, seconds)


def talk_of(events: list[dict[str, Any]], seat: int) -> list[str]:
    """What was said in a seat, from the events of a log."""
    return [talk_line(event) for event in events if event["seat"] == seat]


def advisor(game: str, players: list[Bot]) -> Bot:
    """Who is asked for a hint: the project's own program for the game, else one that plays."""
    playing = next((bot.spec for bot in players if not bot.human), "builtin:random")
    return parse(own_program(game, playing), game)
