"""Playing without a socket: look, decide, take back, talk."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from digsite.core.actors import SPECTATOR
from digsite.server import looks, moves, previews, talk, undo, wants
from digsite.server.orders import (
    ChatOrder,
    ConsentOrder,
    MoveOrder,
    PreviewOrder,
    UndoOrder,
    WantsOrder,
)
from digsite.server.routes.common import SeatNumber, Since, TableName, TheHouse, TheSecret, answer

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])


@router.get("/view")
async def view(
    table: TableName,
    house: TheHouse,
    secret: TheSecret,
    since: Since = 0,
    reasons: Annotated[bool, Query(description="Also why you cannot do what you cannot.")] = True,
) -> Response:
    """What your seat knows, may do, and missed since a ply; without a secret, what all see."""
    return answer(await looks.view(house, table, secret, since, reasons))


@router.post("/moves")
async def play(table: TableName, order: MoveOrder, house: TheHouse, secret: TheSecret) -> Response:
    """Decide. The same id does nothing twice; a refusal tells why and carries a fresh view."""
    receipt = await moves.play(house, table, secret, order)
    return answer({**receipt, "update": await looks.view(house, table, secret, order.ply)})


@router.post("/preview")
async def preview(
    table: TableName, order: PreviewOrder, house: TheHouse, secret: TheSecret
) -> Response:
    """What you would see and could do after these moves, without making them."""
    return answer(await previews.preview(house, table, secret, order))


@router.post("/seats/{seat}/settings")
async def settle(
    table: TableName, seat: SeatNumber, order: WantsOrder, house: TheHouse, secret: TheSecret
) -> Response:
    """Settle whether your screens ask before they end a turn, and whom to call when it is yours."""
    return answer(await wants.settle(house, table, secret, seat, order))


@router.post("/undo")
async def take_back(
    table: TableName, order: UndoOrder, house: TheHouse, secret: TheSecret
) -> Response:
    """Take your latest decision back; past the horizon the other people are asked."""
    return answer(await undo.ask(house, table, secret, order))


@router.post("/consent")
async def consent(
    table: TableName, order: ConsentOrder, house: TheHouse, secret: TheSecret
) -> Response:
    """Say whether somebody may take a decision back."""
    return answer(await undo.consent(house, table, secret, order))


@router.get("/chat")
async def heard(table: TableName, house: TheHouse, since: Since = 0) -> Response:
    """What was said at the table after the line with this number."""
    return answer(await talk.heard(house, table, since))


@router.post("/chat", status_code=201)
async def say(table: TableName, order: ChatOrder, house: TheHouse, secret: TheSecret) -> Response:
    """Say something to everybody at the table."""
    return answer(await talk.say(house, table, secret, order), 201)


@router.get("/replay")
async def replay(
    table: TableName,
    house: TheHouse,
    secret: TheSecret,
    seat: Annotated[int | None, Query(ge=SPECTATOR, le=11)] = None,
    start: Since = 0,
    count: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Response:
    """The table as your seat saw it ply by ply; of a finished game, as any seat saw it."""
    return answer(await looks.replay(house, table, secret, seat, start, count))
