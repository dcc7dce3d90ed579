"""What a seat knows of the table: all of it, for only the order of the piles is hidden, and it
does not exist yet (R60).
"""

from typing import Final

from mypy_extensions import i64

from digsite.core.actors import OVER, SPECTATOR
from digsite.core.records import Reader
from digsite.core.view import View
from digsite.games.artifacts_inc.components import FACES, LEVELS, MUSEUMS
from digsite.games.artifacts_inc.edition import Edition
from digsite.games.artifacts_inc.game import ArtifactsInc
from digsite.games.artifacts_inc.records import as_list, card_at, loaded, record
from digsite.games.artifacts_inc.rules import effects, ending, selling, turn
from digsite.games.artifacts_inc.table import Table


class ArtifactsIncView(View):
    """The open table, seen from one seat; what is left in each pile is known, its order is not."""

    def __init__(self, seat: i64, actor: i64, table: Table) -> None:
        super().__init__(table.edition.title, seat, table.seats, actor)
        self.table: Final = table

    def record(self) -> dict[str, object]:
        seen = record(self.table)
        seen["seat"] = int(self.seat)
        seen["actor"] = int(self.actor)
        self._record_sums(seen)
        return seen

    def _record_sums(self, seen: dict[str, object]) -> None:
        """What everybody can count on the table, so that no screen needs a rule for it (R60)."""
        table = self.table
        seats = range(int(self.seats))
        seen["rolls"] = [int(turn.dice_to_roll(table, seat)) for seat in seats]
        seen["dive_help"] = as_list(table.dive_help)
        seen["majorities"] = [int(ending.majority_holder(table, m)) for m in range(MUSEUMS)]
        seen["order_bonuses"] = [[_bonus(table, seat, m) for m in range(MUSEUMS)] for seat in seats]
        seen["sale"] = int(selling.sale_so_far(table))
        seen["eased"] = [_eased(table, seat) for seat in seats]


def _bonus(table: Table, seat: i64, museum: i64) -> int:
    """What an order of the Museum brings the player on top of its size (§5.2, §7.9)."""
    bonus = table.edition.museum(table.seats, museum).bonus
    return int(bonus + effects.better_sales(table, seat, museum))


def _eased(table: Table, seat: i64) -> list[dict[str, object]]:
    """The actions of a player that take more faces than they show (§7.7)."""
    edition = table.edition
    found: list[dict[str, object]] = []
    first = seat * edition.place_count
    for i in range(first, first + table.place_count[seat]):
        place = table.places[i]
        level = table.level(seat, edition.place_piece[place])
        faces = table.faces[i]
        if faces != edition.place_faces[place * LEVELS + level - 1]:
            action = int(edition.place_action[place]) + 1
            taken = [int(face) + 1 for face in range(FACES) if faces >> face & 1]
            found.append({"card": card_at(edition, place), "action": action, "faces": taken})
    return found


def look(game: ArtifactsInc, seat: i64) -> ArtifactsIncView:
    """The view of a seat, or of a spectator."""
    return ArtifactsIncView(seat, game.actor(), game.table.copy())


def read(edition: Edition, seen: dict[str, object]) -> ArtifactsIncView:
    """The view of which this is the record."""
    table = loaded(edition, seen, "view")
    reader = Reader(seen, "view")
    seat = reader.seat("seat", table.seats, SPECTATOR)
    view = ArtifactsIncView(seat, reader.number_in("actor", OVER, table.seats - 1), table)
    reader.must_agree(view.record())
    return view
