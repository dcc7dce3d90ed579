"""The turn (chapter 2)."""

from mypy_extensions import i64

from digsite.games.artifacts_inc import steps, uses
from digsite.games.artifacts_inc.components import (
    ARTIFACTS,
    BUY,
    COLLECTORS,
    DICE_IN_BOX,
    FACES,
    FIND,
    GAIN,
    GUIDE,
    NONE,
    SELL_ANY,
    SELL_MUSEUM,
    TRADE,
    Action,
)
from digsite.games.artifacts_inc.dice import shown
from digsite.games.artifacts_inc.rules import buying, effects, museums, selling
from digsite.games.artifacts_inc.rules.ending import pass_turn
from digsite.games.artifacts_inc.rules.setup import pile_with_gap
from digsite.games.artifacts_inc.table import Table


def dice_to_roll(table: Table, seat: i64) -> i64:
    """As many dice as the cards show adventurer symbols, at most the seven of the box (§2.2,
    R17).
    """
    symbols = table.symbols[seat]
    return symbols if symbols < DICE_IN_BOX else DICE_IN_BOX


def roll(table: Table, number: i64) -> None:
    """The dice are rolled once and then placed one by one; symbols gained later wait (§2.2,
    §2.3, R14, R16).
    """
    for face in range(FACES):
        table.dice[face] = shown(number, face)
    table.step = steps.PLACING


def faces_in_hand(table: Table) -> i64:
    """A bit for each face that a die in hand shows (§2.3)."""
    dice = table.dice
    faces: i64 = 0
    for face in range(FACES):
        if dice[face] > 0:
            faces |= 1 << face
    return faces


def is_of_use(table: Table, use: i64, term: i64) -> bool:
    """No die may be placed where nothing could come of it (§2.6, R13).

    Asked only of places that are not always of use.
    """
    if use == uses.TO_BUY:
        return table.idle_buy or buying.can_buy_something(table, term)
    if use == uses.TO_FILL:
        return museums.can_fill_some(table, term)
    if use == uses.TO_FILL_ANY:
        return museums.can_fill_any(table)
    wanted: i64 = 1 if use == uses.TO_SELL else term
    return table.all_artifacts(table.turn) >= wanted


def action_at(table: Table, place: i64) -> Action:
    """The action that the player's card shows there, at its present level (§3.7, R26)."""
    edition = table.edition
    piece = edition.place_piece[place]
    level = table.level(table.turn, piece)
    return edition.action(edition.piece_design[piece], level, edition.place_action[place])


def place_die(table: Table, place: i64, face: i64) -> None:
    """The die covers the action, which is carried out at once (§2.3, §2.4, R9, R10)."""
    table.dice[face] -= 1
    table.placed[place] = face + 1
    public = table.edition.place_public[place]
    if public == NONE:
        carry_out(table, place, face)
    elif public == GUIDE:
        selling.guide(table)
    elif public == COLLECTORS:
        selling.open_sale(table, 0)
    else:
        museums.open_order(table, public, 0)


def carry_out(table: Table, place: i64, face: i64) -> None:
    """What the asset card says happens, or is asked for (§2.3, §3.1, §3.2, §7.1, §7.2, §7.3,
    §7.4).
    """
    action = action_at(table, place)
    do = action.do
    if do == FIND:
        find(table, table.edition.place_piece[place], face)
    elif do == GAIN:
        piece = table.edition.place_piece[place]
        table.dollars[table.turn] += effects.gain(table, table.turn, piece, action)
    elif do == BUY:
        buying.open_purchase(table, action.discount)
    elif do == SELL_ANY:
        selling.open_sale(table, action.dollars)
    elif do == SELL_MUSEUM:
        museums.open_order(table, NONE, action.dollars)
    else:
        assert do == TRADE
        selling.open_trade(table, action.give, action.dollars)


def find(table: Table, piece: i64, face: i64) -> None:
    """An expedition finds one artifact of its type, any number may lie there (§3.1), and
    perhaps more (§7.8).
    """
    design = table.edition.designs[table.edition.piece_design[piece]]
    found = 1 + effects.extra_finds(table, table.turn, piece, face)
    table.artifacts[table.turn * ARTIFACTS + design.artifact] += found


def end_turn(table: Table) -> None:
    """The turn may end with dice not placed; all dice come off and are passed on (§2.8, R8)."""
    for face in range(FACES):
        table.dice[face] = 0
        table.dive_dice[face] = 0
    table.placed = table.edition.no_dice[:]
    if table.late_refill and pile_with_gap(table) != NONE:
        table.step = steps.REFILLING
    else:
        pass_turn(table)
