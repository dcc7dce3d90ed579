"""What a seat is told: its view and its events, and nothing that is not in them."""

import json
from copy import copy

import msgspec

from digsite.core.actors import OVER as GAME_OVER
from digsite.core.move import Move
from digsite.play.match import Match
from digsite.server.store.store import Header, Kept, Line, Seat
from digsite.server.table import ABANDONED, OPEN, Table, fresh, repeat

Record = dict[str, object]


def encoded(message: object) -> bytes:
    return msgspec.json.encode(message)


def update(table: Table, seat: int, since: int, reasons: bool = True) -> Record:
    """Everything that a seat, or a spectator (-1), has to know after this ply; `reasons` adds why
    it cannot do what it cannot do, which is long."""
    match = table.match
    title, state = match.title, match.state
    mine = seat >= 0 and match.actor == seat and table.status != ABANDONED
    objections = title.objections(state, seat) if reasons and seat >= 0 else []
    return {
        "type": "update",
        "ply": table.ply,
        "moves": match.ply,
        "seat": seat,
        "events": events(table, seat, since),
        "view": title.view(state, seat).record(),
        "legal": [move_record(move) for move in state.legal()] if mine else [],
        "objections": [objection.record() for objection in objections],
        "result": result(match),
        "table": card(table),
        "settings": wants(table, seat),
    }


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
        start, match = table.tail_start, copy(table.match)
        match.state, match.moves, match.actors = table.tail_state.clone(), [], []
    else:
        start, match = 0, fresh(Kept(table.header, table.seats, [], {}))
    return [told for told in _told(match, table.lines, start, seat) if _ply(told) >= since]


def _told(match: Match, lines: list[Line], start: int, seat: int) -> list[Record]:
    told: list[Record] = []
    for ply, line in enumerate(lines[start:], start):
        if line.back is not None:
            told.append({"ply": ply, "actor": line.actor, "back": line.back})
            if ply + 1 == len(lines):
                break
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
    if seat < 0:
        return None
    mine = table.seats[seat]
    return {"confirm": mine.confirm, "webhook": mine.webhook}


def header_record(header: Header) -> Record:
    return {
        "id": header.id,
        "title": header.title,
        "edition": header.edition,
        "rules": header.rules,
        "options": json.loads(header.options),
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
    messages: dict[tuple[int, bool], bytes] = {}
    for listener in table.listeners:
        wanted = (listener.seat, listener.reasons)
        if wanted not in messages:
            messages[wanted] = encoded(update(table, listener.seat, since, listener.reasons))
        listener.put(messages[wanted])


def spread(table: Table, message: Record) -> None:
    """Send everybody at the table the same."""
    ready = encoded(message)
    for listener in table.listeners:
        listener.put(ready)


def spread_card(table: Table) -> None:
    spread(table, {"type": "table", "ply": table.ply, "table": card(table)})
