"""What the operator of a server can set."""

import os
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path

from digsite.locales.faults import Fault
from digsite.play.folder import data_folder
from digsite.server.addresses import Network, networks

FILE = "server.sqlite"
CLIENT = Path(__file__).parent / "static"


def default_database() -> str:
    """One SQLite file in the person's data folder."""
    return str(data_folder() / FILE)


def database_url(database: str) -> str:
    """The URL that the store opens: a path or `sqlite:` is SQLite, `postgresql:` PostgreSQL."""
    scheme, colon, rest = database.partition("://")
    if not colon:
        return f"sqlite+aiosqlite:///{Path(database).expanduser().absolute()}"
    if scheme == "sqlite":
        return f"sqlite+aiosqlite://{rest}"
    if scheme in {"postgresql", "postgres"}:
        return f"postgresql+psycopg://{rest}"
    raise Fault("no-database", scheme=scheme)


def sqlite_path(database: str) -> Path | None:
    """The file of a SQLite database; none for another one."""
    url = database_url(database)
    scheme, _, rest = url.partition(":///")
    return Path(rest) if scheme == "sqlite+aiosqlite" else None


def spare_cores() -> int:
    """All but one, which the server itself needs."""
    return max(1, (os.cpu_count() or 1) - 1)


@dataclass(frozen=True)
class Rate:
    """How many at once, and how many more each second."""

    burst: float
    each_second: float

    def doubled(self) -> "Rate":
        return Rate(2 * self.burst, 2 * self.each_second)


@dataclass(frozen=True)
class Retention:
    """For how many days a table of each status is kept after it was last used; 0: for ever."""

    waiting: float = 7
    running: float = 180
    abandoned: float = 30
    over: float = 365
    forgotten: float = 7  # imported or abandoned, and not used after its first day; 0: as others


def retention(wishes: Iterable[str]) -> Retention:
    """The defaults, changed where somebody says STATUS=DAYS."""
    chosen = vars(Retention())
    for wish in wishes:
        status, _, days = wish.partition("=")
        if status not in chosen or not days.replace(".", "", 1).isdecimal():
            raise Fault("no-keep", wish=wish, allowed=", ".join(chosen))
        chosen[status] = float(days)
    return Retention(**chosen)


def rates(each_second: float) -> tuple[Rate, Rate, Rate]:
    """What an address may ask, a socket may say, and all sockets of an address: bursts of seconds.

    Messages are less work than requests: a socket may say half as much, and twelve of them may all
    do so."""
    socket = Rate(3 * each_second, each_second / 2)
    return Rate(6 * each_second, each_second), socket, Rate(36 * each_second, 6 * each_second)


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; the defaults are those of a server at home."""

    database: str = field(default_factory=default_database)
    hosts: tuple[str, ...] = ()  # names, besides localhost, under which browsers reach the server
    largest_body: int = 512 * 1024
    largest_message: int = 16 * 1024
    largest_head: int = 16 * 1024  # bytes of a request before its body
    most_headers: int = 64
    head_patience: float = 10.0  # seconds for a request to come, up to its body
    body_patience: float = 30.0  # seconds for its body to come
    write_patience: float = 30.0  # seconds that a reader may take nothing
    connections_each: int = 256  # of each address, besides sockets
    most_connections: int = 4000  # and as many sockets
    proxies: tuple[Network, ...] = ()  # who is believed when they say whom they speak for
    farewell: float = 1.5  # seconds in which proxies notice (`/ready`) that the server stops
    proxy_patience: float = 5.0  # seconds in which they give up the connections that they keep
    longest_log: int = 10_000  # lines after which nothing is taken back; after twice as many, over
    longest_file: int = 5_000  # moves of a match file that comes in
    rate: Rate = rates(40)[0]  # requests of each address
    seat_rate: Rate = rates(40)[1]  # messages on each socket
    address_rate: Rate = rates(40)[2]  # messages on all sockets of an address, by the work they are
    file_rate: Rate = Rate(20_000, 200)  # lines of files and branches of each address
    sockets_each: int = 64  # of each address
    tables_each: int = 100  # that are not over, of each address
    tables_kept: int = 1000  # in whatever state, used lately, of each address
    keep: Retention = Retention()
    largest_database: int = 8 * 2**30  # bytes of a database in a file, before new tables wait
    least_disk: int = 200 * 2**20  # bytes that stay free on its disk
    chat_rate: Rate = Rate(20, 0.5)  # lines of each seat
    chat_kept: int = 500  # lines of each table
    metrics: tuple[Network, ...] = ()  # who may read them
    live_tables: int = 256  # kept in memory when nobody watches them
    backlog: int = 256 * 1024  # bytes that a slow reader may fall behind
    link: str = ""  # the address of this server as people type it, for links in calls
    local_calls: bool = False  # whether addresses of this machine and its network are called
    calls: int = 3  # how often a call is tried
    call_pause: float = 2.0  # seconds before the second try; each further one waits longer
    call_patience: float = 10.0  # seconds that whoever is called may take to answer
    client: Path = CLIENT  # the page for browsers, where it is built
    workers: int = field(default_factory=spare_cores)  # processes that think for bots
    standby: bool = True  # whether one of them is started before anybody asks
    missing_pauses: tuple[float, ...] = (0.5, 2.0, 8.0)  # seconds, where there is no process
    patience: float = 60.0  # seconds that a bot may think
    peer_pause: float = 2.0  # seconds between two looks for other servers that are gone
    bot_pause: float = 0.4  # seconds between two moves of bots, where somebody watches
    store_pause: float = 2.0  # seconds until a bot tries again whose move could not be stored
    first_look: float = 20.0  # seconds that bots wait for the first person before they begin
    thinker: tuple[str, ...] = (sys.executable, "-m", "digsite.server.thinker")
    club: bool = False  # whether there is a page of names, results and ratings
    now: Callable[[], float] = time.monotonic  # by which the clocks of tables run
    engine: Path | None = None  # a file that changes when new processes take another engine

    def rated(self, each_second: float) -> "Settings":
        """The same, with this many requests for each address."""
        requests, socket, sockets = rates(each_second)
        return replace(self, rate=requests, seat_rate=socket, address_rate=sockets)

    def limited(
        self,
        workers: int | None,
        most: tuple[int, int, int],
        proxies: list[str] | None,
        metrics: list[str] | None,
        keep: list[str] | None,
    ) -> "Settings":
        """The same, with what somebody wrote on the command line."""
        return replace(
            self,
            workers=workers or spare_cores(),
            sockets_each=most[0],
            tables_each=most[1],
            tables_kept=most[2],
            proxies=networks(proxies or ()),
            metrics=networks(metrics or ()),
            keep=retention(keep or ()),
        )
