"""A server and a real browser, both on this machine only."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from digsite.server.settings import CLIENT
from tests.browser.people import FLAGS, People
from tests.server.host import Host, hosting, settings


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    missing = pytest.fail if os.environ.get("CI") else pytest.skip
    if not (CLIENT / "index.html").is_file():
        missing("the page is not built: make client")
    chromium = shutil.which("chromium") or "/usr/bin/chromium"
    if not Path(chromium).exists():
        missing("there is no Chromium here: apt-get install chromium")
    with sync_playwright() as driver:
        opened = driver.chromium.launch(executable_path=chromium, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    database = tmp_path_factory.mktemp("server") / "browser.sqlite"
    with hosting(settings(str(database))) as running:
        yield running


@pytest.fixture
def people(browser: Browser, host: Host) -> Iterator[People]:
    """Whoever opens the page; in the end nobody's page may have complained."""
    made = People(browser, host)
    yield made
    made.go_home()
