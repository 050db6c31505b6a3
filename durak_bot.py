"""Team Durak: a search over hidden worlds with a learned policy and value.

How it decides. The ledger (Ledger) keeps what the messages prove about the 36 cards. The belief
(Belief) is a set of full worlds that agree with the ledger (all of them, once they are few),
weighted by how likely each observed decision, also the silent ones, would have been in them; what
kind of players the opponents are is part of it. The search (Search) plays batches of those worlds
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

import contextlib
import functools
import itertools
import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from typing import Any, BinaryIO, Callable, Optional

# ---------------------------------------------------------------- limits
BASE, PER_ROUND = 2.0, 0.1  # seconds for the game, and for every round
SHARE = 0.64  # of the allowance that we plan to spend: with 0.76 a pause of 1.3 s was too long
START_ALLOWANCE = 0.2  # seconds, where the system does not tell when we were started
NUMPY_SPACE = 118 << 20  # bytes of address space that numpy, the networks and a search need
LONGEST_LINE, LONGEST_INPUT = 1 << 12, 4 << 20  # bytes; a game has less than 300 KB
COMPLAINTS = 100  # lines on stderr, then silence


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
    """What cannot be carried out at all is refused."""
    if not condition:
        raise BadInput(text)


class Ledger:
    """What the messages prove: the same facts as in Worlds, for the one real game.

    `known` are the cards a player holds for all to see (he took them and has not played them).
    `watcher` is told what was done and drawn: an object with the methods of Belief. The judge's
    word is law: what our rules forbid but can be carried out is carried out, noted in `doubts`, and
    the watcher, who knows no such thing, is let go.
    """

    def __init__(self, watcher: Optional[Belief] = None) -> None:
        self.watcher = watcher
        self.doubts: list[str] = []
        self.suits = SUITS
        self.hand = self.table = self.gone = self.out = 0
        self.size, self.known = [0] * 4, [0] * 4
        self.left = DECK_SIZE
        self.attacker: Optional[int] = None  # the seat; unknown until the first move
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

    def law(self, condition: Any, text: str) -> None:
        """Our rules want the condition; the judge's word stands all the same."""
        if not condition:
            self.doubts.append(text)
            self.watcher = None

    def tell(self, event: str, *details: Any) -> None:
        """To the watcher, whose failures are not ours."""
        if self.watcher:
            try:
                getattr(self.watcher, event)(self, *details)
            except Exception as error:  # announced; the next decision begins another belief
                self.law(False, f"the belief is lost: {error!r}")

    # ---- messages
    def trump(self, suit: str) -> None:
        expect(self.left == DECK_SIZE, "trump after cards")
        self.suits = SUITS.replace(suit, "") + suit

    def give(self, player: int, card: Optional[int]) -> None:
        if card is None:
            expect(player != 0, "we are not told which card")
        else:
            self.law(player == 0, "only our own cards are shown")
            self.find(card)
        self.law(self.left > 0 and self.phase != BEAT, "nothing to draw")
        self.end_round()
        if self.attacker is not None:
            self.tell("drew", player, card)
        self.size[player] += 1
        self.left = max(0, self.left - 1)
        self.out &= ~(1 << player)
        if player == 0:
            self.hand |= 1 << card
        elif card is not None:
            self.known[player] |= 1 << card
        self.find_outs()

    def move(self, player: int, defender: int, card: int) -> None:
        self.find(card, player)
        if self.phase == BEAT:
            self.law(False, "the last card is not beaten")
            self.taking, self.phase = 1, ADD

        def fits(seat: int) -> bool:
            return (acting(self.out, seat), acting(self.out, seat + 1)) == (player, defender)

        seat = player if self.attacker is None else self.next_attacker()
        if not fits(seat):
            self.law(False, "not his move, or not the defender")
            seat = player ^ 2 if fits(player ^ 2) else player
        self.begin(player)
        self.attacker = seat
        self.play(player, card)
        self.rounds += 1
        self.limit = min(6, self.size[defender])
        self.thrown = 1
        self.card, self.phase = card, BEAT
        self.find_outs()

    def add(self, player: int, defender: int, card: int) -> None:
        expect(self.table, "there is no round")
        self.find(card, player)
        self.law(self.phase in (ADD, ADD2) and player in self.throwers(), "he may not throw in")
        self.law(self.defender() == defender, "not the defender")
        self.law(self.thrown < self.limit, "too many cards")
        self.law(ranks_in(self.table) >> card & 1, "a rank that is not in the round")
        self.pass_offers(player)
        self.play(player, card)
        self.thrown += 1
        if self.taking:
            self.phase = ADD
        else:
            self.card, self.phase = card, BEAT
        self.find_outs()

    def beat(self, player: int, card: int) -> None:
        expect(self.card != NO and not self.taking, "nothing to beat")
        self.find(card, player)
        self.law(self.phase == BEAT and self.actor() == player, "nothing to beat for him")
        self.law(BEATERS[self.card] >> card & 1, "it does not beat")
        self.play(player, card)
        self.card, self.phase = NO, ADD
        self.find_outs()

    def refuse(self, player: int) -> None:
        expect(self.table and not self.taking, "nothing to take")
        self.law(self.phase == BEAT and self.actor() == player, "nothing to take for him")
        if self.defender() != player:
            self.attacker = player - 1 & 3
        self.tell("acted", player, NO)
        self.taking, self.phase = 1, ADD

    def leave(self, player: int) -> None:
        if not self.out >> player & 1:
            expect(player, "we still have cards")
            self.law(False, "he still has cards")
            self.out |= 1 << player
            self.gone |= self.known[player]
            self.size[player] = self.known[player] = 0

    # ---- consequences
    def find(self, card: int, player: Optional[int] = None) -> None:
        """The card turns up in the player's hand, or comes from the deck (None): it is taken away
        from where our rules had it."""
        bit = 1 << card
        expect(not self.table & bit, "it is on the table")
        expect(player != 0 or self.hand & bit, "not our card")
        expect(player == 0 or not self.hand & bit, "we have it")
        hidden = player and self.size[player] - count(self.known[player])
        elsewhere = sum(self.known) & ~(self.known[player] if player else 0)
        if player and not self.known[player] & bit:
            self.law(hidden > 0, "all his cards are known")
        if (self.gone | elsewhere) & bit and player != 0:
            self.law(False, "it is elsewhere")
            self.gone &= ~bit
            self.known = [known & ~bit for known in self.known]

    def play(self, player: int, card: int) -> None:
        bit = 1 << card
        self.tell("acted", player, card)
        self.hand &= ~bit
        self.known[player] &= ~bit
        self.size[player] = max(0, self.size[player] - 1)
        self.table |= bit

    def pass_offers(self, asked: Optional[int] = None) -> None:
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

    def drew(self, ledger: Ledger, player: int, card: Optional[int]) -> None:
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
HIDDEN, EVEN = 96, 36  # units, and how many of them see the three plain suits alike
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


