"""Turns: markers, paying, the joker, passing (chapter 5)."""

from mypy_extensions import i64

from digsite.games.artifact.box import ANDERSSON, MARKERS, MAT, MUSEUM, SHIP, TRACK, WORKER
from digsite.games.artifact.questions import steps
from digsite.games.artifact.table import Table


def take_marker(table: Table, seat: i64, marker: i64) -> None:
    """The marker on the lowest number leaves the track, so a track is a count (§5.7, R51)."""
    table.tracks[marker] -= 1
    table.add_markers(seat, marker, 1)


def return_marker(table: Table, seat: i64, marker: i64) -> None:
    """The marker goes to the highest free number of its own track (§5.2, R19, R51)."""
    table.add_markers(seat, marker, -1)
    table.tracks[marker] += 1


def covered(table: Table, marker: i64) -> i64:
    """The number that the next marker of this kind covers, a printed one (§5.3, R26, R33, R51)."""
    # As `Edition.covered` says; read in place, for this is asked before every action.
    return table.edition.cost[marker * TRACK + table.tracks[marker]]


def price(table: Table, wanted: i64, marker: i64) -> i64:
    """Pay the number covered (§5.3), for another kind the joker price (§5.5, R16)."""
    if marker == wanted:
        return covered(table, marker)
    return table.edition.joker


def wanted_marker(action: i64, site: i64) -> i64:
    """Museums research and exhibit, workers hire at their site, ships ship (§5.2)."""
    if action == steps.SHIPPING:
        return SHIP
    if action == steps.HIRING or action == steps.HIRING_TWO:
        return WORKER + site
    return MUSEUM


def payments(action: i64) -> i64:
    """Morley pays twice for two huts, also with a joker (§15.12, R49, R59)."""
    if action == steps.HIRING_TWO:
        return 2
    return 1


def price_of_action(table: Table, marker: i64) -> i64:
    """What the action announced costs with this marker (§5.3, §5.5, §15.12)."""
    wanted = wanted_marker(table.action, table.target)
    return price(table, wanted, marker) * payments(table.action)


def holds(table: Table, seat: i64, marker: i64) -> bool:
    """A marker of this kind lies on the mat (§5.2)."""
    return table.on_mat(seat, marker) > 0


def can_act(table: Table, seat: i64, wanted: i64, times: i64) -> bool:
    """Some marker pays, the right one or a joker (§5.5, R17), or you act for free (§15.8)."""
    money = table.money[seat]
    right = table.on_mat(seat, wanted)
    if right > 0 and money >= covered(table, wanted) * times:
        return True
    if money >= table.edition.joker * times and holds_another(table, seat, wanted):
        return True
    return has_seventh_action(table, seat)


def holds_another(table: Table, seat: i64, marker: i64) -> bool:
    """A marker of another kind lies on the mat: it can be the joker (§5.5)."""
    mats = table.mats
    first = table.first_marker(seat)
    i = first
    while i < first + MARKERS and (mats[i] == 0 or i == first + marker):
        i += 1
    return i < first + MARKERS


def use_marker(table: Table, seat: i64, marker: i64) -> None:
    """The marker returns to its own track, and its price is paid (§5.2, §5.3, §5.5, R59)."""
    table.money[seat] -= price_of_action(table, marker)
    return_marker(table, seat, marker)


def markers_held(table: Table, seat: i64) -> i64:
    """The markers on the mat (§1.5)."""
    markers: i64 = 0
    mats = table.mats
    first = table.first_marker(seat)
    for i in range(first, first + MARKERS):
        markers += mats[i]
    return markers


def has_markers(table: Table, seat: i64) -> bool:
    """Whether any marker lies on the mat (§1.5)."""
    mats = table.mats
    i = table.first_marker(seat)
    end = i + MARKERS
    while i < end and mats[i] == 0:
        i += 1
    return i < end


def has_seventh_action(table: Table, seat: i64) -> bool:
    """Andersson, once a round, when all six markers have been used (§15.8, R81).

    Every mat is full when a round starts, and before passing a marker leaves it only by being used.
    """
    return (
        table.archaeologists[seat] == ANDERSSON
        and table.sevenths[seat] == 0
        and not has_markers(table, seat)
    )


def has_means(table: Table, seat: i64) -> bool:
    """Without a marker, and without a seventh action, there is nothing to act with (§5.1, R56)."""
    return has_markers(table, seat) or has_seventh_action(table, seat)


def use_seventh_action(table: Table, seat: i64) -> None:
    """No marker moves and no money is paid (§15.8)."""
    table.sevenths[seat] = 1


def pass_turn(table: Table, seat: i64) -> None:
    """Whoever passes takes no more actions this round and keeps the markers on the mat (§5.6)."""
    table.passed[seat] = 1


def can_take_any(table: Table, seat: i64) -> bool:
    """Having passed you may take a marker, unless you have six (§5.7)."""
    return markers_held(table, seat) < MAT


def is_on_board(table: Table, marker: i64) -> bool:
    """A kind whose markers are all on mats cannot be taken (§5.7, R53)."""
    return table.tracks[marker] > 0


def can_give(table: Table, seat: i64, marker: i64, kinds: i64) -> bool:
    """Or you put one back, if any of the kinds on the board is another one (§5.8, R54)."""
    if not holds(table, seat, marker):
        return False
    return kinds > 1 or (kinds == 1 and not is_on_board(table, marker))


def kinds_on_board(table: Table) -> i64:
    """The kinds of which there is a marker to take (§5.8, R53)."""
    kinds: i64 = 0
    tracks = table.tracks
    for marker in range(MARKERS):
        if tracks[marker] > 0:
            kinds += 1
    return kinds


def can_take_for(table: Table, given: i64, marker: i64) -> bool:
    """The marker you take in exchange is of another kind (§5.8, R54)."""
    return marker != given and is_on_board(table, marker)


def markers_from(table: Table, floor: i64) -> i64:
    """The markers on the board of this kind and those after it (§3.3, §6.3)."""
    markers: i64 = 0
    tracks = table.tracks
    for marker in range(floor, MARKERS):
        markers += tracks[marker]
    return markers


def all_have_passed(table: Table) -> bool:
    """The round ends when the last player has passed (§6.1)."""
    passed: i64 = 0
    for seat in range(table.seats):
        passed += table.passed[seat]
    return passed == table.seats
