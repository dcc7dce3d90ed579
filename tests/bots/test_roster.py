"""Players by name."""

import pytest

import digsite
from digsite.bots.greedy import GreedyPlayer
from digsite.bots.random_player import RandomPlayer
from digsite.bots.roster import make_player, player_names, refuse_unknown, told_apart

ARCHAEOLOGY = digsite.title("archaeology")


def test_players_are_made_by_name() -> None:
    assert isinstance(make_player("random", ARCHAEOLOGY, digsite.Rng(1)), RandomPlayer)
    assert isinstance(make_player("greedy", ARCHAEOLOGY, digsite.Rng(1)), GreedyPlayer)


def test_who_sits_in_several_seats_is_numbered() -> None:
    names = ["skilled", "novice", "skilled"]
    assert told_apart(names) == ["skilled 1", "novice", "skilled 2"]
    assert told_apart(["skilled", "novice"]) == ["skilled", "novice"]


def test_an_unknown_name_is_refused_with_those_allowed() -> None:
    with pytest.raises(ValueError, match="“genius”; allowed: random, novice"):
        make_player("genius", ARCHAEOLOGY, digsite.Rng(1))


def test_every_name_makes_a_player_who_finishes_a_game() -> None:
    from digsite.play.match import run

    late = digsite.play("archaeology", ["random"] * 3, seed=5)
    late.rewind(late.ply - 40)
    for name in [*player_names(), "greedy", "search"]:
        rng = digsite.Rng(5)
        others = [make_player("random", ARCHAEOLOGY, rng.fork()) for _ in range(2)]
        players = [make_player(name, ARCHAEOLOGY, rng.fork()), *others]
        assert run(late.copy(), players, rng).is_over


def test_former_names_are_understood_but_not_offered() -> None:
    assert not {"greedy", "search"} & set(player_names())
    refuse_unknown("greedy")
    refuse_unknown("search")
