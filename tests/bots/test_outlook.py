"""What a way leads to is measured, in the same worlds and with the same luck for all ways."""

import pytest

import digsite
from digsite.bots.goods import goods_of
from digsite.bots.judge import Judge
from digsite.bots.learned import features_of, way_seen, weights_for
from digsite.bots.levels import style_of
from digsite.bots.outlook import Outlook
from digsite.bots.treesearch import TreeSearch
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.games.artifact.box import MARKERS, MUSEUM, SHIP, SITES, WORKER
from digsite.games.artifact.game import Artifact

SEATS = {"archaeology": 2, "artifact": 3, "artifacts-inc": 2}


def halfway(title: digsite.Title) -> State:
    """A position of a random game with a real choice."""
    rng, state = Rng(5), title.new(SEATS[title.name])
    for _ in range(150):
        legal = state.legal()
        state.play(legal[rng.below(len(legal))] if state.actor() >= 0 else state.draw(rng))
    while state.actor() < 0 or len(state.legal()) < 3:
        legal = state.legal()
        state.play(legal[0] if state.actor() >= 0 else state.draw(rng))
    return state


def outlook_of(state: State, title: digsite.Title) -> Outlook:
    view = title.view(state, state.actor())
    judge = Judge(features_of(title), weights_for(title, way_seen(view)), 0.0)
    search = TreeSearch(title, judge, style_of(title).effort(10), Rng(1))
    return Outlook(title, view, search)


@pytest.mark.parametrize("name", SEATS)
def test_a_way_differs_in_nothing_from_itself(name: str) -> None:
    """One of two equal ways could be said to bring a point more, by luck alone."""
    title = digsite.title(name)
    state = halfway(title)
    outlook = outlook_of(state, title)
    move = state.legal()[0]
    assert outlook.after([move]) == outlook.after([move])


@pytest.mark.parametrize("name", SEATS)
def test_an_average_choice_lies_between_the_others(name: str) -> None:
    title = digsite.title(name)
    state = halfway(title)
    outlook, options = outlook_of(state, title), state.legal()
    seat = int(state.actor())
    each = [outlook.after([move]).points[seat] for move in options]
    average = outlook.after_any(options)
    assert average.goods.keys() == outlook.now().keys()
    assert len(average.shares) == len(outlook.worlds)
    assert min(each) - 2 <= average.points[seat] <= max(each) + 2


def test_a_way_that_begins_with_stopping_is_known() -> None:
    title = digsite.title("archaeology")
    state = halfway(title)
    outlook, options = outlook_of(state, title), state.legal()
    stops = [move.notation() for move in options if outlook.after([move]).stops]
    assert stops == ["end"] and len(options) > 1


@pytest.mark.parametrize("name", SEATS)
def test_how_it_stands_is_what_the_seat_sees(name: str) -> None:
    title = digsite.title(name)
    state = halfway(title)
    known = goods_of(state, features_of(title), int(state.actor()))
    assert outlook_of(state, title).now() == pytest.approx(known)


def test_markers_are_worth_what_they_make_possible() -> None:
    """A ship helps where cards wait, a worker where one has huts."""
    state = halfway(digsite.title("artifact"))
    assert isinstance(state, Artifact)
    table, seat, features = state.table, 0, features_of(digsite.title("artifact"))
    site = next(site for site in range(int(SITES)) if table.huts_of(seat, site) > 0)
    for marker in (int(SHIP), int(MUSEUM), int(WORKER) + site):
        table.mats[seat * int(MARKERS) + marker] = 0
    before = goods_of(state, features, seat)
    assert (before["ships"], before["exhibits"]) == (0, 0.0)
    table.mats[seat * int(MARKERS) + int(WORKER) + site] = 1
    assert goods_of(state, features, seat)["workers"] == before["workers"] + 1


def test_the_cards_that_everybody_begins_with_are_no_gain() -> None:
    """A hint said that one way to arrange them brings three cards."""
    title = digsite.title("artifacts-inc")
    state, rng = title.new(2), Rng(1)
    while state.actor() < 0:
        state.play(state.draw(rng))
    outlook = outlook_of(state, title)
    (first, *_) = state.legal()
    assert first.notation().startswith("arrange ")
    assert outlook.after([first]).goods["cards"] == outlook.now()["cards"]
