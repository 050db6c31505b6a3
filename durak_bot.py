"""Team Durak: a search over hidden worlds with a learned policy and value.

How it decides. The belief holds full worlds that agree with the messages, weighted by how likely
the others' decisions were in them. The search plays batches of those worlds down one tree of public
actions, by a learned policy and value. More in docs/thinking/durak.md.

Options: -v one JSON object on stderr for each answer, --talk answers the last request of a
transcript, --work N batches a halving whatever the clock says, --time-scale X of the limits.

Where to start reading. Bottom-up: `Worlds` (the rules for a batch), `Belief`, `policy` and `judge`.
Top-down: `main`, `converse`, `Player.answer`, `Search.think`. Strength: docs/strength.md.
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

# ---------------- limits
BASE, PER_ROUND = 2.0, 0.1  # seconds for the game, for every round
SHARE = 0.64  # of the allowance that we plan to spend: with 0.76 a pause of 1.3 s was too long
BELIEVING = 0.3  # the share of a decision's time that goes into the belief before the search
NUMPY_SPACE = 120 << 20  # bytes of address space that numpy, the networks and a search need
OLDEST = 10  # seconds: what seems older is in a box whose clocks disagree
LONGEST_LINE, LONGEST_INPUT = 1 << 12, 4 << 20  # bytes; a game has less than 300 KB
COMPLAINTS = 100  # lines on stderr, then silence
if __name__ == "__main__":
    signal.signal(signal.SIGINT, lambda *_: os._exit(130))  # quiet, also while numpy is imported


def load_numpy() -> Any:
    """numpy, or None where it is missing or does not fit: OpenBLAS ends the whole process when it
    starts in too little memory, so the limit is looked at before."""
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"  # further threads cost 40 MB of address space each
    try:
        import resource
        if 0 <= resource.getrlimit(resource.RLIMIT_AS)[0] < NUMPY_SPACE:
            return None
        import numpy
        # A large block, freed at once: glibc then keeps freed memory, batches are twice as fast.
        numpy.empty(1 << 24, dtype=numpy.uint8)
        return numpy
    except Exception:  # whatever is wrong with it, main says so, and the rule of thumb plays
        return None


np = load_numpy()
Array = Any  # of numpy; a batch has one column, or one entry, for each game


class BadInput(ValueError):
    """A line or an option that cannot be accepted."""


# ---------------- vocabulary and tables
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
PLAYERS, DECK = range(4), 4
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
    """All cards of the ranks that occur in the mask."""
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


# ---------------- rules
# A batch of n games is two arrays: masks[row, game] and numbers[row, game].
HAND, KNOWN, TABLE, GONE, STOCK = 0, 4, 8, 9, 10  # STOCK + k: the k cards that are drawn last
MASKS = STOCK + 13
SIZE, ATTACKER, LIMIT, THROWN, PHASE, TAKING, OUT, LEFT, WINNER, ON_TABLE, ROUND, CARD, RULE = (
    0, *range(4, 16))  # RULE: the opponents play the rule of thumb
NUMBERS = RULE + 1


class Worlds:
    """A batch of complete games in lock-step."""

    def __init__(self, masks: Array, numbers: Array) -> None:
        self.masks, self.numbers = masks, numbers
        self.lanes = np.arange(masks.shape[1])

    def take(self, index: Array, rows: int = MASKS) -> Worlds:
        """Some of the games; STOCK rows, without the deck, are enough for every policy."""
        return Worlds(self.masks[:rows].take(index, axis=1, mode="clip"),
                      self.numbers.take(index, axis=1, mode="clip"))

    def of(self, rows: Array, player: Array) -> Array:
        """rows[player] where the player differs from game to game."""
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
        """Plays one action in every game, up to the next decision, maybe a forced one."""
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
        """Passes over offers to players who have nothing to throw in."""
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


# ---------------- beliefs
def expect(condition: Any, text: str) -> None:
    """What does not hold is refused."""
    if not condition:
        raise BadInput(text)


class Ledger:
    """What the messages prove: the facts of Worlds, for the one real game.

    `known` are the cards a player holds for all to see: he took them. `watcher` is told what was
    done and drawn. A message that contradicts the rules raises BadInput and changes nothing.
    """

    def __init__(self, watcher: Belief | None = None) -> None:
        self.watcher = watcher
        self.suits = SUITS
        self.hand = self.table = self.gone = 0
        self.size, self.known = [0] * 4, [0] * 4
        self.left = DECK_SIZE
        self.attacker: int | None = None  # the seat; unknown until the first move
        self.card = NO  # the card to be beaten
        self.limit = self.thrown = self.taking = self.rounds = 0
        self.phase = MOVE

    @property
    def out(self) -> int:
        """The players who are out, as bits: without cards and deck."""
        return 0 if self.left else sum(1 << p for p in PLAYERS if not self.size[p])

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

    def in_sight(self, besides: int | None = None) -> int:
        """The mask of cards whose place is known, without those that this player shows."""
        shown = [self.hand, *self.known[1:]]
        return self.gone | self.table | sum(shown[p] for p in PLAYERS if p != besides)

    def unseen(self) -> list[int]:
        return list(cards_in(ALL & ~self.in_sight()))

    def tell(self, event: str, *details: Any) -> None:
        """To the watcher; if it fails the next decision begins another belief."""
        if self.watcher:
            try:
                getattr(self.watcher, event)(self, *details)
            except Exception as error:
                complain(f"the belief is lost, {described(error)}")
                self.watcher = None

    def trump(self, suit: str) -> None:
        expect(self.left == DECK_SIZE, "trump after cards")
        self.suits = SUITS.replace(suit, "") + suit

    def give(self, player: int, card: int | None) -> None:
        expect(self.left > 0 and self.phase != BEAT, "nothing to draw")
        expect((card is None) == (player != 0), "only our own cards are shown")
        if card is not None:
            expect(not self.in_sight() >> card & 1, "it is elsewhere")
        self.end_round()
        if self.attacker is not None:
            self.tell("drew", player, card)
        self.size[player] += 1
        self.left -= 1
        if card is not None:
            self.hand |= 1 << card

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

    def beat(self, player: int, card: int) -> None:
        expect(self.phase == BEAT and self.actor() == player, "nothing to beat for him")
        expect(BEATERS[self.card] >> card & 1, "it does not beat")
        self.expect_card(player, card)
        self.play(player, card)
        self.card, self.phase = NO, ADD

    def refuse(self, player: int) -> None:
        expect(self.phase == BEAT and self.actor() == player, "nothing to take for him")
        self.tell("acted", player, NO)
        self.taking, self.phase = 1, ADD

    def leave(self, player: int) -> None:
        expect(self.out >> player & 1, "he still has cards")

    def expect_card(self, player: int, card: int) -> None:
        """The player may hold the card: ours are known, of others some."""
        if player == 0:
            expect(self.hand >> card & 1, "not our card")
        else:
            known = self.known[player]
            expect(not self.in_sight(player) >> card & 1, "not his card")
            expect(known >> card & 1 or self.size[player] > count(known), "all his are known")

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


# Rows of past decisions after those of Worlds: the cards shown before, as a mask, and the player's
# slots, as bits; who he is and what he did.
SHOWN, SLOTS, PLAYER, ACTION = STOCK, STOCK + 1, NUMBERS, NUMBERS + 1


class Belief:
    """Weighted worlds that agree with the ledger.

    A world is an order of the cards that are hidden at the start: cards[slot, world], as bits. Who
    was dealt a slot, or that it is in the deck, is the same in all worlds: owner[slot].

    weight[0] is of the worlds where the opponents play our policy, weight[1] of the same where they
    play the rule of thumb. Every decision of another player multiplies it by its probability there,
    chance[kind, decision, world], which an exchange of two cards it depends on changes.
    """
    WORLDS = 400
    MEMORY = 64  # decisions; older ones are not judged again
    BLOCK = 2000  # are judged at a time: memory
    # How much of a decision may be anything, by kind: 0.12 instead of 0.3 is weaker.
    DOUBT = array([[0.3], [0.05]], "float64")

    def __init__(self, seed: int = 1) -> None:
        self.random = np.random.Generator(np.random.PCG64(seed))
        self.weight = None

    def start(self, ledger: Ledger) -> None:
        """Worlds at random."""
        unseen = ledger.unseen()
        sizes = [*(ledger.size[p] - count(ledger.known[p]) for p in (1, 2, 3)), ledger.left]
        expect(min(sizes) >= 0 and sum(sizes) == len(unseen) and ledger.left <= 12,
               "the cards do not add up")
        order = self.random.random((self.WORLDS, len(unseen))).argsort(axis=1)
        self.cards = CARD_BIT[np.array(unseen, int)[order]].T.copy()
        self.owner = np.repeat([1, 2, 3, DECK], sizes)
        self.weight = np.ones((2, self.WORLDS)) / (2 * self.WORLDS)
        self.shown = U_NONE  # cards of slots that we have seen since
        self.decisions = 0
        self.past = Worlds(np.zeros((SLOTS + 1, self.MEMORY), dtype=U64),
                           np.zeros((ACTION + 1, self.MEMORY), dtype=np.int64))
        self.chance = np.ones((2, self.MEMORY, self.WORLDS))

    def drew(self, ledger: Ledger, player: int, card: int | None) -> None:
        self.owner[(self.owner == DECK).argmax()] = player
        if card is not None:
            self.reveal(BIT[card], player)

    def acted(self, ledger: Ledger, player: int, action: int) -> None:
        """Judges a decision in all worlds and remembers it, before the ledger changes."""
        if player == 0:
            return
        if action != NO and not ledger.known[player] >> action & 1:
            self.reveal(BIT[action], player)
        rule = int(player == 2 and self.weight[1].sum() > 0.5)  # what our partner will believe
        seen, past = self.worlds(ledger, np.array([rule * self.WORLDS])), self.past
        at = self.decisions % self.MEMORY
        self.decisions += 1
        past.masks[:STOCK, at] = seen.masks[:STOCK, 0]
        past.masks[SHOWN, at] = self.shown & ~CARD_BIT[action]
        past.masks[SLOTS, at] = BIT[:self.owner.size][self.owner == player].sum()
        past.numbers[:, at] = [*seen.numbers[:, 0], player, action]
        self.chance[:, at] = self.likelihood(
            self.cards, np.full(self.WORLDS, at), np.arange(self.WORLDS))
        self.reweigh(self.chance[:, at])

    def owned(self, owner: int, cards: Array) -> Array:
        """All cards that the owner was dealt, as masks."""
        return np.bitwise_or.reduce(cards[self.owner == owner], axis=0)

    def unseen(self, allowed: Array) -> Array:
        """For each world one of the allowed slots, at random, with a card that was not shown."""
        keys = self.random.random(self.cards.shape) * allowed
        keys[self.cards & self.shown != 0] = 0
        return keys.argmax(axis=0)

    def reveal(self, bit: np.uint64, player: int) -> None:
        """The player turns out to have a card: in other worlds it is exchanged for one of his."""
        here = (self.cards == bit).argmax(axis=0)
        there = self.unseen((self.owner == player)[:, None])
        self.exchange(here, np.where(self.owner[here] == player, here, there))
        self.shown |= bit

    def sweep(self) -> bool:
        """A step of a Markov chain: two cards of different owners are exchanged in every world, or
        not, by what was seen. False where no two cards are in doubt."""
        doubt = np.unique(self.owner[self.cards[:, 0] & self.shown == 0]).size > 1
        if doubt:
            one = self.unseen((self.owner < DECK)[:, None])
            self.exchange(one, self.unseen(self.owner[:, None] != self.owner[one]), sure=False)
        return doubt

    def exchange(self, one: Array, other: Array, sure: bool = True) -> None:
        """Exchanges the cards of two slots in each world and weighs it again; if not sure, only
        where chance says so, which leaves the weights as they were (Metropolis)."""
        lanes, cards = np.arange(self.WORLDS), self.cards.copy()
        cards[one, lanes], cards[other, lanes] = self.cards[other, lanes], self.cards[one, lanes]
        slots = self.past.masks[SLOTS][:, None]
        decision, world = np.nonzero((slots & BIT[one] != 0) ^ (slots & BIT[other] != 0))
        old = self.chance[:, decision, world]
        new = old.copy()
        for at in range(0, world.size, self.BLOCK):
            here = slice(at, at + self.BLOCK)
            new[:, here] = self.likelihood(cards, decision[here], world[here])
        change = np.log(new / old)
        factor = np.exp([np.bincount(world, part, self.WORLDS) for part in change])
        if not sure:
            ratio = (self.weight * factor).sum(axis=0) / self.weight.sum(axis=0)
            done = self.random.random(self.WORLDS) < ratio
            cards = np.where(done, cards, self.cards)
            new = np.where(done[world], new, old)
            factor = np.where(done, factor / ratio, 1)
        self.cards = cards
        self.chance[:, decision, world] = new
        self.reweigh(factor)

    def likelihood(self, cards: Array, decision: Array, world: Array) -> Array:
        """The probabilities, by kind of player, of past decisions in these worlds."""
        past = self.past.take(decision, SLOTS + 1)
        player, action = past.numbers[PLAYER:]
        his = past.masks[SLOTS] >> np.arange(len(cards), dtype=U64)[:, None] & U1
        dealt = np.bitwise_or.reduce(cards[:, world] * his, axis=0)
        known = past.of(past.masks[KNOWN:], player)
        past.masks[player, past.lanes] = dealt & ~past.masks[SHOWN] | known
        legal = past.legal(player)
        chances, cheapest = policy(past, player, legal), bits_of(thrifty(past, legal))
        ours = chances[past.lanes, action]
        rule = cheapest[past.lanes, action] / cheapest.sum(axis=1)
        chance = np.array([ours, np.where(player & 1, rule, ours)])
        return self.DOUBT / np.count_nonzero(chances, axis=1) + (1 - self.DOUBT) * chance

    def reweigh(self, factor: Array) -> None:
        """Where few worlds carry the weight they are drawn anew."""
        self.weight *= factor
        self.weight /= self.weight.sum()
        either = self.weight.sum(axis=0)
        if 1 / np.square(either).sum() < 0.3 * self.WORLDS:
            index = systematic(either, self.WORLDS, self.random)
            self.cards, self.chance = self.cards[:, index], self.chance[:, :, index]
            self.weight = (self.weight / either)[:, index] / self.WORLDS
        self.weight += 1e-99

    def worlds(self, ledger: Ledger, index: Array) -> Worlds:
        """The ledger's game in the believed worlds with these indices of weights."""
        rule, world = np.divmod(index, self.WORLDS)
        cards = self.cards[:, world]
        masks = np.zeros((MASKS, world.size), dtype=U64)
        masks[HAND] = ledger.hand
        for player in (1, 2, 3):
            masks[player] = self.owned(player, cards) & ~self.shown | U64(ledger.known[player])
        masks[KNOWN:KNOWN + 4] = np.array(ledger.known, dtype=U64)[:, None]
        masks[TABLE], masks[GONE] = ledger.table, ledger.gone
        masks[STOCK + 1:STOCK + 1 + ledger.left] = np.bitwise_or.accumulate(
            cards[self.owner == DECK][::-1], axis=0)
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
        share = np.array([(bits_of(self.owned(owner, self.cards)) * weight).sum(axis=0)
                          for owner in (1, 2, 3, DECK)])
        return {card: share[:, card].tolist() for card in ledger.unseen()}


