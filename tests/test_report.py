"""Logs and what is read from them: report, compare, pages, thoughts, broken logs, full disks."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from arena_house import GOOD, House

from arena.commands.compare import fork_of
from arena.matches import figures, log, outcome
from arena.matches.play import Conditions
from arena.seats.bots import Bot
from arena.seats.process import Process

# Says what it thinks with -v; its second version takes 2 from the fourth answer on.
THINKER = """import json, sys
SECOND, answers = {second}, 0
for line in sys.stdin:
    if line == 'END\\n': break
    answers += 1
    move = 2 if SECOND and answers > 3 and int(line) < 19 else 1
    if '-v' in sys.argv[1:]: print(json.dumps({{"answer": str(move), "value": answers / 20,
        "candidates": [{{"answer": str(move), "value": answers / 20, "share": 1}}],
        "depth": 4}}), file=sys.stderr)
    print('# worlds', 10 * answers, 'positions', 1234567, file=sys.stderr)
    print(move, flush=True)
"""
CHEAT = "import sys\ninput()\nprint('\\33[31mno\\nideas', file=sys.stderr, flush=True)\nprint(4)\n"

# Thinks for half a second of its own time, and says how much of that the other children of the
# judge, which are the company, had meanwhile. Its parent is the worker.
MEASURE = """import os, sys, time
def stat(pid): return open(f'/proc/{pid}/stat').read().rpartition(')')[2].split()
def ticks(pid): return sum(map(int, stat(pid)[11:13]))
def parent(name):
    try: return int(stat(name)[1])
    except OSError: return 0
input()
worker = os.getppid()
company = [name for name in os.listdir('/proc') if name.isdecimal() and int(name) != worker
           and parent(name) == parent(worker)]
before = sum(map(ticks, company))
end = time.process_time() + 0.5
while time.process_time() < end: pass
print('# share', (sum(map(ticks, company)) - before) / 50, file=sys.stderr)
print(4, flush=True)
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return House(tmp_path_factory.mktemp("house"))


@pytest.fixture(scope="module")
def played(house: House) -> tuple[Path, dict]:
    """A log of 4 games in which B cheats, with pages of those that A lost, and the match."""
    path = house.folder / "cheat.jsonl"
    total = house.match("nim", house.write("thinker.py", THINKER.format(second=False)),
                        house.write("cheat.py", CHEAT), "--games", "4", "--log", str(path),
                        "--html", str(house.folder / "pages"))
    return path, total


def test_a_report_says_what_the_match_said(house: House, played: tuple[Path, dict],
                                           tmp_path: Path) -> None:
    path, total = played
    result = house.run("report", str(path), "--json", str(tmp_path / "json"))
    assert (result.returncode, result.stderr) == (0, "")
    said = total["said"][total["said"].index("nim: A = "):total["said"].index("pages: 4")]
    assert said in result.stdout
    assert result.stdout.count("\ngame ") == 4
    (again,) = json.loads((tmp_path / "json").read_text())
    assert again == {"log": str(path), **{key: total[key] for key in again if key != "log"}}
    assert again["seed"] == 1
    assert [len(digest) for digest in again["sha256"]["a"].values()] == [64]
    assert again["interval"][1] is None  # nothing but wins


def test_filters_of_a_report(house: House, played: tuple[Path, dict]) -> None:
    path, _ = played
    assert house.run("report", str(path), "--lost-by", "A").stdout.count("\ngame ") == 0
    for words in (["--lost-by", "B"], ["--faults"]):
        lines = re.findall(r"^game .*", house.run("report", str(path), *words).stdout, re.MULTILINE)
        assert len(lines) == 4
        assert all("A wins" in line and "FAULT of B: illegal" in line and "ideas" in line
                   for line in lines)
    assert json.loads(house.run("report", str(path), "--json", "-").stdout)[0]["wins"] == 4


