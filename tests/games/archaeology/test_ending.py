"""Chapter 9: the end."""

import pytest

from digsite import CHANCE, OVER, IllegalMove, Rng, State
from tests.games.archaeology.positions import (
    dealt,
    end_phase,
    finish,
    is_legal,
    legal,
    market,
    objection,
    play,
    position,
    record,
    size,
    trade,
)


def may_end(game: State, seat: int) -> bool:
    """Whether this seat, whose turn it is, may end it."""
    assert game.actor() == seat
    return is_legal(game, "end")


@pytest.mark.rule("§9.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise(seats: int) -> None:
    game = position([{"coin": 1}] * seats, turn=seats - 1)
    for turn in [*range(seats), 0]:
        play(game, "end")
        assert record(game)["turn"] == turn
        play(game, "dig shard")
        assert game.actor() == turn


@pytest.mark.rule("§9.1")
def test_only_the_player_at_turn_may_act() -> None:
    game = position([{"coin": 1}, {"cup": 1}])
    assert game.actor() == 0
    assert not is_legal(game, "sell 1 cup")


@pytest.mark.rule("§9.2", "R23")
def test_whoever_draws_the_last_card_plays_a_normal_turn_and_then_nobody_digs() -> None:
    game = position([{"coin": 1}, {"cup": 1}, {"mask": 1}], dig={"map": 1}, step="digging")
    play(game, "dig map")
    assert record(game)["buried"] == 0
    assert (game.actor(), record(game)["ending"]) == (0, False)
    play(game, "end")
    assert (game.actor(), record(game)["step"], record(game)["ending"]) == (1, "acting", True)
    play(game, "end")
    assert (game.actor(), record(game)["step"]) == (2, "acting")


@pytest.mark.rule("§9.2")
def test_with_one_card_left_the_next_player_still_digs() -> None:
    game = position([{"coin": 1}, {"cup": 1}], dig={"map": 1})
    play(game, "end")
    assert (game.actor(), record(game)["turn"]) == (CHANCE, 1)
    assert legal(game) == {"dig map"}


@pytest.mark.rule("§9.2")
def test_all_actions_remain_in_the_end_phase() -> None:
    game = end_phase([{"coin": 2, "map": 1}, {"cup": 1}])
    assert {"offer coin", "explore small", "sell 2 coin", "end"} <= legal(game)


@pytest.mark.rule("§9.4", "R20")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_if_all_pass_the_first_of_them_must_sell(first: int) -> None:
    game = end_phase([{"coin": 2}, {"cup": 2}, {"mask": 2}], turn=first)
    for step in range(3):
        assert game.actor() == (first + step) % 3
        play(game, "end")
    assert not may_end(game, first)
    assert objection(game, first, "end") == "§9.4"
    with pytest.raises(IllegalMove):
        play(game, "end")
    kind = ["coin", "cup", "mask"][first]
    play(game, f"sell 1 {kind}")
    assert is_legal(game, "end")
    play(game, "end")
    assert may_end(game, (first + 1) % 3)


@pytest.mark.rule("§9.4")
def test_as_long_as_one_has_not_passed_nobody_must_sell() -> None:
    game = end_phase([{"coin": 2}, {"cup": 2}, {"mask": 2}])
    play(game, "end", "end", "sell 1 mask", "end")
    assert may_end(game, 0)
    play(game, "end")
    assert is_legal(game, "end")


@pytest.mark.rule("§9.4", "R20")
def test_a_sale_starts_the_sequence_of_passes_anew() -> None:
    """0 passes, 1 sells, 2 and 0 pass, 1 passes: now 2 was the first of them and must sell."""
    game = end_phase([{"coin": 2}, {"cup": 2}, {"mask": 2}])
    play(game, "end", "sell 1 cup", "end", "end", "end", "end")
    assert not may_end(game, 2)


@pytest.mark.rule("§9.4")
def test_after_the_forced_sale_all_may_pass_once_more() -> None:
    game = end_phase([{"coin": 2}, {"cup": 2}])
    play(game, "end", "end", "sell 1 coin", "end")
    assert game.actor() == 1
    play(game, "end")
    assert may_end(game, 0)
    play(game, "end")
    assert not may_end(game, 1)


@pytest.mark.rule("§9.3", "R23")
def test_the_turn_of_the_last_card_is_no_pass() -> None:
    game = position([{"coin": 1}, {"cup": 1}], dig={"map": 1}, step="digging")
    play(game, "dig map", "end", "end")
    assert may_end(game, 0)
    play(game, "end")
    assert not may_end(game, 1)


@pytest.mark.rule("R9", "R23")
def test_a_turn_whose_last_card_was_a_sandstorm_is_no_pass() -> None:
    game = position([{"coin": 2}, {"cup": 2}], dig={}, sandstorms=1, step="digging")
    play(game, "dig sandstorm", "discard coin", "discard cup", "end", "end", "end")
    assert not may_end(game, 1)


@pytest.mark.rule("R19")
def test_a_turn_with_trades_only_is_a_pass() -> None:
    game = end_phase([{"coin": 1}, {"cup": 1}])
    assert market(game)["shard"] > 0
    trade(game, ["coin"], ["shard"])
    play(game, "end", "end")
    assert not may_end(game, 0)


@pytest.mark.rule("R19")
def test_a_turn_with_exploring_only_is_a_pass() -> None:
    game = end_phase([{"map": 1}, {"cup": 1}])
    play(game, "explore small")
    rng = Rng(1)
    while game.actor() == CHANCE:
        game.play(game.draw(rng))
    play(game, "end", "end")
    assert not may_end(game, 0)


@pytest.mark.rule("R19", "R20")
def test_a_sale_among_other_actions_is_no_pass() -> None:
    game = end_phase([{"coin": 3}, {"cup": 2}])
    trade(game, ["coin"], ["shard"])
    play(game, "sell 1 coin", "end", "end")
    assert may_end(game, 0)


@pytest.mark.rule("R21")
def test_players_without_cards_are_skipped_in_the_end_phase() -> None:
    game = end_phase([{"coin": 2}, {}, {"mask": 2}, {}])
    play(game, "end")
    assert game.actor() == 2
    play(game, "end")
    assert game.actor() == 0


@pytest.mark.rule("R21", "R20")
def test_all_means_all_who_still_hold_cards() -> None:
    game = end_phase([{"coin": 2}, {}, {"mask": 2}, {}])
    play(game, "end", "end")
    assert not may_end(game, 0)


@pytest.mark.rule("R21", "R20")
def test_whoever_is_left_alone_with_cards_may_pass_once() -> None:
    game = end_phase([{"coin": 2}, {"cup": 1}])
    play(game, "end", "sell 1 cup")
    if game.actor() == 1:
        play(game, "end")
    assert may_end(game, 0)
    play(game, "end")
    assert not may_end(game, 0)
    play(game, "sell 2 coin")
    assert finish(game).is_over()


@pytest.mark.rule("R21", "R23")
def test_the_end_phase_begins_with_the_next_player_who_holds_cards() -> None:
    game = position([{"coin": 1}, {}, {"mask": 1}], dig={"map": 1}, step="digging")
    play(game, "dig map", "end")
    assert game.actor() == 2
    assert record(game)["ending"]


@pytest.mark.rule("R22")
def test_the_one_who_must_sell_may_do_other_things_too() -> None:
    game = end_phase([{"coin": 2, "map": 1}, {"cup": 2}])
    play(game, "end", "end")
    assert {"offer coin", "explore small", "sell 1 map"} <= legal(game)
    trade(game, ["coin"], ["shard"])
    assert not is_legal(game, "end")
    play(game, "explore small")
    rng = Rng(4)
    while game.actor() == CHANCE:
        game.play(game.draw(rng))
    assert not is_legal(game, "end")
    play(game, "sell 1 coin")
    assert is_legal(game, "end")
    trade(game, ["shard"], ["parchment"])
    play(game, "end")
    assert game.actor() == 1


@pytest.mark.rule("§9.3", "§4.2")
def test_while_cards_are_buried_nobody_is_forced_to_sell() -> None:
    game = dealt(2, 3)
    rng = Rng(8)
    while record(game)["buried"]:
        if game.actor() == CHANCE:
            game.play(game.draw(rng))
        elif is_legal(game, "end"):
            play(game, "end")
        else:
            game.play(game.legal()[0])
    assert game.scores() == [0, 0]


@pytest.mark.rule("§9.5")
def test_the_game_is_over_when_nobody_holds_a_card() -> None:
    game = end_phase([{"coin": 1, "cup": 1}, {}])
    play(game, "sell 1 coin")
    assert game.actor() == 0
    play(game, "sell 1 cup")
    assert (game.actor(), game.legal(), game.is_over()) == (OVER, [], True)
    assert record(game)["step"] == "ended"


@pytest.mark.rule("§9.5")
def test_as_long_as_somebody_holds_a_card_the_game_goes_on() -> None:
    game = end_phase([{"coin": 1}, {"cup": 1}])
    play(game, "sell 1 coin")
    if game.actor() == 0:
        play(game, "end")
    assert game.actor() == 1
    play(game, "sell 1 cup")
    assert finish(game).is_over()


@pytest.mark.rule("§9.5", "R23")
def test_the_game_can_end_in_the_turn_of_the_last_card() -> None:
    game = position([{"coin": 1}, {}], dig={"map": 1}, step="digging")
    play(game, "dig map", "sell 1 coin", "sell 1 map")
    assert finish(game).is_over()


@pytest.mark.rule("§9.5", "R9", "§4.7")
def test_a_last_thief_among_empty_hands_ends_the_game() -> None:
    game = position([{}, {}], dig={}, thieves=1, step="digging")
    play(game, "dig thief")
    assert finish(game).is_over()


@pytest.mark.rule("§9.5", "R9")
def test_a_last_sandstorm_among_empty_hands_ends_the_game() -> None:
    game = position([{}, {}], dig={}, sandstorms=1, step="digging")
    play(game, "dig sandstorm")
    assert finish(game).is_over()


@pytest.mark.rule("R9", "§9.5", "R21")
def test_if_a_last_sandstorm_finds_the_drawer_without_cards_the_others_play_on() -> None:
    game = position([{}, {"cup": 2}, {}], dig={}, sandstorms=1, step="digging")
    play(game, "dig sandstorm", "discard cup")
    if game.actor() == 0:
        assert legal(game) == {"end"}
        play(game, "end")
    assert game.actor() == 1
    assert record(game)["ending"]


@pytest.mark.rule("R24")
def test_with_cards_in_the_dig_site_empty_hands_do_not_end_the_game() -> None:
    game = position([{"coin": 1}, {}], dig={"map": 1})
    play(game, "sell 1 coin")
    assert not game.is_over()
    if game.actor() == 0:
        play(game, "end")
    assert (game.actor(), record(game)["turn"]) == (CHANCE, 1)


@pytest.mark.rule("§9.6", "§8.2", "§8.3")
def test_the_example_of_the_rules() -> None:
    """4 talismans for 24, 2 talismans for 7 and 5 coins for 30 make 61."""
    game = end_phase([{"talisman": 6, "coin": 5}, {}], {})
    play(game, "sell 4 talisman")
    assert game.scores()[0] == 24
    play(game, "sell 2 talisman")
    assert game.scores()[0] == 31
    play(game, "sell 5 coin")
    assert game.scores()[0] == 61
    assert finish(game).is_over()


@pytest.mark.rule("R17")
def test_cards_left_in_the_marketplace_score_nothing() -> None:
    game = end_phase([{"coin": 1}, {}], sold=[[], [("cup", 1)]])
    assert size(market(game)) > 40
    play(game, "sell 1 coin")
    assert game.scores() == [2, 2]


def over(*sold: list[tuple[str, int]]) -> State:
    """A game that has just ended: the first player sold one map more than named."""
    game = end_phase([{"map": 1}] + [{}] * (len(sold) - 1), sold=sold)
    return finish(play(game, "sell 1 map"))


@pytest.mark.rule("§9.6")
def test_the_highest_score_wins_whatever_was_sold() -> None:
    game = over([("coin", 1)], [("shard", 1)] * 4)
    assert (game.scores(), game.ranking()) == ([5, 4], [1, 2])


@pytest.mark.rule("§9.7", "R25")
def test_in_a_tie_whoever_sold_fewer_cards_is_ahead() -> None:
    """15 with two cards against 15 with five and 15 with a map and twelve in four sets."""
    game = over([("talisman", 1)] * 4, [("cup", 2)], [("shard", 5)])
    assert game.scores() == [15, 15, 15]
    assert game.ranking() == [2, 1, 2]


@pytest.mark.rule("§9.7")
def test_a_tie_on_lower_places_is_broken_in_the_same_way() -> None:
    game = over([], [("mask", 4)], [("coin", 1), ("shard", 1)])
    assert game.scores() == [3, 50, 3]
    assert game.ranking() == [2, 1, 3]


@pytest.mark.rule("§9.7")
def test_fewer_cards_do_not_help_against_more_money() -> None:
    game = over([], [("shard", 1)] * 4)
    assert (game.scores(), game.ranking()) == ([3, 4], [2, 1])


@pytest.mark.rule("R25")
def test_with_equal_money_and_equal_cards_the_win_is_shared() -> None:
    game = over([("coin", 1)], [("talisman", 1), ("coin", 1)], [("cup", 1)])
    assert game.scores() == [5, 5, 2]
    assert game.ranking() == [1, 1, 3]


@pytest.mark.rule("R25", "§7.3")
def test_maps_spent_on_exploring_do_not_count_in_a_tie() -> None:
    """The first player explored all chambers with six maps, and still sold as few cards."""
    game = end_phase(
        [{"talisman": 1}, {}], sold=[[], [("coin", 1), ("shard", 1)]], explorers=[0, 0, 0]
    )
    play(game, "sell 1 talisman")
    assert game.scores() == [3, 3]
    assert game.ranking() == [1, 2]


@pytest.mark.played
@pytest.mark.rule("§9.4", "R13", "R19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_comes_to_an_end(seats: int) -> None:
    """Even if everybody prefers anything to a sale, each round of the end phase sells a card."""
    for seed in range(6):
        game = dealt(seats, seed)
        rng = Rng(seed + 100)
        moves = 0
        while not game.is_over():
            if game.actor() == CHANCE:
                game.play(game.draw(rng))
            else:
                wishes = game.legal()
                shy = [move for move in wishes if not move.notation().startswith("sell")] or wishes
                game.play(shy[rng.below(len(shy))])
            moves += 1
            assert moves < 200_000
        assert all(size(row) == 0 for row in record(game)["hands"])


@pytest.mark.rule("§9.3")
def test_a_turn_without_a_sale_in_the_end_phase_is_told_as_a_pass() -> None:
    game = end_phase([{"coin": 2}, {"cup": 1}])
    end = game.title.move("end")
    assert game.title.event(game, end, 1).parts == {"do": "end", "outcome": "pass"}
    play(game, "sell 1 coin")
    assert game.title.event(game, end, 1).parts == {"do": "end"}
    assert position([{"coin": 1}, {"cup": 1}]).title.event(game, end, 1).parts == {"do": "end"}
