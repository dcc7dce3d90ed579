"""Finding and buying (chapter 3)."""

import pytest

from digsite.games.artifacts_inc.questions import course, steps
from digsite.games.artifacts_inc.rules import piles
from tests.games.artifacts_inc.positions import (
    EDITION,
    artifacts,
    design,
    dollars,
    empty_piles,
    end_turns,
    game,
    legal,
    objection,
    offer,
    own,
    play,
    reputation,
    stock,
    values,
)


@pytest.mark.rule("§3.1")
def test_an_expedition_finds_one_artifact_of_its_type_and_holds_any_number() -> None:
    state = game(dice="1 4 4 4 6")
    stock(state, gem=40)
    own(state, "a-jungle-expedition", "top 4")
    own(state, "a-mountain-expedition", "top 5")
    play(state, "place 1 s-canyon-expedition 1", "place 4 s-desert-expedition 1")
    play(state, "place 4 a-jungle-expedition 1", "place 6 a-mountain-expedition 1")
    assert artifacts(state) == [1, 1, 1, 41]


@pytest.mark.rule("§3.2")
def test_buy_allows_one_purchase() -> None:
    state = game(dice="1 2", dollars=30)
    play(state, "place 1 s-headquarters 1", "buy e-diving-suit", "lay top 4")
    play(state, "reveal e-diving-suit")
    assert state.table.step == steps.PLACING
    assert legal(state, "buy") == legal(state, "upgrade") == []
    assert objection(state, "buy e-diving-suit") == ("no-purchase-open", "§3.2")
    assert objection(state, "place 2 s-headquarters 1") == ("die-lies-there", "§2.4")


@pytest.mark.rule("R22")
def test_a_player_may_decline_and_the_die_stays_spent() -> None:
    state = game(dice="1", dollars=30)
    play(state, "place 1 s-headquarters 1")
    assert objection(state, "end") == ("finish-purchase", "§3.2")
    play(state, "decline")
    assert (dollars(state), legal(state)) == (30, ["end"])


@pytest.mark.rule("§3.3")
def test_visible_cards_are_for_sale_and_no_others() -> None:
    state = game(dice="1", dollars=99)
    stock(state, scroll=9)
    play(state, "place 1 s-headquarters 1")
    seen = [d for d in range(4, EDITION.design_count) if state.table.visible[d] > 0]
    assert legal(state, "buy") == [f"buy {EDITION.designs[d].name}" for d in seen]
    assert objection(state, "buy c-grand-exhibition") == ("not-for-sale", "§3.3")


@pytest.mark.rule("R29")
def test_a_second_copy_of_a_card_may_be_bought() -> None:
    state = game(dice="1 1 4", dollars=6)
    own(state, "s-headquarters", "top 2", level=2)
    own(state, "a-desert-expedition", "top 4")
    play(state, "place 1 s-headquarters 1", "buy a-desert-expedition", "lay top 5")
    assert state.table.level(0, EDITION.piece_names.index("a-desert-expedition#2")) == 1
    state.play_key(state.keys()[0])
    play(state, "place 4 a-desert-expedition#2 1")
    assert artifacts(state) == [0, 1, 0, 0]


@pytest.mark.rule("§3.4")
@pytest.mark.parametrize(("have", "can"), [(3, False), (4, True), (5, True)])
def test_the_cost_in_dollars_goes_back_to_the_supply(have: int, can: bool) -> None:
    state = game(dice="1", dollars=have)
    offer(state, "b-warehouse")
    play(state, "place 1 s-headquarters 1")
    assert ("buy b-warehouse" in legal(state)) == can
    if can:
        play(state, "buy b-warehouse")
        assert dollars(state) == have - 4
    else:
        assert objection(state, "buy b-warehouse") == ("too-dear", "§3.4")
        assert values(state, "buy b-warehouse") == {"price": 4, "dollars": 3}


