"""Team Durak on a page: attack, beat and throw in with the cheapest card that fits.

The rules are in docs/rules/durak.md. To make the bot yours, change `choose`.
"""

import sys

RANKS = "6789TJQKA"  # low to high


class Game:
    """What the messages tell; in them we are player 1 and our partner is player 3."""

    def __init__(self) -> None:
        self.trump = ""
        self.hands: dict[str, list[str]] = {p: [] for p in "1234"}  # "??": not seen yet
        self.attacks: list[str] = []  # of this round, and what beat them
        self.defences: list[str] = []

    def read(self, word: str, who: str, *rest: str) -> None:
        if word == "trump":
            self.trump = who
        elif word == "give":
            self.hands[who] += rest
        elif word == "move":
            self.attacks, self.defences, self.taking = [], [], False
            self.room = min(6, len(self.hands[rest[0]]))  # cards that he can be made to beat
            self.lay(who, rest[1], self.attacks)
        elif word == "add":
            self.lay(who, rest[1], self.attacks)
            self.hands[rest[0]] += [rest[1]] if self.taking else []
        elif word == "beat":
            self.lay(who, rest[0], self.defences)
        elif word == "take":
            self.taking = True
            self.hands[who] += self.attacks + self.defences

    def lay(self, who: str, card: str, pile: list[str]) -> None:
        self.hands[who].remove(card if card in self.hands[who] else "??")
        pile.append(card)

    def may(self, command: str, card: str) -> bool:
        """Whether a card of ours may answer the command."""
        if command == "ADD":
            ranks = [other[0] for other in self.attacks + self.defences]
            return card[0] in ranks and len(self.attacks) < self.room
        return command == "MOVE" or self.beats(card, self.attacks[-1])

    def beats(self, card: str, other: str) -> bool:
        if card[1] == other[1]:
            return RANKS.index(card[0]) > RANKS.index(other[0])
        return card[1] == self.trump

    def price(self, card: str) -> int:
        return RANKS.index(card[0]) + 9 * (card[1] == self.trump)

    def choose(self, command: str) -> str:
        cards = sorted((c for c in self.hands["1"] if self.may(command, c)), key=self.price)
        if not cards or (command == "ADD" and cards[0][1] == self.trump):
            return "NO"  # nothing fits, or a trump would be wasted
        return cards[0]


game = Game()
for line in sys.stdin:
    words = line.split()
    if words in (["MOVE"], ["BEAT"], ["ADD"]):
        print(game.choose(words[0]), flush=True)
    elif words:
        game.read(*words)
