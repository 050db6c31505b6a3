"""durak_bot.py: bookkeeping against the referee, the batch engine against plain rules, the duel
against brute force, and the program as a judge sees it."""

import contextlib
import copy
import random

import numpy as np
import pytest
from durak_games import PLAIN_POLICY, batch, deal, play_batch
from durak_plain import Game, play_out
from harness import DURAK_BOT, SAMPLES, Talker, run, talk

import durak_bot as bot
from arena.games.durak import greedy_bot as durak_greedy
from arena.games.durak.referee import DurakReferee, PlayerView

OPTIONS = [{"ask_empty": ask, "deal_order": order}
           for ask in (False, True) for order in ("absolute", "self")]


def player_of(*words):
    return bot.Player(bot.read_options(list(words)))


class Seat:
    """One seat of a refereed game, read by the bot's ledger."""

    def __init__(self, seat, watched):
        self.seat, self.read = seat, 0
        self.player = player_of()
        self.shown, self.round, self.taker = [set() for _ in range(4)], set(), None
        if not watched:
            self.player.ledger.watcher = None

    def catch_up(self, referee):
        """Reads the news; the last line, the command, is left to the caller."""
        for line in referee.sent[self.seat][self.read:]:
            if line not in bot.COMMANDS:
                self.player.read(line)
                self.watch(*line.split())
        self.read = len(referee.sent[self.seat])

    def watch(self, word, *rest):
        """Keeps `shown`: for each player the cards he has taken and not played."""
        if word == "move":
            self.end_watching()
        if word in ("move", "add", "beat"):
            self.round.add(rest[-1])
            for cards in self.shown:
                cards.discard(rest[-1])
        elif word == "take":
            self.taker = int(rest[0]) - 1
        elif word == "give":
            self.end_watching()

    def end_watching(self):
        if self.taker is not None:
            self.shown[self.taker] |= self.round
        self.taker, self.round = None, set()

    def mask(self, cards):
        return sum(1 << self.player.number(card) for card in cards)

    def round_is_over(self, referee):
        """Brings the ledger to the command: what answer() does before it thinks."""
        ledger = self.player.ledger
        if referee.command == "MOVE":
            ledger.begin(0)
            self.end_watching()
        elif referee.command == "ADD":
            ledger.pass_offers(0)


