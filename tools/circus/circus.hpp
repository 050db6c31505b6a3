// Circus for the making of circus_bot.py's weights: rules, judgement, search.
//
// The search is circus_bot's own in C++: every visited position judges all its children, which
// are then tried in the order of that judgement. The judgement is either the network that is
// being fitted or, to begin with, a hand-made one. Start reading at `Position`, `Judge`, `Search`.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <vector>

#include "sizes.hpp"  // made by embed.py from the names in circus_bot.py

// ---------------------------------------------------------------------- vocabulary, tables

using Byte = uint8_t;

enum { ACROBAT, CLOWN, CLOWN2, STRONGMAN, STRONGMAN2, MAGICIAN, TRAINER };
enum : Byte { EMPTY = 14, HOUSE, WALL };  // what a square holds, if not one of the pieces 0..13

// A square is an index into a 16 wide mailbox with a wall around the 12 x 9 board.
constexpr int WIDTH = 16, SQUARES = 13 * WIDTH, OFF = 0;
constexpr int STEPS[8] = {1, -1, WIDTH, -WIDTH, WIDTH + 1, WIDTH - 1, 1 - WIDTH, -1 - WIDTH};
constexpr int STRAIGHT = 4;  // the first four steps are horizontal or vertical
constexpr int WIN = 20000, MATE = 30000, FAR_AWAY = 60;

inline int column(int square) { return square % WIDTH - 2; }
inline int row(int square) { return square / WIDTH - 2; }
inline int square(int column, int row) { return (row + 2) * WIDTH + column + 2; }
inline bool on_board(int s) {
  return s >= 0 && s < SQUARES && column(s) >= 0 && column(s) < 12 && row(s) >= 0 && row(s) < 9;
}

struct Tables {
  Byte ring[SQUARES][SQUARES];  // [trainer][square]: how near, 0 (next to him or himself) to 3
  Byte zone[SQUARES][SQUARES] = {};  // [trainer][square]; nothing is near a settled trainer
  uint64_t hash[14][SQUARES], turn;
  Tables() {
    for (int s = 0; s < SQUARES; s++)
      for (int step : STEPS)
        if (on_board(s) && on_board(s + step)) zone[s][s + step] = 1;
    for (int s = 0; s < SQUARES; s++)
      for (int t = 0; t < SQUARES; t++) {
        int far = std::max(std::abs(column(s) - column(t)), std::abs(row(s) - row(t)));
        ring[s][t] = on_board(s) && on_board(t) ? std::min(std::max(far - 1, 0), 3) : 3;
      }
    std::mt19937_64 random(12345);
    for (auto& piece : hash)
      for (auto& number : piece) number = random();
    turn = random();
    for (int side : {0, 7})  // clowns are alike, strongmen are alike
      for (int first : {CLOWN, STRONGMAN})
        memcpy(hash[side + first + 1], hash[side + first], sizeof hash[0]);
  }
};
inline const Tables TABLES;

struct Layout {
  int house[13] = {};
  int number[SQUARES];                // of the house on a square, or -1
  Byte to_house[2][13][SQUARES];      // [acrobat or not] moves over an otherwise empty board
  struct Nearest { Byte moves[2][SQUARES]; };
  std::vector<Nearest> known = std::vector<Nearest>(8192);
  std::vector<char> is_known = std::vector<char>(8192, false);

  void build() {
    std::fill(number, number + SQUARES, -1);
    for (int i = 0; i < 13; i++) number[house[i]] = i;
    std::fill(is_known.begin(), is_known.end(), false);
    for (int jumper = 0; jumper < 2; jumper++)
      for (int i = 0; i < 13; i++) measure(to_house[jumper][i], house[i], 1 + jumper);
  }

