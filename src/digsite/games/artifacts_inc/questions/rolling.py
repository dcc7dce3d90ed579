"""Chance rolls the dice of the current player (§2.2)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.rng import Rng
from digsite.games.artifacts_inc.questions import flow
from digsite.games.artifacts_inc.rules import dice, turn
from digsite.games.artifacts_inc.table import Table


def fill(table: Table, out: Keys) -> None:
    for roll in dice.rolls_of(turn.dice_to_roll(table, table.turn)):
        out.add(table.moves.roll_key(roll))


def weights(table: Table) -> list[int]:
    return dice.ways_of(turn.dice_to_roll(table, table.turn))


def draw(table: Table, rng: Rng) -> i64:
    return table.moves.roll_key(dice.thrown(rng, turn.dice_to_roll(table, table.turn)))


def answer(table: Table, key: i64) -> None:
    """The dice are in hand, and the player places them one by one (§2.3)."""
    turn.take_dice(table, table.moves.roll_of(key))
    flow.action_is_over(table)
