"""Players: people at a keyboard, or bots."""

from pathlib import Path
from traceback import extract_tb
from typing import Protocol, TypeVar, runtime_checkable

from digsite.core.errors import Impossible
from digsite.core.move import Move
from digsite.core.view import Event, View
from digsite.locales.faults import Fault

OURS = Path(__file__).parents[1]
Seen = TypeVar("Seen", bound=View, contravariant=True)


class PlayerOf(Protocol[Seen]):
    """A player of one title, who gets that title's own view: `PlayerOf[ArtifactView]`."""

    def decide(self, view: Seen, legal: list[Move]) -> Move:
        """One of the legal moves."""
        ...


class Player(PlayerOf[View], Protocol):
    """A player of any title. It gets the view of its seat and the legal moves, nothing else."""


@runtime_checkable
class Listener(Protocol):
    """A player who also hears what its seat sees of each move."""

    def hear(self, event: Event) -> None: ...


@runtime_checkable
class Timed(Protocol):
    """A player who is also told the time before each decision."""

    def look_at_clock(self, left: float, increment: float) -> None:
        """Seconds left for the game, and how many each decision adds."""
        ...


@runtime_checkable
class Leaving(Protocol):
    """A player who is also told when the game is over."""

    def leave(self) -> None: ...


def blame(error: BaseException) -> str:
    """What a player did wrong, and where in its own source if it is not ours."""
    name, text = type(error).__name__, text_of(error)
    told = f"{name}: {text}" if text else name
    frame = extract_tb(error.__traceback__)[-1]
    source = Path(frame.filename)
    if OURS in source.parents or not source.is_file():
        return told
    return f"{told} ({source.name}:{frame.lineno})"


def text_of(error: BaseException) -> str:
    """The message of an error; empty if a player's own error class fails to give one."""
    try:
        return str(error)
    except Exception:  # noqa: BLE001 (it is the player's own code)
        return ""


def blamed(error: BaseException, reason: str, **values: str | int) -> Fault:
    """A fault caused by a player: the gap `why` of the text `reason` says what went wrong."""
    if isinstance(error, Impossible):
        return Fault(reason, **{"fault": error.reason, **error.values, **values})
    return Fault(reason, why=blame(error), **values)
