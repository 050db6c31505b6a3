"""squares_bot: its rules against plain flood fill, its answers against the referee."""

import io
import itertools
import json
import math
import os
import random
import re
import signal
import subprocess
import sys
import time
import tracemalloc
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Callable

import numpy as np
import pytest
import squares_plain
from harness import ROOT, SQUARES_BOT, run
from harness import samples as samples_of
from streams import at_most_one_line, in_shell

import squares_bot
from arena.games.squares.referee import SquaresReferee, input_text
from squares_bot import CELLS, HEIGHT, UNKNOWN, WIDTH, Field, Search

NO_ROWS_FIXED = np.zeros(HEIGHT, bool)
KINDS = "empty partly full".split()
RECORD = Path(__file__).with_name("squares_game.txt")


def random_field(rng: random.Random, kind: str, colours: int = 5) -> Field:
    """A field, of few colours for large components; `partly`: every stack ends somewhere."""
    heights = {"empty": (0, 0), "partly": (0, HEIGHT), "full": (HEIGHT, HEIGHT)}[kind]
    field: Field = []
    for _ in range(WIDTH):
        height = rng.randint(*heights)
        field += [rng.randrange(colours) for _ in range(height)] + [UNKNOWN] * (HEIGHT - height)
    return field


def random_fields(number: int, seed: int) -> list[Field]:
    """Fields of every kind, scattered and sorted."""
    rng = random.Random(seed)
    fields = []
    for i in range(number):
        field = random_field(rng, KINDS[1 + i % 2], 1 + i % 5)
        if i % 3 == 0:
            field = field_of(sorted(column) for column in columns_of(field))
        fields.append(field)
    return fields


def columns_of(field: Field) -> list[list[int]]:
    """As the oracle has it."""
    return [field[start : start + HEIGHT] for start in range(0, CELLS, HEIGHT)]


def field_of(columns: Iterable[list[int]]) -> Field:
    return [colour for column in columns for colour in column]


def boards_of(fields: list[Field]) -> np.ndarray:
    return np.array(fields, np.uint8).T.reshape(WIDTH, HEIGHT, -1)


def rows(field: Field) -> tuple[str, ...]:
    return tuple(squares_bot.field_text(field).split())


def think(field: Field, width: int = 20, depth: int = 3) -> Field:
    """With fixed work."""
    after = Search(field, width, depth).think(1.0, lambda: 0.0)
    assert after is not None
    return after


def check_answer(own: Field, other: Field, answer: str) -> None:
    """The referee takes the answer, and it is no null move where a move can be made."""
    lines = answer.splitlines()
    SquaresReferee.from_text([input_text(rows(own), rows(other)), answer])
    if set(own) != {UNKNOWN}:
        assert tuple(lines[15:]) != rows(own), "a null move"
    else:
        assert tuple(lines[15:]) == rows(own)


# --- rules against the oracle -----------------------------------------------------------------


def test_components_are_those_of_plain_flood_fill() -> None:
    fields = random_fields(300, seed=1)
    labels = squares_bot.component_labels(boards_of(fields))
    sizes = squares_bot.component_sizes(labels)
    for number, field in enumerate(fields):
        plain = squares_plain.components(columns_of(field))
        assert sorted(size for size in sizes[:, number] if size) == sorted(map(len, plain))
        for cells in plain:
            assert len({labels[x, y, number] for x, y in cells}) == 1
        assert (labels[:, :, number] == 0).sum() == field.count(UNKNOWN)
        numbered = [{x * HEIGHT + y for x, y in cells} for cells in plain]
        assert squares_bot.components(field) == numbered


def test_a_component_that_winds_through_the_whole_field_is_one() -> None:
    field = np.zeros((WIDTH, HEIGHT), np.uint8)
    for column in range(1, WIDTH, 2):  # walls of another colour, open at alternate ends
        field[column] = 1
        field[column, 0 if column % 4 == 1 else HEIGHT - 1] = 0
    sizes = squares_bot.component_sizes(squares_bot.component_labels(field[:, :, None]))
    assert max(sizes[:, 0]) == (field == 0).sum() == 80


