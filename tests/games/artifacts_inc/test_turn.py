"""The turn (chapter 2)."""

import pytest

from digsite.games.artifacts_inc.questions import steps
from digsite.games.artifacts_inc.rules import turn
from tests.games.artifacts_inc.positions import (
    TITLE,
    artifacts,
    dollars,
    empty_market,
    end_turns,
    fill_box,
    game,
    hold,
    legal,
    objection,
    offer,
    own,
    play,
    stock,
    values,
)


@pytest.mark.rule("§2.1")
def test_turns_go_round_clockwise_from_the_first_player() -> None:
    state = game(3)
    seats: list[int] = []
    while len(seats) < 7:
        seats.append(int(state.table.turn))
        end_turns(state, 1)
    assert seats == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.rule("§2.2")
def test_as_many_dice_are_rolled_as_the_cards_show() -> None:
    state = game()
    assert turn.dice_to_roll(state.table, 0) == 3
    own(state, "d-hired-adventurers")
    assert turn.dice_to_roll(state.table, 0) == 4
    own(state, "s-adventurers", "top 3", level=2)
    assert turn.dice_to_roll(state.table, 0) == 5
    play(state, "end")
    assert len(legal(state, "roll")) == 56  # seat 1 still has three dice: C(8, 3) results


@pytest.mark.rule("R17")
def test_nobody_rolls_more_than_the_seven_dice_of_the_box() -> None:
    state = game()
    own(state, "s-adventurers", "top 3", level=2)
    own(state, "d-hired-adventurers", "top 4", level=2)
    own(state, "c-zeppelin", "top 5")
    assert turn.dice_to_roll(state.table, 0) == 7
    own(state, "d-hired-adventurers#2", "top 6", level=2)
    assert turn.dice_to_roll(state.table, 0) == 7
    play(state, "end")
    end_turns(state, 1)
    assert len(state.legal()) == 792  # C(12, 5)
    assert sum(state.weights()) == 6**7


@pytest.mark.rule("R16")
def test_symbols_gained_in_a_turn_wait_for_the_next_roll() -> None:
    state = game(dice="1 2", dollars=6)
    play(state, "place 1 s-headquarters 1", "buy d-hired-adventurers", "lay top 4")
    play(state, "reveal d-hired-adventurers")
    assert state.table.dice_in_hand() == 1
    play(state, "end")
    end_turns(state, 1)
    assert turn.dice_to_roll(state.table, 0) == 4
    play(state, "roll 1 1 1 1")
    assert state.table.dice_in_hand() == 4


@pytest.mark.rule("§2.3")
def test_dice_go_to_own_cards_public_cards_and_dive_one_by_one() -> None:
    """Each action is carried out before the next die is placed (R9)."""
    state = game(dice="2 4 6")
    assert "place 4 s-desert-expedition 1" in legal(state)
    assert "place 2 guide-work 1" in legal(state)
    assert "dive" in legal(state)
    play(state, "place 4 s-desert-expedition 1")
    assert artifacts(state) == [0, 1, 0, 0]
    play(state, "place 6 museum-scrolls 1", "fill museum-scrolls 1")
    assert artifacts(state) == [0, 0, 0, 0]
    assert dollars(state) == 3
    play(state, "place 2 s-headquarters 1")
    assert state.table.step == steps.BUYING


def test_no_die_goes_to_a_card_of_somebody_else() -> None:
    state = game(dice="1")
    own(state, "e-diving-suit", level=2, seat=1)
    assert legal(state, "place 1 e-diving-suit") == []
    assert objection(state, "place 1 e-diving-suit 1") == ("not-your-card", "§2.3")
    assert objection(state, "place 6 guide-work 1") == ("no-such-die", "§2.3")


@pytest.mark.rule("§2.4")
def test_each_action_holds_one_die() -> None:
    """A card with the actions "1" and "3 or higher" takes a die on each (R10, R18)."""
    state = game(dice="1 1 3 3")
    play(state, "place 1 s-canyon-expedition 1", "place 3 s-canyon-expedition 2")
    assert artifacts(state) == [2, 0, 0, 0]
    assert legal(state, "place 1 s-canyon") == legal(state, "place 3 s-canyon") == []
    assert objection(state, "place 3 s-canyon-expedition 2") == ("die-lies-there", "§2.4")


@pytest.mark.rule("R12")
def test_guide_work_takes_one_die_in_a_turn_and_is_free_again_in_the_next() -> None:
    state = game(dice="1 2")
    play(state, "place 2 guide-work 1")
    assert legal(state, "place 1 guide-work") == []
    play(state, "end", "roll 1 1 1")
    assert legal(state, "place 1 guide-work") == ["place 1 guide-work 1"]


