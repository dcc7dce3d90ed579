"""The laws of the contract, the same for every title, number of seats and option."""

import math

import pytest

import digsite
from tests.walks import SETTINGS, Setting, label, reach, sample, seats_and_spectator, step, walk

each_setting = pytest.mark.parametrize("setting", SETTINGS, ids=label)
MOST_MOVES = 20_000


@each_setting
def test_keys_are_dense_and_notations_are_unique(setting: Setting) -> None:
    title = digsite.title(setting[0])
    assert [move.key for move in title.moves] == list(range(title.move_count))
    assert 0 < title.decision_count <= title.move_count
    assert len({move.notation() for move in title.moves}) == title.move_count
    for move in title.moves:
        assert title.move(move.notation()) is move
        assert title.move(f"  {move.notation().upper()} ") is move
        assert all(isinstance(value, str | int) for value in move.parts().values())
        assert "do" in move.parts()
    sorts = {move.parts()["do"] for move in title.moves[: title.decision_count]}
    assert title.endings
    assert sorts >= {one for end, unused in title.endings.items() for one in (end, *unused)}


@each_setting
def test_a_random_game_ends_and_names_a_winner(setting: Setting) -> None:
    state = None
    for moves, state in enumerate(walk(setting, seed=1)):  # noqa: B007
        assert moves < MOST_MOVES
    assert state is not None
    assert state.is_over()
    assert state.legal() == []
    ranking, scores = state.ranking(), state.scores()
    assert len(ranking) == len(scores) == setting[1]
    assert min(ranking) == 1
    assert max(scores) == scores[ranking.index(1)]
    assert all(place == 1 + sum(other < place for other in ranking) for place in ranking)


@each_setting
def test_legal_moves_are_sorted_and_unique_and_belong_to_the_actor(setting: Setting) -> None:
    title = digsite.title(setting[0])
    for state in walk(setting, seed=2):
        keys = state.keys()
        assert keys == sorted(set(keys))
        assert bool(keys) != state.is_over()
        if state.actor() == digsite.CHANCE:
            assert all(key >= title.decision_count for key in keys)
            weights = state.weights()
            assert len(weights) == len(keys)
            assert all(weight > 0 for weight in weights)
        elif keys:
            assert 0 <= state.actor() < setting[1]
            assert all(key < title.decision_count for key in keys)


@each_setting
def test_every_legal_move_plays_on_a_clone_and_leaves_the_original_alone(setting: Setting) -> None:
    for state in sample(setting, seed=3, every=7):
        before = state.record()
        for move in state.legal():
            after = state.clone()
            assert after == state
            after.play(move)
            assert after != state
        digsite.perft(state, 2)
        assert state.record() == before


@each_setting
def test_every_illegal_move_raises_and_changes_nothing(setting: Setting) -> None:
    title = digsite.title(setting[0])
    for state in sample(setting, seed=4, every=23):
        before = state.record()
        legal = set(state.keys())
        for move in title.moves:
            if move.key not in legal:
                with pytest.raises(digsite.IllegalMove):
                    state.play(move)
        assert state.record() == before


@each_setting
def test_a_state_survives_its_record(setting: Setting) -> None:
    title = digsite.title(setting[0])
    for state in sample(setting, seed=5, every=5):
        twin = title.load(state.record())
        assert twin == state
        assert twin.keys() == state.keys()
        assert twin.actor() == state.actor()


@each_setting
def test_a_view_survives_its_record(setting: Setting) -> None:
    title = digsite.title(setting[0])
    for state in sample(setting, seed=6, every=11):
        for seat in seats_and_spectator(setting[1]):
            view = title.view(state, seat)
            assert title.read_view(view.record()) == view
            assert (view.title, view.seat, view.actor) == (title, seat, state.actor())


@each_setting
def test_an_imagined_state_looks_the_same(setting: Setting) -> None:
    title = digsite.title(setting[0])
    rng = digsite.Rng(60)
    for state in sample(setting, seed=7, every=9):
        for seat in seats_and_spectator(setting[1]):
            view = title.view(state, seat)
            world = title.imagine(view, rng)
            assert title.view(world, seat) == view
            assert world.actor() == state.actor()
            if state.actor() == seat and seat >= 0:
                assert world.keys() == state.keys()
                assert said(title, world, seat) == said(title, state, seat)


def said(title: digsite.Title, state: digsite.State, seat: int) -> list[dict[str, object]]:
    return [objection.record() for objection in title.objections(state, seat)]


@each_setting
def test_an_imagined_game_can_be_played_to_its_end(setting: Setting) -> None:
    title = digsite.title(setting[0])
    for plies in (20, 60, 120):
        state = reach(setting, seed=8, plies=plies)
        for seat in seats_and_spectator(setting[1]):
            world = title.imagine(title.view(state, seat), digsite.Rng(seat + 100))
            digsite.play_random(world, digsite.Rng(5))
            assert world.is_over()


@each_setting
def test_imagining_is_fixed_by_its_seed_and_does_not_touch_the_view(setting: Setting) -> None:
    title = digsite.title(setting[0])
    state = reach(setting, seed=9, plies=70)
    view = title.view(state, 0)
    before = view.record()
    assert title.imagine(view, digsite.Rng(3)) == title.imagine(view, digsite.Rng(3))
    assert view.record() == before


