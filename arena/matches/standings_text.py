"""The standings as text for people: pure functions. Read `text` first."""

import math
from collections.abc import Sequence
from typing import Optional

from arena.matches.bradley_terry import Rating
from arena.matches.ratings import ENOUGH
from arena.matches.standings import Row, Standings

WIDEST = 24  # characters of a name
NARROW = 12  # of one where the terminal is narrow
CROSS = 12  # bots: a cross table of more does not fit on a screen
# What a narrow terminal goes without, first to last.
DISPENSABLE = ("max", "time", "rank", "LOS", "=", "+", "-", "95%", "diff", "games", "score")
LEFT = ("bot", "faults")  # columns of words


def text(table: Standings, cross: bool = True, columns: Optional[int] = None) -> str:
    """The standings, and where they fit who beats whom; `columns` characters wide if need be."""
    lines = _table_lines(table, columns or math.inf)
    if cross and table.cells and len(table.rows) <= CROSS:
        lines += ["", *_cross_lines(table)]
    if cross and table.surprises:
        short = _short(table, WIDEST)
        lines += ["", "beyond the ratings:"]
        lines += [f"  {short[each.name]} scores {each.score:.0%} of {each.games} against "
                  f"{short[each.other]}, {each.expected:.0%} expected" for each in table.surprises]
    return "\n".join(lines)


def short_names(names: Sequence[str]) -> dict[str, str]:
    """Names for tables: without folders and `.py` where that is still unique."""
    def shorter(name: str) -> str:
        word = name.split("/")[-1]
        return word[:-3] if word.endswith(".py") else word

    short = [shorter(name) for name in names]
    return {name: each if short.count(each) == 1 else name for name, each in zip(names, short)}


def cut(name: str, most: int) -> str:
    """At most so many characters: names of versions differ at their ends, so the middle goes."""
    if len(name) <= most:
        return name
    tail = (most - 1) // 2
    return f"{name[:most - 1 - tail]}…{name[-tail:]}"


def _short(table: Standings, most: int) -> dict[str, str]:
    return {name: cut(each, most)
            for name, each in short_names([row.name for row in table.rows]).items()}


def apart(table: Standings) -> list[str]:
    """For each row what to say above it: that those below have nothing to do with those above."""
    said, group, idle = [], 0, False
    for row in table.rows:
        assert row.rating
        words = ""
        if not row.rating.pairs and not idle:
            words, idle = "without a whole pair of games yet", True
        elif row.rating.pairs and row.rating.group != group:
            words = "not comparable with those above: no games connect them"
        said.append(words if table.rates == "rating" else "")
        group = row.rating.group
    return said


def _table_lines(table: Standings, columns: float) -> list[str]:
    short = _short(table, WIDEST)
    cells = [_cells(place, row, short[row.name]) for place, row in enumerate(table.rows, 1)]
    widths = {head: max(len(head), *(len(each[head]) for each in cells))
              for head in _cells(0, Row(""), "")
              if head != "diff" or any(row.difference for row in table.rows)} if cells else {}
    for head in DISPENSABLE:
        if _width(widths) > columns:
            widths["bot"] = min(widths["bot"], NARROW)
        if _width(widths) > columns:
            widths.pop(head, None)
    lines = [_line(widths, {head: head for head in widths})]
    for found, said in zip(cells, apart(table)):
        if said:
            lines.append(f"    -- {said}")
        lines.append(_line(widths, {**found, "bot": cut(found["bot"], widths["bot"])}))
    if table.rates != "rating" and any(row.rating and row.rating.pairs and row.rating.group
                                       for row in table.rows):
        lines.append("no games connect all bots: Elo of rows with * is of another group, "
                     "not comparable")
    if any(row.rating and 0 < row.rating.pairs < ENOUGH for row in table.rows):
        lines.append(f"Elo -: too few pairs of games, wants {ENOUGH}")
    return lines if cells else ["no bots yet"]


def _width(widths: dict[str, int]) -> int:
    return sum(widths.values()) + len(widths) - 1


def _line(widths: dict[str, int], found: dict[str, str]) -> str:
    words = (f"{found[head]:{'<' if head in LEFT else '>'}{width}}"
             for head, width in widths.items())
    return " ".join(words).rstrip()


def _cells(place: int, row: Row, name: str) -> dict[str, str]:
    """By the heads of their columns."""
    elo, interval, los, ranks = _elo_texts(row.rating)
    return {
        "": f"{place:>3}", "bot": name, "points": f"{row.points:g}", "diff": f"{row.difference:+}",
        "games": str(row.games), "+": f"{row.wins:>3}", "=": f"{row.draws:>3}",
        "-": f"{row.losses:>3}", "score": f"{row.score:.1%}" if row.games else "-", "Elo": elo,
        "95%": interval, "LOS": los, "rank": ranks,
        "time": f"{row.mean_share:>5.1%}" if row.answers else "-",
        "max": f"{row.longest:.0%}" if row.answers else "-",
        "faults": ", ".join(f"{status} {count}" for status, count in row.faults.items() if count),
    }


def _elo_texts(rating: Optional[Rating]) -> tuple[str, str, str, str]:
    """Elo, its interval, likelihood of superiority over the next in rating, rank interval."""
    if rating is None or rating.pairs < ENOUGH:
        return "-", "-", "-", "-"
    interval = f"[{round(rating.low):+}, {round(rating.high):+}]"
    los = "-" if rating.superior is None else f"{rating.superior:.0%}"
    star = "*" if rating.group else ""
    return f"{round(rating.elo):+}{star}", interval, los, "-".join(
        str(rank) for rank in sorted(set(rating.ranks)))


def _cross_lines(table: Standings) -> list[str]:
    """Scores in percent, rows against columns."""
    short, head = _short(table, WIDEST), "score in % of games"
    width = max(len(head), *map(len, short.values()))
    order = [row.name for row in table.rows]
    lines = [f"{'':>3} {head:<{width}}"
             + "".join(f"{place:>9}" for place in range(1, len(order) + 1))]
    for place, name in enumerate(order, 1):
        cells = (table.cells.get((name, other)) for other in order)
        texts = ("." if cell is None else f"{cell.score:.0%}/{len(cell.games)}"
                 for cell in cells)
        lines.append(f"{place:>3} {short[name]:<{width}}"
                     + "".join(f"{each:>9}" for each in texts))
    return lines
