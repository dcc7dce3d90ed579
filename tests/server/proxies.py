"""Real proxies on 127.0.0.1 with the configurations of `deploy/`; only ports and names are ours."""

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.server.test_crashes import free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
MISSING = "{} is not here: apt-get install --no-install-recommends {}"


def nginx_site(port: int, servers: Sequence[int]) -> str:
    """The committed file, without TLS, at this port and in front of these servers; all players of
    our tests have one address, so that limits of an address would be in the way."""
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    [line] = re.findall(r"^ +server 127\.0\.0\.1:8765.*;$", text, re.MULTILINE)
    ours = "\n".join(line.replace("8765", str(one)) for one in servers)
    text = text.replace(line, ours).replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    text = re.sub(r"rate=\d+r/s", "rate=100000r/s", text)
    text = re.sub(r"(limit_conn \w+) \d+;", r"\1 60000;", text)
    return re.sub(r"^.*(\[::\]:443|ssl_certificate).*$", "", text, flags=re.MULTILINE)


@contextmanager
def nginx(folder: Path, servers: Sequence[int]) -> Iterator[int]:
    with nginx_with(folder, nginx_site(8080, servers)) as port:
        yield port


@contextmanager
def nginx_with(folder: Path, site: str, more: str = "") -> Iterator[int]:
    """A real one with this site, which is written for the port 8080, and more around it."""
    port = free_port()
    site = site.replace("listen 127.0.0.1:8080;", f"listen 127.0.0.1:{port};")
    (folder / "site.conf").write_text(site, encoding="utf-8")
    around = [
        f"pid {folder}/pid;",
        f"error_log {folder}/errors;",
        "daemon off;",
        "events { worker_connections 2000; }",
        f"http {{ access_log off; client_body_temp_path {folder}/body;",
        f"proxy_temp_path {folder}/proxy; {more} include {folder}/site.conf; }}",
    ]
    (folder / "nginx.conf").write_text("\n".join(around), encoding="utf-8")
    with running(["nginx", "-c", str(folder / "nginx.conf")], port):
        yield port


@contextmanager
def caddy(folder: Path, servers: Sequence[int]) -> Iterator[int]:
    port = free_port()
    told = {
        "DIGSITE_NAME": f"http://127.0.0.1:{port}",
        "DIGSITE_SERVERS": " ".join(f"127.0.0.1:{one}" for one in servers),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "CADDY_ADMIN": f"127.0.0.1:{free_port()}",
    }
    words = ["caddy", "run", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    with running(words, port, told):
        yield port


@contextmanager
def running(words: list[str], port: int, told: dict[str, str] | None = None) -> Iterator[None]:
    """A program, from when it listens to its end."""
    assert shutil.which(words[0]), MISSING.format(words[0], words[0])
    process = subprocess.Popen(
        words,
        env={**os.environ, **(told or {})},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        while process.poll() is None:
            with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            time.sleep(0.05)
        assert process.poll() is None, f"{words[0]} did not start"
        yield
    finally:
        process.terminate()
        process.wait()


PROXIES = {"nginx": nginx, "caddy": caddy}
