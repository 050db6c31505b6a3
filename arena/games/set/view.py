"""A SET table for the eye: a drawing model (see view.js)."""

from typing import Any

from arena.games.set.table import Position, sets

Picture = dict[str, Any]


def picture(position: Position) -> Picture:
    """The cards, which of them are new, the first set, and the set that was just taken."""
    found = sets(position.table)
    taken = position.play.split()[1:]
    return {"table": list(position.table), "deck": len(position.deck), "taken": taken,
            "set": list(found[0]) if found else []}
