"""A logged game as a page: what `replay.js` draws, from the log and the game's view.py."""

import shlex
from pathlib import Path
from typing import Any, Optional

from arena import games, views
from arena.matches import log, outcome, replay, thoughts
from arena.matches.play import Record
from arena.matches.replay import Turn
from arena.matches.thoughts import SWING, Swing, plain
from arena.web import page

Data = dict[str, Any]

# Characters kept of every text of a program, from the first that makes the page small enough.
ROOM = (20_000, 4_000, 1_000, 200, 50)


def html(record: Record, other: Optional[Record], log_path: str) -> str:
    """The page of a game, with the other game of its pair if there is one. Differs if the log
    of the game is not what the referee says."""
    title = f"{record['game'].capitalize()}, game {record['index']}: {names(record)}"
    both = [each for each in (record, other) if each is not None]
    for room in ROOM:
        try:
            return page.write(title, "replay", record["game"],
                              {"games": [data(each, log_path, room) for each in both]})
        except page.TooLarge:
            if room == ROOM[-1] and len(both) == 1:
                raise
    return html(record, None, log_path)


def write(record: Record, log_path: str, path: Path) -> None:
    """The page of a game into a file; the other game of the pair is looked up in the log."""
    try:
        other: Optional[Record] = log.find(log_path, record["index"] ^ 1)
    except ValueError:
        other = None
    if other is not None and other["game"] != record["game"]:
        other = None
    path.write_text(html(record, other, log_path), encoding="utf-8")


def write_games(folder: Path, chosen: set[int], log_path: str) -> dict[int, str]:
    """Pages of these games into a folder, each with the other game of its pair; number: name of
    the file, of all that could be written."""
    made: dict[int, str] = {}
    waiting: dict[int, Record] = {}  # for the other game of their pair
    for record in log.read(log_path):
        number = record["index"]
        if not chosen & {number, number ^ 1}:
            continue
        other = waiting.pop(number ^ 1, None)
        if other is None:
            waiting[number] = record
            continue
        for each, its_pair in ((record, other), (other, record)):
            _write_game(folder, each, its_pair, chosen, log_path, made)
    for record in waiting.values():
        _write_game(folder, record, None, chosen, log_path, made)
    return made


def _write_game(folder: Path, record: Record, other: Optional[Record], chosen: set[int],
                log_path: str, made: dict[int, str]) -> None:
    number = record["index"]
    file = folder / f"{number}.html"
    if number in chosen and record["result"] is not None:
        try:
            file.write_text(html(record, other, log_path), encoding="utf-8")
        except (replay.Differs, page.TooLarge):
            return  # it can still be read in the terminal
        made[number] = file.name


def written(record: Record, folder: Optional[str], log_path: str) -> Optional[str]:
    """Write the page of a game; its address, at the turn of the first fault."""
    if folder is None:
        return None
    made: dict[int, str] = {}
    _write_game(Path(folder), record, None, {record["index"]}, log_path, made)
    if not made:
        return None
    turn = fault_turn(record)
    address = Path(folder, f"{record['index']}.html").resolve().as_uri()
    return address if turn is None else f"{address}#turn={turn}"


def names(record: Record) -> str:
    return " against ".join(Path(record["bots"][bot]["spec"]).name for bot in "ab")


def fault_turn(record: Record) -> Optional[int]:
    """The turn of the first answer that was a fault."""
    answers = (event for event in record["messages"] if "from" in event)
    return next((turn for turn, event in enumerate(answers, 1) if "fault" in event), None)


def data(record: Record, log_path: str, room: int) -> Data:
    """All that the page shows of a game, as plain JSON."""
    kind = games.referee(record["game"])
    swings = thoughts.swings(record["messages"])
    turns = _turns(record, swings, room)
    winner = outcome.winner(record)
    return {
        "game": record["game"], "index": record["index"], "seats": record["seats"],
        "bots": {bot: {"name": Path(each["spec"]).name, "spec": plain(each["spec"])}
                 for bot, each in record["bots"].items()},
        "clock": kind.clock, "winner": winner, "turns": turns,
        "reason": None if record["result"] is None else plain(outcome.reason(record)),
        "lost": _lost(record, winner, swings, turns),
        "faults": [{"seat": each["seat"], "status": each["status"],
                    "detail": plain(each["detail"])[:room]} for each in record["faults"]],
        "notes": [plain(note["note"])[:room] for note in record["notes"]],
        "facts": _facts(record),
        "command": f"./play.sh replay {shlex.quote(log_path)} --game {record['index']}",
        "onward": _onward(record, log_path),
    }


