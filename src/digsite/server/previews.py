"""What would be if: the parts of a decision tried out before it is made.

They are tried in a world imagined from the seat's own view, never at the table itself: so a preview
can tell nothing that the seat does not know.
"""

from digsite.core.errors import UnreadableMove
from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.play.match import Match
from digsite.server import decisions, reports
from digsite.server.house import House
from digsite.server.orders import PreviewOrder
from digsite.server.refusals import Refusal
from digsite.server.reports import Record


async def preview(house: House, name: str, secret: str | None, order: PreviewOrder) -> Record:
    """The view and the choices after these moves; `ends` where chance or somebody else is next."""
    async with house.hall.table(name) as table:
        seat = table.seat_of(secret)
        decisions.refuse_untimely(table, order.ply)
        match = table.match.copy()
    title = match.title
    try:
        moves = [title.move(notation) for notation in order.moves]
    except UnreadableMove as error:
        raise Refusal(409, "unreadable", str(error)) from None
    state = tried(match, seat, moves, house.luck())
    mine = state.actor() == seat
    return {
        "ply": order.ply,
        "moves": order.moves,
        "ends": not mine,
        "view": title.view(state, seat).record(),
        "legal": [reports.move_record(move) for move in state.legal()] if mine else [],
        "objections": [one.record() for one in title.objections(state, seat)] if mine else [],
    }


def tried(match: Match, seat: int, moves: list[Move], rng: Rng) -> State:
    """A world that looks the same to the seat, after its moves."""
    if match.actor != seat:
        raise decisions.objection_to(match, seat, moves)
    title = match.title
    state = title.imagine(title.view(match.state, seat), rng)
    for move in moves:
        if state.actor() != seat or move not in state.legal():
            raise decisions.objection_to(match, seat, moves)
        state.play(move)
    return state
