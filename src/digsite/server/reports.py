"""What a seat is told: its view and its events, and nothing that is not in them."""

from functools import lru_cache

import msgspec

from digsite.core.actors import OVER as GAME_OVER
from digsite.core.actors import SPECTATOR
from digsite.core.move import Move
from digsite.core.title import Title
from digsite.play.match import Match
from digsite.server.listeners import Listener
from digsite.server.store.store import Header, Kept, Line, Seat
from digsite.server.table import ABANDONED, OPEN, Table, fresh, repeat

Record = dict[str, object]
TITLES = 32  # whose moves are kept as they are sent


def encoded(message: object) -> bytes:
    return msgspec.json.encode(message)


def update(
    table: Table, seat: int, since: int, reasons: bool = True, shown: msgspec.Raw | None = None
) -> Record:
    """Everything that a seat, or a spectator, has to know after this ply.

    `reasons` adds why it cannot do what it cannot do, which is long; `shown` is the card of the
    table, where it is written already."""
    match = table.match
    title, state = match.title, match.state
    mine = match.actor == seat and table.status != ABANDONED
    objections = title.objections(state, seat) if reasons and seat != SPECTATOR else []
    return {
        "type": "update",
        "ply": table.ply,
        "moves": match.ply,
        "seat": seat,
        "events": events(table, seat, since),
        "view": title.view(state, seat).record(),
        "legal": legal(match) if mine else [],
        "objections": [objection.record() for objection in objections],
        "result": result(match),
        "settings": wants(table, seat),
        "table": shown or card(table),
    }


def legal(match: Match) -> list[msgspec.Raw]:
    """The legal moves; each is written once, and then known."""
    written, keys = written_moves(match.title), match.state.keys()
    return [written[key] for key in keys]


@lru_cache(maxsize=TITLES)
def written_moves(title: Title) -> list[msgspec.Raw]:
    """The title's table of moves, by key."""
    return [msgspec.Raw(encoded(move_record(move))) for move in title.moves]


def move_record(move: Move) -> Record:
    return {"key": move.key, "notation": move.notation(), "parts": move.parts()}


def result(match: Match) -> Record | None:
    """Points and places, once the game is over."""
    if match.actor != GAME_OVER:
        return None
    return {"scores": match.state.scores(), "ranking": match.state.ranking()}


def events(table: Table, seat: int, since: int) -> list[Record]:
    """What the seat saw from this ply on."""
    if since >= table.ply:
        return []
    if since >= table.tail_start:
        told = _tail(table, seat)
    else:
        told = _told(fresh(Kept(table.header, table.seats, [], {})), table.lines, seat)
    return [one for one in told if _ply(one) >= since]


def _tail(table: Table, seat: int) -> list[Record]:
    """What the latest change was to the seat: one step back, or moves that were found legal."""
    title, state = table.match.title, table.tail_state.clone()
    told: list[Record] = []
    for ply, line in enumerate(table.lines[table.tail_start :], table.tail_start):
        if line.back is not None:
            told.append({"ply": ply, "actor": line.actor, "back": line.back})
            break
        move = title.move(line.notation)
        told.append({"ply": ply, **title.event(state, move, seat).record()})
        state.play_key(move.key)
    return told


def _told(match: Match, lines: list[Line], seat: int) -> list[Record]:
    told: list[Record] = []
    for ply, line in enumerate(lines):
        if line.back is not None:
            told.append({"ply": ply, "actor": line.actor, "back": line.back})
        else:
            event = match.title.event(match.state, match.title.move(line.notation), seat)
            told.append({"ply": ply, **event.record()})
        repeat(match, line)
    return told


def _ply(told: Record) -> int:
    ply = told["ply"]
    assert isinstance(ply, int)
    return ply


def card(table: Table) -> Record:
    """What everybody may know of a table."""
    here = {listener.seat for listener in table.listeners}
    wish = table.wish
    return {
        **header_record(table.header),
        "seats": [seat_record(n, seat, n in here) for n, seat in enumerate(table.seats)],
        "rematch": table.header.rematch,
        "wish": {"seat": wish.seat, "back": wish.back} if wish else None,
    }


def wants(table: Table, seat: int) -> Record | None:
    """What the seat itself has settled, which only the seat is told."""
    if seat == SPECTATOR:
        return None
    mine = table.seats[seat]
    return {"confirm": mine.confirm, "webhook": mine.webhook}


def header_record(header: Header) -> Record:
    return {
        "id": header.id,
        "title": header.title,
        "edition": header.edition,
        "rules": header.rules,
        "options": msgspec.Raw(header.options.encode()),
        "status": header.status,
        "created": header.created,
    }


def seat_record(number: int, seat: Seat, here: bool) -> Record:
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "here": here and seat.kind != OPEN,
    }


def spread_update(table: Table, since: int) -> None:
    """Send everybody at the table what their seat may know since then."""
    shown = msgspec.Raw(encoded(card(table)))
    messages: dict[tuple[int, bool], bytes] = {}
    for listener in table.listeners:
        wanted = (listener.seat, listener.reasons)
        if wanted not in messages:
            messages[wanted] = encoded(update(table, listener.seat, since, listener.reasons, shown))
        listener.put(messages[wanted])


def spread(table: Table, message: Record, but: Listener | None = None) -> None:
    """Send everybody at the table the same."""
    ready = encoded(message)
    for listener in table.listeners:
        if listener is not but:
            listener.put(ready)


def spread_card(table: Table, but: Listener | None = None) -> None:
    """Tell who is here, and what is asked; not to one who knows it."""
    spread(table, {"type": "table", "ply": table.ply, "table": card(table)}, but)
