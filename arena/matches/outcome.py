"""How a logged game came out. The score of a record is that of side 0, for which seat 0 plays."""

from typing import Optional

from arena.matches.play import Record
from arena.matches.thoughts import plain


def score_of_a(record: Record) -> float:
    """1, 1/2 or 0 for bot A, in a game that is over."""
    score: float = record["result"]["score"]
    return score if side_of_a(record) == 0 else 1 - score


def side_of_a(record: Record) -> int:
    """The side that bot A plays."""
    return "ab".index(record["seats"][0])


def winner(record: Record) -> str:
    """`a` or `b`; "" if nobody won, or not yet."""
    if record["result"] is None:
        return ""
    return {1.0: "a", 0.5: "", 0.0: "b"}[score_of_a(record)]


def reason(record: Record, names: Optional[dict[str, str]] = None) -> str:
    """How a game ended, with names for its bots in place of the sides: `A failed: late`."""
    if record["result"] is None:
        return "not finished"
    words: str = record["result"]["reason"]
    for side, bot in enumerate(record["seats"][:2]):
        words = words.replace(f"side {side}", names[bot] if names else bot.upper())
    return words


def verdict(record: Record) -> str:
    """Example: A wins"""
    if record["result"] is None:
        return "not finished"
    won = winner(record)
    return f"{won.upper()} wins" if won else "drawn"


def in_words(record: Record) -> str:
    """Example: A wins: all three are out"""
    ended = f": {plain(reason(record))}" if record["result"] else ""
    return f"{verdict(record)}{ended}"
