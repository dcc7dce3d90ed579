"""Reputation (§8), and what else follows from the cards a player has; all of it is counted
anew, never added up.
"""

from mypy_extensions import i64

from digsite.games.artifacts_inc.components import LEVELS, NONE
from digsite.games.artifacts_inc.rules import effects
from digsite.games.artifacts_inc.table import Table


def reputation(table: Table, seat: i64) -> i64:
    """Exactly what the face-up cards show: icons, bonuses and underwater cards (§8.1, §6.3,
    R38).
    """
    edition = table.edition
    total = table.underwater_cards(seat) * edition.values.dive_reputation
    for piece in range(edition.piece_count):
        level = table.level(seat, piece)
        if level == 0:
            continue
        design = edition.piece_design[piece]
        total += edition.reputation_of(design, level)
        for bonus in edition.bonuses_of(design, level):
            total += effects.reputation_for_neighbours(table, seat, piece, bonus)
            total += effects.reputation_for_finds(table, seat, bonus)
    return total


def recount_reputation(table: Table, seat: i64) -> None:
    """Twenty set off the end of the game, and it stays set off (§8.2, R39, R53)."""
    table.reputation[seat] = reputation(table, seat)
    if table.reputation[seat] >= table.edition.values.end_reputation:
        table.reached = True


def recount_places(table: Table) -> None:
    """Which faces each place takes from the player at turn: own cards and public ones, without
    a die (§2.3, §2.4, R10).
    """
    edition = table.edition
    easy = has_easing(table)
    for place in range(edition.place_count):
        if table.placed[place] > 0:
            table.accepted[place] = 0
        elif place >= edition.first_public_place:
            table.accepted[place] = edition.public_faces[place - edition.first_public_place]
        else:
            table.accepted[place] = own_faces(table, place, easy)


def own_faces(table: Table, place: i64, easy: bool) -> i64:
    """The faces that meet the requirement of an action of an own card, at its present level
    (§2.5, §3.7, R18, R26).
    """
    edition = table.edition
    piece = edition.place_piece[place]
    level = table.level(table.turn, piece)
    if level == 0:
        return 0
    faces = edition.place_faces[place * LEVELS + level - 1]
    if not easy or faces == 0:
        return faces
    return effects.eased(faces, effects.easing(table, table.turn, piece))


def has_easing(table: Table) -> bool:
    """Whether any own card makes its neighbours easier (§7.7)."""
    edition = table.edition
    for piece in range(edition.piece_count):
        level = table.level(table.turn, piece)
        if level > 0 and edition.eases[edition.piece_design[piece] * LEVELS + level - 1] > 0:
            return True
    return False


def look_at_cards(table: Table) -> None:
    """What the cards of the player at turn accept and add, as they lie now (§2.5, §7.7, §7.10)."""
    table.dive_help = effects.help_for_dives(table, table.turn)
    recount_places(table)


def recount(table: Table) -> None:
    """After a change of his cards the player at turn sees what they are worth now (§8.1, §2.7,
    R15, R36).
    """
    recount_reputation(table, table.turn)
    look_at_cards(table)


def recount_all(table: Table) -> None:
    """Everything that is worked out, for a table that was read from a record."""
    for seat in range(table.seats):
        table.reputation[seat] = reputation(table, seat)
    if table.turn != NONE:
        look_at_cards(table)
