"""What every title does with views and states that are not its own, or not there."""

import pytest

import digsite
from tests.walks import SETTINGS, reach, seats_and_spectator, walk

FIRST_SETTINGS = {setting[0]: setting for setting in reversed(SETTINGS)}


@pytest.mark.parametrize("name", digsite.titles())
def test_views_survive_their_record_and_can_be_imagined(name: str) -> None:
    title = digsite.title(name)
    state = reach(FIRST_SETTINGS[name], 3, 60)
    for seat in seats_and_spectator(FIRST_SETTINGS[name][1]):
        view = title.view(state, seat)
        assert title.read_view(view.record()) == view
        world = title.imagine(view, digsite.Rng(1))
        assert title.view(world, seat) == view
        assert title.worlds(view).draw(digsite.Rng(1)) == world


@pytest.mark.parametrize("name", digsite.titles())
def test_a_glance_shows_what_a_view_shows(name: str) -> None:
    title = digsite.title(name)
    state = reach(FIRST_SETTINGS[name], 3, 60)
    for seat in seats_and_spectator(FIRST_SETTINGS[name][1]):
        assert title.glance(state, seat) == title.view(state, seat)


@pytest.mark.parametrize("name", digsite.titles())
def test_a_glance_is_refreshed_to_what_a_view_shows_now(name: str) -> None:
    title = digsite.title(name)
    glances: dict[int, digsite.View] = {}
    for ply, state in enumerate(walk(FIRST_SETTINGS[name], 3)):
        for seat in seats_and_spectator(FIRST_SETTINGS[name][1]):
            if seat in glances:
                glances[seat].refresh(state)
            else:
                glances[seat] = title.glance(state, seat)
            if ply % 5 == seat % 5:
                assert glances[seat] == title.view(state, seat)


@pytest.mark.parametrize("name", digsite.titles())
def test_views_and_states_of_others_are_refused(name: str) -> None:
    title = digsite.title(name)
    with pytest.raises(ValueError, match="not a view of"):
        title.imagine(digsite.View(title, 0, 2, 0), digsite.Rng(1))
    with pytest.raises(ValueError, match="not a game of"):
        title.view(digsite.State(), 0)
    state = title.new(max(title.seats))
    for seat in (-2, max(title.seats)):
        with pytest.raises(ValueError, match="seat"):
            title.view(state, seat)


def test_what_changes_cannot_be_hashed() -> None:
    title = digsite.title("archaeology")
    state = title.new(2)
    with pytest.raises(TypeError):
        hash(state)
    with pytest.raises(TypeError):
        hash(title.view(state, 0))
