"""What a match says: progress while it runs, each fault, and the summary of any log."""

import json
import math
import shlex
import sys
import time
from dataclasses import dataclass
from typing import Any, Optional

from arena import games
from arena.game import FAULTS
from arena.matches.cluster import machines_text
from arena.matches.match import Match, last_words, pairs
from arena.matches.outcome import score_of_a, side_of_a
from arena.matches.play import Record
from arena.matches.ratings import ENOUGH, Pairs, Sprt, elo, elo_error, interval, los, score
from arena.matches.thoughts import plain

BAR = 30  # characters
LINES_APART = 10.0  # seconds between lines of progress that do not go to a terminal
MOST_FAULTS = 4  # lines of one game: a bot may fail at every move
NEAR, HALF = 16, 10  # twentieths of the limit from which an answer is near it, and over half of it


@dataclass(frozen=True)
class Series:
    """Games of two bots under the same conditions, without their moves."""

    told: dict[str, Any]  # the conditions, as every game has them
    records: list[Record]
    jobs: int = 1
    sprt: Optional[Sprt] = None


def want_games(records: list[Record]) -> None:
    """ValueError if a game is none of ours, or if what it counts by is no number."""
    for name in {record["game"] for record in records} - {*games.names()}:
        raise ValueError(f"the game {name!r} is not here: its folder belongs into a directory "
                         "that ARENA_GAMES names")
    counting = {name: [option.key for option in games.referee(name).options if option.number]
                for name in {record["game"] for record in records}}
    for record in records:
        for key in counting[record["game"]]:
            value = record["options"].get(key, 1)
            if type(value) is not int or value < 1:
                raise ValueError(f"game {record['index']}: {key} is {json.dumps(value)[:40]}")


def of_match(match: Match) -> Series:
    return Series(match.conditions.as_json(), match.records, match.jobs, match.sprt)


def of_log(records: list[Record]) -> list[Series]:
    """The games of a log, apart by who played under what; games that are not over are left
    out."""
    found: dict[str, list[Record]] = {}
    for record in records:
        if record["result"] is not None:
            key = repr([record["game"], record["bots"], record["limits"], record["options"]])
            found.setdefault(key, []).append(record)
    return [_series(sorted(each, key=lambda record: record["index"])) for each in found.values()]


def _series(records: list[Record]) -> Series:
    last = records[-1]
    plan = last.get("match", {})
    elos = plan.get("sprt")
    return Series(last, records, plan.get("jobs", 1), Sprt(*elos) if elos else None)


def summary(series: Series) -> dict[str, Any]:
    """The result as plain JSON values; None where a figure is not finite."""
    told, records = series.told, series.records
    scores = [score_of_a(record) for record in records]
    counted = pairs(records)
    mean = score(counted)
    return {
        "game": told["game"], "a": told["bots"]["a"]["spec"], "b": told["bots"]["b"]["spec"],
        "games": len(scores), "wins": scores.count(1), "draws": scores.count(0.5),
        "losses": scores.count(0), "score": mean,
        "elo": None if mean is None else _finite(elo(mean)),
        "elo_error": elo_error(counted) if scores else None,
        "los": los(counted) if scores else None,
        "pairs": list(counted.counts),
        "faults": {bot: _faults(records, bot) for bot in "ab"},
        "time": {bot: _time(records, bot) for bot in "ab"},
        "points": _points(records),
        "interval": [_finite(end) for end in interval(counted)],
        "sprt": _sprt(series.sprt, counted),
        "seed": told["seed"], "options": told["options"], "limits": told["limits"],
        "sha256": {bot: told["bots"][bot]["sha256"] for bot in "ab"},
        "figures": {bot: _figures(records, bot) for bot in "ab"},
    }


def _finite(value: float) -> Optional[float]:
    return value if math.isfinite(value) else None


def _sprt(sprt: Optional[Sprt], counted: Pairs) -> Optional[dict[str, Any]]:
    return None if sprt is None else {
        "elo0": sprt.elo0, "elo1": sprt.elo1, "llr": sprt.llr(counted), "lower": sprt.lower,
        "upper": sprt.upper, "decision": sprt.decision(counted)}


