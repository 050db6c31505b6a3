"""Team Durak: a search over hidden worlds with a learned policy and value.

How it decides. The ledger (Ledger) keeps what the messages prove about the 36 cards. The belief
(Belief) is a set of full worlds that agree with the ledger, weighted by how likely each observed
decision, also the silent ones, would have been in them. The search (Search) plays batches of those
worlds down one shared tree of public actions: a player in a world draws his action from the
policy network, tilted by what the tree has learned so far; a leaf is scored by the value network.
Candidates at the root meet the same worlds and are halved until one is left. One against one
without a deck is perfect information and is solved (Duel).

Where to start reading: bottom-up "Worlds" (the rules for a whole batch), from the middle
"Search.best", top-down "main".
"""
import os

for _name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ[_name] = "1"  # further threads cost 40 MB of address space each
import argparse  # noqa: E402
import base64  # noqa: E402
import sys  # noqa: E402
import time  # noqa: E402
import zlib  # noqa: E402

import numpy as np  # noqa: E402

# ---------------------------------------------------------------- vocabulary and tables
# A card is a number rank * 4 + suit with trump as suit 3 (the three other suits keep their order),
# a set of cards ("mask") is an int with bit c for card c. Player 0 is this program, 2 its partner.
RANKS, SUITS = "6789TJQKA", "HSCD"
DECK_SIZE, NO = 36, 36  # NO doubles as the action number after the 36 cards
ALL = (1 << DECK_SIZE) - 1
LOWEST_SUIT = 0x111111111
MOVE, BEAT, ADD, ADD2, ROUND_OVER = range(5)  # phases; ADD asks the attacker, ADD2 his partner
PLAYERS = range(4)
DRAW = 2  # as a winner; 0 and 1 are the teams
MAX_ROUNDS = 300
SEATS = np.arange(4, dtype=np.int64)[:, None]


def beaters(card):
    """The mask of all cards that beat this one."""
    rank, suit = divmod(card, 4)
    higher = sum(1 << (r * 4 + suit) for r in range(rank + 1, 9))
    return higher if suit == 3 else higher | LOWEST_SUIT << 3


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
SIZE, ATTACKER, LIMIT, THROWN, PHASE, TAKING, OUT, LEFT, WINNER, ON_TABLE, ROUND, CARD = (
    0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14)
NUMBERS = CARD + 1


class Worlds:
    """A batch of complete games in lock-step: the rules with one 64-bit mask per hand."""

    def __init__(self, masks, numbers):
        self.masks, self.numbers = masks, numbers
        self.lanes = np.arange(masks.shape[1])

    def take(self, index):
        return Worlds(self.masks[:, index], self.numbers[:, index])

    def actor(self):
        n = self.numbers
        return ACTOR[n[OUT] * 20 + n[PHASE] * 4 + n[ATTACKER]]

    def legal(self, actor):
        """The mask of cards the actor may play now (NO is an option in every phase but MOVE)."""
        m, n = self.masks, self.numbers
        phase = n[PHASE]
        fitting = np.where(n[THROWN] < n[LIMIT], ranks_of(m[TABLE]), U64(0))
        fitting = np.where(phase < ADD, ANSWERS[np.minimum(phase, BEAT), n[CARD]], fitting)
        return m[actor, self.lanes] & fitting

    def step(self, actor, action):
        """Plays one action in every game and goes on to the next decision, maybe a forced one."""
        m, n = self.masks, self.numbers
        bit = CARD_BIT[action]
        played = action < NO
        rest = m[actor, self.lanes] & ~bit
        m[actor, self.lanes] = rest
        m[KNOWN + actor, self.lanes] &= ~bit
        m[TABLE] |= bit
        n[ON_TABLE] += played
        n[SIZE + actor, self.lanes] -= played
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
        n[PHASE] += offer & (self.masks[first, self.lanes] & fitting == 0)
        useless = (self.masks[second, self.lanes] & fitting == 0) | (first == second)
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
        n[LIMIT] = np.minimum(6, n[SIZE + defender, self.lanes])

    def draw(self):
        m, n = self.masks, self.numbers
        for back in PLAYERS:
            player = n[ATTACKER] - back & 3
            inside = n[OUT] >> player & 1 == 0
            wanted = np.minimum(np.maximum(6 - n[SIZE + player, self.lanes], 0), n[LEFT]) * inside
            left = n[LEFT] - wanted
            drawn = m[STOCK + n[LEFT], self.lanes] ^ m[STOCK + left, self.lanes]
            m[player, self.lanes] |= drawn
            n[SIZE + player, self.lanes] += wanted
            n[LEFT] = left
            self.leave(inside & (left == 0) & (n[SIZE + player, self.lanes] == 0), player)


# ---------------------------------------------------------------- networks
# Both networks see 7 masks and some small numbers as one-hot bits. Their first layer is a sum of
# table rows: one row for each 9 bits of a mask and for each group of numbers. That is quicker than
# a matrix product and keeps away from BLAS, whose work space does not fit into 128 MB.
CHUNKS = 4 * 7
CHUNK_SHIFTS = np.arange(0, DECK_SIZE, 9, dtype=U64)[None, :, None]
CHUNK_MASK = U64(511)


def table_rows(masks, numbers):
    """(rows, n) indices into a network's table from the 7 masks and the number groups."""
    lanes = masks.shape[1]
    rows = np.empty((CHUNKS + 3, lanes), dtype=np.int64)
    chunks = masks[:, None, :] >> CHUNK_SHIFTS & CHUNK_MASK
    rows[:CHUNKS] = chunks.reshape(CHUNKS, lanes)
    rows[CHUNKS:] = numbers
    rows += CHUNK_STARTS
    return rows


def policy_rows(worlds, actor):
    """What the acting player sees, himself as player 0."""
    m, n, lanes = worlds.masks, worlds.numbers, worlds.lanes
    left, partner, right = actor + 1 & 3, actor ^ 2, actor + 3 & 3
    size = np.minimum(n[SIZE:SIZE + 4], 7)
    seen = np.bitwise_or.reduce(m[KNOWN:GONE + 1], axis=0)
    masks = np.empty((7, lanes.size), dtype=U64)
    masks[0] = m[actor, lanes]
    masks[1] = m[TABLE]
    masks[2] = CARD_BIT[n[CARD]]
    masks[3] = m[KNOWN + left, lanes]
    masks[4] = m[KNOWN + partner, lanes]
    masks[5] = m[KNOWN + right, lanes]
    masks[6] = (seen | masks[0]) ^ U64(ALL)
    kind = np.minimum(n[PHASE], ADD) + n[TAKING]
    numbers = ((n[LEFT] * 4 + kind) * 4 + (n[ATTACKER] - actor & 3),
               (n[LIMIT] - n[THROWN]) * 8 + size[actor, lanes],
               (size[left, lanes] * 8 + size[partner, lanes]) * 8 + size[right, lanes])
    return table_rows(masks, numbers)


def value_rows(worlds):
    """The whole world, seen from the attacking seat."""
    m, n, lanes = worlds.masks, worlds.numbers, worlds.lanes
    seats = n[ATTACKER] + SEATS & 3
    size = np.minimum(n[seats, lanes], 7) * 2 + (n[OUT] >> seats & 1)
    masks = np.empty((7, lanes.size), dtype=U64)
    masks[:4] = m[seats, lanes]
    masks[4] = m[TABLE]
    masks[5] = CARD_BIT[n[CARD]]
    masks[6] = m[STOCK + n[LEFT], lanes]
    phase = n[PHASE] + 2 * n[TAKING]
    numbers = ((n[LEFT] * 6 + phase) * 7 + n[LIMIT] - n[THROWN],
               size[0] * 16 + size[1], size[2] * 16 + size[3])
    return table_rows(masks, numbers)


class Network:
    """Table rows -> rectified sum -> outputs, in whole numbers, then one scale."""

    def __init__(self, table, outer, bias, scale):
        self.table, self.outer, self.bias, self.scale = table, outer, bias, scale

    def __call__(self, rows):
        hidden = np.add.reduce(self.table.take(rows, axis=0), axis=0, dtype=np.int16)
        hidden = np.maximum(hidden, 0).astype(np.float32)
        return (np.einsum("ij,kj->ik", hidden, self.outer) + self.bias) * self.scale


HIDDEN = 48
GROUP_STARTS = 512 * CHUNKS + np.array([0, 546, 546 + 256, 546 + 256 + 512])
CHUNK_STARTS = np.append(512 * np.arange(CHUNKS), GROUP_STARTS[:-1])[:, None]
# How many values each number of a group has (see policy_rows, value_rows); 2: a flag, whose zero
# has no weights.
POLICY_GROUPS = ((13, 4, 4), (7, 8), (8, 8, 8))
VALUE_GROUPS = ((13, 6, 7), (8, 2, 8, 2), (8, 2, 8, 2))


def product_table(parts):
    """Sums of one row from every part, in mixed radix order."""
    table = parts[0]
    for part in parts[1:]:
        table = (table[:, None] + part).reshape(-1, HIDDEN)
    return table


def network(numbers, groups, outputs, scale):
    """A network from its packed numbers, and what is left of them."""
    inputs = 7 * DECK_SIZE + sum(values if values > 2 else 1 for g in groups for values in g)
    weights = np.frombuffer(numbers, np.int8, HIDDEN * (inputs + outputs)).astype(np.int16)
    numbers = numbers[weights.size:]
    rows, outer = weights[:HIDDEN * inputs].reshape(HIDDEN, -1).T, weights[HIDDEN * inputs:]
    table = np.zeros((GROUP_STARTS[-1], HIDDEN), dtype=np.int16)
    none = np.zeros((1, HIDDEN), dtype=np.int16)
    for chunk in range(CHUNKS):
        bits = [np.append(none, rows[k:k + 1], axis=0) for k in range(9 * chunk, 9 * chunk + 9)]
        table[512 * chunk:512 * (chunk + 1)] = product_table(bits[::-1])
    at = 7 * DECK_SIZE
    for group, start in zip(groups, GROUP_STARTS):
        parts = []
        for values in group:
            part, at = (rows[at:at + values], at + values) if values > 2 else (
                np.append(none, rows[at:at + 1], axis=0), at + 1)
            parts.append(part)
        part = product_table(parts)
        table[start:start + len(part)] = part
    table[GROUP_STARTS[0]:GROUP_STARTS[1]] += np.frombuffer(numbers, "<i2", HIDDEN)
    numbers = numbers[2 * HIDDEN:]
    bias = np.frombuffer(numbers, "<i4", outputs).astype(np.float32)
    outer = outer.reshape(outputs, HIDDEN).astype(np.float32)
    return Network(table, outer, bias, np.float32(scale)), numbers[4 * outputs:]


