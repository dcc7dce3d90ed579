"""Matches: playing, parts in any order, rewinding, running to the end."""

import copy
import pickle
from pathlib import Path

import pytest

import digsite
from digsite.bots.random_player import RandomPlayer
from digsite.play.match import Match, run
from digsite.play.undo import horizon, last_decision
from tests.games.artifact.positions import state_with

TITLE = digsite.title("archaeology")
HANDS = ["deal shard", "deal coin", "deal parchment", "deal coin", "deal parchment", "deal cup"]
DEALS = [*HANDS, "deal coin", "deal cup", "deal talisman", "deal shard", "deal cup", "deal mask"]


def dealt(*more: str) -> Match:
    """Seat 0: shard, 2 parchments, coin; marketplace: talisman, shard, cup, mask, mask."""
    match = Match(TITLE, 2)
    for notation in [*DEALS, "deal mask", "start 0", *more]:
        match.play(TITLE.move(notation))
    return match


def moves(*notations: str) -> list[digsite.Move]:
    return [TITLE.move(notation) for notation in notations]


def test_the_parts_of_a_trade_may_be_named_in_any_order() -> None:
    """The rulebook's trade of 2 parchments and a coin for a talisman and a shard."""
    parts = moves("take talisman", "offer coin", "take shard", "offer parchment", "offer parchment")
    match = dealt("dig coin")
    match.play_all(parts)
    assert [move.notation() for move in match.moves[-5:]] == [
        "offer parchment",
        "offer parchment",
        "offer coin",
        "take shard",
        "take talisman",
    ]
    assert match.actors[-5:] == [0] * 5


def test_cards_of_an_exhibition_may_be_named_in_any_order() -> None:
    """Each sort of part comes in its turn, its cards in the order of the rules."""
    title = digsite.title("artifact")
    cards = {"africa weapons": 1, "asia weapons": 1, "america weapons": 1}
    state = state_with(4, hands={0: cards}, money={0: 9}, mats={0: {"museum": 1, "ship": 1}})
    match = Match(title, 4)
    match.state = state
    shows = [f"show {card}" for card in reversed(cards)]
    said = ["produce 3 weapons", "pay museum", *shows, "keep america weapons"]
    match.play_all([title.move(notation) for notation in said])
    played = [move.notation() for move in match.moves]
    assert played == [*said[:2], *(f"show {card}" for card in cards), said[-1]]


def test_moves_in_a_legal_order_keep_it() -> None:
    match = dealt("dig coin")
    match.play_all(moves("sell 1 shard", "sell 2 coin", "offer parchment", "take shard"))
    assert [move.notation() for move in match.moves[-4:]] == [
        "sell 1 shard",
        "sell 2 coin",
        "offer parchment",
        "take shard",
    ]


def test_either_all_parts_are_played_or_none() -> None:
    match = dealt("dig coin")
    before, ply = match.state.record(), match.ply
    for wrong in (
        moves("offer coin", "take mask"),
        moves("end", "end"),
        moves("sell 1 coin", "sell 1 coin", "sell 1 coin"),
    ):
        with pytest.raises(digsite.IllegalMove):
            match.play_all(wrong)
        assert (match.state.record(), match.ply) == (before, ply)


def test_a_decision_can_be_tried_on_a_twin() -> None:
    match = dealt("dig coin")
    before, ply = match.state.record(), match.ply
    twin = match.decided(moves("end"))
    assert (match.state.record(), match.ply, match.actors[ply:]) == (before, ply, [])
    with pytest.raises(digsite.IllegalMove):
        match.decided(moves("end", "end"))
    match.play_all(moves("end"))
    match.deal()
    assert twin == match
    assert (twin.state, twin.actors) == (match.state, match.actors)


def test_an_illegal_move_changes_nothing() -> None:
    match = dealt("dig coin")
    before, ply = match.state.record(), match.ply
    with pytest.raises(digsite.IllegalMove):
        match.play(TITLE.move("sell 3 coin"))
    assert (match.state.record(), match.ply) == (before, ply)


def test_the_dealer_acts_until_a_seat_decides() -> None:
    match = Match(TITLE, 3)
    drawn = match.deal(digsite.Rng(4))
    assert drawn == match.moves
    assert set(match.actors) == {digsite.CHANCE}
    assert match.actor >= 0
    assert match.deal(digsite.Rng(4)) == []


def test_rewinding_goes_back_to_any_ply() -> None:
    match = run(Match(TITLE, 2), players(2), digsite.Rng(1))
    text = [move.notation() for move in match.moves]
    end = match.state.record()
    assert match.is_over
    match.rewind(40)
    assert (match.ply, len(match.actors), match.is_over) == (40, 40, False)
    for notation in text[40:]:
        match.play(TITLE.move(notation))
    assert match.state.record() == end
    match.rewind(0)
    assert match.state == TITLE.new(2)


