"""A position for the eye, by the view.py of its game (see `arena.game`); a game without one is
shown as text."""

import random
from typing import Any, Optional

from arena import games
from arena.game import Referee

Picture = dict[str, Any]

LONGEST = 120  # characters of a caption
EXAMPLE = 10  # answers into a game of which a picture is shown


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


def example(kind: type[Referee], options: dict[str, Any]) -> Referee:
    """A position a few answers into a game, for a picture of the game. Where there are too many
    answers to list them, `likely` of its view.py gives one."""
    likely = getattr(games.part(kind.name, "view"), "likely", None)
    rng = random.Random(EXAMPLE)
    referee = kind(kind.deal(rng, options))
    for _ in range(EXAMPLE):
        if likely is not None:
            referee.answer(likely(referee, rng))
        elif referee.legal():
            referee.answer(rng.choice(referee.legal()))
    return referee


def caption(referee: Referee, answer: str) -> str:
    """One readable line for an answer about to be given, be it legal or not."""
    view = games.part(referee.name, "view")
    words = view.caption(referee, answer) if view else " ".join(answer.split())
    return words if len(words) <= LONGEST else words[:LONGEST - 3] + "..."
