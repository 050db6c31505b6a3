"""A logged game again: through the referee, which validates every answer anew."""

from typing import Any

from arena import games
from arena.matches.play import Event, Record, news, take
from arena.seats.seat import Answer


class Differs(Exception):
    """The game does not go as the log says."""


def main(record: Record) -> int:
    print(f"game {record['index']} of {record['game']}, seed {record['seed']}: "
          + ", ".join(f"{name.upper()} = {bot['spec']}" for name, bot in record["bots"].items()))
    try:
        replay(record)
    except Differs as error:
        print(f"replay differs from the log: {error}")
        return 1
    for seat, text in enumerate(record["stderr"]):
        if text:
            print(f"-- stderr of seat {seat + 1}:\n{text.rstrip()}")
    for note in record["notes"]:
        print(f"-- note: {note['note']}")
    for fault in record["faults"]:
        print(f"-- fault: {fault['bot'].upper()} in seat {fault['seat'] + 1}: "
              f"{fault['status']}: {fault['detail']}")
    print(f"-- result: {record['result']['reason']}; the same as logged")
    return 0


def replay(record: Record) -> None:
    """Print the game as it goes; Differs if the referee does not agree with the log."""
    try:
        referee = games.referee(record["game"])(record["setup"])
    except (KeyError, TypeError, ValueError) as error:
        raise Differs(f"the setup cannot be used: {error}") from None
    log = iter(record["messages"])
    told = [0] * referee.seats
    for seat, message in news(referee, told):
        _print(_expect(log, {"seat": seat, "to": message}), record)
    print(referee.show())
    while referee.wanted is not None:
        event = next(log, None)
        if event is None or "from" not in event or event["seat"] != referee.wanted:
            raise Differs(f"an answer of seat {referee.wanted + 1} is wanted, not {event}")
        _print(event, record)
        _answer(referee, event)
        for seat, message in news(referee, told):
            _print(_expect(log, {"seat": seat, "to": message}), record)
        print(referee.show())
    if next(log, None) is not None:
        raise Differs("the game is over, but the log goes on")
    _same_result(referee, record)


def _answer(referee: Any, event: Event) -> None:
    """Take an answer; the rules must find the fault that was logged, and no other."""
    logged = event.get("fault")
    by_the_rules = logged is None or (logged in ("illegal", "malformed") and event["from"] is not
                                      None)
    answer = Answer(0, event["from"], None if by_the_rules else logged)
    status, detail = take(referee, answer)
    if status != logged:
        raise Differs(f"answer {event['from']!r}: {status or 'legal'} {detail}, "
                      f"but logged as {logged or 'legal'}")


def _expect(log: Any, wanted: Event) -> Event:
    event = next(log, {})
    if any(event.get(key) != value for key, value in wanted.items()):
        raise Differs(f"the referee says {wanted}, the log {event}")
    return event


def _same_result(referee: Any, record: Record) -> None:
    result, logged = referee.result, record["result"]
    points = None if result.points is None else list(result.points)
    if (result.score, points) != (logged["score"], logged["points"]):
        raise Differs(f"the result is {result}, but logged as {logged}")


def _print(event: Event, record: Record) -> None:
    """One line: time, seat, direction, text; boards of several lines start on the next."""
    text = event["to"] if "to" in event else event["from"]
    arrow = "<" if "to" in event else ">"
    text = "(nothing)" if text is None else text.rstrip()
    if "\n" in text:
        text = "\n" + text
    used = f"  [{event['used']:.3f} s]" if "used" in event else ""
    fault = f"  FAULT {event['fault']}" if "fault" in event else ""
    name = record["seats"][event["seat"]].upper()
    print(f"{event['t']:9.3f}  seat {event['seat'] + 1} {name} {arrow} {text}{used}{fault}")
