"""The end and the scoring (chapter 12), research (§13.3, §13.4), manuscripts (§14.10)."""

import pytest

from digsite.games.artifact.box import KINDS
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.rules import ending
from digsite.games.artifact.table import Table
from tests.games.artifact.tables import (
    hold,
    is_asked,
    laid,
    play,
    rich,
    tile,
)


@pytest.mark.rule("§12.1", "R67")
@pytest.mark.parametrize(("seats", "tiles"), [(3, 8), (4, 10), (5, 10)])
def test_the_last_tile_of_the_row_announces_the_end(seats: int, tiles: int) -> None:
    table = laid(seats)
    row = [i for i in range(tile("4 africa"), tile("five types") + 1) if table.owners[i] == -1]
    assert len(row) == tiles
    for number in row[:-1]:
        table.owners[number] = 1
    assert not ending.row_is_empty(table)
    assert not ending.is_final_round(table)
    table.owners[row[-1]] = 0
    assert ending.row_is_empty(table)
    assert ending.is_final_round(table)


@pytest.mark.rule("§12.2", "R22")
def test_two_complete_types_announce_the_end() -> None:
    table = laid(4)
    for name in ("3 ceramics", "4 ceramics", "5 ceramics", "3 weapons", "4 weapons", "3 jewellery"):
        table.owners[tile(name)] = 2
    assert not ending.is_final_round(table)
    table.owners[tile("5 weapons")] = 0
    assert ending.two_types_are_complete(table)
    assert ending.is_final_round(table)


@pytest.mark.rule("§12.3", "R65")
def test_an_empty_deck_announces_the_end_but_not_that_of_a_site_left_out() -> None:
    table = laid(3)
    assert not ending.is_final_round(table)
    table.deck_sizes[2] = 1
    assert not ending.deck_is_empty(table)
    table.deck_sizes[2] = 0
    assert ending.deck_is_empty(table)


@pytest.mark.rule("§12.3", "R65")
def test_a_secret_draw_can_take_the_last_card() -> None:
    table = rich(4, cities=True)
    table.archaeologists[0] = 6
    for number in range(10, 20):
        table.decks[number] = 0
    table.decks[10], table.deck_sizes[1] = 1, 1
    play(table, "research asia", "pay museum", "draw", "find asia architecture")
    assert ending.is_final_round(table)


@pytest.mark.rule("§12.4", "R24")
def test_the_round_of_1928_is_the_last() -> None:
    table = rich(4)
    table.year = 7
    assert not ending.is_final_round(table)
    play(table, *["pass", "nothing"] * 4)
    assert table.edition.first_year + table.year == 1928
    assert ending.is_last_year(table)
    play(table, *["pass"] * 4)
    assert Artifact(table).is_over()


@pytest.mark.rule("§12.5", "R23")
def test_the_round_is_played_out_and_its_end_left_out() -> None:
    table = rich(3)
    table.deck_sizes[0] = 0
    table.starter = 1
    money = list(table.money)
    play(table, "pass")
    assert not Artifact(table).is_over(), "the others still act"
    play(table, "pass", "pass")
    assert Artifact(table).is_over()
    assert (table.year, table.starter, list(table.money)) == (0, 1, money)
    assert Artifact(table).actor() == -2


@pytest.mark.rule("§12.6", "§1.1")
def test_tiles_score_their_prestige() -> None:
    table = laid(4)
    table.owners[tile("5 ceramics")] = 1
    table.owners[tile("4 africa")] = 1
    table.owners[tile("five types")] = 2
    assert [ending.exhibition_prestige(table, seat) for seat in range(4)] == [0, 12, 6, 0]


@pytest.mark.rule("§12.7", "R1", "R86")
@pytest.mark.parametrize(("coins", "prestige"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2)])
def test_five_coins_are_one_prestige(coins: int, prestige: int) -> None:
    table = laid(4)
    table.money[1] = coins
    assert Artifact(table).scores()[1] == prestige


@pytest.mark.rule("§14.3", "R86")
def test_a_stand_alone_exhibition_scores_one_and_other_cards_in_hand_nothing() -> None:
    table = laid(4, research=True)
    table.stands[1 * 4 + 3] = 2
    hold(table, 2, "asia gold", "asia weapons", "asia stand-alone")
    assert Artifact(table).scores() == [0, 2, 0, 0]


@pytest.mark.rule("§12.8", "R73", "R86")
def test_ties_go_to_more_exhibitions_then_more_money_then_are_shared() -> None:
    table = laid(5, research=True)
    table.owners[tile("3 ceramics")] = 0
    table.stands[1 * 4] = 3
    table.money[2] = 15
    table.money[3] = 16
    table.money[4] = 16
    assert Artifact(table).scores() == [3, 3, 3, 3, 3]
    assert Artifact(table).ranking() == [2, 1, 5, 3, 3]


