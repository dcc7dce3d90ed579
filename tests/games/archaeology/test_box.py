"""Chapters 1 and 3: the box, the players and what is printed on a treasure."""

from pathlib import Path

import pytest

import digsite
from digsite import CHANCE, NOBODY, SPECTATOR
from tests.games.archaeology.positions import (
    BOX,
    CARDS_IN,
    COPIES,
    KINDS,
    SELLING,
    TRADING,
    dealt,
    end_phase,
    is_legal,
    legal,
    odds,
    play,
    position,
    record,
    size,
    total,
    trade,
    view,
)


@pytest.mark.rule("§1.1", "§9.6")
def test_whoever_has_most_money_from_sold_sets_wins() -> None:
    game = end_phase([{"coin": 1}, {}], sold=[[("mask", 4)], [("talisman", 5)]])
    play(game, "sell 1 coin")
    assert game.scores()[:2] == [52, 40]
    assert game.ranking() == [1, 2]


@pytest.mark.rule("§1.1", "R17")
def test_unsold_treasures_bring_no_money() -> None:
    game = position([{"mask": 4, "talisman": 5}, {"shard": 1}])
    assert game.scores() == [0, 0]
    play(game, "sell 1 mask")
    assert game.scores() == [4, 0]


@pytest.mark.rule("§1.2", "§3.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_box_holds_72_treasures_of_seven_kinds(seats: int) -> None:
    cards = total(BOX.new(seats))
    assert cards == COPIES
    assert size(cards) == 72
    assert total(dealt(seats, 1)) == cards


@pytest.mark.rule("§1.3", "§2.5")
def test_there_are_8_thieves_6_sandstorms_and_three_chambers() -> None:
    table = record(dealt(2, 1))
    assert (table["thieves"], table["sandstorms"]) == (8, 6)
    assert table["explorers"] == [NOBODY] * 3
    assert not any("pyramid" in move.notation() for move in BOX.moves)


@pytest.mark.rule("§1.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_can_play(seats: int) -> None:
    assert len(record(BOX.new(seats))["hands"]) == seats


@pytest.mark.rule("§1.4")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6])
def test_fewer_or_more_cannot_play(seats: int) -> None:
    with pytest.raises(ValueError, match="2, 3, 4"):
        BOX.new(seats)


@pytest.mark.rule("§3.1", "§6.2")
@pytest.mark.parametrize("laid", KINDS)
@pytest.mark.parametrize("taken", KINDS)
def test_one_card_buys_one_card_of_no_higher_trading_value(laid: str, taken: str) -> None:
    game = position([{laid: 1}, {}], {taken: 1})
    enough = TRADING[laid] >= TRADING[taken] and laid != taken  # R12
    assert is_legal(game, f"offer {laid}") == enough
    if enough:
        trade(game, [laid], [taken])
        assert record(game)["market"][laid] == 1
        assert record(game)["hands"][0][taken] == 1


@pytest.mark.rule("§3.1")
def test_the_trading_values_are_the_printed_ones() -> None:
    """Each kind against shards, which count 1: it buys exactly as many of them as its value."""
    for kind in KINDS:
        if kind == "shard":
            continue
        value = TRADING[kind]
        game = position([{kind: 1}, {}], {"shard": 6})
        play(game, f"offer {kind}", *["take shard"] * value)
        assert not is_legal(game, "take shard")
        game = position([{"shard": 6}, {}], {kind: 1})
        play(game, *["offer shard"] * (value - 1))
        assert not is_legal(game, f"take {kind}")
        play(game, "offer shard", f"take {kind}")
    assert sum(TRADING[kind] * COPIES[kind] for kind in KINDS) == 132


@pytest.mark.rule("§3.2", "§8.2")
@pytest.mark.parametrize("kind", KINDS)
def test_the_selling_values_are_the_printed_ones(kind: str) -> None:
    for length, price in enumerate(SELLING[kind], start=1):
        game = position([{kind: length}, {}])
        play(game, f"sell {length} {kind}")
        assert game.scores() == [price, 0]


@pytest.mark.rule("§3.2")
def test_shards_parchment_and_cups_pay_well_only_when_complete() -> None:
    assert (SELLING["shard"][-2:], SELLING["parchment"][-2:]) == ([4, 15], [3, 10])
    game = position([{"shard": 5, "parchment": 4, "cup": 2}, {}])
    play(game, "sell 5 shard", "sell 4 parchment", "sell 2 cup")
    assert game.scores()[0] == 15 + 10 + 15


@pytest.mark.rule("§3.3")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_rarity_leaves_only_what_is_not_seen_elsewhere(seat: int) -> None:
    """What a viewer cannot see, counted by the open numbers, makes the box complete again."""
    game = dealt(2, 3)
    seen = view(game, seat)
    hidden = sum(n for i, n in enumerate(seen["sizes"]) if i != seat)
    treasures = seen["buried"] - seen["thieves"] - seen["sandstorms"] + sum(CARDS_IN)
    assert hidden + size(seen["hand"]) + size(seen["market"]) + treasures == 72


@pytest.mark.rule("§1.2", "§8.2")
def test_all_cards_can_yield_at_most_333() -> None:
    """The best split of each kind into sets, by the printed lists."""

    def best(prices: list[int], cards: int) -> int:
        most = [0] * (cards + 1)
        for n in range(1, cards + 1):
            most[n] = max(prices[i - 1] + most[n - i] for i in range(1, min(n, len(prices)) + 1))
        return most[cards]

    values = {}
    for kind in KINDS:
        prices = []
        for length in range(1, 6):
            game = position([{kind: min(length, COPIES[kind])}, {}])
            if not is_legal(game, f"sell {length} {kind}"):
                break
            play(game, f"sell {length} {kind}")
            prices.append(game.scores()[0])
        values[kind] = best(prices, COPIES[kind])
    assert values == {
        "shard": 48,
        "parchment": 40,
        "coin": 78,
        "talisman": 54,
        "cup": 45,
        "map": 18,
        "mask": 50,
    }
    assert sum(values.values()) == 333


@pytest.mark.rule("§1.4", "§2.2")
def test_before_the_deal_only_chance_acts() -> None:
    game = BOX.new(2)
    assert game.actor() == CHANCE
    assert legal(game) == set(odds(game)) == {f"deal {kind}" for kind in KINDS if kind != "map"}


@pytest.mark.rule("§3.4")
def test_the_table_of_the_digest_is_that_of_the_edition() -> None:
    book = Path(digsite.__file__).parent / "rulebook" / "archaeology.en.md"
    rows = [line for line in book.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    values = [[cell.strip() for cell in row.strip("|").split("|")][1:] for row in rows[2:]]
    assert [[int(cell) for cell in row if cell] for row in values] == [
        [COPIES[kind], TRADING[kind], *SELLING[kind]] for kind in KINDS
    ]
