"""What the strangers of all three games share: a style is a name, or `name=value` words.

A program here is started as `python tools/gauntlet/circus.py racing`, or with weights of its own:
`python tools/gauntlet/circus.py near=1 freeze=4`. The exploiter (`exploit.py`) writes such words.

They know the rules from the arena. A match plays a copy of this folder, maybe in a sandbox: there
the word `arena=DIRECTORY` tells where this project is.
"""

import random
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeVar

WHERE = "arena="
told = [word[len(WHERE):] for word in sys.argv if word.startswith(WHERE)]
sys.path.insert(0, told[0] if told else str(Path(__file__).resolve().parent.parent.parent))

Style = Mapping[str, float]
Choice = TypeVar("Choice")


def read_style(words: Sequence[str], styles: Mapping[str, Style]) -> dict[str, float]:
    """The style that the words name, with what they change; unknown words end the program."""
    names = sorted({key for style in styles.values() for key in style})
    style = dict.fromkeys(names, 0.0)
    for word in words:
        key, equals, value = word.partition("=")
        if word.startswith(WHERE):
            continue
        if word in styles:
            style.update(styles[word])
        elif equals and key in names:
            style[key] = float(value)
        else:
            raise SystemExit(f"no style {word}: one of {', '.join(styles)}, or NAME=VALUE of "
                             f"{', '.join(names)}")
    return style


def best(values: Mapping[Choice, float], style: Style, rng: random.Random) -> Choice:
    """The choice of the highest value, of equals any; a share of answers is any choice at all."""
    if rng.random() < style["chance"]:
        return rng.choice(list(values))
    highest = max(values.values())
    return rng.choice([choice for choice, value in values.items() if value == highest])
