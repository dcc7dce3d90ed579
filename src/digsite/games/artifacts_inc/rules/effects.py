"""What asset cards do (chapter 7); the actions that need more than a number are in buying.py,
museums.py and selling.py.
"""

from librt.vecs import vec
from mypy_extensions import i64

from digsite.core.numbers import smaller
from digsite.games.artifacts_inc.box import (
    ANY_FACE,
    EASE_ADJACENT,
    EXTRA_FIND_ADJACENT,
    NONE,
    PER_ADJACENT,
    PER_UNDERWATER,
    REP_ADJACENT,
    REP_FIND,
    SALE_PLUS,
    Action,
    Bonus,
)
from digsite.games.artifacts_inc.rules.rows import are_adjacent
from digsite.games.artifacts_inc.table import Table


def adjacent(table: Table, seat: i64, piece: i64, sorts: vec[i64], sort: i64) -> i64:
    """How many cards of one's own of a sort, a kind or a name by design, are adjacent (§4.3,
    R35).
    """
    designs = table.edition.piece_design
    own = table.own  # counted for every bonus of every card: the lists are faster than accessors
    cells = table.cells
    first = seat * table.edition.piece_count
    cell = cells[first + piece]
    count: i64 = 0
    for i in range(first, first + table.own_count[seat]):
        other = own[i]
        if sorts[designs[other]] == sort:
            count += 1 if are_adjacent(cell, cells[first + other]) else 0
    return count


def gain(table: Table, seat: i64, piece: i64, action: Action) -> i64:
    """A fixed number of dollars, and more for each adjacent card or underwater card, up to a
    limit (§7.1).
    """
    counted: i64 = 0
    if action.per == PER_ADJACENT:
        counted = adjacent(table, seat, piece, table.edition.kinds, action.kind)
    elif action.per == PER_UNDERWATER:
        counted = table.underwater_cards(seat)
    return action.dollars + action.each * smaller(counted, action.most)


def reputation_for_neighbours(table: Table, seat: i64, piece: i64, bonus: Bonus) -> i64:
    """Reputation for each adjacent card of a kind or with a name, up to a limit (§7.5, R36)."""
    if bonus.what != REP_ADJACENT:
        return 0
    if bonus.kind == NONE:
        counted = adjacent(table, seat, piece, table.edition.names, bonus.named)
    else:
        counted = adjacent(table, seat, piece, table.edition.kinds, bonus.kind)
    return bonus.amount * smaller(counted, bonus.most)


def reputation_for_finds(table: Table, seat: i64, bonus: Bonus) -> i64:
    """Reputation for each underwater card of one's own with the find, whenever it came (§7.6,
    R40).
    """
    if bonus.what != REP_FIND:
        return 0
    return bonus.amount * table.found(seat, bonus.find)


def easing(table: Table, seat: i64, piece: i64) -> i64:
    """By how much a die on the card may count higher or lower: the best that an adjacent card
    offers (§7.7).
    """
    edition = table.edition
    own = table.own
    first = seat * edition.piece_count
    cell = table.cell(seat, piece)
    kind = edition.kinds[edition.piece_design[piece]]
    best: i64 = 0
    for i in range(first, first + table.own_count[seat]):
        side = edition.side(own[i], table.levels[first + own[i]])
        if edition.eases[side] == 0 or not are_adjacent(cell, table.cells[first + own[i]]):
            continue
        for bonus in edition.bonuses[side]:
            if bonus.what == EASE_ADJACENT and bonus.kind == kind and bonus.amount > best:
                best = bonus.amount
    return best


def has_easing(table: Table, seat: i64) -> bool:
    """Whether any card of the player makes its neighbours easier (§7.7)."""
    edition = table.edition
    own = table.own
    first = seat * edition.piece_count
    found: i64 = 0
    for i in range(first, first + table.own_count[seat]):
        found += edition.eases[edition.side(own[i], table.levels[first + own[i]])]
    return found > 0


def eased(faces: i64, by: i64) -> i64:
    """All faces that meet a requirement when they may count so much higher or lower, within 1
    to 6 (§7.7).
    """
    wider = faces
    while by > 0:
        wider |= wider << 1 | wider >> 1
        by -= 1
    return wider & ANY_FACE


def extra_finds(table: Table, seat: i64, piece: i64, face: i64) -> i64:
    """One more artifact for each adjacent card that names the face rolled (§7.8)."""
    edition = table.edition
    cell = table.cell(seat, piece)
    more: i64 = 0
    if table.convoys[seat] == 0:
        return 0
    for i in range(table.own_count[seat]):
        other = table.own_piece(seat, i)
        side = edition.side(other, table.level(seat, other))
        if edition.extras[side] == 0 or not are_adjacent(cell, table.cell(seat, other)):
            continue
        for bonus in edition.bonuses[side]:
            if bonus.what == EXTRA_FIND_ADJACENT and bonus.faces >> face & 1:
                more += bonus.amount
    return more


def better_sales(table: Table, seat: i64, artifact: i64) -> i64:
    """More dollars for each museum order of the type, or of any type (§7.9)."""
    edition = table.edition
    more: i64 = 0
    for i in range(table.own_count[seat]):
        piece = table.own_piece(seat, i)
        for bonus in edition.bonuses_of(edition.piece_design[piece], table.level(seat, piece)):
            if bonus.what == SALE_PLUS and (bonus.artifact == NONE or bonus.artifact == artifact):
                more += bonus.amount
    return more
