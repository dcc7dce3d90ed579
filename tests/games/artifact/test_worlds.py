"""Many worlds imagined in many games: they fit what is seen, and come as often as they should."""

from collections import Counter

import pytest

import digsite
from digsite.games.artifact import imagine as worlds
from digsite.games.artifact.box import SITE_NAMES
from digsite.games.artifact.game import Artifact
from tests.games.artifact.positions import (
    BOTH,
    MODES,
    TITLE,
    Cards,
    cards,
    cards_in_hand,
    field,
    hand,
    hide,
    play,
    rich,
    state_with,
    together,
)
from tests.games.artifact.worlds import ARTIFACTS, check_world, imagined

pytestmark = pytest.mark.played


@pytest.mark.rule("§10.1", "§16.2")
@pytest.mark.parametrize("paid", [False, True])
def test_whoever_announced_an_exhibition_can_show_it_in_every_imagined_world(paid: bool) -> None:
    """The hand is secret and must hold one card of each of five types from given sites."""
    table = rich(4, research=True)
    cards = [f"{site} {name}" for site, name in zip(SITE_NAMES, ARTIFACTS, strict=False)]
    hide(table, 0, *cards, "africa weapons")
    play(table, "produce five types", *(["pay museum"] if paid else []))
    for seed in range(20):
        for seat in (1, digsite.SPECTATOR):
            world = imagined(table, seat, seed)
            assert worlds.cards_missing(world) <= 0
            assert Artifact(world).keys()
            digsite.play_random(Artifact(world), digsite.Rng(seed))


@pytest.mark.rule("§16.2", "§10.1")
def test_the_cards_of_an_exhibition_may_come_from_other_secret_hands() -> None:
    """The deck is empty: only the player who announced the exhibition can hold all weapons."""
    table = rich(4)
    hide(table, 0, *["asia weapons"] * 4)
    hide(table, 1, *[f"asia {name}" for name in ARTIFACTS[:4] for _ in range(4)])
    play(table, "produce 4 weapons")
    assert table.deck_sizes[1] == 0
    for seed in range(5):
        assert hand(imagined(table, 2, seed), 0) == ["asia weapons"] * 4
    assert hand(imagined(table, 1, 1), 0) == ["asia weapons"] * 4


