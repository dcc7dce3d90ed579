"""What a seat sees of a move: everything, for all is done in the open (R60)."""

from mypy_extensions import i64

from digsite.core.move import Move
from digsite.core.view import Event
from digsite.games.artifacts_inc import steps
from digsite.games.artifacts_inc.game import ArtifactsInc
from digsite.games.artifacts_inc.rules.setup import next_to_roll
from digsite.games.artifacts_inc.table import NOBODY


def event(game: ArtifactsInc, move: Move) -> Event:
    """The move in full."""
    return Event(game.actor(), concerned(game), move.notation(), move.parts(), False)


def concerned(game: ArtifactsInc) -> i64:
    """The seat that the next move happens to; nobody, if it is the whole table."""
    table = game.table
    if table.step == steps.DEALING or table.step == steps.REFILLING:
        return NOBODY
    if table.step == steps.CONTESTING:
        return next_to_roll(table)
    return table.turn
