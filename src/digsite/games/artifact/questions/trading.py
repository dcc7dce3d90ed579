"""The black market: selling and buying (§11.1, §11.4), and gold (§14.4)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.view import Objection
from digsite.games.artifact import moves
from digsite.games.artifact.box import GOLD, KINDS, NO_CARD, PLACES, SITES, kind_of
from digsite.games.artifact.questions import flow
from digsite.games.artifact.questions.objecting import plain, with_card, with_money
from digsite.games.artifact.rules import market, turns
from digsite.games.artifact.table import Table


def fill(table: Table, out: Keys) -> None:
    """Sell any card of your hand, special ones too (§11.1, R75), buy any of the market (§11.4)."""
    if not market.has_ship(table, table.asked):
        return
    first = table.first_card(table.asked)
    moves.add_where(out, moves.SELL, table.hands, first, KINDS)
    for place in range(PLACES):
        if market.can_buy(table, table.asked, place):
            out.add(moves.key_of(moves.BUY, place))


def fill_gold(table: Table, out: Keys) -> None:
    """Gold for a card of the market, which is not an action (§14.4)."""
    size = market.market_size(table)
    for site in range(SITES):
        if market.has_gold(table, table.asked, site):
            for place in range(size):
                out.add(moves.gold_key(site, place))


def why_not(table: Table, key: i64) -> Objection:
    """Both need a card and a ship, buying coins as well (§11.1, §11.4, §11.5)."""
    target = moves.target_of(key)
    selling = moves.verb_of(key) == moves.SELL
    if selling and table.held(table.asked, target) == 0:
        return with_card(key, "not-held", "§11.1", target)
    if not selling and table.market[target] == NO_CARD:
        return plain(key, "place-empty", "§11.4")
    if market.has_ship(table, table.asked):
        return with_money(table, key, "too-dear", "§11.5", market.coins(table))
    if turns.has_seventh_action(table, table.asked):
        return plain(key, "free-action-cannot-trade", "§15.9")
    return plain(key, "no-ship", "§11.6")


def why_not_gold(table: Table, key: i64) -> Objection:
    site = moves.gold_site(key)
    if market.has_gold(table, table.asked, site):
        return plain(key, "place-empty", "§14.4")
    return with_card(key, "not-held", "§14.4", kind_of(site, GOLD))


def answer(table: Table, key: i64) -> None:
    seat, verb = table.asked, moves.verb_of(key)
    if verb == moves.PLAY_GOLD:
        market.play_gold(table, seat, moves.gold_site(key), moves.gold_place(key))
        _gold_is_played(table)
    elif verb == moves.SELL:
        market.sell(table, seat, moves.target_of(key))
        flow.action_is_over(table)
    else:
        market.buy(table, seat, moves.target_of(key))
        flow.action_is_over(table)


def _gold_is_played(table: Table) -> None:
    """After the second action the turn may be over now (§14.4, R89)."""
    if table.actions > 0 and not flow.may_go_on(table):
        flow.end_turn(table)
