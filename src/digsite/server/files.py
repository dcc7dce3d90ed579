"""Match files: a finished game leaves as one, and any game comes in as one."""

from digsite.play import matchfile
from digsite.play.dealer import Fate
from digsite.play.match import Match
from digsite.server import keys, seating
from digsite.server.background import ASKING
from digsite.server.fields import clean_name
from digsite.server.house import House
from digsite.server.records import Record
from digsite.server.refusals import Refusal, refusal_of
from digsite.server.requests import BranchRequest, FileRequest
from digsite.server.store.store import Seat
from digsite.server.table import BOT, OVER, PERSON


async def export_match(house: House, name: str) -> str:
    """The match file of a game that is over; before, it would show what is hidden."""
    async with house.hall.table(name) as table:
        if table.status != OVER:
            raise Refusal(409, "not-over", {"wish": "file"})
        return matchfile.written(table.match)


async def import_match(house: House, request: FileRequest, origin: str = "") -> Record:
    """The match in a file, at a new table with all seats at one screen."""
    refuse_many_lines(house, request.file.count("\n"))
    try:
        match = await house.background.run(matchfile.read, request.file)
    except ValueError as error:
        raise refusal_of(409, "broken-file", error) from None
    moves = match.ply if request.after is None else request.after
    return await open_from(house, match, moves, origin)


async def branch(house: House, name: str, request: BranchRequest, origin: str = "") -> Record:
    """Play on from a point of a finished game, at a new table with all seats at one screen."""
    async with house.hall.table(name) as table:
        if table.status != OVER:
            raise Refusal(409, "not-over", {"wish": "branch"})
        refuse_many_lines(house, min(request.after, table.match.ply))
        match = table.match.copy()
        levels = [seat.level if seat.kind == BOT and request.bots else "" for seat in table.seats]
    match.fate = Fate()  # what came in the finished game is known: here other things may come
    match.practice = True
    return await open_from(house, match, request.after, origin, levels)


def refuse_many_lines(house: House, lines: int) -> None:
    """Refuse a game that is too long, or an address that brings too many lines. Files with a
    mistake count too: reading up to the mistake is work."""
    if lines > house.settings.longest_file:
        raise Refusal(409, "too-long", {"wish": "file"})
    if not house.files.take(ASKING.get(), lines):
        raise Refusal(429, "too-often", {"what": "requests"})


async def open_from(
    house: House, match: Match, moves: int, origin: str, levels: list[str] | None = None
) -> Record:
    """A new table at which the match goes on after this many moves; programs play where named."""
    try:
        await house.background.run(match.rewind, moves)
    except ValueError as error:
        raise refusal_of(409, "no-such-move", error) from None
    named = [*match.names, *[""] * match.seats][: match.seats]
    match.names = names = [clean_name(name) for name in named]
    played = levels if levels and not all(levels) else [""] * match.seats
    secrets = {number: keys.new_secret() for number in range(match.seats) if not played[number]}
    seats = [
        Seat(BOT, name, played[number])
        if played[number]
        else Seat(PERSON, name, secret=keys.hashed(secrets[number]))
        for number, name in enumerate(names)
    ]
    return await seating.open_table(house, match, seats, secrets, origin, imported=True)
