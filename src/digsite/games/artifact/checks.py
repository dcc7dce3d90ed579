"""What holds at every table: a record from outside that breaks it is refused."""

from typing import Final

from mypy_extensions import i64

from digsite.games.artifact import steps
from digsite.games.artifact.components import (
    CITIES,
    KINDS,
    MARKER_NAMES,
    MARKERS,
    MAT,
    NO_CARD,
    NO_ROLE,
    NO_SITE,
    RANKS,
    SITE_NAMES,
    SITES,
    STAND_ALONE,
    kind_name,
    rank_of,
    site_of,
)
from digsite.games.artifact.open_table import OpenTable
from digsite.games.artifact.rules import digging, exhibitions, producing, setup, turns
from digsite.games.artifact.steps import ACTION_NAMES, STEP_NAMES
from digsite.games.artifact.table import Table

NONE: Final = [steps.NO_ACTION]
PRODUCE: Final = [steps.PRODUCING]
ACTIONS_OF_STEPS: Final = [
    NONE,  # placing
    NONE,  # choosing
    NONE,  # acting
    list(range(steps.RESEARCHING, steps.EXHIBITING + 1)),  # paying
    [steps.STARTING_UP, steps.RESEARCHING, steps.HIRING, steps.HIRING_TWO],  # unearthing
    [steps.SHIPPING],  # loading
    [steps.RESEARCHING, steps.SHIPPING],  # offered
    [steps.RESEARCHING, steps.SHIPPING],  # finding
    PRODUCE,  # showing
    PRODUCE,  # keeping
    [steps.PRODUCING, steps.EXHIBITING],  # casting
    NONE,  # passed
    NONE,  # exchanging
    NONE,  # refilling
    NONE,  # ended
]
"""The actions that can be under way, by step."""
AFTER_PASSING: Final = [steps.PASSED, steps.EXCHANGING, steps.REFILLING]
BEFORE_PASSING: Final = [
    step for step in range(steps.CASTING + 1) if step != steps.PLACING and step != steps.CHOOSING
]


def refuse_impossible(table: Table) -> None:
    """Raise a `ValueError` that names what cannot be."""
    _refuse_lost_cards(table)
    _refuse_wrong_decks(table)
    _refuse_lost_markers(table)
    _refuse_wrong_mats(table)
    _refuse_false_knowledge(table)
    _refuse_wrong_target(table)
    _refuse_wrong_question(table)


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
    if about != (table.target != NO_SITE):
        raise ValueError("the open question is about nothing")
    if table.step == steps.SHOWING and NO_CARD not in table.shown:
        raise ValueError("more cards are shown than a tile asks for")
    if table.left_out != NO_SITE and setup.huts_at(table, table.left_out) > 0:
        raise ValueError(f"there are huts in {SITE_NAMES[table.left_out]}, which is left out")


def _refuse_wrong_question(table: Table) -> None:
    """The question belongs to the action under way, and to the player who is asked (§5.1, §5.6)."""
    if table.action not in ACTIONS_OF_STEPS[table.step]:
        raise ValueError(
            f"{STEP_NAMES[table.step]} does not belong to the action {ACTION_NAMES[table.action]}"
        )
    has_passed = table.passed[table.asked] > 0
    if table.step in AFTER_PASSING and not has_passed:
        raise ValueError(f"seat {table.asked} has not passed, but takes a marker")
    if table.step in BEFORE_PASSING and has_passed:
        raise ValueError(f"seat {table.asked} has passed, but acts")
    filling = table.step == steps.CHOOSING or table.step == steps.REFILLING
    if filling and table.left != MAT - turns.markers_held(table, table.asked):
        raise ValueError(f"seat {table.asked} does not need {table.left} markers")
    if table.step == steps.PAYING and not _can_carry_out(table):
        raise ValueError(f"seat {table.asked} cannot carry out the action it has announced")


def _can_carry_out(table: Table) -> bool:
    """Whoever announces an action has what it needs (§7.1, §8.1, §9.1, §10.1, §14.2)."""
    seat = table.asked
    if table.action == steps.PRODUCING:
        held = exhibitions.holding(table, seat)
        return exhibitions.can_produce(table, seat, table.target, held)
    if table.action == steps.EXHIBITING:
        return producing.can_exhibit(table, seat, table.target)
    if table.action == steps.RESEARCHING:
        return digging.is_new_site(table, seat, table.target) and digging.reserve(table, seat) > 0
    return digging.is_own_site(table, seat, table.target)
