"""Reputation and the end of the game (chapters 8 and 9)."""

import pytest

import digsite
from digsite.core.actors import SPECTATOR
from digsite.games.artifacts_inc.game import ArtifactsInc
from digsite.games.artifacts_inc.questions import steps
from digsite.games.artifacts_inc.records import read
from digsite.games.artifacts_inc.rules import recount
from tests.games.artifacts_inc.positions import (
    STATUES,
    TITLE,
    Card,
    end_turns,
    fill_box,
    found,
    game,
    game_record,
    legal,
    level,
    may,
    own,
    play,
    position,
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


@pytest.mark.rule("R39")
def test_the_end_once_set_off_stays_set_off() -> None:
    state = nearly_there(2, 0)
    play(state, "dive", "add 5")
    state.table.finds[0] -= 1
    recount.recount_reputation(state.table, 0)
    assert reputation(state) == 19
    assert state.table.reached


@pytest.mark.rule("§9.1")
def test_if_the_last_player_reaches_twenty_the_game_is_over_with_his_turn() -> None:
    """The rulebook's example."""
    state = nearly_there(2, 1)
    play(state, "end", "roll 3 3 3", "dive", "add 3", "add 3", "descend")
    assert not state.is_over()
    play(state, "end")
    assert state.is_over()
    assert TITLE.objections(state, 0)[0].paragraph == "§9.1"


def quiet(state: digsite.State) -> object:
    return state.record()["quiet_turns"]


def loaded(record: dict[str, object]) -> ArtifactsInc:
    """The game of which this is the record, without the audit: nobody has rolled."""
    return ArtifactsInc(read(TITLE.keys, record, "state"))


@pytest.mark.rule("R61")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_in_which_nobody_gets_ahead_ends_after_twenty_turns_of_each(seats: int) -> None:
    state = loaded(position(seats).record())
    assert (quiet(state), state.record()["turn"]) == (1, 0)
    end_turns(state, 20 * seats - 1)
    assert (quiet(state), state.is_over()) == (20 * seats, False)
    end_turns(state, 1)
    assert state.is_over()
    assert state.scores() == [0] * seats and state.ranking() == [1] * seats
    assert TITLE.load(state.record()) == state


@pytest.mark.rule("R61")
def test_a_stalled_game_ends_with_the_turn_and_not_with_the_round() -> None:
    state = loaded(position(3, turn=1).record())
    end_turns(state, 20 * 3 - 1)
    assert state.record()["turn"] == 0 and not state.is_over()
    end_turns(state, 1)
    assert state.is_over()


@pytest.mark.rule("R61")
@pytest.mark.parametrize(
    ("moves", "turns"),
    [
        (["place 6 s-headquarters 1", "buy b-docks"], 0),
        (["place 6 s-headquarters 1", "upgrade s-headquarters"], 0),
        (["place 6 s-headquarters 1", "decline"], 40),
        (["place 6 guide-work 1"], 40),
        (["dive", "add 5", "descend"], 0),
    ],
)
def test_a_purchase_or_more_reputation_keeps_a_game_alive(moves: list[str], turns: int) -> None:
    state = position(dice=[1, 5, 6], dollars=[20], visible=["b-docks"])
    state = loaded(state.record() | {"quiet_turns": 40})
    play(state, *moves)
    assert quiet(state) == turns


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


NINETEEN: list[Card] = [
    ("c-grand-exhibition", 2, "bottom", 3),
    ("c-museum-wing", 2, "bottom", 2),
    ("c-zeppelin", 2, "bottom", 1),
]


SIXTEEN: list[Card] = [
    ("c-submarine", 2, "bottom", 3),
    ("c-research-ship", 2, "bottom", 2),
    ("b-restoration-workshop", 2, "bottom", 1),
    ("b-truck-convoy", 2, "bottom", 0),
]


def dive(game: digsite.State) -> digsite.State:
    play(game, "dive", "add 6")
    return play(game, "descend") if may(game, "descend") else game


def next_turn(game: digsite.State) -> digsite.State:
    """The current player ends it; the next rolls sixes."""
    play(game, "end")
    if game.actor() == digsite.CHANCE:
        rolls = legal(game)
        play(game, rolls[-1])
    return game


@pytest.mark.rule("§8.1, R36")
def test_a_new_neighbour_pays_for_both_when_both_ask() -> None:
    cards: list[Card] = [("c-university", 1, "bottom", 0), ("s-headquarters", 2, "top", 1)]
    game = position(dice=[1], dollars=[4], cards=[cards], visible=["b-docks"])
    assert reputation(game) == 2 + 1
    play(game, "place 1 s-headquarters 1", "buy b-docks", "lay bottom 1")
    assert reputation(game) == 2 + 1 + 1 + 1 + 1


@pytest.mark.rule("§8.1")
def test_an_upgrade_that_adds_a_bonus_counts_it_at_once() -> None:
    cards: list[Card] = [("b-docks", 1, "bottom", 2), ("s-headquarters", 1, "top", 2)]
    game = position(dice=[1], dollars=[5], cards=[cards])
    play(game, "place 1 s-headquarters 1", "upgrade s-headquarters")
    assert reputation(game) == 1 + 1 + 1


@pytest.mark.rule("§8.1")
def test_money_artifacts_and_orders_are_no_reputation() -> None:
    game = position(dollars=[50], artifacts=[{"gem": 9}], orders={"museum-gems": {1: 0, 2: 0}})
    assert reputation(game) == 0


@pytest.mark.rule("§8.2, R53")
def test_nineteen_goes_on_and_twenty_sets_off_the_end() -> None:
    game = position(dice=[6, 6], cards=[NINETEEN])
    assert reputation(game) == 19
    assert game_record(game)["reached"] is False
    dive(game)
    assert reputation(game) == 20
    assert game_record(game)["reached"] is True
    assert game.actor() == 0  # he goes on with his turn
    play(game, "place 6 guide-work 1")
    game = position(dice=[6], cards=[NINETEEN])
    next_turn(next_turn(game))
    assert game.actor() == 0


@pytest.mark.rule("§8.2")
def test_a_purchase_may_set_off_the_end() -> None:
    game = position(
        dice=[6],
        cards=[SIXTEEN],
        dollars=[10],
        artifacts=[{"scroll": 1}],
        visible=["c-grand-exhibition"],
    )
    assert reputation(game) == 16
    play(game, "place 6 s-headquarters 1", "buy c-grand-exhibition", "lay bottom -1")
    assert reputation(game) == 20
    assert game_record(game)["reached"] is True


@pytest.mark.rule("§8.2")
def test_an_upgrade_may_set_off_the_end() -> None:
    game = position(dice=[6], cards=[NINETEEN], dollars=[3])
    play(game, "place 6 s-headquarters 1", "upgrade s-desert-expedition")
    assert reputation(game) == 20
    assert game_record(game)["reached"] is True


@pytest.mark.rule("§9.1")
@pytest.mark.parametrize(("turn", "after"), [(2, [3, 0, 1]), (3, [0, 1]), (0, [1]), (1, [])])
def test_the_round_ends_before_the_first_player_wherever_he_sits(
    turn: int, after: list[int]
) -> None:
    cards: list[list[Card]] = [[], [], [], []]
    cards[turn] = NINETEEN
    game = position(4, dice=[6], cards=cards, first=2, turn=turn)
    dive(game)
    order = []
    play(game, "end")
    while not game.is_over():
        play(game, legal(game)[-1])
        order.append(game.actor())
        play(game, "end")
    assert order == after


@pytest.mark.rule("§9.2, R54")
def test_majorities_do_not_count_towards_twenty() -> None:
    game = position(dice=[6], cards=[NINETEEN], orders={"museum-gems": {1: 0, 2: 0, 3: 0}})
    next_turn(game)
    play(game, "end")
    assert not game.is_over()
    assert game_record(game)["reached"] is False


def ended(
    seats: int,
    orders: dict[str, dict[int, int]],
    dollars: list[int] | None = None,
    cards: list[list[Card]] | None = None,
) -> digsite.State:
    """The last turn of the game ends now."""
    game = position(
        seats, orders=orders, turn=seats - 1, reached=True, dollars=dollars or [], cards=cards or []
    )
    play(game, "end")
    assert game.is_over()
    return game


@pytest.mark.rule("§9.3, R55")
def test_with_one_fossil_cube_each_the_second_box_of_size_one_wins_three() -> None:
    assert ended(3, {"museum-fossils": {1: 1, 2: 0}}).scores() == [3, 0, 0]
    assert ended(3, {"museum-fossils": {1: 0, 2: 1}}).scores() == [0, 3, 0]


@pytest.mark.rule("§9.2, R56, R57")
def test_most_cubes_win_a_museum_and_nobody_else_gains() -> None:
    orders = {"museum-fossils": {1: 0, 2: 0, 9: 1, 8: 2}, "museum-statues": {1: 1}}
    assert ended(3, orders).scores() == [3, 4, 0]
    assert ended(3, {}).scores() == [0, 0, 0]


@pytest.mark.rule("§9.2")
@pytest.mark.parametrize(
    ("museum", "worth"),
    [("museum-fossils", 3), ("museum-scrolls", 3), ("museum-statues", 4), ("museum-gems", 3)],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_museum_gives_its_reputation(seats: int, museum: str, worth: int) -> None:
    game = ended(seats, {museum: {3: seats - 1}})
    assert game.scores() == [0] * (seats - 1) + [worth]


@pytest.mark.rule("§9.2, R46")
def test_the_number_of_cubes_counts_and_not_of_artifacts() -> None:
    assert ended(2, {"museum-gems": {1: 0, 2: 0, 6: 1}}).scores() == [3, 0]


@pytest.mark.rule("§9.3, R55")
@pytest.mark.parametrize(
    ("boxes", "winner"),
    [
        ({1: 0, 5: 0, 2: 1, 4: 1}, 0),
        ({4: 0, 5: 0, 1: 1, 6: 1}, 1),  # the best cube decides, not the sum
        ({1: 0, 6: 0, 4: 1, 5: 1}, 0),
        ({1: 2, 2: 2, 3: 1, 4: 1, 6: 0}, 1),
        ({9: 3, 1: 0, 2: 0, 7: 1, 3: 1, 8: 2, 4: 2}, 2),  # the highest box of one cube alone
    ],
)
def test_of_equally_many_cubes_the_highest_box_wins(boxes: dict[int, int], winner: int) -> None:
    scores = ended(4, {"museum-scrolls": boxes}).scores()
    assert scores == [3 if seat == winner else 0 for seat in range(4)]


@pytest.mark.rule("§9.4")
def test_majorities_decide_the_game() -> None:
    cards: list[list[Card]] = [[("b-docks", 1, "bottom", 0)], []]
    game = ended(2, {"museum-gems": {1: 1}}, cards=cards)
    assert (game.scores(), game.ranking()) == ([1, 3], [2, 1])


@pytest.mark.rule("§9.4")
def test_most_dollars_break_a_tie_of_reputation_only() -> None:
    assert ended(3, {}, dollars=[1, 5, 3]).ranking() == [3, 1, 2]
    cards: list[list[Card]] = [[("b-docks", 1, "bottom", 0)]]
    assert ended(3, {}, dollars=[0, 5, 3], cards=cards).ranking() == [1, 2, 3]


@pytest.mark.rule("§9.4, R58")
def test_equal_in_reputation_and_dollars_share_the_win() -> None:
    assert ended(4, {}, dollars=[4, 4, 1, 4]).ranking() == [1, 1, 4, 1]
    assert ended(3, {}, dollars=[1, 9, 1]).ranking() == [2, 1, 2]


@pytest.mark.rule("§9.4")
def test_unsold_artifacts_break_no_tie() -> None:
    game = position(turn=1, reached=True, dollars=[2, 2], artifacts=[{"gem": 9}, {}])
    assert play(game, "end").ranking() == [1, 1]


@pytest.mark.rule("§9.1")
def test_the_last_turn_of_the_game_may_still_buy() -> None:
    game = position(dice=[6], dollars=[0, 9], reached=True, turn=1, visible=["b-docks"])
    play(game, "place 6 s-headquarters 1", "buy b-docks", "lay bottom 0")
    while game.actor() == digsite.CHANCE:
        game.play(game.legal()[0])
    assert level(game, "b-docks", 1) == 1
    play(game, "end")
    assert game.is_over()
    assert game.scores() == [0, 1]


@pytest.mark.rule("R19, §9.1")
def test_late_gaps_do_not_keep_the_game_from_ending() -> None:
    game = position(
        dice=[6],
        dollars=[0, 9],
        reached=True,
        turn=1,
        visible=["b-docks"],
        options={"refill": "end_of_turn"},
    )
    play(game, "place 6 s-headquarters 1", "buy b-docks", "lay bottom 0", "end")
    while game.actor() == digsite.CHANCE:
        assert game_record(game)["step"] == "refilling"
        game.play(game.legal()[0])
    assert game.is_over()
