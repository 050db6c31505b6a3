"""The pages on loopback: play a bot, watch, look into logged games and ask why.

The page names games, bots and logs by what this server has listed, never by a path or a command.
Every request must come by a loopback name, from this server's own pages, and know the token."""

import asyncio
import contextlib
import functools
import hmac
import json
import os
import secrets
import signal
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Callable, Optional

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import (
    HTMLResponse,
    JSONResponse,
    PlainTextResponse,
    Response,
    StreamingResponse,
)
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from arena import games, views
from arena.matches import boards, log, replay
from arena.matches.play import Record
from arena.matches.sitting import own_program
from arena.person import Manners
from arena.seats.bots import ROOT
from arena.web import page
from arena.web import replay as replay_page
from arena.web.table import Order, key

HERE = Path(__file__).parent
ASSETS = ("base.js", "style.css", "play.css", "home.js", "play.js", "watch.js", "analyse.js",
          "talk.js")
PARTS = ("view.js", "view.css", "play.js", "solo.js", "solo.css")
SCALES = {"full": 1.0, "half": 0.5, "quick": 0.2}
GRACE = 5.0  # seconds for a game to end its programs by itself
MOST_GAMES = 20  # at a time
LARGEST = 20_000  # bytes of a request
FRESH = 15.0  # seconds after its last game during which a log counts as growing

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>{title}</title>
{styles}</head>
<body data-page="{page}"><div id="page"></div>
{scripts}</body></html>
"""
POLICY = ("default-src 'none'; img-src data:; style-src 'self' 'unsafe-inline'; "
          "script-src 'self'; connect-src 'self'; frame-ancestors 'none'; form-action 'none'")


class Refused(Exception):
    """What the page asked for cannot be: (status, why)."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status = status


class Guard:
    """Refuses what does not come from this server's own pages. Scripts and styles need no
    token."""

    def __init__(self, app: ASGIApp, token: str, port: int) -> None:
        self.app, self.token = app, token
        self.hosts = {f"{name}:{port}" for name in ("127.0.0.1", "localhost")}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            trouble = self._trouble(Request(scope))
            if trouble:
                await PlainTextResponse(trouble, 403)(scope, receive, send)
                return
        await self.app(scope, receive, send)

    def _trouble(self, request: Request) -> str:
        if request.headers.get("host", "") not in self.hosts:
            return "not by this name"
        origin = request.headers.get("origin")
        if origin is not None and origin not in {f"http://{host}" for host in self.hosts}:
            return "not from another page"
        if request.url.path.startswith("/assets/"):
            return ""
        given = request.headers.get("x-token") or request.query_params.get("token", "")
        if not hmac.compare_digest(given.encode(), self.token.encode()):
            return "the token is missing or wrong: open the address that serve printed"
        return ""


PROMISED: set[str] = set()


def new_log(game: str) -> str:
    """Neither there yet nor promised to another game that has not ended."""
    path = log.new(game)
    stem, number = path[:-len(".jsonl")], 1
    while path in PROMISED:
        number += 1
        path = f"{stem}-{number}.jsonl"
    PROMISED.add(path)
    return path


