"""What a seat wants from its screens and from the server, and whether a decision ends its turn."""

from copy import copy

from digsite.core.errors import IllegalMove, UnreadableMove
from digsite.server import decisions, reports
from digsite.server.calls import accepted
from digsite.server.house import House
from digsite.server.orders import EndsOrder, WantsOrder
from digsite.server.refusals import Refusal
from digsite.server.reports import Record, encoded
from digsite.server.table import Table


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


async def ends(house: House, name: str, secret: str | None, order: EndsOrder) -> Record:
    """Whether the turn would pass on after this decision."""
    async with house.hall.table(name) as table:
        seat = table.seat_of(secret)
        decisions.refuse_untimely(table, order.ply)
        return {"ends": would_end(house, table, seat, order.moves)}


def would_end(house: House, table: Table, seat: int, notations: list[str]) -> bool:
    """Tried in a world that the seat imagines, so that it learns nothing by asking."""
    trial, luck = table.match.copy(), house.luck()
    title = trial.title
    trial.state = title.imagine(title.view(trial.state, seat), luck)
    try:
        moves = [title.move(notation) for notation in notations]
        if trial.actor != seat:
            raise IllegalMove("it is not your turn")
        trial.play_all(moves)
    except (IllegalMove, UnreadableMove) as error:
        raise Refusal(409, "illegal", str(error)) from None
    trial.deal(luck)
    return int(trial.actor) != seat
