"""Team Durak: a search over hidden worlds with a learned policy and value.

How it decides. The ledger (Ledger) keeps what the messages prove about the 36 cards. The belief
(Belief) is a set of full worlds that agree with the ledger, weighted by how likely each observed
decision, also the silent ones, would have been in them; what kind of players the opponents are is
part of it. The search (Search) plays batches of those worlds down one shared tree of public
actions: a player in a world draws his action from the policy network, tilted by what the tree has
learned so far, or follows the rule of thumb; a leaf is scored by the value network. Candidates at
the root meet the same worlds and are halved until one is left. One against one without a deck is
perfect information and is solved (Duel).

Where to start reading: bottom-up "Worlds" (the rules for a whole batch), from the middle
"Search.best", top-down "main".

Strength: 91% against a cheapest-card player at real limits (docs/strength.md has the rest).
"""
import os

for _name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ[_name] = "1"  # further threads cost 40 MB of address space each
import argparse
import base64
import contextlib
import itertools
import lzma
import sys
import time

import numpy as np

# A large block, freed at once: glibc then keeps freed memory for the temporaries of the batches
# (they run up to twice as fast).
np.empty(1 << 24, dtype=np.uint8)

BASE, PER_ROUND = 2.0, 0.1  # seconds for the game, and for every round
SHARE = 0.64  # of the allowance that we plan to spend: with 0.76 a pause of 1.3 s was too long

# ---------------------------------------------------------------- vocabulary and tables
# A card is a number rank * 4 + suit with trump as suit 3 (the three other suits keep their order),
# a set of cards ("mask") is an int with bit c for card c. Player 0 is this program, 2 its partner.
RANKS, SUITS = "6789TJQKA", "HSCD"
DECK_SIZE, NO = 36, 36  # NO doubles as the action number after the 36 cards
ALL = (1 << DECK_SIZE) - 1
LOWEST_SUIT = 0x111111111
TRUMPS = LOWEST_SUIT << 3
HIGH = 4 * RANKS.index("Q")  # a trump from here on is high
MOVE, BEAT, ADD, ADD2, ROUND_OVER = range(5)  # phases; ADD asks the attacker, ADD2 his partner
PLAYERS = range(4)
DRAW = 2  # as a winner; 0 and 1 are the teams
MAX_ROUNDS = 300
SEATS = np.arange(4, dtype=np.int64)[:, None]


def beaters(card):
    """The mask of all cards that beat this one."""
    rank, suit = divmod(card, 4)
    higher = sum(1 << (r * 4 + suit) for r in range(rank + 1, 9))
    return higher if suit == 3 else higher | TRUMPS


def ranks_of(mask):
    """All cards of the ranks that occur in the mask (ints and arrays)."""
    mask = mask | mask >> U2
    mask = (mask | mask >> U1) & U_LOWEST
    return mask * U15


def cards_in(mask):
    """The card numbers in an int mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def count(mask):
    return bin(mask).count("1")


def acting(out, seat):
    """The player who acts for the seat: its own, or the partner of one who is out."""
    return seat & 3 ^ (2 if out >> (seat & 3) & 1 else 0)


BEATERS = [beaters(card) for card in range(DECK_SIZE)]
U64 = np.uint64
U1, U2, U15, U_LOWEST = U64(1), U64(2), U64(15), U64(LOWEST_SUIT)
BIT = np.left_shift(U1, np.arange(64, dtype=U64))
CARD_BIT = np.append(BIT[:DECK_SIZE], U64(0))  # by action, nothing for NO
# What may be played by [phase 0..1][attacking card]; 36 = no attacking card.
ANSWERS = np.array([[ALL] * 37, BEATERS + [0]], dtype=U64)
SEAT_OF_PHASE = (0, 1, 0, 2, 0)  # counted from the attacker
ACTOR = np.array([[[acting(out, a + SEAT_OF_PHASE[phase]) for a in PLAYERS] for phase in range(5)]
                  for out in range(16)], dtype=np.int64).reshape(-1)
# The next phase by [phase][taking][card played or NO] before offers nobody can use are skipped.
NEXT_PHASE = np.array([[[ROUND_OVER, BEAT], [ROUND_OVER, BEAT]], [[ADD, ADD], [ADD, ADD]],
                       [[ADD2, BEAT], [ADD2, ADD]], [[ROUND_OVER, BEAT], [ROUND_OVER, ADD]]],
                      dtype=np.int64).reshape(-1)

# ---------------------------------------------------------------- rules, for a batch of games
# A batch of n games is two arrays: masks[row, game] and numbers[row, game].
HAND, KNOWN, TABLE, GONE, STOCK = 0, 4, 8, 9, 10  # STOCK + k: the k cards that are drawn last
MASKS = STOCK + 13
SIZE, ATTACKER, LIMIT, THROWN, PHASE, TAKING, OUT, LEFT, WINNER, ON_TABLE, ROUND, CARD, RULE = (
    0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)  # RULE: the opponents play the rule of thumb
NUMBERS = RULE + 1


class Worlds:
    """A batch of complete games in lock-step: the rules with one 64-bit mask per hand."""

    def __init__(self, masks, numbers):
        self.masks, self.numbers = masks, numbers
        self.lanes = np.arange(masks.shape[1])

    def take(self, index, rows=MASKS):
        """Some of the games (`masks[:, index]` would spread rows in memory); the first STOCK rows,
        without the order of the deck, are enough for every policy."""
        return Worlds(self.masks[:rows].take(index, axis=1, mode="clip"),
                      self.numbers.take(index, axis=1, mode="clip"))

    def of(self, rows, player):
        """rows[player] where the player differs from game to game (quicker than two indices)."""
        return rows.take(player * self.lanes.size + self.lanes, mode="clip")

    def actor(self):
        n = self.numbers
        return ACTOR[n[OUT] * 20 + n[PHASE] * 4 + n[ATTACKER]]

    def legal(self, actor):
        """The mask of cards the actor may play now (NO is an option in every phase but MOVE)."""
        m, n = self.masks, self.numbers
        phase = n[PHASE]
        fitting = np.where(n[THROWN] < n[LIMIT], ranks_of(m[TABLE]), U64(0))
        fitting = np.where(phase < ADD, ANSWERS[np.minimum(phase, BEAT), n[CARD]], fitting)
        return self.of(m, actor) & fitting

    def step(self, actor, action):
        """Plays one action in every game and goes on to the next decision, maybe a forced one."""
        m, n = self.masks, self.numbers
        bit = CARD_BIT[action]
        played = action < NO
        amount = self.lanes.size
        at = actor * amount + self.lanes
        hands, sizes = m.reshape(-1), n.reshape(-1)
        rest = hands.take(at, mode="clip") & ~bit
        hands[at] = rest
        hands[at + KNOWN * amount] &= ~bit
        m[TABLE] |= bit
        n[ON_TABLE] += played
        sizes[at] -= played
        phase = n[PHASE]
        beating = phase == BEAT
        n[THROWN] += played & ~beating
        n[CARD] = np.where(played & (n[TAKING] == 0), np.where(beating, NO, action), n[CARD])
        n[TAKING] |= beating & ~played
        n[PHASE] = NEXT_PHASE[phase * 4 + n[TAKING] * 2 + played]
        self.leave((rest == 0) & (n[LEFT] == 0), actor)
        self.skip_offers()
        over = np.flatnonzero((n[PHASE] == ROUND_OVER) & (n[WINNER] < 0))
        if over.size:
            ended = self.take(over)
            ended.end_round()
            m[:, over] = ended.masks
            n[:, over] = ended.numbers

    def leave(self, empty, player):
        """Players without cards and deck are out; a team that is out has won."""
        if empty.any():
            n = self.numbers
            n[OUT] |= empty << player
            won = empty & (n[OUT] >> (player ^ 2) & 1 == 1) & (n[WINNER] < 0)
            n[WINNER] = np.where(won, player & 1, n[WINNER])

    def skip_offers(self):
        """Passes over throw-in offers to players who have nothing to throw in."""
        n = self.numbers
        offer = n[PHASE] == ADD
        if not (offer.any() or (n[PHASE] == ADD2).any()):
            return
        first = ACTOR[n[OUT] * 20 + n[ATTACKER]]
        second = ACTOR[n[OUT] * 20 + ADD2 * 4 + n[ATTACKER]]
        fitting = np.where(n[THROWN] < n[LIMIT], ranks_of(self.masks[TABLE]), U64(0))
        n[PHASE] += offer & (self.of(self.masks, first) & fitting == 0)
        useless = (self.of(self.masks, second) & fitting == 0) | (first == second)
        n[PHASE] += (n[PHASE] == ADD2) & useless

    def end_round(self):
        """Takes or discards, draws, and names the next attacker."""
        m, n = self.masks, self.numbers
        taking = n[TAKING] == 1
        table = m[TABLE].copy()
        taker = ACTOR[n[OUT] * 20 + BEAT * 4 + n[ATTACKER]]
        taken = np.where(taking, table, U64(0))
        m[taker, self.lanes] |= taken
        m[KNOWN + taker, self.lanes] |= taken
        n[SIZE + taker, self.lanes] += n[ON_TABLE] * n[TAKING]
        m[GONE] |= table ^ taken
        m[TABLE] = 0
        if n[LEFT].any():
            self.draw()
        n[ROUND] += 1
        n[WINNER] = np.where((n[ROUND] >= MAX_ROUNDS) & (n[WINNER] < 0), DRAW, n[WINNER])
        n[ATTACKER] = n[ATTACKER] + 1 + n[TAKING] & 3
        n[PHASE:OUT] = 0
        n[THROWN] = n[ON_TABLE] = 0
        n[CARD] = NO
        defender = ACTOR[n[OUT] * 20 + BEAT * 4 + n[ATTACKER]]
        n[LIMIT] = np.minimum(6, self.of(n, defender))

    def draw(self):
        """Everybody draws up to 6, the attacker first, then counter-clockwise."""
        m, n = self.masks, self.numbers
        order = n[ATTACKER] - SEATS & 3
        wanted = np.maximum(6 - self.of(n, order), 0) * (n[OUT] >> order & 1 ^ 1)
        left = np.empty((5, self.lanes.size), dtype=np.int64)  # before and after each player
        left[0] = n[LEFT]
        np.maximum(n[LEFT] - np.cumsum(wanted, axis=0), 0, out=left[1:])
        stock = self.of(m, STOCK + left)
        m[order, self.lanes] |= stock[:-1] ^ stock[1:]
        n[order, self.lanes] += left[:-1] - left[1:]
        n[LEFT] = left[4]
        for player in PLAYERS:
            self.leave((n[LEFT] == 0) & (n[player] == 0) & (n[OUT] >> player & 1 == 0), player)


# ---------------------------------------------------------------- networks
# Both networks see 6 masks, some small numbers and the card to be beaten as one-hot bits. Their
# first layer is a sum of table rows: one for each 9 bits of a mask and for each group of numbers.
# That is quicker than a matrix product, and the work space of BLAS does not fit into 128 MB.
CHUNKS = 4 * 6
CHUNK_SHIFTS = np.arange(0, DECK_SIZE, 9, dtype=U64)[None, :, None]
CHUNK_MASK = U64(511)
HIDDEN = 64
BLOCK = 128  # lanes at a time: the picked rows stay in the cache (mode="clip": unchecked, quicker)


def table_rows(masks, numbers):
    """(rows, n) indices into a network's table from the 6 masks and the number groups."""
    lanes = masks.shape[1]
    rows = np.empty((CHUNKS + 4, lanes), dtype=np.int64)
    chunks = masks[:, None, :] >> CHUNK_SHIFTS & CHUNK_MASK
    rows[:CHUNKS] = chunks.reshape(CHUNKS, lanes)
    rows[CHUNKS:] = numbers
    rows += CHUNK_STARTS
    return rows


