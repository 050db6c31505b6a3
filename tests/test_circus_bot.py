"""circus_bot.py: its rules against the referee, its batches against plain Python, its manners."""

import io
import random
import subprocess
import sys
import time

import circus_plain as plain
import numpy as np
import pytest
from harness import CIRCUS_BOT, Talker, run

import circus_bot as bot
from arena.games.circus.referee import CircusReferee

HOUSES = "F4 G2 G8 H3 H6 I1 I9 J5 K3 K7 L1 L6 L9"
SAMPLE = "B2-C3 A6-B6 C1-D2 A9-C7 C3-A1 A7-B7 A1-C9 B6-C5 A2-B2 C5-D4 A3-B2 B7-C7".split()
AFTER_SAMPLE = "C3 C1 B1 B2 D2 C9 A4 D7 A8 B9 C7 A1 B8 D4"  # pieces in circus_bot's order
bot.load_numpy()
WEIGHTS = bot.load_weights()
NETWORK = bot.Network(WEIGHTS)


def layout_of(houses=HOUSES):
    return bot.Layout([bot.square(name) for name in houses.split()], NETWORK)


def start_of(layout):
    return bot.start_position(layout.houses)


def played(layout, moves):
    position = start_of(layout)
    for text in moves:
        position = bot.play(position, text)
    return position


def legal(position):
    return sorted(map(bot.move_text, position.moves().pairs))


def squares(position):
    return [bot.square_name(sq) for sq in position.cells]


def wandering(rng, moves):
    """A move that makes random games eventful: pushes, swaps, freezes and houses come often."""
    if rng.random() < 0.5:
        return rng.choice(moves)
    forward = [move for move in moves if move[3] >= move[0]]
    return rng.choice(forward or moves)


def random_game(seed):
    """(layout, position, referee) before each move of a random game, and after the last."""
    rng = random.Random(seed)
    referee = CircusReferee(CircusReferee.deal(rng, {}))
    layout = layout_of(referee.sent[0][0])
    position = start_of(layout)
    while True:
        yield layout, position, referee
        if referee.wanted is None:
            return
        text = wandering(rng, referee.legal())
        referee.answer(text)
        position = bot.play(position, text)


# ---------------------------------------------------------------------------- rules


def test_the_sample_leads_to_the_position_of_the_statement():
    assert squares(played(layout_of(), SAMPLE)) == AFTER_SAMPLE.split()


@pytest.mark.parametrize(
    "moves, counts", [((), [23, 534, 14158]), (SAMPLE, [30, 1436])], ids=["start", "sample"]
)
def test_perft(moves, counts):
    layout = layout_of()
    positions = [played(layout, moves)]
    for count in counts:
        positions = [
            position.after(found, i)
            for position in positions
            for found in [position.moves()]
            for i in range(len(found.pairs))
        ]
        assert len(positions) == count


def test_legal_moves_are_those_of_the_referee():
    compared = settled = 0
    for seed in range(70):
        for _, position, referee in random_game(seed):
            if referee.wanted is None:
                assert position.over()
            else:
                assert not position.over()
                assert legal(position) == referee.legal()
                compared += 1
        settled += sum(position.settled)
    assert compared >= 20_000
    assert settled > 70, "too few houses were filled to have tried walls"


def test_a_batch_of_positions_has_the_moves_of_each():
    positions = [p for seed in range(3) for _, p, _ in random_game(seed) if p.side == 0]
    positions = positions[::7][:60]
    cells, grids = as_arrays(positions)
    batch = bot.legal_moves(cells, grids, 0)
    for i, position in enumerate(positions):
        alone, mine = position.moves(), batch.parent == i
        assert list(zip(batch.start[mine].tolist(), batch.to[mine].tolist())) == alone.pairs
        assert (batch.after[mine] == alone.cells()).all()
        filled = [alone.filled.get(k, bot.OFF) for k in range(len(alone.pairs))]
        assert batch.house[mine].tolist() == filled
        for k, after in enumerate(batch.after[mine].tolist()):
            assert position.after(alone, k).cells == tuple(after)


def as_arrays(positions):
    return np.array([p.cells for p in positions]), np.array([list(p.grid) for p in positions])


def frozen_corner(side=0):
    """A position whose side to move has only pieces in the enemy trainer's zone."""
    layout = layout_of()
    pieces = {bot.CLOWN: "A1", bot.STRONGMAN: "B1", 7 + bot.TRAINER: "B2", 7 + bot.CLOWN: "E5"}
    if side:
        pieces = {(piece + 7) % 14: name for piece, name in pieces.items()}
    return layout, position_of(layout, pieces, side, 40, (5, 5))


