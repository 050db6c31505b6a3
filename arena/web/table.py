"""One game of the server, in a process of its own: `python -m arena.web.table`.

The first line on stdin is the order (see `Order`), each further one a wish of the person:
{"give": "b2-c3"}, {"undo": true}, {"why": true} or {"resign": true}. Each line on stdout is one
piece of news for the page: {"about": ...}, {"state": ...}, {"wrong": ...}, {"why": ...},
{"kept": ...} or {"unkept": ...}; or {"trouble": ...} if it cannot go on. SIGTERM, or the end
of the server, ends the game and every program of it; a game in which something was answered is
kept.
"""

import hashlib
import json
import signal
import sys
import tempfile
from pathlib import Path
from typing import Any, Callable, NoReturn, Optional, TypedDict

from arena import games, views
from arena.game import Referee
from arena.matches import log, replay, starts, thoughts
from arena.matches.play import Conditions, Event, Record
from arena.matches.sitting import Sitting, against
from arena.matches.thoughts import plain
from arena.person import Manners
from arena.seats import advice, bots
from arena.seats.process import adopt_orphans, end_all

LONGEST = 4000  # characters of what a person gives


class Order(TypedDict):
    """What is to be played. Every text in it is the server's own, none the page's."""

    game: str
    person: Optional[str]  # None: a person plays; else the bot in the person's place
    partner: str
    opponent: str
    second: bool  # the first of the two has the second side
    seed: int
    options: dict[str, Any]
    time_scale: float
    start: Optional[str]  # LOG:K:TURN
    log: str  # where the game is kept
    why: bool  # only ask about the position at `start`


def tell(**news: Any) -> None:
    print(json.dumps(news), flush=True)


def conditions(order: Order) -> Conditions:
    """ValueError or OSError if it cannot be played so."""
    game = order["game"]
    begin = (starts.find(order["start"], game),) if order["start"] else ()
    opponent = bots.parse(order["opponent"], game)
    if order["person"] is None:
        agreed = against(game, opponent, bots.parse(order["partner"], game), order["seed"],
                         order["options"], order["time_scale"], begin)
    else:
        agreed = Conditions(game, bots.parse(order["person"], game), opponent, order["seed"],
                            order["options"], order["time_scale"], thoughts=True, starts=begin)
    if begin:
        starts.want_able((agreed.a, agreed.b, *agreed.lineup), game)
    return agreed


