"""SET: log the game that follows from a given order of cards, or estimate the odds of the game.

    python3 set_sim.py < cards.txt          the contest: cards in, log out
    python3 set_sim.py --odds 1000000       beyond it: how often does a table have no set?
                       [--seed S] [--pick first|random] [--jobs J] [--json]

How it decides. Two cards determine the third card of their set, so a table of n cards is scanned
by its pairs, and a bit mask tells whether the third card lies on the table. The odds play tens of
thousands of games in lock-step, one byte a card and one column a game, with the same third-card
formula on whole rows: arithmetic on bytes only, no lookup by game (see `find_sets`). Each batch of
games has its own seed, so that the cores share the batches and the result is the same.

Where to start reading: bottom-up at `third`; from the middle at `log_of` (the contest) and
`play_batch` (the odds); top-down at `main`.

Measured by `./play.sh bench set`: the contest's process takes 1.3 times a bare `python3 -c pass`;
on one core the odds run at 55 times the speed of this file's own scan in plain Python.
"""

from __future__ import annotations

import os
import sys

# Nothing else is imported here: numpy belongs to --odds alone, and would make the contest's process
# ten times as long; typing would double it.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import BinaryIO

    import numpy as np

    Crowd = tuple[np.ndarray, np.ndarray]  # some games by number, and their tables of one size
SimpleNamespace = type(sys.implementation)  # the one of types, whose import takes 0.3 ms

# ---------------- limits

PIECE = 65536  # bytes of input read at a time: a gigabyte of blanks fits into any memory
QUOTED = 80  # characters of the input in a complaint, at most
DIGITS = 15  # of a number on the command line: more games than can be played in a lifetime
BATCH = 32768  # games in lock-step: half as many are 25% slower, twice as many take 8 MB more
SHUFFLE = 2048  # decks shuffled at a time: their keys and copies take a kilobyte each
# The odds take 115 MB of address space. OpenBLAS ends the process when it starts in too little
# memory, so with less than this numpy is left alone.
NUMPY_SPACE = 116 << 20


def load_numpy() -> None:
    """Bind `np`, with one thread: each further one takes 40 MB of address space."""
    global np
    if address_space() < NUMPY_SPACE:
        raise MemoryError(f"--odds needs {NUMPY_SPACE >> 20} MB of address space")
    for library in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[library] = "1"
    import numpy as np


def address_space() -> float:
    """Bytes that this process may use."""
    try:
        import resource
    except ImportError:  # not a Unix: there is no such limit
        return float("inf")
    limit = resource.getrlimit(resource.RLIMIT_AS)[0]
    return float("inf") if limit == resource.RLIM_INFINITY else limit


