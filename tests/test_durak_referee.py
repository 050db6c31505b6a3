"""The Durak referee: each rule a case, the statement's sample, random games with invariants.

Positions are small endgames (`position`), games are followed step by step: "2 BEAT 7D" says that
player 2 (of 1..4, absolute) is asked BEAT and answers 7D. `news` are the lines that player 1 was
sent since the last look; his numbering is the absolute one.
"""

import json
import os
import random
import subprocess
import sys
from contextlib import ExitStack

import pytest
from harness import ROOT, SAMPLES

from arena.game import Illegal, Malformed
from arena.games.durak import greedy_bot as durak_greedy
from arena.games.durak.referee import (
    CARDS,
    MAX_ROUNDS,
    RANKS,
    SUITS,
    DurakReferee,
    PlayerView,
    beats,
)

OPTIONS = [
    {"ask_empty": ask_empty, "deal_order": order}
    for ask_empty in (False, True)
    for order in ("absolute", "self-first")
]


def position(*hands, deck="", first=1, ask_empty=False):
    """A referee on hands like "6H 7H"; player `first` attacks first; spades are trump."""
    setup = {
        "hands": [hand.split() for hand in hands],
        "deck": deck.split(),
        "trump": "S",
        "first": first - 1,
        "ask_empty": ask_empty,
        "deal_order": "absolute",
    }
    referee = DurakReferee(setup)
    news(referee)
    return referee


def news(referee):
    """What player 1 was told since the last call, commands left out."""
    seen = getattr(referee, "seen", 0)
    referee.seen = len(referee.sent[0])
    return [line for line in referee.sent[0][seen:] if not line.isupper()]


def asked(referee):
    return None if referee.wanted is None else f"{referee.wanted + 1} {referee.command}"


def follow(referee, *steps):
    for step in steps:
        question, answer = step.rsplit(" ", 1)
        assert asked(referee) == question
        referee.answer(answer)


def random_game(seed, options):
    """Yields the referee before every answer of a random game, and once more at its end."""
    rng = random.Random(seed)
    referee = DurakReferee(DurakReferee.deal(rng, options))
    while referee.result is None:
        yield referee
        referee.answer(rng.choice(referee.legal()))
    yield referee


# Cards


@pytest.mark.parametrize(
    "card, other, expected",
    [
        ("7H", "6H", True),
        ("TH", "9H", True),
        ("6H", "7H", False),
        ("AH", "KH", True),
        ("7H", "6D", False),  # another suit
        ("6S", "AH", True),  # trump on a non-trump
        ("AH", "6S", False),
        ("7S", "6S", True),  # a trump only by a higher trump
        ("6S", "7S", False),
    ],
)
def test_what_beats_what_when_spades_are_trump(card, other, expected):
    assert beats(card, other, "S") is expected


def test_every_two_different_cards_of_one_suit_are_ordered():
    for suit in SUITS:
        for low, high in zip(RANKS, RANKS[1:]):
            assert beats(high + suit, low + suit, "S") and not beats(low + suit, high + suit, "S")


# The deal


def test_a_deal_has_36_cards_six_in_each_hand():
    setup = DurakReferee.deal(random.Random(1), {})
    assert [len(hand) for hand in setup["hands"]] == [6] * 4 and len(setup["deck"]) == 12
    assert sorted(sum(setup["hands"], []) + setup["deck"]) == sorted(CARDS)
    assert (setup["ask_empty"], setup["deal_order"]) == (False, "absolute")


def test_chance_decides_trump_and_first_attacker():
    setups = [DurakReferee.deal(random.Random(seed), {}) for seed in range(60)]
    assert {setup["trump"] for setup in setups} == set(SUITS)
    assert {setup["first"] for setup in setups} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    "order, numbers",
    [("absolute", ["1234", "4123", "3412", "2341"]), ("self", ["1234"] * 4)],
)
def test_the_order_of_the_deal(order, numbers):
    setup = DurakReferee.deal(random.Random(1), {"deal_order": order})
    referee = DurakReferee(setup)
    for seat in range(4):
        trump, *gives = referee.sent[seat][:25]
        assert trump == f"trump {setup['trump']}"
        words = [line.split() for line in gives]
        assert "".join(number for _, number, _ in words[::6]) == numbers[seat]
        assert [card for _, n, card in words if n == "1"] == setup["hands"][seat]
        assert {card for _, n, card in words if n != "1"} == {"??"}


