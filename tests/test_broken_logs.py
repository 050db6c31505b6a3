"""Logs that somebody has edited: whatever is missing, null or of another type in a game, who reads
it either works or says one line."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arena import cli
from arena.matches import log

ROOT = Path(__file__).resolve().parent.parent
OPTIONS = {"squares": ["--turns", "6"]}
VALUES = (KeyError, None, 7, -1, 0, "x", "", [], {}, True, {"x": None}, 1e300)
SOME = 150  # of the changes are tried


@pytest.fixture(scope="module", params=["circus", "durak", "squares"])
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The log of a pair of games."""
    path = tmp_path_factory.mktemp("broken") / "good.jsonl"
    subprocess.run([sys.executable, "-m", "arena", "match", request.param, "builtin:greedy",
                    "builtin:random", "--games", "2", "--seed", "5", "--log", str(path),
                    *OPTIONS.get(request.param, [])], cwd=ROOT, check=True, capture_output=True,
                   timeout=120)
    return path


def places(value: Any, way: tuple = ()) -> Iterator[tuple]:
    """Of all that a game has; of a list the first items and the last."""
    if way:
        yield way
    keys = list(value if isinstance(value, dict) else range(len(value)) if isinstance(
        value, list) else ())
    for key in keys if isinstance(value, dict) else {*keys[:3], *keys[-1:]}:
        yield from places(value[key], (*way, key))


def changed(record: dict, way: tuple, value: Any) -> str:
    new = json.loads(json.dumps(record))
    place = new
    for step in way[:-1]:
        place = place[step]
    if value is KeyError:
        del place[way[-1]]
    else:
        place[way[-1]] = value
    return json.dumps(new) + "\n"


def want_one_line(good: Path, broken: Path, capsys: pytest.CaptureFixture, told: object) -> int:
    """Read the log in every way; the largest status."""
    page, summary = str(broken.with_suffix(".html")), str(broken.with_suffix(".json"))
    statuses = []
    for words in (["replay", broken], ["replay", broken, "--game", "0", "--protocol"],
                  ["replay", broken, "--game", "0", "--html", page],
                  ["report", broken, "--json", summary],
                  ["compare", good, broken], ["compare", broken, good]):
        statuses.append(cli.main(list(map(str, words))))
        lines = len(capsys.readouterr().err.splitlines())
        assert (statuses[-1], lines) in ((0, 0), (1, 0), (2, 1)), (told, words)
    return max(statuses)


def test_every_broken_log_is_one_line(played: Path, tmp_path: Path,
                                      capsys: pytest.CaptureFixture) -> None:
    record = log.find(str(played), 0)
    rest = json.dumps(log.find(str(played), 1)) + "\n"
    every = [(way, value) for way in places(record) for value in VALUES]
    for way, value in random.Random(1).sample(every, SOME):
        (tmp_path / "broken.jsonl").write_text(changed(record, way, value) + rest)
        want_one_line(played, tmp_path / "broken.jsonl", capsys, (way, value))


def test_what_pages_and_reports_need(played: Path, tmp_path: Path,
                                     capsys: pytest.CaptureFixture) -> None:
    record = log.find(str(played), 0)
    answer = next(number for number, event in enumerate(record["messages"]) if "from" in event)
    for way, value, status in [
            (("seconds",), KeyError, 0), (("seconds",), "long", 2),
            (("bots", "a", "sha256"), {"f": None}, 2),
            (("messages", answer, "from"), None, 2), (("setup",), {}, 1),
            (("setup", next(iter(record["setup"]))), "", 1),
            *[(("options", key), wrong, 2) for key in record["options"] if key == "turns"
              for wrong in (None, 0, "x")]]:
        (tmp_path / "broken.jsonl").write_text(changed(record, way, value))
        found = want_one_line(played, tmp_path / "broken.jsonl", capsys, (way, value))
        assert found == status, (way, value)
