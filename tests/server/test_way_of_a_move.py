"""The way of a move: which files of the server somebody reads who follows a legal one."""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType

import digsite
from tests.server.clients import Client, Reception, persons
from tests.server.host import Host

PACKAGE = Path(digsite.__file__).parent
MOVES = 12
WAY = {
    "play/dealer.py",
    "play/match.py",
    "server/decisions.py",
    "server/limits.py",
    "server/line.py",
    "server/reports.py",
    "server/store/ledger.py",
    "server/store/sqlite_writer.py",
    "server/table.py",
}


@contextmanager
def entered(host: Host) -> Iterator[set[CodeType]]:
    """The functions that the server's thread enters meanwhile."""
    seen: set[CodeType] = set()
    is_set = threading.Event()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            seen.add(frame.f_code)

    def listen(to: object) -> None:
        sys.setprofile(to)  # type: ignore[arg-type]
        is_set.set()

    host.loop.call_soon_threadsafe(listen, note)
    is_set.wait()
    try:
        yield seen
    finally:
        is_set.clear()
        host.loop.call_soon_threadsafe(listen, None)
        is_set.wait()


def files(functions: set[CodeType]) -> set[str]:
    """Those of `server` and `play` among the files that these functions are in."""
    paths = {Path(one.co_filename) for one in functions}
    ours = {one.relative_to(PACKAGE).as_posix() for one in paths if one.is_relative_to(PACKAGE)}
    return {one for one in ours if one.startswith(("server/", "play/"))}


def followed(host: Host, people: list[Client]) -> set[str]:
    """The files that one move enters, until everybody was told."""
    client = people[int(people[0].now["view"]["actor"])]
    move = str(client.now["legal"][0]["notation"])
    with entered(host) as functions:
        answer = client.move(move)
        for one in people:
            one.wait(answer["ply"])
    return files(functions)


def test_a_legal_move_enters_these_files_and_no_others(host: Host, reception: Reception) -> None:
    place = reception.table("archaeology", persons(2))
    people = [place.sit(0), place.sit(1)]
    ways = [followed(host, people) for _ in range(MOVES)]
    # Something else may happen during one move or another, and not every move lets chance act.
    assert set.union(*ways) >= WAY
    assert min(ways, key=lambda way: len(way - WAY)) <= WAY
