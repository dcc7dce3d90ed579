"""A record of a table that play cannot lead to is refused, and says what is wrong with it."""

from collections.abc import Callable
from copy import deepcopy
from functools import lru_cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import digsite
from digsite.core.actors import NOBODY
from tests.games.artifacts_inc.positions import SCROLLS, TITLE, bought, game, new, play, stock
from tests.games.artifacts_inc.test_properties import check_cards
from tests.walks import sample, walk

Record = dict[str, Any]


def dealing() -> Record:
    return new(3).record()


@lru_cache
def contesting_state() -> digsite.State:
    return next(
        state.clone()
        for state in walk(("artifacts-inc/reconstruction", 3, {}), 1)
        if state.record()["step"] == "contesting"
    )


def contesting() -> Record:
    return contesting_state().record()


def arranging(card: str = "s-headquarters") -> Record:
    """Seat 0 lays out the starting cards and has laid one."""
    state = contesting_state().clone()
    for move in ("roll 6 6", "roll 1 1", "roll 1 2", f"arrange {card}"):
        state.play(TITLE.move(move))
    return state.record()


def arranging_desert() -> Record:
    return arranging("s-desert-expedition")


def turn(*moves: str) -> Record:
    """Seat 0 has an open purse, a fossil, a scroll and a Workshop, and plays this."""
    state = game(3, dice="1 3 5", dollars=9)
    bought(state, "b-restoration-workshop", "bottom 0")
    bought(state, "c-museum-wing", "bottom 1")
    stock(state, fossil=2, scroll=1)
    play(state, *moves)
    return state.record()


def buying() -> Record:
    return turn("place 1 s-headquarters 1")


def laying() -> Record:
    return turn("place 1 s-headquarters 1", "buy e-diving-suit")


def refilling() -> Record:
    return turn("place 1 s-headquarters 1", "buy e-diving-suit", "lay bottom 3")


def hired() -> Record:
    """Seat 0 has hired an adventurer in this turn, who rolls in the next."""
    return turn(
        "place 1 s-headquarters 1",
        "buy d-hired-adventurers",
        "lay bottom 3",
        "reveal d-hired-adventurers",
    )


def selling() -> Record:
    return turn("place 1 private-collectors 1", "give fossil")


def trading() -> Record:
    return turn("place 3 b-restoration-workshop 1")


def ordering() -> Record:
    return turn("place 3 museum-fossils 1")


def any_order() -> Record:
    return turn("place 5 c-museum-wing 1")


def diving() -> Record:
    return turn("dive", "add 1")


def dived() -> Record:
    return turn("dive", "add 1", "add 3", "descend")


def eased() -> Record:
    """A die lies on an expedition that takes it only because of its neighbour (§7.7)."""
    state = game(2, dice="2 3 5")
    bought(state, "b-airfield", "bottom 0")
    bought(state, "b-base-camp", "bottom 1")  # beside the Canyon; its bonus eases nothing
    play(state, "place 2 s-desert-expedition 1", "place 3 s-canyon-expedition 2")
    return state.record()


def late() -> Record:
    """Seat 0 buys while gaps wait for the end of the turn."""
    state = game(2, dice="1 3 5", dollars=9, refill="end_of_turn")
    play(state, "place 1 s-headquarters 1", "buy e-diving-suit", "lay bottom 3")
    return state.record()


def late_refill() -> Record:
    record = late()
    state = TITLE.load(record)
    state.play(TITLE.move("end"))
    return state.record()


@lru_cache
def _last_round() -> list[Record]:
    """A game from the moment on in which the end was set off."""
    records = [state.record() for state in walk(("artifacts-inc/reconstruction", 2, {}), 7)]
    return [record for record in records if record["reached"]]


def reached() -> Record:
    return deepcopy(_last_round()[0])


def last_turn() -> Record:
    return deepcopy(next(record for record in _last_round() if record["step"] == "rolling"))


def ended() -> Record:
    return deepcopy(_last_round()[-1])


