"""The Circus referee: each rule a case, the statement's sample, random games with invariants."""

import json
import os
import pickle
import random
import subprocess
import sys

import pytest
from harness import ROOT, SAMPLES

from arena.game import Illegal, Malformed
from arena.games.circus import greedy_bot as circus_greedy
from arena.games.circus import random_bot as circus_random
from arena.games.circus.referee import (
    AROUND,
    HOUSES,
    MOVES,
    PASS,
    PIECES,
    START,
    CircusReferee,
    Position,
    apart,
    side_of,
)

LAYOUT = "F4 G2 G8 H3 H6 I1 I9 J5 K3 K7 L1 L6 L9"
SAMPLE = "B2-C3 A6-B6 C1-D2 A9-C7 C3-A1 A7-B7 A1-C9 B6-C5 A2-B2 C5-D4 A3-B2 B7-C7"


def board(pieces: str, occupied: str = "", turn: int = 0) -> Position:
    """A position on the statement's houses from words like `CE4`; all others have settled."""
    position = Position(LAYOUT.split())
    position.pieces = {word[1:]: word[0] for word in pieces.split()}
    position.empty_houses -= set(occupied.split())
    sides = [side_of(piece) for piece in position.pieces.values()]
    position.settled = [PIECES - sides.count(0), PIECES - sides.count(1)]
    position.turn = turn
    return position


def words(position: Position) -> str:
    return " ".join(sorted(piece + cell for cell, piece in position.pieces.items()))


def game(pieces: str, turn: int = 0) -> CircusReferee:
    referee = CircusReferee({"houses": LAYOUT.split()})
    referee.position = board(pieces, turn=turn)
    referee.wanted = turn
    return referee


def turned(position: Position) -> Position:
    """The same position seen by the other side: upside down, sides exchanged."""
    other = Position(map(turned_cell, position.houses))
    other.empty_houses = set(map(turned_cell, position.empty_houses))
    other.pieces = {turned_cell(cell): p.swapcase() for cell, p in position.pieces.items()}
    other.settled = position.settled[::-1]
    other.turn = 1 - position.turn
    return other


def turned_cell(cell: str) -> str:
    return cell[0] + str((10 - int(cell[1])) % 10)  # Z0 stays Z0


def turned_move(move: str) -> str:
    return "-".join(map(turned_cell, move.split("-")))


# --- moves ----------------------------------------------------------------------------------

