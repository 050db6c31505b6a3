"""The arena with two toy games (tests/toys) beside the real ones, and a way to run it."""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOYS = Path(__file__).parent / "toys"
PATIENCE = 120  # seconds; a hang guard

GOOD = "import sys\nfor line in sys.stdin:\n    if line != 'END\\n': print(1, flush=True)\n"
GOOD_FILES = "open('output.txt', 'w').write('1\\n')\n"


class House:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.temporary = folder / "tmp"  # where the arena makes its directories
        self.temporary.mkdir()
        shutil.copytree(ROOT / "arena", folder / "arena",
                        ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(TOYS, folder / "games", ignore=shutil.ignore_patterns("__pycache__"))
        (folder / "bots").mkdir()
        self.good = self.write("good.py", GOOD)
        self.good_files = self.write("good_files.py", GOOD_FILES)

    def write(self, name: str, source: str) -> str:
        """A new bot; its name for the command line."""
        path = f"bots/bot_{name}"  # bot_: it must not hide a module, like signal.py
        (self.folder / path).write_text(source)
        return path

    def environment(self) -> dict[str, str]:
        return {**os.environ, "TMPDIR": str(self.temporary), "PYTHONDONTWRITEBYTECODE": "1",
                "ARENA_GAMES": str(self.folder / "games")}

    def start(self, *arguments: str) -> subprocess.Popen:
        return self.start_command(sys.executable, "-m", "arena", *arguments)

    def start_command(self, *command: str) -> subprocess.Popen:
        return subprocess.Popen(
            command, cwd=self.folder, text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, env=self.environment())

    def run(self, *arguments: str) -> subprocess.CompletedProcess:
        process = self.start(*arguments)
        out, err = process.communicate(timeout=PATIENCE)
        return subprocess.CompletedProcess(arguments, process.returncode, out, err)

    def match(self, game: str, a: str, b: str, *options: str) -> dict:
        """Play a match; its --json, with the exit status and what was printed."""
        written = self.folder / "total.json"
        written.unlink(missing_ok=True)
        result = self.run("match", game, a, b, "--seed", "1", "--json", written.name, *options)
        assert result.returncode in (0, 1), result.stderr
        total = json.loads(written.read_text())
        return {**total, "status": result.returncode, "said": result.stdout}

    def processes(self) -> list[str]:
        """Command lines of all living processes that have to do with this house."""
        found = []
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit():
                try:
                    command = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode()
                    where = os.readlink(entry / "cwd")
                except OSError:
                    continue  # it has ended meanwhile
                if str(self.folder) in command + where:
                    found.append(command)
        return found

    def assert_clean(self) -> None:
        """No process and no file is left; processes get a moment to disappear."""
        deadline = time.monotonic() + 10
        while self.processes() and time.monotonic() < deadline:
            time.sleep(0.05)
        assert self.processes() == []
        logs = [path for path in self.temporary.iterdir() if path.suffix == ".jsonl"]
        assert sorted(self.temporary.iterdir()) == sorted(logs)