def test_boards_are_worth_what_the_oracle_says() -> None:
    fields = random_fields(900, seed=2)  # more than one slice of `judge`
    values = squares_bot.judge(boards_of(fields))
    expected = [squares_plain.judge(columns_of(field), squares_bot) for field in fields]
    assert values.tolist() == expected


def test_squares_fall_as_in_the_oracle() -> None:
    rng = random.Random(3)
    for field in random_fields(100, seed=3):
        plain = columns_of(field)
        cells = rng.choice(squares_plain.components(plain) or [set()])
        gone = np.zeros((WIDTH, HEIGHT, 1), bool)
        for x, y in cells:
            gone[x, y] = True
        expected = squares_plain.without(plain, cells)
        assert squares_bot.without(boards_of([field]), gone)[:, :, 0].tolist() == expected
        numbered = {x * HEIGHT + y for x, y in cells}
        assert columns_of(squares_bot.fallen(field, numbered)) == expected


# --- candidates -------------------------------------------------------------------------------


def test_every_child_is_one_move_away_and_none_is_a_null_move() -> None:
    fields = [random_field(random.Random(i), "full", 2 + i % 4) for i in range(12)]
    parents, children, removed = squares_bot.children(boards_of(fields), NO_ROWS_FIXED)
    assert set(parents) == set(range(12))
    for place, (parent, number) in enumerate(zip(parents, removed)):
        before, child = fields[parent], squares_bot.as_field(children, place)
        answer = squares_bot.field_text(before) + squares_bot.move_text(before, child)
        referee = SquaresReferee.from_text([input_text(rows(before), rows(before)), answer])
        assert referee.points[0] == number**2
        assert referee.fields[0] == rows(child)
        assert number or child != before


def test_a_line_is_sorted_in_the_best_of_all_orders() -> None:
    rng = np.random.RandomState(4)
    lines = rng.randint(0, 4, (40, HEIGHT)).astype(np.uint8)
    pull = rng.randint(0, 999, (40, HEIGHT, 5)).astype(np.int16)
    number, contents = squares_bot.sorted_lines(lines, pull)
    places = np.arange(HEIGHT)
    for line in range(40):
        found = max(pull[line, places, c].sum() for c in contents[number == line])
        every = (
            [colour for colour in order for _ in range((lines[line] == colour).sum())]
            for order in itertools.permutations(range(5))
        )
        assert found == max(pull[line, places, c].sum() for c in every)


def test_orders_of_a_line_are_distinct_however_few_its_colours() -> None:
    lines = np.array([[0, 1] * 5, [2] * 10, [3, 3, 1, 1, 0, 0, 5, 5, 5, 5]], np.uint8)
    number, contents = squares_bot.sorted_lines(lines, np.ones((3, 10, 5), np.int16))
    found = [[tuple(c) for c in contents[number == line]] for line in range(3)]
    assert sorted(found[0]) == [(0,) * 5 + (1,) * 5, (1,) * 5 + (0,) * 5]
    assert found[1] == []
    assert len(found[2]) == len(set(found[2])) >= 2
    assert all(c[6:] == (UNKNOWN,) * 4 for c in found[2])


def test_largest_places_are_those_of_a_plain_sort() -> None:
    values = np.random.RandomState(5).randint(0, 9, (40, 60)).astype(np.int32)  # many are equal
    found = squares_bot.largest_places(values, 8)
    for column in range(60):
        ranked = sorted(range(40), key=lambda place: (values[place, column], place))
        assert found[:, column].tolist() == sorted(ranked[-8:])


# --- the mover --------------------------------------------------------------------------------


def clock_of(answers: int) -> Callable[[], float]:
    """A clock that is at 0 for so many answers, then past every deadline."""
    ticks = itertools.chain([0.0] * answers, itertools.repeat(1e9))
    return lambda: next(ticks)


BANDS = field_of([[0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]] * WIDTH)


def test_a_ripe_field_is_harvested() -> None:
    """Five bands of 30: nothing is left to sort, so a band goes, and the top one goes first."""
    assert think(BANDS).count(UNKNOWN) == 30


def test_one_sort_that_completes_a_band_is_found() -> None:
    columns = columns_of(BANDS)
    columns[4] = [0, 1, 2, 3, 4] * 3
    assert think(field_of(columns)) == BANDS


