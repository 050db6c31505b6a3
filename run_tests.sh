#!/bin/sh
# Run the linters and all tests; arguments go to pytest: ./run_tests.sh tests/test_set_odds.py
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
. "$root/tools/venv.sh"
ensure_venv .venv requirements.txt python3 python
ensure_venv .venv requirements-tests.txt python3 python

cd "$root"
# The project's own files, not the bots that a user keeps here.
.venv/bin/python -m ruff check arena bench examples tests tools circus_bot.py durak_bot.py \
    set_sim.py squares_bot.py
.venv/bin/python -m mypy
[ $# -gt 0 ] || set -- -n 2 --dist loadfile  # all of them: two files at a time
exec .venv/bin/python -m pytest "$@"
