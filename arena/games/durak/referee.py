"""Team Durak: the referee, and the game as one player sees it.

Read `DurakReferee._play` first: it is one game told from top to bottom. It is a generator that
yields (seat, command) whenever it needs an answer and is resumed with the card or "NO".

Vocabulary
- card    "TS": a rank of `RANKS` and a suit of `SUITS`
- seat    0..3 clockwise; sides are seats 0+2 and 1+3; in messages every program calls itself 1
          and numbers the others clockwise from itself
- round   an attacking seat lays cards under the next seat clockwise, until nobody throws in more
- out     without cards while the deck is empty; the partner then acts for both seats

What the rules leave to the referee, and how it is settled here
- Turns go by seat, messages name the player who acts for the seat. As soon as a player is out,
  also in mid-round, his partner acts for him: he throws in for an attacker who went out with
  his first card, he defends when the empty seat is attacked.
- The offer to throw in goes to players: one who acts for both seats of the attacking side is
  asked once, since a second question would find the same cards on the table.
- A defender who beats with his last card has reached the card limit of the round, so nobody has
  to defend in his place; the round ends there and his partner attacks for him.
- The cards of a refused round lie on the table until it ends, then they go to the defender.
- While the deck lasts, only the sixth card of a round can be the last of a hand (the
  attacker's or the defender's); he is out if the deck is empty when it is his turn to draw.
- "ask_empty" offers a throw-in to everybody whose turn it is, whether or not he holds a fitting
  card or the limit allows one: the least considerate server that the rules permit.
"""

import random
from collections.abc import Generator
from typing import Any, Optional

from arena.game import Illegal, Malformed, Option, Referee, Result, Setup, Tour

RANKS = "6789TJQKA"  # low to high
SUITS = "HSCD"
CARDS = [rank + suit for rank in RANKS for suit in SUITS]
NO = "NO"  # the refusal to beat or to throw in
FULL_HAND = 6
MOST_CARDS = 6  # that may be laid under a defender in one round
MAX_ROUNDS = 300  # then the game is a draw
Question = tuple[int, str]  # a seat, and its command
DEAL_ORDERS = ("absolute", "self-first")
OLD_LOGS = {"self": "self-first"}  # what logs of earlier versions call it


def beats(card: str, other: str, trump: str) -> bool:
    """Whether `card` beats `other`."""
    if card[1] == other[1]:
        return RANKS.index(card[0]) > RANKS.index(other[0])
    return card[1] == trump


class Table:
    """The cards of one round, all open; `defences[i]` lies on `attacks[i]`."""

    def __init__(self, trump: str, defender: int, defender_cards: int) -> None:
        self.trump = trump
        self.defender = defender
        self.limit = min(MOST_CARDS, defender_cards)
        self.attacks: list[str] = []
        self.defences: list[str] = []
        self.taking = False  # the defender has refused to beat

    def cards(self) -> list[str]:
        return self.attacks + self.defences

    def beaten(self) -> bool:
        return len(self.attacks) == len(self.defences)

    def may_beat(self, hand: list[str]) -> list[str]:
        """The cards of the hand that beat the last attack card."""
        return [card for card in hand if beats(card, self.attacks[-1], self.trump)]

    def may_add(self, hand: list[str]) -> list[str]:
        """The cards of the hand that may be thrown in."""
        if len(self.attacks) >= self.limit:
            return []
        ranks = {card[0] for card in self.cards()}
        return [card for card in hand if card[0] in ranks]

    def legal(self, command: str, hand: list[str]) -> list[str]:
        """All legal answers to a command, sorted."""
        if command == "MOVE":
            return sorted(hand)
        fitting = self.may_beat(hand) if command == "BEAT" else self.may_add(hand)
        return sorted([*fitting, NO])

    def sweep(self) -> list[str]:
        """Take all cards off the table."""
        cards = self.cards()
        self.attacks, self.defences = [], []
        return cards

    def show(self) -> str:
        """Pairs like 6D/7D, an unbeaten card alone."""
        pairs = [f"{under}/{over}" for under, over in zip(self.attacks, self.defences)]
        pairs += self.attacks[len(self.defences) :]
        return " ".join(pairs or ["-"]) + (" (taken)" if self.taking else "")


def in_order(hand: list[str], trump: str) -> list[str]:
    """The cards by suit, trumps last, low to high."""
    return sorted(hand, key=lambda card: (card[1] == trump, card[1], RANKS.index(card[0])))


def show_hand(hand: list[str], trump: str) -> str:
    """The cards in order, as a text."""
    return " ".join(in_order(hand, trump) or ["-"])


class SideIsOut(Exception):
    """Both players of a side are out: ends the game wherever it is."""