def position_of(layout, pieces, side, ply, settled):
    """A position with these pieces (number -> cell) on the board and all houses empty."""
    cells = tuple(bot.square(pieces[p]) if p in pieces else bot.OFF for p in range(14))
    position = start_of(layout)
    grid = bytearray(position.grid).replace(bytes([bot.PIECE]), bytes([bot.FREE]))
    for sq in cells:
        grid[sq] = bot.PIECE
    grid[bot.OFF] = bot.WALL
    return bot.Position(cells, grid, position.houses, side, ply, settled)


@pytest.mark.parametrize("side", [0, 1])
def test_a_side_without_a_move_passes_and_only_then(side):
    layout, position = frozen_corner(side)
    assert legal(position) == ["Z0-Z0"]
    after = bot.play(position, "Z0-Z0")
    assert after.cells == position.cells and after.side == 1 - side
    assert "Z0-Z0" not in legal(after)
    game = bot.Game(layout.houses, False, 1.0)
    game.position = position
    assert game.answer(0) == "Z0-Z0" and game.search is None, "a forced move needs no thought"


def test_passes_keep_their_place_in_a_batch():
    layout, stuck = frozen_corner()
    free = start_of(layout)
    batch = bot.legal_moves(*as_arrays([stuck, free, stuck]), 0)
    assert batch.parent.tolist() == [0] + [1] * 23 + [2]
    assert batch.start[0] == batch.to[-1] == bot.OFF


# ---------------------------------------------------------------------------- judgement


def test_the_judgement_is_that_of_plain_python():
    """Every move of some positions from all parts of the game, to the rounding of a float32."""
    weights = tuple(part.tolist() for part in WEIGHTS)
    compared = 0
    for seed in range(12):
        for layout, position, referee in random_game(seed):
            if referee.wanted is None or position.ply % 12 != seed:
                continue
            found = position.moves()
            layout.judge(found, position.houses, position.side, position.ply)
            slow = as_plain(layout, position).children()
            for pair, value in zip(found.pairs, found.values.tolist()):
                after = slow[bot.move_text(pair)]
                if not after.over():
                    assert abs(-after.value(weights, bot.SCALE) - value) <= 1.01
                    compared += 1
    assert compared > 6_000


def as_plain(layout, position):
    pieces = [None if name == "Z0" else plain.cell(name) for name in squares(position)]
    houses = [plain.cell(bot.square_name(sq)) for sq in layout.houses]
    empty = [house for i, house in enumerate(houses) if position.houses >> layout.houses[i] & 1]
    return plain.Plain(houses, pieces, empty, position.side, position.ply)


def test_the_judgement_knows_no_colour():
    """The board turned upside down with the colours exchanged is worth the same."""
    layout, position = layout_of(), played(layout_of(), SAMPLE)
    upside_down = layout_of(" ".join(n[0] + str(10 - int(n[1])) for n in HOUSES.split()))
    turned = [bot.square(n[0] + str(10 - int(n[1]))) for n in squares(position)]
    cells = np.array([turned[7:] + turned[:7]])
    all_houses, turned_houses = (start_of(of).houses for of in (layout, upside_down))
    value = layout.values(np.array([position.cells]), layout.ways([all_houses])[0], 0, 12)
    turned_value = upside_down.values(cells, upside_down.ways([turned_houses])[0], 1, 12)
    assert abs(value - turned_value) <= 1


def test_results_are_exact():
    """One step before the end the values are won, drawn and lost games."""
    layout = layout_of()
    pieces = {bot.CLOWN: "A1", bot.STRONGMAN: "B1", 7 + bot.TRAINER: "B2", 7 + bot.CLOWN: "E4"}
    position = position_of(layout, pieces, 1, bot.LAST_PLY - 1, (5, 5))
    found = position.moves()
    layout.judge(found, position.houses, 1, position.ply)
    values = dict(zip(map(bot.move_text, found.pairs), found.values.tolist()))
    assert values["E4-F4"] == bot.WIN
    assert values["E4-E5"] == 0
    assert bot.move_text(bot.Search(layout).think(position, time.monotonic() + 9)) == "E4-F4"


# ---------------------------------------------------------------------------- search


