"""The turn (§2)."""

from mypy_extensions import i64

from digsite.games.artifacts_inc import steps
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
from digsite.games.artifacts_inc.rules import buying, effects, selling
from digsite.games.artifacts_inc.rules.ending import pass_turn
from digsite.games.artifacts_inc.rules.recount import look_at_cards
from digsite.games.artifacts_inc.rules.setup import pile_with_gap
from digsite.games.artifacts_inc.table import Table


def dice_to_roll(table: Table, seat: i64) -> i64:
    """As many dice as adventurer symbols on the face-up cards, at most the seven of the box
    (§2.2, R17).
    """
    edition = table.edition
    symbols: i64 = 0
    for piece in range(edition.piece_count):
        level = table.level(seat, piece)
        if level > 0:
            symbols += edition.dice_of(edition.piece_design[piece], level)
    return symbols if symbols < DICE_IN_BOX else DICE_IN_BOX


def roll(table: Table, number: i64) -> None:
    """The dice are rolled once and then placed one by one; symbols gained later wait (§2.2,
    §2.3, R14, R16).
    """
    for face in range(FACES):
        table.dice[face] = shown(number, face)
    look_at_cards(table)
    table.step = steps.PLACING


def faces_in_hand(table: Table) -> i64:
    """A bit for each face that a die in hand shows (§2.3)."""
    faces: i64 = 0
    for face in range(FACES):
        if table.dice[face] > 0:
            faces |= 1 << face
    return faces


def can_place(table: Table, place: i64, face: i64) -> bool:
    """A die in hand may go to an action that holds none, takes its face, and is of use (§2.3,
    §2.4, §2.5, §2.6).
    """
    if table.dice[face] == 0 or table.accepted[place] >> face & 1 == 0:
        return False
    return is_of_use(table, place)


def is_of_use(table: Table, place: i64) -> bool:
    """No die may be placed where nothing could come of it (§2.6, R13)."""
    edition = table.edition
    public = edition.place_public[place]
    if public == GUIDE:
        return True
    if public == COLLECTORS:
        return selling.can_sell(table)
    if public != NONE:
        return selling.can_fill_some(table, public)
    return action_is_of_use(table, action_at(table, place))


def action_is_of_use(table: Table, action: Action) -> bool:
    """Finding and gaining always are; the others need something to buy or to give (§2.6, R13)."""
    do = action.do
    if do == BUY:
        return table.idle_buy or buying.can_buy_something(table, action.discount)
    if do == SELL_ANY:
        return selling.can_sell(table)
    if do == SELL_MUSEUM:
        return selling.can_fill_any(table)
    return table.all_artifacts(table.turn) >= action.give  # find, gain: nothing to give


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
    table.accepted[place] = 0
    public = table.edition.place_public[place]
    if public == NONE:
        carry_out(table, place, face)
    elif public == GUIDE:
        selling.guide(table)
    elif public == COLLECTORS:
        selling.open_sale(table, 0)
    else:
        selling.open_order(table, public, 0)


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
        selling.open_order(table, NONE, action.dollars)
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
    for place in range(table.edition.place_count):
        table.placed[place] = 0
    if table.late_refill and pile_with_gap(table) != NONE:
        table.step = steps.REFILLING
    else:
        pass_turn(table)
