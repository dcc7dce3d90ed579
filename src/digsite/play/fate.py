"""What chance brings at one table.

It is fixed by the table's secret seed, the sort of draw and how many draws of that sort there were
before. So whoever goes back and decides the same sees the same again: nobody can try chance until
it is kind, or look at a hand card by card.
"""

import secrets
from functools import lru_cache
from hashlib import blake2b

from digsite.core.move import Move, count_marked
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.core.title import Title

SEED_BITS = 128
SORTS = 256  # of draws that are kept


class Fate:
    """The draws of one table, by sort and number."""

    def __init__(self, seed: int | None = None) -> None:
        self.seed = secrets.randbits(SEED_BITS) if seed is None else seed

    def number(self, sort: str, count: int) -> int:
        """A number that nobody can foresee without the seed, and always the same."""
        text = f"{self.seed} {sort} {count}"
        return int.from_bytes(blake2b(text.encode(), digest_size=16).digest(), "big")

    def draw(self, state: State, moves: list[Move]) -> Move:
        """What chance brings in this position, which these moves led to."""
        title = state.title
        sort = sort_of(title.moves[state.keys()[0]])
        return state.draw(Rng(self.number(sort, count_marked(moves, draws_of(title, sort)))))


@lru_cache(maxsize=SORTS)
def draws_of(title: Title, sort: str) -> list[bool]:
    """Which moves are draws of this sort, by key."""
    first = title.decision_count
    return [move.key >= first and sort_of(move) == sort for move in title.moves]


def sort_of(move: Move) -> str:
    """What is done, and where each place has a deck of its own."""
    parts = move.parts()
    return f"{parts['do']} {parts.get('site', '')}".strip()
