"""SET: cards, sets, and the game in which the first set is always taken (docs/rules/set.md)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from typing import Optional

Card = str  # Example: "2331"
Triple = tuple[Card, Card, Card]

DECK = ["".join(digits) for digits in product("123", repeat=4)]
FULL = 12  # cards of a table that is not topped up


@dataclass(frozen=True)
class Position:
    """A table with the rest of the deck, and the play that led to it."""

    table: tuple[Card, ...]
    deck: tuple[Card, ...]
    play: str = ""  # Examples: "- 1111 1222 1333", "+", "" at the start


def read(text: str) -> list[Card]:
    """The cards of an input; ValueError names the first that is wrong."""
    cards = text.split()
    seen: set[Card] = set()
    for number, card in enumerate(cards, 1):
        if card not in DECK:
            raise ValueError(f"card {number} is {card[:20]!r}: a card has four digits of 1, 2, 3")
        if card in seen:
            raise ValueError(f"card {number}, {card}, is there twice")
        seen.add(card)
    if len(cards) % 3:
        raise ValueError(f"{len(cards)} cards: their number must be divisible by 3")
    return cards


def start(cards: list[Card]) -> Position:
    return Position(tuple(cards[:FULL]), tuple(cards[FULL:]))


def third(first: Card, second: Card) -> Card:
    """The card that makes a set with two others: digit by digit the same, or the missing one."""
    return "".join(a if a == b else str(6 - int(a) - int(b)) for a, b in zip(first, second))


def sets(table: tuple[Card, ...]) -> list[Triple]:
    """All sets of a table, the first one first."""
    place = {card: position for position, card in enumerate(table)}
    return [(a, b, third(a, b)) for a, b in combinations(table, 2)
            if place.get(third(a, b), -1) > place[b]]


def take(position: Position, cards: Triple) -> Position:
    """The position after a set was taken."""
    table = tuple(card for card in position.table if card not in cards)
    more = 3 if len(table) < FULL else 0
    return Position(table + position.deck[:more], position.deck[more:], " ".join(("-", *cards)))


def add(position: Position) -> Position:
    """The position after three more cards were asked for."""
    return Position(position.table + position.deck[:3], position.deck[3:], "+")


def after(position: Position) -> Optional[Position]:
    """The next position when the first set is taken; None when the game is over."""
    found = sets(position.table)
    if found:
        return take(position, found[0])
    return add(position) if position.deck else None


def game(cards: list[Card]) -> Iterator[Position]:
    position: Optional[Position] = start(cards)
    while position is not None:
        yield position
        position = after(position)
