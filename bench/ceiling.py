"""How much hidden hands are worth: a player that cheats against honest ones of the same effort.

    python -m bench.ceiling archaeology --simulations 2000 --games 100

or, with `--level expert`, against players of that level: no honest player should win more.

The cheat searches the true position instead of imagined ones, so it sees every hand; what chance
will bring nobody knows. What it wins more than half (or its fair share) is the most that a perfect
guess of the others' cards could gain; the rest of the way to 100 % is luck. For the bench only:
players of digsite are never given a position.
"""

import argparse

import digsite
from digsite import Keys, Rng, State, Title
from digsite.arena.tally import wilson
from digsite.bots.habits import sensible
from digsite.bots.levels import LEVELS, level_of, style_of
from digsite.bots.treeplayer import TreePlayer


class Cheat:
    """Thinks as the honest player does, about the true position."""

    def __init__(self, title: Title, rng: Rng, simulations: int) -> None:
        self.title = title
        self.player = TreePlayer(title, rng, style_of(title).effort(simulations))

    def key(self, state: State) -> int:
        view = self.title.view(state, state.actor())
        options = sensible(view, state.legal(), busy=False)
        if len(options) == 1:
            return options[0].key
        self.player.prepare(view)
        search, keys = self.player.search, Keys()
        search.forget(view.seats)
        for _ in range(int(self.player.effort.simulations)):
            search.simulate(state.clone(), view.seat, view.seats)
        for move in options:
            keys.add(move.key)
        return max(search.found(view.seat, keys), key=lambda one: (one[1], one[2]))[0]


def won(title: Title, seats: int, game: int, effort: int, level: str | None) -> float:
    """The cheat's share of the win."""
    deal, seat = divmod(game, seats)
    rng = Rng(2_000 + deal)
    honest = [player(title, rng.fork(), effort, level) for _ in range(seats)]
    cheat = Cheat(title, rng.fork(), effort)
    state = title.new(seats, {})
    while not state.is_over():
        actor = state.actor()
        if actor < 0:
            state.play_key(state.draw_key(rng))
        elif actor == seat:
            state.play_key(cheat.key(state))
        else:
            view = title.view(state, actor)
            state.play_key(honest[actor].decide(view, state.legal()).key)
    places = state.ranking()
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def player(title: Title, rng: Rng, effort: int, level: str | None) -> TreePlayer:
    if level is None:
        return TreePlayer(title, rng, style_of(title).effort(effort))
    return level_of(title, level).player(title, rng)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("title", choices=digsite.titles())
    parser.add_argument("--seats", type=int)
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--level", choices=LEVELS, help="of the honest ones; else the same effort")
    chosen = parser.parse_args()
    title = digsite.title(chosen.title)
    seats = chosen.seats or title.seats[0]
    asked = chosen.simulations, chosen.level
    share = sum(won(title, seats, game, *asked) for game in range(chosen.games)) / chosen.games
    low, high = wilson(share, chosen.games)
    print(
        f"{title.name}, {seats} players, {chosen.simulations} simulations: the cheat won "
        f"{share:.0%} of {chosen.games} games ({low:.0%} – {high:.0%}) against "
        f"{chosen.level or 'as many'}"
    )


if __name__ == "__main__":
    main()
