"""`python -m digsite` is the `digsite` command."""

from digsite.terminal.main import main

main()
