"""embed.py circus_bot.py NETWORK [BOOK]: put a fitted network and a book into the submission.
embed.py --sizes TIMES: the network's sizes as the C++ header sizes.hpp, from the names in
circus_bot.py; with TIMES so many units.
embed.py --extract NETWORK: write the submission's network as a file for the C++ programs.

The network's columns (one for each hidden unit) are multiples of one scale each: see round.cpp.
Rows that are zero are left out; the rest is packed by LZMA, then base 85. The book is packed by
zlib and base 64: to read that, nothing slow is imported.
"""

import base64
import lzma
import re
import sys
import zlib
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
import circus_bot as bot  # noqa: E402

LINE = 100
SIZES = "HIDDEN LINEAR CELLS ZONES FAR RINGS CLOCKS LAST_PLY".split()
NUMBERS = "CEILING SCALE".split()
UNITS = ("HIDDEN", "LINEAR")


def network_blob(network: bytes) -> bytes:
    numbers, rows = np.frombuffer(network, np.float32), sum(bot.PARTS)
    matrix = numbers[: rows * bot.HIDDEN].reshape(rows, bot.HIDDEN)
    out_and_bias = numbers[matrix.size :]
    scale = np.array([abs(column[column != 0]).min() for column in matrix.T])
    multiples = matrix / scale
    steps = np.round(multiples).astype(np.int8)
    assert abs(multiples - steps).max() < 0.01, "not rounded: see the end of make.sh"
    used = steps.any(axis=1)
    floats = np.concatenate([scale, out_and_bias]).astype("<f4")
    return floats.tobytes() + np.packbits(used).tobytes() + (steps[used] + bot.MIDDLE).tobytes()


def put(source: str, name: str, text: str) -> str:
    """The source with the constant `name` holding the text."""
    lines = "".join(text[i : i + LINE] + "\n" for i in range(0, len(text), LINE))
    constant = f'{name} = """\n{lines}"""\n'
    source, found = re.subn(
        f'^{name} = """\n.*?^"""\n', lambda _: constant, source, flags=re.M | re.S
    )
    assert found == 1, f"{found} constants {name} in the submission"
    return source


def packed_weights(network: bytes) -> str:
    packing = [{"id": lzma.FILTER_LZMA1, **bot.PACKING, "nice_len": 273}]
    packed = lzma.compress(network_blob(network), lzma.FORMAT_RAW, filters=packing)
    return base64.b85encode(packed).decode()


def packed_book(book: bytes) -> str:
    return base64.b64encode(zlib.compress(book, 9)).decode()


def extracted() -> bytes:
    bot.load_numpy()
    *rows, ceiling, out, bias = bot.load_weights()
    scale = bot.CEILING / ceiling
    rows, out = [part * scale for part in rows], out / scale
    return b"".join(np.asarray(part, np.float32).tobytes() for part in (*rows, out, bias))


def main() -> None:
    if sys.argv[1] == "--sizes":
        sizes = {name: getattr(bot, name) for name in SIZES + NUMBERS}
        for name in UNITS:
            sizes[name] *= int(sys.argv[2])
        for kind, names in (("int", SIZES), ("float", NUMBERS)):
            print(f"constexpr {kind} {', '.join(f'{name} = {sizes[name]}' for name in names)};")
    elif sys.argv[1] == "--extract":
        Path(sys.argv[2]).write_bytes(extracted())
    else:
        path, network, *book = map(Path, sys.argv[1:])
        source = put(path.read_text(), "WEIGHTS", packed_weights(network.read_bytes()))
        for name in book:
            source = put(source, "BOOK", packed_book(name.read_bytes()))
        path.write_text(source)


if __name__ == "__main__":
    main()
