"""Collectors and guides (§5.4 to §5.6), and asset cards that sell or trade (§7.2, §7.4)."""

from mypy_extensions import i64

from digsite.games.artifacts_inc.box import ARTIFACTS
from digsite.games.artifacts_inc.table import Table


def can_sell(table: Table, artifact: i64) -> bool:
    """Any artifact may be sold; artifacts are named in ascending order (§5.4, R47)."""
    return artifact >= table.floor and table.held(table.turn, artifact) > 0


def can_trade(table: Table, artifact: i64) -> bool:
    """Any artifact may be given, unless that would leave too few to name after it (§7.4)."""
    return can_sell(table, artifact) and artifacts_from(table, artifact) >= table.left


def artifacts_from(table: Table, floor: i64) -> i64:
    count: i64 = 0
    for artifact in range(floor, ARTIFACTS):
        count += table.held(table.turn, artifact)
    return count


def sell(table: Table, artifact: i64) -> None:
    """The artifact is discarded; it is paid when the sale is over (§5.4)."""
    table.add_artifacts(table.turn, artifact, -1)
    table.floor = artifact
    table.sold[artifact] += 1


def trade(table: Table, artifact: i64) -> None:
    """The artifact is discarded, and one less is wanted (§7.4)."""
    table.add_artifacts(table.turn, artifact, -1)
    table.floor = artifact
    table.left -= 1


def can_stop_selling(table: Table) -> bool:
    """Any number may be sold, but at least one (§5.4, R47)."""
    sold: i64 = 0
    for artifact in range(ARTIFACTS):
        sold += table.sold[artifact]
    return sold > 0


def close_sale(table: Table) -> None:
    """The player is paid what collectors pay, and the extra of the card (§5.5, §7.2, R46)."""
    table.dollars[table.turn] += collectors_pay(table) + table.stake
    for artifact in range(ARTIFACTS):
        table.sold[artifact] = 0


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


def close_trade(table: Table) -> None:
    """The dollars of the trade are received (§7.4)."""
    table.dollars[table.turn] += table.stake