GOOD = [
    dealing,
    contesting,
    arranging,
    arranging_desert,
    turn,
    buying,
    laying,
    refilling,
    hired,
    selling,
    trading,
    ordering,
    any_order,
    diving,
    dived,
    eased,
    late,
    late_refill,
    reached,
    last_turn,
    ended,
]


@pytest.mark.parametrize("made", GOOD, ids=lambda made: made.__name__)
def test_what_play_leads_to_is_read(made: Callable[[], Record]) -> None:
    assert TITLE.load(made()).record() == made()


def moved(seat: int, card: str, row: str, column: int) -> Callable[[Record], None]:
    """A card lies elsewhere."""

    def damage(record: Record) -> None:
        lying = next(each for each in record["cards"][seat] if each["card"] == card)
        lying.update(row=row, column=column)

    return damage


def renamed(record: Record) -> None:
    next(c for c in record["cards"][0] if c["card"] == "d-hired-adventurers")["card"] += "#2"


def one_less(record: Record) -> None:
    del record["cards"][2][0]


def one_more(record: Record) -> None:
    other = {"card": "s-desert-expedition", "level": 1, "row": "top", "column": 1}
    record["cards"][1] = [{**other, "column": 0}, *record["cards"][1]]


def third_laid(record: Record) -> None:
    names = ["s-desert-expedition", "s-canyon-expedition", "s-headquarters"]
    record["cards"][0] = [
        {"card": name, "level": 1, "row": "top", "column": column}
        for column, name in enumerate(names)
    ]


def turned_up(name: str, count: int) -> Callable[[Record], None]:
    """This many more cards of a design are for sale, taken from its pile."""

    def damage(record: Record) -> None:
        record["visible"][name] += count
        record["piles"][name] -= count

    return damage


def with_fields(**fields: object) -> Callable[[Record], None]:
    return lambda record: record.update(fields)


def die(card: str, action: int, face: int) -> Callable[[Record], None]:
    """The first die that lies on a card lies there instead."""

    def damage(record: Record) -> None:
        record["placed"][0] = {"card": card, "action": action, "face": face}

    return damage


def cube(museum: int, box: int, seat: int) -> Callable[[Record], None]:
    def damage(record: Record) -> None:
        record["orders"][museum][box] = seat

    return damage


def dived_early(record: Record) -> None:
    record["finds"][0]["pottery"] = 1
    record.update(dives=1, reputation=[1, 0, 0])


def gem(record: Record) -> None:
    record["artifacts"][1]["gem"] = 1


def found_early(record: Record) -> None:
    record["artifacts"][0]["scroll"] = 1


def upgraded_early(record: Record) -> None:
    record["cards"][0][0]["level"] = 2
    record["reputation"][0] = 1


def next_round(record: Record) -> None:
    record["turn"] = record["first"]


