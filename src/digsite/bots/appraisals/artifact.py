"""What a position of Artifact is worth to the seat that sees it, in points of prestige.

Exhibitions, money and research count as they would be scored. Income counts for the years to come,
cards for the exhibitions they may become, huts for the cards they may bring, and an open question
as its best answer.
"""

from digsite.bots.appraisals.artifact_hand import ALONE, SPECIAL, Hand, cards_of, tile_worth
from digsite.core.view import View
from digsite.games.artifact.box import (
    ANDERSSON,
    BERLIN,
    CARTER,
    JUDD,
    LONDON,
    MORLEY,
    NEW_YORK,
    NO_CARD,
    NO_ROLE,
    PARIS,
    SHIP,
    SITES,
    WORKER,
)
from digsite.games.artifact.questions import steps
from digsite.games.artifact.rules import ending, rounds, turns
from digsite.games.artifact.view import ArtifactView

IDLE = 0.6  # of what a coin scores is not counted while there are years to spend it in
MARKER = [0.25, 0.25, 0.15, 0.15, 0.15, 0.15]  # the first museum, ship, worker on the mat
UNEARTHED = 1.6  # a card that nobody has seen yet
BEFORE_SHIPPING = 0.35  # of what a card is worth counts while it lies at the site
SPARE_HUT = 0.35  # a hut that finds no card yet
PRESENCE = 0.6  # a site with a hut of its own, where workers may be hired
RESEARCH_STEP = 0.45
ROLE = {
    PARIS: 1.6,
    LONDON: 1.5,
    BERLIN: 1.0,
    NEW_YORK: 1.8,
    ANDERSSON: 1.0,
    CARTER: 1.1,
    JUDD: 1.0,
    MORLEY: 0.6,
}


def appraise(view: View) -> float:
    """What is sure to score, and what everything else may still become."""
    assert isinstance(view, ArtifactView)
    years = years_left(view)
    hand = Hand(view, years)
    worth = float(ending.exhibition_prestige(view.table, view.seat)) + purse(view, years)
    worth += years * 0.2 * int(rounds.bonus_income(view.table, view.seat))
    worth += hand.worth() + research(view, hand, years)
    if not is_out(view, years):
        worth += sites(view, hand, years) + mat(view, years) + roles(view, years)
        worth += open_question(view, hand, years)
    return worth


def years_left(view: ArtifactView) -> float:
    """How many years may follow this one: decks and tiles run out before the last one."""
    table = view.table
    if ending.is_final_round(table):
        return 0.0
    years = int(table.edition.last_year - table.edition.first_year - table.year)
    decks = min(int(table.deck_sizes[site]) for site in range(SITES) if site != table.left_out)
    return min(float(years), 0.5 + decks / 3)


def is_out(view: ArtifactView, years: float) -> bool:
    """Whether the seat has nothing more to decide in this game."""
    return years == 0 and bool(view.table.passed[view.seat])


def purse(view: ArtifactView, years: float, more: float = 0.0) -> float:
    """What the money is worth with this much more: its final score, less while it lies idle."""
    coins = int(view.table.money[view.seat]) + more
    scored = coins / int(view.table.edition.coins_per_prestige)
    return scored * (1 - IDLE * min(1.0, years / 4))


def research(view: ArtifactView, hand: Hand, years: float) -> float:
    """The score of the counted marker, and a little for each step towards the next."""
    table = view.table
    if not table.research_on:
        return 0.0
    sites_here = [site for site in range(int(SITES)) if site != table.left_out]
    levels = sorted(int(table.level_of(view.seat, site)) for site in sites_here)
    counted = levels[1:] if len(levels) == int(SITES) else levels
    level = counted[0]
    if hand.manuscripts >= sum(1 for each in counted if each == level):
        level = min(level + 1, len(table.edition.research) - 1)
    return int(table.edition.research[level]) + RESEARCH_STEP * sum(counted) * min(1.0, years / 3)


def sites(view: ArtifactView, hand: Hand, years: float) -> float:
    """What the huts may bring home."""
    if years == 0 and not can_ship(view):
        return 0.0
    share = BEFORE_SHIPPING if years else BEFORE_SHIPPING / 4
    own = [site for site in range(int(SITES)) if view.table.huts_of(view.seat, site) > 0]
    return sum(share * aboard(view, hand, site, 0, 0) + presence(years) for site in own)


def presence(years: float) -> float:
    return PRESENCE * min(1.0, years / 3)


def can_ship(view: ArtifactView) -> bool:
    return int(view.table.on_mat(view.seat, SHIP)) > 0


