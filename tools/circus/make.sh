#!/bin/bash
# Makes the network and the book of circus_bot.py again: ./make.sh DIRECTORY [GENERATIONS]
#
# Generation 0 learns from games of the hand-made judgement, each later one from games of the
# network so far: whole games, each position with the value of a search of 400 visits. A network
# is fitted to the records of all networks before it. Ten minutes of one core for each generation,
# three for the book. Records are kept, so that an interrupted run goes on where it was.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1" && cd "$1"
generations=${2:-8}

python=${PYTHON:-$here/../../.venv/bin/python}
"$python" "$here/embed.py" --sizes > sizes.hpp
for program in selfplay fit book versus ceiling; do
    g++ -O3 -march=native -ffast-math -std=c++17 -I. -o $program "$here/$program.cpp"
done

[ -e 0.rec ] || { ./selfplay part 1000 1000 300 400 -; mv part 0.rec; }
[ -e 0.net ] || ./fit 0.net 4 0.03 0.9 0 - 0.rec
records=
for ((new = 1; new <= generations; new++)); do
    old=$((new - 1))
    [ -e $new.rec ] || { ./selfplay part ${new}000000 1000 300 400 $old.net; mv part $new.rec; }
    records="$records $new.rec"
    [ -e $new.net ] || ./fit $new.net 6 0.012 0.9 0 $old.net $records
done

last=$generations.net
[ -e rounded.net ] || ./fit rounded.net 6 0.008 0.9 0.03 $last $records
[ -e book.txt ] || { ./book part $generations.net 5 50000 400 8 3; mv part book.txt; }
echo "now: $python $here/embed.py circus_bot.py $PWD/rounded.net $PWD/book.txt"
