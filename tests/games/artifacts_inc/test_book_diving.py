"""From the rulebook, chapter 6: the dive."""

from collections import Counter
from itertools import combinations

import pytest

import digsite
from tests.games.artifacts_inc.book_positions import (
    STACK,
    Card,
    dice,
    game_record,
    has,
    legal,
    may,
    play,
    position,
    reputation,
)

NUMBERS = [number for number, _ in STACK]


def taken(count: int) -> list[list[int]]:
    """So many underwater cards lie before seat 1."""
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


@pytest.mark.rule("§6.1")
def test_a_sum_that_is_equal_suffices_and_one_less_does_not() -> None:
    assert may(position(dice=[3, 4], underwater=taken(3)), "dive")
    assert not may(position(dice=[3, 3], underwater=taken(3)), "dive")


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


@pytest.mark.rule("§6.2, R49")
def test_nobody_dives_twice_in_a_turn() -> None:
    game = position(dice=[6, 6, 6])
    play(game, "dive", "add 6", "descend")
    assert not may(game, "dive")
    play(game, "end", "roll 6 6 6")
    assert may(game, "dive")
    play(game, "end", "roll 6 6 6")
    assert may(game, "dive")


@pytest.mark.rule("§6.1, R50")
def test_the_next_player_dives_for_the_next_card() -> None:
    game = position(dice=[2])
    play(game, "dive", "add 2", "end", "roll 1 1 1")
    assert dives(game) == {(1, 1, 1)}


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


@pytest.mark.rule("§6.4, R51")
def test_nobody_dives_when_the_stack_is_empty_and_the_game_goes_on() -> None:
    cards: list[Card] = [("c-research-ship", 2, "bottom", 0)]
    low = NUMBERS[:6]
    game = position(dice=[6, 6, 6], underwater=[low, NUMBERS[6:]], cards=[[], cards])
    assert not may(game, "dive")
    play(game, "place 6 s-desert-expedition 1", "end", "roll 6 6 6")
    assert has(game, "scroll") == 1
    assert not may(game, "dive")
    assert game.actor() == 1


@pytest.mark.rule("§6.3, R40")
def test_finds_count_for_an_asset_bought_later() -> None:
    game = position(dice=[1], dollars=[4], underwater=[[2, 5], [3]], visible=["b-pottery-room"])
    assert reputation(game) == 2
    play(game, "place 1 s-headquarters 1", "buy b-pottery-room", "lay bottom 0")
    assert reputation(game) == 2 + 1 + 2
