"""What asset cards do (chapter 7)."""

from pathlib import Path

import pytest

import digsite
from digsite.games.artifacts_inc.questions import flow, steps
from digsite.games.artifacts_inc.rules import effects
from tests.games.artifacts_inc.positions import (
    ARTIFACT_TYPES,
    TITLE,
    Card,
    artifacts,
    changed_edition,
    dollars,
    game,
    game_record,
    has,
    laid,
    legal,
    may,
    objection,
    own,
    owner,
    play,
    position,
    reputation,
    stock,
    values,
)


def test_a_trade_for_several_artifacts_never_strands_the_player() -> None:
    """Asked for two, in ascending order: the gem alone cannot come first."""
    state = game()
    stock(state, fossil=1, statue=1, gem=1)
    flow.ask(state.table, steps.TRADING, -1, 7, 2)
    assert legal(state) == ["give fossil", "give statue"]
    assert objection(state, "give gem") == ("too-few-above", "§7.4")
    play(state, "give statue")
    assert legal(state) == ["give gem"]
    assert objection(state, "give fossil") == ("named-in-order", "§7.4")
    play(state, "give gem")
    assert (dollars(state), artifacts(state)) == (7, [1, 0, 0, 0])
    assert state.table.step == steps.PLACING


@pytest.mark.rule("§7.7")
def test_an_adjacent_expedition_takes_dice_two_higher_or_lower() -> None:
    state = game(dice="1 2 3 4 5 6")
    assert legal(state, "place 3 s-desert") == []
    own(state, "b-airfield", "top -1")
    assert [n[6] for n in legal(state) if "s-desert" in n] == ["2", "3", "4", "5", "6"]
    assert [n[6] for n in legal(state) if n.endswith("s-canyon-expedition 1")] == ["1"]
    assert objection(state, "place 1 s-desert-expedition 1") == ("wrong-face-eased", "§2.5")
    told = {"face": 1, "wanted": "2, 3, 4, 5, 6", "printed": "4, 5, 6"}
    assert values(state, "place 1 s-desert-expedition 1") == told


@pytest.mark.rule("§7.7")
@pytest.mark.parametrize(
    ("faces", "by", "eased"),
    [
        (0b000001, 0, 0b000001),
        (0b000001, 2, 0b000111),
        (0b100000, 1, 0b110000),
        (0b000100, 5, 0b111111),
        (0b001000, 2, 0b111110),
    ],
)
def test_faces_count_higher_or_lower_within_one_to_six(faces: int, by: int, eased: int) -> None:
    assert effects.eased(faces, by) == eased


EXPEDITIONS_NEAR: list[Card] = [
    ("a-jungle-expedition", 1, "bottom", 0),
    ("a-jungle-expedition#2", 1, "bottom", 2),
]


def faces(game: digsite.State, place: str) -> set[int]:
    return {face for face in range(1, 7) if may(game, f"place {face} {place}")}


@pytest.mark.rule("§7.1")
@pytest.mark.parametrize(
    ("level", "others", "top", "paid"),
    [
        (1, [], "s-headquarters", 1),
        (1, [], "s-desert-expedition", 2),
        (1, EXPEDITIONS_NEAR[:1], "s-desert-expedition", 3),
        (1, EXPEDITIONS_NEAR, "s-desert-expedition", 3),  # two at most
        (2, EXPEDITIONS_NEAR, "s-desert-expedition", 4),  # three at most
        (2, EXPEDITIONS_NEAR, "s-headquarters", 3),
    ],
)
def test_a_travel_agency_pays_for_expeditions_beside_it(
    level: int, others: list[Card], top: str, paid: int
) -> None:
    cards: list[Card] = [(top, 1, "top", 1), ("b-travel-agency", level, "bottom", 1), *others]
    game = position(dice=[3], cards=[cards])
    play(game, "place 3 b-travel-agency 1")
    assert dollars(game) == paid


@pytest.mark.rule("§7.1")
@pytest.mark.parametrize(("mine", "paid"), [([], 1), ([2], 2), ([2, 3, 5], 4), ([2, 3, 5, 7], 4)])
def test_a_diving_suit_pays_for_own_underwater_cards(mine: list[int], paid: int) -> None:
    others = [n for n in (2, 3, 5, 7) if n not in mine]
    game = position(
        dice=[2], cards=[[("e-diving-suit", 2, "bottom", 1)]], underwater=[mine, others]
    )
    play(game, "place 2 e-diving-suit 1")
    assert dollars(game) == paid


