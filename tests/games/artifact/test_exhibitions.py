"""Exhibitions (chapter 10) with fragments (§14.5), New York (§15.7) and Paris (§15.4)."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from digsite.games.artifact.box import TILES, tile_name
from digsite.games.artifact.rules import exhibitions
from digsite.games.artifact.table import Table
from tests.games.artifact.tables import (
    TITLE,
    actions,
    give_role,
    hand,
    hide,
    hold,
    is_asked,
    kind,
    laid,
    legal,
    mat,
    play,
    rich,
    take,
    tile,
)

WEAPONS = ["africa weapons", "asia weapons", "america weapons"]
SITES = ["africa", "asia", "america", "middle_east"]
TYPES = ["architecture", "ceramics", "jewellery", "sculpture", "weapons"]


def producible(table: Table) -> list[str]:
    return actions(table, "produce")


@pytest.mark.rule("§10.1", "§10.2", "R68")
def test_a_type_tile_asks_for_exactly_its_number_of_that_type() -> None:
    table = rich(4)
    hold(table, 0, *WEAPONS[:2], "africa ceramics")
    assert "3 weapons" not in producible(table)
    hold(table, 0, "africa weapons")
    assert "3 weapons" in producible(table)
    hold(table, 0, "africa weapons", "africa weapons")
    assert [name for name in producible(table) if "weapons" in name] == [
        "3 weapons",
        "4 weapons",
        "5 weapons",
    ], "the larger tiles may be taken before the smaller ones"


@pytest.mark.rule("§10.3")
def test_a_site_tile_asks_for_its_site_whatever_the_types() -> None:
    table = rich(4)
    hold(table, 0, "asia weapons", "asia weapons", "asia ceramics")
    assert "4 asia" not in producible(table)
    hold(table, 0, "asia jewellery")
    assert "4 asia" in producible(table)
    assert "5 asia" not in producible(table)


@pytest.mark.rule("§10.4", "R31")
def test_three_sites_must_all_be_different() -> None:
    table = rich(4)
    hold(table, 0, "asia weapons", "asia ceramics", "africa weapons")
    assert "three sites" not in producible(table)
    hold(table, 0, "america ceramics")
    assert "three sites" in producible(table)


@pytest.mark.rule("§10.4", "R67")
def test_three_players_need_all_three_of_their_sites() -> None:
    table = rich(3)
    hold(table, 0, "africa weapons", "america weapons")
    assert "three sites" not in producible(table)
    hold(table, 0, "middle_east ceramics")
    assert "three sites" in producible(table)


@pytest.mark.rule("§10.5", "R32")
def test_five_types_means_one_of_each() -> None:
    table = rich(4)
    hold(table, 0, *[f"asia {name}" for name in TYPES[:4]], "africa ceramics")
    assert "five types" not in producible(table)
    hold(table, 0, "america weapons")
    assert "five types" in producible(table)


@pytest.mark.rule("§10.1")
def test_a_tile_that_was_produced_or_left_out_cannot_be_chosen() -> None:
    table = rich(3)
    hold(table, 0, *["africa weapons"] * 4)
    assert producible(table) == ["3 weapons", "4 weapons", "4 africa"]
    table.owners[tile("3 weapons")] = 2
    table.owners[tile("4 africa")] = -2
    assert producible(table) == ["4 weapons"]


@pytest.mark.rule("§10.1")
def test_an_exhibition_costs_a_museum() -> None:
    table = laid(4)
    hold(table, 0, *WEAPONS)
    take(table, 0, "ship")
    table.money[0] = 5
    assert producible(table) == []
    take(table, 0, "museum")
    play(table, "produce 3 weapons")
    assert actions(table, "pay") == ["museum"]


@pytest.mark.rule("§10.1")
def test_cards_are_shown_in_ascending_order_each_set_once() -> None:
    table = rich(4)
    hold(table, 0, *WEAPONS, "middle_east weapons", "africa ceramics")
    play(table, "produce 3 weapons", "pay museum")
    assert actions(table, "show") == ["africa weapons", "asia weapons"]
    play(table, "show asia weapons")
    assert actions(table, "show") == ["america weapons"]


@pytest.mark.rule("§10.6", "R29", "R30", "R33")
def test_one_card_may_be_kept_the_others_leave_the_game() -> None:
    table = rich(4)
    hold(table, 0, *WEAPONS)
    play(table, "produce 3 weapons", "pay museum", *[f"show {card}" for card in WEAPONS])
    assert legal(table) == [*[f"keep {card}" for card in WEAPONS], "keep none"]
    play(table, "keep asia weapons")
    assert hand(table, 0) == ["asia weapons"]
    assert [table.gone[kind(card)] for card in WEAPONS] == [1, 0, 1]
    assert list(table.shown) == [-1] * 5


@pytest.mark.rule("§10.6", "R29")
def test_nothing_need_be_kept() -> None:
    table = rich(4)
    hold(table, 0, *WEAPONS)
    play(table, "produce 3 weapons", "pay museum", *[f"show {card}" for card in WEAPONS])
    play(table, "keep none")
    assert hand(table, 0) == []
    assert sum(table.gone) == 3


@pytest.mark.rule("§10.7")
def test_the_tile_lies_before_its_owner() -> None:
    table = rich(4)
    hold(table, 0, *WEAPONS)
    play(table, "produce 3 weapons", "pay museum", *[f"show {card}" for card in WEAPONS])
    assert table.owners[tile("3 weapons")] == -1
    play(table, "keep none")
    assert table.owners[tile("3 weapons")] == 0
    assert (table.actions, table.asked) == (1, 0)


@pytest.mark.rule("§15.4", "R47", "R72")
def test_paris_keeps_up_to_two() -> None:
    table = rich(4, cities=True)
    give_role(table, 0, "paris")
    hold(table, 0, *WEAPONS)
    play(table, "produce 3 weapons", "pay museum", *[f"show {card}" for card in WEAPONS])
    play(table, "keep asia weapons")
    assert legal(table) == ["keep america weapons", "keep none"], "in ascending order"
    play(table, "keep america weapons")
    assert hand(table, 0) == ["asia weapons", "america weapons"]
    assert is_asked(table, "casting")


@pytest.mark.rule("§15.4")
def test_paris_may_keep_two_of_the_same_kind() -> None:
    table = rich(4, cities=True)
    give_role(table, 0, "paris")
    hold(table, 0, *["asia weapons"] * 3)
    play(table, "produce 3 weapons", "pay museum", *["show asia weapons"] * 3)
    play(table, "keep asia weapons", "keep asia weapons")
    assert hand(table, 0) == ["asia weapons"] * 2


@pytest.mark.rule("§14.5", "R42")
def test_fragments_count_as_any_type_of_their_own_site() -> None:
    table = rich(4, research=True)
    hold(table, 0, *WEAPONS[:2], "asia fragments")
    assert "3 weapons" in producible(table)
    hold(table, 0, "asia ceramics", "asia ceramics")
    assert "4 asia" in producible(table)
    hold(table, 0, "africa weapons", "africa weapons")
    assert "4 africa" not in producible(table)
    table.any_fragments = True
    assert "4 africa" in producible(table), "in the free reading they are of any site"


@pytest.mark.rule("§14.5", "R42")
def test_fragments_of_a_site_do_not_stand_for_another_in_three_sites() -> None:
    table = rich(4, research=True)
    hold(table, 0, "africa weapons", "asia weapons", "asia fragments")
    assert "three sites" not in producible(table)
    table.any_fragments = True
    assert "three sites" in producible(table)


@pytest.mark.rule("§14.6", "R71")
def test_fragments_cannot_be_kept() -> None:
    table = rich(4, research=True)
    hold(table, 0, "africa weapons", "asia fragments", "america fragments")
    play(table, "produce 3 weapons", "pay museum")
    play(table, "show africa weapons", "show asia fragments", "show america fragments")
    assert legal(table) == ["keep africa weapons", "keep none"]


@pytest.mark.rule("§14.6", "R71")
def test_a_show_of_fragments_alone_keeps_nothing() -> None:
    table = rich(4, research=True)
    cards = ["africa fragments", "asia fragments", "america fragments"]
    hold(table, 0, *cards)
    play(table, "produce three sites", "pay museum", *[f"show {card}" for card in cards])
    assert (hand(table, 0), table.owners[tile("three sites")]) == ([], 0)


@pytest.mark.rule("§14.9", "§14.11", "R43", "R70")
@pytest.mark.parametrize("special", ["cursed", "gold", "manuscript", "stand-alone"])
def test_other_special_artifacts_cannot_be_shown(special: str) -> None:
    table = rich(4, research=True, cities=True)
    give_role(table, 0, "new york")
    hold(table, 0, "asia weapons", "asia weapons", "asia ceramics", f"asia {special}")
    assert "4 asia" not in producible(table)
    hold(table, 0, "asia fragments")
    assert "4 asia" in producible(table)


@pytest.mark.rule("§15.7", "R48", "R72")
def test_new_york_counts_one_card_as_any_site_or_type() -> None:
    table = rich(4, research=True, cities=True)
    hold(table, 0, *WEAPONS[:2], "africa ceramics")
    assert producible(table) == []
    give_role(table, 0, "new york")
    assert producible(table) == ["3 ceramics", "3 weapons", "three sites"][1:]
    play(table, "produce 3 weapons", "pay museum")
    assert actions(table, "show") == ["africa ceramics"]
    play(table, "show africa ceramics", "show africa weapons", "show asia weapons")
    assert "keep africa ceramics" in legal(table), "the joker card may be kept"


@pytest.mark.rule("§15.7", "R72")
def test_new_york_has_one_joker_only_but_fragments_may_join_it() -> None:
    table = rich(4, research=True, cities=True)
    give_role(table, 0, "new york")
    hold(table, 0, "africa weapons", "africa ceramics", "africa jewellery")
    assert "3 weapons" not in producible(table)
    hold(table, 0, "asia fragments")
    assert "3 weapons" in producible(table)
    play(table, "produce 3 weapons", "pay museum", "show africa ceramics")
    assert actions(table, "show") == ["africa weapons"], "jewellery would be a second joker"


@pytest.mark.rule("§14.2", "R40", "R73")
def test_a_stand_alone_artifact_is_an_action_of_its_own() -> None:
    table = rich(4, research=True)
    hold(table, 0, "asia stand-alone", "asia stand-alone", "africa ceramics")
    assert actions(table, "exhibit") == ["asia"]
    play(table, "exhibit asia", "pay museum")
    assert table.stands[1] == 1
    assert hand(table, 0) == ["africa ceramics", "asia stand-alone"], "one card for one action"
    assert (table.actions, "museum" in mat(table, 0)) == (1, False)
    table.money[0] = 5
    assert actions(table, "exhibit") == [], "without a museum it needs a joker's price"


@pytest.mark.rule("§14.2")
def test_the_row_does_not_move_for_a_stand_alone_exhibition() -> None:
    from digsite.games.artifact.rules.rounds import base_income

    table = rich(4, research=True)
    hold(table, 0, "asia stand-alone")
    play(table, "exhibit asia", "pay museum")
    assert base_income(table) == 8


# The obvious, slow version of what an exhibition accepts.


def valid(cards: tuple[str, ...], name: str, free: bool, jokers: int) -> bool:
    """Whether exactly these cards make the exhibition."""
    if jokers and any(
        valid_with_wild(cards[:i] + cards[i + 1 :], name, free, 1) for i in range(len(cards))
    ):
        return True
    return valid_with_wild(cards, name, free, 0)


def valid_with_wild(cards: tuple[str, ...], name: str, free: bool, wild: int) -> bool:
    split = [tuple(card.split(" ")) for card in cards]
    sites = [site for site, rank in split if not (free and rank == "fragments")]
    types = [rank for _, rank in split if rank != "fragments"]
    if name == "three sites":
        return len(set(sites)) == len(sites) and len(cards) + wild == 3
    if name == "five types":
        return len(set(types)) == len(types) and len(cards) + wild == 5
    number, what = name.split(" ")
    if len(cards) + wild != int(number):
        return False
    return set(sites) <= {what} if what in SITES else set(types) <= {what}


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


usable = st.sampled_from(
    [f"{site} {rank}" for site in SITES for rank in [*TYPES[:4], "fragments", "cursed"]]
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
    expected = {
        chosen for chosen in combinations(held, size) if valid(chosen, name, free, int(new_york))
    }
    assert (name in producible(table)) == bool(expected)
    if expected:
        play(table, f"produce {name}", "pay museum")
        found = shown_sets(table)
        assert len(found) == len(set(found))
        assert set(found) == expected
        assert exhibitions.reach(table) >= size


def test_every_tile_has_a_name_of_its_own() -> None:
    assert len({tile_name(number) for number in range(TILES)}) == 25
    assert TITLE.move("produce five types").parts() == {"do": "produce", "tile": "five types"}
