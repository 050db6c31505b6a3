"""What is counted once, when a game is over, so that no summary has to read its moves again."""

import json
import math
from typing import Any

NAMES = 20  # figures that are kept of one seat; a program may make up any number of names
NAME_LENGTH = 30
LARGEST = 1e15
LINE = 200  # characters of a last word

Record = dict[str, Any]  # as in `arena.matches.play`
Figures = dict[str, list[float]]  # name: [sum, count]


def complete(record: Record) -> Record:
    """The record with `figures`, what each seat said in numbers, and with the last words of the
    programs that failed."""
    faults = [{**fault, **_last_words(record["stderr"][fault["seat"]])}
              for fault in record["faults"]]
    return {**record, "faults": faults, "figures": said(record)}


def twentieths(shares: list[float]) -> list[int]:
    """How many shares are in each twentieth of the limit, and above it."""
    counts = [0] * 21
    for share in shares:
        counts[min(20, max(0, int(share * 20)))] += 1
    return counts


def said(record: Record) -> list[Figures]:
    """Sums and counts of the numbers that each seat said."""
    found: list[Figures] = [{} for _ in record["seats"]]
    for event in record["messages"]:
        for line in event.get("said", ()):
            for name, value in numbers(line):
                figures = found[event["seat"]]
                if name in figures or len(figures) < NAMES:
                    total, count = figures.get(name, (0, 0))
                    figures[name] = [total + value, count + 1]
    return found


def numbers(line: str) -> list[tuple[str, float]]:
    """The `# name value` pairs of a line, or the numbers of a thought (one JSON object)."""
    if line.startswith("#"):
        words = line[1:].split()
        pairs: list[tuple[str, Any]] = list(zip(words[::2], words[1::2]))
    elif line.startswith("{"):
        try:
            thought = json.loads(line)
        except (ValueError, RecursionError):
            return []
        pairs = [(name, value) for name, value in thought.items()
                 if type(value) in (int, float)] if isinstance(thought, dict) else []
    else:
        return []
    return [(name[:NAME_LENGTH], number) for name, value in pairs
            for number in [_number(value)] if abs(number) < LARGEST]


def _number(value: Any) -> float:
    try:
        return float(value)
    except (ValueError, OverflowError):
        return math.nan


def _last_words(stderr: str) -> dict[str, str]:
    """The last line that a program wrote, but for figures and thoughts."""
    lines = (line.strip() for line in reversed(stderr.split("\n")))
    last = next((line for line in lines if line and line[0] not in "#{"), "")
    return {"said": last[:LINE]} if last else {}
