"""R29: what an attentive player remembers, sound in every position that can be reached."""

import pytest

from digsite import SPECTATOR, Rng, State
from tests.games.archaeology.positions import (
    BOX,
    KINDS,
    dealt,
    known,
    play,
    position,
    random_game,
    record,
    trade,
    view,
)
from tests.walks import step

ALL = (0, 1, 2, 3, SPECTATOR)


def remembering(game: State, seat: int, **cards: int) -> dict[str, object]:
    """The record of the game with everybody knowing these cards to be in the seat's hand."""
    state = record(game)
    seats = state["seats"]
    for viewer in range(seats + 1):
        state["notes"][viewer * seats + seat].update(cards)
    return state


@pytest.mark.rule("R29")
def test_a_card_taken_from_the_marketplace_is_known_to_all() -> None:
    game = position([{"coin": 2}, {}, {}, {}], {"cup": 1, "shard": 1})
    trade(game, ["coin", "coin"], ["cup", "shard"])
    for viewer in ALL:
        assert known(game, viewer, 0) == {"cup": 1, "shard": 1}
    assert view(game, 1)["public"][0]["cup"] == 1


@pytest.mark.rule("R29", "R26")
def test_cards_that_nobody_saw_are_not_known() -> None:
    game = dealt(4, 1)
    for viewer in ALL:
        for seat in range(4):
            if seat != viewer:
                assert known(game, viewer, seat) == {}


@pytest.mark.rule("R29")
@pytest.mark.parametrize(
    ("sold", "left"), [(1, {"talisman": 1}), (2, {}), (3, {})], ids=["one", "two", "three"]
)
def test_a_sold_card_may_be_the_known_one(sold: int, left: dict[str, int]) -> None:
    """Of 4 talismans two were taken openly: of two left after a sale of two none is certain."""
    game = position([{"coin": 3, "talisman": 2}, {"coin": 1}], {"talisman": 2})
    trade(game, ["coin"] * 3, ["talisman", "talisman"])
    assert known(game, 1, 0) == {"talisman": 2}
    play(game, f"sell {sold} talisman")
    assert known(game, 1, 0) == left
    assert known(game, SPECTATOR, 0) == left


@pytest.mark.rule("R29")
def test_a_card_laid_into_the_marketplace_is_known_to_be_gone() -> None:
    game = position([{"coin": 1}, {"coin": 1}], {"cup": 2, "mask": 1})
    trade(game, ["coin"], ["cup"])
    play(game, "end", "dig shard", "end", "dig shard")
    assert known(game, 1, 0) == {"cup": 1}
    trade(game, ["cup"], ["coin"])
    assert known(game, 1, 0) == {"coin": 1}


@pytest.mark.rule("R29", "§5.3")
def test_a_card_lost_in_a_sandstorm_is_known_to_be_gone() -> None:
    game = position([{"coin": 2}, {}], {"cup": 1}, sandstorms=1)
    trade(game, ["coin"], ["cup"])
    play(game, "end", "dig sandstorm", "discard cup")
    assert known(game, 1, 0) == {}
    game = position([{"coin": 2}, {}], {"cup": 1}, sandstorms=1)
    trade(game, ["coin"], ["cup"])
    play(game, "end", "dig sandstorm", "discard coin")
    assert known(game, 1, 0) == {"cup": 1}


@pytest.mark.rule("R29", "§7.1")
def test_spent_maps_are_known_to_be_gone() -> None:
    game = position([{"coin": 3, "map": 1}, {}], {"map": 2})
    trade(game, ["coin"] * 3, ["map", "map"])
    assert known(game, 1, 0) == {"map": 2}
    play(game, "explore small")
    assert known(game, 1, 0) == {"map": 1}
    play(game, "find shard", "find shard", "find shard")
    assert known(game, 1, 0) == {"map": 1}


@pytest.mark.rule("R29", "§4.6")
@pytest.mark.parametrize(
    ("stolen", "exact"),
    [
        ("shard", {"talisman": 2, "coin": 1}),
        ("talisman", {"talisman": 1, "coin": 1}),
        ("coin", {"talisman": 2}),
    ],
)
def test_a_theft_is_seen_in_full_by_thief_and_victim_only(
    stolen: str, exact: dict[str, int]
) -> None:
    hands = [{"cup": 1}, {"cup": 1}, {"talisman": 2, "coin": 1, "shard": 2}, {}]
    game = position(hands, {"mask": 1}, thieves=1, step="digging")
    game = state_of(remembering(game, 2, talisman=2, coin=1))
    play(game, "dig thief", "rob 2", f"steal {stolen}")
    assert known(game, 0, 2) == exact
    assert known(game, 2, 0) == {stolen: 1}
    for viewer in (1, 3, SPECTATOR):
        assert known(game, viewer, 2) == {"talisman": 1}
        assert known(game, viewer, 0) == {}
    assert view(game, 0)["public"][0] == view(game, SPECTATOR)["known"][0]


def state_of(state: dict[str, object]) -> State:
    return BOX.load(state)


@pytest.mark.rule("R29")
def test_the_victim_remembers_the_stolen_card_until_it_is_seen_to_leave() -> None:
    game = position([{"shard": 2}, {"mask": 1, "coin": 2}], {"cup": 1}, thieves=2, step="digging")
    play(game, "dig thief", "rob 1", "steal mask")
    assert known(game, 1, 0) == {"mask": 1}
    play(game, "sell 1 mask")
    assert known(game, 1, 0) == {}


