"""Match files: a finished game leaves as one, and any game comes in as one."""

import asyncio

from digsite.play import matchfile
from digsite.play.fate import Fate
from digsite.play.match import Match
from digsite.server import keys, seating
from digsite.server.house import House
from digsite.server.records import Record
from digsite.server.refusals import Refusal
from digsite.server.requests import BranchRequest, FileRequest
from digsite.server.store.store import Seat
from digsite.server.table import BOT, OVER, PERSON


async def export_match(house: House, name: str) -> str:
    """The match file of a game that is over; before, it would show what is hidden."""
    async with house.hall.table(name) as table:
        if table.status != OVER:
            raise Refusal(409, "not-over", "the match file shows every card: not before the end")
        return matchfile.written(table.match)


async def import_match(house: House, request: FileRequest) -> Record:
    """The match in a file, at a new table with all seats at one screen."""
    try:
        match = await asyncio.to_thread(matchfile.read, request.file)
    except ValueError as error:
        raise Refusal(409, "broken-file", str(error)) from None
    return await open_from(house, match, match.ply if request.after is None else request.after)


async def branch(house: House, name: str, request: BranchRequest) -> Record:
    """Play on from a point of a finished game, at a new table with all seats at one screen."""
    async with house.hall.table(name) as table:
        if table.status != OVER:
            raise Refusal(409, "not-over", "one can play on from a finished game only")
        match = table.match.copy()
        levels = [seat.level if seat.kind == BOT and request.bots else "" for seat in table.seats]
    match.fate = Fate()  # what came in the finished game is known: here other things may come
    match.practice = True
    return await open_from(house, match, request.after, levels)


async def open_from(
    house: House, match: Match, moves: int, levels: list[str] | None = None
) -> Record:
    """A new table at which the match goes on after so many moves; programs play where named."""
    try:
        match.rewind(moves)
    except ValueError as error:
        raise Refusal(409, "no-such-move", str(error)) from None
    named = [*match.names, *[""] * match.seats][: match.seats]
    names = [(name or f"seat {number}")[:40] for number, name in enumerate(named)]
    match.names = names
    played = levels if levels and not all(levels) else [""] * match.seats
    secrets = {number: keys.new_secret() for number in range(match.seats) if not played[number]}
    seats = [
        Seat(BOT, name, played[number])
        if played[number]
        else Seat(PERSON, name, secret=keys.hashed(secrets[number]))
        for number, name in enumerate(names)
    ]
    return await seating.open_table(house, match, seats, secrets, listed=False)
