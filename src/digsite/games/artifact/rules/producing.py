"""Producing an exhibition (chapter 10), keeping cards (§14.6, §15.4), stand-alones (§14.2)."""

from mypy_extensions import i64

from digsite.games.artifact.box import (
    FRAGMENTS,
    LARGEST_SHOW,
    NO_CARD,
    PARIS,
    STAND_ALONE,
    kind_of,
    rank_of,
)
from digsite.games.artifact.rules.knowledge import gain_openly, lose_openly
from digsite.games.artifact.table import Table


def show(table: Table, seat: i64, kind: i64) -> None:
    """The card is laid out before all eyes (§10.1, §16.2)."""
    lose_openly(table, seat, kind)
    i: i64 = 0
    while table.shown[i] != NO_CARD:
        i += 1
    table.shown[i] = kind


def cards_to_keep(table: Table, seat: i64) -> i64:
    """You may keep one of the cards shown (§10.6, R29), in Paris two (§15.4, R47, R72)."""
    if table.cities[seat] == PARIS:
        return 2
    return 1


def can_keep(table: Table, kind: i64) -> bool:
    """A card that was shown, but no fragments (§10.6, §14.6, R71)."""
    copies: i64 = 0
    for i in range(LARGEST_SHOW):
        if table.shown[i] == kind:
            copies += 1
    return copies > 0 and rank_of(kind) != FRAGMENTS and kind >= table.floor


def can_keep_any(table: Table) -> bool:
    """If only fragments were shown, nothing is kept (§14.6, R71)."""
    cards: i64 = 0
    for i in range(LARGEST_SHOW):
        if table.shown[i] != NO_CARD and can_keep(table, table.shown[i]):
            cards += 1
    return cards > 0


def keep(table: Table, seat: i64, kind: i64) -> None:
    """The card goes back to your hand (§10.6, §16.2)."""
    i: i64 = 0
    while table.shown[i] != kind:
        i += 1
    while i < LARGEST_SHOW - 1:
        table.shown[i] = table.shown[i + 1]
        i += 1
    table.shown[LARGEST_SHOW - 1] = NO_CARD
    gain_openly(table, seat, kind)


def take_tile(table: Table, seat: i64, tile: i64) -> None:
    """The other cards go under the tile (§10.6, R30), which now lies before you (§10.7)."""
    for i in range(LARGEST_SHOW):
        if table.shown[i] != NO_CARD:
            table.gone[table.shown[i]] += 1
            table.shown[i] = NO_CARD
    table.owners[tile] = seat
    table.tile_changes += 1


def can_exhibit(table: Table, seat: i64, site: i64) -> bool:
    """A stand-alone artifact in your hand needs no other card (§14.2, R40)."""
    return table.held(seat, kind_of(site, STAND_ALONE)) > 0


def exhibit(table: Table, seat: i64, site: i64) -> None:
    """It lies in front of you, without tile and without a card kept (§14.2, R73)."""
    lose_openly(table, seat, kind_of(site, STAND_ALONE))
    table.add_stand(seat, site)
