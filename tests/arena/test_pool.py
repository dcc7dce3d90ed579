"""Work that is shared comes back whole, whoever does it."""

import sys
from contextlib import closing

import pytest

from digsite.arena.pool import crew, in_order, shared


def test_one_worker_is_this_process_and_several_give_the_same() -> None:
    with closing(crew(2)) as two, closing(crew(1)) as one:
        for jobs in ([3, 1, 2], [5]):  # as often as there is work
            assert sorted(two.share(abs, jobs)) == sorted(one.share(abs, jobs))
    assert list(shared(abs, [-1, -2], workers=1)) == [1, 2]


def test_results_are_held_back_until_those_before_them_have_come() -> None:
    came = iter([(6, "c"), (4, "a"), (5, "b"), (7, "d")])
    ordered = in_order(came, first=4)
    assert next(ordered) == (4, "a")
    assert list(came) == [(5, "b"), (7, "d")]  # these were not asked for yet
    assert list(in_order(iter([(1, "b"), (2, "c"), (0, "a")]), first=0)) == [
        (0, "a"), (1, "b"), (2, "c"),
    ]  # fmt: skip


def test_whoever_has_no_ray_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ValueError, match=r"digsite\[ray\]"):
        crew(ray=True)
