#!/bin/bash
# Makes the network and the book of circus_bot.py again: ./make.sh DIRECTORY [GENERATIONS]
#
# Generation 0 learns from games of the hand-made judgement, each later one from games of the
# network so far: whole games, each position with the value of a search. GENERATIONS with 400
# visits a move come first, each fitted to the records of all networks before it; four with more
# visits follow, fitted to the records of these alone. Ten minutes of one core for each generation,
# three for the book. Records are kept, so that an interrupted run goes on where it was.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1" && cd "$1"

plan=()  # games and visits a move of each generation
for ((i = 0; i < ${2:-8}; i++)); do plan+=("1000 400"); done
first_deep=$((${#plan[@]} + 1))
plan+=("350 2000" "670 700" "450 600" "750 600")

python=${PYTHON:-$here/../../.venv/bin/python}
"$python" "$here/embed.py" --sizes > sizes.hpp
for program in selfplay fit book versus ceiling; do
    g++ -O3 -march=native -ffast-math -std=c++17 -I. -o $program "$here/$program.cpp"
done

[ -e 0.rec ] || { ./selfplay part 1000 1000 300 400 -; mv part 0.rec; }
[ -e 0.net ] || ./fit 0.net 4 0.03 0.93 0 - 0.rec
records=
for ((new = 1; new <= ${#plan[@]}; new++)); do
    old=$((new - 1))
    read -r games visits <<< "${plan[old]}"
    if [ ! -e $new.rec ]; then
        ./selfplay part ${new}000000 $games 300 $visits $old.net
        mv part $new.rec
    fi
    ((new != first_deep)) || records=
    records="$records $new.rec"
    [ -e $new.net ] || ./fit $new.net 5 0.02 0.93 0 $old.net $records
done

last=$((new - 1)).net
[ -e rounded.net ] || ./fit rounded.net 6 0.008 0.93 0.03 $last $records
[ -e book.txt ] || { ./book part $last 5 50000 400 8 3; mv part book.txt; }
echo "now: $python $here/embed.py circus_bot.py $PWD/rounded.net $PWD/book.txt"
