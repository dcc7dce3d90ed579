"""What chance may bring, and how likely it is: the next card of a pile, or what the dice show."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.rng import Rng
from digsite.games.artifacts_inc import steps
from digsite.games.artifacts_inc.components import DICE_FOR_FIRST, STARTING_CARDS
from digsite.games.artifacts_inc.dice import FIRST_ROLL, WAYS, thrown
from digsite.games.artifacts_inc.moves import Layout
from digsite.games.artifacts_inc.rules import setup, turn
from digsite.games.artifacts_inc.table import Table


def fill_outcomes(table: Table, layout: Layout, out: Keys) -> None:
    """The outcomes with a weight above zero, ascending."""
    if is_card_drawn(table):
        pile = setup.pile_with_gap(table)
        first = table.edition.first_of_pile[pile]
        for design in range(first, table.edition.first_of_pile[pile + 1]):
            if table.piles[design] > 0:
                out.add(layout.reveal + design - STARTING_CARDS)
    else:
        dice = dice_thrown(table)
        for roll in range(FIRST_ROLL[dice], FIRST_ROLL[dice + 1]):
            out.add(layout.roll + roll)


def weights(table: Table) -> list[int]:
    """Cards of a pile are equally likely (§1.5); a roll counts the ways in which dice show it
    (§2.2).
    """
    if is_card_drawn(table):
        pile = setup.pile_with_gap(table)
        first = table.edition.first_of_pile[pile]
        end = table.edition.first_of_pile[pile + 1]
        return [int(count) for count in table.piles[first:end] if count > 0]
    dice = dice_thrown(table)
    return WAYS[FIRST_ROLL[dice] : FIRST_ROLL[dice + 1]]


def draw(table: Table, layout: Layout, rng: Rng) -> i64:
    """One outcome, as likely as its weight says, without listing them."""
    if is_card_drawn(table):
        return layout.reveal + _draw_card(table, rng) - STARTING_CARDS
    return layout.roll + thrown(rng, dice_thrown(table))


def is_card_drawn(table: Table) -> bool:
    return table.step == steps.DEALING or table.step == steps.REFILLING


def dice_thrown(table: Table) -> i64:
    """Two for the first player (§1.8), else what the cards of the player at turn show (§2.2)."""
    if table.step == steps.CONTESTING:
        return DICE_FOR_FIRST
    return turn.dice_to_roll(table, table.turn)


def _draw_card(table: Table, rng: Rng) -> i64:
    pile = setup.pile_with_gap(table)
    first = table.edition.first_of_pile[pile]
    place = rng.below(table.unseen[pile])
    drawn = first
    while place >= table.piles[drawn]:
        place -= table.piles[drawn]
        drawn += 1
    return drawn