@pytest.mark.rule("R29", "R4")
def test_a_card_stolen_back_is_forgotten() -> None:
    game = position([{"shard": 2}, {"mask": 1, "coin": 2}], {"cup": 1}, thieves=2, step="digging")
    play(game, "dig thief", "rob 1", "steal mask", "end", "dig thief", "rob 0", "steal mask")
    assert known(game, 1, 0) == {}
    assert known(game, 0, 1) == {"mask": 1}


@pytest.mark.rule("R29")
def test_a_third_theft_costs_the_others_each_known_kind_of_the_thief_too() -> None:
    game = position([{"shard": 2}, {"mask": 1}, {}], {"cup": 1}, thieves=2, step="digging")
    play(game, "dig thief", "rob 1", "steal mask", "end", "dig shard", "end")
    assert known(game, 1, 0) == {"mask": 1}
    play(game, "dig thief", "rob 0", "steal shard")
    assert known(game, 1, 0) == {}
    assert known(game, 2, 0) == {}
    assert known(game, 0, 2) == {"shard": 1}


def claims_are_true(state: dict[str, object]) -> None:
    """No row of notes claims a card that the hand does not hold.

    Besides the known kinds a note counts further cards that cannot be maps (R28).
    """
    whole = dict(state)
    seats, hands, notes = whole["seats"], whole["hands"], whole["notes"]
    assert isinstance(seats, int) and isinstance(hands, list) and isinstance(notes, list)
    for row, note in enumerate(notes):
        hand = hands[row % seats]
        assert all(0 <= note[kind] <= hand[kind] for kind in KINDS), (row, note, hand)
        surely = sum(note.values()) - note["map"]
        assert surely <= sum(hand.values()) - hand["map"], (row, note, hand)
        assert note["no_map"] >= 0


@pytest.mark.rule("R29", "R28")
@pytest.mark.parametrize("stolen", ["map", "coin"])
def test_whoever_did_not_see_a_theft_no_longer_counts_on_a_card_that_is_no_map(stolen: str) -> None:
    hands = [{"cup": 1}, {"cup": 1}, {"map": 2, "coin": 1}, {}]
    game = position(hands, {"mask": 1}, thieves=1, step="digging")
    game = state_of(remembering(game, 2, map=1, coin=1))
    play(game, "dig thief", "rob 2", f"steal {stolen}")
    assert known(game, 1, 2) == {}
    claims_are_true(record(game))


def no_maps(row: dict[str, int]) -> int:
    """How many cards of a hand are known to be something else than maps."""
    return sum(row.values()) - row["map"]


@pytest.mark.played
@pytest.mark.rule("R29", "R26")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_nothing_is_ever_claimed_that_is_not_so(seats: int, seed: int) -> None:
    viewers = [*range(seats), SPECTATOR]
    for game in random_game(seats, seed):
        state = record(game)
        claims_are_true(state)
        public = view(game, SPECTATOR)["known"]
        for viewer in viewers:
            seen = view(game, viewer)
            assert seen["public"] == public
            for seat in range(seats):
                if seat == viewer:
                    continue
                row = seen["known"][seat]
                assert all(row[kind] <= state["hands"][seat][kind] for kind in KINDS)
                assert all(row[kind] >= public[seat][kind] for kind in KINDS)
                assert no_maps(row) >= no_maps(public[seat])


@pytest.mark.played
@pytest.mark.rule("R29")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_memory_follows_from_what_each_viewer_sees(seats: int, seed: int) -> None:
    """A notebook kept outside the engine, from events alone, agrees with the known cards."""
    game, rng = dealt(seats, seed), Rng(seed + 50)
    viewers = [*range(seats), SPECTATOR]
    books = {v: [dict.fromkeys(KINDS, 0) for _ in range(seats)] for v in viewers}
    while not game.is_over():
        state = record(game)
        move = step(game, rng)
        for viewer in viewers:
            keep(books[viewer], move.parts(), state, viewer)
        for viewer in viewers:
            seen = view(game, viewer)
            for seat in range(seats):
                if seat != viewer:
                    row = {kind: seen["known"][seat][kind] for kind in KINDS}
                    assert row == books[viewer][seat], (viewer, seat, move)


def keep(
    book: list[dict[str, int]], parts: dict[str, str | int], state: dict[str, object], viewer: int
) -> None:
    """Note down one move as R29 says."""
    turn, asked = state["turn"], state["asked"]
    assert isinstance(turn, int) and isinstance(asked, int)
    word, kind = parts["do"], str(parts.get("kind", ""))
    if word == "take":
        book[turn][kind] += 1
    elif word == "offer":
        lower(book[turn], kind, 1)
    elif word == "discard":
        lower(book[asked], kind, 1)
    elif word == "sell":
        lower(book[turn], kind, int(parts["size"]))
    elif word == "explore":
        lower(book[turn], "map", ["small", "medium", "large"].index(str(parts["chamber"])) + 1)
    elif word == "steal":
        keep_theft(book, kind, turn, asked, viewer)


def keep_theft(book: list[dict[str, int]], kind: str, thief: int, victim: int, viewer: int) -> None:
    if viewer in (thief, victim):
        lower(book[victim], kind, 1)
        book[thief][kind] += 1
    else:
        for each in KINDS:
            lower(book[victim], each, 1)


def lower(row: dict[str, int], kind: str, by: int) -> None:
    row[kind] = max(0, row[kind] - by)
