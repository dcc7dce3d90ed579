#!/bin/sh
# ray.sh PYTHON: Ray beside the packages of .venv, in an environment of its own, for `make certify`.
set -e
cd "$(dirname "$0")/.."
wanted=$(grep -m 1 '"ray>=' pyproject.toml | sed 's/.*"\(ray[^"]*\)".*/\1/')
site() { "$1/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))'; }
if [ "$(cat .venv-ray/.made 2>/dev/null)" != "$wanted" ]; then
    printf '  %-12s Ray, in .venv-ray (once) …\n' ray
    rm -rf .venv-ray
    "$1" -m venv .venv-ray
    .venv-ray/bin/python -m pip -q --disable-pip-version-check install "$wanted"
    echo "$wanted" > .venv-ray/.made
fi
# The package as .venv has it, then its other packages: Ray's own come first.
{ (cd "$(site .venv)" && cd "$(cat digsite.pth)" && pwd); site .venv; } > "$(site .venv-ray)/digsite.pth"
