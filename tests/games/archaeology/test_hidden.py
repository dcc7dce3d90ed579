"""R26, R28, R29: nothing hidden leaks, and imagined worlds look the same from the seat."""

from collections import Counter

import pytest

from digsite import SPECTATOR, Rng
from tests.games.archaeology.positions import BOX, SEATS, dealt, play, position, record, size, view


@pytest.mark.rule("R26", "§5.3")
def test_whoever_must_still_lose_a_card_is_imagined_with_one_that_can_be_lost() -> None:
    game = position([{"mask": 2, "shard": 2}, {}], {"cup": 1}, sandstorms=1, step="digging")
    play(game, "dig sandstorm", "discard mask")
    rng = Rng(1)
    for _ in range(50):
        assert BOX.imagine(BOX.view(game, 1), rng).legal()


@pytest.mark.rule("R26", "R11")
def test_whoever_has_begun_a_trade_is_imagined_with_cards_to_finish_it() -> None:
    game = position([{"cup": 2}, {}], {"mask": 1})
    play(game, "offer cup")
    rng = Rng(1)
    for _ in range(50):
        assert BOX.imagine(BOX.view(game, 1), rng).legal()


@pytest.mark.played
@pytest.mark.rule("R28", "R26")
@pytest.mark.parametrize("seats", SEATS)
def test_before_the_first_dig_nobody_is_imagined_with_a_map(seats: int) -> None:
    game, rng = dealt(seats, 3), Rng(1)
    for seat in [*range(seats), SPECTATOR]:
        for _ in range(30):
            state = record(BOX.imagine(BOX.view(game, seat), rng))
            assert all(hand["map"] == 0 for hand in state["hands"])


@pytest.mark.rule("R28", "§4.3")
def test_after_one_dig_the_digger_is_imagined_with_at_most_one_map() -> None:
    game, rng = dealt(3, 3), Rng(1)
    digger = int(record(game)["turn"])
    play(game, "dig coin")
    maps = Counter(
        record(BOX.imagine(BOX.view(game, (digger + 1) % 3), rng))["hands"][digger]["map"]
        for _ in range(500)
    )
    assert set(maps) == {0, 1}


@pytest.mark.rule("R28", "R29", "§4.6")
@pytest.mark.parametrize("viewer", [2, SPECTATOR])
def test_before_any_treasure_is_dug_a_thief_is_not_imagined_with_a_map(viewer: int) -> None:
    game = BOX.new(3)
    deal, rng = Rng(4), Rng(1)
    while record(game)["step"] == "dealing":
        game.play(game.draw(deal))
    play(game, "start 0", "dig thief", "rob 1")
    game.play(game.legal()[0])
    for _ in range(200):
        hands = record(BOX.imagine(BOX.view(game, viewer), rng))["hands"]
        assert all(hand["map"] == 0 for hand in hands)


@pytest.mark.rule("R29", "R26")
def test_a_hand_known_in_full_is_imagined_as_it_is() -> None:
    game = position([{"coin": 2}, {"mask": 1}], {"cup": 1, "talisman": 1}, step="digging")
    play(game, "dig shard")
    play(game, "offer shard", "offer coin", "offer coin", "take talisman", "take cup")
    rng = Rng(1)
    for viewer in (1, SPECTATOR):
        for _ in range(20):
            hands = record(BOX.imagine(BOX.view(game, viewer), rng))["hands"]
            assert hands[0] == record(game)["hands"][0]


@pytest.mark.rule("R28", "§7.1")
def test_found_cards_are_never_imagined_to_be_maps() -> None:
    game, rng = position([{"map": 1, "coin": 1}, {"coin": 1}], {"cup": 1}), Rng(2)
    play(game, "explore small", "find shard", "find shard", "find coin")
    seen = BOX.view(game, 1)
    most = max(record(BOX.imagine(seen, rng))["hands"][0]["map"] for _ in range(300))
    assert most <= 1


@pytest.mark.rule("R26")
def test_the_views_of_others_hold_neither_hands_nor_the_unseen() -> None:
    game = position([{"mask": 2}, {"coin": 3}, {"cup": 1}], {"shard": 1})
    for seat in (1, 2, SPECTATOR):
        seen = view(game, seat)
        assert not {"hands", "unseen", "notes"} & set(seen)
        assert seen["sizes"] == [2, 3, 1]
    assert size(view(game, SPECTATOR)["hand"]) == 0
