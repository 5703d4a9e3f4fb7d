#!/usr/bin/env bash
# Write the requirements with their hashes, for every system and Python that pyproject.toml allows.
# What is locked stays as it is while it fits. usage: lock.sh [--upgrade | --upgrade-package <name>]
set -euo pipefail
cd "$(dirname "$0")/../.."
uv=build/uv
[ -x $uv/bin/uv ] || { .venv/bin/python -m venv $uv && $uv/bin/pip install --quiet uv==0.13.9; }

# Of mpl-font we want the fonts, not what it does with them.
without=$(mktemp)
trap 'rm -f "$without"' EXIT
echo "matplotlib; python_version < '3'" >"$without"

lock() {
    $uv/bin/uv pip compile --quiet --no-config --universal --generate-hashes --no-emit-index-url \
        --overrides "$without" --custom-compile-command "make lock" "${@:2}" pyproject.toml \
        --output-file ".ci/build/requirements-$1.txt"
}
lock dev --extra build --extra dev "$@"
cp .ci/build/requirements-dev.txt .ci/build/requirements-build.txt # the same versions in both
lock build --extra build
