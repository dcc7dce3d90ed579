"""Records from outside that no game can have led to are refused, each for its own reason."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from digsite import NOBODY, SPECTATOR, Rng, State, play_random
from digsite.games.archaeology.questions.steps import STEP_NAMES
from tests.games.archaeology.positions import (
    BOX,
    COPIES,
    KINDS,
    SEATS,
    Record,
    end_phase,
    play,
    position,
    random_game,
    record,
    record_of,
    total,
    view,
)
from tests.walks import step


def acting() -> Record:
    return record_of(
        [{"coin": 2, "map": 1}, {"cup": 1}, {}],
        {"mask": 1, "shard": 2},
        thieves=3,
        sandstorms=2,
        sold=[[("talisman", 2)], [], []],
    )


def put(name: str, value: object) -> Callable[[Record], None]:
    def change(state: Record) -> None:
        state[name] = value

    return change


def count(name: str, kind: str, value: object, row: int | None = None) -> Callable[[Record], None]:
    def change(state: Record) -> None:
        (state[name] if row is None else state[name][row])[kind] = value

    return change


def without(name: str) -> Callable[[Record], None]:
    def change(state: Record) -> None:
        del state[name]

    return change


def both(*changes: Callable[[Record], None]) -> Callable[[Record], None]:
    def change(state: Record) -> None:
        for each in changes:
            each(state)

    return change


DAMAGED: dict[str, Callable[[Record], None]] = {
    "another title": put("title", "artifact"),
    "another edition": put("edition", "new expedition"),
    "five seats": put("seats", 5),
    "seats as a text": put("seats", "3"),
    "fewer seats than hands": put("seats", 2),
    "an unknown step": put("step", "resting"),
    "no hands": without("hands"),
    "no notes": without("notes"),
    "no turn": without("turn"),
    "a hand too many": lambda state: state["hands"].append(dict(state["hands"][0])),
    "a note too few": lambda state: state["notes"].pop(),
    "an unknown kind": count("market", "gold", 1),
    "a kind missing": lambda state: state["market"].pop("map"),
    "a number as a text": count("market", "mask", "1"),
    "a number as a truth": count("market", "mask", True),
    "a broken number": count("market", "mask", 1.0),
    "a flag as a number": put("has_sold", 0),
    "a card too many in a hand": count("hands", "coin", 3, 0),
    "a card too few in a hand": count("hands", "coin", 1, 0),
    "a card too many in the market": count("market", "mask", 2),
    "a card too many unseen": lambda state: count("unseen", "coin", 13)(state),
    "a negative count in the market": both(
        count("market", "parchment", -1), count("unseen", "parchment", 17)
    ),
    "a negative count in a hand": both(
        count("hands", "parchment", -1, 2), count("unseen", "parchment", 17)
    ),
    "more buried than there is": lambda state: state.update(buried=state["buried"] + 1),
    "less buried than there is": lambda state: state.update(buried=state["buried"] - 1),
    "negative thieves": lambda state: state.update(thieves=-1, buried=state["buried"] - 4),
    "nine thieves": lambda state: state.update(thieves=9, buried=state["buried"] + 6),
    "six sandstorms for three": lambda state: state.update(
        sandstorms=6, buried=state["buried"] + 4
    ),
    "a thief too many for the buried cards": put("thieves", 4),
    "a chamber explored by nobody known": put("explorers", [7, NOBODY, NOBODY]),
    "a chamber explored by a negative seat": put("explorers", [-2, NOBODY, NOBODY]),
    "a chamber explored without maps": lambda state: state.update(
        explorers=[0, NOBODY, NOBODY], buried=state["buried"] + 3
    ),
    "maps spent without exploring": lambda state: state.update(
        spent_maps=1, hands=[{**state["hands"][0], "map": 0}, *state["hands"][1:]]
    ),
    "money that the sets do not bring": put("money", [8, 0, 0]),
    "negative money": put("money", [7, -1, 0]),
    "a set larger than its prices": both(
        lambda state: state["sets"][2].append({"kind": "cup", "size": 3, "count": 1}),
        count("unseen", "cup", 2),
        lambda state: state.update(buried=state["buried"] - 3),
    ),
    "the same sort of set twice": lambda state: state["sets"][0].append(
        {"kind": "talisman", "size": 2, "count": 1}
    ),
    "a negative number of sets": both(
        lambda state: state["sets"][1].append({"kind": "shard", "size": 1, "count": -1}),
        put("money", [7, -1, 0]),
        count("unseen", "shard", 17),
        lambda state: state.update(buried=state["buried"] + 1),
    ),
    "nobody's turn": put("turn", NOBODY),
    "the turn of a seat that is not there": put("turn", 3),
    "a trade open without a step": put("balance", 2),
    "a negative balance": both(put("step", "offering"), put("balance", -1)),
    "an open offer of nothing": both(put("step", "offering"), put("balance", 0)),
    "robbing although nobody has cards": lambda state: state.update(
        step="robbing",
        hands=[{**state["hands"][0], "cup": 1}, {**state["hands"][1], "cup": 0}, state["hands"][2]],
    ),
    "stealing from nobody": both(put("step", "stealing"), put("asked", NOBODY)),
    "stealing from oneself": both(put("step", "stealing"), put("asked", 0)),
    "stealing from an empty hand": both(put("step", "stealing"), put("asked", 2)),
    "discarding by nobody": both(put("step", "discarding"), put("asked", NOBODY), put("left", 1)),
    "discarding nothing": both(put("step", "discarding"), put("asked", 0), put("left", 0)),
    "discarding more than held": both(put("step", "discarding"), put("asked", 0), put("left", 9)),
    "discarding with nothing above the floor": both(
        put("step", "discarding"), put("asked", 0), put("left", 1), put("floor", 6)
    ),
    "finding nothing": both(put("step", "finding"), put("left", 0)),
    "finding more than there is": both(put("step", "finding"), put("left", 99)),
    "an end phase with buried cards": put("ending", True),
    "passes before the end phase": put("passes", 1),
    "negative passes": put("passes", -1),
    "over while cards are held": put("step", "ended"),
    "dealing again": put("step", "dealing"),
    "starting again": put("step", "starting"),
    "fewer dealt than at set-up": put("dealt", 3),
    "a claim of a card that is not held": count("notes", "mask", 1, 3),
    "a claim of fewer maps than it is": count("notes", "no_map", 3, 3),
    "a negative claim": count("notes", "coin", -1, 3),
    "an unknown kind offered": put("offered", ["gold"]),
    "a kind both offered and taken": both(put("offered", ["coin"]), put("taken", ["coin"])),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_record_is_refused(name: str) -> None:
    state = acting()
    BOX.load(json.loads(json.dumps(state)))
    DAMAGED[name](state)
    with pytest.raises(ValueError, match=r"^(state|sets|this table is impossible): "):
        BOX.load(state)


def dealing() -> Record:
    """Seats 0 and 1 hold a card, seat 2 holds none yet."""
    return record(play(BOX.new(3), "deal coin", "deal cup"))


def just_dealt() -> Record:
    game = random_game(3, 0)[3 * 4 + 5]
    assert record(game)["step"] == "starting"
    return record(game)


def almost_dealt() -> Record:
    """Of the marketplace the last card is missing."""
    return record(random_game(3, 0)[3 * 4 + 4])


def unrobbed() -> Record:
    """A thief was dug, and has not stolen yet."""
    game = position([{"coin": 2}, {"cup": 1}, {}], thieves=8, step="digging")
    return record(play(game, "dig thief"))


def robbing() -> Record:
    game = position([{"coin": 2}, {"cup": 1}, {}], thieves=1, step="digging")
    return record(play(game, "dig thief"))


def struck() -> Record:
    """Of four cards one shard is lost, another card is still to lose."""
    game = position([{"shard": 2, "coin": 2}, {}, {}], {"mask": 1}, sandstorms=1, step="digging")
    return record(play(game, "dig sandstorm", "discard coin"))


def struck_next() -> Record:
    """Seat 0 has lost three of six cards, seat 1 is to lose two of four."""
    game = position([{"coin": 6}, {"cup": 2, "mask": 2}, {}], sandstorms=1, step="digging")
    return record(play(game, "dig sandstorm", *["discard coin"] * 3))


def traded() -> Record:
    return record(play(BOX.load(taking()), "close"))


def offering() -> Record:
    game = position([{"shard": 2, "coin": 2}, {}, {}], {"cup": 1, "mask": 1})
    return record(play(game, "offer coin"))


def taking() -> Record:
    game = position([{"mask": 1}, {}, {}], {"shard": 4, "coin": 1})
    return record(play(game, "offer mask", "take shard"))


def finding() -> Record:
    game = position([{"map": 1}, {"coin": 1}, {}], {"coin": 1})
    return record(play(game, "explore small", "find coin"))


def late() -> Record:
    """Two of three hold cards in the end phase, and one of them has passed."""
    return record(play(end_phase([{"coin": 1}, {"cup": 1}, {}]), "end"))


def over() -> Record:
    return record(play(end_phase([{"coin": 1}, {}, {}]), "sell 1 coin"))


def move(kind: str, away: str, to: str, row: int | None = None) -> Callable[[Record], None]:
    """A card changes its place, the dig site counted anew."""

    def change(state: Record) -> None:
        place = state[away] if row is None else state[away][row]
        place[kind] -= 1
        state[to][kind] += 1
        state["buried"] += to == "unseen"

    return change


IMPOSSIBLE: list[tuple[str, Callable[[], Record], Callable[[Record], None]]] = [
    ("19 open cards of shard", acting, count("market", "shard", 19)),
    ("more thieves than the box holds", robbing, put("thieves", 8)),
    ("more sandstorms than take part", struck, put("sandstorms", 5)),
    ("fewer cards in the dig site", late, put("thieves", 1)),
    ("a thief or a sandstorm was dug before", just_dealt, put("thieves", 7)),
    ("a turn before the game began", just_dealt, put("turn", 0)),
    ("cards were dealt to seat 1, not 0", dealing, move("cup", "hands", "unseen", 1)),
    ("the marketplace is not what was dealt", almost_dealt, put("dealt", 15)),
    ("that is all that is known", dealing, count("notes", "no_map", 0, 0)),
    ("somebody is asked, but there is no question", acting, put("asked", 1)),
    ("cards are wanted that no question asks for", acting, put("left", 1)),
    ("none is asked for", acting, put("floor", 2)),
    ("a sale before the dig of the turn", robbing, put("has_sold", True)),
    ("a trade before the dig of the turn", robbing, put("offered", ["coin"])),
    ("a trade is remembered after exploring", finding, put("offered", ["coin"])),
    ("cup was offered, but is not in the marketplace", acting, put("offered", ["cup"])),
    ("a sale without a set", taking, put("has_sold", True)),
    ("a trade that went only one way", acting, put("taken", ["coin"])),
    ("a trade without the card laid down last", offering, put("floor", 3)),
    ("no offer is worth 3", offering, put("balance", 3)),
    ("no offer is worth 4", offering, put("balance", 4)),
    ("a trade without the card taken last", taking, put("floor", 2)),
    ("nothing can be taken goes on", taking, put("balance", 0)),
    ("no offer leaves 4 to take", taking, put("balance", 4)),
    ("parchment was taken, but is not in the hand", traded, put("taken", ["parchment"])),
    ("a dig in the end phase", struck, both(put("ending", True), put("buried", 0))),
    ("more than half of a hand is lost", struck, put("left", 2)),
    ("nothing was lost yet", struck, put("floor", 3)),
    ("lost cards are not in the marketplace", struck_next, put("left", 1)),
    (
        "fewer lost cards in the marketplace than",
        struck_next,
        both(*[move("coin", "market", "unseen")] * 2),
    ),
    ("no chamber with that many cards left", finding, put("explorers", [1, NOBODY, NOBODY])),
    ("more passes than players who could pass", late, put("passes", 3)),
    ("the end without a sale", over, put("has_sold", False)),
    ("nobody holds a card, yet the game goes on", over, put("step", "acting")),
    ("somebody knows more than all do", unrobbed, count("notes", "cup", 1, 1)),
    ("a seat knows less than all do", acting, count("notes", "cup", 1, 3 * 3 + 1)),
]


@pytest.mark.parametrize(
    ("message", "table", "change"), IMPOSSIBLE, ids=[message for message, _, _ in IMPOSSIBLE]
)
def test_an_impossible_table_is_refused_for_its_own_reason(
    message: str, table: Callable[[], Record], change: Callable[[Record], None]
) -> None:
    state = table()
    BOX.load(json.loads(json.dumps(state)))
    change(state)
    with pytest.raises(ValueError, match=message):
        BOX.load(state)


def test_a_hand_of_three_may_have_lost_two_cards_to_the_storm() -> None:
    state = struck_next()
    move("coin", "market", "unseen")(state)
    assert BOX.load(state).legal()


@pytest.mark.parametrize("passes", [0, 1, 2])
def test_as_many_passes_as_players_with_cards_are_possible(passes: int) -> None:
    assert BOX.load({**late(), "passes": passes}).legal()


def numbers_in(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Where whole numbers, flags and words stand in a record."""
    if isinstance(value, dict):
        return [found for key in value for found in numbers_in(value[key], (*path, key))]
    if isinstance(value, list) and value and not isinstance(value[0], str):
        return [found for i, one in enumerate(value) for found in numbers_in(one, (*path, i))]
    return [path]


