"""The action of shipping artifacts (§9.1)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.view import Objection
from digsite.games.artifact import moves
from digsite.games.artifact.box import SHIP, SITES, kind_of
from digsite.games.artifact.questions import flow, steps
from digsite.games.artifact.questions.objecting import at_site, cannot_pay
from digsite.games.artifact.rules import setup, turns
from digsite.games.artifact.rules import shipping as rules
from digsite.games.artifact.table import Table


def fill(table: Table, out: Keys) -> None:
    """Ship from a site where you have huts (§9.1)."""
    if turns.can_act(table, table.asked, SHIP, 1):
        first = table.first_site(table.asked)
        moves.add_where(out, moves.SHIP_FROM, table.huts, first, SITES)


def why_not(table: Table, key: i64) -> Objection:
    site = moves.target_of(key)
    if not setup.in_play(table, site):
        return at_site(key, "site-left-out", "§2.4", site)
    if not rules.can_ship(table, table.asked, site):
        return at_site(key, "no-hut-there", "§9.1", site)
    return cannot_pay(table, key, steps.SHIPPING, site)


def answer(table: Table, key: i64) -> None:
    if flow.announce(table, steps.SHIPPING, moves.target_of(key)):
        carry_out(table)


def carry_out(table: Table) -> None:
    """The cursed artifact first (§14.7), then cards of choice (§9.1); the huts come home (§9.3)."""
    seat, site = table.asked, table.target
    cards = rules.cards_to_ship(table, seat, site)
    if rules.must_take_curse(table, site, cards):
        rules.take_curse(table, site)
        cards -= 1
    rules.take_huts_home(table, seat, site)
    if cards > 0 and cards == setup.face_up_at(table, site):
        rules.load_all(table, seat, site)
        cards = 0
    if cards > 0:
        flow.ask(table, steps.LOADING, seat)
        table.left = cards
        table.floor = kind_of(site, 0)
    else:
        flow.all_is_loaded(table)
