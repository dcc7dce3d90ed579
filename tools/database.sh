#!/bin/sh
# PostgreSQL for the server's tests: installs it where it can, else says how. Without it SQLite alone is tested.
[ "$(command -v initdb)" ] || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && exit 0
exec "$(dirname "$0")/debian.sh" postgresql "the server is tested on SQLite only"
