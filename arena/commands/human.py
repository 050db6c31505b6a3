"""`human`: play a game yourself, at the terminal."""

import argparse
import contextlib
import os
import random
import shlex
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Optional

from arena import games
from arena.commands import (
    WrongArgument,
    add_game_options,
    game_in,
    game_named,
    game_options,
    plainly,
    scale,
)
from arena.matches import log, starts, thoughts, workers
from arena.matches.play import Conditions, Record
from arena.matches.sitting import Sitting, against
from arena.matches.thoughts import plain
from arena.person import Manners, paint_for, wrapped
from arena.seats import advice, bots
from arena.seats.process import adopt_orphans

HELP = "play a game yourself, at the terminal"
EXAMPLE = "./play.sh human durak builtin:greedy --partner durak_bot.py"

WORDS = "? explains, hint asks the bot, undo, quit"


class Quit(Exception):
    """The person has had enough; the game is kept."""


def arguments(parser: argparse.ArgumentParser, words: list[str]) -> None:
    parser.add_argument("game", metavar="GAME", help=", ".join(games.names()))
    parser.add_argument("bot", metavar="BOT", nargs="?", help=(
        "your opponent: a .py file, a command line in quotes, builtin:random, builtin:greedy "
        "(default: the game's own program)"))
    parser.add_argument("--partner", metavar="BOT", help=(
        "who plays on your side, in games where a side has several seats (default: the game's own "
        "program)"))
    parser.add_argument("--second", action="store_true", help="the bot has the first side")
    parser.add_argument("--seed", metavar="S", type=int, help="of the deal; default: by chance")
    parser.add_argument("--time-scale", metavar="X", type=scale, default=1.0,
                        help="of the bot's time: 0.1 makes it quicker and weaker")
    parser.add_argument("--log", metavar="FILE.jsonl",
                        help="where the game is kept (default: a new file here)")
    parser.add_argument("--from", metavar="LOG:K[:TURN]", dest="start",
                        help="go on with a logged game, from a turn or from where it stopped")
    add_game_options(parser, game_in(words))


def run(arguments: argparse.Namespace) -> int:
    conditions, path = _conditions(arguments), _log(arguments)
    adopt_orphans()
    status = 0
    with tempfile.TemporaryDirectory(prefix="arena-") as folder, games.blamed(conditions.game):
        sitting = Sitting(conditions, int(arguments.second), folder)
        try:
            Terminal(sitting).play()
        except (Quit, workers.Interrupted) as left:
            status = 130 if isinstance(left, workers.Interrupted) else 0
        finally:
            _keep(sitting, path)
    return status


def _log(arguments: argparse.Namespace) -> str:
    """Where the game will be kept; said before it is played if that cannot be."""
    path: str = arguments.log or log.new(arguments.game)
    if os.path.exists(path):
        raise WrongArgument(f"arena human: {path} exists: another file, please")
    try:
        log.try_target(path)
    except OSError as error:
        raise WrongArgument(f"arena human: {plainly(error)}") from None
    return path


def _keep(sitting: Sitting, path: str) -> None:
    """End the game, however it was left."""
    record = sitting.close()
    if sitting.answers():
        log.append(path, {**record, "jobs": 1})
        print(f"\n{farewell(record, sitting, path)}")
    else:
        print("\nNothing was played, so nothing is kept.")


def farewell(record: Record, sitting: Sitting, path: str) -> str:
    if record["result"] is None:
        how = "" if sitting.can_go_on() else " against another bot (yours does not know --after)"
        return f"The game is kept in {path}. Go on with it{how}:\n  {command(sitting, path)}"
    return (f"{outcome(record, sitting)}\nThe game is in {path}. Look at it again:\n"
            f"  ./play.sh replay {path} --game {record['index']} --html {Path(path).stem}.html")


def command(sitting: Sitting, path: str) -> str:
    """What goes on with an unfinished game."""
    conditions = sitting.conditions
    opponent = conditions.b.spec if sitting.can_go_on() else "builtin:random"
    partners = [bot for seat, bot in enumerate(sitting.players) if not bot.human
                and sitting.referee.side(seat) == sitting.referee.side(sitting.seat or 0)]
    return " ".join(["./play.sh human", conditions.game, shlex.quote(opponent),
                     *(f"--partner {shlex.quote(bot.spec)}" for bot in partners[:1]),
                     *(["--second"] if sitting.index else []),
                     *([f"--time-scale {conditions.time_scale:g}"]
                       if conditions.time_scale != 1 else []),
                     f"--from {shlex.quote(path)}:{sitting.index}"])


def outcome(record: Record, sitting: Sitting) -> str:
    """Who won and how."""
    result = record["result"]
    side = sitting.referee.side(sitting.seat or 0)
    score = result["score"] if side == 0 else 1 - result["score"]
    won = {1.0: "You win", 0.5: "A draw", 0.0: "You lose"}[score]
    reason = Manners(sitting.conditions.game).ended(sitting.in_words(result["reason"]),
                                                    sitting.seat)
    points = result["points"]
    mine = f" (you {points[side]}, the other side {points[1 - side]})" if points else ""
    return f"{won}: {reason}{mine}."


