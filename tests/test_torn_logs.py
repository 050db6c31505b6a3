"""Files that are no logs, and logs that are empty or cut: what is read of them, and what a command
that is refused does to them."""

from pathlib import Path

import pytest
from arena_house import House

from arena.matches import log

BOTS = ["nim", "builtin:random", "bots/bot_good.py"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return House(tmp_path_factory.mktemp("house"))


@pytest.fixture(scope="module")
def played(house: House) -> bytes:
    """A log of four games."""
    path = house.folder / "played.jsonl"
    house.match(*BOTS, "--games", "4", "--log", str(path))
    return path.read_bytes()


def refused(house: House, path: Path, *words: str) -> None:
    """With one line, which names the file, and the file stays."""
    before, touched = path.read_bytes(), path.stat().st_mtime_ns
    result = house.run(*words, str(path))
    assert (result.returncode, result.stdout, result.stderr.count("\n")) == (2, "", 1), result
    assert str(path) in result.stderr
    assert path.read_bytes() == before
    assert path.stat().st_mtime_ns == touched


@pytest.mark.parametrize("text", ["my precious notes", "notes\nof two lines", "\0\1\2", '{"a": 1}'])
def test_a_file_that_is_no_log_is_never_written_to(house: House, tmp_path: Path,
                                                   text: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text)
    for words in (["match"], ["match", *BOTS], ["tournament", *BOTS]):
        for resume in ([], ["--resume"]):
            refused(house, path, *words, *resume, "--log")


def test_an_empty_file_and_a_cut_log_outlive_a_refused_match(house: House, played: bytes,
                                                             tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    for data in (b"", played[:300]):
        path.write_bytes(data)
        house.run("match", "--resume", "--log", str(path))
        assert path.read_bytes() == data


@pytest.mark.parametrize("words", [["match", *BOTS], ["tournament", *BOTS]])
def test_the_torn_log_of_others_stays_torn(house: House, played: bytes, tmp_path: Path,
                                           words: list[str]) -> None:
    path = tmp_path / "log.jsonl"
    path.write_bytes(played[:-20])
    result = house.run(*words, "--seed", "2", "--resume", "--log", str(path))
    assert (result.returncode, "seed was 1, is 2" in result.stderr) == (2, True)
    assert path.read_bytes() == played[:-20]


@pytest.mark.parametrize("cut, games", [(0, 4), (1, 4), (2, 3), (100, 3)])
def test_a_last_game_counts_if_it_is_whole(house: House, played: bytes, tmp_path: Path, cut: int,
                                           games: int) -> None:
    path = tmp_path / "log.jsonl"
    path.write_bytes(played[:len(played) - cut])
    told = f"{path}: its last line is torn, and left out\n" if games == 3 else ""
    for command in ("report", "replay"):
        result = house.run(command, str(path))
        assert (result.returncode, result.stderr) == (0, told)
        assert f"game    {games - 1}:" in result.stdout
        assert f"game    {games}:" not in result.stdout
    resumed = house.run("match", "--resume", "--games", "6", "--log", str(path))
    assert resumed.returncode == 0, resumed.stderr
    assert path.read_bytes().startswith(played[:len(played) - cut].rpartition(b"}\n")[0])
    assert sorted(record["index"] for record in log.heads(str(path))) == list(range(6))


@pytest.mark.parametrize("data", [b"", b"\xff\0binary", b'{"index":0,"game":"nim","messages":['])
def test_a_file_without_a_game_is_an_error(house: House, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "log.jsonl"
    path.write_bytes(data)
    for command in ("report", "replay"):
        refused(house, path, command)


@pytest.mark.parametrize("command", ["report", "replay"])
def test_a_directory_is_named(house: House, tmp_path: Path, command: str) -> None:
    result = house.run(command, str(tmp_path))
    assert (result.returncode, result.stderr) == (
        2, f"arena {command}: {tmp_path}: Is a directory\n")


def test_a_log_that_grows_behind_a_game_without_newline_is_read_on(played: bytes,
                                                                   tmp_path: Path) -> None:
    path, other = tmp_path / "log.jsonl", tmp_path / "other.jsonl"
    first, second, third, _ = played.splitlines(keepends=True)
    path.write_bytes(first + second[:-1])
    growing = log.Growing(str(path))
    assert [record["index"] for record in growing.heads()] == [0, 1]
    other.write_bytes(third)
    [record] = log.read(str(other))
    log.append(str(path), record)
    assert [record["index"] for record in growing.heads()] == [2]
    assert [record["index"] for record in log.heads(str(path))] == [0, 1, 2]
