"""Many games of one title side by side, stepped in compiled code.

What it writes stays where it is: numpy looks at the same memory. A game that has ended begins
again with the next step.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from digsite.adapters.planes.planes import Planes, Row
from digsite.core.actors import CHANCE, OVER
from digsite.core.keys import Keys
from digsite.core.ranking import pay
from digsite.core.rng import Rng
from digsite.core.state import State
from digsite.core.view import View

ILLEGAL_REWARD: Final = -1.0
EVERY_SEAT: Final[i64] = -1


class Batch:
    """Games, and what is seen of them: rows of numbers, masks, rewards."""

    def __init__(
        self, start: State, planes: Planes, seats: i64, count: i64, seat: i64, rng: Rng
    ) -> None:
        self.start: Final = start  # a game before anything is dealt
        self.title: Final = start.title
        self.planes: Final = planes
        self.seats: Final[i64] = seats
        self.count: Final[i64] = count
        self.seat: Final[i64] = seat  # that decides; the others play at random, unless EVERY_SEAT
        self.actions: Final[i64] = self.title.decision_count
        self.states: Final = [start.clone() for _ in range(count)]
        self.rngs: Final = [rng.fork() for _ in range(count)]
        # Choices outside the games do not disturb them.
        self.choosers: Final = [stream.copy().fork() for stream in self.rngs]
        self.legal: Final = [Keys() for _ in range(count)]
        # By game and seat, made when the seat first decides.
        self.glances: Final[list[View | None]] = [None] * int(count * seats)
        # What is seen of each game, row by row.
        self.row: Final = Row(planes.size, int(count), follows=True)
        self.masks: Final = vec[u8]([u8(0)] * int(count * self.actions))
        self.rewards: Final = vec[float]([0.0] * int(count))
        self.pays: Final = vec[float]([0.0] * int(count * seats))  # of the games that ended
        self.over: Final = vec[u8]([u8(0)] * int(count))
        self.illegal: Final = vec[u8]([u8(0)] * int(count))
        self.actors: Final = vec[i64]([0] * int(count))  # whose decision, whose eyes
        self.picks: Final = vec[i64]([0] * int(count))  # keys, any of the legal ones

    def reset(self) -> None:
        """Start every game over."""
        for game in range(self.count):
            self.begin(game)

    def step(self, keys: list[int]) -> None:
        """Play a key in each game."""
        for game in range(self.count):
            key: i64 = keys[game]
            if self.over[game] != 0:
                self.begin(game)
            elif 0 <= key < self.actions and self.masks[game * self.actions + key] != 0:
                self.play(game, key)
            else:
                self.rewards[game] = ILLEGAL_REWARD
                self.illegal[game] = 1

    def pick(self) -> None:
        """Pick a legal key of each game, any of them; 0 where a game is over."""
        for game in range(self.count):
            keys = self.legal[game]
            picked: i64 = 0
            if keys.count > 0:
                picked = keys.items[self.choosers[game].below(keys.count)]
            self.picks[game] = picked

    def begin(self, game: i64) -> None:
        state = self.start.clone()
        self.states[game] = state
        self.row.forget(game)
        self.over[game] = 0
        self.illegal[game] = 0
        self.rewards[game] = 0.0
        for i in range(game * self.seats, (game + 1) * self.seats):
            self.pays[i] = 0.0
            self.glances[i] = None
        keys = self.legal[game]
        self.unmask(game, keys)
        self.show(game, state, self.go_on(game, state, keys), keys)

    def play(self, game: i64, key: i64) -> None:
        mover = self.actors[game]
        state = self.states[game]
        keys = self.legal[game]
        self.unmask(game, keys)
        state.play_key(key)
        actor = self.go_on(game, state, keys)
        self.illegal[game] = 0
        self.rewards[game] = 0.0
        if actor == OVER:
            self.over[game] = 1
            self.pay_out(game, state)
            self.rewards[game] = self.pays[game * self.seats + mover]
        self.show(game, state, actor, keys)

    def go_on(self, game: i64, state: State, keys: Keys) -> i64:
        """Chance, and seats that play at random, until a decision is wanted: whose."""
        while True:
            actor = state.actor()
            if actor == CHANCE:
                state.play_key(state.draw_key(self.rngs[game]))
            elif actor == OVER or self.seat == EVERY_SEAT or actor == self.seat:
                return actor
            else:
                state.fill(keys)
                state.play_key(keys.items[self.rngs[game].below(keys.count)])
                keys.clear()

    def pay_out(self, game: i64, state: State) -> None:
        """What each seat gets."""
        paid = pay(state.ranking())
        for seat in range(self.seats):
            self.pays[game * self.seats + seat] = paid[seat]

    def show(self, game: i64, state: State, actor: i64, keys: Keys) -> None:
        """Write the row and the mask of the seat that decides, or of the last that did."""
        viewer = self.actors[game]
        if actor >= 0:
            viewer = actor
            self.actors[game] = actor
            state.fill(keys)
            items, masks = keys.items, self.masks
            first = game * self.actions
            for i in range(keys.count):
                masks[first + items[i]] = 1
        place = game * self.seats + viewer
        view = self.glances[place]
        if view is None:
            view = self.title.glance(state, viewer)
            self.glances[place] = view
        else:
            view.refresh(state)
        self.row.begin(game, view)
        self.planes.write(view, self.row)

    def unmask(self, game: i64, keys: Keys) -> None:
        """Take back the ones of the latest mask."""
        items, masks = keys.items, self.masks
        first = game * self.actions
        for i in range(keys.count):
            masks[first + items[i]] = 0
        keys.clear()