def policy_rows(worlds, actor):
    """What the acting player sees, himself as player 0."""
    m, n, of = worlds.masks, worlds.numbers, worlds.of
    left, partner, right = actor + 1 & 3, actor ^ 2, actor + 3 & 3
    size = np.minimum(n[SIZE:SIZE + 4], 7)
    seen = np.bitwise_or.reduce(m[KNOWN:GONE + 1], axis=0)
    masks = np.empty((6, actor.size), dtype=U64)
    masks[0] = of(m, actor)
    masks[1] = m[TABLE]
    masks[2] = of(m, KNOWN + left)
    masks[3] = of(m, KNOWN + partner)
    masks[4] = of(m, KNOWN + right)
    masks[5] = (seen | masks[0]) ^ U64(ALL)
    kind = np.minimum(n[PHASE], ADD) + n[TAKING]
    numbers = ((n[LEFT] * 4 + kind) * 4 + (n[ATTACKER] - actor & 3),
               ((n[LIMIT] - n[THROWN]) * 8 + of(size, actor)) * 2 + (n[RULE] & ~actor),
               (of(size, left) * 8 + of(size, partner)) * 8 + of(size, right), n[CARD])
    return table_rows(masks, numbers)


def value_rows(worlds):
    """The whole world, seen from the attacking seat."""
    m, n, lanes = worlds.masks, worlds.numbers, worlds.lanes
    seats = n[ATTACKER] + SEATS & 3
    size = np.minimum(worlds.of(n, seats), 7) * 2 + (n[OUT] >> seats & 1)
    masks = np.empty((6, lanes.size), dtype=U64)
    masks[:4] = worlds.of(m, seats)
    masks[4] = m[TABLE]
    masks[5] = worlds.of(m, STOCK + n[LEFT])
    phase = n[PHASE] + 2 * n[TAKING]
    numbers = ((n[LEFT] * 6 + phase) * 7 + n[LIMIT] - n[THROWN],
               (size[0] * 16 + size[1]) * 2 + (n[RULE] & seats[0]),
               (size[2] * 16 + size[3]) * 2 + (n[RULE] & ~seats[0]), n[CARD])
    return table_rows(masks, numbers)


class Network:
    """Table rows -> rectified sum -> outputs, in whole numbers, then one scale."""

    def __init__(self, table, outer, bias, scale):
        self.table, self.outer, self.bias, self.scale = table, outer, bias, scale

    def __call__(self, rows, lane, output):
        """The wanted outputs of the wanted lanes (two arrays of equal length, lanes in order)."""
        sums = np.empty(lane.size, dtype=np.float32)
        for at in range(0, rows.shape[1], BLOCK):
            picked = self.table.take(rows[:, at:at + BLOCK], axis=0, mode="clip")
            total = np.add.reduce(picked, axis=0, dtype=np.int16)
            hidden = np.maximum(total, 0, out=total).astype(np.float32)
            here = slice(*np.searchsorted(lane, (at, at + BLOCK)))
            weights = self.outer.take(output[here], axis=0, mode="clip")
            hidden = hidden.take(lane[here] - at, axis=0, mode="clip")
            np.einsum("ij,ij->i", hidden, weights, out=sums[here])
        return (sums + self.bias[output]) * self.scale


GROUP_STARTS = 512 * CHUNKS + np.array([0, 546, 546 + 512, 546 + 1024, 546 + 1024 + 37])
CHUNK_STARTS = np.append(512 * np.arange(CHUNKS), GROUP_STARTS[:-1])[:, None]
# How many values each number of a group has (see policy_rows, value_rows). A flag's (2) zero and
# no card (the last of 37) have no weights.
POLICY_GROUPS = ((13, 4, 4), (7, 8, 2), (8, 8, 8), (37,))
VALUE_GROUPS = ((13, 6, 7), (8, 2, 8, 2, 2), (8, 2, 8, 2, 2), (37,))


def product_table(parts):
    """Sums of one row from every part, in mixed radix order."""
    table = parts[0]
    for part in parts[1:]:
        table = (table[:, None] + part).reshape(-1, HIDDEN)
    return table


def network(numbers, groups, outputs, scale):
    """A network from its packed numbers, and what is left of them."""
    inputs = 6 * DECK_SIZE + sum(values - (values in (2, 37)) for g in groups for values in g)
    weights = np.frombuffer(numbers, np.int8, HIDDEN * (inputs + outputs)).astype(np.int16)
    numbers = numbers[weights.size:]
    rows, outer = weights[:HIDDEN * inputs].reshape(HIDDEN, -1).T, weights[HIDDEN * inputs:]
    table = np.zeros((GROUP_STARTS[-1], HIDDEN), dtype=np.int16)
    none = np.zeros((1, HIDDEN), dtype=np.int16)
    for chunk in range(CHUNKS):
        bits = [np.append(none, rows[k:k + 1], axis=0) for k in range(9 * chunk, 9 * chunk + 9)]
        table[512 * chunk:512 * (chunk + 1)] = product_table(bits[::-1])
    at = 6 * DECK_SIZE
    rows = np.append(rows, none, axis=0)
    for group, start in zip(groups, GROUP_STARTS):
        parts = []
        for values in group:
            parts.append(rows[at:at + values] if values > 2 else rows[[-1, at]])
            at += values if values > 2 else 1
        part = product_table(parts)
        table[start:start + len(part)] = part
    bias = np.frombuffer(numbers, "<i4", outputs).astype(np.float32)
    outer = outer.reshape(outputs, HIDDEN).astype(np.float32)
    return Network(table, outer, bias, np.float32(scale)), numbers[4 * outputs:]


