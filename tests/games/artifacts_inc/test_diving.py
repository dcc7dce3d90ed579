"""Diving (chapter 6)."""

from collections import Counter
from itertools import combinations

import pytest

import digsite
from digsite.games.artifacts_inc.rules import diving
from tests.games.artifacts_inc.positions import (
    STACK,
    TITLE,
    Card,
    dice,
    found,
    game,
    game_record,
    legal,
    may,
    objection,
    own,
    play,
    position,
    reputation,
    values,
)


@pytest.mark.rule("§6.1")
@pytest.mark.parametrize(("dice", "can"), [("1", False), ("1 1", True), ("2", True)])
def test_the_dice_must_reach_the_number_of_the_top_card(dice: str, can: bool) -> None:
    state = game(dice=dice)
    assert ("dive" in legal(state)) == can
    if not can:
        assert objection(state, "dive") == ("sum-too-low", "§6.1")
        assert values(state, "dive") == {"wanted": 2, "sum": 1}


@pytest.mark.rule("§6.1", "§7.10")
def test_a_refusal_tells_which_cards_helped_and_how_much() -> None:
    state = game(dice="1")
    found(state, pottery=1, doubloons=1)
    number = int(values(state, "dive")["wanted"])
    own(state, "e-diving-suit", "top 4")
    told = values(state, "dive")
    assert objection(state, "dive") == ("sum-too-low-helped", "§7.10")
    assert (told["number"], told["cards"], told["sum"]) == (number, "e-diving-suit", 1)
    assert told["wanted"] == number - int(told["help"]) > 1


def test_what_cannot_be_said_while_diving() -> None:
    state = game(dice="1 3 4 4")
    found(state, pottery=1, doubloons=1)
    play(state, "dive")
    assert objection(state, "descend") == ("dive-with-a-die", "§6.1")
    assert objection(state, "end") == ("finish-dive", "§6.1")
    assert objection(state, "add 6") == ("no-such-die", "§2.3")
    play(state, "add 3")
    assert objection(state, "add 1") == ("dice-in-order", "§6.1")
    assert objection(state, "descend") == ("sum-unreached", "§6.1")
    assert values(state, "descend") == {"left": 2}
    play(state, "add 4")
    assert legal(state) == ["add 4", "descend"]
    play(state, "descend")
    assert objection(state, "descend") == ("no-dive-open", "§6.1")


def test_a_die_that_could_not_be_made_up_for_is_not_offered() -> None:
    """For the 7 with 2, 3 and 4 the highest two do, or all; the 4 alone cannot come first."""
    state = game(dice="2 3 4")
    found(state, pottery=2, doubloons=1)
    play(state, "dive")
    assert legal(state) == ["add 2", "add 3"]
    assert objection(state, "add 4") == ("dice-too-low", "§6.1")
    assert values(state, "add 4") == {"face": 4, "left": 7}


@pytest.mark.rule("§6.2", "R49")
def test_one_underwater_card_in_a_turn() -> None:
    state = game(dice="2 6 6")
    play(state, "dive", "add 2", "descend")
    assert "dive" not in legal(state)
    assert objection(state, "dive") == ("dived-already", "§6.2")
    play(state, "end", "roll 1 1 1")
    assert "dive" in legal(state)


@pytest.mark.rule("R50")
def test_the_next_card_is_seen_at_once() -> None:
    state = game(dice="2")
    assert TITLE.view(state, 1).record()["dives"] == 0
    play(state, "dive", "add 2")
    assert TITLE.view(state, 1).record()["dives"] == 1
    assert diving.number_to_reach(state.table) == 3


@pytest.mark.rule("§6.4", "R51")
def test_nobody_dives_when_the_stack_is_empty() -> None:
    state = game(dice="6 6 6 6")
    found(state, seat=1, pottery=4, doubloons=4, sunken_city=3)
    own(state, "c-research-ship", "top 4", level=2)
    assert "dive" in legal(state)
    found(state, seat=1, sunken_city=1)
    state.table.dives = 12
    assert "dive" not in legal(state)
    assert objection(state, "dive") == ("stack-empty", "§6.4")
    assert "place 6 guide-work 1" in legal(state)


NUMBERS = [number for number, _ in STACK]


def taken(count: int) -> list[list[int]]:
    """Seat 1 has this many underwater cards."""
    return [[], NUMBERS[:count]]


