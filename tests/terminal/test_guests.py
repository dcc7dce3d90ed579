"""Players of one's own on the command line: what they may do, and what follows when they fail."""

import io
import json
import sys
from pathlib import Path

import pytest
from rich.console import Console

import digsite
from digsite.arena.games import Result
from digsite.arena.standings import standings
from digsite.bots.roster import called
from digsite.play.match import Match
from digsite.terminal import arena
from digsite.terminal.saved_games import Seating
from digsite.terminal.seating import named, opened
from tests.terminal.typist import Run

BOTS = """
import os

class Last:
    def decide(self, view, legal):
        return legal[-1]

class Breaks:
    decisions = 0
    def decide(self, view, legal):
        Breaks.decisions += 1
        if Breaks.decisions > 400:
            raise KeyError("no idea")
        return legal[-1]

class Cheats:
    def __init__(self, title):
        self.title = title
    def decide(self, view, legal):
        return next(move for move in self.title.moves if move not in legal)

class Raises:
    def decide(self, view, legal):
        raise KeyError("no idea")

class Silent:
    def decide(self, view, legal):
        return None

class Dies:
    def decide(self, view, legal):
        os._exit(4)

class Unborn:
    def __init__(self):
        raise OSError("no brain")

class Listener(Last):
    heard = []
    left = 0
    def hear(self, event):
        Listener.heard.append(event)
    def leave(self):
        Listener.left += 1
"""
MODULE = "guests_of_the_terminal"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / f"{MODULE}.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, MODULE, raising=False)
    return tmp_path


def test_whoever_fails_in_a_simulation_loses_and_the_other_games_are_played(run: Run) -> None:
    words = ["simulate", "archaeology", "--games", "40", "--players", f"{MODULE}:Breaks,random"]
    result = run(*words, "--json")
    told = json.loads(result.stdout)
    assert (result.exit_code, told["games"]) == (0, 40)
    failures = [row["failures"] for row in told["players"]]
    assert 0 < failures[0] < 40 and failures[1] == 0
    [first] = told["first_failures"]
    assert first["players"][first["failed"]["seat"]] == f"{MODULE}:Breaks"


@pytest.mark.parametrize(
    ("player", "why"),
    [
        ("Silent", "failed: TypeError: Silent answered None"),
        ("Unborn", "failed: OSError: no brain"),
    ],
)
def test_a_simulation_says_who_failed_how_often_and_why(run: Run, player: str, why: str) -> None:
    names = f"random,{MODULE}:{player}"
    result = run("simulate", "archaeology", "--games", "3", "--players", names)
    assert result.exit_code == 0 and "3 games" in result.stdout
    assert "game 0: seat 2 " in result.stdout and why in result.stdout
    assert "game 1:" not in result.stdout
    [row] = [line for line in result.stdout.splitlines() if player in line and "%" in line]
    assert row.split()[-1] == "3"


def test_a_simulation_goes_on_where_a_player_kills_its_process(run: Run) -> None:
    words = ["simulate", "archaeology", "--games", "2", "--workers", "2", "--json"]
    told = json.loads(run(*words, "--players", f"{MODULE}:Dies,random").stdout)
    assert [row["failures"] for row in told["players"]] == [2, 0]
    assert told["players"][1]["win_share"] == 1


@pytest.mark.parametrize(
    ("player", "why"),
    [("Silent", "answered None, which is no move"), ("Unborn", "OSError: no brain")],
)
def test_a_failing_player_is_named(run: Run, player: str, why: str) -> None:
    names = f"{MODULE}:{player}"
    result = run("play", "archaeology", "--players", names, "--seed", "1", typed="1\n" * 9)
    assert result.exit_code == 2
    assert player in result.stderr and why in result.stderr


