"""Decisions and outcomes of chance, and the only place that knows how their keys are made.

How many places for dice, cards and cells there are depends on the edition, so the first key of
each range does too. Ranges that may be open at the same time stand in the order of listing.
"""

from typing import Final

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.move import Move, Part, Plain
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


class WithCard(Move):
    """Arrange, buy, upgrade or reveal a card (§1.7, §3.2, §3.6, §3.8)."""

    def __init__(self, key: i64, word: str, card: str) -> None:
        super().__init__(int(key))
        self.word: Final = word
        self.card: Final = card

    def notation(self) -> str:
        return f"{self.word} {self.card}"

    def parts(self) -> dict[str, Part]:
        return {"do": self.word, "card": self.card}


class Place(Move):
    """Place a die that shows `face` on an action of a card (§2.3)."""

    def __init__(self, key: i64, face: i64, card: str, position: i64) -> None:
        super().__init__(int(key))
        self.face: Final[i64] = face
        self.card: Final = card
        self.position: Final[i64] = position

    def notation(self) -> str:
        return f"place {self.face + 1} {self.card} {self.position + 1}"

    def parts(self) -> dict[str, Part]:
        action = int(self.position) + 1
        return {"do": "place", "face": int(self.face) + 1, "card": self.card, "action": action}


class Lay(Move):
    """Lay the new card in one of the two rows (§4.2); starting cards lie in columns 0 to 3."""

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
        self.by_key: Final = _all_moves(edition, self)

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


def _all_moves(edition: Edition, moves: Moves) -> list[Move]:
    """The table of moves, by key."""
    for_sale = [design.name for design in edition.designs[STARTING_CARDS:]]
    listed = _placings(edition, moves)
    listed += [Plain(int(moves.dive), "dive"), Plain(int(moves.end), "end")]
    listed += _named("buy", moves._buy, for_sale)
    listed += _named("upgrade", moves._upgrade, edition.piece_names)
    listed.append(Plain(int(moves.decline), "decline"))
    for cell in range(edition.cell_count):
        listed.append(Lay(moves.lay_key(cell), cell % ROWS, cell // ROWS - edition.reach))
    for museum in range(MUSEUMS):
        for box in range(BOXES):
            listed.append(Fill(moves.fill_key(museum, box), edition.publics[museum].name, box))
    for artifact in range(ARTIFACTS):
        listed.append(Give(moves.give_key(artifact), artifact))
    listed.append(Plain(int(moves.enough), "enough"))
    for face in range(FACES):
        listed.append(Add(moves.add_key(face), face))
    listed.append(Plain(int(moves.descend), "descend"))
    listed += _named("arrange", moves._arrange, edition.piece_names[:STARTING_CARDS])
    listed += _named("reveal", moves._reveal, for_sale)
    for roll in range(ROLLS):
        listed.append(Roll(moves.roll_key(roll), roll))
    return listed


def _placings(edition: Edition, moves: Moves) -> list[Move]:
    listed: list[Move] = []
    for place in range(edition.place_count):
        for face in range(FACES):
            position = edition.place_action[place]
            key = moves.place_key(place, face)
            listed.append(Place(key, face, edition.card_at(place), position))
    return listed


def _named(word: str, first: i64, cards: list[str]) -> list[Move]:
    """A move for each of the cards, from this key on."""
    return [WithCard(first + i, word, cards[i]) for i in range(len(cards))]
