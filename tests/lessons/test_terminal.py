"""A lesson in the terminal: the same steps, typed."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from digsite.lessons.lesson import lesson, lessons
from digsite.lessons.run import Run
from digsite.terminal.main import app


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test touches the lessons of the person who runs it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "400")
    return tmp_path / "digsite" / "lessons.json"


def learn(name: str, *lines: str) -> str:
    typed = "".join(f"{line}\n" for line in lines)
    result = CliRunner().invoke(app, ["learn", name], input=typed)
    assert result.exit_code == 0, result.output
    return result.output


def solution(name: str) -> list[str]:
    """What somebody types who does as the lesson says, all parts of a decision in one line."""
    return [", ".join(step.wants[0]) if step.wants else "" for step in lesson(name).steps]


@pytest.mark.parametrize("name", lessons())
def test_a_lesson_is_gone_through_by_typing(name: str, home: Path) -> None:
    told = learn(name, *solution(name))
    assert "You are ready for a first game" in told
    assert told.count("Step ") == len(lesson(name).steps)
    assert json.loads(home.read_text()) == {name: []}


def test_parts_that_leave_no_choice_need_not_be_typed() -> None:
    lines = solution("artifact")[:4]
    told = learn("artifact", *lines, "research middle_east", "pay museum")
    assert "Step 6 of 16" in told


def test_wrong_tries_are_answered_and_nothing_moves_on() -> None:
    told = learn(
        "archaeology", "", "", "", "end", "sell 2 cup", "xyzzy", "?", "show", "", "offer 2 shard"
    )
    assert "First trade your two shards for the cup." in told
    assert "You hold only a cup (§8.1)." in told
    assert "“xyzzy” is not a move I know." in told
    assert "You can rob somebody only when you dig a thief" in told
    assert "Step 5" not in told
    assert "take" in told.rsplit("offer 2 shard", 1)[1]  # what is asked next is shown


@pytest.mark.parametrize("word", ["h", "help", "hint"])
def test_whoever_asks_for_help_is_told_again_what_to_do(word: str) -> None:
    told = learn("archaeology", "", "", "", word)
    assert told.count("Step 4 of 16") == 2
    assert "not a move" not in told


def test_a_lesson_is_skipped_step_by_step_and_taken_back() -> None:
    told = learn("archaeology", *["skip"] * 4, "back", *["skip"] * 13)
    assert told.count("Step 4 of 16") == 2
    assert "You are ready for a first game" in told


def test_whoever_stops_goes_on_later_where_the_lesson_was_left(home: Path) -> None:
    assert "digsite learn archaeology" in learn("archaeology", "", "", "quit")
    assert "Step 3 of 16" in learn("archaeology").split("Enter")[0]
    again = CliRunner().invoke(app, ["learn", "archaeology", "--again"], input="").output
    assert "Step 1 of 16" in again


@pytest.mark.parametrize("found", ["{", "[]", '{"archaeology": 5}', '{"archaeology": [["fly"]]}'])
def test_what_was_kept_and_fits_no_more_is_forgotten(home: Path, found: str) -> None:
    home.parent.mkdir(parents=True)
    home.write_text(found)
    assert "Step 1 of 16" in learn("archaeology", "")


def test_an_unknown_lesson_is_refused_with_those_that_there_are() -> None:
    result = CliRunner().invoke(app, ["learn", "chess"])
    assert result.exit_code == 2 and "archaeology, artifact" in result.stderr


def test_a_lesson_that_cannot_be_kept_is_held_all_the_same(home: Path) -> None:
    home.parent.mkdir(parents=True)
    home.mkdir()
    assert "Step 2 of 16" in learn("archaeology", "")
    assert Run(lesson("archaeology")).number == 0
