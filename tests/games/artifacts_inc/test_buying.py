"""Finding, buying and upgrading (chapter 3)."""

import pytest

import digsite
from digsite.games.artifacts_inc.box import NONE
from digsite.games.artifacts_inc.questions import flow, steps
from digsite.games.artifacts_inc.rules import piles
from tests.games.artifacts_inc.positions import (
    EDITION,
    Card,
    artifacts,
    design,
    dollars,
    empty_piles,
    end_turns,
    game,
    game_record,
    has,
    legal,
    level,
    may,
    objection,
    offer,
    own,
    play,
    position,
    reputation,
    settle,
    stock,
    values,
)


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


@pytest.mark.rule("§3.4")
def test_a_refusal_tells_the_discount() -> None:
    state = game(dice="1", dollars=0)
    offer(state, "b-warehouse")
    flow.ask(state.table, steps.BUYING, NONE, 2, 0)
    assert objection(state, "buy b-warehouse") == ("too-dear-discounted", "§3.4")
    told = {"price": 2, "dollars": 0, "full": 4, "discount": 2}
    assert values(state, "buy b-warehouse") == told


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


def test_a_discount_never_lowers_the_price_below_nothing() -> None:
    state = game(dollars=1)
    flow.ask(state.table, steps.BUYING, -1, 9, 0)
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


def buying(amount: int) -> digsite.State:
    """A die lies on the Buy of the Headquarters, two more dice are in hand."""
    return play(position(dice=[2, 5, 6], dollars=[amount]), "place 2 s-headquarters 1")


@pytest.mark.rule("§3.1")
@pytest.mark.parametrize(
    ("place", "face", "artifact"),
    [
        ("s-desert-expedition 1", 4, "scroll"),
        ("s-canyon-expedition 1", 1, "fossil"),
        ("a-desert-expedition 1", 4, "scroll"),
        ("a-canyon-expedition 2", 3, "fossil"),
        ("a-jungle-expedition 1", 4, "statue"),
        ("a-mountain-expedition 1", 5, "gem"),
    ],
)
def test_an_expedition_finds_one_artifact_of_its_type(place: str, face: int, artifact: str) -> None:
    game = position(
        dice=[face, 2],
        cards=[
            [
                ("a-desert-expedition", 1, "bottom", 0),
                ("a-canyon-expedition", 1, "bottom", 1),
                ("a-jungle-expedition", 1, "bottom", 2),
                ("a-mountain-expedition", 1, "bottom", 3),
            ]
        ],
        artifacts=[{artifact: 20}],
    )
    play(game, f"place {face} {place}")
    assert game_record(game)["artifacts"][0] == {
        name: 21 if name == artifact else 0 for name in ("fossil", "scroll", "statue", "gem")
    }


@pytest.mark.rule("§3.4")
def test_no_other_artifact_stands_for_a_scroll() -> None:
    game = position(
        dice=[2], dollars=[9], visible=["b-library"], artifacts=[{"fossil": 5, "gem": 5}]
    )
    assert not may(play(game, "place 2 s-headquarters 1"), "buy b-library")


@pytest.mark.rule("§3.4")
@pytest.mark.parametrize(("office", "price"), [(1, 3), (2, 2)])
def test_a_discount_lowers_dollars_of_new_cards_and_upgrades_alike(office: int, price: int) -> None:
    cards: list[Card] = [("b-branch-office", office, "bottom", 2)]
    game = position(dice=[3], dollars=[price], cards=[cards], visible=["b-docks", "b-airfield"])
    play(game, "place 3 b-branch-office 1")
    assert may(game, "buy b-docks")
    assert may(game, "upgrade s-desert-expedition")
    after = play(game.clone(), "buy b-docks", "lay bottom 3")
    assert dollars(after) == 0
    after = play(game.clone(), "upgrade s-desert-expedition")
    assert dollars(after) == price - (3 - office)
    poor = position(dice=[3], dollars=[price - 1], cards=[cards], visible=["b-docks"])
    if may(poor, "place 3 b-branch-office 1"):
        assert not may(play(poor, "place 3 b-branch-office 1"), "buy b-docks")


