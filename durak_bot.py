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
        both = bit | np.where(place & bit != 0, bit, given)
        for rows in (self.hands, self.stock):
            part = rows & both
            rows ^= np.where((part != 0) & (part != both), both, U_NONE)

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
        belief = self.belief
        index = systematic(belief.weight.reshape(-1), per, belief.random)
        worlds = belief.worlds(self.ledger, np.tile(index, len(candidates)))
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


def hear(player: Player, line: str) -> None:
    """Takes in a message; a bad one is told and skipped."""
    try:
        player.read(line)
    except BadInput as error:
        complain(f"{error}: {quoted(line)}")


def say(player: Player, command: str) -> None:
    os.write(1, player.answer(command).encode() + b"\n")


def converse(player: Player) -> None:
    """Plays one game, until the input ends."""
    before = time.monotonic()
    for line in lines_of(0):
        player.waited += time.monotonic() - before
        (say if line in COMMANDS else hear)(player, line)
        before = time.monotonic()


def talk(player: Player) -> None:
    """Answers the last request of a transcript, where "> CARD" is an answer that we gave: what it
    did is in the messages after it."""
    lines = [line for line in lines_of(0) if line[:1] != ">"]
    requests = [at for at, line in enumerate(lines) if line in COMMANDS]
    expect(requests, "no request in the transcript")
    for line in lines[:requests[-1]]:
        (Player.request if line in COMMANDS else hear)(player, line)
    player.started, player.waited = time.monotonic(), 0.0
    say(player, lines[requests[-1]])


def read_options(words: list[str]) -> SimpleNamespace:
    """The command line; argparse would be 10 ms of the first answer. The seed is the arena's."""
    values = {"-v": False, "--talk": False, "--work": 0, "--time-scale": 1.0}
    rest = iter(words)
    for word in rest:
        expect(word in values, f"no such option: {quoted(word)} ({' '.join(values)})")
        kind = type(values[word])
        try:
            values[word] = True if kind is bool else kind(next(rest, ""))
        except ValueError:
            raise BadInput(f"{word}: a number wanted") from None
    verbose, talk, work, time_scale = values.values()
    seed = int.from_bytes(os.environ.get("ARENA_SEED", "1").encode(), "little")
    return SimpleNamespace(verbose=verbose, talk=talk, work=work, time_scale=time_scale, seed=seed)


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
    """Policy and value, from PACKED: 16 bit biases, then rows of bytes."""
    data = lzma.decompress(base64.b85decode(PACKED.replace("\n", "")))
    bias = np.frombuffer(data, "<i2", ACTIONS + 1)
    packed = np.frombuffer(data, np.int8, offset=2 * bias.size)
    rows = Rows(packed.reshape(-1, COLUMNS).astype(np.int16))
    return (network(rows, POLICY_GROUPS, bias[:ACTIONS], SCALES[0]),
            network(rows, VALUE_GROUPS, bias[ACTIONS:], SCALES[1]))


