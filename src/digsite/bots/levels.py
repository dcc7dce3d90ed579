"""The levels: one way to think, more or less of it, and the errors that people make.

A weaker level thinks less, does not see some of its moves, and overrates what it may still get: it
hoards and buys late. It never plays what it holds to be worse.
"""

from dataclasses import dataclass

from digsite.bots import treesearch
from digsite.bots.treeplayer import TreePlayer
from digsite.bots.treesearch import Effort
from digsite.core.rng import Rng
from digsite.core.title import Title

COMPILED = not str(treesearch.__file__).endswith(".py")
UNCOMPILED_SECONDS = 0.7  # people wait no longer where the engine is still plain source


@dataclass(frozen=True)
class Style:
    """How a search goes about a title; trials showed what pays."""

    curiosity: float = 0.5
    eager: int = 0  # percent of turns that go on beyond the tree
    patient: bool = False  # judges when its own next turn begins
    pace: int = 1  # so many times the simulations of a level

    def effort(self, simulations: int, seconds: float = 0.0, overlooked: int = 0) -> Effort:
        """So many simulations, in this way."""
        return Effort(simulations, seconds, overlooked, self.curiosity, self.eager, self.patient)


STYLES = {
    "archaeology": Style(curiosity=0.15, pace=2),
    "artifact": Style(curiosity=1.0, eager=100, patient=True),
    "artifacts-inc": Style(curiosity=2.0, eager=100, pace=2),
}


def style_of(title: Title) -> Style:
    return STYLES.get(title.name, Style())


def effort_for(title: Title, simulations: int, seconds: float = 0.0, overlooked: int = 0) -> Effort:
    """So much thought, spent in the way that suits the title."""
    style = style_of(title)
    return style.effort(simulations * style.pace, seconds, overlooked)


@dataclass(frozen=True)
class Level:
    """How well a program plays."""

    simulations: int
    seconds: float  # for a decision, where people wait
    overlooked: int = 0  # percent of its moves
    hoarding: float = 0.0
    pools: bool = False  # thinks in several processes at once, where they are free

    def player(self, title: Title, rng: Rng, in_time: bool = False) -> TreePlayer:
        """Its effort is counted, so that it can be repeated; in time it is also limited."""
        seconds = 0.0
        if in_time:
            seconds = self.seconds if COMPILED else UNCOMPILED_SECONDS
        effort = effort_for(title, self.simulations, seconds, self.overlooked)
        return TreePlayer(title, rng, effort, self.hoarding, busy=self.overlooked > 0)


LEVELS = {
    "novice": Level(30, 0.05, overlooked=40, hoarding=0.5),
    "skilled": Level(400, 0.05, overlooked=10),
    "expert": Level(2_000, 0.5),
    "master": Level(20_000, 2.0, pools=True),
}
"""From the weakest to the strongest."""
