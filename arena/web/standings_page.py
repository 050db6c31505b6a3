"""The page of a tournament or a league, with the pages of its games in a folder beside it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Optional

from arena.matches import standings
from arena.matches.play import Record
from arena.matches.ratings import expected_score
from arena.matches.standings import ANCHOR, Standings
from arena.web import page, replay

GAMES_A_PAIRING = 20  # that get a page of their own, the newest; and every game with a fault


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
        "subtitle": f"{len(records):,} games of {len(table.rows)} bots",
        "anchored": ANCHOR if any(row.name == ANCHOR for row in table.rows) else None,
        "games": {record["index"]: _game(record, pages.get(record["index"]))
                  for record in records},
        "command": f"./play.sh replay {log_path}",
    }
    short = standings.short_names([row.name for row in table.rows])
    ratings = {row.name: row.rating for row in table.rows}
    for row in data["rows"]:
        row.update(short=short[row["name"]], retired=row["name"] in retired)
    for cell in data["cells"]:
        mine, theirs = ratings[cell["name"]], ratings[cell["other"]]
        assert mine and theirs
        cell["expected"] = expected_score(mine.elo - theirs.elo)
    target.write_text(page.write(title, "standings", game, data), encoding="utf-8")


def _pages(target: Path, chosen: set[int], log_path: str) -> dict[int, str]:
    """Write pages of games into a folder beside the page; number: link."""
    folder = target.parent / f"{target.stem}-games"
    folder.mkdir(parents=True, exist_ok=True)
    return {number: f"{folder.name}/{file}"
            for number, file in replay.write_games(folder, chosen, log_path).items()}


def _game(record: Record, link: Optional[str]) -> dict[str, Any]:
    found = {"a": record["bots"]["a"]["spec"], "score": standings.scores(record)[0],
             "reason": record["result"]["reason"], "page": link,
             "fault": ", ".join(f"{fault['bot'].upper()}: {fault['status']}"
                                for fault in record["faults"])}
    return {key: value for key, value in found.items() if value not in (None, "")}


def _chosen(table: Standings, records: Sequence[Record]) -> set[int]:
    """The games that get a page, each with the other game of its pair."""
    newest = {number for cell in table.cells.values() for number in cell.games[-GAMES_A_PAIRING:]}
    chosen = newest | {record["index"] for record in records if record["faults"]}
    return chosen | {number ^ 1 for number in chosen}
