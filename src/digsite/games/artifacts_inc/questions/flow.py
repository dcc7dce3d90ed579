"""From question to question: the transitions that several questions share."""

from mypy_extensions import i64

from digsite.games.artifacts_inc.box import NONE
from digsite.games.artifacts_inc.questions import steps
from digsite.games.artifacts_inc.rules import ending
from digsite.games.artifacts_inc.table import Table


def ask(table: Table, step: i64, subject: i64, stake: i64, left: i64) -> None:
    """A question is open; steps.py tells what its numbers mean."""
    table.step = step
    table.subject = subject
    table.stake = stake
    table.left = left
    table.floor = 0


def action_is_over(table: Table) -> None:
    """The player may place the next die (§2.3, R9)."""
    ask(table, steps.PLACING, NONE, 0, 0)


def begin_turn(table: Table, seat: i64) -> None:
    """The dice of the player are rolled (§2.2); nobody has got ahead in this turn yet (R61)."""
    table.turn = seat
    table.quiet_turns += 1
    ask(table, steps.ROLLING, NONE, 0, 0)


def turn_is_over(table: Table) -> None:
    """The next player clockwise has a turn (§2.1), unless 20 were reached and the round is over
    (§9.1, R53), or nobody gets ahead any more (R61).
    """
    if ending.is_round_over(table) or ending.is_stalled(table):
        ask(table, steps.ENDED, NONE, 0, 0)
    else:
        begin_turn(table, table.after(table.turn))
