"""What holds in every position that play can reach, in all modes, for all numbers of players."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import digsite
from digsite.games.artifact.components import (
    COPIES,
    HUTS,
    KINDS,
    MARKERS,
    MAT,
    RANKS,
    SITE_NAMES,
    SITES,
    TYPES,
)
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.rules import digging, setup
from tests.games.artifact.tables import TITLE, is_asked
from tests.walks import Setting, reach, step

WAITING = ["acting", "passed", "choosing", "refilling", "ended"]
MODES = st.sampled_from([[], ["research"], ["cities"], ["research", "cities"]])
OPTIONS = st.fixed_dictionaries(
    {
        "expansions": MODES,
        "start": st.sampled_from(["chosen", "quick"]),
        "fragments": st.sampled_from(["site", "any"]),
        "left_out": st.sampled_from(SITE_NAMES),
    }
)


@st.composite
def positions(draw: st.DrawFn) -> Artifact:
    """A position after a number of random moves."""
    setting: Setting = ("artifact", draw(st.integers(3, 5)), dict(draw(OPTIONS)))
    state = reach(setting, draw(st.integers(0, 2**32)), draw(st.integers(0, 700)))
    assert isinstance(state, Artifact)
    return state


@st.composite
def short_games(draw: st.DrawFn) -> Artifact:
    """A position reached by choices that shrink well."""
    state = TITLE.new(draw(st.integers(3, 5)), dict(draw(OPTIONS)))
    for choice in draw(st.lists(st.integers(0, 60), max_size=120)):
        legal = state.legal()
        if not legal:
            break
        state.play(legal[choice % len(legal)])
    assert isinstance(state, Artifact)
    return state


def cards_of(game: Artifact) -> Counter[int]:
    """Every card on the table, wherever it lies."""
    table = game.table
    cards: Counter[int] = Counter()
    for place in (table.decks, table.face_up, table.gone):
        cards.update({kind: place[kind] for kind in range(KINDS)})
    cards.update(kind for kind in [*table.market, *table.shown] if kind >= 0)
    for seat in range(table.seats):
        cards.update({kind: table.hands[seat * int(KINDS) + kind] for kind in range(KINDS)})
        for site in range(SITES):
            cards[site * int(RANKS) + 5] += table.stands[seat * int(SITES) + site]
    return cards


def conserved(game: Artifact) -> None:
    table = game.table
    cards = cards_of(game)
    for kind in range(KINDS):
        in_play = kind // RANKS != table.left_out and (table.research_on or kind % RANKS < TYPES)
        assert cards[kind] == (COPIES[kind % RANKS] if in_play else 0)
    for marker in range(MARKERS):
        held = sum(table.mats[seat * int(MARKERS) + marker] for seat in range(table.seats))
        absent = marker >= 2 and marker - 2 == table.left_out
        assert table.tracks[marker] + held == (0 if absent else 5 + table.seats)
    boxed = sum(owner == -2 for owner in table.owners)
    assert boxed == (2 if table.seats == 3 else 0)


@pytest.mark.rule("§1.3", "§1.4", "§1.5", "§2.3", "R3", "R4", "R5")
@given(positions())
def test_cards_tiles_and_markers_are_conserved(game: Artifact) -> None:
    conserved(game)


@pytest.mark.rule("§1.3")
@given(short_games())
def test_nothing_is_lost_or_made_by_any_choice(game: Artifact) -> None:
    conserved(game)


@pytest.mark.rule("§3.2", "§9.1", "§9.2", "R63")
@given(positions())
def test_face_up_cards_are_huts_less_one_while_the_deck_lasts(game: Artifact) -> None:
    table = game.table
    if any(is_asked(table, step) for step in WAITING):
        for site in range(SITES):
            if table.deck_sizes[site] > 0:
                wanted = max(0, setup.huts_at(table, site) - 1)
                assert setup.face_up_at(table, site) == wanted


@pytest.mark.rule("§5.4", "§1.6", "R55")
@given(positions())
def test_nobody_has_debts_or_too_many_huts_or_markers(game: Artifact) -> None:
    table = game.table
    for seat in range(table.seats):
        assert table.money[seat] >= 0
        assert 0 <= digging.reserve(table, seat) <= HUTS
        assert sum(table.mats[seat * int(MARKERS) : (seat + 1) * int(MARKERS)]) <= MAT
        assert min(table.huts) >= 0


@pytest.mark.rule("§16.2")
@given(positions())
def test_hands_are_what_is_known_and_what_was_drawn_secretly(game: Artifact) -> None:
    table = game.table
    for seat in range(table.seats):
        for site in range(SITES):
            first = seat * int(KINDS) + site * int(RANKS)
            unknown = [table.hands[i] - table.known[i] for i in range(first, first + int(RANKS))]
            assert min(unknown) >= 0
            assert sum(unknown) == table.secrets[seat * int(SITES) + site]


@pytest.mark.rule("§15.2", "R80")
@given(positions())
def test_roles_stay_in_their_groups_and_carter_needs_research(game: Artifact) -> None:
    table = game.table
    assert all(-1 <= role < 4 for role in table.cities)
    assert all(role == -1 or 4 <= role < 8 for role in table.archaeologists)
    if not table.cities_on:
        assert set(table.cities) == set(table.archaeologists) == {-1}
    if not table.research_on:
        assert 5 not in table.archaeologists


@given(positions(), st.integers(0, 2**32))
def test_an_imagined_world_is_a_possible_table(game: Artifact, seed: int) -> None:
    for seat in range(-1, game.table.seats):
        world = TITLE.imagine(TITLE.view(game, seat), digsite.Rng(seed))
        assert isinstance(world, Artifact)
        conserved(world)
        assert TITLE.load(world.record()) == world


@settings(max_examples=30)
@given(st.integers(3, 5), OPTIONS, st.integers(0, 2**32))
def test_every_game_ends_within_nine_rounds(
    seats: int, options: dict[str, object], seed: int
) -> None:
    state = TITLE.new(seats, options)
    rng = digsite.Rng(seed)
    moves = 0
    while not state.is_over():
        step(state, rng)
        moves += 1
        assert moves < 3000
    assert isinstance(state, Artifact)
    assert state.table.year <= 8
    assert len(state.scores()) == seats
