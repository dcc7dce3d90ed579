"""Reputation and the end of the game (chapters 8 and 9)."""

import pytest

from digsite.core.actors import NOBODY, SPECTATOR
from digsite.games.artifacts_inc.game import ArtifactsInc
from digsite.games.artifacts_inc.questions import steps
from digsite.games.artifacts_inc.rules import ending, recount
from tests.games.artifacts_inc.positions import (
    FOSSILS,
    GEMS,
    STATUES,
    TITLE,
    end_turns,
    fill_box,
    found,
    game,
    own,
    play,
    reputation,
)


@pytest.mark.rule("§8.1", "R38")
def test_upgrading_the_diving_suit_is_worth_one_more_and_not_three() -> None:
    """The rulebook's example."""
    state = game(dice="1", dollars=6)
    own(state, "e-diving-suit", "top 4")
    assert reputation(state) == 2
    play(state, "place 1 s-headquarters 1", "upgrade e-diving-suit")
    assert reputation(state) == 3
    assert state.scores()[0] == 3


@pytest.mark.rule("R36", "R40")
def test_neighbours_and_finds_count_whenever_they_came() -> None:
    state = game()
    found(state, pottery=2)
    own(state, "b-pottery-room", "bottom 0")
    assert reputation(state) == 2 + 1 + 2
    own(state, "c-university", "bottom 1")  # beside the Pottery Room, a building
    assert reputation(state) == 5 + 2 + 1
    own(state, "b-docks", "bottom 2")
    assert reputation(state) == 8 + 1 + 1


def nearly_there(seats: int, seat: int) -> ArtifactsInc:
    """The seat has 19 reputation: two exhibitions of 8, an upgraded canyon and two dives."""
    state = game(seats, dice="3 5")
    own(state, "c-grand-exhibition", "bottom 0", level=2, seat=seat)
    own(state, "c-museum-wing", "bottom 1", level=2, seat=seat)
    own(state, "e-diving-suit", "bottom 3", level=2, seat=seat)
    found(state, seat=seat, pottery=1, doubloons=1)
    assert reputation(state, seat) == 19
    assert not state.table.reached
    return state


@pytest.mark.rule("§8.2", "R53")
def test_twenty_reputation_after_an_action_sets_off_the_end() -> None:
    state = nearly_there(2, 0)
    play(state, "dive", "add 5")
    assert reputation(state) == 20
    assert state.table.reached
    assert state.table.step == steps.PLACING


@pytest.mark.rule("R39")
def test_the_end_once_set_off_stays_set_off() -> None:
    state = nearly_there(2, 0)
    play(state, "dive", "add 5")
    state.table.finds[0] -= 1
    recount.recount_reputation(state.table, 0)
    assert reputation(state) == 19
    assert state.table.reached


@pytest.mark.rule("§9.1")
def test_the_round_is_finished_so_that_all_have_equal_turns() -> None:
    state = nearly_there(3, 0)
    play(state, "dive", "add 5", "end")
    for seat in (1, 2):
        assert (state.table.turn, state.is_over()) == (seat, False)
        end_turns(state, 1)
    assert state.is_over()


@pytest.mark.rule("§9.1")
def test_if_the_last_player_reaches_twenty_the_game_is_over_with_his_turn() -> None:
    """The rulebook's example."""
    state = nearly_there(2, 1)
    play(state, "end", "roll 3 3 3", "dive", "add 3", "add 3", "descend")
    assert not state.is_over()
    play(state, "end")
    assert state.is_over()
    assert TITLE.objections(state, 0)[0].paragraph == "§9.1"


def test_without_twenty_the_game_goes_on() -> None:
    state = nearly_there(2, 0)
    end_turns(state, 20)
    assert not state.is_over()


def over(state: ArtifactsInc) -> ArtifactsInc:
    state.table.step = steps.ENDED
    return state


@pytest.mark.rule("§9.2", "R54")
def test_the_most_cubes_on_a_museum_gain_its_reputation_after_the_end() -> None:
    state = game(3)
    for box, seat in enumerate([0, 0, 1]):
        fill_box(state, STATUES, box, seat)
    assert state.scores() == [0, 0, 0]
    assert not state.table.reached
    assert over(state).scores() == [4, 0, 0]


@pytest.mark.rule("R57")
def test_second_place_gains_nothing_and_every_museum_counts_alone() -> None:
    state = game(2)
    fill_box(state, FOSSILS, 0, seat=0)
    fill_box(state, GEMS, 0, seat=1)
    fill_box(state, GEMS, 1, seat=1)
    fill_box(state, GEMS, 2, seat=0)
    assert over(state).scores() == [3, 3]


@pytest.mark.rule("R56")
def test_nobody_scores_a_museum_without_cubes() -> None:
    state = game(4)
    assert ending.majority_holder(state.table, FOSSILS) == NOBODY
    assert over(state).scores() == [0, 0, 0, 0]


@pytest.mark.rule("§9.3", "R55")
def test_a_tie_on_the_fossils_is_won_by_the_higher_box() -> None:
    """The rulebook's example: first and second box of size one; the second wins 3 reputation."""
    state = game(3)
    fill_box(state, FOSSILS, 0, seat=0)
    fill_box(state, FOSSILS, 1, seat=2)
    assert over(state).scores() == [0, 0, 3]


@pytest.mark.rule("§9.3")
def test_only_the_highest_cube_breaks_a_tie() -> None:
    state = game(2)
    for box, seat in ((0, 1), (5, 1), (3, 0), (4, 0)):
        fill_box(state, GEMS, box, seat)
    assert ending.majority_holder(state.table, GEMS) == 1
    fill_box(state, GEMS, 1, seat=0)
    assert ending.majority_holder(state.table, GEMS) == 0


@pytest.mark.rule("§9.4")
def test_the_most_reputation_wins_then_the_most_dollars() -> None:
    state = over(game(3))
    own(state, "e-diving-suit", seat=1)
    state.table.dollars[2] = 4
    state.table.dollars[0] = 9
    assert state.ranking() == [2, 1, 3]
    fill_box(state, FOSSILS, 0, seat=2)
    assert state.scores() == [0, 2, 3]
    assert state.ranking() == [3, 2, 1]


@pytest.mark.rule("R58")
def test_equal_reputation_and_dollars_share_the_win() -> None:
    state = over(game(3))
    state.table.dollars[0] = state.table.dollars[1] = 5
    assert state.ranking() == [1, 1, 3]


@pytest.mark.rule("R59")
def test_reputation_counts_on_beyond_the_track() -> None:
    state = nearly_there(2, 0)
    own(state, "c-university", "bottom 2", level=2)
    own(state, "c-explorers-club", "top 4", level=2)
    own(state, "c-submarine", "top 5", level=2)
    own(state, "c-research-ship", "top 6", level=2)
    own(state, "b-restoration-workshop", "top 7", level=2)
    assert reputation(state) > 40


@pytest.mark.rule("R60")
def test_everything_lies_open_to_everybody() -> None:
    state = game(3, dice="1 2 3", dollars=7)
    records = [TITLE.view(state, seat).record() for seat in (SPECTATOR, 0, 1, 2)]
    for seen in records:
        seen.pop("seat")
        assert seen == records[0]
    assert records[0]["dollars"] == [7, 0, 0]
    whole = state.record()
    assert {name: records[0][name] for name in whole} == whole