@pytest.mark.rule("§3.4", "R28")
def test_some_cards_also_cost_a_scroll_even_one_found_in_this_turn() -> None:
    state = game(dice="1 4", dollars=3)
    offer(state, "b-library")
    play(state, "place 1 s-headquarters 1")
    assert objection(state, "buy b-library") == ("no-scroll", "§3.4")
    play(state, "decline", "end")
    end_turns(state, 1)
    play(state, "roll 1 4 4", "place 4 s-desert-expedition 1", "place 1 s-headquarters 1")
    play(state, "buy b-library")
    assert (dollars(state), artifacts(state)) == (0, [0, 0, 0, 0])


@pytest.mark.rule("§3.4")
def test_a_discount_lowers_the_dollars_and_not_the_scroll() -> None:
    state = game(dice="3", dollars=2)
    own(state, "b-branch-office", "top 4")
    offer(state, "b-library")
    assert "place 3 b-branch-office 1" in legal(state)
    stock(state, scroll=1)
    play(state, "place 3 b-branch-office 1")
    assert legal(state) == [
        "buy a-canyon-expedition",
        "buy a-desert-expedition",
        "buy b-library",
        "upgrade s-desert-expedition",
        "upgrade s-canyon-expedition",
        "decline",
    ]
    play(state, "buy b-library")
    assert (dollars(state), artifacts(state)[1]) == (0, 0)


def test_a_discount_never_lowers_the_price_below_nothing() -> None:
    state = game(dollars=1)
    course.ask(state.table, steps.BUYING, -1, 9, 0)
    play(state, "upgrade s-desert-expedition")
    assert dollars(state) == 1


@pytest.mark.rule("§3.5")
def test_a_new_card_joins_the_rows_on_level_one_where_the_player_likes() -> None:
    state = game(dice="1", dollars=6)
    play(state, "place 1 s-headquarters 1", "buy e-diving-suit")
    assert state.table.step == steps.LAYING
    assert objection(state, "decline") == ("lay-first", "§4.2")
    play(state, "lay bottom 2")
    assert state.table.level(0, EDITION.piece_names.index("e-diving-suit")) == 1


@pytest.mark.rule("§3.6")
def test_an_upgrade_costs_the_whole_cost_again() -> None:
    """Dollars and scroll (R23)."""
    state = game(dice="1", dollars=7)
    own(state, "c-university", "top 4")
    play(state, "place 1 s-headquarters 1")
    assert objection(state, "upgrade c-university") == ("no-scroll", "§3.4")
    stock(state, scroll=2)
    assert "upgrade c-university" in legal(state)
    play(state, "upgrade c-university")
    assert (dollars(state), artifacts(state)[1]) == (0, 1)
    assert state.table.level(0, EDITION.piece_names.index("c-university")) == 2


@pytest.mark.rule("R24")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("s-desert-expedition", 3),
        ("s-canyon-expedition", 3),
        ("s-headquarters", 5),
        ("s-adventurers", 6),
    ],
)
def test_starting_cards_are_upgraded_at_their_printed_cost(card: str, cost: int) -> None:
    for have in (cost - 1, cost):
        state = game(dice="1", dollars=have, idle_buy="yes")
        play(state, "place 1 s-headquarters 1")
        assert (f"upgrade {card}" in legal(state)) == (have == cost)


@pytest.mark.rule("R30")
def test_there_is_no_third_level() -> None:
    state = game(dice="1", dollars=99)
    own(state, "s-adventurers", "top 3", level=2)
    play(state, "place 1 s-headquarters 1")
    assert "upgrade s-adventurers" not in legal(state)
    assert objection(state, "upgrade s-adventurers") == ("no-third-level", "§3.6")
    assert objection(state, "upgrade e-diving-suit") == ("not-your-card", "§3.6")


