"""Games to learn from: whose they are, and which can be learned from."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite.arena.self_play import PUPIL
from digsite.arena.training import Course, train
from digsite.arena.weights import refuse_unusable, store
from digsite.bots.judge import KNOT_COUNT
from digsite.bots.learned import Learned, features_of, weights_for
from digsite.editions.shelf import title_from
from digsite.locales.faults import Fault

COUNT = int(features_of(digsite.title("archaeology")).count * KNOT_COUNT)
LEARNED: Learned = {
    "edition": "printed",
    "games": 1,
    "scale": 2.0,
    "spread": 3.0,
    "points": [0.5] * COUNT,
}


def course(folder: Path) -> Course:
    return Course(digsite.title("archaeology"), 2, [], "random", 2, 1, folder)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A file with two games."""
    folder = tmp_path_factory.mktemp("course")
    for _ in course(folder).lessons(0).play(course(folder).self_play(None), 2, 1, None):
        pass
    return course(folder).lessons(0).file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "other",
    [{"teacher": "novice"}, {"company": "random"}, {"simulations": 7}, {"from_nothing": True}],
    ids=["teacher", "company", "simulations", "from nothing"],
)
def test_games_of_another_course_are_not_learned_from(
    tmp_path: Path, games: str, other: dict[str, Any]
) -> None:
    file = course(tmp_path).lessons(0).file
    file.write_text(games, encoding="utf-8")
    with pytest.raises(Fault, match="games of another course"):
        train(replace(course(tmp_path), **other), lambda *_: None)
    assert file.read_text(encoding="utf-8") == games


def test_games_of_an_edition_file_that_was_edited_since_are_not_learned_from(
    tmp_path: Path,
) -> None:
    edition = tmp_path / "my.toml"
    own = replace(course(tmp_path), title=edited(edition, ""))
    train(own, lambda *_: None)
    with pytest.raises(Fault, match="games of another course"):
        train(replace(own, title=edited(edition, "# another value\n")), lambda *_: None)


def edited(edition: Path, more: str) -> digsite.Title:
    printed = Path(str(digsite.__file__)).parent / "editions/archaeology/printed.toml"
    edition.write_text(printed.read_text(encoding="utf-8") + more, encoding="utf-8")
    return title_from(edition)


def pupils(folder: Path, games: int, rounds: int = 1) -> Course:
    return replace(course(folder), teacher=PUPIL, simulations=1, games=games, rounds=rounds)


@pytest.fixture
def new_weights(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """From now on pupils begin with the weights that a course has just brought; no other test sees
    these."""
    library: dict[str, Learned] = {}
    monkeypatch.setattr("digsite.bots.learned.library", lambda name: library)
    weights_for.cache_clear()

    def bring() -> None:
        library["2"] = LEARNED
        weights_for.cache_clear()

    yield bring
    weights_for.cache_clear()


def test_games_of_pupils_who_begin_with_other_weights_are_not_added(
    tmp_path: Path, new_weights: Callable[[], None]
) -> None:
    train(pupils(tmp_path, games=2), lambda *_: None)
    kept = pupils(tmp_path, games=2).file(0).read_bytes()
    new_weights()
    with pytest.raises(Fault, match="games of another course"):
        train(pupils(tmp_path, games=3), lambda *_: None)
    assert pupils(tmp_path, games=2).file(0).read_bytes() == kept


def test_a_round_that_is_whole_is_learned_from_whatever_weights_there_are_now(
    tmp_path: Path, new_weights: Callable[[], None]
) -> None:
    """Else nobody could learn anew from the games of a course whose weights are in use."""
    first = train(pupils(tmp_path, games=2), lambda *_: None)
    new_weights()
    assert train(pupils(tmp_path, games=2), lambda *_: None) == first
    assert train(pupils(tmp_path, games=2, rounds=2), lambda *_: None)["games"] == 4


def test_other_rounds_do_not_join_a_first_round_that_is_played_anew(
    tmp_path: Path, new_weights: Callable[[], None]
) -> None:
    train(pupils(tmp_path, games=1, rounds=2), lambda *_: None)
    pupils(tmp_path, games=1).file(0).unlink()
    new_weights()
    with pytest.raises(Fault, match=r"archaeology-2-1\.jsonl holds games of another course"):
        train(pupils(tmp_path, games=1, rounds=2), lambda *_: None)


def test_company_that_decides_otherwise_than_before_is_another(
    tmp_path: Path, new_weights: Callable[[], None]
) -> None:
    course = replace(pupils(tmp_path, games=1), company="novice")
    train(course, lambda *_: None)
    new_weights()
    with pytest.raises(Fault, match="games of another course"):
        train(course, lambda *_: None)


def test_later_rounds_belong_to_so_many_games_of_earlier_ones(tmp_path: Path) -> None:
    few, many = course(tmp_path), replace(course(tmp_path), games=9)
    assert few.lessons(0).heading == many.lessons(0).heading
    assert few.lessons(1).heading != many.lessons(1).heading


def test_files_without_a_heading_are_refused_and_left_as_they_are(
    tmp_path: Path, games: str
) -> None:
    file = course(tmp_path).lessons(0).file
    headless = games.partition("\n")[2] + "[1, 2"
    file.write_text(headless, encoding="utf-8")
    with pytest.raises(Fault, match="games of another course"):
        train(course(tmp_path), lambda *_: None)
    assert file.read_text(encoding="utf-8") == headless


@pytest.mark.parametrize("change", ["illegal", "early", "late", "text", "nonsense", "deep"])
def test_a_line_that_is_no_whole_game_is_named(tmp_path: Path, games: str, change: str) -> None:
    heading, first, second = games.splitlines()
    keys = json.loads(second)
    damaged = {
        "illegal": json.dumps([999_999, *keys[1:]]),
        "early": json.dumps(keys[:-1]),
        "late": json.dumps([*keys, keys[-1]]),
        "text": json.dumps([*keys[:-1], "x"]),
        "nonsense": "nonsense",
        "deep": "[" * 9999,
    }[change]
    file = course(tmp_path).lessons(0).file
    file.write_text(f"{heading}\n{first}\n{damaged}\n", encoding="utf-8")
    with pytest.raises(Fault, match=r"archaeology-2-0\.jsonl, line 3: this is not a game"):
        train(course(tmp_path), lambda *_: None)


@pytest.mark.parametrize("text", ["", "nonsense", "[]", '{"2": 3}', '{"2": {"scale": 1}}', "\xff"])
def test_a_file_that_holds_no_weights_is_refused_and_left_as_it_is(
    tmp_path: Path, text: str
) -> None:
    file = tmp_path / "weights.json"
    file.write_text(text, encoding="latin-1")
    with pytest.raises(Fault, match=r"weights\.json: these are not weights"):
        refuse_unusable(file)
    with pytest.raises(Fault, match=r"weights\.json: these are not weights"):
        store(file, "2", LEARNED)
    assert file.read_text(encoding="latin-1") == text


def test_weights_need_a_folder_that_is_there(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="nowhere: there is no such file"):
        refuse_unusable(tmp_path / "nowhere" / "weights.json")
    refuse_unusable(tmp_path / "weights.json")
    assert not list(tmp_path.iterdir())