def test_the_named_seat_is_asked_to_move_first():
    for first in range(4):
        setup = {**DurakReferee.deal(random.Random(1), {}), "first": first}
        assert asked(DurakReferee(setup)) == f"{first + 1} MOVE"


@pytest.mark.parametrize(
    "change", [{"deck": ["6X"]}, {"deck": ["6S", "6S"]}, {"deal_order": "random"}]
)
def test_a_setup_that_makes_no_sense(change):
    setup = {**DurakReferee.deal(random.Random(1), {}), "hands": [[], [], [], []], **change}
    with pytest.raises(ValueError):
        DurakReferee(setup)


# Messages


def test_everybody_sees_himself_as_player_1():
    referee = position("6H", "7H 9H", "6D 7D", "9D TD", first=2)
    follow(referee, "2 MOVE 7H", "3 BEAT NO")
    tails = [[line for line in sent if line[:4] in ("move", "take")] for sent in referee.sent]
    assert tails == [
        ["move 2 3 7H", "take 3"],
        ["move 1 2 7H", "take 2"],
        ["move 4 1 7H", "take 1"],
        ["move 3 4 7H", "take 4"],
    ]


def test_a_command_goes_to_one_seat_and_its_answer_is_echoed_to_all():
    referee = position("6H 7H", "8H 9H", "6D 7D", "9D TD")
    assert [sent[-1] == "MOVE" for sent in referee.sent] == [True, False, False, False]
    referee.answer("6H")
    assert [sent[-1] for sent in referee.sent] == ["move 1 2 6H", "BEAT", "move 3 4 6H",
                                                   "move 2 3 6H"]  # fmt: skip


def test_the_statements_sample():
    """A deal that agrees with what the sample shows; the other three answer as it shows."""
    setup = {
        "hands": [
            "6S 7S 8S 9S TS JS".split(),
            "6D 8D 9D TD JD QD".split(),
            "7D 6C 7H TH JH QH".split(),
            "7C AS 8C 9C TC JC".split(),
        ],
        "deck": "KD KH 9H 8H QS KS AC AD AH 6H QC KC".split(),
        "trump": "S",
        "first": 1,
        "ask_empty": False,
        "deal_order": "self-first",
    }
    sample = (SAMPLES / "durak" / "statement.talk").read_text().splitlines()
    referee = DurakReferee(setup)
    # Two questions that the sample does not show: player 4 keeps his 7C, player 3 his 8H.
    follow(referee, "2 MOVE 6D", "3 BEAT 7D", "4 ADD NO")
    follow(referee, "3 MOVE 6C", "4 BEAT 7C", "3 ADD 7H", "4 BEAT AS")
    answers = [line[2:] for line in sample if line.startswith(">")]
    follow(referee, f"1 ADD {answers[0]}", "4 BEAT NO", f"1 ADD {answers[1]}")
    follow(referee, f"1 MOVE {answers[2]}", "2 BEAT NO", "3 ADD NO")
    sent = [line for line in sample if not line.startswith(">")]
    assert referee.sent[0][: len(sent)] == sent


# A round


def test_the_attacker_may_play_any_card_but_must_play_one():
    referee = position("6H AS 7D", "8H 9H", "6D", "9D")
    assert referee.legal() == ["6H", "7D", "AS"]
    with pytest.raises(Illegal):
        referee.answer("NO")


def test_the_defender_is_asked_also_when_he_can_only_refuse():
    referee = position("AH 6C", "8H 9H", "6D", "9D")
    follow(referee, "1 MOVE AH")
    assert asked(referee) == "2 BEAT" and referee.legal() == ["NO"]


def test_the_defender_may_beat_or_refuse():
    referee = position("8H 6C", "9H 7H 6S AD", "6D", "9D")
    follow(referee, "1 MOVE 8H")
    assert referee.legal() == ["6S", "9H", "NO"]


def test_throw_ins_have_a_rank_of_the_round_attack_or_defence():
    referee = position("6H 6C 7C 8C", "7H 9H TH", "6D", "9D")
    follow(referee, "1 MOVE 6H", "2 BEAT 7H")
    assert asked(referee) == "1 ADD" and referee.legal() == ["6C", "7C", "NO"]


