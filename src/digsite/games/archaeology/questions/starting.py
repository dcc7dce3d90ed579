"""Chance draws the starting player (§2.7)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.rng import Rng
from digsite.games.archaeology import moves
from digsite.games.archaeology.questions import flow
from digsite.games.archaeology.rules import setup
from digsite.games.archaeology.table import Table


def fill(table: Table, out: Keys) -> None:
    """Anybody may start (§2.7)."""
    for seat in range(table.seats):
        out.add(moves.start_key(seat))


def weights(table: Table) -> list[int]:
    """Each with the same chance (R27)."""
    return [1] * int(table.seats)


def draw(table: Table, rng: Rng) -> i64:
    return moves.start_key(rng.below(table.seats))


def answer(table: Table, key: i64) -> None:
    """The starting player digs first (§4.1)."""
    setup.choose_starter(table, moves.starting_seat(key))
    flow.dig(table)
