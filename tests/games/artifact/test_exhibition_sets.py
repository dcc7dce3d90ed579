"""Every set of cards that a tile accepts can be shown, and no other."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import digsite
from digsite.games.artifact.box import SITE_NAMES, tile_name
from digsite.games.artifact.rules import exhibitions
from digsite.games.artifact.table import Table
from tests.games.artifact.positions import (
    BOTH,
    TILE_NAMES,
    TYPES,
    Cards,
    actions,
    can,
    cards_in_hand,
    give_role,
    hand,
    hide,
    is_asked,
    kind,
    leaves,
    play,
    producible,
    rich,
    rich_state,
)


def accepts(shown: tuple[str, ...], tile: str, free: bool, new_york: bool) -> bool:
    """The requirement of a tile, straight from the rulebook: try each card as New York's joker."""
    if any(card.split(" ", 1)[1] not in {*TYPES, "fragments"} for card in shown):
        return False
    others = [shown[:i] + shown[i + 1 :] for i in range(len(shown))] if new_york else []
    return fits(shown, tile, free, 0) or any(fits(rest, tile, free, 1) for rest in others)


def fits(shown: tuple[str, ...], tile: str, free: bool, wild: int) -> bool:
    """Whether the cards fit together with this many cards that count as anything."""
    split = [card.split(" ", 1) for card in shown]
    plain = [(site, rank) for site, rank in split if rank != "fragments"]
    size = {"three sites": 3, "five types": 5}.get(tile) or int(tile[0])
    if len(shown) + wild != size:
        return False
    if tile == "three sites":
        sites = [site for site, rank in split if not (free and rank == "fragments")]
        return len(sites) == len(set(sites))
    if tile == "five types":
        return len(plain) == len({rank for _, rank in plain})
    word = tile[2:]
    if word in SITE_NAMES:
        return all(site == word or (free and rank == "fragments") for site, rank in split)
    return all(rank == word for _, rank in plain)


def shown_sets(table: Table) -> list[tuple[str, ...]]:
    """All sequences of cards that can be shown from here."""
    if not is_asked(table, "showing"):
        return [()]
    found = []
    for card in actions(table, "show"):
        twin = table.copy()
        play(twin, f"show {card}")
        found += [(card, *rest) for rest in shown_sets(twin)]
    return found


def random_hand(rng: digsite.Rng, research: bool) -> Cards:
    """Cards that cluster, so that sets are near."""
    sites = [SITE_NAMES[rng.below(4)] for _ in range(1 + rng.below(3))]
    kinds = [TYPES[rng.below(5)] for _ in range(1 + rng.below(4))]
    held: Counter[str] = Counter()
    for _ in range(3 + rng.below(5)):
        if research and rng.below(3) == 0:
            rank = ["fragments", "fragments", "gold", "stand-alone", "cursed"][rng.below(5)]
            site = SITE_NAMES[rng.below(4)]
            held[f"{site} {rank}"] = 1
        else:
            card = f"{sites[rng.below(len(sites))]} {kinds[rng.below(len(kinds))]}"
            held[card] = min(4, held[card] + 1)
    return dict(held)


usable = st.sampled_from(
    [f"{site} {rank}" for site in SITE_NAMES for rank in [*TYPES[:4], "fragments", "cursed"]]
)


@pytest.mark.rule("§10.1")
@given(st.lists(usable, max_size=8), st.booleans(), st.booleans(), st.integers(0, 24))
def test_the_hand_allows_what_the_obvious_version_allows(
    cards: list[str], free: bool, new_york: bool, number: int
) -> None:
    table = rich(4, research=True, cities=True)
    table.any_fragments = free
    for card in cards:
        if table.decks[kind(card)] > 0:
            hide(table, 0, card)
    if new_york:
        give_role(table, 0, "new york")
    name = tile_name(number)
    held = [card for card in hand(table, 0) if not card.endswith("cursed")]
    size = table.edition.tiles.sizes[number]
    expected = {some for some in combinations(held, size) if accepts(some, name, free, new_york)}
    assert (name in producible(table)) == bool(expected)
    if expected:
        play(table, f"produce {name}", "pay museum")
        found = shown_sets(table)
        assert len(found) == len(set(found))
        assert set(found) == expected
        assert exhibitions.reach(table) >= size


@pytest.mark.rule("§10.1")
@pytest.mark.parametrize("role", ["", "new york", "paris"])
@pytest.mark.parametrize("free", [False, True])
@pytest.mark.parametrize("seed", range(10))
def test_every_set_that_fits_can_be_shown_once_and_no_other(
    seed: int, free: bool, role: str
) -> None:
    rng = digsite.Rng(seed * 7 + 1)
    for _ in range(4):
        held = random_hand(rng, research=True)
        state = rich_state(
            held,
            BOTH,
            roles={0: [role]} if role else {},
            options={"fragments": "any" if free else "site"},
        )
        flat = [card for card, number in held.items() for _ in range(number)]
        for name in TILE_NAMES:
            size = {"three sites": 3, "five types": 5}.get(name) or int(name[0])
            expected = {
                tuple(sorted(some))
                for some in combinations(flat, size)
                if accepts(some, name, free, role == "new york")
            }
            assert can(state, f"produce {name}") == bool(expected), (held, name)
            if expected:
                following = state.clone()
                play(following, f"produce {name}", "pay museum")
                found = [
                    tuple(sorted((Counter(held) - Counter(cards_in_hand(at))).elements()))
                    for at in leaves(following, "showing")
                ]
                assert len(found) == len(set(found)), (held, name)
                assert set(found) == expected, (held, name)
