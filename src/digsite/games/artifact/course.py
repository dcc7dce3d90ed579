"""The course of the game: which question follows when one has been answered."""

from mypy_extensions import i64

from digsite.games.artifact import steps
from digsite.games.artifact.components import ACTIONS, CHOSEN_MARKERS, NO_SITE, RANKS
from digsite.games.artifact.rules import (
    digging,
    ending,
    knowledge,
    market,
    producing,
    rounds,
    setup,
    shipping,
    turns,
)
from digsite.games.artifact.table import Table


def start_up(table: Table) -> None:
    """Huts with their cards, then four markers for everybody, then the first round (§3.1, §3.3)."""
    site = setup.owed_site(table)
    if site != NO_SITE:
        table.action = steps.STARTING_UP
        ask_chance(table, site, 1)
        return
    seat = setup.next_to_place(table)
    if seat >= 0:
        ask(table, steps.PLACING, seat)
    else:
        choose_markers(table, table.starter)


def choose_markers(table: Table, seat: i64) -> None:
    """Each in turn takes all four markers (§3.3, R10)."""
    ask(table, steps.CHOOSING, seat)
    table.left = CHOSEN_MARKERS


def chosen(table: Table, marker: i64) -> None:
    """One of the four markers was named; equal or later kinds may follow (§3.3)."""
    turns.take_marker(table, table.asked, marker)
    table.floor = marker
    table.left -= 1
    if table.left > 0:
        return
    seat = next_seat(table, table.asked)
    if seat != table.starter:
        choose_markers(table, seat)
    else:
        begin_round(table)


def begin_round(table: Table) -> None:
    """Income for all, then the start player begins (§4.1, §2.6)."""
    rounds.collect_income(table)
    begin_turn(table, table.starter)


def begin_turn(table: Table, seat: i64) -> None:
    """One or two actions, or pass (§5.1)."""
    table.actions = 0
    ask(table, steps.ACTING, seat)


def action_is_over(table: Table) -> None:
    """After an action a second one may follow, or gold, or the turn is over (§5.1, R15, R89)."""
    table.actions += 1
    table.action = steps.NO_ACTION
    table.target = NO_SITE
    if may_go_on(table):
        ask(table, steps.ACTING, table.asked)
    else:
        end_turn(table)


def gold_is_played(table: Table) -> None:
    """Gold is no action; after the second one the turn may be over now (§14.4, R89)."""
    if table.actions > 0 and not may_go_on(table):
        end_turn(table)


def may_go_on(table: Table) -> bool:
    """Judged by what all can see, so that the question tells nothing of the hand (§14.4, R89)."""
    seat = table.asked
    if table.actions < ACTIONS and turns.has_means(table, seat):
        return True
    if not table.research_on or market.market_size(table) == 0:
        return False
    return not knowledge.hand_is_empty(table, seat)


def end_turn(table: Table) -> None:
    """Clockwise; who has passed may take a marker, but not in the final round (§5.7, §5.10)."""
    if turns.all_have_passed(table):
        end_round(table)
        return
    final = ending.is_final_round(table)
    seat = next_seat(table, table.asked)
    while final and table.passed[seat]:
        seat = next_seat(table, seat)
    if table.passed[seat]:
        ask(table, steps.PASSED, seat)
    else:
        begin_turn(table, seat)


def passed(table: Table) -> None:
    """Who passes takes or exchanges in that turn, unless it is the final round (§5.6, §5.10)."""
    turns.pass_turn(table, table.asked)
    if ending.is_final_round(table):
        end_turn(table)
    else:
        ask(table, steps.PASSED, table.asked)


def end_round(table: Table) -> None:
    """All have passed: the game is over, or else mats are refilled (§6.1, §12.5, R23)."""
    if ending.is_final_round(table):
        knowledge.lay_hands_open(table)
        ask(table, steps.ENDED, table.asked)
        return
    rounds.pass_on_start_marker(table, table.asked)
    refill(table, table.starter)


def refill(table: Table, seat: i64) -> None:
    """From the start player on each fills the mat; then the next year begins (§6.3, §6.4, R21)."""
    while rounds.markers_to_refill(table, seat) == 0:
        seat = next_seat(table, seat)
        if seat == table.starter:
            rounds.open_next_year(table)
            begin_round(table)
            return
    ask(table, steps.REFILLING, seat)
    table.left = rounds.markers_to_refill(table, seat)


def refilled(table: Table, marker: i64) -> None:
    """One of the missing markers was named; equal or later kinds may follow (§6.3, R58)."""
    turns.take_marker(table, table.asked, marker)
    table.floor = marker
    table.left -= 1
    if table.left == 0:
        # This mat is full: the search for the next one that is not starts with it.
        refill(table, table.asked)


