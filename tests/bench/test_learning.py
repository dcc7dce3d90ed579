"""A learning curve: what is learned from a part of the games does not depend on who played them."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

import digsite
from bench.learning import PARTS, curve
from digsite.arena.pool import Alone
from digsite.arena.training import Course

Job = TypeVar("Job")
Done = TypeVar("Done")


class Slow(Alone):
    """The first games take longest."""

    def share(
        self,
        work: Callable[[Job], Done],
        jobs: Sequence[Job],
        again: Callable[[Job], Done] | None = None,
    ) -> Iterator[Done]:
        return super().share(work, jobs[::-1])


def test_the_first_games_of_a_round_teach_first_whichever_is_over_first() -> None:
    course = Course(digsite.title("archaeology"), 2, [], "random", 8, 1, Path())
    found = list(curve(course, Alone()))
    assert [learned["games"] for _, learned in found[1:] if learned] == [8 // n for n in PARTS]
    assert list(curve(course, Slow())) == found
