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
import argparse  # noqa: E402
import base64  # noqa: E402
import contextlib  # noqa: E402
import sys  # noqa: E402
import time  # noqa: E402
import zlib  # noqa: E402

import numpy as np  # noqa: E402

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
cmV{#fdK<C48$NV`;XkW3Wi|-003YZ01yBO05AXm02nX~%rF1|AO-*cKnMT;fT|+C8Dwo+YcWpPG87;PNGK%%!vLTFAs7Y)1i<
hj1Yojl000aC004>*paBp7000aFAOINn0azP7pAA)o0{{Uq$N*5o#5Qagh7ll`83qB{3=u+<h+zOg0S1_%A`${41RxDiNdOqA8
b}D!8kE`S05$;tEr39q%{BnQU_pSQa8;Fp1i(nx*qWJ{Spb4k0R{{L07ark00vNs5E6g^z<@z*c;E)xZX4S+X#o>60|Ukewt)n
cG5|I<ux%Kd&Bg|xD1rch39X^Pl>!(B3$jot1f<270F|NufW7yIQ(0?lgaWf-vq9TPgdhL_tTHG}48veBwlSnCN|Y1@8!c3;ii
`kC02o06h!G)32moChiP5Mi5R4%y=~c_N8DPdVLkUQc*^DfPmZ@y6kYTf8U;rYq3X32NXi+*C8?g{Tz+ebqfIN0|32ov}5F8jV
5W_$W;?n&`eyczfsU8l8Fkm5|N|6C-g8*yWv<(2AnL<*KszRY6wsqf;LQ*9G02C0R(J&Jj02`ZOY-U3<Y8V2<f;IzS0BkdZ%>W
nxVSwzk+fABQ0Ybs(vJC{lhyj7Fwha^}0b^rq5C8xK5L%#U6oOD?0|5ybh6)xE+DHT8yUR8MVJZQzZQC|#&B``pg(c8ZNtm{UA
i$WJp#T`O0E|{1AOgT(W*AFLXp7g(7|nVCzyJaglh!Z{W@e0=^+*yTEfx@KfhyRsb~CVn0Rb35mFlXJN~wqx1TY9@1Y?X102r{
bRV!+0E6NCsfB*)tZ3vU56tN_2GHntQf(Zc#GBcERvwRE#Lu_LW#GrInM@5JbDnXKjghPM`01U&%HqSgQ7OM%N(Y62#fIx<UCb
1ZUHJY^zuxxG1hBcbCEfm1yX3Y)+u^gI;&58{KhybFfGD86{A%qb2EP#dphHYzv5DS?AHWUUJ0Du7i7&Ky`ZSFn*3;=)%r0=t3
-cx<{8+BA@-<NF{w)dtq6a<Nqv<*a&w`-R_L2!T^ND%}<OgV=8|8oiOb|Jl;xAUx0RzV08VnJU0yx#Oir{37cwy6XR#YO<pp7f
JIT#1cgGpbjCY6t`Dy;n(4WBt1de-~KvLXo8k0AK`}q1gbd7QpP)HpVd97{IW~-5rin@C`$;?YDXr00hHEWxD`@92tgfU-c9O7
z}{JQ{H>Mijw<N>sM8}su-cFpn6h|LZ#|eRVvkMx7@vL*|KG;EtXDED}-7a3D_z{Sv5teq=`G-v1P~3cFh_#R@S3hwTe=yR5u-
lSvPHKG#pmkec#UBS)X0oWMx~|hI-g;M%vwM2%=UkPCNG9NoR(o8Jlg}w!7`jwrz8;+h%K4_TJCmX0SPHpb)s5O$MY80QBC^?P
jxCMX!1Y)O*`zU=>OsP*qi>_x+{orsOekch!3-Y*a;0%Bu>fRP~SzFkoXdvyIKG;c(+Nx9zrV+ikmT$!H3d5)fueKww}1W-SH)
h5`7#PX!1708~{qo8CYBdH%c@U%}hY?^G{H168XiAOORFVGN7K9?Qm-?rF`v94=eivBOIDyvw`QH+|NPoA&mO&;Wpd8SuWmFYl
%e03xw2UD|YG7)DF;dWjj<f3ZK5B&=0YDnO!-cdxcJMFVV;hM8i`eEPu~@9f<`fGEU_Zr)}^a7bl-EeRPh$*@fo0JxXM-db%kp
H)J(0vi7l1P4Zv7)KDqkiGY!|JEv`znvnWZQ+>$d_JGgeeSAj-JjBbRGmLAu&V0rl2KK6m&!#UsMK8rDzMEMO-+bzJnVXpjkay
J+1N1loApzlAH92fzVG?Y9znpinSl~Q18;;I8(X$`1@KT5YlayR0QB|0v+o<p8&zGg?Ntcy-n`AGo`cb>NC%_04Z;B+cyGPO%r
<W@2qN1Id}nWb%^SlPo0vUg0DypPa^3Z+$NqZz+Mey#dvC*3J$d8T_BJ!$ZA&RqpV@rgz9E0RZ2No_@2+h7yu!;JJDX?OAU5bO
0mQC3Z}ryZ_SU|8x6RmOGNE+lu)mpDqqSVI>|JaafD9W$Y}EU`)-_ogNv2JjeQkmXOc=)c`FuVVgV&$a?#|?&uBg{t<x^FLx?0
-RE~^`68>)1LT-g?CG;G3t-}#zf_TBSzFMZR<w)g)3-SggiU4LX^vD3>Er7{}~#x^i}!)(<b!!S%>djoX$0RWJxO2NIp+50H?1
Uaw`)EVe`+ZfyXjE$|uB57u=nR#}**K415yVt0IqA1m>RjWQdS6Az}tLi!7Eein5i~<SxY5T~T!$~H_#`@g4R1-xtfnnX<Rn0U
0LI3RvKZCwZbycwq-C-(~q7*7gs(bgj_ukj<?=Km^HrwoNdt0okLZe~$-rdx2lEAP4QN`xH2La52u63;n82|v4E~9NBgb<3&wr
#A`?hX05Yy0+nb5~W_zHicffB$~snGZe)GF9nfd(YmRtQwIh6kqwO$G-%@L5?g~5k)cImjyjx{~JX@(7!Scw(qtte(BHEZ}sQB
wfD9+Bk8UxK)ubVgrbOI;7w-Lt|(w^V|tryt5yNnY}?GP!fad5-~D{w&y?pL+^mb0ZLBie+qV7CLsd{xbxAfO+q}(W)zss*4R2
eR*~a9Jw=JIeoju#ZW_z<Y_D&5`FpN|ZIA-s=?XhDpZIBhi;UU1lVEw$$d++V-?bGXDv-jPb@zb-dzHIOFJ_BLzy}i$D!?O(-+
qS)J2h0Y*xQ&f%20(!R{Q2MCFk+>ut8;gEozLg<$yG@iXb`Y1FpMkJ)w%BO^7(vz5~UKVNLA(Y`FsFC6+G{;U)o=@;WLbdI$##
43PEIa_oJ#t0R|8-48z-Yo7;A_Glws}^jrN7K%)_C%(mGg1ONa)+t}FHW`kh>DhdDqVA!^qZQI)ZefIu(3;z3glll9-ZCy6pwm
oJ50I+IhAj(iWAy50v29*l{3}erx4JoO0byd0MOx~1IRdv;+YKSOZd}Yt;z0bYvm;SE%Q}?~D>eR&S@U6bprQUl#?|t5T+k1bw
?>~Nbw#}b?-gKWcv`5{&jGc6@s_(ULb)`GGR<APJ)_uQiONHJxW!$K^yHIu2SN;C}{(jld(A>5k78a^7G-ljgGXmZoXkLUfKR6
mtfCmU46a&D_wr$(?+W&U?=YQJFw{4r)#%>$cwjm2q^{z@&A9{Cw_SSoA@7ZP>BP6L!+w9G(O{R2pzt!)oba!{(@7I05?r!wi_
Qo4FHUvOY6thONgTVl*I)G434G$kYyf^<R2o8|sFs>|!A**F8V())eQzEDTTL7@_`SsuD_xrxr?)?5uukBH7qh1OTuROf+;`QW
JmAvxab9YsPMhFm9@85s^{TkauczE(=x9$5rpTBWJ1~4d9cQ+XTz%Y!x&-)Js005Xw{=xtNKoz#_^6#hSe)qx;nA@h>u$mEUY<
KsAs<$K*RN2NRlZjXiW4CIU?Y7<B?(V*~eedpP^Bw=8=wh^qvR-Jr+cpr?0KofBpUF6kHknN5ZhIRzj7$i56+!xWzv}(|`&7?A
_mX#8uX4R&dWCnpyV$2;-|o)cY}?&N5d{rL-?1L=L)~=K#*N+FwA;S7{bX?Lu-abs;={VHN+kfZ&F(<2K2|miY-UCY1dNSgn9M
6>Awci<=im4B=kM?7J>PH2C)l>1s-$ZB^WFXVx%>I~e(!tSmb13U?facrQ6_rR+j?7XS7V>q$M)I!(1$+isgL^WnHTR>@AZ1pJ
@(kMv1MapON(LH*k`wo?cw2Rtu<?A+b4UqmsP747l*T*-skgquj1X$|FzG4zjE{boZjc3?R)yX7uem+d+$xQx80k2?7df2uX-<
ZbmMT}@Ar#ub$P>H4b<^$`>s}xy5(NplPE3wRA5*HGuyDApFi8SYH3)!XKICQA4UPumW^Gp`}uy@Dg@r=VcT7Mf86_d-`~H!z4
w>DWIN}2@0Iu3eb4mjXZOy!?|tmvcIUqCewsbIBqS;T72Be;5W@mM^UStum{|*ks(*g{Itno$0L1RV_YT8IFjMuve}3I!TL1!}
>d)`rplo-yGhRQ}-ruONzZ5*#-7ToHZC4?Zq^iOz&7St19Xrpleeb(Di@WbAdMK4rud1qg+y0**ILdM)DFPtq9woJ=;r@5zlLg
+)wp1C8nZN~&fi<!Z6){kYSSS$@+m$f2nszOQ6fSUvyh33pr(J=eR1vH$K#*ca1fVwl@HHRbAHXiYRaowuxgO&@ZTIlmoVgx#r
d`{nm^uSq&_FXf2mpX6ASePV?Gh}I5Lgg$fHS)9pZ6yK5P&#UOI5q=zFuE15CA|F5EKEC-315$fY_iSqOD%9*H=U(B~U>CM8Wg
<d<Xz4WBz<&zW<)FI2B?GBBiPY3|-d@3ZNpP3OFd&bzN#YIFmD-U6e%v0s^E2Ao%n9_Zvx76&(Pes@-~hz5W3P6hI+{f`YKSD<
A*}P!L5$@b&fe3koQr2mk;8;Q4%BKmY&$1&Ba7`^jUftiysx1<+DJ0ZA1Ah03|_FQFtNU;>c<)Bpj1ARzww&tD4w00adf1OW8w
*Y|~N0I&dPL=*s#XaGV0000mWzrMc#mH>zXprQic^?C_Z0aOV9PzhL7L~ZwQ@7&^0z*!vH6W~+;?FP===R6$|cbrvG2Th$BFI8
1#)KL``QBk3$WvYuBV1Nr8baXC2Q9(h#-R11@?E3k901yZOfG8>!SYq1*B&4i$_jv9P=iI!1{zgOu005$5cd0n%0DC?^pP!%id
p}=u|9fqoLOpr81-!=gynml9_3^xD@6Y>lpUyd)J)B*3lYjycSYRA=bW~MH$uY*-bFSUJcF)yzwO!PMdJH^-i@A=@4ZexnxW$9
s=-teX=FB?R>TG(74Hh`Sf$Pre!^|7~AUAT-yWz9r(K*g_JM+;w;DQSr@J{cUx#n`j?eV|!?fvV&pPBItkDr@suFvz_+dSx#Gx
|7p&X`loOmh`e5QJM$r2&Bv0YOLzO2YNA`3%>&xK`$fD>m6gZr5q&o^zeqIW!qr$Psp2*EJw01HwX35}?kU+3R>7@9yWH?#J)W
^LIUe;Q2PUJTz-_lXrQOH_XDUgUlfune|^cU;Q)3o&OUA2Rn{jM-&Cm$yX#><ALF&{{Pp!GGM`ipdJ>hUgmWKtpL7ALJ$O41!3
Z~Q+KB_sTd|?v?!C9p1j|u*ZHaYy6xRH)0L!>tb{em(ux{!AOHbENRlK3hysclHR1q)Bq0D0fIuLD0Eq#T2u1*jfB*o&fC+*D0
0IC2BuPS&Bug@Vf8Ou!&)-v-#sBJ`0{O+)YkH5&t!goAiRlhn^>{w&SgWe46a!2`m?TLE0TUS^00IJlf{<C|tg??)yNanY1r$(
1!DEldo?5$EJ=UZ`9H<dTsg6#706_v00RaICYfp}A=QwX4@0-W_;&E=DXZ!p#6{sfeN$sKT!9BP`b*K&{W+v>I1^>Bu<X==daw
q{`nMqLwB{>R0GM$;8X)<H_CK+Ixgd|A-1wae{8ZjbjaNR|nT9-LasY|`ewb3>;8Ip|Yz2fyqpRdfXubJ<!p6^%B_p6h_6imSg
BLoP50MHc&GGItDNWg(=sjXuiNgGGf6}q4+bdfexrn`F&6W7~69=YBFI53m|K8l&XXHc+!WO7~Y-96WIowK=f_nkd=?zwXh0cx
G-2mJ(ZtxM}lxF@-iTp$V-sHG}`5JYRNYOR!&QVPZ}kSeu=XaI;1B1X*gm>CEWBB-cVm8v3#<wDoYkclJ`6(c5-MN$%<%e_DM=
iW2=i{BrvKR&fn9();boOT^YSznnM*4{flj@P~S>U|%{91{-lQLCO>PjQI>00@8rh(JQ=015(vC`42!<omDhH%NMt4w+;!nM`^
n-R+Oxe!O~b00BWz5Cs580<dSMXQq3YOnRE0rhEI3AHTi2$7IM1lQ0RBVKU5&UteF3nUUW2y?Z9Eb=6*7SN-^}RV8(TMq?G}1_
*)zT~$;SmY}GjrLOn+c}-?C3MyhmL{L;zT#wWBI9bOhYrUy;;<{tqfotHN*~PwB?axv7=fVCwYkywO=johJ=6aA>W|o;{Qe=uC
M1n+^E~l%etES5tS4I;h8gyD`m$S>+i`mQB2eS`mAIyEQlKbu+idE}x|6M!3)`E06S4o1aWV#7RSfwQC>q?(DeeT?6_rAM7=k&
fheW&j|0Rjw300<<BR)B;A0Eh%dL6yJ${PSBKHAzAUVUi@1%p^a5{(SzQAUMEo<G6w-`rdB<q(s{C{#TZhE#xGUO_3lm(^a{5C
*4UwMFao=fKo(JXiC#INs?rzdv9L<czsGj5|YrAHcdlQlJN5Ka&2o{=}wviW<FOv*JJ+r&&&+Hd<DnpW=2T`AVp`K8E4c{9i3S
^>-~Oz!fs%tB`Mi)@6CChp2y}mj_&gWn6%d<x1_hGx3*8hlg`tc^|aQy0adG3rz#>~)y`U{SP=w(rZnx|yKR^?0!6D<t%_P9>N
#t^)T&jh7Jx!qfX+<T^zrfg?Vo@C{`>9M?f2Jr?(6>j5$ter%yArfbewTrW;j3J_E8uod(*@;lQJ{2*1EVZmzkw)0cfGEEv&T$
0DwX%YE^U?ho3)xekcJq5Fl+W1t`$h*O%3#P1>|=L;;{Jw9o}0001Rz)3iyG<n{HBOH0!>ZPT_bX-U!~eR+9#f<g-|ZOK0OP7*
r)yj=eKSdV#n8=X7%H)gG}&!96Y(B|AN>ROALQE8>;d3<j<DFr|TK%f992nbk;QX1P@04fNgI*RWf@9zoe?#|xXJKcNtJWn2vu
b$`T<>loD00<OR0003f&?ebCIrq*!chB?ed7M1HzBrD9@87<CYulzx+9V`l?{J<c*_-F*=bQK6Z@=H(-an6%{d>6|^O)~Pfd@V
S7|JZpzxQqngR>^*hl&m$fXE0VFwQ)_?jVIiYlXJx2mnwDf~q*9s`JmUUtelRRhy<Qv`wLH{qx74*PS#;nj(M-fYL(J0RaK%PM
eS<N!dI6`QyiJr_D~=l7tqMHZ4hbd40XMr7dkun>0-;@0Z8*bKTeawRGP4_}_L0&m*9MN;!AInVG>+1yq&$=jRnHB2qQNmIm4C
2BQS6O4|$c+V)y<1FpbLz0J&R&AQFZxyEy5_UKm6smI_U9>W}Jlt?3uvVpB^VGDZ{6&1B=(dq<^dR#7-thKUcGBbN-wz}1=Zs9
y;uGgo_?J_gDz4fne@cSj>@NoYjJ9B?JoRR&n$7j4gKi{(33f7%;r=)G6>Q*14hkAutnCeufj@79SIOsaA*M42DJ=V%GtH)e=d
g*quoz&Tn<FRr)7RTph?su=BA9MS9_xbCi-yR=%KJR-qGpW;#)M=FtARuV7hrOrCbZ^;NWDl*TLvZgs-FuoW_SU_feY*C+<vhC
1gV{T5I1IhKUH*Of+V8i^*z+K_MN+P}F~{c{v=skO5WM$Bah_ou{@u^a?7?gA&KfWYEuf$%t<<WYxZkK!`X31-fH*k;;^Nre!_
2(zbN9ODUAUG~4^0^kO^$;zhdNDTnaVg#uG8pJYube(RD>!75+DgAtN;b*1iUn!*>ombE5p>VY6A|GrDj{4?U>1sj-%Zi<k$ys
Y^6ghSD`9o5JD0XNSFWxkR_v<7!3y#cam-z>1!AII%{;@HO{nZ5+%)KGa4N+`+$8T_6=@Ix|C9;Oqckhd6)b4W*H$@*`2V_+>k
j<VF9RXLs`dRJd|-fmU0}+P-@9i#yU-<47KJ^GsjXZA^}H400s=$U>n=Eq!i@uzx{qINP&Sgq``mzY_skA7TXx(w2iUBMgV}F5
?BZjNB{sh)0vsuZQs~Vn>0>ir|q<D8)wq@eP<gCU<}yEwx&{Q+F&Jj^Z8*vKg>qtOlyCrCahW#kPLuoDQP<*B8WDa%CtcYhCxs
jGEgNXDUBpB!hiu|Y&&gR67S!?9RLFcj4^<~fNZnfZaa)IDM*ZE3<iUcYpp_nKoTH?0078Lw&&Z{*x)o6+t}E)ZEUmIY#L)541
f)Q4H!+O)J)rUdOvH%!|d4ZBy4LxRU;@<wTQ+RLUk%>XqvWdn5JnZX$-}nh$$jcib;yvG!cLSY!eYkGGH5Qa2iRLB!&2Rd3h_z
5(W?m5P+Q+>-_wD?sPgcok`l*M#2cdc3MbC003Y^I?1eAGr527d|^9nXQs(aGHqirlgy;=`vm|P+cK7I)mm!J%$l|4)vP`4x_v
uNl48<0CQ_=DG-?_rcDk0DponNf(FBq_9EY`FFKLf-P{;};RVa}x1VWO85JG@JF(FMz6QPQNXq3@3siu{pk*cO9l`ce->~cEJb
2uz=xLfA1Tjj7nAv4Gfuw;V)gTNTDAXSx4*`iFX$NenF+l7ald5$+rrn`kr#Y!V&<C>6@sAD*XMme@XnZ{`xj^k9PX5<Y=<tmY
~Wd^pbRTE6Z&6msssqGrM`nb#8b*;PW%>AF#@z!NJ*czKQnl7|x+otvB+41j>U%uY;n_(Spx4&$U?QgH1K0ED)P27IDx;VSId9
c6Rw9Vne=AyoPbf$GU%<`wFR?{6$Kb|b_p6@pOejRnzzg}EM_v(l3$=P9*!_C#B<;8JZ-u12Se%rh`{_FWVo-}mCY5gR%_ihy@
!{=Xao_zD+!MJO;zt$~&`TgU*zgsQpmrvg=`{}%Vec1W#_Vge1qC3@#sI56YyC&kN!?BOq8O@U%-o5>}d;YSU?aF5A|NF=BdNF
ybr#W7}TK^dHf9uelMR~C<CoJZx!?K+(=ksj;{NdU3Fg`5Tn}?rH&icPi>;3Clr~9A2Tg<N(_wT>EKAp6nUB23`?|po7qPY&Ur
dj^{z5dfJZ<klw^^;Zi{%pD2UM*JrU#|M|S7*0nd-=56?AnLx_ruCpC&cXS=5_zimnZQkhGo;9=I7?e`L{GR>h`bo^3iei&70M
#Uq4u^UaYdaclmg=y>2f0U%jF9q1pdVpWVM$F8Nu<{}TjX%WYg|0D%9~%kEi}#bN=9)sm%Tl1XNg+~gJVqPfaNo*<J#Q<glI#%
hKviXcsZ0MW77UQWJGBI>#^e#<|VT+1M6HExv6<-=i;mncd)Yju}K6Q@B4$rwM}m>XamQY2aP#WWI2$v3VP|KZ|LrM$ll&vLD)
l}DZSndyBfF$-ou>gKxDd51PU&kUnv*P{Ny*F^ACU@1O7e~B4;fS9{@aGDbk!V85Tpg|ftiJsV|bfz-6staAseS%?QM%@?hTr}
Xh1f^m13iDxHk!6`b8-SlM+Z;i={TsckGz_P8W6c-Udwl@Y>_QF}$*}EP$BtO0kyKv(8uL$;(<92~RV&N(>&I-lFJQartl4Z^%
tS>99uYFTWA_bLY=b2(ZyhTrcf_i#-w4jj&6GaB$VVoT4tQDyZ4doIvynGC4yBl03%9qytngeca%TGTbAdEVMMc#03C35>BA?-
tr}El)1eXV*4kghwh0EgOu}?dTcUt+G7Mq@nMaCXG!#f2-mWqmMG9mcoMLwIay`lILl*A*<iH7K#bj|or&S=<{o!LjGIXL>zYX
Q@65ja}muPjj&)9r|m?{DlXXu2Nz)mvA|_Hi?f4tB9I^LU=(waDFNQ){%?k_EO(PMN@DtS~3iWeeXC;yq7FwiurNBIXAv3ZL`7
D@ae3%6L!x!fl305k8PRg~U~98^%_B%_-kqVTX)|1hBYkTK9f;<}9j`B_}BF+N|?p0P#VedPP6)7D*@X%o?Fz*LAt&?R$s%e18
QFg$YCSq*!I^(4C^kO@IoAKOWV?wC^h--D6!1iJxT*_tu!GSB0B|3JZsg#qK56)I=Q9X}vR4U_3u5NLB2%n>a4!mOb!CUd?$mb
en`#yPxsGexT->QUnu?nEdRriSJ6zS^U-C7J?dYlIK-U5mxfzDBp|oR!HB=4qNJQ6?tOEWv%MQu6!=2*n#}c&U*w?vcBp6TINC
<r!2rh8w$~%zhT7zys-Sx={7s=S?%Fe>RM$R%-5W?_yNeJMKgj~H~$&$QIv5uI!@3*%$e;69qU@Z733enBeE9AxB*&gRrR74s<
hxU5n=k$Ix!`DUR)zq@1cHD2a-${$vn+cj&D(d((w;=P-k^fY;v@22<?stv2?5$Gu(W=?i;~5uaKVF$VBe0UTXi;G&;3MB~iZT
@<4>{n49e+EESTD5E-mYBJgEO3@RgsF$Pnm?yIPs;%9a2ejDzq>b@7`I$s-8bz7mnr;MUOW{@_@ZUC~FJO4|mgG#()lq(zO4<g
1<HNBYX_Q@KEvv;ct%v(C?hez%$NenqnEOB%<N48*@TwkTsppvJYiHKAUt;$9RUO4E+rClfcDRpLckM?7Q++tsC_KRwlm4x?3m
^OIC#I4Uf`l;U%jNu3eWdWjTjhDBQ-u8%C)=VQ2a?3lVI-ZEm@s0V5N2L}bV_P@-UJ!v@niZUJS}v+5O(MBu-TQrS_%R{nk6om
Az7?cy6K6OD=eK$Ad!K5fnl%HQUMixoLo=E&&g#UrGOINgWA@eHQH-%#<?^I96eTU=94}D%yK?YHCLG7jD^~LIRf08fY0gR^c+
&M7Cz2rA?f%oj_FBg2@;=p%Hb#dVLYgWmXWM0R64jWvpMY3=^I4%YEa=-|k5K|x1n5vyKF4Q^Q{J>aLYfqoLt%*06=Ms2bpD>%
{8Eb+YTQHF2+Ysu8<r6yB!{MGs}wayVDx7ABuaI&>y#+%jN1YUfs;+s{WcN>{M)##YO6?96U@%Z8=4X%B`;}uekheZqvGW5Sfn
$_pRBV|cERJ7>7Zh3>5IMJ?7q{gmDIAy5YPDqeM3?JEjc?IIPI8Kjxy)Zdi$-HCGjM~Q@*$H7@>Gp)W7Z)`*^j-aP$Tfs2;E+&
+%*gy5D7#!r%V-!yhg`nE9yv*8EGCf7<@jZi?qyWEMXa^M7>qq4Q~X1j~mS9WJ}g-wRE0S^PIkZC}@URo4Rm=m9_g0I#gIJpj-
E&<B9MwbliI5CD1rkXUO&00;r#1OQ5F?GONl0B{TdD{E~B06YNb0>F*6Rs#S6fDQnBwbmBa+UoxV!9lJZS`|exuT%L#%zto9fH
t&{;3ai8_O`#{AKSvexBYM1KezpBn<P;vm5NeTsit1FYDr>g)kZ*3tx~~&RH|34Oe|(*78VSWVAvR`+tsd9w=^ss9^Ss+_uktx
wzv9$J@36Yr}zE7?e6Dl+v>dUdvm|mHrul8d3(0CEfkq-*_!!$K7}NNxHx>I@B4nQs#H~Nve{;~`+Ncg7V4_QN#FP0U3FJgSGX
t+{(S#@uY#(sDj~2zj24rD1mNzr!M1JV?7df?Z9uk-e$Z$%V?NMb2xf12FMI9n(|c#%k9|Mh_v5i-Yps!qU3To+Y}hcCW3lw&w
ca#r*;Fbk%4$XBK6lv9@83T(HEcCzw#CfMVwc5g0GO?|KX23y#GA@ApgxE3+*wgu`1NTaso^_oTeb|t0N4nPMv^1}W>r;HC6z0
mJ9pRJT`&wn2*79?TQ;T*10hsOMJAL=QMfmdWSZx)_kR8D_TG2Dv~BbL<IndyntR*WXV%!Dl*#b6y=_%1!|;|TU)R_9I$udUmd
&=d*=Cz<*k{|XZ69-+vo3eJ%Y6{emaT1Vi=wJyXS;2;x5j7NZM)5lPpO1pfB}QuRTX1zfBm(xefNoNuQ!#u&#$)4=ks%zk4@t?
;Q;E~ozLf(4BHwFZ+g?L*{R4|&90M*8V!?SmPo^}+G;BF-pjbVQc;qkPj%Iqs;jQLbk(J($beLoB-=LNjp_5B-*58%Y{=*Lcgl
SNlG}Ta{~D&&j9_Ml7n`ka7{<1}?Y;ND@4fGP<%obH1PC%k5k(0g>XKIN{{+Dag5yYn1TlC}ImiG1y4zJLh7B+pEiFk4Gd2v{Y
yg0b-``)55K^fq-uJz?G&^?t-S>^-=d<p8*BdtbyZg^;=hq#y$;JSR0J!5fyK&2{-D|gYYqxf5*Sopn(xoT@7};%ZQ>WY0?Q?H
G_xjxHb8j_8sl*J!!C}sk$z;_qbIjQs7K?=<lgVW6d7kGvXPeCYd|umjVms%gY+F75d2iXXXUtj7YB)O$XR~c*w%IuoW3z2+v&
}Z!Y}<G+3^T(p3`b2(Mgstdjj0f_HM_Hmi;H3GY|hx&IOgCy=bZb#d*64}Fu*XJJ9Vof`Cjjh{rUe;e;rl&`}t3GZ=dc6Pq(Sj
%FJwRclK`k-g~?E*1hYdQmIrFTig2ld_vm{1`M~Vs!oL{ilW$T^Yim#IGdSmh64k(8MfJGV`E4vn1W##HrBnjN^-01&!6A7J>4
L$4c&hY>XtX?PbF3zY_o9?UVM+Iv$eBKCS=-V+A+s^n&Y&FnS)`+=~z3<<Y-f?O@^5{osK!p!OX$IK`1o?2!^2=)(lGn48y+0?
N+G!oPXZ$jeA4g{(LvNx7Q~1fB(GD<L<he1EJA2w&9#%idZ27LfqT=-p)7Y&3W_OJk^t)^w}^%n@k1(*kzY<XLojw-IMp!d+Ob
=Y0DNuC<zd<vKU5Esj8|fdGGz#&%dX-XBF0SLHAI2bU;4m+|SwjIp?13-S(FE*89Hqec$(DG@6=PI*ry^=Wg1B2rz1Dg75eqzN
fxVeV_V%>hDv3pZaBN00uHOHHl$y(#F|5WV6kQY#}rPy3?IH+khB-KF7B4=i1I`hi&-&_xH{A?tcWqQF1M}0R=HMN0Rry&wR!y
`{@o(fG;!L2!&J?b~-1jj(f9(B$ZQ&b5f0a^WNjVxi{~4@lJPK_hw6yoN`KWPO9<Vy!Uu-y|>=!9iQplyli7*V`I3uYS`(#o%4
3i+c~du-s)5R>U`AiS?774bBa#cGiB#&)AQWtP-nmA>5iUTRp)-Zd)iKOqAG;pZo9X~Ix69qV>`BEjxF2S-PhhdyL<NTY-<}f_
UUmu2pn_FF~=OkK4<syz0c=spZ9yepRfIXo_#*gKA*GCXMoVi007(>?QDyk-5tB_-nO;fbIv&@ZFg0is+cN8Rb2tyYwEmromQ!
&=tL;gW{oz@Z1eT~jfx~3b?B(7-uL~~sj6yb*k+q;zP`Qy08$}<yWOgaq^e4ks{j7|_y6itRRt3m;BF%TZJPlh0|eyQwzO@q1@
xlPtlhcyt~xk4klu9DOV@g>JH69uz1L$Nb8wJUh{7gY?bhDT{dD$wp8Yw`{+wsO2MCZ5Wn~?UR*goBm9b^ZE{%p^%|f<pZL7dQ
o%aUZC$IoV{|P#V(%U9>SOBxwX4`fj_TaFCGaAhr4QAGB=hx03&Odqn;ryHPCxirGFot26HJY8-bKPg|bG={Jea0{vjYhY1&CK
j>?#2cfV6-%VZQE>jQ=tI=sB-_ELD>fK{_Nf#_x*9-zueEy?)!ar&)v4U+qP}nw%O+1xp!^aX4`d-92^`Roa(8b>dfA4@3z<7y
SsOHues)Rz1Knrp;S8Qq%#JXZMJP20;AJgz1179?X|tlYhK&?^ViSUbI$3U=X~{?tj>AP*ZJ%FX`kn(=fuA6>Fas2o^?+3+-z|
}QaN=(sp{!S2uvo!FxlKYu8byQ3z;kuDl|1U8u5RE;4Ha~D+qvKRlm{lBj5j)4oeIX05M(8RPaU@XTicYHYg})oYB!4XB@{t2N
`74d3-+R-kp1QiYca;-~<OeoB_ZHDCf_Hb3p*`;i&RAR3Pq~Gb8J0qY}2rBB40y0GCc`D!V%X1ONa4!4gX~GvBJJs;a6`R7CDw
0RRvH0Dyo1)KgIq0RRz11n}$EuYanlqNt+K!~|w$00;m80Pd>Y-Q8WQs*1Y>fOZ3**s7?gf>Bc$MU4trAYg&cInEi+IgF+zBp@
WTyFyk}00II60GxA}InFt#p@D&c3vMMM2mn9;AOL_Ws-r5-s0u&?EC2vd6%bHRwbkDDRz>Vqz2Co-_Vv2&dvl(9xw||0`0p<8k
y5cM>_}ot!bZF8yLwk|5#&};1OfsA0wDPK_;6-)6aWAK0001at11Ek0RaIJ{QmuinbA=I00000zz7vZ000000D@>$6oG(%fPiL
Z6aWB#LDf-J83AfiP<0#?Ok`#P00064003An;s66pU}R(j1VY2^#aD-C$Ip&`JAO7k8lR=0C<qA|5fKm(u;h|U?9@)}w0qh;LC
H33vdJc!?80vCZc$`mBqU@+Krk~issO4r*Rfp+RJ?O$uoeKwLWTGK*!TY2cR%*tpL_53d-u9`-Q5;i07w8p0F=k$GenfFBC2ZH
z1y~L*Y$n(Zg&HK1ONa)c|1NB0i~9TiduG;EoQuGDIkIZimEoczg^e$_4Rsvz2C3<zGwG7yF0r()dZtl(E$&&6)42`c!q!@05p
YqOCf+PK&j)Zw|I-Iu1@#f&$g-y07V5wRYgHj5q+UA^@YBW7x09h(35(ip`oE60Sj%kRKXNNLL-ee(nx3MfN%6m{Zik+8~BQz(
W~~g<-N=95(x+Z0VsH`>&(oIg20)7of&mzlxDxq=>G)4QG(po5d^`^e!$T8zo%vTL)I*Tu5yG;_+e&7&Zy7}nv3>=UcgaRJ2O>
R=N;Rz9jQ{ZXp1Q(7$HEwfGLw=0^71Jdk8}rKtMzUY_Y`x-{LpSH~L-A_jSGx{`2TR5B?7tAV7eC0n-v7lnk_OX<OQs7MhZjq~
^Zw>zdKRpy+2tXZkW{X8Hl7{j@309O^wI^pzgSksj?)Msa3TRi(4-Y;t9D?dHy#JMVt>*<btS-fNzoc{>Jeg#vA->1lekHK|EX
Hz%8`Z?3+3=gFNnSFU+_=It1?6$-SSrl;xYm})Bk7KSpkr|Cs{0H4-3IlDRU=Gr&c`|kZdd%w?K&p9(QLYGCH0Z<F776Gtni)u
SXl_o<nq=$A$ZEK6P6o9q>1%LuA6ev)jzdoNA5Ku%#MMZ~EL;(r~3bfEdfkOMQU%#p%BBFu<00Qve-@pGO03xEQsw%3w?+X9`0
00002*3acly=o?Hbn&h#h_X(0Kg2WoTxZ+90w4vFl_|}81buo$Nn7pbLh`$ey;BK>V8l1t+pDZN|XqZX6R14K%tdZ8r#~|Hnuh
GIz*{}6sb^YhjySKND-6@6)JR~0~P;B{|x;z^k?Xw)BH^LJK67KzxQ>{nGtKM^SP7aT+x{sx<}Q?3uR_Jy;F2rLBRn9l^L0lBO
LM6rjz7K_Dc3j_uf38&GT#f-pTb0*E>vPVyyslXimx1mbNB)l0C_LrSG+QKAS(E?Q<vR8O}RQ#9Au=oi?ZBDh4b703a}s)8;C<
O6ivDp6s6Nd$RAf``r8fxp$v?-<cVu*_Q_Z1b`L*=m3CiQMFJ2Xix1aJ*5YFuu~Xh0BGB$tz*!J5^11?1}dn!yAQ&gGmN01pwP
CInJL;93baC{6^nvRRz(%12uKkXm4E;B*Kd_`t_u}Z6cqqqcZ1fE3PnJQoSB)KnVFe5bLJ`P#{r$e4XUClr~>M|fTcQS&Kz}6R
Z&4p3k3=QPyn@m|NXZBY0@T1k|fC{Nt*0^-=E!0p-=z-fc~E#cuSJwNP-|}9+}kx^8R<+&!td+d305}Q8k1letv!eP*sZ-6|E|
$YpqK~ttzUjdeo!6UmqXWec$iroN3RrXWEV$WCAlY7qEgV5P+<8KSzK7Kw^$$Moa;MAxU7E8E4WYouo6v%&^y9&;9;la%nfPfr
V_6E18{Slk6mW%_^ixPBMiY;ekAm2e^S(k}Kpwt|YHyUP)d_UX#4mtOK0MoXH%>1Gz))kUQ{Bk|Z;k{QcM8zh-8V$;`~m%*@1=
wx}Q|se%9i_-oCYwbq)oXOPz`PiC!s4zt$Y=NvL?&$+9!GU@Ykn6=lvwJT&2)=U<#0#}kf$zE%XZLCqTW@d~K2@)j0kPHb)rtJ
wyNJ0`4G$<%2Ga~>101zNR2mk>L5J(__008{{{rd~xpa1{!F9}H!0012|Rgkn5AP^uxCICP(fh7E7CQK3lm=ypg%mg4I2?$7#t
gLO#d7c#*WFRZaQbk2YL<9^m3BP~;iEXWI+qUg#dwSX)ZC|g~g^B<Q2nd+OB>egF8Lg^XRa>=H6=3hZ)uL6aRz23o_N_i2A0PX
iGd*Y8lh&v~2ACvkt#wTRNRmKi?ppv5APG5=86zenNd(XkIKT;<zzH#lv({Q`?Vq2YFSTl|rPkBhmbSFg+AxL@28a+KAqiwi)V
KP!zNv3d-yVNBeRKNe^j(M$F#swE5h4U2NDvSxdRk9Fs?;Vl(7_WpkrR2AoYY3o$6vpGee6BvtY>AfnVDqPx?Xz?_F6MDN!H0+
JJ#fwnOSK_Lkuxu2$QJZnS9Nf|IM?RXOpu?M;rkSIO390o5yFrJ^StR@#FdU_Pl=V^|sgT+?#n8Ig51EXwX4NT*b7V(`P@PefR
!&_xbqoTyM|yw)++VfB;cOi4p-N>PacBwAeGAvwEKCIdeR73IMjJG=clA0000?5>+B9kPrY#*7wDHUFLH;pBMSua8Gy=%s^JI1
N*?Ltm-IHK@B?e*xuCdX+Nj_x%AJapIg5!{oZmN*auc+RYwg9YS2N^MxW7p^yiZAOTIUJU+~@_Akcsz9nyeNqhL90YO#%$w5Dz
B8SR*vnM5ik@cv1XB>YDZydXPqML`g(>iZ<X``;pVI53zn68g;C)6VP^5DHLfrv=od(ndbN;L{sEy~_33ULWn{1v$hKTr&f(OD
VLpZK0)w7SJ_&-bhqcRikQDEua<v0e}Jp3KW2Jx>Z$GMMXtL5&rt~>o)}y6;UywVhSGb_aGtw00@GDUO(1aYbD9bGFd4}OjJ$$
08Lm~YegVSRaqN!t*IueNPs{E0(fR|X7$YK>FPEeY@w9ec4nsg9QHY$M=!@~uE%q($FtYtHP`bsJBu@moz?APn-&Yymb5UlnZ4
cT&UwuBc+IExV=l*YuE%q(=W7ZS00598MT%{0dzK!<9OKL|Om}8Bdr$VB>|IqY=ia;wydJw?7BdCKL^`AbYDAS*9_zyIb?I$gd
RrI%%Z0liJY8<H&`W3R)Xp$1GsDcN0)Prch#;z}nzk(f(3ZBeZQIUFX9l%EQGfsf7Hn%<0RT|ds#Qna=m2xO{r-8pkH`Bs9&OV
$ZEdlwZ3761WT~oZ{ODTWfBqOj^C19P9{@C_Mv7F0!di>97D=kM)BS!Q$Nl--@8j@(|NXjlxU_t<U2W6W0)-X|NcUOxzhwT=`J
OdDvidWt|7G=-HH&t&U8QMjJC;(~LZP-eg#ijh1|4+JQ41|}bVj;$Hg>~IyQe*w4SSbqZ3`5nNRdHI1OQO=`Rpa#=cWZ!j+$7?
2Gp(#KpVg8V}IGl`Nw&jpU>m?biR+vd7SG!cK10mGrxY_=hyAFTL1t6000DRJ0_zd02C-tT4?)tJm>Lv?iK(500DsjwjH#9000
00P@o7^3j_!tARrLH+wIohk4M`I00;;O1Tbr@MB14Vg}+e^D+*|YA~6E3d;vgnzu)I}zZX<hO%jtNi7Q!vv;Y8G1qBoUV5Ytv5
2oe&k8c11wuBN&0BHdzoGK`w003>-`=l*jzkV$M03aY>TRMfd(-tVu0tJ9loEh3O(-8px1O)uJe5_@#N|MZcUJ;t8YO<s)i>Qh
TDv&5B1z1Vd0z)Y+ZEbssARqt$02C<j&$n+QfB*mh08pR+?J55g1TV{ZWJMT7_m`(iYQhW{@&4}x5n|$&iMG2ftp8e-xmha^AO
HXWL_pxb-@X|F0RR91AOZq^{`unu03ZMW00an->7D=t0Du4h0Rm*-_kG*eT3fAERaLdBDj`X#s;ZJC$)ZA1RmrL(N%H#on@K_-
0RR9XKuD4#Kmh@QL=0dOApHFJh*0BHcc;&@W_q2+QO?wi6#yt8K#+(5CJ7{b|KmFfDmu(ebn^cGJ}63(gd_w25kb{fdvwn8K#i
KwIA)xvf&r+ipv{bxRQ~v}0i>!DfMhFltV&3LL<qRDt<9=TB?1bn0;M`Ls->1%YLrp~6i`4p<4n`tbhq72cQZZAG&3D_sY_i*A
*B>#0SmG&m&<m&T(;}wvR$v&?eclqu9wU9xIebr^}5}z*9|D7loA3&1VKfmd)9d#FUNWA=Xvbiy?6I^p0kf`jxQmJ(>j_$^3Qu
y+n!Yk$lvxwAJ6A&YAv0aTK{-_{`z&fh9nY9VuAo60Z5W0x!!I(9uI#0^)dIygX{G=;(9!v1#G~sA_@*bKmdrqAalRpeLNq2{Q
A|$am@XGZ=jyXktAD^O^pZukU#(+0006ABr%YXgw$xNvZ`wR`2JUY-Y)Co=SSUcxAnN+%9*XFcPe|}H5tdrIVaC_*z)BNvZ}DV
yVw>W<5mgIxg-FP>1k&A`FNb?*&N5=+SWcZ`&w(;*1{Q_!5OAoXP9o!<M2GrIgevVl0X6p1PB-~Fo97&)lc+d&xP@7_oa{XGG~
AG*`FkmOp-}5feAFy$cY>Q112%a6fwz!OrX&@&ttkr&&eE;86%Tn2u@3Vc`Y(MJ>yn&{QF;?PiuSKzwGq!xb18cH1P8Gm*al<`
LWL@Nm82BR;g9Va%KUW<5FLg*BLJ=fDl6<0RV`AnA`2f`}@1!zI`J})TrfHYN<;_5SS#8002ZlWJZ7g{p)=F`qd-|ARtkrMpab
>01#1C9o3oP?9-Vs2_ygj0Rm)u*|$|?tg2O2=keQC!43jR)e0(=Qj%1XB!SuhlUP-gWJn~8pvpKnMn#PpHE(ZkqXY<$Kmj2H2#
}e1CLsw)aEyu?HERCz_SQ;(00|TjLVy5K&m<%v34s6r00DBlUH=CJ0ARXnW-?B6O0DPfF-m{{wQp;!D(tEGKSA)K9Mxe3QFQM<
cVz$n=UE0hP(zRc6nPY7&CETWwZ<gbqRCuFx;s$?^teo<JxmlB+R~P`0=Dhj+uKh-Rh8|sUAD`|mzM<q000C;1Vr53cNG;85s~
e(yKI+_A3vM`02C-t1Ox<Zdsk6W5fK3ZDDd;=&o==8004m9b$8vaxBG3|3J3@&<ms51nVHErCP__Z=D1805|b$7T%y2CR3$B?E
wujl{^P%B)KMcM^78Vs000F5016bO0Ne#tKm-5)003TIUKRkL1qv;+&=y*RQ$z(s00000;M3>NKL7y$1ONa40p8!=+tyNB1Ox;
G0_6A0am>sya~#JwGXt7Aj>|ETPEIm2CUZ;#CW|IXZ@2e<CrOg1QKQCW)Tr(*yUXsfyYAMuNpgJp{HfRLwLpLX0RjXFFl|@Z-R
<tOyX-EzwQVLjUSGfN+uLh_009C72#~e`Di#C~08mi%IF8HX{<z)m_uJ#~@H|h?$C>jyv)gn#NuKWaJCDar1=?-rQdcIA$6}7-
GVJ-dOCl|LJPmuEk5K@i3M#59s?ki6w|{;6-?#7IpSq<j?b4R#=RZyg004l1fPjFzd()tzqSBVOv`br_pPwH90DypifPjE)A1W
#;DgXcg0Kb0y`UwI60I<7m*WI<P_xt^%2ned?a!isWaTpSPH%VrmM(EB|Rm0`?Bhoz*jXG5YR0Ozw`SM*gNs=UqZTa)Vp9=s0K
!HLjr3kjYsfehEhyVbz<->;$3jhE>fkIo_A_zQGL{vmX0002~@z-Ck0006MKneh~^>({$TWJNPC<qATx65(N%uHsEaWYYpIgZN
_r8Dcy#N>FI2uw~?&8q%=`};qt8dcS(szKTF?77Q%o?O3N&)wyEz23WPTiZ=r+on{YfNE6~1a`N(+da>I`RCWi?sC0eZ*7H!Hf
?QdsR)3If(QTrfPesi1<)8LI#kZ{^gNf_`;G2;zrQc7K%g3h?LN+Zq;~wZ#T+@pp66qzD$3<4bkB1DP&v`6tM>Kv>o=9x*SGJ2
sw%t7c6ok&J}CeIP-vm8fPmZHR8&+%{$CKhD7A5BQ5gO9`MX5`b8*bXxlOt9RP%E4N~u((W*mXa0Rx%XYDox$uHFCHvla+|Op{
J-CX)&P0D!?Di~xaU7=)07B!mC~$bf;_d^Q6B0002MC^MB#^>s)a0RjXFBp^mjDW#NBN-0gFQc65Z5v7#2goI0^A|h1O9yKBCr
i3CQq9h<di^bDYQb-C#L_~xlLLp@)nMr2KnK)C<)ZN`}-hKX@5fMND0R$khFaoEfjEKlgGL19kOq?la>hbX*A08hvA_@>d009U
ri~virBmn{d1Ry{_-yimU-|w5IX@_BmI#gw?k+nv;M%Ik&Zb#quL_`w;aIHxY4n_2dBARFeXB{FUBtUA~z?n5d0DvV)k|c#BNe
W4tPP@%?I_*m-kxrZ@ZPJ!)+1BU#y9AZn+gl?72t)t@1Rx-V3Q*ID)1-}U*_LfRJUpaOxqrA%Ab<b@2ta@UV*+6W004l55aMt+
>`Ihof7tK(p;rzyYC1A&NoN>hci1AS8Tx@HLZs`#HKY^~LmDYc8#wC_QiOm|Gb(asZ3F<4C50qO3Q3X_k~Hn6uTdhp+3W~gfB+
#tfIvbBBoKT8K1uphVk|KR#^AB>*!CC$U;w}f0|pEjFt&^_mNCW{1D3IjC8&ZyqDl;c0qB9=&>J5zQ(2SDRAyou+t`+|jHQTBg
d##5Jz80Jr={QTUP~L;c5qw`AxY5$wj&w~oIz>Zp)}1vL~l5x^N^YSP=|gPhN18Ky4h^YX1git^`_Zvcg^d1UDlgTv)gW)^=8w
oUtdQ8Aq0{DBqSlpk{nWYU3WC?x}$E|eY2R)kEdOC+;!c_VlhAMy6$W`on8U}001B?frKSll5K}g*bbWj2M~fl3Q5uLb`15<W^
abNXGoe_`!<K#47=K7b+cTpUpBA1!+yQr?M{}>eD~MQ{g*85$=OA}>h30goz-8K4E=s@o&SU7{qMito_e2{G)O`rq@Za^AfZr{
rW8pyGlV2S!je)_N~)5oq#B`Na&vQjb2GV^Ovabj*ORx`<LkHA<MFrS|9*To{?8v*AO9F%0Rj*hl!!!Bq$*S;4Xf4aWVL!ZS*>
19R;!oOmzU?$=jY{{=jZ1)%crNa<?`ta01P&^1&(w^+Qpg0cJ#ykeBU3AhkpNNsGB!i?~d2_-2HG~s?Qq7$%}XES=TL|R-5ID?
Y{s0x8nWl)7OvnWjEB!9KN~8#i!qX9ZK}i+aZBkuG;<L>*Qrb+qP}nwr$(CZQHhO+qTW99hFhrs%=|FqtWH%)ADk$ym-ExUA}v
Ido^EP%`U#o=imPQ?uWl;U;nq5{`2|km!E%}e|Y---C{PMeE75b?z`_lynp}0`=5XM>0kf;(f0oVKXe=e
"""
_numbers = zlib.decompress(base64.b85decode("".join(PACKED.split())))
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
    # How much of a decision may be anything, by kind of player: 0.12 instead of 0.3 has 83% against
    # a tree search with another judgement, not 87%.
    DOUBT = np.array([[0.3], [0.05]])

    def __init__(self, seed=1):
        self.random = np.random.Generator(np.random.PCG64(seed))
        self.hands = self.stock = self.weight = None

    def start(self, ledger):
        """Worlds at random from nothing but the ledger."""
        known = sum(ledger.known) | ledger.hand | ledger.table | ledger.gone
        unseen = np.array(list(cards_in(ALL & ~known)), dtype=np.int64)
        hidden = [0] + [ledger.size[p] - count(ledger.known[p]) for p in (1, 2, 3)]
        if min(hidden) < 0 or sum(hidden) + ledger.left != unseen.size or ledger.left > 12:
            complain("deal", "cards do not add up: playing by the rule of thumb")
            return
        order = self.random.random((self.WORLDS, unseen.size)).argsort(axis=1)
        cards = BIT[unseen][order].T
        self.hands = np.empty((4, self.WORLDS), dtype=U64)
        self.hands[0] = ledger.hand
        for player in (1, 2, 3):
            mine, cards = cards[:hidden[player]], cards[hidden[player]:]
            self.hands[player] = np.bitwise_or.reduce(mine, axis=0) | U64(ledger.known[player])
        self.stock = np.zeros((13, self.WORLDS), dtype=U64)
        self.stock[1:1 + ledger.left] = np.bitwise_or.accumulate(cards, axis=0)
        self.weight = np.ones((2, self.WORLDS)) / (2 * self.WORLDS)

    def swap(self, one, other):
        """Exchanges two hidden cards, given as bits, in every world."""
        both = one | other
        for rows in (self.hands, self.stock):
            part = rows & both
            rows ^= np.where((part != 0) & (part != both), both, U64(0))

    def drew(self, ledger, player, card):
        if self.hands is None:
            return
        left = ledger.left
        if card is not None:
            self.swap(BIT[card], self.stock[left] ^ self.stock[left - 1])
        self.hands[player] |= self.stock[left] ^ self.stock[left - 1]

    def took(self, player, table):
        if self.hands is not None:
            self.hands[player] |= U64(table)

    def acted(self, ledger, player, action):
        """Called before the ledger changes."""
        if self.hands is None:
            return
        bit = CARD_BIT[action]
        if player != 0:
            if action != NO and not ledger.known[player] & int(bit):
                self.hold(ledger, player, bit)
            self.weigh(ledger, player, action)
        self.hands[player] &= ~bit

    def hold(self, ledger, player, bit):
        """The player turns out to hold a card: in other worlds he gets it for another one."""
        hidden = self.hands[player] & U64(~ledger.known[player] & ALL)
        chances = bits_of(hidden) * self.random.random((hidden.size, 40))
        given = BIT[chances.argmax(axis=1)]
        self.swap(bit, np.where(hidden & bit != 0, bit, given))

    def weigh(self, ledger, player, action):
        rule = int(player == 2 and self.weight[1].sum() > 0.5)  # what our partner will believe
        worlds = self.worlds(ledger, np.arange(self.WORLDS) + rule * self.WORLDS)
        actor = np.full(self.WORLDS, player)
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
        amount = np.count_nonzero(chances, axis=1)
        self.weight[:, free] *= self.DOUBT / amount + (1 - self.DOUBT) * chance
        self.weight /= self.weight.sum()
        either = self.weight.sum(axis=0)
        if 1 / np.square(either).sum() < 0.3 * self.WORLDS:
            index = systematic(either, self.WORLDS, self.random)
            self.hands, self.stock = self.hands[:, index], self.stock[:, index]
            self.weight = (self.weight / either)[:, index] / self.WORLDS

    def sample(self, amount):
        """Indices of weights, each as often as the weight says."""
        return systematic(self.weight.reshape(-1), amount, self.random)

    def worlds(self, ledger, index):
        """The ledger's game in the believed worlds with these indices of weights."""
        rule, world = np.divmod(index, self.WORLDS)
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
        worlds = self.belief.worlds(self.ledger, np.array([0, self.belief.WORLDS]))
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
