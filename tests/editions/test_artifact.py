"""The reconstruction fits the facts of the rulebooks; faults are named in plain words."""

from pathlib import Path

import pytest

import digsite
from digsite.editions import shelf
from digsite.games.artifact.box import SITE_NAMES, Edition, tile_name
from digsite.games.artifact.title import ArtifactTitle

PATH = shelf.edition_path("artifact", "reconstruction")
TEXT = PATH.read_text(encoding="utf-8")


def edition() -> Edition:
    title = shelf.title("artifact")
    assert isinstance(title, ArtifactTitle)
    return title.values


def test_it_is_the_default_edition() -> None:
    assert digsite.editions("artifact") == ["reconstruction"]
    assert digsite.title("artifact").edition == "reconstruction"


def test_the_tracks_have_ten_spaces_with_two_ones_and_costs_up_to_five() -> None:
    cost = list(edition().cost)
    assert (len(cost), cost.count(1), max(cost)) == (10, 2, 5)
    assert cost[10 - 5] == 3, "with five markers out the next return costs 3"
    assert edition().joker == max(cost) + 1


def test_the_income_row_has_eleven_spaces_and_starts_with_eight_and_seven() -> None:
    row = list(edition().income)
    assert (len(row), row[:2]) == (11, [8, 7])


def test_the_coins_above_the_ships_include_five_and_four() -> None:
    coins = list(edition().coins)
    assert len(coins) == 10
    assert {4, 5} <= set(coins)


def test_printed_values_are_kept() -> None:
    values = edition()
    assert (values.first_year, values.last_year) == (1920, 1928)
    assert (values.start_money, values.coins_per_prestige) == (0, 5)
    assert list(values.research) == [0, 2, 4, 6, 8]
    assert (values.berlin_coins, values.carter_steps) == (3, 2)
    tiles = values.tiles
    assert (tiles.stand_alone_prestige, tiles.stand_alone_income) == (1, 1)
    four_of_a_site = [i for i in range(25) if tile_name(i) in [f"4 {s}" for s in SITE_NAMES]]
    assert [tiles.income[i] for i in four_of_a_site] == [2] * 4


def test_the_totals_of_the_tiles() -> None:
    tiles = edition().tiles
    assert (sum(tiles.prestige), sum(tiles.income)) == (129, 53)
    assert list(tiles.prestige[:3]) == [3, 5, 8]
    assert list(tiles.income[:3]) == [1, 2, 3]
    assert (tile_name(23), tiles.prestige[23], tiles.income[23]) == ("three sites", 3, 1)
    assert (tile_name(24), tiles.prestige[24], tiles.income[24]) == ("five types", 6, 2)


def test_the_quick_tables_place_two_huts_each() -> None:
    assert [len(table) for table in edition().quick] == [6, 8, 10]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("cost = [5, ", "cost = [", "tracks: “cost” has 9 numbers; it must have 10"),
        ("cost = [5, 5, 4", "cost = [4, 5, 5", "tracks: “cost” must not rise"),
        ("coins = [7, ", "coins = [8, 7, ", "market: “coins” has 11 numbers; it must have 10"),
        ("row = [8, ", "row = [", "income: “row” has 10 numbers; it must have 11"),
        ("row = [8, 7", 'row = ["8", 7', "income: “row” must be a row of whole numbers"),
        ("row = [0, 2", "row = [3, 2", "research: “row” must not fall"),
        ("row = [0, 2, 4, 6, 8]", "row = [0]", "research: “row” has one number; it must have 2 to"),
        ("last = 1928", "last = 1919", "years: the last year, 1919, is before the first, 1920"),
        ("joker = 6", "", "money: “joker” is missing"),
        ("coins_per_prestige = 5", "coins_per_prestige = 0", "it must be 1 to"),
        (
            "    { cards = 5, prestige = 8, income = 3 },\n",
            "",
            "type_exhibitions: “tiles” has 2 tiles; it must have 3, for 3, 4, 5 cards",
        ),
        (
            "{ cards = 4, prestige = 4",
            "{ cards = 3, prestige = 4",
            "site_exhibitions.tiles[1]: “cards” is 3; it must be 4 to 4",
        ),
        ("{ cards = 4, prestige = 4,", "{ cards = 4,", "site_exhibitions.tiles[1]: “prestige” is"),
        ("[three_sites_exhibition]", "[three_sites]", "“three_sites_exhibition” is missing"),
        ("[three_sites_exhibition]", "[three_sites]", "“three_sites” is not known here"),
        ("carter_steps = 2", "carter_steps = 0", "roles: “carter_steps” is 0; it must be 1"),
        (
            '    "middle_east", "africa",\n]\nfour',
            "]\nfour",
            "start_up: “three” names 4 sites; it must name 6, two for each player",
        ),
        ('"africa", "asia",', '"africa", "europe",', "start_up: “four” holds “europe”"),
        (
            'three = [\n    "africa"',
            'three = [\n    "asia"',
            "start_up: “three” holds “asia”; allowed: africa, america, middle_east",
        ),
        ('source = "year track"', "", "years: “source” is missing"),
        ('confidence = "derived"', 'confidence = "sure"', "tracks: “confidence” is “sure”"),
    ],
)
def test_every_fault_is_named(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert old in TEXT
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    made, faults = shelf.examined(path)
    assert made is None
    assert any(fault in said for said in faults), faults
    with pytest.raises(digsite.WrongEdition):
        digsite.title_from(path)


def test_several_faults_are_named_at_once(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace("joker = 6", "").replace("cost = [5, ", "cost = ["))
    assert len(shelf.examined(path)[1]) == 2


def test_an_owners_edition_plays(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    mine = TEXT.replace('name = "reconstruction"', 'name = "mine"', 1)
    path.write_text(mine.replace("start = 0", "start = 4", 1), encoding="utf-8")
    title = digsite.title_from(path)
    state = title.new(4)
    assert state.record()["money"] == [4, 4, 4, 4]
    digsite.play_random(state, digsite.Rng(1))
    assert state.is_over()
