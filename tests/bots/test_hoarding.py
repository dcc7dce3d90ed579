"""A novice overrates what it may still get: it keeps its cards, and sells late."""

import pytest

import digsite
from digsite.bots.judge import Judge
from digsite.bots.learned import features_of, weights_for
from digsite.bots.levels import LEVELS, level_of, style_of
from digsite.bots.treeplayer import TreePlayer

GAMES, SIMULATIONS = 8, 60


def test_only_a_novice_hoards() -> None:
    for name in digsite.titles():
        title = digsite.title(name)
        hoarding = {level: level_of(title, level).hoarding for level in LEVELS}
        assert hoarding.pop("novice") == 0.5
        assert set(hoarding.values()) == {0.0}


@pytest.mark.parametrize("name", digsite.titles())
def test_what_may_still_come_counts_for_half_as_much_again_and_what_is_there_for_no_more(
    name: str,
) -> None:
    title, rng = digsite.title(name), digsite.Rng(1)
    features = features_of(title)
    weights = weights_for(title, str(title.seats[0]))
    sober, hoarder = (Judge(features, weights, hoarding) for hoarding in (0.0, 0.5))
    state = title.new(title.seats[0])
    while not state.is_over():
        state.play(state.draw(rng) if state.actor() < 0 else state.legal()[0])
        time, points = features.time_left(state, 0), features.points(state, 0)
        future = sober.worth(state, 0, time) - points
        assert hoarder.worth(state, 0, time) - points == pytest.approx(1.5 * future)


def test_whoever_hoards_sells_later() -> None:
    assert sum(before_the_first_sale(0.5, seed) for seed in range(GAMES)) > 1.5 * sum(
        before_the_first_sale(0.0, seed) for seed in range(GAMES)
    )


def before_the_first_sale(hoarding: float, seed: int) -> int:
    """How many moves players of Archaeology make before anybody sells, with nothing overlooked."""
    title, rng = digsite.title("archaeology"), digsite.Rng(seed)
    effort = style_of(title).effort(SIMULATIONS)
    players = [TreePlayer(title, rng.fork(), effort, hoarding) for _ in range(2)]
    state, made = title.new(2), 0
    while not state.is_over():
        seat = state.actor()
        if seat < 0:
            state.play(state.draw(rng))
            continue
        move = players[seat].decide(title.view(state, seat), state.legal())
        if move.notation().startswith("sell "):
            return made
        state.play(move)
        made += 1
    return made
