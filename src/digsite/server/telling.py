"""What each seat sees of a change, worked out once for all of them as the moves are followed."""

from collections.abc import Iterable

from digsite.core.actors import SPECTATOR
from digsite.play.match import Match
from digsite.server.records import Record
from digsite.server.store.store import LogLine

Told = dict[int, list[Record]]  # by seat, and under SPECTATOR for whoever only watches


def told_of_change(
    before: Match, after: Match, lines: list[LogLine], ply: int, here: Iterable[int]
) -> Told:
    """What those who are here saw of these lines, of which the first has this ply.

    `before` is followed to the end of the change and of no use afterwards: that saves a copy."""
    if lines and lines[0].back is not None:
        return {viewer: [back_record(ply, lines[0])] for viewer in here}
    title, state = before.title, before.state
    told: Told = {viewer: [] for viewer in here}
    for number, move in enumerate(after.moves[before.ply :], ply):
        for viewer, events in told.items():
            events.append({"ply": number, **title.event(state, move, viewer).record()})
        state.play_key(move.key)
    return told


def viewers(match: Match) -> list[int]:
    return [SPECTATOR, *range(match.seats)]


def back_record(ply: int, line: LogLine) -> Record:
    """A step back tells who took it, and how many moves are left."""
    return {"ply": ply, "actor": line.actor, "back": line.back}
