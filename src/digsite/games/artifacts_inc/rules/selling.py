"""Public cards (§5), and the asset cards that sell (§7.2, §7.3, §7.4)."""

from mypy_extensions import i64

from digsite.games.artifacts_inc import steps
from digsite.games.artifacts_inc.components import ARTIFACTS, BOXES, MUSEUMS, NONE
from digsite.games.artifacts_inc.rules import effects
from digsite.games.artifacts_inc.rules.ending import go_on
from digsite.games.artifacts_inc.rules.setup import boxes_of
from digsite.games.artifacts_inc.table import NOBODY, Table


def size_of(table: Table, museum: i64, box: i64) -> i64:
    """How many artifacts an order box asks for (§5.1)."""
    return table.edition.museum(table.seats, museum).orders[box]


def can_fill(table: Table, museum: i64, box: i64) -> bool:
    """Any open box that the player has the artifacts for, in any sequence (§5.1, §5.3, R41,
    R43).
    """
    if table.orders[museum * BOXES + box] != NOBODY:
        return False
    return table.has(table.turn, museum) >= size_of(table, museum, box)


def can_fill_some(table: Table, museum: i64) -> bool:
    """A Museum takes a die only if an order there can be filled; a full one is closed (§2.6,
    §5.3, R13, R45).
    """
    if table.has(table.turn, museum) == 0:
        return False
    boxes = boxes_of(table, museum)
    box: i64 = 0
    while box < boxes and not can_fill(table, museum, box):
        box += 1
    return box < boxes


def can_fill_any(table: Table) -> bool:
    """Whether an order can be filled at any Museum at all (§2.6, §7.3)."""
    museum: i64 = 0
    while museum < MUSEUMS and not can_fill_some(table, museum):
        museum += 1
    return museum < MUSEUMS


def open_order(table: Table, museum: i64, extra: i64) -> None:
    """One order is filled: at the Museum with the die (§5.1, R11), or at any without regard to
    its die (§7.3).
    """
    table.step = steps.ORDERING
    table.subject = museum
    table.stake = extra


def is_asked_for(table: Table, museum: i64) -> bool:
    """The order is for one Museum, unless a card allows any (§5.1, §7.3)."""
    return table.subject == NONE or table.subject == museum


def fill(table: Table, museum: i64, box: i64) -> None:
    """Artifacts are discarded, a cube marks the box for the rest of the game, the player is
    paid (§5.1, §5.3, R42).
    """
    seat = table.turn
    size = size_of(table, museum, box)
    table.artifacts[seat * ARTIFACTS + museum] -= size
    table.orders[museum * BOXES + box] = seat
    table.dollars[seat] += order_pay(table, museum, size) + table.stake
    go_on(table)


def order_pay(table: Table, museum: i64, size: i64) -> i64:
    """1 dollar for each artifact and the bonus of the Museum, for every order (§5.2, R44);
    better sales add (§7.9).
    """
    bonus = table.edition.museum(table.seats, museum).bonus
    return size + bonus + effects.better_sales(table, table.turn, museum)


def can_sell(table: Table) -> bool:
    """Collectors buy from players who have an artifact (§2.6, §5.4, R13, R47)."""
    return table.all_artifacts(table.turn) > 0


def open_sale(table: Table, extra: i64) -> None:
    """The player names artifacts one by one; `extra` dollars come with some asset cards (§5.4,
    §7.2).
    """
    table.step = steps.SELLING
    table.stake = extra
    table.floor = 0
    for artifact in range(ARTIFACTS):
        table.sold[artifact] = 0


def can_give(table: Table, artifact: i64) -> bool:
    """Any artifact may be given (§5.4, §7.4, R47).

    Artifacts are named in ascending order, so in a trade none that would leave too few above it.
    """
    if artifact < table.floor or table.has(table.turn, artifact) == 0:
        return False
    return table.step == steps.SELLING or artifacts_from(table, artifact) >= table.left


def artifacts_from(table: Table, floor: i64) -> i64:
    count: i64 = 0
    for artifact in range(floor, ARTIFACTS):
        count += table.has(table.turn, artifact)
    return count


def give(table: Table, artifact: i64) -> None:
    """The artifact is discarded; the sale is over when no more can be named, the trade when
    enough were (§5.4, §7.4).
    """
    table.artifacts[table.turn * ARTIFACTS + artifact] -= 1
    table.floor = artifact
    if table.step == steps.TRADING:
        table.left -= 1
        if table.left == 0:
            close_trade(table)
        return
    table.sold[artifact] += 1
    if artifacts_from(table, artifact) == 0:
        close_sale(table)


def can_stop_selling(table: Table) -> bool:
    """Any number may be sold, but at least one (§5.4, R47)."""
    sold: i64 = 0
    for artifact in range(ARTIFACTS):
        sold += table.sold[artifact]
    return sold > 0


def close_sale(table: Table) -> None:
    """The player is paid what collectors pay, and the extra of his card (§5.5, §7.2, R46)."""
    table.dollars[table.turn] += collectors_pay(table) + table.stake
    for artifact in range(ARTIFACTS):
        table.sold[artifact] = 0
    go_on(table)


def collectors_pay(table: Table) -> i64:
    """1 dollar for each artifact and 1 for each type beyond the first (§5.5)."""
    values = table.edition.values
    pay: i64 = 0
    types: i64 = 0
    for artifact in range(ARTIFACTS):
        pay += table.sold[artifact] * values.per_artifact
        if table.sold[artifact] > 0:
            types += 1
    return pay + (types - 1) * values.per_extra_type


def guide(table: Table) -> None:
    """Guide Work brings 1 dollar (§5.6, R12)."""
    table.dollars[table.turn] += table.edition.values.guide_dollars


def open_trade(table: Table, count: i64, dollars: i64) -> None:
    """The player gives so many artifacts of any types for a fixed number of dollars (§7.4)."""
    table.step = steps.TRADING
    table.left = count
    table.stake = dollars
    table.floor = 0


def close_trade(table: Table) -> None:
    """The dollars of the trade are received (§7.4)."""
    table.dollars[table.turn] += table.stake
    go_on(table)
