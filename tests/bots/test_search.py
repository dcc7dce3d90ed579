"""The searching player: stronger than the greedy one, honest, fixed by its seed."""

import os

import pytest

import digsite
from digsite.bots import search
from digsite.bots.appraisals.artifacts_inc import Appraiser, appraise
from digsite.bots.appraisals.artifacts_inc_beliefs import Beliefs
from digsite.bots.greedy import APPRAISALS, GreedyPlayer
from digsite.bots.roster import make_player
from digsite.bots.search import Continuation, SearchPlayer, most_promising
from digsite.core.state import State
from digsite.play.match import Match, run

INC = digsite.title("artifacts-inc")
COMPILED = str(search.__file__).endswith(".so")  # so fast that many games can be played
LONG = "DIGSITE_LONG" in os.environ
GAMES = (200 if LONG else 12) if COMPILED else 4
FIRST_INC = digsite.title("artifacts-inc", "reconstruction")


def won(hero: str, others: str, seats: int, games: int, title: digsite.Title) -> float:
    """The share of games that one player wins against others of a kind, from changing seats."""
    wins = 0.0
    for number in range(games):
        rng = digsite.Rng(4000 + number // seats)
        place = number % seats
        names = [hero if seat == place else others for seat in range(seats)]
        players = [make_player(name, title, rng.fork()) for name in names]
        places = run(Match(title, seats), players, rng).state.ranking()
        wins += 1 / places.count(1) if places[place] == 1 else 0
    return wins / games


def test_it_beats_greedy_players() -> None:
    """Three greedy ones would leave it a quarter of the games."""
    assert won("search", "greedy", seats=4, games=GAMES, title=INC) >= 0.5


def test_it_knows_no_game() -> None:
    title = digsite.title("archaeology")
    assert isinstance(make_player("search", title, digsite.Rng(1)), SearchPlayer)
    assert won("search", "random", seats=2, games=4, title=title) >= 0.75


def test_where_searching_a_turn_does_not_help_it_plays_greedily() -> None:
    artifact = digsite.title("artifact")
    assert isinstance(make_player("search", artifact, digsite.Rng(1)), GreedyPlayer)


def played(seed: int) -> list[str]:
    rng = digsite.Rng(seed)
    players = [make_player("search", INC, rng.fork()) for _ in range(2)]
    return [move.notation() for move in run(Match(INC, 2), players, rng).moves]


def test_the_same_seed_decides_the_same() -> None:
    assert played(3) == played(3) != played(4)


def decisions(title: digsite.Title, seats: int, seed: int) -> list[State]:
    """The decisions of a random game."""
    rng = digsite.Rng(seed)
    state = title.new(seats)
    found = []
    while not state.is_over():
        if state.actor() >= 0:
            found.append(state.clone())
        legal = state.legal()
        state.play(state.draw(rng) if state.actor() < 0 else legal[rng.below(len(legal))])
    return found


def test_it_decides_by_what_it_sees_and_not_by_what_is() -> None:
    title = digsite.title("archaeology")
    differing = 0
    for state in decisions(title, 3, seed=2)[::5]:
        view = title.view(state, state.actor())
        twin = title.imagine(view, digsite.Rng(99))
        differing += twin != state
        one = make_player("search", title, digsite.Rng(4)).decide(view, state.legal())
        seen = title.view(twin, state.actor())
        other = make_player("search", title, digsite.Rng(4)).decide(seen, twin.legal())
        assert one == other
    assert differing > 5


def test_a_plan_is_kept_only_while_everything_comes_as_planned() -> None:
    """A player who has another position in mind decides like one who has none."""
    states = decisions(INC, 2, seed=5)
    one, other = [state for state in states[200:] if len(state.legal()) > 8][:2]
    fresh = SearchPlayer(INC, digsite.Rng(1), appraise, 8, 2)
    wanted = fresh.decide(INC.view(other, other.actor()), other.legal())
    player = SearchPlayer(INC, digsite.Rng(1), appraise, 8, 2)
    player.decide(INC.view(one, one.actor()), one.legal())
    assert player.decide(INC.view(other, other.actor()), other.legal()) == wanted


def test_lines_of_the_same_worth_are_followed_once() -> None:
    worths = [1.0, 3.0, 2.0, 3.0, 0.0]
    state = INC.new(2)
    continuations = [Continuation(state, [key], worth) for key, worth in enumerate(worths)]
    assert [one.keys for one in most_promising(continuations, 3)] == [[1], [2], [0]]


@pytest.mark.parametrize("title", [INC, FIRST_INC], ids=lambda title: title.edition)
def test_an_appraisal_is_of_the_position_and_not_of_the_path(title: digsite.Title) -> None:
    """A position that was written down and read again is worth the same."""
    for state in decisions(title, 3, seed=1)[::40]:
        for seat in range(3):
            view = title.view(state, seat)
            assert appraise(view) == appraise(title.read_view(view.record()))


def test_at_the_end_only_the_scores_count() -> None:
    """A dollar breaks ties, and hardly more."""
    for seed in range(3):
        state = INC.new(3)
        digsite.play_random(state, digsite.Rng(seed))
        scores = state.scores()
        for seat in range(3):
            best = max(scores[:seat] + scores[seat + 1 :])
            wanted = scores[seat] - Beliefs().rivals * best
            assert appraise(INC.view(state, seat)) == pytest.approx(wanted, abs=0.2)


def test_beliefs_make_a_difference() -> None:
    state = decisions(INC, 2, seed=1)[60]
    beliefs = Beliefs()
    beliefs.dollar *= 2
    view = INC.view(state, state.actor())
    assert Appraiser(beliefs).appraise(view) != appraise(view)


def test_greedy_uses_the_same_appraisal() -> None:
    assert APPRAISALS["artifacts-inc"] is appraise
    state = decisions(INC, 2, seed=1)[30]
    player = GreedyPlayer(INC, digsite.Rng(1))
    assert player.appraisal(state, 0) == appraise(INC.view(state, 0))
