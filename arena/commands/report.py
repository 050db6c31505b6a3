"""`report`: what came out in logs that are there, with a list of their games."""

import argparse
from typing import Any

from arena.commands import ALONE, WrongArgument, plainly, some, try_json, write_json
from arena.matches import log, outcome, report
from arena.matches.match import last_words
from arena.matches.play import Record
from arena.matches.thoughts import plain

HELP = "summarise logs, and list their games"
EXAMPLE = "./play.sh report match.jsonl --lost-by A"


def arguments(parser: argparse.ArgumentParser, words: list[str]) -> None:
    parser.add_argument("logs", metavar="LOG.jsonl", nargs="+")
    parser.add_argument("--lost-by", metavar="A|B", choices=("A", "B", "a", "b"),
                        help="list only games that this bot lost")
    parser.add_argument("--faults", action="store_true", help="list only games with a fault")
    parser.add_argument("--json", metavar="FILE",
                        help=f"write the summaries as a list of objects{ALONE}")


def run(arguments: argparse.Namespace) -> int:
    try:
        try_json(arguments.json)
        told = [(path, list(some(log.heads(path), path))) for path in arguments.logs]
        for _, records in told:
            report.want_games(records)
    except (OSError, ValueError) as error:
        raise WrongArgument(f"arena report: {plainly(error)}") from None
    if arguments.json:
        _write_json(arguments.json, told)
    if arguments.json != "-":
        for path, records in told:
            _tell(path, records, arguments)
    return 0


def _write_json(path: str, told: list[tuple[str, list[Record]]]) -> None:
    found: list[dict[str, Any]] = [{"log": name, **report.summary(series)}
                                   for name, records in told for series in report.of_log(records)]
    write_json(path, found)


def _tell(path: str, records: list[Record], arguments: argparse.Namespace) -> None:
    print(f"== {plain(path)}: games {len(records)}")
    for series in report.of_log(records):
        print(report.text(series))
    for record in sorted(records, key=lambda record: record["index"]):
        if _wanted(record, arguments):
            print(_line(record))


def _wanted(record: Record, arguments: argparse.Namespace) -> bool:
    loser = (arguments.lost_by or "").lower()
    return ((not loser or outcome.winner(record) == "ba"["ab".index(loser)])
            and bool(record["faults"] or not arguments.faults))


def _line(record: Record) -> str:
    """Example: game   12: A wins: all three are out; FAULT of B: late: no answer after 0.5 s"""
    return f"game {record['index']:>4}: {outcome.in_words(record)}" + "".join(
        f"; FAULT of {fault['bot'].upper()}: {fault['status']}: {last_words(fault)}"
        for fault in record["faults"])