SCALES = (0.001397, 0.00215363)
PACKED = """
c-lO@N6ckOb|w}+;+pr~Z_<_PYH!(ent?O|BoQO-MjH*Z5VV=4)>=!@N`RIFEd&VAkc1$PG!iIsNDj#+hdpF>vqjT})m>FxzOu
5?|L(bK!|FRX8_MdNzsdLRyAg5DXCh8S^T?%JtqO}w4EwRL%smsF8>@>_QfR>#tCCL4Yi`Qn7{-HV#b)6PmpS*TpE#Rl<(O8Pi
=4A$LvA9AB1Oig$VHi$6~!r*g2nwFS3_EV#-847`@C2CGRNnki#JO22bok7qOy$^AxD4o_?rvnB{R%$86}rRGd?P9Lw(4TXq2r
_CO^%i%(3S_&PM0inwUaSwX6maLRE9uWS>Sg$|QmaDl0s>DHcyuauz(rP_&Bg8L?LvebJ8BY}Yfc3`>?<E?F)|WmOSqoWcX~Bz
UfckQL{pl0rFIq>(~e$)wU!DUL6tILVXL=n9#9lp++)nUqQ>!3$ojrP~c6P7@yM(DQkiUGT9AF|iV(K@U_J4><d%7z@>$2E&RM
u}tbX9P(k@iE%ob2TwjgBQnPy#&X7o@WL4{Ddm(faJiJ2Bb&Ry>)=!4eQ$E=U15V6{B=HVAByhy+<fx!8(eUS=HRhY6kO4bxES
M<rm<(UAKB&hd6u;f<IVQTqsu<__v-L(CduuWozF~_{My+VLe#IXY8DRLkM=P}UYV1Z8b0^O{U;X}&+OCZPt5b{%j$4Eth!-r{
2WfAXQxw$=kpwHX<cO_W#&qt`3MN~0WU?MJ?NLjV#s1$x4O2K(bhR(WMQ0*ETst@&_#4&3c+TUGA_-f;94uM5gSqnpK?K<r-*I
|oRwVWgr5+xY33m%gKpE2<15P=9f;V)-H{SZGR-tc^dJTVi|FyWpr`Rz=yVnk7f~q@l~w`0h~E|ObDTm7(R)8{8d;9d9)J4A+d
q5!(^H$;Dqq=uvSK;-x5de4q#uUTA8}V%x3#Prq~X{d2VvBv5lS)KJ6VHfNu3aZ2@g>suB2J;IRzndk_k;zNaM)DJ8!>vnbAPR
sjyB8R_hAQl~QA5rR2tGv)vx=QY<p+;t*M3==4-lm_m;@nf#E&>o0%tOU0|X1Qy066hfj8k<w_~%nD>fnhSzdiBixx_{xeBlP_
T!#$$gR@OW9icJI|Mlq}{jdp3t@j?<7B17-yLEB>J2@|BlfyUnu1FL+K7PlC}xk_x7g`%YopPU554+|)8iZOWkTD2#(HGI1J(z
#}pZ8IB~u5bG$ID56N75z-|UG@lhoxmT2|WTg-srMYZ!eZSK6g&fyUlx{8suP+5N*IZRwS?XSmhx@a<*!lSMaJ1LgH}P2);-%l
uhj};d^0D7=q_`=j)8W{!)2cra{`wAMkMFW@|L!=ybvJZxpHAF6CPEFw#4z@zq`?9e9lE|k$^k)>WUODQYOIj2b!h@nBuXT+ED
_O{kp+R3AP)e_qfX;BaN$^&xNi%)X;a>{^gW9=rU;WtKlQ_L%rn=U58d}R*Xc=*&XmFB3su#U1$QE4irtRS++gr>W03Pc0k)Mv
?rV$*x-<bdvJ2dqsTdWtvwXESW2twO)ceTHI5UZ_Y6lRw0f8K1W;+br<-<{o4|bkEyy&JwH>*<SNg`Dv_ZXKjA{#Zp82Jw9;c3
VccK~Rwj8AJd@ips{8ZRe-$B{rI<QP(%f;=!lJ_a`8`=l&jc4Y!@RY0bsS(l*VJmR$zBFQHJUgBX!-+`1EXr_4Jh*uZ^WrasZ&
9;$IIJ^LO6FtI-0|j{V{N8s?CU*IcuJ*jDPs;Z4RO%ep8QCKazB~ZXYvfnpwJ{(`1z44Z!dE7+7e(4Mqlahk9IJo_dfd+Q8kwc
=170N~Q3@A8D6K6smEyLEr>(8D>M-)hN=OfW36;!<ikK?m)fx;Py5l>^A2FP{*isNdY&x^+)04^-702$>WbiGJi7`M!DA`Y07O
&&b6I2MW6VG$bF6|$#)NESKtrcMdC}UNtH&&Za!kmmwZaD0=BF_>xQ@rF#0AMsP)|8A8jotxXZ&xlO;rEAUhuDkJeB(6LzS&rX
zLLLOH%hW3kH)N9%kpgjOsWXUqR?k6aArhoM<lEVS$SnDANV{AUAm~DAe`_O?x36+fI8e737Hb1P^34801ki#lqf}I#?X<b5!o
7GrfvW+n;4T+OjJXj1%O<vR;MpjZX-my7M|(7X-?Mtm^<(#@Alo^xE6>BwpaL|%%u^I#|X?*hBNTD(ltboYe8)<8z>FQm3G?BO
=T(p;H-Hpc^HmDXdq;LDoleMHb5OaaO4osX=X$~W9((SZW^Fy_H*f2W4!dy{M9k3Ri*QPU^f<ng^v|rx*}rL@(u{VAU;~-Gr~t
e64AZZ^(NpCehDa)3PBIBK+bHRJ)J=2AjyKT2Ds*F^0SAaLyI(;pD@bfSOa4n;0Kwnl`)q3ZH+v!z{qvgwwrq|zwFTRY1hSc(@
)nOSFLH!s~%%M%+shaplN|uh1Ltujv*ElpjL>$g>v`=R=juTo<>i4w08vI;(e;E9kbK0orCX^hL*f_`;LW_VFRLo`BFkDEmIl^
G(+VD!lg<TBpCDna0_hH?yX#J)%sX1@=Fg<Bc;l|(i$;4D5x-N7dgRMUE#^_9fNk|9*l+lVKaUXl9U+&l`hc98k%73L)fI`&jF
98&;e&csx#dB9NOb97*lxU#WX}U`jLZp6S8W8Y~CuR&_%MbT2F|e2|8uaN)6B;M^MlafVYQk+yT=Lh=1TRo`r+hxWcoD0jMwo6
uiREQi~BoUPuff@DuJG&`301dUW(q1Rqlo$9CO@wymeSu18l@6ZFDlj2@xodt^_Ck?1Z>eR6tUZz|x{eD+rSm6s)Z_XP0D{I$G
#UFTtJ?;y352*=;uK9AM<_O08)2qC8uU?pMLk`H(U;h+LYOn~_V2n!=xCV&EnOCPJCW?<n_HUgg<CZO;UH~hHo)lueEqZkLfv1
XRpVsuTfQVJTfrB3-^gOGZ3!)??0O{sz5@^Ce~>m2yal<YRkTk$lm4;(^Bc^>(!q7}9<W{W9xz+-_)xCb*p60ElCus*tIw-L<Q
2QjH!d|}{7>r4{?-ZKMh+rG+fV%hXi+yl>MD9nyrZGuTQAU!}AK=V*#G+OhAP>1H59FT+&s5Ob9jMN6IL7Et-SGcNFxOEnBWff
F~yaZcZfgSeFH62pw0H3hUbGd+Sx(?n~DaST}(~&MMFk*#KXfU=7XS!8FuHxLgZrrtD9!v=3Brtx;D|RA<v(mCksmj|`8|u2vh
|eO4n+mC-Fr_h7LO7$fiG}<@glUK}Ku-f4WiqCYb3zKn=phAxy_z|$g{ckL#yN+8F$BIsol0A+bW^n+q8vGeyRnSSD)?vQlZ<^
gxG+b6rAkdLV;GKy@sPSvyv_gVz17LLK5c<pkdU9B3!XfNz1f_sRm!gd$#Ui9!}VlVcVFsY3Y{flvNJLh$^ZZz={0!xPy|B;oY
fWC4CGNfAc!x3yw`(I*P-}r@53(4)9$pb0><Q!t+<A0z~HAGqUy&Kd+6^&0P`F}xGPrmZe*&Tm}u~ZmfMZU7+TmmgB&y=!hyg(
0%KU=D#8V)R3M}P%`?I;V8D0TZ+vTqXl0K`u*lg4@&xDyI)RU&FWci5A<z;W%}^N-*Ps(+ga=<B_F;rUJ^&B+2y{0rxNTN{I^A
jbuWd{ogJQd;B~tI?kX&PB%`5WXUIxey1Mp%#!86Qt)r9V_k9AeS3X%Vep>h_6Fh{3cl9`Q0nj8+(4Wu@j5N^N{dthh(@snpyK
y{*6AQh|zsN@7z8;-`;v4ry}4RY?L+lZ$-cx)Eqe5jiG<!PFr0})y!h(2^X?c5qz2I#?%qZ`Mu8*qOO;D%+3@FBLq)loZ7U_cT
+p>s~(>Em=jTxp0l*3V;y*aOoQa8e<Q0u@wFpcu&Ix&jx3p^4U-8rUkxm_WTsR?BpsgKd8GN6|HqdSMUiVtFBUV0ng`zz;ez47
LIGu2zkM2UTzp=tSIu2@BI;z-aJ+lLc*<#CN4`d4Q$tSn_@HT{jHl9{%kxjMLVS<5pHrL97FWJ|sYxypR2SGmPQpW|(e{bJ*SN
c0*SljlP^mR<BZMVgeAw)CSKRsJ2rU<r*H8%W=v_m`FGm=q6?`j7BDC7*eu$zT)%xapuh?iKd1so54UHrXl*Q5RV!lWFYh6uIt
Bk&fHL!CP<}}Ev%P?Y;+=(3S9-UkIn>Cn4x-l_BROrPyaC)LPWsFbBl=7<4veGO{L2=BPD@{$<|KufS%2V<F=Z|DcIJ{==l*i0
3niTTr6kO3d4K+{(v`n@Dg+eU{%WloaYt;dWGn`Xqws?p*8?0I1xRvk|wy(3>_u_+USF<q1~p<`Fah$R<I8HzVFfTQwK>ZRBar
vpn#uY4d5uCCOOHYECWk?5yQBNBD1+()nm0evHdV`+@kMcY;lJfGRWArag;5qRV(VIs)zo-A)4Ye4#)-MrI3x%wgvJb7dRr4XN
VAE(`vjK&Zm>F*l{XirN&d_c$vf2F2L!hN>`Pd%FIY2)gV1%F^146@G}_P2*l1vesC(1g^`uEH&v+)RjhlP8((ubS!OdtdDe58
%06_dt0trQ3}i|`)vU-WNpc|M=I7F<VcM1f3Tx7b4OF>47`(|1qBr|8uZ~Wi2B+6~4S@(3g#M90SXj-FrviWns1P5}1cPLrk6}
>VCN;CA3A{`Fv^=cd_m|Bxn@;<cxD5_3G^-MUm`NVOaqh-#=%!1=_MxZ~uhePc2nr8-0SyawQP%uX-#Yv6L41m-$VZ%%cUilXM
Tj%(7)G=xgdPSpk7Qt!CM((sXj9}TaspZtFjE{t-Wonn$D2AIyG;zcHb>~&GS`&oK&l#)Q{l3y2Z|J=epD?SCGZD0%rXUB0QE7
R0VT>zO4*KQ-3ewQBXevUz{u^$98yZw;1jjX`)H)Hs@o6+V0uL4(zFt}D13#}+GpK%Q0_fcL76c|;0;^gZ71+Fa7$-ce{GwCv8
#hL)dcNaNCJl>J>YvpWRD!t0b)=(%ER2e)&B!|eC>m$=Nxh~$g^jc$(a+qy&1eXcY^nj(b>6p1EUMRhVD03DU4vTwN7ni6GS?=
Ax!w734t@zt^vKt%2=?8l+X+`70fldLpoTi+M$K+tfmQ+oZ<>O4I{@L8661&>?B^sHK1Uut#+4ARd<2^eS&cZomADjU9Hc~oGK
80fN{YMn@7ZiERGAHgeWGUa}t1z*s_}^h>y)>ZQVKSd#@m}&{dUCP!7n|5TGlO!^YM-$nhE-89=F$619+&$A^Nfr!^cMlB16!Q
o^(OzpB|vzt?IbT}&^9HAuZ3hESTO+0?6&(8+9qP}1<QxC3ErCRaf7NYEXHCMUsX(BsHlAfdFx@Q4^mQ%-mv($^qo-gxT=AA=(
^`i^i99RwzWY6L|&C@Ng4dj9nKga#o)12b6w!}yl`;S7@l6X&5MzxahOy?!`i<PN>phGyp>4v?=U3b`N~T`>aR;V=L;$tUQp;K
MjTwa&gD!PvvZKL4dJe{SlgIQAXv;>@RM=HT=)kD<))SJN<;&wcL8=kPtkPa}pG{~Ce^v}^rr4U1MiYyPA6p*ZbWUiATbL;0TU
DNGAsj`U#ka7o&UED~u4uvl51RT6W-^hlKi`b#2BM1B5@Rp(D~y?I`$^+RqpPXY25MY-n?2anOZZ8|=EGVGr}*4rnS!|wiW|Ln
<rdh#rG&mYfx+|Tp&W(-qjv%g-M@p)s9pPrTB!CldR@+wRBKg-8YUgy&%ujV|qa7rzhzs|{nw9wr&!3KWdpahH?OxMn_uyu0UJ
2USae81*lzh-H_mgTUL30Hq(a(@j&cU_73rcLwn(>y=F9sRSj6rSD7)8kvQ*&QBVUT?>7>Wx_aWc6G2M!bF7VUR-32gF^DS+Ai
CQ-8pqOW+!#SqHAjEfrdvK%5~6B3|bl3=^npnZYER$)L4GfFuf5gS(9rKm5Vp-iPP*&{+dn-jMiyRTE7ar;xoG4BB6BUk!zOx;
<NRjp-C28$skG4nbt)^I!hltJ4gMf-!(|5FR1~@da1}&w-~RG(ybGF7w{_4Z^U{GflHkQ-T-v_zJ)H#V>#HB?K5S5FUYMb?{>E
M>&UCdhatRH-6!ZU%ZXm3G(s4Zys^s^Kf5IX=e2MC+*)}Y_|1RKDJ!wEr0SfD`(g^1MJbrxM+eDr^pk{UDMhO^Ci`8T?|cx!;?
S?`?g+X9@6YbKSQ^WKADo>$ZHuu^bs$Mjk9WZd9{r>K)YD@tq9@IVc$8;1=U=e8p)kc)+e=HtsCf}iWVV&QWubCXdx@;V|8<Vy
kFO=bJrLFVTG(t3Kqto|L`zGUkTXT@Gz2G_aqA{1*Qb+?V^Im2LD66+wEa^(ymTUYFDA1Ohd^SBoO(0(!YQrCL#9rO4_voidh5
WAc<~rNJc*RkE_C)x4~Y9yVUM$1DuIqCMS$G4(g0(g=W<oiaBm^Q$Vod#4gZnP#(Y*L)s=mEi38Z?Lk;kLjps4z(2@XgTi2>_O
*mUPH~V)qlZ9a&`2JAhe6O$aR|<^!2rb3_wr`H<u{102_F3j$J2{m?b8go+nAp{dw39QD@NE!p9vq}vj8xO*0vIyF}g4$s6#yD
r%#`yV;uOTA$qGKr&`NPg{XC|erx}97%;lsZqMc!=FR|BA+$WC7Qiflh0LRePe!IKs7vf87}lBTA@f$fH>iB_OXvV+uVe$*&Sb
>#AXB`CEQ51ms-ekKK3uB=;{&;YAAofQpOTjENzTb-MGh$6T);(KU?48It2!g=0Z$ka0#NKL8hph}_ueobK2$lr=VE^1;Fl}3q
y>u@#u@;XV&gPd{UGD8KU0UNx6<zMncqIWBexH4i>oK+;_&Ph6$sNXs8CHXs$y9bp_LtoON1VTF;9FBM>QRhXG6uu=j*clcoi<
*Ib|0=yCtsPJ7e3AZX-r#!&L_4m=gNJ=1!zx&&0UnY}mnbbTzVT82eqfy}Fshjbr8i%%f6Y$)M5E@Vi#95c4Y*__%%YMg(LOZt
6{K@!s7hkh~EH1Wd@evNbI^)8Y(%ECd(uAR!v16Ztp|b@-icfB%tQlrazJSdSKRTK{sDRW+1~u~uGRUA+upK7v?xFzZK2OBe!#
gU(CPvcS{wOTYX}n_=>CUS>dP;i)Wcl17ZvoIkK6%%P?q7tROiLsSa#rQQ#DnC9T;KK#nB{DX4<7LbJ&oY1&H5En@B3EUVlH<e
%b+BeUkozd$N$|pi)B^i-%G$*^jDe%Ai^p@V=KY6klZ)kz5<HNp4#e6qn^q{9QnV+2J<Baa(&a}3P6kf(ySO^kH1!w@xn@v`}f
KHL4Pm`4g(~E0XwjXStiUUCA2m<bTp@}RLs=V==peGL9TiDcZ&nH>|6(Nmsf-Ea7o-OT%-A|9HYo<JR_U`IS5s<~;%!U<|!fia
%dI~VpKn@<E5|!t(2QBeL?g1YM--mxFd8fK311wB{jxd|mD?~mt0g=IM&`Yv_QD#3JFhX#cIoYPV?PV$v$eJy_I^56Fx)nYP0~
Tpc*=2`8p2Qv4R)ImgQ;{kYE<$xl*j?b#oQ<hyO#xn42o)r^J(6{Dbp@+89D%7FfUgI#^<0=E(?WP%>I`4&S!o85#$pXkCL5%`
W>#BBBt^1LAUB0#me45kxnw`mlC{OKij~%`V!2;g<{b0;S1Wd}VPb-j_lm&{MxU0|VOq(C!bj@x?r;Uq9)sYX7BP@|iLI4byF9
Zh=LW{SJFTmiw55^?KF4JyNqAR~4#C5fj4#$=Vt)b#nRSi<ya<8^2Q-V*3SpYl#OIo?dY*ssX|g9(n_s?J1F$?IzoI$IhARhug
I7W~n_9t6nUnxR_~1Ol&q>4Z13U~PK}S>ltQL-f+6$-!3_S-U$LF7X@C?ZliH|`i2uKhCtzqk^VdJ2Bl^w_9%TSgQyllW7Nd6f
Pr0a_un?7Akz1)VgyY-!c@5VVD=E2|044h1Mo7UVSc?SePzNeLbfyl#E@-Ppq8*j$K#(JL)kR@HbwK;vA)<}@{VT3jHz<_=_jL
<G-9J;|5pYGi|JHs<1yaI_0(&lAi6CeU6x?)y56l$)14d|leR=h-}2?9bX4Yzp6^i?Wh>2Y{I06lb3$wCTird}+<b7I+?k+K28
L*)SVh28+5QPBW(C(Mpj!oZnA+?P)uefpsQeIgtYbo7EkE8_~$ZU9snx2ukq*J!4nV&D6;?_%kuz{z;-cj@xcgOIvTfBxPp_W)
ozF{X)|mI45D948&YNeJR^=(sq+vh9J4`@K&?@A-tMI_|&^AIETYBR_NZ&TCT$c?>?olVwlK?ZC4MVSROdmC=v(Gq+zlG1Knq@
$-wYpM#Rut$pv>b<H=9i79!>)dhSkFg?lI<l$kDp!XgI9C}C0VMnooaVq5fpi&S`5)RxXbo#O`<)?{sD?#}S%r<NRQy4-IiW@7
d)5WJ3mu+1^FOnfbPLhiR142pAdyq>qzIuAALJpTk*%M`<^HbQzF&z7`I{-NH0e@b8`OfE;ng;ma7c!S@FoPt4(BfcbD>$?+En
iQ-V+UX|<1}4I2wcS30eH^_1o>xPx$`ny7(SgfRA2#qn+o9=@*VBa9<+St-tCiRRw*yTVkcIA^0mxD_3*-0Bx{c#Qz&@YGj1wF
(ij>I|C<ynDDzxH_rh4vOp4&rW0*Y+DG9}eQ^9I<dj$^t?sxxc%-~MG)Tof8LJvU$BQm0MRv2f*_2tzma(qD24hU_-De8f~_#I
oyVM;8&_|0#kJxCaEHQGuu;{fZj6ra#7!MkX7<jd<Necp>t!l(he7=OW=KL6@3eq#+7B{BvE=0G^esCWtA;=wsBMtuDjzSd-N+
*IGhXcDi`vY$lj!~idmkb0_u$9{ZAefY_p$EVONj8-PDw;quM%a2Y*0Mbkn+6kMBQ3#bqo+2d~R2|)Qc|4457N9={$e++>c-Im
~io^h7it-S#C?bqO`sBTjK2@-A&bg?J<9Lsdnrf&3bMW^V3wyDBeohlW!?B-kx{j1bL9;c@=*~kHUDxH$e(v)xZ7+5n_tsD&l9
uctKr{&>MV*I%q(T=wWVzlCK(|9g-brM=j#Gx_h<tzS_-8)%`seqTT^x^nIpXIzM9@P5vnTQjvg`4h*FJxD>_>1+f9S@(&oB%1
vpR``y;!~WK)}=N6uU|EaoTHVavFdTz-Kalii)4mib(_K5px;s)->;4kd?Hu0wEL#9A>N8)@jF;awE;8(R93@=YeWi3}*?ki1<
jgJ<*8^3-$$-P(7D*>&CSwOj@L8ac3{x{t`YgIkSfSXs6Nh>mc-6*B~~~vXG@f8{<|%g@~BYGzbp;n{^<M$Qklii~8)=XC7Q#%
`=7+{Xd6Pj*C0el?ep6kff(4=V$x<(ZgU6>QW!{Ky+X^Ew2y^pdB#O@C=!HV`A;`GjcUo#~~^VKf4|4QmohwLDg=vrin4`_1Hr
*xVk0xPC-PG1b+n*$Rycl=18{ynl<up<?7YeR@Jq3`T{oU5?c8JAN(YS@H9>S@f4;<m4Qry{|Bh?W%7yirT07pFQ8x3IKs_<o-
{NSaM9`lISsT&U~2=}43uc`?^InBsNotK%7R8Qs6Z7OD=->j2Ez_b5G3RmBNO82rT|gN2n{iU5}uR;q$9Xsrq!@WI18A-KroUA
8G?)o9+LK;E~FO8C~357{`rob=>Md(Q}A5;(dQa4qKNk~^hWt{QVqOxIY2S!m4NQ{2JN=qPrB<TbF<xv?d27}dj6bE<A|5awI8
N-n)*{{yOU{{Z;fHP4UD*@ti4^=)$O`*XQjXKeZLj`d=$IGpvycvD)Vrz!2kh7b9RJo7z<BaM0B~7w4s?y8foe_!15m;ZK-w*o
rO`14Cx)l{h=H7+nbCr2-?DYl!b31?gfi)1VIhWN8ooesBA#aT!RU{*2W`XBLOBL5qOu22WpXpw$6r4op+D!zx%VF{^;FLfAZ2
>7q6Q8?MMIcdW@pKUDoZ19xt!9Pm_TcGPG8~_n&^UzXA#wRUyfjd2xs^PPyRGok<%Rw6alSScPh~>s#q!eV%UGCO@kx@f>+}ZC
cj3Mt08eS-JExy*qp;)77Uy<mbcG-}L>wJ5KO}N7?UYsw;}q^>fEApG&vBaLv<)@%-ZBc<b^3d;R*;{POPU^vdz+*n~+z)5<DE
?EnG57OfZjMcA>We#fT$L5t%-x~a2uzvIne$J^m3)^o31zh`D1OuxHS`M4K#7=-N(xf-{jKHQ{ce;M2T^I^4pI@F^dApOFwbfr
K0=-&U>?DU7Py4J=a#_4Wr{50Rbt6^jJ??a!LG<$LHcE#o}+<<~W<1tHTSRW6en~t+xn@AOux&i4J9}&jPSep5o9VCixK-6_j%
eyoc<s-05G*#1pKG2Es1S!(8AnG`ACsU;ItV*v<9cH8$rJFaS@a?LpPVLmEM=}Fby}>`!&QI{|6V<C4gEsN83sBas79K7nD>yJ
@+5y3NaBx2DBtx}^da&UTuE@Bwv9TJ)#*fUwnhMRE03lq5PU<-4ql(s;Q~?;BJax`UfXO`1<Wx4FYcVcg1B|Q2im%FZs_taHTc
Kr@I(NcYDo?h?wXIdwj8qZ}tLD{W(!tO#X3W9HK#33o7)Ad1pM48YK{A&u%W|X+NE1n#*_TdL(7+EbFE>jiHCaqs8(Z1hxe5p>
CWtZE_rSmQ)vv5rW*)L25VkJGqM1Z3J~UGy6lc(602r!7B7!GAMa}|-X}J?E0k%x@*T3?$O+o5GS9r3p1Y{%w^0LzG6G(@B`Ac
6ii(JmjG$>8Dlcs~ir6K@wfsAsN`k=6jvkU*cJ+#jgt$P=FG2mr}j}Seu9C!i5O_F{;!PiG5F1RIA9iOr@{4LblJV6srBJjy2H
`EE#H*;sRL3r6(C43Uby%P0G!5vs$oz>B9hG}HrV+%j71wz3zn$~Hcu90?Pt^iu%<o0T`wK!Fl_3KvF=Px&BqDlvKF3k)B>8Wz
D(ENmFz$X@M#CMRCxK9G?DFgaKrkYo(nQiilRb_T3P^BwXAwWmy2Q`Z@O@hahJ11V(iq)+h^a_%w#z41xU`YO`LkH71$<?Z@fx
=~)uOT$pzpn?W{&1x&RTh7aR~RT0^a$73HkGwd_<Woee`?J#-wTp@F^@xYG(Ll0_zRUvQ$Db7pl(`Kqy-l+x1iOdx8C~M6A*tk
lDLe=rmm4_7KCQ0V9$bf)Ya~CQ;^sUy#Q<mF3c)|4@s{JxG$i){_0o0{^|gCI`u>Fv?YR5aX)~bCa`Im<AudnG&75Tpg-c!kEG
pH-wz)CiGi!d*T3=gmnWF30sjUvk<&N{s=J-XnM5=n@bj0y^3`*yefK^hCW&4%9)-krsqDkeefzL|w5mT+Myf~Ae=;#^OMeK<t
T?$Jnqiwqz62@MEuTPWvr#p47BEXL6T*0JkYo|jedB4xx=rKyO;sIg>qa7GF#ZvOAy}9*h~3VWnOQ`0izH~cnyCbyV`M$j8;>T
ZAWpi;p6&***>>q<8uiHt;F_{tW!@mBVVn`b-2}HW@jOjSX(ZAaJse3mU>vE+E*2Poww|Inxjg3j(M@O{JTJ}TEkC^;>+@$(o?
Qh4HOP?g!Qbo;>UtXDMK|hg=NojAItK5$FxN<`ao-Q!#nBJqEProkMDy#F(+n-UV>H1=i<ky3Hb5{9xma{Xdm>V_RZVk_X|-N^
LoOCik9;8H;d6|6OmifgMhXuSG$Y`soM(pc>HX9_^V9Hb^!){k!N8&-6cw*E$=<3sYZ&Oe)Q0LwtD>2?>AU^z`sV8D`6c}H?kY
~hF+owc>$+()G#F_W;3I%QOF;{@g|;Xdiha3kOhEF~${lzpN906T76>e)4VkDk?TZjI`K`zZ@!`H`>qO90-v{1mKx}6a<fnp}R
ZWFtFv-Ia%uw5Jf1_0&H;?NxDgu&kJOU=Hn^_lLxvI|{@K!ZdN+i7-1v3v$bcMDE0h6J6Rg9+g!PapE1s)|r9@=Y2X*ERFP$eH
i<7Ad*gHBv0RjrYWCud0-7e-a4t`=n`;{b~0w32EY)3mF)Mf{-wpmSHDi%;4$xPwFPlm;n#0$X<GIIO>)2`$)Eycp*ZaON$3A(
lNI=(#w@W}JMD?AmCiHXLM4g)BZt7qUD7Sv2sur<ToYr@P8Ak0Ahi@*d*?L0U!|;$YJN;4;;^1wS&GW_dXNhr-|LfA|`N$03Qc
=OGGpYYyF5<oT@)Rg@$Tn>rytjO!sifprq*&ynq<`3R5@tz&a2Mj{gTd4STZ0E2U%*tutE<5Owolv>YO9Tn13>%#}z?eUYoySx
~W!{G=!)lJ*(=&yIV+>BEhhB;zb-F1%Dry}_eMdTl^qI`E<srNROe1BcDk4~%D!T1aau^`z(qCc-v5inWOMCiF76g;WjiKw0dd
_U2$ybqLqe<N`pW8Q16`0!L0V4Xe!>#rFP7eJ&ZFdGk@Ecele?>jrbUx~4Tp?$i&-0l#NNAq{<|3f^~@BTtnaldC#pIi7$-a2J
-xW0hUh2zMgZj1_Pcy5eNC#zMr-*4IDi>I^&XenbU;0?q%Fm+DH!xhbnE8y~6SFQm2Vx^IHLIzlynP)kE`r&;;`-VUWPH2gIa0
(zv*;B|>!8@4Km+yfn**288;a1d{R)3b6YCZr9$c+NxfViL-T94`HnbZfB_R*9Nhij8$CRVr4lCJB$un09Ss$5tA@8CX)Hr!y;
nLIf?qb*Nqir&KCNZP9e^u<Ny6kN%ftt-HH3gg`OM~|VQ+O~Yh1Rtf&UtF(r@;5`DT~kq|Dga&Pc|Xjcz4gjgF4pT7R%)VI?*J
a6g)OQ<M)cB31E9_rNktxS{p_t9NF;qY-XJbPeTG8`YK#CwcQV?rB<FEUleM5~w*n(VV8VBDGyxK2fMx1te_d~Gf0b%(Y}+<8c
STdAXly{BL$RW}E311zIUF<THCoT&^gS&I&^p@~eLwRwoZUVDLZ(u2l9F*wF~vwr+JYD*_yprV;$AOj4tl0p9$JMUVM>cJG$MF
vS~4orIP97I;LAcB&CNB2tw`~73W#@gJkId>7QM{@AzIEM2u`cSEbaQS1A!q_A+ymNz8eoT4>(A}W|5Br9v2}fNiV_%DocB)5C
I4e0pq4<|AG{9HpTZfZ1`D`v1T!?09kjFn9l*tx>=o`gpiVxY@_XrV1^m!kE|}!Z43+YYTg!U*ECI+d=KH`HCGV`34=L}09|-B
TCmU2AU+^;CHfq)hc!XT6%}RQid2J|8_1ar6(!Q{qXrU6(H0A}*qw0$2`Clm<WOJ)G=y@P{4wrE{!D!J#JlUuGqfYf{A*R~AhD
l!W^=x=Jik<fM>)R%*PHt8`ToJc&-*j3>U1WLciFx3N^D@YgS|Vj5wdAJrSGYx)}Nf;`eisH{$MZP@h@ez+MZ9lyX@k2ZT_KE5
AM0Pj2l4GLFHZ}U|v64zkz_7#egon<3lSp{ccshbl%7xR=WSTy~8(B^LV35Rhl(FJwJWawr4)v&QLDb@6YvHZ4$fcFt_QnyVa~
WSGG~j-4E?_8g9RFj~}1ekE_S!1EoK+6@7aqHZQ5eg}!s9i<6s^I^!cf*Dm|NHoue9_3hO^x_!nr@ABr!U=G#oX|v(`=lAd2a$
mIK;+rQOn06Mnt|wppK@h)qyM6O~t<41K9_-$nSF1I9e7Qb76W@pW|I<yfx1hE$)YF;#BOyL}dvkSn(+u;*%w@jd`}B4v!{Gdr
CN*8vu6S?T@${DF^4|0>E}=cHPkr^|>H^f+v8r0to4XYP?nF4&o|bB3hS7_Ekt;v`O>5S-rc?dv{YOoD&g&loNAx<Mtg8|qp6B
Xoo6{#>JoRa}X1@(9v!73lJNf##`FQuy=1>*2gUgqQ+osz4b({6~PdD9PtaOf+|I1jd4jAv#)6bsO<No7QCR;t|ZfhR%4`(NMJ
!~6R&%7~W8&CZ2toqFF99H|avsY)+!|SV~%`aVgvuRIicey#eRc-3(RO^%9zJeLTSZvDvM+u(nsM0UoxOLoF_FxWrv#OhTu|C<
Gb^QyccKh{z`O(^xGs#!>0PW@VJ!5|ISZ;2bHdug6Q{P#k?d>bFX?}3a4uAcxE;gI_-1@dT-0{XJWaI9cJ~^n$7rpD;6ZYXW!%
ggaoi@E_es6zhn!IY}l3v<Z7f99ZxevQd)IWXsg0BZ_PQ~fT*=A~N`PaJLXt$5FCF?vte^VFLc2RuQ&Fc0ne)4!$CxeTp{=}Vk
y|Z8WJrO^nrlT*2&=dDeLc6X{)8<{%>t=2KURm25WpgWR=F_`dtN-Q?CI48to_W`@)8^tH;BDjL*;dW6YV~`<?#BFfd=Sw8&7-
|y-|6&9vrk!*HkB9b&OzOPs)sXn=-0J2uM89Gi>i%YpVp&rwKE$y)b)eZ$VQf@4{q!8|9gM*FS}}3SJv%KQa*=Dz_a$-P<>g6=
A@a|kHiTg#axJ2wfk49xA%?h^&Mr}R)FtTaI@3q{CRFZ(xQ3T*v(VER-CubPtVlm|4QBJ+Sa|;5ZPYt{14~%L-MS7?@~H@G%J_
8cN@`~y=q=fRroO^#fd0~26p;RgixK>w$*E!4Eud)Zh`Hq_1WFz)};(PKm>dG$?jyMtF>bl+{<a}4_jeudtKu1y=KlL{K855N~
$-}b*^S}_K(D~8lSgj_GEqDwv*W@OS?M#A3W0M)81CM*0+n><a#^<AhN@!rmNvzZYj;WZDQZ<-i&h}%>Cy-)goOYDrWu4RO9aF
FYooNrv2d#r$sXB?yRJ&x?%6mn|u&L*LwRU?v$)+SAClgpP7|jSJ$6D+i1Cl*=YDnbyfF|uGz-0M_H&l;_|MoChIm;{VgV5sVd
8?c{XlkT8|J!tJhAr+m*dIjd>V@zE)SSbroN)S9SfZ>|WjYx>4mZM0YU}xmUJOfWN>0Am;tteSA?|xdb;&ov2vz!%2Pa^{q)dO
gHyL7~?CdW%nSn_cGi0RE<%!Xm5txSNgAhxH_-rU)5|S^x^tZQ}bE9WH#d~<piOZ<Gwamvs_hh&|w9)_1Ay9S!?-AtveZ&Ivlw
PNxTdQ`3%JW{)GFZ5&p=KjSx5Rv+dvhV6|eauh-LwP~p&Po5uJBJn6GTnSRqhjJxM^|G^csZFd0i?fCciP6zjmSFUXkg<alZ>5
%{O_wuIeMfb}reKdXge18&0ea!t$@ZzS2r-|SH!>VIe+?=%WTJI%Qk+M>tn_0~WSs2rd#L_Ykfv*z3hkS%?amy?fZE`WoSFmD9
@OLnF#j<AkJL9)%`R~PD{|CJHf5P=|aQ)8^L%)KrU%>TSxc;|N%72Ql|23}v1=kPo^M8r2|Mcho{%`T~e~z#J92ec^zsJx21-|
|>T>l-e{|rC>I==oBT>lu?e~X`A!Pjr%qSyU5_<4_OhwDDBe}?N%aXonOX$mpYUJv1%Gw{*k&;Q+D(AFVZbfcwIxu`Js2wEw}r
KxHu#IU2qO<Hv&srTgJL)zNULWs;-2z=b{FaGS$Cn`o<?n66Bs2q@rIjJ)WnNOPkjw7k<7ym(+7uvQ%i|r)BrGr!wS63Gg7_Cy
mO2S9$Pd|KcKLS8#YhhJa8vzsl?pyDE47WgASEz!wy}rJY6WrT0lWpYI`=IuRn;gc;724ed4{J0Yeop;xoT{>HmJ@$ZhcgJRVH
c^iUI^OwhldtwDYqz8iua=ANUv#DDxmSuY#ww>MvKwQq0rEMY)%EbE6gyW<bIf^bwa4-sJVw<oM%;rsM%1{f(t_vm@wXZd@Ee0
?U~w`L?vGMo)>llB{;xD4Y9y}rUG%x#t`^4PjQ?>8CRQCYh7I#2WA42Lrt%gf#P?j0f_*im8}u2a?A}ogeG5)t9Ss9M^?+s37Z
WqL4SPzqdL#YMcP&Fql+Qe5#e08sL?J%)uqJ<IsqU@s*9lwJ2AdF#Uk4i)zGY6oY`fuoQiX93Q&{w_opKa2|5<SI3mgd6+nlHN
(^B2XIihLU0;P3uSJes7;5wyY(00l57ky0cmvut+Hmv`ezq*-DaSZbjfaeKWP$3>)gUA5WmX+bNH>gA6LV^2cyw5e3UOu8*DXS
B_2R2+jIs34i*HO2@QBakgU66kSt_k+m#mg~WeVU(E95lEx70#V0YB~cL>`1y+Yaz$v<IMvYoUFsBi=MII)S0^5x3|!igtP7?S
K(^OIB9!m8z_9rHw0ybzWAlpK3<_=q{Vr4VX1~SD)3I=5=Y+m%@R@X(<+gM}$Szbcn`s2!$d)r!I}=msYbYc-m{t!xc>AMM={$
k*8-oO^=0kN#W8k=rrX-y932?+y<?CXI!u`A-P<FE7`luVpVW49&65H!+36C<W_i$J+3Vh=|HPyNbLilWQTaTDluHc%3mFatmi
0QqC;pH6$;b-_y#D^L=Ys+)b%v(aAQ=RCqoDdkwsJP2G3#8U+9%+O6`P*d0tk3kVdmMzdO<vKE*3XJBns~6WYoM)?e_41$I&Ad
3`xjl|Wu2AsN9O?Lp63!N$?T0F_rW*dzGbDD$1$w@REn^(H|Otvfaek*lae7?7b=MKiH9y}gIZ9*a~xQnAZY9cS=O;OsiGa=d%
*91rR_y^Z$!3HV4R6`caJEGtuT-`w16(Ndb;qLXLTs$HKB{g{nIw<OxrVQQo`&C1hcMFR%XR97yPIi)Ixx`Ar|V$dEc<c^0!ru
|V#NKHqv&`v{`YCbH>iZt1t>7WzZZ%}wVuN|%D6qarZL8i!x<{A;rqC1b|<5O==scN>A8m4l;#77}^q;(gXBLpR&OK~9=Qu*M6
caDnsM$xW3+O514Xwt4+IvYgN{&J<&9<jMp4M|#;#e=YfE8<>}PQfYR-4EWMmnj)#XjykD@LbNzAr?w(sjB|{fBnbL5Tb|+Ug1
e;_MhsEAoJnVnFLNNB#U@JT?n>7PS8h7ZM8!$3WD!O39%W+VOZ87mQyP@tr}6glAxt1s)D4M07211lk-fL&M38RZJ|vot1{z}j
J4bbq`XMp78mJP##eZDsv)Rok37}+kjW=_Db$Cw>K5}-Ku;%8{OIGi)z3csDSzwzw*b;q+s#x4%A(aZI2P!eEUow8_fftWU&?&
y8A&xZnLrEF^TDI{`S*VCSNXd?`fk=V>sOY#7)i?p7<&OeR*Cj~Mk?%0<;B~mVN~uTI29vN-IgE-0iIb%Eez+3M?zSO8Du!&mV
x#c^z$U=(dR^kh%_@o<<x9>Dg-%3Nn~jpRY52a6>|kSAiZ~ZDLP*+AxnFS+J!};Gle$4a^inlQYd9P5QKIf(4r%tQ2y3${>IE`
%U@Y`J1p3TUZD*?icX25efQw1D-1Tp9HatG*FdMm$f<S~)FKJkfAfF+jgiVk$};eXDXJg<fG-z5tI$bCF&))%4wQQFyi`U>Gxm
#$S#pA3UR-=gTT+$<%SD;+MJdtm*o)t(KlzhC{u>PrrwT1FOp82Q%`@;VdNcV+`zh$BSI=nS0+7UMI|NN0o0_%{p?RSUzPF6Pr
x4&9Tc1=^P3vn*$C?mouWr?J;zw@rA{ql}*K8K65=x8IY7jJ4rXtaTpaOOz+SI!gOicki*)cah6V?2IXy!NdYI;XC<NLau?(1e
$;CUo#q4i|KLpqKGnSqq2bD!u8AmA97TMlKCgTPnrO)qEN39ouK8#q{e^@+B*3eYH2eBd$$uKXm#G}6*97o%r<dZoXVuMHRcwd
tyScG{L#r$e|scDWAYAhRD4{aa1ND;OG)^RhD@AqIV=LWzh?8sH!Uum&+CXvPqqhoSQ@?1l~!BVkW#D_TyBrcTkUKs$=4Wy|s(
?OgCd5F*c0kcb<Ffzc2uwsKYb)3<+G-v97@N*J1hG<1x~VhCuhby;tvn9Va%z=zpG+<6Y|CvYE$d(izf)OGX02OpIC5AM_Aqs4
nP-6y}e2i+I_om8T|VpQ-1G5NxfEb&UuFX*qjs@icJ_tP-;atSwLs~2<Dv`$EWXutHc%cuU?^;MhZEW4o-$LXN`7-(fPPXi1Uj
OjLFsM2id3<9sgt6sKq3A{La=mUt#xmuMl&!a4^LZ|_;Ty0qN^JMA#ITApLrvwBHl1C4A^MW?L#i@g_%Und<9iJdzZBrI}CUr-
|LFXCOu1<cMora~?g--R@g6*zxT{)4itx8uS^)~>Br<#pdf+0u@9i=0e!yA@)VX<@(RRJZvlstz*nT{aUR9{L6fee!;oA!JjI*
14jl`I-O1W9~4Y>p5W`J*gEg<m)IhU%rz)drkTQ~SVO9yIg?V8%mjc$UI!kpdE!vlK(nS!`$sKuh}5#sb}>a{MvH8W^G~7!M_*
I(~kd0FR<`8$vg*ycYZ!y60KN!{v(2mo1wvSEajHi|%Ptj*semcnlo_yTlX5t2jIjh;P|Pg2bB9<&#2R6QwN2uQ7sFs#AiHrN@
O7A0VJ6j`YzhP%WL1V+cO!tUF+(qzuoHPtg$i2&#u-Y(XG8c8qKq{fbl7D7tIe2txaO;!-@tbD)FI9EJ{AB^@+ijVP?Z;T?MQ=
rr#tkq?mSd&lEJv-tq+btBk(B`qCSv7GgQ0D@D#y$K11S~=fXf}J@AI;?|==~YcafU`B#%L#gT3OhQ_kT~tT-}y@t>EbWG^PRL
X1bczN<PXaWhM-#1@S;MLk>8|jq0{t;fN1TQ>ec!8zVp3E_xbK${#95qjxAH_#0r{ffioF;I)!mz4vGs&zKz(1c0g$=J0_nD>o
9^W1hRA|$+L2*rJ-XFNUbaKGU7)+`oWLscR&2`8*hUp=s%0U8dAT0_IC7>y1u@GlghU1I@;((XEGp0#bQ<n^%Jb~Y|#{}3F4@L
qSmyVC0II1gc!**^|C2yIWdO#lZ&_BdN2Lm-~FhkI#}ndq#dAis18+6Qw<zt6B?N?o}LOXH91qk6VW<aPn&`wom%+r2lvB|fAU
sGy3bXPke9ZBQ(w^Yk!~U~r`>y=)0uH>u@<xmU@6I=s#!*d$j$SN45bryVBAejT1zgwAD5jy%Ub4pAABs|dFKOCHgtlJqBEYrs
}R=cHfvgE>}rOI^t5(JhnP_tN}?Mq#|uz#KFuiT<qXE9mY5TVsxbc!r(4xacTpR3OLG^?=^mOo8P9UJ5UVKp@BZT3nf5Y~Dx||
3N%2sf<#L1<dX6qU^fg;LkruMp(w`(Fs5Y4X&}7KB|NPH0G{G|A5$UMIMa@Y?I&LYEqU|&i9+E0nX!-@BgD;s$B4oJ_jYRqJ5C
8s6d_0|Sv&5xX@LyRfPA)I<KwMs4UO8)FTvSD+Tyoi*4yL5FMcRCgaR)0g?}G&<*%#PZ5VNGJX(^kcfoa-O2cUpgN`W>Za%<ob
xv6UlIYJqr*&r?8kqJ%5DJ(rqBul|hnMi))fB)^@qLUGqU0akXRB`|FY+X(-qgH{3uhnvbp`b0vbSmVsJ(+g2&`Dv`W54kmzvY
)QFVeX5-?C$;5Fd#}gOQlex%>HhNx|U#OC5Pxir<&>GkJdJ?YG}}aWp61{o;Ot!gDDPVo<KQ=MR4HcR!`w;D}8OK6J5mbZpS_E
p(ijr&-=?Z)n2+IDrm%Tu_4S6g+z|bVOxdoHhQ%NrT?`Lxhc~Tyv{cl-RWyKqG(!V^7_(5yH_DEuC$kX`1J!Z~ZLMeB7V>;UCY
$cFtB*-!18o8$9$<%S!cC`Na&y0prUk-^I^2S+M1>OP}9)=lw*q^Q}MrvypP$TBiu_(8}eB>6k}yJru{_=aI0DVv0t7**3W(B-
NS3nUwPL%ZrC3JfLi=rEr=p*-t&l-gx`X5Aas==377c7&+?dra2+(GnQ7`O`D(w_q%O@zmeD17qmx@Y_i7f>0}2>*K#xf{RdhY
HAjkyo|Bxes_KRIplv7y-!9ueC^48_oCxJzCZnMuEOi=V4OK?7Yi{<v8Ny`7anjQeE@WLMMF+R$rTfs_M1_$xvk87KSAmBdIta
}X{%+2zdCYE{a^26d-s3t9(RIDQjH=MC2EXinSRx6!Lqvs`Frj1{SX-^u(=^3nf9%LYgDW&dw9<`gvWc=7fOI7y)MKJ;ys|1r1
MPH8Ns#GGLyd-`shaj|FFp>O6gcEqwlT5_zqNkOF3ft}Hja+yh-vh6m~Fe-0serJ<{VIfLDGg%HJxB)^Cb#fI0Y&nhsAM<VvSr
CO@Na7T6|{C>U-b)9^y*4?|t_#6V0iz<yw@m!S}TPfwDXxy&ZaBf(}{E5Tdvu6--z{_xb*JzYo<R+;_kG|E48=>3VS=+@t7)w_
g+q;&)UU&6fG#Wn`B)BeG&*7{(oxZnZxgZWdId`CsB#LN-tXGz@t5Cr=R^?yWc9JV)2t$$RU^$;32SI!`vl<gRaSgl4iG`;J$*
1J%KH!?Kl?q|tGPs1jP&be7^YLMX!UljE#5hR&(<hVq0E8EhRO1d%%vvVA}%jdXf&<nwkaeh0g>_d&M6VZ^tDgp`I(t6H+GEN7
vT4l3aAn4jarFSr*sY-Bq=vOPQIUE0RWypPYyK0K1O2+$mKdYOk5pK%|*?7q!xghU>A<Q<-1#-~9BN)O2Mj@Iy$3s97^Okyl!?
zBLZK~-q3Dq6yz3C=tx?q^u4IaDF#k2~K<5GzK~ivlm8$wd-a1}JY>XBjaZr!CDpWDvSfjgjLY{O*8^!QEGPU7lc9TIoEU6kJ4
o=fuXTA6$G$YL3%{dGgk{1Hi~5F@j)f=7~=nPYJg-vc$%unH%zalb1Ll_eIk)7<BkL!=a*JmT6{cvs!Z&Xj48AkP3f$fF(vl_I
T)?4ob*$ey}HeT1q^q=#umRquoLPU8+h&vVH4M{^Uml^i(%$NoWuYkbmUBel9JY8UuNHQ)`>uvI$i|mD6d8$P%iXPkcj>aqPQ*
Sft(iG|E&1ooGL%jC2eTOZBqBdf7h(u)zbY%x9UQb0{aokEvEwr`M8-d$>{WPzjB#f^BG%A&b!3O8)7e{TZp640v7CNQ^I3&Wr
1XhlI?!CcpS%mWehM^7LZ<YncmKkp9oU{cmYjoAz~3#S*}XHht4p3c6@>6{E`6o|LcrIWv%GVJ|%BGCM=r_tQ6i@+NIb13WLxu
<Qt2oCRO@SkN-f^XrQ%nlZxX5>;uEr<A{%L^6UI+^QaY@-fU9Rk<*OxY2>;g(&;W3&wJ^)s!(9SLB<d^Bn72v=hr!P3uU6K)n`
CCG(tBHI*pQ_F$@Fr9&jC&JmiM&IZabYP7A0sE-bbd~wtTojxs=!-i;!BKcQ=@u4%38JqE&Ks%Wsf=KyNGsuAhbr2$w^#8IOZR
u&+L1CYH>1Zd&)2QsTDD{&l<YUkICy|Md(Cr`5GUK9O{(qn&{w`^m=^&CO+JKv(WipCHi2P8rrrBaTkDHel>V<0C<mhKP18f3#
HNY&=-uFbk7lFr65qh<$-~&?uAbQ%QDb(xD(m^5!2QiY%I#C@vFQ;77Hes}}FY6i-kIoz@hIaX33=C9hS=7d|K=?xc)4Xk%X8p
mt?^@_N^WJ+u)7{unBP!gADwk?p6+D1V%T@qJ2RQ_)_hTexNkuGMm}w}I{NTO!=(KP7#!r5vNN3ThD13<tPrH*%qP3$JyEsXm&
=nTpj1UD?(iSXQ;{X9__*tGH8Uh9?LTXQ8*-WyyL+e9y`@T0hP8AS~qM9cE=rkV~XI3MKA^m7N6N5Wt(L>JY?x>eFP*K$jElKN
I!;>F;ZTKQe(5y^BQlKF;8-roKv})_udKj8A92-A$t8zFt>Dbk9$;KCDlAXaq7(KW+JVm{1)GIS|>!fH~39^%xrIm?ZSm--lh7
mWOYBnDm?)#e69!L=}dQ%|0p{-zoO7juIoGQ;j9YBR~bhWEK{N$5IREG{h?{wYN6B6G8XlDSnhr3UTN8gx{SC+Q9FmxA8C7s@&
Xufkr2Y|pZ<sr>eLb^b`#bjliXcmrwK?+aagVqJ8I6n`PvX?T5R`w`2;a`cU7Vjk3F3?%(fOP0*dXKHTio3qz29_6j3(isG#7S
*4d|M)&We3C>^)UDKG4%C598RzO;q)eS>wWCkyD+Q{R0C4nV2hb`(X=NX7)<v8Ub6&!5|B{H6+goqj`bM&X7IbyW7wV^e7EYtV
Ffm9#~>0Imd=`@Bk&a+d!3e<zC?10dylyF?nx`_$E~Oyx4e4NaQC?3`r0vh)EUD_Mpveh4!5V;?i9SF;{l@g)s!cE{=lcu>oH>
J68d{YzR>whjE#r50QbTi1m4TW2DW&YMTwLb`A9p-d9Q0e=!((*5k!)vM82HKPyY^FiOf=l_~7~EgBu24^#{N15T5<DZ-<><P5
XH@9euAFK1jrua3u+grc**M8?b5mvp70M$VXZnnBCmX)wK8P`C{J8&wM*w&8u(~ny|&dzBrR;K^tTyowcNxM>tclO<vYtZ>mOJ
x<*{sMm;r+c&ciCA)V+29m5BPRdfJ^qI=DVoEa^eX*JIT3>-um<i+FwK@ucP9-MYRk0dpQJuNnh1)>+@1jeEjKenhaI-^c3cU5
#$#qxi*0J_RFKa0*<rkrD>W5wfg6c66;;rsX9*bOQ`wNLYCXL^X_>yIA11%4%*3vThGf=+j&x#P0jhZHe@#VhsV$ijEudEb!6q
N+}+R`3xLEqn9(zyJTx{~H4EF}$cGrl?=GhttwqqK;Jkao^EoD4k0N#X@>!VOsKow2PajSenYM@%lZ&r9148z|I*Rzsy@}T5t8
yV>syuFh)n|()MU%MOb!kDLSjX>sF*Aptl^c65wB*RI-FI(3&%yP6;4rNgC(iV9ky(nd6XL-=)>Di*<L5o8uv#9u9uf9m4ux#e
ngj=%85jV$VITs;fL9l|!aNt%m68|7+{YcH>C0YwWpIansV{4SpFv_<Q_&(*qdu3x4vm;lW5A7zU<$rnNyWN@9`XR!e3^WJF~8
oG7*p1E!EDf+B0lh`9HhyPTV+Nv9D;e*lg187n(CX<9mb-^>Bjr;%HrtDeJ5NO>d)Y-Zkc0Ynp>4ogSz%;KJ^x^AdCiA^wPcx?
)C3*A*&wT|uBczyPQ<q&Bj84|68B|xTViYf`t0h<APjwZ4h@%KK?P4Dw+k88lySL;<%QIB!<F@Wiq(^E>%8rRA5%J3~RdBJWvB
kfDdW6ZIko#PgvkS1H($iNxh)P!SXM6dtwYI*&K-zP>23;Gp>CGk-)-o@M~evgU)-Wpcm6mPGnz5yRw*cY!qzWR^()vG_k|FIQ
oIYvnZD{>eKU{s+LWwX0BGDKB+2}DT}9+Ra{xh_BYT|f3)AOgmG3lhghb~r}#mrSdeKmG8--H(6%adg(McaOapreOOqs1Q6=r*
KY!df0B|ezz02V>I>P;uE`UB@;}->XD}v5RNW2`konOQ^GTKXBQmykqD6QjPfG+k&W}%411&J9e#@4&XTA30fzbk|9=MxpF*nL
MCE)Sa@>$|j42HWcO`2L>M?_9%-Bo$psd`%tv!O!-fCDN(})c$>9w5!d_a?dK3LyhB2Svq-wv=I&tV%g+1tB^ySD8d)ocZ04B#
9TxU@LqaFL+=fJP>Bnn1Q}2FDX91^$dTN}Y1NkDhzhPZ>vyx?Nn6nRYUjdIy2OS1~zw8;0JCvZyREAlFf-jiBCybs@wuG7QJ$q
&xjr%>-<<b{(}0B&EZ#Bh##ks$&V!(hx5tY)crcNEVoQ%j|Rom-WnX1;IQQk8JP(Kc94owlBnnU}(z|OIswPRgU8Iw56My>*m|
-P4o5YYy0)`OZ)lrr|#-{)Aak@>f6nAdvmj?k9k#P%k&f0RXv5D7-27sqnWtD6qr~LMUjUp@jYe&f-1#pAiaQk!#vkw@Ey=_3v
^=rG&rE%I!vUP3`yV>4l`-{Tr=RW%|G4+;Eq*^1CsrmRWO9(Fq~*AM=&I^`rG)hx%&861<OW%>`mp^R7H7Apc7n_!T0bWp=9W$
8s@eJsA%#S+NGabQ21KjM<;Ki)psecg34`HqK2K)%o5=iFsPC#IVgEC!rL2fMti7wyKM%0dphcy(_UVm^kQ>z5Z_h@iFG7PQB+
RETh&Y{&IwN(BPTvBa-6o)nck-h+?i*3$QLpI;-~ope5anU0Rp^2Pm4^=LCGK%K&W9T3r@*Wpxw*FCemYDB1sFJt1KOqD{7F#f
Gq`+z*rLCmAtGj-c~3tOL`N}*2hW=+2zRnA^}vDW01mQIo#>m=~Y()T#cjA2XA#BYB`RT=%bwva0pvj%VAM*utThLnB7u_UdRe
0%`tr7smHwTj9s@b0XX+sj=fdm!3w`O3Z_I12es@&tv#UF$ZbXOatgEIw#gE&!n#v&&^2zs0h?>DPVmI79CKxY2JD8diP)>OBC
Hp%>aeQYp|0w|Q~>Oi0~$6XPDVdUyysPQSZXuKF$e}Nm|Y})bn_$+41h`&2*L%|ZY%`f*s;a&r9etIV25CHRwJVbhONs5M&RDz
EmkZrq%IqClvw+18tSOwpi*e245yirWz5wHY*sd_#M1fwAmTj8knf!rTQ$tLbx?PvpSR5@@9Q9TLz<`r@A}~3AEO!ls1i=UDPv
x+V{p>g_gy#5Ty#cYqi_bt>{-#P;<VpCreWM#rE!xLPK6$1TzXXmOyRDEFtBRFX}!TM9KoYmrO?9^O-qdU$Wsrm40shE;TCuGn
v&KT6cj&trW>_+P&M0vm-SzDj#3vZ_pHz^;FNP)Ikmu6#@V*6OwM8?wdA*Si7FNlD%BA$mmg3G>w9>w-{N5Z4!8b$?DBuc{{1a
}^*69--{aGLe@qXQNG~6kU(`QK!xFpD;ckv8j*_@Ps^W;!$+R3p+M;|9_~_wXN4yUZB~F-71BF^~9q?Q`{NBUq`dQyL7dxw4cr
tzCL%L(+bGz^R{eC}eA09>)@A%0taBbke6E<?9M6_gQ8&jGL@R9_xD#A+er|17NtCT<feYLy2dt0@Vaaxe=7h%pGepq6A&!szi
g&n!1$hup?RWNilZ*H%3>DFVdCdEWbT>x>rq)rel)iMEvzQCR%xo5w6Dmo~%OYG?`O4w?F2O!oUji3x1*9FfvrzZhExPL{T*p_
7BQvA|V28t*K%kqRz#k!>M5BTyx0wKj=B1@vcJ|myBPuA20Ujy<1afp(-Hii69rrq=AP%)T!ZN`s}3c|-Z9&8-rBXJsob2Cd1%
K!jz2|%Ze0|-zhPZ@hwlQ1aCh|R*9-{P&{oW^0a@EvC8aSem*`<{>b=`x2yZ;rU?fB%&T(Et4sH=FD3`g+rCt~RUd&1SXP@bP+
ebA7YM&rUX9ug=8(^L2~@K82LTks}t`bL@g=O_dT)fxzRtE@f}W%DYk*dd#AVV>pIZoU59~ag-o?hGhp+_BdO@QYJq~7?*(xO4
&{UAU$G@0Y8O1sQbswU*3O)M`*fE_{VS8_pAKtJE}ScvHnhPFMs&Y&n?T-%E+<5{Pd^DGThg%{;h|(p!+EE(n=%}sDOu+abxT`
hJq)Cze)ktQL&OVfKpZB&u@ODM6!DQ`uBZ|aXuz`Y_SCLs2|{{cD1l>0()4NfN05im6=xMCJ_u_Zv%QT?~xc}D|~<%X{8;$E!T
E?ch6}QSDP;z#hewhFF@Kx>dHB{s$A7xZ8muv`s(M)Po&+7u}i#0!{Hj(^)=o;>$i!>r!b5Ocm>;7{vE~DWaYS+Jd*OSn<5OER
}5hv#nCH4!5k@mLF)2Jd-|9^WfqwkX?(Bd4<A3Ae*F3J^zHjMXYW3|JAeP?!};4c@6O-8eSh)h%}*C^KD>WccF*$5MiNi8M#tw
X-@{kJ3N?rR(Cqhz=5W~Kao=wDJ7#6t?RLwnD~a#p#pt`5p90W=QmD(ZB;bGc-|@~L50=tTmnwn9!<6bN%F2h>PH}0ls*EGrWm
;I--QdHW&b3)s=xUUm7G`ALywNg^`|J1f-ZOJHr}}KZd;eeWW<B-%30_^D>+o>@ZPZ0xaHQIZ_HwYP<`A6GCAl|I^mdZHnE-e?
>tGtSo?t9p^l_|oXIJ{9u0(5^r88-oefD$2Y9tX%t`xw`1e-fhwqJshFVk!$2axAX#h?zAy6sZC2DGfP_|7n^0Lz8_W2$#QeYm
8az?Tn~mzAk?SFi9_G}X14nN{KNCg9Q>SmI-U)#|p<$-=B!CywI#xfrUD6X|yJ+&PS*xmis%>147?{F+O!UwT%5l>!6?X|@vuV
bmbcIeQ?cYS^(&*Sg8I1mH7y0D!HUSMWF$PGy4^ZE>w}m)5{!r!bIb#Ic|Q0Sp>sqT)LVl;gpP1^$wIe1<JpPKWbyf;Zb@lXUp
hYb^aK(8U?{!Wmxf99+pODzI1^fV-IY@|?&d8Gsb?4*dV2ZQ82Trqq>w@$6z<yGqwhr5m<KJIgv6_`FdF+yIG-J>*g^IJ=_5M_
mCftQfSVbSU>L4NsB5CSc$|0BSIB?u8aW@zSw8180JRN|xzwPRD_T5bN>8xJq#Y`o+~%YY*~;TsRa{?5`f8t4`gv2<K%Ug&bMf
1PTRCr>0uzeEsQCFbqJw?+IAc`yr;_sm+)CFdXtU`Il$s&#3~x9ED*>;V68VDFtGs36(PW>dV!_F8hh2_6YKQ0KB5s9Y7qlO|f
KWZFefBR7y<fCj2-Y@S>62b+_AJ%{gwrd-m)!j2xUI0`_cd>xQidjH*u;XQ!*KX-@XroyU3ZMjsq&nF25)a5O$%E*hHv6Sk}LN
;6$=C^DpqU(Z~V-cvJ$K`ssm1ptnQD!&XLF9UP*qz;aH8e##M9>qZgxs$y<v|dcBJo_%Hq4TnDy&0NGw&2}mKvbSPf)8qbFLmi
&a0^x^o@zT=P+1Ejp~n8uX74*a99j_`>cu})i+^;>(8LM^g(Eg*W*G?`Gbdl-46E1x-h#El$3IdPxLr3@l$lC^H%leF=qgw!6(
+Ozxs&zGTFS<blUw4v)+g+&7&)3Q`+#-%77io8JQfiy7hDIQFp69)oKC4yqYV|cZLydoIFnK(oZUU>GGjx<p6c8<_woX03d>u?
UQ^=CfRGf*OaW?UMN+BAVpjy&8QCii3^i$%FCRZz_}&bLKabwCOfyX*XRM3?duQUz)ECd5Jtx9sB#nijVm=~UP6B5AAg{|$mu6
yL*c3(ZlfZruMPo5A-knNe%-MQ<2IpE(YB4~>S?mr9;Q%zTk16e6zIc9)TMo;ya5f)E;uB)Vd!+(!w^}{F-Q0dUjE80#J@(uLz
7i@JD=OenH;yGtHLSpM^@OoVh8E`E!K{j-V~(}BJgI#tQ3v<&rCx~bAG}3iQP@g`rjMmo5jVEB$vBs=CnI$Yb<JTTBBn;}Kydf
L&LFz@L$<mJ_C8@*6Qz|>T_xBAyjU{@&w#dr&$lJHS7}gAAO;y9TP$p6whu5Jx2vkZZ|rbyO@C+1;a1B1Emm!2QxR+xtF);QRA
4fP@#az>3F{2klBp)tVR>DuY%5@v=Gj?FN96(ceuvXXk}#(*au{K@Dq$sgahx2i5@?%Y<ecF~IvdJ=Iolj#<wPrlWmTy_H5M;&
!D$nKG^5D@PviO=XBZm>t}W&4vmbF3NASJ5W1u^6NbB_VzQS2?HG@SQLt$FZO{+m{A{CP}d>>5VAuS?gYcm*qc$CxhU_dojDn2
xGe5`Xm?7wNwVs)iB1FS*`J26h@Dw&x2t12o=&FtF(e%xb;`)++g%?E$8eYo;-zK>FEt!op^)tH0<_hAE^d^`-(c9>?^&n52m{
XG~^#yJKw6tZYtaek9fiJFR0YJdO$L8iUraugCi6HW8!T}}Fjn>;L*B?z;7$*d8WQT~bH<HdSevuy~>$(|lqpCVO5-G0trVr8T
(;Wdgt%*n9^uFs$s`Mw>+X6={DGrxSi7{#YEFFv0P;%Ys*dXTmXi>|OBnrV9~CF+bVx8%vf%~XWA2`ipL2Czvk4zbI_)a5bMc&
zgX#DK#vnXICW7V83>6@ZSs4s%erL=QJJ<nO+^{Hrf+{_axemp`lJ`9>^fH_Kd)6X!DGxZ!a3OtynTa=Hc8MNERZ!cMR_{VYhg
Q56VYBGT+6SY*HZ_nN%Egc^@XvB=dK#te=y)#3)xL-3da*re!e3qzo-b+H+;H7R#(0(RVD`J41l_BY@vX`&Q1{=O;A9uD``GJF
XKuS*B8!~a-O6&7X7KU4aGWf?xr&^f_?D!-w`gzpEIHa)>-UH<(J@A<z0GS_qM
"""
_numbers = zlib.decompress(base64.b85decode("".join(PACKED.split())))
POLICY, _numbers = network(_numbers, POLICY_GROUPS, NO + 1, SCALES[0])
VALUE, _numbers = network(_numbers, VALUE_GROUPS, 1, SCALES[1])


