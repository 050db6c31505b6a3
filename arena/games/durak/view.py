"""Durak for the eye: the table as a drawing model (see view.js), answers in words."""

from typing import Any, Optional

from arena.game import Referee
from arena.games.durak.referee import NO, DurakReferee, in_order

Picture = dict[str, Any]

HIDDEN = "??"
EVERYBODY = [0, 1, 2, 3]


def picture(referee: Referee, eyes: Optional[int] = None) -> Picture:
    """The table; `eyes` sees his own cards and those that everybody has seen.

    `known` says for each card of a hand which seats know that it is there.
    """
    assert isinstance(referee, DurakReferee)
    known = _known(referee)
    hands = [in_order(hand, referee.trump) for hand in referee.hands]
    if eyes is not None:
        hands = [[card if eyes in known[card] else HIDDEN for card in hand] for hand in hands]
        known = {card: seats for card, seats in known.items() if eyes in seats}
    table = referee.table
    sides = [sum(len(hand) for hand in referee.hands[side::2]) for side in (0, 1)]
    return {
        "status": _status(referee),
        "wanted": referee.wanted,
        "command": referee.command if referee.wanted is not None else "",
        "score": {"name": "cards held", "sides": sides},
        "trump": referee.trump,
        "deck": len(referee.deck),
        "deck_cards": list(referee.deck) if eyes is None else [],
        "discarded": len(referee.discarded),
        "gone": list(referee.discarded),
        "hands": hands,
        "known": known,
        "out": sorted(referee.out),
        "attacker": referee.attacker,
        "defender": table.defender,
        "attacks": list(table.attacks),
        "defences": list(table.defences),
        "taking": table.taking,
        "limit": table.limit,
    }


def _status(referee: DurakReferee) -> str:
    if referee.wanted is None:
        return f"over in round {referee.rounds}"
    doing = {"MOVE": "attacks", "BEAT": "defends", "ADD": "may throw in"}[referee.command]
    return f"round {referee.rounds}, player {referee.wanted + 1} {doing}"


def _known(referee: DurakReferee) -> dict[str, list[int]]:
    """The seats that know where a card of a hand is: its owner; all, if it was taken up from the
    table; and those for whom no other place is left."""
    seen = _taken_up(referee.sent[0])
    known = {card: EVERYBODY if seen.get(card) == seat else [seat]
             for seat, hand in enumerate(referee.hands) for card in hand}
    if referee.deck:
        return known
    for eyes in EVERYBODY:
        hidden = [seat for seat, hand in enumerate(referee.hands)
                  if any(eyes not in known[card] for card in hand)]
        if len(hidden) == 1:
            for card in referee.hands[hidden[0]]:
                known[card] = sorted({*known[card], eyes})
    return known


def _taken_up(lines: list[str]) -> dict[str, int]:
    """Cards that lay open and were then taken into a hand, by seat, from what seat 0 was sent."""
    holders: dict[str, int] = {}
    table: list[str] = []
    taker: Optional[int] = None
    for line in lines:
        word, *rest = line.split()
        if word == "move":
            table, taker = [], None
        if word in ("move", "add", "beat"):
            holders.pop(rest[-1], None)
            table.append(rest[-1])
            if taker is not None:
                holders[rest[-1]] = taker
        elif word == "take":
            taker = int(rest[0]) - 1
            holders.update(dict.fromkeys(table, taker))
    return holders


def step(before: Picture, answer: str, after: Picture) -> Picture:
    """What a legal answer did: the card and where it went, who drew, who is out."""
    seat, card = before["wanted"], answer.strip()
    events = [{"kind": "out", "side": player % 2, "text": f"player {player + 1} is out"}
              for player in after["out"] if player not in before["out"]]
    taken = before["command"] == "BEAT" and card == NO
    if taken:
        events.append({"kind": "take", "side": seat % 2, "text": f"player {seat + 1} takes"})
    # The cards of a round that is over are swept away before the next picture.
    over = bool(before["attacks"]) and not after["attacks"]
    swept = None
    if over:
        attacks, defences = list(before["attacks"]), list(before["defences"])
        if card != NO:
            (defences if before["command"] == "BEAT" else attacks).append(card)
        swept = {"attacks": attacks, "defences": defences,
                 "taken": before["taking"] or taken, "defender": before["defender"]}
    return {"seat": seat, "card": None if card == NO else card, "command": before["command"],
            "drawn": before["deck"] - after["deck"], "swept": swept, "events": events}


def caption(referee: Referee, answer: str) -> str:
    """An answer in words: `player 2 beats 6D with 7D`."""
    assert isinstance(referee, DurakReferee)
    if referee.wanted is None:
        return answer.strip()
    who, card = f"player {referee.wanted + 1}", answer.strip()
    if referee.command == "BEAT":
        under = referee.table.attacks[-1]
        return f"{who} takes" if card == NO else f"{who} beats {under} with {card}"
    if card == NO:
        return f"{who} throws in nothing"
    if referee.command == "ADD":
        return f"{who} throws in {card}"
    return f"{who} attacks player {referee.table.defender + 1} with {card}"
