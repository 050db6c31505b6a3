"""Squares 2014 in plain Python: the oracle for the batches of squares_bot.

A field is a list of 10 columns, each a list of 15 colours from the bottom up; 5 is no square.
"""

WIDTH, HEIGHT, NOTHING = 10, 15, 5


def component(field, column, level):
    """The cells of the component of a square, by flood fill."""
    colour = field[column][level]
    found, frontier = {(column, level)}, [(column, level)]
    while frontier:
        x, y = frontier.pop()
        for near in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
            inside = 0 <= near[0] < WIDTH and 0 <= near[1] < HEIGHT
            if inside and near not in found and field[near[0]][near[1]] == colour:
                found.add(near)
                frontier.append(near)
    return found


def components(field):
    """All components, each a set of cells."""
    result, seen = [], set()
    for column in range(WIDTH):
        for level in range(HEIGHT):
            if field[column][level] != NOTHING and (column, level) not in seen:
                cells = component(field, column, level)
                seen |= cells
                result.append(cells)
    return result


def without(field, cells):
    """The field after the cells are removed and the squares above them have fallen."""
    result = []
    for x, column in enumerate(field):
        kept = [colour for y, colour in enumerate(column) if (x, y) not in cells]
        result.append(kept + [NOTHING] * (HEIGHT - len(kept)))
    return result


def judge(field, bot):
    """What `bot.judge` says of a board, from the figures of the bot."""
    parts = components(field)
    value = sum(int(bot.WORTH[len(cells)]) for cells in parts)
    for colour in range(5):
        number = sum(column.count(colour) for column in field)
        sizes = [len(cells) for cells in parts if field_colour(field, cells) == colour]
        largest = max(sizes, default=0)
        value += bot.LARGEST * largest**2 + bot.GROWTH * largest * number
        value += bot.ALIGNED * in_common([column.count(colour) for column in field])
    return value


def field_colour(field, cells):
    column, level = next(iter(cells))
    return field[column][level]


def in_common(counts):
    return sum(map(min, counts, counts[1:]))
