"""What all adapters share: a seat's view as numbers, and the mask of its legal moves."""

from functools import cache
from pathlib import Path

import gymnasium
import numpy as np
from numpy.typing import NDArray

from digsite.adapters.planes.planes import Row
from digsite.adapters.planes.registry import planes_of
from digsite.core.state import State
from digsite.core.title import Title
from digsite.core.view import View
from digsite.editions import shelf

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]

MICRO = "micro"
MICRO_EDITIONS = Path(__file__).parent / MICRO
MOST_MOVES = 20_000
"""No game is longer, chance included."""


class Game:
    """A title with seats and options: makes states, and shows them to programs that learn."""

    def __init__(
        self, title: Title | str, seats: int | None, edition: str | None, options: dict[str, object]
    ) -> None:
        self.title = title_of(title, edition) if isinstance(title, str) else title
        self.seats = self.title.seats[0] if seats is None else seats
        self.options = options
        self.new()  # refuses what is impossible
        self.planes = planes_of(self.title, self.seats)
        self.row = Row(self.planes.size)
        self.numbers: Numbers = np.asarray(memoryview(self.row.items))  # follows the row
        self.actions = int(self.title.decision_count)

    def new(self) -> State:
        """A new game, before anything is dealt."""
        return self.title.new(self.seats, self.options)

    def look(self, view: View) -> Numbers:
        """The view as numbers: a row that the next look overwrites."""
        self.row.begin(0, view)
        self.planes.write(view, self.row)
        return self.numbers

    def mask(self, state: State, seat: int) -> Mask:
        """A 1 for each key that the seat may play now."""
        mask = np.zeros(self.actions, np.int8)
        if state.actor() == seat:
            mask[state.keys()] = 1
        return mask

    def space(self) -> gymnasium.spaces.Dict:
        """Of `observe`."""
        fields = self.planes.fields
        lengths = [field.length for field in fields]
        low = np.repeat(np.array([field.least for field in fields], np.int16), lengths)
        high = np.repeat(np.array([field.most for field in fields], np.int16), lengths)
        return gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(low, high, dtype=np.int16),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def observe(self, state: State, seat: int) -> dict[str, Numbers | Mask]:
        """What the seat sees, and what it may do."""
        seen = self.look(self.title.view(state, seat)).copy()
        return {"observation": seen, "action_mask": self.mask(state, seat)}


@cache
def title_of(name: str, edition: str | None) -> Title:
    """A title of the shelf, or its edition `micro`, whose whole tree can be searched."""
    path = MICRO_EDITIONS / f"{name}.toml"
    if edition == MICRO and path.exists():
        return shelf.title_from(path)
    return shelf.title(name, edition)