def _faults(records: list[Record], bot: str) -> dict[str, int]:
    seen = [fault["status"] for record in records for fault in record["faults"]
            if fault["bot"] == bot]
    return {status: seen.count(status) for status in FAULTS}


def _of_bot(records: list[Record], bot: str, key: str) -> list[Any]:
    """What the games have for each seat of a bot under `key`."""
    return [each for record in records for name, each in zip(record["seats"], record.get(key, ()))
            if name == bot]


def _time(records: list[Record], bot: str) -> dict[str, Any]:
    """The largest and the mean share of the limit; of all answers, those that were near the
    limit and those that took more than half of it (None in logs that did not count them)."""
    times = _of_bot(records, bot, "time")
    count = sum(each["count"] for each in times)
    counted = all("twentieths" in each for each in times)
    return {"max": max((each["max"] for each in times), default=0.0),
            "mean": sum(each["sum"] for each in times) / count if count else 0.0,
            **{name: sum(sum(each["twentieths"][first:]) for each in times) / max(1, count)
               if counted else None for name, first in (("near", NEAR), ("over_half", HALF))}}


def _figures(records: list[Record], bot: str) -> dict[str, float]:
    """The mean of each number that a bot said on stderr (`# name value`)."""
    totals: dict[str, list[float]] = {}
    for figures in _of_bot(records, bot, "figures"):
        for name, (total, count) in figures.items():
            known = totals.setdefault(name, [0, 0])
            known[0], known[1] = known[0] + total, known[1] + count
    return {name: total / count for name, (total, count) in totals.items()}


def _points(records: list[Record]) -> Optional[dict[str, float]]:
    """Points per turn of each bot, in games that count points."""
    counting = [record for record in records if record["result"]["points"]]
    if not counting:
        return None
    per = games.referee(counting[0]["game"]).points_per
    turns = sum(record["options"].get(per, 1) for record in counting)
    mine = sum(record["result"]["points"][side_of_a(record)] for record in counting)
    both = sum(sum(record["result"]["points"]) for record in counting)
    return {"a": mine / turns, "b": (both - mine) / turns}


def text(series: Series) -> str:
    """The summary for people."""
    total, counted = summary(series), pairs(series.records)
    lines = [
        f"{total['game']}: A = {plain(total['a'])}, B = {plain(total['b'])}",
        _conditions_text(series),
        *(f"{bot.upper()}: {plain(file)} sha256 {str(digest)[:16]}" for bot in "ab"
          for file, digest in total["sha256"][bot].items()),
        f"games {total['games']}: A wins {total['wins']}, draws {total['draws']}, "
        f"losses {total['losses']}, score {_number(total['score'], '.4f')}",
        f"pairs (0, 1/4, 1/2, 3/4, 1): {' '.join(str(n) for n in counted.counts)}",
    ]
    if total["games"]:
        low, high = interval(counted)
        lines.append(f"Elo {elo(total['score']):+.1f}, 95% interval [{low:+.1f}, {high:+.1f}], "
                     f"LOS {total['los']:.4f}" if counted.weight >= ENOUGH else
                     f"too few pairs for Elo: wants {ENOUGH}")
    if series.sprt:
        lines.append(sprt_text(series.sprt, counted))
    delayed = [over for record in series.records for over in record.get("delayed", [])]
    none = "none seen" if delayed else "none"
    unit = _unit(series)
    for bot in "ab":
        faults = [f"{status} {count}" for status, count in total["faults"][bot].items() if count]
        share = total["time"][bot]
        near = "" if share["near"] is None else f", near it {share['near']:.1%} of the {unit}"
        lines.append(f"{bot.upper()}: faults: {', '.join(faults) or none}; time: max "
                     f"{share['max']:.1%}, mean {share['mean']:.1%} of the limit{near}")
        if total["figures"][bot]:
            lines.append(f"{bot.upper()} said, on the mean: " + ", ".join(
                f"{plain(name)} {_figure(value)}" for name, value in total["figures"][bot].items()))
    if delayed:
        lines.append(f"{len(delayed)} answers over the limit while the judge was delayed; longest "
                     f"by {max(delayed):.3f} s: whether they were late cannot be told")
    lines += _slower(series, total)
    lines += machines_text(series.records).splitlines()
    if total["points"]:
        lines.append(f"points per turn: A {total['points']['a']:.1f}, "
                     f"B {total['points']['b']:.1f}")
    notes = [f"{record['index']}: {plain(note['note'])}" for record in series.records
             for note in record["notes"]]
    if notes:
        lines.append(f"notes (cost nothing): {len(notes)}; first, in game {notes[0]}")
    return "\n".join(lines)


