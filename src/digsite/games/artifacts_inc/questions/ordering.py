"""The player sells to a Museum: which order is filled? (§5.1, §7.3)"""

from mypy_extensions import i64

from digsite.core.actors import NOBODY
from digsite.core.keys import Keys
from digsite.core.view import Objection
from digsite.games.artifacts_inc.box import ARTIFACT_NAMES, MUSEUMS
from digsite.games.artifacts_inc.questions import flow
from digsite.games.artifacts_inc.questions.objecting import plain, unasked, with_values
from digsite.games.artifacts_inc.rules import museums
from digsite.games.artifacts_inc.table import Table


def fill(table: Table, out: Keys) -> None:
    """An open order at the Museum, or at any (§5.1, §7.3)."""
    for museum in range(MUSEUMS):
        if museums.is_asked_for(table, museum):
            for box in range(museums.boxes_of(table, museum)):
                if museums.can_fill(table, museum, box):
                    out.add(table.moves.fill_key(museum, box))


def why_not(table: Table, key: i64) -> Objection:
    if not table.moves.is_fill(key):
        return unasked(table, key, "fill-first", "§5.1")
    museum = table.moves.museum_of(key)
    box = table.moves.box_of(key)
    if box >= museums.boxes_of(table, museum):
        return plain(table, key, "no-such-box", "§1.4")
    if not museums.is_asked_for(table, museum):
        return plain(table, key, "other-museum", "§5.1")
    owner = table.owner(museum, box)
    if owner != NOBODY:
        return with_values(table, key, "box-filled", "§5.3", {"seat": int(owner)})
    size = int(table.size(museum, box))
    held = int(table.held(table.turn, museum))
    artifact = ARTIFACT_NAMES[museum]
    values: dict[str, str | int] = {"artifact": artifact, "size": size, "held": held}
    return with_values(table, key, "too-few-for-order", "§5.1", values)


def answer(table: Table, key: i64) -> None:
    museums.fill(table, table.moves.museum_of(key), table.moves.box_of(key))
    flow.action_is_over(table)
