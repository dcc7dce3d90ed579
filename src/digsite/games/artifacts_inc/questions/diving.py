"""The player dives: which die is added next, or is that all? (§6.1)"""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.view import Objection
from digsite.games.artifacts_inc.box import FACES
from digsite.games.artifacts_inc.questions import flow
from digsite.games.artifacts_inc.questions.objecting import plain, unasked, with_values
from digsite.games.artifacts_inc.rules import diving
from digsite.games.artifacts_inc.table import Table


def fill(table: Table, out: Keys) -> None:
    """Name the next die of the dive, or descend (§6.1)."""
    for face in range(FACES):
        if diving.can_add(table, face):
            out.add(table.moves.add_key(face))
    if diving.can_descend(table):
        out.add(table.moves.descend)


def why_not(table: Table, key: i64) -> Objection:
    left = int(table.left)
    if key == table.moves.descend:
        if diving.dice_on_dive(table) == 0:
            return plain(table, key, "dive-with-a-die", "§6.1")
        return with_values(table, key, "sum-unreached", "§6.1", {"left": left})
    if not table.moves.is_add(key):
        return unasked(table, key, "finish-dive", "§6.1")
    face = table.moves.face_added(key)
    shown = int(face) + 1
    if table.dice[face] == 0:
        return with_values(table, key, "no-such-die", "§2.3", {"face": shown})
    if face < table.floor:
        return with_values(table, key, "dice-in-order", "§6.1", {"face": shown})
    return with_values(table, key, "dice-too-low", "§6.1", {"face": shown, "left": left})


def answer(table: Table, key: i64) -> None:
    """The dive is over when the player descends or has no die left to add (§6.1, §6.3)."""
    if table.moves.is_add(key):
        diving.add(table, table.moves.face_added(key))
        if not diving.is_complete(table):
            return
    diving.descend(table)
    flow.action_is_over(table)
