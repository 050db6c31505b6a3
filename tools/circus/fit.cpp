// fit OUT EPOCHS RATE LAMBDA BEGIN|- RECORDS...
//
// Fits a network to the records by stochastic gradient descent (Adagrad, one record at a time) on
// the cross entropy between its answer and what is wanted, both as odds of winning. Wanted is the
// value of the search mixed with what is wanted one ply later (LAMBDA of it), back from the result
// of the game: so it is known early what a lock is worth at the end. Before that the values are
// corrected by `Hindsight`, for what even a long search leaves out. With a LAMBDA of 0 the values
// stand as they are: those of another network (`label`), which is imitated. BEGIN is the network to
// start from. One record in twenty games is kept aside; its error is printed after each epoch.
#include <numeric>

#include "circus.hpp"

struct Sample {
  int rows[42], count = 0;
  float clock[CLOCKS], wanted;
  bool aside;
};

// Bounded, because what is divided by infinity is no number with -ffast-math.
static float odds(float logit) { return 1 / (1 + std::exp(-std::max(logit, -50.0f))); }

static float odds_of(const Record& r) {  // that side 0 wins, by the search
  float value = std::abs(r.value) > 15000 ? r.value > 0 : odds(r.value / SCALE);
  return r.side ? 1 - value : value;
}

// What is wanted for side 0 at each record. Before a random move (a gap) and where a game was
// broken off or won by the seventh piece the search's value stands alone.
static std::vector<float> wanted_of(const std::vector<Record>& records, float lambda) {
  std::vector<float> wanted(records.size());
  for (size_t i = records.size(); i-- > 0;) {
    const Record& r = records[i];
    wanted[i] = odds_of(r);
    if (r.ply == LAST_PLY - 1 && r.result != 2) {
      wanted[i] = (r.result + 1) / 2.0f;
    } else if (i + 1 < records.size()) {
      const Record& next = records[i + 1];
      if (next.game == r.game && next.ply == r.ply + 1)
        wanted[i] += lambda * (wanted[i + 1] - wanted[i]);
    }
  }
  return wanted;
}

static void descend(float& weight, float& squares, float gradient, float rate) {
  squares += gradient * gradient;
  weight -= rate * gradient / std::sqrt(squares);
}

// How games end says more about a lock than a search of it does, but every single result is luck.
// So little is learned from results: a few numbers for each part of a game, by which the value of
// each record is corrected.
constexpr int STAGES[] = {0, 100, 150, 200, 235, 265, 300};  // plies; weights for the inner five,
constexpr int INNER = 5, SIGNS = 10;                         // in between a mixture of two

struct Hindsight {
  struct Inputs { float x[1 + INNER * SIGNS]; };
  Inputs weight = {{1}}, squares;

  Hindsight() { std::fill(std::begin(squares.x), std::end(squares.x), 1.0f); }

  static float bounded(float logit) { return std::max(-8.0f, std::min(8.0f, logit)); }

  static int way(const Position& p, int piece) {
    return p.layout->nearest(p.houses).moves[piece % 7 == ACROBAT][p.place[piece]];
  }

  // The value, pieces settled and frozen of four kinds, moves to go; own ones less the enemy's.
  static Inputs inputs(const Record& r, const Position& p) {
    float sign[SIGNS] = {bounded(r.value / SCALE)};
    for (int piece = 0; piece < 14; piece++) {
      int side = piece / 7, at = p.place[piece], kind = KIND[piece % 7];
      if (piece % 7 == TRAINER) continue;
      float times = side == p.side ? 1 : -1;
      if (!at) sign[1 + kind] += times;
      else if (TABLES.zone[p.place[7 * (1 - side) + TRAINER]][at]) sign[5 + kind] += times;
      else sign[9] += times / 5 * std::min<int>(way(p, piece), FAR - 1);
    }
    Inputs found = {{sign[0]}};
    for (int i = 0; i < INNER; i++) {
      float since = float(p.ply - STAGES[i]) / (STAGES[i + 1] - STAGES[i]);
      float until = float(STAGES[i + 2] - p.ply) / (STAGES[i + 2] - STAGES[i + 1]);
      float share = std::max(0.0f, std::min(since, until));
      for (int j = 0; j < SIGNS; j++) found.x[1 + i * SIGNS + j] = share * sign[j];
    }
    return found;
  }

  float logit(const Inputs& in) const {
    return std::inner_product(std::begin(in.x), std::end(in.x), weight.x, 0.0f);
  }

  void learn(const Inputs& in, float wanted, float rate) {
    float error = odds(logit(in)) - wanted;
    for (int i = 0; i < 1 + INNER * SIGNS; i++)
      descend(weight.x[i], squares.x[i], error * in.x[i], rate);
  }
};

