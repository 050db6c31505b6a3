"""Circus: the rules on plain dictionaries, and the referee.

`Position` is the game itself: who stands where, which houses are empty, whose turn it is, the
legal moves and what they do. `CircusReferee` adds the protocol, the limit of moves and the result.

A cell is a string as in the protocol ("F4"), a direction a pair of steps (right, up), a piece a
letter: A acrobat, C clown, S strongman, M magician, T trainer; capitals are side 0 (moves
first, bottom left), small letters side 1 (top left).
"""

import random
import re
from collections.abc import Iterable, Iterator
from typing import Any, Optional

from arena.game import Illegal, Malformed, Referee, Result, Setup, Tour

COLUMNS = "ABCDEFGHIJKL"
ROWS = "123456789"
HOUSE_COLUMNS = "FGHIJKL"
HOUSES = 13
PIECES = 7  # of each side
MOVES = 150  # of each side
PASS = "Z0-Z0"
MOVE = re.compile(r"[A-L][1-9]-[A-L][1-9]|Z0-Z0")

START = {
    "A1": "A", "A2": "C", "B1": "C", "A3": "S", "C1": "S", "B2": "M", "A4": "T",
    "A9": "a", "A8": "c", "B9": "c", "A7": "s", "C9": "s", "B8": "m", "A6": "t",
}  # fmt: skip

CELLS = [column + row for column in COLUMNS for row in ROWS]
STRAIGHT = [(1, 0), (-1, 0), (0, 1), (0, -1)]
DIRECTIONS = [*STRAIGHT, (1, 1), (1, -1), (-1, 1), (-1, -1)]


def _step(cell: str, direction: tuple[int, int]) -> Optional[str]:
    """The next cell in a direction, None off the board."""
    column = COLUMNS.index(cell[0]) + direction[0]
    row = ROWS.index(cell[1]) + direction[1]
    if 0 <= column < len(COLUMNS) and 0 <= row < len(ROWS):
        return COLUMNS[column] + ROWS[row]
    return None


STEP = {cell: {d: _step(cell, d) for d in DIRECTIONS} for cell in CELLS}
AROUND = {cell: frozenset(filter(None, STEP[cell].values())) for cell in CELLS}


def side_of(piece: str) -> int:
    return 0 if piece.isupper() else 1


def check_houses(houses: Iterable[str]) -> list[str]:
    """The houses as a list; ValueError unless 13 distinct cells of columns F..L."""
    houses = list(houses)
    for cell in houses:
        if cell not in CELLS or cell[0] not in HOUSE_COLUMNS:
            raise ValueError(f"not a cell for a house: {cell!r}")
    if len(houses) != HOUSES or len(set(houses)) != HOUSES:
        raise ValueError(f"want {HOUSES} distinct houses, got {len(set(houses))} of {len(houses)}")
    return houses


def apart(houses: Iterable[str]) -> bool:
    """Whether no two houses share a side.

    Then base moves lead to every house: only houses joined side by side could wall off steps
    in 8 directions.
    """
    houses = set(houses)
    return not any(STEP[house][direction] in houses for house in houses for direction in STRAIGHT)


class Position:
    """A position with side `turn` to move; `play` changes it, `after` leaves it alone."""

    def __init__(self, houses: Iterable[str]) -> None:
        self.houses = frozenset(check_houses(houses))
        self.empty_houses = set(self.houses)
        self.occupied: dict[str, str] = {}  # houses that are not empty: cell -> piece
        self.pieces = dict(START)  # on the board: cell -> piece
        self.settled = [0, 0]  # how many pieces of each side
        self.turn = 0

    def copy(self) -> "Position":
        other = object.__new__(Position)
        other.houses = self.houses
        other.empty_houses = set(self.empty_houses)
        other.occupied = dict(self.occupied)
        other.pieces = dict(self.pieces)
        other.settled = list(self.settled)
        other.turn = self.turn
        return other

    def winner(self) -> Optional[int]:
        """The side that has settled all its pieces."""
        return self.settled.index(PIECES) if PIECES in self.settled else None

    def danger(self, side: int) -> frozenset[str]:
        """The cells around the opponent's trainer, where pieces of `side` freeze."""
        trainer = "tT"[side]
        for cell, piece in self.pieces.items():
            if piece == trainer:
                return AROUND[cell]
        return frozenset()

    def legal(self) -> list[str]:
        """The moves of the side to move, sorted; a forced pass if there is none."""
        danger = self.danger(self.turn)
        moves = [
            f"{cell}-{to}"
            for cell, piece in self.pieces.items()
            if side_of(piece) == self.turn and cell not in danger
            for to in self._targets(cell, piece.upper(), danger)
        ]
        return sorted(moves) or [PASS]

    def _targets(self, cell: str, kind: str, danger: frozenset[str]) -> Iterator[str]:
        """Where a piece that is not frozen may move to."""
        for direction, near in STEP[cell].items():
            if near is None:
                continue
            if self._can_end(near, direction, danger):
                yield near
            far = STEP[near][direction]
            if far is None or not self._can_end(far, direction, danger):
                continue
            if kind == "A":
                yield far
            if kind == "S" and near in self.pieces and near not in danger:
                yield near
        if kind == "M":
            protected = "mt" if self.turn == 0 else "MT"
            for other, piece in self.pieces.items():
                if other != cell and other not in danger and piece not in protected:
                    yield other

    def _can_end(self, cell: str, direction: tuple[int, int], danger: frozenset[str]) -> bool:
        """Whether a piece that moves or is pushed in a direction may come to rest on a cell."""
        if cell in danger or cell in self.pieces:
            return False
        if cell in self.houses:
            return cell in self.empty_houses and direction in STRAIGHT
        return True

    def play(self, move: str) -> None:
        """Make a legal move."""
        if move != PASS:
            cell, to = move.split("-")
            piece = self.pieces.pop(cell)
            other = self.pieces.pop(to, None)
            if other is not None and piece in "Mm":
                self.pieces[cell] = other
            elif other is not None:
                self._put(other, beyond(cell, to))
            self._put(piece, to)
        self.turn = 1 - self.turn

    def _put(self, piece: str, cell: str) -> None:
        if cell in self.houses:
            self.empty_houses.remove(cell)
            self.occupied[cell] = piece
            self.settled[side_of(piece)] += 1
        else:
            self.pieces[cell] = piece

    def after(self, move: str) -> "Position":
        position = self.copy()
        position.play(move)
        return position

    def show(self) -> str:
        """The board, row 9 on top, with the danger zones (signs: see `CircusReferee.show`)."""
        zones = (self.danger(1), self.danger(0))

        def mark(cell: str) -> str:
            if cell in self.pieces:
                return self.pieces[cell]
            if cell in self.houses:
                return "#" if cell in self.empty_houses else "x"
            return ".+-*"[(cell in zones[0]) + 2 * (cell in zones[1])]

        lines = [f"{row} " + " ".join(mark(c + row) for c in COLUMNS) for row in reversed(ROWS)]
        return "\n".join([*lines, "  " + " ".join(COLUMNS)])


