"""What a seat sees of a move."""

from mypy_extensions import i64

from digsite.core.move import Move
from digsite.core.view import Event
from digsite.games.artifact import moves
from digsite.games.artifact.game import Artifact


def event(game: Artifact, move: Move, seat: i64) -> Event:
    """The move in full for those who see it, its public side for the others."""
    whom = game.table.asked
    if is_seen(game, move.key, seat):
        return Event(game.actor(), whom, move.notation(), move.parts(), False)
    return Event(game.actor(), whom, move.public_notation(), move.public_parts(), True)


def is_seen(game: Artifact, key: i64, seat: i64) -> bool:
    """All is seen, but a found card by its owner only (§15.5, §15.11, §16.1)."""
    return key < moves.FIND or seat == game.table.asked
