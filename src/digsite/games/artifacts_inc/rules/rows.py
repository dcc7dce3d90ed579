"""Card rows (chapter 4)."""

from mypy_extensions import i64

from digsite.core.numbers import shifted
from digsite.games.artifacts_inc.box import ROWS
from digsite.games.artifacts_inc.edition import Edition
from digsite.games.artifacts_inc.table import Table


def cell_at(edition: Edition, row: i64, column: i64) -> i64:
    """The number of a place; columns count from the leftmost starting card, to the left below
    zero (§4.1, R31, R32).
    """
    return ROWS * (column + edition.reach) + row


def row_of(cell: i64) -> i64:
    return cell % ROWS


def column_of(edition: Edition, cell: i64) -> i64:
    return cell // ROWS - edition.reach


def are_adjacent(one: i64, other: i64) -> bool:
    """Cards are adjacent left, right, above or below, never diagonally (§4.3, R35).

    There are two rows and no third (R33), so above and below are the same column of the other row.
    """
    return one ^ 1 == other or one - other == 2 or other - one == 2


def leftmost_column(table: Table, seat: i64) -> i64:
    """The column, counted from the leftmost of all, before a player's first card (§4.1, R32)."""
    leftmost = table.edition.cell_count
    first = seat * table.edition.piece_count
    own = table.own
    cells = table.cells
    for i in range(first, first + table.own_count[seat]):
        cell = cells[first + own[i]]
        if cell < leftmost:
            leftmost = cell
    return (leftmost >> 1) - 1


def columns_taken(table: Table, seat: i64, row: i64, left: i64) -> i64:
    """A bit for each card of a row, from column `left` on.

    A player's cards hang together, so they span no more columns than there are cards. The lists are
    faster here than their accessors.
    """
    first = seat * table.edition.piece_count
    own = table.own
    cells = table.cells
    taken: i64 = 0
    for i in range(first, first + table.own_count[seat]):
        cell = cells[first + own[i]]
        if cell & 1 == row:
            taken |= shifted(1, (cell >> 1) - left)
    return taken


def free_columns(taken: i64, other_row: i64) -> i64:
    """A new card goes to a free place beside, above or below one of your cards (§4.2, R31, R34)."""
    return (taken << 1 | taken >> 1 | other_row) & ~taken


def new_piece(table: Table, seat: i64, design: i64) -> i64:
    """The copy of a design that the player does not own yet; a second one is as good as the
    first (R29).
    """
    piece = table.edition.first_piece[design]
    while table.level(seat, piece) > 0:
        piece += 1
    return piece


def lay(table: Table, seat: i64, design: i64, cell: i64) -> None:
    """The card is laid on Level 1 and never moved again (§3.5, §4.2, §4.4, R37)."""
    table.put(seat, new_piece(table, seat, design), cell)
