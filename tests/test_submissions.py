"""What every judge asks of every submission, whatever it plays."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest
from harness import (
    CIRCUS_BOT,
    DURAK_BOT,
    ROOT,
    SET_SIM,
    SQUARES_BOT,
    SUBMISSIONS,
    run,
    samples,
    talk,
)

from arena.seats import source

NUMPY_THREADS = {"OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"}
OLDEST = ROOT / ".venv-oldest"

# One input each that makes the program work, numpy and search included.
CIRCUS_START = ["F4 G2 G8 H3 H6 I1 I9 J5 K3 K7 L1 L6 L9", "0", "> B2-C3"]
DURAK_START = [
    "trump S",
    *(f"give 1 {card}" for card in "6S 7S 8S 9S TS JS".split()),
    *(f"give {player} ??" for player in (2, 3, 4) for _ in range(6)),
    "MOVE",
    "> 6S",
]
SQUARES_START = ("RGBYORGBYO\n" * 15) + ("..........\n" * 5) + ("OYBGROYBGR\n" * 10)

each_program = pytest.mark.parametrize(
    "program", SUBMISSIONS.values(), ids=lambda program: program.stem
)


def each_sample(suffix: str):
    """Parametrise by the samples of one form, of all games."""
    cases = [case for game in SUBMISSIONS for case in samples(game, suffix)]
    names = [f"{case.parent.name}-{case.stem}" for case in cases]
    return pytest.mark.parametrize("case", cases, ids=names)


@pytest.fixture(params=["this", "oldest"])
def python(request) -> str:
    """This Python, or the oldest one at hand with the oldest NumPy for it."""
    if request.param == "this":
        return sys.executable
    if not (OLDEST / "installed-requirements-oldest.txt").exists():
        pytest.skip("no .venv-oldest here: .ci/run makes it and runs this test")
    return str(OLDEST / "bin" / "python")


@each_program
@pytest.mark.parametrize("look", [source.size, source.ascii_only, source.syntax, source.imports])
def test_a_strict_judge_takes_the_file(program: Path, look) -> None:
    assert look(program)


ROOMS = [
    "limits",
    "vocabulary and tables",
    "rules",
    "beliefs",
    "judgement",
    "odds",
    "search",
    "protocol",
    "data",
]
# The room of what several programs have. A program may lack one of them: SET has no clock.
ROOM_OF = {
    "load_numpy": "limits", "address_space": "limits", "NUMPY_SPACE": "limits",
    "BadInput": "limits", "judge": "judgement", "rule_of_thumb": "judgement", "Search": "search",
    "OutOfTime": "search", "process_age": "protocol", "complaints": "protocol",
    "complain": "protocol", "tell": "protocol", "quoted": "protocol", "described": "protocol",
    "read_options": "protocol", "Player": "protocol", "main": "protocol",
}  # fmt: skip


@each_program
def test_all_programs_have_the_same_rooms(program: Path) -> None:
    """In the same order, and what has the same name in the same room."""
    head, *parts = program.read_text().split(
        "\n# ---------------- "
    )
    rooms = [part.partition("\n")[0] for part in parts]
    assert rooms == [room for room in ROOMS if room in rooms]
    assert {"limits", "vocabulary and tables", "rules", "protocol"} <= {*rooms}
    if "\ndef process_age(" in "".join(parts):
        assert "\nSTARTED, START_CPU = time.monotonic(), time.process_time()\n" in head
    for room, part in zip(rooms, parts):
        tree = ast.parse(part.partition("\n")[2])
        shared = {name for statement in tree.body for name in names_bound(statement)} & {*ROOM_OF}
        assert {name: ROOM_OF[name] for name in shared} == dict.fromkeys(shared, room)


def names_bound(statement: ast.stmt) -> list[str]:
    """What a statement of a module makes known."""
    if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
        return [statement.name]
    targets = getattr(statement, "targets", [])
    return [node.id for node in targets if isinstance(node, ast.Name)]


@each_program
def test_numpy_has_one_thread(program: Path) -> None:
    """Each further BLAS thread takes 40 MB of address space: two do not fit into 128 MB."""
    script = f"""
import os, sys
import {program.stem} as program
getattr(program, "load_numpy", bool)()
print("numpy" in sys.modules, {{os.environ.get(name) for name in {NUMPY_THREADS}}},
      len(os.listdir("/proc/self/task")))
