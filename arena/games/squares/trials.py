"""What `check` tries a Squares program with."""

from arena.trials import Bad, Input

FULL, EMPTY = "RGBYORGBYO\n" * 15, "..........\n" * 15


def board(text: str) -> Input:
    return Input(files={"input.txt": text})


BAD = [
    Bad("no input.txt", Input()),
    Bad("half an input.txt", board(FULL)),
    Bad("an unknown colour", board(FULL.replace("R", "X") + EMPTY)),
    Bad("a short line", board(FULL + EMPTY[1:])),
]
ENDS: list[str] = []
THINK = [board(FULL + EMPTY)]
