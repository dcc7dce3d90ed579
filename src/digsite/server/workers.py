"""The processes in which bots think, so that the server never waits for them."""

import asyncio
import contextlib
from asyncio.subprocess import PIPE, Process

import msgspec

from digsite.server.settings import Settings
from digsite.server.thinker import Assignment

LONGEST_LINE = 1 << 20


class WorkerFailed(Exception):
    """The process died, said nothing in time, or said something else than a legal move."""


class Answer(msgspec.Struct):
    moves: list[str]


class Worker:
    """One process, started when it is first needed and again when it has died."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.process: Process | None = None

    async def ask(self, assignment: Assignment) -> list[str]:
        process = await self.running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(assignment) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        return msgspec.json.decode(line, type=Answer).moves

    async def running(self) -> Process:
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
            )
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.communicate()


class Workers:
    """A few processes that take assignments in turn."""

    def __init__(self, settings: Settings) -> None:
        self.patience = settings.patience
        self.all = [Worker(settings.thinker) for _ in range(settings.workers)]
        self.idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self.all:
            self.idle.put_nowait(worker)

    async def ask(self, assignment: Assignment) -> list[str]:
        """The moves that a program plans, or `WorkerFailed`."""
        worker = await self.idle.get()
        try:
            async with asyncio.timeout(self.patience):
                plan = await worker.ask(assignment)
        except (TimeoutError, OSError, ValueError) as error:
            await worker.stop()
            raise WorkerFailed(type(error).__name__) from None
        finally:
            self.idle.put_nowait(worker)
        if not plan or plan[0] not in assignment.legal:
            raise WorkerFailed("not a legal move")
        return plan

    async def close(self) -> None:
        for worker in self.all:
            await worker.stop()
