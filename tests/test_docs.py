"""README, CONTRIBUTING and docs/: what they name exists."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FOLDERS = "arena|bench|docs|examples|samples|tests|tools|\\.ci|\\.github"

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text()
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if "://" in target:
            continue
        path, _, anchor = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        assert file.exists(), target
        assert not anchor or anchor in anchors(file), target


def anchors(page: Path) -> set[str]:
    """The names that GitHub gives to the headings of a page."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading).lower().replace(" ", "-") for heading in headings}


@each_page
def test_paths_exist(page: Path) -> None:
    """Paths of this repository in code spans and code blocks; `*` and NAME stand for anything."""
    for path in re.findall(rf"(?<![\w./~-])((?:\./)?(?:{FOLDERS})/[\w./*-]*\w)", page.read_text()):
        pattern = re.sub(r"\b(NAME|GAME)\b", "*", re.sub(r"^\./", "", path))
        assert any(ROOT.glob(pattern)), path


@each_page
def test_commands_and_options_exist(page: Path) -> None:
    """Every `./play.sh COMMAND --option` of a code span or block is in the command's help."""
    for line in re.findall(r"\./play\.sh ([a-z]+[^`\n#]*)", page.read_text()):
        command, *words = line.split()
        options = {word.split("=")[0] for word in words if word.startswith("--")}
        if options:
            known = help_of(command, words[0])
            assert options <= set(re.findall(r"--[\w-]+", known)), line


def help_of(command: str, game: str) -> str:
    call = [sys.executable, "-m", "arena", command]
    if command == "match":
        call.append(game if game.islower() and game.isalpha() else "circus")
    if command == "show":
        call.append(game)
    return subprocess.run([*call, "--help"], cwd=ROOT, capture_output=True, text=True).stdout


@pytest.mark.parametrize("game", ["circus", "durak", "squares", "set"])
def test_each_game_has_a_small_picture(game: str) -> None:
    picture = ROOT / f"docs/pictures/{game}.png"
    assert f"docs/pictures/{game}.png" in (ROOT / "README.md").read_text()
    assert picture.read_bytes().startswith(b"\x89PNG") and picture.stat().st_size < 200_000
