// The rules, the networks' inputs and the networks, for train.cpp and match.cpp.
// Suit 3 is trump, a card is rank * 4 + suit. Inputs are the same bits as policy_inputs and
// value_inputs in durak_bot.py: 7 words of 36 card bits and 28 bits for small numbers and flags.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <initializer_list>
#include <vector>

typedef uint64_t u64;
const u64 ALL = (1ULL << 36) - 1;
const u64 TRUMPS = 0x888888888ULL;
const int HIDDEN = 64, EVEN = 28;  // as in durak_bot.py
const int LEVELS = 60, USED_INPUTS = 313;  // the largest outer weight at first; bits in use
const int NO = 36, HIGH_TRUMP = 27, WORDS = 7, INPUTS = 64 * WORDS;
enum Phase { MOVE, BEAT, ADD, ADD2 };

int count(u64 x) { return __builtin_popcountll(x); }
int lowest(u64 x) { return __builtin_ctzll(x); }
u64 ranks_of(u64 t) {
    t |= t >> 2;
    t |= t >> 1;
    return (t & 0x111111111ULL) * 15;
}
u64 beaters(int card) {
    u64 mask = 0;
    for (int other = 0; other < 36; other++)
        if (other % 4 == card % 4 ? other > card : other % 4 == 3) mask |= 1ULL << other;
    return mask;
}

struct Random {
    u64 state;
    explicit Random(u64 seed) : state(seed * 0x9E3779B97F4A7C15ULL + 1234567) { next(), next(); }
    u64 next() {  // splitmix64
        u64 z = (state += 0x9E3779B97F4A7C15ULL);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }
    int below(int n) { return (int)((next() >> 32) * (u64)n >> 32); }
    float uniform() { return (next() >> 40) * (1.0f / 16777216); }
};

struct Game {
    u64 hand[4], known[4], table, gone, card;  // card: the one to be beaten, as a bit
    int deck[12], left;                        // deck[left - 1] is drawn next
    int attacker, limit, thrown, phase, taking, out, rounds, winner;
    int rule;  // the teams (as bits) that play the cheapest-card rule

    int player(int seat) const { return (out >> (seat & 3) & 1) ? (seat & 3) ^ 2 : seat & 3; }
    int actor() const { return player(attacker + (phase == BEAT ? 1 : phase == ADD2 ? 2 : 0)); }
    bool may_decline() const { return phase != MOVE; }
    u64 legal() const {
        static u64 answers[36];
        if (!answers[0])
            for (int c = 0; c < 36; c++) answers[c] = beaters(c);
        u64 mine = hand[actor()];
        if (phase == MOVE) return mine;
        if (phase == BEAT) return mine & answers[lowest(card)];
        return thrown < limit ? mine & ranks_of(table) : 0;
    }
    void deal(Random& random) {
        int cards[36];
        for (int i = 0; i < 36; i++) cards[i] = i;
        for (int i = 35; i > 0; i--) std::swap(cards[i], cards[random.below(i + 1)]);
        memset(this, 0, sizeof *this);
        for (int i = 0; i < 24; i++) hand[i / 6] |= 1ULL << cards[i];
        for (int i = 0; i < 12; i++) deck[i] = cards[24 + i];
        left = 12, winner = -1;
        rule = 0;
        start_round(random.below(4));
    }
    void start_round(int seat) {
        attacker = seat & 3;
        limit = std::min(6, count(hand[player(attacker + 1)]));
        thrown = phase = taking = 0;
        table = card = 0;
    }
    void leave(int p) {
        if (left || hand[p] || (out >> p & 1)) return;
        out |= 1 << p;
        if (out >> (p ^ 2) & 1) winner = p & 1;
    }
    void end_round() {
        int defender = player(attacker + 1);
        if (taking)
            hand[defender] |= table, known[defender] |= table;
        else
            gone |= table;
        for (int back = 0; back < 4 && winner < 0; back++) {
            int p = (attacker - back) & 3;
            if (out >> p & 1) continue;
            while (left && count(hand[p]) < 6) hand[p] |= 1ULL << deck[--left];
            leave(p);
        }
        if (winner < 0 && ++rounds >= 300) winner = 2;
        if (winner < 0) start_round(attacker + 1 + taking);
    }
    void next_offer() {
        if (phase == ADD && player(attacker + 2) != player(attacker))
            phase = ADD2;
        else
            end_round();
    }
    void play(int action) {
        int p = actor();
        if (action == NO) {
            if (phase == BEAT)
                taking = 1, phase = ADD;
            else
                next_offer();
        } else {
            u64 bit = 1ULL << action;
            hand[p] &= ~bit, known[p] &= ~bit, table |= bit;
            if (phase == BEAT)
                card = 0, phase = ADD;
            else if (thrown++, taking)
                phase = ADD;
            else
                card = bit, phase = BEAT;
            leave(p);
        }
        while (winner < 0 && phase >= ADD && !legal()) next_offer();
    }
};

