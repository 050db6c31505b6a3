"""Circus for the eye: positions as drawing models (see view.js) and moves in words."""

from typing import Any, Optional

from arena.game import Referee
from arena.games.circus.referee import (
    MOVES,
    PASS,
    PIECES,
    CircusReferee,
    beyond,
    side_of,
)

Picture = dict[str, Any]

NAMES = {"A": "acrobat", "C": "clown", "S": "strongman", "M": "magician", "T": "trainer"}


def picture(referee: Referee, eyes: Optional[int] = None) -> Picture:
    """Everything that lies open, which is all there is."""
    assert isinstance(referee, CircusReferee)
    position = referee.position
    zones = [position.danger(1 - side) for side in (0, 1)]  # by the trainer's side
    pieces = [{"cell": cell, "kind": NAMES[piece.upper()], "side": side_of(piece),
               "frozen": cell in zones[1 - side_of(piece)]}
              for cell, piece in sorted(position.pieces.items())]
    return {
        "status": _status(referee),
        "wanted": referee.wanted,
        "score": {"name": "settled", "sides": list(position.settled), "most": PIECES},
        "houses": sorted(position.empty_houses),
        "occupied": [{"cell": cell, "kind": NAMES[piece.upper()], "side": side_of(piece)}
                     for cell, piece in sorted(position.occupied.items())],
        "pieces": pieces,
        "zones": [sorted(zone) for zone in zones],
    }


def _status(referee: CircusReferee) -> str:
    if referee.wanted is None:
        return f"over after {len(referee.moves)} moves"
    number = len(referee.moves) // 2 + 1
    return f"move {number} of {MOVES}, {('first', 'second')[referee.wanted]} side to move"


def step(before: Picture, answer: str, after: Picture) -> Picture:
    """What a legal move did: arrows, and who settled where."""
    arrows = _arrows(before, answer.strip())
    standing = {piece["cell"]: piece for piece in before["pieces"]}
    settled = [{**standing[arrow["from"]], "cell": arrow["to"]} for arrow in arrows
               if arrow["to"] in before["houses"]]
    events = [{"kind": "settle", "side": piece["side"],
               "text": f"{piece['kind']} settles on {piece['cell']}"} for piece in settled]
    return {"arrows": arrows, "settled": settled, "events": events}


def _arrows(before: Picture, move: str) -> list[dict[str, str]]:
    """One for each piece that moves: the mover, and whom he pushes or swaps with."""
    if move == PASS:
        return []
    start, to = move.split("-")
    standing = {piece["cell"]: piece for piece in before["pieces"]}
    arrows = [{"from": start, "to": to, "how": "move"}]
    if to in standing:
        swap = standing[start]["kind"] == "magician"
        arrows.append({"from": to, "to": start if swap else beyond(start, to),
                       "how": "swap" if swap else "push"})
    return arrows


def caption(referee: Referee, answer: str) -> str:
    """A move in words: `B2-C3 magician steps`."""
    assert isinstance(referee, CircusReferee)
    move = answer.strip()
    if move == PASS:
        return f"{PASS} passes"
    if move not in referee.legal():
        return move
    start, to = move.split("-")
    piece = referee.position.pieces[start]
    other = referee.position.pieces.get(to)
    if other is None:
        return f"{move} {NAMES[piece.upper()]} {_way(referee, start, to)}"
    whose = "own" if side_of(other) == side_of(piece) else "the other side's"
    verb = "swaps with" if piece in "Mm" else "pushes"
    words = f"{move} {NAMES[piece.upper()]} {verb} {whose} {NAMES[other.upper()]}"
    if piece not in "Mm" and beyond(start, to) in referee.position.empty_houses:
        words += f" into the house {beyond(start, to)}"
    return words


def _way(referee: CircusReferee, start: str, to: str) -> str:
    if to in referee.position.empty_houses:
        return "settles"
    far = max(abs(ord(start[0]) - ord(to[0])), abs(ord(start[1]) - ord(to[1])))
    return "jumps" if far == 2 else "steps"