class Game:
    """A game of a page: its order, and its process while a page listens."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.begin = order["start"]
        self.process: Optional[asyncio.subprocess.Process] = None
        self.told: dict[str, str] = {}  # the last news of each kind
        self.ended: set[asyncio.Task[None]] = set()

    async def news(self) -> AsyncIterator[str]:
        """Play it for as long as somebody listens. Who comes back goes on where he left; a second
        page takes the game over from the first."""
        if self.process is not None:
            self._leave(self.process)
        await asyncio.gather(*self.ended)  # until then the game may not be in its log
        if "kept" in self.told or "unkept" in self.told:
            for line in self.told.values():
                yield f"data: {line}\n\n"
            yield "event: end\ndata: {}\n\n"
            return
        if os.path.exists(self.order["log"]):
            self.order["start"] = f"{self.order['log']}:{int(self.order['second'])}"
            self.order["log"] = new_log(self.order["game"])
        self.process = process = await start(self.order)
        try:
            async for line in lines(process):
                if line:
                    self.told[next(iter(json.loads(line)))] = line
                yield f"data: {line}\n\n" if line else ": still here\n\n"
            yield f"event: {'end' if self.process is process else 'moved'}\ndata: {{}}\n\n"
        finally:
            self._leave(process)

    def _leave(self, process: asyncio.subprocess.Process) -> None:
        if self.process is process:
            self.process = None
            task = end(process)
            self.ended.add(task)
            task.add_done_callback(self.ended.discard)

    def tell(self, wish: dict[str, Any]) -> None:
        if self.process is None or self.process.stdin is None:
            raise Refused(409, "the game is over")
        self.process.stdin.write(json.dumps(wish).encode() + b"\n")


async def lines(process: asyncio.subprocess.Process) -> AsyncIterator[str]:
    """What a process says, to its end; "" after 5 silent seconds, so that a page that is gone is
    noticed when it is told."""
    assert process.stdout is not None
    while True:
        try:
            line = await asyncio.wait_for(process.stdout.readline(), 5)
        except asyncio.TimeoutError:
            yield ""
            continue
        if not line:
            return
        yield line.decode().rstrip()


async def start(order: Order) -> asyncio.subprocess.Process:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(
        filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "arena.web.table", stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE, env=environment, limit=1 << 24)
    assert process.stdin is not None
    process.stdin.write(json.dumps(order).encode() + b"\n")
    return process


def send(process: asyncio.subprocess.Process, number: int) -> None:
    """A signal to a process that has not ended. (`Process.terminate` would also reap it, of which
    asyncio, who waits for that too, complains on stderr.)"""
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process.pid, number)


ENDING: set["asyncio.Task[None]"] = set()


def end(process: asyncio.subprocess.Process) -> "asyncio.Task[None]":
    """Let it end its programs; be patient for GRACE seconds."""
    send(process, signal.SIGTERM)
    task = asyncio.ensure_future(_reap(process))
    ENDING.add(task)
    task.add_done_callback(ENDING.discard)
    return task


async def _reap(process: asyncio.subprocess.Process) -> None:
    try:
        await asyncio.wait_for(process.wait(), GRACE)
    except asyncio.TimeoutError:
        send(process, signal.SIGKILL)
        await process.wait()


class Logs:
    """The logs of the working folder, read on as they grow."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.seen: dict[Path, tuple[int, int, dict[str, Any]]] = {}

    def path(self, name: str) -> Path:
        """The log with that key."""
        for path in self.paths():
            if key(path) == name:
                return path
        raise Refused(404, "no such log")

    def paths(self) -> list[Path]:
        return sorted(self.folder.glob("*.jsonl"), key=changed, reverse=True)

    def listing(self) -> list[dict[str, Any]]:
        found = []
        for path in self.paths():
            try:
                status = path.stat()
            except OSError:  # gone since it was listed
                continue
            stamp = (status.st_size, status.st_mtime_ns)
            if self.seen.get(path, (0, 0, {}))[:2] != stamp:
                self.seen[path] = (*stamp, summary(path))
            live = boards.under_way(str(path))
            known = self.seen[path][2] or (unheard(path, live[0]["game"]) if live else {})
            if known:
                growing = bool(live) or time.time() - status.st_mtime < FRESH
                found.append({**known, "growing": growing})
        return found

    def watched(self, name: str) -> dict[str, Any]:
        """A log, null once it is gone, and the games that will come to it."""
        path = next((path for path in self.paths() if key(path) == name), None)
        live = [{"index": game["index"], "game": game["game"], "picture": game["picture"],
                 "seats": [called(spec) for spec in game["seats"]]}
                for game in (boards.under_way(str(path)) if path else [])]
        return {"log": next((each for each in self.listing() if each["key"] == name), None),
                "live": live}


def changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def summary(path: Path) -> dict[str, Any]:
    """Who played in a log and how it stands; {} for a file that is no log."""
    standing: dict[str, list[float]] = {}
    entries, game, last = [], "", None
    try:
        for record in log.read(str(path)):
            game, last = record["game"], record
            names = [called(record["bots"][bot]["spec"]) for bot in "ab"]
            answers = sum("from" in event for event in record["messages"])
            result = record["result"]
            entries.append({"index": record["index"], "names": names, "turns": answers,
                            "over": result is not None, "won": winner(record),
                            "reason": result["reason"] if result else "not finished"})
            if result is not None:
                score = result["score"]
                first = score if record["seats"][0] == "a" else 1 - score
                for name, points in zip(names, (first, 1 - first)):
                    row = standing.setdefault(name, [0.0, 0])
                    row[0] += points
                    row[1] += 1
    except (ValueError, KeyError, TypeError, OSError):
        return {}
    if last is None or game not in games.names():
        return {}
    standings = [[name, *standing[name]]
                 for name in sorted(standing, key=lambda name: -standing[name][0])]
    return {"key": key(path), "name": path.name, "game": game, "count": len(entries),
            "games": entries[-12:], "standings": standings}


def unheard(path: Path, game: str) -> dict[str, Any]:
    """The summary of a log whose first game is being played."""
    return {"key": key(path), "name": path.name, "game": game, "count": 0, "games": [],
            "standings": []}


def pictures(record: Record) -> Iterator[tuple[int, views.Picture, str]]:
    """Each turn of a logged game: its number, what is to be seen, and what has led there."""
    picture: views.Picture = {}
    try:
        for found in replay.positions(record):
            legal = found.event is not None and "fault" not in found.event
            picture = (views.after(picture, found.event["from"], found.referee)
                       if legal and found.event else views.picture(found.referee))
            yield found.number, picture, found.caption
    except replay.Differs:
        raise Refused(409, "the log is not what the referee says") from None


def players(record: Record) -> dict[str, Any]:
    """Who plays in a logged game."""
    names = {bot: called(each["spec"]) for bot, each in record["bots"].items()}
    seats = [names[bot] for bot in record["seats"]]
    result = record["result"]
    return {"game": record["game"], "seats": seats, "names": seats[:2], "won": winner(record),
            "reason": result["reason"] if result else "not finished"}


def called(spec: str) -> str:
    """A bot or a person, for people."""
    return "a person" if spec == "human" else Path(spec).name


def winner(record: Record) -> Optional[str]:
    if record["result"] is None or record["result"]["score"] == 0.5:
        return None
    first = record["seats"][0]
    won = first if record["result"]["score"] == 1 else "ba"["ab".index(first)]
    return called(record["bots"][won]["spec"])


