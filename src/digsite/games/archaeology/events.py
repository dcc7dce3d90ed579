"""What a seat sees of a move."""

from mypy_extensions import i64

from digsite.core.actors import NOBODY
from digsite.core.move import Move, Part
from digsite.core.view import Event
from digsite.games.archaeology.game import Archaeology
from digsite.games.archaeology.moves import END, Draw, is_sale, sold_kind, sold_size, starting_seat
from digsite.games.archaeology.questions import steps
from digsite.games.archaeology.rules import setup
from digsite.games.archaeology.table import Table


def event(game: Archaeology, move: Move, seat: i64) -> Event:
    """The move in full for those who see it, its public side for the others."""
    table = game.table
    hidden = not is_seen(table, move, seat)
    parts = move.public_parts() if hidden else told(table, move)
    if table.step == steps.STEALING:
        parts["from"] = int(table.asked)  # everybody sees who is robbed
    notation = move.public_notation() if hidden else move.notation()
    return Event(game.actor(), concerned(table, move), notation, parts, hidden)


def told(table: Table, move: Move) -> dict[str, Part]:
    """The parts of a move, of a sale also the price (§8.2), and whether an end is a pass (§9.3)."""
    parts = move.parts()
    if is_sale(move.key):
        parts["price"] = int(table.edition.price(sold_kind(move.key), sold_size(move.key)))
    elif move.key == END and table.ending and not table.has_sold:
        parts["outcome"] = "pass"
    return parts


def concerned(table: Table, move: Move) -> i64:
    """The seat that the move happens to; nobody, if it is the whole table."""
    step = table.step
    if step == steps.DEALING:
        seat = setup.next_hand(table)
        return seat if seat < table.seats else NOBODY
    if step == steps.STARTING:
        return starting_seat(move.key)
    return table.asked if step == steps.DISCARDING else table.turn


def is_seen(table: Table, move: Move, seat: i64) -> bool:
    """Dealt, dug and found treasures are seen by their owner only, a stolen one by thief and victim
    (§2.2, §4.3, §4.6, §7.2)."""
    if not isinstance(move, Draw):
        return True
    whom = concerned(table, move)
    if whom == NOBODY or seat == whom:
        return True
    return table.step == steps.STEALING and seat == table.asked
