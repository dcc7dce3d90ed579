"""What would be if: the parts of a decision tried out before it is made.

They are tried in a world imagined from the seat's own view, never at the table itself: so a preview
can tell nothing that the seat does not know.
"""

from digsite.core.errors import IllegalMove
from digsite.core.rng import Rng
from digsite.play.match import Match
from digsite.server import decisions, objections, reports
from digsite.server.house import House
from digsite.server.orders import PreviewOrder, WhyOrder
from digsite.server.records import Record
from digsite.server.table import Table


async def preview(house: House, table: Table, seat: int, order: PreviewOrder) -> Record:
    """The view and the choices after these moves: none where chance or somebody else is next.

    `ends` tells whether the turn would pass on, as far as one can know.
    """
    decisions.refuse_untimely(table, order.ply)
    rng = house.new_rng()
    world = imagined_after(table.match, seat, order.moves, rng)
    title, state = world.title, world.state.clone()
    mine = state.actor() == seat
    world.deal(rng)
    return {
        "ply": order.ply,
        "moves": order.moves,
        "ends": world.actor != seat,
        "view": title.view(state, seat).record(),
        "legal": [reports.move_record(move) for move in state.legal()] if mine else [],
    }


async def why(house: House, table: Table, seat: int, order: WhyOrder) -> Record:
    """Why the seat cannot do these things, now or after moves that it has not made yet."""
    decisions.refuse_stale(table, order.ply)
    match = table.match
    if order.moves:
        match = imagined_after(match, seat, order.moves, house.new_rng())
    found = objections.about(match, match.state, seat, order.about)
    return {"ply": order.ply, "moves": order.moves, "objections": found}


def imagined_after(match: Match, seat: int, notations: list[str], rng: Rng) -> Match:
    """A match that looks the same to the seat, after its moves."""
    title, world = match.title, match.copy()
    moves = decisions.read_moves(title, notations)
    if match.actor != seat:
        raise objections.to_moves(match, seat, moves, rng)
    world.state = title.imagine(title.view(match.state, seat), rng)
    try:
        world.play_all(moves)
    except IllegalMove:
        raise objections.to_moves(match, seat, moves, rng) from None
    return world
