"""Team Durak: a search over hidden worlds with a learned policy and value.

How it decides. The ledger (Ledger) keeps what the messages prove about the 36 cards. The belief
(Belief) is a set of full worlds that agree with the ledger, weighted by how likely each observed
decision, also the silent ones, would have been in them; what kind of players the opponents are is
part of it. The search (Search) plays batches of those worlds
down one shared tree of public actions: a player in a world draws his action from the policy
network, tilted by what the tree has learned so far, or follows the rule of thumb; a leaf is scored
by the value network. Candidates at the root meet the same worlds and are halved until one is left.
One against one without a deck is perfect information and is solved (Duel). When numpy or memory is
missing or anything fails, a rule of thumb in plain Python answers.

Options: `-v` one JSON object on stderr for each answer; `--talk` answers the last request of a
transcript; `--work N` batches for each halving instead of seconds; `--time-scale X` of the limits.

Where to start reading: bottom-up `Worlds` (the rules for a whole batch), from the middle
`Search.think`, top-down `main`.

Strength: 93% against a cheapest-card player at real limits (docs/strength.md has the rest).
"""
from __future__ import annotations

import base64
import contextlib
import functools
import json
import lzma
import os
import select
import signal
import sys
import time
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

STARTED, START_CPU = time.monotonic(), time.process_time()

# ---------------------------------------------------------------- limits
BASE, PER_ROUND = 2.0, 0.1  # seconds for the game, and for every round
SHARE = 0.64  # of the allowance that we plan to spend: with 0.76 a pause of 1.3 s was too long
NUMPY_SPACE = 118 << 20  # bytes of address space that numpy, the networks and a search need
LONGEST_LINE, LONGEST_INPUT = 1 << 12, 4 << 20  # bytes; a game has less than 300 KB
COMPLAINTS = 100  # lines on stderr, then silence
if __name__ == "__main__":
    signal.signal(signal.SIGINT, lambda *_: os._exit(130))  # quiet, also while numpy is imported


def import_numpy() -> Any:
    """numpy, or None where it is missing or does not fit: OpenBLAS ends the whole process when it
    starts in too little memory, so the limit is looked at before."""
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"  # further threads cost 40 MB of address space each
    try:
        import resource
        if 0 <= resource.getrlimit(resource.RLIMIT_AS)[0] < NUMPY_SPACE:
            return None
        import numpy
        # A large block, freed at once: glibc then keeps freed memory for the temporaries of the
        # batches (they run up to twice as fast).
        numpy.empty(1 << 24, dtype=numpy.uint8)
        return numpy
    except Exception:  # whatever is wrong with it, main says so, and the rule of thumb plays
        return None


np = import_numpy()
Array = Any  # of numpy; a batch has one column, or one entry, for each game


class BadInput(ValueError):
    """A line or an option that cannot be accepted."""


class OutOfTime(Exception):
    """The time for this part of the decision is over."""


# ---------------------------------------------------------------- vocabulary and tables
# A card is a number rank * 4 + suit with trump as suit 3 (the three other suits keep their order),
# a set of cards ("mask") is an int with bit c for card c. Player 0 is this program, 2 its partner.
RANKS, SUITS = "6789TJQKA", "HSCD"
DECK_SIZE, NO = 36, 36  # NO doubles as the action number after the 36 cards
ACTIONS = NO + 1
ALL = (1 << DECK_SIZE) - 1
LOWEST_SUIT = 0x111111111
TRUMPS = LOWEST_SUIT << 3
HIGH = 4 * RANKS.index("Q")  # a trump from here on is high
MOVE, BEAT, ADD, ADD2, ROUND_OVER = range(5)  # phases; ADD asks the attacker, ADD2 his partner
PLAYERS = range(4)
DRAW = 2  # as a winner; 0 and 1 are the teams
MAX_ROUNDS = 300


def array(values: Any, kind: str = "int64") -> Any:
    """A table for batches, or the bare list where there is no numpy."""
    return np.array(values, dtype=kind) if np else values


def beaters(card: int) -> int:
    """The mask of all cards that beat this one."""
    rank, suit = divmod(card, 4)
    higher = sum(1 << (r * 4 + suit) for r in range(rank + 1, 9))
    return higher if suit == 3 else higher | TRUMPS


def ranks_of(mask: Any) -> Any:
    """All cards of the ranks that occur in the mask (numpy's numbers and arrays)."""
    mask = mask | mask >> U2
    mask = (mask | mask >> U1) & U_LOWEST
    return mask * U15


def ranks_in(mask: int) -> int:
    return int(ranks_of(U64(mask)))