def bits_of(masks):
    """(n,) masks -> (n, 64) zeros and ones, lowest bit first."""
    octets = np.ascontiguousarray(masks, dtype="<u8").view(np.uint8)
    return np.unpackbits(octets.reshape(-1, 8), axis=1, bitorder="little")


def options(legal, phase):
    """(n, 37) booleans: which actions are legal."""
    allowed = legal | np.where(phase == MOVE, U64(0), BIT[NO])
    return bits_of(allowed)[:, :NO + 1].astype(bool)


def policy(worlds, actor, legal):
    """(n, 37) probabilities of the actor's actions; needs at least one option in every game."""
    scores = POLICY(policy_rows(worlds, actor))
    scores[~options(legal, worlds.numbers[PHASE])] = -np.inf
    scores -= scores.max(axis=1, keepdims=True)
    np.exp(scores, out=scores)
    scores /= scores.sum(axis=1, keepdims=True)
    return scores


def value(worlds):
    """The chance that our team wins, per world."""
    winner = worlds.numbers[WINNER]
    chance = 1 / (1 + np.exp(-VALUE(value_rows(worlds))[:, 0]))
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
        self.end_round()
        expect(self.left > 0, "the deck is empty")
        expect((card is None) == (player != 0), "only our own cards are shown")
        expect(card is None or self.may_hold(0, card), "a card that is elsewhere")
        if self.watcher and self.attacker is not None:
            self.watcher.drew(self, player, card)
        self.size[player] += 1
        self.left -= 1
        if card is not None:
            self.hand |= 1 << card
        self.find_outs()

    def move(self, player, defender, card):
        self.begin(player)
        expect(self.phase == MOVE and self.actor() == player, "not his move")
        expect(acting(self.out, self.attacker + 1) == defender, "not the defender")
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
        bit = 1 << card
        if player == 0 and self.attacker is not None and self.phase != MOVE and bit & self.hand:
            return True
        elsewhere = self.gone | self.table | (0 if player == 0 else self.hand)
        return not bit & (elsewhere | sum(self.known[p] for p in PLAYERS if p != player))

    def play(self, player, card):
        bit = 1 << card
        expect(self.hand & bit if player == 0 else self.may_hold(player, card), "not his card")
        expect(self.size[player] > 0, "he has no cards")
        hidden = self.size[player] - count(self.known[player])
        expect(player == 0 or self.known[player] & bit or hidden, "all his cards are others")
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
        self.attacker = self.attacker + 1 + self.taking & 3
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

    Every decision of another player multiplies a world's weight by its probability there.
    """
    WORLDS = 400
    DOUBT = 0.3  # of a decision that may be anything: others do not play our policy (0.1 loses)

    def __init__(self, seed=1):
        self.random = np.random.Generator(np.random.PCG64(seed))
        self.hands = self.stock = self.weight = None

    def start(self, ledger):
        """Worlds at random from nothing but the ledger."""
        known = sum(ledger.known) | ledger.hand | ledger.table | ledger.gone
        unseen = np.array(list(cards_in(ALL & ~known)), dtype=np.int64)
        hidden = [0] + [ledger.size[p] - count(ledger.known[p]) for p in (1, 2, 3)]
        complete = min(hidden) >= 0 and sum(hidden) + ledger.left == unseen.size
        expect(complete and ledger.left <= 12, "cards do not add up")
        order = self.random.random((self.WORLDS, unseen.size)).argsort(axis=1)
        cards = BIT[unseen][order].T
        self.hands = np.empty((4, self.WORLDS), dtype=U64)
        self.hands[0] = ledger.hand
        for player in (1, 2, 3):
            mine, cards = cards[:hidden[player]], cards[hidden[player]:]
            self.hands[player] = np.bitwise_or.reduce(mine, axis=0) | U64(ledger.known[player])
        self.stock = np.zeros((13, self.WORLDS), dtype=U64)
        self.stock[1:1 + ledger.left] = np.bitwise_or.accumulate(cards, axis=0)
        self.weight = np.ones(self.WORLDS)

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
        chances = bits_of(hidden) * self.random.random((hidden.size, 64))
        given = BIT[chances.argmax(axis=1)]
        self.swap(bit, np.where(hidden & bit != 0, bit, given))

    def weigh(self, ledger, player, action):
        worlds = self.worlds(ledger)
        actor = np.full(self.weight.size, player)
        legal = worlds.legal(actor)
        free = np.flatnonzero(legal)  # without a legal card NO says nothing
        if free.size:
            chance = policy(worlds.take(free), actor[free], legal[free])[:, action]
            self.weight[free] *= self.DOUBT + (1 - self.DOUBT) * chance
            self.weight /= self.weight.sum()
            if 1 / np.square(self.weight).sum() < 0.3 * self.weight.size:
                index = self.sample(self.weight.size)
                self.hands, self.stock = self.hands[:, index], self.stock[:, index]
                self.weight = np.ones(self.weight.size) / self.weight.size

    def sample(self, amount):
        """Indices of worlds, each as often as its weight says (systematic sampling)."""
        total = np.cumsum(self.weight)
        points = (np.arange(amount) + self.random.random()) / amount * total[-1]
        return np.minimum(np.searchsorted(total, points), total.size - 1)

    def worlds(self, ledger, index=None):
        """The ledger's game in the believed worlds."""
        hands = self.hands if index is None else self.hands[:, index]
        stock = self.stock if index is None else self.stock[:, index]
        masks = np.empty((MASKS, hands.shape[1]), dtype=U64)
        masks[HAND:HAND + 4] = hands
        masks[KNOWN:KNOWN + 4] = np.array(ledger.known, dtype=U64)[:, None]
        masks[TABLE], masks[GONE] = ledger.table, ledger.gone
        masks[STOCK:] = stock
        numbers = np.empty((NUMBERS, hands.shape[1]), dtype=np.int64)
        numbers[:] = np.array([
            *ledger.size, ledger.attacker, ledger.limit, ledger.thrown, ledger.phase, ledger.taking,
            ledger.out, ledger.left, -1, count(ledger.table), 0, ledger.card])[:, None]
        if ledger.phase == MOVE:
            numbers[LIMIT] = min(6, ledger.size[acting(ledger.out, ledger.attacker + 1)])
        return Worlds(masks, numbers)