# (what, pieces, move of side 0, pieces afterwards), occupied houses: G2 and I9.
LEGAL = [
    ("a step right", "CD5", "D5-E5", "CE5"),
    ("a step left", "CD5", "D5-C5", "CC5"),
    ("a step up", "CD5", "D5-D6", "CD6"),
    ("a step down", "CD5", "D5-D4", "CD4"),
    ("a step right and up", "CD5", "D5-E6", "CE6"),
    ("a step right and down", "CD5", "D5-E4", "CE4"),
    ("a step left and up", "CD5", "D5-C6", "CC6"),
    ("a step left and down", "CD5", "D5-C4", "CC4"),
    ("into a house from its left", "CE4 CA1", "E4-F4", "CA1"),
    ("into a house from its right", "CG4 CA1", "G4-F4", "CA1"),
    ("into a house from above", "CF5 CA1", "F5-F4", "CA1"),
    ("into a house from below", "CF3 CA1", "F3-F4", "CA1"),
    ("between two houses that touch at a corner", "CG3", "G3-H2", "CH2"),
    ("trainer: a step", "TD5", "D5-E6", "TE6"),
    ("trainer: into a house", "TE4 CA1", "E4-F4", "CA1"),
    ("zone: along its edge", "CB5 tD5", "B5-B6", "CB6 tD5"),
    ("zone: our own lets us in", "CB5 TD5", "B5-C5", "CC5 TD5"),
    ("zone: our own lets us out", "CC5 TD5", "C5-B5", "CB5 TD5"),
    ("zone: our own lets us into a house", "CE4 TF5", "E4-F4", "TF5"),
    ("acrobat: a step", "AD5", "D5-E6", "AE6"),
    ("acrobat: a jump over nothing", "AC5", "C5-E5", "AE5"),
    ("acrobat: a diagonal jump", "AC5", "C5-E7", "AE7"),
    ("acrobat: over his own piece", "AC5 CD5", "C5-E5", "AE5 CD5"),
    ("acrobat: over an opponent's piece", "AC5 cC4", "C5-C3", "AC3 cC4"),
    ("acrobat: over an empty house", "AE4", "E4-G4", "AG4"),
    ("acrobat: over an occupied house", "AF2", "F2-H2", "AH2"),
    ("acrobat: diagonally over a house", "AE3", "E3-G5", "AG5"),
    ("acrobat: over a corner of the zone", "AB5 tD5", "B5-D7", "AD7 tD5"),
    ("acrobat: straight into a house", "AD4 CA1", "D4-F4", "CA1"),
    ("acrobat: over a piece into a house", "AD4 cE4", "D4-F4", "cE4"),
    ("strongman: a step", "SD5", "D5-E6", "SE6"),
    ("strongman: into a house", "SE4 CA1", "E4-F4", "CA1"),
    ("strongman: pushes his own piece", "SC5 CD5", "C5-D5", "CE5 SD5"),
    ("strongman: pushes an opponent's piece", "SC5 aD6", "C5-D6", "SD6 aE7"),
    ("strongman: pushes the opponent's magician", "SC5 mD5", "C5-D5", "SD5 mE5"),
    ("strongman: pushes his own trainer", "SC5 TD5", "C5-D5", "SD5 TE5"),
    ("strongman: pushes his own piece into a house", "SD4 CE4", "D4-E4", "SE4"),
    ("strongman: pushes an opponent's piece into a house", "SF6 cF5 cA9", "F6-F5", "SF5 cA9"),
    ("strongman: pushes into the zone of his own trainer", "SC5 cD5 TF6", "C5-D5", "SD5 TF6 cE5"),
    ("magician: a step", "MD5", "D5-E6", "ME6"),
    ("magician: into a house", "ME4 CA1", "E4-F4", "CA1"),
    ("magician: swaps with his own piece", "MA1 CL8", "A1-L8", "CA1 ML8"),
    ("magician: swaps with an opponent's piece", "MA1 sL8", "A1-L8", "ML8 sA1"),
    ("magician: swaps with his own trainer", "MA1 TL8", "A1-L8", "ML8 TA1"),
    ("magician: swaps with a neighbour", "MD5 sE5", "D5-E5", "ME5 sD5"),
    ("magician: swaps inside the zone of his own trainer", "MA1 cE5 TD5", "A1-E5", "ME5 TD5 cA1"),
    ("magician: freezes by a swap", "MC5 cA1 TD5", "C5-A1", "MA1 TD5 cC5"),
]

