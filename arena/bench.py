"""`bench`: every speed that this project quotes, as ratios measured side by side in one run.

Each tests/bench_*.py is a program that prints one JSON list of measurements:
    {"name": "odds of SET", "fast": 120000, "plain": 900, "unit": "games/s",
     "ratio": 133.3, "wanted": ">= 50"}
`fast` is what we ship, `plain` what it is measured against; `wanted` is the promise.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

SCRIPTS = Path(__file__).resolve().parent.parent / "tests"

Measurement = dict[str, Any]


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="arena bench",
        description="Measure every speed as a ratio, side by side.",
        epilog="example: ./play.sh bench set",
    )
    games = {path.stem[len("bench_") :]: path for path in sorted(SCRIPTS.glob("bench_*.py"))}
    parser.add_argument("game", nargs="*", help=f"only these ({', '.join(games)}); default all")
    parser.add_argument("--json", action="store_true", help="print one JSON list")
    options = parser.parse_args(argv)
    unknown = [game for game in options.game if game not in games]
    if unknown:
        print(f"arena bench: no such game: {unknown[0]} (have {', '.join(games)})", file=sys.stderr)
        return 2

    measurements: list[Measurement] = []
    broken = 0
    for game in options.game or games:
        process = subprocess.run([sys.executable, str(games[game])], stdout=subprocess.PIPE)
        if process.returncode != 0:
            print(f"arena bench: {games[game]} failed", file=sys.stderr)
            broken += 1
            continue
        measured = json.loads(process.stdout)
        measurements += measured
        if not options.json:
            print_rows(measured, header=len(measurements) == len(measured))
    if options.json:
        print(json.dumps(measurements, indent=1))
    return 1 if broken else 0


def print_rows(measurements: list[Measurement], header: bool) -> None:
    """The measurements of one script as rows of the table."""
    layout = "{:<44} {:>12} {:>12} {:<9} {:>8}  {:<8} {}"
    if header:
        print(layout.format("speed", "ours", "against", "unit", "ratio", "wanted", ""))
    for m in measurements:
        row = (m["name"], figure(m["fast"]), figure(m["plain"]), m["unit"], figure(m["ratio"]))
        print(layout.format(*row, m["wanted"], "ok" if kept(m) else "MISSED"), flush=True)


def figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def kept(measurement: Measurement) -> bool:
    """Whether the ratio is what was promised: `wanted` reads ">= 50" or "<= 1.5"."""
    sign, bound = str(measurement["wanted"]).split()
    ratio = measurement["ratio"]
    return ratio >= float(bound) if sign == ">=" else ratio <= float(bound)