  void measure(Byte* moves, int from, int reach) {
    memset(moves, FAR_AWAY, SQUARES);
    moves[from] = 0;
    std::vector<int> queue = {from};
    for (size_t q = 0; q < queue.size(); q++)
      for (int d = 0; d < (q ? 8 : STRAIGHT); d++)
        for (int k = 1; k <= reach; k++) {
          int to = queue[q] + k * STEPS[d];
          if (!on_board(to) || number[to] >= 0 || moves[to] < FAR_AWAY) continue;
          moves[to] = moves[queue[q]] + 1;
          queue.push_back(to);
        }
  }

  const Nearest& nearest(int empty_houses) {
    Nearest& found = known[empty_houses];
    if (!is_known[empty_houses]) {
      memset(&found, FAR_AWAY, sizeof found);
      for (int k = 0; k < 2; k++)
        for (int i = 0; i < 13; i++)
          for (int s = 0; s < SQUARES && empty_houses >> i & 1; s++)
            found.moves[k][s] = std::min(found.moves[k][s], to_house[k][i][s]);
      is_known[empty_houses] = true;
    }
    return found;
  }

  void deal(std::mt19937_64& random) {
    bool taken[SQUARES] = {};
    for (int i = 0; i < 13;) {
      int s = square(5 + random() % 7, random() % 9);
      bool alone = !taken[s];
      for (int d = 0; d < STRAIGHT; d++) alone = alone && !taken[s + STEPS[d]];
      if (!alone) continue;
      taken[s] = true;
      house[i++] = s;
    }
    build();
  }
};

// ---------------------------------------------------------------------- rules

struct Move {
  Byte from = OFF, to = OFF;  // both OFF: a pass
  bool operator==(const Move& other) const { return from == other.from && to == other.to; }
};

struct Position {
  Byte board[SQUARES], place[14], settled[2], side;
  uint16_t ply, houses;  // houses: bit i, house i is empty
  uint64_t key;
  Layout* layout;

  void put_pieces(Layout* on, const Byte* places, int empty_houses, int to_move, int at_ply) {
    layout = on, houses = empty_houses, side = to_move, ply = at_ply;
    key = empty_houses * 0x9E3779B97F4A7C15u ^ (to_move ? TABLES.turn : 0);
    settled[0] = settled[1] = 0;
    for (int s = 0; s < SQUARES; s++) board[s] = on_board(s) ? EMPTY : WALL;
    for (int i = 0; i < 13; i++) board[on->house[i]] = houses >> i & 1 ? HOUSE : WALL;
    for (int p = 0; p < 14; p++) {
      place[p] = places[p];
      if (!places[p]) settled[p / 7]++;
      else board[places[p]] = p, key ^= TABLES.hash[p][places[p]];
    }
  }

  void start(Layout* on) {
    const char* names = "A1A2B1A3C1B2A4A9A8B9A7C9B8A6";
    Byte places[14];
    for (int p = 0; p < 14; p++) places[p] = square(names[2 * p] - 'A', names[2 * p + 1] - '1');
    put_pieces(on, places, 8191, 0, 0);
  }

  bool over() const { return settled[0] == 7 || settled[1] == 7 || ply >= LAST_PLY; }

  int result() const {  // of a finished game for the side to move
    if (settled[0] == 7 || settled[1] == 7) return settled[side] == 7 ? MATE - ply : ply - MATE;
    return WIN * ((settled[side] > settled[1 - side]) - (settled[side] < settled[1 - side]));
  }