// The cheapest-card rule; equal cards at random.
int thrifty(const Game& g, Random& random) {
    u64 legal = g.legal(), plain = legal & ~TRUMPS, from = plain ? plain : legal;
    if (!legal) return NO;
    if (!plain && g.phase != MOVE) {
        bool spend = g.phase == BEAT ? !g.left || lowest(legal) < HIGH_TRUMP || g.thrown > 1
                                     : !g.left && !g.taking;
        if (!spend) return NO;
    }
    u64 cheapest = from & ranks_of(from & -from);
    for (int skip = random.below(count(cheapest)); skip; skip--) cheapest &= cheapest - 1;
    return lowest(cheapest);
}

u64 bit(int k) { return 1ULL << k; }
int small(u64 hand) { return std::min(count(hand), 7); }

void policy_words(const Game& g, u64* w) {
    int p = g.actor(), l = (p + 1) & 3, f = p ^ 2, r = (p + 3) & 3;
    u64 shown = g.hand[p] | g.gone | g.table;
    for (u64 k : g.known) shown |= k;
    int kind = g.phase < ADD ? g.phase : ADD + g.taking;
    w[0] = g.hand[p] | bit(36 + g.left) | bit(49 + kind) | bit(53 + ((g.attacker - p) & 3)) |
           bit(57 + g.limit - g.thrown);
    w[1] = g.table | bit(36 + small(g.hand[p]));
    w[2] = g.card | bit(36 + small(g.hand[l]));
    w[3] = g.known[l] | bit(36 + small(g.hand[f]));
    w[4] = g.known[f] | bit(36 + small(g.hand[r]));
    w[5] = g.known[r] | (u64)(g.rule >> (~p & 1) & 1) << 36;
    w[6] = ALL & ~shown;
}

void value_words(const Game& g, u64* w) {
    int phase = g.phase < ADD ? g.phase : g.phase + 2 * g.taking;
    for (int k = 0; k < 4; k++) {
        int p = (g.attacker + k) & 3;
        u64 size = bit(36 + small(g.hand[p])) | (u64)(g.out >> p & 1) << 45;
        if (k)
            w[k] = g.hand[p] | size;
        else
            w[4] = g.table | size;
    }
    w[0] = g.hand[g.attacker] | bit(36 + g.left) | bit(49 + phase) | bit(57 + g.limit - g.thrown);
    int team = g.attacker & 1;
    w[5] = g.card | (u64)(g.rule >> team & 1) << 36 | (u64)(g.rule >> !team & 1) << 37;
    w[6] = 0;
    for (int i = 0; i < g.left; i++) w[6] |= bit(g.deck[i]);
}

struct Layer {  // parameters with their gradients and Adam's moments
    std::vector<float> value, used, grad, mean, square;
    float unit = 0, most = 0;  // used are whole units, at most so many; as they are without a unit
    float pace = 1;            // how fast it learns
    // The pull to the whole number that is used. Without it numbers flicker and the others learn
    // from that noise: networks twice as far from their teacher (docs/history.md).
    float hold = 0;
    explicit Layer(size_t n) : value(n), used(n), grad(n), mean(n), square(n) {}
    void round(float size, float limit, float speed) { unit = size, most = limit, pace = speed; }
    void use() {
        used = value;
        if (unit)
            for (float& x : used) x = std::max(-most, std::min(most, roundf(x / unit))) * unit;
    }
    void step(float rate, float fix1, float fix2) {
        for (size_t i = 0; i < value.size(); i++) {
            mean[i] = 0.9f * mean[i] + 0.1f * grad[i];
            square[i] = 0.999f * square[i] + 0.001f * grad[i] * grad[i];
            value[i] -= rate * pace * mean[i] * fix1 / (sqrtf(square[i] * fix2) + 1e-7f);
            if (unit) value[i] += hold * rate * pace / unit * (used[i] - value[i]);
            grad[i] = 0;
        }
    }
};

