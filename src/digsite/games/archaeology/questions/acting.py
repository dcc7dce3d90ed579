"""The current player trades, explores, sells, or ends the turn (§6.1)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.move import Part
from digsite.core.view import Objection
from digsite.games.archaeology import moves
from digsite.games.archaeology.box import CHAMBERS, KIND_NAMES, KINDS, MAP
from digsite.games.archaeology.questions import flow, steps, trading
from digsite.games.archaeology.questions.objecting import plain, with_kind, with_values
from digsite.games.archaeology.rules import ending, museum, pyramid
from digsite.games.archaeology.table import Table


def fill(table: Table, out: Keys) -> None:
    """As often as you like and in any order (§6.1)."""
    trading.fill_offers(table, out)
    # Here the hand is read in place: a call for each kind costs a tenth of a random game.
    hands = table.hands
    first = table.turn * KINDS
    if hands[first + MAP] > 0:
        for chamber in range(CHAMBERS):
            if pyramid.can_explore(table, chamber):
                out.add(moves.explore_key(chamber))
    for kind in range(KINDS):
        if hands[first + kind] > 0:
            for size in range(1, museum.largest_set(table, kind) + 1):
                out.add(moves.sell_key(kind, size))
    if ending.can_end_turn(table):
        out.add(moves.END)


def why_not(table: Table, key: i64) -> Objection:
    if moves.is_part_of_trade(key):
        return trading.why_not(table, key)
    if moves.is_explore(key):
        return why_not_explore(table, key)
    if moves.is_sale(key):
        return why_not_sell(table, key)
    if key == moves.END:
        return plain(key, "must-sell", "§9.4")
    if moves.is_discard(key):
        return plain(key, "no-sandstorm", "§5.1")
    return plain(key, "no-thief", "§4.5")


def why_not_explore(table: Table, key: i64) -> Objection:
    chamber = moves.explored_chamber(key)
    if table.is_explored(chamber):
        explorer = int(table.explorers[chamber])
        return with_values(key, "explored-already", "§7.4", {"seat": explorer})
    values: dict[str, Part] = {
        "maps": int(table.edition.chamber_maps[chamber]),
        "held": int(table.held(table.turn, MAP)),
    }
    return with_values(key, "too-few-maps", "§7.1", values)


def why_not_sell(table: Table, key: i64) -> Objection:
    kind = moves.sold_kind(key)
    largest = table.edition.largest[kind]
    if moves.sold_size(key) > largest:
        return with_values(
            key, "set-too-large", "§8.4", {"kind": KIND_NAMES[kind], "largest": int(largest)}
        )
    held = table.held(table.turn, kind)
    if held == 0:
        return with_kind(key, "not-held", "§8.1", kind)
    return with_values(key, "too-few-held", "§8.1", {"kind": KIND_NAMES[kind], "held": int(held)})


def answer(table: Table, key: i64) -> None:
    """An offer opens a trade, a chamber is emptied card by card, a sale may be the last (§6.2,
    §7.1, §9.5)."""
    if moves.is_offer(key):
        trading.answer(table, key)
    elif moves.is_sale(key):
        museum.sell(table, moves.sold_kind(key), moves.sold_size(key))
        flow.end_game_if_over(table)
    elif key == moves.END:
        flow.next_turn(table)
    else:
        chamber = moves.explored_chamber(key)
        pyramid.explore(table, chamber)
        table.left = table.edition.chamber_cards[chamber]
        table.step = steps.FINDING
