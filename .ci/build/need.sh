#!/usr/bin/env bash
# Check the tools this project starts from, and make the environment in .venv.
# usage: need.sh node | need.sh python build | need.sh python dev
set -euo pipefail

missing() {
    echo "Tenbou needs $1" >&2
    exit 1
}

need_node() {
    local version
    command -v node >/dev/null || missing "Node 20 or newer (https://nodejs.org): node is not installed"
    command -v npm >/dev/null || missing "npm, which comes with Node (Debian: apt-get install npm)"
    version=$(node -p 'process.versions.node.split(".")[0]')
    [ "$version" -ge 20 ] || missing "Node 20 or newer: this is $(node --version)"
}

# The first Python of the list that is new enough.
find_python() {
    local python
    for python in ${PYTHON:-python3 python3.13 python3.12 python3.11 python}; do
        if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$python"
            return
        fi
    done
    missing "Python 3.11 or newer (set PYTHON=/path/to/python if it is not on the path)"
}

make_venv() {
    local python
    [ ! -x .venv/bin/pip ] || return 0
    python=$(find_python)
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
            echo "installing python3-venv ..."
            apt-get update -qq && apt-get install -y -qq --no-install-recommends python3-venv
        else
            missing "Python's venv module (Debian: apt-get install python3-venv)"
        fi
    fi
    rm -rf .venv
    "$python" -m venv .venv
}

case "$1" in
node) need_node ;;
python)
    make_venv
    # All that they bring along is listed, but what `make lock` leaves out.
    .venv/bin/pip install --quiet --disable-pip-version-check --require-hashes --no-deps \
        -r ".ci/build/requirements-$2.txt"
    ;;
esac
