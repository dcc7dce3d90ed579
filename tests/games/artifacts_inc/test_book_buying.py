"""From the rulebook, chapter 3: finding, buying, upgrading, the rows of the market."""

import pytest

import digsite
from digsite.core.actors import SPECTATOR
from tests.games.artifacts_inc.book_positions import (
    FOR_SALE,
    Card,
    dice,
    dollars,
    game_record,
    has,
    legal,
    level,
    may,
    play,
    position,
    reputation,
    settle,
    shown,
    title,
)


def buying(
    amount: int,
    *,
    scrolls: int = 0,
    visible: tuple[str, ...] = (),
    cards: tuple[Card, ...] = (),
    seats: int = 2,
    options: dict[str, object] | None = None,
) -> digsite.State:
    """A die lies on the Buy of the Headquarters, two more dice are in hand."""
    game = position(
        seats,
        dice=[2, 5, 6],
        dollars=[amount],
        artifacts=[{"scroll": scrolls}],
        visible=visible,
        cards=[list(cards)],
        options=options,
    )
    return play(game, "place 2 s-headquarters 1")


@pytest.mark.rule("§3.1")
@pytest.mark.parametrize(
    ("place", "face", "artifact"),
    [
        ("s-desert-expedition 1", 4, "scroll"),
        ("s-canyon-expedition 1", 1, "fossil"),
        ("a-desert-expedition 1", 4, "scroll"),
        ("a-canyon-expedition 2", 3, "fossil"),
        ("a-jungle-expedition 1", 4, "statue"),
        ("a-mountain-expedition 1", 5, "gem"),
    ],
)
def test_an_expedition_finds_one_artifact_of_its_type(place: str, face: int, artifact: str) -> None:
    game = position(
        dice=[face, 2],
        cards=[
            [
                ("a-desert-expedition", 1, "bottom", 0),
                ("a-canyon-expedition", 1, "bottom", 1),
                ("a-jungle-expedition", 1, "bottom", 2),
                ("a-mountain-expedition", 1, "bottom", 3),
            ]
        ],
        artifacts=[{artifact: 20}],
    )
    play(game, f"place {face} {place}")
    assert game_record(game)["artifacts"][0] == {
        name: 21 if name == artifact else 0 for name in ("fossil", "scroll", "statue", "gem")
    }


@pytest.mark.rule("§3.2")
def test_a_buy_is_one_card_or_one_upgrade() -> None:
    game = buying(20)
    play(game, "upgrade s-canyon-expedition")
    assert may(game, "end")
    assert not may(game, "place 5 s-headquarters 1")
    game = buying(20, visible=("b-docks",))
    settle(play(game, "buy b-docks", "lay bottom 0"))
    assert may(game, "end")
    assert not may(game, "place 5 s-headquarters 1")


@pytest.mark.rule("§3.2, R22")
def test_a_player_may_decline_and_the_die_stays_spent() -> None:
    game = play(buying(9), "decline")
    assert (dollars(game), dice(game)) == (9, [5, 6])
    assert not may(game, "place 5 s-headquarters 1")


@pytest.mark.rule("§3.3, R4, R5")
def test_everything_visible_is_for_sale_and_nothing_else() -> None:
    game = buying(99, scrolls=9)
    offered = [n.removeprefix("buy ") for n in legal(game) if n.startswith("buy ")]
    visible = game_record(game)["visible"]
    assert offered == [name for name in FOR_SALE if visible[name]]
    assert {name[0] for name in offered} == {"a", "b", "c", "d", "e"}


@pytest.mark.rule("§3.3, R29")
def test_a_second_copy_of_a_card_may_be_bought_and_used() -> None:
    cards: tuple[Card, ...] = (("a-jungle-expedition", 1, "bottom", 0),)
    game = position(
        dice=[2, 3, 6], dollars=[3], cards=[list(cards)], visible=["a-jungle-expedition"]
    )
    play(game, "place 6 s-headquarters 1", "buy a-jungle-expedition", "lay bottom 1")
    settle(game)
    play(game, "place 2 a-jungle-expedition 1", "place 3 a-jungle-expedition#2 1")
    assert has(game, "statue") == 2


