"""What fits in no chapter: objections, records, clones and the order of moves."""

import json
import re
from collections.abc import Callable
from importlib.resources import files

import pytest

from digsite import CHANCE, NOBODY, SPECTATOR, IllegalMove, Rng, State, UnreadableMove
from tests.games.archaeology.positions import (
    BOX,
    COPIES,
    SELLING,
    Record,
    dealt,
    end_phase,
    finish,
    is_legal,
    legal,
    objection,
    play,
    position,
    record,
    record_of,
    total,
    trade,
    view,
)


def random_game(seats: int, seed: int) -> list[State]:
    game, rng = BOX.new(seats), Rng(seed)
    found = [game.clone()]
    while not game.is_over():
        moves = game.legal()
        game.play(game.draw(rng) if game.actor() == CHANCE else moves[rng.below(len(moves))])
        found.append(game.clone())
    return found


@pytest.mark.rule("§1.2", "§2.1", "§7.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_no_card_is_ever_lost_or_made(seats: int, seed: int) -> None:
    for game in random_game(seats, seed):
        assert total(game) == COPIES


@pytest.mark.rule("§9.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_a_legal_move_until_the_game_is_over(seats: int) -> None:
    for seed in range(10):
        for game in random_game(seats, seed + 200):
            keys = game.keys()
            assert bool(keys) != game.is_over()
            assert keys == sorted(set(keys))


@pytest.mark.rule("§9.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_money_is_always_the_sum_of_the_sets(seats: int) -> None:
    for game in random_game(seats, 31):
        state = record(game)
        worth = [
            sum(SELLING[it["kind"]][it["size"] - 1] * it["count"] for it in pile)
            for pile in state["sets"]
        ]
        assert game.scores() == worth == state["money"]


@pytest.mark.rule("R13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_position_can_be_saved_and_loaded(seats: int) -> None:
    for game in random_game(seats, 17):
        state = json.loads(json.dumps(record(game)))
        again = BOX.load(state)
        assert again.record() == record(game)
        assert again.keys() == game.keys()
        assert again.actor() == game.actor()
        if game.actor() == CHANCE:
            assert again.weights() == game.weights()
            assert all(weight > 0 for weight in game.weights())


@pytest.mark.rule("R13")
def test_a_clone_goes_its_own_way() -> None:
    for game in random_game(3, 5)[:-1:7]:
        before = json.dumps(record(game))
        twin = game.clone()
        twin.play(twin.legal()[0])
        assert json.dumps(record(game)) == before


# Objections.


@pytest.mark.rule("§9.1")
@pytest.mark.parametrize("seat", [1, 2, SPECTATOR])
def test_whoever_is_not_at_turn_is_told_so(seat: int) -> None:
    game = position([{"coin": 2}, {"coin": 1}, {}], {"cup": 1})
    assert [it.paragraph for it in BOX.objections(game, seat)] == ["§9.1"]


# Fails: whatever is drawn, “§4.2” is named.
@pytest.mark.rule("§2.2", "§2.7", "§4.6", "§7.1")
def test_while_chance_acts_the_paragraph_of_what_is_drawn_is_named() -> None:
    dealing, starting = BOX.new(2), dealt_only()
    stealing = position([{}, {"coin": 1}], thieves=1, step="digging")
    play(stealing, "dig thief", "rob 1")
    finding = play(position([{"map": 1}, {}]), "explore small")
    named = [
        {it.paragraph for it in BOX.objections(game, 0)}
        for game in (dealing, starting, stealing, finding)
    ]
    assert named == [{"§2.2"}, {"§2.7"}, {"§4.6"}, {"§7.1"}]


@pytest.mark.rule("§4.2")
def test_while_the_dig_site_is_dug_the_dig_comes_first() -> None:
    for seat in (0, 1, SPECTATOR):
        assert [it.paragraph for it in BOX.objections(dealt(2, 1), seat)] == ["§4.2"]


def dealt_only() -> State:
    game, rng = BOX.new(2), Rng(1)
    while record(game)["step"] == "dealing":
        game.play(game.draw(rng))
    return game


@pytest.mark.rule("§6.2", "§7.1", "§8.1", "§4.5", "§5.1")
def test_typical_refused_wishes_name_their_paragraph() -> None:
    game = position([{"coin": 2, "parchment": 5}, {}], {"cup": 1, "mask": 1})
    wishes = {
        "offer shard": "§6.2",
        "take shard": "§6.2",
        "take cup": "R11",
        "close": "§6.2",
        "explore small": "§7.1",
        "sell 3 coin": "§8.1",
        "sell 1 mask": "§8.1",
        "sell 5 parchment": "§8.4",
        "discard coin": "§5.1",
        "rob 1": "§4.5",
    }
    assert {wish: objection(game, 0, wish) for wish in wishes} == wishes


@pytest.mark.rule("§9.4", "R22")
def test_the_one_who_must_sell_cannot_end_the_turn_and_is_told_why() -> None:
    game = end_phase([{"coin": 1}, {"cup": 1}])
    play(game, "end", "end")
    assert objection(game, 0, "end") == "§9.4"


@pytest.mark.rule("R11")
def test_offering_what_can_buy_nothing_is_refused_with_a_reason() -> None:
    game = position([{"shard": 1}, {}], {"mask": 1})
    assert not is_legal(game, "offer shard")
    assert objection(game, 0, "offer shard") in {"§6.2", "R11"}


@pytest.mark.rule("§5.3")
def test_the_order_in_which_cards_are_lost_is_explained() -> None:
    game = position([{"shard": 2, "coin": 3}, {}], sandstorms=1, step="digging")
    play(game, "dig sandstorm", "discard coin")
    assert legal(game) == {"discard coin"}
    assert objection(game, 0, "discard shard").startswith(("§", "R"))


@pytest.mark.rule("§6.2", "§9.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_decision_is_either_legal_or_objected_to_exactly_once(seats: int) -> None:
    book = digest()
    for game in random_game(seats, 3)[::3]:
        seat = game.actor()
        if seat < 0:
            continue
        allowed = [move.notation() for move in game.legal()]
        refused = [it.what for it in BOX.objections(game, seat)]
        decisions = [move.notation() for move in BOX.moves[: BOX.decision_count]]
        assert sorted(allowed + refused) == sorted(decisions)
        assert {it.paragraph for it in BOX.objections(game, seat)} <= book


def digest() -> set[str]:
    text = (files("digsite.rulebook") / "archaeology.en.md").read_text(encoding="utf-8")
    return set(re.findall(r"^(?:§\d+\.\d+|R\d+)", text, re.MULTILINE))


@pytest.mark.rule("§9.5")
def test_when_the_game_is_over_nothing_can_be_played() -> None:
    game = finish(play(end_phase([{"coin": 1}, {}]), "sell 1 coin"))
    for wish in ("end", "sell 1 coin", "dig coin"):
        with pytest.raises(IllegalMove, match="over"):
            play(game, wish)


def test_a_move_that_does_not_exist_cannot_be_read() -> None:
    for nonsense in ("sell 6 coin", "sell coin", "rob 4", "dig", "", "explore huge"):
        with pytest.raises(UnreadableMove):
            BOX.move(nonsense)


def test_moves_are_read_without_regard_to_case_and_spaces() -> None:
    assert BOX.move("  Sell   4 TALISMAN ") is BOX.move("sell 4 talisman")


# Records that are no position.


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
    "nobody at turn": put("turn", NOBODY),
    "a seat at turn that is not there": put("turn", 3),
    "a trade open without a step": put("balance", 2),
    "a negative balance": both(put("step", "offering"), put("balance", -1)),
    "an open offer of nothing": both(put("step", "offering"), put("balance", 0)),
    "robbing although nobody has cards": lambda state: state.update(
        step="robbing",
        hands=[
            {**state["hands"][0], "cup": 1},
            {**state["hands"][1], "cup": 0},
            state["hands"][2],
        ],
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


# Those that fail are loaded without a word.
@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_record_is_refused(name: str) -> None:
    state = acting()
    BOX.load(json.loads(json.dumps(state)))
    DAMAGED[name](state)
    with pytest.raises(ValueError, match=r"\w"):
        BOX.load(state)


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
    "an actor who is not at turn": put("actor", 1),
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


# Rulings met once more from the side of the whole game.


@pytest.mark.rule("R2", "R13")
def test_a_map_bought_can_be_spent_in_the_same_turn() -> None:
    game = position([{"coin": 2}, {}], {"map": 1})
    trade(game, ["coin", "coin"], ["map"])
    play(game, "explore small")
    assert game.actor() == CHANCE
    assert record(game)["spent_maps"] == 1


@pytest.mark.rule("R14", "§6.3")
def test_a_trade_that_cannot_go_on_closes_by_itself_and_keeps_no_balance() -> None:
    game = position([{"mask": 1}, {}], {"coin": 1, "talisman": 1})
    play(game, "offer mask", "take coin")
    assert (record(game)["step"], record(game)["balance"]) == ("acting", 0)


@pytest.mark.rule("R27", "§2.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_in_some_game(seats: int) -> None:
    assert {record(dealt(seats, seed))["turn"] for seed in range(40)} == set(range(seats))
