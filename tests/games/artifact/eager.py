"""Writes the playthroughs of Artifact: games of players who pursue one way to end the game.

    PYTHONPATH=src:. python -m tests.games.artifact.eager tests/playthroughs/artifact

Random play seldom produces exhibitions, so it would end nearly always with the last year.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import digsite
from digsite.games.artifact.box import (
    FIRST_SITE_TILE,
    MARKER_NAMES,
    MARKERS,
    RANK_NAMES,
    RANKS,
    SITE_NAMES,
    SITES,
    TYPE_TILES,
)
from digsite.games.artifact.game import Artifact
from digsite.games.artifact.rules import shipping, turns
from tests.games.artifact.happenings import ENDS, happenings
from tests.games.artifact.positions import TITLE, tile
from tools.playthrough import lines_of

MODES: dict[str, list[str]] = {
    "base": [],
    "research": ["research"],
    "cities": ["cities"],
    "both": ["research", "cities"],
}
FREE = "andersson acts for free"
GAMES = [
    ("row", 3, "base", "chosen", "end: row"),
    ("types", 4, "cities", "chosen", "end: types"),
    ("types", 3, "both", "quick", "end: types"),
    ("deck", 5, "research", "quick", "end: deck"),
    ("deck", 4, "both", "chosen", FREE),
    ("year", 4, "base", "quick", "end: year"),
]


class Eager:
    """Takes the most promising move for one goal; equals are drawn by lot."""

    def __init__(self, goal: str, seed: int) -> None:
        self.goal = goal
        self.patience = 2 + seed % 4  # cards that must be there before they are shipped
        self.rng = digsite.Rng(seed)

    def choose(self, game: Artifact) -> digsite.Move:
        legal = game.legal()
        worth = [self.worth(game, move.parts()) for move in legal]
        best = [move for move, value in zip(legal, worth, strict=True) if value == max(worth)]
        return best[self.rng.below(len(best))]

    def worth(self, game: Artifact, parts: dict[str, str | int]) -> int:
        """How promising a move is, by what it does."""
        do = str(parts["do"])
        if "card" in parts:
            return self.worth_of_card(do, self.is_wanted(str(parts["card"])))
        if do == "pay":
            return -price(game, str(parts["marker"]))
        if do == "produce":
            return 100 if self.is_goal(tile(str(parts["tile"]))) else self.worth_of_other_tile()
        if do in ("ship", "hire", "hire-two", "research"):
            return self.worth_of_dig(game, do, SITE_NAMES.index(str(parts["site"])))
        if do == "take":
            return self.worth_of_marker(game, str(parts["marker"]))
        whims = {"exhibit": 60, "gold": 70, "draw": 2, "decline": 1}
        if do == "buy" and self.is_wanted(rank_on_market(game, int(parts["place"]))):
            whims["buy"] = 39
        return whims.get(do, 0) + self.rng.below(4)

    def worth_of_card(self, do: str, wanted: bool) -> int:
        """Wanted cards are unearthed, loaded, shown and kept; the others are sold."""
        if do == "sell":
            return -1 if wanted else 12 + self.rng.below(30)
        return 1 + int(wanted)

    def worth_of_other_tile(self) -> int:
        return -1 if self.goal in ("row", "types") else 50

    def worth_of_dig(self, game: Artifact, do: str, site: int) -> int:
        table = game.table
        seat = game.actor()
        if turns.markers_held(table, seat) == 0:
            return 30
        wanted = 0 if do == "research" else 1 if do == "ship" else 2 + site
        if self.goal == "year" or table.mats[seat * int(MARKERS) + wanted] == 0:
            return self.rng.below(3)
        own = table.huts[seat * int(SITES) + site]
        if do == "ship":
            cards = shipping.cards_to_ship(table, seat, site)
            return 40 + 5 * cards if cards >= self.patience else 0
        if do == "research":
            return 33 if table.huts_at(site) > 0 else 20
        spare = table.deck_sizes[site] > 2 or self.goal == "deck"
        return 34 + own if spare and own <= self.patience + 1 else 0

    def worth_of_marker(self, game: Artifact, marker: str) -> int:
        """Museums and ships when they can be used, workers where huts are."""
        table = game.table
        seat = game.actor()
        number = MARKER_NAMES.index(marker)
        held = table.mats[seat * int(MARKERS) + number]
        if number >= 2:
            own = table.huts[seat * int(SITES) + number - 2]
            return (8 if own > 0 else 2) + own - 2 * held + self.rng.below(3)
        return 9 - 4 * held + self.rng.below(3)

    def is_goal(self, number: int) -> bool:
        if self.goal == "row":
            return number >= FIRST_SITE_TILE
        return self.goal != "types" or number < 2 * int(TYPE_TILES)

    def is_wanted(self, card: str) -> bool:
        if self.goal == "types":
            return card in ("architecture", "ceramics")
        return card in ("architecture", "ceramics", "jewellery", "sculpture", "weapons")


def rank_on_market(game: Artifact, place: int) -> str:
    return RANK_NAMES[game.table.market[place - 1] % RANKS]


def price(game: Artifact, marker: str) -> int:
    """What paying with this marker costs, seen from the money it leaves."""
    twin = game.clone()
    seat = game.actor()
    twin.play(TITLE.move(f"pay {marker}"))
    return int(game.table.money[seat] - twin.table.money[seat])


def eager_moves(goal: str, seats: int, options: dict[str, object], seed: int) -> list[str]:
    """The moves of one such game."""
    state = TITLE.new(seats, options)
    assert isinstance(state, Artifact)
    player = Eager(goal, seed)
    moves = []
    while not state.is_over():
        chance = state.actor() == digsite.CHANCE
        lottery = chance and (goal == "deck" or player.rng.below(4) == 0)
        move = state.draw(player.rng) if lottery else player.choose(state)
        moves.append(move.notation())
        state.play(move)
    return moves


def written(goal: str, seats: int, mode: str, start: str, needed: str) -> str:
    """The first game that ends by its goal alone, with everything that was legal on the way."""
    options: dict[str, object] = {"expansions": MODES[mode], "start": start}
    for seed in range(1, 5000):
        moves = eager_moves(goal, seats, options, seed)
        shown = happenings(seats, options, moves)
        if shown & ENDS == {f"end: {goal}"} and needed in shown:
            lines: Iterator[str] = lines_of("artifact", seats, options, iter(moves), seed)
            return "".join(line + "\n" for line in lines)
    raise AssertionError(f"no game of {seats} ended by “{goal}”")


def main(folder: Path) -> None:
    for goal, seats, mode, start, needed in GAMES:
        path = folder / f"{goal}-{seats}-{mode}-{start}.txt"
        path.write_text(written(goal, seats, mode, start, needed), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