def damaged(state: Record, data: st.DataObject) -> Record:
    """The record with one or two numbers, flags or words changed, and nothing else."""
    whole: Record = json.loads(json.dumps(state))
    for _ in range(data.draw(st.integers(1, 2))):
        *way, last = data.draw(st.sampled_from(numbers_in(whole)))
        place: Any = whole
        for key in way:
            place = place[key]
        place[last] = data.draw(other_value(place[last]))
    return whole


def other_value(value: object) -> st.SearchStrategy[object]:
    if isinstance(value, bool):
        return st.just(not value)
    if isinstance(value, int):
        return st.one_of(st.sampled_from([value - 1, value + 1]), st.integers(-5, 20))
    if isinstance(value, list):
        return st.lists(st.sampled_from(KINDS), max_size=2)
    return st.sampled_from([*STEP_NAMES])


@pytest.mark.played
@given(st.sampled_from(SEATS), st.integers(0, 1), st.integers(0, 400), st.data())
def test_a_damaged_record_is_refused_or_a_table_that_keeps_every_law(
    seats: int, seed: int, ply: int, data: st.DataObject
) -> None:
    game = random_game(seats, seed)
    state = damaged(record(game[ply % len(game)]), data)
    try:
        loaded = BOX.load(state)
    except ValueError:
        return
    keeps_every_law(loaded)


