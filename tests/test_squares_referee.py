"""The Squares referee: each rule a case, both set-ups, random games with invariants."""

import json
import os
import pickle
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from harness import ROOT, samples

from arena.game import Illegal, Malformed
from arena.games.squares import greedy_bot as squares_greedy
from arena.games.squares import random_bot as squares_random
from arena.games.squares.referee import (
    CELLS,
    DEFAULT_FILL,
    EMPTY,
    HEIGHT,
    SETUPS,
    WIDTH,
    Field,
    SquaresReferee,
    columns,
    component,
    components,
    from_columns,
    has_hole,
    input_text,
    read_input,
    remove,
)

BOARDS = samples("squares", ".board")


def field(*rows: str) -> Field:
    """A field from its lowest rows; the left cells are given, the others are empty."""
    given = [row.ljust(WIDTH, ".") for row in rows]
    return (*EMPTY[len(given):], *given)


def text(*parts: object) -> str:
    """An answer from fields and lines."""
    lines = [line for part in parts for line in ([part] if isinstance(part, str) else part)]
    return "\n".join(lines) + "\n"


def game(own: Field, other: Field = DEFAULT_FILL, turns: int = 30) -> SquaresReferee:
    """Seat 0 to move, with these fields."""
    referee = SquaresReferee({"turns": turns, "setup": "folded"})
    referee.fields = [own, other]
    return referee


def with_rows(rows: dict[int, str], before: Field = DEFAULT_FILL) -> Field:
    return tuple(rows.get(number, row) for number, row in enumerate(before))


def with_columns(stacks: dict[int, str], before: Field = DEFAULT_FILL) -> Field:
    changed = [stacks.get(number, stack) for number, stack in enumerate(columns(before))]
    return from_columns(changed)


def rotated(line: str) -> str:
    return line[1:] + line[0]


# --- fields ---------------------------------------------------------------------------------


def test_default_fill_follows_its_formula() -> None:
    assert DEFAULT_FILL[0] == "RBOGYRBOGY"
    assert DEFAULT_FILL[1] == "GYRBOGYRBO"
    assert all(len(group) == 1 for group in components(DEFAULT_FILL))


def test_component_is_4_connected_and_of_one_colour() -> None:
    stage = field("RRG", "GRR", "RGR")
    assert component(stage, (12, 0)) == {(12, 0), (12, 1), (13, 1), (13, 2), (14, 2)}
    assert component(stage, (14, 0)) == {(14, 0)}  # touches the others at a corner only
    assert component(stage, (12, 2)) == {(12, 2)}
    assert component(stage, (0, 0)) == set()
    assert sorted(map(len, components(stage))) == [1, 1, 1, 1, 5]


def test_squares_fall_straight_down() -> None:
    stage = field("BGY", "RRR", "YRO", "ROO")
    assert remove(stage, component(stage, (12, 0))) == field("B.Y", "YGO", "ROO")


@pytest.mark.parametrize(
    "stage, expected",
    [
        (EMPTY, False),
        (DEFAULT_FILL, False),
        (field("R", "RG"), False),
        (field("R", ".G"), True),
        (field("R", "", "R"), True),
    ],
)
def test_has_hole(stage: Field, expected: bool) -> None:
    assert has_hole(stage) == expected


# --- moves ----------------------------------------------------------------------------------

ROW = with_rows({3: rotated(DEFAULT_FILL[3])})
COLUMN = with_columns({4: rotated(columns(DEFAULT_FILL)[4])})
PARTLY = field("G", "RG", "GRB", "RBO")
# PARTLY with its second lowest row permuted, with its first stack permuted, and with the square
# on top of the second stack moved over to the third: all its stacks stand on the ground.
PARTLY_ROW = field("G", "RG", "BGR", "RBO")
PARTLY_COLUMN = field("R", "GG", "GRB", "RBO")
PARTLY_OVER = field("G", "R.G", "GRB", "RBO")


