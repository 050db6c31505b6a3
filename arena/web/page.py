"""One self-contained file that shows what it was given: styles, scripts and data in one page.

It opens from disk, loads nothing, and runs only its own script: the policy in its head names the
script by its hash. Data stand in a JSON element, packed if they are large."""

import base64
import gzip
import hashlib
import html
import json
from pathlib import Path
from typing import Any, NamedTuple

from arena import games

HERE = Path(__file__).parent
LARGE = 60_000  # characters of data: more are packed
MOST = 1_000_000  # bytes of a page

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy"
 content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-{hash}'">
<link rel="icon" href="data:,">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
<div id="page"></div>
<noscript>This page needs JavaScript.</noscript>
<script type="application/json" id="data"{packed}>{data}</script>
<script>{script}</script>
</body>
</html>
"""


class Shown(NamedTuple):
    """What show.py of a game makes of a file."""

    title: str
    shell: str
    data: Any


class TooLarge(ValueError):
    """The page would be larger than a page may be."""


def write(title: str, shell: str, game: str, data: Any) -> str:
    """The page: `shell` is the name of the script that is in charge (SHELL.js)."""
    script = "\n" + "".join(path.read_text() for path in scripts(shell, game))
    text = json.dumps(data, separators=(",", ":"), allow_nan=False)
    packed = len(text) > LARGE
    if packed:
        text = base64.b64encode(gzip.compress(text.encode(), mtime=0)).decode()
    page = PAGE.format(
        title=html.escape(title), style=style(shell, game), script=script,
        hash=base64.b64encode(hashlib.sha256(script.encode()).digest()).decode(),
        packed=' data-packed="gzip"' if packed else "",
        data=text.replace("<", "\\u003c").replace("\u2028", "\\u2028"))
    if len(page.encode()) >= MOST:
        raise TooLarge(f"{len(page.encode()):,} bytes")
    return page


def scripts(shell: str, game: str) -> list[Path]:
    """What is drawn with, what a game draws, and who is in charge: a shell of ours, or one that
    only this game has."""
    files = [HERE / "base.js", HERE / "player.js", games.folder(game) / "view.js",
             HERE / f"{shell}.js", games.folder(game) / f"{shell}.js"]
    return [file for file in files if file.is_file()]


def style(shell: str, game: str) -> str:
    """The styles of every page, those of the shell, and those of a game's drawings."""
    own = games.folder(game)
    files = [HERE / "style.css", HERE / f"{shell}.css", own / "view.css", own / f"{shell}.css"]
    return "".join(file.read_text() for file in files if file.is_file())