  int moves(Move* found) const {
    int count = 0, me = 7 * side;
    const Byte* zone = TABLES.zone[place[7 - me + TRAINER]];
    auto open = [&](int s, int d) {
      return !zone[s] && (board[s] == EMPTY || (board[s] == HOUSE && d < STRAIGHT));
    };
    auto add = [&](int from, int to) { found[count++] = {Byte(from), Byte(to)}; };
    for (int p = me; p < me + 7; p++) {
      int from = place[p], kind = p - me;
      if (!from || zone[from]) continue;
      for (int d = 0; d < 8; d++) {
        int to = from + STEPS[d];
        bool pusher = kind == STRONGMAN || kind == STRONGMAN2;
        if (open(to, d)) add(from, to);
        else if (pusher && board[to] < 14 && !zone[to] && open(to + STEPS[d], d)) add(from, to);
        if (kind == ACROBAT && open(to + STEPS[d], d)) add(from, to + STEPS[d]);
      }
      if (kind == MAGICIAN)
        for (int q = 0; q < 14; q++) {
          bool barred = q == p || q == 7 - me + MAGICIAN || q == 7 - me + TRAINER;
          if (!barred && place[q] && !zone[place[q]]) add(from, place[q]);
        }
    }
    if (!count) add(OFF, OFF);
    return count;
  }

  void arrive(int piece, int to) {
    if (board[to] == HOUSE) {
      board[to] = WALL, place[piece] = OFF, settled[piece / 7]++;
      houses &= ~(1 << layout->number[to]);
      key ^= TABLES.hash[piece][to] * 3;
    } else {
      board[to] = piece, place[piece] = to, key ^= TABLES.hash[piece][to];
    }
  }

  void leave(int piece) {
    board[place[piece]] = EMPTY, key ^= TABLES.hash[piece][place[piece]];
  }

  void play(Move move) {
    if (move.from) {
      int piece = board[move.from], other = board[move.to];
      leave(piece);
      if (other < 14) {
        leave(other);
        bool swap = piece % 7 == MAGICIAN;
        arrive(other, swap ? move.from : 2 * move.to - move.from);
      }
      arrive(piece, move.to);
    }
    side ^= 1, ply++, key ^= TABLES.turn;
  }
};

// ---------------------------------------------------------------------- judgement

constexpr int NEARNESS = 10 * CELLS, RING = NEARNESS + 10 * ZONES * FAR;  // where rows begin
constexpr int CLOCK = RING + 10 * RINGS * RINGS, ROWS = CLOCK + CLOCKS;
constexpr int KIND[7] = {0, 1, 1, 2, 2, 3, 4};

// Rows: a kind of piece (5 own, 5 foreign) on a cell (the last: settled); a kind in zones (2 the
// enemy's + 1 its own trainer's) so many moves from a house; a kind so near to the enemy's and to
// its own trainer; the clock. See circus_bot.Network.
struct Network {
  float row[ROWS][HIDDEN], out[HIDDEN], bias;

  void load(const char* name) { transfer(fopen(name, "rb"), name, true); }
  void save(const char* name) { transfer(fopen(name, "wb"), name, false); }
  void transfer(FILE* file, const char* name, bool in) {
    size_t done = !file ? 0 : in ? fread(this, sizeof *this, 1, file)
                                 : fwrite(this, sizeof *this, 1, file);
    if (!done) fprintf(stderr, "cannot use %s\n", name), exit(1);
    fclose(file);
  }
  float answer(float* hidden) const {
    float sum = bias;
    for (int j = 0; j < HIDDEN; j++) {
      if (j >= LINEAR) hidden[j] = std::min(std::max(hidden[j], 0.0f), CEILING);
      sum += out[j] * hidden[j];
    }
    return sum;
  }
};

inline int piece_rows(const Position& p, int piece, int rows[3]) {
  int side = piece / 7, at = p.place[piece];
  int kind = KIND[piece % 7] + 5 * (side != p.side);
  if (!at) return rows[0] = kind * CELLS + CELLS - 1, 1;
  int seen_row = p.side ? 8 - row(at) : row(at);
  int frozen = TABLES.zone[p.place[7 * (1 - side) + TRAINER]][at];
  int guarded = TABLES.zone[p.place[7 * side + TRAINER]][at];
  int way = p.layout->nearest(p.houses).moves[piece % 7 == ACROBAT][at];
  rows[0] = kind * CELLS + 12 * seen_row + column(at);
  rows[1] = NEARNESS + (kind * ZONES + 2 * frozen + guarded) * FAR + std::min(way, FAR - 1);
  int feared = TABLES.ring[p.place[7 * (1 - side) + TRAINER]][at];
  int own = TABLES.ring[p.place[7 * side + TRAINER]][at];
  rows[2] = RING + (kind * RINGS + feared) * RINGS + own;
  return 3;
}

