"""Setting up (chapter 1)."""

from mypy_extensions import i64

from digsite.core.actors import NOBODY
from digsite.games.artifacts_inc.box import NONE, STARTING_CARDS, TOP
from digsite.games.artifacts_inc.moves import Moves
from digsite.games.artifacts_inc.rules.recount import recount, recount_all
from digsite.games.artifacts_inc.rules.rows import cell_at
from digsite.games.artifacts_inc.table import Table, laid_out


def new_table(moves: Moves, seats: i64) -> Table:
    """All cards of the types A to E lie in their piles, the underwater cards in order (§1.1,
    §1.2, §1.3).
    """
    table = laid_out(moves, seats)
    recount_all(table)
    return table


def next_to_roll(table: Table) -> i64:
    """Each player rolls once, those who tied once more (§1.8, R1)."""
    for seat in range(table.seats):
        if table.contest[seat] == 0:
            return seat
    return NOBODY


def note_roll(table: Table, total: i64) -> None:
    """The next player has rolled two dice (§1.8)."""
    table.contest[next_to_roll(table)] = total


def who_goes_first(table: Table) -> i64:
    """When all have rolled, the highest sum goes first; those who tie for it roll again, and
    nobody goes first yet (§1.8, R1).
    """
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
    return winner if tied == 1 else NOBODY


def highest_roll(table: Table) -> i64:
    best: i64 = 0
    for seat in range(table.seats):
        if table.contest[seat] > best:
            best = table.contest[seat]
    return best


def go_first(table: Table, seat: i64) -> None:
    """Dollars are handed out by place in turn order (§1.9, R2)."""
    table.first = seat
    table.turn = seat
    for distance in range(table.seats):
        receiver = (seat + distance) % table.seats
        table.dollars[receiver] = table.edition.values.start_dollars[distance]


def can_arrange(table: Table, piece: i64) -> bool:
    """A player has one of each starting card and lays each of them once (§1.7, R6)."""
    return table.level(table.turn, piece) == 0


def arrange(table: Table, piece: i64) -> None:
    """The card goes next to the last one in the top row; the fourth has only one place left
    (§1.7, §4.1, R31).
    """
    lay_starting_card(table, piece)
    if cards_arranged(table) == STARTING_CARDS - 1:
        last: i64 = 0
        while not can_arrange(table, last):
            last += 1
        lay_starting_card(table, last)


def lay_starting_card(table: Table, piece: i64) -> None:
    """Starting cards lie side by side in the top row, from column 0 on, Level 1 side up (§1.7,
    §1.10, §4.1, R31).
    """
    table.put(table.turn, piece, cell_at(table.edition, TOP, cards_arranged(table)))
    recount(table, table.turn)


def cards_arranged(table: Table) -> i64:
    arranged: i64 = 0
    for piece in range(STARTING_CARDS):
        arranged += table.level(table.turn, piece)
    return arranged
