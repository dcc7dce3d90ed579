"""How long a person waits for a decision of each level, as a table.

python -m bench.times --decisions 40 --titles archaeology,artifact

The positions come from games of novices. At each of them a player of the level begins anew, with
nothing planned and in limited time, as it does on a server.
"""

import argparse
import os
import time

import digsite
from bench import kept
from bench.facts import build
from digsite import Rng, State, Title
from digsite.bots.levels import LEVELS
from digsite.bots.roster import make_player

TABLES: list[tuple[str, int, dict[str, object]]] = [
    *(("archaeology", seats, {}) for seats in (2, 3, 4)),
    *(("artifact", seats, {}) for seats in (3, 4, 5)),
    ("artifact", 5, kept.BOTH),
    *(("artifacts-inc", seats, {}) for seats in (2, 3, 4)),
]


def positions(
    title: Title, seats: int, options: dict[str, object], wanted: int, level: str = "novice"
) -> list[State]:
    """Decisions with a choice, evenly spaced over three games of this level."""
    found: list[State] = []
    for game in range(3):
        rng, state = Rng(game), title.new(seats, options)
        player = make_player(level, title, rng)
        while not state.is_over():
            seat, legal = state.actor(), state.legal()
            if seat >= 0 and len(legal) > 1:
                found.append(state.clone())
            state.play(
                player.decide(title.view(state, seat), legal) if seat >= 0 else state.draw(rng)
            )
    return [found[n * len(found) // wanted] for n in range(wanted)]


def waits(title: Title, level: str, states: list[State]) -> list[float]:
    """The seconds of each decision, in ascending order; the first one only warms up."""
    taken = []
    for number, state in enumerate([states[0], *states]):
        player = make_player(level, title, Rng(number), in_time=True)
        view, legal = title.view(state, state.actor()), state.legal()
        began = time.perf_counter()
        player.decide(view, legal)
        taken.append(time.perf_counter() - began)
    return sorted(taken[1:])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--titles", default=",".join(digsite.titles()))
    parser.add_argument("--decisions", type=int, default=40)
    chosen = parser.parse_args()
    print(f"{build()}, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; ms: median (95 %)")
    print(f"| title | players | {' | '.join(LEVELS)} |\n|---|---|{'---:|' * len(LEVELS)}")
    for name, seats, options in TABLES:
        if name in chosen.titles.split(","):
            title = digsite.title(name)
            states = positions(title, seats, options, chosen.decisions)
            told = " | ".join(in_ms(waits(title, level, states)) for level in LEVELS)
            print(f"| {name} | {seats}{' with both expansions' if options else ''} | {told} |")


def in_ms(taken: list[float]) -> str:
    """The median, and what 95 % do not exceed, in milliseconds."""
    median, most = taken[len(taken) // 2], taken[-(len(taken) // 20) - 1]
    return f"{1000 * median:,.0f} ({1000 * most:,.0f})"


if __name__ == "__main__":
    main()
