"""A table at which a match is played: its log, its seats, and everybody who watches."""

import asyncio
import json
from dataclasses import dataclass, field

from digsite.core.actors import SPECTATOR
from digsite.core.state import State
from digsite.editions import shelf
from digsite.play.match import Match
from digsite.server import keys
from digsite.server.listeners import Listener
from digsite.server.refusals import Refusal, unknown_secret
from digsite.server.store.store import Kept, Line, Seat

WAITING, RUNNING, OVER, ABANDONED = "waiting", "running", "over", "abandoned"
PERSON, BOT, OPEN = "person", "bot", "open"


@dataclass
class Wish:
    """Somebody wants to take a move back, and the others are asked."""

    seat: int
    back: int
    agreed: set[int] = field(default_factory=set)  # holders

    def text(self, ply: int) -> str:
        """As it is kept: it counts only as long as the log has not grown."""
        return json.dumps({**vars(self), "agreed": sorted(self.agreed), "ply": ply})


class Table:
    """The match is always that of the log; whoever changes anything holds the lock."""

    def __init__(self, kept: Kept) -> None:
        self.header = kept.header
        self.seats = kept.seats
        self.lines = kept.lines
        self.answers = kept.requests
        self.match = replayed(kept)
        self.tail_start = self.ply  # the latest change, and the position before it
        self.tail_state: State = self.match.state
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.wish = kept_wish(kept)
        self.thinking: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def ply(self) -> int:
        """The length of the log: moves, and steps back too."""
        return len(self.lines)

    @property
    def status(self) -> str:
        return self.header.status

    def seat_of(self, secret: str | None) -> int:
        """The seat that the secret opens."""
        found = None if secret is None else keys.which(secret, [s.secret for s in self.seats])
        if found is None:
            raise unknown_secret()
        return found

    def viewer(self, secret: str | None) -> int:
        """Whoever looks: a seat, or without a secret a spectator."""
        return SPECTATOR if secret is None else self.seat_of(secret)

    def is_host(self, secret: str | None) -> bool:
        return secret is not None and keys.opens(secret, self.header.host)

    def holders(self) -> set[int]:
        """The screens from which people play."""
        return {seat.holder for seat in self.seats if seat.kind == PERSON}

    def bot_to_act(self) -> bool:
        """Whether it is a program that decides now."""
        if self.status != RUNNING or self.match.is_over:
            return False
        return self.seats[self.match.actor].level != ""

    def advance(self, match: Match, lines: list[Line], status: str) -> None:
        """What was stored has happened."""
        self.tail_start, self.tail_state = self.ply, self.match.state
        self.match = match
        self.lines.extend(lines)
        self.header.status = status
        self.wish = None


def kept_wish(kept: Kept) -> Wish | None:
    """The question that was open when the table was put away, if no move has ended it."""
    if kept.header.wish is None:
        return None
    found = json.loads(kept.header.wish)
    if found["ply"] != len(kept.lines):
        return None
    return Wish(found["seat"], found["back"], set(found["agreed"]))


def replayed(kept: Kept) -> Match:
    """The match that was kept, played again from its beginning."""
    match = fresh(kept)
    for line in kept.lines:
        repeat(match, line)
    return match


def fresh(kept: Kept) -> Match:
    """The match before its first move."""
    header = kept.header
    title = shelf.title(header.title, header.edition)
    if title.rules_version != header.rules:
        why = f"this game was begun with rules version {header.rules}, which is not known here"
        raise Refusal(409, "other-rules", why)
    names = [seat.name for seat in kept.seats]
    return Match(title, len(kept.seats), json.loads(header.options), names)


def repeat(match: Match, line: Line) -> None:
    """One line of the log once more."""
    if line.back is not None:
        match.rewind(line.back)
    else:
        match.play(match.title.move(line.notation))


def new_lines(match: Match, since: int) -> list[Line]:
    """The moves from this one on, as they are kept."""
    made = zip(match.actors[since:], match.moves[since:], strict=True)
    return [Line(int(actor), move.notation()) for actor, move in made]


def is_waiting(seats: list[Seat]) -> bool:
    """Whether somebody is still missing."""
    return any(seat.kind == OPEN and not seat.level for seat in seats)
