"""Training: games are kept, learned from, and not played twice."""

import json
from contextlib import closing
from pathlib import Path

import digsite
from digsite.arena.pool import crew
from digsite.arena.schooling import games_in
from digsite.arena.training import Case, Course, store, surprise, train
from digsite.bots.judge import KNOT_COUNT
from digsite.bots.learned import Learned, as_weights, features_of

TITLE = digsite.title("archaeology")


def course(folder: Path, games: int = 3, rounds: int = 2) -> Course:
    return Course(TITLE, 2, [], "random", games, rounds, folder)


def test_a_course_plays_learns_and_tells(tmp_path: Path) -> None:
    told: list[str] = []
    learned = train(course(tmp_path), told.append)
    assert len(told) == 2
    assert learned["games"] == 6
    features = features_of(TITLE)
    assert len(learned["points"]) == features.count * KNOT_COUNT
    assert len({round(point, 3) for point in learned["points"]}) > 10
    state = TITLE.new(2)
    for key in games_in(course(tmp_path).file(1))[0]:
        state.play_key(key)
    assert state.is_over()


def test_an_interrupted_course_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    whole = train(course(tmp_path / "whole"), print)
    train(course(tmp_path / "parts", games=1, rounds=1), print)
    file = course(tmp_path / "parts").file(0)
    file.write_text(file.read_text(encoding="utf-8") + "[1, 2", encoding="utf-8")
    assert train(course(tmp_path / "parts"), print) == whole


def test_several_processes_come_to_the_same(tmp_path: Path) -> None:
    with closing(crew(2)) as two:
        shared = train(course(tmp_path / "two"), print, two)
    assert shared == train(course(tmp_path / "one"), print)
    for number in range(2):
        one, other = (course(tmp_path / name).file(number) for name in ("one", "two"))
        assert one.read_text(encoding="utf-8") == other.read_text(encoding="utf-8")


def test_weights_are_stored_beside_those_of_other_ways_to_play(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    learned: Learned = {
        "edition": "printed",
        "games": 1,
        "scale": 2.0,
        "spread": 3.0,
        "points": [0.5] * int(features_of(TITLE).count * KNOT_COUNT),
    }
    store(file, "3", learned)
    store(file, "2", {**learned, "games": 2})
    stored = json.loads(file.read_text(encoding="utf-8"))
    assert list(stored) == ["2", "3"]
    assert stored["2"]["games"] == 2
    assert as_weights(stored["3"], TITLE).scale == 2.0


def test_a_scale_surprises_least_when_it_fits() -> None:
    """Two points ahead won three of four times: a scale near 1.8 says just that."""
    won, lost = Case(0.0, [2.0, 0.0], [1.0, 0.0]), Case(0.0, [2.0, 0.0], [0.0, 1.0])
    cases = [won, won, won, lost]
    surprises = [surprise(cases, scale, 0.0) for scale in (0.5, 1.8, 10.0)]
    assert min(surprises) == surprises[1]