SCALES = (0.0163304, 0.00413384)
PACKED = """
000010RR90|NsC0{{RXAAv<-r+v-5<`i-}q!4pTg!OESNfAX!1qQ^3Suy7(G;_4<tx}27%ukts^V;H5<SN0xrKlH`#Cm9JRGi&Y=
t}KT%7LCN^VW&dC9uV7tCut(3K!et@LTz0w81mCPZs@+pP733SE1N@&IlQ~_&<2EJH3-$XH<f^z3t5WBXpvgE=Akj#P}#F+oITY4
-#521%~MtM+oFngY;EVPZKZ<m%Mi8tIuff}@2g}5f?3YPzn7Z^?d!Z}SnPZ#Zw?2Kk?=g4U<T%?oMCQ22hIYV<{=`36?M6JOm&4B
yE&AQt0^QPfKwUpt!0zHjO3Kqv15x_(o$r6djU3QS&G~jX%(Dp78VK^7$cL2zoNN3fsCj>5C3L^^E4xz@(Cxar;r2>@~8yxHFHNI
;*OIZGS{DT8sr-IzgqSX*IV5``yk*70L6%C@@+bjp0hd_>T(`dBpxQSBqf1FifL;S+gARCYT(z}DLY+q`vLYhmJ^4njSyXTD^Hl(
$lbuy0ZLLtivV)U+cv673j7wN(XW^NHOMwbQM_$*=RK}&WDmHBsc$Hae@4HChXkgxI?x@M-sKD0B)Z}RDpd&EYnQh1Cd`TIssunq
R*0~C33x2w3e#B!Jp-T9dAfE-M=N<CQ%4Xt3JZ3FstIL00<mE9UKww&evau4iTzpQF}t4Ww^HV|zvI^5x>x{xEXTT~)AFMnx)dnU
9&WXvWFHp{GsG@v3H+PTib6@M)e&WxL;l5RcMo=tYiP>dKWT0cQ}e55w*rkkalFhD;@x%OcjyE-*CN;u0v0MtgEusiy$)pgO}HMU
%jaR&lL6I9`=vd{lNLu*k)c}+o5zM9O#?_EE(NQ@z@k8p_!|B?B2%UjS`t=g)xt9Nq@Oe9Y_-;QI%O?jrcR2lnpDLFlWckn?I?#m
!SyUUvl1j+<|A0;YjyYqpLNfhjpt}H%21q}1A}l^VxQ-WNqLH@CRY&!LCb>V>L{rcFEvK^MkJoHcJ;J1*Ci#DSlgjXx-BR&IjHI|
GfNyvXdJq+#ojiG-B5K*0=C$BWy>~|=01tk5dc7*KkyYXtjS06We@YiPK~A`B2t)rngUVOWuPsl+qL@zMvdeT&&FoAraV`E5yF7G
Zdaf1U<B|a3F9yZXQL<f3N`aSt3Wz2U~R)MH|z<+Li!Gj_uWv8HT*zEIHivwQEE8enl`2SM?YWa*fe^vNa_1b*ubcLs!qj)cFWUD
a8RcMPEb4{&!{}m_W|3uqWCrfLlQIFAicl55_=wmdcqN4n6B|11$K)vYH}F{zSu%qfJo77eN`+SJxcNbrj)8<Fz6w-#Wr23oMTif
qkWv7j;TRmUWd$Q4^!%D(t5}Ww9j(XfC)2q&<{`)lh(73x!rKtu`qHB*RxX6F@8q4s;WE&uo?-&;qqWw@>ymm3uF0XII5Mvn5S81
4tXPD&7BQ<ywBJBiGxA(Cw{4bNV$7$D+myo5_%k{iiv6)E3~n&Y7^k^$B?tK;n&j;@rYGEm_bEM_(dai8H?>HY7g!Xeig*);9ifO
NFEazy|o|*l_32?m&xYz*xcnNccP*1f3~P#I#}0>Z6;%0&*9^k5DQU`1R!}24ff7<gzhFDZ1a9=>sD0`Kr4*x;fAY&OyODl*0NsW
j7^=B!?C8HgsYRruh{qY7qg)<8@1#htsLMPm6ru+rICPv=}ga`n@vw!j0L&N_4sAI!JE$rQ+72h@c_COHAzuDwVto@IPM>Kpfst2
*~262OW}MY9H5jJHoPQi4IwF-6}>E^dX{-h2d?Z^i?(4-sx@0QTS?lL@0TOW7Q{Q9$ar0iR-0)w&5(yGFgAb=%#@}+5K4tONi~fe
YWsLi^x%}6;-NFYGjJJ;--AqC%RU)F)GeoP>ePVkT@7_TBHy;2gogV&x=+NHh4*#h2|)pHF<_=xx%LHcEs|!53n+G0s?bC=0seBh
vBX718SfP5uQU2iaA_KoxXrQ(uhb58?HuWN7@tRgqN_ML41t0DS-&+{#y<3(Dex#i`F-M8eGned$vP-~#b-d`-POUC+zEHmBLVY5
fvBjZO-R>~KTjaQ7wwjBiqlMqKzwlhC@P0;x!q`wjiJ06mo!hGWl*idRbWTV`P0H|fk|kVSFR!0G=tW>d7mySkB(YK>TxjDfu9h(
a(%zDqlXHtYhbudh74&FnNadvyx;yuZRZ!QB3I;s)cXu{9W4o}TijgE!Avdy`bZ*B*F+sy+(~&Lm@*BIWekPk|0?cxklSnffWu&e
mA1<waTEEu>-)T_=Cr8c-mU(GWf?a9EGL@RXKWaatS15MXu+l<{0##^u(ay>*a)w9a!U+fRh&2$XUzr>E?q5BjoT_Cc*7rBWvkpI
H&uGCg_etVX@~(40J0nnI7*LLh{;rs%7Tmr%)xAoGC--CXkgf}L6P)W=)6A_THkKM8fN}^{@C>WM%g~Fe2`!}@goD+dv(aXz;$<&
Wt_-;%@z|u3nVSd5J0VXI~r@-vVNT<EeC23MU;fb>Yj`%HTZD5+;RdWFsolO$pIx4>1SnDJI(|GQcxdw+0zQ8Dp$=7RFVq^0~d61
@wL4;vkoxzPP9w*P*G<ni64Q`P2m5Q!H#TO=!5tpjiHo%fSz|_3`kVF+$aMS7G8z;MLsWufCoTyGqtYqIJL`tWY7v<U?uW;!U$P+
lFFC@!|*6#Atkx^y-S{~TZyU;FJ@XlIf$aJIb*UfYw;H$L6iu+E>RxA!QmnvjueBQ^q^;s$_INVG7<O4;!;l(nUfvtQyZ78>jRd*
(V<mhK<;jX67xrE?I6ON8M{YTRrel0ZE@BO^d0txn>0CmGyl#O;&r1yHlH?Wiv%SdG|S4Y--BqmCcM{5*dtBK0G`vmi!UaJy@Rcs
e&x6lCb`SlFDkw~#weLYFs*vK2>s2geQ*|&{$vyy9(SbdrDVd6CW4yTQMC5FV}c?MHh5iAFN|sO%wP0}>12M8k%NC3yuzL@ek^AE
)3JY?;ty*6Oi)$B>|oYVdB5z>yc)e1OG*;mAG^jpnf4v2(l=2_wX7ld!^wdg?o;vH;vq;rb&@nb3OWxHg+4^qO&lZVKr@T#06P@f
e$kbBbVz$43hw;Xa#V&tngo$Uw4Md6nE*9rJL*O-%=f%3&@4wj(m+iTCjLt%0Hh?=95XY5zWgB^ct<dxltr#LXrZM7@U8w%X6Q}R
Y5h04;NQO$<-@GbsJO$%a07_1AyapQnCZsES*f+Z@FH9-OI^O{*jj>XFA~GqcsB7?>|Pt;VF!tMRqyDW%*J9{Dy%B5NTpUV+%_*a
<!u=wz|_7s9R%@0$1jd@ap*pcWtw}g3lrQa?z0Vx)hmI-Bt}5vi8nJphj(NI@sK<uM_`-!wa*+t9OyLn8txTq#vB0rbRgLld|C|-
5ZT?}Ng;btpXaTe_1J&o;FKG2Tpn4oHJZEE(S~)|Lt^_#nKUHkANa-a{ML`LTb-Bscu0vR1}AmDsG_HR{i|HfBwQ+&Mm5hL{2ida
lKiz>{XrFWp*vy>scK2D=Q|s&;ayF|X(4!MI}dmdTu0Ec<i!X$p7Y3oCI2Hc3<&ymTarUQf6t4GvA)e<H(VV_CgP>&RR>lj%MTLr
z0dCC2L*4<wq!@i*r^6+{78eX*MK63mL~HtJ_13S`JJG@gbF@w^Tu`C7qL>jJq|FIXZ=60gAvUM%A%A48~>!YBSHQyE<<>P1<2<~
L~S`HdYY9f_?5fwq)Mg=|Ds^S^GP4NT_ku0&^Rz3!s>a>d^Nnt)pQPl=7YSzPVSKLzC5DQQrDt(4ghfiPs~llb)Up=xw<#U1}XsI
n`a{g(Tg5;OYHk=a!y{b^ZL;2h~Od&{cCMTehl-=fA)#PeH6SrluC@JPKen|05@5Z&Q@J72o`6iZ2cJ@^?f$k*mjyQN2y7t8y}1i
Dan}-Sha`8>lwjbIJuml*OUowTpJCTWdLOvY5M(;n3wSGC%ipK!FrQ(s;?9~+QlzU1=5<NcA5dA$tj`-`CmOk3%1*z>j#9{2bRl?
hc23x14VdpSR^Qp0q#Z{yW(rYU-&h*o=X|gjj^-LKXZp$_VB9=;$i|zHzeJ<<{2)ALUW%}?8x-K6mLNJ#3mj7*S|8pqnRfL54K`c
>iVpe;27x)vJ!=<3f2#&Hqh)tv6>T`z&hMqk}-ZoQYsO<)dt&5!&;TQD9y1a0di*zvF|y$9J7fT65%^%{b>qXk0){5usc96B@O;y
kc;p$#cGZMTj>>KQ642yoi=Bp;tj)PQVhZ7m|3OO`8}(t&eve-Fa|c}|AFBU1r%Cb{(&p_Vl6!k#9#!nk`+(Mx{bVEh98|bJM(E~
Y{XSZJt~s1#j|_D&5tli)}CijGfVY8<{mFjlQ)W<@OSH&>1pcPPjQVNS4F!{laSXW!XTP~Hl-tY34~WWxrxW}z7dCEN1Mk~oR(p*
!a46%6X5X153fxq?a;w8*YI%=P=jB-w9N_+m5v4Cm7wBXKb%u<)k$ZwrSWiAqAOL+Eot|-;p{o|lRj}qAx~0g=p%LxEsYEV{JCTm
2var%HSi2|PcF>oSNl5fRSH6$nD3IJJE@(`18d|PEk`+~h$rkJkD|jz2Sn4*pV%90KPW^@pbm+OG5C#J`-?^TtD%mD794>$!(AID
>3+PC(qu<%nDHl1LXpXOdH93|!z%EWEkxLB{hr^ET3lP>vsx)g@Q*ZcQ8TK7*S2!Dx3u~b3pP-yUKs||^IQ;|x$B-%FH>rb#E|-&
96O+e!%hyQ$&ZSo=S)iwV9RA_aoRoWfK-(UtGkjwCXAIO(Uc6R-~*VyQL~~Kd-smRagNZ_@nRX<v$^9S2K+P!7XFjrn$U12u$}`s
Iy6U0)i*=lt~hdiF+q=||J1~juG*scmYh_j61_pM_vZP^`~*gMGSWCvM4W0pZt_W{eUR-}25qI}HJLS+Zo~KMR3vj%rnmFDTW#?{
$f`Ug8^<KS+j`?z{eCt*;!h1S9e@&EUv`EQvin<Z!TQQ<q11ng^C7DH(U#%0QdgiGBRyPY#@d>o^s%)<CW^%*{=#~GC!SOF^)yWv
r?PfZfX!L(X5Z;O9(~u=R>sRZBy`H)l5QBAQJ&VhV+CezMTovmlmT*Ppsh187Ecv0>UW-kq6XCv9W51WD~U9XC5qPozmF0mxPeVJ
<3`iE2X%#6gn-G#CkdF&tPA*?T;l|p1bp0gc+j(R*(GutJVt-IH$&ddE(cs}_x|UT8%A?lx&fT@#hm~_a8)mpD>By+wum`&;+jbH
;C!5R_xaC`Xme162#(3K*CoRFPACg$mWWyAgG}OaoWwX~2Emg>CYrvqikiD`#e|VfV;O#|<9-NF*DQAst0PLdR2fzP%~<<PGurFE
`sx~Mio)Jpy`jWL+2%((L8%yFin!ed_T^aUR%^#N6p+$+9bXgSeaG%nS`(?nOv<>|ES&pC0-5oPjh6?kMnRY4-;jv$PLFP-;;`TS
)Xm;?HdrN(`sfH7U&${c;O`m|^DJXEgN2hh56*Sf$}W%Yji-shrdP9+vHPQ%z-*<9|I*zNj}Kw@Qv=k{1Pn8Gd>M!yLF|$m{Tka`
?Nd};i?Bp-X-VmP;%~i4nJuB92XK>MmmE-T(jPvSrv2|Hzy!Lo>`+;VY3c1WQFC+!8O}k0Z`AhQLXL7=*A`LT2H3rAlT2rbWLh*0
IuPRN996%Lua%O3VGoP_dx}tN45~gK)L1TM&JbRVeKA27{{tCrgcXF~BQTaWs(`PPSsBr;a`K;VjP>q`txHWaCos4sUt%$e&-Ph1
qmenm<qP&jhW<FeLHOZWuAn=PQOYzT9p@$s?IZHS2q%;wCJ!dU_K^!K5(ptOvA+PsJ_<V@*Lb#$U{W|vZjzv#ThSWp0ORNig=nz^
G4#N?ldT>Vlp+;1NYXYOn5#%L*79ip@J;%S_7hM8f--CpN#=})iSeKXr6-3(5J;WYgQG4(8!wl;=nZK^*<<)7NN2dans`$g_NFUl
GN^9o&+iMPTKiykzmeOqXMlW7#l=Bvb+;qeqd=O>kD#o2u`x#nJxYcVT)GXgmC}}y91^Tk{XpsHio`UJvP(6KkJXD>y7_R6wFz*Q
?@891RV?>8L&VI!NIq72`%Radf|XfISS8L`Wm~<zoti_e*cpN4Ca>)zl{=w~aVy;j@m;S-o#wdiCkRK&ogNsx2kI*@nW!^KC#t5i
Rdp14eRN0pY1X^+sNDGO<MDr6#g1iJDUe2jF(OqDb^gBAQxRe1@q$iv{l03dcD_pOCf>^)WxSt}fv^*c6ZwU6974B_%Dk!Yf!TBy
*)$IHG1%qMwDEJh{8;Ipp{w5-iNyK94O4FEdSr8;;&$R<7-YI<MZ5g33GSx>5QUE*<mcV#IocGdmp&<i%%6xnxegOV_$F@h0qa??
=DAT$zjqxqa#WfVpU0e5crqH+QM45b6poF1;*(;X627_IgRYhykU=U688#$OA*}2Ycb)lE;elRWUok^o*A@C;MxMG>kB~s0B_jyI
XsyIBnzXa=BpY0wC}zL87PKiFJ7c9k4rauQf}ZU@PBV?y$(+`Bd`l2}bns2_pNG6A<NjT>5SP}4;?Oo}zYaHqeHo8pn-nazW|S;o
OMP@C-i+>)Qn5GgG=;p)f(Ms2rjuwaOh>xA5Q#+o-NT4wxtb#1{A=xlXH!W=$dHUTP`kARb#V2)fm4mawpnK^T%=J?jwH@J^wDX7
OuwU-KWc=tR@~ERDfIdddQfnpX&X3Wk>smNl-o`J6lLY|sajY`mbj|-P864)W2GdriH4W}2xZ;LJn?hABJ0<IfP%Qlo#yFU?W}UW
v*Jbnk{(Y;=B&s)kQFW2S~)Hw<&JIJQuNC&+2>c6%}9d~DdavqLGB9G$7v>5e10;O<Go2=pN1OweMSXa@CAnIRT6M$g49FzwRVcF
s1PG|wZCfTnXF}*<8xN3G>@7Y6{Iu~fASvbmux$XPo^sjp^)$*WWm7bD}L}}QwSPu!pMMVok#=R0ZL3%KyUuNrXhbkowkH*IA*Mf
bf<|Uyhv!y7j@-vu|H)pQ#(EVfw3j<hI229vghd|*|yfl@_k%@CxR-af<L9>K;?mKi=?B%NuUZah~z(W6fcy=W4I{1v2zxBMaRM+
=OOj`3%nLZhn%K90^gpPVrLNDxAE{-cWTE2WX|+$xUxD6V^?_Wv<ddKj+j0I-+i1MNUPxkRSy~h-ORm;{m1CeaoTr5n3BrXS48Tu
yFJx!VgIK?3U8CPE$+M`V~AsckDD%w_WbH~iLe_fYMAlr)KtKlVQk<8`@=u$tAblTA*Qyfg_EQR84pR?#AT`*zwQ-`{q7uzvhMx?
3^fk-_vu!dor>vOj1gLmfeF*|C4S2nF?k6AjC01*YD)kaWM?*5vGL&_ayi2xhk#sbQ&z*Ir|C&G3O22J5_Qi4tezAm0mGfg`+V1v
0Wpg^>I7XRvL?_7a4i9(yxUW-L-TixG81)pNj7R2=mP%}DZN{%((hi(zyaRwz_MT0+W+Qeu0se_4P0?hnQ{v=K}m2V7FK0~eq?sU
(A7uklTY2R+`OhhCCg(r+@xmytU&2dQ^Bt9AXg-dSM<NwdB8%Jpmlo%=a8G%Kv<p&u+fBPdF(4eErQ(SiahV>p1X%Rv>rlvjvl^?
RMk84;t!?I`z|8q<wCcr2mn9$rACn}egIxz8Oud$*DpXHXNYG0N7f8q8o^+(*Wg}#viyOG`$d~V>=LgWfyVCjQvH`lmmYq_zPh%4
Gh)7VSN{^~?2B8f&G*-UZV&MXbNJ`3ej7k~Qesn=xkMLM215DsRnZK>7t4t0K}JDyZ)d(nFbJMhQ}F4SR>%*gcjf|!&om_l^9~NS
XEbi#4dD^1X-BUaOyU0hKc9Q`l?IkWLwkqVM7cbuk=IzqVTm1^Ks9eWWGGELQ;O<(wNl6ft|K}RBdI7DV`;0PvV&z_TEV8mBNaB0
ehdnxyXE4?+2$pe{>#*g49v6dsssXwD2VNM4owmLy85MS@0h`^9oJXpe6xwt%|`=4+2oMbg$g4m4WNPdyGExmjHcp9Jh(UE>dz>E
<PeU(ZpKbbhbigPgt%J%<>3!C7xP^9d+h%4jGPCbwD;J|^=pi+T@jldE-zoD!)}Q(I3OH73wI6*1Tt--8qQ-Q5(Hlq!;o^%$=C9L
_)98&?S<4#%(Gg&kj8`N3B$Zx7y_~7>Z2=y^Q0)%QNnR^<Yp&VsUYMpahB9SY9|HmcoUiKF!<yb*$#B5{Tr<LaLnqF*M)36q^&Mp
Urs=&Jy<JgAmHTUtO*u}P$)2}<?JLc${+zWkQZ@W8RwWz2K%DtLUN#BZ!)XD409bC5for&L+`f(<~#+`6I2=I@Cx&&@q}Twl^Q0E
r~9VoOlKu;AH5o;>@=?kdH?l_p8x
"""


if __name__ == "__main__":
    sys.exit(main())
