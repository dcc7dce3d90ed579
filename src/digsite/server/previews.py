"""Previews: the parts of a decision, tried out before it is made.

They are tried in a world imagined from the seat's own view, never at the table itself: so a preview
can tell nothing that the seat does not know.
"""

from digsite.core.errors import IllegalMove
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.lessons.figures.gather import Figures, gathered
from digsite.play.dealer import deal
from digsite.play.match import Match
from digsite.play.parts import Draft
from digsite.server import decisions, objections, reports
from digsite.server.commands import PreviewCommand, WhyCommand
from digsite.server.house import House
from digsite.server.records import Record, written
from digsite.server.table import Table


async def preview(house: House, table: Table, seat: int, command: PreviewCommand) -> Record:
    """The view and the choices after these moves: none where chance or somebody else is next.

    `next` tells what can be added in any order, `complete` whether nothing is missing between
    the moves, `ends` whether the turn would pass on.
    """
    decisions.refuse_untimely(table, command.ply)
    return previewed(table.match, seat, command.ply, command.moves, house.new_rng())


def previewed(match: Match, seat: int, ply: int, notations: list[str], rng: Rng) -> Record:
    """A preview of these moves in this match."""
    draft = drafted(match, seat, notations, rng)
    title, state = match.title, draft.state
    mine = state.actor() == seat
    return {
        "ply": ply,
        "moves": [move.notation() for move in draft.moves],
        "complete": draft.complete,
        "next": [reports.move_record(move) for move in draft.next()],
        "ends": ends_turn(state, seat, rng),
        "view": title.view(state, seat).record(),
        "legal": [reports.move_record(move) for move in state.legal()] if mine else [],
    }


async def why(house: House, table: Table, seat: int, command: WhyCommand) -> Record:
    """Why the seat cannot do these things, now or after moves that it has not made yet."""
    decisions.refuse_stale(table, command.ply)
    moves, about = tuple(command.moves), tuple(command.about)
    asked = (table.id, table.ply, seat, tuple(table.match.names), moves, about)
    found = house.reasons.get(asked)
    if found is None:
        told = reasons(table.match, seat, command, house.new_rng())
        found = house.reasons.put(asked, written(told))  # as objects it would take half a megabyte
    return found


def reasons(match: Match, seat: int, command: WhyCommand, rng: Rng) -> Record:
    """The objections to what the command asks about."""
    state = drafted(match, seat, command.moves, rng).state if command.moves else match.state
    found = objections.about(match, state, seat, command.about)
    figures: Figures = {}
    if not command.about and state.actor() == seat:
        figures = gathered(match.title.name, match.title.view(state, seat), state.legal())
    return {"ply": command.ply, "moves": command.moves, "objections": found, "figures": figures}


def ends_turn(state: State, seat: int, rng: Rng) -> bool:
    """Whether the turn would pass on, as far as one can know."""
    after = state.clone()
    deal(after, rng)
    return after.actor() != seat


def drafted(match: Match, seat: int, notations: list[str], rng: Rng) -> Draft:
    """Parts of a decision in the order of the rules, tried in a world that the seat imagines."""
    title = match.title
    moves = decisions.read_moves(title, notations)
    if match.actor != seat:
        raise objections.to_moves(match, seat, moves, rng)
    try:
        return Draft(title, title.imagine(title.view(match.state, seat), rng), moves)
    except IllegalMove:
        raise objections.to_moves(match, seat, moves, rng) from None
