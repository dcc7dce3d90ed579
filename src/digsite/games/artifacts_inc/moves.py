"""Decisions and outcomes of chance, and the only place that knows how their keys are made.

How many places for dice, cards and cells there are depends on the edition, so the first key of
each range does too. Ranges that may be open at the same time stand in the order of listing.
"""

from typing import Final

from mypy_extensions import i64

from digsite.core.move import Move, Part, Plain
from digsite.games.artifacts_inc.components import (
    ARTIFACT_NAMES,
    ARTIFACTS,
    BOXES,
    FACES,
    MUSEUMS,
    NONE,
    ROW_NAMES,
    STARTING_CARDS,
)
from digsite.games.artifacts_inc.dice import ROLLS, text_of
from digsite.games.artifacts_inc.edition import Edition

ROWS: Final[i64] = 2


class WithCard(Move):
    """A move that names a card: `arrange` (§1.7), `buy` (§3.2), `upgrade` (§3.6), `reveal`
    (§3.8).
    """

    def __init__(self, key: i64, word: str, card: str) -> None:
        super().__init__(int(key))
        self.word: Final = word
        self.card: Final = card

    def notation(self) -> str:
        return f"{self.word} {self.card}"

    def parts(self) -> dict[str, Part]:
        return {"do": self.word, "card": self.card}


class Place(Move):
    """Place a die that shows `face` on an action of a card (§2.3); a second action of the card
    is its number 2.
    """

    def __init__(self, key: i64, face: i64, card: str, position: i64) -> None:
        super().__init__(int(key))
        self.face: Final[i64] = face
        self.card: Final = card
        self.position: Final[i64] = position

    def notation(self) -> str:
        return f"place {self.face + 1} {self.card} {self.position + 1}"

    def parts(self) -> dict[str, Part]:
        return {
            "do": "place",
            "face": int(self.face) + 1,
            "card": self.card,
            "action": int(self.position) + 1,
        }


class Lay(Move):
    """Lay the new card at a place of one of the two rows (§4.2); the starting cards lie at 0 to
    3.
    """

    def __init__(self, key: i64, row: i64, column: i64) -> None:
        super().__init__(int(key))
        self.row: Final[i64] = row
        self.column: Final[i64] = column

    def notation(self) -> str:
        return f"lay {ROW_NAMES[self.row]} {self.column}"

    def parts(self) -> dict[str, Part]:
        return {"do": "lay", "row": ROW_NAMES[self.row], "column": int(self.column)}


class Fill(Move):
    """Fill an order box of a Museum (§5.1)."""

    def __init__(self, key: i64, museum: str, box: i64) -> None:
        super().__init__(int(key))
        self.museum: Final = museum
        self.box: Final[i64] = box

    def notation(self) -> str:
        return f"fill {self.museum} {self.box + 1}"

    def parts(self) -> dict[str, Part]:
        return {"do": "fill", "museum": self.museum, "box": int(self.box) + 1}


class Give(Move):
    """Give away an artifact, in a sale (§5.4) or a trade (§7.4)."""

    def __init__(self, key: i64, artifact: i64) -> None:
        super().__init__(int(key))
        self.artifact: Final[i64] = artifact

    def notation(self) -> str:
        return f"give {ARTIFACT_NAMES[self.artifact]}"

    def parts(self) -> dict[str, Part]:
        return {"do": "give", "artifact": ARTIFACT_NAMES[self.artifact]}


class Add(Move):
    """Add a die to a dive (§6.1)."""

    def __init__(self, key: i64, face: i64) -> None:
        super().__init__(int(key))
        self.face: Final[i64] = face

    def notation(self) -> str:
        return f"add {self.face + 1}"

    def parts(self) -> dict[str, Part]:
        return {"do": "add", "face": int(self.face) + 1}


