"""Exhibitions (chapter 10): what a tile asks for, what is kept, and whose it is."""

import pytest

from digsite.games.artifact.box import TILES, tile_name
from tests.games.artifact.positions import (
    TITLE,
    TYPES,
    WEAPONS,
    act,
    actions,
    cards,
    field,
    hand,
    hold,
    kind,
    laid,
    legal,
    play,
    producible,
    rich,
    rich_state,
    show,
    take,
    tile,
)


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


@pytest.mark.rule("§10.7")
def test_the_tile_lies_before_its_owner() -> None:
    table = rich(4)
    hold(table, 0, *WEAPONS)
    play(table, "produce 3 weapons", "pay museum", *[f"show {card}" for card in WEAPONS])
    assert table.owners[tile("3 weapons")] == -1
    play(table, "keep none")
    assert table.owners[tile("3 weapons")] == 0
    assert (table.actions, table.asked) == (1, 0)


def test_every_tile_has_a_name_of_its_own() -> None:
    assert len({tile_name(number) for number in range(TILES)}) == 25
    assert TITLE.move("produce five types").parts() == {"do": "produce", "tile": "five types"}


@pytest.mark.rule("§10.8", "R69")
def test_a_tile_of_the_row_changes_nobodys_money_at_once() -> None:
    state = rich_state(cards("asia", *["weapons"] * 4))
    others = field(state, "money")[1:]
    show(act(state, "produce 4 asia", "pay museum"), *["asia weapons"] * 4)
    play(state, "keep none")
    assert field(state, "money")[1:] == others