def cards_in(mask: int) -> Iterator[int]:
    """The card numbers in an int mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def count(mask: int) -> int:
    return bin(mask).count("1")


def acting(out: int, seat: int) -> int:
    """The player who acts for the seat: its own, or the partner of one who is out."""
    return seat & 3 ^ (2 if out >> (seat & 3) & 1 else 0)


U64 = np.uint64 if np else int
U1, U2, U15, U_LOWEST, U_NONE = U64(1), U64(2), U64(15), U64(LOWEST_SUIT), U64(0)
SEATS = array([[0], [1], [2], [3]])
BIT = array([1 << k for k in range(64)], "uint64")
CARD_BIT = array([1 << k for k in range(DECK_SIZE)] + [0], "uint64")  # by action, nothing for NO
BEATERS = [beaters(card) for card in range(DECK_SIZE)]
# What may be played by [phase 0..1][attacking card]; 36 = no attacking card.
ANSWERS = array([[ALL] * 37, BEATERS + [0]], "uint64")
SEAT_OF_PHASE = (0, 1, 0, 2, 0)  # counted from the attacker
# Who acts, by out * 20 + phase * 4 + attacker: see Worlds.acting.
ACTOR = array([acting(out, attacker + SEAT_OF_PHASE[phase])
               for out in range(16) for phase in range(5) for attacker in PLAYERS])
# The next phase by [phase][taking][card played or NO] before offers nobody can use are skipped.
NEXT_PHASE = array([ROUND_OVER, BEAT, ROUND_OVER, BEAT, ADD, ADD, ADD, ADD,
                    ADD2, BEAT, ADD2, ADD, ROUND_OVER, BEAT, ROUND_OVER, ADD])


def bits_of(masks: Array) -> Array:
    """(n,) masks -> (n, 40) zeros and ones, lowest bit first."""
    octets = np.ascontiguousarray(masks, dtype="<u8").view(np.uint8)
    return np.unpackbits(octets.reshape(-1, 8)[:, :5], axis=1, bitorder="little")


def lowest(masks: Array) -> Array:
    """The lowest bit of each mask."""
    return masks & (~masks + U1)


def highest_card(masks: Array) -> Array:
    """The highest card of each mask, NO for an empty one."""
    exponent = np.frexp(masks.astype(np.float64))[1] - 1
    return np.where(masks == 0, NO, exponent).astype(np.int64)


# ---------------------------------------------------------------- rules
# A batch of n games is two arrays: masks[row, game] and numbers[row, game].
HAND, KNOWN, TABLE, GONE, STOCK = 0, 4, 8, 9, 10  # STOCK + k: the k cards that are drawn last
MASKS = STOCK + 13
SIZE, ATTACKER, LIMIT, THROWN, PHASE, TAKING, OUT, LEFT, WINNER, ON_TABLE, ROUND, CARD, RULE = (
    0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)  # RULE: the opponents play the rule of thumb
NUMBERS = RULE + 1


class Worlds:
    """A batch of complete games in lock-step: the rules with one 64-bit mask per hand."""

    def __init__(self, masks: Array, numbers: Array) -> None:
        self.masks, self.numbers = masks, numbers
        self.lanes = np.arange(masks.shape[1])

    def take(self, index: Array, rows: int = MASKS) -> Worlds:
        """Some of the games (`masks[:, index]` would spread rows in memory); the first STOCK rows,
        without the order of the deck, are enough for every policy."""
        return Worlds(self.masks[:rows].take(index, axis=1, mode="clip"),
                      self.numbers.take(index, axis=1, mode="clip"))

    def of(self, rows: Array, player: Array) -> Array:
        """rows[player] where the player differs from game to game (quicker than two indices)."""
        return rows.take(player * self.lanes.size + self.lanes, mode="clip")

    def acting(self, phase: Any) -> Array:
        """Who acts in this phase of the round."""
        n = self.numbers
        return ACTOR[n[OUT] * 20 + phase * 4 + n[ATTACKER]]

    def actor(self) -> Array:
        return self.acting(self.numbers[PHASE])

    def fitting(self) -> Array:
        """The mask of cards that may be thrown in, whoever has them."""
        room = self.numbers[THROWN] < self.numbers[LIMIT]
        return np.where(room, ranks_of(self.masks[TABLE]), U_NONE)

    def legal(self, actor: Array) -> Array:
        """The mask of cards the actor may play now (NO is an option in every phase but MOVE)."""
        phase = self.numbers[PHASE]
        answers = ANSWERS[np.minimum(phase, BEAT), self.numbers[CARD]]
        return self.of(self.masks, actor) & np.where(phase < ADD, answers, self.fitting())

    def step(self, actor: Array, action: Array) -> None:
        """Plays one action in every game and goes on to the next decision, maybe a forced one."""
        m, n = self.masks, self.numbers
        bit = CARD_BIT[action]
        played = action < NO
        amount = self.lanes.size
        at = actor * amount + self.lanes
        hands, sizes = m.reshape(-1), n.reshape(-1)
        rest = hands.take(at, mode="clip") & ~bit
        hands[at] = rest
        hands[at + KNOWN * amount] &= ~bit
        m[TABLE] |= bit
        n[ON_TABLE] += played
        sizes[at] -= played
        phase = n[PHASE]
        beating = phase == BEAT
        n[THROWN] += played & ~beating
        n[CARD] = np.where(played & (n[TAKING] == 0), np.where(beating, NO, action), n[CARD])
        n[TAKING] |= beating & ~played
        n[PHASE] = NEXT_PHASE[phase * 4 + n[TAKING] * 2 + played]
        self.leave((rest == 0) & (n[LEFT] == 0), actor)
        self.skip_offers()
        over = np.flatnonzero((n[PHASE] == ROUND_OVER) & (n[WINNER] < 0))
        if over.size:
            ended = self.take(over)
            ended.end_round()
            m[:, over] = ended.masks
            n[:, over] = ended.numbers

    def leave(self, empty: Array, player: Any) -> None:
        """Players without cards and deck are out; a team that is out has won."""
        if empty.any():
            n = self.numbers
            n[OUT] |= empty << player
            won = empty & (n[OUT] >> (player ^ 2) & 1 == 1) & (n[WINNER] < 0)
            n[WINNER] = np.where(won, player & 1, n[WINNER])

    def skip_offers(self) -> None:
        """Passes over throw-in offers to players who have nothing to throw in."""
        n = self.numbers
        offer = n[PHASE] == ADD
        if not (offer.any() or (n[PHASE] == ADD2).any()):
            return
        first, second, fitting = self.acting(ADD), self.acting(ADD2), self.fitting()
        n[PHASE] += offer & (self.of(self.masks, first) & fitting == 0)
        useless = (self.of(self.masks, second) & fitting == 0) | (first == second)
        n[PHASE] += (n[PHASE] == ADD2) & useless

    def end_round(self) -> None:
        """Takes or discards, draws, and names the next attacker."""
        m, n = self.masks, self.numbers
        taking = n[TAKING] == 1
        table = m[TABLE].copy()
        taker = self.acting(BEAT)
        taken = np.where(taking, table, U_NONE)
        m[taker, self.lanes] |= taken
        m[KNOWN + taker, self.lanes] |= taken
        n[SIZE + taker, self.lanes] += n[ON_TABLE] * n[TAKING]
        m[GONE] |= table ^ taken
        m[TABLE] = 0
        if n[LEFT].any():
            self.draw()
        n[ROUND] += 1
        n[WINNER] = np.where((n[ROUND] >= MAX_ROUNDS) & (n[WINNER] < 0), DRAW, n[WINNER])
        n[ATTACKER] = n[ATTACKER] + 1 + n[TAKING] & 3
        n[PHASE:OUT] = 0
        n[THROWN] = n[ON_TABLE] = 0
        n[CARD] = NO
        n[LIMIT] = np.minimum(6, self.of(n, self.acting(BEAT)))

    def draw(self) -> None:
        """Everybody draws up to 6, the attacker first, then counter-clockwise."""
        m, n = self.masks, self.numbers
        order = n[ATTACKER] - SEATS & 3
        wanted = np.maximum(6 - self.of(n, order), 0) * (n[OUT] >> order & 1 ^ 1)
        left = np.empty((5, self.lanes.size), dtype=np.int64)  # before and after each player
        left[0] = n[LEFT]
        np.maximum(n[LEFT] - np.cumsum(wanted, axis=0), 0, out=left[1:])
        stock = self.of(m, STOCK + left)
        m[order, self.lanes] |= stock[:-1] ^ stock[1:]
        n[order, self.lanes] += left[:-1] - left[1:]
        n[LEFT] = left[4]
        for player in PLAYERS:
            self.leave((n[LEFT] == 0) & (n[player] == 0) & (n[OUT] >> player & 1 == 0), player)


def forced(legal: Array, phase: Array) -> Array:
    """Where there is only one option."""
    return np.where(phase == MOVE, legal & (legal - U1) == 0, legal == 0)


def options(legal: Array, phase: Array) -> tuple[Array, Array]:
    """All legal actions as two arrays: their lanes and the actions."""
    allowed = legal | np.where(phase == MOVE, U_NONE, BIT[NO])
    found = np.flatnonzero(bits_of(allowed).view(bool))
    lane = found // 40
    return lane, found - 40 * lane


# ---------------------------------------------------------------- beliefs
def expect(condition: Any, text: str) -> None:
    """What does not hold is refused."""
    if not condition:
        raise BadInput(text)


class Ledger:
    """What the messages prove: the same facts as in Worlds, for the one real game.

    `known` are the cards a player holds for all to see (he took them and has not played them).
    `watcher` is told what was done and drawn: an object with the methods of Belief. A message that
    contradicts the rules raises BadInput and changes nothing.
    """

    def __init__(self, watcher: Belief | None = None) -> None:
        self.watcher = watcher
        self.suits = SUITS
        self.hand = self.table = self.gone = self.out = 0
        self.size, self.known = [0] * 4, [0] * 4
        self.left = DECK_SIZE
        self.attacker: int | None = None  # the seat; unknown until the first move
        self.card = NO  # the card to be beaten
        self.limit = self.thrown = self.taking = self.rounds = 0
        self.phase = MOVE

    def actor(self) -> int:
        return acting(self.out, self.attacker + SEAT_OF_PHASE[self.phase])

    def defender(self) -> int:
        return acting(self.out, self.attacker + 1)

    def throwers(self) -> tuple[int, int]:
        return acting(self.out, self.attacker), acting(self.out, self.attacker + 2)

    def legal(self, phase: int) -> int:
        """The mask of our cards that we may play in this phase."""
        if phase == MOVE:
            return self.hand
        if phase == BEAT:
            return self.hand & BEATERS[self.card] if self.card != NO else 0
        return self.hand & ranks_in(self.table) if self.thrown < self.limit else 0

    def hidden(self) -> tuple[list[int], list[int]]:
        """The cards, as bits, that may be anywhere, and how many of them the players 1 to 3 and
        each place of the deck have."""
        seen = sum(self.known) | self.hand | self.table | self.gone
        sizes = [self.size[p] - count(self.known[p]) for p in (1, 2, 3)]
        return [1 << card for card in cards_in(ALL & ~seen)], sizes + [1] * self.left

    def tell(self, event: str, *details: Any) -> None:
        """To the watcher, whose failures are not ours: the next decision begins another belief."""
        if self.watcher:
            try:
                getattr(self.watcher, event)(self, *details)
            except Exception as error:
                complain(f"the belief is lost, {described(error)}")
                self.watcher = None

    # ---- messages
    def trump(self, suit: str) -> None:
        expect(self.left == DECK_SIZE, "trump after cards")
        self.suits = SUITS.replace(suit, "") + suit

    def give(self, player: int, card: int | None) -> None:
        expect(self.left > 0 and self.phase != BEAT, "nothing to draw")
        expect((card is None) == (player != 0), "only our own cards are shown")
        if card is not None:
            expect(not self.hand >> card & 1 and self.may_hold(0, card), "it is elsewhere")
        self.end_round()
        if self.attacker is not None:
            self.tell("drew", player, card)
        self.size[player] += 1
        self.left -= 1
        if card is not None:
            self.hand |= 1 << card
        self.find_outs()

    def move(self, player: int, defender: int, card: int) -> None:
        seat = player if self.attacker is None else self.next_attacker()
        expect(self.phase != BEAT and acting(self.out, seat) == player, "not his move")
        expect(acting(self.out, seat + 1) == defender, "not the defender")
        self.expect_card(player, card)
        self.begin(player)
        self.play(player, card)
        self.rounds += 1
        self.limit = min(6, self.size[defender])
        self.thrown = 1
        self.card, self.phase = card, BEAT
        self.find_outs()

    def add(self, player: int, defender: int, card: int) -> None:
        expect(self.phase in (ADD, ADD2) and player in self.throwers(), "he may not throw in")
        expect(self.defender() == defender, "not the defender")
        expect(self.thrown < self.limit, "too many cards")
        expect(ranks_in(self.table) >> card & 1, "a rank that is not in the round")
        self.expect_card(player, card)
        self.pass_offers(player)
        self.play(player, card)
        self.thrown += 1
        if self.taking:
            self.phase = ADD
        else:
            self.card, self.phase = card, BEAT
        self.find_outs()

    def beat(self, player: int, card: int) -> None:
        expect(self.phase == BEAT and self.actor() == player, "nothing to beat for him")
        expect(BEATERS[self.card] >> card & 1, "it does not beat")
        self.expect_card(player, card)
        self.play(player, card)
        self.card, self.phase = NO, ADD
        self.find_outs()

    def refuse(self, player: int) -> None:
        expect(self.phase == BEAT and self.actor() == player, "nothing to take for him")
        self.tell("acted", player, NO)
        self.taking, self.phase = 1, ADD

    def leave(self, player: int) -> None:
        expect(self.out >> player & 1, "he still has cards")

    # ---- consequences
    def may_hold(self, player: int, card: int) -> bool:
        elsewhere = self.gone | self.table | (0 if player == 0 else self.hand)
        elsewhere |= sum(self.known[p] for p in PLAYERS if p != player)
        return not elsewhere >> card & 1

    def expect_card(self, player: int, card: int) -> None:
        """The player may hold the card: ours are known, of others some."""
        if player == 0:
            expect(self.hand >> card & 1, "not our card")
        else:
            hidden = self.size[player] - count(self.known[player])
            expect(self.may_hold(player, card), "not his card")
            expect(self.known[player] >> card & 1 or hidden > 0, "all his cards are known")

    def play(self, player: int, card: int) -> None:
        bit = 1 << card
        self.tell("acted", player, card)
        self.hand &= ~bit
        self.known[player] &= ~bit
        self.size[player] -= 1
        self.table |= bit

    def pass_offers(self, asked: int | None = None) -> None:
        """Everybody before the asked player (None: everybody) has declined to throw in."""
        while self.phase in (ADD, ADD2) and self.actor() != asked:
            self.tell("acted", self.actor(), NO)
            first, second = self.throwers()
            self.phase = ADD2 if self.phase == ADD and first != second else ROUND_OVER

    def next_attacker(self) -> int:
        """The seat that attacks in the next round, or in this one while the table is empty."""
        return self.attacker + 1 + self.taking & 3 if self.table else self.attacker

    def end_round(self) -> None:
        if not self.table or self.phase == BEAT:
            return
        self.pass_offers()
        taker = self.defender()
        if self.taking:
            self.tell("took", taker)
            self.size[taker] += count(self.table)
            self.known[taker] |= self.table
            self.hand |= self.table if taker == 0 else 0
        else:
            self.gone |= self.table
        self.attacker = self.next_attacker()
        self.table = self.taking = self.thrown = 0
        self.card, self.phase = NO, MOVE

    def begin(self, player: int) -> None:
        """The deal or the last round is over, and the player moves."""
        self.end_round()
        if self.attacker is None:
            self.attacker = player
            self.tell("start")

    def find_outs(self) -> None:
        if self.left == 0:
            for player in PLAYERS:
                if not self.size[player]:
                    self.out |= 1 << player


class Belief:
    """Weighted worlds that agree with the ledger: hands[player, world] and the rest of the deck.

    What the opponents are is part of what is hidden: weight[0] holds the worlds in which they play
    our policy, weight[1] the same worlds if they play the rule of thumb. Every decision of another
    player multiplies these weights by its probability there.
    """
    WORLDS = 400
    # How much of a decision may be anything, by kind of player: 0.12 instead of 0.3 has 83% against
    # a tree search with another judgement, not 87%.
    DOUBT = array([[0.3], [0.05]], "float64")

    def __init__(self, seed: int = 1) -> None:
        self.random = np.random.Generator(np.random.PCG64(seed))
        self.hands = self.stock = self.weight = None

    def start(self, ledger: Ledger) -> None:
        """Worlds at random from nothing but the ledger."""
        unseen, sizes = ledger.hidden()
        expect(min(sizes) >= 0 and sum(sizes) == len(unseen) and ledger.left <= 12,
               "the cards do not add up")
        order = self.random.random((self.WORLDS, len(unseen))).argsort(axis=1)
        cards = np.array(unseen, dtype=U64)[order].T
        parts = np.split(cards, np.cumsum(sizes)[:-1])
        dealt = np.array([np.bitwise_or.reduce(part, axis=0) for part in parts])
        self.hands = np.empty((4, self.WORLDS), dtype=U64)
        self.hands[0] = ledger.hand
        self.hands[1:] = dealt[:3] | np.array(ledger.known[1:], dtype=U64)[:, None]
        self.stock = np.zeros((13, self.WORLDS), dtype=U64)
        self.stock[1:1 + ledger.left] = np.bitwise_or.accumulate(dealt[3:], axis=0)
        self.weight = np.ones((2, self.WORLDS)) / (2 * self.WORLDS)

    def swap(self, one: Array, other: Array) -> None:
        """Exchanges two hidden cards, given as bits, in every world."""
        both = one | other
        for rows in (self.hands, self.stock):
            part = rows & both
            rows ^= np.where((part != 0) & (part != both), both, U_NONE)

    def drew(self, ledger: Ledger, player: int, card: int | None) -> None:
        left = ledger.left
        if card is not None:
            self.reveal(BIT[card], self.stock[left] ^ self.stock[left - 1])
        self.hands[player] |= self.stock[left] ^ self.stock[left - 1]

    def took(self, ledger: Ledger, player: int) -> None:
        self.hands[player] |= U64(ledger.table)

    def acted(self, ledger: Ledger, player: int, action: int) -> None:
        """Called before the ledger changes."""
        bit = CARD_BIT[action]
        if player != 0:
            if action != NO and not ledger.known[player] & int(bit):
                self.reveal(bit, self.hands[player] & U64(~ledger.known[player] & ALL))
            self.weigh(ledger, player, action)
        self.hands[player] &= ~bit

    def reveal(self, bit: np.uint64, place: Array) -> None:
        """A card turns out to be at a place, given as the cards believed there: in other worlds it
        is exchanged for any of those."""
        chances = bits_of(place) * self.random.random((place.size, 40))
        given = BIT[chances.argmax(axis=1)]
        self.swap(bit, np.where(place & bit != 0, bit, given))

    def weigh(self, ledger: Ledger, player: int, action: int) -> None:
        rule = int(player == 2 and self.weight[1].sum() > 0.5)  # what our partner will believe
        amount = self.hands.shape[1]
        worlds = self.worlds(ledger, np.arange(amount) + rule * amount)
        actor = np.full(amount, player)
        legal = worlds.legal(actor)
        free = np.flatnonzero(legal)  # without a legal card NO says nothing
        if not free.size:
            return
        worlds, legal = worlds.take(free, STOCK), legal[free]
        chances = policy(worlds, actor[free], legal)
        chance = np.tile(chances[:, action], (2, 1))
        if player & 1:
            cheapest = bits_of(thrifty(worlds, legal))
            chance[1] = cheapest[:, action] / cheapest.sum(axis=1)
        ways = np.count_nonzero(chances, axis=1)
        self.weight[:, free] *= self.DOUBT / ways + (1 - self.DOUBT) * chance
        self.weight /= self.weight.sum()
        either = self.weight.sum(axis=0)
        if 1 / np.square(either).sum() < 0.3 * amount:
            index = systematic(either, amount, self.random)
            self.hands, self.stock = self.hands[:, index], self.stock[:, index]
            self.weight = (self.weight / either)[:, index] + 1e-99
            self.weight /= self.weight.sum()

    def sample(self, amount: int) -> Array:
        """Indices of weights, each as often as the weight says."""
        return systematic(self.weight.reshape(-1), amount, self.random)

    def worlds(self, ledger: Ledger, index: Array) -> Worlds:
        """The ledger's game in the believed worlds with these indices of weights."""
        rule, world = np.divmod(index, self.hands.shape[1])
        masks = np.empty((MASKS, world.size), dtype=U64)
        masks[HAND:HAND + 4] = self.hands[:, world]
        masks[KNOWN:KNOWN + 4] = np.array(ledger.known, dtype=U64)[:, None]
        masks[TABLE], masks[GONE] = ledger.table, ledger.gone
        masks[STOCK:] = self.stock[:, world]
        numbers = np.empty((NUMBERS, world.size), dtype=np.int64)
        numbers[:RULE] = np.array([
            *ledger.size, ledger.attacker, ledger.limit, ledger.thrown, ledger.phase, ledger.taking,
            ledger.out, ledger.left, -1, count(ledger.table), 0, ledger.card])[:, None]
        numbers[RULE] = rule
        if ledger.phase == MOVE:
            numbers[LIMIT] = min(6, ledger.size[ledger.defender()])
        return Worlds(masks, numbers)

    def chances(self, ledger: Ledger) -> dict[int, list[float]]:
        """For each card not in sight the chance that players 1 to 3 have it, and the deck."""
        weight = self.weight.sum(axis=0)[:, None]
        places = [*self.hands[1:], self.stock[ledger.left]]
        share = np.array([(bits_of(place) * weight).sum(axis=0) for place in places])
        cards = [bit.bit_length() - 1 for bit in ledger.hidden()[0]]
        return {card: share[:, card].tolist() for card in cards}


