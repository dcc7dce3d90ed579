"""The same seeds give the same games for ever, compiled or not, on every machine.

A difference means that rules, keys or chance have changed: if that was meant, write the sums anew
with `python -m tests.contracts.test_same_games` and say in the changelog what changed.
"""

import hashlib
import json
from pathlib import Path

import pytest

import digsite
from tests.walks import SETTINGS, Setting, label, titled

SUMS = Path(__file__).with_name("same_games.json")
GAMES = 25
OLDER: list[Setting] = [
    (f"{name}/{edition}", seats, options)
    for name, seats, options in SETTINGS
    for edition in digsite.editions(name)[1:]
]


def sum_of(setting: Setting) -> str:
    """A checksum over how a number of random games ended."""
    name, seats, options = setting
    title, rng, total = titled(name), digsite.Rng(2026), hashlib.sha256()
    for _ in range(GAMES):
        state = title.new(seats, options)
        decisions = digsite.play_random(state, rng)
        record = json.dumps([decisions, state.record(), state.ranking()], sort_keys=True)
        total.update(record.encode())
    return total.hexdigest()[:16]


@pytest.mark.parametrize("setting", SETTINGS + OLDER, ids=label)
def test_the_same_seeds_give_the_same_games(setting: Setting) -> None:
    sums: dict[str, str] = json.loads(SUMS.read_text(encoding="utf-8"))
    assert sum_of(setting) == sums[label(setting)]


if __name__ == "__main__":
    made = {label(setting): sum_of(setting) for setting in SETTINGS + OLDER}
    SUMS.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
