"""What a move of Artifact costs and brings."""

from digsite.core.move import Move
from digsite.core.view import View
from digsite.games.artifact import moves, sums
from digsite.games.artifact.box import MUSEUM, SHIP, WORKER
from digsite.games.artifact.moves import Buy, Named, WithCard
from digsite.games.artifact.rules import market, shipping, turns
from digsite.games.artifact.table import Table
from digsite.games.artifact.view import ArtifactView


def figures(view: View, move: Move) -> dict[str, int]:
    """The price of an action with the marker at hand, and what it brings."""
    assert isinstance(view, ArtifactView)
    table = sums.own_table(view.seat, view.table, view.hand)
    if not isinstance(move, Named):
        return traded(table, move)
    if move.named == moves.SITE:
        return at_site(table, move)
    if move.named == moves.TILE:
        tiles = table.edition.tiles
        worth = {"prestige": tiles.prestige[move.target], "income": tiles.income[move.target]}
        return {"price": price(table, int(MUSEUM), 1), **{k: int(v) for k, v in worth.items()}}
    if move.word == "pay":
        return {"price": int(turns.price_of_action(table, move.target))}
    return {}


def traded(table: Table, move: Move) -> dict[str, int]:
    """The coins above the ship track, to pay or to receive."""
    if isinstance(move, Buy):
        return {"price": int(market.coins(table))}
    if isinstance(move, WithCard) and move.word == "sell":
        return {"coins": int(market.coins(table) + market.extra_coins(table, table.asked))}
    return {}


def at_site(table: Table, move: Named) -> dict[str, int]:
    """Digging, shipping, and the exhibition of a single artifact."""
    site = int(move.target)
    if move.word == "hut":
        return {}
    if move.word == "ship":
        cards = int(shipping.cards_to_ship(table, table.asked, site))
        return {"price": price(table, int(SHIP), 1), "cards": cards}
    if move.word == "exhibit":
        tiles = table.edition.tiles
        worth = {
            "prestige": int(tiles.stand_alone_prestige),
            "income": int(tiles.stand_alone_income),
        }
        return {"price": price(table, int(MUSEUM), 1), **worth}
    if move.word == "research":
        return {"price": price(table, int(MUSEUM), 1)}
    return {"price": price(table, int(WORKER) + site, 2 if move.word == "hire two" else 1)}


def price(table: Table, wanted: int, times: int) -> int:
    """What the action costs with the right marker; without it or its price, with a joker."""
    seat = table.asked
    if turns.has_seventh_action(table, seat):
        return 0
    covered = int(turns.covered(table, wanted)) * times
    if table.on_mat(seat, wanted) > 0 and table.money[seat] >= covered:
        return covered
    return int(table.edition.joker) * times
