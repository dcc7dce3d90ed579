"""Every way in which the end phase can run occurs in some recorded game."""

from typing import Any

import pytest

import digsite
from tests.recorded import recorded

WAYS = {
    "all pass and the first must sell",
    "somebody is skipped for want of cards",
    "nobody holds a card when the dig site is empty",
    "the last card is a treasure",
    "the last card is a thief",
    "the last card is a sandstorm",
    "a chamber stays closed",
    "every chamber is explored",
    "a trade in the end phase",
    "the first place is shared or decided by cards sold",
}
TITLE = digsite.title("archaeology")


def ways(seats: int, moves: list[str]) -> set[str]:
    """Which of these ways a game shows."""
    state = TITLE.new(seats)
    found: set[str] = set()
    for notation in moves:
        found |= _ways_of_move(state, notation)
        ending = state.record()["ending"]
        state.play(TITLE.move(notation))
        if state.is_over() and not ending:
            found.add("nobody holds a card when the dig site is empty")
    record: dict[str, Any] = state.record()
    explored = [explorer != digsite.NOBODY for explorer in record["explorers"]]
    found.add("every chamber is explored" if all(explored) else "a chamber stays closed")
    best = max(state.scores())
    if state.scores().count(best) > 1:
        found.add("the first place is shared or decided by cards sold")
    return found


def _ways_of_move(state: digsite.State, notation: str) -> set[str]:
    record: dict[str, Any] = state.record()
    sizes = [sum(hand.values()) for hand in record["hands"]]
    found = set()
    if record["buried"] == 1 and notation.startswith("dig"):
        card = notation.removeprefix("dig ")
        hazard = card in ("thief", "sandstorm")
        found.add(f"the last card is a {card if hazard else 'treasure'}")
    if record["ending"] and record["step"] == "acting":
        if TITLE.move("end") not in state.legal():
            found.add("all pass and the first must sell")
        if 0 in sizes:
            found.add("somebody is skipped for want of cards")
        if notation.startswith("offer"):
            found.add("a trade in the end phase")
    return found


@pytest.mark.played
def test_the_recorded_games_show_every_way_to_end() -> None:
    games = recorded("archaeology").values()
    assert {way for seats, _, moves in games for way in ways(seats, moves)} == WAYS
