"""SET the obvious way: three nested loops, cards as text. The oracle of the SET tests.

    python3 tests/set_plain.py < samples/set/przyklad1.in > samples/set/przyklad1.out

wrote the samples' outputs; nothing here is shared with set_sim.py.
"""

import sys
from itertools import combinations, product
from typing import Callable

DECK = ["".join(digits) for digits in product("123", repeat=4)]

# pick(number of sets on the table) -> which of them is taken, 0 for the first by position
Pick = Callable[[int], int]


def is_set(a: str, b: str, c: str) -> bool:
    """All the same or all different, in each of the four attributes."""
    return all(len({a[k], b[k], c[k]}) in (1, 3) for k in range(4))


def sets_on(table: list[str]) -> list[tuple[str, str, str]]:
    """Every set, in the statement's order: combinations come by positions x < y < z."""
    return [cards for cards in combinations(table, 3) if is_set(*cards)]


def first_only(count: int) -> int:
    return 0


def play(cards: list[str], pick: Pick = first_only) -> tuple[list[str], list[tuple]]:
    """The statement's log as lines, and every table looked at as (size, deck, has a set)."""
    table, deck = list(cards[:12]), list(cards[12:])
    lines, looks = [line("=", table)], []
    while True:
        sets = sets_on(table)
        looks.append((len(table), len(deck), bool(sets)))
        if sets:
            taken = sets[pick(len(sets))]
            for card in taken:
                table.remove(card)
            lines.append(line("-", taken))
            if len(table) < 12:
                table, deck = table + deck[:3], deck[3:]
        elif deck:
            table, deck = table + deck[:3], deck[3:]
            lines.append("+")
        else:
            return lines, looks
        lines.append(line("=", table))


def line(sign: str, cards) -> str:
    return sign + "".join(" " + card for card in cards)


if __name__ == "__main__":
    for text in play(sys.stdin.read().split())[0]:
        print(text)
