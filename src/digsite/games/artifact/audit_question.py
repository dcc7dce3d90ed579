"""What the open question of a record from outside must satisfy."""

from typing import Final

from mypy_extensions import i64

from digsite.core.records import refuse
from digsite.games.artifact.box import (
    ACTIONS,
    CHOSEN_MARKERS,
    HUTS,
    KINDS,
    MARKERS,
    MAT,
    ON_BOARD,
    SITE_NAMES,
    SITES,
    START_HUTS,
    WORKER,
    kind_of,
    site_of,
    tile_name,
)
from digsite.games.artifact.questions import flow, steps
from digsite.games.artifact.questions.steps import ACTION_NAMES, STEP_NAMES
from digsite.games.artifact.rules import (
    digging,
    ending,
    exhibitions,
    market,
    producing,
    setup,
    shipping,
    turns,
)
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
IN_PARTS: Final = [
    steps.CHOOSING,
    steps.UNEARTHING,
    steps.LOADING,
    steps.SHOWING,
    steps.KEEPING,
    steps.REFILLING,
]
"""The questions that are answered part by part."""
WRONG_FLOOR: Final = "the part named last is not there"
START_UP: Final = [steps.PLACING, steps.CHOOSING]


def audit_question(table: Table) -> None:
    """The question belongs to the action, to the player who is asked, and to what lies there."""
    step, action = table.step, table.action
    about = step == steps.EXCHANGING or action != steps.NO_ACTION
    refuse(about != (table.target != steps.NO_TARGET), "the open question is about nothing")
    wrong = f"{STEP_NAMES[step]} does not belong to the action {ACTION_NAMES[action]}"
    refuse(action not in ACTIONS_OF_STEPS[step], wrong)
    if step not in IN_PARTS:
        refuse(table.left != 0 or table.floor != 0, f"{STEP_NAMES[step]} has no parts")
    else:
        refuse(table.left == 0, f"{STEP_NAMES[step]} has no part left")
    if step in START_UP or action == steps.STARTING_UP:
        _audit_start_up(table)
    else:
        _audit_turn(table)
    _audit_shown(table)
    _audit_parts(table)


