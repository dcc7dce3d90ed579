"""A stage of set-up: says when it begins, what it waits for, and how long it took."""

from __future__ import annotations

import contextlib
import fcntl
import os
import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO

from tools.setup.places import BUILD, ROOT

WAIT = 15.0  # seconds after which a stage says what it waits for, again and again
SHOWN = 15  # lines of a failed command's output
WIDTH = 100
running: list[subprocess.Popen[str]] = []
locks: list[int] = []  # open while set-up runs, also in the commands that it starts


class SetupFailed(Exception):
    """What went wrong, for the person who called `make`."""


def say(stage: str, words: str) -> None:
    """One line, whole, though several stages speak."""
    line = f"  {stage:<12} {words}"[:WIDTH]
    with contextlib.suppress(BrokenPipeError):
        os.write(1, f"{line}\n".encode())


@contextlib.contextmanager
def stage(name: str, what: str) -> Iterator[None]:
    """A line when it begins, and one with its seconds when it is done."""
    say(name, f"{what} …")
    began = time.monotonic()
    yield
    say(name, f"{time.monotonic() - began:.1f} s")


def run(
    name: str,
    command: Sequence[str | Path],
    folder: Path = ROOT,
    more: Mapping[str, str] | None = None,
) -> None:
    """Run a command of a stage; its output goes to a log, and is shown if it fails."""
    BUILD.mkdir(exist_ok=True)
    log = BUILD / f"{name.replace(' ', '-')}.log"
    process = subprocess.Popen(
        [str(part) for part in command],
        cwd=folder,
        env={**os.environ, **(more or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        pass_fds=tuple(locks),
    )
    running.append(process)
    try:
        lines = followed(name, process, log)
    finally:
        running.remove(process)
    if process.returncode != 0:
        shown = "".join(f"    {line}\n" for line in lines[-SHOWN:])
        raise SetupFailed(f"{name} failed, see {log.relative_to(ROOT)}:\n{shown}".rstrip())


def followed(name: str, process: subprocess.Popen[str], log: Path) -> list[str]:
    """What the command wrote, when it has ended; meanwhile its latest line is told at times."""
    assert process.stdout is not None
    lines: list[str] = []
    reader = threading.Thread(target=copied, args=(process.stdout, log, lines), daemon=True)
    reader.start()
    began = time.monotonic()
    while reader.is_alive():
        reader.join(WAIT)
        if reader.is_alive():
            latest = lines[-1] if lines else "the first answer"
            say(name, f"{time.monotonic() - began:.0f} s, waits for: {latest}")
    process.wait()
    return lines


def copied(output: IO[str], log: Path, lines: list[str]) -> None:
    """Read to the end; a log that cannot be written (the disk is full) stops nothing."""
    with contextlib.ExitStack() as opened:
        opened.enter_context(output)
        kept: IO[str] | None = None
        with contextlib.suppress(OSError):
            kept = opened.enter_context(log.open("w", encoding="utf-8", buffering=1))
        for line in output:
            if line.strip():
                lines.append(line.strip())
            with contextlib.suppress(OSError, ValueError):
                if kept is not None:
                    kept.write(line)


def side_by_side(*chains: Callable[[], None]) -> None:
    """Run chains of stages at the same time; if one fails, the others are ended."""
    with ThreadPoolExecutor(len(chains)) as pool:
        futures = [pool.submit(chain) for chain in chains]
        try:
            for future in futures:
                future.add_done_callback(lambda done: end_all() if done.exception() else None)
            errors = [error for error in (future.exception() for future in futures) if error]
        except BaseException:
            end_all()
            raise
    if errors:
        raise errors[0]


def end_all() -> None:
    for process in list(running):
        with contextlib.suppress(ProcessLookupError):
            process.terminate()


@contextlib.contextmanager
def alone(lock: Path, waiting: str) -> Iterator[None]:
    """One at a time. The lock is the kernel's, so it ends with its holder, however that ends."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    held = os.open(lock, os.O_RDWR | os.O_CREAT, 0o644)
    try:
        if not taken(held):
            say("waiting", waiting)
            fcntl.flock(held, fcntl.LOCK_EX)
        locks.append(held)
        yield
    finally:
        with contextlib.suppress(ValueError):
            locks.remove(held)
        os.close(held)


def taken(held: int) -> bool:
    """Take the lock if it is free."""
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def is_held(lock: Path) -> bool:
    """Whether somebody else holds the lock now."""
    if not lock.exists():
        return False
    held = os.open(lock, os.O_RDWR)
    try:
        return not taken(held)
    finally:
        os.close(held)
