"""What the arena itself costs for each relayed answer: a whole game between two programs that
only echo, against plain pipes to the same programs; and what a log of 10,000 games costs to go on
from, to report and to find a game in. Prints one JSON list (see arena/commands/bench.py)."""

import json
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from arena import games  # noqa: E402
from arena.game import Referee, Result  # noqa: E402
from arena.matches import log  # noqa: E402
from arena.matches.play import Conditions, Job, play  # noqa: E402
from arena.seats.bots import Bot  # noqa: E402
from arena.seats.process import adopt_orphans  # noqa: E402

ECHO = "import sys\nfor line in sys.stdin: print(line, end='', flush=True)\n"
ANSWERS = 4000
PROMISE_MS = 1.0  # for the mean
GAMES, PROMISE_SECONDS, PROMISE_MB = 10_000, 5.0, 200.0  # of a log
EVENTS = 120  # of each of its games
ROOT = Path(__file__).resolve().parent.parent


class EchoReferee(Referee):
    """Each side by turns is told a line and answers with it."""

    name, seats, persistent, clock, memory_mb = "echo", 2, True, "answer", 128

    @classmethod
    def deal(cls, rng, options):
        return {}

    def __init__(self, setup):
        self.sent, self.answers, self.wanted, self.result = [["question"], []], 0, 0, None

    def answer(self, text):
        self.answers += 1
        self.wanted = 1 - self.wanted
        self.sent[self.wanted].append("question")
        if self.answers == ANSWERS + 2:
            self.result, self.wanted = Result(0.5, "enough"), None

    def side(self, seat):
        return seat

    def allowance(self):
        return 10.0

    def fault(self, status):
        sys.exit(f"bench_arena: an echo failed: {status}")

    def legal(self):
        return ["question"]

    def show(self):
        return ""

    @classmethod
    def from_text(cls, words):
        return cls({})


def arena(bot: Bot) -> float:
    """Seconds for an answer: referee, relay, clock, memory, record."""
    games.referee = lambda name: EchoReferee
    with tempfile.TemporaryDirectory() as folder:
        record = play(Job(Conditions("echo", bot, bot, 0), 0), folder)
    times = [event["t"] for event in record["messages"] if "from" in event]
    return (times[-1] - times[1]) / ANSWERS  # the first answers waited for the interpreter


def plain_pipes(bot: Bot) -> float:
    """Seconds for an answer, two programs by turns, with nothing around them."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    one, two = (subprocess.Popen(bot.command, **pipes) for _ in range(2))
    with one, two:
        for number in range(ANSWERS + 2):
            if number == 2:  # the first answers waited for the interpreter
                began = time.perf_counter()
            process = (one, two)[number % 2]
            process.stdin.write(b"question\n")
            process.stdin.flush()
            process.stdout.readline()
        seconds = time.perf_counter() - began
        one.stdin.close()
        two.stdin.close()
    return seconds / ANSWERS


def write_log(folder: str) -> str:
    """GAMES games of builtin bots: one that was really played, again and again, cut to EVENTS but
    for the last."""
    subprocess.run([sys.executable, "-m", "arena", "match", "circus", "builtin:random",
                    "builtin:random", "--games", "1", "--seed", "1", "--sandbox", "off", "--log",
                    f"{folder}/one.jsonl"], cwd=ROOT, check=True, capture_output=True)
    (record,) = log.read(f"{folder}/one.jsonl")
    record["match"]["games"] = GAMES
    short = {**record, "messages": record["messages"][:EVENTS]}
    with open(f"{folder}/many.jsonl", "wb") as file:
        for index in range(GAMES - 1):
            file.write(log.line_of({**short, "index": index}))
        file.write(log.line_of({**record, "index": GAMES - 1}))
    return f"{folder}/many.jsonl"


def command(*words: str) -> tuple[float, float]:
    """Seconds and MB of a command of the arena. The memory is that of the largest process so far:
    each of the commands is promised to stay below."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-m", "arena", *words], cwd=ROOT, check=True,
                   capture_output=True)
    peak_kb = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    return time.perf_counter() - began, peak_kb / 1024


def of_log() -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    with tempfile.TemporaryDirectory() as folder:
        path = write_log(folder)
        for name, words in [
            ("goes on", ["match", "--resume", "--log", path, "--sandbox", "off"]),
            ("is reported", ["report", path]),
            ("gives its last game", ["replay", path, "--game", str(GAMES - 1), "--to", "0"]),
        ]:
            seconds, mb = command(*words)
            rows += [row(f"arena: a log of {GAMES} games {name}", seconds, PROMISE_SECONDS, "s"),
                     row(f"arena: a log of {GAMES} games {name}, memory", mb, PROMISE_MB, "MB")]
    return rows


def row(name: str, value: float, promise: float, unit: str) -> dict[str, object]:
    return {"name": name, "fast": round(value, 4), "plain": promise, "unit": unit,
            "ratio": round(value / promise, 4), "wanted": "<= 1"}


def main() -> None:
    adopt_orphans()
    with tempfile.TemporaryDirectory() as folder:
        echo = Path(folder, "echo.py")
        echo.write_text(ECHO)
        bot = Bot("echo", (sys.executable, str(echo)))
        cost_ms = (arena(bot) - plain_pipes(bot)) * 1000
    answer = row("arena: its own cost of an answer", cost_ms, PROMISE_MS, "ms")
    print(json.dumps([answer, *of_log()]))


main()
