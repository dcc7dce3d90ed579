"""Tournaments: fair seats, the same deals, files that go on, and players that fail."""

import json
from pathlib import Path

import pytest

import digsite
from digsite.arena.games import Failure, Result, play_game
from digsite.arena.rating import ratings
from digsite.arena.standings import standings
from digsite.arena.tournament import Tournament, held, read
from digsite.locales.faults import Fault
from digsite.locales.user_language import using
from digsite.terminal.arena import in_words

ARCHAEOLOGY = digsite.title("archaeology")
FAULTS = """
import time

class Raises:
    def decide(self, view, legal):
        raise KeyError("lost")

class Cheats:
    def __init__(self, title):
        self.title = title
    def decide(self, view, legal):
        return next(move for move in self.title.moves if move not in legal)

class Sleeps:
    def decide(self, view, legal):
        time.sleep(0.05)
        return legal[0]

class Listens:
    def __init__(self):
        self.heard = 0
        self.left = False
    def hear(self, event):
        self.heard += 1
    def decide(self, view, legal):
        assert self.heard
        return legal[-1]
    def leave(self):
        Listens.last = self
"""


def between(*players: str, seats: int = 2, seed: int = 1) -> Tournament:
    return Tournament("archaeology", None, seats, {}, players, seed)


def seatings(tournament: Tournament, games: int) -> list[tuple[int, tuple[str, ...]]]:
    return [tournament.seating(game) for game in range(games)]


def test_each_deal_is_played_from_every_seat() -> None:
    assert seatings(between("a", "b"), 4) == [
        (0, ("a", "b")),
        (0, ("b", "a")),
        (1, ("a", "b")),
        (1, ("b", "a")),
    ]


def test_with_too_few_seats_all_parties_meet() -> None:
    seen = seatings(between("a", "b", "c"), 6)
    assert {deal for deal, _ in seen} == {0}
    assert [names for _, names in seen] == [
        ("a", "b"),
        ("a", "c"),
        ("b", "c"),
        ("b", "a"),
        ("c", "a"),
        ("c", "b"),
    ]


def test_with_too_many_seats_the_last_takes_the_rest() -> None:
    seen = seatings(between("a", "b", seats=3), 3)
    assert [names for _, names in seen] == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]


def test_the_same_tournament_has_the_same_results() -> None:
    one, other = (held(between("random", "random"), 6) for _ in range(2))
    assert [result.scores for result in one] == [result.scores for result in other]
    assert [result.scores for result in held(between("random", "random", seed=2), 6)] != [
        result.scores for result in one
    ]


def test_processes_share_the_work_and_change_nothing(tmp_path: Path) -> None:
    alone = held(between("random", "random"), 4)
    together = held(between("random", "random"), 4, tmp_path / "games.jsonl", workers=2)
    assert [result.scores for result in together] == [result.scores for result in alone]


def test_an_interrupted_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    tournament = between("random", "random")
    held(tournament, 3, file)
    file.write_text(file.read_text(encoding="utf-8") + '{"game": 3, "pla', encoding="utf-8")
    played: list[int] = []
    results = held(tournament, 5, file, tell=lambda result: played.append(result.game))
    assert played == [3, 4]
    assert [result.game for result in results] == [0, 1, 2, 3, 4]
    assert len(file.read_text(encoding="utf-8").splitlines()) == 6
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[0])["players"] == [
        "random",
        "random",
    ]


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    held(between("random", "random"), 1, file)
    with pytest.raises(ValueError, match="another tournament"):
        read(file, between("random", "random", seed=2))


def test_games_of_earlier_versions_count_unless_somebody_failed_in_them(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    tournament = between("random", "random")
    held(tournament, 2, file)
    now = file.read_text(encoding="utf-8")
    file.write_text(now.replace('"failed": null', '"failed": ""'), encoding="utf-8")
    assert [result.failed for result in read(file, tournament)] == [None, None]
    for broken in ('"seat 1 was late"', "7", "[]"):
        file.write_text(now.replace('"failed": null', f'"failed": {broken}'), encoding="utf-8")
        with pytest.raises(Fault, match="not the result of a game"):
            read(file, tournament)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "faults_of_a_test.py").write_text(FAULTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("name", "why"),
    [("Raises", "seat-failed"), ("Cheats", "seat-illegal"), ("Sleeps", "seat-late")],
)
def test_whoever_fails_loses_and_the_report_says_so(folder: Path, name: str, why: str) -> None:
    players = ["random", f"faults_of_a_test:{name}", "random"]
    result = play_game(ARCHAEOLOGY, {}, players, deal=3, number=0, limit=0.02)
    assert result.failed is not None
    assert (result.failed["seat"], result.failed["reason"]) == (1, why)
    told = {language: told_in(language, result.failed) for language in ("en", "fr", "de")}
    assert "seat 2" in told["en"]
    assert "place 2" in told["fr"]
    assert "Platz 2" in told["de"]
    assert all("KeyError" in text for text in told.values()) == (name == "Raises")
    assert result.places[1] == 3
    assert result.places.count(1) >= 1
    rows = {row.player: row for row in standings([result])}
    assert rows[players[1]].failures == 1
    assert rows["random"].failures == 0


def test_players_who_listen_are_told(folder: Path) -> None:
    names = ["faults_of_a_test:Listens", "random"]
    result = play_game(ARCHAEOLOGY, {}, names, deal=1, number=0)
    assert result.failed is None
    assert result.decisions[0] > 0


def told_in(language: str, failed: Failure) -> str:
    with using(language):
        return in_words(0, failed)


def won(*players: str) -> Result:
    """A game that the first of them won."""
    places = [1] + [2] * (len(players) - 1)
    return Result(0, list(players), [0] * len(players), places, [1] * len(players), [0.1, 0.3])


def test_ratings_follow_the_wins() -> None:
    games = [won("a", "b")] * 10 + [won("b", "a")] * 1 + [won("b", "c")] * 10 + [won("c", "b")]
    rated = ratings(games)
    assert rated["a"] > rated["b"] > rated["c"]
    assert sum(rated.values()) / 3 == pytest.approx(1500)
    assert 300 < rated["a"] - rated["b"] < 400  # ten to one would be 400, with nothing in doubt


def test_a_game_against_oneself_tells_nothing() -> None:
    assert ratings([won("a", "a")]) == {}


def test_a_shared_win_is_split() -> None:
    result = won("a", "b")
    result.places = [1, 1]
    rows = standings([result])
    assert [row.share for row in rows] == [0.5, 0.5]
    assert rows[1].means == [0.3]
