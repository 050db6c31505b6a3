"""The pages on loopback: play a bot, watch, look into logged games and ask why.

The page names games, bots and logs by what this server has listed, never by a path or a command.
Every request must come by a loopback name, from this server's own pages, and know the token."""

import asyncio
import contextlib
import functools
import json
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from types import ModuleType
from typing import Any, Callable, Optional

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response, StreamingResponse
from starlette.routing import Route
from starlette.types import ASGIApp

from arena import games, views
from arena.matches import boards, log
from arena.matches.play import Record
from arena.person import Manners
from arena.seats import bots
from arena.web import page
from arena.web import replay as replay_page
from arena.web.files import asset, html, part
from arena.web.guard import Guard, Refused, body, refused, unreadable, whole, words_of
from arena.web.logs import Logs, pictures, players
from arena.web.table import Order, conditions
from arena.web.under_way import ENDING, Game, end, new_log, start

SCALES = {"full": 1.0, "half": 0.5, "quick": 0.2}
MOST_GAMES = 20  # at a time


class Server:
    """What the routes share: bots on offer, logs, games under way."""

    def __init__(self, token: str, port: int, extra: dict[str, list[str]],
                 folder: Optional[Path] = None) -> None:
        self.token, self.port = token, port
        self.bots = {game: list(dict.fromkeys(
            [bots.own_program(game), *(f"builtin:{name}" for name in games.builtins(game)),
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
        return {"name": game, "bots": [bots.short_name(spec) for spec in self.bots[game]],
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
            "bots": [bots.short_name(spec) for spec in self.bots[record["game"]]],
            "unable": self._unable(record["game"]),
            "scales": list(SCALES)})

    def _unable(self, game: str) -> list[int]:
        """The bots that cannot begin in the middle of a game."""
        def able(spec: str) -> bool:
            try:
                return bots.parse(spec, game).can_go_on(games.referee(game))
            except (OSError, ValueError):  # its file is gone
                return False

        return [number for number, spec in enumerate(self.bots[game]) if not able(spec)]

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
        if begin:
            order["start"] = begin[1]
            await self._want_playable(order)
        return self._opened(order)

    async def _want_playable(self, order: Order) -> None:
        try:
            await asyncio.to_thread(conditions, order)
        except ValueError as error:
            raise Refused(400, str(error)) from None

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
