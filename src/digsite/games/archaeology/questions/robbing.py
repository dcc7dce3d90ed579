"""The current player chooses a victim for the thief (§4.5)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.view import Objection
from digsite.games.archaeology import moves
from digsite.games.archaeology.questions import steps
from digsite.games.archaeology.questions.objecting import plain, with_values
from digsite.games.archaeology.rules import digging
from digsite.games.archaeology.table import Table


def fill(table: Table, out: Keys) -> None:
    """An opponent to steal from (§4.5)."""
    for seat in range(table.seats):
        if digging.can_rob(table, seat):
            out.add(moves.rob_key(seat))


def why_not(table: Table, key: i64) -> Objection:
    if not moves.is_robbery(key):
        return plain(key, "thief-first", "§4.5")
    victim = moves.robbed_seat(key)
    if victim >= table.seats:
        return plain(key, "no-such-player", "§1.4")
    if victim == table.turn:
        return plain(key, "rob-yourself", "§4.5")
    return with_values(key, "nothing-to-steal", "R4", {"seat": int(victim)})


def answer(table: Table, key: i64) -> None:
    """The victim is chosen before anybody knows the card (§4.5)."""
    table.asked = moves.robbed_seat(key)
    table.step = steps.STEALING