def test_the_offer_goes_from_the_attacker_to_his_partner_and_never_to_the_other_side():
    referee = position("6H 6C 7C", "7H 9H TH", "6D 8D", "6S 7S")
    follow(referee, "1 MOVE 6H", "2 BEAT 7H", "1 ADD NO", "3 ADD NO", "2 MOVE 9H")


def test_the_offer_starts_again_from_the_attacker_after_every_beaten_card():
    referee = position("6H 6C 7C", "7H 7D TH 8C", "6D 8D", "9S TS")
    follow(referee, "1 MOVE 6H", "2 BEAT 7H", "1 ADD NO", "3 ADD 6D", "2 BEAT 7D", "1 ADD 6C")
    assert asked(referee) == "2 BEAT"


def test_the_offer_starts_again_from_the_attacker_after_every_card_thrown_to_one_who_takes():
    referee = position("6H 6C 6S", "9D 9C TD TC QD", "6D 8D", "9S TS")
    follow(referee, "1 MOVE 6H", "2 BEAT NO", "1 ADD NO", "3 ADD 6D", "1 ADD 6C", "1 ADD NO")
    assert news(referee) == ["move 1 2 6H", "take 2", "add 3 2 6D", "add 1 2 6C"]
    assert asked(referee) == "3 MOVE"


def test_no_more_cards_than_the_defender_held_when_the_round_began():
    referee = position("6H 6C 6D", "7H 7C", "7D 8D", "9S TS")
    follow(referee, "1 MOVE 6H", "2 BEAT 7H", "1 ADD 6C", "2 BEAT NO")
    assert asked(referee) == "3 MOVE"  # two cards lie under a hand of two: 6D and 7D stay


def test_no_more_than_six_cards():
    referee = position("6H 6C 6D 7H AC", "7S 9C TD TC QD QC KD KC", "7C 7D 6S 8D", "9S TS")
    follow(referee, "1 MOVE 6H", "2 BEAT 7S", "1 ADD 6C", "2 BEAT NO")
    follow(referee, "1 ADD 6D", "1 ADD 7H", "3 ADD 7C", "3 ADD 7D")
    assert asked(referee) == "3 MOVE" and "6S" in referee.hands[2]


def test_add_is_not_asked_of_a_player_without_a_fitting_card():
    referee = position("6H 8C", "7H 9H", "7D 8D", "9S TS")
    follow(referee, "1 MOVE 6H", "2 BEAT 7H")
    assert asked(referee) == "3 ADD"


def test_ask_empty_asks_also_without_a_fitting_card_and_at_the_limit():
    referee = position("6H 8C", "7H 9H", "7D 8D", "9S TS", ask_empty=True)
    follow(referee, "1 MOVE 6H", "2 BEAT 7H", "1 ADD NO", "3 ADD 7D", "2 BEAT NO")
    for question in ("1 ADD", "3 ADD"):
        assert asked(referee) == question and referee.legal() == ["NO"]
        referee.answer("NO")
    assert asked(referee) == "3 MOVE"


def test_a_defender_takes_all_cards_of_the_round():
    referee = position("6H 6C", "7H 8D TD", "8C 9C", "9S TS")
    follow(referee, "1 MOVE 6H", "2 BEAT 7H", "1 ADD 6C", "2 BEAT NO")
    assert sorted(referee.hands[1]) == ["6C", "6H", "7H", "8D", "TD"]
    assert referee.discarded == []


def test_beaten_cards_leave_the_game():
    referee = position("6H 6C", "7H 8D TD", "8C 9C", "9S TS")
    follow(referee, "1 MOVE 6H", "2 BEAT 7H", "1 ADD NO")
    assert sorted(referee.discarded) == ["6H", "7H"] and referee.hands[1] == ["8D", "TD"]


def test_a_defender_who_beat_everything_attacks_next():
    referee = position("6H 8H", "7H TD", "8C 9C", "9S TS")
    follow(referee, "1 MOVE 6H", "2 BEAT 7H")
    assert asked(referee) == "2 MOVE"


def test_after_a_refusal_the_seat_after_the_defender_attacks_next():
    referee = position("6H 8H", "7D TD", "8C 9C", "9S TS")
    follow(referee, "1 MOVE 6H", "2 BEAT NO")
    assert asked(referee) == "3 MOVE"


