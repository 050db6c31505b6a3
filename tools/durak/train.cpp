// Trains durak_bot.py's two networks by self-play (actor-critic): see make.sh for how it is run.
//
//   train OUT SECONDS INIT|- LEARNING_RATE ENTROPY SEED RANDOM_SHARE RULE_SHARE
//         [TEACHER POLICY_BYTES VALUE_BYTES]
//
// In RULE_SHARE of the games one team plays the cheapest-card rule; one input bit tells the policy
// that its opponents do, two tell the value which team does. The policy sees what the acting player
// sees, the value (critic) sees the whole world.
// With a TEACHER the networks are rounded to whole numbers of so many bytes and go on playing: they
// learn to win and, less and less, to answer like the teacher, the networks before they were rounded.
#include "durak.h"

struct Decision {
    u64 policy_in[WORDS], value_in[WORDS];
    float policy_hidden[HIDDEN], value_hidden[HIDDEN], chance[37];
    int actions[37], options, chosen, team, value_team;
    bool random;            // played at random: nothing is learned from it, but what follows counts
    bool ruled;             // played by the rule: the policy learns nothing from it
    float taught[37], taught_value;  // what the teacher says
    float value;            // of team 0, as is
    float gain, target;     // advantage and what the value should have been
};

struct Trainer {
    Network policy{37}, value{1};
    Random random;
    float random_share, rule_share;
    std::vector<Decision> batch;
    double games = 0, rounds = 0, entropy_sum = 0, loss_sum = 0, decisions = 0;
    double ruled_games = 0, ruled_won = 0, strayed = 0, erred = 0;
    // Networks whose answers are learned besides, and how much of the learning that is.
    Network* teaching[2] = {nullptr, nullptr};
    float trust = 0;
    Trainer(int seed, float share, float rules)
        : random(seed), random_share(share), rule_share(rules) {
        policy.start(random), value.start(random);
    }

    static void chances(const Network& policy, const Decision& d, const float* h, float* chance) {
        float top = -1e9f, total = 0;
        for (int i = 0; i < d.options; i++)
            top = std::max(top, chance[i] = policy.output(h, d.actions[i]));
        for (int i = 0; i < d.options; i++) total += chance[i] = expf(chance[i] - top);
        for (int i = 0; i < d.options; i++) chance[i] /= total;
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
        chances(policy, d, d.policy_hidden, d.chance);
        if (trust > 0) {
            float h[HIDDEN];
            teaching[0]->hidden(d.policy_in, h), chances(*teaching[0], d, h, d.taught);
            teaching[1]->hidden(d.value_in, h);
            v = 1 / (1 + expf(-teaching[1]->output(h, 0)));
            d.taught_value = d.value_team ? 1 - v : v;
        }
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
                            entropy_weight * d.chance[i] * (logf(d.chance[i] + 1e-9f) + entropy) +
                            (trust > 0 ? 2 * trust * (d.chance[i] - d.taught[i]) : 0)) / n;
            if (!d.ruled) policy.back(d.policy_in, d.policy_hidden, d.actions, grads, d.options);
            float target = trust > 0 ? d.target + trust * (d.taught_value - d.target) : d.target;
            float error = (d.value_team ? target - d.value : d.value - target) / n;
            int only = 0;
            value.back(d.value_in, d.value_hidden, &only, &error, 1);
            if (trust > 0) {
                for (int i = 0; i < d.options; i++)
                    strayed += d.taught[i] * logf((d.taught[i] + 1e-9f) / (d.chance[i] + 1e-9f));
                erred += (d.value - d.taught_value) * (d.value - d.taught_value);
            }
            entropy_sum += entropy, loss_sum += (d.value - d.target) * (d.value - d.target);
            decisions++;
        }
        policy.step(rate), value.step(rate);
        batch.clear();
    }

    void report(double seconds) {
        printf("%.0f s, %.0f games, %.1f rounds, entropy %.3f, value loss %.4f, %.1f%% against the rule",
               seconds, games, rounds / games, entropy_sum / decisions, loss_sum / decisions,
               100 * ruled_won / std::max(1.0, ruled_games));
        if (trust > 0)
            printf(", far from the teacher %.4f %.5f, %.0f and %.0f bytes", strayed / decisions,
                   erred / decisions, policy.bytes(), value.bytes());
        puts("");
        fflush(stdout);
        ruled_games = ruled_won = entropy_sum = loss_sum = strayed = erred = decisions = 0;
    }
};

void load(const char* path, Network& policy, Network& value) {
    FILE* f = fopen(path, "rb");
    if (!f || !policy.load(f) || !value.load(f))
        fprintf(stderr, "cannot load %s\n", path), exit(1);
    fclose(f);
}

void save(const char* path, Network& policy, Network& value) {
    FILE* f = fopen(path, "wb");
    if (!f) perror(path), exit(1);
    policy.save(f), value.save(f);
    if (policy.outer.unit) fwrite(&policy.outer.unit, 4, 1, f), fwrite(&value.outer.unit, 4, 1, f);
    fclose(f);
}

int main(int argc, char** argv) {
    if (argc != 9 && argc != 12) return fprintf(stderr, "see the head of train.cpp\n"), 2;
    double seconds = atof(argv[2]), rate = atof(argv[4]), entropy = atof(argv[5]);
    static Trainer trainer(atoi(argv[6]), atof(argv[7]), atof(argv[8]));
    if (argv[3][0] != '-') load(argv[3], trainer.policy, trainer.value);
    static Network teacher{37}, critic{1};
    bool rounding = argc == 12;
    if (rounding) {
        load(argv[9], teacher, critic);
        trainer.teaching[0] = &teacher, trainer.teaching[1] = &critic;
        trainer.policy.round(4, 0.7f), trainer.value.round(10, 0.5f);
    }
    auto start = std::chrono::steady_clock::now();
    double used = 0, report = 10;
    for (long batch = 1; used < seconds; batch++) {
        double done = used / seconds;
        if (rounding) trainer.trust = 0.9f - 0.6f * done;
        if (rounding && batch % 20 == 0)
            trainer.policy.follow(atof(argv[10])), trainer.value.follow(atof(argv[11]));
        for (int i = 0; i < 160; i++) trainer.play_game();
        trainer.learn(rate * (done < 0.5 ? 1 : 2 * (1 - done) + 0.02), entropy * (1 - 0.8 * done));
        used = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        if (used > report || used >= seconds) {
            trainer.report(used);
            save(argv[1], trainer.policy, trainer.value);
            report += 60;
        }
    }
}