def test_what_bots_say_is_kept_averaged_and_never_steers_a_terminal(
        played: tuple[Path, dict]) -> None:
    path, total = played
    assert total["figures"]["a"]["depth"] == 4
    worlds = [10 * turn for game in log.read(str(path)) for turn, event in enumerate(
        (e for e in game["messages"] if "from" in e and game["seats"][e["seat"]] == "a"), 1)]
    assert total["figures"]["a"]["worlds"] == pytest.approx(sum(worlds) / len(worlds))
    assert re.search(r"^A said, on the mean: .*depth 4.*positions 1,234,567",
                     total["said"], re.MULTILINE)
    assert "\33" not in total["said"]


def test_thoughts_only_on_demand(house: House) -> None:
    thinker = house.write("thinker.py", THINKER.format(second=False))
    assert "depth" not in house.match("nim", thinker, house.good, "--games", "2")["figures"]["a"]
    aloud = house.match("nim", thinker, house.good, "--games", "2", "--thoughts")
    assert aloud["figures"]["a"]["depth"] == 4


def test_pages_of_all_games_and_the_address_in_a_fault(house: House,
                                                       played: tuple[Path, dict]) -> None:
    _, total = played
    folder = house.folder / "pages"
    assert sorted(file.name for file in folder.iterdir()) == [
        *(f"{k}.html" for k in range(4)), "index.html"]
    assert '"page": "3.html"' in (folder / "index.html").read_text().replace('":"', '": "')
    addresses = re.findall(r"^  (file://\S+)#turn=(\d+)$", total["said"], re.MULTILINE)
    assert [address.rpartition("/")[2] for address, _ in addresses] == [
        f"{k}.html" for k in range(4)]
    assert [int(turn) for _, turn in addresses] == [2, 1, 2, 1]  # the cheat's first answer
    lost = house.folder / "lost"
    house.match("nim", house.write("cheat.py", CHEAT), house.good, "--games", "2",
                "--html-lost", str(lost))
    assert sorted(file.name for file in lost.glob("*.html")) == [
        "0.html", "1.html", "index.html"]
    house.match("nim", house.good, house.write("cheat.py", CHEAT), "--games", "2",
                "--html-lost", str(house.folder / "none"))
    assert not list((house.folder / "none").glob("*.html"))


def test_compare_finds_the_first_difference(house: House, tmp_path: Path) -> None:
    logs = []
    for second in (False, True):
        bot = house.write("thinker.py", THINKER.format(second=second))
        logs.append(str(tmp_path / f"{second}.jsonl"))
        house.match("nim", bot, house.good, "--games", "4", "--thoughts", "--log", logs[-1])
    result = house.run("compare", *logs, "--html", str(tmp_path / "apart"))
    assert (result.returncode, result.stderr) == (0, "")
    assert "A changed: bot_thinker.py" in result.stdout
    forks = re.findall(r"^game (\d): first different at turn (\d+), bot A in seat (\d)",
                       result.stdout, re.MULTILINE)
    assert forks
    for game, turn, seat in forks:
        pair = [log.find(path, int(game)) for path in logs]
        answers = [[e for e in record["messages"] if "from" in e] for record in pair]
        before, now = ([[e["from"] for e in each[:int(turn) + cut]] for each in answers]
                       for cut in (-1, 0))
        assert before[0] == before[1]
        assert now[0] != now[1]
        assert answers[0][int(turn) - 1]["seat"] == int(seat) - 1
    assert "log A: 1 [" in result.stdout
    assert "log B: 2 [" in result.stdout
    assert ", 20% to win, of 2 20%" in result.stdout
    pages = re.findall(r"file://(\S+)#turn=\d+", result.stdout)
    assert pages
    assert all(Path(page).exists() for page in pages)
    assert "without --thoughts" not in result.stdout
    backwards = house.folder / "backwards.jsonl"
    backwards.write_text("".join(reversed(Path(logs[0]).read_text().splitlines(True))))
    listed = house.run("replay", str(backwards)).stdout
    assert re.findall(r"^game +(\d)", listed, re.MULTILINE) == ["0", "1", "2", "3"]
    moved = house.run("compare", str(backwards), logs[1]).stdout
    assert re.findall(r"^game (\d)", moved, re.MULTILINE) == [game for game, _, _ in forks]
    silent = str(tmp_path / "silent.jsonl")
    house.match("nim", bot, house.good, "--games", "4", "--log", silent)
    assert "\nlog B was played without --thoughts\n" in house.run("compare", logs[0],
                                                                   silent).stdout
    same = house.run("compare", logs[0], logs[0])
    assert "conditions: the same" in same.stdout
    assert "the same to the end: 4; different: 0" in same.stdout


