"""What a seat chooses for itself: how its screens behave, and where it is called."""

from copy import copy

from digsite.server import club, reports
from digsite.server.house import House
from digsite.server.records import Record, encoded
from digsite.server.refusals import Refusal
from digsite.server.requests import SettingsRequest
from digsite.server.webhooks import checked_address


async def change(
    house: House, name: str, secret: str | None, seat: int, request: SettingsRequest
) -> Record:
    """Keep what the seat has chosen, and tell all of its screens; what is not named stays."""
    async with house.hall.table(name) as table:
        if table.seat_of(secret) != seat:
            raise Refusal(403, "not-yours", {"host": "no"})
        seats = [copy(one) for one in table.seats]
        mine = seats[seat]
        if request.confirm is not None:
            mine.confirm = request.confirm
        if "webhook" in request.model_fields_set:
            url = request.webhook
            mine.webhook = url and checked_address(url, house.settings)
        if "club" in request.model_fields_set:
            mine.player = await club.listed(house, table, seat, request.club)
        await house.store.reseat(table.header, seats, [])
        table.seats = seats
        for subscriber in [one for one in table.subscribers if one.seat == seat]:
            subscriber.put(encoded(reports.update(table, seat, [])))
        if "club" in request.model_fields_set:
            reports.broadcast_card(table)
        return {"seat": seat, "settings": reports.seat_settings(table, seat)}
