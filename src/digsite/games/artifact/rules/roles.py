"""Choosing roles (§15.1 to §15.3)."""

from mypy_extensions import i64

from digsite.games.artifact.box import CARTER, CITIES, NO_ROLE
from digsite.games.artifact.table import Table


def is_offered(table: Table, role: i64) -> bool:
    """Carter has no use without Expansion I (§15.10, R84)."""
    return role != CARTER or table.research_on


def can_cast(table: Table, seat: i64, role: i64) -> bool:
    """Place a marker, or move the one of that group (§15.1, §15.2, R45, R80)."""
    return is_offered(table, role) and current_role(table, seat, role < CITIES) != role


def can_change(table: Table, seat: i64, role: i64) -> bool:
    """Or move your only marker on the board over to the other group (§15.2, R80, R90)."""
    city = role < CITIES
    return (
        is_offered(table, role)
        and current_role(table, seat, city) == NO_ROLE
        and current_role(table, seat, not city) != NO_ROLE
    )


def current_role(table: Table, seat: i64, city: bool) -> i64:
    """One marker at most lies among the cities, one among the archaeologists (§15.2)."""
    return table.cities[seat] if city else table.archaeologists[seat]


def cast(table: Table, seat: i64, role: i64) -> None:
    """Its privilege counts from your next action on (§15.1, §15.3, R46)."""
    if role < CITIES:
        table.cities[seat] = role
    else:
        table.archaeologists[seat] = role
    table.seat_changes += 1


def change(table: Table, seat: i64, role: i64) -> None:
    """The marker leaves one group for the other (§15.2, R90)."""
    if role < CITIES:
        table.archaeologists[seat] = NO_ROLE
    else:
        table.cities[seat] = NO_ROLE
    cast(table, seat, role)