@pytest.mark.parametrize("seats, score, of_a, won, told", [
    ("ab", 1, 1, "a", "A wins: B passed"), ("ba", 1, 0, "b", "B wins: A passed"),
    ("abab", 0.0, 0, "b", "B wins: B passed"), ("baba", 0, 1, "a", "A wins: A passed"),
    ("ba", 0.5, 0.5, "", "drawn: A passed"), ("ab", None, None, "", "not finished")])
def test_how_a_game_came_out(seats: str, score: Any, of_a: Any, won: str, told: str) -> None:
    """By who sits where, in even games as in odd ones."""
    result = None if score is None else {"score": score, "reason": "side 1 passed"}
    record = {"index": 4, "seats": list(seats), "result": result}
    assert outcome.winner(record) == won and outcome.in_words(record) == told
    assert score is None or outcome.score_of_a(record) == of_a


def test_a_fork_is_also_an_end_or_a_fault() -> None:
    def game(*answers: dict) -> dict:
        return {"messages": [{"seat": 0, "t": 0, "to": "?"}, *answers]}

    one, two = {"seat": 0, "from": "1", "used": 0.1}, {"seat": 1, "from": "2", "used": 0.2}
    assert fork_of(game(one, two), game({**one, "used": 0.3}, two)) is None
    for other, turn in [(game(one), 2), (game({**one, "fault": "late"}, two), 1), (game(two), 1)]:
        fork = fork_of(game(one, two), other)
        assert fork is not None
        assert fork.turn == turn


def test_a_slow_judge_shares_one_core(house: House, tmp_path: Path) -> None:
    seen = house.write("seen.py", "import os, sys\n" + GOOD.replace(
        "print(1", "print('# cores', len(os.sched_getaffinity(0)), file=sys.stderr); print(1"))
    path = tmp_path / "slow.jsonl"
    total = house.match("nim", seen, house.good, "--games", "2", "--slow-judge", "3",
                        "--log", str(path))
    assert total["figures"]["a"]["cores"] == 1
    assert "on a judge 3 times slower, 1 game at once: late: A 0, B 0" in total["said"]
    other = house.run("match", "--resume", "--log", str(path), "--slow-judge", "2")
    assert "slow judge was 3, is 2" in other.stderr
    house.assert_clean()


def test_the_company_of_a_slow_judge_takes_its_share(house: House) -> None:
    """While a program thinks, its counting companions get as much of the core as it gets."""
    total = house.match("nim", house.write("measure.py", MEASURE), house.good, "--games", "1",
                        "--slow-judge", "2", "--time-scale", "20", "--sandbox", "off")
    assert 0.5 < total["figures"]["a"]["share"] < 2


@pytest.mark.parametrize("slow, waited, excused", [
    (1, 0.6, 0.6), (2, 0.6, 0.0), (2, 1.0, 0.4), (3, 1.2, 0.0)])