def test_drawing_goes_counter_clockwise_from_the_attacker_until_the_deck_is_out():
    referee = position(
        "6H 6C 9H 9C 9D 9S",
        "7H 7C 7D TC JC QC",
        "6D 8H 8C 8D 8S TH",
        "KH KD KC QH QD JH",
        deck="AH AC AD AS KS",
    )
    follow(referee, "1 MOVE 6H", "2 BEAT 7H", "1 ADD 6C", "2 BEAT 7C", "3 ADD 6D", "2 BEAT 7D")
    assert news(referee)[-5:] == ["give 1 AH", "give 1 AC", "give 3 ??", "give 2 ??", "give 2 ??"]
    assert [len(hand) for hand in referee.hands] == [6, 5, 6, 6] and not referee.deck
    assert referee.sent[1][-6:-1] == [
        "give 4 ??", "give 4 ??", "give 2 ??", "give 1 AS", "give 1 KS"
    ]  # fmt: skip


# Players out


def test_an_attacker_out_with_his_first_card_leaves_the_throwing_to_his_partner():
    for ask_empty in (False, True):
        referee = position("6H", "7H 8D 9D", "6D 7D 8C", "9S TS", ask_empty=ask_empty)
        follow(referee, "1 MOVE 6H")
        assert news(referee) == ["move 1 2 6H", "out 1"]
        follow(referee, "2 BEAT 7H", "3 ADD NO")  # asked once, though he acts for both seats
        assert asked(referee) == "2 MOVE"


def test_a_player_who_goes_out_by_throwing_in_leaves_the_rest_to_his_partner():
    referee = position("6H 6C", "7D 8D 9D", "6D 7C", "TC JC")
    follow(referee, "1 MOVE 6H", "2 BEAT NO", "1 ADD 6C", "3 ADD 6D")
    assert news(referee) == ["move 1 2 6H", "take 2", "add 1 2 6C", "out 1", "add 3 2 6D"]
    assert asked(referee) == "3 MOVE"


def test_a_defender_out_with_his_last_card_has_defended_and_his_partner_attacks_for_him():
    referee = position("6H 7C", "7H", "7D 9D", "9C TC")
    follow(referee, "1 MOVE 6H", "2 BEAT 7H", "4 MOVE 9C")
    assert news(referee) == ["move 1 2 6H", "beat 2 7H", "out 2", "move 4 3 9C"]


def test_where_an_empty_seat_is_attacked_the_partner_defends():
    referee = position("", "7H 8D", "9C JD", "6C TS", first=4)
    follow(referee, "4 MOVE 6C")
    assert news(referee) == ["move 4 3 6C"] and asked(referee) == "3 BEAT"


@pytest.mark.parametrize(
    "first, beat, following, attack",
    [
        (4, "9C", "3 MOVE JD", "move 3 2 JD"),  # for seat 1, which defended
        (4, "NO", "2 MOVE 7H", "move 2 3 7H"),  # the seat after seat 1
        (2, "9H", "3 MOVE JD", "move 3 4 JD"),  # for himself
        (2, "NO", "4 MOVE 6C", "move 4 3 6C"),  # seat 4 attacks seat 1
    ],
)
def test_turns_go_by_seat_when_player_1_is_out(first, beat, following, attack):
    referee = position("", "7H 8D", "9C 9H JD", "6C TS", first=first)
    follow(referee, "4 MOVE 6C" if first == 4 else "2 MOVE 7H", f"3 BEAT {beat}", following)
    assert news(referee)[-1] == attack


def test_an_attacker_without_cards_waits_for_the_draw_while_the_deck_lasts():
    hands = ["6H 6C 6D 7H 7C 7D", "7S 9C TD TC QD QC", "9H TH JH QH KH 8H", "9S TS JS QS KS 8S"]
    referee = position(*hands, deck="AH AC", ask_empty=True)
    follow(referee, "1 MOVE 6H", "2 BEAT 7S", "1 ADD 6C", "2 BEAT NO")
    follow(referee, "1 ADD 6D", "1 ADD 7H", "1 ADD 7C", "1 ADD 7D")
    assert asked(referee) == "1 ADD" and referee.hands[0] == [] and referee.legal() == ["NO"]
    follow(referee, "1 ADD NO", "3 ADD NO")
    assert news(referee)[-2:] == ["give 1 AH", "give 1 AC"] and not referee.out


