"""The express lane: a move that nothing stands in the way of is carried out without a task.

It is the way of `dispatch.carry_out` and `decisions.play` without their detours: the table lies in
memory and nobody is at it, it is this seat's turn, the move is legal and does not end the game.
Whatever is not so is left to them, before anything has happened, and so are all refusals.
"""

import asyncio
from contextlib import suppress

import msgspec

from digsite.core.errors import IllegalMove, UnreadableMove
from digsite.play.match import Match
from digsite.server import bots, decisions, keys
from digsite.server.commands import QUICK_MOVE, QuickMove
from digsite.server.house import House
from digsite.server.limits import Bucket
from digsite.server.records import encoded
from digsite.server.store.ledger import Entry
from digsite.server.store.store import LogLine
from digsite.server.subscribers import Subscriber
from digsite.server.table import RUNNING, Table, log_lines


class Express:
    """The lane of one socket."""

    def __init__(
        self, house: House, name: str, secret: str | None, subscriber: Subscriber, bucket: Bucket
    ) -> None:
        self.house = house
        self.name = name
        self.secret = secret
        self.subscriber = subscriber
        self.bucket = bucket
        self.loop = asyncio.get_running_loop()
        self.opened: bytes | None = None  # the hash that the secret was found to open

    def hear(self, text: str) -> bool:
        """Whether this is such a move, and is being carried out."""
        table = self.house.hall.live.get(self.name)
        if table is None or len(text) > self.house.settings.largest_message:
            return False
        try:
            command = QUICK_MOVE.decode(text)
        except msgspec.MsgspecError:
            return False
        if not self.is_free_for(table, command):
            return False
        match = decided(table, self.subscriber.seat, command.moves)
        if match is None or not self.bucket.take() or not is_entered(table.lock):
            return False
        self.send(Errand(self, table, match, text, command))
        return True

    def is_free_for(self, table: Table, command: QuickMove) -> bool:
        """Whether the seat may decide now, and has not sent the same before."""
        number = self.subscriber.seat
        if self.secret is None or table.status != RUNNING or table.lock.locked():
            return False
        seat = table.seats[number]
        return (
            self.opens(self.secret, seat.secret)
            and command.ply == table.ply < 2 * self.house.settings.longest_log
            and not seat.level
            and not seat.late
            and table.clock is None
            and not self.subscriber.is_lost
            and table.receipts.get(number, command.id) is None
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
        house.hall.note_use(table)
        table.seen.set()
        house.metrics.count("digsite_messages_total")
        house.metrics.count("digsite_moves_total")
        entry = Entry(table.id, table.ply, errand.lines, errand.request, None)
        house.store.ledger.add(entry, errand)


class Errand:
    """One move under way to the store; for the ledger it is whoever waits there."""

    def __init__(
        self, lane: Express, table: Table, match: Match, text: str, command: QuickMove
    ) -> None:
        self.lane = lane
        self.table = table
        self.match = match
        self.text = text
        self.request = (lane.subscriber.seat, command.id)
        self.lines: list[LogLine] = log_lines(match, table.match.ply)

    def done(self) -> bool:
        """Nobody calls it off."""
        return False

    def set_result(self, _: None) -> None:
        self.lane.loop.call_soon(self.arrive)

    def set_exception(self, _: BaseException) -> None:
        self.lane.loop.call_soon(self.fail)

    def arrive(self) -> None:
        """The move is kept: everybody is told, and whoever sent it has the answer."""
        lane, table = self.lane, self.table
        try:
            decisions.take_note(lane.house, table, self.match, self.lines, RUNNING, self.request)
            bots.wake(lane.house, table)
            answer = {
                "type": "answer",
                "id": self.request[1],
                "accepted": True,
                "ply": table.ply,
            }
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
