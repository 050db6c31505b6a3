"""set_sim.py --odds: the batch engine against plain Python, game by game, and its results
against published and exact figures, by z-score."""

import json
import math
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest
import set_plain
from harness import SET_SIM, run
from streams import in_shell
from test_set import cap_first, cards_of, shuffled

import set_sim

set_sim.load_numpy()
np = set_sim.np

GAMES = 300_000  # for the z-scores; more than one batch, so that batches are tested too
Z = 4.5  # 7 in a million by chance, for each of some fifty figures

# First set taken: 40 million games of another program; 12 cards at deck 69 is exact.
EXACT_12 = 2_284_535_476_080 / math.comb(81, 12)
FIRST = {"never_15": 0.32992, "0": 0.01519, "6": 0.48779, "9": 0.42764, "12": 0.06869}
FIRST_GAMES = 40_000_000
# Random set: published odds Set:NoSet of 12 cards by cards in the deck, 1.4e12 games.
RANDOM_ODDS = {69: 29.958, 66: 17.991, 63: 15.146, 60: 14.255, 57: 13.962, 54: 13.855,
               30: 13.395, 3: 13.248}  # fmt: skip
RANDOM_GAMES = 10_000_000  # of "31.4% never need 15, 1.22% end with an empty table"


class Fixed:
    """In place of the random generator: every game takes the set at this share of its sets."""

    def __init__(self, share: float) -> None:
        self.share = share

    def random(self, games: int):
        return np.full(games, self.share)

    def pick(self, count: int) -> int:
        return int(self.share * count)


def as_columns(decks: list[list[str]]):
    return np.array([cards_of(deck) for deck in decks], np.uint8).T.copy()


def tally_of(looks: list[tuple]) -> dict:
    """(size, deck) -> [with a set, without], of tables that are counted."""
    tables = {}
    for size, left, has_set in looks:
        if size >= 12:
            tables.setdefault((size, left), [0, 0])[not has_set] += 1
    return tables


def engine_tally(tally: set_sim.Tally) -> dict:
    seen = np.argwhere(tally.tables.any(axis=2)).tolist()
    return {(size, left): tally.tables[size, left].tolist() for size, left in seen}


@pytest.mark.parametrize("chooser", [None, Fixed(0.5), Fixed(0.999)], ids=["first", "mid", "last"])
def test_one_game_at_a_time(chooser) -> None:
    """Every table that the engine looks at is one that plain Python looks at."""
    scratch = set_sim.Scratch()
    pick = chooser.pick if chooser else set_plain.first_only
    for seed in range(25):
        deck = cap_first(seed) if seed % 2 else shuffled(seed)
        lines, looks = set_plain.play(deck, pick)
        tally = set_sim.Tally()
        left, never_15 = set_sim.play_batch(as_columns([deck]), chooser, tally, scratch)
        assert engine_tally(tally) == tally_of(looks), f"seed {seed}"
        assert left == [looks[-1][0]]
        assert never_15 == [all(size <= 12 for size, _, _ in looks)]


@pytest.mark.parametrize("chooser", [None, Fixed(0.7)], ids=["first", "chosen"])
def test_many_games_at_once(chooser) -> None:
    decks = [cap_first(seed) if seed % 5 == 0 else shuffled(seed) for seed in range(400)]
    pick = chooser.pick if chooser else set_plain.first_only
    games = [set_plain.play(deck, pick)[1] for deck in decks]
    tally = set_sim.Tally()
    scratch = set_sim.Scratch()
    left, never_15 = set_sim.play_batch(as_columns(decks), chooser, tally, scratch)
    assert left.tolist() == [looks[-1][0] for looks in games]
    assert never_15.tolist() == [all(size <= 12 for size, _, _ in looks) for looks in games]
    assert engine_tally(tally) == tally_of([look for looks in games for look in looks])
    assert {21, 18, 15, 12} == {size for size, _ in engine_tally(tally)}
    assert tally.cards_left.tolist() == [left.tolist().count(cards) for cards in range(22)]


def test_random_pick_is_uniform() -> None:
    """A table with several sets, many times over: each is left equally often."""
    table = next(t for t in map(shuffled, range(99)) if len(set_plain.sets_on(t[:12])) == 6)[:12]
    games = 60_000
    columns = np.repeat(as_columns([table]), games, axis=1)
    set_sim.take_sets(columns, 10, np.random.default_rng(5), set_sim.Scratch())
    left = Counter(map(bytes, columns[:9].T.copy()))
    assert len(left) == 6
    assert sum((count - games / 6) ** 2 / (games / 6) for count in left.values()) < 25.7  # p 1e-4


