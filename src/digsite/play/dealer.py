"""The dealer: the only place that draws.

What chance brings at a table is fixed by the table's secret seed, the sort of draw and how many
draws of that sort there were before. So taking a decision back and making it again has the same
outcome: nobody can retry until luck is kind, or look through a hand card by card.
"""

import secrets
from functools import lru_cache
from hashlib import blake2b

from digsite.core.actors import CHANCE
from digsite.core.move import Move, count_marked
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.core.title import Title

SEED_BITS = 128
FIRSTS = 256  # outcomes whose sort is remembered


class Fate:
    """The draws of one table, by sort and number."""

    def __init__(self, seed: int | None = None) -> None:
        self.seed = secrets.randbits(SEED_BITS) if seed is None else seed

    def number(self, sort: str, count: int) -> int:
        """Always the same number, which nobody can foresee without the seed."""
        text = f"{self.seed} {sort} {count}"
        return int.from_bytes(blake2b(text.encode(), digest_size=16).digest(), "big")

    def draw(self, state: State, moves: list[Move]) -> Move:
        """What chance brings in this position, reached by these moves."""
        sort, alike = sort_and_alike(state.title, state.keys()[0])
        return state.draw(Rng(self.number(sort, count_marked(moves, alike))))


def deal(state: State, rng: Rng) -> list[Move]:
    """Play chance until a seat acts or the game is over; what was drawn."""
    drawn = []
    while state.actor() == CHANCE:
        move = state.draw(rng)
        state.play(move)
        drawn.append(move)
    return drawn


@lru_cache(maxsize=FIRSTS)
def sort_and_alike(title: Title, key: int) -> tuple[str, list[bool]]:
    """The sort of draw that this outcome belongs to, and which others do, by key."""
    sort, first = sort_of(title.moves[key]), title.decision_count
    return sort, [move.key >= first and sort_of(move) == sort for move in title.moves]


def sort_of(move: Move) -> str:
    """What is done, and the site if each has a deck of its own."""
    parts = move.parts()
    return f"{parts['do']} {parts.get('site', '')}".strip()
