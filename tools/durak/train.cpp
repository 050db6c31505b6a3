// Trains durak_bot.py's two networks by self-play (actor-critic): see make.sh for how it is run.
//
//   train OUT SECONDS INIT|- LEARNING_RATE ENTROPY SEED RANDOM_SHARE RULE_SHARE
//
// In RULE_SHARE of the games one team plays the cheapest-card rule; one input bit tells the policy
// that its opponents do, two tell the value which team does.
// The policy sees what the acting player sees, the value (critic) sees the whole world. Suit 3 is
// trump, a card is rank * 4 + suit. Inputs are the same bits as policy_inputs / value_inputs in
// durak_bot.py: 7 words of 36 card bits and 28 bits for small numbers and flags.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <initializer_list>
#include <string>
#include <vector>

typedef uint64_t u64;
const u64 ALL = (1ULL << 36) - 1;
const u64 TRUMPS = 0x888888888ULL;
const int HIDDEN = 64, EVEN = 28;  // as in durak_bot.py
const int NO = 36, HIGH_TRUMP = 27, WORDS = 7, INPUTS = 64 * WORDS, MAX_DECISIONS = 3000;
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
    std::vector<float> value, grad, mean, square;
    explicit Layer(size_t n) : value(n), grad(n), mean(n), square(n) {}
    void step(float rate, float fix1, float fix2) {
        for (size_t i = 0; i < value.size(); i++) {
            mean[i] = 0.9f * mean[i] + 0.1f * grad[i];
            square[i] = 0.999f * square[i] + 0.001f * grad[i] * grad[i];
            value[i] -= rate * mean[i] * fix1 / (sqrtf(square[i] * fix2) + 1e-7f);
            grad[i] = 0;
        }
    }
};

