"""What the seats see of a move: everything, and to whom it happens."""

import digsite
from tests.walks import walk


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
