"""What a record from outside must satisfy: whatever no game could lead to is refused.

Here the components are counted; `audit_question` looks at the open question.
"""

from mypy_extensions import i64

from digsite.core.actors import is_seat
from digsite.core.records import refuse
from digsite.games.artifact.audit_question import audit_question
from digsite.games.artifact.box import (
    ANDERSSON,
    CARTER,
    CITIES,
    FEWEST_PLAYERS,
    FIRST_SITE_TILE,
    FRAGMENTS,
    IN_BOX,
    KINDS,
    MARKER_NAMES,
    MARKERS,
    MAT,
    NO_ROLE,
    NO_SITE,
    SITE_NAMES,
    SITES,
    STAND_ALONE,
    THREE_SITES,
    TILES,
    TYPES,
    kind_name,
    kind_of,
    rank_of,
    site_of,
    tile_name,
    tile_site,
)
from digsite.games.artifact.open_table import OpenTable
from digsite.games.artifact.questions import steps
from digsite.games.artifact.rules import digging, ending, setup, turns
from digsite.games.artifact.table import Table


def audit(table: Table) -> None:
    """Raise a `ValueError` that names what cannot be."""
    _audit_left_out(table)
    _audit_cards(table)
    _audit_decks(table)
    _audit_markers(table)
    for seat in range(table.seats):
        _audit_mat(table, seat)
        _audit_roles(table, seat)
        _audit_seventh_action(table, seat)
        _audit_knowledge(table, seat)
    _audit_tiles(table)
    _audit_sites(table)
    audit_question(table)


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
            cards += table.stands_of(seat, site_of(kind))
    return cards


def _audit_left_out(table: Table) -> None:
    """Three players leave out a site, more players none (§2.4)."""
    three = table.seats == FEWEST_PLAYERS
    refuse(three != (table.left_out != NO_SITE), "three players, and only they, leave out a site")
    if three:
        name = SITE_NAMES[table.left_out]
        huts = table.huts_at(table.left_out)
        refuse(huts != 0, f"there are huts in {name}, which is left out")


def _audit_cards(table: Table) -> None:
    """Every card of the game is in exactly one place (§1.3)."""
    for kind in range(KINDS):
        cards = table.decks[kind] + open_cards(table, kind)
        for seat in range(table.seats):
            cards += table.held(seat, kind)
        wanted = setup.copies_in_play(table, kind)
        refuse(cards != wanted, f"there are {cards} cards of {kind_name(kind)}, not {wanted}")


def _audit_decks(table: Table) -> None:
    """The size of a deck is open to all (§2.1)."""
    for site in range(SITES):
        cards: i64 = 0
        for kind in range(kind_of(site, 0), kind_of(site + 1, 0)):
            cards += table.decks[kind]
        refuse(cards != table.deck_sizes[site], f"the deck of {SITE_NAMES[site]} has {cards} cards")


def _audit_markers(table: Table) -> None:
    """Every marker lies on its track or on a mat (§1.5, §2.3)."""
    for marker in range(MARKERS):
        markers = table.tracks[marker]
        for seat in range(table.seats):
            markers += table.on_mat(seat, marker)
        wanted = setup.markers_in_play(table, marker)
        name = MARKER_NAMES[marker]
        refuse(markers != wanted, f"there are {markers} markers of {name}, not {wanted}")


def _audit_mat(table: Table, seat: i64) -> None:
    """Nobody has more than six markers or ten huts, or debts (§1.5, §1.6, §5.4, §13.1)."""
    refuse(turns.markers_held(table, seat) > MAT, f"seat {seat} has more than {MAT} markers")
    refuse(digging.reserve(table, seat) < 0, f"seat {seat} has more huts than there are")
    refuse(table.money[seat] < 0, f"seat {seat} has less than no money")
    for site in range(SITES):
        tracked = table.research_on and setup.in_play(table, site)
        no_track = f"seat {seat} has advanced in {SITE_NAMES[site]}, where there is no track"
        refuse(not tracked and table.level_of(seat, site) != 0, no_track)


