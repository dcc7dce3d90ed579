"""A decision: tried on a copy of the match, stored in one transaction, and only then sent.

A move on a socket takes the express lane where nothing stands in its way: the table is in memory
and nobody is at it, it is this seat's turn, the move is legal and does not end the game. It wakes
no task. Everything else is left to the usual way (`dispatch.carry_out` and `play`), before anything
has happened, and so are all refusals.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

import msgspec

from digsite.core.actors import OVER as GAME_OVER
from digsite.core.errors import IllegalMove, UnreadableMove
from digsite.core.move import Move
from digsite.core.title import Title
from digsite.play.match import Match
from digsite.server import club, keys, objections, reports
from digsite.server.commands import QUICK_MOVE, MoveCommand, QuickMove
from digsite.server.house import House
from digsite.server.limits import Allowance
from digsite.server.metrics import MESSAGES, MOVES
from digsite.server.records import Record, encoded
from digsite.server.refusals import Refusal
from digsite.server.store.ledger import Entry, LogLine, receipt_name
from digsite.server.table import OVER, RUNNING, WAITING, Subscriber, Table, log_lines


async def play(house: House, table: Table, seat: int, command: MoveCommand) -> Record:
    """A decision of the person in the seat."""
    if table.seats[seat].level:
        raise Refusal(409, "handed-over")
    refuse_untimely(table, command.ply)
    refuse_endless(table, 2 * house.settings.longest_log)
    await house.clocks.begin(table)  # who decides has seen the board
    await decide(house, table, seat, command.moves, command.id)
    return {"accepted": True, "ply": table.ply}


async def decide(
    house: House, table: Table, seat: int, notations: list[str], command: str | None = None
) -> None:
    """Play the parts of a decision on a copy, let chance act, and keep the result."""
    table.seen.set()
    match = table.match
    moves = read_moves(match.title, notations)
    if match.actor != seat:
        raise objections.to_moves(match, seat, moves, house.new_rng())
    try:
        match = match.decided(moves)
    except IllegalMove:
        raise objections.to_moves(match, seat, moves, house.new_rng()) from None
    house.metrics.count("digsite_moves_total")
    receipt = None if command is None else receipt_name(seat, command)
    await commit(house, table, match, log_lines(match, table.match.ply), receipt)


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
    receipt: str | None,
) -> None:
    """Store how the match continued in one transaction, and only then tell everybody."""
    status = OVER if match.is_over else RUNNING
    clock = house.clocks.after_change(table, match, status, is_move=lines[0].back is None)
    results = club.results(house, table, match) if status == OVER else []
    changed = None if status == table.status else status
    await house.store.append(table.id, table.ply, lines, receipt, changed, clock, results)
    table.header.version += changed is not None
    house.club_store.changes += bool(results)
    house.clocks.set(table, clock)
    take_note(house, table, match, lines, status, receipt)


def take_note(
    house: House,
    table: Table,
    match: Match,
    lines: list[LogLine],
    status: str,
    receipt: str | None,
) -> None:
    """The match is where it was stored to be: tell everybody."""
    since, actor_before, actor = table.ply, table.match.actor, match.actor
    table.advance(match, lines, status)
    if receipt is not None:
        table.receipts[receipt] = table.ply
    reports.broadcast_update(table, since)
    if actor not in (actor_before, GAME_OVER) and table.seats[actor].webhook:
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


class ExpressLane:
    """The lane of one socket."""

    def __init__(
        self,
        house: House,
        name: str,
        secret: str | None,
        subscriber: Subscriber,
        allowance: Allowance,
        wake: Callable[[House, Table], None],
    ) -> None:
        self.house = house
        self.name = name
        self.secret = secret
        self.subscriber = subscriber
        self.allowance = allowance
        self.wake = wake  # the program whose turn it is afterwards
        self.opened: bytes | None = None  # the hash that the secret was found to open

    def hear(self, text: str) -> bool:
        """Whether this is such a move, and is being carried out."""
        table = self.house.hall.live.get(self.name)
        if table is None or len(text) > self.house.settings.largest_message:
            return False
        if not self.allowance.has():
            return False  # even trying it out would be work
        try:
            command = QUICK_MOVE.decode(text)
        except msgspec.MsgspecError:
            return False
        receipt = receipt_name(self.subscriber.seat, command.id)
        if receipt in table.receipts or not self.is_free_for(table, command):
            return False
        match = decided(table, self.subscriber.seat, command.moves)
        if match is None or not self.allowance.take() or not is_entered(table.lock):
            return False
        self.send(Errand(self, table, match, text, command.id, receipt))
        return True

    def is_free_for(self, table: Table, command: QuickMove) -> bool:
        """Whether the seat may decide now."""
        if self.secret is None or table.status != RUNNING or table.lock.locked():
            return False
        seat = table.seats[self.subscriber.seat]
        return (
            self.opens(self.secret, seat.secret)
            and command.ply == table.ply < 2 * self.house.settings.longest_log
            and not seat.level
            and not seat.late
            and table.clock is None
            and not self.subscriber.is_lost
        )

    def opens(self, secret: str, kept: bytes | None) -> bool:
        """Whether the secret still opens the seat; the very same hash is not compared again."""
        if self.opened is None or kept is not self.opened:
            self.opened = kept if keys.opens(secret, kept) else None
        return self.opened is not None

    def send(self, errand: "Errand") -> None:
        """From here on the table is ours, until the move is kept or cannot be."""
        house, table = self.house, errand.table
        self.subscriber.line.inbox.hold()
        table.used = time.time()
        table.seen.set()
        house.metrics.counts[MESSAGES] += 1
        house.metrics.counts[MOVES] += 1
        entry = Entry(self.name, table.ply, errand.lines, errand.receipt, None)
        house.store.ledger.add(entry, errand)


class Errand:
    """One move under way to the store; for the ledger it is whoever waits there."""

    def __init__(
        self, lane: ExpressLane, table: Table, match: Match, text: str, command: str, receipt: str
    ) -> None:
        self.lane = lane
        self.table = table
        self.match = match
        self.text = text
        self.command = command
        self.receipt = receipt
        self.lines: list[LogLine] = log_lines(match, table.match.ply)

    def done(self) -> bool:
        """Nobody calls it off."""
        return False

    def set_result(self, _: None) -> None:
        try:
            self.arrive()
        except Exception as error:  # noqa: BLE001 (whoever else waits is told all the same)
            self.lane.house.errors.note(error)  # the move was stored, but not everybody was told

    def set_exception(self, _: BaseException) -> None:
        self.fail()

    def arrive(self) -> None:
        """The move is kept: everybody is told, and whoever sent it has the answer."""
        lane, table = self.lane, self.table
        try:
            take_note(lane.house, table, self.match, self.lines, RUNNING, self.receipt)
            if table.is_bot_to_act():
                lane.wake(lane.house, table)
            answer = {"type": "answer", "id": self.command, "accepted": True, "ply": table.ply}
            lane.subscriber.put(encoded(answer))
        finally:
            table.lock.release()
            lane.subscriber.line.inbox.go_on()

    def fail(self) -> None:
        """It could not be kept: the usual way tries again, and finds out what that means."""
        self.table.lock.release()
        inbox = self.lane.subscriber.line.inbox
        inbox.take({"type": "websocket.receive", "text": self.text})
        inbox.go_on()


def decided(table: Table, seat: int, notations: list[str]) -> Match | None:
    """The match after this decision of the seat, unless it is not legal or the last."""
    match = table.match
    if match.actor != seat:
        return None
    try:
        after = match.decided([match.title.move(notation) for notation in notations])
    except (UnreadableMove, IllegalMove):
        return None
    return None if after.is_over else after


def is_entered(lock: asyncio.Lock) -> bool:
    """Take the lock if that needs no waiting."""
    entering = lock.acquire()
    with suppress(StopIteration):
        entering.send(None)
        entering.close()  # somebody has it, or waits for it
        return False
    return True
