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
SHARE = 0.7  # of the allowance that we plan to spend; 0.85 must hold on a busy machine

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
HIDDEN = 48
BLOCK = 1024  # lanes at a time: the picked rows stay in the cache (mode="clip": unchecked, quicker)


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


SCALES = (0.00376024, 0.00524978)
PACKED = """
c-oD<S+68%dLH(z5s{f^t2)(-*y6|-4=B?#B?$I~F02c~7ryu3@Lv*Oz<}iq5Io}>8wLmywkaB>DY3~B$Fp=#SFhD|wp?TRHb2
k%eR-;8I2S(MQJE)CWW=|;%k!?GiZ;%7N@b<P6qVvTqm{KrX`}IfQN?DRRkq5OWyx{LO1YwOt|>W{5R@uOn_?9I$3G_M4(F>}i
i$-koN9IUxD@`T^1;R2UD|FlM7`Lhq;yOnO+|;r6kD{m)+?Q}j!TRsYlTA_h5vXhWtGO=Y<9Cw${XwZm{W`xOVAh(#vPr(kd$`
DEVz!f#dwuUG)ZUquW%^3SYEnt$^|1+>e1;%pO#{r_G$@58H>4N2{5g)SZ}d58spITg4W7w3>9B@e8s00ua5s1E}S+7_b@r}Rp
B*b>V@CsT(H8JgE4LjD#cVvUIONuZO%NfiUsRkio^8_e#iOQ<&v-j$z+vuNKq|uF(J-&cX(8~UKrEPG9ezB^D43pxP!(b6_X>b
lM-eWZN^H)IF@BP=w&|H-S#a8D1*oPC?ylcYf4zW7;r>2&L_?^&eOO*j7td{7r%%`*=w6X5Vl-(k#oK3Y)SL{v~V)k^c(CzSmx
b$Ji5dFV8>~+OPITuqE9LJIjaHdFvOf!#yU(`bBzm^yl76O&aI@PL3FD3o#}9*1F;xxq}E(D{&m54u~Z48&s+@I4y-sx!|<B;c
8T~CS3SuTad8j=<_zK}*~nc%5rq_<un$UeHMsHEevYfI5Ed(wT}oZ>T<HS$FrYCRJMMz};F|aclk_@=({cO#{oCXBoy*>-qx*L
}29WOc>QZBkK?929<bClDS4v@yTt1IA&zM88pk^+!+*XrIl<;BZc5@l<S1uiXQ+Idw$0FP#^Cy+MLZZY>xDW=5H_gjhb6!F)9J
UrF=73WS*q*GeE?&F@hX>3s2M`}<h}XoKxT*meV}Wu~Sr%F-(U2OsPvFcP5(x<Rz1Up7BpqUVWIb>La<ndWcMDe!=d2(?csjPE
R08H7FkIse_P8tiWG4qEwx$F#80<OLqX><F(lyxx1L74p8geW}lO`v~Mse~MW3*ThoKf7-7q<l=opkE=TKm0G?ts}$Sfa@&k8K
%u$()u{j$wAEdCDg&&6t-sr8$my4%jSmr;R2rv(J7WN*Y&6?Jrc`Zc@Bk$M|-Lr9iYLr%G@Ti=eQ`t;8$2U5ThrDuAN#_Y|FSx
F#u5%g8CUAP98KCYY=jlhTB%;oLlTrJRqYQ)Mz-l@gaFEDOlpbPw*UeoDK*`{0fT?J@i82K<x5q!P#se{$TyoMYl(Nb|}FFJOO
dD%L~@M2J(XyB=cLLwxBO3L_>huXD<3h9C%_d%Q2>HmI;4qdJ`CFwKx%8APrE)+%C`QZbMf<Qr4DE^yl+HFF0k*y&VyPBu=N;?
xLnamTokS%{ABNzWESpfd@=7$e~yu&SB#1qS9hmiz&V<M)&hR~Gi?VX>rOblYLgKv(z>1PXS;I%(DIH{bM8A3mNY<$YhKQ)lr7
PYnqvtajuA&=S51dW2?jA`VDqB7JyeY&*_`MDmdJm`x0QtWzgtV>A>T<WLKe^dL{KdWQ*Nhe0LKK-qDttPYe%j`{=w!9qCPl^p
Ts0u?Qi32W93y|tWtSlQwz5<~`48{~-9%lKXpQldzJ#8f8D``#q$EW`^~fC|=m(^FnTt7fP{8<%-fIZ_is+7w4_!-Xx^70Z#G&
UWSTZw&Ktob!Tl-wvQ(*F!pEE+5%WbW||5hbAp6$Rr01P4RB~4r`dXnVIsLtmJ?apt7*A3nmw|2cdf|4+d%}bjaBm*H-vlk)f%
tOqJDC3?8F%6#gC`bf8E6(L*^EA_?z@jdPvS9*RkW%U#!lIs!RtnSn&G8cJ8m$<4u?F;nUfQQi0eGDAUt>TcsKUkx`bLZ&-16g
DXrtOXSYF$%6H3L3wF{>f@UMU=CUkEZLeaukF3MR^-FHu+oN5PVub!ahKlL0HvG6bw3$zKpCzsc(rapfNnvjibDz_^q^6)PB3o
y2)88EeJ^p;7Itx?^0_(N_2QndQn_l%m&jj9i<a~>#?5Q)#VjH9CQ-6Xo(PdWEVF$2=pZ;A{{E&BD#efYN;A1zq1n6$^R2>cCo
(1mSODF3xF0_PV$aTajx_RHMiMp99cAyWknZcNKC_fVR;ib!igN<6gayADXsg__(1drdI*#mrYu}p1xQL<Yh_$OhK{-vI|+iu_
CpY1Y<v~Htp$4!bY##?8Zfm13)|zXkmwqes|Q?qz_zcbazInyWr!)@qc+)y%g?w!4u~ad1J1`hO$6!UZ@{G>Gb{(`W9EB&hIwn
wgaQnQkym`i^}%;^5Nx5V2E)>3P7iAWzJYG$fo<t}pS<_Ufqy`k5qKfu+-Qi(frs(kWwdVS2j6j_(&|2caG}-XhRcyodc4NygI
|j_FU#LfBPedQ0yxWL(2~F+kRxOx(6Qz!8bS_80LcENKvgzEI>s*B2%cHM4*?4da1L#q;|>xKzq<}I?JzwD;NYmju|p7_xC8`f
AUMYa;>vWXD-Kv3T$vn1keQ)^=Awtx=YFA;0r8ixP#7?X3O0%ZC6UFU4QQj_iv855Zg#~_po9ekmN*gOCWr{*6OphAJ?;ah220
rhg&8q5d>`D1aav3U^h_24<JcnHzJqwQ9}veYQX~1F+~O#noX97k21*ieiaBBbP8j3~gPyTBvv>WBiJh>PM~Ky<s41)lXv$+I0
EUYE=EUfs$XBHQ1(<yTW=<CRwFjrKa7Je+v2k(Sy4Vg=f(->33XM(lL$(8_rR=F=Fwklw5F<gzg0`{#mQoYqC_-NWwGl;Ohsh{
3RIL2q1~M_-W178%z!79e?h!jm3nfqi$B;Z^j3wW9)<9J)ry1r#)(`3*ZhZH}&S%WZ>g$Z9!x(1W_n--N$zfTS=2JBN`XWS<uc
o9GZJKja;l%5-I>FV0b2G+^%?0eyYJ@<WL(CK4=LGP%!0?$Nz%s@jutJl71}y-ZVvF{|Lj8b$R?zV?7%pPhEiUgh3Dp=OaRSCf
!&VfI=x#C9C^RrCpcO7OHn-#+8vr^pv{WtCP1RR4{EFz5iChSjkKYnya-v=}VmRn$0VMxdr0uQmK96g!e{UcLz$`nD5#$9^haN
B;d9gBs=nB#)hApySnWp41fBv09&5<DS3YbY~Nlu5@h4op8ieQOHSi43qyWQ!;n-{V<L6a&2O)Ksz;0$cFXu_OUFe_G=5_J)*W
V69~&Vm`C%|nh0*1Q)JiPORyLs%#ewSaamr?&)Wv@3fh<~}5a#dQE*2@Q#Tam`>!q^fkBgsQM<$klqIx;6aV(8e+1yD(y(fQz2
EiXVN0b)x0Ekawxe!3Lo5;D}E!ak7QZzJvY+`o-9(Mu>)aPpbu?Qw$TW&&2_zL1#e_M!FxC5W<A-f$kFET^yA;L7OiWeAv{8>x
Z;}D8~gh1E_AEfieJ#fpDNhY+s<Zu`^hIhu!TkyAF5iEOjRC05wR9j{8PihifPLT;On0{Q;}kXYCz@7wu9Kcm-3I(4MS52k>N)
?-*Ehw6UlU9d`hvLExfk(b8JA(H)0xwC}f{kh<}w``8hoh8asl%`sEGbF*lJE6R$pEVHF?2Z6`mqZWNeV@}a%pm>CJt7d!yfEF
SZJPkUVvAz>-dcwpG&Qmwrf$#y}$6TOnXxfqmi<pEkJ%-rzof9h@ybilLU@;>h9u0v)CyEgtMj^dwF~r4UPSw_|ZWzoXy3Se9q
rwJa+X8PyZxi7kJz5&{0FmHb3_!FH)Q}~Va`Y%bBw6}^T&n&7+Hc0?E}r5#^fyo<1#)ufm25*0fNEgW5%xyS(Net9CngrNA&VK
Ygv4UEN)!%d-(;zpvX8iWavFLSQ~*_%Arrx3;I@V6f`||NFM^4q;h2nIF5t>A11N_SF`x`s5I`mY&>*@+(SkJGl1}+75JXI8(g
AUoA`a8K`USZUbO8iCQ!m@ePGxk*viFZ^>Q1H%v)3!=Fac-O$;B+#qL5)NrxQqW23bQaf?7#Fki0N8sgsQPW$@m7OmPpWa}@NZ
dMj?M)chKN#H6$m1k@2Uy3Rn38d?NJL=1?PZaa{6SjG;F=1ZD8fN=<0=p-;1wu4O19d<N{zz1CD9w-ExRXiap2A6oyn4qbJ?FQ
<$3(iYi9Pv@w0ieKRn@Ivj2_^#u2QbIxT6#vQR=9egLg?QDVXZr0H2@jVeiC<uh7g9BpodTFKo@Y00Oc@)n&|(mD3|79F(6PA#
G6A6l=YJQL-;^1m)lcMhzDGBJb|$WH$n9&h~^|dT`1Hk;<}c53fhL^iv%XH87ygpN}TS~NKEVqB?PxZv<R}Ht%wn8F>=Z90FMK
7Bcv<jv7BS+ZZ$YpAOh_n5L@zCw-IuCjq!$3&0JU#9n7x|m$OtR;+RS?P}VlAql~bv$SUCLg#B{;3AZNxUMP9-9Y-8bHiW=T;9
cC*E!aCxcBg*kyvf7lR=kg}sVPGM39##cjDP50Y;8eN8tP*cF%Q!R8Z{W5?<jPz802=}+cWOg&0Q!i2ue`F;G!NCSyqejQRMc*
*Vx-Pci(Mk-_oa!F;Z}tYQc&e@wDs?htsMeGU!clWs2vP(2Oi7Ja}{S@&aNCmi;0|S@pFwUu|<bh^!U0RYdmD=?fJ_{Rt(K6~1
3yzP!DJzM?;upTo)q?k0GbgN}-%udiRMlK5Jqm~GW#hua=u5-tAZfA0?KZBw}bq~jt4afoOd8U#bwRv`yfeRoPs7hU&L*2N0dh
?w)kfk(j>!`9frHaHg3or-~6QF;#of$TUQ<9s~o=`hA=KhNW7j>ltK#(gYMsBxUJEU>!s<Xt#9yX*(G?AJQd0k^xv>y?W84R*h
S8t364d>|<3D=gyH;8F_iiVK9t>`a=yO)!h|>=ov$^U@iG*McKVnDXdUoN(UMm2~P$9ETE*tCEiE5)Z55$9WtlXnROn?ca8PZA
bOEvegP6!DHm=UceU}Jsd=FqJ)e1rDaoT{(=C&bk(;}H4Q(aMlE7D(m?}y`tHqlJM4X=?yZm#_8@p(98>}sU=B~qrNC6W^|T;G
GNHJTRQtJkakHU&Ad6Qy%k7$m6DlK75@m|lm~^kJmx<@66h+uYpz0SdZ`X;4QnYRs+gt2+KvT*gsBF;m%}SiTr3y+qfraMz4af
rb(0AXRV7%Qt(#0~W-5xU50u#x7jriE;YN0pf9J(MNbRBW67$z8Sgbs%UAUh=TA>|sa77zj5v6L4%Ll&C(G){CvfG0aD1#vAJi
Sf|FbGT^kx*p;mz<_ejF<7BabY>J9oizIAu=T!Q(O)INBMJCnJV=XQP)rC9qbSm4ryJIx!N1V$nu<6f3^2_Jva+Loqg)VA56Dv
-WwK_9YdvEdyK19VuSKHduzLRq(4c=LA1c_sGo_9ruC-#(iB!zu+Va)5q2Wd1Gvf1-@R+#H#UE$re5t?yX8<*7@uOLK+G)><U#
ZY=7q>CdcV>Kyn;^~}*s9zJK>K-~p|}#m2_V)CnGr3qmG<7=@3&C{Uq;da!(~=9ovfRL2<WBA;<D2F(+Go-XKEOCO1z{CLj>59
`}q**IbCos%0Ur21o+e^M90uphuuEW<B3~LMDX|py1X-wz-s*~@TPO4?h_eL^^6t7G?Gh+Gr^9$(qw4j)~oBfBoZg8he#Bx94@
0R4hPU|XHXGTtV_T$fXbBqjG#>SAx;n2{0AG;js`P?YwW6?qaENB*35+f_E~xzPOCB<`aD6#&HI%(9R@Xz8w2Q054x5xRuSqaZ
{`~K5N5&pE#k0G!RzJJm1)=I)5D-ocPlkMtkwLq25m)wq*P?|6eiwxf<Bye!J%T{g2UjM!#K{NOfIXRmD%VU5ULJdt&H&W1$Z^
g$M418ZV0CVD#EnW5>}|eHz$rwk!`7l;)(>$#CJiW#_{DBUmaU?sfg)av4jE^F;&D_J&xn0u70u!ujC8W?9vLNaNQ3+{Gbo?cu
*!)*(P#Jl+;;`Vo0VM-s;`Qv?XHIsVU@-KKN)Q9+mS?y`Ffm6N6!(?^n04)-|>$kyzd291*svN*kYlzjEVtICW_zrdc#}JCS?{
!kWHRn<p*eB>*x5wiKh3Mi+LnDt)@L7%e3J#~K}gaTnmk2?qIg8Px=M2|cG4onbk^ig2m}6b6$S@d(7Z5A@<#;(GeMif06H3iI
8PKr1=UX7D!<l&N$$y(=*dkmY?!TzBD7ut#EOk21+rAt8DN6P-*rz+}PuM8E!(IC7fus1_{s0yG9=y^wOS0oOvlw7iXE9*Byjk
)+OnK1^bS94{MiJ6C<}=t|IH{9}kzHH-{7iYKxqeKEk+WLgMqn0&Y&^kbzLV0&d3&LdM+(n7!;K=MJ=ung@=ak|R3a6}o{R#AV
@Atm-bC7z{__r%CB`eDWM{>z2c8~V8DZ6eAqG9t<hQJ5Ks0z5KivD%e50mZR}?=w<@n^3Z0*`3|c7o4fzC7Xh&8Mr4_9Skk87|
_qapq8nqks#4{#t}fNz<gk3*g+mr^6n{{-gRX&dn0N@QC$Jh8xj^n?BaEj*lw;dF8X~a6u1nP55+%Km>8myh-5}{7<$d)cDEPr
qFBAEdWo?$g2*K%0%Iwp%Z%A5iD?PY1#1D|>S&iTLFCMNweg#nmjxDVrlDK8N3@n=WL--TN<xUbxgZsAg<6(z$z`!~o_W!-^1~
%5hk?l`f$3aG1f;CUd*bfv&9I{1j8rUCLpq|X+i+d1K41^sC!`0+mJ12V5)^R!i>LrmqMT-)1ukiNpKHQMwG8B)C`^g1@$ZZ>D
shyE$WbEmB$8gX`~4GrC|oukO&n2j)|e^O(0m+K1^19@^8(}|pugl9cKLn>tiITr%S*=i&Dp2eqNwUQQKZR`#E8FmOBc*2;2JP
sp+BenHl^uguGX7N!E+2A(Q`_pmU%jmb<;dSCq#3(xftwnI_^$~Fk@f!$(!wH7x$8`Zb%|?%#83t7<gOa(?Y9)7KCJIK)-5<M~
O@}%-rGf(Rff2lhQS3K-F+K=V4WIEgDIVfj%gw-Qn2zngpb();EF<<wQk#&lmmRh?KAo9Ua@i1d~iFFwupy5yHjg`nsA~rCNVt
cgu_TWl4ik@=TbK#4s{wDW_Q$2<%2p769_DHk*sgFf>_NvNb?gqUS1*COxb{e5NIh6mjFa-Al$ccSkD#1Y1H-1pq}~JfRu~Mwc
XgEc7LjF*5B-Iw_kwx&m)eai!*LfUds$^6RDAvJDUvIbRM-JcLCVPZP%j`B)YaeyS#eiHTHdQ18{NTRIQr+A^DS8i%lD({_UCB
_!C)D^+zp{hFdSQ~vOSSDs`gV^!5hEn2VUkck~~dwbip_~ltk>y{*<0}TwxZUNLftlZ;%wI7yhs_1c|R)oUhwTbd2I4UVZCDWf
QYc4r2!ljk0j3iwdo9dd?82Z^6udDqk@we^$(_S1?^rO%YtH$m*#mkdQPN(CF_lrveH3;KWTM0s!cFY2s{QBnlk|K+j7L!U<;o
9DrI%n}ND7tp0uwYK1R2yB9ej)P~bB&)FasV<-EitH&B)}uiU`Pen|G`{cU9Te}9GMajU<M{ZcXY)Dd-Ru2bg9g=xp_OV4uiOX
ic7S05h}oC7&?_?vm(9?hRf^D(P0xACc`SsOk?0WHeV#MQJ_X)LIV9|_;Iwf$V^7ka>Pu5%JLoFd#a7qW^+vqU<@^-xaUVm2Ri
;l{E~#3s+2_SaW^Hk&Wg>{ga`ND539?A*yEz`U`MG%Vg%rsY^vcn^uw?ad{rW4P$KerGHuB~<b0i^P?4OX>ZU8*MaS`B`_+o6C
Qi)@%v9IYxx|^$3umE-Yt%xduXu=Rj+w;x4B<kDKX%r26AXh1O96XBk2v{+^B_3OF*92-r@iP?vHx{t;!?3E?K`pq{W!w3VsuI
#2>lJ>Q)7G`<MP!etr?c|0b-+@)u5_3M4TeTFgO$)ONuO3t?ZWLDCt##uTx8}DbG%+v%WIb4Q-ftAt`jSe$M~pq<Z^F2cru_{P
}f9pphSYSbvrYosM&4n1L(9umWViVce6nH&3&kr%|17B*s`6r3EU*Ijbl~UPHEQ7_-MZu0c;55Y@WGiN0_h<D#JJn87M>Q|5wD
be3FsO=P3+UiAy9a{#a!ZL^j{OD&5+i3Neqbh*4t%weF9)j1&{fdOK}iu{w<y{4Qs!O^~yIKGwj=lNAw*Q8BuEn_8pr{>+`{r%
fF_q*>m_oqv<>z+Owv1oB9o$qZtP4fu7;354x+;=%_=ZRSr*fygi?NpLPL`l+VZpAK#8s-??+^@>mt@7OYeDYq6w$qdCO0eE6)
{#-my_@H)&EpOxzzGNewn2p5r-2ppG9}S4VLI6|pNySGXOH``8n<eF+Uv_{2bj5!7t1j@hy|CE_TW{DP=>~>Qf-k*kA_*sFyt2
?c8nk_+Ap)_s{<l*kZIs11H6p$W_%X44U6(|F5NN~4;<ai$LOb1z_|g2Q=Sy$;PABmbFkFYg?APpse}uU>*Up%S%lM*7spA~o3
-ag&O|v>NuWZY`z6CTXMz||3kaNtjo2I7VG=ZRRLOMFG3`i6z7Bu^{_bJ2iRU4k4kDW0?1+EBAHX4yZyf^x*oVYmh*_Y)!T-I3
klHcSsA&bmLMDD-!YUJpB%f@Fj6zWVieHG<5sYw`W^8Hl2}A0b8I_leg@S6#AP$HDu&JZP0%=Gf%q1ldT`1=*y*k<I9)u}gmc%
q!JzRSrj9W&d@cAn}2nbp*NDpFKIe|z-9@clTd?Ze<1mQj7i&Clwv52Wmk^9BxpT|<wY4tBQ1y}v%AWB$u$B{t|5jNxl>Lrg?$
>C+3g67go-~uHiUiq=qfblsWRMkAx_$-VX4tb}@`DF-~SG-P^kW9rO0?nFFU3{2Xy?F7$%5~-cGY+W$g6BobJ|ph^qE5pcj@|4
}azfE#kWf;T+*u~^N?L1L1PMAO2?!>z;-XVxq+rGoc2#tY{xQKNYod(83=hdSFWeB)7r`g?1D_KU&{$(sf!q(_?G)%z(@&|BWq
hDp`3So0p+7?3K`m~4k8^|RLABt9R6Y2z49sj78=N084?s&Al^_v&;bQ4ar+kSPS7TCQX7CPjG%3lz&ck|05F-k5DO$;3!B@Qr
63RB9PUcMZooB!ZBzK}x{+OvspL-(#r>i2Vx}<)iab8{B$n!J<S#|X*)R#a-D&mu<n<Ht_#A&uA<=3c-v3GY5M_Y5Q2<)<FV3B
uh$!~;{r*RxAz7YSc&;T(7p=0wv+1nSl7c{+qr-&&VQ8j?8YMh916MZH+vJS8U&#hm<2FIj<Z`YBagy{sthRi{bWNGm^F?nCVc
=2*2f&EmcRdF(beQ{>j@BH2$I{&~4>~nlb%u}IPr7E5}5eZ-G>OA0%GGB=aBP~as)fL$`Lp2Xx2j)X`0EG0(I%|@ZTsoB*6~xz
|d6`}SX+{r%lBy80YhqH62(7FJ=<9Ayx|>4jq1d~S894$IF!?~@9@at^Ghw_?=G34^<(rlw%U?Y1;sdU8oU=bp#chwp?<d`#qF
o)5UX95JiPFdiNH$|g>I8BI<O8K@+@tsazGBdPNntt7Iq0Fh4$k-=Fo$z7Wo;yxyt9(G?@bXTUnu9f*pxpIkHz<0Vrq{TXeibQ
adrt*BFrVE9HMTAJfzPCzcNqc1l@9sIh+WAB@U=0w@FihFm(a?g6?ZNjfwCUD6nOo$7vi-FzHXg^$VBXgAqKvD3Wt!=x~w{f~q
kOTR~>2k`-(Tu&x)Z<Z>2*rn<A_ESm93VvNlq&5X|wqBBNr1~5gBZ*+`8WM=J0R&ChVx1HYl6J!Si8E^M;3VnahGr54f3a}*Z9
xsuUVyb6LlB2o%20F-g83F<tT@$u;kf9#Zx&t+NEZmTcWD0bJhqe6*zYs%!;TXh|STPH8jJSbeH(+I~qN7TrDj|3$PIgW0r&W*
72O~b&niI$5O**#f#S-_9whkG+OCfo1A=JLb%?zEfOs<85RxDVdLdW7Tt{h>BB#J#o2~07Ot^v$2*c=1141sE;s;QV|{ym+B@O
ERF+N_5o6SctC3+#+x=v|HAaA4GSM7EJhDTQ(IiXu$~N_5W~^3XN5?F!$*Mbrx8>%l%9(<(6$21Yz2=khd<^EQO>6ebo0gt!FQ
kZA(aIWj^S=zxuW&Z#?q61F-S;642SG5pY5{nUH?G<YCwrf{p8C8C-UBTfyeUJ!1;<?IY%JAvqT_~R4i^w1geI9QA8>4yQz2Ga
|e*aYz?#tnG<fKAv!4L-pfdvwry^BfN25f*&Pv;C&~nckWEmtc?#xS|L8U;&@F6abv6dK|F*pxtm}atF2^yfdl8@z7F*YBIbOp
kS@=w@|HhO`o%P@0dO&c}vv2+Jx=>)=Lr#$PCN{EkXQTjZUZtDWe(I8^+@yY;rGtpq6n@#i>p6ZAn!RGr0?WOJ@)wMnRGa5T*T
kpdHQJI4iQbTGLEzt1batweO*-A%8Ff8&c8@Scw{AEt;yKfg1g%vq6AAwr0f?WlZFz^N_PMvtT_lw`vv_U4Bp(UB}!l-*t3^(G
pM04WQB&dsp20;s}#T-QC}x=&K6A>Q?Ae^1QsJ-`Z6p7gQx4QQU_4|4#Czbj^PN$x(GqzFXZ=O=@m}kh;m$-^R)TdO5)dI8#fa
N_8eRH7n~HSpNrp>(|3gRT@?CN<gOi?nE|222o~TG+1~}nP})iGrZzRz!`i$Yx{7G{Ws%SQ(pH;!ZtIMG+_es#c4GMy49@s4(3
3o3o{2CSypj&boQ`@A#vAD8?#_WEsMYvs}TlCxuGc(Sf2-Rqk8I5?Bjr|UqF#|%w6iRM_Iy|x`!YX4+OJSU5P76-p_efOj;FaF
ta3u6ltY=GDS%k6DM<t8uUSzfES+*%n}?BZw?{^FcZ=(m99&y6@==gi>o@QnRgre3UVZj?>a`xG0!xoG3kST(Fb=r_RKZ1<@cp
-G9DMxuUHCl$uum&;S4>xUTt5`?t{ZiV=m$gxBH-ca66dG9t$>nG#Z#y<#Eb?W>zcz>zA+o_<FO}Ume}g;zuRjJl&@KZN7WC>i
<dazIwIVWUheS>2%baq5skC<==Gc4a^@M(}&A)X|AU2W&DHdwfom=yZ_(%TXh9eO%P5Sy}HOB-ClpaS=}zn3q31y|LNTS)moYD
Fiscqi}BUw^5W57`1Oasa?9=f;;%o{r#Hi|H@_;saQ+`WnbXA!efhE9-n&;Xy&KGMb*bXo0qd;P_~-q9o9)Bx)jxf8W3PV^yDz
8iu=-%Ux>k>OzsC7L8uZ&gx;Qy=6YQ{BP4n<S2LF#=ZT|M<rSD-*_pyKIZr2wV`s=s1H!sb<8hrj=*U8@a2-JTuzHmP=-49+}J
=|VwmT=?dGT)WQ_|s8`sb9Wd=grt(Y}9_(#H$xDtzM1){BE^!cQ1qg_WsVf&7lnaX1MxjZR2pQJ9BYeRxi5KoXUR*g>v}6ug&G
l@y7nM{jV?Lo%5eULiihfbJ3Ul)eANJ@apQjA6<pKAJl&n*8Oq5>Q>kP@TGtK^sAf0D%rjB*<9aVuU1d-`ZD`JzrNZ3>6OdD>w
gi4VSD5K&CL&PR@3hDo7`Rcqdh!zUzeYU0odjEu+FPRZF=)qu9yE|b1M4waJjn}-2Ls0;qQn1$=%XjU0kn+?{02B9PoPGsm;H5
+i&KVK3|pNzlNyuJE#8W?dmG-H~RG${q<G1$=_bQ*mjreKfLLl{`kNCd}H&CS6BTWhD_={?7L6Db2s;!bzt;;v-xn7zSEa~->l
dF=H)Q{#eeta@?v@E)5XQ^)eIK6_N%9_`<p}8!vK3a3}2aFOp~)Kyv>(Kv;N6xyS~&{7jsb`@7DKF1y8pjZm+WY^rJg<J@@W~x
w*N$3L9^JY}YTWyAQEjcQ4D^f9q6tJuT)({bXJ(_HVwP?TcxMFP59ttHWvN|J@(k@<TuFMm4PL_3&1&Ot`*I*MIBwZgtgv>brh
@ber4dCf|Ix9s0lgpPc@c>wp751vi`TUqx##?egNOpG~*+f1BOYSbm;fFDtA1*E_HNkAuDF%Gd5PU9T6dKRR?!<>~N39ky4!?L
Iz%%aUJr_WF8Q%+Pi2s$co*Z_LWAwR!vH2j=!)Zg=x1o7LfZV~3qje#*<r=+(>PV_f~P)2k2G)73Zj(hYfa@BhB-{(E;AJ{$aK
Z|!h#W#b$#U}4Vdn}@vm+`8`d+FyU=H^60=Z(dy6%YPXT7x&$;({xrW-|yo8Gygn<Id{Lf10+27ez1pMT$S~3Fq<F5Rs1($*}v
3zf3+&ztI(}hbK0-F%T-uuFw?E>hRw_C57hcaHhYMORr>bz(@XIG#+OxGtzKM=yC>82o5vh~{CnNavg*_I#j8AAmi{<g*tx{-%
r|Sd>90+Hxw*Yqo%*fsr<FP_Kl#?a4Ev$`;PO`Wn|!gn0CFsculmErXZ1nX>Elz>e{%fmG#_L4^S6J~nfNgD>SX`keA%D++fR0
WcGKbMV-=I>orhR4!}jpBzP(I)=*pFO{DZR6-PNXB{fQbsnM`-t-+%MX<zTMts@u4aht=lr^;5a*)VF{gAK1I!v)!_~e9^7`XQ
e(`0f!9s?f78I<pNo@`3Em>eSIu1V}x1NZT;O3wi|VIc`>a1m+U{hT>7EUZz3>X7hZT<?m-Yg-u*n4hiUxTo9xQ{jrDP7hqC$0
$^GyLk3;fdeEL|YDSf0@<-=u2J5zjm>6YxTyh+-wF7@hv|BK6;_43C?UupO7@a3>Bi~ZPMji00|y*tKbf6?7d_F^#O94}X0_ka
Fh*B8$Hqt$SI?CgGPh9#(vy3P3ewl_~VB_4n~x9Z|(N9?#C)_?XF*MnaD`>Xi|R@(OHd>Qi(z!=}|()3@=UoKB?!u-=ay~?L8t
dXt$)BVbY?vFls7y^{a{om7RoB#AD<@#`RyZ=C|UrevR-QL8}pYm}ZlfB#PaSVU<lhq*)diUaLdFY<>IS9-^q&Pw7{IspOyatQ
CszKfgBy$a4s8nhQrlw>8)yo+YL~cn({MJ9gzyB1+e}?0~z}X)vmeeTqpW^s`@%!)N^&jE*PjGyL-+zeLKWu;h3cvqjy#B{H{u
z!x!|(qdUjHK;{~?Z_;P*ek>qj_#fa71)fLyu3`yb)>ajgkePk6n<@h3Qbf#a}0mU9e>wUUHoU%dWxY7RP6kJ2gx>qJV8`%Ok_
ImGHw$HP&4BN8xX@c>@G{Ph>{?C5LP(e+XiAFS75GLxj*wp=pF6shreCaLm!u&{S6#wUKF!)|}1ks!F-`<`&;?(O|f>jqw7dyn
G;=*3EAntL>6lYvda*bDE=kcpGJpCVyk7TeGZHRc*a_BHQXLMh^`G%aLp#NEV@Lr2S1P`73lTMeB`7NMyw&mvxHDa}i@1%ZTe*
lQwN%>rY(&FHvk{X8^Rjb@9Ld}SkUT1i`EH6m__)ztJ!iW4d`N|tK_2s%MK@zfC|v+IJbuZE2n=x>x{2*=Vjm@i&0VEifivM^g
lG7D>(KF)i3dh)Df#++R1cp?5HrZ{EkdLaoHg5V_<Ealtk4VJ*rSIKxZ?DwOVqFOtap>{1O%f!?WV`Ghc*VYTt>wy6=Y3m>vqq
2A*M=$0)?Ix~<tV*fgQ$h9gbe1S-i@Ct)R8b|h(7xw;dYX8|l;|2@Z4GJ3HGd(UIJ^%1G+ZsyGRkC9l5x*u*h;73X0AD55<piq
s?_}AB;*Rf=^u(xOUk^Z!UD&_x=-;hv2_4{@2qJ-dCX|VY}wM&!Q_+&qG#EdzoPYwpN&eL@3^|o_fq?BrEsJ&fo{!AYM+N1(-u
n;KPPLUk&GI#u_H{(6RSrt2pIDDh|M{W)U>2|*Qjap^_S;7^=hHf!lC1Zm5)}{WL$<Jm|*I8Fq02A=CRPq)~qRowT0asv68GD8
bieDGd9BnFbO5Y5&$LQV7df@UZi7nmL4tW$wg*9r)kYQq;8=mEl4bre#y_0R6c57iOw#ubId`V)t=mKv4Am4WoXyx0wg(Aa#+Y
qk_M-0YmubNdbP@RJ0;JS3B-=6&!)!7>Hp_aGY+xP2cg8Bg1x1g%k(9sSf>}(o3#Wv#6FhvZrQP_S(=yVa5x@#WBNO2FgpN2dI
XHrEm4M9_FfrC`%E`$X=mi9LD%GFPgj#<^(m>5Zsm#6ry@&8mziHo`KtjJ37chBZLPe`wc30ZdXcY5+LDT$h%oH?P&3Nem1H?b
WVCwDH81axOS!wdi|4R&mGJctcXoZ{|FaaK>slb!u9H<uh2aR_-rX_(NQk<6Nzd15?{R$o`RAwdteGl9C@JQUk_O3l1Y7SU?Nk
B^#xy3ey2)93I+!NWvcJyG2K8R#s7m`*o+8s_Y|Q%_qhM^0d2+0*k$kZ1YI2FVicQUaDlHnNYvyNDp-sZc--^E9J?J-Yzf*S)-
%Fi<fCxee`dG6_VAn)Vt~KUDK<YVQ-3kwm<59o<>UH_@o39u`ZUHul_cLF{R7aJB&T53L`B-#|fwz7xvNN?F#<5C7YTcQSUuvD
Qlo!Mp4fFW2G(R%cqgHd|OlvSBg-BAD#>fN1H!;+_-I^a?8|g?Ia$z#aIqoOUaX|*H>rX9}{PfdL(=#}$v{d(AqN~s6O>Ljg^0
8Jf5Z$!v{MDzQN?V(Anulb9pCh!ALL!JHyq87s92q*_n`1kT<CA_bRQVjZtm%8g>Ysh~`L|W4%0d0=nI%!PKoYAl&FMJhbM=6#
U8<~W%82QLQBXkjgF-M2jx$QkVXgiuAZ4im=$N&^4`6d82#Z_`)Jv%u|D{R2w%gQ6><hCf7Z2K{JMGi=rb~Ai;1iCmancz}B2i
Lk(CDPpeiSXWOK^w=8E9z@@LVuJO^jE~zfq1SDd3=}V#_Vf#vz*B7$TE%DL*g5s4nBgqg>&*jB_61l05s-FhE??)S6XP^-!eoR
IZz)rJPxUJkQ*!1iIlaz9t}-Glc;{NmC>v)pNS$h1UJ6<>GZ}^+pw?f}7miw{OeahdZ*AJy*fKcW9|*YZ-D3thFrpdYw8<xz5A
=LwS09Ja?=zzjYl`lY7q0eMZeqY&1dyO84MCRy8lrQn`7oO^X%sXS?0byWMtRvH5~Ek1a!o{#drUVdCt}u2w96Wtd4z!k16dNK
G$6YLFZVth#WWGz^gl5~K1-vguUAMpaX@u&g9$gOuZ9rC2tz(L}PvxS9xAS|R{J8ROo#6kYYUR@KkA(1f!_0Q3pse9}3vpVY~g
1R7xNwi88=o4jsGPQvPym20h>=y4_W;goxN=>00iz=U)Lp&a2t?G_`c(xPzL@ddN%%NY>WlCuUylz?~3_#tz+86;FKP^fD`t|W
F2UK)P@E*z6^EfcUAOw4+@4oq*;!FIK;78TMFw>>&wv`)p7#|*s+W2eH=spaU(a?s7nkPc&7Mp5fXq#_g}A=*BtcB;0<t>Km=N
JtG9`*%n+xvFWorh4#e1|ze}<Phajqb|BBT*(ZqsbfU~C(MJAGL~A(EW?r&w1WL5Jj!xcjCFy?57@nhy+)i$EV;)H%T7)rvZV1
>7UD7MK1mLZ%L3<=WW^eZ=Mbv$<c>|!WN-3w%|_9$zj!T4EWiHZ*IB)1r=E{?UT%Sf*btd;O|7G=HEyrJ_@Z9t*I%UHb)8y>c+
O^!b`b9=fVQMc5?BQdK~K(Sl-^W{H7(%u?bqLa$M1df-J7=!p;#$VPuap|G3)~f8&-;o8Iw9|2oV6LnJSD#ie*$|P-5|klCF8e
Jm1$(N}VxBclYp6zJL3D;0Fvc)e<Rvh9}JoVq-up85p_}Kxr~5x2l)?xZCEt`v+b}F)67g$Uhh6wAHIXUX|w(*k|0>Qg}-1K*y
>DY0lClojrR2c-%iesfYVV5?jM`O~`3+HgsUZPAYpSP9*EQQpS1b-eo(s_Ft+RN)U)Yl{enhMP<n^eIQlg>bmR~t?9?>FJDUz_
PLO;;dvQhn-t$q?=3*R*Lwv_{Q2_B*TtNZr%GKMT}?54R@Jrkr2(CWm>YRLBk(uhy}5f2p_FGOpxz;taXg)9UK(kEb3Vh=$X1I
QK~qp$ao)CSzM4>3p@Xa-FHntLsSpqYgwr*wH?RG4*i=HQJ@mQ3j<gLsua+D?{hOcW2E5+k`i2<WXVfiI<IZ=@R%%9X%{a%3ef
n2|2jv?rp-i9Ce$M)`($qOoTbK8@;CwIGEpN}&7SDfrPGhGFQ0Z^K{q~KdAIU$2Ubc4JVI;WWxMi88QIDYP>MVGc8unbbMv`%)
SMv)R3eI_=H=0;BO3fk`Zjh>MB?+o>Ke|S?yC;!Lzx?bo+H;CM07~nVq3d1VH^ycvpC;j+Z5du?x8D-L>(4*?EXsYIGo}2dU++
xEb@ggmy*gj1nM)1n=;PraD43G}`HzC6vU=P;vd+)kzkR#odU@ElrmmnQb5UDj)hH|V;dG=&q*;$rVr4}dwC$yw3lgi>QR3C~a
@7IJHi*?%KagsOn)z46Eeku}7WP%Gb@Vn%Zze%P2FP;6$k{kA31kyClnQ@I<*WWDX2sJ^*ABz*%%2E=*wEzNTo1pbJY(hJIp@A
fKIzWOR<`vzopiCwh0SHEQK;GWhviG2?LwFi!cL-zP+BLC{cz&Xlr(*&4v=P;<6x@{mS#*WSCVq5EIA1-Ns}6ul{Hurr8K4QXR
%Jb>Z;siX1fswZg*1+vZhwpx~<u!=bFef68`e5uc=4um#<&v+U)mzB&=JiiPW<2^VCXD)bF^CX!ftZ{3`zrBz=A@?ftnVQJ=~1
EL;JAC(_eAhpAS<>82E(%{Tq#`|tOH;J<&{#SoZQ%={$mKl7*xJ(_l!PU7=jLR3zQUvpkWg(vBlEajcX3KC{Alt?+QSWn1!M#8
GLlr3$>rDg)MM-B|4B^Ds|%qkOYn@+Xny=GFnX!Y(teEozwj5sDx-Gm{{g<Z2k8gqz;w4^<0MN9sOX<g}Xu;CCrj`TiOo!Tg}B
H7w3i<y<|l%gb+i7<fq71GVDdLE>4XSJKz|E=spS~R;3NVRNDF{<q%lK8)wxS;f^qkfh0v*N7|zx<^Xj>Cl5IOc6HOhFY*sr{x
ic^M~{_abDB6lGzbLJ=HqYW-9FFFhXy1}p3URlPhdVnAhP#a&Jh9cSD1oiwI3rC|^8o6DLgRZG<9OHM6TQ0b;M5;Nz561@ECm%
sYDc2;YF1zjt!q!30bJZQJr2|UR>L93gytM%!v<)Qci$LFf*TKk^!f7OarUY`MxRD2MPTu1_-5g-Buo0y(U4QTbTBE3}Wvf0`X
Kc9W}d8>XoqmlAXpEciEVnf<9T5TRY^}g=Y;<L!D6HEnrxt>%zQ&v2c-|5w7z0mx5O|xqA=FRtax&b=T((eXTi%#)}J=Dj0=vX
$hv2QClOlH5^<y`wH+jGRIyobuG*Mm%0gKx&WL3q`%gQ6D8rkLtd5!aoNPO3dPP3;~kT*Mhm502Kzw>qRH8%9o$RM=b_bEsMfB
Kk#4ds`t)vnkA(G+UEw-I@cN6IlP4j5}syPs!M0)aC#wv*Q7_-JZdnY8&+IpDV5ThNz8dq%{p$gydThYB{^`rDnU;mX+pi%(d5
NEe~X(xzrDfN3RwI=*y;5lW0{{`syVtgOuA4a>p#m;5oMSKWBMm{am$r7Sy$y$kW54#I)}3-|E`OT}f{lE}A%}#P24EoQNi>_s
ja*CAt5P4-euud-LYIrb+VIva3gyoVp5)&%M<fFSc?6k+UqW(Y3-SSMgpu+O{AiE1hkK?5<KQGrp_4{!DN3o`|>h$IDW#ZmsxI
q(PFes;8P^5NWREx>LN=Y<Tt~iH!a!Z|BsR5FHeQllC~vf`hLtoo6X`%1|2=;LN{g;T6TJG)5KFCwZPs+Ru=FEY)V&UrGQpu^u
)lN?gPE;2Cw7+RLOinITQn(8Poux7)ouTY$&`$Jxeb|FmRkm2UQCk;=5@*=de#0S(RN#(t};foHJ<vy?L{8IzXR^v+|-0G~9Z3
gRnqA_Do~fJ#c-`#B3Et5(*FtqYhDW+iFvsW!8%HKDZy4ogcUp2FNkKj+}49ELG3!<1u(-*Lol!3MKsGOxk52Y>fE(zuP99_t@
n#1U|fB`-Y=zm$M$1Rt|*v7|GD7xRpn#PdfAvHMQjL#ObH!}HK)1PjdU2qEa2B}|lG(u`ihy0~v*j=qsrScUHe2uqAAS0xkXXM
3ianC6@^dA47gUyKri1tpPXOweqJ;iM+#YAqpIP`u>QT*`)!ZCr8}rrd`SuXFC=oIO5^0+v}0#cSA_<$S&lJqF~w)UE@l!t3;L
N_{-x`(x_jls(%|p8bZ+aITJ(=6bE2QOfAN=5YjMJ@7DI9W|=}j3n-gdsmj3aV{eZXL$gAu$Kc990Bx7Ga*X#aB}6Q8h$YPIW<
At#%JqVS6$X5S_>wqW(hZUvwm+7diS(r*{hKOh&>oFkmR@fM_M)P;AGXg&sMumt1Raz(%Cokc>ie5K4T1C*H}Tazx>rNa*N)yv
Ak2ZEy`o2X`0VvRg5LK%9#43iQ1`|fP&Rn%&HE{yhwY=M2RF-YBeTNoilYqr2ZkRTKP@HJ1^ZiE2AlN)3eWW%vFbrx)3bGD6z5
&ZV(^@K~Y_Z8Spywz`(<@;B`seVrkB)+EJ<X&5}nuh?$m|NA25!@H2`r&y-gF4X+-%3*lMV5@ezGf!BI&%_S~rReNYAw(M=W#u
C$&9tJ#<k`^!y!kF!Rd5<i`)TRb4qz2eZ@<dBN5ucHg*sqvckgS$)H%88}c+N9eCT|O-OVTw2)|YsDA*yS%ust9`JiC4MgVi`%
Eed|;+05^xiunfC*EipMO_cmQ;tx%T36X0-w&$)o?K;oa*SFui$=`naCW~+Sx2&$xuGPFr*_d}NDb7BVGmxcsGXm8+R#84j%Jg
%V4i8ver?>ZaRFf{uWX#0xiFdPhp-pC-X1#=^wD>JmvXXYzgzwA^5I0j(siDP&nNIITd&RS#L%uuXdy<8Ka~8%E<TC{es^GQ2f
@1EplsFmNf``=;DCNRMj4ImgG!Gc~HfrX9lj$npakPAubb5)&7jw>OlAdHN*2Lkk3DZ2oJ{6abxL|njt;7!G@gRJ_0&FD#snSj
~OYlTVkGUid1(0+H>GINI5!InDHTsM{Fp)^JrpBD%IQ5e8q0yL$UEPk<JS5t7pUGykn6;YH<{bBG9-!ZNeZMmbS+sQ_WLF@0<@
Z|WxT*ykE<49n)o;b>kEfG6@!->Da2$^Z{%)6L_Ty=E<2btC@(8?_n5WO)iT8^6T6RFQbKli}vUN37J*_Z`4#{JRtPphK5vo3-
YJx~(yjJ3>^zFpHr~ZsYOV4-<XuT7Yfs^x>aXKFNGn?tMA!#-DSVLcGLnNunpoUKs?y#W=iw9f@sis}cfPo|SZUUE0IkR&zA5U
T5>%&;|*%EHmx@^a0qFrn>i;HIJqdE0apE?|UC{q`uBM_rPXZlbzoklg2hSe5x8VuwxSZjraS?N>;>~1HGn@Vd%k=rwJYLyF{o
?u4uUwckd5}73~B%#sD{hhP*`Aw}O3$cq-Za#zhB+fbN&%mBl+17?j^tefds^NmMmPfJusn#sb2+;y5LtWqitWW{GxnQB`M~i@
a>;-F8ZqXhik0Ys_yjZkCFDJkPu7ktW*ZO;as9<fQM54vhsHDuSWc_S<i3f*?8Pb{|m5%vyP#azzXj09>)`3Q7F|sfWGBLnV2-
;be{PM90AyFDRi*cKocQm%GonmcMQj1vKPJApFbF^OcRb&Ms)u4|_%t)6S?v&kO29qX8q%Vfr2n<R9yOij_kL=wi)|Mzy)-WrI
CaK~PUoox`pdcq`v>8Zr!tz5L=h*~cR6fQ^`h=+(ld72u(&L=U@qC^7a1txk@LC=U#cqxO;PmS(0FWWg;-$jwv-hka3IQuhwp~
n1W9=hlo>A53BhBP_4p~;R2@1y(*nLF2ZqWI$H{Kj4RZ}eZtPgr}JqxhKHO$<{8r4kVDtM<`&)`$*_hVJ++y?&Nw&Q0Yqo3l#p
W?4S#ovF5@8ZDw-^><z-;44tuj%jpl;8fKHL;EI3YDtsLH`PS<Sh8Y-1kFtz7LS;3!g{;WiTxvPAn7T&pglM*jkmGtBkH)K<k6
3sz4O;U!u<v{24xDN$md8F4OpAeGO1(wW2Lzh0-NLZR9B}d~%z(GitEBoW_$m$M4=x8>|ljt631(lU1pq!s@AR$FsK+0`7P^>h
m>}Ia^ZC*=41HIsa_YtMV?c*fIh6dh_DuB|9P{dHNM+DSpbNYbx1U`qWlPy74RH__}%h+paMJ(>w>ib?EjevMkIA+CQCr11)aK
R@F5?`rNeZ43~&^TE>*A?}LfY?<1qT<~K>`cmIrMy*Zxz=``XvdFV<x@V>**tN$NArMwFZy?5W=(6jovNd7&y`<X#nG%HC47`w
EPx{|8CoGQ=R2}`Q+S@K_>eFlbvNSRMhyCd<O_bSe(<LJxvTr)cTS}%u(w+DA_->e>=9>n4P=FK-)C~4VMfoM6$8zf^o*Pd3o`
l8RV>~}%8^0a*-S?ITKzYq0+ex-H3JIB=9b%f+}KAVC182~(Aj`U*X`8~DPlJw>Dxk8`)WtVxPv-o&Co@%nV<QvyG4*QvbrS`j
BVV|7s?n$2OR;@dEPJ%o~hn^^j-_zuWRS|2S>`O^tur)=FM&*UC4DXw@SL;0W-zBAYIh(rHiSpR)x7~if@3z}*_q5ygPfzXG%I
kp7hu=Y$<^2dWuLJtEINbSwNU8@+gLzpz-uvIYKvB;a^Bkuy?^gWm3)b&`%K1$Y!@h`}odr82pHl6P+wdYEtHN%et-}e<dUzmz
E~jl_|2@fT?#r~he}Y{UQY8`Hn>0_SSOXDJy3F%=ImK(w2iVACZ*<c{j6<|MbQW-0J}1gS6?p^r190GQ<l3YrOPj&WCNxf7S<Q
bwh*erafoe1a15u(0?1~{x93-<9yZ`v`wByb`Jv=?KnVOgWk5(SjBIu5~SecsQQ}o&zd01KP!uQ-QMb?9JV-v|DCRRQlx}2Fnw
kg)u94#M2nr<<*eP{_LeEJ9D5LrsEDQpXyH&9wj<I5tC%aD%mjBo-O;^@VNqD+!U|43l;8Qana8%pi^$!v^HOFW8QJn0?O#NIu
hc7=5sL{DmYYSZ~?Oj6a$40}H51XG+`OG98_X1!YVj+U5{*nN8@sHrYBvEw8rArVcj>+Z7b*476I)i&?7y?i-m2{b>EI1}8vTo
ri~YT9({&2DU$oIGzxu?e>1=LFSDF$rdRgbCm}JD=rL)t#-!m#&X?Iqdhf)p+gkE|2A+K`4*sit_Z4xEh94lCCT58che+>qxXO
ANPk++ikc0b}6-<64FOpaDK;U=;i$Wa9Wpp+S!pA{mXha^f82`wx|+M0|7T*vv;oJ^Ed!WPS}|)K+`o&WiK!BD(RM6;-qt!^zL
r$BE^+z`3R^Qf@*EH=%THeT3YBs`f)ZHZ>0qf$SDx2`czmm5<IXp4582^&G#L17n3}TtC_o1hJ&>+WT=f!!kLnDwdfT2Op1lts
Viy1`w_4F%<)O8@(eKbE<7VCf!G~TeuR|cZV+hk(Wgw%TS}-EHsHnRm|j>Cqx#bGjSuA_-f+?(Ti0i034zUg#-m`E_DtC*&-g9
!{4Lx^N2j!Tr=BGCMXRQHLE6I&C9+uSI9ei3YW8x`?~z+``qd1t_Bf>i9c4v%r}ii~(p(g}V`m)VtPHvv8lg0TX&ozTpK|FdyF
cvBna+gfQtj8&BIR=9zVm$xe%60m*XCTG{j@L_1svSf8X7*utVVLl7A*w~2A5j_A??5t%y4a<*xdXxHK&9TZqR6d4l&e6F@RD-
)X!YqGPzT2@n%ZPGpdiQpg}E9-xSSHypwdzUd{F3dsE{oPO-=e+YjMs>A#f6wbU9EKHM^}bC{$D)w(Y}a>Ld%Pl^3X@rcf|*UQ
|QdFFEsI<rg;uU0Q3Ov=%yFxG07nmF8&GSzv5+ms3)phVTe{39jJY~-noZ2Uq`6Qk~-bpewH^~yx62cc9iQ}ZOWMU!3zwfM-Z_
AKfapq5r&^+{(nlf=n`F)^ow*h@OQG|0p5D~UT=d=VhYpxzR&fLxZ^SJpB!%6fT@h;%!IT9e8*M()7Cj4REVedK6xnlyphW?qW
Pri^gecff*C%-ZY5Fa*dnRl3w!qsWeY3wvt-d8OktZL#fBEP67mgU~jxoP*8bnTrnVYaRhG__&X0nvYWImt{n?>aPXN>Df+f?V
u$y;rtvnqXy;N-CL&eYI)qRcr;;@Nu(Ad*%3!@`)n;n0zAP0Aj=pzRkpmdmg*z9RP89wXM;fy9(`1MNW5L2)ONsYm(&5r5dzVP
<GQrx9h|RG-F9?%CVPIoLrn&xv7gv=j|ZqY$)N-<$bY6~|5HdA+Uso3EcJ+abJB&!`l$12r^;|pr8|Nb7YrbYRe?Qg@#vP?M-N
L4nb40x!?T>9PI>NKtCsnV<SLbCc9p;}87IfK#M(6u_a?d&L+95i^cLDF4yS~F(|R4lD($QdtN5S$f1W(?YU;H-c%lZXYwfOTj
|^b4laqSj`lNIFT-mG6B_GuTSd%^^uEF8hX9J6W`wJ}Y{|9Nm<lX
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
    """The rule of thumb where something is legal: the cheapest card, but no trump to a player who
    takes, and while the deck lasts no trump as a throw-in, no high one for a single card."""
    n = worlds.numbers
    plain = legal & U64(ALL ^ TRUMPS)
    cheapest = np.where(plain != 0, plain, legal)
    card = only_option(cheapest & (~cheapest + U1))
    single = (n[PHASE] == BEAT) & ((card < HIGH) | (n[THROWN] > 1))
    spend = (plain != 0) | (n[PHASE] == MOVE) | single | (n[LEFT] == 0) & (n[TAKING] == 0)
    return np.where(spend, card, NO)


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

    Every decision of another player multiplies a world's weight by its probability there.
    """
    WORLDS = 400
    DOUBT = 0.3  # of a decision may be anything: others do not play our policy (0.1 scored less)

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
            chance = policy(worlds.without_stock(free), actor[free], legal[free])[:, action]
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
    TILT = 2.0  # e to the power of TILT * sqrt(visits) * lead; 1 to 5 play alike
    TRUST = 300.0  # a factor e in the policy's probability is worth 1 / TRUST of win rate
    THRIFT = 0.6  # of the opponents' actions are the rule of thumb: 87 to 90% against it, not 85%
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
        """Actions at random by the policy, tilted towards what has won at the node so far."""
        chance = policy(worlds, actor, legal)
        legal_here = chance > 0
        others = np.flatnonzero(actor & 1)
        chance[others] *= 1 - self.THRIFT
        chance[others, thrifty(worlds, legal)[others]] += self.THRIFT
        visits, wins = self.visits[node] * legal_here, self.wins[node] * legal_here
        total = visits.sum(axis=1, keepdims=True)
        mean = wins.sum(axis=1, keepdims=True) / np.maximum(total, 1)
        gain = (wins + mean) / (visits + 1) - mean
        sign = np.where(actor & 1, -self.TILT, self.TILT)[:, None]
        chance *= np.exp(sign * np.sqrt(total) * gain)
        sums = np.cumsum(chance, axis=1)
        points = self.belief.random.random((node.size, 1)) * sums[:, -1:]
        return (sums > points).argmax(axis=1)


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