def _onward(record: Record, log_path: str) -> str:
    """The command that plays on from a turn, but for the turn."""
    a, b = (shlex.quote(record["bots"][bot]["spec"]) for bot in "ab")
    start = shlex.quote(f"{log_path}:{record['index']}:")
    return f"./play.sh match {record['game']} {a} {b} --from {start}"


def _turns(record: Record, swings: list[Swing], room: int) -> list[Data]:
    found: list[Data] = []
    picture: views.Picture = {}
    for turn in replay.positions(record):
        event = turn.event
        if event is None or "fault" in event:
            picture = views.picture(turn.referee)
        else:
            picture = views.after(picture, event["from"], turn.referee)
        entry: Data = {"picture": picture, "sent": [[each["seat"], each["to"]]
                                                    for each in turn.sent]}
        if event is not None:
            entry.update(_answer(turn, room))
            entry["events"] = _events(turn, picture, swings)
        found.append(entry)
    return found


def _answer(turn: Turn, room: int) -> Data:
    event = turn.event
    assert event is not None
    lines = [plain(line)[:room] for line in thoughts.other_lines(event)]
    entry: Data = {
        "seat": event["seat"], "caption": plain(turn.caption), "used": event["used"],
        "answer": None if event["from"] is None else plain(event["from"])[:room],
        "spent": round(turn.spent, 4), "limit": round(turn.limit, 4),
        "fault": event.get("fault"), "said": lines, "thought": thoughts.thought(event),
        "value": thoughts.value(event),
    }
    cut = event.get("said_cut") or any(len(line) >= room for line in lines)
    return {**{key: value for key, value in entry.items() if value not in (None, [])},
            **({"said_cut": True} if cut else {})}


def _events(turn: Turn, picture: views.Picture, swings: list[Swing]) -> list[Data]:
    """The marks of a turn on the time line."""
    event = turn.event
    assert event is not None
    found: list[Data] = list((picture.get("last") or {}).get("events", []))
    side = turn.referee.side(event["seat"])
    if "fault" in event:
        found.append({"kind": "fault", "side": side, "text": f"fault: {event['fault']}"})
    found += [{"kind": "swing", "side": turn.referee.side(swing.seat), "text": (
        f"its win chance went from {swing.before:.0%} to {swing.after:.0%}")}
        for swing in swings if swing.noticed == turn.number and abs(swing.size) > SWING]
    return found


def _lost(record: Record, winner: str, swings: list[Swing],
          turns: list[Data]) -> Optional[Data]:
    """The move that lost the game: a fault that ended it, or where the own chance of a loser
    fell most."""
    if not winner:
        return None
    losers = [seat for seat, bot in enumerate(record["seats"]) if bot != winner]
    turn = fault_turn(record)
    if turn is not None and turn == len(turns) - 1:
        return {"turn": turn}
    swing = thoughts.losing(swings, losers)
    if swing is None:
        return None
    return {"turn": swing.answered, "before": swing.before, "after": swing.after}


def _facts(record: Record) -> list[list[str]]:
    """The conditions of a game, for people."""
    limits = record["limits"]
    facts = [["seed", str(record["seed"])]]
    facts += [[f"bot {bot.upper()}", plain(each["spec"])] for bot, each in record["bots"].items()]
    facts += [[f"sha256 of {plain(name)}", digest[:16]] for each in record["bots"].values()
              for name, digest in each["sha256"].items()]
    facts.append(["time scale", f"{limits['time_scale']:g}"])
    if limits.get("memory_mb"):
        kind = "address space" if limits.get("strict_memory") else "resident"
        facts.append(["memory", f"{limits['memory_mb']} MB, {kind}"])
    facts += [[key.replace("_", " "), str(value)] for key, value in record["options"].items()]
    facts += [[words, str(record[key])] for key, words in
              (("jobs", "games at once"), ("slow_judge", "judge slower by")) if key in record]
    facts += [["took", f"{record['seconds']:.1f} s"]] if "seconds" in record else []
    return facts