@pytest.mark.parametrize(
    ("player", "why"),
    [
        ("Silent", "Silent failed: TypeError: Silent answered None, which is no move"),
        ("Cheats", "Cheats failed: IllegalMove: “offer "),
        ("Raises", f"Raises failed: KeyError: 'no idea' ({MODULE}.py:"),
    ],
)
def test_a_teacher_that_fails_is_named_and_teaches_nothing(
    run: Run, folder: Path, player: str, why: str
) -> None:
    words = ["train", "archaeology", "--games", "1", "--rounds", "1", "--out", "out", "-w", "1"]
    result = run(*words, "--teacher", f"{MODULE}:{player}", "--folder", "games")
    assert result.exit_code == 2
    assert why in result.stderr
    [games] = (folder / "games").iterdir()
    assert len(games.read_text(encoding="utf-8").splitlines()) == 1  # what would have made them


def test_a_game_in_which_a_program_fails_is_kept(run: Run, home: Path) -> None:
    words = ["play", "archaeology", "--seed", "1", "--players"]
    failed = run(*words, f"{MODULE}:Silent", typed="1\n" * 20)
    assert "Silent failed: TypeError: Silent answered None" in failed.stderr
    assert "digsite play --resume" in failed.stdout
    again = run("play", "--resume", "--players", "random", typed="quit\n")
    assert again.exit_code == 0, again.output


def test_a_listener_at_the_terminal_hears_the_game_and_when_it_is_over() -> None:
    title, player = digsite.title("archaeology"), f"{MODULE}:Listener"
    match = Match(title, 2, None, named([player, player], []))
    assert match.names == ["Listener 1", "Listener 2"]
    session = opened(match, Seating([], [player, player]), seed=3)
    session.console = Console(file=io.StringIO())
    assert session.advance() == digsite.OVER
    session.dismiss()
    kind = type(session.bots[0].player)
    heard = getattr(kind, "heard")  # noqa: B009
    deals = [event for event in heard if event.parts["do"] == "deal"]
    assert len(deals) >= 2 * 10  # both were told of every card that was dealt at the beginning
    assert getattr(kind, "left") == 2  # noqa: B009


def test_a_listener_hears_anew_after_a_take_back() -> None:
    title, player = digsite.title("archaeology"), f"{MODULE}:Listener"
    match = Match(title, 2, None, ["Ada", "Listener"])
    session = opened(match, Seating([0], ["", player]), seed=3)
    while session.advance() == 1 or len(set(match.actors)) < 3:
        match.play(match.state.legal()[-1])
    heard = getattr(type(session.bots[1].player), "heard")  # noqa: B009
    before, told = len(heard), session.bots[1].told
    assert told > 0 and session.take_back(0) is not None
    assert session.bots[1].told == 0
    session.bots[1].decision(_at_seat_1(match))
    assert heard[before:] == match.events(1)


def _at_seat_1(match: Match) -> Match:
    match.deal()
    while match.actor != 1:
        match.play(match.state.legal()[-1])
        match.deal()
    return match


def test_guests_are_called_by_what_they_are() -> None:
    names = {
        "mybots:Foreman": "Foreman",
        "my.bots:Foreman": "Foreman",
        "program:sh examples/players/digger.sh": "digger",
        "program:": "program:",
        "novice": "novice",
    }
    assert {name: called(name) for name in names} == names


def test_no_name_is_cut_in_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    players = ["a_module_with_a_long_name:Foreman", "random"]
    results = [Result(game, players, [9, 1], [1, 2], [5, 5], [0.1, 0.1]) for game in range(3)]
    screen = io.StringIO()
    rows = standings(results)
    Console(file=screen, width=80).print(arena.report(rows, {}))
    shown = screen.getvalue()
    assert "…" not in shown and "43.9% – 100.0%" in shown
    assert "".join(line.split("  ")[0].strip() for line in shown.split("\n")[1:3]) in players[0]


def test_stopping_a_tournament_counts_what_was_in_its_file(
    run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["arena", "archaeology", "--players", "random,random", "--file", "games.jsonl"]
    assert run(*words, "--games", "2").exit_code == 0

    def stopped(*args: object) -> list[Result]:
        raise KeyboardInterrupt

    monkeypatch.setattr("digsite.terminal.arena.held", stopped)
    result = run(*words, "--games", "5", "--json")
    assert result.exit_code == 130 and json.loads(result.stdout)["games"] == 2
