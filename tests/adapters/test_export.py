"""Games as data: complete, without secrets, and the same when somebody goes on later."""

from collections.abc import Generator
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import digsite
from digsite.adapters import export as exporting
from digsite.adapters.export import export, read, rows_of, split_of
from digsite.arena.tournament import Tournament
from digsite.command import app
from digsite.locales.faults import Fault
from digsite.terminal.simulate import INTERRUPTED

TOURNAMENT = Tournament("archaeology", None, 2, {}, ("random", "greedy"), 4)
GAMES = 5


def written(folder: Path, kind: str, games: int = GAMES) -> list[exporting.Row]:
    list(export(TOURNAMENT, games, folder, kind))
    return [row for path in sorted(folder.glob(f"games-*.{kind}")) for row in read(path)]


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exporting, "PART", 2)


@pytest.mark.parametrize("kind", exporting.FORMATS)
def test_every_decision_is_there_with_what_the_seat_saw(kind: str, tmp_path: Path) -> None:
    rows = written(tmp_path, kind)
    assert rows == [row for game in range(GAMES) for row in rows_of(TOURNAMENT, game)]
    title = digsite.title("archaeology")
    for row in rows[::17]:
        view = title.read_view(msgspec.json.decode(row["view"]))
        assert view.seat == view.actor == row["seat"]
        assert row["key"] in row["legal"]
        assert title.moves[row["key"]].notation() == row["notation"]
        assert len(row["legal"]) > 1
        assert sum(row["pay"]) == 0
    assert {row["player"] for row in rows} == {"random", "greedy"}


def test_whoever_goes_on_later_has_the_same_files(tmp_path: Path) -> None:
    whole = written(tmp_path / "whole", "jsonl")
    steps = export(TOURNAMENT, GAMES, tmp_path / "parts", "jsonl")
    assert next(steps) == 2
    steps.close()
    (tmp_path / "parts" / "games-0000002-0000004.draft").write_text("half a line")
    assert written(tmp_path / "parts", "jsonl") == whole
    first = tmp_path / "parts" / "games-0000000-0000002.jsonl"
    assert len({row["game"] for row in read(first)}) == 2


def test_whoever_wants_more_or_fewer_games_later_has_none_twice(tmp_path: Path) -> None:
    for games in (3, GAMES, 4):
        rows = written(tmp_path, "jsonl", games)
    assert rows == [row for game in range(GAMES) for row in rows_of(TOURNAMENT, game)]
    card = (tmp_path / exporting.CARD).read_text(encoding="utf-8")
    assert f"| games, decisions | {GAMES}, {len(rows)} |" in card


def test_a_folder_of_another_order_is_refused(tmp_path: Path) -> None:
    written(tmp_path, "jsonl", games=1)
    other = Tournament("archaeology", None, 2, {}, ("random", "greedy"), 5)
    with pytest.raises(ValueError, match="another tournament"):
        list(export(other, 1, tmp_path, "jsonl"))
    with pytest.raises(ValueError, match="there is no format"):
        list(export(TOURNAMENT, 1, tmp_path, "xml"))


def test_games_of_another_version_are_not_added(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path, "jsonl", games=1)
    monkeypatch.setattr("digsite.__version__", "0.0.1")
    with pytest.raises(ValueError, match="another tournament"):
        list(export(TOURNAMENT, 2, tmp_path, "jsonl"))


def test_a_deal_is_never_in_two_splits(tmp_path: Path) -> None:
    assert [split_of(deal) for deal in (0, 1, 2, 9, 10)] == [
        "test", "validation", "train", "train", "test",
    ]  # fmt: skip
    for game in range(4):
        deal, _ = TOURNAMENT.seating(game)
        assert {row["split"] for row in rows_of(TOURNAMENT, game)} == {split_of(deal)}


def test_the_card_counts_what_is_there(tmp_path: Path) -> None:
    rows = written(tmp_path, "jsonl")
    card = (tmp_path / exporting.CARD).read_text(encoding="utf-8")
    assert f"| games, decisions | {GAMES}, {len(rows)} |" in card
    assert "license: mit" in card
    assert "train 1, validation 2, test 2" in card


def test_the_command_writes_a_folder(tmp_path: Path) -> None:
    words = ["export", "archaeology", "--players", "random", "--games", "2"]
    done = CliRunner().invoke(app, [*words, "--folder", str(tmp_path / "data")])
    assert done.exit_code == 0, done.output
    assert (tmp_path / "data" / exporting.CARD).exists()
    wrong = CliRunner().invoke(app, [*words, "--folder", str(tmp_path), "--format", "xml"])
    assert wrong.exit_code != 0
    assert "there is no format" in wrong.output


def test_ctrl_c_is_told_and_is_no_success(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> Generator[int]:
        yield 1
        raise KeyboardInterrupt

    monkeypatch.setattr(exporting, "export", interrupted)
    words = ["export", "archaeology", "--games", "2", "--folder", str(tmp_path)]
    stopped = CliRunner().invoke(app, words)
    assert stopped.exit_code == INTERRUPTED
    assert "stopped after 1 of 2 games" in stopped.output


FAILING = """
class Raises:
    def decide(self, view, legal):
        raise KeyError("lost")

class Talks:
    def decide(self, view, legal):
        return "end"

class Hangs:
    def decide(self, view, legal):
        while True:
            pass
"""


@pytest.mark.parametrize(("player", "why"), [("Raises", "KeyError: 'lost'"), ("Talks", "no move")])
def test_a_player_that_fails_is_named_and_its_games_are_no_data(
    player: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "failing_in_an_export.py").write_text(FAILING, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    players = ("random", f"failing_in_an_export:{player}")
    with pytest.raises(Fault, match=f"^seat 2 failed: .*{why}"):
        list(export(Tournament("archaeology", None, 2, {}, players, 1), 1, tmp_path, "jsonl"))
    assert not list(tmp_path.glob("games-*"))


def test_a_player_that_hangs_does_not_hold_up_an_export(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "hanging_in_an_export.py").write_text(FAILING, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    players = ("hanging_in_an_export:Hangs", "random")
    hanging = Tournament("archaeology", None, 2, {}, players, 1, seconds=0.1)
    with pytest.raises(Fault, match=r"^seat 1 did not answer"):
        list(export(hanging, 1, tmp_path, "jsonl"))
