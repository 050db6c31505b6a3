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
        self.hand_out(ledger, np.array([np.bitwise_or.reduce(part, axis=0) for part in parts]))
        self.weight = np.ones((2, self.WORLDS)) / (2 * self.WORLDS)

    def hand_out(self, ledger: Ledger, dealt: Array) -> None:
        """Worlds from the hidden cards of players 1 to 3 and those of the deck, the last first."""
        self.hands = np.empty((4, dealt.shape[1]), dtype=U64)
        self.hands[0] = ledger.hand
        self.hands[1:] = dealt[:3] | np.array(ledger.known[1:], dtype=U64)[:, None]
        self.stock = np.zeros((13, dealt.shape[1]), dtype=U64)
        self.stock[1:1 + ledger.left] = np.bitwise_or.accumulate(dealt[3:], axis=0)

    def keep(self, index: Array) -> None:
        """Only these worlds."""
        self.hands, self.stock = self.hands[:, index], self.stock[:, index]
        self.weight = self.weight[:, index] + 1e-99
        self.weight /= self.weight.sum()

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
            self.weight /= either
            self.keep(systematic(either, amount, self.random))

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
CHUNKS = 4 * 6
CHUNK_ROWS = 512
CHUNK_SHIFTS = array([[[0], [9], [18], [27]]], "uint64")
CHUNK_MASK = U64(CHUNK_ROWS - 1)
# How many values each number of a group has (see policy_rows, value_rows). A flag's (2) zero and
# no card (the last of 37) have no weights.
Groups = tuple[tuple[int, ...], ...]
POLICY_GROUPS = ((13, 4, 4), (7, 8, 2), (8, 8, 8), (37,))
VALUE_GROUPS = ((13, 6, 7), (8, 2, 8, 2, 2), (8, 2, 8, 2, 2), (37,))
# The first row of each group after those of the chunks, and the end: room for either network.
GROUP_STARTS = tuple(CHUNK_ROWS * CHUNKS + rows for rows in (0, 546, 1058, 1570, 1607))
ROW_STARTS = array([[CHUNK_ROWS * k] for k in range(CHUNKS)] + [[s] for s in GROUP_STARTS[:-1]])
BLOCK = 128  # lanes at a time: the picked rows stay in the cache (mode="clip": unchecked, quicker)


def table_rows(masks: Array, numbers: tuple[Array, ...]) -> Array:
    """(rows, n) indices into a network's table from the 6 masks and the number groups."""
    lanes = masks.shape[1]
    rows = np.empty((len(ROW_STARTS), lanes), dtype=np.int64)
    chunks = masks[:, None, :] >> CHUNK_SHIFTS & CHUNK_MASK
    rows[:CHUNKS] = chunks.reshape(CHUNKS, lanes)
    rows[CHUNKS:] = numbers
    rows += ROW_STARTS
    return rows


def policy_rows(worlds: Worlds, actor: Array) -> Array:
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
    return table_rows(masks, numbers)


def value_rows(worlds: Worlds) -> Array:
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
    return table_rows(masks, numbers)


class Network:
    """Table rows -> rectified sum -> outputs, in whole numbers, then one scale."""

    def __init__(self, table: Array, outer: Array, bias: Array, scale: float) -> None:
        self.table, self.outer, self.bias, self.scale = table, outer, bias, scale

    def __call__(self, rows: Array, lane: Array, output: Array) -> Array:
        """The wanted outputs of the wanted lanes (two arrays of equal length, lanes in order)."""
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


def policy(worlds: Worlds, actor: Array, legal: Array) -> Array:
    """(n, 37) probabilities of the actor's actions; needs at least one option in every game."""
    lane, action = options(legal, worlds.numbers[PHASE])
    score = networks()[0](policy_rows(worlds, actor), lane, action)
    first = np.searchsorted(lane, worlds.lanes)
    score = np.exp(score - np.maximum.reduceat(score, first)[lane])
    chances = np.zeros((legal.size, ACTIONS))
    chances[lane, action] = score / np.add.reduceat(score, first)[lane]
    return chances


