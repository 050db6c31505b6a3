"""embed.py circus_bot.py NETWORK [BOOK]: put a fitted network and a book into the submission.

The network's columns (one for each hidden unit) become steps of one scale each, -63..63: the
rounding is 0.004 where the weights spread by 0.114, and twice as many steps take 3 KB more.
Both are packed by zlib, then base 85.
"""

import base64
import re
import sys
import zlib
from pathlib import Path

import numpy as np

HIDDEN, ROWS, STEPS = 16, 10 * 109 + 10 * 64 + 10 * 16 + 9, 63
LINE = 92


def network_blob(network: bytes) -> bytes:
    numbers = np.frombuffer(network, np.float32)
    rows, out = numbers[: ROWS * HIDDEN].reshape(ROWS, HIDDEN), numbers[ROWS * HIDDEN :]
    scale = abs(rows).max(axis=0) / STEPS
    steps, rest = np.round(rows / scale).astype(np.int8), np.concatenate([scale, out])
    return steps.tobytes() + rest.astype("<f4").tobytes()


def put(source: str, name: str, blob: bytes) -> str:
    """The source with the constant `name` holding the blob."""
    text = base64.b85encode(zlib.compress(blob, 9)).decode()
    lines = [f'    "{text[i : i + LINE]}"\n' for i in range(0, len(text), LINE)]
    constant = name + " = (\n" + "".join(lines) + ")\n"
    source, found = re.subn(
        name + r" = \(\n.*?^\)\n", lambda _: constant, source, flags=re.M | re.S
    )
    assert found == 1, f"{found} constants {name} in the submission"
    return source


def main() -> None:
    bot, network, *book = map(Path, sys.argv[1:])
    source = put(bot.read_text(), "WEIGHTS", network_blob(network.read_bytes()))
    for path in book:
        source = put(source, "BOOK", path.read_bytes())
    bot.write_text(source)


if __name__ == "__main__":
    main()
