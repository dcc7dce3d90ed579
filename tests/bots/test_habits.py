"""Habits, and games that differ: the follies of earlier players are gone."""

import digsite
from digsite.bots.habits import sensible
from digsite.bots.levels import LEVELS
from digsite.core.move import Move
from digsite.core.state import State

ARTIFACT = digsite.title("artifact")
INC = digsite.title("artifacts-inc")


def played(title: digsite.Title, seats: int, level: str, seed: int) -> list[tuple[State, Move]]:
    """The decisions of a game, or of its beginning: each position with the move."""
    rng = digsite.Rng(seed)
    players = [LEVELS[level].player(title, rng.fork()) for _ in range(seats)]
    state = title.new(seats)
    found: list[tuple[State, Move]] = []
    while not state.is_over() and len(found) < 150:
        seat, legal = state.actor(), state.legal()
        move = state.draw(rng) if seat < 0 else players[seat].decide(title.view(state, seat), legal)
        if seat >= 0 and len(legal) > 1:
            found.append((state.clone(), move))
        state.play(move)
    return found


def test_nobody_pays_a_joker_with_the_right_marker_in_hand() -> None:
    paid = 0
    for state, move in played(ARTIFACT, 3, "novice", seed=1):
        if move.notation().startswith("pay "):
            paid += 1
            view = ARTIFACT.view(state, state.actor())
            assert move in sensible(view, state.legal(), busy=False)
    assert paid > 5


def test_without_the_right_marker_any_may_pay() -> None:
    state = ARTIFACT.new(3)
    assert sensible(ARTIFACT.view(state, state.actor()), state.legal(), busy=True) == state.legal()


def test_a_novice_never_leaves_dice_idle() -> None:
    ends = 0
    for state, move in played(INC, 2, "novice", seed=2):
        assert move.notation() != "end"
        ends += any(other.notation() == "end" for other in state.legal())
    assert ends > 20


def test_openings_differ() -> None:
    first = set()
    for seed in range(8):
        state = ARTIFACT.new(3)
        player = LEVELS["skilled"].player(ARTIFACT, digsite.Rng(seed))
        first.add(player.decide(ARTIFACT.view(state, state.actor()), state.legal()).notation())
    assert len(first) > 1
