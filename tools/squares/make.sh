#!/bin/sh
# Measure the bot's mover against every filler and its filler against every mover, in solo games:
# the tables of docs/strength.md and more.
set -eu
cd "$(dirname "$0")"
python=${PYTHON:-../../.venv/bin/python}
for filler in random diagonal spread crowded no-equal balanced two-colours own; do
    echo "own mover, $filler filler"
    "$python" solo.py --filler "$filler" --games 4 --width 40
done
for mover in harvest hasty thumb patient single rows columns; do
    echo "$mover mover, own filler"
    "$python" solo.py --mover "$mover" --games 4 --width 8 --depth 5
done
