"""Marks: games that were kept count only for players who would still play them so."""

from hashlib import blake2b

import pytest

import digsite
from digsite.bots.levels import LEVELS
from digsite.bots.marks import VERSION, mark
from digsite.bots.roster import make_player

DECISIONS = 30
KNOWN = {
    "archaeology": "dac817fe",
    "artifact": "9ea5e6d5",
    "artifacts-inc": "37856df8",
}
"""What the levels of version 2 decide. Where this changes, raise the version and put down what they
decide now: the ladder and the balance then begin anew."""


@pytest.mark.parametrize("name", KNOWN)
def test_whoever_decides_differently_has_another_version(name: str) -> None:
    title = digsite.title(name)
    assert (VERSION, decided(title)) == (2, KNOWN[name])


def decided(title: digsite.Title) -> str:
    """The beginning of a game between levels, in short."""
    rng = digsite.Rng(11)
    seats = title.seats[0]
    levels = ["expert", "novice", "skilled"][:seats]
    players = [make_player(level, title, rng.fork()) for level in levels]
    state = title.new(seats)
    said: list[str] = []
    while len(said) < DECISIONS:
        seat = state.actor()
        if seat < 0:
            state.play(state.draw(rng))
            continue
        move = players[seat].decide(title.view(state, seat), state.legal())
        said.append(move.notation())
        state.play(move)
    return blake2b("\n".join(said).encode(), digest_size=4).hexdigest()


def test_levels_tables_and_expansions_have_marks_of_their_own() -> None:
    title = digsite.title("artifact")
    marks = {mark(level, title, 3, []) for level in LEVELS}
    marks |= {mark("master", title, 5, []), mark("master", title, 5, ["research", "cities"])}
    assert len(marks) == len(LEVELS) + 2
    assert mark("random", title, 3, []) == "random"
