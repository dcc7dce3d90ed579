"""Buying and upgrading (chapter 3)."""

from mypy_extensions import i64

from digsite.games.artifacts_inc.box import SCROLL, STARTING_CARDS
from digsite.games.artifacts_inc.rules import rows
from digsite.games.artifacts_inc.rules.recount import recount
from digsite.games.artifacts_inc.table import Table


def can_buy_something(table: Table, discount: i64) -> bool:
    """Whether the player can pay for a new card or an upgrade (§2.6, R13)."""
    edition = table.edition
    if table.dollars[table.turn] + discount < edition.cheapest:
        return False
    visible = table.visible
    for design in range(STARTING_CARDS, edition.design_count):
        if visible[design] > 0 and can_pay(table, design, discount):
            return True
    own = table.own
    first = table.turn * edition.piece_count
    for i in range(first, first + table.own_count[table.turn]):
        if can_upgrade(table, own[i], discount):
            return True
    return False


def can_pay(table: Table, design: i64, discount: i64) -> bool:
    """The cost is dollars, less the discount, and with some cards a scroll of any Desert
    Expedition (§3.4, R28).
    """
    edition = table.edition
    if table.dollars[table.turn] < edition.dollars[design] - discount:
        return False
    scrolls = edition.scrolls[design]
    return scrolls == 0 or table.held(table.turn, SCROLL) >= scrolls


def price(table: Table, design: i64, discount: i64) -> i64:
    """A discount lowers the dollars, never below 0 (§3.4)."""
    dollars = table.edition.dollars[design] - discount
    return dollars if dollars > 0 else 0


def pay(table: Table, design: i64) -> None:
    """Dollars go to the supply, the scroll is discarded (§3.4)."""
    table.dollars[table.turn] -= price(table, design, table.stake)
    table.add_artifacts(table.turn, SCROLL, -table.edition.scrolls[design])


def buy(table: Table, design: i64) -> None:
    """Any visible card is for sale, a second copy too; it is paid and leaves the middle (§3.3,
    §3.5, R4, R5, R29). A sign of life (R61).
    """
    pay(table, design)
    table.quiet_turns = 0
    table.visible[design] -= 1
    table.seen[table.edition.piles[design]] -= 1
    table.sale_changes += 1


def lay(table: Table, cell: i64) -> None:
    """The new card joins the rows of the player and works at once (§2.7, §3.5, R15)."""
    rows.lay(table, table.turn, table.subject, cell)
    recount(table, table.turn)


def can_upgrade(table: Table, piece: i64, discount: i64) -> bool:
    """A card of one's own on Level 1 is upgraded for all of its cost, dollars and scroll; there
    is no Level 3 (§3.6, R23, R24, R30).

    A card bought in this turn may be upgraded in it (R25).
    """
    if table.level(table.turn, piece) != 1:
        return False
    return can_pay(table, table.edition.piece_design[piece], discount)


def upgrade(table: Table, piece: i64) -> None:
    """The card is turned over; dice and cubes on it stay, new actions are open (§3.6, §3.7,
    R26, R27).
    """
    pay(table, table.edition.piece_design[piece])
    table.turn_over(table.turn, piece)
    recount(table, table.turn)
