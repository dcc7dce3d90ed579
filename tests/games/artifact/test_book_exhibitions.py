"""The rulebook on exhibitions, sentence by sentence, and all sets of cards against a count."""

from collections import Counter
from itertools import combinations

import pytest

import digsite
from tests.games.artifact.book_positions import (
    BOTH,
    SITES,
    TILES,
    TYPES,
    Cards,
    act,
    can,
    cards,
    do,
    field,
    hand,
    leaves,
    mat,
    money,
    owner,
    show,
    table,
    together,
    words,
)

MUSEUM = {0: {"museum": 3}}


def rich(
    held: Cards, expansions: list[str] | None = None, seats: int = 4, **more: object
) -> digsite.State:
    return table(
        seats,
        expansions or [],
        hands={0: held},
        mats=MUSEUM,
        money={0: 50},
        **more,  # type: ignore[arg-type]
    )


def producible(state: digsite.State) -> list[str]:
    return [tile for tile in TILES if can(state, f"produce {tile}")]


@pytest.mark.rule("§10.1")
def test_the_example_of_four_middle_east_cards() -> None:
    """Pay 3, take the tile of 4, base income 7 from now on, keep a card, bonus 2."""
    four = cards("middle_east", "architecture", "ceramics", "jewellery", "weapons")
    mats = {0: {"museum": 1}, 1: {"museum": 4}, 2: {}, 3: {}, 4: {}}
    state = table(5, mats=mats, hands={0: four}, money={0: 3})
    act(state, "produce 4 middle_east", "pay museum")
    show(state, *four)
    assert money(state) == 0
    do(state, "keep middle_east jewellery")
    assert hand(state) == cards("middle_east", "jewellery")
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
    held = together(*[cards(site, "architecture") for site in SITES[:3]])
    mats = {0: {"museum": 1}, 1: {"museum": 2}, 2: {}, 3: {}, 4: {}}
    state = table(5, mats=mats, hands={0: held}, money={0: 2})
    show(act(state, "produce 3 architecture", "pay museum"), *held)
    do(state, "keep america architecture")
    assert money(state) == 0
    assert hand(state) == cards("america", "architecture")


@pytest.mark.rule("§10.1")
def test_any_tile_may_be_taken_whatever_lies_on_the_board() -> None:
    """R68: four or five of a type before three."""
    held = together(cards("asia", *["weapons"] * 4), cards("africa", "weapons"))
    assert producible(rich(held)) == ["3 weapons", "4 weapons", "5 weapons", "4 asia"]
    gone = rich(held, tiles={"4 weapons": 2, "4 asia": 1})
    assert producible(gone) == ["3 weapons", "5 weapons"]


@pytest.mark.rule("§10.1")
def test_exactly_the_printed_number_is_shown() -> None:
    state = rich(cards("asia", *["weapons"] * 4))
    act(state, "produce 3 weapons", "pay museum")
    show(state, *["asia weapons"] * 3)
    assert field(state, "step") == "keeping"
    assert hand(state) == cards("asia", "weapons")
    do(state, "keep none")
    assert field(state, "gone") == cards("asia", *["weapons"] * 3)


@pytest.mark.rule("§10.2")
def test_a_type_tile_takes_the_type_from_any_site() -> None:
    held = together(cards("asia", "weapons"), cards("africa", "weapons"))
    assert producible(rich(held)) == []
    assert producible(rich(together(held, cards("america", "ceramics")))) == ["three sites"]
    assert producible(rich(together(held, cards("asia", "weapons")))) == ["3 weapons"]


@pytest.mark.rule("§10.3")
@pytest.mark.parametrize(("number", "tiles"), [(3, 0), (4, 1), (5, 2)])
def test_a_site_tile_takes_any_types_of_its_site(number: int, tiles: int) -> None:
    held = cards("asia", *["weapons", "ceramics", "weapons", "ceramics", "sculpture"][:number])
    assert producible(rich(held)) == ["4 asia", "5 asia"][:tiles]


