"""durak_bot.py: bookkeeping against the referee, the batch engine against plain rules, and
the program as a judge sees it."""

import contextlib
import io
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

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
    """Also after steps of the Markov chain."""
    looked = swept = 0
    for _, seat in random_games(3, {}, seed=3, watched=True):
        ledger, belief = seat.player.ledger, seat.player.ledger.watcher
        swept += belief.sweep()
        masks = belief.worlds(ledger, np.arange(50)).masks
        for *hands, deck in masks[[0, 1, 2, 3, bot.STOCK + ledger.left]].T.tolist():
            assert hands[0] == ledger.hand
            assert [bot.count(hand) for hand in hands] == ledger.size
            assert all(known & ~hand == 0 for known, hand in zip(ledger.known, hands))
            parts = [*hands, deck, ledger.table, ledger.gone]
            assert sum(parts) == bot.ALL and bot.count(deck) == ledger.left
        assert np.isfinite(belief.weight).all() and (belief.weight > 0).all()
        looked += 1
    assert looked > 100 and swept > 50


def test_the_belief_remembers_what_every_decision_says_of_every_world():
    """After exchanges of cards: as if all decisions were judged now."""
    looked = 0
    for number, (_, seat) in enumerate(random_games(1, {}, seed=4, watched=True)):
        belief = seat.player.ledger.watcher
        belief.sweep()
        if number % 10:  # looking costs more than playing
            continue
        for at in range(min(belief.decisions, belief.MEMORY)):
            again = belief.likelihood(belief.cards, np.full(belief.WORLDS, at),
                                      np.arange(belief.WORLDS))
            assert np.allclose(again, belief.chance[:, at])
            looked += 1
    assert looked > 50


def test_steps_of_the_chain_find_the_worlds_that_explain_what_was_seen():
    """Worlds drawn without a look at the decisions so far: the chain finds who rarely has what."""
    player = refuser_of_a_ten()
    belief = player.ledger.watcher
    belief.cards = np.random.default_rng(1).permuted(belief.cards, axis=0)
    belief.chance[:, 0] = belief.likelihood(
        belief.cards, np.zeros(belief.WORLDS, int), np.arange(belief.WORLDS))
    belief.weight[:] = 1 / belief.weight.size
    before = chance_of_higher_hearts(player)
    for _ in range(60):
        belief.sweep()
    assert chance_of_higher_hearts(player) < before - 0.05


def refuser_of_a_ten(taken=True):
    """A player who has seen the next one take a ten of hearts, or just the attack."""
    player = player_of()
    for line in ["trump S", *("give 1 " + c for c in "6D 7D 8D 6C 7C TH".split()),
                 *(f"give {p} ??" for p in (2, 3, 4) for _ in range(6)), "move 1 2 TH"]:
        player.read(line)
    if taken:
        player.read("take 2")
    return player


def chance_of_higher_hearts(player):
    """That the next player was dealt one."""
    hearts = sum(1 << player.number(rank + "H") for rank in "JQKA")
    belief = player.ledger.watcher
    holds = belief.owned(1, belief.cards) & np.uint64(hearts) != 0
    return (holds * belief.weight).sum() / belief.weight.sum()


def test_the_belief_learns_from_a_refusal():
    """Who takes a ten of hearts rarely holds a higher one."""
    before = chance_of_higher_hearts(refuser_of_a_ten(taken=False))
    assert chance_of_higher_hearts(refuser_of_a_ten()) < before - 0.05


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
        worlds = seat.player.ledger.watcher.worlds(ledger, np.array([0]))
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
        chances.append(seat.player.ledger.watcher.weight[1].sum())
    assert np.mean(chances) > 0.8 if rule else np.mean(chances) < 0.2


# ---------------------------------------------------------------- batch engine and networks
def test_the_batch_engine_equals_the_plain_rules_game_by_game():
    rng = random.Random(1)
    deals = [deal(rng) for _ in range(250)]
    expected = [play_out(Game(*one), PLAIN_POLICY) for one in deals]
    assert play_batch(batch(deals)) == expected


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


