"""The turn (chapter 2)."""

from mypy_extensions import i64

from digsite.core.numbers import smaller
from digsite.games.artifacts_inc.box import (
    DICE_IN_BOX,
    FACES,
    TO_BUY,
    TO_FILL,
    TO_FILL_ANY,
    TO_SELL,
    Action,
)
from digsite.games.artifacts_inc.rules import buying, effects, museums
from digsite.games.artifacts_inc.rules.dice import shown
from digsite.games.artifacts_inc.table import Table


def dice_to_roll(table: Table, seat: i64) -> i64:
    """As many dice as the cards show adventurer symbols, at most the seven of the box (§2.2,
    R17).
    """
    return smaller(table.symbols[seat], DICE_IN_BOX)


def take_dice(table: Table, roll: i64) -> None:
    """The dice are rolled once and then placed one by one; symbols gained later wait (§2.2,
    §2.3, R14, R16).
    """
    dice = table.dice
    for face in range(FACES):
        dice[face] = shown(roll, face)


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
    if use == TO_BUY:
        return table.idle_buy or buying.can_buy_something(table, term)
    if use == TO_FILL:
        return museums.can_fill_some(table, term)
    if use == TO_FILL_ANY:
        return museums.can_fill_any(table)
    wanted: i64 = 1 if use == TO_SELL else term
    return table.all_artifacts(table.turn) >= wanted


def action_at(table: Table, place: i64) -> Action:
    """The action that the player's card shows there, at its present level (§3.7, R26)."""
    edition = table.edition
    piece = edition.place_piece[place]
    level = table.level(table.turn, piece)
    return edition.action(edition.piece_design[piece], level, edition.place_action[place])


def place_die(table: Table, place: i64, face: i64) -> None:
    """The die covers the action (§2.3, §2.4, R10)."""
    table.dice[face] -= 1
    table.placed[place] = face + 1


def find(table: Table, piece: i64, face: i64) -> None:
    """An expedition finds one artifact of its type, any number may lie there (§3.1), and
    perhaps more (§7.8).
    """
    design = table.edition.designs[table.edition.piece_design[piece]]
    found = 1 + effects.extra_finds(table, table.turn, piece, face)
    table.add_artifacts(table.turn, design.artifact, found)


def take_dice_off(table: Table) -> None:
    """The turn may end with dice not placed; all dice come off and are passed on (§2.8, R8)."""
    dice = table.dice
    dive_dice = table.dive_dice
    for face in range(FACES):
        dice[face] = 0
        dive_dice[face] = 0
    table.placed = table.edition.no_dice[:]
