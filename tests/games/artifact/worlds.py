"""Imagined worlds, and whether they look the same to whoever imagines them."""

import json
from collections import Counter

import digsite
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.table import Table
from digsite.games.artifact.view import ArtifactView, look
from tests.games.artifact.laws import components_are_conserved
from tests.games.artifact.positions import TITLE, cards_in_hand, field, game_at, legal

ARTIFACTS = ["architecture", "ceramics", "jewellery", "sculpture", "weapons"]


def view(table: Table, seat: int) -> ArtifactView:
    return look(Artifact(table), seat)


def imagined(table: Table, seat: int, seed: int) -> Table:
    world = TITLE.imagine(view(table, seat), digsite.Rng(seed))
    assert isinstance(world, Artifact)
    assert TITLE.view(world, seat) == view(table, seat)
    return world.table


def text(record: object) -> str:
    return json.dumps(record, sort_keys=True)


def sight(state: digsite.State, seat: int) -> list[str]:
    """All that leaves the engine towards the seat in this position."""
    seen = [text(TITLE.view(state, seat).record())]
    seen += [text(o.record()) for o in TITLE.objections(state, seat)]
    if state.actor() == seat:
        seen += legal(state)
    return seen


def same_events(state: digsite.State, world: digsite.State, seat: int) -> None:
    both = set(state.keys()) & set(world.keys())
    for key in both:
        move = TITLE.moves[key]
        assert text(TITLE.event(state, move, seat).record()) == text(
            TITLE.event(world, move, seat).record()
        )


def check_world(state: digsite.State, seat: int, rng: digsite.Rng) -> digsite.State:
    """One imagined world: it looks the same to the seat and is a whole and lawful table."""
    world = TITLE.imagine(TITLE.view(state, seat), rng)
    assert sight(world, seat) == sight(state, seat)
    same_events(state, world, seat)
    assert world.actor() == state.actor()
    components_are_conserved(game_at(world).table)
    assert world.legal() or world.is_over()
    for other, known in enumerate(field(state, "known")):
        assert not Counter(known) - Counter(cards_in_hand(world, other))
    return world
