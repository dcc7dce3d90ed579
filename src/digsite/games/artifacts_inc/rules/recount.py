"""Reputation (chapter 8), and what else follows from the cards a player has.

All of it is recounted when the cards change, never added up. It is kept because it is asked
often: see the last fields of the table.
"""

from mypy_extensions import i64

from digsite.games.artifacts_inc.box import MUSEUMS
from digsite.games.artifacts_inc.rules import effects
from digsite.games.artifacts_inc.rules.museums import recount_orders
from digsite.games.artifacts_inc.rules.piles import recount_piles
from digsite.games.artifacts_inc.table import Table


def reputation(table: Table, seat: i64) -> i64:
    """Exactly what the face-up cards show: icons, bonuses and underwater cards (§8.1, §6.3,
    R38).
    """
    own = table.own  # counted after every purchase: the list is faster than `own_piece`
    first = seat * table.edition.piece_count
    total = table.underwater_cards(seat) * table.edition.values.dive_reputation
    for i in range(first, first + table.own_count[seat]):
        total += worth(table, seat, own[i], table.levels[first + own[i]])
    return total


def worth(table: Table, seat: i64, piece: i64, level: i64) -> i64:
    """The reputation that a card shows on a level: its icon and its bonuses (§8.1)."""
    side = table.edition.side(piece, level)
    total = table.edition.reputation[side]
    if table.edition.boosts[side] == 0:
        return total
    for bonus in table.edition.bonuses[side]:
        total += effects.reputation_for_neighbours(table, seat, piece, bonus)
        total += effects.reputation_for_finds(table, seat, bonus)
    return total


def recount_reputation(table: Table, seat: i64) -> None:
    """Twenty set off the end of the game, and it stays set off (§8.2, R39, R53); a rise is a sign
    of life (R61).
    """
    before = table.reputation[seat]
    table.reputation[seat] = reputation(table, seat)
    if table.reputation[seat] > before:
        table.quiet_turns = 0
    if table.reputation[seat] >= table.edition.values.end_reputation:
        table.reached = True


def recount_own(table: Table, seat: i64) -> None:
    """Adventurer symbols, help for dives and convoys among the cards (§2.2, §7.8, §7.10)."""
    edition = table.edition
    own = table.own
    first = seat * edition.piece_count
    symbols: i64 = 0
    convoys: i64 = 0
    help_for_dives: i64 = 0
    for i in range(first, first + table.own_count[seat]):
        side = edition.side(own[i], table.levels[first + own[i]])
        symbols += edition.dice[side]
        convoys += edition.extras[side]
        help_for_dives += edition.dive_plus[side]
    table.symbols[seat] = symbols
    table.convoys[seat] = convoys
    table.dive_help[seat] = help_for_dives


def recount_places(table: Table, seat: i64) -> None:
    """The actions of a player's cards, at their level, that dice can go to (§2.3, §3.7).

    A die there must meet the requirement, which neighbours may make easier (§2.5, §7.7, R18).
    Public cards are the same for everybody and need no list.
    """
    edition = table.edition
    own = table.own
    first = seat * edition.piece_count
    easy = effects.has_easing(table, seat)
    table.place_count[seat] = 0
    for i in range(first, first + table.own_count[seat]):
        piece = own[i]
        ease = effects.easing(table, seat, piece) if easy else 0
        for place in range(edition.first_place[piece], edition.first_place[piece + 1]):
            note_place(table, seat, place, table.levels[first + piece], ease)


def note_place(table: Table, seat: i64, place: i64, level: i64, ease: i64) -> None:
    """A place with the faces it takes and what it is for, if the player can use it (§2.3, R26)."""
    edition = table.edition
    faces = edition.faces_at(place, level)
    if faces == 0:
        return
    end = seat * edition.place_count + table.place_count[seat]
    table.places[end] = place
    table.faces[end] = effects.eased(faces, ease) if ease > 0 else faces
    table.uses[end] = edition.use_at(place, level)
    table.terms[end] = edition.term_at(place, level)
    table.place_count[seat] += 1


def recount(table: Table, seat: i64) -> None:
    """When a player's cards change, what they are worth is seen at once (§8.1, §2.7, R15, R36)."""
    recount_own(table, seat)
    recount_reputation(table, seat)
    recount_places(table, seat)


def recount_all(table: Table) -> None:
    """Everything that is worked out, for a table that was read from a record."""
    reached, quiet_turns = table.reached, table.quiet_turns
    recount_piles(table)
    for seat in range(table.seats):
        recount(table, seat)
    for museum in range(MUSEUMS):
        recount_orders(table, museum)
    table.reached, table.quiet_turns = reached, quiet_turns
