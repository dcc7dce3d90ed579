#!/bin/sh
# debian.sh PACKAGE WITHOUT: installs a package where we may, else tells in one line how, and what is WITHOUT it.
package=$1 without=$2
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    printf '  %-12s apt-get installs it (once) …\n' "$package"
    { apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "$package"; } >/dev/null && exit 0
fi
printf '  %-12s not here (Debian: sudo apt-get install %s): %s\n' "$package" "$package" "$without"
