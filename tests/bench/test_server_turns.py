"""The figures of bench/server.py, from what its players print."""

import json
import math
from pathlib import Path

import pytest

from bench.results import UnreadableResults
from bench.server_turns import (
    MOVES_EACH_SECOND,
    OWN,
    P95,
    PEER,
    Run,
    Turn,
    load,
    missed,
    pair_ratios,
    percentile,
    ratio,
    read_turn,
    report,
    save,
)


def turn(side: str, rate: float, p95: float) -> Turn:
    return Turn(side, rate, (p95 / 2, p95, 2 * p95), 0.4)


def run(*pairs: tuple[float, float, float, float]) -> Run:
    """A run of repetitions: rate and p95 of digsite, rate and p95 of boardgame.io."""
    turns = [one for a, b, c, d in pairs for one in (turn(OWN, a, b), turn(PEER, c, d))]
    return Run({"tables": 50}, turns)


def test_a_percentile_is_a_value_that_was_measured() -> None:
    values = [float(n) for n in range(1, 101)]
    assert [percentile(values, p) for p in (0, 1, 50, 95, 99, 100)] == [1, 1, 50, 95, 99, 100]
    assert percentile([7.0], 95) == 7.0
    assert percentile([1.0, 2.0], 95) == 2.0


def test_a_turn_is_read_from_a_line_of_the_players() -> None:
    told = {"side": OWN, "seconds": 2, "cpu": 0.05, "latencies": [4, 1, 3, 2]}
    found = read_turn(json.dumps(told))
    assert found == Turn(OWN, 2.0, (2, 4, 4), 12.5)
    assert math.isnan(read_turn(json.dumps({**told, "cpu": None})).cpu)


def test_medians_are_compared_and_pairs_show_the_spread() -> None:
    found = run((100, 10, 100, 10), (300, 30, 100, 20), (200, 20, 100, 40))
    assert ratio(found, MOVES_EACH_SECOND) == 2
    assert ratio(found, P95) == 1
    assert pair_ratios(found, P95) == [1, 1.5, 0.5]


@pytest.mark.parametrize(
    ("own", "peer", "late"),
    [
        ((100, 10), (100, 10), []),
        ((99, 10), (100, 10), [MOVES_EACH_SECOND]),
        ((100, 10.1), (100, 10), [P95]),
        ((99, 11), (100, 10), [MOVES_EACH_SECOND, P95]),
    ],
)
def test_what_is_missed_is_named(
    own: tuple[float, float], peer: tuple[float, float], late: list[str]
) -> None:
    found = run((*own, *peer))
    assert missed(found) == late
    assert ("Missed" in report(found)) == bool(late)
    assert all(name in report(found) for name in late)


def test_a_run_survives_its_file(tmp_path: Path) -> None:
    found = run((100, 10, 90, 12), (110, 11, 95, 13))
    save(found, tmp_path / "a.json")
    assert load(tmp_path / "a.json") == found
    assert report(load(tmp_path / "a.json")) == report(found)


@pytest.mark.parametrize("text", ["", "[]", '{"format": 2}', '{"format": 1, "turns": [{}]}'])
def test_what_is_no_run_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "a.json").write_text(text)
    with pytest.raises(UnreadableResults):
        load(tmp_path / "a.json")
    with pytest.raises(UnreadableResults):
        load(tmp_path / "missing.json")
