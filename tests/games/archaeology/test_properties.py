"""What holds in every position that play can reach."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import digsite
from digsite.games.archaeology.box import KIND_NAMES
from tests.walks import Setting, reach, step

TITLE = digsite.title("archaeology")
COPIES = {"shard": 18, "parchment": 16, "coin": 14, "talisman": 8, "cup": 6, "map": 6, "mask": 4}
PRICES = {
    "shard": [1, 2, 3, 4, 15],
    "parchment": [1, 2, 3, 10],
    "coin": [2, 5, 10, 18, 30],
    "talisman": [3, 7, 14, 24, 40],
    "cup": [2, 15],
    "map": [3],
    "mask": [4, 12, 26, 50],
}
Record = dict[str, Any]


@st.composite
def positions(draw: st.DrawFn) -> digsite.State:
    """A position of a game for two, three or four, after a number of random moves."""
    setting: Setting = ("archaeology", draw(st.integers(2, 4)), {})
    return reach(setting, draw(st.integers(0, 2**32)), draw(st.integers(0, 400)))


@st.composite
def short_games(draw: st.DrawFn) -> digsite.State:
    """A position reached by choices that shrink well."""
    state = TITLE.new(draw(st.integers(2, 4)))
    for choice in draw(st.lists(st.integers(0, 60), max_size=80)):
        legal = state.legal()
        if not legal:
            break
        state.play(legal[choice % len(legal)])
    return state


def sold(record: Record, kind: str) -> int:
    return sum(
        entry["size"] * entry["count"]
        for row in record["sets"]
        for entry in row
        if entry["kind"] == kind
    )


def conserved(state: digsite.State) -> None:
    record: Record = state.record()
    for kind in KIND_NAMES:
        cards = record["unseen"][kind] + record["market"][kind]
        cards += sum(hand[kind] for hand in record["hands"])
        cards += sold(record, kind)
        cards += record["spent_maps"] if kind == "map" else 0
        assert cards == COPIES[kind]


@given(positions())
def test_no_card_of_the_box_is_lost_or_made(state: digsite.State) -> None:
    conserved(state)


@given(short_games())
def test_no_card_is_lost_or_made_by_odd_choices(state: digsite.State) -> None:
    conserved(state)
    assert TITLE.load(state.record()) == state


@given(positions())
def test_money_is_what_the_sold_sets_are_worth(state: digsite.State) -> None:
    record: Record = state.record()
    for seat, row in enumerate(record["sets"]):
        worth = sum(PRICES[entry["kind"]][entry["size"] - 1] * entry["count"] for entry in row)
        assert worth == state.scores()[seat]


@given(positions())
def test_the_dig_site_is_what_is_unseen_less_the_chambers(state: digsite.State) -> None:
    record: Record = state.record()
    chambers = zip(record["explorers"], (3, 5, 7), strict=True)
    closed = sum(cards for explorer, cards in chambers if explorer == digsite.NOBODY)
    finding = record["left"] if record["step"] == "finding" else 0
    unseen = sum(record["unseen"].values())
    hazards = record["thieves"] + record["sandstorms"]
    assert record["buried"] == unseen - closed - finding + hazards


@given(positions())
def test_weights_are_shares_of_the_cards_that_may_come(state: digsite.State) -> None:
    """A dig brings each unseen card of the dig site with the same chance, told by hand."""
    record: Record = state.record()
    if record["step"] != "digging":
        return
    unseen: dict[str, int] = record["unseen"]
    buried: int = record["buried"]
    hazards: int = record["thieves"] + record["sandstorms"]
    others = sum(unseen.values()) - unseen["map"]
    shares = {"dig thief": record["thieves"], "dig sandstorm": record["sandstorms"]}
    shares["dig map"] = unseen["map"]
    total = sum(state.weights())
    for move, weight in zip(state.legal(), state.weights(), strict=True):
        name = move.notation()
        if name in shares:
            assert weight * buried == shares[name] * total
        else:
            in_dig_site = buried - hazards - unseen["map"]
            expected = in_dig_site * unseen[name.removeprefix("dig ")]
            assert weight * buried * others == expected * total


@given(positions())
def test_every_decision_is_legal_or_has_exactly_one_objection(state: digsite.State) -> None:
    actor = state.actor()
    if actor < 0:
        return
    legal = [move.notation() for move in state.legal()]
    refused = [objection.what for objection in TITLE.objections(state, actor)]
    every = [move.notation() for move in TITLE.moves[: TITLE.decision_count]]
    assert sorted(legal + refused) == sorted(every)


@given(positions())
def test_nobody_is_said_to_hold_a_card_that_is_not_there(state: digsite.State) -> None:
    """What views claim of other hands is true (R29)."""
    record: Record = state.record()
    hands: list[dict[str, int]] = record["hands"]
    for seat in [*range(len(hands)), int(digsite.SPECTATOR)]:
        view: Record = TITLE.view(state, seat).record()
        for notes in (view["known"], view["public"]):
            for hand, note in zip(hands, notes, strict=True):
                rest = {kind: hand[kind] - note[kind] for kind in KIND_NAMES}
                assert min(rest.values()) >= 0
                assert note["no_map"] <= sum(rest.values()) - rest["map"]


@given(positions(), st.integers(0, 2**32))
def test_worlds_vary_where_more_than_one_is_possible(state: digsite.State, seed: int) -> None:
    """If an opponent holds cards that the seat has not seen, they are not always the same."""
    record: Record = state.record()
    hands: list[dict[str, int]] = record["hands"]
    view: Record = TITLE.view(state, 0).record()
    unknown = [
        {kind: hand[kind] - note[kind] for kind in KIND_NAMES}
        for hand, note in zip(hands, view["known"], strict=True)
    ][1:]
    hidden = [rest for rest in unknown if sum(rest.values()) > 0]
    unseen: dict[str, int] = record["unseen"]
    sources = [*hidden, {kind: unseen[kind] for kind in KIND_NAMES if kind != "map"}]
    kinds = {
        kind for rest in sources for kind, cards in rest.items() if cards > 0 and kind != "map"
    }
    if not hidden or len(kinds) < 2 or sum(sum(rest.values()) for rest in sources) < 12:
        return
    rng = digsite.Rng(seed)
    worlds = [TITLE.imagine(TITLE.view(state, 0), rng).record() for _ in range(40)]
    assert any(world != worlds[0] for world in worlds)


@given(st.integers(2, 4), st.integers(0, 2**32))
def test_every_game_ends_with_empty_hands_and_an_empty_dig_site(seats: int, seed: int) -> None:
    state, rng = TITLE.new(seats), digsite.Rng(seed)
    moves = 0
    while not state.is_over():
        step(state, rng)
        moves += 1
        assert moves < 2000
    record: Record = state.record()
    assert record["buried"] == 0
    assert all(sum(hand.values()) == 0 for hand in record["hands"])
    assert sum(state.scores()) <= 333
