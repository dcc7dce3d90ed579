"""The player has a die on Buy: a new card, an upgrade, or nothing? (§3.2)

Both sides of every card are known (§3.9, R21).
"""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.move import Part
from digsite.core.view import Objection
from digsite.games.artifacts_inc.box import STARTING_CARDS
from digsite.games.artifacts_inc.questions import flow, steps
from digsite.games.artifacts_inc.questions.objecting import plain, unasked, with_values
from digsite.games.artifacts_inc.rules import buying
from digsite.games.artifacts_inc.table import Table


def fill(table: Table, out: Keys) -> None:
    """Buy any visible card, upgrade one of your own, or decline (§3.2, §3.3, §3.6)."""
    moves = table.moves
    visible = table.visible
    for design in range(STARTING_CARDS, table.edition.design_count):
        if visible[design] > 0 and buying.can_pay(table, design, table.stake):
            out.add(moves.buy_key(design))
    own = table.own
    first = table.turn * table.edition.piece_count
    for i in range(first, first + table.own_count[table.turn]):
        if buying.can_upgrade(table, own[i], table.stake):
            out.add(moves.upgrade_key(own[i]))
    out.add(moves.decline)


def why_not(table: Table, key: i64) -> Objection:
    moves = table.moves
    if moves.is_buy(key):
        design = moves.design_bought(key)
        if table.visible[design] == 0:
            return plain(table, key, "not-for-sale", "§3.3")
        return why_not_price(table, key, design)
    if not moves.is_upgrade(key):
        return unasked(table, key, "finish-purchase", "§3.2")
    piece = moves.piece_upgraded(key)
    level = table.level(table.turn, piece)
    if level == 0:
        return plain(table, key, "not-your-card", "§3.6")
    if level > 1:
        return plain(table, key, "no-third-level", "§3.6")
    return why_not_price(table, key, table.edition.piece_design[piece])


def why_not_price(table: Table, key: i64, design: i64) -> Objection:
    price = int(buying.price(table, design, table.stake))
    dollars = int(table.dollars[table.turn])
    values: dict[str, Part] = {"price": price, "dollars": dollars}
    if dollars >= price:
        scrolls = int(table.edition.scrolls[design])
        return with_values(table, key, "no-scroll", "§3.4", {"scrolls": scrolls})
    if table.stake == 0:
        return with_values(table, key, "too-dear", "§3.4", values)
    values["full"] = int(table.edition.dollars[design])
    values["discount"] = int(table.stake)
    return with_values(table, key, "too-dear-discounted", "§3.4", values)


def answer(table: Table, key: i64) -> None:
    """A new card needs a place (§3.5); declining still spends the die (R22)."""
    moves = table.moves
    if moves.is_buy(key):
        design = moves.design_bought(key)
        buying.buy(table, design)
        flow.ask(table, steps.LAYING, design, table.stake, 0)
        return
    if moves.is_upgrade(key):
        buying.upgrade(table, moves.piece_upgraded(key))
    flow.action_is_over(table)
