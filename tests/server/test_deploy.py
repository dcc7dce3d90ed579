"""The files of `deploy/` fit to the server: options, metrics, names. Real proxies: test_soak.py."""

import json
import re

import pytest
import typer
import yaml  # type: ignore[import-untyped]

from digsite.server.cli import serve
from digsite.server.metrics import HELP
from tests.server.proxies import DEPLOY, nginx_site

UNITS = ("digsite.service", "digsite@.service", "compose.yaml", "nginx.conf", "Caddyfile")


def known_options() -> set[str]:
    app = typer.Typer()
    app.command()(serve)
    command = typer.main.get_command(app)
    return {name for option in command.params for name in option.opts}


@pytest.mark.parametrize("name", UNITS)
def test_every_option_that_is_written_there_is_one(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if "serve" in line or "--name" in line]
    used = set(re.findall(r"(?<= )--[a-z-]+", "\n".join(lines)))
    assert used
    assert used <= known_options()


def test_the_servers_of_compose_are_alike_and_behind_the_proxy() -> None:
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = found["services"]
    assert services["server1"] == services["server2"]
    named = services["proxy"]["environment"]["DIGSITE_SERVERS"]
    assert named == "server1:8765 server2:8765"
    [network] = found["networks"]["default"]["ipam"]["config"]
    assert f"--proxy={network['subnet']}" in services["server1"]["command"]
    options = {word.partition("=")[0] for word in services["server1"]["command"][1:]}
    assert options <= known_options()


def test_the_dashboard_shows_every_metric_and_no_other() -> None:
    text = (DEPLOY / "grafana.json").read_text(encoding="utf-8")
    shown = [target["expr"] for panel in json.loads(text)["panels"] for target in panel["targets"]]
    assert set(re.findall(r"digsite_[a-z_]+", "\n".join(shown))) == set(HELP)


def test_each_server_has_a_line_in_nginx() -> None:
    site = nginx_site(8080, [1001, 1002])
    assert re.findall(r"^ +server 127.0.0.1:(\d+) ", site, re.MULTILINE) == ["1001", "1002"]
    assert "ssl" not in site
    assert "listen 127.0.0.1:8080;" in site
