"""Choosing four markers at start-up (§3.3)."""

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
    """After the fourth marker the next player chooses; then the first round begins (§3.3, R10)."""
    taking.take(table, key)
    if table.left > 0:
        return
    seat = course.next_seat(table, table.asked)
    if seat != table.starter:
        course.choose_markers(table, seat)
    else:
        course.begin_round(table)