class Seated:
    """A sitting, told to a page."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.manners = Manners(sitting.conditions.game)
        self.caption = ""
        self.picture = views.picture(sitting.referee, sitting.seat)

    def play(self) -> None:
        """Until the game is over or the page is gone."""
        tell(about=self.manners.about())
        self.show()
        while self.sitting.result() is None:
            if not self.sitting.persons_turn:
                self._program()
            elif not self._person():
                return
            self.show()

    def show(self) -> None:
        sitting, referee = self.sitting, self.sitting.referee
        result = sitting.result()
        tell(state={
            "picture": self.picture, "caption": self.caption, "seat": sitting.seat,
            "turn": len(sitting.answers()), "wanted": referee.wanted,
            "undo": any(event["seat"] == sitting.seat for event in sitting.answers()),
            "onTurn": None if referee.wanted is None else referee.side(referee.wanted),
            "titles": self.manners.titles(sitting.seat),
            "side": None if sitting.seat is None else referee.side(sitting.seat),
            "names": self._names(), "seats": [_name(bot) for bot in sitting.players],
            "choices": None if sitting.seat is None else
            self.manners.choices(referee, sitting.seat) if result is None else None,
            "result": None if result is None else
            {"score": result.score, "points": result.points,
             "reason": self.manners.ended(sitting.in_words(result.reason), sitting.seat)}})

    def _names(self) -> list[str]:
        """Of the two sides: all who play on each, the person first."""
        sitting = self.sitting
        sides: list[dict[str, None]] = [{}, {}]
        for seat, bot in enumerate(sitting.players):
            sides[sitting.referee.side(seat)][_name(bot)] = None
        return [" and ".join(sorted(side, key=lambda name: name != "You")) for side in sides]

    def _program(self) -> None:
        sitting = self.sitting
        answer = sitting.ask()
        words = "" if answer.text is None else self._words(answer.text)
        failed = sitting.accept(answer)
        self._turn(failed or words, None if failed else answer.text)

    def _words(self, answer: str) -> str:
        """An answer about to be given, as it can be shown."""
        if self.sitting.seat is None:
            return plain(views.caption(self.sitting.referee, answer))
        return plain(self.manners.tell(self.sitting.referee, self.sitting.seat, answer))

    def _turn(self, words: str, answer: Optional[str]) -> None:
        """A new position, after a legal answer or another way."""
        self.caption = words
        referee, eyes = self.sitting.referee, self.sitting.seat
        self.picture = (views.picture(referee, eyes) if answer is None
                        else views.after(self.picture, answer, referee, eyes))

    def _person(self) -> bool:
        """Hear the person until the position is another; False when the page is gone."""
        for line in sys.stdin:
            wish = json.loads(line)
            if "give" in wish and self._give(str(wish["give"])[:LONGEST]):
                return True
            if "resign" in wish:
                self.sitting.resign()
                self._turn("You resigned.", None)
                return True
            if "undo" in wish:
                trouble = self.sitting.undo()
                if not trouble:
                    self._turn("Back to your turn before.", None)
                    return True
                tell(wrong=trouble)
            if "why" in wish:
                tell(why=asked(self.sitting.referee, self.sitting.table.events, self._words))
        return False

    def _give(self, text: str) -> bool:
        try:
            answer = self.manners.read(self.sitting.referee, text)
            words = self._words(answer)
            self.sitting.give(answer)
        except ValueError as error:
            tell(wrong=str(error))
            return False
        self._turn(words, answer)
        return True


def _name(bot: bots.Bot) -> str:
    return "You" if bot.human else bots.short_name(bot.spec)


def asked(referee: Referee, events: list[Event],
          words_of: Callable[[str], str]) -> dict[str, Any]:
    """What the bot would do for the wanted seat, in such words, and why."""
    bot = advice.advisor(referee.name, [])
    given = advice.ask(bot, referee, advice.talk_of(events, referee.on_turn))
    words = None if given.answer is None else words_of(given.answer)
    return {"bot": _name(bot), "answer": words, "trouble": plain(given.trouble),
            "thought": thoughts.thought({"said": given.said})}


def before(record: Record, turn: int) -> list[Event]:
    """What was said in a game until its turn `turn` was to be answered."""
    events: list[Event] = []
    for event in record["messages"]:
        if "from" in event:
            if not turn:
                break
            turn -= 1
        events.append(event)
    return events


def why(start: str) -> None:
    """About a position of a logged game."""
    path, index, turn = starts.parse(start)
    record = log.find(path, index)
    referee = replay.at(record, turn or 0)
    if referee.wanted is None:
        tell(why={"bot": "", "answer": None, "trouble": "the game is over", "thought": None})
    else:
        tell(why=asked(referee, before(record, turn or 0),
                       lambda answer: plain(views.caption(referee, answer))))


def play(order: Order) -> None:
    try:
        agreed = conditions(order)
    except (OSError, ValueError) as error:
        return tell(trouble=str(error))
    with tempfile.TemporaryDirectory(prefix="arena-") as folder:
        sitting = Sitting(agreed, int(order["second"]), folder)
        try:
            with games.blamed(agreed.game):
                Seated(sitting).play()
        except games.BadGame as error:
            tell(trouble=str(error))
        finally:
            record = sitting.close()
            trouble = kept(order["log"], record) if sitting.answers() else "nothing was answered"
    if trouble:
        tell(unkept=trouble)
    else:
        tell(kept=order["log"], key=key(Path(order["log"])), index=record["index"])


def kept(path: str, record: Record) -> str:
    """Write a game to its log; what went wrong, else nothing."""
    try:
        log.append(path, {**record, "jobs": 1})
    except OSError as error:
        trouble = f"{path}: {error.strerror or error}"
        print(f"arena serve: the game is not kept: {trouble}", file=sys.stderr)
        return trouble
    return ""


def key(path: Path) -> str:
    """The name of a log for pages, which never see more of a path than its last part."""
    return hashlib.sha256(path.name.encode()).hexdigest()[:12]


def _stop(number: int, frame: object) -> NoReturn:
    signal.signal(signal.SIGTERM, lambda *_: None)
    raise SystemExit(0)


def main() -> None:
    signal.signal(signal.SIGTERM, _stop)
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, lambda *_: None)  # Ctrl-C reaches us too: the server will tell
    adopt_orphans(end_with_parent=True)
    order: Order = json.loads(sys.stdin.readline())
    try:
        if order["why"]:
            why(order["start"] or "")
        else:
            play(order)
    finally:
        end_all()


if __name__ == "__main__":
    main()