def judge(worlds: Worlds) -> Array:
    """The chance that our team wins, per world."""
    winner = worlds.numbers[WINNER]
    score = networks()[1](value_rows(worlds), worlds.lanes, np.zeros_like(worlds.lanes))
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
    """One against one without a deck: perfect information, solved. It ends: a defended round
    discards, a taken one shrinks the attacker."""

    def __init__(self, more: Callable[[], bool]) -> None:
        """more() says whether there is time; if not, OutOfTime is raised."""
        self.known: dict[tuple[int, ...], bool] = {}
        self.more = more

    def solve(self, *position: int) -> bool:
        """Whether the attacker wins, remembered."""
        if position not in self.known:
            if not self.more():
                raise OutOfTime
            self.known[position] = self.attacker_wins(*position)
        return self.known[position]

    def attacker_wins(self, attacker: int, defender: int, table: int = 0, card: int = NO,
                      room: int = 0, taking: int = 0) -> bool:
        """Hands and table are masks, `card` is to be beaten, `room` is how many cards may still be
        thrown in; an empty table begins a round."""
        if card != NO:
            for c in cards_in(defender & BEATERS[card]):
                rest = defender ^ 1 << c
                if not rest or not self.solve(attacker, rest, table | 1 << c, NO, room):
                    return False
            return self.solve(attacker, defender, table, NO, room, 1)
        fitting = ranks_in(table) if room else 0
        if not table:
            fitting, room = ALL, min(6, count(defender))
        for c in cards_in(attacker & fitting):
            if self.played(attacker, defender, table, c, room, taking):
                return True
        return bool(table) and self.declined(attacker, defender, table, taking)

    def played(self, attacker: int, defender: int, table: int, c: int, room: int,
               taking: int) -> bool:
        rest, card = attacker ^ 1 << c, NO if taking else c
        return not rest or self.solve(rest, defender, table | 1 << c, card, room - 1, taking)

    def declined(self, attacker: int, defender: int, table: int, taking: int) -> bool:
        return (self.solve(attacker, defender | table) if taking else
                not self.solve(defender, attacker))

    def winning(self, ledger: Ledger, choices: list[int]) -> list[int]:
        """The choices that win for us against any play."""
        mine, table, taking = ledger.hand, ledger.table, ledger.taking
        theirs = ALL & ~(mine | table | ledger.gone)
        room = min(6, count(theirs)) if ledger.phase == MOVE else ledger.limit - ledger.thrown

        def wins(c: int) -> bool:
            bit = 1 << c & ALL
            if ledger.phase == BEAT:
                return mine == bit or not self.solve(
                    theirs, mine & ~bit, table | bit, NO, room, int(c == NO))
            if c == NO:
                return self.declined(mine, theirs, table, taking)
            return self.played(mine, theirs, table, c, room, taking)

        return [c for c in choices if wins(c)]


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
# numbers for every unit or three. Cards have 27 rows: 9 ranks of trump, of other suits, of the own.
COLUMNS = EVEN + (HIDDEN - EVEN) // 3
UNIT_COLUMN = [unit if unit < EVEN else EVEN + (unit - EVEN) // 3 for unit in range(HIDDEN)]
UNIT_KIND = [[0 if suit == 3 else 2 if unit >= EVEN and (unit - EVEN) % 3 == suit else 1
              for unit in range(HIDDEN)] for suit in range(4)]


def row_counts(groups: Groups, outputs: int) -> list[int]:
    """How many rows: cards six times, small numbers, the card to be beaten, the outputs."""
    numbers = sum(values if values > 2 else 1 for group in groups[:-1] for values in group)
    return [DECK_SIZE] * 6 + [numbers, DECK_SIZE] + ([DECK_SIZE, 1] if outputs > 1 else [1])


def packed_rows(counts: list[int]) -> int:
    return sum(27 if rows == DECK_SIZE else rows for rows in counts)


def spread(packed: Array, counts: list[int]) -> Array:
    """(packed rows, COLUMNS) -> (rows, HIDDEN)."""
    parts, at = [], 0
    for rows in counts:
        if rows == DECK_SIZE:
            cards = packed[at:at + 27].reshape(3, 9, COLUMNS)[UNIT_KIND, :, UNIT_COLUMN]
            parts.append(cards.transpose(2, 0, 1).reshape(DECK_SIZE, HIDDEN))
            at += 27
        else:
            parts.append(packed[at:at + rows, UNIT_COLUMN])
            at += rows
    return np.concatenate(parts)


def product_table(parts: list[Array]) -> Array:
    """Sums of one row from every part, in mixed radix order."""
    table = parts[0]
    for part in parts[1:]:
        table = (table[:, None] + part).reshape(-1, HIDDEN)
    return table


def network(rows: Array, groups: Groups, bias: Array, scale: float) -> Network:
    """A network with the sums of all rows that go together."""
    outer, rows = rows[-bias.size:], rows[:-bias.size].astype(np.int16)
    rows = np.append(rows, np.zeros((1, HIDDEN), dtype=np.int16), axis=0)
    table = np.zeros((GROUP_STARTS[-1], HIDDEN), dtype=np.int16)
    for chunk in range(CHUNKS):
        bits = [rows[[-1, 9 * chunk + k]] for k in reversed(range(9))]
        table[CHUNK_ROWS * chunk:CHUNK_ROWS * (chunk + 1)] = product_table(bits)
    at = 6 * DECK_SIZE
    for group, start in zip(groups, GROUP_STARTS):
        parts = []
        for values in group:
            parts.append(rows[at:at + values] if values > 2 else rows[[-1, at]])
            at += values if values > 2 else 1
        part = product_table(parts)
        table[start:start + len(part)] = part
    return Network(table, outer.astype(np.float32), bias.astype(np.float64), scale)


@functools.cache
def networks() -> tuple[Network, ...]:
    """Policy and value, from PACKED: for each its packed rows column by column, and its biases."""
    data, found = lzma.decompress(base64.b85decode(PACKED.replace("\n", ""))), []
    for groups, outputs, scale in zip((POLICY_GROUPS, VALUE_GROUPS), (ACTIONS, 1), SCALES):
        counts = row_counts(groups, outputs)
        size = packed_rows(counts) * COLUMNS
        packed = np.frombuffer(data[:size], np.int8).reshape(COLUMNS, -1).T
        bias = np.frombuffer(data[size:size + 2 * outputs], "<i2")
        found.append(network(spread(packed, counts), groups, bias, scale))
        data = data[size + 2 * outputs:]
    return tuple(found)


SCALES = (0.0151746, 0.00376201)
PACKED = """
000010RR90|NsC0{{Vk~{3<%R7x?@g%gNC?J0q9y=$$UObN0!ioJ(kLB+@J3-3KTwrKvqnfs&A&;RwNPX-DDIi*h+Da2{~kx=2U1
eBeR5i^X~kJ$)F%ZBE5(an+Wa+Yz($({0cUxW<Zqli2?B<rRSmMLH!FC-Zcb3r**trYAvADI$4Dp=xF5ema%dus5QRb~mqW(E}Vt
z4UG>HOZPfIDr)<2y45PM_T#&*h8&##u5$83C1-Mu1O6w>|+Tq#qcm31{9r#<ZrH(B3mf6i#WuT_ieAn#oy_^a(~&yoUQ^})box7
4Mw?ox!1F`pT!AjzGoQg>+;^yDrFgGGCt-Z!z7gB@{p+H<*{&g4T%BEZycJd>tm~uH&t54OgWpO+jk&#6>F^JIC`i`JIA?*P~hR9
6V3?$VIe~DfYwBal(K?(e<CP3UN$ng8#Pg7e!H8hr-xsiy3&wH3O<KXt==T`?WKFZe|<L#ET(;3q9c7G<jhbSvZu>a5>s6>G%jk0
P^KQox6F)J?8@(MOAPAu#KBGc?<&!^2r;mpBuqwh&mUP+8n3cX)PI`mIhB9KGWP#!#SgsYMb0viIQ1|!)hB2ZZ11zTwHXK#PNXqi
nkNYR8bq7j(#xejL7?UhHD-ej;FIQ%7+%-c1uUK~=-CLr<|H`Ia6{w%1asy(DtD0QW_q6A{4D^lWG*>5@e<*+8d=OMkq=+p;Jp;t
NhbR3!&!UM9POgrVC4QPB3|$fFq@2bIhswSKObTUCS15#HZ_R6R=E2oM^^S?c|Vn(o)tFORUuLFdF@q8ux8wjipdQdFbGV}v7^wF
y!<WU7YTg4ePYB+6Lfr261+4yWsdmD<>N7I^He)~;mOlPr&|&vcp{<Jk=y)yD8MsS+OMUuX#?vz&C1WW=Z5%k$^Sw-D|U`Ag@=ay
oS=s;Kn5>IK>_~vMX1$38FgzJGSf5v(kMMhtJ~8QyMP)tnCqijeGGC<7Gj1t5TUUiI^NAb%JTUd5141CUy8tn96d{#oe2~J*sN3k
IB1+Qz~=CmmdUX3P1n((qI=mpXpt~+l*grlN>MsJzW|X{jSBECz`fgO$HUO9pvQ5_15~>&YuhLR`JX(D%f{B|y161c{qN3f<Vb{k
i&JdYkT?ob_qOHR%vBIjU$6y<*M_xdYaPSAGiscf&;W6S6wpLMzK?(wg{=Z&9=MAOi@#m|{a0mX`<x^-^U)?gJu*+^<s;MQNYWRG
Aktu_bDwpIff0VK)l38H4L!#Udp}AyOu~77d&dwoCWnJS$-C=>kH4T48%nRW9xM{MDQ<5qf$lh<bPX(A*uhcKkE>e^1j-4fsYMWB
cy5e)h6oh-5fXNQE4M_KjdpzZj`}!sh47;2nR1t<L^rNr--y-pB=rN=Wr7?ucF4p#+I<!J^d=#FRESR_+mVoXq`~50uJ$xCI!8*k
i1SNlU5_GPKQ_MjL-TUj@1cA!bAJB^xz+VbSWgiG1kvSQJ0afIxaOSf&L{@)+c6uHM58tDOK(apy{t4$wWA=j;9kW5$m2N$-C;U2
#q!$C92^w@w?3WbA-jfMu(LH}0zXN1@1sPqVk<_59;lX48MoA*%j`S>IZh0+GXlr}v5Hq`G`%Cus5@Iq&K-6h(Z5xPG?UGGehE$$
GizcC&@A%kncIXrNziz%(29)%(d2w$7lI}lgS(-zW_!UCFoSgV={T3+iG!#YZg@()3|zWNvAT^p&iWbLn`MYyji8xSO91iO9=KrY
&_7I(dK;Z>*pz+UHRdddv5FjJ<S=yvM+H8TWt}1eYm^cSv2I6e%zQ0hp?(q^3XC@hG#P0X-%<sSHkDfgZ|7sJSg}7fk&dtu-=c{>
xunk9kZT7Ml3J?sjK^?@NJ5J5BCs`_%xhlr2+ab6eQaDvczCDUAXy&(32&!_NJ<--cdCDZ2J8z|UFK{2nU9N=YV2n(EZyXp7?j^e
!oD5r5btSzm!|h8@}|<VdYtfci-|g^x|>Aark)ddIh!gZ{A95VF=eqXL~Bs)GD#WUFH<aW7!=sDDK9E91;#$pkmpxTAr$r4B!MHu
nP33;*z)F+$Lf3UadC!WkD)-E+dz1EFLQr%JO+(BH)72)IBdpNm(__e$uPI+HcLygdG2`L8hUdx7Wf4Xu8oVj@sn)c{3AsFDpIEc
b8a@({D{*t4BTzh@1uElFYAxpISi1<hpRqLDDzD4fojJXKHYMKw{m@EHLd=(#x@;TCiFK{n6B3<jCvX!uUYfQxS)OJUy1F_0)m4p
OkyPRzbM_x+!DI6_WZ6Awj%hxBrR?8Y(=*b-M<%!1}4zEbS636KBVI=70sG%_>i!XlQ}Reo<x3-sNM#QT_pZ8v#a*9zSyW0BYCt`
X<~)=KM*MmYeYBD%Ssa<k+rG$ulLW3gn9N{E?_3Szcg*lBbMjlCn+sdDNo4QchWf7Z5L2Qdcs>WXYvc*oa(933Pf*)+QZVHKqNXG
3y&XC|EWQsu}9pM)c_?owht?EenqIpdsGv3wpC%+p?TLuAH`NnORj21cu4$o%2xZhP#|lemlhcbV5Z0Z@hX2rm}S`pLT?Z8>@zhE
7PH%<Mrj6Q%+%YCWOTUKmyS$xUvLR42ydtJ@hqs7%smS>vQh6oi_3w=VhKVRfU3X;QCDy4I5YUSg}UM%j_#9L6Q(mxQXr7P<PgiY
heggicBXd(9x{s+<U#)6D`oj>>MagQ3PYTrT{>ofZQ>tii`<DXV~W#**hbC=VF#2nRnv8S;%?E7JcfrXD@MJ5Yn=xM=y&}EF@w9b
Xn=sQTT*gkiGn90oN94ad6EfS9F{FQi`c&4_sxnP2N86XMB8BY>KI$^^xZXY2}~JnjkO29SymO;;L2_rz8>p7{jza@sY#)Ykpub1
^1{>qq#9*9vm~^#HU0lvu({eAJ2cIi?17B&7@fJDkS<OPf?HKYo)>079IXBNk~A#lk?CG`^3d-u>6y0aHTq_XoenIBdvA4z#9ErX
4|x0A+zjQ3D@c-h7V?wp$#RE!YVS6M6u2!2Z?cRd6QzX0kQP85Gpnt6eUxJI)ayQ{ZAq*s%)j9a1Admy|8-*7Hm@b*VPh2a+yW=k
Eqq?9MLed^sZ-kx;Kf<=aOno{j4oFeGmC1sj0;sOMQ+m<MSQnUeBHLX>YVl&fg{iep{29Xb_CuM?{rNeEBV6F`k_L$9E2K6?dB>?
vKt~N%@}CQ+l){`K9uaIbe1GVo?p3!aGH`brJ<dPgF)%tQTx*NHGC8f_oMSl;=p&2d`au+Y&<~PkpXNyWcDW=<L76#6wD(Aq)AbQ
GyC+qPwM|4J@vSCTMz0E{j?LMC+Dy^y)3Gxm54H@59Mq7Xh9Vy>6gCKx(G@{-PD(LK&vMoN@o;wp|N`225{;av-zf!73kbT!w6j;
iUAK}6L-i~-)#sS<y9F5Nsy=m<$|gK?6`cGTES4WmyaoNB2fN*Y*fSKn#2Xkt1i^p@Ec1Ro7l$m<j0xdPh=MD;w751(c~ydJGf@0
m(DpQ?>X1qzl{s?3EYT(5Y7ZqGFEosjl!gMvWa<~WVCLIeSu-OPTXmuVvp29T?K()6iJ8JLtG6h$p&B#g^>ToPf=Z*ZEfp@D$3OD
jQ<mq)Ouo}bHkAw7px>+Qzl*Mc>bm9HHZ1MSG=>J$77NkT!DW#TKbsdOh{ClG@9S~KDt4OX@~}g;1*>SK4u?EO=#6M`Z5D6k>(;J
{1iPZR?QSu4rgo)mAMXn9&c{EnSKUXX2Hah1taAQLn5AOlyR*Uf<H|w5Z!8hv?Kp9eWWqg=^aT6nSJ@q(~i@Tg#@u3tB~7N=hr4{
Uo^pbi5knSBAXg(GRRsBDIhH>hVC}Ayso`m$KF%TVFp`m9AcSk?&p^Hx~<k+)@<P~TXLfq=nL`vzNAL${G|v6jh+XT`iEKqoOZsV
t{L<v)Nu{{y;|L+mH@;*Z2iSho4f%8lp&xD-3VQhQvLrpy`sw$ijO=J@Lkiz_IkC;nHL5J4N&l9eTM2^M;5`TH4&oVZnveoM!de_
pcMA(GaL=xaO#hZZI$8s`kMy~ghUunAPs2ax6z$|I&s&N%LJh5TN6bOrdBfPTGC2nhZI5otvI!(<!(rtVq**9?a+rX0e9B*EB1(g
==C1_n-z7x4rhWD;6gDc^Odq<A`tcS{5mi7>%)(UxS{nNpTgv-gm6Uc&bj(;93&4!JDv4x*0q~cj^R!$47I-U54FfrK!ELg^@K#h
a6MI=e9i1;5KlWRE9X-xUVK4&AhMBFv>4)@O}P$Nl$D`;^hb}2Yq@oU);?Y<Yg|VuwM;P(Jg$Y53-oqQhmww=*A;pFa`$V;TjMk>
xs}MYaA8e=R}!v4<1q_A)pg+@VyFu|i7OPc_fN>Kf+Q35AL2fm>Fw{B@?^_YBgdVKn=!7bd*+c@;jhRpo8zpLXIPZgEMQ1{KPK2m
btfTlMmxDG#Z0*67C&g!tUvlLwe|ys&;Yz^9{K=_(xWU2#`pKr!A2$)o9BDgJnMgm=pQ&pW5PtvhXkUo*@`uMTQPuPs{)3|4&2b}
oG)?x;spXkfmwr$QYITmV^m5K?g611kT|E-LnyKQz$x0e9GPzp`;_D(e~W4aaw+E43IZJCU0yzB7;gFY!+{nRV=ID9cFVvk+r9JD
W7WvYxe)(RFe+O#Y2nsj_O*RtK@(9Ue0DUCYtTQyVVE5kjU`>74F&u$bKh?boz3)%*qEg3V4+EzH7t(^kmh-OR_%)RsP|2}R<P^F
1ST`*+Yp>^y$)B{kap!jA8D9@Pk7P+!=XK9V}#^m;@{`B&Ey5k%<ON0F}O!iBrjD1HNO8(IggVw(-F#=f5ObB4Q$c`L^oW(FO>t>
lBSD7zz0seBtM1RQ*_>~jkauretTd1WOsl-^8oWSWdaK!F$kMZb1$j@SCWx3?mz4JsI_!6DC^d-G;qZhLr3R3Vad4L6}rX|3dzhP
{}^%EY;z5U9;c-p*J2?zMg1=6Ft&1uUpYR(&0Fn-8lqyfUd-zX9lp5blTpP=NRn0KhzS`9DdNf46XOu(a{%j?;MCNko_V?|c=6}N
;LfY%6LOa}D?T3l+a0y<9YpeoHMP`FK|U+{x{E=E*Ls`joCNM&(VOFT3i!w2b@m6TjHphF#81@c4i+Y0j=uqGBDtplBhZB!D{@?M
&gutX&z|@r3o&-u;wk<XS3xPQeji2)A15^UsZwwZ{H^F>9-tMc{G?I-WqFNs^D(qCa^=`x*z4r%Wz<V9m_P=js&rgc*-}2yB%tCd
a#OJGmr2DYQ_iqA@>V<e7x^&qpcXNt3mA@b)D%NQ&7{whyk@$#Ldvhybsx;Ct=3-pXE`>F$_D&?Eu_dlJl~uYBabr)k8`OP<NVWX
Zb}wwE9a3ap!h7fzac^u{f^Hl63}7=ovD5dg3}Z5Bg|d48i7X?zPFzQ`%@Bcv09Uk8zSOIN~h@WhrLu0sl+HGRfMD7*{e3b{5@)U
HQc!@!lH-=eLHO!BN!{WZFn@;2pv$ub4ChOM87wlSN$d@D9A(Un?1jlHu&z6lr)$l`tE<Bz_sDnFeb*v168@`g|3>h7<YYiJWxn&
@Bot?j`-q0-{7N#Bws6JxPb31YDnKe8)y~Toj*s_{RL|{4R&EpA>*<_5cmh`(^TRQaVtH=n6EU0MH(Xw=t;Y!FP=@E0PJ2dokS*u
fZlU`z7<9|<}#xA2++3w`m5hAG9KmY?~h8PWZPnWRyO!{zux`Rmca~rQm<JP4;FM(&x&g6-hT|nL*&jc#nS6TcSUE5XdF%b!n{S@
L=do<=F?loVAF;rB^k{5`~-CZPoBO~XX*MjgjNN$*AAu4gn4fjbn&Jwk+8TiPWswf@z^gy(B15WI}oBv7kh^*wV-QBTl@cHJ?kjQ
<LuFBXz?C(EDQY0##<?9X9X<qGc{y6b6Mx>P>Ac4opQ}^QNCcJ_LHG^-Lu-ICvT;LNHwc|v`Cn(rbF6TtBaf0kk@^$X;zF$%Ktg;
#Cz@8+rJFJ?486Ssv5b^8lDILeJZY{nPvv{NSFIvG1)>P`!?2iK<SrVr#3<|bEj>5kNeeK#NIk+OO+I>UbrIYYIGgmVHz1c8`MnV
9;MhpG~!t^XJkIU6TLmh0*!CfB?I)g7vS|t4`z3iO}<+u0`{OR@j^^eGL)zu(7s7s!sloZLI-fC)-a*$U|0UqZU7JED}R4ugo||`
Um99WO2sY8nj7lhzu|5Sd>(juy8}*Ax{#(p?wKO-^$heau^!J!Z3shObGL}rf&dbo^hLiqH0TwBn+TvoP-@r2D)uMr*S*MVO=<X=
x3r*bV`AV)&e9HJNw^ZK9y<C3)3+ocS2^s6T>Ay3cM>~|ag$ysm~07MI|8RjPa<_VRTTF`_a^`g-K<o@P~>6!0I_cS8xPHx^W9E0
|6kY!o^FZo8q$_PHe@J2Wh(lnv9rVSm0At%iKOW6Bf4sKkng?e5;;0cV#9si7obfWf^0~C#Jxc`PqqfImr+MA6pYoQsNz!JmUQn_
^BqLJ`i*ObY(*Rf+UX3mCuXJdT}<iOFBLm%{V#nL%E~X3Idzcf2HLcK`x1o)xj1Q<PW3B6D^mEoj)8XYt13tx7|t0!ON(*B-s#yF
$w$|uFr_2rvfnyicKCqR4Sua{k7xoXYJ{X{@#gjR&4CoV5_*%pQO|`A1MaBQ7TsFrx3P4VO3AW{FCnHKyM<z2Y3>if+MavwyWY0#
iWcw;7ZV~C-FP6ofAWC%hlG`iKU=LWAxD|uSGtHBii!=J@cC20J<DjSVdNYR)vN5uOejJLw=0%DBT4FKOlu*LUth|$AVwPl05kH)
v=<vxN`Tyc4*$oly9?75<kq>p63nCAEaxiu9VFtn9J8h84t93Iyuv?+h+HHGx8XN-H@M+4jv5LCyll5?`bC~RGK8dBQs%e^Q0~|i
Q_qOLuo87zqIi)6@iqu-Jmgm{uZ${;#XE)yXiCeZthLKJOP3C!V}?cvUBXx9NzfBgNIc!S19Y~^jSOH1CA`Nig}6+r%mj?mTc_M#
C2r_x$a!Rd^m?*JyBfHp#9%V`onphR;pql%ltI$d%mQd86R`BcZ&Kyee3MlJdRJnVm1`xeQf748tU_QIDBjJ_cvA^5Hy=QlS8Ekb
scaRf;LfkN{yuHJmXQud0{*V0a0NE^#(e;E0_lqFivL9d3%#nVzIsWMaz7a&d_gbeIYT&i1qr`-XMvPoQ)dH#uRm4&)wxqh2g?1-
8*$e%2_R&VnTD(W!{ngNmkv5A+Eo?oQd*gN(Hs$W_+vIvKcJ@1Bu%eTFfu-nM$j}1pb<HZNsS8ry02k|ZHD^NqZc+7G2Djxm6hdq
&h!Z1Vluiq5n4_}7a1^3DYuZlL!j%)^oT~6*SOHn{i8I)*7&olI`tWLV+|0jep5%)r!(z|a80F+=d)0r(P=w=PPXSHQs|3ch+}K>
ZtlA8FI5+zlx^=@_(bBl>L)w`E{hRWEAinXF7+i-m^NeVrxrt_;8>i41dkN6#9OBDY4t798Oz9f^yKFijj<UH!`H@5>Z|kff%8Mg
H)ZLY-IDN!AQmlE=YnFXeUgPpBV-JzWTvomyjB5Rtvp?!F*ddV<y7f=jC&Ib;cr*}D+W6yn>Kb%ScDKNvOw|^(SAPfe)J&khs&zW
a3KcBOW*A*iJPTF^h)9)GEL^cw2w+_FSlrtct0V&H|H?@LY*@?PqMlg_?e|pK~uL;j6mUpPqzg8rcmVqkOSUgN0bV^^;=7fLW$OS
=<*FOFtH2nk!BxwoyAKnVGUg>n!Npx@W0qI6quOY8zlt_-Y-$`DNC61T}Y!@6->^}UF?P39hC8nOKSwcSvcAgLVE}s;lZQyK}}ud
R=-u;cQd3}hs!jwBfZ^+uvFLi7rXoy>RrGUdJbo<hq6U&W~W&}bHpIzzZYzvp0?#q^3>^(SBd=izB;I!skxE$$kBtu>Ml6TK_-(w
N!{qgF!f&8{(;+7)-Ur&*5UIqF5PfmYyyelsWzLRa<+0L9MV+8W=O3O^a;jEjK&v&n1Hps7UFVn*+y~#rrWr0)hlm>=Xs<l^vilU
PoC!#V(oK5bT%Taz{y!7Xc%C2lB-7$)uFORnvZroK~jazVT$}F)%(Cs9V<^VgnK2}ZjQJkUW6irz|A18;XDPq8GI6aPiQ)MQOriF
aE#6Xq_<h&&Mm_pW1CI3m2zf|6&pz<`<?iLV-crmgj?%DoXVeAko9X~+GJ_=-*>r!zvvjR7E*nvFiaqO*o-~`K3?*wc74xnkg>R0
h^IrrlrsZJp`!LEALo7qx9rW-RfSy`q1r^^aTi5l9#PYzJ%>0u_WGsAaMIg-Hv0UOrngLMM)@MWxt+eY+&cbBufG?rzv(}3%^mPn
up1?6?mAY^^`V4Jy{DCur%K!PCossG@9`-uny{=5F)&yqL44^*J~VUzH6l9fKEEozr<KTHVJ`Qr@ZC4_MLOc{0kKYky|;p%M3_1A
(zHs*z~mG<MM|giYxx0c#%wn<==PhaDc&cWr1=1{j6;{is*+V#BS{1Cd(1%J0Nkp!K+Z|7-Y{GpTl=N`g<E&)CV+Sryo{|C)WRJx
oodn|>}6Q3W{i$Q?}B@Ma)T-RSe^<t>{HmM*XLYn(}B8=FBj`VX3j{oQMyn%CW<5_8*)kFS5wwvNCX9H;(BCkRQG-SD8Cr@bVRVg
T}~dn5p{gCr4`Seqj9*X{E;J8;;*snz^4`aW>~?RWHKbca9Ct|X;Am3{}+W6a)Co_x^)rKEJwl{vIlqf%1XEA-&T$&8uuY40adX&
KEmgIu2WAltKMNB*trX%wFFWaIeF^;3XtZI{Z%9oLqw9E9h2p71yALO73u>jWmAr$<1M8EYw3||Q9}NKPsr{dVcRc|_6qBRUYaY1
ys0D@#7%eyRcuXU=V(+E(ml!XbqUh3Cqr*42UD;5l23}m<lO9yrJjex$0tnisABvWc!1MNEv7>E#n`8*;+rdG6wQB^CL3&T0h}K@
y+bDioG|gCXkT1czm7pp{=v$ja~zXZKY#m_x#*=e?rUsDi3AMwcqiRe=|!eKr4>22jfrAKF1Dv^I5Cn4lyiY;9zfgaCXK9rF~r#m
i&jp}d)c_x=yxP?<<H!%d-qIRx-1JD2-w`IGM#p#3cT;4MX$D<yB}K&fb(#Q01ktwqyKQ6xicy4QwJ?V0D?j?7MCr{2JU8zpQ$&p
Fd~DjKQK#%(i8~os5lVAT|E<cXEA_W1RrQbr*$4Wx&1%;c=Zz|ielb=DHj$uzZQkDBE9X5Uf6v<JLN8Bt^&Li#WI3=`#(nV4xm{Q
n~<CW?=KfsA!G4~$_c?vB7e<QEB1Bcq|Q2Eyl*FSZvgqg?9&5EbWI8SCgc7Kws!}B0u31<MKHRu+mxqA)aN(fg*sr%mP`2l+>p3B
xPQpPnC{dCa9W=j9xfKbK}(c_Z8N}Y)&g4-7u$EwUBerw<4RY$mLQs}#uZ9NH^>>(-DNKJS*OF5wG=^w;qi^aEqngB136GTyM^No
D@Tm~5Ky^a{CLUB9nbk@eJtVFIT8GU(8U=4kYweqiYn|l7spY?E<iO@1Xyh*sv{`331)6rB;Un!)6ip=up8|jlm%5NA3?6y=d6Dc
1Kr|t5Gx)_<(V|71{ZD})@8Z|Q|W|o9nyzg(5e&Rr=AwV07UWzqRA-T^#gK9CQMDTRUiEFCe=Giil^xSY5b<%r#5TJ$mzEF(RNOU
N!TzFTY&2L1~sRrUFw94z>kM^(TKYR7~?0=z&41-i({nulk}=6?XQ$Z^Ty5<m&n8s4#T{{{OPevjT@b$5ZPXFZ*)^M$>l<)o1smZ
;L#i1?9$Gy<A;KO!03nZ*EZU*5XPWpKvN191O4|w?jIHq{{OAombI%}I=v-~T@(9y;M%`I1yNQg7HQJfwOn+u3e?|*33znhYDV&O
?PUXA@7Ui2)Utehs}k9ktou6)gPVlr`~S;geT)
"""


if __name__ == "__main__":
    sys.exit(main())