@pytest.mark.rule("§12.8")
def test_the_most_prestige_wins_before_all_ties() -> None:
    table = laid(3)
    table.owners[tile("5 ceramics")] = 2
    table.money[0] = 35
    assert Artifact(table).scores() == [7, 0, 8]
    assert Artifact(table).ranking() == [2, 3, 1]


def levels(table: Table, seat: int, *spaces: int) -> None:
    for site, space in enumerate(spaces):
        table.levels[seat * 4 + site] = space


@pytest.mark.rule("§13.3", "R38")
@pytest.mark.parametrize(
    ("spaces", "prestige"), [((1, 2, 3), 2), ((0, 4, 4), 0), ((4, 4, 4), 8), ((3, 2, 2), 4)]
)
def test_three_players_score_their_lowest_marker(spaces: tuple[int, ...], prestige: int) -> None:
    table = laid(3, research=True)
    africa, america, middle_east = spaces
    levels(table, 0, africa, 0, america, middle_east)
    assert ending.research_prestige(table, 0) == prestige


@pytest.mark.rule("§13.4", "R38", "R39")
@pytest.mark.parametrize(
    ("spaces", "prestige"),
    [((0, 1, 2, 3), 2), ((0, 0, 4, 4), 0), ((0, 4, 4, 4), 8), ((2, 3, 1, 4), 4), ((1, 1, 1, 1), 2)],
)
def test_four_and_five_players_leave_the_lowest_aside(
    spaces: tuple[int, ...], prestige: int
) -> None:
    for seats in (4, 5):
        table = laid(seats, research=True)
        levels(table, 2, *spaces)
        assert ending.research_prestige(table, 2) == prestige


@pytest.mark.rule("§13.3")
def test_without_the_expansion_research_scores_nothing() -> None:
    table = laid(4)
    levels(table, 0, 4, 4, 4, 4)
    assert ending.research_prestige(table, 0) == 0


@pytest.mark.rule("§14.10", "R44", "R78")
@pytest.mark.parametrize(
    ("seats", "spaces", "manuscripts", "prestige"),
    [
        (4, (0, 1, 2, 3), 1, 4),
        (4, (0, 1, 2, 3), 2, 4),
        (4, (0, 1, 2, 3), 3, 6),
        (4, (0, 0, 0, 0), 3, 2),
        (4, (4, 4, 4, 4), 3, 8),
        (3, (1, 0, 1, 1), 2, 2),
        (3, (1, 0, 1, 1), 3, 4),
    ],
)
def test_manuscripts_are_used_in_the_best_way(
    seats: int, spaces: tuple[int, ...], manuscripts: int, prestige: int
) -> None:
    table = laid(seats, research=True)
    levels(table, 0, *spaces)
    sites = ["africa", "america", "middle_east"]
    hold(table, 0, *[f"{site} manuscript" for site in sites[:manuscripts]])
    assert ending.research_prestige(table, 0) == prestige
    assert best_by_trying(table, manuscripts) == prestige


def best_by_trying(table: Table, manuscripts: int) -> int:
    """Every way to spend the manuscripts, one step at a time."""
    sites = [site for site in range(4) if site != table.left_out]
    spaces = sorted(table.levels[site] for site in sites)
    best = int(table.edition.research[spaces[1 if len(sites) == 4 else 0]])
    if manuscripts:
        for site in sites:
            if table.levels[site] < 4:
                twin = table.copy()
                twin.levels[site] += 1
                best = max(best, best_by_trying(twin, manuscripts - 1))
    return best


@pytest.mark.rule("§14.10", "§15.10", "R78")
def test_carter_does_not_double_manuscripts_and_only_hands_count() -> None:
    table = laid(4, research=True, cities=True)
    table.archaeologists[0] = 5
    levels(table, 0, 1, 1, 1, 0)
    hold(table, 0, "asia manuscript")
    assert ending.manuscripts_in_hand(table, 0) == 1
    assert ending.research_prestige(table, 0) == 2
    assert ending.manuscripts_in_hand(table, 1) == 0


@pytest.mark.rule("§14.10", "R91")
def test_for_the_scoring_hands_are_laid_open() -> None:
    table = rich(3, research=True, cities=True)
    table.year = 8
    table.hands[1 * int(KINDS) + 9] += 1
    table.secrets[1 * 4] += 1
    play(table, "pass", "pass", "pass")
    assert is_asked(table, "ended")
    assert list(table.known) == list(table.hands)
    assert sum(table.secrets) == 0
