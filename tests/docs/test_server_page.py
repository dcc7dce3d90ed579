"""What docs/server.md shows works at a running server."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from digsite.command import app
from tests.docs.test_pages import ROOT, blocks, environment, script
from tests.server.host import Host, hosting, settings

PAGE = ROOT / "docs" / "server.md"
CURL = re.compile(r"curl -s localhost:8765(\S+) .*? -d '(.*?)'", re.DOTALL)


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    with hosting(settings(f"sqlite:///{tmp_path / 'games.sqlite'}")) as running:
        yield running


def shown_request() -> tuple[str, dict[str, object]]:
    """The address and the body of the page's one request."""
    found = CURL.findall("".join(blocks(PAGE, "sh")))
    assert len(found) == 1
    return found[0][0], json.loads(found[0][1])


def test_every_example_is_json() -> None:
    for block in blocks(PAGE, "json"):
        assert isinstance(json.loads(block), dict)


def test_a_table_is_set_up_and_the_program_plays_in_both_seats(host: Host, tmp_path: Path) -> None:
    path, body = shown_request()
    with httpx.Client(base_url=host.url, timeout=60) as client:
        made = client.post(path, json=body).json()
        assert set(made) == set(json.loads(blocks(PAGE, "json")[0]))
        joined = client.post("/api/join", json={"code": made["code"], "name": "Bo"}).json()
        table = made["table"]["id"]
        address = f"ws://127.0.0.1:{host.port}/api/tables/{table}/stream"
        program = str(script(PAGE, tmp_path))
        secrets = [made["secrets"][0]["secret"], joined["secret"]]
        playing = [
            subprocess.Popen([sys.executable, program, address, secret], env=environment(tmp_path))
            for secret in secrets
        ]
        assert [each.wait() for each in playing] == [0, 0]
        assert client.get(f"/api/tables/{table}").json()["table"]["status"] == "over"


def commands() -> list[str]:
    lines = [line.partition("  #")[0].strip() for line in "".join(blocks(PAGE, "sh")).split("\n")]
    return [line for line in lines if line.startswith("digsite ")]


@pytest.mark.parametrize("line", commands())
def test_the_commands_have_these_options(line: str) -> None:
    """The help is asked for: whatever is not known is refused before it is shown."""
    result = CliRunner().invoke(app, [*line.split()[1:], "--help"])
    assert result.exit_code == 0, result.output
    assert CliRunner().invoke(app, [*line.split()[1:], "--no-such", "--help"]).exit_code != 0