def test_the_search_settles_the_last_piece():
    """Two steps from the last house, and the enemy has further to go: seen at once, and exactly."""
    layout = layout_of()
    pieces = {bot.CLOWN: "D4", 7 + bot.TRAINER: "A9"}
    search = bot.Search(layout)
    move = search.think(position_of(layout, pieces, 0, 100, (6, 6)), 1e18)
    assert bot.move_text(move) == "D4-E4"
    assert search.score == bot.MATE - 103


def test_the_search_does_what_a_plain_minimax_does():
    """Depth 1 and 2 with nothing pruned: the value is the minimax of the judgement."""
    layout = layout_of()
    for moves in ([], SAMPLE[:5], SAMPLE):
        position = played(layout, moves)
        search = bot.Search(layout)
        search.killers = [[None, None] for _ in range(9)]
        found = position.moves()
        layout.judge(found, position.houses, position.side, position.ply)
        value = search.search(position, 1, -bot.MATE, bot.MATE, 0, False)
        assert value == max(found.values.tolist())


def test_thinking_ends_at_the_hard_deadline():
    layout = layout_of()
    search, position = bot.Search(layout), start_of(layout)
    late = time.monotonic() - 1
    move = search.think(position, late)
    assert search.visited == 1
    found = position.moves()
    layout.judge(found, position.houses, position.side, position.ply)
    assert move == found.pairs[int(found.values.argmax())], "without time: the best at sight"


def test_fixed_work_gives_the_same_move_each_time():
    layout = layout_of()
    found = {
        bot.Search(layout).think(played(layout, SAMPLE), 1e18, limit=150) for _ in range(2)
    }
    assert len(found) == 1


# ---------------------------------------------------------------------------- book


def test_every_line_of_the_book_is_legal():
    """On a layout whose houses are far from the corners; each line is played move by move."""
    layout, book = layout_of("I1 J2 K3 L4 I5 J6 K7 L8 I9 K9 L2 J4 L6"), bot.read_book()
    for line, move in book.items():
        assert move in legal(played(layout, line))


def test_the_book_answers_the_start_and_every_first_move():
    """So that no first answer has to wait for numpy."""
    book, layout = bot.read_book(), layout_of()
    assert book[()] in legal(start_of(layout))
    for move in legal(start_of(layout)):
        assert book[(move,)] in legal(played(layout, [move]))


def test_a_booked_move_that_a_house_forbids_is_not_played():
    game = bot.Game(layout_of().houses, False, 1.0)
    game.book = {(): "A1-L9"}
    assert game.answer(time.monotonic()) in legal(game.position)


# ---------------------------------------------------------------------------- protocol


def test_bad_input_ends_with_one_line_and_status_2():
    cases = {
        "": (0, 0),
        HOUSES + "\n": (0, 0),
        HOUSES.replace("F4", "E4") + "\n0\n": (2, 1),
        HOUSES.replace("F4", "G2") + "\n0\n": (2, 1),
        HOUSES[3:] + "\n0\n": (2, 1),
        HOUSES + " F1\n0\n": (2, 1),
        HOUSES.replace("L9", "L0") + "\n0\n": (2, 1),
        "\n0\n": (2, 1),
        HOUSES + "\n2\n": (2, 1),
        HOUSES + "\n\n": (2, 1),
        HOUSES + "\n1\nA1-A5\n": (2, 1),
        HOUSES + "\n1\nnonsense\n": (2, 1),
        HOUSES + "\n1\nB2B9\n": (2, 1),
        HOUSES + "\n1\n\n": (2, 1),
        (HOUSES + "\n1\n").encode() + b"\xff\xfe\n": (2, 1),
        HOUSES + "\n1\nZ0-Z0\n": (2, 1),
        HOUSES + "\n1\nA9-B8\n": (2, 1),
    }
    for text, (status, lines) in cases.items():
        result = run(CIRCUS_BOT, stdin=text)
        said = result.stderr.splitlines()
        assert (result.status, len(said)) == (status, lines), (text, result)
        assert not result.stdout


@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_answers_both_sides_and_stops_at_the_end_of_input(line_end):
    layout = layout_of()
    first = run(CIRCUS_BOT, stdin=HOUSES + line_end + "0" + line_end)
    assert first.status == 0 and first.stderr == ""
    assert first.stdout.strip() in legal(start_of(layout))
    second = run(CIRCUS_BOT, stdin=line_end.join([HOUSES, "1", "B2-C3", ""]))
    assert second.status == 0 and second.stderr == ""
    assert second.stdout.strip() in legal(played(layout, ["B2-C3"]))
    reply = legal(played(layout, [first.stdout.strip()]))[0]
    both = run(CIRCUS_BOT, stdin=line_end.join([HOUSES, "0", reply, ""])).stdout.split()
    assert both[1] in legal(played(layout, [both[0], reply]))


