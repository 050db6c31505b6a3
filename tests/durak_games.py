"""Complete Durak games from one list of deals: by the bot's batch engine and by the plain rules,
both with the policy network's favourite action. Shared by the tests and the benchmark."""
import numpy as np
from durak_plain import PlainNetwork

import durak_bot as bot

PLAIN_POLICY = PlainNetwork(bot.networks()[0])


def deal(rng):
    """(four hands, deck with the next card last, attacker) for durak_plain.Game."""
    cards = [(rank, suit) for rank in range(9) for suit in range(4)]
    rng.shuffle(cards)
    return [cards[i:i + 6] for i in range(0, 24, 6)], cards[24:], rng.randrange(4)


def batch(deals):
    """The deals as one batch."""
    masks = np.zeros((bot.MASKS, len(deals)), dtype=np.uint64)
    numbers = np.zeros((bot.NUMBERS, len(deals)), dtype=np.int64)
    order = np.array([[r * 4 + s for part in (*hands, deck) for r, s in part]
                      for hands, deck, _ in deals]).T
    bits = bot.BIT[order]
    for player in range(4):
        masks[player] = np.bitwise_or.reduce(bits[6 * player:6 * player + 6], axis=0)
    masks[bot.STOCK + 1:] = np.bitwise_or.accumulate(bits[24:], axis=0)
    numbers[bot.SIZE:bot.SIZE + 4] = numbers[bot.LIMIT] = 6
    numbers[bot.ATTACKER] = [attacker for _, _, attacker in deals]
    numbers[bot.LEFT], numbers[bot.WINNER], numbers[bot.CARD] = 12, -1, bot.NO
    return bot.Worlds(masks, numbers)


def play_batch(worlds):
    """(winner, rounds) of every game of a batch, which is used up."""
    game = worlds.lanes
    results = np.zeros((2, game.size), dtype=np.int64)
    while game.size:
        actor = worlds.actor()
        legal = worlds.legal(actor)
        action = bot.highest_card(legal)
        free = np.flatnonzero(~bot.forced(legal, worlds.numbers[bot.PHASE]))
        chances = bot.policy(worlds.take(free, bot.STOCK), actor[free], legal[free])
        action[free] = chances.argmax(axis=1)
        worlds.step(actor, action)
        done = worlds.numbers[bot.WINNER] >= 0
        if done.any():
            results[:, game[done]] = worlds.numbers[[bot.WINNER, bot.ROUND]][:, done]
            worlds, game = worlds.take(np.flatnonzero(~done)), game[~done]
    return list(zip(*results.tolist()))
