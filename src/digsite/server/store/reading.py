"""Reading a match; where there are several servers, reading also claims it."""

from collections.abc import Sequence
from sys import intern  # tables have few different notations, and many lines

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from digsite.server.store import clocks
from digsite.server.store.announcing import announce
from digsite.server.store.ledger import LogLine, receipt_name
from digsite.server.store.listing import HIDDEN
from digsite.server.store.models import ChatRow, MatchRow, MoveRow, RequestRow, SeatRow
from digsite.server.store.rows import SEAT_FIELDS, Header, Seat, StoredMatch

Receipts = dict[str, int]  # the ply after each command, by `receipt_name`


async def read(connection: AsyncConnection, match: str, reader: int | None) -> StoredMatch | None:
    """The match, or none; for the server with this number, where there are several."""
    wanted = select(MatchRow.__table__).where(MatchRow.id == match, MatchRow.status != HIDDEN)
    if reader is not None:  # whoever changes its seats or ends it waits until we have read it
        wanted = wanted.with_for_update(key_share=True)
    found = (await connection.execute(wanted)).first()
    if found is None:
        return None
    header = Header(**found._mapping)
    if reader is not None and header.owner != reader:
        await take(connection, header, reader)
    seats, lines = await seats_of(connection, match), await lines_of(connection, match)
    receipts = await receipts_of(connection, match, len(lines))
    return StoredMatch(header, seats, lines, receipts, await clocks.load(connection, match))


async def take(connection: AsyncConnection, header: Header, reader: int) -> None:
    """Whoever is asked for a table has it from now on; the one who had it is told."""
    change = update(MatchRow).where(MatchRow.id == header.id).values(owner=reader)
    await connection.execute(change)
    if header.owner is not None:
        await connection.run_sync(announce, reader, [header.id], False)
    header.owner = reader


async def seats_of(connection: AsyncConnection, match: str) -> list[Seat]:
    columns = [getattr(SeatRow, name) for name in SEAT_FIELDS]
    rows = await connection.execute(
        select(*columns).where(SeatRow.match == match).order_by(SeatRow.seat)
    )
    return [Seat(*row) for row in rows]


async def lines_of(connection: AsyncConnection, match: str) -> list[LogLine]:
    wanted = select(MoveRow.actor, MoveRow.notation, MoveRow.back).where(MoveRow.match == match)
    rows = await connection.execute(wanted.order_by(MoveRow.ply))
    return [LogLine(actor, intern(notation), back) for actor, notation, back in rows]


async def length(connection: AsyncConnection, match: str) -> int:
    last = await connection.scalar(select(func.max(MoveRow.ply)).where(MoveRow.match == match))
    return 0 if last is None else last + 1


async def receipts_of(connection: AsyncConnection, match: str, ply: int) -> Receipts:
    """What was accepted; lines of chat were said before this ply."""
    old = select(RequestRow.seat, RequestRow.id, RequestRow.ply).where(RequestRow.match == match)
    found = {receipt_name(seat, id_): at for seat, id_, at in await connection.execute(old)}
    kept = select(MoveRow.receipt, MoveRow.ply).where(MoveRow.match == match)
    for name, last in await connection.execute(kept.where(MoveRow.receipt.is_not(None))):
        if name is not None:
            found[name] = last + 1
    said = select(ChatRow.seat, ChatRow.sent).where(ChatRow.match == match)
    for seat, id_ in await connection.execute(said):
        if seat is not None and id_ is not None:
            found[receipt_name(seat, id_)] = ply
    return found


async def adopt(connection: AsyncConnection, gone: int, reader: int, limit: int) -> Sequence[str]:
    """Take over some tables of a server that is gone, where something has to happen unasked."""
    bots = select(SeatRow.match).where(SeatRow.match == MatchRow.id, SeatRow.level != "").exists()
    theirs = (MatchRow.owner == gone) & (MatchRow.status == "running") & bots
    some = select(MatchRow.id).where(theirs).limit(limit).with_for_update(skip_locked=True)
    change = update(MatchRow).where(MatchRow.id.in_(some)).values(owner=reader)
    return (await connection.scalars(change.returning(MatchRow.id))).all()
