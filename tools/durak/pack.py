"""Rounds trained networks and packs them into durak_bot.py.

    pack.py NETS.bin        NETS.bin and NETS.bin.inputs as train.cpp writes them (15 minutes)

The rounded networks learn to answer like the trained ones, with a price on large numbers, which
need more letters. Then LZMA packs their numbers.
"""
import base64
import lzma
import re
import sys
from pathlib import Path
from typing import Optional

import numpy as np

ROOT = Path(__file__).resolve().parent.parent.parent
BOT = ROOT / "durak_bot.py"
sys.path.insert(0, str(ROOT))
import durak_bot as bot  # noqa: E402

WORDS = 7  # of 64 input bits: 36 cards, then small numbers
# The words of cards, the input bits of the small numbers, and the word of the card to be beaten, in
# the order of durak_bot.py.
CARD_WORDS = ((0, 1, 3, 4, 5, 6), (0, 1, 2, 3, 4, 6))
NUMBER_BITS = (
    [(36, 13), (49, 4), (53, 4), (57, 7), (100, 8), (356, 1), (164, 8), (228, 8), (292, 8)],
    [(36, 13), (49, 6), (57, 7), (292, 8), (301, 1), (100, 8), (109, 1), (356, 1), (164, 8),
     (173, 1), (228, 8), (237, 1), (357, 1)],
)
CARD_WORD = (2, 5)
OUTPUTS = (bot.ACTIONS, 1)
NUMBERS = [sum(amount for _, amount in bits) for bits in NUMBER_BITS]
# By network: the standard deviation of a middling unit's weights before they are rounded, the power
# of a unit's worth that goes into them, and the price of a weight's size. A high price makes small
# numbers, which pack well; together they decide how much of 64 KB the networks take.
ROUGHNESS = ((3.0, 0.7, 2.0e-6), (6.5, 0.5, 9.0e-8))
# The largest inner and outer weight, on each side of zero.
LARGEST, LEVELS = (60, 120), (60, 120)
EPOCHS, LAST_EPOCHS, BATCH, RATE = 50, 3, 2048, 0.008
KEPT_ASIDE = 20000  # decisions that nothing is learned from


def read_networks(nets: str) -> list[list[np.ndarray]]:
    """(inner, inner bias, outer, outer bias) of both networks."""
    numbers, networks = np.fromfile(nets, dtype=np.float32), []
    for outputs in OUTPUTS:
        parts = []
        for shape in ((64 * WORDS, bot.HIDDEN), (bot.HIDDEN,), (outputs, bot.HIDDEN), (outputs,)):
            size = int(np.prod(shape))
            parts.append(numbers[:size].reshape(shape))
            numbers = numbers[size:]
        networks.append(parts)
    return networks


def used_bits(network: int) -> list[int]:
    """The input bits of a network in the order of the bot's rows."""
    words = [*CARD_WORDS[network], CARD_WORD[network]]
    *cards, last = ([64 * word + card for card in range(36)] for word in words)
    numbers = [first + k for first, amount in NUMBER_BITS[network] for k in range(amount)]
    return sum(cards, []) + numbers + last


def bits_of_words(words: np.ndarray) -> np.ndarray:
    octets = np.ascontiguousarray(words).view(np.uint8)
    return np.unpackbits(octets, axis=1, bitorder="little")


class Tied:
    """Numbers in the bot's packed rows, and the full rows that they stand for."""

    def __init__(self, full: np.ndarray, parts: list[int]) -> None:
        """parts: how many rows, 36 where they are cards."""
        size = sum(27 if rows == 36 else rows for rows in parts) * bot.COLUMNS
        packed = iter(np.arange(size).reshape(-1, bot.COLUMNS))
        self.place = np.concatenate([
            bot.read_cards(packed) if rows == 36 else bot.read_rows(packed, rows)
            for rows in parts])
        self.uses = np.bincount(self.place.ravel(), minlength=size)
        self.numbers = self.gathered(full) / np.maximum(self.uses, 1).astype(np.float32)

    def gathered(self, full: np.ndarray) -> np.ndarray:
        """What full rows (of gradients, say) mean for the packed numbers: sums."""
        sums = np.bincount(self.place.ravel(), full.ravel(), self.uses.size)
        return sums.astype(np.float32)

    def rounded(self, unit: float, most: int) -> np.ndarray:
        return np.clip(np.round(self.numbers / np.float32(unit)), -most, most) * np.float32(unit)