@each_setting
def test_an_event_says_the_same_in_every_world_the_seat_can_imagine(setting: Setting) -> None:
    title = digsite.title(setting[0])
    rng = digsite.Rng(61)
    for state in sample(setting, seed=10, every=13):
        for seat in seats_and_spectator(setting[1]):
            world = title.imagine(title.view(state, seat), rng)
            for move in state.legal():
                here = title.event(state, move, seat).record()
                if move in world.legal():
                    assert title.event(world, move, seat).record() == here


@each_setting
def test_what_a_seat_sees_of_a_decision_of_its_own_is_all_of_it(setting: Setting) -> None:
    title = digsite.title(setting[0])
    for state in sample(setting, seed=11, every=3):
        actor = state.actor()
        if actor >= 0:
            for move in state.legal():
                event = title.event(state, move, actor)
                assert (event.actor, event.notation, event.hidden) == (
                    actor,
                    move.notation(),
                    False,
                )


@each_setting
def test_every_decision_is_legal_or_has_exactly_one_objection(setting: Setting) -> None:
    title = digsite.title(setting[0])
    decisions = title.moves[: title.decision_count]
    for state in sample(setting, seed=12, every=7):
        for seat in seats_and_spectator(setting[1]):
            objections = title.objections(state, seat)
            assert all(one.paragraph.startswith(("§", "R")) for one in objections)
            if seat != state.actor():
                assert len(objections) == 1
                continue
            answered = [move.notation() for move in state.legal()]
            answered += [objection.what for objection in objections]
            assert sorted(answered) == sorted(one.notation() for one in decisions)


@each_setting
def test_dealer_and_weights_agree(setting: Setting) -> None:
    """The fast draw comes out as often as the weights say (chi-square, fixed seed)."""
    rng = digsite.Rng(62)
    states = [
        state.clone()
        for state in sample(setting, seed=13, every=1)
        if state.actor() == digsite.CHANCE
    ]
    for state in states[:: max(1, len(states) // 6)]:
        keys, weights = state.keys(), state.weights()
        draws = 200 * len(keys)
        counts = dict.fromkeys(keys, 0)
        for _ in range(draws):
            counts[state.draw(rng).key] += 1
        expected = [draws * weight / sum(weights) for weight in weights]
        chi = sum(
            (counts[key] - wish) ** 2 / wish for key, wish in zip(keys, expected, strict=True)
        )
        freedom = len(keys) - 1
        assert chi < freedom + 5 * math.sqrt(2 * freedom) + 15


@each_setting
def test_play_random_is_the_same_game_as_stepping_with_its_rng(setting: Setting) -> None:
    name, seats, options = setting
    title = digsite.title(name)
    played = title.new(seats, options)
    decisions = digsite.play_random(played, digsite.Rng(14))
    stepped, rng, count = title.new(seats, options), digsite.Rng(14), 0
    while not stepped.is_over():
        count += stepped.actor() >= 0
        step(stepped, rng)
    assert (decisions, played) == (count, stepped)


@each_setting
def test_a_new_game_refuses_what_is_impossible_and_says_what_is_allowed(setting: Setting) -> None:
    title = digsite.title(setting[0])
    for seats in (-1, 0, min(title.seats) - 1, max(title.seats) + 1):
        with pytest.raises(ValueError, match=f"allowed: {min(title.seats)}"):
            title.new(seats)
    with pytest.raises(ValueError, match="unknown option “colour”; allowed"):
        title.new(min(title.seats), {"colour": "red"})
    for option in title.options:
        for wrong in ("nonsense", 7, None, ["nonsense"], [7]):
            with pytest.raises(ValueError, match=option.name):
                title.new(setting[1], {option.name: wrong})


@each_setting
def test_a_damaged_record_is_refused(setting: Setting) -> None:
    title = digsite.title(setting[0])
    state = reach(setting, seed=15, plies=50)
    for whole, read in (
        (state.record(), title.load),
        (title.view(state, 0).record(), title.read_view),
    ):
        for field in whole:
            for wrong in (None, "nonsense", -99, 1 << 70, {"nonsense": 1}, [None]):
                with pytest.raises(ValueError, match=r"\w"):
                    read({**whole, field: wrong})
            with pytest.raises(ValueError, match=r"\w"):
                read({name: value for name, value in whole.items() if name != field})


@each_setting
def test_only_seats_of_the_table_and_spectators_see_anything(setting: Setting) -> None:
    title = digsite.title(setting[0])
    state = reach(setting, seed=16, plies=30)
    for seat in (-2, setting[1], 99):
        with pytest.raises(ValueError, match="seat"):
            title.view(state, seat)
        with pytest.raises(ValueError, match="seat"):
            title.event(state, state.legal()[0], seat)
        with pytest.raises(ValueError, match="seat"):
            title.objections(state, seat)


def test_unreadable_moves_are_told_from_illegal_ones() -> None:
    for name in digsite.titles():
        title = digsite.title(name)
        for text in ("", "nonsense", "sell", "42", "end end"):
            with pytest.raises(digsite.UnreadableMove):
                title.move(text)