def systematic(weight: Array, amount: int, random: np.random.Generator) -> Array:
    """Indices, each as often as its weight says."""
    total = np.cumsum(weight)
    points = (np.arange(amount) + random.random()) / amount * total[-1]
    return np.minimum(np.searchsorted(total, points), total.size - 1)


# ---------------- judgement
# The first layer of a network is a sum of table rows, one for each 9 bits of 6 masks and for each
# group of numbers: a matrix product is slower, and its work space does not fit into 128 MB.
HIDDEN, EVEN = 64, 28  # units, and how many of them see the three plain suits alike
CHUNKS, CHUNK_BITS = 4 * 6, 9
CHUNK_SHIFTS = array([[0], [9], [18], [27]], "uint64")
CHUNK_MASK = U64((1 << CHUNK_BITS) - 1)
# How many values each number of a group has; zero of a flag (2 values) has no weights.
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
        masks, numbers = inputs
        rows = np.empty((len(self.starts), masks.shape[1]), dtype=np.int64)
        rows[:CHUNKS] = (masks[:, None] >> CHUNK_SHIFTS & CHUNK_MASK).reshape(CHUNKS, -1)
        rows[CHUNKS:] = numbers
        rows += self.starts
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


# ---------------- search
class Search:
    """One tree of public actions over many worlds, grown by batches of lanes."""
    LANES = 128  # the same work in more batches is a deeper tree: 93% with 64, 88% with 256
    TILT = 2.0  # e to the power of TILT * sqrt(visits) * lead; 1 to 5 play alike
    TRUST = 300.0  # a factor e in the policy's probability is worth 1 / TRUST of win rate
    CLEAR = 0.2  # a lead that further batches will not turn
    NODES = 12000  # 3.6 MB

    def __init__(self, ledger: Ledger) -> None:
        self.ledger, self.belief = ledger, ledger.watcher
        self.visits = np.zeros((self.NODES, ACTIONS), dtype=np.float32)
        self.wins = np.zeros((self.NODES, ACTIONS), dtype=np.float32)
        self.nodes: dict[int, int] = {}  # (parent, action, phase, actor) packed -> node; root 0
        self.batches = 0

    def think(self, candidates: list[int], more: Callable[[float], bool], work: int = 0) -> int:
        """The best of the candidate actions, which are halved in stages: more(share) says whether
        there is time; with `work` each stage has so many batches instead."""
        prior = self.prior()
        candidates = sorted(candidates, key=lambda action: -prior[action])
        stages = (len(candidates) - 1).bit_length()
        for stage in range(1, stages + 1):
            share = BELIEVING + (1 - BELIEVING) * stage / stages
            while self.batches < work * stage if work else more(share):
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
        """The policy's word on each action, in shares of wins."""
        worlds = self.belief.worlds(self.ledger, np.array([0]))
        actor = worlds.actor()
        return np.log(policy(worlds, actor, worlds.legal(actor))[0] + 1e-4) / self.TRUST

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
        """Plays every lane down to a new node or the end of the game; the visited (node, action,
        lane) as three arrays and the value of each lane."""
        lane = np.arange(action.size)
        node = np.zeros(action.size, dtype=np.int64)
        parent = action.copy()  # node * 37 + action on the way to the next node, then -1
        path, ends, old = [(node.copy(), action, lane)], worlds.take(lane), len(self.nodes)
        worlds.step(worlds.actor(), action)
        while lane.size:
            actor, phase = worlds.actor(), worlds.numbers[PHASE]
            legal = worlds.legal(actor)
            over = worlds.numbers[WINNER] >= 0
            free = ~(forced(legal, phase) | over)
            arrived = np.flatnonzero(free & (parent >= 0))
            keys = parent[arrived] * 16 + phase[arrived] * 4 + actor[arrived]
            node[arrived] = [self.nodes.setdefault(key, len(self.nodes) + 1)
                             for key in keys.tolist()]
            parent[arrived] = -1
            done = over | (node > old)
            if done.any():
                ends.masks[:, lane[done]] = worlds.masks[:, done]
                ends.numbers[:, lane[done]] = worlds.numbers[:, done]
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
        return nodes, actions, lanes, judge(ends)

    def choose(self, worlds: Worlds, actor: Array, legal: Array, node: Array) -> Array:
        """What the rule of thumb plays, or at random by the tilted policy."""
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


