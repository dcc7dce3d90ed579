"""The files of `deploy/` fit to the server: options, metrics, names. Several servers behind real
proxies: test_soak.py and test_rolling.py."""

import inspect
import json
import re
from pathlib import Path

import httpx
import pytest
import typer
import yaml  # type: ignore[import-untyped]

from digsite.server import metrics
from digsite.server.cli import backup, restore, serve, tidy
from digsite.server.house import PATIENCE
from digsite.server.metrics import HELP
from digsite.server.settings import Settings
from tests.server.proxies import DEPLOY, nginx_site, nginx_with
from tests.server.test_crashes import free_port

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
    password = database["environment"]["POSTGRES_PASSWORD"]
    address = f"postgresql://{user}@database/{base}"  # where @ or % in a password would be read
    assert server["environment"] == {"DIGSITE_DATABASE": address, "PGPASSWORD": password}
    assert f"--username={user}" in database["healthcheck"]["test"]
    mounts = [mount.split(":") for one in services.values() for mount in one.get("volumes", [])]
    named = {source for source, *_ in mounts if not source.startswith(".")}
    assert named == set(found["volumes"])
    assert all((DEPLOY / source).is_file() for source, *_ in mounts if source.startswith("."))
    wanted = [name for one in services.values() for name in one.get("depends_on", [])]
    assert set(wanted) <= set(services)
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert set(re.findall(r"\{\$([A-Z_]+)", caddy)) == set(proxy["environment"])


def test_compose_waits_for_the_database_that_stays() -> None:
    """While the image sets up a new one, its server answers on the socket, and then stops."""
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    assert "--host=127.0.0.1" in found["database"]["healthcheck"]["test"]


def test_whoever_comes_by_ipv6_does_not_get_the_address_of_the_network() -> None:
    """Docker hands IPv6 on to a network of IPv4 as if it came from there: all would be one."""
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    assert found["proxy"]["ports"] == ["0.0.0.0:80:80", "0.0.0.0:443:443"]


def test_logs_of_containers_do_not_fill_the_disk() -> None:
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    assert all({"max-size", "max-file"} <= set(one["logging"]["options"]) for one in found.values())


def test_an_image_is_built_without_what_git_ignores() -> None:
    """Neither a virtual environment of this machine, nor a wheel of another Python, nor `.env`."""
    ignored = (DEPLOY.parent / ".gitignore").read_text(encoding="utf-8").split()
    anchored = [one.rstrip("/") for one in ignored]
    wanted = [one if "/" in one else f"**/{one}" for one in anchored]
    found = (DEPLOY.parent / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert [line for line in found if not line.startswith("#")] == [".git", *wanted]
    assert "**/.env" in found


def test_systemd_does_not_give_up_while_postgresql_is_away() -> None:
    assert "StartLimitIntervalSec=0\n" in (DEPLOY / "digsite@.service").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["digsite@.service", "compose.yaml"])
def test_no_password_is_on_a_command_line(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    assert "--database" not in text
    assert "DIGSITE_DATABASE" in text


def test_the_database_can_be_named_by_the_environment() -> None:
    app = typer.Typer()
    for one in (serve, backup, restore, tidy):
        app.command()(one)
    commands = typer.main.get_group(app).commands.values()
    options = [option for one in commands for option in one.params if option.name == "database"]
    assert [option.envvar for option in options] == ["DIGSITE_DATABASE"] * 4


def test_the_proxy_lets_through_what_the_server_allows() -> None:
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    [rate], [burst] = re.findall(r"rate=(\d+)r/s", text), re.findall(r"burst=(\d+)", text)
    [connections] = re.findall(r"limit_conn \w+ (\d+);", text)
    allowed = Settings()
    assert int(rate) > allowed.rate.each_second
    assert int(burst) > allowed.rate.burst
    assert int(connections) > allowed.sockets_each
    assert len(re.findall(r"limit_(?:req|conn)_status 429;", text)) == 2
    assert "worker_connections" in text


def test_both_proxies_cut_off_requests_that_do_not_go_on() -> None:
    seconds = f"{allowed_head():.0f}s"
    assert f"client_header_timeout {seconds};" in (DEPLOY / "nginx.conf").read_text()
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert f"read_header {seconds}\n" in caddy
    assert f"max_header_size {Settings().largest_head // 1024}KB\n" in caddy


def allowed_head() -> float:
    return Settings().head_patience


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
    assert f":{port}/ready')" in found["server1"]["healthcheck"]["test"][-1]
    longest = Settings().farewell + Settings().proxy_patience + 3 * PATIENCE
    assert int(found["server1"]["stop_grace_period"].removesuffix("s")) > longest


def test_the_dashboard_shows_every_metric_and_no_other() -> None:
    text = (DEPLOY / "grafana.json").read_text(encoding="utf-8")
    shown = [target["expr"] for panel in json.loads(text)["panels"] for target in panel["targets"]]
    assert set(re.findall(r"digsite_[a-z_]+", "\n".join(shown))) == set(HELP)


def test_the_first_of_what_happens_rarely_is_seen() -> None:
    """A counter appears with its first count; for Prometheus that is no increase."""
    assert "increase(" not in (DEPLOY / "grafana.json").read_text(encoding="utf-8")


def test_whatever_is_counted_is_told() -> None:
    source = Path(metrics.__file__).parent.rglob("*.py")
    text = "\n".join(path.read_text(encoding="utf-8") for path in source)
    assert set(re.findall(r'count\(\s*"(digsite_\w+)"', text)) <= set(HELP)


def test_each_server_has_a_line_in_nginx() -> None:
    site = nginx_site(8080, [1001, 1002])
    assert re.findall(r"^ +server 127.0.0.1:(\d+) ", site, re.MULTILINE) == ["1001", "1002"]
    assert "ssl" not in site
    assert "listen 127.0.0.1:8080;" in site


@pytest.mark.long
def test_nginx_counts_a_household_as_one_and_neighbours_apart(tmp_path: Path) -> None:
    site = nginx_site(8080, [free_port()])  # where no digsite is: what gets there is a 502
    site = site.replace("rate=100000r/s", "rate=1r/m").replace(" burst=480 nodelay", "")
    told = []
    with nginx_with(tmp_path, site, "set_real_ip_from 127.0.0.1;") as port:
        for one in ("2001:db8:1:2::1", "2001:db8:1:2:ffff:0a0a:1:1", "2001:db8:1:3::1"):
            told.append(asked_by(port, one))
        for one in ("192.0.2.1", "192.0.2.2", "::ffff:192.0.2.1", "::ffff:192.0.2.3"):
            told.append(asked_by(port, one))
        for one in ("a00:a0a:a0a:a0a::", "a00:a0a:a0a:a0a:a0a:a0a:a0a:a0a"):  # bytes of line ends
            told.append(asked_by(port, one))
    assert told == [502, 429, 502, 502, 502, 429, 502, 502, 429]


def asked_by(port: int, address: str) -> int:
    """The status of the answer to whoever has this address."""
    return httpx.get(f"http://127.0.0.1:{port}/", headers={"X-Real-IP": address}).status_code
