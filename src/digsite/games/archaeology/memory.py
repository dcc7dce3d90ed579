"""What an attentive player remembers of the hands of others (R29).

A note about a hand, one for each seat and one for the public, makes two claims that always hold:
the hand has at least this many cards of each kind, and among its other cards at least this many
are not maps (first hands and chambers hold none, R28).
"""

from librt.vecs import vec
from mypy_extensions import i64

from digsite.games.archaeology.box import KINDS, MAP
from digsite.games.archaeology.table import NO_MAP, NOTE, Table


def note_drawn(table: Table, seat: i64) -> None:
    """A card that cannot be a map went to the hand, unseen by the others (§2.2, §7.2, R28)."""
    table.note_changes += 1
    notes = table.notes
    for observer in range(table.seats + 1):
        notes[table.note(observer, seat) + NO_MAP] += 1


def note_taken(table: Table, seat: i64, kind: i64) -> None:
    """Everybody saw the seat take this card (R29)."""
    table.note_changes += 1
    notes = table.notes
    for observer in range(table.seats + 1):
        notes[table.note(observer, seat) + kind] += 1


def note_left(table: Table, seat: i64, kind: i64, cards: i64) -> None:
    """Everybody saw these cards leave the hand (R29)."""
    table.note_changes += 1
    notes = table.notes
    for observer in range(table.seats + 1):
        _forget(notes, table.note(observer, seat), kind, cards)


def note_theft(table: Table, thief: i64, victim: i64, kind: i64) -> None:
    """Thief and victim know the stolen card; for the others it may have been any (§4.6, R29).

    The card has just left the victim's hand. Where none of that hand could be a map, the thief has
    not gained one (R28).
    """
    table.note_changes += 1
    size = table.hand_size(victim) + 1
    for observer in range(table.seats + 1):
        first = table.note(observer, victim)
        if observer != victim and _certainly_no_maps(table.notes, first) == size:
            table.notes[table.note(observer, thief) + NO_MAP] += 1
        if observer in (thief, victim):
            _forget(table.notes, first, kind, 1)
        else:
            _forget_any(table.notes, first)
    table.notes[table.note(victim, thief) + kind] += 1


def _certainly_no_maps(notes: vec[i64], first: i64) -> i64:
    """How many cards of the hand the note knows to be no maps, one way or the other."""
    cards: i64 = -notes[first + MAP]
    for i in range(NOTE):
        cards += notes[first + i]
    return cards


def _forget(notes: vec[i64], first: i64, kind: i64, cards: i64) -> None:
    """Strike out cards of this kind: known ones first, then cards that were only known to be no
    maps."""
    known = notes[first + kind]
    if cards <= known:
        notes[first + kind] = known - cards
        return
    notes[first + kind] = 0
    if kind != MAP:
        no_maps = notes[first + NO_MAP] - (cards - known)
        notes[first + NO_MAP] = no_maps if no_maps > 0 else 0


def _forget_any(notes: vec[i64], first: i64) -> None:
    """Strike out one card, whichever it was.

    Each known kind drops by one. All but one of those dropped are still in the hand, unless the
    lost card was another one: so the claim about cards that are not maps grows by the dropped kinds
    but one.
    """
    no_maps = notes[first + NO_MAP] - 1
    for kind in range(KINDS):
        if notes[first + kind] > 0:
            notes[first + kind] -= 1
            if kind != MAP:
                no_maps += 1
    notes[first + NO_MAP] = no_maps if no_maps > 0 else 0
