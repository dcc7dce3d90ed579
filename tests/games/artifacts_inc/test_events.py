"""What the seats see of a move: everything, and to whom it happens."""

import itertools
from typing import Any

import pytest

import digsite
from digsite.core.actors import SPECTATOR
from digsite.locales.sentences import follows, tell, tell_all
from tests.walks import step, walk

Record = dict[str, Any]
Parts = dict[str, str | int]


def test_the_rolls_for_the_start_happen_to_one_seat_after_the_other() -> None:
    title = digsite.title("artifacts-inc")
    rollers: list[int] = []
    for state in walk(("artifacts-inc", 3, {}), 1):
        if state.record()["step"] == "contesting":
            event = title.event(state, state.legal()[0], 0)
            rollers.append(int(event.seat))
        elif rollers:
            break
    assert rollers[:3] == [0, 1, 2]


@pytest.mark.played
def test_the_roll_for_the_start_tells_what_follows_from_it() -> None:
    state = game_before_the_contest()
    title, names = state.title, ["Ada", "Ben"]
    said = []
    for roll in ("roll 1 2", "roll 1 2", "roll 3 4", "roll 5 6"):
        event = title.event(state, title.move(roll), 0)
        said.append(tell(title, event, names=names, viewer=0))
        state.play(roll)
    assert said[0] == "You roll 1 2 to decide who starts: 3."
    assert said[1].endswith("Several players have the highest total: they roll again.")
    assert said[2] == "You roll 3 4 to decide who starts: 7."
    assert (
        said[3]
        == "Ben rolls 5 6 to decide who starts: 11. Ben has the highest total and goes first."
    )


def game_before_the_contest() -> digsite.State:
    for state in walk(("artifacts-inc", 2, {}), 1):
        if state.record()["step"] == "contesting":
            return state.clone()
    raise AssertionError("nobody rolled for the start")


def test_a_sale_and_a_purchase_run_on_in_one_line() -> None:
    title = digsite.title("artifacts-inc")

    def line(*happened: Parts) -> str:
        events = [digsite.Event(0, 0, "", parts, False) for parts in happened]
        assert all(follows(title, *pair) for pair in itertools.pairwise(events))
        return tell_all(title, events, names=["Ada"])

    place: Parts = {"do": "place", "face": 2, "card": "s-headquarters", "action": 1}
    buy: Parts = {"do": "buy", "card": "b-library", "outcome": "pays", "dollars": 4, "scrolls": 1}
    lay: Parts = {"do": "lay", "row": "top", "column": 4}
    assert line(place, buy, lay).endswith(
        "and buys Library for 4 dollars and a scroll and lays it in the top row."
    )
    assert line(place, {"do": "decline"}).endswith(" and buys nothing.")
    give: Parts = {"do": "give", "artifact": "gem"}
    paid: Parts = {"do": "give", "artifact": "fossil", "outcome": "earns", "dollars": 5}
    assert line(place, give, paid).endswith(" and gives a gem and a fossil for 5 dollars.")
    assert line(place, give, give, paid).endswith(" and gives 2 gems and a fossil for 5 dollars.")
    assert line(place, paid).endswith(" and gives a fossil for 5 dollars.")
    enough: Parts = {"do": "enough", "outcome": "earns", "dollars": 1}
    assert line(place, give, enough).endswith(" and gives a gem for 1 dollar.")


def test_an_event_tells_what_the_decision_brought_or_cost() -> None:
    """Reckoned by the views before and after: found, brought up, earned, paid."""
    title = digsite.title("artifacts-inc")
    told: set[tuple[str, str]] = set()
    for seed in range(4):
        state, rng = title.new(3), digsite.Rng(seed)
        after = state.record()
        while not state.is_over():
            was = state.clone()
            move = step(state, rng)
            parts = title.event(was, move, SPECTATOR).parts
            before, after = after, state.record()
            check_outcome(before, after, parts)
            told.add((str(parts["do"]), str(parts.get("outcome", ""))))
    wanted = {
        *(("place", outcome) for outcome in ("", "finds", "earns")),
        *(("add", outcome) for outcome in ("", "dives")),
        *(("give", outcome) for outcome in ("", "earns")),
        ("descend", "dives"),
        ("fill", "earns"),
        ("enough", "earns"),
        ("buy", "pays"),
        ("upgrade", "pays"),
        ("lay", ""),
        ("end", ""),
    }
    assert wanted <= told


def check_outcome(before: Record, after: Record, parts: Parts) -> None:
    seat = before["turn"]
    if seat < 0 or parts["do"] not in {"place", "add", "descend", "fill", "give", "enough"}:
        return
    gained = after["dollars"][seat] - before["dollars"][seat]
    assert parts.get("dollars", 0) == gained
    if "artifact" in parts and parts["do"] != "give":
        artifact = parts["artifact"]
        change = after["artifacts"][seat][artifact] - before["artifacts"][seat][artifact]
        assert change == (-1 if parts["do"] == "fill" else 1) * int(parts["count"])
    if after["dives"] > before["dives"]:
        find = parts["find"]
        assert after["finds"][seat][find] == before["finds"][seat][find] + 1


def test_the_sentences_tell_amounts() -> None:
    title = digsite.title("artifacts-inc")

    def told(**parts: str | int) -> str:
        return tell(title, digsite.Event(0, 0, "", parts, False), names=["Ada"], viewer=SPECTATOR)

    place: Parts = {"do": "place", "face": 6, "card": "s-canyon-expedition", "action": 2}
    found: Parts = {"artifact": "fossil", "outcome": "finds"}
    assert told(**place, **found, count=1).endswith("Canyon Expedition and finds a fossil.")
    assert told(**place, **found, count=2).endswith("and finds 2 fossils.")
    buy: Parts = {"do": "buy", "card": "b-library", "outcome": "pays"}
    assert told(**buy, dollars=4, scrolls=1) == "Ada buys Library for 4 dollars and a scroll."
    assert told(**buy, dollars=0, scrolls=0) == "Ada buys Library for nothing."
    assert told(**buy, dollars=0, scrolls=1) == "Ada buys Library for a scroll."
    fill: Parts = {"do": "fill", "museum": "museum-gems", "box": 1, "outcome": "earns"}
    sentence = told(**fill, artifact="gem", count=1, dollars=4)
    assert sentence == "Ada fills an order of the Gems Museum: a gem for 4 dollars."
    dive: Parts = {"do": "descend", "number": 9, "find": "doubloons", "outcome": "dives"}
    assert told(**dive) == "Ada reaches underwater card 9: doubloons."
    assert told(do="lay", row="top", column=-2) == "Ada lays it in the top row."
