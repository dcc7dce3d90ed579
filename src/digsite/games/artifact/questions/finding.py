"""Chance draws a card that only its owner sees (§15.5, §15.11)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.rng import Rng
from digsite.games.artifact import moves
from digsite.games.artifact.questions import course, decks
from digsite.games.artifact.rules import shipping
from digsite.games.artifact.table import Table


def fill(table: Table, out: Keys) -> None:
    decks.fill(table, out, moves.FIND)


def weights(table: Table) -> list[int]:
    return decks.weights(table)


def draw(table: Table, rng: Rng) -> i64:
    return moves.key_of(moves.FIND, decks.draw(table, rng))


def answer(table: Table, key: i64) -> None:
    shipping.find(table, table.asked, moves.target_of(key))
    course.action_is_over(table)
