"""Playing without a socket: look, send the same commands as on one, and see the past."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from digsite.core.actors import SPECTATOR
from digsite.server import advice, chat, dispatch, seat_settings, viewing
from digsite.server.commands import (
    ChatCommand,
    ConsentCommand,
    HintCommand,
    MoveCommand,
    PreviewCommand,
    UndoCommand,
    WhyCommand,
)
from digsite.server.requests import SettingsRequest
from digsite.server.routes.common import (
    SeatNumber,
    Since,
    TableName,
    TheHouse,
    TheOrigin,
    TheSecret,
    answer,
)

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])


@router.get("/view")
async def view(table: TableName, house: TheHouse, secret: TheSecret, since: Since = 0) -> Response:
    """What your seat knows, may do, and missed since a ply; without a secret, what all see."""
    return answer(await viewing.view(house, table, secret, since))


@router.post("/moves")
async def move(
    table: TableName, command: MoveCommand, house: TheHouse, secret: TheSecret
) -> Response:
    """Decide. The same id does nothing twice; a refusal tells why, and a late one what is new."""
    return answer(await dispatch.carry_out(house, table, secret, command))


@router.post("/preview")
async def preview(
    table: TableName, command: PreviewCommand, house: TheHouse, secret: TheSecret
) -> Response:
    """What you would see and could do after these moves, without making them."""
    return answer(await dispatch.carry_out(house, table, secret, command))


@router.post("/why")
async def why(
    table: TableName, command: WhyCommand, house: TheHouse, secret: TheSecret
) -> Response:
    """Why you cannot do these things, now or after moves that you have not made yet."""
    return answer(await dispatch.carry_out(house, table, secret, command))


@router.post("/hint")
async def hint(
    table: TableName, command: HintCommand, house: TheHouse, secret: TheSecret, origin: TheOrigin
) -> Response:
    """What a program would do in your place; only where you play against programs."""
    return answer(await advice.hint(house, table, secret, command, origin))


@router.get("/analysis")
async def analysis(
    table: TableName, house: TheHouse, origin: TheOrigin, start: Since = 0
) -> Response:
    """What a program thinks of some decisions of a game that is over, from a move on."""
    return answer(await advice.analysis(house, table, start, origin))


@router.post("/undo")
async def undo(
    table: TableName, command: UndoCommand, house: TheHouse, secret: TheSecret
) -> Response:
    """Take your latest decision back; past the horizon the other people are asked."""
    return answer(await dispatch.carry_out(house, table, secret, command))


@router.post("/consent")
async def consent(
    table: TableName, command: ConsentCommand, house: TheHouse, secret: TheSecret
) -> Response:
    """Say whether somebody else may take a decision back."""
    return answer(await dispatch.carry_out(house, table, secret, command))


@router.post("/chat", status_code=201)
async def say(
    table: TableName, command: ChatCommand, house: TheHouse, secret: TheSecret
) -> Response:
    """Say something to everybody at the table."""
    return answer(await dispatch.carry_out(house, table, secret, command), 201)


@router.get("/chat")
async def chat_history(table: TableName, house: TheHouse, since: Since = 0) -> Response:
    """What was said at the table after the line with this number."""
    return answer(await chat.history(house, table, since))


@router.post("/seats/{seat}/settings")
async def change_settings(
    table: TableName, seat: SeatNumber, request: SettingsRequest, house: TheHouse, secret: TheSecret
) -> Response:
    """Choose whether your screens ask before they end a turn, and whom to call when it is yours."""
    return answer(await seat_settings.change(house, table, secret, seat, request))


@router.get("/replay")
async def replay(
    table: TableName,
    house: TheHouse,
    secret: TheSecret,
    seat: Annotated[int | None, Query(ge=int(SPECTATOR), le=11)] = None,
    start: Since = 0,
    count: Annotated[int, Query(ge=1, le=100)] = 50,
) -> Response:
    """The table as your seat saw it ply by ply; of a finished game, as any seat saw it."""
    return answer(await viewing.replay(house, table, secret, seat, start, count))