@pytest.mark.rule("§7.2")
@pytest.mark.parametrize(
    ("card", "level", "allowed", "extra"),
    [
        ("b-docks", 1, {1, 2, 3, 4}, 1),
        ("b-docks", 2, {1, 2, 3, 4, 5, 6}, 3),
        ("c-auction-house", 1, {1, 2, 3, 4, 5, 6}, 2),
        ("c-auction-house", 2, {1, 2, 3, 4, 5, 6}, 4),
    ],
)
def test_a_house_that_sells_pays_like_collectors_and_more(
    card: str, level: int, allowed: set[int], extra: int
) -> None:
    game = position(
        dice=[1, 2, 3, 4, 5, 6],
        cards=[[(card, level, "bottom", 0)]],
        artifacts=[{"fossil": 3, "gem": 1}],
    )
    assert faces(game, f"{card} 1") == allowed
    # Besides the public card, in the same turn.
    play(game, "place 6 private-collectors 1", "give fossil", "enough")
    assert dollars(game) == 1
    play(game, f"place 1 {card} 1", "give fossil", "give fossil", "give gem")
    assert dollars(game) == 1 + 3 + 1 + extra
    assert may(game, "end")


@pytest.mark.rule("§7.2")
def test_a_house_that_sells_needs_an_artifact() -> None:
    assert not may(position(dice=[1], cards=[[("b-docks", 1, "bottom", 0)]]), "place 1 b-docks 1")


@pytest.mark.rule("§7.3")
def test_a_museum_wing_fills_an_order_anywhere_even_where_a_die_lies() -> None:
    game = position(
        dice=[1, 6],
        cards=[[("c-museum-wing", 2, "bottom", 0)]],
        artifacts=[{"gem": 3, "fossil": 1}],
    )
    play(game, "place 6 museum-gems 1", "fill museum-gems 1")
    assert dollars(game) == 4
    play(game, "place 1 c-museum-wing 1")  # a 1 would not do for the gems
    assert legal(game) == ["fill museum-fossils 1", "fill museum-gems 2"]
    play(game, "fill museum-gems 2")
    assert dollars(game) == 4 + 2 + 3 + 2
    assert owner(game, "museum-gems", 2) == 0


@pytest.mark.rule("§7.3")
def test_a_museum_wing_pays_nothing_extra_on_level_one_and_leaves_the_museum_free() -> None:
    game = position(
        dice=[5, 6], cards=[[("c-museum-wing", 1, "bottom", 0)]], artifacts=[{"gem": 3}]
    )
    play(game, "place 5 c-museum-wing 1", "fill museum-gems 1")
    assert dollars(game) == 1 + 3
    assert may(game, "place 6 museum-gems 1")


@pytest.mark.rule("§7.3, §2.6")
def test_a_museum_wing_needs_an_order_that_can_be_filled() -> None:
    cards: list[Card] = [("c-museum-wing", 2, "bottom", 0)]
    orders = {"museum-gems": {1: 1}}
    assert not may(position(dice=[5], cards=[cards]), "place 5 c-museum-wing 1")
    game = position(dice=[5], cards=[cards], artifacts=[{"gem": 1}], orders=orders)
    assert not may(game, "place 5 c-museum-wing 1")
    game = position(dice=[5], cards=[cards], artifacts=[{"gem": 2}], orders=orders)
    assert may(game, "place 5 c-museum-wing 1")


@pytest.mark.rule("§7.4")
@pytest.mark.parametrize(
    ("level", "allowed", "paid"), [(1, {3, 4, 5, 6}, 3), (2, {1, 2, 3, 4, 5, 6}, 4)]
)
@pytest.mark.parametrize("artifact", ARTIFACT_TYPES)
def test_a_workshop_takes_one_artifact_of_any_type(
    level: int, allowed: set[int], paid: int, artifact: str
) -> None:
    game = position(
        dice=[1, 2, 3, 4, 5, 6],
        cards=[[("b-restoration-workshop", level, "bottom", 0)]],
        artifacts=[dict.fromkeys(ARTIFACT_TYPES, 2)],
    )
    assert faces(game, "b-restoration-workshop 1") == allowed
    play(game, "place 3 b-restoration-workshop 1")
    assert legal(game) == [f"give {name}" for name in ARTIFACT_TYPES]
    play(game, f"give {artifact}")
    assert dollars(game) == paid
    assert sum(game_record(game)["artifacts"][0].values()) == 7
    assert has(game, artifact) == 1
    assert may(game, "end")


