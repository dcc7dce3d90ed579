"""A toy edition, small enough to list every game: exact trees, by hand and by machine."""

from fractions import Fraction
from functools import cache
from itertools import permutations

import pytest

import digsite
from digsite.games.archaeology.box import Edition
from digsite.games.archaeology.title import ArchaeologyTitle

pytestmark = pytest.mark.played


def toy(
    copies: list[int], thieves: int = 0, chambers: tuple[int, ...] = (1, 1, 1)
) -> ArchaeologyTitle:
    """One card a hand, nothing in the marketplace; the prices of the printed edition."""
    trading = [1, 1, 2, 3, 2, 3, 4]
    prices = [[1, 2, 3, 4, 15], [1, 2, 3, 10], [2, 5], [3, 7], [2, 15], [3], [4, 12]]
    edition = Edition(
        "toy", copies, trading, prices, thieves, [0] * 3, 1, 0, [1, 2, 3], list(chambers)
    )
    return ArchaeologyTitle(edition)


class Tree:
    """Node counts, probability and expected scores of a whole game tree."""

    def __init__(self) -> None:
        self.chance = self.decisions = self.ends = 0
        self.probability = Fraction(0)

    def grow(self, state: digsite.State, likely: Fraction) -> None:
        if state.is_over():
            self.ends += 1
            self.probability += likely
            return
        by_chance = state.actor() == digsite.CHANCE
        weights = state.weights() if by_chance else [1] * len(state.legal())
        self.chance += by_chance
        self.decisions += not by_chance
        for move, weight in zip(state.legal(), weights, strict=True):
            after = state.clone()
            after.play(move)
            self.grow(after, likely * Fraction(weight, sum(weights)))


def tree(state: digsite.State) -> Tree:
    found = Tree()
    found.grow(state, Fraction(1))
    return found


def test_a_game_with_shards_only_is_as_large_as_counted_independently() -> None:
    """Each of two players holds a shard, three lie in the pyramid and one is dug.

    With a single kind there is nothing to trade and without maps nothing to explore: only sales,
    passes and the rule about all passing are left. Chance: two deals, the starter, a dig for
    either starter.
    """
    found = tree(toy([6, 0, 0, 0, 0, 0, 0]).new(2))
    decisions, ends = count_sales(2, 1, sold=False, ending=False, passes=0)
    assert found.chance == 5
    assert found.probability == 1
    assert (found.decisions, found.ends) == (2 * decisions, 2 * ends)


def count_sales(mine: int, yours: int, sold: bool, ending: bool, passes: int) -> tuple[int, int]:
    """Decisions and ends of the game with a single kind: a second, obvious implementation."""
    holders = (mine > 0) + (yours > 0)
    if holders == 0:
        return 0, 1
    after = [count_sales(mine - size, yours, True, ending, passes) for size in range(1, mine + 1)]
    if sold or not ending or passes < holders:
        passed = 0 if sold or not ending else passes + 1
        if yours:
            after.append(count_sales(yours, mine, False, True, passed))
        else:
            after.append(count_sales(mine, yours, False, True, passed))
    return 1 + sum(decisions for decisions, _ in after), sum(ends for _, ends in after)


def test_probabilities_of_a_small_game_with_everything_sum_to_one() -> None:
    title = toy([4, 0, 0, 0, 1, 1, 0], thieves=1)
    found = tree(title.new(2))
    assert found.probability == 1
    assert found.ends > 1000


@cache
def chance_of_first_dig(kind: str) -> Fraction:
    """By listing all orders of the shuffled treasures instead of using weights."""
    treasures = ["shard"] * 4 + ["cup"] * 3 + ["mask"]
    hits = orders = 0
    for order in set(permutations(treasures)):
        # Two hands, then four cards into the chambers, the rest and one map into the dig site.
        buried = [*order[6:], "map"]
        for card in buried:
            orders += 1
            hits += card == kind
    return Fraction(hits, orders)


@pytest.mark.parametrize("kind", ["shard", "cup", "mask", "map"])
def test_digging_beside_a_closed_chamber_is_as_likely_as_real_shuffling(kind: str) -> None:
    """The lazy deck (§2.4, §2.6) gives the chances of a pile shuffled and laid out for good."""
    state = toy([4, 0, 0, 0, 3, 1, 1], chambers=(2, 1, 1)).new(2)
    total = Fraction(0)

    def dig(state: digsite.State, likely: Fraction) -> None:
        nonlocal total
        weights = state.weights()
        for move, weight in zip(state.legal(), weights, strict=True):
            share = likely * Fraction(weight, sum(weights))
            if move.notation().startswith("dig"):
                total += share if move.notation() == f"dig {kind}" else 0
                continue
            after = state.clone()
            after.play(move)
            dig(after, share)

    dig(state, Fraction(1))
    assert total == chance_of_first_dig(kind)