def _conditions(arguments: argparse.Namespace) -> Conditions:
    game = arguments.game
    referee = game_named(game)
    try:
        opponent = bots.parse(arguments.bot or bots.own_program(game), game)
        partner = bots.parse(arguments.partner or bots.own_program(game), game)
        begin = [starts.find(arguments.start, game)] if arguments.start else []
        if begin:
            starts.want_able([opponent, *([partner] if referee.seats > 2 else [])], game)
    except (OSError, ValueError) as error:
        raise WrongArgument(f"arena human: {plainly(error)}") from None
    if opponent.human or partner.human:
        raise WrongArgument("arena human: one person at a time; name bots for the other seats")
    seed = random.SystemRandom().getrandbits(32) if arguments.seed is None else arguments.seed
    if arguments.partner and referee.seats == 2:
        raise WrongArgument(f"arena human: {game} has no partners")
    return against(game, opponent, partner, seed, game_options(game, arguments),
                   arguments.time_scale, tuple(begin))


class Terminal:
    """The conversation with the person: positions and what happens, questions and answers."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.manners = Manners(sitting.conditions.game)
        self.paint = paint_for(sys.stdout)
        assert sitting.seat is not None
        self.seat = sitting.seat

    def play(self) -> None:
        """Until the game is over; Quit or Interrupted when the person leaves."""
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (arrow keys and a history for input())
        others = [f"{who} {Path(bot.spec).name}" for who, bot in self._others()]
        self.say(f"{self.sitting.conditions.game}: you {', '.join(others)}. "
                 f"({WORDS})\n")
        while self.sitting.referee.result is None:
            if self.sitting.persons_turn:
                self.draw()
                self._person()
            else:
                self._program()
        self.draw()

    def _others(self) -> list[tuple[str, bots.Bot]]:
        referee = self.sitting.referee
        own = referee.side(self.seat)
        seen = {}
        for seat, bot in enumerate(self.sitting.players):
            if not bot.human:
                seen["with" if referee.side(seat) == own else "against"] = bot
        return sorted((who, bot) for who, bot in seen.items())

    def draw(self) -> None:
        self.say("\n" + self.manners.draw(self.sitting.referee, self.seat, self.paint))

    def say(self, text: str) -> None:
        if sys.stdout.isatty():
            text = wrapped(text, shutil.get_terminal_size().columns)
        print(text, flush=True)

    def _program(self) -> None:
        sitting = self.sitting
        answer = sitting.ask()
        words = "" if answer.text is None else self._words(answer.text)
        failed = sitting.accept(answer)
        self._happened(failed or words)

    def _words(self, answer: str) -> str:
        """An answer about to be given, as it can be printed."""
        return plain(self.manners.tell(self.sitting.referee, self.seat, answer))

    def _happened(self, words: str) -> None:
        if words:
            self.say(f"* {words}.")

    def _person(self) -> None:
        """Ask until the person has given a legal answer or gone back."""
        while True:
            text = self._read()
            word = text.strip().lower()
            if word in ("quit", "exit", "q"):
                raise Quit
            if word == "undo":
                if self._undo():
                    return
            elif word == "hint":
                self._hint()
            elif word in ("", "?", "help"):
                self.say(self.manners.help(self.sitting.referee) + f"\n({WORDS})")
            elif self._give(text):
                return

    def _read(self) -> str:
        try:
            return input(self.paint("Your move: ", "bold"))
        except EOFError:
            raise Quit from None

    def _give(self, text: str) -> bool:
        try:
            answer = self.manners.read(self.sitting.referee, text)
            words = self._words(answer)
            self.sitting.give(answer)
        except ValueError as error:
            message = str(error)
            self.say(f"{message[:1].upper()}{message[1:]}. ({WORDS})")
            return False
        self._happened(words)
        return True

    def _undo(self) -> bool:
        trouble = self.sitting.undo()
        self.say(trouble or "* Back to your turn before.")
        return not trouble

    def _hint(self) -> None:
        sitting = self.sitting
        bot = advice.advisor(sitting.conditions.game, sitting.players)
        given = advice.ask(bot, sitting.referee,
                           advice.talk_of(sitting.table.events, self.seat))
        if given.answer is None:
            self.say(f"No hint: {plain(given.trouble)}")
            return
        words = self._words(given.answer) or plain(given.answer.strip())
        self.say(f"Hint of {Path(bot.spec).name}: {words}")
        candidates = (thoughts.thought({"said": given.said}) or {}).get("candidates")
        for other in candidates[:4] if isinstance(candidates, list) else []:
            if isinstance(other, dict) and "\n" not in str(other.get("answer")):
                self.say(f"  {_percent(other.get('value')):>4} to win with {other.get('answer')}")


def _percent(value: Optional[object]) -> str:
    return f"{value:.0%}" if isinstance(value, (int, float)) else ""
