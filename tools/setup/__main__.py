"""`python -m tools.setup GOAL`: brings about what a command of the Makefile needs.

Written in the Python of 2019, so that an old one can still say what is wrong with it.
"""

from __future__ import annotations

import sys

OLDEST = (3, 11)


def main(words: list[str]) -> int:
    """Reach a goal; 1 if it cannot be reached."""
    if sys.version_info < OLDEST:
        here = ".".join(str(part) for part in sys.version_info[:3])
        needs = "digsite needs Python {}.{} or newer, and this is {}".format(*OLDEST, here)
        sys.stderr.write(needs + "; if you have one: make PYTHON=python3.12 play\n")
        return 1
    from tools.setup.goals import reach

    return reach(words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
