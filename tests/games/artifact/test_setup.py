"""Set-up and start-up (chapter 1, chapter 2, chapter 3)."""

import pytest

import digsite
from digsite.games.artifact.box import COPIES, KINDS, MARKER_NAMES, SITE_NAMES, TILES
from digsite.games.artifact.rules import rounds
from tests.games.artifact.positions import (
    BOTH,
    MODES,
    ON_TRACK,
    TILE_NAMES,
    TITLE,
    act,
    box,
    can,
    deck_size,
    edition,
    face_up,
    field,
    first_turn,
    huts_of,
    is_asked,
    laid,
    legal,
    markers_of,
    mat,
    money,
    new,
    of_site,
    on_track,
    owner,
    play,
    settle,
    through_start_up,
)


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
@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_only_three_to_five_people_play(seats: int) -> None:
    with pytest.raises(ValueError, match="allowed: 3, 4, 5"):
        TITLE.new(seats)


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


@pytest.mark.rule("R50")
@pytest.mark.rule("§1.3")
def test_a_complete_game_has_108_cards_and_27_of_each_site() -> None:
    decks = TITLE.new(4, {"expansions": BOTH}).record()["decks"]
    assert decks == box(research=True, left_out=-1)
    assert sum(decks.values()) == 108
    assert [sum(of_site(decks, site).values()) for site in SITE_NAMES] == [27] * 4


@pytest.mark.rule("§14.1")
@pytest.mark.rule("§2.1")
@pytest.mark.parametrize("expansions", [[], ["cities"]])
def test_without_expansion_one_special_artifacts_stay_in_the_box(expansions: list[str]) -> None:
    state = TITLE.new(5, {"expansions": expansions})
    assert field(state, "decks") == box(research=False, left_out=-1)
    assert field(state, "deck_sizes") == [20] * 4


@pytest.mark.rule("§1.4")
def test_there_are_25_tiles_and_all_are_on_the_board() -> None:
    state = TITLE.new(4)
    assert len(TILE_NAMES) == 25
    assert field(state, "owners") == [-1] * 25
    for tile in TILE_NAMES:
        TITLE.move(f"produce {tile}")


@pytest.mark.rule("§1.5", "R4", "R5", "R52")
@pytest.mark.rule("§2.3")
@pytest.mark.parametrize(("seats", "each"), [(3, 8), (4, 9), (5, 10)])
def test_three_four_and_five_players_use_8_9_and_10_markers_of_each_kind(
    seats: int, each: int
) -> None:
    state = TITLE.new(seats, {"left_out": "asia"})
    for marker in MARKER_NAMES:
        unused = seats == 3 and marker == "asia worker"
        assert on_track(state, marker) == (0 if unused else each)


@pytest.mark.rule("§2.4", "R7")
@pytest.mark.parametrize("expansions", MODES)
@pytest.mark.parametrize("site", SITE_NAMES)
def test_three_players_leave_out_one_site_with_cards_workers_tiles(
    site: str, expansions: list[str]
) -> None:
    state = TITLE.new(3, {"left_out": site, "expansions": expansions})
    left_out = SITE_NAMES.index(site)
    assert field(state, "decks") == box("research" in expansions, left_out)
    assert deck_size(state, site) == 0
    assert on_track(state, f"{site} worker") == 0
    assert [owner(state, f"{size} {site}") for size in (4, 5)] == [-2, -2]
    assert [tile for tile in TILE_NAMES if owner(state, tile) == -1] == [
        tile for tile in TILE_NAMES if not tile.endswith(" " + site)
    ]
    assert not can(state, f"hut {site}")
    assert sorted(legal(state)) == sorted(f"hut {name}" for name in SITE_NAMES if name != site)


@pytest.mark.rule("§2.4")
def test_three_players_leave_out_asia_unless_they_say_otherwise() -> None:
    assert deck_size(TITLE.new(3), "asia") == 0
    assert deck_size(TITLE.new(4), "asia") == 20


@pytest.mark.rule("§2.4")
@pytest.mark.parametrize("site", SITE_NAMES)
def test_a_left_out_site_does_not_matter_with_four_players(site: str) -> None:
    state = TITLE.new(4, {"left_out": site})
    assert deck_size(state, site) == 20
    assert can(state, f"hut {site}")
    assert field(state, "left_out") == "none"