def read_options(words: list[str]) -> dict[str, Any]:
    options = {"-v": False, "--talk": False, "--work": 0, "--time-scale": 1.0}
    rest = iter(words)
    for word in rest:
        expect(word in options, f"unknown option {short(word)}, not of {' '.join(options)}")
        kind = type(options[word])
        try:
            options[word] = True if kind is bool else kind(next(rest))
        except (StopIteration, ValueError):
            raise BadInput(f"{word} needs a number") from None
    return options


def thinking_time(used: float, rounds: int, scale: float) -> float:
    """Seconds for one decision: an even share of what is left for the decisions to come."""
    left = scale * SHARE * (BASE + PER_ROUND * rounds) - used
    decisions = max(3.0, 12.0 - 0.8 * rounds)  # a game has 11 of them on average
    return max(0.0, left / decisions)


def process_age() -> float:
    """Seconds since this process was started; START_ALLOWANCE where the system does not tell."""
    try:
        with open("/proc/self/stat") as file:
            started = int(file.read().rpartition(")")[2].split()[19]) / os.sysconf("SC_CLK_TCK")
        age = time.clock_gettime(time.CLOCK_BOOTTIME) - started
    except (OSError, AttributeError):
        return START_ALLOWANCE
    return age if 0 <= age < BASE else START_ALLOWANCE


class Player:
    """Reads messages, answers commands, keeps the clock."""

    def __init__(self, options: dict[str, Any], started: float = 0.0) -> None:
        self.scale, self.work, self.verbose = map(options.get, ("--time-scale", "--work", "-v"))
        self.started, self.waited = started, 0.0
        self.seed = int.from_bytes(os.environ.get("ARENA_SEED", "1").encode(), "little")
        self.belief = Belief(self.seed) if np else None
        self.ledger = Ledger(self.belief)
        self.search: Optional[Search] = None  # of the last answer

    def used(self) -> float:
        return time.perf_counter() - self.started - self.waited

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

    def drawn(self, text: str) -> Optional[int]:
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
        """The answer to a command; a card we may not hold is never named."""
        start = time.perf_counter()
        phase = self.request(command)
        choices = list(cards_in(self.ledger.legal(phase)))
        if phase != MOVE and choices:
            choices.append(NO)
        self.search = None
        try:
            action = self.decide(phase, choices) if len(choices) > 1 else (choices or [NO])[0]
        except Exception as error:  # whatever it is: announced, and the game goes on
            self.ledger.doubts.append(f"{error!r}: playing by the rule of thumb")
            action = rule_of_thumb(self.ledger, phase)
        if self.verbose:
            with contextlib.suppress(Exception):  # a thought is never worth a game
                say(json.dumps(self.thought(action, time.perf_counter() - start)))
        return self.name(action)

    def decide(self, phase: int, choices: list[int]) -> int:
        ledger, work = self.ledger, self.work
        our_turn = ledger.attacker is not None and ledger.actor() == 0
        if np is None or not our_turn or phase != min(ledger.phase, ADD):
            return rule_of_thumb(ledger, phase)
        start = self.used()
        seconds = thinking_time(start, ledger.rounds, self.scale)

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
        self.belief = Belief(self.seed)
        self.belief.start(self.ledger)
        self.ledger.watcher = self.belief

    def thought(self, action: int, seconds: float) -> dict[str, Any]:
        """What -v says. Players are numbered as in the protocol: 2 is the next after us, 3 our
        partner. A value is the chance that our team wins, "kind" what the opponents may be, and
        "cards" has for each card not in sight the chances of where it is."""
        thought: dict[str, Any] = {"answer": self.name(action)}
        belief, search = self.belief, self.search
        if search:
            merit, visits = search.merit(), search.visits[0]
            tried = sorted(np.flatnonzero(visits).tolist(), key=lambda a: (a != action, -merit[a]))
            thought["value"] = rounded(merit[action])
            thought["candidates"] = [
                {"answer": self.name(a), "value": rounded(merit[a]),
                 "share": rounded(visits[a] / visits.sum())} for a in tried[:8]]
            thought["batches"] = search.batches
        thought["seconds"] = rounded(seconds)
        if belief and self.ledger.watcher and belief.hands is not None:
            if not search:
                worlds = belief.worlds(self.ledger, belief.sample(64))
                thought["value"] = rounded(judge(worlds).mean())
            like_us, rule = belief.weight.sum(axis=1)
            thought["kind"] = {"like us": rounded(like_us), "rule of thumb": rounded(rule)}
            thought["worlds"] = belief.hands.shape[1]
            thought["cards"] = {
                self.name(card): dict(zip(("2", "3", "4", "deck"), map(rounded, chances)))
                for card, chances in belief.chances(self.ledger).items()}
        return thought


def rounded(number: float) -> float:
    return round(float(number), 3)


def say(text: str) -> None:
    """A line on stderr, if anybody is there."""
    with contextlib.suppress(OSError):
        os.write(2, text.encode("ascii", "backslashreplace") + b"\n")


COMPLAINED = itertools.count()


def complain(text: str) -> None:
    if next(COMPLAINED) < COMPLAINTS:
        say(f"durak_bot: {text}")


def short(text: str) -> str:
    return ascii(text[:80])


def lines_of(stream: BinaryIO) -> Iterator[str]:
    """The lines, each cut to LONGEST_LINE."""
    total = 0
    while True:
        data = stream.readline(LONGEST_LINE)
        if not data:
            return
        line = data
        while data:
            total += len(data)
            expect(total < LONGEST_INPUT, "more input than a game has")
            data = b"" if data.endswith(b"\n") else stream.readline(LONGEST_LINE)
        yield line.decode("ascii", "replace").strip()


