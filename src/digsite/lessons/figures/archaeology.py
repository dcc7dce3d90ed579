"""What a move of Archaeology costs and brings."""

from digsite.core.move import Move
from digsite.core.view import View
from digsite.games.archaeology.moves import Explore, Sell, WithKind, WithSeat
from digsite.games.archaeology.view import ArchaeologyView


def figures(view: View, move: Move) -> dict[str, int]:
    """Trading values, the price of a set, a chamber's maps and cards, the hand of a victim."""
    assert isinstance(view, ArchaeologyView)
    edition = view.table.edition
    if isinstance(move, WithKind):
        return {"value": int(edition.trading[move.kind])}
    if isinstance(move, Sell):
        return {"sale": int(edition.price(move.kind, move.size))}
    if isinstance(move, Explore):
        maps, cards = edition.chamber_maps[move.chamber], edition.chamber_cards[move.chamber]
        return {"maps": int(maps), "cards": int(cards)}
    if isinstance(move, WithSeat):
        return {"hand": int(view.sizes[move.seat])}
    return {"lost": int(view.table.balance)} if move.notation() == "close" else {}