def test_a_field_that_nobody_tops_up_is_harvested_to_the_end() -> None:
    """No removal here is large enough to be worth more than what it might become."""
    stacks = [[0] * 3, [1] * 3, [0] * 3, [2] * 3, *([] for _ in range(6))]
    field = field_of(stack + [UNKNOWN] * (HEIGHT - len(stack)) for stack in stacks)
    points = []
    while set(field) != {UNKNOWN}:
        after = think(field)
        points.append((after.count(UNKNOWN) - field.count(UNKNOWN)) ** 2)
        field = after
        assert len(points) < 12
    assert sum(points) >= 4 * 9


@pytest.mark.parametrize("answers", [0, 1, 2, 5])
def test_a_move_is_there_however_early_the_time_is_up(answers: int) -> None:
    field = random_field(random.Random(5), "full")
    assert Search(field).think(1.0, clock_of(answers)) not in (field, None)


def test_no_look_ahead_begins_that_would_end_past_the_deadline() -> None:
    """With a clock that runs a second a look, each piece of work takes a second."""
    looks = []
    seconds = itertools.count()

    def clock() -> float:
        looks.append(next(seconds))
        return looks[-1]

    Search(random_field(random.Random(6), "full"), width=100).think(40, clock)
    assert 30 <= looks[-1] <= 40


def test_pace_judges_by_the_slowest_piece() -> None:
    times = iter([0.0, 1.0, 4.0, 5.0])
    pace = squares_bot.Pace(lambda: next(times))
    assert pace.fits(2.0)
    assert not pace.fits(6.9)
    assert pace.fits(8.0)


# --- the filler -------------------------------------------------------------------------------


def test_top_up_keeps_what_lies_there_and_leaves_nothing_empty() -> None:
    for number, field in enumerate(random_fields(30, seed=7)):
        filled = squares_bot.top_up(field, 1.0, random.Random(number), 2, clock=lambda: 0.0)
        check_fill(field, filled)
        check_fill(field, squares_bot.plain_fill(field, random.Random(number)))


def check_fill(field: Field, filled: Field) -> None:
    assert UNKNOWN not in filled
    assert all(old in (new, UNKNOWN) for old, new in zip(field, filled))


def test_first_fills_are_whole_fields_of_many_kinds_and_hard_to_line_up() -> None:
    """Their price is about that of an annealed field, their colours are balanced."""
    fields = [squares_bot.first_fill(random.Random(number)) for number in range(60)]
    for field in fields:
        check_fill([UNKNOWN] * CELLS, field)
        assert {field.count(colour) for colour in range(5)} <= set(range(25, 37))
        assert max(map(len, squares_plain.components(columns_of(field)))) <= 4
    assert len(set(map(tuple, fields))) > 50
    annealed = squares_bot.top_up([UNKNOWN] * CELLS, 1.0, random.Random(1), clock=lambda: 0.0)
    assert max(map(total_price, fields)) < 1.1 * total_price(annealed)


def test_the_first_fill_takes_no_time_and_answers_an_empty_field() -> None:
    rng = random.Random(13)
    made = player(random_field(rng, "full"), [UNKNOWN] * CELLS)
    made.clock = None  # type: ignore[assignment]  # whoever looks at it fails
    check_fill([UNKNOWN] * CELLS, made.filled())


def test_what_is_removed_does_not_come_back_at_once() -> None:
    """A field on which one component of 17 squares once came and went for 80 turns."""
    field = squares_bot.read_field(
        "ORYRBGGGGG YBBBBOGGYG OROROBYGYG BBYBROOGOG ORORORYGYR YBYBOBOGOB RBOOYRYGBR YRYRYBOGYR "
        "OBOBORYGBR BBRYBBYRYR YRYRYROROB OBOBOBORYR BRYYYROROB OROROROROB YBYBYBYRBR".split(),
        "own",
    )
    sizes = []
    for turn in range(6):
        largest = max(squares_plain.components(columns_of(field)), key=len)
        sizes.append(len(largest))
        field = field_of(squares_plain.without(columns_of(field), largest))
        field = squares_bot.top_up(field, 1.0, random.Random(turn), clock=lambda: 0.0)
    assert sizes[0] == 17
    assert max(sizes[1:]) < 10