BROKEN: list[tuple[Callable[[], Record], Callable[[Record], None], str]] = [
    (dealing, with_fields(contest=[0, 5, 0]), "rolled before the cards were dealt"),
    (dealing, turned_up("b-docks", 1), "a later pile was dealt first"),
    (dealing, with_fields(dollars=[0, 1, 0]), "earned dollars before the first turn"),
    (dealing, dived_early, "dived before the first turn"),
    (dealing, gem, "artifacts that none of his cards can find"),
    (dealing, one_more, "a starting card is missing"),
    (dealing, with_fields(step="rolling"), "not clear who goes first"),
    (contesting, with_fields(contest=[5, 4, 3]), "nobody is left to roll"),
    (contesting, with_fields(contest=[-1, -1, 0]), "one player alone"),
    (contesting, with_fields(contest=[1, 0, 0]), "do not show such a sum"),
    (contesting, with_fields(contest=[13, 0, 0]), "do not show such a sum"),
    (contesting, with_fields(contest=[0, 5, 0]), "rolled out of turn"),
    (contesting, turned_up("e-diving-suit", -1), "a card for sale is missing"),
    (contesting, with_fields(first=0), "not clear who goes first"),
    (arranging, with_fields(dollars=[2, 3, 4]), "earned dollars before the first turn"),
    (arranging_desert, found_early, "an artifact was found before the first turn"),
    (arranging_desert, cube(SCROLLS, 0, 0), "an artifact was found before the first turn"),
    (arranging, upgraded_early, "a card was upgraded before the first turn"),
    (arranging, third_laid, "a starting card is missing"),
    (arranging, with_fields(turn=1), "a starting card is missing"),
    (arranging, with_fields(contest=[0, 0, -1]), "not settled"),
    (arranging, moved(0, "s-headquarters", "top", 1), "do not lie side by side"),
    (turn, with_fields(turn=NOBODY), "not clear whose turn it is"),
    (turn, with_fields(step="arranging"), "a starting card is missing"),
    (turn, one_less, "do not lie side by side"),
    (turn, moved(1, "s-headquarters", "bottom", 2), "do not lie side by side"),
    (turn, moved(0, "c-museum-wing", "top", 0), "two cards lie in the same place"),
    (turn, moved(0, "c-museum-wing", "bottom", 4), "do not hang together"),
    (turn, moved(0, "c-museum-wing", "top", 30), "do not hang together"),
    (hired, renamed, "a second copy of a card came before the first"),
    (turn, with_fields(dives=1), "not those gone from the stack"),
    (late, cube(0, 7, 0), "a cube lies beside the boxes"),
    (turn, cube(3, 0, 0), "artifacts that none of his cards can find"),
    (turn, turned_up("b-pottery-room", 1), "too many cards of a pile"),
    (turn, turned_up("e-diving-suit", -1), "a card for sale is missing"),
    (late, turned_up("d-hired-adventurers", -1), "a card for sale is missing"),
    (late_refill, turned_up("d-hired-adventurers", -1), "a card for sale is missing"),
    (refilling, turned_up("e-diving-suit", 1), "nothing is left to turn up"),
    (laying, turned_up("e-diving-suit", 1), "the card that is laid was not for sale"),
    (laying, turned_up("d-hired-adventurers", -1), "a card for sale is missing"),
    (turn, with_fields(reached=True), "nobody can have set off the end"),
    (reached, with_fields(reached=False), "the end was not noticed"),
    (last_turn, next_round, "a round began after the last one"),
    (turn, with_fields(step="ended"), "ended before its last round did"),
    (arranging, with_fields(quiet_turns=1), "no turn has begun"),
    (laying, with_fields(quiet_turns=1), "a card was bought in this turn"),
    (turn, with_fields(step="rolling", dice=[0] * 6, quiet_turns=0), "this turn has only begun"),
    (turn, with_fields(quiet_turns=61), "quiet_turns"),
    (turn, with_fields(dice=[7, 0, 0, 0, 0, 0]), "7 dice cannot have been rolled"),
    (turn, with_fields(dice=[1, 0, 0, 0, 0, 1]), "2 dice cannot have been rolled"),
    (hired, with_fields(dice=[1, 0, 0, 2, 1, 0]), "5 dice cannot have been rolled"),
    (turn, with_fields(step="rolling"), "none were rolled"),
    (late_refill, with_fields(dice=[1, 0, 0, 0, 0, 0]), "none were rolled"),
    (buying, die("s-desert-expedition", 1, 3), "a die lies where it may not"),
    (buying, die("museum-gems", 1, 3), "a die lies where it may not"),
    (buying, die("b-docks", 1, 1), "on a card that the player does not have"),
    (buying, die("s-headquarters", 2, 1), "a die lies where it may not"),
    (hired, die("museum-fossils", 1, 1), "dice cannot have been rolled"),
    (ordering, with_fields(step="placing", subject=""), "a die on a Museum filled no order"),
    (turn, with_fields(dice=[0, 0, 1, 0, 1, 0], dive_dice=[1, 0, 0, 0, 0, 0]), "nobody dived"),
    (
        dived,
        with_fields(dice=[0, 0, 1, 0, 1, 0], dive_dice=[1, 0, 0, 0, 0, 0]),
        "did not bring up the last card",
    ),
    (dived, with_fields(quiet_turns=1), "reputation rose in this turn"),
    (diving, with_fields(left=2), "the dive is not what its dice show"),
    (diving, with_fields(floor=1), "the dive is not what its dice show"),
    (selling, with_fields(floor=1), "the sale is not what was sold"),
    (selling, with_fields(left=1), "the sale is not what was sold"),
    (selling, with_fields(stake=1), "no die has opened this question"),
    (selling, with_fields(step="placing"), "no sale is open"),
    (turn, with_fields(floor=1), "nothing is named one by one"),
    (buying, with_fields(left=1), "nothing is named one by one"),
    (turn, with_fields(stake=1), "no die has opened a question"),
    (turn, with_fields(step="selling"), "no die has opened this question"),
    (buying, with_fields(stake=2), "no die has opened this question"),
    (buying, with_fields(subject="museum-gems"), "no die has opened this question"),
    (buying, with_fields(step="ordering"), "no die has opened this question"),
    (buying, with_fields(dollars=[0, 0, 0]), "nothing can be bought"),
    (laying, with_fields(stake=2), "no die has opened this question"),
    (trading, with_fields(left=2), "no die has opened this question"),
    (trading, with_fields(left=0), "no die has opened this question"),
    (trading, with_fields(floor=1), "no die has opened this question"),
    (trading, with_fields(step="ordering", left=0), "no die has opened this question"),
    (ordering, with_fields(subject="museum-scrolls"), "a die on a Museum filled no order"),
    (any_order, with_fields(stake=1), "no die has opened this question"),
]


