"""The roster: players by name.

A name is one of ours; or that of an entry point in the group `digsite.players`; or `module:Class`,
also found in the current folder; or `program:COMMAND`, which speaks the line protocol.
"""

import importlib
import inspect
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from digsite.bots.greedy import APPRAISALS, GreedyPlayer
from digsite.bots.levels import LEVELS, level_of
from digsite.bots.program import Program
from digsite.bots.random_player import RandomPlayer
from digsite.bots.search import SearchPlayer
from digsite.core.rng import Rng
from digsite.core.title import Title
from digsite.locales.faults import Fault
from digsite.play.player import Player, blame

WIDTH = 8  # lines that a searching player follows at the same time
WORLDS = 4  # in which it looks at what chance may bring
SEARCHED = {"archaeology", "artifacts-inc"}  # where a whole turn is a good horizon
GROUP = "digsite.players"
INVITED = "DIGSITE_PLAYERS"  # your own players, separated by commas; your server has them too
PROGRAM = "program:"

Maker = Callable[[Title, Rng], Player]


def _random(title: Title, rng: Rng) -> Player:
    return RandomPlayer(rng)


def _greedy(title: Title, rng: Rng) -> Player:
    return GreedyPlayer(title, rng)


def _search(title: Title, rng: Rng) -> Player:
    """At other titles this search loses to greedy play, so it plays greedily there."""
    if title.name not in SEARCHED:
        return GreedyPlayer(title, rng)
    return SearchPlayer(title, rng, APPRAISALS[title.name], WIDTH, WORLDS)


def _level(name: str) -> Maker:
    return lambda title, rng: level_of(title, name).player(title, rng)


ROSTER: dict[str, Maker] = {
    "random": _random,
    **{name: _level(name) for name in LEVELS},
}
FORMER: dict[str, Maker] = {"greedy": _greedy, "search": _search}
"""Players of earlier versions: their tables go on, but nobody is offered them."""


def player_names() -> list[str]:
    """The names of all bots: `random`, then guests (`DIGSITE_PLAYERS`, packages), then ours."""
    first, *ours = ROSTER
    invited = [name.strip() for name in os.environ.get(INVITED, "").split(",") if name.strip()]
    return [first, *dict.fromkeys([*_installed(), *invited]), *ours]


def make_player(name: str, title: Title, rng: Rng, in_time: bool = False) -> Player:
    """Make a bot by name, for a title, with a random stream of its own.

    With the same stream ours decide the same, unless `in_time` also limits their time, because
    people wait.
    """
    if in_time and name in LEVELS:
        return level_of(title, name).player(title, rng, in_time)
    return _maker(name)(title, rng)


def called(name: str) -> str:
    """What a player is called at the table: a guest by its class, or by the file that it runs."""
    if name.startswith(PROGRAM):
        return Path(name.removeprefix(PROGRAM).split()[-1]).stem if name != PROGRAM else PROGRAM
    return name.rpartition(":")[2] or name


def told_apart(names: Sequence[str]) -> list[str]:
    """The names, numbered where one sits in several seats."""
    return [
        name if names.count(name) == 1 else f"{name} {names[: seat + 1].count(name)}"
        for seat, name in enumerate(names)
    ]


def refuse_unknown(name: str) -> None:
    """Raise a `ValueError` if there is no player of that name, and say which there are."""
    _maker(name)


def is_guest(name: str) -> bool:
    """Whether the player is not one of ours."""
    return name not in ROSTER and name not in FORMER


def _maker(name: str) -> Maker:
    if not is_guest(name):
        return (ROSTER | FORMER)[name]
    if name in _installed():
        return _maker(_installed()[name])
    if name.startswith(PROGRAM):
        return lambda title, rng: Program(title, name.removeprefix(PROGRAM))
    if ":" in name:
        return _imported(name)
    raise Fault("no-player", name=name, allowed=", ".join(player_names()))


@cache
def _installed() -> dict[str, str]:
    """The players of installed packages: where each is found, by name."""
    return {point.name: point.value for point in entry_points(group=GROUP)}


def _imported(name: str) -> Maker:
    """A player by `module:Class`: any callable that takes the title and a stream, or fewer.

    What the module prints when it is imported goes to the standard error, as while it plays.
    """
    module, _, called = name.partition(":")
    here = os.getcwd()
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        with redirect_stdout(sys.stderr):
            made = getattr(importlib.import_module(module), called)
        takes = len(inspect.signature(made).parameters)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise Fault("no-own-player", name=name, why=str(error)) from None

    def seated(title: Title, rng: Rng) -> Player:
        try:
            player: Player = made(*(title, rng)[:takes])
        except Exception as error:
            raise Fault("no-own-player", name=name, why=blame(error)) from error
        return player

    return seated
