"""Habits, and games that differ: the follies of earlier players are gone."""

from dataclasses import replace

import pytest

import digsite
from digsite.bots.habits import CROWD, is_pointless, sensible
from digsite.bots.levels import level_of
from digsite.bots.roster import make_player
from digsite.bots.treeplayer import TreePlayer
from digsite.core.move import Move
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.games.artifact.box import (
    CITIES,
    HUTS,
    LONDON,
    MARKER_NAMES,
    NEW_YORK,
    NO_ROLE,
    ROLE_NAMES,
    ROLES,
    SITE_NAMES,
)
from digsite.games.artifact.questions.steps import CASTING
from digsite.games.artifact.rules.turns import wanted_marker

BOTH: dict[str, object] = {"expansions": ["research", "cities"]}
LITTLE = 6  # simulations: habits do not depend on thought
ARTIFACT = digsite.title("artifact")
INC = digsite.title("artifacts-inc")


def thoughtless(level: str, title: digsite.Title, rng: Rng) -> TreePlayer:
    return replace(level_of(title, level), simulations=LITTLE).player(title, rng)


def played(title: digsite.Title, seats: int, level: str, seed: int) -> list[tuple[State, Move]]:
    """The decisions of a game, or of its beginning: each position with the move."""
    rng = digsite.Rng(seed)
    players = [thoughtless(level, title, rng.fork()) for _ in range(seats)]
    state = title.new(seats)
    found: list[tuple[State, Move]] = []
    while not state.is_over() and len(found) < 100:
        seat, legal = state.actor(), state.legal()
        move = state.draw(rng) if seat < 0 else players[seat].decide(title.view(state, seat), legal)
        if seat >= 0 and len(legal) > 1:
            found.append((state.clone(), move))
        state.play(move)
    return found


def test_nobody_pays_a_joker_with_the_right_marker_in_hand() -> None:
    paid = 0
    for state, move in played(ARTIFACT, 3, "novice", seed=1):
        if move.notation().startswith("pay "):
            table = ARTIFACT.view(state, state.actor()).table
            wanted = MARKER_NAMES[wanted_marker(table.action, table.target)]
            right = [each for each in state.legal() if each.parts().get("marker") == wanted]
            assert not right or move in right
            paid += len(right)
    assert paid > 5


@pytest.mark.parametrize(("level", "seats"), [("novice", 3), ("skilled", 5), ("master", 4)])
def test_first_huts_spread_over_the_sites(level: str, seats: int) -> None:
    """Nobody copies the leader: not all huts go to one site, nor both of a seat."""
    rng = digsite.Rng(seats)
    players = [thoughtless(level, ARTIFACT, rng.fork()) for _ in range(seats)]
    state = ARTIFACT.new(seats)
    huts: dict[str, list[int]] = {move.notation(): [] for move in state.legal()}
    while sum(map(len, huts.values())) < 2 * seats:
        seat, legal = state.actor(), state.legal()
        if seat < 0:
            state.play(state.draw(rng))
            continue
        move = players[seat].decide(ARTIFACT.view(state, seat), legal)
        huts[move.notation()].append(seat)
        state.play(move)
    counts = [len(there) for there in huts.values()]
    assert max(counts) - min(counts) <= CROWD
    assert all(len(set(there)) == len(there) for there in huts.values())


def test_the_second_role_does_not_take_the_place_of_the_first() -> None:
    view = ARTIFACT.view(ARTIFACT.new(3, BOTH), 0)
    table = view.table
    table.step = CASTING
    legal = [ARTIFACT.move(f"role {name}") for name in ROLE_NAMES]
    legal += [ARTIFACT.move(f"change {name}") for name in ROLE_NAMES]
    assert sensible(view, legal, busy=False) == legal
    table.cities[0] = NEW_YORK
    assert sensible(view, legal, busy=False) == legal[CITIES:ROLES]
    table.archaeologists[0] = ROLES - 1
    assert sensible(view, legal, busy=False) == legal
    table.cities[0] = NO_ROLE
    assert sensible(view, legal, busy=False) == legal[:CITIES]


def test_without_the_right_marker_any_may_pay() -> None:
    state = ARTIFACT.new(3)
    assert sensible(ARTIFACT.view(state, state.actor()), state.legal(), busy=True) == state.legal()


def test_a_novice_never_leaves_dice_idle() -> None:
    ends = 0
    for state, move in played(INC, 2, "novice", seed=2):
        assert move.notation() != "end"
        ends += any(other.notation() == "end" for other in state.legal())
    assert ends > 20


@pytest.mark.parametrize("level", ["skilled", "master"])
def test_openings_differ_and_nobody_copies_the_leader(level: str) -> None:
    openings = [first_huts(level, seed) for seed in range(8)]
    assert len(set(openings)) > 4
    copied = [first == second for first, second, *_ in openings]
    assert copied.count(True) < 6


def first_huts(level: str, seed: int) -> tuple[str, ...]:
    """Where the first huts of three players go."""
    rng = digsite.Rng(seed)
    players = [make_player(level, ARTIFACT, rng.fork()) for _ in range(3)]
    state = ARTIFACT.new(3)
    huts: list[str] = []
    while len(huts) < 3:
        seat = state.actor()
        if seat < 0:
            state.play(state.draw(rng))
            continue
        move = players[seat].decide(ARTIFACT.view(state, seat), state.legal())
        huts.append(move.notation())
        state.play(move)
    return tuple(huts)


@pytest.mark.parametrize("level", ["novice", "skilled", "expert"])
@pytest.mark.parametrize(("name", "seats"), [("archaeology", 4), ("artifacts-inc", 2)])
def test_on_the_same_deal_first_turns_differ(name: str, seats: int, level: str) -> None:
    turns = [first_turn(digsite.title(name), seats, level, stream) for stream in range(8)]
    assert len(set(turns)) > 2


def first_turn(title: digsite.Title, seats: int, level: str, stream: int) -> tuple[str, ...]:
    """What the first player does with this random stream, until somebody else is to act."""
    luck, state = digsite.Rng(5), title.new(seats)
    while state.actor() < 0:
        state.play(state.draw(luck))
    seat, player, said = state.actor(), make_player(level, title, digsite.Rng(stream)), []
    while state.actor() == seat:
        move = player.decide(title.view(state, seat), state.legal())
        said.append(move.notation())
        state.play(move)
    return tuple(said)


def test_a_ship_that_sails_empty_is_pointless() -> None:
    """Alone at a site with one hut nothing comes of it, but with London a card of the deck."""
    view = ARTIFACT.view(ARTIFACT.new(3, BOTH), 0)
    table = view.table
    ship = ARTIFACT.move("ship america")
    america = SITE_NAMES.index("america")
    table.add_huts(0, america, 1)
    assert is_pointless(view, ship)
    assert not is_pointless(view, ARTIFACT.move("hire america"))
    table.cities[0] = LONDON
    assert not is_pointless(view, ship)
    table.cities[0] = NO_ROLE
    table.add_huts(0, america, HUTS - 1)
    assert not is_pointless(view, ship), "no hut is left in reserve"