// The bot's numbers are whole. A network that is rounded answers with rounded weights and learns as
// if they were not; each weight has a price that grows with its size, because small numbers pack
// well, and the price follows the bytes.
struct Network {  // bits -> HIDDEN rectified -> outputs
    Layer inner, inner_bias, outer, outer_bias;
    long steps = 0;
    float price = 0;
    explicit Network(int n)
        : inner(INPUTS * HIDDEN), inner_bias(HIDDEN), outer(n * HIDDEN), outer_bias(n) {}
    void start(Random& r) {
        for (float& x : inner.value) x = (r.uniform() + r.uniform() + r.uniform() - 1.5f) * 0.2f;
        for (float& x : outer.value) x = (r.uniform() - 0.5f) * 0.1f;
        tie(inner.value, INPUTS), tie(outer.value, outputs());
        use();
    }
    int outputs() const { return outer_bias.value.size(); }
    template <class F> void each(F f) { f(inner), f(inner_bias), f(outer), f(outer_bias); }
    void use() {
        each([](Layer& l) { l.use(); });
    }
    void save(FILE* f) {
        each([&](Layer& l) { fwrite(l.used.data(), 4, l.used.size(), f); });
    }
    bool load(FILE* f) {
        bool ok = true;
        each([&](Layer& l) {
            ok &= fread(l.value.data(), 4, l.value.size(), f) == l.value.size();
        });
        use();
        return ok;
    }

    // From here on with whole numbers. spread: the size of a middling unit's weights; power: of a
    // unit's worth, how far the outer weights say it, that goes into them.
    void round(float spread, float power) {
        for (int row = 36; row < 49; row++)  // one of them, the size of the deck, is in every sum
            for (int j = 0; j < HIDDEN; j++) inner.value[row * HIDDEN + j] += inner_bias.value[j];
        std::vector<float> size(HIDDEN), worth(HIDDEN), order;
        for (int j = 0; j < HIDDEN; j++) {
            for (int r = 0; r < INPUTS; r++) size[j] = hypotf(size[j], inner.value[r * HIDDEN + j]);
            for (int o = 0; o < outputs(); o++)
                worth[j] = hypotf(worth[j], outer.value[o * HIDDEN + j]);
            worth[j] = powf(worth[j], power);
            order.push_back(worth[j] * size[j] / sqrtf(USED_INPUTS));
        }
        std::nth_element(order.begin(), order.begin() + HIDDEN / 2, order.end());
        float largest = 0;
        for (int j = 0; j < HIDDEN; j++) {
            worth[j] *= spread / order[HIDDEN / 2];
            for (int r = 0; r < INPUTS; r++) inner.value[r * HIDDEN + j] *= worth[j];
            for (int o = 0; o < outputs(); o++)
                largest = std::max(largest, fabsf(outer.value[o * HIDDEN + j] /= worth[j]));
        }
        std::fill(inner_bias.value.begin(), inner_bias.value.end(), 0);
        whole(largest / LEVELS);
    }

    void hold(float pull) { inner.hold = outer.hold = outer_bias.hold = pull; }
    void whole(float scale) {
        inner.round(1, 120, 15), inner_bias.pace = 0;
        outer.round(scale, 120, 40 * scale), outer_bias.round(scale, 30000, 40 * scale);
        price = 1e-6f;
        use();
    }

    // How many equal weights a number in the bot's file stands for: see tie.
    static int uses(bool card, int suit, int j) {
        if (!card || suit == 3) return j < EVEN ? 1 : 3;
        return j < EVEN || suit == (j - EVEN) % 3 ? 3 : 6;
    }
    template <class F> void each_weight(Layer& l, F f) {  // but in rows of zeros
        int rows = l.value.size() / HIDDEN;
        for (int r = 0; r < rows; r++) {
            const float* row = &l.used[r * HIDDEN];
            if (std::all_of(row, row + HIDDEN, [](float x) { return x == 0; })) continue;
            bool card = rows > 64 ? r % 64 < 36 : rows == 37 && r < 36;
            for (int j = 0; j < HIDDEN; j++) f(r * HIDDEN + j, uses(card, r % 64 % 4, j));
        }
    }
    // What the weights take by their frequencies alone; LZMA needs hardly more.
    float bytes(Layer& l) {
        float often[512] = {0}, total = 0, bits = 0;
        each_weight(l, [&](int i, int uses) {
            often[256 + (int)roundf(l.used[i] / l.unit)] += 1.0f / uses;
        });
        for (float n : often) total += n;
        for (float n : often)
            if (n > 0) bits -= n * log2f(n / total);
        return bits / 8;
    }
    float bytes() { return bytes(inner) + bytes(outer); }

    // The price rises while the weights take more bytes than wanted, and falls again.
    void follow(float wanted) { price *= expf(0.1f * (bytes() / wanted - 1)); }
    // A further unit costs a large number less than a small one, as it does in bits.
    void pay(Layer& l) {
        each_weight(l, [&](int i, int uses) {
            float n = l.value[i] / l.unit, slope = n > 0 ? 1 : n < 0 ? -1 : 0;
            l.grad[i] += price / l.unit / uses * slope / (1 + fabsf(n) / 4);
        });
    }

