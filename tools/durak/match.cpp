// Measures networks in a minute, before the bot's slower games: see README.md.
//
//   match A B GAMES     A and B: files of networks; B may be "rule", the cheapest-card rule
//
// Policies alone in paired deals, each deal played twice with the sides exchanged: players draw their
// actions from the policy. Then, on the positions of these games, each value's mean squared error
// against what came of them, and how much smaller A's is. +- is one standard error.
#include "durak.h"

// Who draws from a policy, or plays the rule.
struct Player {
    Pair nets;
    bool rule;
    explicit Player(const char* path) : rule(!strcmp(path, "rule")) {
        if (!rule) nets.load(path);
    }
    int choose(const Game& g, Random& random) const {
        if (rule) return thrifty(g, random);
        u64 words[WORDS], options = g.legal() | (g.may_decline() ? 1ULL << NO : 0);
        float h[HIDDEN], best = -1e9f;
        policy_words(g, words), nets.policy.hidden(words, h);
        int action = NO;
        for (u64 m = options; m; m &= m - 1) {  // the best with such noise is a draw by the policy
            float score = nets.policy.output(h, lowest(m)) - logf(-logf(random.uniform() + 1e-8f));
            if (score > best) best = score, action = lowest(m);
        }
        return action;
    }
    float foretell(const Game& g) const {
        u64 words[WORDS];
        float h[HIDDEN];
        value_words(g, words);
        return nets.foretell(g, words, h);
    }
};

struct Sum {  // of numbers by pairs of games
    double n = 0, sum = 0, squares = 0;
    void add(double x) { n++, sum += x, squares += x * x; }
    double mean() const { return sum / n; }
    double error() const { return sqrt((squares / n - mean() * mean()) / n); }
};

struct Match {
    const Player one, two;
    Random random{17};
    Sum score, errors[2], better;  // better: by how much the first one's error is smaller
    Match(const char* a, const char* b) : one(a), two(b) {}

    // One game; the first player's team is `side`. What he scored.
    float play(Game g, int side, Sum& lead) {
        if (two.rule) g.rule = 2 >> side;
        std::vector<float> told[2];
        while (g.winner < 0) {
            u64 legal = g.legal();
            if (legal && !two.rule)
                told[0].push_back(one.foretell(g)), told[1].push_back(two.foretell(g));
            g.play(legal ? ((g.actor() & 1) == side ? one : two).choose(g, random) : NO);
        }
        float result = g.winner == 2 ? 0.5f : g.winner == 0;
        for (size_t i = 0; i < told[0].size(); i++) {
            float wrong[2];
            for (int k = 0; k < 2; k++)
                wrong[k] = (told[k][i] - result) * (told[k][i] - result), errors[k].add(wrong[k]);
            lead.add(wrong[1] - wrong[0]);
        }
        return side ? 1 - result : result;
    }
    void play_pair() {
        Game deal;
        Sum lead;
        deal.deal(random);
        float first = play(deal, 0, lead);
        score.add((first + play(deal, 1, lead)) / 2);
        if (lead.n) better.add(lead.mean());
    }
};

int main(int argc, char** argv) {
    if (argc != 4) return fprintf(stderr, "see the head of match.cpp\n"), 2;
    static Match match(argv[1], argv[2]);
    for (int pair = 0; pair < atoi(argv[3]) / 2; pair++) match.play_pair();
    printf("%.2f%% +- %.2f\n", 100 * match.score.mean(), 100 * match.score.error());
    if (match.better.n)
        printf("errors of the values %.5f and %.5f, smaller by %.5f +- %.5f\n",
               match.errors[0].mean(), match.errors[1].mean(), match.better.mean(),
               match.better.error());
}