# ---------------------------------------------------------------- search
class Search:
    """One tree of public actions over many worlds, grown by batches of lanes."""
    LANES = 256
    TILT = 2.0
    TRUST = 100.0  # a factor e in the policy's probability is worth 1 / TRUST of win rate
    CLEAR = 0.2  # a lead that further batches will not turn
    NODES = 12000

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
        world = self.belief.worlds(self.ledger, [0])
        chance = policy(world, np.zeros(1, dtype=np.int64), world.legal(world.actor()))[0]
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
        parent = np.full(action.size, -1, dtype=np.int64)  # packed; -1: the node is known
        path, leaves, order = [(node.copy(), action, lane)], [], []
        old = len(self.nodes)
        parent[:] = action
        worlds.step(worlds.actor(), action)
        while lane.size:
            actor = worlds.actor()
            legal = worlds.legal(actor)
            phase = worlds.numbers[PHASE]
            over = worlds.numbers[WINNER] >= 0
            forced = np.where(phase == MOVE, legal & (legal - U1) == 0, legal == 0)
            arrived = np.flatnonzero((parent >= 0) & ~forced & ~over)
            if arrived.size:
                keys = parent[arrived] * 16 + phase[arrived] * 4 + actor[arrived]
                node[arrived] = [self.nodes.setdefault(key, len(self.nodes) + 1)
                                 for key in keys.tolist()]
                parent[arrived] = -1
            done = over | (node > old)
            if done.any():
                leaves.append(worlds.take(done))
                order.append(lane[done])
                keep = np.flatnonzero(~done)
                worlds, lane, node, parent = worlds.take(keep), lane[keep], node[keep], parent[keep]
                actor, legal, forced = actor[keep], legal[keep], forced[keep]
                if not keep.size:
                    break
            action = np.where(legal == 0, NO, np.log2(np.maximum(legal, U1)).astype(np.int64))
            free = np.flatnonzero(~forced)
            if free.size:
                chosen = self.choose(worlds.take(free), actor[free], legal[free], node[free])
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
        """Actions at random by the policy, tilted towards what has won at the node so far."""
        chance = policy(worlds, actor, legal)
        legal_here = chance > 0
        visits, wins = self.visits[node] * legal_here, self.wins[node] * legal_here
        total = visits.sum(axis=1, keepdims=True)
        mean = wins.sum(axis=1, keepdims=True) / np.maximum(total, 1)
        gain = (wins + mean) / (visits + 1) - mean
        sign = np.where(actor & 1, -self.TILT, self.TILT)[:, None]
        chance *= np.exp(sign * np.sqrt(total) * gain)
        sums = np.cumsum(chance, axis=1)
        points = self.belief.random.random((node.size, 1)) * sums[:, -1:]
        return (sums > points).argmax(axis=1)


