"""Many games: fair shares, and the same result however the work is shared."""

import io
import json
from typing import Any

import pytest
from rich.console import Console
from typer.testing import Result

import digsite
from digsite.arena.culprit import lost
from digsite.arena.games import Result as Outcome
from digsite.arena.tally import WHOLE_WIN, Matchup, Tally, play_games, wilson
from digsite.locales import user_language
from digsite.terminal.simulate import enough, report, speed
from tests.terminal.typist import Run


def outcome(scores: list[int], places: list[int], game: int = 0) -> Outcome:
    """A game with these scores and places, by seat."""
    seats = len(places)
    return Outcome(game, ["random"] * seats, scores, places, [1] * seats, [0.1] * seats, asked=1)


def answer(result: Result) -> dict[str, object]:
    """The JSON without what depends on the machine."""
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert isinstance(found, dict)
    del found["seconds"], found["games_per_second"]
    return found


@pytest.mark.parametrize("players", ["random", "greedy,random"])
def test_the_number_of_workers_does_not_change_the_result(run: Run, players: str) -> None:
    words = ["simulate", "archaeology", "--games", "6", "--seed", "3", "--players", players]
    alone = answer(run(*words, "--json"))
    assert alone == answer(run(*words, "--json"))
    assert alone == answer(run(*words, "--json", "--workers", "2"))
    assert alone != answer(run(*words[:5], "4", *words[6:], "--json"))


def test_without_a_number_of_workers_all_cores_work_if_there_is_enough_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("digsite.terminal.simulate.cores", lambda: 8)
    random, thinking = ("random", "random"), ("random", "novice")
    assert enough(Matchup("archaeology", None, 2, {}, thinking, 5), games=10) == 8
    assert enough(Matchup("archaeology", None, 2, {}, random, 5), games=1000) == 1
    assert enough(Matchup("archaeology", None, 2, {}, random, 5), games=1_000_000) == 8


def test_the_report_for_people(run: Run) -> None:
    result = run("simulate", "archaeology", "--seats", "3", "--games", "9")
    assert result.exit_code == 0
    assert "random 1" in result.stdout and "random 3" in result.stdout
    assert "9 games" in result.stdout and "games/s" in result.stdout
    assert result.stderr == ""


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_no_number_is_cut_where_a_player_with_a_long_name_fails(language: str) -> None:
    players = ("a_module_with_a_long_name:Foreman", "random")
    tally = Tally.of(2)
    tally.add(lost(1, list(players[::-1]), seat=1))
    screen = io.StringIO()
    with user_language.using(language):
        matchup = Matchup("archaeology", None, 2, {}, players, 1)
        Console(file=screen, width=80).print(report(matchup, tally))
    shown = " ".join(screen.getvalue().replace("\xa0", " ").replace("\u202f", " ").split())
    sign = "%" if language == "en" else " %"
    numbers = [f"{number}{sign}" for number in ("100.0", "20.7", "100.0")]
    won = "{} {} – {} 0".format(*numbers)
    assert (won if language == "en" else won.replace(".", ",")) in shown
    assert "…" not in shown and "– –" in shown  # nobody knows the scores


def test_slow_games_are_more_than_none_a_second() -> None:
    tally = Tally.of(2)
    tally.add(outcome([7, 2], [1, 2]))
    assert speed(tally, 8.0).startswith("1 game, ")
    assert speed(tally, 8.0).endswith(" 0.125 games/s")
    assert speed(tally, 0.02).endswith(" 50 games/s")


def test_players_change_seats() -> None:
    matchup = Matchup("archaeology", None, 3, {}, ("greedy", "random", "random"), 5)
    tally = play_games(matchup, range(3))
    assert tally.wins[0] == 3 * WHOLE_WIN
    assert all(tally.mean(0) > tally.mean(other) for other in (1, 2))


def test_parts_sum_to_the_whole() -> None:
    matchup = Matchup("archaeology", None, 2, {}, ("random", "random"), 8)
    whole, parts = play_games(matchup, range(10)), Tally.of(2)
    for first, last in ((0, 4), (4, 5), (5, 10)):
        parts.merge(play_games(matchup, range(first, last)))
    assert parts == whole
    assert sum(whole.wins) == 10 * WHOLE_WIN


def test_a_shared_win_is_split() -> None:
    tally = Tally.of(3)
    tally.add(outcome([7, 7, 2], [1, 1, 3]))
    assert [tally.share(player) for player in range(3)] == [0.5, 0.5, 0]
    assert tally.deviation(0) == 0


def test_the_deviation_is_that_of_the_sample() -> None:
    tally = Tally.of(1)
    for score in (2, 4, 9):
        tally.add(outcome([score], [1]))
    assert tally.mean(0) == 5
    assert tally.deviation(0) == pytest.approx(13**0.5)


def test_a_failure_is_counted_for_its_player_and_the_first_is_told() -> None:
    """Wherever it sat, and in whatever order the parts of the work come in."""
    later, sooner, whole = Tally.of(2), Tally.of(2), Tally.of(2)
    later.add(lost(3, ["b", "a"], seat=1))
    sooner.add(lost(2, ["a", "b"], seat=0))
    for part in (later, sooner):
        whole.merge(part)
    assert whole.failures == [2, 0] and whole.examples[0].game == 2
    assert [whole.share(player) for player in range(2)] == [0, 1]


def test_a_game_without_scores_lowers_nobodys_mean() -> None:
    tally = Tally.of(2)
    tally.add(lost(0, ["a", "b"], seat=0))
    assert (tally.mean(0), tally.deviation(0)) == (0, 0)
    tally.add(outcome([7, 9], [2, 1], game=2))
    tally.add(outcome([9, 9], [1, 1], game=4))
    assert (tally.mean(0), tally.mean(1)) == (8, 9)
    assert tally.deviation(0) == pytest.approx(2**0.5)


def test_wilson_intervals() -> None:
    # Known values: 0 of 10 and 5 of 10.
    assert wilson(0.0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(1.0, 10)[1] == pytest.approx(1)


def test_random_games_are_those_of_play_random() -> None:
    matchup = Matchup("archaeology", None, 2, {}, ("random", "random"), 1)
    title = digsite.title("archaeology")
    state = title.new(2)
    decisions = digsite.play_random(state, digsite.Rng(1 << 40))
    tally = play_games(matchup, range(1))
    assert (tally.decisions, tally.scores) == (decisions, state.scores())


def test_stopping_keeps_what_was_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    played = 0

    def stopped(matchup: Matchup, numbers: range) -> Tally:
        nonlocal played
        played += 1
        if played > 3:
            raise KeyboardInterrupt
        return play_games(matchup, numbers)

    monkeypatch.setattr("digsite.terminal.simulate.play_games", stopped)
    result = run("simulate", "archaeology", "--games", "100", "--json")
    assert result.exit_code == 130 and "stopped after 3 of 100 games" in result.stderr
    assert json.loads(result.stdout)["games"] == 3
    nothing = run("simulate", "archaeology", "--games", "100")
    assert (nothing.exit_code, nothing.stdout) == (130, "")


def test_no_finished_game_of_slow_players_is_lost(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = 0

    def stopped(*args: Any, **named: Any) -> Outcome:
        nonlocal played
        played += 1
        if played > 3:
            raise KeyboardInterrupt
        return outcome([5, 3], [1, 2])

    monkeypatch.setattr("digsite.arena.tally.play_game", stopped)
    result = run("simulate", "archaeology", "--games", "5000", "--players", "novice,random")
    assert result.exit_code == 130 and "stopped after 3 of 5,000 games" in result.stderr
