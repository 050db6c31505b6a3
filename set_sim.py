"""SET: log the game that follows from a given order of cards, or estimate the odds of the game.

    python3 set_sim.py < cards.txt          the contest: cards in, log out
    python3 set_sim.py --odds 1000000       beyond it: how often does a table have no set?

How it decides. Two cards determine the third card of their set, so a table of n cards is scanned
by its pairs, and a bit mask tells whether the third card lies on the table. The odds play tens of
thousands of games in lock-step, one byte a card and one column a game, with the same third-card
formula on whole rows: arithmetic on bytes only, no lookup by game (see `find_sets`).

Where to start reading: bottom-up at `third`; from the middle at `log_of` (the contest) and
`play_batch` (the odds); top-down at `main`.

Measured: the contest's process takes 1.3 times a bare `python3 -c pass`; the odds run at 0.32 times
the speed of scalar C and 55 times that of this file's own scan in plain Python. See
docs/strength.md.
"""

import os
import sys

# Nothing else is imported here: numpy and argparse belong to --odds alone, and would make the
# contest's process ten times as long.

BATCH = 32768  # games in lock-step: half as many are 25% slower, twice as many take 8 MB more
SHUFFLE = 2048  # decks shuffled at a time: their keys and copies take a kilobyte each

# --- Vocabulary and tables ------------------------------------------------------------------

# A card in text is four digits, b"1232"; inside it is one byte, two bits for each digit.
CARDS = [a + b + c + d for a in "123" for b in "123" for c in "123" for d in "123"]
CODE = {card.encode(): int(card, 4) for card in CARDS}
TEXT = {int(card, 4): card for card in CARDS}

TABLE = 12  # cards, while the deck lasts
SIZES = (21, 18, 15, 12)  # of the tables that are counted; 21 cards always hold a set


def third(a: int, b: int) -> int:
    """The card that completes a set with a and b.

    Two different digits out of 1, 2, 3 have the remaining one as their exclusive or: so each
    digit of the third card is a ^ b where they differ, and a where they do not.
    """
    differ = a ^ b
    return a ^ (b & ((differ | differ >> 1) & 0x55) * 3)


# --- Rules ----------------------------------------------------------------------------------


def read_cards(data: bytes) -> list[int]:
    """The cards of the input, or a ValueError that names the first thing wrong with it."""
    words = data.split()
    cards = [CODE.get(word, 0) for word in words]
    if all(cards) and len(set(cards)) == len(cards) and len(cards) % 3 == 0:
        return cards
    raise ValueError(complaint(data, words))


def complaint(data: bytes, words: list[bytes]) -> str:
    """What is wrong and where: the first bad or repeated card, else the number of cards."""
    end = 0
    for k, word in enumerate(words):
        start = data.index(word, end)
        end = start + len(word)
        if word not in CODE or word in words[:k]:
            problem = "repeated card" if word in CODE else "not a card"
            break
    else:
        problem = f"{len(words)} cards, which is not divisible by 3; the last one is"
    column = start - data.rfind(b"\n", 0, start)
    shown = ascii(word[:40].decode("latin-1"))
    return f"{problem} {shown} (card {k + 1}, line {data.count(10, 0, start) + 1}, column {column})"


def first_set(table: list[int]) -> list[int]:
    """The first set on the table by positions x < y < z, or [].

    The position of the third card need not be checked: if it lay before b, an earlier pair
    would have led to the same set.
    """
    on_table = 0
    for card in table:
        on_table |= 1 << card
    for x, a in enumerate(table):
        for b in table[x + 1 :]:
            c = third(a, b)
            if on_table >> c & 1:
                return [a, b, c]
    return []


def log_of(cards: list[int]) -> str:
    """The statement's log of the whole game."""
    table, deck = cards[:TABLE], cards[TABLE:]
    lines = [line_of("=", table)]
    while True:
        found = first_set(table)
        if found:
            table = [card for card in table if card not in found]
            lines.append(line_of("-", found))
        elif deck:
            lines.append("+\n")
        else:
            return "".join(lines)
        if not found or len(table) < TABLE:
            table += deck[:3]
            deck = deck[3:]
        lines.append(line_of("=", table))


def line_of(sign: str, cards: list[int]) -> str:
    return " ".join([sign, *(TEXT[card] for card in cards)]) + "\n"


