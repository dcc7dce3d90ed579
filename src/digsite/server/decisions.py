"""A decision: tried on a twin of the match, stored in one transaction, and only then sent."""

from digsite.core.errors import IllegalMove, UnreadableMove
from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.locales.sentences import explain
from digsite.play.match import Match
from digsite.server import reports
from digsite.server.house import House
from digsite.server.refusals import Refusal
from digsite.server.store.store import Line, Overtaken
from digsite.server.table import OVER, RUNNING, WAITING, Table, new_lines


async def decide(
    house: House, table: Table, seat: int, notations: list[str], request: tuple[int, str] | None
) -> None:
    """Play the parts of a decision on a twin, let chance act, and keep the result."""
    draft = table.match.copy()
    try:
        moves = [draft.title.move(notation) for notation in notations]
    except UnreadableMove as error:
        raise Refusal(409, "unreadable", str(error)) from None
    if draft.actor != seat:
        raise objection_to(draft, seat, moves, house.luck())
    try:
        draft.play_all(moves)
    except IllegalMove:
        raise objection_to(draft, seat, moves, house.luck()) from None
    draft.deal(house.luck())
    house.metrics.count("digsite_moves_total")
    await commit(house, table, draft, new_lines(draft, table.match.ply), request)


async def commit(
    house: House,
    table: Table,
    draft: Match,
    lines: list[Line],
    request: tuple[int, str] | None,
) -> None:
    """One transaction; only then is everybody told."""
    status = OVER if draft.is_over else RUNNING
    since, before = table.ply, table.match.actor
    try:
        changed = None if status == table.status else status
        await house.store.append(table.id, since, lines, request, changed)
    except Overtaken:
        house.hall.drop(table)
        raise Refusal(409, "overtaken", "the table has changed meanwhile: look again") from None
    table.advance(draft, lines, status)
    if request is not None:
        table.answers[request] = table.ply
    reports.spread_update(table, since)
    if table.match.actor != before:
        house.calls.turn(table)


def refuse_untimely(table: Table, ply: int) -> None:
    """A decision is for the position that the seat has seen, at a table where the game is on."""
    if table.status == WAITING:
        raise Refusal(409, "waiting", "the game has not begun: seats are still open")
    if table.status != RUNNING:
        raise Refusal(409, table.status, f"nothing can be played any more: {table.status}")
    if ply != table.ply:
        why = f"the table is at ply {table.ply}, and this was meant for ply {ply}"
        raise Refusal(409, "stale", why)


def objection_to(match: Match, seat: int, moves: list[Move], luck: Rng) -> Refusal:
    """Why the rules do not allow it, with the paragraph where there is one.

    The parts before are tried in a world that the seat imagines: what they would show is not told.
    """
    state = match.title.imagine(match.title.view(match.state, seat), luck)
    for move in moves:
        if state.actor() != seat or move not in state.legal():
            break
        state.play(move)
    for objection in match.title.objections(state, seat):
        if objection.what == move.notation() or state.actor() != seat:
            text = explain(match.title, objection, names=match.names, viewer=seat)
            return Refusal(409, "illegal", text, objection=objection.record())
    return Refusal(409, "illegal", f"“{move.notation()}” is not allowed now")