SCALES = (0.011991, 0.00188554)
PACKED = """
000010RR90|NsC0{{R30RGT(5x!u-v^-vg6Q0YYjZC0m^oR65G<U0lFRPk|<eh#xHVXrAd&XS!nTj2@8@u*(yn-+Er!D)KmI`F
f>n%)58W>KO@bR`Sky^e4Wgd_ee43FJi`k!`@u`F$@7|d-F)L)2OS?q*?9cuLd3NiO_*bWQzIeYc*9^Cnhjqw^@^}?J^(Y_6zZ
LK;vr8*>mYtQxx-8|Er;d4E-ufN%8rP?6I-rNi$=}2_nD8Ha)ze%Rkiq16rKLaT8#)N0UG2)820#B3WV2gK*eu>8hGONU0OSB}
GT>o`WxjVOf0?zgx%-3s|-$H{+5&{cE5q9$fj)}XXyvjQBzQ#>o%xM;qgoA@pF%;+&00^B4k0(bT6r0<Os4SPEY-rY;8y4R#lV
0+!$ph{7&DeK5%pRrSITDbIZVgy%&!wvIhtChjplP=I-w()O9!r=B#uwL;FOPy2A^H41#zV_X`gr)XH0PF?oP3Z^HIRDA|E9d@
%-&KoSQbS%Wgo=G)BGHIZJH!4EKHCH+FIOU#tzQ{sK0upzx*3CGnW1wywHA83rgSp!1`z>%C{4Hae}>Yl#F51LXOrHru|MIRgI
`=fBNr`0?sriUBRbFe(rsPdo5E*j<_n928t_5T-Zq3weW+bBQ;!PfX@Qg&S%h!VW(kT5>Kq+3bw{4E;TE&PRF{|eaoK??|fUKI
+{T8rMtFb&W!I6K@?NQrhF$WPgNs67qu%*U@ocEr$nN@9%@9@1kitF?(mA_>#kN3Dp6zLWCbaC+;u;U_t+YR1<^(6jB<XTJi8E
bi!*;LZ)be_o@aZ@TSp)CI=SzfQHNAPyDumIBfB2V)Tu4XCFT`gXZs2|-Lsr2xgN~DpB2LBZ@jCAGWSNXHP+&wCOiYonV)X97l
2wcAJx?AFr7!3jz@HmFcLFoU?Pi?v{6XHC|=TOLza?;a#CX=^6b!Je2*$>1$;%-F7eZcS30Lc=mtVwM_1o5%`J<`A#Z#x<S{L1
(iS3j*=A`-b(!Z5qEqnC^fZj0jf(5>yxhE^Wj_+KBX>^Ky(?dR@wFZUhRV`zF~Gj^*p12$V|@>@{ZyBhV;Z=pLzkrf`nlb+__K
rPG-4lmYIn>~D0IE0zm-E$AaI=cRF9{D6S+A<;DfGBdMYsFQc12c<X60r<&QRkz9J|v-d?FtvT9Y-Zd88eE00JtWc9j|Lsyuju
t|uZTeu_8Qz#k_Jw34MrePZ*^~Cvo#iQ3S`tS0~5V<Qw5YJlV#Z=yK<WDY8)4Yc8#N6j9UiUVj(Fxgd^$KnIP#zORU&$Nkt^WC
^`Bnt5q!o>;s%g_mUttxKB73u<jJ++?Ojk@+3Nzb867g(YkpJ&urG?2Bh$ci@+eJ)7v&_D$dF5s8ex{*+iq(wR?}HXN6E$F<9<
Vg1TepJ(UZ%Nj6T#sqwfuqH^<}I6Nrsx2)eeN~JRcz+tJM$lu)W;Fmo_bu?=l}jDqf?{U+r90YU5bIRb_0&{63mV8A;WpGlw;U
MOn-<0jY|6dY<m1p$!VBGPk0depvd+Ql=U@r%&ow;KjI=06_4sGZu)kQB8bdCQopUwul&$ji%mFfFe$BEFr81IP2;4rGX;o;_H
WuH+9=;7v_)G!k2)U26WXK>~vhg>Z#K861bT(AFt*3g9x|5n8M*W;HZC<OXS&wh4mSzx*jl1PFToUj2C4wnE3o{kMh~3OEm9k3
4xa(1e82kasXnlXn$eC=J7JyEeePA!h`F6u%Qxvj_~v6YjNI@ahL@38A_6f{Z9MoZE#$V9U@VPL}X`_H;kuheMIVw$`6|3XF2A
qc%LeR6^r>b=V&>^K}(F`a~yvV?AxygDjSRa1H-f3ulP5`g$!zGr~Q@5`aFbJ6_DRoyn1OJ^Z+!!9ZQC~zaNN5a<^^=$z{+E{Z
oFK^TM(#$8-utt4@>Gyn9tlOt0G`Eg^{Io7sk=1gcjx!*zfB?-hl##?;g1J<d;asW6nS8J^TRnXQ6adn;KquYnB3;%P6%PvQhr
)zfv!m_1qt?p}K)yysGyuRa706k1t0eDFR@Lw)G!b>b7gpO$PS>%-z{h4F(wL!uhDBai9WunGDbyU<1)00t4c1B@dsnOl&=s!(
?1rn}jv@Gl{{siYq8hBk0j;6bF=yV*phv^5&m&wAO<-u8gPzSU0{R@W?bA$Uo{m2Rj=nWk?mxeJIN73EK-CGv2))d4ncE(A-KQ
p};9Q&x0XRthE!QM}o~a_nDGjA?>RUWAM-B#|U3#gSM!rqz(?DcgG^WX}XkX{aD98l-bIKb||z-Ov}51=AfF{h3Xsrj;ydfh0^
-98t%d@Z$1rdlZ)LE9?pBrYS}ICQDf5>$}#U1s}IRU>4b@^;&#1rtC-0Ugq!$8^mS|DPT+;vw})LA{?2;Ij{!wf^y4Az{1=8{R
eo-^FF;X(3^-<uxoG<<Wxo#W)LZ$w?Mw75?))8m}Scy9*`J0&@5yjsgM+2XLj2Qf2zw|<k*+H@*}4O>SW^VEmzMhG*SOEGSNZK
VxTN=v_hG^0xD^1VRTSz#MatqA1`&cs=YFcOD}v@Jt47tA<*K2Ft(oTxPbU|3e!ngv=$6d*_GgT&169jJi2W1zUcswdc_#)%GO
jWI`TfBF<^N)AZKgZpgdOq3DqV=P)*ewvIa=IEtbpy^RzwRd4oz41Jc?ON7RvRRvR7MtqtYd^|PlTi+>av-G*w6XSCuNU9xw%B
v4m+U~2Swp!TWU*WUwgx%N)U8QIr=woFldqU4kgpLgNc@99m@eCUUkS`;hbbMa3CQx5>@x3zvs;0FdR)vcEp)Z(^6kB*58Fl$>
RfqXJT!b<Ur+|<H<&2hZuoCZ#0tKU7bEyUCf)Cj<UNJvkicX;-aYtHLPViLV*kkX3efjG2rq+QCR;UI49Lk<H%Wj4lUr?z47mj
$0J$i9;+a;K785tZn!`n!U`ImCy}`4xs^UXamoLBFk1wjl5(X8t5$&AEsod0q75*}xRTJp^@x@RhuM9*`5sB^xPKdqFRVvVj4q
Z(^)BuUuiD2>gwa-5C1kZHw7gzII2mhoxVlyGSlLXl@xu4M%+RHtLr6bR|qFpHdQ5=cl|9kT;s8<aFY*yha>pWpC#z0m_pN@ml
bLK!SSZx<-fnrpepco!r^i@GsA@uV|qZG|?E(>i~-PhpZ}KDsu|`?bs71X!%GbQ|_-sQX}IoXO{RtF%1U~u-n(`-~hqY{>d>py
rw|8CxfGd@6Ml9roBQ=Qz;J<4#=v{OvZ>cP|;i1BNZ5YRIAEqn9G!~=Ft2M($*5}nO{f&Auut!c&BzNuPu=0Fwi#}4F_SR(vnG
BxZ{3(R@F-9VCGnX8qnRF)17bd3Sc=ekK{p4jkcu;%lE_B%4^uB6DY<X2&u1+$KRcz35mnFcCW*yA22qAt87R5o)s*|6FJxFU!
cd|!$xvPt@_w`bafaI5wn_Qye83KzZWM&*3{Cmpj}Hu2J>Wxq5n1cIif|rJeG5_e*Wct?q&m`jI0ljj{TGkxneXncIT`Li)EUE
3PWLVX|BV@8Wo#e6if7)qv_$-Q{c$g*9QCzT61~1R9}F(t%k+lN6kRvKM5;Y?8dE}yUX(x4K7Xj!Lnqt9fqlvY9b}d?r>t&?hK
?4H6nF6fF$;tW$&YxP%Zb<yhc`H%C3M9FH(`E>R?P<#7)eK8D#@*JGdpAk@tb)ZfipAOAoP&gN7kT&eFYw(!204O<jOeAM#Pvg
UlAltbf%+k{eg7pT@ceLDN?>$T*ek#iNkZE}QHk75khMaC6fTe}nhZQq5h7Sh^!{3|;&hvE}P!4*(p=1fi%aWMc(bhM`e!9J~!
&88+8xnU{9rU;2gm4UjTz6S1*r?#-Ay&Ys?-Vxe`L1@U5T5iM2-)GH)<WV5u&a$bLmAAE5A^OB`)4ptnsG-<AW0S2*t*yR9piJ
pf1SiZY4OckS?Y&Rt=I~^ey!H6=0^n9YCWgqkb)Ua@y2g(w_CuT{dq`sc~-Z63RBT!5fR9d{*@(%iI4lC7F-E6f+1_zM@CHQGM
8Cqz5k_OKq;Rx$Hqq1<>*+O9Cw+IJrFavA-J#l>hCf#a@wkdfc+}v`}8l=GwK*+a9>g@HFGi=U*&2uV;#V*<*irY6$OUYmPdzL
T-&K;Qnn^;^h#+pW=MaGn_x@w?~G@wSEI`&mm-R!@sLg&eI8qOvpY72;JVA&jAMRA9(BFMIgu|_9hq+1BH5SyyAlk-i`p_gx(@
Hy8J7m1+2=lk7<T){LzG<Ig1cV~v2gh=6g82vvX!!#nOsV8~$V^bv%I&%N$UkyThvs^v0<@G+tC<m+|y^a%rd4V92%R+)owSh(
g387y>Muqudw84;a9k;FpQA4T_<D0ycQOfJLZBE=Y`5izy_u*!rCS!Kx;_T69{N&2X<%jZwUj<>BhQ99qBdEC3N^kjQYsii+0j
*S<rYhzYUvo@<{^RUOU}A2D%7R~`tP9O|SHrhY!~<_B8l%z4++J{O7ANkeZ3Hh*4{en2RQ%98y|n_)HCWv`gI7$Hhf$%QCqUI)
y$Dq*@8q$|z!5RQYkOcmosmly7^)Z`YJC@EWEOfDq)z%GW?hM?YhN(g4eafmo#Mz~)C`*q4oqCArN15V*UbH8&=Ov>EpA;P?A_
JPc5U1XE*$S?{6uEo24tcpU7Ob@q@^mj1tGY17m`yKEsk!A-oYQhv`RrV)zaaR`Nd!U0tGcl%hwo(z+q1rewdl<(k;x=-BJv9q
@H^6Zv^We{UzLdNG@QS%1S^PIc&DwTIZPAzpVP~&l7Zqs3FhMlLQ#;bkd&|V1N;RjkQ`L;HH?fro!<y_rDBCxT8^uXc0B>{@Lh
rL-@g;e`gO~5cs-U|8|C<9Wf9g)+#cAM0V3I(A6HoYv)8WUR?PeZM)ct(!>FD`*<qfX~<NoZWMQF*Pf$a9d%BP<?M0sz-2p}=>
+U_d@!26q?6h3&`-!VL~ApndDri^(Zmyu-#Y+q%GgoL=q)|~0%|CFs_;Dc1<0(f*n_oW`{}OdRDj!~pM`E9n6@!LQ4697>afeu
T>b_VA3_vik59-bf7;9VlQmo1G&)iy#<oUNEy{S*@K8`z#z`%y_U2E34z|Q-3F_l(i?*Io>FXV08+&lEU8U7okK&l+hh+O-P{8
;IaiGEiTHNzJGdw1eNHRm}e9h9#K8@#I0DcAAVv>J__x@Fy-Zf0y8b|x!p!|wOUp}~<#Lu4}2|Vp5C(nOfQ^T44%X7f$zeobAV
s=lm1k);QW7%KSm^+&<HBASGx0mvbgJb(R$wwyF1QKgW>A{_&m_Aqu^9p`--FR!(s>cXr4yvb-#;}}lpe*3avMv(5I@?Ge<YDs
TpPRF>S&%@$t0I`@d}+e<<$#ZM;|VLlBNnHhsaZI?P)?*Db^oT{8DF6O#P%4jNneW|h^**m?|pO!C9d7e3-bV{YW-Lpn%v~%Cu
7Z0W%dwvs}_=|RU>4G93h*PN%o{GR&b@rX|?~@D9)UY0A~tQuI|dX^u&iL!+5nk_vk~ibQY4KfqD3<jD;>=>@3BfN!W{Dp!jib
&J-&$IMn9cEKq@x{(#-0^Fbc{C_=9q58fuefKf0il^UI{T90H6otnd`V6>UT%G|d`b0t=RBNGo_!aS$Dbv)B2Dw+gTm8ukx3yr
UkK&;yKOI?U0{{$SNl{DY7r;a|vF`olst=;6~5uK2yYb<MQk7VCHoQ=U=;X_sVom-&f&hbtj$I|BQqM)kus6?&t!?%Wcs_auFy
j4aMZ9@0k*+2ABTC4Q;jE)8M4iibwpJ;ZSzg`MUNb7m`a~|;`{@Y9MN>{i*3c1pwyIp#Ms!_(`X1-Gfm)Sd4?dZ?i0M!<-tz6{
XjVF}BKx;JK1QTJ_<oY<o8!eU+BBWiesFFtCNdCBJLm3hFAd4X<^yi_Kv<^q6J;GSTMaW1(!cu-s?}0u-la<_`WiBVE7{_|CIx
T9F=Q7H8cDKGT6`Il_D*`JKkv3|Np|u#9Wcu#Hg0Fl}*ZbQ6bo_WX^h7mZ%O-+DgTfiB*wuQPN(Z}DEPjCt2fxPU=fMDlW}j|1
+Vt<Cvq#9r<~aL5m$&&3uIT|F<)&UvsaC)!&HAku0anD=vtgi*^zGTHY>tF*-PcszSW<gv5iuG?DUnZz2V!lY@>Q%bw<mL#p5J
4B^-d`Ne&^)=wqOLwXLihkc1)${3KW)2K|mA)TYkLZyb)TYz1$>yMeR0qroBm5`_oiZPJ%h)Yx>AtY8$U@bu~obym<(JdWv(Vm
ri86*}vTq;u4Ao5pK$UQ*^i~mVH%I8l0=^({ysj76qfXt4smllwZYt<F%tM%)#fIi=stGhwANp$8raeg|Pr_RK)FA?!DVrTz6S
WzZy!f3-y3t&V6E#L={O@_&IR1NM|#Qt0K3z&-6o6d`dF7Yg{&^s|ZWMXQEm%7)u+3Ue&%<JoFdLu<D(xU%O1>Ui`Rm_3Sy_v#
N+Ff);e4_sH`Y?;iLYGY=kZb6Nm)4Xh;zNZr}gkExCMnkZs#Ecg0o1!eQk#4}V>LXH6y79U}EtbRQV`3ak1JFLYx9t7kWLj2^l
ZGi%$0K5i~f=L|Q226JPn*RaJk2lFHpi!ko9{+s2+>!*+vcjmZnic3|mp6W7ipFCb)@LQ+!+rzqE;ygI4<B1j`-3x){wmXtoYb
@0xK>h?B+-z;$v#Na-pM{fnnv?J;ybGzq0(N$xe0=NjSvY{!+jN1@UkI7{}eg<&W<shn@c8Y3H?w3t#z99S;KomCf1KS!GocT0
6xGxv?@_x9&^g$2XREyL+hk{ZpQLj#?JT!+UM07d47CZ_X4?#v9DX5z(;~j7}F9bJhvXGbrKh16Q^?^appLYtL&R}PyQl?!~@7
>P3re92oxP&g{#aCV#{qeCkt&%S>T&8x+#Mjd>&5*C!-|vLch_=pEFor;nuA?yS{x&dD?yY2d_fE=u*osIRx59==enGJj+2zw9
%r1y;L+7V@tP3;deyP(nV*&o1?M95t*O{scM|TkKQ7)Os;|_G{lFi9F}1zzZ|h`jC?wVl|qKFS3<GM-_V&f^DT>8PGDmdwWQSM
*j;kMYtIkaXmcTjSK-o&eTO<N-A@5J6Kcp>?_B{EgwjtGV(6r2Ot=0=u%9mUR7&p@l_58p>nn@Un>y4D#nWKG!l$Ysb>FXed0V
6rxao+|7%06EW7D#ih|tsD3y?Q+ChRV!lVA8YLg4cmx13Fk7@sDMI>F4zcLbEZgF0~dnVSW|_9BvLPpH<C>C|yBeSSf^d7Z3=z
Tv*HKJU565AY){w*+yL(aW_>Apj_KsyNV7xC_n^mBHbV0SGG7v|9k6waaNFGqLj&y*rTY!1DC8CzR=<)Ad2CxgV@c-_|VP?=sp
3yz)44YMx#<o2L5;xkbR<udS1<5#}xS`GS_Q(cE{!L49Z>b*s}Vdj=@{8Zm%$9Wlj08$9aaTpUImIhht_Mz_#s$S*FJf}#T*hy
05n2S1=Q>Kex--*Vzs)!2(Ool6!ZbF+2kti9A}#A{ts4+_IWzaIH0@e$AjAJ*Y8;;!d&J}qRr^2>!#&J5Asr-fTQ?VWSNaR3KK
w20!}>ml++su%VFWJZnD7|55w#&5r`pk0<*)KPzLmUPtV-h_gDB15{b+)fgtE#@A^sO07{u}a@4B9L;N_n_L{4(1cPu*zl@zaa
V8G3g0UVu(s5E*Z?m1u{b%5D+A;>4&;69sBAJb<lP^P{;>fCK^JV-#JFEHs2Vuzb^*eHK4%x1ccHpC%Cddx?3vt+&!UP(^75CI
=zUe@|!>iZpzGRh|^z-nY&trARvv>DkxgK8t83)(Df2%v7uKNh%1D)wk7&hz53}wMWzgwD5pK5A?2>^x*W#!JVnt@PCUxv4_^~
YCmAP%U(H*uIh>B5gpZsvNokoe!b$+tr8#pu>a{Xe4nfvt);ijW8((Ol`9ZXgOgd*qSh76~q+&|2iVSsdGYEiEHoSL9q{7a5T>
!hW2cB`6zN4L8<y){)_wF{kp192agOOOMOOT*E54=#py7}P&Rsh%xWK2`64-K?_2QaT)78SfYOMh{8!S2k&jPg}$4lRLbsMn06
pbvC-s8KOb6g8?wA(ZFEIpJ~Q51|>f4&)Pn(1+y+1Du~F#b(()NJ1IzooRw>tpwX6c^IoZ{R)%k*$%|<t8$KS<=)a;T;U@Xi2q
NbBz^VsT1Dc$y9<&{!rbJ9MX?CK?~6Ne%jh@VCf6N>;RLnB*BS0Fj?_%WTtAN-lCjZQ^3BB6hs+3xL((c)$20M;ueZ^?G#)iuI
~NMRFLEET&K@zPnu_Z_fSl5@4bZPinpqalFa)?iV{!m?J87v;wNQIv(JPwrjFO@LSycUZB07yMDosKIMjUEHYbpDm;b}1o0hGZ
XXV|wgtw*xeK8JBe{Odep7DVj!FfYgn7eC5Yob7CvUJmj_J_3M88*jm=G(ChVCMjVKgQ>a9!Dk+mY`{ov<I|$HSdwO8ME97?hr
nzA$ItzqQ?PKTgk|+!?4$*1B9ed*Gcm9tt-=2?n>O~~>nEqI9g)wdVLT|%mEGHfWmScVO!+oT7u3hK;w>2->BDy`MelI`=8agR
>m_J&p(pbj+7d>xcLKQGS)~+4uAN3^yL<APzUA3^PR#;;d9`rXgH3DGc-$N{-%j(Xn{y5Y0C{ri6}t)zczwGD9&}JlH|ru)HB^
_UK)(In6p;h)8}3wcv|*ksduNz>-=)vi?#I|y_mt(dOTv@rCkxYvL3Lb{i}OjetQe7&IHtINbCq<Sh0|>p=WO5jGPi3}T#SQfy
Vsk{d{0~af%?rYdPDI#JK9w@oc<7BK*@+D8(-k=F?!O68i;J|;$JyI5HinfDsga3T$T38V*byKj@Wv{JzSb)P4E?QQl27rdLXW
*34>dq&U37@Ukp%`1|+tfgF=XHbfB1LYf9vW>S&o$obJeWAtj|<ff>rm0xuhQ)Dh`q7ii6cyU0J`Y~)19U|NSF%4ywpgLgub=m
;Q=@4F8Tfc9y}?5}0mta1K2A#WlqluEz(RAuw^JkR&LDz5L%N-6drWqkEGsD0@YLdt~$-mq-@7m_&DQ9_A#=|YdEdlCoMv#nkZ
%tOoS)3|bmKCq+<{L2ncqTl`pO+EFkK#hyQ!;z}8%gI0vD=u_&EcPcA$Lgob1XiM~-&N*#fF0ZL4Gg=YU_666p!)^TU>Btex;t
Z}4&V@*NU%t81!mtyGuxDnd%nPkxGAr7**bUWTxCJDw$i%6Xxdn!nvJ-VR8ufPY-FCqU+=!<jFOu~@^q`mATF2FdJ)c5Z*#T*R
4ikM`O=d78t$a6%2zhWltJW-foZ*Sh}FO<^xRWq^;~7XO@Deo1zvS&t%=`+nHvptwfjzuO(F;~2Kjftrj)j)ua!!r$v5XdVeP?
BWn#XhV{~$MMPtjS-!LjZIU;+1;~7JvvDb#c)KP6GMbPX?V-_T|_)44nmZccG2GsS=dy74oR!57^++y3{^Bd=^e*OTZc+3wf;t
y3sXPsb!pJQV!-&2xQ{JGB0^e*+okjhm8VB{5BWQApLa3v&@i^7Lt>?-%R%gT(w5(xHtb*r(na10F<8(HtHKI%%vJ!oAf{TY;A
2?d6O%w5-7fG?uA4@8X7giYvrX;7tEjpd1q!DhX|=3%ojbA{urlxZ<um!$0#sALQ@A1NJ(!rXhv<z)OS$WO|QiTm_#h<)gIz@~
rNm7W};rN_Bxz~QyZYNYj`&S7>WjWa;m!0wdK*Aicki~9Rk=i5JULI=5p6c!@{?6mY4xl?HF)~G+Ks#GO`tU6Rvj_XBkS#_?8K
bdE5t|!)UNA9IPjGCFQlBR-dUSmH)iTg7ITsfdmp31c~RzE;Z1<yrY9#M;z=oh`HSr*a$$s|oZ*xaq%85)w4@Qw`2Ag!GV_0d`
2+|FT3@^Wesn?eU*H@i~6r!K6~kFsz4XEG-k8biukh#V5(5ll~wBSs276tVFn`!aE-pqL>p?Hp5xEADn8k)o!7{B}JpQ#FCL3&
m+*Pu{LQ?gR?-F4D!6W=pq{t#$_gMK4I>>i6$UaH<#NgaN0?);^=2v3rV)$Vr%D#}67uVKg#W$z|GH!iBp1Q-UxdxY>T&&b<uc
-ROLg#~7I0iH+fH&9xbEK!-N_0k1euP<T}8>d6Qi*Y@{Z%ON>vB+UgT%HTzRSsUQp>MoXR7}5Kj9$@>8oQ%xf*3*7YzV+AG66f
OjKrLj^%sf>32<@%AJuzgc&>ZGHqgN;ve!{|JzU1p39^S&GBut8=M7rGUuVQ5#me2;T%%t^v@t}>uUr!w#<+J_Fw5!#``nz)wj
Y)nfU_{q#5%7M^9xgHK$6aOQ$F*(of5Lz<TAT=u&0c>pH0aC5rvNqSF#?2M20Q*(@x9~s|A=WTa;0_E^uBh#AL3afdSWin!N1O
Fn9%L~+%2S46zS{_DI3uJRK+vYuodr_VMU_!)HUk$)`u>U>-{%02|5WE+&PbPDYPfr;5%TRfoECzVxPS=(DbdBcfZ7{TKS0hgs
-}K3OMAMOD87uz@}NoWsEft6Wsy}CV@0V-ES^^#%e9fB0^d<jva?vV!!p{y{$9(RfyXLm6cOuR=WY8y}tyK6wgbre)InA<pa<#
fE5!y$4FM0^w%g@9=sC3tC}UYoXG2=dvV7=89$WRkBF75V(PVwY3);1?b0>Tk|M~AqN6;!%oCvU$%Me#R5`try4FyF7bX!2B2B
?IuYp9k@-91@(1@u4hb5P$ti_DIyJ2Ks1j*b;BNN^ta}rBN;RvtIh|Vd9vx;3I&^3vi06E+Jz1BUwMaXx-`;2Cu<|flQf{K^_c
%D=cc??PqX=qMd4%QHi{p|XH`^A`h6o%!p#wifZIgC{A4)<u%F&)#c3uZP>@7c3&x5R@oebkG+2xq0Ty%R_IGd4=V^Imtiz(Cp
Jkl4~2e^eYtu~8`0rfPnC2;vo)Tg&ii!k91Wu&n}zvEA7Om<=VH@xKZYoGo2aY{*rQpEj*?kC2V&TF|3Xn@_^wce<iOzv=<E%j
|m`79tGVo@P-{A!nKgcavj{XrQ+xx~5qtLS(OD<{m)i*B?xTsrb@se==LKH=p{@3CggL+oq^ZiU^(^h0LA%ZbUz8IPO)mjVA3y
X14z>T^kdQof=XFcF?4}uJ&T7(p(K%EUeyzXjH|cul6>vMohgX?uoLx{ZGQN)KT#6MhqfIYp%Eunk#F1efrTqj~{{R0yF}2Wih
6~quThVQYI<hAMzK+{GMA=*Ba{YFTG~^s@1<vw74*L!A#Ck`B+}{+AFh0i4CrqmJ#6aUZr<%(F0x<iV1L=p%Iy)qzxv7O!;Jv4
g?y!#0cj<nZhnv)WDD)k7@01p0)x{Gu&KdYAQhc%USIv&tR0jx@y89T38wiYETFY<&NOw42E9&&!$P{e>J^sLWNHyy`m}t17mZ
uh?@w|NX7{W&wxmfBf5|*9}#N~^#2xzk?UXHNpKuW)tSY`-PhUME=<n3Mo$^xh>?Lt6`$XVHr!__t(2eLFl%8fdp9eif<*un5(
a3lqCR64`nVkb9toF-2CyvUIW2bE!qF&P)0S*qzHmYVd9|+8p8|>&&<wMN00G#iR;3tTA<rDx#G5g*0vyY3mj%*7Zf0YZciP@%
Tr6-@5}6qAk0iIl;RDARs@o4euT#Vw2am1V+zY-z8l4@6xf^qy?>Mv4Fx_Z7|Ivatl1&^TRaDDIsr!QSNd8B8tV?y95lMF__X0
xV@%VNy5&+3sf{Qag_O*toH5)7gJOMDPBS}6~Xl?;O^ezu%@Vhqu7LS9004YvQdZP=Z;u)foo%k)$ec4h>WQLzYttMuNY_QuGL
0W?LI1$5($6eSe6c>}gLGwe7nF+aLsD}}%Rdrqmcg3Q7E4tV{6HRe`uDFrYpsE&^%9$%Z6r<%^DYJ+905W}Y;`)AQ=U8?$>JzE
iqp?5-pYxJV$ELZXc<=Z1I<ubV^8Lf>Rk`>W940rYnGvKDrHC+wf&&2*q?rE2$=wU23*wEV#cJg|3G9*=LK^YteqS#5rRd~8R|
q1zL2hlO$|G?(7eI4W=BZ>ZFRGsL+hN_b2EP@MNy7RpKO#|0D0_UWGXIUE#Z9Uhz;t-awhAN2Fu9?^KoUlx>3HM;;H9BM{r-}=
{={;mjaUouGY=RZNLm-{q%B7xa;y*d<U|)<NR}R=WMlN13XO?I14V-xzsg5WX~=b?<(CKqYDc)hcLDvQ)kD^>>Qx%XOKQDG5*-
(-G-s2iu-{x?@mpUN%CU)oJ)LqvgT7{AXNCevA!ba7r`i6yboRx;P^#GCE=gWST6GdEao#osxG%c&><;jQDT`dzh6JPk76*_s_
d?as?!h~R%iY5C9Yf+LLoXtlWn?F{dwnO8M&8lmDWXqB_V3UuuZgRRqA<^fh}i&tJ75$lTPN<#Q*<>aQIr|3J_r~UB`DqRZ((p
flmVFz=!g66W~xwE?RWP0I=y+*IVwWoL*<zuw-{iZS4rpGq5Mgy%SR5FWZp65xrs8zL{Yj6UL#8C`uq&?AK=XLo#}U%+({<My<
p;afw9*};i3F-(U`0z`Q#<fS36YNZW@Z0nf9AX2>RxZDz>ydWWRMj(`FTIC5olH@fEys28&id20XK^8<qzb4{umFiy)?-olA9X
AN+Rowag=Xd|X+mX@Yz76w{^moZ6jHbQD6_u;$l?S`e&V(N}+hT`WgWsgHc>@{mbcJ#M@kR}lAD)In2?yc&wrF5W8b0*b^w+!H
IJ@5AR~nTQ{Rvi03g!Yb$Hec8ATuES-ljz#R;a}jDr><altphGi54=PL0U0ufJ0WOs>+7y5mY!|+YoF~@ffhIZ2a0sNOL0vCuD
7}j(TnvpcEHE9^51qoW0{q4mp-`t4aZ#mr3|%(P^NLz<;-D^at018Zh|DOgPJWc8X}xgbdRvJpKq#@Xl)^KXUf!hz-lUN7*%^$
-M{%S|np<aUKO(+r-b|X{eb?yfJ;i^#m9p4?WYOphKUg!0pzw8!>wVMaeN3CLJRpNQ<6!@!uy_*?WpCXXfv6S;(HNCarf$ex9s
iIyR3s6KU1l(6LiW8jmEk__bOPQw!|f%z90W(XN717D>~xOn;Q+Gj_*>%nfWuJH3bNl6l(zD}q3JKgA)3!7ZQoEQ`jX32rUBI+
1V&0EZ%`37dDQB`Dp-C9I)r-A>BfNdg7TN_$1_`c8w5zt3*HN(0THsK@9+Poo#yfyUmU}7@HY-RD=RB!L?7*a%Kc4!qx3262vs
tn#2lB(nP?SdFXy4&qb|V{gj|wfJfV@`wD--SoRqV4r6k~Y*iI~pO<@g#iIJ;d<B9f;c-E<u^uptmdCgg|WwtYCT;*rlOg>I=`
%{5q_=xH`Wop@8yzQhwc?XexAqq_=G8Hg=09(#|HTeG4SjG=?G#FY%!3V$_=xJ+pX|8;VMLQd&MgxRNr7^GV?aeUp*fmj0Ir6A
caollP^4~BhG{r<A!~T#-%1>Y|pBK%D%oU15VKQbh+WAtc*QVvuG-5B6ZH9_?cbQIUizl`8<i3UB?dEMFqW{k{<+Kk~?cEonX?
|fp<sa2U{kdW+1NwOhj)O0`xYyWOb4xsmq%S7oT?5TKQNW;I^s*?jKiJXUpnN>x&1vcTO9OEcbpI1>LqyY-qesbvGm(sPX$h8S
cU%#T=F|OmFO;2;NUFp|)%K5QuSX9s6W$P}`YE?5DG-)L<uhUfqjb=YmY~|ToY0#S6PazlUttx>x=VIzFftZuF}B1A80h<YVQ3
V(V9;rMf?d&kwNy+jFZ;{n1#i~9F0oe)?^h+=##m`8F){2RMj$8f*rnsS!-`l$_`I%IZ~l4Y8m+T;oH-NQ=hFae_aonrxsYli$
Yr}|*4_#|uewu*(RiOF0SQ9wQ$xtm&!(D_K<jo9m@qdQgYpj;ngynzA@bp!4PE^T8lb>PN4^Na!MfV%n^>TQPI3|V8HGUnq{t!
YsXkTGeo)Y@4L9Fo{y8^?HWC#vM`KHbAp~N(CE(J1ZilS!H(dgZUSw=*gSbE}MA_NFb23n_C%D`=L&-}LTKu`ud9UFTKneW;Pk
=_~2Jh+}A$NI9#T$8N&fbX75)=vrhXP&cEz?YMYM_fB5sxuoQ_oPszGUh@p^5=e`V@GEkKvqlU;{d7Qg@k^o~Bp`1MRn^*RQxS
H>Gyi#oYmHDr_(60Oy=(6HvFjIG;WtUr4NyTm#DJ+pJ&NmPZE0k)P4l@6<6#WEcKW+ni2ZV|vw$M!1C#ME}hdKRDbg4k)n!QYm
EK(4WgCcQ0nNY2*H3nRp04S_)+sl&T)3$%a&=1{Tdf^f8(D_%x5hXZwH1>~e1t#OL-51zJY}ErV;}wdZB7@2fei&=hAM#?%5Kx
tLJS`zuf*2xvga!Mm<_D=t_!rE{<mlCa%RX$09hJ>+H8wk3j9z2#B_%-#b*+2+}ndRsk^p8ZZ~^Ml>=IA6s40_^TgE8z8RA5OX
Ka2LOX?^%;KJ9MCb)RVRODcE`zBCf}*<lyaiJ)5#6Ie;z)wdg@J``?@z^SlaVw1{%OY*U6`o$>yHX9f--7B=6yt~?thp!0}@)t
~NMcO+I`;XT48RG51h1;9Gn?s0C`WTY=#5yqi0Ja^J;spBp2LVkMLNfuUDYE`GX>Nxo;N9jY3sC?Dc(>g&?yi}yOusKS|b}umf
m)9CUyPFC<&hb1(2(`$f#8$@>Zzag_I=NNvO?R-%Iu>+B9Ryh3{)=^#tVD`ydmOe_b)An=KnGuI9r=?N&m%nsQY_%?6!|I$c#N
5CrLT$;G<{x#xmB;lFpgw_9-kkNXg+_)(FoJH^kI!UYOlI$iqY=#(xL>{(%>)qBvNlm{QlQz=~?ge!iLxnZhyn?(;o1;bh(dVs
yX%rByQfS6c4>Wp){{cZKes)OFT;U2&_x=XOt7Z!|}xXY<2;g1d~wf`*tA>kS&SzClIP8SU~AiiC`<99;d?<B=ko-l;^gDx5Zi
F@IjX@=Q1@cix_t3hoE^o+eZZmJ8ksUzJ@hb?PRuI0bz85zKl>puyci!_D!r|!=Xd^D8g8YoZEGZ1sSkdd_9QsY_NTxKLt?NG@
P7_H`?6+s0ES}>)i#jD{0+wqcyQ$vL+9~9`_dOn-X&`L!K2kYxbeDe;Rxeo<=tu9HY6=*ISOV+ZvRDz$Cq3dI}cVFcf8Lr8nWx
mi~V9Ur+n)#0YTe;%raoT{K>$&8*-h@lYF{bt3aPSI}kKE*0-3y7Sl++NGoB%Jb6bEf(2ryA7ZBmY^4rAfxjooR(HmLYcZ?AGd
x4x+C!jtL<^kIxu7~x!9`HODKS*3g^}DAM2Y`)i)&PKim{kvi5o8dNQ>#a$0dJG^Bk4JvI&DwHs$#sUC&cET$erRR|5fI%&D+b
r26AZEJ<@XT279Rv_*9vOl5j8`N-7F=<p`jLQ08UU?}OQcv{8am7wg2+C!~C6iN+KpfZ<ozLdPqAZ*px-8ZH(z%BhiP_l{EDC%
k1+)@~^o?xNoZu0?lo2ZQZ3PI@XRb^F?u)-nM^26)nVs=rqXK>2p3SuW1SiFWf&f?UOOPxxs8SUVX+NCEeNx8PW{?xjep3Tz8G
Q6>c!vi%0X&a8Ttxx8mKNoUY>IaB41=HKWW#o;%yDkW@PGuen1_9Hsqvh`wy5IycI3YaQP9(&%I1Vgx&C^WpunZDC#<&H@Z+;>
?_f;vXGYb0Lt@d|YQZIdWNH5^1LvorcOgP9<-p#tmdOr4-Pq?IcIS0vt8*lw`7bCdy`|lA2;)-xv$6qa`rKPn=-qycWDZtPwsd
SDH-wUT4n)IpZd7Tf`PYA)6RIE+a<7HWlrEfAhLBc#f%2nH$VVcZQMRe<ydv;r8a9{2UM0Mi-XN-?0f*WWAu}sR@aK@D9*Q3wS
wvp!U5E%nkSGo4RvJ;Zo_Ha-D-DAl?~HoIay04^3p6pqD%p*3T$sft8(vLFEguue*U{t(mwnsNnrD*)qJfqtgcpjyI$J9+vwvz
g?Cb_5I6&_BN1@Lf5NOUG;U)5&aWCzS4twRrQ$h(Gmf$q8ZKxfXt_QBhO;(1m{whIkGmiysJ@o|GmlRJ-F`7znbx%r>E!mwlC4
;aKFF};TP2wL<{GmhQbgG=xKsN$M)uHxJ&p6xxKJ@@E@r#jjA>vwx*y&oovr`%&z2z0)*_=J~!8l<TL&acaQ19?9zL9_;_JXLk
!knX^)EZAX>>-~a(xNhM2ggZB+igA)#(uc=h_=lFcn65(*=YwZ?G6Wsf8j;$lqQ!NYPwCIJ2RpQ?%wq9lVf&{^?&t&wok;VQKz
~wFY51RQLqX;h98e37rim|NK_Q8%Sr`r+3Edm-KV*lWL`yO1`oE!28vf%fQ<1h8b%3)7{@w}B&UY~JCwAWhWL|qY`_nFrr(6t^
*XjIo@z*~$gC(i{utM>u5|fZi7Og+`ump9(3G8oK&Nbavq1nE6{csxIR#-4J$Q8Kq<%><*9^Ew43D4W?n!fwBWrxbfZ8-m8!7r
lv*UMa9cnEtG8-g!w*8D_@dIXT@x+L`%?Egu)dTv`mSGFpz_{h(2HQC!*or>|;~JjgJW5UINui<R(>h4!r~S``mA(rn>G>U_)4
FN$<5i_k<#KW)RL4aWyM>8>><+&4Q_p%l$zB2moHkcB3QQ~m8Zq!u?0tB9pXLwb%ba{RkRyL8RZWdr=op_TDSD?&Z+fy}K9Y_4
#%jxIted8%R*9T$U}!~;(bsG-fhOu(3O-90ki*dh2^x~o1e#~%S~KcR{|KaYF*{e{amI8)1qB9KlFl&p(-iws6#I!=mK4v^<0f
z;G<}Z7Nd$aYa%OE!_(<C5MQJ_S1uoDmILsr=-whe&J*YoRsF{ym$7OaFQb-YF7XyN*?%;%kIRe^>>EHQg?wd7gg)^1#@w6^Z&
==T7u=bv?CAftKKxiTFf#4`lz}qePlV(xe{j{N5JQ~%`#(@95@=H`J(XQ0;hqpxXup_#<T*KJEtm$xCB>Eho1_mhb8ViE|zhbZ
R+aMuXx&F*!U@ew4k?O-aM0f4Y4*WKtr-b=ktjTtG(z~*2;>?-9ae>t()K*_$FnFkoYPBBa1)6-y*kAL?r6a1Di`tFD^I?!8<A
U01&?Gs{ACJbqe764W5SGcOB@mmwJYJQf(eBKx<YbGgYEWGcNWORjTnUd{BV|kB0t(ftnKlETvI;&{8LR%jvX6@(64d&+g_&PC
p2N^GfCKL+!<ecH?SxU(tv$pZM<21!EsRX-S<HKbo)gZ4IeMsE+lX7I0|p6j-QPjvsP#)@a+AW8;e9P%!sdV{uPlGP>rC&huW3
?#zr^mdr`l!jN{$`FOv}rQy(?w*x^OJL9$gf6;?EJK^(Hp6CLNlM5f3OD4!2jI5DEc-`tsUX><Djo5-qA_WJb}(gM*C%h+C}bA
B6X7db_{A*oG@z+hU$k5gu8PFjpg48X?O4#>S6xja{#ospkREGzeY?lKVN{JJ9M&^~p01vmtd5Syxgx)U(^Tt(xs<7|7mg!{uH
;*yT~m2KqPcS8#kz-(|cU+zFahaV9;-@i%?3F~S78&=}BLdO5A6_XBcq`i7XM6fX(#<ppSYlalR=cm@cb_c99)y-V3l-P&p2!{
gk|)$3;fc7)mo&ipF^ieWNeW=tpv8TD%IM5aO8ftMaI0egx*rP{%`XlWOkBj=ced?2>|a)f)p*)B!8@F)7Z0L~-S^L%aV1ibyk
DV4>ZEjF}8rf;lEfQEu_$Xv~(ZRhzJpDb(B_-lw`Yc;QB#>B#D1&mLTn%Y^#>~T^f$B9;{ERz=%8iz+M8;RJkTk!6%)+r<!j`E
})_~Eh{N=DOVzHAgP_DKl<b2GCxCHz0@5`Ug!wQXuYB|<*FV#n~COHB>fMEUtHDky9_M{De6r09!VR92Y+Y)>YG^ZJRO?mOcWC
NVhqqxbf?zAYRa$=+MX9m8%o*McObZBPRHAAwJs8H}J;se-njqCz3by)l)cE;yAkt)?n9Uc*YvNcK&mf4}S82L}Y<j)&*p$!{5
{+jhffiS*JeALpQJpv$UO9f18eF47#5=}8V-6+_4EaZc8goRrJI0|y9XWuxqz%K3qwux*gw!Kv!yurxZK%u<wRYzLTiVfDD++5
|1<Lcl^A;4|`q+r{yqVAS~no2gwkE%8F5Rg5w%F9);uLEmy>83w+`)<~t_r0vuyr(RtHNR&rooD6ZfC@4J8x-wq`QJ<}QrWjsV
pA}Gx4B>!Dkvi8KMNDYa*<Dx#S8&sFticHJjyA?GjS6R93mRfdw`bF`NGT;xZZeKW`IiTn<#n{3$%!XEOGxCb?sII5R3WvDc!S
A&%`z5yf#0sP78p3Qg*V!BV>d<6wdWQk#84$XvPVOQ6&6S2rYh=6%iTf#uw3B);KI<PD&O06=N6Ok{#^_i&XaY{Ex|uM+acVwV
^zifi$@hvgpvzWmp^0n^c1RP)+KYaED~`<_qt>-PQx2($;3MQq`KT#_|@I0WIy^ArRZ$RAl1zUon#R>Gf2|4k}>~n-~b1%8*uX
M!a2GoR&*3Mx+c{x#gF9akO~b19-LL>{|ssJQ$bB+ZaA?^#@#@$pyi&JU9i(kEmX~Xc)t;_?VOM39UNreCF~q5@`?G<HKpK7sU
XGZNnR2~ye<n#Z)!6?;$cY?)3hlZXZ{2>yqKw=g~?1;H^rl5QvEwnxDG||U5<L|P(OyJ|C}+9j)-*>QNlQY6^(*uVNZVZ+W4JH
AkcQpz3eQ_=}q!!CpXw+9vI>*@}vJ+yL^2`y#orY3y%Jq)&INE{7T8@zz;(x@X_EBZJ{83GK56Q&h<t7S0592`s94VP`7tA&UB
tCOh$u(vv5>KBkyc?H3Y%#$+~Pnr=*EA@una>{tdlff6CI%t`_%@aNJy`>KrY1<h*8End;LZt@5IfEbkXpJ0D<o;`u<mB~-Dx(
;70TR4YlYsDuS9!KA&Ii{rcMM>d|I${-e2j%!3o^b2HY=pyu@FWRVWoPsV|j271J@0@2Ya1n*|<ULE$M^dX?p8DLv_PG<z<z+r
dVD9#wR?Ri#%rFbT>vGhyAR#mklW2-}y9`^KQ<+B|Wx4Ef3QW&nlpfe=l7#xgCm|^Hs?69~>;J=6xcPeJT036e3u|z$$j7lZCK
43JS{R)o=oND9Xqg%u0SO4Cr_e>x8ug#Y$h<w>07gvb>AUnFMW|#ma9+9G+V`QK3r!AB>dE1FKMJI#a?(%+6b=sS|M`GVNB
"""
_numbers = lzma.decompress(base64.b85decode("".join(PACKED.split())))
POLICY, _numbers = network(_numbers, POLICY_GROUPS, NO + 1, SCALES[0])
VALUE, _numbers = network(_numbers, VALUE_GROUPS, 1, SCALES[1])


