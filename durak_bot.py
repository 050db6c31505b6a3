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

Strength: 82% against a cheapest-card player at real limits (docs/strength.md has the rest).
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
# instead of giving pages back after every operation (they run up to twice as fast).
np.empty(1 << 24, dtype=np.uint8)

BASE, PER_ROUND = 2.0, 0.1  # seconds for the game, and for every round
SHARE = 0.76  # of the allowance that we plan to spend; 0.85 must hold on a busy machine

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

    def take(self, index):
        return Worlds(self.masks[:, index], self.numbers[:, index])

    def without_stock(self, index):
        """Some of the games, without the order of the deck: enough for every policy."""
        return Worlds(self.masks[:STOCK, index], self.numbers[:, index])

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
        """Everybody draws up to 6, the attacker first, then counter-clockwise."""
        m, n = self.masks, self.numbers
        order = n[ATTACKER] - SEATS & 3
        wanted = np.maximum(6 - n[order, self.lanes], 0) * (n[OUT] >> order & 1 ^ 1)
        left = np.empty((5, self.lanes.size), dtype=np.int64)  # before and after each player
        left[0] = n[LEFT]
        np.maximum(n[LEFT] - np.cumsum(wanted, axis=0), 0, out=left[1:])
        stock = m[STOCK + left, self.lanes]
        m[order, self.lanes] |= stock[:-1] ^ stock[1:]
        n[order, self.lanes] += left[:-1] - left[1:]
        n[LEFT] = left[4]
        for player in PLAYERS:
            self.leave((n[LEFT] == 0) & (n[player] == 0) & (n[OUT] >> player & 1 == 0), player)


# ---------------------------------------------------------------- networks
# Both networks see 7 masks and some small numbers as one-hot bits. Their first layer is a sum of
# table rows: one row for each 9 bits of a mask and for each group of numbers. That is quicker than
# a matrix product and keeps away from BLAS, whose work space does not fit into 128 MB.
CHUNKS = 4 * 7
CHUNK_SHIFTS = np.arange(0, DECK_SIZE, 9, dtype=U64)[None, :, None]
CHUNK_MASK = U64(511)
HIDDEN = 64
BLOCK = 128  # lanes at a time: the picked rows stay in the cache (mode="clip": unchecked, quicker)


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
               ((n[LIMIT] - n[THROWN]) * 8 + size[actor, lanes]) * 2 + (n[RULE] & ~actor),
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
               (size[0] * 16 + size[1]) * 2 + (n[RULE] & seats[0]),
               (size[2] * 16 + size[3]) * 2 + (n[RULE] & ~seats[0]))
    return table_rows(masks, numbers)


class Network:
    """Table rows -> rectified sum -> outputs, in whole numbers, then one scale."""

    def __init__(self, table, outer, bias, scale):
        self.table, self.outer, self.bias, self.scale = table, outer, bias, scale

    def __call__(self, rows, lane, output):
        """The wanted outputs of the wanted lanes (two arrays of equal length)."""
        total = np.empty((rows.shape[1], HIDDEN), dtype=np.int16)
        for at in range(0, len(total), BLOCK):
            picked = self.table.take(rows[:, at:at + BLOCK], axis=0, mode="clip")
            np.add.reduce(picked, axis=0, dtype=np.int16, out=total[at:at + BLOCK])
        hidden = np.maximum(total, 0).astype(np.float32)
        weights = self.outer.take(output, axis=0, mode="clip")
        sums = np.einsum("ij,ij->i", hidden.take(lane, axis=0, mode="clip"), weights)
        return (sums + self.bias[output]) * self.scale


GROUP_STARTS = 512 * CHUNKS + np.array([0, 546, 546 + 512, 546 + 512 + 512])
CHUNK_STARTS = np.append(512 * np.arange(CHUNKS), GROUP_STARTS[:-1])[:, None]
# How many values each number of a group has (see policy_rows, value_rows); 2: a flag, whose zero
# has no weights.
POLICY_GROUPS = ((13, 4, 4), (7, 8, 2), (8, 8, 8))
VALUE_GROUPS = ((13, 6, 7), (8, 2, 8, 2, 2), (8, 2, 8, 2, 2))


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


