"""Times digsite's server and boardgame.io's in one run. See docs/server-measurements.md.

Tables for two; every player answers at once. Both servers get the same players, one process of
Node, and take turns. digsite keeps each move in a file, boardgame.io in memory, as it ships.
"""

import argparse
import json
import os
import platform
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import digsite
from bench.engine import positive, say
from bench.facts import build
from bench.results import Facts, UnreadableResults
from bench.server_turns import OWN, PEER, Run, load, missed, read_turn, report, save

ROOT = Path(__file__).resolve().parent.parent
NODE = ROOT / "bench" / "server_peer"
TABLES, MOVES, REPEAT = 50, 1000, 9
MOVES_EACH = 5  # at least, of each table in a slice
SLICES = 5  # in which the sides take turns; a game has some 160 moves: all last until the end
QUICK_MOVES, QUICK_REPEAT = 400, 2
WARM = 10  # moves of each table that are not measured
FIRST = 1  # repetitions that are not measured: both servers, and the players, have to warm up
ENOUGH = "1000000"

PASSED, MISSED, UNUSABLE = 0, 1, 2


def main() -> int:
    arguments = parsed()
    try:
        run = load(arguments.show) if arguments.show else measured(arguments)
    except (UnreadableResults, OSError, subprocess.SubprocessError) as error:
        say(f"error: {error}")
        return UNUSABLE
    if arguments.json:
        save(run, arguments.json)
    sys.stdout.write(report(run))
    return MISSED if arguments.gate and missed(run) else PASSED


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Moves per second of digsite's server and boardgame.io's, in one run."
    )
    parser.add_argument("--tables", type=positive, default=TABLES, help=f"(default {TABLES})")
    parser.add_argument("--quick", action="store_true", help="a short run, for a first look")
    parser.add_argument("--repeat", type=positive, help=f"repetitions (default {REPEAT})")
    parser.add_argument("--json", type=Path, metavar="FILE", help="save the results")
    parser.add_argument("--show", type=Path, metavar="FILE", help="measure nothing, show a file")
    parser.add_argument("--gate", action="store_true", help="exit with 1 if digsite is slower")
    return parser.parse_args()


def measured(arguments: argparse.Namespace) -> Run:
    """Both servers, and the players between them, from start to end."""
    tables: int = arguments.tables
    moves = max(QUICK_MOVES if arguments.quick else MOVES, MOVES_EACH * tables)
    repeat: int = arguments.repeat or (QUICK_REPEAT if arguments.quick else REPEAT)
    if (busy := round(os.getloadavg()[0], 1)) >= 1:
        say(f"this machine is busy (load {busy}): players and servers will wait for others")
    (ROOT / "build").mkdir(exist_ok=True)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=ROOT / "build")))
        commands = {OWN: own_command(folder), PEER: ["node", str(NODE / "server.mjs")]}
        plan = {
            "sides": {
                side: stack.enter_context(serving(command, folder))
                for side, command in commands.items()
            },
            "tables": tables,
            "warm": tables * WARM,
            "slices": SLICES,
            "moves": moves,
            "repeat": FIRST + repeat,
        }
        turns = [read_turn(line) for line in played(plan)]
        wanted = (FIRST + repeat) * (tables * WARM + SLICES * moves)
        if (found := kept(folder)) < wanted:
            raise UnreadableResults(f"{found} moves are in the file, and {wanted} were made")
    return Run(facts(tables, moves, repeat, busy), turns[2 * FIRST :])


def own_command(folder: Path) -> list[str]:
    """The server that people start, without the limits that one address has."""
    database = str(folder / "games.sqlite")
    command = [sys.executable, "-m", "digsite", "serve", "--port", "0", "--database", database]
    limits = ("--rate", "--sockets", "--tables", "--tables-kept")
    return [*command, *(word for limit in limits for word in (limit, ENOUGH))]


@contextmanager
def serving(command: list[str], folder: Path) -> Iterator[dict[str, str | int]]:
    """Where a server is reached while it runs, which is the first address that it prints."""
    if shutil.which(command[0]) is None:
        raise UnreadableResults(f"{command[0]} is not installed")
    log = folder / f"{Path(command[0]).name}.log"
    with log.open("w") as errors:
        process = subprocess.Popen(
            command,
            cwd=folder,
            env={**os.environ, "NODE_ENV": "production"},
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
    try:
        assert process.stdout is not None
        words = (word for line in process.stdout for word in line.split())
        found = next((word for word in words if "://" in word), None)
        if found is None:
            raise UnreadableResults(f"a server did not start: {log.read_text()[-500:]}")
        yield {"address": found.rstrip("/"), "pid": process.pid}
    finally:
        process.terminate()
        process.communicate()


def played(plan: dict[str, object]) -> Iterator[str]:
    """Each turn of each side as the players tell it."""
    command = ["node", str(NODE / "players.mjs"), json.dumps(plan)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as players:
        assert players.stdout is not None
        for line in players.stdout:
            turn = read_turn(line)
            say(f"{turn.side}: {turn.rate:.0f} moves/s, p95 {turn.percentiles[1]:.1f} ms")
            yield line
    if players.returncode:
        raise UnreadableResults(f"the players failed with code {players.returncode}")


def kept(folder: Path) -> int:
    """How many decisions digsite has in its file."""
    with closing(sqlite3.connect(folder / "games.sqlite")) as database:
        count: int = database.execute("SELECT count(receipt) FROM moves").fetchone()[0]
        return count


def facts(tables: int, moves: int, repeat: int, load: float) -> Facts:
    """Versions, the size of the machine and how busy it was before, the size of the run."""
    locked = json.loads((NODE / "package-lock.json").read_text(encoding="utf-8"))
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True)
    return {
        "tables": tables,
        "moves": SLICES * moves,
        "repeat": repeat,
        "cpus": os.cpu_count() or 1,
        "load": load,
        "python": platform.python_version(),
        "digsite": digsite.__version__,
        "build": build(),
        "node": node.stdout.strip(),
        PEER: locked["packages"][f"node_modules/{PEER}"]["version"],
    }


if __name__ == "__main__":
    sys.exit(main())
