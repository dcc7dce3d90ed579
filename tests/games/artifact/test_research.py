"""The rulebook on research tracks and manuscripts, sentence by sentence."""

from itertools import product

import pytest

import digsite
from digsite.games.artifact.box import SITE_NAMES
from tests.games.artifact.positions import (
    Cards,
    act,
    can,
    cards,
    field,
    level,
    state_with,
    together,
)

POINTS = [0, 2, 4, 6, 8]


@pytest.mark.rule("§13.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_research_markers_start_on_the_lowest_space_which_scores_nothing(seats: int) -> None:
    state = state_with(seats, ["research"], money=dict.fromkeys(range(seats), 0))
    assert field(state, "levels") == [0] * (4 * seats)
    assert state.scores() == [0] * seats


@pytest.mark.rule("§13.2")
def test_a_research_action_moves_the_marker_of_its_site_one_up() -> None:
    state = state_with(4, ["research"], money={0: 50})
    act(state, "research america", "pay museum")
    assert [level(state, 0, site) for site in SITE_NAMES] == [0, 0, 1, 0]
    act(state, "hire america", "pay ship")
    assert [level(state, 0, site) for site in SITE_NAMES] == [0, 0, 1, 0]


@pytest.mark.rule("§13.2")
def test_research_with_a_joker_moves_the_marker_too() -> None:
    state = state_with(4, ["research"], money={0: 50})
    act(state, "research america", "pay asia worker")
    assert level(state, 0, "america") == 1


def best(levels: list[int], manuscripts: int) -> int:
    """Try each way to give each manuscript to a marker, or to none."""
    found = 0
    for choice in product(range(len(levels) + 1), repeat=manuscripts):
        moved = [min(4, n + choice.count(i)) for i, n in enumerate(levels)]
        lowest = sorted(moved)[1 if len(levels) == 4 else 0]
        found = max(found, POINTS[lowest])
    return found


def manuscripts(number: int) -> Cards:
    sites = ["africa", "america", "middle_east", "asia"]
    return together(*[cards(site, "manuscript") for site in sites[:number]])


@pytest.mark.rule("§14.10")
@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_manuscripts_are_given_in_the_best_way_with_four_markers(number: int, seed: int) -> None:
    """R44, R78"""
    rng = digsite.Rng(seed)
    for _ in range(5):
        levels = [rng.below(5) for _ in SITE_NAMES]
        state = state_with(
            4,
            ["research"],
            levels={0: dict(zip(SITE_NAMES, levels, strict=True))},
            hands={0: manuscripts(number)},
            money={0: 0},
        )
        assert state.scores()[0] == best(levels, number)


@pytest.mark.rule("§14.10")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
@pytest.mark.parametrize("seed", range(6))
def test_manuscripts_are_given_in_the_best_way_with_three_markers(number: int, seed: int) -> None:
    rng = digsite.Rng(seed)
    for _ in range(5):
        levels = [rng.below(5) for _ in range(3)]
        found = dict(zip(["africa", "america", "middle_east"], levels, strict=True))
        state = state_with(
            3, ["research"], levels={0: found}, hands={0: manuscripts(number)}, money={0: 0}
        )
        assert state.scores()[0] == best(levels, number)


@pytest.mark.rule("§14.10")
def test_manuscripts_on_the_market_or_of_others_do_not_count() -> None:
    state = state_with(
        4,
        ["research"],
        hands={1: manuscripts(2)},
        market=["middle_east manuscript"],
        money=dict.fromkeys(range(4), 0),
        levels={0: dict(zip(SITE_NAMES, (0, 0, 4, 4), strict=True))},
    )
    assert state.scores() == [0, 0, 0, 0]


@pytest.mark.rule("§13.2")
def test_research_again_at_a_site_after_shipping_moves_the_marker_again() -> None:
    state = state_with(
        4, ["research"], mats={0: {"ship": 1, "museum": 2}}, levels={0: {"asia": 1}}, money={0: 50}
    )
    act(state, "ship asia", "pay ship")
    assert can(state, "research asia")
    act(state, "research asia", "pay museum")
    assert level(state, 0, "asia") == 2
