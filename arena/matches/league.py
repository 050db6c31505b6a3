"""A league: all versions of a bot, kept and rated. Its directory is its whole state:

    league.json   the game, its options and limits, the seed, and the bots with their hashes
    bots/NAME/    a copy of each bot's files, made when it was added
    games.jsonl   the log, one game a line
    lock          nothing in it: two runs agree through locks on its bytes

Games 2n and 2n+1 are pair n. A run claims a pair by a lock on byte n+1 of `lock`, which ends with
the run however that ends, and looks into the log only after that: so no pair is played twice, and
a pair that a killed run has left half done is completed by the next. Byte 0 is for appending to
the log and for changing league.json.
"""

import fcntl
import hashlib
import json
import os
import random
import re
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import Any, Callable, Optional

from arena import games
from arena.matches import schedule, standings
from arena.matches.log import Growing, Log
from arena.matches.place import Place
from arena.matches.play import Conditions, Job, Record
from arena.seats.bots import Bot

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.:+-]{0,39}")
PYTHON = "{python}"  # in the command of a bot that is kept: the interpreter of whoever plays
# What league.json has, and in it each bot.
SETTINGS = {"game": str, "options": dict, "time_scale": (int, float), "strict_memory": bool,
            "seed": int, "bots": dict}
KEPT = {"from": str, "words": list, "sha256": dict, "options": list, "builtin": bool,
        "retired": bool}
BATCH = 4  # pairs a slot that are planned at once


class Trouble(ValueError):
    """The league cannot do that: one line says why."""


