"""Set-up and start-up (chapter 1, chapter 2, chapter 3)."""

import pytest

import digsite
from digsite.games.artifact.box import COPIES, KINDS, RANKS, SITE_NAMES, TILES
from digsite.games.artifact.rules import rounds, setup
from tests.games.artifact.tables import (
    TITLE,
    actions,
    edition,
    huts_of,
    is_asked,
    laid,
    legal,
    markers_on,
    mat,
    new,
    play,
    through_start_up,
)

MODES: list[list[str]] = [[], ["research"], ["cities"], ["research", "cities"]]


@pytest.mark.rule("§1.2", "R2")
@pytest.mark.parametrize("expansions", MODES)
def test_each_expansion_may_be_added_alone_or_with_the_other(expansions: list[str]) -> None:
    for seats in (3, 4, 5):
        table = new(seats, expansions=expansions).table
        assert (table.research_on, table.cities_on) == (
            "research" in expansions,
            "cities" in expansions,
        )


@pytest.mark.rule("§1.2")
@pytest.mark.parametrize("seats", [2, 6])
def test_two_or_six_cannot_play(seats: int) -> None:
    with pytest.raises(ValueError, match="allowed: 3, 4, 5"):
        TITLE.new(seats)


@pytest.mark.rule("§1.3", "R50")
def test_the_box_holds_27_cards_of_each_site() -> None:
    table = laid(5, research=True)
    assert sum(COPIES) == 27
    assert list(table.deck_sizes) == [27] * 4
    assert sum(table.decks) == 108
    assert list(table.decks[: int(RANKS)]) == [4, 4, 4, 4, 4, 3, 1, 1, 1, 1]


@pytest.mark.rule("§2.1", "§14.1")
def test_special_artifacts_join_only_with_the_research_expansion() -> None:
    assert list(laid(4, research=False, cities=True).deck_sizes) == [20] * 4
    assert list(laid(4, research=True).deck_sizes) == [27] * 4


@pytest.mark.rule("§1.4", "R68")
def test_the_tiles_ask_for_79_cards_that_go_under_them() -> None:
    sizes = list(edition().tiles.sizes)
    assert len(sizes) == int(TILES) == 25
    assert sizes[:15] == [3, 4, 5] * 5
    assert sizes[15:23] == [4, 5] * 4
    assert sizes[23:] == [3, 5]
    assert sum(size - 1 for size in sizes) == 79


@pytest.mark.rule("§2.2", "R3", "R8")
@pytest.mark.parametrize(("seats", "tiles", "base"), [(3, 8, 7), (4, 10, 8), (5, 10, 8)])
def test_the_income_row_starts_with_its_first_spaces_free(
    seats: int, tiles: int, base: int
) -> None:
    table = laid(seats)
    assert rounds.tiles_in_row(table) == tiles
    assert rounds.base_income(table) == base


@pytest.mark.rule("§2.3", "§1.5", "R4", "R5", "R52")
@pytest.mark.parametrize(("seats", "markers"), [(3, 8), (4, 9), (5, 10)])
def test_fewer_players_leave_markers_in_the_box(seats: int, markers: int) -> None:
    table = laid(seats)
    assert markers_on(table, "museum") == markers_on(table, "africa worker") == markers


@pytest.mark.rule("§2.4", "R7", "R67")
def test_three_players_leave_out_a_site_with_all_that_belongs_to_it() -> None:
    table = laid(3, research=True)
    assert markers_on(table, "asia worker") == 0
    assert list(table.deck_sizes) == [27, 0, 27, 27]
    produce_asia = [TITLE.move("produce 4 asia"), TITLE.move("produce 5 asia")]
    for move in produce_asia:
        owner = table.owners[move.key - TITLE.move("produce 3 architecture").key]
        assert owner == -2
    assert not setup.in_play(table, SITE_NAMES.index("asia"))
    assert setup.in_play(table, SITE_NAMES.index("africa"))


@pytest.mark.rule("§2.4", "R7")
@pytest.mark.parametrize("site", SITE_NAMES)
def test_any_site_may_be_left_out_but_only_by_three(site: str) -> None:
    assert actions(new(3, left_out=site).table, "hut") == [
        name for name in SITE_NAMES if name != site
    ]
    assert actions(new(4, left_out=site).table, "hut") == SITE_NAMES


@pytest.mark.rule("§2.5", "R6")
def test_nobody_has_money_at_the_start_and_the_year_is_the_first() -> None:
    table = new(4).table
    assert list(table.money) == [0, 0, 0, 0]
    assert table.edition.first_year + table.year == 1920