def bits_of(masks):
    """(n,) masks -> (n, 40) zeros and ones, lowest bit first."""
    octets = np.ascontiguousarray(masks, dtype="<u8").view(np.uint8)
    return np.unpackbits(octets.reshape(-1, 8)[:, :5], axis=1, bitorder="little")


def forced(legal, phase):
    """Where there is only one option."""
    return np.where(phase == MOVE, legal & (legal - U1) == 0, legal == 0)


def only_option(legal):
    """The action where there is only one option."""
    return np.where(legal == 0, NO, np.log2(np.maximum(legal, U1)).astype(np.int64))


def lowest(masks):
    """The lowest bit of each mask."""
    return masks & (~masks + U1)


def options(legal, phase):
    """All legal actions as two arrays: their lanes and the actions."""
    allowed = legal | np.where(phase == MOVE, U64(0), BIT[NO])
    found = np.flatnonzero(bits_of(allowed).view(bool))
    lane = found // 40
    return lane, found - 40 * lane


def policy_scores(worlds, actor, legal):
    """(n, 37) scores of the actor's actions, -inf for what is not legal."""
    lane, action = options(legal, worlds.numbers[PHASE])
    scores = np.full((legal.size, NO + 1), -np.inf, dtype=np.float32)
    scores[lane, action] = POLICY(policy_rows(worlds, actor), lane, action)
    return scores


