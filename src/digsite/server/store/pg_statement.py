"""A statement that PostgreSQL prepares once and a server runs thousands of times each minute.

It speaks to libpq itself: psycopg's way for all purposes takes five times as long in Python, and a
server that has few moves to write at a time would spend more on that than on the game.
"""

import asyncio
from collections.abc import Sequence

import psycopg
from psycopg import errors, pq

NAME = b"statement"
LOOK = 0.5  # seconds without an answer after which we look for it
GOOD = (pq.ExecStatus.COMMAND_OK, pq.ExecStatus.TUPLES_OK)
SQLSTATE = pq.DiagnosticField.SQLSTATE
Session = psycopg.AsyncConnection[tuple[object, ...]]


class PgStatement:
    """A session of its own, with one question under way at a time."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.libpq = session.pgconn
        self.libpq.nonblocking = 1
        self.file = self.libpq.socket
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[None] | None = None
        self.failure: Exception | None = None  # of what was answered so far
        self.is_open = True
        self.loop.add_reader(self.file, self.read)

    async def prepare(self, text: str) -> None:
        self.libpq.send_prepare(NAME, text.encode())
        await self.answered()

    async def run(self, values: Sequence[bytes | None]) -> None:
        """Returns when it is done; raises psycopg's errors."""
        self.libpq.send_query_prepared(NAME, values)
        await self.answered()

    async def answered(self) -> None:
        answer = self.answer = self.loop.create_future()
        self.failure = None
        self.look = self.loop.call_later(LOOK, self.look_again)
        self.write()
        await answer

    def look_again(self) -> None:
        """uvloop does not always tell readers that a connection was reset, as it is when PostgreSQL
        crashes: a server would wait for ever. If it kept an answer to itself, it is asked anew."""
        self.read()
        if self.answer is not None:
            self.look = self.loop.call_later(LOOK, self.look_again)
        elif self.is_open:
            self.loop.remove_reader(self.file)
            self.loop.add_reader(self.file, self.read)

    def write(self) -> None:
        """Send as much as the network takes, and the rest when it takes more."""
        try:
            if self.libpq.flush():
                self.loop.add_writer(self.file, self.write)
            else:
                self.loop.remove_writer(self.file)
        except psycopg.Error as error:
            self.end(error)

    def read(self) -> None:
        """Take in what came, up to the end of the answer."""
        try:
            self.libpq.consume_input()
            while self.answer is not None and not self.libpq.is_busy():
                result = self.libpq.get_result()
                if result is None:
                    self.end_answer()
                elif result.status not in GOOD:
                    self.failure = error_of(result)
        except psycopg.Error as error:
            self.end(error)

    def end_answer(self) -> None:
        answer, self.answer = self.answer, None
        self.look.cancel()
        if answer is None or answer.done():
            return
        if self.failure is None:
            answer.set_result(None)
        else:
            answer.set_exception(self.failure)

    def end(self, error: Exception) -> None:
        """The session is broken; whoever waits is told."""
        self.let_go()
        self.failure = error
        if self.answer is not None:
            self.end_answer()

    def let_go(self) -> None:
        if self.is_open:
            self.is_open = False
            self.loop.remove_reader(self.file)
            self.loop.remove_writer(self.file)

    async def close(self) -> None:
        self.let_go()
        await self.session.close()


def error_of(result: pq.abc.PGresult) -> psycopg.Error:
    state = (result.error_field(SQLSTATE) or b"").decode()
    text = (result.error_message or b"").decode(errors="replace")
    try:
        return errors.lookup(state)(text)
    except KeyError:
        return psycopg.DatabaseError(text)