def cores() -> int:
    """Processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class BadInput(ValueError):
    """Input that cannot be accepted; the text says why."""


# ---------------- vocabulary and tables

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


# ---------------- rules


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


# ---------------- odds

# Tables and decks are arrays of bytes, one row a place and one column a game, so that every
# operation runs along a row. Whatever its tables are, a game draws three cards at each stage:
# a table of 12 refills, and one without a set grows. The deck is therefore in lock-step too.


class Scratch:
    """What is made once and used again and again. Fresh arrays of some megabytes would cost
    four times as much in page faults as all the arithmetic in them."""

    def __init__(self) -> None:
        self.buffers: dict[str, np.ndarray] = {}
        # The first pair gets the number 255, the next one 254, and so on; 0 is no pair.
        self.numbers = np.arange(255, 0, -1, dtype=np.uint8).reshape(-1, 1)
        self.places: dict[int, np.ndarray] = {}

    def __call__(self, name: str, rows: int, games: int) -> np.ndarray:
        """The array of that name, whatever was left in it."""
        buffer = self.buffers.get(name)
        if buffer is None or buffer.size < rows * games:
            buffer = self.buffers[name] = np.empty(rows * games, np.uint8)
        return buffer[: rows * games].reshape(rows, games)

    def pair_places(self, size: int) -> np.ndarray:
        """x and y of every pair by its number; 255, which is beyond the table, for no pair."""
        if size not in self.places:
            pairs = [(x, y) for x in range(size - 2) for y in range(x + 1, size - 1)]
            table = [(255, 255)] * (256 - len(pairs)) + pairs[::-1]
            self.places[size] = np.array(table, np.uint8).T.copy()
        return self.places[size]


class Tally:
    """What was seen in some games: one row of numbers, so that tallies can be sent and added."""

    LENGTH = 22 + 22 * 70 * 2 + 1

    def __init__(self, numbers: bytes = bytes(8 * LENGTH)) -> None:
        self.numbers = np.frombuffer(numbers, np.int64).copy()
        self.cards_left = self.numbers[:22]  # games by the number of cards left at the end
        # [table size, deck]: with a set, without
        self.tables = self.numbers[22:-1].reshape(22, 70, 2)
        self.never_15 = self.numbers[-1:]  # games that never needed 15 cards

    @property
    def games(self) -> int:
        return int(self.cards_left.sum())


def shuffled_decks(rng: np.random.Generator, games: int) -> np.ndarray:
    """Shuffled decks, one a column: (81, games) bytes.

    Each card gets a random key of 24 bits above its code, and the keys are sorted: 0.7 us a deck
    against 1.7 us by Generator.permuted. With all keys different every order is equally likely;
    a deck with two equal keys (1 in 5000) is thrown away, so no order is favoured.
    """
    decks = np.empty((81, games), np.uint8)
    filled = 0
    while filled < games:
        keys = rng.integers(1 << 32, size=(min(SHUFFLE, games - filled), 81), dtype=np.uint32)
        keys &= np.uint32(0xFFFFFF00)
        keys |= np.array(list(TEXT), np.uint32)
        keys.sort(axis=1)
        keys = keys[(keys[:, 1:] ^ keys[:, :-1] > 255).all(axis=1)]
        decks[:, filled : filled + len(keys)] = (keys & np.uint32(255)).T
        filled += len(keys)
    return decks


def thirds(cards: np.ndarray, card: np.ndarray, scratch: Scratch) -> np.ndarray:
    """`third` of every row of `cards` with the row `card`; good until the next call."""
    differ = np.bitwise_xor(cards, card, out=scratch("differ", *cards.shape))
    result = np.right_shift(differ, 1, out=scratch("thirds", *cards.shape))
    result |= differ
    result &= np.uint8(0x55)
    result *= np.uint8(3)
    result &= card
    result ^= cards
    return result


def find_sets(table: np.ndarray, newest: int, scratch: Scratch) -> np.ndarray:
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


def keep_one(hits: np.ndarray, rng: np.random.Generator) -> None:
    """Leave one of each game's hits, each with the same chance."""
    counts = hits.sum(axis=0, dtype=np.uint8)
    wanted = (rng.random(counts.size) * counts).astype(np.uint8)
    wanted += np.uint8(1)
    seen = np.zeros(counts.size, np.uint8)
    for row in hits:
        seen += row
        row &= seen == wanted


def take_sets(
    table: np.ndarray, newest: int, rng: np.random.Generator | None, scratch: Scratch
) -> np.ndarray:
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


def cards_at(
    place: np.ndarray, table: np.ndarray, places: np.ndarray, mask: np.ndarray
) -> np.ndarray:
    """Each game's card at its own place; 0 when that is 255."""
    np.equal(places, place, out=mask.view(np.bool_))
    np.negative(mask, out=mask)
    mask &= table
    return np.bitwise_or.reduce(mask, axis=0)


def play_batch(
    decks: np.ndarray, rng: np.random.Generator | None, tally: Tally, scratch: Scratch
) -> tuple[np.ndarray, np.ndarray]:
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
    tally.never_15 += never_15.sum()
    tally.cards_left += np.bincount(cards_left, minlength=22)
    return cards_left, never_15


def play_crowded(
    crowded: dict[int, Crowd],
    left: int,
    rng: np.random.Generator | None,
    tally: Tally,
    scratch: Scratch,
) -> tuple[dict[int, Crowd], np.ndarray, np.ndarray]:
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


