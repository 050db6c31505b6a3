#!/bin/sh
# Run the linter and all tests; arguments go to pytest: ./run_tests.sh tests/test_set.py -k odds
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
. "$root/tools/venv.sh"
ensure_venv .venv requirements.txt python3 python

cd "$root"
.venv/bin/python -m ruff check .
exec .venv/bin/python -m pytest "$@"
