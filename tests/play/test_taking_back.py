"""Taking back cannot peek: what was shown comes again, and going back past it is practice."""

import pytest

import digsite
from digsite.play.dealer import Fate
from digsite.play.match import Match
from digsite.play.undo import horizon
from tests.walks import titled

TABLES = [("archaeology", 3), ("artifact", 3), ("artifacts-inc", 2)]
tables = pytest.mark.parametrize(("name", "seats"), TABLES, ids=[name for name, _ in TABLES])


def seeded(name: str, seats: int, seed: int) -> Match:
    match = Match(titled(name), seats, seed=seed)
    match.deal()
    return match


def decide(match: Match, rng: digsite.Rng) -> None:
    legal = match.state.legal()
    match.play(legal[rng.below(len(legal))])
    match.deal()


@tables
@pytest.mark.parametrize("seed", range(4))
def test_whoever_goes_back_and_decides_the_same_sees_the_same(
    name: str, seats: int, seed: int
) -> None:
    rng = digsite.Rng(seed)
    plain = seeded(name, seats, seed)
    while not plain.is_over:
        decide(plain, rng)
    decisions = [m for m, who in zip(plain.moves, plain.actors, strict=True) if who >= 0]
    restless = seeded(name, seats, seed)
    while not restless.is_over:
        done = sum(1 for actor in restless.actors if actor >= 0)
        restless.play(decisions[done])
        restless.deal()
        if rng.below(8) == 0:
            far = rng.below(40) == 0
            most = restless.ply if far else min(restless.ply, 6)
            restless.rewind(restless.ply - rng.below(most))
            restless.deal()
    assert restless.moves == plain.moves


@tables
@pytest.mark.parametrize("seed", range(4))
def test_without_the_mark_nobody_has_seen_more_than_a_game_without_undo_shows(
    name: str, seats: int, seed: int
) -> None:
    """All that was seen of what was taken back could have been imagined before it was tried."""
    rng = digsite.Rng(seed)
    match = seeded(name, seats, seed)
    steps_back = 0
    while not match.is_over:
        decide(match, rng)
        back = horizon(match.actors)
        if back == match.ply or rng.below(3):
            continue
        seat, tried = match.actors[-1], match.moves[back:]
        seen = match.view(seat).record()
        match.rewind(back)
        world = match.title.imagine(match.view(seat), rng)
        for move in tried:
            world.play(move)
        assert match.title.view(world, seat).record() == seen
        steps_back += 1
        decide(match, rng)
    assert steps_back > 0
    assert not match.practice


@tables
def test_going_back_behind_what_was_shown_marks_the_game(name: str, seats: int) -> None:
    rng = digsite.Rng(5)
    match = seeded(name, seats, 5)
    while horizon(match.actors) != match.ply or match.actors.count(digsite.CHANCE) == match.ply:
        decide(match, rng)
    shown = match.copy()
    match.rewind(match.ply)
    assert not match.practice
    match.rewind(match.ply - 1)
    assert match.practice
    match.deal()
    assert match.moves == shown.moves
    assert match.copy().practice


@pytest.mark.parametrize("ply", [-1, 10_000])
def test_a_ply_that_is_not_there_changes_nothing(ply: int) -> None:
    match = seeded("archaeology", 2, 5)
    decide(match, digsite.Rng(5))
    before, moves = match.state.clone(), list(match.moves)
    with pytest.raises(ValueError, match=f"there is no ply {ply}"):
        match.rewind(ply)
    assert (match.state, match.moves, match.practice) == (before, moves, False)


def test_another_seed_brings_other_things() -> None:
    first, second = (seeded("archaeology", 3, seed).moves for seed in (1, 2))
    assert first != second
    assert Fate().seed != Fate().seed


def test_each_sort_of_draw_is_counted_by_itself() -> None:
    fate = Fate(3)
    numbers = {fate.number(sort, count) for sort in ("dig", "steal") for count in range(3)}
    assert len(numbers) == 6
    assert fate.number("dig", 1) == Fate(3).number("dig", 1)


def test_robbing_again_shows_the_same_card_again() -> None:
    """A hand cannot be looked at card by card."""
    match, rng = seeded("archaeology", 2, 1), digsite.Rng(1)
    while not any(move.notation().startswith("rob") for move in match.state.legal()):
        decide(match, rng)
    ply = match.ply
    stolen = set()
    for _ in range(5):
        match.play(match.state.legal()[0])
        match.deal()
        stolen.add(match.moves[ply + 1].notation())
        match.rewind(ply)
    assert len(stolen) == 1