def _audit_start_up(table: Table) -> None:
    """Nothing has happened yet but huts and markers (§2.5, §3.1, §3.3)."""
    refuse(not _is_fresh(table), "the start-up is over")
    placed = setup.huts_placed(table)
    all_placed = placed == table.seats * START_HUTS
    refuse(placed > table.seats * START_HUTS, "more huts were placed than the start-up allows")
    for seat in range(table.seats):
        _audit_start_mat(table, seat, (placed + table.seats - 1 - seat) // table.seats)
    owed: i64 = 0
    for site in range(SITES):
        cards = setup.owed_at(table, site)
        refuse(cards < 0, f"there are too many face-up cards in {SITE_NAMES[site]}")
        owed += cards
    if table.step == steps.UNEARTHING:
        refuse(owed != 1 and not all_placed, "a card is owed for each hut at once")
        fits = table.left == 1 and table.floor == 0 and setup.owed_site(table) == table.target
        refuse(not fits, "no card is owed there")
        last = (placed - 1) % table.seats
        owner = table.asked == last or (all_placed and table.asked == 0)
        refuse(not owner, "another seat placed a hut")
    else:
        refuse(owed != 0, "a card must be unearthed first")
        choosing = table.step == steps.CHOOSING
        asked = choosing or setup.next_to_place(table) == table.asked
        refuse(not asked, f"seat {table.asked} does not place a hut")
        refuse(all_placed != choosing, "huts come first, then markers")


def _is_fresh(table: Table) -> bool:
    used = table.year + table.starter + table.actions
    for seat in range(table.seats):
        used += ending.exhibitions(table, seat) + table.passed[seat] + table.sevenths[seat]
        if table.money[seat] != table.edition.start_money:
            used += 1
        for site in range(SITES):
            used += table.level_of(seat, site)
        for kind in range(KINDS):
            used += table.held(seat, kind)
    for kind in range(KINDS):
        used += table.gone[kind]
    return used == 0 and market.market_size(table) == 0


def _audit_start_mat(table: Table, seat: i64, huts: i64) -> None:
    """A worker for each hut, and the markers chosen so far (§3.1, §3.3)."""
    chosen: i64 = 0
    if table.step == steps.CHOOSING and seat <= table.asked:
        chosen = CHOSEN_MARKERS - (table.left if seat == table.asked else 0)
    refuse(HUTS - digging.reserve(table, seat) != huts, f"seat {seat} has not placed {huts} huts")
    held = turns.markers_held(table, seat)
    refuse(held != huts + chosen, f"seat {seat} has not taken {huts + chosen} markers")
    for site in range(SITES):
        workers = table.on_mat(seat, WORKER + site)
        refuse(workers < table.huts_of(seat, site), f"seat {seat} lacks a worker")


def _audit_turn(table: Table) -> None:
    """Whoever has passed takes markers, the others act (§5.1, §5.6, §5.10, §12.5)."""
    step, seat = table.step, table.asked
    first_round = table.year == 0 and step != steps.REFILLING
    refuse(table.starter != 0 and first_round, "seat 0 starts the first round")
    final = ending.is_final_round(table)
    over = turns.all_have_passed(table)
    refuse(over and table.actions != 0, "whoever passed last has acted in the same turn")
    if step == steps.ENDED or step == steps.REFILLING:
        refuse(not over, "the round is not over")
        refuse(final != (step == steps.ENDED), "the game ends with its final round")
    elif step == steps.PASSED or step == steps.EXCHANGING:
        refuse(table.passed[seat] == 0, f"seat {seat} has not passed, but takes a marker")
        refuse(final, "nobody takes a marker in the final round")
    else:
        refuse(table.passed[seat] != 0, f"seat {seat} has passed, but acts")
        goes_on = table.actions == 0 or flow.may_go_on(table)
        acts = goes_on if step == steps.ACTING else table.actions < ACTIONS
        refuse(not acts, f"the turn of seat {seat} is over")
        paid = table.actions + (0 if step == steps.ACTING or step == steps.PAYING else 1)
        held = turns.markers_held(table, seat)
        refuse(held > MAT - paid, f"seat {seat} has not paid its actions")


def _audit_shown(table: Table) -> None:
    """Cards are shown for a tile, in ascending order, and only as many as fit (§10.1, R93)."""
    cards = exhibitions.cards_shown(table)
    if table.step != steps.SHOWING and table.step != steps.KEEPING:
        refuse(cards != 0, "cards are shown for no exhibition")
        return
    seat, tile = table.asked, table.target
    refuse(table.owners[tile] != ON_BOARD, f"the tile for {tile_name(tile)} is not on the board")
    for i in range(cards):
        refuse(not exhibitions.can_be_shown(table.shown[i]), "a card is shown that cannot be")
        refuse(i != 0 and table.shown[i - 1] > table.shown[i], "the cards shown are out of order")
    odd = exhibitions.odd_cards_shown(table)
    refuse(odd > exhibitions.odd_cards_allowed(table, seat), "the cards shown do not go together")
    size = table.edition.tiles.sizes[tile]
    if table.step == steps.SHOWING:
        refuse(cards + table.left != size, "more cards are shown than a tile asks for")
        refuse(table.floor != (table.shown[cards - 1] if cards > 0 else 0), WRONG_FLOOR)
        return
    kept = producing.cards_to_keep(table, seat) - table.left
    refuse(kept < 0 or cards + kept != size, "more cards are kept than may be")
    refuse(table.known_of(seat, table.floor) == 0 if kept else table.floor != 0, WRONG_FLOOR)
    refuse(not producing.can_keep_any(table), "none of the cards shown can be kept")


def _audit_parts(table: Table) -> None:
    """What is under way could have been begun, and is not complete."""
    step = table.step
    if step == steps.PAYING:
        able = _can_carry_out(table)
        refuse(not able, f"seat {table.asked} cannot carry out what it has announced")
    elif step == steps.UNEARTHING and table.action != steps.STARTING_UP:
        _audit_unearthing(table)
    elif step == steps.LOADING:
        _audit_loading(table)
    elif step == steps.OFFERED or step == steps.FINDING:
        _audit_draw(table)
    elif step == steps.CASTING:
        _audit_casting(table)
    elif step == steps.EXCHANGING:
        refuse(not turns.can_take_any(table, table.asked), "no marker was given in exchange")
        refuse(table.tracks[table.target] == 0, "the marker given is not on its track")
    elif step == steps.REFILLING or step == steps.CHOOSING:
        _audit_filling(table)


def _can_carry_out(table: Table) -> bool:
    """Whoever announces an action has what it needs (§7.1, §8.1, §9.1, §10.1, §14.2)."""
    seat, target = table.asked, table.target
    if table.action == steps.PRODUCING:
        held = exhibitions.holding(table, seat)
        return exhibitions.can_produce(table, seat, target, held)
    if table.action == steps.EXHIBITING:
        return producing.can_exhibit(table, seat, target)
    if table.action == steps.SHIPPING:
        return shipping.can_ship(table, seat, target)
    reserve = digging.reserve(table, seat)
    if table.action == steps.RESEARCHING:
        return digging.is_new_site(table, seat, target) and reserve > 0
    if table.action == steps.HIRING_TWO and not digging.can_hire_two(table, seat):
        return False
    return digging.is_own_site(table, seat, target) and reserve >= turns.payments(table.action)


def _audit_unearthing(table: Table) -> None:
    """The huts stand already (§7.1, §8.1, §15.12)."""
    own = table.huts_of(table.asked, table.target)
    new = turns.payments(table.action)
    if table.action == steps.RESEARCHING:
        right = own == 1 and table.huts_at(table.target) > 1
    else:
        right = own > new
    morley = digging.can_hire_two(table, table.asked)
    refuse(not morley and table.action == steps.HIRING_TWO, f"seat {table.asked} is not Morley")
    right = right and table.left <= new and table.floor == 0
    refuse(not right, "the huts do not unearth that many cards")


def _audit_loading(table: Table) -> None:
    """Not all cards of the site are taken, or there would be no question (§9.1, §9.3, R92)."""
    seat, site = table.asked, table.target
    refuse(table.huts_of(seat, site) != 0, f"seat {seat} has not taken its huts home")
    refuse(setup.face_up_at(table, site) <= table.left, "there are too few cards to choose from")
    refuse(shipping.must_take_curse(table, site, 1), "the cursed artifact is taken first")
    begun = table.floor > kind_of(site, 0)
    floor_fits = site_of(table.floor) == site
    refuse(not floor_fits or (begun and table.known_of(seat, table.floor) == 0), WRONG_FLOOR)


def _audit_draw(table: Table) -> None:
    """Judd draws where he researched, London where it shipped from (§15.5, §15.11)."""
    seat, site = table.asked, table.target
    huts = table.huts_of(seat, site)
    if table.action == steps.RESEARCHING:
        drawn = huts == 1 and digging.may_draw_for_research(table, seat, site)
    else:
        drawn = huts == 0 and shipping.may_draw_for_shipping(table, seat, site)
    refuse(not drawn, f"seat {seat} may not draw a card")


def _audit_casting(table: Table) -> None:
    """The exhibition is complete (§15.1)."""
    refuse(not table.cities_on, "roles are chosen without Expansion II")
    if table.action == steps.PRODUCING:
        produced = table.owners[table.target] == table.asked
    else:
        produced = table.stands_of(table.asked, table.target) > 0
    refuse(not produced, f"seat {table.asked} has not produced the exhibition")


def _audit_filling(table: Table) -> None:
    """Mats are filled clockwise, each completely, markers in ascending order (§6.3, R58, R93)."""
    seat = table.asked
    missing = MAT - turns.markers_held(table, seat)
    refuse(table.left != missing, f"seat {seat} does not need {table.left} markers")
    begun = table.floor > 0
    refuse(begun and (table.floor >= MARKERS or table.on_mat(seat, table.floor) == 0), WRONG_FLOOR)
    before = table.starter
    while before != seat:
        refuse(turns.markers_held(table, before) != MAT, f"seat {before} must fill its mat first")
        before = table.after(before)