class DurakReferee(Referee):
    """A setup holds `hands` (four lists), `deck` (next card first), `trump`, `first` (the seat
    that attacks first), `ask_empty` and `deal_order`: "absolute" deals seats 0..3 in that order
    before every program, "self-first" shows each program its own hand first.

    Endgames can be set up too: cards that are in no hand and not in the deck are gone.
    """

    name = "durak"
    seats = 4
    persistent = True
    clock = "game"
    echoes = True
    memory_mb = 128
    options = (
        Option("--ask-empty", "ask ADD also of players who cannot throw in"),
        Option("--deal-order", "whose cards are dealt first (default absolute)", DEAL_ORDERS),
    )
    tour = Tour(time_scale=0.5, answers_apart=12)

    @classmethod
    def deal(cls, rng: random.Random, options: dict[str, Any]) -> Setup:
        cards = rng.sample(CARDS, len(CARDS))
        dealt = cls.seats * FULL_HAND
        return {
            "hands": [cards[i : i + FULL_HAND] for i in range(0, dealt, FULL_HAND)],
            "deck": cards[dealt:],
            "trump": rng.choice(SUITS),
            "first": rng.randrange(cls.seats),
            "ask_empty": bool(options.get("ask_empty", False)),
            "deal_order": options.get("deal_order", "absolute"),
        }

    def __init__(self, setup: Setup) -> None:
        _check_setup(setup)
        self.hands = [list(hand) for hand in setup["hands"]]
        self.deck = list(setup["deck"])
        self.trump = setup["trump"]
        self.attacker = setup["first"]  # a seat; he may be out, see `_player`
        self.ask_empty = setup["ask_empty"]
        self.discarded: list[str] = []
        self.out: set[int] = set()
        self.rounds = 0  # begun so far
        self.table = Table(self.trump, (self.attacker + 1) % 4, 0)
        self.sent = [[] for _ in range(self.seats)]
        self.wanted: Optional[int] = None
        self.command = ""  # what the wanted seat was asked
        self.result: Optional[Result] = None
        self._send_deal(deal_order(setup))
        self._game = self._play()
        self._resume(None)

    # What the judge asks of every game

    def side(self, seat: int) -> int:
        return seat % 2

    def allowance(self) -> float:
        return 2 + 0.1 * self.rounds

    def answer(self, text: str) -> None:
        text = text.strip()
        if text != NO and text not in CARDS:
            raise Malformed(f"{text[:40]!r} is neither a card nor {NO}")
        if text not in self.legal():
            allowed = " ".join(self.legal())
            raise Illegal(f"{text} is no legal answer to {self.command} (legal: {allowed})")
        self._resume(text)

    def fault(self, status: str) -> None:
        self._finish(1 - self.side(self.on_turn), f"player {self.on_turn + 1} failed: {status}")

    def legal(self) -> list[str]:
        if self.wanted is None:
            return []
        return self.table.legal(self.command, self.hands[self.wanted])

    def show(self) -> str:
        lines = [f"round {self.rounds}  trump {self.trump}  deck {len(self.deck)}"]
        for seat, hand in enumerate(self.hands):
            mark = f"  <- {self.command}" if seat == self.wanted else ""
            cards = "out" if seat in self.out else show_hand(hand, self.trump)
            lines.append(f"  {seat + 1}: {cards}{mark}")
        lines.append(f"  table, under {self.table.defender + 1}: {self.table.show()}")
        if self.result:
            lines.append(self.result.reason)
        return "\n".join(lines)

    def view(self, seat: int) -> str:
        view = PlayerView()
        for line in self.sent[seat]:
            view.read(line)
        return view.show()

    @classmethod
    def from_text(cls, texts: list[str]) -> "PlayerView":
        """The view of one player after the lines that his program was sent, the last of them a
        command. Lines are separated by ';' or line ends; answers ('> 6S') are passed over.
        """
        view = PlayerView()
        for line in "\n".join(texts).replace(";", "\n").splitlines():
            if line.strip() and not line.lstrip().startswith(">"):
                view.read(line)
        if not view.command:
            raise ValueError("the transcript does not end in MOVE, BEAT or ADD")
        return view

    # The game

    def _play(self) -> Generator[Question, str, None]:
        self._draw()  # nothing to draw in a full deal
        while self.rounds < MAX_ROUNDS:
            self.rounds += 1
            yield from self._round()
            self._draw()
            self.attacker = (self.attacker + (2 if self.table.taking else 1)) % 4
        self._finish(None, f"{MAX_ROUNDS} rounds without a winner")

    def _round(self) -> Generator[Question, str, None]:
        attacker, defender = self._player(self.attacker), self._player(self.attacker + 1)
        self.table = table = Table(self.trump, defender, len(self.hands[defender]))
        card = yield attacker, "MOVE"
        self._attack("move", attacker, card)
        throwing = True
        while throwing:
            if not table.taking:
                card = yield defender, "BEAT"
                self._defend(card)
            throwing = yield from self._offer()
        (self.hands[defender] if table.taking else self.discarded).extend(table.sweep())

    def _offer(self) -> Generator[Question, str, bool]:
        """Ask the attacking side, from the attacker on, for one more card; True if one came."""
        throwers = [self._player(self.attacker), self._player(self.attacker + 2)]
        for thrower in dict.fromkeys(throwers):
            if self.ask_empty or self.table.may_add(self.hands[thrower]):
                card = yield thrower, "ADD"
                if card != NO:
                    self._attack("add", thrower, card)
                    return True
        return False

    def _attack(self, word: str, player: int, card: str) -> None:
        self.hands[player].remove(card)
        self.table.attacks.append(card)
        self._tell(word, player, self.table.defender, card)
        self._check_out(player)

    def _defend(self, card: str) -> None:
        defender = self.table.defender
        if card == NO:
            self.table.taking = True
            self._tell("take", defender)
            return
        self.hands[defender].remove(card)
        self.table.defences.append(card)
        self._tell("beat", defender, card)
        self._check_out(defender)

    def _draw(self) -> None:
        """Fill the hands, from the attacker on counter-clockwise."""
        for step in range(self.seats):
            player = (self.attacker - step) % 4
            while self.deck and len(self.hands[player]) < FULL_HAND:
                self._give(player, self.deck.pop(0))
            self._check_out(player)

    def _give(self, player: int, card: str) -> None:
        self.hands[player].append(card)
        self._send_give(range(self.seats), player, card)

    def _check_out(self, player: int) -> None:
        if self.hands[player] or self.deck or player in self.out:
            return
        self.out.add(player)
        self._tell("out", player)
        if self._partner(player) in self.out:
            raise SideIsOut

    def _player(self, seat: int) -> int:
        """Who acts for a seat."""
        seat %= 4
        return self._partner(seat) if seat in self.out else seat

    @staticmethod
    def _partner(player: int) -> int:
        return (player + 2) % 4

    # The machine around it

    def _resume(self, answer: Optional[str]) -> None:
        """Let the game go on to its next question or to its end."""
        try:
            question = next(self._game) if answer is None else self._game.send(answer)
            self.wanted, self.command = question
            self.sent[self.wanted].append(self.command)
        except SideIsOut:
            side = 0 if {0, 2} <= self.out else 1
            self._finish(side, f"players {side + 1} and {side + 3} are out")
        except StopIteration:
            pass  # `_play` has called `_finish`

    def _finish(self, winner: Optional[int], reason: str) -> None:
        score = 0.5 if winner is None else float(winner == 0)
        self.result = Result(score, reason)
        self.wanted = None

    def _send_deal(self, order: str) -> None:
        for seat in range(self.seats):
            self.sent[seat].append(f"trump {self.trump}")
            start = seat if order == "self-first" else 0
            for player in range(start, start + self.seats):
                for card in self.hands[player % 4]:
                    self._send_give([seat], player % 4, card)

    def _send_give(self, to: Any, player: int, card: str) -> None:
        for seat in to:
            shown = card if seat == player else "??"
            self.sent[seat].append(f"give {self._number(player, seat)} {shown}")

    def _tell(self, word: str, *arguments: Any) -> None:
        """Send an event to everybody; players (ints) are numbered as each program counts."""
        for seat in range(self.seats):
            parts = [self._number(a, seat) if isinstance(a, int) else a for a in arguments]
            self.sent[seat].append(" ".join([word, *parts]))

    @staticmethod
    def _number(player: int, seat: int) -> str:
        """What the program at `seat` calls a player."""
        return str((player - seat) % 4 + 1)


