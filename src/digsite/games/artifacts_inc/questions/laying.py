"""The player has bought a card: where does it go? (§4.2)"""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.view import Objection
from digsite.games.artifacts_inc.box import BOTTOM, NONE, ROWS, TOP
from digsite.games.artifacts_inc.questions import flow, steps
from digsite.games.artifacts_inc.questions.objecting import plain, unasked
from digsite.games.artifacts_inc.rules import buying, piles, rows
from digsite.games.artifacts_inc.table import Table


def fill(table: Table, out: Keys) -> None:
    """Beside, above or below a card of one's own (§4.2)."""
    left = rows.leftmost_column(table, table.turn)
    top = rows.columns_taken(table, table.turn, TOP, left)
    bottom = rows.columns_taken(table, table.turn, BOTTOM, left)
    free_top = rows.free_columns(top, bottom)
    free_bottom = rows.free_columns(bottom, top)
    cell = ROWS * left
    while free_top | free_bottom != 0:
        if free_top & 1:
            out.add(table.moves.lay_key(cell + TOP))
        if free_bottom & 1:
            out.add(table.moves.lay_key(cell + BOTTOM))
        free_top >>= 1
        free_bottom >>= 1
        cell += ROWS


def why_not(table: Table, key: i64) -> Objection:
    if not table.moves.is_lay(key):
        return unasked(table, key, "lay-first", "§4.2")
    cell = table.moves.cell_of(key)
    for i in range(table.own_count[table.turn]):
        if table.cell(table.turn, table.own_piece(table.turn, i)) == cell:
            return plain(table, key, "place-taken", "§4.2")
    return plain(table, key, "not-adjacent", "§4.2")


def answer(table: Table, key: i64) -> None:
    """The purchase is complete, and the gap is filled (§3.8, R19)."""
    buying.lay(table, table.moves.cell_of(key))
    if table.late_refill or piles.pile_with_gap(table) == NONE:
        flow.action_is_over(table)
    else:
        flow.ask(table, steps.REFILLING, NONE, 0, 0)
