"""Taking several markers one after another, at start-up or to fill the mat again (§3.3, §6.3)."""

from mypy_extensions import i64

from digsite.core.keys import Keys
from digsite.core.view import Objection
from digsite.games.artifact import moves
from digsite.games.artifact.box import MARKERS
from digsite.games.artifact.questions import flow, steps
from digsite.games.artifact.questions.objecting import not_asked, with_marker
from digsite.games.artifact.rules import turns
from digsite.games.artifact.table import Table


def fill(table: Table, out: Keys) -> None:
    """Markers in ascending order, so that those from here on must suffice (§3.3, §6.3, R93)."""
    tracks = table.tracks
    rest = turns.markers_from(table, table.floor)
    for marker in range(table.floor, MARKERS):
        if tracks[marker] > 0 and rest >= table.left:
            out.add(moves.key_of(moves.TAKE, marker))
        rest -= tracks[marker]


def why_not(table: Table, key: i64) -> Objection:
    if moves.verb_of(key) != moves.TAKE:
        return not_asked(table, key)
    marker = moves.target_of(key)
    paragraph = steps.PARAGRAPHS[table.step]
    if not turns.is_on_board(table, marker):
        return with_marker(key, "track-empty", paragraph, marker)
    reason = "marker-in-order" if marker < table.floor else "too-few-markers-above"
    return with_marker(key, reason, paragraph, marker)


def answer(table: Table, key: i64) -> None:
    """The same or later kinds may follow; when the mat is full, the next one that is not is filled
    (§3.3, §6.3, R58).
    """
    marker = moves.target_of(key)
    turns.take_marker(table, table.asked, marker)
    table.floor = marker
    table.left -= 1
    if table.left > 0:
        return
    if table.step == steps.CHOOSING:
        _all_are_chosen(table)
    else:
        flow.refill(table, table.asked)


def _all_are_chosen(table: Table) -> None:
    """The next player chooses; then the first round begins (§3.3, R10)."""
    seat = table.after(table.asked)
    if seat != table.starter:
        flow.choose_markers(table, seat)
    else:
        flow.begin_round(table)
