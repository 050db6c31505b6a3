"""The pages docs/rules/*.md: what they show is what the referees and the samples say."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from arena.games.circus.referee import CircusReferee
from arena.games.squares.referee import component, read_input

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "rules"


def blocks(page: str) -> list[str]:
    """The texts between the fences of a page."""
    return re.findall(r"^```\n(.*?)^```$", (PAGES / page).read_text(), re.DOTALL | re.MULTILINE)


def sample(name: str) -> str:
    return (ROOT / "samples" / name).read_text()


def test_durak_dialogue_is_the_sample() -> None:
    before, after = blocks("durak.md")[0].split("...\n")
    text = sample("durak/statement.talk")
    assert text.startswith(before)
    assert text.endswith(after)
    hidden = text[len(before):-len(after)].splitlines()
    assert hidden and set(hidden) == {f"give {player} ??" for player in (2, 3, 4)}


def test_circus_boards_and_dialogue_are_real() -> None:
    start, dialogue, end = blocks("circus.md")
    assert dialogue == sample("circus/statement_first.talk")
    houses, _, *moves = dialogue.replace("> ", "").splitlines()
    referee = CircusReferee({"houses": houses.split()})
    assert referee.position.show() + "\n" == start
    for move in moves:
        referee.answer(move)
    assert referee.position.show() + "\n" == end


def test_squares_dialogue_is_what_the_example_answers(tmp_path: Path) -> None:
    board, answer = blocks("squares.md")
    assert board == sample("squares/own_ready_to_remove.board")
    (tmp_path / "input.txt").write_text(board)
    subprocess.run([sys.executable, ROOT / "examples/squares_gather.py"], cwd=tmp_path, check=True)
    assert (tmp_path / "output.txt").read_text() == answer
    row, column = answer.splitlines()[15].split()
    removed = component(read_input(board)[0], (int(row) - 1, int(column) - 1))
    assert f"{len(removed)}² = {len(removed) ** 2} points" in page_text("squares.md")


def page_text(page: str) -> str:
    """A page as one line, so that its line breaks do not matter."""
    return " ".join((PAGES / page).read_text().split())


def test_set_dialogue_is_the_sample() -> None:
    given, log = blocks("set.md")
    assert given.split() == sample("set/przyklad3.in").split()
    assert log == sample("set/przyklad3.out")


@pytest.mark.parametrize("page", sorted(PAGES.glob("*.md")), ids=lambda page: page.stem)
def test_named_files_and_options_exist(page: Path) -> None:
    text = page.read_text()
    paths = re.findall(r"(?:\]\(\.\./\.\./|`)((?:arena|examples|samples)/[\w./]+)", text)
    assert paths
    for path in [*paths, *re.findall(r"`(\w+_(?:bot|sim)\.py)`", text)]:
        assert (ROOT / path).exists(), path
    options = set(re.findall(r"`(--[\w-]+)", text))
    command = [sys.executable, "-m", "arena", "match", page.stem, "--help"]
    known = subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout
    assert all(option in known for option in options)
