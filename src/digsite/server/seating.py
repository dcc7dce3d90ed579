"""Setting up tables, joining them, handing seats over, abandoning games, and rematches."""

import json
import time
from copy import copy

from digsite.bots.roster import player_names
from digsite.core.options import refuse_idle
from digsite.editions import shelf
from digsite.play.match import Match
from digsite.server import bots, keys, leaving, reports, timeouts
from digsite.server.clock import DAY, Timing, new_clock
from digsite.server.house import House
from digsite.server.records import Record
from digsite.server.refusals import Refusal, Values, refusal_of
from digsite.server.requests import (
    AnySeat,
    BotSeat,
    DaysClock,
    GameClock,
    HandOverRequest,
    JoinRequest,
    PersonSeat,
    TableRequest,
)
from digsite.server.store.quotas import OverQuota, Quota
from digsite.server.store.store import CodeInUse, Header, Seat, StoredMatch
from digsite.server.table import (
    ABANDONED,
    BOT,
    OPEN,
    OVER,
    PERSON,
    RUNNING,
    WAITING,
    Table,
    is_free,
    is_waiting,
    log_lines,
)

USUAL_LEVEL = "skilled"
LARGEST_OPTIONS = 1000  # characters, as they are kept


async def create_table(house: House, request: TableRequest, origin: str = "") -> Record:
    """A new table; the secrets in the answer are told only this once."""
    seats, secrets = seats_for(request.seats)
    match = match_for(request, [seat.name for seat in seats])
    timing = timing_for(request)
    return await open_table(house, match, seats, secrets, origin, request.listed, timing)


async def open_table(
    house: House,
    match: Match,
    seats: list[Seat],
    secrets: dict[int, str],
    origin: str,
    listed: bool = False,
    timing: Timing | None = None,
    imported: bool = False,
) -> Record:
    """Store a match at a new table, begin it if nobody is missing, and return all secrets."""
    host = keys.new_secret()
    header = new_header(match, keys.hashed(host), listed, origin)
    header.clock = None if timing is None else timing.text()
    header.imported = imported
    if not is_waiting(seats):
        match.deal()
        header.status = OVER if match.is_over else RUNNING
    clock = new_clock(timing, len(seats))
    await store_table(house, StoredMatch(header, seats, log_lines(match, 0), {}, clock))
    async with house.hall.table(header.id) as table:
        bots.wake(house, table)
        told = [{"seat": seat, "secret": secret} for seat, secret in secrets.items()]
        return {
            "table": reports.table_card(table),
            "code": header.code,
            "host": host,
            "secrets": told,
        }


async def store_table(house: House, stored: StoredMatch, replaced: Header | None = None) -> None:
    """Store a new match, if there is room and its address has not too many; with another code if
    that one is in use. A match that it replaces is changed in the same transaction."""
    house.health.refuse_without_room()
    quota = Quota(house.settings.tables_each, house.settings.tables_kept)
    while True:
        try:
            await house.store.add(stored, quota, replaced)
        except CodeInUse:
            stored.header.code = keys.new_code()
        except OverQuota as full:
            values: Values = {"which": full.which, "most": full.most}
            raise Refusal(429, "too-many-tables", values) from None
        else:
            return


def seats_for(wanted: list[AnySeat]) -> tuple[list[Seat], dict[int, str]]:
    """The seats as they are kept, and the secrets of the people among them."""
    secrets: dict[int, str] = {}
    seats: list[Seat] = []
    for number, one in enumerate(wanted):
        if isinstance(one, PersonSeat):
            secrets[number] = keys.new_secret()
            seats.append(Seat(PERSON, one.name, secret=keys.hashed(secrets[number])))
        elif isinstance(one, BotSeat):
            seats.append(Seat(BOT, one.level, known_level(one.level)))
        else:
            seats.append(Seat(OPEN, ""))
    if all(seat.kind == BOT for seat in seats):
        raise Refusal(409, "nobody")
    return seats, secrets


def known_level(level: str) -> str:
    if level not in player_names():
        allowed = ", ".join(player_names())
        raise Refusal(409, "no-level", {"level": level, "allowed": allowed})
    return level


def timing_for(request: TableRequest) -> Timing | None:
    """The clock that is wanted; without a level the usual program plays on."""
    wanted = request.clock
    if wanted is None:
        return None
    level = known_level(wanted.level or USUAL_LEVEL)
    if isinstance(wanted, DaysClock):
        return Timing(wanted.kind, wanted.days * DAY, 0, level)
    increment = wanted.increment if isinstance(wanted, GameClock) else 0
    return Timing(wanted.kind, wanted.seconds, increment, level)


def match_for(request: TableRequest, names: list[str]) -> Match:
    try:
        title = shelf.title(request.title, request.edition)
        refuse_idle(title.options, dict(request.options), len(request.seats))
        return Match(title, len(request.seats), dict(request.options), names)
    except ValueError as error:
        raise refusal_of(409, "impossible-table", error) from None


def new_header(match: Match, host: bytes, listed: bool, origin: str) -> Header:
    title, now = match.title, time.time()
    options = json.dumps(match.options)
    if len(options) > LARGEST_OPTIONS:
        raise Refusal(409, "impossible-table", {"fault": "options-too-large"})
    return Header(
        id=keys.new_name(),
        code=keys.new_code(),
        title=title.name,
        edition=title.edition,
        rules=title.rules_version,
        options=options,
        status=WAITING,
        listed=listed,
        host=host,
        created=now,
        seed=f"{match.fate.seed:x}",
        practice=match.practice,
        origin=origin,
        touched=now,
    )


