// selfplay OUT SEED GAMES PLIES VISITS NETWORK|- [STARTS...]
//
// Plays games against itself and appends a record of each position with the search's value.
// VISITS is the mean number of positions visited for a move. Without STARTS each game begins at
// the first move (some with moves already gone from the clock); with them, three of four begin at
// a recorded position and every game is broken off after PLIES. A few random moves keep the games
// apart; they are rare after the opening, because what comes after one tells nothing about what was
// before it.
#include "circus.hpp"

static void begin(Position& p, Layout& layout, const std::vector<Record>& starts,
                  std::mt19937_64& random) {
  if (!starts.empty() && random() % 4) {
    set_up(p, layout, starts[random() % starts.size()]);
  } else {
    layout.deal(random);
    p.start(&layout);
    p.ply = random() % 3 ? 0 : 2 * (random() % 60);
  }
}

static Record record(const Position& p, int value, int game) {
  Record r = {};
  std::copy(p.place, p.place + 14, r.place);
  std::copy(p.layout->house, p.layout->house + 13, r.house);
  r.houses = p.houses, r.ply = p.ply, r.side = p.side, r.value = value, r.game = game;
  return r;
}

int main(int argc, char** argv) {
  if (argc < 7) return fprintf(stderr, "see the head of selfplay.cpp\n"), 2;
  FILE* out = fopen(argv[1], "ab");
  long seed = atol(argv[2]), games = atol(argv[3]), plies = atol(argv[4]), visits = atol(argv[5]);
  static Network network;
  static Search search;
  if (strcmp(argv[6], "-")) network.load(argv[6]), search.judge.network = &network;
  std::vector<Record> starts = read_records(argv + 7, argc - 7);
  for (long game = seed; game < seed + games; game++) {
    std::mt19937_64 random(game * 7919 + 13);
    Layout layout;
    Position p;
    begin(p, layout, starts, random);
    search.forget();
    std::vector<Record> records;
    long random_moves = random() % 5;
    for (long k = 0; !p.over() && k < plies; k++) {
      Move move, moves[160];
      if (k < random_moves || random() % (p.ply < 40 ? 25 : 80) == 0) {
        move = moves[random() % p.moves(moves)];
      } else {
        move = search.think(p, visits / 2 + random() % visits);
        if (search.depth) records.push_back(record(p, search.value, game));
      }
      p.play(move);
    }
    int lead = p.over() ? p.result() * (p.side ? -1 : 1) : 0;
    for (Record& r : records) r.result = p.over() ? (lead > 0) - (lead < 0) : 2;
    fwrite(records.data(), sizeof(Record), records.size(), out);
  }
  return fclose(out);
}
