// Trains durak_bot.py's two networks by self-play (actor-critic): see make.sh for how it is run.
//
//   train OUT SECONDS INIT|- LEARNING_RATE ENTROPY SEED RANDOM_SHARE RULE_SHARE
//         [TEACHER POLICY_BYTES VALUE_BYTES]
//
// In RULE_SHARE of the games one team plays the cheapest-card rule; one input bit tells the policy
// that its opponents do, two tell the value which team does. The policy sees what the acting player
// sees, the value (critic) sees the whole world.
// With a TEACHER the networks are rounded to whole numbers of so many bytes. They go on playing and
// learn to answer like the teacher, the networks before they were rounded.
#include "durak.h"

#include <chrono>

struct Decision {
    u64 policy_in[WORDS], value_in[WORDS];
    float policy_hidden[HIDDEN], value_hidden[HIDDEN], chance[37];
    int actions[37], options, chosen, team, value_team;
    bool random;            // played at random: nothing is learned from it, but what follows counts
    bool ruled;             // played by the rule: the policy learns nothing from it
    float value;            // of team 0, as is
    float taught[37], taught_value;  // what the teacher says
    float gain, target;     // advantage and what the value should have been
};

struct Trainer {
    Pair nets, teacher;
    Network &policy = nets.policy, &value = nets.value;
    Random random;
    float random_share, rule_share;
    std::vector<Decision> batch;
    double games = 0, rounds = 0, entropy_sum = 0, loss_sum = 0, decisions = 0;
    double ruled_games = 0, ruled_won = 0, strayed = 0, erred = 0;
    bool imitating = false;  // the teacher, in self-play; otherwise learning to win
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
        policy.hidden(d.policy_in, d.policy_hidden);
        d.value = nets.foretell(g, d.value_in, d.value_hidden);
        d.value_team = g.attacker & 1, d.team = g.actor() & 1;
        d.options = 0;
        for (u64 m = g.legal(); m; m &= m - 1) d.actions[d.options++] = lowest(m);
        if (g.may_decline()) d.actions[d.options++] = NO;
        chances(policy, d, d.policy_hidden, d.chance);
        if (imitating) {
            float h[HIDDEN];
            teacher.policy.hidden(d.policy_in, h), chances(teacher.policy, d, h, d.taught);
            d.taught_value = teacher.foretell(g, d.value_in, h);
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

    // What the policy's outputs should change: towards actions that did better than was expected.
    void improve(const Decision& d, float gain, float entropy_weight, float* grads) {
        float entropy = 0;
        for (int i = 0; i < d.options; i++) entropy -= d.chance[i] * logf(d.chance[i] + 1e-9f);
        for (int i = 0; i < d.options; i++)
            grads[i] = -gain * ((i == d.chosen) - d.chance[i]) +
                       entropy_weight * d.chance[i] * (logf(d.chance[i] + 1e-9f) + entropy);
        entropy_sum += entropy;
    }

    // The same towards the teacher.
    void imitate(const Decision& d, float* grads) {
        for (int i = 0; i < d.options; i++) {
            grads[i] = d.chance[i] - d.taught[i];
            strayed += d.taught[i] * logf((d.taught[i] + 1e-9f) / (d.chance[i] + 1e-9f));
        }
        erred += (d.value - d.taught_value) * (d.value - d.taught_value);
    }

    void learn(float rate, float entropy_weight) {
        double squares = 0;
        for (Decision& d : batch) squares += d.gain * d.gain;
        float n = batch.size(), unit = 1 / sqrtf(squares / n + 1e-6f), grads[37];
        for (Decision& d : batch) {
            if (imitating)
                imitate(d, grads);
            else
                improve(d, (d.team ? -d.gain : d.gain) * unit, entropy_weight, grads);
            for (int i = 0; i < d.options; i++) grads[i] /= n;
            if (!d.ruled) policy.back(d.policy_in, d.policy_hidden, d.actions, grads, d.options);
            float target = imitating ? d.taught_value : d.target;
            float error = (d.value_team ? target - d.value : d.value - target) / n;
            int only = 0;
            value.back(d.value_in, d.value_hidden, &only, &error, 1);
            loss_sum += (d.value - d.target) * (d.value - d.target);
            decisions++;
        }
        policy.step(rate), value.step(rate);
        batch.clear();
    }

    void report(double seconds) {
        printf("%.0f s, %.0f games, %.1f rounds, value loss %.4f, %.1f%% against the rule, ",
               seconds, games, rounds / games, loss_sum / decisions,
               100 * ruled_won / std::max(1.0, ruled_games));
        if (imitating)
            printf("from the teacher %.4f and %.5f, %.0f and %.0f bytes\n", strayed / decisions,
                   erred / decisions, policy.bytes(), value.bytes());
        else
            printf("entropy %.3f\n", entropy_sum / decisions);
        fflush(stdout);
        ruled_games = ruled_won = entropy_sum = loss_sum = strayed = erred = decisions = 0;
    }
};

int main(int argc, char** argv) {
    if (argc != 9 && argc != 12) return fprintf(stderr, "see the head of train.cpp\n"), 2;
    double seconds = atof(argv[2]), rate = atof(argv[4]), entropy = atof(argv[5]);
    static Trainer trainer(atoi(argv[6]), atof(argv[7]), atof(argv[8]));
    bool rounded = argv[3][0] != '-' && trainer.nets.load(argv[3]), rounding = argc == 12;
    if (rounding) trainer.imitating = true, trainer.teacher.load(argv[9]);
    if (rounding && !rounded) trainer.policy.round(4, 0.7f), trainer.value.round(10, 0.5f);
    int games = rounding ? 80 : 160;  // for a step: imitation needs fewer, there is no luck in it
    auto start = std::chrono::steady_clock::now();
    double used = 0, report = 10;
    for (long step = 1; used < seconds; step++) {
        double done = used / seconds;
        if (rounding && step % 20 == 0)
            trainer.policy.follow(atof(argv[10])), trainer.value.follow(atof(argv[11]));
        if (rounding) trainer.policy.hold(0.3f + done), trainer.value.hold(0.3f + done);
        for (int i = 0; i < games; i++) trainer.play_game();
        trainer.learn(rate * (done < 0.5 ? 1 : 2 * (1 - done) + 0.02), entropy * (1 - 0.8 * done));
        used = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        if (used > report || used >= seconds) {
            trainer.report(used);
            trainer.nets.save(argv[1]);
            report += 60;
        }
    }
}
