"""Reputation (§8), and what else follows from the cards a player has.

All of it is counted anew when the cards change, never added up. It is kept because it is asked
often: see the last fields of the table.
"""

from mypy_extensions import i64

from digsite.games.artifacts_inc.components import LEVELS, MUSEUMS, NONE
from digsite.games.artifacts_inc.rules import effects, uses
from digsite.games.artifacts_inc.rules.museums import recount_orders
from digsite.games.artifacts_inc.table import Table


def reputation(table: Table, seat: i64) -> i64:
    """Exactly what the face-up cards show: icons, bonuses and underwater cards (§8.1, §6.3,
    R38).
    """
    edition = table.edition
    total = table.underwater_cards(seat) * edition.values.dive_reputation
    first = seat * edition.piece_count
    for i in range(first, first + table.own_count[seat]):
        piece = table.own[i]
        design = edition.piece_design[piece]
        level = table.level(seat, piece)
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


def recount_own(table: Table, seat: i64) -> None:
    """The cards of a player in ascending order, and their adventurer symbols (§2.2)."""
    edition = table.edition
    first = seat * edition.piece_count
    count: i64 = 0
    symbols: i64 = 0
    for piece in range(edition.piece_count):
        level = table.levels[first + piece]
        if level > 0:
            table.own[first + count] = piece
            count += 1
            symbols += edition.dice_of(edition.piece_design[piece], level)
    table.own_count[seat] = count
    table.symbols[seat] = symbols


def recount_places(table: Table, seat: i64) -> None:
    """The actions that a player's dice can be placed on: own cards, then public ones (§2.3,
    R10).
    """
    edition = table.edition
    easy = effects.has_easing(table, seat)
    first = seat * edition.place_count
    count: i64 = 0
    for place in range(edition.place_count):
        faces = faces_taken(table, seat, place, easy)
        if faces != 0:
            use = uses.use_of(table, seat, place)
            table.places[first + count] = place
            table.faces[first + count] = faces
            table.uses[first + count] = use
            table.terms[first + count] = uses.term_of(table, seat, place)
            count += 1
    table.place_count[seat] = count


def faces_taken(table: Table, seat: i64, place: i64, easy: bool) -> i64:
    """The faces that meet the requirement of an action, at the card's level (§2.5, §3.7, R18, R26).

    There are none on a card that is not the player's, or on another level than the card shows.
    """
    edition = table.edition
    piece = edition.place_piece[place]
    if piece == NONE:
        return edition.public_faces[place - edition.first_public_place]
    level = table.level(seat, piece)
    if level == 0:
        return 0
    faces = edition.place_faces[place * LEVELS + level - 1]
    if not easy or faces == 0:
        return faces
    return effects.eased(faces, effects.easing(table, seat, piece))


def recount(table: Table, seat: i64) -> None:
    """After a change of his cards a player sees what they are worth now (§8.1, §2.7, R15, R36)."""
    recount_own(table, seat)
    recount_reputation(table, seat)
    table.dive_help[seat] = effects.help_for_dives(table, seat)
    recount_places(table, seat)


def recount_all(table: Table) -> None:
    """Everything that is worked out, for a table that was read from a record."""
    reached = table.reached
    for seat in range(table.seats):
        recount(table, seat)
    for museum in range(MUSEUMS):
        recount_orders(table, museum)
    table.reached = reached
