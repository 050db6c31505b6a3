"""Team Durak in plain Python: the oracle of durak_bot.py's batch engine.

Written from the rules with lists and sets, one game at a time, nothing clever. A card is
(rank, suit), suit 3 is trump; players and seats are 0..3, teams 0+2 and 1+3.
"""
from itertools import product

MOVE, BEAT, ADD, ADD2 = range(4)
NO = None


def beats(card, other):
    if card[1] == other[1]:
        return card[0] > other[0]
    return card[1] == 3


class Game:
    """One game; `hands` are four lists, the last card of `deck` is drawn first."""

    def __init__(self, hands, deck, attacker):
        self.hands = [set(hand) for hand in hands]
        self.deck = list(deck)
        self.known = [set() for _ in range(4)]
        self.gone = set()
        self.outs = set()
        self.rounds = 0
        self.winner = None
        self.start_round(attacker)

    def start_round(self, attacker):
        self.attacker = attacker % 4
        self.limit = min(6, len(self.hands[self.player(self.attacker + 1)]))
        self.table, self.thrown, self.taking = [], 0, False
        self.card = None
        self.phase = MOVE

    def player(self, seat):
        return (seat + 2) % 4 if seat % 4 in self.outs else seat % 4

    def actor(self):
        return self.player(self.attacker + (0, 1, 0, 2)[self.phase])

    def fitting(self, player):
        """The cards the player may throw in."""
        ranks = {rank for rank, _ in self.table}
        return [c for c in self.hands[player] if c[0] in ranks and self.thrown < self.limit]

    def cards(self):
        """The cards that may be played now."""
        hand = self.hands[self.actor()]
        if self.phase == MOVE:
            return sorted(hand)
        if self.phase == BEAT:
            return sorted(card for card in hand if beats(card, self.card))
        return sorted(self.fitting(self.actor()))

    def choices(self):
        return self.cards() + ([NO] if self.phase != MOVE else [])

    def play(self, choice):
        player = self.actor()
        if choice is NO:
            self.decline()
        else:
            self.hands[player].remove(choice)
            self.known[player].discard(choice)
            self.table.append(choice)
            if self.phase == BEAT:
                self.card, self.phase = None, ADD
            else:
                self.thrown += 1
                if self.taking:
                    self.phase = ADD
                else:
                    self.card, self.phase = choice, BEAT
            self.leave(player)
        self.skip_offers()

    def decline(self):
        if self.phase == BEAT:
            self.taking, self.phase = True, ADD
        else:
            self.next_offer()

    def next_offer(self):
        partner = self.player(self.attacker + 2)
        if self.phase == ADD and partner != self.player(self.attacker):
            self.phase = ADD2
        else:
            self.end_round()

    def skip_offers(self):
        while self.winner is None and self.phase in (ADD, ADD2) and not self.cards():
            self.next_offer()

    def leave(self, player):
        if not self.deck and not self.hands[player] and self.winner is None:
            self.outs.add(player)
            if (player + 2) % 4 in self.outs:
                self.winner = player % 2

    def end_round(self):
        defender = self.player(self.attacker + 1)
        if self.taking:
            self.hands[defender].update(self.table)
            self.known[defender].update(self.table)
        else:
            self.gone.update(self.table)
        for seat in (self.attacker - back for back in range(4)):
            if seat % 4 not in self.outs:
                while self.deck and len(self.hands[seat % 4]) < 6:
                    self.hands[seat % 4].add(self.deck.pop())
                self.leave(seat % 4)
        self.rounds += 1
        if self.rounds >= 300 and self.winner is None:
            self.winner = 2
        self.start_round(self.attacker + (2 if self.taking else 1))


class PlainNetwork:
    """A network of the bot, read bit by bit."""

    def __init__(self, network):
        self.rows = network.table.tolist()
        self.outer = [[int(x) for x in row] for row in network.outer]
        self.bias = [int(x) for x in network.bias]
        self.group_starts = network.starts.ravel().tolist()[-4:]

    def hidden(self, sets, numbers):
        sums = [0] * len(self.rows[0])
        lines = [start + number for start, number in zip(self.group_starts, numbers)]
        for k, cards in enumerate(sets):
            for rank, suit in cards:
                card = rank * 4 + suit
                lines.append(512 * (4 * k + card // 9) + (1 << card % 9))
        for line in lines:
            sums = [a + b for a, b in zip(sums, self.rows[line])]
        return [max(0, a) for a in sums]

    def output(self, hidden, k):
        return sum(a * b for a, b in zip(hidden, self.outer[k])) + self.bias[k]


def best_choice(game, network):
    """The choice the policy network likes best, the lowest of equals."""
    me = game.actor()
    left, partner, right = ((me + k) % 4 for k in (1, 2, 3))
    shown = set(game.table).union(game.gone, game.hands[me], *game.known)
    unseen = [card for card in product(range(9), range(4)) if card not in shown]
    size = [min(7, len(hand)) for hand in game.hands]
    kind = min(game.phase, ADD) + game.taking
    hidden = network.hidden(
        [game.hands[me], game.table, game.known[left], game.known[partner], game.known[right],
         unseen],
        [(len(game.deck) * 4 + kind) * 4 + (game.attacker - me) % 4,
         ((game.limit - game.thrown) * 8 + size[me]) * 2,
         (size[left] * 8 + size[partner]) * 8 + size[right],
         game.card[0] * 4 + game.card[1] if game.card else 36])
    scores = [network.output(hidden, 36 if c is NO else c[0] * 4 + c[1]) for c in game.choices()]
    return game.choices()[scores.index(max(scores))]


def play_out(game, network):
    """Plays to the end by the policy; the winner and the number of rounds."""
    while game.winner is None:
        choices = game.choices()
        game.play(choices[0] if len(choices) == 1 else best_choice(game, network))
    return game.winner, game.rounds
