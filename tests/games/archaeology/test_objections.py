"""Why something cannot be done now, and which paragraph says so."""

import pytest

from digsite import SPECTATOR, IllegalMove, Rng, State
from tests.games.archaeology.positions import (
    BOX,
    dealt,
    end_phase,
    finish,
    legal,
    objection,
    play,
    position,
    record,
)


@pytest.mark.rule("§9.1")
@pytest.mark.parametrize("seat", [1, 2, SPECTATOR])
def test_the_others_are_told_that_it_is_not_their_turn(seat: int) -> None:
    game = position([{"coin": 2}, {"coin": 1}, {}], {"cup": 1})
    assert [it.paragraph for it in BOX.objections(game, seat)] == ["§9.1"]


@pytest.mark.rule("§2.2", "§2.7", "§4.6", "§7.1")
def test_while_chance_acts_the_paragraph_of_what_is_drawn_is_named() -> None:
    dealing, starting = BOX.new(2), dealt_only()
    stealing = position([{}, {"coin": 1}], thieves=1, step="digging")
    play(stealing, "dig thief", "rob 1")
    finding = play(position([{"map": 1}, {}]), "explore small")
    named = [
        {it.paragraph for it in BOX.objections(game, 0)}
        for game in (dealing, starting, stealing, finding)
    ]
    assert named == [{"§2.2"}, {"§2.7"}, {"§4.6"}, {"§7.1"}]


@pytest.mark.rule("§4.2")
def test_while_the_dig_site_is_dug_the_dig_comes_first() -> None:
    for seat in (0, 1, SPECTATOR):
        assert [it.paragraph for it in BOX.objections(dealt(2, 1), seat)] == ["§4.2"]


def dealt_only() -> State:
    game, rng = BOX.new(2), Rng(1)
    while record(game)["step"] == "dealing":
        game.play(game.draw(rng))
    return game


@pytest.mark.rule("§6.2", "§7.1", "§8.1", "§4.5", "§5.1")
def test_typical_refused_wishes_name_their_paragraph() -> None:
    game = position([{"coin": 2, "parchment": 5}, {}], {"cup": 1, "mask": 1})
    wishes = {
        "offer shard": "§6.2",
        "take shard": "§6.2",
        "take cup": "R11",
        "close": "§6.2",
        "explore small": "§7.1",
        "sell 3 coin": "§8.1",
        "sell 1 mask": "§8.1",
        "sell 5 parchment": "§8.4",
        "discard coin": "§5.1",
        "rob 1": "§4.5",
    }
    assert {wish: objection(game, 0, wish) for wish in wishes} == wishes


@pytest.mark.rule("§5.3")
def test_the_order_in_which_cards_are_lost_is_explained() -> None:
    game = position([{"shard": 2, "coin": 3}, {}], sandstorms=1, step="digging")
    play(game, "dig sandstorm", "discard coin")
    assert legal(game) == {"discard coin"}
    assert objection(game, 0, "discard shard").startswith(("§", "R"))


@pytest.mark.rule("§9.5")
def test_when_the_game_is_over_nothing_can_be_played() -> None:
    game = finish(play(end_phase([{"coin": 1}, {}]), "sell 1 coin"))
    for wish in ("end", "sell 1 coin", "dig coin"):
        with pytest.raises(IllegalMove, match="over"):
            play(game, wish)
