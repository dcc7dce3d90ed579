"""What a move of Artifacts, Inc. costs and brings."""

from digsite.core.move import Move
from digsite.core.view import View
from digsite.games.artifacts_inc.box import FIND, GAIN, GUIDE, NONE
from digsite.games.artifacts_inc.moves import Add, Fill, Lay, Place, WithCard
from digsite.games.artifacts_inc.questions import steps
from digsite.games.artifacts_inc.rules import buying, diving, effects, museums, rows, selling
from digsite.games.artifacts_inc.table import Table
from digsite.games.artifacts_inc.view import ArtifactsIncView

Figures = dict[str, int]


def figures(view: View, move: Move) -> Figures:
    """Dollars, artifacts and reputation that a move costs or brings."""
    assert isinstance(view, ArtifactsIncView)
    table = view.table
    if isinstance(move, Place):
        return placed(table, move)
    if isinstance(move, WithCard):
        return with_card(table, move)
    if isinstance(move, Fill):
        return filled(table, move)
    if isinstance(move, Lay):
        after = table.copy()
        buying.lay(after, rows.cell_at(table.edition, move.row, move.column))
        return {"reputation": gained(table, after)}
    if isinstance(move, Add):
        return {"points": max(0, int(table.left) - int(move.face) - 1)}
    return plain(table, move.notation())


def placed(table: Table, move: Place) -> Figures:
    """Artifacts that the die finds or dollars that it earns, where that is settled at once."""
    edition = table.edition
    if move.card not in edition.piece_names:
        public = [one.name for one in edition.publics].index(move.card)
        return {"dollars": int(edition.values.guide_dollars)} if public == GUIDE else {}
    piece = edition.piece_names.index(move.card)
    number = edition.piece_design[piece]
    action = edition.action(number, table.level(table.turn, piece), move.position)
    if action.do == FIND and edition.designs[number].artifact != NONE:
        return {"finds": 1 + int(effects.extra_finds(table, table.turn, piece, move.face))}
    if action.do == GAIN:
        return {"dollars": int(effects.gain(table, table.turn, piece, action))}
    return {}


def with_card(table: Table, move: WithCard) -> Figures:
    """The price of a card or of its second level, and the reputation that it shows or adds."""
    edition = table.edition
    if move.word == "buy":
        number = [design.name for design in edition.designs].index(move.card)
        shown = int(edition.designs[number].sides[0].reputation)
        return {**price(table, number), "reputation": shown}
    if move.word == "upgrade":
        piece = edition.piece_names.index(move.card)
        after = table.copy()
        buying.upgrade(after, piece)
        number = int(edition.piece_design[piece])
        return {**price(table, number), "reputation": gained(table, after)}
    return {}


def price(table: Table, number: int) -> Figures:
    dollars = int(buying.price(table, number, table.stake))
    scrolls = int(table.edition.scrolls[number])
    return {"price": dollars, **({"scrolls": scrolls} if scrolls else {})}


def gained(before: Table, after: Table) -> int:
    """The reputation that a change of cards brings."""
    return int(after.reputation[before.turn]) - int(before.reputation[before.turn])


def filled(table: Table, move: Fill) -> Figures:
    """How many artifacts an order takes, and what it pays."""
    museum = [public.name for public in table.edition.publics].index(move.museum)
    size = int(table.size(museum, move.box))
    pay = int(museums.order_pay(table, museum, size) + table.stake)
    return {"artifacts": size, "dollars": pay}


def plain(table: Table, word: str) -> Figures:
    if word == "dive":
        points = max(0, int(diving.number_to_reach(table)))
        return {"points": points, "reputation": int(table.edition.values.dive_reputation)}
    if word == "enough" and table.step == steps.SELLING:
        return {"dollars": int(selling.sale_so_far(table))}
    return {"dice": int(table.dice_in_hand())} if word == "end" else {}
