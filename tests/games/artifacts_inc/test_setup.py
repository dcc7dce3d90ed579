"""Box and setup (chapter 1)."""

from fractions import Fraction
from itertools import permutations, product

import pytest

from digsite.core.actors import NOBODY
from digsite.games.artifacts_inc.box import PILE_NAMES, TOP
from digsite.games.artifacts_inc.game import ArtifactsInc
from digsite.games.artifacts_inc.questions import steps
from digsite.games.artifacts_inc.rules import diving, museums, piles, setup
from digsite.games.artifacts_inc.rules.rows import cell_at
from tests.games.artifacts_inc.positions import (
    EDITION,
    STARTING,
    TITLE,
    begun,
    design,
    game,
    game_record,
    legal,
    new,
    objection,
    play,
)


@pytest.mark.rule("§1.2")
def test_the_box_holds_72_cards() -> None:
    copies = dict.fromkeys(range(-1, len(PILE_NAMES)), 0)
    for each in EDITION.designs:
        copies[int(each.pile)] += int(each.copies)
    assert list(copies.values()) == [16, 10, 10, 10, 4, 4]
    assert len(EDITION.publics) == 6
    assert sum(copies.values()) + len(EDITION.dive_numbers) + 6 == 72


@pytest.mark.rule("§1.3")
def test_the_underwater_stack_ascends_from_two() -> None:
    numbers = list(EDITION.dive_numbers)
    assert numbers[0] == 2
    assert numbers == sorted(set(numbers))
    assert diving.cards_left(new().table) == len(numbers) == 12


@pytest.mark.rule("§1.4")
@pytest.mark.parametrize(("seats", "boxes"), [(2, 6), (3, 9), (4, 9)])
def test_two_players_use_the_sides_with_six_boxes(seats: int, boxes: int) -> None:
    table = new(seats).table
    assert [museums.boxes_of(table, museum) for museum in range(4)] == [boxes] * 4
    sizes = [table.size(0, box) for box in range(boxes)]
    assert sizes == ([1, 2, 3, 4, 5, 6] if seats == 2 else [1, 1, 2, 2, 3, 3, 4, 5, 6])


@pytest.mark.rule("R7")
def test_both_sides_of_a_museum_pay_the_same() -> None:
    for museum in range(4):
        two, three = EDITION.museum(2, museum), EDITION.museum(3, museum)
        assert (two.bonus, two.majority) == (three.bonus, three.majority)


@pytest.mark.rule("§1.5")
def test_four_cards_of_a_b_and_c_are_visible_and_all_of_them_for_sale() -> None:
    """Three laid out and the top of the pile (R4)."""
    state = game(dice="1", dollars=99)
    play(state, "place 1 s-headquarters 1")
    for pile, name in enumerate(PILE_NAMES[:3]):
        first, end = EDITION.first_of_pile[pile], EDITION.first_of_pile[pile + 1]
        assert sum(state.table.visible[first:end]) == 4
        assert sum(state.table.piles[first:end]) == 6
        seen = [EDITION.designs[d].name for d in range(first, end) if state.table.visible[d]]
        without_scroll = [card for card in seen if EDITION.scrolls[design(card)] == 0]
        prefix = f"buy {name.lower()}-"
        assert legal(state, prefix) == [f"buy {card}" for card in without_scroll]


@pytest.mark.rule("§1.6")
def test_only_the_top_cards_of_d_and_e_are_visible() -> None:
    """And these can be bought (R5)."""
    state = game(dice="1", dollars=6)
    assert state.table.visible[design("d-hired-adventurers")] == 1
    assert state.table.visible[design("e-diving-suit")] == 1
    play(state, "place 1 s-headquarters 1")
    assert {"buy d-hired-adventurers", "buy e-diving-suit"} <= set(legal(state))


@pytest.mark.rule("§1.5", "§1.6")
def test_cards_are_turned_up_pile_by_pile_until_all_rows_are_complete() -> None:
    state = new()
    for dealt, pile in enumerate("aaaabbbbccccde"):
        assert state.table.step == steps.DEALING
        assert all(notation.startswith(f"reveal {pile}-") for notation in legal(state)), dealt
        state.play_key(state.keys()[-1])
    assert state.table.step == steps.CONTESTING
    assert piles.pile_with_gap(state.table) == -1


def dealt(seats: int = 2) -> ArtifactsInc:
    """All rows are complete, and somebody rolls for the first turn."""
    state = new(seats)
    while state.table.step == steps.DEALING:
        state.play(state.legal()[-1])
    return state


def contest(*rolls: str) -> tuple[int, list[int], int]:
    """Who goes first after these rolls, the dollars by seat, and the step that follows."""
    state = dealt(4 if len(rolls) >= 4 else len(rolls))
    for roll in rolls:
        play(state, f"roll {roll}")
    table = state.table
    return int(table.first), [int(dollars) for dollars in table.dollars], int(table.step)


@pytest.mark.rule("§1.8")
def test_the_highest_sum_of_two_dice_goes_first() -> None:
    assert contest("1 6", "4 4")[0] == 1
    assert contest("5 6", "4 4", "1 2")[0] == 0
    assert contest("1 1", "1 2", "1 3", "1 4")[0] == 3