def test_a_wait_for_the_company_is_not_excused(slow: int, waited: float, excused: float,
                                               monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a program that worked 0.6 s: a judge N times slower takes N times that, no excuse."""
    process = Process.__new__(Process)
    process.limits = Conditions("circus", Bot("a", ()), Bot("b", ()), 1, slow_judge=slow).limits()
    monkeypatch.setattr(process, "times", lambda: (5 + waited, 7.6))
    assert process.excused(0.6 + waited, (5, 7)) == pytest.approx(excused)


def test_numbers_that_are_said() -> None:
    for line, numbers in [
        ("# depth 7 speed 1e3", [("depth", 7), ("speed", 1000)]), ("# depth", []),
        ("# depth deep", []), ("# depth nan speed 5", [("speed", 5)]), ("# x 1e999", []),
        ('{"depth": 3, "value": 0.5, "line": [1], "on": true}', [("depth", 3), ("value", 0.5)]),
        ("{" * 100_000, []), ("[" * 100_000, []), ('{"a": ' * 50_000, []), ("depth 7", []),
        ("{}", []), ('{"big": ' + "9" * 400 + "}", []),
    ]:
        assert figures.numbers(line) == numbers


def wrong(record: dict, path: str, value: Any) -> bytes:
    """The game as a line, with one thing in it changed."""
    changed = json.loads(json.dumps(record))
    *way, last = path.split(".")
    place = changed
    for step in way:
        place = place[int(step) if isinstance(place, list) else step]
    if value is KeyError:
        del place[last]
    else:
        place[int(last) if isinstance(place, list) else last] = value
    return json.dumps(changed).encode() + b"\n"


def test_broken_logs_get_one_line(house: House, played: tuple[Path, dict], tmp_path: Path) -> None:
    good = list(log.read(str(played[0])))
    deep = b'{"index":4,"x":' + b"[" * 100_000 + b"]" * 100_000 + b',"messages":[]}\n'
    lines = [wrong(good[1], path, value) for path, value in [
        ("index", "1"), ("index", -1), ("index", True), ("index", 1e300), ("game", None),
        ("seed", 1.5), ("bots", []), ("bots.a", KeyError), ("bots.b.spec", 7),
        ("seats", {}), ("seats", []), ("seats.0", "c"), ("faults.0.seat", 9), ("faults", [7]),
        ("time", []), ("time.0.max", "much"), ("time.0.max", float("nan")),
        ("time.0.sum", float("inf")), ("result", KeyError), ("result", 7), ("result.score", 2),
        ("result.points", [1]), ("messages", KeyError), ("messages.0.seat", 5),
        ("messages.0.to", 5), ("messages.0", []), ("options", 3), ("limits", {}), ("setup", 3),
        ("notes", [""]), ("figures", [1, 2]), ("figures.0", {"depth": [1]}),
        ("time.0.twentieths", 3), ("match", []), ("match.sprt", [1]), ("match.jobs", "2"),
        ("delayed", ["long"]), ("faults.0.status", "\33[2J"),
    ]]
    lines += [deep, deep.replace(b'"index":4,', b""), b"\xff\xfe\n", b"null\n", b"[]\n", b"1e999\n",
              b"{}\n", log.line_of(good[1]).replace(b'"sum":', b'"sum":1e999,"sum_":', 1),
              log.line_of(good[1])[:-20] + b"\n"]
    path = tmp_path / "log.jsonl"
    again = log.line_of(good[0])  # a game that is there already
    for line in [*lines, again]:
        path.write_bytes(log.line_of(good[0]) + line)
        for read in (log.heads,) if line is again else (log.heads, log.read):
            with pytest.raises(ValueError, match="line 2") as caught:
                list(read(str(path)))
            assert "\n" not in str(caught.value)
            assert len(str(caught.value)) < 300
    for words in (["report"], ["replay"], ["replay", "--game", "1"],
                  ["match", "--resume", "--log"]):
        for line in (lines[0], deep, lines[16], b"\xff\n"):
            path.write_bytes(log.line_of(good[0]) + line)
            before = path.read_bytes()
            command = [*words, str(path)] if words[0] == "match" else [
                words[0], str(path), *words[1:]]
            result = house.run(*command)
            assert (result.returncode, result.stderr.count("\n")) == (2, 1), (words, line[:60])
            assert "Traceback" not in result.stderr
            assert path.read_bytes() == before


def test_surrogates_and_control_characters_are_escaped(house: House, played: tuple[Path, dict],
                                                       tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    (first, *_) = log.read(str(played[0]))
    first["result"]["reason"] = "\ud800 \33[2J \u202e"
    first["bots"]["a"]["spec"] = "\33]0;x\7"
    first["faults"][0]["said"] = "\udfff"
    path.write_bytes(log.line_of(first))
    for words in (["report", str(path)], ["replay", str(path)]):
        result = house.run(*words)
        assert result.returncode == 0, result.stderr
        assert "<U+D800> <U+001B>[2J <U+202E>" in result.stdout
        assert not set(result.stdout) & set("\33\7\u202e")


def test_one_game_is_found_without_parsing_the_others(played: tuple[Path, dict],
                                                      tmp_path: Path) -> None:
    """The others are torn to pieces after their heads, and nobody minds."""
    path = tmp_path / "log.jsonl"
    lines = [log.line_of(record) for record in log.read(str(played[0]))]
    torn = [line[:line.index(b',"messages":[') + 13] + b"\xff{{{}\n" for line in lines]
    path.write_bytes(torn[0] + torn[1] + lines[2] + torn[3])
    assert log.find(str(path), 2)["index"] == 2
    assert [head["index"] for head in log.heads(str(path))] == [0, 1, 2, 3]
    with pytest.raises(ValueError, match="line 4"):
        log.find(str(path), 3)


# ---------------------------------------------------------------------------- full disks

def limited(house: House, kilobytes: int, *arguments: str) -> subprocess.CompletedProcess:
    """Run the arena with a small limit on the size of files."""
    command = f"ulimit -f {kilobytes}; exec {sys.executable} -m arena \"$@\""
    process = house.start_command("bash", "-c", command, "arena", *arguments)
    out, err = process.communicate(timeout=120)
    return subprocess.CompletedProcess(arguments, process.returncode, out, err)


def test_a_full_disk_loses_no_game(house: House, tmp_path: Path) -> None:
    """The log may not grow over 24 KB: the match ends with one line, says how it stands and how to
    go on; every game that it counted is in the log, whole."""
    path = tmp_path / "log.jsonl"
    result = limited(house, 24, "match", "nim", house.good, house.good, "--games", "40",
                     "--seed", "1", "--log", str(path))
    assert result.returncode == 1
    assert "Traceback" not in result.stderr
    assert f"arena: {path}: File too large" in result.stderr
    (count,) = re.findall(r"^games (\d+):", result.stdout, re.MULTILINE)
    assert len(list(log.read(str(path)))) == int(count) > 0
    again = house.run("match", "--resume", "--log", str(path), "--games", str(int(count) + 2))
    assert f"games {int(count) + 2}:" in again.stdout


@pytest.mark.parametrize("words", [["--json", "/dev/full"], ["--log", "/dev/full"],
                                   ["--html", "/dev/full"], ["--json", "/no/such/folder/x"],
                                   ["--html-lost", "/proc/x"], ["--log", "/proc/x"]])
def test_targets_are_tried_before_the_first_game(house: House, words: list[str]) -> None:
    result = house.run("match", "nim", house.good, house.good, *words)
    assert (result.returncode, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    house.assert_clean()


def test_a_log_that_cannot_be_begun_does_not_stay(tmp_path: Path,
                                                  monkeypatch: pytest.MonkeyPatch) -> None:
    def full(fd: int, path: str) -> None:
        raise OSError(28, "No space left on device", path)

    kept = tmp_path / "kept.jsonl"
    kept.write_bytes(b"{}\n")
    monkeypatch.setattr(log, "_try_writing", full)
    for path in (tmp_path / "new.jsonl", kept):
        with pytest.raises(OSError, match="No space left"):
            log.Log(str(path))
    assert list(tmp_path.iterdir()) == [kept]


def test_a_full_standard_output_is_one_line(house: House, played: tuple[Path, dict],
                                            tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    for words in (["match", "nim", house.good, house.good, "--games", "2", "--log", str(path),
                   "--json", str(tmp_path / "json")], ["report", str(played[0])],
                  ["replay", str(played[0])]):
        with open("/dev/full", "w") as full:
            result = subprocess.run([sys.executable, "-m", "arena", *words], cwd=house.folder,
                                    text=True, stdout=full, stderr=subprocess.PIPE,
                                    env=house.environment(), timeout=120)
        assert result.returncode in (1, 2)
        assert result.stderr.splitlines()[-1].endswith(": No space left on device")
        assert "Errno" not in result.stderr
        assert "Traceback" not in result.stderr
    assert len(list(log.read(str(path)))) == 2
    assert json.loads((tmp_path / "json").read_text())["games"] == 2


def test_the_time_of_a_report_is_honest(house: House, played: tuple[Path, dict]) -> None:
    """The share near the limit, and a word about slower judges."""
    sleepy = house.write("sleepy.py", GOOD.replace(
        "print", "__import__('time').sleep(1.2); print"))
    total = house.match("nim", sleepy, house.good, "--games", "1")
    assert total["time"]["a"]["max"] > 1
    assert total["time"]["a"]["over_half"] == 1.0
    assert "late on a judge half as fast: A in up to 100.0% of the answers, B no" in total["said"]
    assert "try --slow-judge 2 --jobs 4" in total["said"]
    assert figures.twentieths([0.0, 0.049, 0.5, 0.99, 1.0, 7]) == [
        2, *[0] * 9, 1, *[0] * 8, 1, 2]




def test_a_disk_that_is_full_at_the_end_costs_only_the_pages(house: House,
                                                             tmp_path: Path) -> None:
    """A limit of 16 KB lets the log be written, but no page."""
    result = limited(house, 16, "match", "nim", house.good, house.good, "--games", "2", "--html",
                     str(tmp_path / "pages"), "--log", str(tmp_path / "log.jsonl"))
    assert result.returncode == 1
    assert "games 2:" in result.stdout
    assert re.search(r"arena match: --html: .*File too large$", result.stderr, re.MULTILINE)
    assert "Errno" not in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("redirected", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams(house: House, tmp_path: Path, redirected: str) -> None:
    """The pipes to the programs must not take the numbers of the standard streams."""
    path = tmp_path / "log.jsonl"
    words = ["match", "nim", house.good, house.good, "--games", "2", "--log", str(path)]
    process = house.start_command("bash", "-c", f'exec {sys.executable} -m arena "$@" {redirected}',
                                  "arena", *words)
    _, err = process.communicate(timeout=120)
    assert (process.returncode, "Traceback" in err) == (0, False), err
    assert [record["faults"] for record in log.read(str(path))] == [[], []]


def test_a_name_that_the_terminal_cannot_show(house: House) -> None:
    bot = house.write("\u00fc.py", GOOD)
    process = house.start_command("env", "PYTHONIOENCODING=ascii", sys.executable, "-m", "arena",
                                  "match", "nim", bot, house.good, "--games", "2")
    out, err = process.communicate(timeout=120)
    assert (process.returncode, "A = bots/bot_\\xfc.py" in out) == (0, True), err


def test_too_few_files_are_one_line(house: House, tmp_path: Path) -> None:
    """What the world denies a worker is told once, with the result so far and how to go on."""
    process = house.start_command(
        "bash", "-c", f'ulimit -n 24; exec {sys.executable} -m arena "$@"', "arena", "match",
        "nim", house.good, house.good, "--games", "4", "--log", str(tmp_path / "log.jsonl"))
    _, err = process.communicate(timeout=120)
    assert process.returncode == 1
    assert "Traceback" not in err
    assert re.fullmatch("arena: .*Too many open files", err.splitlines()[-1])
