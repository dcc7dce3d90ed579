"""Why the player at turn cannot do something: too few huts, cards, markers or coins."""

from typing import Final

from mypy_extensions import i64

from digsite.core.move import Part
from digsite.core.view import Objection
from digsite.games.artifact import legal, moves, steps
from digsite.games.artifact.board import IN_BOX, ON_BOARD
from digsite.games.artifact.components import (
    ACTIONS,
    GOLD,
    KINDS,
    MARKER_NAMES,
    NO_CARD,
    RANK_NAMES,
    RANKS,
    SITE_NAMES,
    SITES,
    STAND_ALONE,
    rank_of,
    site_of,
    tile_name,
)
from digsite.games.artifact.rules import digging, exhibitions, market, setup, turns
from digsite.games.artifact.table import Table

DIGS: Final = [steps.RESEARCHING, steps.HIRING, steps.HIRING_TWO]


def while_acting(table: Table, key: i64) -> Objection:
    """An action, gold, or the end of the turn that is not possible now."""
    if key < moves.RESEARCH:
        return plain(key, "start-up-is-over", "§3.1")
    if key < moves.PLAY_GOLD and table.actions == ACTIONS:
        return plain(key, "two-actions", "§5.1")
    if key < moves.SHIP_FROM:
        return _against_dig(table, key)
    if key < moves.SELL:
        return _against_action(table, key)
    if key < moves.DONE:
        return _against_market(table, key)
    return _against_rest(table, key)


def _against_dig(table: Table, key: i64) -> Objection:
    """Research and hiring need a site and huts (§7.1, §8.1)."""
    site = (key - moves.RESEARCH) % SITES
    huts = table.huts[table.asked * SITES + site]
    wanted: i64 = 2 if key >= moves.HIRE_TWO else 1
    if not setup.in_play(table, site):
        return at_site(key, "site-left-out", "§2.4", site)
    if key >= moves.HIRE_TWO and not digging.can_hire_two(table, table.asked):
        return plain(key, "not-morley", "§15.12")
    if key < moves.HIRE and huts > 0:
        return at_site(key, "hut-there", "§7.1", site)
    if key >= moves.HIRE and huts == 0:
        return at_site(key, "no-hut-there", "§8.1", site)
    if digging.reserve(table, table.asked) < wanted:
        return objection(key, "reserve-empty", "§7.3", {"huts": int(wanted)})
    return cannot_pay(table, key, DIGS[(key - moves.RESEARCH) // SITES], site)


def _against_action(table: Table, key: i64) -> Objection:
    """Shipping and exhibitions (§9.1, §10.1, §14.2)."""
    if key < moves.PRODUCE:
        site = key - moves.SHIP_FROM
        if not setup.in_play(table, site):
            return at_site(key, "site-left-out", "§2.4", site)
        if table.huts[table.asked * SITES + site] == 0:
            return at_site(key, "no-hut-there", "§9.1", site)
        return cannot_pay(table, key, steps.SHIPPING, site)
    if key < moves.EXHIBIT:
        return _against_tile(table, key)
    site = key - moves.EXHIBIT
    kind = site * RANKS + STAND_ALONE
    if table.hands[table.asked * KINDS + kind] == 0:
        return with_card(key, "not-held", "§14.2", kind)
    return cannot_pay(table, key, steps.EXHIBITING, site)


def _against_tile(table: Table, key: i64) -> Objection:
    tile = key - moves.PRODUCE
    owner = table.owners[tile]
    if owner == IN_BOX:
        return objection(key, "tile-left-out", "§2.4", {"tile": tile_name(tile)})
    if owner != ON_BOARD:
        values: dict[str, Part] = {"tile": tile_name(tile), "seat": int(owner)}
        return objection(key, "tile-taken", "§10.1", values)
    held = exhibitions.holding(table, table.asked)
    if not exhibitions.can_produce(table, table.asked, tile, held):
        return objection(key, "artifacts-missing", "§10.1", {"tile": tile_name(tile)})
    return cannot_pay(table, key, steps.PRODUCING, tile)


def _against_market(table: Table, key: i64) -> Objection:
    """Selling, buying and gold (§11.1, §11.4, §14.4)."""
    if key >= moves.PLAY_GOLD:
        return _against_gold(table, key)
    if key < moves.BUY:
        kind = key - moves.SELL
        if table.hands[table.asked * KINDS + kind] == 0:
            return with_card(key, "not-held", "§11.1", kind)
        return _without_ship(table, key)
    if table.market[key - moves.BUY] == NO_CARD:
        return plain(key, "place-empty", "§11.4")
    if not market.has_ship(table, table.asked):
        return _without_ship(table, key)
    return with_money(table, key, "too-dear", "§11.5", market.coins(table))


def _without_ship(table: Table, key: i64) -> Objection:
    """Neither a joker nor the seventh action trades (§11.6, §15.9)."""
    if turns.has_seventh_action(table, table.asked):
        return plain(key, "free-action-trades-not", "§15.9")
    return plain(key, "no-ship", "§11.6")


def _against_gold(table: Table, key: i64) -> Objection:
    site = moves.gold_site(key)
    if market.has_gold(table, table.asked, site):
        return plain(key, "place-empty", "§14.4")
    return with_card(key, "not-held", "§14.4", site * RANKS + GOLD)


def _against_rest(table: Table, key: i64) -> Objection:
    if key == moves.DONE:
        return plain(key, "act-or-pass", "§5.1")
    if key == moves.PASS:
        return plain(key, "acted-already", "R56")
    if key >= moves.TAKE:
        return plain(key, "pass-first", "§5.7")
    return plain(key, "not-now", "§5.1")


def cannot_pay(table: Table, key: i64, action: i64, target: i64) -> Objection:
    """No marker at all, or none that the money allows (§5.2, §5.4)."""
    if turns.markers_held(table, table.asked) == 0:
        return plain(key, "no-marker", "§5.2")
    wanted = legal.wanted_marker(action, target)
    times = legal.payments(action)
    price = table.edition.joker * times
    if turns.holds(table, table.asked, wanted):
        price = turns.covered(table, wanted) * times
    return with_money(table, key, "too-dear", "§5.4", price)


def objection(key: i64, reason: str, paragraph: str, values: dict[str, Part]) -> Objection:
    return Objection(moves.MOVES[key].notation(), reason, paragraph, values)


def plain(key: i64, reason: str, paragraph: str) -> Objection:
    return objection(key, reason, paragraph, {})


def at_site(key: i64, reason: str, paragraph: str, site: i64) -> Objection:
    return objection(key, reason, paragraph, {"site": SITE_NAMES[site]})


def with_card(key: i64, reason: str, paragraph: str, kind: i64) -> Objection:
    site, card = SITE_NAMES[site_of(kind)], RANK_NAMES[rank_of(kind)]
    return objection(key, reason, paragraph, {"site": site, "card": card})


def with_marker(key: i64, reason: str, paragraph: str, marker: i64) -> Objection:
    return objection(key, reason, paragraph, {"marker": MARKER_NAMES[marker]})


def with_money(table: Table, key: i64, reason: str, paragraph: str, price: i64) -> Objection:
    money = int(table.money[table.asked])
    return objection(key, reason, paragraph, {"price": int(price), "money": money})
