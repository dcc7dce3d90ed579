"""Decisions and outcomes of chance, and the only place that knows how their keys are made.

How many places for dice, cards and cells there are depends on the edition, so the first key of
each range does too. Ranges that may be open at the same time stand in the order of listing.
"""

from typing import Final

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.move import Move, Part, Phrase
from digsite.games.artifacts_inc.box import (
    ARTIFACT_NAMES,
    ARTIFACTS,
    BOXES,
    FACES,
    MUSEUMS,
    ROW_NAMES,
    ROWS,
    STARTING_CARDS,
)
from digsite.games.artifacts_inc.edition import Edition
from digsite.games.artifacts_inc.rules.dice import DIGIT, FACES_OF, ONE_DIGIT, ROLLS, text_of


class Moves:
    """Every move of one edition; keys are made and taken apart here and nowhere else."""

    def __init__(self, edition: Edition) -> None:
        for_sale = edition.design_count - STARTING_CARDS
        self.edition: Final = edition
        self.dive: Final[i64] = edition.place_count * FACES
        self.end: Final[i64] = self.dive + 1
        self._buy: Final[i64] = self.end + 1
        self._upgrade: Final[i64] = self._buy + for_sale
        self.decline: Final[i64] = self._upgrade + edition.piece_count
        self._lay: Final[i64] = self.decline + 1
        self._fill: Final[i64] = self._lay + edition.cell_count
        self._give: Final[i64] = self._fill + MUSEUMS * BOXES
        self.enough: Final[i64] = self._give + ARTIFACTS
        self._add: Final[i64] = self.enough + 1
        self.descend: Final[i64] = self._add + FACES
        self._arrange: Final[i64] = self.descend + 1
        self.decisions: Final[i64] = self._arrange + STARTING_CARDS
        self._reveal: Final[i64] = self.decisions
        self._roll: Final[i64] = self._reveal + for_sale
        self.by_key: Final = _all_moves(edition)

    def notation(self, key: i64) -> str:
        return self.by_key[key].notation()

    def place_key(self, place: i64, face: i64) -> i64:
        return place * FACES + face

    def add_placings(self, place: i64, faces: i64, out: Keys) -> None:
        """A key for each of a set of faces."""
        packed = FACES_OF[faces]
        before = place * FACES - 1
        count = out.count
        if len(out.items) < count + FACES:
            out.reserve(FACES)
        items = out.items
        while packed != 0:
            items[count] = before + (packed & ONE_DIGIT)
            packed >>= DIGIT
            count += 1
        out.count = count

    def is_place(self, key: i64) -> bool:
        return key < self.dive

    def place_of(self, key: i64) -> i64:
        return key // FACES

    def face_placed(self, key: i64) -> i64:
        return key % FACES

    def buy_key(self, design: i64) -> i64:
        return self._buy + design - STARTING_CARDS

    def is_buy(self, key: i64) -> bool:
        return self._buy <= key < self._upgrade

    def design_bought(self, key: i64) -> i64:
        return key - self._buy + STARTING_CARDS

    def upgrade_key(self, piece: i64) -> i64:
        return self._upgrade + piece

    def is_upgrade(self, key: i64) -> bool:
        return self._upgrade <= key < self.decline

    def piece_upgraded(self, key: i64) -> i64:
        return key - self._upgrade

    def lay_key(self, cell: i64) -> i64:
        return self._lay + cell

    def is_lay(self, key: i64) -> bool:
        return self._lay <= key < self._fill

    def cell_of(self, key: i64) -> i64:
        return key - self._lay

    def fill_key(self, museum: i64, box: i64) -> i64:
        return self._fill + museum * BOXES + box

    def is_fill(self, key: i64) -> bool:
        return self._fill <= key < self._give

    def museum_of(self, key: i64) -> i64:
        return (key - self._fill) // BOXES

    def box_of(self, key: i64) -> i64:
        return (key - self._fill) % BOXES

    def give_key(self, artifact: i64) -> i64:
        return self._give + artifact

    def is_give(self, key: i64) -> bool:
        return self._give <= key < self.enough

    def artifact_given(self, key: i64) -> i64:
        return key - self._give

    def add_key(self, face: i64) -> i64:
        return self._add + face

    def is_add(self, key: i64) -> bool:
        return self._add <= key < self.descend

    def face_added(self, key: i64) -> i64:
        return key - self._add

    def arrange_key(self, piece: i64) -> i64:
        return self._arrange + piece

    def is_arrange(self, key: i64) -> bool:
        return self._arrange <= key < self.decisions

    def piece_arranged(self, key: i64) -> i64:
        return key - self._arrange

    def reveal_key(self, design: i64) -> i64:
        return self._reveal + design - STARTING_CARDS

    def design_revealed(self, key: i64) -> i64:
        return key - self._reveal + STARTING_CARDS

    def roll_key(self, roll: i64) -> i64:
        return self._roll + roll

    def roll_of(self, key: i64) -> i64:
        return key - self._roll


def _all_moves(edition: Edition) -> list[Move]:
    """The table of moves, by key."""
    for_sale = [design.name for design in edition.designs[STARTING_CARDS:]]
    listed = _placings(edition)
    _add_plain(listed, ["dive", "end"])
    _add_each(listed, "buy", "card", for_sale)
    _add_each(listed, "upgrade", "card", edition.piece_names)
    _add_plain(listed, ["decline"])
    for cell in range(int(edition.cell_count)):
        column = cell // int(ROWS) - int(edition.reach)
        spot: dict[str, Part] = {"row": ROW_NAMES[cell % int(ROWS)], "column": column}
        listed.append(Phrase(len(listed), "lay", spot))
    for museum in edition.publics[:MUSEUMS]:
        for box in range(1, int(BOXES) + 1):
            listed.append(Phrase(len(listed), "fill", {"museum": museum.name, "box": box}))
    _add_each(listed, "give", "artifact", ARTIFACT_NAMES)
    _add_plain(listed, ["enough"])
    for face in range(1, int(FACES) + 1):
        listed.append(Phrase(len(listed), "add", {"face": face}))
    _add_plain(listed, ["descend"])
    _add_each(listed, "arrange", "card", edition.piece_names[:STARTING_CARDS])
    _add_each(listed, "reveal", "card", for_sale)
    _add_each(listed, "roll", "dice", [text_of(roll) for roll in range(ROLLS)])
    return listed


def _placings(edition: Edition) -> list[Move]:
    listed: list[Move] = []
    for place in range(edition.place_count):
        card, action = edition.card_at(place), int(edition.place_action[place]) + 1
        for face in range(1, int(FACES) + 1):
            where: dict[str, Part] = {"face": face, "card": card, "action": action}
            listed.append(Phrase(len(listed), "place", where))
    return listed


def _add_each(listed: list[Move], word: str, named: str, names: list[str]) -> None:
    """A move for each of the names."""
    for name in names:
        listed.append(Phrase(len(listed), word, {named: name}))


def _add_plain(listed: list[Move], words: list[str]) -> None:
    for word in words:
        listed.append(Phrase(len(listed), word, {}))
