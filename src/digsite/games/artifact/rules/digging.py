"""Research and hiring workers (chapters 7 and 8), with the roles that change them."""

from mypy_extensions import i64

from digsite.core.numbers import smaller
from digsite.games.artifact.box import CARTER, HUTS, JUDD, MORLEY
from digsite.games.artifact.open_table import OpenTable
from digsite.games.artifact.rules.setup import in_play
from digsite.games.artifact.table import Table


def reserve(table: OpenTable, seat: i64) -> i64:
    """Of your ten huts those on no site; without one you cannot dig (§1.6, §7.3, R60)."""
    return HUTS - table.huts_on_board(seat)


def is_new_site(table: Table, seat: i64, site: i64) -> bool:
    """Research opens a site where you have no hut (§7.1, R60)."""
    return in_play(table, site) and table.huts_of(seat, site) == 0


def is_own_site(table: Table, seat: i64, site: i64) -> bool:
    """Hiring needs a hut of yours at the site (§8.1)."""
    return table.huts_of(seat, site) > 0


def research(table: Table, seat: i64, site: i64) -> i64:
    """Place a hut (§7.1); if it is not the first there it unearths (§7.2, R25, R64)."""
    first_hut = table.huts_at(site) == 0
    table.add_huts(seat, site, 1)
    if first_hut:
        return 0
    return smaller(1, table.deck_sizes[site])


def advance_research(table: Table, seat: i64, site: i64) -> None:
    """Your marker of the site moves up a space, Carter's two, at most to the top.

    It started on the lowest space (§13.1, §13.2, §15.10, R79, R84).
    """
    steps: i64 = 1
    if table.archaeologists[seat] == CARTER:
        steps = table.edition.carter_steps
    top: i64 = len(table.edition.research) - 1
    table.set_level(seat, site, smaller(table.level_of(seat, site) + steps, top))


def may_draw_for_research(table: Table, seat: i64, site: i64) -> bool:
    """Judd draws after the unearthed card, if the deck still has one (§15.11, R64, R66)."""
    return table.archaeologists[seat] == JUDD and table.deck_sizes[site] > 0


def can_hire_two(table: Table, seat: i64) -> bool:
    """Morley may place two huts at once (§15.12, R82)."""
    return table.archaeologists[seat] == MORLEY


def hire(table: Table, seat: i64, site: i64, huts: i64) -> i64:
    """Each hut unearths a card, if the deck has one (§8.1, §8.2, §15.12, R64, R82)."""
    table.add_huts(seat, site, huts)
    return smaller(huts, table.deck_sizes[site])