class Server:
    """What the routes share: bots on offer, logs, games under way."""

    def __init__(self, token: str, port: int, extra: dict[str, list[str]],
                 folder: Optional[Path] = None) -> None:
        self.token, self.port = token, port
        self.bots = {game: list(dict.fromkeys(
            [own_program(game), *(f"builtin:{name}" for name in games.builtins(game)),
             *extra.get(game, [])])) for game in games.names()}
        self.logs = Logs(folder or Path())
        self.games: dict[str, Game] = {}

    def app(self) -> ASGIApp:
        routes = [
            Route("/", self.page("home", "Arena")),
            Route("/play/{id}", self.play_page),
            Route("/analyse/{log}/{index:int}", self.analyse_page),
            Route("/replay/{log}/{index:int}", self.replay),
            Route("/solo/{game}", self.solo_page), Route("/solo/{game}/{page}", self.solo_shown),
            Route("/api/solo/{game}", self.solo, methods=["POST"]),
            Route("/assets/{name}", asset), Route("/assets/{game}/{name}", part),
            Route("/api/home", self.home), Route("/api/news/{id}", self.news),
            Route("/api/logs", self.watch),
            Route("/api/game/{log}/{index:int}/{turn:int}", self.position),
            Route("/watch/{log}", self.watch_page), Route("/api/watch/{log}", self.watch_log),
            Route("/api/frames/{log}/{index:int}", self.frames),
            Route("/api/why/{log}/{index:int}/{turn:int}", self.why, methods=["POST"]),
            Route("/api/play", self.play, methods=["POST"]),
            Route("/api/tell/{id}", self.tell, methods=["POST"]),
        ]
        app = Starlette(routes=routes, lifespan=self.lifespan, exception_handlers={
            Refused: refused, ValueError: unreadable, OSError: unreadable})
        return Guard(app, self.token, self.port)

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        yield
        for game in self.games.values():
            if game.process is not None:
                end(game.process)
        await asyncio.gather(*ENDING)

    def page(self, name: str, title: str, game: str = "") -> Any:
        async def show(request: Request) -> Response:
            return html(name, title, [game] if game else games.folders())
        return show

    async def play_page(self, request: Request) -> Response:
        game = self._game(request).order["game"]
        return html("play", game.capitalize(), [game])

    async def analyse_page(self, request: Request) -> Response:
        record = self._record(request)
        return html("analyse", f"{record['game'].capitalize()}: analyse", [record["game"]])

    async def watch_page(self, request: Request) -> Response:
        log_of = self.logs.path(request.path_params["log"])
        return html("watch", log_of.name, games.folders())

    async def replay(self, request: Request) -> Response:
        record, path = self._record(request), self.logs.path(request.path_params["log"])
        return HTMLResponse(replay_page.html(record, None, path.name))

    def _game(self, request: Request) -> Game:
        try:
            return self.games[request.path_params["id"]]
        except KeyError:
            raise Refused(404, "no such game") from None

    def _record(self, request: Request) -> Record:
        path = self.logs.path(request.path_params["log"])
        return log.find(str(path), request.path_params["index"])

    async def home(self, request: Request) -> Response:
        return JSONResponse({"games": self.offers, "scales": list(SCALES),
                             "solo": [self._alone(game) for game in solos()]})

    def _alone(self, game: str) -> dict[str, Any]:
        module = solo(game)
        return {"name": game, "goal": module.GOAL, "picture": module.state(1, [])["picture"],
                "pages": [[page, words] for page, (words, _) in module.PAGES.items()]}

    @functools.cached_property
    def offers(self) -> list[dict[str, Any]]:
        return [self._offer(game) for game in games.names()]

    def _offer(self, game: str) -> dict[str, Any]:
        kind = games.referee(game)
        options = {option.key: option.default for option in kind.options
                   if option.default is not None}
        referee = views.example(kind, options)
        return {"name": game, "bots": [Path(spec).name for spec in self.bots[game]],
                "partners": kind.seats > 2, "goal": Manners(game).about()["goal"],
                "picture": views.picture(referee, referee.wanted), "seats": kind.seats}

    async def solo_page(self, request: Request) -> Response:
        game = known_solo(request)
        return html(f"{game}/solo", game.upper(), [game])

    async def solo_shown(self, request: Request) -> Response:
        """A page that a game for one person offers beside playing."""
        game = known_solo(request)
        pages = solo(game).PAGES
        seed = request.query_params.get("seed", "")
        if request.path_params["page"] not in pages:
            raise Refused(404, "no such page")
        make = pages[request.path_params["page"]][1]
        shown = await asyncio.to_thread(
            make, int(seed) if seed.isdecimal() and len(seed) < 12 else secrets.randbits(30))
        return HTMLResponse(page.write(shown.title, shown.shell, game, shown.data))

    async def solo(self, request: Request) -> Response:
        """A game for one person: its state after some plays, or a hint."""
        game, wish = known_solo(request), await body(request)
        seed, plays, chosen = whole(wish.get("seed")), wish.get("plays"), wish.get("chosen")
        if seed is None or not words_of(plays):
            raise Refused(400, "a game has a seed and plays")
        try:
            if words_of(chosen):
                return JSONResponse(solo(game).hint(seed, plays, chosen))
            return JSONResponse(solo(game).state(seed, plays))
        except ValueError as error:
            return JSONResponse({"wrong": str(error)})

    async def watch(self, request: Request) -> Response:
        return told_anew(self.logs.listing, 1.0)

    async def watch_log(self, request: Request) -> Response:
        name = request.path_params["log"]
        self.logs.path(name)
        return told_anew(lambda: self.logs.watched(name), boards.APART)

    async def position(self, request: Request) -> Response:
        record, turn = self._record(request), request.path_params["turn"]
        picture: views.Picture = {}
        previous, caption = None, ""
        for number, shown, words in pictures(record):
            previous, picture, caption = picture or None, shown, words
            if number == turn:
                break
        return JSONResponse({
            **players(record), "picture": picture, "before": previous, "caption": caption,
            "turns": sum("from" in event for event in record["messages"]),
            "bots": [Path(spec).name for spec in self.bots[record["game"]]],
            "scales": list(SCALES)})

    async def frames(self, request: Request) -> Response:
        """A whole logged game, for a page that plays it."""
        def made() -> Response:
            record = self._record(request)
            return JSONResponse({**players(record), "frames": [
                {"picture": picture, "caption": caption}
                for _, picture, caption in pictures(record)]})
        return await asyncio.to_thread(made)

    async def why(self, request: Request) -> Response:
        """Ask the bot about a turn of a logged game."""
        path, record = self.logs.path(request.path_params["log"]), self._record(request)
        order = self._order(record["game"], {})
        order["why"] = True
        order["start"] = f"{path}:{record['index']}:{request.path_params['turn']}"
        process = await start(order)
        assert process.stdout is not None
        try:
            line = await process.stdout.readline()
        finally:
            end(process)
        if not line:
            raise Refused(500, "the bot could not be asked")
        return Response(line, media_type="application/json")

    async def play(self, request: Request) -> Response:
        """Order a game; it starts when its page listens."""
        wish = await body(request)
        if "again" in wish:  # the same deal, sides exchanged
            old = self.games.get(str(wish["again"]))
            if old is None:
                raise Refused(404, "no such game")
            order = old.order.copy()
            order.update({"second": not order["second"], "start": old.begin})
            return self._opened(order)
        start = wish.get("start")
        begin = self._start(start) if isinstance(start, dict) else None
        game = begin[0] if begin else str(wish.get("game"))
        order = self._order(game, wish)
        order["start"] = begin[1] if begin else None
        return self._opened(order)

    def _opened(self, order: Order) -> Response:
        order["log"] = new_log(order["game"])
        name = secrets.token_hex(8)
        for gone in [old for old, game in self.games.items() if game.process is None][:-100]:
            del self.games[gone]
        self.games[name] = Game(order)
        return JSONResponse({"id": name})

    def _start(self, wish: dict[str, Any]) -> tuple[str, str]:
        path = self.logs.path(str(wish.get("log")))
        index, turn = whole(wish.get("index")), whole(wish.get("turn"))
        if index is None or turn is None:
            raise Refused(400, "a start has a log, an index and a turn")
        record = log.find(str(path), index)
        answers = sum("from" in event for event in record["messages"])
        if not 0 <= turn <= answers or (record["result"] is not None and turn == answers):
            raise Refused(400, "the game is over there, or never came so far")
        return record["game"], f"{path}:{index}:{turn}"

    def _order(self, game: str, wish: dict[str, Any]) -> Order:
        if game not in self.bots:
            raise Refused(400, "no such game")
        scale = SCALES.get(str(wish.get("scale", "full")))
        if scale is None:
            raise Refused(400, "no such strength")
        seed = whole(wish.get("seed"))
        options = {option.key: option.default for option in games.referee(game).options
                   if option.default is not None}
        watched = wish.get("person") is not None
        return {"game": game, "person": self._bot(game, wish["person"]) if watched else None,
                "partner": self._bot(game, wish.get("partner", 0)),
                "opponent": self._bot(game, wish.get("opponent", 0)),
                "second": wish.get("second") is True, "options": options, "time_scale": scale,
                "seed": secrets.randbits(32) if seed is None else seed,
                "start": None, "log": "", "why": False}

    def _bot(self, game: str, given: Any) -> str:
        number = whole(given)
        if number is None or not 0 <= number < len(self.bots[game]):
            raise Refused(400, "no such bot")
        return self.bots[game][number]

    async def news(self, request: Request) -> Response:
        game = self._game(request)
        others = sum(other.process is not None for other in self.games.values()
                     if other is not game)
        if others >= MOST_GAMES:
            raise Refused(429, "too many games at a time: close some tabs")
        return StreamingResponse(game.news(), media_type="text/event-stream")

    async def tell(self, request: Request) -> Response:
        wish = await body(request)
        self._game(request).tell({name: wish[name] for name in ("give", "undo", "why", "resign")
                                  if name in wish})
        return JSONResponse({})