# (what, pieces, move of side 0), occupied houses: G2 and I9.
ILLEGAL = [
    ("no piece there", "CD5", "E5-E6"),
    ("a piece of the opponent", "CD5 cA9", "A9-A8"),
    ("no step at all", "CD5", "D5-D5"),
    ("two steps", "CD5", "D5-F5"),
    ("onto his own piece", "CD5 CE5", "D5-E5"),
    ("onto an opponent's piece", "CD5 cE5", "D5-E5"),
    ("diagonally into a house", "CE3", "E3-F4"),
    ("into an occupied house", "CF2", "F2-G2"),
    ("a pass while there are moves", "CD5", PASS),
    ("trainer: does not jump", "TD5", "D5-D7"),
    ("trainer: does not push", "TD5 CE5", "D5-E5"),
    ("trainer: not beside the other trainer", "TD5 tF6", "D5-E5"),
    ("zone: not into it", "CB5 tD5", "B5-C5"),
    ("zone: not into its corner", "CB5 tD5", "B5-C6"),
    ("zone: not out of it", "CC5 tD5 CA1", "C5-B5"),
    ("zone: not within it", "CC5 tD5 CA1", "C5-C6"),
    ("zone: not into a house in it", "CE4 tG5 CA1", "E4-F4"),
    ("zone: not out of it into a house", "CE4 tD5 CA1", "E4-F4"),
    ("acrobat: not three steps", "AC5", "C5-F5"),
    ("acrobat: not like a knight", "AC5", "C5-E6"),
    ("acrobat: not onto a piece", "AC5 cE5", "C5-E5"),
    ("acrobat: not diagonally into a house", "AD2", "D2-F4"),
    ("acrobat: not into an occupied house", "AE2", "E2-G2"),
    ("acrobat: not into the zone", "AB5 tE5", "B5-D5"),
    ("acrobat: not into a house in the zone", "AD4 tG5", "D4-F4"),
    ("acrobat: no jump out of the zone", "AC5 tD5 CA1", "C5-A5"),
    ("strongman: does not jump", "SC5", "C5-E5"),
    ("strongman: not two pieces at once", "SC5 cD5 cE5", "C5-D5"),
    ("strongman: not off the board", "SB5 cA5", "B5-A5"),
    ("strongman: not diagonally off the board", "SB8 cC9", "B8-C9"),
    ("strongman: not diagonally into a house", "SD2 cE3", "D2-E3"),
    ("strongman: not into an occupied house", "SE2 cF2", "E2-F2"),
    ("strongman: not his own piece into the zone", "SB5 CC5 tE5", "B5-C5"),
    ("strongman: not an opponent's piece into the zone", "SB5 cC5 tE5", "B5-C5"),
    ("strongman: not into a house in the zone", "SD4 CE4 tG5", "D4-E4"),
    ("strongman: no push of a piece in the zone", "SB4 CC4 tD5", "B4-C4"),
    ("strongman: no push of a piece out of the zone", "SC7 CC6 tD5", "C7-C6"),
    ("strongman: not the opponent's trainer", "SC5 tD5 CA1", "C5-D5"),
    ("strongman: not his own trainer beside the other", "SB5 TC5 tE4", "B5-C5"),
    ("magician: not the opponent's magician", "MA1 mL8", "A1-L8"),
    ("magician: not the opponent's trainer", "MA1 tL8", "A1-L8"),
    ("magician: not his own piece in the zone", "MA1 CC5 tD5", "A1-C5"),
    ("magician: not an opponent's piece in the zone", "MA1 cC5 tD5", "A1-C5"),
    ("magician: not when frozen", "MC5 CA1 tD5", "C5-A1"),
    ("magician: not with an occupied house", "MA1", "A1-G2"),
    ("magician: not with a distant cell", "MA1", "A1-A5"),
    ("strongman: no swap", "SA1 CL8", "A1-L8"),
]


@pytest.mark.parametrize("what, pieces, move, after", LEGAL, ids=[case[0] for case in LEGAL])
def test_legal_move(what: str, pieces: str, move: str, after: str) -> None:
    position = board(pieces, occupied="G2 I9")
    assert move in position.legal()
    before = pickle.dumps(position)
    played = position.after(move)
    assert pickle.dumps(position) == before
    assert words(played) == after
    assert played.turn == 1
    # The other side plays the same upside down.
    mirror = turned(position)
    assert turned_move(move) in mirror.legal()
    assert words(turned(mirror.after(turned_move(move)))) == after


@pytest.mark.parametrize("what, pieces, move", ILLEGAL, ids=[case[0] for case in ILLEGAL])
def test_illegal_move(what: str, pieces: str, move: str) -> None:
    position = board(pieces, occupied="G2 I9")
    assert move not in position.legal()
    assert turned_move(move) not in turned(position).legal()


@pytest.mark.parametrize(
    "pieces, moves",
    [
        ("CA1", "A1-A2 A1-B1 A1-B2"),
        ("SL8", "L8-K8 L8-K9 L8-L7 L8-L9"),
        ("AA1", "A1-A2 A1-A3 A1-B1 A1-B2 A1-C1 A1-C3"),
        ("CG7", "G7-F6 G7-F7 G7-F8 G7-G6 G7-G8 G7-H7 G7-H8"),
        ("CC5 tD5", PASS),
        ("MC5 SC6 AC4 tD5", PASS),
    ],
)
def test_all_moves_at_corners_beside_houses_and_in_the_zone(pieces: str, moves: str) -> None:
    assert board(pieces).legal() == moves.split()


def test_settling_takes_the_house_for_good() -> None:
    position = board("CE4 CF3 cA9")
    position.play("E4-F4")
    assert "F4" in position.houses and "F4" not in position.empty_houses
    assert position.settled == [6, 6]
    position.play("A9-A8")
    assert "F3-F4" not in position.legal()


def test_a_settled_trainer_frees_whom_he_froze() -> None:
    position = board("CD4 tE4 cA9")
    assert position.legal() == [PASS]
    position.turn = 1
    position.play("E4-F4")
    assert "D4-E4" in position.legal() and "D4-E5" in position.legal()