@pytest.mark.rule("§2.5")
@pytest.mark.parametrize(
    ("card", "action", "faces"),
    [
        ("s-canyon-expedition", 1, [1]),
        ("s-canyon-expedition", 2, [3, 4, 5, 6]),
        ("s-desert-expedition", 1, [4, 5, 6]),
        ("s-headquarters", 1, [1, 2, 3, 4, 5, 6]),
        ("a-jungle-expedition", 1, [1, 2, 3, 4]),
    ],
)
def test_a_die_must_meet_the_requirement(card: str, action: int, faces: list[int]) -> None:
    """Exactly a face, a face or higher, a face or lower, any (R18)."""
    state = game(dice="1 2 3 4 5 6", dollars=9)
    own(state, "a-jungle-expedition", "top 4")
    for face in range(1, 7):
        notation = f"place {face} {card} {action}"
        assert (notation in legal(state)) == (face in faces)
        if face not in faces:
            assert objection(state, notation) == ("wrong-face", "§2.5")
            wanted = ", ".join(str(one) for one in faces)
            assert values(state, notation) == {"face": face, "wanted": wanted}


@pytest.mark.rule("§2.6")
def test_no_die_is_placed_where_nothing_could_come_of_it() -> None:
    """Museums need an order, collectors an artifact, Buy something that can be paid (R13)."""
    state = game(dice="6", dollars=2)
    own(state, "c-auction-house", "top 4")
    own(state, "b-restoration-workshop", "top 5")
    own(state, "c-museum-wing", "top 6")
    refused = {
        "place 6 museum-gems 1": "no-order-in-reach",
        "place 6 private-collectors 1": "nothing-to-sell",
        "place 6 s-headquarters 1": "nothing-affordable",
        "place 6 c-auction-house 1": "nothing-to-sell",
        "place 6 b-restoration-workshop 1": "too-few-to-trade",
        "place 6 c-museum-wing 1": "no-order-anywhere",
    }
    for notation, reason in refused.items():
        assert notation not in legal(state)
        assert objection(state, notation) == (reason, "§2.6")
    state.table.dollars[0] = 3
    stock(state, gem=1)
    assert refused.keys() <= set(legal(state))


@pytest.mark.rule("§2.6")
def test_buy_is_of_use_if_only_an_upgrade_can_be_paid() -> None:
    state = game(dice="6", dollars=3)
    empty_market(state)
    assert "place 6 s-headquarters 1" in legal(state)
    state.table.dollars[0] = 2
    assert "place 6 s-headquarters 1" not in legal(state)


def test_buy_is_of_no_use_without_the_scroll() -> None:
    """Three dollars would do for the Library, but for its scroll; all else is dearer."""
    state = game(dice="6", dollars=3)
    empty_market(state)
    offer(state, "b-library")
    for card in ("s-desert-expedition", "s-canyon-expedition"):
        own(state, card, "top 0" if "desert" in card else "top 1", level=2)
    assert "place 6 s-headquarters 1" not in legal(state)
    stock(state, scroll=1)
    assert "place 6 s-headquarters 1" in legal(state)


@pytest.mark.rule("R13")
def test_by_agreement_a_die_may_lie_on_buy_for_nothing() -> None:
    state = game(dice="6", idle_buy="yes")
    assert "place 6 s-headquarters 1" in legal(state)
    play(state, "place 6 s-headquarters 1")
    assert legal(state) == ["decline"]


@pytest.mark.rule("R45")
def test_a_full_museum_takes_no_die() -> None:
    state = game(dice="6")
    stock(state, gem=6)
    for box in range(6):
        assert "place 6 museum-gems 1" in legal(state)
        fill_box(state, 3, box, seat=1)
    assert objection(state, "place 6 museum-gems 1") == ("museum-full", "§5.3")


@pytest.mark.rule("§2.7")
def test_a_card_bought_in_this_turn_can_be_used_in_it() -> None:
    """With dice still in hand (R15)."""
    state = game(dice="1 2", dollars=3)
    offer(state, "a-jungle-expedition")
    play(state, "place 1 s-headquarters 1", "buy a-jungle-expedition", "lay bottom 0")
    play(state, "place 2 a-jungle-expedition 1")
    assert artifacts(state) == [0, 0, 1, 0]


@pytest.mark.rule("§2.8")
def test_a_turn_may_end_with_dice_in_hand_and_all_dice_come_off() -> None:
    """Nobody must place all dice (R8), and nobody may roll them again (R14)."""
    state = game(dice="2 2 5")
    play(state, "place 2 guide-work 1", "dive", "add 2", "descend")
    assert not any(notation.startswith("roll") for notation in legal(state))
    play(state, "end")
    table = state.table
    assert table.dice_in_hand() == sum(table.placed) == sum(table.dive_dice) == 0
    assert (table.step, table.turn) == (steps.ROLLING, 1)


def test_a_player_without_dice_can_only_end_the_turn() -> None:
    state = game(dollars=20)
    stock(state, fossil=3)
    assert legal(state) == ["end"]
    assert objection(state, "dive") == ("no-die-left", "§6.1")


def test_who_is_not_at_turn_or_waits_for_dice_can_do_nothing() -> None:
    state = game(dice="1")
    waits = TITLE.objections(state, 1)
    assert [(o.reason, o.paragraph, o.values) for o in waits] == [
        ("not-your-turn", "§2.1", {"seat": 0})
    ]
    play(state, "end")
    waits = TITLE.objections(state, 0)
    assert [(o.reason, o.paragraph) for o in waits] == [("chance-acts", "§2.2")]
    hold(state, "")
    state.table.step = steps.ENDED
    assert [o.reason for o in TITLE.objections(state, 0)] == ["game-over"]