# --- The odds: many games in lock-step ------------------------------------------------------
# Tables and decks are arrays of bytes, one row a place and one column a game, so that every
# operation runs along a row. Whatever its tables are, a game draws three cards at each stage:
# a table of 12 refills, and one without a set grows. The deck is therefore in lock-step too.


def load_numpy() -> None:
    """Bind `np`, with one thread: each further one takes 40 MB of address space."""
    global np
    for library in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[library] = "1"
    import numpy as np


class Scratch:
    """What is made once and used again and again. Fresh arrays of some megabytes would cost
    four times as much in page faults as all the arithmetic in them."""

    def __init__(self):
        self.buffers = {}
        # The first pair gets the number 255, the next one 254, and so on; 0 is no pair.
        self.numbers = np.arange(255, 0, -1, dtype=np.uint8).reshape(-1, 1)
        self.places = {}

    def __call__(self, name, rows, games):
        """The array of that name, whatever was left in it."""
        buffer = self.buffers.get(name)
        if buffer is None or buffer.size < rows * games:
            buffer = self.buffers[name] = np.empty(rows * games, np.uint8)
        return buffer[: rows * games].reshape(rows, games)

    def pair_places(self, size):
        """x and y of every pair by its number; 255, which is beyond the table, for no pair."""
        if size not in self.places:
            pairs = [(x, y) for x in range(size - 2) for y in range(x + 1, size - 1)]
            table = [(255, 255)] * (256 - len(pairs)) + pairs[::-1]
            self.places[size] = np.array(table, np.uint8).T.copy()
        return self.places[size]


class Tally:
    """What was seen in all games so far."""

    def __init__(self):
        self.games = self.never_15 = 0
        self.cards_left = np.zeros(22, np.int64)  # games by the number of cards left at the end
        self.tables = np.zeros((22, 70, 2), np.int64)  # [table size, deck]: with a set, without


def shuffled_decks(rng, games):
    """Up to `games` shuffled decks, one a column: (81, about games) bytes.

    Each card gets a random key of 24 bits above its code, and the keys are sorted: 0.7 us a deck
    against 1.7 us by Generator.permuted. With all keys different every order is equally likely;
    a deck with two equal keys (1 in 5000) is thrown away, so no order is favoured.
    """
    decks = np.empty((81, games), np.uint8)
    filled = 0
    for start in range(0, games, SHUFFLE):
        keys = rng.integers(1 << 32, size=(min(SHUFFLE, games - start), 81), dtype=np.uint32)
        keys &= np.uint32(0xFFFFFF00)
        keys |= np.array(list(TEXT), np.uint32)
        keys.sort(axis=1)
        keys = keys[(keys[:, 1:] ^ keys[:, :-1] > 255).all(axis=1)]
        decks[:, filled : filled + len(keys)] = (keys & np.uint32(255)).T
        filled += len(keys)
    return decks[:, :filled]


def thirds(cards, card, scratch):
    """`third` of every row of `cards` with the row `card`; good until the next call."""
    differ = np.bitwise_xor(cards, card, out=scratch("differ", *cards.shape))
    result = np.right_shift(differ, 1, out=scratch("thirds", *cards.shape))
    result |= differ
    result &= np.uint8(0x55)
    result *= np.uint8(3)
    result &= card
    result ^= cards
    return result


