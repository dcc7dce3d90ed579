"""Chapter 4: digging."""

import pytest

from digsite import CHANCE, SPECTATOR, IllegalMove, Rng
from tests.games.archaeology.positions import (
    BOX,
    KINDS,
    dealt,
    hand,
    is_legal,
    legal,
    market,
    objection,
    odds,
    play,
    position,
    record,
    same_odds,
    size,
    view,
)


@pytest.mark.rule("§4.1", "§4.2")
def test_a_turn_begins_with_a_dig_and_no_action_comes_before() -> None:
    game = position([{"coin": 2}, {"coin": 1}], {"cup": 1}, step="digging", thieves=1, sandstorms=1)
    assert game.actor() == CHANCE
    assert all(move.startswith("dig ") for move in legal(game))
    for wish in ("end", "sell 1 coin", "offer coin"):
        with pytest.raises(IllegalMove):
            play(game, wish)


@pytest.mark.rule("§4.1", "§6.1")
def test_after_the_dig_all_actions_are_open() -> None:
    game = position([{"coin": 2, "map": 1}, {}], {"cup": 1}, step="digging")
    play(game, "dig shard")
    assert game.actor() == 0
    assert {"offer coin", "explore small", "sell 2 coin", "sell 1 shard", "end"} <= legal(game)


@pytest.mark.rule("§4.2")
def test_one_card_leaves_the_dig_site() -> None:
    game = dealt(3, 5)
    before = record(game)["buried"]
    play(game, "dig map")
    assert record(game)["buried"] == before - 1
    assert record(game)["unseen"]["map"] == 5
    assert record(game)["turn"] == game.actor()
    assert not any(move.startswith("dig") for move in legal(game))


@pytest.mark.rule("§4.2")
def test_the_next_player_digs_at_the_start_of_the_turn() -> None:
    game = dealt(3, 5)
    first = int(record(game)["turn"])
    play(game, "dig map", "end")
    assert game.actor() == CHANCE
    assert record(game)["turn"] == (first + 1) % 3
    assert record(game)["step"] == "digging"


@pytest.mark.rule("§4.2", "§2.4", "R28")
def test_each_card_of_the_dig_site_is_equally_likely_though_chambers_hide_their_share() -> None:
    """2 of 17 hidden treasures lie in the site, with 3 maps, 2 thieves and a sandstorm: 8 cards."""
    dig = {"mask": 2, "map": 3}
    game = position([{}, {}], dig=dig, thieves=2, sandstorms=1, step="digging")
    unseen = record(game)["unseen"]
    assert size(unseen) == 20
    expected = {f"dig {kind}": n * 2 for kind, n in unseen.items() if n and kind != "map"}
    expected |= {"dig map": 3 * 17, "dig thief": 2 * 17, "dig sandstorm": 17}
    assert sum(expected.values()) == 8 * 17
    assert same_odds(game, expected)


@pytest.mark.rule("§4.2", "§7.1")
def test_with_all_chambers_explored_the_unseen_treasures_are_the_dig_site() -> None:
    dig = {"shard": 3, "cup": 1}
    game = position([{}, {}], dig=dig, thieves=1, explorers=[0, 1, 0], step="digging")
    assert same_odds(game, {"dig shard": 3, "dig cup": 1, "dig thief": 1})


@pytest.mark.rule("§4.2", "R28")
def test_if_the_site_holds_only_maps_no_other_treasure_is_found() -> None:
    """The treasures that nobody saw then lie in the chambers."""
    game = position([{}, {}], dig={"map": 2}, thieves=1, step="digging")
    assert same_odds(game, {"dig map": 2, "dig thief": 1})
    rng = Rng(1)
    assert {game.draw(rng).notation() for _ in range(50)} == {"dig map", "dig thief"}


@pytest.mark.rule("§4.2", "§4.5", "§5.1")
def test_thieves_and_sandstorms_that_are_gone_are_not_drawn() -> None:
    game = position([{"coin": 1}, {"coin": 1}], step="digging")
    assert not {"dig thief", "dig sandstorm"} & set(odds(game))


