"""`digsite serve`, `backup` and `restore`, as people type them."""

import asyncio
import errno
import logging
import os
import queue
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from digsite.command import app
from digsite.server import database_lock, open_browser
from digsite.server.running import bind, links, warn
from digsite.server.settings import default_database
from digsite.server.store.models import Base
from tests.server.databases import migrated


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "digsite"


@pytest.fixture(autouse=True)
def logs() -> Iterator[None]:
    """Commands run in this process, and must not leave a log on a stream that is closed by then."""
    loggers = [logging.getLogger(name) for name in ("digsite.server", "uvicorn.error")]
    before = [(log, log.handlers[:], log.level, log.propagate) for log in loggers]
    yield
    for log, handlers, level, propagate in before:
        log.handlers[:] = handlers
        log.setLevel(level)
        log.propagate = propagate


def test_the_server_runs_from_the_command_and_stops_when_asked(home: Path) -> None:
    command = [sys.executable, "-m", "digsite", "serve", "--port", "0", "--allow-local-webhooks"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        told = process.stdout.readline()
        assert told.startswith("digsite serves at http://127.0.0.1:")
        with httpx.Client(base_url=told.split()[-1], timeout=60) as http:
            assert http.get("/health").json()["status"] == "ok"
            seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "random"}]
            made = http.post("/api/tables", json={"title": "archaeology", "seats": seats}).json()
            path = f"/api/tables/{made['table']['id']}/seats/0/settings"
            secret = {"Authorization": f"Bearer {made['secrets'][0]['secret']}"}
            called = http.post(path, json={"webhook": "http://127.0.0.1:1/"}, headers=secret)
            assert called.status_code == 200
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=60)
    finally:
        process.kill()
    assert (home / "server.sqlite").is_file()
    assert '"path":"/health"' in errors
    assert made["host"] not in errors
    assert made["secrets"][0]["secret"] not in errors
    assert "Traceback" not in errors


def test_without_a_screen_the_link_is_told_and_the_log_is_quiet(home: Path) -> None:
    command = [sys.executable, "-m", "digsite", "serve", "--port", "0", "--open"]
    dark = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=dark
    )
    try:
        assert process.stdout is not None
        link = process.stdout.readline().split()[-1]
        assert process.stdout.readline() == f"open {link} in a browser\n"
        assert httpx.get(f"{link}health", timeout=60).json()["status"] == "ok"
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=60)
    finally:
        process.kill()
    assert errors == ""


def test_with_a_screen_the_page_is_opened_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: queue.Queue[str] = queue.Queue()
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("webbrowser.open", opened.put)
    open_browser.show("http://127.0.0.1:8765/")
    assert opened.get(timeout=60) == "http://127.0.0.1:8765/"


def test_a_port_in_use_is_told_in_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        told = CliRunner().invoke(app, ["serve", "--port", port])
    assert told.exit_code == 2
    assert f"port {port} is in use" in told.stderr
    assert told.stderr.count("\n") == 1


@pytest.mark.parametrize("host", ["nohost.invalid", "no..host"])
def test_a_host_that_is_not_here_is_refused_before_anything_is_announced(host: str) -> None:
    told = CliRunner().invoke(app, ["serve", "--port", "0", "--host", host])
    assert (told.exit_code, told.stdout) == (2, "")
    assert f"“{host}” is no name or address of this machine" in told.stderr
    assert told.stderr.count("\n") == 1


def test_an_address_of_another_machine_is_refused_alike() -> None:
    class Elsewhere(socket.socket):
        def bind(self, address: object) -> None:
            raise OSError(errno.EADDRNOTAVAIL, "Cannot assign requested address")

    with Elsewhere() as listening, pytest.raises(ValueError, match=r"“192\.0\.2\.1” is no name"):
        bind(listening, "192.0.2.1", 80)


def test_whoever_serves_others_is_warned_with_the_addresses(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for host in ("127.0.0.1", "::1", "192.0.2.1"):
        warn(host, 8765)
    warning = "digsite: anyone who can reach this machine can open the tables:\n"
    assert capsys.readouterr().err == f"{warning}  http://192.0.2.1:8765/\n"


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["tidy"]])
def test_a_database_that_cannot_be_used_is_told_in_one_line(
    tmp_path: Path, command: list[str]
) -> None:
    junk, newer = tmp_path / "junk.sqlite", tmp_path / "newer.sqlite"
    junk.write_bytes(b"no database" * 1000)
    asyncio.run(migrated(str(newer)))
    with closing(sqlite3.connect(newer)) as opened:
        opened.execute("UPDATE alembic_version SET version_num = '9999'")
        opened.commit()
    run = CliRunner().invoke
    for file, why in ((junk, "file is not a database"), (newer, "a newer version of digsite")):
        told = run(app, [*command, "--database", str(file)])
        assert (told.exit_code, told.stderr.count("\n")) == (2, 1), told.stderr
        assert why in told.stderr


