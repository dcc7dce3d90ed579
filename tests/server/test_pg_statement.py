"""A statement of PostgreSQL that is run over and over: answers, errors, a line that breaks."""

import asyncio
import socket
import struct
from collections.abc import Awaitable, Callable

import psycopg
import pytest
import uvloop
from psycopg import errors

from digsite.server.store import pg_statement
from digsite.server.store.pg_statement import PgStatement
from tests.server.databases import Cluster

LINGER = struct.pack("ii", 1, 0)  # closing resets the connection
Runner = Callable[[Awaitable[None]], None]


class Forwarder:
    """Between a client and PostgreSQL, until somebody pulls the plug."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.writers: list[asyncio.StreamWriter] = []
        self.tasks: set[asyncio.Task[None]] = set()

    async def listen(self) -> int:
        self.server = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        return int(self.server.sockets[0].getsockname()[1])

    async def connect(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, forth = await asyncio.open_connection("127.0.0.1", self.port)
        self.writers += [back, forth]
        for one, other in ((near, forth), (far, back)):
            task = asyncio.create_task(pipe(one, other))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def reset(self) -> None:
        self.server.close()
        for writer in self.writers:
            writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, LINGER)
            writer.transport.abort()


async def pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(1 << 16):
        writer.write(data)


async def prepared(address: str, text: str) -> PgStatement:
    statement = PgStatement(await psycopg.AsyncConnection.connect(address, autocommit=True))
    await statement.prepare(text)
    return statement


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_it_is_run_often_and_tells_what_went_wrong(run: Runner, cluster: Cluster) -> None:
    async def ask() -> None:
        statement = await prepared(cluster.new(), "SELECT 1 / $1::int")
        for _ in range(3):
            await statement.run([b"1"])
            with pytest.raises(errors.DivisionByZero):
                await statement.run([b"0"])
        await statement.run([b"1" * 3])
        assert statement.is_open
        await statement.close()

    run(ask())


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_it_takes_what_the_network_does_not_take_at_once(run: Runner, cluster: Cluster) -> None:
    async def ask() -> None:
        statement = await prepared(cluster.new(), "SELECT length($1::text)")
        await statement.run([b"x" * 50_000_000])
        await statement.close()

    run(ask())


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_whoever_waits_learns_that_the_line_broke(run: Runner, cluster: Cluster) -> None:
    async def ask() -> None:
        forwarder = Forwarder(cluster.port)
        port = await forwarder.listen()
        address = cluster.new().replace(f":{cluster.port}/", f":{port}/")
        statement = await prepared(address, "SELECT pg_sleep($1::float)")
        waiting = asyncio.create_task(statement.run([b"3600"]))
        await asyncio.sleep(0)
        forwarder.reset()
        with pytest.raises(psycopg.OperationalError):
            await waiting
        assert not statement.is_open
        with pytest.raises(psycopg.OperationalError):
            await statement.run([b"0"])
        await statement.close()

    run(ask())


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_an_answer_that_the_loop_does_not_tell_of_is_found(
    run: Runner, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        statement = await prepared(cluster.new(), "SELECT $1::int")
        statement.loop.remove_reader(statement.file)
        await statement.run([b"1"])
        monkeypatch.setattr(pg_statement, "LOOK", 3600)
        await statement.run([b"1"])  # this time we are told
        await statement.close()

    run(ask())
