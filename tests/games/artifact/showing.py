"""Hands that can be shown, and which tiles they allow."""

import digsite
from digsite.games.artifact.table import Table
from tests.games.artifact.positions import TILE_NAMES, Cards, actions, can, state_with

WEAPONS = ["africa weapons", "asia weapons", "america weapons"]


MUSEUM = {0: {"museum": 3}}


def producible(table: Table) -> list[str]:
    return actions(table, "produce")


def rich_state(held: Cards, expansions: list[str] | None = None, **more: object) -> digsite.State:
    return state_with(
        4,
        expansions or [],
        hands={0: held},
        mats=MUSEUM,
        money={0: 50},
        **more,  # type: ignore[arg-type]
    )


def producible_from(state: digsite.State) -> list[str]:
    return [tile for tile in TILE_NAMES if can(state, f"produce {tile}")]
