"""What a move of Artifact costs and brings."""

from digsite.core.move import Move
from digsite.core.view import View
from digsite.games.artifact import moves, sums
from digsite.games.artifact.questions import steps
from digsite.games.artifact.rules import market, shipping, turns
from digsite.games.artifact.table import Table
from digsite.games.artifact.view import ArtifactView

ACTION = {
    int(moves.RESEARCH): steps.RESEARCHING,
    int(moves.HIRE): steps.HIRING,
    int(moves.HIRE_TWO): steps.HIRING_TWO,
    int(moves.SHIP_FROM): steps.SHIPPING,
    int(moves.PRODUCE): steps.PRODUCING,
    int(moves.EXHIBIT): steps.EXHIBITING,
}


def figures(view: View, move: Move) -> dict[str, int]:
    """The price of an action with the marker at hand, and what it brings."""
    assert isinstance(view, ArtifactView)
    table = sums.own_table(view.seat, view.table, view.hand)
    verb, target = int(moves.verb_of(move.key)), int(moves.target_of(move.key))
    if verb in ACTION:
        return {"price": price(table, verb, target)[0], **brought(table, verb, target)}
    if verb == moves.PAY:
        return {"price": int(turns.price_of_action(table, target))}
    if verb == moves.BUY:
        return {"price": int(market.coins(table))}
    if verb == moves.SELL:
        return {"coins": int(market.coins(table) + market.extra_coins(table, table.asked))}
    return {}


def brought(table: Table, verb: int, target: int) -> dict[str, int]:
    """Cards come aboard, exhibitions bring prestige and income."""
    tiles = table.edition.tiles
    if verb == moves.SHIP_FROM:
        return {"cards": int(shipping.cards_to_ship(table, table.asked, target))}
    if verb == moves.PRODUCE:
        return {"prestige": int(tiles.prestige[target]), "income": int(tiles.income[target])}
    if verb == moves.EXHIBIT:
        prestige, income = tiles.stand_alone_prestige, tiles.stand_alone_income
        return {"prestige": int(prestige), "income": int(income)}
    return {}


def price(table: Table, verb: int, target: int) -> tuple[int, bool]:
    """What the action costs, and whether a joker pays: without the right marker or its price."""
    seat, times = table.asked, int(turns.payments(ACTION[verb]))
    if turns.has_seventh_action(table, seat):
        return 0, False
    wanted = turns.wanted_marker(ACTION[verb], target)
    covered = int(turns.covered(table, wanted)) * times
    if table.on_mat(seat, wanted) > 0 and table.money[seat] >= covered:
        return covered, False
    return int(table.edition.joker) * times, True
