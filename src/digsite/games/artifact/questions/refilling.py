"""Filling the mat up to six markers at the end of a round (§6.3)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.view import Objection
from digsite.games.artifact.questions import course, taking
from digsite.games.artifact.table import Table


def fill(table: Table, out: Keys) -> None:
    taking.fill(table, out)


def why_not(table: Table, key: i64) -> Objection:
    return taking.why_not(table, key)


def answer(table: Table, key: i64) -> None:
    """When the mat is full, the next one that is not is filled (§6.3, R58)."""
    taking.take(table, key)
    if table.left == 0:
        course.refill(table, table.asked)
