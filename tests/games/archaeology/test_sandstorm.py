"""Chapter 5: the sandstorm."""

from itertools import product
from math import prod

import pytest

from digsite import CHANCE, SPECTATOR, State
from tests.games.archaeology.positions import (
    BOX,
    Cards,
    hand,
    is_legal,
    legal,
    market,
    objection,
    play,
    position,
    record,
    size,
    total,
    view,
)


def struck(*hands: Cards, turn: int = 0, sandstorms: int = 2) -> State:
    game = position(list(hands), {"mask": 1}, sandstorms=sandstorms, step="digging", turn=turn)
    return play(game, "dig sandstorm")


@pytest.mark.rule("§5.1", "§5.2", "§5.3", "§5.4", "R6", "R7")
def test_the_example_of_the_rules() -> None:
    """A has 6 cards and loses 3, B has 5 and loses 2, C has 3 and loses 1, D has 1 and keeps it."""
    game = struck(
        {"parchment": 3, "coin": 2, "talisman": 1},
        {"shard": 5},
        {"cup": 2, "map": 1},
        {"talisman": 1},
    )
    assert game.actor() == 0
    play(game, "discard parchment", "discard parchment", "discard coin")
    assert hand(game, 0) == {"parchment": 1, "coin": 1, "talisman": 1}
    assert market(game) == {"parchment": 2, "coin": 1, "mask": 1}
    assert game.actor() == 1
    play(game, "discard shard", "discard shard")
    assert game.actor() == 2
    play(game, "discard cup")
    assert [size(hand(game, seat)) for seat in range(4)] == [3, 3, 2, 1]
    assert market(game) == {"parchment": 2, "coin": 1, "shard": 2, "cup": 1, "mask": 1}
    assert game.actor() == CHANCE
    assert (record(game)["step"], record(game)["turn"]) == ("digging", 0)


@pytest.mark.rule("§5.1", "R26")
def test_a_sandstorm_is_laid_aside_face_up_and_all_can_count_them() -> None:
    game = position([{"coin": 1}, {}], sandstorms=3, step="digging")
    buried = record(game)["buried"]
    for seat in (0, 1, SPECTATOR):
        event = BOX.event(game, BOX.move("dig sandstorm"), seat)
        assert (event.hidden, event.notation) == (False, "dig sandstorm")
    play(game, "dig sandstorm")
    for seat in (0, 1, SPECTATOR):
        assert view(game, seat)["sandstorms"] == 2
        assert view(game, seat)["buried"] == buried - 1


@pytest.mark.rule("§5.1", "R7")
@pytest.mark.parametrize("drawer", [0, 1, 2, 3])
def test_it_strikes_the_drawer_first_and_then_clockwise(drawer: int) -> None:
    game = struck(*[{"coin": 2}] * 4, turn=drawer)
    order = []
    while game.actor() != CHANCE:
        order.append(game.actor())
        play(game, "discard coin")
    assert order == [(drawer + i) % 4 for i in range(4)]
    assert record(game)["turn"] == drawer


@pytest.mark.rule("§5.2", "R6")
@pytest.mark.parametrize("cards", range(12))
def test_half_of_the_cards_rounded_down_are_lost(cards: int) -> None:
    game = struck({"shard": cards}, {})
    lost = 0
    while game.actor() == 0 and record(game)["step"] == "discarding":
        play(game, "discard shard")
        lost += 1
    assert lost == cards // 2
    assert size(hand(game, 0)) == cards - cards // 2


@pytest.mark.rule("§5.2")
def test_whoever_has_one_card_or_none_is_passed_over() -> None:
    game = struck({"coin": 1}, {}, {"cup": 2}, {"talisman": 1})
    assert game.actor() == 2
    play(game, "discard cup")
    assert game.actor() == CHANCE


@pytest.mark.rule("§5.2", "§5.4")
def test_if_nobody_has_two_cards_the_drawer_digs_again_at_once() -> None:
    game = struck({"coin": 1}, {}, {"cup": 1})
    assert (game.actor(), record(game)["step"], record(game)["turn"]) == (CHANCE, "digging", 0)


@pytest.mark.rule("§5.2", "R7")
def test_half_is_counted_from_the_hand_when_the_storm_arrives() -> None:
    """What the earlier players lose does not change what the later ones must lose."""
    game = struck({"coin": 4}, {"shard": 7})
    play(game, "discard coin", "discard coin")
    play(game, *["discard shard"] * 3)
    assert (size(hand(game, 0)), size(hand(game, 1))) == (2, 4)


@pytest.mark.rule("§5.3")
@pytest.mark.parametrize(
    "cards",
    [
        {"shard": 2, "coin": 2, "map": 1, "mask": 1},
        {"shard": 1, "parchment": 1, "coin": 1, "talisman": 1, "cup": 1, "map": 1, "mask": 1},
        {"coin": 6, "mask": 3},
        {"mask": 3},
    ],
)
def test_each_choice_of_cards_is_offered_exactly_once(cards: dict[str, int]) -> None:
    half = size(cards) // 2
    kinds = list(cards)
    wanted = sorted(
        picked
        for picked in product(*[range(cards[kind] + 1) for kind in kinds])
        if sum(picked) == half
    )
    assert wanted
    assert prod(n + 1 for n in cards.values()) >= len(wanted)
    found: list[tuple[int, ...]] = []

    def follow(game: State) -> None:
        if game.actor() != 0 or record(game)["step"] != "discarding":
            left = hand(game, 0)
            found.append(tuple(cards[kind] - left.get(kind, 0) for kind in kinds))
            return
        for move in game.legal():
            after = game.clone()
            after.play(move)
            follow(after)

    follow(struck(cards, {}))
    assert sorted(found) == wanted