def test_a_trainer_frees_by_walking_away() -> None:
    position = board("CD4 tE4", turn=1)
    position.play("E4-F5")
    assert "D4-D5" in position.legal() and "D4-E4" not in position.legal()


def test_a_trainer_who_was_swapped_takes_his_zone_along() -> None:
    position = board("CD4 cA9 MA1 TH8")
    position.play("A1-H8")
    assert position.danger(1) == AROUND["A1"]
    assert position.danger(0) == frozenset()


# --- end of the game ------------------------------------------------------------------------


def test_settling_all_wins_at_once() -> None:
    referee = game("CE4 cA9")
    referee.answer("E4-F4")
    assert referee.wanted is None and referee.result.score == 1.0
    assert referee.sent[1][-1] == "E4-F4"
    assert referee.legal() == []


def test_a_push_by_the_opponent_wins_too() -> None:
    referee = game("SD4 cE4 CA1")
    referee.answer("D4-E4")
    assert referee.wanted is None and referee.result.score == 0.0


@pytest.mark.parametrize(
    "pieces, score",
    [("CA1 cA9", 0.5), ("CA1 cA9 cB9", 1.0), ("CA1 CB1 cA9", 0.0)],
)
def test_more_settled_wins_after_150_moves_of_each_side(pieces: str, score: float) -> None:
    referee = game(pieces)
    shuttle = ["A1-A2", "A9-A8", "A2-A1", "A8-A9"]
    for number in range(2 * MOVES):
        assert referee.result is None and referee.wanted == number % 2
        referee.answer(shuttle[number % 4])
    assert referee.wanted is None and referee.result.score == score
    assert MOVES == 150


def test_a_forced_pass_is_relayed_and_counts() -> None:
    referee = game("CC5 tD5 cA9")
    assert referee.legal() == [PASS]
    referee.answer(PASS)
    assert referee.moves == [PASS] and referee.sent[1][-1] == PASS and referee.wanted == 1
    assert PASS not in referee.legal()
    with pytest.raises(Illegal):
        referee.answer(PASS)


# --- protocol -------------------------------------------------------------------------------


def test_each_side_is_sent_the_houses_its_number_and_the_opponents_moves() -> None:
    referee = CircusReferee({"houses": LAYOUT.split()})
    assert referee.sent == [[LAYOUT, "0"], [LAYOUT, "1"]]
    assert referee.wanted == 0 and (referee.side(0), referee.side(1)) == (0, 1)
    referee.answer("B2-C3")
    referee.answer("A6-B6\r")
    assert referee.sent == [[LAYOUT, "0", "A6-B6"], [LAYOUT, "1", "B2-C3"]]
    assert referee.wanted == 0 and referee.allowance() == 0.5


MALFORMED = [
    "", "B2", "B2C3", "B2-", "B2 C3", "b2-c3", "B2-C0", "M2-C3", "B2-C3-D4", " B2-C3", "B2-C3 ",
    "B2-C10", "Z0-A1", "Z0", "B2-C3\nA6-B6", "\u0412" + "2-C3", "x" * 10000,
]  # fmt: skip


@pytest.mark.parametrize("text", MALFORMED)
def test_malformed_answer_changes_nothing(text: str) -> None:
    referee = CircusReferee({"houses": LAYOUT.split()})
    before = pickle.dumps(referee)
    with pytest.raises(Malformed):
        referee.answer(text)
    assert pickle.dumps(referee) == before


@pytest.mark.parametrize("text", ["B2-D4", "A6-B6", "L9-L8", PASS, "A1-B1", "A4-A5"])
def test_illegal_answer_changes_nothing(text: str) -> None:
    referee = CircusReferee({"houses": LAYOUT.split()})
    before = pickle.dumps(referee)
    with pytest.raises(Illegal):
        referee.answer(text)
    assert pickle.dumps(referee) == before


@pytest.mark.parametrize("moves, score", [([], 0.0), (["B2-C3"], 1.0)])
def test_a_fault_loses_the_game(moves: list[str], score: float) -> None:
    referee = CircusReferee.from_text([LAYOUT, *moves])
    referee.fault("late")
    assert referee.wanted is None
    assert referee.result.score == score and "late" in referee.result.reason


# --- setting up -----------------------------------------------------------------------------


def test_start_is_mirrored() -> None:
    assert {turned_cell(cell): piece.swapcase() for cell, piece in START.items()} == START
    assert sorted(piece for piece in START.values() if piece.isupper()) == list("ACCMSST")


