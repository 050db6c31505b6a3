// Measures networks in a minute, before the bot's slower games: see README.md.
//
//   match A B GAMES|rule GAMES      policies alone, in paired deals; how well each value foretells
//
// A pair is one deal played twice with the sides exchanged. Players draw their actions from the
// policy. Values are compared on the same positions of these games: the mean squared error of the
// chance to win against what came of it, and against 0.5 as a measure of how much there is to know.
#include "durak.h"

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

int main(int argc, char** argv) {
    if (argc != 4) return fprintf(stderr, "see the head of match.cpp\n"), 2;
    const Player one(argv[1]), two(argv[2]);
    Random random(17);
    Sum score, better, errors[2];
    for (int pair = 0; pair < atoi(argv[3]) / 2; pair++) {
        Game deal;
        deal.deal(random);
        double won = 0, lead = 0, asked = 0;
        for (int side = 0; side < 2; side++) {
            Game g = deal;
            std::vector<float> told[2];
            while (g.winner < 0) {
                u64 legal = g.legal();
                if (one.rule || two.rule) {
                    g.rule = 1 << (side ^ (one.rule ? 0 : 1));
                } else if (legal) {
                    told[0].push_back(one.foretell(g)), told[1].push_back(two.foretell(g));
                }
                g.play(legal ? ((g.actor() & 1) == side ? one : two).choose(g, random) : NO);
            }
            won += g.winner == 2 ? 0.5 : g.winner == side;
            float result = g.winner == 2 ? 0.5f : g.winner == 0;
            for (size_t i = 0; i < told[0].size(); i++, asked++) {
                double e[2];
                for (int k = 0; k < 2; k++) e[k] = pow(told[k][i] - result, 2), errors[k].add(e[k]);
                lead += e[1] - e[0];
            }
        }
        score.add(won / 2);
        if (asked) better.add(lead / asked);
    }
    printf("%.2f%% +- %.2f", 100 * score.mean(), 100 * score.error());
    if (better.n)
        printf(", value %.5f and %.5f, better by %.5f +- %.5f", errors[0].mean(), errors[1].mean(),
               better.mean(), better.error());
    puts("");
}
