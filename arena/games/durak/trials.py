"""What `check` tries a Durak program with."""

from arena.trials import Bad, Input

HAND = "6S 7S 8S 9S TS JS".split()
DEAL = ["trump S", *(f"give 1 {card}" for card in HAND),
        *(f"give {player} ??" for player in (2, 3, 4) for _ in range(6))]


def lines(*words: str) -> Input:
    return Input("\n".join([*words, ""]))


BAD = [
    Bad("lines of nonsense", lines("hello", "give", "give 9 ZZ", "trump X", *DEAL, "out",
                                   "beat 1 ??", "MOVE"), status=0, answers=tuple(HAND)),
    Bad("ADD with nothing to throw in", lines(*DEAL, "move 2 3 KD", "beat 3 AD", "ADD"),
        status=0, answers=("NO",)),
]
ENDS = ["", lines(*DEAL).stdin]
THINK = [lines(*DEAL, "MOVE")]
