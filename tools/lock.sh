#!/bin/sh
# lock.sh PYTHON: writes the lock files from the newest versions that pyproject.toml allows. They hold hashes and no hosts.
set -e
cd "$(dirname "$0")/.."
[ -x .venv-lock/bin/uv ] || { "$1" -m venv .venv-lock && .venv-lock/bin/python -m pip -q install uv; }
lock() { .venv-lock/bin/uv pip compile -q --universal --generate-hashes --no-header --no-annotate --python-version 3.11 "$@"; }
pins=.venv-lock/pins.txt  # what all have in common has one version

lock --upgrade --group dev --extra research pyproject.toml -o requirements-dev.lock
grep -o '^[A-Za-z0-9._-]*==[^ ;]*' requirements-dev.lock > $pins
lock pyproject.toml -c $pins -o requirements.lock
lock --group build -c $pins -o requirements-build.lock
lock --upgrade --group node -o requirements-node.lock
lock --upgrade bench/requirements.in -o bench/requirements.lock
