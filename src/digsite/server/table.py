"""A table at which a match is played: its log, its seats, and everybody who is connected."""

import asyncio
import json
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from math import ceil
from sys import intern

import msgspec

from digsite.core.actors import SPECTATOR
from digsite.core.state import State
from digsite.core.title import Title
from digsite.editions import shelf
from digsite.play.match import Match
from digsite.play.undo import horizon
from digsite.server import clock, keys
from digsite.server.history import History, back_record
from digsite.server.limits import Bucket
from digsite.server.line import Line
from digsite.server.records import Record
from digsite.server.refusals import Refusal, unknown_secret
from digsite.server.settings import Retention
from digsite.server.store.store import Header, LogLine, Seat, StoredMatch
from digsite.shapes.advice import Judgement

WAITING, RUNNING, OVER, ABANDONED = "waiting", "running", "over", "abandoned"
DAY = 24 * 3600.0
SERVICE_RESTART = 1012  # come again at once: this server goes, or another has the table now
TRY_AGAIN_LATER = 1013  # you were too slow
NO_QUESTION = {"ply": -1}  # no log is that long
PERSON, BOT, OPEN = "person", "bot", "open"
Told = dict[int, list[Record]]  # by seat, and under SPECTATOR for whoever only watches


@dataclass
class Wish:
    """Somebody wants to take a move back, and the others are asked."""

    seat: int
    back: int
    agreed: set[int] = field(default_factory=set)  # holders


class Subscriber:
    """One socket: the seat it may see, and the line to it."""

    def __init__(self, seat: int, line: Line, backlog: int) -> None:
        self.seat = seat
        self.line = line
        self.backlog = backlog  # bytes
        self.ended: asyncio.Task[None] | None = None

    @property
    def is_lost(self) -> bool:
        return self.ended is not None

    def put(self, message: bytes) -> None:
        """Send at once; one who falls too far behind is let go and may come back."""
        if self.ended is not None:
            return
        if self.line.behind > self.backlog:
            self.let_go(TRY_AGAIN_LATER)
        else:
            self.line.tell(message)

    def let_go(self, code: int = SERVICE_RESTART) -> None:
        """Close the socket; nothing more is sent on it."""
        if self.ended is None:
            self.ended = self.line.end(code)


