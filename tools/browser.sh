#!/bin/sh
# Chromium for the tests of the page: installs it where it can, else says how.
[ "$(command -v chromium)" ] && exit 0
exec "$(dirname "$0")/debian.sh" chromium "the page is not tested in a browser"
