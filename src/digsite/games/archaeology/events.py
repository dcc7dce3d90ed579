"""What a seat sees of a move."""

from mypy_extensions import i64

from digsite.core.actors import NOBODY
from digsite.core.move import Move, Part
from digsite.core.view import Event
from digsite.games.archaeology import moves, steps
from digsite.games.archaeology.game import Archaeology
from digsite.games.archaeology.rules import setup


def event(game: Archaeology, move: Move, seat: i64) -> Event:
    """The move in full for those who see it, its public side for the others."""
    whom = concerned(game)
    if move.key >= moves.START and move.key < moves.DIG:
        whom = move.key - moves.START
    if is_seen(game, move.key, seat):
        return Event(game.actor(), whom, move.notation(), told(game, move), False)
    return Event(game.actor(), whom, move.public_notation(), move.public_parts(), True)


def told(game: Archaeology, move: Move) -> dict[str, Part]:
    """The parts of a move, and of a sale also the price (§8.2)."""
    parts = move.parts()
    if move.key >= moves.SELL and move.key < moves.END:
        kind, size = moves.sold_kind(move.key), moves.sold_size(move.key)
        parts["price"] = int(game.table.edition.price(kind, size))
    return parts


def concerned(game: Archaeology) -> i64:
    """The seat that the next move happens to; nobody, if it is the whole table."""
    table = game.table
    if table.step == steps.DEALING:
        seat = setup.next_hand(table)
        return seat if seat < table.seats else NOBODY
    if table.step == steps.DISCARDING:
        return table.asked
    return table.turn


def is_seen(game: Archaeology, key: i64, seat: i64) -> bool:
    """Dealt, dug and found treasures are seen by their owner only, a stolen one by thief and victim
    (§2.2, §4.3, §4.6, §7.2)."""
    if key >= moves.STEAL and key < moves.FIND and seat == game.table.asked:
        return True
    if key >= moves.DEAL and key < moves.START:
        return concerned(game) == NOBODY or seat == concerned(game)
    hidden = key >= moves.DIG and key != moves.DIG_THIEF and key != moves.DIG_SANDSTORM
    return not hidden or seat == game.table.turn