@pytest.mark.rule("§3.4")
@pytest.mark.parametrize(
    ("card", "price"),
    [("a-jungle-expedition", 3), ("b-docks", 4), ("b-base-camp", 5), ("c-zeppelin", 8)],
)
def test_a_card_costs_its_dollars(card: str, price: int) -> None:
    assert not may(buying(price - 1, visible=(card,)), f"buy {card}") if price > 3 else True
    game = buying(price, visible=(card,))
    play(game, f"buy {card}", "lay bottom 3")
    assert dollars(game) == 0
    assert level(game, card) == 1


@pytest.mark.rule("§3.4")
@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("b-library", 3),
        ("b-restoration-workshop", 4),
        ("c-university", 7),
        ("c-museum-wing", 7),
        ("c-grand-exhibition", 10),
    ],
)
def test_a_scroll_in_the_cost_is_discarded_too(card: str, price: int) -> None:
    assert not may(buying(price, visible=(card,)), f"buy {card}")
    game = buying(price, scrolls=2, visible=(card,))
    play(game, f"buy {card}", "lay bottom 3")
    assert (dollars(game), has(game, "scroll")) == (0, 1)


@pytest.mark.rule("§3.4")
def test_no_other_artifact_stands_for_a_scroll() -> None:
    game = position(
        dice=[2], dollars=[9], visible=["b-library"], artifacts=[{"fossil": 5, "gem": 5}]
    )
    assert not may(play(game, "place 2 s-headquarters 1"), "buy b-library")


@pytest.mark.rule("§3.4, R28")
def test_a_scroll_found_in_this_turn_pays() -> None:
    game = position(dice=[2, 4], dollars=[3], visible=["b-library"])
    play(game, "place 4 s-desert-expedition 1", "place 2 s-headquarters 1", "buy b-library")
    play(game, "lay bottom 0")
    assert has(game, "scroll") == 0


@pytest.mark.rule("§3.4")
@pytest.mark.parametrize(("office", "price"), [(1, 3), (2, 2)])
def test_a_discount_lowers_dollars_of_new_cards_and_upgrades_alike(office: int, price: int) -> None:
    cards: list[Card] = [("b-branch-office", office, "bottom", 2)]
    game = position(dice=[3], dollars=[price], cards=[cards], visible=["b-docks", "b-airfield"])
    play(game, "place 3 b-branch-office 1")
    assert may(game, "buy b-docks")
    assert may(game, "upgrade s-desert-expedition")
    after = play(game.clone(), "buy b-docks", "lay bottom 3")
    assert dollars(after) == 0
    after = play(game.clone(), "upgrade s-desert-expedition")
    assert dollars(after) == price - (3 - office)
    poor = position(dice=[3], dollars=[price - 1], cards=[cards], visible=["b-docks"])
    if may(poor, "place 3 b-branch-office 1"):
        assert not may(play(poor, "place 3 b-branch-office 1"), "buy b-docks")


@pytest.mark.rule("§3.4")
def test_a_discount_does_not_spare_the_scroll() -> None:
    cards: list[Card] = [("b-branch-office", 2, "bottom", 2)]
    game = position(dice=[3], dollars=[9], cards=[cards], visible=["b-library"])
    assert not may(play(game, "place 3 b-branch-office 1"), "buy b-library")
    game = position(
        dice=[3], dollars=[1], cards=[cards], visible=["b-library"], artifacts=[{"scroll": 1}]
    )
    play(game, "place 3 b-branch-office 1", "buy b-library", "lay bottom 0")
    assert (dollars(game), has(game, "scroll")) == (0, 0)


@pytest.mark.rule("§3.5")
def test_a_new_card_lies_on_level_one_where_the_player_wants() -> None:
    game = play(buying(4, visible=("b-docks",)), "buy b-docks")
    assert game.actor() == 0
    play(game, "lay top -1")
    laid = [c for c in game_record(game)["cards"][0] if c["card"] == "b-docks"]
    assert laid == [{"card": "b-docks", "level": 1, "row": "top", "column": -1}]


@pytest.mark.rule("§3.6, R24")
@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("s-desert-expedition", 3),
        ("s-canyon-expedition", 3),
        ("s-headquarters", 5),
        ("s-adventurers", 6),
    ],
)
def test_a_starting_card_is_upgraded_at_its_printed_cost(card: str, price: int) -> None:
    if price > 3:
        assert not may(buying(price - 1), f"upgrade {card}")
    game = play(buying(price), f"upgrade {card}")
    assert (dollars(game), level(game, card), reputation(game)) == (0, 2, 1)