def systematic(weight: Array, amount: int, random: np.random.Generator) -> Array:
    """Indices, each as often as its weight says."""
    total = np.cumsum(weight)
    points = (np.arange(amount) + random.random()) / amount * total[-1]
    return np.minimum(np.searchsorted(total, points), total.size - 1)


# ---------------------------------------------------------------- judgement
# Both networks see 6 masks, some small numbers and the card to be beaten as one-hot bits. Their
# first layer is a sum of table rows: one for each 9 bits of a mask and for each group of numbers.
# That is quicker than a matrix product, and the work space of BLAS does not fit into 128 MB.
HIDDEN, EVEN = 64, 28  # units, and how many of them see the three plain suits alike
CHUNKS, CHUNK_BITS = 4 * 6, 9
CHUNK_SHIFTS = array([[0], [9], [18], [27]], "uint64")
CHUNK_MASK = U64((1 << CHUNK_BITS) - 1)
# How many values each number of a group has (see policy_inputs, value_inputs); zero of a flag (2
# values) has no weights.
POLICY_GROUPS = ((13, 4, 4), (7, 8, 2), (8, 8, 8))
VALUE_GROUPS = ((13, 6, 7), (8, 2, 8, 2, 2), (8, 2, 8, 2, 2))
BLOCK = 128  # lanes at a time: the picked rows stay in the cache (mode="clip": unchecked, quicker)
Inputs = tuple  # (6 masks, three groups of numbers and the card to be beaten), of every lane


def policy_inputs(worlds: Worlds, actor: Array) -> Inputs:
    """What the acting player sees, himself as player 0."""
    m, n, of = worlds.masks, worlds.numbers, worlds.of
    left, partner, right = actor + 1 & 3, actor ^ 2, actor + 3 & 3
    size = np.minimum(n[SIZE:SIZE + 4], 7)
    seen = np.bitwise_or.reduce(m[KNOWN:GONE + 1], axis=0)
    masks = np.empty((6, actor.size), dtype=U64)
    masks[0] = of(m, actor)
    masks[1] = m[TABLE]
    masks[2] = of(m, KNOWN + left)
    masks[3] = of(m, KNOWN + partner)
    masks[4] = of(m, KNOWN + right)
    masks[5] = (seen | masks[0]) ^ U64(ALL)
    kind = np.minimum(n[PHASE], ADD) + n[TAKING]
    numbers = ((n[LEFT] * 4 + kind) * 4 + (n[ATTACKER] - actor & 3),
               ((n[LIMIT] - n[THROWN]) * 8 + of(size, actor)) * 2 + (n[RULE] & ~actor),
               (of(size, left) * 8 + of(size, partner)) * 8 + of(size, right), n[CARD])
    return masks, numbers


def value_inputs(worlds: Worlds) -> Inputs:
    """The whole world, seen from the attacking seat."""
    m, n, lanes = worlds.masks, worlds.numbers, worlds.lanes
    seats = n[ATTACKER] + SEATS & 3
    size = np.minimum(worlds.of(n, seats), 7) * 2 + (n[OUT] >> seats & 1)
    masks = np.empty((6, lanes.size), dtype=U64)
    masks[:4] = worlds.of(m, seats)
    masks[4] = m[TABLE]
    masks[5] = worlds.of(m, STOCK + n[LEFT])
    phase = n[PHASE] + 2 * n[TAKING]
    numbers = ((n[LEFT] * 6 + phase) * 7 + n[LIMIT] - n[THROWN],
               (size[0] * 16 + size[1]) * 2 + (n[RULE] & seats[0]),
               (size[2] * 16 + size[3]) * 2 + (n[RULE] & ~seats[0]), n[CARD])
    return masks, numbers


