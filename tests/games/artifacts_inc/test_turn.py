"""The turn (chapter 2)."""

import math

import pytest

import digsite
from digsite.core.keys import ROOM, Keys
from digsite.games.artifacts_inc.questions import steps
from tests.games.artifacts_inc.positions import (
    TITLE,
    Card,
    artifacts,
    begun,
    dice,
    dollars,
    fill_box,
    game,
    hold,
    legal,
    may,
    objection,
    offer,
    own,
    play,
    position,
    stock,
    values,
)


@pytest.mark.rule("§2.3")
def test_dice_go_to_own_cards_public_cards_and_dive_one_by_one() -> None:
    """Each action is carried out before the next die is placed (R9)."""
    state = game(dice="2 4 6")
    assert "place 4 s-desert-expedition 1" in legal(state)
    assert "place 2 guide-work 1" in legal(state)
    assert "dive" in legal(state)
    play(state, "place 4 s-desert-expedition 1")
    assert artifacts(state) == [0, 1, 0, 0]
    play(state, "place 6 museum-scrolls 1", "fill museum-scrolls 1")
    assert artifacts(state) == [0, 0, 0, 0]
    assert dollars(state) == 3
    play(state, "place 2 s-headquarters 1")
    assert state.table.step == steps.BUYING


def test_no_die_goes_to_a_card_of_somebody_else() -> None:
    state = game(dice="1")
    own(state, "e-diving-suit", level=2, seat=1)
    assert legal(state, "place 1 e-diving-suit") == []
    assert objection(state, "place 1 e-diving-suit 1") == ("not-your-card", "§2.3")
    assert objection(state, "place 6 guide-work 1") == ("no-such-die", "§2.3")


@pytest.mark.rule("§2.4")
def test_each_action_holds_one_die() -> None:
    """A card with the actions "1" and "3 or higher" takes a die on each (R10, R18)."""
    state = game(dice="1 1 3 3")
    play(state, "place 1 s-canyon-expedition 1", "place 3 s-canyon-expedition 2")
    assert artifacts(state) == [2, 0, 0, 0]
    assert legal(state, "place 1 s-canyon") == legal(state, "place 3 s-canyon") == []
    assert objection(state, "place 3 s-canyon-expedition 2") == ("die-lies-there", "§2.4")


@pytest.mark.rule("R12")
def test_guide_work_takes_one_die_in_a_turn_and_is_free_again_in_the_next() -> None:
    state = game(dice="1 2")
    play(state, "place 2 guide-work 1")
    assert legal(state, "place 1 guide-work") == []
    play(state, "end", "roll 1 1 1")
    assert legal(state, "place 1 guide-work") == ["place 1 guide-work 1"]


@pytest.mark.rule("§2.6")
def test_no_die_is_placed_where_nothing_could_come_of_it() -> None:
    """Museums need an order, collectors an artifact, Buy something that can be paid (R13)."""
    state = game(dice="6", dollars=2)
    own(state, "c-auction-house", "top 4")
    own(state, "b-restoration-workshop", "top 5")
    own(state, "c-museum-wing", "top 6")
    refused = {
        "place 6 museum-gems 1": "no-order-in-reach",
        "place 6 private-collectors 1": "nothing-to-sell",
        "place 6 s-headquarters 1": "nothing-affordable",
        "place 6 c-auction-house 1": "nothing-to-sell",
        "place 6 b-restoration-workshop 1": "too-few-to-trade",
        "place 6 c-museum-wing 1": "no-order-anywhere",
    }
    for notation, reason in refused.items():
        assert notation not in legal(state)
        assert objection(state, notation) == (reason, "§2.6")
    state.table.dollars[0] = 3
    stock(state, gem=1)
    assert refused.keys() <= set(legal(state))


@pytest.mark.rule("R45")
def test_a_full_museum_takes_no_die() -> None:
    state = game(dice="6")
    stock(state, gem=6)
    for box in range(6):
        assert "place 6 museum-gems 1" in legal(state)
        fill_box(state, 3, box, seat=1)
    assert objection(state, "place 6 museum-gems 1") == ("museum-full", "§5.3")


@pytest.mark.rule("§2.7")
def test_a_card_bought_in_this_turn_can_be_used_in_it() -> None:
    """With dice still in hand (R15)."""
    state = game(dice="1 2", dollars=3)
    offer(state, "a-jungle-expedition")
    play(state, "place 1 s-headquarters 1", "buy a-jungle-expedition", "lay bottom 0")
    play(state, "place 2 a-jungle-expedition 1")
    assert artifacts(state) == [0, 0, 1, 0]