@pytest.mark.parametrize(
    "before, after",
    [
        (DEFAULT_FILL, ROW),
        (DEFAULT_FILL, COLUMN),
        (DEFAULT_FILL, DEFAULT_FILL),
        (EMPTY, EMPTY),
        (PARTLY, PARTLY_ROW),
        (PARTLY, PARTLY_COLUMN),
        (PARTLY, PARTLY_OVER),
    ],
)
def test_permutation(before: Field, after: Field) -> None:
    referee = game(before)
    referee.answer(text(DEFAULT_FILL, after))
    assert referee.fields == [after, DEFAULT_FILL]
    assert referee.points == [0, 0] and referee.wanted == 1


@pytest.mark.parametrize("cell, size", [("12 1", 1), ("13 1", 4), ("14 2", 4), ("15 3", 2)])
def test_removal_brings_the_square_of_its_size(cell: str, size: int) -> None:
    referee = game(field("BGY", "RRR", "YRO", "RGO"))
    referee.answer(text(DEFAULT_FILL, cell))
    assert referee.points == [size * size, 0]
    assert sum(colour != "." for row in referee.fields[0] for colour in row) == 12 - size


def test_the_opponents_field_is_topped_up() -> None:
    before = remove(DEFAULT_FILL, {(row, column) for row in (3, 9) for column in (2, 5)})
    filled = tuple(row.replace(".", "Y") for row in before)
    assert before != filled
    referee = game(DEFAULT_FILL, before)
    referee.answer(text(filled, DEFAULT_FILL))
    assert referee.fields == [DEFAULT_FILL, filled]
    assert referee.sent[1] == [input_text(filled, DEFAULT_FILL)]


HALF = with_rows({0: "RB........"})
ILLEGAL = {
    "a cell is left empty": (DEFAULT_FILL, HALF, text(HALF, DEFAULT_FILL)),
    "a square of the opponent is changed": (DEFAULT_FILL, DEFAULT_FILL, text(ROW, DEFAULT_FILL)),
    "a square is changed while filling": (
        DEFAULT_FILL, HALF, text(with_rows({0: "BRRRRRRRRR"}), DEFAULT_FILL),
    ),
    "two rows are permuted": (
        DEFAULT_FILL, DEFAULT_FILL, text(DEFAULT_FILL, with_rows({5: rotated(ROW[5])}, ROW)),
    ),
    "a row and a column are permuted": (
        DEFAULT_FILL, DEFAULT_FILL,
        text(DEFAULT_FILL, with_columns({4: rotated(columns(ROW)[4])}, ROW)),
    ),
    "a colour is changed": (
        DEFAULT_FILL, DEFAULT_FILL, text(DEFAULT_FILL, with_rows({0: "RRRRRRRRRR"})),
    ),
    "one square is changed": (
        DEFAULT_FILL, DEFAULT_FILL, text(DEFAULT_FILL, with_rows({0: "G" + DEFAULT_FILL[0][1:]})),
    ),
    "an empty own field is filled": (EMPTY, DEFAULT_FILL, text(DEFAULT_FILL, DEFAULT_FILL)),
    "a row permutation leaves a hole": (
        PARTLY, DEFAULT_FILL, text(DEFAULT_FILL, field("G", ".RG", "GRB", "RBO")),
    ),
    "a column permutation leaves a hole": (
        PARTLY, DEFAULT_FILL, text(DEFAULT_FILL, with_columns({1: "G.RB".rjust(15, ".")}, PARTLY)),
    ),
    "an empty cell is removed": (PARTLY, DEFAULT_FILL, text(DEFAULT_FILL, "1 1")),
    "there is no row 0": (DEFAULT_FILL, DEFAULT_FILL, text(DEFAULT_FILL, "0 1")),
    "there is no row 16": (DEFAULT_FILL, DEFAULT_FILL, text(DEFAULT_FILL, "16 1")),
    "there is no column 0": (DEFAULT_FILL, DEFAULT_FILL, text(DEFAULT_FILL, "1 0")),
    "there is no column 11": (DEFAULT_FILL, DEFAULT_FILL, text(DEFAULT_FILL, "1 11")),
}  # fmt: skip


@pytest.mark.parametrize("own, other, answer", ILLEGAL.values(), ids=ILLEGAL)
def test_illegal_answer_changes_nothing_and_is_skipped(
    own: Field, other: Field, answer: str
) -> None:
    referee = game(own, other)
    before = pickle.dumps(referee)
    with pytest.raises(Illegal):
        referee.answer(answer)
    assert pickle.dumps(referee) == before
    referee.fault("illegal")
    assert referee.fields == [own, other] and referee.points == [0, 0] and referee.wanted == 1
    assert referee.sent[1] == [input_text(other, own)]


