"""Imagined worlds are as likely as chance makes them: chi-square against exact odds.

In the micro edition of Archaeology every deal, dig and theft is followed to the first decision of
another seat: what others do with their cards would depend on how they play. In Artifact the odds of
a secret card are the cards of its site that the viewer has not seen.
"""

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable
from fractions import Fraction

import pytest

import digsite
from digsite.adapters.observing import title_of
from tests.leaks.titles import curious_walk
from tests.leaks.worlds import PILE, hidden, places

DRAWS = 300
LEAST_EXPECTED = 5  # rarer worlds are counted together
DOUBT = 1e-4  # how unlikely a result must be to be no accident
MICRO = title_of("archaeology", "micro")

Odds = dict[Hashable, Fraction]


class Knowledge:
    """What a seat has seen since the beginning, the worlds it leaves, and one of its views."""

    def __init__(self) -> None:
        self.odds: dict[tuple[str, ...], Odds] = defaultdict(lambda: defaultdict(Fraction))
        self.views: dict[tuple[str, ...], digsite.View] = {}

    def grow(
        self, state: digsite.State, viewer: int, seen: tuple[str, ...], likely: Fraction
    ) -> None:
        """Follow every way on from a position that is so likely."""
        if seen in self.views:
            assert self.views[seen] == MICRO.view(state, viewer)
        self.views.setdefault(seen, MICRO.view(state, viewer))
        self.odds[seen][hidden(state, viewer)] += likely
        actor = int(state.actor())
        if actor not in (viewer, int(digsite.CHANCE)):
            return
        weights = state.weights() if actor != viewer else [1] * len(state.legal())
        whole = sum(weights) if actor != viewer else 1
        for move, weight in zip(state.legal(), weights, strict=True):
            event = str(MICRO.event(state, move, viewer).record())
            after = state.clone()
            after.play(move)
            self.grow(after, viewer, (*seen, event), likely * Fraction(weight, whole))


def deviation(expected: list[float], found: list[int]) -> tuple[float, int]:
    """Chi-square and its degrees of freedom, rare worlds counted together."""
    pairs = sorted(zip(expected, found, strict=True), reverse=True)
    while len(pairs) > 1 and pairs[-1][0] < LEAST_EXPECTED:
        (a, b), (c, d) = pairs.pop(), pairs.pop()
        pairs.append((a + c, b + d))
        pairs.sort(reverse=True)
    return sum((b - a) ** 2 / a for a, b in pairs), len(pairs) - 1


def chance_of(deviation: float, freedom: int) -> float:
    """How likely chance strays at least so far: Wilson and Hilferty's approximation."""
    width = 2 / (9 * freedom)
    steps = ((deviation / freedom) ** (1 / 3) - (1 - width)) / math.sqrt(width)
    return math.erfc(steps / math.sqrt(2)) / 2


Draw = Callable[[digsite.View, Odds, digsite.Rng], Hashable]


def doubt_in(draw: Draw, viewer: int) -> tuple[float, int]:
    """How likely it is that draws with the true odds stray further; and of how many worlds."""
    known = Knowledge()
    known.grow(MICRO.new(2), viewer, (), Fraction(1))
    rng, total, freedom = digsite.Rng(17), 0.0, 0
    for seen, odds in known.odds.items():
        if len(odds) > 1:
            found = Counter(draw(known.views[seen], odds, rng) for _ in range(DRAWS))
            assert set(found) <= set(odds), "a world that cannot be"
            whole = sum(odds.values())
            expected = [float(odds[world] / whole) * DRAWS for world in odds]
            more, degrees = deviation(expected, [found[world] for world in odds])
            total, freedom = total + more, freedom + degrees
    return chance_of(total, freedom), freedom


def imagined(view: digsite.View, odds: Odds, rng: digsite.Rng) -> Hashable:
    return hidden(MICRO.imagine(view, rng), int(view.seat))


def careless(view: digsite.View, odds: Odds, rng: digsite.Rng) -> Hashable:
    """Every world alike."""
    return list(odds)[rng.below(len(odds))]


@pytest.mark.parametrize("viewer", [0, 1])
def test_worlds_of_the_micro_edition_come_with_their_exact_odds(viewer: int) -> None:
    doubt, freedom = doubt_in(imagined, viewer)
    assert freedom > 20
    assert doubt > DOUBT


@pytest.mark.parametrize(
    ("deviation", "freedom", "chance"), [(18.31, 10, 0.05), (23.21, 10, 0.01), (124.34, 100, 0.05)]
)
def test_chances_are_those_of_printed_tables(deviation: float, freedom: int, chance: float) -> None:
    assert chance_of(deviation, freedom) == pytest.approx(chance, rel=0.02)


def test_worlds_drawn_all_alike_are_found_out() -> None:
    assert doubt_in(careless, 0)[0] < DOUBT


def test_a_secret_card_of_artifact_comes_with_its_exact_odds() -> None:
    title, viewer = digsite.title("artifact"), int(digsite.SPECTATOR)
    rng, total, freedom = digsite.Rng(18), 0.0, 0
    for seed in range(1, 12):
        for state in curious_walk(("artifact", 4, {"expansions": ["cities"]}), seed):
            secrets = {place: cards for place, cards in places(state, viewer).items() if cards}
            held = [place for place in secrets if place[0] != PILE]
            if len(held) == 1 and math.fsum(secrets[held[0]].values()) == 1:
                holder, site = held[0]
                unseen = secrets[holder, site] + secrets.get((PILE, site), Counter())
                view = title.view(state, viewer)
                found: Counter[str] = Counter()
                for _ in range(DRAWS):
                    found += places(title.imagine(view, rng), viewer)[holder, site]
                expected = [unseen[kind] / unseen.total() * DRAWS for kind in unseen]
                more, degrees = deviation(expected, [found[kind] for kind in unseen])
                total, freedom = total + more, freedom + degrees
                break
    assert freedom > 10
    assert chance_of(total, freedom) > DOUBT