def test_shuffled_decks_are_decks() -> None:
    decks = set_sim.shuffled_decks(np.random.default_rng(1), 10_000)
    assert decks.shape == (81, 10_000)
    assert (np.sort(decks, axis=0) == np.array(sorted(set_sim.TEXT), np.uint8)[:, None]).all()
    # Every card is equally likely in every place: chi-square of 81 x 81 counts, 6400 degrees.
    expected = decks.shape[1] / 81
    counts = np.stack([np.bincount(row, minlength=256)[list(set_sim.TEXT)] for row in decks])
    chi_square = ((counts - expected) ** 2 / expected).sum()
    assert abs(chi_square - 6400) < Z * math.sqrt(2 * 6400)


def test_shuffle_rejects_equal_keys() -> None:
    """Two equal keys would keep the order of the codes: such a deck must not be played."""

    class Keys:
        rows: list[int] = []

        def integers(self, high, size, dtype):
            keys = np.tile(np.arange(81, dtype=np.uint32) << np.uint32(8), (size[0], 1))
            if not self.rows:
                keys[0, 7] = keys[0, 8]
            self.rows.append(size[0])
            return keys

    decks = set_sim.shuffled_decks(Keys(), 3)
    assert decks.T.tolist() == [list(set_sim.TEXT)] * 3
    assert Keys.rows == [3, 1]  # one was thrown away, and made again


@pytest.fixture(scope="module", params=["first", "random"])
def report(request) -> dict:
    """One run of the process in 128 MB of address space."""
    result = run(SET_SIM, "--odds", str(GAMES), "--seed", "7", "--pick", request.param, "--json")
    assert (result.status, result.stderr) == (0, "")
    return json.loads(result.stdout)


def z_score(share: float, expected: float, others: float = math.inf) -> float:
    """Of a share of GAMES games, against one that was itself measured on `others` games."""
    return (share - expected) / math.sqrt(expected * (1 - expected) * (1 / GAMES + 1 / others))


def test_report_has_the_promised_form(report: dict) -> None:
    keys = ["games", "seed", "pick", "seconds", "never_15", "cards_left", "tables"]
    assert list(report) == keys
    assert (report["games"], report["seed"]) == (GAMES, 7)
    assert list(report["tables"])[:3] == ["12", "15", "18"]
    assert list(report["tables"]["12"]) == [str(left) for left in range(69, -1, -3)]
    assert sum(report["cards_left"].values()) == pytest.approx(1)
    assert "3" not in report["cards_left"]  # three last cards are always a set


def test_every_game_is_counted_at_every_stage(report: dict) -> None:
    """At each number of cards in the deck, each game is looked at with 12 cards, or stays above."""
    tables = report["tables"]
    for left in range(69, -1, -3):
        above = sum(tables.get(size, {}).get(str(left), [0, 0])[1] for size in ("15", "18"))
        assert sum(tables["12"][str(left)]) + above == GAMES


def test_results_agree_with_known_figures(report: dict) -> None:
    with_set, without = report["tables"]["12"]["69"]
    assert abs(z_score(without / GAMES, EXACT_12)) < Z
    left = report["cards_left"]
    if report["pick"] == "first":
        known = [(report["never_15"], FIRST["never_15"])]
        known += [(left[cards], FIRST[cards]) for cards in FIRST if cards != "never_15"]
        for share, expected in known:
            assert abs(z_score(share, expected, FIRST_GAMES)) < Z
        rows = [counts for deck, counts in report["tables"]["12"].items() if deck != "0"]
        without = sum(none for _, none in rows) / sum(map(sum, rows))
        # Tables of one game are not independent, but nearly so: 23 of them a game.
        assert abs(z_score(without, 1 / 15.992)) * math.sqrt(23) < Z
    else:
        # Published to three digits: the rounding is allowed for.
        for share, expected, rounding in [
            (report["never_15"], 0.314, 0.0005),
            (left["0"], 0.0122, 0.00005),
        ]:
            off = max(0.0, abs(share - expected) - rounding)
            assert z_score(expected + off, expected, RANDOM_GAMES) < Z
        for deck, odds in RANDOM_ODDS.items():
            with_set, without = report["tables"]["12"][str(deck)]
            assert abs(z_score(without / (with_set + without), 1 / (1 + odds))) < Z


def test_same_seed_same_report_and_text_says_the_same() -> None:
    arguments = ["--odds", "1500", "--seed", "11"]
    one, two = (json.loads(run(SET_SIM, *arguments, "--json").stdout) for _ in range(2))
    del one["seconds"], two["seconds"]
    assert one == two
    text = run(SET_SIM, *arguments).stdout
    assert "1,500 whole games, first set taken, seed 11" in text
    assert "games/s" in text and "#" in text
    for deck, (with_set, without) in one["tables"]["12"].items():
        assert f"{deck:>4} {with_set:12,} {without:10,}" in text