def test_a_defender_without_cards_is_out_when_the_deck_is_empty_at_his_turn_to_draw():
    hands = ["6H 6C 6D 9H 9C 9D", "7H 7C 8D QD QH KC", "7D 8H QC TH TC TD", "JH JC JD JS 9S TS"]
    referee = position(*hands, deck="AH AC")
    follow(referee, "1 MOVE 6H", "2 BEAT 7H", "1 ADD 6C", "2 BEAT 7C", "1 ADD 6D", "2 BEAT 8D")
    follow(referee, "3 ADD 7D", "2 BEAT QD", "3 ADD 8H", "2 BEAT QH", "3 ADD QC", "2 BEAT KC")
    assert news(referee)[-4:] == ["beat 2 KC", "give 1 AH", "give 1 AC", "out 2"]
    assert asked(referee) == "4 MOVE"


# The end of a game


@pytest.mark.parametrize(
    "hands, steps, last, score",
    [
        (["6H", "7H 8H", "", "9C"], ["1 MOVE 6H"], "out 1", 1.0),
        (["6H", "7D 8D", "6D", "9C"], ["1 MOVE 6H", "2 BEAT NO", "3 ADD 6D"], "out 3", 1.0),
        (["6H 7C", "7H", "9D", ""], ["1 MOVE 6H", "2 BEAT 7H"], "out 2", 0.0),
    ],
    ids=["by attacking", "by throwing in", "by beating"],
)
def test_a_side_wins_at_once_in_mid_round(hands, steps, last, score):
    referee = position(*hands)
    follow(referee, *steps)
    assert news(referee)[-1] == last and referee.result.score == score
    assert (referee.wanted, referee.legal()) == (None, [])
    assert all(sent[-1].startswith("out") for sent in referee.sent)
    assert referee.result.reason in referee.show()


def test_300_rounds_are_a_draw():
    referee = position("6H 8H", "7D TD", "8C 9C", "9S TS")
    referee.rounds = MAX_ROUNDS  # as if 299 rounds had been played before this one
    follow(referee, "1 MOVE 6H", "2 BEAT NO")
    assert (MAX_ROUNDS, referee.result.score, referee.wanted) == (300, 0.5, None)


@pytest.mark.parametrize("first, score", [(1, 0.0), (2, 1.0), (3, 0.0), (4, 1.0)])
def test_a_fault_loses_the_game_for_the_side_of_the_wanted_seat(first, score):
    referee = position("6H", "7D", "8C", "9S", first=first)
    referee.fault("late")
    assert (referee.result.score, referee.wanted) == (score, None)
    assert f"player {first}" in referee.result.reason and "late" in referee.result.reason


