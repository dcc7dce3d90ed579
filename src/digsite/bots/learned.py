"""What was learned: the features of a title, and the weights for a number of players and options.

`weights/<title>.json` holds a set of weights for each way to play, made by `digsite train`.
"""

import json
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import NotRequired, TypedDict

from digsite.bots.features import archaeology
from digsite.bots.features.archaeology import ArchaeologyFeatures
from digsite.bots.features.artifact import ArtifactFeatures
from digsite.bots.features.artifacts_inc import ArtifactsIncFeatures
from digsite.bots.features.features import Features
from digsite.bots.judge import KNOT_COUNT, Weights, blank_weights
from digsite.bots.leanings import filled_up
from digsite.core.title import Title
from digsite.core.view import View
from digsite.games.archaeology.box import KINDS
from digsite.games.archaeology.title import ArchaeologyTitle
from digsite.games.artifact.title import ArtifactTitle
from digsite.games.artifact.view import ArtifactView
from digsite.games.artifacts_inc.title import ArtifactsIncTitle
from digsite.locales.faults import Fault

FIRST_CARD = 2  # of Archaeology's features: after the guess and the constant ...
DANGERS = 3  # ... and so many about the size of the hand
SCALE, SPREAD = 3.0, 10.0  # points that decide a game of Archaeology, in the end and at the start
RACE_SCALE, RACE_SPREAD = (
    2.0,
    4.0,
)  # ... and one of Artifacts, Inc.; the weights fit themselves to it

RESEARCH = {43: 1.0, 44: 0.5, 45: 0.2}
"""Artifact: the least weights of one, two and three steps that are missing to the next level."""


class Learned(TypedDict):
    """One set of weights as it is stored."""

    edition: str  # with which it was learned ...
    games: int  # ... from so many games
    scale: float
    spread: float
    points: list[float]
    leanings: NotRequired[list[float]]  # see leanings.py


@dataclass(frozen=True)
class Restraint:
    """How games teach, and what they may not teach because trials showed that it misleads."""

    fixed: frozenset[int] = frozenset()  # features whose weight stays as it was guessed
    least: dict[int, float] = field(default_factory=dict)  # of the weights of features
    sharpness: tuple[float, float] | None = None  # scale and spread, if they are not to be learned
    decay: float = 0.8  # of what a position is credited with, from one to the next
    race: bool = False  # winners teach, not scores
    leans: bool = False  # what was chosen teaches leanings (leanings.py)


def restraint_for(title: Title) -> Restraint:
    """Archaeology: the guess stays, and a card in hand never counts for less than was guessed.
    Artifact: a step of research is worth a part of what it leads to, and only final scores teach.
    Artifacts, Inc.: a race, whose winner has no more points than usual, only sooner.

    Averages of all games blame each card for what is lost with it, but its owner chooses what to
    give away and when to sell. Players that believed these averages sold single cards, and lost.
    And steps that few pupils finish seem worthless.
    """
    if isinstance(title, ArtifactTitle):
        return Restraint(least=RESEARCH, decay=1.0)
    if isinstance(title, ArtifactsIncTitle):
        return Restraint(sharpness=(RACE_SCALE, RACE_SPREAD), race=True, leans=True)
    if not isinstance(title, ArchaeologyTitle):
        return Restraint()
    last = int(archaeology.COUNT) - 1  # the numbers of cards and dangers stand before it
    cards = range(FIRST_CARD, FIRST_CARD + int(KINDS * archaeology.CARDS))
    fixed = frozenset([0, *range(last - DANGERS, last)])
    return Restraint(fixed, dict.fromkeys(cards, 0.0), (SCALE, SPREAD), leans=True)


def features_of(title: Title) -> Features:
    """What a judgement of the title looks at."""
    if isinstance(title, ArchaeologyTitle):
        return ArchaeologyFeatures(title.values)
    if isinstance(title, ArtifactTitle):
        return ArtifactFeatures(title.values)
    if isinstance(title, ArtifactsIncTitle):
        return ArtifactsIncFeatures(title.values)
    raise Fault("nothing-learned", title=title.name)


def way_to_play(seats: int, expansions: list[str]) -> str:
    """The name of a set of weights: “3”, “4 research cities”."""
    return " ".join([str(seats), *sorted(expansions, reverse=True)])


def way_seen(view: View) -> str:
    """The way to play of the game that is seen."""
    expansions = []
    if isinstance(view, ArtifactView):
        if view.table.research_on:
            expansions.append("research")
        if view.table.cities_on:
            expansions.append("cities")
    return way_to_play(int(view.seats), expansions)


@cache
def library(name: str) -> dict[str, Learned]:
    """All sets of weights of a title."""
    file = files("digsite.bots.weights") / f"{name}.json"
    if not file.is_file():
        return {}
    sets: dict[str, Learned] = json.loads(file.read_text(encoding="utf-8"))
    return sets


@cache
def weights_for(title: Title, way: str) -> Weights:
    """The weights for this way to play, or for the one that is most like it."""
    learned = learned_for(title.name, way)
    return blank_weights(features_of(title)) if learned is None else as_weights(learned, title)


def learned_for(name: str, way: str) -> Learned | None:
    sets = library(name)
    return sets[min(sets, key=lambda other: unlikeness(way, other))] if sets else None


def unlikeness(way: str, other: str) -> tuple[int, int, int]:
    """First by expansions that the other does not know, then by those that only it has, then by the
    number of players."""
    seats, *expansions = way.split()
    others, *known = other.split()
    strange = set(expansions) - set(known)
    return len(strange), len(known) - len(expansions), abs(int(seats) - int(others))


def as_weights(learned: Learned, title: Title) -> Weights:
    """Weights to judge with; of another edition only what means the same in all of them."""
    points = learned["points"]
    leanings = learned.get("leanings", [])
    if learned["edition"] != title.edition:
        features = features_of(title)
        size, common = len(points) // int(KNOT_COUNT), int(features.common)
        padding = [0.0] * (int(features.count) - common)
        knots = [points[knot * size :][:common] + padding for knot in range(KNOT_COUNT)]
        points = [point for knot in knots for point in knot]
        leanings = leanings and [1.0]
    full = filled_up(leanings, title.move_count) if leanings else []
    return Weights(points, learned["scale"], learned["spread"], full)
