"""What a seat wants from its screens and from the server."""

from copy import copy

from digsite.server import reports
from digsite.server.calls import accepted
from digsite.server.house import House
from digsite.server.orders import WantsOrder
from digsite.server.refusals import Refusal
from digsite.server.reports import Record, encoded


async def settle(
    house: House, name: str, secret: str | None, seat: int, order: WantsOrder
) -> Record:
    """Keep what the seat wants, and tell all of its screens; what is not named stays."""
    async with house.hall.table(name) as table:
        if table.seat_of(secret) != seat:
            raise Refusal(403, "not-yours", "only the seat itself can do that")
        seats = [copy(one) for one in table.seats]
        mine = seats[seat]
        if order.confirm is not None:
            mine.confirm = order.confirm
        if "webhook" in order.model_fields_set:
            url = order.webhook
            mine.webhook = url and accepted(url, house.settings.local_calls)
        await house.store.reseat(table.header, seats, [])
        table.seats = seats
        for listener in [one for one in table.listeners if one.seat == seat]:
            told = reports.update(table, seat, table.ply, listener.reasons)
            listener.put(encoded(told))
        return {"seat": seat, "settings": reports.wants(table, seat)}
