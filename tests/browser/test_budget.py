"""The page is light, loads nothing from elsewhere, and a title's code comes when it is played."""

import gzip
import subprocess
import sys
import zipfile
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest
from playwright.sync_api import Page, Response, expect

from digsite.server.settings import CLIENT
from tests.browser.people import People, bots, my_turn, persons

BUDGET = 150_000
ROOT = Path(__file__).parents[2]


class Traffic:
    """What a page loads, with the size of its scripts as they are sent."""

    def __init__(self, page: Page) -> None:
        self.scripts: dict[str, int] = {}
        self.hosts: set[str] = set()
        page.on("response", self.note)

    def note(self, response: Response) -> None:
        path = response.url.split("/", 3)
        self.hosts.add(path[2])
        if response.url.endswith(".js"):
            file = CLIENT / path[3]
            self.scripts[file.name] = len(gzip.compress(file.read_bytes()))

    @property
    def size(self) -> int:
        return sum(self.scripts.values())


def test_the_first_load_is_within_the_budget(people: People) -> None:
    page = people.come("/favicon.svg")
    traffic = Traffic(page)
    page.goto("/")
    expect(page.locator("[data-title]").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 0 < traffic.size <= BUDGET
    assert len(traffic.hosts) == 1


@pytest.mark.parametrize("title", ["archaeology", "artifact", "artifacts-inc"])
def test_a_table_opened_by_its_link_is_within_the_budget(people: People, title: str) -> None:
    seats = [*persons(1), *bots(2)]
    page = people.sit(people.table(title, seats))
    traffic = Traffic(page)
    page.reload()
    my_turn(page)
    page.wait_for_load_state("networkidle")
    assert 0 < traffic.size <= BUDGET
    others = {"archaeology", "artifact", "artifacts-inc"} - {title}
    boards = [name for name in traffic.scripts if name.rsplit("-", 1)[0] in others]
    assert boards == []


def test_a_wheel_carries_the_page(tmp_path: Path) -> None:
    if not (CLIENT / "index.html").is_file():
        pytest.skip("the page is not built: make test")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    copytree(ROOT / "src", tmp_path / "src", ignore=ignore_patterns("__pycache__", "*.so"))
    build = "import setuptools.build_meta as made; made.build_wheel('dist')"
    subprocess.run(
        [sys.executable, "-c", build],
        cwd=tmp_path,
        env={"DIGSITE_PURE": "1", "PATH": ""},
        check=True,
        capture_output=True,
    )
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    static = {
        f"digsite/server/static/{path.relative_to(CLIENT)}"
        for path in CLIENT.rglob("*")
        if path.is_file() and not path.name.startswith(".")
    }
    assert "digsite/server/static/index.html" in inside
    assert static <= inside
    assert any(name.startswith("digsite/server/static/assets/") for name in inside)
