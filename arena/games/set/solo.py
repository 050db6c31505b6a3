"""SET for one person in the browser: find the sets yourself. A game is a seed and the plays so
far, `1111 1222 1333` or `+`, so that the server need not remember anything."""

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

from arena.games.set import show
from arena.games.set.table import DECK, Card, Position, add, sets, start, take, third
from arena.games.set.view import picture
from arena.web.page import Shown

PROGRAM = Path(__file__).parents[3] / "set_sim.py"
GAMES = 50_000  # whose odds are counted while somebody waits
PATIENCE = 60.0  # seconds

NAMES = ("number", "colour", "filling", "shape")
VALUES = (("one", "two", "three"), ("red", "green", "purple"), ("empty", "striped", "full"),
          ("diamond", "wave", "oval"))


GOAL = ("Find three cards on the table whose number, colour, filling and shape are each all the "
        "same or all different, until the deck is gone.")


def deal(seed: int) -> list[Card]:
    cards = DECK.copy()
    random.Random(seed).shuffle(cards)
    return cards


def state(seed: int, plays: list[str]) -> dict[str, Any]:
    """What the page draws after these plays; ValueError explains the first wrong one."""
    position = _position(seed, plays)
    over = not position.deck and not sets(position.table)
    return {"picture": {**picture(position), "set": []}, "over": over,
            "found": sum(play != "+" for play in plays)}


def hint(seed: int, plays: list[str], chosen: list[str]) -> dict[str, Any]:
    """The third card for two chosen ones; else two cards of the first set, and their third."""
    table = _position(seed, plays).table
    if len(chosen) == 2 and set(chosen) <= set(table):
        first, second = chosen
    else:
        found = sets(table)
        if not found:
            return {"words": "There is no set on the table."}
        first, second, _ = found[0]
    card = third(first, second)
    there = "It lies on the table." if card in table else "It does not lie on the table."
    return {"chosen": [first, second], "third": card,
            "words": f"{first} and {second} need {card}. {there}"}


def _position(seed: int, plays: list[str]) -> Position:
    position = start(deal(seed))
    for play in plays:
        position = _after(position, play)
    return position


def _after(position: Position, play: str) -> Position:
    if play == "+":
        if sets(position.table):
            raise ValueError("There is a set: look again, or ask for a hint.")
        if not position.deck:
            raise ValueError("The deck is empty.")
        return add(position)
    cards = tuple(card for card in position.table if card in play.split())
    if len(cards) != 3:
        raise ValueError("A set is three cards of the table.")
    first, second, last = cards
    if third(first, second) != last:
        raise ValueError(_why_not(cards))
    return take(position, (first, second, last))


def _why_not(cards: tuple[Card, ...]) -> str:
    """Example: `Not a set by colour: red twice, green once.`"""
    for name, values, digits in zip(NAMES, VALUES, zip(*cards)):
        if len(set(digits)) == 2:
            two = values[int(max(digits, key=digits.count)) - 1]
            one = values[int(min(digits, key=digits.count)) - 1]
            return f"Not a set by {name}: {two} twice, {one} once."
    raise AssertionError("it is a set")


def watch(seed: int) -> Shown:
    """The same deal as the program plays it."""
    return show.deck(" ".join(deal(seed)), f"deal {seed}")


def odds(seed: int) -> Shown:
    """The odds, counted now."""
    made = subprocess.run([sys.executable, str(PROGRAM), "--odds", str(GAMES), "--seed", str(seed),
                           "--json"], capture_output=True, text=True, timeout=PATIENCE, check=True)
    return show.odds(made.stdout, "counted now")


# What the home page offers beside playing: words and pages.
PAGES = {"watch": ("Watch", watch), "odds": ("Odds", odds)}
