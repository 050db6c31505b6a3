"""The bench command: it runs every script, shows every promise, and says when one is broken."""

import json
from pathlib import Path

import pytest

from arena.cli import main
from arena.commands import bench

FAST = {"name": "odds", "fast": 200.0, "plain": 2.0, "unit": "games/s", "ratio": 100.0}


@pytest.fixture
def scripts(tmp_path: Path, monkeypatch) -> Path:
    monkeypatch.setattr(bench, "SCRIPTS", tmp_path)
    for game, wanted in [("good", ">= 50"), ("slow", ">= 500")]:
        measured = json.dumps([{**FAST, "wanted": wanted}])
        (tmp_path / f"{game}.py").write_text(f"print('''{measured}''')\n")
    return tmp_path


@pytest.mark.parametrize(
    "ratio, wanted, kept",
    [(50, ">= 50", True), (49.9, ">= 50", False), (1.5, "<= 1.5", True), (1.6, "<= 1.5", False)],
)
def test_promises(ratio: float, wanted: str, kept: bool) -> None:
    assert bench.kept({"ratio": ratio, "wanted": wanted}) is kept


def test_table_has_every_measurement(scripts: Path, capsys) -> None:
    assert main(["bench"]) == 0
    header, good, slow = capsys.readouterr().out.splitlines()
    assert good.endswith(">= 50    ok") and slow.endswith(">= 500   MISSED")


def test_json_is_one_list(scripts: Path, capsys) -> None:
    assert main(["bench", "good", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == [{**FAST, "wanted": ">= 50"}]


def test_broken_script_and_unknown_game(scripts: Path, capsys) -> None:
    (scripts / "broken.py").write_text("raise SystemExit(3)\n")
    assert main(["bench", "broken"]) == 1
    assert main(["bench", "nothing"]) == 2
    assert "no such bench: nothing" in capsys.readouterr().err