class Adam:
    """Gradient steps of even size for some arrays, which are changed in place."""

    def __init__(self, *arrays: np.ndarray) -> None:
        self.arrays, self.steps = arrays, 0
        self.mean, self.square = ([np.zeros_like(array) for array in arrays] for _ in range(2))

    def step(self, gradients: tuple[np.ndarray, ...], rates: np.ndarray) -> None:
        self.steps += 1
        fix1, fix2 = 1 - 0.9 ** self.steps, 1 - 0.999 ** self.steps
        for array, gradient, rate, mean, square in zip(
                self.arrays, gradients, rates, self.mean, self.square):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            array -= (rate * mean / fix1 / (np.sqrt(square / fix2) + 1e-12)).astype(np.float32)


class Rounding:
    """A network of whole numbers that learns to answer like the network it is made of.

    It answers with rounded weights and learns as if they were not.
    """

    def __init__(self, network: int, trained: list[np.ndarray], words: np.ndarray,
                 legal: Optional[np.ndarray]) -> None:
        """legal: the legal actions of a policy's decisions; None for the value."""
        spread, power, self.price = ROUGHNESS[network]
        self.largest, self.levels = LARGEST[network], LEVELS[network]
        self.words, self.legal, self.bits = words, legal, used_bits(network)
        inner, inner_bias, outer, bias = trained
        inner = inner[self.bits]
        inner[216:229] += inner_bias  # one of these rows, the size of the deck, is in every sum
        worth = np.sqrt(np.square(outer).mean(axis=0)) ** power
        worth *= spread / np.median(inner.std(axis=0) * worth)
        worth = np.minimum(worth, self.largest / np.abs(inner).max(axis=0))
        inner, outer = (inner * worth).astype(np.float32), (outer / worth).astype(np.float32)
        self.inner = Tied(inner, [36] * 6 + [NUMBERS[network], 36])
        self.outer = Tied(outer, [1] if len(bias) == 1 else [36, 1])
        self.bias = bias.copy()
        self.scale = np.abs(outer).max() / self.levels
        self.wanted = np.concatenate([
            self.chances(self.outputs(inner, outer, bias, self.inputs(some))[2], some)
            for some in np.array_split(np.arange(len(words)), 60)])

    def inputs(self, some: np.ndarray) -> np.ndarray:
        return bits_of_words(self.words[some])[:, self.bits].astype(np.float32)

    def rounded(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        return (self.inner.rounded(1, self.largest)[self.inner.place],
                self.outer.rounded(self.scale, self.levels)[self.outer.place],
                np.round(self.bias / self.scale) * self.scale)

    def outputs(self, inner: np.ndarray, outer: np.ndarray, bias: np.ndarray,
                inputs: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """(sums of the units, the same rectified, outputs)."""
        sums = inputs @ inner
        hidden = np.maximum(sums, 0)
        return sums, hidden, hidden @ outer.T + bias

    def chances(self, outputs: np.ndarray, some: np.ndarray) -> np.ndarray:
        if self.legal is None:
            return 1 / (1 + np.exp(-outputs))
        outputs = np.where(self.legal[some], outputs, -np.inf)
        chances = np.exp(outputs - outputs.max(axis=1, keepdims=True))
        return chances / chances.sum(axis=1, keepdims=True)

    def error(self, some: np.ndarray) -> float:
        """Mean squared error of the value, information lost by the policy."""
        wanted = self.wanted[some]
        chances = self.chances(self.outputs(*self.rounded(), self.inputs(some))[2], some)
        if self.legal is None:
            return float(np.square(chances - wanted).mean())
        return float((wanted * np.log((wanted + 1e-9) / (chances + 1e-9))).sum(axis=1).mean())

    def gradients(self, some: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        inner, outer, bias = self.rounded()
        inputs = self.inputs(some)
        sums, hidden, outputs = self.outputs(inner, outer, bias, inputs)
        chances = self.chances(outputs, some)
        slope = ((chances - self.wanted[some]) / len(some)).astype(np.float32)
        if self.legal is None:
            slope *= chances * (1 - chances)
        back = (slope @ outer) * (sums > 0)
        price = self.price * np.sign(self.inner.numbers) * np.sqrt(self.inner.uses)
        return (self.inner.gathered(inputs.T @ back) + price,
                self.outer.gathered(slope.T @ hidden), slope.sum(axis=0))

    def learn(self, random: np.random.Generator) -> None:
        """All weights, then from the best of the last states the outer ones alone."""
        amount = len(self.words) - KEPT_ASIDE
        aside = np.arange(amount, len(self.words))
        adam, batches = Adam(self.inner.numbers, self.outer.numbers, self.bias), amount // BATCH
        rates = np.array([RATE, self.scale / 2, self.scale / 2], dtype=np.float32)
        best = np.inf
        for step in range(EPOCHS * batches):
            done = step / (EPOCHS * batches)
            adam.step(self.gradients(random.integers(0, amount, BATCH)), rates * (1.005 - done))
            if done > 0.85 and step % 50 == 0:
                error = self.error(aside[:KEPT_ASIDE // 3])
                if error < best:
                    best, state = error, [array.copy() for array in adam.arrays]
        self.inner.numbers, self.outer.numbers, self.bias = np.round(state[0]), *state[1:]
        adam = Adam(self.outer.numbers, self.bias)
        for step in range(LAST_EPOCHS * batches):
            rate = 0.3 * (1 - step / (LAST_EPOCHS * batches))
            adam.step(self.gradients(random.integers(0, amount, BATCH))[1:], rates[1:] * rate)
        print(f"error {self.error(aside):.5f}", flush=True)

    def packed(self) -> np.ndarray:
        """The whole numbers in the bot's rows; the outer ones are in units of the scale."""
        inner = self.inner.rounded(1, self.largest)
        outer = np.round(self.outer.rounded(self.scale, self.levels) / self.scale)
        return np.append(inner, outer).reshape(-1, bot.COLUMNS).astype(np.int8)


def legal_actions(words: np.ndarray) -> np.ndarray:
    """(decisions, 37) zeros and ones from the policy's input words."""
    bits = bits_of_words(words)
    hand, table = (words[:, k] & np.uint64(bot.ALL) for k in (0, 1))
    kind = bits[:, 49:53].argmax(axis=1)  # MOVE, BEAT, ADD, ADD to a player who takes
    card = np.where(bits[:, 128:164].any(axis=1), bits[:, 128:164].argmax(axis=1), bot.NO)
    fitting = np.where(kind < bot.ADD, bot.ANSWERS[np.minimum(kind, 1), card], bot.ranks_of(table))
    decline = np.where(kind == bot.MOVE, np.uint64(0), bot.BIT[bot.NO])
    return bot.bits_of(hand & fitting | decline)[:, :bot.ACTIONS].view(bool)


def embed(roundings: list[Rounding]) -> None:
    """Writes the networks into durak_bot.py as bot.networks reads them."""
    scales = [rounding.scale for rounding in roundings]
    biases = np.concatenate([np.round(r.bias / r.scale).astype("<i2") for r in roundings])
    rows = np.concatenate([rounding.packed() for rounding in roundings])
    packed = biases.tobytes() + rows.tobytes()
    coder = {"id": lzma.FILTER_LZMA1, "dict_size": 1 << 16, "lc": 0, "lp": 0, "pb": 0,
             "mode": lzma.MODE_NORMAL, "nice_len": 273, "mf": lzma.MF_BT4}
    text = base64.b85encode(lzma.compress(packed, lzma.FORMAT_ALONE, filters=[coder])).decode()
    lines = [text[i:i + 400] for i in range(0, len(text), 400)]
    source = re.sub(r"^SCALES = .*$", "SCALES = ({:.6g}, {:.6g})".format(*scales),
                    BOT.read_text(), flags=re.M)
    head, _, rest = source.partition('PACKED = """\n')
    rest = "\n".join([*lines, '"""']) + rest.partition('\n"""')[2]
    BOT.write_text(f'{head}PACKED = """\n{rest}')
    print(f"{len(text)} letters, {BOT.name} has {BOT.stat().st_size} bytes")


def main() -> None:
    random = np.random.default_rng(1)
    words = np.fromfile(sys.argv[1] + ".inputs", dtype="<u8").reshape(-1, 2, WORDS)
    words = words[random.permutation(len(words))]
    roundings = []
    for network, trained in enumerate(read_networks(sys.argv[1])):
        legal = None if network else legal_actions(words[:, 0])
        roundings.append(Rounding(network, trained, words[:, network].copy(), legal))
        roundings[-1].learn(random)
    embed(roundings)


if __name__ == "__main__":
    main()
