// versus NETWORK_A VISITS_A NETWORK_B VISITS_B PAIRS SEED
//
// Plays pairs of games with fixed work: the same layout and the same two random first moves with
// the sides exchanged; a third of the pairs have moves gone from the clock. Prints A's wins, draws
// and losses, its score and the standard error over pairs.
#include "circus.hpp"

struct Side {
  Network network;
  Search search;
  long visits;
};

// The result for A, who plays `side`: 0, 1/2 or 1.
static double game(Side* a, Side* b, int side, Layout& layout, Position p) {
  for (Side* player : {a, b}) player->search.forget();
  p.layout = &layout;
  while (!p.over()) {
    Side* mover = p.side == side ? a : b;
    p.play(mover->search.think(p, mover->visits));
  }
  int lead = p.result() * (p.side == side ? 1 : -1);
  return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
}

int main(int argc, char** argv) {
  if (argc < 7) return fprintf(stderr, "see the head of versus.cpp\n"), 2;
  Side* sides[2] = {new Side, new Side};
  for (int i : {0, 1}) {
    sides[i]->network.load(argv[1 + 2 * i]);
    sides[i]->search.judge.network = &sides[i]->network;
    sides[i]->visits = atol(argv[2 + 2 * i]);
  }
  int pairs = atoi(argv[5]), count[3] = {};
  double sum = 0, squares = 0;
  for (int pair = 0; pair < pairs; pair++) {
    std::mt19937_64 random(atol(argv[6]) * 1000003 + pair);
    Layout layout;
    layout.deal(random);
    Position p;
    p.start(&layout);
    Move moves[160];
    for (int k = 0; k < 2; k++) p.play(moves[random() % p.moves(moves)]);
    if (random() % 3 == 0) p.ply += 2 * (random() % 60);
    double score = 0;
    for (int side : {0, 1}) {
      double result = game(sides[0], sides[1], side, layout, p);
      count[int(2 * result)]++, score += result / 2;
    }
    sum += score, squares += score * score;
  }
  double mean = sum / pairs, variance = squares / pairs - mean * mean;
  printf("%d won, %d drawn, %d lost of %d: %.1f%% +- %.1f\n", count[2], count[1], count[0],
         2 * pairs, 100 * mean, 100 * std::sqrt(variance / pairs));
}
