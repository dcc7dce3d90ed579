"""The actions that place huts: research and hiring workers (§7.1, §8.1, §15.12)."""

from typing import Final

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.view import Objection
from digsite.games.artifact import moves
from digsite.games.artifact.box import SITES, WORKER
from digsite.games.artifact.questions import flow, steps
from digsite.games.artifact.questions.objecting import at_site, cannot_pay, plain, with_values
from digsite.games.artifact.rules import digging as rules
from digsite.games.artifact.rules import setup, turns
from digsite.games.artifact.table import Table

ACTION: Final[dict[i64, i64]] = {
    moves.RESEARCH: steps.RESEARCHING,
    moves.HIRE: steps.HIRING,
    moves.HIRE_TWO: steps.HIRING_TWO,
}


def fill(table: Table, out: Keys, museum: bool) -> None:
    """With a museum, research at a new site (§7.1), hire where you have a hut (§8.1, §15.12)."""
    seat = table.asked
    reserve = rules.reserve(table, seat)
    if reserve == 0:
        return
    if museum:
        for site in range(SITES):
            if rules.is_new_site(table, seat, site):
                out.add(moves.key_of(moves.RESEARCH, site))
    _fill_hires(table, out, moves.HIRE, 1)
    if reserve > 1 and rules.can_hire_two(table, seat):
        _fill_hires(table, out, moves.HIRE_TWO, 2)


def _fill_hires(table: Table, out: Keys, verb: i64, huts: i64) -> None:
    """Place a hut, or two and pay twice, where you have one (§8.1, §15.12)."""
    seat = table.asked
    own = table.huts
    first = table.first_site(seat)
    for site in range(SITES):
        if own[first + site] > 0 and turns.can_act(table, seat, WORKER + site, huts):
            out.add(moves.key_of(verb, site))


def why_not(table: Table, key: i64) -> Objection:
    """Both need a site and huts (§7.1, §8.1)."""
    verb, site = moves.verb_of(key), moves.target_of(key)
    own = rules.is_own_site(table, table.asked, site)
    huts: i64 = 2 if verb == moves.HIRE_TWO else 1
    if not setup.in_play(table, site):
        return at_site(key, "site-left-out", "§2.4", site)
    if verb == moves.HIRE_TWO and not rules.can_hire_two(table, table.asked):
        return plain(key, "not-morley", "§15.12")
    if verb == moves.RESEARCH and own:
        return at_site(key, "hut-there", "§7.1", site)
    if verb != moves.RESEARCH and not own:
        return at_site(key, "no-hut-there", "§8.1", site)
    if rules.reserve(table, table.asked) < huts:
        return with_values(key, "reserve-empty", "§7.3", {"huts": int(huts)})
    return cannot_pay(table, key, ACTION[verb], site)


def answer(table: Table, key: i64) -> None:
    if flow.announce(table, ACTION[moves.verb_of(key)], moves.target_of(key)):
        carry_out(table)


def carry_out(table: Table) -> None:
    """The huts stand, and cards are unearthed (§7.2, §8.2)."""
    seat, site = table.asked, table.target
    if table.action == steps.RESEARCHING:
        flow.unearth(table, site, rules.research(table, seat, site))
    else:
        huts: i64 = 2 if table.action == steps.HIRING_TWO else 1
        flow.unearth(table, site, rules.hire(table, seat, site, huts))
