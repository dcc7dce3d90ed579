"""The processes in which bots think, so that the server never waits for them."""

import asyncio
from asyncio.subprocess import PIPE, Process, SubprocessStreamProtocol
from functools import partial
from pathlib import Path

import msgspec
from msgspec.structs import replace

from digsite.bots.levels import POOLED
from digsite.bots.pooling import Thought, agreed
from digsite.server.fair_queue import Asker, FairQueue
from digsite.server.records import Record
from digsite.server.refusals import Refusal
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
    """Which engine new processes load, as the file says; empty if there is no file."""
    try:
        return "" if engine is None else engine.read_text(encoding="utf-8")
    except OSError:
        return ""


def hear_out(task: asyncio.Task[Thought]) -> None:
    """Else asyncio logs the failure of a helper that nobody waits for."""
    if not task.cancelled():
        task.exception()


async def launched(command: tuple[str, ...]) -> tuple[Process, asyncio.SubprocessTransport]:
    """A new process, as `create_subprocess_exec` makes it, and the transport that can close it."""
    loop = asyncio.get_running_loop()
    transport, protocol = await loop.subprocess_exec(
        partial(SubprocessStreamProtocol, LONGEST_LINE, loop),
        *command,
        stdin=PIPE,
        stdout=PIPE,
        stderr=None,
        start_new_session=True,  # Ctrl-C is for the server, which then stops it
    )
    return Process(transport, protocol, loop), transport


class Worker:
    """One process, started when first needed, again when it died or another engine is there.

    Starting and ending go on if whoever waits for them is cancelled; whoever comes next waits."""

    def __init__(self, command: tuple[str, ...], engine: Path | None = None) -> None:
        self.command = command
        self.engine = engine
        self.mark = ""
        self.process: Process | None = None
        self.transport: asyncio.SubprocessTransport | None = None
        self.starting: asyncio.Task[None] | None = None
        self.ending: asyncio.Task[int] | None = None  # of the process before
        self.is_closed = False

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
        """The process, started if there is none; refused once the server closes."""
        if self.process is None:
            self.refuse_if_closed()
            if self.starting is None or self.starting.done():
                self.starting = asyncio.create_task(self.start())
            try:
                await asyncio.shield(self.starting)
            except OSError as error:
                raise WorkerMissing(type(error).__name__) from None
            self.refuse_if_closed()
        assert self.process is not None
        return self.process

    def refuse_if_closed(self) -> None:
        if self.is_closed:
            raise Refusal(503, "unable")

    async def start(self) -> None:
        await self.ended()
        self.mark = mark_of(self.engine)
        self.process, self.transport = await launched(self.command)
        if self.is_closed:
            self.kill()

    async def stop(self) -> None:
        """Kill the process, also one that is just being started, and wait until it is gone."""
        if self.starting is not None and not self.starting.done():
            await asyncio.wait([self.starting])
        self.kill()
        await self.ended()

    def kill(self) -> None:
        """The transport closes our ends of the pipes too: a program may have started others, which
        keep the other ends open."""
        process, self.process = self.process, None
        if process is not None and self.transport is not None:
            self.transport.close()
            self.ending = asyncio.create_task(process.wait())

    async def ended(self) -> None:
        """Wait until the process that was killed is gone."""
        if self.ending is not None:
            await asyncio.shield(self.ending)

    def close(self) -> None:
        """End the process, and start no other."""
        self.is_closed = True
        self.kill()


class Workers:
    """A few processes that take assignments in turn."""

    def __init__(self, settings: Settings) -> None:
        self.patience = settings.patience
        self.standby = settings.standby
        self.all = [Worker(settings.thinker, settings.engine) for _ in range(settings.workers)]
        self.queue = FairQueue(self.all)
        self.starting: asyncio.Task[None] | None = None  # those that will help

    async def get_ready(self) -> None:
        """Start one process before anybody asks: the first move then takes as long as others."""
        if self.standby and self.all:
            await self.start(1)

    async def start(self, wanted: int) -> None:
        """Start free workers until so many of them run.

        If the system refuses us a process, whoever asks next tries again."""
        while self.at_hand() < wanted:
            worker = next((one for one in self.queue.free if one.process is None), None)
            if worker is None:
                return
            self.queue.free.remove(worker)  # nobody else starts it
            try:
                await worker.running()
            except (WorkerMissing, Refusal):
                return
            finally:
                self.queue.give_back(worker)

    def at_hand(self) -> int:
        """How many free workers run."""
        return sum(worker.process is not None for worker in self.queue.free)

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
        finally:
            for one in helping:
                one.cancel()
                one.add_done_callback(hear_out)
        if assignment.level == POOLED and (self.starting is None or self.starting.done()):
            self.starting = asyncio.create_task(self.start(len(self.queue.free) - 1))
        return agreed(thoughts)

    def spare(self, level: str) -> int:
        """How many processes may help a strong program: those that are free and run already, but
        one process stays free for others."""
        free = len(self.queue.free)
        return max(0, min(free - 2, self.at_hand() - 1)) if level == POOLED else 0

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
        self.queue.free.sort(key=lambda worker: worker.process is not None)  # the last one is taken
        worker = await self.queue.take(asker)
        try:
            async with asyncio.timeout(self.patience):
                return await worker.ask(question)
        except (TimeoutError, OSError, ValueError) as error:
            await worker.stop()
            worker.refuse_if_closed()  # the program did not fail: it was killed
            raise WorkerFailed(type(error).__name__) from None
        except asyncio.CancelledError:
            await worker.stop()  # it would answer whoever asks next
            raise
        finally:
            self.queue.give_back(worker)

    async def close(self) -> None:
        """End all processes and wait until they are gone; nobody gets one any more."""
        for worker in self.all:
            worker.close()
        if self.starting is not None:
            await asyncio.gather(self.starting, return_exceptions=True)
        for worker in self.all:
            await worker.stop()
