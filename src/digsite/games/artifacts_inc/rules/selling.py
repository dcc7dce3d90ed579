"""Collectors and guides (§5.4 to §5.6), and asset cards that sell or trade (§7.2, §7.4)."""

from mypy_extensions import i64

from digsite.games.artifacts_inc import steps
from digsite.games.artifacts_inc.components import ARTIFACTS
from digsite.games.artifacts_inc.rules.ending import go_on
from digsite.games.artifacts_inc.table import Table


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


def sale_so_far(table: Table) -> i64:
    """What the open sale would bring if it were closed now; nothing before the first artifact
    (§5.5, §7.2).
    """
    return collectors_pay(table) + table.stake if can_stop_selling(table) else 0


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