@pytest.mark.rule("§7.5")
@pytest.mark.parametrize(
    ("level", "near", "total"), [(1, 0, 1), (1, 1, 2), (1, 2, 2), (2, 1, 3), (2, 2, 4), (2, 3, 5)]
)
def test_a_base_camp_counts_expeditions_up_to_its_limit(level: int, near: int, total: int) -> None:
    cards: list[Card] = [("b-base-camp", level, "bottom", 1)]
    if near >= 1:
        cards.append(("s-desert-expedition", 1, "top", 1))
    else:
        cards.append(("s-headquarters", 1, "top", 1))
    cards += EXPEDITIONS_NEAR[: near - 1] if near > 1 else []
    game = position(cards=[cards])
    assert reputation(game) == total + max(near - 1, 0)


@pytest.mark.rule("§7.5")
def test_a_library_counts_one_desert_expedition_of_either_type() -> None:
    start: list[Card] = [("s-headquarters", 1, "top", 1), ("b-library", 1, "bottom", 1)]
    assert reputation(position(cards=[start])) == 1
    asset: list[Card] = [*start, ("a-desert-expedition", 1, "bottom", 2)]
    assert reputation(position(cards=[asset])) == 1 + 1 + 1
    both: list[Card] = [*asset, ("a-desert-expedition#2", 1, "bottom", 0)]
    assert reputation(position(cards=[both])) == 1 + 1 + 1 + 1
    canyon: list[Card] = [*start, ("a-canyon-expedition", 1, "bottom", 2)]
    assert reputation(position(cards=[canyon])) == 1 + 1


@pytest.mark.rule("§7.5")
def test_headquarters_count_two_buildings_at_most_and_on_level_two_only() -> None:
    cards: list[Card] = [
        ("s-headquarters", 1, "top", 0),
        ("b-docks", 1, "top", -1),
        ("b-warehouse", 1, "bottom", 0),
    ]
    assert reputation(position(cards=[cards])) == 2
    cards[0] = ("s-headquarters", 2, "top", 0)
    assert reputation(position(cards=[cards])) == 2 + 1 + 2
    assert reputation(position(cards=[cards[:2]])) == 1 + 1 + 1
    vehicle: list[Card] = [cards[0], ("b-airfield", 1, "bottom", 0)]
    assert reputation(position(cards=[vehicle])) == 1 + 1


@pytest.mark.rule("§7.5")
@pytest.mark.parametrize(("level", "worth", "most"), [(1, 2, 2), (2, 5, 3)])
def test_an_explorers_club_counts_crew(level: int, worth: int, most: int) -> None:
    cards: list[Card] = [
        ("s-adventurers", 1, "top", 0),
        ("c-explorers-club", level, "bottom", 0),
        ("d-hired-adventurers", 1, "bottom", 1),
        ("e-diving-suit", 1, "bottom", -1),
    ]
    assert reputation(position(cards=[cards[:2]])) == worth + 1
    assert reputation(position(cards=[cards[:3]])) == worth + 2 + 1
    assert reputation(position(cards=[cards])) == worth + most + 3


@pytest.mark.rule("§7.6")
@pytest.mark.parametrize(
    ("card", "level", "mine", "total"),
    [
        ("b-pottery-room", 1, [], 1),
        ("b-pottery-room", 1, [2], 1 + 1 + 1),
        ("b-pottery-room", 2, [2, 3, 5], 3 + 3 + 2),
        ("c-coin-vault", 1, [2, 3, 5], 2 + 3 + 1),
        ("c-coin-vault", 2, [3, 9], 4 + 2 + 2),
        ("c-submarine", 1, [7], 2 + 1 + 1),
        ("c-submarine", 2, [2, 3, 5], 5 + 3),
    ],
)
def test_finds_bring_reputation_with_their_card(
    card: str, level: int, mine: list[int], total: int
) -> None:
    top = max(mine, default=0)
    others = [n for n in (2, 3, 5, 7, 9) if n < top and n not in mine]
    game = position(cards=[[(card, level, "bottom", 0)]], underwater=[mine, others])
    assert reputation(game) == total


