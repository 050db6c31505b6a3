"""The submissions and their samples, and the arena's way of running them (`arena.seats.runner`)."""

from pathlib import Path

from arena.seats.runner import Run, Talker, run, talk

__all__ = ["Run", "Talker", "run", "talk"]

ROOT = Path(__file__).resolve().parent.parent
SAMPLES = ROOT / "samples"
SET_SIM = ROOT / "set_sim.py"
DURAK_BOT = ROOT / "durak_bot.py"
CIRCUS_BOT = ROOT / "circus_bot.py"
SQUARES_BOT = ROOT / "squares_bot.py"
SUBMISSIONS = {"set": SET_SIM, "durak": DURAK_BOT, "circus": CIRCUS_BOT, "squares": SQUARES_BOT}


def samples(game: str, suffix: str) -> list[Path]:
    """The cases of a game, by the form of the case:

    - NAME.in with NAME.out: stdin, and the exact stdout;
    - NAME.talk: lines sent to the program, and `> ANSWER` lines where one is awaited;
    - NAME.board: an input.txt, to which any well-formed output.txt is an answer.
    """
    return sorted((SAMPLES / game).glob("*" + suffix))
