"""A turn: one or two actions and gold at any time, or passing (§5.1).

Each action has a module of its own: digging, shipping, exhibiting, trading.
"""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.view import Objection
from digsite.games.artifact import moves
from digsite.games.artifact.box import ACTIONS, MUSEUM
from digsite.games.artifact.questions import digging, exhibiting, flow, shipping, steps, trading
from digsite.games.artifact.questions.objecting import not_asked, plain
from digsite.games.artifact.rules import ending, turns
from digsite.games.artifact.table import Table


def fill(table: Table, out: Keys) -> None:
    """Act once or twice, play gold at any time, be done; or pass (§5.1, §14.4, R56)."""
    if table.actions < ACTIONS:
        museum = turns.can_act(table, table.asked, MUSEUM, 1)
        digging.fill(table, out, museum)
        shipping.fill(table, out)
        if museum:
            exhibiting.fill(table, out)
        trading.fill(table, out)
    if table.research_on:
        trading.fill_gold(table, out)
    out.add(moves.plain_key(moves.DONE if table.actions > 0 else moves.PASS))


def why_not(table: Table, key: i64) -> Objection:
    """An action, gold, or the end of the turn that is not possible now."""
    verb = moves.verb_of(key)
    if moves.is_action(key):
        return _why_not_action(table, key)
    if verb == moves.PLAY_GOLD:
        return trading.why_not_gold(table, key)
    if verb == moves.DONE or verb == moves.PASS:
        return _why_not_end(key)
    if verb == moves.HUT:
        return plain(key, "start-up-is-over", "§3.1")
    if verb == moves.TAKE or verb == moves.GIVE or verb == moves.NOTHING:
        return plain(key, "pass-first", "§5.7")
    return not_asked(table, key)


def _why_not_action(table: Table, key: i64) -> Objection:
    verb = moves.verb_of(key)
    if table.actions == ACTIONS:
        return plain(key, "two-actions", "§5.1")
    if verb == moves.SHIP_FROM:
        return shipping.why_not(table, key)
    if verb == moves.PRODUCE or verb == moves.EXHIBIT:
        return exhibiting.why_not(table, key)
    if verb == moves.SELL or verb == moves.BUY:
        return trading.why_not(table, key)
    return digging.why_not(table, key)


def _why_not_end(key: i64) -> Objection:
    """A turn without an action is passing, and one with an action is not (§5.1, R56)."""
    if moves.verb_of(key) == moves.DONE:
        return plain(key, "act-or-pass", "§5.1")
    return plain(key, "acted-already", "R56")


def answer(table: Table, key: i64) -> None:
    verb = moves.verb_of(key)
    if verb == moves.DONE:
        flow.end_turn(table)
    elif verb == moves.PASS:
        _pass(table)
    elif verb == moves.SHIP_FROM:
        shipping.answer(table, key)
    elif verb == moves.PRODUCE or verb == moves.EXHIBIT:
        exhibiting.answer(table, key)
    elif verb == moves.SELL or verb == moves.BUY or verb == moves.PLAY_GOLD:
        trading.answer(table, key)
    else:
        digging.answer(table, key)


def _pass(table: Table) -> None:
    """Whoever passes takes or exchanges a marker in that turn, unless it is the final round
    (§5.6, §5.10)."""
    turns.pass_turn(table, table.asked)
    if ending.is_final_round(table):
        flow.end_turn(table)
    else:
        flow.ask(table, steps.PASSED, table.asked)