class Duel:
    """One against one without a deck: perfect information, solved.

    All methods tell whether the attacker wins; hands and table are masks, `room` is how many cards
    may still be thrown in. It ends: a defended round discards, a taken one shrinks the attacker.
    """
    POSITIONS = 20000  # about 0.1 s; larger duels are left to the search

    def __init__(self):
        self.known = {}

    def solve(self, kind, *position):
        """The result of attack, defend or throw on the position, remembered."""
        key = (kind, *position)
        if key not in self.known:
            expect(len(self.known) < self.POSITIONS, "too large to solve")
            self.known[key] = None  # counts it while it is open; positions never repeat on a line
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
        room = (ledger.limit or min(6, count(theirs))) - ledger.thrown
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
BASE, PER_ROUND = 2.0, 0.1  # seconds for the game, and for every round
SHARE = 0.7  # of the allowance that we plan to spend; 0.85 must hold on a busy machine
COMMANDS = {"MOVE": MOVE, "BEAT": BEAT, "ADD": ADD}


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
        """Takes in one message; a Contradiction leaves the ledger as it was."""
        word, *rest = line.split() or [""]
        ledger = self.ledger
        if word == "trump" and len(rest) == 1 and rest[0] in SUITS:
            ledger.trump(rest[0])
        elif word == "give" and len(rest) == 2:
            ledger.give(self.player(rest[0]), None if rest[1] == "??" else self.number(rest[1]))
        elif word == "move" and len(rest) == 3:
            ledger.move(self.player(rest[0]), self.player(rest[1]), self.number(rest[2]))
        elif word == "add" and len(rest) == 3:
            ledger.add(self.player(rest[0]), self.player(rest[1]), self.number(rest[2]))
        elif word == "beat" and len(rest) == 2:
            ledger.beat(self.player(rest[0]), self.number(rest[1]))
        elif word == "take" and len(rest) == 1:
            ledger.refuse(self.player(rest[0]))
        elif word == "out" and len(rest) == 1:
            ledger.leave(self.player(rest[0]))
        else:
            raise Contradiction("unknown message")

    def player(self, text):
        expect(text in ("1", "2", "3", "4"), "no such player")
        return int(text) - 1

    def number(self, text):
        expect(len(text) == 2 and text[0] in RANKS and text[1] in SUITS, "no such card")
        return RANKS.index(text[0]) * 4 + self.ledger.suits.index(text[1])

    def answer(self, command):
        """The answer to a command; a card we may not hold is never named."""
        phase, ledger = COMMANDS[command], self.ledger
        try:
            if phase == MOVE:
                ledger.begin(0)
            elif phase == ADD and ledger.phase in (ADD, ADD2) and 0 in ledger.throwers():
                ledger.pass_offers(0)
        except Contradiction as error:
            complain(command, error)
        choices = list(cards_in(ledger.legal(phase)))
        if phase != MOVE and choices:
            choices.append(NO)
        action = self.think(phase, choices) if len(choices) > 1 else (choices or [NO])[0]
        return "NO" if action == NO else RANKS[action // 4] + ledger.suits[action % 4]

    def think(self, phase, choices):
        ledger = self.ledger
        if (self.belief.hands is None or ledger.actor() != 0
                or phase != min(ledger.phase, ADD)):
            return choices[-1 if phase == ADD else 0]  # the messages do not add up: be thrifty
        start = self.used()
        seconds = thinking_time(start, ledger.rounds, self.scale)
        if ledger.left == 0 and count(ledger.out) == 2:
            try:
                choices = Duel().winning(ledger, choices) or choices
            except Contradiction as error:
                complain("duel", error)
        if len(choices) == 1:
            return choices[0]
        return Search(ledger, self.belief).best(
            choices, lambda share: self.used() - start < seconds * share)


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
