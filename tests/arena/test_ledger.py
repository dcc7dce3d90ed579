"""Files of games: whose they are, what counts in them, and who may write."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import digsite
from digsite.arena.culprit import lost
from digsite.arena.ledger import ledger
from digsite.arena.tournament import Tournament, held, read
from digsite.locales.faults import Fault

EDITIONS = Path(str(digsite.__file__)).parent / "editions"
TOURNAMENT = Tournament("archaeology", None, 2, {}, ("random", "random"), 1)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Four games."""
    file = tmp_path / "games.jsonl"
    held(TOURNAMENT, 4, file)
    return file


@pytest.mark.parametrize("text", [b"hello", b"hello\nworld", b"\n", b"\xff\xfe\x00", b"{}\n[1, 2"])
def test_a_file_of_somebody_else_is_refused_and_left_as_it_is(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "notes"
    file.write_bytes(text)
    with pytest.raises(Fault, match="notes does not hold this tournament"):
        held(TOURNAMENT, 2, file)
    with pytest.raises(Fault, match="notes does not hold this tournament"):
        read(file, TOURNAMENT)
    assert file.read_bytes() == text


def test_a_file_that_is_empty_or_was_cut_off_in_its_first_line_begins_anew(file: Path) -> None:
    heading = file.read_bytes().partition(b"\n")[0]
    for text in (b"", heading[:9], heading):
        file.write_bytes(text)
        assert len(held(TOURNAMENT, 1, file)) == 1
        assert file.read_bytes().startswith(heading + b"\n{")


def test_reading_does_not_write(file: Path) -> None:
    cut = file.read_bytes()[:-9]
    file.write_bytes(cut)
    assert [result.game for result in read(file, TOURNAMENT)] == [0, 1, 2]
    assert file.read_bytes() == cut


def test_players_of_another_version_do_not_go_on(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("digsite.__version__", "0.0.1")
    with pytest.raises(Fault, match="same version"):
        held(TOURNAMENT, 5, file)


def test_games_of_an_edition_file_that_was_edited_since_are_not_mixed(tmp_path: Path) -> None:
    edition, file = tmp_path / "my.toml", tmp_path / "games.jsonl"
    text = (EDITIONS / "archaeology/printed.toml").read_text(encoding="utf-8")
    edition.write_text(text, encoding="utf-8")
    mine = replace(TOURNAMENT, edition=str(edition))
    assert len(held(mine, 1, file)) == 1
    assert len(held(mine, 2, file)) == 2
    edition.write_text(text + "# another value\n", encoding="utf-8")
    with pytest.raises(Fault, match="does not hold this tournament"):
        held(mine, 3, file)


def test_a_game_that_is_there_twice_counts_once(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(text + text.splitlines()[2] + "\n", encoding="utf-8")
    assert [result.game for result in held(TOURNAMENT, 4, file)] == [0, 1, 2, 3]
    assert sorted(result.game for result in read(file, TOURNAMENT)) == [0, 1, 2, 3]


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": -1},
        {"game": True},
        {"game": "2"},
        {"players": ["random"]},
        {"players": ["random", "novice"]},
        {"scores": [1, 2, 3]},
        {"scores": None},
        {"scores": []},
        {"places": [1]},
        {"places": [2, 2]},
        {"places": [1, 3]},
        {"places": [1, 0]},
        {"decisions": "xyz"},
        {"decisions": ["x", "y"]},
        {"seconds": [0.1]},
        {"failed": ""},
        {"failed": []},
        {"failed": {"seat": 0}},
        {"failed": {"seat": 2, "reason": "seat-late", "values": {}}},
        {"failed": {"seat": 0, "reason": "seat-late", "values": [1]}},
    ],
)
def test_a_line_that_cannot_be_a_result_is_named(file: Path, wrong: dict[str, object]) -> None:
    heading, first, second, *rest = file.read_text(encoding="utf-8").splitlines()
    damaged = json.dumps(json.loads(second) | wrong)
    text = "\n".join([heading, first, damaged, *rest]) + "\n"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Fault, match=r"games\.jsonl, line 3: .* not the result of a game"):
        held(TOURNAMENT, 5, file)
    assert file.read_text(encoding="utf-8") == text


def test_a_game_that_was_lost_with_its_process_has_no_scores_and_may_stand_there(
    file: Path,
) -> None:
    heading = file.read_text(encoding="utf-8").partition("\n")[0]
    result = lost(0, ["random", "random"], seat=1)
    file.write_text(f"{heading}\n{json.dumps(result.record())}\n", encoding="utf-8")
    assert read(file, TOURNAMENT) == [result]


def test_two_runs_do_not_share_a_file(file: Path) -> None:
    heading = file.read_text(encoding="utf-8").partition("\n")[0]
    with (
        ledger(file, heading, "not-this-tournament"),
        pytest.raises(Fault, match="another run is writing"),
    ):
        held(TOURNAMENT, 5, file)
    assert len(held(TOURNAMENT, 5, file)) == 5
