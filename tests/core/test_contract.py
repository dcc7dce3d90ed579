"""The small classes of the contract."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import digsite
from digsite.core.keys import ROOM
from digsite.core.move import Phrase
from digsite.core.options import any_of, one_of, only_with, refuse_idle, resolved
from digsite.core.ranking import pay, places
from digsite.core.view import Event, Objection


def test_keys_keep_their_order_and_grow() -> None:
    keys = digsite.Keys()
    for key in range(3 * ROOM):
        keys.add(key)
    assert len(keys) == 3 * ROOM
    assert keys.as_list() == list(range(3 * ROOM))
    assert keys[70] == 70
    assert keys.has(0) and keys.has(3 * ROOM - 1) and not keys.has(3 * ROOM)


def test_cleared_keys_are_empty() -> None:
    keys = digsite.Keys()
    keys.add(5)
    keys.clear()
    assert (len(keys), keys.as_list(), keys.has(5)) == (0, [], False)
    for place in (0, -1):
        with pytest.raises(IndexError):
            keys[place]


def test_a_move_reads_well_and_is_equal_by_what_it_is() -> None:
    title = digsite.title("archaeology")
    sell, end = title.move("sell 4 talisman"), title.move("end")
    assert str(sell) == "sell 4 talisman"
    assert repr(sell) == f"<move {sell.key}: sell 4 talisman>"
    assert sell == sell and sell != end and sell != "sell 4 talisman"
    assert len({sell, end, sell}) == 2


def test_a_move_without_secrets_has_one_face_and_a_draw_has_two() -> None:
    title = digsite.title("archaeology")
    end, dig = title.move("end"), title.move("dig coin")
    assert (end.public_notation(), end.public_parts()) == (end.notation(), end.parts())
    assert (dig.public_notation(), dig.public_parts()) == ("dig treasure", {"do": "dig"})


def test_moves_of_another_title_are_refused_even_if_their_key_is_legal() -> None:
    state = digsite.title("archaeology").new(2)
    with pytest.raises(digsite.IllegalMove, match="“castle” is a move of another game"):
        state.play(Phrase(state.keys()[0], "castle", {}))


def test_refusals_say_who_is_to_act() -> None:
    title = digsite.title("archaeology")
    state = title.new(2)
    with pytest.raises(digsite.IllegalMove, match="chance is to act"):
        state.play(title.move("end"))
    rng = digsite.Rng(1)
    while state.actor() == digsite.CHANCE:
        state.play(state.draw(rng))
    with pytest.raises(digsite.IllegalMove, match=f"seat {state.actor()} is to act"):
        state.play(title.move("dig coin"))
    with pytest.raises(digsite.IllegalMove, match="not chance that acts"):
        state.draw(rng)
    digsite.play_random(state, rng)
    with pytest.raises(digsite.IllegalMove, match="the game is over"):
        state.play(title.move("end"))


def test_states_and_views_are_not_equal_to_other_things() -> None:
    title = digsite.title("archaeology")
    state = title.new(2)
    assert state != "a state"
    assert title.view(state, 0) != title.view(state, 1)
    assert title.view(state, 0) != "a view"


def test_events_are_equal_by_what_they_tell() -> None:
    one = Event(0, 0, "end", {"do": "end"}, False)
    assert one == Event(0, 0, "end", {"do": "end"}, False)
    assert one != Event(1, 0, "end", {"do": "end"}, False)
    assert one != "end"
    assert len({one, Event(0, 0, "end", {"do": "end"}, False)}) == 1
    assert repr(one) == "<event 0: end>"


def test_an_objection_names_reason_and_paragraph() -> None:
    objection = Objection("end", "must-sell", "§9.4", {"seat": 1})
    assert repr(objection) == "<objection to end: must-sell (§9.4)>"
    assert objection.record() == {
        "what": "end",
        "reason": "must-sell",
        "paragraph": "§9.4",
        "values": {"seat": 1},
    }


START = one_of("start", ["chosen", "quick"])
EXPANSIONS = any_of("expansions", ["research", "cities"])


def test_one_value_is_one_of_the_choices() -> None:
    assert resolved([START], {"start": "quick"}) == {"start": "quick"}


def test_options_have_defaults() -> None:
    assert resolved([START, EXPANSIONS], {}) == {"start": "chosen", "expansions": []}
    assert START.record() == {
        "name": "start",
        "choices": ["chosen", "quick"],
        "default": "chosen",
        "several": False,
        "seats": [],
        "needs": "",
    }


def test_an_option_that_means_nothing_with_so_many_players_is_refused() -> None:
    site = only_with(one_of("left_out", ["asia", "africa"]), [3], "expansions research")
    assert (site.record()["seats"], site.record()["needs"]) == ([3], "expansions research")
    refuse_idle([START, site], {"start": "quick", "left_out": "asia"}, 3)
    refuse_idle([START, site], {"start": "quick"}, 4)
    with pytest.raises(ValueError, match="“left_out” is only for tables of 3 players"):
        refuse_idle([START, site], {"left_out": "asia"}, 4)


@pytest.mark.parametrize(
    "given",
    ["cities,research", " research , cities ", ["cities", "research"], ["research", "cities"]],
)
def test_a_selection_may_be_a_list_or_a_text_and_comes_out_in_order(given: object) -> None:
    assert resolved([EXPANSIONS], {"expansions": given}) == {"expansions": ["research", "cities"]}


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"begin": "quick"}, "unknown option “begin”; allowed: start, expansions"),
        ({"start": "slow"}, "option “start” cannot be “slow”; allowed: one of chosen, quick"),
        ({"start": 1}, "option “start” cannot be “1”"),
        ({"expansions": "cities,towns"}, "option “expansions” cannot be “towns”; allowed: any of"),
        ({"expansions": ["cities", "towns"]}, "cannot be “towns”"),
        ({"expansions": ["cities", 3]}, "cannot be"),
        ({"expansions": 3}, "cannot be “3”"),
    ],
)
def test_impossible_options_are_refused(options: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        resolved([START, EXPANSIONS], options)


def test_options_of_a_title_without_any_are_refused() -> None:
    with pytest.raises(ValueError, match="allowed: none"):
        resolved([], {"start": "quick"})


def test_perft_counts_sequences() -> None:
    state = digsite.title("archaeology").new(2)
    assert digsite.perft(state, 0) == 1
    assert digsite.divide(state, 0) == []
    assert digsite.perft(state, 1) == len(state.legal()) == 6
    assert sum(count for _, count in digsite.divide(state, 3)) == digsite.perft(state, 3) == 6**3


def test_a_negative_depth_is_refused() -> None:
    game = digsite.title("archaeology").new(2)
    for count in (digsite.perft, digsite.divide):
        with pytest.raises(ValueError, match="no sequences of -"):
            count(game, -1)


@given(st.integers())
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert digsite.Rng(seed).below(10) == digsite.Rng(seed).below(10)


def test_reserved_room_can_be_written_directly() -> None:
    keys = digsite.Keys()
    for key in range(ROOM):
        keys.add(key)
    keys.reserve(2)
    assert len(keys) == ROOM
    keys.items[keys.count] = 99
    keys.count += 1
    assert keys.as_list() == [*range(ROOM), 99]


def test_the_first_number_decides_and_then_the_next() -> None:
    assert places([[5, 1], [7, 0], [5, 2]]) == [3, 1, 2]


def test_equals_share_a_place_and_the_next_one_is_left_out() -> None:
    assert places([[4], [9], [4], [1]]) == [2, 1, 2, 4]


def test_pay_is_from_one_for_the_first_to_minus_one_for_the_last() -> None:
    assert pay([1, 2]) == [1.0, -1.0]
    assert pay([2, 1, 2]) == [-0.5, 1.0, -0.5]