MALFORMED = {
    "nothing": "",
    "a blank line": "\n",
    "the fill alone": text(DEFAULT_FILL),
    "17 lines": text(DEFAULT_FILL, "1 1", "1 1"),
    "29 lines": text(DEFAULT_FILL, DEFAULT_FILL[1:]),
    "31 lines": text(DEFAULT_FILL, DEFAULT_FILL, "1 1"),
    "a blank line in the middle": text(DEFAULT_FILL, "", "1 1"),
    "a blank line first": text("", DEFAULT_FILL, "1 1"),
    "a short row": text(with_rows({4: "RGBYORGBY"}), "1 1"),
    "a long row": text(with_rows({4: "RGBYORGBYOR"}), "1 1"),
    "a leading blank": text(with_rows({4: " " + DEFAULT_FILL[4]}), "1 1"),
    "an unknown colour": text(with_rows({4: "RGBYORGBYX"}), "1 1"),
    "a small letter": text(with_rows({4: "RGBYORGBYr"}), "1 1"),
    "an unknown colour in the own field": text(DEFAULT_FILL, with_rows({4: "RGBYORGBYX"})),
    "one number": text(DEFAULT_FILL, "12"),
    "three numbers": text(DEFAULT_FILL, "1 1 1"),
    "no numbers": text(DEFAULT_FILL, "one two"),
    "a negative number": text(DEFAULT_FILL, "-1 1"),
    "a comma": text(DEFAULT_FILL, "1,1"),
    "a huge number": text(DEFAULT_FILL, "1 " + "9" * 5000),
    "a row where a cell should be": text(DEFAULT_FILL, DEFAULT_FILL[0]),
    "a foreign digit": text(DEFAULT_FILL, "\u0661 1"),
    "malformed and illegal at once": text(ROW, "1"),
}


@pytest.mark.parametrize("answer", MALFORMED.values(), ids=MALFORMED)
def test_malformed_answer_changes_nothing(answer: str) -> None:
    referee = game(DEFAULT_FILL)
    before = pickle.dumps(referee)
    with pytest.raises(Malformed):
        referee.answer(answer)
    assert pickle.dumps(referee) == before


@pytest.mark.parametrize("end", ["\r\n", " \n", "\t\r\n", "  \r\n"])
@pytest.mark.parametrize("tail", ["", "\n", "\n\r\n  \n"])
def test_line_ends_and_trailing_blanks_do_not_matter(end: str, tail: str) -> None:
    for part in ("15  10", "\n".join(ROW)):
        referee = game(DEFAULT_FILL)
        referee.answer(text(DEFAULT_FILL, part).replace("\n", end) + tail)
        assert referee.wanted == 1 and referee.fields[0] != DEFAULT_FILL


def test_a_last_line_needs_no_end() -> None:
    referee = game(DEFAULT_FILL)
    referee.answer(text(DEFAULT_FILL, "1 1").rstrip())
    assert referee.points == [1, 0]


# --- the course of a game -------------------------------------------------------------------


def test_statement_setup_calls_both_with_empty_fields_first() -> None:
    referee = SquaresReferee({"turns": 1, "setup": "statement"})
    blank = input_text(EMPTY, EMPTY)
    assert (referee.wanted, referee.sent) == (0, [[blank], []])
    assert referee.legal() == [] and referee.allowance() == 2.0
    referee.answer(text(ROW, EMPTY))
    assert (referee.wanted, referee.sent) == (1, [[blank], [blank]])
    assert referee.legal() == []
    referee.answer(text(COLUMN))  # what comes after the fill does not count, even nothing
    assert referee.fields == [COLUMN, ROW]
    assert (referee.wanted, referee.sent) == (0, [[blank, input_text(COLUMN, ROW)], [blank]])
    referee.answer(text(ROW, "1 1"))
    after = remove(COLUMN, component(COLUMN, (0, 0)))
    assert referee.sent[1] == [blank, input_text(ROW, after)]
    referee.answer(text(COLUMN, ROW))
    assert referee.wanted is None and referee.result.points == (1, 0)
    assert [len(calls) for calls in referee.sent] == [2, 2]