def test_sides_sit_crosswise():
    referee = position("6H", "7D", "8C", "9S")
    assert [referee.side(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_the_allowance_grows_with_every_round_begun():
    referee = position("6H 8H", "7D TD", "8C 9C", "9S TS")
    assert referee.allowance() == pytest.approx(2.1)
    follow(referee, "1 MOVE 6H", "2 BEAT NO")
    assert referee.allowance() == pytest.approx(2.2)


# Answers


@pytest.mark.parametrize("text", ["", " ", "6s", "no", "10H", "6H 7H", "6H\n7H", "??", "H6", "6X"])
def test_what_is_neither_a_card_nor_no_is_malformed(text):
    with pytest.raises(Malformed):
        position("6H 7H", "8H", "9H", "TH").answer(text)


def test_blanks_around_an_answer_do_no_harm():
    referee = position("6H 7H", "8H", "9H", "TH")
    referee.answer(" 6H\r\n")
    assert asked(referee) == "2 BEAT"


def state(referee):
    return repr([referee.hands, referee.deck, referee.discarded, referee.table.cards(),
                 referee.sent, referee.wanted, referee.command, referee.rounds])  # fmt: skip


def test_bad_answers_change_nothing():
    for referee in random_game(1, {}):
        if referee.result:
            break
        before, legal = state(referee), referee.legal()
        for text in {*CARDS, "NO"} - set(legal):
            with pytest.raises(Illegal):
                referee.answer(text)
        with pytest.raises(Malformed):
            referee.answer("PASS")
        assert state(referee) == before


# Whole games


def check_invariants(referee):
    everywhere = [*sum(referee.hands, []), *referee.deck, *referee.discarded]
    assert sorted(everywhere + referee.table.cards()) == sorted(CARDS)
    assert (referee.wanted is None) == (referee.result is not None)
    for player, hand in enumerate(referee.hands):
        assert (player in referee.out) <= (not hand and not referee.deck)
    assert len(referee.table.attacks) <= min(6, referee.table.limit)
    assert 0 <= len(referee.table.attacks) - len(referee.table.defences) <= (
        6 if referee.table.taking else 1
    )
    if referee.wanted is None:
        return
    assert referee.sent[referee.wanted][-1] == referee.command
    assert referee.hands[referee.wanted] or (referee.ask_empty and referee.command == "ADD")
    if referee.command == "MOVE" and referee.deck:
        assert min(len(hand) for hand in referee.hands) >= 6


def check_view(referee, seat, view):
    """What the messages alone tell the program at a seat is what is so."""
    assert view.deck == len(referee.deck) and view.trump == referee.trump
    for player in range(4):
        taken = referee.table.taking and player == referee.table.defender
        held = referee.hands[player] + (referee.table.cards() if taken else [])
        number = (player - seat) % 4 + 1
        assert view.counts[number] == len(held)
        if number == 1:
            assert sorted(view.hand) == sorted(held)
    if seat == referee.wanted:
        assert (view.command, view.legal()) == (referee.command, referee.legal())


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_random_games(options):
    scores = set()
    for seed in range(40):
        views, seen = [PlayerView() for _ in range(4)], [[], [], [], []]
        for referee in random_game(seed, options):
            check_invariants(referee)
            for seat, (view, before) in enumerate(zip(views, seen)):
                assert referee.sent[seat][: len(before)] == before
                for line in referee.sent[seat][len(before) :]:
                    view.read(line)
                check_view(referee, seat, view)
                seen[seat] = list(referee.sent[seat])
        scores.add(referee.result.score)
    assert scores == {0.0, 1.0}


def as_absolute(line, seat):
    """A message to a seat in the numbering of seat 0, the card of a `give` hidden."""
    words = line.split()
    words = [str((int(w) - 1 + seat) % 4 + 1) if w in "1234" else w for w in words]
    return " ".join([*words[:2], "??"] if words[0] == "give" else words)


def test_all_programs_are_told_the_same():
    *_, referee = random_game(3, {})
    streams = [
        [as_absolute(line, seat) for line in sent if not line.isupper()]
        for seat, sent in enumerate(referee.sent)
    ]
    assert streams[0] == streams[1] == streams[2] == streams[3]


def test_a_setup_survives_json_and_repeats_the_game():
    for options in OPTIONS:
        setup = DurakReferee.deal(random.Random(7), options)
        copy = json.loads(json.dumps(setup))
        assert copy == setup and {key: copy[key] for key in options} == options
        games, rng = [DurakReferee(setup), DurakReferee(copy)], random.Random(8)
        while games[0].result is None:
            text = rng.choice(games[0].legal())
            for game in games:
                game.answer(text)
        assert state(games[0]) == state(games[1]) and games[0].result == games[1].result
        assert copy == setup  # playing does not use it up


# The game as one player sees it

OPENING = "trump S; give 1 6H; give 1 7S; give 2 ??; give 2 ??; give 3 ??; give 4 ??; give 4 ??"


@pytest.mark.parametrize(
    "lines, expected",
    [
        ("MOVE", ["6H", "7S"]),
        ("move 4 1 6S; BEAT", ["7S", "NO"]),
        ("move 4 1 7C; BEAT", ["7S", "NO"]),
        ("move 4 1 8S; BEAT", ["NO"]),
        ("move 3 4 6D; beat 4 8D; ADD", ["6H", "NO"]),
        ("move 3 4 6D; take 4; out 3; ADD", ["6H", "NO"]),
        ("move 3 4 6D; take 4; ADD; > 6H; add 1 4 6H; ADD", ["NO"]),  # 4 held two cards
        ("move 2 3 6D; take 3; give 2 ??; give 1 AC; MOVE", ["6H", "7S", "AC"]),
        ("move 4 1 AS; take 1; add 4 1 AD; MOVE", ["6H", "7S", "AD", "AS"]),
    ],
)
def test_legal_answers_from_a_transcript(lines, expected):
    assert DurakReferee.from_text([f"{OPENING}; {lines}"]).legal() == expected


def test_the_sample_as_a_transcript():
    sample = (SAMPLES / "durak" / "statement.talk").read_text()
    upto_add, upto_move = sample.split("> 6S")[0], sample.split("> 8S")[0]
    assert DurakReferee.from_text([upto_add]).legal() == ["6S", "7S", "NO"]
    view = DurakReferee.from_text([upto_move])
    assert view.legal() == ["8S", "9S", "JS", "KS", "QS", "TS"] and view.deck == 6


@pytest.mark.parametrize(
    "lines",
    [
        "give 2 ??; " * 30 + "MOVE",  # a 37th card
        "move 4 1 6S",  # ends without a command
        "",
        "BEAT",
        "ADD",
        "move 4 1 6S; MOVE",  # a card lies before us
        "hello; MOVE",
        "give 1; MOVE",
        "give 5 ??; MOVE",
        "give 1 ??; MOVE",
        "give 1 6H; MOVE",  # held already
        "give 2 6D; MOVE",  # the cards of others are hidden
        "move 4 1 XX; BEAT",
        "move 4 1 6H; BEAT",  # our own card
        "move 1 2 6C; take 2; MOVE",  # not in our hand
        "move 1 3 6H; take 3; MOVE",  # under the partner
        "move 3 4 6D; ADD",  # before it is beaten
        "move 2 3 6D; beat 3 8D; ADD",  # to the partner
        "move 3 4 6D; beat 4 8C; ADD",  # does not beat
        "move 3 4 6D; beat 2 8D; ADD",  # not the defender
        "move 3 4 6D; take 4; out 4; ADD",  # holds cards
        "move 3 4 6D; take 4; add 3 4 6C; ADD",  # has no card left
        "move 3 4 6D; take 4; add 2 4 6C; ADD",  # under his own partner
        "move 2 3 6D; take 3; add 2 3 7D; MOVE",  # wrong rank
        "move 4 1 6D; move 4 1 6C; BEAT",
        "move 3 4 6D; take 4; give 3 ??; ADD",  # the round is over
        "SEND",
    ],
)
def test_transcripts_that_make_no_sense(lines):
    with pytest.raises(ValueError):
        DurakReferee.from_text([f"{OPENING}; {lines}"])


def test_a_line_that_makes_no_sense_leaves_the_view_as_it_was():
    view = DurakReferee.from_text([f"{OPENING}; move 3 4 6D; beat 4 8D; ADD"])
    before = view.show()
    for line in ("", "add 3 4 9C", "add 3 4 8C", "beat 4 9D", "BEAT", "out 4", "add 3 2 8C"):
        with pytest.raises(ValueError):
            view.read(line)
    assert view.show() == before


def test_tables_and_hands_are_shown_for_people():
    referee = position("6H 6C", "7H 8S TD", "8C 9C", "9S TS")
    follow(referee, "1 MOVE 6H", "2 BEAT 7H", "1 ADD 6C", "2 BEAT 8S")
    assert asked(referee) == "3 ADD"
    text = referee.show()
    assert "6H/7H 6C/8S" in text and "1: out" in text and "3: 8C 9C  <- ADD" in text


def test_the_view_of_a_seat_shows_no_hidden_card():
    referee = position("6H 6C", "7H 8S TD", "8C 9C", "9S TS")
    follow(referee, "1 MOVE 6H")
    assert "1: TD 7H 8S  <- BEAT" in referee.view(1) and "table, under 1: 6H" in referee.view(1)
    assert "1: 8C 9C\n" in referee.view(2)
    assert not any(card in referee.view(2) for card in ("6C", "7H", "8S", "TD", "9S", "TS"))


# The builtin programs


def choose(text):
    return durak_greedy.choose(DurakReferee.from_text([text]))


def greedy_position(hand, deck=12):
    """The start of a transcript: our hand, and the rest but the deck for the other three."""
    others = [f"give {player} ??" for player in (2, 3, 4) for _ in range((36 - 6 - deck) // 3)]
    return "; ".join(["trump S", *(f"give 1 {card}" for card in hand.split()), *others])


@pytest.mark.parametrize(
    "hand, deck, lines, expected",
    [
        ("6S 9H 7D AH KD TC", 12, "MOVE", "7D"),
        ("6S 9S AH KD TC QC", 12, "MOVE", "TC"),
        ("6S 9S TS JS QS KS", 12, "MOVE", "6S"),
        ("9H AH 6S 7S TC QC", 12, "move 4 1 8H; BEAT", "9H"),
        ("9H AH 6S 7S TC QC", 12, "move 4 1 8D; BEAT", "6S"),
        ("9H AH QS KS TC QC", 12, "move 4 1 8D; BEAT", "NO"),  # spares a high trump
        ("9H AH QS KS TC QC", 0, "move 4 1 8D; BEAT", "QS"),
        ("9H AH JC TC 7C QC", 12, "move 4 1 8D; BEAT", "NO"),
        ("AH 8S 9D 7C TC QC", 12, "move 3 4 8D; beat 4 AD; ADD", "AH"),
        ("AH 8S 9D 7C TC QC", 12, "move 3 4 AC; take 4; ADD", "AH"),
        ("9H 8S 9D 7C TC QC", 12, "move 3 4 9C; take 4; ADD", "9D"),
        ("7H 8S 9D 7C TC QC", 12, "move 3 4 8D; beat 4 AD; ADD", "NO"),  # a trump stays
        ("7H 8S 9D 7C TC QC", 0, "move 3 4 8D; beat 4 AD; ADD", "8S"),
        ("7H 8S 9D 7C TC QC", 0, "move 3 4 8D; take 4; ADD", "NO"),
        ("9H AH QS KS TC QC", 12, "move 4 1 8H; beat 1 9H; add 4 1 9C; BEAT", "TC"),
        ("9H AH QS KS TD QD", 12, "move 4 1 8H; beat 1 9H; add 4 1 9C; BEAT", "QS"),
    ],
)
def test_greedy_plays_by_its_rule_of_thumb(hand, deck, lines, expected):
    assert choose(f"{greedy_position(hand, deck)}; {lines}") == expected


def start_builtin(name, seed):
    return subprocess.Popen(
        [sys.executable, str(ROOT / "arena" / "games" / "durak" / f"{name}_bot.py")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT), "ARENA_SEED": str(seed)},
    )


def play_processes(names, setup):
    """A game between builtin programs over pipes; names[0] plays seats 0 and 2."""
    referee, written = DurakReferee(setup), [0] * 4
    with ExitStack() as stack:
        programs = [stack.enter_context(start_builtin(names[seat % 2], seat)) for seat in range(4)]
        while referee.result is None:
            seat = referee.wanted
            for line in referee.sent[seat][written[seat] :]:
                programs[seat].stdin.write(line + "\n")
            programs[seat].stdin.flush()
            written[seat] = len(referee.sent[seat])
            referee.answer(programs[seat].stdout.readline())
        for program in programs:
            rest, _ = program.communicate()
            assert (rest, program.returncode) == ("", 0)
    return referee


@pytest.mark.parametrize("options", OPTIONS[1:3], ids=str)
def test_builtin_programs_play_whole_games_that_can_be_repeated(options):
    setup = DurakReferee.deal(random.Random(11), options)
    games = [play_processes(["random", "greedy"], setup) for _ in range(2)]
    assert games[0].sent == games[1].sent
    assert games[0].result.score == 0.0  # greedy won


def test_greedy_wins_nearly_always_against_random():
    rng, won, games = random.Random(5), 0.0, 60
    for game in range(games):
        referee = DurakReferee(DurakReferee.deal(random.Random(game), {}))
        views, read = [PlayerView() for _ in range(4)], [0] * 4
        while referee.result is None:
            seat = referee.wanted
            for line in referee.sent[seat][read[seat] :]:
                views[seat].read(line)
            read[seat] = len(referee.sent[seat])
            greedy = referee.side(seat) == game % 2
            referee.answer(durak_greedy.choose(views[seat]) if greedy
                           else rng.choice(referee.legal()))  # fmt: skip
        won += referee.result.score if game % 2 == 0 else 1 - referee.result.score
    assert won >= 0.95 * games