@pytest.mark.rule("§7.7")
def test_an_airfield_makes_neighbours_easier_by_two() -> None:
    # Desert 0 (4+), Canyon 1 (1 and 3+), Headquarters 2, Adventurers 3.
    game = position(dice=[1, 2, 3, 4, 5, 6], cards=[[("b-airfield", 1, "bottom", 0)]])
    assert faces(game, "s-desert-expedition 1") == {2, 3, 4, 5, 6}
    assert faces(game, "s-canyon-expedition 1") == {1}  # diagonal
    game = position(dice=[1, 2, 3, 4, 5, 6], cards=[[("b-airfield", 1, "bottom", 1)]])
    assert faces(game, "s-desert-expedition 1") == {4, 5, 6}
    assert faces(game, "s-canyon-expedition 1") == {1, 2, 3}
    assert faces(game, "s-canyon-expedition 2") == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("§7.7")
def test_an_airfield_also_lowers_dice() -> None:
    cards: list[Card] = [("a-jungle-expedition", 2, "bottom", 0), ("b-airfield", 1, "bottom", 1)]
    game = position(dice=[1, 2, 3, 4, 5, 6], cards=[cards])
    assert faces(game, "a-jungle-expedition 1") == {1, 2, 3, 4, 5, 6}
    assert faces(game, "a-jungle-expedition 2") == {1, 2, 3, 4}


@pytest.mark.rule("§7.7")
@pytest.mark.parametrize("card", ["b-airfield", "c-zeppelin"])
def test_level_two_lets_neighbouring_expeditions_take_any_die(card: str) -> None:
    game = position(dice=[1, 2, 3, 4, 5, 6], cards=[[(card, 2, "bottom", 1)]])
    assert faces(game, "s-canyon-expedition 1") == {1, 2, 3, 4, 5, 6}
    assert faces(game, "s-desert-expedition 1") == {4, 5, 6}


@pytest.mark.rule("§7.7")
def test_only_expeditions_become_easier() -> None:
    cards: list[Card] = [("b-airfield", 2, "bottom", 1), ("b-docks", 1, "bottom", 2)]
    game = position(dice=[5, 6], cards=[cards], artifacts=[{"gem": 1}])
    assert faces(game, "b-docks 1") == set()


@pytest.mark.rule("§7.7")
def test_the_best_bonus_applies() -> None:
    cards: list[Card] = [("b-airfield", 1, "bottom", 0), ("c-zeppelin", 2, "top", -1)]
    game = position(dice=[1, 2, 3], cards=[cards])
    assert faces(game, "s-desert-expedition 1") == {1, 2, 3}


@pytest.mark.rule("§7.7")
def test_an_airfield_bought_or_upgraded_in_this_turn_helps_at_once() -> None:
    game = position(dice=[2, 2, 6], dollars=[4], visible=["b-airfield"])
    assert not may(game, "place 2 s-desert-expedition 1")
    play(game, "place 6 s-headquarters 1", "buy b-airfield", "lay bottom 0")
    while game.actor() == digsite.CHANCE:
        game.play(game.legal()[0])
    play(game, "place 2 s-desert-expedition 1")
    assert has(game, "scroll") == 1
    game = position(dice=[1, 6], dollars=[4], cards=[[("b-airfield", 1, "bottom", 0)]])
    assert not may(game, "place 1 s-desert-expedition 1")
    play(game, "place 6 s-headquarters 1", "upgrade b-airfield")
    assert may(game, "place 1 s-desert-expedition 1")


@pytest.mark.rule("§7.8")
@pytest.mark.parametrize(("level", "face", "found"), [(1, 6, 2), (1, 5, 1), (2, 4, 2), (2, 3, 2)])
def test_a_convoy_brings_one_more_artifact(level: int, face: int, found: int) -> None:
    cards: list[Card] = [("b-truck-convoy", level, "bottom", 1)]
    game = position(dice=[face], cards=[cards])
    play(game, f"place {face} s-canyon-expedition 2")
    assert has(game, "fossil") == found


