"""The levels: one way to think, with more or less effort, and the errors that people make.

A weaker level thinks less, does not see some of its moves, and overrates what it may still get: it
hoards and buys late. It never plays a move that it considers worse.
"""

from dataclasses import dataclass, replace

from digsite.bots import treesearch
from digsite.bots.treeplayer import TreePlayer
from digsite.bots.treesearch import Effort
from digsite.core.rng import Rng
from digsite.core.title import Title

COMPILED = not str(treesearch.__file__).endswith(".py")
UNCOMPILED_SECONDS = 0.4  # on the plain source, where a process may have to start first


@dataclass(frozen=True)
class Style:
    """How a search goes about a title, as found by trials."""

    curiosity: float = 0.5
    eager: int = 0  # percent of turns that go on beyond the tree
    patient: bool = False  # judges when its own next turn begins

    def effort(
        self, simulations: int, seconds: float = 0.0, overlooked: int = 0, distraction: int = 0
    ) -> Effort:
        """This many simulations, in this way."""
        way = self.curiosity, self.eager, self.patient
        return Effort(simulations, seconds, overlooked, *way, distraction)


STYLES = {
    "archaeology": Style(curiosity=0.5),
    "artifact": Style(curiosity=1.0, eager=100, patient=True),
    "artifacts-inc": Style(curiosity=2.0, eager=100),
}


def style_of(title: Title) -> Style:
    return STYLES.get(title.name, Style())


@dataclass(frozen=True)
class Level:
    """How well a bot plays."""

    simulations: int  # for a decision
    seconds: float = 0.0  # for a decision, where people wait
    overlooked: int = 0  # percent of its own moves that it misses, with one rival ...
    distraction: int = 0  # ... and percentage points more for each further rival
    hoarding: float = 0.0
    more: int = 1  # times the simulations where people wait, as far as `seconds` allows

    def player(self, title: Title, rng: Rng, in_time: bool = False) -> TreePlayer:
        """Effort is counted, so games can be repeated; `in_time` also limits it by the clock."""
        simulations, seconds = self.simulations, 0.0
        if in_time:
            simulations *= self.more
            seconds = self.seconds if COMPILED else UNCOMPILED_SECONDS
        errors = self.overlooked, self.distraction
        effort = style_of(title).effort(simulations, seconds, *errors)
        return TreePlayer(title, rng, effort, self.hoarding, busy=self.overlooked > 0)


def ladder(novice: Level, skilled: Level, expert: Level, master: Level) -> dict[str, Level]:
    """The levels of a title; how long people wait for each is the same everywhere."""
    return {
        "novice": replace(novice, seconds=0.05, hoarding=0.5),
        "skilled": replace(skilled, seconds=0.05),
        "expert": replace(expert, seconds=0.5),
        "master": replace(master, seconds=1.0, more=20),
    }


USUAL = ladder(
    novice=Level(30, overlooked=40),
    skilled=Level(100, overlooked=20),
    expert=Level(400, overlooked=5),
    master=Level(4_000),
)
LADDERS = {
    "archaeology": ladder(
        novice=Level(60, overlooked=55),
        skilled=Level(16, overlooked=6, distraction=8),
        expert=Level(80, overlooked=3, distraction=5),
        master=Level(2_000),
    ),
    "artifact": ladder(
        novice=Level(30, overlooked=50),
        skilled=Level(25, overlooked=25),
        expert=Level(70, overlooked=12),
        master=Level(500),
    ),
    "artifacts-inc": ladder(
        novice=Level(20, overlooked=60),
        skilled=Level(30, overlooked=30),
        expert=Level(70, overlooked=12),
        master=Level(750),
    ),
}
"""Far enough apart that each level clearly beats the one below it (docs/ladder.md)."""

LEVELS = list(USUAL)
"""From the weakest to the strongest."""

POOLED = "master"
"""The level that thinks in several processes at once, where they are free."""


def level_of(title: Title, name: str) -> Level:
    return LADDERS.get(title.name, USUAL)[name]
