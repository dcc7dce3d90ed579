"""Placing a hut at start-up (§3.1)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.view import Objection
from digsite.games.artifact import moves
from digsite.games.artifact.box import SITES
from digsite.games.artifact.questions import flow
from digsite.games.artifact.questions.objecting import at_site, not_asked
from digsite.games.artifact.rules import setup
from digsite.games.artifact.table import Table


def fill(table: Table, out: Keys) -> None:
    """Any site in play, also a second time (§3.1)."""
    for site in range(SITES):
        if setup.in_play(table, site):
            out.add(moves.key_of(moves.HUT, site))


def why_not(table: Table, key: i64) -> Objection:
    if moves.verb_of(key) == moves.HUT:
        return at_site(key, "site-left-out", "§2.4", moves.target_of(key))
    return not_asked(table, key)


def answer(table: Table, key: i64) -> None:
    """The hut may unearth a card; then the next player places one (§3.1, §3.2)."""
    setup.place_start_hut(table, table.asked, moves.target_of(key))
    flow.start_up(table)
