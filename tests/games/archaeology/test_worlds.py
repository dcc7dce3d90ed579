"""Many worlds imagined in many games: they fit what is seen, and come as often as they should."""

from collections import Counter, defaultdict
from functools import cache
from math import comb

import pytest

from digsite import NOBODY, SPECTATOR, Rng, State
from tests.games.archaeology.positions import (
    BOX,
    CARDS_IN,
    COPIES,
    KINDS,
    SEATS,
    Record,
    dealt,
    play,
    random_game,
    record,
    size,
    some_of_game,
    text,
    total,
    view,
)
from tests.games.archaeology.test_memory import claims_are_true

pytestmark = pytest.mark.played


def seen_by(game: State, seat: int) -> str:
    """All that a seat is shown of a position before anybody moves."""
    parts: list[object] = [view(game, seat), game.actor(), game.scores(), game.ranking()]
    parts.append([it.record() for it in BOX.objections(game, seat)])
    if game.actor() == seat and seat != SPECTATOR:
        parts.append([move.notation() for move in game.legal()])
    return text(parts)


def after_events(game: State, seat: int) -> dict[str, set[str]]:
    """What the seat sees after each move, by what it sees of the move."""
    found: dict[str, set[str]] = defaultdict(set)
    for move in game.legal():
        event = text(BOX.event(game, move, seat).record())
        then = game.clone()
        then.play(move)
        found[event].add(seen_by(then, seat))
    return found


@pytest.mark.rule("R26", "R29", "§4.3", "§7.2")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(2))
def test_an_imagined_world_looks_the_same_now_and_after_each_move(seats: int, seed: int) -> None:
    rng = Rng(seed)
    for game in some_of_game(seats, seed, 19):
        for seat in [*range(seats), SPECTATOR]:
            other = BOX.imagine(BOX.view(game, seat), rng)
            assert seen_by(other, seat) == seen_by(game, seat)
            here, there = after_events(game, seat), after_events(other, seat)
            for event in here.keys() | there.keys():
                views = here.get(event, set()) | there.get(event, set())
                assert len(views) == 1, (event, seat)
            if game.actor() == seat:
                assert here.keys() == there.keys()


def is_possible(other: State, seen: Record) -> None:
    """The imagined position respects all that the seat knows and the box."""
    state = record(other)
    assert total(other) == COPIES
    assert BOX.load(state) == other
    assert [size(hand) for hand in state["hands"]] == seen["sizes"]
    assert state["market"] == seen["market"]
    closed = sum(CARDS_IN[i] for i in range(3) if state["explorers"][i] == NOBODY)
    if state["step"] == "finding":
        closed += state["left"]
    unseen = state["unseen"]
    if state["step"] not in ("dealing", "starting"):
        assert size(unseen) == state["buried"] - state["thieves"] - state["sandstorms"] + closed
    assert all(n >= 0 for row in [unseen, *state["hands"]] for n in row.values())
    assert size(unseen) - unseen["map"] >= closed
    if seen["seat"] != SPECTATOR:
        assert state["hands"][seen["seat"]] == seen["hand"]
    for seat, row in enumerate(seen["known"]):
        hand = state["hands"][seat]
        assert all(hand[kind] >= row[kind] for kind in KINDS)
        assert size(hand) - hand["map"] >= sum(row.values()) - row["map"]
    claims_are_true(state)


@pytest.mark.rule("R26", "R28", "R29")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(2))
def test_imagined_worlds_are_possible(seats: int, seed: int) -> None:
    rng = Rng(seed + 5)
    for game in some_of_game(seats, seed, 11):
        for seat in [*range(seats), SPECTATOR]:
            seen = BOX.view(game, seat)
            other = BOX.imagine(seen, rng)
            is_possible(other, seen.record())


def hidden_piles(game: State, seat: int) -> list[Counter[str]]:
    """What the seat cannot know, pile by pile: the other hands beyond its notes, and the unseen."""
    state, seen = record(game), view(game, seat)
    piles = [
        Counter(hand) - Counter({kind: seen["known"][i][kind] for kind in KINDS})
        for i, hand in enumerate(state["hands"])
        if i != seat
    ]
    return [*piles, Counter(state["unseen"])]


