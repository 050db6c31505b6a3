"""squares_bot: its rules against plain flood fill, its answers against the referee."""

import itertools
import random
import re

import numpy as np
import pytest
import squares_plain
from harness import SQUARES_BOT, run
from harness import samples as samples_of

import squares_bot
from arena.games.squares.referee import SquaresReferee, input_text
from squares_bot import HEIGHT, LETTERS, UNKNOWN, WIDTH

NO_ROWS_FIXED = np.zeros(HEIGHT, bool)
KINDS = "empty partly full".split()


def random_field(rng: random.Random, kind: str, colours: int = 5) -> np.ndarray:
    """A field, of few colours for large components; `partly`: every stack ends somewhere."""
    heights = {"empty": (0, 0), "partly": (0, HEIGHT), "full": (HEIGHT, HEIGHT)}[kind]
    field = np.full((WIDTH, HEIGHT), UNKNOWN, np.uint8)
    for column in field:
        height = rng.randint(*heights)
        column[:height] = [rng.randrange(colours) for _ in range(height)]
    return field


def random_fields(number: int, seed: int) -> list:
    """Fields of every kind, scattered and sorted."""
    rng = random.Random(seed)
    fields = []
    for i in range(number):
        field = random_field(rng, KINDS[1 + i % 2], 1 + i % 5)
        if i % 3 == 0:
            field = np.sort(field, axis=1)
        fields.append(field)
    return fields


def rows(field: np.ndarray) -> tuple:
    return tuple("".join(LETTERS[colour] for colour in row) for row in field.T[::-1])


def check_answer(own: np.ndarray, other: np.ndarray, answer: str) -> None:
    """The referee takes the answer, and it is no null move where a move can be made."""
    lines = answer.splitlines()
    SquaresReferee.from_text([input_text(rows(own), rows(other)), answer])
    if (own != UNKNOWN).any():
        assert tuple(lines[15:]) != rows(own), "a null move"
    else:
        assert tuple(lines[15:]) == rows(own)


# --- rules against the oracle -----------------------------------------------------------------


def test_components_are_those_of_plain_flood_fill() -> None:
    fields = random_fields(300, seed=1)
    labels = squares_bot.component_labels(np.stack(fields, axis=2))
    sizes = squares_bot.component_sizes(labels)
    for number, field in enumerate(fields):
        plain = squares_plain.components(field.tolist())
        assert sorted(size for size in sizes[:, number] if size) == sorted(map(len, plain))
        for cells in plain:
            assert len({labels[x, y, number] for x, y in cells}) == 1
        assert (labels[:, :, number] == 0).sum() == (field == UNKNOWN).sum()


def test_a_component_that_winds_through_the_whole_field_is_one() -> None:
    field = np.zeros((WIDTH, HEIGHT), np.uint8)
    for column in range(1, WIDTH, 2):  # walls of another colour, open at alternate ends
        field[column] = 1
        field[column, 0 if column % 4 == 1 else HEIGHT - 1] = 0
    sizes = squares_bot.component_sizes(squares_bot.component_labels(field[:, :, None]))
    assert max(sizes[:, 0]) == (field == 0).sum() == 80


def test_boards_are_worth_what_the_oracle_says() -> None:
    fields = random_fields(900, seed=2)  # more than one slice of `evaluate`
    values = squares_bot.evaluate(np.stack(fields, axis=2))
    expected = [squares_plain.evaluate(field.tolist(), squares_bot) for field in fields]
    assert np.allclose(values, expected)


def test_squares_fall_as_in_the_oracle() -> None:
    rng = random.Random(3)
    for field in random_fields(100, seed=3):
        plain = field.tolist()
        cells = rng.choice(squares_plain.components(plain) or [set()])
        gone = np.zeros((WIDTH, HEIGHT, 1), bool)
        for x, y in cells:
            gone[x, y] = True
        after = squares_bot.without(field[:, :, None], gone)[:, :, 0]
        assert after.tolist() == squares_plain.without(plain, cells)


# --- candidates -------------------------------------------------------------------------------


def test_every_child_is_one_move_away_and_none_is_a_null_move() -> None:
    fields = [random_field(random.Random(i), "full", 2 + i % 4) for i in range(12)]
    boards = np.stack(fields, axis=2)
    parents, children, removed = squares_bot.children(boards, NO_ROWS_FIXED)
    assert set(parents) == set(range(12))
    for parent, child, number in zip(parents, np.moveaxis(children, 2, 0), removed):
        before = fields[parent]
        answer = squares_bot.field_text(before) + squares_bot.move_text(before, child)
        referee = SquaresReferee.from_text([input_text(rows(before), rows(before)), answer])
        assert referee.points[0] == number**2
        assert referee.fields[0] == rows(child)
        assert number or (child != before).any()