async def id_by_code(house: House, code: str) -> str:
    """The table that one joins with this code."""
    name = await house.store.id_by_code(code.upper())
    if name is None:
        raise Refusal(404, "no-code")
    return name


async def join(house: House, name: str, request: JoinRequest) -> Record:
    """Take the first open seat of the table, which has this code."""
    async with house.hall.table(name) as table:
        if table.header.code != request.code.upper():
            raise Refusal(404, "no-code")
        free = [number for number, seat in enumerate(table.seats) if is_free(seat)]
        if table.status not in {WAITING, RUNNING}:
            free = []
        if not free:
            raise leaving.no_seat(table)
        secret = keys.new_secret()
        holder = max(seat.holder for seat in table.seats) + 1
        seats = [copy(seat) for seat in table.seats]
        seats[free[0]] = Seat(PERSON, request.name, holder=holder, secret=keys.hashed(secret))
        await leaving.change_seats(house, table, seats)
        return {"table": reports.table_card(table), "seat": free[0], "secret": secret}


async def hand_over(
    house: House, name: str, secret: str | None, seat: int, request: HandOverRequest
) -> Record:
    """A program plays for a person, or the person again; the host and the seat itself decide."""
    async with house.hall.table(name) as table:
        if seat >= len(table.seats):
            raise Refusal(404, "no-such-seat")
        if not table.is_host(secret) and table.seat_of(secret) != seat:
            raise Refusal(403, "not-yours", {"host": "too"})
        if is_taken_from_somebody(table, secret, seat, request.level):
            raise Refusal(403, "present")
        if table.seats[seat].kind != PERSON:
            raise Refusal(409, "no-person")
        seats = [copy(one) for one in table.seats]
        if table.seats[seat].late:
            timeouts.refuse_early(table, seat)
        seats[seat].level = known_level(request.level) if request.level else ""
        seats[seat].late = False
        await leaving.change_seats(house, table, seats)
        return {"table": reports.table_card(table)}


def is_taken_from_somebody(table: Table, secret: str | None, seat: int, level: str | None) -> bool:
    """Whether the host wants a program to play for somebody who is here and was not asked."""
    own = secret is not None and keys.find(secret, [one.secret for one in table.seats]) == seat
    return bool(level) and not own and seat in table.watchers()


async def abandon(house: House, name: str, secret: str | None) -> Record:
    """The host ends the game before its end."""
    async with house.hall.table(name) as table:
        if not table.is_host(secret):
            raise Refusal(403, "not-host")
        if table.status in {WAITING, RUNNING}:
            header = copy(table.header)
            header.status = ABANDONED
            clock = house.clocks.after_seating(table, table.match, ABANDONED, table.seats)
            await house.store.reseat(header, table.seats, [], clock)
            table.header = header
            house.clocks.set(table, clock)
            reports.broadcast_update(table, table.ply)
        return {"table": reports.table_card(table)}


async def rematch(house: House, name: str, secret: str | None) -> Record:
    """The same people at a new table, each one seat further; their secrets open it too."""
    async with house.hall.table(name) as table:
        if not table.is_host(secret):
            table.seat_of(secret)
        if table.status not in {OVER, ABANDONED}:
            raise Refusal(409, "running")
        if table.header.rematch is None:
            await create_rematch(house, table)
            reports.broadcast_card(table)
        return {"table": reports.table_card(table)}


async def create_rematch(house: House, table: Table) -> None:
    """Create a table like this one and lead from here to it: both, or neither."""
    old = table.match
    seats = [copy(seat) for seat in table.seats]
    for number, seat in enumerate(seats):
        seat.colour = number if seat.colour is None else seat.colour
        seat.level, seat.late = "" if seat.late else seat.level, False
        if seat.kind == OPEN:  # who left that game does not play in this one
            seat.player, seat.agreed = None, ""
    seats = [*seats[1:], seats[0]]
    match = Match(old.title, old.seats, dict(old.options), [seat.name for seat in seats])
    kept = table.header
    header = new_header(match, kept.host, kept.listed, kept.origin)
    header.clock = kept.clock
    if not is_waiting(seats):
        match.deal()
        header.status = RUNNING
    clock = new_clock(table.timing, len(seats))
    replaced = copy(kept)
    replaced.rematch = header.id
    await store_table(house, StoredMatch(header, seats, log_lines(match, 0), {}, clock), replaced)
    table.header = replaced
    if header.status == RUNNING:
        house.webhooks.call(header, int(match.actor), seats[match.actor])


async def describe(house: House, name: str, secret: str | None) -> Record:
    """What everybody may know; with a secret of the table also the code, and whose secret it is."""
    async with house.hall.table(name) as table:
        told: Record = {"table": reports.table_card(table)}
        if secret is not None:
            is_host = table.is_host(secret)
            told |= {"code": table.header.code, "host": is_host}
            seat = None if is_host else table.seat_of(secret)
            told |= {
                "seat": seat,
                "settings": None if seat is None else reports.seat_settings(table, seat),
            }
        return told
