"""What the arena itself costs for each relayed answer: a whole game between two programs that
only echo, against plain pipes to the same programs. Prints one JSON list
(see arena/commands/bench.py)."""

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from arena import games  # noqa: E402
from arena.game import Referee, Result  # noqa: E402
from arena.matches.play import Conditions, Job, play  # noqa: E402
from arena.seats.bots import Bot  # noqa: E402
from arena.seats.process import adopt_orphans  # noqa: E402

ECHO = "import sys\nfor line in sys.stdin: print(line, end='', flush=True)\n"
ANSWERS = 4000
PROMISE_MS = 1.0  # for the mean


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


def main() -> None:
    adopt_orphans()
    with tempfile.TemporaryDirectory() as folder:
        echo = Path(folder, "echo.py")
        echo.write_text(ECHO)
        bot = Bot("echo", (sys.executable, str(echo)))
        cost_ms = (arena(bot) - plain_pipes(bot)) * 1000
    print(json.dumps([{
        "name": "arena: its own cost of an answer", "fast": round(cost_ms, 4), "plain": PROMISE_MS,
        "unit": "ms", "ratio": round(cost_ms / PROMISE_MS, 4), "wanted": "<= 1",
    }]))


main()
