"""The rules of Durak exist twice: in durak_bot.py (`Worlds`, for its search) and in the referee.
Here they play the same random games side by side, every hand and every decision compared."""

import random

import durak_games
import pytest

import durak_bot as bot
from arena.games.durak.referee import DurakReferee

GAMES = 400
COMMAND = {bot.MOVE: "MOVE", bot.BEAT: "BEAT", bot.ADD: "ADD", bot.ADD2: "ADD"}


def number(card: str, trump: str) -> int:
    """The bot's number of a card: by rank, trump as the last suit."""
    suits = bot.SUITS.replace(trump, "") + trump
    return bot.RANKS.index(card[0]) * 4 + suits.index(card[1])


def mask(cards: list[str], trump: str) -> int:
    return sum(1 << number(card, trump) for card in cards)


def as_deal(referee: DurakReferee) -> tuple:
    """The referee's deal in the form of `durak_games.batch`."""
    def pairs(cards: list[str]) -> list[tuple[int, int]]:
        return [divmod(number(card, referee.trump), 4) for card in cards]

    return [pairs(hand) for hand in referee.hands], pairs(referee.deck[::-1]), referee.attacker


def assert_same(referee: DurakReferee, worlds: bot.Worlds, game: int) -> None:
    """One game in both: what lies where, and who may answer what."""
    masks, numbers = worlds.masks[:, game].tolist(), worlds.numbers[:, game].tolist()
    trump = referee.trump
    if referee.result is not None:
        score = referee.result.score
        assert numbers[bot.WINNER] == (bot.DRAW if score == 0.5 else int(score == 0))
        return
    assert numbers[bot.WINNER] < 0
    assert masks[:4] == [mask(hand, trump) for hand in referee.hands]
    assert numbers[:4] == [len(hand) for hand in referee.hands]
    assert numbers[bot.LEFT] == len(referee.deck)
    assert masks[bot.GONE] == mask(referee.discarded, trump)
    assert [p for p in range(4) if numbers[bot.OUT] >> p & 1] == sorted(referee.out)
    phase = numbers[bot.PHASE]
    assert (worlds.actor()[game], COMMAND[phase]) == (referee.wanted, referee.command)
    assert numbers[bot.ROUND] == referee.rounds - 1  # over, and begun
    if phase != bot.MOVE:
        assert masks[bot.TABLE] == mask(referee.table.cards(), trump)
    legal = [card for card in referee.legal() if card != "NO"]
    assert int(worlds.legal(worlds.actor())[game]) == mask(legal, trump)
    assert ("NO" in referee.legal()) == (phase != bot.MOVE)


@pytest.mark.parametrize("seed", range(4))
def test_the_bots_rules_are_the_referees(seed: int) -> None:
    rng = random.Random(seed)
    referees = [DurakReferee(DurakReferee.deal(rng, {})) for _ in range(GAMES // 4)]
    eager = [rng.random() for _ in referees]  # how often NO is refused: games differ in kind
    worlds = durak_games.batch([as_deal(referee) for referee in referees])
    decisions = 0
    while referees:
        actions = []
        for game, referee in enumerate(referees):
            assert_same(referee, worlds, game)
            legal = referee.legal()
            cards = [card for card in legal if card != "NO"]
            answer = rng.choice(cards if cards and rng.random() < eager[game] else legal)
            actions.append(bot.NO if answer == "NO" else number(answer, referee.trump))
            referee.answer(answer)
            decisions += 1
        worlds.step(worlds.actor(), bot.array(actions))
        going = [game for game, referee in enumerate(referees) if referee.result is None]
        for game, referee in enumerate(referees):
            if referee.result is not None:
                assert_same(referee, worlds, game)
        worlds = worlds.take(bot.array(going))
        referees, eager = [referees[k] for k in going], [eager[k] for k in going]
    assert decisions > 8000
