"""What may be answered to each question: the legal keys, ascending."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.games.artifact import moves, steps
from digsite.games.artifact.board import ON_BOARD
from digsite.games.artifact.components import (
    ACTIONS,
    KINDS,
    MARKERS,
    MUSEUM,
    PLACES,
    RANKS,
    ROLES,
    SHIP,
    SITES,
    TILES,
    WORKER,
)
from digsite.games.artifact.rules import (
    digging,
    exhibitions,
    market,
    producing,
    roles,
    setup,
    shipping,
    turns,
)
from digsite.games.artifact.table import Table


def fill_huts(table: Table, out: Keys) -> None:
    """Any site in play, also a second time (§3.1)."""
    for site in range(SITES):
        if setup.in_play(table, site):
            out.add(moves.HUT + site)


def fill_chosen_markers(table: Table, out: Keys) -> None:
    """Markers from the board, in ascending order (§3.3, §6.3)."""
    for marker in range(table.floor, MARKERS):
        if turns.can_choose(table, marker, table.left):
            out.add(moves.TAKE + marker)


def fill_turn(table: Table, out: Keys) -> None:
    """Act once or twice, play gold at any time, be done; or pass (§5.1, §14.4, R56)."""
    if table.actions < ACTIONS:
        museum = turns.can_act(table, table.asked, MUSEUM, 1)
        fill_digs(table, out, museum)
        fill_shipments(table, out)
        if museum:
            fill_exhibitions(table, out)
        if market.has_ship(table, table.asked):
            fill_trades(table, out)
    if table.research_on:
        fill_gold(table, out)
    out.add(moves.DONE if table.actions > 0 else moves.PASS)


def fill_digs(table: Table, out: Keys, museum: bool) -> None:
    """Research at a new site (§7.1), hire where you have a hut (§8.1, §15.12)."""
    seat = table.asked
    reserve = digging.reserve(table, seat)
    if museum and reserve > 0:
        for site in range(SITES):
            if digging.is_new_site(table, seat, site):
                out.add(moves.RESEARCH + site)
    if reserve > 0:
        fill_hires(table, out, moves.HIRE, 1)
    if reserve > 1 and digging.can_hire_two(table, seat):
        fill_hires(table, out, moves.HIRE_TWO, 2)


def fill_hires(table: Table, out: Keys, first: i64, huts: i64) -> None:
    """Place a hut, or two and pay twice, where you have one (§8.1, §15.12)."""
    seat = table.asked
    for site in range(SITES):
        known = digging.is_own_site(table, seat, site)
        if known and turns.can_act(table, seat, WORKER + site, huts):
            out.add(first + site)


def fill_shipments(table: Table, out: Keys) -> None:
    """Ship from a site where you have huts (§9.1)."""
    if not turns.can_act(table, table.asked, SHIP, 1):
        return
    for site in range(SITES):
        if shipping.can_ship(table, table.asked, site):
            out.add(moves.SHIP_FROM + site)


def fill_exhibitions(table: Table, out: Keys) -> None:
    """A tile that your hand allows (§10.1), or a stand-alone artifact (§14.2)."""
    seat = table.asked
    held = exhibitions.holding(table, seat)
    if exhibitions.cards(held) >= table.edition.tiles.smallest:
        fill_tiles(table, out, held)
    if table.research_on:
        for site in range(SITES):
            if producing.can_exhibit(table, seat, site):
                out.add(moves.EXHIBIT + site)


def fill_tiles(table: Table, out: Keys, held: tuple[i64, i64, i64]) -> None:
    """Tiles that ask for the same, in different numbers, are looked at together (§10.1)."""
    owners = table.owners
    sizes = table.edition.tiles.sizes
    tile: i64 = 0
    while tile < TILES:
        largest = exhibitions.largest_show(table, table.asked, tile, held)
        last = tile + exhibitions.tiles_alike(tile)
        while tile < last:
            if sizes[tile] <= largest and owners[tile] == ON_BOARD:
                out.add(moves.PRODUCE + tile)
            tile += 1


def fill_trades(table: Table, out: Keys) -> None:
    """Sell any card of the hand, special ones too (§11.1, R75), buy any of the market (§11.4)."""
    hands = table.hands
    first = table.asked * KINDS
    for kind in range(KINDS):
        if hands[first + kind] > 0:
            out.add(moves.SELL + kind)
    for place in range(PLACES):
        if market.can_buy(table, table.asked, place):
            out.add(moves.BUY + place)


def fill_gold(table: Table, out: Keys) -> None:
    """Gold for a card of the market (§14.4)."""
    size = market.market_size(table)
    for site in range(SITES):
        if market.has_gold(table, table.asked, site):
            for place in range(size):
                out.add(moves.gold_key(site, place))


def fill_payments(table: Table, out: Keys) -> None:
    """The right marker, or a joker (§5.2, §5.5)."""
    wanted = wanted_marker(table.action, table.target)
    for marker in range(MARKERS):
        if turns.can_use(table, table.asked, wanted, marker, payments(table.action)):
            out.add(moves.PAY + marker)


def wanted_marker(action: i64, site: i64) -> i64:
    """Museums research and exhibit, workers hire at their site, ships ship (§5.2)."""
    if action == steps.SHIPPING:
        return SHIP
    if action == steps.HIRING or action == steps.HIRING_TWO:
        return WORKER + site
    return MUSEUM


def payments(action: i64) -> i64:
    """Morley pays twice for two huts, also with a joker (§15.12, R49, R59)."""
    if action == steps.HIRING_TWO:
        return 2
    return 1


def fill_loads(table: Table, out: Keys) -> None:
    """Face-up cards of the site (§9.1)."""
    for kind in range(table.floor, (table.target + 1) * RANKS):
        if shipping.can_load(table, kind, table.left):
            out.add(moves.LOAD + kind)


def fill_shows(table: Table, out: Keys) -> None:
    """Cards that complete the exhibition (§10.1)."""
    bits = exhibitions.showable(table)
    for kind in range(table.floor, KINDS):
        if bits >> kind & 1:
            out.add(moves.SHOW + kind)


def fill_keeps(table: Table, out: Keys) -> None:
    """Cards that were shown, or none (§10.6, R29)."""
    for kind in range(table.floor, KINDS):
        if producing.can_keep(table, kind):
            out.add(moves.KEEP + kind)
    out.add(moves.KEEP_NONE)


def fill_roles(table: Table, out: Keys) -> None:
    """A new role for one of the markers (§15.1)."""
    for role in range(ROLES):
        if roles.can_cast(table, table.asked, role):
            out.add(moves.ROLE + role)
    for role in range(ROLES):
        if roles.can_change(table, table.asked, role):
            out.add(moves.CHANGE + role)


def fill_after_passing(table: Table, out: Keys) -> None:
    """Take, exchange, or do nothing (§5.7, §5.8, §5.9, R18)."""
    if turns.can_take_any(table, table.asked):
        for marker in range(MARKERS):
            if turns.is_on_board(table, marker):
                out.add(moves.TAKE + marker)
    kinds = turns.kinds_on_board(table)
    for marker in range(MARKERS):
        if turns.can_give(table, table.asked, marker, kinds):
            out.add(moves.GIVE + marker)
    out.add(moves.NOTHING)


def fill_exchange(table: Table, out: Keys) -> None:
    """A marker of another kind than the one given (§5.8)."""
    for marker in range(MARKERS):
        if turns.can_take_for(table, table.target, marker):
            out.add(moves.TAKE + marker)
