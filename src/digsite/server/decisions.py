"""A decision: tried on a copy of the match, stored in one transaction, and only then sent."""

from digsite.core.errors import IllegalMove, UnreadableMove
from digsite.core.move import Move
from digsite.core.title import Title
from digsite.play.match import Match
from digsite.server import club, objections, reports
from digsite.server.commands import MoveCommand
from digsite.server.house import House
from digsite.server.records import Record
from digsite.server.refusals import Refusal
from digsite.server.store.store import LogLine
from digsite.server.table import OVER, RUNNING, WAITING, Table, log_lines


async def play(house: House, table: Table, seat: int, command: MoveCommand) -> Record:
    """A decision of the person in the seat."""
    if table.seats[seat].level:
        raise Refusal(409, "handed-over")
    refuse_untimely(table, command.ply)
    refuse_endless(table, 2 * house.settings.longest_log)
    await decide(house, table, seat, command.moves, command.id)
    return {"accepted": True, "ply": table.ply}


async def decide(
    house: House, table: Table, seat: int, notations: list[str], order_id: str | None = None
) -> None:
    """Play the parts of a decision on a copy, let chance act, and keep the result."""
    table.seen.set()
    await house.clocks.begin(table)
    match = table.match
    moves = read_moves(match.title, notations)
    if match.actor != seat:
        raise objections.to_moves(match, seat, moves, house.new_rng())
    try:
        match = match.decided(moves)
    except IllegalMove:
        raise objections.to_moves(match, seat, moves, house.new_rng()) from None
    house.metrics.count("digsite_moves_total")
    request = None if order_id is None else (seat, order_id)
    await commit(house, table, match, log_lines(match, table.match.ply), request)


def read_moves(title: Title, notations: list[str]) -> list[Move]:
    return [read_move(title, notation) for notation in notations]


def read_move(title: Title, notation: str) -> Move:
    try:
        return title.move(notation)
    except UnreadableMove:
        wrong = "unreadable"
        raise Refusal(409, wrong, {"notation": notation, "title": title.name}) from None


async def commit(
    house: House,
    table: Table,
    match: Match,
    lines: list[LogLine],
    request: tuple[int, str] | None,
) -> None:
    """Store how the match continued in one transaction, and only then tell everybody."""
    status = OVER if match.is_over else RUNNING
    clock = house.clocks.after_change(table, match, status, is_move=lines[0].back is None)
    results = club.results(house, table, match) if status == OVER else []
    changed = None if status == table.status else status
    await house.store.append(table.id, table.ply, lines, request, changed, clock, results)
    table.header.version += changed is not None
    house.club_store.changes += bool(results)
    house.clocks.set(table, clock)
    take_note(house, table, match, lines, status, request)


def take_note(
    house: House,
    table: Table,
    match: Match,
    lines: list[LogLine],
    status: str,
    request: tuple[int, str] | None,
) -> None:
    """The match is where it was stored to be: tell everybody."""
    since, actor_before = table.ply, table.match.actor
    table.advance(match, lines, status)
    if request is not None:
        table.receipts.add(*request, since + len(lines))
    reports.broadcast_update(table, since)
    if match.actor != actor_before:
        house.webhooks.call_actor(table)


def refuse_untimely(table: Table, ply: int) -> None:
    """A decision is for the position that the seat has seen, at a table where the game is on."""
    if table.status == WAITING:
        raise Refusal(409, "waiting")
    if table.status != RUNNING:
        raise Refusal(409, table.status)
    refuse_stale(table, ply)


def refuse_endless(table: Table, longest: int) -> None:
    """A log that is too long may not grow any further."""
    if table.ply >= longest:
        raise Refusal(409, "too-long", {"wish": "play"})


def refuse_stale(table: Table, ply: int) -> None:
    if ply != table.ply:
        raise Refusal(409, "stale", {"at": str(table.ply), "ply": str(ply)})
