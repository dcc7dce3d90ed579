"""Players under watch: whatever goes wrong in one of them counts as its own failure."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypedDict, TypeVar

from digsite.arena.alarm import TimeIsUp, ignores_interrupts, within
from digsite.core.move import Move
from digsite.core.view import Event, View
from digsite.locales.faults import Fault
from digsite.play.match import checked
from digsite.play.player import Leaving, Listener, Player, Timed, blamed

GRACE = 1.0  # seconds before a late player is interrupted; if it answers, we know how late it was
FAREWELL = 10.0  # seconds at least, to be made and to leave: a program starts and ends
Answer = TypeVar("Answer")


class Failure(TypedDict):
    """What a seat did wrong: the name of a text `fault-…` and what fills its gaps."""

    seat: int
    reason: str
    values: dict[str, str | int]


class Failed(Exception):
    """A player did something for which it loses the game."""

    def __init__(self, seat: int, fault: Fault) -> None:
        super().__init__(seat, fault)
        self.seat = seat
        self.fault = fault

    def record(self) -> Failure:
        return {"seat": self.seat, "reason": self.fault.reason, "values": self.fault.values}


def failed(seat: int, reason: str, **values: str | int) -> Failed:
    return Failed(seat, Fault(reason, number=seat + 1, **values))


def in_ms(seconds: float) -> int:
    return math.ceil(1000 * seconds)


@dataclass(frozen=True)
class Watch:
    """How long players may think, and who is told whose turn it is."""

    limit: float
    alarmed: bool = False  # whether a player that does not answer can be interrupted
    tell: Callable[[int], None] | None = None

    def over(self, seat: int, action: Callable[[], Answer], limit: float) -> Answer:
        """The result of the player's action; if anything goes wrong, the player has failed."""
        if self.tell:
            self.tell(seat)
        try:
            return within(limit + GRACE, action) if self.alarmed else action()
        except Failed:
            raise
        except TimeIsUp:
            raise failed(seat, "seat-silent", milliseconds=in_ms(limit)) from None
        except BaseException as error:  # `sys.exit` raises no `Exception`
            if isinstance(error, KeyboardInterrupt) and not ignores_interrupts():
                raise  # somebody at the keyboard
            raise Failed(seat, blamed(error, "seat-failed", number=seat + 1)) from error


@dataclass
class Watched:
    """A player whose decisions are timed and checked."""

    player: Player
    seat: int
    watch: Watch
    decisions: int = field(default=0, init=False)
    seconds: float = field(default=0.0, init=False)
    parting: Failed | None = field(default=None, init=False)  # what it did wrong when it left

    def __post_init__(self) -> None:
        self.is_timed = isinstance(self.player, Timed)

    def decide(self, view: View, legal: list[Move]) -> Move:
        return self.watch.over(self.seat, lambda: self.decision(view, legal), self.watch.limit)

    def decision(self, view: View, legal: list[Move]) -> Move:
        """The player's legal move. It gets a copy of the list, which it may change."""
        limit = self.watch.limit
        if self.is_timed and isinstance(self.player, Timed):
            self.player.look_at_clock(limit, limit)
        offered = [*legal]
        began = time.perf_counter()
        move = self.player.decide(view, offered)
        took = time.perf_counter() - began
        if took > limit:
            raise failed(self.seat, "seat-late", milliseconds=in_ms(took))
        if checked(move, self.player) not in legal:
            raise failed(self.seat, "seat-illegal", notation=str(move))
        if len(legal) > 1:
            self.decisions += 1
            self.seconds += took
        return move

    def leave(self) -> None:
        """Let the player leave. A failure is only noted, so that the others leave too."""
        player = self.player
        if isinstance(player, Leaving):
            try:
                self.watch.over(self.seat, player.leave, max(self.watch.limit, FAREWELL))
            except Failed as failure:
                self.parting = failure


class WatchedListener(Watched):
    """The same for a player that wants to hear what happens."""

    def hear(self, event: Event) -> None:
        player = self.player
        assert isinstance(player, Listener)
        self.watch.over(self.seat, lambda: player.hear(event), self.watch.limit)


def watched(make: Callable[[], Player], seat: int, watch: Watch) -> Watched:
    """Make the player, and watch it from the start."""
    player = watch.over(seat, lambda: made(make), max(watch.limit, FAREWELL))
    kind = WatchedListener if isinstance(player, Listener) else Watched
    return kind(player, seat, watch)


def made(make: Callable[[], Player]) -> Player:
    """Make a player; if its class raises, raise that error itself."""
    try:
        return make()
    except Fault as fault:
        if isinstance(fault.__cause__, Exception):
            raise fault.__cause__ from None
        raise
