"""Exhibitions (chapter 10) with fragments (§14.5), New York (§15.7) and Paris (§15.4)."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import digsite
from digsite.games.artifact.box import SITE_NAMES, TILES, tile_name
from digsite.games.artifact.rules import exhibitions
from digsite.games.artifact.table import Table
from tests.games.artifact.positions import (
    BOTH,
    TILE_NAMES,
    TITLE,
    TYPES,
    Cards,
    act,
    actions,
    can,
    cards,
    cards_in_hand,
    do,
    field,
    give_role,
    hand,
    hide,
    hold,
    is_asked,
    kind,
    laid,
    leaves,
    legal,
    markers_of,
    mat,
    money,
    owner,
    play,
    rich,
    show,
    state_with,
    take,
    tile,
    together,
    words,
)

WEAPONS = ["africa weapons", "asia weapons", "america weapons"]
SITES = ["africa", "asia", "america", "middle_east"]


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


ASIA = ["asia weapons", "asia weapons", "asia ceramics"]
ALL_BUT_WEAPONS = [*(f"asia {name}" for name in TYPES[:4]), "africa ceramics"]


@pytest.mark.rule("§10.3", "§10.4", "§10.5", "R31", "R32", "R67")
@pytest.mark.parametrize(
    ("seats", "name", "held", "last"),
    [
        pytest.param(4, "4 asia", ASIA, "asia jewellery", id="one site, whatever the types"),
        pytest.param(4, "three sites", ASIA[1:] + WEAPONS[:1], "america ceramics", id="all differ"),
        pytest.param(
            3, "three sites", [WEAPONS[0], WEAPONS[2]], "middle_east ceramics", id="of three sites"
        ),
        pytest.param(4, "five types", ALL_BUT_WEAPONS, "america weapons", id="one of each type"),
    ],
)
def test_a_tile_asks_for_all_that_it_names(
    seats: int, name: str, held: list[str], last: str
) -> None:
    table = rich(seats)
    hold(table, 0, *held)
    assert name not in producible(table)
    hold(table, 0, last)
    assert name in producible(table)
    assert "5 asia" not in producible(table)


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


MUSEUM = {0: {"museum": 3}}


def rich_state(
    held: Cards, expansions: list[str] | None = None, seats: int = 4, **more: object
) -> digsite.State:
    return state_with(
        seats,
        expansions or [],
        hands={0: held},
        mats=MUSEUM,
        money={0: 50},
        **more,  # type: ignore[arg-type]
    )


def producible_from(state: digsite.State) -> list[str]:
    return [tile for tile in TILE_NAMES if can(state, f"produce {tile}")]


@pytest.mark.rule("§10.1")
def test_the_example_of_four_middle_east_cards() -> None:
    """Pay 3, take the tile of 4, base income 7 from now on, keep a card, bonus 2."""
    four = cards("middle_east", "architecture", "ceramics", "jewellery", "weapons")
    mats = {0: {"museum": 1}, 1: {"museum": 4}, 2: {}, 3: {}, 4: {}}
    state = state_with(5, mats=mats, hands={0: four}, money={0: 3})
    act(state, "produce 4 middle_east", "pay museum")
    show(state, *four)
    assert money(state) == 0
    do(state, "keep middle_east jewellery")
    assert cards_in_hand(state) == cards("middle_east", "jewellery")
    assert owner(state, "4 middle_east") == 0
    assert field(state, "gone") == cards("middle_east", "architecture", "ceramics", "weapons")
    act(state, *["done"] * (state.actor() == 0))
    before = field(state, "money")
    act(state, *["pass", "nothing"] * 4)
    act(state, "pass", "nothing")
    while field(state, "step") == "refilling":
        do(state, words(state)[0])
    assert [b - a for a, b in zip(before, field(state, "money"), strict=True)] == [9, 7, 7, 7, 7]


@pytest.mark.rule("§10.1")
def test_the_german_example_of_three_architecture_for_two() -> None:
    """R33: cost 2, three architecture artifacts, the third is kept."""
    held = together(*[cards(site, "architecture") for site in SITE_NAMES[:3]])
    mats = {0: {"museum": 1}, 1: {"museum": 2}, 2: {}, 3: {}, 4: {}}
    state = state_with(5, mats=mats, hands={0: held}, money={0: 2})
    show(act(state, "produce 3 architecture", "pay museum"), *held)
    do(state, "keep america architecture")
    assert money(state) == 0
    assert cards_in_hand(state) == cards("america", "architecture")


@pytest.mark.rule("§10.1")
def test_any_tile_may_be_taken_whatever_lies_on_the_board() -> None:
    """R68: four or five of a type before three."""
    held = together(cards("asia", *["weapons"] * 4), cards("africa", "weapons"))
    assert producible_from(rich_state(held)) == ["3 weapons", "4 weapons", "5 weapons", "4 asia"]
    gone = rich_state(held, tiles={"4 weapons": 2, "4 asia": 1})
    assert producible_from(gone) == ["3 weapons", "5 weapons"]


@pytest.mark.rule("§10.1")
def test_exactly_the_printed_number_is_shown() -> None:
    state = rich_state(cards("asia", *["weapons"] * 4))
    act(state, "produce 3 weapons", "pay museum")
    show(state, *["asia weapons"] * 3)
    assert field(state, "step") == "keeping"
    assert cards_in_hand(state) == cards("asia", "weapons")
    do(state, "keep none")
    assert field(state, "gone") == cards("asia", *["weapons"] * 3)


@pytest.mark.rule("§10.2")
def test_a_type_tile_takes_the_type_from_any_site() -> None:
    held = together(cards("asia", "weapons"), cards("africa", "weapons"))
    assert producible_from(rich_state(held)) == []
    assert producible_from(rich_state(together(held, cards("america", "ceramics")))) == [
        "three sites"
    ]
    assert producible_from(rich_state(together(held, cards("asia", "weapons")))) == ["3 weapons"]


@pytest.mark.rule("§10.3")
@pytest.mark.parametrize(("number", "tiles"), [(3, 0), (4, 1), (5, 2)])
def test_a_site_tile_takes_any_types_of_its_site(number: int, tiles: int) -> None:
    held = cards("asia", *["weapons", "ceramics", "weapons", "ceramics", "sculpture"][:number])
    assert producible_from(rich_state(held)) == ["4 asia", "5 asia"][:tiles]


@pytest.mark.rule("§10.4")
def test_three_sites_must_all_differ() -> None:
    """R31"""
    two = together(cards("asia", "weapons", "ceramics"), cards("africa", "weapons"))
    assert producible_from(rich_state(two)) == []
    assert producible_from(rich_state(together(two, cards("america", "sculpture")))) == [
        "three sites"
    ]


@pytest.mark.rule("§10.5")
def test_five_types_asks_for_one_of_each() -> None:
    four = cards("asia", "weapons", "ceramics", "sculpture", "jewellery")
    assert producible_from(rich_state(together(four, cards("africa", "weapons")))) == ["4 asia"]
    assert producible_from(rich_state(together(four, cards("africa", "architecture")))) == [
        "4 asia",
        "five types",
    ]


@pytest.mark.rule("§10.6")
def test_one_of_the_shown_cards_or_none_is_kept() -> None:
    state = rich_state(cards("asia", "weapons", "weapons", "ceramics", "jewellery", "sculpture"))
    act(state, "produce 4 asia", "pay museum")
    show(state, "asia weapons", "asia weapons", "asia ceramics", "asia jewellery")
    assert words(state) == [
        "keep asia ceramics",
        "keep asia jewellery",
        "keep asia weapons",
        "keep none",
    ]
    do(state, "keep asia weapons")
    assert cards_in_hand(state) == cards("asia", "weapons", "sculpture")
    assert field(state, "step") != "keeping"


@pytest.mark.rule("§10.7")
def test_the_tile_belongs_to_the_player_and_is_gone_from_the_board() -> None:
    state = rich_state(cards("asia", *["weapons"] * 4), seats=3, options={"left_out": "africa"})
    show(act(state, "produce 3 weapons", "pay museum"), *["asia weapons"] * 3)
    do(state, "keep asia weapons")
    assert owner(state, "3 weapons") == 0
    assert not can(state, "produce 3 weapons")
    assert state.scores()[0] == 3 + money(state) // 5


@pytest.mark.rule("§10.8")
def test_a_tile_of_the_row_changes_nobodys_money_at_once() -> None:
    """R69"""
    state = rich_state(cards("asia", *["weapons"] * 4))
    others = field(state, "money")[1:]
    show(act(state, "produce 4 asia", "pay museum"), *["asia weapons"] * 4)
    do(state, "keep none")
    assert field(state, "money")[1:] == others


@pytest.mark.rule("§10.1")
def test_the_marker_is_used_and_paid_before_cards_are_shown() -> None:
    state = rich_state(cards("asia", *["weapons"] * 4))
    do(state, "produce 3 weapons")
    assert field(state, "step") == "paying"
    assert words(state) == ["pay museum"]
    do(state, "pay museum")
    assert markers_of(state, 0, "museum") == 2
    assert money(state) < 50


@pytest.mark.rule("§14.11")
@pytest.mark.parametrize("rank", ["stand-alone", "gold", "cursed", "manuscript"])
def test_other_special_artifacts_are_never_shown(rank: str) -> None:
    """R70"""
    held = cards("asia", "weapons", "ceramics", "sculpture", rank)
    assert producible_from(rich_state(held, ["research"])) == []
    assert producible_from(rich_state(held, BOTH, roles={0: ["new york"]})) == []
    assert "4 asia" in producible_from(
        rich_state(cards("asia", "weapons", "ceramics", "sculpture", "fragments"), ["research"])
    )


@pytest.mark.rule("§14.5")
def test_fragments_are_any_type_of_their_own_site() -> None:
    """R42"""
    fragments = cards("africa", "fragments")
    asia = cards("asia", "weapons", "weapons", "ceramics")
    assert producible_from(rich_state(together(asia, fragments), ["research"])) == ["3 weapons"]
    africa = cards("africa", "weapons", "ceramics", "sculpture")
    assert producible_from(rich_state(together(africa, fragments), ["research"])) == ["4 africa"]


@pytest.mark.rule("§14.5")
def test_in_the_free_reading_fragments_are_any_site_too() -> None:
    """R42"""
    held = together(cards("africa", "fragments"), cards("asia", "weapons", "ceramics", "sculpture"))
    assert producible_from(rich_state(held, ["research"])) == []
    assert producible_from(rich_state(held, ["research"], options={"fragments": "any"})) == [
        "4 asia"
    ]
    same = together(cards("africa", "fragments", "weapons"), cards("asia", "ceramics"))
    assert producible_from(rich_state(same, ["research"])) == []
    assert producible_from(rich_state(same, ["research"], options={"fragments": "any"})) == [
        "three sites"
    ]


@pytest.mark.rule("§14.6")
def test_fragments_go_under_the_tile() -> None:
    state = rich_state(cards("asia", "weapons", "ceramics", "sculpture", "fragments"), ["research"])
    show(
        act(state, "produce 4 asia", "pay museum"),
        *[f"asia {rank}" for rank in ("weapons", "ceramics", "sculpture", "fragments")],
    )
    assert not can(state, "keep asia fragments")
    do(state, "keep asia weapons")
    assert field(state, "gone")["asia fragments"] == 1


@pytest.mark.rule("§14.6")
def test_if_only_fragments_are_shown_nothing_is_kept() -> None:
    """R71: three fragments of three sites."""
    held = together(*[cards(site, "fragments") for site in SITE_NAMES[:3]])
    state = rich_state(held, ["research"])
    assert producible_from(state) == [
        "3 architecture",
        "3 ceramics",
        "3 jewellery",
        "3 sculpture",
        "3 weapons",
        "three sites",
    ]
    show(act(state, "produce three sites", "pay museum"), *held)
    if field(state, "step") == "keeping":
        assert words(state) == ["keep none"]
        do(state, "keep none")
    assert cards_in_hand(state) == {}
    assert field(state, "gone") == held


@pytest.mark.rule("§14.2")
def test_a_stand_alone_exhibition_is_an_action_with_marker_and_cost() -> None:
    """R40, R73: no tile, no shift of the row, nothing kept, one card each."""
    state = rich_state(cards("asia", "stand-alone", "stand-alone"), ["research"])
    k = field(state, "tracks")[0]
    do(state, "exhibit asia", "pay museum")
    assert money(state) == 50 - [5, 5, 4, 4, 3, 3, 2, 2, 1, 1][k]
    assert cards_in_hand(state) == cards("asia", "stand-alone")
    assert field(state, "stands")[:4] == [0, 1, 0, 0]
    assert field(state, "owners") == [-1] * 25
    assert state.actor() == 0  # the second action
    do(state, "exhibit asia", "pay museum")
    assert field(state, "stands")[:4] == [0, 2, 0, 0]


@pytest.mark.rule("§14.2")
def test_a_stand_alone_exhibition_may_be_paid_with_a_joker() -> None:
    held = cards("asia", "stand-alone")
    state = state_with(4, ["research"], hands={0: held}, mats={0: {"ship": 1}}, money={0: 6})
    do(state, "exhibit asia", "pay ship")
    assert money(state) == 0
    poor = state_with(4, ["research"], hands={0: held}, mats={0: {"ship": 1}}, money={0: 5})
    assert not can(poor, "exhibit asia")


@pytest.mark.rule("§14.3")
def test_a_stand_alone_exhibition_gives_one_income_and_one_prestige() -> None:
    state = state_with(4, ["research"], stands={0: {"asia": 2, "africa": 1}}, money={0: 0, 1: 0})
    assert state.scores()[:2] == [3, 0]
    act(state, *["pass", "nothing"] * 4)
    assert field(state, "money")[:2] == [11, 8]


@pytest.mark.rule("§15.7")
def test_new_york_lets_one_card_count_as_any_site_or_type() -> None:
    other = cards("africa", "jewellery")
    site = cards("asia", "weapons", "ceramics", "sculpture")
    roles = {0: ["new york"]}
    assert producible_from(rich_state(together(site, other), ["cities"])) == []
    assert producible_from(rich_state(together(site, other), ["cities"], roles=roles)) == [
        "4 asia",
        "three sites",
    ]
    kind = together(cards("asia", "weapons"), cards("africa", "weapons"))
    assert producible_from(
        rich_state(together(kind, cards("asia", "ceramics")), ["cities"], roles=roles)
    ) == [
        "3 weapons",
        "three sites",
    ]


@pytest.mark.rule("§15.7")
def test_new_york_never_replaces_two_cards() -> None:
    held = together(cards("asia", "weapons", "ceramics"), cards("africa", "jewellery", "sculpture"))
    assert "4 asia" not in producible_from(rich_state(held, ["cities"], roles={0: ["new york"]}))


@pytest.mark.rule("§15.7")
def test_new_yorks_joker_card_may_be_kept() -> None:
    """R72"""
    held = together(cards("asia", "weapons", "ceramics", "sculpture"), cards("africa", "jewellery"))
    state = rich_state(held, ["cities"], roles={0: ["new york"]})
    show(act(state, "produce 4 asia", "pay museum"), *held)
    do(state, "keep africa jewellery")
    assert cards_in_hand(state) == cards("africa", "jewellery")


@pytest.mark.rule("§15.7")
def test_new_york_and_fragments_may_meet_and_a_fragments_joker_is_not_kept() -> None:
    """R72"""
    held = together(cards("asia", "weapons", "ceramics", "fragments"), cards("africa", "fragments"))
    state = rich_state(held, BOTH, roles={0: ["new york"]})
    assert can(state, "produce 4 asia")
    show(act(state, "produce 4 asia", "pay museum"), *held)
    assert words(state) == ["keep asia ceramics", "keep asia weapons", "keep none"]


@pytest.mark.rule("§15.4")
def test_paris_keeps_up_to_two_of_the_shown_cards() -> None:
    """R47"""
    held = cards("asia", "weapons", "ceramics", "sculpture", "jewellery")
    state = rich_state(held, ["cities"], roles={0: ["paris"]})
    show(act(state, "produce 4 asia", "pay museum"), *held)
    kept = [tuple(sorted(cards_in_hand(at))) for at in leaves(state, "keeping")]
    names = sorted(held)
    expected = [(), *[(a,) for a in names], *[tuple(sorted(c)) for c in combinations(names, 2)]]
    assert sorted(kept) == sorted(expected)


@pytest.mark.rule("§15.4")
def test_paris_leaves_one_of_three_cards_under_the_tile_and_never_keeps_fragments() -> None:
    """R72"""
    held = together(cards("asia", "weapons", "fragments"), cards("africa", "weapons"))
    state = rich_state(held, BOTH, roles={0: ["paris"]})
    show(act(state, "produce 3 weapons", "pay museum"), *held)
    kept = {tuple(sorted(cards_in_hand(at))) for at in leaves(state, "keeping")}
    assert kept == {
        (),
        ("asia weapons",),
        ("africa weapons",),
        ("africa weapons", "asia weapons"),
    }


@pytest.mark.rule("§15.4")
def test_paris_may_keep_two_equal_cards_once_each() -> None:
    state = rich_state(cards("asia", *["weapons"] * 4), ["cities"], roles={0: ["paris"]})
    show(act(state, "produce 3 weapons", "pay museum"), *["asia weapons"] * 3)
    kept = [cards_in_hand(at)["asia weapons"] for at in leaves(state, "keeping")]
    assert sorted(kept) == [1, 2, 3]


def satisfies(shown: list[str], tile: str, free: bool, joker: bool) -> bool:
    """The requirement of a tile, straight from the rulebook: try each card as New York's joker."""
    if any(card.split(" ", 1)[1] not in {*TYPES, "fragments"} for card in shown):
        return False
    if joker:
        return any(fits(shown[:i] + shown[i + 1 :], tile, free, 1) for i in range(len(shown)))
    return fits(shown, tile, free, 0)


def fits(shown: list[str], tile: str, free: bool, wild: int) -> bool:
    """Whether the cards fit together with so many cards that count as anything."""
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
                if satisfies(list(some), name, free, joker=False)
                or (role == "new york" and satisfies(list(some), name, free, joker=True))
            }
            assert can(state, f"produce {name}") == bool(expected), (held, name)
            if expected:
                following = state.clone()
                do(following, f"produce {name}", "pay museum")
                found = [
                    tuple(sorted((Counter(held) - Counter(cards_in_hand(at))).elements()))
                    for at in leaves(following, "showing")
                ]
                assert len(found) == len(set(found)), (held, name)
                assert set(found) == expected, (held, name)