@pytest.mark.rule("§2.8")
def test_a_turn_may_end_with_dice_in_hand_and_all_dice_come_off() -> None:
    """Nobody must place all dice (R8), and nobody may roll them again (R14)."""
    state = game(dice="2 2 5")
    play(state, "place 2 guide-work 1", "dive", "add 2", "descend")
    assert not any(notation.startswith("roll") for notation in legal(state))
    play(state, "end")
    table = state.table
    assert table.dice_in_hand() == sum(table.placed) == sum(table.dive_dice) == 0
    assert (table.step, table.turn) == (steps.ROLLING, 1)


def test_a_player_without_dice_can_only_end_the_turn() -> None:
    state = game(dollars=20)
    stock(state, fossil=3)
    assert legal(state) == ["end"]
    assert objection(state, "dive") == ("no-die-left", "§6.1")


def test_whoever_is_not_at_turn_or_waits_for_dice_can_do_nothing() -> None:
    state = game(dice="1")
    waits = TITLE.objections(state, 1)
    assert [(o.reason, o.paragraph, o.values) for o in waits] == [
        ("not-your-turn", "§2.1", {"seat": 0})
    ]
    play(state, "end")
    waits = TITLE.objections(state, 0)
    assert [(o.reason, o.paragraph) for o in waits] == [("chance-acts", "§2.2")]
    hold(state, "")
    state.table.step = steps.ENDED
    assert [o.reason for o in TITLE.objections(state, 0)] == ["game-over"]


HIRED: list[Card] = [
    ("d-hired-adventurers", 1, "bottom", 0),
    ("d-hired-adventurers#2", 1, "bottom", 1),
    ("d-hired-adventurers#3", 1, "bottom", 2),
    ("d-hired-adventurers#4", 1, "bottom", 3),
]


def rolled(cards: list[Card]) -> tuple[int, int]:
    """How many dice seat 1 rolls, and the weight of all outcomes together."""
    game = play(position(cards=[[], cards]), "end")
    assert game.actor() == digsite.CHANCE
    return len(legal(game)[0].split()) - 1, sum(game.weights())


@pytest.mark.rule("§2.1")
def test_turns_go_round_clockwise_from_the_first_player() -> None:
    game = begun(4, first=2)
    order = []
    for _ in range(6):
        play(game, "roll 1 2 3")
        order.append(game.actor())
        play(game, "end")
    assert order == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("§2.2")
@pytest.mark.parametrize(
    ("cards", "number"),
    [
        ([], 3),
        ([("s-adventurers", 2, "top", 0)], 4),
        (HIRED[:1], 4),
        (HIRED[:3], 6),
        (HIRED, 7),
        ([("d-hired-adventurers", 2, "bottom", 0)], 5),
        ([("c-zeppelin", 1, "bottom", 0)], 4),
        ([("c-zeppelin", 2, "bottom", 0), ("s-adventurers", 2, "top", 0)], 5),
    ],
)
def test_a_player_rolls_a_die_for_each_symbol(cards: list[Card], number: int) -> None:
    assert rolled(cards) == (number, 6**number)


@pytest.mark.rule("§2.2, R17")
def test_nobody_rolls_more_than_the_seven_dice_of_the_box() -> None:
    many: list[Card] = [("s-adventurers", 2, "top", 0), *[(n, 2, r, c) for n, _, r, c in HIRED]]
    assert rolled([*HIRED, ("c-zeppelin", 1, "bottom", 4)]) == (7, 6**7)  # eight symbols
    assert rolled(many) == (7, 6**7)  # twelve symbols


@pytest.mark.rule("§2.2")
def test_a_roll_is_weighed_like_dice() -> None:
    game = play(position(), "end")
    weights = dict(zip(legal(game), game.weights(), strict=True))
    assert len(weights) == math.comb(8, 3)
    assert (weights["roll 4 4 4"], weights["roll 1 1 2"], weights["roll 1 2 3"]) == (1, 3, 6)


@pytest.mark.rule("§2.2, R16")
def test_symbols_gained_in_this_turn_are_rolled_in_the_next_only() -> None:
    game = position(dice=[1, 2, 3], dollars=[6])
    play(game, "place 1 s-headquarters 1", "upgrade s-adventurers")
    assert dice(game) == [2, 3]
    play(game, "end", "roll 1 1 1", "end")
    assert sum(game.weights()) == 6**4


@pytest.mark.rule("§2.3, R9")
def test_each_action_is_done_at_once_and_may_pay_for_the_next() -> None:
    game = position(dice=[1, 2, 3], dollars=[2])
    assert not may(game, "place 1 s-headquarters 1")
    play(game, "place 1 guide-work 1")
    assert dollars(game) == 3
    assert may(game, "place 2 s-headquarters 1")
    assert dice(game) == [2, 3]