def aboard(view: ArtifactView, hand: Hand, site: int, huts: int, unearthed: int) -> float:
    """The best cards that the huts at a site could ship, with so many more huts and cards."""
    table = view.table
    own = int(table.huts_of(view.seat, site)) + huts
    if own == 0:
        return 0.0
    everybody = sum(int(table.huts_of(seat, site)) for seat in range(int(view.seats))) + huts
    room = own - 1 if own == everybody else own
    cards = hand.best(cards_of(table.face_up, site), room)
    unknown = min(unearthed, room - len(cards))
    spare = room - len(cards) - unknown
    return hand.added(cards) + UNEARTHED * unknown + SPARE_HUT * min(spare, 3)


def mat(view: ArtifactView, years: float) -> float:
    """Markers: the first of a kind is worth most."""
    total = 0.0
    for marker, first in enumerate(MARKER):
        held = int(view.table.on_mat(view.seat, marker))
        there = marker < WORKER or view.table.huts_of(view.seat, marker - WORKER) > 0
        worth = first if there else first / 4
        total += worth * sum(1 / (place + 1) for place in range(held))
    return total * (1.0 if years else 0.15)


def roles(view: ArtifactView, years: float) -> float:
    table = view.table
    cast = (int(table.cities[view.seat]), int(table.archaeologists[view.seat]))
    return sum(ROLE[role] for role in cast if role != NO_ROLE) * min(1.0, years / 3)


def open_question(view: ArtifactView, hand: Hand, years: float) -> float:
    """What the best answer to the open question adds."""
    table = view.table
    if table.asked != view.seat:
        return 0.0
    if table.step == steps.PAYING:
        return action(view, hand, years) - price(view, years)
    if table.step == steps.LOADING:
        there = cards_of(table.face_up, int(table.target), int(table.floor))
        return hand.added(hand.best(there, int(table.left)))
    if table.step == steps.OFFERED:
        return UNEARTHED
    return exhibition(view, hand, years)


def exhibition(view: ArtifactView, hand: Hand, years: float) -> float:
    """What the exhibition under way brings, with the best of the cards that may be kept."""
    table = view.table
    if table.step == steps.SHOWING:
        return tile_worth(view, int(table.target), years) - hand.lost(int(table.left))
    if table.step == steps.KEEPING:
        shown = [int(kind) for kind in table.shown if kind != NO_CARD and kind >= table.floor]
        kept = hand.best(shown, int(table.left))
        return tile_worth(view, int(table.target), years) + hand.added(kept)
    return 0.0


def price(view: ArtifactView, years: float) -> float:
    """What the money for the action is worth, paid in the cheapest way."""
    table = view.table
    wanted = int(turns.wanted_marker(table.action, table.target))
    own = int(table.on_mat(view.seat, wanted))
    coins = int(table.edition.joker)
    if own > 0:
        coins = min(coins, int(table.edition.covered(wanted, table.tracks[wanted])))
    times = int(turns.payments(table.action))
    used = MARKER[wanted] / max(1, own) * (1.0 if years else 0.15)
    return purse(view, years) - purse(view, years, -coins * times) + used


def action(view: ArtifactView, hand: Hand, years: float) -> float:
    """What the action brings that is to be paid now."""
    table = view.table
    act, target = int(table.action), int(table.target)
    if act == steps.PRODUCING:
        lost = int(table.edition.tiles.sizes[target])
        return tile_worth(view, target, years) - hand.lost(lost) + hand.kept()
    if act == steps.EXHIBITING:
        tiles = table.edition.tiles
        gain = int(tiles.stand_alone_prestige) + 0.2 * years * int(tiles.stand_alone_income)
        return gain - SPECIAL[ALONE] * min(1.0, 0.3 + years / 2)
    if act == steps.SHIPPING:
        share = BEFORE_SHIPPING if years else BEFORE_SHIPPING / 4
        brought = aboard(view, hand, target, 0, 0)
        london = UNEARTHED if table.cities[view.seat] == LONDON else 0.0
        return brought * (1 - share) + london - presence(years)
    huts = 2 if act == steps.HIRING_TWO else 1
    return dig(view, hand, years, target, huts)


def dig(view: ArtifactView, hand: Hand, years: float, site: int, huts: int) -> float:
    """What further huts at a site add, with the cards that they unearth."""
    table = view.table
    others = sum(int(table.huts_of(seat, site)) for seat in range(int(view.seats)))
    cards = min(huts, int(table.deck_sizes[site])) if others else 0
    gain = aboard(view, hand, site, huts, cards) - aboard(view, hand, site, 0, 0)
    worth = gain * (BEFORE_SHIPPING if years else BEFORE_SHIPPING / 4)
    worth += presence(years) if table.action == steps.RESEARCHING else 0.0
    if table.action == steps.RESEARCHING and table.research_on:
        worth += RESEARCH_STEP * min(1.0, years / 3)
    if table.action == steps.RESEARCHING and table.archaeologists[view.seat] == JUDD:
        worth += UNEARTHED
    return worth