struct Network {  // bits -> HIDDEN rectified -> outputs
    Layer inner, inner_bias, outer, outer_bias;
    long steps = 0;
    explicit Network(int n)
        : inner(INPUTS * HIDDEN), inner_bias(HIDDEN), outer(n * HIDDEN), outer_bias(n) {}
    void start(Random& r) {
        for (float& x : inner.value) x = (r.uniform() + r.uniform() + r.uniform() - 1.5f) * 0.2f;
        for (float& x : outer.value) x = (r.uniform() - 0.5f) * 0.1f;
        tie(inner.value, INPUTS), tie(outer.value, outer_bias.value.size());
    }
    template <class F> void each(F f) { f(inner), f(inner_bias), f(outer), f(outer_bias); }
    void save(FILE* f) {
        each([&](Layer& l) { fwrite(l.value.data(), 4, l.value.size(), f); });
    }
    bool load(FILE* f) {
        bool ok = true;
        each([&](Layer& l) {
            ok &= fread(l.value.data(), 4, l.value.size(), f) == l.value.size();
        });
        return ok;
    }
    // The three plain suits are alike. The first EVEN units see them alike; the others come in
    // threes, each with a plain suit of its own, alike but for that. So weights are equal in groups,
    // and a group has the mean of its gradients.
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
        tie_gradients(outer_bias.value.size());
        steps++;
        float fix1 = 1 / (1 - powf(0.9f, steps)), fix2 = 1 / (1 - powf(0.999f, steps));
        each([&](Layer& l) { l.step(rate, fix1, fix2); });
    }
    template <class F> static void each_row(const u64* words, F f) {
        for (int k = 0; k < WORDS; k++)
            for (u64 m = words[k]; m; m &= m - 1) f((k * 64 + lowest(m)) * HIDDEN);
    }
    void hidden(const u64* words, float* h) const {
        memcpy(h, inner_bias.value.data(), HIDDEN * sizeof *h);
        each_row(words, [&](int row) {
            for (int j = 0; j < HIDDEN; j++) h[j] += inner.value[row + j];
        });
        for (int j = 0; j < HIDDEN; j++) h[j] = std::max(h[j], 0.0f);
    }
    float output(const float* h, int o) const {
        float sum = outer_bias.value[o];
        for (int j = 0; j < HIDDEN; j++) sum += outer.value[o * HIDDEN + j] * h[j];
        return sum;
    }
    void back(const u64* words, const float* h, const int* outputs, const float* grads, int n) {
        float gh[HIDDEN] = {0};
        for (int i = 0; i < n; i++) {
            int o = outputs[i];
            outer_bias.grad[o] += grads[i];
            for (int j = 0; j < HIDDEN; j++) {
                gh[j] += grads[i] * outer.value[o * HIDDEN + j];
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

struct Decision {
    u64 policy_in[WORDS], value_in[WORDS];
    float policy_hidden[HIDDEN], value_hidden[HIDDEN], chance[37];
    int actions[37], options, chosen, team, value_team;
    bool random;            // played at random: nothing is learned from it, but what follows counts
    bool ruled;             // played by the rule: the policy learns nothing from it
    float value;            // of team 0, as is
    float gain, target;     // advantage and what the value should have been
};

struct Trainer {
    Network policy{37}, value{1};
    Random random;
    float random_share, rule_share;
    std::vector<Decision> batch;
    double games = 0, rounds = 0, entropy_sum = 0, loss_sum = 0, decisions = 0;
    double ruled_games = 0, ruled_won = 0;
    Trainer(int seed, float share, float rules)
        : random(seed), random_share(share), rule_share(rules) {
        policy.start(random), value.start(random);
    }

    void decide(const Game& g, Decision& d) {
        policy_words(g, d.policy_in), value_words(g, d.value_in);
        policy.hidden(d.policy_in, d.policy_hidden), value.hidden(d.value_in, d.value_hidden);
        float v = 1 / (1 + expf(-value.output(d.value_hidden, 0)));
        d.value_team = g.attacker & 1, d.team = g.actor() & 1;
        d.value = d.value_team ? 1 - v : v;
        d.options = 0;
        for (u64 m = g.legal(); m; m &= m - 1) d.actions[d.options++] = lowest(m);
        if (g.may_decline()) d.actions[d.options++] = NO;
        float top = -1e9f, total = 0;
        for (int i = 0; i < d.options; i++)
            top = std::max(top, d.chance[i] = policy.output(d.policy_hidden, d.actions[i]));
        for (int i = 0; i < d.options; i++) total += d.chance[i] = expf(d.chance[i] - top);
        for (int i = 0; i < d.options; i++) d.chance[i] /= total;
        d.random = random.uniform() < random_share;
        d.ruled = g.rule >> d.team & 1;
        d.chosen = d.random ? random.below(d.options) : 0;
        if (d.random) return;
        if (d.ruled) {
            d.chosen = std::find(d.actions, d.actions + d.options, thrifty(g, random)) - d.actions;
            return;
        }
        float point = random.uniform();
        while (d.chosen < d.options - 1 && (point -= d.chance[d.chosen]) >= 0) d.chosen++;
    }

    void play_game() {
        size_t first = batch.size();
        Game g;
        g.deal(random);
        if (random.uniform() < rule_share) g.rule = 1 + random.below(2);
        while (g.winner < 0) {
            u64 legal = g.legal();
            if (!legal) {
                g.play(NO);
            } else if (!g.may_decline() && !(legal & (legal - 1))) {
                g.play(lowest(legal));
            } else {
                batch.emplace_back();
                decide(g, batch.back());
                g.play(batch.back().actions[batch.back().chosen]);
            }
        }
        games++, rounds += g.rounds;
        if (g.rule) ruled_games++, ruled_won += g.winner == 2 ? 0.5 : g.winner != g.rule - 1;
        // Generalised advantages backwards; a random action cuts the line of credit.
        float result = g.winner == 0 ? 1 : g.winner == 1 ? 0 : 0.5f, next = result, gain = 0;
        for (size_t i = batch.size(); i-- > first;) {
            Decision& d = batch[i];
            if (d.random) {
                d.gain = gain = 0;
                d.target = next = result = d.value;
                continue;
            }
            d.gain = gain = next - d.value + 0.9f * gain;
            d.target = 0.5f * (d.value + gain) + 0.5f * result;
            next = d.value;
        }
    }

    void learn(float rate, float entropy_weight) {
        double squares = 0;
        for (Decision& d : batch) squares += d.gain * d.gain;
        float n = batch.size(), unit = 1 / sqrtf(squares / n + 1e-6f);
        for (Decision& d : batch) {
            float gain = (d.team ? -d.gain : d.gain) * unit, entropy = 0, grads[37];
            for (int i = 0; i < d.options; i++) entropy -= d.chance[i] * logf(d.chance[i] + 1e-9f);
            for (int i = 0; i < d.options; i++)
                grads[i] = (-gain * ((i == d.chosen) - d.chance[i]) +
                            entropy_weight * d.chance[i] * (logf(d.chance[i] + 1e-9f) + entropy)) /
                           n;
            if (!d.ruled) policy.back(d.policy_in, d.policy_hidden, d.actions, grads, d.options);
            float error = (d.value_team ? d.target - d.value : d.value - d.target) / n;
            int only = 0;
            value.back(d.value_in, d.value_hidden, &only, &error, 1);
            entropy_sum += entropy, loss_sum += (d.value - d.target) * (d.value - d.target);
            decisions++;
        }
        policy.step(rate), value.step(rate);
        batch.clear();
    }
};

int main(int argc, char** argv) {
    if (argc != 9) return fprintf(stderr, "see the head of train.cpp\n"), 2;
    double seconds = atof(argv[2]), rate = atof(argv[4]), entropy = atof(argv[5]);
    static Trainer trainer(atoi(argv[6]), atof(argv[7]), atof(argv[8]));
    if (argv[3][0] != '-') {
        FILE* f = fopen(argv[3], "rb");
        if (!f || !trainer.policy.load(f) || !trainer.value.load(f))
            return fprintf(stderr, "cannot load %s\n", argv[3]), 1;
        fclose(f);
    }
    auto start = std::chrono::steady_clock::now();
    double used = 0, report = 10;
    while (used < seconds) {
        double done = used / seconds;
        for (int i = 0; i < 160; i++) trainer.play_game();
        trainer.learn(rate * (done < 0.5 ? 1 : 2 * (1 - done) + 0.02), entropy * (1 - 0.8 * done));
        used = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        if (used > report || used >= seconds) {
            printf("%.0f s, %.0f games, %.1f rounds, entropy %.3f, value loss %.4f, %.1f%% against the rule\n", used,
                   trainer.games, trainer.rounds / trainer.games,
                   trainer.entropy_sum / trainer.decisions, trainer.loss_sum / trainer.decisions,
                   100 * trainer.ruled_won / std::max(1.0, trainer.ruled_games));
            trainer.ruled_games = trainer.ruled_won = trainer.entropy_sum = trainer.loss_sum =
                trainer.decisions = 0;
            fflush(stdout);
            report += 60;
            FILE* f = fopen(argv[1], "wb");
            if (!f) return perror(argv[1]), 1;
            trainer.policy.save(f), trainer.value.save(f);
            fclose(f);
        }
    }
    // The inputs of some games, for the rounding of the weights.
    FILE* f = fopen((std::string(argv[1]) + ".inputs").c_str(), "wb");
    if (!f) return perror(argv[1]), 1;
    for (int i = 0; i < 6000; i++) trainer.play_game();
    for (const Decision& d : trainer.batch)
        fwrite(d.policy_in, 8, WORDS, f), fwrite(d.value_in, 8, WORDS, f);
    fclose(f);
}
