"""Buying and upgrading (chapter 3)."""

from mypy_extensions import i64

from digsite.games.artifacts_inc import steps
from digsite.games.artifacts_inc.components import ARTIFACTS, LEVELS, NONE, SCROLL, STARTING_CARDS
from digsite.games.artifacts_inc.rules import rows
from digsite.games.artifacts_inc.rules.ending import go_on, pass_turn
from digsite.games.artifacts_inc.rules.recount import recount
from digsite.games.artifacts_inc.rules.setup import pile_with_gap, turn_up
from digsite.games.artifacts_inc.table import Table


def open_purchase(table: Table, discount: i64) -> None:
    """A die on Buy allows one purchase; both sides of every card are known (§3.2, §3.9, R21)."""
    table.step = steps.BUYING
    table.stake = discount


def can_buy_something(table: Table, discount: i64) -> bool:
    """Whether the player can pay for a new card or an upgrade (§2.6, R13)."""
    edition = table.edition
    if table.dollars[table.turn] + discount < edition.cheapest:
        return False
    visible = table.visible
    for design in range(STARTING_CARDS, edition.design_count):
        if visible[design] > 0 and can_pay(table, design, discount):
            return True
    i = table.turn * edition.piece_count
    end = i + table.own_count[table.turn]
    while i < end and not can_upgrade(table, table.own[i], discount):
        i += 1
    return i < end


def can_pay(table: Table, design: i64, discount: i64) -> bool:
    """The cost is dollars, less the discount, and with some cards a scroll of any Desert
    Expedition (§3.4, R28).
    """
    edition = table.edition
    if table.dollars[table.turn] < edition.dollars[design] - discount:
        return False
    scrolls = edition.scrolls[design]
    return scrolls == 0 or table.artifacts[table.turn * ARTIFACTS + SCROLL] >= scrolls


def price(table: Table, design: i64, discount: i64) -> i64:
    """A discount lowers the dollars, never below 0 (§3.4)."""
    dollars = table.edition.dollars[design] - discount
    return dollars if dollars > 0 else 0


def pay(table: Table, design: i64) -> None:
    """Dollars go to the supply, the scroll is discarded (§3.4)."""
    table.dollars[table.turn] -= price(table, design, table.stake)
    table.artifacts[table.turn * ARTIFACTS + SCROLL] -= table.edition.scrolls[design]


def buy(table: Table, design: i64) -> None:
    """A visible card is paid and leaves the middle; its place comes next (§3.3, §3.5, R4, R5)."""
    pay(table, design)
    table.visible[design] -= 1
    table.seen[table.edition.piles[design]] -= 1
    table.step = steps.LAYING
    table.subject = design


def lay(table: Table, cell: i64) -> None:
    """The new card works at once (§2.7, R15), and the gap is filled (§3.8, R19)."""
    rows.lay(table, table.turn, table.subject, cell)
    recount(table, table.turn)
    go_on(table)
    if not table.late_refill and pile_with_gap(table) != NONE:
        table.step = steps.REFILLING


def can_upgrade(table: Table, piece: i64, discount: i64) -> bool:
    """An own card on Level 1 is upgraded for all of its cost, dollars and scroll; there is no
    Level 3 (§3.6, R23, R24, R30).

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
    table.levels[table.turn * table.edition.piece_count + piece] = LEVELS
    recount(table, table.turn)
    go_on(table)


def decline(table: Table) -> None:
    """Nothing is bought, and the die stays spent (§3.2, R22)."""
    go_on(table)


def refill(table: Table, design: i64) -> None:
    """The next card of the pile fills the gap, at once or, by agreement, at the end of the turn
    (§3.8, R19, R20).
    """
    turn_up(table, design)
    if pile_with_gap(table) != NONE:
        return
    if table.late_refill:
        pass_turn(table)
    else:
        table.step = steps.PLACING