def test_no_seed_means_a_new_one() -> None:
    seed = json.loads(run(SET_SIM, "--odds", "1", "--json").stdout)["seed"]
    again = json.loads(run(SET_SIM, "--odds", "1", "--json", "--seed", str(seed)).stdout)
    assert again["seed"] == seed


@pytest.mark.parametrize(
    "arguments",
    ["--odds", "--odds x", "--odds 0", "--odds -5", "--odds 1.5", "--odds 5 --seed -1",
     "--odds 5 --seed x", "--odds 5 --pick last", "--odds 5 --pick", "--odds 5 --jobs 0",
     "--jobs 2", "--json", "--odds 5 more", "cards.txt", "--wrong", "--odds " + 5000 * "9",
     "--odds 5 --seed " + 5000 * "9", "--odds 5 --jobs " + 16 * "1"],
    ids=lambda arguments: arguments[:30],
)  # fmt: skip
def test_bad_arguments_get_one_clear_line(arguments: str) -> None:
    result = run(SET_SIM, *arguments.split())
    assert (result.status, result.stdout) == (2, "")
    assert result.stderr.startswith("set_sim: ") and result.stderr.count("\n") == 1


def test_facts_of_the_plain_version() -> None:
    """The oracle itself, where the statement's rules are easy to get wrong."""
    rng = random.Random(3)
    for _ in range(20):
        deck = rng.sample(set_plain.DECK, 81)
        lines, looks = set_plain.play(deck)
        for (size, left, has_set), (next_size, next_left, _) in zip(looks, looks[1:]):
            if not has_set:
                assert (next_size, next_left) == (size + 3, left - 3)
            elif size > 12 or left == 0:
                assert (next_size, next_left) == (size - 3, left)
            else:
                assert (next_size, next_left) == (size, left - 3)


# --- processes --------------------------------------------------------------------------------


@pytest.mark.parametrize("pick", ["first", "random"])
def test_the_number_of_jobs_does_not_matter(pick: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(set_sim, "BATCH", 300)
    one, two, five = (set_sim.odds(2000, 3, pick, jobs).numbers.tolist() for jobs in (1, 2, 5))
    assert one == two == five
    assert sum(one[:22]) == 2000
    assert set_sim.odds(2000, 4, pick).numbers.tolist() != one


@pytest.mark.parametrize("games", [1, 32768, 32769, 100_000])
def test_batches_are_all_games_and_nearly_equal(games: int) -> None:
    sizes = [set_sim.batch_size(games, number) for number in range(set_sim.batches_of(games))]
    assert sum(sizes) == games
    assert max(sizes) <= set_sim.BATCH and max(sizes) - min(sizes) <= 1


def start_odds() -> tuple[subprocess.Popen, list[int]]:
    """A long run with two jobs, and its workers."""
    command = [sys.executable, SET_SIM, "--odds", "50000000", "--jobs", "2"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    for _ in range(200):
        workers = [int(word) for word in children.read_text().split()]
        if len(workers) == 2:
            break
        time.sleep(0.05)
    time.sleep(0.3)
    return process, workers


def alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


@pytest.mark.parametrize(("ending", "status"), [(signal.SIGINT, 130), (signal.SIGKILL, -9)])
def test_workers_end_with_their_parent(ending: signal.Signals, status: int) -> None:
    process, workers = start_odds()
    assert len(workers) == 2 and all(map(alive, workers))
    process.send_signal(ending)
    assert process.communicate()[1] == b""
    assert process.returncode == status
    deadline = time.monotonic() + 10  # a killed parent is missed at the end of a batch
    while any(map(alive, workers)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(alive, workers))


def test_a_worker_that_is_killed_is_one_line() -> None:
    process, workers = start_odds()
    os.kill(workers[0], signal.SIGKILL)
    out, err = process.communicate()
    assert (process.returncode, out) == (1, b"")
    assert err == b"set_sim: a process that played games has ended too early\n"
    assert not any(map(alive, workers))


@pytest.mark.parametrize("megabytes", [64, 110])
def test_too_little_memory_for_numpy_is_one_line(megabytes: int) -> None:
    ran = run(SET_SIM, "--odds", "100", address_space_mb=megabytes)
    assert (ran.status, ran.stdout) == (1, "")
    assert ran.stderr == "set_sim: --odds needs 116 MB of address space\n"


def test_no_numpy_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "numpy.py").write_text("raise ImportError\n")
    ran = in_shell(f"PYTHONPATH={tmp_path} {sys.executable} {SET_SIM} --odds 5", SET_SIM)
    assert (ran.returncode, ran.stderr) == (2, b"set_sim: --odds needs numpy\n")