@pytest.mark.rule("§10.4")
def test_three_sites_must_all_differ() -> None:
    """R31"""
    two = together(cards("asia", "weapons", "ceramics"), cards("africa", "weapons"))
    assert producible(rich(two)) == []
    assert producible(rich(together(two, cards("america", "sculpture")))) == ["three sites"]


@pytest.mark.rule("§10.5")
def test_five_types_asks_for_one_of_each() -> None:
    four = cards("asia", "weapons", "ceramics", "sculpture", "jewellery")
    assert producible(rich(together(four, cards("africa", "weapons")))) == ["4 asia"]
    assert producible(rich(together(four, cards("africa", "architecture")))) == [
        "4 asia",
        "five types",
    ]


@pytest.mark.rule("§10.6")
def test_one_of_the_shown_cards_or_none_is_kept() -> None:
    state = rich(cards("asia", "weapons", "weapons", "ceramics", "jewellery", "sculpture"))
    act(state, "produce 4 asia", "pay museum")
    show(state, "asia weapons", "asia weapons", "asia ceramics", "asia jewellery")
    assert words(state) == [
        "keep asia ceramics",
        "keep asia jewellery",
        "keep asia weapons",
        "keep none",
    ]
    do(state, "keep asia weapons")
    assert hand(state) == cards("asia", "weapons", "sculpture")
    assert field(state, "step") != "keeping"


@pytest.mark.rule("§10.7")
def test_the_tile_belongs_to_the_player_and_is_gone_from_the_board() -> None:
    state = rich(cards("asia", *["weapons"] * 4), seats=3, options={"left_out": "africa"})
    show(act(state, "produce 3 weapons", "pay museum"), *["asia weapons"] * 3)
    do(state, "keep asia weapons")
    assert owner(state, "3 weapons") == 0
    assert not can(state, "produce 3 weapons")
    assert state.scores()[0] == 3 + money(state) // 5


@pytest.mark.rule("§10.8")
def test_a_tile_of_the_row_changes_nobodys_money_at_once() -> None:
    """R69"""
    state = rich(cards("asia", *["weapons"] * 4))
    others = field(state, "money")[1:]
    show(act(state, "produce 4 asia", "pay museum"), *["asia weapons"] * 4)
    do(state, "keep none")
    assert field(state, "money")[1:] == others


@pytest.mark.rule("§10.1")
def test_the_marker_is_used_and_paid_before_cards_are_shown() -> None:
    state = rich(cards("asia", *["weapons"] * 4))
    do(state, "produce 3 weapons")
    assert field(state, "step") == "paying"
    assert words(state) == ["pay museum"]
    do(state, "pay museum")
    assert mat(state, 0, "museum") == 2
    assert money(state) < 50


@pytest.mark.rule("§14.11")
@pytest.mark.parametrize("rank", ["stand-alone", "gold", "cursed", "manuscript"])
def test_other_special_artifacts_are_never_shown(rank: str) -> None:
    """R70"""
    held = cards("asia", "weapons", "ceramics", "sculpture", rank)
    assert producible(rich(held, ["research"])) == []
    assert producible(rich(held, BOTH, roles={0: ["new york"]})) == []
    assert "4 asia" in producible(
        rich(cards("asia", "weapons", "ceramics", "sculpture", "fragments"), ["research"])
    )


@pytest.mark.rule("§14.5")
def test_fragments_are_any_type_of_their_own_site() -> None:
    """R42"""
    fragments = cards("africa", "fragments")
    asia = cards("asia", "weapons", "weapons", "ceramics")
    assert producible(rich(together(asia, fragments), ["research"])) == ["3 weapons"]
    africa = cards("africa", "weapons", "ceramics", "sculpture")
    assert producible(rich(together(africa, fragments), ["research"])) == ["4 africa"]


