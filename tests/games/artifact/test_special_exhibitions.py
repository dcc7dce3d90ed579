"""Exhibitions with fragments and stand-alone artifacts (§14.2 to §14.11), Paris and New York."""

from itertools import combinations

import pytest

from digsite.games.artifact.box import SITE_NAMES
from tests.games.artifact.positions import (
    BOTH,
    act,
    actions,
    can,
    cards,
    cards_in_hand,
    field,
    give_role,
    hold,
    leaves,
    legal,
    money,
    owner,
    play,
    producible,
    rich,
    rich_state,
    show,
    state_with,
    together,
)


@pytest.mark.rule("§14.2", "R40", "R73")
def test_a_stand_alone_exhibition_is_an_action_with_marker_and_cost() -> None:
    """No tile, no shift of the row, nothing kept, one card each."""
    state = rich_state(cards("asia", "stand-alone", "stand-alone"), ["research"])
    k = field(state, "tracks")[0]
    assert [one for one in legal(state) if one.startswith("exhibit")] == ["exhibit asia"]
    play(state, "exhibit asia", "pay museum")
    assert money(state) == 50 - [5, 5, 4, 4, 3, 3, 2, 2, 1, 1][k]
    assert cards_in_hand(state) == cards("asia", "stand-alone")
    assert field(state, "stands")[:4] == [0, 1, 0, 0]
    assert field(state, "owners") == [-1] * 25, "the row of the base income did not move"
    assert state.actor() == 0  # the second action
    play(state, "exhibit asia", "pay museum")
    assert field(state, "stands")[:4] == [0, 2, 0, 0]


@pytest.mark.rule("§14.2")
def test_a_stand_alone_exhibition_may_be_paid_with_a_joker() -> None:
    held = cards("asia", "stand-alone")
    state = state_with(4, ["research"], hands={0: held}, mats={0: {"ship": 1}}, money={0: 6})
    play(state, "exhibit asia", "pay ship")
    assert money(state) == 0
    poor = state_with(4, ["research"], hands={0: held}, mats={0: {"ship": 1}}, money={0: 5})
    assert not can(poor, "exhibit asia")


@pytest.mark.rule("§14.5", "R42")
def test_fragments_are_any_type_of_their_own_site() -> None:
    fragments = cards("africa", "fragments")
    asia = cards("asia", "weapons", "weapons", "ceramics")
    assert producible(rich_state(together(asia, fragments), ["research"])) == ["3 weapons"]
    africa = cards("africa", "weapons", "ceramics", "sculpture")
    assert producible(rich_state(together(africa, fragments), ["research"])) == ["4 africa"]


@pytest.mark.rule("§14.5", "R42")
def test_in_the_free_reading_fragments_are_any_site_too() -> None:
    held = together(cards("africa", "fragments"), cards("asia", "weapons", "ceramics", "sculpture"))
    assert producible(rich_state(held, ["research"])) == []
    assert producible(rich_state(held, ["research"], options={"fragments": "any"})) == ["4 asia"]
    same = together(cards("africa", "fragments", "weapons"), cards("asia", "ceramics"))
    assert producible(rich_state(same, ["research"])) == []
    assert producible(rich_state(same, ["research"], options={"fragments": "any"})) == [
        "three sites"
    ]


@pytest.mark.rule("§14.6", "R71")
def test_fragments_go_under_the_tile() -> None:
    state = rich_state(cards("asia", "weapons", "ceramics", "sculpture", "fragments"), ["research"])
    show(
        act(state, "produce 4 asia", "pay museum"),
        *[f"asia {rank}" for rank in ("weapons", "ceramics", "sculpture", "fragments")],
    )
    kept = ["keep asia ceramics", "keep asia sculpture", "keep asia weapons", "keep none"]
    assert legal(state) == kept
    play(state, "keep asia weapons")
    assert field(state, "gone")["asia fragments"] == 1


@pytest.mark.rule("§14.6", "R71")
def test_if_only_fragments_are_shown_nothing_is_kept() -> None:
    """Three fragments of three sites: nobody is asked."""
    held = together(*[cards(site, "fragments") for site in SITE_NAMES[:3]])
    state = rich_state(held, ["research"])
    assert producible(state) == [
        "3 architecture",
        "3 ceramics",
        "3 jewellery",
        "3 sculpture",
        "3 weapons",
        "three sites",
    ]
    show(act(state, "produce three sites", "pay museum"), *held)
    assert owner(state, "three sites") == 0
    assert cards_in_hand(state) == {}
    assert field(state, "gone") == held


