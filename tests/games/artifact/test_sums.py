"""What a view counts for its seat, so that no screen needs a rule."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import digsite
from digsite.core.actors import CHANCE
from digsite.games.artifact.box import TILES, tile_name
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.table import Table
from digsite.games.artifact.view import ArtifactView
from tests.games.artifact.positions import (
    TITLE,
    give_role,
    hide,
    hold,
    huts,
    legal,
    play,
    rich,
    turn_up,
)
from tests.walks import walk

SHOWABLE = [
    f"{site} {card}"
    for site in ("africa", "asia", "america")
    for card in ("ceramics", "weapons", "sculpture", "fragments", "gold")
]


def seen(table: Table, seat: int = 0) -> dict[str, object]:
    return TITLE.view(Artifact(table.copy()), seat).record()


def complete_shows(game: digsite.State) -> set[str]:
    """Every card of every complete exhibition, found by trying all of them."""
    cards: set[str] = set()
    for move in game.legal():
        if move.parts()["do"] != "show":
            return set()
        twin = game.clone()
        twin.play(move)
        cards |= {move.notation().removeprefix("show ")} | complete_shows(twin)
    return cards


@given(
    st.lists(st.sampled_from(SHOWABLE), min_size=3, max_size=7, unique=True),
    st.sampled_from([tile_name(number) for number in range(int(TILES))]),
    st.booleans(),
)
def test_fitting_cards_are_those_of_all_complete_exhibitions(
    cards: list[str], tile: str, joker: bool
) -> None:
    table = rich(4, research=True, cities=True)
    hold(table, 0, *cards)
    if joker:
        give_role(table, 0, "new york")
    if f"produce {tile}" not in legal(table):
        assert seen(table)["lacks"][tile] > 0  # type: ignore[index]
        return
    assert seen(table)["lacks"][tile] == 0  # type: ignore[index]
    game = play(table, f"produce {tile}", "pay museum")
    assert set(TITLE.view(game, 0).record()["fitting"]) == complete_shows(game)  # type: ignore[call-overload]


def test_only_the_owner_is_told_what_a_hand_lacks_and_shows() -> None:
    table = rich(4)
    hide(table, 0, "africa weapons", "asia weapons", "america weapons")
    play(table, "produce 3 weapons", "pay museum")
    assert seen(table, 0)["fitting"] == ["africa weapons", "asia weapons", "america weapons"]
    assert seen(table, 1)["fitting"] == []
    assert seen(table, 1)["lacks"]["4 weapons"] == 4  # type: ignore[index]
    assert seen(table, digsite.SPECTATOR)["lacks"] == {}


@pytest.mark.rule("§5.5", "R49")
def test_prices_are_those_of_the_action_under_way() -> None:
    table = rich(4, cities=True)
    assert seen(table)["prices"] == {}
    huts(table, 0, "africa", 1)
    give_role(table, 0, "morley")
    cost = seen(table)["costs"]["africa worker"]  # type: ignore[index]
    play(table, "hire two africa")
    prices = seen(table, 1)["prices"]
    assert isinstance(prices, dict)
    assert prices["africa worker"] == 2 * cost
    assert prices["museum"] == prices["ship"] == 12


@pytest.mark.rule("§9.1", "§9.2")
def test_cargo_is_what_each_player_would_ship() -> None:
    table = rich(4)
    turn_up(table, "africa weapons", "africa ceramics", "asia weapons")
    huts(table, 0, "africa", 2)
    huts(table, 1, "africa", 1)
    huts(table, 1, "asia", 1)
    assert seen(table)["cargo"] == [{"africa": 2}, {"africa": 1, "asia": 0}, {}, {}]


@pytest.mark.rule("§12.6", "§12.7", "§13.4", "§16.2")
def test_standing_is_the_prestige_that_all_could_count() -> None:
    table = rich(4, research=True)
    before = seen(table)["standing"]
    assert before == [4, 4, 4, 4], "20 coins"
    hold(table, 0, "africa weapons", "asia weapons", "america weapons")
    hold(table, 1, "africa manuscript")
    play(table, "produce 3 weapons", "pay museum", "show africa weapons")
    assert seen(table)["standing"] == [3, 4, 4, 4], "the museum is paid"
    play(table, "show asia weapons", "show america weapons", "keep none")
    assert seen(table, 2)["standing"] == [6, 4, 4, 4]


def test_the_cards_of_a_deck_are_as_likely_as_they_are_many() -> None:
    looked = 0
    for state in walk(("artifact", 3, {}), 1):
        if state.actor() == CHANCE:
            weights = state.weights()
            decks = state.record()["deck_sizes"]
            assert isinstance(decks, dict)
            assert len(weights) == len(state.legal())
            assert sum(weights) in decks.values()
            looked += 1
    assert looked > 0


def test_a_view_counts_hands_and_prices_each_marker_that_could_pay() -> None:
    title = digsite.title("artifact")
    lacking = 0
    for state in walk(("artifact", 3, {}), 4):
        view = title.view(state, 0)
        assert isinstance(view, ArtifactView)
        record = view.record()
        assert record["sizes"] == [int(view.hand_size(seat)) for seat in range(3)]
        if record["step"] == "paying":
            mats, asked = record["mats"], record["asked"]
            assert isinstance(mats, list) and isinstance(asked, int)
            held = {marker for marker, number in mats[asked].items() if number > 0}
            assert set(record["prices"]) == held  # type: ignore[call-overload]
            lacking += len(mats[asked]) - len(held)
    assert lacking > 0
