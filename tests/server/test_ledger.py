"""The log of all tables: written together, told apart, and never in the way of anything else."""

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Engine, RootTransaction
from sqlalchemy.exc import OperationalError

from digsite.server.store import sqlite_writer
from digsite.server.store.database import open_database
from digsite.server.store.ledger import Entry, Ledger, LogLine, Overtaken
from digsite.server.store.sqlite_writer import copy_log
from digsite.server.store.store import Header, Seat, Store, StoredMatch

LINES = [LogLine(0, "a"), LogLine(1, "b")]


def entry(match: str, ply: int = 0) -> Entry:
    return Entry(match, ply, LINES, f"0 p{ply}", None)


async def store_with_matches(folder: Path, count: int) -> Store:
    store = Store(await open_database(str(folder / "a.sqlite")))
    for n in range(count):
        header = Header(f"m{n}", f"c{n}", "t", "e", 1, "{}", "running", True, b"h", float(n), "0")
        await store.add(StoredMatch(header, [Seat("person", "Ada"), Seat("person", "Ben")], [], {}))
    return store


def test_what_gathers_during_a_transaction_goes_into_the_next_one() -> None:
    batches: list[list[str]] = []

    async def play() -> None:
        free = asyncio.Event()

        async def write(entries: Sequence[Entry]) -> None:
            await free.wait()
            batches.append([one.match for one in entries])

        ledger = Ledger(write)
        entries = [asyncio.create_task(ledger.enter(entry("x")))]
        while not ledger.writing or ledger.waiting:
            await asyncio.sleep(0)
        entries += [asyncio.create_task(ledger.enter(entry(name))) for name in "abc"]
        await asyncio.sleep(0)
        assert not any(one.done() for one in entries)
        free.set()
        await asyncio.gather(*entries)
        await ledger.enter(entry("z"))

    asyncio.run(play())
    assert batches == [["x"], ["a", "b", "c"], ["z"]]


def test_a_failure_is_told_to_all_who_wait_and_the_next_entry_is_written() -> None:
    failures: list[Exception] = [RuntimeError("disk"), RuntimeError("disk")]

    async def write(_: Sequence[Entry]) -> None:
        if failures:
            raise failures.pop()

    async def play() -> list[object]:
        ledger = Ledger(write)
        told: list[object] = list(
            await asyncio.gather(*(ledger.enter(entry(n)) for n in "ab"), return_exceptions=True)
        )
        failures.clear()
        await ledger.enter(entry("c"))
        await ledger.close()
        return told

    assert [str(one) for one in asyncio.run(play())] == ["disk", "disk"]


def test_whoever_went_away_before_the_transaction_is_not_written() -> None:
    batches: list[list[str]] = []

    async def write(entries: Sequence[Entry]) -> None:
        batches.append([one.match for one in entries])

    async def play() -> None:
        ledger = Ledger(write)
        waiting = [asyncio.create_task(ledger.enter(entry(name))) for name in "ab"]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await ledger.close()

    asyncio.run(play())
    assert batches == [["b"]]


def test_one_contradiction_does_not_harm_the_others_of_its_transaction(tmp_path: Path) -> None:
    async def play() -> tuple[list[object], list[list[LogLine]]]:
        store = await store_with_matches(tmp_path, 10)
        await store.append("m7", 0, [LogLine(1, "before")], "0 other", None)
        entries = [store.append(f"m{n}", 0, LINES, "0 id", "over") for n in range(10)]
        told = await asyncio.gather(*entries, return_exceptions=True)
        kept = [await store.load(f"m{n}") for n in range(10)]
        assert [one.header.status for one in kept if one].count("over") == 9
        await store.close()
        return list(told), [one.lines for one in kept if one]

    told, lines = asyncio.run(play())
    assert [n for n, one in enumerate(told) if one is not None] == [7]
    assert isinstance(told[7], Overtaken)
    assert lines == [[LogLine(1, "before")] if n == 7 else LINES for n in range(10)]


def test_a_contradiction_leaves_nothing_behind(tmp_path: Path) -> None:
    async def play() -> None:
        store = await store_with_matches(tmp_path, 1)
        with pytest.raises(Overtaken):
            await store.write([entry("m0"), entry("m0", 1)])
        kept = await store.load("m0")
        assert kept is not None
        assert (kept.lines, kept.receipts) == ([], {})
        await store.close()

    asyncio.run(play())


