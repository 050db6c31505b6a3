"""What a match says: progress while it runs, each fault, and the summary."""

import math
import shlex
import sys
import time
from typing import Any, Optional

from arena import games
from arena.game import FAULTS
from arena.matches.match import Match, pairs, score_of_a
from arena.matches.play import Record
from arena.matches.ratings import Pairs, Sprt, elo, elo_error, interval, los

BAR = 30  # characters
LINES_APART = 10.0  # seconds between lines of progress that do not go to a terminal


def summary(match: Match) -> dict[str, Any]:
    """The result of a match as plain JSON values; None where a figure is not finite."""
    conditions, records = match.conditions, match.records
    scores = [score_of_a(record) for record in records]
    counted = pairs(records)
    score = sum(scores) / len(scores) if scores else None
    difference = math.inf if score is None else elo(score)
    return {
        "game": conditions.game, "a": conditions.a.spec, "b": conditions.b.spec,
        "games": len(scores), "wins": scores.count(1), "draws": scores.count(0.5),
        "losses": scores.count(0), "score": score,
        "elo": difference if math.isfinite(difference) else None,
        "elo_error": elo_error(counted) if counted.total else None,
        "los": los(counted) if counted.total else None,
        "pairs": list(counted.counts),
        "faults": {bot: _faults(records, bot) for bot in "ab"},
        "time": {bot: _time(records, bot) for bot in "ab"},
        "points": _points(records),
    }


def _faults(records: list[Record], bot: str) -> dict[str, int]:
    seen = [fault["status"] for record in records for fault in record["faults"]
            if fault["bot"] == bot]
    return {status: seen.count(status) for status in FAULTS}


def _time(records: list[Record], bot: str) -> dict[str, float]:
    """The largest and the mean share of the limit."""
    times = [each for record in records for name, each in zip(record["seats"], record["time"])
             if name == bot]
    count = sum(each["count"] for each in times)
    return {"max": max((each["max"] for each in times), default=0.0),
            "mean": sum(each["sum"] for each in times) / count if count else 0.0}


def _points(records: list[Record]) -> Optional[dict[str, float]]:
    """Points per turn of each bot, in games that count points."""
    counting = [record for record in records if record["result"]["points"]]
    if not counting:
        return None
    per = games.referee(counting[0]["game"]).points_per
    turns = sum(record["options"].get(per, 1) for record in counting)
    mine = sum(record["result"]["points"][record["index"] % 2] for record in counting)
    both = sum(sum(record["result"]["points"]) for record in counting)
    return {"a": mine / turns, "b": (both - mine) / turns}


def text(match: Match) -> str:
    """The summary for people."""
    conditions, records, sprt = match.conditions, match.records, match.sprt
    total = summary(match)
    counted = pairs(records)
    lines = [
        f"{total['game']}: A = {total['a']}, B = {total['b']}",
        f"conditions: seed {conditions.seed}, time scale {conditions.time_scale:g}, "
        f"{'address space' if conditions.strict_memory else 'resident memory'} "
        f"{conditions.limits().memory_mb} MB, jobs {match.jobs}, "
        f"options {conditions.options or 'none'}",
        *(f"{name}: {file} sha256 {digest[:16]}" for name, bot in
          (("A", conditions.a), ("B", conditions.b)) for file, digest in bot.hashes().items()),
        f"games {total['games']}: A wins {total['wins']}, draws {total['draws']}, "
        f"losses {total['losses']}, score {_number(total['score'], '.4f')}",
        f"pairs (0, 1/4, 1/2, 3/4, 1): {' '.join(str(n) for n in counted.counts)}",
    ]
    if counted.total:
        low, high = interval(counted)
        lines.append(f"Elo {elo(total['score']):+.1f}, 95% interval [{low:+.1f}, {high:+.1f}], "
                     f"LOS {total['los']:.4f}")
    if sprt:
        lines.append(sprt_text(sprt, counted))
    delayed = [over for record in records for over in record.get("delayed", [])]
    none = "none seen" if delayed else "none"
    for name, bot in (("A", "a"), ("B", "b")):
        faults = [f"{status} {count}" for status, count in total["faults"][bot].items() if count]
        share = total["time"][bot]
        lines.append(f"{name}: faults: {', '.join(faults) or none}; time: max "
                     f"{share['max']:.1%}, mean {share['mean']:.1%} of the limit")
    if delayed:
        lines.append(f"{len(delayed)} answers over the limit while the judge was delayed; longest "
                     f"by {max(delayed):.3f} s: whether they were late cannot be told")
    if total["points"]:
        lines.append(f"points per turn: A {total['points']['a']:.1f}, "
                     f"B {total['points']['b']:.1f}")
    notes = [f"{record['index']}: {note['note']}" for record in records
             for note in record["notes"]]
    if notes:
        lines.append(f"notes (cost nothing): {len(notes)}; first, in game {notes[0]}")
    return "\n".join(lines)


def sprt_text(sprt: Sprt, counted: Pairs) -> str:
    decision = {"H0": f"H0 accepted: not stronger than {sprt.elo0:g} Elo",
                "H1": f"H1 accepted: stronger by {sprt.elo1:g} Elo",
                None: "undecided"}[sprt.decision(counted)]
    return (f"SPRT [{sprt.elo0:g}, {sprt.elo1:g}]: LLR {sprt.llr(counted):.2f} in "
            f"({sprt.lower:.2f}, {sprt.upper:.2f}): {decision}")


def _number(value: Optional[float], form: str) -> str:
    return "-" if value is None else format(value, form)


def fault_lines(record: Record, log: str) -> list[str]:
    """Each fault of a game, and the command that shows it."""
    command = f"./play.sh replay {shlex.quote(log)} --game {record['index']}"
    return [f"game {record['index']}: {fault['bot'].upper()} in seat {fault['seat'] + 1}: "
            f"{fault['status']}: {fault['detail']}\n  {command}" for fault in record["faults"]]


class Progress:
    """A bar on a terminal, else a line now and then; on stderr."""

    def __init__(self, total: int, already: int) -> None:
        self.total, self.already, self.done = total, already, already
        self.bar = sys.stderr.isatty()
        self.started = self.shown = time.monotonic()

    def step(self, records: list[Record]) -> None:
        self.done = len(records)
        now = time.monotonic()
        if not self.bar and now - self.shown < LINES_APART and self.done < self.total:
            return
        self.shown = now
        rate = (now - self.started) / max(1, self.done - self.already)
        scores = [score_of_a(record) for record in records]
        line = (f"{self.done}/{self.total} games, A {scores.count(1)}-{scores.count(0.5)}-"
                f"{scores.count(0)}, {_clock(rate * (self.total - self.done))} to go")
        if self.bar:
            full = BAR * self.done // self.total
            print(f"\r[{'#' * full:{BAR}}] {line}\033[K", end="", file=sys.stderr, flush=True)
        else:
            print(line, file=sys.stderr, flush=True)

    def say(self, line: str) -> None:
        """A line of its own, which the bar does not overwrite."""
        if self.bar:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
        print(line, flush=True)

    def close(self) -> None:
        if self.bar:
            print(file=sys.stderr)


def _clock(seconds: float) -> str:
    minutes, seconds = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"