inline int settleable(const Position& p, int side, int moves) {
  int ways[7], free = 0, count = p.settled[side];
  const Byte* zone = TABLES.zone[p.place[7 * (1 - side) + TRAINER]];
  const auto& nearest = p.layout->nearest(p.houses);
  for (int i = 0; i < 7; i++) {
    int at = p.place[7 * side + i];
    if (at && !zone[at]) ways[free++] = std::min<int>(nearest.moves[i == ACROBAT][at], FAR - 1);
  }
  std::sort(ways, ways + free);
  for (int i = 0; i < free && moves >= ways[i]; i++) moves -= ways[i], count++;
  return count;
}

inline void clock_inputs(const Position& p, float x[CLOCKS]) {
  int left = LAST_PLY - p.ply;
  auto late = [&](float plies) { return std::max(0.0f, 1 - left / plies); };
  float lead = 0;
  if (left < 160)
    lead = settleable(p, p.side, (left + 1) / 2) - settleable(p, 1 - p.side, left / 2);
  float phase[3] = {late(160), late(60), late(20)};
  x[0] = 1, x[1] = left / 300.0f;
  for (int i = 0; i < 3; i++) x[2 + i] = phase[i], x[5 + i] = lead * phase[i];
  x[8] = ((lead > 0) - (lead < 0)) * phase[2];
}

struct Judge {
  const Network* network = nullptr;  // none: by hand

  int value(const Position& p) const {
    if (p.over()) return p.result();
    return limited(network ? SCALE * learned(p) : by_hand(p, p.side) - by_hand(p, 1 - p.side));
  }

  // The values of the children of `p` for the mover.
  void values(const Position& p, const Position* children, int count, int* found) const {
    float base[HIDDEN] = {};
    Position turned = p;
    turned.side ^= 1;
    for (int piece = 0; network && piece < 14; piece++) add_piece(base, turned, piece, 1);
    for (int i = 0; i < count; i++) {
      const Position& child = children[i];
      bool simple = network && !child.over() && child.houses == p.houses &&
                    child.place[TRAINER] == p.place[TRAINER] &&
                    child.place[7 + TRAINER] == p.place[7 + TRAINER];
      found[i] = simple ? -limited(SCALE * moved(base, turned, child)) : -value(child);
    }
  }

  // `base` serves `before`; no trainer has moved and no house was filled since.
  float moved(const float* base, const Position& before, const Position& now) const {
    float hidden[HIDDEN];
    std::copy(base, base + HIDDEN, hidden);
    for (int piece = 0; piece < 14; piece++)
      if (now.place[piece] != before.place[piece])
        add_piece(hidden, before, piece, -1), add_piece(hidden, now, piece, 1);
    return with_clock(hidden, now);
  }

  float learned(const Position& p) const {
    float hidden[HIDDEN] = {};
    for (int piece = 0; piece < 14; piece++) add_piece(hidden, p, piece, 1);
    return with_clock(hidden, p);
  }

  void add_piece(float* hidden, const Position& p, int piece, float times) const {
    int rows[3];
    for (int i = piece_rows(p, piece, rows); i-- > 0;) add(hidden, rows[i], times);
  }

  float with_clock(float* hidden, const Position& p) const {
    float x[CLOCKS];
    clock_inputs(p, x);
    for (int i = 0; i < CLOCKS; i++)
      if (x[i] != 0) add(hidden, CLOCK + i, x[i]);
    return network->answer(hidden);
  }