@pytest.mark.parametrize("began", [0.0, 1.0, 2.0])
def test_top_up_out_of_time_is_still_complete(began: float) -> None:
    field = random_field(random.Random(8), "empty")
    ticks = itertools.chain([began, began], itertools.repeat(3.0))
    filled = squares_bot.top_up(field, 1.0, random.Random(1), clock=lambda: next(ticks))
    check_fill(field, filled)


@pytest.mark.parametrize(("share", "loss"), [(0.1, 0.1), (1e-9, 0.4)])
def test_top_up_in_little_time_is_nearly_as_good(share: float, loss: float) -> None:
    """As a share of what annealing in full saves against a random fill."""
    field = random_field(random.Random(8), "empty")
    seconds = itertools.count()
    looks = squares_bot.ROUNDS * CELLS // 64
    short = squares_bot.top_up(field, share * looks, random.Random(1), clock=lambda: next(seconds))
    whole = squares_bot.top_up(field, 1.0, random.Random(1), clock=lambda: 0.0)
    at_random = total_price(random_field(random.Random(8), "full"))
    short_price, whole_price = total_price(short), total_price(whole)
    assert short_price - whole_price < loss * (at_random - whole_price)


def test_prices_are_the_differences_of_the_total_price() -> None:
    """The price of a square is what the whole field costs more with it than without it."""
    rng = random.Random(9)
    fill = squares_bot.Fill(random_field(rng, "partly", 4))
    for _ in range(60):
        cell, colour = rng.randrange(squares_bot.CELLS), rng.randrange(5)
        fill.put(cell, UNKNOWN)
        price, without = fill.price(cell, colour), total_price(fill.field)
        fill.put(cell, colour)
        assert price == pytest.approx(total_price(fill.field) - without)
        assert squares_bot.total_price(fill.field) == pytest.approx(total_price(fill.field))


def total_price(field: Field) -> float:
    columns = columns_of(field)
    levels = [list(level) for level in zip(*columns)]
    components = squares_plain.components(columns)
    total = squares_bot.POINTS * sum(len(cells) ** 2 for cells in components)
    for colour in range(5):
        total += squares_bot.BALANCE * field.count(colour) ** 2
        for lines, prices in ((columns, squares_bot.COLUMNS), (levels, squares_bot.ROWS)):
            counts = [line.count(colour) for line in lines]
            total += prices.has * sum(count > 0 for count in counts)
            total += prices.crowd * sum(count**2 for count in counts)
            for apart, weight in enumerate(prices.shared, 1):
                total += weight * sum(map(min, counts, counts[apart:]))
    return total


# --- the answer as a whole --------------------------------------------------------------------


def test_answers_to_fields_of_all_kinds_are_legal() -> None:
    rng = random.Random(10)
    for own_kind, other_kind in itertools.product(KINDS, KINDS):
        for colours in (1, 2, 5):
            own = random_field(rng, own_kind, colours)
            other = random_field(rng, other_kind, colours)
            check_answer(own, other, quick_answer(own, other, rng))


def test_answers_to_nearly_empty_fields_are_legal() -> None:
    """Whoever removes the last square must not fail in the next look ahead."""
    rng = random.Random(11)
    full = random_field(rng, "full")
    for squares in range(1, 4):
        for columns in range(1, 3):
            stacks = [[2] * squares if 3 <= x < 3 + columns else [] for x in range(WIDTH)]
            own = field_of(stack + [UNKNOWN] * (HEIGHT - len(stack)) for stack in stacks)
            check_answer(own, full, quick_answer(own, full, rng))


def quick_answer(own: Field, other: Field, rng: random.Random) -> str:
    filled = squares_bot.top_up(other, 1.0, rng, 2, clock=lambda: 0.0)
    moved = Search(own, 6, 3).think(1.0, lambda: 0.0)
    return squares_bot.field_text(filled) + squares_bot.move_text(own, moved or own)


