"""Why a die cannot be placed somewhere."""

from typing import Final

from mypy_extensions import i64

from digsite.core.move import Part
from digsite.games.artifacts_inc import uses
from digsite.games.artifacts_inc.components import ARTIFACT_NAMES, FACES, LEVELS, NONE
from digsite.games.artifacts_inc.table import Table


class Reason:
    """What stands against a move: a text by name, and the paragraph."""

    def __init__(self, name: str, paragraph: str, values: dict[str, Part]) -> None:
        self.name: Final = name
        self.paragraph: Final = paragraph
        self.values: Final = values


class Purpose:
    """Which faces a place takes, and what a die there is for, see uses.py."""

    def __init__(self, faces: i64, use: i64, term: i64) -> None:
        self.faces: Final[i64] = faces
        self.use: Final[i64] = use
        self.term: Final[i64] = term


def against_placing(table: Table, place: i64, face: i64) -> Reason:
    """The first of the conditions for placing a die that is not met (§2.3, §2.4, §2.5, §2.6)."""
    edition = table.edition
    piece = edition.place_piece[place]
    if piece == NONE:
        printed = place * LEVELS
        purpose = Purpose(
            edition.place_faces[printed], edition.place_uses[printed], edition.place_terms[printed]
        )
    elif table.level(table.turn, piece) == 0:
        return Reason("not-your-card", "§2.3", {})
    else:
        listed = _listed(table, place)
        if listed == NONE:
            return Reason("other-level", "§3.7", {"level": int(table.level(table.turn, piece))})
        purpose = Purpose(table.faces[listed], table.uses[listed], table.terms[listed])
    return _against_purpose(table, place, face, purpose)


def _listed(table: Table, place: i64) -> i64:
    """Where the place stands among those of the player's own cards; none if it does not."""
    first = table.turn * table.edition.place_count
    for i in range(first, first + table.place_count[table.turn]):
        if table.places[i] == place:
            return i
    return NONE


def _against_purpose(table: Table, place: i64, face: i64, purpose: Purpose) -> Reason:
    if table.placed[place] > 0:
        return Reason("die-lies-there", "§2.4", {})
    if table.dice[face] == 0:
        return Reason("no-such-die", "§2.3", {"face": int(face) + 1})
    if purpose.faces >> face & 1 == 0:
        wanted = faces_text(purpose.faces)
        return Reason("wrong-face", "§2.5", {"face": int(face) + 1, "wanted": wanted})
    return _of_no_use(table, purpose.use, purpose.term)


def faces_text(faces: i64) -> str:
    """The faces of a requirement, as people count them."""
    return ", ".join([str(int(face) + 1) for face in range(FACES) if faces >> face & 1])


def _of_no_use(table: Table, use: i64, term: i64) -> Reason:
    if use == uses.TO_BUY:
        return Reason("nothing-affordable", "§2.6", {"dollars": int(table.dollars[table.turn])})
    if use == uses.TO_SELL:
        return Reason("nothing-to-sell", "§2.6", {})
    if use == uses.TO_TRADE:
        return Reason("too-few-to-trade", "§2.6", {"give": int(term)})
    if use == uses.TO_FILL_ANY:
        return Reason("no-order-anywhere", "§2.6", {})
    if table.smallest[term] == 0:
        return Reason("museum-full", "§5.3", {})
    return Reason("no-order-in-reach", "§2.6", {"artifact": ARTIFACT_NAMES[term]})
