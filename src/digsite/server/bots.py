"""Programs at the table: woken when they are to act, replaced when they fail."""

import asyncio
import logging
from copy import copy

from digsite.bots.roster import player_names
from digsite.server import decisions, reports
from digsite.server.house import House
from digsite.server.refusals import Refusal
from digsite.server.table import Table
from digsite.server.thinker import Order
from digsite.server.workers import WorkerFailed

log = logging.getLogger("digsite.server")


def wake(house: House, table: Table) -> None:
    """If a program is to act, and does not think already, it begins."""
    if table.thinking is None and table.bot_to_act():
        table.thinking = asyncio.create_task(think(house, table))
        table.thinking.add_done_callback(tell_failure)


def tell_failure(thinking: asyncio.Task[None]) -> None:
    """Something else than the program failed; the next who looks at the table wakes it again."""
    error = None if thinking.cancelled() else thinking.exception()
    if error is not None:
        log.error("thinking failed", exc_info=error)


async def think(house: House, table: Table) -> None:
    """Decide for programs until a person is to act."""
    try:
        while await decide_once(house, table):
            if table.listeners:  # people want to see one move after the other
                await asyncio.sleep(house.settings.bot_pause)
    finally:
        table.thinking = None


async def decide_once(house: House, table: Table) -> bool:
    """One decision of a program; whether there was one to make."""
    async with table.lock:
        if not table.bot_to_act():
            return False
        ply, seat = table.ply, int(table.match.actor)
        order = order_for(table, seat)
    level, notation = await decided(house, order)
    async with table.lock:
        if table.ply == ply and table.bot_to_act():
            if level != order.level and table.seats[seat].level == order.level:
                await replace(house, table, seat, level)
            try:
                await decisions.decide(house, table, seat, [notation], None)
            except Refusal:
                return False  # dropped: whoever comes next loads the table anew
    return True


def order_for(table: Table, seat: int) -> Order:
    """What the program gets: the view of its seat, and what it may do."""
    title, state = table.match.title, table.match.state
    return Order(
        title.name,
        title.edition,
        table.seats[seat].level,
        title.view(state, seat).record(),
        [move.notation() for move in state.legal()],
    )


async def decided(house: House, order: Order) -> tuple[str, str]:
    """The move, and the level of the program that chose it in the end."""
    if len(order.legal) == 1:
        return order.level, order.legal[0]
    for level in [order.level, *simpler(order.level)]:
        try:
            attempt = copy(order)
            attempt.level = level
            return level, await house.workers.ask(attempt)
        except WorkerFailed as failure:
            house.metrics.count("digsite_bot_failures_total", level)
            log.warning("bot failed", extra={"fields": {"level": level, "why": str(failure)}})
    luck = house.luck()
    return player_names()[0], order.legal[luck.below(len(order.legal))]


def simpler(level: str) -> list[str]:
    """Whom to ask after a failure: the same once more, then each weaker one."""
    names = player_names()
    weaker = names[: names.index(level)] if level in names else names
    return [level, *reversed(weaker)]


async def replace(house: House, table: Table, seat: int, level: str) -> None:
    """A simpler program takes the seat for good, and the table says so."""
    failed = table.seats[seat].level
    seats = [copy(one) for one in table.seats]
    seats[seat].level = level
    await house.store.reseat(table.header, seats, [])
    table.seats = seats
    text = f"The program “{failed}” in seat {seat} failed; “{level}” plays on."
    said = await house.store.say(table.id, None, text)
    reports.spread(table, {"type": "chat", "line": said})
    reports.spread_card(table)
