// ceiling NETWORK VISITS
//
// Plays the contest's protocol with the bot's judgement and search at compiled speed: 60,000 visits
// a move take about as long as circus_bot.py needs for a tenth of them. What a faster bot could
// reach; for example
//   ./play.sh match circus circus_bot.py "$PWD/ceiling $PWD/rounded.net 60000"
#include "circus.hpp"

#include <iostream>
#include <sstream>
#include <string>

static int cell(const std::string& name) {
  return name == "Z0" ? OFF : square(name[0] - 'A', name[1] - '1');
}

static std::string name(int at) {
  if (at == OFF) return "Z0";
  return {char('A' + column(at)), char('1' + row(at))};
}

int main(int argc, char** argv) {
  if (argc != 3) return fprintf(stderr, "see the head of ceiling.cpp\n"), 2;
  static Network network;
  static Search search;
  network.load(argv[1]);
  search.judge.network = &network;

  static Layout layout;
  std::string line, text;
  std::getline(std::cin, line);
  std::istringstream houses(line);
  for (int& house : layout.house) houses >> text, house = cell(text);
  layout.build();
  Position p;
  p.start(&layout);
  int mine;
  std::cin >> mine;
  while (!p.over()) {
    Move move;
    if (p.side == mine) {
      move = search.think(p, atol(argv[2]));
      std::cout << name(move.from) << '-' << name(move.to) << std::endl;
    } else {
      if (!(std::cin >> text)) return 0;
      move.from = cell(text.substr(0, 2)), move.to = cell(text.substr(3));
    }
    p.play(move);
  }
}
