"""Replays a game whose process died in a process of its own, to see which player killed it."""

from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection

from digsite.arena.games import Result, places_without
from digsite.arena.pool import PARTING, follow_parent
from digsite.arena.watched import failed
from digsite.locales.faults import Fault

Play = Callable[[Callable[[int], None]], Result]  # plays a game; calls back with each seat asked


def played_apart(play: Play, game: int, names: Sequence[str]) -> Result:
    """The result of the game, played in a process of its own; if that dies too, the seat that was
    asked last has lost."""
    asked: int | None = None
    for told in heard_from(play):
        if isinstance(told, Result):
            return told
        asked = told
    if asked is None:
        raise Fault("process-died")
    return lost(game, names, asked)


def heard_from(play: Play) -> Iterator[int | Result]:
    """The messages of a new process that plays the game, until it ends."""
    spawn = get_context("spawn")
    ear, mouth = spawn.Pipe(duplex=False)
    process = spawn.Process(target=play_aloud, args=(play, mouth))
    process.start()
    mouth.close()  # with our copy open, we would not notice that the process has ended
    try:
        with ear:
            while True:
                yield ear.recv()
    except EOFError:
        return
    finally:
        process.terminate()
        process.join(PARTING)
        process.kill()
        process.join()


def play_aloud(play: Play, mouth: Connection) -> None:
    follow_parent()
    mouth.send(play(mouth.send))


def lost(game: int, names: Sequence[str], seat: int) -> Result:
    """The result of a game of which we only know who ended it: it has no scores."""
    seats = len(names)
    places = places_without([1] * seats, seat)
    failure = failed(seat, "seat-died").record()
    return Result(game, list(names), [], places, [0] * seats, [0.0] * seats, failure)