@pytest.mark.parametrize(
    "tail", [text(), text("rubbish"), text("1 1"), text(DEFAULT_FILL), text(*["x"] * 100)]
)
def test_only_the_fill_counts_in_the_setup_call(tail: str) -> None:
    referee = SquaresReferee({"turns": 1, "setup": "statement"})
    referee.answer(text(ROW) + tail)
    assert referee.fields == [EMPTY, ROW] and referee.points == [0, 0]


@pytest.mark.parametrize(
    "answer, error",
    [
        ("", Malformed),
        (text(DEFAULT_FILL[1:]), Malformed),
        (text(EMPTY, EMPTY), Illegal),
        (text(HALF, EMPTY), Illegal),
        (text(with_rows({14: "RGBYORGBY?"})), Malformed),
    ],
)
def test_a_failed_setup_call_is_filled_by_the_referee(answer: str, error: type) -> None:
    referee = SquaresReferee({"turns": 1, "setup": "statement"})
    before = pickle.dumps(referee)
    with pytest.raises(error):
        referee.answer(answer)
    assert pickle.dumps(referee) == before
    referee.fault("malformed")
    assert referee.fields == [EMPTY, DEFAULT_FILL] and referee.wanted == 1
    referee.fault("crash")
    assert referee.fields == [DEFAULT_FILL, DEFAULT_FILL] and referee.wanted == 0
    assert referee.sent[0][-1] == input_text(DEFAULT_FILL, DEFAULT_FILL)


def test_folded_setup_is_part_of_the_first_move() -> None:
    referee = SquaresReferee({"turns": 1, "setup": "folded"})
    assert (referee.wanted, referee.sent) == (0, [[input_text(EMPTY, EMPTY)], []])
    with pytest.raises(Malformed):
        referee.answer(text(ROW))
    with pytest.raises(Illegal):
        referee.answer(text(ROW, "1 1"))
    referee.answer(text(ROW, EMPTY))
    assert referee.sent[1] == [input_text(ROW, EMPTY)]
    referee.answer(text(COLUMN, "15 10"))
    assert referee.fields[0] == COLUMN
    assert referee.result.points == (0, 1) and referee.result.score == 0.0


def test_a_skipped_first_move_leaves_the_field_empty_when_folded() -> None:
    referee = SquaresReferee({"turns": 2, "setup": "folded"})
    referee.fault("late")
    assert referee.sent[1] == [input_text(EMPTY, EMPTY)]


def test_after_a_skipped_move_the_own_field_stays_partly_empty() -> None:
    referee = game(DEFAULT_FILL)
    referee.answer(text(DEFAULT_FILL, "1 1"))
    holed = referee.fields[0]
    referee.fault("late")
    assert referee.sent[0][-1] == input_text(holed, DEFAULT_FILL)
    assert holed[0].startswith(".")


@pytest.mark.parametrize("points, score", [([9, 4], 1.0), ([4, 4], 0.5), ([4, 9], 0.0)])
def test_more_points_win_after_the_last_turn(points: list[int], score: float) -> None:
    referee = game(DEFAULT_FILL, turns=2)
    for seat in (0, 1, 0, 1):
        assert referee.wanted == seat and referee.result is None
        referee.points = list(points)
        referee.answer(text(DEFAULT_FILL, DEFAULT_FILL))
    assert referee.wanted is None and referee.legal() == []
    assert (referee.result.score, referee.result.points) == (score, tuple(points))


@pytest.mark.parametrize("setup", SETUPS)
def test_a_side_that_always_fails_loses(setup: str) -> None:
    referee = SquaresReferee({"turns": 3, "setup": setup})
    while referee.wanted is not None:
        if referee.wanted == 1:
            referee.fault("crash")
            continue
        own, other = read_input(referee.sent[0][-1])
        filled = squares_greedy.fill(other, random.Random(1))
        referee.answer(text(filled, *(referee.legal()[:1] or [own])))
    expected = (3, 0) if setup == "statement" else (0, 0)  # nobody fills its field when folded
    assert referee.result.points == expected