def _figure(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.4g}"


def _unit(series: Series) -> str:
    """What a share of the limit is of."""
    clocks = {record.get("clock") for record in series.records}
    return "games" if clocks == {"game"} else "answers"


def _slower(series: Series, total: dict[str, Any]) -> list[str]:
    """Would it be late on a judge half as fast, with four games at once?"""
    factor = series.told.get("slow_judge", 1)
    if factor > 1:
        late = ", ".join(f"{bot.upper()} {total['faults'][bot]['late']}" for bot in "ab")
        at_once = f"{series.jobs} game{'s' * (series.jobs > 1)} at once"
        return [f"on a judge {factor} times slower, {at_once}: late: {late}"]
    shares = {bot: total["time"][bot]["over_half"] for bot in "ab"}
    if not series.records or None in shares.values():
        return []
    told = ", ".join(
        f"{bot.upper()} {f'in up to {share:.1%} of the {_unit(series)}' if share else 'no'}"
        for bot, share in shares.items())
    return [f"late on a judge half as fast: {told} (over half the limit now; fewer for a bot that "
            "watches its clock); with four games at once: try --slow-judge 2 --jobs 4"]


def _conditions_text(series: Series) -> str:
    limits, options = series.told["limits"], series.told["options"]
    seeds = sorted({record["seed"] for record in series.records} or {series.told["seed"]})
    memory = "address space" if limits.get("strict_memory") else "resident memory"
    return plain(f"conditions: seed {', '.join(map(str, seeds[:3]))}{' …' * (len(seeds) > 3)}, "
                 f"time scale {limits['time_scale']:g}, {memory} {limits.get('memory_mb')} MB, "
                 f"jobs {series.jobs}, options {options or 'none'}")


def sprt_text(sprt: Sprt, counted: Pairs) -> str:
    decision = {"H0": f"H0 accepted: not stronger than {sprt.elo0:g} Elo",
                "H1": f"H1 accepted: stronger by {sprt.elo1:g} Elo",
                None: "undecided"}[sprt.decision(counted)]
    return (f"SPRT [{sprt.elo0:g}, {sprt.elo1:g}]: LLR {sprt.llr(counted):.2f} in "
            f"({sprt.lower:.2f}, {sprt.upper:.2f}): {decision}")


def _number(value: Optional[float], form: str) -> str:
    return "-" if value is None else format(value, form)


def fault_lines(record: Record, log: str, page: Optional[str] = None,
                named: bool = False) -> list[str]:
    """The faults of a game, and once the command or the address of the page that shows them;
    `named` where A and B are others in each game."""
    if not record["faults"]:
        return []
    lines = [f"game {record['index']}: "
             f"{record['bots'][fault['bot']]['spec'] if named else fault['bot'].upper()} "
             f"in seat {fault['seat'] + 1}: {fault['status']}: {last_words(fault)}"
             for fault in record["faults"]]
    if len(lines) > MOST_FAULTS:
        lines[MOST_FAULTS - 1:] = [f"game {record['index']}: "
                                   f"{len(lines) - MOST_FAULTS + 1} faults more"]
    command = f"./play.sh replay {shlex.quote(log)} --game {record['index']}"
    return [*lines, f"  {page or command}"]


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