def beyond(cell: str, to: str) -> str:
    """Where a piece on `to` goes when it is pushed from `cell`."""
    direction = next(d for d in DIRECTIONS if STEP[cell][d] == to)
    behind = STEP[to][direction]
    assert behind is not None, "a legal push stays on the board"
    return behind


class CircusReferee(Referee):
    """Seat 0 reads `0` and moves first; a fault loses the game."""

    name = "circus"
    seats = 2
    persistent = True
    clock = "answer"
    memory_mb = 256  # the statement sets no limit
    tour = Tour(time_scale=0.3, answers_apart=60)

    @classmethod
    def deal(cls, rng: random.Random, options: dict[str, Any]) -> Setup:
        """Uniform over all layouts of houses that are apart: about one sample in 200."""
        cells = [cell for cell in CELLS if cell[0] in HOUSE_COLUMNS]
        while True:
            houses = rng.sample(cells, HOUSES)
            if apart(houses):
                return {"houses": sorted(houses)}

    def __init__(self, setup: Setup) -> None:
        self.position = Position(setup["houses"])
        self.moves: list[str] = []  # of both sides
        line = " ".join(setup["houses"])
        self.sent = [[line, "0"], [line, "1"]]
        self.wanted = 0
        self.result = None

    def side(self, seat: int) -> int:
        return seat

    def allowance(self) -> float:
        return 0.5

    def answer(self, text: str) -> None:
        move = text.rstrip("\r\n")
        if not MOVE.fullmatch(move):
            raise Malformed(f"not a move: {move[:40]!r}")
        if move not in self.legal():
            raise Illegal(f"{move} is not a legal move")
        self.position.play(move)
        self.moves.append(move)
        self.sent[1 - self.on_turn].append(move)
        self.wanted = 1 - self.on_turn
        self._look_for_end()

    def _look_for_end(self) -> None:
        winner = self.position.winner()
        if winner is not None:
            self._end(1.0 - winner, "all seven pieces settled")
        elif len(self.moves) == 2 * MOVES:
            first, second = self.position.settled
            score = 0.5 + 0.5 * ((first > second) - (first < second))
            less, more = sorted((first, second))  # the winner's number first, as in sports
            self._end(score, f"settled {more}:{less} after {MOVES} moves of each side")

    def _end(self, score: float, reason: str) -> None:
        self.wanted = None
        self.result = Result(score, reason)

    def fault(self, status: str) -> None:
        self._end(float(self.on_turn), f"side {self.on_turn} failed: {status}")

    def legal(self) -> list[str]:
        return [] if self.wanted is None else self.position.legal()

    def show(self) -> str:
        first, second = self.position.settled
        state = f"move {len(self.moves)}, settled {first}:{second}"
        legend = "# house, x occupied, zones: + of side 0, - of side 1, * both"
        return f"{self.position.show()}\n{state}  ({legend})"

    @classmethod
    def from_text(cls, texts: list[str]) -> "CircusReferee":
        """The houses, then the moves of both sides in order. What a program was sent will do:
        the number of the side is passed over, as is the `>` before an answer."""
        words = " ".join(texts).replace(">", " ").split()
        if not words:
            raise ValueError("want the houses and the moves so far")
        referee = cls({"houses": words[:HOUSES]})
        moves = words[HOUSES + (words[HOUSES:HOUSES + 1] in (["0"], ["1"])):]
        for number, move in enumerate(moves, 1):
            try:
                referee.answer(move)
            except ValueError as error:
                raise ValueError(f"move {number}: {error}") from None
        return referee