class League:
    def __init__(self, folder: str) -> None:
        self.folder = os.path.abspath(folder)
        self.log = os.path.join(folder, "games.jsonl")
        self.settings = self._read()
        self.records: dict[int, Record] = {}  # by number, without their moves
        self.growing = Growing(self.log)
        self.sandbox = "off"  # for the programs of a run: see `Conditions`

    @staticmethod
    def create(folder: str, game: str, options: dict[str, Any], time_scale: float,
               strict_memory: bool) -> "League":
        if os.path.exists(os.path.join(folder, "league.json")):
            raise Trouble(f"{folder} is a league already")
        os.makedirs(os.path.join(folder, "bots"), exist_ok=True)
        open(os.path.join(folder, "games.jsonl"), "a").close()
        _write(folder, {"game": game, "options": options, "time_scale": time_scale,
                        "strict_memory": strict_memory,
                        "seed": random.SystemRandom().getrandbits(32), "bots": {}})
        return League(folder)

    def _read(self) -> dict[str, Any]:
        path = os.path.join(self.folder, "league.json")
        try:
            settings: dict[str, Any] = json.loads(Path(path).read_text())
            _demand(settings, SETTINGS, "")
            for name, bot in settings["bots"].items():
                _demand(bot, KEPT, f"bot {name}: ")
        except FileNotFoundError:
            raise Trouble(f"{self.folder} is not a league: create it first") from None
        except NotADirectoryError:
            raise Trouble(f"{self.folder} is not a league, which is a directory") from None
        except OSError as error:
            raise Trouble(f"{path} cannot be used: {error.strerror}") from None
        except ValueError as error:
            raise Trouble(f"{path} cannot be used: {error}") from None
        return settings

    @cached_property
    def lock(self) -> int:
        """Opened by who changes something: a league that may only be read can be shown."""
        return os.open(os.path.join(self.folder, "lock"), os.O_RDWR | os.O_CREAT, 0o644)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        fcntl.lockf(self.lock, fcntl.LOCK_EX, 1, 0)
        try:
            yield
        finally:
            fcntl.lockf(self.lock, fcntl.LOCK_UN, 1, 0)

    # ------------------------------------------------------------------------------- the bots

    @property
    def names(self) -> list[str]:
        return list(self.settings["bots"])

    def playing(self) -> list[str]:
        return [name for name, bot in self.settings["bots"].items() if not bot.get("retired")]

    def add(self, bot: Bot, name: str) -> None:
        """Keep a copy of the bot's files under a name that is free."""
        if not NAME.fullmatch(name):
            raise Trouble(f"{name!r} cannot be a name: letters, digits and _.:+- only, up to 40; "
                          "choose one by --name")
        with self._alone():
            self.settings = self._read()
            same = [known for known, kept in self.settings["bots"].items() if
                    (kept["sha256"], kept["words"]) == (bot.hashes(), _words(bot, known))]
            if same:
                raise Trouble(f"{bot.spec} is in the league as {same[0]!r}")
            if name in self.settings["bots"]:
                raise Trouble(f"there is a bot {name!r} already: choose another --name")
            home = Path(self.folder, "bots", name)
            shutil.rmtree(home, ignore_errors=True)  # left by an `add` that was killed
            home.mkdir(parents=True)
            for file in bot.files:
                shutil.copy(file, home)
            self.settings["bots"][name] = {
                "from": bot.spec, "words": _words(bot, name), "sha256": bot.hashes(),
                "options": list(bot.options), "builtin": bot.builtin, "retired": False}
            _write(self.folder, self.settings)

    def retire(self, name: str) -> None:
        """It plays no more; its games stay."""
        with self._alone():
            self.settings = self._read()
            if name not in self.settings["bots"]:
                raise Trouble(f"no bot {name!r}: have {', '.join(self.names) or 'none'}")
            self.settings["bots"][name]["retired"] = True
            _write(self.folder, self.settings)

    def bot(self, name: str) -> Bot:
        """As it was when it was added; Trouble if its files are not."""
        kept = self.settings["bots"][name]
        files = [os.path.join(self.folder, "bots", name, file) for file in kept["sha256"]]
        for file, digest in zip(files, kept["sha256"].values()):
            try:
                now = hashlib.sha256(Path(file).read_bytes()).hexdigest()
            except OSError as error:
                raise Trouble(f"{name}: {error}") from None
            if now != digest:
                raise Trouble(f"{name} changed: {file} {digest[:8]}… → {now[:8]}…; "
                              "add it under a new name")
        words = (sys.executable if word == PYTHON else
                 os.path.join(self.folder, word) if word.startswith(f"bots/{name}/") else word
                 for word in kept["words"])
        return Bot(name, tuple(words), tuple(files), tuple(kept["options"]), kept["builtin"],
                   sha256=tuple(kept["sha256"].items()))

    # ------------------------------------------------------------------------------ the games

    def refresh(self) -> None:
        """Read what has come into the log, from whichever run."""
        for record in self.growing.heads():
            if record["result"] is None:
                raise Trouble(f"{self.log}: game {record['index']} was never finished: remove its "
                              "line")
            if record["index"] in self.records:
                raise Trouble(f"{self.log}: game {record['index']} is there twice: remove a line")
            self.records[record["index"]] = record

    def append(self, record: Record) -> None:
        with self._alone():
            book = Log(self.log)
            try:
                book.append(record)
            finally:
                book.close()
        self.refresh()

    def claim(self, pair: int) -> bool:
        """Whether the pair is now ours to play."""
        try:
            fcntl.lockf(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, pair + 1)
        except OSError:
            return False
        return True

    def leave(self, pair: int) -> None:
        fcntl.lockf(self.lock, fcntl.LOCK_UN, 1, pair + 1)

    def half_done(self) -> Iterator[int]:
        """Pairs of bots that still play, with one game in the log and nobody at the other."""
        playing = set(self.playing())
        for index, record in sorted(self.records.items()):
            names = {bot["spec"] for bot in record["bots"].values()}
            if index ^ 1 not in self.records and names <= playing and self.claim(index // 2):
                yield index // 2

    def plan(self, count: int) -> list[Job]:
        """The next `count` pairs, claimed: those that are half done, then what tells most."""
        jobs = [self._rest(pair) for pair in islice(self.half_done(), count)]
        results = standings.pair_results(self.records.values())
        bots = {name: self.bot(name) for name in self.playing()}
        pair = max((index // 2 for index in self.records), default=-1)
        for a, b in schedule.choose(results, list(bots), [], count - len(jobs)):
            pair += 1
            while not self.claim(pair):  # by another run
                pair += 1
            conditions = self.conditions(bots[a], bots[b])
            jobs += [Job(conditions, 2 * pair), Job(conditions, 2 * pair + 1)]
        self.refresh()  # what was played between the last look and our claims
        left = [job for job in jobs if job.index not in self.records]
        for pair in {job.index // 2 for job in jobs} - {job.index // 2 for job in left}:
            self.leave(pair)
        return left

    def _rest(self, pair: int) -> Job:
        """The game that a pair lacks."""
        index = 2 * pair if 2 * pair not in self.records else 2 * pair + 1
        record = self.records[index ^ 1]
        a, b = (self.bot(record["bots"][seat]["spec"]) for seat in "ab")
        return Job(self.conditions(a, b).as_logged(record), index)

    def conditions(self, a: Bot, b: Bot) -> Conditions:
        kept = self.settings
        return Conditions(kept["game"], a, b, kept["seed"], kept["options"],
                          kept["time_scale"], kept["strict_memory"], sandbox=self.sandbox)

    def play(self, place: Place, slots: int, wanted: Optional[int], until: Optional[float],
             seen: Callable[[Record], None]) -> None:
        """`wanted` games, of a last pair also the second, or until a moment of the monotonic clock.
        Bots that are added meanwhile join in."""
        played = 0

        def over() -> bool:
            return (wanted is not None and played >= wanted
                    or until is not None and time.monotonic() >= until)

        def done(record: Record) -> bool:
            nonlocal played
            self.append(record)
            played += 1
            seen(record)
            return until is None or not over()

        while not over():
            self.settings = self._read()
            self.refresh()
            if len(self.playing()) < 2:
                raise Trouble("a league needs at least two bots that play: add BOT")
            left = BATCH * slots if wanted is None else (wanted - played + 1) // 2
            jobs = self.plan(min(BATCH * slots, left))
            try:
                place(jobs, done)
            finally:
                for job in jobs:
                    self.leave(job.index // 2)

    def table(self) -> standings.Standings:
        points = games.referee(self.settings["game"]).table_points
        return standings.standings(list(self.records.values()), self.names, points, "rating")


def _demand(found: Any, wanted: dict[str, Any], where: str) -> None:
    """ValueError if the keys are not there, or are something else."""
    if not isinstance(found, dict):
        raise ValueError(f"{where}not an object")
    for key, kind in wanted.items():
        if not isinstance(found.get(key), kind):
            raise ValueError(f"{where}{key} is {'wrong' if key in found else 'missing'}")


def _words(bot: Bot, name: str) -> list[str]:
    """The command of a bot that is kept."""
    def word(word: str) -> str:
        if word in bot.files:
            return f"bots/{name}/{os.path.basename(word)}"
        return PYTHON if word == sys.executable else word

    return [word(each) for each in bot.command]


def _write(folder: str, settings: dict[str, Any]) -> None:
    """All or nothing."""
    path = Path(folder, "league.json")
    new = path.with_suffix(".new")
    new.write_text(json.dumps(settings, indent=1) + "\n")
    os.replace(new, path)