SCALES = (0.0104633, 0.00174083)
PACKED = """
cmV{#fdK<C48$NV`;XkW3Sa;LKnNHH7)HYYwgCVD03iTi000007=QsF000aE0003100UGN@tZ-!v=-wETLu9P1S&u%41)>;Fv9
=<F$e%40x;P&000I60ALiMfCdBr001xm00V&R140`;UmHq=17K{hAVAQlsww~gMuHdw089WjHrvda5rCjn1b{&RLQzp800WRBg
alv!Fcct@fg9Lvuo-Cq6%Y)D0hT~8GXntFEEXzdFkk}!AxQ->HULlo00R=J5V8pYlmIFf00ycCswzCz7@19O12zEwmWEX@0Jhm
+vtew^#s+|p0oZ`S017Ao$YdH+pt}?R1|WosQUOYAn*=IF0RY~6lT%qUwkZN;#b%&Es=)TTI|xEa0sttWghqg|Z8pp>0$?LB05
;nIzy^!}0EED{8Ab+R+YHzMU;u;}V5i-hgoyxFFuH7pGDyP!0JbquRTZczN(#Wz7DEeNFqo`vRgnRp1b`9z34#LyfMFPhLAd|F
yl7B>U;qPxm;rY;Bu1k`AT)+Vi>DSd1I(CaDA}gXmC3^pfMFnlRTvUsuo=M;ATR)l(h-7KwEzGE05CwtYF&y<5FzQs;Y=8?5TZ
(vDWnZD;B2c6V50-Wm<3?8@&ZBtfQ^}<f~pE3Dk3eGhOK$cjM1zoGynzx#L!v{7=|%!TO*Yat;GV4HJ}Q1+WBT+0~-jy0M)jEV
p|vtW3vGO03c~why)2RQU_>2)F^~P6$2F{fPo5LtU_-9D89RFGZ0NB0Bji5tyuthKpOM_3ljhUf|-H=Yz6>;4J&mCMG=i`Lbal
%wxTSd5fBUjY#T61MPQ`bG}<I41QP-f%FIyOt>t4F7-Ac{ff#^V8cCyB5&{4ihT(0Vc?>fE05SlvSP0=p+X4UpfB`Ux1uPbtwG
GVL*0yX|Xx6q+%*ODI*cq}3IW$!^D>hJt0)!A%f^7f*0N8s|0vJF@uq_-yEMx*0s{qWv00008p^+`L&39h_3;+Ot^nGo4_EaBF
o!ctdciC34y=v}W*VNS1euCh@K!_s<f|zRGhWyjT+_WXTSh{M8B4la=*mk#V(1=o2Zgy<d%F3!KN+k_;x?^Lroo#J%xXpUjvuf
4U)RanfbQoscw5`!_Sh2frvv=0n+9vDS)@67-Y&V;F)nK+UuUj{7=j}ZAqFPBpSRodG5<(#(n$1%0pL$c9PQ9^>-L6Ui1fvL|J
?SS2apkdP*o=Cw5~?8#u-=2sHg&8&tMID_79}gor~+8E0LJUtVPM-fi^Q<Xecy*u4*`m&QtDApMevP5W!vBCRRJJ?Z7RD<AXpB
DVcS>lsYU}1286?_6k%iee!uir6<t+~q$HrH?@l$WS~X*1+cw*F*yhZb-L`G9YIqW*0;;Mi`uX|!*9<l@Ln;OCwrv4QAq4Q=`?
=k=*{G(c9s=*Zw`~JfQK<+3h<Sg1yz5TMPl&ry@A1O6sbXftI_J|5-tlgGw;+%xghrdT>QQ-F;gL|iURe?PDAndaBT0rC1lv?0
gu0*HW1ZEe&1aPms|_0377iuk)hl+}_TIlQ{Ze{<c@?hr>h)d(^@_1ESuFNgHnY|}t##$(o?Y8zAFgz~OWV3-V1}FLX|H#AH+|
D*-PTQO?;vI^0TRrB_dV}>-c1_-ATgINZMrcGqoqmKHrw+4Wc!WeDYUATVq;#h0RR91^lJEUxXo?5ZQFL+uB;+3Fxz(9Zn!NqH
APiV0ns)B6o3KXNR076L2!U2iBSYmOuu@Kx&L9|nVHT&0s;X1{{E_l5dZ+7l4jHU?|q)XUyOS%+uP^oRAr<=i3)6ksVPEy<E+)
)Y_!d6b7TA7+~&5N&o;v>JYE?4Y3r~0{L#Jd&hKu&+m2AcZZiuN2n}<1cw=MBF0MeFDT-@`84v*U?VsnqH<H_wdd0S@A^@(sZ6
Q2hSa3IY!))6I3!y6OZF}3CwQU9)Td&;Cpzrvyuh}^H(oL{4#t1-y-8}W)yIx=R<My@PwqLvNwl&o|`Ho-PZJYUS))>?3Gh3hY
eUYDDw)^}l`@U-1KHtJ&WHQ;F8@D!Zx9+=p+l&olLg|?&tM+Oydo^sfP>KDoO|wQzUTN8VVgmp%+Zbfyxu4g1tt^csv}tYo+C(
NWVOZ9uvfX{}&idC!d+(Y2-4k{7Dxa!^>QhhZm2DviHV^x`=j;4(-<>b-(l@O&bIvWp-RGF>S}g4D{`uay-SytTWP9w{UM@?N%
4{&eHZc3n%%=V_z%UuxZh-gR2LOZ&3DEU@b{~a(GV;K-K|KR$Mr&ry-rl`ypL=`PQVEJusaCC8&6GSzs-k)b_33)OYVYN}D(5k
7Sp+aMBcKBQw0-26Cr|2>v9UgHy;LiTY68Qm3fp(%-=_cc3V&AVyG`|~up4@>y3gm`_r899e_#OHY_q%Vwpdk#PK^%V-=CisXF
m8K2vw=~-qi3UfdPc5vd#An0Bj3-Z@stbAp<ag%6rdfTYwOXVl&&u3VSy^f8NW!eQ(}-rLz0p<h^Z#P34tfTiYJ1pkCwu1i?{`
B-mC(F|Qk0;{7oHaUvn1?#ehDTT&5Tywv+V72ZfyRrPwk+IZ@3^-&kf>s9Yjvw>|8Vz$MCv+Dg;AG(C1&}0_Aco-m1Xiu=s+S`
Ap_wAGT*;DU)RqyjYfuZ*vc6W9+xoQ|7RDR`K9lq7!clP&of4BYZ_3C}_WU~P<+r0Po-m8~#+je)`4X{;Y+lFn10fG0Lw5{FP3
YA`Dm8xxR!-P^*={Csgy*>Z#=llM&&FlN%TD#F!g^grvgPYwpn@67%Y-|8QEP85++1bXvw{FbZ&AMgJW;0v6?Y51RubS7kZMJQ
@yKOhyR*bQ2x9v>N+k2mT^~?U*-QVqg?{2oUWu(J*+wZoUEk0E>-e2zf=Wo}m{Ogt7&k5_X-MtkZKmdq?q6h&4?C-z-{EK0LVF
-G)yFajbY}?#!+qwJRc0NC!pY67tGhh%Ks0IMHx!v8)?e6Y;KA%6^w#{x}yD{6g&FAOygAHKYnAdysSNada2jZ=4N2q`SMaT#t
JiO|vZ*}VAi!Z*m-)+AMBm&U3wzW+F7RwewRVfSu82|vhD2hs=0Khgj000OffT(-@&#m{L*WmwtUMBy1UbW3DzN!aXwO9LozpG
{&_Ihld4uiWJZ2NBeX1{-bf4{TF#x|eZZq~LBdw2V&A2qq^4;>nAI}{7b-7Of<dtmvD$(0`*0ye<IWcXksAPAtUcm31ZfBo;Oe
6Na8(N);0toQcb+k0=7ikO+1t*p|^tCdwZyX}5&`(<8LR358TRpp^=yZe6c`~CWUzjhZsuRif06c_;8#ztDYbOn?ZY}*e1PY@g
+w{ZkP07K8xiL3Jer`nXn+vxzHXd7)XIN@MM+qP}DlRy8Q{>;uvcYXhmnRZChmSiG9Br!8~Z<16C4FW)t%-8$tB5f0b!6Z%;?C
wL7WW-1!iAZ&~y>rg*vP~i>07xXs-E9&8Kv0X)Ip-e~00IS-RPqu4Pymwz?RMkqBz1o>!KVegTS*FyDkO=vw26ueiH3&KZK9&u
ZM(aBclYk@-Q6d--COM*TYBAHd$--~-rd&I`b9!+q@)#$W(3{cwgo}}06DjEDyb|fX+=c^+1*Y{S(K=#AOfiBJm+s_zJISI<Gm
9x+s-7hnM5m-C;~|!#p0G`n4`(9Y-P)B?Y3L#w$HYo&+UGm?en>J??&5LO*^#rmI{jv4Lh+XyrS7{5(xp&YV9tVnH)9RP_(VKk
O(3OrKPl}s7WMNTY${Z>+4*ffA7j1_ld-72yH(}l0+tH$&zg?_CELGCfOuK69vf<+ukNkrs6jC(OJ#C_q2O-*Iv6%=wT%$7?No
8B!N~n5`k)qKA+EOo1}?`hKY(!Xxl?82tvBi(oMAc+!t*U0CUoI_ugyI$IfS-@As3LmtR8LwV9bDXVSe@nFNuLsE}zh?M$25O{
zU@PutTvcu8L5NRH$jChfHMY&&#jk|ddAW+sCXGs(<kW`rFaI+RvhT5TZ|i<Ujz9__(kq|<Cls%d+Yo}`mBNt0~YuvqPFW@ct0
HT(RRo_<XxTj#SfuXlUboSA^`ZZk7TH4;f6kfhoMkwT=T0ibHIk^)i)l9ZFsHtnXUYJ@6HlK0=gOM<k80D=hJf@c>+B|ue@{CU
5(iM9a{L?B6izJCZwx4U<*>g3t<{6=ye0VmPj+bGFQw7t?>yV5n?YM;HWZBut|Nys1}kw{K5Gm|8l?fsu1I6!XWNCF^O)e91o{
Qqw{&W?~Q0y|xoDZ9gV6|>z}_@IWm#+f#O3mQsmWFMob!3YowC8BD(5~5bqS*sxjF5sH-QBGWJ&h82frHU}s1qjk|jQ~-5mj8H
OularfHvCj!dEd<AG0x|-dwA_KbA71k<V?<V&H@Gm1O!M4K=Aw5uWtlZRb+~QC`P^S`>BQm1`GhO)$Z2w^Xo6LpnwV$6;+kpT>
t<;fQl+Afaml1qarAx00000;N#=-0ssgAC_qLHXJ2_-)Yf4^h6;cvqyPi}01-t%ML=bD0Tw_Aj0icznQ_1We7~-1L;?h;KmbK}
JgzGM5ui9*yS25uyZiilK1Bck5dcI5RdyF3K!9SSii);+etmsbR6-I}KtKe1e11NJ2#^8){KS0yca6lU7-T_YR}~8w0t5n50|W
p9s`%%h|1AIz5EKwl5WxGsKUKt|E{Zxx>Ns9Me*CzA0DuiZDS`l~1OpHv000OG`0?W>!~zjf2vk)-e0_ZhQ~^{808j}S03gMEa
qo4DLkVYbXg9zK0NM?lOH~mVbW~MERaA<rWvYuBVt^4x9G&ZZpUyd)bJ$%g2>_J=H&7fvz`)(*oHJ*SulGv;fB+z%qM~4d-A!T
$D{I}oz3(^o{r3CMZ&XA904geWms;*~&^_<(*Z249weRQLf3MA_QJ*~B4f&d>^ZIqR(8tHcp8NFzbaZB%QAJ3FF~&OQTzk&7d#
-jL?OxOadJH_22VTW>4f80cFbFrGEx4{*=N<DR-qZ~qoI8Ez+>Fi4&OFw+PI@*rIN%K&yxuu4X1>ukdLt)&@9^I7ICDGK?aW)}
1{Yl52H)xJI1a;hpO1gfU*2E;zGsFrJpSBV*Y*0i-=}%do0%CO=gzstKtPB91Ox>o;d)Qk>*Csr>kM<m6`5>e*?HYN@6)tQz$U
BH*yf(4>+D{)=en<*!%jxD*b1xbx<*80K~M@x0@Rr^`?%-+cy)jL?)~wr^YN=bzvc5~Zh7chcW%~q>zlm$KS6MkB*}3^QSd$U$
gC<fDO_O5`(F(kkRr_<a)@xVPgQE5S|PPFQL@IrHuwB9RZP(eP#>8|20?(eAWR<5XT4vqy3VV5clC57SxHvHn&hx5YJ@-lLI@;
Dl91c&R%=yNRVfCTNhULsNfLl4sHi~$43Ll{1ONg7GLS$Zi6JBr3<3ZG03cw338e-A2mk<(Bne59EScWt>+$&Y`k9q1{=5Dqkl
%cM&fYC^qPm#1#Pl9?t$;xTMu~ucpdgS{_EGk+>RLrtkpdQ>go5czrl%oO^d&^>f)Ie*_IT{6<Jzn})Wi@6s>N3A=nN)Ez@S7y
gMfs!C&%l`?Rk28oVh*T+@F{CXZ!JLD^Q(yP1c^&*>Ml<p?0Va1y0Z89H-!~i+ld0%9dM|A@wmmk*c61O9&GH10n_iM2w0GuCu
78uD4lFU2m;-xh}L#4RfCD)qBqAdi9lau6=Ul$~9N6Apw%9>Am9nmU(?-9-lM6zV`h3+Vk_XNkK}cU<x9MAp!zG7mmq5g^)oK9
9S*2bqE7#Q!VKVU13+~BHLhQ_uf}CxE}s}oAWWC6Pgmhdok1J42muxnNaJ6^}>1wPpeLAoe9^3cfuRM0t?hqO9demWzBhAYhUL
v)5nCvc&p`I>qA^(tZJ>4l~M{u2vDV#5J^Ia5TZsZ)8ovL5G4YFYE`MF=wW$KwWfzmB#~%g#AI@il;Ev$p3nF5eRkuo{QF+Ve_
pjy9{wR>+s#@>SznoH*1oQIzkLD(NB{s3APJ>I00JO@0HTV@&+osVC{;yOVJQMCSn7H_Umr6w)063tNhXt?Nq48G`S!=R&%QPQ
h$5<}Dg+1-*xl39y}Oy|bT>WC-rH~AzJ2c9W`>zz5@v?UFd2HrudlEB%;@ZE@19WWcvl~Lz1JUqTUA;QKy<7kyAh(GLeC5{V|U
xTz4rFHHrI8f_ZC>0+-BxJGaobgNb&)GXnn4=KG!<#-A!g{GS!nRYaQ!w9f!3v6M?AFLJKt_VAQF#wiporgqg|oWOpaisZ|9=j
T$v-)Dc>}YSl{}HEPrV5J*BGRh46L{{Hpz$B*y-`}zI;<Mqwo>-Rt2gIPIhIoEm4J7tyYsA4~U^ckosje?38Aqpxg3U%CG9=9j
!_R3lhYQ3m+#&rhXBj@b*d-n64{k(EMyRUQi>pA;+@A*GLaJL@URYXyA&f48-%aI(D_kS!tuDJ$c9IT%{eRkDijQvPI&Q6~z`&
_k;Yn}Hi=lxduezWg4`}4*ePh=L%#mq8OWQs%*2@-L->|ND+t?6>w%4niQiT2jnW$$J0WuMF0SLVDj`<i}SsGi5;+#RRt^2>kL
$@^s?oqVh^30_KOZ%_$q2{S<lm?QuIBuQBSAqfHy2&#%IKY#pqQ%6lzS*2R4s>`bN_VMurvw;;RNs=%LlO!|A>+9>6o=*2f6$K
Cw2mpg12$Li;%*^!6^mKMNuiw5scMmheBxK?wnHe%+W_Wpdd78vbBr}tlfvV3-JlC=Q_*YdGxgN2~m8MGR2*3<lB>)0J5W#?eN
fbh+l8^vI5Cx?a-`?Ne1S|uPAR<tLRke=$2h&V?x_kG`q`PzOo#S!O-kX<~-);Z|0|5a5001B`)6?Cv_wL?%_Ic(!H^=?(d_4H
=`RmstlSz6eGsDc#-R$$EyLo<ozODP)+uPf(&!gM<-*O-IsFyRy0}lYoxR(3p?o6Q2Rdc?Rkc7;bgv(k2kU$^_N-U#AS^W9upK
s~_4Ky&9wWul;(CqVkA?(BeU@Dn{0SLhBx7W)|XJ*JGnV=w$5RwQ>0EhyC$z*0SGntwB_U-p;LMFo`nMsmiW|)~wH?J=*Um%c>
gd}8oCQ0N{Kd#q*AD3g@ewNld?|;R$p!c9viJHvrgi;_7NQ97#WeEX75)@R`T1r{<^T&VhYD!gEYgtvQsHMfn=luo+QfMYgfFz
TIB>w*W`%}+kW+oE^P$4KLVJ3wl0ysUHne<Hegzo11_rKkCC)1M*%nXw_Gns^$;q~?PnuH`IF-Za>l)o;=)92-LtshJ4SC0R*R
n|Tys6;jF4p>VapiLUH)vdHLXi$<|LY^jh8gc`k&>Q+xRku~^7Gig&Cr*-(s9QY>&$6ynwQJR`s$IG*&x)t|P#<MI)InMqrPWq
iX|a)AiW)Uq(TX~jgSL8Juh&^?&8jt3tE;NjR$JZT`KY>HZ<nWK*<b$3A7ACyOPA(we<R)X@#U;4(|<qiQ`hI`+w=qhDxrcEt*
Ft8R<w|HUY~MYo^q}=k6Jm`CELriD{W1*KQ8<DSbf|xef0S__PHPDnf*9&c2BbNcpPgU$Kr9ntj`ahKHuwhfAjhN&e!98p3je7
nW~AESi~Y06i|R*rFYT2=q|doXF0n_%83lM_pWqTrkCB?+tsIQKfLTmF6Se)cV{OLJAL`z^&kHy2wt1pI?FJOUib5EZAq4FOSa
=s%(yLd=nM?QALbV^LqE}JL)^sVNSY>b9Ld_J_qkbX*3~a<6Y@AX=Y>qu&O<qLpTWjx(T1mKnkJ!1iiEHvNs<WR2vC7ofsc&mH
ZxOaRu)r>RSRSw_YY&=AI7Qc$9}A1j$>bkaT>d+W?wUhTBot*Y;-n#R=UjcKsI|(_CYx`;$a4pP!(YiLIMdSP+$U-Q$|gqH|$N
^2l`y3kF(H+w&>%mxK^tsF=aB?^tK*k_5u4M?+cEh)?pZieyVkdU(2)H&F)qac#^Xf1}zMk!x#o2W=&A*&>;*sA_6dAgE6+TZA
&teU%z^NFO-075}bwvTuPxd!7z>+NgdEh)CgH3B?-VbXJ=<KY-5s4+cq|~5db1H14xiTfB+0QGo6`vety=Ft~P0$wli_2?X+<w
+wECv4A@`{vXPCZtZAX3IKIpm`~Bjf?FnaE`@>`vt4?W<Yy+xOP1_|T41|yY0|;!}w$rvH`S$i%2Qpx=!5Az7K+`nz<FJ<0Nzt
jq7@<_eBxx$4Fy{RHti>3Uf(lNI!C(-g)=2<D2nhrr0D#Qo{Nj9OFm@V@ZQIxe+nHvw-844F7yug#Hejo!jY6S7`+4aP?V;IA*
w(|C5MmswMHE}cn#QRbN<jjIGl>Y04A?d{b{Z*=LJINX<*WM;mN0-o2$iO&lu$&_cipMPL!dp1LqwnwDU361Qs<8@7MV_GW@eI
UY)irj47geV0000sq$@RRW+smwT`V)RI@4KAW@6jMWG1yH+q1JJ02te{E!(ow28@&U^X6gK?wetdh*ABJ3Z<s0S}Khb+pbehqX
?>`M6v(^A%q+f0s^88NQ0zNp^Abikx@!UnT4W+>h9w-?LOAree~3S_Bb4{`lg98D_S;9X-JKwDm@V~)i#I2ymtF#c3+ON+pV*E
Sdm$j8NwkO01^NL7(uG4I>Q#@ICH;mv%g=uyIbaPcckI|$fnAXc0eZ73Uw4yAI`2(_6=eh$8qetVX9*pxZ#03u1ML?BHL&c;i3
EdE;B)D+9FpUcJJE1jMuxTw`V8)F=uX`Hr@8^vv2;iK0WE*$NuBx`tkk#(U+6bbgxby*B4jo@JYC^{ON0}G>7BG+vR@u?~~Jql
Xg?v=ka<zyZQ6k>U4Fu&*8)GmzRfed%IDye|!48|ND=pq3e=u98dp~n)6=ArN4Xs^zrrU%l>>{ZrId(^4-;Dv)a91OmDwB+Kki
o?suN;cI&^^%h_7>KZS<%`i_X7x?U%3ImUnJUcUVC)&9w@ZR_c@`QiPiLtTv1w94`3&E{Wi`G>mMNlZ_UJsm9;tHZLHFX!{xe*
fv)X1ZLx*=!yizguli>i37|^I2Se`|h{Je0g#4-_O%=EE*sEvOU?pzCPkGS2J&xKYthhY?u4x@o%T)>*e~z(Q>nTzu0a*Ty1aG
U#9KXZ}zj(=JCm^p4Eq=puOGva`LyQM`gGw&9XVpU*m`NE0vN%-Cke4?bcVT+tqe)e!70L%Gt&B>rd;m@_2ibY^F^_`|0?P=a-
A6x}Wubg5Ya6j_V8n@c*BF&dls=-{G>UMu-g~fRT&5LLM}Cxycg*P-Ib-49T!6X;CcVc5a=WUQWIb6?46a{4PEhOglZ>^+G3`@
zEsAcUUB?mAZ}Z_Qa_XbwsWw?l%qs64bo@(<8OgN~~Qap9`6kEDKII1E(|+Tl%os^-n(*MD(WAeyyrz>kr(dBJ~(!n+EONcMM6
SAX3YVznl>!#zaK=gakCTLdnLU8(=?)oY;(NJIRgey)3iROgn_Z+WXRa_TI%T5FoXI`!_@$?27xk2=d20h*<^Ip>Liw?+XpVxU
T-Jeck(Q54E=mEVrlzez$gPa?VjJ?d5NX_*5F!HC0Du&1}0`%#+=w&bR)WPd1aBiIR{ngx*g09j`Ro5KZ$Nhg#`yv22>RQiyU*
$4|~5<dG4&R=(*Izje;jFW$xAXrkq%bUSNK@+Ngv#v8ra14R-e3dQv0F(GHpea1$|mrwNE17DUsIWSa~9A4xfJ4XxN`e0Nym1f
-`o=W(<9o%Y2hOCm@&^t<AJ<P`2x%c%z6$8=Wd*%e`V_Z`H-aT&}j8*#+cZ4<Wz6-uE@UZ7Pn#NbW(9ASLN`JkwtD@Wa-e5~FP
gaxJYQM1I%AM_J$%=Y1UDlO`&79uXsMVNDq}PT~;V8c7I7)tyNxBq)I=<M?q%3%s_b7Mzx-ed&{kYDZVUqR6H%#N1%x%s2s&C|
$adPI+n*$0&eTUmt+iOp%X~Fi{3AS1pJPRO-bmJt;dhIM~Wz$wI-k7p1wz7HW&}~P+nPD*ENRQ*yD(#^+Ue9`@ni+l=A5{I0qS
7@-tPDD7D#)@+>8~bp<AEm1;kzq=uN>xug0M-o6TTWFEsjYUuQ%Ihn(r;2h`E@R0WaM;V#Sv&E<OTtFBwA^8HL=v;G?dqgy7-j
x?3~^9r<}yk&M%a!VI%eJ@DC}^<IjVGg$he+$ve>s)qZHR9hw$ytK0pC5$d^z6XUajBXSKTRXsh-orzd?Xi&$TAy36;SKOLkBz
Eyx<;|$eD8CLFKV1p!aL=c9U(kS&iUaU=8+Wr0kmqT?)rIu__0q{8oi!}D`m=F=woT52&amXSJsUf6Z7P&U`4UD_3=RPXmUSGv
Q*F;jPWK3euFx#vn<`v6|HIeoH5I;jmLRIe7o#7q!7Zwor~et-MV(=xZRW5CeA_5OuNC|pf9~^;cbGuQcE;Sq_Av6Dki@)80Mk
F7{`e_HbuN|J|P%;yQe|fy{o#J$yQ$J1s&h{&IJoF^$a$Y-2kMKjNKP5!-6b16B@&5s&)yEipLXY-8{j)L*4oj3O_N!-oU+Ov3
E)naGBH2z!p4}>FTV(u#mCfGK7*>m0Q|IzaO+Q%2(rE%-tz$@p|WJ%(vxgS1#5G&3W&fuo}-rM_e~J`_%U(=NMwqDWPUp?))3;
vRhg$q%bH3l3U#>4o9+m=zaUUuc#ws!Z&XET1n~>p5}r}RxI*rm<TOeVzlo?2cNM0wnQV+t*D7<(t|NLKXmgSJDPjit~k*6h0)
X@EM+Mdyb4L)LhX1rhF$p)xgaY=b8}pIEJ4S2j}{pJ5EOqCMmla*ib58zO-vlhGf_w>;#S90J8p>I=sxO;&9~@onIw8<BfJVLN
{XbIZQ|uoNGsxgwxlLk7pEE}VZR@AIir9IyHO`Ek)O_wo7}oJVToNH2v<|4OS<60Q}zK;^FlPSa>Bfpr$oG?Jf$d=0L+b_3~TF
wvpGl(L*3kzImFGICJK})TG#ETYFAkIx$74jLyC$$Ap9L+2}7l1LF4eGJaMEJCpW{1j@9}|W~J(&TMFVe^R?xFZSShB^V0Znsj
3Xc!%VzmBmpo=vPZ*)i9A|)>g4Ib57+5vA7?n`AzVcfkZE4sZg=zjlI&pkmQW}s_*9ZNgud>#Ib-n8fBf|Ne~b5S^Zc#*-=9sf
S=ax`pKXY@$p2`~{=EyF&pR02Pq7YvY1jYC9hN><MV#8csj{-F000000000000000000mW00<x;03Z+mKmZ^BfB=91fB=910Du
4h003Yu00II40sw-w)*@J2+uB--fd3~54pIfX3NQ@TcW#TIA`U_{X>j2FSK$(zIT6PJaT3wI*Z2HZ$=%)E_7&gbPx$M$KjOFe5
&z!yd;Ea!@$<GH@FV_$k8NM^6@SK0+rGme@E!iK?RR+a9sa)UW81s!H~8DO@ULyZZ2RZ7pSDR-6-uR2sj5_~ZnbI&Y3Wv58Yrq
&%CIp~sa8!U7HfuuC6H7wY%}868rj|4t!-!9DW`PKS+&zqErzAx;=0>5BD<?!*mm9b-Z{GO-JJ6g+g8WD_s;o(MmF#~Paz2*P8
>YZ`@ZivrBqdIYnyF`^E@dEEYztE4tnps=bSpHs!j(7Cms0q?b}-&s7`fejb_bk9;^yM5)upmi^)I&*y(Iz-EG@AwtMT#?tp9?
eaz0bY}weDfw7HYG?Ih>%v6<9$&qT$c{=BGo^!x302DGBZDV6&vKbJfM#G?_Rl~O3ZRAAJwop|SrOpLXndUm#z0a@D?!Ei6wr$
;?_w9X`!`WcZxXbRbd)$5L-pAf&dmr~cu9jG9A#>Qt%F5U<jODPnanqabYS^-=R2FJ#Rh8#C2m9so<3mji!_*ebUHEcZHpp<9n
Z>nTvsf%vYyh*>_IXF`0Nkle8>r`Cye5;)8IA6Ar&+U8rEE1j<*2C9Fd1eE8ZK75nF`%|gL6(PQ>sdy>Zy*cs_IlHPW2c@GoxX
fxpA>73K<ZklEemKw(0!m^G@~-@_f8g&V!BQ+1=&8vs(?rwrzLYz4yNN-uJ#$AV2^BIHo9ystQ4L&QYyeEY_@9vt~j9Q3U{C%V
cb`%{G8reRlHs`3V?<*~T!s@7;!+qj#Uay(7PR+<V{LQR(CCf3KcT_x}XJfq^8q0R%BLXHRne!CHRZ4$Htu+qSl4G8fmp&R%D)
<F#fEty;B8rBcDCe5$8B<!EQl;hZ@ShNGrdtr{EKwyBd&b*dvzb#9$_@KjSPi^Z_*IOp^{&$ewd3<5+5wQU<nx1Yc6re2?;y4T
G%=XpNs-h7_lgFLdbTf5h8c5AnGYqxg2n>*d<Qj|iIkzLzuZl~MR?Q^f6_xilo=e@d9lnNMzgHzi%GMTIzW{x?V<E%#8X=a=4?
94XX*(?^jEQD(^*W8_RwwZ1-KcBB{JI!{^lAUe!`OkY}&z`|iz_xAJW}9uc**5cFG0Y6ZFr2jNU^D=LfT<AL*6i9YE-r>+JKK)
g7|!P4bX&EuY8cw~+TLy7=Q-zn-@Wg<YBUVPaN1PClJDJn%l`b+;9p18`uF+!cJJ-uox*ePz4zYkz3X0;N~Kb<wR8IX{Digv7>
3)u_f~Z(YKo#LHrxFC{Mgpn%$&`}0l>CxY}+=&##mKabubJ=c=21Q;3yb2Hii+gX16YX{`|h}al!Qh-M_}vE#DjZ-|@7qZJA8w
noK6g9P6}>(;8+Dh8?G~wJnpQ9a(J{X6AG{j$;mH4h{}NDF8{#47+<>cdc0?w2f`%RKu`X01Vsg-Ps7E?sNWmzc=oU>fS%!P43
%kllt%fUbvq#Hh^Im5b)Od-p+5%H|Nc{d2T)FNgu;jn>LvY2EZ=6oIAU-d+eUPr`}U9*x0faH$qYJ^PKxRdq3yA&-OjrTYYc6@
B6;r_q`CZ0s|naK*4x#fB*IORQDW(({qFFq44N{!f<G6v~;YcrE_;`a}gPsYBJzEzK7qV?^C}|{eJ4-PyIgiFJn`{h)hjQ|0f8
Ja_cyP00xphD+|c|Z<)_HfTOq5OjUt^(L@TP913MdMo>^tQ59fjMo^s~G$0@$0cfS9Mg^!q=y?WJ`g3#U<bVpie|>J~<tYFzyF
(2ysHlvhG9xnvyK;B9D|h8C+~5WqEW1MuFo=vYV+u1e8r<Zr+||2!7vF_9yc;hRP*6}1u)v~=EZbuo<A|e*iU3sYnYlCbI&<gD
b>>B1^n-qok2jrB*c`1BYG){%vu6Nif6n6uo>kG=_j<@dK;ckB4K>tIQq%VIcG^z2X_Ep9dVRc%DF8zZF~kr<Nbj`oSMU4P`+o
I#pFZ#D{hZ#<^nL;WBm^V`KtMp&F&$Jy1<fG@gl+_6HPo;>w9-l|t?FoO+o&+33ZaUIs;r|5?h-n8D=RB1DxR+=002N>&_M@P_
1^nYRaLF1tf;7Xo(BK`08mswK)|i5qN1p(s)C~W&+p&=>Y$<u2nblYyNwPo;D7=E002Z(0RRA4RRkgk0YDU}4plM{03ZN(YpZH
^+1+-x-KC<U+IEl$1{h#~QIC4mscv=KZrg2p+b*%hCGM8N00IJvBOY<Y2?7Wzw%RH{003&K6%r5{RX{-1@v2vSg_nA%*SOTB-t
%<^YRSIlIb+V8GmqcDj@|P;XM}#;@i}K$A7*CsEO5mOUhtN;yv19*#k(AqV+=8Xhyn;o7E)uY-I?B*{mkiSPCw`LGXNj}03w2d
Lk<~+1_q|A8k7{Y0zyIp0>ladRe^y4fdK(YNlB?f00Pdv0>B;tT>-#h{#L*d0P*gD4m7|36B!v989+vJX+AVRFn{3uk@KIN9|0
2)5Q2b!fPjd|VycPGvd?m#<vz=O79t~~35;BFi6x@@tG(at``y0Z?fa{JzuG(7Qf%!m+d=^WfB=DkfdD`NwS)oy1o#J4{wD|y5
}YuCAb_cQynzek|IZ{L*sz|iNc*Zn0w9uUk|uHQ9Y9e)v1+w@X8vm1wr$(CZQCT0NaEfb3QzzPMUy<*YKsC;3i$r*``>Nbwr$(
CZJVS?nxsj#?Y3Pk7E79>aApn#0I&dUt8Lr1b-O_KE@->kwyi>$gv3n}5kOG@<mb<ynVC!yiUI(@J4q6u00n@5|M}O<WF`Rs0E
9}CL;yepNs^ga2><{9XuC-yQbmiRXp#f~2$BqvFae!rNRo+3XnJNuNI(-!6h%eb-Lj&RMQNj=l1?N+5~PyKl$2CL-ZCq*l~%g7
Wm{W1Gm}g*lgvz#k&GBINoJCcM4N778x@iyBY8ZZ&)MC%yVII7<&;wnIh{~!x7B8TY-JuIp?+o}@!v`Yb>GfR+&SmuoRf2onKV
g512oayO*L(`rGg*|oO7IWa?X)VB_*x2ve<1S2~r>hQb3X<Ns=VV%p^(Bve>Xm8a7F>ZFhIyZQpG_0ibQsR!iHiwp)nMZrk_!T
j>4sXYbu+e(y(icc=6G@opurO|-SU9_nB))l^eW6(#K0efaG0yT`L9zk2eklUHYcw}X&qXlSacs;a71vzkraY42(8>F(+7Dcjg
iwy}+EY}wUa-F@%Zeec(O@7KNib?<(;yC1uo-FDmEZMCG8l4_tRN|FSsO_KIJPP(fliQHypqzY(S5&{H}AW2@YR|SdPZOiW3z4
qSjZa+RAU+%r#-2#FDB)neFD@g3FwzjLg_FmmJGmq_R3k7YfZM)k0@$q<ket!P>e82xpa+BO7H*%9~lD+r7x~uKSy?1u^+}-K!
X*-z2qZ}OCwoH;rUcVQZfHtipH&h_GNGqcqZK8=vD%r|bcIAe}k|o>BR<?3mw{=g~s33?SC9Skc$+PlY^Sqho&3V56CkT$R9k;
O{2xb;YsZZ~Jo3`g?+)pBK%Ms?!qyIkm?}Psb1{h$#0SBDI07Dt+g1MwiyOgLVQAJf~+qR``3oXo)PMK3@t(8D~W~!?1BqrTtt
)wqd+IM>flg02#q_Y7)P*6}*RTUM{uli9x>IeBiKcye&r|l0~v}n;HMG7snZQC|&0}V9N*hZSr6}r$zeblXP-~pbt-?rbjpHA<
#H*kqdjY^V9vQ5sk%#1TbsZam_0R>%AXxkZqmA_1)u0$d8tf-vh4@qLLsL+en)8<UqIdh#o_u1z@&v~Ecyw7u9=gQNS-8j`&DA
+cgu1>GE&NMS!b7u9-HG8h^bI)^L-E+^Crz@K{Xe$(Gn@$(gt8pr=0ti?L)79z4^kODV!!)#^4Q*OND+MUKb<eCbv-X+m?78-H
?)~h0Kj(f{l1S(5*@y{%+M?<Z0PVCzwWOd@;g9gM=+B}*i}|e1=j!=$&G}h#{#08XWROut80mzbv<F&frM0bXZEHJDYujTOrAn
o0g-RP}pw$8e5Kt;0ZJ>b)3I-Guq8MGmQWx-%enLN?pD^EaKAH2AIX{{6v!Y68PIoo0yHk^EG)e4Ps>y6ENnG4Bn6xb|P$*EKK
!E}U`hLGRARwxWii!z|r~&{53bfGD0tNc(*RQGysHms_MFIKWKmYtKh$5n@s;a80l4Pkt0thTXAVBus00000000F62&J@b+pS(
Xr>FpE$e>z903e|t>(oxunKg5+nRCzV`^@t`^SsYIuQS(^UOVK3jI|b^p|i?dZS72E&YC%Ey07VTpZUJdeBWoD*O}`{*A6+7TA
=_<nbpo!GS*U|NC|D|tah$;u69=Ks$HcEyO4zh2>_Iyan8v(XU*ByIr}>2d++_d_j&HKqe?sb=~om4fC2zC0AMMo77GAvdjS`4
wOr_JavN{-HePG3K?gmW0Z(Cr8{CBlc&RV-rrhFNeXB3^74uqI2RKPi%oexssE_y+zN)Gw{{H>@SF&Pak|ar1Y-cG;S?Yo=;a2
bHy|U67W`?#<Xt6CV006xyh!h*j`^{t4y7v4>5F91BjbuR(jC=)<y8k8jXUAkV>TZz)Dr4N4wT{)jGqaAluj*Qv^m^aUI@ae<t
(uulVv&Lk78FdFB-wj^2+Uf;1QJLfK~!YcNTPy(f(8wd1Y*0BkV!}|!2}Z$NRt2m^Uv=jtm8OHLK2dYM2H$Dd)BNZA%tX-BuM}
O_TD8iGZ>H{(S!*A0I)N&=8{Yv8AxWxHpwI;5Ry!QBy%f(pa1{>B;ot}D*$b)wr$(CZQI?p`|&s*d+!YZ2mlBOn8fezZva(QRj
k;min`W1t*TY4R;{|Vw|YIF&&PFL?@5}ZNt&dSVP<k1$8lYsACkx3d-mSb?rA$}fC<dZoWKeQKmfAlb8P_vKoYY}W<&}Q3`qim
ZLG0kWilc}KtKWv$&i?2y1SEPNJ0`46crSdnGpa0000OO03d)Ngd`+^008{?^XCWP_wV2TCLu`z1VDpiWgWKJ*S(SqFu+POYSg
p^Nn3#g0wj<D0E7^d@XAa`0tA>f0Io2T00~KgpsIp`0tk@ABz*n(PTN}Bwr$()cJFPwZToyY9;yJSpn!l$Ov2aKcdDwkRcl*qR
RuVY<5a6wty=B2z1x1&>(}#n1a4ph8`vRD;+nPATIc)q{=4rzd++Jq({{8$2bd&lt@Q{1BuOwc*ChY}ND^{OW{fsKk{CdPTD59
v>)xd;-O`q}#W9RHz=#7RWC9sL{a8QN5B1aCkK4DqA9mmDz6%i|Mu-XmkN^V`N+=*$bldI_t+m}D4Kc)kAx@(Dnas~x>wgm(*u
f3#=pDI6cIr;u$KyO!@ZKL@E61A5%*<Nn<5+_|*UU_kb<cX7u_l|WnU&_;<lJy<Sd~$uf)eP^ZT--`rhc#bb?VotKd1hj`u8a3
4d;eq>#B|#6x5)DqDAk~YxI4}>y+04?-Sk!2naD?NCz4)A}adpt-s#-eChLLA3u7$bbTN@z?8eCHnnJ>+q8}C=pIQDsJk|S_bW
*PQ6UKe5VQ&;SqbQ5T_<xN%wD7eMgfD4xTI`%ZtwH$eZIYa{q=sn+>f_?yzTjMu7kM`vX|*7(V!!axJuJ@_J0Jyfo>zm6$R0%+
awjo|Nn*YBEZ6ng(FIoW~SfGIdk34UbnO7zrN>s`|frB?tUEI_p=lL5U`MfEw;5S?Rq`P>)w3c>&Lx*+{&@a6&Y0)+v#Rzn4xo
J_FgkPd++So*#jc9yH?>m3IG5AQQ8icwtyngqBBFM&I~hUW|$c@fS>{q0;sA+wPgSR+O{oi+qN^)nW<W!D1d-~fNgCn004^G#H
u51wZObTKYpL*`8tmCbFIZ%izHRs>2(~(`FwrN_i^Oo`SIP>wrOiy+uGKGfItEOfZ^V?{{H>D5zS2ik{ck6sgWX8r7$y~8wvnG
TUuy=g0l9^p+r?xRaI5B6k~w`08pSnfdY`WTUAw6Ra8_I;Kz^u{8Uj<RTU#D261JYBx+QF00ANd@Hmb^0000000g`#Kxt`AR!S
0A5;f)q8o6a95pba@>)N?-<;Im8S5~*_U<;+KEi*IS*RapYdCdL%>f7<^<NTVp^J^a0*X*obSzK9Mu5Qy}DYYdXnAz;T-Pg`_%
-i`jZ^!4{&)2-2uX$WwQ%V5<04dVS)V9+3T#tUPd!Osk_x0#Mx$}`5U#?ta0rzX1YnWr0*^GO3_H6dv*?Y2gRi!=m#kYa)*KRS
3wxF0L-K4ar0aaUhbo%IUYguj6)>29f3}D$;xqh4d)6Cyl^DDRh&Tan5ZQiqH(XO_uZQ7=-rIZ#rP+OQnp@kxYZgkX93oUeOH+
E|`bi+)$r*r*#pZm{!oPX}){Np-~x9d3X*Ky@KH~ZQ%Gu^xFU8XQC07#J{gP>4az^Jbm_r<=hb_yy-lL%!O(B=+w8sFca^S}4^
-4*}<06;*%wv#w20ziR6+qP|aeZJ=PdhG%LfPjENfV3TC000000H8oos}2w#K!5-N0{DDB=l%H{AZXO6CNW7?vYyXpKVP413t&
M&Kp;>}qO>!6tHOU#vrH6#2t|@aXu}^ZAOS1|02mbz6aavk;q~$9O#SuiCxC#IP*MnBTL6Gd1qBrVpe^Tl(kVaw`l|o{fPjE)X
-nI-El{990RR+L0FsPabbtZ?wsp_YmYI$SC@3J{T8S{7GVA{Y!NF2vM;1lVy>F&~4m&*PN&o+6c~G91G7-2O;6f5YFY}&WtE#%
6MhO|Es#Q~xFepW}3RS2|vQQ9!000042=My)+9E0d004l107;gL3J3rIV1NKGFE0@g000003=rVQKR>Pj00000fPjEck55rmRa
FH51WT>GcLM+dfB*sl0#;QCK%lCsYK*EXMXRbDr3!;mttuU*s-+4PP=ExJ2t)<s?fu<^>h9Wm*IKK3?{VDk)!o(I0|6+Y00EN-
v<k}KuYVIDiQP?in{K~9e-DWys;VLY5CTbe?<70P9%DppwSi93-D#k@ySqDU9V9WKl9<NsHc3bXEQ=&NySuFN^~VXossaMmERs
%@B7hZDGE7oQSCUF%5|c<$0f9<4dvEsIti7|=%HBJB@9e$l-Xs}GMv_4&k^%-WfB}rl`8==Z^SoTn^Ln|=^T&B!&zJdiyPd9=%
e-DLC!in|VuArfNFWJGP=iE8K|ugOP<8Dd$2uO4wNA&nKdjyld-ds9`_y5kc~Gl5E9t}m_`lCh%?GOh!hcSKecZpEtT{<KHUIl
{{`vFcT3$atx!>=;z5Scp?Z)+b4aqo;V*nF4B}tM%8iE=CAV4Sd=k1oS`#t~u{JD?g-nZN525PNU>QqljNFovd0YE?iAOH~6Ag
U^rq^cZMHG1z&vhQDCYp=y|9GP>RlAOkzbI$2MKi=wmz0CLb_xk+&9ACH3>fLkqexN)lk7d)@wX(RoW%BFM!BNBX-n%jfBs5c{
dyOCfRJxPyq&s`>q?_Km*KuSWM<2(rEmc5Jq5wpQ&_XBqNb*5)?(Q?mCA-i2SRZ?>kG=L!G-|7@wy=c_Y+w-%AVAcpT^hAZTWF
H4j?!5;x_c02cdEM|l00_zWv!$4?qqHE5losGn?|~K@Rvu!UcL72)2QS3-*eo%=Huzt6YGAvo|vtP<l(o+<92>~Kji~UD@g(nu
u)V%009DiUa$W3{d@j;d5M-uOj1cI$w)Gi5D3sJDgb~0A#``1pa0DBpU+VPK!9KplbD1gNfIDHfP^GTCkYTWRh80K8|Xliki^~
1S}Wb%Dkvx*0Dv_|2|F7ZRke<%S(04@z^Yj!VOR-jsVY#j6Ox$3B$bZezI|&zKtMo1K%fA-`>v|0+TA1}iAgGne|-C6L*)Mi!G
V%gRTf0iz4N|8|NrYmC`Y2frV)c-Vj#Mz-aYABARrJxKp=o^PZbpv06;)Mz@I;Veg^~)04Sv`O4|12<>i|iRn>EE_w39}rjwb;
?S7lK0Rm)2guU-4=Q2sAXtFL#+F3CQ#N)E0og;|?i<x0MOvmf>x&Z(I0RaI40cYkl1{Dzzg_&Vym>J%`f4>0$DNv*c2ng8rp`x
M!A_4$F;oE<|y{G^J0001%0{G9@fBvUNT_&ok%#1VR%;a{zZCU{VfdE+o0Bz@RWo1m(TE}HYXqHK$%XL`_94o4tUa!{y000000
4UG`a0gTo0RR910JvVS0{{R3K%p&dX{&gOsE8;40001d`0(K?AOHXW03aaX?RNW~WT{c3MvWSEslL9xwr$$lVnIM4K!6;PQYdA
))>>e4T#n;dQC2otD<;RWmcUwrNs`VCGsDa<Gfr!#S!*4Ce)zK=pPmXVAV`n^0RpVHBkaAWGsDa<Gt7)LleKa@KmRo^pPvUBXn
+6#0;Fw#Dg_V(02CEDj?3loc-$V3#|=b9MNv(XthLt5moNYS^7r4rJkITT?(Fl-J|~@KW>&I(x!>=e=M5>H+0$IMBP)-`)Evi~
#q9GgYXyoPZx*xnxdZ^(w*3C?_W=L^003yAt%z;!Dk>rZA_4$ydH4R^0000`XrV1_K?F_}5fKp)0RVvi{PD+U0H6Q>00020uea
ClYSgGvqehKt+uUxqwzaK*fIxr%IU=QPsmrz2Qj>KYmm_M|8rNDexx85sSlOVuW@c!I>Dbn{Z-3hWfPjEN009AK<{o1d6_s{qh
j#3YzrB5X0ssO60s#c1*!EOW5m5mI1OWK)<Ht7u0000L03-k(KYjeFnk3OA$;>!2&P+Pv<MG%O0f7ivQ2<(Jk?5-?S?kRq?W~1
S3721w*v=(U)z#UXy*GPro<2S8J>%2U)1w{Q+BR)%Yg>T=ijAV6bY{9|y7%s<Pk%jThL2BA_qGCormbzI6%eYRAOHX$ARquBv|
=<XCSui5`~3X;CCc;Xm#?bEBnj0$+nMq9dZ(S-@3(;p2Jl~k;C8u*?25whyY}gB6KpVF10h3d{^Xu=bGf3-OeGYEF+*V+lPV-z
wk5DEsr#J0@;r(Nk<PKUDJ&Ol(<r*q7qYdfU`a@#AA)SH7O;^-%S<wplaD6}000002oNAZ=^P~?2}uYcKtN`anVg)QGynhq0I&
c70%W^NLJ|^40ze1=FjrSsR{#J2004jh0lL1vzL69P6-f~h5fKp)%1mXZraC3Ij0Fe~5I_`xZ5vFdQc8SLL@8Z2bRm&lNkv4cs
5>Yj?5>0&BBEqwl9^<tGOf&1X6p3xG*8dYvqS_CKmY*<2q1tasYOI&Ce9=?$xJydXX@hXMZ388+Db$L1OyO(0AUNTBuf$?06>6
164Eq{yJ?*Eeb@JrBuSD&NRlK;^Z8;kUo6H_O4M2-YgKD4TFYpekuBqXyJeh4mxxXnaBXQ34oXbTMCr;<aMmdzB7~8;A#k=@Bm
@X&CU(lUY|FOn)Y<uIN-Cc}e>PG8ArU|T0R)hO0<_G;nb;{iWm~rO<;!^!l=Cm=2?P*8009UPU~m8l00<Bufsh!-aaT&|_WS)#
k|Zf4NeW3JN%O`0N0f-g<>kRRRkF5dnI&5*X&0Na-EWCd*T#u1gfrWiEl`RQHI1T_q2O#aA|eEYx}o4~tq1@l+ZG@|000OOAdr
N_C*YH$Pm*SW889=<Y|m`Z000931`HT5U?7cU3?O3+7yx7}+Y)L(l~h3$sK5k_z-YYhhoP3fZz?e&_I8e$In`FDTI)28Q_D=X)
|4&DOxc!g*_Le?3rSKSBp+N@*|vve+U@R2FKj#fuqK2gMHjXmr9;A5xWC_Y_xJbR-QA|U-)_6RySsj~+4T3@ZMV7G3_pJSIFJw
^Bncrv5|S**l5#O$JXp*Z2bYV*UzS%_4;PF1!^P#|;c|I-ba{FCcs`#$MF0Q*AYln4S&}8$CTzkcjD;PT03<0Sg(MVmNa{)#l2
AmHQX)diOpV(uwT^vG>DqSGMqleRw5fG%+q!Jo?Z&!qm7*p%yzQ=bUq77vFT4Km@zeT!adz_car?(gb=vQ($1i<z_Md-$KFVD>
ot7m@5|S*`B&DP(sY<F5(N6yOaQw%~$0xIo@1D-ye|Yxp{k!KMX769j-oAbD{=e^kdOMrF1cU&AAdym1Lux`*QeCgthwJtFaJ^
n1eqXN-SF6?0YPC9At!^LP-rhXExxG0C17KTe%XVZsY=@m;XY_s7^+VqcU0?dX@B4n}hoLV+Kg2K$9){uR)b_{wIzF7H-J>bDk
M6yFut^^?O~+mGsMI*jqu$%iW<O?3$#ysW{%i66$L-=>TkUGg%;~|Cw*2$AUt5W3wXF@ibuWkA^4p)^2aa!_tX9W2>nF=6&u*W
+xLK}VEUu5QpUq!C|F&3udvkNSUd;dY=JxuR*UxX3%TIqlUH<g)ufM!{_4?JDpMU=6zia@oZ4kC?`~L;Ou>pVp2m`Pb82tZM2e
+CuB3QI-&<10~2v!grh(*L$(Gp{<!x|hSzP^3h{)I$)Ed
"""
_numbers = zlib.decompress(base64.b85decode("".join(PACKED.split())))
POLICY, _numbers = network(_numbers, POLICY_GROUPS, NO + 1, SCALES[0])
VALUE, _numbers = network(_numbers, VALUE_GROUPS, 1, SCALES[1])


