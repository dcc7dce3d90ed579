"""From the rulebook, records from outside: what cannot be is refused, as `Title.load` promises."""

from collections.abc import Callable

import pytest

from tests.games.artifacts_inc.book_positions import Record, position, title


def record() -> Record:
    """Seat 0 has Docks and 20 dollars; two dice are in hand."""
    cards = [("b-docks", 1, "bottom", 0)]
    return position(dice=[1, 2], dollars=[20], cards=[cards]).record()


def a_card_too_many(damaged: Record) -> None:
    damaged["visible"]["b-docks"] = 1  # the only Docks lie before seat 0


def two_cards_in_one_place(damaged: Record) -> None:
    damaged["cards"][0][0]["column"] = damaged["cards"][0][1]["column"]


def dice_below_zero(damaged: Record) -> None:
    damaged["dice"] = [-1, 0, 0, 0, 0, 3]


def more_dice_than_the_box_holds(damaged: Record) -> None:
    damaged["dice"] = [9, 0, 0, 0, 0, 0]


def underwater_cards_that_nobody_has(damaged: Record) -> None:
    damaged["dives"] = 5


def nobody_went_first(damaged: Record) -> None:
    damaged["first"] = -1


def a_cube_beside_the_boxes(damaged: Record) -> None:
    damaged["orders"][0][8] = 1  # two players use six boxes


def an_order_that_cannot_be_filled(damaged: Record) -> None:
    damaged["step"] = "ordering"


def a_sale_of_nothing(damaged: Record) -> None:
    damaged["step"] = "selling"


def a_refill_without_a_gap(damaged: Record) -> None:
    damaged["step"] = "refilling"


@pytest.mark.rule("§1.2")
@pytest.mark.parametrize(
    "damage",
    [
        a_card_too_many,
        two_cards_in_one_place,
        dice_below_zero,
        more_dice_than_the_box_holds,
        underwater_cards_that_nobody_has,
        nobody_went_first,
        a_cube_beside_the_boxes,
        an_order_that_cannot_be_filled,
        a_sale_of_nothing,
        a_refill_without_a_gap,
    ],
    ids=lambda damage: damage.__name__,
)
def test_a_table_that_cannot_be_is_refused(damage: Callable[[Record], None]) -> None:
    damaged = record()
    assert title().load(record()).record() == damaged
    damage(damaged)
    with pytest.raises(ValueError, match=r"\w"):
        title().load(damaged)
