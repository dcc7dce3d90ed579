"""Plans: what a player hands over at once is what it would have played when asked each time."""

import pytest

import digsite
from digsite.bots.plans import plan
from digsite.bots.roster import make_player
from digsite.play.match import Match

TURNS = 12


@pytest.mark.parametrize(
    ("name", "level"), [("archaeology", "master"), ("artifacts-inc", "skilled")]
)
def test_a_searching_player_hands_over_its_whole_turn(name: str, level: str) -> None:
    title, rng = digsite.title(name), digsite.Rng(5)
    match = Match(title, 2)
    lengths = []
    for turn in range(TURNS):
        match.deal(rng)
        seat = match.actor
        view, legal = title.view(match.state, seat), match.state.legal()
        moves = plan(make_player(level, title, digsite.Rng(turn)), title, view, legal)
        asked = make_player(level, title, digsite.Rng(turn))
        for move in moves:
            assert match.actor == seat  # nothing comes between
            assert asked.decide(title.view(match.state, seat), match.state.legal()) == move
            match.play(move)
        lengths.append(len(moves))
    assert max(lengths) > 1


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_player_that_does_not_plan_gives_one_move(level: str) -> None:
    title = digsite.title("archaeology")
    match = Match(title, 2)
    match.deal(digsite.Rng(1))
    view, legal = title.view(match.state, match.actor), match.state.legal()
    moves = plan(make_player(level, title, digsite.Rng(1)), title, view, legal)
    assert len(moves) == 1
    assert moves[0] in legal