def _audit_roles(table: Table, seat: i64) -> None:
    """A role for the first exhibition, a second or another one for the next (§15.1, §15.2)."""
    city, archaeologist = table.cities[seat], table.archaeologists[seat]
    misplaced = archaeologist != NO_ROLE and archaeologist < CITIES
    refuse(misplaced, f"seat {seat} has a city for an archaeologist")
    idle = archaeologist == CARTER and not table.research_on
    refuse(idle, f"seat {seat} has Carter without a track")
    roles = int(city != NO_ROLE) + int(archaeologist != NO_ROLE)
    if not table.cities_on:
        refuse(roles != 0, f"seat {seat} has a role without Expansion II")
        return
    shown = _exhibitions_before(table, seat)
    refuse(roles > shown, f"seat {seat} has more roles than exhibitions")
    refuse(roles == 0 and shown != 0, f"seat {seat} has chosen no role for its exhibition")


def _exhibitions_before(table: Table, seat: i64) -> i64:
    """The exhibitions of a player but the one for which a role is being chosen."""
    shown = ending.exhibitions(table, seat)
    if table.step == steps.CASTING and table.asked == seat:
        return shown - 1
    return shown


def _audit_seventh_action(table: Table, seat: i64) -> None:
    """Only Andersson has it, with no marker left; it may have changed the role (§15.8)."""
    if table.sevenths[seat]:
        andersson = table.archaeologists[seat] == ANDERSSON
        may_have = andersson or (table.cities_on and ending.exhibitions(table, seat) > 1)
        refuse(not may_have, f"seat {seat} has performed a seventh action without Andersson")
        used = table.passed[seat] > 0 or turns.markers_held(table, seat) == 0
        refuse(not used, f"seat {seat} has performed a seventh action with markers left")


def _audit_knowledge(table: Table, seat: i64) -> None:
    """What is not known of a hand was drawn secretly, site by site, by a role (§16.2)."""
    for site in range(SITES):
        secrets: i64 = 0
        for kind in range(kind_of(site, 0), kind_of(site + 1, 0)):
            unknown = table.secret_cards(seat, kind)
            refuse(unknown < 0, f"seat {seat} is known to hold cards that it does not hold")
            secrets += unknown
        name = SITE_NAMES[site]
        counted = table.secrets_of(seat, site)
        refuse(secrets != counted, f"seat {seat} has {secrets} secret cards of {name}")
        drawn = secrets != 0 and not table.cities_on
        refuse(drawn, f"seat {seat} has secret cards without Expansion II")


def _audit_tiles(table: Table) -> None:
    """Only the tiles of a site left out are in the box (§2.4); cards lie under others (§10.6)."""
    buried: i64 = 0
    for tile in range(TILES):
        of_site = FIRST_SITE_TILE <= tile < THREE_SITES
        boxed = of_site and not setup.in_play(table, tile_site(tile))
        where = "does not take part" if boxed else "takes part"
        refuse((table.owners[tile] == IN_BOX) != boxed, f"the tile for {tile_name(tile)} {where}")
        if is_seat(table.owners[tile], table.seats):
            buried += table.edition.tiles.sizes[tile] - (2 if table.cities_on else 1)
    for kind in range(KINDS):
        if rank_of(kind) < TYPES or rank_of(kind) == FRAGMENTS:
            buried -= table.gone[kind]
    refuse(buried > 0, "too few cards lie under the tiles")


def _audit_sites(table: Table) -> None:
    """While the deck lasts, a site shows a card for each hut but the first (§3.2, §9.1, §9.2)."""
    if table.action == steps.STARTING_UP:
        return
    for site in range(SITES):
        shown = setup.face_up_at(table, site)
        owed: i64 = 0
        if table.target == site and table.step == steps.UNEARTHING:
            owed = table.left
        elif table.target == site and table.step == steps.LOADING:
            shown -= table.left
        huts = table.huts_at(site)
        wanted = huts - 1 if huts > 0 else 0
        deck = table.deck_sizes[site]
        name = SITE_NAMES[site]
        refuse(deck < owed, f"the deck of {name} is too small for the cards to be unearthed")
        enough = shown + owed == wanted if deck > owed else shown + owed <= wanted
        refuse(not enough, f"there are {shown} face-up cards in {name} for {huts} huts")