@pytest.mark.rule("R6")
@pytest.mark.rule("§2.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nobody_has_money_before_the_first_income(seats: int) -> None:
    state = TITLE.new(seats)
    assert field(state, "money") == [0] * seats
    assert field(state, "year") == 0


@pytest.mark.rule("R61")
@pytest.mark.rule("§3.1")
def test_a_start_up_hut_brings_a_worker_of_its_site_for_nothing() -> None:
    state = play(TITLE.new(4, {"expansions": BOTH}), "hut asia")
    assert huts_of(state, 0, "asia") == 1
    assert markers_of(state, 0, "asia worker") == 1
    assert on_track(state, "asia worker") == 8
    assert field(state, "money") == [0] * 4
    assert field(state, "levels") == [0] * 16  # R61
    assert field(state, "face_up") == {}
    assert state.actor() == 1


@pytest.mark.rule("§2.6", "R14")
@pytest.mark.rule("§3.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_places_a_first_hut_before_anybody_places_a_second(seats: int) -> None:
    state = TITLE.new(seats)
    order = []
    for _ in range(2 * seats):
        order.append(state.actor())
        act(state, "hut africa")
    assert order == list(range(seats)) * 2
    assert huts_of(state, 0, "africa") == 2  # the same site twice


@pytest.mark.rule("§3.2", "R9")
def test_every_hut_but_the_first_on_a_site_unearths_one_card() -> None:
    state = play(TITLE.new(3), "hut africa")
    assert state.actor() == 1
    play(state, "hut africa")
    assert state.actor() == digsite.CHANCE
    assert all(notation.startswith("unearth africa ") for notation in legal(state))
    play(state, "unearth africa weapons")
    assert face_up(state, "africa") == {"africa weapons": 1}
    play(state, "hut america")
    assert state.actor() == 0  # first hut in America, though the third on the board
    play(state, "hut africa", "unearth africa weapons")
    assert face_up(state, "africa") == {"africa weapons": 2}
    assert deck_size(state, "africa") == 18


@pytest.mark.rule("§3.2")
def test_chance_weighs_the_cards_of_the_deck() -> None:
    state = play(TITLE.new(4, {"expansions": ["research"]}), "hut asia", "hut asia")
    assert dict(zip(legal(state), state.weights(), strict=True)) == {
        f"unearth {card}": number for card, number in of_site(box(True, -1), "asia").items()
    }
    play(state, "unearth asia gold", "hut asia")
    assert not can(state, "unearth asia gold")
    assert sum(state.weights()) == 26


@pytest.mark.rule("R10")
@pytest.mark.rule("§3.3")
def test_three_players_choose_among_five_tracks() -> None:
    state = settle(TITLE.new(3, {"start": "quick"}))
    assert legal(state) == [f"take {marker}" for marker in MARKER_NAMES if marker != "asia worker"]


@pytest.mark.rule("§3.3")
def test_a_track_that_has_run_out_offers_no_marker() -> None:
    state = settle(TITLE.new(3, {"start": "quick"}))
    act(state, *["take ship"] * 4, *["take ship"] * 4)
    assert on_track(state, "ship") == 0
    assert not can(state, "take ship")


@pytest.mark.rule("§3.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_set_of_four_markers_exists_once(seats: int) -> None:
    """A walk over all ways to answer: every multiset of four once, none twice."""
    state = settle(TITLE.new(seats, {"start": "quick"}))
    stock = [min(4, number) for number in field(state, "tracks")]
    found: list[tuple[int, ...]] = []

    def walk(at: digsite.State) -> None:
        if at.actor() != 0:
            before = field(state, "mats")[:6]
            after = field(at, "mats")[:6]
            found.append(tuple(b - a for a, b in zip(before, after, strict=True)))
            return
        for move in at.legal():
            following = at.clone()
            following.play(move)
            walk(following)

    walk(state)
    expected = {
        (a, b, c, d, e, 4 - a - b - c - d - e)
        for a in range(5)
        for b in range(5 - a)
        for c in range(5 - a - b)
        for d in range(5 - a - b - c)
        for e in range(5 - a - b - c - d)
        if (d == 0 or stock[3])
    }
    assert len(found) == len(set(found))
    assert set(found) == expected


QUICK = {
    3: [("africa", "america"), ("america", "middle_east"), ("middle_east", "africa")],
    4: [
        ("africa", "asia"),
        ("america", "africa"),
        ("middle_east", "america"),
        ("asia", "middle_east"),
    ],
    5: [
        ("africa", "america"),
        ("america", "asia"),
        ("middle_east", "asia"),
        ("asia", "africa"),
        ("middle_east", "america"),
    ],
}


@pytest.mark.rule("§3.4")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_quick_start_up_places_huts_and_workers_by_the_table(seats: int) -> None:
    state = settle(TITLE.new(seats, {"start": "quick"}))
    for seat, pair in enumerate(QUICK[seats]):
        assert [huts_of(state, seat, site) for site in SITE_NAMES] == [
            int(s in pair) for s in SITE_NAMES
        ]
        assert [markers_of(state, seat, f"{site} worker") for site in SITE_NAMES] == [
            int(s in pair) for s in SITE_NAMES
        ]
    assert state.actor() == 0
    assert field(state, "step") == "choosing"


@pytest.mark.rule("§3.4", "R11")
@pytest.mark.parametrize(
    ("seats", "shown"), [(3, [1, 0, 1, 1]), (4, [1, 1, 1, 1]), (5, [1, 2, 2, 1])]
)
def test_quick_start_up_shows_two_cards_where_five_players_have_three_huts(
    seats: int, shown: list[int]
) -> None:
    state = settle(TITLE.new(seats, {"start": "quick"}))
    assert [sum(face_up(state, site).values()) for site in SITE_NAMES] == shown
    full = [0 if seats == 3 and site == "asia" else 20 for site in SITE_NAMES]
    assert field(state, "deck_sizes") == [a - b for a, b in zip(full, shown, strict=True)]


@pytest.mark.rule("§3.4")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_after_quick_start_up_everybody_has_six_markers_and_his_first_income(seats: int) -> None:
    state = first_turn(seats)
    assert field(state, "money") == [7 if seats == 3 else 8] * seats
    assert money(state) > 0
    for marker in MARKER_NAMES:
        held = sum(markers_of(state, seat, marker) for seat in range(seats))
        unused = seats == 3 and marker == "asia worker"
        assert on_track(state, marker) == (0 if unused else ON_TRACK[seats] - held)


@pytest.mark.rule("§2.6")
def test_the_first_seat_holds_the_start_player_marker() -> None:
    state = first_turn(4)
    assert field(state, "starter") == 0
    assert state.actor() == 0
