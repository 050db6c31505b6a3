// round OUT BEGIN STEPS SIZE BYTES RECORDS...
//
// Rounds the network BEGIN: every weight becomes a multiple of a scale of its unit (one multiple
// changes the answer by SIZE or a little more, see `begin`), in about so many BYTES. It learns to
// imitate the records of `label` with the rounded weights, in STEPS steps of Adam, while the
// learning goes on in unrounded ones, so that each weight comes to lie where its neighbours make up
// for the rounding. A pull to the whole number that stands for a weight keeps it from flickering
// between two of them, from which the others would learn nothing but noise. A price on large
// numbers holds the bytes. One record in twenty games is kept aside to judge the result.
#include "circus.hpp"

struct Sample {
  uint16_t rows[42];
  int16_t count;
  float clock[CLOCKS], wanted;
};

const float RARE = 0.002f;  // of the positions: rows that occur less often become zeros
const int BATCH = 256, REPORTS = 10;
const float RATE = 0.001f, PACE = 15;  // of the learning; PACE: in multiples, for the weights

// Bounded, because what is divided by infinity is no number with -ffast-math.
static float odds(float logit) { return 1 / (1 + std::exp(-std::max(logit, -50.0f))); }
static bool at_work(int unit, float raw) { return unit < LINEAR || (raw > 0 && raw < CEILING); }

class Rounder {
 public:
  Rounder(const char* network, float size, std::vector<Sample>& samples) {
    exact.load(network);
    drop_rare_rows(samples);
    double active[HIDDEN] = {};
    used = exact;
    for (const Sample& s : samples) {
      float raw[HIDDEN];
      hidden_units(s, raw);
      for (int j = 0; j < HIDDEN; j++) active[j] += at_work(j, raw[j]);
    }
    // The less often a unit is at work, the coarser its weights may be: what is rounded away then
    // costs the same everywhere.
    for (int j = 0; j < HIDDEN; j++) {
      float share = active[j] / samples.size() + 0.01f;
      scale[j] = size / (std::abs(exact.out[j]) * std::sqrt(share));
      for (auto& row : exact.row) row[j] /= scale[j];
    }
    use();
  }

  float answer(const Sample& s) const {
    float hidden[HIDDEN];
    hidden_units(s, hidden);
    return used.answer(hidden);
  }

  void add(const Sample& s) {
    float raw[HIDDEN], hidden[HIDDEN], back[HIDDEN];
    hidden_units(s, raw);
    std::copy(raw, raw + HIDDEN, hidden);
    float error = (odds(used.answer(hidden)) - s.wanted) / BATCH;
    for (int j = 0; j < HIDDEN; j++) {
      gradient.out[j] += error * hidden[j];
      back[j] = at_work(j, raw[j]) ? error * used.out[j] * scale[j] : 0;
    }
    gradient.bias += error;
    for (int i = 0; i < s.count; i++)
      for (int j = 0; j < HIDDEN; j++) gradient.row[s.rows[i]][j] += back[j];
    for (int i = 0; i < CLOCKS; i++)
      for (int j = 0; j < HIDDEN; j++) gradient.row[CLOCK + i][j] += back[j] * s.clock[i];
  }

  void step(float rate, float pull) {
    taken++;
    float mend = std::sqrt(1 - std::pow(0.999f, taken)) / (1 - std::pow(0.9f, taken));
    auto descend = [&](float& weight, float& grad, float& mean, float& square) {
      mean += 0.1f * (grad - mean), square += 0.001f * (grad * grad - square), grad = 0;
      weight -= rate * mend * mean / (std::sqrt(square) + 1e-7f);
    };
    rate *= PACE;
    for (int r = 0; r < ROWS; r++)
      for (int j = 0; live[r] && j < HIDDEN; j++) {
        float& weight = exact.row[r][j];
        float slope = (weight > 0) - (weight < 0);
        // A further multiple costs a large number less than a small one, as it does in bits.
        gradient.row[r][j] += price * slope / (1 + std::abs(weight) / 4);
        descend(weight, gradient.row[r][j], mean.row[r][j], square.row[r][j]);
        weight += pull * rate * (std::round(weight) - weight);
      }
    rate *= 0.1f / PACE;
    for (int j = 0; j < HIDDEN; j++)
      descend(exact.out[j], gradient.out[j], mean.out[j], square.out[j]);
    descend(exact.bias, gradient.bias, mean.bias, square.bias);
    use();
  }