def dives(game: digsite.State) -> set[tuple[int, ...]]:
    """Every set of dice that a dive can use, each found once."""
    found: Counter[tuple[int, ...]] = Counter()
    before = dice(game)
    open_games = [play(game.clone(), "dive")] if may(game, "dive") else []
    while open_games:
        now = open_games.pop()
        if game_record(now)["step"] != "diving":
            left = Counter(before) - Counter(dice(now))
            found[tuple(sorted(left.elements()))] += 1
            continue
        assert legal(now)
        for move in now.legal():
            after = now.clone()
            after.play(move)
            open_games.append(after)
    assert max(found.values(), default=1) == 1, found
    return set(found)


def all_sets(faces: list[int], number: int, help_: int = 0) -> set[tuple[int, ...]]:
    return {
        tuple(sorted(chosen))
        for size in range(1, len(faces) + 1)
        for chosen in combinations(faces, size)
        if sum(chosen) + help_ >= number
    }


@pytest.mark.rule("§6.1, R48")
@pytest.mark.parametrize("gone", [0, 2, 3, 5])
@pytest.mark.parametrize(
    "faces", [[1], [2], [1, 1], [6, 6], [1, 5, 5], [1, 2, 6], [2, 2, 3, 6], [1, 1, 1, 4, 4, 6, 6]]
)
def test_any_set_of_dice_with_a_sufficient_sum_dives_and_no_other(
    gone: int, faces: list[int]
) -> None:
    game = position(dice=faces, underwater=taken(gone))
    assert dives(game) == all_sets(faces, NUMBERS[gone])


@pytest.mark.rule("§7.10, R48")
@pytest.mark.parametrize("gone", [0, 1, 4])
def test_help_is_added_to_the_dice_but_a_die_is_still_needed(gone: int) -> None:
    cards: list[Card] = [("e-diving-suit", 1, "bottom", 0), ("c-research-ship", 1, "bottom", 1)]
    game = position(dice=[1, 1, 4], underwater=taken(gone), cards=[cards])
    assert dives(game) == all_sets([1, 1, 4], NUMBERS[gone], 5)
    assert () not in dives(game)
    assert not may(position(underwater=taken(gone), cards=[cards]), "dive")


@pytest.mark.rule("§6.1, §6.3")
@pytest.mark.parametrize("gone", range(len(STACK)))
def test_each_underwater_card_brings_reputation_and_its_find(gone: int) -> None:
    helpers: list[Card] = [("c-research-ship", 2, "bottom", 0)]
    game = position(dice=[6, 6, 6], underwater=taken(gone), cards=[helpers])
    before = reputation(game)
    play(game, "dive")
    while may(game, "add 6"):
        play(game, "add 6")
    record = game_record(game)
    assert record["dives"] == gone + 1
    assert record["finds"][0] == {
        find: int(find == STACK[gone][1]) for find in ("pottery", "doubloons", "sunken_city")
    }
    assert reputation(game) == before + 1
    assert sum(record["piles"].values()) + sum(record["visible"].values()) == 37


@pytest.mark.rule("§6.1")
def test_what_exceeds_the_number_is_lost() -> None:
    game = position(dice=[6, 6])
    play(game, "dive", "add 6", "add 6")
    record = game_record(game)
    assert (record["dives"], record["dice"], record["dollars"]) == (1, [0] * 6, [0, 0])


@pytest.mark.rule("§6.1")
def test_dice_on_other_actions_do_not_dive() -> None:
    game = position(dice=[3, 4], underwater=taken(3))
    play(game, "place 3 guide-work 1")
    assert not may(game, "dive")


@pytest.mark.rule("§2.4, §6.1")
def test_only_a_dive_adds_dice_together() -> None:
    game = position(dice=[1, 3])  # the sum would do for the Desert Expedition
    assert not [n for n in legal(game) if "s-desert-expedition" in n]


@pytest.mark.rule("§6.3, R52")
def test_an_underwater_card_cannot_be_upgraded_and_is_no_neighbour() -> None:
    cards: list[Card] = [("c-university", 1, "top", -1)]
    game = position(dice=[1], dollars=[99], underwater=[[2, 3, 5]], cards=[cards])
    assert reputation(game) == 2 + 3
    play(game, "place 1 s-headquarters 1")
    upgrades = [n for n in legal(game) if n.startswith("upgrade")]
    assert upgrades == [
        "upgrade s-desert-expedition",
        "upgrade s-canyon-expedition",
        "upgrade s-headquarters",
        "upgrade s-adventurers",
    ]


@pytest.mark.rule("§6.3, R52")
def test_an_underwater_card_is_never_sold() -> None:
    assert not may(position(dice=[1], underwater=[[2]]), "place 1 private-collectors 1")