def test_setup_survives_json_and_is_checked() -> None:
    rng = random.Random(1)
    assert SquaresReferee.deal(rng, {}) == {"turns": 30, "setup": "statement"}
    setup = SquaresReferee.deal(rng, {"turns": 50, "setup": "folded"})
    assert setup == {"turns": 50, "setup": "folded"} == json.loads(json.dumps(setup))
    assert SquaresReferee(setup).turns == 50
    for wrong in ({"turns": 0, "setup": "folded"}, {"turns": 30, "setup": "other"}):
        with pytest.raises(ValueError):
            SquaresReferee(wrong)


# --- positions as text ----------------------------------------------------------------------


def test_legal_lists_the_first_cell_of_each_component() -> None:
    referee = game(field("RRG", "GRR", "RGR"))
    assert referee.legal() == ["13 1", "13 3", "14 1", "15 1", "15 2"]
    assert game(EMPTY).legal() == []
    assert len(game(DEFAULT_FILL).legal()) == 150
    assert game(DEFAULT_FILL).legal() == sorted(game(DEFAULT_FILL).legal())


def test_from_text_takes_an_input_and_answers() -> None:
    position = input_text(PARTLY, DEFAULT_FILL)
    referee = SquaresReferee.from_text([position])
    assert referee.sent == [[position], []]
    assert referee.legal() == game(PARTLY).legal()
    answered = SquaresReferee.from_text([position, text(DEFAULT_FILL, "13 1")])
    assert answered.wanted == 1 and answered.points == [1, 0]
    assert answered.fields[0] == remove(PARTLY, component(PARTLY, (12, 0)))


@pytest.mark.parametrize(
    "words, why",
    [
        ([], "want"),
        ([text(DEFAULT_FILL)], "0 lines"),
        ([text(DEFAULT_FILL, DEFAULT_FILL, "R")], "16 lines"),
        ([text(DEFAULT_FILL, with_rows({2: "RGBYORGBY?"}))], "line 3"),
        ([text(field("R", ".G"), DEFAULT_FILL)], "above an empty cell"),
        ([text(DEFAULT_FILL, DEFAULT_FILL), text(ROW, "1 1")], "answer 1: opponent's field: 4 1"),
        ([text(DEFAULT_FILL, DEFAULT_FILL), text(DEFAULT_FILL, "1 x")], "answer 1: not a row"),
    ],
)
def test_from_text_tells_what_is_wrong(words: list[str], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        SquaresReferee.from_text(words)


def test_show_has_both_fields_and_the_points() -> None:
    referee = game(PARTLY)
    referee.points = [784, 25]
    lines = referee.show().splitlines()
    assert len(lines) == 1 + HEIGHT and "784" in lines[0] and "25" in lines[0]
    assert [line.split() for line in lines[1:]] == [list(row) for row in zip(PARTLY, DEFAULT_FILL)]


# --- random games ---------------------------------------------------------------------------


def colours(stage: Field) -> Counter:
    return Counter("".join(stage).replace(".", ""))


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seed", range(6))
def test_random_games_keep_the_invariants(setup: str, seed: int) -> None:
    rng = random.Random(seed)
    referee = SquaresReferee({"turns": 15, "setup": setup})
    while referee.wanted is not None:
        own, setting_up = referee.wanted, referee.calls < 0
        before, points = list(referee.fields), list(referee.points)
        mine, other = read_input(referee.sent[own][-1])
        assert setting_up or [mine, other] == [before[own], before[1 - own]]
        if rng.random() < 0.2 and not setting_up:
            referee.fault("late")
            assert (referee.fields, referee.points) == (before, points)
            continue
        filled, move = squares_random.fill(other, rng), squares_random.choose(mine, rng)
        referee.answer(text(filled, move))
        assert not any(map(has_hole, referee.fields))
        assert referee.fields[1 - own] == filled and "." not in "".join(filled)
        assert all(other[r][c] in (".", filled[r][c]) for r, c in CELLS)
        if setting_up:
            continue
        gone = colours(before[own]) - colours(referee.fields[own])
        assert referee.points[own] - points[own] == sum(gone.values()) ** 2
        assert len(gone) == ("\n" not in move)
        assert referee.points[1 - own] == points[1 - own]
    assert [len(calls) for calls in referee.sent] == [15 + (setup == "statement")] * 2


def test_components_agree_with_merging_labels() -> None:
    """Against another way to find them: neighbours take the smaller label until none changes."""
    rng = random.Random(3)
    for _ in range(30):
        stage = from_columns(
            ["".join(rng.choices("RGB", k=rng.randint(0, 15))).rjust(15, ".") for _ in range(10)]
        )
        label = {cell: cell for cell in CELLS if stage[cell[0]][cell[1]] != "."}
        changed = True
        while changed:
            changed = False
            for (r, c), old in list(label.items()):
                for near in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    if near in label and stage[near[0]][near[1]] == stage[r][c]:
                        label[r, c] = min(label[r, c], label[near])
                changed |= label[r, c] != old
        groups = [{cell for cell in label if label[cell] == first} for first in label.values()]
        assert sorted(map(sorted, components(stage))) == sorted(
            map(sorted, {min(group): group for group in groups}.values())
        )


# --- samples and builtin opponents ----------------------------------------------------------


def test_samples_cover_every_combination() -> None:
    def state(stage: Field) -> str:
        count = "".join(stage).count(".")
        return {0: "full", 150: "empty"}.get(count, "partly")

    states = {tuple(map(state, read_input(board.read_text(encoding="ascii")))) for board in BOARDS}
    assert states == {
        ("empty", "empty"), ("full", "empty"), ("empty", "full"), ("full", "full"),
        ("full", "partly"), ("partly", "partly"),
    }  # fmt: skip


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.stem)
def test_builtin_answers_every_sample(name: str, board: Path, tmp_path: Path) -> None:
    position = board.read_text(encoding="ascii")
    (tmp_path / "input.txt").write_text(position)
    program = ROOT / "arena" / "games" / "squares" / f"{name}_bot.py"
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "ARENA_SEED": "5"}
    answers = []
    for _ in range(2):
        subprocess.run(
            [sys.executable, str(program)], cwd=tmp_path, env=environment, timeout=60, check=True
        )
        answers.append((tmp_path / "output.txt").read_text(encoding="ascii"))
    assert answers[0] == answers[1]
    referee = SquaresReferee.from_text([position])
    referee.answer(answers[0])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["input.txt", "output.txt"]