@pytest.mark.rule("§16.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("expansions", MODES)
@pytest.mark.parametrize("seed", range(2))
def test_nothing_a_seat_sees_depends_on_what_is_hidden(
    seats: int, expansions: list[str], seed: int
) -> None:
    rng = digsite.Rng(100 * seed + seats)
    fragments = ["site", "any"][seed]
    state = TITLE.new(seats, {"expansions": expansions, "start": "quick", "fragments": fragments})
    count = 0
    while not state.is_over():
        count += 1
        if count % 23 == 0:
            watchers = [digsite.SPECTATOR, *range(seats)]
            check_world(state, watchers[count % len(watchers)], rng)
        if state.actor() == digsite.CHANCE:
            state.play(state.draw(rng))
        else:
            legal = state.legal()
            better = [
                move
                for move in legal
                if move.notation().split()[0] in {"produce", "exhibit", "draw", "gold"}
                or move.notation() in {"role london", "role judd"}
            ]
            pool = better or [move for move in legal if move.notation() != "pass"] or legal
            state.play(pool[rng.below(len(pool))])
    for seat in [digsite.SPECTATOR, *range(seats)]:
        check_world(state, seat, rng)


@pytest.mark.rule("§16.2")
def test_a_hidden_card_varies_over_the_imagined_worlds_by_its_weight() -> None:
    state = state_with(
        4,
        ["cities"],
        deck={"asia": cards("asia", *["weapons"] * 3)},
        face={"asia": {}},
        huts={seat: {"africa": 1} for seat in range(4)},
        secret={0: cards("asia", "ceramics")},
    )
    rng = digsite.Rng(5)
    view = TITLE.view(state, 1)
    found = Counter(next(iter(cards_in_hand(TITLE.imagine(view, rng)))) for _ in range(400))
    assert set(found) == {"asia weapons", "asia ceramics"}
    assert 60 <= found["asia ceramics"] <= 140  # one in four


PRODUCING = [
    ("produce 4 asia", cards("asia", "weapons", "ceramics", "jewellery"), cards("asia", "weapons")),
    ("produce 4 asia", {}, cards("asia", "weapons", "weapons", "ceramics", "fragments")),
    ("produce 5 weapons", cards("asia", *["weapons"] * 3), cards("asia", "weapons", "fragments")),
    (
        "produce five types",
        cards("asia", "weapons", "ceramics"),
        together(cards("africa", "jewellery", "sculpture"), cards("america", "fragments")),
    ),
    (
        "produce three sites",
        {},
        together(
            cards("africa", "gold", "weapons"),
            cards("asia", "weapons", "cursed"),
            cards("america", "fragments"),
        ),
    ),
    ("exhibit asia", {}, cards("asia", "stand-alone", "gold")),
]


@pytest.mark.rule("§16.2")
@pytest.mark.parametrize(("wish", "known", "secret"), PRODUCING)
@pytest.mark.parametrize("role", ["paris", "new york", "andersson"])
@pytest.mark.parametrize("fragments", ["site", "any"])
def test_in_the_middle_of_an_exhibition_all_imagined_worlds_can_go_on(
    wish: str, known: Cards, secret: Cards, role: str, fragments: str
) -> None:
    """The wish itself tells that the hidden cards make it possible."""
    state = state_with(
        4,
        BOTH,
        hands={0: known},
        secret={0: secret},
        roles={0: [role]},
        mats={0: {} if role == "andersson" else {"museum": 2}},
        money={0: 50},
        options={"fragments": fragments},
    )
    rng = digsite.Rng(9)
    play(state, wish)
    steps = 0
    while state.actor() == 0 and field(state, "step") != "acting" and steps < 12:
        for seat in (digsite.SPECTATOR, 0, 3):
            play_out(check_world(state, seat, rng), rng)
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])
        steps += 1


def play_out(state: digsite.State, rng: digsite.Rng) -> None:
    """The question under way can be answered to its end."""
    for _ in range(12):
        if state.is_over() or field(state, "step") == "acting":
            return
        legal = state.legal()
        assert legal
        state.play(legal[rng.below(len(legal))])


@pytest.mark.rule("§16.2")
@pytest.mark.parametrize("seed", range(6))
def test_the_card_an_exhibition_needs_may_have_been_dealt_to_another_hand_first(seed: int) -> None:
    """Two secret cards of Asia are the last unseen ones there; seat 0 announces a stand-alone.

    A spectator knows then that seat 0 holds it, whichever hand it was imagined in before.
    """
    state = state_with(
        4,
        BOTH,
        secret={0: cards("asia", "stand-alone"), 1: cards("asia", "weapons")},
        deck={"asia": {}},
        face={"asia": {}},
        huts={seat: {"africa": 1} for seat in range(4)},
        mats={0: {"museum": 1}},
        money={0: 50},
    )
    play(state, "exhibit asia")
    assert field(state, "step") == "paying"
    for seat in (digsite.SPECTATOR, 2, 3):
        world = check_world(state, seat, digsite.Rng(seed))
        assert cards_in_hand(world, 0) == cards("asia", "stand-alone")


@pytest.mark.rule("§16.2")
@pytest.mark.parametrize("seed", range(6))
def test_the_cards_a_tile_needs_may_have_been_dealt_to_another_hand_first(seed: int) -> None:
    """The deck is not empty, but holds no card that helps."""
    state = state_with(
        4,
        BOTH,
        hands={0: cards("africa", "weapons", "weapons")},
        secret={0: cards("asia", "weapons"), 1: cards("asia", "gold")},
        deck={"asia": cards("asia", "manuscript")},
        face={"asia": {}},
        huts={seat: {"africa": 1} for seat in range(4)},
        mats={0: {"museum": 1}},
        money={0: 50},
    )
    play(state, "produce 3 weapons")
    for seat in (digsite.SPECTATOR, 2, 3):
        world = check_world(state, seat, digsite.Rng(seed))
        assert cards_in_hand(world, 0) == cards_in_hand(state, 0)
