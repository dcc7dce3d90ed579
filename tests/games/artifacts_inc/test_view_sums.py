"""What a view counts for its reader, so that screens need no rules."""

from typing import Any

import pytest

from digsite.core.actors import NOBODY, SPECTATOR
from tests.games.artifacts_inc.positions import (
    EDITION,
    FOSSILS,
    GEMS,
    TITLE,
    design,
    fill_box,
    game,
    legal,
    offer,
    own,
    play,
    reputation,
    stock,
)


def seen(state: Any) -> dict[str, Any]:
    return TITLE.view(state, SPECTATOR).record()


@pytest.mark.rule("§2.2")
def test_a_view_tells_how_many_dice_each_player_rolls_next() -> None:
    state = game(2)
    before = seen(state)["rolls"]
    own(state, "d-hired-adventurers", "top 4")
    hired = int(EDITION.designs[design("d-hired-adventurers")].sides[0].dice)
    assert seen(state)["rolls"] == [before[0] + hired, before[1]]


@pytest.mark.rule("§7.5", "§8.1")
def test_a_view_tells_what_a_new_card_brings_at_each_place() -> None:
    state = game(2, dice="1", dollars=9)
    assert seen(state)["gains"] == {}
    for card in (each.name for each in EDITION.designs):
        if card.startswith(("a-", "b-", "c-")):
            trial = state.clone()
            offer(trial, card)
            play(trial, "place 1 s-headquarters 1")
            if f"buy {card}" not in legal(trial):
                continue
            play(trial, f"buy {card}")
            gains = seen(trial)["gains"]
            assert sorted(gains) == sorted(legal(trial))
            for lay, gain in gains.items():
                after = trial.clone()
                play(after, lay)
                assert reputation(after) - reputation(trial) == gain


@pytest.mark.rule("§7.10")
def test_a_view_tells_what_helps_each_player_to_dive() -> None:
    state = game(2)
    assert seen(state)["dive_help"] == [0, 0]
    own(state, "e-diving-suit", "top 4", seat=1)
    helped = int(EDITION.designs[design("e-diving-suit")].sides[0].bonuses[0].amount)
    assert seen(state)["dive_help"] == [0, helped]


@pytest.mark.rule("§9.3")
def test_a_view_tells_who_has_the_majority_of_each_museum() -> None:
    state = game(3)
    fill_box(state, FOSSILS, 0, seat=2)
    fill_box(state, GEMS, 0, seat=1)
    fill_box(state, GEMS, 1, seat=0)
    assert seen(state)["majorities"] == [2, NOBODY, NOBODY, 0]


@pytest.mark.rule("§7.9")
def test_a_view_tells_what_an_order_brings_each_player_on_top() -> None:
    state = game(2)
    printed = [int(EDITION.museum(2, museum).bonus) for museum in range(4)]
    own(state, "b-warehouse", "top 4", seat=1)
    more = int(EDITION.designs[design("b-warehouse")].sides[0].bonuses[0].amount)
    assert seen(state)["order_bonuses"] == [printed, [bonus + more for bonus in printed]]


@pytest.mark.rule("§5.5")
def test_a_view_tells_what_the_open_sale_would_bring() -> None:
    state = game(2, dice="1")
    stock(state, fossil=2, gem=1)
    play(state, "place 1 private-collectors 1")
    assert seen(state)["sale"] == 0
    play(state, "give fossil")
    assert seen(state)["sale"] == 1
    play(state, "give fossil")
    assert seen(state)["sale"] == 2
    play(state, "give gem")  # the last: the sale is closed
    assert seen(state)["sale"] == 0
    assert seen(state)["dollars"][0] == 4


@pytest.mark.rule("§7.7")
def test_a_view_tells_which_actions_take_more_faces_than_they_show() -> None:
    state = game(2)
    assert seen(state)["eased"] == [[], []]
    own(state, "c-zeppelin", "top -1", level=2)
    eased = {"card": "s-desert-expedition", "action": 1, "faces": [1, 2, 3, 4, 5, 6]}
    assert seen(state)["eased"] == [[eased], []]
