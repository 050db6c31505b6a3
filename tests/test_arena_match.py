"""Matches: pairs, the log, resuming, interruptions, the command line."""

import hashlib
import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from arena_house import GOOD, House

from arena.cli import main
from arena.matches.workers import ENDING

KEYS = ("game a b games wins draws losses score elo elo_error los pairs faults time points "
        "interval sprt seed options limits sha256 figures")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return House(tmp_path_factory.mktemp("house"))


@pytest.fixture(scope="module")
def chance(house: House) -> str:
    """A bot that plays at random from ARENA_SEED: deterministic in a match with a seed."""
    return house.write("chance.py", (
        "import os, random, sys\nrng = random.Random(os.environ['ARENA_SEED'])\n"
        "for line in sys.stdin:\n"
        "    if line != 'END\\n': print(rng.randint(1, min(3, 21 - int(line))), flush=True)\n"))


def games_of(log: Path) -> list[dict]:
    return sorted((json.loads(line) for line in log.read_text().splitlines()),
                  key=lambda record: record["index"])


def table(total: dict) -> dict:
    """The part of a summary that does not depend on the machine."""
    return {key: total[key] for key in KEYS.split() if key != "time"}


def test_games_of_other_folders_are_found(house: House) -> None:
    assert house.run("legal", "nim", "19").stdout == "1\n2\n"
    assert house.match("nim", house.good, house.good)["games"] == 10
    assert house.match("nimfiles", house.good_files, house.good_files, "--games", "2")["draws"] == 2