@pytest.mark.rule("§3.1", "§2.6", "R14")
def test_huts_are_placed_in_two_rounds_clockwise() -> None:
    game = new(3)
    actors = []
    while is_asked(game.table, "placing"):
        actors.append(game.actor())
        game.play(TITLE.move("hut africa"))
        while game.actor() == digsite.CHANCE:
            game.play(game.legal()[0])
    assert actors == [0, 1, 2, 0, 1, 2]
    assert huts_of(game.table, 1, "africa") == 2, "the same site may be chosen twice"


@pytest.mark.rule("§3.1", "R61")
def test_a_start_hut_brings_a_worker_and_costs_nothing() -> None:
    table = new(4, expansions=["research"]).table
    play(table, "hut america")
    assert mat(table, 0) == ["america worker"]
    assert markers_on(table, "america worker") == 8
    assert list(table.levels) == [0] * 16, "it is no research"
    assert table.money[0] == 0


@pytest.mark.rule("§3.2", "R9", "R64")
def test_the_first_hut_unearths_nothing_each_further_one_a_card() -> None:
    game = play(new(4).table, "hut asia")
    assert game.actor() == 1
    game.play(TITLE.move("hut asia"))
    assert game.actor() == digsite.CHANCE
    assert {move.notation().split()[1] for move in game.legal()} == {"asia"}
    game.play(TITLE.move("unearth asia ceramics"))
    assert setup.face_up_at(game.table, 1) == 1
    game.play(TITLE.move("hut africa"))
    assert game.actor() == 3, "another site starts anew"


@pytest.mark.rule("§3.3", "R10")
def test_each_takes_four_markers_of_any_kind_at_once() -> None:
    table = new(4).table
    play(table, "hut africa", "hut asia", "hut america", "hut middle_east")
    game = play(table, "hut africa", "unearth africa weapons", "hut asia")
    game.play(TITLE.move("unearth asia weapons"))
    play(table, "hut america", "unearth america weapons", "hut middle_east")
    game.play(TITLE.move("unearth middle_east weapons"))
    assert is_asked(table, "choosing")
    assert game.actor() == 0
    play(table, "take museum", "take museum", "take ship", "take asia worker")
    assert mat(table, 0) == ["museum"] * 2 + ["ship"] + ["africa worker"] * 2 + ["asia worker"]
    assert game.actor() == 1
    assert "take museum" in legal(table), "the next one starts from the first kind again"
    play(table, "take ship")
    assert "take museum" not in legal(table), "kinds are named in ascending order"
    assert "take ship" in legal(table)


@pytest.mark.rule("§3.3", "R10")
def test_three_players_choose_among_five_tracks() -> None:
    game = through_start_up(new(3, start="quick"))
    assert [len(mat(game.table, seat)) for seat in range(3)] == [6, 6, 6]
    fresh = new(3, start="quick")
    while fresh.actor() == digsite.CHANCE:
        fresh.play(fresh.legal()[0])
    assert len(actions(fresh.table, "take")) == 5


@pytest.mark.rule("§3.4", "R11")
@pytest.mark.parametrize(
    ("seats", "cards"), [(3, [1, 0, 1, 1]), (4, [1, 1, 1, 1]), (5, [1, 2, 2, 1])]
)
def test_the_quick_table_unearths_by_the_general_rule(seats: int, cards: list[int]) -> None:
    game = through_start_up(new(seats, start="quick"))
    assert [setup.face_up_at(game.table, site) for site in range(4)] == cards


@pytest.mark.rule("§3.4")
def test_the_quick_table_for_four() -> None:
    table = new(4, start="quick").table
    placed = [[site for site in SITE_NAMES if huts_of(table, seat, site) == 1] for seat in range(4)]
    assert placed == [
        ["africa", "asia"],
        ["africa", "america"],
        ["america", "middle_east"],
        ["asia", "middle_east"],
    ]
    assert mat(table, 3) == ["asia worker", "middle_east worker"]


@pytest.mark.rule("§3.4", "R87")
def test_asia_stands_in_for_another_site_that_is_left_out() -> None:
    table = new(3, start="quick", left_out="america").table
    assert [huts_of(table, 0, site) for site in SITE_NAMES] == [1, 1, 0, 0]
    assert [huts_of(table, 1, site) for site in SITE_NAMES] == [0, 1, 0, 1]


@pytest.mark.rule("§1.6")
def test_everybody_has_ten_huts() -> None:
    game = through_start_up(new(4))
    from digsite.games.artifact.rules.digging import reserve

    assert [reserve(game.table, seat) for seat in range(4)] == [8] * 4


def test_kinds_cover_the_decks() -> None:
    assert len(COPIES) * len(SITE_NAMES) == int(KINDS)