@pytest.mark.rule("§7.8")
def test_a_convoy_on_level_two_does_nothing_for_a_one() -> None:
    game = position(dice=[1], cards=[[("b-truck-convoy", 2, "bottom", 1)]])
    assert has(play(game, "place 1 s-canyon-expedition 1"), "fossil") == 1


@pytest.mark.rule("§7.8")
def test_a_convoy_does_nothing_for_cards_that_are_not_beside_it() -> None:
    game = position(dice=[6, 6], cards=[[("b-truck-convoy", 1, "bottom", 0)]])
    play(game, "place 6 s-canyon-expedition 2", "place 6 s-desert-expedition 1")
    assert (has(game, "fossil"), has(game, "scroll")) == (1, 2)


@pytest.mark.rule("§7.8, §7.7")
def test_a_convoy_looks_at_the_natural_face() -> None:
    cards: list[Card] = [("b-truck-convoy", 1, "bottom", 0), ("b-airfield", 2, "top", -1)]
    game = position(dice=[4], cards=[cards])
    assert has(play(game, "place 4 s-desert-expedition 1"), "scroll") == 1
    # A 6 that counts as a 1 on the first action of the Canyon Expedition is still a 6.
    cards = [
        ("b-truck-convoy", 1, "bottom", 1),
        ("a-canyon-expedition", 1, "bottom", 0),
        ("b-airfield", 2, "bottom", -1),
    ]
    game = position(dice=[6], cards=[cards])
    assert has(play(game, "place 6 a-canyon-expedition 1"), "fossil") == 2


@pytest.mark.rule("§7.9")
@pytest.mark.parametrize(("level", "extra"), [(1, 1), (2, 2)])
def test_a_warehouse_adds_dollars_to_each_museum_order(level: int, extra: int) -> None:
    cards: list[Card] = [("b-warehouse", level, "bottom", 1), ("c-museum-wing", 2, "bottom", 2)]
    game = position(dice=[1, 5, 6], cards=[cards], artifacts=[{"gem": 3, "fossil": 2}])
    play(game, "place 6 museum-gems 1", "fill museum-gems 2")
    assert dollars(game) == 2 + 3 + extra
    play(game, "place 5 c-museum-wing 1", "fill museum-fossils 1")
    assert dollars(game) == 2 + 3 + extra + 1 + 1 + extra + 2
    before = dollars(game)
    play(game, "place 1 private-collectors 1", "give fossil", "enough")
    assert dollars(game) == before + 1


@pytest.mark.rule("§7.10")
@pytest.mark.parametrize(
    ("cards", "help_"),
    [
        ([("b-pottery-room", 1, "bottom", 0)], 0),
        ([("b-pottery-room", 2, "bottom", 0)], 2),
        ([("c-research-ship", 1, "bottom", 0)], 3),
        ([("c-research-ship", 2, "bottom", 0)], 6),
        ([("c-submarine", 1, "bottom", 0)], 2),
        ([("c-submarine", 2, "bottom", 0)], 4),
        ([("e-diving-suit", 1, "bottom", 0)], 2),
        ([("e-diving-suit", 2, "bottom", 0)], 4),
        ([("e-diving-suit", 2, "bottom", 0), ("e-diving-suit#2", 1, "bottom", 1)], 6),
    ],
)
def test_helpers_add_to_the_sum(cards: list[Card], help_: int) -> None:
    top = [2, 3, 5, 7, 9]  # the next number is 11
    need = 11 - help_
    enough = [6, need - 6] if need > 6 else [need]
    short = [6, need - 7] if need > 7 else [need - 1]
    assert may(position(dice=enough, cards=[cards], underwater=[[], top]), "dive")
    assert not may(position(dice=short, cards=[cards], underwater=[[], top]), "dive")


def moved(own: digsite.Title, game: digsite.State) -> digsite.State:
    return laid(game.record(), own)


@pytest.mark.rule("§7.8")
def test_several_convoys_add_up(tmp_path: Path) -> None:
    old = 'level1]\nreputation = 1\nbonuses = [{ is = "ease_adjacent", kind = "expedition", by = 2'
    new = 'level1]\nreputation = 1\nbonuses = [{ is = "extra_find_adjacent", die = "5+"'
    own = changed_edition(tmp_path, (old, new))
    cards: list[Card] = [("b-truck-convoy", 1, "bottom", 0), ("b-airfield", 1, "top", -1)]
    game = moved(own, position(dice=[5, 6], cards=[cards]))
    game.play(own.move("place 6 s-desert-expedition 1"))
    assert has(game, "scroll") == 3
    game = moved(own, position(dice=[5, 6], cards=[cards]))
    game.play(own.move("place 5 s-desert-expedition 1"))
    assert has(game, "scroll") == 2