def test_a_line_is_sorted_in_the_best_of_all_orders() -> None:
    rng = np.random.RandomState(4)
    lines = rng.randint(0, 4, (40, HEIGHT)).astype(np.uint8)
    pull = rng.rand(40, HEIGHT, 5).astype(np.float32)
    number, contents = squares_bot.sorted_lines(lines, pull)
    places = np.arange(HEIGHT)
    for line in range(40):
        found = max(pull[line, places, c].sum() for c in contents[number == line])
        every = (
            [colour for colour in order for _ in range((lines[line] == colour).sum())]
            for order in itertools.permutations(range(5))
        )
        assert found == pytest.approx(max(pull[line, places, c].sum() for c in every))


def test_orders_of_a_line_are_distinct_however_few_its_colours() -> None:
    lines = np.array([[0, 1] * 5, [2] * 10, [3, 3, 1, 1, 0, 0, 5, 5, 5, 5]], np.uint8)
    number, contents = squares_bot.sorted_lines(lines, np.ones((3, 10, 5), np.float32))
    found = [[tuple(c) for c in contents[number == line]] for line in range(3)]
    assert sorted(found[0]) == [(0,) * 5 + (1,) * 5, (1,) * 5 + (0,) * 5]
    assert found[1] == []
    assert len(found[2]) == len(set(found[2])) >= 2
    assert all(c[6:] == (UNKNOWN,) * 4 for c in found[2])


# --- the mover --------------------------------------------------------------------------------


def clock_of(answers: int):
    """A clock that is at 0 for so many answers, then past every deadline."""
    ticks = itertools.chain([0.0] * answers, itertools.repeat(1e9))
    return lambda: next(ticks)


def test_a_ripe_field_is_harvested() -> None:
    """Five bands of 30: nothing is left to sort, so a band goes, and the top one goes first."""
    field = np.repeat(np.arange(5, dtype=np.uint8), 3)[None].repeat(WIDTH, axis=0)
    after = squares_bot.best_move(field, 1.0, width=20, depth=3, clock=lambda: 0.0)
    assert (after == UNKNOWN).sum() == 30


def test_one_sort_that_completes_a_band_is_found() -> None:
    field = np.repeat(np.arange(5, dtype=np.uint8), 3)[None].repeat(WIDTH, axis=0)
    field[4] = np.tile(np.arange(5, dtype=np.uint8), 3)
    after = squares_bot.best_move(field, 1.0, width=20, depth=3, clock=lambda: 0.0)
    assert (np.flatnonzero((after != field).any(axis=1)) == [4]).all()
    assert (after[4] == field[0]).all()


def test_a_field_that_nobody_tops_up_is_harvested_to_the_end() -> None:
    """No removal here is large enough to be worth more than what it might become."""
    field = np.full((WIDTH, HEIGHT), UNKNOWN, np.uint8)
    field[:4, :3] = [[0], [1], [0], [2]]
    points = []
    while (field != UNKNOWN).any():
        after = squares_bot.best_move(field, 1.0, width=20, depth=3, clock=lambda: 0.0)
        points.append(((after == UNKNOWN).sum() - (field == UNKNOWN).sum()) ** 2)
        field = after
        assert len(points) < 12
    assert sum(points) >= 4 * 9


@pytest.mark.parametrize("answers", [0, 1, 2, 5])
def test_a_move_is_there_however_early_the_time_is_up(answers: int) -> None:
    field = random_field(random.Random(5), "full")
    after = squares_bot.best_move(field, 1.0, clock=clock_of(answers))
    assert (after != field).any()


def test_no_look_ahead_begins_that_would_end_past_the_deadline() -> None:
    """With a clock that runs a second a look, each piece of work takes a second."""
    looks = []
    seconds = itertools.count()

    def clock() -> float:
        looks.append(next(seconds))
        return looks[-1]

    squares_bot.best_move(random_field(random.Random(6), "full"), 40, width=100, clock=clock)
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
        assert (filled < UNKNOWN).all()
        assert (filled == field)[field != UNKNOWN].all()


