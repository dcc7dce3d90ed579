"""What whoever runs the server decides."""

import sys
from dataclasses import dataclass, field, replace
from pathlib import Path

from digsite.play.folder import data_folder

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
    raise ValueError(f"“{scheme}” is not a database that is known here: sqlite or postgresql")


def sqlite_path(database: str) -> Path | None:
    """The file of a SQLite database; none for another one."""
    url = database_url(database)
    scheme, _, rest = url.partition(":///")
    return Path(rest) if scheme == "sqlite+aiosqlite" else None


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many more each second."""

    burst: float
    each_second: float


def rates(each_second: float) -> tuple[Rate, Rate]:
    """What an address and a socket may do: bursts of seconds, and a socket half of it."""
    return Rate(6 * each_second, each_second), Rate(3 * each_second, each_second / 2)


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; the defaults are those of a server at home."""

    database: str = field(default_factory=default_database)
    hosts: tuple[str, ...] = ()  # names, besides localhost, under which browsers reach the server
    largest_body: int = 512 * 1024
    largest_message: int = 16 * 1024
    rate: Rate = rates(40)[0]  # requests of each address
    seat_rate: Rate = rates(40)[1]  # messages on each socket
    sockets_each: int = 64  # of each address
    live_tables: int = 256  # kept in memory when nobody watches them
    backlog: int = 64  # messages that a slow reader may fall behind
    link: str = ""  # the address of this server as people type it, for links in calls
    local_calls: bool = False  # whether addresses of this machine and its network are called
    calls: int = 3  # how often a call is tried
    call_pause: float = 2.0  # seconds before the second try; each further one waits longer
    call_patience: float = 10.0  # seconds that whoever is called may take to answer
    client: Path = CLIENT  # the page for browsers, where it is built
    workers: int = 1  # processes that think for bots
    patience: float = 60.0  # seconds that a bot may think
    bot_pause: float = 0.4  # seconds between two moves of bots, where somebody watches
    first_look: float = 20.0  # seconds that bots wait for the first person before they begin
    thinker: tuple[str, ...] = (sys.executable, "-m", "digsite.server.thinker")
    engine: Path | None = None  # a file that changes when new processes take another engine

    def rated(self, each_second: float) -> "Settings":
        """The same, with so many requests of each address."""
        address, seat = rates(each_second)
        return replace(self, rate=address, seat_rate=seat)
