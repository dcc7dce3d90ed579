"""Reputation (chapter 8), and what else follows from the cards a player has.

All of it is counted anew when the cards change, never added up. It is kept because it is asked
often: see the last fields of the table.
"""

from mypy_extensions import i64

from digsite.games.artifacts_inc.components import LEVELS, MUSEUMS
from digsite.games.artifacts_inc.rules import effects
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
    """The cards of a player in ascending order, their symbols and convoys (§2.2, §7.8)."""
    edition = table.edition
    levels = table.levels
    first = seat * edition.piece_count
    count: i64 = 0
    symbols: i64 = 0
    convoys: i64 = 0
    for piece in range(edition.piece_count):
        if levels[first + piece] > 0:
            table.own[first + count] = piece
            count += 1
            side = edition.piece_design[piece] * LEVELS + levels[first + piece] - 1
            symbols += edition.dice[side]
            convoys += edition.extras[side]
    table.own_count[seat] = count
    table.symbols[seat] = symbols
    table.convoys[seat] = convoys


def recount_places(table: Table, seat: i64) -> None:
    """Actions that dice can go to: own cards at their level, then public ones (§2.3, §3.7, R10).

    A die there must meet the requirement, which neighbours may make easier (§2.5, §7.7, R18).
    """
    edition = table.edition
    easy = effects.has_easing(table, seat)
    first = seat * edition.piece_count
    table.place_count[seat] = 0
    for i in range(first, first + table.own_count[seat]):
        piece = table.own[i]
        ease = effects.easing(table, seat, piece) if easy else 0
        for place in range(edition.first_place[piece], edition.first_place[piece + 1]):
            note_place(table, seat, place, table.levels[first + piece], ease)
    for place in range(edition.first_public_place, edition.place_count):
        note_place(table, seat, place, 1, 0)


def note_place(table: Table, seat: i64, place: i64, level: i64, ease: i64) -> None:
    """A place with the faces it takes and what it is for, if the player can use it (§2.3, R26)."""
    edition = table.edition
    printed = place * LEVELS + level - 1
    faces = edition.place_faces[printed]
    if faces == 0:
        return
    end = seat * edition.place_count + table.place_count[seat]
    table.places[end] = place
    table.faces[end] = effects.eased(faces, ease) if ease > 0 else faces
    table.uses[end] = edition.place_uses[printed]
    table.terms[end] = edition.place_terms[printed]
    table.place_count[seat] += 1


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