@pytest.mark.rule("§14.5")
def test_in_the_free_reading_fragments_are_any_site_too() -> None:
    """R42"""
    held = together(cards("africa", "fragments"), cards("asia", "weapons", "ceramics", "sculpture"))
    assert producible(rich(held, ["research"])) == []
    assert producible(rich(held, ["research"], options={"fragments": "any"})) == ["4 asia"]
    same = together(cards("africa", "fragments", "weapons"), cards("asia", "ceramics"))
    assert producible(rich(same, ["research"])) == []
    assert producible(rich(same, ["research"], options={"fragments": "any"})) == ["three sites"]


@pytest.mark.rule("§14.6")
def test_fragments_go_under_the_tile() -> None:
    state = rich(cards("asia", "weapons", "ceramics", "sculpture", "fragments"), ["research"])
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
    held = together(*[cards(site, "fragments") for site in SITES[:3]])
    state = rich(held, ["research"])
    assert producible(state) == [
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
    assert hand(state) == {}
    assert field(state, "gone") == held


@pytest.mark.rule("§14.2")
def test_a_stand_alone_exhibition_is_an_action_with_marker_and_cost() -> None:
    """R40, R73: no tile, no shift of the row, nothing kept, one card each."""
    state = rich(cards("asia", "stand-alone", "stand-alone"), ["research"])
    k = field(state, "tracks")[0]
    do(state, "exhibit asia", "pay museum")
    assert money(state) == 50 - [5, 5, 4, 4, 3, 3, 2, 2, 1, 1][k]
    assert hand(state) == cards("asia", "stand-alone")
    assert field(state, "stands")[:4] == [0, 1, 0, 0]
    assert field(state, "owners") == [-1] * 25
    assert state.actor() == 0  # the second action
    do(state, "exhibit asia", "pay museum")
    assert field(state, "stands")[:4] == [0, 2, 0, 0]


@pytest.mark.rule("§14.2")
def test_a_stand_alone_exhibition_may_be_paid_with_a_joker() -> None:
    held = cards("asia", "stand-alone")
    state = table(4, ["research"], hands={0: held}, mats={0: {"ship": 1}}, money={0: 6})
    do(state, "exhibit asia", "pay ship")
    assert money(state) == 0
    poor = table(4, ["research"], hands={0: held}, mats={0: {"ship": 1}}, money={0: 5})
    assert not can(poor, "exhibit asia")


@pytest.mark.rule("§14.3")
def test_a_stand_alone_exhibition_gives_one_income_and_one_prestige() -> None:
    state = table(4, ["research"], stands={0: {"asia": 2, "africa": 1}}, money={0: 0, 1: 0})
    assert state.scores()[:2] == [3, 0]
    act(state, *["pass", "nothing"] * 4)
    assert field(state, "money")[:2] == [11, 8]


@pytest.mark.rule("§15.7")
def test_new_york_lets_one_card_count_as_any_site_or_type() -> None:
    other = cards("africa", "jewellery")
    site = cards("asia", "weapons", "ceramics", "sculpture")
    roles = {0: ["new york"]}
    assert producible(rich(together(site, other), ["cities"])) == []
    assert producible(rich(together(site, other), ["cities"], roles=roles)) == [
        "4 asia",
        "three sites",
    ]
    kind = together(cards("asia", "weapons"), cards("africa", "weapons"))
    assert producible(rich(together(kind, cards("asia", "ceramics")), ["cities"], roles=roles)) == [
        "3 weapons",
        "three sites",
    ]


@pytest.mark.rule("§15.7")
def test_new_york_never_replaces_two_cards() -> None:
    held = together(cards("asia", "weapons", "ceramics"), cards("africa", "jewellery", "sculpture"))
    assert "4 asia" not in producible(rich(held, ["cities"], roles={0: ["new york"]}))


@pytest.mark.rule("§15.7")
def test_new_yorks_joker_card_may_be_kept() -> None:
    """R72"""
    held = together(cards("asia", "weapons", "ceramics", "sculpture"), cards("africa", "jewellery"))
    state = rich(held, ["cities"], roles={0: ["new york"]})
    show(act(state, "produce 4 asia", "pay museum"), *held)
    do(state, "keep africa jewellery")
    assert hand(state) == cards("africa", "jewellery")


@pytest.mark.rule("§15.7")
def test_new_york_and_fragments_may_meet_and_a_fragments_joker_is_not_kept() -> None:
    """R72"""
    held = together(cards("asia", "weapons", "ceramics", "fragments"), cards("africa", "fragments"))
    state = rich(held, BOTH, roles={0: ["new york"]})
    assert can(state, "produce 4 asia")
    show(act(state, "produce 4 asia", "pay museum"), *held)
    assert words(state) == ["keep asia ceramics", "keep asia weapons", "keep none"]


@pytest.mark.rule("§15.4")
def test_paris_keeps_up_to_two_of_the_shown_cards() -> None:
    """R47"""
    held = cards("asia", "weapons", "ceramics", "sculpture", "jewellery")
    state = rich(held, ["cities"], roles={0: ["paris"]})
    show(act(state, "produce 4 asia", "pay museum"), *held)
    kept = [tuple(sorted(hand(at))) for at in leaves(state, "keeping")]
    names = sorted(held)
    expected = [(), *[(a,) for a in names], *[tuple(sorted(c)) for c in combinations(names, 2)]]
    assert sorted(kept) == sorted(expected)


@pytest.mark.rule("§15.4")
def test_paris_leaves_one_of_three_cards_under_the_tile_and_never_keeps_fragments() -> None:
    """R72"""
    held = together(cards("asia", "weapons", "fragments"), cards("africa", "weapons"))
    state = rich(held, BOTH, roles={0: ["paris"]})
    show(act(state, "produce 3 weapons", "pay museum"), *held)
    kept = {tuple(sorted(hand(at))) for at in leaves(state, "keeping")}
    assert kept == {
        (),
        ("asia weapons",),
        ("africa weapons",),
        ("africa weapons", "asia weapons"),
    }


@pytest.mark.rule("§15.4")
def test_paris_may_keep_two_equal_cards_once_each() -> None:
    state = rich(cards("asia", *["weapons"] * 4), ["cities"], roles={0: ["paris"]})
    show(act(state, "produce 3 weapons", "pay museum"), *["asia weapons"] * 3)
    kept = [hand(at)["asia weapons"] for at in leaves(state, "keeping")]
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
    if word in SITES:
        return all(site == word or (free and rank == "fragments") for site, rank in split)
    return all(rank == word for _, rank in plain)


def random_hand(rng: digsite.Rng, research: bool) -> Cards:
    """Cards that cluster, so that sets are near."""
    sites = [SITES[rng.below(4)] for _ in range(1 + rng.below(3))]
    kinds = [TYPES[rng.below(5)] for _ in range(1 + rng.below(4))]
    held: Counter[str] = Counter()
    for _ in range(3 + rng.below(5)):
        if research and rng.below(3) == 0:
            rank = ["fragments", "fragments", "gold", "stand-alone", "cursed"][rng.below(5)]
            site = SITES[rng.below(4)]
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
        state = rich(
            held,
            BOTH,
            roles={0: [role]} if role else {},
            options={"fragments": "any" if free else "site"},
        )
        flat = [card for card, number in held.items() for _ in range(number)]
        for tile in TILES:
            size = {"three sites": 3, "five types": 5}.get(tile) or int(tile[0])
            expected = {
                tuple(sorted(some))
                for some in combinations(flat, size)
                if satisfies(list(some), tile, free, joker=False)
                or (role == "new york" and satisfies(list(some), tile, free, joker=True))
            }
            assert can(state, f"produce {tile}") == bool(expected), (held, tile)
            if expected:
                following = state.clone()
                do(following, f"produce {tile}", "pay museum")
                found = [
                    tuple(sorted((Counter(held) - Counter(hand(at))).elements()))
                    for at in leaves(following, "showing")
                ]
                assert len(found) == len(set(found)), (held, tile)
                assert set(found) == expected, (held, tile)