class Network:
    """Table rows -> rectified sum -> outputs, in whole numbers, then one scale."""

    def __init__(self, tables: list[Array], outer: Array, bias: Array, scale: float) -> None:
        """tables: for each chunk of a mask, for each group of numbers, for the card."""
        self.table = np.concatenate(tables)
        self.starts = np.cumsum([0] + [len(table) for table in tables[:-1]])[:, None]
        self.outer, self.bias, self.scale = outer.astype(np.float32), bias, scale

    def __call__(self, inputs: Inputs, lane: Array, output: Array) -> Array:
        """The wanted outputs of the wanted lanes (two arrays of equal length, lanes in order)."""
        rows = self.rows(*inputs)
        sums = np.empty(lane.size, dtype=np.float32)
        for at in range(0, rows.shape[1], BLOCK):
            picked = self.table.take(rows[:, at:at + BLOCK], axis=0, mode="clip")
            total = np.add.reduce(picked, axis=0, dtype=np.int16)
            hidden = np.maximum(total, 0, out=total).astype(np.float32)
            here = slice(*np.searchsorted(lane, (at, at + BLOCK)))
            weights = self.outer.take(output[here], axis=0, mode="clip")
            hidden = hidden.take(lane[here] - at, axis=0, mode="clip")
            np.einsum("ij,ij->i", hidden, weights, out=sums[here])
        return (sums.astype(np.float64) + self.bias[output]) * self.scale  # exact: alike anywhere

    def rows(self, masks: Array, numbers: tuple[Array, ...]) -> Array:
        """(tables, n) indices into the table."""
        rows = np.empty((len(self.starts), masks.shape[1]), dtype=np.int64)
        rows[:CHUNKS] = (masks[:, None] >> CHUNK_SHIFTS & CHUNK_MASK).reshape(CHUNKS, -1)
        rows[CHUNKS:] = numbers
        rows += self.starts
        return rows


def policy(worlds: Worlds, actor: Array, legal: Array) -> Array:
    """(n, 37) probabilities of the actor's actions; needs at least one option in every game."""
    lane, action = options(legal, worlds.numbers[PHASE])
    score = networks()[0](policy_inputs(worlds, actor), lane, action)
    first = np.searchsorted(lane, worlds.lanes)
    score = np.exp(score - np.maximum.reduceat(score, first)[lane])
    chances = np.zeros((legal.size, ACTIONS))
    chances[lane, action] = score / np.add.reduceat(score, first)[lane]
    return chances


def judge(worlds: Worlds) -> Array:
    """The chance that our team wins, per world."""
    winner = worlds.numbers[WINNER]
    score = networks()[1](value_inputs(worlds), worlds.lanes, np.zeros_like(worlds.lanes))
    chance = 1 / (1 + np.exp(-score))
    chance = np.where(worlds.numbers[ATTACKER] & 1, 1 - chance, chance)
    return np.where(winner < 0, chance, np.where(winner == DRAW, 0.5, winner == 0))


def thrifty(worlds: Worlds, legal: Array) -> Array:
    """What the rule of thumb may play, as masks: any of equally cheap cards."""
    n = worlds.numbers
    plain = legal & U64(ALL ^ TRUMPS)
    cheapest = np.where(plain != 0, plain, legal)
    low = lowest(cheapest)
    single = (n[PHASE] == BEAT) & ((low < BIT[HIGH]) | (n[THROWN] > 1))
    spend = (plain != 0) | (n[PHASE] == MOVE) | single | (n[LEFT] == 0) & (n[TAKING] == 0)
    return np.where(spend & (legal != 0), cheapest & ranks_of(low), BIT[NO])


def rule_of_thumb(ledger: Ledger, phase: int) -> int:
    """The same in plain Python: the cheapest card, but no trump to a player who takes, and while
    the deck lasts no trump as a throw-in, no high one for a single card."""
    legal = ledger.legal(phase)
    plain = legal & ~TRUMPS
    card = next(cards_in(plain or legal), NO)
    single = phase == BEAT and (card < HIGH or ledger.thrown > 1)
    spend = plain or phase == MOVE or single or not ledger.left and not ledger.taking
    return card if spend else NO


