"""Diving (chapter 6)."""

from mypy_extensions import i64

from digsite.games.artifacts_inc.box import FACES
from digsite.games.artifacts_inc.rules.recount import recount_reputation
from digsite.games.artifacts_inc.table import Table


def cards_left(table: Table) -> i64:
    """The stack lies face up; when it is empty nobody can dive (§1.3, §6.4, R50, R51)."""
    return len(table.edition.dive_numbers) - table.dives


def number_to_reach(table: Table) -> i64:
    """What the dice must add up to, other cards of the player helping (§6.1, §7.10)."""
    return table.edition.dive_numbers[table.dives] - table.dive_help[table.turn]


def helpers(table: Table, seat: i64) -> list[str]:
    """The cards of a player that help to dive (§7.10)."""
    edition = table.edition
    found: list[str] = []
    for i in range(table.own_count[seat]):
        piece = table.own_piece(seat, i)
        if edition.dive_plus[edition.side(piece, table.level(seat, piece))] > 0:
            found.append(edition.piece_names[piece])
    return found


def can_dive(table: Table) -> bool:
    """The dice in hand must reach the number of the top card (§6.1); once a turn (§6.2, R49),
    and with a die (§7.10).
    """
    if cards_left(table) == 0:
        return False
    total = sum_from(table, 0)
    return total > 0 and total >= number_to_reach(table) and dice_on_dive(table) == 0


def dice_on_dive(table: Table) -> i64:
    count: i64 = 0
    for face in range(FACES):
        count += table.dive_dice[face]
    return count


def sum_from(table: Table, floor: i64) -> i64:
    """The sum of all dice in hand that show the face or a higher one."""
    total: i64 = 0
    for face in range(floor, FACES):
        total += table.dice[face] * (face + 1)
    return total


def not_below_zero(number: i64) -> i64:
    """What exceeds the number of the card is lost (§6.1, R48)."""
    return number if number > 0 else 0


def can_add(table: Table, face: i64) -> bool:
    """A die may be named as long as the sum can still be reached; more than needed is allowed
    and lost (§6.1, R48).
    """
    if face < table.floor or table.dice[face] == 0:
        return False
    return sum_from(table, face) >= table.left


def add(table: Table, face: i64) -> None:
    """The die lies on Dive; dice are named in ascending order and count as one set (§6.1, R48)."""
    table.dice[face] -= 1
    table.dive_dice[face] += 1
    table.left = not_below_zero(table.left - face - 1)
    table.floor = face


def is_complete(table: Table) -> bool:
    """Whether the number is reached and no other die can follow (§6.1)."""
    return table.left == 0 and sum_from(table, table.floor) == 0


def can_descend(table: Table) -> bool:
    """At least one die lies on Dive, and the number is reached (§6.1, §7.10)."""
    return table.left == 0 and dice_on_dive(table) > 0


def descend(table: Table) -> None:
    """The player gains the top card with its reputation and find; it joins no row (§6.3, R52)."""
    table.add_find(table.turn, table.edition.dive_finds[table.dives])
    table.dives += 1
    recount_reputation(table, table.turn)
