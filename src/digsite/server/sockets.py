"""A socket: a seat or a spectator that is told everything as it happens and may send commands."""

import asyncio
import contextlib
import re

from fastapi import APIRouter
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from digsite.core.actors import SPECTATOR
from digsite.server import bots, dispatch, reports
from digsite.server.commands import (
    HELLO,
    MESSAGE,
    Hello,
    Message,
    Ping,
    PreviewCommand,
    Ready,
    WhyCommand,
)
from digsite.server.decisions import ExpressLane
from digsite.server.fields import mistake
from digsite.server.gate import ORIGIN
from digsite.server.house import House
from digsite.server.limits import Allowance, Bucket
from digsite.server.line import LINE, Line
from digsite.server.records import Record, encoded
from digsite.server.refusals import Refusal, unknown_table
from digsite.server.routes.common import TABLE_NAME
from digsite.server.table import Subscriber, Table

NOT_ALLOWED = 1008
FAULT = 1011
PREVIEW, REASONS, ALL_REASONS = 4, 8, 16  # the work of these, in ordinary messages
REFUSED = 8  # the answer tells why, or shows the table
TOO_OFTEN = "too-often"
router = APIRouter()


@router.websocket("/api/tables/{table}/stream")
async def stream(socket: WebSocket, table: str) -> None:
    """A task of its own: else each message would wake the whole pile of layers around us."""
    await socket.accept()
    await asyncio.create_task(serve(socket.app.state.house, socket, table))


async def serve(house: House, socket: WebSocket, table: str) -> None:
    """Greet, then send and receive until the socket closes, or the store or the server fails."""
    try:
        await greet_and_serve(house, socket, table)
    except (Refusal, ValidationError) as error:
        await refuse_and_close(socket, error_record(error))
    except WebSocketDisconnect:
        pass
    except (SQLAlchemyError, OSError) as error:
        house.errors.note(error)
        await close(socket, FAULT, "nothing can be saved at the moment: come again")
    except Exception as error:  # noqa: BLE001 (a fault of ours, noted like those by HTTP)
        house.errors.note(error)
        await close(socket, FAULT, "a fault of the server: come again")


async def greet_and_serve(house: House, socket: WebSocket, table: str) -> None:
    try:
        async with asyncio.timeout(house.settings.head_patience):
            hello = HELLO.validate_json(await receive_text(socket))
    except TimeoutError:
        await close(socket, NOT_ALLOWED, "nobody said hello")
        return
    if not re.fullmatch(TABLE_NAME, table):  # refused here, for a page is told why only on a socket
        raise unknown_table()
    subscriber = await connect(house, table, hello, socket.scope[LINE])
    try:
        await answer_all(house, socket, table, hello.secret, subscriber)
    finally:
        disconnect(house, table, subscriber)


async def connect(house: House, name: str, hello: Hello, line: Line) -> Subscriber:
    """Subscribe to a table; the first message tells what happened since the client was last here.

    A long past is worked out while others play on; what they did meanwhile is added to it."""
    events: list[Record] = []
    since = hello.since
    while True:
        async with house.hall.table(name, since) as table:
            seat = table.viewer(hello.secret)
            missed = reports.past(house.background, table, seat, since)
            if table.ply - since <= reports.FEW_EVENTS:
                subscriber = Subscriber(seat, line, house.settings.backlog)
                seat_subscriber(house, table, subscriber, bool(hello.since), events + await missed)
                return subscriber
            since = table.ply
        events += await missed


def seat_subscriber(
    house: House, table: Table, subscriber: Subscriber, is_back: bool, events: list[Record]
) -> None:
    """Tell the others who came, and the newcomer everything."""
    seat = subscriber.seat
    is_new = seat not in table.watchers()
    table.subscribers.add(subscriber)
    if is_new and seat != SPECTATOR:
        reports.broadcast_card(table, subscriber)
    if is_back and seat != SPECTATOR:
        table.seen.set()  # they had the board before their eyes before the line broke
    subscriber.put(encoded(reports.update(table, seat, events)))
    bots.wake(house, table)


def disconnect(house: House, name: str, subscriber: Subscriber) -> None:
    """Tell the others who left."""
    table = house.hall.live.get(name)
    if table is not None:
        house.hall.note_use(table)
        table.subscribers.discard(subscriber)
        if subscriber.seat != SPECTATOR and subscriber.seat not in table.watchers():
            reports.broadcast_card(table)
    subscriber.let_go()
    house.hall.tidy()


async def answer_all(
    house: House, socket: WebSocket, name: str, secret: str | None, subscriber: Subscriber
) -> None:
    """Answer all messages in order, also those that make no sense."""
    shared = house.allowances.of(socket.scope[ORIGIN])
    allowance = Allowance(Bucket(house.settings.seat_rate), shared)
    lane = ExpressLane(house, name, secret, subscriber, allowance, bots.wake)
    subscriber.line.inbox.ear = lane.hear
    while True:
        text = await receive_text(socket)
        if subscriber.is_lost:
            continue  # they come again, and ask again
        house.metrics.count("digsite_messages_total")
        try:
            answer = await answer_to(house, name, secret, admitted(house, text, allowance))
        except (Refusal, ValidationError) as error:
            answer = error_record(error)
            house.metrics.count("digsite_refusals_total", code_of(error))
            if code_of(error) != TOO_OFTEN:
                allowance.owe(REFUSED)
        subscriber.put(encoded({"type": "answer", **answer}))


def admitted(house: House, text: str, allowance: Allowance) -> Message:
    """The message, unless its sender is over a limit."""
    if not allowance.take():
        raise Refusal(429, TOO_OFTEN, {"what": "messages"})
    if len(text) > house.settings.largest_message:
        raise Refusal(413, "too-large", {"what": "message"})
    message = MESSAGE.validate_json(text)
    if not allowance.take_more(work(message)):
        raise Refusal(429, TOO_OFTEN, {"what": "messages"})
    return message


def work(message: Message) -> float:
    """How many ordinary messages this one counts for."""
    if isinstance(message, PreviewCommand):
        return PREVIEW
    if isinstance(message, WhyCommand):
        return REASONS if message.about else ALL_REASONS
    return 1


async def answer_to(house: House, name: str, secret: str | None, message: Message) -> Record:
    if isinstance(message, Ping):
        return {"pong": True}
    if isinstance(message, Ready):
        async with house.hall.table(name) as table:
            if table.viewer(secret) != SPECTATOR:
                table.seen.set()
                if await house.clocks.begin(table):
                    reports.broadcast_card(table)
        return {"pong": True}
    return await dispatch.carry_out(house, name, secret, message)


async def receive_text(socket: WebSocket) -> str:
    """The next message; bytes are read as if they were text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    if text is None:
        text = bytes(message.get("bytes") or b"").decode(errors="replace")
    return text


def error_record(error: Refusal | ValidationError) -> Record:
    if isinstance(error, Refusal):
        return {"accepted": False, **error.record()}
    fault = error.errors(include_url=False, include_input=False, include_context=False)[0]
    why = mistake(fault)
    return {"accepted": False, **Refusal(422, "not-understood", {"why": why}).record()}


def code_of(error: Refusal | ValidationError) -> str:
    return error.code if isinstance(error, Refusal) else "not-understood"


async def close(socket: WebSocket, code: int, reason: str) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code, reason)


async def refuse_and_close(socket: WebSocket, record: Record) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        if socket.application_state == WebSocketState.CONNECTED:
            await socket.send_text(encoded({"type": "answer", **record}).decode())
            await socket.close(NOT_ALLOWED)
