"""Chapter 7: exploring the pyramid."""

import pytest

from digsite import CHANCE, NOBODY, SPECTATOR, IllegalMove, Rng, State
from tests.games.archaeology.positions import (
    BOX,
    CHAMBERS,
    KINDS,
    PRISTINE,
    end_phase,
    finish,
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
    total,
    view,
)


def find_all(game: State) -> int:
    """Draw the cards of an explored chamber; how many they are."""
    rng, found = Rng(1), 0
    while record(game)["step"] == "finding":
        assert game.actor() == CHANCE
        game.play(game.draw(rng))
        found += 1
    return found


@pytest.mark.rule("§7.1")
@pytest.mark.parametrize(("chamber", "maps", "cards"), [(0, 1, 3), (1, 2, 5), (2, 3, 7)])
def test_one_two_or_three_maps_bring_three_five_or_seven_cards(
    chamber: int, maps: int, cards: int
) -> None:
    game = position([{"coin": 1}, {"map": maps, "coin": 1}], turn=1)
    play(game, f"explore {CHAMBERS[chamber]}")
    assert game.actor() == CHANCE
    assert find_all(game) == cards
    assert size(hand(game, 1)) == cards + 1
    assert hand(game, 1).get("map", 0) == 0
    assert (game.actor(), record(game)["step"]) == (1, "acting")
    explorers = [*PRISTINE]
    explorers[chamber] = 1
    assert record(game)["explorers"] == explorers


@pytest.mark.rule("§7.1")
@pytest.mark.parametrize("maps", range(7))
def test_the_maps_in_hand_say_which_chambers_are_in_reach(maps: int) -> None:
    game = position([{"map": maps, "coin": 1}, {}])
    reach = {f"explore {name}" for i, name in enumerate(CHAMBERS) if maps >= i + 1}
    assert legal(game, "explore") == reach
    for i, name in enumerate(CHAMBERS):
        if maps < i + 1:
            assert objection(game, 0, f"explore {name}") == "§7.1"
            with pytest.raises(IllegalMove):
                play(game, f"explore {name}")


@pytest.mark.rule("§7.1")
def test_a_map_in_the_marketplace_is_of_no_use() -> None:
    game = position([{"coin": 1}, {"map": 2}], {"map": 3})
    assert not legal(game, "explore")


@pytest.mark.rule("§7.1", "R28")
def test_each_hidden_treasure_is_equally_likely_to_be_found_but_no_map() -> None:
    game = position([{"map": 1}, {}], dig={"mask": 2, "map": 3}, thieves=1)
    play(game, "explore small")
    left = dict(record(game)["unseen"])
    rng = Rng(3)
    for _ in range(3):
        assert same_odds(game, {f"find {k}": n for k, n in left.items() if n and k != "map"})
        move = game.draw(rng)
        left[str(move.parts()["kind"])] -= 1
        game.play(move)


@pytest.mark.rule("§7.2")
def test_the_found_cards_go_to_the_hand_unseen_by_the_others() -> None:
    game = position([{"map": 1}, {"coin": 1}, {}])
    play(game, "explore small")
    for kind in ("coin", "mask", "shard"):
        move = BOX.move(f"find {kind}")
        assert BOX.event(game, move, 0).notation == f"find {kind}"
        assert not BOX.event(game, move, 0).hidden
        for seat in (1, 2, SPECTATOR):
            event = BOX.event(game, move, seat)
            assert (event.notation, event.hidden) == ("find card", True)
            assert event.parts == {"do": "find"}
            assert event.seat == 0
        game.play(move)
    assert hand(game, 0) == {"coin": 1, "mask": 1, "shard": 1}


@pytest.mark.rule("§7.2", "R26")
def test_the_others_views_do_not_tell_what_was_found() -> None:
    for seat in (1, SPECTATOR):
        seen = []
        for kind in KINDS:
            if kind != "map":
                game = position([{"map": 1}, {"coin": 1}])
                play(game, "explore small", "find shard", f"find {kind}", "find coin")
                seen.append(view(game, seat))
        assert all(it == seen[0] for it in seen)


@pytest.mark.rule("§7.1", "R26")
def test_everybody_sees_which_chamber_is_explored() -> None:
    game = position([{"map": 2}, {"coin": 1}])
    for seat in (0, 1, SPECTATOR):
        event = BOX.event(game, BOX.move("explore medium"), seat)
        assert (event.notation, event.hidden, event.actor) == ("explore medium", False, 0)
    play(game, "explore medium")
    for seat in (0, 1, SPECTATOR):
        assert view(game, seat)["explorers"] == [NOBODY, 0, NOBODY]


