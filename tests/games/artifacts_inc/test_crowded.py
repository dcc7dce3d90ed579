"""A table on which no field has its initial value survives copying, recording and loading."""

import pytest

from digsite.games.artifacts_inc.game import ArtifactsInc
from digsite.games.artifacts_inc.questions import steps
from digsite.games.artifacts_inc.records import read, record_of
from digsite.games.artifacts_inc.rules.recount import recount_all
from digsite.games.artifacts_inc.table import Table, laid_out
from tests.games.artifacts_inc.positions import EDITION, TITLE, design, piece
from tests.walks import sample

COUNTED = [
    "reputation",
    "symbols",
    "dive_help",
    "convoys",
    "unseen",
    "seen",
    "own",
    "own_count",
    "places",
    "place_count",
    "faces",
    "uses",
    "terms",
    "smallest",
]
AT_PLACES = ["places", "faces", "uses", "terms"]  # up to the `place_count` of a seat
VECTORS = [
    *COUNTED,
    "sold",
    "piles",
    "visible",
    "orders",
    "dollars",
    "artifacts",
    "levels",
    "cells",
    "finds",
    "contest",
    "dice",
    "placed",
    "dive_dice",
]
CHANGES = ["sale_changes", "cube_changes", "row_changes"]
NUMBERS = [
    *CHANGES,
    "step",
    "subject",
    "stake",
    "left",
    "floor",
    "dives",
    "first",
    "turn",
    "quiet_turns",
]
FLAGS = ["late_refill", "idle_buy", "reached"]


def crowded() -> Table:
    table = laid_out(TITLE.keys, 3)
    table.late_refill = True
    table.idle_buy = True
    table.step = steps.ORDERING
    table.subject = 2
    table.stake = 1
    table.left = 3
    table.floor = 2
    table.sold[1] = 2
    table.piles[design("b-docks")] = 0
    table.visible[design("b-docks")] = 1
    table.orders[10] = 2
    table.dives = 4
    table.dollars[1] = 15
    table.artifacts[5] = 2
    table.put(1, piece("s-headquarters"), 38)
    table.put(1, piece("b-branch-office"), 36)
    table.put(1, piece("e-diving-suit"), 40)
    table.levels[EDITION.piece_count + piece("e-diving-suit")] = 2
    table.finds[4] = 1
    table.first = 2
    table.turn = 1
    table.contest[0] = 7
    table.dice[3] = 1
    table.placed[20] = 4
    table.dive_dice[5] = 1
    table.reached = True
    table.quiet_turns = 3
    table.sale_changes = 5
    table.cube_changes = 6
    recount_all(table)
    table.symbols[0] = 3
    table.convoys[2] = 1
    return table


def test_no_field_has_its_initial_value() -> None:
    fresh, full = laid_out(TITLE.keys, 3), crowded()
    for name in VECTORS:
        assert list(getattr(fresh, name)) != list(getattr(full, name)), name
    for name in [*NUMBERS, *FLAGS]:
        assert getattr(fresh, name) != getattr(full, name), name
    before, after = record_of(fresh), record_of(full)
    same = [name for name in before if before[name] == after[name]]
    assert same == ["title", "edition", "seats"]


def test_these_are_all_the_fields() -> None:
    """An interpreted table lists them itself; a compiled one has nothing to list."""
    known = {*VECTORS, *NUMBERS, *FLAGS, "moves", "edition", "seats", "sizes"}
    assert set(getattr(crowded(), "__dict__", known)) == known


def test_a_copy_is_equal_and_independent() -> None:
    table = crowded()
    twin = table.copy()
    for name in VECTORS:
        numbers, copied = getattr(table, name), getattr(twin, name)
        assert list(copied) == list(numbers), name
        numbers[0] += 1
        assert list(copied) != list(numbers), name
    for name in [*NUMBERS, *FLAGS, "seats"]:
        assert getattr(twin, name) == getattr(table, name), name
    assert list(twin.sizes) == list(table.sizes)


@pytest.mark.played
def test_what_is_worked_out_is_worked_out_again() -> None:
    for state in sample(("artifacts-inc/reconstruction", 4, {}), seed=11, every=3):
        assert isinstance(state, ArtifactsInc)
        fresh = read(TITLE.keys, state.record(), "state")
        for name in set(COUNTED) - set(AT_PLACES):
            assert list(getattr(fresh, name)) == list(getattr(state.table, name)), name
        for seat in range(4):
            first = seat * int(EDITION.place_count)
            end = first + int(fresh.place_count[seat])
            for name in AT_PLACES:
                assert list(getattr(fresh, name)[first:end]) == list(
                    getattr(state.table, name)[first:end]
                )
