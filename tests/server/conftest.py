"""One server for the tests of a file."""

from collections.abc import Iterator

import pytest

from tests.server.clients import Reception
from tests.server.host import Host, hosting, settings


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosting(settings(tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest.fixture
def reception(host: Host) -> Iterator[Reception]:
    made = Reception(host)
    yield made
    made.close()
