"""What a move of Artifacts, Inc. costs and brings."""

from digsite.core.move import Move
from digsite.core.view import View
from digsite.games.artifacts_inc.box import FIND, GAIN, GUIDE, NONE
from digsite.games.artifacts_inc.questions import steps
from digsite.games.artifacts_inc.rules import buying, diving, effects, museums, selling
from digsite.games.artifacts_inc.sums import gain_at
from digsite.games.artifacts_inc.table import Table
from digsite.games.artifacts_inc.view import ArtifactsIncView

Figures = dict[str, int]


def figures(view: View, move: Move) -> Figures:
    """Dollars, artifacts and reputation that a move costs or brings."""
    assert isinstance(view, ArtifactsIncView)
    table, moves, key = view.table, view.table.moves, move.key
    if moves.is_place(key):
        return placed(table, int(moves.place_of(key)), int(moves.face_placed(key)))
    if moves.is_fill(key):
        return filled(table, int(moves.museum_of(key)), int(moves.box_of(key)))
    if moves.is_lay(key):
        return {"reputation": gain_at(table, moves.cell_of(key))}
    if moves.is_add(key):
        return {"points": max(0, int(table.left) - int(moves.face_added(key)) - 1)}
    if moves.is_buy(key) or moves.is_upgrade(key):
        return bought(table, key)
    return plain(table, move.notation())


def placed(table: Table, place: int, face: int) -> Figures:
    """Artifacts that the die finds or dollars that it earns, where that is settled at once."""
    edition = table.edition
    if edition.place_public[place] == GUIDE:
        return {"dollars": int(edition.values.guide_dollars)}
    piece = edition.place_piece[place]
    if piece == NONE:
        return {}
    number = edition.piece_design[piece]
    action = edition.action(number, table.level(table.turn, piece), edition.place_action[place])
    if action.do == FIND and edition.designs[number].artifact != NONE:
        return {"finds": 1 + int(effects.extra_finds(table, table.turn, piece, face))}
    if action.do == GAIN:
        return {"dollars": int(effects.gain(table, table.turn, piece, action))}
    return {}


def bought(table: Table, key: int) -> Figures:
    """The price of a card or of its second level, and the reputation that it shows or adds."""
    if table.moves.is_buy(key):
        number = int(table.moves.design_bought(key))
        shown = int(table.edition.designs[number].sides[0].reputation)
        return {**price(table, number), "reputation": shown}
    piece = table.moves.piece_upgraded(key)
    after = table.copy()
    buying.upgrade(after, piece)
    more = int(after.reputation[table.turn] - table.reputation[table.turn])
    return {**price(table, int(table.edition.piece_design[piece])), "reputation": more}


def price(table: Table, number: int) -> Figures:
    dollars = int(buying.price(table, number, table.stake))
    scrolls = int(table.edition.scrolls[number])
    return {"price": dollars, **({"scrolls": scrolls} if scrolls else {})}


def filled(table: Table, museum: int, box: int) -> Figures:
    """How many artifacts an order takes, and what it pays."""
    size = int(table.size(museum, box))
    pay = int(museums.order_pay(table, museum, size) + table.stake)
    return {"artifacts": size, "dollars": pay}


def plain(table: Table, word: str) -> Figures:
    if word == "dive":
        points = max(0, int(diving.number_to_reach(table)))
        return {"points": points, "reputation": int(table.edition.values.dive_reputation)}
    if word == "enough" and table.step == steps.SELLING:
        return {"dollars": int(selling.sale_so_far(table))}
    return {"dice": int(table.dice_in_hand())} if word == "end" else {}