def perform(table: Table) -> None:
    """The action is paid: carry it out (§5.3)."""
    seat = table.asked
    site = table.target
    if table.action == steps.RESEARCHING:
        ask_chance(table, site, digging.research(table, seat, site))
    elif table.action == steps.HIRING:
        ask_chance(table, site, digging.hire(table, seat, site, 1))
    elif table.action == steps.HIRING_TWO:
        ask_chance(table, site, digging.hire(table, seat, site, 2))
    elif table.action == steps.SHIPPING:
        ship(table, site)
    elif table.action == steps.PRODUCING:
        ask(table, steps.SHOWING, seat)
        table.left = table.edition.tiles.sizes[table.target]
    else:
        producing.exhibit(table, seat, site)
        exhibition_is_produced(table)


def ask_chance(table: Table, site: i64, cards: i64) -> None:
    """Cards are unearthed one by one (§3.2)."""
    table.target = site
    table.left = cards
    table.floor = 0
    if cards > 0:
        table.step = steps.UNEARTHING
    else:
        all_is_unearthed(table)


def unearthed(table: Table, kind: i64) -> None:
    setup.unearth(table, kind)
    table.left -= 1
    if table.left == 0:
        all_is_unearthed(table)


def all_is_unearthed(table: Table) -> None:
    """Start-up goes on; research has its further effects (§13.2, §15.11, R66); hiring is over."""
    if table.action == steps.STARTING_UP:
        table.action = steps.NO_ACTION
        table.target = NO_SITE
        start_up(table)
        return
    if table.action == steps.RESEARCHING:
        if table.research_on:
            digging.advance_research(table, table.asked, table.target)
        if digging.may_draw_for_research(table, table.asked, table.target):
            ask(table, steps.OFFERED, table.asked)
            return
    action_is_over(table)


def ship(table: Table, site: i64) -> None:
    """The cursed artifact first (§14.7), then cards of choice (§9.1); the huts come home (§9.3)."""
    seat = table.asked
    cards = shipping.cards_to_ship(table, seat, site)
    if shipping.must_take_curse(table, site, cards):
        shipping.take_curse(table, site)
        cards -= 1
    shipping.take_huts_home(table, seat, site)
    if cards > 0 and cards == setup.face_up_at(table, site):
        shipping.load_all(table, seat, site)
        cards = 0
    if cards > 0:
        ask(table, steps.LOADING, seat)
        table.left = cards
        table.floor = site * RANKS
    else:
        all_is_loaded(table)


def loaded(table: Table, kind: i64) -> None:
    shipping.load(table, table.asked, kind)
    table.floor = kind
    table.left -= 1
    if table.left == 0:
        all_is_loaded(table)


def all_is_loaded(table: Table) -> None:
    """London may draw a card as well (§15.5)."""
    if shipping.may_draw_for_shipping(table, table.asked, table.target):
        ask(table, steps.OFFERED, table.asked)
    else:
        action_is_over(table)


def found(table: Table, kind: i64) -> None:
    shipping.find(table, table.asked, kind)
    action_is_over(table)


def shown(table: Table, kind: i64) -> None:
    """When all are shown some may be kept (§10.6)."""
    producing.show(table, table.asked, kind)
    table.floor = kind
    table.left -= 1
    if table.left == 0:
        table.floor = 0
        table.left = producing.cards_to_keep(table, table.asked)
        ask_for_kept_cards(table)


def kept(table: Table, kind: i64) -> None:
    producing.keep(table, table.asked, kind)
    table.floor = kind
    table.left -= 1
    ask_for_kept_cards(table)


def ask_for_kept_cards(table: Table) -> None:
    """Fragments cannot be kept, so that the question may fall away (§14.6)."""
    if table.left > 0 and producing.can_keep_any(table):
        table.step = steps.KEEPING
    else:
        nothing_more_is_kept(table)


def nothing_more_is_kept(table: Table) -> None:
    producing.take_tile(table, table.asked, table.target)
    exhibition_is_produced(table)


def exhibition_is_produced(table: Table) -> None:
    """With Expansion II a role must be chosen after every exhibition (§15.1, R45, R73)."""
    if table.cities_on:
        ask(table, steps.CASTING, table.asked)
    else:
        action_is_over(table)


def ask(table: Table, step: i64, seat: i64) -> None:
    """Open a question with nothing named yet."""
    table.step = step
    table.asked = seat
    table.left = 0
    table.floor = 0


def next_seat(table: Table, seat: i64) -> i64:
    """Turns go clockwise (§2.6, R14)."""
    return (seat + 1) % table.seats
