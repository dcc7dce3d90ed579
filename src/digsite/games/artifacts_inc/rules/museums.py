"""Museums (§5.1 to §5.3), and the asset cards that sell to them (§7.3)."""

from mypy_extensions import i64

from digsite.core.actors import NOBODY
from digsite.games.artifacts_inc.box import ARTIFACTS, MUSEUMS, NONE
from digsite.games.artifacts_inc.rules import effects
from digsite.games.artifacts_inc.table import Table


def boxes_of(table: Table, museum: i64) -> i64:
    """Two players use the sides with six boxes, more players those with nine (§1.4, R7)."""
    return len(table.edition.museum(table.seats, museum).orders)


def can_fill(table: Table, museum: i64, box: i64) -> bool:
    """Any open box that the player has the artifacts for, in any sequence (§5.1, §5.3, R41,
    R43).
    """
    if table.owner(museum, box) != NOBODY:
        return False
    return table.held(table.turn, museum) >= table.size(museum, box)


def recount_orders(table: Table, museum: i64) -> None:
    """The smallest order that is still open; 0 stands for a Museum that is full (§5.3)."""
    smallest: i64 = 0
    for box in range(boxes_of(table, museum) - 1, -1, -1):
        if table.owner(museum, box) == NOBODY:
            smallest = table.size(museum, box)
    table.smallest[museum] = smallest


def can_fill_some(table: Table, museum: i64) -> bool:
    """A Museum takes a die only if an order can be filled; a full one is closed (§2.6, §5.3,
    R13, R45).
    """
    smallest = table.smallest[museum]
    held = table.artifacts[table.turn * ARTIFACTS + museum]  # asked before every die: no accessor
    return smallest > 0 and held >= smallest


def can_fill_any(table: Table) -> bool:
    """Whether an order can be filled at any Museum at all (§2.6, §7.3)."""
    museum: i64 = 0
    while museum < MUSEUMS and not can_fill_some(table, museum):
        museum += 1
    return museum < MUSEUMS


def is_asked_for(table: Table, museum: i64) -> bool:
    """The order is for the Museum with the die, unless a card allows any (§5.1, §7.3, R11)."""
    return table.subject == NONE or table.subject == museum


def fill(table: Table, museum: i64, box: i64) -> None:
    """Artifacts are discarded, a cube closes the box for good, the player is paid (§5.1, §5.3,
    R42).
    """
    seat = table.turn
    size = table.size(museum, box)
    table.add_artifacts(seat, museum, -size)
    table.put_cube(museum, box, seat)
    recount_orders(table, museum)
    table.dollars[seat] += order_pay(table, museum, size) + table.stake


def order_pay(table: Table, museum: i64, size: i64) -> i64:
    """1 dollar for each artifact and the bonus, for every order (§5.2, R44); better sales add
    to it (§7.9).
    """
    return size + bonus_of(table, table.turn, museum)


def bonus_of(table: Table, seat: i64, museum: i64) -> i64:
    """What an order of the Museum brings the player on top of its size (§5.2, §7.9)."""
    bonus = table.edition.museum(table.seats, museum).bonus
    return bonus + effects.better_sales(table, seat, museum)