def keeps_every_law(game: State) -> None:
    assert BOX.load(record(game)) == game
    for seat in [*range(record(game)["seats"]), int(SPECTATOR)]:
        seen = BOX.view(game, seat)
        assert BOX.view(BOX.imagine(BOX.read_view(seen.record()), Rng(1)), seat) == seen
    rng = Rng(1)
    for _ in range(40):
        if game.is_over():
            break
        assert game.legal()
        step(game, rng)
        assert BOX.load(record(game)) == game
    play_random(game, rng)
    assert total(game) == COPIES


@pytest.mark.rule("§2.4", "R28")
def test_a_record_with_a_map_in_a_chamber_is_refused() -> None:
    """All treasures that nobody saw but 14 are maps, and 15 lie in the chambers."""
    state = record_of([{}, {}], dig={"map": 1})
    kind = max(state["unseen"], key=lambda it: state["unseen"][it])
    state["unseen"][kind] -= 1
    state["market"][kind] += 1
    state["unseen"]["map"] += 1
    state["market"]["map"] -= 1
    with pytest.raises(ValueError, match=r"\w"):
        BOX.load(state)


@pytest.mark.rule("§9.2")
def test_a_record_that_digs_in_an_empty_site_is_refused() -> None:
    with pytest.raises(ValueError, match=r"\w"):
        position([{"coin": 1}, {}], dig={}, step="digging")


