"""Where the command writes: answers to standard output, complaints to standard error."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

import typer
from rich.console import Console
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from digsite.locales import user_language
from digsite.locales.faults import Fault, of_file, told

BAD_INPUT = 2


def out() -> Console:
    """Standard output, created on each call so that it is the current one."""
    return Console(highlight=False)


def err() -> Console:
    return Console(highlight=False, stderr=True)


def show_json(value: object) -> None:
    """One JSON text for scripts."""
    sys.stdout.write(json.dumps(value, indent=2, ensure_ascii=False) + "\n")


def show_plain(text: str) -> None:
    """Text exactly as it is, so that it can be piped into a file."""
    sys.stdout.write(text)


def complain(error: Exception) -> None:
    """Say what is wrong, in one line and in the language of whoever typed it."""
    sys.stderr.write(f"digsite: {told(error, user_language.current())}\n")


def refuse(reason: str, **values: str | int) -> NoReturn:
    """Say what is wrong with the input, and end with exit code 2."""
    complain(Fault(reason, **values))
    raise typer.Exit(BAD_INPUT)


@contextmanager
def refusing() -> Iterator[None]:
    """Inside, faults in what was asked for end the command without a traceback."""
    try:
        yield
    except OSError as error:
        complain(of_file(error))
        raise typer.Exit(BAD_INPUT) from None
    except ValueError as error:
        complain(error)
        raise typer.Exit(BAD_INPUT) from None


@contextmanager
def meanwhile(console: Console, told: str) -> Iterator[None]:
    """Say at a terminal what takes a while; the line is gone afterwards."""
    shown = console.is_terminal and not console.is_dumb_terminal
    if shown:
        console.print(Text(told, style="dim"), end="\r", no_wrap=True, overflow="ellipsis")
    try:
        yield
    finally:
        if shown:
            console.control(Control((ControlType.ERASE_IN_LINE, 2)))