@pytest.mark.rule("R25")
def test_a_card_may_be_bought_and_upgraded_in_one_turn() -> None:
    state = game(dice="1 2", dollars=11)
    own(state, "s-headquarters", "top 2", level=2)
    play(state, "place 1 s-headquarters 1", "buy e-diving-suit", "lay top 4")
    play(state, "reveal e-diving-suit", "place 2 s-headquarters 2", "upgrade e-diving-suit")
    assert (dollars(state), reputation(state)) == (0, 1 + 3)


@pytest.mark.rule("§3.7", "R26")
def test_a_headquarters_that_upgrades_itself_offers_its_second_buy_at_once() -> None:
    state = game(dice="1 2 3", dollars=10)
    assert objection(state, "place 2 s-headquarters 2") == ("other-level", "§3.7")
    play(state, "place 1 s-headquarters 1", "upgrade s-headquarters")
    assert "place 2 s-headquarters 1" not in legal(state)
    assert "place 2 s-headquarters 2" in legal(state)
    play(state, "place 2 s-headquarters 2")
    assert state.table.stake == 1


@pytest.mark.rule("§3.7", "R27")
def test_dice_and_cubes_stay_on_an_upgraded_card() -> None:
    state = game(dice="1 2 3", dollars=3)
    stock(state, fossil=4)
    play(state, "place 3 s-canyon-expedition 2", "place 1 s-headquarters 1")
    play(state, "upgrade s-canyon-expedition")
    assert artifacts(state) == [5, 0, 0, 0]
    assert legal(state, "place 2 s-canyon") == ["place 2 s-canyon-expedition 1"]


@pytest.mark.rule("§3.8")
def test_the_gap_is_filled_as_soon_as_the_card_is_laid() -> None:
    """From the same pile, before the next die is placed (R19)."""
    state = game(dice="1 2", dollars=4)
    play(state, "place 1 s-headquarters 1", "buy b-docks")
    assert state.table.step == steps.LAYING
    play(state, "lay top 4")
    assert state.table.step == steps.REFILLING
    unseen = ["restoration-workshop", "truck-convoy", "library", "branch-office", "base-camp"]
    assert legal(state) == [f"reveal b-{card}" for card in [*unseen, "pottery-room"]]
    assert state.weights() == [1] * 6
    play(state, "reveal b-library")
    assert (state.table.step, state.table.turn) == (steps.PLACING, 0)
    assert state.table.visible[design("b-library")] == 1


@pytest.mark.rule("R19")
def test_by_agreement_gaps_wait_for_the_end_of_the_turn() -> None:
    state = game(dice="1 2", dollars=12, refill="end_of_turn")
    own(state, "s-headquarters", "top 2", level=2)
    play(state, "place 1 s-headquarters 1", "buy e-diving-suit", "lay top 4")
    assert state.table.step == steps.PLACING
    play(state, "place 2 s-headquarters 2")
    assert "buy e-diving-suit" not in legal(state)
    play(state, "buy b-docks", "lay top 5", "end")
    assert (state.table.step, state.table.turn) == (steps.REFILLING, 0)
    play(state, "reveal b-library", "reveal e-diving-suit")
    assert (state.table.step, state.table.turn) == (steps.ROLLING, 1)


@pytest.mark.rule("R20")
def test_when_a_pile_is_used_up_the_row_shrinks() -> None:
    state = game(dice="1", dollars=4)
    empty_piles(state)
    play(state, "place 1 s-headquarters 1", "buy b-docks", "lay top 4")
    assert state.table.step == steps.PLACING
    assert piles.pile_with_gap(state.table) == -1
    first, end = EDITION.first_of_pile[1], EDITION.first_of_pile[2]
    assert sum(state.table.visible[first:end]) == 3


@pytest.mark.rule("§3.9", "R21")
def test_both_levels_of_every_card_are_known_before_any_die_is_placed() -> None:
    """The edition is part of the title: nothing about a card is told or kept by the state."""
    state = game(dice="1", dollars=1)
    assert objection(state, "place 1 s-headquarters 1")[0] == "nothing-affordable"
    for each in EDITION.designs:
        assert len(each.sides) == 2
    assert "level2" not in str(state.record())
