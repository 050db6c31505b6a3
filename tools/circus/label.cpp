// label OUT NETWORK CHILDREN RECORDS...
//
// What another network can imitate: the position of each record and CHILDREN random moves from
// there, each with the network's answer as its value.
#include "circus.hpp"

int main(int argc, char** argv) {
  if (argc < 5) return fprintf(stderr, "see the head of label.cpp\n"), 2;
  FILE* out = fopen(argv[1], "wb");
  static Network network;
  network.load(argv[2]);
  Judge judge;
  judge.network = &network;
  int children = atoi(argv[3]);
  std::mt19937_64 random(1);
  Layout layout;
  Position p;
  for (Record r : read_records(argv + 4, argc - 4)) {
    set_up(p, layout, r);
    for (int moved = 0; moved <= children && !p.over(); moved++) {
      std::copy(p.place, p.place + 14, r.place);
      r.houses = p.houses, r.ply = p.ply, r.side = p.side;
      r.value = judge.value(p), r.result = 2;
      fwrite(&r, sizeof r, 1, out);
      Move moves[160];
      p.play(moves[random() % p.moves(moves)]);
    }
  }
  return fclose(out);
}