def test_dealt_houses_are_apart_and_reachable_and_survive_json() -> None:
    deals = [CircusReferee.deal(random.Random(seed), {}) for seed in range(40)]
    assert deals[7] == CircusReferee.deal(random.Random(7), {})
    for setup in deals:
        houses = frozenset(setup["houses"])
        assert len(houses) == len(setup["houses"]) == HOUSES and apart(houses)
        assert all("A1" in circus_greedy.distances(house, houses) for house in houses)
        assert json.loads(json.dumps(setup)) == setup
        referee = CircusReferee(json.loads(json.dumps(setup)))
        assert referee.sent[1] == [" ".join(setup["houses"]), "1"]
    assert {house[0] for setup in deals for house in setup["houses"]} == set("FGHIJKL")


@pytest.mark.parametrize(
    "houses, expected",
    [(LAYOUT, True), ("F1 F2", False), ("L8 K8", False), ("F1 G2", True), ("L9 K8 L7", True)],
)
def test_apart(houses: str, expected: bool) -> None:
    assert apart(houses.split()) == expected


@pytest.mark.parametrize(
    "words",
    [
        [],
        [""],
        [LAYOUT[3:]],
        [LAYOUT + " F9"],
        [LAYOUT[3:] + " L9"],
        [LAYOUT[3:] + " E4"],
        [LAYOUT[3:] + " F0"],
        [LAYOUT[3:] + " f4"],
        [LAYOUT, "B2-C3 B2-C3"],
        [LAYOUT, "B2-C3", "rubbish"],
    ],
)
def test_from_text_tells_what_is_wrong(words: list[str]) -> None:
    with pytest.raises(ValueError, match="."):
        CircusReferee.from_text(words)


def test_from_text_takes_moves_in_one_word_or_several() -> None:
    one = CircusReferee.from_text([LAYOUT, SAMPLE])
    several = CircusReferee.from_text([LAYOUT, *SAMPLE.split()])
    assert one.legal() == several.legal() and one.moves == several.moves == SAMPLE.split()
    assert CircusReferee.from_text([LAYOUT, ""]).legal() == Position(LAYOUT.split()).legal()


# --- the sample and golden counts -----------------------------------------------------------


def test_the_sample_leads_to_the_stated_position() -> None:
    referee = CircusReferee.from_text([LAYOUT, SAMPLE])
    assert words(referee.position) == (
        "AC3 CB1 CC1 MC9 SB2 SD2 TA4 aD7 cA8 cB9 mB8 sA1 sC7 tD4"
    )
    assert not [move for move in referee.legal() if move.startswith("C3-")]
    shown = (SAMPLES / "circus" / "statement.position").read_text(encoding="ascii")
    assert referee.show() + "\n" == shown


@pytest.mark.parametrize("side, name", [(0, "first"), (1, "second")])
def test_the_sample_conversations_are_what_the_referee_sends(side: int, name: str) -> None:
    text = (SAMPLES / "circus" / f"statement_{name}.talk").read_text(encoding="ascii")
    lines = text.splitlines()
    referee = CircusReferee.from_text([LAYOUT, SAMPLE])
    assert [line for line in lines if not line.startswith(">")] == referee.sent[side]
    assert [line[2:] for line in lines if line.startswith(">")] == referee.moves[side::2]


def perft(position: Position, depth: int) -> int:
    """The number of ways to play `depth` moves."""
    moves = position.legal()
    if depth == 1:
        return len(moves)
    return sum(perft(position.after(move), depth - 1) for move in moves)


def test_golden_counts_from_the_start() -> None:
    start = Position(LAYOUT.split())
    assert [perft(start, depth) for depth in (1, 2, 3)] == [23, 534, 14158]


def test_golden_counts_from_the_end_of_the_sample() -> None:
    position = CircusReferee.from_text([LAYOUT, SAMPLE]).position
    assert [perft(position, depth) for depth in (1, 2)] == [30, 1436]


# --- random games ---------------------------------------------------------------------------


def eager_move(position: Position, rng: random.Random) -> str:
    """A random move, often into a house or to the right, so that games get somewhere."""
    moves = position.legal()
    into = [move for move in moves if move[3:] in position.houses]
    right = [move for move in moves if move[3] > move[0]]
    return rng.choice(rng.choice([into, right, moves]) or moves)