@pytest.mark.rule("§4.3")
@pytest.mark.parametrize("kind", KINDS)
def test_a_treasure_goes_to_the_hand_unseen_by_the_others(kind: str) -> None:
    game = position([{}, {"coin": 1}, {}], {"shard": 2}, step="digging", turn=2)
    move = BOX.move(f"dig {kind}")
    for seat in (0, 1, SPECTATOR):
        event = BOX.event(game, move, seat)
        assert (event.hidden, event.notation, event.parts) == (True, "dig treasure", {"do": "dig"})
        assert event.seat == 2
    own = BOX.event(game, move, 2)
    assert (own.hidden, own.notation, own.parts["kind"]) == (False, f"dig {kind}", kind)
    before = {seat: view(game, seat) for seat in (0, 1, SPECTATOR)}
    game.play(move)
    assert hand(game, 2) == {kind: 1}
    assert market(game) == {"shard": 2}
    for seat, seen in before.items():
        now = view(game, seat)
        assert now["sizes"][2] == seen["sizes"][2] + 1
        assert (now["hand"], now["known"], now["public"]) == (
            seen["hand"],
            seen["known"],
            seen["public"],
        )


@pytest.mark.rule("§4.3", "R26")
def test_the_others_views_do_not_tell_which_treasure_was_dug() -> None:
    for seat in (1, SPECTATOR):
        seen = []
        for kind in KINDS:
            game = position([{}, {"coin": 1}], {"shard": 2}, step="digging", thieves=1)
            play(game, f"dig {kind}")
            seen.append(view(game, seat))
        assert all(it == seen[0] for it in seen)


@pytest.mark.rule("§4.4")
def test_a_hand_may_grow_without_limit() -> None:
    many = {"shard": 17, "parchment": 15, "coin": 5}
    game = position([many, {}], step="digging", turn=0)
    play(game, "dig coin", "end")
    assert size(hand(game, 0)) == 38


@pytest.mark.rule("§4.5", "R26")
def test_a_thief_is_laid_aside_face_up_and_all_can_count_them() -> None:
    game = position([{"coin": 1}, {"coin": 1}, {}], thieves=8, step="digging")
    move = BOX.move("dig thief")
    for seat in (0, 1, 2, SPECTATOR):
        event = BOX.event(game, move, seat)
        assert (event.hidden, event.notation) == (False, "dig thief")
    buried = record(game)["buried"]
    game.play(move)
    for seat in (0, 1, 2, SPECTATOR):
        assert view(game, seat)["thieves"] == 7
        assert view(game, seat)["buried"] == buried - 1
    assert record(game)["hands"] == record(position([{"coin": 1}, {"coin": 1}, {}]))["hands"]


@pytest.mark.rule("§4.5")
def test_after_a_thief_one_must_choose_an_opponent() -> None:
    game = position([{"coin": 1, "map": 1}, {"cup": 1}, {"cup": 1}, {"cup": 1}], thieves=1)
    game = BOX.load({**record(game), "step": "digging", "turn": 1})
    play(game, "dig thief")
    assert game.actor() == 1
    assert legal(game) == {"rob 0", "rob 2", "rob 3"}
    assert objection(game, 1, "rob 1") == "§4.5"
    assert objection(game, 1, "end") == "§4.5"
    assert objection(game, 1, "sell 1 cup") == "§4.5"


@pytest.mark.rule("§1.4", "§4.5")
def test_nobody_can_be_robbed_who_does_not_play() -> None:
    game = position([{"coin": 1}, {"cup": 1}, {"cup": 1}], thieves=1, step="digging")
    play(game, "dig thief")
    assert objection(game, 0, "rob 3") == "§1.4"


@pytest.mark.rule("§4.6", "R3")
def test_each_card_of_the_victim_is_stolen_with_the_same_chance() -> None:
    game = position([{}, {"coin": 3, "map": 2, "mask": 1}], thieves=1, step="digging")
    play(game, "dig thief", "rob 1")
    assert game.actor() == CHANCE
    assert same_odds(game, {"steal coin": 3, "steal map": 2, "steal mask": 1})


