"""What -v costs: the processor time in which a program says what it thought, as a share of that of
its whole answers, with about the work that the real clock allows. Prints one JSON list."""

import json
import os
import random
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools" / "durak")]

import versus  # noqa: E402  # of tools/durak

import circus_bot  # noqa: E402
import durak_bot  # noqa: E402
import squares_bot  # noqa: E402
from arena.games.durak.referee import DurakReferee  # noqa: E402

HOUSES = "F4 G2 G8 H3 H6 I1 I9 J5 K3 K7 L1 L6 L9"
MOVES = 20  # of Circus; a game of Durak has about ten decisions a player
WORK = {"durak": 5, "circus": 5000, "squares": 400}  # --work


class Stopwatch:
    """The processor time spent in some functions, also where one calls another."""

    def __init__(self, *functions: tuple[object, str]) -> None:
        self.seconds, self.depth = 0.0, 0
        for owner, name in functions:
            setattr(owner, name, self.timed(getattr(owner, name)))

    def timed(self, function):
        def call(*words):
            self.depth += 1
            started = time.process_time()
            try:
                return function(*words)
            finally:
                self.depth -= 1
                if not self.depth:
                    self.seconds += time.process_time() - started

        return call


def options(bot, name: str):
    return bot.read_options(["-v", "--work", str(WORK[name])])


def durak() -> tuple[Stopwatch, Stopwatch]:
    """A game of four of them."""
    whole = Stopwatch((durak_bot.Player, "answer"))
    said = Stopwatch((durak_bot.Player, "thought"), (durak_bot, "tell"))
    referee = DurakReferee(DurakReferee.deal(random.Random(1), {}))
    seats = [versus.Seat(durak_bot, WORK["durak"], seat) for seat in range(4)]
    for seat in seats:
        seat.player.options.verbose = True
    while referee.result is None:
        seat = seats[referee.wanted]
        referee.answer(seat.answer(referee.sent[referee.wanted], referee.command))
    return whole, said


def circus() -> tuple[Stopwatch, Stopwatch]:
    """Against random moves."""
    whole = Stopwatch((circus_bot.Player, "respond"))
    said = Stopwatch((circus_bot.Search, "thought"), (circus_bot, "thought_text"),
                     (circus_bot, "tell"))
    circus_bot.say = lambda text: None
    player, rng = circus_bot.Player(options(circus_bot, "circus"), None), random.Random(1)
    player.read(HOUSES)
    player.read("0")
    player.set_up()
    for _ in range(MOVES):
        player.respond()
        player.read(circus_bot.move_text(rng.choice(player.position.moves().pairs)))
    return whole, said


def squares() -> tuple[Stopwatch, Stopwatch]:
    """The boards of samples/."""
    whole = Stopwatch((squares_bot.Player, "answer"))
    said = Stopwatch((squares_bot.Player, "say"))
    for board in sorted((ROOT / "samples" / "squares").glob("*.board")):
        player = squares_bot.Player(options(squares_bot, "squares"))
        player.read(board.read_text())
        player.answer()
    return whole, said


def main() -> None:
    kept = os.dup(2)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # what they say is not wanted here
    rows = []
    for game in (durak, circus, squares):
        whole, said = game()
        rows.append({
            "name": f"{game.__name__}: share of an answer that -v takes",
            "fast": round(said.seconds, 4),
            "plain": round(whole.seconds - said.seconds, 2),
            "unit": "s",
            "ratio": round(said.seconds / (whole.seconds - said.seconds), 5),
            "wanted": "<= 0.02",
        })
    os.dup2(kept, 2)
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