  void add(float* hidden, int row, float times) const {
    for (int j = 0; j < HIDDEN; j++) hidden[j] += times * network->row[row][j];
  }

  static int limited(float v) { return std::max(-15000.0f, std::min(15000.0f, v)); }

  // A move is worth 100; a frozen piece twelve of them, a frozen magician twenty.
  static float by_hand(const Position& p, int side) {
    const auto& nearest = p.layout->nearest(p.houses);
    int left = LAST_PLY - p.ply, value = 300 * p.settled[side];
    for (int i = 0; i < 7; i++) {
      int at = p.place[7 * side + i];
      if (!at) continue;
      value -= 100 * nearest.moves[i == ACROBAT][at];
      if (TABLES.zone[p.place[7 * (1 - side) + TRAINER]][at]) {
        value -= i == MAGICIAN ? 2000 : 1200;
      } else {
        value += 300 * (i == MAGICIAN) + 30 * TABLES.zone[p.place[7 * side + TRAINER]][at];
      }
    }
    if (left <= 120) {
      int count = settleable(p, side, (left + (p.side == side)) / 2);
      value += count * (1500 * (120 - left) / 120 + 300);
    }
    return value;
  }
};

// ---------------------------------------------------------------------- search

class Search {
 public:
  Judge judge;
  int value = 0, depth = 0;  // of the last `think`

  // The best move found by visiting so many positions.
  Move think(const Position& p, long visits) {
    visited = 0, limit = visits, stopped = false, depth = 0;
    memset(killer, 0, sizeof killer);
    Move found[160], best;
    int count = p.moves(found);
    best = found[0];
    for (int d = 1; count > 1 && d <= std::min(30, LAST_PLY - p.ply); d++) {
      int v = search(p, judge.value(p), d, -32000, 32000, 0, false);
      if (stopped) break;
      best = entry(p).move, value = v, depth = d;
      if (std::abs(v) >= MATE - 400) break;
    }
    return best;
  }

  void forget() { std::fill(table.begin(), table.end(), Entry()); }

 private:
  enum { EXACT, LOWER, UPPER };
  struct Entry {
    uint64_t key = 0;
    int16_t value = 0;
    Byte depth = 0, bound = 0;
    Move move;
  };
  static constexpr int MARGIN = 300, KILLER_BONUS = 300, DEEPEST = 60;
  std::vector<Entry> table = std::vector<Entry>(1 << 18);
  Position children[DEEPEST + 2][160];
  Move killer[DEEPEST + 2][2];
  long visited = 0, limit = 0;
  bool stopped = false;

  static uint64_t key(const Position& p) {  // near the end the ply matters
    return p.ply > 240 ? p.key ^ (p.ply * 0xD6E8FEB86659FD93u) : p.key;
  }
  Entry& entry(const Position& p) { return table[key(p) & (table.size() - 1)]; }

  int search(const Position& p, int standing, int depth, int alpha, int beta, int height,
             bool may_pass) {
    if (p.over() || depth <= 0 || height >= DEEPEST) return standing;
    if (visited >= limit) return stopped = true, 0;
    Entry& known = entry(p);
    Move first;
    if (known.key == key(p)) {
      first = known.move;
      int v = known.value;
      if (height && known.depth >= depth &&
          (known.bound == EXACT || (known.bound == LOWER ? v >= beta : v <= alpha)))
        return v;
    }
    bool narrow = beta - alpha == 1 && height;
    if (narrow && depth <= 2 && standing - MARGIN * depth >= beta && p.ply < 290) return standing;
    visited++;
    if (narrow && may_pass && depth >= 2 && standing >= beta && p.ply < 270) {
      Position passed = p;
      passed.play(Move());
      int shallow = std::max(0, depth - 3 - (depth > 6));
      int v = -search(passed, -standing, shallow, -beta, 1 - beta, height + 1, false);
      if (stopped) return 0;
      if (v >= beta && v < WIN - 100) return v;
    }
    return try_moves(p, first, depth, alpha, beta, height);
  }