def test_a_whole_game_with_itself_has_no_fault() -> None:
    rng = random.Random(12)
    referee = SquaresReferee({"turns": 24, "setup": "folded"})
    while referee.wanted is not None:
        own, other = squares_bot.read_input(referee.sent[referee.wanted][-1])
        referee.answer(quick_answer(own, other, rng))
    assert min(referee.points) > 0


@pytest.mark.parametrize(("own", "other"), list(itertools.product(KINDS, KINDS)))
def test_the_process_answers_every_combination_of_fields(own: str, other: str) -> None:
    rng = random.Random(f"{own} {other}")
    fields = random_field(rng, own), random_field(rng, other)
    text = input_text(*map(rows, fields))
    ran = run(SQUARES_BOT, "--time-scale", "0.4", files={"input.txt": text})
    assert (ran.status, ran.stdout, ran.stderr) == (0, "", "")
    assert set(ran.files) == {"input.txt", "output.txt"}
    check_answer(*fields, ran.files["output.txt"])


def test_line_ends_of_windows_are_understood() -> None:
    for sample in samples_of("squares", ".board"):
        text = sample.read_text()
        for other_text in (text.replace("\n", "\r\n"), text.rstrip("\n"), text + "\n \n"):
            assert squares_bot.read_input(other_text) == squares_bot.read_input(text)


# --- bad input --------------------------------------------------------------------------------

