"""Which decisions are legal, by the open question."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.games.artifacts_inc import steps, uses
from digsite.games.artifacts_inc.components import (
    ANY_FACE,
    ARTIFACTS,
    BOTTOM,
    BOXES,
    FACES,
    LEVELS,
    MUSEUMS,
    STARTING_CARDS,
    TOP,
)
from digsite.games.artifacts_inc.moves import Layout
from digsite.games.artifacts_inc.rules import (
    buying,
    diving,
    museums,
    rows,
    selling,
    setup,
    turn,
)
from digsite.games.artifacts_inc.table import Table

DIGIT: Final[i64] = 3
DIGITS: Final[i64] = 7


def _packed(faces: int) -> int:
    """The faces of a set, lowest first, each plus one in a digit of three bits: cheap to list."""
    listed = [face for face in range(int(FACES)) if faces >> face & 1]
    return sum([face + 1 << 3 * place for place, face in enumerate(listed)])


FACES_OF: Final = vec[i64]([_packed(faces) for faces in range(int(ANY_FACE) + 1)])


def fill_decisions(table: Table, layout: Layout, out: Keys) -> None:
    step = table.step
    if step == steps.PLACING:
        fill_placings(table, layout, out)
    elif step == steps.SELLING or step == steps.TRADING:
        fill_gifts(table, layout, out)
    elif step == steps.BUYING:
        fill_purchases(table, layout, out)
    elif step == steps.LAYING:
        fill_cells(table, layout, out)
    elif step == steps.ORDERING:
        fill_orders(table, layout, out)
    elif step == steps.DIVING:
        fill_dives(table, layout, out)
    elif step == steps.ARRANGING:
        fill_arrangements(table, layout, out)


def fill_placings(table: Table, layout: Layout, out: Keys) -> None:
    """Place a die where it can be of use, dive, or end the turn (§2.3, §2.8)."""
    hand = turn.faces_in_hand(table)
    if hand != 0:
        fill_own_places(table, layout, hand, out)
        fill_public_places(table, layout, hand, out)
        if diving.can_dive(table):
            out.add(layout.dive)
    out.add(layout.end)


def fill_own_places(table: Table, layout: Layout, hand: i64, out: Keys) -> None:
    """Actions of own asset cards that hold no die and take one in hand (§2.3, §2.4, §2.5)."""
    places = table.places
    accepted = table.faces
    purposes = table.uses
    placed = table.placed
    first = table.turn * table.edition.place_count
    for i in range(first, first + table.place_count[table.turn]):
        faces = accepted[i] & hand
        if faces == 0 or placed[places[i]] > 0:
            continue
        if purposes[i] == uses.ALWAYS or turn.is_of_use(table, purposes[i], table.terms[i]):
            add_faces(FACES_OF[faces], layout.place + places[i] * FACES, out)


def fill_public_places(table: Table, layout: Layout, hand: i64, out: Keys) -> None:
    """Public actions that hold no die of this turn; they are everybody's (§2.3, §2.4, R10)."""
    edition = table.edition
    accepted = edition.place_faces
    purposes = edition.place_uses
    terms = edition.place_terms
    placed = table.placed
    for place in range(edition.first_public_place, edition.place_count):
        printed = place * LEVELS
        faces = accepted[printed] & hand
        if faces == 0 or placed[place] > 0:
            continue
        use = purposes[printed]
        if use == uses.ALWAYS or turn.is_of_use(table, use, terms[printed]):
            add_faces(FACES_OF[faces], layout.place + place * FACES, out)


def add_faces(packed: i64, key: i64, out: Keys) -> None:
    """A key for each of the faces, which `_packed` has listed."""
    out.reserve(FACES)
    items = out.items
    count = out.count
    while packed != 0:
        items[count] = key + (packed & DIGITS) - 1
        packed >>= DIGIT
        count += 1
    out.count = count


def fill_purchases(table: Table, layout: Layout, out: Keys) -> None:
    """Buy any visible card, upgrade one of your own, or decline (§3.2, §3.3, R29)."""
    edition = table.edition
    visible = table.visible
    for design in range(STARTING_CARDS, edition.design_count):
        if visible[design] > 0 and buying.can_pay(table, design, table.stake):
            out.add(layout.buy + design - STARTING_CARDS)
    first = table.turn * edition.piece_count
    for i in range(first, first + table.own_count[table.turn]):
        if buying.can_upgrade(table, table.own[i], table.stake):
            out.add(layout.upgrade + table.own[i])
    out.add(layout.decline)


def fill_cells(table: Table, layout: Layout, out: Keys) -> None:
    """Lay the new card beside, above or below one of your own (§4.2)."""
    left = rows.leftmost_column(table, table.turn)
    top = rows.columns_taken(table, table.turn, TOP, left)
    bottom = rows.columns_taken(table, table.turn, BOTTOM, left)
    free_top = rows.free_columns(top, bottom)
    free_bottom = rows.free_columns(bottom, top)
    key = layout.lay + 2 * left
    while free_top | free_bottom != 0:
        if free_top & 1:
            out.add(key + TOP)
        if free_bottom & 1:
            out.add(key + BOTTOM)
        free_top >>= 1
        free_bottom >>= 1
        key += 2


def fill_orders(table: Table, layout: Layout, out: Keys) -> None:
    """Fill one open order (§5.1, §7.3)."""
    for museum in range(MUSEUMS):
        if not museums.is_asked_for(table, museum):
            continue
        for box in range(museums.boxes_of(table, museum)):
            if museums.can_fill(table, museum, box):
                out.add(layout.fill + museum * BOXES + box)


def fill_gifts(table: Table, layout: Layout, out: Keys) -> None:
    """Name the next artifact, or have enough of selling (§5.4, §7.4)."""
    for artifact in range(ARTIFACTS):
        if selling.can_give(table, artifact):
            out.add(layout.give + artifact)
    if table.step == steps.SELLING and selling.can_stop_selling(table):
        out.add(layout.enough)


def fill_dives(table: Table, layout: Layout, out: Keys) -> None:
    """Name the next die of the dive, or descend (§6.1)."""
    for face in range(FACES):
        if diving.can_add(table, face):
            out.add(layout.add + face)
    if diving.can_descend(table):
        out.add(layout.descend)


def fill_arrangements(table: Table, layout: Layout, out: Keys) -> None:
    """Lay the next starting card (§1.7)."""
    for piece in range(STARTING_CARDS):
        if setup.can_arrange(table, piece):
            out.add(layout.arrange + piece)
