"""Choosing a role after an exhibition (§15.1)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.view import Objection
from digsite.games.artifact import moves
from digsite.games.artifact.box import CITIES, NO_ROLE, ROLES
from digsite.games.artifact.questions import flow
from digsite.games.artifact.questions.objecting import not_asked, plain
from digsite.games.artifact.rules import roles
from digsite.games.artifact.table import Table


def fill(table: Table, out: Keys) -> None:
    """A new role for one of your markers (§15.1)."""
    for role in range(ROLES):
        if roles.can_cast(table, table.asked, role):
            out.add(moves.key_of(moves.ROLE, role))
    for role in range(ROLES):
        if roles.can_change(table, table.asked, role):
            out.add(moves.key_of(moves.CHANGE, role))


def why_not(table: Table, key: i64) -> Objection:
    verb, role = moves.verb_of(key), moves.target_of(key)
    if verb != moves.ROLE and verb != moves.CHANGE:
        return not_asked(table, key)
    if not roles.is_offered(table, role):
        return plain(key, "no-research-tracks", "§15.10")
    if verb == moves.ROLE:
        return plain(key, "same-role", "§15.1")
    if roles.current_role(table, table.asked, role < CITIES) != NO_ROLE:
        return plain(key, "group-taken", "§15.2")
    return plain(key, "no-role-to-change", "§15.2")


def answer(table: Table, key: i64) -> None:
    if moves.verb_of(key) == moves.ROLE:
        roles.cast(table, table.asked, moves.target_of(key))
    else:
        roles.change(table, table.asked, moves.target_of(key))
    flow.action_is_over(table)
