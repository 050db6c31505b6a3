"""How the numbers in durak_bot.py were made, to be made again.

    tune_durak.py train NETS.bin            self-play in five stages (two hours of one core)
    tune_durak.py embed NETS.bin            rounds the networks and packs them into durak_bot.py
                                            (five minutes)
    tune_durak.py constant Search.TRUST 100 300 1000 [--games 100]
                                            each value against the present one, in the arena

The committed networks come from these stages on a shared machine (stages are limited by time: a new
run gives other numbers): the first four with 48 hidden units and 96 games a step, the third cut
short after 900 s; then, from the rounded weights of that time and 16 fresh units, the last one,
19.5 million games.
"""
import argparse
import base64
import lzma
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
import durak_bot  # noqa: E402

BOT = ROOT / "durak_bot.py"
TRAINER = ROOT / "tools" / "durak" / "train.cpp"

# (seconds, learning rate, weight of the entropy, share of random actions, share of games against
# the cheapest-card rule). The entropy keeps the policy from freezing: with 0.01 it scored 43%
# against that rule, with 0.1 62%. Random actions teach the value what the search asks: positions
# after moves the policy shuns. The last stage: 70.3% to 73.0% against the rule, 75.7% when told so.
STAGES = [(150, 1e-3, 0.1, 0, 0), (780, 1e-3, 0.08, 0, 0), (900, 8e-4, 0.05, 0, 0),
          (1500, 8e-4, 0.04, 0.02, 0), (3900, 8e-4, 0.04, 0.02, 0.3)]

HIDDEN, WORDS = 64, 7
OUTPUTS = (37, 1)  # policy, value
# The words of cards, and the input bits of the small numbers and of the card to be beaten, in the
# order of durak_bot.py.
CARD_WORDS = ((0, 1, 3, 4, 5, 6), (0, 1, 2, 3, 4, 6))
NUMBER_BITS = (
    [(36, 13), (49, 4), (53, 4), (57, 7), (100, 8), (356, 1), (164, 8), (228, 8), (292, 8),
     (128, 36)],
    [(36, 13), (49, 6), (57, 7), (292, 8), (301, 1), (100, 8), (109, 1), (356, 1), (164, 8),
     (173, 1), (228, 8), (237, 1), (357, 1), (320, 36)],
)
# By network: the standard deviation of a middling unit's weights before they are rounded, the power
# of a unit's worth that goes into them, and the price of a weight's size. A high price makes small
# numbers, which pack well; together they decide how much of 64 KB the networks take.
ROUGHNESS = ((2.0, 1.0, 3.0e-6), (4.0, 0.5, 5.5e-8))
LEVELS = 120  # of an outer weight, on each side of zero
EPOCHS, LAST_EPOCHS, BATCH, RATE = 60, 4, 2048, 0.008
KEPT_ASIDE = 40000  # decisions that nothing is learned from


def train(nets):
    with tempfile.TemporaryDirectory() as directory:
        program = Path(directory) / "train"
        subprocess.run(["g++", "-O3", "-march=native", "-ffast-math", "-o", program, TRAINER],
                       check=True)
        start = "-"
        for seed, (seconds, rate, entropy, *shares) in enumerate(STAGES, 1):
            numbers = map(str, (seconds, start, rate, entropy, seed, *shares))
            subprocess.run([program, nets, *numbers], check=True)
            start = nets
        # No training, only decisions to round by, more of them after random actions.
        subprocess.run([program, nets, "0", nets, "0", "0", "77", "0.1", "0.3"], check=True)


def read_networks(nets):
    """(inner, inner bias, outer, outer bias) of both networks."""
    numbers = np.fromfile(nets, dtype=np.float32)
    for outputs in OUTPUTS:
        parts = []
        for shape in ((64 * WORDS, HIDDEN), (HIDDEN,), (outputs, HIDDEN), (outputs,)):
            size = int(np.prod(shape))
            parts.append(numbers[:size].reshape(shape))
            numbers = numbers[size:]
        yield parts


def balanced(inner, outer, spread, power):
    """The same network with each unit's weights shifted between the layers, inner ones to be
    rounded as they are, within a byte."""
    worth = np.sqrt(np.square(outer).mean(axis=0)) ** power
    worth *= spread / np.median(inner.std(axis=0) * worth)
    worth = np.minimum(worth, 126 / np.abs(inner).max(axis=0))
    return (inner * worth).astype(np.float32), (outer / worth).astype(np.float32)