@pytest.mark.rule("R21")
def test_a_record_of_an_end_phase_turn_without_cards_is_refused() -> None:
    """Nobody without cards has a turn in the end phase."""
    with pytest.raises(ValueError, match=r"\w"):
        end_phase([{}, {"coin": 1}], turn=0)


@pytest.mark.rule("R13")
def test_a_record_with_a_trade_that_cannot_go_on_is_refused() -> None:
    state = record_of([{"coin": 1}, {}], {"mask": 1, "cup": 1})
    game = play(BOX.load(state), "offer coin")
    state = record(game)
    state["market"]["cup"] -= 1
    state["unseen"]["cup"] += 1
    state["buried"] += 1
    with pytest.raises(ValueError, match=r"\w"):
        BOX.load(state)


def damaged_view() -> Record:
    game = position([{"coin": 2, "map": 1}, {"cup": 1}, {}], {"mask": 1, "shard": 2}, thieves=3)
    return view(game, 0)


DAMAGED_VIEWS: dict[str, Callable[[Record], None]] = {
    "no hand": without("hand"),
    "no sizes": without("sizes"),
    "a seat that is not there": put("seat", 3),
    "a size that is not that of the hand": put("sizes", [4, 1, 0]),
    "a negative size": put("sizes", [3, -1, 0]),
    "larger hands than the box can fill": put("sizes", [3, 80, 0]),
    "a known card in an empty hand": count("known", "mask", 1, 2),
    "more known cards than there are": both(count("known", "mask", 4, 1), put("sizes", [3, 4, 0])),
    "another title": put("title", "artifact"),
    "an actor whose turn it is not": put("actor", 1),
    "an actor in spite of the step": put("actor", -2),
}


