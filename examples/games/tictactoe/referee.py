"""Tic-tac-toe: three in a row on nine squares, numbered 1 to 9 in reading order.

The judge makes the first move of X, so that games differ. Protocol: a program is sent its mark
and where X stands (`O 5`), then the opponent's squares as they come; it answers with a square.
"""

import random
from typing import Any, Optional

from arena.game import Illegal, Malformed, Option, Referee, Result, Setup, Tour

LINES = ("123", "456", "789", "147", "258", "369", "159", "357")


class TicTacToeReferee(Referee):
    """Seat 0 plays X, seat 1 plays O and moves next; a fault loses the game."""

    name = "tictactoe"
    seats = 2
    persistent = True
    clock = "answer"
    memory_mb = 128
    options = (Option("--opening", "where X stands (default: by lot)", tuple("123456789")),)
    tour = Tour(answers_apart=3)

    @classmethod
    def deal(cls, rng: random.Random, options: dict[str, Any]) -> Setup:
        return {"opening": options.get("opening") or rng.choice("123456789")}

    def __init__(self, setup: Setup) -> None:
        opening = setup["opening"]
        self.marks = {opening: "X"}  # square -> X or O
        self.sent = [[f"X {opening}"], [f"O {opening}"]]
        self.wanted: Optional[int] = 1
        self.result: Optional[Result] = None

    def side(self, seat: int) -> int:
        return seat

    def allowance(self) -> float:
        return 1.0

    def answer(self, text: str) -> None:
        square = text.strip()
        if len(square) != 1 or square not in "123456789":
            raise Malformed(f"not a square: {square[:20]!r}")
        if square not in self.legal():
            raise Illegal(f"{square} cannot be taken")
        seat = self.on_turn
        self.marks[square] = "XO"[seat]
        self.sent[1 - seat].append(square)
        if any(all(self.marks.get(each) == "XO"[seat] for each in line) for line in LINES):
            self._end(1.0 - seat, f"{'XO'[seat]} has three in a row")
        elif len(self.marks) == 9:
            self._end(0.5, "the board is full")
        else:
            self.wanted = 1 - seat

    def _end(self, score: float, reason: str) -> None:
        self.result, self.wanted = Result(score, reason), None

    def fault(self, status: str) -> None:
        self._end(float(self.on_turn), f"{'XO'[self.on_turn]} loses: {status}")

    def legal(self) -> list[str]:
        if self.wanted is None:
            return []
        return [square for square in "123456789" if square not in self.marks]

    def show(self) -> str:
        return "\n".join(" ".join(self.marks.get(square, ".") for square in row)
                         for row in ("123", "456", "789"))

    @classmethod
    def from_text(cls, texts: list[str]) -> "TicTacToeReferee":
        """What a program was sent, or just the squares in the order in which they were taken."""
        squares = [word for word in " ".join(texts).split() if word in "123456789"]
        if not squares:
            raise ValueError("want the squares that are taken, X's first")
        referee = cls({"opening": squares[0]})
        for square in squares[1:]:
            referee.answer(square)
        return referee
