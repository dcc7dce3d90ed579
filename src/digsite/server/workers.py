"""The processes in which bots think, so that the server never waits for them."""

import asyncio
import contextlib
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import msgspec

from digsite.server.settings import Settings
from digsite.server.thinker import Assignment

LONGEST_LINE = 1 << 20


class WorkerFailed(Exception):
    """The process died, said nothing in time, or said something else than a legal move."""


class Answer(msgspec.Struct):
    moves: list[str]


def mark_of(engine: Path | None) -> str:
    """Which engine new processes take, as the file tells; nothing where there is none."""
    try:
        return "" if engine is None else engine.read_text(encoding="utf-8")
    except OSError:
        return ""


class Worker:
    """One process, started when first needed, again when it died or another engine is there."""

    def __init__(self, command: tuple[str, ...], engine: Path | None = None) -> None:
        self.command = command
        self.engine = engine
        self.mark = ""
        self.process: Process | None = None

    async def ask(self, assignment: Assignment) -> list[str]:
        await self.take_newer_engine()
        process = await self.running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(assignment) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        return msgspec.json.decode(line, type=Answer).moves

    async def take_newer_engine(self) -> None:
        """Between two assignments, so no decision is lost."""
        if self.process is not None and self.mark != mark_of(self.engine):
            await self.stop()

    async def running(self) -> Process:
        if self.process is None:
            self.mark = mark_of(self.engine)
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
        self.all = [Worker(settings.thinker, settings.engine) for _ in range(settings.workers)]
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