@pytest.mark.rule("§3.6, R23")
def test_an_upgrade_costs_the_scroll_again() -> None:
    cards: tuple[Card, ...] = (("b-library", 1, "bottom", 2),)
    assert not may(buying(9, cards=cards), "upgrade b-library")
    assert not may(
        position(dice=[2], dollars=[2], artifacts=[{"scroll": 1}], cards=[list(cards)]),
        "place 2 s-headquarters 1",
    )
    game = play(buying(3, scrolls=1, cards=cards), "upgrade b-library")
    assert (dollars(game), has(game, "scroll"), level(game, "b-library")) == (0, 0, 2)


@pytest.mark.rule("§3.6, R30")
def test_there_is_no_third_level() -> None:
    game = buying(50, cards=(("s-adventurers", 2, "top", 3),))
    assert not may(game, "upgrade s-adventurers")
    assert may(game, "upgrade s-canyon-expedition")


@pytest.mark.rule("§3.6")
def test_only_own_cards_are_upgraded() -> None:
    game = position(dice=[2], dollars=[50], cards=[[], [("b-docks", 1, "bottom", 0)]])
    assert not may(play(game, "place 2 s-headquarters 1"), "upgrade b-docks")


@pytest.mark.rule("§3.6, R25")
def test_a_card_may_be_bought_and_upgraded_in_one_turn_with_two_buys() -> None:
    game = position(
        dice=[2, 5, 6],
        dollars=[8],
        cards=[[("b-branch-office", 1, "bottom", 2)]],
        visible=["b-docks"],
    )
    play(game, "place 2 s-headquarters 1", "buy b-docks", "lay bottom 1")
    settle(game)
    play(game, "place 5 b-branch-office 1", "upgrade b-docks")
    assert (dollars(game), level(game, "b-docks")) == (1, 2)


@pytest.mark.rule("§3.7, R26")
def test_a_headquarters_that_upgrades_itself_offers_its_second_buy_at_once() -> None:
    game = play(buying(7), "upgrade s-headquarters")
    assert level(game, "s-headquarters") == 2
    assert not may(game, "place 5 s-headquarters 1")
    play(game, "place 5 s-headquarters 2", "upgrade s-canyon-expedition")
    assert dollars(game) == 0
    assert not may(game, "place 6 s-headquarters 2")


@pytest.mark.rule("§3.7, R26, R27")
def test_dice_and_cubes_stay_on_an_upgraded_expedition() -> None:
    game = position(dice=[1, 2, 5, 5, 6], dollars=[3], artifacts=[{"fossil": 3}])
    play(game, "place 1 s-canyon-expedition 1", "place 2 s-headquarters 1")
    play(game, "upgrade s-canyon-expedition")
    assert has(game, "fossil") == 4
    assert not may(game, "place 5 s-canyon-expedition 1")
    play(game, "place 5 s-canyon-expedition 2", "place 6 s-canyon-expedition 3")
    assert has(game, "fossil") == 6
    assert game_record(game)["placed"] == [
        {"card": "s-canyon-expedition", "action": 1, "face": 1},
        {"card": "s-canyon-expedition", "action": 2, "face": 5},
        {"card": "s-canyon-expedition", "action": 3, "face": 6},
        {"card": "s-headquarters", "action": 1, "face": 2},
    ]


@pytest.mark.rule("§3.7")
def test_a_free_action_follows_its_new_requirement_after_the_upgrade() -> None:
    game = position(dice=[2, 2, 3], dollars=[3])
    assert not may(game, "place 2 s-canyon-expedition 1")
    play(game, "place 3 s-headquarters 1", "upgrade s-canyon-expedition")
    play(game, "place 2 s-canyon-expedition 1")
    assert has(game, "fossil") == 1
    assert not may(game, "place 2 s-canyon-expedition 2")