def test_another_process_that_writes_delays_the_log_and_nothing_else(tmp_path: Path) -> None:
    async def play() -> StoredMatch | None:
        store = await store_with_matches(tmp_path, 1)
        with closing(sqlite3.connect(tmp_path / "a.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(store.append("m0", 0, LINES, "0 id", None))
            for _ in range(20):
                seen = await store.load("m0")  # others are served meanwhile
                assert seen is not None
                assert seen.lines == []
                assert not waiting.done()
            other.execute("ROLLBACK")
        await waiting
        found = await store.load("m0")
        await store.close()
        return found

    found = asyncio.run(play())
    assert found is not None
    assert found.lines == LINES


def test_once_another_process_was_waited_for_in_vain_nobody_waits_until_somebody_can_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of those who queued once waited anew, ten seconds one after the other."""
    monkeypatch.setattr(sqlite_writer, "PAUSE", 0)
    monkeypatch.setattr(sqlite_writer, "TRIES", 5)
    tries: list[int] = []

    async def refused(store: Store, other: sqlite3.Connection) -> int:
        """How often three who write at the same time try while another process writes."""
        other.execute("BEGIN IMMEDIATE")
        writes = [store.say("m0", 0, "hello"), store.pulse(), store.append("m0", 2, LINES, "", "")]
        tries.clear()
        told = await asyncio.gather(*writes, return_exceptions=True)
        other.execute("ROLLBACK")
        assert [type(one) for one in told] == [OperationalError] * 3
        return len(tries)

    async def play() -> list[int]:
        store = await store_with_matches(tmp_path, 1)
        assert store.quick is not None
        begin = store.quick.begin

        def counted() -> RootTransaction:
            tries.append(1)
            return begin()

        monkeypatch.setattr(store.quick, "begin", counted)
        with closing(sqlite3.connect(tmp_path / "a.sqlite", isolation_level=None)) as other:
            found = [await refused(store, other), await refused(store, other)]
            await store.append("m0", 0, LINES, "0 id", None)
            found.append(await refused(store, other))
        kept = await store.load("m0")
        assert kept is not None and kept.lines == LINES
        await store.close()
        return found

    assert asyncio.run(play()) == [5 + 1 + 1, 1 + 1 + 1, 5 + 1 + 1]


def test_the_write_ahead_log_is_copied_now_and_then_and_does_not_grow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = threading.Event()

    def copy_while_others_write(engine: Engine) -> None:
        copy_log(engine)
        written.wait()

    monkeypatch.setattr(sqlite_writer, "COPY_EACH", 50)
    monkeypatch.setattr(sqlite_writer, "copy_log", copy_while_others_write)

    async def play() -> list[int]:
        store = await store_with_matches(tmp_path, 1)
        assert store.quick is not None
        sizes, meanwhile = [], 0
        for ply in range(0, 2000, 2):
            await store.append("m0", ply, LINES, f"0 p{ply}", None)
            sizes.append((tmp_path / "a.sqlite-wal").stat().st_size)
            meanwhile += store.quick.copying is not None
            if store.quick.copying is not None and meanwhile == 10:
                written.set()
                await asyncio.wait([store.quick.copying])
                written.clear()
                meanwhile = 0
        written.set()
        await store.quick.close()
        with closing(sqlite3.connect(f"file:{tmp_path}/a.sqlite?immutable=1", uri=True)) as file:
            assert file.execute("SELECT count(*) FROM moves").fetchone()[0] > 1900
        await store.engine.dispose()
        return sizes

    sizes = asyncio.run(play())
    assert max(sizes) < 1.2 * sizes[100]  # from then on, what was copied is written over


def test_a_long_file_counts_for_as_much_as_it_adds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_writer, "COPY_EACH", 50)

    async def play() -> bool:
        store = await store_with_matches(tmp_path, 1)
        assert store.quick is not None
        await store.append("m0", 0, LINES * 30, None, "over")
        is_copying = store.quick.copying is not None
        await store.close()
        return is_copying

    assert asyncio.run(play())


def test_a_log_that_cannot_be_copied_is_said_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sqlite_writer, "COPY_EACH", 2)

    def fail(_: object) -> None:
        raise OSError("no disk")

    monkeypatch.setattr(sqlite_writer, "copy_log", fail)

    async def play() -> StoredMatch | None:
        store = await store_with_matches(tmp_path, 1)
        await store.append("m0", 0, LINES, "0 id", None)
        found = await store.load("m0")
        await store.close()
        return found

    found = asyncio.run(play())
    assert found is not None
    assert found.lines == LINES
    assert "the write-ahead log was not copied" in caplog.text


def test_only_a_file_is_written_to_at_once(tmp_path: Path) -> None:
    async def ask() -> list[bool]:
        found = []
        for database in (str(tmp_path / "a.sqlite"), "sqlite://"):
            engine = await open_database(database)
            store = Store(engine)
            found.append(store.quick is not None)
            await store.close()
        return found

    assert asyncio.run(ask()) == [True, False]