# ---------------------------------------------------------------- last resort
QUIET = [line for line in STATEMENT if line[:1] != ">"]
TO_MOVE = QUIET[:QUIET.index("MOVE") + 1]  # ADD, ADD, MOVE are asked
HAND = {"6S", "7S", "8S", "9S", "TS", "JS", "QS", "KS"}
LAYERS = ["networks", "policy", "judge", "thrifty", "systematic", "options", "forced",
          "policy_inputs", "value_inputs", "bits_of", "lowest", "highest_card",
          "thinking_time", "Network.__call__", "Worlds.step", "Worlds.legal", "Worlds.actor",
          "Worlds.take", "Belief.start", "Belief.acted", "Belief.drew", "Belief.owned",
          "Belief.unseen", "Belief.reveal", "Belief.sweep", "Belief.exchange", "Belief.likelihood",
          "Belief.reweigh", "Belief.worlds", "Belief.chances",
          "Search.think", "Search.prior", "Search.grow", "Search.descend",
          "Search.choose", "Search.tilt", "Search.merit", "Player.decide", "Player.thought"]


def is_legal(answers):
    first, second, third = answers
    return first in ("6S", "7S", "NO") and second in ("7S", "NO") and third in HAND


@pytest.mark.parametrize("layer", LAYERS)
def test_an_error_anywhere_does_not_lose_the_game(monkeypatch, capfd, layer):
    owner, _, name = layer.rpartition(".")

    def broken(*arguments, **options):
        raise ZeroDivisionError("on purpose")

    monkeypatch.setattr(bot, "complaints", 0)
    monkeypatch.setattr(getattr(bot, owner) if owner else bot, name, broken)
    player = player_of("--work", "1", "-v")
    answers = []
    for line in TO_MOVE:
        if line in bot.COMMANDS:
            answers.append(player.answer(line))
        else:
            player.read(line)
    assert is_legal(answers)
    complaints = [line for line in capfd.readouterr().err.splitlines() if line[:1] != "{"]
    assert complaints and all(line.startswith("durak_bot: ") for line in complaints)
    assert "ZeroDivisionError" in complaints[0]


NO_NUMPY = "import sys; sys.modules['numpy'] = None; sys.argv = sys.argv[1:]; import runpy; " \
    "runpy.run_path(sys.argv[0], run_name='__main__')"


def test_without_numpy_it_plays_by_rule_of_thumb():
    done = subprocess.run([sys.executable, "-c", NO_NUMPY, str(DURAK_BOT), "-v"], text=True,
                          input="\n".join(TO_MOVE), capture_output=True)
    assert done.returncode == 0 and is_legal(done.stdout.split())
    complaint, *thoughts = done.stderr.splitlines()
    assert "no numpy" in complaint
    assert [json.loads(thought)["answer"] for thought in thoughts] == done.stdout.split()


@pytest.mark.parametrize("megabytes", [110, 64])
def test_with_little_memory_it_plays_by_rule_of_thumb(megabytes):
    done = run(DURAK_BOT, stdin="\n".join(TO_MOVE), address_space_mb=megabytes)
    assert done.status == 0 and is_legal(done.stdout.split())
    assert len(done.stderr.splitlines()) == 1 and "address space" in done.stderr


def test_the_rule_of_thumb_in_plain_python_is_that_of_the_batches():
    looked = 0
    for referee, seat in random_games(4, {}, seed=8, watched=True):
        ledger = seat.player.ledger
        worlds = seat.player.ledger.watcher.worlds(ledger, np.array([0]))
        legal = worlds.legal(worlds.actor())
        if legal[0]:
            action = bot.rule_of_thumb(ledger, bot.COMMANDS[referee.command])
            assert int(bot.thrifty(worlds, legal)[0]) >> action & 1
            looked += 1
    assert looked > 60


def test_a_lost_belief_is_begun_again(monkeypatch, capfd):
    player = player_of("--work", "1")
    monkeypatch.setattr(bot, "complaints", 0)
    monkeypatch.setattr(bot.Belief, "likelihood", lambda *_: 1 / 0)
    for line in QUIET[:QUIET.index("ADD")]:
        player.read(line)
    assert player.ledger.watcher is None
    assert "ZeroDivisionError" in capfd.readouterr().err
    monkeypatch.undo()
    assert player.answer("ADD") in ("6S", "7S", "NO")
    assert player.search is not None and capfd.readouterr().err == ""


