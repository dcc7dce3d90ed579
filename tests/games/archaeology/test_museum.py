"""Chapter 8: selling to the museum."""

import pytest

from digsite import SPECTATOR, IllegalMove
from tests.games.archaeology.positions import (
    BOX,
    COPIES,
    KINDS,
    SELLING,
    hand,
    is_legal,
    legal,
    market,
    objection,
    play,
    position,
    record,
    view,
)


@pytest.mark.rule("§8.1")
def test_a_set_leaves_the_hand_and_lies_before_the_seller() -> None:
    game = position([{"talisman": 3, "coin": 1}, {"coin": 1}], {"cup": 1})
    play(game, "sell 2 talisman")
    assert hand(game, 0) == {"talisman": 1, "coin": 1}
    assert record(game)["sets"] == [[{"kind": "talisman", "size": 2, "count": 1}], []]
    assert market(game) == {"cup": 1}
    assert game.actor() == 0


@pytest.mark.rule("§8.1", "R26")
def test_everybody_sees_what_is_sold() -> None:
    game = position([{"talisman": 3}, {"coin": 1}])
    for seat in (0, 1, SPECTATOR):
        event = BOX.event(game, BOX.move("sell 3 talisman"), seat)
        assert (event.notation, event.hidden, event.actor) == ("sell 3 talisman", False, 0)
    play(game, "sell 3 talisman")
    for seat in (0, 1, SPECTATOR):
        seen = view(game, seat)
        assert seen["sets"][0] == [{"kind": "talisman", "size": 3, "count": 1}]
        assert seen["money"] == [14, 0]


@pytest.mark.rule("§8.1")
@pytest.mark.parametrize("kind", KINDS)
def test_only_cards_in_hand_can_be_sold(kind: str) -> None:
    held = min(2, COPIES[kind])
    game = position([{kind: held}, {kind: COPIES[kind] - held}], {})
    for length in range(1, 6):
        allowed = length <= held and length <= len(SELLING[kind])
        assert is_legal(game, f"sell {length} {kind}") == allowed
        if not allowed:
            with pytest.raises(IllegalMove):
                play(game, f"sell {length} {kind}")
    other = "coin" if kind != "coin" else "cup"
    assert objection(game, 0, f"sell 1 {other}") == "§8.1"


@pytest.mark.rule("§8.1")
def test_cards_of_the_marketplace_cannot_be_sold() -> None:
    game = position([{"shard": 1}, {}], {"mask": 4})
    assert legal(game, "sell") == {"sell 1 shard"}


@pytest.mark.rule("§8.3")
def test_each_set_lies_by_itself() -> None:
    """4 and 1 shards bring 4 + 1, not the 15 of a full set."""
    game = position([{"shard": 5}, {}])
    play(game, "sell 4 shard", "sell 1 shard")
    assert game.scores() == [5, 0]
    assert record(game)["sets"][0] == [
        {"kind": "shard", "size": 1, "count": 1},
        {"kind": "shard", "size": 4, "count": 1},
    ]


@pytest.mark.rule("§8.3")
def test_a_set_sold_in_an_earlier_turn_does_not_grow() -> None:
    game = position([{"cup": 1}, {"coin": 1}], sold=[[("cup", 1)], []])
    play(game, "sell 1 cup")
    assert game.scores() == [4, 0]
    assert record(game)["sets"][0] == [{"kind": "cup", "size": 1, "count": 2}]


@pytest.mark.rule("§8.4")
def test_of_six_talismans_only_five_make_a_set() -> None:
    game = position([{"talisman": 6}, {}])
    assert legal(game, "sell") == {f"sell {n} talisman" for n in range(1, 6)}
    play(game, "sell 5 talisman")
    assert hand(game, 0) == {"talisman": 1}
    assert game.scores() == [40, 0]
    play(game, "sell 1 talisman")
    assert game.scores() == [43, 0]


@pytest.mark.rule("§8.4", "R1")
@pytest.mark.parametrize("kind", KINDS)
def test_no_set_is_larger_than_its_list_of_prices(kind: str) -> None:
    largest = len(SELLING[kind])
    game = position([{kind: COPIES[kind]}, {}])
    assert is_legal(game, f"sell {largest} {kind}")
    assert legal(game, "sell") == {f"sell {n} {kind}" for n in range(1, largest + 1)}
    if largest < 5:
        assert objection(game, 0, f"sell {largest + 1} {kind}") == "§8.4"


@pytest.mark.rule("§8.5", "R18")
def test_several_sets_can_be_sold_in_a_turn_also_of_one_kind() -> None:
    game = position([{"talisman": 8, "coin": 2, "cup": 2}, {}])
    play(game, "sell 4 talisman", "sell 2 coin", "sell 4 talisman", "sell 2 cup")
    assert game.scores() == [24 + 5 + 24 + 15, 0]
    assert record(game)["sets"][0] == [
        {"kind": "coin", "size": 2, "count": 1},
        {"kind": "talisman", "size": 4, "count": 2},
        {"kind": "cup", "size": 2, "count": 1},
    ]


@pytest.mark.rule("§8.6")
def test_sold_cards_cannot_be_stolen() -> None:
    game = position([{}, {}, {"cup": 1}], sold=[[], [("mask", 4)], []], thieves=1, step="digging")
    play(game, "dig thief")
    assert legal(game) == {"rob 2"}
    play(game, "rob 2")
    assert legal(game) == {"steal cup"}


@pytest.mark.rule("§8.6", "§5.2")
def test_sold_cards_are_not_lost_in_a_sandstorm() -> None:
    game = position([{"coin": 2}, {}], sold=[[("mask", 4)], []], sandstorms=1, step="digging")
    play(game, "dig sandstorm")
    assert legal(game) == {"discard coin"}
    play(game, "discard coin")
    assert game.scores() == [50, 0]
    assert record(game)["step"] == "digging"


@pytest.mark.rule("R1")
def test_each_map_is_sold_by_itself_for_three() -> None:
    game = position([{"map": 2}, {}])
    assert legal(game, "sell") == {"sell 1 map"}
    play(game, "sell 1 map", "sell 1 map")
    assert game.scores() == [6, 0]
    assert record(game)["sets"][0] == [{"kind": "map", "size": 1, "count": 2}]
    assert record(game)["spent_maps"] == 0


@pytest.mark.rule("R18")
def test_you_may_sell_fewer_than_you_hold() -> None:
    game = position([{"coin": 4}, {}])
    assert legal(game, "sell") == {f"sell {n} coin" for n in range(1, 5)}
    play(game, "sell 3 coin")
    assert hand(game, 0) == {"coin": 1}
    assert legal(game, "sell") == {"sell 1 coin"}
