"""Packs rounded networks into durak_bot.py, and takes them out of it again.

    pack.py NETS.bin            rounded by train.cpp -> the data room of durak_bot.py
    pack.py --from BOT NETS.bin the networks of a bot's file, for train.cpp and match.cpp
"""
import base64
import importlib.util
import lzma
import re
import sys
from collections.abc import Iterator
from pathlib import Path

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


def used_bits(network: int) -> list[int]:
    """The input bits of a network in the order of the bot's rows."""
    words = [*CARD_WORDS[network], CARD_WORD[network]]
    *cards, last = ([64 * word + card for card in range(36)] for word in words)
    numbers = [first + k for first, amount in NUMBER_BITS[network] for k in range(amount)]
    return sum(cards, []) + numbers + last


def read_networks(nets: str) -> tuple[list[list[np.ndarray]], np.ndarray]:
    """(inner, outer, bias) of both networks as train.cpp writes them, and the scales of the outer
    weights and the biases."""
    numbers, networks = np.fromfile(nets, dtype=np.float32), []
    for outputs in OUTPUTS:
        parts = []
        for shape in ((64 * WORDS, bot.HIDDEN), (bot.HIDDEN,), (outputs, bot.HIDDEN), (outputs,)):
            size = int(np.prod(shape))
            parts.append(numbers[:size].reshape(shape))
            numbers = numbers[size:]
        inner, inner_bias, outer, bias = parts
        assert not inner_bias.any(), "not rounded"
        networks.append([inner, outer, bias])
    return networks, numbers


def tied(full: np.ndarray, parts: list[int]) -> np.ndarray:
    """The bot's packed rows of full ones. parts: how many rows, 36 where they are cards."""
    size = sum(27 if rows == 36 else rows for rows in parts) * bot.COLUMNS
    packed = iter(np.arange(size).reshape(-1, bot.COLUMNS))
    place = np.concatenate([bot.read_cards(packed) if rows == 36 else bot.read_rows(packed, rows)
                            for rows in parts])
    numbers = np.zeros(size, dtype=np.int8)
    numbers[place] = full
    assert (numbers[place] == full).all(), "the plain suits are not alike"
    return numbers.reshape(-1, bot.COLUMNS)


def embed(nets: str) -> None:
    """Writes the networks into durak_bot.py as bot.networks reads them."""
    networks, scales = read_networks(nets)
    rows, biases = [], []
    for network, ((inner, outer, bias), scale) in enumerate(zip(networks, scales)):
        rows.append(tied(inner[used_bits(network)], [36] * 6 + [NUMBERS[network], 36]))
        rows.append(tied(np.round(outer / scale), [1] if len(bias) == 1 else [36, 1]))
        biases.append(np.round(bias / scale).astype("<i2"))
    packed = b"".join(part.tobytes() for part in biases + rows)
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


def unpacked(path: str) -> Iterator[np.ndarray]:
    """The networks in a bot's file as train.cpp reads them. Each unit's weights are brought to the
    size that training gives them; what it answers is the same."""
    spec = importlib.util.spec_from_file_location("unpacked", path)
    other = importlib.util.module_from_spec(spec)
    sys.modules["unpacked"] = other
    spec.loader.exec_module(other)
    data = lzma.decompress(base64.b85decode(other.PACKED.replace("\n", "")))
    biases = np.split(np.frombuffer(data, "<i2", sum(OUTPUTS)), [OUTPUTS[0]])
    packed = np.frombuffer(data, np.int8, offset=2 * sum(OUTPUTS)).astype(np.float32)
    rows = iter(packed.reshape(-1, bot.COLUMNS))
    for network, (outputs, bias, scale) in enumerate(zip(OUTPUTS, biases, other.SCALES)):
        inner = np.zeros((64 * WORDS, bot.HIDDEN))
        inner[used_bits(network)] = np.concatenate([
            *(bot.read_cards(rows) for _ in range(6)),
            bot.read_rows(rows, NUMBERS[network]), bot.read_cards(rows)])
        cards = bot.read_cards(rows) if outputs > 1 else np.zeros((0, bot.HIDDEN))
        outer = np.append(cards, bot.read_rows(rows, 1), axis=0) * scale
        before, after = (np.sqrt(np.square(part).mean(axis=0)) + 1e-9 for part in (inner, outer))
        size = np.sqrt(before / after)
        yield from (inner / size, np.zeros(bot.HIDDEN), outer * size, bias * scale)


def main() -> None:
    if sys.argv[1] == "--from":
        networks = [part.astype(np.float32).ravel() for part in unpacked(sys.argv[2])]
        np.concatenate(networks).tofile(sys.argv[3])
    else:
        embed(sys.argv[1])


if __name__ == "__main__":
    main()
