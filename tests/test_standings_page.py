"""The page of a tournament and of a league, in a real browser."""

import json
from pathlib import Path

import pytest
from arena_house import House
from browser import Browser, needs_browser
from nim_versions import source

ROWS = "document.querySelectorAll('.standings tbody tr').length"


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


@needs_browser
def test_a_tournaments_page(house: House) -> None:
    bots = [house.write(f"v{n}.py", source(share)) for n, share in enumerate((0.0, 0.5, 1.0))]
    result = house.run("tournament", "nim", *bots, "--rounds", "2", "--log", "t.jsonl",
                       "--html", "out", "--json", "t.json", "--seed", "1")
    assert result.returncode == 0, result.stderr
    total = json.loads((house.folder / "t.json").read_text())
    index = house.folder / "out" / "index.html"
    assert len(list((house.folder / "out" / "index-games").iterdir())) == 12
    with Browser() as browser:
        page = browser.open(index.as_uri())
        page.wait(f"{ROWS} === 3")
        names = page.run("[...document.querySelectorAll('.standings tbody .name')]"
                         ".map(each => each.title)")
        assert names == [row["name"] for row in total["rows"]]
        assert page.run("document.querySelectorAll('.interval').length") == 3
        assert page.run("document.querySelectorAll('.cross td.cell').length") == 6
        assert page.run("document.querySelectorAll('.curve circle').length") == 3
        page.click(".cross td.cell a")
        page.wait("document.querySelectorAll('#games li a').length === 4")
        links = page.run("[...document.querySelectorAll('#games li a')]"
                         ".map(each => each.getAttribute('href'))")
        assert all((index.parent / link).is_file() for link in links)
        for width in (1400, 400):
            page.resize(width, 900)
            assert page.run("document.documentElement.scrollWidth") <= width
        assert page.errors == [] and page.requests == [index.as_uri()]


@needs_browser
def test_the_page_of_a_match_lists_its_games_at_once(house: House) -> None:
    cheat = house.write("cheat.py", "print(9, flush=True)\n")
    result = house.run("match", "nim", house.good, cheat, "--games", "6", "--log", "m.jsonl",
                       "--html", "out", "--seed", "1")
    index = house.folder / "out" / "index.html"
    assert index.is_file(), result.stderr
    with Browser() as browser:
        page = browser.open(index.as_uri(), width=1280, height=720)
        page.wait(f"{ROWS} === 2")
        assert page.run("[...document.querySelectorAll('#games li a')].map(each => "
                        "each.getAttribute('href'))") == [f"{k}.html" for k in range(6)]
        told = page.text("#games li")
        assert told.count("malformed") == 1, told  # the fault, once a game
        assert page.run("document.querySelectorAll('.cross').length") == 0
        interval = page.run("[...document.querySelectorAll('.interval')].map(e => [...['x1', "
                            "'x2']].map(name => parseFloat(e.getAttribute(name))))")
        assert all(0 <= end <= 100 for ends in interval for end in ends)
        assert page.text(".standings tbody .wide") == "\u2212277 to +1559"
        table = page.run("(e => [e.scrollWidth, e.clientWidth])"
                         "(document.querySelector('.scroll'))")
        assert table[0] == table[1]
        assert page.errors == []


@needs_browser
def test_the_standings_fit_every_window(house: House) -> None:
    """Also where games count points, which is one column more."""
    result = house.run("tournament", "squares", "builtin:random", "builtin:greedy", "--turns", "2",
                       "--rounds", "3", "--html", "out", "--seed", "1")
    assert result.returncode == 0, result.stderr
    with Browser() as browser:
        page = browser.open((house.folder / "out" / "index.html").as_uri())
        page.wait(f"{ROWS} === 2")
        for width in (1400, 1200, 1000, 900, 600, 390):
            page.resize(width, 900)
            assert page.run("(e => e.scrollWidth <= e.clientWidth)"
                            "(document.querySelector('.scroll'))"), width


@needs_browser
def test_pages_without_a_log_name_one_that_stays(house: House) -> None:
    for number, words in enumerate((["tournament", "nim"], ["match", "nim"])):
        folder = f"out{number}"
        result = house.run(*words, "builtin:random", house.good, "--html", folder)
        assert result.returncode == 0, result.stderr
        (log,) = (house.folder / folder).glob("nim-*.jsonl")
        page = (house.folder / folder / "index.html").read_text()
        assert f"./play.sh replay {folder}/{log.name}" in page
        assert house.run("replay", str(log), "--game", "0").returncode == 0


def test_a_leagues_page_shows_who_has_retired(house: House) -> None:
    assert house.run("league", "L", "create", "nim").returncode == 0
    for number, share in enumerate((0.0, 0.6)):
        bot = house.write("v.py", source(share))
        assert house.run("league", "L", "add", bot, "--name", f"v{number}").returncode == 0
    assert house.run("league", "L", "show", "--html", "none.html").returncode == 0
    assert house.run("league", "L", "run", "--games", "4").returncode == 0
    assert house.run("league", "L", "retire", "v1").returncode == 0
    assert house.run("league", "L", "show", "--html", "l.html").returncode == 0
    with Browser() as browser:
        page = browser.open((house.folder / "l.html").as_uri())
        page.wait(f"{ROWS} === 2")
        assert page.text(".retired .name") == "v1 retired"
        assert page.errors == []
