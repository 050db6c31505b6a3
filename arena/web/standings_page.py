"""The page of a tournament or a league, with the pages of its games in a folder beside it."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Optional
from urllib.parse import quote

from arena.matches import outcome, standings, standings_text
from arena.matches.play import Record
from arena.matches.ratings import ENOUGH, expected_score
from arena.matches.standings import ANCHOR, Standings
from arena.web import page, replay

GAMES_A_PAIRING = 20  # that get a page of their own, the newest; and as many with a fault
WIDEST = 24  # characters of a name


def write(path: str, title: str, game: str, table: Standings, records: Sequence[Record],
          log_path: str, versions: Sequence[str], retired: Sequence[str] = (),
          pages: Optional[dict[int, str]] = None) -> None:
    """`versions`: the bots in the order in which they came. `pages`: number and link of the games
    that have a page already; without it the newest get one."""
    target = Path(path)
    if pages is None:
        pages = _pages(target, _chosen(table, records), log_path)
    data = {
        **standings.as_json(table), "title": title, "game": game, "versions": list(versions),
        "subtitle": _counted(len(records), "game") + " of " + _counted(len(table.rows), "bot"),
        "enough": ENOUGH,
        "anchored": ANCHOR if any(row.name == ANCHOR for row in table.rows) else None,
        "games": {record["index"]: _game(record, pages[record["index"]])
                  for record in records if record["index"] in pages},
        "command": f"./play.sh replay {shlex.quote(log_path)}",
    }
    short = standings_text.short_names([row.name for row in table.rows])
    ratings = {row.name: row.rating for row in table.rows}
    for row, apart in zip(data["rows"], standings_text.apart(table)):
        row.update(short=standings_text.cut(short[row["name"]], WIDEST), apart=apart,
                   retired=row["name"] in retired)
    for cell in data["cells"]:
        mine, theirs = ratings[cell["name"]], ratings[cell["other"]]
        assert mine and theirs
        cell.update(expected=expected_score(mine.elo - theirs.elo), played=len(cell["games"]),
                    games=[number for number in cell["games"] if number in pages])
    target.write_text(page.write(title, "standings", game, data), encoding="utf-8")


def _counted(number: int, what: str) -> str:
    return f"{number:,} {what}{'s' * (number != 1)}"


def _pages(target: Path, chosen: set[int], log_path: str) -> dict[int, str]:
    """Write pages of games into a folder beside the page; number: link."""
    folder = target.parent / f"{target.stem}-games"
    folder.mkdir(parents=True, exist_ok=True)
    return {number: quote(f"{folder.name}/{file}")
            for number, file in replay.write_games(folder, chosen, log_path).items()}


def _game(record: Record, link: str) -> dict[str, Any]:
    specs = {bot: each["spec"] for bot, each in record["bots"].items()}
    names = {bot: Path(spec).name for bot, spec in specs.items()}
    found = {"a": specs["a"], "score": outcome.score_of_a(record),
             "reason": outcome.reason(record, names), "page": link,
             "faults": [[specs[fault["bot"]], fault["status"]] for fault in record["faults"]]}
    return {key: value for key, value in found.items() if value not in ([], "")}


def _chosen(table: Standings, records: Sequence[Record]) -> set[int]:
    """The games that get a page, each with the other game of its pair."""
    faulty = {record["index"] for record in records if record["faults"]}
    chosen = {number for cell in table.cells.values() for games in (
        cell.games, [number for number in cell.games if number in faulty])
        for number in games[-GAMES_A_PAIRING:]}
    partners = {number ^ 1 for number in chosen} & {record["index"] for record in records}
    return chosen | partners
