"""Circus on a page: make the move that leaves our pieces nearest to free houses.

The rules are in docs/rules/circus.md. To make the bot yours, change `need`.
A cell is a complex number: column A, row 1 is 0; +1 goes right, +1j goes up.
A piece is a letter: Acrobat, Clown, Strongman, Magician, Trainer; side 1 has small letters.
"""

import random
import sys
from collections.abc import Iterator

Board = dict[complex, str]  # who stands where
Cells = set[complex]
CELL = {f"{c}{r + 1}": complex(x, r) for x, c in enumerate("ABCDEFGHIJKL") for r in range(9)}
NAME = {cell: name for name, cell in CELL.items()}
STEPS = [complex(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
FIRST: Board = {0: "A", 1j: "C", 1: "C", 2j: "S", 2: "S", 1 + 1j: "M", 3j: "T"}
START: Board = {**FIRST, **{cell.conjugate() + 8j: FIRST[cell].lower() for cell in FIRST}}


def danger(board: Board, side: int) -> Cells:
    """The cells around the other side's trainer."""
    return {cell + step for cell in board if board[cell] == "tT"[side] for step in STEPS}


def moves(board: Board, free: Cells, side: int) -> Iterator[tuple[complex, complex]]:
    """All legal moves, from where to where."""
    zone = danger(board, side)

    def may_end(cell: complex, step: complex) -> bool:
        taken = cell not in NAME or cell in zone or cell in board
        return not taken and (cell not in houses or (cell in free and not step.real * step.imag))

    for cell, piece in board.items():
        if piece.islower() == side and cell not in zone:
            for step in STEPS:
                near, far = cell + step, cell + 2 * step
                pushes = piece in "Ss" and near in board.keys() - zone and may_end(far, step)
                if pushes or may_end(near, step):
                    yield cell, near
                if piece in "Aa" and may_end(far, step):
                    yield cell, far
            for other in board.keys() - zone - {cell} if piece in "Mm" else ():
                if board[other] not in ("mt", "MT")[side]:
                    yield cell, other


def play(board: Board, free: Cells, start: complex, end: complex) -> tuple[Board, Cells]:
    """The board and the free houses after a move, even an illegal one: the judge decides."""
    board = dict(board)
    piece, other = board.pop(start), board.pop(end, "")
    other_to = start if piece in "Mm" else 2 * end - start  # swapped, or pushed
    arrivals = {other_to: other, end: piece} if other else {end: piece}
    board.update({cell: piece for cell, piece in arrivals.items() if cell not in free})
    return board, free - arrivals.keys()


def distance(cell: complex, house: complex) -> float:
    """Base moves into a house on an empty board; the last one is not diagonal."""
    x, y = abs((house - cell).real), abs((house - cell).imag)
    return max(x, y) + (x == y)


def need(board: Board, free: Cells, side: int) -> float:
    """About how many moves a side is away from having settled all its pieces."""
    cells = {cell for cell in board if board[cell].islower() == side}
    frozen = cells & danger(board, side)
    return 2 * len(frozen) + sum(9 + min(distance(cell, h) for h in free) for cell in cells)


def gain(move: tuple[complex, complex]) -> float:
    after = play(board, free, *move)
    return need(*after, 1 - side) - need(*after, side) + random.random() / 2  # ties by lot


random.seed(0)  # the same game again plays the same moves
houses = {CELL[name] for name in sys.stdin.readline().split()}
side, board, free = int(sys.stdin.readline()), START, houses
for turn in range(300):
    if turn % 2 == side:
        best = max(moves(board, free, side), key=gain, default=())
        line = "-".join(NAME[cell] for cell in best) or "Z0-Z0"
        print(line, flush=True)
    else:
        line = sys.stdin.readline().strip()
    if line and line != "Z0-Z0":
        board, free = play(board, free, *(CELL[name] for name in line.split("-")))
    if not line or len({piece.islower() for piece in board.values()}) < 2:
        break  # the input has ended, or a side has settled all its pieces