def _check_setup(setup: Setup) -> None:
    cards = [*sum(setup["hands"], []), *setup["deck"]]
    if len(set(cards)) != len(cards) or not set(cards) <= set(CARDS):
        raise ValueError("the deal holds a card twice, or something that is no card")
    if deal_order(setup) not in DEAL_ORDERS:
        raise ValueError(f"the deal order is one of {', '.join(DEAL_ORDERS)}")


def deal_order(setup: Setup) -> str:
    order: str = setup["deal_order"]
    return OLD_LOGS.get(order, order)


NO_ROUND = Table("", 0, 0)  # the table before the first round: nobody defends


class PlayerView:
    """The game as one program sees it, line by line: what its legal answers follow from.

    A bot can be built on it: `read` every line; when it returns a command, answer with one of
    `legal()`. Players are numbered as in the messages, so the program itself is always 1.
    """

    # What follows each word: s a suit, p a player, c an open card, x a card that may be "??"
    SHAPES = {
        "trump": "s",
        "give": "px",
        "move": "ppc",
        "add": "ppc",
        "beat": "pc",
        "take": "p",
        "out": "p",
    }
    VALUES = {"s": list(SUITS), "p": list("1234"), "c": CARDS, "x": [*CARDS, "??"]}

    def __init__(self) -> None:
        self.trump = ""
        self.hand: list[str] = []
        self.counts = {player: 0 for player in (1, 2, 3, 4)}  # cards held
        self.deck = len(CARDS)  # cards left in it
        self.table = NO_ROUND  # the round under way, or just over
        self.command = ""  # the last line, if it was a command

    def read(self, line: str) -> str:
        """Take in one line; return the command that it is, or "". ValueError if it does not fit
        what came before; nothing has changed then."""
        word, *arguments = line.split() or [""]
        if not arguments and word in ("MOVE", "BEAT", "ADD"):
            self._check_command(word)
            self.command = word
            return word
        shape = self.SHAPES.get(word, "")
        if not shape or len(shape) != len(arguments):
            raise ValueError(f"not a message: {line.strip()[:40]!r}")
        for kind, argument in zip(shape, arguments):
            if argument not in self.VALUES[kind]:
                raise ValueError(f"{argument[:40]!r} makes no sense in {line.strip()[:40]!r}")
        values = [int(a) if kind == "p" else a for kind, a in zip(shape, arguments)]
        getattr(self, "_" + word)(*values)
        self.command = ""
        return ""

    def legal(self) -> list[str]:
        """All legal answers to the command, sorted."""
        if self.command == "MOVE":
            return sorted(self.hand)
        return self.table.legal(self.command, self.hand)

    def show(self) -> str:
        mark = f"  <- {self.command}" if self.command else ""
        others = "  ".join(f"{p}: {self.counts[p]}" for p in (2, 3, 4))
        lines = [
            f"trump {self.trump}  deck {self.deck}  cards of {others}",
            f"  1: {show_hand(self.hand, self.trump)}{mark}",
        ]
        if self.table.attacks and self.command != "MOVE":
            lines.append(f"  table, under {self.table.defender}: {self.table.show()}")
        return "\n".join(lines)

    def _check_command(self, command: str) -> None:
        if command == "MOVE":
            fits = bool(self.hand) and not self._under_attack()
        elif command == "BEAT":
            fits = self._under_attack() and self.table.defender == 1
        else:
            fits = not self._under_attack() and self.table.defender in (2, 4)
        if not fits:
            raise ValueError(f"{command} cannot come here")

    def _under_attack(self) -> bool:
        """Whether a card lies before a defender who has not refused."""
        return not self.table.beaten() and not self.table.taking

    def _trump(self, suit: str) -> None:
        self.trump = suit

    def _give(self, player: int, card: str) -> None:
        if (player == 1) != (card != "??") or card in self.hand or not self.deck:
            raise ValueError(f"player {player} cannot draw {card} here")
        self.deck -= 1
        self.table = NO_ROUND
        self._take_in(player, [card])

    def _move(self, player: int, defender: int, card: str) -> None:
        if not self.trump or self._under_attack() or (player - defender) % 2 == 0:
            raise ValueError("no round can begin here")
        table = Table(self.trump, defender, self.counts[defender])
        self._lay(player, card)
        table.attacks.append(card)
        self.table = table

    def _add(self, player: int, defender: int, card: str) -> None:
        table = self.table
        if self._under_attack() or defender != table.defender:
            raise ValueError("nothing can be thrown in here")
        if card not in table.may_add([card]) or (player - defender) % 2 == 0:
            raise ValueError(f"player {player} cannot throw in {card} here")
        self._lay(player, card)
        table.attacks.append(card)
        if table.taking:
            self._take_in(defender, [card])

    def _beat(self, player: int, card: str) -> None:
        self._check_defender(player)
        if not self.table.may_beat([card]):
            raise ValueError(f"{card} does not beat {self.table.attacks[-1]}")
        self._lay(player, card)
        self.table.defences.append(card)

    def _take(self, player: int) -> None:
        self._check_defender(player)
        self.table.taking = True
        self._take_in(player, self.table.cards())

    def _out(self, player: int) -> None:
        if self.counts[player]:
            raise ValueError(f"player {player} cannot be out: he holds {self.counts[player]}")

    def _check_defender(self, player: int) -> None:
        if not self._under_attack() or player != self.table.defender:
            raise ValueError(f"player {player} is not under attack")

    def _take_in(self, player: int, cards: list[str]) -> None:
        self.counts[player] += len(cards)
        if player == 1:
            self.hand += cards

    def _lay(self, player: int, card: str) -> None:
        if not self.counts[player] or (card in self.hand) != (player == 1):
            raise ValueError(f"player {player} does not hold {card}")
        self.counts[player] -= 1
        if player == 1:
            self.hand.remove(card)