  // What the weights take by their frequencies in each column; LZMA takes 7% more.
  float bytes() const {
    std::vector<int> kept;
    for (int r = 0; r < ROWS; r++)
      if (std::any_of(used.row[r], used.row[r] + HIDDEN, [](float w) { return w != 0; }))
        kept.push_back(r);
    double bits = 0;
    for (int j = 0; j < HIDDEN; j++) {
      int often[255] = {};
      for (int r : kept) often[127 + std::lround(used.row[r][j] / scale[j])]++;
      for (int n : often)
        if (n) bits -= n * std::log2(double(n) / kept.size());
    }
    return bits / 8;
  }

  // The price rises while the weights take more bytes than wanted, and falls again.
  void follow(float wanted) {
    price = std::max(1e-9f, price * std::exp(0.1f * (bytes() / wanted - 1)));
  }

  void save(const char* name) { used.save(name); }

 private:
  Network exact, used;  // weights as multiples of the scale, not rounded; as they answer
  Network mean = {}, square = {}, gradient = {};
  float scale[HIDDEN], price = 1e-6f;
  std::vector<char> live = std::vector<char>(ROWS, true);
  long taken = 0;

  // As zeros they take no room in the submission, and the others learn to do without them.
  void drop_rare_rows(std::vector<Sample>& samples) {
    std::vector<int> seen(ROWS, 0);
    for (const Sample& s : samples)
      for (int i = 0; i < s.count; i++) seen[s.rows[i]]++;
    for (int row = 0; row < CLOCK; row++) {
      live[row] = seen[row] >= RARE * samples.size();
      if (!live[row]) std::fill(exact.row[row], exact.row[row] + HIDDEN, 0.0f);
    }
    for (Sample& s : samples)
      s.count = std::remove_if(s.rows, s.rows + s.count, [&](int r) { return !live[r]; }) - s.rows;
  }

  void use() {
    for (int r = 0; r < ROWS; r++)
      for (int j = 0; j < HIDDEN; j++)
        used.row[r][j] = scale[j] * std::min(127.0f, std::max(-127.0f, std::round(exact.row[r][j])));
    std::copy(exact.out, exact.out + HIDDEN, used.out);
    used.bias = exact.bias;
  }

  void hidden_units(const Sample& s, float* raw) const {
    std::fill(raw, raw + HIDDEN, 0.0f);
    for (int i = 0; i < s.count; i++)
      for (int j = 0; j < HIDDEN; j++) raw[j] += used.row[s.rows[i]][j];
    for (int i = 0; i < CLOCKS; i++)
      for (int j = 0; j < HIDDEN; j++) raw[j] += used.row[CLOCK + i][j] * s.clock[i];
  }
};

static Sample sample(const Record& r, const Position& p) {
  Sample s;
  int rows[42];
  s.count = 0;
  for (int piece = 0; piece < 14; piece++) s.count += piece_rows(p, piece, rows + s.count);
  std::copy(rows, rows + s.count, s.rows);
  clock_inputs(p, s.clock);
  s.wanted = odds(r.value / SCALE);
  return s;
}

// How far the odds are from the wanted ones (Kullback-Leibler).
static double strayed(const Rounder& rounder, const std::vector<Sample>& samples) {
  double sum = 0;
  for (const Sample& s : samples) {
    double w = s.wanted, found = odds(rounder.answer(s));
    sum += w * std::log(w / found) + (1 - w) * std::log((1 - w) / (1 - found));
  }
  return sum / samples.size();
}

int main(int argc, char** argv) {
  if (argc < 7) return fprintf(stderr, "see the head of round.cpp\n"), 2;
  long steps = atol(argv[3]);
  float wanted = atof(argv[5]);
  std::vector<Sample> samples, aside;
  Layout layout;
  Position p;
  for (const Record& r : read_records(argv + 6, argc - 6)) {
    set_up(p, layout, r);
    (r.game % 20 == 7 ? aside : samples).push_back(sample(r, p));
  }
  std::mt19937 random(1);
  std::shuffle(samples.begin(), samples.end(), random);
  static Rounder rounder(argv[2], atof(argv[4]), samples);
  size_t at = 0;
  for (long step = 1; step <= steps; step++) {
    float done = float(step) / steps;
    for (int i = 0; i < BATCH; i++) rounder.add(samples[at++ % samples.size()]);
    rounder.step(RATE * std::min(1.0f, 2.02f - 2 * done), 0.3f + done);
    if (step % 20 == 0) rounder.follow(wanted);
    if (step % std::max(1L, steps / REPORTS)) continue;
    printf("step %ld: from the teacher %.5f, %.0f bytes\n", step, strayed(rounder, aside),
           rounder.bytes());
    fflush(stdout);
    rounder.save(argv[1]);
  }
}
