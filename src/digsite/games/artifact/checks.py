"""What holds at every table: a record from outside that breaks it is refused."""

from mypy_extensions import i64

from digsite.games.artifact import steps
from digsite.games.artifact.board import NOBODY
from digsite.games.artifact.components import (
    CITIES,
    KINDS,
    MARKER_NAMES,
    MARKERS,
    MAT,
    NO_CARD,
    NO_ROLE,
    RANKS,
    SITE_NAMES,
    SITES,
    STAND_ALONE,
    kind_name,
    rank_of,
    site_of,
)
from digsite.games.artifact.open_table import OpenTable
from digsite.games.artifact.rules import digging, setup, turns
from digsite.games.artifact.table import Table


def refuse_impossible(table: Table) -> None:
    """Raise a `ValueError` that names what cannot be."""
    _refuse_lost_cards(table)
    _refuse_wrong_decks(table)
    _refuse_lost_markers(table)
    _refuse_wrong_mats(table)
    _refuse_false_knowledge(table)
    _refuse_wrong_target(table)


def open_cards(table: OpenTable, kind: i64) -> i64:
    """The cards of a kind that everybody can see or has seen leave the game (§16.2)."""
    cards = table.face_up[kind] + table.gone[kind]
    for place in table.market:
        if place == kind:
            cards += 1
    for place in table.shown:
        if place == kind:
            cards += 1
    if rank_of(kind) == STAND_ALONE:
        for seat in range(table.seats):
            cards += table.stands[seat * SITES + site_of(kind)]
    return cards


def _refuse_lost_cards(table: Table) -> None:
    """Every card of the game is in exactly one place (§1.3)."""
    for kind in range(KINDS):
        cards = table.decks[kind] + open_cards(table, kind)
        for seat in range(table.seats):
            cards += table.hands[seat * KINDS + kind]
        wanted = setup.copies_in_play(table, kind)
        if cards != wanted:
            raise ValueError(f"there are {cards} cards of {kind_name(kind)}, not {wanted}")


def _refuse_wrong_decks(table: Table) -> None:
    """The size of a deck is open to all (§2.1)."""
    for site in range(SITES):
        cards: i64 = 0
        for kind in range(site * RANKS, (site + 1) * RANKS):
            cards += table.decks[kind]
        if cards != table.deck_sizes[site]:
            raise ValueError(f"the deck of {SITE_NAMES[site]} has {cards} cards")


def _refuse_lost_markers(table: Table) -> None:
    """Every marker lies on its track or on a mat (§1.5, §2.3)."""
    for marker in range(MARKERS):
        markers = table.tracks[marker]
        for seat in range(table.seats):
            markers += table.mats[seat * MARKERS + marker]
        wanted = setup.markers_in_play(table, marker)
        if markers != wanted:
            name = MARKER_NAMES[marker]
            raise ValueError(f"there are {markers} markers of {name}, not {wanted}")


def _refuse_wrong_mats(table: Table) -> None:
    """Nobody has more than six markers or ten huts, or debts (§1.5, §1.6, §5.4, §15.2)."""
    for seat in range(table.seats):
        if turns.markers_held(table, seat) > MAT:
            raise ValueError(f"seat {seat} has more than {MAT} markers")
        if digging.reserve(table, seat) < 0:
            raise ValueError(f"seat {seat} has more huts than there are")
        if table.money[seat] < 0:
            raise ValueError(f"seat {seat} has less than no money")
        if NO_ROLE < table.archaeologists[seat] < CITIES:
            raise ValueError(f"seat {seat} has a city for an archaeologist")


def _refuse_false_knowledge(table: Table) -> None:
    """What is not known of a hand was drawn secretly, site by site (§16.2)."""
    for seat in range(table.seats):
        for site in range(SITES):
            secrets: i64 = 0
            for kind in range(site * RANKS, (site + 1) * RANKS):
                unknown = table.hands[seat * KINDS + kind] - table.known[seat * KINDS + kind]
                if unknown < 0:
                    raise ValueError(f"seat {seat} is known to hold cards that it does not hold")
                secrets += unknown
            if secrets != table.secrets[seat * SITES + site]:
                raise ValueError(f"seat {seat} has {secrets} secret cards of {SITE_NAMES[site]}")


def _refuse_wrong_target(table: Table) -> None:
    """The question that is open is about something, and nothing if none needs it."""
    about = table.step == steps.EXCHANGING or table.action != steps.NO_ACTION
    if about != (table.target != NOBODY):
        raise ValueError("the open question is about nothing")
    if table.step == steps.SHOWING and NO_CARD not in table.shown:
        raise ValueError("more cards are shown than a tile asks for")
