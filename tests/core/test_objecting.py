"""The list of what a seat cannot do now, on a toy that asks for one of three doors."""

import pytest

from digsite.core.actors import CHANCE, OVER
from digsite.core.keys import Keys
from digsite.core.objecting import objections
from digsite.core.state import State
from digsite.core.view import Objection

DOORS = 3


class Doors(State):
    """Only the middle door is open."""

    def __init__(self, actor: int) -> None:
        self.to_act = actor

    def actor(self) -> int:
        return self.to_act

    def fill(self, out: Keys) -> None:
        out.add(1)

    def why_not(self, key: int) -> Objection:
        return Objection(f"door {key}", "locked", "§3.1", {})


def told(actor: int, seat: int) -> list[tuple[str, str, str]]:
    found = objections(Doors(actor), seat, DOORS, "§1.1", "§2.1")
    return [(one.what, one.reason, one.paragraph) for one in found]


def test_every_decision_but_the_legal_one_meets_its_objection() -> None:
    assert told(0, 0) == [("door 0", "locked", "§3.1"), ("door 2", "locked", "§3.1")]


def test_a_seat_that_is_not_to_act_hears_whose_turn_it_is() -> None:
    assert told(1, 0) == [("play", "not-your-turn", "§2.1")]
    [waiting] = objections(Doors(1), 0, DOORS, "§1.1", "§2.1")
    assert waiting.values == {"seat": 1}


@pytest.mark.parametrize(("actor", "reason"), [(CHANCE, "chance-acts"), (OVER, "game-over")])
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_decides_while_chance_acts_or_after_the_end(
    actor: int, reason: str, seat: int
) -> None:
    assert told(actor, seat) == [("play", reason, "§1.1")]