@pytest.mark.rule("§4.6")
def test_the_stolen_card_changes_hands() -> None:
    game = position([{"cup": 1}, {"coin": 2}, {"coin": 3, "mask": 1}], thieves=1, step="digging")
    before = market(game)
    play(game, "dig thief", "rob 2", "steal mask")
    assert [hand(game, seat) for seat in range(3)] == [
        {"cup": 1, "mask": 1},
        {"coin": 2},
        {"coin": 3},
    ]
    assert market(game) == before


@pytest.mark.rule("§4.6", "R29")
def test_only_thief_and_victim_learn_which_card_was_stolen() -> None:
    hands = [{"cup": 1}, {"coin": 2}, {"coin": 3, "mask": 1}]
    game = position(hands, thieves=1, step="digging")
    play(game, "dig thief", "rob 2")
    move = BOX.move("steal mask")
    for seat in (0, 2):
        assert BOX.event(game, move, seat).notation == "steal mask"
        assert not BOX.event(game, move, seat).hidden
    for seat in (1, SPECTATOR):
        event = BOX.event(game, move, seat)
        assert (event.notation, event.hidden) == ("steal card", True)
        assert event.parts == {"do": "steal", "from": 2}
    other = game.clone()
    play(game, "steal mask")
    play(other, "steal coin")
    for seat in (1, SPECTATOR):
        assert view(game, seat) == view(other, seat)
    for seat in (0, 2):
        assert view(game, seat) != view(other, seat)


@pytest.mark.rule("§4.5", "R26")
def test_everybody_sees_who_is_robbed() -> None:
    game = position([{"cup": 1}, {"coin": 2}, {"mask": 1}], thieves=1, step="digging")
    play(game, "dig thief")
    for seat in (0, 1, 2, SPECTATOR):
        event = BOX.event(game, BOX.move("rob 2"), seat)
        assert (event.actor, event.notation, event.hidden) == (0, "rob 2", False)


@pytest.mark.rule("§4.7", "§4.5")
def test_if_no_opponent_has_cards_nothing_is_stolen() -> None:
    game = position([{"cup": 2}, {}, {}], thieves=2, step="digging")
    play(game, "dig thief")
    assert game.actor() == 0
    assert hand(game, 0) == {"cup": 2}
    assert record(game)["thieves"] == 1
    assert {"sell 2 cup", "end"} <= legal(game)


@pytest.mark.rule("§4.7")
def test_a_thief_among_empty_hands_leaves_only_the_end_of_the_turn() -> None:
    game = position([{}, {}], thieves=2, step="digging")
    play(game, "dig thief")
    assert legal(game) == {"end"}
    play(game, "end")
    assert record(game)["turn"] == 1


@pytest.mark.rule("R3")
def test_a_thief_can_take_a_map() -> None:
    game = position([{}, {"map": 1}], thieves=1, step="digging")
    play(game, "dig thief", "rob 1", "steal map")
    assert hand(game, 0) == {"map": 1}
    assert is_legal(game, "explore small")


@pytest.mark.rule("R4")
def test_only_opponents_with_cards_can_be_robbed() -> None:
    game = position([{"cup": 1}, {}, {"coin": 1}, {}], thieves=1, step="digging")
    play(game, "dig thief")
    assert legal(game) == {"rob 2"}
    assert objection(game, 0, "rob 1") == "R4"
    assert objection(game, 0, "rob 3") == "R4"


@pytest.mark.rule("R4", "§4.5")
def test_a_thief_without_cards_may_rob() -> None:
    game = position([{}, {"coin": 1}], thieves=1, step="digging")
    play(game, "dig thief")
    assert legal(game) == {"rob 1"}


@pytest.mark.rule("R5")
def test_after_a_thief_there_is_no_second_dig() -> None:
    game = position([{}, {"coin": 1}], thieves=3, step="digging")
    buried = record(game)["buried"]
    play(game, "dig thief", "rob 1", "steal coin")
    assert game.actor() == 0
    assert record(game)["buried"] == buried - 1
    assert {"sell 1 coin", "end"} <= legal(game)


@pytest.mark.rule("§4.2", "§9.1")
def test_a_player_without_cards_still_digs_while_cards_are_buried() -> None:
    game = position([{"coin": 1}, {}, {"coin": 1}])
    play(game, "end")
    assert (game.actor(), record(game)["turn"]) == (CHANCE, 1)
    play(game, "dig shard")
    assert game.actor() == 1
