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


U64 = np.uint64
U1, U2, U15, U_LOWEST = U64(1), U64(2), U64(15), U64(LOWEST_SUIT)
BIT = np.left_shift(U1, np.arange(64, dtype=U64))
CARD_BIT = np.append(BIT[:DECK_SIZE], U64(0))  # by action, nothing for NO
# What may be played by [phase 0..1][attacking card]; 36 = no attacking card.
ANSWERS = np.array([[ALL] * 37, [beaters(c) for c in range(36)] + [0]], dtype=U64)
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


SCALES = (0.000995199, 0.00185873)
PACKED = """
c-lO?*{@|;dMC8zwWl-PAtEwzE|<&YF1y@~jk+;3-9m_#TD<T`i)WsY`Y+%O!5c#25rjav2h+x;B^u9Vy9T>!uF9+&DkCy8GBb
udoq3OI<oBH@h|C=~?!D*iv-Vow_Z!yw){;^3dbUU@3N{{7&dCPJRnSU%B~7w2Ggb#Nr9m+5j-4M5QG_C?$dvWc$38GV3{|6K4
&1WD1@FS#i)ez&+2gl5vML87WpK6<#m4lke#72-Q0(K8t)+K2;TYF~yL}NkKD|<vk&dO%Cda*G+*xB-Axsd0bFH#dstQ%lds!F
7Y;`!c-4sVRCO-wPa?r**A9bT@$H!P!qH4y&GzofyL89rU%Dxg-<90m7m;y`Ex{o#AmYa!bBMWxyxsaMAgU?hvvk5n5crUepvA
|hugc24#R^zTEp4tj73n`RUQY#^)k=}BV6iZ3tLs$}td4`_|B^k>i8!LHxG$Hg^`n}8j<aC%O6B*hQeG$`SLkxL}p65K3K6QeJ
k%ic^w%fYHxMkzCHP5aeOD>q87Uqmkz}<O53o~vLg-@B|5xMJ+J?`h~DYQk5olWszy6_^m$1g<RUl(6I|1smZjgd;k7#LHyn@D
_cV;sg~9^=T@>*rC-ipg&eSL^LK_=}qV{=pQ*uh;k-HO1FoJx-%9UTfykw};O<?qe==^J>G#?$|!PdhxuxxxO-Yn>({TwADC_^
U1r5F~rNskC%Nn-Y<+zQfSW+G3Y#*5mV@AnW!}(D({0@nA$dVt%|}ZrIqJgjwy$ME7pY=bBNw1mKYP6#)8vpv_{uR+<~!yar6m
#6@OTqV)i~V??>i*K>sHdVpahI=R+!}GldX_)14&e_&^~vnk0l{N=1%d%NSd9l^04+QX`7dh3Izg6Yd`4<h^&xy2!`%izn~D^W
hioud3J>xh?+joToH=D5|$?9(G7D1elyvvtm}@&STd(Vf3OD6gPq=B?S@^4T;DQJVX`}KV-pY1hGICqumm5FeTQ%|MQ=`NGu>$
g(ym7Pl<P@EUgh*DaB2p%<i~f<{+#Oi1!|^RcLt1F$~jjY`Zb_qIl!-t8X%2qIdJSYkk}AoJVe;FA6R3ddgYvTr>$cO%(eY0j`
A)aT<ER>kdPYaV%cF|LU7u804voV>b<HJUBe8h%R8b5UF_Y8?U@^3G`t!H~~qVMvp;E36GG`=N%Vk!_{Q&YKc6xY|<Ac!omb#4
2Ci}5s)=rW`u4?%uJcfESVHRVxSXV%Ft!#v_dFVDvM##tUlJR{M44!wHjx)QqT56R%@NjUW$4vS$Ry|_R}G6w>ezxT64SZ{Z$v
(UFfF$aP0bNYL{GOC;6<?Za36%*`I57cP7(|2ZB90chgVq`~ICXBw@jLs3hwZ%e`T|GXO1MY%E#IM)D}L7)m)GH1}PZ>aon(p*
y4Hc|z|-ovEYbkx%lV!+0lLbu407H<_&)9yf~|cMT8MHUlpc!Y8<qhaxUMslIi#ovx0NW3-C6w*>$znw0`j9QJJB1`(Dkg*GHN
1u08(JkXEn5L}5Ewuu|#kOUZJqpGTKtnPcR@4V2{Ad5}ndgoGHBSY2*!$ab7dy8~>b{+Dw{pgM(Lq_K;VlS8<>2rAU*-*gQB3C
IpjMtb8HHo>ISR;?3P94wP^FabLfuss7gQyP(;LKDC2v(N_ptVF|F3`fpBH#JodGI<-y-<0|!jH*-8pO~IIpV2UvPcU=$cSDZO
d%(2(x7WGYMmX@nouESZ@lKk{<S|_cy{~`S|Wy7>fAyK7Z=<jC-+V~mr@8Rn#c>S_*52_!WBG`Sx7!fJRL?LjCfd~izx~<9;dM
EM#s7d_{;#1fUpb*(Zok(QF2v>^Odc%8G(62!Bwnzj)<DBL2#GBCt<U-{?I*6eh;=zd?|IM{5V`RtJN#EVA6NTrB2Fd1_DLD=Y
R$c*`OJ*J0L425Ei-uk6TRp&ui)Qtkh+r`8h}5%$L<!$t}9ayP0Ceusa-B=p-OWDjuv#Q?#04*pkCII4grZuhE_Tu-mWO*vV0R
{XAHg>%#ED$Y0ZQL>8BOJ)74$=`+rZwbG8vb91i&XkcJ~wvtZ{L?Bc-IDy70-bLJ&S?$r|iivOp>Hv8})`A(JjW<>qX#qr1fN+
r@iI=vV>0~UpOxNh!20Ut1lEvUARwyZ#^VJ)rK2vHo2hoVWsL#*aqZ<;?e0O))N?TPa;b8&%43KKLm3{(p;JuI`VE0m1qMTLD*
=x$!5?ySxkPc~4XXiRAQkuqoueDW0JzL>^CjgVGoVc(Uvg|X&hwH;A?5rv9K!}vw@!AIKNA<lm*Yi@Pe@NpHh`W?6=z+^R9E9^
og|f09$PWl5))s7K=Kzxtq#4n486tol9L9X#djsf4Vq~cRfU)mg-}RMZ9>MSN$}ai|V2BV@oEwYr5@rT4Dt!pnFgah;tMjwV2L
;P=I`n?J-W_jxYtQWBe$$WLdhc9o>RAJ}=MEAiCIzKd7>E_{H$%MPmLQ8Bxqf!`K+32cm}Knx=>WxaUX-fpy6xz@E>PDl7H1l&
D-EN|en2K=K9faNwFB701<+qnA$~!6kR1UDAm`gTZ+deUfb3RC3w>&Y3cJ(8Aj5^rvIPEP1Vsf|n<F55qznLbAl{fmCkAj=LMJ
c*%uPJZp(K{*gB3nv2})Yw{bwN93#HAuHsxg|-hoO)&>=otM(P8gV~g=PKpOx9leUHS+UgN{Z$LtJNT3!Jbj0WF@ZKHXvWKL|#
;6EVjQ}~PfD^dKgwJxI(*c0jN)n%7aOg~rpG7<fo<V|k#K56xQq03_KJ(4Iab;OeRaK6*C;)0^pbJRVBFT<7x>_yHW{VOHnpQt
ff9Ii=@1nCMA9kvHjmLgCdld=>aCZ3f{WDiA9-QBATNePEemF)K2Z*SN7r;8jC1R3fmB!EFltveezDTw&ofwghN4)^7vfzYEqx
8Gac3aV#JOk0l5}92FlM1L8(__S-ceR^^-0B{*yVv7G+xTTJU?TYL*4rI;d<}KEPWnN-$g3XWb`*h;O@Mf)p%p7`Vg)&1;6M0?
1P;O%+cRJ83U79K5W6nvfR1xPSthD^y-20wL+%#d491&|kFpOLCMBpgv(htjmTfL4VG$%Ljv?q!1!Mdby2Jd6FclI+)iwA)Cd5
rugRD%27YB|s2LzQeCM^!oi5<k;hQT!1qUxL33gfExkSw>z;N3Wm6?FeBhB%8nE&x1p5O9M|ZU8uQE9~66q3PYR$fGlmY>mfjq
Gk)BD});-@fC`?aZNo3{OPQb_J9Wm3^@8B86#_?cbzlOCpis#o48L7rX`hSk%1iuWxO)5Q5cpQWteGzO@*};lC&@o(Mrz{`?V>
{StM!2b;5^xBIl|$0a_b6c7RSNiL3+KL1>3Z6URZllmF9K>WgoFJV$7UtiC*Wz?AYwH9Kz#7hmO^rJ``%om0gt_xHQKg1ca4RR
Po(hnPmo1%qir=Q06uQ)jdCC`n4?1VR^gc-;n4cH?+B_G4N{KW-ND%0WVRc;Gv5NMtgGK1kQ4(8K)pc;KS<`GJ|wH$7uJB-7jp
+XOokK^F?DSxKw)7*g<(6bG;sH<`GEwG$BjIrkV~4}{r8e;yjyf*|+WRAAuTK!l<%pr;^Yp@H@Gur75|Lcy>xfVV~_Y?Ky>uZ@
$YNE$;0K_GC?B%!8?a`{bnR<VCjn>a?r+PY#;P<TF3)ljjyrjfx&3iOE4$WLlktcoUdT^p$XAZb9~KHAb?C<24WpNtoiQ98K8u
mMkopu$>2v6&U+_}SIfGXVuf2@di=$HzIeAXHi`vY*bTfVaEx6>Ez#QR>ipcc|vg>-{hsCZGj4SMI0%21@e`Fp1}uTp~C?@Dm3
yVxU!o9K?eHgrVt-Sir$T@()8<+sl3$j!1k1MCI*x=t=`MBk~Mx4BlXjpyrjICJ(h{Nf}Sc<2h}EewOfHplxuSwfSkb!F>JEgh
T~{9yFJhA;~pBd(sp1EH41_#u`|@*?duflhMYA^pgh7hW=$5cF~fN2VWFY?L}Qjr|qzVDnI0K+@PtuX&SoGyIq|6?W}ofrFJqq
q`g1F|2elG`f<HIjCXwu$8ERkcIoqR;Aep~tLUmJhBCXfL<G$sAJ4UqXOiYSCdVL&$oB#C$#5nkJ=Bkj@O~V88|KfUKo?2WO->
rtJ;4p)chSIuDKRA@y2%~-Aym)}HuEY>z-t%bqHy_KK_}F#Drg!3A>=!FklpJ0te9>76Rn}pG}vk;a#U`cOw$xH9+N7pOvypTL
F{1c*uLGG5$0dlMS!${7lxRK-jF;*%9gf5cpJ5?t18T@N|m#k7uIwk^W7BU7O}AbI^j*C1V1XxU<A;6+4&4;gN^{g3SP{b)wo#
BFAanxyyLF#5#a#E6qPmedIqj$;72iz0sR2=kztzAQ7m(f@Pg1xG!p>1QVp|<RnrfnJaj|f4#$Zj29zlavzRprieWZy#H^`i<I
oFe#{e(OV2KdRx|FtP0Hg&>Ib;Bb@}U`vYC87IxcF5wj9fzzFVRVGBDd%#BxYchg4XM%2=EiC;(~)Wa5oZhnH9)UMPm+#Q8d{A
<;3+yv*J*W#Z=@nHk<@v!7co@0Ub{}*yw`^HPjrQ3h6|dhR9b@c?Z#-C)TIF-=&trtEzSuYR~q17dv}Y+hUDOJ{o&JRQ570CNh
Bn_@XmJH`o9M0gMo7-h{LV^h2KF(RK1z#i}<)+2*ad;$IY>x;wiz>2g}|OJFCGc#4w&8}nm4xV>A4O}~cgYo)%IjXvkF@4nANf
C(&gA#Cx7hgn(vJw>n-)U%8s<hfD6%n(`(8zKS<uGBC~p-YG?sUR1s8LyiK#7gm!55NxaB~Aegr^B`gV+#$}){ONv;IM=&hKh3
5s8E8I%XaG!8&Ha{{3(gXFaSHkMPO8PLGyj!cBuwk+D-=DMaYR9wXUjJQB)5hAeNEY8W{&?E3AiuirUV=_kigEu^WM@=tRn47U
d@C*&u}N@VFv#RRt~z2vrI46g2W&n$Ft!(U@7QY~vvBfrktd*Gw^sJ|sQR<dZ~*7$^3w{`v8@jeqUYlY0W5E~tAqcT*wH#ctht
aaraHS|*cKJ9Mx@v*0IR7f3`{9b1;s*4Bf<LhxZ?phVJ=bx{Hwd8v(z2+bMB{p1S@&J@58GC|i(c~+s<K+1W6XshvxN@?4`hT+
|^fYs}#-WA}#b#1CkSjrZcBZs?K%!=jNIR;D*9()8Rh)9jlzR@Z$P2xxn<Ss}aR4K)A?5o-?_Elk5A?6Mt0ZpTU^p!Q*n&_l!y
DnQ(?j?c(dV1nqorsp>m4aR#g_~RQX@G^1rsYEaPiAp0KPXM1Z49rv1>Q32M=v4e@OYdo4DguYla>Ib9Dzk-(?LffAvIvFl9x=
6Kq{nu47yg(@SqB~cKB9dj36%&fBe&*e1rgXz&2k%N5Hvg4F?NNUZ86YzNvRN#{wM@1NVxnR0LoRK0sjX9Vi!`Cx_Qxd;3dA0A
05|v@oQSk^IS-a8ZHIi3>8cBP5-ITO>fzJRYYAV2j<@4-=&8F!td~Z++>Prg88i{RPJF$B~C=<meZCj%R>y_STzUz6XAn<IpCs
&g9($ItE#;7jEc_+u3h^!fjIw`4aL5ehXR@gCStX!NyUtFkxT}=m>!TilTXT=pW#&gjIt~Rt7J!u%iaabom9Z?!92;>WbUd6J}
=5vs&EXw$A~tS4o<640lia>Gr8^uQ#E6vOc`H-iDj!zT3VS6QqGZ^kZ;)<Kng`-Q7|jKED^*Pan$e@tb~n{1)pzemnJ#-+)M4f
cs}MO%;pYqQ5{1u&Bsunl&dw1-h=8+tku+Ywg#K2<w&bn{&=K_juZ_WZW)Of6!sLGkIKtJ8u`>JzZsY^&q(~a6Nw*hfgl2=CHr
otv5$Mb;-?tI{(*pBj10;Akiln+8Q|-lB$tKu|ELXXetF93@3<`M`NJGk@y_yJVIVW3jzVbJrKU=O0b%+l}HvbWp#=772<n8{L
V)p4fs6X!gm~y7kA5|QHXC1b;B*U`MAD2qX|{O64W^a1)>ewL_|m@;W^Taxi`P`)|(^RJViKp3|~SLp=<E5G<ybZAyRfgJ4iR0
P9;yxU>@1%$2htqN$j+U(=UDH%Wor|9I`Fp-jXI>-8d)&q5&Yrw(sKGU;d?g@IMkDDI)25AtgvFofa>2F67fy^`o2fzWT~j;IM
A_?Ez?A<Y6MBl-vhIekRL}){)5OnI;RSSvB(rAPgry*=IjrE|9Yc5kHdNrKug@C@ayYK@;GJ7~z@icD+6VrUqnG1)f2#suG+)Y
%o(wSK!usu{^J!b4yd|MTHN-&2A8Vz-QbI`FwqS^U1uqIICz<hsMf7m`HFtBQcHdS>m(V9GEx2iNNl2S-~ZgLuM^TgwzX72I{-
3?HBXa<*KPl1L8G|rtuOVF!bOX<PU(Z8^(QMXER_3w*Y4JGIs#Cu@oQwM`c#^dj_^e6k$Fz=s)WKw?<X6oYA~JM<4=@YLdAO8k
&^`2A0Da0Er-s6S-=PJB9*C+c*+{Vjy8rWgcOB$A+0{8mHY{o8;T6FF~;)+XMlQEEkH{b^>LOep*gw*)a8D-EHC~PkFG3?{r{W
*6S_vp3O`7+2N*Ts}dg*OrRAHU^n!>1WzK;k|09zrwJu4uXmleo%W$O!W=DAUCHegRB^28`e&}~kF_@I^@b1Q7<r+1pt<$z;3e
>VQ|K3;Kl8Z+g9vu)hy89$={TyHey@}K>~EnLtl266wL%i$IgOg~nvfo`sw#`$nD$NuFl7p$Jf@h4ka%$8AT)_UkTfF+5ocB}K
nB-R6fdMOTX^Y~^oMO~rs}z*i9`7G$Gs2FFs5JVoHr`;qxED=1c}QMAF6r3b#^?6@wi*@{mr@CKE3dVt9$(J*#oiu;*zz`UeR&
1!ll!q(221kO;Aa4&R{GEDda~UeQWwH0)Aie;i?gLpDz6R@ddm4`9<D*bjG(&?m@LV@|^)OlU>U)Xux+nz~@%-elL?dHeBa0Oz
pVeAHCmM&3_Lz)qG8W$9?7xYFdQL535G_yB8m&lY7_I3K8ap!)IX8aI*3&xl&iKft;Y%;U8#ZjNqVXtHLV_#;i*A?Z5n+&n@6t
!*c*2Bf1R2P&!+KWoF1UTd2+Y?$Ur2k@GDaaWA9+oFG?NptUGiftbGfwO?5b4%s@6Qwo4VxMKWA(u)9%LM)Hu$mtJo4Ie{`&I;
{gG%ZbDdK?D#n_vIiuflG|2!MkQU?ddq4+yDA;P>1)mwx?Mf8!jVAz}SEeMKLr5YQGuPQ()mkMV<hY5a6`wVKv20o5di1A>RS{
S+X8i|RC;2;4f*L@u{>QI~igucS4=$tj&!ACC<0nrXO{M{2A?!CJFtEoV3H+&vK;cLu6SkA~|c2kYl@!B!9syg;1t<MwVbWLm!
(Rg_L=lMs6$?5E><y&q~HhE4V6{0%otV_bHwuZA()i+nsEohb^FiX0@Y+{k+l3dzyn4mxQsAYKs7dwzTxYF<Vi2YWex;4spV!)
X#zWPnJ9j2fol5Fxjd4hau=;Z@A8L|>Ia<0`6L1wvQg9|DJF7GM~TMzzI-D3Bp3oD~=$1~Y~c=X^x?JNRT>f!%#3u>l3hl*2%}
d0F-lKNH6N2v>Q~LiK>{R#=dy$W_z|o+-_zoLYzv+#iw_Fe*w}f+?kim{Tdwjp9~;BN+smcRdg&m4wN2YigdSeqO-rxncXu3;R
j~(;*JW30ew7IgY1=dN_3EW2&I5{c+=wu!!xz;ozBq;aM3`Yd11@Ao$GGUCt_~hcLtxr(nq&@}W4Tn-4|yMn&%`9_BFY9zXzX8
aT|iFB>2k0tF&Y_Bj@M(M9pzS`_or#@E}Kh0M($H|SMaLk))!_8@X)ZN*8vfxYROq3JTsU*UDChbI6MGDUR<by6Nf7bIjmf`?Y
Ar%ykA@|-C<kQhb=#X^|E0`+VGs^u1-s(9P==NNgF97Y?g?I1JZPg-8N<`AAA$6}Yx?wiX=+;*efM3-(r3H~(Qh|lJcic4646Q
X*D@Dk~e{bS#=A+#e?{cIm^rZKkTayEOIQV$S>98m-0Ec9>ad#Ewfb^8HP79YN{IFD%vV;-QxN3X34vBdzP7hw<G7uovy-v_K~
eh?2O@gheg7~HT0;%XoWM>GR^!a+bYMQAIiaYeI7_*POSNg&+>!C;y2Lkax?JnZ2a20R4}Eo1n%DJ?D5r037R_>32Jf?x)usR)
l602&J84I2`H?xLQCUFKaFV|U2nZr__tJE~)s`DWt|pM2{1zEfYC-@B(11_rJKaYyqjCzFfj(NZNLpy8wj;fsd5*5&Jc;K##cy
8yasW%tp?Ex*}{*B2KLNX+#^8`{4206QRYgm>`b?(Qo3u2*kf+&_mB*sM3Zu}@yHX|BGzHq-n!Ak$z%dAVii0$nf($<sa?2_t-
hMKh($;ToNL!ebYK|E3@yPR80~B|ru4(80t&761VJggywMCq>-@KMV$eVAGOazqq?w6qF#q4WJQzLn4Bvs51JphIEMc&d*9Qxm
@dVRg}$abZ(m`e?0E@n>^z2_nY>uS1#W$l2%aBpa9(jUkl7sh8HwngQOB{>?X<lluIZ=5m`O-{XWBz^kaKqG;i6p$2acZe<e6i
D_{+t4QU$3L;&mkg!gDXOS*TlS|LzQ%Z-2#HHiA7uV%QErw3yU)9g4R+N7LDDQuz91&9&Y12-703O*tJJm_jfjsYdrMDzMIpNm
+d`B9{b_b1n^HUIXv|E7m&qg&8oe4q&*s!QTzJgY*&E2!(c^#T$OV59@Opd_z}_=OEXC(;BwFy?Rn#;?!8N}xJFz?L|e0(=V99
C@fUn(ziAd5kvsW&nvi)vgdd6H?O{M}*Eq_gO-hLL7RB-vHi7-qH$u$idS}O~_ySwO^~Lh6;>(s!>WO50n*|@gDe>m1tn8v%R`
MJo)tAlk=maVvi{AHdF@!XX2>HOZ%Q?!GWq^{}8GY4<w<HFs{_`oFsstQWFq6dRw(ncbr^FPLVtiunY+#asUcI`RVxl$)}Ier%
@FJRCB2)ULe`5pfHiPrgEV+?3Qlw&`!g6z1{TV5aj4!#v%rI%DOvt?7<sfe)H<Z-2mwiI|3EYG?l3+n)af3bM%FPBm(RTeYfw1
n-=-ichdQwf&-WYZuiHDJ$UW4x3;%!cRU{W;m~m~g$abO9w3b;Z`&h#?X@pGXm>3Pg>U!$)J}N2+Beg%x9jEWFW@W7t&;G5Fhz
QTtB}4=l7r(Afq+{;{;@x;?_husV+hb#nhNq4@f4urVxl>+XjR@dRAnO!l2GSTYT?|l!($KVGLL*h<hW+GG?5{lB>WgB7J{KEY
_rNtRaE$Q@$llUwi|d;u546`Y1{dAU}mZ6rsl$On(G+45fTdok2VITRMv$itb~lx0YjFV6~*P{Yfo<P0#%P7o#9*J7SCErRq3c
DO_+<t>g;^C-%)!s-jhALjG3Yg${H^W>=!3hL9`pl3Xh_kUQ;D2hRz#+6nmKJ45;0;$yCjJRul-WAfX7ew)KpdmYtUC(KbL8+9
+VYI82kmFCoh~YivE=nzGtzYp;dYH^`l9B>yw`>ZiURpAAF*nL+a`q(04xBg|oc(d~ZZz(<VvNcB~@5WJKGCYco`2Ce-h6-|%k
K!I6<er!VSAVwi4asr$sGOQ|}E)W~s8-uiCUYAHjXeqKw(wyiFTnEL9UMpzA8i_7pfe`~yYshIZi=+#t(pU~CM?g>pQYoEA-=b
gY|M8$_;<rmZOn~`6f4x++iu+kp0lK|EsuJyw9pcTDf(`wI*G+nYoay(SKJ0h=#q|qu_3XKXlq(@$F2j@x*Nt;`92-dV`565wa
drkmzE_mRva0P_?)&Jv1MAz4uZMvFy@*wi>y}X|A>@8Z#eB5JPVo<*rA5*N*ykEvq^cW`V!4U5?oWA&|4GFS==|OK=yv-X#55%
;CxL_;slchQLSdL`;)_s5NeFe@LvigWB_OmWU=8^p7@(9!9}@X=;7GKE^~+fto<Di~$<N+<{QTVqpKkA&r?VG-Zw~{peUPh*Gu
yqmJv{YQ*;rG}Z7KVw&yFvsG*TnBsSp%#2GpgB&Opmv$g!kUku)CK7R}9U8K2h6d{vd{S=I1cQ>vY+VIfM@6$S6K4IlDD|CsyZ
Q$PA!H-!BWBnKJm_eYyH0GRCjxV^P(ea-8`RyWt5r^~y?{&MqKer@+f#5KLP``p)Vl4YKt%Mlwf0~wGPhzXS=t#(Mzj0wks%-d
U0`lFd0cD!zPdDd;kYHH=Y-H2*9$YHw?`Pj0?O`_`dp@x2*9q!!xc<UC27vp?$HNY}}QAP%_FUIrFU;Q8I)_n3-2?uqAWWR3>^
5ouqZPGYAuDC(|4E(`mC6GVseu@#7XV&I^>Rj86W7$*=+{-YO3A})$V2M^*X*~h0b|pfko&z626EuruOlFI!f=xgGc(VdS)^U^
z*Yg6F=gdZk?Ml-k@LWyMicSp$MtfP^({49C2dfA@RRSu%_ES`GBJL^lv~zhlOhPzYvO#DDt<EMyY*&=2(-7*VD`K<csnNrB+}
5U6_#Sy_mFrW9JOSv`VQORJ;FLp`dmT$zga*c}6f1~`6ycInpB(4K+qGBeEvR-4EA-1|sR5L!HS<L+3wy65O$8#Od88RF1`br)
WQ~E>fqnqt!`7T!HbUEjuSQ!L@xy=nt&t-EXr+rx5KW9lWB~E4RWMpj#b0dimgr1Pb3ou1ZA)#c*__tI0$4IZ3c9y{>6b5Y^Kt
StXNpXA0T^az1qb{NK!gaG!ZeUkp;;r6=aQx^kr1c<5ORlOH-71@x9+0>J%q)iv^vcdNSgDcM#H90!<62B`%O*r7L1CKPjnFlb
OS9QbE=mP3aaX~YOg}xUObZP>TZ4<k^maYeGeO?!J#1nVl>CI;;CcnXnwpj7LQ3&BDO9kng*R<P=WCSWd2~8>?)~UZdq;V>0&u
ER7D<*h3%fBg9^*5iz?VNH^Q13;6D7eE+9f0RSSHT_(|ffBG0n8w;XJ(R#2Y(Vxj8ux4^a4bkz5x1<DQ%tN>Y;X#QCgu$MNZiT
8rn07ZfRwX`<IdG)ZK_?*v}MeLsyGx*Hfb3f?@wiiqUP;-mR<wV7qy4Isv@FeF@3^j~cjo!0v7_}c%Q&$ZVOH9+I!yx^8#URxm
HDFzp#ILA|yj3!=bGokT1!#ft8si5_CQp-SN-%;1L9B6{+^L)roOX&l(pZ2y;4f9~0sJsr8eshXk3M{gACY;WMTrqoqLwtNqDl
+}K3NyCJMK%kq<ETbWFkP+!%-(iS`yHIa&^D*)n9+T9eg;pBh*lYN>cb>MQ}@V6$0Z;UPjV-os_2vJbAlqf$&itb_e{Li=p@Yt
6%xr>*MGh{DTWaV$fHhQfB&ofIA4XgM#?VSH5~b`YdUUCIlu)L_i>Whji1=&pwt<XJ0JEGmUh)4%4lNc28qF<<qJ;GJ+=R$BA4
!6%;F)veE<68hjv6YuAc$4>^ktC9!*0)~uUXwrk4jP*t`E%MMoR4Fo3`-FQ=%he}4cnk*amv<fgpb)`JAFu}HZvg^Uloh#?tUd
*<KbTK-$8oa*nN#FOetdB|9(JRwCp8Jj}m5`k1<wUw9$kR$VqZ#uk3K!-@?}}#Kr+Ryg<%_#qUmx;i>x<<&vE_z<)rvGhCG8Kb
Jq+!5yBpMQ7#1;edvufDyMCsp)E(Bt@ox0JxD4+OC0qQ%S*gVs(`8c%h~=tQJoKSJ=ur&@XcD*zRxSY7z`@Wojn~>lKv<?JYML
yh)TTmz@^Cb#3z>;L(L@Fl!m#Vc_Gapi*JJ3P=P*@^67p6kUFwpT(1~?bin^Jzx~vdA@Drlk>^2*C>GjR?>u1Am`(hf0Lzq{lI
jd(4RaMgTAI41Dg8T+8A#21wJ{;T%KTLC%9O%-+@U+RZ15H*!5@NVBtE#%7H3|>)Nae~MRg0tj<LD&ho`RZ3QkUnosaA?Zk%Gx
$9$kAF{ZN#D@>_-ZV*bRg<k)8QqZdG=#oW;*n7U}=K$DVX1#U}O*M%$<JW@&87jU28pI|VoajB}@s0x3SY(VZ;0~5`VWEp59lG
0}|peq=RnU}>ZnsQk|h*tn@?p!UY?gw!T@Usv*wkoQ{3_Ot`>R6hnu)AKYmUGfx0w7h%6z?^fUsg)d3LJywOcT<Z3P4f{Q2Vs_
3cCbh@B3i-ZnTrjtAd+lsY)1$q#RzCf>?o=z?Q1fxnC&Nm9?BIEdm<Ut0+6<z)->GlxY~1)pc0{TEKymI3E9j4EOpUzG^iay;x
nrC#$p3AA*$k&KGBRHY9c6BP>j5Mhx*plhQsG3iMBlK!|YKk|ZJMETXG;YfAYQ_=?pO*s5cEc0@XkfZ0BZDoQB1!X6&)_uUtx+
ub_X9b4CRz2EJRZgX&AH+cc34|^BN8%WhBGEE;r#6LQd;=M&<K3vu6{j)Ri_|k?>(<B3Ag3O93T4>-@l?rhQK!n%QkgaXvW(!u
o1v7q92=>Sb{>j3M$4w(YtV;RO%H%Ny(Z-y2EKfJk3C}e5UsNhRE>w6_S@&Th`l`R{?~a@89z=9BKU@5+SnE%|R#jr!<zUV%Kt
?pBF=4#j(2NYsr>rPX<8Vjy3ai;{>V_S^UawO=t>#B6vXMS}Xg!ywsqG6POE{XTv;{n=a+RqfveHQ<2e8QS#phQU2}=HzDw3dA
Xf`I(lt2Q%fj^i%dw8E_BG+T`bAcNq5n&@}euMYSAUmO3peMMlO#xyJP!q^YQoG!s*(&mEI1prU|1xrG*V>u}zM;vqs(=6=JsT
tGcEQ!z@?65}I0)Nn3|_}{T2DmR)3z^GLX5(98i*5UqOl)(3C)>o<zBaGgt|(<yedKOhj6e(1#nU`OH*tJ3R;t&gNbdZS1=p{U
JV$T`hh{?I02r-BQWALs4!lYM*aBR_x1oAwO!xQ6sO<?)B=aPL*`?Yz(dvy`#rkVYB;_HvZ_uMqxrW2*va}ZbcboWZI%~b1$Me
(em;wVYO+-Tb4)^uhz=5EU6h?092k%0;pkCm-I~-JvY(08P5Z%5yL+#_{^cZ@=atniLTR$orU&GC04`4f2{u-<>OrJU3?LT#!Y
8V)WSl0In54=UBv~HD>6pt;eqE?zakbYaB!jr_;Q_fGcLVg5MH3;Boq}Wmv1m&!@Obp?#8?`N0$68M>;njAoB)+-QhcB~Y??p{
(CZLnhPEJ4#ZsaPS!0n{z-x4WA<}3?<P8)CG(4Xh#a2N~=dp`sQC%!z%oBY05^6v5t_^v=A0Y@I(tgIS?{2uR8miPn1A(?9%_S
E=ixj3FD#?M|k&tnuqNKotnQ6-6Xa>$quB*jmq~h~Yj$Y0|xq&tmRt0>dK|bRyklxd>pe3`HPh#hFBk^Iw)Q8<9w(0BhTp!(;K
|=EMAC`*}*|vfDTi`DIel0vcrw6X;>T<PzykY0VITY-87Tee4`71PIq?@1~^!XM(d4EXX<aJ{oU0nQDJ*(xXYxzNcKgsIutlPh
;w)d;@?{odxYpO~63)tIEiq6iAIlox^&@7r>?_<v%j?v21Za3F&pVi`fjXwUddMKB*NmT7x<>E}tFD^f;W@p?z@K8+aCu9BLdD
QF6eKP)h`=G4nH>Q&1y+_UQJl^}!YixVld{`aw<50i75#8*bUcF+*D|!Fi1|gTrxew)`%ZoasZ|QGjc71R5_b>0U)gxa$+v{U>
Hk_?Q|Kjn(i~4I>-u%{bQ?dtRfD-n;{??ekdcXO>#hFs@?$#F@wJcXPd-kHZI9K1`GX42H*~^(r(yZK)e@DdEA1t4rpV{58vLd
?|tV=)NakiO_Ppa7Ln)y;pX0=&7EQ@e4{=suwEVj*1-tKO>Esx36O}Tuv5WZgViY?BKT~%G*v;QT`rtr<iF3#I?`H#BCMZD=}K
MsiAMLt_KJbr%3>#xtwpS^w7r@K}DUtM9_>8vs5U%oJpcR!zR8ZEX2UG@3dtb{*rnEvzS+3_#WOPS{EcY4(v7N$C1y?I%6?c+H
&GZUM`Mn4yy_zHP30@}+VKu@j1%Kd(G<mqfz9~MQiUiwFyO=sMzH%>2`^HSf=mzTw|w)e}j`Q1CS+MaW<a{KQEXo8~*e`jx-eq
-||xZT;TF5}&7xwDJ;zjJQ4U-{jS7FM4rwy<|xRs(;f5btlyVm+%n$(XN-R~vVeX7~8K`qsUo|LfnoUai=Lam{@HV1l1p8ME6W
#&{Ew-L>Tv|JaRO)Lp0Itd;fuansEzIV(qKkYn|NOM839{O-&b@4oSZ&)dSD$<^$9-j|yFp<b?dx#3&8lo!+OyJnKBKB!-{t-e
3zcRzP#HJIsQT2*KJqba}sr_#M@#umPE&X@W|R$*AI^6VqMvqfWm%1qH5RdYTpyYtJnG2i?n6`%0BGgH0vtJ&?Ve8`B`vxCB`O
7)H|4sH1P@H8lHmoN4#|5;nkm3Yo=SQ@y4%VSzsn(ga+9OkCfZ*)T%lPM}uug;FSE^Bem%*yKXaV|CU>yPfqi{IPr$JeXba8?#
}qXT!$*HYMJzxMUlDq$A$Vewq8U`EW1e61+{dC}WPw(8_7r7RjSeVQ3^B==s#;sco7C$n<)f}OD#o9l}UyZV>1U)`$NL0&=wrx
(ZJ$L?cjjJ$Yu$Cd8T95#Gh@KWqebw8Hw`*A$Z1V5CeRj+!ns3Tj?K=et+Kd$Dl1Y4BV^3v5S=G{hh1$+9*;r>FEXIj=%S)46W
djsezZ{zgGZ=3u3st&92jZ`h2a<is$Y<$A6XTqwvHfM{~q6zjI?ixO4`oky1{q|t(#r#36W^o=a!ywY(lVT*^eqfDqyPW>AdpC
K&*0ZZ0YQ}Dtn)mwQFxQ=3J=o+?cbje@g9}1e7c-;lw%^wmP1xsb(5hdC#e>f^)nBOo%NWOHb$Ie(q4g4(yJY80QT0#O;liZP9
WNe;>-$C3S%p6RCKqokN|2L$+V5DLj|OD&%1Y?o?f3<F(FJoYu3sIjYL@WK-w?&?mr2c4{%isxlzyQrb{t*!gZ<;+kKy*owG;m
4el7h@TGo7PG;hAT(b0x}v&?P?59N$q_{Fr72}aW%M}1b%BzXx8|IrWU4@>uJbzDf*-#xD@Ht1L7YPipqe%A-LF3i;==d;|kal
wrG!B19Tl3$yZORtJ!E6fnXLuJP|WgRw)<Xb6+17Eq^b}(6W^P?Xx&-nanGomxO8-<1>{HnD6u$S%s9A3ENJ{+E{6CZa6rsI)+
e^(bn@z#S)0iVFHFLOAEzxabR??*QL-5j2d&#tzM*y}^?uEDe0Nd-TB``;8TZ1r|lxt%yt1t0K)Dg0fsf@BBN`1<nau;%!$!dD
G3P@aAos5FbwZhpmRDUZAij2YgY@d|c&hrvZ#6Ab&`@%R5ko7!;wxA1xYIW4&1`Zu`#H@y2F;p;!a^?#kVe&+n2;p=~l>%YhKm
-zng;_H8b>%YPEU*r3~g|GiEuKx<xfBB2w|2D3FjO)M4FaP{g{QIBd`ltB!8NOcPf<j`yiSK({AAImArFc4<Kp3b(D%AU%?|f&
Xb#SzeRs->%v>%VrtT|L2ZQo8j1b<Mci5o@JDg4ogk7A&`4T+}IG}YCM?|l1Pw10<cH&2y6?6kD_a?dNRb<;r$uy(`CUAj=7xV
F3X;j|9PXhoHlL=wBYzWIVtTcqGrnepQJ%_Ax`p><CUJwnwHj~{>h`KiKBBD0jTL)X!Ko|*=a;qnTe+Z>_CVxWDy8R|6|D`XDN
4MSulZIe(^{4v!opeJbgI7ct!NZmk6u+X$rO16Nu_9HL=qFPLh*8L@vIQ&LF%`2eMiuTGn_ygy{1Vu=7H#w>lQ;7#wyw4U2PUS
Y}+|i=0Mh{Vaf%g-nX11BbU{+NTDZHejb<Q1Je$SE^A>3#dck)j3(9gr<QV&nvEtgbk)igy3^HAEdY6{xMRaLXH;g(szy=jtFe
B0M~Kg{!CoU`769(f~}xG!j)2qXIRvnMwAsG;T!x=X{18#-+v(#7a|ZqQeWx;MncCp6f{^a-MfmkV`4i_pR4=aFoOEw1w=?1V=
T?CvI7zSKh=1C<a2Dp%k!PUxm7okHG4MteO~oVxK)2HG1BKY{>*xdTEeDn$@A3^tMrKhJDL3J%H3y$%-a&0CT6h~a@QFnf5BV?
T^DpF%UHWZ*eUyvL%y8`zaOlX4Ed-JH%uIF;c^=DLx}Xd^X{ya}yD)4sccgI%c%7OsWS(J5#?ErrwHv`j4}_p`blq32zeit3jF
k_DcF1v<{+RN%+rv`7>F!#L8U-lbM$m*xeWjp9|Pn@Vw6zjiKZ#Xg*;BMlyg+s@BRDuSc30H)w*XoHqGO`5_B(?105E~GjZh9N
Z25%LB(xQ69lE9o{Ycelv*8<zSj#`+i9mJwGn#=cxcJ5>yEvL&?nFrC)&Lo5*k6&|rbduq7W1|8ABIn2<DGYs<#nRnDi?r^ons
H2dqjVW${4%-yN2C=j5J9L95!%@1F%OFLQm8zrBWh$%LSlFVUe3U&^9}k1}-su#*0i0M^T9}!Lufc|@6jY?@kg`+uV{6Ut!2cp
LC^~?@gM|jHjEK8u>I>S|u7aEYWQP$!i#>n?XdM&H^JmGrDPUk!9BA(&*Ulr=&Q@ot?|Yg|Apfch(9q<4Hf2%5js;_D3pg0yQS
Z3XeS)2Vb3Fi;wjuj1Q0xXR-d`-2dhGjC(9(8O;1bOb$e7`P0isA~({{ag-pK(lkr0zjJwNY`9WN?7Z;w4IO|clfFB6P4as!AU
O`rm0YZoxjaS6#zHOo|P$CMl~?(XH<rI|v8Pp5+x66;R;l&J?WByOBwwKI1Yvl@9vMI1L?Sz}eEy`!+nSsd>L+O`&2bx)p_R!h
KkCr?YJ8Gabx2xym7F&aI=C+&-nck3&P0XlF5Sj9A_0H<RqKq-a*SxQ|LWec<pAd*O1e{({nWHp8eG6~#!TsNEbgt){*oVIExA
_Ce%FX*@*MwOmS{r>O&>qmGH+*U0ys0}i#0u;%jC>FLTR$!kM&rrlM7J?>V1uuya>bi!)(y+N=fpJ-NUDxA@(<x~(?LecouoUS
@sf>oWjJ9eKJ0>E(8?E@|vZ7^Up~D)9V~R4{3DLsRWXGDy2dp{FDsei<VwS0LmNuCKA6|X}qg4T(Py6oEX};#iAN@pr^!R=G$>
*QY))0DBnm4lO=i2*7XABj@;~0~ug`%=GdFqnHC2?9lRlQ{S!AC!1KYaK5{73J77YJd9X=zb`78j6B>E)ndXz`Vw%6$bL9))2d
QU`Cw^m6hUNECqzzBGpFl!%*YUyvglM0*47m4~jE&QF}CDEP}8(FrbS6HOr#J7#HVMmkX;WwNx<Sq5(@_|aJj*-kxSAgKYgzOZ
!C1|5V$YdlmuhaV(b-J_~p+I=AZ<-hnBj#fU<gEXNjIsZkqex@0=(~b*}h+osmIf_>FXiRC7H^BL{dja=AZ;F5RJO6C>MbA(}N
tK}G>7;soanaJ`Q7K94<8&XY#XFTXoz8M#bkY&OxxRUP+V6k5z<8&+DcaUVl~{txKlPt~<IjGA+&Y~&WzeNa12Z~j{p1YVYNpB
QtLvvU>96xi4N-w281l64ijc}jMs=(7JXAJjOgSsSQ^8f1Qv=bYdRbDB<x&-=pMcErAm-Wen#z9BGbMVgpz3bKvP$SUK#<B}NY
Ntv%i&Jc!!uF$kMyknSl9ihy6K<jdSK>s+=8G@+~|c<ff*v@|Cer&>8yPk!RCYN`KUTJ6bIH9$JCoc?Cmjjx=lSI{j>;Am9S0-
?-5TEq&|XcaE#NE*YvQzHLne~^7UaO-WvA&wXx0j#x5?M>mdMp#AyrN;?PBt=F*8MJRK6iBcG`BDn&71fCovdXEeEt7CPGZ5+~
|CLC0=UL9U=Rc3SDxAW(e8=rQRjP>`WiF{z)wcp;uW|AOMmK7IN*fBNhh^rUJ&e)4HCI^WQOC2d)K8S%-SZYoa8nTSX3NeR$#Z
JW&|Z+APYl+&B_CT=!chRmv-KYONt!8P=Np@V3EETpC_Z6Br?OvI(3dsCC3t?0NELHZGiX-+F`basf4jdPAR<A5v*s?KhY?S5#
QM(p-m*B)9%r*9pO#{xI94sF=)wtBPQquoO9w+G>leItFEb>3NgN=^F?MuyLrxS3)r<g9tx2Yj%>jgss4H#!$2K@uX%YO2DxD@
9HF?I2VD^_qhP=)4mVydb-fra_;Y3`Gl;fGlqmt&2kQDNa-L5t5=TYd;M`U4R@kK0U=9=;T)LaI00=Xp`;)?>A+^o(nOqne6YB
E@;yLcNlQ?k{&oM?Ba?@1v(*%igh%gs?4Mwp!=K~<$PY<>yLXjtBdop)C&exi(Eo5Ly$0tA&d^yc%Prm=LD{d&fHKsf*s%|#RN
QoZA%_>0u1yckQ(kFIZ>B|0ReykFeqG3=d&3QLdudqgE}#`Kq^X01)=)zmLH)##Iah!3k07)nd}<Q<I0M7-H7m_V*Y9t$Ezmxp
I2%6tjyzQGh0xJP$mMjkdk!5ojv7oL`I|$&4*i~s!ZCH7-@r+ci@;2_Ousl?1h**DJD_PXm1}?E+U51=_s<7+hABkw<Qe$pv37
^9fp_(RAf4GFcEl*(@ru3AFcP|p?N~u<kLoSrFn*jU?g)ifgDm$f^QF2%RNwOUr4@z`r8zo?IiQJc;AiS@kUgoCCvf6RR{{EE|
-pG*_Cng+KA-ah~CG|0DodeISk28E9FQsNQg*h&t*;feZKeI?-E_BcYgd%B8DJcgqIWVflH|xg=$9AM0*JF9N@GQL!1^V5QqQY
edPDP_kE&3_3k?##1lij^sPFb4hhVLen+||pVo8eJerr@mkwaS=h10|1*w#2oH}BtaU2h%{Rq72j5_qSqRlYmcOQTJvqyC7&(G
ic`4#wDo(dp<@%?eIqo1m79PIV_j!&aE`&|qA%(M}#LX%3`;Vz=j(=^J?X1X)X3Kczr22LfuhFNnukVe;*c3nq0uaCStM(~~YJ
_vvHo$vP$YqY3BYxrdQ#LGi4GL5yO{f(fVk)+M(1&9&)#px_PL>fXNy#Mn@{;&S}2c0<Gr&Pp(nhu_$d(a95u0%T`Ss1ARg#SY
RP^}O74CqEW12IEMAa#Z{u+)MlD*|QeH7Zl4^K@ty;-g1T;`<+c#!kXe7Y5>7;<cwDB?KL9qO`!l-1d7|%Lyrhbiv4Cm=slW;$
z8I1Ncv}j&us%Pv`ecf1#<-l{xhf$PO?^$MwD3EWoJZST6YKgfspB{K+3?OGtt2pxSAIAKJW0#oxFm<PNC`wx*gCMn%<`pM(t+
3$l}Kq@7Bf{mCEw-<jkqbrwtjqdmAZZ$TB@R2x8}gxB>iw>Qxg%&Cqhi_?AhFJ_H6f9IW_y=SQM3V-lDIXMBvQBk2DDH&2LFV@
exvb2!*s-*8FDHali2)38*QR(;Je~(I4Xm2(;gtod+owc%PE!9+MJeNLgKp~?)LaRf}CZqEZvaV_a_$IKBVL)$CH8e0%oenvG4
L*(LseT1_=fC%V{;N~3kw!Xcuk<ooNjuRi>9L&mcNiI_PKhrQZPIv2voEV;Xv_ZZ{;S`mJy)k*KnrPu2_Y2eL%IiD#G5UBj5x)
wAm>8&IgP;StVr<Gd+)#h<I~UbsZUQ|Pk(6XR)~UjaKH1;yB|_<60MX{DFa3vfoh>uEy!&$)9B>w-A#ZKq!}JfdvH$&Hf4frMr
()ZWu;p7xT8S`f0K@>w5D2Cnv%1$M{bEljH$`SLj+U?y+@i49+Cg`Uw@aJiTJ}m{ZlI5r!>+0rFx~)Pjxz-h<BQqpi?t@I_pQN
Q$U}diXI4xGk^E{KZVMP{Ez<RPbc~XB2ZC}os{pXULT74bV}AqSx={;PXajlLtTB^DNeIm(*Ph4hy4yn&Hz7(&dHz?5>7gcUj2
igy!(i@V*TjHKlwRG&{lQbSmFnCAO0q9qYmws(;VG)b4SLD_S#Z`mPUiAjJZ&!<R^{c{a}~@!;Cb!Xvzk%7h&pzRfbOH6SyUr+
>{E!o_vZc;1`ttlvNyAk;W*~=<#`d9H3Le=yGcJS3}Jvz=P+EOi4a1{z|JWGYisl(h+#BJvWfmHuk*sEib`LMc+Af>{HPlf*v-
T>kXa60&1iB0;&!cH1(?>RH36C!@WXTR`a&)hoSGrK)|2@Uxlv9d9?`4s|f_93K{7{S-5B5ny|>+QWsLuR!DHPTFmFj@WNw+0(
!<X+6-qz;B=;gWdUvpA|&)0a;GE)NWqT)P2J2kRK;(K`u>bkKvpGzCg7%6e3c5#qbTUJXn(MZu;TEFCyphRO6W=3-@f<V@6*92
#rJ;jT|zUO_@>Ly<Ths~g=)|;=ptz`0>jJuM7j^MG146DiAR6*qn{wIWbuO^{(v@ylj5ZdDwsGfoBZ;k87Z1<4JY^Yi>#*W1d6
oYKaP8=O?5aNw?=B33x4_csdQCQ_=yjG_Cbe^Qy+ft{;PPI?Y%GBZUEm;HQZqxotxcl?+VDNdEa%mf+k75AG?vJyhqy6wH~M}l
+Mt|ej0n=03C1$fG8Wtl;9>UEm;m4lx|9~3oH*vs|mSz48m_Gk#_JpZB$}}*@W^wJ+I~gIUH%$oeG!?1WmyTtv$3ElWP&g7JmP
ro!;a&AN(%v!p7gELtdvNd#)PgIfNt9FL13q)GDN`j2x7TXb8}!gC89fG#`Ks&|b1#%$8|}aI;ypmTLR@u&tzRfHt_5v1o^c)*
OhGyF<_R>s>x>4<EE$j|YX9#)TM<iq6@AbrDWvLy7B8h(n;y@aZAe7=(ZOM|b@cL{T>l?OI4<W!2=7&rsWDwV-VYIz7kWaN32D
`B;?I8s7}y_5twLLXaFW+z0gK5fFEbhL>F&cM(AvUpg*zno*#&89GH6(iUmVo2pR^21%3I8{n9_D0L6*+hR03<aCawJ+vUAg5V
TsZ*UJo327J|jHsZ}isoD2{?^Z`ilhx!uqXf;n9Gp3W(2@^-f)^Go@!f#g3?vUNhXf=V<hNw20C3?t2m6)NC&FX-Zq4?M*=!n3
=cW(>9mqk6KE0gM%quTi%P#L3~lc3rmV}VF*`F?G+~G2|C^rC8A#sFDCT0Q3J96M`sQDrifW-Q4Y3=Ym`wXHNvYCAGtD}|cWy{
JlUz--@qk|Pi=?7e71}%bt#5qeB+o2uN=0u@Q>24lAk%>SbkZ}f5P*dzfeoogvjL2DsFAg#<6mjFyw>mj^nKz?Uf8laO;#nKBR
g$TJ5eo=#`e=@BzdV%C*uJv0S~97C2EGi2Ts~gAAbVG_N2Bg6}LD?^F89UNQdWx+@+$ijAX{J&^fJTac>Ar0m|yrf(-$NDQH?L
z($?4lwv(4D;-i$(5a(3flw2Kc}576NQvZHX^#np1os8{Lg~ZsNJO@#YA-f;&O2Hh!Y@XARW$SYavomMJPd6?rsA-Z2;`^PMR>
qxkWpVicRmL_ynrftiYIx3&i<4o{weVFG1ZXKWamjT0;8$+i1?3+plI#|vBd!qE|qe~m2tT&C#Q{zaB@`io=-<{CrL*^bgri;z
z9yT3Qi(YIqe9`Gzku>(~Ct}WcY^G({D-fercv@&O|y{Rz~>T(8-;6s)ZnpCS|g1SyzyF{)qRKNFb=gWJ&9gl09vU15<#7kWEb
YU2i{n|HG<19_)u7e^^}KUTH8viOzwW%d^S53aYcjMUih#O{Wv9B~3HaHiATz&w?`j@uSCf@?O99!OzU-M&$t=RMQr7D&h8Ny^
8*jn<E88Y=d}X=@)_-aOMEY9>fkxMjt@CQ5B)blQ}5)-c2s!o@N}na=qReH;&~njL3o0mIQj93VlEkR3rBl?J$f-pE{TjdHYO}
5S5}N_m#<q&FC=Bwk=PGzSF)mN%n~`UjRCLXS2(V-ugxkW1YKQJ&xTx9s4?VZR3xS{y-pBjqWgjfdw5PAZt?%*^`NdEyIH%-$$
B=lckSzWb&l51JlL6VX>`6I95pwQJN@iXd$+eq}55nOhZM_7$8ljjkFLl#jI`~ef-H4#VsUfMVh4Voxs4T38*s&XaTA>1gb(Fa
Hb8X!@(oeTvi&&p`Ii8Jp?iVVo%45Crg*~BTrP2?<dZNmun&XC0F)zQf0YHG_@%rOck)V801XRv^f0K6v)x4NJm|h-?hcQ<V6e
ZJ<=SY%yf1*RUHC$(Hftf4#~k!4dv*%c{?5E$LX*-xWn1*|Ly8Zdm~AXYgXk|M>olt*_qvyEy!Oaz<<X-Pm=$IKN&D!Ls$d0VL
@x{J-goJoaAuGzUs)c%I{^*N`MDwki%{k>xhhaFCy|q94=4kxP9=$_7vKqshUYw7MG(^(UD*r5sU%2<~5kOM47<9gP*p}pSJUS
xN>g)X!eKA93D2~bnKj$0GI6X$GPHZa1Up}I*D22u($y>=lWM0yLofj_OG_8f8DG0wpZrRtk%KX3>Dl+d88g5A|{o=y_REc(lB
=kD?6T!^?Vu?^^7u6IfxFBFf*}nP6cL{K1)I(l1FApO39uzJRkx3Xf^_$gl<@kVzmq|)^Z*K{J(Ck0GDybECUm|4iR~7a)ufDc
@xKJn~tY#n&#FYPj(*0)6(G>t#No<aL90~Fa%)4p6oDt*(_dhdx2Vfu)>9AImK2y_@=sZZM_R^_0HM#-jhRc0|*xfT!>(IFdzV
cDz)VWAe2m}X1m?lzI~9r-NR6hW}{E4*B<5!dg@k@4z+0$(?z=NVH5D#A|<(m8P3bAb#f|Albn57o05B>$s(g$MnD6Nu!-o&WU
f;^VT6sE`c62vW*Ss!C=Q|wlmNnAm`O~Oq_Rtn6ic8!3anYk=imR(41+W9LuU5A0e@`)pStJYeaRN=KIUM=ncEuHGZD14pubxp
)=wQ+FJqbJ+wZ=$)IVU}*GI4My@5}%|MrJ}WeWu^J8FillBPL#W)z)Rrsc-*a3Ggw1Fk8HQn6K|>}bpsc?uz6k#B<chZy`}cN!
WhKY~klaGjQ~>_X8cV+fFxc}3X90lC3@;oJ-{9C~iIVS9z(HmfZ3RfA>kCrg%1Pb;g(>^4ol12sAN#XQWb9*4Etk85)nstsNjh
vU)@!_o~x43(evKwY(Boi)HPJg9<OR1iQssop5SI7&*-9yZ}p3mU6q%57Nk2H)c%@B+lH<G2Hmq^hE?a5W-Q+DYIhR~_h4$D}5
`G<;Rt1a=<hm3RZeR4%65+FEyZt<-#endmcUu8?7=P12Uh@|r^_fGL#268Dw13D@WN8DBMX6y22TOW@sYYPOq=E%Py0sW!^C+m
$+{&6WOTTj7DE+EPJ=s)_x_X2sL-m(4}VO;NNxm)-O0T3DC-nGyf^({=s%pFYPY8Y|AVs#3RNzF{r8Ukj^v0q>2BP|O$rtC!EQ
j#g?6t1z(F>W`oQF|#%$&c|SwVm(8CI1W2xikM_UHPty^Q-7$U@PAC50@R+s3wD6YoPZ$<{$T^oc|R2yn7;nu$Nb%Q-?H1y?v8
tXf7lr}%@!}96W@S<nEkL<hr@v>vkvQXSzYiE>=rnk9Sw6LzOYSi;QZW)E0qjir3R}OKN*-MpgWP=;02bmj`+X{Ao73(azMP>0
e$WeHg|~44>JtjFHJWmZrVd273V}Sepg~q!#PISJ>^*@yg9%(9T9$aRU_V4-FjR1;#T(JuIAJc91pe>fm{IhMbgx?071|Qd$s}
de|LBL?$PDdmKA2U%iz3HB@!Ewl93c00<>M?#ioIcQR$MY*IKZ~zzRvxd}QLv1uRe7W;h$5m<67HrML%9GPCfKIbwv!UzcS5Qm
whNmslZOl(lk~w#cFc=2ox*w0-nh(b}+A;CsAysm}^XnXj7lIzii6mh<<_B(7x_WyN~x>}TPftG(xr_CS3~J&$wcCdWD~yy{B!
ubDN#U1w&JIMJ{sN-@>9H@Drx!>)hz_RZ$y>(~ADPe1l=-`;f7G;eQj-nO?lH?#v&6e2~buTpKEz=5)nmKZOk$oya?-{lqwd?s
<n9lLE(h$F5eFoPMz()k>~`od-&J(jLB8732B(x70XYzqW?0B6ta%IRyIw${J7^}=-2&nVf#eANP9&GURwWKS3T&h}T!?(N%aX
Gc?O3c*JJm_%DzvGNfZxGSZe03AKGP6S)1f`+lQ&WDbrL^q}`9AoQuzRjoPFAzc6pqDmN(}WR05%wAGP!B@cP*e1Nkh7ZP(2i=
~j{0^x={FZ+eFI<mraOsun~_^}YYI|uIj1Go6j&fA5v1NT7_rX>y|G8LwS&D-2h*!bZR)XZ5}YoGR0RmP9I8fhuWcY-1%?Q9k^
zx6C?{M!Ely80@d9o#9RdgwcXi68B>`eRgf|XWS4S2?v|LTgxBzN4fkaX*%GU#6tAl-Tdeh1at&GPioN}m|CzrOq>RXVmY1Z{P
H}&Yc)y;jLeCsD~=3{*cb2Q%DDK;vs2>OC@RfhGDR4;1EbJafXjeXp8xNJAVmyETV2VJ?nspq2+(^0M`*O>?>;ug|rYVgo07?3
tvFzc0R8n@d<^;TErP+7Hy>74+bN3E;5W?dTowO$(2w%mZ!S&(y0m1P-oT_ju*9s?qQcX9)8*(%U2ZpotP4I->Gg5|&|k!?}ya
AiZ9Hx#r0y0NzGX3jt*Z1n+1=6-2al$${4GK+pbDRy^&oZ?(yDG3<IwX2a$5P5?uGweUa(jZ`lIfSUF*cbD?i21m<cqjexP|x{
&6YG0D=ber6t_js)4w1DI>P7;DX6dL$8reZ5O7YAhuy%dF_I<bXea}7t;I}x2*`2T;{WzTN5tDZe@mL6yDxtV3dy&}usp9Mx&5
BB0-%@^@`=<~=0*rk|B%EQ&6K<dbyc^&?XY=S$%hC>vunHf`Hh+JkxphUx%fId63`4xspSEm1g4=ku>EK^yy^gurw3<~d%IPqN
AU-6j&nfb=s>B&oX>EUNr23te>K_4n@U{LOmi_M$S$+#=_&Y4H-<HB?8GS@<4trsNi-#}!uqt3fkxF;XIiSL+0#xxmLSIg|Sh-
56-Bp)PEi9plcMEp`9>1D!S||Me5wUrHdGTm(?e-oN@E)x8#^WgsC--o~ztd@$9v<!oiss_UfafN<J^_fqsaYTuSP2x;TT0oEg
(-^D*5=tiv6u0iUv<O#_s^-kOBn!Bed=<Y<=R%s@b`ctw_H>VGj+{Ghoe^R-Q6AawE}`d04E8Eu|OSc1f||5*0T@+5a<afN8wI
+>JZ_MvjvZ=JHao&x9E6t`zBJlPsr7QvfwMeuU98aXkEe1aUNPRGmzMlh$j_sx8YJK=f`b|ncarduYdFFU(6w#;9iH67TAoKSq
EWWhSOlQ;buDJVoq%W`lbjj<pXf6+swwNymB-^ZYY*cSja31H##G#;7KGRHQXRv4O<Ukp+3Ku0@m$TUT9V*YU$pwX3kBZFqKT*
7A`|p&c!&6dYUFRO`{seL5|ZXr*V?_xjY?D64*!nT+$Qg-r}<<o_mh!4`y1ueEIU?^{ZDGukbp5|C;~5#Q!f}ym;~G`uh6Gxz<
yT^VfgH(#2oiU=K-YC@ZfIW!VqE!^Bfb2IB6Nx)@!1MeQY~5$iIZiQ)(eu4EhrAd`udACzr|Gp@){5Js{MLpCf!`#DSrFl(iTg
gMpkcQ60^%{9k+ZTofJ-`@-u>F?jANM)SMzft@D{qO&}-el^ma8S?}UwqC#rvCHa|KQd#$$`lsCfG{Fu++bbFhwq8IF(Lqac=i
1{R(R-<W>Lk#h-9uQU1qgpE>IFvem5UFqe)(W<%K{z{Z_imwsJV0zZ@*cuRi1Q3-Sm3)xbSn~N8qm;>&pQ)~IXkd?l_zd5nk`u
g_OO=DP}W}#XEg0V)Wsq@OsTdQ-EynA!Y)90~EM;l9N;9r*2>sFBj#HG|uTEQ-hk691qhUzlXF6#Od#8eiXdKxG_SLU2UMGX1Z
htEJ<6uwxz`}xI*b>Dvb{PFYepFhFZCtrX4&697w{O0LbUw-}ci!Z*!>#Jv9e)a9g)Y19NaY{Z@{QqNRxS@W3IQECbzTfZn{SL
2(`-jcLZnt^3-)-^zmPN=98xq8Me%Df5Av-h9_PEp^-mA`e0p9+yYqk`B8Swb!7=!h|mwuk?5M49RS>cWW&sE^nbXs6m4P4FSG
ccHA??L$DD~`T;_~EO3oY}XXL-$dB_thW2o|T8^%;g?Gk@Nk{ZBUD^+~PnTlX5FaxRI?FQ3XVwc?oJ-eGUE>H`>Sx(-<$o?mQR
^{F&`x)mpaN){Ti{8Uy?DfpxN{E~<r>sg^XSfG`YDnkfuu;rm*<v24Mx+yv3~U5jG^L|Xg_YuP``u80@c*Dts*U;Xsz1yDxSc0
K25QO=A~lA2>E0n9hi0|70nZ@?!jgjZJ4ajPAUf|!rRN<B6K<baSNsG}q_rOZ8IQnCOO)PBYr8Q6uHqKWBw7|S8S)McEiOGRzG
we>d?o3v`tY|pPiJ4Fr_Omc&$!;YDbxmi5o4QylsL%9SvzB<>cbd(&Zvb3?nU0y_)mN>G)gEM*n6=yr+1^#M_CBDI9-@v{v+ty
svtGvQGy@FXdz`R+sh)D3hpyjS&WDt3Tai2K3smC2^0mN7ceSEdqbhedE+sF-I8dXQIE|;*3f|j%DKv4(DfTK*cRYq;3S^y|0r
b2<)N>Dn89<bnB3y{u!9@#SW#`tbQ*;vXlI!|l(<+GzB*SZ*=85XHj7{+W`aI}5(cPfxrRKx8q)Our1O9=HE91E@^=uHIZ44@i
gi+frRQ?2;OR?#vV><$N)Dawcw8jq(3lFrAQ&Bm|?CBk#Uyg>Cwwc_G(o*QEajzz;E=?j6aR|^NH_QSX`L%?JNa3DpJs!p3$Eh
~ozTu_Dl`{&=i;PGIE^7{D?9Ap}vUR|~n7OU9?hGolb^DP1$HB7I7kS{mw1<qpwmbAqmps$qEX;>>@VenOoXl0<PdSkf9hO;h9
Ck7jud|axwtrl1yd#ojgOG*W5T;vVQh(UrbfJ4>jlKgCUX;_cTB=+kdoPiNv$OSRJo^6ocrrO&K@(JFV5;$qbl31Br^OY7_b(X
_y8_rUI%XCSt(_F=UGV4@#?U*FO^ipwm&@`v&*n)%00B+%u1^$qw@sn^0B&{|y>Pq|I#~9<(U9=`dH~#SIr{_5HQ`2`GOy}_&=
cSWNb)ll{w2O5-Mk{)9jUgc>WXEh>jxHeDgt~Y`fRhMtv=+Hd;Acav{<`MaM>gc~L-`Wm<@C0hOI6PO=oobLqCOG9!FV>qJ3Lg
Q#e?V=SK!DI5V6`L_g}G4a&E0I4JDvqN{Kf=U2E?>9tL8&n-}lrh4TsUv*e~ZPQx@m`{?Pj4?vcgqe`56jwoMJ%2--z@$%(s(B
8m44-R*rAY}~@C4x@^JV4;*%hmSsG49&RmkVq)j|=S8uV;+M*#-|!KYIEYhvZDS3FpZqxUZ>fA%tgF^QP|~y}P}8bsCPFaUT28
O&$IYXXGJDiXNZaN>UYTJ|f5i2av)R89ea9xd`Si=k74V2N@RDDkrnfrDdPGO{KFgAj)&wn_=ULc79+1QFAVos-spq!*6G!>yS
*vgzDrKxR|Ce6;-a|%A3C81}qVbF|SP{>!xwDQ&jcCl4v-Ur*9EVEG$&|du!+WR!?_b<KFj;-#5*8uk~=J^!Q%L!=0&h!l@*!n
pI2dIf)27u?mqW*>G&dk|hOjVG})~1y+=?S*tSehdB#s|5rrKYXlf^Gn;$ZrwUd}wX`ZN6qry1!)2%uE48p#D)4Qr<(@6IT1y<
g)NGTkIDKd|Pq|(Z1Oft6%u3Gy@gB6SlxlI`W12Ytrw%GM88<JlPUYi^TPt1eJ7F4JhHX^aQ;#7rBS;8n8U)g6K*(?iXv=I?zn
97HZT3?q^QjeaZ<loc@D2wITn47h0IY<;&Bx8=u!SPf$gCyxF>!U0+7Q0)H=M9D1Cj5h;7)6;htd&XtXpc%F*dl6b$=M<_oI&#
odD37$;Sh3B4_!sPm8w+*H|-)i6trk(Ny9-N$Oo?c57ZNZMS=4*|?0z`8rv4VFvp|CJJL1_h&`tD37wI-YHB{ZbvCMla#$j=uE
5#a&|KQpe`E<Ge^)O?k&llma!k!_m{)^_VFNo{Ads_AC2qvqoa6rd9=pCRp9~YGo+WLA3&BS9>6E~^rq;q;C94$kqNIjt|p!q0
Gh1gkYyONgsW6RF1YFiZZ9g2rx$9cu)M2jamxVCcgjy+w96;g-SWv#X8FaBdj0fuy?*p=sW0G7f!IV=h}HNCm%YNs)|HD6udD;
mE!-bnweh7GUO3FcHZ6G2@t@m<+aAsh<}^w~ad^Cn+YxIPMVc%#Vu#{n(9C>?)t4zY08UNnB5Xh8PQ}otqf)U;|Db=*E+sEBE4
`(u>Ac$)MlM(-P~;3{FEC%C>;dMx{8atnJr-lx-CCFZwQS0k0&(xdC)UC!r1%%Op8o?_C&ZZ
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
            return self.hand & beaters(self.card) if self.card != NO else 0
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
        expect(beaters(self.card) >> card & 1, "it does not beat")
        self.play(player, card)
        self.card, self.phase = NO, ADD
        self.find_outs()

    def refuse(self, player):
        expect(self.phase == BEAT and self.actor() == player, "nothing to take for him")
        if self.watcher:
            self.watcher.acted(self, player, NO)
        self.taking, self.phase = 1, ADD

    def leave(self, player):
        self.end_round()
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
            expect(self.left == 12 and self.size == [6] * 4, "the deal is not complete")
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
    DOUBT = 0.1  # share of a decision that may be anything: players are not our policy

    def __init__(self, seed=1):
        self.random = np.random.Generator(np.random.PCG64(seed))
        self.hands = self.stock = self.weight = None

    def start(self, ledger):
        """Worlds at random from nothing but the ledger."""
        known = sum(ledger.known) | ledger.hand | ledger.table | ledger.gone
        unseen = np.array(list(cards_in(ALL & ~known)), dtype=np.int64)
        hidden = [0] + [ledger.size[p] - count(ledger.known[p]) for p in (1, 2, 3)]
        expect(min(hidden) >= 0 and sum(hidden) + ledger.left == unseen.size, "cards do not add up")
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
    LANES = 128
    TILT = 2.0
    NODES = 12000

    def __init__(self, ledger, belief):
        self.ledger, self.belief = ledger, belief
        self.visits = np.zeros((self.NODES, NO + 1), dtype=np.float32)
        self.wins = np.zeros((self.NODES, NO + 1), dtype=np.float32)
        self.nodes = {}  # (parent, action, phase, actor) packed -> node; the root is 0

    def best(self, candidates, more):
        """The best of the candidate actions; more(share) says whether to go on with a stage."""
        stages = max(1, (len(candidates) - 1).bit_length())
        for stage in range(1, stages + 1):
            while True:
                self.grow(candidates)
                if not more(stage / stages) or len(self.nodes) + 2 * self.LANES > self.NODES:
                    break
            chances = self.wins[0] / np.maximum(self.visits[0], 1)
            candidates = sorted(candidates, key=lambda a: -chances[a])
            candidates = candidates[:(len(candidates) + 1) // 2]
        return candidates[0]

    def grow(self, candidates):
        per = max(1, self.LANES // len(candidates))
        index = np.tile(self.belief.sample(per), len(candidates))
        worlds = self.belief.worlds(self.ledger, index)
        nodes, actions, lanes, value_of = self.descend(worlds, np.repeat(candidates, per))
        at = nodes * (NO + 1) + actions
        size = self.NODES * (NO + 1)
        self.visits += np.bincount(at, minlength=size).reshape(self.visits.shape)
        self.wins += np.bincount(at, value_of[lanes], minlength=size).reshape(self.wins.shape)

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


# ---------------------------------------------------------------- protocol
BASE, PER_ROUND = 2.0, 0.1  # seconds for the game, and for every round
SHARE = 0.75  # of the allowance that we spend
COMMANDS = {"MOVE": MOVE, "BEAT": BEAT, "ADD": ADD}


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
        word, *rest = line.split()
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
        phase = COMMANDS[command]
        if phase == MOVE:
            self.ledger.begin(0)
        elif phase == ADD and self.ledger.phase in (ADD, ADD2) and 0 in self.ledger.throwers():
            self.ledger.pass_offers(0)
        choices = list(cards_in(self.ledger.legal(phase)))
        if phase != MOVE and choices:
            choices.append(NO)
        action = choices[0] if choices else NO
        if len(choices) > 1:
            action = self.think(choices)
        if action == NO:
            return "NO"
        return RANKS[action // 4] + self.ledger.suits[action % 4]

    def think(self, choices):
        start = self.used()
        allowance = self.scale * (BASE + PER_ROUND * self.ledger.rounds) * SHARE
        budget = max(0.0, (allowance - start) * 0.1)

        def more(share):
            return self.used() - start < budget * share

        return Search(self.ledger, self.belief).best(choices, more)


def main():
    options_ = argparse.ArgumentParser(description="Team Durak player (see the protocol).")
    options_.add_argument("--time-scale", type=float, default=1.0)
    player = Player(options_.parse_args().time_scale, time.perf_counter() - 0.15)
    while True:
        before = time.perf_counter()
        line = sys.stdin.readline()
        player.waited += time.perf_counter() - before
        if not line:
            return
        text = line.strip()
        if text in COMMANDS:
            print(player.answer(text), flush=True)
            continue
        try:
            player.read(text)
        except Contradiction as error:
            print(f"skipped {text!r}: {error}", file=sys.stderr)


if __name__ == "__main__":
    main()
