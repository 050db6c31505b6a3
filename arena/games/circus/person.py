"""Circus for a person: `b2c3` is a move; one's own pieces are capitals, whichever side it is."""

import re
from typing import Any

from arena.games.circus.referee import (
    COLUMNS,
    PASS,
    ROWS,
    STEP,
    CircusReferee,
    Position,
    side_of,
)
from arena.games.circus.view import NAMES
from arena.person import Paint

TYPED = re.compile(r"\s*([a-l][1-9])\s*[-:> ]?\s*([a-l][1-9])\s*", re.IGNORECASE)
ABOUT = {
    "A": "the acrobat also jumps two cells over anything",
    "C": "a clown steps to any of 8 neighbours",
    "S": "a strongman also pushes a piece before him",
    "M": "the magician also swaps places with a piece anywhere",
    "T": "the trainer freezes the other side's pieces next to him",
}


def about() -> dict[str, Any]:
    return {"goal": "Bring all seven of your pieces into houses before the other side does. A "
                    "house is entered along its row or column, never diagonally, and who is in "
                    "stays. After 150 moves each, more pieces in houses win.",
            "words": [
                ["clown", "steps to any of the 8 cells around; so does every piece"],
                ["acrobat", "also jumps exactly two cells, over anything"],
                ["strongman", "also pushes a piece of either side one cell on, even into a house"],
                ["magician", "also swaps places with any piece, near or far"],
                ["trainer", "the hatched cells around are closed to the other side, and its "
                            "pieces there are frozen"]]}


def draw(referee: CircusReferee, seat: int, paint: Paint) -> str:
    position = referee.position
    mine, theirs = position.danger(1 - seat), position.danger(seat)

    def mark(cell: str) -> str:
        zone = ["reverse"] if cell in theirs else []
        if cell in position.pieces:
            piece = position.pieces[cell]
            own = side_of(piece) == seat
            text = piece.upper() if own else piece.lower()
            return paint(text, "bold", "cyan" if own else "red", *zone)
        if cell in position.houses:
            return paint("⌂", "yellow", *zone) if cell in position.empty_houses else (
                paint("■", "dim"))
        return paint("!" if cell in theirs else "+" if cell in mine else "·", "dim")

    lines = [f" {row} " + " ".join(mark(column + row) for column in COLUMNS)
             for row in reversed(ROWS)]
    settled = position.settled
    return "\n".join([
        *lines, "   " + " ".join(COLUMNS),
        f" You are {paint('CAPITALS', 'bold', 'cyan')}, the other side "
        f"{paint('small letters', 'bold', 'red')}. In houses: you {settled[seat]} of 7, "
        f"other side {settled[1 - seat]}. Moves played: {len(referee.moves)}.",
        " A acrobat, C clown, S strongman, M magician, T trainer; ⌂ empty house, ■ taken house,",
        " + next to your trainer, ! next to theirs (you may not go there and freeze there)"])


def read(referee: CircusReferee, text: str) -> str:
    """`b2-c3`, `B2 C3`, `b2c3` or `pass`."""
    if text.strip().lower() in ("pass", PASS.lower()):
        if referee.legal() != [PASS]:
            raise ValueError("you may pass only when you have no move, and you have "
                             f"{len(referee.legal())}")
        return PASS
    typed = TYPED.fullmatch(text)
    if not typed:
        raise ValueError("type a move as FROM-TO, for example b2-c3")
    cell, to = typed[1].upper(), typed[2].upper()
    move = f"{cell}-{to}"
    if move not in referee.legal():
        raise ValueError(_why_not(referee.position, cell, to))
    return move


def _why_not(position: Position, cell: str, to: str) -> str:
    piece = position.pieces.get(cell)
    if piece is None:
        return f"there is no piece on {cell}"
    if side_of(piece) != position.turn:
        return f"the {NAMES[piece.upper()]} on {cell} is not yours"
    name, danger = NAMES[piece.upper()], position.danger(position.turn)
    if cell in danger:
        return f"the {name} on {cell} is frozen by the other side's trainer"
    if to in danger and not (piece in "Mm" and to in position.pieces):
        return f"{to} is next to the other side's trainer: you may not go there"
    if to in position.houses and to not in position.empty_houses:
        return f"the house on {to} is taken"
    can = [move.split("-")[1] for move in position.legal() if move.startswith(cell)]
    where = f"; from {cell} it can go to {' '.join(can)}" if can else ", nor anywhere else now"
    if to in position.empty_houses and to in STEP[cell].values():
        return f"a house is entered straight, not diagonally{where}"
    return f"the {name} on {cell} cannot go to {to}{where}"


def help(referee: CircusReferee) -> str:
    by_piece: dict[str, list[str]] = {}
    for move in referee.legal():
        by_piece.setdefault(move[:2], []).append(move[3:])
    lines = ["Bring all seven of your pieces into houses before the other side does; a house is",
             "entered straight, never diagonally, and holds one piece for good.",
             "Type FROM and TO: b2-c3 or b2c3. Your moves now:"]
    if PASS in referee.legal():
        return "\n".join([*lines[:2], "You have no move: type pass."])
    for cell, targets in by_piece.items():
        kind = referee.position.pieces[cell].upper()
        lines.append(f"  {NAMES[kind]:9} {cell} to {' '.join(targets)}")
    kinds = {piece.upper() for piece in referee.position.pieces.values()}
    return "\n".join([*lines, *(f"  ({ABOUT[kind]})" for kind in ABOUT if kind in kinds)])


def how(position: Position, move: str) -> str:
    """What a legal move is: a step, jump, push, swap or house."""
    cell, to = move.split("-")
    piece = position.pieces[cell]
    if to in position.pieces:
        return "swap" if piece in "Mm" else "push"
    if to in position.houses:
        return "house"
    return "step" if to in STEP[cell].values() else "jump"


def tell(referee: CircusReferee, seat: int, answer: str) -> str:
    who = "You" if referee.wanted == seat else "The other side"
    move, position = answer.strip(), referee.position
    if move == PASS or move not in referee.legal():
        return f"{who}: {move}"
    cell, to = move.split("-")
    name = NAMES[position.pieces[cell].upper()]
    what = {"step": f"moves to {to}", "jump": f"jumps to {to}",
            "house": f"enters the house on {to}"}
    kind = how(position, move)
    if kind in what:
        return f"{who}: the {name} {cell} {what[kind]}"
    other = position.pieces[to]
    own = side_of(other) == position.turn
    whose = {"You": ("the other side's", "your own"),
             "The other side": ("your", "its own")}[who][own]
    verb = "pushes" if kind == "push" else "swaps places with"
    return f"{who}: the {name} {cell} {verb} {whose} {NAMES[other.upper()]} on {to}"


def choices(referee: CircusReferee, seat: int) -> Any:
    """From each cell the cells to go to, and how; `answer` of a pass if that must be."""
    if referee.legal() == [PASS]:
        return {"pass": PASS, "moves": {}}
    moves: dict[str, list[dict[str, str]]] = {}
    for move in referee.legal():
        cell, to = move.split("-")
        moves.setdefault(cell, []).append({"to": to, "how": how(referee.position, move)})
    return {"pass": None, "moves": moves}