def told_anew(news: Callable[[], Any], apart: float) -> Response:
    """What is told, and again each time that it is another."""
    async def stream() -> AsyncIterator[str]:
        told = ""
        while True:
            text = json.dumps(await asyncio.to_thread(news))
            yield f"data: {text}\n\n" if text != told else ": still here\n\n"
            told = text
            await asyncio.sleep(apart)
    return StreamingResponse(stream(), media_type="text/event-stream")


def solos() -> list[str]:
    """The games that one person plays alone: solo.py of their folders knows how."""
    return [game for game in games.folders() if (games.folder(game) / "solo.py").is_file()]


def solo(game: str) -> ModuleType:
    module = games.part(game, "solo")
    assert module is not None
    return module


def known_solo(request: Request) -> str:
    game: str = request.path_params["game"]
    if game not in solos():
        raise Refused(404, "no such game")
    return game


def whole(value: Any) -> Optional[int]:
    """The value, if it is a number without a fraction. (To Python, true is one.)"""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def words_of(value: Any) -> bool:
    """Is it a list of a few short texts?"""
    return isinstance(value, list) and len(value) <= 100 and all(
        isinstance(word, str) and len(word) <= 100 for word in value)


async def body(request: Request) -> dict[str, Any]:
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > LARGEST:
            raise Refused(413, "too much")
    try:
        wish = json.loads(data)
    except (ValueError, RecursionError):
        raise Refused(400, "not JSON") from None
    if not isinstance(wish, dict):
        raise Refused(400, "not an object")
    return wish


