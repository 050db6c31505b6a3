"""Where the luck of a match comes from: its seed, expanded once by a slow one-way hash.

Deals and the programs' own seeds are derived from that, apart: who knows his own seed, or the
deal of his game, learns of no other. And since the hash takes 50 ms, a program cannot find a
small seed by trying all of them on its clock. Games stay repeatable."""

import functools
import hashlib
import random


@functools.lru_cache(maxsize=64)
def _slowly(seed: int) -> str:
    return hashlib.scrypt(str(seed).encode(), salt=b"arena", n=1 << 14, r=8, p=1).hex()


def deals(game: str, seed: int, pair: int, slow: bool) -> random.Random:
    """For the deal of a pair of games. Not `slow`: as in logs that are older than this."""
    return random.Random(f"{game} {_slowly(seed) if slow else seed} {pair}")


def of_seat(seed: int, index: int, seat: int, slow: bool) -> int:
    """The seed of the program in a seat of a game."""
    word = f"seat {_slowly(seed)}" if slow else seed
    return random.Random(f"{word} {index} {seat}").getrandbits(32)
