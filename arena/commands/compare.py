"""`compare`: where two logs of the same deals go apart, for example of two versions of a bot."""

import argparse
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Optional

from arena.commands import WrongArgument, plainly, some
from arena.matches import log, outcome, thoughts
from arena.matches.match import difference
from arena.matches.play import Event, Record
from arena.matches.replay import Differs
from arena.matches.thoughts import plain
from arena.web import page
from arena.web import replay as pages

HELP = "find where two logs of the same deals first differ"
EXAMPLE = "./play.sh compare old.jsonl new.jsonl --html apart"
CANDIDATES = 3  # of a thought that are printed
LONGEST = 60  # characters of an answer


@dataclass(frozen=True)
class Fork:
    """The first answer that is not the same in two games."""

    turn: int  # the answer that differs is this one, counted from 1
    events: tuple[Optional[Event], Optional[Event]]  # None: that game was over


def arguments(parser: argparse.ArgumentParser, words: list[str]) -> None:
    parser.add_argument("log_a", metavar="LOG_A")
    parser.add_argument("log_b", metavar="LOG_B")
    parser.add_argument("--game", metavar="K", type=int, help="only this game")
    parser.add_argument("--html", metavar="DIR",
                        help="write pages of the games that differ, and print their addresses")


def run(arguments: argparse.Namespace) -> int:
    try:
        if arguments.html:
            log.try_folder(arguments.html)
        heads = [{head["index"]: head for head in some(log.heads(path), path)}
                 for path in _logs(arguments)]
        common = [index for index in sorted(heads[0].keys() & heads[1].keys())
                  if arguments.game in (None, index)]
        if not common:
            raise ValueError("the two logs have no game in common")
        if heads[0][common[0]]["game"] != heads[1][common[0]]["game"]:
            raise ValueError("the logs are of different games")
        print(_told(heads[0][common[0]], heads[1][common[0]]))
        _compare(arguments, set(common))
    except BrokenPipeError:  # of `... | head`
        raise
    except (OSError, ValueError) as error:
        raise WrongArgument(f"arena compare: {plainly(error)}") from None
    return 0


def _logs(arguments: argparse.Namespace) -> list[str]:
    return [arguments.log_a, arguments.log_b]


def _told(first: Record, second: Record) -> str:
    """What is not the same from the start, and which log cannot say what its bots thought."""
    silent = [f"\nlog {name} was played without --thoughts" for name, record in
              zip("AB", (first, second)) if record.get("match", {}).get("thoughts") is False]
    return f"conditions: {difference(first, second) or 'the same'}{''.join(silent)}"


def _compare(arguments: argparse.Namespace, common: set[int]) -> None:
    same, other_deals, changed = 0, 0, 0
    apart: dict[int, list[str]] = {}
    for first, second in _both(_logs(arguments), common):
        if first["setup"] != second["setup"]:
            other_deals += 1
            continue
        fork = fork_of(first, second)
        if fork is None:
            same += 1
            continue
        changed += outcome.winner(first) != outcome.winner(second)
        apart[first["index"]] = _lines(fork, (first, second), arguments)
    for _, lines in sorted(apart.items()):
        print("\n".join(lines))
    print(f"games in both: {len(common)}; the same to the end: {same}; "
          f"different: {len(apart)}, with another winner: {changed}"
          + (f"; from other deals, not compared: {other_deals}" if other_deals else ""))


def _both(paths: list[str], wanted: set[int]) -> Iterator[tuple[Record, Record]]:
    """The games that are in both logs. They are read side by side, and a game is kept no longer
    than until the other log has it too."""
    waiting: tuple[dict[int, Record], dict[int, Record]] = ({}, {})
    for records in zip_longest(*map(log.read, paths)):
        for side, record in enumerate(records):
            if record is None or record["index"] not in wanted:
                continue
            other = waiting[1 - side].pop(record["index"], None)
            if other is None:
                waiting[side][record["index"]] = record
            else:
                yield (other, record) if side else (record, other)


def fork_of(first: Record, second: Record) -> Optional[Fork]:
    """Where two games from one setup go apart; None if they do not."""
    answers = [[event for event in record["messages"] if "from" in event]
               for record in (first, second)]
    for turn in range(max(map(len, answers))):
        one, two = (each[turn] if turn < len(each) else None for each in answers)
        if one is None or two is None or (one["seat"], one["from"], one.get("fault")) != (
                two["seat"], two["from"], two.get("fault")):
            return Fork(turn + 1, (one, two))
    return None


def _lines(fork: Fork, records: tuple[Record, Record], arguments: argparse.Namespace) -> list[str]:
    event = fork.events[0] or fork.events[1]
    assert event is not None
    seat = event["seat"]
    lines = [f"game {records[0]['index']}: first different at turn {fork.turn}, "
             f"bot {records[0]['seats'][seat].upper()} in seat {seat + 1}"]
    for name, path, record, event in zip("AB", _logs(arguments), records, fork.events):
        lines.append(f"  log {name}: {_answer(event)}; {outcome.verdict(record)}")
        lines.append(f"    {_where(record, path, fork.turn, name, arguments.html)}")
    return lines


def _answer(event: Optional[Event]) -> str:
    if event is None:
        return "the game was over"
    text = plain(event["from"] or "(nothing)").replace("\n", " ")
    fault = f" FAULT {event['fault']}" if "fault" in event else ""
    return f"{text[:LONGEST]}{fault} [{event['used']:.3f} s]{_thought(event)}"


def _thought(event: Event) -> str:
    """Example: , 63% to win, of e2-e4 63% d2-d4 58%"""
    said = thoughts.thought(event) or {}
    value, candidates = thoughts.value(event), said.get("candidates")
    told = "" if value is None else f", {value:.0%} to win"
    shown = [f"{str(each.get('answer'))[:LONGEST]} {_share(each.get('value'))}".strip()
             for each in (candidates if isinstance(candidates, list) else [])[:CANDIDATES]
             if isinstance(each, dict)]
    return told + (f", of {' | '.join(shown)}" if shown else "")


def _share(value: object) -> str:
    return f"{value:.0%}" if isinstance(value, (int, float)) else ""


def _where(record: Record, path: str, turn: int, name: str, folder: Optional[str]) -> str:
    """The address of a page that shows the turn, or the command that prints it."""
    command = f"./play.sh replay {shlex.quote(path)} --game {record['index']}"
    if folder is None:
        return f"{command} --from {turn - 1} --to {turn}"
    target = Path(folder, f"{record['index']}-{name.lower()}.html")
    try:
        target.write_text(pages.html(record, None, path), encoding="utf-8")
    except (Differs, page.TooLarge) as error:
        return f"{command} (no page: {plain(str(error))[:80]})"
    return f"{target.resolve().as_uri()}#turn={turn}"
