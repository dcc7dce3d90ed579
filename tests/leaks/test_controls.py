"""The harness can fail: a leak planted in each channel is found there, and those of others are."""

import random
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import pyspiel
import pytest

import digsite
from digsite.leaks import Channel, Subject, examine
from tests.leaks.titles import SLOW, acts, subject
from tests.leaks.worlds import places
from tests.walks import Setting

SETTING: Setting = ("archaeology", 3, {})
CHANNELS = [*subject(SETTING).channels, *SLOW]


def careless(honest: Channel[digsite.State], size_only: bool) -> Channel[digsite.State]:
    """The channel, with what the next seat holds most of: told, or to be seen in its length."""

    def channel(state: digsite.State, viewer: int, moves: Sequence[Any]) -> bytes:
        told = honest(state, viewer, moves)
        holder = next(seat for seat in range(SETTING[1]) if seat != viewer)
        held = places(state, viewer).get((holder, ""))
        if not told or not held:
            return told
        favourite = max(sorted(held), key=lambda kind: held[kind])
        return told + (b" " * len(favourite) if size_only else favourite.encode())

    return channel


@pytest.mark.parametrize("size_only", [False, True], ids=["content", "size"])
@pytest.mark.parametrize("name", CHANNELS)
def test_a_leak_in_one_channel_is_found_there_and_nowhere_else(name: str, size_only: bool) -> None:
    whole = subject(SETTING)
    dear = name in SLOW
    honest = {name: SLOW[name]} if dear else whole.channels
    leaky = replace(whole, channels={**honest, name: careless(honest[name], size_only)})
    found = examine(leaky, [1], every=17 if dear else 7, most_views=20 if dear else 60)
    assert found.leaking == {name}
    assert f"{name}, viewer" in str(found.leaks[0])


def test_an_adapter_that_looks_with_other_eyes_is_found() -> None:
    """An observation written from the wrong seat's view: a likely mistake."""
    whole = subject(SETTING)
    observation = whole.channels["observation"]

    def from_next_seat(state: digsite.State, viewer: int, moves: Sequence[Any]) -> bytes:
        return observation(state, (viewer + 1) % SETTING[1], moves)

    found = examine(replace(whole, channels={"observation": from_next_seat}), [1], every=5)
    assert found.leaking == {"observation"}


def test_legal_moves_of_another_seat_are_a_leak() -> None:
    """Whoever sends `legal` to everybody tells what the seat to act holds."""
    whole = subject(SETTING)

    def sent_to_all(state: digsite.State, viewer: int, moves: Sequence[Any]) -> bytes:
        return b"" if acts(state, viewer) else str(state.keys()).encode()

    found = examine(replace(whole, channels={"legal": sent_to_all}), [1], every=2)
    assert found.leaking == {"legal"}


def test_a_redraw_that_returns_the_truth_is_stuck() -> None:
    """What a test of consistency would pass."""
    truth = replace(subject(SETTING), redraw=lambda state, viewer, seed: state)
    found = examine(truth, [1], every=11)
    assert not found.leaks
    assert found.differing == 0
    assert len(found.stuck) > found.views // 2


# OpenSpiel's gin_rummy: in the phase Layoff its resampling is known to return the true hands.


def gin_rummy_positions(seed: int) -> Iterator[Any]:
    """Where the knocker has laid his cards down and the other lays off."""
    rng = random.Random(seed)
    state = pyspiel.load_game("gin_rummy").new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        if "Phase: Layoff" in str(state):
            yield state


def resampled(state: Any, viewer: int, seed: int) -> Any:
    return state.resample_from_infostate(viewer, random.Random(seed).random)


def other_hand(state: Any, viewer: int) -> Hashable:
    return str(state.observation_string(1 - viewer))


def knocker(state: Any) -> list[int]:
    return [1 - state.current_player()]


GIN_RUMMY: Subject[Any] = Subject(
    walk=gin_rummy_positions,
    viewers=knocker,
    redraw=resampled,
    hidden=other_hand,
    can_differ=lambda state, viewer: True,  # a stock is left: the other may hold other cards
    channels={
        "observation": lambda state, viewer, moves: state.observation_string(viewer).encode()
    },
)


def test_the_resampling_of_gin_rummy_is_found_to_return_the_truth() -> None:
    found = examine(GIN_RUMMY, range(60))
    assert found.views > 3
    assert not found.leaks  # the usual test of resampling passes
    assert len(found.stuck) == found.views


def test_the_harness_needs_nothing_of_digsite() -> None:
    """A game of two coins: the seat sees its own, the other's is hidden."""
    coins: Subject[tuple[int, int]] = Subject(
        walk=lambda seed: [(seed % 2, seed // 2 % 2)],
        viewers=lambda state: (0, 1),
        redraw=lambda state, viewer, seed: (
            (state[0], seed % 2) if viewer == 0 else (seed % 2, state[1])
        ),
        hidden=lambda state, viewer: state[1 - viewer],
        can_differ=lambda state, viewer: True,
        channels={"own": lambda state, viewer, moves: bytes([state[viewer]])},
    )
    found = examine(coins, range(8))
    assert (found.views, found.differing, found.leaks, found.stuck) == (16, 16, [], [])
    coins.channels["sum"] = lambda state, viewer, moves: bytes([sum(state)])
    assert examine(coins, range(8)).leaking == {"sum"}