"""
    clean = {name: value for name, value in os.environ.items() if name not in NUMPY_THREADS}
    result = subprocess.run(
        [sys.executable, "-c", script], env=clean, cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert result.stdout in ("True {'1'} 1\n", "False {None} 1\n")


@each_program
def test_works_as_a_judge_runs_it(program: Path, python: str) -> None:
    """One real call in 128 MB of address space, in an empty directory."""
    call(program, python)


def call(program: Path, python: str) -> None:
    """Make the program do its work once; it answers, exits with 0 and says nothing on stderr."""
    if program == SET_SIM:
        result = run(program, "--odds", "2000", "--seed", "1", "--json", python=python)
        assert '"games": 2000' in result.stdout
    elif program == SQUARES_BOT:
        result = run(program, files={"input.txt": SQUARES_START}, python=python)
        assert len(result.files["output.txt"].split("\n")) in (17, 31)
    else:
        start = {DURAK_BOT: DURAK_START, CIRCUS_BOT: CIRCUS_START}[program]
        result = talk(program, start, python=python)
        assert result.stdout.count("\n") == 1
    assert (result.status, result.stderr) == (0, "")


@each_sample(".in")
def test_sample_gives_exactly_its_output(case: Path, python: str) -> None:
    result = run(SUBMISSIONS[case.parent.name], stdin=case.read_bytes(), python=python)
    assert result.stdout == case.with_suffix(".out").read_text()
    assert (result.status, result.stderr) == (0, "")


@each_sample(".talk")
def test_sample_conversation_is_answered(case: Path, python: str) -> None:
    """Answers are free, so it ends where the program leaves the transcript; the tests of each
    bot judge the answers themselves."""
    result = talk(SUBMISSIONS[case.parent.name], case.read_text().splitlines(), python=python)
    assert (result.status, result.stderr) == (0, "")


@each_sample(".board")
def test_sample_board_is_answered(case: Path, python: str) -> None:
    files = {"input.txt": case.read_text()}
    result = run(SUBMISSIONS[case.parent.name], files=files, python=python)
    assert sorted(result.files) == ["input.txt", "output.txt"]
    assert result.files["input.txt"] == files["input.txt"]
    assert (result.status, result.stderr) == (0, "")


def test_the_runner_limits_address_space(tmp_path: Path) -> None:
    hog = tmp_path / "hog.py"
    hog.write_text("bytearray(200 << 20)\n")
    assert "MemoryError" in run(hog).stderr
    assert run(hog, address_space_mb=None).status == 0


def test_the_runner_ends_what_is_late(tmp_path: Path) -> None:
    sleeper = tmp_path / "sleeper.py"
    sleeper.write_text("import subprocess\nsubprocess.run(['sleep', '60'])\n")
    assert run(sleeper, seconds=0.5).status is None


def test_the_runner_judges_each_answer(tmp_path: Path) -> None:
    echo = tmp_path / "echo.py"
    echo.write_text("import sys\nfor line in sys.stdin: print(line.upper(), end='', flush=True)\n")
    seen = []

    def judge(sent: list[str], shown: str, answer: str):
        seen.append((sent[-1], shown, answer))
        return ["b", "> ?"] if len(seen) == 1 else None

    result = talk(echo, ["a", "> A", "never sent"], judge)
    assert seen == [("a", "A", "A"), ("b", "?", "B")]
    assert result.stdout == "A\nB\n"
    assert result.status == 0


@pytest.mark.parametrize("script", ["run_tests.sh", "play.sh"])
def test_scripts_name_what_is_wrong_with_python(script: str, tmp_path: Path) -> None:
    """A folder with spaces, no .venv yet, and no Python that will do: one line, status 1."""
    house = tmp_path / "a house"
    (house / "tools").mkdir(parents=True)
    for name in (script, "requirements.txt", "requirements-tests.txt", "tools/venv.sh"):
        (house / name).write_bytes((ROOT / name).read_bytes())
    old = tmp_path / "old python"
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    result = subprocess.run(
        ["/bin/sh", str(house / script)],
        env={**os.environ, "PYTHON": str(old)},
        capture_output=True,
        text=True,
        cwd="/",
    )
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1
    assert "needs Python 3.9 or newer" in result.stderr