  int try_moves(const Position& p, Move first, int depth, int alpha, int beta, int height) {
    Move moves[160], best_move;
    int count = p.moves(moves), values[160], promise[160], order[160];
    for (int i = 0; i < count; i++) {
      Position& child = children[height][i];
      child = p;
      child.play(moves[i]);
    }
    judge.values(p, children[height], count, values);
    for (int i = 0; i < count; i++) {
      promise[i] = values[i];
      if (moves[i] == first) promise[i] = 1 << 28;
      else if (moves[i] == killer[height][0] || moves[i] == killer[height][1])
        promise[i] += KILLER_BONUS;
      order[i] = i;
    }
    std::sort(order, order + count, [&](int a, int b) { return promise[a] > promise[b]; });
    int best = -32000, old_alpha = alpha;
    int width = depth == 1 ? count : depth == 2 ? 16 : depth == 3 ? 24 : count;
    for (int rank = 0; rank < std::min(count, width); rank++) {
      int i = order[rank];
      if (depth == 2 && rank > 2 && values[i] + 3 * MARGIN <= alpha && alpha < 15000) break;
      int v = value_of(children[height][i], values[i], rank, depth, alpha, beta, height);
      if (stopped) return 0;
      if (v > best) best = v, best_move = moves[i];
      alpha = std::max(alpha, v);
      if (alpha >= beta) {
        if (!(killer[height][0] == best_move))
          killer[height][1] = killer[height][0], killer[height][0] = best_move;
        break;
      }
    }
    Byte bound = best >= beta ? LOWER : best <= old_alpha ? UPPER : EXACT;
    Entry& made = entry(p);
    made.key = key(p), made.value = best, made.depth = depth, made.bound = bound;
    made.move = best_move;
    return best;
  }

  int value_of(const Position& child, int value, int rank, int depth, int alpha, int beta,
               int height) {
    if (depth == 1) return value;
    if (rank == 0) return -search(child, -value, depth - 1, -beta, -alpha, height + 1, true);
    int less = 0;
    if (depth >= 3 && rank >= 2) less = 0.5 + 0.3 * std::log2(rank) * std::log2(depth);
    less = std::min(less, std::max(0, depth - 2));
    int v = -search(child, -value, depth - 1 - less, -alpha - 1, -alpha, height + 1, true);
    if (v > alpha && less && !stopped)
      v = -search(child, -value, depth - 1, -alpha - 1, -alpha, height + 1, true);
    if (v > alpha && v < beta && !stopped)
      v = -search(child, -value, depth - 1, -beta, -alpha, height + 1, true);
    return v;
  }
};

// ---------------------------------------------------------------------- records

#pragma pack(push, 1)
struct Record {  // a position met in self-play and what was found out about it
  Byte place[14], house[13];
  uint16_t houses, ply;
  Byte side;
  int16_t value;   // of the search, for the side to move
  int8_t result;   // of the game for side 0: -1, 0, 1; 2 when it was not played to its end
  uint16_t game;
};
#pragma pack(pop)

inline std::vector<Record> read_records(char** names, int count) {
  std::vector<Record> records;
  for (int i = 0; i < count; i++) {
    FILE* file = fopen(names[i], "rb");
    if (!file) fprintf(stderr, "cannot read %s\n", names[i]), exit(1);
    for (Record r; fread(&r, sizeof r, 1, file) == 1;) records.push_back(r);
    fclose(file);
  }
  return records;
}

inline void set_up(Position& p, Layout& layout, const Record& r) {
  if (!std::equal(r.house, r.house + 13, layout.house)) {
    std::copy(r.house, r.house + 13, layout.house);
    layout.build();
  }
  p.put_pieces(&layout, r.place, r.houses, r.side, r.ply);
}
