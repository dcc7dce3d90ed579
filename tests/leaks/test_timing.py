"""How long an answer takes tells nothing either: as many lines of the engine are run for it,
whatever is hidden. On the plain source, for nothing is seen of compiled code.
"""

import os
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

import digsite
from digsite.core import rng
from digsite.leaks import effort, examine
from tests.leaks import titles
from tests.leaks.titles import sentence, subject, text
from tests.leaks.worlds import places
from tests.walks import SETTINGS, Setting, label

IS_PLAIN = str(rng.__file__).endswith(".py")
pytestmark = pytest.mark.skipif(not IS_PLAIN, reason="the plain source is examined")
VIEWS = int(os.environ.get("DIGSITE_TIMED_VIEWS", "16"))
SECRETIVE = [SETTINGS[1], next(one for one in SETTINGS if "cities" in str(one[2]))]


@pytest.mark.parametrize("setting", SECRETIVE, ids=label)
def test_an_answer_takes_as_many_lines_whatever_is_hidden(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(titles, "sentence", sentence.__wrapped__)  # its lines count as well
    whole = subject(setting)
    timed = {name: effort(channel) for name, channel in {**whole.channels, "text": text}.items()}
    found = examine(replace(whole, channels=timed), range(1, 10**9), every=13, most_views=VIEWS)
    assert not found.leaks, "\n".join(map(str, found.leaks[:5]))
    assert found.differing > 3


def test_an_answer_that_takes_longer_for_a_larger_secret_is_found() -> None:
    """What it tells is always the same."""
    setting = SECRETIVE[0]

    def slow(state: digsite.State, viewer: int, moves: Sequence[Any]) -> bytes:
        held: Mapping[str, int] = places(state, viewer).get(((viewer + 1) % setting[1], ""), {})
        for _ in range(held.get("shard", 0)):
            pass
        return b"the same"

    channels = {"answer": slow, "its time": effort(slow)}
    found = examine(
        replace(subject(setting), channels=channels), range(1, 10**9), every=13, most_views=60
    )
    assert found.leaking == {"its time"}