class Table:
    """The match is always that of the log; whoever changes anything holds the lock."""

    card: tuple[object, msgspec.Raw] | None = None  # as it was last told, and what it was made of
    thinking: asyncio.Task[None] | None = None  # the program that is to act

    def __init__(
        self,
        stored: StoredMatch,
        keep: Retention | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.header = stored.header
        self.timing = clock.read_timing(stored.header.clock)
        self.clock = stored.clock
        self.now = now  # by which clocks run
        self.keep = keep or Retention()
        self.used = time.time()
        self.chat_rates: dict[int, Bucket] = {}  # by seat
        self.seats = stored.seats
        self.wish, self.answered = stored_wish(stored), stored_answers(stored)
        self.receipts = {**stored.receipts, **self.answered}
        self.loose: deque[str] = deque()  # receipts of chat, which no line of the log carries
        self.match = unplayed_match(stored)
        first = beginning(self.match.title, self.match.seats, self.header.options)
        self.lines = stored.lines
        self.past = History(self.match.title, first, self.lines)
        self.stand()
        self.latest_ply = self.ply  # where the latest change begins ...
        self.latest: Told = {}  # ... and what each seat saw of it
        self.lock = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.seen = asyncio.Event()  # somebody has the board before their eyes
        if any(actor >= 0 for actor in self.match.actors):
            self.seen.set()
        self.analysis: dict[int, list[Judgement]] = {}  # of the moves from a number on, once over

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def ply(self) -> int:
        """The length of the log: moves, and steps back too."""
        return len(self.lines)

    @property
    def history(self) -> History:
        """The past up to now; while the game only goes forward nobody reads it."""
        self.past.catch_up()
        return self.past

    @property
    def status(self) -> str:
        return self.header.status

    def seat_of(self, secret: str | None) -> int:
        """The seat that the secret opens."""
        found = None if secret is None else keys.find(secret, [s.secret for s in self.seats])
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

    def asked(self) -> set[int]:
        """The screens whose people are asked: whose time ran out keeps nobody waiting."""
        return {seat.holder for seat in self.seats if seat.kind == PERSON and not seat.late}

    def is_bot_to_act(self) -> bool:
        """Whether it is a program that decides now."""
        if self.status != RUNNING or self.match.is_over:
            return False
        return self.seats[self.match.actor].level != ""

    def is_in_use(self) -> bool:
        """Whether somebody is at it, or a program thinks."""
        return bool(self.subscribers or self.lock.locked() or self.thinking)

    def watchers(self) -> set[int]:
        """The seats, or `SPECTATOR`, of which a screen is open."""
        return {subscriber.seat for subscriber in self.subscribers}

    def until(self) -> float | None:
        """When the table is removed if nobody uses it any more; not while somebody's time runs."""
        if self.clock is not None and self.clock.seat is not None:
            return None
        return until(self.header, max(self.header.touched, self.used), self.keep)

    def remember(self, receipt: str, most: int) -> None:
        """Remember the receipt of a line of chat, which is not in the log, but only so many."""
        self.receipts[receipt] = self.ply
        self.loose.append(receipt)
        if len(self.loose) > most:
            self.receipts.pop(self.loose.popleft(), None)

    def advance(self, match: Match, lines: list[LogLine], status: str) -> None:
        """What was stored has happened; what each seat saw of it is worked out once, here."""
        self.latest_ply = self.ply
        self.latest = self.told_of(match, lines)
        self.match = match
        self.lines += lines
        self.header.status = status
        self.wish = None

    def told_of(self, match: Match, lines: list[LogLine]) -> Told:
        """What those who are here see of these lines, which lead to this match.

        The match as it was is played on to get there, and is of no use afterwards: that saves a
        copy."""
        before, ply = self.match, self.ply
        here = self.watchers() or {SPECTATOR, *range(match.seats)}
        if lines and lines[0].back is not None:
            return {viewer: [back_record(ply, lines[0])] for viewer in here}
        title, state = before.title, before.state
        told: Told = {viewer: [] for viewer in here}
        for number, move in enumerate(match.moves[before.ply :], ply):
            for viewer, events in told.items():
                events.append({"ply": number, **title.event(state, move, viewer).record()})
            state.play_key(move.key)
        return told

    def stand(self) -> None:
        """Bring the match to where its log ends."""
        match, history = self.match, self.history
        match.state = history.after(len(history.lines))
        match.moves, match.actors = history.moves(), history.actors[:]
        match.practice = match.practice or history.was_behind_shown

    def back_at(self, moves: int) -> Match:
        """The match as it would stand after this many of its moves."""
        match = self.match.copy()
        match.practice = match.practice or moves < horizon(match.actors)
        match.state = self.history.at(moves)
        del match.moves[moves:], match.actors[moves:]
        return match


def until(header: Header, touched: float, keep: Retention) -> float | None:
    """The day on which a table that was last used then is removed; none: it is kept for ever."""
    days: float = getattr(keep, header.status)
    if keep.forgotten and is_forgotten(header, touched):
        days = min(days, keep.forgotten)  # what is kept for ever stays so
    return ceil(touched / DAY + days) * DAY if days else None


def is_forgotten(header: Header, touched: float) -> bool:
    """Whether the table cost nobody any effort, and nobody came back to it after its first day; the
    same as `upkeep.forgotten`."""
    is_cheap = header.imported or header.status == ABANDONED
    return is_cheap and touched - header.created < DAY


def wish_text(wish: Wish | None, ply: int, answered: dict[str, int]) -> str | None:
    """A question as it is stored, with the latest answers; it is void as soon as the log has
    grown."""
    if wish is None and not answered:
        return None
    question = {**vars(wish), "agreed": sorted(wish.agreed), "ply": ply} if wish else NO_QUESTION
    return json.dumps({**question, "answered": answered})


def stored_answers(stored: StoredMatch) -> dict[str, int]:
    """The receipts of the latest answers to questions for consent, also when the log has grown."""
    found: dict[str, int] = json.loads(stored.header.wish or "{}").get("answered", {})
    return found


def stored_wish(stored: StoredMatch) -> Wish | None:
    """The question that was open when the table was put away, if no move has ended it."""
    if stored.header.wish is None:
        return None
    found = json.loads(stored.header.wish)
    if found["ply"] != len(stored.lines):
        return None
    return Wish(found["seat"], found["back"], set(found["agreed"]))


@lru_cache(maxsize=256)
def beginning(title: Title, seats: int, options: str) -> State:
    """The position before the first move, which all tables of a kind share: nobody plays there."""
    return title.new(seats, json.loads(options))


def unplayed_match(stored: StoredMatch) -> Match:
    """The match before its first move."""
    header = stored.header
    title = shelf.title(header.title, header.edition)
    if title.rules_version != header.rules:
        raise Refusal(409, "other-rules", {"rules": str(header.rules)})
    names = [seat.name for seat in stored.seats]
    options = json.loads(header.options)
    match = Match(title, len(stored.seats), options, names, int(header.seed, 16))
    match.practice = header.practice
    return match


def log_lines(match: Match, since: int) -> list[LogLine]:
    """The moves from this one on, as they are kept."""
    made = zip(match.actors[since:], match.moves[since:], strict=True)
    return [LogLine(int(actor), intern(move.notation())) for actor, move in made]


def is_free(seat: Seat) -> bool:
    """Whether anybody may sit down there."""
    return seat.kind == OPEN and (seat.freed or not seat.level)


def is_waiting(seats: list[Seat]) -> bool:
    """Whether somebody is still missing."""
    return any(seat.kind == OPEN and not seat.level for seat in seats)
