"""The tree of a search: everything is tried, what turns out well is tried again."""

import pytest
from librt.vecs import vec

from digsite.bots.judge import SEATS
from digsite.bots.tree import NONE, ROOT, Tree
from digsite.core.keys import Keys
from digsite.core.rng import Rng

CURIOSITY = 0.5


def keys(*items: int) -> Keys:
    made = Keys()
    for item in items:
        made.add(item)
    return made


def tried(tree: Tree, options: Keys, shares: dict[int, float], times: int) -> list[int]:
    """The keys that seat 1 chooses at the root, if each brings it such a share."""
    rng = Rng(1)
    chosen = []
    for _ in range(times):
        tree.length = 0
        node = tree.choose(ROOT, 1, options, CURIOSITY, rng)
        key = int(tree.edge[node] // SEATS)
        tree.learn(vec[float]([1.0 - shares[key], shares[key]]), 2)
        chosen.append(key)
    return chosen


def fresh(leanings: list[float] | None = None) -> Tree:
    tree = Tree(10, vec[float](leanings or []))
    tree.clear()
    return tree


def test_every_move_is_tried_before_any_is_tried_again() -> None:
    first = tried(fresh(), keys(2, 5, 7), {2: 0.1, 5: 0.9, 7: 0.5}, 3)
    assert sorted(first) == [2, 5, 7]


def test_the_better_move_is_tried_more_often_and_becomes_the_favourite() -> None:
    tree, options = fresh(), keys(2, 5, 7)
    chosen = tried(tree, options, {2: 0.1, 5: 0.9, 7: 0.5}, 200)
    assert chosen.count(5) > chosen.count(7) > chosen.count(2)
    assert tree.favourite(ROOT, 1, options) == tree.find(ROOT, 5, 1)
    assert tree.mean(tree.find(ROOT, 5, 1)) == pytest.approx(0.9)


def test_small_differences_decide_as_large_ones_do() -> None:
    """What counts is where a share lies between the extremes."""
    wide = tried(fresh(), keys(2, 5), {2: 0.0, 5: 1.0}, 100)
    narrow = tried(fresh(), keys(2, 5), {2: 0.500, 5: 0.501}, 100)
    assert abs(wide.count(5) - narrow.count(5)) <= 2


def test_what_a_world_does_not_allow_is_not_chosen() -> None:
    tree = fresh()
    tried(tree, keys(2, 5), {2: 0.1, 5: 0.9}, 20)
    assert set(tried(tree, keys(2, 7), {2: 0.1, 7: 0.2}, 20)) == {2, 7}
    assert tree.favourite(ROOT, 1, keys(3)) == NONE


def test_the_same_key_of_another_seat_is_another_decision() -> None:
    tree = fresh()
    tried(tree, keys(2), {2: 0.5}, 1)
    assert tree.find(ROOT, 2, 1) != NONE
    assert tree.find(ROOT, 2, 0) == NONE


def test_a_cleared_tree_knows_nothing() -> None:
    tree = fresh()
    tried(tree, keys(2, 5), {2: 0.1, 5: 0.9}, 20)
    tree.clear()
    assert tree.count == 1
    assert tree.find(ROOT, 2, 1) == NONE


def test_what_is_played_readily_is_tried_first_and_more_often() -> None:
    leanings = [1.0] * 10
    leanings[7] = 8.0
    chosen = tried(fresh(leanings), keys(2, 5, 7), {2: 0.5, 5: 0.5, 7: 0.5}, 30)
    assert chosen[0] == 7
    assert chosen.count(7) > chosen.count(2) + chosen.count(5)


def test_a_better_move_wins_against_what_is_played_readily() -> None:
    leanings = [1.0] * 10
    leanings[7] = 8.0
    tree, options = fresh(leanings), keys(2, 5, 7)
    tried(tree, options, {2: 0.9, 5: 0.1, 7: 0.1}, 200)
    assert tree.favourite(ROOT, 1, options) == tree.find(ROOT, 2, 1)


def test_moves_are_drawn_as_readily_as_they_are_played() -> None:
    leanings = [1.0] * 10
    leanings[5] = 3.0
    tree, rng = fresh(leanings), Rng(1)
    drawn = [int(tree.leaned(keys(2, 5), rng)) for _ in range(4000)]
    assert 0.70 < drawn.count(5) / 4000 < 0.80