def find_sets(table, newest, scratch):
    """One row for each pair x < y, in order: 1 where the third card lies further on, else 0.

    Only sets whose last card is one of the `newest` last ones are looked for. Comparing bytes
    with every place costs 0.05 ns a place; a lookup by game would cost 1 ns.
    """
    size, games = table.shape
    hits = scratch("hits", (size - 1) * (size - 2) // 2, games)
    hits[:] = 0
    same = scratch("same", size, games)
    same_bool = same.view(np.bool_)
    for z in range(size - newest, size):
        wanted = thirds(table[: z - 1], table[z], scratch)
        row = 0  # of the pair (x, x + 1)
        for x in range(z - 1):
            pairs = z - 1 - x
            np.equal(table[x + 1 : z], wanted[x], out=same_bool[:pairs])
            some_hits = hits[row : row + pairs]
            np.bitwise_or(some_hits, same[:pairs], out=some_hits)
            row += size - 2 - x
    return hits


def keep_one(hits, rng):
    """Leave one of each game's hits, each with the same chance."""
    counts = hits.sum(axis=0, dtype=np.uint8)
    wanted = (rng.random(counts.size) * counts).astype(np.uint8)
    wanted += np.uint8(1)
    seen = np.zeros(counts.size, np.uint8)
    for row in hits:
        seen += row
        row &= seen == wanted


def take_sets(table, newest, rng, scratch):
    """Take a set from each game's table that has one (the first, or with rng a random one) and
    close the gaps, so that the last three rows are free; return which games had one."""
    size, games = table.shape
    if games == 0:
        return np.zeros(0, np.bool_)
    hits = find_sets(table, newest, scratch)
    if rng is not None:
        keep_one(hits, rng)
    hits *= scratch.numbers[: len(hits)]
    chosen = np.maximum.reduce(hits, axis=0)
    x, y = (places.take(chosen) for places in scratch.pair_places(size))
    places = np.arange(size, dtype=np.uint8).reshape(-1, 1)
    mask = scratch("mask", size, games)
    a, b = cards_at(x, table, places, mask), cards_at(y, table, places, mask)
    np.equal(table, thirds(a.reshape(1, -1), b, scratch), out=mask.view(np.bool_))
    mask *= 255 - places
    z = 255 - np.maximum.reduce(mask, axis=0)
    mask = mask[1:]
    for place in (z, y, x):
        np.greater_equal(places[:-1], place, out=mask.view(np.bool_))
        np.negative(mask, out=mask)
        mask &= np.bitwise_xor(table[1:], table[:-1], out=scratch("differ", size - 1, games))
        table[:-1] ^= mask
    return chosen > 0


def cards_at(place, table, places, mask):
    """Each game's card at its own place; 0 when that is 255."""
    np.equal(places, place, out=mask.view(np.bool_))
    np.negative(mask, out=mask)
    mask &= table
    return np.bitwise_or.reduce(mask, axis=0)


def play_batch(decks, rng, tally, scratch):
    """Play every deck to its end and add to the tally; return, game by game, the cards left and
    whether 15 cards were never needed.

    All games share one array of 12-card tables. The 6% that have more cards are played beside
    it; their columns in it hold nonsense until they are back at 12.
    """
    games = decks.shape[1]
    table = decks[:TABLE].copy()
    nobody = np.empty(0, np.intp)
    crowded = {size: (nobody, np.empty((size, 0), np.uint8)) for size in SIZES[:-1]}
    never_15 = np.ones(games, np.bool_)
    for left in range(81 - TABLE, -1, -3):
        stuck, which, cards = play_crowded(crowded, left, rng, tally, scratch)
        table[:, which] = cards
        took = take_sets(table, TABLE - 2, rng, scratch)
        without = ~took
        for which, _ in stuck.values():
            took[which] = without[which] = False
        tally.tables[TABLE, left] += took.sum(), without.sum()
        which = np.flatnonzero(without)
        stuck[TABLE] = which, table[:, which]
        if left:
            drawn = decks[81 - left : 84 - left]
            for size, (which, cards) in stuck.items():
                crowded[size + 3] = which, np.concatenate((cards, drawn[:, which]))
            never_15[crowded[15][0]] = False
            table[TABLE - 3 :] = drawn

    cards_left = np.zeros(games, np.uint8)
    for size, (which, _) in stuck.items():
        cards_left[which] = size
    which, cards = np.flatnonzero(took), table[: TABLE - 3, took]
    for size in (9, 6, 3):
        took = take_sets(cards, size - 2, rng, scratch)
        cards_left[which[~took]] = size
        which, cards = which[took], cards[: size - 3, took]
    tally.games += games
    tally.never_15 += int(never_15.sum())
    tally.cards_left += np.bincount(cards_left, minlength=22)
    return cards_left, never_15


def play_crowded(crowded, left, rng, tally, scratch):
    """Look at the tables of more than 12 cards, largest first: a set makes one the next smaller,
    and no card is drawn. Return those without a set by size, and those that are back at 12.

    The cards before the last three had no set, so every set has one of the last three.
    """
    stuck = {}
    which, cards = crowded[21]
    for size in SIZES[:-1]:
        took = take_sets(cards, 3, rng, scratch)
        tally.tables[size, left] += took.sum(), (~took).sum()
        stuck[size] = which[~took], cards[:, ~took]
        which, cards = which[took], cards[: size - 3, took]
        if size > 15:
            more, their_cards = crowded[size - 3]
            which = np.concatenate((which, more))
            cards = np.concatenate((cards, their_cards), axis=1)
    return stuck, which, cards


def odds(games, seed, pick, progress=lambda done: None):
    """The tally of `games` games; the same arguments give the same one."""
    rng = np.random.default_rng(seed)
    tally, scratch = Tally(), Scratch()
    while tally.games < games:
        wanted = min(BATCH, games - tally.games)
        chooser = rng if pick == "random" else None
        play_batch(shuffled_decks(rng, wanted), chooser, tally, scratch)
        progress(tally.games)
    return tally


def report_of(tally, seed, pick, seconds):
    """Everything in the form of the --json object."""
    tables = {}
    for size in reversed(SIZES):
        rows = {str(left): tally.tables[size, left].tolist() for left in range(69, -1, -3)}
        tables[str(size)] = {left: counts for left, counts in rows.items() if any(counts)}
    shares = (tally.cards_left / tally.games).tolist()
    return {
        "games": tally.games,
        "seed": seed,
        "pick": pick,
        "seconds": seconds,
        "never_15": tally.never_15 / tally.games,
        "cards_left": {str(cards): share for cards, share in enumerate(shares) if share},
        "tables": {size: rows for size, rows in tables.items() if rows},
    }


def as_text(report):
    """The report for people."""
    speed = report["games"] / report["seconds"]
    yield "SET: {games:,} whole games, {pick} set taken, seed {seed}".format(**report)
    yield f"{report['seconds']:.2f} s, {speed:,.0f} games/s"
    yield "\nnever needed 15 cards " + bar(report["never_15"])
    yield "\ncards left at the end"
    for cards, share in report["cards_left"].items():
        yield f"{cards:>21} {bar(share)}"
    for size, rows in report["tables"].items():
        yield f"\ntables of {size} cards: the odds of a set, and the share without one"
        yield "deck         with    without        odds"
        for left, (found, none) in rows.items():
            ratio = f"{found / none:.3f}:1" if none else "-"
            none_bar = bar(none / (found + none), 300)
            yield f"{left:>4} {found:12,} {none:10,} {ratio:>11} {none_bar}"


def bar(share, scale=50):
    return f"{share:9.3%} {'#' * min(50, round(scale * share))}".rstrip()


# --- Protocol -------------------------------------------------------------------------------


def odds_main(arguments):
    import argparse
    import time

    parser = argparse.ArgumentParser(description="The odds of SET, by playing whole games.")
    parser.error = lambda message: parser.exit(2, f"set_sim: {message}\n")
    parser.add_argument("--odds", type=int, required=True, metavar="N", help="number of games")
    parser.add_argument("--seed", type=int, help="default: a new one each time")
    parser.add_argument("--pick", choices=("first", "random"), default="first", help="which set")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args(arguments)
    if options.odds < 1:
        parser.error(f"--odds needs at least one game, not {options.odds}")
    seed = time.time_ns() % 2**32 if options.seed is None else options.seed
    if seed < 0:
        parser.error(f"--seed cannot be negative: {seed}")
    try:
        load_numpy()
    except ImportError:
        parser.error("--odds needs numpy")

    def progress(done):
        seconds = time.perf_counter() - start
        if seconds > 1 and sys.stderr.isatty():
            to_go = seconds / done * (options.odds - done)
            line = f"\r[{'#' * (40 * done // options.odds):40}] {to_go:5.0f} s to go "
            print(line, end="" if done < options.odds else "\n", file=sys.stderr, flush=True)

    start = time.perf_counter()
    try:
        tally = odds(options.odds, seed, options.pick, progress)
    except KeyboardInterrupt:
        parser.exit(130, "\nset_sim: interrupted\n")
    report = report_of(tally, seed, options.pick, time.perf_counter() - start)
    if options.json:
        import json

        print(json.dumps(report))
    else:
        print("\n".join(as_text(report)))
    return 0


def main() -> int:
    if len(sys.argv) > 1:
        return odds_main(sys.argv[1:])
    try:
        if sys.stdin is None:
            raise ValueError("standard input is closed")
        cards = read_cards(sys.stdin.buffer.read())
    except (OSError, ValueError) as error:
        print(f"set_sim: {error}", file=sys.stderr)
        return 2
    sys.stdout.write(log_of(cards))
    return 0


if __name__ == "__main__":
    status = main()
    sys.stdout.flush()
    os._exit(status)  # without the interpreter's clean-up, which takes 2 ms of 19