def test_greedy_fill_has_no_neighbours_of_one_colour() -> None:
    rng = random.Random(1)
    for _ in range(5):
        assert len(components(squares_greedy.fill(EMPTY, rng))) == 150


def test_greedy_removes_28_squares_and_gathers_before() -> None:
    together = field(*["OOOOOOO"] * 4, "RRRRRRR", "GGGGGGG", "BBBBBBB")
    assert squares_greedy.choose(together, random.Random(1)) == "9 1"
    one_apart = with_rows({11: "OOOOOOG...", 12: "RRRRRRO..."}, together)
    gathered = squares_greedy.choose(one_apart, random.Random(1)).split("\n")
    assert max(map(len, components(tuple(gathered)))) == 28


def test_greedy_grows_the_largest_component_and_never_waits() -> None:
    rng = random.Random(2)
    stage = squares_greedy.fill(EMPTY, rng)
    largest = 1
    for _ in range(60):
        move = squares_greedy.choose(stage, rng)
        if "\n" not in move:
            break
        stage = tuple(move.split("\n"))
        assert max(map(len, components(stage))) > largest
        largest = max(map(len, components(stage)))
    assert "\n" not in move and largest >= squares_greedy.ENOUGH


def test_greedy_beats_random_from_either_side() -> None:
    for greedy_seat in (0, 1):
        rng = random.Random(greedy_seat)
        bots = [squares_random, squares_random]
        bots[greedy_seat] = squares_greedy
        referee = SquaresReferee({"turns": 12, "setup": "statement"})
        while referee.wanted is not None:
            own, other = read_input(referee.sent[referee.wanted][-1])
            bot = bots[referee.wanted]
            referee.answer(text(bot.fill(other, rng), bot.choose(own, rng)))
        assert referee.result.score == 1.0 - greedy_seat
        assert referee.points[greedy_seat] > 700 > 10 * referee.points[1 - greedy_seat]
