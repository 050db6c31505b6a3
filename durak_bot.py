"""Team Durak: a search over hidden worlds with a learned policy and value.

How it decides. The ledger (Ledger) keeps what the messages prove about the 36 cards. The belief
(Belief) is a set of full worlds that agree with the ledger, weighted by how likely each observed
decision, also the silent ones, would have been in them; what kind of players the opponents are is
part of it. The search (Search) plays batches of those worlds
down one shared tree of public actions: a player in a world draws his action from the policy
network, tilted by what the tree has learned so far, or follows the rule of thumb; a leaf is scored
by the value network. Candidates at the root meet the same worlds and are halved until one is left.
When numpy or memory is missing or anything fails, a rule of thumb in plain Python answers.

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
        self.value = 0.5  # the chance to win that the last search found
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
        ledger = self.ledger
        if len(choices) == 1:
            return choices[0]
        if not np or ledger.attacker is None or ledger.actor() or phase != min(ledger.phase, ADD):
            return rule_of_thumb(ledger, phase)  # or the messages do not add up
        start = self.used()
        seconds = thinking_time(start, ledger.rounds, self.options.time_scale)

        def more(share: float) -> bool:
            return self.used() - start < seconds * share

        if ledger.watcher is None:
            self.believe()
        self.search = Search(ledger, self.belief)
        return self.search.think(choices, more, self.options.work)

    def believe(self) -> None:
        """A new belief, after the old one was lost."""
        self.belief = Belief(self.options.seed)
        self.belief.start(self.ledger)
        self.ledger.watcher = self.belief

    def thought(self, action: int, seconds: float) -> dict[str, Any]:
        """What -v says: "kind" is what the opponents may be, "belief" has for each card not in
        sight the chances of players 2, 3 (our partner), 4 and of the deck."""
        belief, tried = self.belief, [(action, self.value, 1.0)]
        if self.search:
            merit, visits = self.search.merit(), self.search.visits[0]
            others = sorted(np.flatnonzero(visits).tolist(), key=lambda a: (a != action, -merit[a]))
            tried = [(a, merit[a], visits[a] / visits.sum()) for a in others[:8]]
            self.value = merit[action]  # also that of answers without a choice, until the next
        thought = {"answer": self.name(action), "value": rounded(self.value), "candidates": [
            {"answer": self.name(a), "value": rounded(value), "share": rounded(share)}
            for a, value, share in tried], "seconds": rounded(seconds)}
        if self.ledger.watcher and belief.hands is not None:
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


SCALES = (0.0163304, 0.00413384)
PACKED = """
000010RR90|NsC0{{RXAAv<-r+v-5<`i-}q!4pTg!OESNfAX!1qQ^3Suy7(G;_4<tx}27%ukts^V;H5<SN0xrKlH`#Fgf1=qOSN)
NuZeWr!$iBcr?f9kWX>ILiWugcvZPFdyJjc@lf?-<t8UI#FTnCD8VT3Nc#0(yyccIAuS(=Gd4QD;bZ=RO)%^K-e0aB;nzKvwKL1N
Va7F46Lb9gIv~$tK(p6Qs)~AU!Coukcz5sVnqE$dFC#ZgNd2*gvINuD#sdfX%OIN}8VUOggL*1xtld=ZX*k-cJFfPhNzQrD<{O+J
FXj25*;9`bLxYmy#(Ecy(XJOVNbz@+t$MR7T82J{DCPDoHaRr5ELv9-Urj2mhd>Ir(;F`0>CyvPLA*JB_XX;lRdnGX{Lf};%sc*+
dQjHH`+!}>c7Z;s46*%97bi5f%d#~R|CFGFg?&oXS7>xio^w(7AfcFz;i;eAV4`27<dNMIMDM?3HDDRw1^~@1bhx5(;O#~AMdnFI
hw_7%VPN9xV=Ud`rND)f+e04sXHKKQjk=ku<v8~)QsGdKpsM?m4zB}g8Ui24V0%Af4TElN#S;PzcaRf9r!MtU%?KAX{L3(BythXA
Kk#IL0Fs?xb?Zr-aCS$I0y^-FP&0nUFn2O)L(0+*K>?Uw$cWq1p7+2wa0(J7=y2!gSd%R?*Mw@!fwuT=EbDpxEJ_fxrxUWOGt4BZ
u>hQB*w2bHLa=(^FH$o#PBJKKC};eYWj_vwE%ZEoLc)(K@JunnuOdrM_=S+j45*w*+YG;w*@H;l1}pv_BcR{4b!R(8&7H?fD)o8&
=DLVc7%F@7Bc8bbXVPMMJSD@09mM9k?4cW2eNO?tUraeIE7H9Gr+q=gTZefKy0HM0^c!erSHQmrdxd-PlA!-?kVj8IG%`kG`Z#(J
3-s|T*wyr?i`<l7swt6bzCuyhVnfnIB38U4@^*CuSAc#$W(K_vSBke5l0`;s-kl0;>>z?(#<hIYjwfa4J@u$e)H`P?lD>3Fa3ycT
<}_lw0CvzPcPNziBn>vr(C7^(HxW>sRCiQy2<3_t0byUz%(5Lp7gteXM8fUoSzO7<;~nj$6IC9d_|`V^Nq?pC%;;Ek*99Rjlj88~
4416sfe5>SN@hB0lLLkAyHUF4Gr6MCx9J4+xBjw_j9CJL2~!?iRY8caR(>r5%NMNe%^7YXRGcT2*boYEP8kmw)-UF;HpbOD>yW6(
@*UjCK_HZWV@KJcNuB4rYq5t^ChdJ202X_2fm|FyDOMJhs<)(~3}nB$XW;Xlr9hI`Wfw%9g8f};&RJGS6cC{!ch<!`BKE`mFdg&P
;fN3+nvzZNv}|zfoHHs*n-MY&x`5Q2z*^%ZaVHG3s$vHAy^c9{7WJQaW<2rz7Bi(5P*+iQu1KKXFJmiqV-l7QlSDb+=J>dAa7Ojb
C|S<ynT@9m!qx}R7Cm${G(tQO4jpMIBUbP>$d4%I67jEK5~ZFe)1GdpkZM*XM1G3bp^`rBsMY0J;c}cIY*JuaU6f4oY#A-MTT6tm
)Cw9eVq3qIs}e!AFUylx#mClz1C{oIguy;>K{h??Fd&SUxPgJsawJ;Nid3}Cm54uKKl=>Hd5-P<V)b8TxQ{j3{N_29hv+r5GP4<q
NW3uHVuN?0O3|Z>3D8j8{sWN815sTU_QWxm#?0wRA5JY1K+BP+%hm2-P@W~8*ATv!TWmw`lt$;p{iCI}y34m<`N-Rjx&WWHzhWSy
kZe6Tmr3v9N<kzI$Fj+A;uxjPzB1MDw?_KdMNsz%`V-UO=f~kazfHb*64o?1q7oHD6n%}63P!T)wZlRiZAu|0Gx;0NXG}mKYbCbb
vDxre{Dh1_eTLeO{`E*<uenUeI52NbeX>4ieva6GhLvZYK^fT-_W<JrC}VowuT;E_W1pR9nZ>bMmEmHj?P?WxCDGFkLeze9Qja-f
8AM9<(D%92e6v6F0o^Mf>*XqEf*^(5NbS=@Ay!YZ8<>41NU^eAh2<C;`keFz1A8iGZXR^ltHCtkvu*J}tY~Q%oT8S1US=@6BgAq&
g^5E6KR?Ax-g9}SYYn4PfUDf&#g_($xjw?*J7F_7<&y8XvP6NL7KeT9GNTP7_Pc~zo@-5B%1bmmR<Nix<O|(~S^`04{Wc>6QNwBa
4dLXg8DoOtgq&OPmVI)p!d2XOKmXL||4T!vKfiPLjLc?ps};<IWi%PgR#}wYd@djR*JB$#d|YZ$?-ZO3R%{5Z#sVv}wtFL2WFAaK
rIJthdCOKrJ+uf{>CNx#KvHHy_~*66Q3Sz~UL~N~*psc?7)uMGQ*)T`yTTvSMRx^C+su?L#u<v%+AG`ETyy_jdp;P6{G3Q4eSaP)
_(7u@r>*Wqv@fRwB-NYGGSUX68|@jZH+7uY7vfJ4KTTj?Mh0bvWiM*{`f64-Dx#k@(bqCcF>0{yat`=Su>r`&n@javLb@bAE&NtI
Li`|WGIdQ*+<?fW;s@qfk09V`OB}ejF08382>3V-GjJfF)1&7bQV>w5FRd~!Jhj=lBMV1JIju#kC6%Ei`n41rrjv*v>-kEMVtq$7
;9<c@F_wm`Z)xFUG#gKU;leRXc3g9W1?!o7Sh%=S0`#1MuO``>!5Vl(odDcU_rx_4!A4hXY7V5(FHm~=MY+6=L1u0bSM@V6Sssj-
exL(Se?uNKshWn+98U&xC-X?Bg1xyP6OV~>K9Kj-htwP<3Kv!R5ebPV@DH9X*8hS0N{DhN2OdGK3W89-IqgF9^?+q~*<n3RoMi`k
q&5!Z_bpBVa+DW*IA+&J6^srH2z!N>fF1AG;w!_ZJ)!?t<z<wg5#l$<vH<rQl7ITk)RRA4F)A&v&7~4HwE6mu-68ahgTGSmMn`br
Y7?k(5P6NH{LtC){wKlcn8oj|-1Qis*yA&UN1w5xa%x09Y$-thtqY1GK>FNBe;TJqRj}Kk@RiPoY-)|hj&|%^Wo>D35oT;8Cg6ub
Y-W0})utf{`}M#_E*Qm#9<n$k^hs!uVTk%C12l!Q2n!G5^T|9^IrN0~<Mf`F3nnsmD<nz(K8VMy*iy^A2z}3K09Nk_aTn$iE@!eE
ZBsR_c*Loou{I<&5Y%IY0X2vFEZb~?U!^$NeTi2creM)BiuNr(<8pUvL(vN<_<&}r66Jyu%E-x9ZI3Py(`QzehCY>2Q7{)}-)pGk
poe>vuKTi7dV>4yC{97e$O>lIw}eYv&!Y{<>bIeqms`L{!#O&9e7cT;M36}}wd+P)`47VyyEnHGX`+vNs-?yN$TVF~v{Bic#&=O~
7e(aSsomp-ab~9jBl?7uUuI7G<P2rMNaH8RgSQX_`5HqlUR?hk4W=-9Q;FHC=<>ayhU-LHh3fhV2~m6j;#ff&#?X&c*Pc0ql0+kI
i=8yzqR}j0vkX-8$*~<hv${{ihr9L7;l&;BK_YA{=`vGGzC@eX-i-C6GmLC4bae^o#0^z^<jOgWYKaDj_SJTRcvhNfm}y#2XH4W+
Hlp$-G=k6CcBy9cJ|uK<x9d29%5#H_zxMVLCE?+#qAn{sp9fGiPNkgN1DYOqEENLxpWMJXSwDn2aXg+GACHA&KkAx&mtsZEJV48s
V20?15jaewX*nc08yUzKCPT)Lwuz&M3l(u6|3Z7P8covKRuWsr8I!Lev8p~Jjs~dsMH93enXm$se0;%cOATbpDM;Xz1x`xj*bpxJ
!B878!PDQKQ}eyOty!7nLJ8%-La{EfeKVjG+-3xUtE8vBvGp+G*@!$CkbnVx04*6Dn2G<@%^NNqKb08^e*1jNL9$`W>3hvC_!AEM
Hz!>l06C<!`z9V%dl|J)tXV!O`p%ZUNB;RE*^zZ^CNh!)8_BX)yzFuuB*9Rf+A;Uhx-4zI`)HIBqPF6>CykD{AOjVeC`}7dD@8t?
p=xPrp!Vr$L+KEIz@MfkR{!aQQlV8R$+uui-@zr`!4P<nBJ7eZ+RDZqwvZgzLl=@;C)j2d&8GV^?L-@bp_!}Pcz;1-4LUH#l+Rx_
`9U=DzjB5krqJCPXpYBMQ7avV!>6HAeuNS^8cw23W0^O{bZesF2vkeOvcA1^CG@9i@D9;PaW!WiB07V-ywhZ^(%v<M@7>@j?b5*Q
*{$iztq^HJ+e_yLs#g0m)T|4|Z-(rU1Z2yY>X7JYM64|*OA44yb!<J-k2}#86n0{W*<uiu#-0ipkJyBz3KFFTZ46RnV+&*N=2_BN
$PH5UDq1Esf~9Kmj^xDOu$w6W18YVcXu}%*3SZf!GbQz5TX?8)wgOeY9@5cu*`Gd@T$eWx1a+v)%A3YuJ9Fxb@Ig!T?t!0dob5V1
SbmyaBLmP7A6WJI-`z7Py>*8R>V)oYbUdsoA?aBx;w^kk;mrZ&4<?IM46gCXLZdo4;9E13Iul=L<(*CdBhl@gaT`Ibu&^7xNJw4^
819SfuZJJ)hkZ9=11SX^cR+`7BZXIwU@LfJ7p}neWi;!|{8jdv;;yDo`(Qq-cn24yq)M#GJhBAhAa^l~QiD%+U_O!j8_Kn?>1sIH
*uS5X3s=|%jQ4ks3!iaf9XQ_DT9sav+S8;6{(nD|FVGWuGw_Y!6BwKgB(g)|{zkFSQ`8Mu4n6vPoYi2L29Q$oq+3E=H!|o~exUe9
U+q|J!`RA4huWYF?Nx%mLOy}?&AlV{rej_yq2XTbS!Lq!YgW-pq-8kt>}<Hvl(Bp7gEn`Ehl59?ck9XKnJ7XUK&X=}IX~BaHYeRV
Fz4*dq^6*_$P2{#Tx>sgTFPx(Ut_-$Am~~rP@1cM<56zg<4_Bz168<Oi3V!A4_;^zPMKzRJV1aR8<GbltLSPLtRz)y<omheSu=0Y
|H4XMRvGy2wJ0ZkVc-JqMV*W39^*Tx|0;?l7Z{UW*i_4!;GzAMPe}=iatiC5niD4{<eNKLt8a6H*#eKVA&MV+GevE?I`Reg<W7M(
dK(e|1YsZLh3P%1r%U@C-ze0GgWYs3fLR;4u`!|B=@Mz_DGYf5n_2+XC7%A|n8L%hjIIRmmtjG|XNS_Ogln5txGU3)al%qz`O6g-
Xq@gm0E^#rD$74*TSk)BN>!z3E#skc_KYgM?v;pTU}@AV8REI{U7XS}bVM0lZ{S>^5=Um=ya&w?*g?ZXFoYmSZ$VDU$|L*A-tT(+
G%$EKS(Tt{^)&-~>kc@Fzrqpi0JxTYj6u<@DTTvPDP8Q@qW8^TdA&)79XkmbIxQ|8h(g<mFod5|WcyMWTsr<?HW&yH0Q?sR3bLUQ
T^5qoWc*+1px<tSTDhoYl~ixt5#Ratg!}J`bbj;feqs<v8eMUHiLz~^KS?_mgC?iI!Wj(_Sz2cJD4HkdGS8g(%mYLu7e_VqT<wXK
xSQnyA^DCa{K0$R632Gqj&^>L4$~d+>?A=cau<)-2sdy*e98}J3D%4ekXCtYJb`6A^VkiQ&CMD8`94$FMW`zGEt50po3d71NU6dm
B<Q#1`-3#PzIw5s!69}59MsPA0e;4@D3}7`V%ZN{EZtm70ZY)z%q#<t$znOti}tJoa9RO*(;LE~g_PW`nNKV{^d(C=1=^rB&UBX@
HJ(S1Go6NtTWBPZ+x8?OElGN-$H1K$YN=hX@cx+M;$6J63?Zo2DN2L9o^^_401$9CM=bVC0(EPW<!RuryNYAVsyb%^JrH?Al#e#I
6pjzZkp8s8^TIU)2NgwFg;EY$dnhLxz~<TgD2czA!e`711FBDAl*^046b`GB%n}aHHiMvovv8+QP=0$|#xGCqJ)h<nOaF7@{-1(;
8zD`BDhu5Evz++SS}dw23Q&1S*`Rf-@7xP|T!d&YOZSI)qzMD@tbn54f{!V$qks6RWA8$5=5tTgVP<3f=amjMq;>4E*vpJGEM(jb
6-~~of*m_8Sm7S-<fbDGZf@mA6?E_vL#5BT$;KWt*5$UWeG0$d?0K&ohx7Mj@j<Fz8h7UcEVYvm1f2}uo)X9(TQp5eY=$fdw3PHf
t}RN!qn8_`4>9Ymue~?>pzM9s%lAp>@kWA*dbE-e!W;T;p&zA~O@-35K<OWE;;?@KGT#SJ_Wv|a3mX0_ri_hY2nf1^j$1(&wk5<e
f4hTyIW~?0^9;CVQtTDYz^dahd^GX4|MyI|7#4dj50BdIU-{!8865;U4mIaAo{xCMb^sgbFipC~cpkI|pL;)AxO7PYZ+E!ch{e~|
MSvIGMi-a}?qZBC9HwrE;{mNc#w0;8#R^^X9OYXmeWz>_bAv@tA1aXF1pkKPFFY-!0}>QcV_@6J8p>Ut{ubR@TtB=sLk2Z;E@pG9
f>lvYR>G80!vhyZ2w8vr?xvpi`VhB<78|WBge5J1ZH)#~ZKTnO23qq5Pglb#UMaTuO4#8kslmaAm<|rt%PJxrxxkLREMy4NR;MXt
3ASjEuwVcK$=j+bLWr3fQMhCyWu{2tDrx)5vJr{q|4OlcMYSFYS*1Z)!)CkKAZpl674v<T>pBaZia9CDs$$KKFMHQ=8=~RjyINc@
M=jNR;D%zbxgb>3C}meofp009W*UR@*0^2Qi0PRTHKO>QEeio-_y=VZ$sqQNnU=MoxWz?f<SIR?KZ8Z+Rpkk4Zh<|a;2dyDP@#=_
EZ#VFeS08sV3H?QYf|xrq*&7SR83{_bGVX@-V^R)3pJeJ8GpONe+zu6Q;&$uPBIKEmnOV#7H##5v`4hzNd&aWLAuvf8~2h8F6(Rb
yRkJ#pMn0(?vx~+F*lx)UAl~Gx+)T$u2||C&uXG4(j!;#s;FAoid{{g22DlH$D<|b`;dUNIXh0y2wgXu#==o|<c1D1P}Sm4niee`
_`pSt_9bH{uxN|N%j-C!ZRm-w#Hn(WCD<-TTGl0?gUjvuY4%v|(QDBr_@H?IoGW2F{ii7rep>knfwZ8a3pm`9jw{qZ3_)YM$g<Sg
s|wnUX<*scbtT2DU9^sj=n52P0gZ#qe9I)O8%0$8E1+c5c?Gt|dwySP)}#n`JM6&{@g$~flxsqfB&&*`pavfL)NN_Am4;Tn(dl_C
t!Zdn!LM**urZ%&7EJOE#1nR#&-TYZm2CScCP3*uARh)?B98NMQ%cErt-Wjbs~P)D`WJ^yQ*>`08IzLFsVE;8BuK|3fNQg*VUsAt
I2_bCmFy2CHA}s1!N{_74UlI}vBgH`ZdY&)s~JY|p%~Q)qZrTN>Pa;!>o2l{-Fy3f{$Yo76EI*^Sgj)?W>S-1HqKFlpG!*FQ9DbL
r!?Y7sOL*TXWie?JH?*;KMUqx%+XoMJ7Fki#>Ta?Z7dnM&0~5yZI{7zP!B(^g|b%_YDK87@;56TqG^-McHo)tX+h2Lt#zyoL<$Gz
L+Ra$g9c#!dFo6SQl=%aAW0s2N@5hok(fF7ymX9^FUCwp*K|BqA2Mv`rbrU|rc$}i-GPaYIJ$PVrn^@dJop4WWMD(+SoqTp1yg(B
x)-sCN#u@Qc0T0c^VXTz7@FvYU%)}?0Q56C9{2pvfA7d@L(#8fCeM!Nn6PZs2sNli2;lYvp-ni?<U1U#GtYu)Bj~e;cekjiz!zr!
dzS5A%sdi^=wCg&!ht%6mQ4|p+VYtjlUVgL_H#o=(->~Y#$Ks`Z^X1rgSlPcR3QOseo?vreK)ILZ(VfFvnZ-fQ_<UoX+V+<ntJ!9
DOpd->6K8Jvqjm7M2_5_G}~`6QxYHOYVFMn22G;Ga(N*A%*S!YLs!32SunXY6_mL14f}7T*;mPl6pQ7b0s!kEG<2l--$PB=H+cJv
m;_iolaIx{F-8xYY-8bgDvtlc8H{kF=DB;CJSRS8y<gv{%+c$J3iE7FVup&jiSiL442F+;PDy283-);kXO*;TFm{Dc%cP*|Y>g<i
jUV8R5@F<$6Ihp72E&0jbfw$QPvV=D#5-W7*gmBc^^Ieux5}dsQ;uHAzaGh&H9(_})|P!~)W%p$=!IP5OJ@MOs<D#W#FMNvUt+ue
)j`=$QKMoVm&aC@;V}&sKn1M_vS~aexHZs|Nu2Dzq1YZFq|PUf^CxXYo#0*1BNHFV8%-Mx!vyVO+IKbfD#*K~1J8{%!wRiA;tvg3
J^)GkqA<xq(XQ^H`*BwA!$t#fS{6S&6#*^ULLTg-UXFFyQ(;}*<=hAi8z9p_exC^`LH?~kQb66VfEC*SiTwxHLQ1aPoh+xr!;|+|
p3q({6udYB0FG&G9t&`fyxX^OLMJyxJ=@s5{*OSPOdiR~`XNj&wK-m>?aDaqouNaYHmC>|CnctO2(e*y7RbnJz*U|#eEu$<NDlBF
T<;CFpt`Q4anY|X6^NL6syF{E8$)cN-2)Q{(?^fZS@W0*FY1G(di93y^yqW5G#N%uAyyw3smb)s^{d%Gk`Os1#SM&=!IaA_yz#>w
k%c!e#g`Z|1r#bVNI5c{tg%$;Do%9=>F3r4bb*i<>-`RiYqaN$Ti-h0ant_R+Slj~r(eWt)v*Q-GrTd}RJ_LPjQsZCW!Y%Ll0prg
1^q5o=jhcz?n_Q`E~StJ2oFiXp;+-<Nld~U?^(VRu?T4kXPW4)y_TO(d@yIxv~CcYz`*bve&I8y5BOZVpa9{#>tdC6U<ee5Fb}u2
@pxc7g!01TmFaw0aqP65M2jpq^TZeplrI%h{PGyBtG2g>15{l=0-Z)ow^HVu3*k5-$b1phsJEG`na2!#U|&_aVG65A@o=t+uK6dG
zD-Z1W{>D`M)7TViv-V^sJT%Wj&SbRG_q&_q`_DejC+N%zGOT>W_W^m;$uRgI^Zk}Yo+o};HzD<Z~C_Gu{1z%x=6jk4XoaF)1Q*7
I<Ua*_Be`Qj*LPJ=l}2x0*3
"""


if __name__ == "__main__":
    sys.exit(main())
