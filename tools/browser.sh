#!/bin/sh
# Chromium for the tests of the page: installs it where it can, else says how.
# The shell without windows is the same engine and costs a fifth less; where it cannot be had, chromium itself will do.
have() { command -v "$1" >/dev/null; }
install() { "$(dirname "$0")/debian.sh" "$@"; }
have chromium-headless-shell && exit 0
install chromium-headless-shell "the page is tested in chromium itself, which takes longer"
have chromium-headless-shell || have chromium || install chromium "the page is not tested in a browser"
