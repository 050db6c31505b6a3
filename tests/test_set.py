"""set_sim.py in the contest: its log, against nested loops; its answer to bad input."""

import io
import os
import random
import signal
import subprocess
import sys
import time

import pytest
import set_plain
from harness import ROOT, SET_SIM, run
from hypothesis import given
from hypothesis import strategies as st
from streams import at_most_one_line, in_shell

import set_sim


def cards_of(deck: list[str]) -> list[int]:
    return [set_sim.CODE[card.encode()] for card in deck]


def plain_log(deck: list[str]) -> str:
    return "\n".join(set_plain.play(deck)[0]) + "\n"


def shuffled(seed: int, count: int = 81) -> list[str]:
    deck = list(set_plain.DECK)
    random.Random(seed).shuffle(deck)
    return deck[:count]


def cap_first(seed: int) -> list[str]:
    """A shuffled deck whose first cards are a cap set (no set among them) as large as a greedy
    search makes it, 16 to 20 cards: the table grows to 18 and 21 cards."""
    deck, cap = shuffled(seed), []
    for card in deck:
        if not any(set_plain.is_set(a, b, card) for a in cap for b in cap if a < b):
            cap.append(card)
    return cap + [card for card in deck if card not in cap]


def test_third_completes_every_pair() -> None:
    text = set_sim.TEXT
    for a in text:
        for b in text:
            if a != b:
                c = set_sim.third(a, b)
                assert len({a, b, c}) == 3 and set_plain.is_set(text[a], text[b], text[c])


@pytest.mark.parametrize("block", range(8))
def test_log_of_random_decks(block: int) -> None:
    """1200 decks of every possible length, full ones most often."""
    for seed in range(150 * block, 150 * (block + 1)):
        deck = shuffled(seed, 81 if seed % 3 == 0 else seed % 28 * 3)
        assert set_sim.log_of(cards_of(deck)) == plain_log(deck), f"seed {seed}"


def test_log_of_decks_that_start_without_sets() -> None:
    sizes = set()
    for seed in range(60):
        deck = cap_first(seed)
        log = set_sim.log_of(cards_of(deck))
        assert log == plain_log(deck), f"seed {seed}"
        sizes |= {len(line.split()) - 1 for line in log.splitlines() if line.startswith("=")}
    assert {12, 15, 18, 21} <= sizes


def test_process_plays_what_the_functions_play() -> None:
    for seed in range(12):
        deck = cap_first(seed) if seed % 2 else shuffled(seed, 81 - 9 * seed)
        result = run(SET_SIM, stdin=" ".join(deck))
        assert (result.status, result.stdout, result.stderr) == (0, plain_log(deck), "")


@given(st.integers(0, 10**6), st.integers(0, 9), st.lists(st.text(" \n\r\t", min_size=1)))
def test_whitespace_does_not_matter(seed: int, sets: int, gaps: list[str]) -> None:
    deck = shuffled(seed, 3 * sets)
    gaps = (gaps or [" "]) * 30
    text = gaps[-1] + "".join(card + gap for card, gap in zip(deck, gaps))
    assert set_sim.read_cards(io.BytesIO(text.encode())) == cards_of(deck)


@pytest.mark.parametrize("text", ["", " \n\n  \n"])
def test_no_cards_at_all(text: str) -> None:
    result = run(SET_SIM, stdin=text)
    assert (result.status, result.stdout, result.stderr) == (0, "=\n", "")


BAD_INPUTS = [  # input, what the one line on stderr must say
    (b"1111 1112\n 4111 1113", "not a card '4111' (card 3, line 2, column 2)"),
    (b"1111 111 1112", "not a card '111' (card 2, line 1, column 6)"),
    (b"1111 11122 1113", "not a card '11122' (card 2, line 1, column 6)"),
    (b"1111,1112,1113", "not a card '1111,1112,1113' (card 1, line 1, column 1)"),
    (b"+111 1112 1113", "not a card '+111' (card 1, line 1, column 1)"),
    (b"1111 1112 1110", "not a card '1110' (card 3, line 1, column 11)"),
    (b"\n\n1111\n1112 \xff\n", "not a card '\\xff' (card 3, line 4, column 6)"),
    ("1111 \u0661\u0661\u0661\u0661 1113".encode(), "(card 2, line 1, column 6)"),
    (b"1111\x001112 1113 1121", "not a card '1111\\x001112' (card 1, line 1, column 1)"),
    (b"1111 1112\n\n  1111", "repeated card '1111' (card 3, line 3, column 3)"),
    (b"1111 1111 x", "repeated card '1111' (card 2, line 1, column 6)"),
    (b"1111 1112 1113\n1121", "4 cards, which is not divisible by 3; the last one is '1121'"),
    (b"1111", "the last one is '1111' (card 1, line 1, column 1)"),
    (b"3" * 100_000, "not a card '" + "3" * 79 + "... (card 1, line 1, column 1)"),
]


