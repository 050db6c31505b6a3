"""Takes the first square that is free, corners before the others: `builtin:corner`."""

import sys

ORDER = "137952846"


def main() -> int:
    start = sys.stdin.readline().split()
    if start and (len(start) != 2 or start[0] not in ("X", "O") or start[1] not in ORDER):
        print(f"corner_bot: not the start of a game: {' '.join(start)[:20]!r}", file=sys.stderr)
        return 2
    mine, taken = start[:1], set(start[1:])
    my_turn = mine == ["O"]
    while start and len(taken) < len(ORDER):
        if my_turn:
            square = next(each for each in ORDER if each not in taken)
            print(square, flush=True)
        else:
            square = sys.stdin.readline().strip()
            if not square:
                break
        taken.add(square)
        my_turn = not my_turn
    return 0


if __name__ == "__main__":
    sys.exit(main())
