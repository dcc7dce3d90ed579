"""Taking back: free where nobody else is concerned, and otherwise up to the computed horizon."""

from digsite.play.undo import horizon, last_decision
from digsite.server import bots, decisions, reports
from digsite.server.house import House
from digsite.server.orders import ConsentOrder, UndoOrder
from digsite.server.refusals import Refusal
from digsite.server.reports import Record
from digsite.server.store.store import Line
from digsite.server.table import PERSON, Table, Wish


async def ask(house: House, name: str, secret: str | None, order: UndoOrder) -> Record:
    """Take the latest own decision back, or ask the others whether one may."""
    async with house.hall.table(name) as table:
        seat = table.seat_of(secret)
        first = table.answers.get((seat, order.id))
        if first is not None:
            return {"id": order.id, "accepted": True, "ply": first}
        try:
            back = destination(table, seat, order.ply)
        except Refusal as refusal:
            refusal.more["id"] = order.id
            refusal.more["update"] = reports.update(table, seat, order.ply)
            raise
        if is_free(table, seat, back):
            await go_back(house, table, seat, back, (seat, order.id))
            return {"id": order.id, "accepted": True, "ply": table.ply}
        await wish(house, table, Wish(seat, back, {table.seats[seat].holder}))
        return {"id": order.id, "accepted": False, "asked": True, "ply": table.ply}


async def consent(house: House, name: str, secret: str | None, order: ConsentOrder) -> Record:
    """Somebody else says yes or no; when all have said yes, it is done."""
    async with house.hall.table(name) as table:
        seat = table.seat_of(secret)
        asked = table.wish
        if asked is None:
            raise Refusal(409, "no-wish", "nobody asks to take anything back")
        agreed = asked.agreed | {table.seats[seat].holder}
        if not order.agree:
            await wish(house, table, None)
        elif agreed >= table.holders():
            await go_back(house, table, asked.seat, asked.back, None)
        else:
            await wish(house, table, Wish(asked.seat, asked.back, agreed))
        return {"accepted": True, "ply": table.ply}


async def wish(house: House, table: Table, wanted: Wish | None) -> None:
    """The question is kept, so that it is still asked after a restart, and then told."""
    await house.store.keep_wish(table.id, wanted.text(table.ply) if wanted else None)
    table.wish = wanted
    reports.spread_card(table)


def destination(table: Table, seat: int, ply: int) -> int:
    """The number of moves before the seat's latest decision, with all parts sent with it."""
    decisions.refuse_untimely(table, ply)
    back = last_decision(table.match, seat)
    if back is None:
        raise Refusal(409, "nothing-to-undo", "there is no decision of yours to take back")
    return first_part(table, seat, back)


def first_part(table: Table, seat: int, latest: int) -> int:
    """The first of the moves that the seat sent together with this one."""
    lines = lines_of_moves(table)
    since = max((ply for ply in table.answers.values() if ply <= lines[latest]), default=0)
    first = latest
    while first > 0 and table.match.actors[first - 1] == seat and lines[first - 1] >= since:
        first -= 1
    return first


def lines_of_moves(table: Table) -> list[int]:
    """Where in the log each move of the game as it stands is."""
    found: list[int] = []
    for number, line in enumerate(table.lines):
        if line.back is None:
            found.append(number)
        else:
            del found[line.back :]
    return found


def is_free(table: Table, seat: int, back: int) -> bool:
    """Nobody has to be asked at a table with one screen, nor inside the horizon."""
    if len(table.holders()) == 1 and table.seats[seat].kind == PERSON:
        return True
    return horizon(table.match) <= back and table.match.actors[-1] == seat


async def go_back(
    house: House, table: Table, seat: int, back: int, request: tuple[int, str] | None
) -> None:
    """The log says that the game went back; the moves before stay in it."""
    draft = table.match.copy()
    draft.rewind(back)
    await decisions.commit(house, table, draft, [Line(seat, "", back)], request)
    bots.wake(house, table)