@pytest.mark.rule("§5.3", "R3")
def test_a_map_can_be_lost_to_the_marketplace() -> None:
    game = struck({"map": 1, "coin": 1}, {})
    play(game, "discard map")
    assert market(game) == {"map": 1, "mask": 1}
    assert hand(game, 0) == {"coin": 1}
    assert record(game)["spent_maps"] == 0


@pytest.mark.rule("§5.3", "R7", "R26")
def test_later_players_see_what_the_earlier_ones_lost() -> None:
    game = struck({"coin": 2}, {"cup": 2}, {})
    for seat in (0, 1, 2, SPECTATOR):
        event = BOX.event(game, BOX.move("discard coin"), seat)
        assert (event.notation, event.hidden, event.actor) == ("discard coin", False, 0)
    play(game, "discard coin")
    assert game.actor() == 1
    for seat in (0, 1, 2, SPECTATOR):
        assert view(game, seat)["market"]["coin"] == 1


@pytest.mark.rule("§5.3")
def test_only_cards_in_hand_can_be_lost() -> None:
    game = struck({"coin": 2, "cup": 2}, {"shard": 2})
    assert legal(game) == {"discard coin", "discard cup"}
    assert objection(game, 0, "discard shard") == "§5.3"


@pytest.mark.rule("§5.3")
def test_no_more_than_half_may_be_lost() -> None:
    game = struck({"coin": 3}, {})
    play(game, "discard coin")
    assert not is_legal(game, "discard coin")
    assert game.actor() == CHANCE


@pytest.mark.rule("§5.4", "R10")
def test_between_storm_and_second_dig_nobody_acts() -> None:
    game = struck({"coin": 2, "map": 2}, {"cup": 2})
    assert legal(game) == {"discard coin", "discard map"}
    for wish in ("end", "sell 1 coin", "offer coin", "explore small"):
        assert objection(game, 0, wish) in {"R10", "§5.1", "§5.3", "§5.4"}
    play(game, "discard coin", "discard coin", "discard cup")
    assert game.actor() == CHANCE
    assert all(move.startswith("dig") for move in legal(game))
    play(game, "dig shard")
    assert game.actor() == 0
    assert is_legal(game, "end")


@pytest.mark.rule("R8", "§5.4")
def test_a_second_sandstorm_strikes_again_as_often_as_it_comes() -> None:
    game = struck({"shard": 9}, {"coin": 4}, sandstorms=3)
    for left, other in ((5, 2), (3, 1), (2, 1)):
        while game.actor() != CHANCE:
            kind = "shard" if game.actor() == 0 else "coin"
            play(game, f"discard {kind}")
        assert (size(hand(game, 0)), size(hand(game, 1))) == (left, other)
        if record(game)["sandstorms"]:
            play(game, "dig sandstorm")
    assert not is_legal(game, "dig sandstorm")
    play(game, "dig map")
    assert game.actor() == 0


@pytest.mark.rule("R5", "R8", "§5.4")
def test_a_thief_may_come_after_a_sandstorm() -> None:
    game = position([{"coin": 2}, {"cup": 1}], sandstorms=1, thieves=1, step="digging")
    play(game, "dig sandstorm", "discard coin", "dig thief", "rob 1", "steal cup")
    assert game.actor() == 0
    assert hand(game, 0) == {"coin": 1, "cup": 1}


@pytest.mark.rule("R9", "R23")
def test_if_the_last_card_is_a_sandstorm_it_strikes_and_the_turn_goes_on_with_actions() -> None:
    game = position([{"coin": 2}, {"cup": 2}], dig={}, sandstorms=1, step="digging", turn=1)
    play(game, "dig sandstorm")
    assert game.actor() == 1
    play(game, "discard cup", "discard coin")
    assert (game.actor(), record(game)["step"]) == (1, "acting")
    assert {"sell 1 cup", "end"} <= legal(game)
    assert not record(game)["ending"]


@pytest.mark.rule("R9")
def test_a_last_sandstorm_that_costs_nobody_anything_leads_to_actions_too() -> None:
    game = position([{"coin": 1}, {"cup": 1}], dig={}, sandstorms=1, step="digging")
    play(game, "dig sandstorm")
    assert (game.actor(), record(game)["step"]) == (0, "acting")


@pytest.mark.rule("R9", "R23")
def test_if_the_last_card_is_a_thief_he_steals_and_the_turn_goes_on_with_actions() -> None:
    game = position([{"coin": 1}, {"cup": 1}], dig={}, thieves=1, step="digging")
    play(game, "dig thief", "rob 1", "steal cup")
    assert (game.actor(), record(game)["step"]) == (0, "acting")
    assert not record(game)["ending"]


@pytest.mark.rule("§5.3", "§6.5")
def test_lost_cards_stay_in_the_game_and_can_be_traded_for() -> None:
    game = struck({"coin": 2}, {"cup": 2})
    before = total(game)
    play(game, "discard coin", "discard cup", "dig shard")
    assert total(game) == before
    play(game, "offer coin", "take cup")
    assert record(game)["hands"][0]["cup"] == 1


@pytest.mark.rule("§5.2", "§5.3")
def test_lost_cards_are_named_in_order() -> None:
    game = struck({"parchment": 2, "coin": 2, "cup": 2}, {})
    assert reason(game, "discard cup") == "too-few-above"
    play(game, "discard coin")
    assert reason(game, "discard parchment") == "named-in-order"
    assert legal(game) == {"discard coin", "discard cup"}


def reason(game: State, what: str) -> str:
    """Why the player whom the storm strikes first cannot do this."""
    [found] = [it.reason for it in BOX.objections(game, 0) if it.what == what]
    return found
