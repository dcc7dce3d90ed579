#!/bin/sh
# peers.sh PYTHON: the engines that `make bench` compares with, in an environment of their own.
set -e
cd "$(dirname "$0")/.."
wanted=$(cat requirements.lock bench/requirements.lock | cksum)
[ "$(cat .venv-bench/.made 2>/dev/null)" = "$wanted" ] && exit 0
printf '  %-12s the engines to compare with, in .venv-bench (once) …\n' peers
rm -rf .venv-bench
"$1" -m venv .venv-bench
for lock in bench/requirements.lock requirements.lock; do
    .venv-bench/bin/python -m pip -q --disable-pip-version-check install --require-hashes -r $lock
done
echo "$wanted" > .venv-bench/.made