@pytest.mark.parametrize("ply", [-1, 15])
def test_there_is_nothing_before_the_first_or_behind_the_last_move(ply: int) -> None:
    match = dealt()
    assert match.ply == 14
    with pytest.raises(ValueError, match=f"14 moves; there is no ply {ply}"):
        match.rewind(ply)


def players(seats: int) -> list[RandomPlayer]:
    return [RandomPlayer(digsite.Rng(seat)) for seat in range(seats)]


def test_undo_reaches_back_over_own_decisions_only() -> None:
    match = dealt("dig coin", "sell 1 coin", "offer parchment", "take shard")
    assert horizon(match.actors) == 15
    match.play(TITLE.move("end"))
    assert horizon(match.actors) == 15
    match.play(TITLE.move("dig cup"))
    assert horizon(match.actors) == match.ply == 20
    match.play(TITLE.move("sell 1 cup"))
    assert horizon(match.actors) == 20


def test_undo_does_not_reach_over_a_sandstorm_of_others() -> None:
    match = dealt("dig sandstorm", "discard shard", "discard parchment", "discard coin")
    assert match.actors[-3:] == [0, 0, 1]
    assert horizon(match.actors) == match.ply - 1


def test_there_is_nothing_to_undo_at_the_beginning() -> None:
    assert horizon(Match(TITLE, 2).actors) == 0


def test_the_last_decision_of_a_seat_is_found() -> None:
    match = dealt("dig coin", "sell 1 coin", "end", "dig cup", "end", "dig shard")
    assert last_decision(match.actors, 0) == 16
    assert last_decision(match.actors, 1) == 18
    assert last_decision(dealt().actors, 0) is None


def test_a_match_is_a_sequence_of_its_moves() -> None:
    match = digsite.play("archaeology", ["random", "random"], seed=1)
    assert len(match) == match.ply == len(list(match))
    assert match[0] is match.moves[0] and match[-2:] == match.moves[-2:]
    assert digsite.Match(match.title, 2)  # a match without moves is a match too
    assert repr(match) == f"<match of archaeology for 2, ply {len(match)}: the game is over>"
    assert str(match) == str(match.state) and match._repr_html_() == match.state._repr_html_()


def test_a_match_tells_what_each_seat_saw_and_how_things_stood() -> None:
    match = digsite.play("archaeology", ["random", "random"], seed=1)
    assert len(match.events(0)) == len(match)
    assert match.events(0) != match.events(1)
    assert match.at(len(match)) == match.state and match.at(0) == match.title.new(2)
    assert match.view(0) == match.title.view(match.state, 0)
    with pytest.raises(ValueError, match="there is no ply"):
        match.at(len(match) + 1)


def test_the_same_seed_gives_the_same_game() -> None:
    games = [digsite.play("archaeology", ["random", "novice"], seed) for seed in (1, 1, 2)]
    assert games[0].moves == games[1].moves != games[2].moves
    assert digsite.play("archaeology", ["random", "random"], 1).names == ["random 1", "random 2"]


def test_a_match_is_saved_and_loaded_by_name(tmp_path: Path) -> None:
    match = digsite.play("archaeology", ["random", "random"], seed=1)
    digsite.save(match, str(tmp_path / "my.match"))
    assert digsite.load(str(tmp_path / "my.match")).moves == match.moves


def test_matches_are_compared_as_their_files_are() -> None:
    match = digsite.play("artifact", ["random"] * 3, seed=2)
    twin = copy.deepcopy(match)
    assert twin == match == pickle.loads(pickle.dumps(match))
    twin.names[0] = "Ada"
    twin.options["start"] = "quick"
    assert twin != match and match.names[0] == "random 1" and match.options == {}
    assert match.copy() != digsite.play("artifact", ["random"] * 3, seed=3)
    assert match != "a match"
    with pytest.raises(TypeError):
        hash(match)


class Mute:
    """Answers with nothing."""

    def decide(self, view: digsite.View, legal: list[digsite.Move]) -> digsite.Move:
        return None  # type: ignore[return-value]


@pytest.mark.parametrize("clock", [None, digsite.Clock(60)])
def test_whoever_does_not_answer_with_a_move_is_named(clock: digsite.Clock | None) -> None:
    with pytest.raises(TypeError, match="Mute answered None, which is no move"):
        digsite.play("archaeology", [Mute(), Mute()], seed=1, clock=clock)


def test_a_seat_that_is_not_there_saw_nothing_not_even_before_the_first_move() -> None:
    for match in (
        Match(digsite.title("archaeology"), 2),
        digsite.play("archaeology", ["random"] * 2, 1),
    ):
        with pytest.raises(ValueError, match="no seat 9"):
            match.events(9)
