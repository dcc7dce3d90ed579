"""Chance turns up the next card of a pile: at the start, or to fill a gap (§1.5, §1.6, §3.8)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.rng import Rng
from digsite.games.artifacts_inc.box import NONE
from digsite.games.artifacts_inc.questions import flow, steps
from digsite.games.artifacts_inc.rules import piles
from digsite.games.artifacts_inc.table import Table


def fill(table: Table, out: Keys) -> None:
    """Any card of the first pile that has another card to show."""
    for design in piles.next_cards(table):
        out.add(table.moves.reveal_key(design))


def weights(table: Table) -> list[int]:
    return [int(table.piles[design]) for design in piles.next_cards(table)]


def draw(table: Table, rng: Rng) -> i64:
    return table.moves.reveal_key(piles.draw(table, rng))


def answer(table: Table, key: i64) -> None:
    """Until every row is complete. At the start, the first player is found then (§1.8); a gap is
    filled at once or, by agreement, at the end of the turn, all of them (R19).
    """
    piles.turn_up(table, table.moves.design_revealed(key))
    if piles.pile_with_gap(table) != NONE:
        return
    if table.step == steps.DEALING:
        flow.ask(table, steps.CONTESTING, NONE, 0, 0)
    elif table.late_refill:
        flow.turn_is_over(table)
    else:
        flow.action_is_over(table)