@pytest.mark.rule("R1")
def test_only_those_who_tie_for_the_highest_sum_roll_again() -> None:
    state = dealt(3)
    play(state, "roll 3 6", "roll 1 1", "roll 4 5")
    assert (state.table.step, state.table.first) == (steps.CONTESTING, NOBODY)
    assert setup.next_to_roll(state.table) == 0
    play(state, "roll 1 2")
    assert setup.next_to_roll(state.table) == 2
    play(state, "roll 1 2")
    assert state.table.step == steps.CONTESTING
    play(state, "roll 2 2", "roll 1 4")
    assert (state.table.step, state.table.first) == (steps.ARRANGING, 2)


def test_rolls_are_as_likely_as_two_dice_show_them() -> None:
    state = dealt()
    shown = dict(zip(legal(state), state.weights(), strict=True))
    listed: dict[str, int] = {}
    for dice in product(range(1, 7), repeat=2):
        notation = "roll " + " ".join(str(face) for face in sorted(dice))
        listed[notation] = listed.get(notation, 0) + 1
    assert shown == listed
    assert Fraction(shown["roll 3 4"], sum(shown.values())) == Fraction(1, 18)


@pytest.mark.rule("§1.7")
def test_every_order_of_the_starting_cards_can_be_laid() -> None:
    """Three decisions, for the fourth card has only one place left: 4 * 3 * 2 = 24 orders (R31)."""
    names = EDITION.piece_names[:4]
    for order in permutations(range(4)):
        state = dealt()
        play(state, "roll 6 6", "roll 1 1")
        assert legal(state) == [f"arrange {name}" for name in names]
        play(state, *(f"arrange {names[card]}" for card in order[:3]))
        assert [int(state.table.cell(0, card)) for card in order] == [
            cell_at(EDITION, TOP, column) for column in range(4)
        ]
        assert state.actor() == 1


@pytest.mark.rule("R3", "R6")
def test_each_player_lays_their_own_set_in_turn_order_before_the_first_roll() -> None:
    state = dealt(3)
    play(state, "roll 1 1", "roll 6 6", "roll 1 2")
    arranging = ("arrange s-adventurers", "arrange s-canyon-expedition", "arrange s-headquarters")
    for seat in (1, 2, 0):
        assert state.actor() == seat
        play(state, arranging[0])
        assert objection(state, arranging[0]) == ("laid-already", "§1.7")
        assert objection(state, "end") == ("arrange-first", "§1.7")
        play(state, *arranging[1:])
    assert (state.table.step, state.table.turn) == (steps.ROLLING, 1)
    owned = [sum(1 for level in state.table.levels if level > 0)]
    assert owned == [12]


@pytest.mark.rule("§1.1")
def test_two_three_and_four_play_but_not_one_and_not_five() -> None:
    assert list(TITLE.seats) == [2, 3, 4]
    for seats in (0, 1, 5):
        with pytest.raises(ValueError, match="2, 3, 4"):
            TITLE.new(seats, {})


@pytest.mark.rule("§1.5")
def test_each_card_of_a_pile_is_as_likely_as_any_other() -> None:
    game = TITLE.new(2, {})
    assert dict(zip(legal(game), game.weights(), strict=True)) == {
        "reveal a-canyon-expedition": 2,
        "reveal a-desert-expedition": 2,
        "reveal a-jungle-expedition": 3,
        "reveal a-mountain-expedition": 3,
    }
    play(game, "reveal a-canyon-expedition", "reveal a-canyon-expedition")
    assert dict(zip(legal(game), game.weights(), strict=True)) == {
        "reveal a-desert-expedition": 2,
        "reveal a-jungle-expedition": 3,
        "reveal a-mountain-expedition": 3,
    }


@pytest.mark.rule("§1.7, R6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_four_starting_cards_and_nothing_else(seats: int) -> None:
    record = game_record(begun(seats))
    for cards in record["cards"]:
        assert sorted(c["card"] for c in cards) == sorted(STARTING)
        assert {(c["level"], c["row"]) for c in cards} == {(1, "top")}


@pytest.mark.rule("R1")
def test_a_tie_below_the_top_is_not_rolled_again() -> None:
    game = play(dealt(3), "roll 3 3", "roll 6 6", "roll 2 4")
    assert game.actor() == 1


@pytest.mark.rule("§1.9, R2")
@pytest.mark.parametrize(
    ("seats", "first", "expected"),
    [
        (2, 0, [2, 3]),
        (2, 1, [3, 2]),
        (3, 0, [2, 3, 3]),
        (3, 2, [3, 3, 2]),
        (4, 0, [2, 3, 3, 4]),
        (4, 1, [4, 2, 3, 3]),
        (4, 3, [3, 3, 4, 2]),
    ],
)
def test_starting_dollars_go_by_turn_order(seats: int, first: int, expected: list[int]) -> None:
    assert game_record(begun(seats, first=first))["dollars"] == expected


@pytest.mark.rule("§1.10")
def test_everybody_begins_without_reputation_artifacts_or_finds() -> None:
    game = begun(4)
    record = game_record(game)
    assert record["reputation"] == [0, 0, 0, 0]
    assert game.scores() == [0, 0, 0, 0]
    assert all(not any(row.values()) for row in record["artifacts"] + record["finds"])
    assert record["dives"] == 0
    assert all(owner == NOBODY for boxes in record["orders"] for owner in boxes)
