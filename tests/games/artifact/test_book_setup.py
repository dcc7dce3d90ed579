"""The rulebook on components, set-up and start-up, sentence by sentence."""

import pytest

import digsite
from tests.games.artifact.book_positions import (
    BOTH,
    MARKERS,
    MODES,
    ON_TRACK,
    SITES,
    TILES,
    TITLE,
    act,
    box,
    can,
    deck_size,
    do,
    face_up,
    field,
    first_turn,
    huts,
    mat,
    money,
    of_site,
    owner,
    settle,
    track,
    words,
)


@pytest.mark.rule("§1.2")
@pytest.mark.parametrize("seats", [2, 6, 0, 1])
def test_only_three_to_five_people_play(seats: int) -> None:
    with pytest.raises(ValueError):
        TITLE.new(seats)


@pytest.mark.rule("§1.2")
@pytest.mark.parametrize("expansions", MODES)
def test_each_mixture_of_expansions_is_a_mode(expansions: list[str]) -> None:
    state = TITLE.new(4, {"expansions": expansions})
    assert field(state, "research_on") == ("research" in expansions)
    assert field(state, "cities_on") == ("cities" in expansions)


@pytest.mark.rule("§1.2")
def test_unknown_options_are_refused_by_name() -> None:
    with pytest.raises(ValueError, match="research"):
        TITLE.new(4, {"expansions": ["venice"]})
    with pytest.raises(ValueError, match="quick"):
        TITLE.new(4, {"start": "slow"})
    with pytest.raises(ValueError, match="fragments"):
        TITLE.new(4, {"shards": "any"})


@pytest.mark.rule("§1.3")
def test_a_complete_game_has_108_cards_and_27_of_each_site() -> None:
    decks = TITLE.new(4, {"expansions": BOTH}).record()["decks"]
    assert decks == box(research=True, left_out=-1)
    assert sum(decks.values()) == 108
    assert [sum(of_site(decks, site).values()) for site in SITES] == [27] * 4


@pytest.mark.rule("§2.1")
@pytest.mark.parametrize("expansions", [[], ["cities"]])
def test_without_expansion_one_special_artifacts_stay_in_the_box(expansions: list[str]) -> None:
    state = TITLE.new(5, {"expansions": expansions})
    assert field(state, "decks") == box(research=False, left_out=-1)
    assert field(state, "deck_sizes") == [20] * 4


@pytest.mark.rule("§1.4")
def test_there_are_25_tiles_and_all_are_on_the_board() -> None:
    state = TITLE.new(4)
    assert len(TILES) == 25
    assert field(state, "owners") == [-1] * 25
    for tile in TILES:
        TITLE.move(f"produce {tile}")


@pytest.mark.rule("§2.3")
@pytest.mark.parametrize(("seats", "each"), [(3, 8), (4, 9), (5, 10)])
def test_three_four_and_five_players_use_8_9_and_10_markers_of_each_kind(
    seats: int, each: int
) -> None:
    state = TITLE.new(seats, {"left_out": "asia"})
    for marker in MARKERS:
        unused = seats == 3 and marker == "asia worker"
        assert track(state, marker) == (0 if unused else each)


@pytest.mark.rule("§2.4")
@pytest.mark.parametrize("expansions", MODES)
@pytest.mark.parametrize("site", SITES)
def test_three_players_leave_out_one_site_with_cards_workers_tiles(
    site: str, expansions: list[str]
) -> None:
    state = TITLE.new(3, {"left_out": site, "expansions": expansions})
    left_out = SITES.index(site)
    assert field(state, "decks") == box("research" in expansions, left_out)
    assert deck_size(state, site) == 0
    assert track(state, f"{site} worker") == 0
    assert [owner(state, f"{size} {site}") for size in (4, 5)] == [-2, -2]
    assert [tile for tile in TILES if owner(state, tile) == -1] == [
        tile for tile in TILES if not tile.endswith(" " + site)
    ]
    assert not can(state, f"hut {site}")
    assert sorted(words(state)) == sorted(f"hut {name}" for name in SITES if name != site)


@pytest.mark.rule("§2.4")
def test_three_players_leave_out_asia_unless_they_say_otherwise() -> None:
    assert deck_size(TITLE.new(3), "asia") == 0
    assert deck_size(TITLE.new(4), "asia") == 20


@pytest.mark.rule("§2.4")
@pytest.mark.parametrize("site", SITES)
def test_a_left_out_site_does_not_matter_with_four_players(site: str) -> None:
    state = TITLE.new(4, {"left_out": site})
    assert deck_size(state, site) == 20
    assert can(state, f"hut {site}")
    assert field(state, "left_out") == -1


