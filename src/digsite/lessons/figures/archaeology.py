"""What a move of Archaeology costs and brings."""

from digsite.core.move import Move
from digsite.core.view import View
from digsite.games.archaeology import moves
from digsite.games.archaeology.box import KIND_NAMES
from digsite.games.archaeology.view import ArchaeologyView


def figures(view: View, move: Move) -> dict[str, int]:
    """Trading values, the price of a set, a chamber's maps and cards, the hand of a victim."""
    assert isinstance(view, ArchaeologyView)
    edition, parts = view.table.edition, move.parts()
    if moves.is_sale(move.key):
        return {"sale": int(edition.price(moves.sold_kind(move.key), moves.sold_size(move.key)))}
    if "kind" in parts:
        return {"value": int(edition.trading[KIND_NAMES.index(str(parts["kind"]))])}
    if "chamber" in parts:
        chamber = moves.explored_chamber(move.key)
        maps, cards = edition.chamber_maps[chamber], edition.chamber_cards[chamber]
        return {"maps": int(maps), "cards": int(cards)}
    if "seat" in parts:
        return {"hand": int(view.sizes[moves.robbed_seat(move.key)])}
    return {"lost": int(view.table.balance)} if move.key == moves.CLOSE else {}
