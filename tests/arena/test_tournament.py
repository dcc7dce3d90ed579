"""Tournaments: fair seats, the same deals, files that go on, and players that fail."""

import json
from pathlib import Path

import pytest

import digsite
from digsite.arena.culprit import lost
from digsite.arena.games import Result, play_game
from digsite.arena.rating import ratings
from digsite.arena.standings import standings
from digsite.arena.tournament import Tournament, held, read
from digsite.arena.watched import failed, in_ms
from digsite.locales.user_language import using
from digsite.terminal.simulate import in_words

ARCHAEOLOGY = digsite.title("archaeology")
DEAL = 3  # in which the second of three seats is asked first: nobody else can be late before
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


def test_each_deal_is_played_in_every_order_first_turned_round_the_table() -> None:
    seen = seatings(between("a", "b", "c", seats=3), 7)
    assert [(deal, "".join(names)) for deal, names in seen] == [
        (0, "abc"), (0, "bca"), (0, "cab"),
        (0, "acb"), (0, "cba"), (0, "bac"),
        (1, "abc"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("names", "seats", "orders"),
    [("aa", 2, 1), ("aab", 3, 3), ("aabb", 4, 6), ("abcd", 4, 24), ("abc", 2, 6), ("aba", 2, 3)],
)
def test_no_order_is_played_twice_on_a_deal(names: str, seats: int, orders: int) -> None:
    """The same players in the same seats would play the same game again."""
    seen = seatings(between(*names, seats=seats), orders + 1)
    assert len(set(seen[:orders])) == orders
    assert [deal for deal, _ in seen] == [0] * orders + [1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_against_a_table_of_equals_moves_on_by_a_seat_from_the_first_to_the_last(
    seats: int,
) -> None:
    """Games are kept by their numbers (bench/ladder.json): these seatings may never change."""
    party = ["hero", *["other"] * (seats - 1)]
    for game, (deal, names) in enumerate(seatings(between("hero", "other", seats=seats), 12)):
        turned = game % seats
        assert deal == game // seats
        assert names == (*party[turned:], *party[:turned])


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
    with pytest.raises(ValueError, match="does not hold this tournament"):
        read(file, between("random", "random", seed=2))


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
def test_whoever_fails_loses_and_the_report_says_so(
    folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, why: str
) -> None:
    monkeypatch.setattr("digsite.arena.watched.GRACE", 60.0)
    players = ["random", f"faults_of_a_test:{name}", "random"]
    limit = 0.02 if name == "Sleeps" else 60.0
    result = play_game(ARCHAEOLOGY, {}, players, deal=DEAL, number=0, limit=limit)
    assert result.failed is not None
    assert (result.failed["seat"], result.failed["reason"]) == (1, why)
    told = {language: told_in(language, result) for language in ("en", "fr", "de")}
    assert "seat 2" in told["en"]
    assert "place 2" in told["fr"]
    assert "Platz 2" in told["de"]
    assert all("KeyError" in text for text in told.values()) == (name == "Raises")
    assert result.places[1] == 3
    assert result.places.count(1) >= 1
    rows = {row.player: row for row in standings([result])}
    assert rows[players[1]].failures == 1
    assert rows["random"].failures == 0


@pytest.mark.parametrize(
    ("language", "told"), [("en", "1,500 ms"), ("fr", "1\u202f500\xa0ms"), ("de", "1.500\xa0ms")]
)
def test_how_late_it_was_is_written_as_the_language_writes_it(language: str, told: str) -> None:
    """It was said with a point everywhere, and a hundredth of a second was none."""
    result = lost(0, ["random", "random"], seat=1)
    result.failed = failed(1, "seat-late", milliseconds=in_ms(1.4999)).record()
    assert told in told_in(language, result)
    result.failed = failed(1, "seat-silent", milliseconds=in_ms(1.5)).record()
    assert told in told_in(language, result)
    assert in_ms(0.0101) == 11


def test_players_who_listen_are_told(folder: Path) -> None:
    names = ["faults_of_a_test:Listens", "random"]
    result = play_game(ARCHAEOLOGY, {}, names, deal=1, number=0)
    assert result.failed is None
    assert result.decisions[0] > 0


def told_in(language: str, result: Result) -> str:
    with using(language):
        return in_words(result)


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


def test_a_game_without_scores_lowers_nobodys_mean() -> None:
    """So it is if the process died in which it was played; its win counts all the same."""
    scored, unscored = won("a", "b"), lost(1, ["a", "b"], seat=1)
    scored.scores = [20, 10]
    rows = {row.player: row.record() for row in standings([scored, unscored])}
    assert (rows["a"]["mean_score"], rows["b"]["mean_score"]) == (20, 10)
    assert (rows["a"]["win_share"], rows["b"]["failures"]) == (1, 1)
    assert [row.record()["mean_score"] for row in standings([unscored])] == [None, None]
