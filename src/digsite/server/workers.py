"""The processes in which bots think, so that the server never waits for them."""

import asyncio
import contextlib
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import msgspec
from msgspec.structs import replace

from digsite.bots.levels import POOLED
from digsite.bots.pooling import Thought, agreed
from digsite.server.fair_queue import Asker, FairQueue
from digsite.server.records import Record
from digsite.server.settings import Settings
from digsite.server.thinker import Assignment, Question

LONGEST_LINE = 1 << 20
GRACE = 0.5  # seconds that processes which help may think longer than the one they help


class WorkerFailed(Exception):
    """The process died, said nothing in time, or said something else than a legal move."""


class WorkerMissing(WorkerFailed):
    """The system did not let us have a process: the program is not to blame."""


class Answer(msgspec.Struct):
    """To an assignment its moves and what was tried, to another question what was found."""

    moves: list[str] = []
    tried: list[tuple[str, int, float]] = []
    found: list[Record] | None = None


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

    async def ask(self, question: Assignment | Question) -> Answer:
        await self.take_newer_engine()
        process = await self.running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        return msgspec.json.decode(line, type=Answer)

    async def take_newer_engine(self) -> None:
        """Between two assignments, so no decision is lost."""
        if self.process is not None and self.mark != mark_of(self.engine):
            await self.stop()

    async def running(self) -> Process:
        if self.process is None:
            self.mark = mark_of(self.engine)
            try:
                self.process = await asyncio.create_subprocess_exec(
                    *self.command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
                )
            except OSError as error:
                raise WorkerMissing(type(error).__name__) from None
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
        self.queue = FairQueue(self.all)

    async def ask(self, assignment: Assignment, asker: Asker) -> list[str]:
        """The moves that a program plans, or `WorkerFailed`."""
        helping = [
            asyncio.create_task(self.thought(replace(assignment, seed=assignment.seed + n), asker))
            for n in range(1, 1 + self.spare(assignment.level))
        ]
        try:
            thoughts = [await self.thought(assignment, asker)]
            if helping:
                done, _ = await asyncio.wait(helping, timeout=GRACE)
                thoughts += [one.result() for one in helping if one in done and not one.exception()]
            return agreed(thoughts)
        finally:
            for one in helping:
                one.cancel()

    def spare(self, level: str) -> int:
        """How many processes may help a strong program: all that are free, but one for others."""
        return max(0, len(self.queue.free) - 2) if level == POOLED else 0

    async def thought(self, assignment: Assignment, asker: Asker) -> Thought:
        """What one process would play."""
        answer = await self.answer(assignment, asker)
        if not answer.moves or answer.moves[0] not in assignment.legal:
            raise WorkerFailed("not a legal move")
        return Thought(answer.moves, answer.tried)

    async def consult(self, question: Question, asker: Asker) -> list[Record]:
        """What a program thinks of a position or a game, or `WorkerFailed`."""
        found = (await self.answer(question, asker)).found
        if found is None:
            raise WorkerFailed("not an answer")
        return found

    async def answer(self, question: Assignment | Question, asker: Asker) -> Answer:
        worker = await self.queue.take(asker)
        try:
            async with asyncio.timeout(self.patience):
                return await worker.ask(question)
        except (TimeoutError, OSError, ValueError) as error:
            await worker.stop()
            raise WorkerFailed(type(error).__name__) from None
        except asyncio.CancelledError:
            await worker.stop()  # it would answer whoever asks next
            raise
        finally:
            self.queue.give_back(worker)

    async def close(self) -> None:
        for worker in self.all:
            await worker.stop()
