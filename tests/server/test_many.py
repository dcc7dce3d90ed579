"""Ten thousand kept games, and thousands that are played: the server reads and keeps only a few."""

import asyncio
import gc
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Engine, event, text

import digsite
from digsite.core.rng import Rng
from digsite.play.match import Match, run
from digsite.server import dispatch, keys
from digsite.server.commands import MoveCommand
from digsite.server.house import House, open_house
from digsite.server.requests import PersonSeat, TableRequest
from digsite.server.seating import abandon, create_table
from digsite.server.store.database import open_database
from digsite.server.store.models import Base
from digsite.server.table import Table
from tests.server.databases import Databases, fill, looking
from tests.server.host import settings

MANY = 10_000
FEW = 3  # of each title
SHORT = 30  # moves of a game that is still running
SLACK = 16 * 2**20  # bytes that two runs of the same program may differ by
SOAK = int(os.environ.get("DIGSITE_SOAK_GAMES", "0"))
LIVE = 6
both_databases = pytest.mark.both_databases
Rows = dict[str, list[dict[str, object]]]


def real_games() -> list[Match]:
    """Finished games and games that are on, of every title."""
    games = []
    for name in digsite.titles():
        title = digsite.title(name)
        for number in range(FEW):
            rng, seats = Rng(number), title.seats[0]
            players = [digsite.make_player("random", title, rng.fork()) for _ in range(seats)]
            match = run(Match(title, seats), players, rng)
            if number:
                match.rewind(SHORT)
                match.deal(rng)
            games.append(match)
    return games


def named(number: int) -> str:
    return str(10**15 + number)


def header(match: Match, number: int) -> dict[str, object]:
    return {
        "id": named(number),
        "code": f"A{number:05}",
        "title": match.title.name,
        "edition": match.title.edition,
        "rules": match.title.rules_version,
        "options": json.dumps(match.options),
        "status": "over" if match.is_over else "running",
        "listed": True,
        "host": b"h",
        "created": float(number),
        "seed": "5eed",
        "practice": False,
    }


def rows(match: Match, number: int) -> Rows:
    """A real game as it is kept."""
    name, made = named(number), zip(match.actors, match.moves, strict=True)
    seat = {"match": name, "kind": "person", "level": "", "holder": 0, "confirm": False}
    return {
        "matches": [header(match, number)],
        "seats": [
            {**seat, "seat": n, "name": f"P{n}", "secret": keys.hashed(f"s{n}")}
            for n in range(match.seats)
        ],
        "moves": [
            {"match": name, "ply": ply, "actor": int(actor), "notation": move.notation()}
            for ply, (actor, move) in enumerate(made)
        ],
        "requests": [{"match": name, "seat": 0, "id": "a", "ply": 1}],
    }


COPIES = """
WITH RECURSIVE numbers(n) AS (SELECT {first} UNION ALL SELECT n + 1 FROM numbers WHERE n < {last})
INSERT INTO {table} ({columns}) SELECT {values} FROM numbers JOIN {table} ON {table}.{key} =
CAST(1000000000000000 + CASE WHEN n % 100 = 0 THEN n / 100 % 3 * 3
ELSE n % 3 * 3 + 1 + n / 3 % 2 END AS TEXT)
"""  # finished games are long, and therefore rare
NEW = {
    "code": "'A' || substr(CAST(100000 + n AS TEXT), 2)",
    "created": "n",
    "match": "CAST(1000000000000000 + n AS TEXT)",
}


def copies(table: str, first: int) -> str:
    """The statement that puts the first games under new names, until there are many."""
    key = "id" if table == "matches" else "match"
    columns = [column.name for column in Base.metadata.tables[table].columns]
    values = [NEW["match"] if one == key else NEW.get(one, f"{table}.{one}") for one in columns]
    return COPIES.format(
        table=table,
        key=key,
        columns=", ".join(columns),
        values=", ".join(values),
        first=first,
        last=MANY - 1,
    )


@pytest.fixture(scope="module")
def crowded(databases: Databases) -> str:
    """A database with ten thousand games."""
    database, games = databases.new(), real_games()
    asyncio.run(made(database))
    for number, match in enumerate(games):
        fill(database, rows(match, number))
    with looking(database) as engine, engine.begin() as connection:
        for table in ("matches", "seats", "moves", "requests"):
            connection.execute(text(copies(table, len(games))))
        assert connection.scalar(text("SELECT count(*) FROM matches")) == MANY
    return database


async def made(database: str) -> None:
    engine = await open_database(database)
    await engine.dispose()


@contextmanager
def statements() -> Iterator[list[str]]:
    """Everything that is asked of any database meanwhile."""
    asked: list[str] = []

    def note(*details: object) -> None:
        asked.append(str(details[2]))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(Engine, "before_cursor_execute", note)


def asked_at_the_start(database: str) -> list[str]:
    async def start() -> int:
        house = await open_house(settings(database))
        live = len(house.hall.live)
        await house.close()
        return live

    with statements() as asked:
        assert asyncio.run(start()) == 0
    return asked


