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
# Both read 7 words of 64 bits: 36 bits for cards, the others for small numbers, one bit each.
WORDS = 7


def policy_words(worlds, actor):
    """What the acting player sees, himself as player 0."""
    m, n, lanes = worlds.masks, worlds.numbers, worlds.lanes
    left, partner, right = actor + 1 & 3, actor ^ 2, actor + 3 & 3
    sizes = 36 + np.minimum(n[SIZE:SIZE + 4], 7)
    hand = m[actor, lanes]
    phase = n[PHASE]
    seen = hand | m[TABLE] | m[GONE] | m[KNOWN] | m[KNOWN + 1] | m[KNOWN + 2] | m[KNOWN + 3]
    words = np.empty((lanes.size, WORDS), dtype=U64)
    words[:, 0] = (hand | BIT[36 + n[LEFT]] | BIT[49 + np.minimum(phase, ADD) + n[TAKING]]
                   | BIT[53 + (n[ATTACKER] - actor & 3)] | BIT[57 + n[LIMIT] - n[THROWN]])
    words[:, 1] = m[TABLE] | BIT[sizes[actor, lanes]]
    words[:, 2] = CARD_BIT[n[CARD]] | BIT[sizes[left, lanes]]
    words[:, 3] = m[KNOWN + left, lanes] | BIT[sizes[partner, lanes]]
    words[:, 4] = m[KNOWN + partner, lanes] | BIT[sizes[right, lanes]]
    words[:, 5] = m[KNOWN + right, lanes]
    words[:, 6] = seen ^ U64(ALL)
    return words


def value_words(worlds):
    """The whole world, seen from the attacking seat."""
    m, n, lanes = worlds.masks, worlds.numbers, worlds.lanes
    sizes = 36 + np.minimum(n[SIZE:SIZE + 4], 7)
    phase, attacker = n[PHASE], n[ATTACKER]
    words = np.empty((lanes.size, WORDS), dtype=U64)
    for k in PLAYERS:
        seat = attacker + k & 3
        size = BIT[sizes[seat, lanes]] | BIT[45] * (n[OUT] >> seat & 1).astype(U64)
        if k == 0:
            words[:, 0] = (m[seat, lanes] | BIT[36 + n[LEFT]] | BIT[57 + n[LIMIT] - n[THROWN]]
                           | BIT[49 + phase + (phase >= ADD) * 2 * n[TAKING]])
            words[:, 4] = m[TABLE] | size
        else:
            words[:, k] = m[seat, lanes] | size
    words[:, 5] = CARD_BIT[n[CARD]]
    words[:, 6] = m[STOCK + n[LEFT], lanes]
    return words


def bits_of(words):
    """(n, words) of 64 bits -> (n, words * 64) zeros and ones, lowest bit first."""
    octets = np.ascontiguousarray(words, dtype="<u8").view(np.uint8)
    return np.unpackbits(octets.reshape(words.shape[0], -1), axis=1, bitorder="little")


class Network:
    """Input bits -> rectified hidden layer -> outputs, in whole numbers, then one scale."""

    def __init__(self, inner, inner_bias, outer, outer_bias, scale):
        self.inner, self.inner_bias = inner, inner_bias
        self.outer, self.outer_bias, self.scale = outer, outer_bias, scale

    def __call__(self, words):
        hidden = bits_of(words).astype(np.float32) @ self.inner
        hidden += self.inner_bias
        np.maximum(hidden, 0, out=hidden)
        return (hidden @ self.outer + self.outer_bias) * self.scale


HIDDEN = 48
NUMBER_BITS = ((28, 8, 8, 8, 8, 0, 0), (28, 10, 10, 10, 10, 0, 0))  # above the 36, by network


def unpack(packed):
    """The two networks from their packed text: inner and outer weights, then the biases."""
    numbers = zlib.decompress(base64.b85decode("".join(packed.split())))
    networks = []
    for bits, outputs, scale in zip(NUMBER_BITS, (NO + 1, 1), SCALES):
        used = [64 * k + j for k in range(WORDS) for j in range(36 + bits[k])]
        weights = np.frombuffer(numbers, np.int8, HIDDEN * (len(used) + outputs))
        biases = np.frombuffer(numbers, "<i4", HIDDEN + outputs, weights.size)
        numbers = numbers[weights.size + 4 * biases.size:]
        inner = np.zeros((64 * WORDS, HIDDEN), dtype=np.float32)
        inner[used] = weights[:HIDDEN * len(used)].reshape(HIDDEN, -1).T
        outer = weights[HIDDEN * len(used):].reshape(outputs, HIDDEN).T.astype(np.float32)
        biases = biases.astype(np.float32)
        networks.append(Network(inner, biases[:HIDDEN], outer, biases[HIDDEN:], np.float32(scale)))
    return networks