class Adam:
    """Gradient steps of even size for some arrays, which are changed in place."""

    def __init__(self, *arrays):
        self.arrays, self.steps = arrays, 0
        self.mean, self.square = ([np.zeros_like(array) for array in arrays] for _ in range(2))

    def step(self, gradients, rates):
        self.steps += 1
        fix1, fix2 = 1 - 0.9 ** self.steps, 1 - 0.999 ** self.steps
        for array, gradient, rate, mean, square in zip(
                self.arrays, gradients, rates, self.mean, self.square):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            array -= rate * mean / fix1 / (np.sqrt(square / fix2) + 1e-12)


class Rounding:
    """A network of whole numbers that learns to answer like the network it is made of.

    It answers with rounded weights and learns as if they were not. Against rounding alone at the
    same size: the policy loses 0.039 instead of 0.069 nats a decision, the value errs by 0.030
    instead of 0.041 (rms), and the bot scores 51.8% +- 0.8 in 3000 games.
    """

    def __init__(self, inner, outer, bias, price, inputs, legal):
        """legal: the legal actions of a policy's decisions; None for the value."""
        self.inner, self.outer, self.bias, self.price = inner, outer, bias, price
        self.inputs, self.legal = inputs, legal
        self.scale = np.abs(outer).max() / LEVELS
        self.wanted = np.concatenate([
            self.chances(self.outputs(inner, outer, bias, some)[2], some)
            for some in np.array_split(np.arange(len(inputs)), 50)])

    def whole(self):
        """The weights in whole numbers; the outer ones are in units of the scale."""
        return (np.clip(np.round(self.inner), -127, 127),
                np.clip(np.round(self.outer / self.scale), -127, 127),
                np.round(self.bias / self.scale))

    def rounded(self):
        inner, outer, bias = self.whole()
        return inner, outer * self.scale, bias * self.scale

    def outputs(self, inner, outer, bias, some):
        """(sums of the units, the same rectified, outputs) for some of the decisions."""
        sums = self.inputs[some].astype(np.float32) @ inner
        hidden = np.maximum(sums, 0)
        return sums, hidden, hidden @ outer.T + bias

    def chances(self, outputs, some):
        if self.legal is None:
            return 1 / (1 + np.exp(-outputs))
        outputs = np.where(self.legal[some], outputs, -np.inf)
        chances = np.exp(outputs - outputs.max(axis=1, keepdims=True))
        return chances / chances.sum(axis=1, keepdims=True)

    def error(self, some):
        """Mean squared error of the value, information lost by the policy."""
        wanted = self.wanted[some]
        chances = self.chances(self.outputs(*self.rounded(), some)[2], some)
        if self.legal is None:
            return np.square(chances - wanted).mean()
        return (wanted * np.log((wanted + 1e-9) / (chances + 1e-9))).sum(axis=1).mean()

    def gradients(self, some):
        inner, outer, bias = self.rounded()
        sums, hidden, outputs = self.outputs(inner, outer, bias, some)
        chances = self.chances(outputs, some)
        slope = (chances - self.wanted[some]) / len(some)
        if self.legal is None:
            slope *= chances * (1 - chances)
        back = (slope @ outer) * (sums > 0)
        return (self.inputs[some].astype(np.float32).T @ back + self.price * np.sign(self.inner),
                slope.T @ hidden, slope.sum(axis=0))

    def learn(self, random):
        """All weights, then from the best of the last states the outer ones alone."""
        amount = len(self.inputs) - KEPT_ASIDE
        aside = np.arange(amount, len(self.inputs))
        adam, batches = Adam(self.inner, self.outer, self.bias), amount // BATCH
        rates = np.array([RATE, self.scale / 2, self.scale / 2], dtype=np.float32)
        best = np.inf
        for step in range(EPOCHS * batches):
            done = step / (EPOCHS * batches)
            adam.step(self.gradients(random.integers(0, amount, BATCH)), rates * (1.005 - done))
            if done > 0.8 and step % 25 == 0:
                error = self.error(aside[:len(aside) // 3])
                if error < best:
                    best, state = error, [array.copy() for array in adam.arrays]
        self.inner, self.outer, self.bias = np.round(state[0]), *state[1:]
        adam = Adam(self.outer, self.bias)
        for step in range(LAST_EPOCHS * batches):
            rate = 0.3 * (1 - step / (LAST_EPOCHS * batches))
            adam.step(self.gradients(random.integers(0, amount, BATCH))[1:], rates[1:] * rate)
        print(f"error {self.error(aside):.5f}", flush=True)


def legal_actions(words):
    """(decisions, 37) zeros and ones from the policy's input words."""
    bits = bits_of_words(words)
    hand, table = (words[:, k] & np.uint64(durak_bot.ALL) for k in (0, 1))
    kind = bits[:, 49:53].argmax(axis=1)  # MOVE, BEAT, ADD, ADD to a player who takes
    card = np.where(bits[:, 128:164].any(axis=1), bits[:, 128:164].argmax(axis=1), durak_bot.NO)
    fitting = np.where(kind < durak_bot.ADD, durak_bot.ANSWERS[np.minimum(kind, 1), card],
                       durak_bot.ranks_of(table))
    decline = np.where(kind == durak_bot.MOVE, np.uint64(0), durak_bot.BIT[durak_bot.NO])
    return durak_bot.bits_of(hand & fitting | decline)[:, :37].view(bool)


def bits_of_words(words):
    octets = np.ascontiguousarray(words).view(np.uint8)
    return np.unpackbits(octets, axis=1, bitorder="little")


def pack(nets):
    """The packed text and the two scales."""
    packed, scales = b"", []
    random = np.random.default_rng(1)
    words = np.fromfile(nets + ".inputs", dtype="<u8").reshape(-1, 2, WORDS)
    words = words[random.permutation(len(words))]
    for network, parts, card_words, bits, (spread, power, price) in zip(
            (0, 1), read_networks(nets), CARD_WORDS, NUMBER_BITS, ROUGHNESS):
        used = [64 * word + card for word in card_words for card in range(36)]
        used += [first + k for first, amount in bits for k in range(amount)]
        inner, inner_bias, outer, outer_bias = parts
        inner = inner[used]
        inner[216:229] += inner_bias  # one of these rows, the size of the deck, is in every sum
        inner, outer = balanced(inner, outer, spread, power)
        rounding = Rounding(inner, outer, outer_bias.copy(), price,
                            bits_of_words(words[:, network])[:, used],
                            None if network else legal_actions(words[:, 0]))
        rounding.learn(random)
        inner, outer, bias = rounding.whole()
        order = np.argsort(inner.std(axis=0))  # units in the order of their spread pack better
        packed += inner[:, order].astype(np.int8).T.tobytes()
        packed += outer[:, order].astype(np.int8).tobytes() + bias.astype("<i4").tobytes()
        scales.append(rounding.scale)
    # No context but the code's own drift, from unit to unit: 9% less than Huffman codes.
    coder = {"id": lzma.FILTER_LZMA1, "lc": 0, "lp": 0, "pb": 0, "dict_size": 1 << 16,
             "mf": lzma.MF_BT3, "nice_len": 64}
    packed = lzma.compress(packed, lzma.FORMAT_ALONE, filters=[coder])
    return base64.b85encode(packed).decode(), scales


def embed(nets):
    text, scales = pack(nets)
    lines = "\n".join(text[i:i + 98] for i in range(0, len(text), 98))
    source = BOT.read_text()
    source = re.sub(r"^SCALES = .*$", "SCALES = ({:.6g}, {:.6g})".format(*scales), source,
                    flags=re.M)
    head, _, rest = source.partition('PACKED = """\n')
    BOT.write_text(head + 'PACKED = """\n' + lines + '\n"""' + rest.partition('\n"""')[2])


def try_constant(name, values, games):
    """Matches of patched copies against the bot as it is."""
    room, constant = name.split(".")
    source = BOT.read_text()
    for value in values:
        patched, found = re.subn(rf"(class {room}:.*?\n    {constant} = )[^ \n]+", rf"\g<1>{value}",
                                 source, count=1, flags=re.S)
        if not found:
            sys.exit(f"no {name} in {BOT.name}")
        with tempfile.TemporaryDirectory() as directory:
            copy = Path(directory) / f"{constant}_{value}.py"
            copy.write_text(patched)
            subprocess.run([sys.executable, "-m", "arena", "match", "durak", copy, BOT,
                            "--games", str(games), "--jobs", "2"], cwd=ROOT, check=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("train", "embed", "constant"))
    parser.add_argument("words", nargs="+", metavar="NETS.bin | NAME VALUE")
    parser.add_argument("--games", type=int, default=100)
    options = parser.parse_args()
    if options.what == "constant":
        try_constant(options.words[0], options.words[1:], options.games)
    else:
        {"train": train, "embed": embed}[options.what](options.words[0])


if __name__ == "__main__":
    main()