def can_differ(game: State, seat: int) -> bool:
    """Whether two cards, neither a map, can change places between two hidden piles."""
    piles = hidden_piles(game, seat)
    kinds = [{kind for kind in pile if pile[kind] and kind != "map"} for pile in piles]
    return any(
        a != b
        for i, first in enumerate(kinds)
        for second in kinds[i + 1 :]
        for a in first
        for b in second
    )


@pytest.mark.rule("R26")
@pytest.mark.parametrize("seats", SEATS)
def test_where_two_worlds_are_possible_imagination_finds_more_than_one(seats: int) -> None:
    rng, varied = Rng(3), 0
    for game in some_of_game(seats, 1, 13):
        for seat in [*range(seats), SPECTATOR]:
            if can_differ(game, seat):
                seen = BOX.view(game, seat)
                worlds = set()
                for _ in range(300):
                    worlds.add(text(record(BOX.imagine(seen, rng))["hands"]))
                    if len(worlds) > 1:
                        break
                assert len(worlds) > 1, (seat, record(game))
                varied += 1
    assert varied > 10


@pytest.mark.rule("R26")
@pytest.mark.parametrize("seats", SEATS)
def test_the_true_world_can_be_imagined(seats: int) -> None:
    """Close to the end, where few worlds are possible, the real one is among those imagined."""
    rng, found = Rng(3), 0
    for seed in range(3):
        for game in random_game(seats, seed)[-12:]:
            for seat in range(seats):
                seen = BOX.view(game, seat)
                wanted = record(game)["hands"]
                if any(record(BOX.imagine(seen, rng))["hands"] == wanted for _ in range(400)):
                    found += 1
                else:
                    assert size_hidden(game, seat) > 2, (seat, record(game))
    assert found > 50


def size_hidden(game: State, seat: int) -> int:
    return sum(pile.total() for pile in hidden_piles(game, seat)[:-1])


def spread(counts: dict[int, int], chances: dict[int, float]) -> float:
    rounds = sum(counts.values())
    return sum((counts.get(n, 0) - rounds * p) ** 2 / (rounds * p) for n, p in chances.items())


def hypergeometric(good: int, pool: int, drawn: int) -> dict[int, float]:
    return {
        n: comb(good, n) * comb(pool - good, drawn - n) / comb(pool, drawn)
        for n in range(max(0, drawn - pool + good), min(good, drawn) + 1)
    }


@cache
def imagined_first_hands() -> list[dict[str, int]]:
    """The hand of seat 1 just after the deal, as seat 0 imagines it time and again."""
    seen, rng = BOX.view(dealt(3, 8), 0), Rng(42)
    return [record(BOX.imagine(seen, rng))["hands"][1] for _ in range(3000)]


# The critical values of chi-square at one in a thousand, by degrees of freedom.
CRITICAL = {1: 10.83, 2: 13.82, 3: 16.27, 4: 18.47, 5: 20.52, 6: 22.46}


@pytest.mark.rule("R26", "§2.2")
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "map"])
def test_before_any_decision_imagined_hands_are_hypergeometric(kind: str) -> None:
    state = view(dealt(3, 8), 0)
    good = COPIES[kind] - state["hand"][kind] - state["market"][kind]
    counts = Counter(hand[kind] for hand in imagined_first_hands())
    chances = hypergeometric(good, 66 - 4 - 5, 4)
    chances = {n: p for n, p in chances.items() if p > 0.002}
    rest = 1 - sum(chances.values())
    last = max(chances)
    merged = {min(n, last): 0 for n in counts} | dict.fromkeys(chances, 0)
    for n, count in counts.items():
        merged[min(n, last)] += count
    chances[last] += rest
    assert spread(merged, chances) < CRITICAL[len(chances) - 1]


@pytest.mark.rule("R28", "§4.2")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_a_dug_treasure_is_imagined_a_map_as_often_as_the_dig_site_holds_them(viewer: int) -> None:
    """With two players 44 treasures lie in the dig site, 6 of them maps; none lie elsewhere."""
    rng, rounds = Rng(12), 3000
    game = BOX.new(2)
    deal = Rng(4)
    while record(game)["step"] == "dealing":
        game.play(game.draw(deal))
    play(game, "start 0", "dig coin")
    seen = BOX.view(game, viewer)
    maps = sum(record(BOX.imagine(seen, rng))["hands"][0]["map"] for _ in range(rounds))
    chances = {0: 38 / 44, 1: 6 / 44}
    assert spread({1: maps, 0: rounds - maps}, chances) < CRITICAL[1]
