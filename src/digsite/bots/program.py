"""A program of its own as a player: lines to its input, lines from its output.

See docs/protocol.md.
"""

import json
import math
import os
import selectors
import shlex
import signal
import subprocess
import time
from collections import deque
from contextlib import suppress
from threading import Lock
from typing import NoReturn

from digsite.core.move import Move
from digsite.core.title import Title
from digsite.core.view import Event, View
from digsite.locales.faults import Fault

VERSION = 1
PATIENCE = 60.0  # seconds to get ready, and for an answer where no clock runs
ENOUGH = 65536
LONGEST_LINE = 1 << 20
LONGEST_QUOTE = 200
MOST_REMARKS = 10_000  # before an answer
GRACE = 2.0  # seconds that a program gets to end by itself


RUNNING: set[subprocess.Popen[bytes]] = set()
"""The programs of this process."""
STARTING = Lock()
"""Held while a program is started, until it is among those that run."""


class ProgramFailed(Fault):
    """The program ended, did not answer in time, or named a move that is not legal."""


class Program:
    """Speaks with a program in any language, which is started when it is first needed."""

    def __init__(self, title: Title, command: str) -> None:
        self.title = title
        self.command = command
        self.patience = PATIENCE
        self.unsaid: list[str] = []  # lines that go with the next question
        self._running: subprocess.Popen[bytes] | None = None
        self._lines: deque[str] = deque()  # that it said
        self._begun_line = b""

    def hear(self, event: Event) -> None:
        self.unsaid.append(f"event {_json(event.record())}")

    def look_at_clock(self, left: float, increment: float) -> None:
        self.patience = left
        self.unsaid.append(f"clock {left:.3f} {increment:.3f}")

    def decide(self, view: View, legal: list[Move]) -> Move:
        running = self._started()
        self._overhear(running)
        lines = [f"seat {int(view.seat)} {int(view.seats)}", f"view {_json(view.record())}"]
        lines += [f"legal {move.notation()}" for move in legal]
        said = self._answer(running, [*self.unsaid, *lines, "go"], "move", self.patience)
        self.unsaid = []
        for move in legal:
            if move.notation() == said:
                return move
        raise self._failed("illegal", said=said[:LONGEST_QUOTE])

    def leave(self) -> None:
        """The game is over: the program is asked to end, and is ended if it does not."""
        running, self._running = self._running, None
        if running is None:
            return
        assert running.stdin is not None and running.stdout is not None
        with suppress(OSError), running.stdin:  # it may have gone already
            running.stdin.write(b"quit\n")
        try:
            running.wait(GRACE)
        except subprocess.TimeoutExpired:
            _end(running)
        running.stdout.close()
        RUNNING.discard(running)

    def __del__(self) -> None:
        self.leave()

    def _started(self) -> subprocess.Popen[bytes]:
        if self._running is None:
            self._running = _begun(self.command)
            title = self.title
            about = f"title {title.name} {title.edition} {title.rules_version}"
            self._answer(self._running, [f"digsite {VERSION}", about], "ready", PATIENCE)
        return self._running

    def _overhear(self, running: subprocess.Popen[bytes]) -> None:
        """What it said before it was asked does not count as an answer."""
        assert running.stdout is not None
        self._lines.clear()
        self._begun_line = b""
        with suppress(BlockingIOError):
            os.read(running.stdout.fileno(), ENOUGH)

    def _answer(
        self, running: subprocess.Popen[bytes], lines: list[str], wanted: str, patience: float
    ) -> str:
        """Say the lines; what follows the wanted word on the first line that begins with it."""
        until = time.monotonic() + patience
        unsent = "".join(f"{line}\n" for line in lines).encode()
        remarks = 0
        while time.monotonic() < until and remarks < MOST_REMARKS:
            if not self._lines:
                unsent = self._exchange(running, unsent, until)
                continue
            word, _, rest = self._lines.popleft().partition(" ")
            if word == wanted:
                return rest
            remarks += 1
        if remarks == MOST_REMARKS:
            raise self._failed("talks", lines=remarks)
        raise self._failed("silent", milliseconds=math.ceil(1000 * patience))

    def _exchange(self, running: subprocess.Popen[bytes], unsent: bytes, until: float) -> bytes:
        """Write and read what can be written and read; what is still to be written."""
        assert running.stdin is not None and running.stdout is not None
        with selectors.DefaultSelector() as waiting:
            waiting.register(running.stdout, selectors.EVENT_READ)
            if unsent:
                waiting.register(running.stdin, selectors.EVENT_WRITE)
            ready = {key.fileobj for key, _ in waiting.select(max(0.0, until - time.monotonic()))}
        if running.stdin in ready:
            try:
                unsent = unsent[os.write(running.stdin.fileno(), unsent) :]
            except OSError as error:
                raise self._failed("deaf", system=str(error.strerror)) from None
        if running.stdout in ready:
            self._listen(os.read(running.stdout.fileno(), ENOUGH))
        return unsent

    def _listen(self, more: bytes) -> None:
        if not more:
            raise self._failed("ended")
        *whole, self._begun_line = (self._begun_line + more).split(b"\n")
        if len(self._begun_line) > LONGEST_LINE:
            raise self._failed("long-line", bytes=LONGEST_LINE)
        self._lines.extend(line.decode(errors="replace").strip() for line in whole)

    def _failed(self, why: str, **values: str | int) -> ProgramFailed:
        if self._running is not None:
            _end(self._running)
        self.leave()
        return ProgramFailed(f"program-{why}", command=self.command, **values)


def _begun(command: str) -> subprocess.Popen[bytes]:
    """The program, at the head of a group of its own, which is ended with it."""
    with STARTING:
        try:
            running = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as error:
            system = str(getattr(error, "strerror", None) or error)
            raise ProgramFailed("program-missing", command=command, system=system) from None
        RUNNING.add(running)
    assert running.stdin is not None and running.stdout is not None
    for pipe in (running.stdin, running.stdout):
        os.set_blocking(pipe.fileno(), False)
    return running


def end_with_programs() -> NoReturn:
    """End this process, and first all of its programs: one that hangs would outlive it. One that is
    just being started is waited for, so no signal handler may call this: it would wait for ever."""
    with STARTING:
        try:
            for running in [*RUNNING]:
                if running.returncode is None:
                    with suppress(ProcessLookupError):
                        os.killpg(running.pid, signal.SIGKILL)
        finally:
            os._exit(1)


def _end(running: subprocess.Popen[bytes]) -> None:
    """End the program, and whatever it has started itself."""
    if running.poll() is None:
        os.killpg(running.pid, signal.SIGKILL)
        running.wait()


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