GOOD = "RGBYORGBYO\n" * 30
BAD = {
    "empty": "",
    "one field": GOOD[: 15 * 11],
    "a row too many": GOOD + "RGBYORGBYO\n",
    "a short row": GOOD.replace("RGBYORGBYO", "RGBYORGBY", 1),
    "a long row": GOOD.replace("RGBYORGBYO", "RGBYORGBYOR", 1),
    "unknown letter": GOOD.replace("R", "X", 1),
    "small letter": GOOD.replace("R", "r", 1),
    "not ascii": GOOD.replace("R", "\u0420", 1),
    "a blank line between": GOOD[: 15 * 11] + "\n" + GOOD[15 * 11 :],
    "hanging square": GOOD[:11] + "..........\n" + GOOD[22:],
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input_is_one_line_and_status_2(name: str) -> None:
    files = {"input.txt": BAD[name], "output.txt": "as it was"}
    ran = run(SQUARES_BOT, files=files)
    assert (ran.status, ran.stdout) == (2, "")
    assert re.fullmatch(r"[^\n]+\n", ran.stderr)
    assert "Traceback" not in ran.stderr
    assert ran.files["output.txt"] == "as it was"


def test_missing_input_is_one_line_and_status_2() -> None:
    ran = run(SQUARES_BOT)
    assert (ran.status, ran.stdout, ran.files) == (2, "", {})
    assert re.fullmatch(r"[^\n]*input\.txt[^\n]*\n", ran.stderr)


# --- what nothing may trip --------------------------------------------------------------------


def player(own: Field, other: Field, work: int = 4, verbose: bool = False) -> squares_bot.Player:
    words = ["--work", str(work), *["-v"] * verbose]
    made = squares_bot.Player(squares_bot.read_options(words))
    made.read(input_text(rows(own), rows(other)))
    return made


def broken(error: Exception) -> Callable:
    def fail(*arguments: object, **more: object) -> None:
        raise error

    return fail


LAYERS = {  # where something goes wrong, and whether the fill or the move suffers
    "top_up": "filled",
    "Fill.price": "filled",
    "line_price": "filled",
    "Search.think": "moved",
    "Search.__init__": "moved",
    "Beam.grown": "moved",
    "children": "moved",
    "sorted_lines": "moved",
    "judge": "moved",
    "component_labels": "moved",
    "gains": "moved",
}


@pytest.mark.parametrize("layer", LAYERS)
@pytest.mark.parametrize("error", [MemoryError(), RuntimeError("x" * 500), ZeroDivisionError()])
def test_an_error_in_any_layer_leaves_the_rule_of_thumb(
    layer: str, error: Exception, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture
) -> None:
    rng = random.Random(layer)
    own, other = random_field(rng, "full"), random_field(rng, "partly")
    monkeypatch.setattr(f"squares_bot.{layer}", broken(error))
    check_answer(own, other, player(own, other).answer())
    said = capfd.readouterr().err
    assert said.startswith(f"squares_bot: {type(error).__name__}: ")
    assert said.endswith(f", {LAYERS[layer]} by rule of thumb\n")
    assert said.count("\n") == 1 and len(said) < 200


def test_without_numpy_a_whole_game_has_no_fault(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture
) -> None:
    monkeypatch.setattr(squares_bot, "np", None)
    monkeypatch.setenv("ARENA_SEED", "1")
    referee = SquaresReferee({"turns": 40, "setup": "folded"})
    while referee.wanted is not None:
        fields = squares_bot.read_input(referee.sent[referee.wanted][-1])
        referee.answer(player(*fields).answer())
    assert min(referee.points) > 40 * 80
    assert "numpy is missing" in capfd.readouterr().err


@pytest.mark.parametrize(("own", "other"), list(itertools.product(KINDS, KINDS)))
def test_rules_of_thumb_are_legal(own: str, other: str) -> None:
    rng = random.Random(f"{own} {other}")
    for colours in (1, 2, 3, 5):
        fields = random_field(rng, own, colours), random_field(rng, other, colours)
        answer = squares_bot.field_text(squares_bot.plain_fill(fields[1], rng))
        after = squares_bot.rule_of_thumb(fields[0])
        check_answer(*fields, answer + squares_bot.move_text(fields[0], after))


def test_the_rule_of_thumb_gathers_and_removes() -> None:
    columns = columns_of(BANDS)
    assert squares_bot.rule_of_thumb(BANDS).count(UNKNOWN) == 30
    columns[1:] = [[0, 1, 2, 3, 4] * 3] * 9
    before = field_of(columns)
    largest = max(map(len, squares_bot.components(before)))
    after = squares_bot.rule_of_thumb(before)
    assert sorted(after) == sorted(before)
    assert max(map(len, squares_bot.components(after))) > largest


@pytest.mark.parametrize("megabytes", [128, 110, 64])
def test_too_little_memory_still_gives_an_answer(megabytes: int) -> None:
    files = {"input.txt": input_text(("RGBYORGBYO",) * 15, ("..........",) * 15)}
    ran = run(SQUARES_BOT, "--time-scale", "0.4", files=files, address_space_mb=megabytes)
    assert ran.status == 0
    assert len(ran.files["output.txt"].split("\n")) in (17, 31)
    assert ran.stderr.count("\n") == (megabytes < 124)


def test_the_widest_search_leaves_room_in_memory() -> None:
    """A limit of 128 MB is for the interpreter as well, and some load 4 MB more than others."""
    search = Search(random_field(random.Random(1), "full"), depth=3)
    tracemalloc.start()
    search.think(math.inf, clock=lambda: 0.0)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert len(search.beams[2].gained) == squares_bot.WIDEST
    assert peak < 5 << 20


def test_missing_numpy_still_gives_an_answer(tmp_path: Path) -> None:
    (tmp_path / "hidden").mkdir()
    (tmp_path / "hidden" / "numpy.py").write_text("raise ImportError\n")
    (tmp_path / "input.txt").write_text(GOOD)
    ran = in_shell("PYTHONPATH=hidden $RUN -v", SQUARES_BOT, tmp_path)
    assert (ran.returncode, ran.stdout) == (0, b"")
    complaint, thought = ran.stderr.decode().splitlines()
    assert complaint.startswith("squares_bot: ImportError: ")
    assert complaint.endswith(", moved by rule of thumb")
    assert json.loads(thought)["depth"] == 0
    own, other = squares_bot.read_input(GOOD)
    check_answer(own, other, (tmp_path / "output.txt").read_text())


UNREADABLE = {
    "a pipe": "mkfifo input.txt",
    "a directory": "mkdir input.txt",
    "endless": "ln -s /dev/zero input.txt",
    "a terabyte": "truncate -s 1T input.txt",
    "a gigabyte line": "truncate -s 1G input.txt",
    "gone": "true",
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_input_that_is_no_small_file_is_one_line(name: str, tmp_path: Path) -> None:
    ran = in_shell(f"{UNREADABLE[name]}; $RUN", SQUARES_BOT, tmp_path, seconds=10)
    assert (ran.returncode, ran.stdout) == (2, b"")
    assert ran.stderr.startswith(b"squares_bot: input.txt") and at_most_one_line(ran.stderr)
    assert not (tmp_path / "output.txt").exists()


@pytest.mark.parametrize(
    ("before", "run_it", "status"),
    [
        ("", "$RUN <&- >&- 2>&-", 0),
        ("", "$RUN -v 2>/dev/full >/dev/full", 0),
        ("", "$RUN -v 2>&-", 0),
        ("echo old > output.txt", "$RUN", 0),
        ("echo old > other; ln -s other output.txt", "$RUN", 0),
        ("mkdir output.txt", "$RUN", 1),
        ("mkfifo output.txt", "$RUN", 1),
        ("ln -s /dev/full output.txt", "$RUN", 1),
        ("echo old > output.txt", "ulimit -f 0; $RUN", 1),
        ("", "ulimit -f 0; $RUN", 1),
        ("echo no > input.txt", "$RUN 2>&-", 2),
        ("", "$RUN --unknown", 2),
        ("", "$RUN --work", 2),
        ("", "$RUN --work x", 2),
        ("", "$RUN --work -1", 2),
        ("", "$RUN --time-scale 0", 2),
        ("", "$RUN --time-scale nan", 2),
    ],
)
def test_streams_and_files_in_any_state(
    before: str, run_it: str, status: int, tmp_path: Path
) -> None:
    (tmp_path / "input.txt").write_text(GOOD)
    run_it = run_it.replace("$RUN", "$RUN --work 1", "--" not in run_it)
    ran = in_shell(f"{before or 'true'}; {run_it}", SQUARES_BOT, tmp_path)
    assert (ran.returncode, ran.stdout) == (status, b"")
    assert at_most_one_line(ran.stderr)
    output = tmp_path / "output.txt"
    if status == 0:
        check_answer(*squares_bot.read_input(GOOD), output.read_text())
    elif output.is_file():
        assert output.read_text() == "old\n"
    left = {path.name for path in tmp_path.iterdir()}
    assert left <= {"input.txt", "output.txt", "other"}


def test_output_is_written_in_place_where_nothing_can_be_written_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    really_open = os.open

    def open_known(name: str, flags: int, mode: int = 0o777) -> int:
        if flags & os.O_EXCL:
            raise PermissionError(13, "Permission denied")
        return really_open(name, flags, mode)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("os.open", open_known)
    squares_bot.write_whole("output.txt", "text\n")
    assert [path.name for path in tmp_path.iterdir()] == ["output.txt"]
    assert Path("output.txt").read_text() == "text\n"


def test_ctrl_c_is_quiet(tmp_path: Path) -> None:
    (tmp_path / "input.txt").write_text(GOOD)
    command = [sys.executable, SQUARES_BOT, "--time-scale", "20"]
    process = subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE)
    time.sleep(0.7)
    process.send_signal(signal.SIGINT)
    assert process.communicate()[1] == b""
    assert process.returncode == 130
    assert [path.name for path in tmp_path.iterdir()] == ["input.txt"]


# --- thoughts and fixed work ------------------------------------------------------------------


def test_thoughts_are_one_json_object(capfd: pytest.CaptureFixture) -> None:
    rng = random.Random(13)
    for own_kind, other_kind in itertools.product(KINDS, KINDS):
        own, other = random_field(rng, own_kind), random_field(rng, other_kind)
        answer = player(own, other, 6, verbose=True).answer()
        said = capfd.readouterr().err
        assert said.count("\n") == 1 and said.endswith("\n")
        thought = json.loads(said)
        assert set(thought) == {
            "answer", "value", "points", "plan", "depth", "candidates", "price", "seconds"
        }  # fmt: skip
        assert thought["plan"][0]["answer"] == thought["answer"]
        assert thought["candidates"][0]["answer"] == thought["answer"]
        assert 1 <= len(thought["candidates"]) <= 8
        assert sum(way["share"] for way in thought["candidates"]) <= 1 + 1e-9
        values = [way["value"] for way in thought["candidates"]]
        assert values == sorted(values, reverse=True) and 0 <= values[-1] <= values[0] < 1
        assert thought["value"] == values[0]
        if thought["plan"][0]["move"] == "remove":
            assert answer.splitlines()[15:] == [thought["answer"]]
        if other_kind != "full":
            assert thought["price"]["after"] < thought["price"]["before"]


def test_planned_moves_lead_from_field_to_field() -> None:
    field = random_field(random.Random(14), "full")
    search = Search(field, 10, 6)
    search.think(1.0, lambda: 0.0)
    plan = search.plan()
    assert len(plan) == 6
    for before, after in zip([field, *plan], plan):
        move = squares_bot.told(before, after)
        if move["move"] == "remove":
            place = (move["column"] - 1) * HEIGHT + HEIGHT - move["row"]
            gone = squares_bot.component(before, place)
            assert after == squares_bot.fallen(before, gone)
            assert (move["squares"], move["points"]) == (len(gone), len(gone) ** 2)
        else:
            text = rows(before), rows(after)
            lines = [list(zip(*text[i])) if move["move"] == "column" else text[i] for i in (0, 1)]
            changed = [i for i, pair in enumerate(zip(*lines)) if pair[0] != pair[1]]
            assert changed == [move[move["move"]] - 1]
            assert "".join(lines[0][changed[0]]) == move["from"]
            assert "".join(lines[1][changed[0]]) == move["to"]


def test_a_seed_makes_the_process_repeatable(tmp_path: Path) -> None:
    text = input_text(("RGBYORGBYO",) * 15, ("..........",) * 15)
    (tmp_path / "input.txt").write_text(text)
    answers = []
    for seed in (5, 5, 6):
        ran = in_shell(f"ARENA_SEED={seed} $RUN --work 5", SQUARES_BOT, tmp_path)
        assert (ran.returncode, ran.stderr) == (0, b"")
        answers.append((tmp_path / "output.txt").read_text())
    assert answers[0] == answers[1] != answers[2]


def fixed_game() -> list[str]:
    """A game with itself, a line an answer: the fill's checksum, and the move."""
    referee = SquaresReferee({"turns": 15, "setup": "folded"})
    lines = []
    while referee.wanted is not None:
        playing = squares_bot.Player(squares_bot.read_options(["--work", "6"]))
        playing.read(referee.sent[referee.wanted][-1])
        answer = playing.answer()
        fill = "".join(answer.splitlines()[:HEIGHT])
        move = " ".join(answer.splitlines()[HEIGHT:])
        lines.append(f"{zlib.crc32(fill.encode()):08x} {move}")
        referee.answer(answer)
    return [*lines, f"points {referee.points[0]} {referee.points[1]}"]


def test_a_whole_game_with_fixed_work_is_the_one_on_record(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same on every machine. After a change of play: python tests/test_squares_bot.py"""
    monkeypatch.setenv("ARENA_SEED", "2014")
    assert fixed_game() == RECORD.read_text().splitlines()


# --- time -------------------------------------------------------------------------------------


def test_age_of_the_process_is_known_or_estimated(monkeypatch: pytest.MonkeyPatch) -> None:
    script = "import squares_bot, time; time.sleep(0.3); print(squares_bot.process_age())"
    ran = subprocess.run([sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE)
    assert 0.3 <= float(ran.stdout) < 10
    monkeypatch.setattr(squares_bot, "START_CPU", 0.2)
    for reading in (OSError(), "1 (python) " + "0 " * 30):  # no such file; a start in 1970

        def opened(name: str, reading: object = reading) -> io.StringIO:
            if isinstance(reading, OSError):
                raise reading
            return io.StringIO("1e9 1e9" if name == "/proc/uptime" else str(reading))

        monkeypatch.setattr("builtins.open", opened)
        here = time.monotonic() - squares_bot.STARTED
        assert 0.3 <= squares_bot.process_age() - here < 0.31


def test_limits_leave_room_in_two_seconds() -> None:
    assert squares_bot.MOVED_BY + squares_bot.FILLER_LEAST <= 1.7
    assert 0.1 < squares_bot.FILLER_SHARE < 0.5


if __name__ == "__main__":
    os.environ["ARENA_SEED"] = "2014"
    RECORD.write_text("\n".join(fixed_game()) + "\n")
