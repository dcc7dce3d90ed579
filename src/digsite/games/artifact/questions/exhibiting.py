"""The actions that produce an exhibition: with a tile (§10.1), or of a stand-alone (§14.2)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.move import Part
from digsite.core.view import Objection
from digsite.games.artifact import moves
from digsite.games.artifact.box import (
    IN_BOX,
    ON_BOARD,
    SITES,
    STAND_ALONE,
    TILES,
    kind_of,
    tile_name,
)
from digsite.games.artifact.questions import flow, steps
from digsite.games.artifact.questions.objecting import cannot_pay, with_card, with_values
from digsite.games.artifact.rules import exhibitions, producing
from digsite.games.artifact.table import Table


def fill(table: Table, out: Keys) -> None:
    """With a museum: a tile that your hand allows (§10.1), or a stand-alone artifact (§14.2)."""
    seat = table.asked
    held = exhibitions.holding(table, seat)
    if exhibitions.cards(held) >= table.edition.tiles.smallest:
        _fill_tiles(table, out, held)
    if table.research_on:
        for site in range(SITES):
            if producing.can_exhibit(table, seat, site):
                out.add(moves.key_of(moves.EXHIBIT, site))


def _fill_tiles(table: Table, out: Keys, held: tuple[i64, i64, i64]) -> None:
    """Tiles that ask for the same, in different numbers, are looked at together (§10.1)."""
    owners = table.owners
    sizes = table.edition.tiles.sizes
    tile: i64 = 0
    while tile < TILES:
        largest = exhibitions.largest_show(table, table.asked, tile, held)
        last = tile + exhibitions.tiles_alike(tile)
        while tile < last:
            if sizes[tile] <= largest and owners[tile] == ON_BOARD:
                out.add(moves.key_of(moves.PRODUCE, tile))
            tile += 1


def why_not(table: Table, key: i64) -> Objection:
    if moves.verb_of(key) == moves.PRODUCE:
        return _why_not_tile(table, key)
    site = moves.target_of(key)
    if not producing.can_exhibit(table, table.asked, site):
        return with_card(key, "not-held", "§14.2", kind_of(site, STAND_ALONE))
    return cannot_pay(table, key, steps.EXHIBITING, site)


def _why_not_tile(table: Table, key: i64) -> Objection:
    tile = moves.target_of(key)
    owner = table.owners[tile]
    if owner == IN_BOX:
        return with_values(key, "tile-left-out", "§2.4", {"tile": tile_name(tile)})
    if owner != ON_BOARD:
        values: dict[str, Part] = {"tile": tile_name(tile), "seat": int(owner)}
        return with_values(key, "tile-taken", "§10.1", values)
    held = exhibitions.holding(table, table.asked)
    if not exhibitions.can_produce(table, table.asked, tile, held):
        return with_values(key, "artifacts-missing", "§10.1", {"tile": tile_name(tile)})
    return cannot_pay(table, key, steps.PRODUCING, tile)


def answer(table: Table, key: i64) -> None:
    tile = moves.verb_of(key) == moves.PRODUCE
    action = steps.PRODUCING if tile else steps.EXHIBITING
    if flow.announce(table, action, moves.target_of(key)):
        carry_out(table)


def carry_out(table: Table) -> None:
    """Show the artifacts of the tile (§10.1); a stand-alone artifact needs no other (§14.2)."""
    if table.action == steps.PRODUCING:
        flow.ask(table, steps.SHOWING, table.asked)
        table.left = table.edition.tiles.sizes[table.target]
    else:
        producing.exhibit(table, table.asked, table.target)
        flow.exhibition_is_produced(table)
