"""Team Durak: a search over hidden worlds with a learned policy and value.

How it decides. The ledger (Ledger) keeps what the messages prove about the 36 cards. The belief
(Belief) is a set of full worlds that agree with the ledger (all of them, once they are few),
weighted by how likely each observed decision, also the silent ones, would have been in them; what
kind of players the opponents are is part of it. The search (Search) plays batches of those worlds
down one shared tree of public actions: a player in a world draws his action from the policy
network, tilted by what the tree has learned so far, or follows the rule of thumb; a leaf is scored
by the value network. Candidates at the root meet the same worlds and are halved until one is left.
One against one without a deck is perfect information and is solved (Duel).

Where to start reading: bottom-up "Worlds" (the rules for a whole batch), from the middle
"Search.best", top-down "main".

Strength: 93% against a cheapest-card player at real limits (docs/strength.md has the rest).
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


SCALES = (0.00674494, 0.000942768)
PACKED = """
000010RR90|NsC0{{R4K^f(AZs%{QA=U3pr&_R+GW6lUyP%@C|L`JFDKtt4&!fV}+Zq%*7-aOCY^Nd=YxQ>B%lMvDX3C)ymiyb
O-el0hNeZp~J)azIr|Jq_*Fc<6rBYiR+i|JcQrU05hDhlulxJfz>cKvy;=>I;HY?s!w!dUZ{RRl?9By#%IMCXSnQV+_8sO}JP4
uNabblHxYx-cTo65g7nP;68rt|fHUu&-SE?C<;Z=#W=bctq$&5dsT5WjuO-mmkk>Nao=>(H)#%nLH7Q;X^~q0MThj;cWQLm3s6
bQYm^Q4LMLM15nbh;C&Wr&4${AuGSeT&m|6aMHG47gXp{mY<-DGjMNxU1Gj!X$R1qk!sy;3>{%Qz2OpL3jt>VHQmWfprze_R$9
;u=N!A-c4u*Ug??C^~44TYa8^$(u7zyVcX#;}zpbw#=Gq#7&MD{2RW9g9^^<$EgZ&geQ)?TL*i-M!*sD)<9Qg?B;ok;I*jc!wv
2yX1BbKoc&#g^$kHe}qse<1QJdNc&Pwu}<4E%v=*8m72m=Yd$yza1=_v9S)(T4-LCWNgyU3om?}`c+7E8a&QBNEXElnQDF*fG>
MT)Zcrrp$Hf$KX#+M(<-M?^sICcJf6Y$){L!q06hPcvTqf|82Ek5+xC3eV4`Z-Y2E%8jbEe<Y><>xImrh&d&s{|LFkc&Kq%2T<
$Z~(qLm7qM4R})dt_;<YX37sYK$2-)IA$<&1j3Up}X>Ly#9jpK7Mq1?A))7yA9I?Wm;G3yl?If&Vc1RdE$1$$6`SO+RW~|tAaC
e%Ny$NRYl4ipl79V<G^zCCtSV;t~w#lUI%sKP+8mw4dOA`ARgI+gbcfs%E|r-*QFN#-oTQKsu_PCHVHX+^x}AD5+)l39bAO|v#
On!O-=;T8rTN;*`m2kxZ)^c6M3Kx{oO``o{HN4by2B^Gp5fLK)Pyk<gjz$VZ`Lq0&M}@MQbs~9#oC<^zf%Ode!1AL$|WpgHOhB
WP!oMx7i0}`f9W>#OW-qW8fB9lIx@54Xz2f90Ii4#|D?{p+<LIv)f3qyW;pXGPDyk6v1i5s~c8&tz%>$PJ^iKVh{n<CdeUDX8=
MU@r{Xk;w?9Puedq7KBI-JD9BB7UiY2$z66edz^bZsl8B8wOn1^<H8E3^L3ZF3xt0_?g2?_i7Uo^L3V>VH(vS_yzfqSS8f@T-n
KD1ksGp8aL^IZe?WC2F22wgWCF3Au*-_H;QJNCiR`^xmP2cL3X*ygh5Ihj6CwYd3$^{k)qr5RW!_aez$;7^BBh+z+kwAFm6Sbb
I(>EX7&tUC_snLJniWkcx`ph1tG|^fir%j0b@{|*1y1;SJ1T#p`lfB9-u<oIZ-v~4nhqF&9%^De-RKmiBDLh3RE(b~SsuGnrFD
Bwt8WLH`^sPa$7Q`!75E`M~j?Q18i`u6X1a((C-dp5d)_ZDjYn_?^Wx{H)AO%UB+e5brcnZS#V3^}kWylp)qjU|;AS;@nD#=wG
T=$#c1|o}Y#bFZH?P+q;_|fdN;iWbam;<xe7~=F<(X&J225Tmxp8c@<p5ef&#U<w&ffqZfmPQ`8aS%qhDJV$K9br(pBMBY(w{C
|*j+E{0O;tKtF`;)7Ayw`2O*7+zH6?sRE(`!;vy@=j<m~)`Z)M_@;TcgLEOS_*ikF_#4%77Lj!4^%>Cc1UZdxUiP-i^TW#;QR+
!!Msd~v-yXLxF36Xx3av8X(fTM*)2UU<TDx;OPG3FPa*4-y``L~5}mhyal0fQ{^pszbfOEF3ps_PYLSqMJY2Z$!0P#^u)pPmZ5
m(=7|axjERuKUaQ|G#MFVa0zO*;iIIc42dECu3V9tya)`<z81R?f6x??Z*o&^z9n&c)6&C=hVvA7Q!=RZhI0bK-oruBi#%1;cC
s*!?&Jr&l{&{mSkS&6CwL4OvU!^BI(IBLcJXrIxWL9oF|ZIR3cW=g9SngQ8`gD{2nrbmNw|Q$v#=loYXyoc(S&_AeIYuvedf(!
u2$E@+Iggh1N9T27)dPot9DXZz-((jjJl<9Z5Z(hnevaMPgM_EiN4ler8W7}0X-GyR;K_&Md}B6;DbjrU36G0&zse)nsD2ohjj
^~_vS1AA+nC$sejNV59Xe-(N>=DcN&hVW*_$0d*;)tyTtlvaI>mdZroZ#p4`(;4)^HF;oqnPgsMIreM9r7*9<We>GqWS-ubJ!!
s|{wCy|M4|2S~9x4B;M+7OY!+6>1prD)mAx$Q`V_GW=HtkUN0=~NcY_7c`UsB>rq$@0<#f&tJ&L`A=?7eT%06&#pwq18>x7!}H
`FcW<JOz;h$!tCm6!T>eOc)KDw=lQONe)Br^Z;@;9i<xd<48eqvYBI3JxruA$*S#GQ+#Fs1aogRYg6+HWD-rI_cVC6(`t}3cZJ
E<?OcDuDhB+r(w`JOVop?)E4cm-Q;i?s;4vC+#UYa_EXYyO-iv5H>o>mEd5Lkj<hEisc)ac%L-ZZIy7UgAg_)}!(YTW<gU~abP
jRmE5bTURfDfyqX67!Y*F;EK;s#3*$8+J*}R0%Dp6ME@@(9mp<NDIo*a-W9KCro3(FJ0Dfl?WOC(LVOFP>21Ub1qTx%#%d_w_v
%o5^S@L)g`8h6+W9YkcYPz=yoPWaNadC!B)=&Q4ZE3mZwYVlriA-+D%dQN;v1TyY2;?uIU~5oHLO^-miu^fQv;_G^^m^Q!tBU`
HIk6)iviPhcdOUdi+MEj+bEhDZ9gf!H+J^ORyK93>2)A$AfylJ$v*U765WiZTq`XeU2WUMM9;g?Tl8-x?-Hbh5#O<1`!AU?!ZW
biBc{=@zeGy*<bcRX=S)Byd2}bUH*m;GAD++DdP!CO8RrlMSLMKCp_Vzd9o1mxmx*j62T=Z8VNVKcV8fs<=u_|*aZ!zR5vl94N
`%@>}6+k0T6=Lns@jSZ#u062O;kTN2Bmrj9AYJUWOp46_TqsOQBd+VpP?RD1<WobkpNpG4~<Q{}p1&&L@qudT6Is8P3Ck^WHZ?
bz9Sgr~~}rCm?u1lHd5AxQ-cHQ}6bqw<7@HW=-T4<;JE5t2rE$3AJsQ&nO<_C)98B)7xWDJSR5V*vpVA=8BDO%(Qw@(-y=&+9)
cphDjf~yYH>hei8i0o!k_@;)Barl}>DoyrZMB-q09ygR}A3F*)d&rWi=lG2nwN6;7d5$0NY2kbZK~0e11n)e}nXPF3g@le#gqA
e@8X=Cd+sU!5V#@jOS!s5hMRiclF`th3_|(JOb%5z>Gpy8ev<`%w`+aSe4(Jpc&u%x{S8!+UU_##%&xutL)kc&-1Xx#>g>AutZ
j*I1{7V5Md5VrQ*OzoHMu^zzvws4RR8^X@C!4`?tU5wt^0-!C8oLo&;_qB^>`_^~65z9}gr7cJeQxzg`R&#dkmF)*^DTIu^H{9
xF?=|K1?dg5J_D6r0v^R)>NBsx#aQefC#s0{~8Syu~NZrA4A2RMl&Mi~gY-#+ao4b^rQI9Ohz&eO8YowCe2aks`huvIZb+g*Np
DqlvHu;(c4h+F@~I-Km4)$o<1B*l9<W&3K5;fY(flqn#P+(+^PU-AsdRxR=-*2Rej{lCatII>_~CH;HyF2@PvJx**FG%#THqR|
YxYrF%zKT8?I`y#UI1f2-?)`&l`hj&7w*Ay1<9(J9SrOC}yET?v1&Ug^nU5#7a8Am<x!)FapZ8kfl@aw#*Rh4oQB3Iqvl%*sfa
-F&LGywTx$^P2%T5OUQS~NLSZ=n#Qq9pvna(C6f5&-^6^yCrAw3>LeT5}hiz8SqY!a^Wkn9GHj3sofi6%Wsn`8KWR=X#?R`aS7
y*)v($z&phxCZN&aN|O>uG|GFU17yy`ZM}eTiDrCo;h;(odUMmMCDg*IckM-!tod?ALN?6}wWw(s2&zQ$TNr%2Q-97T<E(#N*l
pm0BH4{@GNc`?Z(mei|FB0zhb8;1U`9-ei&G8Qo|Y1Oa&9R@GjkHJ_^mYl<MK}W)GTS#cMx?lsxb1PDvJoSM-)BQ^`$c=`8g1-
Bt6z&(7GD|ce4f+SJVNspdRDME?GCf!mxI`U-jyJ1^2t*$IB9JLN2yD26gSNtL{$Ab(5A7KfKhw5fh4E`VzE)D|<`=sBnBXpm3
J4y`wf5!2S_nKL-mn50egk09^H(4318ZM0y7iEUjBUP^sO$bbPunI*aFnPG|8a{c2>-3^qt&D<P;Q*&G}*hD5d}<)-Y@MDPi1Z
eT9)OH#JLB7BVqXP^#T=;~Q14=?fN7PmGVK^6LWZ?HBiZbM<;eA%TA1YnYy<a`)@ljZFrFRRAK!lRAGXTGq=K#@hI>=hqk^ICH
$1Ww-~TC=9Xajn5d7r-pt{Yg)^=Mzc{;^|CvZjom>`LIIs)k_P*sy~{Mz;%l>T@R9qi(Dxn<g)b9oSMgGcvr(~v2p*2*ebF@6B
2bCo6m;C8(8V7aqrCI^jl7z>iynnrGhJ?!nAeCA8yY>&c*33Fj~jZ*+n(^*H1%UTuC@2%S{4+<r6}q7AbjPzUhHzh_ae)F)=<=
v#GV3R4P%>LuvN*Vrq{Tzevd|k4%zGxgJB7pepC9iA#kB^J>eyrr!R*$FlA=dYq8lKZ;QpiQFQR7-tnSZi>uS<I28$xuA5Y?`6
`^**TsvB*msRdgfRuIY)~22Yu1Zg5xcJz8tyBT!`;m{uqZLICB7U$F$>TCUx4MJsPlBO=7%_f~i+SHK6+Ynbv!!*SVoaeIRoCU
th#mk<#em|9%LsKdwQvm?6S?K;f|u3rcG0Ke7#<cTvXm_Q*1x1yub=<cM{MQv!&l)M<~7E_`)1`nG<;50hmRYvqcZIv~B_0xJ0
<{Uy-FlHgxJ-H63D3Gw3x)~!Es>h4o%N-ZN$WN?2stn`psrnI`h-zjI(64_@F+{Ql-ox$To)Qz(j7|Q31w*aIOHcbWa{6dtCHr
YaNF?Cm;7>}0lv~^4u5oUqzoUU!9#2gCORyIN0p$9weYrr+Qbk$nO1dN-p9$e_b&4Y?6x@J;l>)z8_S|UTLq#)NFZvv<H!`6%3
d`9!Vewi!emkSp)j`NZ9+Zw8)%f1unOAvI$(`1cP(3a_aXt>3{g4~PXSANQ@V~8n{r~0mDF+N3U_!H^0JLGAqC?UOfC6vVn_Uy
D73PMu&T)V|6{2`OCp)>4wi<r6@<Bvs9Fw;=xC07iHC7&s{sJtd_K-FzT9{XnOa0Q;jX&=d4c%OnT*ljcTcv3z2aa|e2IvT;cI
i1aG-6}2+n1;<7J<XaJLMCe2PiEr(@b5=-3e{J%_J%P4lkXd~68~;y^pG<4;%X(6d{&&WQ3PW$T99{&AT&->jQAw$L2-e)W9nh
p&YlX>{x;QpV`JG+CqokOYfVHwkbG#oWlS>@Q*EwawLD(nEdxd;<kC$ud&NYtuF;I|>38LeU{hOXo+-l?xXJ-}wR_LH+)?vSZd
-I>V8?p#-`fY!6Y7c4H79|lBLco4O@Sj}R|A&@Toq^85vsM&mUf>9bP<G{UI=Y_>!74Uw>T;47`tV=i1zKtim<txnkJYi5tahV
u@l5FGQ@Ff{9n3m5mpwddCgPBIY8M$#E?;($R>g!f)D{ft$pKw<KO`|9)lA7EPKJMbPSQ_a#&VY4qIVOM8FV%W=HrDU5~8{S}#
}SI>LYUp}o(Sbo)y(WiRGaYOpwvV)tQVqT}m8Y1efr8hiUkyc)U$9UrHu2@|5O{HWk@)+os+k~P!0NyY7Z)-HM`r@XYt$Mk*d*
)=IbGkvM<W>Y&0c3-Sm`MXOhtrV#~mRCw_SQUjG14k3?yDSCf0Q|L?gU+T?v1ee05JtpGlBm(_;IkRw@<kq5Q`5kT=%$QG7w5E
sg<ouUJ{@I_>Zu&2IS?BY-pHSjtNb^XO)D&an(m9n)$YILI%jGrab)WyP?_NufKeKLUio>_N7mntK|bY{*nD9O-_?o-^`a11PT
}(b&-U`b%3Eo!T|sU5Wtbb0qw0^Ci1*&BXm?Ii;QH68m|esV#F*HX^|SYsp$^;*|EcG~cc9_e-DvYes*}F>K+3Ds^QgKs+3lb)
@=Pv&Lj8MK=R53o>eV5#jN@M~+*|0OxO*NTm|&=J>JgKyGj#M<=qUry`Isev&O|Sp|2^^XMR;6Uc;s*uVK?>(OxiXSyj;nzqj+
1(MY<Xzg&iLlh2o8^h0aT+9rD*w?w8%=`IdKM8L>j?w8LdiV8lw*o|3#})xO{n^2+~>HRRq>UP;$saz{SG`Gh0Rlr*QzFro!&5
R;UdQ4tOJ1WC_K#_U;;{-W!P^&kl9QP`sVV+<yBUJShxeFJz71=v~jcM#j%CE99&1Fot&QQtnwgIoI2#N*JQ^48Z}k-ksOjlVu
px2TEHNm|^J$llMNlN&3q<k6v%+N)A}ob%_BR+O1ty`wCQGamK=f3><&;-^k&)dnCEf>c;iw#_rJg`oJ!)M3H~q3<%C-tppB7v
Sj4<LC&+xv(56%SCU0%Qv2#Fg^;!6D0{JU{R7XTHVb38Apl!XV|3|V>&azqebL~0urrN0FzFQEHIw_yk8)B60$-@6kgjH5+U&y
C@1m--H%C9b-dF(b;MT<0LH{cA571hQ|-CuQ)xzAsk9Z$kLli%><=hY(^J&enIT)mbuAD)1WfHYE(T$tz7SmhKN{!dF#)DoI6?
&id)x8`Z=dKHhOB^ea3@l(eYI>NHt{cvo#hbKB&k8H(OZ}L#5Ie_f#k`08UnmQ@O(zD!Q94bxC_n6w$g$1lbD(>aJ=e({~gH2?
FBX9{N*xkOMIG;QWBcBa55*cL>Y!q9A)_*;=~<`3U{3S?!TlEfHB*r!*7+5>RfZ}su+SI`r*!5*uSkT%t^<EoZ_=u9-0HjLY65
>OtSfdgH?4c2qWGQ^6m5rtiOW=zta+%Y<$PlMyW~@@i>`C$dS8WQoO5^dFnpERtRC^RWhAmIy^vFgUGWXS9JVcd##aMmcOyA>e
nTGQALU-de&|Io3OM4km`Tg5QX<vgaysd-|hP^J%)leuz*-e1}OCXh}7r-1J>ixE>6f&u8}VUbAp+;=7;0$jR|HXZIsDoL1np?
yMEnrh_+cBU5W&>$4T@X>m~K|sM}qr4GiLCe2!{o{+?>YZfo(t<QjvDek)1sBCBPT&Wjkc&0J4RR#w_0X2kA7!Gfw2p;ufwUB;
z+o`~bssd;5F<5sY*!~}vQgQa-8XmG#uWgKJJF>DeIRv>6SMA654Z9s%UVtG2^GC2o_gr(Jxq)X&TZj-ESlNPZ>hHxA06PS`UU
`4cQKMYBAE12bUY~o-8;y4(@xseqT`kD#)RDuAuRcV{>R8&ZjoMg&!lq$k&5G16#IncShVt#L=ZZ-k9kAa5si;tmU?VkX|1)|k
{-KN?`Te%~{4i=0|7(aoL-69GM$`e;R7(12z`!^F&$1MUjj&M}93Y<xHk`N~yi@S0Sst|m>t)ba?l!9%=rtex1)u5_kbiu!5w`
%S#BLX&pZj{Hl8U<$)=Tx>jD?77SN?K{M4A2b;&EYan$)24##F%~sJ*!r6ccyZ6gCMp2a!2_|{4j_pbS6~DvSV(V`qji{N%B4M
fXK@W11pZF<B>ed1z6?H^Dj%Yu>F@<)4v_09|22u%auI+-Fj`<;!S=(83{tz5XJva6as+`D{?vO2lM60d3S_z-Fvwz!!3&p9V|
0xI&%zO|0HmGN%nk9?u-W<hixRkFX~qg>m_PbjMLaw(@u?t$_*J_cA6{*S^AFlgRQW<C@)C(?QCJON8Jd*y7xiCeL6Ei;1fHGB
!>D%b9VBCS6nS_#qx$=5reM`>B*>ozhP;WntBRr+=M4^<cj}54iG@5q`cf@es^w5+?E;WxY_d$rSkKE6GBThSVf-yHoaCsO7?_
IzwLFlGtUleMnrWdiY3Vhy0+Be6+5%Tjz*_W#*+XBLx4+$;z3?@PHiqW%Y<L^ZtWRVw=#H{iT4}Sgc$^wCGhVO4yFaxjE3r;O0
FO4cLEI`UwNU>4!j4%4Ft74qH8e1OXL|21rQ_RVN(y!TcvmYyTA&HU+leRLkirgfZL0N1DAxS!Kdq^Rttx&`6Pw^q2GO%a?&xR
ytlUpC~yh5<GtGh@Df_R6wAxD+2soId*xlG{&rj!yQ^Ov0i=q*^83UN=cB);ZS-z%AkVQy&%8YzqjhRO>nIwD&6*cD3K;!wA|I
7fZLmEJ!>*QafSVHq=ac8uGwzEx(^Rp9?al&kdl_ah$C3q>S1%tGF)cG@&ckHJR()RaUm(IrRss$-w&cH{VPSTo+5?SXF~OW~Y
jcn?u!|8yR&1Ud_sadgnEQNuRU>Ww>ZWI8;Kz`>hS7$w*(6Lg%0r7D&fq^hk2s<ycs@`S19Yv-l)*EEVkpgTNw^?nAx@GgZ1f=
Wwuv03?>mjr9(<=F@rKtz!1uiIjGYz4dFnNH(%v{!%T0R@(m;jmFQ-ej=q%_CTwEiD1#tndM6R<IhF9o*AA7m6AQ%%*rQ1#c&0
+IkJ`<o91faRaYwRKKFRT%HmL~zUUGPKF=)iM(<y_s;6h{_5@t7Wxc3zKP0B;*Zf4D2Ph-n4}hY$2uVv#&@DxMj-msdV{Boc@#
L7JFgeamXJq2W^8{?$-_=2IN>8Jf|w6hm82?y1s+qgH}5WP58-;0H4WSQctDi`4CihelXAX--Xu<dFS?M|nsR0K`bUAGd_YCwe
{Q?8Fjkf$)GD$#){cxX2k41P_RY;?_B_kBxn!+1<W>Q3y;jGEue|(MpEVM*7kd@qFlO<=ml{!HDKXP>;9{7k4Q%V4rCalFD_s$
8kH8d_C$xl{f4XTGHg4r}k;nXa<w2(uNA5FnkU^cJGP*ze89*CHkqo!)YDjUBH)-JjTh|kQA3+@O{Iv_HmCYQR^hEB)id;BKEC
0!!pjq)$73c-i(B)kAa6$Y=~#8z@bscAlyN>aNk_Z)U=^@h5PRpCnxBKLGdEvL9+SW61yXUq3=bQ_Xv=_UgXL#P>2m~-c=%1V$
Xb6QKnKE+Pek=qf@2Vz5{WZ!zTvEKs|O?XDI$9^76D=37UZyF*UiM&x1vKJ1|HqE@D67{$%H2dvwAIB8lhh=@R(GuExG#z70!L
N8<2%BN_2yU=9J8*6t1Zg22c)2-ou?p$J1zGy*!8`{S>7U=T9d?O8G{Lv-)#Yi<&>EUJ@rd~_55e)9d`&*?KZ`w<7Wy7l9gEGt
_<jd=Gg*BKkI<Q(I^A#l6m<ItkCw>=2n86+sfbNQc~Pr>gdB`L!N{?d!~ayitCOfyBkL!Di|8JzQXjY>)7yRdpUG4oNPNIBYEh
9^EY#?qV+1766u3TuJ2Opr#@02vPe@CY71O_F0aU67b?;dfTo2&BcEmF0E$gYc*QJ4DF2Ea{Fzcv{d4vT;@Mp+MuzNlb+G6Y-u
UtA-#8;CjTX);+*ethX*9$iU~{k7p!ecQO6u!()ZPU)AM#E7E4n$<sQDq-#!QGSu*tShlM}^3Ljk`wq$S!uvzCQ<`GCQ55$L{V
4u%TENVjHS;Im7oJ_j{Py^z-;!=SZszB7>)|e3HNgY<rfXA5_lY?06rweRLMnGPF6-Z(j{$|7uv8sD<R1o1nk(^In(4#jL4wIX
wB<JDp-yb%v(<EdNno37X1Dr+NR@7uKbtqPTY!D<>tZkFSW~3FVqXRr_?H~mi9>+ZX)EBUMB`m{CI*N2q7oC9NO~BWPLVKG@5x
<YKcm(N5Mm$y1b%Lz?$FJNB4BP2fc`{mjy$v(BOQlx``>pjaJgE6N&jPIu8##lY**WD1pKnabjd?3G%Zw=ej7${4q5K?j?)@t>
^V|Wg$vI?=s-umoP#U#64BAOiYNb;Y|En0l+AFv?q^`<poafk(Q{23XR8h@I8R6jmcM5t3g5v2?O0#Txd6L&T%WSBa(>iyR%Y0
%^RYu+6^V=dQy#1$Fx3-%LDEbje^+^dtO!v#gwol#ae>6sB0n~zh<iGqshNfXnR<Qo5nAg_Xa(4PrJhFUQ17Y4t~hKGoHuB|<f
tOj$B7M79<up?&0isy#8DJed5aM!hCGvC%<=Q41O75#z*vC)PtM8zj*Y~(zp)F{;9SW25{i8SI@3Sv(Bx(j>g*eEpW(>?qT@eW
NdKT~1!SEW8mSLQY3<Q&w~J@TQddjo=%c0wUv+SaW|Spde%BZfUpt&yCw=5%T$t$lfkXU&qb^bS5>%kX=vX(M#DhCPP{*zv?sA
+o6uIQCmGu;lM4=4ns+HD$aHqcPtQCK`W{WBXKSRYUF1Ttxd*qgytDf6xrHav^*8vI08R0Ui=e+*BL{Vz8C?uZZOqh0B6TL{hQ
KCTEUk#59Wmi;ehmhWLj+N#wn0<-mS~7r+O4oBzh+nM^t{hSGoupVZmVWG122W)qLYT<)2gn?PM^cSm``u>?%v_?9%d50f)PjU
jB)Bh&Zz?5rp_dd#!I?2uS$rM>&W<^cgovw^(H-PUBQb@W5AE$4uddB#j01rc|FANoEcumyzg^a=f*5hd$lsQETy?3Mp!PQTRa
e$;i~1V%b_o<6z5^qjiJ#)$W|CpyhKLG?T4IE5y)p#1-Ch8J8fJRHhX;|CT;O>1gqB}%tPl{d`H{!W^ra({SQm8RSzdB}K}X9Z
=8b5;k8gQD-eJ8r!E<?E*2i9Z_|bwkUhgYZwpHQHQZ9quyVZm^-*wK2?KZ8|&IHh^X>_T)mCpY-@zBu?7mH+hs)|P|_pOcSGU6
)1{CcJgq(9mH3r&$H?GcO!M6y3dmHb2HjYdG(Ife47TXl=P=xjSt`!XGJe3Yy2gKY7pWroqi=anM~hL>_cub@;d89hDQsw_Pj9
bC+{{{(Rd(b+4O_AQ{w>;_c(sUHE=-Uj0QR7aQM%I150855*7cNrkJuO5-RLkJi`L6br!#W7V$kV=;rhOzJ|y*7#Y4>a-|2`Z2
|r=8H_$Yi#NpB|8-ON&j=##Q~t7DTM-`Ij8S&F}jB11d6)5IYn1GD}q#{(5Zp>Y+rr+Iq;*YBLI4<HGN!f-v+qXR#2RWXf7}Kt
bvCD=L!j-<}&L(aO~9g2a1Iq7-A1@&9PhU_rd!^zacCW-RS1KhNt9Ht>l$+K=?Q;$`Wb&V1#vynn)@JH2@o<ye!BVBT9-ki><_
lxo8r_0kv`RN*XMS`Fg*A4JD8j}zZ?K_B!wzab8g{ZxCZ!NKyKDXBxxd<EAOj4d=LD9_b6QirX7skg}03{{N+SA4Y<?&}qA&C1
bEvKbt77YrAblIggNfy{{KZ}0&bmyRwmFtS9XW90<%9+_HG+S4r|#a=#OY(w}n@EP;S<^bW+CN3I@i|2_w>5_!b8RPW~c%@y98
Z`ku&|25&qfHQ(wY{aA;mit!QOS)HMRZ<JH7q}w9A{e@RE~FhjJ=d`w@oB%Il^2=P|gl`m5{t#U2*drRH?<_p+YXO-TP*Qahge
R^+rPb*fsfO_4mdcximBVxhuop!E6&C&7C|uD+DTTc|e+y8o+7#GhVuOPq|@g{0BK%{G@q1wNrtkpWM%1!QXe|;*Nuo{|UmPMg
j*DrP733pgUn$;eL^1n8~B@HZ-?37rywN)``hE6h>Qzd<9)}5N7#*Kl<BJRpZU>e_tF?_26dxtqpPKcB&Q5@pY+otC31iK*ATh
$_UKbNPvrTIupc*(PO;=QmG@){ks8|49gmyqaT9BVkG*V-HHwz^Qz#yOtA|rruL{+nXv<*azSzwQIxB?o{phDWB`T*oR|><%up
ggnHr`IE1h@lxP@5TgecRtecMpMhhdttRP{`<er%hg?tF`cQ$9iU)8SuI5E}I$rnc09-j$~gQ+KhE;NDWz$XVn_1$~H?D$wH;E
P+#m)<bJ?oop5s&VVzP6RV#K@PT`K?Y8v&p??`;&MGt$DPg&E54b@F#jLPS;OVvq{#BV%g+>N9FI+fzLn|E=Kn%~KV8no51a7H
Tdw6h_v3k|JsnUTAPP5nwG*t={z<3NdU>WfyYpX)(Fu!bQOOW2#5<rCLjTY6d7iI_fwITP@l~K#GaqkIEEgvo~wp~G6Ajvx}{E
DKYR=>Sw<6PEoq$|5edwY0uoW!&*>7MePc2d^jVvP8eLtSx<ZkigJ7X6wSj8)DE8wAL|oXTla2Mv4K^t1=ytzRQf{#M7V$b$hb
xqHM7ZhYFx53v@TFAM@yLx#Ny$5-h(5}o|!w+jo9ii;>_v7j>*m#QtG82fWm*lwAVUJ`v4*45$bucjxbhhg1K?TD)a5*S|9?{`
o)P>QNFm+DhyQi)D;BsQ9=hb65o7U_{&<O5&4?KGs&rY$<4r6(;Q*d%3D<r-SXBz>LYiVocDEQxE0#9EQ~ZV7lcTZ9xbmrNd33
o8E@jqCFRvh49nJY#yPDc{6CLC4r)9)s6B!JvR-%)h~BIL%wLvlE@EdT@N8V{JM7Ql(I&e0wkiqztH!oTLA}HM7COkE{x__c>M
^OD01klIaAf_v^Bsq3nn@%|O{DhX-8;Bg-iB#;U>|a7%SKF$NyBI3fMV(jISU*N!0uVS1mvXQlWM%5Zk+{)fI4yvcW6L?o>J)!
n7+!r{QPtHw@*OCbBB@lBwUdWmx5oNub=Y1Voa7~r;{rIi1Np^nzF(gkzO#2&2aKb;Vp0mb>;_*_rPSUk~|7d*CUASe*wKoKFl
rzsD9HDHR|%K%{W>+iebJs5knj$e?S<ON%o)I48J^5h&0{E2;!Kz`KT={{0DjbeGS5H5tMoZ?k`Aa;Zg<8kWc5xP&%uTQd_5Q|
T>^2@k1bsWGWLw6kq^Wu4M8?@Nqn;)P{ZnCkJ(e{n3Q`;+2laz*{AoQx_3;#inBbv}WY6!4#b>@xi3FP<x;KNz1gS)xnPGztSK
2*{IhZ=1c9lN@1eO2FcdYDR2|5Qqj|5gp4Jz{)mc=5XBxtv4LS6^7;Y)H-jh)euAvZDb6^_b`-Jo~#{kHnn)cU?*OKLU<>zS}u
Wz`U_F#3FMR5}Z~N>LDm}+>0-kifuJkabVs)%(ll!zDa5jd@V{GiyO|3TeBY2XxeS=><#S7Fu!Q0{jIM55xs6?<Hsf-m|NrR!9
0Ip!066#HZs1mTw)DXmqtE<bYQzkaU%2ajxR3|YVIf`70`ew;DSMXBz3vIY|=tMiGbca{op8CTH9O)-tH{Tr>ebp@zCEbAPgDz
=#co&12t%Gn>K);ZT_g6E729F>%CBhg-K3Me^F?V%(z``gmG+}+{JXl;7Bg;i-Xdv2oucDP=$fY$@|)Dx4kBsCBfp0aTT()vWJ
G26(T!`kcAT@A04XiX_y5vreUT+LEmfEG*40?z*m&m^a)}xMu00n;~7AngHuiq=9OUXNZVWJhe$419Jja?4t`}eV|?@g5FQ93&
0}Q$@I&Pl-wD0n=0pA~Z{Sh5K@u(muonqgcO@E;m+W)0)ZQ9ta*84c7mX!0m`B^tpU~(yUmM?rTzgE$Vpfu!+dHd8K?&touvkK
|9lNvIU3x<y&;fP2AS1^%PDbMZPoH=~s+>SWk<jmSz^cCEbPb0=+2F&yU~_uZ{|}1VWc<0cqEsXx`_~l1a?QS`ag$<;<bmy)Ls
e7Q36(TUYL-Ih{M_V>JQw`dbpMgLT~VW(TGAYN0l&tFI<#H(*mn%|$#b82|1%NWmPjK_f>MNQvq!1DMSxWlQA2H!x_-+nRoHZ=
1YeeqIxn)RX2|t!8nMj`#*IS>j7Pf|0S*K1m>rwmHdGpt{|vp+TcEs@F+#l|0xi2a)av_a1*&gLJUV-3OEm|WXvegFpd5Ru*}M
MnuxUM3<8%EIICelhOhZ`eJ|f4<Bw%F834*2Me0j4)O^a8ZR||Z5B=#TvoFRb%D_Xlc5Yemw+{1kkcD*Ik5S5d>Oc2_QD3zOfp
)mL>glDt}D`az(!$br%w#zgC%&altiaLK~S1oMis~EUexMF%{HOBHLXkb!NrV8boN3*Or1oaA?iHLmjsfARyPEtS_0>_W<t44K
SZ~Pvawr&wb0vW0V@{d4@JQfIAq|VH7&{QCK%*8D`y`td7adh0QcZP+a+s>&y*Xy6OLEP<BZ_Wo3r^1F?X21$s1s9?~Kz+l73Q
*8RVXInxZ59NRY;L&J6FVjHYDe0jPiSSbb7zrLK^3${-w#Aggi3n5b8(1}5ZT)bB4tZ&@@TK&hk}C6WYde9g#p#<T8u|injrT2
P=)Kd%4ZAg8=j&D-i2@Fn50cP=hR`k&c$%by4Fv)%*D9?f=l}J1+%SFOdB-lxVI`h!7`h1NkLW>q`LV)8m17?-4}dXUiWoyrG!
!?86VtdsP`EB;{EEp<{EJOs#T&PM%iaq)1G*Pr|j$zDi`J7Ql!|Lu5ybk4=?Lxl+O_kOY|3_8IG%wHsVR?)d$nR=vF8sN66Pt6
i&on?6_EA=vrbSoz_PYloo?wfNC=D0UULP4#4v*V6l5V=4o%Xd&Re>n|yoS+V$h&d7p$<;W>FDHHjYfk7e%5jKYz;<QFUTiJ(9
|$Ue0A!K07aLyua}<(zfa$5)koxOT&mEJJ6pq(*Y#sFe?AGI5}1v%tw=&5egZ%*Kh6MmWre>{kks1p<TqSea)Xa>UtsY9ej%yH
sOD0ApeFJu{Mkq2Lo42wq}J_r(b7%FY!E2Gf<6X1E~>n%-w344(=0-{aAparO{ogAkC)q>+&U(7Bb?(z@=7M^fzEfDhGz!$t0c
sW)aj2TJ6qaQ_j+u@7>AKy*j5yg(?wGF@Qv-oW&pgu)B_pmPZ?m&i}ZkC=Ogwk!Rn0>zj{;nHuv?A@JD_u-BYMatK-%u}`IoQw
-(9ooQU%e-F{kLyM{_Z#`a+?3O$r{eq|<i_Ii`~~C}f!KEQSsY_G<2t*Ar#@-sl?`39rxZa#U4B}>W%ErFw)_tkQ;v7`A5cB}7
lpvp_3Kv<NX(4Nu6TyfHJyqUZ!6Lv(Hrw4sN``6ownNwS+y?}pX^|SzAK=b{m7%;CH-D0G6S`3X{Lk({lrCP3_MxhuG<z`q|x*
#c_lRi%Y>E{^kY3bN1eu7Uo>T`6m9n~J4Nh6pp>Q(sKr6d@iM@MU&JPQkDw)8SyX*DkZg!$%5BWso!*t)Uj_#kb}`!Zp<YJ@91
eOulfhQ1qD0JV>K%d;F*M_hen)q*L#+qLnyck-Kg^|swQU^$PE@@CN^&BS4lw%+TS97LiakdPmb+C^NTi$#nbZ~u{9@S4$r(8M
%5P2ubFrZ4NIKu%sgBrY^@oBE^9oOa>n*19uj5eY%d@z#&O0g&)Sr_RaX2KU1C*0tHv0aZJ=-R2d^t;h`x4LG-T$XU01_%$%0t
<wN$7Rd&jIPqD}sna2ueXj9&3;MMlvjLO{6tX5`2Z^H1DElqN5NDrxzYlA_KK)A@Uf*)3w!>USNu8n;>o-7_DN4M8st54BUeA;
(&eeYHa`jm^=^)Zf<AI9Y);>+HjPiKE`(k14|PSJ#$d99=0W9dW`8G|D$ML+5}HLsWPHzC!vyzEm2~THA6+Xz?gqE#V^uvD(oq
Z0OuyYHfPYy3=vfOR_w9!sDnEjCU}N2ge9E@Wo!Aqh@JB8Cn>JUY6h)A5R$)>{`tZ$-HS%E*?0@VCE!M(2kQ~=+#s_(xE}N}ly
d^=Zj*<??3nuOi@Dya0?p<2lTU>^<)QTi%gi>9Pcz~w$<fDAj|Dgaj`y1dlvUNS&K7qmB07KnHNx~8!6Dy604{5VCQwcg6_a`|
E^is?Z8>Bx5`6O2jM^S;)x+3xOvo#26h}Kv>*=PLd$R7Qr(;nUO9m~KsRodDqMzq01g>(hFGSev)bZaK#m=DE)J*Qq$dt5J_=g
j5a{NM>R$L3Vg%S{0G=!*p?%x_KHk7TJr-=pJgrsG6-dfy=W;MF+NH}qH)3f`U<U=~D-^7^M(iUkMElFm<$ly(w^@wRlFCJ!zF
lew$3OirI{adiUi$Lluwv3z>gq9W=aM5V@CB{PyRT_|7MFYw$1kK11Dc#DkSEV$q4&53~Nlm+xBY>Hq1DGF1FdEebOTuf(S|p<
Kna=;@685`u)*AjOwxqn&k*qfOoYvIfJ-T0`V)v)=4u>mM9B5Xh#!4RyIbF7pJ*ws5PEo)8iTaxOD4e~olS#q;hWtBlxo*p_yJ
^7=t?lrkW<uQGAWy7>=kGoH(sy2AMk1bjnHG1gy$UmQLZV2G_TVEQ#P(kiE}^;xM87qT1$$+zK4ru405WcLj+QK0&%Lz5Vgb&2
`na9fH%jsqTw|5}Ln~E?fg@8N(jCcCy<3`StPM-}>7`wiDvp8=U#(BjmSgBtxGAaEsbcCBO|R<i`NmCT%GLqx`tP`Y<#O9E-M`
)j1Ae=2a63q3lAA%Tdh6HA7=yWmd~j7Vk(q*Fmndu~FRStJiI0r%RQL$gP<Qxj#UsM@QTGPz+~{4_1DSqM_d_Yfu7f*n^0;S^j
r4om*-v+Wbq^Dh-9P0@bZ<MKLMqurCdRnsYXR$aOpr8z<_;8CKr7CebuFNhxW26yGkdu#(F=|_?}D8<%j5IJAWTzZT%B7ccQ>1
S8`L)Q+FSxBubdE?0i`E>on8p(u^M6zGf=2p++&$1p?PT4Z|hErGLr5(_>g$b)$uapF4k(v-~vApP@xl7pnMhr?scHc$8rgHHm
H)geifjsmtg?=5O*tg0gq%kMZSiLS@^c!O2%!{P2nN;S)H$wVdciKDmEya_6O>#kC9>Zs(i!<IVEAS%O9N5W?9Dy$mByW%c3m=
|J9Ll8|+SW#YPZp;g2Bvlg$?$bR1rswrlgdJgXa%J2AqmZZEr*iC{E?aI`TPPNKUlB|>7XZ<%*^H+68?=<})F7&`%rnI*HVS^a
95V#)5h|9peW3C}Xd)Dj)-Opp@(bU7~>n?=NFwR7!<6Wbb#vFj2$UWWyJWeCS*#Au`p{e_yoY;m}K2lBuHhOjW7e*(WGZ8#pBW
Q`f5AMdoQ4W<GxQqmBo9qg5l$cTI)BKi^L)zHeyX$J_RGzn-Nl0lqVxvn9k4v=1UC4n&WFCf!3rs!P$ycxQ*J6(8fol~tm*$AQ
d@wGhUg=OmW5?7;aMyV~xnGEEP$r=Ii|1|fZ{6=VS5Dt+CZLE-QO%u+6m%#ozwR4wtqU+#Wxzo)z{;yeBKzq_6lCFan&@w#sYr
M#D;cZ2>353pfngUr5xO{!Ik`G_Np|2iddIzc(Y7hxL!jF>a8JjOR_A-{4%)yC~v5>+6gPNVSdb?JbjIQdzp3FAR?<UJ~x`?Bz
IBTc7Y-n>P&CV#3A)snXi>|H68s2-|6NKjx4Mu4Ds;GcUN_njGZVfPDo~3_LL$R`&k0ip9J87scaf?ZPMuD9j!AV;ior`YyV94
TAd=+)JQE!plyBtG{07^~Soc}$t^Id^GLzQ{=?Wjwz@$Oj!h)qbTpq}}6#>)t>A(_w$!T29bg|)sc(4k1UZ7Woge`xYKR9D7cT
l@KfiLs1cOfS!ONRZfg9t+)M#MLz~lu2Mfl~PQTb&Hx<Ta+xdu{y{FG>qrMUkT9flP`&pkAcZzG6tEdR3#6*r1iHzR0fyiQB9m
%xtfHS8eRrr-4D8odG&DphUXxN+D`i96j5!0%Dyc?C)nzTUd37RlNdlg4l_EKI+yw?vQH^)vp>h!sCPdSg2_YHjskC?p$rp}JZ
8^G(+b+T@$9Vbxo99j66R~wW99M0wr^ao___G(I#XG10D`vFaS?39{_1VUOK#pd5#6G>F^jTh_gQu&=lJN@>n1nIS@(QT5>8jg
JoIJ%IZ)9lxMvydN)s{AP8_-%QYl`IkE<U#f3iL?4(lfy!o8LyUY|0CE#DpjT*LF&i6OWSj5My+MI?9Nmmw)tFx*sY>j0@}gpF
<_i(h=MDlKcM*Yt0Jdm_XT>AO+OmcJjbiqqY)ZfJqT@We#SBK9shUWJ0IV2lTYnE-x3XoHO#d1dXYmT9$dfJTA9FVna|n~3;Xe
l`l3++Df|*UR$<>n|ama(8eFHKA_tVAEXV;BST|_U=P8S(Mh~Wd#`o&zSlv-fK@kX{Bp^YPR3`J<Bn)U-e|Q;R0~~IYbu<HfKh
$y^p9Cu#EPfr9n)pVc-J!laBWv^Ax3*B?7hnk!NXjP7wyyvSFj@S=JHj`!$kBV>w%GYT#PYUh?H|ZLusI41rv%eYN`U#4}tle`
s6kic<rR54>1B3cv?%xUGzu_qetdElW;yp}K>`s>viX+XNQ3SvE}|TZw5jiK~Aqu14s-o0dQ*>uN;}r(rMtFQhW*%*0gX@K*V>
FFoW>k>!xht^HUoEoE~xD$9CblMeupKr+oQgislJI1siRUudX<nQS=*T^dL8-?353eeGA8I+}cqmewunyqjCzSZ{3A2K*a&6uN
<#FID?>-_{UhxN%9*u1p~Mj-O$l7EyCqSqzk|Q7zSX&84fbZ~<>}j8_Gg3`c5W1#Hf}t4^x8*|)hd3p|Nvn!{yhCk6Yw-=n0fC
Y~y&l(87(n@X3v%ikX#8ehJuSH*NbN->|p{hjIip5t?C;@d6N<^Q83#eBE=GVI1!=p$jI?^0#FGhi*>)1y%(x~svtrbpCe+|<@
L3!E#a;!F?2DV;gBwE2y3y%b%)UtUdWI9)35Tn^sx$59HO!9KT|P9qgy8W#rSK)_X}i2|DwrpX4)Bwl8pRvv}aNDwk@0;^|zU7
BbhA%-37?xm%CgLonOQH0_ToePA<NLk}t!-p1cyRNbs#9RnHcJ^#7&O>_pI^jOvy_e%=u)^`nlsb0C5TTrQL+{cPK@96`;N*H*
eJ+`N2s_M}0^0qBySAm!KZluM_#2#>mQV`i&))dx9-{tX$t#N2pC$p-JfpJYz<6Zn0|iWUyS5=|-E%{EGu15EtS`CsuBQ`&KX-
ONQ-NT<i#{H)<x;rC#*~z8d%Zrp)j0V?VQ@B@mtD9h>X2uQrz{|nex#RO_REh&=$m46bFBGiWU7s{jJ>GJC{eUM9B831X5&UFl
dOuic<;mjJa*M;pap)^fS?6B)((~>Cj_%wV_ojC*xEk|KO{cT8WN`2l%IJ`#mnzWqvI+Z#iG6=X+T0^+M-or0K{Pk;y~l8{!lQ
-#N*B)`U&E3AaQsNj~twgl>*M6+h9PPszAsgHzyIdHIcz+9Ou5RsbTV2+d`+zioHj=t7}EPV1W=|NOVvVTP6VyLD!ngeUeiKMK
No@X_OF$)Boee8~O
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
        if self.complete or ledger.left > 5:  # 6! is too many
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
        if self.complete:  # the others are wrong
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