# ---------------------------------------------------------------- streams
def status_of(command):
    """Of a shell command that has the program as $BOT; (exit status, lines on stderr)."""
    text = "\n".join(TO_MOVE)
    done = subprocess.run(["/bin/sh", "-c", command], input=text, capture_output=True, text=True,
                          env={**os.environ, "BOT": f"{sys.executable} {DURAK_BOT}"})
    assert "Traceback" not in done.stderr and "Exception" not in done.stderr
    return done.returncode, len(done.stderr.splitlines())


@pytest.mark.parametrize("command, wanted", [
    ("$BOT <&-", (1, 1)),
    ("$BOT >&-", (1, 1)),
    ("$BOT >/dev/full", (1, 1)),
    ("($BOT; echo $? >&2) | true", (0, 2)),
    ("$BOT 2>&-", (0, 0)),
    ("$BOT -v 2>/dev/full", (0, 0)),
    ("$BOT -x", (2, 1)),
    ("$BOT --work", (2, 1)),
    ("$BOT --work many", (2, 1)),
    ("$BOT --time-scale", (2, 1)),
    ("$BOT --talk < /dev/null", (2, 1)),
    ("ulimit -v 131072; head -c 10000000 /dev/zero | $BOT", (2, 1)),
    ("ulimit -v 131072; head -c 1000000000 /dev/zero | $BOT", (2, 1)),
], ids=lambda case: case if isinstance(case, str) else "")
def test_streams_that_fail_are_told_in_one_line(command, wanted):
    assert status_of(command) == wanted


def test_more_input_than_a_game_has_ends_with_status_2():
    status, lines = status_of("ulimit -v 131072; yes 'take 1' | $BOT")
    assert status == 2 and lines <= bot.COMPLAINTS


def test_ctrl_c_is_quiet():
    process = subprocess.Popen([sys.executable, str(DURAK_BOT)], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    process.stdin.write("\n".join([*TO_MOVE, ""]).encode())
    process.stdin.flush()
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=20)
    assert (process.returncode, said) == (130, b"")


def test_a_hundred_complaints_are_enough(monkeypatch, capfd):
    monkeypatch.setattr(bot, "complaints", 0)
    for _ in range(150):
        bot.complain("x" * 9)
    assert len(capfd.readouterr().err.splitlines()) == 100


def test_time_is_counted_from_the_start_of_the_process():
    """The age of this process, which has run for a while; without /proc its work is an estimate."""
    assert bot.process_age() > time.monotonic() - bot.STARTED - 0.02
    started = "import time; time.sleep(0.3); import durak_bot; print(durak_bot.process_age())"
    done = subprocess.run([sys.executable, "-c", started], capture_output=True, text=True,
                          cwd=DURAK_BOT.parent)
    assert float(done.stdout) > 0.3


def test_clocks_that_disagree_cost_no_time(monkeypatch):
    """A process that began eons ago, by a /proc that counts in another way."""
    started = " ".join(["x)", *["0"] * 30])
    monkeypatch.setattr("builtins.open", lambda name: io.StringIO(
        "1e9 1e9" if name == "/proc/uptime" else started))
    assert bot.process_age() < time.monotonic() - bot.STARTED + 1.5 * bot.START_CPU + 0.1


# ---------------------------------------------------------------- thoughts
def check_thought(thought, answer):
    values = {candidate["answer"]: candidate["value"] for candidate in thought["candidates"]}
    assert thought["answer"] == answer == next(iter(values))
    assert thought["value"] == values[answer]
    assert list(values.values()) == sorted(values.values(), reverse=True), "best first"
    assert len(values) <= 8 and thought["seconds"] >= 0
    assert 0.98 < sum(candidate["share"] for candidate in thought["candidates"]) < 1.02
    assert all(0 <= candidate["value"] <= 1 for candidate in thought["candidates"])


def test_verbose_tells_what_it_thinks():
    """One JSON object for each answer; every card not in sight is somewhere."""
    done = run(DURAK_BOT, "-v", "--work", "2", stdin="\n".join(TO_MOVE))
    thoughts = [json.loads(line) for line in done.stderr.splitlines()]
    assert len(thoughts) == 3
    for thought, answer in zip(thoughts, done.stdout.split()):
        check_thought(thought, answer)
        assert abs(sum(thought["kind"].values()) - 1) < 0.01
        assert thought["worlds"] == bot.Belief.WORLDS
        for chances in thought["belief"].values():
            assert len(chances) == 4 and abs(sum(chances) - 1) < 0.01
    # At the first ADD 13 cards are in sight: six in our hand, six in play and gone, one taken away.
    seen = {*"6S 7S 8S 9S TS JS 6D 7D 6C 7C 7H AS".split()}
    everything = {rank + suit for rank in bot.RANKS for suit in bot.SUITS}
    assert set(thoughts[0]["belief"]) == everything - seen
    held = [sum(chances[place] for chances in thoughts[0]["belief"].values()) for place in range(4)]
    assert held == pytest.approx([6, 4, 4, 10], abs=0.05)