@pytest.mark.rule("§2.3")
def test_only_dice_that_were_rolled_and_not_placed_can_be_placed() -> None:
    game = position(dice=[4, 4, 6])
    faces = {notation.split()[1] for notation in legal(game) if notation.startswith("place")}
    assert faces == {"4", "6"}
    play(game, "place 6 guide-work 1")
    faces = {notation.split()[1] for notation in legal(game) if notation.startswith("place")}
    assert faces == {"4"}


@pytest.mark.rule("§2.5, R18")
@pytest.mark.parametrize(
    ("place", "faces"),
    [
        ("s-desert-expedition 1", {4, 5, 6}),
        ("s-canyon-expedition 1", {1}),
        ("s-canyon-expedition 2", {3, 4, 5, 6}),
        ("s-headquarters 1", {1, 2, 3, 4, 5, 6}),
        ("a-jungle-expedition 1", {1, 2, 3, 4}),
        ("a-mountain-expedition 1", {5, 6}),
        ("museum-fossils 1", {1, 2, 3, 4, 5, 6}),
        ("museum-scrolls 1", {2, 3, 4, 5, 6}),
        ("museum-statues 1", {3, 4, 5, 6}),
        ("museum-gems 1", {4, 5, 6}),
        ("private-collectors 1", {1, 2, 3, 4, 5, 6}),
        ("guide-work 1", {1, 2, 3, 4, 5, 6}),
    ],
)
def test_a_die_meets_the_requirement_of_its_action(place: str, faces: set[int]) -> None:
    """Exactly a face, a face or higher, a face or lower, any (R18)."""
    game = position(
        dice=[1, 2, 3, 4, 5, 6],
        dollars=[9],
        artifacts=[{"fossil": 1, "scroll": 1, "statue": 1, "gem": 1}],
        cards=[[("a-jungle-expedition", 1, "bottom", 3), ("a-mountain-expedition", 1, "top", 4)]],
    )
    assert {face for face in range(1, 7) if may(game, f"place {face} {place}")} == faces
    wanted = ", ".join(str(face) for face in sorted(faces))
    for face in {1, 2, 3, 4, 5, 6} - faces:
        notation = f"place {face} {place}"
        assert objection(game, notation) == ("wrong-face", "§2.5")
        assert values(game, notation) == {"face": face, "wanted": wanted}


@pytest.mark.rule("§2.6, R13")
def test_what_can_be_paid_includes_upgrades_and_scrolls() -> None:
    both = [("s-desert-expedition", 2, "top", 0), ("s-canyon-expedition", 2, "top", 1)]
    library = ["b-library", "b-airfield", "b-docks", "b-warehouse"]
    gone = ["a-canyon-expedition"] * 2 + ["a-desert-expedition"] * 2 + ["a-jungle-expedition"] * 3
    poor = position(dice=[5], dollars=[3], cards=[both], visible=library, gone=gone)
    assert not may(poor, "place 5 s-headquarters 1")
    scroll = position(
        dice=[5], dollars=[3], cards=[both], visible=library, gone=gone, artifacts=[{"scroll": 1}]
    )
    assert may(scroll, "place 5 s-headquarters 1")
    upgrade = position(dice=[5], dollars=[3], cards=[both[:1]], visible=library, gone=gone)
    assert legal(play(upgrade, "place 5 s-headquarters 1")) == [
        "upgrade s-canyon-expedition",
        "decline",
    ]


@pytest.mark.rule("R13")
def test_a_discount_counts_for_what_can_be_paid() -> None:
    office: list[Card] = [("b-branch-office", 1, "bottom", 2)]
    game = position(dice=[5], dollars=[2], cards=[office])
    assert may(game, "place 5 b-branch-office 1")
    assert not may(game, "place 5 s-headquarters 1")
    assert not may(position(dice=[5], dollars=[1], cards=[office]), "place 5 b-branch-office 1")


@pytest.mark.rule("R13")
def test_the_option_idle_buy_allows_a_useless_die_on_buy() -> None:
    game = position(dice=[5, 6], dollars=[0], options={"idle_buy": "yes"})
    play(game, "place 5 s-headquarters 1")
    if not may(game, "end"):
        assert legal(game) == ["decline"]
        play(game, "decline")
    assert dice(game) == [6]
    assert not may(game, "place 6 s-headquarters 1")
    assert not may(game, "place 6 private-collectors 1")


def test_there_is_room_for_as_many_placings_as_there_are() -> None:
    """A list of keys that is nearly full grows."""
    table = game().table
    keys = Keys()
    for _ in range(ROOM - 1):
        keys.add(0)
    table.moves.add_placings(2, 0b111111, keys)
    wanted = [int(table.moves.place_key(2, face)) for face in range(6)]
    assert keys.as_list()[ROOM - 1 :] == wanted
