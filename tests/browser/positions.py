"""Positions to look at: how tables of each title stand early, in the middle and crowded late."""

from typing import Any, NamedTuple

from playwright.sync_api import Page

import digsite
from digsite.core.move import Move
from digsite.play import matchfile
from digsite.play.match import Match
from tests.browser.people import NAMES, People


class Position(NamedTuple):
    """A way of playing that leads to a table worth looking at."""

    name: str
    title: str
    seats: int
    plies: int  # so far at least, then on until `step`
    step: str
    options: dict[str, object]
    likes: tuple[str, ...] = ()  # what is done before anything else
    seed: int = 7


ALL_OF_ARTIFACT: dict[str, object] = {"expansions": ["research", "cities"]}
HOARD = ("end", "rob", "discard")
BUILD = ("lay", "buy", "place", "arrange", "fill", "upgrade", "give", "enough", "descend", "dive")
DIG = ("hut", "load", "ship", "hire-two", "hire", "role", "take", "pay", "show", "produce")

POSITIONS = [
    Position("early", "archaeology", 2, 25, "acting", {}),
    Position("middle", "archaeology", 3, 70, "acting", {}, HOARD),
    Position("late", "archaeology", 4, 110, "acting", {}, HOARD),
    Position("storm", "archaeology", 4, 60, "discarding", {}, HOARD),
    Position("early", "artifact", 3, 12, "acting", {}),
    Position("middle", "artifact", 4, 120, "acting", {}, DIG),
    Position("late", "artifact", 5, 260, "acting", ALL_OF_ARTIFACT, DIG),
    Position("show", "artifact", 3, 150, "showing", {}, ("produce", *DIG)),
    Position("arrange", "artifacts-inc", 2, 2, "arranging", {}),
    Position("early", "artifacts-inc", 2, 30, "placing", {}),
    Position("middle", "artifacts-inc", 3, 260, "placing", {}, BUILD),
    Position("five", "artifacts-inc", 3, 150, "placing", {}, BUILD, seed=1),  # columns
    Position("late", "artifacts-inc", 4, 620, "placing", {}, BUILD),
    Position("crowd", "artifacts-inc", 3, 540, "placing", {}, BUILD, seed=2),  # ten columns
]


def reached(position: Position) -> Match:
    """The match in which the table stands like this."""
    title, rng = digsite.title(position.title), digsite.Rng(position.seed)
    match = Match(title, position.seats, position.options, names=NAMES[: position.seats])
    match.deal(rng)
    while not match.is_over:
        view = title.view(match.state, match.actor).record()
        if match.ply >= position.plies and view["step"] == position.step:
            break
        match.play(chosen(position, match.state.legal(), rng))
        match.deal(rng)
    assert not match.is_over, f"{position.title}, {position.name}: the game ended before"
    return match


def chosen(position: Position, legal: list[Move], rng: digsite.Rng) -> Move:
    """What is liked best among the moves, or any."""
    for sort in position.likes:
        liked = [move for move in legal if move.parts()["do"] == sort]
        if liked:
            return liked[rng.below(len(liked))]
    return legal[rng.below(len(legal))]


def named(title: str, name: str) -> Position:
    return next(one for one in POSITIONS if (one.title, one.name) == (title, name))


def file_of(position: Position) -> str:
    return matchfile.written(reached(position))


def opened(people: People, position: Position, with_bots: bool = False, **more: Any) -> Page:
    """The table in this position, through the eyes of whoever decides; bots may have the rest."""
    made = people.post("/api/files", {"file": file_of(position)})
    path = f"/api/tables/{made['table']['id']}"
    actor = people.http.get(f"{path}/view").json()["view"]["actor"]
    for seat in range(position.seats) if with_bots else ():
        if seat != actor:
            people.post(f"{path}/seats/{seat}/hand", {"level": "master"}, made["host"])
    page = people.sit(made, [actor], **more)
    page.locator("[data-frame] .board").wait_for()
    return page
