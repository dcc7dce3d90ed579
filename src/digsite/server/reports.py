"""What a seat is told: its view and its events, and nothing that is not in them."""

from collections.abc import Coroutine
from functools import lru_cache

import msgspec

from digsite.core.actors import NOBODY, SPECTATOR
from digsite.core.actors import OVER as GAME_OVER
from digsite.core.move import Move
from digsite.core.title import Title
from digsite.play.match import Match
from digsite.server import clock
from digsite.server.background import Background
from digsite.server.clock import Timing, read_timing
from digsite.server.records import Record, encoded
from digsite.server.store.store import Header, Seat
from digsite.server.table import ABANDONED, OPEN, RUNNING, Subscriber, Table, is_free

TITLES = 32  # whose moves are kept encoded
MOST_EVENTS = 1000  # that are told at once
FEW_EVENTS = 100  # few enough to be worked out at once


def past(
    background: Background, table: Table, seat: int, since: int
) -> Coroutine[None, None, list[Record]]:
    """What the seat saw from this ply up to now, at most the newest thousand lines of the log.

    The table may be released before the result is awaited."""
    since = max(since, table.ply - MOST_EVENTS)
    if since >= table.latest_ply:
        return known(latest(table, seat, since))
    if table.ply - since <= FEW_EVENTS:
        return known(table.history.told(seat, since))
    return background.run(table.history.told, seat, since, table.ply)


async def known(found: list[Record]) -> list[Record]:
    return found


def latest(table: Table, seat: int, since: int) -> list[Record]:
    """What the seat saw of the latest change, from this ply on."""
    if since >= table.ply:
        return []
    if seat not in table.latest:  # nobody was here to see it
        return table.history.told(seat, since)
    return table.latest[seat][since - table.latest_ply :]


def update(table: Table, seat: int, events: list[Record]) -> Record:
    """Everything that a seat, or a spectator, has to know after these events."""
    return {**told_to_all(table), **told_to(table, seat, events)}


def told_to_all(table: Table) -> Record:
    """The part of it that is the same for everybody."""
    return {
        "type": "update",
        "ply": table.ply,
        "played": table.match.ply,
        "result": result(table.match),
        "table": encoded_card(table),
    }


def told_to(table: Table, seat: int, events: list[Record]) -> Record:
    """The part of it that only this seat, or a spectator, is told."""
    match = table.match
    mine = match.actor == seat and table.status != ABANDONED
    return {
        "seat": seat,
        "events": events,
        "view": match.title.glance(match.state, seat).record(),
        "legal": legal(match) if mine else [],
        "settings": seat_settings(table, seat),
    }


def legal(match: Match) -> list[msgspec.Raw]:
    """The legal moves; each is encoded once, and then known."""
    ready, keys = encoded_moves(match.title), match.state.keys()
    return [ready[key] for key in keys]


@lru_cache(maxsize=TITLES)
def encoded_moves(title: Title) -> list[msgspec.Raw]:
    """The title's table of moves, by key."""
    return [msgspec.Raw(encoded(move_record(move))) for move in title.moves]


def move_record(move: Move) -> Record:
    parts = move.parts()
    record: Record = {"key": move.key, "notation": move.notation(), "parts": parts}
    unused = move.title.endings.get(str(parts["do"])) if move.title else None
    return record if unused is None else {**record, "ends": unused}


def result(match: Match) -> Record | None:
    """Points and places, once the game is over."""
    if match.actor != GAME_OVER:
        return None
    return {"scores": match.state.scores(), "ranking": match.state.ranking()}


def table_card(table: Table) -> Record:
    """What everybody may know of a table."""
    here, wish = table.watchers(), table.wish if table.status == RUNNING else None
    return {
        **header_record(table.header),
        "seats": [seat_record(n, seat, n in here) for n, seat in enumerate(table.seats)],
        "rematch": table.header.rematch,
        "until": table.until(),
        "practice": table.match.practice,
        "wish": {"seat": wish.seat, "back": wish.back} if wish else None,
        **time_left(table),
    }


def encoded_card(table: Table) -> msgspec.Raw:
    """The same as JSON, made anew when something on it has changed.

    Whoever changes seats puts others in their place, so that it is enough to look at which they
    are; a clock changes all the time."""
    header, latest_card = table.header, table.card
    made_of = (
        table.seats,
        table.watchers(),
        header.status,
        header.rematch,
        table.until(),
        table.match.practice,
        table.wish,
        table.clock,
    )
    if latest_card is not None and table.clock is None and latest_card[0] == made_of:
        return latest_card[1]
    card = msgspec.Raw(encoded(table_card(table)))
    table.card = made_of, card
    return card


def seat_settings(table: Table, seat: int) -> Record | None:
    """What the seat has chosen for itself, which only the seat is told."""
    if seat == SPECTATOR:
        return None
    mine = table.seats[seat]
    return {"confirm": mine.confirm, "webhook": mine.webhook, "club": mine.player is not None}


def header_record(header: Header) -> Record:
    return {
        "id": header.id,
        "title": header.title,
        "edition": header.edition,
        "rules": header.rules,
        "options": msgspec.Raw(header.options.encode()),
        "status": header.status,
        "created": header.created,
        "clock": clock_record(read_timing(header.clock)),
    }


def clock_record(timing: Timing | None) -> Record | None:
    """The clock of a table, as it was chosen."""
    return None if timing is None else dict(vars(timing))


def time_left(table: Table) -> Record:
    """Whose time runs, and what everybody has left at this moment."""
    if table.clock is None:
        return {}
    left = [round(one, 1) for one in clock.left(table.clock, table.now())]
    runs = NOBODY if table.clock.seat is None else table.clock.seat
    return {"time": {"runs": int(runs), "left": left}}


def seat_record(number: int, seat: Seat, here: bool) -> Record:
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "colour": number if seat.colour is None else seat.colour,
        "here": here and seat.kind != OPEN,
        "free": is_free(seat),
        "late": seat.late,
        "listed": seat.player is not None,
    }


def broadcast_update(table: Table, since: int) -> None:
    """Send everybody at the table what their seat may know since then."""
    head = encoded(told_to_all(table))[:-1] + b","
    messages: dict[int, bytes] = {}
    for subscriber in table.subscribers:
        seat = subscriber.seat
        message = messages.get(seat)
        if message is None:
            rest = encoded(told_to(table, seat, latest(table, seat, since)))
            message = messages[seat] = head + rest[1:]
        subscriber.put(message)


def broadcast(table: Table, message: Record, but: Subscriber | None = None) -> None:
    """Send everybody at the table the same, except to one who knows it."""
    ready = encoded(message)
    for subscriber in table.subscribers:
        if subscriber is not but:
            subscriber.put(ready)


def broadcast_card(table: Table, but: Subscriber | None = None) -> None:
    """Tell everybody who is here, and what is asked."""
    broadcast(table, {"type": "table", "ply": table.ply, "table": encoded_card(table)}, but)
