#!/bin/sh
# nginx and Caddy for `make soak`, which puts them in front of several servers: installs them where it can, else says how.
for proxy in nginx caddy; do
    command -v "$proxy" >/dev/null || "$(dirname "$0")/debian.sh" "$proxy" "the soak of several servers will fail"
done
exit 0