@pytest.mark.parametrize(("made", "damage", "why"), BROKEN)
def test_what_play_cannot_lead_to_is_refused(
    made: Callable[[], Record], damage: Callable[[Record], None], why: str
) -> None:
    record = made()
    damage(record)
    with pytest.raises(ValueError, match=why):
        TITLE.load(record)


def leaves(value: object, path: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """The way to each number, word and list of a record."""
    if isinstance(value, dict):
        return [leaf for key in value for leaf in leaves(value[key], (*path, key))]
    if isinstance(value, list):
        inner = [leaf for i, each in enumerate(value) for leaf in leaves(each, (*path, i))]
        return [*inner, path] if value else [path]
    return [path]


def changed(value: Any, draw: Callable[[Any], Any]) -> object:
    """Another value of the same sort."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + draw(st.sampled_from([-4, -1, 1, 2, 7]))
    if isinstance(value, str):
        names = ["", "placing", "selling", "diving", "laying", "ended", "top", "bottom"]
        return draw(st.sampled_from([*names, "museum-gems", "e-diving-suit", "s-headquarters"]))
    return value[1:] if draw(st.booleans()) else value + value[:1]


@pytest.mark.played
@lru_cache
def sampled() -> list[digsite.State]:
    """Positions of random games for two, three and four, with both refills, each to its end."""
    return [
        state.clone()
        for seats in (2, 3, 4)
        for refill in ("immediate", "end_of_turn")
        for state in sample(
            ("artifacts-inc/reconstruction", seats, {"refill": refill}), seed=seats, every=5
        )
    ]


def positions() -> st.SearchStrategy[digsite.State]:
    """Any of these positions, to play on with."""
    return st.builds(lambda i: sampled()[i % len(sampled())].clone(), st.integers(0, 10_000))


@given(positions(), st.data())
def test_a_damaged_record_is_refused_or_shows_a_table_that_can_be_played(
    state: digsite.State, data: st.DataObject
) -> None:
    record: Record = deepcopy(state.record())
    for _ in range(data.draw(st.integers(1, 2))):
        *way, last = data.draw(st.sampled_from(leaves(record)))
        inner: Any = record
        for key in way:
            inner = inner[key]
        inner[last] = changed(inner[last], data.draw)
    try:
        read = TITLE.load(record)
    except ValueError:
        return
    assert all(read.record()[name] == record[name] for name in record if name != "cards")
    check_cards(read.record())
    digsite.play_random(read, digsite.Rng(1))
    assert read.is_over()
    check_cards(read.record())