def test_backup_and_restore(home: Path, tmp_path: Path) -> None:
    run = CliRunner().invoke
    nothing = run(app, ["backup", str(tmp_path / "copy")])
    assert (nothing.exit_code, "nothing to back up" in nothing.stderr) == (2, True)
    home.mkdir()
    make(home / "server.sqlite")
    done = run(app, ["backup", str(tmp_path / "copy")])
    assert (done.exit_code, done.stdout) == (0, f"All games were copied to {tmp_path / 'copy'}.\n")
    back = run(app, ["restore", str(tmp_path / "copy")])
    assert back.exit_code == 0 and "were restored. What was there before is in" in back.stdout
    assert len([one for one in home.glob("server.sqlite*") if one.suffix != ".lock"]) == 2
    assert run(app, ["restore", str(tmp_path / "missing")]).exit_code == 2


def test_restore_refuses_a_database_that_a_server_has_open(home: Path, tmp_path: Path) -> None:
    run = CliRunner().invoke
    home.mkdir()
    path = home / "server.sqlite"
    make(path)
    assert run(app, ["backup", str(tmp_path / "copy")]).exit_code == 0
    with closing(sqlite3.connect(path)) as server:
        server.execute("PRAGMA journal_mode=WAL")
        server.execute("SELECT * FROM matches").fetchall()
        told = run(app, ["restore", str(tmp_path / "copy")])
        assert told.exit_code == 2 and "a server has it open; stop it first" in told.stderr
        assert server.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert run(app, ["restore", str(tmp_path / "copy")]).exit_code == 0


def make(path: Path) -> None:
    from sqlalchemy import create_engine

    engine = create_engine(f"sqlite:///{path}")
    Base.metadata.create_all(engine)
    engine.dispose()


def test_links_of_addresses() -> None:
    assert links("127.0.0.1", 80) == ["http://127.0.0.1:80/"]
    assert links("::1", 80) == ["http://[::1]:80/"]
    assert all(link.endswith(":80/") for link in links("0.0.0.0", 80))


def test_an_unknown_database_is_refused() -> None:
    refused = CliRunner().invoke(app, ["serve", "--database", "oracle://x"])
    assert (refused.exit_code, "oracle" in refused.stderr) == (2, True)
    assert default_database().endswith("server.sqlite")


def test_a_second_server_does_not_get_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "games" / "g.sqlite"
    with database_lock.locked(str(file)):
        told = CliRunner().invoke(app, ["serve", "--port", "0", "--database", str(file)])
        assert told.exit_code == 2
        assert f"{file}: another server serves this file" in told.stderr
        with database_lock.locked(str(tmp_path / "other.sqlite")):
            pass
    with database_lock.locked(str(file)):  # it is free again
        pass


def test_a_file_is_the_same_by_another_name(tmp_path: Path) -> None:
    file, link, folder = tmp_path / "g.sqlite", tmp_path / "link.sqlite", tmp_path / "folder"
    link.symlink_to(file)
    folder.symlink_to(tmp_path)
    names = [str(file), str(link), str(folder / "g.sqlite")]
    for first, second in pairwise(names):
        served = pytest.raises(ValueError, match="another server serves this file")
        with database_lock.locked(first), served, database_lock.locked(second):
            pass


def test_a_server_that_was_killed_leaves_the_file_to_the_next(tmp_path: Path) -> None:
    file = str(tmp_path / "g.sqlite")
    hold = "import sys, time; from digsite.server.database_lock import locked; "
    hold += "stack = locked(sys.argv[1]); stack.__enter__(); "
    hold += "print('held', flush=True); time.sleep(600)"
    with subprocess.Popen([sys.executable, "-c", hold, file], stdout=subprocess.PIPE) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"held\n"
        served = pytest.raises(ValueError, match="another server serves this file")
        with served, database_lock.locked(file):
            pass
        first.kill()
    with database_lock.locked(file):
        pass


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (errno.EWOULDBLOCK, "another server serves this file"),
        (errno.EACCES, "another server serves this file"),  # so says Windows
        (errno.ENOLCK, "cannot be locked"),
        (errno.EOPNOTSUPP, "cannot be locked"),
    ],
)
def test_only_a_lock_that_somebody_holds_is_another_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, text: str
) -> None:
    def take(_: object) -> None:
        raise OSError(number, "why not")

    monkeypatch.setattr(database_lock, "take", take)
    with pytest.raises(ValueError, match=text), database_lock.locked(str(tmp_path / "g.sqlite")):
        pass


def test_copies_and_tidying_do_not_need_the_lock(home: Path, tmp_path: Path) -> None:
    home.mkdir()
    run = CliRunner().invoke
    asyncio.run(migrated(str(home / "server.sqlite")))
    with database_lock.locked(str(home / "server.sqlite")):
        assert run(app, ["backup", str(tmp_path / "copy")]).exit_code == 0
        assert run(app, ["tidy"]).exit_code == 0
        told = run(app, ["restore", str(tmp_path / "copy")])
        assert told.exit_code == 2 and "a server has it open; stop it first" in told.stderr


def test_databases_that_are_no_file_need_no_lock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_lock, "take", None)
    for database in ("postgresql://me@host/games", "sqlite:///:memory:"):
        with database_lock.locked(database):
            pass
