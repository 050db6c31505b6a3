#!/bin/bash
# Makes the network and the book of circus_bot.py again: ./make.sh DIRECTORY [GENERATIONS]
#
# Generation 0 learns from games of the hand-made judgement, each later one from games of the
# network so far: whole games, each position with the value of a search. GENERATIONS with 400
# visits a move come first, each fitted to the records of all networks before it; four with more
# visits follow, fitted to the records of these alone. Ten minutes of one core for each of these
# generations. Then the teachers, networks with twice the units, half an hour of two cores each. The
# bot's network imitates the last of them, rounded: ten minutes, and three for the book. Records are
# kept, so that an interrupted run goes on where it was.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1/wide" && cd "$1"

plan=()  # games and visits a move of each generation
for ((i = 0; i < ${2:-8}; i++)); do plan+=("1000 400"); done
first_deep=$((${#plan[@]} + 1))
plan+=("350 2000" "670 700" "450 600" "750 600")
teachers=("700 2000 1700 800" "1050 1500 1950 800" "1000 1200 1500 800")

python=${PYTHON:-$here/../../.venv/bin/python}
compile() {  # DIRECTORY PROGRAMS...: with the sizes that are there
    for program in "${@:2}"; do
        g++ -O3 -march=native -ffast-math -std=c++17 -I"$1" -o "$1/$program" "$here/$program.cpp"
    done
}
"$python" "$here/embed.py" --sizes 1 > sizes.hpp
"$python" "$here/embed.py" --sizes 2 > wide/sizes.hpp
compile . selfplay fit label round book versus ceiling
compile wide selfplay fit label

[ -e 0.rec ] || { ./selfplay part 1000 1000 300 400 -; mv part 0.rec; }
[ -e 0.net ] || ./fit 0.net 4 0.03 0.93 - 0.rec
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
    [ -e $new.net ] || ./fit $new.net 5 0.02 0.93 $old.net $records
done
last=$((new - 1)).net

player=./selfplay network=$last records=
for ((new = 1; new <= ${#teachers[@]}; new++)); do
    read -r games visits more_games fewer_visits <<< "${teachers[new - 1]}"
    if [ ! -e wide/$new.rec ]; then
        rm -f part more
        $player part 1${new}000000 $games 300 $visits $network &
        beside=$!
        $player more 2${new}000000 $more_games 300 $fewer_visits $network
        wait $beside
        cat more >> part
        mv part wide/$new.rec
    fi
    records="$records wide/$new.rec"
    if [ ! -e wide/0.net ]; then
        ./label taught.rec $last 2 wide/1.rec
        wide/fit wide/0.net 8 0.03 0 - taught.rec
    fi
    [ -e wide/$new.net ] || wide/fit wide/$new.net 5 0.008 0.93 wide/$((new - 1)).net $records
    player=wide/selfplay network=wide/$new.net
done

[ -e bot.net ] || ./fit bot.net 5 0.008 0.93 $last $records
if [ ! -e rounded.net ]; then
    wide/label taught.rec $network 1 $records
    ./round part bot.net 700000 0.0265 5930 taught.rec
    mv part rounded.net
fi
[ -e book.txt ] || { ./book part bot.net 5 50000 400 8 3; mv part book.txt; }
echo "now: $python $here/embed.py circus_bot.py $PWD/rounded.net $PWD/book.txt"
