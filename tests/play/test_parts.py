"""Parts of a decision, picked in any order."""

from functools import partial

import pytest

import digsite
from digsite.core.errors import IllegalMove
from digsite.core.move import Move
from digsite.core.state import State
from digsite.core.title import Title
from digsite.play import parts
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


def leads_slowly(state: State, wanted: list[Move], seat: int) -> bool:
    """What `leads` finds out, by trying everything."""
    if not wanted:
        return True
    for move in parts.legal_moves(state, seat):
        if move.key <= wanted[0].key and sort_of(move) == sort_of(wanted[0]):
            after = state.clone()
            after.play(move)
            if leads_slowly(after, wanted[move.key == wanted[0].key :], seat):
                return True
    return False


def some_of(moves: list[Move], rng: digsite.Rng) -> list[Move]:
    """Some of them, some of them several times, in the order of the rules."""
    several = [[move] * (1 + rng.below(3)) for move in moves if rng.below(3) == 0]
    return parts.in_order([move for same in several for move in same])


@pytest.mark.parametrize("setting", settings(), ids=label)
def test_what_can_be_named_is_found_as_by_trying_everything(setting: Setting) -> None:
    name, seats, options = setting
    title, rng = digsite.title(name), digsite.Rng(8)
    match = Match(title, seats, options)
    for _ in range(STEPS):
        match.deal(rng)
        if match.is_over:
            break
        sorts, state, seat = asked(title, match)["any_order"], match.state, match.actor
        assert isinstance(sorts, list)
        for sort in sorts:
            wanted = some_of([move for move in state.moves() if sort_of(move) == sort], rng)
            assert parts.leads(state, wanted, seat) == leads_slowly(state, wanted, seat)
        legal = state.legal()
        match.play(legal[rng.below(len(legal))])


def hoarded() -> tuple[Title, Match]:
    """The first player has twenty cards of all kinds, and may trade."""
    title = digsite.title("archaeology")
    match = Match(title, 2)
    match.deal(digsite.Rng(3))  # after which the market has several kinds
    while True:
        legal, seen = match.state.legal(), match.view(0).record()
        hand: dict[str, int] = seen["hand"]  # type: ignore[assignment]
        if match.actor == 0 and seen["any_order"] and sum(hand.values()) >= 20:
            return title, match
        if match.actor == digsite.CHANCE:
            wish = 1 if seen["turn"] == 0 else -1
            match.play(min(legal, key=partial(worth, hand=hand, wish=wish)))
        else:
            told = {sort_of(move): move for move in legal}
            wishes = ["dig", *(["explore"] if match.actor == 0 else []), "end"]
            match.play(next((told[one] for one in wishes if one in told), legal[-1]))


def worth(move: Move, hand: dict[str, int], wish: int) -> int:
    """The lower, the sooner chance brings it: for the first player what is held least."""
    kind = str(move.parts().get("kind"))
    return 100 if kind in {"sandstorm", "thief"} else wish * hand.get(kind, 0)


def test_a_large_hand_has_the_same_answers() -> None:
    (_, match), rng = hoarded(), digsite.Rng(9)
    offers = [move for move in match.state.moves() if sort_of(move) == "offer"]
    for _ in range(40):
        wanted = some_of(offers, rng)
        expected = leads_slowly(match.state, wanted, 0)
        assert parts.leads(match.state, wanted, 0) == expected, notations(wanted)


def test_a_large_hand_is_not_searched_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    title, match = hoarded()
    searched: list[State] = []

    def counted(state: State, seat: int) -> list[Move]:
        searched.append(state)
        return legal_moves(state, seat)

    legal_moves = parts.legal_moves
    monkeypatch.setattr(parts, "legal_moves", counted)
    with pytest.raises(IllegalMove):
        Draft(title, match.state, [title.move("offer mask")] * 9)
    assert len(searched) < 2 * parts.MOST_TRIES
