"""The reconstruction is a complete box, and an owner's faults are named in plain words."""

import tomllib
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite.editions import shelf
from digsite.games.artifacts_inc.title import ArtifactsIncTitle
from tests.own_edition import assert_fault_is_named, own_file, own_title

RECONSTRUCTION = shelf.edition_path("artifacts-inc", "reconstruction")
TEXT = RECONSTRUCTION.read_text(encoding="utf-8")
CONTENT = tomllib.loads(TEXT)
SECOND = tomllib.loads(shelf.edition_path("artifacts-inc", "reconstruction-2").read_text("utf-8"))
Content = dict[str, Any]
both = pytest.mark.parametrize("content", [CONTENT, SECOND], ids=["first", "second"])


@both
def test_the_box_is_complete(content: Content) -> None:
    cards = sum(card["copies"] for card in content["card"])
    assert cards + len(content["underwater"]) + len(content["museum"]) + 2 == 72
    finds = [card["find"] for card in content["underwater"]]
    assert {find: finds.count(find) for find in finds} == {
        "pottery": 4,
        "doubloons": 4,
        "sunken_city": 4,
    }


def tables_of(content: Content) -> list[Content]:
    tables = [content[name] for name in ("game", "private_collectors", "guide_work", "dive")]
    return [*tables, *content["museum"], *content["underwater"], *content["card"]]


@both
def test_every_table_says_where_it_comes_from(content: Content) -> None:
    tables = tables_of(content)
    assert len(tables) == 4 + 4 + 12 + 30
    for table in tables:
        assert table["source"]
        assert table["confidence"] in ("printed", "derived", "reconstruction")


def test_what_the_rulebook_tells_is_marked_as_printed() -> None:
    cards = {card["id"]: card.get("printed", []) for card in CONTENT["card"]}
    assert {"level1.reputation", "level2.reputation"} <= set(cards["e-diving-suit"])
    assert {"name", "artifact"} <= set(cards["a-mountain-expedition"])
    assert "level1.dice" in cards["s-adventurers"]
    assert cards["c-zeppelin"] == []
    museums = {museum["id"]: museum["printed"] for museum in CONTENT["museum"]}
    assert "majority" in museums["museum-fossils"]
    assert "bonus" in museums["museum-gems"]
    assert CONTENT["underwater"][0]["printed"] == ["number"]


@both
def test_what_owners_or_inference_tell_is_not_marked_as_printed(content: Content) -> None:
    cards = {card["id"]: card.get("printed", []) for card in content["card"]}
    assert cards["a-desert-expedition"] == cards["a-canyon-expedition"] == []
    assert "level1.actions" not in cards["s-canyon-expedition"]


def test_the_second_version_is_the_default_and_the_first_stays() -> None:
    assert digsite.editions("artifacts-inc") == ["reconstruction-2", "reconstruction"]
    versions = []
    for edition in (None, "reconstruction"):
        title = digsite.title("artifacts-inc", edition)
        assert isinstance(title, ArtifactsIncTitle)
        versions.append((title.edition, title.values.version))
    assert versions == [("reconstruction-2", 2), ("reconstruction", 1)]


SECOND_DOLLARS = {
    "a-canyon-expedition": (3, 4),
    "a-jungle-expedition": (3, 4),
    "a-mountain-expedition": (4, 3),
    "b-travel-agency": (4, 5),
    "b-airfield": (4, 3),
    "b-warehouse": (4, 5),
    "b-restoration-workshop": (4, 5),
    "b-library": (3, 4),
    "b-branch-office": (4, 5),
    "b-pottery-room": (4, 5),
    "c-research-ship": (7, 6),
    "c-film-company": (8, 6),
    "c-grand-exhibition": (10, 9),
}


def test_the_second_version_changes_invented_prices_and_one_bonus() -> None:
    changed = {}
    first, second = deepcopy(CONTENT), deepcopy(SECOND)
    scrolls = first["museum"][1], second["museum"][1]
    assert [museum.pop("bonus") for museum in scrolls] == [2, 1]
    assert scrolls[0]["printed"] == ["artifact"]
    for one, other in zip(tables_of(first), tables_of(second), strict=True):
        if one != other:
            changed[one["id"]] = one["cost"].pop("dollars"), other["cost"].pop("dollars")
            assert not {"cost", "cost.dollars"} & set(one.get("printed", []))
        assert one == other
    assert changed == SECOND_DOLLARS


