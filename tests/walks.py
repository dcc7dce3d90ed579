"""Positions reached by random play, for tests of every title."""

import os
from collections.abc import Iterator

import digsite
from digsite.core.options import Option

Setting = tuple[str, int, dict[str, object]]


def titled(name: str) -> digsite.Title:
    """A title by its name, or by its name and an edition: `artifacts-inc/reconstruction`."""
    title, _, edition = name.partition("/")
    return digsite.title(title, edition or None)


def settings() -> list[Setting]:
    """Every title with every number of seats, and each option that makes another game of it.

    In `make quick` the smallest table of each title stands for all.
    """
    if os.environ.get("DIGSITE_SETTINGS") == "few":
        return [(name, digsite.title(name).seats[0], {}) for name in digsite.titles()]
    found: list[Setting] = []
    for name in digsite.titles():
        title = digsite.title(name)
        for seats in title.seats:
            beginnings: list[dict[str, object]] = []
            for options in _option_sets(title.options):
                record = title.new(seats, options).record()
                if record not in beginnings:
                    beginnings.append(record)
                    found.append((name, seats, options))
    return found


def _option_sets(options: list[Option]) -> list[dict[str, object]]:
    """The defaults, then each option changed to each of its other values, alone."""
    changes: list[dict[str, object]] = [{}]
    for option in options:
        if option.several:
            changes += [{option.name: [choice]} for choice in option.choices]
            changes.append({option.name: option.choices})
        else:
            changes += [{option.name: choice} for choice in option.choices]
    return changes


def label(setting: Setting) -> str:
    name, seats, options = setting
    return "-".join([name, str(seats), *(f"{key}={value}" for key, value in options.items())])


def walk(setting: Setting, seed: int) -> Iterator[digsite.State]:
    """The states of one random game, from its beginning to its end; each is the same object."""
    name, seats, options = setting
    rng = digsite.Rng(seed)
    state = titled(name).new(seats, options)
    yield state
    while not state.is_over():
        step(state, rng)
        yield state


def step(state: digsite.State, rng: digsite.Rng) -> digsite.Move:
    """One random move."""
    if state.actor() == digsite.CHANCE:
        move = state.draw(rng)
    else:
        legal = state.legal()
        move = legal[rng.below(len(legal))]
    state.play_key(move.key)
    return move


def play_choices(state: digsite.State, choices: list[int]) -> digsite.State:
    """The state after the moves at these places among the legal ones; such lists shrink well."""
    for choice in choices:
        legal = state.legal()
        if not legal:
            break
        state.play(legal[choice % len(legal)])
    return state


def sample(setting: Setting, seed: int, every: int) -> Iterator[digsite.State]:
    """Every nth state of a random game."""
    for ply, state in enumerate(walk(setting, seed)):
        if ply % every == 0 or state.is_over():
            yield state


def reach(setting: Setting, seed: int, plies: int) -> digsite.State:
    """The state after this many random moves, or at the end of the game."""
    state = None
    for ply, state in enumerate(walk(setting, seed)):  # noqa: B007
        if ply == plies:
            break
    assert state is not None
    return state


def seats_and_spectator(state_seats: int) -> list[int]:
    return [*range(state_seats), int(digsite.SPECTATOR)]


SETTINGS = settings()