def policy(worlds, actor, legal):
    """(n, 37) probabilities of the actor's actions; needs at least one option in every game."""
    scores = policy_scores(worlds, actor, legal)
    scores -= scores.max(axis=1, keepdims=True)
    np.exp(scores, out=scores)
    scores /= scores.sum(axis=1, keepdims=True)
    return scores


def thrifty(worlds, legal):
    """What the rule of thumb may play, as masks: the cheapest card (any of equal ones), but no
    trump to a player who takes, and while the deck lasts no trump as a throw-in, no high one for
    a single card; then and without a legal card it declines."""
    n = worlds.numbers
    plain = legal & U64(ALL ^ TRUMPS)
    cheapest = np.where(plain != 0, plain, legal)
    low = lowest(cheapest)
    single = (n[PHASE] == BEAT) & ((low < BIT[HIGH]) | (n[THROWN] > 1))
    spend = (plain != 0) | (n[PHASE] == MOVE) | single | (n[LEFT] == 0) & (n[TAKING] == 0)
    return np.where(spend & (legal != 0), cheapest & ranks_of(low), BIT[NO])


def value(worlds):
    """The chance that our team wins, per world."""
    winner = worlds.numbers[WINNER]
    score = VALUE(value_rows(worlds), worlds.lanes, np.zeros_like(worlds.lanes))
    chance = 1 / (1 + np.exp(-score))
    chance = np.where(worlds.numbers[ATTACKER] & 1, 1 - chance, chance)
    return np.where(winner < 0, chance, np.where(winner == DRAW, 0.5, winner == 0))


