"""Hints and analyses use nothing hidden: they stay when all that is hidden is dealt anew."""

from collections.abc import Iterator

import pytest

import digsite
from digsite.bots.advice import Adviser
from digsite.bots.analysis import analysed
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.play.match import Match
from tests.bots.test_levels import TITLES, redealt

SIMULATIONS = 60
SECRETS = {"draw", "role london", "role judd"}  # with these, hands at Artifact hold secrets


def dealt_anew(
    name: str, seats: int, options: dict[str, object]
) -> Iterator[tuple[Match, int, State, State]]:
    """A random game, some of its decisions, and each position as it was and with other secrets.

    Artifacts, Inc. hides nothing but what chance will bring: there the positions are equal."""
    match, rng = Match(digsite.title(name), seats, options), Rng(3)
    found: list[tuple[int, State, State]] = []
    while not match.is_over:
        match.deal(rng)
        if match.is_over:
            break
        legal = match.state.legal()
        if len(legal) > 2:
            state, twin = match.state.clone(), redealt(match.state)
            if state != twin or name == "artifacts-inc":
                found.append((match.ply, state, twin))
        choices = [move for move in legal if move.notation() in SECRETS] or legal
        match.play(choices[rng.below(len(choices))])
    assert len(found) >= 5
    for ply, state, twin in found[:: 1 + len(found) // 6]:
        yield match, ply, state, twin


@pytest.mark.parametrize(("name", "seats", "options"), TITLES, ids=lambda value: str(value))
def test_what_is_hidden_changes_no_hint(name: str, seats: int, options: dict[str, object]) -> None:
    for _, _, state, twin in dealt_anew(name, seats, options):
        told = []
        for world in (state, twin):
            view = world.title.view(world, world.actor())
            found = Adviser(world.title, Rng(1), SIMULATIONS).suggestions(view, world.legal())
            told.append([one.record() for one in found])
        assert told[0] == told[1]


@pytest.mark.parametrize(("name", "seats", "options"), TITLES, ids=lambda value: str(value))
def test_what_was_hidden_changes_no_judgement(
    name: str, seats: int, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that is over could tell everything: its analysis is shown other positions."""
    judged = 0
    for match, ply, state, twin in dealt_anew(name, seats, options):
        told = []
        for world in (state, twin):
            monkeypatch.setattr(match, "at", lambda _, world=world: world.clone())
            found = analysed(match, ply, 1, simulations=SIMULATIONS)
            told.append([one.record() for one in found])
        assert told[0] == told[1]
        judged += len(told[0])
    assert judged >= 4