@both_databases
def test_a_start_asks_the_same_of_a_full_database_as_of_an_empty_one(
    crowded: str, database: str
) -> None:
    asyncio.run(made(database))
    full, empty = asked_at_the_start(crowded), asked_at_the_start(database)
    assert full == empty
    assert not [one for one in full if "matches" in one or "moves" in one]


MEMORY = """
import asyncio, sys
from digsite.server.house import open_house
from digsite.server.settings import Settings

async def start():
    house = await open_house(Settings(sys.argv[1]))
    await house.lobby.page("running", 100)
    for line in open("/proc/self/status"):
        if line.startswith("VmRSS:"):
            print(int(line.split()[1]) * 1024)
    await house.close()

asyncio.run(start())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
def test_a_start_takes_no_more_memory_with_ten_thousand_games(crowded: str, database: str) -> None:
    asyncio.run(made(database))

    def taken(address: str) -> int:
        command = [sys.executable, "-c", MEMORY, address]
        return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)

    assert taken(crowded) < taken(database) + SLACK


@both_databases
def test_of_ten_thousand_games_one_is_found_by_an_index(crowded: str) -> None:
    questions = (
        "SELECT id FROM matches WHERE code = 'A00077'",
        "SELECT id FROM matches WHERE status = 'waiting' ORDER BY created DESC LIMIT 50",
        f"SELECT notation FROM moves WHERE match = '{named(77)}' ORDER BY ply",
        f"SELECT ply FROM requests WHERE match = '{named(77)}'",
        f"SELECT name FROM seats WHERE match = '{named(77)}' ORDER BY seat",
        "SELECT match FROM seats WHERE player = '77'",
    )
    with looking(crowded) as engine, engine.begin() as connection:
        connection.execute(text("ANALYZE"))
        word = "EXPLAIN QUERY PLAN" if engine.dialect.name == "sqlite" else "EXPLAIN"
        for question in questions:
            plan = " ".join(str(row) for row in connection.execute(text(f"{word} {question}")))
            assert "index" in plan.lower(), plan
            assert "seq scan" not in plan.lower(), plan


@both_databases
def test_any_of_ten_thousand_games_is_played_on(crowded: str) -> None:
    async def look() -> list[str]:
        house = await open_house(settings(crowded))
        seen = []
        for number in (0, 1, 4_999, MANY - 1):
            async with house.hall.table(named(number)) as table:
                seen.append(table.status)
        await decide(house, named(1), {0: "s0", 1: "s1", 2: "s2"}, Rng(1), "again")
        live = len(house.hall.live)
        await house.close()
        return [*seen, str(live)]

    assert asyncio.run(look()) == ["over", "running", "running", "running", "4"]


async def decide(house: House, name: str, secrets: dict[int, str], rng: Rng, id: str) -> bool:
    """One random decision; whether there was one to make."""
    async with house.hall.table(name) as table:
        if table.match.is_over:
            return False
        legal, actor, ply = table.match.state.legal(), int(table.match.actor), table.ply
    notation = legal[rng.below(len(legal))].notation()
    command = MoveCommand(id=id, ply=ply, moves=[notation])
    assert (await dispatch.carry_out(house, name, secrets[actor], command))["accepted"] is True
    return True


async def one_game(house: House, number: int, decisions: int) -> None:
    """A game from its table to its end, by the rules or before."""
    seats = [PersonSeat(kind="person", name=name) for name in ("Ada", "Ben")]
    told = await create_table(house, TableRequest(title="archaeology", seats=[*seats]))
    card, secrets = told["table"], told["secrets"]
    assert isinstance(card, dict)
    assert isinstance(secrets, list)
    opens = {one["seat"]: one["secret"] for one in secrets}
    rng = Rng(number)
    for count in range(decisions):
        if not await decide(house, card["id"], opens, rng, f"d{count}"):
            return
    await abandon(house, card["id"], str(told["host"]))


def tables_in_memory() -> int:
    gc.collect()
    return sum(isinstance(one, Table) for one in gc.get_objects())


def test_tables_that_nobody_uses_are_forgotten(database: str) -> None:
    async def play_many() -> None:
        house = await open_house(settings(database, live_tables=LIVE))
        for number in range(40):
            await one_game(house, number, decisions=400 if number % 20 == 0 else 3)
            assert len(house.hall.live) <= LIVE + 1
        assert tables_in_memory() <= before + LIVE + 1
        await house.close()

    before = tables_in_memory()
    asyncio.run(play_many())


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
def test_memory_stays_flat_over_many_games(database: str) -> None:
    """Whole games for `make soak`; in a short run the first third only warms up the caches."""
    games = SOAK or 45

    def resident() -> int:
        gc.collect()
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    async def play_many() -> list[int]:
        house = await open_house(settings(database, live_tables=LIVE))
        measured = []
        for number in range(games):
            await one_game(house, number, decisions=1000 if SOAK else 4)
            if (number + 1) % (games // 3) == 0:
                measured.append(resident())
        await house.close()
        return measured

    warm, *later = asyncio.run(play_many())
    assert max(later) < warm + SLACK