# ---------------- protocol
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
            age = float(uptime.read().split()[0]) - ticks / os.sysconf("SC_CLK_TCK")
            if age < OLDEST:
                return max(here, age)
    except (OSError, ValueError, IndexError):  # no such files
        pass
    return here + 1.5 * START_CPU  # what the processor was busy for


class Player:
    """Reads messages, answers commands, keeps the clock."""

    def __init__(self, options: SimpleNamespace) -> None:
        self.options = options
        self.started, self.waited = time.monotonic() - process_age(), 0.0
        self.search = None  # of the last answer, if it took one
        self.value: float | None = None  # the chance to win, by the last search
        self.ledger = Ledger(Belief(options.seed) if np else None)

    def used(self) -> float:
        return time.monotonic() - self.started - self.waited

    def read(self, line: str) -> None:
        """Takes in one message."""
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
        start, work = self.used(), self.options.work
        seconds = thinking_time(start, ledger.rounds, self.options.time_scale)

        def more(share: float) -> bool:
            return self.used() - start < seconds * share

        belief, sweeps = ledger.watcher, 0
        if belief is None:  # it was lost
            belief = Belief(self.options.seed)
            belief.start(ledger)
            ledger.watcher = belief
        while (sweeps < 2 * work if work else more(BELIEVING)) and belief.sweep():
            sweeps += 1
        self.search = Search(ledger)
        return self.search.think(choices, more, work)

    def thought(self, action: int, seconds: float) -> dict[str, Any]:
        """What -v says."""
        belief, tried = self.ledger.watcher, [(action, self.value, 1.0)]
        if self.search and self.search.visits[0].any():
            merit, visits = self.search.merit(), self.search.visits[0]
            self.value = merit[action]  # also that of answers without a choice, until the next
            best = sorted(np.flatnonzero(visits), key=lambda a: (a != action, -merit[a]))
            tried = [(a, min(merit[a], self.value), visits[a] / visits.sum()) for a in best[:8]]
        thought = {"answer": self.name(action), "value": rounded(self.value), "candidates": [
            {"answer": self.name(a), "value": rounded(value), "share": rounded(share)}
            for a, value, share in tried], "seconds": rounded(seconds)}
        if belief and belief.weight is not None:
            kinds = map(rounded, belief.weight.sum(axis=1))
            thought["kind"] = dict(zip(("like us", "rule of thumb"), kinds))
            thought["worlds"] = belief.WORLDS
            thought["belief"] = {self.name(card): [rounded(chance) for chance in chances]
                                 for card, chances in belief.chances(self.ledger).items()}
        return thought


