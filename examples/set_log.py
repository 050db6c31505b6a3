"""SET on a page: read the cards, always take the first set, print the log of the game.

The rules are in docs/rules/set.md. Two cards determine the third card of their set.
"""

import sys
from collections.abc import Iterator
from itertools import combinations


def third(first: str, second: str) -> str:
    """The card that makes a set with two others: digit by digit the same, or the missing one."""
    pairs = zip(first, second)
    return "".join(a if a == b else str(6 - int(a) - int(b)) for a, b in pairs)


def first_set(table: list[str]) -> list[str]:
    """The set whose positions come first, or nothing. Pairs come in that order as well."""
    place = {card: position for position, card in enumerate(table)}
    for a, b in combinations(table, 2):
        if place.get(third(a, b), -1) > place[b]:
            return [a, b, third(a, b)]
    return []


def log(cards: list[str]) -> Iterator[str]:
    """The lines of the log: tables, and between them the plays."""
    table, deck = cards[:12], cards[12:]
    while True:
        yield " ".join(["=", *table])
        found = first_set(table)
        if found:
            yield " ".join(["-", *found])
            table = [card for card in table if card not in found]
        elif deck:
            yield "+"
        else:
            return
        if not found or len(table) < 12:
            table, deck = table + deck[:3], deck[3:]


for line in log(sys.stdin.read().split()):
    print(line)
