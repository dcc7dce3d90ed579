"""What a move of Artifact costs or brings."""

from digsite.core.move import Move, Plain
from digsite.core.view import View
from digsite.games.artifact import moves
from digsite.games.artifact.box import (
    MARKER_NAMES,
    MUSEUM,
    ROLE_NAMES,
    SHIP,
    WORKER,
)
from digsite.games.artifact.moves import Buy, Named, PlayGold, WithCard
from digsite.games.artifact.rules import market, shipping, turns
from digsite.games.artifact.table import Table
from digsite.games.artifact.view import ArtifactView
from digsite.terminal.screens.artifact.hand import tile_values
from digsite.terminal.screens.artifact.words import card_name, own_table
from digsite.terminal.voice import Voice


def remark(view: View, move: Move, voice: Voice) -> str:
    """What a move costs or brings, in few words."""
    assert isinstance(view, ArtifactView)
    table = own_table(view)
    if isinstance(move, Plain):
        return voice("plain-remark", plain=move.word)
    if not isinstance(move, Named):
        return trade(table, move, voice)
    if move.named == moves.SITE:
        return at_site(view, table, move, voice)
    if move.named == moves.TILE:
        return f"{tile_values(view, int(move.target), voice)} {cost(table, int(MUSEUM), 1, voice)}"
    if move.named == moves.MARKER:
        return with_marker(table, move, voice)
    return privilege(table, int(move.target), voice)


def privilege(table: Table, role: int, voice: Voice) -> str:
    """What a role allows."""
    edition = table.edition
    name = ROLE_NAMES[role].replace(" ", "-")
    coins, steps = int(edition.berlin_coins), int(edition.carter_steps)
    return voice(f"privilege-{name}", coins=coins, steps=steps)


def at_site(view: ArtifactView, table: Table, move: Named, voice: Voice) -> str:
    """The price of digging and shipping, and how many cards come aboard."""
    site = int(move.target)
    if move.word == "hut":
        return ""
    if move.word == "ship":
        cards = int(shipping.cards_to_ship(table, table.asked, site))
        return f"{voice('cards-aboard', cards=cards)} {cost(table, int(SHIP), 1, voice)}"
    if move.word == "exhibit":
        tiles = view.table.edition.tiles
        worth = voice(
            "tile-values",
            prestige=int(tiles.stand_alone_prestige),
            income=int(tiles.stand_alone_income),
        )
        return f"{worth} {cost(table, int(MUSEUM), 1, voice)}"
    if move.word == "research":
        return cost(table, int(MUSEUM), 1, voice)
    return cost(table, int(WORKER) + site, 2 if move.word == "hire two" else 1, voice)


def cost(table: Table, wanted: int, times: int, voice: Voice) -> str:
    """What the action costs with the right marker; without one, with a joker."""
    seat = table.asked
    if turns.has_seventh_action(table, seat):
        return voice("free")
    if table.on_mat(seat, wanted) > 0:
        price = int(turns.covered(table, wanted)) * times
        if table.money[seat] >= price:
            return voice("costs", price=price)
    return voice("costs-joker", price=int(table.edition.joker) * times)


def with_marker(table: Table, move: Named, voice: Voice) -> str:
    """What a marker costs to use, or what it is for."""
    marker = int(move.target)
    if move.word == "take" and marker < WORKER:
        return voice(f"use-{MARKER_NAMES[marker]}")
    if move.word != "pay":
        return ""
    wanted = int(turns.wanted_marker(table.action, table.target))
    price = int(turns.price_of_action(table, marker))
    return voice("costs" if marker == wanted else "costs-joker", price=price)


def trade(table: Table, move: Move, voice: Voice) -> str:
    """What a sale brings, or which card lies at that place of the black market."""
    if isinstance(move, Buy):
        card = card_name(int(table.market[move.place]), voice)
        return f"{card} {voice('costs', price=int(market.coins(table)))}"
    if isinstance(move, PlayGold):
        return card_name(int(table.market[move.place]), voice)
    if isinstance(move, WithCard) and move.word == "sell":
        return f"+{market.coins(table) + market.extra_coins(table, table.asked)}"
    return ""
