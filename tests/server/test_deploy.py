"""The files of `deploy/` fit to the server: options, metrics, names. Real proxies: test_soak.py."""

import inspect
import json
import re
from pathlib import Path

import pytest
import typer
import yaml  # type: ignore[import-untyped]

from digsite.server import metrics
from digsite.server.cli import serve
from digsite.server.house import PATIENCE
from digsite.server.metrics import HELP
from digsite.server.settings import Settings
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


def test_compose_agrees_with_what_it_starts() -> None:
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = found["services"]
    server, database, proxy = (services[name] for name in ("server1", "database", "proxy"))
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
    user, base = (database["environment"][f"POSTGRES_{what}"] for what in ("USER", "DB"))
    address = "${POSTGRES_PASSWORD:?}@database/" + base
    assert f"--database=postgresql://{user}:{address}" in server["command"]
    assert f"--username={user}" in database["healthcheck"]["test"]
    mounts = [mount.split(":") for one in services.values() for mount in one.get("volumes", [])]
    named = {source for source, *_ in mounts if not source.startswith(".")}
    assert named == set(found["volumes"])
    assert all((DEPLOY / source).is_file() for source, *_ in mounts if source.startswith("."))
    wanted = [name for one in services.values() for name in one.get("depends_on", [])]
    assert set(wanted) <= set(services)
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert set(re.findall(r"\{\$([A-Z_]+)", caddy)) == set(proxy["environment"])


def test_everybody_knows_the_port_and_waits_long_enough() -> None:
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    port = inspect.signature(serve).parameters["port"].default
    assert f"EXPOSE {port}\n" in container
    assert 'ENTRYPOINT ["digsite"]' in container
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    for place in found["proxy"]["environment"]["DIGSITE_SERVERS"].split():
        name, _, its_port = place.partition(":")
        assert f"--name={name}" in found[name]["command"]
        assert its_port == str(port)
    longest = Settings().farewell + Settings().proxy_patience + 3 * PATIENCE
    assert int(found["server1"]["stop_grace_period"].removesuffix("s")) > longest


def test_the_dashboard_shows_every_metric_and_no_other() -> None:
    text = (DEPLOY / "grafana.json").read_text(encoding="utf-8")
    shown = [target["expr"] for panel in json.loads(text)["panels"] for target in panel["targets"]]
    assert set(re.findall(r"digsite_[a-z_]+", "\n".join(shown))) == set(HELP)


def test_whatever_is_counted_is_told() -> None:
    source = Path(metrics.__file__).parent.rglob("*.py")
    text = "\n".join(path.read_text(encoding="utf-8") for path in source)
    assert set(re.findall(r'count\(\s*"(digsite_\w+)"', text)) <= set(HELP)


def test_each_server_has_a_line_in_nginx() -> None:
    site = nginx_site(8080, [1001, 1002])
    assert re.findall(r"^ +server 127.0.0.1:(\d+) ", site, re.MULTILINE) == ["1001", "1002"]
    assert "ssl" not in site
    assert "listen 127.0.0.1:8080;" in site