# ---------------------------------------------------------------- what is known and believed
def complain(text, error):
    print(f"{text!r}: {error}", file=sys.stderr)


class Contradiction(ValueError):
    """A message that cannot be true in this game."""


def expect(condition, text):
    if not condition:
        raise Contradiction(text)


class Ledger:
    """What the messages prove: the same facts as in Worlds, for the one real game.

    `known` are the cards a player holds for all to see (he took them and has not played them).
    `watcher` is told what was done and drawn: an object with the methods of Belief.
    """

    def __init__(self, watcher=None):
        self.watcher = watcher
        self.suits = SUITS
        self.hand = self.table = self.gone = self.out = 0
        self.size, self.known = [0] * 4, [0] * 4
        self.left = DECK_SIZE
        self.attacker = None  # the seat; unknown until the first move
        self.card = NO  # the card to be beaten
        self.limit = self.thrown = self.taking = self.rounds = 0
        self.phase = MOVE

    def actor(self):
        return acting(self.out, self.attacker + SEAT_OF_PHASE[self.phase])

    def legal(self, phase):
        """The mask of our cards that we may play in this phase."""
        if phase == MOVE:
            return self.hand
        if phase == BEAT:
            return self.hand & BEATERS[self.card] if self.card != NO else 0
        return self.hand & int(ranks_of(U64(self.table))) if self.thrown < self.limit else 0

    def hidden(self):
        """The cards, as bits, that may be anywhere, and how many of them the players 1 to 3 and
        each place of the deck have."""
        seen = sum(self.known) | self.hand | self.table | self.gone
        sizes = [self.size[p] - count(self.known[p]) for p in (1, 2, 3)]
        return [1 << card for card in cards_in(ALL & ~seen)], sizes + [1] * self.left

    # ---- messages
    def trump(self, suit):
        expect(self.left == DECK_SIZE, "trump after cards")
        self.suits = SUITS.replace(suit, "") + suit

    def give(self, player, card):
        expect(self.left > 0 and self.phase != BEAT, "nothing to draw")
        expect((card is None) == (player != 0), "only our own cards are shown")
        if card is not None:
            expect(not self.hand >> card & 1 and self.may_hold(0, card), "it is elsewhere")
        self.end_round()
        if self.watcher and self.attacker is not None:
            self.watcher.drew(self, player, card)
        self.size[player] += 1
        self.left -= 1
        if card is not None:
            self.hand |= 1 << card
        self.find_outs()

    def move(self, player, defender, card):
        seat = player if self.attacker is None else self.next_attacker()
        expect(self.phase != BEAT and acting(self.out, seat) == player, "not his move")
        expect(acting(self.out, seat + 1) == defender, "not the defender")
        self.expect_card(player, card)
        self.begin(player)
        self.play(player, card)
        self.rounds += 1
        self.limit = min(6, self.size[defender])
        self.thrown = 1
        self.card, self.phase = card, BEAT
        self.find_outs()

    def add(self, player, defender, card):
        expect(self.phase in (ADD, ADD2) and player in self.throwers(), "he may not throw in")
        expect(acting(self.out, self.attacker + 1) == defender, "not the defender")
        expect(self.thrown < self.limit, "too many cards")
        expect(int(ranks_of(U64(self.table))) >> card & 1, "a rank that is not in the round")
        self.expect_card(player, card)
        self.pass_offers(player)
        self.play(player, card)
        self.thrown += 1
        if self.taking:
            self.phase = ADD
        else:
            self.card, self.phase = card, BEAT
        self.find_outs()

    def beat(self, player, card):
        expect(self.phase == BEAT and self.actor() == player, "nothing to beat for him")
        expect(BEATERS[self.card] >> card & 1, "it does not beat")
        self.expect_card(player, card)
        self.play(player, card)
        self.card, self.phase = NO, ADD
        self.find_outs()

    def refuse(self, player):
        expect(self.phase == BEAT and self.actor() == player, "nothing to take for him")
        if self.watcher:
            self.watcher.acted(self, player, NO)
        self.taking, self.phase = 1, ADD

    def leave(self, player):
        expect(self.out >> player & 1, "he still has cards")

    # ---- consequences
    def may_hold(self, player, card):
        elsewhere = self.gone | self.table | (0 if player == 0 else self.hand)
        elsewhere |= sum(self.known[p] for p in PLAYERS if p != player)
        return not elsewhere >> card & 1

    def expect_card(self, player, card):
        """The player may hold the card: ours are known, of others some."""
        if player == 0:
            expect(self.hand >> card & 1, "not our card")
        else:
            hidden = self.size[player] - count(self.known[player])
            expect(self.may_hold(player, card), "not his card")
            expect(self.known[player] >> card & 1 or hidden > 0, "all his cards are known")

    def play(self, player, card):
        bit = 1 << card
        if self.watcher:
            self.watcher.acted(self, player, card)
        self.hand &= ~bit
        self.known[player] &= ~bit
        self.size[player] -= 1
        self.table |= bit

    def throwers(self):
        return acting(self.out, self.attacker), acting(self.out, self.attacker + 2)

    def pass_offers(self, asked=None):
        """Everybody before the asked player (None: everybody) has declined to throw in."""
        while self.phase in (ADD, ADD2) and self.actor() != asked:
            if self.watcher:
                self.watcher.acted(self, self.actor(), NO)
            first, second = self.throwers()
            self.phase = ADD2 if self.phase == ADD and first != second else ROUND_OVER

    def next_attacker(self):
        """The seat that attacks in the next round, or in this one while the table is empty."""
        return self.attacker + 1 + self.taking & 3 if self.table else self.attacker

    def end_round(self):
        if not self.table or self.phase == BEAT:
            return
        self.pass_offers()
        taker = acting(self.out, self.attacker + 1)
        if self.taking:
            if self.watcher:
                self.watcher.took(taker, self.table)
            self.size[taker] += count(self.table)
            self.known[taker] |= self.table
            self.hand |= self.table if taker == 0 else 0
        else:
            self.gone |= self.table
        self.attacker = self.next_attacker()
        self.table = self.taking = self.thrown = 0
        self.card, self.phase = NO, MOVE

    def begin(self, player):
        """The deal or the last round is over, and the player moves."""
        self.end_round()
        if self.attacker is None:
            self.attacker = player
            if self.watcher:
                self.watcher.start(self)

    def find_outs(self):
        if self.left == 0:
            for player in PLAYERS:
                if not self.size[player]:
                    self.out |= 1 << player