@pytest.mark.rule("§7.3", "R2")
def test_spent_maps_leave_the_game() -> None:
    game = position([{"map": 4}, {}], {"coin": 1})
    before = record(game)["unseen"]["map"]
    play(game, "explore large")
    find_all(game)
    assert hand(game, 0)["map"] == 1
    assert record(game)["spent_maps"] == 3
    assert market(game) == {"coin": 1}
    assert record(game)["unseen"]["map"] == before
    assert sum(total(game).values()) == 72


@pytest.mark.rule("§7.4")
def test_a_chamber_is_explored_once_in_the_game() -> None:
    game = position([{"map": 3}, {"map": 2}], {"coin": 1}, explorers=[1, NOBODY, NOBODY])
    assert legal(game, "explore") == {"explore medium", "explore large"}
    assert objection(game, 0, "explore small") == "§7.4"
    play(game, "explore medium")
    find_all(game)
    assert not legal(game, "explore")
    assert objection(game, 0, "explore medium") == "§7.4"


@pytest.mark.rule("§7.4")
def test_nor_can_another_player_explore_it_again() -> None:
    game = position([{"map": 1}, {"map": 3}])
    play(game, "explore small")
    find_all(game)
    play(game, "end", "dig shard")
    assert legal(game, "explore") == {"explore medium", "explore large"}
    assert objection(game, 1, "explore small") == "§7.4"


@pytest.mark.rule("R15")
@pytest.mark.parametrize(
    "order", [["small", "medium", "large"], ["large", "small", "medium"], ["medium", "large"]]
)
def test_several_chambers_can_be_explored_in_a_turn_in_any_order(order: list[str]) -> None:
    game = position([{"map": 6}, {}])
    found = 0
    for chamber in order:
        play(game, f"explore {chamber}")
        found += find_all(game)
    assert found == sum({"small": 3, "medium": 5, "large": 7}[name] for name in order)
    assert record(game)["spent_maps"] == sum(CHAMBERS.index(name) + 1 for name in order)
    assert game.actor() == 0


@pytest.mark.rule("R15", "§7.1")
def test_after_one_chamber_the_maps_left_must_do_for_the_next() -> None:
    game = position([{"map": 3}, {}])
    play(game, "explore small")
    find_all(game)
    assert legal(game, "explore") == {"explore medium"}
    assert objection(game, 0, "explore large") == "§7.1"


@pytest.mark.rule("§7.1", "§4.2")
def test_exploring_takes_nothing_from_the_dig_site() -> None:
    game = position([{"map": 1}, {}], {"coin": 1}, thieves=2, sandstorms=1)
    before = record(game)
    play(game, "explore small")
    find_all(game)
    after = record(game)
    assert [after[key] for key in ("buried", "thieves", "sandstorms")] == [
        before[key] for key in ("buried", "thieves", "sandstorms")
    ]
    assert size(after["unseen"]) == size(before["unseen"]) - 3


@pytest.mark.rule("§7.1", "§4.2")
def test_after_exploring_the_odds_of_the_dig_count_the_chambers_left() -> None:
    game = position([{"map": 1}, {"coin": 1}], dig={"shard": 4, "map": 1}, thieves=1)
    play(game, "explore small")
    find_all(game)
    play(game, "end")
    unseen = record(game)["unseen"]
    pool = size(unseen) - unseen["map"]
    assert pool == 4 + 5 + 7
    expected = {f"dig {kind}": n * 4 for kind, n in unseen.items() if n and kind != "map"}
    expected |= {"dig map": pool, "dig thief": pool}
    assert same_odds(game, expected)


@pytest.mark.rule("§7.1", "§9.2")
def test_chambers_can_be_explored_in_the_end_phase() -> None:
    game = end_phase([{"map": 2}, {"coin": 1}])
    play(game, "explore medium")
    assert find_all(game) == 5
    assert game.actor() == 0


@pytest.mark.rule("R16")
def test_chambers_nobody_explored_score_nothing() -> None:
    game = end_phase([{"coin": 1}, {}], sold=[[], [("cup", 1)]])
    before = game.scores()
    play(game, "sell 1 coin")
    assert finish(game).is_over()
    assert game.scores() == [before[0] + 2, before[1]]
    assert size(record(game)["unseen"]) == 15


@pytest.mark.rule("§7.1")
def test_nothing_else_happens_before_the_chamber_is_emptied() -> None:
    game = position([{"map": 1, "coin": 2}, {}], {"cup": 1})
    play(game, "explore small", "find coin")
    assert set(odds(game)) <= {f"find {kind}" for kind in KINDS}
    assert not is_legal(game, "end")
