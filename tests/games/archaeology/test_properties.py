"""What holds in every position that play can reach."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import digsite
from tests.games.archaeology.positions import COPIES, SELLING, Record, total
from tests.games.archaeology.test_memory import claims_are_true
from tests.walks import Setting, play_choices, reach, step

pytestmark = pytest.mark.played

TITLE = digsite.title("archaeology")


@st.composite
def positions(draw: st.DrawFn) -> digsite.State:
    """A position of a game for two, three or four, after a number of random moves."""
    setting: Setting = ("archaeology", draw(st.integers(2, 4)), {})
    return reach(setting, draw(st.integers(0, 2**32)), draw(st.integers(0, 400)))


@st.composite
def short_games(draw: st.DrawFn) -> digsite.State:
    state = TITLE.new(draw(st.integers(2, 4)))
    return play_choices(state, draw(st.lists(st.integers(0, 60), max_size=80)))


@given(positions())
def test_every_position_that_play_can_reach_keeps_the_books(state: digsite.State) -> None:
    conserves_the_cards(state)
    pays_what_the_sets_are_worth(state)
    buries_what_is_unseen(state)
    draws_by_shares(state)
    claims_are_true(state.record())


@given(short_games())
def test_odd_choices_keep_the_books_too(state: digsite.State) -> None:
    conserves_the_cards(state)
    assert TITLE.load(state.record()) == state


def conserves_the_cards(state: digsite.State) -> None:
    """No card of the box is lost or made (§1.2, §7.3)."""
    assert total(state) == COPIES


def pays_what_the_sets_are_worth(state: digsite.State) -> None:
    """Money is the sum of the sold sets (§9.6)."""
    record: Record = state.record()
    for seat, row in enumerate(record["sets"]):
        worth = sum(SELLING[entry["kind"]][entry["size"] - 1] * entry["count"] for entry in row)
        assert worth == state.scores()[seat] == record["money"][seat]


def buries_what_is_unseen(state: digsite.State) -> None:
    """The dig site is what is unseen less the chambers (§2.6)."""
    record: Record = state.record()
    chambers = zip(record["explorers"], (3, 5, 7), strict=True)
    closed = sum(cards for explorer, cards in chambers if explorer == digsite.NOBODY)
    finding = record["left"] if record["step"] == "finding" else 0
    unseen = sum(record["unseen"].values())
    hazards = record["thieves"] + record["sandstorms"]
    assert record["buried"] == unseen - closed - finding + hazards


def draws_by_shares(state: digsite.State) -> None:
    """A dig brings each unseen card of the dig site with the same chance, told by hand (§4.2)."""
    record: Record = state.record()
    if record["step"] != "digging":
        return
    unseen: dict[str, int] = record["unseen"]
    buried: int = record["buried"]
    hazards: int = record["thieves"] + record["sandstorms"]
    others = sum(unseen.values()) - unseen["map"]
    shares = {"dig thief": record["thieves"], "dig sandstorm": record["sandstorms"]}
    shares["dig map"] = unseen["map"]
    weights = sum(state.weights())
    for move, weight in zip(state.legal(), state.weights(), strict=True):
        name = move.notation()
        if name in shares:
            assert weight * buried == shares[name] * weights
        else:
            in_dig_site = buried - hazards - unseen["map"]
            expected = in_dig_site * unseen[name.removeprefix("dig ")]
            assert weight * buried * others == expected * weights


@given(st.integers(2, 4), st.integers(0, 2**32))
def test_every_game_ends_with_empty_hands_and_an_empty_dig_site(seats: int, seed: int) -> None:
    state, rng = TITLE.new(seats), digsite.Rng(seed)
    moves = 0
    while not state.is_over():
        step(state, rng)
        moves += 1
        assert moves < 2000
    record: Record = state.record()
    assert record["buried"] == 0
    assert all(sum(hand.values()) == 0 for hand in record["hands"])
    assert sum(state.scores()) <= 333
