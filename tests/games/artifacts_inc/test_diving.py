"""Dive (chapter 6)."""

import pytest

from digsite.games.artifacts_inc.questions import steps
from digsite.games.artifacts_inc.rules import diving
from tests.games.artifacts_inc.positions import (
    TITLE,
    dollars,
    found,
    game,
    hold,
    legal,
    objection,
    own,
    play,
    reputation,
    values,
)


@pytest.mark.rule("§6.1")
@pytest.mark.parametrize(("dice", "can"), [("1", False), ("1 1", True), ("2", True)])
def test_the_dice_must_reach_the_number_of_the_top_card(dice: str, can: bool) -> None:
    state = game(dice=dice)
    assert ("dive" in legal(state)) == can
    if not can:
        assert objection(state, "dive") == ("sum-too-low", "§6.1")
        assert values(state, "dive") == {"wanted": 2, "sum": 1}


@pytest.mark.rule("§6.1", "R48")
def test_dice_are_named_as_one_set_and_the_excess_is_lost() -> None:
    """For the 5 with a 1, a 3 and a 4: all sets that reach it, each once."""
    state = game(dice="1 3 4")
    found(state, pottery=1, doubloons=1)
    play(state, "dive")
    sets, open_dives = [], [state]
    while open_dives:
        dive = open_dives.pop()
        for notation in legal(dive):
            after = dive.clone()
            play(after, notation)
            if after.table.step == steps.DIVING:
                open_dives.append(after)
            else:
                sets.append(tuple(int(count) for count in after.table.dive_dice))
    assert sorted(sets) == [
        (0, 0, 1, 1, 0, 0),
        (1, 0, 0, 1, 0, 0),
        (1, 0, 1, 1, 0, 0),
    ]
    assert dollars(state) == 0


def test_what_cannot_be_said_while_diving() -> None:
    state = game(dice="1 3 4 4")
    found(state, pottery=1, doubloons=1)
    play(state, "dive")
    assert objection(state, "descend") == ("dive-with-a-die", "§6.1")
    assert objection(state, "end") == ("finish-dive", "§6.1")
    assert objection(state, "add 6") == ("no-such-die", "§2.3")
    play(state, "add 3")
    assert objection(state, "add 1") == ("dice-in-order", "§6.1")
    assert objection(state, "descend") == ("sum-unreached", "§6.1")
    assert values(state, "descend") == {"left": 2}
    play(state, "add 4")
    assert legal(state) == ["add 4", "descend"]
    play(state, "descend")
    assert objection(state, "descend") == ("no-dive-open", "§6.1")


def test_a_die_that_could_not_be_made_up_for_is_not_offered() -> None:
    """For the 7 with 2, 3 and 4 the highest two do, or all; the 4 alone cannot come first."""
    state = game(dice="2 3 4")
    found(state, pottery=2, doubloons=1)
    play(state, "dive")
    assert legal(state) == ["add 2", "add 3"]
    assert objection(state, "add 4") == ("dice-too-low", "§6.1")
    assert values(state, "add 4") == {"face": 4, "left": 7}


@pytest.mark.rule("§6.2", "R49")
def test_one_underwater_card_in_a_turn() -> None:
    state = game(dice="2 6 6")
    play(state, "dive", "add 2", "descend")
    assert "dive" not in legal(state)
    assert objection(state, "dive") == ("dived-already", "§6.2")
    play(state, "end", "roll 1 1 1")
    assert "dive" in legal(state)


@pytest.mark.rule("R50")
def test_the_next_card_is_seen_at_once() -> None:
    state = game(dice="2")
    assert TITLE.view(state, 1).record()["dives"] == 0
    play(state, "dive", "add 2")
    assert TITLE.view(state, 1).record()["dives"] == 1
    assert diving.number_to_reach(state.table) == 3


@pytest.mark.rule("§6.3", "R52")
def test_an_underwater_card_gives_reputation_and_a_find_and_joins_no_row() -> None:
    state = game(dice="2")
    before = list(state.table.cells)
    play(state, "dive", "add 2")
    assert reputation(state) == 1
    assert list(state.table.finds[:3]) == [1, 0, 0]
    assert list(state.table.cells) == before
    assert not any("underwater" in move.notation() for move in TITLE.moves)


@pytest.mark.rule("§6.4", "R51")
def test_nobody_dives_when_the_stack_is_empty() -> None:
    state = game(dice="6 6 6 6")
    found(state, seat=1, pottery=4, doubloons=4, sunken_city=3)
    own(state, "c-research-ship", "top 4", level=2)
    assert "dive" in legal(state)
    found(state, seat=1, sunken_city=1)
    state.table.dives = 12
    assert "dive" not in legal(state)
    assert objection(state, "dive") == ("stack-empty", "§6.4")
    assert "place 6 guide-work 1" in legal(state)


@pytest.mark.rule("§7.10")
def test_help_counts_for_the_sum_but_a_die_must_be_placed() -> None:
    state = game(dice="")
    own(state, "e-diving-suit", "top 4")
    assert "dive" not in legal(state)
    hold(state, "1 1")
    play(state, "dive")
    assert legal(state) == ["add 1"]
    play(state, "add 1")
    assert legal(state) == ["add 1", "descend"]
    play(state, "descend")
    assert reputation(state) == 3
