"""A server and a real browser, both on this machine only."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from digsite.server.settings import CLIENT
from tests.browser.people import FLAGS, People, Screens, chromium
from tests.server.host import hosting, settings


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    missing = pytest.fail if os.environ.get("CI") else pytest.skip
    if not (CLIENT / "index.html").is_file():
        missing("the page is not built: make test")
    found = chromium()
    if found is None:
        missing("there is no Chromium here: tools/browser.sh")
    with sync_playwright() as driver:
        opened = driver.chromium.launch(executable_path=found, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def screens(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Screens]:
    database = tmp_path_factory.mktemp("server") / "browser.sqlite"
    with hosting(settings(str(database))) as host:
        yield Screens(browser, host)


@pytest.fixture
def people(screens: Screens) -> Iterator[People]:
    """Whoever opens the page; in the end nobody's page may have complained."""
    made = People(screens)
    yield made
    made.go_home()