@pytest.mark.rule("§7.7")
def test_two_airfields_do_not_add_up(tmp_path: Path) -> None:
    old = 'dice = 1\nbonuses = [{ is = "ease_adjacent", kind = "expedition", by = 5 }]'
    new = 'dice = 1\nbonuses = [{ is = "ease_adjacent", kind = "expedition", by = 1 }]'
    own = changed_edition(tmp_path, (old, new))
    cards: list[Card] = [("b-airfield", 1, "bottom", 0), ("c-zeppelin", 2, "top", -1)]
    game = moved(own, position(dice=[1, 2, 3], cards=[cards]))
    assert own.move("place 2 s-desert-expedition 1") in game.legal()
    assert own.move("place 1 s-desert-expedition 1") not in game.legal()


@pytest.mark.rule("§7.4")
def test_a_trade_may_ask_for_several_artifacts(tmp_path: Path) -> None:
    own = changed_edition(
        tmp_path,
        ('"3+", do = "trade", give = 1, dollars = 3', '"3+", do = "trade", give = 3, dollars = 7'),
    )
    cards: list[Card] = [("b-restoration-workshop", 1, "bottom", 0)]
    short = moved(own, position(dice=[3], cards=[cards], artifacts=[{"gem": 1, "scroll": 1}]))
    assert own.move("place 3 b-restoration-workshop 1") not in short.legal()
    game = moved(own, position(dice=[3], cards=[cards], artifacts=[{"gem": 2, "scroll": 1}]))
    for word in ("place 3 b-restoration-workshop 1", "give scroll", "give gem", "give gem"):
        game.play(own.move(word))
    assert dollars(game) == 7
    # Giving in ascending order never runs into a wall.
    game = moved(own, position(dice=[3], cards=[cards], artifacts=[{"gem": 1, "scroll": 2}]))
    game.play(own.move("place 3 b-restoration-workshop 1"))
    assert [move.notation() for move in game.legal()] == ["give scroll"]


@pytest.mark.rule("§7.9")
def test_better_sales_of_one_type_do_nothing_for_another(tmp_path: Path) -> None:
    own = changed_edition(
        tmp_path,
        (
            '"sale_plus", artifact = "any", dollars = 1',
            '"sale_plus", artifact = "gem", dollars = 4',
        ),
    )
    cards: list[Card] = [("b-warehouse", 1, "bottom", 0)]
    stock = [{"gem": 1, "fossil": 1}]
    game = moved(own, position(dice=[5, 6], cards=[cards], artifacts=stock))
    for word in ("place 5 museum-gems 1", "fill museum-gems 1"):
        game.play(own.move(word))
    assert dollars(game) == 1 + 3 + 4
    for word in ("place 6 museum-fossils 1", "fill museum-fossils 1"):
        game.play(own.move(word))
    assert dollars(game) == 8 + 1 + 1


@pytest.mark.rule("§2.5, R12")
def test_an_edition_may_list_faces_and_give_guide_work_more_places(tmp_path: Path) -> None:
    old = '[guide_work]\ndie = "any"\nslots = 1'
    own = changed_edition(tmp_path, (old, '[guide_work]\ndie = "1/3/5"\nslots = 2'))
    game = moved(own, position(dice=[1, 2, 3, 4, 5, 6]))
    allowed = [n for n in (m.notation() for m in game.legal()) if "guide-work" in n]
    assert sorted(allowed) == sorted(
        f"place {face} guide-work {slot}" for face in (1, 3, 5) for slot in (1, 2)
    )
    game.play(own.move("place 1 guide-work 1"))
    game.play(own.move("place 3 guide-work 2"))
    assert dollars(game) == 2
    assert not [m for m in game.legal() if "guide-work" in m.notation()]


def test_the_default_title_is_left_alone() -> None:
    assert TITLE is digsite.title("artifacts-inc", "reconstruction")