async def unreadable(request: Request, error: Exception) -> Response:
    """A log that is gone, or that is none."""
    return PlainTextResponse(str(error), 404)


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return PlainTextResponse(str(error), error.status)


def html(name: str, title: str, shown: list[str]) -> Response:
    """A page that loads the shell, NAME.js, and the drawings of some games."""
    def files(*names: str) -> list[str]:
        own = [f"{game}/{name}" for game in shown for name in names
               if (games.folder(game) / name).is_file()]
        return [f"/assets/{name}" for name in own]
    styles = ["/assets/style.css", "/assets/play.css", *files("view.css", "solo.css")]
    scripts = ["/assets/base.js", "/assets/talk.js", *files("view.js", "play.js"),
               f"/assets/{name}.js"]
    return HTMLResponse(PAGE.format(
        title=title, page=name,
        styles="".join(f'<link rel="stylesheet" href="{file}">\n' for file in styles),
        scripts="".join(f'<script src="{file}"></script>\n' for file in scripts)),
        headers={"Content-Security-Policy": POLICY, "Referrer-Policy": "no-referrer"})


async def asset(request: Request) -> Response:
    name = request.path_params["name"]
    return file(HERE / name if name in ASSETS else None)


async def part(request: Request) -> Response:
    game, name = request.path_params["game"], request.path_params["name"]
    known = game in games.folders() and name in PARTS
    return file(games.folder(game) / name if known else None)


def file(path: Optional[Path]) -> Response:
    if path is None or not path.is_file():
        raise Refused(404, "no such file")
    kind = "text/css" if path.suffix == ".css" else "text/javascript"
    return Response(path.read_bytes(), media_type=kind, headers={"Cache-Control": "no-cache"})
