"""Museums (§5.1 to §5.3), and the asset cards that sell to them (§7.3)."""

from mypy_extensions import i64

from digsite.core.actors import NOBODY
from digsite.games.artifacts_inc import steps
from digsite.games.artifacts_inc.components import ARTIFACTS, BOXES, MUSEUMS, NONE
from digsite.games.artifacts_inc.rules import effects
from digsite.games.artifacts_inc.rules.ending import go_on
from digsite.games.artifacts_inc.table import Table


def boxes_of(table: Table, museum: i64) -> i64:
    """Two players use the sides with six boxes, more players those with nine (§1.4, R7)."""
    return len(table.edition.museum(table.seats, museum).orders)


def size_of(table: Table, museum: i64, box: i64) -> i64:
    """How many artifacts an order box asks for (§5.1)."""
    return table.sizes[museum * BOXES + box]


def can_fill(table: Table, museum: i64, box: i64) -> bool:
    """Any open box that the player has the artifacts for, in any sequence (§5.1, §5.3, R41,
    R43).
    """
    if table.orders[museum * BOXES + box] != NOBODY:
        return False
    return table.has(table.turn, museum) >= size_of(table, museum, box)


def recount_orders(table: Table, museum: i64) -> None:
    """The smallest order that is still open; 0 stands for a Museum that is full (§5.3)."""
    smallest: i64 = 0
    for box in range(boxes_of(table, museum) - 1, -1, -1):
        if table.orders[museum * BOXES + box] == NOBODY:
            smallest = size_of(table, museum, box)
    table.smallest[museum] = smallest


def can_fill_some(table: Table, museum: i64) -> bool:
    """A Museum takes a die only if an order can be filled; a full one is closed (§2.6, §5.3,
    R13, R45).
    """
    smallest = table.smallest[museum]
    return smallest > 0 and table.artifacts[table.turn * ARTIFACTS + museum] >= smallest


def can_fill_any(table: Table) -> bool:
    """Whether an order can be filled at any Museum at all (§2.6, §7.3)."""
    museum: i64 = 0
    while museum < MUSEUMS and not can_fill_some(table, museum):
        museum += 1
    return museum < MUSEUMS


def open_order(table: Table, museum: i64, extra: i64) -> None:
    """One order is filled: at the Museum with the die (§5.1, R11), or at any, its die or no
    (§7.3).
    """
    table.step = steps.ORDERING
    table.subject = museum
    table.stake = extra


def is_asked_for(table: Table, museum: i64) -> bool:
    """The order is for one Museum, unless a card allows any (§5.1, §7.3)."""
    return table.subject == NONE or table.subject == museum


def fill(table: Table, museum: i64, box: i64) -> None:
    """Artifacts are discarded, a cube closes the box for good, the player is paid (§5.1, §5.3,
    R42).
    """
    seat = table.turn
    size = size_of(table, museum, box)
    table.artifacts[seat * ARTIFACTS + museum] -= size
    table.orders[museum * BOXES + box] = seat
    recount_orders(table, museum)
    table.dollars[seat] += order_pay(table, museum, size) + table.stake
    go_on(table)


def order_pay(table: Table, museum: i64, size: i64) -> i64:
    """1 dollar for each artifact and the bonus, for every order (§5.2, R44); better sales add
    (§7.9).
    """
    bonus = table.edition.museum(table.seats, museum).bonus
    return size + bonus + effects.better_sales(table, table.turn, museum)
