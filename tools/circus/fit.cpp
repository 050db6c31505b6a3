// fit OUT EPOCHS RATE LAMBDA STEP BEGIN|- RECORDS...
//
// Fits the network to the records by stochastic gradient descent (Adagrad, one record at a time)
// on the cross entropy between its answer and what is wanted, both as odds of winning. Wanted is
// the value of the search mixed with what is wanted one ply later (LAMBDA of it), back from the
// result of the game: so it is known early what a lock is worth at the end. BEGIN is the network to
// start from. One record in twenty games is kept aside; its error is printed after each epoch.
// Before all this the values are corrected by `Hindsight`, for what even a long search leaves out.
// With a STEP above 0 the answers come from weights rounded to multiples of a scale for each unit
// (one multiple changes the answer by STEP or a little more, see begin) while the learning goes on
// in unrounded ones, so that each weight comes to lie where its neighbours make up for the
// rounding; `out` stays as it was.
#include <numeric>

#include "circus.hpp"

struct Sample {
  int rows[42], count = 0;
  float clock[CLOCKS], wanted;
  bool aside;
};

const float RARE = 0.003f;  // of the positions: rows that occur less often are left out

static float odds(float logit) { return 1 / (1 + std::exp(-logit)); }

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

// The weights that are learned, and as they will be rounded.
struct Rounded {
  Network exact, used, squares;
  float scale[HIDDEN];  // of each unit's weights: they become multiples of it
  bool rounds;

  // The less often a unit is at work, the coarser its weights may be: what is rounded away then
  // costs the same everywhere.
  void begin(float step, const std::vector<Sample>& samples) {
    rounds = step > 0;
    double active[HIDDEN] = {};
    for (const Sample& s : samples) {
      float hidden[HIDDEN];
      hidden_units(exact, s, hidden);
      for (int j = 0; j < HIDDEN; j++) active[j] += at_work(j, hidden[j]);
    }
    for (int j = 0; j < HIDDEN; j++) {
      float share = active[j] / samples.size() + 0.01f;
      scale[j] = step / (std::abs(exact.out[j]) * std::sqrt(share));
    }
    used = exact;
    for (auto& row : used.row)
      for (int j = 0; j < HIDDEN; j++) row[j] = round(row[j], j);
    std::fill(&squares.row[0][0], &squares.row[0][0] + ROWS * HIDDEN, 0.01f);
    std::fill(squares.out, squares.out + HIDDEN, 1.0f);
    squares.bias = 1;
  }
  float round(float weight, int unit) const {
    if (!rounds) return weight;
    return scale[unit] * std::min(127.0f, std::max(-127.0f, std::round(weight / scale[unit])));
  }
};

static void learn(Rounded& n, const Sample& s, float rate) {
  float raw[HIDDEN], hidden[HIDDEN], back[HIDDEN];
  hidden_units(n.used, s, raw);
  std::copy(raw, raw + HIDDEN, hidden);
  float error = odds(n.used.answer(hidden)) - s.wanted;
  for (int j = 0; j < HIDDEN; j++) {
    back[j] = at_work(j, raw[j]) ? error * n.used.out[j] : 0;
    if (n.rounds) continue;
    descend(n.exact.out[j], n.squares.out[j], error * hidden[j], rate);
    n.used.out[j] = n.exact.out[j];
  }
  descend(n.exact.bias, n.squares.bias, error, rate);
  n.used.bias = n.exact.bias;
  auto update = [&](int row, float input) {
    for (int j = 0; j < HIDDEN; j++) {
      float& weight = n.exact.row[row][j];
      descend(weight, n.squares.row[row][j], back[j] * input + 1e-6f * weight, rate);
      n.used.row[row][j] = n.round(weight, j);
    }
  };
  for (int i = 0; i < s.count; i++) update(s.rows[i], 1);
  for (int i = 0; i < CLOCKS; i++) update(CLOCK + i, s.clock[i]);
}

static void randomise(Network& n, std::mt19937& random) {
  std::normal_distribution<float> noise(0, 0.05f);
  for (auto& row : n.row)
    for (float& weight : row) weight = noise(random);
  for (float& weight : n.out) weight = 6 * noise(random);
  n.bias = 0;
}

// Rows that hardly ever occur say little; as zeros they take no room in the submission, and the
// other rows learn to do without them.
static void drop_rare_rows(Network& n, std::vector<Sample>& samples) {
  std::vector<int> seen(ROWS, 0);
  for (const Sample& s : samples)
    for (int i = 0; i < s.count; i++) seen[s.rows[i]]++;
  auto rare = [&](int row) { return seen[row] < RARE * samples.size(); };
  for (int row = 0; row < CLOCK; row++)
    if (rare(row)) std::fill(n.row[row], n.row[row] + HIDDEN, 0.0f);
  for (Sample& s : samples) s.count = std::remove_if(s.rows, s.rows + s.count, rare) - s.rows;
}

int main(int argc, char** argv) {
  if (argc < 8) return fprintf(stderr, "see the head of fit.cpp\n"), 2;
  int epochs = atoi(argv[2]);
  static Rounded network;
  std::mt19937 random(1);
  randomise(network.exact, random);
  if (strcmp(argv[6], "-")) network.exact.load(argv[6]);

  Layout layout;
  Position p;
  std::vector<Sample> samples;
  std::vector<Record> records = read_records(argv + 7, argc - 7);
  correct(records, random);
  std::vector<float> wanted = wanted_of(records, atof(argv[4]));
  for (size_t i = 0; i < records.size(); i++) {
    set_up(p, layout, records[i]);
    samples.push_back(sample(records[i], p, wanted[i]));
  }
  drop_rare_rows(network.exact, samples);
  network.begin(atof(argv[5]), samples);
  for (int epoch = 0; epoch < epochs; epoch++) {
    std::shuffle(samples.begin(), samples.end(), random);
    float rate = atof(argv[3]) * (1 - 0.9f * epoch / epochs);
    double error = 0, aside = 0;
    for (const Sample& s : samples) {
      float hidden[HIDDEN];
      if (!s.aside) { learn(network, s, rate); continue; }
      hidden_units(network.used, s, hidden);
      error += loss(odds(network.used.answer(hidden)), s.wanted), aside++;
    }
    fflush(stdout);
    printf("epoch %d of %zu records, error aside %.4f\n", epoch, samples.size(), error / aside);
  }
  network.used.save(argv[1]);
}