@pytest.mark.rule("§3.4")
def test_a_discount_does_not_spare_the_scroll() -> None:
    cards: list[Card] = [("b-branch-office", 2, "bottom", 2)]
    game = position(dice=[3], dollars=[9], cards=[cards], visible=["b-library"])
    assert not may(play(game, "place 3 b-branch-office 1"), "buy b-library")
    game = position(
        dice=[3], dollars=[1], cards=[cards], visible=["b-library"], artifacts=[{"scroll": 1}]
    )
    play(game, "place 3 b-branch-office 1", "buy b-library", "lay bottom 0")
    assert (dollars(game), has(game, "scroll")) == (0, 0)


@pytest.mark.rule("§3.6, R24")
@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("s-desert-expedition", 3),
        ("s-canyon-expedition", 3),
        ("s-headquarters", 5),
        ("s-adventurers", 6),
    ],
)
def test_a_starting_card_is_upgraded_at_its_printed_cost(card: str, price: int) -> None:
    if price > 3:
        assert not may(buying(price - 1), f"upgrade {card}")
    game = play(buying(price), f"upgrade {card}")
    assert (dollars(game), level(game, card), reputation(game)) == (0, 2, 1)


@pytest.mark.rule("§3.6")
def test_only_own_cards_are_upgraded() -> None:
    game = position(dice=[2], dollars=[50], cards=[[], [("b-docks", 1, "bottom", 0)]])
    assert not may(play(game, "place 2 s-headquarters 1"), "upgrade b-docks")


@pytest.mark.rule("§3.7, R26, R27")
def test_dice_and_cubes_stay_on_an_upgraded_expedition() -> None:
    game = position(dice=[1, 2, 5, 5, 6], dollars=[3], artifacts=[{"fossil": 3}])
    play(game, "place 1 s-canyon-expedition 1", "place 2 s-headquarters 1")
    play(game, "upgrade s-canyon-expedition")
    assert has(game, "fossil") == 4
    assert not may(game, "place 5 s-canyon-expedition 1")
    play(game, "place 5 s-canyon-expedition 2", "place 6 s-canyon-expedition 3")
    assert has(game, "fossil") == 6
    assert game_record(game)["placed"] == [
        {"card": "s-canyon-expedition", "action": 1, "face": 1},
        {"card": "s-canyon-expedition", "action": 2, "face": 5},
        {"card": "s-canyon-expedition", "action": 3, "face": 6},
        {"card": "s-headquarters", "action": 1, "face": 2},
    ]


@pytest.mark.rule("§3.7")
def test_a_free_action_follows_its_new_requirement_after_the_upgrade() -> None:
    game = position(dice=[2, 2, 3], dollars=[3])
    assert not may(game, "place 2 s-canyon-expedition 1")
    play(game, "place 3 s-headquarters 1", "upgrade s-canyon-expedition")
    play(game, "place 2 s-canyon-expedition 1")
    assert has(game, "fossil") == 1
    assert not may(game, "place 2 s-canyon-expedition 2")


@pytest.mark.rule("§3.8")
def test_a_card_turned_up_in_this_turn_may_be_bought_in_it() -> None:
    game = position(
        dice=[2, 5, 6],
        dollars=[7],
        cards=[[("b-branch-office", 1, "bottom", 2)]],
        visible=["b-docks", "b-airfield", "b-warehouse", "b-library"],
    )
    play(game, "place 2 s-headquarters 1", "buy b-docks", "lay bottom 1")
    play(game, "reveal b-truck-convoy", "place 5 b-branch-office 1")
    assert may(game, "buy b-truck-convoy")


@pytest.mark.rule("§3.8")
@pytest.mark.parametrize("card", ["d-hired-adventurers", "e-diving-suit"])
def test_the_next_card_of_d_and_e_is_seen_after_a_purchase(card: str) -> None:
    game = play(buying(6), f"buy {card}", "lay bottom 0")
    settle(game)
    record = game_record(game)
    assert (record["visible"][card], record["piles"][card]) == (1, 2)