@pytest.mark.parametrize("side", [0, 1])
def test_plays_150_moves_and_exits_by_itself(side):
    """A whole game at a small time scale against somebody who wanders about."""
    layout, rng = layout_of(), random.Random(side)
    position = start_of(layout)
    talker = Talker(CIRCUS_BOT, ["--time-scale", "0.05"], seconds=20)
    try:
        talker.send(HOUSES)
        talker.send(str(side))
        while not position.over():
            if position.side == side:
                text = talker.answer()
            else:
                text = rng.choice(legal(position))
                talker.send(text)
            position = bot.play(position, text)
        result = talker.finish()
    finally:
        talker.close()
    assert result.status == 0 and result.stderr == ""
    assert position.settled[side] > position.settled[1 - side]


def test_verbose_tells_depth_and_speed():
    command = [sys.executable, str(CIRCUS_BOT), "-v", "--time-scale", "0.3"]
    book = bot.read_book()
    replies = legal(played(layout_of(), [book[()]]))
    surprise = next(move for move in replies if (book[()], move) not in book)
    text = f"{HOUSES}\n0\n{surprise}\n"
    result = subprocess.run(command, input=text, capture_output=True, text=True)
    assert "depth" in result.stderr and "positions/s" in result.stderr


def test_a_long_pause_is_expected_again(monkeypatch):
    """A machine that once took the core away for 0.1 s gets that much more to spare."""
    search, clock = bot.Search(layout_of()), Clock()
    monkeypatch.setattr(bot, "time", clock)
    search.deadline, search.seen = clock.now + 0.4, clock.now
    for _ in range(3):
        clock.now += 0.1
        search.look_at_the_clock()
    clock.now += 0.001
    with pytest.raises(bot.OutOfTime):
        search.look_at_the_clock()


class Clock:
    """Stands in for `time`: it moves on only when a line is waited for."""

    def __init__(self):
        self.now = 100.0

    def monotonic(self):
        return self.now


class Lines:
    """An input whose lines come after so many seconds each."""

    def __init__(self, clock, *lines):
        self.clock, self.lines = clock, list(lines)

    def readline(self):
        if not self.lines:
            return ""
        seconds, line = self.lines.pop(0)
        self.clock.now += seconds
        return line + "\n"


@pytest.mark.parametrize("waited, begun", [(0, 99.7), (0.25, 100.25)])
def test_the_clock_of_a_move(monkeypatch, waited, begun):
    """It runs from the start of the process if all was there, else from when the move came."""
    clock, deadlines = Clock(), []

    def think(search, position, deadline):
        deadlines.append(deadline)
        return position.moves().pairs[0]

    monkeypatch.setattr(bot, "time", clock)
    monkeypatch.setattr(bot, "process_start", lambda: 99.7)
    monkeypatch.setattr(bot, "read_book", dict)
    monkeypatch.setattr(bot.Search, "think", think)
    source = Lines(clock, (0, HOUSES), (0, "1"), (waited, "B2-C3"))
    bot.run(source, io.StringIO(), False, 1.0)
    assert deadlines == [begun + bot.MOVE_SECONDS - bot.SPARE_SECONDS]


def test_the_clock_runs_while_the_board_is_set_up(monkeypatch):
    """The opponent's answer that came meanwhile is counted from our own answer on."""
    clock, deadlines = Clock(), []

    def think(search, position, deadline):
        deadlines.append(deadline)
        return position.moves().pairs[0]

    def set_up(game, original=bot.Game.set_up):
        clock.now += 0.3
        original(game)

    monkeypatch.setattr(bot, "time", clock)
    monkeypatch.setattr(bot, "process_start", lambda: 99.7)
    monkeypatch.setattr(bot, "read_book", lambda: {(): "B2-C3"})
    monkeypatch.setattr(bot.Game, "set_up", set_up)
    monkeypatch.setattr(bot.Search, "think", think)
    bot.run(Lines(clock, (0, HOUSES), (0, "0"), (0, "A6-B6")), io.StringIO(), False, 1.0)
    assert deadlines == [100.0 + bot.MOVE_SECONDS - bot.SPARE_SECONDS]


def test_time_is_counted_from_the_start_of_the_process():
    begun = bot.process_start()
    assert begun <= bot.STARTED
    assert 0 < time.monotonic() - begun < 3600
