"""The end of the game (chapter 9)."""

from mypy_extensions import i64

from digsite.core.actors import NOBODY
from digsite.core.ranking import places
from digsite.games.artifacts_inc.box import BOXES, MUSEUMS, NONE, QUIET_TURNS
from digsite.games.artifacts_inc.questions import steps
from digsite.games.artifacts_inc.table import Table


def is_round_over(table: Table) -> bool:
    """Whether 20 were reached and all have had the same number of turns (§9.1, R53)."""
    return table.reached and table.after(table.turn) == table.first


def is_stalled(table: Table) -> bool:
    """Whether every player has had 20 turns in a row in which nobody got ahead; the game ends with
    that turn (R61).
    """
    return table.quiet_turns == most_quiet_turns(table)


def most_quiet_turns(table: Table) -> i64:
    """The game is over after this many quiet turns in a row (R61)."""
    return QUIET_TURNS * table.seats


def cubes(table: Table, museum: i64, seat: i64) -> i64:
    """How many cubes a player has on a Museum; only orders filled there count (§9.2, R46)."""
    # Here the orders are read in place: a search counts cubes after each imagined turn.
    orders = table.orders
    first = museum * BOXES
    count: i64 = 0
    for box in range(first, first + BOXES):
        if orders[box] == seat:
            count += 1
    return count


def highest_box(table: Table, museum: i64, seat: i64) -> i64:
    """The player's cube in the highest position, counted from the top left (§9.3, R55)."""
    highest: i64 = NONE
    for box in range(BOXES):
        if table.owner(museum, box) == seat:
            highest = box
    return highest


def majority_holder(table: Table, museum: i64) -> i64:
    """Whoever has the most cubes (§9.2); in a tie, the highest one (§9.3, R55). Without cubes
    nobody (R56).
    """
    holder: i64 = NOBODY
    most: i64 = 0
    for seat in range(table.seats):
        count = cubes(table, museum, seat)
        if count == 0 or count < most:
            continue
        if count > most or highest_box(table, museum, seat) > highest_box(table, museum, holder):
            holder = seat
            most = count
    return holder


def majorities(table: Table, seat: i64) -> i64:
    """The reputation of the Museums where the player has the majority; second places gain
    nothing (§9.2, R57).
    """
    gained: i64 = 0
    for museum in range(MUSEUMS):
        # Who has no cube there is spared the comparison with all others.
        if cubes(table, museum, seat) > 0 and majority_holder(table, museum) == seat:
            gained += table.edition.museum(table.seats, museum).majority
    return gained


def score(table: Table, seat: i64) -> i64:
    """Reputation, without limit; majorities are awarded after the end (§9.2, §9.4, R54, R59)."""
    if table.step == steps.ENDED:
        return table.reputation[seat] + majorities(table, seat)
    return table.reputation[seat]


def ranking(table: Table) -> list[int]:
    """More reputation is ahead; with equal reputation more dollars; else the place is shared
    (§9.4, R58).
    """
    standings = [[int(score(table, i)), int(table.dollars[i])] for i in range(table.seats)]
    return places(standings)