def rounded(number: float | None) -> float | None:
    return None if number is None else round(float(number), 3)


complaints = 0


def complain(text: str) -> None:
    global complaints
    complaints += 1
    if complaints <= COMPLAINTS:
        tell("durak_bot: " + text)


def tell(text: str) -> None:
    """One line on stderr; a broken or full one never matters."""
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
    """Answers the last request of a transcript; "> CARD", an old answer, is told by messages."""
    lines = [line for line in lines_of(0) if line and line[0] != ">"]
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
    except (BadInput, OSError) as error:
        complain(f"cannot go on: {error}")
        return 2 if isinstance(error, BadInput) else 1
    return 0


# ---------------- data
# Made by tools/durak/make.sh. The first EVEN units see the plain suits alike, the others come in
# threes, each with a suit of its own: a column of numbers for every unit or three.
UNIT_COLUMN = [*range(EVEN), *(EVEN + unit // 3 for unit in range(HIDDEN - EVEN))]
COLUMNS = UNIT_COLUMN[-1] + 1


def read_rows(rows: Iterator[Array], amount: int) -> Array:
    """The next rows, for all units."""
    return np.array([next(rows) for _ in range(amount)])[:, UNIT_COLUMN]


def read_cards(rows: Iterator[Array]) -> Array:
    """The rows of 36 cards: the units with a suit of their own see its cards in their own way."""
    trump, other, own = read_rows(rows, 27).reshape(3, 9, HIDDEN)
    cards = np.stack([other, other, other, trump], axis=1)
    for suit in range(3):
        cards[:, suit, EVEN + suit::3] = own[:, EVEN + suit::3]
    return cards.reshape(DECK_SIZE, HIDDEN)


def flag(row: Array) -> Array:
    """The rows of a number that is 0 or 1."""
    return np.stack([0 * row, row])


def sums_of(parts: list[Array]) -> Array:
    """Sums of one row from every part, in mixed radix order."""
    return functools.reduce(lambda table, part: (table[:, None] + part).reshape(-1, HIDDEN), parts)


def network(rows: Iterator[Array], groups: tuple, bias: Array, scale: float) -> Network:
    tables = []
    for _ in range(CHUNKS // 4):
        for chunk in np.split(read_cards(rows), 4):
            tables.append(sums_of([flag(row) for row in chunk[::-1]]))
    for group in groups:
        tables.append(sums_of([read_rows(rows, values) if values > 2 else
                               flag(read_rows(rows, 1)[0]) for values in group]))
    tables.append(np.pad(read_cards(rows), ((0, 1), (0, 0))))
    outer = np.append(read_cards(rows) if bias.size > 1 else [], read_rows(rows, 1))
    return Network(tables, outer.reshape(-1, HIDDEN), bias, scale)


@functools.cache
def networks() -> tuple[Network, ...]:
    """Policy and value, from PACKED: 16 bit biases, then rows of bytes."""
    data = lzma.decompress(base64.b85decode(PACKED.replace("\n", "")))
    bias = np.frombuffer(data, "<i2", ACTIONS + 1)
    packed = np.frombuffer(data, np.int8, offset=2 * bias.size).astype(np.int16)
    rows = iter(packed.reshape(-1, COLUMNS))
    return (network(rows, POLICY_GROUPS, bias[:ACTIONS], SCALES[0]),
            network(rows, VALUE_GROUPS, bias[ACTIONS:], SCALES[1]))


SCALES = (0.00777648, 0.000516334)
PACKED = """
000010RR90|NsC0{{SF>1!EvR_Pmqp5qWNrvog$nCfj=TUWxmAZf0y~uV98Uj(UBV#x|SL^FIG$zJgC-&ka2F+f6sjWtgw4QY9D+4;f%xEha`qEX-2&@IOw}cJ0TK)jlN}H`z`94$-a1P4m$$sH9mU6Gr<x0yc`IMhzk+>KPNp!ycV7=&-U-@(2pCdH02FrGa>1*G`HE-*$2m#7Y2*Mp5DJ4}7H1rV_=QG>+G~d_o=OW*+Mzstp~1zk;SjW95j0gY_8%nC<qrgsY@x7;j}6D=&6{ZwpPBE!L^kDca-q2Ti?J$#QZV^gQ+2>DLgryT(uG11h_i`4c=RUKUGhg(YjJXZbDx#>3vxqivo5*4_voub?C1@^Sh;k@`BR!H1%1w|)+lOX+aXhm-#`vk*uz
vkRR#jBO$U&lPHk+M0IBw|5(-DRxouCicCt#k6rkbksv=pws22^ysGdhB>ICdWh)0v_L@Ne(V?1Gvh|#j-D1O`9gqx*rk8A^V}SWLq&+=Do*EPPfp)*+3cuCEjM0j=Uf<NTCn0kcQWDTCK)Bq=H1zHpmK3(g(M<w&J%lH-OxJRi5Pb;=lv~ilK2}p|12J({{$8KU%MK90i!U-v6(awEjPSYQ|A_5<#gTfm}5uhR#88t22bDe5!K&uia*j_PXyL8T;o3r;?z$x792mBZ#*C1O5a}+Z-ARrk(0C`ug!0f$xSTRT9}v4=y9TxSGQs@@yyyG9aNIXT;)V|XQIuFexQ)Nj_1T9V$?IOZAeo}%>lx#8DvVYoIi;1?oM5@%OMgXb|&jUfPNgz(`F{@FA3M@
?WPJEM_*GArNk`pE@0aRSWP(63pXrXi^!%j_Z|!NNvCI+uVnV8d19JVqmLn7sgj-UzPKA?KU4A|PJBjB<YS!#Un?MM;>=fIom*lEV&d2Vh?*TQ<_q$!H!r_KzGie7wbHWbyKErs?Gi)8*^*TVM{=c0Yr5V$$1F*#?WpOTE8mO@-j3I1BJEX+kl#GN<ImV`6us6y6+u>yq`CYonLYZnX<FA*)a(@<nE-U;W+`Yv7d!k-^W;jKgovt>{38aTLQxwh7Et8LtjAHc9}8~B=@?^0GaIRH)_Z$A%V}eY=a$lhQC!y)nekoF1mWlivr1VyekYwFoSc;Y{$`bq#Ug&x1^TdX-ru+3l9d8T#aST;T9Wj}gMx(GBJ6bf86SNQvq_`w&EJtf_ajHSUW#%?=|#l{
JkPwv47M9as?cfg;_lh(WtgstztFAh)n783tmC=o#B#<p)E}Mc*936$8K7bg&y7*_&zi;as0&T8QQP8j*JcEU*}Pkc_qdp9Z*V&dESs4R4MxIbI<Krs#<?UdLzaGB6tD^=aok<#$VyxkMfzHo**wh8Y*>)w0PfyQPsRGR_GeKPq4;{X^O4O{U<LN3of?7+VLnJ;2<rPS=F5iOMc8S!+$N}qDByBNUCjU-PuooC<#09We+UIHnKSpq{|#qiI8VNL?bSnn&c5&=&*H+MShEbXu1i7Ux)E2BxMsxk_2sLQ@)Sw~U#WMCG_3XzdshaO#w)jfn1Dq-=dzwNZKcC$Mn17XN#*GA-nDjr;$nb!MAH45DK$0|Mt>~+Q#34G5bq%hw*<)wa22$@<6hHU0mK_h
&BYyUSBhm>98bDK)gbBE{t}Wj+<JkZI6Q?{(dYSU9&ZcdOB)~C6jXK901l%Qu5{4w948yw&r0I2S`@siV7#+Yy)=qMz#$5M<LcwmW@oAo_aeVFX_IzssU&G-b<LAtcic}%_@)O%JYyQOvt53KuL@XpA}9pyj6o>xeIRb7b>O=?DOvZ=MiHbQuMa7+Yn6|@k?;GVJ;g!g!SV-VEi-DG&yI)3M5dmS;PxUMCn+3_AeGvwWqJJuo`%b=`5i8(ZE(Rk?24#U<Wok7lzr>`uD<N0tTh!aUvU^yaP4v)AAb!E=vq}gs73%ZqbLdk0oGy8Q@-WqBHQ+jZ_Q~m=1OYWUB5=>ET(;s`=ZA3K3K+|Fq860xX4ktUtaS%w06_j9SNsG1zurYipj9N9q$x^TibNU
byb|A1|!?F-ul9dKUM}!{6Z->4|2)1#`M=~mLZLvf@Fo-5_cP$d0zjHkciCLc%dNt7^mH9I}fiSyoz*;mrxZK{Lt=i3@KE^ZF|p*@8w8T=8)+|Ww8<lO+)Qn_^GZ!LO@U~c)Qq%Qf3qyMDHfX<==n!T<(UBuq0=IBZ_N3y~@St#oGf>R$il776ouR%);uy&LOnE-Qwt=bUr91x?LJ9x&Z>E0Q25t1$4Z`O*ZHGco&F0&5YE;R@JH+O=g_AKSmrGJY*tmt`=bs9^Pa4UXvx-&Xt93iS%45boMGC`pn3UU7fK7cy9K`?V8m%(-GZ9jB>sC#|THinPD;FT~}bUtW~sd+9C7S;?`VqH$=*=gyF<~Yb(2WejOMs8)Xtg<|s<jKv9BVk|Q@dI?aef;pqxj
hYP?!0$3w=1Br0$HN=;P)T$BZP81&V{kZ#e8orSzNPO=of9PcvD81)&JtNo-5>d<!%rXj39}tZPTWne%`C9{XYbhDX4<PI@Hp5trx|a7m5p#fEcJ8s80Fu@D&rfAabBdW#KFC(A{f03ydoaN}TJYY$OBR}z&5<K5%%uexbxnY!xd}|ZI<MO)dG_*N*J{l`z~v^4-1Xb<Hc(K7dxEN<L(&Adma|RuD-WnM5LjZQrzGym6sOFmuHo7UPu*4zN(>UT{jR2ZhY8}$D}&^%g5?7Dyx6q!<Q^uuM1)_5ap}1lA|51CzQbrn7tjDawpytH=9!180NC>aYkCDtTIdxCKZX!*AT(8(&@=W<<=yoh+tbp%R4uJR-nNn#9P(q4L1l+E^DD$8xnzRXo%219_ZVs_
imT{pjFbkUkNC`S_5=&`yE40&V%sOZpJW_xcAoIrQqAd6MkzKV!1W*73gv;2^=IZ%`te(oE0qA47fT2nolCJbq!}Nj+xxr73+P%1e_<;mSldxs9#U><x*^{k4{s3-nD@@1c2tK$W89l$5XKmAM7p6LanPRC4!KrmGdB1-dsOpt{G#&W?xYStv`dl~6WZLF&#gMw{sr*x-3zXy0*+0`(0diDASAfEd~(Z@vt?JD8tfG<q3g(%i(P%kkDX-+YT2({k^?Z}(>LQC>Z}X3ja(vf_(IO~QI-f@sgJvh?LRG#BYigh2GqKfgqZc$j}$&Xb%4Lk=&Yf}kb0NXOnz}DiJ%TfK10y7X#PlHtIwf3y@hN>)aM|@<(YCaC8~|1LIXg4amVW<!OknM56z{Mne@GH
07)qs?aU_4Qb~$%Zk@z<Q%COwBCzT-7RfVGl4-@<alFULGPoN~!dZ6yXA~;umfqYrwCA~M+H92Smc#xPci5c{O_U<xG^2=y2>M@4cALE`Dw5O6uAVQp^JDbl`64#HP{pW{C4cvseHe=dF29vfMEM?sHK*J^{!0ml^h%&e9F4#yAqwq9t;V6Gpc?UF@}(@9zLOU!9k=MSC3S2I96C5H-vt%ypCN&^PI%IV=67D?p9~!R`6kkQ`U?VhFxVZdP)IJqc913f8lJzrBPp!Qj5_B?Se!)P@wb#feT}b`{!<;b7A`fzZcDduPS4YP|0=w*$Gc9c4s1pkllO0-S-SFklry_$$Ar3Gt}%t9=Blcp{PsE;anrj@<qcyqy)qu1lfBKD03Qk+@}aEW{|20;YfaG%
KWJ<F7Y`j^F(9!->eBzb@ijj+ScPZbD~*t-wN4kU*w^ClDCSamx%9}T$~Qz;R0oE;TfT7t!qhW4I5oGkLoAgR_gl|}jr<W=?o;|J*WsJ*+c=F`HF^{!z3$|o*j2L-DlOLGr4)4zN<+@+hoA|=!m<K3KMQuFf{gACSy_$QU!p-}hBD{*5V!O<sq?Sx|KQQ(uw%EmX=GB7br^o#i4RF(p85rOza~>W)`k_k+#X{(L$qA+UHZNtX``k!F)7ENFSW(W@74eEs`wha<R>sfh&M^%pIc{FKc?C-?1lHijesxEMw=|3b-tA)I_wlDt}o)w#BLnWhM@ba`m;Ltlmif@DaONcdg_n~&+#@H7TOFZM?+~JU^MQkV<oG-q|_FcMGBHkRvTxPoh!6U(K$Vz_pYMN
K1mH*v_}FgQu6ll-~+^YK7tl?{};4qA!ly)|2t#s7J~EZ%eGL$J=|FkV=y!|e>s`D8f~2_ma6dw=gT4v-D#$6={J_!>k1oGm36qrmHcEcw%(mg?J7oI+FD$iwKqWDsA=r=KH8sN2Yt}`KL{A$+Dk-;d}Gx#6WdV0)}$?%=BJ|V@!o18oTOhW)}XYRnCea*po?;!=sW<N*t3DHV#kjwB(8=cGm`~TahQNTQO+lWSZo5@TY2qN5fbtYqZV0kT9+naZMRLnz0q%T=5E-A-gK?>hO7#U8L1^fz03F?86`KY#*HO*1L~(_GBJ%$pyT#KPS@OA$R}LK)szj~WoDZdHz(j(f#T#HHU{ZWVffd!U`}JBysdk^JS~9HP+l%Mfy~DiVlbx6PS8A&a5aAi(W>;P
Ma9T?__e?fze8FNp2uRqR*t%Mv2JNBF7B5dR+V{+;GL{ENFNi~dW|Dim5&oCD75`|<-IV<vr11+)bgV1+0gq+W2Sxf+?zsL6<Qk3F35RllPbpvHg)*8?vRK`RY~+C1(L1Q2-?cbMfK}92B_fDz#QXxcJI1ea{?}Ogfii^)b9LR2L=HTFpv7%yp==OQkk(7e<Y>|=OdxR=Y%uCe}A}cVpNB&avjM4DP$(iz08b%{KuYGe3sE#tP#RUR_p|%Ob^nNeC^J6wN#tF2i~Pd-L^{<_-tkuvc#}}P2by`TEy}ji@T%%cNi<5W^T88ZLd-4<S9y0Fs>2UC%_%A#$IVNsAaM6(g^^)zq%;tV-$>CX|9;&#wcY2IB`R6naYgUEZO&q%<S6c8<{rALzP&ICjqFJ
h)k!JPl`xGYPg@OS~XnEcDA0`z!?N~RMMm3gyAmgmu{VIz~megQOzt7IaZQw<U&ov1o7B(6h|QJFf0eAmG(FMSz2gX&yFTQ_st0!&;Jf)nU(dnoV#LfF$?!}Dt=;rH|y?zw#zOv0k`*+QFdkhx{%dg8}-7G1_fQ=jBPm2{CWC1zJex)Qxqy`8DCgyJ`*H!MhicbuP!x{2woBP0FmEig1C&Ho@%c;yuG(pA+q3utEK1y-5eIWfjX^l!<j!rg5az<*hlo7M+sH+7!Cs+=aO}|M2)$i1~viN2HV>euJh%ckZlj)(_H`fzAj!@yAs18b_Ax3Yp&rHXM1b8fxt7dDPRAKLfWWZCm0%r0yPchu)8?)+Y&UOj^*d0upQGRJMop|zBK5{Ly@}|=ZB+XSmBT!
5<5iiC~*LB^?;?)Hm?7YKYU_xs0pFHNO^8+LR>ZP8NJ*FyvuZYreT9atmX~`J|o(ES*<UU=Zj9i3a*0Cb!8ziGdSb6bdf*kbXwm9RqXpiMv<0!0{6S0o?Tv;m2%g<EV0m}=J)?%y9R7{C}Y7C(;+gA!*3G#K9=}A6nwDhkN#5jTzqPa7qN$m?LpV54byiSw*)1N>%=u0>+yis4&Epgt#(3R7@B|yV5^d-P#b|=zY8urMr({F+QAPU2#quylV#XCe%W%Z>7m0-AmDr#R!oKDgX(a2&$gbn`Rs_j*NrU@*^U?AEK%h1wIRyjrp2q6*(nZlFn<;=ofPAuT2-Cl%eMgnWz$W!&MY1$d)&hLJ&k#aNl9<%=OZsJr?*<v@DcCW1&A1+)Qs-sf!u~YLokAx
pehi2gRQG<nSt(o^DHaGOZNFVXL;k%c+pG}`Kv@+{r>{TMN)qa{pZP&A|EH)_?+3hD9Li}{@yhPKCG<T@10g0%>2l5m8uNFng%Y&=Qh)66c+VNP7_`~_~wq@b`W<rHAy^o(o(&8Aq6E#{e;(}^-z%{RlsTrchWL^N~cbfA+*eu{N&)8kf!0K{XK6EjzQ|@{TUGG($S^ReV;Q)6#CU+$7E$)q>APLwWV35XeA<nKLRVdrJfiyvjm8Lm&RcI`t{s<{TY5`bQ)N{DNOSK9zOR9i*763&Y0AnpM$7w)Z+QeXPy@3>n<fR1?S+#Ner|UEj}BqVWXPPDzEeh&2)$aIEp4S`I{D1xo|r@s+V!#krG1x^4h)PF%{<yy1`!Zf9d~&NMqlYo75%G$9)0=NpCy?
vVCi*<cQiofxrCSrxN?CB}}kzmVDn8NziV{=Oc>R85G|D6kq$?W6CSqpl|M(_c-YNgy?N%4cIf*qBFC(!XKeDUM<T+vmDVaT<k|7`~S3q3&|W%<)8|=UzFE|VEH2T<u%8z5m*2Em)MVE%L_-1X5lBZD2QeOziL}JwjWRkX+y=y&0<hD^PrfR%V`*x@nI|z&nfuEe7Z=TxKbWN5XM?lwF#52A+<U$tz8grE4bGR-!8Qd47DN;X~B0tfMiRH_qWo~$3RM+fPU<^*Z%!2BS9gv>@DT7Q9V1`pdk}Y5zHDTW>a?mF}SZQQ9XbkIPOIolVrTgh${n`pz3Jpm-|2J=I`UTT}VhoG}BYuo4|phurR=ddtDfhcagbyk7%v$nD!Gk)|4SFaEokxhFcV`Sb-Se
nJ4N;(Q^=9-fNXaG(seeoBdK({N@oVght=E+k$YPURQ)W@!pb*@v_4W1T1eWA`xs4hz@=H-x&51t$<8>VN%q{SL!AG$mfRTqP0U|c>FN_742Y20D>c!H{DS9ds`O*<_r%iT!<}(w8<9}f85{)ZLBOs*ei~xVT2i<3Q7IvsD;M(aqb5q^IB3;WzmuS9~84uMX9YrPR-lTD8*&5)C_Q=j89xg2G#pcQc-+-kHU`~uAg)5Z?D{T2|{3?eik))DtR=2f6qd-nM;FkhL*B|HI`Odw{&V*;QUfcFUi$a{X0|Z4L+_fd$g=5CK4@?qkclzIK&sQKOD*gIT8BJ&o)_*l<sfgA(9~Dp*2%lSY{opYDp|6*A^;m+mU&F?KvgMLNER7<Bm!{22<|kO$j44(^Q1O
VBzK*Tqtk|WpJHH{t2U_eJSwE>nb_6(N|EcGwIQAG8`fA87<<7lb*UrP$iU663h>^;aypYd923ZOC*Ay%Ea;Ddv3ak@r$}&6iz6{6bgH}<U};Pfvpu|R_!BfSDBtvHfRLZohDr-%R#8mgI+psz(*l(t-BP&<50p{d-W*-pB%=&J2kBn%Dct8FE5Hq$Vb)p8FvJ=4k6wKW+pLa2mMp*;q=HI-NYEm)kJzITo8Cvt&K5;1HGpx;g$cJkZpv7ZAga9ie)tP(LMB6WK6>Sy?PBRLf|*FQu4>OG^p4KQn-)iO5d;BBX2w+a{xOTGEf+b_vN-KST$c8hav!$`pOc(w%5bh)A^g1ejAN2G+SC1ME-XA#^?w*I%8JuRxbV3`z{1g`Zd^4hKgY2^^^<j?5RUu
J8!<2=t;z52Y?pRcs9|w4y|y_P|AhB(o~!IU>DS)i2z&a_a^v!G#Z8L-OK!sj6)Pws$rhi)5P6U$UOP)m=~QfUZ}Q0TXrv-_G<=q+4c8+vR|lNAdjY#dGq;pRDSHn))#5brEmX(NRKm?7r|;&*8=(9VAN+0Ajm&y2E(Uv`^gN^p9~{qvS9XR8?uC1jtFvef8LvFiBYc%gg`Dua`F?xw67@+oOylrwM@s;FntYwnZ{~|lrM?pF{IvTu|t-jQ6=64CmAyU%RNmR!s-8<7I?}+&HZ8J^hURtnhP}QQVe#%bt%xpk1w-8$3htyk0Q86rVJ+e{FB(Wewhn}rvW3xl?VLpDht1n1HCb!$ECi7{(>ug=h_FVhf<kzb6K?iBY9iqMLkab0^$Dc<4rX5PUFTZ
oX69}!x4t8!)`FE0Zo#0q`-{Sa$y{3<+(eAb(qeJCGRyNp`h{5^MrPMYA&UQ=Upe6uxF0ee@ThU%b2Z4ZKvBC<D)$bZ#*#^TgL|%xj|hJMmbao=?;v?Y=fzt(&G^UTa8l6K2e|>$m0q-PhJjlF+XS}gpK!O$7W_-0nZV4h-9@)0AboT%D<IMEmw5**8)d*z63qU>W2*wkTuD)?WGQb)TL4u+%`wq5s0Nj`Agj1$lH7fc^6FlMm4V+W`n_v!gt@&VRG8#iJqu{hdybUrjpTZZos`Bsnw-vz@_p~ktxKJgw@vK%o@}x15G^3H3uu>NL|)dJbl+3DQ#7s$``K1cr8^P{+uz-cc|?c_>Fe@PdXd`HSl3#jap1Wbjr_QC1{P|!8^^YsWkwuLmZIe3ynRP
(MWg03*v_U)-_eU-%;4kX`!D&RNyXKJ%LRLYZvCG!LE1qmVa!e;v=a0pm$JqZ>fe<n5MgSXlA6gSn|7VI`&?n^GTE}9EtTZcs--%EqaKlU_?S$^8|st-}M?9Ny3(2mp_>KlUTa8Pk{sUw|=DviXo9_?5e3+h)9)b$H075sCO$(+j4(bMf6waa)2fk#{g8RJo2I4q|y?W<_-*@M2mL%Ik_=N({jS~JWl_>{7xgpNBi*;)L91m<lvM>^e2|U0<tdib8M6D_4e_%TYCojTi|%JcyQ)Tu_(^IOQvjuo)`+)0;p6{m?W#ksuxjTWJCDJh32)tVCzb}j!&A`7EtNDDhHg1QXAjJL5hVEy?N?0b7O8#19G~PMs;RnM}AFlbF_>p2jpUM&Y$erJVPWUnzTWn
^c8UL`H(_n0*?lx3P}Zi^p9(Bn|J+!K&VBKuP&95)>`+r<252j2jCt1<>VuFJUIh<-F6sv-ZuiFhemXT!duLSiUgA~D#)QIh_fP4a59^!zy{olskCh#uw>76=kRDqZ@lNJH+XOs7K^7Qt&Iw__QNKEobF^3@s)DkpREk8CChJJO&k@z0hpr)Y}H7{I!$5R?KFr|TF^d*u6GtBJO-17lgljFZ$_qet*>~!*SCD1y?L$o`kP0m3bugsHWGImahr<wVrPZb+^SbEdnLvoDrfq!wN&U>Xxrl4e4pC5U4&X`nRE?}o=&IJt+6GLPX6oU(G!2G8U>Ub?ZQ48(3H9!h>{WBMYJRc1L{&Rb*xja;8?f(b7#Beb@6)FTQq5f;PQW1t+?DqPSSujGfKPPwhJrC
#2rr3bw|^tl8D?>X3lI0^Nw6g=am%2s-(}#?N=@uA-WgZR&ho=esfnHCs5eOt}F2Ohu+$NjkBJ_V)KfHq~JpoOD-558|)Qxz<(T-ZCF6{$2UQ=YU&m`RB)lFxEZU!r?X2dKbCeQjlI@K&46Hk?;fQD+9WHSjUAT-cXc5iGzVM#_r|WT<=#w9EbXxzNq`=s;CxE@k&X75<^*B^t1nu^BA1V1rObDJb_csGt*E>3&-xX(%Nm5pGNLt@+CT7=r-CJFUKPkXDB$pNeyb1W&EAhJIy%jP83tS*EsDIWW9hAXZyDO4Ax?>Zp<HK#@%-A3gw%CCW;0=1j*JLfzGtDOcNX)6w{I+pm$-#%>-hhWY*?WMPXbV|R*|2bo^G5Yq$U96!4XE|c>!Wt$^EVCy(mBI
bles@(6{g1>Y4NKjQA$0m&-wOmR08?E^IG96&u6YC3S)Kw>2mgrRa1*6lmc->W;FryXrfqa#4dj4Io;#Qe>&YPWn?B0A-ScmplrJ34ewT*2bmXDltDQ*;YW6RUNU!f;09KMNqQsN~!T(%Q&*|;H;)98-ljmfq7(iksMt5a(hI;Yl2CSA;Z-*soFVK^jNGxB8!-%+F1Cz0g>2e1{Y`SB3t3Gz7CAbDS+jdPRn&<$MyHGCvY4<S!Pyz(jcmpJw}xRt94efLAdockN#`L_E)dak8l~i=LG$2ech+PAfaEm4O7?$Mw@S#QCbu0qCvV>kZJj6)#C
"""


if __name__ == "__main__":
    sys.exit(main())