class Roll(Move):
    """What the dice show, in ascending order (§1.8, §2.2)."""

    def __init__(self, key: i64, roll: i64) -> None:
        super().__init__(int(key))
        self.roll: Final[i64] = roll

    def notation(self) -> str:
        return f"roll {text_of(self.roll)}"

    def parts(self) -> dict[str, Part]:
        return {"do": "roll", "dice": text_of(self.roll)}


class Layout:
    """The first key of each range, for one edition."""

    def __init__(self, edition: Edition) -> None:
        self.place: Final[i64] = 0
        self.dive: Final[i64] = self.place + edition.place_count * FACES
        self.end: Final[i64] = self.dive + 1
        self.buy: Final[i64] = self.end + 1
        self.upgrade: Final[i64] = self.buy + edition.design_count - STARTING_CARDS
        self.decline: Final[i64] = self.upgrade + edition.piece_count
        self.lay: Final[i64] = self.decline + 1
        self.fill: Final[i64] = self.lay + edition.cell_count
        self.give: Final[i64] = self.fill + MUSEUMS * BOXES
        self.enough: Final[i64] = self.give + ARTIFACTS
        self.add: Final[i64] = self.enough + 1
        self.descend: Final[i64] = self.add + FACES
        self.arrange: Final[i64] = self.descend + 1
        self.decisions: Final[i64] = self.arrange + STARTING_CARDS
        self.reveal: Final[i64] = self.decisions
        self.roll: Final[i64] = self.reveal + edition.design_count - STARTING_CARDS
        self.all: Final[i64] = self.roll + ROLLS


def table_of_moves(edition: Edition, layout: Layout) -> list[Move]:
    """Every move of the game, by key."""
    moves: list[Move] = []
    moves += _placings(edition, layout)
    moves.append(Plain(int(layout.dive), "dive"))
    moves.append(Plain(int(layout.end), "end"))
    moves += _with_design(edition, layout.buy, "buy")
    for piece in range(edition.piece_count):
        name = edition.piece_names[piece]
        moves.append(WithCard(layout.upgrade + piece, "upgrade", name))
    moves.append(Plain(int(layout.decline), "decline"))
    for cell in range(edition.cell_count):
        moves.append(Lay(layout.lay + cell, cell % ROWS, cell // ROWS - edition.reach))
    moves += _fillings(edition, layout)
    for artifact in range(ARTIFACTS):
        moves.append(Give(layout.give + artifact, artifact))
    moves.append(Plain(int(layout.enough), "enough"))
    for face in range(FACES):
        moves.append(Add(layout.add + face, face))
    moves.append(Plain(int(layout.descend), "descend"))
    for piece in range(STARTING_CARDS):
        name = edition.piece_names[piece]
        moves.append(WithCard(layout.arrange + piece, "arrange", name))
    moves += _with_design(edition, layout.reveal, "reveal")
    for roll in range(ROLLS):
        moves.append(Roll(layout.roll + roll, roll))
    return moves


def _placings(edition: Edition, layout: Layout) -> list[Move]:
    moves: list[Move] = []
    for place in range(edition.place_count):
        piece = edition.place_piece[place]
        if piece == NONE:
            card = edition.publics[edition.place_public[place]].name
        else:
            card = edition.piece_names[piece]
        for face in range(FACES):
            key = layout.place + place * FACES + face
            moves.append(Place(key, face, card, edition.place_action[place]))
    return moves


def _with_design(edition: Edition, first: i64, word: str) -> list[Move]:
    """A move for each design that can be bought."""
    moves: list[Move] = []
    for design in range(STARTING_CARDS, edition.design_count):
        key = first + design - STARTING_CARDS
        moves.append(WithCard(key, word, edition.designs[design].name))
    return moves


def _fillings(edition: Edition, layout: Layout) -> list[Move]:
    moves: list[Move] = []
    for museum in range(MUSEUMS):
        for box in range(BOXES):
            key = layout.fill + museum * BOXES + box
            moves.append(Fill(key, edition.publics[museum].name, box))
    return moves
