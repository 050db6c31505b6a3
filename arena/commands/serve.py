"""`serve`: play, watch and ask why in the browser."""

import argparse
import contextlib
import functools
import logging
import os
import secrets
import socket
import sys
import webbrowser
from types import FrameType
from typing import Callable, Optional

from arena import games
from arena.commands import WrongArgument, game_named
from arena.matches import workers
from arena.seats import bots

HELP = "play, watch and ask why, in the browser"
EXAMPLE = "./play.sh serve --bot circus=mine.py"


def arguments(parser: argparse.ArgumentParser, words: list[str]) -> None:
    parser.add_argument("--port", metavar="P", type=int, default=8000, help="default: 8000")
    parser.add_argument("--bot", metavar="GAME=BOT", action="append", default=[], help=(
        f"one more opponent, a .py file or a command line in quotes; GAME: "
        f"{', '.join(games.names())}; may be given several times"))


def run(arguments: argparse.Namespace) -> int:
    try:
        import uvicorn

        from arena.web.server import Server
    except ImportError as error:
        raise WrongArgument(f"arena serve: {error}: start it by ./play.sh") from None
    for game in games.names():
        games.referee(game)  # a game that is not in order says so here, not on every page
    extra = _bots(arguments.bot)
    listening = _listen(arguments.port)
    port = listening.getsockname()[1]
    token = secrets.token_urlsafe(16)
    address = f"http://127.0.0.1:{port}/?token={token}"
    print(f"{address}\nCtrl-C ends it.", flush=True)
    if sys.stdout.isatty() and os.environ.get("DISPLAY"):
        webbrowser.open(address)
    config = uvicorn.Config(Server(token, port, extra).app(), log_level="error", ws="none",
                            access_log=False, timeout_graceful_shutdown=1, server_header=False)
    server = uvicorn.Server(config)
    server.handle_exit = functools.partial(_exit, server.handle_exit)  # type: ignore[method-assign]
    with contextlib.suppress(KeyboardInterrupt, workers.Interrupted):
        server.run(sockets=[listening])
    return 0


def _exit(handle: Callable[[int, Optional[FrameType]], None], number: int,
          frame: Optional[FrameType]) -> None:
    """Pages that still listen are cut off at the end: that is no error to be told."""
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
    handle(number, frame)


def _bots(words: list[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for word in words:
        game, _, spec = word.partition("=")
        game_named(game)
        try:
            bots.parse(spec, game)
        except ValueError as error:
            raise WrongArgument(f"arena serve: --bot {word}: {error}") from None
        found.setdefault(game, []).append(spec)
    return found


def _listen(port: int) -> socket.socket:
    """A socket on loopback; port 0 is any that is free."""
    listening = socket.socket()
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(("127.0.0.1", port))
        listening.listen(100)
    except (OSError, OverflowError) as error:
        listening.close()
        why = getattr(error, "strerror", None) or error
        raise WrongArgument(f"arena serve: port {port}: {why}; try --port 0") from None
    return listening
