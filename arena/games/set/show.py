"""SET as pages (`arena show set`): the game of a deck, and the odds that `set_sim.py` counted."""

import json
from typing import Any

from arena.games.set.table import Position, game, read, sets
from arena.games.set.view import picture
from arena.web.page import Shown


def deck(text: str, name: str) -> Shown:
    """The game in which the first set is always taken, from any deck in the contest's form."""
    positions = list(game(read(text)))
    taken = sum(position.play.startswith("-") for position in positions)
    return Shown(f"SET: {name}", "deck", {
        "name": name, "turns": [_turn(position) for position in positions],
        "result": f"{taken} {'set' if taken == 1 else 'sets'} taken, "
                  f"{len(positions[-1].table)} cards left"})


def _turn(position: Position) -> dict[str, Any]:
    found = sets(position.table)
    count = {0: "no set", 1: "one set"}.get(len(found), f"{len(found)} sets")
    return {"picture": picture(position), "sets": len(found),
            "caption": _caption(position), "log": _log(position), "more": position.play == "+",
            "here": f"{count} among {len(position.table)} cards" if position.table else ""}


def _caption(position: Position) -> str:
    if not position.play:
        return "The start"
    if position.play == "+":
        return "No set: three cards more"
    return "Taken: " + position.play[2:]


def _log(position: Position) -> list[str]:
    """The lines that a program prints for it."""
    return [*filter(None, [position.play]), " ".join(("=", *position.table))]


def odds(text: str, name: str) -> Shown:
    """What `set_sim.py --odds N --json` printed; ValueError if it is something else."""
    try:
        report = json.loads(text)
        sizes = [{"cards": int(size), "decks": [
            {"deck": int(left), "with": _count(pair[0]), "without": _count(pair[1])}
            for left, pair in rows.items()]} for size, rows in report["tables"].items()]
        left = [[int(cards), float(share)] for cards, share in report["cards_left"].items()]
        data = {"name": name, "games": _count(report["games"]), "seed": report["seed"],
                "pick": str(report["pick"]), "seconds": float(report["seconds"]),
                "never_15": float(report["never_15"]), "sizes": sizes, "left": left}
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, RecursionError):
        raise ValueError("not what set_sim.py --odds N --json prints") from None
    return Shown("SET: the odds", "odds", data)


def _count(value: Any) -> int:
    if not isinstance(value, int) or value < 0:
        raise ValueError("no count")
    return value


# What `arena show set` takes: FILE is the first, --odds FILE the second.
KINDS = {"deck": deck, "odds": odds}