# ---------------------------------------------------------------- search
class Search:
    """One tree of public actions over many worlds, grown by batches of lanes."""
    LANES = 128  # the same work in more batches is a deeper tree: 93% with 64, 88% with 256
    TILT = 2.0  # e to the power of TILT * sqrt(visits) * lead; 1 to 5 play alike
    TRUST = 300.0  # a factor e in the policy's probability is worth 1 / TRUST of win rate
    CLEAR = 0.2  # a lead that further batches will not turn
    NODES = 12000  # 3.6 MB

    def __init__(self, ledger: Ledger, belief: Belief) -> None:
        self.ledger, self.belief = ledger, belief
        self.visits = np.zeros((self.NODES, ACTIONS), dtype=np.float32)
        self.wins = np.zeros((self.NODES, ACTIONS), dtype=np.float32)
        self.nodes: dict[int, int] = {}  # (parent, action, phase, actor) packed -> node; root 0
        self.batches = 0

    def think(self, candidates: list[int], more: Callable[[float], bool], work: int = 0) -> int:
        """The best of the candidate actions, which are halved in stages: more(share) says whether
        there is time for a stage; with `work` each stage has so many batches instead."""
        prior = self.prior()
        candidates = sorted(candidates, key=lambda action: -prior[action])
        stages = (len(candidates) - 1).bit_length()
        for stage in range(1, stages + 1):
            while self.batches < work * stage if work else more(stage / stages):
                if len(self.nodes) + self.LANES >= self.NODES:
                    break
                self.grow(candidates)
            merit = self.merit() + prior
            candidates = sorted(candidates, key=lambda action: -merit[action])
            if merit[candidates[0]] - merit[candidates[1]] > self.CLEAR:
                break
            candidates = candidates[:(len(candidates) + 1) // 2]
        return candidates[0]

    def merit(self) -> Array:
        """The share of wins, by action at the root."""
        return self.wins[0] / np.maximum(self.visits[0], 1)

    def prior(self) -> Array:
        worlds = self.belief.worlds(self.ledger, np.array([0, self.belief.weight.shape[1]]))
        actor = worlds.actor()
        kind = self.belief.weight.sum(axis=1, keepdims=True)
        chance = (kind * policy(worlds, actor, worlds.legal(actor))).sum(axis=0)
        return np.log(chance + 1e-4) / self.TRUST

    def grow(self, candidates: list[int]) -> None:
        """One batch: every candidate in the same worlds."""
        self.batches += 1
        per = max(1, self.LANES // len(candidates))
        index = np.tile(self.belief.sample(per), len(candidates))
        worlds = self.belief.worlds(self.ledger, index)
        nodes, actions, lanes, values = self.descend(worlds, np.repeat(candidates, per))
        at = nodes * ACTIONS + actions
        size = (len(self.nodes) + 1) * ACTIONS
        self.visits.reshape(-1)[:size] += np.bincount(at, minlength=size)
        self.wins.reshape(-1)[:size] += np.bincount(at, values[lanes], size)

    def descend(self, worlds: Worlds, action: Array) -> tuple[Array, ...]:
        """Plays every lane from the root down to a new node or the end of the game.

        Returns the visited (node, action, lane) as three arrays and the value of each lane.
        """
        lane = np.arange(action.size)
        node = np.zeros(action.size, dtype=np.int64)
        parent = action.copy()  # node * 37 + action on the way to the next node, then -1
        path, leaves, old = [(node.copy(), action, lane)], [], len(self.nodes)
        worlds.step(worlds.actor(), action)
        while lane.size:
            actor, phase = worlds.actor(), worlds.numbers[PHASE]
            legal = worlds.legal(actor)
            over = worlds.numbers[WINNER] >= 0
            free = ~(forced(legal, phase) | over)
            arrived = np.flatnonzero(free & (parent >= 0))
            node[arrived] = self.enter(parent[arrived] * 16 + phase[arrived] * 4 + actor[arrived])
            parent[arrived] = -1
            done = over | (node > old)
            if done.any():
                leaves.append((lane[done], worlds.take(np.flatnonzero(done))))
                keep = np.flatnonzero(~done)
                worlds = worlds.take(keep)
                lane, node, parent, actor, legal, free = (
                    part[keep] for part in (lane, node, parent, actor, legal, free))
            action = highest_card(legal)
            some = np.flatnonzero(free)
            if some.size:
                action[some] = self.choose(
                    worlds.take(some, STOCK), actor[some], legal[some], node[some])
                path.append((node[some], action[some], lane[some]))
                parent[some] = node[some] * ACTIONS + action[some]
            if lane.size:
                worlds.step(actor, action)
        nodes, actions, lanes = (np.concatenate(part) for part in zip(*path))
        return nodes, actions, lanes, leaf_values(leaves)

    def enter(self, keys: Array) -> list[int]:
        """The nodes with these keys, new ones with the next numbers."""
        return [self.nodes.setdefault(key, len(self.nodes) + 1) for key in keys.tolist()]

    def choose(self, worlds: Worlds, actor: Array, legal: Array,
               node: Array) -> Array:
        """What a player of the rule of thumb plays; of others, actions at random by the policy,
        tilted towards what has won at the node so far."""
        action = highest_card(lowest(thrifty(worlds, legal)))
        free = np.flatnonzero(worlds.numbers[RULE] & actor == 0)
        if free.size:
            actor, node = actor[free], node[free]
            chance = policy(worlds.take(free, STOCK), actor, legal[free])
            chance *= self.tilt(node, actor, chance > 0)
            sums = np.cumsum(chance, axis=1)
            points = self.belief.random.random((node.size, 1)) * sums[:, -1:]
            action[free] = (sums > points).argmax(axis=1)
        return action

    def tilt(self, node: Array, actor: Array, legal: Array) -> Array:
        """Factors of the actions' chances: how far each is ahead of the others here, for him."""
        visits, wins = self.visits[node] * legal, (self.wins[node] * legal).astype(np.float64)
        total = visits.sum(axis=1, keepdims=True)
        mean = wins.sum(axis=1, keepdims=True) / np.maximum(total, 1)
        gain = (wins + mean) / (visits + 1) - mean
        sign = np.where(actor & 1, -self.TILT, self.TILT)[:, None]
        return np.exp(np.minimum(sign * np.sqrt(total) * gain, 80))


def leaf_values(leaves: list[tuple[Array, Worlds]]) -> Array:
    """The values of all lanes, from the worlds where they ended."""
    order, worlds = zip(*leaves)
    leaf = Worlds(np.concatenate([w.masks for w in worlds], axis=1),
                  np.concatenate([w.numbers for w in worlds], axis=1))
    values = np.empty(leaf.lanes.size)
    values[np.concatenate(order)] = judge(leaf)
    return values


class Duel:
    """One against one without a deck: perfect information, solved.

    A position is (attacker's hand, defender's, table, card to be beaten or NO, how many cards may
    still be thrown in, whether the defender takes); an empty table begins a round. It ends: a
    defended round discards, a taken one shrinks the attacker.
    """

    def __init__(self, more: Callable[[], bool]) -> None:
        """more() says whether there is time; if not, OutOfTime is raised."""
        self.known: dict[tuple[int, ...], bool] = {}
        self.more = more

    def attacker_wins(self, *position: int) -> bool:
        if position not in self.known:
            if not self.more():
                raise OutOfTime
            attacker, defender, table, card, room, _ = position
            if card != NO:
                choices, good = [*cards_in(defender & BEATERS[card]), NO], all
            elif table:
                choices, good = [*cards_in(attacker & ranks_in(table) if room else 0), NO], any
            else:
                choices, good = list(cards_in(attacker)), any
            self.known[position] = good(self.after(c, *position) for c in choices)
        return self.known[position]

    def after(self, c: int, attacker: int, defender: int, table: int, card: int, room: int,
              taking: int) -> bool:
        """Whether the attacker wins after the action c of whoever is to act."""
        bit = 1 << c & ALL
        if card != NO:
            return defender != bit and self.attacker_wins(
                attacker, defender & ~bit, table | bit, NO, room, int(c == NO))
        if c != NO:
            return attacker == bit or self.attacker_wins(
                attacker ^ bit, defender, table | bit, NO if taking else c, room - 1, taking)
        if taking:
            return self.begin(attacker, defender | table)
        return not self.begin(defender, attacker)

    def begin(self, attacker: int, defender: int) -> bool:
        return self.attacker_wins(attacker, defender, 0, NO, min(6, count(defender)), 0)

    def winning(self, ledger: Ledger, choices: list[int]) -> list[int]:
        """The choices that win for us against any play."""
        mine, table = ledger.hand, ledger.table
        theirs = ALL & ~(mine | table | ledger.gone)
        room = min(6, count(theirs)) if ledger.phase == MOVE else ledger.limit - ledger.thrown
        if ledger.phase == BEAT:
            return [c for c in choices
                    if not self.after(c, theirs, mine, table, ledger.card, room, 0)]
        return [c for c in choices
                if self.after(c, mine, theirs, table, NO, room, ledger.taking)]


# ---------------------------------------------------------------- protocol
COMMANDS = {"MOVE": MOVE, "BEAT": BEAT, "ADD": ADD}
# By its first word: the method of Ledger that takes a message, and who reads the other words.
MESSAGES = {
    "trump": ("trump", ["suit"]), "give": ("give", ["player", "drawn"]),
    "move": ("move", ["player", "player", "number"]), "take": ("refuse", ["player"]),
    "add": ("add", ["player", "player", "number"]), "out": ("leave", ["player"]),
    "beat": ("beat", ["player", "number"])}


def thinking_time(used: float, rounds: int, scale: float) -> float:
    """Seconds for one decision: an even share of what is left for the decisions to come."""
    left = scale * SHARE * (BASE + PER_ROUND * rounds) - used
    decisions = max(3.0, 12.0 - 0.8 * rounds)  # a game has 11 of them on average
    return max(0.0, left / decisions)


def process_age() -> float:
    """Seconds since this process was started."""
    here = time.monotonic() - STARTED
    try:
        with open("/proc/self/stat") as stat, open("/proc/uptime") as uptime:
            ticks = int(stat.read().rsplit(")", 1)[1].split()[19])
            return max(here, float(uptime.read().split()[0]) - ticks / os.sysconf("SC_CLK_TCK"))
    except (OSError, ValueError, IndexError):  # no such files: what the processor was busy for
        return here + 1.5 * START_CPU


class Player:
    """Reads messages, answers commands, keeps the clock."""

    def __init__(self, options: SimpleNamespace) -> None:
        self.options = options
        self.started, self.waited = time.monotonic() - process_age(), 0.0
        self.belief = self.search = None  # the search: of the last answer, if it took one
        self.ledger = Ledger()
        if np:
            self.ledger.watcher = self.belief = Belief(options.seed)

    def used(self) -> float:
        return time.monotonic() - self.started - self.waited

    def read(self, line: str) -> None:
        """Takes in one message; BadInput leaves everything as it was."""
        word, *rest = line.split() or [""]
        method, parts = MESSAGES.get(word, ("", []))
        expect(method and len(rest) == len(parts), "unknown message")
        values = [getattr(self, part)(text) for part, text in zip(parts, rest)]
        getattr(self.ledger, method)(*values)

    def suit(self, text: str) -> str:
        expect(len(text) == 1 and text in SUITS, "no such suit")
        return text

    def drawn(self, text: str) -> int | None:
        return None if text == "??" else self.number(text)

    def player(self, text: str) -> int:
        expect(text in ("1", "2", "3", "4"), "no such player")
        return int(text) - 1

    def number(self, text: str) -> int:
        expect(len(text) == 2 and text[0] in RANKS and text[1] in SUITS, "no such card")
        return RANKS.index(text[0]) * 4 + self.ledger.suits.index(text[1])

    def name(self, action: int) -> str:
        return "NO" if action == NO else RANKS[action // 4] + self.ledger.suits[action % 4]

    def request(self, command: str) -> int:
        """Brings the ledger to the command; its phase."""
        phase, ledger = COMMANDS[command], self.ledger
        if phase == MOVE:
            ledger.begin(0)
        elif phase == ADD and ledger.phase in (ADD, ADD2) and 0 in ledger.throwers():
            ledger.pass_offers(0)
        return phase

    def answer(self, command: str) -> str:
        """The answer to a command; a card we do not hold is never named."""
        start, phase = time.monotonic(), self.request(command)
        choices = list(cards_in(self.ledger.legal(phase)))
        if phase != MOVE or not choices:
            choices.append(NO)
        self.search = None
        try:
            action = self.decide(phase, choices)
        except Exception as error:  # whatever it is, the game goes on
            complain(f"{described(error)}, answered by rule of thumb")
            action = rule_of_thumb(self.ledger, phase)
        if self.options.verbose:
            try:
                tell(json.dumps(self.thought(action, time.monotonic() - start)))
            except Exception as error:  # a thought is never worth a game
                complain(f"{described(error)}, no thought")
        return self.name(action)

    def decide(self, phase: int, choices: list[int]) -> int:
        ledger, work = self.ledger, self.options.work
        if len(choices) == 1:
            return choices[0]
        if not np or ledger.attacker is None or ledger.actor() or phase != min(ledger.phase, ADD):
            return rule_of_thumb(ledger, phase)  # or the messages do not add up
        start = self.used()
        seconds = thinking_time(start, ledger.rounds, self.options.time_scale)

        def more(share: float) -> bool:
            return self.used() - start < seconds * share

        if ledger.left == 0 and count(ledger.out) == 2:
            patience = iter(range(5000 * work))
            duel = Duel(lambda: next(patience, None) is not None if work else more(0.5))
            with contextlib.suppress(OutOfTime):  # the search will do
                choices = duel.winning(ledger, choices) or choices
        if len(choices) == 1:
            return choices[0]
        if ledger.watcher is None:
            self.believe()
        self.search = Search(ledger, self.belief)
        return self.search.think(choices, more, work)

    def believe(self) -> None:
        """A new belief, after the old one was lost."""
        self.belief = Belief(self.options.seed)
        self.belief.start(self.ledger)
        self.ledger.watcher = self.belief

    def thought(self, action: int, seconds: float) -> dict[str, Any]:
        """What -v says: "kind" is what the opponents may be, "belief" has for each card not in
        sight the chances of players 2, 3 (our partner), 4 and of the deck."""
        belief, search, value = self.belief, self.search, 0.5
        believing = self.ledger.watcher is not None and belief.hands is not None
        tried = [(action, 1.0)]
        if search:
            merit, share = search.merit(), search.visits[0] / search.visits[0].sum()
            others = sorted(np.flatnonzero(share).tolist(), key=lambda a: -merit[a])
            tried = [(a, share[a]) for a in [action] + [a for a in others if a != action][:7]]
        elif believing:
            value = judge(belief.worlds(self.ledger, belief.sample(64))).mean()
        values = [merit[a] if search else value for a, _ in tried]
        thought = {"answer": self.name(action), "value": rounded(values[0]), "candidates": [
            {"answer": self.name(a), "value": rounded(value), "share": rounded(part)}
            for (a, part), value in zip(tried, values)], "seconds": rounded(seconds)}
        if believing:
            like_us, rule = belief.weight.sum(axis=1)
            thought["kind"] = {"like us": rounded(like_us), "rule of thumb": rounded(rule)}
            thought["worlds"] = belief.hands.shape[1]
            thought["belief"] = {self.name(card): [rounded(chance) for chance in chances]
                                 for card, chances in belief.chances(self.ledger).items()}
        return thought


def rounded(number: float) -> float:
    return round(float(number), 3)


complaints = 0


def complain(text: str) -> None:
    global complaints
    complaints += 1
    if complaints <= COMPLAINTS:
        tell("durak_bot: " + text)


def tell(text: str) -> None:
    """One line on stderr, straight to the descriptor: a broken or full one matters neither here
    nor when the interpreter flushes its streams at the end."""
    with contextlib.suppress(OSError, ValueError):
        if select.select([], [2], [], 0)[1]:
            os.write(2, (text + "\n").encode("ascii", "backslashreplace"))


def quoted(text: str) -> str:
    """Input as it may stand in a complaint."""
    return repr(text[:80])


def described(error: Exception) -> str:
    return f"{type(error).__name__}: {quoted(str(error))}"


def lines_of(descriptor: int) -> Iterator[str]:
    """The lines of the input. A game's are short and few, and memory is too."""
    rest, total = b"", 0
    while more := os.read(descriptor, LONGEST_LINE):
        total += len(more)
        *lines, rest = (rest + more).split(b"\n")
        for line in lines:
            yield line.decode("ascii", "replace").strip()
        expect(len(rest) <= LONGEST_LINE, "a line without an end")
        expect(total <= LONGEST_INPUT, "more input than a game has")
    if rest:
        yield rest.decode("ascii", "replace").strip()


def react(player: Player, line: str, answering: bool = True) -> None:
    """Takes in a message, answers a command."""
    if line in COMMANDS and answering:
        os.write(1, player.answer(line).encode() + b"\n")
    elif line in COMMANDS:
        player.request(line)
    else:
        try:
            player.read(line)
        except BadInput as error:
            complain(f"{error}: {quoted(line)}")


def converse(player: Player) -> None:
    """Plays one game, until the input ends."""
    lines = lines_of(0)
    while True:
        before = time.monotonic()
        line = next(lines, None)
        player.waited += time.monotonic() - before
        if line is None:
            return
        react(player, line)


def talk(player: Player) -> None:
    """Answers the last request of a transcript, where "> CARD" is an answer that we gave: what it
    did is in the messages after it."""
    lines = [line for line in lines_of(0) if line[:1] != ">"]
    last = max((at for at, line in enumerate(lines) if line in COMMANDS), default=None)
    expect(last is not None, "no request in the transcript")
    for line in lines[:last]:
        react(player, line, answering=False)
    player.started, player.waited = time.monotonic(), 0.0
    react(player, lines[last])


def read_options(words: list[str]) -> SimpleNamespace:
    """The command line; argparse would be 10 ms of the first answer. The seed is the arena's."""
    seed = int.from_bytes(os.environ.get("ARENA_SEED", "1").encode(), "little")
    options = SimpleNamespace(verbose=False, talk=False, work=0, time_scale=1.0, seed=seed)
    numbers, rest = {"--work": ("work", int), "--time-scale": ("time_scale", float)}, iter(words)
    for word in rest:
        if word in ("-v", "--talk"):
            setattr(options, "verbose" if word == "-v" else "talk", True)
            continue
        expect(word in numbers, f"no such option: {quoted(word)} (-v --talk --work --time-scale)")
        name, kind = numbers[word]
        try:
            setattr(options, name, kind(next(rest, "")))
        except ValueError:
            raise BadInput(f"{word}: a number wanted") from None
    return options


def main() -> int:
    try:
        player = Player(read_options(sys.argv[1:]))
        if not np:
            complain("no numpy, or too little address space for it: playing by rule of thumb")
        (talk if player.options.talk else converse)(player)
    except BadInput as error:
        complain(str(error))
        return 2
    except OSError as error:
        complain(f"cannot go on: {error}")
        return 1
    return 0


# ---------------------------------------------------------------- data
# Made by tools/durak/make.sh; nothing to read here. The three plain suits are alike, so the first
# EVEN units see them alike, and the others come in threes, each with a suit of its own: a column of
# numbers for every unit or three.
COLUMNS = EVEN + (HIDDEN - EVEN) // 3
UNIT_COLUMN = [unit if unit < EVEN else EVEN + (unit - EVEN) // 3 for unit in range(HIDDEN)]
TRUMP_ROWS, OTHER_ROWS, OWN_ROWS = range(3)
SUIT_ROWS = [[TRUMP_ROWS if suit == 3 else
              OWN_ROWS if unit >= EVEN and (unit - EVEN) % 3 == suit else OTHER_ROWS
              for unit in range(HIDDEN)] for suit in range(4)]


class Rows:
    """Reads packed rows, COLUMNS wide, one part after another as rows for all units."""

    def __init__(self, packed: Array) -> None:
        self.packed, self.at = packed, 0

    def next(self, amount: int) -> Array:
        self.at += amount
        return self.packed[self.at - amount:self.at]

    def numbers(self, amount: int) -> Array:
        return self.next(amount)[:, UNIT_COLUMN]

    def cards(self) -> Array:
        ranks = self.next(27).reshape(3, 9, COLUMNS)[SUIT_ROWS, :, UNIT_COLUMN]
        return ranks.transpose(2, 0, 1).reshape(DECK_SIZE, HIDDEN)


def sums_of(parts: list[Array]) -> Array:
    """Sums of one row from every part, in mixed radix order."""
    return functools.reduce(lambda table, part: (table[:, None] + part).reshape(-1, HIDDEN), parts)


def network(rows: Rows, groups: tuple, bias: Array, scale: float) -> Network:
    nothing, tables = np.zeros((1, HIDDEN), dtype=np.int16), []
    for chunk in range(CHUNKS):
        if chunk % 4 == 0:
            cards = rows.cards()
        bits = [cards[[9 * (chunk % 4) + k]] for k in reversed(range(CHUNK_BITS))]
        tables.append(sums_of([np.append(nothing, bit, axis=0) for bit in bits]))
    for group in groups:
        tables.append(sums_of([
            rows.numbers(values) if values > 2 else np.append(nothing, rows.numbers(1), axis=0)
            for values in group]))
    tables.append(np.append(rows.cards(), nothing, axis=0))
    outer = np.append(rows.cards(), rows.numbers(1), axis=0) if bias.size > 1 else rows.numbers(1)
    return Network(tables, outer, bias, scale)


@functools.cache
def networks() -> tuple[Network, ...]:
    """Policy and value, from PACKED: 16 bit biases, then rows column by column."""
    data = lzma.decompress(base64.b85decode(PACKED.replace("\n", "")))
    bias = np.frombuffer(data, "<i2", ACTIONS + 1)
    packed = np.frombuffer(data, np.int8, offset=2 * bias.size).reshape(COLUMNS, -1)
    rows = Rows(packed.T.astype(np.int16))
    return (network(rows, POLICY_GROUPS, bias[:ACTIONS], SCALES[0]),
            network(rows, VALUE_GROUPS, bias[ACTIONS:], SCALES[1]))


SCALES = (0.0151746, 0.00376201)
PACKED = """
000010RR90|NsC0{{RaB00@%R*or9PZG{@mM4p~5C$E;hPt!!gl@NF6>`tsZtexYOpC`gXRXm-PZ@e$?xz;~OWkMlzfrf>odn0$7
J8Fj0%;g;f_2#L#YLP=Yq?96}0b(j*Ff!B8FQKpK$~_Ed4$1#|vng*YTvJ_md?<F6q~4<M)jQ6Bf-4sz>q5mEO)kG>a~L$=#GRA2
^p-mcRnNi~H@3TaHaq}A`BD-sK_auaIFdZ7iAA<6X@^~ccDgsKKNBJZ1#XCx=~_PfY>Oy976o{F(^sCm;AIy8C@LtAuq)O`jp#7z
-niLap4{9vV<c!Qc(PoAk31z|w=4nTwpP&-e1Gk(B&#4EI-R5vz%5EwS2ti6@_`CPxl;cRLl;%O4?$!Ip21?bb_F#sX#sUBwQ1IG
%i2BaEdwb-x7y5!k#2|ogno%+y=MHEyIsN;w1rc6CHl#R3Dj1a{O7iZ^IrWNY>0aTGJ|<LewLuA%J8iR+RHB8J|Y#^#pEG)i<IPv
(sn8cI$rQ$89Yr5lGz~WQrY?3_jxfaeg{le29W)i4O8U`cE@PwN`QYKtQX|b^m20|_ljZ<Z%y9+wPm)mAx+I1V#U4G#zZ$V(>S-_
Lj3ysgX#37^g>PFs;S#>L^OT9h>2}*fqD2Ln|-+%QVUUcVxwK$QxS_xkgEkJ5H8`9i-YkFPpqK0W;GW+@5p}7*3gJZ_#rR0;z_{Q
UR(a+_TV<o)SFRwf3y?W<Y1c_;g|5#q+`}4wcAA_s$YM}&g3%5IzA;y7P(e9uZSzFyT8@6UB+rNwB$-0Xt4(dHQ9-adIwyZm-)*B
sI+URpAbL|M3c<;5F#G=-s@PM_uXQ{BG(WNjy9FhbyS0W(-ImJum$6~{NE|fzSUcc$EU)yu|s;Xj&#gICT>YWmbuha3xZ@XpcQsH
Av+K2je&mF3CowC{g_BtWys{&!qqd9+eC5yA&KFvOS)zBU=7Ajcj9ZrZwW$8jAE3XOiMACo$bC;r1X)@SFE5509o75KtaQgEd4=X
aiific!CiLCf1=^o>Ng1@>?+%h7z`v0?tAah4ic~rcFSF;Tm%{zy)(&0F>ikV<IlrsFN_G?HWZhA>2~o6<HXW*gl%E#VUWj6*50V
9lGYwu3T*)?bZ5Z#wR4AjFG6yC{rG>txSNj<@CoO@<1!k3Sv0h_W^y{3>N52&y44>*pg(3&nm3iM#V-;90&z@GS86WTAORE;XUMI
*uy&h8|U#8GB&jYv~`X%R7^sz{A9={WO0KlzDK~mLjVMXTL6p{Kj05P!qx1VW2Iy@O0W4ghdjK5Opc^3d)iXqF6Lw<;@`B5A}ZNi
`E(h(1)ZbAm5rmLx<cz{+WCv&4YP5;1H8$JqTL!J%Ha~t<BEf(?(px93Sn0WN9ii<CDp%VU3h|F=yi$G>Z^0UN;C9w8^6AJZ7Sdd
-=#x}A{W0OV7Q%8pq0vB1o&$X#O9T0{W7=Gsu5qbJfX3hxj*?nlB90emG~4sb0a{cR9KTNKHV3=V68yj`P@(H4Dhzmv9ZK0$HCr2
K07OPqa8bgc#tTO-Uf#jRLg~)3|8iPS(kh7#|uw41^;SLL_@XdKM&TE)JiP|*t~xJQZ{uBVK>YP8EDXup}h?P+UMybH!Hw<^$>_4
tGE>OJ~;D{g_VN=+II$FrL<`Xbq+bOEY|-~Q`a(~$2fq9NKllXN{W=vG(6d8jMPtinGvD#Hibh%RlYg}z|BQgB10~H%iC`!X?Yj!
X?MAUKs^<@u?ToMY&NmmZs`k$oMScaPjK=qy##Dehnf3^ECfKAjN;kPmui971G(+056p1XJs+-~74Y%+I^-_FeAMPXDLA(^0n~{J
vua+u*j403;8;f)g}MvqqV1z!OP0GG-2FLUW^t)%^_Xf1TiJNbY&i;SGB>VTGh?0!&h}{{&m?*Y8G3hNH3i-U(I`t>9qP9A0BXj0
_L_Gd?EekNr>ZJ+=CpPe*{4boq=#&g)0W><j>xFo^BKtn=s*KQd>+~wB$fyiqSAOW?iBk>G-?OEbp43xQ-WQ61<EpzZyWNwkDvyN
BlV@Q)y4H=5P%SE^`==Fl}Zlia<Pl>az{A3%C<&^E(r1+b+J|DD_=hs*GS*)3>1N0op)eT+TQcQU!T7Jv8eIAqwNDl;9K<CL&#AC
8m{j^S?+lRRu8b%B|ECk?*DEEeo2k-_{Xjp;{W+a)_aUvE2;3Z$~HeNL5x*tOu4-q9Hy>>K5CQ_f<i*@cX_{Chz}$|9>!0!VJjFP
#<p4f2@b^G?K#!@QRnrU=$R#741*T?C>$*vUx!$U2u$zo=YfSvz=_&t#t08=5EsfMzq1&)`r2f17MA|ULT#^Nds&hU@Pjftlz)ET
exjrY<s4i=eaAOH)&SDOFS^u>;XoVs1&Z#OWFUnK92j$*TzG5=mNd!9i^n3oRJKPsUORTnN9o9=L|~gqqdhIPhW81!xk&UdF5Wao
_#h@*a%z2lMTRG4>MTD8p`n?B_sCq8yV^y;=@m|^Z|*#ykSw(K+*O_RzyYq3FC;bW!)BCJk7Tt*LMr-lZ^}v-dO7i=w3E{{?@6$#
8*nP~`N7YrLz_64ozLnE3RIrg7$%34Tw5_&vu*DkL#{317y!rJhde^V<<}zOe<+J=zeQI#X7t<zLNk9{UQaz>01ur%grFY<#kbK+
F@*Q9_+`v>L6<D5&~|7R&po^aI4Tgw0I|;d2g@bbBiUDexcy~3l)MJCn|BOlC0}wOTvPX%PGy2N08zpA0&l49)3CF-bkAYC#%RQU
w_8v6LNAHSh~%qJU<O~MsQU(|+H)T7`e`vH>m+MJxfL3F4TXBAax7xgyT9SJ_>>B1f{U(n_kX(*_H5u1ycP?o>b5qqE5!iY-k~I#
8p{=N$lkx>5hC7G(qn!Y=oj+B?^!tqr7Nk3=@}At@p3TqZL(~9(=Y3(EB`vOR4#3*6vo{4Vu9n$_WPvDa)-&UD8)i1?IFCuad^*d
o0Pdut5K{Zd4Y}Fj2kth+ym1*w-d;Z-_jGK)}gHIgIg>^jez`Prju4-AdG<Xqi(neb(kh1y*(FeM{q|M2#I(t84G>5)rrWcIynz6
`upChrpVDW#Tw}Wdz}iL{v8c|l?Tk%lp1ty+Ojio+OC=4*^S-}@wpI9k}`6p48DKNZpDf+0g;uIj4%-ApVj@vE;}^XdVDGB^`0G-
Jm;D1mJ!f{@$ziksaX{#N~obwXXz)c&Amk^ExIAmx}=hhM0Dqrrg^sr$V<FM1*Cno5O^zfO~5S*3S>)MebVhEbI?cJzdh;J9zwSt
*)UQsVw{=oofx^-Lp)2cqDTK{%f~u?PV7Dd8<{LJtO#6dd1ti_XjF|$_8h~rlMTj~6-|yG>vsUphdsn@9I#jCHhGN}ksE9V-0oAy
_zD!4*-Yqrng*hR1h|!>Q;f-+Z*G9piSV>hxd@`d5l>3&1YBa!1JoXJ4i`MG6#@mh!;Qx(mw9P+W5X<Hf?~Gw${X3sT|<b}7-jI!
V^?idDGhl&Q>Q_X$X0r?re7wnL54FDd3Re(JPR`XGA7}*L%}gQ@TJeHO3qa8Zo&MjNVn)-S7(cJuHV>UIctX7WYvl@@ESy*lFm$q
mlhTNy7__jkxUpF2OFF2&STu+*c9XI;3}v3Vm$-mw6YG>m{d;)R$<sTK)mKUacz25yNRb!jQ1q#9Xr#i>=gVMs$N;}ndWV1qL_qE
FahwNl4KcZc3e3d>>Pg1y#-S6#deNI+D1c+h=t;>l*5`Jze)!0_G1M{eyfZ^9X*ls?_~`nMelGn!f5`3cEBxj$(|#p5d=HJ?Jorn
owVViqN#)Go4d))iD^^{p^Z)qofC{4XfG(j-p$wC8vV(CImCnIPgCCYZCaEhbdm0U;_88@Q)=uVzg?ja<ho<~+A%xByxhcak+ILT
;o~J8CD?~&UMH&t#n89$rxP3%s|Yp<U~ENDa&Q~INBg|-FR*(UP)lS}{W=3KDSrhtMR=x&nsZBh8DLx&UKuRfOa*=&dhU_y0Ho5D
mk9VPi04fGg(=tnJdyT6YhO^5uV+RG`^gYx%AIqTi}suGYt~HPxGg@h7z+XI%zyrr&|36ZNCx%+?VnGS*f4+jc?qNnXjO--myH=h
p}Nc(wSFpZ(Wf)zbp}(td}-lIa;b&JVt2DH0&VR8x_4A_kyyqe$5iqXa!mKAmJtAul)BLF8E?zrd9{<IhkI<iiG&m+{}f3^Z50c4
`RbBK5`Hx*Vv@|?N6mRczHwQT22BLMUXz!mM%*MECvECLV-ySS(n2g7)Af}$e024JeNn+p21_7ix9IlJBOgS#^*ftUeM~WrS&G6@
%+;oFGRmV`M=@k`04aSZG?Xagr762RnN`G>A80MF<eW-siBg=*W3Lg}H#QAzZ=bv9>cp6I-w@5D&s6hUrOK5zK~WBPrc)fH)E&+j
Pb`_LbaCxmEQ1I&AY)!&&-GgA=5LuYn&L$GWb*)9>*H4OO__<iqCR-nXr?nJ>Xt|hR>MAp{whWe{WAkSq(>9=eQyMO5GvGst_<FM
y4AvjU(M1QQFpYU=K{N^3q!w6C@AqcvdS@Y=&R~^+8oGCA^1y&sAO4qjbKvm7E!wVm#<Suo9YgzHZr3&o3TvUL43amSfOOMWoed3
<GPF$$16IBin7-%IdAXI&xNDbY?M)ivN}n6`x!s!I7((W4BA(2&N40hcM6%@YV+kf_C2+XHexEE3Zy);{J4;F5d7pUv{Xn(X7vgp
Q8fD7gIvC>7Ck|-`qPjuH<?wYz4T15<_hsFc~}!87c&o6*<hL(VS?1tGsjzF*~ms!g{uD=P>klL4^0<MQvjB)k;Ug6{6ISo;Eku3
3H{2yXM;E`CGlz~qJ@m)C0AQYe9nFuS2>o0w-9FGwq)PjUA^YIy7cQihq*!cOC!1}3H@YWD7)ZvkG|L|BFQ+#`F1Jy)5!Wxne2LH
bXTm{L;BWZPF?K~iyd)%ED2<W2w*ewd1OYn&7v3sDY?VVWosCQQEev-@)S!0maez>Krq<Bd+ak|5#z|g7%0C{n?*_C63=@>25yI9
vjAp#%K42>wAho~{VZCHa&<v)+b7-pCL30kiA6hD9!>oAk*St6G8(jq*zDyvrqv7UC8r6vyREYzb2TGT3`aSe_X0~tF@V!?lDm|A
t);UNnzrpAyEXwK*|ds6wsS0`*{|N?fStxA23KLVicBePc1o~B{Twr4PPGM0!Umslri1IlT&d4W$EBi}iiEo5sl|KY?~E7@p>sKa
kaT6O099)rp)kPztebA?lJZ6!BrJ!<po&iP+jmNjovkTYw|xX+;HW62gLgS8%y?wT1?H-cpha&OyO;Y_d>4vper=yhamMAU@y4rD
tu?d<(`j(<lKZEcy}L{osjc`2lipbmC=&qPc9<%%VF&Qx)nB-t0E!VVw!#ZLjVLs7(S!~?-E<dO0)=yme+#Vg+wLb#`(Is~!<iVx
I;oyt<=$w+qT-Gy%h!5{UhNFX-6U`IM&H#(<oU#SWdD<#Ep6sn972c8bUQ*8PwY=J02|}mh$FsNg(*NRBGVJ7%ymE@uep?<<(Foc
(Hk3NLcFbjN{&Y<Q|6wuIXc<XQ2~*Ayjc;!jRA@`A(AmCP-fY0zy^*rjEai*Sm!rM9*4BC00rA!5Lyins{gIPK!vt|bTs5?C+XK(
$)1H%@WbDFxozwhWDu;xj+1F=7VW~5!$|JG3HCTxDyj|5;RjjAt8pJFjPm&iy-rYVQ-#Mu&YiOoz8f`GSm;)W;&TBu<4eDXcH;f(
87nqy)Q|d48wwcLaUqSvcFe^}iB3d>0>ggjqFEoN+#Z4%b_!YtWm8@;i;!+rN;C#eO9dGF8-5pH+<e=RA)`nEO$rhH)4D^UJDSR+
wy$41UO#PFh@ld^95UKdkHmSh@=WDQfZ%6|2Y4q8`3oUXftQD1GUmgwB<F`tpe?93U0@YW^Yjl=1@cV9PblW)dqtB)2F<cXy&%-b
cReld8hiWNqvno@N5hn53ddA;fnQP}4|^qSyKPMX?A;r5&gS24B*lo?H_GsCJ)6LT^$HSzHbZ8XvPEp&+3}K7M%p}@$(T?(if*_H
?1bOq{5RHlPTyhm3~Q@kf6J1Ru4HkvpoiX>Ix=1#3e6Zx%vBXn5R_PI5^y(bMSrSxde!?K%CplG{h{0d3y>_O|6(Q^3;-8wHhC*-
RP!T{x-<?W&I0#tM<Ta%3m4ScCqIq>WxGgI=n#csG!JGd(Hdu)u+mJjKA=LI$>YA=KV)1Bhsq_xe1wLu8Azu04Ik8DTv(?kPN_o>
P6<euKS}}<4}bs__-(wgYya?9UZcEDn2@QJ2$g4Kw19Z?>1li}whHcLRM~C|`8pDf9Pf7XL)jvp7qq1(IwA_9L8GhdQlN8JO-f83
kETUm8(zMh1R+@ryRiO7HcO`wi2!>n)mB@D2oW2?5siVEz?wVW?E`BvuN%UGLwsE*<St7oJ(=_>xiSD4@QMEcPG{!;>D3yF8~Ec>
;Im?rxT-LLo~r&1DErl*?7q(K$=5Aq=l%S>X0yn}>QDlerpbF|W8R?&f~WF0dowWbaU1pEj6fIv>p`9kc=g&hTUzaIYufxCj~6in
+FPFgu@wO&7`NbR&9%u**uI<?K$z-Na)Rb4kM>V*yaA~(Td%S&(j)eL67P;W(3ZXqel^a^EIU@kqG+AK{8BQ<nnG#)wl;dN(8Isv
04c5~GgeC019)`O|F?qT9PDLU7LToXUf?m!AHPY~OZ}bIOoN~kXWXzLosBea^TdR^CF+kn?oj{hzp6HujG7&~QAC=8ErSYDiOSMW
yW#BOmoPmjaKEf0Z??4g5EN^^1U+t3Vf<XmoKJK(a5n=HUVvS3RCY_nX&b!FXG$cV5A{@NwtbwL5~ZBhQ{Sd`IAPziBNo%-#~0a-
P?ew^Pfv!<_boeYYD;CR&DwIai+JZvue*yI(_f<StyO#jo*QI{IIh2_qf1Ob%^YgzVEoC92*XNW80TZvM2-m5Q1{Q?ZLxsO0dIn?
=CXEApCB!g6Bb-`ny6xIq0{dtH<^GgIIbEY?;g|&58<!NR6d!%1zM2}Wny#y9r4nsu70l4ZieMmf=*=Q9O5&r>sh<V6HYAX5PTBO
T>)C!Iye<gg;|PRaX^wJp0DFOsZx4PiNyx_Ege7iu9H8WWVvF$dye^G5>M~0%TUBK&-Q&Cpe>Wem2eEQ8qD}EN9#rpnp1d%PvbA=
ss2SnedZu#%{7w+bh&?7hNvug+dc5;H=-f9?|!!_Pa8eC;4E=>Rp+4=%04HKp{B}(mh8D7-UmrVSg^&*2eKr>n@4Bi`MCtamB<#O
UaF>32ZLx^%q)tSWz7`nn{lDB9(F4FX;By0l{5-lja4=Hka;?kkzTN{nF&>UD)Eef^Fj>J>Prit4;6!yC_;M-tqjlTItKBc&6GcU
acrN;0$?v#Lo?JXn$#U}DH=HebgzK@9c*g5D3Y#TFE+7;q6k&&am&1!%mLl@XC6WM%;pJ@4<n;AnVoACbwR!HNxi+6;Tm}o&-y00
OK6EkyPxw6NU(53ldqj!Bcm38JiPZ4uC|qUP5j~=XT1#22jFf<4<IHML{_{5Kk+xhm@AZl6O=8=Wmp~VWL%~k$1Y+z%$RH6YM_{A
upzgHc@xVPQ-IL~{CLw=c&DW=@{Yu2yt^~L5T|*<wI4du(+e$3kZ_8=-{kv1nFL$RS+pP7X*C??%cd6~miK>Mr@=J)a!;eqyVD&7
BKOMkuDGRhCu04mlwLJJO)mGV-5$5hz@d(?rgSJk$HAYl-6K6V<E?%x*|6GQ>AUMs*ozXOVKOJi_N{r;`E=BC)L$o<@)>Mn1Y{+Y
13pU#!3;E4Nyil;Qz-pH`Y)Lx0)64w?K`)Q#=ka)XzoZ(R5%XTSHY9<`Q&$+y}>#>XQeSsC%UBen63JT8LLL8(hk*Fua2ziphxY8
Z*{|px0{lmN{bI)(`+*w<MLNcj<Jm3KS5+}*n>E(I_XMGU@{Y%PVHd0m+@vDvz>st<xiPQstx~B3cok)0gx`kMj-%1-Rv9`E}&on
P6RGiMxqe=Cv7L`CmndY=h9~svtrRcDjDcX7xtTOT<#FW4?J}yC53c`T)w4<ggFL|WqHBpTFymFH~tZd%_dsx4cNCZiSmuvx}N~q
s5+#R(h|4rZg$Gy-!x5GijLuwg|BXe(uD@qzB@j!L^(*-MDA<RUE$hv$9#Lo(j-&}Df}_wcPX?lp$dke-#io`a73{X|AY}`fY<|3
uIt~iXgR8H^dSQC95c^0Y9n1Uzl-JD^4GT#7^)=bG1+|>3L|3dWh)jS7`weL-i@&hdF~}9D%>0_o)Sr<N6$|VAyil(L_eAyu`IOQ
v=Hk&CQpZIdI*3I1_0nf<(zQ$L@?b+Ww9*q4JYDn9o8$6<J9Y=AFQR;U3LY~OIc|)IIR2Sy7E|DXFLA4%giOwBTjUIfEjff@QIo#
w^0Az<X5j@aE;oiJ$r4;Fraut36v#6&*M{e6i@(owRM)n>NYXh9?^x8KM}K#+%?ZI#DKZ`;DnOv*&dsx{AC#&3<r4Czj!;K`N9@=
!O^KP(Wti$)wy7{)!#YO3iPX>M{AW;z~~j5B3hr*SQYE}NusqNMS6rQ{dN~r{rI;$lJ@)u)`xK=!9b-Py@AZon%0^ZA`h{o>?Bpb
y#;TL+4Woukb*G!dtD%QihnUEMxZ^WWt3LKL8K`8@JuXuXXAIUxig316X=aEH8PFt10E6zJ*d~DzMt-YLyn&g$<M>96f}Jq3e)&=
AuY%soX0Icp(qMT=0J^samK-&x5wB|LMB(;Dnkjn`yx^CzVn}cJIAa&o6+$UO#tg&U{Yxx)l0;kP$n8m>rV(7>tE}t99e56Y;YJB
;0z>-JH115N1Y|nfPQ_6odoQ4ImjQZ{3cus=DJOya#s_Nk{x3rP%+3fsaQyZX(@){ot9GRb8fX93t(?;8Ct1-FB^w}BpBF8%YhYK
122`2wFWB=911r=!?wFyHZsevYizYKT))<SH?qL6^gPmh5JOwu@MpfFd{1I49IptGL#%)xtR@H8PNmR9#?KB<vC81{9s;uGH6@=b
An4?gV6^nQ!`a8)RZ%!)(eYkInFqK<6=ed>=8tI<4V)0-gA0#j(k_?e4&PZMaIS4=7NhlHSQ_t6vNw*Lwu9PAg-HFLvwTvIK^OVa
V|1JVG{3=uzqNvdKHyJsh8G{tIFV^OR&Wi_sCWXv=!`r@vD`sHg3XPZvzf%j6G?fxMyt4HthXyKi}E7FDgEEbTPV({rp#1s)kw-S
i>sJ=i>A;IYM<Rs@YS`LUrx7*!D?DBCRg1+0@V%gmS6FE2-<LjP@%pKD8t7IV`aZ%?ObFYAZGaS)s+{`mOUhRKzH;Fr?p|>fK*K@
rg={?R_I^XlYLjR5!%j15=xb)6YEby$Ko=@azq|y<kV@Hq-=>(1qw>u1^}+x$X%l;XTuS#9T6l-Wdy?BKCe)vQGZq&9D8;5*?=O4
uk9}R#erh0=}Vu9X$hcA2MdXc&|qekA_-67Etb@)l%{6<;qSkMj8_^gXAC(f`;Pvwe;p<d{hW#gN*_ZTUUj7O<Q$STZ+=dWb9#l<
PfMVt>MH#f6S)@#2)lU}%lq&$Rb$u_J|G@Kk3L5jCrd(Ss_lxCYHJ!lY6b<x<fLe9MvBB}sk{|*_6^V!Z)u2Qo$a7zS#wvL^I*-&
dzv`UK-oX64k~HcZ4U1bR<VUHk#`&sE<)8FMG^0kJ73uIC!;r&&WJUC!T*z27&Cbj^Gxf+3v2FdUP#+6e)q-0r0_~<)@vLXLc1hT
`N76u|5*LdtTPK`A%VG*xWjfqVOx0KPR|Nm^i>mcrlVTimE3>`7!@1HerL}S?ZHQkS2T0MRKu`Z<~!F%6#;$p;YF{#yr_L^4((es
bieT4(*?$I|DTaX{b~N0g~<9DJ-l;xL*EBL(A@3QVZZ<Cr`C)
"""


if __name__ == "__main__":
    sys.exit(main())
