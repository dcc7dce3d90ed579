"""Keeps all clocks of this process: one alarm for each table at which somebody's time runs.

Whatever must survive is in the store. A clock runs by the time of the process that started it, and
that process stores its time every few seconds: a beat. Whoever loads the table after the process
has died counts up to the last beat, so nobody loses time to a dead server.

Nor does anybody lose time to a database that cannot be reached: while nothing can be written, the
time of the process stands still, at the moment of its last successful write.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace

from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError

from digsite.play.match import Match
from digsite.server import clock as counting
from digsite.server import keys
from digsite.server.store.store import Clock, Seat, Store
from digsite.server.table import PERSON, RUNNING, Table

BEAT = 10.0  # seconds between two beats
DEAD = 60.0  # seconds without a beat after which the clocks of a process are taken over
UNREACHED = (OperationalError, InterfaceError)
AT_ONCE = 100  # clocks that are taken over in one round


class Clocks:
    """Starts and stops clocks; their owner decides what happens when an alarm rings."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.machine = now  # the time of the machine, which does not stand still
        self.alive = now()  # when a write last succeeded
        self.still_since: float | None = None  # since when nothing can be written
        self.lost = 0.0  # seconds for which time has stood still
        self.keeper = keys.new_name()
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.due: dict[str, float] = {}
        self.ring: Callable[[str], None] = lambda _: None

    def now(self) -> float:
        """The time by which clocks run."""
        now = self.machine() if self.still_since is None else self.still_since
        return now - self.lost

    def stand_still(self) -> None:
        """Stop the time at the last successful write: since then nobody could act."""
        if self.still_since is None:
            self.still_since = self.alive

    def go_on(self) -> None:
        """A write succeeded: time runs again."""
        self.alive = self.machine()
        if self.still_since is not None:
            self.lost += self.alive - self.still_since
            self.still_since = None

    def hear(self, error: BaseException) -> None:
        """Stop the time if this error means that the database cannot be reached."""
        if self.due and isinstance(error, UNREACHED):
            self.stand_still()

    async def adopt(self, table: Table) -> None:
        """A table was loaded: its clock goes on from where it was last known to run."""
        clock = table.clock
        if clock is not None and clock.seat is not None and clock.keeper != self.keeper:
            alive = await self.store.last_beat(clock.keeper)
            still = counting.stopped(clock, clock.since if alive is None else alive)
            clock = counting.started(still, clock.seat, self.now(), self.keeper)
            await self.store.keep_clock(table.id, clock)
        self.set(table, clock)

    def set(self, table: Table, clock: Clock | None) -> None:
        """Set the clock of the table to what was stored, and its alarm to that."""
        if clock is None and table.clock is None:
            return
        table.clock = clock
        self.stop(table.id)
        if clock is None or clock.seat is None or table.timing is None:
            return
        seconds = counting.left(clock, self.now())[clock.seat]
        short = 0.0 if clock.called else table.timing.short()
        self.start(table.id, max(0.0, seconds - short))

    def start(self, table: str, seconds: float) -> None:
        """Ring for this table in this many seconds."""
        self.stop(table)
        if not self.due and self.still_since is None:
            self.alive = self.machine()  # there are no beats while no clock runs
        self.due[table] = self.now() + seconds
        loop = asyncio.get_running_loop()
        self.alarms[table] = loop.call_later(seconds, lambda: self.ring(table))

    def stop(self, table: str) -> None:
        """Cancel the alarm: no clock runs at this table, or another process keeps it."""
        self.due.pop(table, None)
        alarm = self.alarms.pop(table, None)
        if alarm is not None:
            alarm.cancel()

    def after_change(self, table: Table, match: Match, status: str, is_move: bool) -> Clock | None:
        """The clock as it will stand after this change of the game."""
        clock, timing, now = table.clock, table.timing, self.now()
        if clock is None or timing is None:
            return None
        before, after = int(table.match.actor), int(match.actor)
        clock = counting.passed_on(timing, clock, before, after, match.ply, is_move, now)
        return self.running(clock, match, status, table.seats)

    def after_seating(
        self, table: Table, match: Match, status: str, seats: Sequence[Seat]
    ) -> Clock | None:
        """The clock as it will stand with these seats."""
        clock, timing = table.clock, table.timing
        if clock is None or timing is None:
            return None
        for number, seat in enumerate(seats):
            old = table.seats[number]
            is_new = seat.kind == PERSON and seat.secret != old.secret
            if status == RUNNING and (is_new or old.late > seat.late):
                clock = counting.returned(timing, counting.stopped(clock, self.now()), number)
        return self.running(clock, match, status, seats)

    def running(self, clock: Clock, match: Match, status: str, seats: Sequence[Seat]) -> Clock:
        """The clock runs for the person who is to act, once somebody has seen the board."""
        actor: int | None = None
        if status == RUNNING and clock.begun and not match.is_over:
            seat = seats[match.actor]
            actor = int(match.actor) if seat.kind == PERSON and not seat.level else None
        return counting.started(clock, actor, self.now(), self.keeper)

    async def begin(self, table: Table) -> bool:
        """A player has seen the board: whether time counts from now on."""
        clock = table.clock
        if clock is None or clock.begun or table.status != RUNNING:
            return False
        begun = replace(clock, begun=True)
        clock = self.running(begun, table.match, table.status, table.seats)
        await self.store.keep_clock(table.id, clock)
        self.set(table, clock)
        return True

    async def beat(self) -> None:
        """Store that this process is alive, if any clock depends on it."""
        if not self.due and self.still_since is None:
            return
        try:
            await self.store.beat(self.keeper, self.now(), time.time())
        except (SQLAlchemyError, OSError):
            self.stand_still()
            raise
        self.go_on()

    async def keep_beating(self, take_over: Callable[[str], object]) -> None:
        """As long as the server runs: beat, and take over what dead processes kept."""
        while True:
            with suppress(SQLAlchemyError, OSError):  # the next round may succeed
                await self.beat()
                for table in await self.store.orphans(self.keeper, time.time() - DEAD, AT_ONCE):
                    take_over(table)
            await asyncio.sleep(BEAT)

    async def close(self) -> None:
        """Stop all alarms, and let others take the clocks over at once."""
        with suppress(SQLAlchemyError, OSError):
            if self.due:
                await self.store.beat(self.keeper, self.now(), 0.0)
        for table in list(self.alarms):
            self.stop(table)
