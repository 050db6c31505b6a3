"""Durak for a person: cards with suit symbols; `7s`, `10h` or `no`. The person's partner sits
opposite; the opponents are those on the left, who plays next, and on the right."""

import re
from typing import Any

from arena.games.durak.referee import (
    NO,
    RANKS,
    DurakReferee,
    PlayerView,
    Table,
    beats,
    in_order,
)
from arena.person import Paint

SYMBOLS = {"H": "♥", "S": "♠", "C": "♣", "D": "♦"}
SUIT_NAMES = {"H": "hearts", "S": "spades", "C": "clubs", "D": "diamonds"}
WHO = {1: "you", 2: "left opponent", 3: "partner", 4: "right opponent"}
REFUSALS = ("no", "n", "pass", "take", "enough", "done")
QUESTIONS = {"MOVE": "You attack: play any card.",
             "BEAT": "You defend: beat the last card, or type take.",
             "ADD": "You may throw in a card of a rank on the table, or type enough."}


def about() -> dict[str, Any]:
    return {"goal": "You and your partner opposite play the two beside you. Get rid of your cards: "
                    "the first pair that has none left, when the deck is empty, wins.",
            "words": [
                ["attack", "play any card; the next player must beat it or take"],
                ["beat", "with a higher card of the same suit, or with any trump; a trump only "
                         "with a higher trump"],
                ["take", "all cards of the round go into the defender's hand"],
                ["throw in", "attackers add cards of ranks that lie on the table, six in a round "
                             "at most"],
                ["draw", "after a round everybody draws up to six cards"]]}


def titles(seat: int) -> list[str]:
    return [WHO[(other - seat) % 4 + 1].capitalize() for other in range(4)]


def ended(reason: str, seat: int) -> str:
    """The referee's `players 1 and 3 are out`, for one of the four."""
    winners = re.fullmatch(r"players (\d) and (\d) are out", reason)
    if winners is None:
        return reason
    return ("you and your partner are out" if str(seat + 1) in winners.groups()
            else "both opponents are out")


def card_text(card: str, paint: Paint) -> str:
    rank = "10" if card[0] == "T" else card[0]
    return paint(rank + SYMBOLS[card[1]], "bold", *(["red"] if card[1] in "HD" else []))


def view_of(referee: DurakReferee, seat: int) -> PlayerView:
    """What the person in that seat knows."""
    view = PlayerView()
    for line in referee.sent[seat]:
        view.read(line)
    return view


def draw(referee: DurakReferee, seat: int, paint: Paint) -> str:
    view = view_of(referee, seat)
    cards = {player: "out" if view.counts[player] == 0 and view.deck == 0
             else f"{view.counts[player]} cards" for player in WHO}
    trump = paint(SYMBOLS[view.trump], "bold", *(["red"] if view.trump in "HD" else []))
    hand = " ".join(card_text(card, paint) for card in in_order(view.hand, view.trump))
    drawn = _drawn(referee, seat)
    lines = [f" Trump {trump} {SUIT_NAMES[view.trump]}, {view.deck} cards in the deck. "
             f"Left opponent {cards[2]}, partner {cards[3]}, right opponent {cards[4]}."]
    if view.table and view.command != "MOVE":
        lines.append(f" Table, before {WHO[view.table.defender]}: {_table(view.table, paint)}")
    if drawn:
        lines.append(" You drew " + " ".join(card_text(card, paint) for card in drawn))
    lines.append(f" Your hand: {hand or 'empty, you are out'}")
    if view.command and referee.wanted == seat:
        lines.append(" " + QUESTIONS[view.command])
    return "\n".join(lines)


def _drawn(referee: DurakReferee, seat: int) -> list[str]:
    """What the person drew since the last card was played."""
    cards: list[str] = []
    for line in referee.sent[seat]:
        word, *rest = line.split()
        if word == "give" and rest[0] == "1":
            cards.append(rest[1])
        elif word in ("move", "add", "beat", "take"):
            cards = []
    return cards if referee.rounds > 1 else []