def random_games(amount, options, seed, watched=False):
    """Yields (referee, seat) at every command of random games."""
    rng = random.Random(seed)
    for _ in range(amount):
        referee = DurakReferee(DurakReferee.deal(rng, options))
        seats = [Seat(seat, watched) for seat in range(4)]
        eager = rng.random()  # how often NO is refused, so that games differ in kind
        while referee.result is None:
            seat = seats[referee.wanted]
            seat.catch_up(referee)
            seat.round_is_over(referee)
            yield referee, seat
            legal = referee.legal()
            cards = [card for card in legal if card != "NO"]
            referee.answer(rng.choice(cards if cards and rng.random() < eager else legal))
        for seat in seats:
            seat.catch_up(referee)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_ledger_is_the_truth(options):
    commands = 0
    for referee, seat in random_games(500, options, seed=len(str(options))):
        commands += 1
        if commands % 3:  # looking costs more than playing
            continue
        ledger = seat.player.ledger
        relative = [(seat.seat + k) % 4 for k in range(4)]
        hands = [seat.mask(referee.hands[player]) for player in relative]
        assert ledger.hand == hands[0]
        assert ledger.size == [bot.count(hand) for hand in hands]
        assert ledger.left == len(referee.deck)
        assert ledger.gone == seat.mask(referee.discarded)
        assert ledger.table == seat.mask(referee.table.cards())
        assert ledger.rounds == referee.rounds - (referee.command == "MOVE")
        assert [p for p in range(4) if ledger.out >> p & 1] == [
            p for p in range(4) if relative[p] in referee.out]
        assert ledger.known == [seat.mask(shown) for shown in seat.shown]
        legal = [bot.RANKS[c // 4] + ledger.suits[c % 4]
                 for c in bot.cards_in(ledger.legal(bot.COMMANDS[referee.command]))]
        assert sorted(legal) == [card for card in referee.legal() if card != "NO"]
        assert legal == [] or ledger.actor() == 0
    assert commands > 20000


def test_believed_worlds_agree_with_the_ledger():
    looked = 0
    for _, seat in random_games(6, {}, seed=3, watched=True):
        ledger, belief = seat.player.ledger, seat.player.belief
        worlds = belief.hands.T.tolist()
        stock = belief.stock[ledger.left].tolist()
        for hands, deck in zip(worlds[:50], stock[:50]):
            assert hands[0] == ledger.hand
            assert [bot.count(hand) for hand in hands] == ledger.size
            assert all(known & ~hand == 0 for known, hand in zip(ledger.known, hands))
            parts = [*hands, deck, ledger.table, ledger.gone]
            assert sum(parts) == bot.ALL and bot.count(deck) == ledger.left
        assert np.isfinite(belief.weight).all() and (belief.weight > 0).all()
        looked += 1
    assert looked > 200


def test_the_belief_learns_from_a_refusal():
    """Who takes a ten of hearts rarely holds a higher one."""
    player = player_of()
    for line in ["trump S", *("give 1 " + c for c in "6D 7D 8D 6C 7C TH".split()),
                 *(f"give {p} ??" for p in (2, 3, 4) for _ in range(6))]:
        player.read(line)
    player.read("move 1 2 TH")
    hearts = sum(1 << player.number(rank + "H") for rank in "JQKA")

    def chance():
        belief = player.belief
        holds = belief.hands[1] & np.uint64(hearts) != 0
        return (holds * belief.weight).sum() / belief.weight.sum()

    before = chance()
    player.read("take 2")
    assert chance() < before - 0.05


def greedy(lines):
    """What builtin:greedy answers to these messages, the last of them a command."""
    view = PlayerView()
    for line in lines:
        view.read(line)
    return durak_greedy.choose(view)


def test_the_rule_of_thumb_is_the_greedy_programs():
    looked = 0
    for referee, seat in random_games(12, {}, seed=5, watched=True):
        ledger = seat.player.ledger
        worlds = seat.player.belief.worlds(ledger, np.array([0]))
        legal = worlds.legal(worlds.actor())
        if legal[0]:
            answer = greedy(referee.sent[seat.seat])
            action = bot.NO if answer == "NO" else seat.player.number(answer)
            assert int(bot.thrifty(worlds, legal)[0]) >> action & 1
            looked += 1
    assert looked > 200


@pytest.mark.parametrize("rule", [True, False])
def test_the_belief_finds_out_who_plays_the_rule_of_thumb(rule):
    """Seats 1 and 3 play it or at random, the others play it."""
    rng = random.Random(6)
    chances = []
    for _ in range(8):
        referee = DurakReferee(DurakReferee.deal(rng, {}))
        seat = Seat(0, True)
        while referee.result is None:
            by_rule = rule or not referee.wanted & 1
            sent = referee.sent[referee.wanted]
            referee.answer(greedy(sent) if by_rule else rng.choice(referee.legal()))
        seat.catch_up(referee)
        chances.append(seat.player.belief.weight[1].sum())
    assert np.mean(chances) > 0.8 if rule else np.mean(chances) < 0.2


# ---------------------------------------------------------------- batch engine, networks, duel
def test_the_batch_engine_equals_the_plain_rules_game_by_game():
    rng = random.Random(1)
    deals = [deal(rng) for _ in range(250)]
    expected = [play_out(Game(*one), PLAIN_POLICY) for one in deals]
    assert play_batch(batch(deals)) == expected


def small_duels(amount):
    rng = random.Random(9)
    for _ in range(amount):
        mine, theirs = rng.randrange(1, 4), rng.randrange(1, 4)
        cards = rng.sample([(r, s) for r in range(9) for s in range(4)], mine + theirs)
        yield cards[:mine], cards[mine:], rng.randrange(2)


def wins(game, team):
    """Whether the team wins the plain game against any play."""
    if game.winner is not None:
        return game.winner == team
    results = []
    for choice in game.choices():
        after = copy.deepcopy(game)
        after.play(choice)
        results.append(wins(after, team))
    return any(results) if game.actor() % 2 == team else all(results)


def test_the_duel_equals_brute_force():
    """At every decision of random small endings, for the winner and the loser."""
    rng = random.Random(2)
    solved = 0
    for mine, theirs, attacker in small_duels(100):
        game = Game([mine, theirs, [], []], [], 0)
        game.outs = {2, 3}
        game.gone = {(r, s) for r in range(9) for s in range(4)} - set(mine) - set(theirs)
        game.start_round(attacker)
        while game.winner is None:
            if game.actor() == 0:
                ledger = ledger_of(game)
                choices = [36 if c is None else c[0] * 4 + c[1] for c in game.choices()]
                expected = []
                for choice, number in zip(game.choices(), choices):
                    after = copy.deepcopy(game)
                    after.play(choice)
                    if wins(after, 0):
                        expected.append(number)
                assert bot.Duel(lambda: True).winning(ledger, choices) == expected
                solved += len(choices) > 1
            game.play(rng.choice(game.choices()))
    assert solved > 60


def ledger_of(game):
    def mask(cards):
        return sum(1 << (r * 4 + s) for r, s in cards)

    ledger = bot.Ledger()
    ledger.hand, ledger.table, ledger.gone = map(mask, (game.hands[0], game.table, game.gone))
    ledger.size = [len(hand) for hand in game.hands]
    ledger.left, ledger.out, ledger.attacker = 0, 12, game.attacker
    ledger.card = 36 if game.card is None else game.card[0] * 4 + game.card[1]
    limit = 6 if game.phase == bot.MOVE else game.limit  # the last round's until the next move
    ledger.limit, ledger.thrown, ledger.taking = limit, game.thrown, int(game.taking)
    ledger.phase = game.phase
    return ledger


def test_a_duel_that_takes_too_long_is_left_to_the_search():
    cards = [(r, s) for r in range(9) for s in range(4)]
    game = Game([cards[::2], cards[1::2], [], []], [], 0)
    game.outs = {2, 3}
    game.start_round(0)
    ledger, patience = ledger_of(game), iter(range(1000))
    duel = bot.Duel(lambda: next(patience, None) is not None)
    with pytest.raises(bot.OutOfTime):
        duel.winning(ledger, list(bot.cards_in(ledger.hand)))


# ---------------------------------------------------------------- the clock
@pytest.mark.parametrize("rounds", [0, 5, 10, 15, 40])
def test_thinking_never_plans_beyond_its_share(rounds):
    """As many decisions as anyone likes, each overdrawn by 10 ms: the plan holds."""
    used = 0.3
    allowance = 2 + 0.1 * rounds
    for _ in range(100):
        seconds = bot.thinking_time(used, rounds, 1.0)
        used += seconds + (0.01 if seconds else 0.001)
    assert used < 0.85 * allowance + 0.1
    assert bot.thinking_time(used + allowance, rounds, 1.0) == 0


def test_thinking_scales_with_the_limits():
    assert bot.thinking_time(0.0, 4, 0.5) == pytest.approx(bot.thinking_time(0.0, 4, 1.0) / 2)


# ---------------------------------------------------------------- the program
STATEMENT = (SAMPLES / "durak" / "statement.talk").read_text().splitlines()


def answered(lines):
    """What the program says to these lines (answers as in the sample are left out)."""
    return run(DURAK_BOT, stdin="".join(f"{line}\n" for line in lines if line[:1] != ">"))


def test_the_statements_sample_is_answered_legally():
    def judge(sent, shown, answer):
        hand = {"6S", "7S", "8S", "9S", "TS", "JS"}
        legal = {"ADD": {"6S", "7S", "NO"}, "MOVE": hand | {"QS", "KS"}}
        assert answer in legal[sent[-1]]

    assert talk(DURAK_BOT, STATEMENT, judge).status == 0


@pytest.mark.parametrize("lines", range(0, len(STATEMENT), 7))
def test_the_end_of_input_at_any_point_is_a_quiet_exit(lines):
    done = answered(STATEMENT[:lines])
    assert (done.status, done.stderr) == (0, "")


BAD = [
    "", "   ", "hello", "trump", "trump X", "trump 6", "give", "give 1", "give 5 6S", "give 1 1S",
    "give 0 ??", "give one ??", "give 1 ??", "give 2 6D", "give 1 6S", "move 1 2", "move 1 3 6S",
    "move 2 4 8D", "move 2 3 6S", "add 1 2 6S", "beat 3 AS", "beat 1 6S 7S", "take", "take 9",
    "take 1", "out 1", "out 7", "move", "MOVE 1", "move 3 4 6H extra", "\x00", "\xe9", "TRUMP S",
]


@pytest.mark.parametrize("at", [0, 1, 3, 25])
def test_bad_lines_cost_one_line_on_stderr_and_nothing_else(at):
    quiet = [line for line in STATEMENT if line[:1] != ">"]
    bad = [line for line in BAD if at > 7 or not line.startswith(("trump", "give"))]
    done = answered(quiet[:at] + bad + quiet[at:quiet.index("ADD") + 1])
    assert done.status == 0 and "Traceback" not in done.stderr
    assert done.stdout.split()[-1] in ("6S", "7S", "NO")
    assert len(done.stderr.splitlines()) >= len(bad)


def test_commands_out_of_turn_are_answered():
    deal_lines = STATEMENT[:25]
    done = answered(["MOVE", "BEAT", "ADD", *deal_lines, "BEAT", "ADD", "MOVE", "move 2 3 6D",
                     "BEAT", "ADD", "MOVE", "take 3", "BEAT", "ADD", "MOVE"])
    assert done.status == 0 and len(done.stdout.split()) == 12
    assert set(done.stdout.split()) <= {"NO", "6S", "7S", "8S", "9S", "TS", "JS"}


def spoiled(lines, rng):
    """A transcript with some lines lost, repeated, exchanged or with another card or player."""
    for line in lines:
        kind = rng.randrange(40)
        words = line.split()
        if kind == 1 and len(words) > 1:
            words[-1] = rng.choice("6789TJQKA") + rng.choice("HSCD")
        elif kind == 2 and len(words) > 1:
            words[1] = rng.choice("1234")
        elif kind == 3:
            words = rng.choice(lines).split()
        yield from [" ".join(words)] * (0 if kind == 0 else 2 if kind == 4 else 1)


@pytest.mark.parametrize("seed", range(12))
def test_spoiled_games_are_answered_from_the_own_hand(seed):
    """Whatever the messages say, every command gets NO or a card that we hold."""
    rng = random.Random(seed)
    referee = DurakReferee(DurakReferee.deal(rng, {}))
    while referee.result is None:
        referee.answer(rng.choice(referee.legal()))
    player = player_of("--time-scale", "0")  # no time at all
    for line in spoiled(referee.sent[seed % 4], rng):
        if line in bot.COMMANDS:
            answer = player.answer(line)
            assert answer == "NO" or player.ledger.hand >> player.number(answer) & 1
            assert line != "MOVE" or answer != "NO" or not player.ledger.hand
        else:
            with contextlib.suppress(bot.BadInput):
                player.read(line)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_whole_games_against_random_answers(options):
    """Seat 1 is the program (in its own process, tight memory), the others answer at random."""
    rng = random.Random(31)
    referee = DurakReferee(DurakReferee.deal(rng, options))
    talker, read = Talker(DURAK_BOT, ["--time-scale", "0.2"]), 0
    try:
        while referee.result is None:
            if referee.wanted == 0:
                for line in referee.sent[0][read:]:
                    talker.send(line)
                read = len(referee.sent[0])
                referee.answer(talker.answer())
            else:
                referee.answer(rng.choice(referee.legal()))
        assert talker.finish().status == 0
    finally:
        talker.close()
