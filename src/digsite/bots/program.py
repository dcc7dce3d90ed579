"""A program of its own as a player: lines to its input, lines from its output.

docs/protocol.md tells the whole conversation.
"""

import json
import os
import selectors
import shlex
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress

from digsite.core.move import Move
from digsite.core.title import Title
from digsite.core.view import Event, View

VERSION = 1
PATIENCE = 60.0  # seconds for an answer where no clock runs
ENOUGH = 65536
GRACE = 2.0  # seconds that a program gets to end by itself


class ProgramFailed(ValueError):
    """The program ended, was silent for too long, or said what is no legal move."""


class Program:
    """Speaks with a program in any language, which is started when it is first needed."""

    def __init__(self, title: Title, command: str) -> None:
        self.title = title
        self.command = command
        self.patience = PATIENCE
        self.events: list[Event] = []
        self._running: subprocess.Popen[bytes] | None = None
        self._unread = b""

    def hear(self, event: Event) -> None:
        self.events.append(event)  # told with the next decision: a program reads when it is asked

    def look_at_clock(self, left: float, increment: float) -> None:
        self.patience = left
        self._say(self._started(), [f"clock {left:.3f} {increment:.3f}"])

    def decide(self, view: View, legal: list[Move]) -> Move:
        running = self._started()
        lines = [f"event {_json(event.record())}" for event in self.events]
        self.events = []
        lines += [f"seat {int(view.seat)} {int(view.seats)}", f"view {_json(view.record())}"]
        lines += [f"legal {move.notation()}" for move in legal]
        self._say(running, [*lines, "go"])
        said = self._answer(running, "move")
        for move in legal:
            if move.notation() == said:
                return move
        raise self._failed(f"it said “move {said}”, which is not legal")

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
            running.kill()
            running.wait()
        running.stdout.close()

    def __del__(self) -> None:
        self.leave()

    def _started(self) -> subprocess.Popen[bytes]:
        if self._running is None:
            command = shlex.split(self.command)
            try:
                self._running = subprocess.Popen(
                    command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
                )
            except (OSError, IndexError) as error:
                raise ProgramFailed(f"“{self.command}” cannot be started: {error}") from None
            title = self.title
            about = f"title {title.name} {title.edition} {title.rules_version}"
            self._say(self._running, [f"digsite {VERSION}", about])
            self._answer(self._running, "ready")
        return self._running

    def _say(self, running: subprocess.Popen[bytes], lines: list[str]) -> None:
        assert running.stdin is not None
        try:
            running.stdin.write("".join(f"{line}\n" for line in lines).encode())
        except OSError as error:
            raise self._failed(f"it does not read any more ({error.strerror})") from None

    def _answer(self, running: subprocess.Popen[bytes], wanted: str) -> str:
        """What follows the wanted word on the line that begins with it; other lines are remarks."""
        for line in self._lines(running):
            word, _, rest = line.strip().partition(" ")
            if word == wanted:
                return rest
        raise self._failed("it has ended")

    def _lines(self, running: subprocess.Popen[bytes]) -> Iterator[str]:
        """Lines of the program, as long as our patience lasts."""
        assert running.stdout is not None
        until = time.monotonic() + self.patience
        with selectors.DefaultSelector() as waiting:
            waiting.register(running.stdout, selectors.EVENT_READ)
            while True:
                line, newline, rest = self._unread.partition(b"\n")
                if newline:
                    self._unread = rest
                    yield line.decode(errors="replace")
                    continue
                if not waiting.select(until - time.monotonic()):
                    raise self._failed(f"it said nothing for {self.patience:.1f} seconds")
                more = os.read(running.stdout.fileno(), ENOUGH)
                if not more:
                    return
                self._unread += more

    def _failed(self, why: str) -> ProgramFailed:
        if self._running is not None:
            self._running.kill()
        self.leave()
        return ProgramFailed(f"the program “{self.command}” failed: {why}")


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
