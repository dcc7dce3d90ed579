"""One server for the tests of a file, on SQLite.

What only the database can break is marked `both_databases` and tested on PostgreSQL as well: the
store, restarts, kills, many games, and every request once. In `make soak` everything is, except
what is marked `database_file`.
"""

import os
from collections.abc import Iterator

import pytest

from tests.server.clients import Reception
from tests.server.databases import Cluster, Databases, needed_programs, postgresql
from tests.server.host import Host, hosting, settings


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "databases" in metafunc.fixturenames:
        both = metafunc.definition.get_closest_marker("both_databases")
        never = metafunc.definition.get_closest_marker("database_file")
        is_both = not never and (both or "DIGSITE_LONG" in os.environ)
        kinds = ["sqlite", "postgresql"] if is_both else ["sqlite"]
        metafunc.parametrize("databases", kinds, indirect=True, scope="session")


@pytest.fixture(scope="session")
def databases(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Databases:
    if request.param == "sqlite":
        return Databases(tmp_path_factory.mktemp("databases"))
    found = request.getfixturevalue("cluster")
    assert isinstance(found, Cluster)
    return found


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL."""
    with postgresql(needed_programs()) as running:
        yield running


@pytest.fixture
def database(databases: Databases) -> str:
    """An empty database, for one test alone."""
    return databases.new()


@pytest.fixture(scope="module")
def shared_database(cluster: Cluster) -> str:
    """An empty database that several servers may share."""
    return cluster.new()


@pytest.fixture(scope="module")
def host(databases: Databases) -> Iterator[Host]:
    with hosting(settings(databases.new())) as running:
        yield running


@pytest.fixture
def reception(host: Host) -> Iterator[Reception]:
    made = Reception(host)
    yield made
    made.close()