def react(player: Player, line: str, answering: bool = True) -> None:
    """Takes in a message, answers a command."""
    try:
        if line not in COMMANDS:
            player.read(line)
        elif answering:
            os.write(1, player.answer(line).encode() + b"\n")
        else:
            player.request(line)
    except BadInput as error:
        complain(f"{short(line)}: {error}")
    if player.ledger.doubts:
        complain(f"{short(line)}: {'; '.join(player.ledger.doubts)}")
        player.ledger.doubts.clear()


def converse(player: Player) -> None:
    lines = lines_of(sys.stdin.buffer)
    while True:
        before = time.perf_counter()
        line = next(lines, None)
        player.waited += time.perf_counter() - before
        if line is None:
            return
        react(player, line)


def analyse(player: Player) -> None:
    """The last request of a transcript is answered; lines with > are answers that we gave."""
    lines = [line for line in lines_of(sys.stdin.buffer) if line[:1] != ">"]
    last = max((at for at, line in enumerate(lines) if line in COMMANDS), default=None)
    expect(last is not None, "no request in the transcript")
    for line in lines[:last]:
        react(player, line, answering=False)
    player.started, player.waited = time.perf_counter(), 0.0
    react(player, lines[last])


def main() -> int:
    signal.signal(signal.SIGINT, lambda *_: os._exit(130))
    try:
        options = read_options(sys.argv[1:])
        expect(sys.stdin, "standard input is closed")
        if np is None:
            complain("no numpy, or no memory for it: playing by the rule of thumb")
        player = Player(options, time.perf_counter() - process_age())
        (analyse if options["--talk"] else converse)(player)
    except BadInput as error:
        complain(str(error))
        return 2
    except OSError as error:
        complain(f"cannot go on: {error}")
        return 1
    return 0