def test_what_is_removed_does_not_come_back_at_once() -> None:
    """A field on which one component of 17 squares once came and went for 80 turns."""
    field = squares_bot.read_field(
        "ORYRBGGGGG YBBBBOGGYG OROROBYGYG BBYBROOGOG ORORORYGYR YBYBOBOGOB RBOOYRYGBR YRYRYBOGYR "
        "OBOBORYGBR BBRYBBYRYR YRYRYROROB OBOBOBORYR BRYYYROROB OROROROROB YBYBYBYRBR".split(),
        "own",
    )
    sizes = []
    for turn in range(6):
        largest = max(squares_plain.components(field.tolist()), key=len)
        sizes.append(len(largest))
        field = np.array(squares_plain.without(field.tolist(), largest), np.uint8)
        field = squares_bot.top_up(field, 1.0, random.Random(turn), clock=lambda: 0.0)
    assert sizes[0] == 17
    assert max(sizes[1:]) < 10


@pytest.mark.parametrize("began", [0.0, 1.0, 2.0])
def test_top_up_out_of_time_is_still_complete(began: float) -> None:
    field = random_field(random.Random(8), "empty")
    ticks = itertools.chain([began, began], itertools.repeat(3.0))
    filled = squares_bot.top_up(field, 1.0, random.Random(1), clock=lambda: next(ticks))
    assert (filled < UNKNOWN).all()


@pytest.mark.parametrize(("share", "loss"), [(0.1, 0.1), (1e-9, 0.4)])
def test_top_up_in_little_time_is_nearly_as_good(share: float, loss: float) -> None:
    """As a share of what annealing in full saves against a random fill."""
    field = random_field(random.Random(8), "empty")
    seconds = itertools.count()
    looks = squares_bot.ROUNDS * field.size // 64
    short = squares_bot.top_up(field, share * looks, random.Random(1), clock=lambda: next(seconds))
    whole = squares_bot.top_up(field, 1.0, random.Random(1), clock=lambda: 0.0)
    at_random = total_price(random_field(random.Random(8), "full").tolist())
    short_price, whole_price = total_price(short.tolist()), total_price(whole.tolist())
    assert short_price - whole_price < loss * (at_random - whole_price)


def test_prices_are_the_differences_of_the_total_price() -> None:
    """The price of a square is what the whole field costs more with it than without it."""
    rng = random.Random(9)
    fill = squares_bot.Fill(random_field(rng, "partly", 4))
    for _ in range(60):
        cell, colour = rng.randrange(squares_bot.CELLS), rng.randrange(5)
        fill.put(cell, UNKNOWN)
        price, without = fill.price(cell, colour), total_price(columns_of(fill))
        fill.put(cell, colour)
        assert price == pytest.approx(total_price(columns_of(fill)) - without)


def columns_of(fill: squares_bot.Fill) -> list:
    return np.reshape(fill.cell, (WIDTH, HEIGHT)).tolist()


def total_price(columns: list) -> float:
    levels = [list(level) for level in zip(*columns)]
    components = squares_plain.components(columns)
    total = squares_bot.POINTS * sum(len(cells) ** 2 for cells in components)
    for colour in range(5):
        number = sum(column.count(colour) for column in columns)
        total += squares_bot.BALANCE * number**2
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
            own = np.full((WIDTH, HEIGHT), UNKNOWN, np.uint8)
            own[3 : 3 + columns, :squares] = 2
            check_answer(own, full, quick_answer(own, full, rng))


def quick_answer(own: np.ndarray, other: np.ndarray, rng: random.Random) -> str:
    filled = squares_bot.top_up(other, 1.0, rng, 2, clock=lambda: 0.0)
    moved = squares_bot.best_move(own, 1.0, width=6, depth=3, clock=lambda: 0.0)
    return squares_bot.field_text(filled) + squares_bot.move_text(
        own, own if moved is None else moved
    )


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
        fields = squares_bot.read_input(text)
        for other_text in (text.replace("\n", "\r\n"), text.rstrip("\n"), text + "\n \n"):
            for field, again in zip(fields, squares_bot.read_input(other_text)):
                assert (field == again).all()


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


# --- time -------------------------------------------------------------------------------------


def test_age_of_the_process_is_known_or_allowed_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert 0 <= squares_bot.process_age() < 2  # pytest itself may be older: then the allowance
    monkeypatch.setattr("builtins.open", lambda *args, **kwargs: (_ for _ in ()).throw(OSError()))
    assert squares_bot.process_age() == squares_bot.START_ALLOWANCE


def test_limits_leave_room_in_two_seconds() -> None:
    assert squares_bot.MOVED_BY + squares_bot.FILLER_LEAST <= 1.7
    assert 0.1 < squares_bot.FILLER_SHARE < 0.5
