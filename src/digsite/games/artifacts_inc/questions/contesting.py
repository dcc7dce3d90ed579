"""Chance rolls two dice for each player: who goes first? (§1.8)"""

from mypy_extensions import i64

from digsite.core.actors import NOBODY
from digsite.core.keys import Keys
from digsite.core.rng import Rng
from digsite.games.artifacts_inc.box import DICE_FOR_FIRST, NONE
from digsite.games.artifacts_inc.questions import flow, steps
from digsite.games.artifacts_inc.rules import dice, setup
from digsite.games.artifacts_inc.table import Table


def fill(table: Table, out: Keys) -> None:
    for roll in dice.rolls_of(DICE_FOR_FIRST):
        out.add(table.moves.roll_key(roll))


def weights(table: Table) -> list[int]:
    return dice.ways_of(DICE_FOR_FIRST)


def draw(table: Table, rng: Rng) -> i64:
    return table.moves.roll_key(dice.thrown(rng, DICE_FOR_FIRST))


def answer(table: Table, key: i64) -> None:
    """Once somebody goes first, starting cards are laid in turn order (§1.7, §1.9, R3)."""
    setup.note_roll(table, dice.sum_of(table.moves.roll_of(key)))
    if setup.next_to_roll(table) != NOBODY:
        return
    winner = setup.who_goes_first(table)
    if winner != NOBODY:
        setup.go_first(table, winner)
        flow.ask(table, steps.ARRANGING, NONE, 0, 0)
