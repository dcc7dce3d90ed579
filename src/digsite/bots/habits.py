"""Habits: what a player does without thinking, because thinking longer about it only misleads."""

from digsite.core.move import Move
from digsite.core.view import View
from digsite.games.artifact.box import CITIES, MARKER_NAMES, NO_ROLE, ROLE_NAMES, SITE_NAMES
from digsite.games.artifact.questions.steps import CASTING, PAYING, PLACING
from digsite.games.artifact.rules.digging import reserve
from digsite.games.artifact.rules.shipping import cards_to_ship, may_draw_for_shipping
from digsite.games.artifact.rules.turns import wanted_marker
from digsite.games.artifact.view import ArtifactView
from digsite.games.artifacts_inc.view import ArtifactsIncView

HABITUAL = ("pay ", "end")
"""Where a plan stops, because a habit may decide the next move."""

CROWD = 2  # huts more than at the emptiest site: no place for a first hut
RARE = ("hut ", "role ")
"""Decisions that a game asks only a few times, so that practice must try all of them."""


def sensible(view: View, legal: list[Move], busy: bool) -> list[Move]:
    """The moves that are worth considering. A busy player does not end its turn with dice left."""
    kept = legal
    if isinstance(view, ArtifactView):
        kept = sensible_at_artifact(view, legal)
    elif busy and isinstance(view, ArtifactsIncView):
        kept = [move for move in legal if move.notation() != "end"]
    return kept or legal


def sensible_at_artifact(view: ArtifactView, legal: list[Move]) -> list[Move]:
    """No joker in place of the right marker, no first huts that crowd together, and a second role
    rather than a new first one."""
    table = view.table
    if table.step == PAYING:
        wanted = MARKER_NAMES[wanted_marker(table.action, table.target)]
        return [move for move in legal if move.parts().get("marker") == wanted]
    if table.step == PLACING:
        return [move for move in legal if has_room(view, move, legal)]
    if table.step == CASTING:
        return [move for move in legal if is_second_role(view, move)]
    return legal


def habit_of(move: Move) -> str:
    """The habit that leaves only this move: what is done with a marker, a hut or a role."""
    return str(move.parts()["do"])


def is_pointless(view: View, move: Move) -> bool:
    """Whether nobody should be advised to do this: sail an empty ship, with huts in reserve."""
    parts = move.parts()
    if not isinstance(view, ArtifactView) or parts.get("do") != "ship":
        return False
    table, seat, site = view.table, view.seat, site_of(move)
    brings = cards_to_ship(table, seat, site) > 0 or may_draw_for_shipping(table, seat, site)
    return not brings and reserve(table, seat) > 0


def is_second_role(view: ArtifactView, move: Move) -> bool:
    """Whether it uses an idle marker: one more privilege, and none is lost."""
    table, seat = view.table, view.seat
    has_city, has_archaeologist = (
        group[seat] != NO_ROLE for group in (table.cities, table.archaeologists)
    )
    verb, _, role = move.notation().partition(" ")
    is_city = ROLE_NAMES.index(role) < CITIES
    return verb == "role" and has_city != has_archaeologist and is_city != has_city


def has_room(view: ArtifactView, hut: Move, legal: list[Move]) -> bool:
    """Whether a first hut goes where one has none yet, and where few others are."""
    site = site_of(hut)
    fewest = min(int(view.table.huts_at(site_of(move))) for move in legal)
    crowded = int(view.table.huts_at(site)) >= fewest + CROWD
    return not crowded and int(view.table.huts_of(view.seat, site)) == 0


def site_of(move: Move) -> int:
    return SITE_NAMES.index(str(move.parts()["site"]))


def stops_plan(move: Move) -> bool:
    return move.notation().startswith(HABITUAL)


def is_rare_question(move: Move) -> bool:
    return move.notation().startswith(RARE)