static void correct(std::vector<Record>& records, std::mt19937& random) {
  Hindsight hindsight;
  Layout layout;
  Position p;
  std::vector<Hindsight::Inputs> inputs;
  std::vector<float> wanted = wanted_of(records, 1);
  std::vector<int> order;
  for (const Record& r : records) {
    set_up(p, layout, r);
    inputs.push_back(Hindsight::inputs(r, p));
    if (std::abs(r.value) <= 15000) order.push_back(inputs.size() - 1);
  }
  for (float rate : {0.03f, 0.02f, 0.01f, 0.005f}) {
    std::shuffle(order.begin(), order.end(), random);
    for (int i : order)
      hindsight.learn(inputs[i], records[i].side ? 1 - wanted[i] : wanted[i], rate);
  }
  for (int i : order)
    records[i].value = SCALE * Hindsight::bounded(hindsight.logit(inputs[i]));
}

static Sample sample(const Record& r, const Position& p, float wanted) {
  Sample s;
  for (int piece = 0; piece < 14; piece++) s.count += piece_rows(p, piece, s.rows + s.count);
  clock_inputs(p, s.clock);
  s.wanted = r.side ? 1 - wanted : wanted;
  s.aside = r.game % 20 == 7;
  return s;
}

static void hidden_units(const Network& n, const Sample& s, float* hidden) {
  std::fill(hidden, hidden + HIDDEN, 0.0f);
  for (int i = 0; i < s.count; i++)
    for (int j = 0; j < HIDDEN; j++) hidden[j] += n.row[s.rows[i]][j];
  for (int i = 0; i < CLOCKS; i++)
    for (int j = 0; j < HIDDEN; j++) hidden[j] += n.row[CLOCK + i][j] * s.clock[i];
}

static bool at_work(int unit, float raw) { return unit < LINEAR || (raw > 0 && raw < CEILING); }

static float loss(float p, float wanted) {
  return -wanted * std::log(p + 1e-9f) - (1 - wanted) * std::log(1 - p + 1e-9f);
}

struct Learner {
  Network network, squares;

  Learner() {
    std::fill(&squares.row[0][0], &squares.row[0][0] + ROWS * HIDDEN, 0.01f);
    std::fill(squares.out, squares.out + HIDDEN, 1.0f);
    squares.bias = 1;
  }

  void learn(const Sample& s, float rate) {
    float raw[HIDDEN], hidden[HIDDEN], back[HIDDEN];
    hidden_units(network, s, raw);
    std::copy(raw, raw + HIDDEN, hidden);
    float error = odds(network.answer(hidden)) - s.wanted;
    for (int j = 0; j < HIDDEN; j++) {
      back[j] = at_work(j, raw[j]) ? error * network.out[j] : 0;
      descend(network.out[j], squares.out[j], error * hidden[j], rate);
    }
    descend(network.bias, squares.bias, error, rate);
    for (int i = 0; i < s.count; i++) update(s.rows[i], back, 1, rate);
    for (int i = 0; i < CLOCKS; i++) update(CLOCK + i, back, s.clock[i], rate);
  }

  void update(int row, const float* back, float input, float rate) {
    for (int j = 0; j < HIDDEN; j++) {
      float& weight = network.row[row][j];
      descend(weight, squares.row[row][j], back[j] * input + 1e-6f * weight, rate);
    }
  }
};

static void randomise(Network& n, std::mt19937& random) {
  std::normal_distribution<float> noise(0, 0.05f);
  for (auto& row : n.row)
    for (float& weight : row) weight = noise(random);
  for (float& weight : n.out) weight = 6 * noise(random);
  n.bias = 0;
}

int main(int argc, char** argv) {
  if (argc < 7) return fprintf(stderr, "see the head of fit.cpp\n"), 2;
  int epochs = atoi(argv[2]);
  float lambda = atof(argv[4]);
  static Learner learner;
  std::mt19937 random(1);
  randomise(learner.network, random);
  if (strcmp(argv[5], "-")) learner.network.load(argv[5]);

  Layout layout;
  Position p;
  std::vector<Sample> samples;
  std::vector<Record> records = read_records(argv + 6, argc - 6);
  if (lambda > 0) correct(records, random);
  std::vector<float> wanted = wanted_of(records, lambda);
  for (size_t i = 0; i < records.size(); i++) {
    set_up(p, layout, records[i]);
    samples.push_back(sample(records[i], p, wanted[i]));
  }
  for (int epoch = 0; epoch < epochs; epoch++) {
    std::shuffle(samples.begin(), samples.end(), random);
    float rate = atof(argv[3]) * (1 - 0.9f * epoch / epochs);
    double error = 0, aside = 0;
    for (const Sample& s : samples) {
      float hidden[HIDDEN];
      if (!s.aside) { learner.learn(s, rate); continue; }
      hidden_units(learner.network, s, hidden);
      error += loss(odds(learner.network.answer(hidden)), s.wanted), aside++;
    }
    printf("epoch %d of %zu records, error aside %.4f\n", epoch, samples.size(), error / aside);
    fflush(stdout);
  }
  learner.network.save(argv[1]);
}