def test_games_come_in_pairs_with_sides_exchanged(house: House, chance: str,
                                                  tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    total = house.match("nim", chance, house.good, "--games", "10", "--log", str(log))
    games = games_of(log)
    assert [game["index"] for game in games] == list(range(10))
    for first, second in zip(games[::2], games[1::2]):
        assert first["setup"] == second["setup"]
        assert (first["seats"], second["seats"]) == (["a", "b"], ["b", "a"])
    assert len({game["setup"]["total"] for game in games}) > 1
    wins = sum(game["result"]["score"] == (game["index"] % 2 == 0) for game in games)
    assert (total["wins"], total["losses"]) == (wins, 10 - wins)
    assert sum(total["pairs"]) == 5


def test_the_json_has_exactly_the_promised_keys(house: House) -> None:
    total = house.match("nim", house.good, house.good, "--games", "2")
    assert list(total)[:-2] == KEYS.split()
    statuses = ["illegal", "malformed", "late", "crash", "memory", "start", "no_exit"]
    assert [list(total["faults"][bot]) for bot in "ab"] == [statuses, statuses]
    assert total["points"] is None
    lost = house.match("nim", house.write("empty.py", ""), house.good, "--games", "2")
    assert (lost["score"], lost["elo"], lost["elo_error"]) == (0.0, None, None)


def test_a_record_has_the_conditions_and_every_message(house: House, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    house.match("nim", house.good, house.good, "--games", "1", "--log", str(log))
    (game,) = games_of(log)
    assert game["seed"] == 1
    assert game["limits"] == {"memory_mb": 64, "strict_memory": False, "time_scale": 1.0}
    assert len(game["bots"]["a"]["sha256"]["bot_good.py"]) == 64
    start = game["setup"]["total"]
    first, second = game["messages"][:2]
    assert (first["seat"], first["to"]) == (0, str(start))
    assert (second["seat"], second["from"]) == (0, "1")
    assert 0 < second["used"] <= second["t"]
    assert [event["to"] for event in game["messages"][-2:]] == ["END", "END"]


def test_the_same_seed_plays_the_same_games_whatever_the_number_of_jobs(
        house: House, chance: str, tmp_path: Path) -> None:
    logs = [tmp_path / name for name in ("one", "two")]
    totals = [house.match("nim", chance, chance, "--games", "12", "--jobs", jobs, "--log", str(log))
              for jobs, log in zip("13", logs)]
    assert table(totals[0]) == table(totals[1])
    texts = [[[e.get("to", e.get("from")) for e in g["messages"]] for g in games_of(log)]
             for log in logs]
    assert texts[0] == texts[1]


def test_killed_and_resumed_ends_with_the_same_table(house: House, chance: str,
                                                     tmp_path: Path) -> None:
    undisturbed = house.match("nim", chance, house.good, "--games", "20")
    log = tmp_path / "log.jsonl"
    arguments = ("match", "nim", chance, house.good, "--games", "20", "--seed", "1", "--jobs", "2",
                 "--log", str(log))
    process = house.start(*arguments)
    wait_for(lambda: played(log) >= 3)
    process.kill()
    process.communicate()
    assert log.read_bytes().count(b"\n") < 20
    with open(log, "a") as file:
        file.write('{"game": "nim", "index": 3')  # what a kill in the middle of a write leaves
    house.assert_clean()
    resumed = house.match(*arguments[1:4], "--games", "20", "--jobs", "2", "--log", str(log),
                          "--resume")
    assert table(resumed) == table(undisturbed)
    assert [game["index"] for game in games_of(log)] == list(range(20))


def played(log: Path) -> int:
    return log.read_bytes().count(b"\n") if log.exists() else 0


def wait_for(condition) -> None:
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_resume_wants_the_same_conditions(house: House, chance: str, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    house.match("nim", chance, house.good, "--games", "2", "--log", str(log))
    before = log.read_bytes()
    who = ["nim", chance, house.good]
    for words, complaint in [
        ([*who, "--seed", "1"], "exists"),
        ([*who, "--seed", "2", "--resume"], "seed was 1, is 2"),
        ([*who, "--time-scale", "2", "--resume"], "time scale was 1.0, is 2.0"),
        ([*who, "--strict-memory", "--resume"], "strict memory was False, is True"),
        (["nim", chance, chance, "--resume"], f"B was {house.good}, is {chance}"),
        (["nimfiles", chance, house.good, "--resume"], "game was nim, is nimfiles"),
    ]:
        result = house.run("match", *words, "--games", "2", "--log", str(log))
        assert (result.returncode, result.stderr.count("\n")) == (2, 1)
        assert complaint in result.stderr
    assert log.read_bytes() == before
    assert house.run("match", *who, "--games", "2", "--log", str(log), "--resume").returncode == 0


def test_resume_needs_only_the_log(house: House, chance: str, tmp_path: Path) -> None:
    """Game, bots, seed, options, jobs and what is to be played come from it."""
    log = tmp_path / "log.jsonl"
    whole = house.match("nim", chance, house.good, "--games", "6", "--time-scale", "2",
                        "--log", str(log))
    lines = log.read_text().splitlines(keepends=True)
    log.write_text("".join(lines[:3]))
    result = house.run("match", "--resume", "--log", str(log), "--json", str(tmp_path / "json"))
    assert result.returncode == 0
    assert table(json.loads((tmp_path / "json").read_text())) == table(whole)
    more = house.run("match", "--resume", "--log", str(log), "--games", "8")
    assert "games 8:" in more.stdout
    assert [game["index"] for game in games_of(log)] == list(range(8))
    assert {game["limits"]["time_scale"] for game in games_of(log)} == {2.0}
    for words in (["--resume", "--log", str(tmp_path / "none")], ["--resume"]):
        refused = house.run("match", *words)
        assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)


def test_a_changed_bot_is_told_by_its_hashes(house: House, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    bot = house.write("changing.py", GOOD)
    house.match("nim", bot, house.good, "--games", "2", "--log", str(log))
    house.write("changing.py", GOOD + "# new\n")
    result = house.run("match", "--resume", "--log", str(log), "--games", "4")
    assert (result.returncode, result.stderr.count("\n")) == (2, 1)
    old, new = (hashlib.sha256(text.encode()).hexdigest()[:4] for text in (GOOD, GOOD + "# new\n"))
    assert f"A changed: bot_changing.py {old}… → {new}…" in result.stderr


def test_a_match_plays_copies_of_its_bots(house: House, tmp_path: Path) -> None:
    """Each of two bots ruins the files of both after its first game, and loads a module that
    stands beside it; nothing of that is seen by the match."""
    log = tmp_path / "log.jsonl"
    (house.folder / "bots" / "helpful.py").write_text("NUMBER = 1\n")
    source = (f"import os, sys\nimport helpful\nhome = {str(house.folder / 'bots')!r}\n"
              "for line in sys.stdin:\n"
              "    if line == 'END\\n': break\n"
              "    print(helpful.NUMBER, flush=True)\n"
              "for name in ('bot_one.py', 'helpful.py'):\n"
              "    if os.path.exists(f'{home}/{name}'): os.unlink(f'{home}/{name}')\n"
              "open(f'{home}/bot_two.py', 'w').write('1 / 0')\n")
    one, two = house.write("one.py", source), house.write("two.py", source)
    total = house.match("nim", one, two, "--games", "6", "--sandbox", "off", "--log", str(log))
    assert (total["status"], total["games"]) == (0, 6)
    assert not (house.folder / one).exists()
    assert (house.folder / two).read_text() == "1 / 0"
    digest = hashlib.sha256(source.encode()).hexdigest()
    for game in games_of(log):
        assert game["bots"]["a"]["sha256"] == {"bot_one.py": digest}
        assert game["bots"]["b"]["sha256"] == {"bot_two.py": digest}
    house.assert_clean()


def test_one_log_is_written_by_one_match_at_a_time(house: House, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    slow = house.write("slow.py", GOOD.replace("print", "__import__('time').sleep(0.3); print"))
    first = house.start("match", "nim", slow, slow, "--games", "40", "--log", str(log))
    wait_for(lambda: played(log))
    second = house.run("match", "--resume", "--log", str(log))
    first.send_signal(signal.SIGINT)
    first.communicate(timeout=30)
    assert (second.returncode, second.stderr) == (
        2, f"arena match: {log} is being written by another match\n")
    lines = log.read_text().splitlines(keepends=True)
    log.write_text("".join([*lines, lines[0]]))
    again = house.run("match", "--resume", "--log", str(log))
    index = json.loads(lines[0])["index"]
    assert (again.returncode, again.stderr) == (
        2, f"arena match: {log}: line {len(lines) + 1} has game {index} again\n")


def test_an_interrupted_match_tells_how_it_stands_and_goes_on(house: House, chance: str,
                                                              tmp_path: Path) -> None:
    """Without --log as well: its own log stays where there are games in it."""
    slow = house.write("slow.py", GOOD.replace("print", "__import__('time').sleep(0.1); print"))
    for words in ([], ["--log", str(tmp_path / "log.jsonl")]):
        began = time.time()
        process = house.start("match", "nim", slow, chance, "--games", "30", "--seed", "1", *words)

        def log_of(words: list[str] = words, began: float = began) -> list[Path]:
            return [Path(words[1])] if words else [
                path for path in house.temporary.glob("*.jsonl") if path.stat().st_mtime >= began]

        wait_for(lambda: any(map(played, log_of())))  # noqa: B023
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
        assert process.returncode == 130
        (count,) = re.findall(r"^games (\d+):", out, re.MULTILINE)
        (command,) = re.findall(r"^to go on: \./play\.sh (.*)$", err, re.MULTILINE)
        assert len(games_of(Path(command.split()[-1]))) == int(count) < 30
        resumed = house.run(*command.split(), "--games", str(int(count) + 2))
        assert f"games {int(count) + 2}:" in resumed.stdout


def test_a_bot_that_cannot_start_is_refused_before_the_first_game(house: House,
                                                                  tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    (house.folder / "tool").write_text("#!/bin/sh\n")
    for bot, complaint in [
        (house.write("import.py", "import no_such_module\n"), "ModuleNotFoundError: No module"),
        (house.write("syntax.py", "print(\n"), "SyntaxError: "),
        (house.write("licence.py", "import sys\nsys.exit('no licence')\n"), "no licence"),
        (f"{sys.executable} -c 1/0", "before it read anything: ZeroDivisionError"),
        ("no-such-program", "No such file or directory: no-such-program"),
        ("tool", "No such file or directory: tool (did you mean ./tool?)"),
    ]:
        result = house.run("match", "nim", house.good, bot, "--games", "4", "--log", str(log))
        assert (result.returncode, result.stdout) == (2, "")
        assert f"B = {bot} cannot start: " in result.stderr
        assert complaint in result.stderr
        assert not log.exists()
    house.assert_clean()


def test_a_bot_whose_helpers_lie_elsewhere_is_told_so(house: House) -> None:
    """Beside the bot they are found, in the sandbox too."""
    (house.folder / "lib").mkdir()
    (house.folder / "lib" / "elsewhere.py").touch()
    (house.folder / "bots" / "beside.py").touch()
    source = "import os, sys\nsys.path.append(os.path.dirname(__file__) + '/../lib')\nimport {}\n"
    refused = house.run("match", "nim", house.write("out.py", source.format("elsewhere") + GOOD),
                        house.good, "--games", "2")
    assert refused.returncode == 2
    assert "No module named 'elsewhere' (a match plays a copy of the bot's own directory" \
        in refused.stderr
    found = house.write("in.py", source.format("beside") + GOOD)
    assert house.match("nim", found, house.good, "--games", "2")["status"] == 0


def test_three_identical_crashes_in_a_row_end_a_match(house: House) -> None:
    bad = house.write("bad.py", "import sys\ninput()\nsys.exit('out of \\33[31mideas')\n")
    total = house.match("nim", house.good, bad, "--games", "20")
    assert (total["status"], total["games"], total["faults"]["b"]["crash"]) == (1, 3, 3)
    assert "out of <U+001B>[31mideas" in total["said"]
    assert "\33" not in total["said"]
    other = house.write("other.py", "import os, sys\ninput()\nsys.exit(os.environ['ARENA_SEED'])\n")
    assert house.match("nim", house.good, other, "--games", "5")["games"] == 5


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_an_interrupted_match_leaves_nothing(house: House, number: int) -> None:
    """Not even of bots that ignore SIGTERM and have children in sessions of their own; only the
    temporary log stays when the judge itself was killed."""
    stubborn = house.write("stubborn.py", (
        "import signal, subprocess, time\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "subprocess.Popen(['sleep', '60'], start_new_session=True)\ntime.sleep(60)\n"))
    began = time.time()
    process = house.start("match", "nim", stubborn, stubborn, "--jobs", "2", "--time-scale", "50")
    wait_for(lambda: sum("sleep 60" in command for command in house.processes()) == 2)
    process.send_signal(number)
    _, err = process.communicate(timeout=30)
    house.assert_clean()
    if number != signal.SIGKILL:
        assert (process.returncode, err.splitlines()[1:]) == (130, ["arena: interrupted"])
        assert not [path for path in house.temporary.iterdir() if path.stat().st_mtime > began]


def test_a_fault_tells_the_command_that_replays_it(house: House) -> None:
    bad = house.write("cheat.py", "input()\nprint(4)\n")
    total = house.match("nim", house.good, bad, "--games", "2")
    commands = re.findall(r"\./play\.sh (replay (\S+) --game (\d))", total["said"])
    assert [game for _, _, game in commands] == ["0", "1"]
    for command, _, _ in commands:
        shown = house.run(*command.split())
        assert shown.returncode == 0
        assert "B in seat" in shown.stdout
        assert "illegal" in shown.stdout


def test_a_replay_validates_the_game_again(house: House, chance: str, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    house.match("nim", chance, house.good, "--games", "1", "--log", str(log))
    assert house.run("replay", str(log), "--game", "0").returncode == 0
    (game,) = games_of(log)
    answers = [event for event in game["messages"] if "from" in event]
    for event, key, value in [
        (answers[0], "from", "4"),
        (answers[-1], "fault", "late"),
        (game["messages"][0], "to", "99"),
        (game["result"], "score", 0.5),
    ]:
        kept = dict(event)
        event[key] = value
        log.write_text(json.dumps(game) + "\n")
        event.clear()
        event.update(kept)
        result = house.run("replay", str(log), "--game", "0")
        assert result.returncode == 1
        assert "replay differs from the log" in result.stdout


def test_sprt_stops_the_match(house: House) -> None:
    cheat = house.write("cheat.py", "input()\nprint(4)\n")
    total = house.match("nim", house.good, cheat, "--games", "400", "--sprt", "0,200")
    assert 0 < total["games"] < 100
    assert "H1 accepted" in total["said"]
    assert total["sprt"]["decision"] == "H1"
    assert total["sprt"]["llr"] > total["sprt"]["upper"] > 0 > total["sprt"]["lower"]


def test_time_scale_is_told_to_files_alone(house: House) -> None:
    told = house.write("told.py", "import sys\nfor line in sys.stdin:\n"
                       "    assert sys.argv[1:] == ['--time-scale', '2']\n"
                       "    if line != 'END\\n': print(1, flush=True)\n")
    assert house.match("nim", told, house.good, "--games", "2", "--time-scale", "2")["status"] == 0
    command = f"{sys.executable} {told}"
    total = house.match("nim", told, command, "--games", "1", "--time-scale", "2")
    assert (total["faults"]["a"]["crash"], total["faults"]["b"]["crash"]) == (0, 1)


BOTS = "builtin:random builtin:random"


@pytest.mark.parametrize("arguments", [
    "match", "match circus", f"match chess {BOTS}", "match circus no_such_file.py builtin:random",
    "match circus builtin:best builtin:random", f"match circus {BOTS} builtin:random",
    f"match circus {BOTS} --games 0", f"match circus {BOTS} --games many",
    f"match circus {BOTS} --jobs 0", f"match circus {BOTS} --time-scale 0",
    f"match circus {BOTS} --time-scale nan", f"match circus {BOTS} --time-scale inf",
    "human circus builtin:random --log no/such/folder/log",
    "human circus builtin:random --time-scale inf", f"tournament circus {BOTS} --time-scale 0",
    "league no_such_league create circus --time-scale nan", f"match circus {BOTS} --time-scale x",
    f"match circus {BOTS} --sprt 5", f"match circus {BOTS} --sprt 5,0",
    f"match circus {BOTS} --resume", f"match circus {BOTS} --turns 3",
    f"match squares {BOTS} --ask-empty", f"match squares {BOTS} --setup none",
    f"match circus {BOTS} --log no/such/folder/log",
    f"match circus {BOTS} --json no/such/folder/total", f"match circus {BOTS} --fast",
    "match circus human builtin:random", f"match circus {BOTS} --from no_log:0:1",
    "human circus builtin:random --partner builtin:random", "human circus human",
    "replay no_such_log --game 1", f"replay {__file__} --game 1", "replay x",
    "legal chess", "legal circus", "check no_such_file.py", f"check {__file__}", "juggle",
])
def test_a_wrong_argument_gets_one_line_and_status_2(arguments: str, capsys) -> None:
    handlers = {number: signal.getsignal(number) for number in ENDING}
    try:
        status = main(arguments.split())
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
    said = capsys.readouterr()
    assert (status, said.out, said.err.count("\n")) == (2, "", 1)
    assert said.err.startswith("arena")


@pytest.mark.parametrize("command", ["match", "check", "replay", "legal", "bench"])
def test_help_has_an_example(house: House, command: str) -> None:
    result = house.run(command, "--help")
    assert result.returncode == 0
    assert "example: ./play.sh " in result.stdout


def test_the_tour_shows_every_game(house: House) -> None:
    """Here there are no submissions and no samples: builtins take their seats."""
    result = house.run()
    assert result.returncode == 0
    for game in ("durak", "circus", "squares"):
        assert f"== {game}: builtin:random against builtin:greedy" in result.stdout
    assert result.stdout.count("Result: ") + result.stdout.count("cut short") == 5  # two toys
    house.assert_clean()


def test_greedy_against_itself_is_even(tmp_path: Path) -> None:
    """Old against old, on a real game: pairs cancel exactly, as both sides play alike."""
    root = Path(__file__).resolve().parent.parent
    total = tmp_path / "total.json"
    subprocess.run([sys.executable, "-m", "arena", "match", "durak", "builtin:greedy",
                    "builtin:greedy", "--games", "8", "--seed", "3", "--jobs", "2",
                    "--json", str(total)], cwd=root, check=True, capture_output=True)
    result = json.loads(total.read_text())
    assert result["games"] == 8
    assert abs(result["elo"]) <= (result["elo_error"] or 0)
