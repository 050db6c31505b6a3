"""A position for the eye, by the view.py of its game (see `arena.game`); a game without one is
shown as text."""

from typing import Any, Optional

from arena import games
from arena.game import Referee

Picture = dict[str, Any]

LONGEST = 120  # characters of a caption


def picture(referee: Referee, eyes: Optional[int] = None) -> Picture:
    """The drawing model of a position; `eyes`: only what that seat may know."""
    view = games.part(referee.name, "view")
    if view is None:
        text = referee.show() if eyes is None else referee.view(eyes)
        return {"status": "", "wanted": referee.wanted, "text": text}
    drawn: Picture = view.picture(referee, eyes)
    return drawn


def after(before: Picture, answer: str, referee: Referee, eyes: Optional[int] = None) -> Picture:
    """The picture after a legal answer; its `last` says what the answer did."""
    new = picture(referee, eyes)
    view = games.part(referee.name, "view")
    if view is not None:
        new["last"] = view.step(before, answer, new)
    return new


def caption(referee: Referee, answer: str) -> str:
    """One readable line for an answer about to be given, be it legal or not."""
    view = games.part(referee.name, "view")
    words = view.caption(referee, answer) if view else " ".join(answer.split())
    return words if len(words) <= LONGEST else words[:LONGEST - 3] + "..."
