#!/bin/bash
# Makes the network and the book of circus_bot.py again: ./make.sh DIRECTORY [GENERATIONS]
#
# Generation 0 learns from whole games of the hand-made judgement (mostly from the values of the
# search, 15% from the results). Each later one plays on from recorded positions with the network
# so far and learns what its own search finds with 700 visits; the last three sets of records give
# the final one. Two to five minutes of one core for each, four for the book. Records are kept, so
# that an interrupted run goes on where it was.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1" && cd "$1"
generations=${2:-5}

for program in selfplay fit book; do
    g++ -O3 -march=native -ffast-math -std=c++17 -Wall -Wextra -o $program "$here/$program.cpp"
done

[ -e 0.rec ] || { ./selfplay part 1000 2800 300 1000 -; mv part 0.rec; }
[ -e 0.net ] || ./fit 0.net 3 0.03 0.15 - 0.rec
for ((new = 1; new <= generations; new++)); do
    old=$((new - 1))
    [ -e $new.rec ] || {
        ./selfplay part ${new}000000 2000 30 700 $old.net 0.rec $old.rec
        mv part $new.rec
    }
    # Generation 1 is the first whose values all come from a network.
    last=$([ $old = 0 ] || echo $old.rec)
    [ -e $new.net ] || ./fit $new.net 4 0.015 0 $old.net $new.rec $last
done

recent=$(for ((k = generations; k > generations - 3 && k > 0; k--)); do echo $k.rec; done)
[ -e final.net ] || ./fit final.net 6 0.012 0 $generations.net $recent

[ -e book.txt ] || { ./book part final.net 3 25000 400 8 5 3 3; mv part book.txt; }
echo "now: python $here/embed.py circus_bot.py $PWD/final.net $PWD/book.txt"
