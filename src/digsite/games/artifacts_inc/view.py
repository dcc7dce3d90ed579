"""What a seat knows of the table: all of it, for only the order of the piles is hidden, and it
does not exist yet (R60).
"""

from typing import Final

from mypy_extensions import i64

from digsite.core.actors import OVER, SPECTATOR
from digsite.core.records import Reader
from digsite.core.state import State
from digsite.core.view import View
from digsite.games.artifacts_inc.game import ArtifactsInc
from digsite.games.artifacts_inc.records import record_of
from digsite.games.artifacts_inc.sums import sums
from digsite.games.artifacts_inc.table import Table


class ArtifactsIncView(View):
    """The open table; a seat knows which cards are left in each pile, but not their order."""

    def __init__(self, seat: i64, actor: i64, table: Table) -> None:
        super().__init__(table.edition.title, seat, table.seats, actor)
        self.table: Final = table

    def refresh(self, state: State) -> None:
        self.actor = state.actor()

    def record(self) -> dict[str, object]:
        seen = record_of(self.table)
        seen["seat"] = int(self.seat)
        seen["actor"] = int(self.actor)
        seen.update(sums(self.table))
        return seen


def look(game: ArtifactsInc, seat: i64) -> ArtifactsIncView:
    """The view of a seat, or of a spectator."""
    return ArtifactsIncView(seat, game.actor(), game.table.copy())


def glance(game: ArtifactsInc, seat: i64) -> ArtifactsIncView:
    """The same, over the table itself."""
    return ArtifactsIncView(seat, game.actor(), game.table)


def read(table: Table, seen: dict[str, object]) -> ArtifactsIncView:
    """The view of which this is the record, over the table that was read from it."""
    reader = Reader(seen, "view")
    seat = reader.seat("seat", table.seats, SPECTATOR)
    view = ArtifactsIncView(seat, reader.number_in("actor", OVER, table.seats - 1), table)
    reader.must_agree(view.record())
    return view
