"""Naming the marker that pays for the action announced (§5.2)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.view import Objection
from digsite.games.artifact import moves
from digsite.games.artifact.box import MARKERS
from digsite.games.artifact.questions import digging, exhibiting, shipping, steps
from digsite.games.artifact.questions.objecting import not_asked, with_marker, with_money
from digsite.games.artifact.rules import turns
from digsite.games.artifact.table import Table


def fill(table: Table, out: Keys) -> None:
    """Any marker you have the money for: there is no debt (§5.2, §5.4, §5.5, R55)."""
    mats = table.mats  # read in place: this is asked before every action
    first = table.first_marker(table.asked)
    money = table.money[table.asked]
    for marker in range(MARKERS):
        if mats[first + marker] > 0 and money >= turns.price_of_action(table, marker):
            out.add(moves.key_of(moves.PAY, marker))


def why_not(table: Table, key: i64) -> Objection:
    if moves.verb_of(key) != moves.PAY:
        return not_asked(table, key)
    marker = moves.target_of(key)
    if not turns.holds(table, table.asked, marker):
        return with_marker(key, "marker-not-held", "§5.2", marker)
    return with_money(table, key, "too-dear", "§5.4", turns.price_of_action(table, marker))


def answer(table: Table, key: i64) -> None:
    """The marker returns, its price is paid, the action carried out (§5.2, §5.3, R37)."""
    turns.use_marker(table, table.asked, moves.target_of(key))
    if table.action == steps.SHIPPING:
        shipping.carry_out(table)
    elif table.action == steps.PRODUCING or table.action == steps.EXHIBITING:
        exhibiting.carry_out(table)
    else:
        digging.carry_out(table)
