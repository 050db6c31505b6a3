"""Who may ask, and what a request may hold: pages of this server alone, short JSON objects."""

import hmac
import json
from typing import Any, Optional

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

LARGEST = 20_000  # bytes of a request


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


def whole(value: Any) -> Optional[int]:
    """The value, if it is a number without a fraction. (To Python, true is one.)"""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def words_of(value: Any) -> bool:
    """Is it a list of a few short texts?"""
    return isinstance(value, list) and len(value) <= 100 and all(
        isinstance(word, str) and len(word) <= 100 for word in value)


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return PlainTextResponse(str(error), error.status)


async def unreadable(request: Request, error: Exception) -> Response:
    """A log that is gone, or that is none."""
    return PlainTextResponse(str(error), 404)