# ---------------------------------------------------------------- data
# Made by tools/durak/make.sh; nothing to read here. The three plain suits are alike, so the first
# EVEN units see them alike, and the others come in threes, each with a suit of its own: one lane of
# numbers for every unit or three. Rows of cards come by rank: trump, another suit, the own suit.
LANES = EVEN + (HIDDEN - EVEN) // 3
TRUMP_ROW, OTHER_ROW, OWN_ROW, NUMBER_ROW = range(4)
RANK_ROWS = (TRUMP_ROW, OTHER_ROW, OWN_ROW)
UNIT_LANE = [unit if unit < EVEN else EVEN + (unit - EVEN) // 3 for unit in range(HIDDEN)]
UNIT_ROW = [[TRUMP_ROW if suit == 3 else OWN_ROW if unit >= EVEN and (unit - EVEN) % 3 == suit
             else OTHER_ROW for unit in range(HIDDEN)] for suit in range(4)]
LETTERS, WHOLE = 92, 1 << 14  # of the alphabet; all chances together
SIZES = (1, 2, 3, 4, 5, 6, 8, 10, 13, 17, 22, 28, 36, 47, 61)


def parts_of(groups: Groups, outputs: int) -> list[int]:
    """How many rows: cards six times, small numbers, the card to be beaten, the outputs."""
    numbers = sum(values if values > 2 else 1 for group in groups[:-1] for values in group)
    return [DECK_SIZE] * 6 + [numbers, DECK_SIZE] + ([DECK_SIZE, 1] if outputs > 1 else [1])


def kinds_of(parts: list[int]) -> list[int]:
    """The kinds of the packed rows."""
    return [kind for rows in parts
            for kind in (RANK_ROWS * 9 if rows == DECK_SIZE else [NUMBER_ROW] * rows)]


def spread(packed: Array, parts: list[int]) -> Array:
    """(packed rows, LANES) -> (rows, HIDDEN)."""
    rows, at = [], 0
    for size in parts:
        if size == DECK_SIZE:
            cards = packed[at:at + 27].reshape(9, 3, LANES)[:, UNIT_ROW, UNIT_LANE]
            rows.append(cards.reshape(DECK_SIZE, HIDDEN))
            at += 27
        else:
            rows.append(packed[at:at + size, UNIT_LANE])
            at += size
    return np.concatenate(rows)


class Model:
    """How likely the numbers of a row are, by two numbers before: counts that learn on the way."""
    NUMBERS = 127  # -63 to 63

    def __init__(self) -> None:
        level = 1 + np.arange(len(SIZES) + 1)[:, None] ** 2
        square = (np.arange(self.NUMBERS) - self.NUMBERS // 2) ** 2
        self.counts = np.tile(60 * level // (level + 4 * square), (3, 1))

    def contexts(self, rows: Array, at: int, kind: int) -> Array:
        one, two = (rows[at - 1], rows[at - 2]) if kind == NUMBER_ROW else (rows[at - 3], rows[at - 1])
        size = np.searchsorted(SIZES, 2 * np.abs(one) + np.abs(two), side="right")
        return size + (len(SIZES) + 1) * (np.sign(2 * one + two) + 1)

    def ends(self) -> Array:
        """By context, where the share of each number in the WHOLE ends."""
        sums = np.cumsum(self.counts, axis=1)
        return sums * (WHOLE - self.NUMBERS) // sums[:, -1:] + np.arange(1, self.NUMBERS + 1)

    def learn(self, context: Array, number: Array) -> None:
        np.add.at(self.counts, (context, number), 16)


def unpack(text: str, kinds: list[int]) -> Array:
    """(rows, LANES) numbers from an arithmetic coder (rANS) with a state for each lane; text is
    read in pairs of letters wherever a state falls below WHOLE."""
    letters = np.frombuffer(text.replace("!", "\\").encode(), np.uint8).astype(np.int64) - ord("#")
    pairs, used = letters[::2] * LETTERS + letters[1::2], 0
    rows, model = np.zeros((len(kinds) + 3, LANES), dtype=np.int64), Model()
    states = np.zeros(LANES, dtype=np.int64)
    for at, kind in enumerate(kinds):
        first = EVEN if kind == OWN_ROW else 0
        state = states[first:]
        while (low := np.flatnonzero(states < WHOLE)).size:
            states[low] = states[low] * LETTERS ** 2 + pairs[used:used + low.size]
            used += low.size
        context = model.contexts(rows, at, kind)[first:]
        ends, place = model.ends()[context], state % WHOLE
        number = (ends <= place[:, None]).sum(axis=1)
        lane = np.arange(number.size)
        start = np.where(number > 0, ends[lane, number - 1], 0)
        state[:] = (ends[lane, number] - start) * (state // WHOLE) + place - start
        model.learn(context, number)
        rows[at, first:] = number - Model.NUMBERS // 2
    return rows[:-3]


def network(packed: Array, groups: Groups, bias: tuple[int, ...], scale: float) -> Network:
    """A network with the sums of all rows that go together."""
    rows = spread(packed, parts_of(groups, len(bias))).astype(np.int16)
    rows, outer = rows[:-len(bias)], rows[-len(bias):]
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
    return Network(table, outer.astype(np.float32), np.array(bias, dtype=np.float32), scale)


def product_table(parts: list[Array]) -> Array:
    """Sums of one row from every part, in mixed radix order."""
    table = parts[0]
    for part in parts[1:]:
        table = (table[:, None] + part).reshape(-1, HIDDEN)
    return table


@functools.cache
def networks() -> tuple[Network, Network]:
    """Policy and value."""
    wanted = [(POLICY_GROUPS, POLICY_BIAS, SCALES[0]), (VALUE_GROUPS, VALUE_BIAS, SCALES[1])]
    kinds = [kinds_of(parts_of(groups, len(bias))) for groups, bias, _ in wanted]
    packed = unpack(PACKED.replace("\n", ""), kinds[0] + kinds[1])
    halves = packed[:len(kinds[0])], packed[len(kinds[0]):]
    policy, value = (network(half, *one) for half, one in zip(halves, wanted))
    return policy, value


SCALES = (0.0198664, 0.00153849)
POLICY_BIAS = (18, 19, 20, 3, 7, 5, 6, 3, 23, 21, 21, -12, 2, 3, 2, -7, 18, 19, 17,
               -1, 11, 12, 13, -12, 17, 17, 17, -9, -20, -20, -19, -11, -5, -5, -4, 1, -24,)
VALUE_BIAS = (-62,)
PACKED = """
$V#:$V#*#2#*#$#l$'1o#,>`$bMo(@&-#<'Q8X#$$3~a-,.v#+#K#)#v.x#%#<$H#1#$)j#$$p#W*3JMa{#@#%#/#&#)#*'E#'6j
#&#9)nE:#)#5:*NpcLS8Z'/SCRDftZjN~)3]4h%'p.ivFQCr~HkqcC<t@IQ>i'xV+uj$z,ia1PVd%20#F)wqoV5lEnP(aa.:01}0
WZA1>2^VseJN^@<m4F2~;c~v4A]7^0V6cIO8q3NeC%`Okry{)3aZR*$J7'U2=a)I8b_9*]7nMtrx6CR!'4V#*'unQs'Fqh|Bf$3E
}12ENJSf2<BNaDXzc(;3y'Mh.,+90Kh>uDut@?&$R9X2w+7[7I0H^Z^ku%uY9EIG_63~xB'3(/$??O9(j7;vrkt8PPK,1tTPLW3^
Q;UwLrONEAd7m2:m.O-w0ALn6J{~+`_Vpm<u2Yvbt,=Yd,V+['CF0l>eO<M&Oojh^OaOzOkp<Sj7cV'OggZ3[%Z>[%obh>s5M5/M
Hf)G+ECM(8ic=1)qX[vF$bQf56K;gHJB8a{)wz<sUZk>|=CGy3YFAA;@.$ABjW1s@aSXA(&)WU6?Tb1N8D6V'r.]{e$6t.hiT..m
EkyP'M,n&1uc$},I%#hj/0a;z:OQ2MIoyH`I)4U;.,0HPW;skp[0G+TOD^Tl7_{WYfpl[4JyDLK*Pa7PoQ@!kx@}ZD(}1'#k[TD@
GtWG/o&-IGAg_Gq).[TJd0D}RY^'c=inmA!3Fp^s^[^2m`e+<DoC7M#(Z?g.H'&-SOqM<.]'pfZLm*K64^i)>{IXAFR?K[UZh:*{
%F]';~j7gSG==4/}i#}IlDo<jCpT_?Vz#y74s6M-B/x!+_fT3r<&V0abvPRwaIj5nrL7lmf$LH0.?o'z<u2%rWa9wrbOorI/<#83
6TEHV<+-,5Hw(RHb[H9[{=XR5Q_7x^6-PSeSR$Fc2pSxM+geVE[zFKQ:dePF%r+P2Dsrd`r4w({9u@A^2v`bIM!LyNaV9tHnM;'C
Rw.$u@siYp5Xyc5+G{hVZ6rJKAb4OQcUx(e/jYFLJNxnKf{%.ub]'zt86~NzZVXPND9Vg|v.sz8vSfKXRWbwR~rN1|R{{4D6&Q5^
.bu5ZwTq2Cg(;~x8^s_acr8_%Pe{Z=I//[N;l>e2Z<y_G$~PQyb,9K@bqs=4,a&;?CfdA{Onw<UR`A$zy.1x6'+&[{mwe>$8>S$,
$(.<b*j)=B`RP.R5v?1mh9~lLPTGUk'5KK6JFv@TT<,&Ye`?8S;Q0gq^Q(t(-OpG[u6jTsSYM(e;,r7O7uGHq]-kyC)I`IBQv}$C
:+e=?8oZJx+A[=w@M^Mhy0&fH_~1ig]rsN3wBK9g?Qfj./`9ILg8y>ycmVpb}YNr_jx{t$>%<#Jn>4}y$&@;nHhb*Rno8D4RLE[f
i^gZ2!yIc3:k,G;?h}_Gx$(ePWi_Z(,wuN`zeHNu$w5Irxc=MB6I2]xT6IK#.{~nZ,bF[g19^3QNZFPeu?(F/=LAWx]iJ&VKY|>J
v3zknrT-Zo':0P!XHInFu5UI:I28G=G,+b>8H]dIk~Hf|!ZK>+0?=Jv8Y]c+&?-1hP'HHj<3EF$]MQ|m!COZ$'Yb0/s$%6Xl[dBZ
u<*Y;z@/.#<+lyU}Ed/`#M!Qp5gk?F]T03xiOTl#7&[GITl%UB-x%E{V~vrsc^X<od1`npbHb>ires~0vC!QF#C+x'-_!{J8b(54
3?;y`S3[`d6)p]5S*)!Tuv(5Lmo`vNJ8a9k&[F7DWdGuZ1*yipAjvAu{W7r&a}9)]M`%XBY'W`.&%XO_k^~'iR5=,E9j<gN$%cns
9lZS?,GLYW%veWQQn.J(YHC_t96B9+*L&in!g-.dGCuqx_&pwn*,N#j-R+QHFMvB6q.w'`PVv?[=wIDQ{7m{61*;Cn~}Dp+/{4xp
j<KR%MtMW2e=ec8tF9,e/2mYC~qy*FRbK]Af?~tvH{P+l16%tDs:;{x|J$J@c(->$0{4ODNS*e^Js{|m*VWb.qw3wRswhtg%/]K.
O|(K,>_u4o1Bzk.1p}g{NfoiJ+yx9I78WYYoL.b^r79w@(6[<cSyj}/Y]3/y6XO7]`m_DE/dx[=z%^?O2QD4P&rTr'd(^|6I.$Wl
(<Rs|xQv3xe0sU2!1*%+lWIe:H86bx@sLJh^3XOGyr_?]]W-@['9g+VwTu3mHfqi&XbA@Q0iB)BeB)jdyx`-6NvwWPo-1t_X!TN?
L>}iW+?JGp-^<}6pk[u'l!wx=1Bv@,6%_u4?c@YM6%g%r5f5eh[+#msid6Ew!KyU:KS-k$i&|2k]m*3u4G)@DLU5|d00Z<iw/EgL
,>&LHQ+)W*$LL/n<$wI6>ypppl_I$EBt)l6#?_acgM'e-~(.XOJuF^BmU(hlDzx}TBZE^bf}f+L,[o?&i%?>nwn^*vPq~RHE!!H9
[+BU,@O]F73}(,~{QFW]{h,S&^swX+?[%4Y)mJ|7waDhe'4<)^5%?G-*cqJ.q?k:#d$J6%ej@v~jyYKt=op,>P/vCuYjzo^6:L+>
!m0JKT0NOaJ7nrjT'/9p7Na(_tF^S}FLmwf4/_0ap6/4KpE^m)gkNtTmW.)/<k^tjnYU#{@5(9Tek8mA^7xAON}%PY,x7uhheyk:
+*Ak#qY;BC(U|W9E*[<;E2J24wxDSe?%Ymd<~!:MWB^{<hvF.2|wd>7h=b6Jz^r1,]ChoF}94$Z_gFO:0YH_|$NsqeTmaqeo[X?T
s_~V-om{d[q{e'+}~WzH0SgRF<W+??~nqMp/Vw`F^5<C8#SV{K|}]J;iB|hCcuw5kXd+E~I+%e{IlLV{>@cKOuN#K!R:r[b*{)Q1
VI,omn2-%OC!5td0MGPQ&9c>'%?o}lO:8,`q<_[avV[bz0D'X^yK25L$_-AQm|zw++(u03i~@lS#>#|;=03b4Y[wT'O24CEk~a$P
#GCAWf$,2I'eZ>21hA[R@j/.Na5cjL&O;{&BNkAB'nZbm4^BYRoNJ$f&V2ktY)*Fj#1^*|kz6as`H}Is~:3T[0,t#x&T+@4J||JJ
FPI3DgGm|^]K1auTPGq~AwlQlhnn(tuT@/y<WBK1U[bUJ?)+~$%?H|e>'{)3|7b-6dnNK?Fz4K`V9@1sIThEmD%wvBaL`2XN[y'o
Y<t=;dhAz{/hEQjOc%E,}E_aTV`U+yvkB]4`Asd4zC{Z0?2+qu567T%aQV0FXxk$mZxycWGnoBA,0kPUNSZ}KO!#~|wxDngy{,aX
1EROmf,kjNF^4NwoX<;S${D~<8Zz?[xT8g7ryqa{d2aEhzC.b^lPJ]^Zw)Yn1g1^D|,NG[cD4[27uskmHnKx2;9G=6Fj+[xbiKGx
]5mKXzpce>c9K)jIl.Nb?^{N2$;S#Ds$<ER(9E8gxA9$y||%VrkSTxwT`k^w|%u|;m.(+/-`ax@!1MHYiKGs36`JD{Z1NUTzqZ(.
j}yS47HaRaLL!@2gW^BQ,F1s'eCC!u^ZD*E;9uvat6(biBBhuYlH0uOuwc>?JnP<Fys$C*o:b3^N-wJ)Tw_^RR!,UC{>,#/^dKZa
aX-%R7=>19bQJq80U(pTVTU8zg8glv4b#Uhea;xQIhR2@LC?a)8Q#8v)}k$8NOQiP|9J@=P'Qm.kZhs|5II$wpu'Z(8#jg6FH2Fz
/ZG/FC'e:wH(9OedF<]{[NmA4*.lQjqP]T;#;_g2j29giq~~IGfle;)BL+uf$TH;+Pr,gXO2mQC[EBdj]$_(4b%b`%0s8tN_*T;Q
t=R)3$'PfMkL)33eQJs92}~D+(UYOV+qu9N&z,EW:V(h)][UK2mbS?*9kkGRY@[d,}`wHSjmlw74XqU:y^pv?7IxO)`%a18]0lvb
c+Z?s`*z$nh*,k};&jc`LXf:G704V.m9y,HX0*24#x$^EY,sqAb3gVw6>lhlyrh|n/@QNv>$~Nc4~DTfJj=ASl,D2Q#{xg`0~*&|
}!l'98:odfc8!!0R.dK[S39H;n$OfZGBygNpxy=P2#DaMw)L~c7s;>*61Z1]F{AG,vu+7qn>FUm'g<H1:I>M?28Xcd`x69]2LtOb
51YxG<Dn$D4f1FLGrN#?NGh*.49u@Mgx_4(9wRW=H_6wR'_g!j0.cI4>+aRZ5Xv'/Qy?x>@*SX%O'%i.9n::>~S2tC`/!B|<xRg`
adU4700hdBjbkWys6E%KICcY+a`.^^c-)MlM0q$u<B>,//s;nIlEwx,]FHc:)/kH=tc#HM(vpq+<}qjw.;)mKw|<uyF|a2klF_Y+
0lnT.r!HP<V@;h~E*ek;3l5t9r3x-%+fb6vd2Ep%{xHrQcLPC454%R|W`qcKXg9>M.?2>+l:l4FBcPfP%q0Xt+G]&W,&l7}~[xRy
8QEy)V8FRj~5a,KGweJ'bce`Ev{#c!kmb&2+NA]kDozTulAfh`pLgsl>xs6RDrWH>anGhn)J_xH4((q)f|gsWAoD.bABMIr6=y+Y
]K@MOovpTtra93u.u~d4vUU1^#ow8&rF2wg+C(B@NGt_]kxsr/I;-p-;JW}()LHOKElBcT3c!UVT'Dv|]sL#2v0tI#Ri$`s&*.I!
9RmAQ7^Dm+<,<{YNa71fb@1(4;/-<s#ml2(akp,-P5$#:e@[-&W#Bo/&A;Q:n$YJcD;PK3UB60W6d+'f-Hu,8)'Em;HcW)%zt&V2
8*oCtpgQTXTPySD=6(pH$aRN1UZPc3~o/aQ.=,'0&]d:8Ljmt&=kYz#]O>NqRWf`0Z!2aj_fl.^VTciH!,jM<=@35{xaR9>ay_c}
x).mfP;ttC.1TX@6'*i!w^qZbBI8tV&%9;zK~t$2%L^![h);-fRewE*K.!CLK.e|8H4z?ta0o^hLy6b1x@5~PjqosBjS@R/cx,Uz
r54gSv1a=&u=Ns_C~l[@'B$(]hS=9QOr2qmyL~FwJX2bDA-xBUNy,,7c<ac'nuu}7#db,l$<N!Y*ag)<90uR$iyQE|pbgCB>LVyM
IM/ZmR7`#~<+'L'%-o!g,UP1y:{)W}?E(6xY6_{n&?xn0m5m{Y4{?!22F:t6>Hcc7,ES-ys{i0TU8,+g:PUt3CHbcgbU=(z^zJ_n
($ZAK3odXci(Sq`Bz1`=f/1l(W<_s?wHy*{>ln/ulB2u74qZzke=h6SaSkZ!c{Rq1y#S^WeB.Ef`6!/|d?qe-:'S.#25M<oTqcm~
|WEJgcw.Ad-)W<Q3l>$;r%!LI#7,y5./Tw0|z;{;#-e'$HKAU.45%obS{`^<S[=|&GO{.*[%q,;bF+22zGz}eJ`KDJX`n=2;VMMr
_oMW;ovGx<|=eHGRb$3~>a3}e|w}4+c.[*w.:yCFlFL]nVuDm^k5gvzmk'fc-HG0<h;az6XC|Ee!rjv0-K$&k?uHGvUUo+dHX;1A
|{v;1G/(b}&)nYJK%`J*3H}H=[;y*N8!/nsv?8N|/2LEB=N`iznSqzr'^hBy]zjA;XlPtCWe@o85$~^^!/*Sf7wFG#Q+hF^|tAcE
&x)_SZ-:+gZ'e48Gc!R.!oc<v+esN?zU7=4kM[}leQ+t>`0_&yh]^yt-#,`-}j/gQ6)'AB&S1{WcEv)@j{2=`}v7b(H3;Lic'#R$
tA^xbtso?ju)C<%yX*/J(+Y~T84U%)OT(%by]*4Gm<AY~uCX%la0?4<]'P1fx9]z;3nlP|NfF_Zx;CSKg84qnJJ!^l3JNvv3M#;Y
y,w@T/=mi=:)_<WP0?y?:dj=j3bJ)Qmos0K%mc-,|&hR2L8]#qGS},OCpjO_s8t=?QS=yvfi*8q_.K>UZbc{q38!<TCUciV!f'DB
Bk(;zp[Kpg|GF/RDty_dBY)|ROJijr;d-a,:;XX*e&_R[G$lRjJ(fPx!_fb:|3s=hw@(W5}z>W.O:W|mVM<&G%e*k)270a`CoEsf
n&FxH8P6i~=C`%,mbrWuZ6aSCsvEC(2D`{;5Fz-rtH@u5QHz`@=U_>@ozyi0!|>QQy&Sp8BnE=B(:-,9!C9jK:>l5>y_^l5#yy9j
Z!MRjV*c;H{oKytG)Y)KzvkZ4Z~wi)}if2fW6+Wr:'/HOb!3Sxau4_;!{bVmk,%ufp8yTGXps;t:JE(`YEj}3_iBBJTTl>I.`4M-
*~1FHYv1);C:B[ka+Nf*LXU91@q2>Zu|)?U@=7oeD9ETsvAhUL?s.<e^o/k+VzU)q/.~c1L)Q<oZohK&[B4Q<$bRdW$y=Nnfs4TZ
XWg9[$Q`;InM@T.K%g'<2s/@>;_.TxY=HuiU9Jn;1ul3_,4D$r.m#5{?BDhNt?+F3.MM*$WLDLc$y;55?&N(85P$JS;O:>EbRW$u
o4oM5g_<ztf.ua<Y6N04F}*P.Z):j3,-P$6U1%hU0RR.cO3hgv2)/3DWE[9l;@$+v_RZe=oGTCh(nMz[sE]+kUK94<_^cdYwNs#Q
0x{dNOg03e-;K)o-|lo~:hnfF183&WC?odfc!53Tg7UR5wm=~^nEuAtQO&7j6]+pW|7D?^<zAiS{Mu*?qw/aHoyG.<X@H`]Xm-$F
=9mZ1uu9'wHC+;4ELoZ0a2-]?&:c?y?jR$R,au|N@}}&9~XVm:520orv';ErW!8-Q!.LlP}TI(ia)5C*_Ke+$Zwyeha?I;F;/h<~
5s^~MnIW7QBo&$v>{uRBeRv0:nG}Q,Mb'~|tlt_c,E1'h:/*]Sztx_G~*vslP8Q}=vzF:}t>M0+&B0A*E)+/O/rfC#jwjc:O@5Le
jl8U:j0d_k(}3/7PR;I5Ct!o%gnekVb8d4zH,duPos4S1-'gB||_o+S$Drz5uqG4e>5><9k`PyrbLhE47=fNkc(4=#],]]^t+D&_
?CaP|}@h]bnv~6oNK*WojB!~V92<_uH4/T3FognjC5~zv3zXKd!!i,Xbn))Rq^WyevItk(2'G,wCDUUMolPzZnv*g,+`mNarj;,/
DC#QaD!naY%HJ+OSe]/`d6V~&K#b7)5cGk!vMf#ywwv^czq^^7a.?c:[5Il,<=,C2OfVJT$n[0nVHT;g1dS{[[L&0<l=P4gT5|La
z@;sngDA>z/OqHP:W<qU][R2)Y2e,E|jAwNb`&PVLOK*Ay9x}=!%`'7eGWO)wS*]uN&hC~D]vcIK.-:BYW+q?iY8K}P;{-$[1iC5
o~&OHGt!P()wDl&GzK;ZaEbvUVePwyIp4!~5Omr#Jv<`u(:p`lj=0Jq54zkg<{8u'X)#fHO(jiJJ7SA)8EikMG:wO6|Cpxd0rV/F
f)6}SP[jc&n*.q3/dT$zIV0,ihz7rhWmZPDodEm]p&uZuMMNT][KyZsjR}cgkCj8%H>cHWICP8y8K8E^E2QS$7:i466slVf+m{R(
gYYqK3J:w@G~-8x1<Q@c}S7bz,)4ov|PL=7[DRu[Z=c$E[h5$|z2%N(4Dy^tKs{K<Z~TAW@#+RM)vNOQ+E:rD7_d5@zjZ[I^+^gU
9*A6W7r|A7raf*v1eSrgWa9hVv{!W5Io]d]w?]1bV<X3Csjf4hJeANWNUUJo'qR$h[wKQv$HRHB`vSBSYAHf+{H8=a^<gY%4pTTl
$7jpL!FZf:vH.uvnpt<w&,UrVctl#E(eK&c@{<SR=_;v`,5ucGmqDE3]<@?{}A#HeU{YIos0{/|s3cII4<2:Q|kU/14Vw3#|je38
O&;%=cIG{d9*qwG9;O`:rN!0wtZxVR#rTG+*K<]zF~QPq&g!{4K$678I$S7(kB41TG7>h]zih}~fiSmEa'Q^t4'YitbKaMSsZ5_X
f~iU9)OvF*[K<I&fRM.9e%IS&a^,OA{5nwgtDJYN1,g!WaI0)F^:*Ws[~J#|E^=zLws3dORa~&;x'UvU9Nu&LOLwHK3:cHEybOp`
b.BgY?yL`3S?WWLB:yn.&et5?xdx9kegmIfonZyR:IqP7^#K#w.X9qR*<*oOGe@<$m&^4S&GW[pSRo@VlFu6F}N^q]9}/9}P,-b1
lJznG)F)dyG*X1;5(X;k4UqhHt%o>1UeFL,_s^Lc;MZCB#&'n5OfK?--Hdx5~jZH>6WA%C&+[$C9awXz4GT$DxW;k)7?jPfGA8-+
sa~2>nn_iw8Po6TTMFl9x!#(>T@5$iOHn^t&Fi}s=@p8s?H^j3uE:NKzI)Am(Ug(].*08+:ZbL_[&tqYvS@:-)[vV#oMmB{PQ9z$
)j15h2D)!YKZf?`sL>U7o[ogqr)c|ce.6/yV3/SPg#gmKd!z,Th;#Q(XTUHe8@]SK8Y@WgR&pZy!otR54&CrVB<0Fem.6APVrgab
U5<U'tOJQ05eum`!blBX]DQg{o`*LUqpO2io]D<V_@}ad6XP6_+>4iZb@`DSgt6PhK.l't^)+M8Tk_olXjQMs'oula>sc'Q)<?ok
B[YDQf%gS)HoRRof$vrq=ErpjcbVP7k6mF~DI]t#fnI6T(X*&;zGy>0<TCgL9?AWGbDO7wDCo;1!rfE9]LtBDv=[ZKAB}jCL:SlD
^j3uu2pO2}$)k0>FLD+JDuN4D|e}Zni!=A:9[C(Qrwp5_#E;/bdU`Om/Y4V`qo8N+S&A<y=0BK>J*avi@l4~iIk:8'0M06??8LmQ
)^NWF@u/7F1DR~w%)LQVwjdQ^5Z`64B{t~mABXO6g)QMd@@7RtBR&atA;Sjdxzn$g}VzdxJ;m.%=G{9z2h`Qgh8HXq,gU(W,*7?*
Q3Is1.I3z(9lMTnS%Iwfn7CW01r+;b^]~1Z|*+r5w5viSZfHgS$O*t.G=|rZ?$fF%s5#)6/>EnEI;-OtYxK%0td^?<CxT5Dduh'u
76WxibhO%%w_uYpqlGNWc8H8T{Qj*Ie}t(z(f}3lB#NBb<qG9E^gJT^9#|/PMJNJ!2iC@&3)ap?=tNgJyU;L5=p_;BY2D`UeZ4~{
~DD}^Lp_0daaG$1{e1taV/#%8!oofRV2$nm]D{T~soG:b'GbD]o[CmN,OA+9;X'wwuh;36%macNlSu)@Dd75}[eS$P|hjWFht]`y
yet[9F(Gl9<3m2H@@32NZBSS4;m!Zo*UzjLPH_}bp(:Ubh'iPolJlkd8^K]DS#'@0ln^[cKWcn?Q@[b%M0yeTK%[Y|*,WBN0|7dI
c5C~,q1a_cgKAQ~C|GmK%~4r%D+/1!uRS;nSfpHKf*XP-d_bNk:np--/?g[3t,+cR&E{U;'feY@,%4A5<~>,:;/%[}WbIkqg=+jS
wk)p,3'xMBJUf+Z~Fhw:[@=O3sb}r+-}<KySGM4t5NN/Z]F,dSn`*6a'oXE}upT-6^!SHezZd$AGkDNSc#2|f8zz=#~^VP0cVdHC
OTjSKP0`XD[i(1B%?*WD_;RDP+#xOlsI]QkbxS6T?tmb?K;5s]#OFN,LD&wi0[U.#.uPeYektf{;$:O`>>}&'rxbj_36+-G_rH.A
OKjwl2?[v0ZSJHN<pMU@+-X*A#r'=jaG~oTfNZ7#%m?Mn=:-=tssd9RS#.K0O5129=S&rTb'JAdiJ(UH129ft/>1pfB%e7a<HD:t
KvP-N[]|ywGhG^wZR5Ka90D]qM|U|h@G'<z4UkI$/MZh.?h*srt~z0*}5+Y!92I<StjwW{,C&rF^>`cx(jCqIr/|HHFRa{nrxFml
~?!J2Zsa*,/dI=H'*34R6p2P?&k:I5k3BI5Moa!Wvpl3[1^O76r=mdajx!QhPi[8<Sn#zonb@8+#37sO$?w!]<^RTu=z69~be'+a
=X?m_m_dBw6()2u29czHN2Hko:i;pw;Uqy~p'h6=./G#5V}d_w/?[p/FxzB~?b[.|0L,r9nxJ1Vt.<jqH[3%d^-@/[*wqPFtR6_6
:/eb`rN>%5qXPYigi0Zzsbu~;B(9fJt|kwF-/a:m(3_sC&LK?3}!Jh9Ix<`lh#oYdM[}e|9q-1g,x?2O^Kh`MC3aj1IT0w@LY-8r
=tyX/IHa9!&cRJ`M)t/FT+[qSOK$7YXJA})tvAKTUtkw96qfqC/|TEeGR0|U_BPr/iB`M1U>czqc<_WZbpY5kE/G9(IDxVB}n-SB
tmjlan;MqC*NS_/mdg?|?]*+*>Hi9ymlrLb?6YNC~JiF/Ew*5Jc>tGkEvMC{-t@e-?8:H:YWg#w)>3<I}xc5F~Cp/prLkuX/vJ|d
l?kk=K@tctH$vY*YhBsz2nHvT8>0kY5m&xn%it?#+QkWx3^D,:sLmEjM;A7H;XK(FZ)1^vSFd)/On@l{;%8>52!ua*wdv#+U*HIN
/%#zRA9`Z:in=C!XL0.@[#$LhKv:,wKRp!]O<8zg;4'rr!L|*u~&MlWwxM5kE3s5eNg*H;DP4_2|b-~{WW.w5%>#[JefR:wrMK$[
]?e{-=y3*R$^VfRR{prh{tZ/_}_aUQL='~`gH?,~{r)9(8)91hqQs>KnVIlTul}~%5<1jS!&h5,'z*C8f%uc6*l+0,iR3^]Pc;J`
dP}idu$MQ9u}'>`*mtTv5'4X)5zhD;Q&3-LMNZaA=o_Q.Y)5FTh^57T[9jwMPw2a^e%dkh?jlcP?fjd#Bn_}0Tc!+n,iv]mCgL@%
33tEOg/P0{;%z&`!;TK/;[^KMHF>UnD;Kj)X#_mH!rXTaDB~<Z#qJSa:#=*hhqwX7rduwgQC,4%b_^;]5/sqF^8F|_.%v%O|5<5(
jgjkr+ZW4#{?jBG~DQO.*$r7eM,!1s;.yl1J9'TCx:;6M2QMg_[gJ4wC^SQ6;*gpno@?Gs3J1h9*$+h')J1qjD>E@&_|G^]O1km8
N8m|A?*y,i?8-v4s<!oc.#8$G_6UU8HEi$vVbF?T1>=3%(-<@ss#y3q)8b!I2u3pm.'YxoVjjq}}Glb+$/EQ{0l$T-oMy9_i@w{a
D&6Yf.GsBc!OSh2,(33}i}tc}:>0,T@*[@y>VWnYx|PY09/6|w<h#dHB[U,Z|vj&@rmL!,NJ-Z.W}<vDo9WHA-{v[0ptg&9!`]u!
tj4AR3L]?kx+4i&f7B,w)w!Kmq@zYM`kE#|?],FN]pqQ>HoX(J:D9Oy%whkSopAy8fkLM]Vp.8).yqM{F%6H-]~B++T#<wfFyMD:
J=<|#{tm&b'4<F]f2r^QDy(_)floT*u*dJ3d#HNoIhyqptla2LUKK({gNHn*OKWvstbq|OEAz*Dn*1LXVARa33x-QPhTq7^USPXC
,>*ZJ+#sU.p$V9{MMi];{0}E.ZH^$`Y,s=7.'<M^hMdG8H}Sgit#rS-Kr%l)'^Qm*8HWi%lSon|A^e1[jJ=k,mrbH^{tn(3bwaCr
<{yr'Wmzt:9HkELfK)umt7k^Ag,pb$29{'>jzk[;,&a7gKlSZf&8BIve(dw0cc;ymR/^;,WOdQs1Kj[KbI&@1X7/S60`xELZ}RS}
>[m;wz6{6]cPeGrt8r8&qHkAExWDP&nnr`/(C*:crfIt&g2D]',Z<p.lT57UtL([O(5!in(wMLn+r4O!]d2XC^5?yMP6ba|i-T:i
Q-7x8Aue@y[v<U;P@EB[*q9xCV`)O`$a&NnDxA|C++qpedaK-vw5YJ!Z7VVW.F;+KRaKQ32MyBKMdpmoG|fJS{4ArZ`m#!obSdSo
^ir})K/>lmsA/(VS7A}R$qk`#5i#'&)6Dl(A3N@@y-JX`=qQt5^?QLa/gkIBN^s<WtCl-C+cJ%9<seB9UeCqrDR'*U>Z2#C/ofMY
E%5U,/:|^g&v$dmp@*{/ko#0%jw|^6i5x,W@_:PZ(RJL%SPb%xOUtM%6,XH7e-4}3o!]^0UrD8On6JccSb:uZM0c-Mw,:qfG~H;.
9doh`S&7.uajt9,bGA7)x]&`<r=g%W}2ufB5h^/)_fc7?d8nnD)ULzUHH3X9*B4h-O|OZvBd?/nWBQ$V-@vwyYU9iv^NAz1kz2!q
RE7H34v8+{=i>-*7Vk>i,5Z?'JQhYg#T3u1U={W#MlfJz*#h^Rt0ExS6n{M`~PB^Y>#(DvM-YUP<`%19B}qyLGakg{hQCIVF!=9y
Y^u{0zEo:O|k6ohIXER,:?9)Cq.B7/q^(Jd4RzF`bR^k%<JQC;WD0MY}BFHo67XcOz>39[VKrW%,0E^X5:ZlAuHO'#>|!?@6LSsP
[>'Yb1%:0G$1F4TyQp5/Z%5JaC.=mYk8GX+Ug9.%qyiXQYu%V^kM2CSDY[&`yI-8P.K>Z^,,o!${%kS`-8&`dQDXA`9<v|jQ+0*(
E!M[jc`^yMy+y+y+y+y+y+y+y+y+y+y+y+y+y+y+y+y+y+
"""


if __name__ == "__main__":
    sys.exit(main())