def check_invariants(position: Position) -> None:
    pieces = "".join(position.pieces.values())
    for side in (0, 1):
        assert sum(side_of(p) == side for p in pieces) + position.settled[side] == PIECES
    assert not position.pieces.keys() & position.houses
    assert position.empty_houses <= position.houses
    assert len(position.houses - position.empty_houses) == sum(position.settled)
    for piece in set(START.values()):
        assert pieces.count(piece) <= list(START.values()).count(piece)
    trainers = [cell for cell, piece in position.pieces.items() if piece in "Tt"]
    assert len(trainers) < 2 or trainers[1] not in AROUND[trainers[0]]


@pytest.mark.parametrize("seed", range(30))
def test_random_games_keep_the_invariants(seed: int) -> None:
    rng = random.Random(seed)
    referee = CircusReferee(CircusReferee.deal(rng, {}))
    position = referee.position
    while referee.wanted is not None:
        mover, legal, before = referee.wanted, referee.legal(), position.copy()
        assert legal == sorted(set(legal))
        assert sorted(map(turned_move, legal)) == turned(position).legal()
        referee.answer(eager_move(position, rng))
        check_invariants(position)
        assert sum(position.settled) - sum(before.settled) in (0, 1)
        # Nothing that its own side does helps a frozen piece, or harms it.
        frozen = before.danger(mover)
        for cell, piece in before.pieces.items():
            if cell in frozen and side_of(piece) == mover:
                assert position.pieces.get(cell) == piece
        assert position.danger(mover) == frozen
    assert (position.winner() is not None) or len(referee.moves) == 2 * MOVES
    again = CircusReferee.from_text([" ".join(referee.sent[0][0].split()), *referee.moves])
    assert (again.sent, again.result) == (referee.sent, referee.result)


def test_random_games_are_won_too() -> None:
    """The games above are worth something only if pieces of all kinds do settle."""
    ends = []
    for seed in range(12):
        rng = random.Random(seed)
        position = Position(CircusReferee.deal(rng, {})["houses"])
        for _ in range(2 * MOVES):
            if position.winner() is None:
                position.play(eager_move(position, rng))
        ends.append(position)
    assert sum(end.winner() is not None for end in ends) >= 3
    assert max(sum(end.settled) for end in ends) >= 10


# --- builtin opponents ----------------------------------------------------------------------


def run_builtin(name: str, text: str, seed: str) -> subprocess.CompletedProcess:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "ARENA_SEED": seed}
    program = ROOT / "arena" / "games" / "circus" / f"{name}_bot.py"
    return subprocess.run(
        [sys.executable, str(program)],
        input=text, env=environment, capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_builtin_speaks_the_protocol(name: str) -> None:
    first = run_builtin(name, f"{LAYOUT}\n0\n", "5")
    assert first.stdout.strip() in Position(LAYOUT.split()).legal()
    assert run_builtin(name, f"{LAYOUT}\r\n0\r\n", "5").stdout == first.stdout
    second = run_builtin(name, f"{LAYOUT}\n1\nB2-C3\n", "5")
    assert second.stdout.strip() in CircusReferee.from_text([LAYOUT, "B2-C3"]).legal()
    assert not first.stderr and not second.stderr


def test_greedy_beats_random_from_either_side() -> None:
    for seed, choosers in enumerate(
        [(circus_greedy.choose, circus_random.choose), (circus_random.choose, circus_greedy.choose)]
    ):
        rng = random.Random(seed)
        referee = CircusReferee(CircusReferee.deal(rng, {}))
        while referee.wanted is not None:
            referee.answer(choosers[referee.wanted](referee.position, rng))
        assert referee.result.score == 1.0 - seed


def test_greedy_settles_when_it_can_and_not_the_opponent() -> None:
    rng = random.Random(1)
    assert circus_greedy.choose(board("CE4 CA1 cA9 cB9"), rng) == "E4-F4"
    assert circus_greedy.choose(board("SD4 cE4 cA9"), rng) != "D4-E4"


def test_greedy_distances_are_base_moves_into_the_house() -> None:
    from_cell = circus_greedy.distances("F4", frozenset(LAYOUT.split()))
    assert from_cell["E4"] == 1 and from_cell["E3"] == 2 and from_cell["A1"] == 5
    assert "G2" not in from_cell