SCALES = (0.000572575, 0.00146005)
POLICY, VALUE = unpack("""
c-l<7X^bw}dEa;Tb83Ir?!Mjk&Ygv`aM6$=CB>E{%ZY6|mV*F664-DMAP52kaDaTvhaeve0YQKu`4Aup5IDP)C^3x0vcuR~E
RhmLN*t2n%#bs8mb>5HyWgeus<Y;)F%6^#HSgB9mUEux|Ns5#t!l0rTCCQ{S&q9aXM;^OCvucRbrFl4qTVNwz?c|gou!6k`i
GL96=xk*36Icf6t%5+h`a6Hv^S2s)KTO`rlVHZF5t38ZHX9Hs8~tmN0J4^1=$Wu!;Khff=o|{8foUnm|01<lsNFN&1O71k1J
gKO#a%N>8ZJ;&xGxs=$r7AllCgJsKt>b+_8a?nVdzuLq>01Pew`E5XBiziPV&0qPWB)a7;%(2sIlQHQBMENZ0qTZm!E_Z2E4
r)#zducszE!QA;`RLu2xs&ldHj?L$S7ti-5nA;U1oD3~RaGDU&RDB&5!G^Lm)oQYTp857DQK94(nzI*uedf1x#3;t`Da-RL=
<ro6nQJV(tB7>~ddh|Z{Fa%63<<eu%TpTlGzWAlvrncE_nT%r{nA>P{+cv!K+QguqINPVjHSyrO@b=<>>)qA6Fc*&CuIStjl
eV;ddrPi1&+GI0xo`VZ@yVm_(~^uH$7)U(rm$AzV223BfqLqV_s);h1VptRN&m$;E$iFOgKAR>jr*+cH@U^z$c5{y>^}~>o1
dU<^-2E02j75IFrtK@ogJ{}2xI0*-FL38Z$ob?^z7M(=D~xHvrivBjGmo7PcANQigw>Fo1wo~x$(7TXg*hN+E<VA1n*va^8U
Ae_dD<X{=wWVBtOsp!y{_k{@Zz!YffcP8I)o$%m++7@+u%gowa=E2SwAL%ftSxIg;~eRm@otr7$Z@Qxvt{4Nx^<qpc029g@u
!2P9W>j4cTg!Sr#&qGXVYVn>~Jm{gb`=Q&2}Y@IVpE02tGtu=$zs2}#WYCCC>Q$`cj2djp`CEL>QNF1gHTTTLw5R@cQfk>$&
mDC3)VXk0ESqRW|Epv1vjP)$0J>%2`qI<1PW9--ugRzXTfTh3@gI+|EG0ofHV6QP}o+4u$)r5L$5b>DO9i{inPs{jhr5Y?V+
(7?YVI36`!Tk8@+u!+rKf>G^*cO@<O0ya4-n{}LtYA<*j}xv`%xRK{^ycF7u5&aV%%0F{&{#4W!QeP=dy9e{s^MzC-Rx~C)3
;y#3vY*h;cP|v)2sHnz8HHpTHW;=5g7@=(pYdMNypGQ^rH&!+{KcrXgWY51568w8{>Ra?z-FZa$h1JlDA&|(wCsk%m8D*-!x
lOUmA=#F|8f+Xe|v&y#2<PUluyX#v?p*z4i6rEQ|-oN{kF+50iull#3-eA(Rzy%HXK6(qUhAwriQm{NWF0|Hs|4{_(A5EVTL
JcHR|#D(8#GvR*wS@%jeK**W)e7qNqLf@U|v#%|LzBG_JhuW`38NdM@36Fq&g)z2Cmo|vk=t#`Y!>$Z0gvGJk6$lhMJj2`Xc
@v@xTlkNSee|F6D$8Qn*&b?~*#w)t|otHGj6=u})Fr)#EGfwxCgsnt)n|R#|Xww{8H)5!#o)v;o>xQOD`C-XIwawkUnFZf6=
5)+M2Q}5Gpp6J}&jxWNbp4!k#U``;*%G1WD`H+8xbb{Nherv*&}6v{L@|nGKXkeEHo`PY3=<SFs#KmPP?8RQP#cXgNp64Uzg
>@E|2Ov?j`*Tw^L>S*M*}Ev!_(6N%gfe`r_f!`M<lNhj?dg4uMz3>1+>m5kFEQ3(~eckI0~Rh<4%~m=GqM0HY7eKalyiQkAo
vwZWqS&HKDD`XhRR9-mT>|E5IV`%?JDN3G|2HL2!m+<fxo_5Rc$G&Vhq)>_*SL!!!7`rN=3>db0*8o@X?oq#nc23DZ|pgeG9
{FgZfYmzzD59wr23SdRheCSqL`Cv=FFEu$G}r7#_trHRIFk_(Ns?MEKrQA30D$c<dZt);TNyO4Bf_Lr9zW!SO`|LQ#(cR0^t
o~WzZ9BkSlY^vbKV0#~_$kX6O1eH5WQ>qqD{AD$t<nQD-FXXHjI#dyrW&y`I6Mj24Z9f}FLt+!B{7kKm7QziT`#<sKiYjZ-2
~B2VsCJ(_x_kGHG()_<y*i1#jE)&rv0_o=IRRs1cC>hGee7B^?5?46>X1;2N#`l}G7Rjiv!uWHaUnXfOj%k)_-+_GcXX29&r
pK<avT;MCC%0K4H+t!jlf0FDKqt$3Yrx#io)0~hPhGT;}~mWi3fYr6(L1AP$+GV_l6VD95s-1y+|^t2<Yw>%@dOhmH0=eI6l
azD!|Rccoj<|VnK-Hcor#UR32q27K(u<+kbC%G7o0Jz#`U>MUpR-O=BXsSa^(<qZy_2G_3~EOo5_V!h8-N9xqS6HjC~@@?e>
0MCx>L_x|Noy9rj}vnLnliOOcf4Q@#i7uGn#7-cYHOi{^!Zvqxvg18Hj=4|ksr+L=rA~~EN-TxvJQGyXqC@@!%r}NMaTg8Lj
?e`ZF%phB=kGU$aCyFqhwqQ<tG+M*{>U!7j(O|G+*iVId60K3YFR8|02ZWCyjTk_iOTi@#>NF6XM|^#Ggy&6kFAyOUV(WdED
sWVW9e5r%UA671n`#L|6lK(KZLfKTsZ1#KeIp1%JcjB>vO;nmuaH4SH<~nd{NP}H?<Mmh%@f7g$^BOo?8R_(+tweR-8|W+@x
A!)jeJ*@FD~F1<AXbgeFPpR3fF_%4d7bF3#vpCgG#X;jEsetVL0B>O*n#qEN1EPozHP*ct39T&9<zsL>9kPWKpr*pLau9^*p
E9YIP(CLX$81zSJH}d?jYfVpq4O>A<*Xx}Y{_K*H7s)N_tY&u|C6sX3D-QVOI_g-7Y^@bF~4o;tHT`Azq)zNMmn;$2{@x<be
t`k?O)#vE(!?|=`UfFIrET-;Z2d{@TVD`NNp8u#@}bOaW{B%;n^(`vwI1BPu%hR`L<{jFhEybVq)Xmyk3kxLTUMu{wCq;?`<
JD91BXXwfrdv3M8{hw|=>EgrJ?n%Y4P{Il!oTR*mit7RBTBx*+3swU5-n?~l(`X-Kcuk<3pj4=)ldCXd=)@aXwlG#Lj7B?KF
Nfv9e8}>m&1XfMWLYhwsv@as#@QAQ{kEwthFWj6wlzu$U|8sADVbv-0<{1)ZW@y?LA-8<LA1r7;_*R3I`!wM%45umdZv@IXm
Jx!u}M}8OldUCxJq^xKe~7kHOh<iDx-v%!x={+*NP-Yg~f<aw2KX?^HC1#!CglX9a1XEYz{kcBfHP13w_{$xDYvgIwlv`$fu
3XPrZ7>zC7O9P&wnmYYMpC^1%<GQ7+~)LtM^MGuM%h0mgB|EE~DTSg{!&`}p!?m|dt*+=LRJZ$qSmq3tM?W%-@_FeE*$%=Wm
8%2>-CZh2*b+7nA}9ZCk2+`|c)cTCH04R8fJAuiE4?&EB>T`rF*%H+ma`vhZpDN^NeAmDv`yBELX{-ZbM_kZIDhY@9?FZb0#
>;Ax5zZ!@+WWgN9k{sZOE~HG>AiqcA7pgIeu`s$msGBl%Z7=nfE+J&Bjr40Jvmg>GIN^HOiRHan*2l9|H=oa46ic5#k3nmX!
*0KAH{b_ssp4#I{Tl>8GfBaR406~ZOlv%bE@s>%aS9}DprrfC!BBM7^ER4&?q%>jH^n_Q<B*EtxX3b*Nf{WA=0br+B(P#mA*
m_w5zz?f*kT@OsYHLfsX*ebXH1S47iUryg)ioFZ$T#-@Gs{HK%yhsV9o=Kpj3!D91L_iOY)Py+kwpg+w<5|j^14rH=MD3?Cl
T}{LDJ^w9@*lCw^1*{)HXtbG%#To@#fnUbc?eo#y-$@xcY*Y~7J=V_gMvRPFVUmU{%6EJ>~XYw^+gdByNW>FjFY>9UO%bQGy
{Je3SWvj|HS5i(ZBv?GU{0$Qet@Ga(}Ba8sIp^^|f_yDdaF&2`a_3d4q(T$FybAT)uFuQO(1d9D6hJgH1on1c9_$)SBpmqS`
r~}Omi`ghu(sG$v5HPKw?I9t~p(*zJTc6E~5eExdxHoAYTP-Z~E(ZHS$a9NqoS`4P#HPRU$89`M6UKQH!LcVQ*6r2q88DwVv
VVpRd%8^0=G}*%{FtFFR8tK5CY?_}V`2f|=4KYKWo%6zhW2h<c99!~H_0BVz`Hg}iu<9Ex*Ue9*}=ijG*xv28tRPE(N%kO8t
2JLJSbREYCu!L)+nV=6cwxpLJ4?^;}#fjs=W>m5CBw?AkjlsIRvD0o3YyG^Z3=9YIln$jZpCPrn<T<@+3w)tiYVZ*w=<~c4z
Ec01lrJ;~;Q!W1g$!`tWGpYzI-dBlR9L4>8V+Bn}=WkkJ$GfO8VTsUJ<(?{J;o9REL|SX}(ASoi_DQC_m;%63t_zaXKx4xxP
BHk<3N-0n&<UioT&!78>8Rs&9a5VOcoJeCNLH-olqcV5-q<MT~@RvEoH+g|pUR?HV*1{e1Ix*~T*vbt-#d1uB1*XFJXe$6Pl
Cwu)e9V^Fk(0GWO!VW}tpT*;dTf$+?lrkum9Sj+w5cNBm#1Ri|H-8||{4kJZ;ce`|Um*5i$kK@b9AXWq!oD4^_oYrpr*enqr
nAxxX2lyf=f>rb%V$AA0J^%pl2ucUsz?k}y9RG!WE>J_dgU0(Avb!Bkkb_A)nxsyJVb}T6zw|_&Ef;mut;9cm$TupSjgF(70
=?NgdRWJcluJw=t9vG5sYo;$#ilA<&G&4F$IYMFsIgm1(-?*dH{5)e8`iWi}+x1QXQWheNM(?X2<cm+TT>0o!(d@W3^ta2k>
Ug<{~ZRhI5MBYVd&XAz(H&o1@{gd6(8}1qnWGoPypJ^W}O`FYn)5RpltJ_jOy=JB_^@RFr4Q!E$N4z*nmUTP%`Qzb{$cH^b&
)k084fK*5Z~$r9=n$O`8ej6q-u!4zJ57dfPqgr*__2n7r-b;FKqbq5*@@|_g_#pP<A{hLy8IT(2ryL6McNmuw3WIlCSpV8Dr
ChE3V?OA)(UC9S@vj33!6~#jUx)iaapy>e#P5a)5!B(h*(0J*V3`NqIn@zah?fGuj&HHdBFYIl6gHLDA$L{`3oV-5HqgTv2I
8gKHd;;^-Ln8*|$bb#8WJDHei<lc3Lw0n?&ofD7&{c15yA8btPb}q5ZrnM0NIyt^)ILw1$L{`c!0y|_vF_Whn=*|hH|Bb{>Y
tg5?bD&5dlA2m6ZJA|$@7u$bX4;-Dptn;PZ=4lrwlpZAqQMTd%^+xfg01AT=m6wuK%6He*RDX<YfUMJGM7x^P$}wd9qtzQmr
6j<TxIIg!?#`9;Cn)@^g=$R|&trd(rUVWQ3)RogvFqKvPB1N07afOnB&gj?XW)9epJijO{?Sx1#42^k5GnEf)Dfn$5lt$n1_
I#oUD)pfs2Wq|8~YMw!ixRBPu|g1eeQ4DlA~zHK|)NBFvA@oesT^4zIK1GTfoGDg;uSVM^RGL{XvHk1!SRPEyE;95rWEsq!d
*kRX<!D*9r#?!skQLX#BU8FPA_qA79F~su>x?LMR=nh$1a?h)EniLp;<aPtZhjI6}58MI$4s@eR%seXuk4Y}nRIYqIoz+qhO
%fD%!qu$E)J%VIToFZ=%lz&_WPAaYZ~*aSE@GB}J*`qI@?3}vkEAM_fi4!=tl4ys(()GzRlGcQ<^~|GW5h332g~@*@%_Y)tS
(*xS>hg)w>Kn!mi5Lm>OhQ{ba>=_)q~4hN+AGtI*_!uqc-(^K2HxX7IAXacV^E5r-G;=Tg{UQtRpm{-EB8MiPDYYDsndT7_n
(U1%VLAA*f;tP)I-+2`B*xCIrAciwBSVz=D8a8+ihmOG#f3-LP-lIt~{H!>&$Gmw)X~QMAsRc&Ts_#fV8XMKzMfEXbIT|KxZ
6$sbY`HOn{~{r#M9mavQ^JTH=1(n1LuWt^%+Mzpv+ErEZL?y*)w2LU*xghoKFeK+*Z(OrX@u}8kH&G5z7zxuW7UDcH@HaBAm
!D9fF5CHxNjtdG8e2lUIl!qdsM~x{QI}wzOU7V!xa&Rb@=C;+F?Tx-Erxk%~){Xu0m%s9r77Vhkca^o8mt{vrFedOz*K|P7<
q+Qf$}fDb^_^&%9n`nM0OS;72y{gAzztT)gCJ>&BOt&?^ZEJBr&lkoZrXP1hV^f){>%83e(Up*B)&4ytM8K8D<6g8?k6~V>0
P1@Kk#hzn6mg|kMSc*)G44D%&r-=KK*eyJo`yhK7FRkA3eW%_~eCu{>iXA|ENL3#jd|7Ys=?CvT?s@Z{p6JCAofal-$1eve|
zB^U=+Bf3~l``*WfE{+|i^KmKxnUPx?ch${~%sTb6=1-8@q#ZjOD6$n`ZV4ZOf6Pl+|5)|s;W`>3ri)gr5s{Zi-AD_I$#?zN
Ddj2Z1=XaSoyW`7CIg~FVS3WI5|MX5bd~kxg2XC1Ez1M8}(HCv~&dU|C9*?#Un3FL;d_)vr4N*8|2RLsraI6>tcFuU@I7#ut
lk6WpeyPs?{09P*cAMqIrfJe9JVVPYrT^d`{l>Rq!7Ihd4e;}=X~<J@zC|jI{M~fH<2d1QCc%KxuzB|6#6ws$XzW3{Bg(xh+
lg3#7e)XJFnmzgz8`V>_Se4p6=1WW8(S8%BLv5&w`2&x!)7S6c3O|Y0b@UC5AkKvDeOFgA3-VXe?VZj`@S`GJFu=B>+QDee)
boC?&rsT7{Q&a957UAnCeNEZ4-A5)MdFbU;TxjdvzQ=H(E1oD1l%rAV9TtaLp>6byCgXUDiXg?+@>sKwP&q@MayS5h$hyzc9
K<>G%Kr9J9qY6P_p*D*;FYvPr3(Ga*N1iIqTt*>YK2JbiJa@lfeI4SW_Un35SlUoj&*haegYtd`)23n&Tq%Hh3ixn9m&kSZy
bI7_30#WG)jXFhIR2g*tbr!x8Y<4?Z7UcGuZ2YJmG5n&^0Kw@YZG))!BK!<^aEr%Ho>(z>nUBgG9_tA-THUs9yc)m<fzO&($
M7&2>ViXDa^yAYHk6wE1V3o{bZ$eC{VBXRSaM(E52@+h`?dr=sUaeF_Q6Mg%KBO^K0)x>3r3pT%Z3H9b5olGUQpRrg?Zs7V`
rB5nqu<_0a_=tyo=5TdT7wV|kmhY{=LYq_<mCdZs@}F|2T^RhZCi_2<Puptb1Q~JW?>AY5iDDCfqThB)75usGP+Gu@)eFi9s
TpC?Wuo`wJ9@)FL>|HNGYE|>A9nnzq@_9^>;F+KvKuiDj;^4JSHKzOHUXd5C;|x+)+jc>_OH6++rn#ynX&+yF*XP%V7`Geg#
?nI<nEnV7-2}nElRBmN%<7dv^K)HC^Qh#ITWg(b!(xRE;HvMf~xHANH<DIoC1<hn*>jWFR_)O(ve<2>MnDNnny06>eztd9%I
R>UImz@M{*F`Y%ySN$;|kKEXJB$XN2BB-uG-^D0tgOc!$^iZvGz=Z<`CuJLG`lHcFy@G(O6L*eN)Gvyd-LlR9X3nmF@6!?u|
$%m&8-r2oqlkzNVcULFq;?dpV^vC!6tB0@A$M3%(pMUfkzkdJC*a8~_@Ry;2Ed~PXkQClyHrO!rKLDbGT&zI@$Vncvw!Hdb)
9vHU3*z);fyxI3d-BfV@Z!5Kh0{O0=U#m89y)vPwa6gQ2s&y`V$<${wl;p)pL)A{O406``Qc`XtaF1Krw!mXWixn&4dm4k)X
j`W`?l7@Ai#OmbUNKu<~y&A-4E|RKIxt!7UhG?<B>-&d5b*!`mg_=KS=`{<A{!&p#fs3RaADgyCpG2ZM2m6Vhw0A%fySbCnu
7DAtAh#g6}y<JTy^z)j%GO)7*K@K;s}58uRD=#a}uq+X`B)YG6kV@f<)26w9L_jJD<!S!j;Wz80^l=_^UbC_p=R2>8KD?1<l
h$RL~~!`QLib~~2)a{O1m{@30@y>_}EI_*FwTaT>=V%9CI_j?brXTSc-U%zX#<)#Gz)DtLrG4z@q&+<{bPLM=Gdw}7>#_W{x
f^gJyl9>P{2b!UwDxJ1EWy!4+Wp<ZADIrHrU50Lx^ROZ0(|`Q%N35hxvSB1@U=5n@vj#ltUXBBp&M~=1AgX1+d-&%3@uGs#7
-^-P=)t*dI*j9(!LSj`>g!?i&01Hp(U#BWUpe|xx6-vfhS)pb*5=g_wRh_-Oa*Tu5f_OvsU7)@q!r%L5$oVnlsILTr7dbz@H
6na!7F=-Z-1<F4xgEQ^!o9utqH70ovT>W>m-8YF+yr?Z=CS(pLX%#{Qe+x=yJ`+9E50Q1S%}d6Tk;pra)+1X9etP(-Ipt5SO
nL!uCwWyKEuA#2IP<+8gf@byyATk1lAo&J|V!HykfCXTHJcsI_KmWm0gSE~JF9&Bffjy<5cynw=Pk2dRuaI?Onag{=`BP3YS
yC&K2)JA@P@+6=RUC@QdT%cGplSYKZJ(n0$An$uQZ-wcXtLhG_xWEt;A)&($6;N1a%&lZp(yW3}w-K+(>3Bo$y6~nucsyJTY
qm(YCsnJT%l`;C}a|eqzV>VXKkG;(x4SKXssbPGCbO1aVX+6xD2TC1#Y3p%1J)A&=5`Z`F!POu~4Hb!qXHrUDPTye@;wS}9j
uPhVO|LzUjAx7HeHZtuzX89d@b%0`opb<sqZ%R{Q?RoB-FJTQ0L!cePlA{&4Sh2Ly2do;X_6-iOCuv8C-6ivx!-P&J5y5BHN
fV65MUa1jBaYv4tA_>aNeyh^oQ4V`eL~ICcoR_$Gcvg`Vl{|Oi=-L!#o=qm!Qg!SU}oP2m^Qk!vy-qKyCqjgE)gGr@Jky4e9
*0VNtuf4iDSLY@4Iy@=a}a%+jXsWLX0H4uh-qF(=7xe^D9InYZ3NxNF0HXk0nAWIsZDr&=Ikz~o5`WDOYwXkFNm2m;I&W7fy
cpIuzv?6+Z0tvTd>?=0yLzYb<5(Dgo-xPzrmQ(A&&nQ4+`Op+N;fyDMFA3b;<C%4o<qHs|$B1Wy?0M=B1mKs5!5J1o^4Qw$~
Hy-$;h}`Z|DD2*Bu9<jpzRgef9pCMYd~xP>fBfzsFDvy6%U50<sYZ?VNLeHlfG6_P_kl#je7a0Tc&KHtT9hJym`p`WYWgR*)
wX@I)#$;+z;3UbVmGq%*$u0|{lii`I!9kv-+O%+TC^>1^=4Or_Ky@qjfS>oPal2K_qSW|wYx9BgrxxcF}{Nlj%5UdO<b16R*
4wJaOibg4ctNGoX)_7fJ-+2?k|VX77w;U#aMyYgMSPi$nuDVo6dV+q9gzU(o;Bp{P4xoaNB|u5popAQNUJs>r-whmzGS|2{}
lJOAbf>`u(G{ZD0ZmWpUZ~RlK~LWQ)VT>#ssLUfrBuT#%~gH<vH=Uw!?RFL4pWgjtl*lzV3I^d%#Z=JbLplJbafkwMYypuD;
YIx3?b0uWy;X9tkQ=2f}hpw3tO_Vx-JEB4#{_0PWc+MA~9T`Xu02qR2CHev9i?qJUxVtQ!JtM?C%F<}M_yG>GwIaeJhSqoA&
TI)3g)^XHLQ|TVWLM&+xLi_Ob+aLb$bKiTZsWn2xfH{yPQTR9h_rF&HLsFb@6!18*KtOSsBUB-F_5!j<)F(yGvowyLKYO+$f
?2JE2RTauq!h*jf?7ni9!F$(5<DUpcHvk5>R&wucOROnEwKmp1c)6$(e&7daSI;G;|?I-g#d!yTlh!VQwUTH(zgW-f*%BV+j
Wi8<51+i>vY%m{jdI&zkJ8`rm<z$BS;di?_lj<%%=AmQtY4y|1bT;uP+RwrcsYz{FFGb1MqWYo#7U7HENrHkzjB~g0NF?;E-
G3cLm*YMQM!P?y9VBJM21gy&5iW;^)V2JtBFLp8-^}0I~!z#$!%_(flBZ7)27BkAL*uHwzIPDIhE=tVNoHL?*E!k>pCGkQb&
e8kZCUSdUjrvoj`bqD78}?e?_VJ~(}JRn?<tMwCL0y0%5)=3*0G`_j*U`NL11mEZ=UvoPuqx-0`p4-t?WhlEY1bCt-UkyPyf
RmUVZ@$}u!)uR`?>hb2h-S2N1U<TJC0d_{&)wV&ee*UeuFJDyK?dBX^UTo3WjnejTY#PwQ26lCQ72bO5XJ5a*xbd6YTEM^87
BC}{kuBndCsshUVM8I61{aM<lI7g80e(eSG;Mx{Lud5cF3z|DMmt}ML}pl;h(*5OG3&eS84$}p1~OG#4fsto!&srA?&pWc(W
Gq&ry)gA9I-T6MbYdSAr9dm6_?jOE7t4f{Wo6y>dmHN>-?TFa^0V9`qL4~V^$oj0!o+_fo4TUk)iwjt}+&?8^#w8ltxY_k@a
3S+DRxK0Z>9qZe_Y$()8t5zx3{t=X!E>h~{lw+KYHG%cPh^PEE{b$olB`<m}=MoGb!kOMPq6ElSd)7irWJ=|3y6UPBClbP#M
5(GX(<mEnB>@oY^!T|>#whY_YuLyE+bC26|+wd;6={|yy2jb_pO;9M2+3zfuAnBbohLO%|HJQ#-I$9>s+P&NB^+5h~dR1g3G
5&0}egP_xOPotT>H}QRmx~>bR-uKO}LH^xEp2Td(7%4#6VR$eMze%FL<*~PE>@`4+TNIS2{z}XWjz`~*og{ut0iY5QPz=(;-
57)qA|6Kxejw^j0s>Jy_d}fYy`JOX^AyAoV-9jmBaD;~2-Gl0GxlO^>Z$3J4A4TzbAce>VjBUQBoQ+4cGvKx8RJg(`R?jQ-C
kd!pFH}QeE7jfqHfwk@aWY$xotmr?|VP|-9P%?!#{ZQC+GLo!`0)zzK6CweZzKGj=OF?+;;P>9afO#4nb@VK<n=%S$2{yl4D
=I{!&tY^bmDBKkjcsy)Vf{R|eX5nXnxtOpzpxBG8Ot^W(lK4&rD63QD2@3pRor;|azLl#WVMRxIZORmrpYQIgT>qlZ99flPi
)r5y*~>~-I4&o;yP*^_Z>0Ocsb+mC6UC2<Z)3Z2bI7_9)u27o7~lPiuz!hz4%G*uT|l3vDXBPq4ka0pb!*24f6VJF;xfrE?$
+!IC*HqNkdNDY+50qoO7BDWEbQIsz7!S791x*OY)_U?yY__f(qzW4Lltgx5<;lc6vUUp<Y%o6>Re1RW>on7#S-$${$j#GTA5
;yj*#G-BWABBDO17dC-4DE2HYjeJ7Lf^I1<!)&>>jv(d;g#2<3ia;0`-{g4J$uBL*XMls=!4<@)9>}KJ$cXl%=J&~7hb&Ae)
0UhAw!B=Q{rXQu?!7-9yCjUouq+IHGoNBx*82n2pWIx-i(>LIvuw+0$)Do^Wi!<yuHBd{S{hN&)A)QBag11kYaz%c4sdT+FX
al(D3>8QqONs`{l*yaI|?+A6|Z3uFoHoWoyi~)vcE)s=7@FT2U<)^D&VUM`F@>)}6$OG`i{<U-^cR^s95r-PagO;*_b_7!_-
9{w^V680O#&%Y#@V1Wh6giX*6mKa<`OQ2i%qmI7r&APIMT9cHej2g5DSLu>BEHci1xGP{Y_hX*vZJzdcO3JkK^Y&c$@%wJc{
Y5Peuo&0JFMoUP!FV7vKG<3BAzQSJ7EN-qwS6_964RL`gEWm>mY6-Hv%w~%N#mhJiK(t7wT{_I}P_t6?X?3xTXDqjC75P;4W
yp17Xp9!R-P(D3n~;9%_pzU|)XfPSbC#t^1!dmmaoPi;fs$c_^au!IytUxYL$|j;uvGB~@|X^n_rJ|fi^m6>O<<ECtRwc#fB
5$sq|z*we7a!U@IV8gOD_PRGL=hyyMuX;+-zOYN0-kJ31AxpeO0I;l|>TI=63*<pnsGD`|llraMqT({_<D<h1WVac6DpFj4R
bNL&!uzsAC=A%ASHm4q6%x1XGS(&+%tS03ZZT{n@Ek3Y5e!1s0mlhoX?G%d7qV%Rlqw*L^qcKpC|JR_*){gjB=<d3CxT+On}
<{>s}?fF$p|huRTT51L3s#k5+8ULj!$a{OrHSzbF9Y}1yNRI>7RsG~qP8Sorm=Gi<?BHs1qB^1)%NJ=jLn?;ltKp`8qNVOud
&Q`(_1%5x9v+P7smFHyk%1kH6^q0gE`i1rF4&KJOT9I5PM5+a!lMLJ>qbra5g@K)NQA2oC6i2TdHu)kx29<6O5Bco=R~C2tq
PdlyBdQYH{g|3|d8bgIex(8UHGaSppr^~U>*=0^IfxiBRwWE352FDHMFMCpzObtCiWE+c{p{XsoiA0<qoGj;Ij>REH;nX$_w
V#L<4n$Z6CDx94m`M{DZ?CjlMH2}OvM81ETh^JZvw}<>joWjW!ZE+A$XM62tu@T0YGyMLo7bN`(5$j>b*PYBbEs92pZKxoeI
im90Nm1sLMb6zrXzxilOQRGErdF*gor+RDQl%=1e3hgDR&0H!4bHy}1SJWY!Q*84ysnuLDQSm)kN}=A+7V9hxrcr$PL=U;c}
4U6;eSE8EVFkPHzInqY=3WKm25f^9mmlVKQLYc(7K{GbS+R1mO73JDB7dT|9+W##q7Mbm)U?5lzN%Aft^x2sYQw{_KxrSau$
1&oWteh(B5>)BK#`Nd!S<u?rYLJu`Rf-J!*OzRNe0Xqh;>HxmXCBkV8Jqck#guqtu;CAQFhnpAeSmRg5Z#Jnr`kSj<v2NTPF
a2(vC)FZKuV?eDD!6Q75uf*UXyYt0@uG0|R|Nr>-xjPFbBfX#*3q0pz8+|bA&_+qV!bw`cS*X4_*nModKmNd*^aKyFNaq<!;
dSiUaq}*voU#bGx~VnbJ%4V6bXY1yISo$ftjTQ(jWu@Ab$xl4|*0R1A7vs3ZD0U(%9o<*XFa+y;)vwbn)?1y?nNDuk8Em?&;
|7oZq;_3*uU!sPmgL-!_~5lk+ORuBw;4!^I8g!Bw-*L>3|y4~s<sfTZ+vS!u+Xfyjf}(V%V|O|HNoLf1jg8_T5lumAN(J~;Y
Qbwb(=hMDGZ4B9WC1+&C@#ybe?`_2CPQM=zff++Km{KhlG<Z6xjIzKM5G=&(R$1^g^QU;pGK(FyUp8*<VzK2K-0<ae>JH2@R
;@R^TFFyU?;RpN6t0#JBHs+|v5AH74b4Qr-HB4-j<iueA&+;As4FlK;0#PK89|uOv6oSAPfG1FrCvd#Gc3W*mGhTHXz+P)G-
9U=@JYS?qqK$FzuZP>)Z8r}6P?j|rdccl=vV&rFZ<)-GB~h8oco)aH6Bdu855WAaN3j~hEbl9xbhpqlvJeHh9pyIImToWqUF
u%0zVSMw(!SpqSCp768&3-e6cG&2OF+ZNgHne*O&6ogj_A>+kle(b!pMBO?2L}X5_UD_l+ZNe$t;QTc{W?GqFh$pb>QN)lhJ
lHa#a<@EIYh=xaKSh+(&*Utb2VKllwC&4)4Ocj4_>qWEr#{+Uc7V$lsvYi5)wIMc;MW`k@>(YLLwGC@%LMu&_JKNOUrbXIy(
tT0O+U;A1HP_9e@uuU3rhvl(v+No|DiP8ha}sjETank-aJ&pqxSTB5<kGI$Y_z$0vdeL!Zkk0OtgS$S4HzrH!YFwWdY-#Pj<
a;|>-R~B<ppW3gr+P*njble(tvO{QD`lu*Fm_d468!8JILr^<O@z9Xl@7&zh5Bl!vQRk|w3g)sh7w6@0cHQ&a-ifVm`!)D$w
}1Nls_&Oi1eM=ouKR;H_&<3`xZgfm%5NRb`0t+_<3GM1=}f?0LO$L|6e_4R2>8+TZ45{yR39L!h1oLbv%osfCFJPx$*sllc`
)G<#q|%e5WX!5`oTd?-<i+Ix3hx%@nITT>(Px1?h^a`Bg)4I5{>W9#rWMs>2Kyy`>h$PBq!u#x$HL88F}*JIgE^kcrpkU9J6
lV1^|3MXRt4}9s07`F~1y4I`7_2U1NnByZt^R6pT%Ed6ZU4s(vO5JImvqQB}uAY~9b@%Ob0<K6?ML1D$~hiXkGXNby)sg>D@
4JrR)Zv9ecjzEG*W`}x=U5z*&O7!Od9%pKSk&>X4^-Z=%tGZ(2^%>ds30ep|6Rg??}nLXeSnXdn%NOHyGh)seFW8*eZt_~Lm
uf3){kDo<Jyh2i}5q5SuHPGr%8DJeR5kEOR;jr)HzU%S^BDM>jT4colP6;iaYZ5?8(tdGgWlFFTU<K6d_Le!^fgfrNavKaxT
9zk*2aDUL*@o<$uM@RTo?ppSl1Ql;oh=gfjo<pc%K&zI`uHhWI3=hcKmd8J0#)pE>j~%}OlJ(V7Vpn4;?FLa<jER4y|%Nkg!
;%NlNd+`6P5VQu)n=++efRTSAMA;$01w4d^ire3`F#U^$m*ffMg63#%WAro-Oj(rrbd&m6K*oXOv)XFgOBYfdvTgAaoE=_qs
c;ba(dpm)`!fFkOZ%vZT>1bPNn%uo^TZbbV__Mw|K3{B=VigTXXu3~tJ%yT%{{V~0WTudm135rLSbd1N^key49t4*(eFycMi
&*2|^BXl!8H7d5%ke|6;+J9`W*9i~vs0A!{Mr#xd(24?ILWJw4N)Ay?obv&~F)@+$kt7ib)4D}GZNr4nu(SQ$9E{-*C?wQ+=
tn*io&g*Qta9x_-m3fri$#WOzwleno;`UBKz9b@wHv8>E6c;o4T0t$9(^m;ljtxb+VN9_ZQPOp71=Tk~w?>o<6`oGBMcK<oW
8c{zqD2ga6C5wSr+U3!zdXtynjI=NSw`CSfpMB;(vxKR(#;G$@#8^?f}#WN3F2}2WQ&Sn9+VvCwmqS%LqIDAQI8$={)$;qSN
_`=K<m@x^3NniL?7?ygYGb}=w{jM@2dSlEdG4p&+p+hR0m=tEhUYb3t6m+AE+W5MP(awJbD>s`!bXFRx$dX67_GPW3ou0KX=
rpPR&`oK6)JIb7BsSCS>!pN*^wbxINk<Y8JbrSY|g7u=2s9Y`=2rKfOn`yZmF-phsH0dP~}DEoMhzydsAS6#|{FQe)(<^LeW
AAF=N`cX=59%JPsDpZer-$LeU&EoO8$e|WsgzUb)n&(60B9rrFxAULM)jQ)+o?ECWt15t!3h;|$RAS35j(Q--usiXc63Lh`h
(Q>)+1%}jp?_hSZT8d3K1J%`MsB@q0A?0Sn6J?W4KAV$~&2RFPB(ih;k1x2K?bAWs?l(-y#_=STvlEW3THqMX7LW;|wyDDZI
;2DRqfE}%&654g{bT8_+x%UqP*I@yETR6{g2Z3W=4UUhdUU-Ezuqa?n?=SKudMi|<tN!D6&TW5!0~dPMjMkRNc_{;qW*)GA|
c1W(Xw=3h;%u7c@;O!rv;hL3})3<T;L}rg}$)2f~vt#hIVE?{$>nrUF=j{2(``ZC)-UU%<+xpa{x$jn?sD4rSU-&=l@_U=KD
Dz3thhBpx7H~ztYIG-?8v?aD0{}vAa!+TUq2^TSwbB{=ugZv7oJTw!t{-!a+nHY(;)sq!p04iKCNL-}rQi^Yq&*IsD0QUd;=
<<U^Y8?`XySlJmNz^Bv0!j`yv)#*gekX;#++#T7~auiGw*XewK8j#_nrh`d^0T|zGV;Qj^9TdC%Bk<POgSp4@yF(+zEHgYc3
`t~QHC3$bz=OJ+&4&lKwBj<zAt9~wKRmauaf5`M*HbS^p8J_bSmO!Rj`TQ~236+WWf$!6jrK@({FAsJ?eCzk9d5+U2(n+D`+
0994Ly?<V!%C4y{KqnGTJyL+w**D=%M#IVwNXLoIdnqKLGV_!yG;bH5?>7&n9;qqbs)Y9BKQmd4N?F-ltmmp?-n4o!}gQ4Sp
Q~On!8|S^GK>K^GG8z-Sbp*8=HP1g@j%V#T8p3j^u{jlj`rqo%}?^Ek2GIAh)qT14}52gL5N4N__M*kBbXb1Z~or)k@9(K5O
$Ek<@g}F!xt=|Gs|MdFK~bx0s4fW)bcm!4Bd|Mh8}zANZk82(DuYe<v2@84jBij>U8PEm_<Fu2<1~HD)U`_B&Dv^5RLe%7mO
#9vdkaIcl#7*xk<QZ@r=pcS-DL>ZK6RHFsIsXf!+}+XC38U}8QiW-*eNh#RE3@%Nvo!={w+vN-f<VhXdi4fWL{34=+(kyJ|W
0{VmQ$6ohNonO5JHgi2^c;Lr?Ag#y`ZbQ$TU6WG_)-97IfL7GEWwc84emcDrUB4zI4-kWr@ACH5KrnRk^P5!49OA+PK_|xg>
Bb(YaB5I|NUsi5R0{|M>30deUqo0c`l73X%?1da$$9}PMeoUBKh}W%H}v|rV+@=-OaG8Y_g4WI+&>v0KE<|R37PI({>}1{H?
6&Xa&3aXK8l$unIPG>M|tmL3%=&sZRYKuk7<UMZZ_@(Vr`<TQLZ9mLVy_)@4uHHNBT>7$OI&en<OTqxWne-I?Q$1TYV$cWl!
_W)xDVkP`~%%#R{>vVmWt!Xbt6qbw^CLcX8r&g|`h6ZH)`>+d9N5&E9=?2L1e2re_M#ss}3@$2Y08O~vZ}!CdL4a{F^&m0{l
m=4$$*T@v-`<jxNK9h2KNvK9UPf9TV84E@i0cRpNQ?Q`F;Ds&fKqtY-q!ax3}yk&yzQUxQ}a)c23>4K+A;C}i%gC&85pnvuQ
zK>E^{`v3IpDyC3?-l>Q*DzWk`|11Bdm3I(kMU2}=fe~h5Q2mprsvU5e-Hh1n>j4-cKGLy;-}k>fBGnY`u_C#U^<-#kN*oi{
(%eOKS$HeV<CJEUjN7N__yHoufcK`Uc<-XKZEE08Z3`s`MdD?FTvyAhUNRP{35*mMR@!=EdMDiUxwGe3XlH*EdL2Ce->Wfhs
XD(<An9S39tV;JU@n|g6F^Q|JlC&>H8lB=RBScn{y8Bg4pl>_V4NGYF(g{=}LDR5$w!px-sBHQZE67vHOkbBZQ~>`w9G;=|a
`%iml*1w%Tm@bb}1QJHQWOjf0N^;`GD!KlIl6=`sRJDPb_C?00_mw>x-*jbRGIO<BY!#nUHvx_}}Cn8Lu|-*b4AI%`_^e7ds
*(dp7yHQnCmv6C0)&u`ImxhI}BI_-(Y&reT3L4eEfgM)|JhybO69Vt0K-#qXR4glflxD(JU_2I`49>G3y$pzz_D&3o4dM~@q
abq-v_$l`Qpuoh~!~Rh}-7}I3*TbP&#QU~o%zFtV!(ec@vyj+KV3srI?Py%E5Z`^6?#M(By$d9o>Cp@U;;%v0Sz(P&v4bP8g
Tjqgp|ry9pIM2fn<~Y51TstDIYmT`x)X3vfVxh`d6Is13kT(qI|lsK1_6pOdLxKzh{r8dbK^YfO;2k*;(F+9JC44(zU)byW!
yEZ1!Vj<&(atUDT$)Akhx+!&F67OV}MLW1U-VHKzaa<aFKLpP3|`B9Nji^+73_~sDM2?W`PzEBmC(T;HS|kZ?v-Ba*MQt5#`
f&#~x3al1M+;VY;akhM>aU4@8gCmpKChcS1aL05RRtK$@HWvWJB=A4fReTEZ5IVwB;w+s6*u2pAg56thUs2t&4pamtA#(Apw
?<&b*ofrHiop*}d@L9pHmmvqjN3d6*CifW1#tQYV7E{Y34bJ9Tmm}zH<E_h+QPp0$!OiHlxFh`Uv36G0tv5q;y0gLG`DnKhi
>oPQy9YomRMmu_B49E-|bFe5eX_iQ+`!u4;LVLOCni}Ya(M@*`Y3H@J7E$gAR9l)v17&3N5NKfw9=bxqY{PR)jAzpt4frVhd
Q5~+P!@ti`9gZfj0!qkzA?25F-eN4cFmyse()oho%Hg*s;9pzBjM*-DRv>azl7zAv;I2Z`YfR4)cg85Jb!*3ic}GIqo2w+al
k5G$_R{+0Ly|FVrXYS-G=8a9I<0hCY4}@4aV5S8wbmnVCQn|Cg?yp@o0u&ApsS$Z{AE-U<O+Vt}3w3oshIrO6);AYKT=EsE%
6$ex==bL8TN7nKl4mQ=*N67EC~z(}9y5aaMRG5*x)?naZf{2gB>GgT8F!IP?<cKpJBdgsudJF@Zp?#_4t{M6Dy-jZ+y6HW)%
}3$y1Yc(x?Kh++h@(>Fs8F^mky3!nltT|OS>^Cg3A2m-qcH6!D=C^|iOmBvZejRy855-`jhgW52tj@Dv&i3M*ErIi7tgf6{u
et=G;r^JQL{up!v_Q+NT^SNy6nh7C6mYAZLN>DQny#yPZ{$dQw-dzFe95Bl2rgPe8-VWn*4QgDZ^E*vd;W&+!`(1@I6)*k8^
c{S}P3Vn@LVyDW1%>*8Vw`T5O7n3<Zhf@QLG}g2co-Jm2f{`y7{pxJ!^iL%cY_Nh2>8e_ZKr~R-o-G#h=7?e3w;H8>Gd!<2Y
l+?bYGZ*3T7|B7>?J}7Y^!{(9QMv1`dxvu|{A4V3*Thjxkn6JW|uRai&zy1qo(AQJN$*r2A<*aEMI9fsYRQ*LrF?H(kh#b(4
)A^GKlE>)Xu;)yk)<?!cnJN5Bd2boJ6_can(75Fi-BG<wA6fA`n_xA)7og^h|e97_Qsop#+o;y7N#NwkL59E{hNP!+|&fpJ{
m(Z-A*1$~w%&Z7*1l;9$UV<{LVi@K^?KV2Zl>Etu8nP8munnLG*Aws)=6;2lj!~Z$-ILrt7%p0Mbf`y>!rmJ=wiK0v~WIg;M
Xd9<|)WJpkv#%Qd<VWwY_kZ#u{_(?4*=KjEQ7S=%U@TFt2OAk{W0glN*kKg$gd)(c4*bn9%sBdNKLB)G5Kx~KT#YK&rO9|X`
P27)K)?6ScgQ<G_%@bYPF4w1gcumTg5sa{kI^{da9AcpQ?Z2LU}9i!2%EmUoX%8zh6N4|1Kzh2BsvE>FrA2VU@1BhvWFFR@J
k~&n{j6PvncMfTOhisC!HB+J5D%4>1P%Is0K#>x<e-DfW4lWz=6TSXV#Lx^WXoE8fy15OawgO@SJB{PS3G7RTvb=1ZQEojG1
yNVYunE^66SD7<N1iBk16C-cbbb7ub7-A~ao_jOp~32S9nX1G#VvoE!h0|L*S$P*oGhOxyutNLU8W1l{gY9AH0TE&&MwjBKE
K)H@Jp7{%$&z%caLWAszKmaqmGcEqQ9JOUK<*~QuWuvwrWG;JJOj1Vv;*i$=z(@&Ezt!Y{jjKeqn@i%@5g$ZRSm;}M#N-(Hi
KK29G<0yx&=VvdTKoMCv&D-QyFgr2><equW(qL&u5Kmz8BG?rPwa5Yg==A5U2$E7w_s{^v1W;|j3t%ihl{H5&MNZW%O4@6hb
<cSA|8@1HJ(gY9b!WQg-0{5{n%xp9TLU1$fc+u)EBQ}`ZR9UFa1sOw;79=iJEk0ngeaR92eF&8#O~^5v)NT$(;M%6#;pCi1r
R~=p^8;?r*rmRd#!!;*|+~HUvyuZMfWgYv}ak}D+{0@7uG@hOdz=7R4_k`Z6;~O1XhK|#<_xo3_7qijH=N#c6yFoHn7(0S=V
esTW@_^Y+YNfT$gYBe#W3v*wb^!m<zC?AgR(?SS#f`XJY7JU6aH|h#sR!78yhF!}e1Dc({>28CK$F!!G?~=)>z{?~karL<%D
uw#zk03g@F1dWOf&@ZbsK2GkJ)CaHtz4X`=$<l#5+?CVFgC$#+h%SY_&$rGS6Z_b{6Q(+<(IBf0{%W-sO{Z`83MPScb=yINi
6ikfp9F71A<;F>NkR@Pn;BbIv>0=4bkm3ZM3sktex=b%_E*zl3oS&cDtIKN)D6h^hE~t=s(NH#Y=%0rYUPtH7Xp1bOS&k^75
v>(SGH_O8gdeg=v}e~Qn6=mQJc7M@1`o`snOO(`E2$bhCFq1|7EPAs?)JIRP{9)j(rR_HSsyQ!;&QWUH`}dmmQB9fZyJb%at
=OUZEnrY?M8vz=T|oyH4W`CMsEoUmZw}UMRb}25}BvX#51T>;Bg#`hGQ}}n&2iV-@43+X+)4^On86y$gv|&ilw6Mzz&Sb&D5
tzGU|P>sH<ikx`CPk6^5IIM=VjoB6`Mf17`VxbN|AqaBcE*1@pMB3jS1z@dYOJa`RI+x}b#H$t+jkZ({NQOMo-EU?!7+hX!z
6z=+q)sR47Fz=(iC1yGL0v!V*gacsrWQS<t4z2eKJx>r~E9sYI4l*!>>B2F2UNS1=r;3FVBy2dray*o!ofG47ROzDi`!VG>n
D~iDwfFk40A+SQJIryc`WqJnVcxHHfcErOsHFM9FVfuCvy04lrJ*wjTP*xbeEP{$n(m~CddnY!Vm`7YUN3^dJK4I`|kQOdO<
jFZ1Nu1&Dz-B%LxR+75RmeUEBLznLFkyo1%xFg?_bnJfr{uU7VuVFeEh}dyvR;DmC>ailOfiy|up;0IC1yncEGI<e2qpv!rT
GQk380tc#3*qQjX=c@d#H$BU>J@Uh4gmAy$myLv<Gl|F2FG`h^3~Dr@(yDZyK-)Mzw}BtgB3~O2MyyK-VQtw|LA;-2As75f_
l7a8;Ij=dxeF^$t;<?Bn~NB)Tj3p@ENpasrWXJCmDJn*$V$j%os9lDdG$Vdi57<%Syz0|V5-WICxdq6P>KZ51zaf=U@l`H)x
RD64+`&cDUO)js+%QS4;|fP}~f!x00BDJT<SdCI*{Dv(4>P_;}rN&6XPM)ZkVJOC^M?Gc2B0W@mbCg1hr78lh0*sn42Iqsy$
l*sWNqv~!87QuB5C#Jx5_SMH{(8ucGCts|HVB@b9#xUzwZ87<I(avr4{OU>$?ObfGH_A_(HtjAEoT~SK_p$$nH{b4Xh%BoL!
41Spk%Gr$f=wtMLHH1zi2-URbB(*Vvo`;nVV-4$yNR%OjF)7v^+P^^SO)$hz7!agGn^Me4~VPZzyG=Y$A5aer`S{0RYreKl1
DOxDHf?Rlv=F8Q81vSDxzS1piPpLUZ5XSu!nw%klR%8%v1vup$36wa^ujC-8t}=WKm6V7r!9KfC&?cg@?d;F-Mq$&p&$<9(?
x1f|k>MiyY7j4OR%+ssR2_<oMV1UA*1gy3x-%9bC$jWmAOLg1Q(YBL0t`|2+fI&0zJ)ISVbw1mz;Y(<GE3xE0T6AHJm3!)~_
VQUD)K6%%mfsscz~!QSX^iGmaLN)%V|xQQ|zWEk@(aRhb7{P}<XFHlIhVayQm7eNvnzocd%kf#_NNQ~^@i;1cmL`S_LF#z<)
L{JiK%1cqCL!t%eRz2<D&0zEQKltcDZps>ug6P7-fr^@<#^Hy&4*9sLOX@BKBzbyswgW7cnA-|NOZ1G$d3JDJOfT%)eE8w}$
yx`t9WraFeO-XXgL`_)2{8?>47IB=_=otr|N5U9^|K^$PboU$bU0;3L^h)ylr~1|)1Y#OD<B-cNfa+Pv^yAsB<5*;K~xH-10
2anqLk{2zyOoka$;73YY<}val-!g@BS0f*h8)<(k5J&Xf(j|aJhyqn3zVaWi&4WUJihS_5tuI%macu6`oU_KC5Uyx5^Bo!W&
|%?Bo0Q|CM+%87xVG!*(+IKd6E7&O&qA;!(i;3*zD*et7?L+-m{#oFTA)`IR*45;7)D<B*Tjls$iO;jFb9nu7QMW+T#!8=Sb
n&&4nQ??02`kbnP+|K(^Rh(1ahJA6wI0%JKC6Ll);47ebE31Wa7&MWHn0T*@gWgeiz#6d4h@?=WUlI~$J2-qK>%1o1GZ@>L6
M2YAB^B2FE=rJ?$zjR>8h*8uOi;{iNFeORJNJ0QO0^u?NBRFLZDGt-A51Bq<O_=#e+aJU<4IPdZ+x_Yiu0~Oyq}HmmSD*fNS
rP!!792YI-S^%<qs#rvzr6dPEGymA3lI$;pUw-Dn`X97Z#OGM-C5sWzkqXiO*Ke((i}<(A69~|4`6P60_Ot5qfF8;F*kSAf;
7e+{9$V#38;_;cQ(z`U2%CF<28r*X|sCXE!ZSkaENZSvm4`1^_{xb$BtUaDIcp!7a&Ov)L4l%)4YdT=vd=-tZ*A&47*wHT3@
s)uZN4{e^-K^J0REf`HcZ?X4HW-BzSwq!M>Ar!skv{;kfm9ZiL35c?O-k*zNZH(6yK)%V;xZUg<@BT%SVD>)wrN@qG|Bvg$^
GWX{$b56!Mg^p=PvAPJ<U5%$!b*G@%|S2JMSQTiO9Jf<A6%Luw7N~=)Qj4ez-dKbt?l(SyL;0>lc|IKfHje(HWd+)u&8!c39
=b;^;4^p2ZZL_}Y9o(L3?+Vymk!U_R_;X?g^8);gbB4$l8SgU8E#f!q1Nu!-q^Gz`9dBV<h_KPT_rY&rS+ach-G60uor74+q
cD)>V8OVb6bn38L5v&9?7)nHG&!SWMNW|_9CEr~?Eu7d(1A(3LZ5u>hZU4=z1i)qfep!yLq{A1#1xJ~U<7~DhcZgY)XyJ0=*
c5K`}C8aY}Pksuye8PCT-`b>XU225SLdsR|}}`Mc?nr&`mLnL11*H_MieStY$ljxPxZyospJB1BFN|Cyf~Q1_A4xUqpAcAHA
v?RmqtYK@dPyAgs}aDYH7yar3o;lC{*MWthnigULm9okjZSmG<RT+@;mLjyJHvbGL~%vE|<yd3q;@)(6q8mE|-eT6%z=2Vj6
g!j(OY5&8utIHb!1Hv&7D`r!i9qXWfUW8BvFPVc(o#hn17-<P_Y=gD0*1qDxLJ&e{Y3W0l*n%AabxfDBQ-PEl+e|>&EudZ(I
Z-zF`6BPSIipD`?2oJSLO?Dte5$9$RfbV@>*OwUc*66$iYuX|lY%rZGP{0kqeN)nc2k_4WK)sI|qoTzR5jGX>TeE8K#+4T__
oVj;W-yb4@YEs<*Hp!kqKt;nWtg34s#>MV$!tcT8Ngm!uXGo=+NVsmE-T*Z$ngs4z>SL8<50ojqr700*8y&4oI*Ax2XehQ0{
02dO-)gi%U}KKtp`n2RiLf1(xuX1BOHFBIZO;{ud_^7Rb$dhdW47VG&Onc%dC`zP$PZ@W+g#Uc@UOU_RSCTJix6T=FK50S+I
*q1TiB*IuY570G_@1=9^TTPy0JGz(HcBFzL|v;4lb?DhFkNYM|acPAYg(S!V2w&ZexS!fied_V%UY06#pXS}Bt#DZEjt2TBM
$!AM-0c+xNb;r}RF=OK#4g39_aP_m2@IS8PAc|jfD7`PVBB_Wmu@E6b*%Kt&xCxM?rmVl;HGnu#tI)cJzgt=UQ^x>zU(aKd-
Rtu03oHMz@I$*{RVYplr6n$9aWn;>IxOJI;^fSp&*h_Fu(jR0lu(R0j+x)BFKT?Q#6mOt0lAd6X2y5Vjf&`V$N@$4+enE|pa
!qWHI{128n#5Tw{%6ciPwOIO*6$|}KxlHzPx!M%Mlj=OLku-?pIDYgu;9Tf!T{bm1?y5`oJBoGp>b3G7_<9wl@BIFsLc@Tz%
axid6ix^H#;;#!U*vKeC-KH&tqt^C(t_2fN)Q6-(LY!{{Wf(B~<PoHg(;=wyax&FltWxpHo1G=~IG^cJ|?Puo{JlXUgfiGGc
NmR@}x~46HGhRmI?po&#0vfH{B?ILdqW!NX#EXe$fJFe>jSO`Zdrfj{F`ePGUxCD;UQzoK}It4bP|9D{5acoL?~7+7G&jSbs
5Za_xFi^ty4UP~~r?S4~!_Q{8fo7?m9(=R`%o}Zs<=K>_7KEa?I4{oaUGUu+}twlM{b7kGkJrujAWG6<I(s+nKiW1UP2`(ck
i%5?SGWg~1KQAX|&4Z6WG~i+seGD~vfuyY+{F~Gqt(^<X)B;@`aM%&u10RnwWsMb02yAY)lcVKJ5I9MGGGYc5Y#F4^<TF%|g
Oyr8`);x`ceBm<wli1PH_G;7G52!@7X^J61#G!OK&XMTb=0DrjIgOTE4NT>Ux(egL5MmE`>yf(ed9J@ECx0s!Onc_AujGT(Y
?W_V*`SFE3%R|o!tV<5M^}Iy2<M9uzeu04xvZigH40+3GKlG`v?;grH_~}KN>deY0K+^$6cl3z6#DC5)&#pprJHDmA17(MPM
q-I3y003jxdwm@}-JI&H(DWzp{Uu2?ijUwrZV=d>IKJ8w)?p6uF*P(V-Ao2E3xR&q8B)P~APHVQv80w~}kIFoX)7BF&IH%G@
@gXI=5y)bw9)yxV$q)Lv1bRz)7PBFG-RSLb!Wj;c-PgDw;QIZJgoT;8oe9|tNailG-5d?gmNwH(P{Y+W~V&1rUs_itKbaQvo
PrK9oxWBu@_xreQuJ`St?YW~wuLNl1n@k#70hzLwYl1=?(l)Be<iICBWD`klSPcZLvViZg@ZE4U4*TWQ?oWnxdouN##WdcO-
F90}dz*7&)bK6fxg)jBDO(S}f?Tvw1`G<A>C~@aK^>lqmInA_mR~Qcqw|yH;@Od2oG-KTW}&lf5sWLCZ>a^Fb3m{GBQbd$T5
zdNsKPKULO+UeyJGEim-W}%D65g0cwuf41M@^{Ks;dLKp!(#a<|2!4YbFD5<p<4wAeqhSZ^ILrj${Pni`7xuwTTnU)Wu{aI5
VybYnHI_qttoUD;%ebmO!OWj?1mADpJe1M1yehRLd<q9~N_RmJC`XejCctZL<%)6f(-gXhKFl*`qStLwf{TdVoin5Emky~t^
1axsw_h5ANph?H8#hn5xs6lVc1kt1klD9Qjq3*^z;{It2rmu72@<gK}*w)#}9*-~1yur9FH#(AYo0ZPGr)+{HGOG^S60MbjD
X3%G_m$8R{N6d{y^1cMS%cJu}3YL^0ZL*@ZsjQ&7TTlcGz)_S)-Cw)3@B~lhvoF3Xw{2Ho&dULGV4iF<jzjasCl4ZKeldGn=
o1XH9lKCKVdELWwnMCl4~FQ#pB(~#9BCVbq(#XjGePSi;?pm_$VcE1<;a1Y_<kyYV)ff^{|Y_}?c!#`?<$5dnS2e!2k3`=QT
Qe%MJWvD_`cn&;gH;t?58pgGS3A544}!tcoRKm@D>CS2zh6@Xsn%g<Ivx%H|rd6qX49oa|n6x(O68qp!KeZ_!whhncR-i+_W
KUcd5GVQ?c30`nFZe%_fy?7s|dY>!uLd!~xAy%4LCo05URzzuXOB%g2622~yqmU9{BLE=iBjJ92ZJ1qI)jN#o<;%p4?b9EXr
mZgj<HotbQ)n_B|3i|D7EFWvxAn5Qv2iQ|pzw%2gam_bD_>Lz3%cP;g1l8v;y7S#!D$A{b12ov<)kgR}^n=KV26Md0jQ_>gJ
0-CbP^-n7p33cOR+zd<=ZR8N;k+%c<DDcdwyw)};YBs95laL((0IMB-KhIpnNkNh*xNEkYqgVpfB6aqI=HgKA9)`~hd?&wra
h<>S+uugqO)jZ6pr89-1+6~GLw>0v#bgdWW<d@?kg01@6totC=b^8lzJ3k721;g>fWU=e-O%}*vRfJHI7Db#$;i(heVx7g{=
1&8RxD_Lb-#r-;=FWj+#{{SQG!`g{^Mm%A@opP;;`7nsjsIzluKl^97kzLPPWXc(Vrc5>+R-}#+ACf1vl+tMy{^l`2c3H9Rd
C)Gb4>Ue|jOl{QQfY5;0fTx8~yN*3A2{>bkC&rm5NwyL`Rh=-bT(tkgFk^Vb-FJ=pFVv3bQfTSqQ$p)gm}GaN&5O-}`ZNUz}
m9`oXqI<FIh#ocwTv=G*d-pL#j0@lF~c_*At7m9kb*h6}h@;y)wu=-&4zym5US|eDmSjlc!9WHpoE@U0A#B0B%+@CD?X{4lI
WYq+}jnQH(L3f$U45Ai<Wl?aKn@VSx58&4M#rfsk)6)~8m)?&P^~1+epdD~Mg^2@=8(%B+p(@PzaX4DmWdd&wnu@#>cSR1K$
h`|;?r{z=S|0(&0c6$V2|ym8AB4A*9?Cer2XcT5s)LgE?$EM@Q_434N!t%7>nKQw1lvI;Lng;qE8LIHlKhM3BQwnjWuh!t*E
kJ)m<9xQd~oxSRAy*9(RUp`t&*KcwI9K9avow15@v8^SUs)Si39sYbTWw28YTolc0tRh&z~=@E^n5P&!1LLpFUYW`okBC=g+
=58mIC2+4FCj^XK1|%b%syvv1A@Z4ibH<;ZBYPD){DU7o5Iz;$RPPXZ(<&&X(%c=S4>t}BYD6vl#E%0ftLMvMETci&`El|zi
x9HuOFbG6$Ia&L#+ja>p#0y{=Qtx{Wh-BSi}p@p_okr7QM14wevns-7L7N#6L=s(dF>X$`{G)zXtC<&io`mDBbg7Mj94{-17
eA4!=88&m(t>*@0fX}$gETh)4&5-+Q$V2H3K$6a>^8|M3Ay8+Ym!kqq2@n2|K$imVGWxeG+iX>~`rBonJv-_7^Lm%QtvCFl>
09LkC2OI7sDv>jvW_Hdw6Fv~3+`78GfSQ0*+lJ55n5!H@>K=GTi3;=Udo%I0)?yPUX^L)W}HKs;~Z8BP>9er!@s@8;mXO$cs
Z*PQN8oM?&U1DA&)~eagxA4&{b&jkw@7lE2?`(IgF<a!9&@Cbwba1e90VG{@8h%T+3zO<)Z6LU~m)0VQKMoXl=gViBl+?e1H
JgwDe=*SoXHarc{Dyg1d5Biz;xgto0pl?lpyejn;Go0u^wg0$vY$u%}kZeyhc}%0<5}QoGIKZmjjZSA5v-19SuELI*O*gQk4
H0vAivjLkE8U5M-YlSQEyfGRLppJ*vhn`@cNYi86f;ANF(q6Hd_+N24}yl84uW~wr|HL4^nZz=0+;h6ql$MdWf7%tk7C&i(c
6d(geby!%W9D(zU!ciE(OrtryQ)a?B@J2rTKvnkBZ?r5H6_~bd{m^i&s)_prFdg@AGY5VMDXEF_ko43)u0?X7Pf(8j1>F5M^
z((9;<cRYMd9R?8sn95^0IP#W!_jeGT2_}ahx*@y8^Yy91IB<fLpXFBbox21i50Vcg3>OphS!15pU`yE}I1{nT*jxiFLyUUN
h`>yUS@BRwqARWK<rTooJ<d#1IF%)Hwi-9Y^q5P=RTJeL`9>ah{d1IZeHq`9MyOs73G3>RGY_25ZMy=mTZGsdnH{%1Zyy2Mj
aP`*!%t8fF4wNmYU(({KDY1X-wqkAB*8FU~(J3jJ5PF@J*q_8+y9e^n~}*IM$wfpq^%gpI!jto$Ya5y&fefT|9W6X+JfN-6s
ZRK~><<S<nwa(vII=O@CvPfj0x0y0kxu7Sh&%D_nyusq^}uS6J@)G!HR5Eqv{2ChTw-2>o92$((au!ULfVIVsw=2ZdB3dCkP
J3YN~TNH~+EvgsRvF8}U7u~ME*{ruW+s%4?v%2g?H>P16qO*aR8$}i%9xY!}ZI#0}o)(^<aO9|@9<Q&jX-RMb@QxroQ%Zc~w
0}=iL!juuSHXt>WIe*p;}#UJIL^3o(8U9WeL6Whx`$IvA*Crq2Gjv(hh`a{G0O19kybdZQn~{c&d)Etof3}&lW7ELgv3cB#7
#??IzL%UOoR#s0VGmbS|Uu5SsXFZk{+k7T=;}ZQ@ULoR?J85<1V_`{rO+~`49SOSc4F6o#$N&tUI9T-QuuT5*1~h6;NFp(|}
`jF1i}Tkg6D<28BzUJqz>#oD^qTJuAx!vy?E)P>D?9`qI&-Yj+ylCTqKWw%hI0e&4FL-78qU0{@n))k;qN*tr=TEM$q9jkst
Z3-<oUf8d!ul-cu_<^1Ah?aQJ5g{=6Hl_GZL|NXZPJbtkJ?D3=HCy$?;oIQDR^62c*$=Ty4r;i^$xpVgD?9RhSk6!!g;aA^3
{fWN)@;C216ie6`Ro~OP)T_0q!-v0g6#5~jtmI*FdJ?b^T1(<D7mKOzoQ^y=5P!KA$Jo)5^{eOKuKh8!oTsAl!-tC7#bHg4m
SHh$wA^M#i~%@BYrtfIW*tZm&%wS+H~V7V1>=J?AAImW;*`tYdh4G?j58&Zs8_I};wU1%R25JuTAZEeWp|R-l;ffXlZ4c=Bx
}a;ROIdswS0%#LflNGJp_!Fxw(9!V(?L6!+Rh87E|igTW|hyz}aXWlFHzy5)7PLXrGd<^`YLCCW{(pfwW`%4k;-DP%3hzv7`
Z_V#O$df*I}!C~4=wfMB3f^r9bHsnyC<U_?2tLb*XrD~D9=oU*IS=WSs!_07|>3+m`)j8ZwhX)2Ss(Ynr*u7|cyz{BkF;*!*
WJd|(ZR2X{$AzI*ZHBAwJwa!Rb^YZyQjX|WU4M8vVlL3U6iZ%5B{21o@_Z6a>?QcK*=#%@O-2L>k&+k3>^po%1|K0u9AAIo1
>%aT(!5bgE|GPIn_~4^I`Q1kk{<QvnIREIK2m35z2cuz!wN8Rr@v@SW@-TGOKntV8u5*;WWO22=ZPx2ebGunBR;!!E_4V!Y`
sQkJeRaLOy1Y8NyuLaX_tbFl?D?cJT4AN)Pkh9y^-L1GROl)WDk}x)H=XmI8p~6`H8p_6L1cZje}l5(lxLPNT}Oz`)EC2Si>
d9*#&&r>g6Ab@MXPGzLZQ4U!^}sp$~mPBU-QYB5|JyL=3chW${l!Bm%|XkJW)vsNSh};A!C=3GNbqAEmWpXbYbuerkVyjgBT
WdbF|c1l^a<U;tq*55VU&QyLJRW1;PqvL0psxRO4ZLgzA}%ZiX;;%2ZxZ<yAkmIhUy}nu1f_l5$|xqG<#)u23);U6!UgwEvi
>TrkIRrhfeO*<<q6r;nbVNf45H(P)q|NV%NH8&5CR7*orsmsH@fA7QbxFfQQW@`%bbX4nn%q3du3NK8%6jA%z&-zST!(d&&Y
+-XD@1k0TBn6V{P1g$34@Hap#U*ZlHz>yQU@+mx}fa`$B!_|Dtra%3DvbQ6`V@CTVtjM!j3*$4~ig2>0z07d3E$nOus&T#Pg
P|9rs+&TXQsvn(bXk=#vBcdhawSiyind>7r+|V}_OooF9>fmVq(?YjpK8^^8wVrP0BeC(@H?394&isTzgSNqgRI@s;&)Z(s>
Y>GPMbxYR|-Fni=vRmfNGjNv~L(jEu+*tgdM$^GkFDaUl4V)1{&cQT)xIbE^=y@!LmaM3Z;(0%oCI$=)O+MP=P>oV3^KMJWZ
oR6y4_lM3}{VB+Rag+^c>NW)6|I;~YF+1logCRwBxovRO<~o1q09K;CX{hd9lNIt=aC+iQy0cbChB5%gA4O20tjLkQAl6Klb
|c5t`@M=MRf1L2w+<@E#A8HGa|MnDfwr4v!#Znu=bmV}&$u9ljYH(Hk}G3roBDNz_^Q<tX@L+R5mK6w}c@di)%@bfRf#CT2j
PEIkjM$)@sAq5O|z=!7nB}!$c0ufh(rY%8%PLG;njMXv(*U)-1)o1j(ma0wxvv79Ac&gr^G8-Ds_1wmtAJQtdaWa5~qYM!yi
axhuGLcPr<aG#Cm;zypc=wtwi}o8E79-U*(+W)vW>W%Pj=2aL8hGZK=eo|1RFO5jG==_A0=<IFI%1jXy=Lvq?1~%K>ZaNw47
I)G{p8qwn)zmXDXY3LiCq^#Q)hwPkGA429jZ6zjYKNb1u+jVc+M(FvOv2T#&I0xd2Z`vrRKTcefIE+Pr=^15}X>=3p)_w@P}
Db3tdHedzMFH(6xb6j+>bewL}ctJ0c30W*0dyB{{$hqnJ*T4hke9utEkhdM9mw{sg6yaB!MiN_>l#h2Tsmd<;(b?CfC%C<cF
ynjJd60EBiuA|7o4h=}i98ogufFhtt)-3_hB5T>ymW4qn;Z`}R<4@jZ{ms_7R%5nunRx&YK*FEqHDv*+h>Y6=!{EbW<ZY0qr
uhG)`0=ycAkt$on2#XviC+1<|Zk+t-(aAld5aQiL2sT+yZ=)C{+|M-Oq2?ZO(55-`Q#W6J@80)bqYVX~YP~3%J|JG~F*pNw#
z+ZPP?;XTx668Qdj0Ih`L<mx_CtHL+pp`{4vlqF1Akk}Bu=O+MP>9o$^uX!3;i3XEx;*inayxnUnuP$xLr=~EWn)*c~n#m3U
mMinqU!`Fv__c-mE#bYiV7^93x)tK(S%^5%AzQg9Yvt%HFtC<|zS`L{)WN4|GrTE&=FBTf+aE!pPd(W3<IEvZ_?`RbGr&g&t
ls<$T=~kicbosk8kHm9;OJ+MH9ugt&I<4FUq9nA15ZmMp-@^DGEJorP)-1%RH1ydcrwWh?^zI?5u;t11H;!J1PJsfKuWNXtM
%vp!NT*t!J67SzKHEFHp&O2rVoVXKN+>Xbn>0G75Oa4%;MiOEJW>nRV)8k>3rA$6$QMEn<8AN#7_eB(t<+sy#vUtb`e#bw2G
l{r=dvk?(=0duA`9MJr-D(}I}XFyK@!ayx+`&mPH<Y`z-JFN@fb+pB}PSdT4^K@V3CG}h0UfsOV&;=z(Spf~1gJk9ttXEY<N
w1Gexv8?H;?&2HD5=2MnWSi?jQgosH1tS4sj+?@_FU+0Jo80G`9Y|tOlEmL(>j`DdbA;JH{0QI*A6|n(=@<@0s1ra)hyv`ft
tKSYbB`$=sh4Bb0JB`>Q=L+RkE2hGd9DxK=}(ro!l9|p(F!I3)&G%wR$sA*RhxW=XqIbs_N!j@SYv(njOD6X~o6eEr0mEop^
k2&Cc%LipO`>*(On^ZpouI6M)N60U@WCek%^Yk%vM~!JJ`fE_kH(Lz2R+5rZkZ!E3o2BA+^@W*|8}Y1&6VclcQ4xz;-ONu_L
-NzRmv6SIWXsfkZ&<TLB|EH==7ds7}H36Gh5{j79<a#p(^J}TXh9-Hu^bLn5dN%D9aRUT*Vbjx+bt#X(b@nLC6k0z!dPhinb
PHr+5S{;LHjameEsC@IK#|+z$OY6$8SISlXKV*MP+4)I^?2mh&^H*QRt3B4)cRu0O9_sAX@5QU{i|>5><FWcXd$IX<j^W?=J
^TO8D_>oozxsYUkl&a4n#FhaeDha(umAXWbdLXx|Nnm#fyHe
""")

def options(legal, phase):
    """(n, 37) booleans: which actions are legal."""
    allowed = legal | np.where(phase == MOVE, U64(0), BIT[NO])
    return bits_of(allowed[:, None])[:, :NO + 1].astype(bool)


def policy(worlds, actor, legal):
    """(n, 37) probabilities of the actor's actions; needs at least one option in every game."""
    scores = POLICY(policy_words(worlds, actor))
    scores[~options(legal, worlds.numbers[PHASE])] = -np.inf
    scores -= scores.max(axis=1, keepdims=True)
    np.exp(scores, out=scores)
    scores /= scores.sum(axis=1, keepdims=True)
    return scores


def value(worlds):
    """The chance that our team wins, per world."""
    winner = worlds.numbers[WINNER]
    chance = 1 / (1 + np.exp(-VALUE(value_words(worlds))[:, 0]))
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
        chances = bits_of(hidden[:, None]) * self.random.random((hidden.size, 64))
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
            print("skipped %r: %s" % (text, error), file=sys.stderr)


if __name__ == "__main__":
    main()
