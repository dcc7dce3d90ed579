"""The same store on a real PostgreSQL, started here and ended here."""

import asyncio
import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

import digsite
from digsite.server.store.database import opened
from digsite.server.store.models import Base
from tests.server.clients import Reception, finish, persons
from tests.server.host import hosting, settings

NOBODY = 65534
MISSING = shutil.which("initdb") is None or shutil.which("pg_ctl") is None
pytestmark = pytest.mark.skipif(MISSING, reason="there is no PostgreSQL here")


def as_nobody(*words: str) -> None:
    """PostgreSQL refuses to be run by root."""
    user: dict[str, int | list[int]] = {}
    if os.getuid() == 0:
        user = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, cwd="/", **user)  # type: ignore[call-overload]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    folder = Path(subprocess.check_output(["mktemp", "-d"], text=True).strip())
    if os.getuid() == 0:
        os.chown(folder, NOBODY, NOBODY)
    data = str(folder / "data")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    as_nobody("initdb", "-D", data, "-U", "digsite", "-A", "trust", "--no-sync", "-E", "UTF8")
    options = f"-c listen_addresses=127.0.0.1 -p {port} -k {folder} -c fsync=off"
    as_nobody("pg_ctl", "-D", data, "-w", "-l", f"{folder}/log", "-o", options, "start")
    yield f"postgresql://digsite@127.0.0.1:{port}/postgres"
    as_nobody("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
    shutil.rmtree(folder)


def test_the_migrations_make_what_the_models_say(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))

    async def ask() -> list[object]:
        engine = await opened(database)
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert asyncio.run(ask()) == []


def test_a_game_is_played_talked_over_and_found_again(database: str, tmp_path: Path) -> None:
    chosen = settings(tmp_path, database=database)
    with hosting(chosen) as host:
        reception = Reception(host)
        bot = {"kind": "bot", "level": "random"}
        place = reception.table("archaeology", [*persons(1), bot])
        place.post("chat", {"text": "good luck"}, place.secrets[0])
        finish({0: place.sit(0, reasons=False)}, digsite.Rng(9))
        before = place.view(0)
        reception.close()
    with hosting(chosen) as host:
        place.reception = reception = Reception(host)
        after = place.view(0)
        assert after["events"] == before["events"]
        assert after["result"] == before["result"]
        assert [line["text"] for line in place.get("chat").json()["lines"]] == ["good luck"]
        late = place.move(0, "m1", 3, "end")
        assert late.json()["accepted"] is True  # the id of the first decision: answered as then
        reception.close()
