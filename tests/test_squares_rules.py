"""The rules of Squares exist twice: in squares_bot.py and in the referee. Here both say of the same
random fields what the components are, and what is left when one is removed."""

import random

import pytest
from test_squares_bot import random_fields, rows

import squares_bot
from arena.games.squares import referee
from squares_bot import HEIGHT

FIELDS = 500  # for each seed


def as_cells(numbers: set[int]) -> set[referee.Cell]:
    """The bot counts cells by columns from below, the referee by rows from above."""
    return {(HEIGHT - 1 - number % HEIGHT, number // HEIGHT) for number in numbers}


@pytest.mark.parametrize("seed", range(4))
def test_the_bots_rules_are_the_referees(seed: int) -> None:
    rng = random.Random(seed)
    removed = 0
    for field in random_fields(FIELDS, seed=100 + seed):
        ours, theirs = squares_bot.components(field), referee.components(rows(field))
        assert sorted(map(sorted, map(as_cells, ours))) == sorted(map(sorted, theirs))
        if ours:
            gone = rng.choice(ours)
            after = referee.remove(rows(field), as_cells(gone))
            assert rows(squares_bot.fallen(field, gone)) == after
            removed += len(gone) > 1
    assert removed > FIELDS / 4
