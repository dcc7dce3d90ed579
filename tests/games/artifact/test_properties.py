"""What holds in every position that play can reach, in all modes, for all numbers of players."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import digsite
from digsite.games.artifact.box import SITE_NAMES
from digsite.games.artifact.game import Artifact
from tests.games.artifact.laws import all_laws_hold, components_are_conserved
from tests.games.artifact.positions import TITLE
from tests.walks import Setting, play_choices, reach

pytestmark = pytest.mark.played

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
    state = TITLE.new(draw(st.integers(3, 5)), dict(draw(OPTIONS)))
    play_choices(state, draw(st.lists(st.integers(0, 60), max_size=120)))
    assert isinstance(state, Artifact)
    return state


@pytest.mark.rule("§1.3", "§1.4", "§1.5", "§1.6", "§2.3", "§3.2", "§5.4", "§9.1", "§9.2", "§15.2")
@pytest.mark.rule("§16.2", "R3", "R4", "R5", "R55", "R63", "R80")
@given(positions())
def test_all_laws_hold_in_every_position(game: Artifact) -> None:
    all_laws_hold(game)


@pytest.mark.rule("§1.3")
@given(short_games())
def test_nothing_is_lost_or_made_by_any_choice(game: Artifact) -> None:
    components_are_conserved(game.table)


@given(positions(), st.integers(0, 2**32))
def test_an_imagined_world_is_a_possible_table(game: Artifact, seed: int) -> None:
    seats = [digsite.SPECTATOR, *range(game.table.seats)]
    world = TITLE.imagine(TITLE.view(game, seats[seed % len(seats)]), digsite.Rng(seed))
    assert isinstance(world, Artifact)
    all_laws_hold(world)


@given(st.integers(3, 5), OPTIONS, st.integers(0, 2**32))
def test_every_game_ends_within_nine_rounds(
    seats: int, options: dict[str, object], seed: int
) -> None:
    game = TITLE.new(seats, options)
    assert isinstance(game, Artifact)
    digsite.play_random(game, digsite.Rng(seed))
    assert game.table.year <= 8
    assert len(game.scores()) == seats