def _table(table: Table, paint: Paint) -> str:
    pairs = [f"{card_text(under, paint)}←{card_text(over, paint)}"
             for under, over in zip(table.attacks, table.defences)]
    pairs += [card_text(card, paint) for card in table.attacks[len(table.defences):]]
    return "  ".join(pairs or ["nothing"]) + (" (will be taken)" if table.taking else "")


def read(referee: DurakReferee, text: str) -> str:
    """A card as `7s`, `10h`, `7♠`; or one of REFUSALS."""
    word = text.strip().lower()
    if word in REFUSALS:
        if NO not in referee.legal():
            raise ValueError("you must play a card: the attack is yours")
        return NO
    card = word.replace("10", "t").replace(" ", "").upper()
    for suit, symbol in SYMBOLS.items():
        card = card.replace(symbol, suit)
    if len(card) != 2 or card[0] not in RANKS or card[1] not in SYMBOLS:
        raise ValueError("type a card as rank and suit, like 7s, 10h or qd"
                         + ("" if referee.command == "MOVE" else ", or no"))
    if card not in referee.legal():
        raise ValueError(_why_not(referee, card))
    return card


def _why_not(referee: DurakReferee, card: str) -> str:
    table, shown = referee.table, card_text(card, Paint(False))
    if card not in referee.hands[referee.on_turn]:
        return f"you do not hold {shown}"
    if referee.command == "BEAT" and not beats(card, table.attacks[-1], table.trump):
        return f"{shown} does not beat {card_text(table.attacks[-1], Paint(False))}"
    return f"{shown} cannot be thrown in: no card of its rank is on the table"


def help(referee: DurakReferee) -> str:
    plain = Paint(False)
    cards = [card for card in referee.legal() if card != NO]
    shown = " ".join(card_text(card, plain) for card in in_order(cards, referee.trump))
    refuse = "" if NO not in referee.legal() else (
        "\nOr type take: the cards on the table become yours." if referee.command == "BEAT"
        else "\nOr type enough: you throw in nothing.")
    return ("Get rid of all your cards: when both you and your partner are out, you win.\n"
            "A card is beaten by a higher one of its suit, or by any trump if it is none.\n"
            f"Type a card like 7s or 10h (h ♥, s ♠, c ♣, d ♦). You may play: {shown or 'nothing'}"
            + refuse)


def tell(referee: DurakReferee, seat: int, answer: str) -> str:
    player = (referee.on_turn - seat) % 4 + 1
    who = WHO[player].capitalize()
    defender = WHO[(referee.table.defender - seat) % 4 + 1]
    verbs = {"MOVE": "attack", "BEAT": "beat it with", "ADD": "throw in"}
    text = answer.strip()
    if text == NO:
        if referee.command == "ADD":  # of others the protocol does not tell it either
            return "You throw in nothing" if player == 1 else ""
        return f"{who} take{'' if player == 1 else 's'} the cards"
    verb = verbs[referee.command]
    if player != 1:
        verb = {"attack": "attacks", "beat it with": "beats it with", "throw in": "throws in"}[verb]
    if referee.command == "MOVE":
        target = WHO[(referee._player(referee.attacker + 1) - seat) % 4 + 1]
        return f"{who} {verb} {target} with {_shown(text)}"
    return f"{who} {verb} {_shown(text)}" + (
        f" before {defender}" if referee.command == "ADD" else "")


def _shown(text: str) -> str:
    known = len(text) == 2 and text[0] in RANKS and text[1] in SYMBOLS
    return card_text(text, Paint(False)) if known else text[:20]


def choices(referee: DurakReferee, seat: int) -> Any:
    """The cards that may be played, and what a refusal is called."""
    refusal = {"BEAT": "Take", "ADD": "Enough"}.get(referee.command)
    return {"command": referee.command, "say": QUESTIONS[referee.command].split(",")[0].rstrip("."),
            "cards": [card for card in referee.legal() if card != NO],
            "refuse": refusal if NO in referee.legal() else None}