def batches_of(games: int) -> int:
    return -(-games // BATCH)


def batch_size(games: int, number: int) -> int:
    """Batches are of nearly the same size: cores then end together."""
    batches = batches_of(games)
    return games // batches + (number < games % batches)


def odds(
    games: int,
    seed: int,
    pick: str,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Tally:
    """The tally of `games` games; the same whatever the number of jobs."""
    batches, scratch, total = batches_of(games), Scratch(), Tally()

    def tally_of(number: int) -> Tally:
        """Of one batch, from a seed of its own."""
        rng, tally = np.random.default_rng([seed, number]), Tally()
        decks = shuffled_decks(rng, batch_size(games, number))
        play_batch(decks, rng if pick == "random" else None, tally, scratch)
        return tally

    jobs = min(jobs, batches) if hasattr(os, "fork") else 1
    alone = jobs == 1
    tallies = map(tally_of, range(batches)) if alone else in_processes(tally_of, batches, jobs)
    for tally in tallies:
        total.numbers += tally.numbers
        progress(total.games)
    return total


def in_processes(tally_of: Callable[[int], Tally], batches: int, jobs: int) -> Iterator[Tally]:
    """The tallies of all batches, made by `jobs` processes that take turns. They end with this one:
    they are killed when it stops reading, and die at their next word when it is gone."""
    import signal

    readers: list[BinaryIO] = []
    workers: list[int] = []
    try:
        for job in range(jobs):
            reader, writer = os.pipe()
            readers.append(os.fdopen(reader, "rb"))
            worker = os.fork()
            if worker == 0:
                try:
                    signal.signal(signal.SIGINT, signal.SIG_DFL)
                    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
                    for inherited in readers:
                        inherited.close()
                    with open(writer, "wb") as pipe:
                        for number in range(job, batches, jobs):
                            pipe.write(tally_of(number).numbers.tobytes())
                            pipe.flush()
                finally:
                    os._exit(0)
            workers.append(worker)
            os.close(writer)
        for number in range(batches):
            numbers = readers[number % jobs].read(8 * Tally.LENGTH)
            if len(numbers) < 8 * Tally.LENGTH:
                raise ChildProcessError("a process that played games has ended too early")
            yield Tally(numbers)
    finally:
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
            os.waitpid(worker, 0)


def report_of(tally: Tally, seed: int, pick: str, seconds: float) -> dict[str, object]:
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
        "never_15": int(tally.never_15[0]) / tally.games,
        "cards_left": {str(cards): share for cards, share in enumerate(shares) if share},
        "tables": {size: rows for size, rows in tables.items() if rows},
    }


def as_text(report: dict) -> Iterator[str]:
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


def bar(share: float, scale: int = 50) -> str:
    return f"{share:9.3%} {'#' * min(50, round(scale * share))}".rstrip()


# ---------------- protocol


def complain(text: str) -> None:
    """One line on stderr; nothing that happens there matters."""
    if sys.stderr is not None:  # else another file may have its number
        try:
            os.write(2, f"set_sim: {text}\n".encode("ascii", "backslashreplace"))
        except OSError:
            return


def quoted(text: str) -> str:
    shown = ascii(text[:QUOTED])
    return shown if len(shown) <= QUOTED else shown[:QUOTED] + "..."


def read_cards(source: BinaryIO) -> list[int]:
    """The cards of the input, or BadInput that names the first thing wrong with it."""
    cards: list[int] = []
    rest, line, column = b"", 1, 1  # a word that may go on in the next piece, and where it begins
    where = ""
    more = True
    while more:
        piece = source.read(PIECE)
        more = len(piece) > 0
        data = rest + piece
        words = data.split()
        goes_on = more and words and not data[-1:].isspace() and len(words[-1]) < QUOTED
        rest = words.pop() if goes_on else b""
        data = data[: len(data) - len(rest)]
        end = 0
        for word in words:
            start = data.index(word, end)
            end = start + len(word)
            place = "line {}, column {}".format(*position(data[:start], line, column))
            where = f"{quoted(word.decode('latin-1'))} (card {len(cards) + 1}, {place})"
            if word not in CODE:
                raise BadInput(f"not a card {where}")
            if CODE[word] in cards:
                raise BadInput(f"repeated card {where}")
            cards.append(CODE[word])
        line, column = position(data, line, column)
    if len(cards) % 3:
        raise BadInput(f"{len(cards)} cards, which is not divisible by 3; the last one is {where}")
    return cards


def position(data: bytes, line: int, column: int) -> tuple[int, int]:
    """(line, column) behind the data that begins at this one."""
    lines = data.count(b"\n")
    return line + lines, len(data) - data.rfind(b"\n") if lines else column + len(data)


def print_all(text: str) -> None:
    if sys.stdout is None:
        raise OSError("standard output is closed")
    sys.stdout.write(text)
    sys.stdout.flush()


def contest() -> None:
    """Cards in, log out."""
    if sys.stdin is None:
        raise BadInput("standard input is closed")
    try:
        cards = read_cards(sys.stdin.buffer)
    except OSError as error:
        raise BadInput(f"standard input: {error.strerror or error}") from None
    print_all(log_of(cards))


def print_odds(games: int, options: SimpleNamespace) -> None:
    """Play, and print what was seen."""
    import json
    import time

    def progress(done: int) -> None:
        seconds = time.perf_counter() - start
        if seconds > 1 and sys.stderr is not None and sys.stderr.isatty():
            to_go = seconds / done * (games - done)
            line = f"\r[{'#' * (40 * done // games):40}] {to_go:5.0f} s to go "
            print(line, end="" if done < games else "\n", file=sys.stderr, flush=True)

    try:
        load_numpy()
    except ImportError:
        raise BadInput("--odds needs numpy") from None
    start = time.perf_counter()
    seed = time.time_ns() % 2**32 if options.seed is None else options.seed
    tally = odds(games, seed, options.pick, options.jobs, progress)
    report = report_of(tally, seed, options.pick, time.perf_counter() - start)
    print_all((json.dumps(report) if options.json else "\n".join(as_text(report))) + "\n")


def read_options(words: list[str]) -> SimpleNamespace:
    """The command line: `odds` games (None: the contest's log), a `seed` (None: a new one each
    time), which set to `pick`, `jobs`, and whether `json` is wanted instead of text."""
    options = SimpleNamespace(odds=None, seed=None, pick="first", jobs=cores(), json=False)
    while words:
        name, *words = words
        if name == "--json":
            options.json = True
        elif name in ("--odds", "--seed", "--jobs"):
            least = 0 if name == "--seed" else 1
            word = words.pop(0) if words else ""
            if not (word.isascii() and word.isdigit() and int(word[: DIGITS + 1]) >= least):
                raise BadInput(f"{name} needs a whole number from {least} on, not {quoted(word)}")
            if len(word) > DIGITS:
                raise BadInput(f"{name} takes at most {DIGITS} digits, not {quoted(word)}")
            setattr(options, name[2:], int(word))
        elif name == "--pick":
            options.pick = words.pop(0) if words else ""
            if options.pick not in ("first", "random"):
                raise BadInput(f"--pick needs first or random, not {quoted(options.pick)}")
        elif name != "-v":  # the other programs' option: here the log says it all
            known = "-v --odds --seed --pick --jobs --json"
            raise BadInput(f"no such option: {quoted(name)} ({known})")
    return options


def main() -> int:
    try:
        options = read_options(sys.argv[1:])
        if options.odds is not None:
            print_odds(options.odds, options)
        elif len(sys.argv) > 1 and sys.argv[1:] != ["-v"]:
            raise BadInput(f"{sys.argv[1]} belongs to --odds")
        else:
            contest()
    except BadInput as error:
        complain(str(error))
        return 2
    except (OSError, MemoryError) as error:
        complain(getattr(error, "strerror", None) or str(error) or "out of memory")
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    os._exit(main())  # without the interpreter's clean-up, which takes 2 ms of 19