class Belief:
    """Weighted worlds that agree with the ledger: hands[player, world] and the rest of the deck.

    What the opponents are is part of what is hidden: weight[0] holds the worlds in which they play
    our policy, weight[1] the same worlds if they play the rule of thumb. Every decision of another
    player multiplies these weights by its probability there.
    """
    WORLDS = 400
    MISSED = 0.1  # the weight of worlds that the sampled ones may have missed
    # How much of a decision may be anything, by kind of player: 0.12 instead of 0.3 has 83% against
    # a tree search with another judgement, not 87%.
    DOUBT = np.array([[0.3], [0.05]])

    def __init__(self, seed=1):
        self.random = np.random.Generator(np.random.PCG64(seed))
        self.hands = self.stock = self.weight = None
        self.complete = False  # whether no possible world is missing

    def start(self, ledger):
        """Worlds at random from nothing but the ledger."""
        unseen, sizes = ledger.hidden()
        if min(sizes) < 0 or sum(sizes) != len(unseen) or ledger.left > 12:
            complain("deal", "cards do not add up: playing by the rule of thumb")
            ledger.watcher = None
            return
        order = self.random.random((self.WORLDS, len(unseen))).argsort(axis=1)
        cards = np.array(unseen, dtype=U64)[order].T
        parts = np.split(cards, np.cumsum(sizes)[:-1])
        self.hand_out(ledger, np.array([np.bitwise_or.reduce(part, axis=0) for part in parts]))
        self.weight = np.ones((2, self.WORLDS)) / (2 * self.WORLDS)

    def hand_out(self, ledger, dealt):
        """Worlds from the hidden cards of players 1 to 3 and those of the deck, the last first."""
        self.hands = np.empty((4, dealt.shape[1]), dtype=U64)
        self.hands[0] = ledger.hand
        self.hands[1:] = dealt[:3] | np.array(ledger.known[1:], dtype=U64)[:, None]
        self.stock = np.zeros((13, dealt.shape[1]), dtype=U64)
        self.stock[1:1 + ledger.left] = np.bitwise_or.accumulate(dealt[3:], axis=0)

    def settle(self, ledger):
        """As soon as all possible worlds are few, they replace the sampled ones."""
        if self.complete:
            return
        dealt = list(itertools.islice(deals(*ledger.hidden()), self.WORLDS + 1))
        ways = len(dealt)
        if ways > self.WORLDS:
            return
        sampled = self.keys(ledger)
        self.hand_out(ledger, np.array(dealt, dtype=U64).T)
        number = {key: world for world, key in enumerate(self.keys(ledger))}
        world = [number[key] for key in sampled]
        missed = self.MISSED / ways * self.weight.sum(axis=1, keepdims=True)
        found = np.array([np.bincount(world, weight, ways) for weight in self.weight])
        self.weight = (1 - self.MISSED) * found + missed
        self.complete = True

    def keys(self, ledger):
        return list(zip(*self.hands.tolist(), *self.stock[:ledger.left + 1].tolist()))

    def keep(self, index):
        """Only these worlds."""
        self.hands, self.stock = self.hands[:, index], self.stock[:, index]
        self.weight = self.weight[:, index] + 1e-99
        self.weight /= self.weight.sum()

    def swap(self, one, other):
        """Exchanges two hidden cards, given as bits, in every world."""
        both = one | other
        for rows in (self.hands, self.stock):
            part = rows & both
            rows ^= np.where((part != 0) & (part != both), both, U64(0))

    def drew(self, ledger, player, card):
        left = ledger.left
        if card is not None:
            self.reveal(BIT[card], self.stock[left] ^ self.stock[left - 1])
        self.hands[player] |= self.stock[left] ^ self.stock[left - 1]

    def took(self, player, table):
        self.hands[player] |= U64(table)

    def acted(self, ledger, player, action):
        """Called before the ledger changes."""
        bit = CARD_BIT[action]
        if player != 0:
            if action != NO and not ledger.known[player] & int(bit):
                self.reveal(bit, self.hands[player] & U64(~ledger.known[player] & ALL))
            self.weigh(ledger, player, action)
        self.hands[player] &= ~bit

    def reveal(self, bit, place):
        """A card turns out to be at a place, given as the cards believed there: in other worlds it
        is exchanged for any of those."""
        if self.complete:
            self.keep(place & bit != 0)
            return
        chances = bits_of(place) * self.random.random((place.size, 40))
        given = BIT[chances.argmax(axis=1)]
        self.swap(bit, np.where(place & bit != 0, bit, given))

    def weigh(self, ledger, player, action):
        rule = int(player == 2 and self.weight[1].sum() > 0.5)  # what our partner will believe
        amount = self.hands.shape[1]
        worlds = self.worlds(ledger, np.arange(amount) + rule * amount)
        actor = np.full(amount, player)
        legal = worlds.legal(actor)
        free = np.flatnonzero(legal)  # without a legal card NO says nothing
        if not free.size:
            return
        worlds, legal = worlds.take(free, STOCK), legal[free]
        chances = policy(worlds, actor[free], legal)
        chance = np.tile(chances[:, action], (2, 1))
        if player & 1:
            cheapest = bits_of(thrifty(worlds, legal))
            chance[1] = cheapest[:, action] / cheapest.sum(axis=1)
        ways = np.count_nonzero(chances, axis=1)
        self.weight[:, free] *= self.DOUBT / ways + (1 - self.DOUBT) * chance
        self.weight /= self.weight.sum()
        either = self.weight.sum(axis=0)
        if not self.complete and 1 / np.square(either).sum() < 0.3 * amount:
            self.weight /= either
            self.keep(systematic(either, amount, self.random))

    def sample(self, amount):
        """Indices of weights, each as often as the weight says."""
        return systematic(self.weight.reshape(-1), amount, self.random)

    def worlds(self, ledger, index):
        """The ledger's game in the believed worlds with these indices of weights."""
        rule, world = np.divmod(index, self.hands.shape[1])
        masks = np.empty((MASKS, world.size), dtype=U64)
        masks[HAND:HAND + 4] = self.hands[:, world]
        masks[KNOWN:KNOWN + 4] = np.array(ledger.known, dtype=U64)[:, None]
        masks[TABLE], masks[GONE] = ledger.table, ledger.gone
        masks[STOCK:] = self.stock[:, world]
        numbers = np.empty((NUMBERS, world.size), dtype=np.int64)
        numbers[:RULE] = np.array([
            *ledger.size, ledger.attacker, ledger.limit, ledger.thrown, ledger.phase, ledger.taking,
            ledger.out, ledger.left, -1, count(ledger.table), 0, ledger.card])[:, None]
        numbers[RULE] = rule
        if ledger.phase == MOVE:
            numbers[LIMIT] = min(6, ledger.size[acting(ledger.out, ledger.attacker + 1)])
        return Worlds(masks, numbers)


def deals(cards, sizes):
    """All ways to hand out cards, given as bits: a mask for each of the sizes."""
    if not sizes:
        yield ()
        return
    for mine in itertools.combinations(cards, sizes[0]):
        for others in deals([card for card in cards if card not in mine], sizes[1:]):
            yield (sum(mine), *others)


def systematic(weight, amount, random):
    """Indices, each as often as its weight says."""
    total = np.cumsum(weight)
    points = (np.arange(amount) + random.random()) / amount * total[-1]
    return np.minimum(np.searchsorted(total, points), total.size - 1)


