"""The reconstruction fits the facts of the rulebooks; faults are named in plain words."""

from pathlib import Path

import pytest

import digsite
from digsite.editions import shelf
from digsite.games.artifact.box import MUSEUM, SITE_NAMES, TILES, Edition, tile_name
from digsite.games.artifact.title import ArtifactTitle
from tests.own_edition import assert_fault_is_named, own_file, own_title

PATH = shelf.edition_path("artifact", "reconstruction")
TEXT = PATH.read_text(encoding="utf-8")
MINE = ('name = "reconstruction"', 'name = "mine"')


def edition() -> Edition:
    title = shelf.title("artifact")
    assert isinstance(title, ArtifactTitle)
    return title.values


def test_it_is_the_default_edition() -> None:
    assert digsite.editions("artifact") == ["reconstruction"]
    assert digsite.title("artifact").edition == "reconstruction"


def test_the_tracks_have_ten_spaces_with_two_ones_and_costs_up_to_five() -> None:
    cost = [int(edition().covered(MUSEUM, markers)) for markers in range(10)]
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
        (
            "cost = [5, 5, 4",
            "ship = [4, 5]\ncost = [5, 5, 4",
            "tracks: “ship” has 2 numbers; it must have 10",
        ),
        ("cost = [5, 5, 4", "boat = []\ncost = [5, 5, 4", "tracks: “boat” is not known here"),
        (
            "[type_exhibitions]\n",
            "[type_exhibitions]\nweapons = [{ cards = 3, prestige = 1, income = 1 }]\n",
            "type_exhibitions: “weapons” has one tile; it must have 3, for 3, 4, 5 cards",
        ),
        ("tiles = [\n    { cards = 4", "asia = [\n    { cards = 4", "“tiles” is missing"),
        ("coins = [7, ", "coins = [8, 7, ", "market: “coins” has 11 numbers; it must have 10"),
        ("row = [8, ", "row = [", "income: “row” has 10 numbers; it must have 11"),
        ("row = [8, 7", 'row = ["8", 7', "income: “row” must be a list of whole numbers"),
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
    assert_fault_is_named(own_file(tmp_path, TEXT, (old, new)), fault)


def test_several_faults_are_named_at_once(tmp_path: Path) -> None:
    path = own_file(tmp_path, TEXT, ("joker = 6", ""), ("cost = [5, ", "cost = ["))
    assert len(shelf.examined(path)[1]) == 2


def test_an_owners_edition_plays(tmp_path: Path) -> None:
    title = own_title(tmp_path, TEXT, MINE, ("start = 0", "start = 4"))
    state = title.new(4)
    assert state.record()["money"] == [4, 4, 4, 4]
    digsite.play_random(state, digsite.Rng(1))
    assert state.is_over()


OWN_TRACKS = """
museum = [6, 6, 5, 5, 4, 4, 3, 3, 2, 2]
asia = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
"""
OWN_TILES = """
weapons = [
    { cards = 3, prestige = 4, income = 0 },
    { cards = 4, prestige = 7, income = 1 },
    { cards = 5, prestige = 11, income = 2 },
]
"""


def owners_copy(folder: Path) -> digsite.Title:
    """A copy whose numbers differ from track to track and from type to type."""
    return own_title(
        folder,
        TEXT,
        MINE,
        ("coins = [7, 7, 6, 6, 5, 5, 4, 4, 3, 3]", "coins = [1, 2, 2, 3, 9, 4, 5, 6, 7, 8]"),
        ("[tracks]\n", "[tracks]\n" + OWN_TRACKS),
        ("[type_exhibitions]\n", "[type_exhibitions]\n" + OWN_TILES),
    )


def test_each_track_and_each_type_may_have_numbers_of_its_own(tmp_path: Path) -> None:
    title = owners_copy(tmp_path)
    assert isinstance(title, ArtifactTitle)
    values = title.values
    first = [int(values.covered(marker, 0)) for marker in range(6)]
    assert first == [6, 5, 5, 9, 5, 5], "museum, ship, then the workers site by site"
    assert [int(values.covered(3, markers)) for markers in range(10)] == list(range(9, -1, -1))
    assert list(values.coins) == [1, 2, 2, 3, 9, 4, 5, 6, 7, 8], "this row may rise"
    worth = {tile_name(tile): int(values.tiles.prestige[tile]) for tile in range(int(TILES))}
    assert (worth["5 weapons"], worth["5 ceramics"], worth["5 asia"]) == (11, 8, 6)


def test_every_track_and_site_may_stand_alone(tmp_path: Path) -> None:
    row = "[3, 3, 3, 3, 3, 3, 3, 3, 3, 3]"
    tracks = "\n".join(f"{name} = {row}" for name in ["museum", "ship", *SITE_NAMES])
    title = own_title(tmp_path, TEXT, ("cost = [5, 5, 4, 4, 3, 3, 2, 2, 1, 1]", tracks))
    assert isinstance(title, ArtifactTitle)
    assert list(title.values.cost) == [3] * 60


def test_such_a_copy_plays_and_its_prices_are_told(tmp_path: Path) -> None:
    title = owners_copy(tmp_path)
    state, rng = title.new(4, {"start": "quick"}), digsite.Rng(5)
    while state.record()["step"] != "acting":
        state.play(state.draw(rng) if state.actor() == digsite.CHANCE else state.legal()[0])
    record = title.view(state, 0).record()
    tracks, costs = record["tracks"], record["costs"]
    assert isinstance(tracks, dict) and isinstance(costs, dict)
    assert costs["museum"] == [6, 6, 5, 5, 4, 4, 3, 3, 2, 2][tracks["museum"]]
    assert costs["asia worker"] == 9 - tracks["asia worker"]
    assert costs["ship"] == [5, 5, 4, 4, 3, 3, 2, 2, 1, 1][tracks["ship"]]
    digsite.play_random(state, rng)
    assert state.is_over()
