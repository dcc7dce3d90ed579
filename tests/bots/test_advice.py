"""Advice: good, honest, the same for the same view; and the analysis of whole games."""

from statistics import mean

import pytest

import digsite
from digsite.bots.advice import Adviser
from digsite.bots.advice import Suggestion as Way
from digsite.bots.analysis import Judgement, analysed, turning_points
from digsite.bots.habits import is_pointless
from digsite.bots.reasons import CLEAR
from digsite.core.rng import Rng
from digsite.core.state import State

SIMULATIONS = 120
PLAYERS = {"archaeology": 2, "artifact": 3, "artifacts-inc": 2}


def positions(title: digsite.Title, seats: int, wanted: int) -> list[State]:
    """Some positions of a random game with a real choice."""
    rng, state = Rng(3), title.new(seats)
    found: list[State] = []
    while not state.is_over():
        legal = state.legal()
        if state.actor() >= 0 and len(legal) > 2:
            found.append(state.clone())
        state.play(legal[rng.below(len(legal))] if state.actor() >= 0 else state.draw(rng))
    step = max(1, len(found) // wanted)
    return found[::step][:wanted]


@pytest.mark.parametrize("name", PLAYERS)
def test_suggestions_are_legal_and_the_best_comes_first(name: str) -> None:
    title = digsite.title(name)
    for state in positions(title, PLAYERS[name], 4):
        seat, legal = state.actor(), state.legal()
        found = Adviser(title, Rng(1), SIMULATIONS).suggestions(title.view(state, seat), legal)
        assert 1 <= len(found) <= 3
        assert all(way.moves[0] in legal for way in found)
        assert [way.share for way in found] == sorted((way.share for way in found), reverse=True)
        assert len({way.moves[0] for way in found}) == len(found)
        for way in found:
            assert sum(way.shares) == pytest.approx(1.0)
            assert way.share == way.shares[seat]


@pytest.mark.parametrize("name", PLAYERS)
def test_reasons_agree_with_the_shares(name: str) -> None:
    title = digsite.title(name)
    for state in positions(title, PLAYERS[name], 6):
        view = title.view(state, state.actor())
        found = Adviser(title, Rng(1), SIMULATIONS).suggestions(view, state.legal())
        for way in found:
            told = {reason.name for reason in way.reasons}
            is_apart = any(abs(way.share - other.share) >= CLEAR for other in found)
            assert not (is_apart and "close" in told)
            assert is_apart or not told & {"ahead", "behind"}


def test_nobody_is_told_to_ship_nothing() -> None:
    """Where an empty ship is possible, it is not among the suggestions, however few there are."""
    title = digsite.title("artifact")
    empty = 0
    for state in positions(title, 3, 60):
        view, legal = title.view(state, state.actor()), state.legal()
        pointless = [move for move in legal if is_pointless(view, move)]
        if not pointless or empty >= 5:
            continue
        empty += 1
        found = Adviser(title, Rng(1), SIMULATIONS).suggestions(view, legal, most=len(legal))
        assert not {way.moves[0] for way in found} & set(pointless)
    assert empty > 0


@pytest.mark.parametrize("name", PLAYERS)
def test_what_a_seat_cannot_know_does_not_change_its_advice(name: str) -> None:
    title = digsite.title(name)
    for state in positions(title, PLAYERS[name], 3):
        seat = state.actor()
        view = title.view(state, seat)
        other = title.imagine(view, Rng(99))
        given = [
            Adviser(title, Rng(1), SIMULATIONS).suggestions(title.view(world, seat), world.legal())
            for world in (state, other)
        ]
        assert given[0] == given[1]


def finished() -> digsite.Match:
    return digsite.play("archaeology", ["random", "novice"], seed=4)


def test_an_analysis_in_parts_is_the_analysis_of_the_whole() -> None:
    match = finished()
    part = match.ply // 3 + 1
    whole = [one.record() for one in analysed(match, 0, 2 * part, simulations=20)]
    parts = [
        one.record() for start in (0, part) for one in analysed(match, start, part, simulations=20)
    ]
    assert parts == whole
    assert all(match.actors[int(str(one["ply"]))] == one["seat"] for one in whole)


def test_beyond_the_end_there_is_nothing_to_analyse() -> None:
    match = finished()
    assert list(analysed(match, match.ply, 20, simulations=20)) == []
    assert list(analysed(match, match.ply + 1000, 20, simulations=20)) == []


def test_random_play_gives_away_more_than_a_novice_does() -> None:
    found = list(analysed(finished(), simulations=60))
    lost = [mean(one.loss for one in found if one.seat == seat) for seat in (0, 1)]
    assert lost[0] > lost[1]
    assert any(one.mark == "blunder" for one in found if one.seat == 0)


def judged(ply: int, share: float, best: float = 0.0) -> Judgement:
    def way(mine: float) -> Way:
        return Way((), mine, (mine, 1.0 - mine))

    return Judgement(ply, 0, way(share), way(max(best, share)))


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (0.03, ""),
        (0.05, "inaccuracy"),
        (0.07, "inaccuracy"),
        (0.09, "mistake"),
        (0.14, "mistake"),
        (0.16, "blunder"),
    ],
)
def test_a_mark_tells_how_much_was_given_away(loss: float, mark: str) -> None:
    assert judged(1, 0.5, 0.5 + loss).mark == mark


def test_a_game_turns_where_chances_change_most() -> None:
    shares = [0.5, 0.6, 0.2, 0.25, 0.5, 0.9, 0.7, 0.71]
    found = [(10 * number, [share, 1 - share]) for number, share in enumerate(shares)]
    assert turning_points(found) == [20, 40, 50]
    assert turning_points(found[:2]) == []
    assert turning_points([]) == []
