"""A player that fails in any way loses its game; the tournament goes on and says why."""

import sys
from pathlib import Path

import pytest

import digsite
from digsite.arena.games import Result, play_game
from digsite.arena.tournament import Tournament, held
from digsite.locales.faults import filled

MODULE = "failures_of_a_test"
DEAL = 4  # in which the first seat is asked first: nobody else can be late before
BOTS = """
import os
import sys
import threading

class Plain:
    def decide(self, view, legal):
        return legal[0]

class Hangs:
    def decide(self, view, legal):
        while True:
            try:
                threading.Event().wait()
            except Exception:
                pass

class HangsWhenTold(Plain):
    def hear(self, event):
        threading.Event().wait()

class Stubborn:
    def decide(self, view, legal):
        while True:
            try:
                threading.Event().wait()
            except:
                pass

class Exits:
    def decide(self, view, legal):
        sys.exit(3)

class Interrupts:
    def decide(self, view, legal):
        raise KeyboardInterrupt

class Talks:
    def decide(self, view, legal):
        return legal[0].notation()

class Dies:
    def decide(self, view, legal):
        os._exit(4)

class Unspeakable(Exception):
    def __str__(self):
        raise KeyError("words")

class Speechless:
    def decide(self, view, legal):
        raise Unspeakable

class Deaf(Plain):
    def hear(self, event):
        raise KeyError("ear")

class Stays(Plain):
    def leave(self):
        raise KeyError("door")

class Forges:
    def __init__(self, title):
        self.title = title
    def decide(self, view, legal):
        move = next(move for move in self.title.moves if move not in legal)
        legal.append(move)
        return move

class Takes:
    def decide(self, view, legal):
        return legal.pop()

class Unborn:
    def __init__(self):
        raise OSError("no brain")

class Polite(Plain):
    left = 0
    def leave(self):
        Polite.left += 1
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / f"{MODULE}.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, MODULE, raising=False)


def game(*players: str, title: str = "archaeology", limit: float = 60) -> Result:
    names = [each if each == "random" else f"{MODULE}:{each}" for each in players]
    return play_game(digsite.title(title), {}, names, deal=DEAL, number=0, limit=limit)


def told(result: Result) -> str:
    assert result.failed is not None
    return filled("en", f"fault-{result.failed['reason']}", result.failed["values"])


@pytest.mark.parametrize(
    ("player", "why"),
    [
        ("Hangs", "did not answer within 100 ms"),
        ("HangsWhenTold", "did not answer within 100 ms"),
        ("Exits", f"failed: SystemExit: 3 ({MODULE}.py:"),
        ("Speechless", f"failed: Unspeakable ({MODULE}.py:"),
        ("Deaf", f"failed: KeyError: 'ear' ({MODULE}.py:"),
        ("Stays", f"failed: KeyError: 'door' ({MODULE}.py:"),
        ("Forges", "which is not legal"),
        ("Talks", "', which is no move"),
        ("Unborn", f"failed: OSError: no brain ({MODULE}.py:"),
    ],
)
def test_whoever_fails_is_last_and_is_told_why(player: str, why: str) -> None:
    limit = 0.1 if player.startswith("Hangs") else 60
    result = game(player, "random", limit=limit)
    assert told(result).startswith("seat 1 ") and why in told(result)
    assert result.places == [2, 1]


@pytest.mark.parametrize("title", ["artifact", "artifacts-inc"])
def test_a_player_that_cannot_be_made_loses_before_the_game_begins(title: str) -> None:
    result = game("random", "Unborn", "random", title=title)
    assert result.places[1] == 3 and result.decisions == [0, 0, 0]
    assert "seat 2 failed: OSError: no brain" in told(result)


def test_a_player_may_change_the_list_of_moves_that_it_got() -> None:
    assert game("Takes", "random").failed is None


@pytest.mark.parametrize("other", ["Unborn", "Stays", "Exits"])
def test_the_others_are_told_that_the_game_is_over(other: str) -> None:
    assert game("Polite", other).failed is not None
    assert sys.modules[MODULE].Polite.left == 1


def test_whoever_kills_its_process_loses_and_the_tournament_goes_on(tmp_path: Path) -> None:
    """Also among guests only; games that were played beside it count as they came out."""
    players = (f"{MODULE}:Dies", f"{MODULE}:Plain", "random")
    tournament = Tournament("archaeology", None, 2, {}, players, seed=1)
    results = held(tournament, 6, tmp_path / "games.jsonl", workers=2)
    assert len(results) == 6
    for result in results:
        if players[0] in result.players:
            culprit = result.players.index(players[0])
            assert result.failed is not None and result.failed["seat"] == culprit
            assert told(result) == f"seat {culprit + 1} brought down the process that it played in"
            assert result.places[culprit] == 2 and result.scores == []
        else:
            assert result.failed is None and sum(result.decisions) > 0
    assert held(tournament, 6, tmp_path / "games.jsonl") == results


def test_whoever_cannot_be_interrupted_loses_with_its_process() -> None:
    players = (f"{MODULE}:Stubborn", "random")
    tournament = Tournament("archaeology", None, 2, {}, players, seed=1, seconds=0.1)
    [result] = held(tournament, 1, workers=2)
    assert told(result) == "seat 1 brought down the process that it played in"


def test_a_player_cannot_stop_a_tournament_as_somebody_at_the_keyboard_can() -> None:
    """Who shares the work does not hear Ctrl-C: the player itself must have raised it."""
    players = (f"{MODULE}:Interrupts", "random")
    tournament = Tournament("archaeology", None, 2, {}, players, seed=1)
    [result] = held(tournament, 1, workers=2)
    assert told(result).startswith(f"seat 1 failed: KeyboardInterrupt ({MODULE}.py:")
    with pytest.raises(KeyboardInterrupt):
        game("Interrupts", "random")
