# Sourced by run_tests.sh, play.sh and .ci/run, after they set `root` to the folder of the project.

# End with one line that says what is wrong.
fail() {
    echo "$(basename "$0"): $*" >&2
    exit 1
}

# True when $1 runs and is Python 3.9 or newer.
is_good_python() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 9))' >/dev/null 2>&1
}

# Print the first good Python among the arguments; $PYTHON, when set, is the only candidate.
find_python() {
    if [ -n "${PYTHON:-}" ]; then set -- "$PYTHON"; fi
    for candidate in "$@"; do
        if is_good_python "$candidate"; then
            echo "$candidate"
            return
        fi
    done
    return 1
}

# ensure_venv NAME REQUIREMENTS PYTHON...: make the environment $root/NAME hold REQUIREMENTS;
# called again with another file, it adds those.
# The requirements that were installed are kept in it as a stamp: nothing happens the second
# time, and an interrupted or outdated set-up is completed by the next call.
ensure_venv() {
    venv=$root/$1 requirements=$root/$2
    stamp=$venv/installed-$2
    if [ -x "$venv/bin/python" ] && cmp -s "$requirements" "$stamp"; then return; fi
    name=$1 wanted=$2
    shift 2

    if [ -e "$venv" ]; then place=$venv; else place=$root; fi
    [ -w "$place" ] || fail "cannot set up $name: $place cannot be written to"
    if ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
        python=$(find_python "$@") ||
            fail "needs Python 3.9 or newer, found none (tried: ${PYTHON:-$*}); set PYTHON=/path/to/python3"
        echo "Setting up $name with $("$python" --version 2>&1) ..." >&2
        "$python" -m venv --clear "$venv" >&2 ||
            fail "$python cannot make a virtual environment in $name (on Debian: apt install python3-venv)"
    fi
    echo "Installing $wanted into $name (once; log: $name/install.log) ..." >&2
    "$venv/bin/python" -m pip install --disable-pip-version-check -r "$requirements" \
        >"$venv/install.log" 2>&1 ||
        fail "pip could not install $wanted (no network?): $(grep ERROR "$venv/install.log" | tail -n 1)"
    cp "$requirements" "$stamp"
}
