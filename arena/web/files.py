"""The pages' shell, and the scripts and styles that it names."""

from pathlib import Path
from typing import Optional

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from arena import games
from arena.web.guard import Refused

HERE = Path(__file__).parent
ASSETS = ("base.js", "style.css", "play.css", "home.js", "play.js", "watch.js", "analyse.js",
          "talk.js")
PARTS = ("view.js", "view.css", "play.js", "solo.js", "solo.css")
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
