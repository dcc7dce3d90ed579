"""Why a move is not allowed now: every decision is either legal or has exactly one objection."""

from typing import Final

from mypy_extensions import i64

from digsite.core.actors import CHANCE, OVER
from digsite.core.keys import Keys
from digsite.core.view import Objection
from digsite.games.artifact import legal, moves, refusals, steps
from digsite.games.artifact.components import (
    CITIES,
    CURSED,
    FRAGMENTS,
    KINDS,
    MAT,
    NO_ROLE,
    RANKS,
    rank_of,
)
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.refusals import at_site, plain, with_card, with_marker, with_money
from digsite.games.artifact.rules import exhibitions, roles, turns
from digsite.games.artifact.table import Table

OPEN_QUESTIONS: Final = [
    ("place-hut-first", "§3.1"),
    ("choose-markers-first", "§3.3"),
    ("not-now", "§5.1"),
    ("pay-first", "§5.2"),
    ("unearth-first", "§3.2"),
    ("load-first", "§9.1"),
    ("draw-first", "§15.3"),
    ("find-first", "§15.5"),
    ("show-first", "§10.1"),
    ("keep-first", "§10.6"),
    ("role-first", "§15.1"),
    ("passed-already", "§5.6"),
    ("take-first", "§5.8"),
    ("refill-first", "§6.3"),
    ("game-over", "§12.5"),
]
"""What to say, by step, to a move that does not answer the open question at all."""


TAKING: Final[dict[i64, str]] = {
    steps.CHOOSING: "§3.3",
    steps.PASSED: "§5.7",
    steps.EXCHANGING: "§5.8",
    steps.REFILLING: "§6.3",
}
"""The questions that are answered by taking a marker, and their paragraphs."""


def objections(game: Artifact, seat: i64) -> list[Objection]:
    """What the seat cannot do now; told from open things and its own hand alone."""
    actor = game.actor()
    if actor == OVER:
        return [Objection("play", "game-over", "§12.5", {})]
    if actor == CHANCE:
        return [Objection("play", "chance-acts", "§3.2", {})]
    if actor != seat:
        return [Objection("play", "not-your-turn", "§5.1", {"seat": int(actor)})]
    allowed = Keys()
    game.fill(allowed)
    return [why_not(game.table, key) for key in range(moves.DECISIONS) if not allowed.has(key)]


def why_not(table: Table, key: i64) -> Objection:
    """The reason against an illegal decision of the player to act."""
    step = table.step
    if step == steps.ACTING:
        return refusals.while_acting(table, key)
    if step == steps.PLACING and key < moves.RESEARCH:
        return at_site(key, "site-left-out", "§2.4", key - moves.HUT)
    if step == steps.PAYING and moves.PAY <= key < moves.LOAD:
        return _against_payment(table, key)
    if moves.LOAD <= key < moves.DRAW:
        return _against_part(table, key)
    if moves.TAKE <= key < moves.NOTHING:
        return _against_marker(table, key)
    return _not_asked(table, key)


def _not_asked(table: Table, key: i64) -> Objection:
    reason, paragraph = OPEN_QUESTIONS[table.step]
    return plain(key, reason, paragraph)


def _against_part(table: Table, key: i64) -> Objection:
    """A card or a role that is not among those to choose from, or not asked for at all."""
    step = table.step
    if step == steps.LOADING and key < moves.SHOW:
        return _against_load(table, key)
    if step == steps.SHOWING and moves.SHOW <= key < moves.KEEP:
        return _against_show(table, key)
    if step == steps.KEEPING and moves.KEEP <= key < moves.KEEP_NONE:
        return _against_keep(table, key)
    if step == steps.CASTING and key >= moves.ROLE:
        return _against_role(table, key)
    return _not_asked(table, key)


def _against_payment(table: Table, key: i64) -> Objection:
    marker = key - moves.PAY
    if not turns.holds(table, table.asked, marker):
        return with_marker(key, "marker-not-held", "§5.2", marker)
    wanted = legal.wanted_marker(table.action, table.target)
    price = turns.price(table, wanted, marker) * legal.payments(table.action)
    return with_money(table, key, "too-dear", "§5.4", price)


def _against_load(table: Table, key: i64) -> Objection:
    kind = key - moves.LOAD
    if kind // RANKS != table.target:
        return with_card(key, "other-site", "§9.1", kind)
    if table.face_up[kind] == 0:
        return with_card(key, "not-face-up", "§9.1", kind)
    return _out_of_order(table, key, kind)


def _out_of_order(table: Table, key: i64, kind: i64) -> Objection:
    """Parts are named in ascending order, so that each combination is asked for once."""
    reason = "named-in-order" if kind < table.floor else "too-few-above"
    return with_card(key, reason, "§9.1" if table.step == steps.LOADING else "§10.1", kind)


def _against_show(table: Table, key: i64) -> Objection:
    kind = key - moves.SHOW
    if table.hands[table.asked * KINDS + kind] == 0:
        return with_card(key, "not-held", "§10.1", kind)
    if not exhibitions.can_be_shown(kind):
        paragraph = "§14.9" if rank_of(kind) == CURSED else "§14.11"
        return with_card(key, "cannot-be-shown", paragraph, kind)
    if kind < table.floor:
        return _out_of_order(table, key, kind)
    return with_card(key, "does-not-fit", "§10.1", kind)


def _against_keep(table: Table, key: i64) -> Objection:
    kind = key - moves.KEEP
    if rank_of(kind) == FRAGMENTS:
        return with_card(key, "fragments-stay", "§14.6", kind)
    for card in table.shown:
        if card == kind:
            return _out_of_order(table, key, kind)
    return with_card(key, "not-shown", "§10.6", kind)


def _against_role(table: Table, key: i64) -> Objection:
    change = key >= moves.CHANGE
    role = key - (moves.CHANGE if change else moves.ROLE)
    if not roles.is_offered(table, role):
        return plain(key, "no-research-tracks", "§15.10")
    if not change:
        return plain(key, "same-role", "§15.1")
    if roles.current_role(table, table.asked, role < CITIES) != NO_ROLE:
        return plain(key, "group-taken", "§15.2")
    return plain(key, "no-role-to-change", "§15.2")


def _against_marker(table: Table, key: i64) -> Objection:
    """Taking and giving markers, in whatever question."""
    step = table.step
    if key < moves.GIVE and step in TAKING:
        return _against_take(table, key, key - moves.TAKE)
    if key >= moves.GIVE and step == steps.PASSED:
        marker = key - moves.GIVE
        held = turns.holds(table, table.asked, marker)
        return with_marker(key, "nothing-to-take" if held else "marker-not-held", "§5.8", marker)
    return _not_asked(table, key)


def _against_take(table: Table, key: i64, marker: i64) -> Objection:
    step = table.step
    if step == steps.PASSED and turns.markers_held(table, table.asked) == MAT:
        return with_marker(key, "mat-full", "§5.7", marker)
    if step == steps.EXCHANGING and marker == table.target:
        return with_marker(key, "same-marker", "R54", marker)
    paragraph = TAKING[step]
    if not turns.is_on_board(table, marker):
        return with_marker(key, "track-empty", paragraph, marker)
    reason = "marker-in-order" if marker < table.floor else "too-few-markers-above"
    return with_marker(key, reason, paragraph, marker)
