"""Training: games are kept, learned from, and not played twice."""

import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import digsite
from digsite.arena.pool import crew
from digsite.arena.self_play import PUPIL, unmarked
from digsite.arena.training import (
    Case,
    Course,
    choices,
    restrained,
    surprise,
    train,
)
from digsite.arena.weights import store
from digsite.bots.judge import KNOT_COUNT, first_guess
from digsite.bots.learned import Learned, Restraint, as_weights, features_of, restraint_for
from digsite.bots.random_player import RandomPlayer
from digsite.bots.treeplayer import TreePlayer

TITLE = digsite.title("archaeology")


def course(folder: Path, games: int = 3, rounds: int = 2) -> Course:
    return Course(TITLE, 2, [], "random", games, rounds, folder)


def test_a_course_plays_learns_and_tells(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    learned = train(course(tmp_path), lambda number, one: told.append((number, one["games"])))
    assert told == [(1, 3), (2, 6)]
    assert learned["games"] == 6
    features = features_of(TITLE)
    assert len(learned["points"]) == features.count * KNOT_COUNT
    assert len({round(point, 3) for point in learned["points"]}) > 10
    assert len(set(learned["leanings"])) > 10
    state = TITLE.new(2)
    for key in course(tmp_path).lessons(1).records()[0]:
        state.play_key(unmarked(key))
    assert state.is_over()


def test_an_interrupted_course_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    whole = train(course(tmp_path / "whole"), lambda *_: None)
    train(course(tmp_path / "parts", games=1, rounds=1), lambda *_: None)
    file = course(tmp_path / "parts").lessons(0).file
    file.write_text(file.read_text(encoding="utf-8") + "[1, 2", encoding="utf-8")
    assert train(course(tmp_path / "parts"), lambda *_: None) == whole


def test_several_processes_come_to_the_same(tmp_path: Path) -> None:
    with closing(crew(2)) as two:
        shared = train(course(tmp_path / "two"), lambda *_: None, two)
    assert shared == train(course(tmp_path / "one"), lambda *_: None)
    for number in range(2):
        one, other = (course(tmp_path / name).lessons(number).file for name in ("one", "two"))
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


def test_what_misleads_is_not_learned(tmp_path: Path) -> None:
    """At Archaeology the guess stays, and no card counts for less than was guessed."""
    learned = train(course(tmp_path, rounds=1), lambda *_: None)
    count = int(features_of(TITLE).count)
    restraint = restraint_for(TITLE)
    for i, point in enumerate(learned["points"]):
        assert point >= restraint.least.get(i % count, point)
    assert all(round(learned["points"][knot * count], 2) == 1.0 for knot in range(KNOT_COUNT))
    assert (learned["scale"], learned["spread"]) == restraint.sharpness


def test_a_race_teaches_by_its_winners_and_by_what_was_chosen(tmp_path: Path) -> None:
    """Whims are marked where games are kept, and teach no leanings; another edition has none."""
    title = digsite.title("artifacts-inc")
    race = replace(course(tmp_path, games=2, rounds=1), title=title, teacher="random")
    learned = train(race, lambda *_: None)
    assert len(learned["points"]) == features_of(title).count * KNOT_COUNT
    assert (learned["scale"], learned["spread"]) == restraint_for(title).sharpness
    assert len(set(learned["leanings"])) > 10
    assert min(learned["leanings"]) > 0.0
    records = race.lessons(0).records()
    assert any(key < 0 for keys in records for key in keys)
    assert all(chosen in keys for chosen, keys in choices(race, records[0]))
    assert len(as_weights(learned, title).leanings) == title.move_count
    other: Learned = {**learned, "edition": "another"}
    assert set(as_weights(other, title).leanings) == {1.0}


def test_weights_are_raised_to_their_least_at_all_times() -> None:
    restraint = Restraint(least={1: 0.5})
    assert restrained(restraint, [-1.0, 0.2, 3.0, 0.7], features=2) == [-1.0, 0.5, 3.0, 0.7]


def test_pupils_begin_with_the_weights_that_there_are(tmp_path: Path) -> None:
    self_play = replace(course(tmp_path), teacher=PUPIL, simulations=2).self_play(None)
    assert [type(each) for each in self_play.players(digsite.Rng(1))] == [TreePlayer, TreePlayer]


def test_pupils_can_begin_from_nothing_and_go_on_with_what_they_learn(tmp_path: Path) -> None:
    """The first guess counts, and no move is played more readily than another."""
    nothing = replace(course(tmp_path), teacher=PUPIL, from_nothing=True, simulations=1)
    blank = nothing.self_play(None).weights()
    assert blank is not None
    assert list(blank.points) == first_guess(features_of(TITLE)) * int(KNOT_COUNT)
    assert not blank.leanings
    learned = train(replace(nothing, games=1, rounds=1), lambda *_: None)
    later = nothing.self_play(learned).weights()
    assert later is not None and list(later.points) == learned["points"]
    assert replace(nothing, from_nothing=False).self_play(None).weights() is None


def test_company_sits_down_with_the_pupils_in_one_seat_of_three(tmp_path: Path) -> None:
    self_play = replace(course(tmp_path), teacher=PUPIL, company="random").self_play(None)
    rng = digsite.Rng(1)
    seated = [type(player) for _ in range(300) for player in self_play.players(rng)]
    assert set(seated) == {TreePlayer, RandomPlayer}
    assert 150 < seated.count(RandomPlayer) < 250


def test_a_scale_surprises_least_when_it_fits() -> None:
    """Two points ahead won three of four times: a scale near 1.8 says just that."""
    won, lost = Case(0.0, [2.0, 0.0], [1.0, 0.0]), Case(0.0, [2.0, 0.0], [0.0, 1.0])
    cases = [won, won, won, lost]
    surprises = [surprise(cases, scale, 0.0) for scale in (0.5, 1.8, 10.0)]
    assert min(surprises) == surprises[1]
