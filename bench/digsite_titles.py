"""digsite's own titles: playouts in compiled code, steps from Python, copies, views, worlds."""

import random
from collections.abc import Callable
from functools import partial

import digsite
from bench.measure import CLONE, IMAGINE, PLAYOUT, STEP, STEP_MOVES, VIEW, Probe
from digsite import CHANCE, OVER, Keys, Rng, State, Title, View

POSITIONS = 16


def probes(names: list[str]) -> list[Probe]:
    """Everything that is timed of these titles, for each number of seats."""
    return [
        Probe("digsite", name, seats, measure, burst)
        for name in names
        for seats in digsite.title(name).seats
        for measure, burst in bursts(digsite.title(name), seats).items()
    ]


def bursts(title: Title, seats: int) -> dict[str, Callable[[int], float]]:
    states = positions(title, seats, Rng(1))
    views = [title.view(state, state.actor()) for state in states]
    return {
        PLAYOUT: partial(playouts, title, seats, Rng(2)),
        STEP: partial(step_games, step_by_key, title, seats, Rng(3), random.Random(3)),
        STEP_MOVES: partial(step_games, step_by_move, title, seats, Rng(4), random.Random(4)),
        CLONE: partial(clone_positions, states),
        VIEW: partial(view_positions, title, states),
        IMAGINE: partial(imagine_positions, title, views, Rng(5)),
    }


def playouts(title: Title, seats: int, rng: Rng, rounds: int) -> float:
    """Whole games, set-up and chance included, by one call each."""
    return sum(digsite.play_random(title.new(seats, {}), rng) for _ in range(rounds))


def step_games(
    step: Callable[[State, Rng, random.Random], int],
    title: Title,
    seats: int,
    rng: Rng,
    chooser: random.Random,
    rounds: int,
) -> float:
    return sum(step(title.new(seats, {}), rng, chooser) for _ in range(rounds))


def step_by_key(state: State, rng: Rng, chooser: random.Random) -> int:
    """Play the state at random to its end, from Python and in keys; the number of decisions."""
    uniform = chooser.random
    keys = Keys()
    decisions = 0
    while True:
        actor = state.actor()
        if actor == CHANCE:
            state.play_key(state.draw_key(rng))
        elif actor == OVER:
            return decisions
        else:
            keys.clear()
            state.fill(keys)
            state.play_key(keys[int(uniform() * len(keys))])
            decisions += 1


def step_by_move(state: State, rng: Rng, chooser: random.Random) -> int:
    """The same in `Move` objects, each of them checked as it is played."""
    uniform = chooser.random
    decisions = 0
    while True:
        actor = state.actor()
        if actor == CHANCE:
            state.play(state.draw(rng))
        elif actor == OVER:
            return decisions
        else:
            legal = state.legal()
            state.play(legal[int(uniform() * len(legal))])
            decisions += 1


def positions(title: Title, seats: int, rng: Rng) -> list[State]:
    """Decisions from all over random games, one from each."""
    found: list[State] = []
    for _ in range(POSITIONS):
        decisions = decisions_of_a_game(title.new(seats, {}), rng)
        found.append(decisions[rng.below(len(decisions))])
    return found


def decisions_of_a_game(state: State, rng: Rng) -> list[State]:
    """A clone of each position of a random game at which a seat decided."""
    passed: list[State] = []
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.play_key(state.draw_key(rng))
        else:
            passed.append(state.clone())
            keys = state.keys()
            state.play_key(keys[rng.below(len(keys))])
    return passed


def clone_positions(states: list[State], rounds: int) -> float:
    """Clone every position `rounds` times."""
    for _ in range(rounds):
        for state in states:
            state.clone()
    return rounds * len(states)


def view_positions(title: Title, states: list[State], rounds: int) -> float:
    """What the seat to decide knows, `rounds` times in every position."""
    seen = [(state, state.actor()) for state in states]
    for _ in range(rounds):
        for state, seat in seen:
            title.view(state, seat)
    return rounds * len(states)


def imagine_positions(title: Title, views: list[View], rng: Rng, rounds: int) -> float:
    """A possible world for every view, `rounds` times."""
    for _ in range(rounds):
        for view in views:
            title.imagine(view, rng)
    return rounds * len(views)
