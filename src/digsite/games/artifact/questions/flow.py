"""The flow of the game: the transitions that several questions share."""

from mypy_extensions import i64

from digsite.core.actors import NOBODY
from digsite.games.artifact.box import ACTIONS, CHOSEN_MARKERS, NO_SITE
from digsite.games.artifact.questions import steps
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


def ask(table: Table, step: i64, seat: i64) -> None:
    """Open a question with nothing named yet."""
    table.step = step
    table.asked = seat
    table.left = 0
    table.floor = 0


def start_up(table: Table) -> None:
    """Huts with their cards, then four markers for everybody, then the first round (§3.1, §3.3)."""
    site = setup.owed_site(table)
    seat = setup.next_to_place(table)
    if site != NO_SITE:
        table.action = steps.STARTING_UP
        unearth(table, site, 1)
    elif seat != NOBODY:
        ask(table, steps.PLACING, seat)
    else:
        choose_markers(table, table.starter)


def choose_markers(table: Table, seat: i64) -> None:
    """Each in turn takes all four markers (§3.3, R10)."""
    ask(table, steps.CHOOSING, seat)
    table.left = CHOSEN_MARKERS


def begin_round(table: Table) -> None:
    """Income for all, then the start player begins (§4.1, §2.6)."""
    rounds.collect_income(table)
    begin_turn(table, table.starter)


def begin_turn(table: Table, seat: i64) -> None:
    """One or two actions, or pass (§5.1)."""
    table.actions = 0
    ask(table, steps.ACTING, seat)


def announce(table: Table, action: i64, target: i64) -> bool:
    """Ask for the marker that pays (§5.2), unless it is the seventh, free action (§15.8).

    True if the action is free, so that it is carried out at once.
    """
    table.action = action
    table.target = target
    if turns.has_markers(table, table.asked):
        ask(table, steps.PAYING, table.asked)
        return False
    turns.use_seventh_action(table, table.asked)
    return True


def unearth(table: Table, site: i64, cards: i64) -> None:
    """Cards are unearthed one by one (§3.2)."""
    table.target = site
    table.left = cards
    table.floor = 0
    if cards > 0:
        table.step = steps.UNEARTHING
    else:
        all_is_unearthed(table)


def all_is_unearthed(table: Table) -> None:
    """Start-up goes on; research has its further effects (§13.2, §15.11, R66); hiring is over."""
    if table.action == steps.STARTING_UP:
        table.action = steps.NO_ACTION
        table.target = steps.NO_TARGET
        start_up(table)
        return
    if table.action == steps.RESEARCHING:
        if table.research_on:
            digging.advance_research(table, table.asked, table.target)
        if digging.may_draw_for_research(table, table.asked, table.target):
            ask(table, steps.OFFERED, table.asked)
            return
    action_is_over(table)


def all_is_loaded(table: Table) -> None:
    """London may draw a card as well (§15.5)."""
    if shipping.may_draw_for_shipping(table, table.asked, table.target):
        ask(table, steps.OFFERED, table.asked)
    else:
        action_is_over(table)


def ask_which_to_keep(table: Table) -> None:
    """Fragments cannot be kept, so the question may fall away (§10.6, §14.6)."""
    if table.left > 0 and producing.can_keep_any(table):
        table.step = steps.KEEPING
    else:
        put_under_tile(table)


def put_under_tile(table: Table) -> None:
    """What is not kept goes under the tile, and the exhibition is complete (§10.6)."""
    producing.take_tile(table, table.asked, table.target)
    exhibition_is_produced(table)


def exhibition_is_produced(table: Table) -> None:
    """With Expansion II a role must be chosen after every exhibition (§15.1, R45, R73)."""
    if table.cities_on:
        ask(table, steps.CASTING, table.asked)
    else:
        action_is_over(table)


def action_is_over(table: Table) -> None:
    """After an action a second one may follow, or gold, or the turn is over (§5.1, R15, R89)."""
    table.actions += 1
    table.action = steps.NO_ACTION
    table.target = steps.NO_TARGET
    if may_go_on(table):
        ask(table, steps.ACTING, table.asked)
    else:
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
    """Turns go clockwise (§2.6, R14); whoever has passed may take a marker, but not in the final
    round (§5.7, §5.10)."""
    if turns.all_have_passed(table):
        end_round(table)
        return
    final = ending.is_final_round(table)
    seat = table.after(table.asked)
    while final and table.passed[seat]:
        seat = table.after(seat)
    if table.passed[seat]:
        ask(table, steps.PASSED, seat)
    else:
        begin_turn(table, seat)


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
        seat = table.after(seat)
        if seat == table.starter:
            rounds.open_next_year(table)
            begin_round(table)
            return
    ask(table, steps.REFILLING, seat)
    table.left = rounds.markers_to_refill(table, seat)
