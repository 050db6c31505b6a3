// book OUT NETWORK LAYOUTS VISITS REPLIES WIDTHS...
//
// The opening as a tree: our move by a long search, then the opponent's best replies, and so on.
// Houses lie far from the corners, so that one tree serves all layouts: each move is searched on
// several random ones (none with a house in column F, which an acrobat might aim at) and the move
// with most votes is taken, the first of equals.
// WIDTHS: how many replies are followed at the opponent's first, second, ... move; to a first move
// of the game that is not followed there is at least an answer. The opponent's moves are ranked by
// a search of REPLIES visits each. The book has a line for each of our moves: "B2A9B8A7" says that
// B2-A9 is answered by B8-A7.
#include "circus.hpp"

#include <map>
#include <string>

static Network network;
static Search search;
static std::vector<Layout> layouts;
static std::vector<int> widths;
static long visits, reply_visits;
static std::map<uint64_t, Move> decided;  // by key: transpositions are searched once

static std::string name(Move m) {
  std::string text;
  for (int s : {m.from, m.to}) text += char('A' + column(s)), text += char('1' + row(s));
  return text;
}

static Position on(Layout& layout, const std::vector<Move>& line) {
  Position p;
  p.start(&layout);
  for (Move m : line) p.play(m);
  return p;
}

static Move our_move(const std::vector<Move>& line) {
  uint64_t key = on(layouts[0], line).key;
  if (decided.count(key)) return decided[key];
  std::vector<Move> votes;
  for (Layout& layout : layouts) {
    search.forget();
    votes.push_back(search.think(on(layout, line), visits));
  }
  Move best;
  int most = 0;
  for (Move m : votes) {
    int count = std::count(votes.begin(), votes.end(), m);
    if (count > most) most = count, best = m;
  }
  return decided[key] = best;
}

static std::vector<Move> replies(const std::vector<Move>& line, int width) {
  Position p = on(layouts[0], line);
  Move moves[160];
  std::vector<std::pair<int, int>> ranked;
  int count = p.moves(moves);
  for (int i = 0; i < count; i++) {
    Position after = p;
    after.play(moves[i]);
    search.forget();
    search.think(after, reply_visits);
    ranked.push_back({search.value, i});  // what is left for us
  }
  std::sort(ranked.begin(), ranked.end());
  std::vector<Move> best;
  for (int i = 0; i < std::min(count, width); i++) best.push_back(moves[ranked[i].second]);
  return best;
}

static void answer(FILE* out, std::vector<Move> line, size_t depth);

static void follow(FILE* out, std::vector<Move> line, size_t depth) {
  if (depth >= widths.size()) return;
  int followed = 0;
  for (Move reply : replies(line, line.empty() ? 160 : widths[depth])) {
    line.push_back(reply);
    answer(out, line, followed++ < widths[depth] ? depth + 1 : widths.size());
    line.pop_back();
  }
}

static void answer(FILE* out, std::vector<Move> line, size_t depth) {
  line.push_back(our_move(line));
  for (Move m : line) fprintf(out, "%s", name(m).c_str());
  fprintf(out, "\n");
  fflush(out);
  follow(out, line, depth);
}

int main(int argc, char** argv) {
  if (argc < 7) return fprintf(stderr, "see the head of book.cpp\n"), 2;
  FILE* out = fopen(argv[1], "w");
  network.load(argv[2]);
  search.judge.network = &network;
  layouts = std::vector<Layout>(atoi(argv[3]));
  std::mt19937_64 random(1);
  auto in_column_f = [](int house) { return column(house) == 5; };
  for (Layout& layout : layouts) {
    do layout.deal(random);
    while (std::any_of(layout.house, layout.house + 13, in_column_f));
  }
  visits = atol(argv[4]), reply_visits = atol(argv[5]);
  for (int i = 6; i < argc; i++) widths.push_back(atoi(argv[i]));
  answer(out, {}, 1);  // the first player's first reply comes where the second's second does
  follow(out, {}, 0);
  return fclose(out);
}
