"""Seats change hands: somebody leaves, the others let somebody else come, and all are told.

A seat that was left has a hand that its opponents must not see: whoever comes could be one of them.
So everybody who still plays has to agree before the seat is open to others.
"""

from copy import copy

from digsite.bots.roster import player_names
from digsite.server import bots, reports, undo
from digsite.server.house import House
from digsite.server.records import Record
from digsite.server.refusals import Refusal
from digsite.server.store.store import Seat
from digsite.server.table import OPEN, PERSON, RUNNING, WAITING, Table, is_waiting, log_lines


async def leave(house: House, name: str, secret: str | None) -> Record:
    """Give the seat up: a program plays on until the others let somebody else come."""
    async with house.hall.table(name) as table:
        seat = table.seat_of(secret)
        is_running = table.status == RUNNING
        seats = [copy(one) for one in table.seats]
        player = seats[seat].player if is_running else None  # who leaves does not evade the result
        level = player_names()[-1] if is_running else ""
        seats[seat] = Seat(OPEN, "", level, player=player)
        if is_running and not any(one.kind == PERSON for one in seats):
            for one in seats:
                one.freed = one.kind == OPEN
        for one in seats:
            one.agreed = ""  # fewer are asked now, and they are asked again
        await change_seats(house, table, seats)
        for subscriber in [one for one in table.subscribers if one.seat == seat]:
            table.subscribers.discard(subscriber)
            subscriber.let_go()
        await undo.settle(house, table)
        bots.wake(house, table)
        return {"table": reports.table_card(table)}


async def free(house: House, name: str, secret: str | None, seat: int) -> Record:
    """Agree that somebody else takes a seat that was left; it is free when all who play agree."""
    async with house.hall.table(name) as table:
        mine = table.seats[table.seat_of(secret)]
        if table.status != RUNNING or seat >= len(table.seats) or not is_left(table.seats[seat]):
            raise Refusal(409, "not-left")
        seats = [copy(one) for one in table.seats]
        left = seats[seat]
        agreed = {int(holder) for holder in left.agreed.split()} | {mine.holder}
        left.freed = left.freed or agreed >= table.asked()
        left.agreed = " ".join(map(str, sorted(agreed)))
        if left != table.seats[seat]:
            await change_seats(house, table, seats)
        return {"table": reports.table_card(table)}


def is_left(seat: Seat) -> bool:
    return seat.kind == OPEN and seat.level != ""


def no_seat(table: Table) -> Refusal:
    """Why nobody can sit down here."""
    if table.status == RUNNING and any(is_left(seat) for seat in table.seats):
        return Refusal(409, "not-freed")
    return Refusal(409, "full", {"room": "table"})


async def change_seats(house: House, table: Table, seats: list[Seat]) -> None:
    """Keep who sits where; the game begins when nobody is missing any more."""
    header, match = copy(table.header), table.match.copy()
    match.names = [seat.name for seat in seats]
    begins = header.status == WAITING and not is_waiting(seats)
    if begins:
        match.deal()
        header.status = RUNNING
    lines = log_lines(match, 0) if begins else []
    clock = house.clocks.after_seating(table, match, header.status, seats)
    await house.store.reseat(header, seats, lines, clock)
    table.seats, table.header = seats, header
    since = table.ply
    if begins:
        table.advance(match, lines, RUNNING)
        house.webhooks.call_actor(table)
    else:
        table.match.names = match.names
    house.clocks.set(table, clock)
    reports.broadcast_update(table, since)
    bots.wake(house, table)
