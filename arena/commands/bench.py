"""`bench`: every speed that this project quotes, as ratios measured side by side in one run.

Each file of bench/ is a program that prints one JSON list of measurements:
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

from arena.commands import WrongArgument

SCRIPTS = Path(__file__).resolve().parent.parent.parent / "bench"

Measurement = dict[str, Any]

HELP = "measure every speed as a ratio, side by side"
EXAMPLE = "./play.sh bench set"


def scripts() -> dict[str, Path]:
    return {path.stem: path for path in sorted(SCRIPTS.glob("*.py"))}


def arguments(parser: argparse.ArgumentParser, words: list[str]) -> None:
    parser.add_argument("what", nargs="*",
                        help=f"only these ({', '.join(scripts())}); default all")
    parser.add_argument("--json", action="store_true", help="print one JSON list")


def run(arguments: argparse.Namespace) -> int:
    have = scripts()
    for what in arguments.what:
        if what not in have:
            raise WrongArgument(f"arena bench: no such bench: {what} (have {', '.join(have)})")
    measurements: list[Measurement] = []
    broken = 0
    for what in arguments.what or have:
        process = subprocess.run([sys.executable, str(have[what])], stdout=subprocess.PIPE)
        if process.returncode != 0:
            print(f"arena bench: {have[what]} failed", file=sys.stderr)
            broken += 1
            continue
        measured = json.loads(process.stdout)
        measurements += measured
        if not arguments.json:
            print_rows(measured, header=len(measurements) == len(measured))
    if arguments.json:
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
    ratio = float(measurement["ratio"])
    return ratio >= float(bound) if sign == ">=" else ratio <= float(bound)