@pytest.mark.rule("§2.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nobody_has_money_before_the_first_income(seats: int) -> None:
    state = TITLE.new(seats)
    assert field(state, "money") == [0] * seats
    assert field(state, "year") == 0


@pytest.mark.rule("§3.1")
def test_a_start_up_hut_brings_a_worker_of_its_site_for_nothing() -> None:
    state = do(TITLE.new(4, {"expansions": BOTH}), "hut asia")
    assert huts(state, 0, "asia") == 1
    assert mat(state, 0, "asia worker") == 1
    assert track(state, "asia worker") == 8
    assert field(state, "money") == [0] * 4
    assert field(state, "levels") == [0] * 16  # R61
    assert field(state, "face_up") == {}
    assert state.actor() == 1


@pytest.mark.rule("§3.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_places_a_first_hut_before_anybody_places_a_second(seats: int) -> None:
    state = TITLE.new(seats)
    order = []
    for _ in range(2 * seats):
        order.append(state.actor())
        act(state, "hut africa")
    assert order == list(range(seats)) * 2
    assert huts(state, 0, "africa") == 2  # the same site twice


@pytest.mark.rule("§3.2")
def test_every_hut_but_the_first_on_a_site_unearths_one_card() -> None:
    state = do(TITLE.new(3), "hut africa")
    assert state.actor() == 1
    do(state, "hut africa")
    assert state.actor() == digsite.CHANCE
    assert all(notation.startswith("unearth africa ") for notation in words(state))
    do(state, "unearth africa weapons")
    assert face_up(state, "africa") == {"africa weapons": 1}
    do(state, "hut america")
    assert state.actor() == 0  # first hut in America, though the third on the board
    do(state, "hut africa", "unearth africa weapons")
    assert face_up(state, "africa") == {"africa weapons": 2}
    assert deck_size(state, "africa") == 18


@pytest.mark.rule("§3.2")
def test_chance_weighs_the_cards_of_the_deck() -> None:
    state = do(TITLE.new(4, {"expansions": ["research"]}), "hut asia", "hut asia")
    assert dict(zip(words(state), state.weights(), strict=True)) == {
        f"unearth {card}": number for card, number in of_site(box(True, -1), "asia").items()
    }
    do(state, "unearth asia gold", "hut asia")
    assert not can(state, "unearth asia gold")
    assert sum(state.weights()) == 26


@pytest.mark.rule("§3.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_then_each_in_turn_takes_all_four_markers_of_choice(seats: int) -> None:
    state = TITLE.new(seats)
    for _ in range(2 * seats):
        act(state, "hut africa")
    order = []
    for _ in range(4 * seats):
        order.append(state.actor())
        do(state, words(state)[0])
    assert order == [seat for seat in range(seats) for _ in range(4)]
    assert [sum(field(state, "mats")[6 * seat : 6 * seat + 6]) for seat in range(seats)] == [
        6
    ] * seats
    assert state.actor() == 0
    assert field(state, "step") == "acting"


@pytest.mark.rule("§3.3")
def test_three_players_choose_among_five_tracks() -> None:
    state = settle(TITLE.new(3, {"start": "quick"}))
    assert words(state) == [f"take {marker}" for marker in MARKERS if marker != "asia worker"]


@pytest.mark.rule("§3.3")
def test_a_track_that_has_run_out_offers_no_marker() -> None:
    state = settle(TITLE.new(3, {"start": "quick"}))
    act(state, *["take ship"] * 4, *["take ship"] * 4)
    assert track(state, "ship") == 0
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
        assert [huts(state, seat, site) for site in SITES] == [int(s in pair) for s in SITES]
        assert [mat(state, seat, f"{site} worker") for site in SITES] == [
            int(s in pair) for s in SITES
        ]
    assert state.actor() == 0
    assert field(state, "step") == "choosing"


@pytest.mark.rule("§3.4")
@pytest.mark.parametrize(
    ("seats", "shown"), [(3, [1, 0, 1, 1]), (4, [1, 1, 1, 1]), (5, [1, 2, 2, 1])]
)
def test_quick_start_up_shows_two_cards_where_five_players_have_three_huts(
    seats: int, shown: list[int]
) -> None:
    state = settle(TITLE.new(seats, {"start": "quick"}))
    assert [sum(face_up(state, site).values()) for site in SITES] == shown
    full = [0 if seats == 3 and site == "asia" else 20 for site in SITES]
    assert field(state, "deck_sizes") == [a - b for a, b in zip(full, shown, strict=True)]


@pytest.mark.rule("§3.4")
@pytest.mark.parametrize("site", SITES)
def test_quick_start_up_of_three_works_with_each_site_left_out(site: str) -> None:
    state = settle(TITLE.new(3, {"start": "quick", "left_out": site}))
    assert [sum(huts(state, seat, name) for seat in range(3)) for name in SITES] == [
        0 if name == site else 2 for name in SITES
    ]
    assert [sum(face_up(state, name).values()) for name in SITES] == [
        0 if name == site else 1 for name in SITES
    ]


@pytest.mark.rule("§3.4")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_after_quick_start_up_everybody_has_six_markers_and_his_first_income(seats: int) -> None:
    state = first_turn(seats)
    assert field(state, "money") == [7 if seats == 3 else 8] * seats
    assert money(state) > 0
    for marker in MARKERS:
        held = sum(mat(state, seat, marker) for seat in range(seats))
        unused = seats == 3 and marker == "asia worker"
        assert track(state, marker) == (0 if unused else ON_TRACK[seats] - held)


@pytest.mark.rule("§2.6")
def test_the_first_seat_holds_the_start_player_marker() -> None:
    state = first_turn(4)
    assert field(state, "starter") == 0
    assert state.actor() == 0