# ---------------------------------------------------------------- search
class Search:
    """One tree of public actions over many worlds, grown by batches of lanes."""
    LANES = 128  # the same work in more batches is a deeper tree: 93% with 64, 88% with 256
    TILT = 2.0  # e to the power of TILT * sqrt(visits) * lead; 1 to 5 play alike
    TRUST = 300.0  # a factor e in the policy's probability is worth 1 / TRUST of win rate
    CLEAR = 0.2  # a lead that further batches will not turn
    NODES = 12000  # 3.6 MB

    def __init__(self, ledger, belief):
        self.ledger, self.belief = ledger, belief
        self.visits = np.zeros((self.NODES, NO + 1), dtype=np.float32)
        self.wins = np.zeros((self.NODES, NO + 1), dtype=np.float32)
        self.nodes = {}  # (parent, action, phase, actor) packed -> node; the root is 0

    def best(self, candidates, more):
        """The best of the candidate actions; more(share) says whether to go on with a stage."""
        prior = self.prior()
        candidates = sorted(candidates, key=lambda action: -prior[action])
        stages = (len(candidates) - 1).bit_length()
        for stage in range(1, stages + 1):
            while more(stage / stages) and len(self.nodes) + self.LANES < self.NODES:
                self.grow(candidates)
            merit = self.wins[0] / np.maximum(self.visits[0], 1) + prior
            candidates = sorted(candidates, key=lambda action: -merit[action])
            if merit[candidates[0]] - merit[candidates[1]] > self.CLEAR:
                break
            candidates = candidates[:(len(candidates) + 1) // 2]
        return candidates[0]

    def prior(self):
        worlds = self.belief.worlds(self.ledger, np.array([0, self.belief.weight.shape[1]]))
        actor = worlds.actor()
        kind = self.belief.weight.sum(axis=1, keepdims=True)
        chance = (kind * policy(worlds, actor, worlds.legal(actor))).sum(axis=0)
        return np.log(chance + 1e-4) / self.TRUST

    def grow(self, candidates):
        per = max(1, self.LANES // len(candidates))
        index = np.tile(self.belief.sample(per), len(candidates))
        worlds = self.belief.worlds(self.ledger, index)
        nodes, actions, lanes, value_of = self.descend(worlds, np.repeat(candidates, per))
        at = nodes * (NO + 1) + actions
        size = (len(self.nodes) + 1) * (NO + 1)
        self.visits.reshape(-1)[:size] += np.bincount(at, minlength=size)
        self.wins.reshape(-1)[:size] += np.bincount(at, value_of[lanes], size)

    def descend(self, worlds, action):
        """Plays every lane from the root down to a new node or the end of the game.

        Returns the visited (node, action, lane) as three arrays and the value of each lane.
        """
        lane = np.arange(action.size)
        node = np.zeros(action.size, dtype=np.int64)
        parent = action.copy()  # node * 37 + action on the way to the next node, then -1
        path, leaves, order = [(node.copy(), action, lane)], [], []
        old = len(self.nodes)
        worlds.step(worlds.actor(), action)
        while lane.size:
            actor = worlds.actor()
            legal = worlds.legal(actor)
            phase = worlds.numbers[PHASE]
            over = worlds.numbers[WINNER] >= 0
            single = forced(legal, phase)
            arrived = np.flatnonzero((parent >= 0) & ~single & ~over)
            if arrived.size:
                keys = parent[arrived] * 16 + phase[arrived] * 4 + actor[arrived]
                node[arrived] = [self.nodes.setdefault(key, len(self.nodes) + 1)
                                 for key in keys.tolist()]
                parent[arrived] = -1
            done = over | (node > old)
            if done.any():
                leaves.append(worlds.take(np.flatnonzero(done)))
                order.append(lane[done])
                keep = np.flatnonzero(~done)
                worlds, lane, node, parent = worlds.take(keep), lane[keep], node[keep], parent[keep]
                actor, legal, single = actor[keep], legal[keep], single[keep]
                if not keep.size:
                    break
            action = only_option(legal)
            free = np.flatnonzero(~single)
            if free.size:
                chosen = self.choose(
                    worlds.take(free, STOCK), actor[free], legal[free], node[free])
                action[free] = chosen
                path.append((node[free], chosen, lane[free]))
                parent[free] = node[free] * (NO + 1) + chosen
            worlds.step(actor, action)
        leaf = Worlds(np.concatenate([w.masks for w in leaves], axis=1),
                      np.concatenate([w.numbers for w in leaves], axis=1))
        values = np.empty(leaf.lanes.size)
        values[np.concatenate(order)] = value(leaf)
        nodes, actions, lanes = (np.concatenate(part) for part in zip(*path))
        return nodes, actions, lanes, values

    def choose(self, worlds, actor, legal, node):
        """What a player of the rule of thumb plays; of others, actions at random by the policy,
        tilted towards what has won at the node so far."""
        action = only_option(lowest(thrifty(worlds, legal)))
        free = np.flatnonzero(worlds.numbers[RULE] & actor == 0)
        if free.size:
            actor, node = actor[free], node[free]
            chance = policy(worlds.take(free, STOCK), actor, legal[free])
            legal_here = chance > 0
            visits, wins = self.visits[node] * legal_here, self.wins[node] * legal_here
            total = visits.sum(axis=1, keepdims=True)
            mean = wins.sum(axis=1, keepdims=True) / np.maximum(total, 1)
            gain = (wins + mean) / (visits + 1) - mean
            sign = np.where(actor & 1, -self.TILT, self.TILT)[:, None]
            chance *= np.exp(np.minimum(sign * np.sqrt(total) * gain, 80))  # within float32
            sums = np.cumsum(chance, axis=1)
            points = self.belief.random.random((node.size, 1)) * sums[:, -1:]
            action[free] = (sums > points).argmax(axis=1)
        return action


class TooLong(Exception):
    """There is no time to solve the duel."""


class Duel:
    """One against one without a deck: perfect information, solved.

    All methods tell whether the attacker wins; hands and table are masks, `room` is how many cards
    may still be thrown in. It ends: a defended round discards, a taken one shrinks the attacker.
    """

    def __init__(self, more):
        """more() says whether there is time; if not, TooLong is raised."""
        self.known, self.more = {}, more

    def solve(self, kind, *position):
        """The result of attack, defend or throw on the position, remembered."""
        key = (kind, *position)
        if key not in self.known:
            if not self.more():
                raise TooLong
            self.known[key] = getattr(self, kind)(*position)
        return self.known[key]

    def attack(self, attacker, defender):
        room = min(6, count(defender)) - 1
        return any(attacker == 1 << c or self.solve(
            "defend", attacker ^ 1 << c, defender, 1 << c, c, room) for c in cards_in(attacker))

    def defend(self, attacker, defender, table, card, room):
        for c in cards_in(defender & BEATERS[card]):
            rest = defender ^ 1 << c
            if not rest or not self.solve("throw", attacker, rest, table | 1 << c, room, 0):
                return False
        return self.solve("throw", attacker, defender, table, room, 1)

    def throw(self, attacker, defender, table, room, taking):
        for c in cards_in(attacker & int(ranks_of(U64(table))) if room else 0):
            bit = 1 << c
            if attacker == bit or (
                    self.solve("throw", attacker ^ bit, defender, table | bit, room - 1, 1)
                    if taking else
                    self.solve("defend", attacker ^ bit, defender, table | bit, c, room - 1)):
                return True
        if taking:
            return self.solve("attack", attacker, defender | table)
        return not self.solve("attack", defender, attacker)

    def winning(self, ledger, choices):
        """The choices that win for us against any play."""
        mine = ledger.hand
        theirs = ALL & ~(mine | ledger.table | ledger.gone)
        room = min(6, count(theirs)) if ledger.phase == MOVE else ledger.limit - ledger.thrown
        table = ledger.table
        found = []
        for c in choices:
            bit = 1 << c & ALL
            rest = mine & ~bit
            if ledger.phase == BEAT:
                won = not self.solve(
                    "throw", theirs, rest, table | bit, room, int(c == NO)) if rest else True
            elif c == NO:
                won = (self.solve("attack", mine, theirs | table) if ledger.taking else
                       not self.solve("attack", theirs, mine))
            elif ledger.taking:
                won = not rest or self.solve("throw", rest, theirs, table | bit, room - 1, 1)
            else:
                won = not rest or self.solve("defend", rest, theirs, table | bit, c, room - 1)
            if won:
                found.append(c)
        return found


# ---------------------------------------------------------------- protocol
COMMANDS = {"MOVE": MOVE, "BEAT": BEAT, "ADD": ADD}
# By its first word: the method of Ledger that takes a message, and who reads the other words.
MESSAGES = {
    "trump": ("trump", ["suit"]), "give": ("give", ["player", "drawn"]),
    "move": ("move", ["player", "player", "number"]), "take": ("refuse", ["player"]),
    "add": ("add", ["player", "player", "number"]), "out": ("leave", ["player"]),
    "beat": ("beat", ["player", "number"])}


def thinking_time(used, rounds, scale):
    """Seconds for one decision: an even share of what is left for the decisions to come."""
    left = scale * SHARE * (BASE + PER_ROUND * rounds) - used
    decisions = max(3.0, 12.0 - 0.8 * rounds)  # a game has 11 of them on average
    return max(0.0, left / decisions)


class Player:
    """Reads messages, answers commands, keeps the clock."""

    def __init__(self, scale, started):
        self.belief = Belief()
        self.ledger = Ledger(self.belief)
        self.scale, self.started, self.waited = scale, started, 0.0

    def used(self):
        return time.perf_counter() - self.started - self.waited

    def read(self, line):
        """Takes in one message; a Contradiction leaves everything as it was."""
        word, *rest = line.split() or [""]
        method, parts = MESSAGES.get(word, (None, ()))
        expect(method and len(rest) == len(parts), "unknown message")
        values = [getattr(self, part)(text) for part, text in zip(parts, rest)]
        getattr(self.ledger, method)(*values)

    def suit(self, text):
        expect(len(text) == 1 and text in SUITS, "no such suit")
        return text

    def drawn(self, text):
        return None if text == "??" else self.number(text)

    def player(self, text):
        expect(text in ("1", "2", "3", "4"), "no such player")
        return int(text) - 1

    def number(self, text):
        expect(len(text) == 2 and text[0] in RANKS and text[1] in SUITS, "no such card")
        return RANKS.index(text[0]) * 4 + self.ledger.suits.index(text[1])

    def answer(self, command):
        """The answer to a command; a card we may not hold is never named."""
        phase, ledger = COMMANDS[command], self.ledger
        if phase == MOVE:
            ledger.begin(0)
        elif phase == ADD and ledger.phase in (ADD, ADD2) and 0 in ledger.throwers():
            ledger.pass_offers(0)
        choices = list(cards_in(ledger.legal(phase)))
        if phase != MOVE and choices:
            choices.append(NO)
        action = self.think(phase, choices) if len(choices) > 1 else (choices or [NO])[0]
        return "NO" if action == NO else RANKS[action // 4] + ledger.suits[action % 4]

    def think(self, phase, choices):
        ledger = self.ledger
        if self.belief.hands is None or ledger.actor() != 0 or phase != min(ledger.phase, ADD):
            return choices[-1 if phase == ADD else 0]  # the messages do not add up: be thrifty
        start = self.used()
        seconds = thinking_time(start, ledger.rounds, self.scale)

        def more(share):
            return self.used() - start < seconds * share

        if ledger.left == 0 and count(ledger.out) == 2:
            with contextlib.suppress(TooLong):  # the search will do
                choices = Duel(lambda: more(0.5)).winning(ledger, choices) or choices
        if len(choices) == 1:
            return choices[0]
        self.belief.settle(ledger)
        return Search(ledger, self.belief).best(choices, more)


def main():
    parser = argparse.ArgumentParser(description="Plays Team Durak on stdin and stdout.")
    parser.add_argument("--time-scale", type=float, default=1.0, help="of the limits")
    started = time.perf_counter() - 0.05 - 1.5 * time.process_time()  # the interpreter's start
    player = Player(parser.parse_args().time_scale, started)
    sys.stdin.reconfigure(errors="replace")
    while True:
        before = time.perf_counter()
        line = sys.stdin.readline()
        player.waited += time.perf_counter() - before
        if not line:
            return
        text = line.strip()
        try:
            if text in COMMANDS:
                print(player.answer(text), flush=True)
            else:
                player.read(text)
        except Contradiction as error:
            complain(text, error)


if __name__ == "__main__":
    main()
