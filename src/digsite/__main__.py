"""`python -m digsite` is the `digsite` command."""

from digsite.command import main

main()