def test_a_search_without_time_has_a_thought_all_the_same(capfd):
    """No lane was played: the value is that of the search before, and there was none."""
    player = player_of("--time-scale", "0", "-v")
    for line in TO_MOVE[:-1]:
        (player.answer if line in bot.COMMANDS else player.read)(line)
    capfd.readouterr()
    answer = player.answer("MOVE")
    assert player.search.batches == 0
    thought = json.loads(capfd.readouterr().err)
    assert thought["answer"] == answer and thought["value"] is None
    assert thought["candidates"] == [{"answer": answer, "value": None, "share": 1.0}]
    player.value = 0.7  # of a search before
    check_thought(player.thought(0, 0.0), player.name(0))


def test_talk_answers_the_last_request_only():
    """Whatever was answered before is taken as given."""
    work = ("--work", "2")
    upto = STATEMENT[:STATEMENT.index("MOVE") + 1]
    done = run(DURAK_BOT, "--talk", "-v", *work, stdin="\n".join(upto))
    assert done.status == 0 and done.stdout.strip() in HAND - {"6S", "7S"}
    check_thought(json.loads(done.stderr), done.stdout.strip())
    again = run(DURAK_BOT, "--talk", *work, stdin="\n".join(STATEMENT))
    assert again.stdout == done.stdout, "what follows the last request does not count"
    pasted = run(DURAK_BOT, "--talk", *work, stdin="\r\n\r\n".join([*upto, "", ""]))
    assert (pasted.stdout, pasted.stderr) == (done.stdout, ""), "empty lines do not count"
    first = run(DURAK_BOT, "--talk", *work, stdin="\n".join(STATEMENT[:STATEMENT.index("ADD") + 1]))
    assert first.stdout.strip() in ("6S", "7S", "NO")


# ---------------------------------------------------------------- whole games
GOLDEN = Path(__file__).with_name("durak_golden.json")


def own_game(seed):
    """(answers, the transcript of seat 0) of a game against itself with fixed work."""
    referee = DurakReferee(DurakReferee.deal(random.Random(seed), {}))
    seats, answers, transcript = [Seat(seat, True) for seat in range(4)], [], []
    for seat in seats:
        seat.player.options.work = 1
    while referee.result is None:
        seat = seats[referee.wanted]
        news = referee.sent[seat.seat][seat.read:]
        seat.catch_up(referee)
        answers.append(seat.player.answer(referee.command))
        if seat.seat == 0:
            transcript += [*news, "> " + answers[-1]]
        referee.answer(answers[-1])
    return answers, transcript


def golden_games():
    return {str(seed): " ".join(own_game(seed)[0]) for seed in (1, 2)}


def test_whole_games_with_fixed_work_are_as_they_were(monkeypatch):
    """The same on every machine, Python and NumPy. After a change that is meant to change play:
    PYTHONPATH=. python tests/test_durak_bot.py"""
    monkeypatch.delenv("ARENA_SEED", raising=False)
    assert golden_games() == json.loads(GOLDEN.read_text())


def test_fixed_work_is_the_same_in_the_oldest_python(monkeypatch):
    """Seat 0 of a golden game, answered by the program itself."""
    oldest = DURAK_BOT.parent / ".venv-oldest" / "bin" / "python"
    if not oldest.exists():
        pytest.skip("no .venv-oldest here: .ci/run makes it and runs this test")
    monkeypatch.delenv("ARENA_SEED", raising=False)
    _, transcript = own_game(1)
    answers = []

    def judge(sent, shown, answer):
        answers.append("> " + answer)

    talk(DURAK_BOT, transcript, judge, "--work", "1", python=str(oldest))
    assert answers == [line for line in transcript if line[:1] == ">"]


if __name__ == "__main__":
    GOLDEN.write_text(json.dumps(golden_games(), indent=0) + "\n")
