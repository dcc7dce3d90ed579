"""Setting up (chapter 1)."""

from mypy_extensions import i64

from digsite.core.actors import NOBODY
from digsite.games.artifacts_inc import steps
from digsite.games.artifacts_inc.components import NONE, PILES, STARTING_CARDS, TOP
from digsite.games.artifacts_inc.edition import Edition
from digsite.games.artifacts_inc.rules.recount import recount, recount_all
from digsite.games.artifacts_inc.rules.rows import cell_at
from digsite.games.artifacts_inc.table import Table, laid_out


def new_table(edition: Edition, seats: i64) -> Table:
    """All cards of the types A to E lie in their piles, the underwater cards in order (§1.1,
    §1.2, §1.3).
    """
    table = laid_out(edition, seats)
    recount_all(table)
    table.step = steps.DEALING
    return table


def pile_with_gap(table: Table) -> i64:
    """The first pile of which another card is to be seen: four of A, B and C, one of D and E
    (§1.5, §1.6, R4, R5).

    A pile that is used up has no more to show (R20).
    """
    for pile in range(PILES):
        if table.unseen[pile] > 0 and table.seen[pile] < table.edition.values.visible[pile]:
            return pile
    return NONE


def turn_up(table: Table, design: i64) -> None:
    """The next card of the pile is turned up, Level 1 side (§1.5, §1.6)."""
    pile = table.edition.piles[design]
    table.piles[design] -= 1
    table.unseen[pile] -= 1
    table.visible[design] += 1
    table.seen[pile] += 1


def deal(table: Table, design: i64) -> None:
    """Cards are turned up until every row is complete; then the first player is found (§1.5,
    §1.6, §1.8).
    """
    turn_up(table, design)
    if pile_with_gap(table) == NONE:
        table.step = steps.CONTESTING


def next_to_roll(table: Table) -> i64:
    """Each player rolls once, those who tied once more (§1.8, R1)."""
    for seat in range(table.seats):
        if table.contest[seat] == 0:
            return seat
    return NOBODY


def roll_for_first(table: Table, total: i64) -> None:
    """When all have rolled, the highest sum goes first; those who tie for it roll again (§1.8,
    R1).
    """
    table.contest[next_to_roll(table)] = total
    if next_to_roll(table) != NOBODY:
        return
    best = highest_roll(table)
    tied: i64 = 0
    winner: i64 = NOBODY
    for seat in range(table.seats):
        if table.contest[seat] == best:
            tied += 1
            winner = seat
            table.contest[seat] = 0
        else:
            table.contest[seat] = NONE
    if tied == 1:
        go_first(table, winner)


def highest_roll(table: Table) -> i64:
    best: i64 = 0
    for seat in range(table.seats):
        if table.contest[seat] > best:
            best = table.contest[seat]
    return best


def go_first(table: Table, seat: i64) -> None:
    """Dollars are handed out by place in turn order, then starting cards are laid in that order
    (§1.9, R2, R3).
    """
    table.first = seat
    table.turn = seat
    for distance in range(table.seats):
        receiver = (seat + distance) % table.seats
        table.dollars[receiver] = table.edition.values.start_dollars[distance]
    table.step = steps.ARRANGING


def can_arrange(table: Table, piece: i64) -> bool:
    """A player has one of each starting card and lays each of them once (§1.7, R6)."""
    return table.level(table.turn, piece) == 0


def arrange(table: Table, piece: i64) -> None:
    """The card goes next to the last one in the top row; the fourth has only one place left
    (§1.7, §4.1, R31).
    """
    lay_starting_card(table, piece)
    if cards_arranged(table) < STARTING_CARDS - 1:
        return
    last: i64 = 0
    while not can_arrange(table, last):
        last += 1
    lay_starting_card(table, last)
    table.turn = (table.turn + 1) % table.seats
    if table.turn == table.first:
        table.step = steps.ROLLING


def lay_starting_card(table: Table, piece: i64) -> None:
    """Starting cards lie side by side in the top row, from place 0 on, Level 1 side up (§1.7,
    §1.10, §4.1, R31).
    """
    table.put(table.turn, piece, cell_at(table.edition, TOP, cards_arranged(table)))
    recount(table, table.turn)


def cards_arranged(table: Table) -> i64:
    arranged: i64 = 0
    for piece in range(STARTING_CARDS):
        arranged += table.level(table.turn, piece)
    return arranged