@pytest.mark.rule("§14.9", "§14.11", "R43", "R70")
@pytest.mark.parametrize("rank", ["stand-alone", "gold", "cursed", "manuscript"])
def test_other_special_artifacts_are_never_shown(rank: str) -> None:
    held = cards("asia", "weapons", "ceramics", "sculpture", rank)
    assert producible(rich_state(held, ["research"])) == []
    assert producible(rich_state(held, BOTH, roles={0: ["new york"]})) == []
    assert "4 asia" in producible(
        rich_state(cards("asia", "weapons", "ceramics", "sculpture", "fragments"), ["research"])
    )


@pytest.mark.rule("§15.4", "R47", "R72")
def test_paris_keeps_up_to_two_of_the_shown_cards() -> None:
    held = cards("asia", "weapons", "ceramics", "sculpture", "jewellery")
    state = rich_state(held, ["cities"], roles={0: ["paris"]})
    show(act(state, "produce 4 asia", "pay museum"), *held)
    kept = [tuple(sorted(cards_in_hand(at))) for at in leaves(state, "keeping")]
    names = sorted(held)
    expected = [(), *[(a,) for a in names], *[tuple(sorted(c)) for c in combinations(names, 2)]]
    assert sorted(kept) == sorted(expected)


@pytest.mark.rule("§15.4", "R72")
def test_paris_leaves_one_of_three_cards_under_the_tile_and_never_keeps_fragments() -> None:
    held = together(cards("asia", "weapons", "fragments"), cards("africa", "weapons"))
    state = rich_state(held, BOTH, roles={0: ["paris"]})
    show(act(state, "produce 3 weapons", "pay museum"), *held)
    kept = {tuple(sorted(cards_in_hand(at))) for at in leaves(state, "keeping")}
    assert kept == {(), ("asia weapons",), ("africa weapons",), ("africa weapons", "asia weapons")}


@pytest.mark.rule("§15.4")
def test_paris_may_keep_two_equal_cards_once_each() -> None:
    state = rich_state(cards("asia", *["weapons"] * 4), ["cities"], roles={0: ["paris"]})
    show(act(state, "produce 3 weapons", "pay museum"), *["asia weapons"] * 3)
    kept = [cards_in_hand(at)["asia weapons"] for at in leaves(state, "keeping")]
    assert sorted(kept) == [1, 2, 3]


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


@pytest.mark.rule("§15.7", "R48", "R72")
def test_new_york_lets_one_card_count_as_any_site_or_type() -> None:
    other = cards("africa", "jewellery")
    site = cards("asia", "weapons", "ceramics", "sculpture")
    roles = {0: ["new york"]}
    assert producible(rich_state(together(site, other), ["cities"])) == []
    assert producible(rich_state(together(site, other), ["cities"], roles=roles)) == [
        "4 asia",
        "three sites",
    ]
    kind = together(cards("asia", "weapons"), cards("africa", "weapons"))
    assert producible(
        rich_state(together(kind, cards("asia", "ceramics")), ["cities"], roles=roles)
    ) == ["3 weapons", "three sites"]


@pytest.mark.rule("§15.7", "R72")
def test_new_yorks_joker_card_may_be_kept() -> None:
    held = together(cards("asia", "weapons", "ceramics", "sculpture"), cards("africa", "jewellery"))
    state = rich_state(held, ["cities"], roles={0: ["new york"]})
    show(act(state, "produce 4 asia", "pay museum"), *held)
    play(state, "keep africa jewellery")
    assert cards_in_hand(state) == cards("africa", "jewellery")


@pytest.mark.rule("§15.7", "R72")
def test_new_york_and_fragments_may_meet_and_a_fragments_joker_is_not_kept() -> None:
    held = together(cards("asia", "weapons", "ceramics", "fragments"), cards("africa", "fragments"))
    state = rich_state(held, BOTH, roles={0: ["new york"]})
    assert can(state, "produce 4 asia")
    show(act(state, "produce 4 asia", "pay museum"), *held)
    assert legal(state) == ["keep asia ceramics", "keep asia weapons", "keep none"]
