"""The measuring of balance counts every game, win, point and card once, and goes on later."""

from collections import Counter
from pathlib import Path

import pytest

import digsite
from bench import balance, company_cards, kept
from bench.balance import Game, Table, first_seat, page, tables
from digsite.arena.pool import Alone
from digsite.games.artifacts_inc.game import ArtifactsInc
from digsite.games.artifacts_inc.title import ArtifactsIncTitle
from digsite.play.match import Match


def companies(entries: kept.Entries | None = None) -> Table:
    """The table for two companies of random players."""
    return next(each for each in tables(entries or {}, "random") if each.name == "artifacts-inc 2")


def designs() -> list[str]:
    title = digsite.title("artifacts-inc")
    assert isinstance(title, ArtifactsIncTitle)
    return [design.name for design in title.values.designs]


def test_the_points_of_all_sources_are_the_points_of_the_game() -> None:
    match = digsite.play("artifacts-inc", ["random"] * 3, seed=5)
    assert isinstance(match.state, ArtifactsInc)
    for seat, points in enumerate(match.state.scores()):
        found = company_cards.sources(match.state, seat)
        assert found.total() == points
        assert min(found.values()) >= 0


def test_every_card_that_was_bought_is_counted() -> None:
    moves = ["buy a-jungle-expedition", "lay top 4", "buy a-jungle-expedition", "end", "end"]
    match = digsite.play("artifacts-inc", ["random"] * 2, seed=5)
    assert isinstance(match.state, ArtifactsInc)
    counts = company_cards.counted(match.state, [*moves, "upgrade s-adventurers#1"])
    assert counts["copies of a-jungle-expedition"] == 2
    assert counts["bought a-jungle-expedition"] == 1
    assert counts["upgraded s-adventurers"] == 1
    assert counts["rounds"] == 1


def test_a_share_is_that_of_one_copy() -> None:
    title = digsite.title("artifacts-inc")
    assert isinstance(title, ArtifactsIncTitle)
    jungle = next(each for each in title.values.designs if each.name == "a-jungle-expedition")
    counts = Counter({"copies of a-jungle-expedition": 3})
    assert company_cards.share_of(jungle, (2, 5, counts)) == 3 / (3 * 5)


@pytest.mark.parametrize("name", digsite.titles())
def test_the_first_in_turn_order_is_whoever_decided_first(name: str) -> None:
    title, rng = digsite.title(name), digsite.Rng(3)
    match = Match(title, title.seats[-1])
    match.deal(rng)
    first = int(match.state.actor())
    for _ in range(5):
        match.play(match.state.legal()[0])
        match.deal(rng)
    assert first_seat(match) == first


def test_a_shared_win_is_shared() -> None:
    table = companies()
    table.add(Game([1], 30, 0.5, Counter()))
    table.add(Game([0, 1], 20, 0.5, Counter()))
    assert table.counts["wins"] == [0.5, 1.5]
    assert (table.games, table.counts["points"]) == (2, 50)


def test_measuring_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    once, further = companies(), companies()
    once.go_on(Alone())
    once.go_on(Alone())
    further.go_on(Alone())
    kept.write(file, {further.name: dict(further.counts)})
    again = companies(kept.read(file))
    assert again.games == further.games
    again.go_on(Alone())
    assert again.counts | {"seconds": 0.0} == once.counts | {"seconds": 0.0}


def test_games_of_another_player_are_not_counted() -> None:
    table = companies()
    table.go_on(Alone())
    assert companies({table.name: {**table.counts, "player": "novice:old"}}).games == 0


def test_the_page_names_every_card_and_marks_only_places_far_from_their_share() -> None:
    table = companies()
    table.go_on(Alone())
    table.counts["wins"], table.counts["games"] = [55.0, 45.0], 100
    assert "| 100 | 55% / 45% |" in page([table], "random")
    table.counts["wins"], table.counts["games"] = [70.0, 30.0], 100
    text = page([table], "random")
    assert "| 100 | **70%** / **30%** |" in text
    for name in designs():
        assert f"| {name} |" in text


def test_the_page_says_why_where_somebody_has_written_it_down(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only for tables with games, and nothing where the remark is empty."""
    table, unplayed = companies(), tables({}, "random")[0]
    table.go_on(Alone())
    monkeypatch.setattr(balance, "REMARKS", {})
    bare = page([table, unplayed], "random")
    monkeypatch.setattr(balance, "REMARKS", {table.name: "", unplayed.name: "Unseen."})
    assert page([table, unplayed], "random") == bare
    monkeypatch.setattr(balance, "REMARKS", {table.name: "The first buys first."})
    text = page([table, unplayed], "random")
    assert "\n\n**Artifacts, Inc., 2 players.** The first buys first.\n" in text
    assert text.replace("\n\n**Artifacts, Inc., 2 players.** The first buys first.", "") == bare


def test_remarks_are_about_tables_that_are_measured() -> None:
    assert set(balance.REMARKS) <= {table.name for table in tables({}, "random")}
