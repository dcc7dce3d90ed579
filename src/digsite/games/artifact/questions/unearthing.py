"""Chance turns up cards at a site before all eyes (§3.2)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.rng import Rng
from digsite.games.artifact import moves
from digsite.games.artifact.questions import course, decks
from digsite.games.artifact.rules import setup
from digsite.games.artifact.table import Table


def fill(table: Table, out: Keys) -> None:
    decks.fill(table, out, moves.UNEARTH)


def weights(table: Table) -> list[int]:
    return decks.weights(table)


def draw(table: Table, rng: Rng) -> i64:
    return moves.key_of(moves.UNEARTH, decks.draw(table, rng))


def answer(table: Table, key: i64) -> None:
    setup.unearth(table, moves.target_of(key))
    table.left -= 1
    if table.left == 0:
        course.all_is_unearthed(table)
