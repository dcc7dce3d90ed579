"""What would be if: the parts of a decision tried out before it is made.

They are tried in a world imagined from the seat's own view, never at the table itself: so a preview
can tell nothing that the seat does not know.
"""

from digsite.core.errors import IllegalMove, UnreadableMove
from digsite.core.rng import Rng
from digsite.play.match import Match
from digsite.server import decisions, reports
from digsite.server.house import House
from digsite.server.orders import PreviewOrder
from digsite.server.refusals import Refusal
from digsite.server.reports import Record


async def preview(house: House, name: str, secret: str | None, order: PreviewOrder) -> Record:
    """The view and the choices after these moves: none where chance or somebody else is next.

    `ends` tells whether the turn would pass on, as far as one can know.
    """
    async with house.hall.table(name) as table:
        seat = table.seat_of(secret)
        decisions.refuse_untimely(table, order.ply)
        match = table.match.copy()
    luck = house.luck()
    world = tried(match, seat, order.moves, luck)
    title, state = match.title, world.state.clone()
    mine = state.actor() == seat
    world.deal(luck)
    return {
        "ply": order.ply,
        "moves": order.moves,
        "ends": world.actor != seat,
        "view": title.view(state, seat).record(),
        "legal": [reports.move_record(move) for move in state.legal()] if mine else [],
        "objections": [one.record() for one in title.objections(state, seat)] if mine else [],
    }


def tried(match: Match, seat: int, notations: list[str], luck: Rng) -> Match:
    """A match that looks the same to the seat, after its moves."""
    title, world = match.title, match.copy()
    try:
        moves = [title.move(notation) for notation in notations]
    except UnreadableMove as error:
        raise Refusal(409, "unreadable", str(error)) from None
    if match.actor != seat:
        raise decisions.objection_to(match, seat, moves, luck)
    world.state = title.imagine(title.view(match.state, seat), luck)
    try:
        world.play_all(moves)
    except IllegalMove:
        raise decisions.objection_to(match, seat, moves, luck) from None
    return world
