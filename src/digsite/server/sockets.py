"""A socket: one seat, or a spectator, that is told everything as it happens and may decide."""

import asyncio
import contextlib

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from digsite.core.actors import SPECTATOR
from digsite.server import bots, moves, previews, reports, talk, undo
from digsite.server.house import House
from digsite.server.limits import Bucket
from digsite.server.listeners import Listener
from digsite.server.orders import (
    HELLO,
    MESSAGE,
    ChatMessage,
    ConsentMessage,
    Hello,
    Message,
    MoveMessage,
    PreviewMessage,
    UndoMessage,
)
from digsite.server.refusals import Refusal
from digsite.server.reports import Record, encoded

LET_GO = 1013  # come again later
NOT_ALLOWED = 1008


async def serve(house: House, socket: WebSocket, name: str) -> None:
    """Greet, then send and receive until one of both ends."""
    await socket.accept()
    try:
        hello = HELLO.validate_json(await received(house, socket))
        listener = await greet(house, name, hello)
    except (Refusal, ValidationError) as error:
        await goodbye(socket, NOT_ALLOWED, error_record(error))
        return
    except WebSocketDisconnect:
        return
    sending = asyncio.create_task(send_all(socket, listener))
    try:
        await receive_all(house, socket, name, hello.secret, listener)
    except WebSocketDisconnect:
        pass
    finally:
        await part(house, name, listener)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def greet(house: House, name: str, hello: Hello) -> Listener:
    """From here on nothing is missed: what was before is in the first message."""
    async with house.hall.table(name) as table:
        seat = table.viewer(hello.secret)
        listener = Listener(seat, house.settings.backlog, hello.reasons)
        come = seat not in {one.seat for one in table.listeners}
        table.listeners.add(listener)
        if come and seat != SPECTATOR:
            reports.spread_card(table, listener)
        listener.put(encoded(reports.update(table, seat, hello.since, hello.reasons)))
        bots.wake(house, table)
        return listener


async def part(house: House, name: str, listener: Listener) -> None:
    """Whoever is gone is told nothing more."""
    table = house.hall.live.get(name)
    if table is not None:
        table.listeners.discard(listener)
        here = {one.seat for one in table.listeners}
        if listener.seat != SPECTATOR and listener.seat not in here:
            reports.spread_card(table)
    listener.let_go()


async def send_all(socket: WebSocket, listener: Listener) -> None:
    """Send what waits, in its order."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (message := await listener.waiting.get()) is not None:
            await socket.send_text(message.decode())
        await socket.close(LET_GO)


async def receive_all(
    house: House, socket: WebSocket, name: str, secret: str | None, listener: Listener
) -> None:
    """Answer each message, also one that makes no sense."""
    bucket = Bucket(house.settings.seat_rate)
    while True:
        text = await received(house, socket)
        house.metrics.count("digsite_messages_total")
        try:
            if not bucket.take():
                raise Refusal(429, "too-often", "too many messages: wait a little")
            if len(text) > house.settings.largest_message:
                raise Refusal(413, "too-large", "this message is too long")
            answer = await done(house, name, secret, MESSAGE.validate_json(text))
        except (Refusal, ValidationError) as error:
            answer = error_record(error)
            house.metrics.count("digsite_refusals_total", code_of(error))
        listener.put(encoded({"type": "answer", **answer}))


async def received(house: House, socket: WebSocket) -> str:
    """The next message; bytes are read as if they were text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    if text is None:
        text = bytes(message.get("bytes") or b"").decode(errors="replace")
    return text


async def done(house: House, name: str, secret: str | None, message: Message) -> Record:
    """What the message asks for, done; the answer to it."""
    if isinstance(message, MoveMessage):
        return await moves.play(house, name, secret, message)
    if isinstance(message, UndoMessage):
        return await undo.ask(house, name, secret, message)
    if isinstance(message, ConsentMessage):
        return await undo.consent(house, name, secret, message)
    if isinstance(message, PreviewMessage):
        return await previews.preview(house, name, secret, message)
    if isinstance(message, ChatMessage):
        await talk.say(house, name, secret, message)
        return {"accepted": True}
    return {"pong": True}


def error_record(error: Refusal | ValidationError) -> Record:
    if isinstance(error, Refusal):
        return {"accepted": False, **error.record()}
    fault = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(step) for step in fault["loc"])
    text = f"{where}: {fault['msg']}" if where else fault["msg"]
    return {"accepted": False, "error": {"code": "not-understood", "text": text}}


def code_of(error: Refusal | ValidationError) -> str:
    return error.code if isinstance(error, Refusal) else "not-understood"


async def goodbye(socket: WebSocket, code: int, record: Record) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        if socket.application_state == WebSocketState.CONNECTED:
            await socket.send_text(encoded({"type": "answer", **record}).decode())
            await socket.close(code)
