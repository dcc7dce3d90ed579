"""When somebody's time is over: a program plays on, and the person can come back."""

import asyncio
from copy import copy
from dataclasses import replace

from sqlalchemy.exc import SQLAlchemyError

from digsite.server import bots, clock, leaving, notices, reports
from digsite.server.house import House
from digsite.server.refusals import Refusal
from digsite.server.table import Table

AGAIN = 5.0  # seconds after which an alarm rings again that could not be heard
ALMOST = 0.05  # seconds: a timer may be early by less


def answer_alarms(house: House) -> None:
    """Answer the alarms of the house's clocks from now on."""
    hearing: set[asyncio.Task[None]] = set()

    def ring(name: str) -> None:
        task = asyncio.create_task(hear(house, name))
        hearing.add(task)
        task.add_done_callback(hearing.discard)
        house.errors.watch(task)

    house.clocks.ring = ring


async def hear(house: House, name: str) -> None:
    """An alarm has rung, or a table has to be taken over from a process that died."""
    try:
        async with house.hall.table(name) as table:
            await look(house, table)
    except Refusal:
        house.clocks.stop(name)  # the table is gone, or nobody can go on here
    except (SQLAlchemyError, OSError) as error:
        house.errors.note(error)
        house.clocks.start(name, AGAIN)


async def look(house: House, table: Table) -> None:
    """Act if the time of the seat that is to act is over, or running short."""
    if table.clock is None or table.timing is None or table.clock.seat is None:
        return
    seconds = clock.left(table.clock, house.clocks.now())[table.clock.seat]
    if seconds <= ALMOST:
        await run_out(house, table, table.clock.seat)
    elif not table.clock.called and seconds <= table.timing.short() + ALMOST:
        called = replace(table.clock, called=True)
        await house.store.keep_clock(table.id, called)
        house.clocks.set(table, called)
        house.webhooks.call_short(table, int(seconds))
    else:
        house.clocks.set(table, table.clock)


async def run_out(house: House, table: Table, seat: int) -> None:
    """A program takes the seat until its person comes back, and the table says so."""
    assert table.clock is not None and table.timing is not None
    level = table.timing.level
    seats = [copy(one) for one in table.seats]
    seats[seat].level, seats[seat].late = level, True
    over = clock.run_out(table.clock, house.clocks.now())
    await house.store.reseat(table.header, seats, [], over)
    table.seats = seats
    house.clocks.set(table, over)
    house.metrics.count("digsite_timeouts_total")
    await notices.say(house, table, "time-over", name=seats[seat].name, seat=seat, level=level)
    reports.broadcast_update(table, table.ply)
    bots.wake(house, table)


async def come_back(house: House, table: Table, seat: int) -> None:
    """The person plays again; a turn whose time is over is ended by the program first."""
    refuse_early(table, seat)
    seats = [copy(one) for one in table.seats]
    seats[seat].level, seats[seat].late = "", False
    await leaving.change_seats(house, table, seats)


def refuse_early(table: Table, seat: int) -> None:
    """A turn whose time is over stays with the program: else one could play on for ever."""
    if table.clock is not None and table.clock.spent and table.match.actor == seat:
        raise Refusal(409, "time-over")