@pytest.mark.rule("§3.8, R19")
def test_a_gap_is_filled_at_once_from_its_own_pile() -> None:
    game = buying(8, visible=("b-docks",))
    rows = {pile: shown(game, pile) for pile in "ABCDE"}
    play(game, "buy b-docks", "lay bottom 0")
    assert game.actor() == digsite.CHANCE
    assert all(outcome.startswith("reveal b-") for outcome in legal(game))
    assert len(legal(game)) == sum(game.weights()) == 6
    game.play(game.legal()[3])
    assert len(shown(game, "B")) == 4
    assert {pile: shown(game, pile) for pile in "ACDE"} == {pile: rows[pile] for pile in "ACDE"}
    assert game.actor() == 0


@pytest.mark.rule("§3.8")
def test_a_card_turned_up_in_this_turn_may_be_bought_in_it() -> None:
    game = position(
        dice=[2, 5, 6],
        dollars=[7],
        cards=[[("b-branch-office", 1, "bottom", 2)]],
        visible=["b-docks", "b-airfield", "b-warehouse", "b-library"],
    )
    play(game, "place 2 s-headquarters 1", "buy b-docks", "lay bottom 1")
    play(game, "reveal b-truck-convoy", "place 5 b-branch-office 1")
    assert may(game, "buy b-truck-convoy")


@pytest.mark.rule("§3.8")
@pytest.mark.parametrize("card", ["d-hired-adventurers", "e-diving-suit"])
def test_the_next_card_of_d_and_e_is_seen_after_a_purchase(card: str) -> None:
    game = play(buying(6), f"buy {card}", "lay bottom 0")
    settle(game)
    record = game_record(game)
    assert (record["visible"][card], record["piles"][card]) == (1, 2)


@pytest.mark.rule("§3.8, R20")
def test_a_row_shrinks_when_its_pile_is_used_up() -> None:
    gone = ["a-canyon-expedition"] * 2 + ["a-desert-expedition"] * 2 + ["a-mountain-expedition"] * 2
    game = position(dice=[2], dollars=[9], gone=gone)
    assert len(shown(game, "A")) == 4
    play(game, "place 2 s-headquarters 1", "buy a-jungle-expedition", "lay bottom 0")
    assert len(shown(game, "A")) == 3
    assert game.actor() == 0


@pytest.mark.rule("R20")
def test_an_empty_pile_sells_nothing_more() -> None:
    game = position(dice=[2], dollars=[9], gone=["e-diving-suit"] * 3)
    play(game, "place 2 s-headquarters 1", "buy e-diving-suit", "lay bottom 0", "end")
    play(game, "roll 1 1 1")
    assert shown(game, "E") == []
    assert not may(game, "buy e-diving-suit")


@pytest.mark.rule("R19")
def test_with_the_option_refill_gaps_wait_for_the_end_of_the_turn() -> None:
    game = position(
        dice=[2, 5, 6],
        dollars=[20],
        cards=[[("b-branch-office", 1, "bottom", 2)]],
        visible=["b-docks", "b-airfield", "a-jungle-expedition"],
        options={"refill": "end_of_turn"},
    )
    play(game, "place 2 s-headquarters 1", "buy b-docks", "lay bottom 1")
    assert game.actor() == 0
    assert len(shown(game, "B")) == 3
    play(game, "place 5 b-branch-office 1", "buy a-jungle-expedition", "lay bottom 0")
    assert len(shown(game, "A")) == 3
    play(game, "end")
    revealed = []
    while game_record(game)["step"] == "refilling":
        assert game.actor() == digsite.CHANCE
        revealed.append(legal(game)[0].split()[1][0])
        game.play(game.legal()[0])
    assert sorted(revealed) == ["a", "b"]
    assert len(shown(game, "A")) == len(shown(game, "B")) == 4
    assert game_record(game)["step"] == "rolling"
    assert game_record(game)["turn"] == 1


@pytest.mark.rule("§3.9, R21")
def test_both_sides_are_known_before_a_die_lies_on_buy() -> None:
    # The state keeps no side back: views of all seats agree before and after.
    game = position(3, dice=[2], dollars=[9])
    for state in (game, play(game.clone(), "place 2 s-headquarters 1")):
        seen = []
        for seat in (SPECTATOR, 0, 1, 2):
            record = title().view(state, seat).record()
            record.pop("seat")
            seen.append(record)
        assert all(record == seen[0] for record in seen)
