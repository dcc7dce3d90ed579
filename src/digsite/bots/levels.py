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

    def effort(self, simulations: int, seconds: float = 0.0, overlooked: int = 0) -> Effort:
        """This many simulations, in this way."""
        return Effort(simulations, seconds, overlooked, self.curiosity, self.eager, self.patient)


STYLES = {
    "archaeology": Style(curiosity=0.5),
    "artifact": Style(curiosity=1.0, eager=100, patient=True),
    "artifacts-inc": Style(curiosity=2.0, eager=100),
}


def style_of(title: Title) -> Style:
    return STYLES.get(title.name, Style())


@dataclass(frozen=True)
class Level:
    """How well a program plays."""

    simulations: int  # for a decision
    seconds: float  # for a decision, where people wait
    overlooked: int = 0  # percent of its moves
    hoarding: float = 0.0
    more: int = 1  # times the simulations, where people wait and the seconds allow it

    def player(self, title: Title, rng: Rng, in_time: bool = False) -> TreePlayer:
        """Its effort is counted, so that it can be repeated; in time it is limited by the clock."""
        simulations, seconds = self.simulations, 0.0
        if in_time:
            simulations *= self.more
            seconds = self.seconds if COMPILED else UNCOMPILED_SECONDS
        effort = style_of(title).effort(simulations, seconds, self.overlooked)
        return TreePlayer(title, rng, effort, self.hoarding, busy=self.overlooked > 0)


def ladder(
    novice: tuple[int, int], skilled: tuple[int, int], expert: tuple[int, int], master: int
) -> dict[str, Level]:
    """The levels of a title: how many simulations each makes, and what percent of its moves it
    overlooks."""
    return {
        "novice": Level(novice[0], 0.05, novice[1], hoarding=0.5),
        "skilled": Level(skilled[0], 0.05, skilled[1]),
        "expert": Level(expert[0], 0.5, expert[1]),
        "master": Level(master, 1.0, more=10),
    }


USUAL = ladder((30, 40), (100, 20), (400, 5), 4_000)
LADDERS = {
    "archaeology": ladder((60, 50), (60, 19), (100, 5), 2_000),
    "artifact": ladder((30, 50), (25, 25), (70, 12), 1_000),
    "artifacts-inc": ladder((20, 60), (30, 30), (70, 12), 1_500),
}
"""Far enough apart that each level clearly beats the one below it (docs/ladder.md)."""

LEVELS = list(USUAL)
"""From the weakest to the strongest."""

POOLED = "master"
"""The level that thinks in several processes at once, where they are free."""


def level_of(title: Title, name: str) -> Level:
    return LADDERS.get(title.name, USUAL)[name]
