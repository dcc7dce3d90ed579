"""The player lays out the starting cards: which one is next? (§1.7)"""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.view import Objection
from digsite.games.artifacts_inc.box import STARTING_CARDS
from digsite.games.artifacts_inc.questions import flow
from digsite.games.artifacts_inc.questions.objecting import plain
from digsite.games.artifacts_inc.rules import setup
from digsite.games.artifacts_inc.table import Table


def fill(table: Table, out: Keys) -> None:
    """Any starting card that does not lie there yet."""
    for piece in range(STARTING_CARDS):
        if setup.can_arrange(table, piece):
            out.add(table.moves.arrange_key(piece))


def why_not(table: Table, key: i64) -> Objection:
    if table.moves.is_arrange(key):
        return plain(table, key, "laid-already", "§1.7")
    return plain(table, key, "arrange-first", "§1.7")


def answer(table: Table, key: i64) -> None:
    """When all four lie there it is the next player's turn to lay them out; after the last player
    the first turn begins (R3).
    """
    setup.arrange(table, table.moves.piece_arranged(key))
    if setup.cards_arranged(table) < STARTING_CARDS:
        return
    table.turn = table.after(table.turn)
    if table.turn == table.first:
        flow.begin_turn(table, table.first)
