"""How much time players have, and how it runs down. The caller says what time it is.

New time is given only by a move that passes the turn on: taking back gives none, and no second
increment for the same point of the game.
"""

import json
from dataclasses import dataclass, replace

from digsite.server.store.store import Clock

TURN, GAME, DAYS = "turn", "game", "days"
DAY = 24 * 3600
RETURN = 60.0  # seconds that somebody who comes back has at least, with a clock for the whole game
SHORT = 4  # the last quarter of the time for a correspondence move is short ...
SHORTEST = float(DAY)  # ... and so is the last of several days


@dataclass(frozen=True)
class Timing:
    """The clock that was chosen for a table."""

    kind: str  # turn, game, days
    seconds: int  # for a turn, or for all turns of a seat
    increment: int  # that are added for each turn
    level: str  # the program that plays on when they have run out

    def text(self) -> str:
        """As it is kept."""
        return json.dumps(vars(self))

    def short(self) -> float:
        """How many seconds before the end players who are away are reminded."""
        return min(SHORTEST, self.seconds / SHORT) if self.kind == DAYS else 0.0


def read_timing(text: str | None) -> Timing | None:
    return None if text is None else Timing(**json.loads(text))


def new_clock(timing: Timing | None, seats: int) -> Clock | None:
    """A clock on which everybody has all of their time and nobody's runs."""
    return None if timing is None else Clock((float(timing.seconds),) * seats)


def left(clock: Clock, now: float) -> list[float]:
    """The seconds that each seat has left now."""
    passed = max(0.0, now - clock.since)
    return [max(0.0, one - passed * (seat == clock.seat)) for seat, one in enumerate(clock.left)]


def stopped(clock: Clock, now: float) -> Clock:
    """Nobody's time runs any more."""
    return replace(clock, left=tuple(left(clock, now)), seat=None, since=now)


def started(clock: Clock, seat: int | None, now: float, keeper: str) -> Clock:
    """The time of this seat runs from now on, or nobody's."""
    return replace(stopped(clock, now), seat=seat, keeper=keeper)


def passed_on(
    timing: Timing, clock: Clock, before: int, after: int, moves: int, is_move: bool, now: float
) -> Clock:
    """The clock after a move or a step back, which may have passed the turn to another seat."""
    still = stopped(clock, now)
    further = replace(still, furthest=max(clock.furthest, moves))
    if before == after:
        return further
    times = list(further.left)
    if is_move and timing.kind == GAME and clock.seat == before and moves > clock.furthest:
        times[before] += timing.increment
    if is_move and timing.kind != GAME and after >= 0:
        times[after] = float(timing.seconds)
    return replace(further, left=tuple(times), spent=False, called=False)


def run_out(clock: Clock, now: float) -> Clock:
    """The time of whoever is to act is up, and a program finishes the turn."""
    return replace(stopped(clock, now), spent=True)


def returned(timing: Timing, clock: Clock, seat: int) -> Clock:
    """Somebody comes back, or takes a seat that was left: with little time, but not without."""
    least = float(timing.seconds) if timing.kind != GAME else min(RETURN, timing.seconds)
    times = list(clock.left)
    times[seat] = max(times[seat], least)
    return replace(clock, left=tuple(times))