FAULTS = [
    ('name = "reconstruction"', "", "“name” is missing"),
    ("version = 1", "version = 0", "“version” is 0; it must be 1 to"),
    ("[game]", "[games]", "“game” is missing"),
    ("[game]", "[games]", "“games” is not known here"),
    ("start_dollars = [2, 3, 3, 4]", "start_dollars = [2, 3]", "has 2 numbers; it must have 4"),
    ("A = 4, B", "A = 0, B", "game.visible: “A” is 0; it must be 1 to"),
    ("E = 1 }", "E = 1, F = 1 }", "game.visible: “F” is not known here"),
    ("end_reputation = 20", "end_reputation = 0", "“end_reputation” is 0; it must be 1 to"),
    ('artifact = "gem"\ndie = "4+"', 'artifact = "fossil"\ndie = "4+"', "no museum for “gem”"),
    (
        'artifact = "gem"\ndie = "4+"',
        'artifact = "fossil"\ndie = "4+"',
        "museum[4]: there is another museum for “fossil”",
    ),
    ("orders_6 = [1, 2, 3, 4, 5, 6]", "orders_6 = [1, 2, 3, 4, 6, 5]", "“orders_6” must ascend"),
    ("orders_6 = [1, 2, 3, 4, 5, 6]", "orders_6 = [1, 2, 3]", "“orders_6” has 3 numbers"),
    ('die = "2+"', 'die = "7+"', "“die” is “7+”; write one of any, 4, 4+, 4-, 1/3/5"),
    ('die = "2+"', 'die = ""', "“die” must be text, not ''"),
    ("slots = 1", "slots = 8", "“slots” is 8; it must be 1 to 7"),
    ("number = 3\n", "number = 2\n", "underwater[2]: number 2 does not ascend"),
    ('find = "doubloons"', 'find = "shells"', "“find” is “shells”; it must be one of"),
    ("copies = 3", "copies = 4", "there are 73 cards; the box holds 72"),
    ('id = "b-docks"', 'id = "b-library"', "the id “b-library” is used twice"),
    ('id = "b-docks"', 'id = "B Docks"', "write lower-case letters, digits and hyphens"),
    ('id = "museum-gems"', 'id = "guide-work"', "the id “guide-work” is used twice"),
    ('type = "D"', 'type = "C"', "there is no card of type D"),
    ('name = "Adventurers"', 'name = "Crew"', "the cards of type S must be Desert Expedition"),
    (
        'type = "S"\ncopies = 4',
        'type = "S"\ncopies = 3',
        "3 copies; there must be 4, one for each player",
    ),
    (
        "[card.level1]\nreputation = 0\ndice = 3",
        "[card.level1]\nreputation = 1\ndice = 3",
        "“s-adventurers”: level 1 of a starting card shows no reputation",
    ),
    ("dice = 3", "dice = 0", "no starting card shows dice on both levels"),
    (
        'actions = [{ die = "any", do = "buy", discount = 0 }]',
        "actions = []",
        "no starting card has a buy action on both levels",
    ),
    ('artifact = "gem"\ncost', "cost", "an expedition, and no other card, names its artifact"),
    (
        'kind = "vehicle"\ncost = { dollars = 4, scrolls = 0 }',
        'kind = "vehicle"\nartifact = "gem"\ncost = { dollars = 4, scrolls = 0 }',
        "“b-airfield”: an expedition, and no other card, names its artifact",
    ),
    (
        '{ die = "4-", do = "sell_any", extra = 1 }',
        '{ die = "4-", do = "find" }',
        "“b-docks”: only an expedition can find",
    ),
    ('artifact = "gem"\ncost', 'artifact = "scroll"\ncost', "scrolls lie on a Desert Expedition"),
    ('name = "Desert Expedition", each', 'name = "Dessert", each', "no card called “Dessert”"),
    ("{ dollars = 10, scrolls = 1 }", "{ dollars = 10 }", "cost: “scrolls” is missing"),
    ('do = "trade", give = 1', 'do = "trade", give = 0', "“give” is 0; it must be 1 to 99"),
    ('do = "trade"', 'do = "barter"', "“do” is “barter”; it must be one of find, buy"),
    ('is = "rep_find"', 'is = "fame"', "“is” is “fame”; it must be one of rep_adjacent"),
    ('per = "underwater"', 'per = "moon"', "“per” is “moon”; it must be one of adjacent"),
    ('printed = ["number"]', 'printed = ["colour"]', "“printed” names “colour”, which is not here"),
    ('confidence = "derived"', 'confidence = "sure"', "guide_work: “confidence” is “sure”"),
    ("[card.level2]\nreputation = 8", "[card.level3]\nreputation = 8", "“level2” is missing"),
]


@pytest.mark.parametrize(("old", "new", "fault"), FAULTS, ids=[fault for _, _, fault in FAULTS])
def test_each_fault_is_named(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert_fault_is_named(own_file(tmp_path, TEXT, (old, new)), fault)


def test_too_many_actions_are_a_fault(tmp_path: Path) -> None:
    five = ", ".join(['{ die = "1/3/5", do = "gain", dollars = 1 }'] * 5)
    old = 'actions = [{ die = "any", do = "gain", dollars = 2 }]'
    path = own_file(tmp_path, TEXT, (old, f"actions = [{five}]"))
    assert_fault_is_named(path, "there are 5 actions; a side shows at most 4")


def test_a_box_without_underwater_cards_is_no_box(tmp_path: Path) -> None:
    start, end = TEXT.index("[[underwater]]"), TEXT.index("# ----", TEXT.index("[[underwater]]"))
    faults = shelf.examined(own_file(tmp_path, TEXT[:start] + TEXT[end:]))[1]
    assert "“underwater” is missing" in faults
    assert "there is no underwater card" in faults


def test_an_owners_own_cards_can_be_played(tmp_path: Path) -> None:
    """Listed faces, two places on a public card, other numbers for the side with six boxes."""
    title = own_title(
        tmp_path,
        TEXT,
        ('name = "reconstruction"', 'name = "mine"'),
        ('die = "2+"\nslots = 1', 'die = "1/3/5"\nslots = 2'),
        ("bonus = 3\nmajority = 3", "bonus = 3\nmajority = 3\nbonus_6 = 5\nmajority_6 = 7"),
    )
    assert isinstance(title, ArtifactsIncTitle)
    assert (title.edition, title.values.version) == ("mine", 1)
    few, many = title.values.museum(2, 3), title.values.museum(3, 3)
    assert (few.bonus, few.majority, many.bonus, many.majority) == (5, 7, 3, 3)
    assert title.move("place 5 museum-scrolls 2").parts()["action"] == 2
    state = title.new(2)
    assert digsite.play_random(state, digsite.Rng(1)) > 0
    with pytest.raises(ValueError, match="edition"):
        digsite.title("artifacts-inc").load(state.record())