def bits_of(masks):
    """(n,) masks -> (n, 64) zeros and ones, lowest bit first."""
    octets = np.ascontiguousarray(masks, dtype="<u8").view(np.uint8)
    return np.unpackbits(octets.reshape(-1, 8), axis=1, bitorder="little")


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
    return found >> 6, found & 63


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
    DOUBT = np.array([[0.3], [0.05]])  # how much of a decision may be anything, by kind of player

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
        chances = bits_of(hidden) * self.random.random((hidden.size, 64))
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
        worlds, legal = worlds.without_stock(free), legal[free]
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
    LANES = 128  # two thirds of the time of 256: more batches, a deeper tree
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
        chance = self.belief.weight.sum(axis=1) @ policy(worlds, actor, worlds.legal(actor))
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
                leaves.append(worlds.take(done))
                order.append(lane[done])
                keep = np.flatnonzero(~done)
                worlds, lane, node, parent = worlds.take(keep), lane[keep], node[keep], parent[keep]
                actor, legal, single = actor[keep], legal[keep], single[keep]
                if not keep.size:
                    break
            action = only_option(legal)
            free = np.flatnonzero(~single)
            if free.size:
                seen = worlds.without_stock(free)
                chosen = self.choose(seen, actor[free], legal[free], node[free])
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
            chance = policy(worlds.without_stock(free), actor, legal[free])
            legal_here = chance > 0
            visits, wins = self.visits[node] * legal_here, self.wins[node] * legal_here
            total = visits.sum(axis=1, keepdims=True)
            mean = wins.sum(axis=1, keepdims=True) / np.maximum(total, 1)
            gain = (wins + mean) / (visits + 1) - mean
            sign = np.where(actor & 1, -self.TILT, self.TILT)[:, None]
            chance *= np.exp(sign * np.sqrt(total) * gain)
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
