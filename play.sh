#!/bin/sh
# The arena: ./play.sh (a short tour), ./play.sh --help
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
. "$root/tools/venv.sh"
ensure_venv .venv requirements.txt python3 python

# The caller's directory stays, so that files named in the arguments are found.
PYTHONPATH=$root${PYTHONPATH:+:$PYTHONPATH} exec "$root/.venv/bin/python" -m arena "$@"