@pytest.mark.rule("R26")
@pytest.mark.parametrize("name", DAMAGED_VIEWS)
def test_a_damaged_view_is_refused_when_read_or_imagined(name: str) -> None:
    seen = damaged_view()
    BOX.imagine(BOX.read_view(seen), Rng(1))
    DAMAGED_VIEWS[name](seen)
    with pytest.raises(ValueError, match=r"\w"):
        BOX.imagine(BOX.read_view(seen), Rng(1))


def test_sold_sets_must_be_lists() -> None:
    state = {**acting(), "sets": [3, 4, 5]}
    with pytest.raises(ValueError, match="not a list of sets"):
        BOX.load(state)


def test_a_view_of_a_trade_that_nobody_could_have_begun_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Somebody has laid a shard down for a mask, though nothing is left to lay beside it (R11)."""
    monkeypatch.setattr("digsite.games.archaeology.imagine.MOST_DEALS", 100)  # soon given up
    state = BOX.new(2)
    for notation in ["deal shard", "deal coin"] * 4 + ["deal mask"] * 4 + ["deal shard"]:
        state.play(BOX.move(notation))
    for notation in ("start 0", "dig shard", "offer shard"):
        state.play(BOX.move(notation))
    seen = view(state, 1)
    shards = dict.fromkeys(seen["hand"], 0) | {"shard": 3, "no_map": 0}
    seen["known"] = [{**shards, "shard": 2}, seen["known"][1]]
    seen["public"] = seen["known"]
    seen["sizes"] = [2, 4]
    seen["market"]["shard"] += 2
    with pytest.raises(ValueError, match="nobody could have come to this question"):
        BOX.imagine(BOX.read_view(seen), Rng(1))