@pytest.mark.parametrize("data, complaint", BAD_INPUTS)
def test_bad_input_is_named_and_nothing_is_printed(data: bytes, complaint: str) -> None:
    result = run(SET_SIM, stdin=data)
    assert (result.status, result.stdout) == (2, "")
    assert result.stderr.startswith("set_sim: ") and result.stderr.count("\n") == 1
    assert complaint in result.stderr


@given(st.binary(max_size=40))
def test_any_bytes_are_either_cards_or_a_complaint(data: bytes) -> None:
    try:
        cards = set_sim.read_cards(io.BytesIO(data))
    except set_sim.BadInput as error:
        assert "line" in str(error) and str(error).isascii() and str(error).isprintable()
    else:
        assert cards_of([word.decode() for word in data.split()]) == cards


def test_contest_imports_nothing_slow() -> None:
    """Not numpy, 0.1 s, nor argparse: neither belongs to the contest's process."""
    script = "import sys, set_sim; set_sim.main(); print({'numpy', 'argparse'} & {*sys.modules})"
    result = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, input="", stdout=subprocess.PIPE, text=True
    )
    assert result.stdout == "=\nset()\n"


# --- streams ----------------------------------------------------------------------------------

DECK = " ".join(set_plain.DECK).encode()


@pytest.mark.parametrize(
    ("script", "status"),
    [
        ("$RUN <&-", 2),
        ("$RUN >&-", 1),
        ("$RUN > /dev/full", 1),
        ("$RUN 2>&-", 0),
        ("$RUN --odds 5 >&-", 1),
        ("$RUN --odds 5 > /dev/full", 1),
        ("$RUN --odds 5 2>&-", 0),
        ("echo x | ($RUN 2>&-)", 2),
        ("echo x | ($RUN 2> /dev/full)", 2),
    ],
)
def test_broken_streams_are_one_line_at_most(script: str, status: int) -> None:
    ran = in_shell(script, SET_SIM, stdin=DECK)
    assert ran.returncode == status
    assert at_most_one_line(ran.stderr)


def test_a_broken_pipe_is_status_1() -> None:
    """Nobody reads any more when the log is written."""
    read_end, write_end = os.pipe()
    os.close(read_end)
    command = [sys.executable, SET_SIM]
    ran = subprocess.run(command, input=DECK, stdout=write_end, stderr=subprocess.PIPE)
    os.close(write_end)
    assert ran.returncode == 1
    assert at_most_one_line(ran.stderr)


@pytest.mark.parametrize(
    ("source", "status", "said"),
    [
        ("head -c 1000000000 /dev/zero", 2, b"not a card '\\x00"),
        ("yes 1111 | head -c 1000000000", 2, b"repeated card '1111' (card 2, line 2, column 1)"),
        ("yes '' | head -c 300000000", 0, b""),
        ("(yes '' | head -c 100000000; echo ' 1112 x')", 2, b"line 100000001, column 7)"),
    ],
)
def test_endless_input_fits_into_memory(source: str, status: int, said: bytes) -> None:
    ran = in_shell(f"{source} | $RUN", SET_SIM)
    assert ran.returncode == status
    assert said in ran.stderr and at_most_one_line(ran.stderr)


@pytest.mark.parametrize("piece", [1, 2, 3, 7, 4096])
def test_where_pieces_of_input_end_does_not_matter(
    piece: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(data: bytes) -> object:
        try:
            return set_sim.read_cards(io.BytesIO(data))
        except set_sim.BadInput as error:
            return str(error)

    inputs = [data for data, _ in BAD_INPUTS] + [b"\n1111 \r\n 1112\t1113 ", DECK]
    whole = [read(data) for data in inputs]
    monkeypatch.setattr(set_sim, "PIECE", piece)
    assert [read(data) for data in inputs] == whole


@pytest.mark.parametrize("megabytes", [64, 110])
def test_the_contest_needs_little_memory(megabytes: int) -> None:
    ran = in_shell("$RUN", SET_SIM, stdin=DECK, kilobytes=megabytes * 1024)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert ran.stdout.decode() == plain_log(list(set_plain.DECK))


def test_ctrl_c_is_quiet() -> None:
    process = subprocess.Popen(
        [sys.executable, SET_SIM], stdin=subprocess.PIPE, stderr=subprocess.PIPE
    )
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    assert process.communicate()[1] == b""
    assert process.returncode == 130
