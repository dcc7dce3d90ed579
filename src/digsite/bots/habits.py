"""Habits: what a player does without thinking, for long thought about it only goes astray."""

from digsite.core.move import Move
from digsite.core.view import View
from digsite.games.artifact.box import MARKER_NAMES
from digsite.games.artifact.questions.steps import PAYING
from digsite.games.artifact.rules.turns import wanted_marker
from digsite.games.artifact.view import ArtifactView
from digsite.games.artifacts_inc.view import ArtifactsIncView

HABITUAL = ("pay ", "end")
"""Where a plan stops, for a habit may have the last word."""


def sensible(view: View, legal: list[Move], busy: bool) -> list[Move]:
    """The moves that are worth a thought: not a joker in place of the right marker, and for a
    player who keeps busy, not the end of a turn with dice in hand."""
    if isinstance(view, ArtifactView) and view.table.step == PAYING:
        wanted = wanted_marker(view.table.action, view.table.target)
        right = [move for move in legal if move.parts().get("marker") == MARKER_NAMES[wanted]]
        return right or legal
    if busy and isinstance(view, ArtifactsIncView):
        return [move for move in legal if move.notation() != "end"] or legal
    return legal


def stops_plan(move: Move) -> bool:
    return move.notation().startswith(HABITUAL)
