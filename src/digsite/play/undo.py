"""How far a decision can be taken back."""

from collections.abc import Sequence

from digsite.core.actors import CHANCE


def horizon(actors: Sequence[int]) -> int:
    """The ply to which the latest actor may go back without asking anybody.

    It lies after the last move that was not this seat's own decision: whatever chance brought or
    another seat decided may have shown something. While chance acts, or right after it, nothing can
    be taken back.
    """
    ply = len(actors)
    if ply == 0 or actors[-1] == CHANCE:
        return ply
    seat = actors[-1]
    while ply > 0 and actors[ply - 1] == seat:
        ply -= 1
    return ply


def last_decision(actors: Sequence[int], seat: int) -> int | None:
    """The ply before the latest decision of the seat: where free undo, as in practice games, goes
    back to."""
    for ply in range(len(actors) - 1, -1, -1):
        if actors[ply] == seat:
            return ply
    return None
