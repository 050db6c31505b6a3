"""Squares on a page: gather one colour by permuting lines, then remove the large component.

The rules are in docs/rules/squares.md. To make the bot yours, change `fill` and `value`.
A field maps each cell (row, column), counted from 0 at the top left, to its colour or ".".
"""

from collections.abc import Iterator

Cell = tuple[int, int]
Field = dict[Cell, str]
ENOUGH = 25  # squares: remove a component when it has so many
ROWS = [[(row, column) for column in range(10)] for row in range(15)]
COLUMNS = [list(line) for line in zip(*ROWS)]
AROUND = {(r, c): [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)] for row in ROWS for r, c in row}


def text(field: Field) -> str:
    return "".join("".join(field[cell] for cell in row) + "\n" for row in ROWS)


def fill(field: Field) -> Field:
    """Give each empty cell a colour that no neighbour has: four neighbours, five colours."""
    field = dict(field)
    for cell in AROUND:
        if field[cell] == ".":
            taken = {field.get(near) for near in AROUND[cell]}
            field[cell] = next(colour for colour in "RGBYO" if colour not in taken)
    return field


def components(field: Field) -> list[list[Cell]]:
    """The connected squares of one colour, as lists of cells."""
    found: list[list[Cell]] = []
    seen: set[Cell] = set()
    for start in AROUND:
        if field[start] != "." and start not in seen:
            group = [start]
            seen.add(start)
            for cell in group:  # grows while we go through it
                more = [c for c in AROUND[cell] if field.get(c) == field[start] and c not in seen]
                group += more
                seen.update(more)
            found.append(group)
    return found


def value(field: Field) -> tuple[int, int]:
    """How good a field is to have: first the largest component, then the others."""
    sizes = [len(group) for group in components(field)]
    return max(sizes, default=0), sum(size * size for size in sizes)


def permutations(field: Field) -> Iterator[Field]:
    """Each line with all squares of one colour together, at every place of the line."""
    for line in ROWS + COLUMNS:
        cells = [cell for cell in line if field[cell] != "."]  # moving only these leaves no hole
        for colour in sorted({field[cell] for cell in cells}):
            others = [field[cell] for cell in cells if field[cell] != colour]
            run = [colour] * (len(cells) - len(others))
            for at in range(len(others) + 1):
                yield {**field, **dict(zip(cells, others[:at] + run + others[at:]))}


with open("input.txt") as file:
    lines = file.read().split()
own, other = ({cell: lines[top + cell[0]][cell[1]] for cell in AROUND} for top in (0, 15))
answer = text(own)
if own != dict.fromkeys(AROUND, "."):
    largest = max(components(own), key=len)
    best = max(permutations(own), key=value)
    gather = len(largest) < ENOUGH and value(best)[0] > len(largest)
    answer = text(best) if gather else f"{largest[0][0] + 1} {largest[0][1] + 1}\n"
with open("output.txt", "w") as file:
    file.write(text(fill(other)) + answer)
