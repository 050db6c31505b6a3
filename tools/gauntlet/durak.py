"""Strangers at Durak: every card has a price, and a style says when it is paid.

    python tools/gauntlet/durak.py STYLE [NAME=VALUE...]

A card costs its rank, a trump `trump` more. The first card of a round is the cheapest; another is
laid when it costs less than `throw` or `beat` allow. With every card of the deck that is
gone they allow up to `late` more, so that nothing is kept for ever.
"""

import os
import random
import sys

from styles import best, read_style

from arena.games.durak.referee import NO, RANKS, PlayerView

DECK = 12  # cards of the deck after the deal

STYLES = {
    # Everything that fits is thrown, trumps too: the defender shall take.
    "aggressive": {"trump": 6, "throw": 99, "beat": 99, "mercy": 99},
    # Trumps and court cards stay in the hand until the deck is out.
    "hoarding": {"trump": 9, "throw": 4, "beat": 8, "late": 8},
    # Empty the hand: the highest card that fits goes first.
    "racing": {"trump": 2, "high": 1, "throw": 99, "beat": 99},
    # Pairs first: attack with what can be followed by its equal.
    "pairing": {"trump": 9, "pair": 5, "throw": 9, "beat": 13, "late": 3},
    # Take early and often, then win with a hand full of trumps.
    "waiting": {"trump": 9, "throw": 3, "beat": 5, "late": 12},
    # The cheapest card with a fifth of the answers by chance.
    "careless": {"trump": 9, "throw": 9, "beat": 14, "late": 4, "chance": 0.2},
}


def price(card: str, view: PlayerView, style: dict[str, float]) -> float:
    return RANKS.index(card[0]) + style["trump"] * (card[1] == view.trump)


def values(view: PlayerView, style: dict[str, float]) -> dict[str, float]:
    """What each legal answer is worth; to refuse is worth nothing."""
    late = style["late"] * (1 - view.deck / DECK)
    limit = {"MOVE": 0.0, "BEAT": style["beat"] + late, "ADD": style["throw"] + late}[view.command]
    if view.command == "ADD" and view.table.taking:
        limit += style["mercy"]  # what is thrown to one who takes is lost to us
    found = {}
    for card in view.legal():
        if card == NO:
            found[card] = 0.0
            continue
        equals = sum(other[0] == card[0] for other in view.hand) - 1
        cost = price(card, view, style)
        found[card] = limit - cost + style["pair"] * equals + 2 * style["high"] * cost
    return found


def main() -> None:
    style = read_style(sys.argv[1:], STYLES)
    rng = random.Random(os.environ.get("ARENA_SEED"))
    view = PlayerView()
    for line in sys.stdin:
        if view.read(line):
            print(best(values(view, style), style, rng), flush=True)


if __name__ == "__main__":
    main()
