"""What a seat is told: its view and its events, and nothing that is not in them."""

from functools import lru_cache

import msgspec

from digsite.core.actors import OVER as GAME_OVER
from digsite.core.actors import SPECTATOR
from digsite.core.move import Move
from digsite.core.title import Title
from digsite.play.match import Match
from digsite.server.listeners import Listener
from digsite.server.records import Record, encoded
from digsite.server.store.store import Header, Seat, StoredMatch
from digsite.server.table import ABANDONED, OPEN, Table, unplayed_match
from digsite.server.telling import told_of_log

TITLES = 32  # whose moves are kept encoded


def update(table: Table, seat: int, since: int, card: msgspec.Raw | None = None) -> Record:
    """Everything that a seat, or a spectator, has to know after this ply.

    `card` is that of the table, where it is encoded already."""
    match = table.match
    title, state = match.title, match.state
    mine = match.actor == seat and table.status != ABANDONED
    return {
        "type": "update",
        "ply": table.ply,
        "played": match.ply,
        "seat": seat,
        "events": events(table, seat, since),
        "view": title.view(state, seat).record(),
        "legal": legal(match) if mine else [],
        "result": result(match),
        "settings": seat_settings(table, seat),
        "table": card or table_card(table),
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
    return {"key": move.key, "notation": move.notation(), "parts": move.parts()}


def result(match: Match) -> Record | None:
    """Points and places, once the game is over."""
    if match.actor != GAME_OVER:
        return None
    return {"scores": match.state.scores(), "ranking": match.state.ranking()}


def events(table: Table, seat: int, since: int) -> list[Record]:
    """What the seat saw from this ply on: the latest change is known, more is replayed."""
    if since >= table.ply:
        return []
    if since >= table.latest_ply:
        return table.latest[seat][since - table.latest_ply :]
    match = unplayed_match(StoredMatch(table.header, table.seats, [], {}))
    return told_of_log(match, table.lines, seat)[since:]


def table_card(table: Table) -> Record:
    """What everybody may know of a table."""
    here = {listener.seat for listener in table.listeners}
    wish = table.wish
    return {
        **header_record(table.header),
        "seats": [seat_record(n, seat, n in here) for n, seat in enumerate(table.seats)],
        "rematch": table.header.rematch,
        "practice": table.match.practice,
        "wish": {"seat": wish.seat, "back": wish.back} if wish else None,
    }


def seat_settings(table: Table, seat: int) -> Record | None:
    """What the seat has chosen for itself, which only the seat is told."""
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
        "colour": number if seat.colour is None else seat.colour,
        "here": here and seat.kind != OPEN,
    }


def spread_update(table: Table, since: int) -> None:
    """Send everybody at the table what their seat may know since then."""
    card = msgspec.Raw(encoded(table_card(table)))
    messages: dict[int, bytes] = {}
    for listener in table.listeners:
        if listener.seat not in messages:
            messages[listener.seat] = encoded(update(table, listener.seat, since, card))
        listener.put(messages[listener.seat])


def spread(table: Table, message: Record, but: Listener | None = None) -> None:
    """Send everybody at the table the same, except to one who knows it."""
    ready = encoded(message)
    for listener in table.listeners:
        if listener is not but:
            listener.put(ready)


def spread_card(table: Table, but: Listener | None = None) -> None:
    """Tell everybody who is here, and what is asked."""
    spread(table, {"type": "table", "ply": table.ply, "table": table_card(table)}, but)
