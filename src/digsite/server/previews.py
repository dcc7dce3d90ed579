"""What would be if: the parts of a decision tried out before it is made.

They are tried in a world imagined from the seat's own view, never at the table itself: so a preview
can tell nothing that the seat does not know.
"""

from digsite.core.errors import IllegalMove, UnreadableMove
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.play.dealer import deal
from digsite.play.match import Match
from digsite.play.parts import Draft
from digsite.server import decisions, reports
from digsite.server.house import House
from digsite.server.orders import PreviewOrder
from digsite.server.refusals import Refusal
from digsite.server.reports import Record


async def preview(house: House, name: str, secret: str | None, order: PreviewOrder) -> Record:
    """The view and the choices after these moves: none where chance or somebody else is next.

    `next` tells what can be added in whatever order, `complete` whether nothing is missing between
    the moves, `ends` whether the turn would pass on.
    """
    async with house.hall.table(name) as table:
        seat = table.seat_of(secret)
        decisions.refuse_untimely(table, order.ply)
        match = table.match.copy()
    luck = house.luck()
    draft = tried(match, seat, order.moves, luck)
    title, state = match.title, draft.state
    mine = state.actor() == seat
    return {
        "ply": order.ply,
        "moves": [move.notation() for move in draft.moves],
        "complete": draft.complete,
        "next": [reports.move_record(move) for move in draft.next()],
        "ends": ends(state, seat, luck),
        "view": title.view(state, seat).record(),
        "legal": [reports.move_record(move) for move in state.legal()] if mine else [],
        "objections": [one.record() for one in title.objections(state, seat)] if mine else [],
    }


def ends(state: State, seat: int, luck: Rng) -> bool:
    """Whether the turn would pass on, as far as one can know."""
    after = state.clone()
    deal(after, luck)
    return after.actor() != seat


def tried(match: Match, seat: int, notations: list[str], luck: Rng) -> Draft:
    """Parts of a decision in the order of the rules, tried in a world that the seat imagines."""
    title = match.title
    try:
        moves = [title.move(notation) for notation in notations]
    except UnreadableMove as error:
        raise Refusal(409, "unreadable", str(error)) from None
    if match.actor != seat:
        raise decisions.objection_to(match, seat, moves, luck)
    try:
        return Draft(title, title.imagine(title.view(match.state, seat), luck), moves)
    except IllegalMove:
        raise decisions.objection_to(match, seat, moves, luck) from None
