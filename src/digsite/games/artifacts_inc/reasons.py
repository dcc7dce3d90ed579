"""Why a die cannot be placed somewhere."""

from typing import Final

from mypy_extensions import i64

from digsite.core.move import Part
from digsite.games.artifacts_inc.components import (
    ARTIFACT_NAMES,
    BUY,
    COLLECTORS,
    FACES,
    LEVELS,
    NONE,
    SELL_ANY,
    SELL_MUSEUM,
)
from digsite.games.artifacts_inc.rules import setup, turn
from digsite.games.artifacts_inc.table import NOBODY, Table


class Reason:
    """What stands against a move: a text by name, and the paragraph."""

    def __init__(self, name: str, paragraph: str, values: dict[str, Part]) -> None:
        self.name: Final = name
        self.paragraph: Final = paragraph
        self.values: Final = values


def against_placing(table: Table, place: i64, face: i64) -> Reason:
    """The first of the conditions for placing a die that is not met (§2.3, §2.4, §2.5, §2.6)."""
    edition = table.edition
    piece = edition.place_piece[place]
    if piece != NONE:
        level = table.level(table.turn, piece)
        if level == 0:
            return Reason("not-your-card", "§2.3", {})
        if edition.place_faces[place * LEVELS + level - 1] == 0:
            return Reason("other-level", "§3.7", {"level": int(level)})
    if table.placed[place] > 0:
        return Reason("die-lies-there", "§2.4", {})
    if table.dice[face] == 0:
        return Reason("no-such-die", "§2.3", {"face": int(face) + 1})
    if table.accepted[place] >> face & 1 == 0:
        wanted = faces_text(table.accepted[place])
        return Reason("wrong-face", "§2.5", {"face": int(face) + 1, "wanted": wanted})
    public = edition.place_public[place]
    return _of_no_use(table, place) if public == NONE else _public_of_no_use(table, public)


def faces_text(faces: i64) -> str:
    """The faces of a requirement, as people count them."""
    return ", ".join([str(int(face) + 1) for face in range(FACES) if faces >> face & 1])


def _public_of_no_use(table: Table, public: i64) -> Reason:
    if public == COLLECTORS:
        return Reason("nothing-to-sell", "§2.6", {})
    for box in range(setup.boxes_of(table, public)):
        if table.owner(public, box) == NOBODY:
            return Reason("no-order-in-reach", "§2.6", {"artifact": ARTIFACT_NAMES[public]})
    return Reason("museum-full", "§5.3", {})


def _of_no_use(table: Table, place: i64) -> Reason:
    action = turn.action_at(table, place)
    if action.do == BUY:
        return Reason("nothing-affordable", "§2.6", {"dollars": int(table.dollars[table.turn])})
    if action.do == SELL_ANY:
        return Reason("nothing-to-sell", "§2.6", {})
    if action.do == SELL_MUSEUM:
        return Reason("no-order-anywhere", "§2.6", {})
    return Reason("too-few-to-trade", "§2.6", {"give": int(action.give)})
