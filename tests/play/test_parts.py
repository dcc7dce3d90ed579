"""Parts of a decision, picked in any order."""

import pytest

import digsite
from digsite.core.errors import IllegalMove
from digsite.core.move import Move
from digsite.core.title import Title
from digsite.play.match import Match
from digsite.play.parts import Draft, sort_of
from tests.walks import Setting, label, settings

STEPS = 25
PICKS = 12


def notations(moves: list[Move]) -> list[str]:
    return [move.notation() for move in moves]


def asked(title: Title, match: Match) -> dict[str, object]:
    return title.view(match.state, match.actor).record()


@pytest.mark.parametrize("setting", settings(), ids=label)
def test_whatever_is_offered_can_be_completed(setting: Setting) -> None:
    """Pick as long as there is something to add: each set on the way can be made into a decision,
    and the last one is complete."""
    name, seats, options = setting
    title, rng = digsite.title(name), digsite.Rng(5)
    match = Match(title, seats, options)
    for _ in range(STEPS):
        match.deal(rng)
        if match.is_over:
            break
        sorts = asked(title, match)["any_order"]
        assert isinstance(sorts, list)
        picks: list[Move] = []
        for _ in range(PICKS):
            draft = Draft(title, match.state, picks)
            more = [move for move in draft.next() if sort_of(move) in sorts]
            if not more:
                assert draft.complete
                break
            picks.append(more[rng.below(len(more))])
        legal = match.state.legal()
        match.play(legal[rng.below(len(legal))])


def test_what_is_offered_without_picks_is_legal_or_of_a_sort_in_any_order() -> None:
    title, rng = digsite.title("artifacts-inc"), digsite.Rng(2)
    match = Match(title, 2)
    match.deal(rng)
    assert Draft(title, match.state, []).next() == match.state.legal()


def storm() -> tuple[Title, Match]:
    """A sandstorm in which somebody loses several cards of several kinds."""
    title = digsite.title("archaeology")
    for seed in range(200):
        rng = digsite.Rng(seed)
        match = Match(title, 2)
        match.deal(rng)
        for _ in range(60):
            seen = {} if match.is_over else asked(title, match)
            if seen.get("step") == "discarding" and int(str(seen["left"])) >= 2:
                return title, match
            if match.is_over:
                break
            ends = [move for move in match.state.legal() if move.notation() == "end"]
            match.play(ends[0] if ends else match.state.legal()[0])
            match.deal(rng)
    raise AssertionError("no such storm")


def test_picks_are_named_in_the_order_of_the_rules() -> None:
    title, match = storm()
    picks: list[Move] = []
    while more := Draft(title, match.state, picks).next():
        picks.append(more[-1])
    draft = Draft(title, match.state, picks)
    assert notations(draft.moves) == notations(sorted(picks, key=lambda move: move.key))
    assert draft.complete and draft.next() == []


def test_one_part_too_many_belongs_to_no_decision() -> None:
    title, match = storm()
    picks: list[Move] = []
    while more := Draft(title, match.state, picks).next():
        picks.append(more[0])
    with pytest.raises(IllegalMove):
        Draft(title, match.state, [*picks, picks[0]])


def test_nothing_follows_the_end_of_a_turn() -> None:
    title, match = storm()
    match.play(match.state.legal()[0])
    end = title.move("end")
    with pytest.raises(IllegalMove, match="cannot follow"):
        Draft(title, match.state, [end, end])