    // The three plain suits are alike. The first EVEN units see them alike; the others come in
    // threes, each with a plain suit of its own, alike but for that. So weights are equal in
    // groups, and a group has the mean of its gradients.
    void tie(std::vector<float>& x, int rows) {
        for (int j = EVEN; j < HIDDEN; j += 3)
            for (int r = 0; r < rows; r++) {
                bool card = rows > 64 ? r % 64 < 36 : rows == 37 && r < 36;
                if (!card || r % 64 % 4 == 3) mean({&x[r * HIDDEN + j], &x[r * HIDDEN + j + 1], &x[r * HIDDEN + j + 2]});
            }
        if (rows == 1) return;
        for (int word = 0; word < rows; word += 64)
            for (int r = word; r < word + 36; r += 4) {
                auto at = [&](int suit, int j) { return &x[(r + suit) * HIDDEN + j]; };
                for (int j = 0; j < EVEN; j++) mean({at(0, j), at(1, j), at(2, j)});
                for (int j = EVEN; j < HIDDEN; j += 3) {
                    mean({at(0, j), at(1, j + 1), at(2, j + 2)});
                    mean({at(0, j + 1), at(0, j + 2), at(1, j), at(1, j + 2), at(2, j), at(2, j + 1)});
                }
            }
    }
    static void mean(std::initializer_list<float*> group) {
        float sum = 0;
        for (float* x : group) sum += *x;
        for (float* x : group) *x = sum / group.size();
    }
    void tie_gradients(int outputs) {
        tie(inner.grad, INPUTS), tie(inner_bias.grad, 1), tie(outer.grad, outputs);
        if (outputs == 37)
            for (int r = 0; r < 36; r += 4) mean({&outer_bias.grad[r], &outer_bias.grad[r + 1], &outer_bias.grad[r + 2]});
    }
    void step(float rate) {
        tie_gradients(outputs());
        if (price) pay(inner), pay(outer);
        steps++;
        float fix1 = 1 / (1 - powf(0.9f, steps)), fix2 = 1 / (1 - powf(0.999f, steps));
        each([&](Layer& l) { l.step(rate, fix1, fix2); });
        if (price) tie(inner.value, INPUTS), tie(outer.value, outputs());  // rounded alike
        use();
    }
    template <class F> static void each_row(const u64* words, F f) {
        for (int k = 0; k < WORDS; k++)
            for (u64 m = words[k]; m; m &= m - 1) f((k * 64 + lowest(m)) * HIDDEN);
    }
    void hidden(const u64* words, float* h) const {
        memcpy(h, inner_bias.used.data(), HIDDEN * sizeof *h);
        each_row(words, [&](int row) {
            for (int j = 0; j < HIDDEN; j++) h[j] += inner.used[row + j];
        });
        for (int j = 0; j < HIDDEN; j++) h[j] = std::max(h[j], 0.0f);
    }
    float output(const float* h, int o) const {
        float sum = outer_bias.used[o];
        for (int j = 0; j < HIDDEN; j++) sum += outer.used[o * HIDDEN + j] * h[j];
        return sum;
    }
    void back(const u64* words, const float* h, const int* outputs, const float* grads, int n) {
        float gh[HIDDEN] = {0};
        for (int i = 0; i < n; i++) {
            int o = outputs[i];
            outer_bias.grad[o] += grads[i];
            for (int j = 0; j < HIDDEN; j++) {
                gh[j] += grads[i] * outer.used[o * HIDDEN + j];
                outer.grad[o * HIDDEN + j] += grads[i] * h[j];
            }
        }
        for (int j = 0; j < HIDDEN; j++) {
            if (h[j] <= 0) gh[j] = 0;
            inner_bias.grad[j] += gh[j];
        }
        each_row(words, [&](int row) {
            for (int j = 0; j < HIDDEN; j++) inner.grad[row + j] += gh[j];
        });
    }
};

struct Pair {  // both networks, as they stand in a file
    Network policy{37}, value{1};
    bool load(const char* path) {  // whether they are rounded: then their scales stand last
        FILE* f = fopen(path, "rb");
        float scales[2];
        if (!f || !policy.load(f) || !value.load(f))
            fprintf(stderr, "cannot load %s\n", path), exit(1);
        bool rounded = fread(scales, 4, 2, f) == 2;
        if (rounded) policy.whole(scales[0]), value.whole(scales[1]);
        fclose(f);
        return rounded;
    }
    void save(const char* path) {
        FILE* f = fopen(path, "wb");
        if (!f) perror(path), exit(1);
        policy.save(f), value.save(f);
        float scales[2] = {policy.outer.unit, value.outer.unit};
        if (scales[0]) fwrite(scales, 4, 2, f);
        fclose(f);
    }
    float foretell(const Game& g, const u64* words, float* h) const {  // the chance of team 0
        value.hidden(words, h);
        float v = 1 / (1 + expf(-value.output(h, 0)));
        return g.attacker & 1 ? 1 - v : v;
    }
};
