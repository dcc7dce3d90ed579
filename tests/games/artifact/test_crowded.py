"""A table on which no field has its initial value survives copying, recording and loading."""

import pytest

from digsite.core.records import Reader
from digsite.games.artifact.box import KINDS, LARGEST_SHOW, MARKER_NAMES, MARKERS, PLACES, SITES
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.open_table import OpenTable
from digsite.games.artifact.questions import steps
from digsite.games.artifact.records import read, record_of, record_of_open
from digsite.games.artifact.table import Table, laid_out
from tests.games.artifact.positions import TITLE, edition, laid, rich


def crowded() -> Table:
    table = laid_out(edition(), 3)
    table.research_on = table.cities_on = table.any_fragments = True
    table.left_out = 2
    table.step = steps.SHOWING
    table.asked = 1
    table.action = steps.PRODUCING
    table.target = 7
    table.left = 2
    table.floor = 12
    table.year = 3
    table.starter = 2
    table.actions = 1
    table.deck_sizes[1] = 9
    table.face_up[11] = 2
    table.market[0] = 33
    table.shown[0] = 4
    table.gone[5] = 1
    table.tracks[3] = 6
    table.owners[8] = 2
    table.money[1] = 17
    table.mats[2 * int(MARKERS) + 1] = 3
    table.huts[1 * int(SITES) + 3] = 4
    table.levels[2 * int(SITES) + 1] = 2
    table.stands[1 * int(SITES)] = 2
    table.cities[0] = 3
    table.archaeologists[2] = 6
    table.passed[0] = 1
    table.sevenths[2] = 1
    table.known[1 * int(KINDS) + 9] = 1
    table.secrets[2 * int(SITES) + 3] = 2
    table.decks[14] = 3
    table.hands[2 * int(KINDS) + 30] = 2
    return table


def test_no_field_has_its_initial_value() -> None:
    fresh, full = record_of(laid_out(edition(), 3)), record_of(crowded())
    same = [name for name in fresh if fresh[name] == full[name]]
    assert same == ["title", "edition", "seats"]


def test_a_copy_is_equal_and_independent() -> None:
    table = crowded()
    twin = table.copy()
    assert record_of(twin) == record_of(table)
    before = record_of(twin)
    for numbers in (
        table.deck_sizes,
        table.face_up,
        table.market,
        table.shown,
        table.gone,
        table.tracks,
        table.owners,
        table.money,
        table.mats,
        table.huts,
        table.levels,
        table.stands,
        table.cities,
        table.archaeologists,
        table.passed,
        table.sevenths,
        table.known,
        table.secrets,
        table.decks,
        table.hands,
    ):
        numbers[0] += 1
    assert record_of(twin) == before


@pytest.mark.parametrize("name", ["card_changes", "tile_changes", "hand_changes", "seat_changes"])
def test_a_copy_has_counted_as_many_changes(name: str) -> None:
    table = crowded()
    setattr(table, name, 7)
    assert getattr(table.copy(), name) == 7


def test_a_record_loads_to_an_equal_table() -> None:
    record = record_of(crowded())
    assert record_of(read(edition(), record)) == record


def test_a_view_of_the_crowded_table_shows_all_that_lies_open() -> None:
    table = crowded()
    seen = OpenTable(edition(), 3)
    seen.copy_open(table)
    record = TITLE.view(Artifact(table), 0).record()
    for name, value in record_of_open(seen).items():
        assert record[name] == value


@pytest.mark.parametrize(
    ("field", "wrong", "said"),
    [
        ("market", ["asia gold"] * (int(PLACES) + 1), "has 4 cards, more than 3"),
        ("shown", ["asia gold"] * (int(LARGEST_SHOW) + 1), "has 6 cards"),
        ("market", ["asia dust"], "'asia dust', which is no card"),
        ("gone", {"asia gold": 0}, "asia gold is 0"),
        ("mats", [{**dict.fromkeys(MARKER_NAMES, 0), "ship": 7}] * 3, "holds 7, more than 6"),
        ("passed", [2, 0, 0], "passed is 2, not true or false"),
        ("cities", ["carter", "none", "none"], "cities is “carter”, not one of paris"),
        ("left_out", "europe", "left_out is “europe”"),
        ("owners", {}, "3 architecture is missing"),
        ("seats", 2, "seats is 2"),
        ("title", "archaeology", "title is"),
        ("edition", "mine", "edition is"),
    ],
)
def test_a_damaged_record_says_what_is_wrong(field: str, wrong: object, said: str) -> None:
    record = {**record_of(crowded()), field: wrong}
    with pytest.raises(ValueError, match=said):
        read(edition(), record)


def test_what_the_open_question_is_about_is_told_by_name() -> None:
    table = rich(4)
    table.step, table.target = steps.EXCHANGING, 1
    assert record_of(table)["target"] == "ship"
    table.step, table.action, table.target = steps.SHOWING, steps.PRODUCING, 24
    assert record_of(table)["target"] == "five types"
    table.step, table.action, table.target = steps.PAYING, steps.SHIPPING, 1
    assert record_of(table)["target"] == "asia"
    assert read(edition(), record_of(table)).target == 1


def test_a_view_that_does_not_agree_with_itself_is_refused() -> None:
    record = TITLE.view(Artifact(laid(4)), 0).record()
    with pytest.raises(ValueError, match="sizes does not agree with the rest"):
        TITLE.read_view({**record, "sizes": [0, 3, 0, 0]})
    assert Reader(record, "view").value("sizes") == [0, 0, 0, 0]


def test_a_view_tells_what_everybody_can_count() -> None:
    table = rich(5)
    record = TITLE.view(Artifact(table), 0).record()
    costs = record["costs"]
    assert isinstance(costs, dict)
    assert (costs["museum"], record["coins"]) == (3, 5)
    assert (record["base_income"], record["bonus_income"]) == (8, [0] * 5)
    assert (record["exhibitions"], record["reserves"]) == ([0] * 5, [10] * 5)
    assert record["final_round"] is False
    full = TITLE.view(Artifact(laid(5)), 0).record()
    assert full["coins"] == 0, "no marker is left to cover a number"
